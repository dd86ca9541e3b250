//! Cards as people read them: name, sort, figures, what they do.

use crate::app::icon::icon;
use crate::app::look::{BODY, card as frame, fill, mix};
use crate::app::shell::Shell;
use crate::app::table::Message;
use crate::app::widget::parts::{body, bold, dim};
use crate::play::narrate::card;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardKind};
use crate::rules::gear::Gear;
use crate::rules::seat::Deck;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};

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

/// All that a card says, in sentences.
pub fn lines(shell: &Shell, book: &Book, def: &CardDef) -> Vec<String> {
    let words = &shell.words;
    let mut said = card::sentences(words, def);
    // What a Race or Class is good for stands in the book, not on the card.
    if let CardKind::Race(name) | CardKind::Class(name) = &def.is
        && let Some(kind) = book.cards.kind(name)
    {
        said.extend(card::kind(words, &book.rules, kind));
    }
    said
}

/// The figures of a card, for a glance; what has none says what it does.
fn brief(shell: &Shell, book: &Book, def: &CardDef) -> Vec<String> {
    let words = &shell.words;
    let mut lines = Vec::new();
    match &def.is {
        CardKind::Item { gear, does } => {
            item(shell, gear, &mut lines);
            if !does.is_empty() {
                // What it is, and that it is used once, stands above.
                lines.clear();
                lines.extend(card::sentences(words, def).into_iter().skip(if gear.once { 2 } else { 1 }));
            }
        }
        CardKind::Enhancer(add) => {
            if add.level != 0 {
                lines.push(words.with("hand-level", &[("by", format!("{:+}", add.level).into())]));
            }
            if add.treasures != 0 {
                lines.push(words.with("hand-treasures", &[("by", format!("{:+}", add.treasures).into())]));
            }
        }
        // What one becomes stands above; what that is good for is what matters.
        CardKind::Race(name) | CardKind::Class(name) => {
            lines.extend(book.cards.kind(name).map(|kind| card::kind(words, &book.rules, kind)).unwrap_or_default());
        }
        // That it is a Curse stands above, and when it can be played is seen by the light.
        CardKind::Curse(_) | CardKind::Card { .. } | CardKind::Level => {
            lines.extend(card::sentences(words, def).into_iter().skip(1));
        }
        _ => lines.extend(card::sentences(words, def)),
    }
    lines
}

fn item(shell: &Shell, gear: &Gear, lines: &mut Vec<String>) {
    let words = &shell.words;
    let mut parts = Vec::new();
    if gear.big {
        parts.push(words.get("item-big"));
    }
    if let Some(slot) = gear.slot {
        parts.push(words.get(&format!("slot-{}", slot.name())));
    }
    if gear.hands > 0 {
        parts.push(words.with("item-hands", &[("hands", gear.hands.into())]));
    }
    if gear.is("throwable") {
        parts.push(words.get("card-throwable"));
    }
    if !parts.is_empty() {
        lines.push(parts.join(" · "));
    }
    let kinds = |kinds: &[String]| words.list(&kinds.iter().map(|k| words.kind(k)).collect::<Vec<_>>());
    if gear.dice != 0 {
        lines.push(words.with("hand-dice", &[("by", format!("{:+}", gear.dice).into()), ("dice", gear.dice.into())]));
    }
    for better in &gear.better {
        let args = [("who", words.kind(&better.who).into()), ("bonus", format!("{:+}", better.bonus).into())];
        lines.push(words.with("hand-better", &args));
    }
    if !gear.only.is_empty() {
        lines.push(words.with("hand-only", &[("who", kinds(&gear.only).into())]));
    }
    if !gear.never.is_empty() {
        lines.push(words.with("hand-never", &[("who", kinds(&gear.never).into())]));
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
    match def.deck {
        Deck::Treasure => "chest",
        Deck::Dxm => "scroll",
    }
}

/// Width of a letter of running text, roughly, in parts of its size.
const LETTER: f32 = 0.52;
/// Height of a line of running text.
const LINE: f32 = 21.0;

/// Lines a text takes, roughly.
fn count(text: &str, size: f32, width: f32) -> usize {
    let letters = (width / (size * LETTER)).max(1.0) as usize;
    let (mut lines, mut used) = (1, 0);
    for word in text.split_whitespace() {
        let long = word.chars().count();
        if used > 0 && used + 1 + long > letters {
            (lines, used) = (lines + 1, long);
        } else {
            used += long + usize::from(used > 0);
        }
    }
    lines
}

/// What there is room for of a card's words: whole lines of it, the figures before the laughs.
fn fitting(all: &[String], flavour: &str, (width, height): (f32, f32)) -> (Vec<String>, bool) {
    let mut left = (height / LINE).floor().max(0.0) as usize;
    let mut shown: Vec<String> = Vec::new();
    for line in all {
        let takes = count(line, BODY, width);
        if takes > left {
            // As many words as fit; the rest is on its sheet.
            let mut cut = String::new();
            for word in line.split_whitespace() {
                if count(&format!("{cut} {word} …"), BODY, width) > left {
                    break;
                }
                cut.push_str(if cut.is_empty() { "" } else { " " });
                cut.push_str(word);
            }
            match shown.last_mut() {
                _ if left > 0 && !cut.is_empty() => shown.push(format!("{cut} …")),
                Some(last) => last.push_str(" …"),
                None => {}
            }
            return (shown, false);
        }
        left -= takes;
        shown.push(line.clone());
    }
    (shown, !flavour.is_empty() && count(flavour, BODY, width) <= left)
}

/// A card as it lies in the strip: the whole of it is read on its sheet.
pub fn face<'a>(
    shell: &'a Shell,
    (book, def): (&Book, &'a CardDef),
    light: Light,
    (width, height): (f32, f32),
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let ink = if light == Light::Dim { look.dim } else { look.text };
    let accent = if light == Light::Dim { look.dim } else { look.torch };
    let sort = dim(look, words.get(sort(def)), BODY).wrapping(Wrapping::None).width(Fill);
    let head = row![icon(deck(def), 18.0).color(look.dim), sort].spacing(6).align_y(Alignment::Center);
    let inside = width - 2.0 * SIDE;
    let rule = container(space().height(1).width(Fill)).style(fill(mix(look.panel, look.line, 0.7), 0.0));
    let figure = figure(def).map(|figure| bold(figure, 28.0).color(accent));
    let price = def.value().map(|gold| {
        row![icon("coin", 16.0).color(look.dim), dim(look, gold.to_string(), BODY)]
            .spacing(4)
            .align_y(Alignment::Center)
    });
    let bottom = if figure.is_some() || price.is_some() { 34.0 } else { 0.0 };
    let name = count(&def.name, 18.5, inside) as f32 * 22.0;
    let room = height - name - bottom - 52.0;
    let (shown, laughs) = fitting(&brief(shell, book, def), &def.flavour, (inside, room));
    let mut content = column![head, bold(def.name.as_str(), 17.0).color(ink), rule].spacing(4);
    content = content.extend(shown.into_iter().map(|line| body(line).color(ink).into()));
    content = content.push(laughs.then(|| dim(look, def.flavour.as_str(), BODY)));
    let below = row![price, space().width(Fill), figure].align_y(Alignment::Center);
    let content = content.push((bottom > 0.0).then(|| container(below).align_bottom(Fill)));
    let (outline, thick) = match light {
        Light::Lit => (look.torch, 2.5),
        Light::Dim => (mix(look.panel, look.line, 0.6), 1.0),
        Light::Chosen => (look.good, 4.0),
    };
    let style = frame(look, outline, thick);
    container(content).padding([6.0, SIDE]).width(width).height(height).clip(true).style(style).into()
}

/// Room beside the words of a card.
const SIDE: f32 = 9.0;
