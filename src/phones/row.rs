//! The row that tokens go along, in words: what lies there, what each card asks and gives, and who stands where.

use crate::bots::view::View;
use crate::catalog::words::{Names, Words};
use crate::play::narrate::card;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::track::{bonus, turn};

/// A card of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What it is called.
    pub name: String,
    /// What it says, and who stands there.
    pub lines: Vec<String>,
    /// Whether one's own token stands there.
    pub own: bool,
}

/// The whole row, the first card first; nothing where there is none.
pub(super) fn row(words: &Words, view: &View<'_>, game: &Game) -> Vec<Place> {
    let (Some(_), last) = (view.track(), bonus::last(view.book())) else { return Vec::new() };
    (0..=last).map(|at| place(words, view, game, (at, last))).collect()
}

fn place(words: &Words, view: &View<'_>, game: &Game, (at, last): (u8, u8)) -> Place {
    let (book, names) = (view.book(), Names::of(game));
    let stands = |seat: Colour| view.track().is_some_and(|track| track.token(seat) == at);
    let here = || game.seats.iter().filter(|seat| !seat.away && stands(seat.colour));
    let id = view.track().and_then(|track| track.card(at));
    let known = id.and_then(|id| book.cards.track_card(id));
    let name = match known {
        Some(card) => words.printed(&card.name).into_owned(),
        None if at == last => words.get("row-server"),
        None => words.with("row-card", &[("place", (at + 1).into())]),
    };
    let mut lines = vec![words.with("row-layer", &[("layer", bonus::layer(book, at).into())])];
    lines.extend(known.into_iter().flat_map(|known| {
        let said = card::on_the_track(words, known);
        said.lines().map(str::to_owned).collect::<Vec<_>>()
    }));
    // How strong whoever waits there is stands on the card, for all to see.
    let god = id.and_then(|id| book.cards.monster(id)?.def.level).filter(|_| at == last);
    lines.extend(god.map(|level| words.with("row-god-level", &[("level", level.into())])));
    let tokens: Vec<String> = here().map(|seat| words.seat(seat.colour, names)).collect();
    lines.extend((!tokens.is_empty()).then(|| words.with("phone-row-here", &[("seats", words.list(&tokens).into())])));
    if let Some(mover) = here().find(|seat| game.turn.seat == Some(seat.colour)) {
        let own = mover.colour == view.me();
        lines.push(match own {
            true => words.get("phone-row-turn-mine"),
            false => words.with("phone-row-turn", &[("seat", words.seat(mover.colour, names).into())]),
        });
        // To do what has been done is theirs to be told.
        lines.extend((own && turn::is_done(book, game, mover)).then(|| words.get("row-done")));
    }
    Place { name, lines, own: stands(view.me()) }
}
