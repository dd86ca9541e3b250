//! What holds after every event, and what holds whenever the game waits.

use standie::catalog::ledger;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::fight;
use standie::rules::fight::kept;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::timing;
use standie::rules::question::Ask;
use standie::rules::refusal::Refusal;
use standie::rules::table;
use std::collections::{BTreeMap, BTreeSet};

/// Laws broken, how often, and the first case of each.
#[derive(Default, Debug)]
pub struct Faults(BTreeMap<String, (u64, String)>);

impl Faults {
    pub fn put(&mut self, law: &str, case: String) {
        self.0.entry(law.to_owned()).or_insert((0, case)).0 += 1;
    }

    pub fn add(&mut self, other: Faults) {
        for (law, (count, case)) in other.0 {
            self.0.entry(law).or_insert((0, case)).0 += count;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn count(&self) -> u64 {
        self.0.values().map(|(count, _)| count).sum()
    }
}

/// Looks at one game.
pub struct Look {
    seed: u64,
    wish: u32,
    command: String,
    /// Whether the table put things right by hand, so that the rules alone answer for nothing.
    corrections: bool,
    rules: BTreeSet<String>,
    faults: Faults,
}

impl Look {
    pub fn new(seed: u64, corrections: bool) -> Look {
        let rules = ledger::quest().iter().map(|row| row.id.clone()).collect();
        Look { seed, wish: 0, command: String::new(), corrections, rules, faults: Faults::default() }
    }

    pub fn into_faults(self) -> Faults {
        self.faults
    }

    /// What is tried next.
    pub fn about(&mut self, wish: u32, command: &Command) {
        self.wish = wish;
        self.command = format!("{command:?}");
    }

    pub fn fault(&mut self, law: &str, case: String) {
        let case = format!("seed {}, wish {}: {} :: {case}", self.seed, self.wish, self.command);
        self.faults.put(law, case);
    }

    pub fn same(&mut self, holds: bool, law: &str) {
        if !holds {
            self.fault(law, String::new());
        }
    }

    /// A law with what it was about.
    fn law(&mut self, holds: bool, law: &str, case: impl FnOnce() -> String) {
        if !holds {
            self.fault(law, case());
        }
    }

    pub fn refused(&mut self, refusal: &Refusal) {
        self.law(!refusal.message.id.is_empty(), "a refusal says nothing", String::new);
        let unknown = refusal.cites.iter().find(|rule| !self.rules.contains(rule.as_str()));
        self.law(unknown.is_none(), "a refusal cites what is not in the ledger", || format!("{refusal:?}"));
    }

    /// Whether the state before an event is needed to look at it.
    pub fn needs_before(&self, fact: &Fact) -> bool {
        matches!(
            fact.event,
            Event::Munchkin(munchkin::Event::Level { .. })
                | Event::Dungeon(dungeon::Event::Health { .. })
                | Event::Dungeon(dungeon::Event::Moves { .. })
                | Event::Dungeon(dungeon::Event::Spent { .. })
                | Event::Dungeon(dungeon::Event::Gold { .. })
                | Event::Cards(cards::Event::Hand { .. })
                | Event::Munchkin(munchkin::Event::Bonus { .. })
                | Event::Munchkin(munchkin::Event::Big { .. })
                | Event::Munchkin(munchkin::Event::Hands { .. })
                | Event::Cards(cards::Event::Fresh { .. })
                | Event::Munchkin(munchkin::Event::Lifted { .. })
                | Event::Fight(fight::Event::MonsterGone { .. })
                | Event::Dungeon(dungeon::Event::MonsterMoved { .. })
        )
    }

    /// After one event.
    pub fn event(&mut self, book: &Book, before: Option<&Game>, game: &Game, fact: &Fact, forced: bool) {
        let own = matches!(
            fact.event,
            Event::Table(table::Event::Owed(_))
                | Event::Table(table::Event::Settled)
                | Event::Table(table::Event::Noted(_))
        );
        self.law(!forced || own || !fact.cites.is_empty(), "no rule behind what follows by itself", || {
            format!("{fact:?}")
        });
        let unknown = fact.cites.iter().find(|rule| !self.rules.contains(rule.as_str()));
        self.law(unknown.is_none(), "a fact cites what is not in the ledger", || format!("{fact:?}"));
        if let Some(before) = before {
            self.law(meets(before, &fact.event), "a fact was made for another state", || format!("{fact:?}"));
            self.top_level(book, before, fact);
        }
        for seat in &game.seats {
            let range = book.rules.level_min..=book.rules.level_max;
            self.law(range.contains(&seat.level), "a level out of range", || format!("{seat:?}"));
            self.law(seat.health.red <= seat.health.max, "more Health than tokens", || format!("{seat:?}"));
            self.law(seat.fresh <= seat.hand.of(Deck::TREASURE), "more received cards than cards", || {
                format!("{seat:?} {fact:?}")
            });
        }
    }

    /// The highest level comes from a kill alone (MQ-FIX-07).
    fn top_level(&mut self, book: &Book, before: &Game, fact: &Fact) {
        let Event::Munchkin(munchkin::Event::Level { seat, from, to }) = fact.event else { return };
        if self.corrections || to < book.rules.level_max || from >= to {
            return;
        }
        let kill = ["MQ-FIX-07", "MQ-RES-14", "MQ-LVL-03", "MQ-LVL-08", "MQ-CMB-17"];
        let cited = fact.cites.iter().any(|rule| kill.contains(&rule.as_str()));
        self.law(cited, "the highest level without a kill", || format!("{fact:?} {:?}", before.seat(seat)));
    }

    /// Whenever the game waits.
    pub fn rest(&mut self, book: &Book, before: &Game, game: &Game, command: &Command) {
        self.questions(book, game);
        self.waived(before, game, command);
        self.shapes(game);
        if matches!(
            command,
            Command::Munchkin(munchkin::Command::Give { .. })
                | Command::Dungeon(dungeon::Command::Drop { .. })
                | Command::Dungeon(dungeon::Command::PickUp(_))
                | Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Take(_))))
        ) {
            let (was, is) = (all_goods(before), all_goods(game));
            self.law(was == is, "gold or Items are made or lost in a trade", || format!("{was:?} became {is:?}"));
        }
        if !self.corrections {
            self.by_the_rules(book, game);
        }
    }

    fn questions(&mut self, book: &Book, game: &Game) {
        self.law(game.agenda.len() < 100, "the agenda grows", || format!("{:?}", game.agenda));
        if game.ending.is_some() {
            return;
        }
        let agenda = || format!("{:?}", game.agenda);
        self.law(!game.agenda.is_empty(), "the agenda is empty", String::new);
        let question = engine::question(book, game);
        let nobody = question.ask == Ask::Table(table::Ask::NobodyHere)
            && !matches!(game.top(), Some(Step::Table(table::Step::NextTurn)));
        self.law(!nobody, "a step stands that asks nothing", agenda);
        let there = |c: Colour| game.seat(c).is_some();
        self.law(question.seat.is_none_or(there), "somebody is asked who has left", agenda);
        let here = |step: &Step| match step {
            Step::Munchkin(munchkin::Step::Death { seat })
            | Step::Table(table::Step::TurnStart { seat })
            | Step::Table(table::Step::Move { seat }) => there(*seat),
            _ => true,
        };
        self.law(game.agenda.iter().all(here), "a turn or a death of somebody who has left is owed", agenda);
    }

    /// What is left out is not asked at once again.
    fn waived(&mut self, before: &Game, game: &Game, command: &Command) {
        let waived = matches!(command, Command::Table(table::Command::ByHand) | Command::Table(table::Command::Skip));
        let again = waived && before.agenda == game.agenda;
        self.law(!again, "what was left out is asked again", || format!("{:?}", game.agenda));
        let there = |c: &Colour| game.seat(*c).is_some();
        for step in &game.agenda {
            let sound = match step {
                Step::Table(table::Step::FirstPlayer { among, rolls }) => {
                    among.iter().chain(rolls.iter().map(|(c, _)| c)).all(there)
                }
                _ => true,
            };
            self.law(sound, "somebody who has left should roll", || format!("{step:?}"));
        }
        let sound = match game.top().filter(|_| game.ending.is_none()) {
            Some(Step::Munchkin(munchkin::Step::PowerRoll { seat, class, .. })) => {
                game.seat(*seat).is_some_and(|s| !s.dead && s.classes.contains(class))
            }
            Some(Step::Fight(fight::Step::PickOrder { .. })) => kept(game).is_some_and(|f| f.helping(game).is_some()),
            Some(Step::Dungeon(dungeon::Step::Overfull { seat })) => {
                game.seat(*seat).is_some_and(|s| s.gear.iter().filter(|g| g.packed).count() > 2)
            }
            Some(
                Step::Fight(fight::Step::BadStuff { seat, .. })
                | Step::Dungeon(dungeon::Step::Refuge { seat, .. })
                | Step::Fight(fight::Step::RunAway { seat, .. }),
            ) => game.seat(*seat).is_some_and(|s| !s.dead),
            _ => true,
        };
        self.law(sound, "a question whose reason is gone", || format!("{:?} {:?}", game.top(), game.seats));
    }

    fn shapes(&mut self, game: &Game) {
        let Some(map) = &game.dungeon else { return };
        let entrances = map.rooms.iter().filter(|r| r.entrance).count();
        self.law(entrances == 1, "one Entrance", String::new);
        let squares: BTreeSet<_> = map.rooms.iter().map(|r| (r.at.col, r.at.row)).collect();
        self.law(squares.len() == map.rooms.len(), "two rooms on one square", String::new);
        let empty = map.rooms.iter().filter_map(|r| r.pile.as_ref()).any(|p| p.is_empty());
        self.law(!empty, "an empty pile", String::new);
        let ids: BTreeSet<_> = game.foes.all.iter().map(|m| m.id).collect();
        self.law(ids.len() == game.foes.all.len(), "two monsters of one number", String::new);
        let nowhere = game.foes.all.iter().any(|m| m.room.and_then(|room| map.room(room)).is_none())
            || game.seats.iter().any(|s| s.room.is_none_or(|id| map.room(id).is_none()));
        self.law(!nowhere, "somebody stands nowhere", || format!("{:?}", game.seats));
        let fights = game.agenda.iter().filter(|s| matches!(s, Step::Fight(fight::Step::Fight { .. }))).count();
        self.law(fights <= 1, "two fights at once", || format!("{:?}", game.agenda));
        self.law(game.fight.is_some() == (fights == 1), "a fight without its step", || format!("{:?}", game.fight));
    }

    /// What the rules alone keep up, as long as nobody corrects anything.
    fn by_the_rules(&mut self, book: &Book, game: &Game) {
        self.map_by_the_rules(book, game);
        for seat in &game.seats {
            let colour = seat.colour;
            let words = || format!("{seat:?} {:?}", game.agenda);
            self.law(!seat.half_breed || !seat.races.is_empty(), "Half-Breed of no Race", words);
            self.law(!seat.super_munchkin || !seat.classes.is_empty(), "Super Munchkin of no Class", words);
            self.law(seat.races.len() < 2 || seat.half_breed, "two Races without the card", words);
            self.law(seat.classes.len() < 2 || seat.super_munchkin, "two Classes without the card", words);
            let dying = game.agenda.contains(&Step::Munchkin(munchkin::Step::Death { seat: colour }));
            let sound = seat.dead == (seat.health.red == 0) || dying || game.ending.is_some();
            self.law(sound, "alive without Health, or dead with it", words);
            let busy = timing::locked(book, game, colour) || timing::runs(book, game, colour);
            if busy || seat.dead || !game.keeps_goods() || game.ending.is_some() {
                continue;
            }
            self.law(outfit::useless(seat).next().is_none(), "Items in use that cannot be used", words);
            let asked = game.agenda.contains(&Step::Dungeon(dungeon::Step::Overfull { seat: colour }));
            self.law(
                asked || seat.pack_let_be || outfit::packed(seat) <= book.rules.pack,
                "a pack too full, and nobody asks",
                words,
            );
        }
    }

    fn map_by_the_rules(&mut self, book: &Book, game: &Game) {
        let Some(map) = game.dungeon.as_deref().filter(|_| game.has_map()) else { return };
        for colour in Colour::ALL {
            let used = game.foes.all.iter().filter(|m| m.base == Some(colour)).count();
            let there = book.rules.pieces(game.table.expansion).bases_per_colour;
            self.law(used <= there, "more bases than there are", || format!("{colour:?}: {used}"));
        }
        let mut letters: Vec<char> = map.rooms.iter().filter_map(|r| r.pile.as_ref()?.letter).collect();
        let count = letters.len();
        letters.sort_unstable();
        letters.dedup();
        self.law(letters.len() == count, "two piles of one letter", || format!("{letters:?}"));
        let fought = |room| {
            game.agenda.iter().any(|step| match step {
                Step::Fight(fight::Step::Fight { place, .. }) => *place == Some(room),
                Step::Dungeon(dungeon::Step::Refuge { room: r, .. }) => *r == room,
                Step::Fight(fight::Step::RunAway { way, .. }) => way.is_some_and(|way| way.room == room),
                Step::Dungeon(dungeon::Step::BossLeaves { .. }) => true,
                _ => false,
            })
        };
        let entrance = map.entrance().map(|r| r.id);
        let rests = game.foes.all.iter().find(|m| m.room == entrance && !entrance.is_some_and(fought));
        self.law(rests.is_none() || game.ending.is_some(), "a monster rests in the Entrance", || {
            format!("{rests:?} {:?}", game.agenda)
        });
    }
}

/// All gold and all listed Items of a game, of munchkins and on floors.
fn all_goods(game: &Game) -> (u64, usize) {
    let floors = || game.dungeon.iter().flat_map(|d| d.rooms.iter()).filter_map(|r| r.pile.as_ref());
    let gold = floors().map(|p| u64::from(p.gold)).chain(game.seats.iter().map(|s| u64::from(s.gold))).sum();
    let items = floors().map(|p| p.gear.len()).chain(game.seats.iter().map(|s| s.gear.len())).sum();
    (gold, items)
}

/// Whether an event starts from what is true before it.
fn meets(game: &Game, event: &Event) -> bool {
    let seat = |colour: &Colour| game.seat(*colour);
    match event {
        Event::Munchkin(munchkin::Event::Level { seat: s, from, .. }) => seat(s).is_some_and(|s| s.level == *from),
        Event::Dungeon(dungeon::Event::Health { seat: s, from, .. }) => seat(s).is_some_and(|s| s.health == *from),
        Event::Dungeon(dungeon::Event::Moves { seat: s, from, .. }) => seat(s).is_some_and(|s| s.moves == *from),
        Event::Dungeon(dungeon::Event::Spent { seat: s, from, .. }) => seat(s).is_some_and(|s| s.spent == *from),
        Event::Dungeon(dungeon::Event::Gold { seat: s, from, .. }) => seat(s).is_some_and(|s| s.gold == *from),
        Event::Cards(cards::Event::Hand { seat: s, from, .. }) => seat(s).is_some_and(|s| s.hand == *from),
        Event::Munchkin(munchkin::Event::Bonus { seat: s, from, .. }) => seat(s).is_some_and(|s| s.bonus == *from),
        Event::Munchkin(munchkin::Event::Big { seat: s, from, .. }) => seat(s).is_some_and(|s| s.big == *from),
        Event::Munchkin(munchkin::Event::Hands { seat: s, from, .. }) => seat(s).is_some_and(|s| s.hands == *from),
        Event::Cards(cards::Event::Fresh { seat: s, from, .. }) => seat(s).is_some_and(|s| s.fresh == *from),
        Event::Munchkin(munchkin::Event::Lifted { seat: s, index }) => {
            seat(s).is_some_and(|s| *index < s.conditions.len())
        }
        Event::Fight(fight::Event::MonsterGone { monster, .. }) => game.foes.get(*monster).is_some(),
        Event::Dungeon(dungeon::Event::MonsterMoved { monster, from, .. }) => {
            game.foes.get(*monster).is_some_and(|m| m.room == Some(*from))
        }
        _ => true,
    }
}
