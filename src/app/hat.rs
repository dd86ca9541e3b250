//! The hats of the munchkins: everybody wears one from the start, and may choose another, or none.

use crate::bots::people;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::store::settings::Settings;

/// All hats, by the names of their pictograms.
pub const HATS: [&str; 10] = [
    "hat-viking",
    "hat-crown",
    "hat-feather",
    "hat-wizard",
    "hat-chef",
    "hat-bow",
    "hat-propeller",
    "hat-bowler",
    "hat-pot",
    "hat-party",
];

/// How much smaller than its pawn a hat is.
pub const SIZE: f32 = 0.66;
/// How far above the middle of its pawn the middle of a hat lies, in parts of the pawn.
pub const ABOVE: f32 = 0.515;

/// The hat somebody wears; none if they go bare-headed.
pub fn worn(settings: &Settings, colour: Colour) -> Option<&'static str> {
    let chosen = settings.hats.iter().find(|(seat, _)| *seat == colour).map(|(_, hat)| hat.as_str());
    if chosen == Some("") {
        return None;
    }
    // A hat nobody knows is one that nobody chose.
    let known = HATS.into_iter().find(|hat| chosen == Some(hat));
    known.or_else(|| HATS.get(colour.index()).copied())
}

/// The hat of whoever plays a seat: those the app plays have their own.
pub fn of(settings: &Settings, game: &Game, colour: Colour) -> Option<&'static str> {
    let person = game.seat(colour).and_then(|seat| people::person(seat.bot.as_deref()?));
    person.map_or_else(|| worn(settings, colour), |person| Some(person.hat.as_str()))
}

/// Puts a hat on somebody, or takes it off.
pub fn put_on(settings: &mut Settings, colour: Colour, hat: Option<&str>) {
    settings.hats.retain(|(seat, _)| *seat != colour);
    settings.hats.push((colour, hat.unwrap_or_default().to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_wears_what_they_chose_and_something_from_the_start() {
        let mut settings = Settings::default();
        let first = Colour::ALL.map(|colour| worn(&settings, colour).expect("a hat"));
        assert!(first.iter().enumerate().all(|(i, hat)| !first[..i].contains(hat)), "nobody has somebody else's");
        put_on(&mut settings, Colour::Red, Some("hat-pot"));
        put_on(&mut settings, Colour::Blue, None);
        assert_eq!((worn(&settings, Colour::Red), worn(&settings, Colour::Blue)), (Some("hat-pot"), None));
        assert_eq!(worn(&settings, Colour::Green), Some(first[Colour::Green.index()]));
        put_on(&mut settings, Colour::Red, Some("hat of a later version"));
        assert_eq!(worn(&settings, Colour::Red), Some(first[Colour::Red.index()]));
        assert_eq!(settings.hats.len(), 2);
    }
}
