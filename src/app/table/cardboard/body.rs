//! What a dead munchkin leaves: who takes a card now, who after them, and a die where two are of the same Level.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::cardboard::paid;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::Answers;
use crate::app::table::prompt::tray::{self, faces};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::CardSet;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::doors::lies::Lies;
use crate::rules::doors::looters;
use crate::rules::event::{Event, Fact};
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Gift;
use crate::rules::question::Ask;
use crate::rules::table as seats;
use crate::rules::{cards, doors, munchkin};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// Those who still pick, in their order.
fn order(table: &Table) -> Vec<Colour> {
    match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { picks, rolls, .. })) => {
            looters::sorted(table.game(), picks, rolls).iter().copied().collect()
        }
        _ => Vec::new(),
    }
}

/// Who takes a card: a touch each, in order.
pub fn picks<'a>(table: &'a Table, shell: &'a Shell) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let order = order(table);
    let names = Names::of(table.game());
    let line = order.iter().skip(1).map(|seat| line(table, shell, *seat, false));
    let then = (order.len() > 1).then(|| bold(words.get("body-then"), BODY));
    let told = column(then.into_iter().map(Element::from).chain(line)).spacing(6);
    let Some(now) = order.first() else { return Answers::plain(told) };
    let lies = lying(table);
    if !lies.is_empty() {
        return named(table, shell, (*now, &lies), told.into());
    }
    let took = words.with("body-took", &[("seat", words.seat(*now, names).into())]);
    let took = row![icon("card", 26.0), bold(took, 20.0)].spacing(10).align_y(Alignment::Center);
    let took = press(look, container(took).center_x(Fill)).kind(Kind::SeatLine(*now)).height(TURN_TOUCH + 16.0);
    let took = took.width(Fill).id("took".to_owned()).on_press(answer(Answer::Table(seats::Answer::Done)));
    let hint = body(words.get("body-hint")).size(15.0).color(look.dim);
    Answers::with_tray(told, column![took, hint].spacing(tray::GAP))
}

/// What the table has told of what lies there.
fn lying(table: &Table) -> Lies {
    match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { lies, .. })) => Lies::clone(lies),
        _ => Lies::default(),
    }
}

/// Which card somebody takes, where that was told: Items by name, of the hand a card of a deck; or one nobody knew of.
fn named<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (now, lies): (Colour, &Lies),
    told: Element<'a, Message>,
) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let take = |glyph: &str, text: String, id: String, says: Answer| -> Element<'a, Message> {
        let label = row![icon(glyph, 22.0), bold(shortened(&text, 22), 16.0)].spacing(8).align_y(Alignment::Center);
        press(look, label).height(TURN_TOUCH).width(Fill).id(id).on_press(answer(says)).into()
    };
    let items = lies.gear.iter().enumerate().map(|(index, item)| {
        let name = words.item(item);
        let text = format!("{:+} {name}", item.bonus);
        take("sword", text, format!("takes {index}"), Answer::Munchkin(munchkin::Answer::Item(index)))
    });
    let decks = lies.hand.iter().filter(|(_, count)| *count > 0).map(|(deck, count)| {
        let (glyph, id) = if deck == Deck::ITEMS { ("chest", "body-treasure") } else { ("scroll", "body-door") };
        let text = words.with(id, &[("count", count.into())]);
        take(glyph, text, format!("takes {}", deck.name()), Answer::Cards(cards::Answer::Deck(deck)))
    });
    let other = take("card", words.get("body-other"), "took".to_owned(), Answer::Table(seats::Answer::Done));
    let each: Vec<Element<'a, Message>> = items.chain(decks).chain([other]).collect();
    let title = words.with("body-takes", &[("seat", words.seat(now, Names::of(table.game())).into())]);
    let title = row![badge(look, now, 22.0), bold(title, 18.0)].spacing(8).align_y(Alignment::Center);
    // What does not fit into the tray is picked above it.
    Answers::plain(column![title, tray::grid(each, 2), told].spacing(10))
}

/// Height of a name.
const LINE: f32 = 24.0;

/// Who picks, with what decides when: their Level; and whether they roll for it.
fn line<'a>(table: &'a Table, shell: &'a Shell, seat: Colour, rolls: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let level = table.game().seat(seat).map_or(0, |seat| seat.level);
    let level = dim(look, words.with("monster-level", &[("level", level.into())]), 15.0);
    let name = words.seat(seat, Names::of(table.game()));
    // Beside what can be taken a long name is written smaller.
    let ways = [BODY, 14.0, 12.0].map(|size| dim(look, name.clone(), size).wrapping(Wrapping::WordOrGlyph).into());
    let name = container(fitting(ways.into()).centred()).height(LINE).width(Fill).clip(true);
    let die = rolls.then(|| icon("die", 18.0).color(look.torch));
    row![badge(look, seat, 18.0), name, die, level].spacing(8).align_y(Alignment::Center).into()
}

/// Whether cards of a counted hand lie there.
fn is_counted(table: &Table) -> bool {
    table.game().keeps_goods() && !lying(table).is_empty()
}

/// What lay there at first: what has gone keeps its place, or another card would lie under the finger.
fn laid_out(table: &Table) -> Lies {
    let timeline = table.session.timeline();
    let owed = |fact: &Fact| match &fact.event {
        Event::Table(seats::Event::Owed(Step::Doors(doors::Step::Corpse { lies, .. }))) => Some(Lies::clone(lies)),
        _ => None,
    };
    timeline.back(timeline.here()).find_map(|(_, node)| node.facts.iter().find_map(owed)).unwrap_or_default()
}

/// Somebody takes a card of a counted hand, whoever's pick it would have been. What has gone, and all of it for whoever has
/// had theirs, stands grey in its place.
fn took<'a>(
    table: &'a Table,
    shell: &'a Shell,
    first: &Lies,
    (seat, picks): (Colour, bool),
) -> Option<Element<'a, Message>> {
    let lies = lying(table);
    let each = first.hand.iter().filter(|(_, count)| *count > 0 && is_counted(table)).map(|(deck, _)| {
        let hand = Hand::default().with(deck, 1);
        let gave = munchkin::Answer::Gave(vec![Gift { to: Some(seat), hand, cards: CardSet::EMPTY }]);
        let open = picks && lies.hand.of(deck) > 0;
        let id = format!("{} {}", seat.name(), deck.name());
        let does = open.then(|| answer(Answer::Munchkin(gave)));
        let back = paid::back(shell, (deck, "+1".to_owned()), format!("took {id}"), does);
        container(back).id(format!("lies {id}")).into()
    });
    // An Item that lies there is told by what it adds.
    let mut left = lies.gear.iter().enumerate().peekable();
    let items = first.gear.iter().enumerate().filter(|_| is_counted(table)).map(|(place, item)| {
        let index = left.next_if(|(_, lies)| *lies == item).map(|(index, _)| index).filter(|_| picks);
        let took = index.map(|index| munchkin::Answer::ItemTo { index, to: seat });
        let press = press(shell.look, bold(format!("{:+}", item.bonus), 16.0)).centred().padding(2);
        let press = press.height(TOUCH).width(48.0).id(format!("took {} item {}", seat.name(), index.unwrap_or(place)));
        let press = press.on_press_maybe(took.map(|took| answer(Answer::Munchkin(took))));
        container(press).id(format!("lies {} item {place}", seat.name())).into()
    });
    let each: Vec<Element<'a, Message>> = each.chain(items).collect();
    (!each.is_empty()).then(|| Row::with_children(each).spacing(4).into())
}

/// Whether somebody has rolled for it.
fn begun(table: &Table) -> bool {
    matches!(table.game().top(), Some(Step::Doors(doors::Step::Corpse { rolls, .. })) if !rolls.is_empty())
}

/// Whether those who share out are only told in which order: they roll where the cards are.
pub fn is_told(table: &Table) -> bool {
    let shares = matches!(table.question.ask, Ask::Doors(doors::Ask::LootRoll { .. }));
    (shares && !table.draft.another && !begun(table)) || is_shared(table)
}

/// Whether a table that has not rolled for it has begun to share out, touch by touch: it goes on so to the last card,
/// although nobody is level with anybody any more.
pub fn is_shared(table: &Table) -> bool {
    let Some(Step::Doors(doors::Step::Corpse { dead, picks, rolls, .. })) = table.game().top() else { return false };
    let all = looters::all(table.game(), *dead, rolls);
    let level = !looters::open(table.game(), &all, rolls).is_empty();
    rolls.is_empty() && is_counted(table) && picks.len() < all.len() && level
}

/// Who takes something, all of them: whoever has had theirs keeps their place.
fn everybody(table: &Table) -> Vec<Colour> {
    match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { dead, rolls, .. })) => {
            looters::all(table.game(), *dead, rolls).iter().copied().collect()
        }
        _ => Vec::new(),
    }
}

/// Those of the same Level roll for who is first: a die each.
pub fn rolls<'a>(table: &'a Table, shell: &'a Shell, open: &[Colour], wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    // All of them in their order: who rolls is level with somebody.
    let still = order(table);
    let all = everybody(table);
    let all = if all.is_empty() { open.to_vec() } else { all };
    let first = laid_out(table);
    let each = all.into_iter().map(|seat| {
        let picks = still.contains(&seat) || open.contains(&seat);
        let line = line(table, shell, seat, open.contains(&seat));
        row![container(line).width(Fill), took(table, shell, &first, (seat, picks))]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    // Whoever shares out without the app's order says what went where: hands are counted.
    let hint = is_counted(table).then(|| dim(look, words.get("body-no-dice"), 15.0));
    let told = column(hint.map(Element::from)).extend(each).spacing(6);
    // Nobody rolls here about cards the app does not know, unless the table wants to.
    if is_told(table) {
        let roll = icon_button(look, "die", words.get("body-roll-here")).height(TURN_TOUCH).width(Fill);
        let rolls = (!open.is_empty()).then(|| Message::edits(Edit::Another(true)));
        return Answers::with_tray(told, roll.id("roll for it".to_owned()).on_press_maybe(rolls));
    }
    let Some(now) = open.first().copied() else { return Answers::plain(told) };
    // Whoever rolls once more is told why.
    let tie = match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { rolls, .. })) => rolls.iter().any(|(who, _)| *who == now),
        _ => false,
    };
    let title =
        words.with(if tie { "body-roll-again" } else { "body-roll" }, &[("seat", words.seat(now, names).into())]);
    let title = row![badge(look, now, 20.0), bold(title, 17.0)].spacing(8).align_y(Alignment::Center);
    let faces = faces(shell, wide, move |face| answer(Answer::Table(seats::Answer::Die { seat: now, face })));
    Answers::with_tray(told, tray::tray(Some(title.into()), faces, Vec::new()))
}
