//! How a fight can come out: the chart, the least that would better it, and what losing would mean.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::cardboard::{known, paid};
use crate::app::table::fighters::name;
use crate::app::table::figure::{Figure, Printed};
use crate::app::table::hot::state::Next;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::prompt::fight::helpers::wins_by_helping;
use crate::app::table::prompt::tray;
use crate::app::table::stage::hidden;
use crate::app::table::stage::term::{amount, part_name};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::odds;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::press;
use crate::catalog::words::{Names, Value};
use crate::odds::Roll;
use crate::odds::bids::bids;
use crate::odds::fight::{Take, best_strike, enough, roll, takes};
use crate::odds::turners::{Turner, turning};
use crate::play::absent;
use crate::play::narrate::outlook as told;
use crate::rules::card::who::Target;
use crate::rules::fight::sum::{Part, Sides};
use crate::rules::fight::{Fight, Fighter};
use crate::rules::ids::Colour;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Padding};

/// Letters of what is missing that stand on one line, and on two smaller ones.
const LINE: usize = 44;
const MUCH: usize = 90;

/// What is written smaller than this has little room.
const SMALL: f32 = 13.0;

/// Helpers named at most, where any of them is enough.
const NAMED: usize = 3;

/// How it can come out. Nothing while something is not known.
pub fn chart<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let look = shell.look;
    if sides.is_open() {
        return None;
    }
    let now = roll(sides);
    let apart = table.draft.apart.filter(|id| sides.sum(Fighter::Monster(*id)).is_some());
    let rest = apart.map(|id| (id, roll(&sides.without_monster(id))));
    let legend = rest.as_ref().and_then(|(id, rest)| {
        let who = name(table, shell, Fighter::Monster(*id));
        let args = [("who", Value::from(who)), ("odds", odds::percent(shell, rest.odds()?).into())];
        Some(dim(look, shell.words.with("fight-chart-without", &args), 16.0))
    });
    Some(column![odds::chart(look, &now, rest.as_ref().map(|(_, roll)| roll)), legend].spacing(4).into())
}

/// The least that would better it, in columns.
pub fn steps<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &Fight,
    (sides, columns, size): (&Sides, usize, f32),
) -> Option<Element<'a, Message>> {
    if sides.is_open() {
        return None;
    }
    let helpers = helpers(table, shell, fight);
    let takes = takes(sides, &helpers);
    // Without dice there is one mark, and no chance that something could better by a little.
    let rolls = table.session.book().system.rolls();
    let struck = !rolls || takes.iter().any(|take| take.strike.is_some());
    let best = if struck { None } else { striking(table, shell, sides, size) };
    let marks = takes.iter().filter(|take| rolls || take.percent == 100);
    let steps = marks.map(|take| step(table, shell, fight, (sides, take, &helpers), size));
    Some(column![tray::rows(steps.collect(), columns, 2.0), best].spacing(4).into())
}

/// Who could help, and how the roll would be with them. In a game of the app people ask each other.
fn helpers(table: &Table, shell: &Shell, fight: &Fight) -> Vec<(Colour, Roll)> {
    if table.hot.is_some() || fight.helping(table.game()).is_some() {
        return Vec::new();
    }
    let bids = bids(table.session.book(), table.game(), fight, &shell.settings.weights, &table.draft.asks);
    // Whoever would win the game by it is asked by nobody who has read it.
    let asked = bids.into_iter().filter(|bid| !wins_by_helping(table, bid.seat));
    let asked = asked.filter(|bid| !absent::stays_out(&table.session, bid.seat));
    asked.map(|bid| (bid.seat, bid.helped)).collect()
}

/// The chance cannot be told yet: what is missing, all of it; a touch leads to the first of it.
pub fn missing<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Element<'a, Message>> {
    let (words, names) = (&shell.words, Names::of(table.game()));
    let ids = sides.monsters.iter().filter(|sum| sum.unknown).filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    let mut first = None;
    let mut told: Vec<String> = Vec::new();
    for id in ids {
        let def = &table.game().foes.get(id)?.def;
        // Where nobody rolls, there are no dice to be told.
        let rolls = table.session.book().system.rolls();
        let counted = [Printed::Level, Printed::Dice].into_iter().filter(|p| rolls || *p == Printed::Level);
        let open: Vec<Printed> = counted.filter(|printed| printed.of(def).is_none()).collect();
        first = first.or(open.first().map(|printed| Figure::Monster(id, *printed)));
        let what: Vec<String> = open.iter().map(|printed| words.get(printed.text())).collect();
        let args = [("who", Value::from(words.monster(id, names))), ("what", words.list(&what).into())];
        told.push(words.with("fight-missing-of", &args));
    }
    let text = words.with("fight-missing", &[("what", words.list(&told).into())]);
    // However many are unknown, on two lines at most.
    let long = text.chars().count();
    let size = if long > MUCH {
        12.0
    } else if long > LINE {
        14.0
    } else {
        BODY
    };
    let text = row![icon("pen", 20.0), bold(text, size).line_height(1.2)].spacing(8).align_y(Alignment::Center);
    let go = press(shell.look, text).padding([2, 12]).id("missing".to_owned());
    Some(go.on_press(Message::opens(Panel::pad(first?, String::new()))).into())
}

/// The least of each kind that reaches a mark.
fn step<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &Fight,
    (sides, take, helpers): (&Sides, &Take, &[(Colour, Roll)]),
    size: f32,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let say = |id: &str, args: &[(&'static str, Value)]| words.with(id, args);
    let rolls = table.session.book().system.rolls();
    let number = |n: u32| Value::from(i32::try_from(n).unwrap_or(i32::MAX));
    // Without dice whoever is enough is enough, and none of them is better.
    let could_help = |least: Colour| -> Vec<String> {
        let reaches = |roll: &Roll| roll.odds().is_some_and(|odds| odds.reaches(take.percent));
        let all = helpers.iter().filter(|(seat, roll)| *seat == least || (!rolls && reaches(roll)));
        let all: Vec<Colour> = all.map(|(seat, _)| *seat).collect();
        let named = if all.len() > NAMED { vec![least] } else { all };
        named.into_iter().map(|seat| words.seat(seat, Names::of(table.game()))).collect()
    };
    // Against whom nothing but Levels counts no number does it (SR-CMB-23).
    let levels = fight.foes(table.game()).find(|foe| foe.def.only_levels).map(|foe| foe.id);
    let ways = [
        take.bonus.filter(|_| levels.is_none()).map(|bonus| say("fight-step-bonus", &[("bonus", bonus.into())])),
        take.dice.filter(|_| rolls).map(|dice| say("fight-step-dice", &[("dice", number(dice))])),
        take.helper.map(|seat| say("fight-step-helper", &[("seat", words.either(&could_help(seat)).into())])),
        take.strike
            .and_then(|index| sides.parts.get(index))
            .filter(|_| rolls)
            .map(|part| say("fight-step-strike", &[("what", plain_name(table, shell, part).into())])),
    ];
    let or = format!(" {} ", words.get("fight-step-or"));
    // Where nobody rolls anything that would do is as good as anything else.
    let gone = if rolls { Vec::new() } else { enough(sides, take.percent) };
    let mut gone: Vec<String> =
        gone.iter().filter_map(|index| Some(plain_name(table, shell, sides.parts.get(*index)?))).collect();
    gone.dedup();
    let gone = (!gone.is_empty()).then(|| say("fight-step-gone", &[("what", gone.join(&or).into())]));
    let sent = paid::sends_away(table, fight).filter(|_| take.percent == 100).map(|(cards, held)| {
        let id = if held.is_some() { "fight-step-hand" } else { "fight-step-hand-any" };
        say(id, &[("cards", cards.into()), ("held", number(held.unwrap_or(0)))])
    });
    let mut ways: Vec<String> = ways.into_iter().flatten().chain(gone).chain(sent).collect();
    if let (true, Some(foe)) = (ways.is_empty(), levels) {
        let foe = words.monster(foe, Names::of(table.game()));
        ways.push(say("fight-step-gone", &[("what", foe.into())]));
    }
    let mark = match take.percent {
        100 => words.get(if rolls { "fight-step-sure" } else { "fight-step-win" }),
        percent => say("fight-step", &[("percent", number(percent))]),
    };
    let ways = dim(look, ways.join(&or), size).width(Fill);
    let wide = if rolls { 54.0 } else { 62.0 };
    // What stands beside it in the next column does not run on from it.
    let step = row![bold(mark, size).width(wide), ways].spacing(6).align_y(Alignment::Start);
    step.padding(Padding::ZERO.right(BESIDE)).into()
}

/// Between a step and the one in the next column.
const BESIDE: f32 = 10.0;

/// What a term is called, without what it adds: what hangs over somebody says that after its name.
fn plain_name(table: &Table, shell: &Shell, part: &Part) -> String {
    let name = part_name(table, shell, part);
    let hangs =
        |fighter: Colour| table.game().seat(fighter).is_some_and(|s| s.conditions.iter().any(|c| c.text == part.name));
    match part.who {
        // In quotes, where it stands among other ways in a sentence.
        Fighter::Seat(seat) if hangs(seat) => {
            let what = name.split(": ").next().unwrap_or(&name).to_owned();
            shell.words.with("fight-step-hangs", &[("what", what.into())])
        }
        // A card nobody has named is told from others by what it adds.
        Fighter::Seat(_) | Fighter::Monster(_) if name == shell.words.get("enhancer-unnamed") => {
            shell.words.with("term-unnamed-of", &[("amount", amount(table, shell, part).into())])
        }
        Fighter::Seat(_) | Fighter::Monster(_) => name,
    }
}

/// The one card whose loss would help most, where it reaches no mark.
fn striking<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, size: f32) -> Option<Element<'a, Message>> {
    let (index, odds) = best_strike(sides)?;
    let part = sides.parts.get(index)?;
    let args = [
        ("what", Value::from(part_name(table, shell, part))),
        ("who", name(table, shell, part.who).into()),
        ("odds", odds::percent(shell, odds).into()),
    ];
    Some(dim(shell.look, shell.words.with("fight-without", &args), size).into())
}

/// What winning brings, and then what losing would mean, so large: in this order always.
pub fn losing<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, size: f32) -> Element<'a, Message> {
    if table.game().has_map() {
        return on_the_map(table, shell, fight, BODY);
    }
    let (words, look) = (&shell.words, shell.look);
    let at = (&**table.session.book(), table.game());
    let (who, said) = either_way(table, shell, fight);
    let losing = dim(look, said, size);
    let turns = table.is_cardboard().then(|| turners(table, shell, fight)).flatten();
    let caught = match table.is_cardboard() {
        true => known::catches(table, shell, fight),
        false => told::caught(words, at, fight, who),
    };
    // Where there is little room they run on.
    let caught = if size < SMALL { vec![caught.join(" ")] } else { caught };
    let caught = caught.into_iter().filter(|said| !said.is_empty());
    let caught = caught.map(|said| bold(said, size).color(look.bad).into());
    column![losing]
        .extend(caught)
        .spacing(if size < BODY { 2 } else { 4 })
        .push(turns)
        .push(hidden::line(table, shell))
        .into()
}

/// Who would run, and what winning brings and losing would mean, said to whoever reads it here: a bot at the table reads
/// nothing, and everybody else looks on.
fn either_way(table: &Table, shell: &Shell, fight: &Fight) -> (Colour, String) {
    let at = (&**table.session.book(), table.game());
    let reader = table.question.seat.filter(|seat| at.1.seat(*seat).is_some_and(|seat| seat.is_persons()));
    // Where all hands are closed everybody reads it: nobody is "you".
    let closed = table.hot.as_ref().is_some_and(|hot| hot.next == Next::Ring);
    let reader = reader.filter(|_| !closed);
    // Nor is whoever decides on a phone: here it is read by those who wait, and what is won is told as whose fight it is.
    let away = |seat: &Colour| table.hot.as_ref().is_some_and(|hot| hot.is_phoned(*seat));
    let here = |seat: &Colour| !away(seat);
    let main = Some(fight.main).filter(|main| reader.as_ref().is_some_and(away) && here(main));
    let reader = reader.filter(here).or(main);
    let who = told::runner(at.1, fight, reader);
    let running = told::running(&shell.words, at, fight, (who, reader == Some(who)));
    // Whoever helps runs on legs of their own.
    let helper = fight.helping(at.1).filter(|helper| closed && *helper != who);
    let besides = helper.map(|helper| told::running(&shell.words, at, fight, (helper, false)));
    // Where their numbers differ both are told of already.
    let besides = besides.filter(|besides| *besides != running);
    let running = std::iter::once(running).chain(besides).collect::<Vec<_>>().join(" ");
    (who, told::winning(&shell.words, at, fight) + &running)
}

/// The same of a fight on the map, so large.
pub fn on_the_map<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, size: f32) -> Element<'a, Message> {
    let at = (&**table.session.book(), table.game());
    let (lost, dies) = told::losing(&shell.words, at, fight);
    let colour = if dies { shell.look.bad } else { shell.look.dim };
    body(told::winning(&shell.words, at, fight) + &lost).size(size).color(colour).into()
}

/// The same below a chart, as large as there is room for.
pub fn losing_below<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight) -> Element<'a, Message> {
    if !table.game().has_map() {
        return losing(table, shell, fight, 16.0);
    }
    fitting([BODY, 14.0, 12.0].map(|size| on_the_map(table, shell, fight, size)).into()).into()
}

/// The same beside cardboard, as much of it as there is room for: what can still turn it is said before it is too late.
pub fn in_what_is_left<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let (turns, (_, said)) = (turns(table, shell, fight), either_way(table, shell, fight));
    let way = |size: f32| lines(shell, said.clone(), turns.clone(), size);
    // One after the other, where two lines find no room.
    let both = std::iter::once(said.clone()).chain(turns.clone()).collect::<Vec<_>>().join(" ");
    let run_on = |size: f32| dim(shell.look, both.clone(), size).line_height(1.2).into();
    let only = |size: f32| column(turns.clone().map(|turns| body(turns).size(size).line_height(1.2).into())).into();
    let ways =
        vec![way(16.0), way(14.0), way(12.0), run_on(14.0), run_on(12.0), only(16.0), only(14.0), column![].into()];
    container(fitting(ways)).id("left over").width(Fill).height(Fill).into()
}

/// What winning and losing would mean and what can still turn it, so large.
pub fn written<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, size: f32) -> Element<'a, Message> {
    lines(shell, either_way(table, shell, fight).1, turns(table, shell, fight), size)
}

/// The same of what is worked out already.
fn lines<'a>(shell: &'a Shell, said: String, turns: Option<String>, size: f32) -> Element<'a, Message> {
    let said = dim(shell.look, said, size).line_height(1.2);
    let turns = turns.map(|turns| body(turns).size(size).line_height(1.2));
    column![said].push(turns).spacing(2).into()
}

/// Who can still turn a fight that is being won: from what everybody sees, and nothing else.
fn turners<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    turns(table, shell, fight).map(|told| body(told).size(16.0).into())
}

/// The same in words.
fn turns(table: &Table, shell: &Shell, fight: &Fight) -> Option<String> {
    let (words, game) = (&shell.words, table.game());
    let now = turning(table.session.book(), game, fight.main).filter(|now| !now.seats.is_empty())?;
    // A power against whoever fights is a stab; one for a fight of one's own is none.
    let stabs = |class: &String| {
        let kind = table.session.book().cards.kind(class);
        kind.and_then(|kind| kind.discard.as_ref()).is_some_and(|power| power.target == Target::Fighter)
    };
    let beside = game.stock.is_none();
    let can = |other: &&Turner| match beside {
        true => {
            game.seat(other.seat).is_some_and(|seat| paid::can_stab(table, fight, seat))
                && fight.helping(game) != Some(other.seat)
        }
        false => other.powers.iter().any(stabs),
    };
    let thieves = now.seats.iter().filter(can);
    let thieves: Vec<String> = thieves.map(|other| words.seat(other.seat, Names::of(game))).collect();
    let id = if thieves.is_empty() { "turn-told" } else { "turn-told-stab" };
    Some(words.with(id, &[("need", now.need.into()), ("thieves", words.list(&thieves).into())]))
}
