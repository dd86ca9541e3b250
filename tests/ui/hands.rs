//! Hands at the table: what people touch to say what a command says. Every touch is counted.

use crate::support::driver::{Driver, Window};
use iced_test::core::{Event, Point, Rectangle, touch, widget};
use iced_test::selector::{Candidate, Target};
use standie::app;
use standie::app::map::Spot;
use standie::app::map::camera::Camera;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::draft::{Draft, next_kind};
use standie::app::table::{Field, Table, panels};
use standie::catalog::words::Words;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::fight::outcome::{Beaten, Outcome, Won};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, Side};
use standie::rules::munchkin;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;
use standie::rules::turn::command::Rerolled;

/// A table that is touched.
pub struct Hands<P: Window> {
    pub driver: Driver<P>,
    pub words: Words,
    /// Touches so far.
    pub taps: u32,
    now: i64,
}

impl<P: Window> Hands<P> {
    pub fn new(driver: Driver<P>) -> Self {
        let now = driver.state.shell.clock.now();
        Hands { driver, words: Words::load("en"), taps: 0, now }
    }

    pub fn table(&self) -> &Table {
        self.driver.state.table.as_ref().expect("a game on the screen")
    }

    pub fn game(&self) -> &Game {
        self.table().game()
    }

    fn draft(&self) -> &Draft {
        &self.table().draft
    }

    /// What is there is drawn.
    pub fn sees_it(&mut self) {
        let now = self.driver.state.shell.clock.now();
        self.driver.state.table.iter().for_each(|table| table.drawn(now));
        self.driver.state.drawn();
    }

    /// What is there is drawn, and a second goes by.
    pub fn waits(&mut self) {
        self.sees_it();
        self.now += 1_000;
        self.driver.state.shell.clock = Clock::Fixed(self.now);
    }

    fn touch(&mut self, at: Point) {
        self.waits();
        self.driver.tap_at(at);
        self.taps += 1;
    }

    /// Scrolls until something can be seen, and says where.
    fn reach(&mut self, what: &str, find: impl Fn(&mut Driver<P>) -> Option<(Rectangle, Option<Rectangle>)>) -> Point {
        for turn in 0..160 {
            let Some((bounds, seen)) = find(&mut self.driver) else { panic!("not on the screen: {what}") };
            if let Some(seen) = seen.filter(|s| s.height > bounds.height * 0.7) {
                return seen.center();
            }
            let inside = |c: Candidate<'_>| match c {
                Candidate::Scrollable { bounds: around, visible_bounds: Some(seen), .. } => {
                    (around.x <= bounds.x && around.x + around.width >= bounds.x + bounds.width).then_some(seen)
                }
                _ => None,
            };
            let scrollables: Vec<Rectangle> = self.driver.find_all(inside);
            // Each of them all the way down and up again, the uppermost first.
            let nth = turn / 40 % scrollables.len().max(1);
            let around = *scrollables.iter().rev().nth(nth).unwrap_or_else(|| panic!("out of reach: {what}"));
            let lines = if turn % 40 < 20 { 1.5 } else { -1.5 };
            self.driver.wheels(Point::new(around.x + 3.0, around.center_y()), lines);
        }
        panic!("scrolled in vain: {what}");
    }

    /// Touches the nth thing of a name.
    pub fn taps_nth(&mut self, id: &str, nth: usize) {
        let wanted = widget::Id::from(id.to_owned());
        let at = self.reach(id, |driver| {
            let all: Vec<Target> = driver.find_all(wanted.clone());
            all.get(nth).map(|t| (t.bounds(), t.visible_bounds()))
        });
        self.touch(at);
    }

    /// Touches what has a name.
    pub fn taps(&mut self, id: &str) {
        self.taps_nth(id, 0);
    }

    /// Touches a text; the uppermost where it is written twice.
    pub fn taps_text(&mut self, text: &str) {
        let at = self.reach(text, |driver| {
            let all = driver.find_all(text);
            all.last().map(|t| (t.bounds(), t.visible_bounds()))
        });
        self.touch(at);
    }

    /// Touches the words of a text id.
    pub fn taps_word(&mut self, id: &str) {
        let text = self.words.get(id);
        self.taps_text(&text);
    }

    /// What comes next.
    pub fn next(&mut self) {
        self.taps("context");
    }

    /// Where the map lies, and how it is seen.
    pub fn map(&mut self) -> (Rectangle, Camera) {
        let map = self.driver.find(widget::Id::from("map".to_owned())).expect("a map").bounds();
        let table = self.table();
        (map, table.scene.camera(table.camera, table.turns, map.size()))
    }

    /// Where a spot of the map lies on the screen.
    pub fn spot(&mut self, spot: Spot) -> Point {
        let (map, camera) = self.map();
        let table = self.table();
        for y in (0..map.height as i32).step_by(6) {
            for x in (0..map.width as i32).step_by(6) {
                let at = Point::new(x as f32, y as f32);
                if table.scene.spot(&camera, at, map.size()) == spot {
                    return Point::new(map.x + at.x + 2.0, map.y + at.y + 2.0);
                }
            }
        }
        panic!("not on the map: {spot:?}");
    }

    /// Drags from the head of one tile to the tile of somebody else.
    pub fn carries(&mut self, from: Colour, to: Colour) {
        self.waits();
        let mut bounds = |id: String| self.driver.find(widget::Id::from(id)).expect("a tile").bounds();
        let (from, to) = (bounds(format!("seat-{}", from.name())), bounds(format!("tile-{}", to.name())));
        let id = touch::Finger(1);
        let (begin, end) = (from.center(), to.center());
        self.driver.send(&[Event::Touch(touch::Event::FingerPressed { id, position: begin })]);
        for step in 1..=8 {
            let share = step as f32 / 8.0;
            let position = Point::new(begin.x + (end.x - begin.x) * share, begin.y + (end.y - begin.y) * share);
            self.driver.send(&[Event::Touch(touch::Event::FingerMoved { id, position })]);
        }
        self.driver.send(&[Event::Touch(touch::Event::FingerLifted { id, position: end })]);
        self.taps += 1;
    }

    /// Touches a spot of the map.
    pub fn taps_spot(&mut self, spot: Spot) {
        let at = self.spot(spot);
        self.touch(at);
    }

    /// Holds a spot of the map until it opens.
    pub fn holds_spot(&mut self, spot: Spot) {
        let position = self.spot(spot);
        self.driver.send(&[Event::Touch(touch::Event::FingerPressed { id: touch::Finger(1), position })]);
        self.driver.holds();
        self.driver.send(&[Event::Touch(touch::Event::FingerLifted { id: touch::Finger(1), position })]);
        self.taps += 1;
    }

    /// Sets a number of a seat on the pad.
    pub fn sets(&mut self, seat: Colour, field: Field, to: i32) {
        self.taps(&format!("{}-{}", seat.name(), panels::field_text(field)));
        for digit in to.to_string().chars() {
            self.taps_text(&digit.to_string());
        }
        self.taps("enter");
    }

    /// Taps plus or minus beside a label until the draft says so.
    fn nudges(&mut self, label: &str, nth: usize, to: u8, now: impl Fn(&Draft) -> u8) {
        let label = self.words.get(label);
        for _ in 0..40 {
            let is = now(self.draft());
            if is == to {
                return;
            }
            let sign = if is < to { "plus" } else { "minus" };
            self.taps_nth(&format!("{sign} {label}"), nth);
        }
        panic!("{label} does not become {to}");
    }

    /// Does what a command says.
    pub fn does(&mut self, command: &Command) {
        // Where no monster moves the app has gone on by itself.
        let done = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
        if *command == done && engine::decide(self.table().session.book(), self.game(), command).is_err() {
            return;
        }
        match command {
            Command::Turn(turn::Command::EndTurn) => self.next(),
            Command::Dungeon(dungeon::Command::Walk { side, .. })
            | Command::Dungeon(dungeon::Command::Explore { side, .. }) => self.taps(&format!("way-{}", side.name())),
            Command::Dungeon(dungeon::Command::Search) => self.taps_word("turn-search"),
            Command::Table(table::Command::Answer(answer)) => self.answers(answer),
            Command::Table(table::Command::Effects { effects, .. })
            | Command::Table(table::Command::Amend { effects, .. }) => {
                // A Race or a Class that comes at the seat leaves the hand by itself.
                let kinds = |effect: &Effect| match effect {
                    Effect::Munchkin(munchkin::Effect::Races { races: kinds, .. })
                    | Effect::Munchkin(munchkin::Effect::Classes { classes: kinds, .. }) => kinds.len() as i32,
                    _ => 0,
                };
                let come: i32 = effects.iter().map(kinds).sum();
                for effect in effects {
                    match effect {
                        Effect::Cards(cards::Effect::Hand { deck: Deck::DXM, change, .. }) if come > 0 => {
                            assert_eq!(*change, Amount::By(-come), "a card for each");
                        }
                        other => self.effect(other),
                    }
                }
            }
            Command::Table(table::Command::Away { seat, away }) => {
                self.taps(&format!("seat-{}", seat.name()));
                self.taps_word(if *away { "seat-away" } else { "seat-back" });
                self.taps("close");
            }
            Command::Turn(turn::Command::Reroll { colour, why }) => {
                let why = if *why == Rerolled::Card { "reroll-card" } else { "reroll-mistake" };
                self.taps(&format!("{why}-{}", colour.name()));
            }
            Command::Table(table::Command::Rule { name, value }) => {
                self.taps("menu");
                self.taps_word("menu-rules");
                self.taps(&format!("house {}", app::house::group(name)));
                self.taps(&format!("{name} {value}"));
                self.taps("close");
            }
            other => panic!("hands do not know how to say {other:?}"),
        }
    }

    pub fn answers(&mut self, answer: &Answer) {
        match answer {
            Answer::Table(table::Answer::Done) => self.next(),
            Answer::Table(table::Answer::Die { face, .. }) => self.taps(&format!("die-{face}")),
            Answer::Table(table::Answer::Dice(faces)) => {
                faces.iter().for_each(|face| self.taps(&format!("die-{face}")))
            }
            Answer::Table(table::Answer::Colour(colour)) => {
                let text = self.words.colour(*colour);
                self.taps_text(&text);
            }
            Answer::Dungeon(dungeon::Answer::Tile(tile)) => self.drawn(&tile.up.name),
            Answer::Fight(fight::Answer::Monster(def)) => self.drawn(&def.name),
            Answer::Dungeon(dungeon::Answer::Links(links)) => self.links(links),
            Answer::Fight(fight::Answer::Fight(Outcome::Won(won))) => self.won(won),
            Answer::Fight(fight::Answer::Fight(Outcome::Lost(beaten))) => self.lost(beaten),
            Answer::Fight(fight::Answer::Fight(Outcome::None)) => self.taps_word("fight-none"),
            Answer::Munchkin(munchkin::Answer::Gave(gifts)) => {
                for (nth, gift) in gifts.iter().enumerate() {
                    self.nudges("deck-treasure", nth, gift.hand.of(Deck::TREASURE), |d| d.gifts[nth].1);
                    self.nudges("deck-dxm", nth, gift.hand.of(Deck::DXM), |d| d.gifts[nth].2);
                }
                self.next();
            }
            Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(side))) => self.taps(&format!("arrow-{}", side.name())),
            Answer::Dungeon(dungeon::Answer::Arrow(_)) => self.taps_word("arrow-none"),
            Answer::Dungeon(dungeon::Answer::Gait(gait)) => match gait.iter().next() {
                Some(gait) => self.taps_word(&format!("gait-{}", gait_word(gait))),
                None => self.taps_word("gait-ordinary"),
            },
            Answer::Dungeon(dungeon::Answer::Moved(MonsterId(monster))) => {
                self.taps(&format!("tick-{monster}"));
                // After the last of them somebody says that all are moved.
                if self.draft().another {
                    self.next();
                }
            }
            other => panic!("hands do not know how to answer {other:?}"),
        }
    }

    /// A tile or a monster: found by two letters, or one nobody names.
    fn drawn(&mut self, name: &str) {
        if name.is_empty() {
            return self.next();
        }
        if !self.driver.sees(name) {
            self.driver.types(&name[..2]);
        }
        self.taps_text(name);
    }

    fn links(&mut self, links: &[(Side, LinkKind)]) {
        for (side, kind) in links {
            let mut is = LinkKind::Passage;
            while is != *kind {
                self.taps(&format!("link-{}", side.name()));
                is = next_kind(is);
            }
        }
        self.next();
    }

    fn won(&mut self, won: &Won) {
        self.taps_word("fight-won");
        assert_eq!(self.draft().killed, won.killed, "all are killed");
        assert!(won.helper.is_none(), "nobody helps in this evening");
        self.nudges("fight-levels", 0, won.levels, |d| d.levels);
        self.nudges("fight-treasures", 0, won.treasures, |d| d.treasures);
        self.next();
    }

    fn lost(&mut self, beaten: &[Beaten]) {
        let [one] = beaten else { panic!("one munchkin fights in this evening") };
        self.taps_word("fight-lost");
        self.nudges("fight-hits", 0, one.hits, |d| d.hits);
        match one.ran {
            Some(side) => self.taps(&format!("ran {}", side.name())),
            None => self.taps_word("fight-nowhere"),
        }
        self.next();
    }

    fn effect(&mut self, effect: &Effect) {
        let value = |now: i32, change: Amount| match change {
            Amount::By(by) => now + by,
            Amount::To(to) => to,
        };
        match effect {
            Effect::Cards(cards::Effect::Hand { seat, deck, change }) => {
                let field = if *deck == Deck::TREASURE { Field::Treasure } else { Field::Dxm };
                self.counts(*seat, field, |now| value(now, *change));
            }
            Effect::Munchkin(munchkin::Effect::Level { seat, change, .. }) => {
                self.counts(*seat, Field::Level, |now| value(now, *change))
            }
            Effect::Dungeon(dungeon::Effect::Gold { seat, change }) => {
                self.counts(*seat, Field::Gold, |now| value(now, *change))
            }
            Effect::Munchkin(munchkin::Effect::Races { seat, races: kinds })
            | Effect::Munchkin(munchkin::Effect::Classes { seat, classes: kinds }) => {
                self.taps(&format!("seat-{}", seat.name()));
                kinds.iter().for_each(|kind| self.taps_word(&format!("kind-{kind}")));
                self.taps("close");
            }
            Effect::Munchkin(munchkin::Effect::Gear { seat, add }) => {
                self.taps(&format!("seat-{}", seat.name()));
                self.taps(&format!("items {}", seat.name()));
                if add.big {
                    self.taps_word("item-add-big")
                } else {
                    self.taps_text(&format!("{:+}", add.bonus))
                }
                self.writes(&add.name);
                // There may be another one to name.
                self.taps("close");
            }
            Effect::Munchkin(munchkin::Effect::Condition { seat, add }) => {
                self.taps(&format!("seat-{}", seat.name()));
                self.taps_text(&add.text);
                self.taps("close");
            }
            Effect::Munchkin(munchkin::Effect::Lift { seat, index }) => {
                self.taps(&format!("seat-{}", seat.name()));
                self.taps(&format!("lift-{index}"));
                self.taps("close");
            }
            Effect::Fight(fight::Effect::Enhance { monster, add }) => {
                self.taps_spot(Spot::Monster(*monster));
                self.taps_text(&format!("{:+}", add.level));
                self.writes(&add.name);
                self.taps_spot(Spot::Monster(*monster));
            }
            other => panic!("hands do not know how to bring about {other:?}"),
        }
    }

    fn counts(&mut self, seat: Colour, field: Field, to: impl Fn(i32) -> i32) {
        let (now, _) = panels::value(self.table(), seat, field).expect("a number");
        self.sets(seat, field, to(now));
    }

    /// Words on the letter pad that is open, by keyboard.
    pub fn writes_on(&mut self, words: &str) {
        self.writes(words);
    }

    /// Words on the letter pad, by keyboard.
    fn writes(&mut self, words: &str) {
        self.taps("words");
        self.driver.types(words);
        self.taps_word("letters-done");
    }
}

fn gait_word(gait: Gait) -> &'static str {
    app::table::prompt::footprint::name(Some(gait))
}

/// A game that has gone on.
pub fn played(mut session: Session, commands: impl IntoIterator<Item = Command>) -> Session {
    for command in commands {
        if let Err(refused) = session.submit(&command, Who::Table, TIME) {
            panic!("{command:?}: {refused}");
        }
    }
    session
}

/// Blue, who begins, explores to the east; Red's monster waits there.
pub fn explored() -> [Command; 6] {
    let say = |it| Command::Table(table::Command::Answer(it));
    [
        say(Answer::Table(table::Answer::Done)),
        Command::Dungeon(dungeon::Command::Explore { side: Side::East, all: false }),
        say(Answer::Dungeon(dungeon::Answer::Tile(Box::default()))),
        say(Answer::Dungeon(dungeon::Answer::Links(Vec::new()))),
        say(Answer::Fight(fight::Answer::Monster(Default::default()))),
        say(Answer::Table(table::Answer::Colour(Colour::Red))),
    ]
}

/// The roll for the monsters comes up, in Blue's turn.
pub fn monsters() -> Command {
    Command::Turn(turn::Command::Jump { phase: Phase::Monsters, seat: Some(Colour::Blue) })
}
