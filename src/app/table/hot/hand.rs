//! Cards as people read them: name, sort, figures, what they do.

use crate::app::icon::icon;
use crate::app::look::{BODY, card as frame, fill, mix};
use crate::app::shell::Shell;
use crate::app::table::hot::marks;
use crate::app::table::message::Message;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, dim};
use crate::play::narrate::card::{self, brief};
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardKind, Does, Who};
use crate::rules::cards::deck::Deck;
use crate::rules::munchkin;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Color, Element, Fill};

/// How a card lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// It can be played.
    Lit,
    /// It cannot.
    Dim,
    /// It is to go, or is being played.
    Chosen,
}

/// What a card does, in whole sentences that leave out what its place and its figure say already.
fn told(shell: &Shell, book: &Book, def: &CardDef) -> Vec<String> {
    let words = &shell.words;
    match &def.is {
        // What it is stands above.
        CardKind::Item { does, .. } if !does.is_empty() => {
            card::sentences(words, book, def).into_iter().skip(1).collect()
        }
        CardKind::Item { .. } | CardKind::Enhancer(_) => glance(shell, book, def),
        // What one becomes stands above; what that is good for is what matters.
        CardKind::Race(name) | CardKind::Class(name) => {
            book.cards.kind(name).map(|kind| card::kind(words, book, kind)).unwrap_or_default()
        }
        // That it is a Curse stands above, and when it can be played is seen by the light.
        CardKind::Curse(_) | CardKind::Card { .. } | CardKind::Level => {
            card::sentences(words, book, def).into_iter().skip(1).collect()
        }
        _ => card::sentences(words, book, def),
    }
}

/// The same in as few words as there are.
pub fn glance(shell: &Shell, book: &Book, def: &CardDef) -> Vec<String> {
    let words = &shell.words;
    match &def.is {
        CardKind::Item { gear, does } => {
            let mut lines = brief::item(words, gear);
            lines.extend(brief::does(words, does));
            lines
        }
        CardKind::Enhancer(add) => brief::enhancer(words, add),
        CardKind::Race(name) | CardKind::Class(name) => {
            book.cards.kind(name).map(|kind| brief::kind(words, book, kind)).unwrap_or_default()
        }
        CardKind::Curse(does) | CardKind::Card { does, .. } => brief::does(words, does),
        CardKind::Level => brief::does(words, &[Does::Munchkin(munchkin::Does::Level { who: Who::You, by: 1 })]),
        CardKind::HalfBreed => vec![words.get("brief-half-breed")],
        CardKind::SuperMunchkin if !book.system.rolls() => vec![words.get("brief-second-class")],
        CardKind::SuperMunchkin => vec![words.get("brief-super-munchkin")],
        CardKind::Monster => vec![words.get("brief-monster")],
        CardKind::Cheat => vec![words.get("brief-cheat")],
        CardKind::Die => vec![words.get("brief-turn-die")],
    }
}

/// What sort of card it is, as a text id.
pub fn sort(def: &CardDef) -> &'static str {
    match &def.is {
        CardKind::Item { gear, .. } if gear.once => "face-once",
        CardKind::Item { .. } => "face-item",
        CardKind::Level => "face-level",
        CardKind::Race(_) | CardKind::HalfBreed => "face-race",
        CardKind::Class(_) | CardKind::SuperMunchkin => "face-class",
        CardKind::Curse(_) => "face-curse",
        CardKind::Enhancer(_) => "face-enhancer",
        CardKind::Monster => "face-monster",
        CardKind::Cheat => "face-cheat",
        CardKind::Die => "face-die",
        CardKind::Card { .. } => "face-card",
    }
}

/// Height of the line that says what sort of card it is.
const SORT: f32 = 22.0;

/// What sort of card it is; of an Item who made it, too: a keyword that is a proper name. Where the card is narrow that is
/// written smaller, and never cut.
fn made<'a>(shell: &'a Shell, def: &CardDef, size: f32) -> Element<'a, Message> {
    let words = &shell.words;
    let sort = words.get(sort(def));
    let maker = match &def.is {
        CardKind::Item { gear, .. } => gear.keywords.iter().find(|keyword| !words.has(&format!("keyword-{keyword}"))),
        _ => None,
    };
    let all = maker.map_or_else(|| sort.clone(), |maker| format!("{sort} · {}", words.kind(maker)));
    // A low card has only half a line for it.
    if size <= SMALL {
        return dim(shell.look, all, size).wrapping(Wrapping::None).into();
    }
    let ways = [size, SMALL, 13.0, 12.0].map(|size| dim(shell.look, all.clone(), size).line_height(1.2).into());
    container(fitting(ways.into()).centred()).height(SORT).clip(true).into()
}

/// The one figure that matters most on a card, if there is one.
pub fn figure(def: &CardDef) -> Option<String> {
    match &def.is {
        CardKind::Item { gear, .. } if gear.bonus != 0 => Some(format!("{:+}", gear.bonus)),
        CardKind::Enhancer(add) if add.level != 0 => Some(format!("{:+}", add.level)),
        _ => None,
    }
}

/// The pictogram of the deck a card comes from.
pub fn deck(def: &CardDef) -> &'static str {
    if def.deck == Deck::TREASURE { "chest" } else { "scroll" }
}

/// Size of what a face says where it would not fit otherwise.
const SMALL: f32 = 14.0;
/// Lowest card that has its sort and its price on it, too.
const LOW: f32 = 170.0;

/// All the ways to say what a card does, the fullest first: in sentences, in a few words, in fewer lines of them.
/// Nothing is ever cut in its middle.
fn ways<'a>(shell: &'a Shell, book: &Book, def: &'a CardDef, ink: Color) -> Vec<Element<'a, Message>> {
    let (told, brief) = (told(shell, book, def), glance(shell, book, def));
    let said = |lines: &[String], size: f32, more: Option<Element<'a, Message>>| -> Element<'a, Message> {
        let lines = lines.iter().map(|line| text(line.clone()).size(size).color(ink).into());
        column(lines).push(more).spacing(if size < BODY { 2 } else { 4 }).width(Fill).into()
    };
    let laughs = (!def.flavour.is_empty()).then(|| dim(shell.look, shell.words.printed(&def.flavour), BODY).into());
    let mut ways = vec![said(&told, BODY, laughs), said(&told, BODY, None), said(&told, SMALL, None)];
    ways.push(said(&brief, BODY, None));
    // What is left out is on its sheet.
    for few in (1..=brief.len()).rev() {
        let more = (few < brief.len()).then(|| dim(shell.look, "…", SMALL).line_height(0.6).into());
        ways.push(said(&brief[..few], SMALL, more));
    }
    ways
}

/// A card as it lies in the strip: the whole of it is read on its sheet.
pub fn face<'a>(
    shell: &'a Shell,
    (book, def): (&Book, &'a CardDef),
    (light, fresh): (Light, bool),
    (width, height): (f32, f32),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let ink = if light == Light::Dim { look.dim } else { look.text };
    let accent = if light == Light::Dim { look.dim } else { look.torch };
    let low = height < LOW;
    let small = if low { SMALL } else { BODY };
    let sort = row![icon(deck(def), 18.0).color(look.dim), made(shell, def, small)];
    let sort = sort.spacing(6).align_y(Alignment::Center);
    let marks = marks::of(words, book, def);
    // Its sort is worth the room where a single sign is not all there is.
    let few = marks.len() < 2;
    let figure = marks::line(&marks, (accent, if low { 18.0 } else { 24.0 }), width - 2.0 * SIDE);
    let price = def.value().filter(|_| !low).map(|gold| {
        row![icon("coin", 16.0).color(look.dim), dim(look, gold.to_string(), BODY)]
            .spacing(4)
            .align_y(Alignment::Center)
    });
    // Where there is little room, its sort stands beside its signs, as long as they leave some.
    let (head, beside) = if low { (None, few.then_some(sort)) } else { (Some(sort), None) };
    let price = price.filter(|_| few || width >= WIDE);
    let rule = container(space().height(1).width(Fill)).style(fill(mix(look.panel, look.line, 0.7), 0.0));
    let name = bold(shell.words.printed(&def.name), if low { 15.0 } else { 17.0 }).color(ink).width(Fill);
    // What has just come is seen among what was there.
    let name = row![name, fresh.then(|| icon("star", 16.0).color(look.torch))].spacing(4);
    let said = fitting(ways(shell, book, def, ink));
    let below = row![beside, price, space().width(Fill), figure].align_y(Alignment::Center);
    let content = column![head, name, rule, said, below].spacing(if low { 2 } else { 4 });
    let (outline, thick) = match light {
        Light::Lit => (look.torch, 2.5),
        Light::Dim => (mix(look.panel, look.line, 0.6), 1.0),
        Light::Chosen => (look.good, 4.0),
    };
    let style = frame(look, outline, thick);
    container(content).padding([6.0, SIDE]).width(width).height(height).clip(true).style(style).into()
}

/// Narrowest card on which a price and several signs lie beside each other.
const WIDE: f32 = 190.0;
/// Room beside the words of a card.
const SIDE: f32 = 9.0;
