//! Both sides of a fight, term by term, with the odds, what would better them, and what can be done about it.

use crate::app::look::{Look, TOUCH, card};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::fighters::name;
use crate::app::table::prompt::fight::helpers;
use crate::app::table::prompt::rollers;
use crate::app::table::prompt::tray;
use crate::app::table::{Figure, Message, Panel, Printed, Table, play};
use crate::app::widget::odds;
use crate::app::widget::parts::{body, bold, button, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value, Words};
use crate::odds::Roll;
use crate::odds::bids::{Bid, bids};
use crate::odds::fight::{Take, best_strike, if_lost, roll, takes};
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::roll::totals;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Part;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::sum::Sum;
use crate::rules::fight::{Fight, Stage, current};
use crate::rules::fight::{Fighter, Term, Throw};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Color, Element, Fill, Length, Shrink};

/// Width of what says to whom something is added.
pub const LABEL: f32 = 128.0;

/// Both sides and the odds; beside or below them who could help, and what else can be done about it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Element<'a, Message> {
    let Some(fight) = current(table.game()) else { return space().into() };
    let (book, game) = (table.session.book(), table.game());
    let sides = sides(book, game, fight, None);
    let bids = match fight.helping(game) {
        Some(_) => Vec::new(),
        None => bids(book, game, fight, &shell.settings.weights, &table.draft.asks),
    };
    let ours = side(table, shell, "fight-us", &sides, &sides.munchkins);
    let theirs = side(table, shell, "fight-them", &sides, &sides.monsters);
    // The sums stand where they stand while the dice fall.
    let sums = column![
        row![ours, theirs].spacing(6),
        outlook(table, shell, &sides, Shown { bids: &bids, chance: !wide, columns: 1 })
    ];
    let sums = sums.push(losing(table, shell, fight));
    let card = Message::opens(Panel::Card(Box::new(play::CardDraft::of(fight.main))));
    let play = icon_button(shell.look, "card", shell.words.get("card-title")).height(48).width(Fill);
    let doing = column![
        play.on_press(card),
        targets(table, shell, &sides),
        helpers::view(table, shell, fight, &bids),
        ties(table, shell, fight),
        left_alone(table, shell, fight),
        helpers::others(table, shell, fight),
    ];
    let part = |content: Column<'a, Message>| content.spacing(10).width(Length::FillPortion(1));
    if wide {
        row![part(sums), part(doing)].spacing(14).into()
    } else {
        column![sums.spacing(10), doing.spacing(10)].spacing(10).into()
    }
}

/// The dice that have fallen, as far as they are told.
fn fallen<'a>(table: &'a Table, fight: &'a Fight) -> &'a [Throw] {
    match (&table.question.ask, &fight.stage) {
        (_, Stage::Rolled(throws)) => throws,
        (Ask::Fight(fight::Ask::FightDice { .. }), _) => &table.draft.throws,
        _ => &[],
    }
}

/// Both sides as far as the dice have fallen.
pub fn so_far(table: &Table, fight: &Fight) -> Sides {
    sides(table.session.book(), table.game(), fight, None).after(fallen(table, fight))
}

/// Only both sides, of a fight that is looked at: with the odds, or with what has been rolled.
pub fn both<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let sides = sides(table.session.book(), table.game(), fight, None);
    let ours = side(table, shell, "fight-us", &sides, &sides.munchkins);
    let theirs = side(table, shell, "fight-them", &sides, &sides.monsters);
    let top = match &fight.stage {
        Stage::Rolled(throws) => verdict(shell, &sides, totals(&sides, throws)),
        _ => outlook(table, shell, &sides, Shown { bids: &[], chance: true, columns: 1 }),
    };
    column![top, row![ours, theirs].spacing(6), losing(table, shell, fight)].spacing(10).into()
}

/// Only the sums of both sides, beside dice that fall or have fallen.
pub fn sides_only<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let sides = sides(table.session.book(), table.game(), fight, None);
    // What is written below the sums stays as it was while they count.
    let counted = sides.after(fallen(table, fight));
    let ours = side(table, shell, "fight-us", &sides, &counted.munchkins);
    let theirs = side(table, shell, "fight-them", &sides, &counted.monsters);
    row![ours, theirs].spacing(6).into()
}

/// How it stands, in a small place: the chance, or both totals as the dice lie.
pub fn standing<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let sides = sides(table.session.book(), table.game(), fight, None);
    match &fight.stage {
        Stage::Rolled(throws) => {
            let (ours, theirs) = totals(&sides, throws);
            let (id, colour) = won(shell, &sides, (ours, theirs));
            let sum = bold(format!("{ours} : {theirs}"), 32.0);
            Some(column![sum, bold(shell.words.get(id), 20.0).color(colour)].into())
        }
        _ if sides.is_open() => missing(table, shell, &sides),
        _ => odds::chance_of(
            shell,
            &roll(&sides.after(fallen(table, fight))),
            if table.hot.is_some() { 32.0 } else { 40.0 },
        ),
    }
}

/// What would better the chance of a fight that is not rolled, in columns; and what losing would mean.
pub fn further<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, columns: usize) -> Option<Element<'a, Message>> {
    if let Stage::Rolled(_) = fight.stage {
        return None;
    }
    let sides = sides(table.session.book(), table.game(), fight, None);
    let outlook = outlook(table, shell, &sides, Shown { bids: &[], chance: false, columns });
    Some(column![outlook, losing(table, shell, fight)].spacing(6).into())
}

/// What is said of totals, and in which colour.
fn won(shell: &Shell, sides: &Sides, (ours, theirs): (i32, i32)) -> (&'static str, Color) {
    match sides.wins(ours, theirs) {
        true => ("fight-won", shell.look.good),
        false => ("fight-lost", shell.look.bad),
    }
}

/// The chance cannot be told yet: what is missing, all of it; a touch leads to the first of it.
fn missing<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let (words, names) = (&shell.words, Names::of(table.game()));
    let ids = sides.monsters.iter().filter(|sum| sum.unknown).filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    let mut first = None;
    let mut told: Vec<String> = Vec::new();
    for id in ids {
        let def = &table.game().foes.get(id)?.def;
        let open: Vec<Printed> =
            [Printed::Level, Printed::Dice].into_iter().filter(|printed| printed.of(def).is_none()).collect();
        first = first.or(open.first().map(|printed| Figure::Monster(id, *printed)));
        let what: Vec<String> = open.iter().map(|printed| words.get(printed.text())).collect();
        let args = [("who", Value::from(words.monster(id, names))), ("what", words.list(&what).into())];
        told.push(words.with("fight-missing-of", &args));
    }
    let text = words.with("fight-missing", &[("what", words.list(&told).into())]);
    let go = icon_button(shell.look, "pen", text).height(Shrink).padding([10, 12]).id("missing".to_owned());
    Some(go.on_press(Message::opens(Panel::pad(first?, String::new()))).into())
}

/// How it stands with the dice as they lie.
fn verdict<'a>(shell: &'a Shell, sides: &Sides, (ours, theirs): (i32, i32)) -> Element<'a, Message> {
    let (id, colour) = won(shell, sides, (ours, theirs));
    row![bold(format!("{ours} : {theirs}"), 40.0), bold(shell.words.get(id), 26.0).color(colour)]
        .spacing(16)
        .align_y(Alignment::Center)
        .into()
}

/// The chance of the fight, for its place beside what is asked.
pub fn chance<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let fight = current(table.game()).filter(|fight| !matches!(fight.stage, Stage::Rolled(_)))?;
    standing(table, shell, fight)
}

/// What of the outlook is told.
struct Shown<'s> {
    /// Who could help.
    bids: &'s [Bid],
    /// Whether the chance is told with it: where it has no other place.
    chance: bool,
    /// In how many columns.
    columns: usize,
}

/// How it can come out, and the least that would better it; with the chance, where that has no other place.
fn outlook<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, shown: Shown<'_>) -> Element<'a, Message> {
    let look = shell.look;
    if sides.is_open() {
        return column![shown.chance.then(|| missing(table, shell, sides)).flatten()].into();
    }
    let now = roll(sides);
    let apart = table.draft.apart.filter(|id| sides.sum(Fighter::Monster(*id)).is_some());
    let rest = apart.map(|id| (id, roll(&sides.without_monster(id))));
    let legend = rest.and_then(|(id, rest)| {
        let who = name(table, shell, Fighter::Monster(id));
        let args = [("who", Value::from(who)), ("odds", odds::percent(shell, rest.odds()?).into())];
        Some(dim(look, shell.words.with("fight-chart-without", &args), 16.0))
    });
    let helpers: Vec<(Colour, Roll)> = shown.bids.iter().map(|bid| (bid.seat, bid.helped)).collect();
    let takes = takes(sides, &helpers);
    let best = if takes.iter().any(|take| take.strike.is_some()) { None } else { striking(table, shell, sides) };
    let steps = takes.iter().map(|take| step(table, shell, sides, take));
    column![
        shown.chance.then(|| odds::chance(shell, &now)),
        odds::chart(look, &now, rest.as_ref().map(|(_, roll)| roll)),
        legend,
        tray::rows(steps.collect(), shown.columns, 2.0),
        best,
    ]
    .spacing(4)
    .into()
}

/// The least of each kind that reaches a mark.
fn step<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, take: &Take) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let say = |id: &str, args: &[(&'static str, Value)]| words.with(id, args);
    let number = |n: u32| Value::from(i32::try_from(n).unwrap_or(i32::MAX));
    let ways = [
        take.bonus.map(|bonus| say("fight-step-bonus", &[("bonus", bonus.into())])),
        take.dice.map(|dice| say("fight-step-dice", &[("dice", number(dice))])),
        take.helper.map(|seat| say("fight-step-helper", &[("seat", words.seat(seat, Names::of(table.game())).into())])),
        take.strike.and_then(|index| sides.parts.get(index)).map(|part| {
            let what = part_name(shell, part);
            say("fight-step-strike", &[("what", what.into())])
        }),
    ];
    let ways: Vec<String> = ways.into_iter().flatten().collect();
    let or = format!(" {} ", words.get("fight-step-or"));
    let mark = match take.percent {
        100 => words.get("fight-step-sure"),
        percent => say("fight-step", &[("percent", number(percent))]),
    };
    let ways = dim(look, ways.join(&or), 16.0).width(Fill);
    row![bold(mark, 16.0).width(54), ways].spacing(6).into()
}

/// The one card whose loss would help most, where it reaches no mark.
fn striking<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let (index, odds) = best_strike(sides)?;
    let part = sides.parts.get(index)?;
    let args = [
        ("what", Value::from(part_name(shell, part))),
        ("who", name(table, shell, part.who).into()),
        ("odds", odds::percent(shell, odds).into()),
    ];
    Some(dim(shell.look, shell.words.with("fight-without", &args), 15.0).into())
}

/// Ties, where somebody fights whose class is said to win them.
fn ties<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let book = table.session.book();
    let mut fighters = std::iter::once(fight.main).chain(fight.helping(table.game()));
    let warrior = fighters.any(|c| {
        let seat = table.game().seat(c);
        seat.is_some_and(|s| s.classes.iter().any(|class| book.rules.tie_classes.contains(class)))
    });
    (warrior || fight.ties_won).then(|| rollers::ties(table, shell, fight.ties_won))
}

/// Monsters that are left alone; a tap shows one, where it can be attacked after all.
fn left_alone<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let each = fight
        .left_alone
        .iter()
        .map(|id| button(look, words.monster(*id, names)).on_press(Message::chooses(Some(Spot::Monster(*id)))).into());
    let content = column![dim(look, words.get("fight-left-alone"), 14.0), wrapped(each.collect(), 6.0)].spacing(4);
    (!fight.left_alone.is_empty()).then(|| content.into())
}

/// What losing would mean.
fn losing<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let lost = if_lost(table.session.book(), table.game(), fight);
    let names = Names::of(table.game());
    let dead: Vec<String> = lost.dead.iter().map(|c| words.seat(*c, names)).collect();
    // A lost Boss fight costs a level besides (MQ-BOSS-16).
    let boss = i32::from(fight.meets_boss(table.game()));
    let args = [("hits", Value::from(lost.hits)), ("dead", Value::from(words.list(&dead))), ("boss", boss.into())];
    let colour = if dead.is_empty() { look.dim } else { look.bad };
    let id = if dead.is_empty() { "fight-if-lost" } else { "fight-if-lost-dead" };
    body(words.with(id, &args)).size(15.0).color(colour).into()
}

/// One side: its sum, its dice, its terms.
fn side<'a>(table: &'a Table, shell: &'a Shell, title: &str, sides: &Sides, sums: &[Sum]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (strength, dice) = Sides::total(sums);
    let had = |sum: &Sum| sides.munchkins.iter().chain(&sides.monsters).any(|all| all.who == sum.who && all.dice > 0);
    let fell = dice == 0 && sums.iter().any(had);
    let dice = if fell { words.get("fight-dice-fallen") } else { words.with("fight-dice", &[("dice", dice.into())]) };
    let head = column![
        dim(look, words.get(title), 14.0),
        row![bold(strength.to_string(), 34.0), body(dice).size(15.0)].spacing(8).align_y(Alignment::Center),
    ];
    let mut list: Column<'a, Message> = column![head].spacing(2).width(Fill);
    for sum in sums {
        list = list.push(fighter(table, shell, sides, sum));
        for part in sides.parts.iter().filter(|p| p.who == sum.who) {
            list = list.push(term(table, shell, part));
        }
    }
    container(list).padding([6, 8]).width(Fill).style(card(look, look.line, 1.0)).into()
}

/// Who fights. A tap on one of several monsters shows the odds without it; beside it is its card.
fn fighter<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, sum: &Sum) -> Element<'a, Message> {
    let look = shell.look;
    let named = bold(name(table, shell, sum.who), 16.0);
    let line = |label: Element<'a, Message>, message: Message| {
        press(look, label).kind(Kind::Quiet).padding([4, 2]).width(Fill).on_press(message)
    };
    match sum.who {
        // There the seats and the map say what there is to say, and the room is needed.
        Fighter::Seat(_) if table.hot.is_some() => named.into(),
        Fighter::Monster(_) if table.hot.is_some() && sides.monsters.len() < 2 => named.into(),
        Fighter::Seat(colour) => line(named.into(), Message::opens(Panel::Seat(colour))).into(),
        Fighter::Monster(id) if sides.monsters.len() < 2 => {
            line(named.into(), Message::chooses(Some(Spot::Monster(id)))).into()
        }
        Fighter::Monster(id) => {
            let without = (!sides.is_open()).then(|| roll(&sides.without_monster(id)).odds()).flatten();
            let share = without.map(|odds| {
                let args = [("odds", odds::percent(shell, odds).into())];
                dim(look, shell.words.with("fight-without-it", &args), 16.0)
            });
            let shown = line(named.into(), Message::edits(Edit::Apart(id))).padding([2, 6]);
            let shown = shown.kind(Kind::Choice(table.draft.apart == Some(id))).id(format!("apart-{}", id.0));
            let card = tool(look, "info").kind(Kind::Quiet).id(format!("card-{}", id.0));
            let card = card.on_press(Message::chooses(Some(Spot::Monster(id))));
            column![row![shown, card].align_y(Alignment::Center), share].into()
        }
    }
}

/// What a term is called.
fn part_name(shell: &Shell, part: &Part) -> String {
    if let "term-against" | "term-room" | "term-ability" = part.what {
        shell.words.with(part.what, &[("who", shell.words.kind(&part.name).into())])
    } else if part.name.is_empty() && part.what == "term-unnamed" {
        shell.words.with("term-unnamed-of", &[("amount", amount(shell, part).into())])
    } else if part.name.is_empty() {
        shell.words.get(part.what)
    } else {
        // What the power of a Class gave goes by the Class.
        shell.words.kind(&part.name)
    }
}

/// What a term adds.
pub fn amount(shell: &Shell, part: &Part) -> String {
    let mut amount = if part.strength == 0 { String::new() } else { format!("{:+}", part.strength) };
    // Everybody's own die goes without saying.
    let own = i32::from(part.what == "term-level");
    if part.dice != own {
        let dice = part.dice - if part.term.is_some() { 0 } else { own };
        amount.push_str(&format!(" {dice:+} {}", die(&shell.words, dice)));
    }
    amount.trim().to_owned()
}

/// One term; what the table has played can be struck.
fn term<'a>(table: &'a Table, shell: &'a Shell, part: &Part) -> Element<'a, Message> {
    let look: Look = shell.look;
    // Its figures stand beside it.
    let plain = part.name.is_empty() && part.what == "term-unnamed";
    let name = if plain { shell.words.get(part.what) } else { part_name(shell, part) };
    let amount = amount(shell, part);
    let gone = match (part.term, part.enhancer, part.who) {
        (Some(index), ..) => Some((format!("strike-{index}"), Effect::Fight(fight::Effect::Unterm { index }))),
        (None, Some(index), Fighter::Monster(monster)) => {
            Some((format!("strip-{}-{index}", monster.0), Effect::Fight(fight::Effect::Strip { monster, index })))
        }
        _ => None,
    };
    let strike = gone.filter(|_| table.is_open() && table.hot.is_none()).map(|(id, effect)| {
        tool(look, "cross").kind(Kind::Quiet).id(id).on_press(Message::does(table.played(vec![effect])))
    });
    row![body(name).size(14.0).width(Fill), strike, bold(amount, 14.0)].spacing(4).align_y(Alignment::Center).into()
}

/// How high the rows of what is added are.
pub fn additions_height(wide: bool) -> f32 {
    if wide { 2.0 * TOUCH + tray::GAP } else { 2.0 * (TOUCH + 22.0) + tray::GAP }
}

/// What cards most often add, one tap each.
pub fn additions<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let fight = current(table.game())?;
    let sides = sides(table.session.book(), table.game(), fight, None);
    let add = |who: Fighter, (strength, dice): (i16, i8)| -> Element<'a, Message> {
        let text = if dice == 0 { format!("{strength:+}") } else { format!("{dice:+} {}", die(words, dice.into())) };
        let term = Term { who, name: String::new(), strength, dice };
        let id = format!("add-{}-{strength}-{dice}", if matches!(who, Fighter::Seat(_)) { "us" } else { "them" });
        let press = button(look, text).padding([4, 2]).width(Fill).id(id);
        press.on_press(Message::does(table.played(vec![Effect::Fight(fight::Effect::Term { add: term })]))).into()
    };
    let line = |id: &str, who: Fighter, amounts: [(i16, i8); 6]| -> Element<'a, Message> {
        let each = Row::with_children(amounts.map(|amount| add(who, amount))).spacing(4);
        let label = dim(look, words.get(id), 14.0);
        if wide {
            row![label.width(LABEL), each].spacing(tray::GAP).align_y(Alignment::Center).into()
        } else {
            column![container(label).height(22), each].into()
        }
    };
    let us = sides.munchkins.first().map(|sum| sum.who);
    let us = us.map(|us| line("fight-add-us", us, [(1, 0), (2, 0), (3, 0), (5, 0), (-5, 0), (0, 1)]));
    let them = target(table, &sides).map(Fighter::Monster);
    let them = them.map(|them| line("fight-add-them", them, [(1, 0), (3, 0), (5, 0), (10, 0), (-5, 0), (0, 1)]));
    Some(column![us, them].spacing(tray::GAP).into())
}

/// Which of several monsters is added to.
fn targets<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let them = target(table, sides).filter(|_| sides.monsters.len() > 1)?;
    let whom = sides.monsters.iter().filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    let whom = whom.map(|id| {
        let chosen = choice(shell.look, name(table, shell, Fighter::Monster(id)), id == them);
        chosen.id(format!("target-{}", id.0)).on_press(Message::edits(Edit::Target(id))).into()
    });
    let label = dim(shell.look, shell.words.get("fight-add-them"), 16.0);
    Some(column![label, wrapped(whom.collect(), 4.0)].spacing(4).into())
}

/// Which monster is added to: the one that was chosen, or else the first.
fn target(table: &Table, sides: &Sides) -> Option<MonsterId> {
    let fights = |id: &MonsterId| sides.sum(Fighter::Monster(*id)).is_some();
    let first = sides.monsters.iter().find_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    table.draft.target.filter(fights).or(first)
}

/// One die, or so many dice.
fn die(words: &Words, dice: i32) -> String {
    words.with("fight-die", &[("dice", dice.unsigned_abs().into())])
}
