//! A trade in a game of the app: what changes hands is marked on both sides, and whoever the app plays says at once whether
//! it would. Between people both have to want it, and say so themselves.

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::selling::{marks, settles};
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::parts::Asked;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, bold, dim, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::bots;
use crate::bots::mind::price::trades;
use crate::bots::view::View;
use crate::catalog::words::{Names, Words};
use crate::play::barter;
use crate::play::narrate::card::brief::only;
use crate::play::record::Who;
use crate::play::wares::gold;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::question::Ask;
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::table::step::About;
use crate::rules::{engine, munchkin, table};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// How high what is said of it is, with the touch that makes it.
pub const TRAY: f32 = TURN_TOUCH + 54.0;

/// From so wide on both sides lie beside each other.
const BESIDE: f32 = 600.0;

/// What is marked, as a trade: what goes, and what comes back.
fn deal(table: &Table, both: (Colour, Colour), marks: &[CardId]) -> Command {
    barter::deal(table.game(), both, marks)
}

/// What becomes of a trade that is marked.
enum Says {
    /// Nothing is marked yet.
    Nothing,
    /// The rules have something against it.
    Refused(Refusal),
    /// Whoever the app plays would rather not.
    No,
    /// It can be made.
    Yes,
}

impl Table {
    fn says(&self, (from, to): (Colour, Colour), marks: &[CardId]) -> Says {
        let deal = deal(self, (from, to), marks);
        if barter::is_empty(&deal) {
            // What stands in the way of any trade is told before anything is marked.
            let all: Vec<CardId> =
                self.game().seat(from).into_iter().flat_map(|s| s.gear.iter()).filter_map(|g| g.card).collect();
            let one = all.first().map(|card| self::deal(self, (from, to), std::slice::from_ref(card)));
            let refused = one.and_then(|one| engine::decide(self.session.book(), self.game(), &one).err());
            return refused.map_or(Says::Nothing, Says::Refused);
        }
        if let Err(refused) = engine::decide(self.session.book(), self.game(), &deal) {
            return Says::Refused(refused);
        }
        if !self.minds_itself(to) || self.would_trade(to, &deal) { Says::Yes } else { Says::No }
    }

    /// Whether a bot would have a trade.
    pub(in crate::app) fn would_trade(&self, bot: Colour, deal: &Command) -> bool {
        let tempers = self.game().seat(bot).and_then(|seat| bots::temper(seat.bot.as_deref()?));
        let Some((tempers, hot)) = tempers.zip(self.hot.as_ref()) else { return false };
        let view = View::of(self.session.book(), self.game(), bot).remembering(hot.players.remembered());
        trades(view, &tempers, deal)
    }

    /// A trade is begun by whoever holds the screen, with the other of the two; at any other time it is said when.
    pub(in crate::app::table) fn trades(&mut self, shell: &mut Shell, (from, to): (Colour, Colour)) {
        match self.hot.as_ref().and_then(Hot::mover) {
            Some(mover)
                if matches!(
                    self.question.ask,
                    Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. })
                ) =>
            {
                let with = if mover == to { from } else { to };
                self.panel = None;
                self.wish(shell, Wish::Sheet(Some(Sheet::Trade(with))));
            }
            _ => shell.say(shell.words.get("trade-later")),
        }
    }

    /// What is marked changes hands, if the other side is for it.
    pub(super) fn swaps(&mut self, shell: &mut Shell, with: Colour) {
        if let Some(from) = self.hot.as_ref().and_then(Hot::mover) {
            self.offers(shell, (from, with));
        }
    }

    /// Somebody offers what is marked: whoever the app plays says at once whether it is a deal, everybody else is asked.
    /// Whether it has come to anything yet.
    pub(super) fn offers(&mut self, shell: &mut Shell, (from, with): (Colour, Colour)) -> bool {
        let Some(marks) = self.hot.as_ref().map(|hot| hot.marked.clone()) else { return false };
        let deal = deal(self, (from, with), &marks);
        match self.says((from, with), &marks) {
            Says::Yes => {
                // Whoever gives something of theirs is asked, and says so.
                if !self.minds_itself(with)
                    && let Some(hot) = &mut self.hot
                    && (hot.armed.as_ref() != Some(&deal) || hot.is_phoned(with) || hot.is_phoned(from))
                {
                    // On a phone nobody but its owner answers; nor does whoever offers on one.
                    hot.armed = Some(deal);
                    // Whoever reaches over to answer sees nobody's cards.
                    hot.face_down |= !hot.is_phoned(with) && !hot.is_phoned(from);
                    return true;
                }
                self.makes(shell, &deal)
            }
            Says::No => {
                self.declines(shell, (from, with));
                true
            }
            Says::Nothing | Says::Refused(_) => false,
        }
    }

    /// What was agreed changes hands. Whether it did.
    pub(super) fn makes(&mut self, shell: &mut Shell, deal: &Command) -> bool {
        let phoned = self.hot.as_ref().is_some_and(
            |hot| matches!(deal, Command::Munchkin(munchkin::Command::Give { from, .. }) if hot.is_phoned(*from)),
        );
        // Whoever offers it on a phone has the say there, as for every other move.
        let made = if phoned { self.submit_as(shell, deal, Who::Table) } else { self.submit(shell, deal) };
        if made && let Some(hot) = &mut self.hot {
            hot.sheet = None;
            hot.marked.clear();
            hot.ends_loans(self.session.game());
        }
        made
    }

    /// Whoever is asked for a trade will not have it: that is said on the tablet, and on the phone of whoever offered it.
    fn declines(&mut self, shell: &mut Shell, (from, with): (Colour, Colour)) {
        let text = declined(&shell.words, self.game(), with);
        if let Some(hot) = &mut self.hot {
            hot.disarms();
            hot.ends_loans(self.session.game());
            #[cfg(feature = "phones")]
            {
                hot.said = hot.is_phoned(from).then(|| (from, text.clone()));
            }
            if !hot.is_phoned(from) {
                self.wish(shell, Wish::Sheet(Some(Sheet::Trade(with))));
            }
        }
        shell.remark(text);
    }

    /// Whoever is asked for a trade by a phone, or on one, says whether it is a deal. Whether it was done.
    pub(super) fn agrees(&mut self, shell: &mut Shell, seat: Colour, yes: bool) -> bool {
        let Some(deal) = self.hot.as_ref().and_then(|hot| hot.offered(seat)).cloned() else { return false };
        let Command::Munchkin(munchkin::Command::Give { from, .. }) = deal else { return false };
        #[cfg(feature = "phones")]
        if self.hot.as_mut().is_some_and(|hot| hot.answers_deal(&deal, yes)) {
            if yes {
                return self.makes_beside(shell, &deal);
            }
            self.declines_beside(shell, (from, seat));
            return true;
        }
        if yes {
            return self.makes(shell, &deal);
        }
        self.declines(shell, (from, seat));
        true
    }
}

/// What is said where whoever is asked for a trade will not have it.
pub(super) fn declined(words: &Words, game: &Game, with: Colour) -> String {
    words.with("trade-no", &[("seat", words.seat(with, Names::of(game)).into())])
}

impl Hot {
    /// Whether somebody is asked about a trade, wherever they answer.
    pub(super) fn would_get(&self, seat: Colour) -> bool {
        self.thinks_over() == Some(seat)
    }

    /// Who thinks a trade over that has been offered.
    pub(super) fn thinks_over(&self) -> Option<Colour> {
        match self.armed {
            Some(Command::Munchkin(munchkin::Command::Give { to, .. })) => Some(to),
            _ => None,
        }
    }

    /// The trade that somebody is asked about on a phone, or here by whoever offers it on one.
    pub(super) fn offered(&self, seat: Colour) -> Option<&Command> {
        let armed = self.armed.as_ref().filter(|deal| {
            matches!(deal, Command::Munchkin(munchkin::Command::Give { from, to, .. })
                if *to == seat && (self.is_phoned(seat) || self.is_phoned(*from)))
        });
        #[cfg(feature = "phones")]
        return armed.or_else(|| self.beside(seat));
        #[cfg(not(feature = "phones"))]
        armed
    }

    /// Whether a trade is offered to somebody that is answered on a phone, or was offered on one.
    pub(super) fn is_offered(&self, seat: Colour) -> bool {
        self.offered(seat).is_some()
    }

    /// Who is asked about a trade here, by somebody who offers it on a phone.
    pub(super) fn offered_here(&self) -> Option<(Colour, &Command)> {
        let armed = match self.armed.as_ref() {
            Some(Command::Munchkin(munchkin::Command::Give { to, .. })) if !self.is_phoned(*to) => {
                self.offered(*to).map(|deal| (*to, deal))
            }
            _ => None,
        };
        #[cfg(feature = "phones")]
        return armed.or_else(|| self.beside_here());
        #[cfg(not(feature = "phones"))]
        armed
    }
}

/// Whether whoever holds the screen could trade with anybody: one of them has an Item on the table.
pub fn can(table: &Table, hot: &Hot) -> Option<Colour> {
    let own = hot.mover().and_then(|colour| table.game().seat(colour))?;
    let has = |seat: &&Seat| seat.gear.iter().any(|item| item.card.is_some());
    let others = || table.game().seats.iter().filter(|seat| seat.colour != own.colour && !seat.away && !seat.dead);
    let with = others().find(has).or_else(|| others().next().filter(|_| has(&own)))?;
    Some(with.colour)
}

/// The sheet: with whom, what goes and what comes, a touch each; what they say, and the touch that makes it.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (with, head, width): (Colour, Element<'a, Message>, f32),
) -> Asked<'a> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    let names = Names::of(game);
    let (Some(own), Some(other)) = (hot.mover().and_then(|colour| game.seat(colour)), game.seat(with)) else {
        return Asked { head, body: column![].into(), tray: None, foot: None };
    };
    let whom = game.seats.iter().filter(|seat| seat.colour != own.colour && !seat.away && !seat.dead).map(|seat| {
        let label = row![badge(look, seat.colour, 20.0), bold(words.seat(seat.colour, names), BODY)].spacing(6);
        let kind = if seat.colour == with { Kind::SeatLine(seat.colour) } else { Kind::Plain };
        let press = press(look, label.align_y(Alignment::Center)).kind(kind).id(format!("with {}", seat.colour.name()));
        press.on_press(wish(Wish::Sheet(Some(Sheet::Trade(seat.colour))))).into()
    });
    let name = words.seat(with, names);
    let says = table.says((own.colour, with), &hot.marked);
    let asks = hot.armed.as_ref() == Some(&deal(table, (own.colour, with), &hot.marked));
    let text = match &says {
        Says::Nothing => words.get("trade-mark"),
        Says::Refused(refused) => words.say(&refused.message, names),
        Says::No => match tips(table, shell, (own, with), &hot.marked) {
            tips if tips.is_empty() => words.with("trade-no", &[("seat", name.clone().into())]),
            tips => words.with("trade-would", &[("seat", name.clone().into()), ("items", words.either(&tips).into())]),
        },
        Says::Yes if table.minds_itself(with) => words.with("trade-yes", &[("seat", name.clone().into())]),
        Says::Yes if asks && hot.is_phoned(with) => words.with("phones-relay", &[("seat", name.clone().into())]),
        Says::Yes if asks => words.with("trade-asks", &[("seat", name.clone().into())]),
        Says::Yes => words.with("trade-both", &[("seat", name.clone().into())]),
    };
    // Who is asked on a phone says yes there; here it can only be taken back.
    let phoned = asks && hot.is_phoned(with);
    let ready = matches!(says, Says::Yes);
    let swap = ready.then(|| wish(Wish::Swap(with)));
    let swap: Element<'a, Message> = match ready && asks {
        true => {
            let no = press(
                look,
                container(bold(words.get(if phoned { "trade-withdraw" } else { "trade-refuse" }), 18.0)).center_x(Fill),
            )
            .width(Fill);
            let no = no.height(TURN_TOUCH).id("no deal".to_owned());
            let no = no.on_press(wish(Wish::Sheet(Some(Sheet::Trade(with)))));
            let deal = (!phoned).then(|| settles(shell, words.get("trade-deal"), ["deal", "no swap"], swap));
            row![no, deal].spacing(8).into()
        }
        false => settles(shell, words.get("trade-swap"), ["swap", "no swap"], swap),
    };
    let said =
        container(bold(text, 16.0)).height(TRAY - TURN_TOUCH - 6.0).width(Fill).align_y(Alignment::Center).clip(true);
    // By name on both sides: whoever is asked reads it, too.
    let gives = |seat: &'a Seat| {
        let said = words.with("trade-theirs", &[("seat", words.seat(seat.colour, names).into())]);
        column![bold(said, BODY)].spacing(6).extend(items(table.session.book(), shell, hot, seat))
    };
    let (yours, theirs) = (gives(own), gives(other));
    // Beside each other where there is room: what goes and what comes are seen at once.
    let both: Element<'a, Message> = match width >= BESIDE {
        true => row![yours.width(Fill), theirs.width(Fill)].spacing(10).into(),
        false => column![yours, theirs].spacing(6).into(),
    };
    let body = column![wrapped(whom.collect(), 6.0), both].spacing(6).width(Fill);
    Asked { head, body: body.into(), tray: Some(column![said, swap].spacing(6).into()), foot: None }
}

/// Somebody's Items on the table, a touch each.
fn items<'a>(book: &Book, shell: &'a Shell, hot: &'a Hot, seat: &'a Seat) -> Vec<Element<'a, Message>> {
    let each = seat.gear.iter().filter_map(|item| Some((item, item.card?))).map(|(item, card)| {
        let gives = Some(outfit::bonus(seat, item)).filter(|gives| *gives != 0);
        let said = item.value.map(|value| gold(&shell.words, value)).into_iter().chain(only(&shell.words, item));
        // What is large, and what lies on it and goes with it.
        let with = item.cheat_card.and_then(|card| book.cards.card(card));
        let with = with.map(|def| {
            let name = shell.words.printed(&def.name).into_owned();
            shell.words.with("trade-along", &[("card", name.into())])
        });
        let said = said.chain(item.big.then(|| shell.words.get("item-big"))).chain(with);
        let said = Some(said.collect::<Vec<_>>().join(" · ")).filter(|said| !said.is_empty());
        marks(shell, ("swap", card, hot.marked.contains(&card)), (shell.words.item(item), said, gives))
    });
    let each: Vec<Element<'a, Message>> = each.collect();
    if each.is_empty() { vec![dim(shell.look, shell.words.get("trade-none"), BODY).into()] } else { each }
}

/// What else of one's own would make it a deal, an Item each: the least dear first, a few of them.
fn tips(table: &Table, shell: &Shell, (own, with): (&Seat, Colour), marks: &[CardId]) -> Vec<String> {
    if !table.minds_itself(with) {
        return Vec::new();
    }
    let mut more: Vec<(u32, CardId, &str)> = Vec::new();
    for item in &own.gear {
        let Some(card) = item.card.filter(|card| !marks.contains(card)) else { continue };
        more.push((item.value.unwrap_or(0), card, &item.name));
    }
    more.sort_unstable();
    let makes_it = |card: CardId| {
        let marks: Vec<CardId> = marks.iter().copied().chain([card]).collect();
        matches!(table.says((own.colour, with), &marks), Says::Yes)
    };
    let tips = more.into_iter().filter(|(_, card, _)| makes_it(*card));
    tips.map(|(.., name)| shell.words.printed(name).into_owned()).take(TIPS).collect()
}

/// So many are named.
const TIPS: usize = 3;
