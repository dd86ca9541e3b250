//! What goes on around a seat that a phone holds: whether it is waited for, what everybody can read at the table, and how long
//! there is.

use crate::play::reacting::Until;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::fight::Bargain;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::Ask;

/// How long there is to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// From beginning to end, in milliseconds.
    pub whole: i64,
    /// When it ends, in milliseconds since 1970; nothing while it stands still.
    pub ends: Option<i64>,
}

impl Time {
    /// From beginning to end, in seconds.
    pub fn seconds(self) -> u32 {
        u32::try_from(self.whole / 1_000).unwrap_or(0)
    }
}

/// What is put together on a phone, card by card, before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// What hacks the card under the own token.
    Hack,
    /// What changes hands with somebody.
    Trade(Colour),
    /// What is sold for a Level.
    Sale,
}

/// How it stands with a seat at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// Others are at it, or chance is.
    Waits,
    /// Everybody may react: whether this seat has said something, and what.
    Rings(Option<bool>),
    /// The seat is waited for; the cards it has marked.
    Asked(&'a [CardId]),
    /// The seat is waited for, and puts something together; what it has chosen for it so far, and whether it waits for the
    /// yes of somebody else.
    Chooses(Choosing, &'a [CardId], bool),
    /// Somebody has offered a trade and waits for a yes.
    Offered(&'a Command),
}

/// What goes on around a seat, for all to see; and what only its phone remembers.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// What everybody can read at the table, the newest first.
    pub news: Vec<String>,
    /// What of it names the seat, since it did something last; the oldest first.
    pub since: Vec<String>,
    /// What the table has said to what the seat did last.
    pub said: Option<String>,
    /// Who the app plays would help, and what for: those who say so, or are asked for more than they offered.
    pub offers: Vec<Command>,
    /// What whoever is asked for help could want for it instead.
    pub wants: Vec<Bargain>,
    /// For how long the seat passes unasked.
    pub peace: Option<Until>,
    /// Whether whoever fights is a person who still thinks: meanwhile others play what they like.
    pub open: bool,
    /// Who at the tablet has got something meanwhile, and is waited for before whoever is asked goes on.
    pub between: Option<Colour>,
    /// Who has not answered yet.
    pub waits: Vec<Colour>,
    /// Who of them plays on a phone that has gone quiet.
    pub quiet: Vec<Colour>,
    /// Whether the app is at it.
    pub goes_on: bool,
    /// Whether somebody looks something up on the tablet, and nothing goes on meanwhile.
    pub reads: bool,
    /// Whether it is phones that are let in there meanwhile.
    pub lets_in: bool,
    /// Why whoever the app plays has done what it did last, and who it was.
    pub why: Option<String>,
    /// What somebody else has played last, and what it says.
    pub played: Vec<String>,
    /// Who is to get which of the cards that go, as the seat has said.
    pub gets: Vec<(CardId, Colour)>,
    /// Dice that lie: whose, for what, and what they show.
    pub dice: Option<String>,
    /// What has happened just before a question came of it, and what its card says.
    pub cause: Vec<String>,
    /// How long there is to react, where that is not endless.
    pub time: Option<Time>,
    /// What the seat held when it did something last; nothing while it has not.
    pub held: Option<CardSet>,
    /// Whether the seat plays on the tablet for now, and whether its hand lies open there.
    pub lent: Option<bool>,
}

/// How many cards have to go, where it is asked which; and of which deck, where it has to be one.
pub(super) fn sheds(ask: &Ask) -> Option<(u32, Option<Deck>)> {
    match ask {
        Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) => Some((*surplus, None)),
        Ask::Cards(cards::Ask::Cards { count, drawn: false, deck, .. }) => Some((*count, Some(*deck))),
        _ => None,
    }
}

/// Who gets what has to go, in the order of the table; nobody where it goes on the discards.
pub(super) fn gets(ask: &Ask) -> &[Colour] {
    match ask {
        Ask::Munchkin(munchkin::Ask::Charity { to, .. }) => to,
        _ => &[],
    }
}
