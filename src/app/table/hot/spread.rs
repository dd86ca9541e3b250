//! How the cards of a hand lie: each keeps its place until something else is asked, so that none slides under a finger
//! when one beside it is played.

pub mod places;

use crate::app::table::hot::state::{Hot, Sheet};
use crate::play::narrate::moves::{Part, Teller};
use crate::play::reacting;
use crate::play::session::Session;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::question::{Ask, Question};
use crate::rules::seat::Seat;
use crate::rules::table::step::About;
use crate::rules::{cards, doors, munchkin, table};

/// The cards of somebody: in hand, or on the table.
fn lying(book: &Book, seat: &Seat, laid: bool) -> Vec<CardId> {
    if laid {
        return seat.laid.iter().chain(seat.gear.iter().filter_map(|g| g.card)).collect();
    }
    book.rules.hands.iter().flat_map(|deck| seat.held.and(book.cards.stack(*deck)).iter()).collect()
}

/// Whether a card lies before somebody.
fn lies(seat: &Seat, card: CardId) -> bool {
    seat.laid.has(card) || seat.gear.iter().any(|item| item.card == Some(card))
}

impl Hot {
    /// Lays out the open hand: anew for somebody else or another question, else as it lies.
    pub(super) fn lay(&mut self, session: &Session, question: &Question) {
        let Some(seat) = self.open.and_then(|c| session.game().seat(c)) else { return };
        let cards = lying(session.book(), seat, self.laid);
        let about = if let Ask::Table(table::Ask::Window { about, .. }) = question.ask { Some(about) } else { None };
        let asked = (session.game().turn.number, question.seat, question.ask.name(), about);
        let stays = self.spread.of.is_some_and(|(whose, laid, when)| {
            let same = when.0 == asked.0 && (self.mover().is_none() || when == asked);
            whose == seat.colour && laid == self.laid && same
        });
        // How they lie is remembered: a hand is not sorted anew by each draw.
        let seen = self.mover().map(|_| session.game().turn.number);
        let dealt = session.game().turn.number == 0;
        let game = session.game();
        let held = |card: &CardId| game.seats.iter().any(|seat| seat.held.has(*card) || lies(seat, *card));
        self.spread.turns(game.turn.number, held);
        let cards = self.spread.ordered((seat.colour, self.laid), (seen, dealt), &cards);
        if !stays {
            // A page that was opened for what was asked stays open.
            if let Some(room) = self.spread.room.get() {
                self.page = self.spread.open(self.page, room);
            }
            // A turn begins with the first cards of a hand.
            if self.spread.of.is_some_and(|(.., when)| when.0 != asked.0) {
                self.page = 0;
            }
            self.spread.wanted = self.wanted(session, question, &cards);
            self.spread.shown.clear();
            self.spread.places = cards.into_iter().map(Some).collect();
            let places = self.spread.places.clone();
            self.shows_news(session, question, &places);
            self.spread.of = Some((seat.colour, self.laid, asked));
            return;
        }
        self.lies_on(&cards);
        let places = self.spread.places.clone();
        self.shows_news(session, question, &places);
        let lie: Vec<CardId> = self.spread.places.iter().flatten().copied().collect();
        self.spread.keep((seat.colour, self.laid), lie);
    }

    /// Whoever goes on with their own turn is shown what they have drawn meanwhile: the hand stands on the first of it.
    fn shows_news(&mut self, session: &Session, question: &Question, places: &[Option<CardId>]) {
        let own = self.mover().is_some() && self.mover() == session.game().turn.seat && !self.laid;
        let goes_on = matches!(
            question.ask,
            Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End | About::Came, .. })
        );
        if !own || !goes_on || self.is_lifted() {
            return;
        }
        let news = std::mem::take(&mut self.spread.news);
        // What others let in is asked about by itself.
        if matches!(question.ask, Ask::Table(table::Ask::Window { about: About::Came, .. })) {
            return;
        }
        let new = |place: &Option<CardId>| place.is_some_and(|card| news.contains(&card));
        let at: Vec<usize> = places.iter().enumerate().filter(|(_, place)| new(place)).map(|(at, _)| at).collect();
        if !at.is_empty() {
            self.spread.wanted = at;
            self.spread.shown = news;
        }
    }

    /// What lies there still keeps its place; what has come lies where there is one.
    fn lies_on(&mut self, cards: &[CardId]) {
        let places = &mut self.spread.places;
        let lay = places.iter().flatten().count();
        for place in places.iter_mut() {
            *place = place.filter(|card| cards.contains(card));
        }
        // Where several have gone at once no finger lies on one of them.
        if places.iter().flatten().count() + 2 < lay {
            places.retain(Option::is_some);
        }
        // Without a gap what comes back makes room for itself where it lay.
        if places.iter().all(Option::is_some) && cards.iter().any(|card| !places.contains(&Some(*card))) {
            *places = cards.iter().copied().map(Some).collect();
        }
        for card in cards {
            if places.contains(&Some(*card)) {
                continue;
            }
            match places.iter_mut().find(|place| place.is_none()) {
                Some(gap) => *gap = Some(*card),
                None => places.push(Some(*card)),
            }
        }
    }

    /// The places of the cards that a question wants: those that could go, or be played by whoever may react; of what has
    /// come what is new.
    fn wanted(&self, session: &Session, question: &Question, cards: &[CardId]) -> Vec<usize> {
        if self.mover().is_none() || self.laid {
            return Vec::new();
        }
        let book = session.book();
        let teller = Teller { book, game: session.game() };
        let places = |is: &dyn Fn(CardId) -> bool| -> Vec<usize> {
            cards.iter().enumerate().filter(|(_, card)| is(**card)).map(|(place, _)| place).collect()
        };
        match &question.ask {
            Ask::Cards(cards::Ask::Cards { deck, drawn: false, .. }) => {
                places(&|card| book.cards.deck(card) == Some(*deck))
            }
            Ask::Table(table::Ask::Window { about, .. }) => {
                let lit = |card: CardId| self.lights(&teller, card);
                let fresh = places(&|card| *about == About::Came && lit(card) && self.spread.is_fresh(card));
                if fresh.is_empty() { places(&lit) } else { fresh }
            }
            _ => Vec::new(),
        }
    }

    /// Whether a page has a gap that cards on another one could fill, and nobody reads a card.
    pub fn gapes(&self) -> bool {
        self.open.is_some() && !self.is_lifted() && self.spread.gapes(self.page)
    }

    /// Whether a card is lifted.
    pub fn is_lifted(&self) -> bool {
        matches!(self.sheet, Some(Sheet::Card(_)))
    }

    /// Whether any card of somebody's hand, or of those on the table, can be played by who has the screen.
    pub fn has_lit(&self, teller: &Teller<'_>, seat: &Seat, laid: bool) -> bool {
        self.mover() == Some(seat.colour)
            && lying(teller.book, seat, laid).into_iter().any(|card| self.lights(teller, card))
    }

    /// What the second touch of a card does: the way to play it, if there is only one, and what it plays gives nothing up;
    /// or the one button that stands below it, so that a monster of the hand is fought; or what is lit among several.
    pub fn plainly(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        let only = || self.single(teller).filter(|command| !reacting::gives_up(teller.game, command));
        self.played(teller, card).or_else(only).or_else(|| self.lit(teller, card)).or_else(|| self.sought(card))
    }

    /// A fight with a monster of the hand.
    fn sought(&self, monster: CardId) -> Option<Command> {
        let seeks = |command: &&Command| match command {
            Command::Doors(doors::Command::LookForTrouble { card }) => *card == monster,
            _ => false,
        };
        self.moves.iter().find(seeks).cloned()
    }

    /// What a card does that is put down, whatever is lifted: the way to play it, if there is only one, or what is lit
    /// among several.
    pub(super) fn put_down(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        self.played(teller, card).or_else(|| self.for_oneself(teller, card))
    }

    /// What stands lit below a lifted card that can be played in other ways, too.
    fn lit(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        self.for_oneself(teller, card).filter(|_| self.narrowed.is_empty())
    }

    /// To play a card for oneself, where it can be played in other ways, too.
    fn for_oneself(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        let ways = self.plays(teller, card);
        let first = ways.first().filter(|way| teller.parts(way) == [Part::Plain])?;
        (!reacting::gives_up(teller.game, first)).then(|| (*first).clone())
    }

    /// The way to play a card, if there is only one, and what it plays gives nothing up.
    fn played(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        let ways = self.plays(teller, card);
        let first = *ways.first()?;
        let one = ways.iter().all(|way| teller.parts(way) == teller.parts(first));
        let own = ways
            .iter()
            .find(|way| matches!(way, Command::Munchkin(munchkin::Command::PlayCard { card: c, .. }) if *c == card));
        let way = own.copied().unwrap_or(first);
        (one && !reacting::gives_up(teller.game, way)).then(|| way.clone())
    }
}
