//! Decks and hands the app keeps, told: of hands only how many cards come and go, by name what lies face up.

use crate::play::narrate::line::{Line, Tone, counted};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::cards;
use crate::rules::cards::cited::BEHIND_THE_DOOR;
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::event::{Event, Fact};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::table;

/// Where cards are kept as facts go by: on the table, or in the app.
#[derive(Clone, Copy, Debug)]
pub struct Decks {
    in_app: bool,
    opening: bool,
    /// Whether a turn begins by these facts.
    begins: bool,
    door: bool,
    /// Whether a door is being opened by these facts: what is behind it is told by its name, a moment later.
    opens: bool,
    /// Whether hands lie on the table alone, beside a map that is kept: what is drawn is something to do, and not known.
    apart: bool,
}

impl Decks {
    /// As they are before these facts are told.
    pub fn of<'a>(before: &Game, facts: impl Iterator<Item = &'a Fact>) -> Decks {
        let door =
            |event: &Event| matches!(event, Event::Table(table::Event::Owed(Step::Doors(doors::Step::Door { .. }))));
        let (mut opens, mut begins) = (false, false);
        for fact in facts {
            opens |= door(&fact.event);
            begins |= matches!(fact.event, Event::Table(table::Event::Turn { .. }));
        }
        Decks {
            in_app: before.stock.is_some(),
            opening: before.turn.number == 0,
            door: opened(before).is_some(),
            opens,
            begins,
            apart: before.has_map() && !before.keeps_goods(),
        }
    }

    /// Whether a fact is no news: cards that leave a hand the app keeps are told by what becomes of them.
    pub fn is_silent(self, event: &Event) -> bool {
        let door = self.opens && matches!(event, Event::Cards(cards::Event::Drew { deck: Deck::DOOR, open: true, .. }));
        // What a player starts with is told as it comes.
        let dealt =
            self.opening && !self.begins && matches!(event, Event::Cards(cards::Event::Drew { open: false, .. }));
        self.in_app
            && (door || dealt || matches!(event, Event::Cards(cards::Event::Hand { from, to, .. }) if from.covers(*to)))
    }

    /// The line of a draw. On the table it is a reminder; in the app nobody has to do anything. Which cards it brings is
    /// known a moment later and no news, except for the cards a player starts with.
    pub fn told(self, before: &Game, fact: &Fact) -> Option<Line> {
        let plain = |message| Some(Line { message, cites: fact.cites, tone: Tone::Plain });
        let Event::Cards(own) = &fact.event else { return None };
        if let cards::Event::Drew { seat, deck, cards, open: false } = own
            && self.in_app
            && (!self.opening || self.begins)
        {
            return plain(Message::new("told-drew").seat(*seat).with("cards", counted(*deck, (*cards).into())));
        }
        if let cards::Event::Drew { seat, deck, cards, open: false } = own
            && self.apart
        {
            let message = Message::new("told-take").seat(*seat).with("cards", counted(*deck, (*cards).into()));
            return Some(Line { message, cites: fact.cites, tone: Tone::Reminder });
        }
        if let cards::Event::Took { seat, cards } = own
            && self.opening
        {
            return plain(Message::new("told-took").seat(*seat).with("cards", Arg::OfDeck(cards.clone())));
        }
        if let cards::Event::Took { seat, cards } = own
            && self.door
        {
            // Why is the rule of the door; that cards come from decks nobody asks.
            let message = Message::new("told-behind-door").seat(*seat).with("cards", Arg::Cards(cards.clone()));
            return Some(Line { message, cites: fact.cites.rather(BEHIND_THE_DOOR), tone: Tone::Plain });
        }
        // What is drawn for all to see is told to all (MC-TREAS-04).
        if let cards::Event::Took { seat, cards } = own
            && before.seat(*seat).is_some_and(|seat| seat.shown)
        {
            return plain(Message::new("told-shown").seat(*seat).with("cards", Arg::Cards(cards.clone())));
        }
        None
    }
}

/// Who has opened a door whose card is just being turned up.
pub fn opened(game: &Game) -> Option<Colour> {
    game.agenda.iter().find_map(|step| {
        let Step::Doors(doors::Step::Door { seat, .. }) = step else { return None };
        Some(*seat)
    })
}

/// The line of an event of decks and hands.
pub fn line(own: &cards::Event) -> Option<Message> {
    Some(match own {
        cards::Event::Stocked(Some(stock)) => Message::new("told-stocked").with("count", stock.all.len()),
        cards::Event::Stocked(None) => Message::new("told-unstocked"),
        cards::Event::Shed { seat, cards } if !cards.is_empty() => {
            Message::new("told-shed").seat(*seat).with("cards", Arg::Cards(cards.clone()))
        }
        cards::Event::Passed { from, to, cards } if !cards.is_empty() => {
            Message::new("told-passed").seat(*from).with("to", Arg::Seat(*to)).with("count", cards.len())
        }
        cards::Event::Shown { seat, cards } if !cards.is_empty() => {
            Message::new("told-shows-hand").seat(*seat).with("cards", Arg::Cards(cards.clone()))
        }
        cards::Event::Shown { seat, .. } => Message::new("told-shows-hand-on-table").seat(*seat),
        cards::Event::Fetched { seat, card, .. } => Message::new("told-fetched").seat(*seat).with("card", *card),
        cards::Event::TurnedUp(cards) => {
            Message::new("told-turned-up").with("count", cards.len()).with("cards", Arg::Cards(cards.clone()))
        }
        cards::Event::Picked { seat, cards } => {
            Message::new("told-picked").seat(*seat).with("cards", Arg::Cards(cards.clone()))
        }
        cards::Event::Reshuffled(cards) => Message::new("told-reshuffled").with("deck", Arg::Deck(cards.clone())),
        cards::Event::Hand { seat, to, .. } => {
            let cards = to.iter().map(|(deck, count)| counted(deck, count.into())).collect();
            Message::new("told-hand").seat(*seat).with("hand", Arg::List(cards))
        }
        cards::Event::Drew { seat, deck, cards, open } => {
            let id = if *open { "told-drew-open" } else { "told-drew" };
            Message::new(id).seat(*seat).with("cards", counted(*deck, (*cards).into()))
        }
        cards::Event::GaveBack { seat, deck, cards } => {
            Message::new("told-gave-back").seat(*seat).with("cards", counted(*deck, (*cards).into()))
        }
        // What is played has a line of its own, and so has what becomes of what was in play.
        cards::Event::Took { .. }
        | cards::Event::Shed { .. }
        | cards::Event::Passed { .. }
        | cards::Event::CardOut { .. }
        | cards::Event::LaidOut(_)
        | cards::Event::Swept(_)
        | cards::Event::Fresh { .. } => return None,
    })
}

/// What dice show that a card has changed, or that one of them is rolled again.
pub fn recast(roll: &Answer, again: Option<usize>) -> Option<Message> {
    if again.is_some() {
        return Some(Message::new("told-recast-again"));
    }
    let number = |face: i64| vec![Arg::Number(face)];
    let faces = if let Answer::Fight(fight::Answer::Ran { face, .. }) = roll {
        number((*face).into())
    } else if let Answer::Table(own) = roll {
        match own {
            table::Answer::Dice(faces) => faces.iter().map(|face| Arg::Number((*face).into())).collect(),
            table::Answer::Number(face) => number((*face).into()),
            table::Answer::Colour(colour) => vec![Arg::Colour(*colour)],
            table::Answer::Done | table::Answer::No | table::Answer::Seat(_) | table::Answer::Die { .. } => {
                return None;
            }
        }
    } else {
        return None;
    };
    Some(Message::new("told-recast").with("count", faces.len() as i64).with("faces", Arg::List(faces)))
}
