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
    let dice = dice(table, shell, fight, (sum, m.die));
    let room = m.side - m.figure - 40.0;
    let count = dice.len() as f32;
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
        return in_line(table, shell, (sum, m, f32::from(high)), (dice.wrap().into(), terms.collect()));
    }
    let newest = |part: &Part| table.newest.as_ref().is_some_and(|newest| newest.is(part));
    let levels = match sum.who {
        // Where one thing is asked after the other, its numbers come first.
        Fighter::Monster(id) if !(counts && !m.roomy && m.pack == Pack::Close) => printed::levels(table, shell, id),
        Fighter::Monster(_) => None,
        Fighter::Seat(_) => None,
    };
    let told = match sum.who {
        Fighter::Monster(id) => asks::treasures(table, shell, sides, (id, m)),
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
        return line(table, shell, (sum.who, m), (dice.wrap().into(), terms));
    }
    // Where everything stands close a term alone has room beside the name.
    let alone =
        table.hot.is_none() && close && terms.len() == 1 && room >= NAME + TOUCH + ALONE + count * (m.die + 2.0);
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
            column![head.height(high), row![dice, terms].spacing(4).align_y(Alignment::Center), joke]
        }
        None if beside => column![head.push(dice).height(high), terms, joke],
        None => column![column![head, dice.wrap()].spacing(2), terms, joke],
    };
    let (spacing, padding) = if close { (2, [4, 10]) } else { (6, [6, 10]) };
    framed(table, shell, sum.who, (list.spacing(spacing).width(Fill).into(), padding))
}

/// Whoever fights on one line: name and sum, below them in small letters what that is made of. What has no room there is
/// cut: a touch reads it.
fn in_line<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (sum, m, high): (&Sum, Measures, f32),
    (dice, terms): (Element<'a, Message>, Vec<&Part>),
) -> Element<'a, Message> {
    let look = shell.look;
    let named = name(table, shell, sum.who);
    let told: Vec<String> = terms
        .iter()
        .map(|part| format!("{} {}", part_name(table, shell, part), amount(table, shell, part)).trim().to_owned())
        .collect();
    let agreed = match sum.who {
        Fighter::Seat(seat) => agreed(table, shell, seat),
        Fighter::Monster(_) => None,
    };
    let only = match sum.who {
        Fighter::Monster(id) => {
            let only = table.game().foes.get(id).is_some_and(|foe| foe.def.only_levels);
            only.then(|| shell.words.get("says-only-levels"))
        }
        Fighter::Seat(_) => None,
    };
    let told: Vec<String> = agreed.into_iter().chain(only).chain(told).collect();
    // Both whole on a line each, then a name of two lines alone: never half a name.
    let way = |size: f32, told: Option<String>| -> Element<'a, Message> {
        let named = bold(named.clone(), size).line_height(1.15).wrapping(Wrapping::WordOrGlyph).width(Fill);
        let told = told.map(|told| dim(look, told, TOLD).line_height(1.15).wrapping(Wrapping::WordOrGlyph).width(Fill));
        column![named, told].into()
    };
    // What is too much is counted.
    let folded = (1..told.len()).rev().filter_map(|shown| {
        let count = i32::try_from(told.len() - shown).ok()?;
        let more = shell.words.with("tile-more-items", &[("count", count.into())]);
        Some(format!("{} {more}", told.get(..shown)?.join(" · ")))
    });
    let whole = told.join(" · ");
    let mut cut: Vec<String> = folded.collect();
    cut.extend([24, 16, 12].map(|letters| shortened(&whole, letters)));
    let whole = [16.0, 13.0].map(|size| way(size, Some(whole.clone())));
    let large = cut.iter().map(|told| way(16.0, Some(told.clone())));
    let small = cut.iter().map(|told| way(13.0, Some(told.clone())));
    let ways = whole.into_iter().chain(large).chain(small).chain([way(15.0, None), way(13.0, None)]).collect();
    let named = container(fitting(ways).centred()).width(Fill).height(high);
    let own = if sum.unknown { "?".to_owned() } else { sum.strength.to_string() };
    let own = bold(own, 22.0).color(look.torch).wrapping(Wrapping::None);
    let line = row![figure(table, shell, sum.who, m.figure), named, dice, own].spacing(5).align_y(Alignment::Center);
    touched(table, shell, sum.who, container(line).height(high).into())
}

/// Size of what a sum is made of where everybody has one line.
const TOLD: f32 = 13.0;

/// Whoever fights as a line that runs on: all of it is touched as one, as high as a finger.
fn line<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (fighter, m): (Fighter, Measures),
    (dice, terms): (Element<'a, Message>, Vec<Element<'a, Message>>),
) -> Element<'a, Message> {
    let look = shell.look;
    let card = match fighter {
        Fighter::Monster(id) => read(table, id),
        Fighter::Seat(_) => None,
    };
    let named = bold(name(table, shell, fighter), 18.0 * m.text);
    let named = row![named, card.map(|_| icon("info", 18.0).color(look.dim))].spacing(6).align_y(Alignment::Center);
    let head = row![figure(table, shell, fighter, m.figure), named, dice].spacing(6).align_y(Alignment::Center);
    let head = container(head).height(TOUCH - 4.0).align_y(Alignment::Center).padding(Padding::ZERO.right(4.0));
    let only = match fighter {
        Fighter::Monster(id) => only_levels(table, shell, id),
        Fighter::Seat(_) => None,
    };
    let all = std::iter::once(head.into()).chain(terms).chain(only);
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
            let ways = ways.map(|(size, id)| way(size, id)).collect();
            let label = container(fitting(ways).centred()).clip(true);
            let shown = press(look, label)
                .width(Fill)
                .on_press(Message::edits(Edit::Apart(id)))
                .padding([if m.low { 0 } else { 2 }, 6]);
            let shown = shown.kind(Kind::Choice(chosen)).height(TOUCH.max(22.0 * text + 20.0));
            let shown = shown.id(format!("apart-{}", id.0));
            let called = shell.words.with("heard-card", &[("what", name(table, shell, sum.who).into())]);
            let card = tool(look, "info").kind(Kind::Quiet).id(format!("card-{}", id.0)).called(called);
            let card = card.on_press(Message::chooses(Some(Spot::Monster(id))));
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
    let open = if rolled { 0 } else { (sum.dice as usize).saturating_sub(faces.len()) };
    let tumbles = table.hot.as_ref().is_some_and(|hot| hot.tumble.is_some());
    let open = (0..open).map(|nth| {
        let die = if tumbles {
            let face = tumble::face(sum.who, faces.len() + nth, shell.clock.now());
            icon(&format!("die-{face}"), size - 4.0).color(look.dim)
        } else {
            icon("die", size - 10.0).color(look.off())
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
fn only_levels<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let only = table.game().foes.get(id)?.def.only_levels;
    only.then(|| bold(shell.words.get("says-only-levels"), BODY).color(shell.look.torch).into())
}

/// What is printed below a monster, or written to it.
fn joke<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let def = &table.game().foes.get(id)?.def;
    let printed = def.card.and_then(|card| table.session.book().cards.card(card));
    let said = printed.map(|printed| printed.flavour.as_str()).unwrap_or_default();
    let said = shell.words.printed(if said.is_empty() { def.note.as_str() } else { said });
    (!said.is_empty()).then(|| dim(shell.look, said, BODY).into())
}
