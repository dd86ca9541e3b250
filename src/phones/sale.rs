//! What is sold for a Level, put together on a phone Item by Item; what it comes to stands beside what sells it.

use crate::catalog::words::{Names, Words};
use crate::phones::around::Choosing;
use crate::phones::pick::{Does, Pick};
use crate::play::narrate::card::brief;
use crate::play::wares::{self, Ware};
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;

/// Whether a move sells something for a Level.
pub(super) fn sells(command: &Command) -> bool {
    matches!(command, Command::Munchkin(munchkin::Command::BuyLevel { gear, cards, .. }) if !gear.is_empty() || !cards.is_empty())
}

/// Begins a sale, where the rules list any; on the own turn also one that counts something double.
pub(super) fn begins(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, ask): (Colour, &Ask),
    moves: &[Command],
) -> Option<Pick> {
    let turn = matches!(ask, Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. }));
    let can = || turn && game.seat(seat).is_some_and(|own| wares::can_sell(book, game, own));
    (moves.iter().any(sells) || can()).then(|| Pick::new(words.get("phone-sell"), Does::Choose(Some(Choosing::Sale))))
}

/// What stands in the way of it, besides that more has to go.
pub(super) fn told(words: &Words, (book, game): (&Book, &Game), seat: Colour, marked: &[CardId]) -> Vec<String> {
    let may = game.seat(seat).and_then(|own| wares::marked(book, game, own, marked).may.err());
    let why = may.filter(|refused| !matches!(refused.message.id, "level-too-dear" | "nothing-to-sell"));
    why.map(|refused| words.say(&refused.message, Names::of(game))).into_iter().collect()
}

/// What is marked comes to so much, and what that buys.
pub(super) fn sum(words: &Words, (book, game): (&Book, &Game), seat: Colour, marked: &[CardId]) -> Option<String> {
    let own = game.seat(seat)?;
    Some(wares::marked(book, game, own, marked).total(words, own.gold))
}

/// Everything that can be sold, to be marked; and what sells it, once it is enough.
pub(super) fn picks(words: &Words, (book, game): (&Book, &Game), own: &Seat, marked: &[CardId]) -> Vec<Pick> {
    let sale = wares::marked(book, game, own, marked);
    let label = words.with("sell-buys", &[("levels", sale.levels.into())]);
    let sells = sale.may.is_ok().then(|| Pick::new(label, Does::Move(sale.command)).ends());
    let each = wares::wares(book, game, own)
        .into_iter()
        .map(|ware| mark(words, own, &ware).chosen(marked.contains(&ware.card)));
    sells.into_iter().chain(each).collect()
}

/// Something that can be sold: on the table by its name, in the hand below its card.
fn mark(words: &Words, own: &Seat, ware: &Ware) -> Pick {
    let mark = Pick::new(words.printed(&ware.name).into_owned(), Does::Mark(ware.card));
    match ware.at.and_then(|at| own.gear.get(at)) {
        Some(item) => Pick { says: brief::whole(words, item), ..mark },
        None => {
            let brief = wares::gold(words, ware.value);
            Pick { brief, card: Some(ware.card), ..mark }
        }
    }
}
