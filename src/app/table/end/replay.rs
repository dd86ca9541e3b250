//! A game that is over, gone through once more: the journal, replayed to any of its deeds.

use crate::app::hat;
use crate::app::map::camera::Camera;
use crate::app::map::scene::{Focus, Scene};
use crate::app::shell::Shell;
use crate::catalog::words::Names;
use crate::play::narrate;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// How many steps a whole game takes at most while it plays by itself.
const STEPS: usize = 400;

/// A game being gone through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The deeds, the start first.
    path: Vec<Point>,
    /// Where each turn begins among them, and the game there: no way to a deed is longer than its turn.
    turns: Vec<(usize, Game)>,
    /// The deed that was done last.
    at: usize,
    /// The game as it stood then.
    pub game: Game,
    /// What was done last, in words; empty at the start.
    pub said: String,
    /// All that has happened in the turn so far, in words.
    pub told: Vec<String>,
    /// Its map.
    pub scene: Scene,
    /// Where the map is looked at from; all of it if none.
    pub camera: Option<Camera>,
    /// Whether it goes on by itself.
    pub plays: bool,
}

/// What happens to a game being gone through.
#[derive(Clone, Debug)]
pub enum Message {
    /// To a deed.
    To(u32),
    /// A turn back, to its beginning.
    Back,
    /// On to the next turn.
    On,
    /// It goes on by itself, or stops.
    Play,
    /// It goes on by itself, and it is time for the next step.
    Beat,
    /// The map is looked at from elsewhere.
    Look(Camera),
    /// All of the map.
    Fit,
}

impl Replay {
    /// A game from its start on.
    pub fn of(shell: &Shell, session: &Session) -> Replay {
        let timeline = session.timeline();
        let path: Vec<Point> = std::iter::once(0).chain(timeline.path(timeline.here())).collect();
        let mut game = timeline.state(0);
        let mut turns = vec![(0, game.clone())];
        for (at, point) in path.iter().enumerate() {
            let before = game.turn.number;
            done(session, *point, &mut game);
            if game.turn.number != before {
                turns.push((at, game.clone()));
            }
        }
        let game = turns.first().map_or(game, |(_, start)| start.clone());
        let mut replay = Replay {
            path,
            turns,
            at: 0,
            game,
            said: String::new(),
            told: Vec::new(),
            scene: Scene::default(),
            camera: None,
            plays: false,
        };
        replay.show(shell, session);
        replay
    }

    /// How many deeds there are.
    pub fn deeds(&self) -> usize {
        self.path.len() - 1
    }

    /// The deed that was done last; 0 for the start.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The point of history.
    pub fn point(&self) -> Point {
        self.path.get(self.at).copied().unwrap_or_default()
    }

    /// The deeds of the turn it stands in, up to the one that was done last.
    pub fn of_turn(&self) -> std::ops::RangeInclusive<Point> {
        let begun = self.turns.get(self.turn()).and_then(|(at, _)| self.path.get(*at)).copied();
        begun.unwrap_or_default()..=self.point()
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &Shell, session: &Session, message: Message) {
        let turn = self.turn();
        let begins = |turn: usize| self.turns.get(turn).map(|(at, _)| *at);
        // Where there is no map a turn is seen by what has happened in it: once it is over.
        let ends = |turn: usize| begins(turn + 1).map_or(self.deeds(), |next| next.saturating_sub(1));
        let told = !self.game.has_map();
        let to = match message {
            Message::To(at) => Some(at as usize),
            Message::Back if told => Some(turn.checked_sub(1).map_or(0, ends)),
            Message::On if told && self.at < ends(turn) => Some(ends(turn)),
            Message::On if told => Some(ends(turn + 1)),
            // From the middle of a turn, first to where it began.
            Message::Back if begins(turn).is_some_and(|at| at < self.at) => begins(turn),
            Message::Back => Some(begins(turn.saturating_sub(1)).unwrap_or_default()),
            Message::On => Some(begins(turn + 1).unwrap_or(self.deeds())),
            Message::Play => {
                self.plays = !self.plays;
                // From the end it begins again.
                (self.plays && self.at == self.deeds()).then_some(0)
            }
            Message::Beat => self.plays.then(|| self.at + self.deeds().div_ceil(STEPS)),
            Message::Look(camera) => {
                self.camera = Some(camera);
                None
            }
            Message::Fit => {
                self.camera = None;
                None
            }
        };
        if let Some(to) = to {
            self.go(shell, session, to);
        }
    }

    /// The turn it stands in, counted among those there are; the start is the first.
    fn turn(&self) -> usize {
        self.turns.partition_point(|(at, _)| *at <= self.at).saturating_sub(1)
    }

    fn go(&mut self, shell: &Shell, session: &Session, to: usize) {
        self.at = to.min(self.deeds());
        let Some(game) = self.state(session, self.at) else { return };
        self.game = game;
        self.said = self.title(shell, session).unwrap_or_default();
        self.told = self.tells(shell, session);
        self.plays &= self.at < self.deeds();
        self.show(shell, session);
    }

    /// The game after so many deeds, from the turn in which that was.
    fn state(&self, session: &Session, at: usize) -> Option<Game> {
        let (from, start) = self.turns.iter().rev().find(|(from, _)| *from <= at)?;
        let mut game = start.clone();
        for point in &self.path[from + 1..=at] {
            done(session, *point, &mut game);
        }
        Some(game)
    }

    /// What was done last, in words.
    fn title(&self, shell: &Shell, session: &Session) -> Option<String> {
        let node = session.timeline().node(self.point())?;
        let before = self.state(session, self.at.checked_sub(1)?)?;
        let names = Names::told(session.book(), session.game(), &before);
        Some(shell.words.say(&narrate::title::title(&before, node), names))
    }

    /// What has happened in the turn so far, as the log tells it.
    fn tells(&self, shell: &Shell, session: &Session) -> Vec<String> {
        let Some((from, start)) = self.turns.get(self.turn()) else { return Vec::new() };
        let (mut before, mut told) = (start.clone(), Vec::new());
        for point in &self.path[(from + 1).min(self.at + 1)..=self.at] {
            let Some(node) = session.timeline().node(*point) else { continue };
            let mut now = before.clone();
            done(session, *point, &mut now);
            let names = Names::told(session.book(), &now, &before);
            told.extend(
                narrate::tell_by(session.book(), &before, &node.facts)
                    .iter()
                    .map(|line| shell.words.say(&line.message, names)),
            );
            before = now;
        }
        told
    }

    fn show(&mut self, shell: &Shell, session: &Session) {
        let hats = Colour::ALL.map(|colour| hat::of(&shell.settings, &self.game, colour));
        let focus = Focus { hats, ..Focus::default() };
        self.scene = Scene::of(session.book(), &self.game, &shell.words, focus);
    }
}

/// A deed, done again.
fn done(session: &Session, point: Point, game: &mut Game) {
    for fact in session.timeline().node(point).iter().flat_map(|node| &node.facts) {
        game.apply(&fact.event);
    }
}
