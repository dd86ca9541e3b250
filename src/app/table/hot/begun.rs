//! Somebody plays into a turn, or trades beside it: what whoever has the turn had begun to put together is gone on with as
//! soon as it can be, and where it cannot, that is said.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Begun, Hot, Lost, Next, Sheet};
use crate::app::table::state::Table;
use crate::catalog::words::{Names, Words};
use crate::phones::around::Choosing;
use crate::play::session::Session;
use crate::play::{barter, wares};
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::Question;
use crate::rules::{engine, fight, track};

impl Begun {
    /// What it is, wherever it is put together.
    fn what(&self) -> Option<Choosing> {
        self.chooses.or(match self.sheet {
            Some(Sheet::Trade(with)) => Some(Choosing::Trade(with)),
            Some(Sheet::Level) => Some(Choosing::Sale),
            _ => None,
        })
    }
}

impl Hot {
    /// Something is about to be done by somebody else: what is put together meanwhile is kept.
    pub(super) fn sets_aside(&mut self, game: &Game) {
        let Next::Person(seat) = self.next else { return };
        let sheet = self.sheet.clone().filter(|sheet| matches!(sheet, Sheet::Trade(_) | Sheet::Level));
        let (marked, armed, turn) = (self.marked.clone(), self.armed.clone(), game.turn.number);
        let begun = Begun { seat, turn, marked, armed, chooses: self.chooses, sheet };
        if begun.what().is_some() {
            self.begun = Some(begun);
        }
    }

    /// What somebody had begun has come to nothing: they are told, and so is whoever was thinking over what they had offered.
    pub(super) fn loses(&mut self, seat: Colour, what: Choosing, offered: bool) {
        self.gone.push((seat, Lost::Own(what)));
        if let Choosing::Trade(with) = what
            && offered
        {
            self.gone.push((with, Lost::Offer(seat)));
        }
    }

    /// What was begun is gone on with once whoever began it is asked on; what cannot be any more is told.
    pub(super) fn goes_on_with_begun(&mut self, session: &Session, question: &Question) {
        let (book, game) = (session.book(), session.game());
        let Some(mut begun) = self.begun.take() else { return };
        let Some(what) = begun.what() else { return };
        if game.turn.number != begun.turn || fight::under_way(game).is_some() {
            return self.loses(begun.seat, what, begun.armed.is_some());
        }
        if self.next != Next::Person(begun.seat) || !question.ask.is_turn() || self.meanwhile.is_some() {
            self.begun = Some(begun);
            return;
        }
        let seat = begun.seat;
        let own = game.seat(seat);
        let owns = |card: &CardId| own.is_some_and(|own| barter::has(own, *card) || own.held.has(*card));
        let can = match what {
            Choosing::Trade(with) => {
                barter::keeps(game, (seat, with), &mut begun.marked);
                barter::can(book, game, (seat, with))
            }
            Choosing::Sale => {
                begun.marked.retain(owns);
                own.is_some_and(|own| !wares::sensible(book, game, own).is_empty())
            }
            Choosing::Hack => {
                begun.marked.retain(owns);
                self.moves.iter().any(track::turn::is_paid)
            }
        };
        let offer = begun.armed.is_some();
        begun.armed.take_if(|offer: &mut Command| engine::decide(book, game, offer).is_err());
        if !can || offer && begun.armed.is_none() {
            self.loses(seat, what, offer);
        }
        if can {
            (self.marked, self.armed, self.chooses) = (begun.marked, begun.armed, begun.chooses);
            self.sheet = begun.sheet.or(self.sheet.take());
        }
    }
}

/// What is said to whoever has to begin something anew, or is offered something no more.
pub(super) fn told(words: &Words, game: &Game, what: Lost) -> String {
    let named = |id: &str, seat: Colour| words.with(id, &[("seat", words.seat(seat, Names::of(game)).into())]);
    match what {
        Lost::Own(Choosing::Trade(with)) => named("begun-trade", with),
        Lost::Own(Choosing::Sale) => words.get("begun-sale"),
        Lost::Own(Choosing::Hack) => words.get("begun-hack"),
        Lost::Offer(from) => named("begun-offer", from),
    }
}

impl Table {
    /// Whoever has to begin something anew at the tablet hears so there.
    pub(super) fn tells_gone(&mut self, shell: &mut Shell) {
        let game = self.session.game();
        let Some(hot) = self.hot.as_mut() else { return };
        let here = hot.gone.iter().position(|(seat, _)| !hot.on_phone.contains(seat));
        if let Some((_, what)) = here.map(|at| hot.gone.remove(at)) {
            shell.say(told(&shell.words, game, what));
        }
    }
}
