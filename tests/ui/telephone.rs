//! What a telephone has room for, upright and lying: as it is laid out there, before it is drawn smaller.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};

/// A telephone of 412 by 915, as large as everything on it is laid out.
const UPRIGHT: (f32, f32) = (424.0, 942.0);
/// A narrow window beside another one.
const NARROW: (f32, f32) = (640.0, 1421.0);
/// The same on its side.
const LYING: (f32, f32) = (1332.0, 600.0);

/// Where something is.
fn place(hands: &mut Hands<impl Window>, id: &str) -> Rectangle {
    hands.driver.find(widget::Id::from(id.to_owned())).unwrap_or_else(|| panic!("no {id}")).bounds()
}

/// What is written inside something, from left to right and from above.
fn written(hands: &mut Hands<impl Window>, id: &str) -> Vec<(String, Rectangle)> {
    let room = place(hands, id);
    let all = hands.driver.written().into_iter();
    all.filter(|(_, at, _)| room.contains(at.center())).map(|(text, at, _)| (text, at)).collect()
}

#[test]
fn whoever_could_help_is_named_on_one_line_that_ends_before_the_chance() {
    for (preset, size) in [("classic_fight", NARROW), ("long_fight", NARROW), ("classic_fight", LYING)] {
        let mut hands = Hands::new(driver::at(preset, size.0, size.1));
        for seat in hands.game().seats.iter().map(|seat| seat.colour.name()).collect::<Vec<_>>() {
            let help = format!("help-{seat}");
            if hands.driver.find(widget::Id::from(help.clone())).is_none() {
                continue;
            }
            let words = written(&mut hands, &help);
            let whole = hands.words.seat(
                hands.game().seats.iter().find(|s| s.colour.name() == seat).expect("a seat").colour,
                standie::catalog::words::Names::of(hands.game()),
            );
            let first: String = whole.chars().take(3).collect();
            let (name, at) = words.iter().find(|(text, _)| text.starts_with(&first)).expect("a name");
            assert!(at.height < 22.0, "{preset} {size:?}: {name} on one line, {at:?}");
            assert!(name.chars().count() >= whole.chars().count().min(6), "{preset} {size:?}: {name} of {whole}");
        }
    }
}

#[test]
fn nobody_changes_places_when_a_fight_begins() {
    let places = |preset: &str| {
        let mut hands = Hands::new(driver::at(preset, UPRIGHT.0, UPRIGHT.1));
        let seats: Vec<&str> = hands.game().seats.iter().map(|seat| seat.colour.name()).collect();
        let middle = UPRIGHT.0 / 2.0;
        let left = |hands: &mut Hands<_>, seat: &str| place(hands, &format!("seat-{seat}")).center_x() < middle;
        seats.into_iter().map(|seat| left(&mut hands, seat)).collect::<Vec<_>>()
    };
    assert_eq!(places("classic"), places("classic_fight"));
}

#[test]
fn whatever_it_would_cost_is_read_before_anything_that_has_to_be_scrolled_to() {
    let mut hands = Hands::new(driver::at("doors_several", LYING.0, LYING.1));
    let costs = hands.driver.written().into_iter().filter(|(text, _, _)| text.contains("Caught by "));
    let mut seen = 0;
    for (text, all, shown) in costs {
        assert!(shown.is_some_and(|shown| shown.height > all.height - 1.0), "{text} at {all:?} seen {shown:?}");
        seen += 1;
    }
    assert_eq!(seen, 1, "what two of a kind do is said once");
}

#[test]
fn whoever_starts_is_read_on_a_telephone() {
    let mut hands = Hands::new(driver::at("six_first", NARROW.0, NARROW.1));
    for seat in hands.game().seats.clone().iter() {
        let id = format!("starts {}", seat.colour.name());
        let (room, words) = (place(&mut hands, &id), written(&mut hands, &id));
        for (text, at) in words {
            assert!(at.x + at.width <= room.x + room.width + 0.5 && at.height < 22.5, "{text}: {at:?} in {room:?}");
        }
    }
}
