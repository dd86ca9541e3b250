//! An example of the clinic, shown step by step: a game of its own that nothing is kept of.

use crate::catalog;
use crate::catalog::clinic::{Example, Expect, MonsterNow, RoomNow, RouteTold, SeatNow, Step, Told};
use crate::catalog::words::{Names, Value, Words};
use crate::play::narrate;
use crate::play::record::Who;
use crate::play::session::Session;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::movement;
use crate::rules::event::{Event, Fact};
use crate::rules::fight;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use serde_json::Value as Json;

/// Why an example does not get as far as what it shows.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// Its table is none.
    #[error("setup: {0}")]
    Setup(#[from] crate::rules::setup::SetupFault),
    /// The rules refuse what should lead to the position.
    #[error("before, command {number}: refused with {refusal}")]
    Before {
        /// Which, counted from 1.
        number: usize,
        /// What they said.
        refusal: Refusal,
    },
}

/// An example that is being shown.
#[derive(Clone, Debug)]
pub struct Showing {
    /// The example.
    pub example: &'static Example,
    /// Its game.
    pub session: Session,
    /// Steps shown.
    pub done: usize,
}

/// A step that was shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The game before it.
    pub before: Game,
    /// What happened, or why nothing did.
    pub result: Result<Vec<Fact>, Refusal>,
}

/// A sentence about a step, the rules behind it, and whether it says why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The rules.
    pub cites: Cites,
    /// Whether it is a refusal.
    pub refused: bool,
}

impl Said {
    fn new(text: String, cites: Cites) -> Said {
        Said { text, cites, refused: false }
    }
}

impl Showing {
    /// An example at its position.
    ///
    /// # Errors
    /// Where it does not get there; the tests hold that every example does.
    pub fn begin(example: &'static Example) -> Result<Showing, Unplayable> {
        let books = catalog::books();
        let book = books.find(&example.setup.system).map_err(crate::rules::setup::SetupFault::from)?.clone();
        let (mut session, _) = Session::begin(book, example.setup.clone(), "", 0, 0)?;
        for (number, command) in (1..).zip(&example.before) {
            session.submit(command, Who::Table, 0).map_err(|refusal| Unplayable::Before { number, refusal })?;
        }
        Ok(Showing { example, session, done: 0 })
    }

    /// The step that comes next.
    pub fn next_step(&self) -> Option<&'static Step> {
        self.example.steps.get(self.done)
    }

    /// Shows the next step; none once all were shown.
    pub fn advance(&mut self) -> Option<Shown> {
        let step = self.next_step()?;
        self.done += 1;
        let before = self.session.game().clone();
        let result = self.session.submit(&step.command, Who::Table, 0).map(|written| written.facts);
        Some(Shown { before, result })
    }

    /// What somebody tries in the step that was just shown, where its example has words for it.
    pub fn caption(&self, words: &Words) -> Option<String> {
        words.attribute(&self.example.text(), &format!("step-{}", self.done))
    }

    /// What is told of a step that was just shown; of a Monster Turn, every step of every route.
    pub fn say(&self, words: &Words, shown: &Shown) -> Vec<Said> {
        let names = Names::told(self.session.book(), self.session.game(), &shown.before);
        let facts = match &shown.result {
            Ok(facts) => facts,
            Err(refusal) => {
                let mut text = words.say(&refusal.message, names);
                if let Some(instead) = words.instead(&refusal.message, names) {
                    text = format!("{text} {instead}");
                }
                return vec![Said { text, cites: refusal.cites, refused: true }];
            }
        };
        let mut said = Vec::new();
        for fact in facts {
            let lines = narrate::tell(&shown.before, std::slice::from_ref(fact));
            said.extend(lines.into_iter().map(|line| Said::new(words.say(&line.message, names), line.cites)));
            let Event::Dungeon(dungeon::Event::Marched(march)) = &fact.event else { continue };
            for route in &march.routes {
                let monster = words.monster(route.monster, names);
                for line in narrate::march::explain(march, route) {
                    let step = words.say(&line.message, names);
                    let args = [("monster", Value::from(monster.as_str())), ("step", step.into())];
                    said.push(Said::new(words.with("example-route", &args), line.cites));
                }
            }
        }
        if said.is_empty() {
            // What has no facts worth telling is called what it is called in the history.
            let timeline = self.session.timeline();
            let node = timeline.node(timeline.here());
            said.extend(
                node.map(|node| Said::new(words.say(&narrate::title::title(&shown.before, node), names), Cites::NONE)),
            );
        }
        said
    }

    /// What of a step's expectations did not come true, each as a sentence for whoever wrote the example.
    pub fn wrong(&self, then: &Expect, shown: &Shown) -> Vec<String> {
        let mut wrong = Vec::new();
        match (&shown.result, &then.refused) {
            (Ok(facts), None) => wrong.extend(missing(facts, then)),
            (Ok(_), Some(refused)) => wrong.push(format!("was not refused with {}", refused.id)),
            (Err(refusal), None) => wrong.push(format!("was refused with {refusal}")),
            (Err(refusal), Some(refused)) => {
                if refusal.message.id != refused.id {
                    wrong.push(format!("was refused with {refusal}, not with {}", refused.id));
                }
                wrong.extend(uncited("the refusal", &refused.by, refusal.cites));
            }
        }
        let game = self.session.game();
        wrong.extend(then.seats.iter().flat_map(|(colour, now)| seat_differs(self.session.book(), game, *colour, now)));
        wrong.extend(then.monsters.iter().filter_map(|now| monster_differs(game, now)));
        wrong.extend(then.rooms.iter().filter_map(|now| room_differs(game, now)));
        if let Some(expected) = then.sides {
            let found = fight::current(game).map(|fight| {
                let sides = sides(self.session.book(), game, fight, None);
                [Sides::total(&sides.munchkins), Sides::total(&sides.monsters)]
            });
            if found != Some(expected) {
                wrong.push(format!("the sides are {found:?}, not {expected:?}"));
            }
        }
        if let Some((ask, seat)) = &then.asks {
            let question = self.session.question();
            if question.ask.name() != ask || question.seat != *seat {
                wrong.push(format!("{:?} is asked {}, not {seat:?} {ask}", question.seat, question.ask.name()));
            }
        }
        wrong
    }
}

/// What is wrong with an example: each fault with its file and step.
pub fn faults(example: &'static Example) -> Vec<String> {
    let mut showing = match Showing::begin(example) {
        Ok(showing) => showing,
        Err(fault) => return vec![format!("{}: {fault}", example.file)],
    };
    let mut faults = Vec::new();
    while let Some(step) = showing.next_step() {
        let Some(shown) = showing.advance() else { break };
        let wrong = showing.wrong(&step.then, &shown);
        faults.extend(wrong.into_iter().map(|what| format!("{}, step {}: {what}", example.file, showing.done)));
    }
    faults
}

/// What of the facts is not as expected.
fn missing(facts: &[Fact], then: &Expect) -> Vec<String> {
    let mut wrong = Vec::new();
    let values: Vec<Json> = facts.iter().map(|f| serde_json::to_value(&f.event).unwrap_or_default()).collect();
    let mut from = 0;
    for Told { event, by } in &then.events {
        match (from..facts.len()).find(|i| fits(event, &values[*i])) {
            Some(at) => {
                wrong.extend(uncited(&event.to_string(), by, facts[at].cites));
                from = at + 1;
            }
            None => {
                let had: Vec<String> = values.iter().map(Json::to_string).collect();
                wrong.push(format!("{event} did not happen (any more); there were {}", had.join(" ")));
            }
        }
    }
    wrong.extend(
        then.never
            .iter()
            .filter(|event| values.iter().any(|v| fits(event, v)))
            .map(|event| format!("{event} happened")),
    );
    for route in &then.routes {
        let march = facts.iter().find_map(|f| {
            if let Event::Dungeon(dungeon::Event::Marched(march)) = &f.event { Some(march) } else { None }
        });
        wrong.extend(route_differs(march.map(AsRef::as_ref), route));
    }
    wrong
}

/// Whether a value is what was expected: of objects every key named, everything else exactly; a word stands for any
/// fact of that name.
fn fits(expected: &Json, found: &Json) -> bool {
    match (expected, found) {
        (Json::Object(expected), Json::Object(found)) => {
            expected.iter().all(|(key, value)| fits(value, found.get(key).unwrap_or(&Json::Null)))
        }
        (Json::String(name), Json::Object(found)) => found.len() == 1 && found.contains_key(name),
        _ => expected == found,
    }
}

fn uncited(what: &str, by: &[String], cites: Cites) -> Option<String> {
    let lacks = by.iter().find(|id| !cites.iter().any(|rule| rule.as_str() == id.as_str()))?;
    Some(format!("{what} cites {cites:?}, not {lacks}"))
}

fn seat_differs(book: &Book, game: &Game, colour: Colour, now: &SeatNow) -> Vec<String> {
    let Some(seat) = game.seat(colour) else { return vec![format!("{} has no seat", colour.name())] };
    let mut wrong = Vec::new();
    let mut same = |what: &str, expected: Option<i64>, found: i64| {
        if expected.is_some_and(|expected| expected != found) {
            wrong.push(format!("{} has {what} {found}, not {}", colour.name(), expected.unwrap_or_default()));
        }
    };
    same("Level", now.level.map(i64::from), seat.level.into());
    same("Health", now.health.map(i64::from), seat.health.red.into());
    same("Move left", now.move_left.map(i64::from), movement::left(book, game, seat).into());
    same("gold", now.gold.map(i64::from), seat.gold.into());
    same("Treasures in hand", now.treasure.map(i64::from), seat.hand.of(Deck::TREASURE).into());
    same("DxM in hand", now.dxm.map(i64::from), seat.hand.of(Deck::DXM).into());
    same("room", now.room.map(|room| room.0.into()), seat.room.map_or(-1, |room| room.0.into()));
    same("death", now.dead.map(i64::from), seat.dead.into());
    wrong
}

fn monster_differs(game: &Game, now: &MonsterNow) -> Option<String> {
    let monster = game.foes.get(now.monster);
    let room = monster.and_then(|m| m.room);
    if room != now.room {
        return Some(format!("monster {} is in {room:?}, not in {:?}", now.monster.0, now.room));
    }
    let monster = monster?;
    let (base, level) = (monster.base, monster.level());
    let wrong = (now.base.is_some() && now.base != base) || (now.level.is_some() && now.level != level);
    wrong.then(|| format!("monster {} has base {base:?} and Level {level:?}", now.monster.0))
}

fn room_differs(game: &Game, now: &RoomNow) -> Option<String> {
    let room = game.dungeon.as_deref().and_then(|d| d.room(now.room));
    let Some(room) = room else { return Some(format!("there is no room {}", now.room.0)) };
    let gold = room.pile.as_ref().map_or(0, |pile| pile.gold);
    let wrong = room.mark != now.mark
        || now.links.is_some_and(|links| links != room.links)
        || now.gold.is_some_and(|expected| expected != gold);
    wrong.then(|| format!("room {} has {:?}, links {:?}, {gold} gold", now.room.0, room.mark, room.links))
}

fn route_differs(march: Option<&March>, expected: &RouteTold) -> Option<String> {
    let Some((march, route)) = march.and_then(|m| Some((m, m.route(expected.monster)?))) else {
        return Some(format!("monster {} has no route", expected.monster.0));
    };
    let path: Vec<_> = route.hops.0.iter().map(|hop| hop.to).collect();
    if path != expected.path || route.stop.name() != expected.stop {
        return Some(format!("monster {} goes {path:?} and stops for {}", expected.monster.0, route.stop.name()));
    }
    let lines = narrate::march::explain(march, route);
    let cited: Vec<String> = lines.iter().flat_map(|l| l.cites.iter()).map(|rule| rule.to_string()).collect();
    let lacks = expected.by.iter().find(|id| !cited.contains(id))?;
    Some(format!("the route of monster {} cites {cited:?}, not {lacks}", expected.monster.0))
}
