//! One of those who fight: the figure, the dice, the terms; of a monster what is not known of it yet, asked at once.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, card, mix};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::cardboard::printed;
use crate::app::table::draft::Edit;
use crate::app::table::fighters::{key, name};
use crate::app::table::figure::Printed;
use crate::app::table::hot::tumble;
use crate::app::table::map;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::browse;
use crate::app::table::stage::asks::{self, Asks};
use crate::app::table::stage::figure::figure;
use crate::app::table::stage::measures::{Measures, Pack};
use crate::app::table::stage::sums::{self, any_lies, fallen, unknown};
use crate::app::table::stage::term::{amount, part_name, term};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, dim, shortened, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::rules::card::CardId;
use crate::rules::fight::sum::{Part, Sides, Sum};
use crate::rules::fight::{Fight, Fighter, Stage};
use crate::rules::ids::{Colour, MonsterId};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Color, Element, Fill, Padding, Shrink};

/// Least room for a name beside dice, and for a term beside both.
const NAME: f32 = 120.0;
const ALONE: f32 = 92.0;

/// Whoever fights, in a place so wide.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (sides, sum, m): (&Sides, &Sum, Measures),
) -> Element<'a, Message> {
    let count = thrown(table, fight, sum) as f32;
    let size = match m.pack {
        Pack::Named(high) => die_in_line(m, f32::from(high), count),
        _ => m.die,
    };
    let dice = dice(table, shell, fight, (sum, size));
    let room = m.side - m.figure - 40.0;
    let beside = count * (m.die + 2.0) + NAME <= room;
    let dice = Row::with_children(dice).spacing(2);
    let head = row![figure(table, shell, sum.who, m.figure), who(table, shell, sides, (sum, m))];
    let head = head.spacing(8).align_y(Alignment::Center).width(Fill);
    let asks = match sum.who {
        Fighter::Monster(id) => asks::view(table, shell, sides, (id, m)),
        Fighter::Seat(_) => None,
    };
    // What is asked is no term, and touched there it is seen there.
    let whole = m.roomy || table.session.book().system.rolls();
    let counts = asks.as_ref().is_some_and(|asks| asks.counts.is_some());
    let asked = whole && counts;
    let guess = asked || unknown(table, sum.who, Printed::Level);
    let terms = sides.parts.iter().filter(|part| part.who == sum.who && !(guess && part.what == "term-level"));
    if let Pack::Named(high) = m.pack {
        return in_line(table, shell, (sum, m, f32::from(high)), (count, dice, terms.collect()));
    }
    let newest = |part: &Part| table.newest.as_ref().is_some_and(|newest| newest.is(part));
    let levels = match sum.who {
        // Where one thing is asked after the other, its numbers come first.
        Fighter::Monster(id) if !(counts && !m.roomy && m.pack == Pack::Close) => printed::levels(table, shell, id),
        Fighter::Monster(_) | Fighter::Seat(_) => None,
    };
    let told = match sum.who {
        Fighter::Monster(id) => {
            asks::treasures(table, shell, sides, (id, m)).or_else(|| asks::turn(table, shell, sides, id))
        }
        Fighter::Seat(_) => None,
    };
    let mut terms = terms.map(|part| {
        let term = term(table, shell, (part, m));
        if newest(part) { container(term).id(NEWEST).into() } else { term }
    });
    let run = match sum.who {
        // The shorter side has room for it all the same.
        Fighter::Monster(id) if !m.brief || table.is_cardboard() || sides.monsters.len() < sides.munchkins.len() => {
            printed::run(table, shell, id)
        }
        _ => None,
    };
    let close = m.pack != Pack::Loose;
    // What can be touched stands before the cards that come: none of them pushes it on.
    let own = if matches!(sum.who, Fighter::Monster(_)) { terms.next() } else { None };
    let first = told.into_iter().chain(own).chain(levels).chain(run);
    let mut terms: Vec<Element<'a, Message>> = first.chain(terms).collect();
    if m.pack == Pack::Line {
        return line(table, shell, (sum.who, m), (count, dice.wrap().into(), terms));
    }
    // Where everything stands close a term alone has room beside the name.
    let taken = TOUCH + ALONE + titled(table, sides) + count * (m.die + 2.0);
    let alone = table.hot.is_none() && close && terms.len() == 1 && room >= NAME + taken;
    let head = head.push(if alone { terms.pop() } else { None });
    let terms = wrapped(terms, if close { 2.0 } else { 4.0 });
    let joke = match sum.who {
        Fighter::Monster(id) => only_levels(table, shell, id).or_else(|| joke(table, shell, id).filter(|_| !m.brief)),
        Fighter::Seat(seat) => agreed(table, shell, seat).map(|agreed| dim(shell.look, agreed, BODY).into()),
    };
    let high = if close { TOUCH } else { m.figure.max(m.die) + 6.0 };
    let list = match asks {
        Some(Asks { title, counts: Some(counts), treasures, .. }) => {
            column![head.push(title).height(high), counts, treasures, terms, joke]
        }
        // What is told of a monster of cardboard comes before what is added to it.
        Some(Asks { counts: None, treasures, .. }) if table.is_cardboard() => {
            column![head.height(high), treasures, terms, joke]
        }
        // What came of the answers stands where they were asked: what is still asked stays where it is.
        Some(Asks { counts: None, treasures, instead, .. }) => {
            let known = column![dice.wrap(), terms].spacing(6).width(Fill);
            column![head.height(high), row![space().width(1).height(instead), known], treasures, joke]
        }
        // Where there is little height the dice have no line of their own.
        None if m.low && close => {
            let below = below_it(m, count, dice, terms);
            column![head.height(high), below, joke]
        }
        None if beside => column![head.push(dice).height(high), terms, joke],
        None => column![column![head, dice.wrap()].spacing(2), terms, joke],
    };
    let (spacing, padding) = if close { (2, [4, 10]) } else { (6, [6, 10]) };
    framed(table, shell, sum.who, (list.spacing(spacing).width(Fill).into(), padding))
}

/// Dice and terms where there is little height: so many dice have a line of their own, as a term beside them would have
/// no room.
fn below_it<'a>(m: Measures, count: f32, dice: Row<'a, Message>, terms: Element<'a, Message>) -> Element<'a, Message> {
    match count * (m.die + 2.0) + ALONE > m.side - 24.0 {
        true => column![dice.wrap(), terms].spacing(2).into(),
        false => row![dice, terms].spacing(4).align_y(Alignment::Center).into(),
    }
}

/// What a title beside the name takes of its line, whether it stands there now or comes.
fn titled(table: &Table, sides: &Sides) -> f32 {
    if table.is_cardboard() && sides.monsters.len() > 1 { TITLED } else { 0.0 }
}

/// How wide a title is in a language that needs much room.
const TITLED: f32 = 80.0;

/// So high is a line with room for dice below the name.
const TALL: f32 = 60.0;
/// What a line takes for the figure, the sum and the frame.
const BESIDE: f32 = 80.0;

/// How large a die is where everybody has one line: below the name as many as there are stand beside each other, where
/// there is no room below it they stand in two rows beside it.
fn die_in_line(m: Measures, high: f32, count: f32) -> f32 {
    match () {
        () if count < 2.0 => m.die,
        () if high < TALL => 18.0,
        () => ((m.side - BESIDE) / count - 2.0).clamp(16.0, m.die),
    }
}

/// Whoever fights on one line: name and sum, below them in small letters what that is made of. What has no room there is
/// cut: a touch reads it.
fn in_line<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (sum, m, high): (&Sum, Measures, f32),
    (count, dice, terms): (f32, Row<'a, Message>, Vec<&Part>),
) -> Element<'a, Message> {
    let look = shell.look;
    let dice = match count > 1.0 && high < TALL {
        true => container(dice.wrap()).width((count / 2.0).ceil() * (die_in_line(m, high, count) + 2.0)),
        false => container(dice),
    };
    let named = name(table, shell, sum.who);
    let below = count > 1.0 && high >= TALL;
    let taken = match () {
        () if below => 0.0,
        () if count > 1.0 => (count / 2.0).ceil() * (die_in_line(m, high, count) + 2.0) + 5.0,
        () => count * (m.die + 2.0) + 5.0,
    };
    // What came last is what matters now: where there is no room for all of it, the oldest is counted.
    let (first, rest) = terms.split_at(terms.len().min(1));
    let told: Vec<String> = first
        .iter()
        .chain(rest.iter().rev())
        .map(|part| format!("{} {}", part_name(table, shell, part), amount(table, shell, part)).trim().to_owned())
        .collect();
    let agreed = match sum.who {
        Fighter::Seat(seat) => agreed(table, shell, seat),
        Fighter::Monster(_) => None,
    };
    let only = match sum.who {
        Fighter::Monster(id) => only_levels_said(table, shell, id),
        Fighter::Seat(_) => None,
    };
    let told: Vec<String> = agreed.into_iter().chain(only).chain(told).collect();
    // Both whole on a line each, then a name of two lines alone: never half a name.
    let way = |size: f32, told: Option<String>| -> Element<'a, Message> {
        let named = bold(named.clone(), size).line_height(1.15).wrapping(Wrapping::WordOrGlyph).width(Fill);
        let told = told.map(|told| dim(look, told, TOLD).line_height(1.15).wrapping(Wrapping::WordOrGlyph).width(Fill));
        column![named, told].into()
    };
    // No word of a name is broken where a smaller one is whole.
    let longest = named.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default() as f32;
    let unbroken = |size: f32| longest * size * LETTER <= m.side - BESIDE - taken;
    // What is too much is counted.
    let folded = (1..told.len()).rev().filter_map(|shown| {
        let count = i32::try_from(told.len() - shown).ok()?;
        let more = shell.words.with("tile-more-items", &[("count", count.into())]);
        Some(format!("{} {more}", told.get(..shown)?.join(" · ")))
    });
    let whole = told.join(" · ");
    let mut cut: Vec<String> = folded.collect();
    cut.extend([24, 16, 12].map(|letters| shortened(&whole, letters)));
    let whole = [16.0, 13.0].into_iter().filter(|size| unbroken(*size)).map(|size| way(size, Some(whole.clone())));
    let large = cut.iter().map(|told| way(16.0, Some(told.clone())));
    let small = cut.iter().map(|told| way(13.0, Some(told.clone())));
    let told = whole.chain(large.filter(|_| unbroken(16.0))).chain(small.filter(|_| unbroken(13.0)));
    let last = [15.0, 13.0].into_iter().filter(|size| unbroken(*size)).map(|size| way(size, None));
    let shorter = [usize::MAX, LONG, 12].map(|letters| {
        let named = bold(shortened(&named, letters), 12.0).line_height(1.15).wrapping(Wrapping::WordOrGlyph);
        named.width(Fill).into()
    });
    let named = container(fitting(told.chain(last).chain(shorter).collect()).centred()).width(Fill);
    let (named, dice): (Element<'a, Message>, _) = match below {
        true => (column![named.height(Fill), dice].height(high).into(), None),
        false => (named.height(high).into(), Some(dice)),
    };
    let own = if sum.unknown { "?".to_owned() } else { sum.strength.to_string() };
    let own = bold(own, 22.0).color(look.torch).wrapping(Wrapping::None);
    let line = row![figure(table, shell, sum.who, m.figure), named, dice, own].spacing(5).align_y(Alignment::Center);
    touched(table, shell, sum.who, container(line).height(high).into())
}

/// How wide a letter of a name is, of its size.
const LETTER: f32 = 0.56;

/// Size of what a sum is made of where everybody has one line.
const TOLD: f32 = 13.0;

/// Whoever fights as a line that runs on: all of it is touched as one, as high as a finger.
fn line<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (fighter, m): (Fighter, Measures),
    (count, dice, terms): (f32, Element<'a, Message>, Vec<Element<'a, Message>>),
) -> Element<'a, Message> {
    let look = shell.look;
    let card = match fighter {
        Fighter::Monster(id) => read(table, id),
        Fighter::Seat(_) => None,
    };
    let named = bold(name(table, shell, fighter), 18.0 * m.text);
    let named = row![named, card.map(|_| icon("info", 18.0).color(look.dim))].spacing(6).align_y(Alignment::Center);
    // Beside a long name several dice have no room: they run on like everything else.
    let (dice, apart) = if count > 1.0 { (None, Some(dice)) } else { (Some(dice), None) };
    let head = row![figure(table, shell, fighter, m.figure), named, dice].spacing(6).align_y(Alignment::Center);
    let head = container(head).height(TOUCH - 4.0).align_y(Alignment::Center).padding(Padding::ZERO.right(4.0));
    let only = match fighter {
        Fighter::Monster(id) => only_levels(table, shell, id),
        Fighter::Seat(_) => None,
    };
    let all = std::iter::once(head.into()).chain(apart).chain(terms).chain(only);
    let all = Row::with_children(all).spacing(3).align_y(Alignment::Center).wrap().vertical_spacing(2);
    touched(table, shell, fighter, all.into())
}

/// A line that is touched as one: it shows the card of a monster, or whoever it is.
pub(super) fn touched<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fighter: Fighter,
    all: Element<'a, Message>,
) -> Element<'a, Message> {
    let card = match fighter {
        Fighter::Monster(id) => read(table, id),
        Fighter::Seat(_) => None,
    };
    let all = press(shell.look, all).kind(Kind::Quiet).padding([2, 6]).width(Fill).height(Shrink);
    let all = match (fighter, card) {
        (Fighter::Monster(id), Some(card)) => {
            let opens = browse::State { shown: browse::Shown::One, open: Some(card) };
            all.id(format!("card-{}", id.0)).on_press(Message::opens(Panel::Cards(opens)))
        }
        (Fighter::Monster(id), None) => all.on_press(Message::Map(map::Message::Tap(Spot::Monster(id)))),
        (Fighter::Seat(colour), _) => all.on_press(Message::Map(map::Message::Tap(Spot::Munchkin(colour)))),
    };
    framed(table, shell, fighter, (all.into(), [0, 0]))
}

/// What was added last to either side goes by this name.
pub const NEWEST: &str = "newest";

/// Somebody in the frame of their colour.
fn framed<'a>(
    table: &Table,
    shell: &Shell,
    who: Fighter,
    (content, padding): (Element<'a, Message>, [u16; 2]),
) -> Element<'a, Message> {
    let style = card(shell.look, edge(table, shell, who), 2.0);
    container(content).padding(padding).width(Fill).style(style).id(format!("fighter-{}", key(who))).into()
}

/// The colour somebody fights in.
fn edge(table: &Table, shell: &Shell, who: Fighter) -> Color {
    let colour = match who {
        Fighter::Seat(colour) => Some(colour),
        Fighter::Monster(id) => table.game().foes.get(id).and_then(|monster| monster.base),
    };
    colour.map_or(shell.look.line, |colour| mix(shell.look.line, shell.look.seat(colour), 0.8))
}

/// Letters of a name that are written large.
const LONG: usize = 16;

/// A side so narrow has room for a short line beside a figure and a card.
const NARROW: f32 = 240.0;

/// A name: where it is long it has two lines, and is cut only where those are too short for it.
fn named<'a>(name: String, m: Measures) -> Element<'a, Message> {
    let size = match name.chars().count() > LONG {
        true if m.side < NARROW => {
            let way = |(told, size): (String, f32)| -> Element<'a, Message> {
                bold(told, size).line_height(1.2).wrapping(Wrapping::WordOrGlyph).into()
            };
            let cut = [24, LONG].map(|letters| (shortened(&name, letters), 13.0));
            let ways = [(name.clone(), 13.0), (name.clone(), 12.0)].into_iter().chain(cut).map(way).collect();
            return container(fitting(ways).centred()).height((2.0_f32 * 13.0 * 1.2).ceil()).into();
        }
        // Where there is little height nothing stands below it.
        true if m.low => 13.0,
        true => 15.0 * m.text,
        false => 18.0 * m.text,
    };
    bold(name, size).line_height(1.2).into()
}

/// The name. A touch points at it; of several monsters it shows the odds without this one, and beside it is its card.
fn who<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, (sum, m): (&Sum, Measures)) -> Element<'a, Message> {
    let look = shell.look;
    let text = m.text;
    let narrow = m.side < NARROW;
    let named = || named(name(table, shell, sum.who), m);
    let line = |message: Message| press(look, named()).kind(Kind::Quiet).padding([2, 4]).width(Fill).on_press(message);
    let points = |spot| Message::Map(map::Message::Tap(spot));
    match sum.who {
        Fighter::Seat(colour) => line(points(Spot::Munchkin(colour))).into(),
        // Where the app keeps the cards, the whole of this one is a touch away.
        Fighter::Monster(id) if table.hot.is_some() => match read(table, id) {
            Some(card) => {
                let opens = Message::opens(Panel::Cards(browse::State { shown: browse::Shown::One, open: Some(card) }));
                let named = row![container(named()).width(Fill), icon("info", 20.0).color(look.dim)].spacing(6);
                let named = press(look, named.align_y(Alignment::Center)).kind(Kind::Quiet).padding([4, 4]).width(Fill);
                named.id(format!("card-{}", id.0)).on_press(opens).into()
            }
            None => line(points(Spot::Monster(id))).into(),
        },
        Fighter::Monster(id) if sides.monsters.len() < 2 => line(points(Spot::Monster(id))).into(),
        Fighter::Monster(id) => {
            let begun = table.staged().is_some_and(|fight| any_lies(table, fight));
            let chosen = table.draft.apart == Some(id);
            // Once dice lie it would be of another roll.
            let without = (!begun).then(|| sums::chance(table, shell, &sides.without_monster(id))).flatten();
            let odds = without.filter(|_| !sides.is_open());
            // Below the name, and as high as the figure beside it: what counts lies beneath both. A name is written smaller,
            // then in two lines, before anything of it is lost; that the odds are those without it is said however narrow it is.
            let way = |(size, least): (f32, f32), id: Option<&str>| {
                let share = odds.clone().zip(id).map(|(odds, id)| {
                    let said = body(shell.words.with(id, &[("odds", odds.into())])).size(least).line_height(1.1);
                    said.color(if chosen { look.text } else { look.dim })
                });
                let named = bold(name(table, shell, sum.who), size).wrapping(Wrapping::WordOrGlyph);
                column![named.line_height(1.1), share].into()
            };
            let sizes =
                [(18.0 * text, 14.0), (15.0 * text, 14.0), (15.0, 13.0), (14.0, 12.0), (13.0, 12.0), (12.0, 11.0)];
            let most = if narrow { 15.0 } else { f32::MAX };
            // On a telephone nothing is smaller than can be read there.
            let sizes = if m.low { [(15.0, 13.0), (13.0, 13.0)].to_vec() } else { sizes.to_vec() };
            let sizes: Vec<(f32, f32)> = sizes.into_iter().filter(|(size, _)| *size <= most).collect();
            let said = ["fight-without-it", "fight-without-it-brief"].into_iter();
            let ways = said.flat_map(|id| sizes.iter().map(move |size| (*size, Some(id))));
            let ways = ways.chain(sizes.last().map(|size| (*size, None)));
            // Of whoever waits to be told it is said what is missing, and a touch turns to it.
            let lacks = asks::lacks(table, sides, id);
            let waits = lacks.iter().any(|printed| *printed != Printed::Treasures);
            let lacking = |size: f32, least: f32| -> Element<'a, Message> {
                let said = bold(asks::lacking(shell, &lacks), least).line_height(1.1).color(look.torch);
                let named = bold(name(table, shell, sum.who), size).wrapping(Wrapping::WordOrGlyph);
                column![named.line_height(1.1), said].into()
            };
            let ways = match waits {
                true => sizes.iter().map(|(size, least)| lacking(*size, *least)).collect(),
                false => ways.map(|(size, id)| way(size, id)).collect(),
            };
            let does = if waits { Edit::Telling(id) } else { Edit::Apart(id) };
            let label = container(fitting(ways).centred()).clip(true);
            let shown =
                press(look, label).width(Fill).on_press(Message::edits(does)).padding([if m.low { 0 } else { 2 }, 6]);
            let shown = shown.kind(Kind::Choice(chosen)).height(TOUCH.max(22.0 * text + 20.0));
            let shown = shown.id(format!("apart-{}", id.0));
            let called = shell.words.with("heard-card", &[("what", name(table, shell, sum.who).into())]);
            let card = tool(look, "info").kind(Kind::Quiet).id(format!("card-{}", id.0)).called(called);
            // Where a name has hardly any room, whoever waits to be told has all of it.
            let card = (!(waits && narrow)).then(|| card.on_press(Message::chooses(Some(Spot::Monster(id)))));
            row![shown, card].align_y(Alignment::Center).width(Fill).into()
        }
    }
}

/// The card of a monster that can be read. A mate is read as whom it came with.
fn read(table: &Table, id: MonsterId) -> Option<CardId> {
    let monster = table.game().foes.get(id)?;
    let like = || {
        let mut all = table.session.book().cards.by_number();
        all.find(|(_, name)| !name.is_empty() && *name == monster.def.name).map(|(card, _)| card)
    };
    monster.def.card.or_else(like)
}

/// How many dice somebody throws, or has thrown.
fn thrown(table: &Table, fight: &Fight, sum: &Sum) -> usize {
    let throw = fallen(table, fight).iter().find(|throw| throw.who == sum.who);
    let lie = throw.map_or(0, |throw| throw.faces.len());
    if matches!(fight.stage, Stage::Rolled(_)) { lie } else { lie.max(sum.dice as usize) }
}

/// The dice: those that lie, those still to fall. Told wrongly, one is taken back by a touch; once all lie, a card may
/// turn the one that is touched.
fn dice<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (sum, size): (&Sum, f32),
) -> Vec<Element<'a, Message>> {
    let look = shell.look;
    let throw = fallen(table, fight).iter().find(|throw| throw.who == sum.who);
    let faces = throw.map(|throw| throw.faces.as_slice()).unwrap_or_default();
    let rolled = matches!(fight.stage, Stage::Rolled(_));
    let place = table.draft.rollers.iter().position(|(who, _)| *who == sum.who);
    let lies = faces.iter().enumerate().map(|(die, face)| {
        let face = icon(&format!("die-{face}"), size - 4.0);
        let (message, id) = match (rolled, place) {
            (true, _) => (Edit::Turn(Some((sum.who, die))), format!("rolled-{}-{die}", key(sum.who))),
            (false, Some(place)) => (Edit::TakeBack(place, die), format!("fell-{place}-{die}")),
            (false, None) => return container(face).center(size).into(),
        };
        if table.hot.is_some() || !table.is_open() {
            return container(face.color(look.torch)).center(size).into();
        }
        let chosen = rolled && table.draft.turning == Some((sum.who, die));
        let kind = if rolled { Kind::Choice(chosen) } else { Kind::Quiet };
        let die = press(look, container(face).center(Fill)).kind(kind).padding(0).height(size).width(size);
        die.id(id).on_press(Message::edits(message)).into()
    });
    let open = thrown(table, fight, sum) - faces.len();
    let tumbles = table.hot.as_ref().is_some_and(|hot| hot.tumble.is_some());
    let open = (0..open).map(|nth| {
        let die = if tumbles {
            let face = tumble::face(sum.who, faces.len() + nth, shell.clock.now());
            icon(&format!("die-{face}"), size - 4.0).color(look.dim)
        } else {
            icon("die", (size - 10.0).max(14.0)).color(look.off())
        };
        container(die).center(size).into()
    });
    lies.chain(open).collect()
}

/// What somebody helps for, where that was agreed.
fn agreed(table: &Table, shell: &Shell, seat: Colour) -> Option<String> {
    let (fight, words) = (table.staged()?, &shell.words);
    let terms = fight.bargain.as_ref().filter(|_| fight.helping(table.game()) == Some(seat))?;
    let treasures =
        (terms.treasures > 0).then(|| words.with("bid-counter-treasures", &[("count", terms.treasures.into())]));
    let gold = (terms.gold > 0).then(|| words.with("bid-counter-gold", &[("gold", terms.gold.into())]));
    let items = terms.items.iter().map(|item| words.item(item));
    let what: Vec<String> = treasures.into_iter().chain(gold).chain(items).collect();
    (!what.is_empty()).then(|| words.with("fighter-agreed", &[("what", words.list(&what).into())]))
}

/// Why nothing one carries counts, where that is so.
fn only_levels_said(table: &Table, shell: &Shell, id: MonsterId) -> Option<String> {
    table.game().foes.get(id)?.def.only_levels.then(|| shell.words.get("says-only-levels"))
}

/// The same where it is read below everything else.
fn only_levels<'a>(table: &Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    Some(bold(only_levels_said(table, shell, id)?, BODY).color(shell.look.torch).into())
}

/// What is printed below a monster, or written to it.
fn joke<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let def = &table.game().foes.get(id)?.def;
    let printed = def.card.and_then(|card| table.session.book().cards.card(card));
    let said = printed.map(|printed| printed.flavour.as_str()).unwrap_or_default();
    let said = shell.words.printed(if said.is_empty() { def.note.as_str() } else { said });
    (!said.is_empty()).then(|| dim(shell.look, said, BODY).into())
}
