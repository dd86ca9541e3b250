//! How a preset begins.

use crate::app::App;
use crate::app::shell::Clock;
use crate::catalog::boxed::OwnersBox;
use crate::catalog::pack;

/// The time in every preset: 20 November 2026, 19:30 UTC.
pub const TIME: i64 = 1_795_203_000_000;

/// The app with nothing on its table.
pub(super) fn app() -> App {
    let mut app = App::in_memory(Clock::Fixed(TIME + 3_600_000));
    app.shell.learn_all(&OwnersBox::lessons_of(pack::starter()));
    // Pictures show the table; reminders have pictures of their own.
    app.shell.settings.reminders = false;
    app
}

/// Makes the app as it stands in a preset.
pub(super) type Begin = fn() -> App;
