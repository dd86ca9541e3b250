//! Phones that hold hands: a picture of every way they stand, without anybody who listens.

use crate::app::presets::begin::Begin;
use crate::app::presets::doors::among;
use crate::app::presets::hot::with;
use crate::app::state::App;
use crate::app::table::{Message, Panel, Table};
use crate::phones::guests::Standing;
use crate::rules::ids::Colour;

/// Three people, one of whom is asked; their phones stand so.
fn stands(standings: [Standing; 3]) -> App {
    let handed = |table: &Table| table.hot.as_ref().is_some_and(|hot| hot.handed() == Some(Colour::Red));
    let mut app = among((4, 3), 5, |table| table.game().turn.number > 1 && handed(table));
    let people: Vec<Colour> = app.table.iter().flat_map(Table::people_here).collect();
    let digits = ["271828", "314159", "141421"];
    let seats: Vec<_> =
        people.into_iter().zip(digits).zip(standings).map(|((seat, code), is)| (seat, code, is)).collect();
    app.shell.phones.stage(&app.shell.words, &seats);
    app.show_phones();
    app
}

/// Each of them by name.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("phones_shut", || {
            let mut app = stands([Standing::Empty; 3]);
            app.shell.phones.close();
            with(app, Message::opens(Panel::Phones))
        }),
        ("phones", || with(stands([Standing::In, Standing::Knocks, Standing::Empty]), Message::opens(Panel::Phones))),
        ("phones_quiet", || {
            let mut app = stands([Standing::In, Standing::In, Standing::Empty]);
            app.shell.phones.server().into_iter().for_each(|server| server.quiets(Colour::Red));
            app.show_phones();
            app
        }),
        ("phones_relay", || stands([Standing::In, Standing::In, Standing::Empty])),
    ]
}
