//! The places of the cards in a hand.

use crate::rules::card::id::CardId;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;
use std::cell::Cell;

/// Where the cards on the screen lie.
#[derive(Debug, Default)]
pub struct Spread {
    /// Places from left to right; where a card has gone there is none.
    pub places: Vec<Option<CardId>>,
    /// How everybody's cards lay the last time, in the hand or on the table: they come back that way, those that have gone
    /// this turn among them.
    pub(super) kept: Vec<((Colour, bool), Vec<CardId>)>,
    /// In which turn that was.
    pub(super) kept_in: u32,
    /// Cards that have come since then, and the turn in which whoever has them could first do something about it.
    pub(super) fresh: Vec<(CardId, Option<u32>)>,
    /// Those of them whoever has them has not been shown yet; and those the hand stands on now because they are new.
    pub(super) news: Vec<CardId>,
    pub(super) shown: Vec<CardId>,
    /// How many cards went on a page when they were drawn last, where they do not all lie on one.
    pub(in crate::app::table::hot) room: Cell<Option<usize>>,
    /// Places of the cards that are asked for: a page with one of them is open, until somebody turns it.
    pub(super) wanted: Vec<usize>,
    /// Whose they are, whether those on the table, and what was asked when they were laid out.
    pub(super) of: Option<(Colour, bool, Asked)>,
}

impl Spread {
    /// Whether a card has come lately: its owner has had no turn to look at it before this one.
    pub fn is_fresh(&self, card: CardId) -> bool {
        self.fresh.iter().any(|(fresh, _)| *fresh == card)
    }

    /// The cards of somebody in the order they lay in, what has come since behind them; those that are dealt before the
    /// first turn are no news.
    pub(super) fn ordered(
        &mut self,
        whose: (Colour, bool),
        (seen, dealt): (Option<u32>, bool),
        cards: &[CardId],
    ) -> Vec<CardId> {
        if let Some(turn) = seen {
            self.fresh.retain(|(card, first)| !cards.contains(card) || first.is_none_or(|first| turn <= first));
            for (_, first) in self.fresh.iter_mut().filter(|(card, _)| cards.contains(card)) {
                first.get_or_insert(turn);
            }
        }
        let before = self.kept.iter().find(|(of, _)| *of == whose).map(|(_, order)| order);
        let known = before.is_some() && !dealt;
        let mut order: Vec<CardId> = before.into_iter().flatten().copied().filter(|c| cards.contains(c)).collect();
        for card in cards {
            if !order.contains(card) {
                order.push(*card);
                if known {
                    self.fresh.push((*card, seen));
                    self.news.push(*card);
                }
            }
        }
        self.keep(whose, order.clone());
        order
    }

    /// Somebody turns a page: gaps are closed where they begin to look from the first card, else one would slide on to a
    /// page that has been looked through.
    pub(in crate::app::table::hot) fn turns_to(&mut self, page: usize) {
        self.wanted.clear();
        self.shown.clear();
        if page == 0 {
            self.places.retain(Option::is_some);
        }
    }

    /// Whether a gap is seen on a page that cards on another one could fill.
    pub(in crate::app::table::hot) fn gapes(&self, page: usize) -> bool {
        let Some(room) = self.room.get() else { return false };
        let (first, ..) = self.seen(self.open(page, room), room);
        let seen = self.places.iter().skip(first).take(room).flatten().count();
        seen < room.min(self.places.iter().flatten().count())
    }

    /// What the hand stands on because it has just come: nothing once somebody has turned a page.
    pub fn shown(&self) -> &[CardId] {
        &self.shown
    }

    /// Cards close up, in their order: those that lie elsewhere then. Where all of them have room beside each other again that is
    /// how they lie at once, and not a moment later: any of them may have moved.
    pub(in crate::app::table) fn closes_up(&mut self) -> Vec<CardId> {
        let before = std::mem::take(&mut self.places);
        self.places = before.iter().copied().filter(Option::is_some).collect();
        let unpaged = self.room.get().is_some_and(|room| self.places.len() <= room + 1);
        let moved = self.places.iter().zip(&before).filter(|(now, was)| unpaged || now != was);
        moved.filter_map(|(now, _)| *now).collect()
    }

    /// The page that is open: where none of the cards that are asked for lies on it, the first on which one does.
    pub fn open(&self, page: usize, per_page: usize) -> usize {
        let (first, ..) = self.seen(page, per_page);
        let here = |place: &&usize| (first..first + per_page).contains(place);
        match self.wanted.first() {
            // Where a page has room for several what is new on another one is pointed at, and no card changes places for it.
            Some(_) if !self.shown.is_empty() && per_page > FEW => page,
            Some(place) if !self.wanted.iter().any(|place| here(&place)) => place / per_page.max(1),
            _ => page,
        }
    }

    /// Keeps the order in which somebody's cards lie. What has gone keeps its place behind the card it lay behind, for as
    /// long as it is likely to be taken back.
    pub(super) fn keep(&mut self, whose: (Colour, bool), mut order: Vec<CardId>) {
        let was = self.kept.iter().position(|(of, _)| *of == whose).map(|at| self.kept.swap_remove(at).1);
        let mut behind = 0;
        for card in was.unwrap_or_default() {
            match order.iter().position(|lies| *lies == card) {
                Some(at) => behind = at + 1,
                None => {
                    order.insert(behind, card);
                    behind += 1;
                }
            }
        }
        self.kept.push((whose, order));
    }

    /// A new turn: what has gone before it does not come back.
    pub(super) fn turns(&mut self, turn: u32, held: impl Fn(&CardId) -> bool) {
        if self.kept_in != turn {
            self.kept_in = turn;
            self.news.clear();
            self.kept.iter_mut().for_each(|(_, order)| order.retain(&held));
        }
    }

    /// How many places there are up to the last card.
    pub fn used(&self) -> usize {
        self.places.iter().rposition(Option::is_some).map_or(0, |last| last + 1)
    }

    /// The first place that is seen, on which page, and how many pages there are, where so many cards go on one. The last
    /// page is as full as the others; as long as a card lies on what is seen none of it slides, whichever was played.
    pub fn seen(&self, page: usize, per_page: usize) -> (usize, usize, usize) {
        let per_page = per_page.max(1);
        let pages = |places: usize| places.div_ceil(per_page).max(1);
        let at = |page: usize, places: usize| (page * per_page).min(places.saturating_sub(per_page));
        let (all, used) = (self.places.len(), self.used());
        let same = page.min(pages(all) - 1);
        let first = at(same, all);
        if self.places.iter().skip(first).take(per_page).any(Option::is_some) {
            return (first, same, pages(used).max(same + 1));
        }
        // Where nothing lies any more nobody stays: on the next page on which something does, or else on the last before it.
        let last = pages(used) - 1;
        let lies = |page: &usize| self.places.iter().skip(at(*page, used)).take(per_page).any(Option::is_some);
        let near = (page..=last).chain((0..page.min(last + 1)).rev()).find(lies).unwrap_or(0);
        (at(near, used), near, last + 1)
    }
}

/// So few cards on a page are those of a telephone.
const FEW: usize = 2;

/// In which turn who was asked what. A chance to react that begins anew because of a card is the same to whoever played.
pub(super) type Asked = (u32, Option<Colour>, &'static str, Option<About>);
