//! Somebody dies at a table of cardboard: it is told, undone by its name, and the dead are offered nothing.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::table::{Message as Wish, Panel};
use standie::rules::ids::Colour;

/// A table at which Red has just been tapped dead.
fn dies(preset: &str) -> (Hands<impl Window>, Colour, String) {
    let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
    let seat = hands.game().seats[1].clone();
    hands.driver.message(Message::Table(Wish::opens(Panel::Seat(seat.colour))));
    hands.taps_word("quick-die");
    assert!(hands.game().seat(seat.colour).expect("a seat").dead);
    (hands, seat.colour, seat.name)
}

#[test]
fn a_death_is_told_until_it_is_read() {
    for preset in ["table", "map_only", "count"] {
        let (mut hands, seat, name) = dies(preset);
        assert!(hands.table().panel.is_none(), "{preset}: nothing lies over it");
        // What they had lies in the room, as far as it was told; where there are no rooms nothing does.
        let lies =
            hands.game().dungeon.as_deref().is_some_and(|dungeon| dungeon.rooms.iter().any(|r| r.pile.is_some()));
        assert_eq!(lies, preset != "count");
        let id = if lies { "banner-died-pile" } else { "banner-died-plain" };
        let told = hands.words.with(id, &[("seat", name.into())]);
        assert!(hands.driver.sees(&told), "{preset}: {told}");
        let back = hands.words.get("seat-dead");
        // What they were they still are, behind it.
        let dead = |hands: &mut Hands<_>| hands.driver.written().iter().any(|(text, ..)| text.starts_with(&back));
        assert!(dead(&mut hands), "{preset}: on the seat");
        hands.taps(&format!("died {}", seat.name()));
        assert!(!hands.driver.sees(&told), "{preset}");
        assert!(dead(&mut hands), "{preset}: as long as it lasts");
    }
}

#[test]
fn a_death_is_undone_by_its_name() {
    for preset in ["table", "count"] {
        let (hands, _, name) = dies(preset);
        let death = hands.words.with("told-died", &[("seat", name.into())]);
        assert_eq!(hands.table().undoes.as_ref(), Some(&death), "{preset}");
    }
}

#[test]
fn a_hit_that_kills_is_a_death() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let seat = hands.game().seats[1].clone();
    hands.driver.message(Message::Table(Wish::opens(Panel::Seat(seat.colour))));
    for _ in 0..seat.health.red {
        hands.taps_word("quick-hit");
    }
    let death = hands.words.with("told-died", &[("seat", seat.name.into())]);
    assert_eq!(hands.table().undoes.as_ref(), Some(&death));
}

#[test]
fn the_dead_are_offered_neither_hits_nor_another_death_and_it_is_said_why() {
    let (mut hands, seat, _) = dies("table");
    let sheet = Wish::opens(Panel::Seat(seat));
    hands.driver.message(Message::Table(sheet));
    let records = hands.table().session.records();
    for id in ["quick-hit", "quick-heal", "quick-die"] {
        hands.driver.state.shell.toast = None;
        // It is grey.
        hands.taps(&format!("no-{id}"));
        assert!(hands.driver.state.shell.toast.is_some(), "{id}: it is said why");
        assert_eq!(hands.table().session.records(), records, "{id}: nothing happens");
    }
}
