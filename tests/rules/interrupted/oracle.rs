//! What the facts told say is owed, kept apart from the agenda: it is written down as it comes to be owed, crossed out
//! as a fact pays it or makes it void, and nothing may be left when the turn passes.

use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::bases;
use standie::rules::dungeon::flight;
use standie::rules::dungeon::step::Arrival;
use standie::rules::engine;
use standie::rules::event::{Event, Fact, FightTold, Roll};
use standie::rules::fight::{self, Bargain};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::laws;
use standie::rules::munchkin;
use standie::rules::munchkin::Event::{Items, ItemsChanged};
use standie::rules::question::Ask;
use standie::rules::rulings::BribeDue;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;
use std::collections::BTreeSet;

/// What one munchkin has to run from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Flight {
    seat: Colour,
    from: BTreeSet<MonsterId>,
}

/// What is owed.
#[derive(Clone, Debug, Default)]
pub struct Oracle {
    /// Monsters placed without a base.
    bases: BTreeSet<MonsterId>,
    /// Rooms explored without their monster.
    rooms: BTreeSet<RoomId>,
    /// Who has lost a fight, and runs.
    flights: Vec<Flight>,
    /// Who is to draw a card for a room explored.
    explored: Option<Colour>,
    /// Monsters the active munchkin need not fight, as the table says, and whether it says so of where it stands.
    spared: BTreeSet<MonsterId>,
    /// Who has so many Treasures to pick of those that lie turned up.
    won: Vec<(Colour, u8)>,
    /// Who was caught, by whom.
    caught: Vec<(Colour, MonsterId)>,
    /// Whom a Curse is about to hit, who loses an Item, whose power is rolled for: each once for each time.
    fates: Vec<(&'static str, Colour)>,
    /// Whether the monsters of this turn have moved, or the table has seen to it.
    moved: bool,
    /// Whether people joined or left since the turn began, or were passed over.
    seats_changed: bool,
    /// Monsters whose base the table wants nothing to do with.
    baseless: BTreeSet<MonsterId>,
    /// The monsters of a fight that the dice have just lost.
    lost: Option<BTreeSet<MonsterId>>,
    /// What was broken.
    pub faults: Vec<String>,
}

/// What was asked when something was said.
pub struct Asked {
    seat: Option<Colour>,
    ask: Ask,
}

impl Asked {
    pub fn of(book: &Book, game: &Game) -> Asked {
        let question = engine::question(book, game);
        Asked { seat: question.seat, ask: question.ask }
    }

    pub fn name(&self) -> &'static str {
        self.ask.name()
    }
}

fn cites(fact: &Fact, row: &str) -> bool {
    fact.cites.iter().any(|rule| rule.as_str() == row)
}

impl Oracle {
    /// What is owed where a story begins in the middle of a turn.
    pub fn begins(game: &Game) -> Oracle {
        let mut own = Oracle { moved: game.turn.phase == Phase::Monsters, ..Oracle::default() };
        for step in &game.agenda {
            match step {
                Step::Dungeon(dungeon::Step::MonsterRoll { .. }) => own.moved = false,
                Step::Dungeon(dungeon::Step::BaseRoll { monster, .. } | dungeon::Step::Base { monster, .. }) => {
                    own.bases.insert(*monster);
                }
                Step::Dungeon(dungeon::Step::NewMonster { room, why: Arrival::Explored, .. }) => {
                    own.rooms.insert(*room);
                }
                Step::Dungeon(dungeon::Step::Refuge { seat, left, .. })
                | Step::Fight(fight::Step::RunAway { seat, left, .. }) => {
                    own.flights.push(Flight { seat: *seat, from: left.iter().copied().collect() });
                }
                Step::Fight(fight::Step::BadStuff { seat, monster }) => own.caught.push((*seat, *monster)),
                _ => own.fate(step),
            }
        }
        own
    }

    /// Something was said, and these facts followed; the game as it was before.
    pub fn told(&mut self, book: &Book, before: &Game, command: &Command, facts: &[Fact]) {
        let asked = Asked::of(book, before);
        self.fight_ends(book, before, command, facts);
        self.answered(&asked, before, command, facts);
        if matches!(command, Command::Table(table::Command::Amend { .. })) {
            // What the table puts somewhere by hand, or somebody beside it, meets nobody of its own accord.
            self.spared.extend(before.foes.all.iter().map(|m| m.id));
        }
        let mut game = before.clone();
        for fact in facts {
            self.fact(book, (&game, before), command, fact);
            game.apply(&fact.event);
        }
        self.lost = None;
        self.stands(book, &game);
    }

    fn fault(&mut self, law: &str, case: impl std::fmt::Debug) {
        self.faults.push(format!("{law}: {case:?}"));
    }

    /// An answer pays what it answers; so does a step that was done by hand or left out.
    fn answered(&mut self, asked: &Asked, before: &Game, command: &Command, facts: &[Fact]) {
        if matches!(command, Command::Turn(turn::Command::Jump { .. })) {
            // The table goes on from there, whatever was owed: it has seen to it.
            let faults = std::mem::take(&mut self.faults);
            let all = [&self.bases, &self.baseless].into_iter().flatten().copied().collect();
            let spared = before.foes.all.iter().map(|m| m.id).collect();
            // But what is won and lies there is still to be had.
            let won = std::mem::take(&mut self.won);
            *self =
                Oracle { moved: true, seats_changed: true, baseless: all, spared, won, faults, ..Oracle::default() };
            return;
        }
        let waived = facts.iter().any(|f| f.event == Event::Table(table::Event::Waived));
        let Command::Table(table::Command::Answer(_) | table::Command::ByHand | table::Command::Skip) = command else {
            return;
        };
        let nothing = *command == Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Nothing)));
        let monster =
            matches!(command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Monster(_)))));
        match &asked.ask {
            Ask::Dungeon(dungeon::Ask::NewMonster { room, .. }) if waived || nothing || monster => {
                self.rooms.remove(room);
            }
            Ask::Dungeon(
                dungeon::Ask::MonsterDie(DieFor::Base(monster)) | dungeon::Ask::BaseColour { monster, .. },
            ) if waived => {
                self.bases.remove(monster);
                self.baseless.insert(*monster);
            }
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)) if waived => self.moved = true,
            Ask::Dungeon(dungeon::Ask::Refuge { .. })
            | Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. })
                if waived =>
            {
                self.flights.retain(|f| Some(f.seat) != asked.seat);
                self.spared.extend(before.foes.all.iter().map(|m| m.id));
            }
            Ask::Fight(fight::Ask::BadStuff { monster }) => {
                self.caught.retain(|(seat, by)| Some(*seat) != asked.seat || by != monster);
            }
            // The table wants no fight there, or has told how it ended.
            Ask::Fight(fight::Ask::Fight { monsters, .. }) => self.spared.extend(monsters),
            Ask::Fight(fight::Ask::FightDice { .. } | fight::Ask::FightRolled { .. }) => {
                self.spared.extend(fight::kept(before).map(|f| f.monsters(before)).unwrap_or_default());
            }
            Ask::Dungeon(dungeon::Ask::ExploreDxm) => self.explored = None,
            Ask::Munchkin(munchkin::Ask::Cursed { .. }) => self.met("curse", asked.seat),
            Ask::Munchkin(munchkin::Ask::LoseItem { .. }) => self.met("loss", asked.seat),
            Ask::Munchkin(munchkin::Ask::PowerDie) => self.met("power", asked.seat),
            Ask::Dungeon(dungeon::Ask::Lurker) => self.met("lurker", asked.seat),
            // Nobody was there to go on, and somebody does.
            Ask::Table(table::Ask::NobodyHere) => self.seats_changed = true,
            _ => {}
        }
    }

    fn met(&mut self, fate: &str, seat: Option<Colour>) {
        if let Some(at) = self.fates.iter().position(|(what, whose)| *what == fate && Some(*whose) == seat) {
            self.fates.remove(at);
        }
    }

    /// What a fight settles as it ends, whatever ended it: gold that was promised to a helper (MQ-BRIBE-01, OQ-36), and
    /// levels for what was killed before the dice (MQ-LVL-03, OQ-40).
    fn fight_ends(&mut self, book: &Book, before: &Game, command: &Command, facts: &[Fact]) {
        let Some(fight) = fight::kept(before) else { return };
        let mut game = before.clone();
        let mut won = false;
        for fact in facts {
            game.apply(&fact.event);
            won |=
                matches!(fact.event, Event::Fight(fight::Event::Fight { what: FightTold::Over { won: true, .. }, .. }));
        }
        if fight::kept(&game).is_some_and(|now| now.main == fight.main && now.place == fight.place) {
            return;
        }
        let due = match book.house(before).bribe_due() {
            BribeDue::WinOrLose => true,
            BribeDue::WinOnly => won,
            BribeDue::HonourSystem => false,
        };
        let by_hand = matches!(
            command,
            Command::Table(table::Command::ByHand | table::Command::Skip) | Command::Turn(turn::Command::Jump { .. })
        );
        let house = book.house(before);
        let dies = |f: &Fact| f.event == Event::Munchkin(munchkin::Event::Died { seat: fight.main });
        let keeps = house.dying_keeps_kill_levels() || !facts.iter().any(dies);
        let below = before.seat(fight.main).is_some_and(|s| s.level < book.rules.level_max);
        let gains = |f: &Fact| match f.event {
            Event::Munchkin(munchkin::Event::Level { seat, from, to }) => seat == fight.main && to > from,
            _ => false,
        };
        let leaves = facts.iter().any(|f| matches!(f.event, Event::Table(table::Event::Left { .. })));
        let told = matches!(command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(_)))));
        let fearsome = fight.slain.iter().any(|s| s.fearsome);
        let owes = !fight.slain.is_empty() && keeps && below && !leaves && !told && !fearsome && !by_hand;
        if owes && !facts.iter().any(gains) {
            self.fault("levels for kills are forgotten", (&fight.slain, command, facts));
        }
        let (Some(terms), Some(helper)) = (&fight.bargain, fight.helping(before)) else { return };
        // The helper was taken away first: nothing is left of what was agreed.
        let gone = facts.iter().take_while(|f| !cites(f, "MQ-BRIBE-01")).any(|f| match &f.event {
            Event::Munchkin(munchkin::Event::Died { seat }) | Event::Table(table::Event::Left { seat }) => {
                *seat == helper
            }
            Event::Dungeon(dungeon::Event::Stood { seat, .. }) => *seat == helper,
            _ => false,
        });
        let paid = facts
            .iter()
            .any(|f| cites(f, "MQ-BRIBE-01") && matches!(f.event, Event::Dungeon(dungeon::Event::Gold { .. })));
        if due && !by_hand && !gone && !paid && owes_gold(before, terms, (fight.main, helper)) {
            self.fault("a bargain is forgotten", (terms, command, facts));
        }
    }

    /// A monster comes, with a base or without; what the table has put there is its own business.
    fn comes(&mut self, monster: MonsterId, baseless: bool, amended: bool) {
        if baseless {
            if amended { &mut self.baseless } else { &mut self.bases }.insert(monster);
        }
        if amended {
            self.spared.insert(monster);
        }
    }

    /// Nothing is due from or to somebody who has died or left.
    fn gone(&mut self, seat: Colour) {
        self.flights.retain(|f| f.seat != seat);
        self.caught.retain(|(caught, _)| *caught != seat);
        self.fates.retain(|(_, whose)| *whose != seat);
        self.won.retain(|(whose, _)| *whose != seat);
    }

    fn fact(&mut self, book: &Book, (game, before): (&Game, &Game), command: &Command, fact: &Fact) {
        let amended = matches!(command, Command::Table(table::Command::Amend { .. }));
        let jumped = matches!(command, Command::Turn(turn::Command::Jump { .. }));
        match &fact.event {
            Event::Fight(fight::Event::MonsterPlaced(monster)) => {
                self.comes(monster.id, monster.base.is_none(), amended);
            }
            Event::Dungeon(dungeon::Event::MonsterMoved { monster, .. }) if !amended => {
                self.spared.remove(monster);
            }
            Event::Dungeon(dungeon::Event::Based { monster, .. }) => {
                self.bases.remove(monster);
            }
            Event::Fight(fight::Event::MonsterGone { monster, .. }) => {
                self.bases.remove(monster);
                self.caught.retain(|(_, by)| by != monster);
                for flight in &mut self.flights {
                    flight.from.remove(monster);
                }
            }
            Event::Dungeon(dungeon::Event::RoomPlaced(room)) if cites(fact, "MQ-EXPL-02") => {
                self.rooms.insert(room.id);
                self.explored = game.turn.seat;
            }
            Event::Cards(cards::Event::Picked { seat, cards }) => {
                for (_, left) in self.won.iter_mut().filter(|(whose, _)| whose == seat) {
                    *left = left.saturating_sub(u8::try_from(cards.len()).unwrap_or(u8::MAX));
                }
                self.won.retain(|(_, left)| *left > 0);
            }
            // No Treasure is left to be turned up.
            Event::Table(table::Event::Noted(_)) if cites(fact, "MQ-SET-05") => self.won.clear(),
            Event::Cards(cards::Event::Drew { .. }) if cites(fact, "MQ-EXPL-07") => self.explored = None,
            Event::Dungeon(dungeon::Event::RoomGone { room }) => {
                self.rooms.remove(room);
            }
            Event::Fight(fight::Event::Fight { what: FightTold::Over { won, .. }, .. }) => {
                let foes = fight::kept(game).map(|f| f.monsters(game)).unwrap_or_default();
                self.lost = (!won).then(|| foes.into_iter().collect());
            }
            Event::Dungeon(dungeon::Event::Health { seat, to, .. }) if cites(fact, "MQ-RES-16") && to.red > 0 => {
                // What the table tells as lost has been run from as it is told.
                if let Some(from) = self.lost.clone() {
                    self.flights.push(Flight { seat: *seat, from });
                }
            }
            Event::Dungeon(dungeon::Event::Stood { seat, .. }) => self.stood(*seat, fact),
            Event::Munchkin(munchkin::Event::Died { seat }) | Event::Table(table::Event::Left { seat }) => {
                self.gone(*seat);
                self.seats_changed |= matches!(fact.event, Event::Table(_));
            }
            Event::Table(table::Event::Joined { .. } | table::Event::Away { .. } | table::Event::Order(_)) => {
                self.seats_changed = true
            }
            Event::Table(table::Event::Owed(step)) => self.owed(step, fact),
            Event::Table(table::Event::Agenda(_)) if cites(fact, "MQ-RUN-09") => {
                // Nowhere to run: no roll, and Bad Stuff from each.
                let turn = game.turn.seat;
                self.flights.retain(|f| Some(f.seat) != turn);
            }
            Event::Table(table::Event::Settled) if cites(fact, "MQ-RUN-13") => {
                self.caught.pop();
            }
            Event::Munchkin(Items { seat, .. } | ItemsChanged { seat, .. }) => self.met("loss", Some(*seat)),
            // A power that has worked or not; and a Class that is gone, with which its power ends (MQ-CLASS-04).
            Event::Munchkin(munchkin::Event::Power { seat, .. } | munchkin::Event::Classes { seat, .. }) => {
                self.met("power", Some(*seat));
            }
            Event::Munchkin(munchkin::Event::Averted { seat, .. }) => self.met("curse", Some(*seat)),
            Event::Table(table::Event::Rolled { roll: Roll::Six(_), seat }) if cites(fact, "MQ-RUN-11") => {
                for flight in self.flights.iter_mut().filter(|f| Some(f.seat) == *seat) {
                    if let Some(monster) = ran_from(before, command) {
                        flight.from.remove(&monster);
                    }
                }
            }
            Event::Table(table::Event::Rolled { roll: Roll::Monster(_), .. }) if cites(fact, "MQ-MON-01") => {
                self.moved = true;
            }
            Event::Table(table::Event::Turn { seat, number }) if *number > before.turn.number && !jumped => {
                self.turn(book, game, (*seat, *number));
            }
            _ => {}
        }
    }

    fn owed(&mut self, step: &Step, fact: &Fact) {
        match step {
            Step::Fight(fight::Step::BadStuff { seat, monster }) => {
                self.caught.push((*seat, *monster));
                if cites(fact, "MQ-RUN-09") {
                    self.flights.retain(|f| f.seat != *seat);
                }
            }
            _ => self.fate(step),
        }
    }

    fn fate(&mut self, step: &Step) {
        match step {
            Step::Munchkin(munchkin::Step::Cursed { seat, .. }) => self.fates.push(("curse", *seat)),
            Step::Munchkin(munchkin::Step::LoseItem { seat, .. }) => self.fates.push(("loss", *seat)),
            Step::Munchkin(munchkin::Step::PowerRoll { seat, .. }) => self.fates.push(("power", *seat)),
            Step::Dungeon(dungeon::Step::Lurker { seat }) => self.fates.push(("lurker", *seat)),
            Step::Fight(fight::Step::Spoils { picks, .. }) => {
                self.won.extend(picks.iter().filter(|(_, left)| *left > 0));
            }
            _ => {}
        }
    }

    /// Whoever stands elsewhere has run, or has been taken away (MQ-RUN-03, MQ-RUN-05).
    fn stood(&mut self, seat: Colour, fact: &Fact) {
        let Some(at) = self.flights.iter().position(|f| f.seat == seat) else { return };
        let flight = self.flights.remove(at);
        if cites(fact, "MQ-RUN-16") && !flight.from.is_empty() {
            self.fault("it got away from monsters without a roll", &flight);
        }
    }

    /// The turn passes: nothing of the last one is owed any more.
    fn turn(&mut self, book: &Book, game: &Game, (seat, number): (Colour, u32)) {
        if number < 2 {
            // What the table left without a base stays so, before the first turn too.
            let (faults, baseless) = (std::mem::take(&mut self.faults), std::mem::take(&mut self.baseless));
            *self = Oracle { faults, baseless, ..Oracle::default() };
            return;
        }
        let living = |c: &Colour| game.seat(*c).is_some_and(|s| !s.dead);
        let owed = std::mem::take(self);
        self.faults = owed.faults.clone();
        self.baseless = owed.baseless.clone();
        let free = !bases::free_colours(book, game).is_empty();
        let none: Vec<_> = game.foes.all.iter().filter(|m| m.base.is_none()).map(|m| m.id).collect();
        let none: Vec<_> = none.into_iter().filter(|m| !owed.baseless.contains(m)).collect();
        if game.has_map() && free && !none.is_empty() {
            self.fault("a monster has no base", &none);
        }
        let rooms: Vec<_> =
            owed.rooms.iter().filter(|r| game.dungeon.as_deref().is_some_and(|d| d.room(**r).is_some())).collect();
        if !rooms.is_empty() {
            self.fault("a room explored has had no monster", rooms);
        }
        // Where there is nowhere to run to there is no roll, and Bad Stuff from each (MQ-RUN-09).
        let refuge = |c: Colour| {
            let room = game.seat(c).and_then(|s| s.room);
            room.is_some_and(|room| !flight::refuges(game, room).is_empty())
        };
        let runs: Vec<_> = owed.flights.iter().filter(|f| living(&f.seat) && refuge(f.seat)).collect();
        if !runs.is_empty() {
            self.fault("somebody has not run", runs);
        }
        let caught: Vec<_> = owed.caught.iter().filter(|(c, _)| living(c)).collect();
        if !caught.is_empty() {
            self.fault("Bad Stuff is forgotten", caught);
        }
        let fates: Vec<_> = owed.fates.iter().filter(|(what, c)| living(c) && *what != "loss").collect();
        if !fates.is_empty() {
            self.fault("a Curse, a power or a monster is forgotten", fates);
        }
        if !owed.won.is_empty() {
            self.fault("Treasures that are won are not had", &owed.won);
        }
        if owed.explored.as_ref().is_some_and(living) {
            self.fault("no card for exploring", owed.explored);
        }
        if game.has_map() && !owed.moved {
            self.fault("a turn without its Monster Turn", (seat, number));
        }
        if let Some(now) = game.turn.seat.filter(|_| !owed.seats_changed) {
            let at = game.seats.iter().position(|s| s.colour == now).unwrap_or(0);
            let round = game.seats.iter().cycle().skip(at + 1).take(game.seats.len());
            let next = round.into_iter().find(|s| !s.away).map(|s| s.colour);
            if next != Some(seat) {
                self.fault("the turn does not pass to the left", (now, seat));
            }
        }
        let walks = game.seats.iter().find(|s| !s.dead && s.health.red == 0 && s.health.max > 0);
        if let Some(walks) = walks {
            self.fault("somebody walks on without Health", walks);
        }
    }

    /// Whenever the game waits: nobody is asked who is not there, and no step names who or what is not.
    fn stands(&mut self, book: &Book, game: &Game) {
        if game.ending.is_some() {
            return;
        }
        let asked = Asked::of(book, game);
        if asked.seat.is_some_and(|c| game.seat(c).is_none()) {
            self.fault("somebody is asked who is not at the table", asked.seat);
        }
        if matches!(asked.ask, Ask::Table(table::Ask::Turn { .. })) {
            let here = game.active().filter(|s| !s.dead).and_then(|s| s.room);
            let ignores = |m: &MonsterId| self.spared.contains(m) || game.turn.left_alone.contains(m);
            let met = here.into_iter().flat_map(|room| game.foes.in_room(room)).map(|m| m.id).find(|m| !ignores(m));
            if game.has_map() && met.is_some() {
                self.fault("a monster is met and not fought", met);
            }
        }
        if let Some(law) = laws::broken(book, game).filter(|law| !law.contains("bases") && !law.contains("Entrance")) {
            self.fault(law, &game.agenda);
        }
        for (place, step) in game.agenda.iter().enumerate() {
            let top = place + 1 == game.agenda.len();
            let wire = serde_json::to_value(step).expect("steps can be written");
            if let Some(name) = orphan(game, "", &wire, top) {
                self.fault("a step names what is not there", (name, step, top));
            }
        }
    }
}

/// From which monster a roll to run away that counts now was made: it is said, or its dice have been lying there.
fn ran_from(before: &Game, command: &Command) -> Option<MonsterId> {
    let from = |answer: &Answer| match answer {
        Answer::Fight(fight::Answer::Ran { monster, .. }) => Some(*monster),
        _ => None,
    };
    let said = match command {
        Command::Table(table::Command::Answer(answer)) => from(answer),
        _ => None,
    };
    let lies = || {
        before.agenda.iter().find_map(|step| match step {
            Step::Table(table::Step::Cast { roll, .. }) => from(roll),
            _ => None,
        })
    };
    said.or_else(lies)
}

fn owes_gold(game: &Game, terms: &Bargain, (main, helper): (Colour, Colour)) -> bool {
    let payer = if terms.gold > 0 { main } else { helper };
    terms.gold != 0 && game.seat(payer).is_some_and(|s| s.gold > 0)
}

/// Who or what a step names that is not there. Seats are there as long as the step is; a room or a monster may have
/// gone as long as the step is not the one that stands.
fn orphan(game: &Game, key: &str, value: &serde_json::Value, top: bool) -> Option<String> {
    use serde_json::Value;
    let is = |name: &str| name == key;
    match value {
        Value::Object(fields) if !is("effects") && !is("def") && !is("roll") => {
            fields.iter().find_map(|(key, value)| orphan(game, key, value, top))
        }
        Value::Array(list)
            if !is("left") && !is("monsters") && !is("unasked") && !is("unasked_rooms") && !is("unasked_monsters") =>
        {
            list.iter().find_map(|value| orphan(game, key, value, top))
        }
        Value::String(text) if ["seat", "by", "waiting", "among", "rolls", "picks"].iter().any(|k| is(k)) => {
            let gone = serde_json::from_value::<Colour>(value.clone()).is_ok_and(|c| game.seat(c).is_none());
            gone.then(|| text.clone())
        }
        Value::Number(id) if top && ["room", "from"].iter().any(|k| is(k)) => {
            let id = RoomId(u32::try_from(id.as_u64()?).ok()?);
            game.dungeon.as_deref().is_none_or(|d| d.room(id).is_none()).then(|| format!("room {}", id.0))
        }
        Value::Number(id) if top && ["monster", "found"].iter().any(|k| is(k)) => {
            let id = MonsterId(u32::try_from(id.as_u64()?).ok()?);
            game.foes.get(id).is_none().then(|| format!("monster {}", id.0))
        }
        _ => None,
    }
}
