//! The hand at the bottom of the screen, or what lies on the table: what can be played is lit.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::hot::hand::{Light, face};
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::hot::{foe, paying, shed};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::card::CardId;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::{cards, munchkin};
use iced::widget::{Row, column, container, mouse_area, responsive, row, space};
use iced::{Alignment, Element, Fill, Size};

/// Width of what says which cards are shown.
const TABS: f32 = 84.0;
/// Width of what gives a hand back to a phone.
const BACK: f32 = 112.0;
/// Lowest tab that has room for three lines.
const THREE_LINES: f32 = 74.0;
/// Narrowest card that can be read.
pub const NARROW: f32 = 128.0;
/// Widest card.
pub const WIDE: f32 = 212.0;
/// Room above and below the cards.
const AROUND: f32 = 8.0;

/// Where a hand lies, which decides how much room it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Below the map.
    Beside,
    /// Below the sheet of a screen higher than wide.
    Below,
    /// In table mode.
    Far,
}

/// Height of the strip on a screen so high.
pub fn height(lies: Lies, screen: f32) -> f32 {
    match lies {
        Lies::Beside => (screen * 0.26).clamp(190.0, 290.0),
        Lies::Below => (screen * 0.17).clamp(160.0, 260.0),
        Lies::Far => (screen * 0.28).clamp(150.0, 220.0),
    }
}

/// Height of a card where the strip is so high.
pub fn card_height(strip: f32) -> f32 {
    strip - 2.0 * AROUND
}

/// The strip, so high.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, height: f32) -> Element<'a, Message> {
    let strip = responsive(move |size| {
        let owner = hot.open.and_then(|c| table.game().seat(c));
        match owner {
            // Whose phone waits for the hand gives it back beside it.
            Some(seat) if hot.is_lent(seat.colour) => {
                let label = bold(shell.words.get("phones-back"), BODY).width(Fill).align_x(Alignment::Center);
                let back = press(shell.look, label).width(BACK).height(size.height - 4.0).padding(8);
                let back = back.id("to phone".to_owned()).on_press(wish(Wish::Instead(seat.colour, false)));
                let size = Size { width: size.width - BACK - 8.0, ..size };
                let hand = container(open(table, shell, hot, seat, size)).width(Fill);
                row![hand, back].spacing(8).align_y(Alignment::Center).into()
            }
            Some(seat) if hot.face_down => face_down(table, shell, seat.colour),
            Some(seat) => open(table, shell, hot, seat, size),
            // Whoever decides on a phone has a hand open there.
            None if hot.handed().is_some_and(|seat| hot.is_phoned(seat)) => space().into(),
            None => container(dim(shell.look, shell.words.get("hand-closed"), 18.0)).center(Fill).into(),
        }
    });
    let strip = container(strip).padding([AROUND, 10.0]).width(Fill).height(height).style(panel(shell.look));
    // A touch beside a lifted card puts it down.
    if hot.is_lifted() { mouse_area(strip).on_press(wish(Wish::Sheet(None))).into() } else { strip.into() }
}

/// What turns a hand up again that was turned down for somebody who reached over.
fn face_down<'a>(table: &'a Table, shell: &'a Shell, seat: Colour) -> Element<'a, Message> {
    let named = [("seat", shell.words.seat(seat, Names::of(table.game())).into())];
    let label = container(bold(shell.words.with("relay-ready", &named), 20.0)).center_x(Fill);
    let up = press(shell.look, label).height(64).width(420).id("turn up".to_owned());
    container(up.on_press(wish(Wish::Here(seat)))).center(Fill).into()
}

fn open<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, seat: &'a Seat, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let room = size.width - TABS - 8.0;
    let fits = |room: f32| ((room + 6.0) / (NARROW + 6.0)).floor().max(1.0) as usize;
    let all = &hot.spread.places;
    let paged = all.len() > fits(room);
    let room = if paged { room - 2.0 * (TOUCH + 6.0) } else { room };
    let per_page = if paged { fits(room) } else { all.len().max(1) };
    hot.spread.room.set(paged.then_some(per_page));
    let (first, page, pages) = hot.spread.seen(hot.spread.open(hot.page, per_page), per_page);
    let width = ((room + 6.0) / per_page as f32 - 6.0).clamp(NARROW, WIDE);
    let seen = all.iter().skip(first).take(per_page);
    let gap = move || space().width(width).height(size.height).into();
    let faces = seen.map(move |place| {
        place.and_then(|card| one(table, shell, hot, card, (width, size.height))).unwrap_or_else(gap)
    });
    let lie = |places: &[Option<CardId>]| places.iter().flatten().count();
    let until = (first + per_page).min(all.len());
    let part = (pages > 1).then(|| (lie(&all[..first]) + 1, lie(&all[..until])));
    let mut strip = row![tabs(table, shell, hot, seat, (size.height, part))].spacing(8).align_y(Alignment::Center);
    // What can be played on another page, or given where something has to go, is pointed at; so is what is new there.
    let teller = table.teller();
    let lights = |card: &CardId| {
        let moves = hot.mover().is_some();
        can_go(table, hot, *card) || hot.spread.is_fresh(*card) || (moves && hot.lights(&teller, *card))
    };
    let lit = |places: &[Option<CardId>]| places.iter().flatten().any(lights);
    let (before, after) = (first, (first + per_page).min(all.len()));
    let turn = |glyph: &str, to: Option<usize>, lit: bool| {
        let tool = tool(look, glyph).kind(if lit && to.is_some() { Kind::Choice(true) } else { Kind::Plain });
        let tool = tool.id(format!("cards {glyph}")).height(size.height.min(120.0));
        // It turns pages; that it is lit says what lies there.
        let lit = if lit && to.is_some() { "-lit" } else { "" };
        let tool = tool.called(shell.words.get(&format!("heard-cards-{glyph}{lit}"))).unchosen();
        tool.on_press_maybe(to.map(|to| wish(Wish::Page(to))))
    };
    // Round and round: who turns pages by keyboard never stands on an arrow that has gone dead.
    if paged {
        let lit = all.get(..before).is_some_and(lit);
        strip = strip.push(turn("back", (pages > 1).then(|| (page + pages - 1) % pages), lit));
    }
    if all.iter().all(Option::is_none) {
        let none = if hot.laid { "hand-none-laid" } else { "hand-none" };
        strip = strip.push(container(dim(look, shell.words.get(none), 18.0)).center(Fill));
    }
    strip = strip.push(Row::with_children(faces).spacing(6).width(Fill));
    if paged {
        let lit = all.get(after..).is_some_and(lit);
        strip = strip.push(turn("next", (pages > 1).then(|| (page + 1) % pages), lit));
    }
    strip.into()
}

/// Hand or table: how many cards, whether any can be played, and which of them are seen where that is not all.
fn tabs<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    seat: &'a Seat,
    (height, part): (f32, Option<(usize, usize)>),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let teller = table.teller();
    let tab = |laid: bool, glyph: &str, id: &str, count: u32| -> Element<'a, Message> {
        let colour = if hot.has_lit(&teller, seat, laid) { look.torch } else { look.dim };
        let high = (height - 6.0) / 2.0;
        // Where there is no line for it, which of them is seen stands beside how many there are.
        let one = part.filter(|(from, to)| hot.laid == laid && from == to && high < THREE_LINES);
        let top = match one {
            Some((from, _)) => {
                let text =
                    words.with("hand-one-of", &[("one", from.to_string().into()), ("all", count.to_string().into())]);
                row![bold(text, BODY).color(colour)]
            }
            None => row![icon(glyph, 18.0).color(colour), bold(count.to_string(), 20.0).color(colour)],
        };
        let top = top.spacing(6);
        let part = part.filter(|_| hot.laid == laid && high >= THREE_LINES).map(|(from, to)| {
            let shown = if from == to { from.to_string() } else { format!("{from}–{to}") };
            dim(look, shown, BODY)
        });
        let label = column![top.align_y(Alignment::Center), bold(words.get(id), BODY), part].align_x(Alignment::Center);
        let tab = press(look, label).centred().kind(Kind::Choice(hot.laid == laid)).width(TABS);
        tab.height(high).padding([2, 4]).id(id.to_owned()).on_press(wish(Wish::Laid(laid))).into()
    };
    let table_cards = seat.gear.len() as u32 + seat.laid.len();
    column![tab(false, "card", "hand-tab", seat.held.len()), tab(true, "sword", "laid-tab", table_cards)]
        .spacing(6)
        .into()
}

/// One card: a touch lifts it, to be read, or says why it cannot be played; the next one plays it.
fn one<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    card: CardId,
    size: (f32, f32),
) -> Option<Element<'a, Message>> {
    let can_go = can_go(table, hot, card);
    let Some(def) = table.session.book().cards.card(card) else {
        return foe::face(table, shell, hot, (card, can_go), size);
    };
    // What is lit pays, while something is paid for.
    let pays = paying::asks(table, hot).is_some();
    let playable = !pays && hot.mover().is_some() && hot.lights(&table.teller(), card);
    let chosen = hot.marked.contains(&card) || hot.sheet == Some(Sheet::Card(card));
    let light = match () {
        () if chosen => Light::Chosen,
        () if playable || can_go => Light::Lit,
        () => Light::Dim,
    };
    let touch = shed::touched(table, card, can_go);
    let fresh = hot.spread.is_fresh(card);
    let face =
        press(shell.look, face(shell, (table.session.book(), def), (light, fresh), size)).kind(Kind::Quiet).padding(0);
    let face = face.width(size.0).height(size.1).id(format!("card {}", card.0));
    // Lit or dim, for those who do not see it; where nothing is asked of them no card is either.
    let now = if can_go {
        "heard-goes-now"
    } else if playable {
        "heard-plays-now"
    } else {
        "heard-not-now"
    };
    let face = if hot.mover().is_some() { face.value(shell.words.get(now)) } else { face };
    Some(face.on_press(wish(touch)).on_hold(wish(Wish::Sheet(Some(Sheet::Card(card))))).into())
}

/// Whether a touch says that a card goes: it is asked which do, or something is paid for.
pub(super) fn can_go(table: &Table, hot: &Hot, card: CardId) -> bool {
    let choosing = matches!(
        table.question.ask,
        Ask::Munchkin(munchkin::Ask::Charity { .. }) | Ask::Cards(cards::Ask::Cards { drawn: false, .. })
    ) && hot.mover().is_some()
        && !hot.laid;
    // What pays for a power or a Deal is touched where it lies, too.
    let pays = paying::asks(table, hot).is_some() && paying::takes(table, hot, card);
    pays || (choosing && goes(table, card))
}

/// Whether a card is of those that could go.
fn goes(table: &Table, card: CardId) -> bool {
    match table.question.ask {
        Ask::Cards(cards::Ask::Cards { deck, .. }) => table.session.book().cards.deck(card) == Some(deck),
        _ => true,
    }
}
