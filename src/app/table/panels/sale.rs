//! Items are sold for Levels: at a table of numbers so many Levels are one touch, the cards go where they always go.

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::items::toggle;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, choice, dim, wrapped};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::odds::sale;
use crate::rules::card::CardSet;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use crate::rules::{engine, munchkin, table};
use iced::widget::{column, container};
use iced::{Element, Fill};

/// Most Levels that are offered at once.
const MOST: u8 = 4;
/// Most cards of a hand that are sold at once.
const FROM_HAND: u8 = 8;

/// The panel: a button for each number of Levels, the Items that waste least where Items are listed, and why not.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    colour: Colour,
    (chosen, held): (&'a [usize], u8),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let Some(seat) = game.seat(colour) else { return column![].into() };
    let name = words.seat(colour, Names::of(game));
    // Where there is gold it pays first, and Items make up the rest (MQ-ANY-14, MQ-LVL-16).
    let title = if game.has_map() { "sale-title-gold" } else { "sale-title" };
    let mut list = column![head(words.with(title, &[("seat", name.into())]))].spacing(8);
    // Which one it is nobody need say (MC-SELL-06).
    let high = table.session.book().system.sells_high(game, seat);
    list = list.push(high.then(|| body(words.get("sale-high")).size(15.0).color(look.torch)));
    list = list.push(listed(shell, seat, (chosen, held))).push(from_hand(table, shell, seat, (chosen, held)));
    let price = book.rules.level_price;
    // Where Levels go one at a time nobody is shown more.
    let most = if book.house(game).bulk_level_sale() { MOST } else { 1 };
    for levels in 1..=most {
        // More than there is room for is told as what it comes to (MC-LVL-09).
        let top = i32::from(book.top_level(game)) - 1 - i32::from(seat.level);
        if levels > 1 && i32::from(levels) > top {
            if i32::from(levels) == top + 1 {
                let args = [("levels", i32::from(levels).into()), ("most", top.max(0).into())];
                list = list.push(body(words.with("sale-no-more", &args)).size(15.0).color(look.torch));
            }
            break;
        }
        let Sale { sells: command, struck, told, short } = match chosen {
            [] if held == 0 => offer(table, shell, seat, levels),
            _ => picked(table, shell, (seat, chosen, held), levels),
        };
        let worth = price.saturating_mul(levels.into());
        let args = [("levels", levels.into()), ("gold", i32::try_from(worth).unwrap_or(i32::MAX).into())];
        let why = engine::decide(book, game, &command).err();
        // Where it is known what somebody has, nothing is sold that was not touched.
        let untouched = chosen.is_empty() && held == 0;
        let nothing = game.keeps_goods() && !game.has_map() && untouched && is_of_nothing(&command);
        // What is grey says why where it stands.
        let told = match &why {
            _ if nothing => Some(words.get("sale-nothing")),
            Some(why) if !short => Some(words.say(&why.message, Names::of(game))),
            _ => told,
        };
        let text = column![bold(words.with("sale-levels", &args), 20.0), told.map(|told| dim(look, told, 15.0))];
        let press = press(look, container(text).width(Fill))
            .height(TURN_TOUCH + 8.0)
            .width(Fill)
            .faded(why.is_some() || nothing);
        let press = press.id(format!("{}sell {levels}", if why.is_some() || nothing { "no-" } else { "" }));
        // Touched in vain it says why.
        let message = match (why.is_some(), struck) {
            (true, _) => Message::does(command),
            (false, None) => Message::made(command),
            (false, Some(struck)) => Message::Ask(Action::Both(Box::new((command, struck)))),
        };
        list = list.push(press.on_press_maybe((!nothing).then_some(message)));
    }
    list.push(dim(look, words.get("sale-hint"), BODY)).into()
}

/// The Items of the list, to be chosen: what goes is struck off.
fn listed<'a>(shell: &'a Shell, seat: &Seat, (chosen, held): (&[usize], u8)) -> Option<Element<'a, Message>> {
    if seat.gear.is_empty() {
        return None;
    }
    let each = seat.gear.iter().enumerate().map(|(at, _)| {
        let mut then = chosen.to_vec();
        toggle(&mut then, at);
        let item = choice(shell.look, called(shell, seat, at), chosen.contains(&at)).id(format!("goes {at}"));
        item.on_press(Message::opens(Panel::Sale(seat.colour, then, held))).into()
    });
    Some(column![dim(shell.look, shell.words.get("sale-which"), BODY), wrapped(each.collect(), 6.0)].spacing(6).into())
}

/// How many of the Treasures in hand go, where hands are counted and may be sold from (MC-SELL-05).
fn from_hand<'a>(
    table: &'a Table,
    shell: &'a Shell,
    seat: &Seat,
    (chosen, held): (&[usize], u8),
) -> Option<Element<'a, Message>> {
    let (book, game) = (table.session.book(), table.game());
    let all = seat.hand.of(Deck::ITEMS);
    let may = game.keeps_goods() && all > 0 && book.house(game).sell_from_hand_for_level();
    let each = (0..=all.min(FROM_HAND)).map(|count| {
        let then = Message::opens(Panel::Sale(seat.colour, chosen.to_vec(), count));
        choice(shell.look, count.to_string(), count == held).id(format!("held {count}")).on_press(then).into()
    });
    may.then(|| column![dim(shell.look, shell.words.get("sale-held"), BODY), wrapped(each.collect(), 6.0)].spacing(6))
        .map(Element::from)
}

/// What an Item of the list is called, with its price if that is known.
fn called(shell: &Shell, seat: &Seat, at: usize) -> String {
    let Some(item) = seat.gear.get(at) else { return String::new() };
    let name = match item.name.as_str() {
        "" => shell.words.with(
            "sale-plain",
            &[("item", shell.words.item(item).into()), ("bonus", format!("{:+}", item.bonus).into())],
        ),
        _ => shell.words.item(item),
    };
    let priced = |value: u32| {
        let gold = i32::try_from(value).unwrap_or(i32::MAX);
        shell.words.with("sale-priced", &[("item", name.as_str().into()), ("gold", gold.into())])
    };
    item.value.map_or(name.clone(), priced)
}

/// Whether it says of nothing what is sold: neither Items of the list nor cards of the hand, nor gold.
fn is_of_nothing(sale: &Command) -> bool {
    match sale {
        Command::Munchkin(munchkin::Command::BuyLevel { gear, hand, others, .. }) => {
            gear.is_empty() && hand.is_empty() && !others.is_empty()
        }
        _ => false,
    }
}

/// What sells so many Levels where people say what goes.
struct Sale {
    sells: Command,
    /// What of the list has no price there, and goes for what is missing: struck off once the rest is sold.
    struck: Option<Command>,
    told: Option<String>,
    /// Whether that is by how much it falls short.
    short: bool,
}

/// So many Levels for listed Items, and for others that nobody listed, by what they are worth.
fn sells(seat: &Seat, gear: Vec<usize>, (others, hand): (Vec<u32>, Vec<u32>), levels: u8) -> Command {
    let (cards, levels) = (CardSet::EMPTY, Some(levels));
    Command::Munchkin(munchkin::Command::BuyLevel { seat: seat.colour, gear, others, hand, cards, levels })
}

/// Whether gold and Items are left to the box: what a Level costs is paid there.
fn is_left(table: &Table) -> bool {
    table.game().has_map() && !table.game().keeps_goods()
}

/// What sells so many Levels where people say what goes: what has no price is worth the rest.
fn picked(table: &Table, shell: &Shell, (seat, chosen, held): (&Seat, &[usize], u8), levels: u8) -> Sale {
    let price = table.session.book().rules.level_price.saturating_mul(levels.into());
    if is_left(table) {
        let names: Vec<String> = chosen.iter().map(|at| called(shell, seat, *at)).collect();
        let told = shell.words.with("sale-goes", &[("items", shell.words.list(&names).into())]);
        let sells = sells(seat, chosen.to_vec(), (Vec::new(), Vec::new()), levels);
        return Sale { sells, struck: None, told: Some(told), short: false };
    }
    let (mut gear, mut open) = (Vec::new(), Vec::new());
    let mut known = 0_u32;
    for at in chosen.iter().copied().filter(|at| *at < seat.gear.len()) {
        match seat.gear[at].value {
            Some(value) => {
                gear.push(at);
                known = known.saturating_add(value);
            }
            None => open.push(at),
        }
    }
    // The dearest counts twice for whoever sells high (MC-SELL-06).
    let high = table.session.book().system.sells_high(table.game(), seat);
    let dearest = gear.iter().filter_map(|at| seat.gear[*at].value).max().filter(|_| high).unwrap_or(0);
    let names = gear.iter().chain(&open).map(|at| called(shell, seat, *at));
    let cards = (held > 0).then(|| shell.words.with("sale-held-cards", &[("count", held.into())]));
    // Gold pays before cards of the hand, and before what has no price.
    let before = price.saturating_sub(known).saturating_sub(dearest);
    let pays = if open.is_empty() && held == 0 { before } else { before.min(seat.gold) };
    let pays = (pays > 0 && pays <= seat.gold).then(|| shell.words.with("says-price-gold", &[("by", pays.into())]));
    let names: Vec<String> = names.chain(cards).chain(pays).collect();
    // Where all that goes has its price, what they come to is known: no more is sold for it.
    let rest = price.saturating_sub(known);
    let paid = known.saturating_add(dearest).saturating_add(seat.gold);
    let short = price.saturating_sub(paid);
    let (told, short) = match i32::try_from(short) {
        Ok(short) if short > 0 && open.is_empty() && held == 0 => {
            (shell.words.with("sale-short", &[("gold", short.into())]), true)
        }
        _ => (shell.words.with("sale-goes", &[("items", shell.words.list(&names).into())]), false),
    };
    // Where they stand once the rest is sold, the last first, so that the places of those still to go stay true.
    let mut left: Vec<usize> = open.iter().map(|at| at - gear.iter().filter(|sold| *sold < at).count()).collect();
    left.sort_unstable_by(|a, b| b.cmp(a));
    let gone = |index| Effect::Munchkin(munchkin::Effect::GearGone { seat: seat.colour, index, sold: true });
    let effects: Vec<Effect> = left.into_iter().map(gone).collect();
    let struck = (!effects.is_empty())
        .then(|| Command::Table(table::Command::Amend { note: shell.words.get("sale-note"), effects }));
    // What has no price is worth the rest; cards of the hand share it.
    let rest = rest.saturating_sub(seat.gold);
    let share = if open.is_empty() { rest.div_ceil(u32::from(held).max(1)) } else { 0 };
    let hand = vec![share; held.into()];
    let others = if rest > 0 && !open.is_empty() { vec![rest] } else { Vec::new() };
    Sale { sells: sells(seat, gear, (others, hand), levels), struck, told: Some(told), short }
}

/// What sells so many Levels: listed Items that waste least, or what they are worth where nothing is listed.
fn offer(table: &Table, shell: &Shell, seat: &Seat, levels: u8) -> Sale {
    let (book, game) = (table.session.book(), table.game());
    let price = book.rules.level_price.saturating_mul(levels.into());
    if is_left(table) {
        // What is on the table there nobody has told.
        let told = shell.words.with("sale-at-the-table", &[("gold", i32::try_from(price).unwrap_or(i32::MAX).into())]);
        return Sale {
            sells: sells(seat, Vec::new(), (Vec::new(), Vec::new()), levels),
            struck: None,
            told: Some(told),
            short: false,
        };
    }
    let listed: Vec<(usize, u32)> =
        seat.gear.iter().enumerate().filter_map(|(at, item)| Some((at, item.value?))).collect();
    let values: Vec<u32> = listed.iter().map(|(_, value)| *value).collect();
    let pays = seat.gold.min(price);
    let price = price - pays;
    let best = sale::least_waste(&values, price, book.system.sells_high(game, seat));
    let buy = |gear: Vec<usize>, others: Vec<u32>| sells(seat, gear, (others, Vec::new()), levels);
    let plain = |sells: Command, told: Option<String>| Sale { sells, struck: None, told, short: false };
    if price == 0 && pays > 0 {
        let args = [("gold", i32::try_from(pays).unwrap_or(i32::MAX).into())];
        return plain(buy(Vec::new(), Vec::new()), Some(shell.words.with("sale-gold", &args)));
    }
    let Some(best) = best else {
        let told = (pays > 0).then(|| i32::try_from(price).unwrap_or(i32::MAX));
        let told = told.map(|rest| shell.words.with("sale-rest", &[("gold", rest.into())]));
        return plain(buy(Vec::new(), vec![price]), told);
    };
    let gear: Vec<usize> = best.sold.iter().filter_map(|at| listed.get(*at)).map(|(at, _)| *at).collect();
    let names: Vec<String> = gear.iter().map(|at| called(shell, seat, *at)).collect();
    let items = shell.words.list(&names);
    // What is too much is gold that stays where it is, as long as there is any.
    let told = match pays.saturating_sub(best.waste) {
        0 => {
            let waste = i32::try_from(best.waste - pays).unwrap_or(i32::MAX);
            shell.words.with("sale-items", &[("items", items.into()), ("waste", waste.into())])
        }
        gold => shell.words.with("sale-items-gold", &[("items", items.into()), ("gold", gold.into())]),
    };
    plain(buy(gear, Vec::new()), Some(told))
}
