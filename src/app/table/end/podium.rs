//! The parts of the end that are shown and shared: who won, the podium, everybody's Level turn by turn.

use crate::app::hat;
use crate::app::icon::icon;
use crate::app::look::{BODY, card, fill};
use crate::app::shell::Shell;
use crate::app::table::end::chart;
use crate::app::table::message::Message;
use crate::app::table::stage::figure::munchkin;
use crate::app::widget::parts::{bold, dim, shortened, title};
use crate::catalog::words::{Names, Value};
use crate::play::story::{Seat, Story, said};
use crate::rules::game::Game;
use iced::widget;
use iced::widget::{Container, column, container, row};
use iced::{Alignment, Element, Fill};

/// Places that are shown as steps.
pub const STEPS: usize = 3;

/// Who won, in large letters.
pub fn head<'a>(game: &Game, shell: &'a Shell, story: &Story, by: f32) -> Element<'a, Message> {
    let look = shell.look;
    let won = story.seats.iter().any(|s| s.won);
    let names = Names::of(game);
    let text = story.ending.as_ref().map(|ending| said::ending(&shell.words, ending, names)).unwrap_or_default();
    let (glyph, colour) = if won { ("crown", look.torch) } else { ("skull", look.bad) };
    let head = row![icon(glyph, 40.0 * by).color(colour), title(text, 36.0 * by).color(colour)];
    container(head.spacing(14).align_y(Alignment::Center)).center_x(Fill).into()
}

/// The place somebody came in: whoever stands as high has the same one.
pub fn place(story: &Story, nth: usize) -> Option<usize> {
    let own = story.seats.get(nth)?;
    let as_high = |seat: &Seat| (seat.won, seat.level, seat.gold) == (own.won, own.level, own.gold);
    story.seats.iter().position(as_high)
}

/// The first three on steps, and whoever stands as high as the third: the winner in the middle, highest.
pub fn podium<'a>(game: &Game, shell: &'a Shell, story: &'a Story, by: f32) -> Container<'a, Message> {
    let look = shell.look;
    let heights: [f32; STEPS] = [76.0, 56.0, 42.0];
    // Who is as good as the last that has a step has one too.
    let shown = (STEPS..story.seats.len()).take_while(|nth| place(story, *nth).is_some_and(|place| place < STEPS));
    let shown: Vec<usize> = shown.collect();
    let by_many = if shown.is_empty() { 1.0 } else { 0.82 };
    let stand = |nth: usize| {
        let (Some(seat), Some(place)) = (story.seats.get(nth), place(story, nth)) else { return column![].width(Fill) };
        let name = shell.words.seat(seat.colour, Names::of(game));
        let level = shell.words.with("end-level", &[("level", Value::from(seat.level))]);
        // Who won together stands equally high, and is equally large.
        let step = if seat.won { 0 } else { place };
        let (size, hat) =
            (if step == 0 { 64.0 } else { 50.0 } * by * by_many, hat::of(&shell.settings, game, seat.colour));
        let figure = container(munchkin(look, look.mark(seat.colour), false, hat, size))
            .id(widget::Id::from(format!("stands {}", seat.colour.name())));
        let number = container(bold((place + 1).to_string(), 24.0 * by).color(look.on_seat(seat.colour)));
        let number = number.center_x(Fill).height(heights[step.min(STEPS - 1)] * by).padding([4, 6]);
        let number = number.style(fill(look.seat(seat.colour), 4.0));
        let small = by * by_many;
        let who = column![figure, bold(shortened(&name, 12), 18.0 * small), dim(look, level, BODY * small)];
        column![who.align_x(Alignment::Center), number].spacing(6).align_x(Alignment::Center).width(Fill)
    };
    let order = [1, 0, 2].into_iter().chain(shown.iter().copied());
    let stands = row(order.map(|nth| stand(nth).into())).spacing(8).align_y(Alignment::End);
    container(stands).padding([4, 8]).align_bottom(Fill).width(Fill)
}

/// A box with a heading.
pub fn boxed<'a>(
    shell: &'a Shell,
    (heading, by): (&str, f32),
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    let look = shell.look;
    let content = column![bold(shell.words.get(heading), BODY * by).color(look.torch), content.into()].spacing(8);
    container(content).padding([10, 14]).width(Fill).style(card(look, look.line, 1.0))
}

/// Everybody's Level, turn by turn.
pub fn curves<'a>(shell: &'a Shell, story: &'a Story, by: f32) -> Container<'a, Message> {
    boxed(shell, ("end-levels", by), chart::view(shell, story, by))
}
