//! Where somebody is alone at the tablet beside phones, what ends a ring keeps its place, whatever lies beside it.

use crate::phones::{Room, does as table_does, phones};
use crate::phones_together::{by_chance, hot};
use crate::support::driver::{self, Driver, Window};
use iced_test::core::{Rectangle, widget};
use standie::app::App;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::Next;
use standie::catalog;
use standie::play::reacting;
use standie::play::{Session, playout};
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;

/// Whom the ring of a fight asks that could be left in peace, or who fights themselves and cannot.
fn asked(app: &App, rests: bool) -> Option<Colour> {
    let table = app.table.as_ref()?;
    let may = |seat: &Colour| reacting::may_rest(table.game(), fight::current(table.game()), *seat);
    let rings = hot(app).next == Next::Ring && table.fights();
    hot(app).ring.slots.iter().copied().filter(|_| rings).find(|seat| may(seat) == rests)
}

/// Such a ring, with that seat alone at the tablet.
fn rung(rests: bool) -> App {
    let found = (1..12).find_map(|seed| {
        let book = catalog::books().find("classic").expect("a book").clone();
        let setup = Setup { system: "classic".into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(book, setup, "", seed, TIME).expect("a game").0);
        for step in 0..400 {
            if let Some(seat) = asked(&room.app, rests) {
                return Some((room, seat));
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
        None
    });
    let (mut room, seat) = found.expect("a ring");
    phones(&mut room.app, Wish::TurnAway(seat));
    table_does(&mut room.app, Do::Ask(Action::Close));
    room.app
}

fn lies<P: Window>(driver: &mut Driver<P>, id: &str) -> Option<Rectangle> {
    driver.find(widget::Id::from(id.to_owned())).and_then(|found| found.visible_bounds())
}

#[test]
fn what_ends_the_ring_of_a_fight_lies_in_one_place_and_no_pass_lies_within_it() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let ends = [true, false].map(|rests| {
            let mut driver = driver::with(rung(rests), width, height);
            driver.settle();
            driver.save_png(std::path::Path::new(&format!("target/pictures/peace-{rests}-{width}x{height}.png")));
            let ends = lies(&mut driver, "pass all").expect("what ends it");
            for id in ["peace-fight", "peace-turn"] {
                let pass = lies(&mut driver, id);
                assert_eq!(pass.is_some(), rests, "{width}x{height}: {id}");
                assert!(pass.is_none_or(|pass| pass.intersection(&ends).is_none()), "{width}x{height}: {id}");
            }
            ends
        });
        let near = |one: f32, other: f32| (one - other).abs() <= 1.0;
        let [one, other] = ends;
        let same = near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width);
        assert!(same, "{width}x{height}: {one:?}, {other:?}");
    }
}
