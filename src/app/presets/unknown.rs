//! Tables of cardboard of which little is known, or all there is: fights with monsters of whom nobody has said yet what is
//! printed on them, and six who are somebody.

use crate::app::presets::begin::{Begin, at, six as at_six};
use crate::app::presets::cardboard::{begun, six};
use crate::app::presets::hot::with;
use crate::app::presets::row::known_as;
use crate::app::state::App;
use crate::app::table::Message;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::{dungeon, fight, table};

/// A monster of which nothing is known but its name.
fn blank(name: &str) -> MonsterDef {
    MonsterDef { name: name.to_owned(), ..MonsterDef::default() }
}

/// Two of them in a fight on the map; the first is known if that is said.
fn two(known: bool) -> App {
    let more = dungeon::Effect::PlaceMonster { room: RoomId(1), def: blank("Damp Candle"), base: Some(Colour::Blue) };
    let more = table::Command::Effects { note: String::new(), effects: vec![more.into()] };
    let forget = Effect::Fight(fight::Effect::Card { monster: MonsterId(1), def: blank("Shrieking Geek") });
    let forget = (!known).then(|| Message::corrects(vec![forget]));
    at("fight", &[Some(Message::does(Command::Table(more))), forget].into_iter().flatten().collect::<Vec<_>>())
}

/// A monster is met of which so much is known.
fn meets(def: MonsterDef) -> Message {
    Message::does(Command::Doors(doors::Command::Meet { def: Box::new(def) }))
}

/// One whose Level was touched, and whose Treasures nobody has told.
fn touched(level: i16) -> Message {
    meets(MonsterDef { level: Some(level), ..MonsterDef::default() })
}

/// Names and beginnings.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("unknown_two", || two(false)),
        ("unknown_next", || two(true)),
        ("classic_unknown", || begun(vec![meets(MonsterDef::default())])),
        ("classic_unknown_two", || begun(vec![touched(12), touched(4)])),
        ("classic_unknown_next", || begun(vec![touched(12), meets(MonsterDef::default())])),
        ("six_known", || with(at_six(), known_as(&Colour::ALL, [["elf", "dwarf"], ["thief", "wizard"]]))),
        ("classic_six_unknown", || six(vec![touched(12), touched(4)])),
    ]
}
