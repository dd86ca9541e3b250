//! The table: a running game on the screen. Holds the session and its file; every change goes through one door.

pub mod asking;
pub mod bar;
pub mod dead;
pub mod draft;
mod entry;
pub mod far;
mod float;
pub mod hot;
pub mod inspect;
mod keeping;
pub mod log;
mod message;
pub mod monsters;
pub mod panels;
pub mod play;
pub mod prompt;
pub mod remind;
mod saving;
pub mod sealed;
pub mod seats;
mod soon;
pub mod state;
mod touch;
pub mod view;

pub use message::{Field, Figure, Message, Naming, Panel, Printed, answer};
pub use saving::Keeping;
pub use state::Table;

use crate::app::map::{Scene, Spot, scene};
use crate::app::shell::{Shell, Toast};
use crate::app::sound::Cue;
use crate::app::table::draft::Draft;
use crate::app::table::hot::Hot;
use crate::app::table::log::LogLine;
use crate::app::table::play::Sort;
use crate::app::table::remind::Notes;
use crate::catalog::boxed::Lesson;
use crate::catalog::words::Names;
use crate::play::fix;
use crate::play::oracle;
use crate::play::preview::{FixFault, Preview};
use crate::play::record::Who;
use crate::play::session::Written;
use crate::play::timeline::Point;
use crate::play::{Session, narrate};
use crate::rules::command::{Answer, Command};
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight::build;
use crate::rules::game::{Care, Game};
use crate::rules::ids::Colour;
use crate::rules::query::movement;
use crate::rules::question::{Ask, DieFor, Question};
use crate::rules::refusal::Refusal;
use crate::rules::system::Bargain;
use crate::rules::system::quest::monster_turn;
use crate::store::settings::RING_OPEN;

impl Table {
    /// A game on the screen.
    pub fn new(shell: &Shell, session: Session, keeping: Keeping) -> Table {
        let question = session.question();
        let mut table = Table {
            draft: Draft::of(&question, session.game(), session.book()),
            hot: Hot::of(&session),
            undo_armed: false,
            session,
            keeping,
            notice: None,
            scene: Scene::default(),
            question,
            asked: 0,
            log: Vec::new(),
            reminders: Vec::new(),
            notes: Notes::default(),
            dead: Vec::new(),
            camera: None,
            turns: 0,
            chosen: None,
            carrying: false,
            panel: None,
            forecasts: None,
            forecast: None,
            undoes: None,
            told_unsaved: false,
            meaning_since: i64::MIN,
            since: soon::Since::default(),
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

    /// Whether the question is answered by finding a name.
    pub fn asks_for_letters(&self) -> bool {
        let finds = matches!(self.question.ask, Ask::Tile { .. } | Ask::NewMonster { .. });
        finds && self.panel.is_none() && !self.is_busy()
    }

    /// The name that is being asked for, as far as it is typed.
    pub fn naming(&self) -> Option<&str> {
        match &self.panel {
            None if self.asks_for_letters() => Some(&self.draft.letters),
            Some(Panel::Words(_, words) | Panel::Palette(words)) => Some(words),
            Some(Panel::Card(card)) if card.sort.is_some_and(Sort::is_named) => Some(&card.name),
            _ => None,
        }
    }

    /// What is left of the ring before a fight is rolled, from 1 to 0 (MQ-CMB-41).
    pub fn ring(&self, shell: &Shell) -> Option<f32> {
        let agreed = build::pause(self.session.book(), self.game());
        // What rings until everybody has passed needs no bar: the dice wait anyway.
        let ring = Some(shell.settings.ring).filter(|ring| *ring != RING_OPEN);
        let whole = i64::from(agreed.or(ring).unwrap_or(0));
        // Where the app keeps the cards, everybody is asked one after the other instead.
        let announced = matches!(self.question.ask, Ask::FightDice { .. }) && self.is_open() && self.hot.is_none();
        let gone = shell.clock.now() - self.meaning_since;
        (announced && (0..whole).contains(&gone)).then(|| 1.0 - gone as f32 / whole as f32)
    }

    /// Takes a message; where nobody watches, the app goes on at once.
    pub fn update(&mut self, shell: &mut Shell, message: Message) {
        let before = self.face(shell);
        let sealing = self.is_sealing();
        self.take(shell, message);
        if sealing && !self.is_sealing() {
            self.goes_on(shell);
        }
        self.drive(shell);
        self.freshens(shell, &before);
    }

    fn take(&mut self, shell: &mut Shell, message: Message) {
        match message {
            Message::Do(command) => {
                self.submit(shell, &command);
            }
            Message::Made(command) => {
                if self.submit(shell, &command) {
                    self.panel = None;
                }
            }
            Message::Hot(wish) => self.wish(shell, wish),
            // The root of the app takes these.
            Message::Go(_) | Message::Rematch => self.panel = None,
            Message::Rule(_) => {}
            Message::Put(effects) => {
                self.submit(shell, &Command::Amend { note: String::new(), effects });
            }
            Message::Set(seat, field, to) => self.set(shell, seat, field, to),
            Message::Print(monster, printed, to) => _ = self.print(shell, (monster, printed), to),
            Message::Context => self.context(shell),
            Message::Chance => self.ask_chance(shell),
            Message::Tap(spot) => self.tap(shell, spot),
            Message::Hold(spot) => self.choose(shell, Some(spot)),
            Message::Look(camera) => self.camera = Some(camera),
            Message::Fit => self.camera = None,
            Message::Turn => self.quarter_turn(),
            Message::CheckDice => self.check_dice(shell),
            Message::Throw(message) => self.throw(shell, message),
            Message::ThrowIn => self.throw_in(shell),
            Message::Far => {
                shell.settings.far = !shell.settings.far;
                shell.save_settings();
                // What was seen from near lies elsewhere now.
                (self.camera, self.panel) = (None, None);
            }
            Message::Across => {
                shell.settings.turned = !shell.settings.turned;
                shell.save_settings();
                self.panel = None;
            }
            Message::Choose(spot) => self.choose(shell, spot),
            Message::Carry => self.carrying = !self.carrying,
            Message::CarrySeat(seat) => {
                self.panel = None;
                self.chosen = Some(Spot::Munchkin(seat));
                self.carrying = true;
            }
            Message::Open(panel) => self.panel = panel,
            // A space begins no name: it is the key of the next step.
            Message::Type(text) if text == " " && self.asks_for_letters() => self.context(shell),
            Message::Type(text) => {
                self.letter_typed(shell);
                self.type_in(text);
            }
            Message::First => self.context(shell),
            Message::Enter => self.enter(shell),
            Message::Draft(edit) => {
                if let Some(command) = self.draft.edit(edit, (self.session.book(), self.session.game())) {
                    self.submit(shell, &command);
                }
                self.show(shell);
            }
            Message::Hire(seat) => self.hire(shell, seat),
            Message::Forecast(colour) => {
                self.forecast = if self.forecast == colour { None } else { colour };
                self.show(shell);
            }
            // What everybody has seen is taken back only if the table agrees: the same button again.
            Message::Undo if self.session.undo_reveals() && !self.undo_armed => self.undo_armed = true,
            Message::Undo => {
                self.undo_armed = false;
                self.travel(shell, Session::undo);
            }
            Message::Redo => self.travel(shell, Session::redo),
            Message::SaveElsewhere => self.save_elsewhere(shell),
            Message::Hush => shell.toast = None,
            Message::Mourned(seat) => self.dead.retain(|dead| dead.seat != seat),
            Message::Notes => self.notes.open ^= true,
            Message::Mute(rule) => self.mute(shell, rule),
            Message::Anyway => {
                if let Some(command) = shell.toast.take().and_then(|t| t.anyway) {
                    self.submit(shell, &command);
                }
            }
        }
    }

    fn quarter_turn(&mut self) {
        self.turns = (self.turns + 1) % 4;
        if let Some(camera) = &mut self.camera {
            camera.turns = self.turns;
        }
    }

    /// Somebody helps, for what they ask; who picks first is asked when there is something to pick (MQ-BRIBE-04).
    fn hire(&mut self, shell: &mut Shell, seat: Colour) {
        let asked = self.draft.asks.iter().find(|(who, _)| *who == seat).map_or(0, |(_, n)| *n);
        if self.submit(shell, &Command::Help { seat: Some(seat) }) && asked > 0 {
            let terms = Bargain { treasures: asked, ..Bargain::default() };
            self.submit(shell, &self.played(vec![Effect::Bargain { terms }]));
        }
    }

    /// Carries a command out: decided, written down, shown; and what the app answers by itself after it. Says whether
    /// it was accepted.
    pub fn submit(&mut self, shell: &mut Shell, command: &Command) -> bool {
        // Nobody moves while a bot does, or before the tablet has come to them.
        if !self.may_move() && hot::is_move(command) {
            return false;
        }
        // What a bot has is its own: nobody gives it away, packs it or pays with it.
        if let Some(seat) = hot::owner(command).filter(|seat| self.minds_itself(*seat)) {
            let name = shell.words.seat(seat, Names::of(self.game()));
            shell.say(shell.words.with("bot-minds-itself", &[("seat", name.into())]));
            return false;
        }
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
                self.undo_armed = false;
                self.answered(shell, command);
                self.reminders.clear();
                self.keep(shell, &written);
                self.tell(shell, &before, &written.facts);
                self.settle(shell, false);
                let mut facts = written.facts;
                match &mut self.hot {
                    // There the app goes on step by step, so that people can follow.
                    Some(hot) => {
                        let people: Vec<Colour> = hot.people(&self.session).collect();
                        dead::follow(&mut self.dead, (&before, self.session.game()), &facts, &people);
                        hot.done(who);
                        hot.follow(&facts, self.session.records());
                    }
                    None => facts.extend(self.chances(shell)),
                }
                self.refresh(shell);
                self.remind(shell, &before, &facts);
                true
            }
            Err(refusal) => {
                self.refuse(shell, command, &refusal);
                false
            }
        }
    }

    /// What the app answers without being asked, and what follows from it.
    fn chances(&mut self, shell: &mut Shell) -> Vec<Fact> {
        self.session.draw_from(shell.pool());
        let mut facts = Vec::new();
        while !self.is_sealing()
            && let Some(answer) = oracle::unasked(&self.session).or_else(|| only_way(&self.session))
        {
            let before = self.session.game().clone();
            if let Answer::Side(to) = answer {
                self.say_only_way(shell, to);
            }
            let Ok(written) = self.session.submit(&Command::Answer(answer), Who::App, shell.clock.now()) else {
                break;
            };
            self.keep(shell, &written);
            self.tell(shell, &before, &written.facts);
            self.settle(shell, false);
            facts.extend(written.facts);
        }
        facts
    }

    fn ask_chance(&mut self, shell: &mut Shell) {
        self.session.draw_from(shell.pool());
        self.settle(shell, true);
        // New dice are rolled once everybody could throw a word in.
        if self.is_sealing() {
            return;
        }
        if let Some(answer) = oracle::answer(&self.session) {
            self.submit_as(shell, &Command::Answer(answer), Who::Asked);
        }
    }

    /// Puts facts into the log and the reminders, teaches the Box, makes a sound.
    fn tell(&mut self, shell: &mut Shell, before: &Game, facts: &[Fact]) {
        let names = Names { now: Some(self.session.game()), before: Some(before) };
        for line in narrate::tell(before, facts) {
            let text = shell.words.say(&line.message, names);
            let cardboard = self.hot.is_none() && self.game().table.care != Care::Count;
            if line.tone == narrate::Tone::Reminder && cardboard {
                self.reminders.push(text.clone());
            }
            self.log.push(LogLine { text, cites: line.cites, tone: line.tone });
        }
        for fact in facts {
            if let Some(lesson) = shell.owners_box().lesson(self.session.game(), &fact.event) {
                shell.learn(lesson);
            }
            if let Event::CostsChecked = fact.event {
                shell.learn(Lesson::Costs(costs(&self.session)));
            }
        }
        let cue = facts.iter().find_map(|fact| match fact.event {
            Event::MonsterPlaced(_) => Some(Cue::Arrival),
            Event::Fight { what: FightTold::Announced, .. } => Some(Cue::Ring),
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
                engine::decide(self.session.book(), self.session.game(), &amend).is_ok().then_some(amend)
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
            self.settle(shell, false);
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
            FixFault::NotOnTheWay => shell.words.get("no-such-point"),
            FixFault::Refused(refusal) => shell.words.say(&refusal.message, Names::of(self.session.game())),
        })
    }

    /// Takes a fix over.
    pub fn accept(&mut self, shell: &mut Shell, preview: Preview) {
        if self.is_open() {
            let written = self.session.accept(preview, shell.clock.now());
            self.keep(shell, &written);
            self.settle(shell, false);
            self.after_travel(shell);
        }
    }

    fn after_travel(&mut self, shell: &mut Shell) {
        shell.toast = None;
        if let Some(hot) = &mut self.hot {
            hot.travelled();
        }
        self.reminders.clear();
        self.dead.clear();
        self.notes.clear();
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
            self.means(shell);
            self.forecast = None;
        } else if matches!(question.ask, Ask::Fight { .. }) {
            self.draft.recount(self.session.book(), self.session.game());
        }
        if is_another(&self.question, &question) {
            self.asked = self.asked.wrapping_add(1);
            (self.chosen, self.carrying) = (None, false);
            // Whoever leaves is asked what of theirs stays.
            if question.ask == Ask::Leaver {
                self.panel = None;
            }
        }
        self.forecasts = matches!(question.ask, Ask::MonsterDie(DieFor::Monsters))
            .then(|| monster_turn::forecast(self.session.book(), self.session.game()).map(Box::new))
            .flatten();
        if let Some(hot) = &mut self.hot {
            hot.look(&self.session, &question);
        }
        self.question = question;
        self.undoes =
            self.session.timeline().undone_by_undo().and_then(|point| log::title(shell, &self.session, point));
        if let Some(Spot::Room(room)) = self.chosen
            && self.game().dungeon.as_deref().is_none_or(|d| d.room(room).is_none())
        {
            self.chosen = None;
        }
        if let Some(Spot::Monster(monster)) = self.chosen
            && self.game().foes.get(monster).is_none()
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

    /// Effects as they are meant now: a correction while a game is being laid out, else something that happened.
    pub fn played(&self, effects: Vec<Effect>) -> Command {
        let note = String::new();
        if self.question.ask == Ask::Arrange {
            Command::Amend { note, effects }
        } else {
            Command::Effects { note, effects }
        }
    }

    /// The context button: whatever comes next.
    fn context(&mut self, shell: &mut Shell) {
        if let Some(message) = asking::context(self, shell).and_then(|c| c.message) {
            self.take(shell, message);
        }
    }
}

/// Whether it is asked something else, and not the same thing further on: a fight is built and standies are ticked in
/// many steps, and one walks on.
fn is_another(was: &Question, now: &Question) -> bool {
    match (&was.ask, &now.ask) {
        _ if was.seat != now.seat => true,
        (Ask::Turn { .. }, Ask::Turn { .. }) | (Ask::Moving { .. }, Ask::Moving { .. }) => false,
        (Ask::FightRolled { .. }, Ask::FightRolled { .. }) | (Ask::FirstPlayer { .. }, Ask::FirstPlayer { .. }) => {
            false
        }
        (Ask::Fight { place, monsters }, Ask::Fight { place: here, monsters: others }) => {
            place != here || !monsters.iter().any(|id| others.contains(id))
        }
        (was, now) => was != now,
    }
}

/// The way to run where there is only one: nobody is asked for it.
fn only_way(session: &Session) -> Option<Answer> {
    match session.question().ask {
        Ask::Refuge { sides } if sides.len() == 1 => sides.first().map(|side| Answer::Side(*side)),
        _ => None,
    }
}

/// The link costs of a game: passage, door, locked, hidden.
fn costs(session: &Session) -> [u8; 4] {
    use crate::rules::system::LinkKind;
    [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden]
        .map(|kind| movement::link_cost(session.book(), session.game(), kind).unwrap_or(0))
}
