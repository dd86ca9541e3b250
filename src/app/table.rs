//! The table: a running game on the screen. Holds the session and its file; every change goes through one door.

pub mod bar;
pub mod draft;
pub mod inspect;
pub mod log;
pub mod monsters;
pub mod panels;
pub mod prompt;
pub mod seats;
pub mod view;

use crate::app::Route;
use crate::app::map::{Camera, Scene, Spot, scene};
use crate::app::shell::{Shell, Toast};
use crate::app::sound::Cue;
use crate::app::table::draft::{Draft, Edit};
use crate::app::table::log::LogLine;
use crate::catalog::words::Names;
use crate::play::fix::{self, Preview};
use crate::play::oracle;
use crate::play::record::Who;
use crate::play::session::Written;
use crate::play::timeline::Point;
use crate::play::{Session, narrate};
use crate::rules::cite::Cites;
use crate::rules::command::{Answer, Command};
use crate::rules::effect::{Amount, Effect};
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::question::{Ask, DieFor, Question};
use crate::rules::refusal::Refusal;
use crate::rules::system::quest::march::March;
use crate::rules::system::quest::monster_turn;
use crate::store::game_file::GameFile;

/// How long the context button is dead after its meaning changed, in milliseconds.
const DEAD: i64 = 300;

/// Where the game is kept.
#[derive(Debug)]
pub enum Keeping {
    /// In its file.
    File(GameFile),
    /// Another window has the file; this one only looks.
    LookOnly,
    /// Nowhere: tests and pictures.
    Memory,
    /// Writing failed; only memory has what came since.
    Failed {
        /// What the system said.
        reason: String,
    },
}

/// A panel over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// The menu.
    Menu,
    /// A seat, all of it.
    Seat(Colour),
    /// A number of a seat, on a pad.
    Pad(Colour, Field, String),
    /// Words for something, on the letter pad.
    Words(Naming, String),
    /// Why: rules and sums.
    Why(Cites),
    /// The terms of a seat's Move.
    WhyMove(Colour),
    /// A Deal.
    Deal,
    /// A player joins.
    Join,
    /// A die that was rolled for something else.
    OtherRoll,
    /// House rules.
    Rules,
    /// What is odd.
    Oddities,
    /// Commands by name.
    Palette(String),
}

/// A number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Level.
    Level,
    /// Red Health tokens.
    Health,
    /// Health tokens.
    MaxHealth,
    /// Move left.
    MoveLeft,
    /// Move tokens.
    Moves,
    /// Gold.
    Gold,
    /// Combat bonus as one number.
    Bonus,
    /// Big Items.
    Big,
    /// Treasure cards in hand.
    Treasure,
    /// DxM cards in hand.
    Dxm,
}

/// What words are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// A player.
    Seat(Colour),
    /// A room.
    Room(RoomId),
    /// A room's note.
    RoomNote(RoomId),
    /// A monster.
    Monster(MonsterId),
    /// A condition of a seat, with what it does to Move.
    Condition(Colour, i8),
    /// An Item of a seat, with its bonus.
    Gear(Colour, i16, bool),
    /// An enhancer of a monster, with its level.
    Enhancer(MonsterId, i16),
    /// The tile or monster drawn, by its first letters.
    Drawn,
}

/// What happens to the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// A wish.
    Do(Command),
    /// A wish made in a panel, which closes with it.
    Made(Command),
    /// Another screen.
    Go(Route),
    /// A wish that only corrects.
    Put(Vec<Effect>),
    /// A number of a seat was changed in place.
    Set(Colour, Field, i32),
    /// The next step.
    Context,
    /// The app rolls or draws.
    Chance,
    /// The map was touched.
    Tap(Spot),
    /// The map was held.
    Hold(Spot),
    /// The map is looked at from elsewhere.
    Look(Camera),
    /// All of the map.
    Fit,
    /// A quarter turn of the map.
    Turn,
    /// Something is selected, or nothing.
    Choose(Option<Spot>),
    /// The selected thing is moved to the next spot touched.
    Carry,
    /// A munchkin is moved to the next spot touched.
    CarrySeat(Colour),
    /// A panel is opened, or closed.
    Open(Option<Panel>),
    /// Letters in an open panel.
    Type(String),
    /// The words or the number of an open panel are right.
    Enter,
    /// The draft of an answer changes.
    Draft(Edit),
    /// A colour's forecast is shown, or none.
    Forecast(Option<Colour>),
    /// Back.
    Undo,
    /// Forward.
    Redo,
    /// The game is written anew somewhere else.
    SaveElsewhere,
    /// What was said in passing is read.
    Hush,
    /// Put it right anyway.
    Anyway,
}

/// A running game on the screen.
#[derive(Debug)]
pub struct Table {
    /// The game.
    pub session: Session,
    /// Where it is kept.
    pub keeping: Keeping,
    /// What was lost to damage when it was opened, as a sentence.
    pub notice: Option<String>,
    /// What there is to see.
    pub scene: Scene,
    /// The question that stands.
    pub question: Question,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// What somebody has to do with the cardboard, until the next action.
    pub reminders: Vec<String>,
    /// The draft of an answer.
    pub draft: Draft,
    /// Where the map is looked at from; all of it if none.
    pub camera: Option<Camera>,
    /// Quarter turns of the map.
    pub turns: u8,
    /// What is selected.
    pub chosen: Option<Spot>,
    /// The selected thing goes where the next touch falls.
    pub carrying: bool,
    /// The panel over the table.
    pub panel: Option<Panel>,
    /// What each colour would do, while the die is awaited.
    pub forecasts: Option<Box<[March; 6]>>,
    /// The colour whose forecast is on the map.
    pub forecast: Option<Colour>,
    /// What undo would take back, by name.
    pub undoes: Option<String>,
    /// Since when the context button means what it means, in milliseconds since 1970.
    meaning_since: i64,
}

impl Table {
    /// A game on the screen.
    pub fn new(shell: &Shell, session: Session, keeping: Keeping) -> Table {
        let question = session.question();
        let mut table = Table {
            draft: Draft::of(&question, session.game(), session.book()),
            session,
            keeping,
            notice: None,
            scene: Scene::default(),
            question,
            log: Vec::new(),
            reminders: Vec::new(),
            camera: None,
            turns: 0,
            chosen: None,
            carrying: false,
            panel: None,
            forecasts: None,
            forecast: None,
            undoes: None,
            meaning_since: i64::MIN,
        };
        table.log = log::recent(shell, &table.session);
        table.refresh(shell);
        table
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Whether this window may change the game.
    pub fn is_open(&self) -> bool {
        !matches!(self.keeping, Keeping::LookOnly)
    }

    /// What failed in the keeping, if anything has.
    pub fn failure(&self) -> Option<String> {
        match &self.keeping {
            Keeping::Failed { reason } => Some(reason.clone()),
            Keeping::File(file) => file.failure(),
            Keeping::LookOnly | Keeping::Memory => None,
        }
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) {
        match message {
            Message::Do(command) => {
                self.submit(shell, &command);
            }
            Message::Made(command) => {
                if self.submit(shell, &command) {
                    self.panel = None;
                }
            }
            // The root of the app takes this one.
            Message::Go(_) => self.panel = None,
            Message::Put(effects) => {
                self.submit(shell, &Command::Amend { note: String::new(), effects });
            }
            Message::Set(seat, field, to) => self.set(shell, seat, field, to),
            Message::Context => self.context(shell),
            Message::Chance => self.ask_chance(shell),
            Message::Tap(spot) => self.tap(shell, spot),
            Message::Hold(spot) => self.choose(shell, Some(spot)),
            Message::Look(camera) => self.camera = Some(camera),
            Message::Fit => self.camera = None,
            Message::Turn => {
                self.turns = (self.turns + 1) % 4;
                if let Some(camera) = &mut self.camera {
                    camera.turns = self.turns;
                }
            }
            Message::Choose(spot) => self.choose(shell, spot),
            Message::Carry => self.carrying = !self.carrying,
            Message::CarrySeat(seat) => {
                self.panel = None;
                self.chosen = Some(Spot::Munchkin(seat));
                self.carrying = true;
            }
            Message::Open(panel) => self.panel = panel,
            Message::Type(text) => self.type_in(text),
            Message::Enter => self.enter(shell),
            Message::Draft(edit) => {
                if let Some(command) = self.draft.edit(edit, self.session.game()) {
                    self.submit(shell, &command);
                }
                self.show(shell);
            }
            Message::Forecast(colour) => {
                self.forecast = if self.forecast == colour { None } else { colour };
                self.show(shell);
            }
            Message::Undo => self.travel(shell, Session::undo),
            Message::Redo => self.travel(shell, Session::redo),
            Message::SaveElsewhere => self.save_elsewhere(shell),
            Message::Hush => shell.toast = None,
            Message::Anyway => {
                if let Some(command) = shell.toast.take().and_then(|t| t.anyway) {
                    self.submit(shell, &command);
                }
            }
        }
    }

    /// Carries a command out: decided, written down, shown; and what the app answers by itself after it. Says whether
    /// it was accepted.
    pub fn submit(&mut self, shell: &mut Shell, command: &Command) -> bool {
        self.submit_as(shell, command, Who::Table)
    }

    fn submit_as(&mut self, shell: &mut Shell, command: &Command, who: Who) -> bool {
        if !self.is_open() {
            shell.say(shell.words.get("table-look-only"));
            return false;
        }
        let before = self.session.game().clone();
        let at = shell.clock.now();
        match self.session.submit(command, who, at) {
            Ok(written) => {
                shell.toast = None;
                self.reminders.clear();
                self.keep(shell, &written);
                self.tell(shell, &before, &written.facts);
                self.chances(shell);
                self.refresh(shell);
                true
            }
            Err(refusal) => {
                self.refuse(shell, command, &refusal);
                false
            }
        }
    }

    /// What the app answers without being asked.
    fn chances(&mut self, shell: &mut Shell) {
        let pool = shell.pool();
        while let Some(answer) = self.session.chance(&pool) {
            let before = self.session.game().clone();
            let Ok(written) = self.session.submit(&Command::Answer(answer), Who::App, shell.clock.now()) else {
                return;
            };
            self.keep(shell, &written);
            self.tell(shell, &before, &written.facts);
        }
    }

    fn ask_chance(&mut self, shell: &mut Shell) {
        if let Some(answer) = oracle::answer(&self.session, &shell.pool()) {
            self.submit_as(shell, &Command::Answer(answer), Who::Asked);
        }
    }

    /// Writes a record down before anything of it is shown.
    fn keep(&mut self, shell: &mut Shell, written: &Written) {
        if let Keeping::File(file) = &mut self.keeping
            && let Err(fault) = file.append(&written.line)
        {
            shell.complain(&fault);
            self.keeping = Keeping::Failed { reason: fault.to_string() };
        }
    }

    /// Writes the whole game anew into another file, and goes on there.
    fn save_elsewhere(&mut self, shell: &mut Shell) {
        let Some(home) = &shell.home else { return };
        let path = crate::store::library::new_path(home, &shell.clock.day());
        match path.and_then(|path| GameFile::create(&path, self.session.text())) {
            Ok(file) => {
                let text =
                    shell.words.with("table-saved-elsewhere", &[("path", file.path().display().to_string().into())]);
                self.keeping = Keeping::File(file);
                shell.say(text);
            }
            Err(fault) => shell.complain(&fault),
        }
    }

    /// Puts facts into the log and the reminders, teaches the Box, makes a sound.
    fn tell(&mut self, shell: &mut Shell, before: &Game, facts: &[Fact]) {
        let names = Names { now: Some(self.session.game()), before: Some(before) };
        for line in narrate::tell(facts) {
            let text = shell.words.say(&line.message, names);
            if line.tone == narrate::Tone::Reminder && self.game().table.care != crate::rules::game::Care::Count {
                self.reminders.push(text.clone());
            }
            self.log.push(LogLine { text, cites: line.cites, tone: line.tone });
        }
        for fact in facts {
            if let Some(lesson) = shell.owners_box().lesson(self.session.game(), &fact.event) {
                shell.learn(lesson);
            }
            if let Event::CostsChecked = fact.event {
                shell.learn(crate::catalog::boxed::Lesson::Costs(costs(&self.session)));
            }
        }
        let cue = facts.iter().find_map(|fact| match fact.event {
            Event::MonsterPlaced(_) => Some(Cue::Arrival),
            Event::Rolled { .. } => Some(Cue::Die),
            Event::Walked { .. } | Event::Stood { .. } | Event::Ventured { .. } => Some(Cue::Step),
            _ => None,
        });
        if let Some(cue) = cue {
            shell.play(cue);
        }
    }

    fn refuse(&mut self, shell: &mut Shell, command: &Command, refusal: &Refusal) {
        let names = Names::of(self.session.game());
        // What cannot be played can still be true: the table is always right.
        let anyway = match command {
            Command::Effects { note, effects } => {
                let amend = Command::Amend { note: note.clone(), effects: effects.clone() };
                crate::rules::engine::decide(self.session.book(), self.session.game(), &amend).is_ok().then_some(amend)
            }
            _ => None,
        };
        shell.toast = Some(Toast {
            text: shell.words.say(&refusal.message, names),
            instead: shell.words.instead(&refusal.message, names),
            cites: refusal.cites,
            anyway,
        });
    }

    /// Moves through history.
    fn travel(&mut self, shell: &mut Shell, go: impl FnOnce(&mut Session, i64) -> Option<Written>) {
        if !self.is_open() {
            shell.say(shell.words.get("table-look-only"));
            return;
        }
        if let Some(written) = go(&mut self.session, shell.clock.now()) {
            self.keep(shell, &written);
            self.after_travel(shell);
        }
    }

    /// Goes to any point of history.
    pub fn jump(&mut self, shell: &mut Shell, point: Point) {
        self.travel(shell, |session, at| session.jump(point, at));
    }

    /// What putting an earlier entry right would do.
    ///
    /// # Errors
    /// Why it cannot be put right like this, as a sentence.
    pub fn preview(&self, shell: &Shell, point: Point, command: Option<&Command>) -> Result<Preview, String> {
        fix::preview(&self.session, point, command).map_err(|fault| match fault {
            fix::FixFault::NotOnTheWay => shell.words.get("no-such-point"),
            fix::FixFault::Refused(refusal) => shell.words.say(&refusal.message, Names::of(self.session.game())),
        })
    }

    /// Takes a fix over.
    pub fn accept(&mut self, shell: &mut Shell, preview: Preview) {
        if self.is_open() {
            let written = self.session.accept(preview, shell.clock.now());
            self.keep(shell, &written);
            self.after_travel(shell);
        }
    }

    fn after_travel(&mut self, shell: &mut Shell) {
        shell.toast = None;
        self.reminders.clear();
        self.log = log::recent(shell, &self.session);
        self.chosen = None;
        self.carrying = false;
        self.refresh(shell);
    }

    /// Works out anew what follows from the state.
    fn refresh(&mut self, shell: &Shell) {
        let question = self.session.question();
        if question != self.question || self.meaning_since == i64::MIN {
            self.draft = Draft::of(&question, self.session.game(), self.session.book());
            self.meaning_since = shell.clock.now();
            self.forecast = None;
        }
        self.forecasts = matches!(question.ask, Ask::MonsterDie(DieFor::Monsters))
            .then(|| monster_turn::forecast(self.session.book(), self.session.game()).map(Box::new))
            .flatten();
        self.question = question;
        self.undoes =
            self.session.timeline().undone_by_undo().and_then(|point| log::title(shell, &self.session, point));
        if let Some(Spot::Room(room)) = self.chosen
            && self.game().dungeon.as_ref().is_none_or(|d| d.room(room).is_none())
        {
            self.chosen = None;
        }
        if let Some(Spot::Monster(monster)) = self.chosen
            && self.game().dungeon.as_ref().is_none_or(|d| d.monster(monster).is_none())
        {
            self.chosen = None;
        }
        self.show(shell);
    }

    /// Draws the scene anew.
    fn show(&mut self, shell: &Shell) {
        let forecast = self.forecast.and_then(|c| self.forecasts.as_ref().map(|all| &all[c.index()]));
        let exits = matches!(self.question.ask, Ask::Turn { .. }) && self.is_open();
        let routes = matches!(self.question.ask, Ask::Moving { .. });
        let drawn = match &self.question.ask {
            Ask::Links { room, .. } => Some((*room, self.draft.links.as_slice())),
            _ => None,
        };
        let focus = scene::Focus { chosen: self.chosen, forecast, exits, routes, drawn };
        self.scene = Scene::of(self.session.book(), self.session.game(), &shell.words, focus);
    }

    fn choose(&mut self, shell: &Shell, spot: Option<Spot>) {
        self.chosen = match spot {
            Some(Spot::Link(room, _)) => Some(Spot::Room(room)),
            Some(Spot::Munchkin(colour)) => {
                self.panel = Some(Panel::Seat(colour));
                None
            }
            other => other,
        };
        self.carrying = false;
        self.show(shell);
    }

    /// A touch of the map: carry, cycle a link that is asked about, walk, or select.
    fn tap(&mut self, shell: &mut Shell, spot: Spot) {
        if self.carrying {
            self.carrying = false;
            self.put_down(shell, spot);
            return;
        }
        if let (Ask::Links { room, .. }, Spot::Link(at, side)) = (&self.question.ask, spot)
            && let Some(side) = self.asked_side(*room, at, side)
        {
            self.update(shell, Message::Draft(Edit::CycleLink(side)));
            return;
        }
        if let Some(command) = self.way_to(spot) {
            self.submit(shell, &command);
            return;
        }
        let again = self.chosen == Some(spot);
        self.choose(shell, if again { None } else { Some(spot) });
    }

    /// The side of the asked-about room that a touched link belongs to.
    fn asked_side(&self, room: RoomId, at: RoomId, side: Side) -> Option<Side> {
        let dungeon = self.game().dungeon.as_ref()?;
        if at == room {
            return Some(side);
        }
        let next = dungeon.neighbour(dungeon.room(at)?, side)?;
        (next.id == room).then(|| side.opposite())
    }

    /// The step that touching a spot means while the active player acts: into the room beside, or the darkness.
    fn way_to(&self, spot: Spot) -> Option<Command> {
        if !matches!(self.question.ask, Ask::Turn { .. }) {
            return None;
        }
        let dungeon = self.game().dungeon.as_ref()?;
        let here = dungeon.room(self.game().active()?.room?)?;
        let side = match spot {
            Spot::Room(id) => {
                let at = dungeon.room(id)?.at;
                Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?
            }
            Spot::Dark(at) => Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?,
            Spot::Link(room, side) if room == here.id => side,
            Spot::Link(room, side) => {
                let from = dungeon.room(room)?;
                (from.at.step(side) == here.at).then(|| side.opposite())?
            }
            Spot::Monster(_) | Spot::Munchkin(_) => return None,
        };
        let exit = self.scene.exits.iter().find(|e| e.side == side)?;
        let all = exit.cost.is_none();
        Some(if exit.dark { Command::Explore { side, all } } else { Command::Walk { side, all } })
    }

    /// Moves what is selected to a touched spot.
    fn put_down(&mut self, shell: &mut Shell, spot: Spot) {
        let dungeon = self.game().dungeon.as_ref();
        let room_of = |spot: Spot| match spot {
            Spot::Room(id) | Spot::Link(id, _) => Some(id),
            Spot::Monster(id) => dungeon.and_then(|d| d.monster(id)).map(|m| m.room),
            Spot::Munchkin(colour) => self.game().seat(colour).and_then(|s| s.room),
            Spot::Dark(_) => None,
        };
        let effect = match (self.chosen, spot, room_of(spot)) {
            (Some(Spot::Room(room)), Spot::Dark(at), _) => Some(Effect::MoveRoom { room, at }),
            (Some(Spot::Monster(monster)), _, Some(room)) => Some(Effect::MoveMonster { monster, room }),
            (Some(Spot::Munchkin(seat)), _, Some(room)) => Some(Effect::Stand { seat, room }),
            _ => None,
        };
        match effect {
            Some(effect) => {
                self.submit(shell, &self.played(vec![effect]));
                self.chosen = self.chosen.filter(|c| !matches!(c, Spot::Munchkin(_)));
                self.show(shell);
            }
            None => shell.say(shell.words.get("table-cannot-put-there")),
        }
    }

    /// Effects as they are meant now: a correction while a game is being laid out, else something that happened.
    pub fn played(&self, effects: Vec<Effect>) -> Command {
        let note = String::new();
        if self.question.ask == Ask::Arrange {
            Command::Amend { note, effects }
        } else {
            Command::Effects { note, effects }
        }
    }

    /// A number changed in place.
    fn set(&mut self, shell: &mut Shell, seat: Colour, field: Field, to: i32) {
        let change = Amount::To(to);
        let effect = match field {
            Field::Level => Effect::Level { seat, change, kill: false },
            Field::Health => Effect::Health { seat, change },
            Field::MaxHealth => Effect::MaxHealth { seat, change },
            Field::Moves => Effect::Moves { seat, change },
            Field::MoveLeft => {
                let Some(now) = self.game().seat(seat) else { return };
                let allowance = i32::from(crate::rules::query::movement::allowance(now));
                Effect::Spent { seat, change: Amount::To((allowance - to).max(0)) }
            }
            Field::Gold => Effect::Gold { seat, change },
            Field::Bonus => Effect::Bonus { seat, change },
            Field::Big => Effect::Big { seat, change },
            Field::Treasure => Effect::Hand { seat, deck: crate::rules::seat::Deck::Treasure, change },
            Field::Dxm => Effect::Hand { seat, deck: crate::rules::seat::Deck::Dxm, change },
        };
        self.submit(shell, &self.played(vec![effect]));
    }

    fn type_in(&mut self, text: String) {
        match &mut self.panel {
            Some(Panel::Pad(_, _, typed)) => *typed = text.chars().filter(|c| c.is_ascii_digit()).take(6).collect(),
            Some(Panel::Words(_, words) | Panel::Palette(words)) => *words = text.chars().take(60).collect(),
            _ => self.draft.letters = text.chars().take(40).collect(),
        }
    }

    fn enter(&mut self, shell: &mut Shell) {
        let done = match self.panel.clone() {
            Some(Panel::Pad(seat, field, typed)) => match typed.parse() {
                Ok(to) => {
                    self.set(shell, seat, field, to);
                    true
                }
                Err(_) => false,
            },
            Some(Panel::Words(naming, words)) => match self.named(naming, words.trim()) {
                Some(command) => self.submit(shell, &command),
                None => true,
            },
            _ => false,
        };
        if done {
            self.panel = None;
        }
    }

    /// What words that were typed in do.
    fn named(&self, naming: Naming, words: &str) -> Option<Command> {
        let dungeon = self.game().dungeon.as_ref();
        let room = |id| dungeon.and_then(|d| d.room(id)).map(|r| r.tile.up.clone());
        let monster = |id| dungeon.and_then(|d| d.monster(id)).map(|m| m.def.clone());
        let effect = match naming {
            Naming::Seat(seat) => Effect::Name { seat, name: words.to_owned() },
            Naming::Room(id) => {
                let face = crate::rules::system::Face { name: words.to_owned(), ..room(id)? };
                Effect::Print { room: id, face }
            }
            Naming::RoomNote(id) => {
                Effect::Print { room: id, face: crate::rules::system::Face { note: words.to_owned(), ..room(id)? } }
            }
            Naming::Monster(id) => {
                let def = crate::rules::system::MonsterDef { name: words.to_owned(), ..monster(id)? };
                Effect::Card { monster: id, def }
            }
            Naming::Condition(seat, moves) => Effect::Condition {
                seat,
                add: crate::rules::seat::Condition { text: words.to_owned(), moves, ..Default::default() },
            },
            Naming::Gear(seat, bonus, big) => {
                Effect::Gear { seat, add: crate::rules::seat::Gear { name: words.to_owned(), bonus, big } }
            }
            Naming::Enhancer(monster, level) => Effect::Enhance {
                monster,
                add: crate::rules::system::Enhancer { name: words.to_owned(), level, ..Default::default() },
            },
            Naming::Drawn => return None,
        };
        Some(self.played(vec![effect]))
    }

    /// The context button: whatever comes next, unless it has only just begun to mean that.
    fn context(&mut self, shell: &mut Shell) {
        if shell.clock.now() - self.meaning_since < DEAD {
            return;
        }
        if let Some(message) = prompt::context(self, shell).and_then(|c| c.message) {
            self.update(shell, message);
        }
    }
}

/// The link costs of a game: passage, door, locked, hidden.
fn costs(session: &Session) -> [u8; 4] {
    use crate::rules::system::LinkKind;
    [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden]
        .map(|kind| crate::rules::query::movement::link_cost(session.book(), session.game(), kind).unwrap_or(0))
}

/// An answer as a message.
pub fn answer(answer: Answer) -> Message {
    Message::Do(Command::Answer(answer))
}
