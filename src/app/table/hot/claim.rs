//! The next step at the doors: open one, loot the room, claim a win, run.

use crate::app::shell::Shell;
use crate::app::table::cardboard;
use crate::app::table::hot::state::{Hot, Next};
use crate::app::table::log::LogLine;
use crate::app::table::message::Message;
use crate::app::table::prompt::parts::Context;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::play::reacting;
use crate::play::session::Session;
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::fight::{self, Stage, roll, sides};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table;
use crate::rules::table::step::About;

impl Hot {
    /// Whoever claims to have won says so once, and again only where what was played meanwhile has changed either side. To the
    /// others the claim is open anew all the same (MC-CMB-19).
    pub(super) fn claims(&mut self, session: &Session, window: Option<About>) {
        let (book, game) = (session.book(), session.game());
        let claimed = |fight: &&fight::Fight| fight.stage == Stage::Announced && !fight.yields;
        self.stands = None;
        let Some(fight) = fight::kept(game).filter(|_| !book.system.rolls()).filter(claimed) else {
            self.claimed = None;
            return;
        };
        let sums = roll::totals(&sides::sums(book, game, fight), &[]);
        let said = *self.claimed.get_or_insert((fight.main, sums));
        self.stands = Some(fight.main).filter(|_| window == Some(About::Fight) && said == (fight.main, sums));
        if let Some(main) = self.stands.filter(|main| self.next == Next::Person(*main)) {
            self.next = Next::Pass(main);
        }
    }

    /// Whoever claims to have won says so again, whatever either side comes to by now.
    pub(in crate::app::table) fn claims_anew(&mut self, command: &Command) {
        if *command == reacting::PASSES && self.claimed.is_some_and(|(main, _)| self.mover() == Some(main)) {
            self.claimed = None;
        }
    }
}

impl Table {
    /// It is said that a claim stands: nothing that was played has changed anything about it.
    pub(super) fn says_it_stands(&mut self, shell: &Shell, main: Colour) {
        let name = shell.words.seat(main, Names::of(self.game()));
        let text = shell.words.with("claim-stands", &[("seat", name.into())]);
        self.log.push(LogLine::plain(text, self.session.timeline().here()));
    }
}

/// What can be done at a move of the list.
pub fn find(hot: &Hot, test: impl Fn(&Door) -> bool) -> Option<&Command> {
    hot.moves.iter().find(|command| matches!(command, Command::Doors(door) if test(door)))
}

/// The next step at the doors: open one, or loot the room; in a fight, the claim, or one's legs.
pub fn context(table: &Table, shell: &Shell, hot: &Hot) -> Option<Context> {
    if table.game().has_map() || hot.mover().is_none() {
        return None;
    }
    let say = |id: &str, command: Option<&Command>| {
        let message = command.map(|command| Message::does(command.clone()));
        Some(Context::new(shell.words.get(id), message))
    };
    match &table.question.ask {
        Ask::Table(table::Ask::Turn { .. }) => {
            let door = find(hot, |door| *door == Door::OpenDoor);
            match door {
                Some(door) => say("move-open-door", Some(door)),
                None => say("move-search-room", find(hot, |door| *door == Door::SearchRoom)),
            }
        }
        Ask::Fight(fight::Ask::Fight { .. }) => {
            let (book, game) = (table.session.book(), table.game());
            let sides = sides::sums(book, game, fight::current(game)?);
            let done = table::Answer::Done;
            let done = Command::Table(table::Command::Answer(done.into()));
            let done = hot.moves.iter().find(|command| **command == done);
            let message = done.map(|done| Message::does(done.clone()));
            Some(match roll::wins(&sides) {
                true => Context::new(cardboard::wins(table, shell), message),
                false => Context::runs(shell, message),
            })
        }
        _ => None,
    }
}
