//! What was typed on the command line.

use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

/// Which renderer draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Renderer {
    /// A real graphics card if there is one, else the processor.
    #[default]
    Auto,
    /// The graphics card, or what pretends to be one.
    Gpu,
    /// The processor.
    Cpu,
}

/// How the window was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Window {
    /// A game to open at once.
    pub game: Option<PathBuf>,
    /// Which renderer.
    pub renderer: Renderer,
}

/// A file and whether JSON is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileOptions {
    /// The file; `-` for standard input.
    pub file: PathBuf,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Options of `check`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckOptions {
    /// The packs.
    pub packs: Vec<PathBuf>,
    /// Whether they are looked at as one whole set too.
    pub set: bool,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Options of `play`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// A set-up, or a saved game.
    pub game: PathBuf,
    /// The commands; standard input by default.
    pub script: PathBuf,
    /// Where to keep the game.
    pub journal: Option<PathBuf>,
    /// Print `ack N HASH` after each record is durable.
    pub ack: bool,
    /// JSON lines instead of text.
    pub json: bool,
}

/// Options of `fair`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairOptions {
    /// A saved game; without one, how to check a game by hand is told.
    pub file: Option<PathBuf>,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Options of `odds`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsOptions {
    /// The fight; none where queries come from standard input, a line each.
    pub fight: Option<PathBuf>,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Options of `rules`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RulesOptions {
    /// Of which rule set.
    pub game: Option<String>,
    /// What is looked for; nothing lists what there is.
    pub words: String,
    /// An example to show.
    pub example: Option<String>,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Options of `simulate`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulateOptions {
    /// Which rule set.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// Their bots, in table order.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed of the first.
    pub seed: u64,
    /// Cores to play on.
    pub jobs: usize,
    /// Without checking the laws after every action.
    pub unchecked: bool,
    /// House rules, by name and value.
    pub rules: Vec<(String, String)>,
    /// With the figures of a lively evening.
    pub figures: bool,
    /// Where to keep one game, instead of counting many.
    pub journal: Option<PathBuf>,
    /// Print `ack N HASH` after each record is durable.
    pub ack: bool,
    /// One JSON document instead of text.
    pub json: bool,
}

/// Which day's dungeon is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyOptions {
    /// The day, as `2026-11-20`; today's without one.
    pub date: Option<String>,
    /// One JSON document, which `play` takes, instead of text.
    pub json: bool,
}

/// What was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// How to use it.
    Help,
    /// Which version it is.
    Version,
    /// A Monster Turn.
    Resolve(FileOptions),
    /// A game driven by a script.
    Play(PlayOptions),
    /// What may be done now.
    Legal(FileOptions),
    /// A saved game, folded.
    Replay(FileOptions),
    /// How a saved game went.
    Story(FileOptions),
    /// A saved game, checked.
    Verify(PathBuf),
    /// A damaged game, put together again from its copies.
    Restore(PathBuf),
    /// Packs, checked.
    Check(CheckOptions),
    /// The odds of a roll.
    Odds(OddsOptions),
    /// Rules, looked up.
    Rules(RulesOptions),
    /// The dice of a saved game, worked out again.
    Fair(FairOptions),
    /// The dungeon of a day.
    Daily(DailyOptions),
    /// Whole games, played by bots.
    Simulate(SimulateOptions),
}

/// What was asked, with or without a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The window.
    Window(Window),
    /// A command.
    Command(Command),
}

/// Reads the command line, the program's name not included.
///
/// # Errors
/// What does not fit.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Asked, lexopt::Error> {
    let args: Vec<OsString> = args.into_iter().collect();
    if args.iter().any(|a| a == "--help" || a == "-h") {
        return Ok(Asked::Command(Command::Help));
    }
    let mut parser = lexopt::Parser::from_args(args);
    let mut window = Window::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('V') | Long("version") => return Ok(Asked::Command(Command::Version)),
            Long("renderer") => window.renderer = renderer(&parser.value()?.string()?)?,
            Value(word) if window.game.is_none() => match word.to_str() {
                Some("resolve") => return file(&mut parser).map(|f| Asked::Command(Command::Resolve(f))),
                Some("play") => return play(&mut parser).map(|p| Asked::Command(Command::Play(p))),
                Some("legal") => return file(&mut parser).map(|f| Asked::Command(Command::Legal(f))),
                Some("replay") => return file(&mut parser).map(|f| Asked::Command(Command::Replay(f))),
                Some("story") => return file(&mut parser).map(|f| Asked::Command(Command::Story(f))),
                Some("verify") => return file(&mut parser).map(|f| Asked::Command(Command::Verify(f.file))),
                Some("restore") => return file(&mut parser).map(|f| Asked::Command(Command::Restore(f.file))),
                Some("odds") => return odds(&mut parser).map(|o| Asked::Command(Command::Odds(o))),
                Some("rules") => return rules(&mut parser).map(|r| Asked::Command(Command::Rules(r))),
                Some("fair") => return fair(&mut parser).map(|f| Asked::Command(Command::Fair(f))),
                Some("simulate") => return simulate(&mut parser).map(|s| Asked::Command(Command::Simulate(s))),
                Some("daily") => return daily(&mut parser).map(|d| Asked::Command(Command::Daily(d))),
                Some("check") => return check(&mut parser).map(|c| Asked::Command(Command::Check(c))),
                Some("help") => return Ok(Asked::Command(Command::Help)),
                _ => window.game = Some(word.into()),
            },
            other => return Err(other.unexpected()),
        }
    }
    Ok(Asked::Window(window))
}

fn renderer(word: &str) -> Result<Renderer, lexopt::Error> {
    match word {
        "auto" => Ok(Renderer::Auto),
        "gpu" => Ok(Renderer::Gpu),
        "cpu" => Ok(Renderer::Cpu),
        _ => Err(format!("--renderer: found {word:?}, allowed are auto, gpu, cpu").into()),
    }
}

fn missing(what: &str) -> lexopt::Error {
    format!("missing: {what}").into()
}

fn file(parser: &mut lexopt::Parser) -> Result<FileOptions, lexopt::Error> {
    let (mut file, mut json) = (None, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => json = true,
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    Ok(FileOptions { file: file.ok_or_else(|| missing("a file, or - for standard input"))?, json })
}

fn fair(parser: &mut lexopt::Parser) -> Result<FairOptions, lexopt::Error> {
    let mut options = FairOptions { file: None, json: false };
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Value(path) if options.file.is_none() => options.file = Some(path.into()),
            other => return Err(other.unexpected()),
        }
    }
    if options.json && options.file.is_none() {
        Err(missing("a saved game, or - for standard input"))
    } else {
        Ok(options)
    }
}

fn daily(parser: &mut lexopt::Parser) -> Result<DailyOptions, lexopt::Error> {
    let mut options = DailyOptions { date: None, json: false };
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Long("date") if options.date.is_none() => options.date = Some(parser.value()?.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(options)
}

fn odds(parser: &mut lexopt::Parser) -> Result<OddsOptions, lexopt::Error> {
    let mut options = OddsOptions { fight: None, json: false };
    let mut many = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Long("jsonl") => many = true,
            Value(path) if options.fight.is_none() => options.fight = Some(path.into()),
            other => return Err(other.unexpected()),
        }
    }
    match (&options.fight, many) {
        (Some(_), true) => Err("odds takes a fight or --jsonl, not both".into()),
        (None, false) => Err(missing("a fight, - for standard input, or --jsonl")),
        _ => Ok(options),
    }
}

fn rules(parser: &mut lexopt::Parser) -> Result<RulesOptions, lexopt::Error> {
    let mut options = RulesOptions::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Long("game") if options.game.is_none() => options.game = Some(parser.value()?.string()?),
            Long("example") if options.example.is_none() => options.example = Some(parser.value()?.string()?),
            Value(word) => {
                options.words.push_str(&word.string()?);
                options.words.push(' ');
            }
            other => return Err(other.unexpected()),
        }
    }
    match (options.words.is_empty(), &options.example) {
        (false, Some(_)) => Err("rules takes words or --example, not both".into()),
        _ => Ok(options),
    }
}

fn check(parser: &mut lexopt::Parser) -> Result<CheckOptions, lexopt::Error> {
    let mut options = CheckOptions { packs: Vec::new(), set: false, json: false };
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Long("set") => options.set = true,
            Value(path) => options.packs.push(path.into()),
            other => return Err(other.unexpected()),
        }
    }
    if options.packs.is_empty() { Err(missing("at least one pack")) } else { Ok(options) }
}

/// Most cores that games are played on.
const JOBS: usize = 256;

/// Most seats of any game: nothing is made for more of them, whatever number was typed.
const SEATS: usize = 6;

fn simulate(parser: &mut lexopt::Parser) -> Result<SimulateOptions, lexopt::Error> {
    let (mut players, mut bots) = (None, None);
    let mut options = SimulateOptions {
        game: "quest".to_owned(),
        players: 0,
        bots: Vec::new(),
        games: 1,
        seed: 1,
        jobs: 1,
        unchecked: false,
        rules: Vec::new(),
        figures: false,
        journal: None,
        ack: false,
        json: false,
    };
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => options.json = true,
            Long("ack") => options.ack = true,
            Long("unchecked") => options.unchecked = true,
            Long("figures") => options.figures = true,
            Long("rule") => {
                let rule = parser.value()?.string()?;
                let (name, value) = rule.split_once('=').ok_or_else(|| missing("--rule NAME=VALUE"))?;
                options.rules.push((name.trim().to_owned(), value.trim().to_owned()));
            }
            Long("game") => options.game = parser.value()?.string()?,
            Long("players") => players = Some(parser.value()?.parse()?),
            Long("bots") => bots = Some(parser.value()?.string()?),
            Long("games") => options.games = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("jobs") => {
                let jobs: usize = parser.value()?.parse()?;
                if !(1..=JOBS).contains(&jobs) {
                    return Err(format!("--jobs: found {jobs}, allowed are 1 to {JOBS}").into());
                }
                options.jobs = jobs;
            }
            Long("journal") => options.journal = Some(parser.value()?.into()),
            other => return Err(other.unexpected()),
        }
    }
    let names: Vec<String> = bots.as_deref().unwrap_or_default().split(',').map(|n| n.trim().to_owned()).collect();
    options.bots = if bots.is_some() { names } else { vec!["random".to_owned(); players.unwrap_or(4).min(SEATS)] };
    options.players = players.unwrap_or(options.bots.len());
    Ok(options)
}

fn play(parser: &mut lexopt::Parser) -> Result<PlayOptions, lexopt::Error> {
    let mut game = None;
    let (mut script, mut journal, mut ack, mut json) = (PathBuf::from("-"), None, false, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("json") => json = true,
            Long("ack") => ack = true,
            Long("script") => script = parser.value()?.into(),
            Long("journal") => journal = Some(parser.value()?.into()),
            Value(path) if game.is_none() => game = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or_else(|| missing("a set-up or a saved game"))?;
    if game == std::path::Path::new("-") && script == game {
        return Err("the set-up and the script cannot both come from standard input".into());
    }
    Ok(PlayOptions { game, script, journal, ack, json })
}
