//! Trades of those whose turn it is not: put together on their phones while somebody else thinks, so that nobody waits for them.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Deal, Hot, Next};
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::phones::around::{Choosing, Now};
use crate::phones::shown::Does;
use crate::play::session::Session;
use crate::play::{barter, reacting};
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::ids::Colour;
use crate::rules::question::Question;

impl Hot {
    /// The trade somebody puts together although it is not their turn.
    fn deal_of(&mut self, seat: Colour) -> Option<&mut Deal> {
        self.deals.iter_mut().find(|deal| deal.seat == seat)
    }

    /// How it stands with such a trade, for the phone it is put together on.
    pub(super) fn deals_now(&self, seat: Colour) -> Option<Now<'_>> {
        let deal = self.deals.iter().find(|deal| deal.seat == seat)?;
        Some(Now::Chooses(Choosing::Trade(deal.with), &deal.marked, deal.offered.is_some()))
    }

    /// What comes to nothing any more is given up, and what the rules would not have any more is no offer.
    pub(super) fn keeps_deals(&mut self, session: &Session, question: &Question) {
        let (book, game) = (session.book(), session.game());
        let person = matches!(self.next, Next::Person(_)) && self.meanwhile.is_none();
        let on_phone = &self.on_phone;
        self.deals.retain(|deal| {
            person
                && on_phone.contains(&deal.seat)
                && reacting::may_trade(question, deal.seat)
                && barter::can(book, game, (deal.seat, deal.with))
        });
        for deal in &mut self.deals {
            deal.offered.take_if(|offer| engine::decide(book, game, offer).is_err());
        }
    }

    /// The offer is none any more: it was answered. What was refused can be bettered. Whether there was one.
    pub(super) fn answers_deal(&mut self, offer: &Command, yes: bool) -> bool {
        let Some(at) = self.deals.iter().position(|deal| deal.offered.as_ref() == Some(offer)) else { return false };
        if yes {
            self.deals.remove(at);
        } else if let Some(deal) = self.deals.get_mut(at) {
            deal.offered = None;
        }
        true
    }

    /// What somebody is offered so.
    pub(super) fn beside(&self, seat: Colour) -> Option<&Command> {
        self.deals.iter().filter(|deal| deal.with == seat).find_map(|deal| deal.offered.as_ref())
    }

    /// Such a trade that somebody at the tablet is asked about.
    pub(super) fn beside_here(&self) -> Option<(Colour, &Command)> {
        let here = self.deals.iter().filter(|deal| !self.is_phoned(deal.with));
        here.filter_map(|deal| Some((deal.with, deal.offered.as_ref()?))).next()
    }
}

impl Table {
    /// Does what belongs to a trade that is put together beside somebody's turn; none where it is something else.
    pub(super) fn bargains(&mut self, shell: &mut Shell, seat: Colour, does: &Does) -> Option<bool> {
        let (book, game) = (self.session.book(), self.session.game());
        let hot = self.hot.as_mut()?;
        let open = matches!(hot.next, Next::Person(_)) && hot.meanwhile.is_none();
        let waits = matches!(hot.now(seat), Now::Waits);
        let Some(deal) = hot.deal_of(seat) else {
            let Does::Choose(Some(Choosing::Trade(with))) = does else { return None };
            let may = reacting::may_trade(&self.question, seat) && barter::can(book, game, (seat, *with));
            if !waits {
                return None;
            }
            if open && may {
                hot.deals.push(Deal { seat, with: *with, marked: Vec::new(), offered: None });
            }
            return Some(open && may);
        };
        match does {
            Does::Choose(None) => hot.deals.retain(|deal| deal.seat != seat),
            Does::Choose(Some(Choosing::Trade(with))) if *with == deal.with && deal.offered.is_some() => {
                deal.offered = None;
                // Whoever was thinking it over is told that it is no more.
                let name = shell.words.seat(seat, Names::of(game));
                hot.said = Some((*with, shell.words.with("phone-trade-back", &[("seat", name.into())])));
            }
            Does::Mark(card) if deal.offered.is_none() => {
                match deal.marked.iter().position(|own| own == card) {
                    Some(at) => drop(deal.marked.remove(at)),
                    None => deal.marked.push(*card),
                }
                hot.said.take_if(|(to, _)| *to == seat);
            }
            Does::Offer if deal.offered.is_none() => {
                let (with, offer) = (deal.with, barter::deal(game, (seat, deal.with), &deal.marked));
                return Some(self.offers_beside(shell, (seat, with), &offer));
            }
            Does::Choose(_) | Does::Mark(_) | Does::Offer => return Some(false),
            _ => return None,
        }
        Some(true)
    }

    /// What is marked is offered: whoever the app plays says at once whether it is a deal, everybody else is asked.
    fn offers_beside(&mut self, shell: &mut Shell, (seat, with): (Colour, Colour), offer: &Command) -> bool {
        if barter::is_empty(offer) || engine::decide(self.session.book(), self.game(), offer).is_err() {
            return false;
        }
        if self.minds_itself(with) {
            if self.would_trade(with, offer) {
                self.hot.iter_mut().for_each(|hot| hot.deals.retain(|deal| deal.seat != seat));
                return self.makes(shell, offer);
            }
            self.declines_beside(shell, (seat, with));
            return true;
        }
        if let Some(deal) = self.hot.as_mut().and_then(|hot| hot.deal_of(seat)) {
            deal.offered = Some(offer.clone());
        }
        true
    }

    /// Whoever is asked will not have it: that is said on the phone of whoever offered it.
    pub(super) fn declines_beside(&mut self, shell: &Shell, (seat, with): (Colour, Colour)) {
        let name = shell.words.seat(with, Names::of(self.game()));
        let text = shell.words.with("trade-no", &[("seat", name.into())]);
        self.hot.iter_mut().for_each(|hot| hot.said = Some((seat, text.clone())));
    }
}
