//! Cards that lie turned up: Treasures that were won together, and what the dead have left. Whoever is asked touches the
//! one to have.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::hot::state::Hot;
use crate::app::table::hot::{doors, hand, sheet};
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::play::narrate::card;
use crate::rules::answer::Answer;
use crate::rules::card::{CardDef, CardId, CardSet, MonsterCard};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::table as seats;
use iced::widget::{Column, column, row};
use iced::{Alignment, Element, Fill};

/// Each of the cards with what it says; a touch picks it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, up: &CardSet, picks: u8) -> Column<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let each = up.iter().filter_map(|card| Some((card, book.cards.card(card)?))).map(|(card, def)| {
        let does = answer(Answer::Cards(cards::Answer::Cards(CardSet::of(card))));
        turned_up(table, shell, (words.printed(&def.name).into_owned(), def), (format!("pick {}", card.0), does))
    });
    let each: Vec<Element<'a, Message>> = each.collect();
    let hint = words.with("spoils-picks", &[("count", picks.into())]);
    column![dim(look, hint, BODY)].spacing(8).extend(each)
}

/// The one card that a move takes of what lies there.
pub fn taken(command: &Command) -> Option<CardId> {
    match command {
        Command::Table(seats::Command::Answer(Answer::Cards(cards::Answer::Cards(card)))) => card.only(),
        _ => None,
    }
}

/// What a dead munchkin has left, the same way.
pub fn left<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, width: f32) -> Column<'a, Message> {
    let (teller, book) = (table.teller(), table.session.book());
    let each = doors::firsts(table, hot).map(|(i, command)| {
        let Some(card) = taken(command) else { return sheet::plain(table, shell, i, command) };
        let said = teller.sentence(&table.question.ask, hot.mover(), command);
        let said = shell.words.say(&said, Names::of(table.game()));
        let takes = (format!("move {i}"), Message::does(command.clone()));
        match (book.cards.card(card), book.cards.monster(card)) {
            (Some(def), _) => turned_up(table, shell, (said, def), takes),
            (None, Some(monster)) => framed(shell, of_monster(shell, said, monster), takes),
            (None, None) => sheet::plain(table, shell, i, command),
        }
    });
    let columns = if width >= TWO { 2 } else { 1 };
    column![tray::grid(each.collect(), columns)]
}

/// A card with its sort and all that it says, as a button.
fn turned_up<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (title, def): (String, &'a CardDef),
    (id, does): (String, Message),
) -> Element<'a, Message> {
    let (words, book, look) = (&shell.words, table.session.book(), shell.look);
    let sort = row![icon(hand::deck(def), 18.0).color(look.dim), dim(look, words.get(hand::sort(def)), BODY)];
    let sort = sort.spacing(6).align_y(Alignment::Center);
    let said = card::all(&shell.words, book, def).into_iter().map(|line| body(line).size(BODY).into());
    let face = column![bold(title, 18.0), sort].spacing(2).extend(said).width(Fill);
    framed(shell, face.into(), (id, does))
}

/// The same of a monster: its Level, its Treasures, and what else its card says.
fn of_monster<'a>(shell: &'a Shell, title: String, monster: &MonsterCard) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let sort = row![icon("monster", 18.0).color(look.dim), dim(look, words.get("face-foe"), BODY)].spacing(6);
    let said = card::monster(words, monster).into_iter().map(|line| body(line).size(BODY).into());
    column![bold(title, 18.0), sort.align_y(Alignment::Center)].spacing(2).extend(said).width(Fill).into()
}

/// A face as a button.
fn framed<'a>(shell: &'a Shell, face: Element<'a, Message>, (id, does): (String, Message)) -> Element<'a, Message> {
    press(shell.look, face).width(Fill).height(iced::Shrink).padding([8, 12]).id(id).on_press(does).into()
}

/// So wide there is room for two beside each other.
const TWO: f32 = 600.0;
