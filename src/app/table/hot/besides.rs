//! Trades of those whose turn it is not: put together on their phones while somebody else thinks, so that nobody waits for them.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Deal, Hot, Next};
use crate::app::table::hot::trading::declined;
use crate::app::table::state::Table;
use crate::catalog::words::{Names, Words};
use crate::phones::around::{Choosing, Now};
use crate::phones::shown::Does;
use crate::play::record::Who;
use crate::play::session::Session;
use crate::play::{barter, reacting};
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::Question;
use crate::rules::{engine, fight};
use crate::store::lent::Trade;

/// What is said to whoever was thinking an offer over that is taken back.
pub(super) fn taken_back(words: &Words, game: &Game, seat: Colour) -> String {
    words.with("phone-trade-back", &[("seat", words.seat(seat, Names::of(game)).into())])
}

impl Hot {
    /// The trade somebody puts together although it is not their turn.
    fn deal_of(&mut self, seat: Colour) -> Option<&mut Deal> {
        self.deals.iter_mut().find(|deal| deal.seat == seat && deal.open)
    }

    /// How it stands with such a trade, for the phone it is put together on.
    pub(super) fn deals_now(&self, seat: Colour) -> Option<Now<'_>> {
        let deal = self.deals.iter().find(|deal| deal.seat == seat && deal.open)?;
        Some(Now::Chooses(Choosing::Trade(deal.with), &deal.marked, deal.offered.is_some()))
    }

    /// While something else is settled it waits. What comes to nothing any more is given up, and what the rules would not have any
    /// more is no offer; both are told.
    pub(super) fn keeps_deals(&mut self, session: &Session, question: &Question) {
        let (book, game) = (session.book(), session.game());
        let person = matches!(self.next, Next::Person(_)) && self.meanwhile.is_none();
        let (mut gone, on_phone) = (Vec::new(), &self.on_phone);
        self.deals.retain_mut(|deal| {
            let both = (deal.seat, deal.with);
            let (had, offered) = (!deal.marked.is_empty(), deal.offered.is_some());
            barter::keeps(game, both, &mut deal.marked);
            let stands =
                game.turn.number == deal.turn && fight::under_way(game).is_none() && barter::can(book, game, both);
            deal.open = person && on_phone.contains(&deal.seat) && reacting::may_trade(question, deal.seat);
            if deal.open {
                deal.offered.take_if(|offer| engine::decide(book, game, offer).is_err());
            }
            if had && !stands || offered && deal.offered.is_none() {
                gone.push((deal.seat, Choosing::Trade(deal.with), offered));
            }
            stands
        });
        gone.into_iter().for_each(|(seat, what, offered)| self.loses(seat, what, offered));
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
        let open = self.deals.iter().filter(|deal| deal.with == seat && deal.open);
        open.filter_map(|deal| deal.offered.as_ref()).next()
    }

    /// Such a trade that somebody at the tablet is asked about.
    pub(super) fn beside_here(&self) -> Option<(Colour, &Command)> {
        let here = self.deals.iter().filter(|deal| deal.open && !self.is_phoned(deal.with));
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
                hot.deals.retain(|deal| deal.seat != seat);
                let turn = game.turn.number;
                hot.deals.push(Deal { seat, with: *with, turn, marked: Vec::new(), offered: None, open: true });
            }
            return Some(open && may);
        };
        match does {
            Does::Choose(None) => hot.deals.retain(|deal| deal.seat != seat),
            Does::Choose(Some(Choosing::Trade(with))) if *with == deal.with && deal.offered.is_some() => {
                deal.offered = None;
                // Whoever was thinking it over is told that it is no more.
                hot.said = Some((*with, taken_back(&shell.words, game, seat)));
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
                return self.makes_beside(shell, offer);
            }
            self.declines_beside(shell, (seat, with));
            return true;
        }
        if let Some(deal) = self.hot.as_mut().and_then(|hot| hot.deal_of(seat)) {
            deal.offered = Some(offer.clone());
        }
        true
    }

    /// What was agreed beside somebody's turn changes hands: what they have begun themselves stays. Whether it did.
    pub(super) fn makes_beside(&mut self, shell: &mut Shell, deal: &Command) -> bool {
        self.hot.iter_mut().for_each(|hot| hot.sets_aside(self.session.game()));
        let made = self.submit_as(shell, deal, Who::Table);
        self.hot.iter_mut().filter(|_| !made).for_each(|hot| hot.begun = None);
        made
    }

    /// A trade that was put together so when the program ended is there again as it was. Whether it is.
    pub(super) fn takes_up_beside(&mut self, trade: &Trade) -> bool {
        let (book, game) = (self.session.book(), self.session.game());
        let (seat, with, turn) = (trade.from, trade.with, game.turn.number);
        let Some(hot) = self.hot.as_mut().filter(|hot| hot.is_phoned(seat) && matches!(hot.next, Next::Person(_)))
        else {
            return false;
        };
        let offer = barter::deal(game, (seat, with), &trade.marks);
        let may = reacting::may_trade(&self.question, seat) && barter::can(book, game, (seat, with));
        if !may || trade.offered && engine::decide(book, game, &offer).is_err() {
            return false;
        }
        let offered = trade.offered.then_some(offer);
        hot.deals.push(Deal { seat, with, turn, marked: trade.marks.clone(), offered, open: true });
        true
    }

    /// Whoever is asked will not have it: that is said on the phone of whoever offered it.
    pub(super) fn declines_beside(&mut self, shell: &Shell, (seat, with): (Colour, Colour)) {
        let text = declined(&shell.words, self.game(), with);
        self.hot.iter_mut().for_each(|hot| hot.said = Some((seat, text.clone())));
    }
}
