//! How a preset begins.

use crate::app::message::Message;
use crate::app::shell::Clock;
use crate::app::state::App;
use crate::app::table::{Keeping, Message as Wish};
use crate::catalog;
use crate::catalog::boxed::OwnersBox;
use crate::catalog::pack;
use crate::catalog::shipped::shipped;
use crate::catalog::words::Words;
use crate::play::record::Who;
use crate::play::{Session, oracle};
use crate::rules::command::Command;
use crate::rules::engine::{self, Decider};
use crate::rules::setup::Setup;
use crate::rules::table::{self, Components};
use serde::Deserialize;
use std::cell::Cell;

pub(super) const SETUP: &str = include_str!("../../../assets/presets/evening.setup.json");
const EVENING: &str = include_str!("../../../assets/presets/evening.jsonl");
pub(super) const SIX: &str = include_str!("../../../assets/presets/six.setup.json");
/// A line that has the app roll or draw.
const CHANCE: &str = r#""chance""#;

/// The time in every preset: 20 November 2026, 19:30 UTC.
pub const TIME: i64 = 1_795_203_000_000;

thread_local! {
    static LANGUAGE: Cell<Option<fn() -> Words>> = const { Cell::new(None) };
}

/// Presets begun meanwhile begin in another language than English.
pub fn spoken<T>(language: fn() -> Words, meanwhile: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(Some(language));
    let made = meanwhile();
    LANGUAGE.set(before);
    made
}

/// The app with nothing on its table.
pub(super) fn app() -> App {
    let mut app = App::in_memory(Clock::Fixed(TIME + 3_600_000));
    if let Some(language) = LANGUAGE.get() {
        app.speak(language());
    }
    app.shell.learn_all(&OwnersBox::lessons_of(pack::starter()));
    // Pictures show the table; reminders have pictures of their own.
    app.shell.settings.reminders = false;
    app
}

/// Makes the app as it stands in a preset.
pub(super) type Begin = fn() -> App;

/// Plays an example of the command line, whose table is written down as `standie play` reads it.
///
/// # Panics
/// If the example does not play; the tests hold that it does.
pub(super) fn scripted(table: &str, lines: &str, until: &str) -> Session {
    /// The name and the seed are left unread: a preset has a seed of its own, and the fight needs none.
    #[derive(Deserialize)]
    struct Table {
        setup: Setup,
    }
    let Table { mut setup } = shipped("setup", serde_json::from_str(table));
    if setup.components == Components::default() {
        setup.unplaced();
    }
    played(setup, lines, until)
}

pub(super) fn played(setup: Setup, lines: &str, until: &str) -> Session {
    let book = shipped("system", catalog::books().find(&setup.system).cloned());
    let (mut session, _) = shipped("setup", Session::begin(book, setup, "", 7, TIME));
    for (line, at) in lines.lines().zip((0..).map(|n: i64| TIME + n * 40_000)) {
        if let Some(mark) = line.strip_prefix("# ") {
            if !until.is_empty() && mark.starts_with(until) {
                break;
            }
            continue;
        }
        if line.is_empty() {
            continue;
        }
        if line == CHANCE {
            while engine::waits_for(session.book(), session.game()) == Decider::Chance {
                let drawn = shipped("chance", oracle::answer(&session).ok_or("nothing is drawn"));
                let drawn = Command::from(table::Command::Answer(drawn));
                shipped("script", session.submit(&drawn, Who::App, at));
            }
            continue;
        }
        let command: Command = shipped("script", serde_json::from_str(line));
        shipped("script", session.submit(&command, Who::Table, at));
        // What the app answers without being asked, as `standie play` does.
        while let Some(drawn) = oracle::unasked(&session) {
            shipped("script", session.submit(&Command::from(table::Command::Answer(drawn)), Who::App, at));
        }
    }
    session
}

/// The evening as far as a line that begins with this mark, or all of it.
pub fn evening(until: &str) -> Session {
    script(SETUP, EVENING, until)
}

/// Plays a script that ships with Standie.
///
/// # Panics
/// If the script does not play; the tests hold that it does.
pub(super) fn script(setup: &str, lines: &str, until: &str) -> Session {
    played(shipped("setup", serde_json::from_str(setup)), lines, until)
}

/// The app at a mark of the evening, after some wishes.
pub(super) fn at(mark: &str, wishes: &[Wish]) -> App {
    let mut app = app();
    app.lay_out(evening(mark), Keeping::Memory);
    for wish in wishes {
        let _ = app.update(Message::Table(wish.clone()));
    }
    app
}

/// Six who are about to begin.
pub(super) fn six() -> App {
    let mut app = app();
    app.lay_out(script(SIX, "", ""), Keeping::Memory);
    app
}
