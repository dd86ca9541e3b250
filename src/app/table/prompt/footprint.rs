//! The footprint of a standie: how it goes.

use crate::app::look::Look;
use crate::rules::dungeon::gait::Gait;
use crate::rules::ids::Colour;
use iced::Color;

/// The colour in which a footprint is printed on a standie, if it has one (MQ-SPEC-02, 05, 06, 08).
pub fn colour(look: Look, gait: Option<Gait>) -> Option<Color> {
    let colour = match gait? {
        Gait::Fast => Colour::Green,
        Gait::Slow => Colour::Red,
        Gait::Lurking => Colour::Yellow,
        Gait::Contrary => Colour::Blue,
    };
    Some(look.mark(colour))
}

/// The word of a footprint, "ordinary" for none.
pub fn name(gait: Option<Gait>) -> &'static str {
    match gait {
        None => "ordinary",
        Some(Gait::Fast) => "fast",
        Some(Gait::Slow) => "slow",
        Some(Gait::Lurking) => "lurking",
        Some(Gait::Contrary) => "contrary",
    }
}
