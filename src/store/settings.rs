//! The app's own memory: looks, sizes, the last set-up, where the map was. None of it belongs to a game.

use crate::odds::bargain::Weights;
use crate::rules::cite::Rule;
use crate::rules::ids::Colour;
use crate::rules::setup::Setup;
use crate::rules::table::Place;
use crate::store::{StoreError, keep_aside, make_folder, read_file, replace_file};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::xxh3_64;

/// How the app looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Looks {
    /// Torchlight on slate.
    #[default]
    Dark,
    /// Ink on parchment.
    Light,
    /// Black, white and full colours.
    Contrast,
}

/// What the table of one game was reminded of, and what it has heard.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reminded {
    /// The number by which the game is known.
    pub game: u64,
    /// The rules.
    pub rules: BTreeSet<Rule>,
    /// Why those the app plays did what they did, as numbers that stand for who said which line.
    #[serde(default)]
    pub heard: BTreeSet<u64>,
}

/// A ring that ends when everybody has passed.
pub const RING_OPEN: u32 = u32::MAX;
/// A step of a bot that is seen until somebody touches the screen.
pub const TAPPED: u32 = u32::MAX;
/// How long a step of a bot can be to be seen, in milliseconds.
pub const PACES: [u32; 5] = [120, 320, 800, 1_600, TAPPED];
/// How long what comes of it by itself is to be seen then.
const BETWEEN: i64 = 320;

/// Games whose reminders are remembered.
const GAMES: usize = 12;

/// Where the window was when it was closed, and how large, in the screen's logical pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Placed {
    /// Its corner, if the system tells.
    pub at: Option<(f32, f32)>,
    /// Width and height.
    pub size: (f32, f32),
}

/// The app's settings. Anything missing or not understood takes its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How the app looks.
    pub looks: Looks,
    /// Size of text and controls, 1.0 as drawn.
    pub scale: f32,
    /// Size of the map's labels, 1.0 as drawn.
    pub map_scale: f32,
    /// Whether the table is shown to be read from two metres away.
    pub far: bool,
    /// Whether the whole screen is turned by 180 degrees.
    pub turned: bool,
    /// Whether the window takes the whole screen.
    pub full: bool,
    /// Whether what changes is seen to move; as the system asks if nobody has chosen.
    pub motion: Option<bool>,
    /// Whether great moments are banners over the table.
    pub highlights: bool,
    /// Whether those the app plays speak.
    pub talk: bool,
    /// The hats of the munchkins, where somebody has chosen one; an empty name for none.
    pub hats: Vec<(Colour, String)>,
    /// How the tiles of the seats lie where a table only counts: turned clockwise by so many quarters, 0 to 3.
    pub tiles: Vec<(Colour, u8)>,
    /// Whether sounds are played.
    pub sound: bool,
    /// How loud they are, 1.0 as they were made.
    pub volume: f32,
    /// Where the window was.
    pub window: Option<Placed>,
    /// Locale of the texts.
    pub locale: String,
    /// How long the ring before the roll of a fight is, in milliseconds; 0 for none (MQ-CMB-41, OQ-85). Where hands are
    /// in the app and several people share the screen, it is the time everybody has to react.
    pub ring: u32,
    /// How long a step of a bot is to be seen, in milliseconds.
    pub pace: u32,
    /// What a level, a hit, a Treasure and Bad Stuff are worth when help is bargained for.
    pub weights: Weights,
    /// Whether reminders are shown at all.
    pub reminders: bool,
    /// Whether somebody has begun the first lesson: it is offered in a prominent place once.
    pub learned: bool,
    /// Rules nobody wants to be reminded of any more.
    pub muted: BTreeSet<Rule>,
    /// What was shown in the last games, the latest at the end: each reminder comes once a game.
    pub reminded: Vec<Reminded>,
    /// What the last table chose, to begin the next one from.
    pub last_setup: Option<Setup>,
    /// What the last game that was all in the app began from.
    pub last_quick: Option<Setup>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            looks: Looks::Dark,
            scale: 1.0,
            map_scale: 1.0,
            far: false,
            turned: false,
            full: false,
            motion: None,
            highlights: true,
            talk: true,
            hats: Vec::new(),
            tiles: Vec::new(),
            sound: true,
            volume: 1.0,
            window: None,
            locale: "en".to_owned(),
            ring: 2_600,
            pace: 320,
            weights: Weights::default(),
            reminders: true,
            learned: false,
            muted: BTreeSet::new(),
            reminded: Vec::new(),
            last_setup: None,
            last_quick: None,
        }
    }
}

impl Settings {
    /// How long a step of the app is to be seen, in milliseconds, where it goes on by itself.
    pub fn beat(&self) -> i64 {
        if self.pace == TAPPED { BETWEEN } else { self.pace.into() }
    }

    /// What the last game began from whose cards are there.
    pub const fn last(&mut self, cards: Place) -> &mut Option<Setup> {
        match cards {
            Place::App => &mut self.last_quick,
            Place::Table => &mut self.last_setup,
        }
    }

    /// How the tile of a seat lies: turned clockwise by so many quarters, 0 to 3.
    pub fn tile(&self, colour: Colour) -> u8 {
        self.tiles.iter().find(|(seat, _)| *seat == colour).map_or(0, |(_, turns)| turns % 4)
    }

    /// Turns the tile of a seat clockwise by a quarter.
    pub fn turn_tile(&mut self, colour: Colour) {
        let turns = (self.tile(colour) + 1) % 4;
        self.tiles.retain(|(seat, _)| *seat != colour);
        if turns > 0 {
            self.tiles.push((colour, turns));
        }
    }

    /// Reads the settings; defaults where there are none. A value that makes no sense takes its default, and it alone;
    /// the file is then kept aside, and where to is said.
    pub fn load(path: &Path) -> (Settings, Option<PathBuf>) {
        let Ok(bytes) = read_file(path) else { return (Settings::default(), None) };
        let (mut settings, odd) = Settings::read(&bytes);
        settings.volume = if settings.volume.is_finite() { settings.volume.clamp(0.0, 1.0) } else { 1.0 };
        settings.scale = sane(settings.scale);
        settings.map_scale = sane(settings.map_scale);
        settings.weights = settings.weights.sane();
        // Where no copy can be made, the settings are read all the same.
        (settings, odd.then(|| keep_aside(path, &bytes).ok()).flatten())
    }

    /// Where the window was, before anything else is read: it is opened first.
    pub fn window_at(path: &Path) -> Option<Placed> {
        Settings::read(&read_file(path).ok()?).0.window
    }

    /// The settings a file says, and whether some of it makes no sense.
    fn read(bytes: &[u8]) -> (Settings, bool) {
        type Fields = serde_json::Map<String, serde_json::Value>;
        if let Ok(settings) = serde_json::from_slice(bytes) {
            return (settings, false);
        }
        let fields = serde_json::from_slice::<Fields>(bytes).unwrap_or_default();
        let makes_sense = |(name, value): &(String, serde_json::Value)| {
            let alone = Fields::from_iter([(name.clone(), value.clone())]);
            serde_json::from_value::<Settings>(alone.into()).is_ok()
        };
        let sensible: Fields = fields.into_iter().filter(makes_sense).collect();
        (serde_json::from_value(sensible.into()).unwrap_or_default(), true)
    }

    /// Whether the table of a game was reminded of a rule.
    pub fn was_reminded(&self, game: u64, rule: Rule) -> bool {
        self.reminded.iter().any(|r| r.game == game && r.rules.contains(&rule))
    }

    /// The table of a game has been reminded of a rule.
    pub fn note_reminded(&mut self, game: u64, rule: Rule) {
        if let Some(latest) = self.latest(game) {
            latest.rules.insert(rule);
        }
    }

    /// The table of a game hears a line. Whether it had not heard it before.
    pub fn hears(&mut self, game: u64, line: &str) -> bool {
        self.latest(game).is_some_and(|latest| latest.heard.insert(xxh3_64(line.as_bytes())))
    }

    /// What is remembered of a game that is played now: it is forgotten last.
    fn latest(&mut self, game: u64) -> Option<&mut Reminded> {
        let at = self.reminded.iter().position(|r| r.game == game);
        let latest = at.map_or(Reminded { game, ..Reminded::default() }, |at| self.reminded.remove(at));
        self.reminded.push(latest);
        self.reminded.drain(..self.reminded.len().saturating_sub(GAMES));
        self.reminded.last_mut()
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// What the system refused; the old settings are then as they were.
    pub fn save(&self, path: &Path) -> Result<(), StoreError> {
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let json = serde_json::to_vec_pretty(self).unwrap_or_default();
        replace_file(path, &json)
    }
}

fn sane(scale: f32) -> f32 {
    if scale.is_finite() { scale.clamp(0.6, 3.0) } else { 1.0 }
}
