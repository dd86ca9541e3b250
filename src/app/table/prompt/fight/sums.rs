//! Both sides of a fight, term by term, with the odds, and what would better them.

use crate::app::icon::icon;
use crate::app::look::{Look, TURN_TOUCH, card};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::prompt::dice::{self, name};
use crate::app::table::{Message, Panel, Table};
use crate::app::widget::odds;
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::odds::bargain::{self, Case};
use crate::odds::fight::{best_strike, if_lost, roll};
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::system::quest::fight::build::can_help;
use crate::rules::system::quest::fight::interfere::{self, Reach, bystanders};
use crate::rules::system::quest::fight::roll::{levels_with, spoils};
use crate::rules::system::quest::fight::sides::{Part, Sides, Sum, sides};
use crate::rules::system::quest::fight::{Fight, current};
use crate::rules::system::{Bargain, Fighter, Term};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// Both sides, the odds, who could help, what could be added.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let Some(fight) = current(table.game()) else { return column![].into() };
    let sides = sides(table.session.book(), table.game(), &fight, None);
    let ours = side(table, shell, "fight-us", &sides, &sides.munchkins);
    let theirs = side(table, shell, "fight-them", &sides, &sides.monsters);
    column![
        if sides.is_open() {
            bold(shell.words.get("fight-open"), 20.0).color(shell.look.dim).into()
        } else {
            odds::outlook(shell, &roll(&sides))
        },
        row![ours, theirs].spacing(6),
        striking(table, shell, &sides),
        ties(table, shell, &fight),
        left_alone(table, shell, &fight),
        losing(table, shell, &fight),
        helpers(table, shell, &fight, &sides),
        additions(table, shell, &sides),
        others(table, shell, &fight),
    ]
    .spacing(10)
    .into()
}

/// The one card whose loss would help most.
fn striking<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let (index, odds) = best_strike(sides).filter(|_| !sides.is_open())?;
    let part = sides.parts.get(index)?;
    let args = [
        ("what", Value::from(part_name(shell, part))),
        ("who", name(table, shell, part.who).into()),
        ("odds", odds::percent(shell, odds).into()),
    ];
    Some(body(shell.words.with("fight-without", &args)).size(15.0).color(shell.look.dim).into())
}

/// Ties, where somebody fights whose class is said to win them.
fn ties<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let book = table.session.book();
    let mut fighters = std::iter::once(fight.main).chain(fight.helping(table.game()));
    let warrior = fighters.any(|c| {
        let seat = table.game().seat(c);
        seat.is_some_and(|s| s.classes.iter().any(|class| book.rules.tie_classes.contains(class)))
    });
    (warrior || fight.ties_won).then(|| dice::ties(table, shell, fight.ties_won))
}

/// Monsters that are left alone; a tap shows one, where it can be attacked after all.
fn left_alone<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let each = fight
        .left_alone
        .iter()
        .map(|id| button(look, words.monster(*id, names)).on_press(Message::Choose(Some(Spot::Monster(*id)))).into());
    let content = column![dim(look, words.get("fight-left-alone"), 14.0), wrapped(each.collect(), 6.0)].spacing(4);
    (!fight.left_alone.is_empty()).then(|| content.into())
}

/// What losing would mean.
fn losing<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let lost = if_lost(table.session.book(), table.game(), fight);
    let names = Names::of(table.game());
    let dead: Vec<String> = lost.dead.iter().map(|c| words.seat(*c, names)).collect();
    let args = [("hits", Value::from(lost.hits)), ("dead", Value::from(words.list(&dead)))];
    let colour = if dead.is_empty() { look.dim } else { look.bad };
    let id = if dead.is_empty() { "fight-if-lost" } else { "fight-if-lost-dead" };
    body(words.with(id, &args)).size(15.0).color(colour).into()
}

/// One side: its sum, its dice, its terms.
fn side<'a>(table: &'a Table, shell: &'a Shell, title: &str, sides: &Sides, sums: &[Sum]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (strength, dice) = Sides::total(sums);
    let dice = words.with("fight-dice", &[("dice", dice.into())]);
    let head = column![
        dim(look, words.get(title), 14.0),
        row![bold(strength.to_string(), 34.0), body(dice).size(15.0)].spacing(8).align_y(Alignment::Center),
    ];
    let mut list: Column<'a, Message> = column![head].spacing(2).width(Fill);
    for sum in sums {
        let label = column![bold(name(table, shell, sum.who), 15.0), share(shell, sides, sum)];
        let open = match sum.who {
            Fighter::Seat(colour) => Message::Open(Some(Panel::Seat(colour))),
            Fighter::Monster(id) => Message::Choose(Some(Spot::Monster(id))),
        };
        list = list.push(press(look, label).kind(Kind::Quiet).padding([4, 2]).width(Fill).on_press(open));
        for part in sides.parts.iter().filter(|p| p.who == sum.who) {
            list = list.push(term(table, shell, part));
        }
    }
    container(list).padding([6, 8]).width(Fill).style(card(look, look.line, 1.0)).into()
}

/// What would be left of the odds without one of several monsters.
fn share<'a>(shell: &'a Shell, sides: &Sides, sum: &Sum) -> Option<Element<'a, Message>> {
    if sides.is_open() || sides.monsters.len() < 2 || !matches!(sum.who, Fighter::Monster(_)) {
        return None;
    }
    let mut rest = roll(sides);
    rest.monsters.strength -= sum.strength;
    rest.monsters.dice -= sum.dice;
    let odds = rest.odds()?;
    let args = [("odds", odds::percent(shell, odds).into())];
    Some(dim(shell.look, shell.words.with("fight-without-it", &args), 13.0).into())
}

/// What a term is called.
fn part_name(shell: &Shell, part: &Part) -> String {
    if let "term-against" | "term-room" | "term-ability" = part.what {
        shell.words.with(part.what, &[("who", shell.words.kind(&part.name).into())])
    } else if part.name.is_empty() {
        shell.words.get(part.what)
    } else {
        part.name.clone()
    }
}

/// One term; the table's own can be struck.
fn term<'a>(table: &'a Table, shell: &'a Shell, part: &Part) -> Element<'a, Message> {
    let look: Look = shell.look;
    let name = part_name(shell, part);
    let mut amount = if part.strength == 0 { String::new() } else { format!("{:+}", part.strength) };
    // Everybody's own die goes without saying.
    let own = i32::from(part.what == "term-level");
    if part.dice != own {
        let dice = part.dice - if part.term.is_some() { 0 } else { own };
        amount.push_str(&format!(" {dice:+} {}", shell.words.get("fight-die")));
    }
    let strike = part.term.map(|index| {
        let strike = Message::Do(table.played(vec![Effect::Unterm { index }]));
        tool(look, "cross").kind(Kind::Quiet).id(format!("strike-{index}")).on_press(strike)
    });
    row![body(name).size(14.0).width(Fill), strike, bold(amount.trim().to_owned(), 14.0)]
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
}

/// Who could help, with what the odds would become; or who does.
fn helpers<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, now: &Sides) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let ask = |seat: Option<Colour>| Message::Do(Command::Help { seat });
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    match fight.helping(table.game()) {
        Some(colour) => {
            let label = row![icon("cross", 16.0), bold(words.seat(colour, names), 15.0)].spacing(6);
            list.push(
                press(look, label.align_y(Alignment::Center)).kind(Kind::Choice(true)).on_press(ask(None)).into(),
            );
        }
        None => {
            for colour in can_help(table.session.book(), table.game(), fight) {
                let with = sides(table.session.book(), table.game(), fight, Some(colour));
                let odds = roll(&with).odds().filter(|_| !now.is_open());
                let chance = odds.map(|odds| odds::percent(shell, odds)).unwrap_or_default();
                let fair = odds.and_then(|_| fair_deal(table, shell, fight, now, &with, colour));
                let text = column![
                    bold(format!("{} {chance}", words.seat(colour, names)), 16.0),
                    fair.map(|fair| dim(look, fair, 13.0))
                ];
                let help = press(look, text).kind(Kind::SeatLine(colour)).height(TURN_TOUCH);
                let help = help.id(format!("help-{}", colour.name()));
                list.push(help.on_press(ask(Some(colour))).into());
            }
        }
    }
    if list.is_empty() {
        return column![].into();
    }
    let mut content = column![dim(look, words.get("fight-help"), 14.0), wrapped(list, 6.0)].spacing(4);
    if fight.helping(table.game()).is_some() {
        content = content.push(bargain(table, shell, fight));
    }
    content.into()
}

/// Who can interfere from outside, and with what.
fn others<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let all = bystanders(table.session.book(), table.game(), fight);
    let ask = tool(look, "why").kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Why(interfere::rules()))));
    let head = row![dim(look, words.get("fight-others"), 14.0).width(Fill), ask].align_y(Alignment::Center);
    let mut list = column![head].spacing(2);
    for other in &all {
        let items = match other.items {
            Reach::None => "other-cards",
            Reach::Throwable => "other-throws",
            Reach::Any => "other-items",
        };
        let mut text = words.get(items);
        if other.backstab {
            text = words.with("other-backstab", &[("with", text.into())]);
        }
        let name = words.seat(other.seat, Names::of(table.game()));
        let line = row![badge(look, other.seat, 16.0), bold(name, 14.0), body(text).size(14.0)].spacing(6);
        list = list.push(line.align_y(Alignment::Center));
    }
    (!all.is_empty()).then(|| list.into())
}

/// What the helper gets: Treasures, gold, the first pick.
fn bargain<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let terms = fight.bargain.clone().unwrap_or_default();
    let agree = |terms: Bargain| Message::Do(table.played(vec![Effect::Bargain { terms }]));
    let treasures = |n: u8| Bargain { treasures: n, ..terms.clone() };
    let gold = |n: i32| Bargain { gold: n, ..terms.clone() };
    let line = |label: &str, shown: String, fewer: Option<Bargain>, more: Bargain| -> Element<'a, Message> {
        let nudge = |glyph: &str, terms: Option<Bargain>| {
            tool(look, glyph).id(format!("{glyph}-{label}")).on_press_maybe(terms.map(agree))
        };
        row![body(words.get(label)).width(Fill), nudge("minus", fewer), bold(shown, 20.0), nudge("plus", Some(more))]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    };
    let helper_first = terms.helper_first == Some(true);
    let first = choice(look, words.get("bargain-first"), helper_first)
        .on_press(agree(Bargain { helper_first: Some(!helper_first), ..terms.clone() }));
    column![
        line(
            "bargain-treasures",
            terms.treasures.to_string(),
            terms.treasures.checked_sub(1).map(treasures),
            treasures(terms.treasures.saturating_add(1)),
        ),
        line("bargain-gold", terms.gold.to_string(), Some(gold(terms.gold - 100)), gold(terms.gold + 100)),
        first,
    ]
    .spacing(4)
    .into()
}

/// What a helper could fairly ask for, in a few words.
fn fair_deal(table: &Table, shell: &Shell, fight: &Fight, now: &Sides, with: &Sides, helper: Colour) -> Option<String> {
    let (book, game) = (table.session.book(), table.game());
    let alone = spoils(book, game, &Fight { helper: None, bargain: None, ..fight.clone() });
    // As if the helper were there already.
    let levels = levels_with(book, game, fight, helper);
    let case = Case {
        alone: roll(now),
        helped: roll(with),
        levels_alone: alone.levels,
        levels_helped: levels.0,
        levels_helper: levels.1,
        treasures: alone.treasures,
        monsters: u8::try_from(now.monsters.len()).unwrap_or(u8::MAX),
    };
    let fair = bargain::fair(&shell.settings.weights, &case)?;
    let words = &shell.words;
    Some(match fair.treasures.filter(|_| fair.is_possible()) {
        None => words.get("fair-none"),
        Some((few, many)) if few == many => {
            words.with("fair-one", &[("count", few.into()), ("all", alone.treasures.into())])
        }
        Some((few, many)) => {
            words.with("fair-some", &[("few", few.into()), ("many", many.into()), ("all", alone.treasures.into())])
        }
    })
}

/// What cards most often add, one tap each.
fn additions<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let add = |who: Fighter, strength: i16, dice: i8| -> Element<'a, Message> {
        let text = if dice == 0 { format!("{strength:+}") } else { format!("{dice:+} {}", words.get("fight-die")) };
        let term = Term { who, name: String::new(), strength, dice };
        let id = format!("add-{}-{strength}-{dice}", if matches!(who, Fighter::Seat(_)) { "us" } else { "them" });
        button(look, text).id(id).on_press(Message::Do(table.played(vec![Effect::Term { add: term }]))).into()
    };
    let mut list = column![].spacing(4);
    if let Some(us) = sides.munchkins.first().map(|s| s.who) {
        let each = vec![add(us, 1, 0), add(us, 2, 0), add(us, 3, 0), add(us, 5, 0), add(us, -5, 0), add(us, 0, 1)];
        list = list.push(dim(look, words.get("fight-add-us"), 14.0)).push(wrapped(each, 4.0));
    }
    if let Some(them) = sides.monsters.first().map(|s| s.who) {
        let each = vec![
            add(them, 1, 0),
            add(them, 3, 0),
            add(them, 5, 0),
            add(them, 10, 0),
            add(them, -5, 0),
            add(them, 0, 1),
        ];
        list = list.push(dim(look, words.get("fight-add-them"), 14.0)).push(wrapped(each, 4.0));
    }
    list.into()
}
