//! Is a game what it says it is? Every command is decided again and its facts compared; every roll and draw is worked
//! out again from the dice. What cannot be known is called so, and accuses nobody: rolls of people, rooms and monsters
//! from somebody's Box, a secret that is not known, and facts decided by other rules than those of this build.
//! `assets/FAIR.md` tells how to check the rolls and draws of a finished game without Standie.

use crate::play::arranged::{self, Where};
use crate::play::chance;
use crate::play::dice::{Epoch, Of, Place, Source};
use crate::play::old_words;
use crate::play::record::Who;
use crate::play::session::{self, Session};
use crate::play::timeline::{Node, Point};
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dungeon;
use crate::rules::engine::{self};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::question::Ask;
use crate::rules::table;
use serde::Serialize;

/// How to check a finished game without Standie.
pub const PAGE: &str = include_str!("../../assets/FAIR.md");

/// What a check comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Everything comes out the same, and nobody could know it before.
    Fair,
    /// What can be checked comes out the same; some of it cannot.
    Partly,
    /// Everything comes out the same so far; the secret is told when the game is over.
    Running,
    /// Everything comes out the same, and whoever began it could know it before: the seed was given, or cards and dice were
    /// arranged.
    Arranged,
    /// Something is not as it was.
    Altered,
}

/// A stretch of the game with a secret of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stretch {
    /// The first record that may roll by it.
    pub from: u32,
    /// Its seal.
    pub seal: String,
    /// Its secret, once it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The words people added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Whether its rolls could be checked here.
    pub known: bool,
}

/// What came of deciding and working everything out again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// Commands that were carried out.
    pub commands: u32,
    /// Points whose facts are not what their command comes to.
    pub altered: Vec<Point>,
    /// Points decided otherwise by other rules than those of this build: that version can check them.
    pub other_rules: Vec<Point>,
    /// Rolls and draws of the app that could be worked out again.
    pub rolls: u32,
    /// Those that come out the same.
    pub same: u32,
    /// Points whose roll or draw does not come out the same.
    pub other: Vec<Point>,
    /// Of those that do, rooms and monsters from somebody's Box: which one it was is checked, what is printed on it is not.
    pub boxed: u32,
    /// Rolls and draws that people made by themselves, or put right.
    pub told: u32,
    /// Rolls and draws whose secret is not known, or that are of before there were secrets.
    pub unknown: u32,
    /// The first point whose roll could not be checked for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown_from: Option<Point>,
    /// Whether the game carries other cards than those of this version.
    pub own_cards: bool,
    /// The secrets.
    pub secrets: Vec<Stretch>,
    /// Secrets that were told and fit no seal.
    pub stray: u32,
    /// The seed, if it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether somebody chose its cards, Levels or dice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub arranged: bool,
}

impl Checked {
    /// What it comes to.
    pub fn verdict(&self) -> Verdict {
        if !(self.altered.is_empty() && self.other.is_empty() && self.stray == 0) {
            Verdict::Altered
        } else if self.arranged || self.seed.is_some() {
            Verdict::Arranged
        } else if self.unknown > 0 || !self.other_rules.is_empty() {
            Verdict::Partly
        } else if self.secrets.iter().any(|s| s.secret.is_none() && s.known) {
            Verdict::Running
        } else {
            Verdict::Fair
        }
    }
}

/// Decides every command again and works every roll and draw out again, also of what was taken back.
pub fn check(session: &Session) -> Checked {
    let timeline = session.timeline();
    let mut checked = Checked {
        secrets: secrets(session),
        stray: session.dice().stray(),
        seed: session.header().seed.map(|seed| seed.to_string()),
        own_cards: session.has_own_cards(),
        arranged: session.header().setup.is_arranged(),
        ..Checked::default()
    };
    if !session.cards_fit() {
        checked.altered.push(0);
    }
    let (mut game, mut at) = (timeline.state(0), 0);
    for point in 1..=timeline.last() {
        let Some(node) = timeline.node(point) else { continue };
        if node.parent != at {
            game = timeline.state(node.parent);
        }
        roll(session, &game, (point, node), &mut checked);
        decide(session, &game, (point, node), &mut checked);
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
        at = point;
    }
    checked
}

/// Decides a command again.
fn decide(session: &Session, before: &Game, (point, node): (Point, &Node), checked: &mut Checked) {
    checked.commands += 1;
    let mut game = before.clone();
    let facts = node.command.read().ok().and_then(|command| engine::act(session.book(), &mut game, &command).ok());
    if facts.is_some_and(|facts| old_words::are_same(before, &facts, &node.facts)) {
        return;
    }
    // What other rules decided is theirs to decide again.
    if session.decided_by(node.record) == session::deciding(session.book()) {
        checked.altered.push(point);
    } else {
        checked.other_rules.push(point);
    }
}

/// Works a roll or draw out again.
fn roll(session: &Session, game: &Game, (point, node): (Point, &Node), checked: &mut Checked) {
    let question = engine::question(session.book(), game);
    let chance = engine::waits_for(session.book(), game) == Decider::Chance;
    // Before anybody was asked from whom to run first the die fell at once.
    let at_once = matches!(question.ask, Ask::Fight(fight::Ask::RunFirst { .. }));
    let fell = |answer: &Answer| chance || at_once && matches!(answer, Answer::Fight(fight::Answer::Ran { .. }));
    let answer = match node.command.read() {
        Ok(Command::Table(table::Command::Answer(answer))) if fell(&answer) => answer,
        _ if node.drawn.is_none() => return,
        // It says it was drawn, and nothing was to be.
        _ => return checked.other.push(point),
    };
    match &node.drawn {
        None if node.fixed || node.who == Who::Table => return checked.told += 1,
        Some(_) if node.who == Who::Table => return checked.other.push(point),
        _ => {}
    }
    let epoch = session.dice().at(node.record);
    let Some(key) = epoch.filter(|e| !matches!(e.source, Source::Old(_))).and_then(|epoch| epoch.key()) else {
        checked.unknown += 1;
        checked.unknown_from.get_or_insert(point);
        return;
    };
    checked.rolls += 1;
    let place = chance::place(session.timeline(), game, node.parent, node.record);
    let step = match place {
        Place::Record(_) => None,
        Place::Step(step) => Some(step),
    };
    let at = Where { setup: &session.header().setup, timeline: session.timeline(), before: node.parent };
    let mut picks = arranged::load(at, session.book(), game, &question.ask, key.picks(place));
    let boxed = chance::is_from_pool(session.book(), game, &question.ask);
    let same = match &node.drawn {
        Some(drawn) if drawn.step != step => false,
        Some(drawn) if boxed => match &drawn.of {
            Of::Names(names) => chance::named(names, &answer, &mut picks),
            Of::Cards(none) => none.is_empty() && answer == Answer::Dungeon(dungeon::Answer::Nothing),
            Of::Sides(_) | Of::Links { .. } => false,
        },
        Some(drawn) => {
            let pool = chance::Pool::default();
            let of = chance::of(session.book(), game, &question.ask, &pool);
            let again = chance::chance(session.book(), game, question.ask, &pool, &mut picks);
            of.as_ref() == Some(&drawn.of) && again == Some(answer)
        }
        None => false,
    };
    if same {
        checked.same += 1;
        checked.boxed += u32::from(boxed);
    } else {
        checked.other.push(point);
    }
}

/// The secrets of a game.
fn secrets(session: &Session) -> Vec<Stretch> {
    let stretch = |epoch: &Epoch| match &epoch.source {
        Source::Sealed { seal, said, secret } => Some(Stretch {
            from: epoch.after + 1,
            seal: seal.clone(),
            secret: secret.as_ref().filter(|_| epoch.told).map(|secret| secret.text().to_owned()),
            words: said.iter().map(|(colour, word)| format!("{} {word}", colour.name())).collect(),
            known: secret.is_some(),
        }),
        Source::Seed(_) | Source::Old(_) => None,
    };
    session.dice().epochs().iter().filter_map(stretch).collect()
}
