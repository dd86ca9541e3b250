//! One monster is beaten and the others are run from: those others stay in sight until it is over.

use crate::phones::{Room, does, picks, shown};
use crate::phones_together::by_chance;
use crate::support::driver;
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::catalog;
use standie::catalog::words::{Names, capitalised};
use standie::phones::shown::Does;
use standie::play::{Session, playout};
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::fight::{self, Stage};
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;

/// Somebody can beat one monster and run from another, at a table whose hands are on phones; and the way to say so.
fn to_be_parted() -> (Room, Colour, Does) {
    for seed in 1..40 {
        let setup = Setup { system: "short".into(), ..playout::setup(3) };
        let mut room = Room::of(Session::begin(catalog::short(), setup, "", seed, TIME).expect("a game").0);
        let mut found = None;
        by_chance(&mut room, seed, 900, |_, seat, page| {
            let split = |does: &&Does| matches!(does, Does::Move(Command::Doors(doors::Command::Split { .. })));
            found = page.picks.iter().map(|pick| &pick.does).find(split).map(|does| (seat, does.clone()));
            found.is_some()
        });
        if let Some((seat, does)) = found {
            return (room, seat, does);
        }
    }
    panic!("nobody ever meets two");
}

#[test]
fn whoever_is_run_from_stays_on_the_stage_and_on_phones_while_the_win_is_claimed() {
    let (mut room, seat, split) = to_be_parted();
    assert!(picks(&mut room.app, seat, &split));
    let table = room.app.table.as_ref().expect("a game");
    let game = table.game().clone();
    let now = fight::current(&game).filter(|now| now.stage == Stage::Announced).expect("a claim").clone();
    let left = *now.fled.first().expect("somebody is run from");
    let name = room.app.shell.words.monster(left, Names::of(&game));
    for reader in game.seats.iter().map(|seat| seat.colour) {
        let page = shown(&room.app, reader);
        let from = format!("Running from {name}. ");
        assert!(page.fight.iter().any(|line| line.starts_with(&from)), "{reader:?}: {:?}", page.fight);
        assert!(page.foes.iter().any(|foe| foe.id == left), "its card is read on");
        if reader != seat && page.rings() {
            assert!(
                page.asked.contains(" beats ") && page.asked.to_lowercase().contains(&name.to_lowercase()),
                "{}",
                page.asked
            );
        }
    }
    assert!(table.log.iter().any(|line| line.text.contains(", then runs from ")), "the journal says so, too");
    does(&mut room.app, Do::Ask(Action::Close));
    let mut eye = driver::with(room.app, 1280.0, 800.0);
    eye.settle();
    let found = eye.find(widget::Id::from(format!("fighter-{}", left.0))).and_then(|found| found.visible_bounds());
    assert!(found.is_some_and(|seen| seen.height > 40.0), "{found:?}");
    assert!(eye.sees(&capitalised(name)));
    if std::env::var("STANDIE_PICTURE").is_ok() {
        eye.save_png(std::path::Path::new("target/parted.png"));
    }
}
