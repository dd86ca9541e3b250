//! Pieces that panels share.

use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::Field;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, dim, icon_button, title, tool, upper, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::movement;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// A panel's title, with room for the way out: one with a long name in it is written smaller, on two lines if need be.
pub fn head<'a, M: 'a>(words: String) -> Element<'a, M> {
    let way = |size: f32| title(words.clone(), size).width(Fill).line_height(1.2).into();
    let ways = [26.0, 22.0, 19.0, 17.0, 15.0].map(way);
    row![fitting(ways.into()).centred(), space().width(TOUCH)].height(TOUCH).align_y(Alignment::Center).into()
}

/// A number between minus and plus, each of which leads to a message.
pub fn figure<'a, M: Clone + 'a>(shell: &'a Shell, id: &str, shown: String, fewer: M, more: M) -> Element<'a, M> {
    let look = shell.look;
    let nudge = |glyph: &str, message: M| tool(look, glyph).id(format!("{glyph} {id}")).on_press(message);
    row![body(shell.words.get(id)).width(Fill), nudge("minus", fewer), bold(shown, 24.0), nudge("plus", more)]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

/// Why something cannot be done now, and what would do instead.
pub fn refusal<'a, M: From<Action> + Clone + 'a>(table: &Table, shell: &'a Shell, refused: &Refusal) -> Element<'a, M> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let why = tool(look, "why").kind(Kind::Quiet).on_press(Action::Open(Panel::Why(refused.cites)).into());
    let text = match words.instead(&refused.message, names) {
        Some(instead) => format!("{} {instead}", words.say(&refused.message, names)),
        None => words.say(&refused.message, names),
    };
    row![body(text).size(15.0).color(look.bad).width(Fill), why].spacing(6).align_y(Alignment::Center).into()
}

/// The text of a field's name.
pub fn field_text(field: Field) -> &'static str {
    match field {
        Field::Level => "field-level",
        Field::Health => "field-health",
        Field::MaxHealth => "field-max-health",
        Field::MoveLeft => "field-move-left",
        Field::Moves => "field-moves",
        Field::Gold => "field-gold",
        Field::Bonus => "field-bonus",
        Field::Big => "field-big",
        Field::Treasure => "field-treasure",
        Field::Dxm => "field-dxm",
    }
}

/// The text of a field's name at a table: the deck besides Treasures is another in every game.
pub fn field_label(table: &Table, field: Field) -> &'static str {
    let map = table.session.book().system.rolls();
    if field == Field::Dxm && !map { "field-door" } else { field_text(field) }
}

/// What a field shows now, and how much one step of it is.
pub fn value(table: &Table, seat: Colour, field: Field) -> Option<(i32, i32)> {
    let (book, game) = (table.session.book(), table.game());
    let seat = game.seat(seat)?;
    let value = match field {
        Field::Level => seat.level.into(),
        Field::Health => seat.health.red.into(),
        Field::MaxHealth => seat.health.max.into(),
        Field::MoveLeft => movement::left(book, game, seat).into(),
        Field::Moves => seat.moves.into(),
        Field::Gold => i32::try_from(seat.gold).unwrap_or(i32::MAX),
        // What everybody reads at the seat: with Items and Race, not only what was told as a number.
        Field::Bonus => outfit::standing(book, game, seat).total(),
        // Those on the list count with those that are only a number (MQ-ITEM-35).
        Field::Big => outfit::big_items(seat, true).try_into().unwrap_or(i32::MAX),
        Field::Treasure => seat.hand.of(Deck::TREASURE).into(),
        Field::Dxm => seat.hand.of(book.other_deck()).into(),
    };
    Some((value, if field == Field::Gold { 100 } else { 1 }))
}

/// How many Big Items are on somebody's list.
pub fn listed_big(seat: &Seat) -> i32 {
    i32::try_from(outfit::big_items(seat, true)).unwrap_or(i32::MAX) - i32::from(seat.big)
}

/// The least and the most a field can be.
pub fn range(table: &Table, seat: Colour, field: Field) -> Option<(i32, i32)> {
    let (book, game) = (table.session.book(), table.game());
    let seat = game.seat(seat)?;
    Some(match field {
        Field::Level => (book.rules.level_min.into(), book.rules.level_max.into()),
        Field::Health => (0, seat.health.max.into()),
        Field::MaxHealth => (1, 99),
        Field::MoveLeft => (0, movement::allowance(book, game, seat).into()),
        Field::Gold => (0, 1_000_000),
        Field::Bonus => (-99, 99),
        // What is on the list leaves by the list.
        Field::Big => (listed_big(seat), 99),
        Field::Moves | Field::Treasure | Field::Dxm => (0, 99),
    })
}

/// How much of a field is used, once anything stands there; it stands out where the field takes no more.
pub fn room_left<'a, M: 'a>(shell: &'a Shell, words: &str, most: usize) -> Element<'a, M> {
    let used = words.chars().count();
    // Nobody counts the letters of what may stay empty.
    if used == 0 {
        return dim(shell.look, " ", BODY).into();
    }
    let text = shell.words.with("letters-most", &[("used", used.into()), ("letters", most.into())]);
    if used >= most { bold(text, BODY).color(shell.look.torch) } else { dim(shell.look, text, BODY) }.into()
}

/// A letter large instead of small, or small instead of large.
fn cased(letter: char) -> Option<char> {
    let mut other: Vec<char> = letter.to_uppercase().collect();
    if other == [letter] {
        other = letter.to_lowercase().collect();
    }
    match other[..] {
        [other] if other != letter => Some(other),
        _ => None,
    }
}

/// Letters and what they are with their marks, each followed by the next.
const MARKED: [&str; 8] = ["aäàáâå", "oöòóôø", "uüùúû", "eéèêë", "iíìîï", "sß", "cç", "nñ"];

/// A letter with other marks, or with none again.
fn marked(letter: char) -> Option<char> {
    let small = letter.to_lowercase().next()?;
    let row: Vec<char> = MARKED.iter().find(|row| row.contains(small))?.chars().collect();
    let at = row.iter().position(|other| *other == small)?;
    let next = row.get((at + 1) % row.len()).copied()?;
    // What has no large form stays small.
    if small == letter { Some(next) } else { next.to_uppercase().next() }
}

/// Our own letters: tablets raise no keyboard for us.
pub fn letter_pad<'a, M: Clone + 'a>(
    shell: &'a Shell,
    words: &'a str,
    width: f32,
    typed: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let look = shell.look;
    // On a telephone a row is never broken: its letters share the width, as they do on any telephone.
    let held = shell.is_held();
    let wide = if held { Fill } else { Length::Fixed(width) };
    let begins = words.is_empty() || words.ends_with([' ', '-']);
    let key = |letter: char| -> Element<'a, M> {
        let shown = if begins { upper(letter) } else { letter.to_string() };
        let message = typed(format!("{words}{shown}"));
        press(look, container(bold(shown.clone(), 19.0)).center_x(Fill))
            .padding([4, 2])
            .height(46)
            .width(wide)
            .called(match letter {
                '-' => shell.words.get("heard-hyphen"),
                '\'' | '’' => shell.words.get("heard-apostrophe"),
                _ => shown,
            })
            .id(format!("letter {letter}"))
            .on_press(message)
            .into()
    };
    let mut lines: Vec<Element<'a, M>> = Vec::new();
    for line in shell.words.get("letters-rows").split('/') {
        let keys = line.chars().filter(|c| !c.is_whitespace()).map(key).collect();
        lines.push(if held { Row::with_children(keys).spacing(3).into() } else { wrapped(keys, 4.0) });
    }
    let space = press(look, container(dim(look, shell.words.get("letters-space"), BODY)).center_x(Fill))
        .height(46)
        .width(width * 3.0);
    let space = space.on_press(typed(format!("{words} ")));
    let mut fewer = words.to_owned();
    fewer.pop();
    let back = icon_button(look, "back", "").height(46).on_press(typed(fewer));
    // Another form of the letter that was written last: large or small, or with its marks.
    let other = |label: String, id: &str, form: fn(char) -> Option<char>| {
        let formed = words.chars().last().and_then(form).map(|last| {
            let rest = words.chars().count().saturating_sub(1);
            words.chars().take(rest).chain([last]).collect::<String>()
        });
        let label = container(bold(label, 19.0)).center_x(Fill);
        let key = press(look, label).padding([4, 2]).height(46).width(width).called(shell.words.get(id));
        key.id(id.to_owned()).on_press_maybe(formed.map(&typed))
    };
    let (case, marks) = (
        other(shell.words.get("letters-cased"), "letters-case", cased),
        other(shell.words.get("letters-marked"), "letters-marks", marked),
    );
    lines.push(row![case, marks, space, back].spacing(4).into());
    column(lines).spacing(4).align_x(Alignment::Center).into()
}
