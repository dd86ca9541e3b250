//! What a turn without a monster brings to the hand: the room is looted by the touch that ends the turn, and how many Door
//! cards came is a touch beside it. Where hands are counted they drift without it.

use crate::app::icon::icon;
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::passed;
use crate::app::table::draft::Edit;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{choice, dim};
use crate::rules::amount::Amount;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table as seats;
use crate::rules::{cards, turn};
use iced::widget::row;
use iced::{Alignment, Element, Fill};

/// Cards that come at most: the one that was turned up, and the one of the room (MC-DOOR-06, MC-LOOT-03).
const MOST: u8 = 2;

/// Whose turn brings cards of which deck, where hands are counted: no monster was met (MC-LOOT-02, MC-LOOT-03), and a table
/// may take a Treasure instead (SR-FAST-04).
fn brings(table: &Table) -> Option<(Colour, Deck)> {
    let game = table.game();
    let turn =
        table.is_cardboard() && game.keeps_goods() && matches!(table.question.ask, Ask::Table(seats::Ask::Turn { .. }));
    let seat = game.turn.seat.filter(|_| turn && !passed::met_one(table) && passed::dead(table).is_none())?;
    let book = table.session.book();
    Some((seat, if book.house(game).loot_treasure() { Deck::ITEMS } else { book.rules.kinds() }))
}

/// Whether cards come to the hand with the end of the turn.
pub fn is_open(table: &Table) -> bool {
    brings(table).is_some()
}

/// The turn is over: what it has brought is in the hand before Charity counts it, and one undo takes back both.
pub fn ends(table: &Table) -> Message {
    let ends = Command::Turn(turn::Command::EndTurn);
    let count = table.draft.doors.unwrap_or(1);
    match brings(table).filter(|_| count > 0) {
        Some((seat, deck)) => {
            let drawn = cards::Effect::Hand { seat, deck, change: Amount::By(count.into()) };
            Message::Ask(Action::Both(Box::new((table.played(vec![drawn.into()]), ends))))
        }
        None => Message::does(ends),
    }
}

/// How many come: one, unless the table says otherwise.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (_, deck) = brings(table)?;
    let (sign, id) = if deck == Deck::ITEMS { ("chest", "loots-treasures") } else { ("scroll", "loots-doors") };
    let now = table.draft.doors.unwrap_or(1);
    let each = (0..=MOST).map(|count| {
        let press = choice(shell.look, count.to_string(), count == now).height(TOUCH).padding([4, 14]);
        press.id(format!("doors {count}")).on_press(Message::edits(Edit::Doors(count))).into()
    });
    let label = dim(shell.look, shell.words.get(id), 15.0).width(Fill);
    let line = row![icon(sign, 20.0), label].spacing(8);
    Some(line.extend(each).spacing(6).align_y(Alignment::Center).into())
}
