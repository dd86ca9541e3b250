//! A game without a map beside its cardboard: a monster is a touch of its Level, a fight is two numbers, and "I win!" is a
//! ring that anybody can stop.

pub mod adds;
pub mod body;
pub mod came_out;
mod dealt;
pub mod flight;
pub mod known;
pub mod lately;
pub mod loots;
pub mod met;
pub mod owed;
pub mod paid;
pub mod passed;
pub mod printed;
pub mod ranks;
pub mod ring;
pub mod stamps;

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::caught;
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::panels::found::state::Wanted;
use crate::app::table::play::draft::CardDraft;
use crate::app::table::prompt::fight::doing;
use crate::app::table::prompt::parts::{Answers, Context};
use crate::app::table::prompt::tray;
use crate::app::table::row as row_card;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::absent;
use crate::play::record::Who;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::outcome::Outcome;
use crate::rules::fight::{self, roll, sides};
use crate::rules::munchkin::curse::averting;
use crate::rules::question::Ask;
use crate::rules::table::{self as seats, Care};
use crate::rules::{cards, doors, munchkin, track};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// Monsters go up to this Level.
const HIGHEST: i16 = 20;

impl Table {
    /// Whether a game without a map is played beside its cardboard, with its fights.
    pub(in crate::app::table) fn is_cardboard(&self) -> bool {
        self.hot.is_none() && !self.session.book().system.rolls() && self.game().table.care != Care::Count
    }

    /// Whether there are Levels and no map to be looked at: with fights beside the cardboard, or just Levels.
    pub(in crate::app::table) fn is_of_levels(&self) -> bool {
        self.hot.is_none() && !self.session.book().system.rolls()
    }

    /// Whether somebody has said "I win!", and the others have a moment.
    pub(in crate::app::table) fn is_claimed(&self) -> bool {
        self.is_cardboard()
            && matches!(&self.question.ask, Ask::Fight(fight::Ask::FightDice { rollers }) if rollers.is_empty())
    }

    /// The same, and it will count by itself.
    pub fn is_claimed_for_a_time(&self, shell: &Shell) -> bool {
        self.is_claimed() && self.rings(shell)
    }

    /// Whether somebody has something open that a card may come of while a claim stands: another player has a reasonable
    /// time to play it (MC-CMB-19).
    pub(in crate::app::table) fn is_thought_over(&self) -> bool {
        self.is_claimed() && (self.panel.is_some() || self.draft.another)
    }

    /// A Curse that was told has struck: what would have stopped it the table has asked for before it said so. One touch
    /// takes back both.
    pub(in crate::app::table) fn curse_lands(&mut self, shell: &mut Shell) {
        let Ask::Munchkin(munchkin::Ask::Cursed { .. }) = self.question.ask else { return };
        let averts = |seat| self.game().seat(seat).is_some_and(|seat| !averting(seat).is_empty());
        if self.is_cardboard() && !self.question.seat.is_some_and(averts) {
            let done = seats::Answer::Done;
            self.submit_as(shell, &Command::Table(seats::Command::Answer(done.into())), Who::App);
        }
    }

    /// Nobody has stopped the claim while the ring ran: it counts (MC-CMB-19, MC-CMB-20).
    pub fn claim_counts(&mut self, shell: &mut Shell) {
        if self.is_claimed_for_a_time(shell) && self.ring(shell).is_none() {
            self.submit(shell, &counts());
            self.rang_out(shell);
        }
    }

    /// Where all who could stop a claim are away, nobody does. One touch takes back both.
    pub(in crate::app::table) fn claim_passes(&mut self, shell: &mut Shell) {
        let counts = absent::next(&self.session).filter(|command| self.is_claimed() && absent::lets_go(command));
        if let Some(counts) = counts {
            self.submit_as(shell, &counts, Who::App);
        }
    }

    /// While the journal or the rules lie over the table a claim waits: everybody has all of the ring afterwards (MC-CMB-19).
    pub fn claim_waits(&mut self, shell: &Shell) {
        if self.is_claimed() {
            self.meaning_since = shell.clock.now();
        }
    }
}

/// The claim counts.
fn counts() -> Command {
    let none = fight::Answer::Throws(Vec::new());
    Command::Table(seats::Command::Answer(none.into()))
}

/// The answers, where they are others than at a table with a map.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Option<Answers<'a>> {
    if !table.is_of_levels() {
        return None;
    }
    let wide = width >= tray::WIDE;
    match &table.question.ask {
        // Where only Levels are kept there is nothing else to do.
        Ask::Table(seats::Ask::Turn { .. }) if !table.is_cardboard() => {
            Some(Answers::plain(dim(shell.look, shell.words.get("levels-hint"), BODY)))
        }
        _ if !table.is_cardboard() => None,
        Ask::Table(seats::Ask::Opening) => dealt::view(table, shell),
        Ask::Table(seats::Ask::Turn { .. }) => Some(turn(table, shell, wide)),
        // The same while a claim stands: everybody can go on playing.
        Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. }) => {
            Some(Answers::with_tray(doing::view(table, shell, width), touched(table, shell, wide)))
        }
        Ask::Fight(fight::Ask::RunAway { monsters }) => Some(flight::run(table, shell, monsters, wide)),
        Ask::Fight(fight::Ask::BadStuff { monster }) => Some(flight::bad_stuff(table, shell, *monster, wide)),
        Ask::Doors(doors::Ask::Ranks { among }) => Some(ranks::goes(table, shell, among)),
        Ask::Doors(doors::Ask::Corpse { .. }) if body::is_shared(table) => Some(body::rolls(table, shell, &[], wide)),
        Ask::Doors(doors::Ask::Corpse { .. }) => Some(body::picks(table, shell)),
        Ask::Doors(doors::Ask::LootRoll { open }) => Some(body::rolls(table, shell, open, wide)),
        _ => None,
    }
}

/// How high the tray is: as high as long as a fight is built.
pub fn height(table: &Table, wide: bool) -> Option<f32> {
    let built = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. }));
    let low = built && !table.draft.another;
    // A row of faces: everybody's name has what is left of it.
    let first = matches!(table.question.ask, Ask::Table(seats::Ask::FirstPlayer { .. }));
    // A die needs less than a fight: whoever is run from, or picks of what the dead leave, stands above it, all of them.
    let rolls =
        matches!(table.question.ask, Ask::Fight(fight::Ask::RunAway { .. }) | Ask::Doors(doors::Ask::LootRoll { .. }));
    let shared = body::is_shared(table);
    let rolls = rolls || shared;
    let picks = matches!(table.question.ask, Ask::Doors(doors::Ask::Corpse { .. })) && !shared;
    // So does what Bad Stuff takes: what has gone stands above it.
    let caught = matches!(table.question.ask, Ask::Fight(fight::Ask::BadStuff { .. }));
    table.is_cardboard().then_some(match wide {
        true if picks => 120.0,
        true if caught => 126.0,
        true if first => 140.0,
        // Who shares out without the dice of the app has one button there.
        _ if rolls && body::is_told(table) => 76.0,
        true if rolls => 172.0,
        true if low => 196.0,
        true => 218.0,
        // Whoever could help has what is left of it.
        false if low => 200.0,
        // Three rows of what it takes; where more could go they scroll.
        false if caught => 186.0,
        false => 258.0,
    })
}

/// The turn: a monster, by a touch of its Level.
fn turn<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let seat = table.game().turn.seat;
    let way = |glyph: &str, id: &str, name: &str| {
        let label = row![icon(glyph, 20.0), bold(words.get(id), 15.0)].spacing(6).align_y(Alignment::Center);
        press(look, label).kind(Kind::Quiet).padding([2, 6]).width(Fill).id(name.to_owned())
    };
    let quiet = |glyph: &str, id: &str, name: &str, message: Option<Message>| -> Element<'a, Message> {
        way(glyph, id, name).on_press_maybe(message).into()
    };
    let opens = |panel: Option<Panel>| panel.map(Message::opens);
    let curse = CardDraft::curse(table).map(|draft| Panel::Card(Box::new(draft)));
    let other = seat.and_then(|own| table.game().seats.iter().map(|other| other.colour).find(|other| *other != own));
    let dies = |seat| {
        let life = munchkin::Effect::Life { seat, dead: true, wish: false };
        Message::does(table.played(vec![Effect::Munchkin(life)]))
    };
    // What was turned up and is neither fought nor suffered comes to the hand (MC-DOOR-06): with the end of a turn that
    // met nobody, else by itself.
    let taken = seat.filter(|_| table.game().keeps_goods() && !loots::is_open(table)).map(|seat| {
        let taken = cards::Effect::Hand { seat, deck: table.session.book().rules.kinds(), change: Amount::By(1) };
        quiet("scroll", "turn-door", "door taken", Some(Message::does(table.played(vec![taken.into()]))))
    });
    let mut ways = vec![
        quiet("warn", "card-curse", "curse", opens(curse)),
        quiet("coin", "turn-sell", "sell", opens(seat.map(Panel::sale))),
        quiet("deal", "turn-trade", "trade", opens(seat.zip(other).map(|(from, to)| Panel::Trade(from, to)))),
        quiet("skull", "quick-die", "dies", seat.map(dies)),
        quiet("person", "turn-races", "sheet", opens(seat.map(Panel::Seat))),
    ];
    ways.extend(taken);
    // Whoever has come to the end of the row has something to do there.
    let end = seat.filter(|seat| row_card::waits(table, *seat)).map(|_| {
        // After a fight it stands grey, and a touch says why.
        let def = Some(Box::default());
        let vain = tray::refused(table, Command::Track(track::Command::FaceGod { def }));
        let faded = vain.is_some();
        let opens = vain.or_else(|| Some(Message::opens(Panel::row(row_card::last(table)))));
        way("crown", "turn-god", "face god").faded(faded).on_press_maybe(opens).into()
    });
    ways.extend(end);
    let owed = owed::view(table, shell, wide);
    // Where the numbers of the next monster would lie below it, it is asked by itself: both are numbers.
    if owed.is_some() && owed::is_of_treasures(table) {
        return Answers::with_tray(tray::rows(ways, if wide { 3 } else { 2 }, 0.0), column(owed));
    }
    // Whoever has fought, or lies dead, meets nobody any more: what is touched now is the next one's.
    let (title, levels) = match passed::on(table) {
        Some(next) => (passed::title(table, shell, next), levels(shell, wide, passed::meets)),
        None => (title(shell, "doors-monster"), levels(shell, wide, meets)),
    };
    let ways = if passed::dead(table).is_some() { Vec::new() } else { ways };
    // Where all is wide there is no room above, and some below.
    match wide {
        true => {
            let columns = ways.len().max(1);
            let ways = tray::rows(ways, columns, 2.0);
            Answers::with_tray(column(owed), column![title, levels, ways].spacing(tray::GAP))
        }
        false => {
            let ways = column(owed).push(tray::rows(ways, 2, 0.0)).spacing(6);
            Answers::with_tray(ways, column![title, levels].spacing(tray::GAP))
        }
    }
}

/// What is asked of a monster, and the Box beside it.
fn title<'a>(shell: &'a Shell, id: &str) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let any = shell.owners_box().met().foes().next().is_some();
    let found = icon_button(look, "box", words.get("met-box")).padding([4, 10]).id("from the box".to_owned());
    let found = found.on_press_maybe(any.then(|| Message::opens(Panel::found(Wanted::Foe))));
    let title = bold(words.get(id), 17.0).color(look.torch).width(Fill);
    row![title, found].spacing(6).height(TOUCH).align_y(Alignment::Center).into()
}

/// A monster of each Level: one touch is the monster.
pub(super) fn levels<'a>(shell: &'a Shell, wide: bool, meets: fn(i16) -> Message) -> Element<'a, Message> {
    let high = if wide { TURN_TOUCH } else { 46.0 };
    let each = (1..=HIGHEST).map(|level| {
        let label = container(bold(level.to_string(), 20.0)).center(Fill);
        let press = press(shell.look, label).padding(2).height(high).width(Fill).id(format!("meet {level}"));
        press.on_press(meets(level)).into()
    });
    tray::rows(each.collect(), if wide { 10 } else { 5 }, tray::GAP)
}

/// The same, met by whoever is on the move.
fn meets(level: i16) -> Message {
    Message::does(passed::met(level))
}

/// What is touched in a fight: what cards add, one more monster, and that there is none after all.
fn touched<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Element<'a, Message> {
    // Once it has come it is one of them.
    if table.draft.another {
        return column![
            row![title(shell, "doors-another"), adds::no_other(shell)].spacing(6),
            levels(shell, wide, meets)
        ]
        .spacing(tray::GAP)
        .into();
    }
    let none = Answer::Fight(fight::Answer::Fight(Outcome::None));
    let none = adds::way(shell, ("cross", "fight-none"), "no fight", Some(answer(none)));
    // Nobody has a mate in Shadowrun: a Gang comes one by one.
    let mate = table.game().track.is_none().then(|| adds::mate(table, shell));
    let columns = if mate.is_some() { 3 } else { 2 };
    let rest = std::iter::once(adds::another(shell)).chain(mate).chain([none]).collect();
    column![adds::rows(table, shell, wide), tray::grid(rest, columns)].spacing(tray::GAP).into()
}

/// The next step: whose turn is next; "I win!", or one's legs; that the claim counts.
pub fn context(table: &Table, shell: &Shell) -> Option<Context> {
    let turn = matches!(table.question.ask, Ask::Table(seats::Ask::Turn { .. }));
    if !(table.is_cardboard() || turn && table.is_of_levels()) {
        return None;
    }
    let words = &shell.words;
    let done = || Some(answer(Answer::Table(seats::Answer::Done)));
    let say = |id: &str, message| Some(Context::new(words.get(id), message));
    match &table.question.ask {
        // What is not told now is told by nobody: hands would drift.
        Ask::Table(seats::Ask::Turn { .. }) if owed::is_of_treasures(table) => say("owed-first", None),
        Ask::Table(seats::Ask::Turn { .. }) => {
            let name = words.seat(passed::next(table)?, Names::of(table.game()));
            let label = words.with("doors-next", &[("seat", name.into())]);
            Some(Context::new(label, Some(loots::ends(table))))
        }
        Ask::Fight(fight::Ask::Fight { .. }) => {
            let sides = sides::sums(table.session.book(), table.game(), fight::current(table.game())?);
            Some(match roll::wins(&sides) {
                true => Context::new(wins(table, shell), done()),
                false => Context::runs(shell, done()),
            })
        }
        Ask::Fight(fight::Ask::BadStuff { .. }) if caught::suffered(table) => say("bad-stuff-all", done()),
        Ask::Fight(fight::Ask::FightDice { .. }) => say("claim-counts", Some(Message::does(counts()))),
        Ask::Doors(doors::Ask::Corpse { .. }) if body::is_shared(table) => {
            say("body-sorted", Some(answer(Answer::Table(seats::Answer::No))))
        }
        Ask::Doors(doors::Ask::Corpse { .. }) => say("body-done", Some(answer(Answer::Table(seats::Answer::No)))),
        Ask::Doors(doors::Ask::LootRoll { .. }) => say("body-sorted", Some(answer(Answer::Table(seats::Answer::No)))),
        _ => None,
    }
}

/// "I win!", and who wins the game by it.
pub fn wins(table: &Table, shell: &Shell) -> String {
    let (words, game) = (&shell.words, table.game());
    let main = fight::under_way(game).map(|now| now.main);
    match roll::winners(table.session.book(), game).as_slice() {
        [] => words.get("doors-win"),
        [one] if Some(*one) == main => words.get("doors-win-game"),
        [one] => words.with("doors-win-other", &[("seat", words.seat(*one, Names::of(game)).into())]),
        [_, rest @ ..] => {
            let others: Vec<String> = rest.iter().map(|seat| words.seat(*seat, Names::of(game))).collect();
            words.with("doors-win-both", &[("seat", words.list(&others).into())])
        }
    }
}
