//! Rules printed in rooms, read as soon as a munchkin enters (MQ-ICON-01, MQ-EXPL-09).

use crate::rules::dungeon;
use crate::rules::dungeon::room::OnEntry;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::kind::{is_kind, suffers};
use crate::rules::munchkin::outfit;
use crate::rules::seat::{Health, Seat};

/// Whether a rule means a munchkin: one of a kind, or one with a Power, like it or not (MQ-ITEM-31).
pub fn means(rule: &OnEntry, seat: &Seat) -> bool {
    match rule.who.strip_prefix("power:") {
        Some(power) => outfit::has_power(seat, power),
        None if rule.health < 0 || rule.gold < 0 => suffers(&rule.who, seat),
        None => is_kind(&rule.who, seat),
    }
}

/// A munchkin reads the rule of the room it has entered; what is triggered by entering happens at once.
pub(crate) fn heed(game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    let Some(seat) = game.seat(colour).filter(|s| !s.dead) else { return };
    let Some(room) = game.dungeon.as_deref().and_then(|d| d.room(seat.room?)) else { return };
    let face = &room.tile.up;
    if face.note.is_empty() && face.enter.is_empty() && face.fight.is_empty() {
        return;
    }
    out.say(
        dungeon::Event::RoomRule { seat: colour, room: room.id, text: face.note.clone() },
        cites!["MQ-ICON-01", "MQ-EXPL-09"],
    );
    let (mut gold, mut red) = (seat.gold, seat.health.red);
    for rule in face.enter.iter().filter(|rule| means(rule, seat)) {
        let cites = cites!["MQ-EXPL-09", "MQ-FIX-01", "MQ-ITEM-32"];
        let to = u32::try_from((i64::from(gold) + i64::from(rule.gold)).max(0)).unwrap_or(u32::MAX);
        if to != gold {
            out.say(dungeon::Event::Gold { seat: colour, from: gold, to }, cites);
            gold = to;
        }
        let to = (i32::from(red) + i32::from(rule.health)).clamp(0, seat.health.max.into()) as u8;
        if to != red {
            let (from, health) = (Health { red, ..seat.health }, Health { red: to, ..seat.health });
            out.say(dungeon::Event::Health { seat: colour, from, to: health }, cites);
            red = to;
        }
    }
    if red == 0 {
        out.owe(munchkin::Step::Death { seat: colour });
    }
}
