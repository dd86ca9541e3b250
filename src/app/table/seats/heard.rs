//! A seat for those who listen: what its pictograms say, in one go.

use crate::app::shell::Shell;
use crate::app::table::figure::Field;
use crate::app::table::panels::parts::field_label;
use crate::app::table::seats::brings::brings;
use crate::app::table::seats::line::told;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::movement;
use crate::rules::seat::Seat;

/// Who it is, and each figure with what it is a figure of.
pub fn told_aloud(table: &Table, shell: &Shell, seat: &Seat) -> String {
    let (words, book, game) = (&shell.words, table.session.book(), table.game());
    let number =
        |what: String, number: String| words.with("heard-number", &[("what", what.into()), ("number", number.into())]);
    let of = |field: Field, left: u32, all: u32| {
        let what = words.get(field_label(table, field));
        words.with("heard-of", &[("what", what.into()), ("left", left.into()), ("all", all.into())])
    };
    let named = |field: Field, value: String| number(words.get(field_label(table, field)), value);
    let mut all = vec![words.seat(seat.colour, Names::of(game)), named(Field::Level, seat.level.to_string())];
    let map = book.rules.start.health > 0;
    if map {
        all.push(of(Field::Health, seat.health.red.into(), seat.health.max.into()));
        let (left, most) = (movement::left(book, game, seat), movement::allowance(book, game, seat));
        all.push(of(Field::MoveLeft, left.into(), most.into()));
    }
    all.push(named(Field::Bonus, format!("{:+}", brings(table, seat))));
    all.extend(map.then(|| words.with("heard-gold", &[("gold", seat.gold.to_string().into())])));
    for deck in &book.rules.hands {
        let field = if *deck == Deck::ITEMS { Field::Treasure } else { Field::Dxm };
        all.push(named(field, table.held(seat, *deck).to_string()));
    }
    all.extend(Some(told(shell, seat)).filter(|told| !told.is_empty()));
    let stabs = table.hot.as_ref().map_or(0, |hot| hot.stabs().by(seat.colour));
    all.extend((stabs > 0).then(|| words.with("heard-stabs", &[("count", stabs.into())])));
    all.join(", ")
}
