//! Bots at a running game: what chance or a bot does next, as a function of the dice and of what has happened so far.

use crate::bots::grudge::Grudges;
use crate::bots::view::View;
use crate::bots::{Bot, bot};
use crate::play::oracle;
use crate::play::session::Session;
use crate::play::stab::Memory;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::doors::opening;
use crate::rules::engine::{self};
use crate::rules::ids::Colour;
use crate::rules::message::Message;
use crate::rules::munchkin;
use crate::rules::table;

/// Bots in their seats, by the places of the seats, and what they remember.
#[derive(Default)]
pub struct Players {
    bots: Vec<Option<Box<dyn Bot + Send>>>,
    memory: Memory,
}

impl Players {
    /// Bots by name, in table order; a name nobody has is a person.
    pub fn new<'a>(names: impl Iterator<Item = &'a str>) -> Players {
        Players { bots: names.map(bot).collect(), memory: Memory::default() }
    }

    /// Whether a seat is played by a bot.
    pub fn plays(&self, session: &Session, seat: Colour) -> bool {
        let place = session.game().seats.iter().position(|s| s.colour == seat);
        place.and_then(|p| self.bots.get(p)).is_some_and(Option::is_some)
    }

    /// What happens next without a person: a roll or draw of chance, or what a bot decides; none if a person is asked.
    pub fn next(&mut self, session: &Session) -> Option<Command> {
        match engine::waits_for(session.book(), session.game()) {
            Decider::Chance => oracle::answer(session).map(|it| Command::Table(table::Command::Answer(it))),
            Decider::Seat(seat) => self.decide(session, seat),
            Decider::Table => self.decide(session, session.game().on_turn_or_first()?),
        }
    }

    /// What the bot of a seat does now; none if no bot sits there, or it can do nothing.
    pub fn decide(&mut self, session: &Session, seat: Colour) -> Option<Command> {
        let (book, game) = (session.book(), session.game());
        let place = game.seats.iter().position(|s| s.colour == seat)?;
        let mind = self.bots.get_mut(place)?.as_mut()?;
        let mut wishes = engine::moves(book, game);
        // Nobody does anything to others while hands are still laid down: the game has not begun.
        if opening::now(game) {
            wishes.retain(|wish| !matches!(wish, Command::Munchkin(munchkin::Command::UsePower { .. })));
        }
        if wishes.is_empty() {
            return None;
        }
        let view = View::of(book, game, seat).remembering(self.memory.of(session));
        let pick = mind.pick(&view, &wishes, &mut oracle::mind(session));
        let last = wishes.len() - 1;
        Some(wishes.swap_remove(pick.min(last)))
    }

    /// Who has stabbed whom so far.
    pub fn grudges(&mut self, session: &Session) -> &Grudges {
        self.memory.of(session)
    }

    /// The same, as far as it has been asked for.
    pub fn remembered(&self) -> &Grudges {
        self.memory.known()
    }

    /// The same of stabs alone, as the end counts them.
    pub fn stabs(&self) -> &Grudges {
        self.memory.stabs()
    }

    /// Why the bot of a seat did what it did last.
    pub fn why(&self, session: &Session, seat: Colour) -> Option<Message> {
        let place = session.game().seats.iter().position(|s| s.colour == seat)?;
        self.bots.get(place)?.as_ref()?.why()
    }
}
