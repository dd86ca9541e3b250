//! The icon line of a card: what it counts, at a glance and in the same signs for every card. What each sign means stands
//! beside it once the card is lifted.

use crate::app::icon::icon;
use crate::app::look::{BODY, Look};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::widget::parts::{bold, dim, wrapped};
use crate::catalog::words::Words;
use crate::play::narrate::card::brief;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardKind, Does};
use crate::rules::cards::deck::Deck;
use crate::rules::{cards, dungeon, fight, munchkin, track};
use iced::widget::{Row, row};
use iced::{Alignment, Color, Element};

/// Signs that a face has room for.
const SHOWN: usize = 3;

/// One sign of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The pictogram.
    pub glyph: &'static str,
    /// How much, with its sign; none where the pictogram says it all.
    pub by: Option<i32>,
    /// What it means, in a few words.
    pub text: String,
}

/// A figure with its pictogram and its text, unless it is nothing.
fn figure(words: &Words, (glyph, id): (&'static str, &str), by: impl Into<i32>) -> Option<Mark> {
    let by = by.into();
    let args = [("by", format!("{by:+}").into()), ("dice", by.into()), ("count", by.unsigned_abs().into())];
    (by != 0).then(|| Mark { glyph, by: Some(by), text: words.with(id, &args) })
}

const STRENGTH: (&str, &str) = ("sword", "brief-strength");
const DICE: (&str, &str) = ("die", "hand-dice");
const MOVE: (&str, &str) = ("boot", "brief-move");
const RUN: (&str, &str) = ("gait-fast", "brief-run");

/// The signs of a card, the one that matters most first: never none.
pub fn of(words: &Words, book: &Book, def: &CardDef) -> Vec<Mark> {
    let mut marks: Vec<Mark> = match &def.is {
        CardKind::Item { gear, does } => {
            let figures = [
                figure(words, STRENGTH, gear.bonus),
                figure(words, DICE, gear.dice),
                figure(words, MOVE, gear.moves),
                figure(words, RUN, gear.run),
            ];
            figures.into_iter().flatten().chain(of_all(words, does)).collect()
        }
        CardKind::Enhancer(add) => {
            let figures = [
                figure(words, ("monster", "hand-level"), add.level),
                figure(words, ("monster", "brief-monster-strength"), add.strength),
                figure(words, DICE, add.dice),
                figure(words, ("chest", "hand-treasures"), add.treasures),
                figure(words, ("star", "brief-worth"), add.levels),
            ];
            figures.into_iter().flatten().collect()
        }
        CardKind::Race(name) | CardKind::Class(name) => {
            let traits = book.cards.kind(name).map(|kind| kind.traits).unwrap_or_default();
            let figures = [
                figure(words, STRENGTH, traits.strength),
                figure(words, RUN, traits.run),
                figure(words, ("search", "brief-search"), traits.search),
                figure(words, MOVE, traits.moves),
            ];
            figures.into_iter().flatten().collect()
        }
        CardKind::Curse(does) | CardKind::Card { does, .. } => of_all(words, does),
        CardKind::Level => figure(words, ("star", "brief-level"), 1).into_iter().collect(),
        CardKind::HalfBreed | CardKind::SuperMunchkin | CardKind::Monster | CardKind::Cheat | CardKind::Die => {
            Vec::new()
        }
    };
    if marks.is_empty() {
        let (glyph, text) = plain(def);
        marks.push(Mark { glyph, by: None, text: words.get(text) });
    }
    marks
}

/// The sign of a card that counts nothing: what sort of card it is.
fn plain(def: &CardDef) -> (&'static str, &'static str) {
    match &def.is {
        CardKind::Item { gear, .. } if gear.once => ("drop", "face-once"),
        CardKind::Item { .. } => ("chest", "face-item"),
        CardKind::Level => ("star", "face-level"),
        CardKind::Race(_) | CardKind::HalfBreed => ("person", "face-race"),
        CardKind::Class(_) | CardKind::SuperMunchkin => ("hat-wizard", "face-class"),
        CardKind::Curse(_) => ("skull", "face-curse"),
        CardKind::Enhancer(_) => ("monster", "face-enhancer"),
        CardKind::Monster => ("monster", "brief-monster"),
        CardKind::Cheat => ("check", "brief-cheat"),
        CardKind::Die => ("die", "brief-turn-die"),
        CardKind::Card { .. } => ("scroll", "face-card"),
    }
}

fn of_all(words: &Words, all: &[Does]) -> Vec<Mark> {
    all.iter().flat_map(|does| of_one(words, does)).collect()
}

/// The signs of what a card does. What has no figure and no picture of its own is told in words alone.
fn of_one(words: &Words, does: &Does) -> Vec<Mark> {
    let said = || brief::does(words, std::slice::from_ref(does)).join(" ");
    let sign = |glyph, by: Option<i32>| vec![Mark { glyph, by, text: said() }];
    let deck = |deck: Deck| if deck == Deck::TREASURE { "chest" } else { "scroll" };
    match does {
        Does::Munchkin(munchkin::Does::Level { by, .. }) => sign("star", Some((*by).into())),
        Does::Munchkin(munchkin::Does::LoseItem { .. }) => sign("drop", None),
        Does::Munchkin(munchkin::Does::LoseRaces { .. } | munchkin::Does::LoseClasses { .. }) => sign("person", None),
        Does::Munchkin(munchkin::Does::Condition { add, .. }) => {
            let figures = [
                figure(words, STRENGTH, add.bonus),
                figure(words, DICE, add.dice),
                figure(words, MOVE, add.moves),
                figure(words, RUN, add.run),
            ];
            figures.into_iter().flatten().map(|mark| Mark { text: said(), ..mark }).collect()
        }
        Does::Munchkin(munchkin::Does::Lift { .. }) => sign("check", None),
        Does::Munchkin(munchkin::Does::Die { .. }) => sign("skull", None),
        Does::Munchkin(munchkin::Does::Ascend { .. }) => sign("star", None),
        Does::Munchkin(munchkin::Does::Steal { .. }) => sign("pick", None),
        Does::Dungeon(dungeon::Does::Health { by, .. } | dungeon::Does::MaxHealth { by, .. }) => {
            sign("heart", Some((*by).into()))
        }
        Does::Dungeon(dungeon::Does::Moves { by, .. }) => sign("boot", Some((*by).into())),
        Does::Dungeon(dungeon::Does::Spent { by, .. }) => sign("boot", Some(-i32::from(*by))),
        Does::Dungeon(dungeon::Does::Gold { by, .. }) => sign("coin", Some(*by)),
        Does::Dungeon(dungeon::Does::ToEntrance { .. }) => sign("entrance", None),
        Does::Dungeon(dungeon::Does::ToRoom { .. }) => sign("move", None),
        Does::Dungeon(dungeon::Does::Flip) => sign("flip", None),
        Does::Dungeon(dungeon::Does::Tidy) => sign("search", None),
        Does::Dungeon(dungeon::Does::Push | dungeon::Does::Rebase | dungeon::Does::Lurker) => sign("monster", None),
        Does::Cards(cards::Does::Draw { deck: of, cards, .. }) => sign(deck(*of), Some((*cards).into())),
        Does::Cards(cards::Does::Discard { deck: of, cards, .. }) => sign(deck(*of), Some(-i32::from(*cards))),
        Does::Cards(cards::Does::Fetch { deck: of }) => sign(deck(*of), Some(1)),
        Does::Fight(fight::Does::Term { strength, dice }) => {
            [figure(words, STRENGTH, *strength), figure(words, DICE, *dice)].into_iter().flatten().collect()
        }
        Does::Fight(fight::Does::Slay | fight::Does::Banish | fight::Does::SendAway | fight::Does::CallOff) => {
            sign("skull", None)
        }
        Does::Fight(fight::Does::Compel | fight::Does::Copy) => sign("person", None),
        Does::Cards(cards::Does::Show { .. }) => sign("scroll", None),
        Does::Fight(fight::Does::Mate) => sign("monster", Some(1)),
        Does::Track(track::Does::Token { by, .. }) => sign("pawn", Some((*by).into())),
        Does::Munchkin(munchkin::Does::SwapSex { .. })
        | Does::Dungeon(dungeon::Does::Link { .. })
        | Does::Fight(fight::Does::Ties) => Vec::new(),
    }
}

/// How wide a letter of a figure is at most, of its size.
const LETTER: f32 = 0.6;

/// The signs on a face, in so much room: the first as large as its one figure was, unless they would not all have room.
pub fn line<'a>(marks: &[Mark], (ink, size): (Color, f32), room: f32) -> Element<'a, Message> {
    let wide = |(nth, mark): (usize, &Mark)| {
        let letters = mark.by.map_or(0, |by| format!("{by:+}").chars().count());
        (letters as f32 * LETTER + 0.72) * if nth == 0 { 1.0 } else { 0.8 }
    };
    let shown = marks.iter().take(SHOWN);
    let gaps = shown.clone().map(|mark| if mark.by.is_some() { 9.0 } else { 7.0 }).sum::<f32>() - 7.0;
    let wide: f32 = shown.enumerate().map(wide).sum();
    let size = size.min((room - gaps) / wide.max(1.0));
    let each = marks.iter().take(SHOWN).enumerate().map(|(nth, mark)| {
        let size = if nth == 0 { size } else { size * 0.8 };
        let by = mark.by.map(|by| bold(format!("{by:+}"), size).color(ink));
        row![icon(mark.glyph, size * 0.72).color(ink), by].spacing(2).align_y(Alignment::Center).into()
    });
    Row::from_iter(each).spacing(7).align_y(Alignment::Center).into()
}

/// The signs of a lifted card, each with what it means.
pub fn explained<'a>(shell: &'a Shell, look: Look, marks: Vec<Mark>) -> Element<'a, Message> {
    let each = marks.into_iter().map(|mark| {
        let sign = icon(mark.glyph, 20.0).color(look.torch);
        let said = row![sign, dim(shell.look, mark.text, BODY)].spacing(6).align_y(Alignment::Center);
        said.into()
    });
    wrapped(each.collect(), 14.0)
}
