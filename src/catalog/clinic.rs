//! The clinic: rules shown by example. Each example is a file of `assets/examples/clinic`, in the words scripts have:
//! how a table is set up, what leads to the position, the steps that are shown, and what has to come of each.

use crate::rules::command::Command;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::Mark;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::setup::Setup;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The files of the examples, packed.
static FILES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/clinic.packed"));

/// An example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its file, without number and ending.
    #[serde(skip)]
    pub name: String,
    /// Its file.
    #[serde(skip)]
    pub file: String,
    /// The rows of the ledger that it shows, the foremost first.
    pub rules: Vec<String>,
    /// The table.
    pub setup: Setup,
    /// What leads to the position; none of it is shown.
    #[serde(default)]
    pub before: Vec<Command>,
    /// What is shown.
    pub steps: Vec<Step>,
}

/// A step that is shown.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What somebody does or answers.
    #[serde(rename = "do")]
    pub command: Command,
    /// What has to come of it.
    pub then: Expect,
}

/// What has to come of a step.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Expect {
    /// Facts, in this order; others may stand between them.
    pub events: Vec<Told>,
    /// Facts that there must not be.
    pub never: Vec<Value>,
    /// It is refused.
    pub refused: Option<Refused>,
    /// How seats stand then.
    pub seats: BTreeMap<Colour, SeatNow>,
    /// How monsters stand then.
    pub monsters: Vec<MonsterNow>,
    /// How rooms are then.
    pub rooms: Vec<RoomNow>,
    /// Routes of the Monster Turn that the step brought.
    pub routes: Vec<RouteTold>,
    /// Both sides of the fight then: strength and dice of each.
    pub sides: Option<[(i32, u32); 2]>,
    /// The question that stands then, and whose it is.
    pub asks: Option<(String, Option<Colour>)>,
}

/// A fact and the rules it has to cite.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The fact as journals hold it, as much of it as matters.
    pub event: Value,
    /// Rules it cites; it may cite others, too.
    #[serde(default)]
    pub by: Vec<String>,
}

/// A refusal and the rules it has to cite.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The id of its text.
    pub id: String,
    /// Rules it cites.
    pub by: Vec<String>,
}

/// What has to be true of a seat.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatNow {
    /// Level.
    pub level: Option<u8>,
    /// Red Health tokens.
    pub health: Option<u8>,
    /// Move left.
    pub move_left: Option<u8>,
    /// Gold.
    pub gold: Option<u32>,
    /// Treasure cards in hand.
    pub treasure: Option<u8>,
    /// DxM cards in hand.
    pub dxm: Option<u8>,
    /// Where the figure stands.
    pub room: Option<RoomId>,
    /// Whether it is dead.
    pub dead: Option<bool>,
}

/// What has to be true of a monster.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterNow {
    /// Which.
    pub monster: MonsterId,
    /// Where it is; none if it has left.
    #[serde(default)]
    pub room: Option<RoomId>,
    /// Its base.
    #[serde(default)]
    pub base: Option<Colour>,
    /// Its level, enhancers counted.
    #[serde(default)]
    pub level: Option<i32>,
}

/// What has to be true of a room.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomNow {
    /// Which.
    pub room: RoomId,
    /// Its Search result token.
    #[serde(default)]
    pub mark: Option<Mark>,
    /// Its links, north first.
    #[serde(default)]
    pub links: Option<[LinkKind; 4]>,
    /// Gold that lies there.
    #[serde(default)]
    pub gold: Option<u32>,
}

/// A route of a Monster Turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RouteTold {
    /// Whose.
    pub monster: MonsterId,
    /// The rooms it enters.
    pub path: Vec<RoomId>,
    /// Why it stops, by the name of the reason.
    pub stop: String,
    /// Rules that its steps and its stop cite.
    #[serde(default)]
    pub by: Vec<String>,
}

impl Example {
    /// The text of its title; the attribute `shows` says what there is to see.
    pub fn text(&self) -> String {
        format!("clinic-{}", self.name)
    }
}

/// All examples, in the order of their numbers.
///
/// # Panics
/// If a shipped example does not parse; the tests hold that all do.
pub fn all() -> &'static [Example] {
    static ALL: OnceLock<Vec<Example>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut files: Vec<_> = super::packed::files("clinic", FILES).into_iter().collect();
        let number = |path: &str| path.split_once('-')?.0.parse::<u32>().ok();
        // In the order of their paths where that is the same.
        files.sort_by_key(|(path, _)| number(path));
        files.into_iter().map(|(path, text)| read(&path, &text)).collect()
    })
}

fn read(path: &str, text: &str) -> Example {
    let mut example: Example = super::shipped(path, serde_json::from_str(text));
    path.clone_into(&mut example.file);
    let stem = path.trim_end_matches(".json");
    example.name = stem.split_once('-').map_or(stem, |(_, name)| name).to_owned();
    example
}

/// The example of a name.
pub fn named(name: &str) -> Option<&'static Example> {
    all().iter().find(|example| example.name == name)
}

/// The examples of a rule set.
pub fn of_system(system: &str) -> impl Iterator<Item = &'static Example> {
    all().iter().filter(move |example| example.setup.system == system)
}

/// The examples that show a rule.
pub fn of_rule(id: &str) -> impl Iterator<Item = &'static Example> {
    all().iter().filter(move |example| example.rules.iter().any(|rule| rule == id))
}
