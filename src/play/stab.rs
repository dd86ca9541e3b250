//! Stabs: what somebody outside plays into a fight, and what it costs.

use crate::bots::grudge::Grudges;
use crate::odds::Odds;
use crate::odds::fight::known;
use crate::play::session::Session;
use crate::play::timeline::{Point, Timeline};
use crate::rules::book::Book;
use crate::rules::event::{Event, Fact, FightTold, PlayedAs};
use crate::rules::fight;
use crate::rules::fight::fighter::Fighter;
use crate::rules::game::Game;
use crate::rules::hand::when::fights;
use crate::rules::ids::Colour;
use crate::rules::munchkin;

/// What it costs from which on somebody takes it amiss.
pub const FELT: f64 = 0.05;

/// Somebody outside is about to play something into a fight.
#[derive(Clone, Debug)]
pub struct Meddling {
    by: Colour,
    main: Colour,
    name: String,
    /// The chance before; none where not all that counts is known.
    before: Option<Odds>,
    /// Whether what is played makes the monsters stronger, or those who fight them weaker.
    worse: bool,
}

/// It made the fight worse.
#[derive(Clone, Debug)]
pub struct Stab {
    /// Who did it.
    pub by: Colour,
    /// Whose fight it is.
    pub main: Colour,
    /// What was played, as far as it has a name.
    pub name: String,
    /// The chance before.
    pub before: Odds,
    /// The chance after.
    pub after: Odds,
}

impl Meddling {
    /// What somebody outside the fight plays with these facts; none if nobody does.
    pub fn before(book: &Book, game: &Game, facts: &[Fact]) -> Option<Meddling> {
        let fight = fight::under_way(game)?;
        let (by, name) = facts.iter().find_map(|fact| {
            let (seat, name) = done(&fact.event)?;
            (!fights(game, fight, seat)).then(|| (seat, name.to_owned()))
        })?;
        let worse = facts.iter().any(|fact| worsens(&fact.event));
        Some(Meddling { by, main: fight.main, name, before: known(book, game, fight), worse })
    }

    /// Who has meant ill with whose fight, and whether that made it worse. Where a chance is not known the card says so; one
    /// that was hopeless can't get worse, but it was not nice either.
    pub fn hurts(&self, book: &Book, game: &Game) -> Option<(Colour, Colour, bool)> {
        let after = fight::under_way(game).and_then(|fight| known(book, game, fight));
        let (ill, worse) = match (self.before, after) {
            (Some(before), Some(after)) => {
                let worse = after.chance() < before.chance();
                (worse || self.worse && before.chance() <= 0.0, worse)
            }
            _ => (self.worse, self.worse),
        };
        ill.then_some((self.by, self.main, worse))
    }

    /// What it has done, if it was a stab.
    pub fn after(self, book: &Book, game: &Game) -> Option<Stab> {
        let after = fight::under_way(game).and_then(|fight| known(book, game, fight))?;
        let Meddling { by, main, name, before, .. } = self;
        let before = before?;
        (after.chance() < before.chance()).then_some(Stab { by, main, name, before, after })
    }
}

/// Who plays a card or uses a power, and what it is called; a power has no name of its own.
fn done(event: &Event) -> Option<(Colour, &str)> {
    match event {
        Event::Munchkin(munchkin::Event::Played { seat, name, .. }) => Some((*seat, name)),
        Event::Munchkin(munchkin::Event::Power { seat, works: true, .. }) => Some((*seat, "")),
        Event::Table(_)
        | Event::Cards(_)
        | Event::Munchkin(_)
        | Event::Fight(_)
        | Event::Dungeon(_)
        | Event::Track(_)
        | Event::Doors(_) => None,
    }
}

/// Whether a fact makes monsters stronger, or those who fight them weaker.
pub fn worsens(event: &Event) -> bool {
    let Event::Fight(event) = event else { return false };
    if let fight::Event::EnhancerOn { add, .. } = event {
        return add.level > 0 || add.strength > 0 || add.dice > 0;
    }
    if let fight::Event::Fight { what: FightTold::Term(term), .. } = event {
        let more = term.strength.signum() + i16::from(term.dice.signum());
        return if matches!(term.who, Fighter::Monster(_)) { more > 0 } else { more < 0 };
    }
    matches!(event, fight::Event::MonsterPlaced(_))
}

impl Stab {
    /// What it cost of the chance.
    pub fn cost(&self) -> f64 {
        self.before.chance() - self.after.chance()
    }
}

/// Who curses whom with a fact, and by what name.
pub fn curse(event: &Event) -> Option<(Colour, Colour, &str)> {
    let Event::Munchkin(munchkin::Event::Played { seat, name, what: PlayedAs::Curse, on: Some(on) }) = event else {
        return None;
    };
    (on != seat).then_some((*seat, *on, name))
}

/// Who has stabbed whom in a game, worked out from its history as it goes on.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    grudges: Grudges,
    /// Stabs alone, however little they cost: as the end counts them.
    stabs: Grudges,
    here: Point,
}

impl Memory {
    /// Who has stabbed whom, as far as it has been gone through.
    pub fn known(&self) -> &Grudges {
        &self.grudges
    }

    /// Who has made whose fights worse, without Curses, as far as it has been gone through.
    pub fn stabs(&self) -> &Grudges {
        &self.stabs
    }

    /// Who has stabbed whom, up to where a game stands.
    pub fn of(&mut self, session: &Session) -> &Grudges {
        let timeline = session.timeline();
        let here = timeline.here();
        if here == self.here {
            return &self.grudges;
        }
        let mut new = Vec::new();
        let mut at = here;
        while at > self.here {
            new.push(at);
            at = timeline.parent(at);
        }
        if at != self.here {
            // History has been travelled: what is not on the way has not happened.
            (self.grudges, self.stabs) = (Grudges::default(), Grudges::default());
            new = timeline.path(here);
            new.reverse();
        }
        self.here = here;
        if new.len() > FEW {
            self.at_length(session, &new)
        } else {
            self.step_by_step(session, &new)
        }
        &self.grudges
    }

    /// Points of history that are new, the latest first, each from the state before it.
    fn step_by_step(&mut self, session: &Session, new: &[Point]) {
        let timeline: &Timeline = session.timeline();
        for point in new.iter().rev() {
            let Some(node) = timeline.node(*point) else { continue };
            if node.facts.iter().any(|fact| done(&fact.event).is_some()) {
                let game = timeline.state(node.parent);
                self.takes_in(session.book(), game, &node.facts);
            }
        }
    }

    /// Many of them, in one go.
    fn at_length(&mut self, session: &Session, new: &[Point]) {
        let timeline = session.timeline();
        let from = new.last().map_or(0, |first| timeline.parent(*first));
        let mut game = timeline.state(from);
        for point in new.iter().rev() {
            let Some(node) = timeline.node(*point) else { continue };
            game = self.takes_in(session.book(), game, &node.facts);
        }
    }

    /// What some facts do to it. Returns the game after them.
    fn takes_in(&mut self, book: &Book, mut game: Game, facts: &[Fact]) -> Game {
        let meddling = Meddling::before(book, &game, facts);
        for fact in facts {
            if let Some((by, on, _)) = curse(&fact.event) {
                self.grudges.add(by, on);
            }
            game.apply(&fact.event);
        }
        if let Some(stab) = meddling.and_then(|it| it.after(book, &game)) {
            self.stabs.add(stab.by, stab.main);
            if stab.cost() >= FELT {
                self.grudges.add(stab.by, stab.main);
            }
        }
        game
    }
}

/// So many new points are gone through one by one.
const FEW: usize = 32;
