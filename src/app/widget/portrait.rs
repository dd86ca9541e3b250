//! Whom one plays against, as a picture: the face in the colour of the seat, the hat on it.

use crate::app::icon::icon;
use crate::bots::people::Person;
use iced::widget::{column, container, space, stack};
use iced::{Color, Element};

/// How large the face is, of the whole.
const FACE: f32 = 0.82;
/// How large the hat is, of the whole.
const HAT: f32 = 0.58;

/// Somebody's portrait, so large.
pub fn portrait<'a, M: 'a>(person: &Person, (colour, hat): (Color, Color), size: f32) -> Element<'a, M> {
    let layer = |content: Element<'a, M>| container(content).center_x(size).height(size);
    let face = icon(&format!("face-{}", person.id), size * FACE).color(colour);
    let face = column![space().height(size * (1.0 - FACE)), face];
    let hat = icon(&person.hat, size * HAT).color(hat);
    stack![layer(face.into()), layer(hat.into())].into()
}
