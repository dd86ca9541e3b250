//! The short animation of the README, frame by frame: `cargo test ... --test ui reel -- --ignored`, then
//! `packaging/pictures/reel.sh` makes it one file.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::Wish;
use standie::app::table::{Keeping, Message as OnTable};
use standie::app::{App, Message};
use standie::bots::people;
use standie::catalog;
use standie::catalog::words::Words;
use standie::odds::fight::known;
use standie::play::{Session, playout};
use standie::rules::fight;
use std::path::PathBuf;

/// Between two frames, in milliseconds.
const FRAME: i64 = 140;
/// Frames kept.
const FRAMES: usize = 110;

#[test]
#[ignore = "makes pictures, proves nothing"]
fn the_animation_of_the_readme() {
    let mut setup = playout::setup(3);
    for (seat, bot) in setup.seats.iter_mut().zip(people::people().iter().cycle()) {
        seat.bot = Some(bot.id.clone());
        seat.name = Words::load("en").get(&format!("person-{}", bot.id));
    }
    let (session, _) = Session::begin(catalog::book(), setup, "", 23, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 420;
    app.shell.settings.motion = Some(true);
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let mut now = TIME;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/reel");
    let _ = std::fs::remove_dir_all(&folder);
    let (mut kept, mut begun) = (0, false);
    for _ in 0..60_000 {
        now += FRAME;
        hands.driver.state.shell.clock = Clock::Fixed(now);
        hands.driver.message(Message::Table(OnTable::Hot(Wish::Beat)));
        let game = hands.game();
        // From a fight on that dice decide, where there is something to see.
        let chance = fight::under_way(game).and_then(|fight| known(hands.table().session.book(), game, fight));
        begun |= game.turn.number >= 8 && chance.is_some_and(|odds| odds.reaches(35) && !odds.reaches(80));
        if begun {
            hands.driver.save_png(&folder.join(format!("{kept:04}.png")));
            kept += 1;
        }
        if kept == FRAMES {
            return;
        }
    }
    panic!("{kept} frames");
}
