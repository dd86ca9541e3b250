//! Cards that go: marked by a touch, as many as have to; and who gets which, where several can.

use crate::app::shell::Shell;
use crate::app::table::hot::paying;
use crate::app::table::hot::pieces::{goes_to, receivers};
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::state::Table;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{cards, munchkin};

impl Table {
    /// A card goes, to somebody where it is said to whom; or stays.
    pub(super) fn marks(&mut self, shell: &mut Shell, card: CardId, to: Option<Colour>) {
        let Some(hot) = &mut self.hot else { return };
        // Which cards go is seen in the question, not on a card that was read meanwhile.
        if matches!(hot.sheet, Some(Sheet::Card(_))) {
            hot.sheet = None;
        }
        let most = most_marked((self.session.book(), self.session.game()), &self.question.ask, hot.sheet.as_ref());
        if !hot.marked.is_empty() && !hot.marked.contains(&card) && hot.marked.len() >= most as usize {
            // Of several nobody knows which is to stay.
            if most > 1 {
                return shell.say(shell.words.get("sheet-enough"));
            }
            hot.marked.clear();
        }
        match to {
            Some(to) => hot.gives((card, to), goes_to(&self.question.ask, hot, card), most),
            None => hot.mark(card, most),
        }
    }
}

/// What a touch of a card wishes: it goes, and where several could get it, it is asked who does; else it is lifted.
pub(super) fn touched(table: &Table, card: CardId, can_go: bool) -> Wish {
    match () {
        () if can_go && receivers(&table.question.ask).len() > 1 => Wish::Sheet(Some(Sheet::Card(card))),
        () if can_go => Wish::Mark(card),
        () => Wish::Card(card),
    }
}

impl Hot {
    /// A card goes to somebody; it stays if it went there already.
    fn gives(&mut self, (card, seat): (CardId, Colour), has: Option<Colour>, most: u32) {
        if !self.marked.contains(&card) || has == Some(seat) {
            self.mark(card, most);
        }
        self.gets.retain(|(own, _)| *own != card);
        if self.marked.contains(&card) {
            self.gets.push((card, seat));
        }
    }

    /// Whether as many cards are marked as can be.
    pub(super) fn marks_all(&self, (book, game): (&Book, &Game), ask: &Ask) -> bool {
        self.marked.len() >= most_marked((book, game), ask, self.sheet.as_ref()) as usize
    }
}

/// How many cards can be marked: as many as have to go, as pay for a power, or as one likes to sell.
fn most_marked((book, game): (&Book, &Game), ask: &Ask, sheet: Option<&Sheet>) -> u32 {
    if let Some(price) = paying::price(book, game, sheet) {
        return price;
    }
    match ask {
        _ if matches!(sheet, Some(Sheet::Level | Sheet::Trade(_))) => u32::MAX,
        Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) => *surplus,
        Ask::Cards(cards::Ask::Cards { count, .. }) => *count,
        _ => 0,
    }
}
