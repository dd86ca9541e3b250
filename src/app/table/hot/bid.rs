//! Help in a fight: what is offered, and whom it is offered to.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::place::{SAID, placed};
use crate::app::table::hot::pledge;
use crate::app::table::hot::state::{Hot, Next, Volunteer, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::fight::unable;
use crate::app::table::prompt::tray::{self, GAP};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, bold, choice, dim, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::bots;
use crate::bots::mind::fight::WORTH_ASKING;
use crate::bots::mind::price::price;
use crate::bots::view::View;
use crate::catalog::words::Names;
use crate::odds::bids::{Bid, bids};
use crate::odds::fight::roll as rolls;
use crate::play::narrate::fight::picking;
use crate::play::narrate::outlook;
use crate::play::session::Session;
use crate::rules::command::Command;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{Bargain, Fight, roll, standing};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{engine, fight};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};

/// Gold is offered in steps of so much.
const STEP: i32 = 100;
/// From this width on, what is offered is named.
const NAMED: f32 = 420.0;

/// From this width on, a helper is asked in words.
const ASKED: f32 = 190.0;

/// Whether there is nothing to be touched here: somebody helps already, nobody has to, or nobody can.
pub fn is_idle(table: &Table, fight: &Fight) -> bool {
    let (book, game) = (table.session.book(), table.game());
    fight.helping(game).is_some()
        || (!book.system.rolls() && roll::wins(&sides(book, game, fight, None)))
        || standing::can_help(book, game, fight).next().is_none()
}

/// Who helps, or who could be asked, and for what: everything in its place, whoever has said no.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (fight, width): (&Fight, f32),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let names = Names::of(game);
    if let Some(helper) = fight.helping(game) {
        let text = words.with("bid-helps", &[("seat", words.seat(helper, names).into())]);
        let helps = row![badge(look, helper, 22.0), bold(text, 17.0)].spacing(8).align_y(Alignment::Center);
        return placed(helps.into(), space().into());
    }
    // Whoever is ahead needs nobody: who is asked all the same is asked by name, among everything that can be done.
    let alone = sides(book, game, fight, None);
    if !book.system.rolls() && roll::wins(&alone) {
        return placed(
            dim(look, words.get(if roll::is_tie(&alone) { "bid-tie" } else { "bid-ahead" }), BODY).into(),
            space().into(),
        );
    }
    let near: Vec<Colour> = standing::can_help(book, game, fight).collect();
    if near.is_empty() {
        return nobody(table, shell, fight);
    }
    let first = (hot.offer.treasures > 0).then(|| {
        let first = hot.offer.helper_first == Some(true);
        let other = Bargain { helper_first: Some(!first), ..hot.offer.clone() };
        choice(look, words.get("bid-first"), first).id("bid first".to_owned()).on_press(wish(Wish::Offer(other)))
    });
    let bids = bids(book, game, fight, &shell.settings.weights, &[]);
    let said: Element<'a, Message> = match (fight.refused.last(), &hot.volunteer) {
        // An offer outlasts somebody else's plain no.
        (Some(seat), Some(volunteer)) if hot.counter(&table.session, *seat).is_none() => {
            volunteers(table, shell, volunteer)
        }
        // A no is said where the next one is asked.
        (Some(seat), _) => refused(table, shell, hot, (*seat, &bids)),
        (None, Some(volunteer)) => volunteers(table, shell, volunteer),
        // Where there is no room for a line of it, it stands beside what is offered.
        (None, None) if shell.is_held() && book.rules.start.gold == 0 => space().into(),
        (None, None) => dim(look, words.get("bid-who"), BODY).into(),
    };
    let said = row![container(said).width(Fill), first].spacing(8).align_y(Alignment::Center);
    // Where there is no room for more, a name says it: what is asked stands above.
    let columns = near.len().min(if width >= tray::WIDE { 5 } else { 3 });
    let wide = width / columns as f32 > ASKED;
    let asks = near.into_iter().map(|seat| {
        let command = Command::Fight(fight::Command::AskHelp { seat, terms: hot.offer.clone() });
        // Whoever would not for any price has said so above, and is not asked again as it stands.
        let flat = fight.refused.contains(&seat) && table.minds_itself(seat);
        let flat = flat && hot.counter(&table.session, seat).is_none();
        let may = !flat && engine::decide(book, game, &command).is_ok();
        let name = shortened(&words.seat(seat, names), 12);
        let text = if wide { words.with("bid-ask", &[("seat", name.into())]) } else { name };
        let told = bids.iter().find(|bid| bid.seat == seat).and_then(|bid| promises(table, shell, (fight, bid)));
        // Names and what comes of it are written smaller before a line of them is cut.
        let least = if shell.is_held() { 13.0 } else { 12.0 };
        let way = |(size, small, line): (f32, f32, f32)| -> Element<'a, Message> {
            let told = told.clone().map(|told| bold(told, small).line_height(line).color(look.torch));
            column![bold(text.clone(), size).line_height(line), told].into()
        };
        let ways =
            [(15.0, least, 1.3), (14.0, least, 1.15), (13.0, least, 1.1), (12.0, 11.0, 1.05), (11.0, 11.0, 1.05)];
        let said = container(fitting(ways.map(way).into()).centred()).width(Fill).height(TURN_TOUCH - 8.0);
        let label = row![badge(look, seat, 20.0), said].spacing(6).align_y(Alignment::Center);
        let ask = press(look, label).kind(Kind::SeatLine(seat)).height(TURN_TOUCH).padding([4, 8]).width(Fill);
        ask.id(format!("ask {}", seat.name())).on_press_maybe(may.then_some(Message::does(command))).into()
    });
    let asks: Vec<Element<'a, Message>> = asks.collect();
    if shell.is_held() {
        // Who is asked stands in one place. A no, or an offer, is read above them, and what could be offered instead below.
        let terms = container(terms(table, shell, hot, (fight, width))).height(SAID).align_y(Alignment::Center);
        let asks = tray::grid(asks, columns);
        return match fight.refused.is_empty() && hot.volunteer.is_none() {
            true => column![terms, asks, said].spacing(GAP).into(),
            false => column![container(said).height(SAID).align_y(Alignment::Center), asks, terms].spacing(GAP).into(),
        };
    }
    placed(
        said.into(),
        column![terms(table, shell, hot, (fight, width)), tray::grid(asks, columns)].spacing(GAP).into(),
    )
}

/// Why nobody is there to be asked. More than one reason takes the room of those who are not asked.
fn nobody<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let why = unable::reasons(table, shell, fight, false).unwrap_or_default();
    let said = |text: String| dim(shell.look, text, BODY);
    match <[String; 1]>::try_from(why) {
        Ok([why]) => placed(said(why).into(), space().into()),
        Err(why) => said(why.join(" ")).into(),
    }
}

/// The chance with somebody, or without dice how it would stand; and what would be fair.
fn promises(table: &Table, shell: &Shell, (fight, bid): (&Fight, &Bid)) -> Option<String> {
    let few = bid.fair.filter(|fair| fair.is_possible()).and_then(|fair| fair.treasures).map(|(few, _)| few);
    // That nothing would be fair is nothing they would say yes to.
    let few = few.filter(|few| *few > 0);
    let count = ("count", few.unwrap_or(0).into());
    if !table.session.book().system.rolls() {
        // Where it is lost all the same nothing is fair.
        let few = few.filter(|_| bid.helped.odds().is_some_and(|odds| odds.certain()));
        let id = if few.is_some() { "bid-stands-fair" } else { "bid-stands" };
        return Some(shell.words.with(id, &[("stands", with_help(table, shell, fight, bid.seat)?.into()), count]));
    }
    let percent = bid.helped.odds()?.percent();
    let id = if few.is_some() { "bid-chance-fair" } else { "bid-chance" };
    Some(shell.words.with(id, &[("percent", percent.into()), count]))
}

/// How a fight would stand with somebody's help.
pub(super) fn with_help(table: &Table, shell: &Shell, fight: &Fight, seat: Colour) -> Option<String> {
    outlook::with_help(&shell.words, (table.session.book(), table.game()), fight, seat)
}

/// What is said of a deal that a touch makes: the chance with it, or how it would stand.
fn told_of_deal(table: &Table, shell: &Shell, (seat, percent): (Colour, Option<u32>)) -> Option<String> {
    if table.session.book().system.rolls() {
        return percent.map(|percent| shell.words.with("bid-counter-deal", &[("percent", percent.into())]));
    }
    let now = fight::current(table.game())?;
    let stands = with_help(table, shell, now, seat)?;
    // What they get of it besides is part of the deal.
    if let Some(levels) = outlook::lifts((table.session.book(), table.game()), now, seat) {
        let name = shell.words.seat(seat, Names::of(table.game()));
        let args = [("stands", stands.into()), ("seat", name.into()), ("levels", levels.into())];
        return Some(shell.words.with("bid-counter-lifts", &args));
    }
    Some(shell.words.with("bid-counter-stands", &[("stands", stands.into())]))
}

/// Why somebody has said no; and for what they would say yes, by one touch.
fn refused<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (seat, bids): (Colour, &[Bid]),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.seat(seat, Names::of(table.game()));
    let percent = bids.iter().find(|bid| bid.seat == seat).and_then(|bid| bid.helped.odds()).map(|odds| odds.percent());
    let stands = fight::current(table.game()).and_then(|fight| with_help(table, shell, fight, seat));
    let (book, game) = (table.session.book(), table.game());
    let wins = fight::current(game).is_some_and(|now| roll::winners_of(book, game, now).contains(&now.main));
    let told = match percent.filter(|_| table.minds_itself(seat)) {
        // That is why, whatever the sums say.
        Some(percent) if wins && percent == 100 => words.with("bid-refused-win", &[("seat", name.clone().into())]),
        Some(percent) if !table.session.book().system.rolls() => {
            let id = if percent < 100 { "bid-refused-short" } else { "bid-refused-flat" };
            words.with(id, &[("seat", name.clone().into()), ("stands", stands.unwrap_or_default().into())])
        }
        Some(percent) => {
            let id = if f64::from(percent) < WORTH_ASKING * 100.0 { "bid-refused-poor" } else { "bid-refused-never" };
            words.with(id, &[("seat", name.clone().into()), ("percent", percent.into())])
        }
        None => words.with("bid-refused", &[("seat", name.clone().into())]),
    };
    let Some(terms) = hot.counter(&table.session, seat) else {
        return bold(told, BODY).color(look.bad).into();
    };
    let text = words.with("bid-counter", &[("seat", name.into()), ("what", asks(table, shell, &terms).into())]);
    deal(shell, (seat, terms), (text, told_of_deal(table, shell, (seat, percent))), "counter")
}

/// What somebody asks for, in words; empty if it is nothing.
fn asks(table: &Table, shell: &Shell, terms: &Bargain) -> String {
    let words = &shell.words;
    let cards =
        (terms.treasures > 0).then(|| words.with("bid-counter-treasures", &[("count", terms.treasures.into())]));
    let gold = (terms.gold > 0).then(|| words.with("bid-counter-gold", &[("gold", terms.gold.into())]));
    let first = terms.helper_first == Some(true) && picking(table.session.book(), table.game(), terms);
    let first = first.then(|| words.get("bid-counter-first"));
    words.list(&[cards, gold, first].into_iter().flatten().collect::<Vec<String>>())
}

/// Somebody offers to help without being asked.
fn volunteers<'a>(table: &'a Table, shell: &'a Shell, volunteer: &Volunteer) -> Element<'a, Message> {
    let words = &shell.words;
    let name = words.seat(volunteer.seat, Names::of(table.game()));
    let what = asks(table, shell, &volunteer.terms);
    let id = if what.is_empty() { "bid-offer-free" } else { "bid-offer" };
    let text = words.with(id, &[("seat", name.into()), ("what", what.into())]);
    let told = told_of_deal(table, shell, (volunteer.seat, Some(volunteer.percent)));
    deal(shell, (volunteer.seat, volunteer.terms.clone()), (text, told), "offer")
}

/// A deal that one touch makes, and the chance with it.
fn deal<'a>(
    shell: &'a Shell,
    (seat, terms): (Colour, Bargain),
    (text, chance): (String, Option<String>),
    id: &str,
) -> Element<'a, Message> {
    let look = shell.look;
    let way = |(said, small): (f32, f32), all: bool| {
        let chance = chance.clone().filter(|_| all).map(|chance| bold(chance, small).color(look.dim));
        column![bold(text.clone(), said), chance].into()
    };
    let small = if shell.is_held() { [13.0, 13.0] } else { [12.0, 11.0] };
    let label = fitting(vec![way((15.0, small[0]), true), way((13.0, small[1]), true), way((13.0, small[1]), false)]);
    let label = row![badge(look, seat, 20.0), label].spacing(8).align_y(Alignment::Center);
    let command = Command::Fight(fight::Command::AskHelp { seat, terms });
    let deal = press(look, label).kind(Kind::SeatLine(seat)).height(TOUCH).padding([2, 8]).width(Fill);
    deal.id(id.to_owned()).on_press(Message::does(command)).into()
}

/// Nobody offers help in a fight that stands so well.
const WELL: u32 = 75;
/// Nor where it makes less of a difference than that, in percent.
const MATTERS: u32 = 15;

impl Hot {
    /// Notes who offers to help in a fight of a person, before anybody was asked: whoever makes the most of a difference.
    pub(super) fn volunteer(&mut self, session: &Session) {
        self.volunteer = None;
        let Next::Person(person) = self.next else { return };
        let (book, game) = (session.book(), session.game());
        let asked = matches!(session.question().ask, Ask::Fight(fight::Ask::Fight { .. }));
        let Some(fight) = fight::kept(game).filter(|fight| asked && fight.main == person) else { return };
        if fight.helping(game).is_some() {
            return;
        }
        let chance = |helper: Option<Colour>| Some(rolls(&sides(book, game, fight, helper)).odds()?.percent());
        let Some(alone) = chance(None).filter(|alone| *alone < WELL) else { return };
        let near = standing::can_help(book, game, fight).filter(|seat| !fight.refused.contains(seat));
        let helps = near.filter_map(|seat| Some((seat, chance(Some(seat))?)));
        let matters = |percent: u32| percent >= alone + MATTERS && f64::from(percent) >= WORTH_ASKING * 100.0;
        let mut helps: Vec<(Colour, u32)> = helps.filter(|(_, percent)| matters(*percent)).collect();
        helps.sort_by_key(|(_, percent)| std::cmp::Reverse(*percent));
        self.volunteer = helps.into_iter().find_map(|(seat, percent)| {
            let terms = self.counter(session, seat)?;
            Some(Volunteer { seat, terms, percent })
        });
    }

    /// For what somebody the app plays would help; none if no price would do.
    pub fn counter(&self, session: &Session, seat: Colour) -> Option<Bargain> {
        let (book, game) = (session.book(), session.game());
        let tempers = bots::temper(game.seat(seat)?.bot.as_deref()?).filter(|_| !self.is_person(session, seat))?;
        let view = View::of(book, game, seat).remembering(self.players.remembered());
        let terms = price(view, &tempers)?;
        let command = Command::Fight(fight::Command::AskHelp { seat, terms: terms.clone() });
        engine::decide(book, game, &command).is_ok().then_some(terms)
    }
}

/// What is offered: Treasures and gold, as far as there is any.
fn terms<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, (fight, width): (&Fight, f32)) -> Element<'a, Message> {
    let (look, offer) = (shell.look, &hot.offer);
    let yields = roll::spoils(table.session.book(), table.game(), fight).treasures;
    let purse = table.game().seat(fight.main).map_or(0, |s| i32::try_from(s.gold).unwrap_or(i32::MAX));
    // Not every rule set has gold to offer.
    let has_gold = table.session.book().rules.start.gold > 0;
    let line =
        |(label, text): (&str, &str), glyph: &str, shown: i32, ways: [Option<Bargain>; 2]| -> Element<'a, Message> {
            let [fewer, more] = ways.map(|to| to.map(|to| wish(Wish::Offer(to))));
            let nudge = |glyph: &str, to: Option<Message>| {
                tool(look, glyph).height(TOUCH).id(format!("{glyph}-{label}")).on_press_maybe(to)
            };
            // Where there is no room for words the pictogram says it.
            let name = if width < NAMED { String::new() } else { shell.words.get(text) };
            let name: Element<'a, Message> = match shell.is_held() && !has_gold {
                // What it is about is asked there.
                true => dim(look, shell.words.get("bid-who"), 14.0).line_height(1.2).width(Fill).into(),
                false => bold(name, 14.0).width(Fill).into(),
            };
            // On a telephone what is offered stands below how much of it.
            if shell.is_held() && has_gold {
                let word = bold(shell.words.get(text), 14.0).line_height(1.1).color(look.dim);
                let figure = column![bold(shown.to_string(), 18.0).line_height(1.1), word].align_x(Alignment::Center);
                let figure = container(figure).center_x(Fill);
                return row![nudge("minus", fewer), figure, nudge("plus", more)]
                    .spacing(4)
                    .align_y(Alignment::Center)
                    .width(Fill)
                    .into();
            }
            let figure = bold(shown.to_string(), 20.0).width(42).align_x(Alignment::Center);
            row![icon(glyph, 20.0).color(look.dim), name, nudge("minus", fewer), figure, nudge("plus", more)]
                .spacing(4)
                .align_y(Alignment::Center)
                .width(Fill)
                .into()
        };
    let treasures = |n: u8| Bargain { treasures: n, ..offer.clone() };
    let gold = |n: i32| Bargain { gold: n, ..offer.clone() };
    let more = (offer.treasures < yields).then(|| treasures(offer.treasures + 1));
    let fewer = offer.treasures.checked_sub(1).map(treasures);
    let cards = line(("bargain-treasures", "bid-treasures"), "chest", offer.treasures.into(), [fewer, more]);
    let more = (offer.gold + STEP <= purse).then(|| gold(offer.gold + STEP));
    let fewer = (offer.gold >= STEP).then(|| gold(offer.gold - STEP));
    let coins = has_gold.then(|| line(("bargain-gold", "bid-gold"), "coin", offer.gold, [fewer, more]));
    // Beside gold there is not always room for more.
    let own = (!has_gold || width >= NAMED + 100.0)
        .then(|| pledge::line(shell, hot, table.game().seat(fight.main), !has_gold && width >= NAMED));
    row![cards, coins, own.flatten()].spacing(12).height(TOUCH).into()
}
