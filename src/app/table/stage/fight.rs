//! The fight on the stage: two large sums, the chance between them, those who fight with their dice and terms, and what
//! would better it. Everything keeps its place from the first card to the last die.

use crate::app::icon::icon;
use crate::app::look::{BODY, fill};
use crate::app::shell::Shell;
use crate::app::table::fighters::name;
use crate::app::table::figure::Printed;
use crate::app::table::hot;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::map;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::stage::measures::{BAR, EDGE, GAP, Measures, Pack};
use crate::app::table::stage::stamp::stamp;
use crate::app::table::stage::sums::{any_lies, fallen, score, so_far, unknown};
use crate::app::table::stage::{asks, crowd, fighter, fled, outlook};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::newest::newest;
use crate::app::widget::odds;
use crate::app::widget::parts::{bold, dim, thin, tool};
use crate::catalog::words::Value;
use crate::odds::Odds;
use crate::odds::fight::{self as chances, Needs, roll};
use crate::play::narrate::outlook as told;
use crate::play::narrate::parted;
use crate::rules::fight;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::fight::{Fight, Stage, Throw};
use crate::rules::question::Ask;
use iced::Length::FillPortion;
use iced::advanced::widget::Id;
use iced::widget::text::{Text, Wrapping};
use iced::widget::{column, container, mouse_area, row, scrollable, space};
use iced::{Alignment, Element, Fill, Shrink, Size};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The stamp of the map.
const STAMP: (f32, f32) = (150.0, 116.0);

/// The fight on a stage so large.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight, size: Size) -> Element<'a, Message> {
    let all = sides(table.session.book(), table.game(), fight, None);
    let m = crowd::measures(table, &all, size);
    let top = container(totals(table, shell, fight, (m.sum, m.low))).height(m.top()).clip(true);
    // Where there is no room for a foot, what it would take stands in the line instead.
    let short = || {
        let line = m.foot.is_none() && !table.session.book().system.rolls() && !any_lies(table, fight);
        line.then(|| outlook::steps(table, shell, fight, (&all, 1, BODY))).flatten()
    };
    let said = said(table, shell, fight, &all).or_else(short);
    let said = container(said).center_x(Fill).center_y(m.said).clip(true);
    // Where the map is no stamp at the foot, its sign stands in the line.
    let sign = (!m.stamped && table.game().has_map()).then(|| sign(shell));
    let said = row![said, sign].align_y(Alignment::Center);
    let list = column![top, bar(table, shell, fight), said, field(table, shell, fight, (&all, m, size))];
    beside(table, container(list.spacing(6)).padding([8.0, EDGE]).width(Fill).height(Fill).into())
}

/// Those who fight, and what lies at the foot. Where there is too little room everything is smaller and closer together,
/// then the foot gives way, at last all of it, and where that is not enough they scroll to what was played last.
fn field<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m, size): (&Sides, Measures, Size),
) -> Element<'a, Message> {
    let rolls = table.session.book().system.rolls();
    let below = |high: Option<f32>| high.map(|high| foot(table, shell, fight, (all, m), (high, 16.0)));
    // Touched beside everything, a lifted card is put down: also where nobody stands.
    let scrolls = |m: Measures| {
        let all = row![space().height(size.height * 0.3), fighters(table, shell, fight, (all, m))];
        scrollable(beside(table, all.into())).direction(thin()).height(Fill)
    };
    let stand = |m: Measures, foot| column![fighters(table, shell, fight, (all, m)), below(foot)].spacing(6).into();
    // Where no room is kept for what winning and losing would mean, it has what those who fight leave.
    let leftover = m.foot.is_none() && table.is_cardboard() && !all.is_open() && !any_lies(table, fight);
    // What is asked of a monster is seen, all of it: everything that nobody touches gives way.
    let asked = asks::now(table, all);
    let mut key = DefaultHasher::new();
    format!("{asked:?}").hash(&mut key);
    // Of cardboard that is more than a line only where the Level is not known: its Treasures stay to be told.
    if asked.is_some() && (!table.is_cardboard() || all.is_open()) {
        // Where no foot is kept, what that would mean is written smaller before it gives way.
        let told = |(m, size): (Measures, f32)| {
            let told = match table.game().has_map() {
                true => outlook::on_the_map(table, shell, fight, size),
                false => outlook::written(table, shell, fight, size),
            };
            column![fighters(table, shell, fight, (all, m)), told].spacing(6).into()
        };
        let [first, brief, .., close] = m.asking();
        let written = [(first, 16.0), (brief, 16.0), (brief, 14.0), (brief, 12.0), (close, 14.0), (close, 12.0)];
        let mut ways: Vec<Element<'a, Message>> = written.into_iter().filter(|_| leftover).map(told).collect();
        ways.extend(m.asking().map(|each| stand(each, m.foot)));
        let scrolls = newest(key.finish(), scrolls(close)).seeking(Id::new(asks::HERE));
        ways.push(column![scrolls, below(m.foot)].spacing(6).height(Fill).into());
        return fitting(ways).live().into();
    }
    let whole = |text: f32| whole(table, shell, fight, (all, m, size), text);
    // Beside cardboard what was played can be struck: nothing gets smaller than a finger.
    if table.hot.is_none() {
        let left = leftover.then(|| outlook::in_what_is_left(table, shell, fight));
        let [_, _, close, _] = m.ways();
        // Where several are fought on a low stage they stand closer together, whatever is played.
        let cramped = !rolls && m.foot.is_some() && size.height < CRAMPED && all.monsters.len() > 1;
        let closer = if cramped { Measures { brief: m.brief, ..close } } else { m };
        let each = if m.low { close } else { closer };
        let stand = scrolls(each).height(if leftover { Shrink } else { Fill });
        let stand = newest(key.finish(), stand).seeking(Id::new(asks::HERE));
        if rolls || m.foot.is_none() {
            return column![stand, left, below(m.foot)].spacing(6).height(Fill).into();
        }
        return above_its_foot(table, shell, fight, (all, each, size), stand.into());
    }
    let [first, brief, close, line] = m.ways();
    let mut ways: Vec<Element<'a, Message>> = Vec::new();
    if rolls {
        // Many leave no room for how it may come out: what winning and losing would mean is read all the same, smaller.
        let told = |(each, size): (Measures, f32)| {
            column![fighters(table, shell, fight, (all, each)), outlook::on_the_map(table, shell, fight, size)]
                .spacing(6)
                .into()
        };
        let small = [(first, 16.0), (brief, 16.0), (brief, 14.0), (close, 14.0), (close, 12.0), (line, 12.0)];
        // On a telephone nothing is written smaller than can be read there.
        let small = small.into_iter().filter(|(_, size)| m.foot.is_none() && !(m.low && *size < 13.0));
        ways.extend(small.map(told));
        ways.extend(m.ways().map(|each| stand(each, m.foot)));
        ways.extend([(close, m.foot), (line, m.foot), (line, None)].map(|(each, least)| stand(each, least)));
    } else {
        ways = numbered(table, shell, fight, (all, m, size));
    }
    // On a telephone everybody's name and Level come before what they are made of.
    if m.low {
        ways.extend(HIGH.map(|high| stand(m.named(high), None)));
    }
    let least = match rolls {
        true => below(m.foot),
        // Where nothing can be read in one look what was played has the room.
        false if m.side < NARROW => below(m.foot.map(|_| LEAST)),
        false => whole(12.0),
    };
    let mut key = DefaultHasher::new();
    format!("{:?}", (&table.newest, all.parts.len())).hash(&mut key);
    let packed = if rolls || m.foot.is_none() || m.side < NARROW { line } else { m.named(HIGH[1]) };
    let scrolls = scrolls(if m.low { m.named(HIGH[2]) } else { packed });
    let scrolls = newest(key.finish(), scrolls).seeking(Id::new(fighter::NEWEST));
    // That there is more is said where it ends.
    let more = container(icon("arrow-south", 14.0).color(shell.look.torch)).center_x(Fill);
    ways.push(column![column![scrolls, more.id("there is more")], least].spacing(6).height(Fill).into());
    fitting(ways).live().into()
}

/// A fight without dice: what winning and losing would mean is read whole, at the lower edge, however many fight. They
/// stand closer together, then each has one line, and only then it is written smaller.
fn numbered<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m, size): (&Sides, Measures, Size),
) -> Vec<Element<'a, Message>> {
    let way = |(each, text): (Measures, f32)| {
        let whole = whole(table, shell, fight, (all, m, size), text);
        column![fighters(table, shell, fight, (all, each)), whole].spacing(6).into()
    };
    let [.., line] = m.ways();
    let named = LINES.into_iter().filter(|_| m.foot.is_some()).map(|high| m.named(high));
    let large = m.ways().into_iter().chain(named).map(|each| (each, 16.0));
    let least = if m.foot.is_some() && m.side >= NARROW { m.named(HIGH[1]) } else { line };
    let lowest = m.foot.map(|_| (m.named(HIGH[2]), 12.0));
    large.chain([14.0, 13.0, 12.0].map(|text| (least, text))).chain(lowest).map(way).collect()
}

/// A fight beside cardboard: what it is about lies at the lower edge, always, and is read whole. Where those who fight have
/// no room above it they scroll.
fn above_its_foot<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m, size): (&Sides, Measures, Size),
    scrolls: Element<'a, Message>,
) -> Element<'a, Message> {
    let whole = |text: f32| whole(table, shell, fight, (all, m, size), text);
    let large = if size.height < ROOMY { 14.0 } else { 16.0 };
    let way = |text: f32| column![fighters(table, shell, fight, (all, m)), whole(text)].spacing(6).into();
    let texts = if size.height < CRAMPED { vec![large, 12.0] } else { vec![large] };
    let mut ways: Vec<Element<'a, Message>> = texts.into_iter().map(way).collect();
    ways.push(column![scrolls, whole(large)].spacing(6).height(Fill).into());
    fitting(ways).live().into()
}

/// What lies at the foot, all of it, so large: whoever fights keeps a line above it to be scrolled to.
fn whole<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m, size): (&Sides, Measures, Size),
    text: f32,
) -> Option<Element<'a, Message>> {
    let most = (m.field(size) - ABOVE).max(LEAST);
    m.foot.map(|_| foot(table, shell, fight, (all, m), (most, text)))
}

/// Sizes of what is said there: smaller before anything of it is cut.
const SIZES: [f32; 5] = [BODY, 15.0, 14.0, 13.0, 12.0];

/// How high each who fights is on one line.
const HIGH: [u8; 3] = [88, 64, 40];

/// The same where nothing is rolled: what counts is read whole as long as there is room for it.
const LINES: [u8; 5] = [144, 120, 104, HIGH[0], HIGH[1]];

/// On a side so narrow no line has room for name and sum beside each other.
const NARROW: f32 = 150.0;

/// What lies at the foot of a fight without dice goes by this name.
pub const FOOT: &str = "foot";

/// The least of what lies at the foot that is seen: four small lines of it.
const LEAST: f32 = 66.0;

/// What whoever fights keeps above it.
const ABOVE: f32 = 60.0;

/// On a stage so high it is written as large as elsewhere.
const ROOMY: f32 = 450.0;

/// On a stage lower than that several who are fought stand closer together.
const CRAMPED: f32 = 460.0;

/// What puts down the card that is lifted, if one is, when it is touched where nothing else is.
fn beside<'a>(table: &Table, content: Element<'a, Message>) -> Element<'a, Message> {
    let area = mouse_area(content);
    match table.hot.as_ref().is_some_and(Hot::is_lifted) {
        true => area.on_press(hot::wish(Wish::Sheet(None))).into(),
        false => area.into(),
    }
}

/// The fight in a small place, to be read: both sums, both sides, what would better it.
pub fn small<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight) -> Element<'a, Message> {
    let all = sides(table.session.book(), table.game(), fight, None);
    let fighters = fighters(table, shell, fight, (&all, Measures::small()));
    let rest = match fight.stage {
        Stage::Rolled(_) => None,
        _ => {
            let (chart, steps) =
                (outlook::chart(table, shell, &all), outlook::steps(table, shell, fight, (&all, 1, BODY)));
            Some(column![chart, steps, outlook::losing(table, shell, fight, 16.0)].spacing(4))
        }
    };
    column![totals(table, shell, fight, (44.0, false)), bar(table, shell, fight), fighters, rest].spacing(8).into()
}

/// Both sums, and the chance between them or what came of it.
fn totals<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (figure, low): (f32, bool),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let score = score(table, shell, fight);
    let counted = so_far(table, fight);
    let rolled = matches!(fight.stage, Stage::Rolled(_));
    let dice = |sums: &[Sum]| {
        let (_, dice) = Sides::total(sums);
        if !table.session.book().system.rolls() {
            return dim(look, String::new(), 16.0);
        }
        if sums.iter().any(|sum| unknown(table, sum.who, Printed::Dice)) {
            return dim(look, words.get("stage-dice-unknown"), 16.0);
        }
        // Who had no dice has rolled none.
        let own = |throw: &&Throw| sums.iter().any(|sum| sum.who == throw.who) && !throw.faces.is_empty();
        let fell = fallen(table, fight).iter().filter(own).count() > 0 && (rolled || dice == 0);
        let text =
            if fell { words.get("fight-dice-fallen") } else { words.with("fight-dice", &[("dice", dice.into())]) };
        dim(look, text, 16.0)
    };
    let sum = |text: String, colour| bold(text, figure).line_height(1.0).color(colour).wrapping(Wrapping::None);
    let (us, them) = (dim(look, words.get("fight-us"), 16.0), dim(look, words.get("fight-them"), 16.0));
    let (ours, theirs) = (sum(score.ours, score.colours.0), sum(score.theirs, score.colours.1));
    let (own, other) = (dice(&counted.munchkins), dice(&counted.monsters));
    let by = score.by.map(|by| {
        let won = i32::from(score.share == Some(1.0));
        bold(words.with("fight-by", &[("by", by.abs().into()), ("won", won.into())]), 18.0)
    });
    // A word is written smaller than a number: it has as much room.
    let letters = score.middle.0.chars().count().max(8) as f32;
    let size = (figure * 0.58 * 8.0 / letters).round();
    let middle = bold(score.middle.0, size).line_height(1.25).color(score.middle.1);
    let middle = middle.wrapping(Wrapping::None);
    // Where there is little height what a sum is of stands beside it.
    let (ours, middle, theirs): (Element<'a, Message>, Element<'a, Message>, Element<'a, Message>) = match low {
        true => {
            let beside = |of: Text<'a>, dice: Text<'a>| {
                let rolls = table.session.book().system.rolls();
                column![of.size(14.0).line_height(1.2), rolls.then(|| dice.size(14.0).line_height(1.2))]
            };
            (
                row![ours, beside(us, own)].spacing(6).align_y(Alignment::Center).into(),
                column![middle.line_height(1.1), by.map(|by| by.size(14.0).line_height(1.1))]
                    .align_x(Alignment::Center)
                    .into(),
                row![beside(them, other).align_x(Alignment::End), theirs].spacing(6).align_y(Alignment::Center).into(),
            )
        }
        false => (
            column![us, row![ours, own].spacing(6).align_y(Alignment::End)].into(),
            column![middle, by].align_x(Alignment::Center).into(),
            column![them, row![other, theirs].spacing(6).align_y(Alignment::End)].align_x(Alignment::End).into(),
        ),
    };
    let sums = row![
        // Sums of two digits beside many dice have all the room the word between them leaves.
        container(ours).width(Fill),
        container(middle).center_x(Shrink),
        container(theirs).align_right(Fill),
    ]
    .align_y(if low { Alignment::Center } else { Alignment::End });
    let sums = container(sums).width(Fill).id("totals");
    // What has no room beside the names on a telephone is read by a touch of either sum.
    match shell.is_held() {
        true => mouse_area(sums).on_press(Message::opens(Panel::WhySides)).into(),
        false => sums.into(),
    }
}

/// How much of it is whose.
fn bar<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight) -> Element<'a, Message> {
    let look = shell.look;
    let share = score(table, shell, fight).share;
    let won = (share.unwrap_or(0.0) * 1_000.0).round() as u16;
    let part = |share: u16, colour| container(space().height(BAR)).width(FillPortion(share)).style(fill(colour, 4.0));
    let rest = if share.is_some() { look.bad } else { look.line };
    let mine = (won > 0).then(|| part(won, look.good));
    row![mine, (won < 1_000).then(|| part(1_000 - won, rest))].spacing(2).into()
}

/// The one line below the chance: what is still missing, what the last dice need, what the last card changed.
fn said<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight, all: &Sides) -> Option<Element<'a, Message>> {
    let look = shell.look;
    if matches!(fight.stage, Stage::Rolled(_)) && table.session.book().system.rolls() {
        let odds = table.was.or_else(|| roll(all).odds().filter(|_| !all.is_open()))?;
        let args = [("odds", Value::from(odds::percent(shell, odds)))];
        return Some(dim(look, shell.words.with("stage-was", &args), 18.0).into());
    }
    if table.is_cardboard() && !all.is_open() {
        return claimed(table, shell);
    }
    if let Ask::Fight(fight::Ask::FightDice { .. }) = table.question.ask {
        return needed(table, shell, fight);
    }
    if all.is_open() {
        return outlook::missing(table, shell, all);
    }
    if let Some(crowns) = crowns(table, shell) {
        return Some(bold(crowns, 22.0).color(look.torch).into());
    }
    let swing = table.swing.as_ref()?;
    // Where nothing is rolled a fight is being won or lost, and nothing between.
    let told = |odds: Odds| match table.session.book().system.rolls() {
        true => odds::percent(shell, odds),
        false => shell.words.get(if odds.certain() { "swing-winning" } else { "swing-losing" }),
    };
    let (before, after) = (told(swing.before), told(swing.after));
    // From hopeless to hopeless is no news.
    if before == after {
        return None;
    }
    let args = [("what", swing.what.as_str().into()), ("before", before.into()), ("after", after.into())];
    let better = swing.after.chance() >= swing.before.chance();
    let colour = if better { look.good } else { look.bad };
    let told = |args: &[(&str, Value<'_>)], size| -> Element<'a, Message> {
        bold(shell.words.with("stage-swing", args), size).line_height(1.15).color(colour).center().width(Fill).into()
    };
    // What it came to is never cut: what did it is told shorter.
    let brief: Vec<&str> = swing.what.split(": ").take(2).collect();
    let [_, before, after] = args.clone();
    let brief = [("what", brief.join(": ").into()), before, after];
    let ways = vec![told(&args, 18.0), told(&args, 15.0), told(&args, 13.0), told(&brief, 15.0), told(&brief, 12.0)];
    Some(fitting(ways).centred().into())
}

/// Who would win the game by it.
fn crowns(table: &Table, shell: &Shell) -> Option<String> {
    told::crowns(&shell.words, (table.session.book(), table.game()))
}

/// What it is for, and since when it is claimed or was.
fn claimed<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let look = shell.look;
    let banner = crowns(table, shell);
    // The last of it where there is much.
    let last = table.stamps.as_deref().map(|stamps| stamps.rsplit(" · ").next().unwrap_or(stamps));
    let banner = |size: f32| {
        banner.clone().map(|told| bold(told, size).line_height(1.15).color(look.torch).wrapping(Wrapping::None))
    };
    let last = |size: f32| last.map(|last| dim(look, last.to_owned(), size).line_height(1.15).center());
    // Each on a line of its own, ever smaller: nothing of it is cut.
    let own = [(22.0, 16.0), (19.0, 14.0), (17.0, 13.0), (16.0, 12.0), (14.0, 11.0)];
    let own = own.map(|(large, size)| -> Element<'a, Message> {
        column![banner(large), last(size)].align_x(Alignment::Center).width(Fill).into()
    });
    (banner(BODY).is_some() || last(BODY).is_some()).then(|| fitting(own.into()).centred().into())
}

/// What the last dice have to come to.
fn needed<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let counted = so_far(table, fight);
    let (ours, needs) = chances::needs(&roll(&counted)).filter(|_| !counted.is_open())?;
    let side = if ours { &counted.munchkins } else { &counted.monsters };
    let last: Vec<String> = side.iter().filter(|sum| sum.dice > 0).map(|sum| name(table, shell, sum.who)).collect();
    let (_, dice) = Sides::total(side);
    let (id, sum) = match needs {
        Needs::AtLeast(sum) if sum == 6 * dice => ("fight-needs-sixes", sum),
        Needs::AtLeast(sum) => ("fight-needs", sum),
        Needs::Nothing => ("fight-needs-nothing", 0),
        Needs::TooMuch => ("fight-needs-too-much", 0),
    };
    let count = Value::from(i32::try_from(last.len()).unwrap_or(i32::MAX));
    let args =
        [("who", Value::from(shell.words.list(&last))), ("count", count), ("sum", sum.into()), ("dice", dice.into())];
    Some(bold(shell.words.with(id, &args), 20.0).color(shell.look.torch).into())
}

/// Those who fight, each side below its sum.
fn fighters<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m): (&Sides, Measures),
) -> Element<'a, Message> {
    let side = |sums: &[Sum]| {
        let each = sums.iter().map(|sum| fighter::view(table, shell, fight, (all, sum, m)));
        column(each).spacing(if matches!(m.pack, Pack::Line | Pack::Named(_)) { 4 } else { 6 }).width(FillPortion(1))
    };
    // Whoever is run from stays below those who are fought.
    let fled = parted::left(table.game(), fight).map(|monster| fled::view(table, shell, fight, monster));
    row![side(&all.munchkins), side(&all.monsters).extend(fled)].spacing(GAP).into()
}

/// How it can come out, what losing would mean, and the map as a stamp.
fn foot<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (all, m): (&Sides, Measures),
    (high, size): (f32, f32),
) -> Element<'a, Message> {
    let losing = || outlook::losing(table, shell, fight, size);
    // While dice fall it counts what still can come, and nothing betters it any more.
    let falls = any_lies(table, fight);
    let counted = so_far(table, fight);
    let all = if falls { &counted } else { all };
    let betters = |columns, size| (!falls).then(|| outlook::steps(table, shell, fight, (all, columns, size))).flatten();
    let rolls = table.session.book().system.rolls();
    let rest: Element<'a, Message> = match fight.stage {
        // Nothing betters it any more.
        Stage::Rolled(_) => space().into(),
        // What is not known is asked for by a step: nothing else lies beside what losing would mean.
        _ if !rolls => column![losing(), betters(1, size.min(BODY))].spacing(4).into(),
        _ if m.flat => {
            let losing = outlook::losing_below(table, shell, fight);
            let chart = column![outlook::chart(table, shell, all), losing].spacing(4).width(FillPortion(1));
            let steps = fitting(SIZES.map(|size| container(betters(1, size)).into()).into());
            let steps = container(steps).width(FillPortion(1)).height(Fill);
            row![chart, steps].spacing(GAP).into()
        }
        _ => {
            let way = |size| {
                let steps = betters(if m.stamped { 2 } else { 1 }, size);
                let losing = outlook::on_the_map(table, shell, fight, size);
                column![outlook::chart(table, shell, all), steps, losing].spacing(4).into()
            };
            fitting(SIZES.map(way).into()).into()
        }
    };
    // Without dice nothing has to keep its place till they lie: those who fight have what the foot leaves.
    let rest = match rolls {
        true => container(rest).width(Fill).height(high).clip(true),
        // What is too long is read by a finger, not guessed from half a line.
        false => container(scrollable(rest).direction(thin()).width(Fill)).width(Fill).max_height(high).id(FOOT),
    };
    let map = (m.stamped && table.game().has_map()).then(|| stamp(table, shell, STAMP));
    row![rest, map].spacing(GAP).align_y(Alignment::End).into()
}

/// The map as a sign: a touch gives it the stage.
fn sign<'a>(shell: &Shell) -> Element<'a, Message> {
    tool(shell.look, "entrance").id("stamp".to_owned()).on_press(Message::Map(map::Message::Swap)).into()
}
