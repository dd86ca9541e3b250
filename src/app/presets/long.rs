//! Tables beside their cardboard where everybody's name is as long as it can be.

use crate::app::look::NAME;
use crate::app::presets::begin::Begin;
use crate::app::presets::cardboard::{dies, level, meets, six};
use crate::app::presets::row::beside;
use crate::app::state::App;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::play::CardDraft;
use crate::app::table::{Field, Figure, Message, Panel};
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour::{self, Blue, Green, Red};
use crate::rules::table;

/// Everybody is called something longer, and then these.
fn named(mut app: App, wishes: Vec<Message>) -> App {
    let seats = app.table.as_ref().map(|table| table.game().seats.iter().cloned().collect::<Vec<_>>());
    let longer = seats.unwrap_or_default().into_iter().map(|seat| {
        let name = if seat.name.is_empty() { seat.colour.name() } else { &seat.name };
        let name = format!("{name} the Unnecessarily Wordy One").chars().take(NAME).collect();
        Effect::Table(table::Effect::Name { seat: seat.colour, name })
    });
    let effects = longer.collect();
    let named = Message::does(Command::Table(table::Command::Amend { note: String::new(), effects }));
    for wish in [named].into_iter().chain(wishes) {
        let _ = app.update(crate::app::Message::Table(wish));
    }
    app
}

fn classic(wishes: Vec<Message>) -> App {
    named(six(Vec::new()), wishes)
}

/// A panel over the table.
fn opens(panel: Panel) -> App {
    classic(vec![Message::opens(panel)])
}

/// Somebody is cursed.
fn curse() -> App {
    let app = classic(Vec::new());
    let panel = app.table.as_ref().and_then(CardDraft::curse).map(|draft| Panel::Card(Box::new(draft)));
    named(app, panel.map(Message::opens).into_iter().collect())
}

fn pad(seat: Colour, field: Field) -> App {
    opens(Panel::pad(Figure::Seat(seat, field), String::new()))
}

/// Names and beginnings.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("long_table", || classic(Vec::new())),
        ("long_pad", || pad(Blue, Field::Bonus)),
        ("long_seat", || opens(Panel::Seat(Green))),
        ("long_sale", || opens(Panel::sale(Blue))),
        ("long_trade", || opens(Panel::Trade(Green, Red))),
        ("long_last", || opens(Panel::Last(Green))),
        ("long_now", || opens(Panel::Now(Red))),
        ("long_card", || opens(Panel::Card(Box::new(CardDraft::of(Blue))))),
        ("long_curse", curse),
        ("long_fight", || classic(vec![meets(12, 3)])),
        ("long_claimed", || classic(vec![meets(8, 2), Message::Asked(OnAsked::Next)])),
        ("long_flight", || classic(vec![meets(14, 4), meets(6, 2), Message::Asked(OnAsked::Next)])),
        ("long_body", || classic(vec![level(Red, 5), dies(Blue)])),
        ("long_row", || named(beside(6, Vec::new()), Vec::new())),
        ("long_row_card", || named(beside(6, Vec::new()), vec![Message::opens(Panel::row(2))])),
    ]
}
