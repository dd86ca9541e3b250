//! Pictograms by name: glyphs of our own font, drawn as text.

use crate::app::look::ICONS;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, Side};
use iced::widget::text;
use iced::widget::text::{LineHeight, Shaping};
use std::collections::HashMap;
use std::sync::OnceLock;

const INDEX: &str = include_str!("../../assets/icons/index.txt");

/// The glyph of a pictogram; a question mark for a name that is not in the index.
pub fn glyph(name: &str) -> char {
    static GLYPHS: OnceLock<HashMap<&str, char>> = OnceLock::new();
    GLYPHS.get_or_init(|| all().collect()).get(name).copied().unwrap_or('?')
}

/// All pictograms, and the glyph of each.
pub fn all() -> impl Iterator<Item = (&'static str, char)> {
    INDEX.lines().filter_map(|line| {
        let (code, name) = line.split_once(' ')?;
        Some((name, char::from_u32(u32::from_str_radix(code, 16).ok()?)?))
    })
}

/// A pictogram as a widget.
pub fn icon<'a>(name: &str, size: f32) -> text::Text<'a> {
    text(glyph(name)).font(ICONS).size(size).line_height(LineHeight::Relative(1.0)).shaping(Shaping::Basic)
}

const FOES: &str = include_str!("../../assets/icons/foes.txt");

/// The silhouette of a monster: by its keywords, or else by what its name says it is.
pub fn foe(def: &MonsterDef) -> &'static str {
    static FOUND: OnceLock<Vec<(String, &str)>> = OnceLock::new();
    let kinds = FOUND.get_or_init(|| {
        let lines = FOES.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once(':')).map(|(kind, words)| (format!("foe-{kind}"), words)).collect()
    });
    let is = |words: &str, what: &str| words.split_whitespace().any(|word| word.eq_ignore_ascii_case(what));
    let by = |all: &mut dyn Iterator<Item = &str>| -> Option<&'static str> {
        let told: Vec<&str> = all.collect();
        kinds.iter().find(|(_, words)| told.iter().any(|what| is(words, what))).map(|(kind, _)| kind.as_str())
    };
    by(&mut def.keywords.iter().map(String::as_str))
        .or_else(|| by(&mut def.name.split(|c: char| !c.is_alphanumeric())))
        .unwrap_or("foe-unknown")
}

/// The glyph of a colour's shape: colour is never alone.
pub fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "shape-red",
        Colour::Yellow => "shape-yellow",
        Colour::Green => "shape-green",
        Colour::Blue => "shape-blue",
        Colour::Orange => "shape-orange",
        Colour::Purple => "shape-purple",
    }
}

/// The glyph of an arrow that points to a side.
pub fn arrow(side: Side) -> &'static str {
    match side {
        Side::North => "arrow-north",
        Side::East => "arrow-east",
        Side::South => "arrow-south",
        Side::West => "arrow-west",
    }
}
