//! Whose a card was that was touched in a fight as what it does: a hand is counted down in an entry of its own, which goes
//! with it, or is somebody else's.

use crate::play::came::{Card, came, happened};
use crate::play::record::Who;
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::amount::Amount;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table;

/// So many deeds before an entry cards may still wait to be said whose they were.
const BACK: usize = 48;

/// The entry that took a card out of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Which it is.
    pub point: Point,
    /// Whose hand.
    pub seat: Colour,
    /// Which cards.
    pub deck: Deck,
    /// How many.
    pub count: u8,
}

/// The card an entry was, if it was one of those that are touched as what they do, where hands are counted.
pub fn card(session: &Session, before: &Game, command: &Command) -> Option<Card> {
    let counted = before.keeps_goods() && before.stock.is_none();
    came(before, command, session.book().rules.kinds()).filter(|_| counted)
}

/// A hand that is counted down, as an entry of its own.
fn counts_down(command: &Command) -> Option<(Colour, Deck, u8)> {
    let [Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(by @ ..=-1) })] = happened(command) else {
        return None;
    };
    Some((*seat, *deck, u8::try_from(-by).ok()?))
}

/// The command that counts a hand down.
pub fn counting(seat: Colour, deck: Deck, count: u8) -> Command {
    let effect = cards::Effect::Hand { seat, deck, change: Amount::By(-i32::from(count)) };
    Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })
}

/// Which entry said whose the card of another was; nothing if that was no such card, or nobody said.
pub fn paid(session: &Session, point: Point) -> Option<Paid> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let place = path.binary_search(&point).ok()?;
    let start = place.saturating_sub(BACK);
    let mut game = timeline.state(timeline.parent(path[start]));
    let mut open = Open::default();
    for (at, node) in path[start..].iter().filter_map(|at| Some((*at, timeline.node(*at)?))) {
        if let Some((of, paid)) = open.takes(session, &game, (at, node))
            && of == point
        {
            return Some(paid);
        }
        if at >= point && !open.cards.iter().any(|(of, _)| *of == point) {
            return None;
        }
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
    }
    None
}

/// Cards nobody has said anything of yet, each with its entry, the first one first. What is said is said of the last: that
/// one is asked about.
#[derive(Default)]
struct Open {
    cards: Vec<(Point, Card)>,
    /// Something else was done since: what follows is what they are taken for.
    ends: bool,
}

impl Open {
    /// Goes one entry on: of which card it said whose it was.
    fn takes(&mut self, session: &Session, before: &Game, (at, node): (Point, &Node)) -> Option<(Point, Paid)> {
        let command = node.command.read().ok();
        let by_table = node.who == Who::Table;
        if let Some(card) = command.as_ref().and_then(|command| card(session, before, command)) {
            if std::mem::take(&mut self.ends) {
                self.cards.clear();
            }
            self.cards.push((at, card));
            return None;
        }
        if let Some((seat, deck, count)) = command.as_ref().and_then(counts_down) {
            let theirs = |card: &Card| by_table || !self.ends || card.by == Some(seat);
            let of = self.cards.iter().rposition(|(_, card)| card.deck == deck && theirs(card));
            if let Some(of) = of.filter(|_| !(self.ends && by_table)) {
                let (of, _) = self.cards.remove(of);
                return Some((of, Paid { point: at, seat, deck, count }));
            }
        }
        if by_table && std::mem::replace(&mut self.ends, true) {
            self.cards.clear();
        }
        None
    }
}
