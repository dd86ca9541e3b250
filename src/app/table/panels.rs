//! Panels over the table: the menu, a seat, a pad, letters, reasons.

pub mod boss;
pub mod card;
pub mod deal;
pub mod items;
pub mod now;
pub mod pad;
pub mod seat;
pub mod talk;
pub mod why;

use crate::app::look::{BODY, Look, NAME, TOUCH, TURN_TOUCH, card, field, shade};
use crate::app::shell::Shell;
use crate::app::table::hot;
use crate::app::table::{Field, Message, Naming, Panel, Table};
use crate::app::widget::parts::{body, bold, button, dim, icon_button, thin, title, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::ids::Colour;
use crate::rules::query::movement;
use crate::rules::refusal::Refusal;
use iced::widget::{column, container, mouse_area, opaque, row, scrollable, space, stack, text_input};
use iced::{Alignment, Element, Fill, Shrink};

/// What lies over the table while a panel is open: a shade whose touch closes it, and the panel.
pub fn over<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let Some(open) = &table.panel else { return Vec::new() };
    let shade = container(space().width(Fill).height(Fill)).style(shade(shell.look));
    let behind = mouse_area(shade).on_press(Message::Open(None));
    vec![opaque(behind), view(table, shell, open)]
}

/// An open panel, over the middle of the table.
fn view<'a>(table: &'a Table, shell: &'a Shell, panel: &'a Panel) -> Element<'a, Message> {
    let (content, width): (Element<'a, Message>, f32) = match panel {
        Panel::Menu => (talk::menu(table, shell), 420.0),
        Panel::Seat(colour) if table.hot.is_some() => (hot::player::view(table, shell, *colour), 560.0),
        Panel::Seat(colour) | Panel::Amend(colour) => (seat::view(table, shell, *colour), 620.0),
        Panel::Pad(figure, typed) => (pad::view(table, shell, *figure, typed), 340.0),
        Panel::Words(naming, words) => {
            let most = matches!(naming, Naming::Seat(_)).then_some(NAME);
            (letters(shell, words, most), 640.0)
        }
        Panel::Why(cites) => (why::why(shell, *cites), 560.0),
        Panel::WhyMove(colour) => (why::why_move(table, shell, *colour), 460.0),
        Panel::WhyRoute(monster) => (why::why_route(table, shell, *monster), 620.0),
        Panel::Items(colour, chosen) => (items::view(table, shell, *colour, chosen), 620.0),
        Panel::Card(draft) => (card::view(table, shell, draft), 640.0),
        Panel::Now(colour) => (now::view(table, shell, *colour), 620.0),
        Panel::Deal(draft) => (deal::view(table, shell, draft), 560.0),
        Panel::Jump => (talk::jump(table, shell), 460.0),
        Panel::Join => (talk::join(table, shell), 460.0),
        Panel::OtherRoll => (talk::other_roll(table, shell), 460.0),
        Panel::Rules => (talk::rules(table, shell), 760.0),
        Panel::Boss => (boss::view(table, shell), 640.0),
        Panel::Oddities => (talk::oddities(table, shell), 560.0),
        Panel::Palette(typed) => (talk::palette(table, shell, typed), 560.0),
    };
    // What grows while it is tapped together stays where it is.
    let grows = matches!(panel, Panel::Card(_) | Panel::Deal(_) | Panel::Items(..));
    framed(shell.look, content, (width, grows))
}

/// A panel's frame, in the middle of the screen, scrolling where it is too long; the way out stays in its corner.
fn framed<'a>(look: Look, content: Element<'a, Message>, (width, grows): (f32, bool)) -> Element<'a, Message> {
    let close = tool(look, "cross").kind(Kind::Plain).id("close".to_owned()).on_press(Message::Open(None));
    let inside = scrollable(container(content).padding(16)).direction(thin()).height(Shrink);
    let inside = stack![inside, container(close).padding([12, 18]).align_right(Fill)];
    let frame = container(inside).max_width(width).width(Fill).style(card(look, look.torch, 2.0));
    let over = container(opaque(frame)).padding(12).center_x(Fill).height(Fill);
    if grows { over.into() } else { over.center_y(Fill).into() }
}

/// A panel's title, with room for the way out.
pub fn head<'a>(words: String) -> Element<'a, Message> {
    row![title(words, 26.0).width(Fill), space().width(TOUCH)].height(TOUCH).align_y(Alignment::Center).into()
}

/// A number between minus and plus, each of which leads to a message.
pub fn figure<'a>(shell: &'a Shell, id: &str, shown: String, fewer: Message, more: Message) -> Element<'a, Message> {
    let look = shell.look;
    let nudge = |glyph: &str, message: Message| tool(look, glyph).id(format!("{glyph} {id}")).on_press(message);
    row![body(shell.words.get(id)).width(Fill), nudge("minus", fewer), bold(shown, 24.0), nudge("plus", more)]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

/// Why something cannot be done now, and what would do instead.
pub fn refusal<'a>(table: &Table, shell: &'a Shell, refused: &Refusal) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let why = tool(look, "why").kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Why(refused.cites))));
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
        Field::Bonus => seat.bonus.into(),
        Field::Big => seat.big.into(),
        Field::Treasure => seat.hand.treasure.into(),
        Field::Dxm => seat.hand.dxm.into(),
    };
    Some((value, if field == Field::Gold { 100 } else { 1 }))
}

/// Words for something, by keyboard or by the pad below.
fn letters<'a>(shell: &'a Shell, words: &'a str, most: Option<usize>) -> Element<'a, Message> {
    let look = shell.look;
    let input = text_input(&shell.words.get("letters-hint"), words)
        .id("words")
        .on_input(Message::Type)
        .on_submit(Message::Enter)
        .padding(12)
        .size(22)
        .style(field(look));
    let done = button(look, shell.words.get("letters-done"))
        .kind(Kind::Primary)
        .height(TURN_TOUCH)
        .width(Fill)
        .on_press(Message::Enter);
    let most = most.map(|letters| {
        let (used, full) = (words.chars().count(), words.chars().count() >= letters);
        let text = shell.words.with("letters-most", &[("used", used.into()), ("letters", letters.into())]);
        if full { bold(text, BODY).color(look.torch) } else { dim(look, text, BODY) }
    });
    column![head(shell.words.get("letters-title")), input, most, letter_pad(shell, words, 50.0, Message::Type), done]
        .spacing(12)
        .into()
}

/// Our own letters: tablets raise no keyboard for us.
pub fn letter_pad<'a, M: Clone + 'a>(
    shell: &'a Shell,
    words: &'a str,
    width: f32,
    typed: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let look = shell.look;
    let upper = words.is_empty() || words.ends_with(' ');
    let key = |letter: char| -> Element<'a, M> {
        let shown = if upper { letter.to_uppercase().to_string() } else { letter.to_string() };
        let message = typed(format!("{words}{shown}"));
        press(look, container(bold(shown, 19.0)).center_x(Fill))
            .padding([4, 2])
            .height(46)
            .width(width)
            .on_press(message)
            .into()
    };
    let mut lines: Vec<Element<'a, M>> = Vec::new();
    for line in shell.words.get("letters-rows").split('/') {
        lines.push(wrapped(line.chars().filter(|c| !c.is_whitespace()).map(key).collect(), 4.0));
    }
    let space = press(look, container(dim(look, "␣", BODY)).center_x(Fill)).height(46).width(width * 3.0);
    let space = space.on_press(typed(format!("{words} ")));
    let mut fewer = words.to_owned();
    fewer.pop();
    let back = icon_button(look, "back", "").height(46).on_press(typed(fewer));
    lines.push(row![space, back].spacing(4).into());
    column(lines).spacing(4).align_x(Alignment::Center).into()
}
