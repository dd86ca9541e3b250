//! The app at its moves: chance, bots and those who pass, a step at a time; and what people do besides commands.

use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::fighters::name;
use crate::app::table::hot::pieces::SILENT;
use crate::app::table::hot::ring;
use crate::app::table::hot::state::{Cast, Dice, Hot, Next, Sheet, Wish};
use crate::app::table::panel::Panel;
use crate::app::table::saving::Keeping;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::play::narrate::moves::{Part, Teller};
use crate::play::oracle;
use crate::play::record::Who;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::table::{Components, Place};
use crate::rules::{cards, doors, dungeon, fight, munchkin, table};
use crate::store::settings::{PACES, TAPPED};

/// Where the component is that answers a question of chance.
pub(super) fn place(question: &Question, places: Components) -> Place {
    match question.ask {
        Ask::Dungeon(dungeon::Ask::Tile { .. }) | Ask::Dungeon(dungeon::Ask::Links { .. }) => places.rooms,
        Ask::Dungeon(dungeon::Ask::NewMonster { .. }) | Ask::Dungeon(dungeon::Ask::Lurker) => places.monsters,
        Ask::Cards(cards::Ask::Cards { .. }) => places.cards,
        _ => places.dice,
    }
}

/// What an answer of chance shows of dice.
fn cast(question: &Question, answer: &Answer, at: u32) -> Option<Cast> {
    let what = match question.ask {
        Ask::Table(table::Ask::FirstPlayer { .. }) => "cast-first",
        Ask::Doors(doors::Ask::LootRoll { .. }) => "cast-loot",
        Ask::Dungeon(dungeon::Ask::SearchDice { .. }) => "cast-search",
        Ask::Fight(fight::Ask::RunAway { .. }) => "cast-run",
        Ask::Fight(fight::Ask::FightDice { .. }) => "cast-fight",
        Ask::Munchkin(munchkin::Ask::PowerDie) => "cast-power",
        Ask::Munchkin(munchkin::Ask::TheftDie) => "cast-theft",
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_))) => "cast-base",
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)) => "cast-monsters",
        _ => "cast-again",
    };
    let seat = match answer {
        Answer::Table(table::Answer::Die { seat, .. }) => Some(*seat),
        _ => question.seat,
    };
    Some(Cast {
        seat,
        what,
        dice: dice(answer, question.ask == Ask::Munchkin(munchkin::Ask::PowerDie))?,
        at,
        from: 0,
        names: Vec::new(),
    })
}

/// The dice of an answer, if it is one of dice.
pub(super) fn dice(answer: &Answer, ten: bool) -> Option<Dice> {
    Some(match answer {
        Answer::Table(table::Answer::Die { face, .. }) | Answer::Fight(fight::Answer::Ran { face, .. }) => {
            Dice::Six(vec![*face])
        }
        Answer::Table(table::Answer::Dice(faces)) if !faces.is_empty() => Dice::Six(faces.clone()),
        Answer::Table(table::Answer::Number(n)) if ten => Dice::Ten(*n),
        Answer::Table(table::Answer::Number(n)) => Dice::Six(vec![u8::try_from(*n).unwrap_or(1)]),
        Answer::Table(table::Answer::Colour(colour)) => Dice::Monster(*colour),
        Answer::Fight(fight::Answer::Throws(throws)) => Dice::Fight(throws.clone()),
        _ => return None,
    })
}

impl Table {
    /// Whether the app is at it and wants to be called again.
    pub fn is_busy(&self) -> bool {
        self.is_open() && !self.is_sealing() && self.hot.as_ref().is_some_and(Hot::is_busy)
    }

    /// Whether people may make moves now.
    pub(in crate::app::table) fn may_move(&self) -> bool {
        self.hot.as_ref().is_none_or(|hot| match hot.next {
            Next::Person(_) => hot.handed().is_none(),
            Next::Anybody | Next::Over => true,
            _ => false,
        })
    }

    /// Whether nobody but a bot decides about what a seat has.
    pub fn minds_itself(&self, seat: Colour) -> bool {
        self.hot.as_ref().is_some_and(|hot| !hot.is_person(&self.session, seat))
    }

    /// The people who have not left the screen, where the app keeps the cards.
    pub fn people_here(&self) -> impl Iterator<Item = Colour> + '_ {
        self.hot.iter().flat_map(|hot| hot.people(&self.session))
    }

    /// Why nobody else decides about what a seat has, as a text: it is a bot's, or another one's than whose hand is open.
    pub fn hands_off(&self, seat: Colour) -> Option<&'static str> {
        if self.minds_itself(seat) {
            return Some("bot-minds-itself");
        }
        self.is_anothers(seat).then_some("hands-off")
    }

    /// Whether what a seat has is another one's than whose hand is open: among people nobody takes or throws away what is not
    /// theirs, nor what somebody decides about on a phone.
    fn is_anothers(&self, seat: Colour) -> bool {
        if self.hot.as_ref().is_some_and(|hot| hot.is_phoned(seat)) {
            return true;
        }
        let mover = self.hot.as_ref().filter(|hot| hot.several).and_then(Hot::mover);
        mover.is_some_and(|mover| mover != seat)
    }

    /// Whether what a bot did stands until somebody has seen it.
    pub fn holds(&self) -> bool {
        self.is_busy() && self.hot.as_ref().is_some_and(|hot| hot.holds)
    }

    /// The rules and the game, for those who tell moves.
    pub fn teller(&self) -> Teller<'_> {
        Teller { book: self.session.book(), game: self.game() }
    }

    /// Where nobody watches, the app goes on until a person is asked.
    pub fn drive(&mut self, shell: &mut Shell) {
        if shell.pace == 0 {
            self.hurry(shell);
        }
    }

    /// The app goes on until a person is asked, or for a good while where bots are among themselves.
    fn hurry(&mut self, shell: &mut Shell) {
        self.hurry_on(shell);
        if let Some(hot) = &mut self.hot {
            hot.tumble = None;
        }
    }

    fn hurry_on(&mut self, shell: &mut Shell) {
        let lie = |table: &Table| {
            table.people_here().filter(|seat| table.game().seat(*seat).is_some_and(|seat| seat.dead)).count()
        };
        let dead = lie(self);
        for _ in 0..HURRY {
            // Nobody misses their own death.
            if lie(self) > dead && shell.pace > 0 {
                return;
            }
            if let Some(hot) = &mut self.hot {
                // Everybody has the whole of the ring.
                if hot.next == Next::Ring && shell.pace > 0 {
                    return;
                }
                (hot.due, hot.holds) = (i64::MIN, false);
                // Whoever is in a hurry sees no die tumble.
                hot.tumble = Some(i64::MIN);
            }
            if !self.beat(shell) {
                return;
            }
        }
    }

    /// Whether somebody looks something up, and nothing goes on meanwhile. Whoever plays on a phone is not kept waiting by what is
    /// only read here.
    pub(super) fn is_read(&self) -> bool {
        match &self.panel {
            Some(Panel::Menu | Panel::Rules(_)) => true,
            // Nobody misses anything while they are let in, or back in.
            #[cfg(feature = "phones")]
            Some(Panel::Phones) => {
                let out = |hot: &Hot| self.people_here().any(|seat| !hot.on_phone.contains(&seat));
                self.hot.as_ref().is_some_and(out)
            }
            Some(
                Panel::Why(_)
                | Panel::Told(..)
                | Panel::Dice
                | Panel::WhyMove(_)
                | Panel::WhyTurn
                | Panel::WhySides
                | Panel::WhyRoute(_)
                | Panel::Seat(_)
                | Panel::Now(_)
                | Panel::Row(_)
                | Panel::Cards(_),
            ) => self.hot.as_ref().is_none_or(|hot| !hot.is_on_phones()),
            _ => false,
        }
    }

    /// One step of the app, if it is time. Whether anything was done.
    pub(in crate::app::table) fn beat(&mut self, shell: &mut Shell) -> bool {
        let now = shell.clock.now();
        // Whoever looks something up misses nothing meanwhile.
        if matches!(self.keeping, Keeping::LookOnly) || self.is_sealing() {
            return false;
        }
        if self.is_read() {
            if let Some(hot) = &mut self.hot {
                hot.ring.holds(now);
            }
            return false;
        }
        if self.hot.as_ref().is_some_and(Hot::is_busy) && self.undo_stands(now) {
            return false;
        }
        let Some(hot) = self.hot.as_mut().filter(|hot| hot.is_busy() && hot.due <= now) else { return false };
        let next = hot.next;
        if next == Next::Ring && hot.rests && shell.pace > 0 {
            hot.ring.holds(now);
            return false;
        }
        if next == Next::Ring {
            return self.ring_on(shell, now);
        }
        // What a bot did is looked at until somebody has seen it.
        if hot.holds {
            return false;
        }
        let command = self.decides(shell, next);
        if let Some(Command::Table(table::Command::Answer(rolled))) = &command
            && next == Next::Chance
            && self.tumbles(shell, rolled)
        {
            return false;
        }
        if let Next::Bot(seat) = next {
            self.says_why(shell, seat);
        }
        let rolled = match &command {
            Some(Command::Table(table::Command::Answer(answer))) if next == Next::Chance => self.lies(shell, answer),
            _ => None,
        };
        // A card takes as long to read as dice do to be looked at.
        let fought = matches!(&rolled, Some(Cast { dice: Dice::Fight(_), .. }));
        let plays =
            matches!((&command, next), (Some(Command::Munchkin(munchkin::Command::PlayCard { .. })), Next::Bot(_)));
        // Nobody sees how long somebody took to do nothing.
        let passes = matches!(self.question.ask, Ask::Table(table::Ask::Window { .. }))
            && command == Some(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
        let pause = if passes && self.hot.as_ref().is_some_and(|hot| hot.several) {
            0
        } else {
            pause(next, rolled.is_some() || plays).max(if fought && !self.is_decided() { FOUGHT } else { 0 })
        };
        let turn = self.game().turn.number;
        let stands = self.hot.as_ref().and_then(|hot| hot.stands).filter(|main| next == Next::Pass(*main));
        let bots = matches!(next, Next::Bot(_)) && !passes;
        let bots = bots || (rolled.is_some() && self.game().turn.seat.is_some_and(|seat| self.minds_itself(seat)));
        let done = command.is_some_and(|command| self.submit_as(shell, &command, Who::App));
        if done {
            self.says_one_thing(shell);
        }
        // That a turn is over says nothing that has not been seen.
        let holds = done && bots && shell.settings.pace == TAPPED && self.game().turn.number == turn;
        let wait = self.wait(shell, (next, turn), pause);
        if let Some(hot) = &mut self.hot {
            hot.due = now + wait;
            hot.holds = holds && hot.is_busy();
            if rolled.is_some() {
                // Once it is known who starts, the last die looks as if it had won.
                let begins = matches!(self.question.ask, Ask::Table(table::Ask::FirstPlayer { .. }));
                hot.cast = rolled.filter(|cast| begins || cast.what != "cast-first");
            }
            if !done {
                hot.stuck = true;
                hot.look(&self.session, &self.question);
            }
        }
        if done {
            self.tells_missed(shell);
        }
        // Whoever still wins is not asked: it is said.
        stands.filter(|_| done).into_iter().for_each(|main| self.says_it_stands(shell, main));
        // Whoever passes takes no time: all who do are done with at once.
        let more = |hot: &Hot| hot.several && hot.is_busy() && hot.next != Next::Ring;
        if done && passes && self.hot.as_ref().is_some_and(more) {
            return self.beat(shell) || done;
        }
        done
    }

    /// What is said across the table to a deed is said instead of why: nobody says two things at once.
    fn says_one_thing(&mut self, shell: &Shell) {
        let timeline = self.session.timeline();
        if shell.settings.talk && self.talk.at(timeline.here()).is_some() {
            self.hot.iter_mut().for_each(|hot| hot.why = None);
        }
    }

    /// Why a bot does what it does, unless it has said so before in this game: after a break, too.
    fn says_why(&mut self, shell: &mut Shell, seat: Colour) {
        let why = self.hot.as_ref().and_then(|hot| hot.players.why(&self.session, seat));
        let why = why.filter(|why| !SILENT.contains(&why.id));
        let new = why.filter(|why| {
            let said = format!("{} {}", seat.name(), shell.words.say(why, Names::of(self.game())));
            shell.settings.hears(self.session.known_by(), &said)
        });
        if new.is_some() {
            shell.save_settings();
        }
        if let Some(hot) = &mut self.hot {
            hot.why = new.map(|why| (seat, why));
        }
    }

    /// What the app does next.
    fn decides(&mut self, shell: &Shell, next: Next) -> Option<Command> {
        match next {
            Next::Chance => {
                self.session.draw_from(shell.pool());
                oracle::answer(&self.session).map(|it| Command::Table(table::Command::Answer(it)))
            }
            Next::Go if matches!(self.question.ask, Ask::Doors(doors::Ask::Corpse { .. })) => {
                self.hot.as_ref()?.takes_last(&self.session, &self.question)
            }
            Next::Go => Some(Command::Table(table::Command::Answer(match &self.question.ask {
                Ask::Dungeon(dungeon::Ask::Refuge { sides }) => sides
                    .first()
                    .map_or(Answer::Table(table::Answer::Done), |side| Answer::Dungeon(dungeon::Answer::Side(*side))),
                _ => Answer::Table(table::Answer::Done),
            }))),
            Next::Bot(seat) => self.hot.as_mut()?.players.decide(&self.session, seat),
            Next::Pass(_) => Some(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)))),
            Next::Ring | Next::Person(_) | Next::Anybody | Next::Over => None,
        }
    }

    /// Dice that chance has rolled, as they are shown.
    fn lies(&self, shell: &Shell, answer: &Answer) -> Option<Cast> {
        let mut cast = cast(&self.question, answer, self.session.records())?;
        if let Answer::Fight(fight::Answer::Ran { monster, .. }) = answer {
            let (book, game) = (self.session.book(), self.session.game());
            let from = |seat| fight::flight::least_from(book, game, seat, *monster);
            cast.from = cast.seat.map_or(0, from);
        }
        if let Dice::Fight(throws) = &cast.dice {
            cast.names = throws.iter().map(|throw| (throw.who, name(self, shell, throw.who))).collect();
        }
        Some(cast)
    }

    /// How long the app waits after what somebody did in a turn, where it would be a pause otherwise.
    fn wait(&self, shell: &Shell, (who, turn): (Next, u32), pause: i64) -> i64 {
        // Between two turns what came of one stands readable.
        let over = matches!(who, Next::Bot(_)) && turn != self.game().turn.number;
        let pause = if over { pause.max(TURNS) } else { pause };
        let moving = matches!(&self.question.ask, Ask::Dungeon(dungeon::Ask::Moving { left }) if !left.is_empty());
        let pause = shell.pace * if moving { MARCH } else { pause } / 100;
        let pause = pause.max((shell.pace * self.weight() / 100).min(LONGEST));
        if shell.pace <= 0 {
            return pause;
        }
        // Nobody goes on while monsters still walk, or while what is celebrated is still to be seen.
        let march = self.walks.as_ref().filter(|walks| walks.march).map_or(0, |walks| walks.length() as i64 + REST);
        pause.max(march).max(self.shown_for(shell))
    }

    /// What somebody plays into a fight is seen to land before bots answer it.
    pub(in crate::app::table) fn lands(&mut self, shell: &Shell, command: &Command) {
        let plays = matches!(
            command,
            Command::Munchkin(munchkin::Command::PlayCard { .. } | munchkin::Command::UsePower { .. })
                | Command::Doors(doors::Command::SendIn { .. })
        );
        let lands = plays && self.fights();
        if let Some(hot) = self.hot.as_mut().filter(|_| lands) {
            hot.due = hot.due.max(shell.clock.now() + (shell.pace * LANDS / 100).min(LONGEST));
        }
    }

    /// How long what has just come true is to be seen by those it concerns, who can do nothing about it, in hundredths of the
    /// pace: a fight without dice would be over between two looks, and so would a Curse.
    fn weight(&self) -> i64 {
        // Whoever runs is seen to run before the die falls.
        if self.runs().is_some_and(|(.., face)| face.is_none()) {
            return RUNS;
        }
        if self.game().has_map() {
            return 0;
        }
        let goes = self.hot.as_ref().is_some_and(|hot| hot.next == Next::Go);
        if goes && matches!(self.question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })) {
            return STRUCK;
        }
        let timeline = self.session.timeline();
        let facts = timeline.node(timeline.here()).map(|node| node.facts.as_slice()).unwrap_or_default();
        let weight = |fact: &Fact| match &fact.event {
            Event::Fight(fight::Event::Fight { what, .. }) => match what {
                FightTold::Announced | FightTold::Yields(_) if self.is_for_the_win() => CLIMAX,
                FightTold::Announced | FightTold::Yields(_) | FightTold::Over { .. } => CLAIMED,
                _ => 0,
            },
            _ => 0,
        };
        facts.iter().map(weight).max().unwrap_or(0)
    }

    /// Whether a win that is claimed would end the game.
    fn is_for_the_win(&self) -> bool {
        fight::roll::wins_the_game(self.session.book(), self.session.game())
    }

    /// The ring runs on; whether it has ended.
    fn ring_on(&mut self, shell: &Shell, now: i64) -> bool {
        let whole = ring::whole(shell, self);
        let Some(hot) = &mut self.hot else { return false };
        let ended = hot.ring.rings(now, whole, shell.pace > 0);
        if ended {
            hot.look(&self.session, &self.question);
        }
        ended
    }

    /// A touch of the map chooses what is asked for, if it can be chosen. Whether it did.
    pub(in crate::app::table) fn points(&mut self, shell: &mut Shell, spot: Spot) -> bool {
        let teller = self.teller();
        let Some(hot) = self.hot.as_ref().filter(|_| self.may_move()) else { return false };
        let part = match spot {
            Spot::Room(id) => Part::Room(id),
            Spot::Monster(id) => Part::Monster(id),
            Spot::Munchkin(colour) => Part::Seat(colour),
            Spot::Link(_, side) => Part::Side(side),
            Spot::Dark(_) => return false,
        };
        let at = hot.narrowed.len();
        if hot.ways(&teller).iter().any(|c| teller.parts(c).get(at) == Some(&part)) {
            self.wish(shell, Wish::Narrow(part));
            return true;
        }
        let room = match spot {
            Spot::Room(id) => Some(Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Room(id))))),
            _ => None,
        };
        match room.filter(|answer| hot.moves.contains(answer)) {
            Some(answer) => self.submit(shell, &answer),
            None => false,
        }
    }

    /// Takes a wish about the game the app keeps.
    pub(in crate::app::table) fn wish(&mut self, shell: &mut Shell, wish: Wish) {
        match wish {
            Wish::Beat => {
                self.closes_up(shell);
                self.beat(shell);
            }
            Wish::Claim(seat) if self.hot.as_ref().is_some_and(|hot| hot.next != Next::Ring) => {
                self.says_meanwhile(shell, seat);
            }
            Wish::Haggle(terms) => self.haggles(shell, &terms),
            Wish::Swap(with) => self.swaps(shell, with),
            Wish::Put(card, on) => self.puts(shell, card, &on),
            // For whoever decides on a phone nobody says it here.
            Wish::Agree(seat, yes) if self.hot.as_ref().is_some_and(|hot| !hot.is_phoned(seat)) => {
                self.agrees(shell, seat, yes);
            }
            Wish::GoOn => {
                if let Some(hot) = &mut self.hot {
                    (hot.holds, hot.due) = (false, i64::MIN);
                }
                self.beat(shell);
            }
            Wish::Hurry => {
                // Whoever wants the app to go on takes nothing back.
                self.undo_armed = false;
                self.hot.iter_mut().for_each(Hot::skips);
                self.hurry(shell);
            }
            wish => self.chooses(shell, wish),
        }
    }

    /// What is chosen on the way to a move.
    fn chooses(&mut self, shell: &mut Shell, wish: Wish) {
        let teller = Teller { book: self.session.book(), game: self.session.game() };
        let Some(hot) = &mut self.hot else { return };
        match wish {
            Wish::Slower => slower(shell),
            Wish::Seen => hot.behind = None,
            Wish::Card(card) if hot.sheet == Some(Sheet::Card(card)) => match hot.plainly(&teller, card) {
                Some(command) => _ = self.submit(shell, &command),
                None if hot.lights(&teller, card) => shell.say(shell.words.get("hand-which-way")),
                None => {}
            },
            Wish::Card(card) => hot.choose(&teller, Some(Sheet::Card(card))),
            Wish::Play => {
                if let Some(command) = hot.single(&teller) {
                    self.submit(shell, &command);
                }
            }
            Wish::Arm(command) => hot.armed = Some(command),
            Wish::Sheet(sheet) => hot.choose(&teller, sheet),
            Wish::Narrow(part) => {
                hot.disarms();
                hot.narrowed.push(part);
                hot.forced(&teller);
                if let Some(command) = hot.single(&teller) {
                    self.submit(shell, &command);
                }
            }
            Wish::Back => {
                hot.disarms();
                if hot.narrowed.pop().is_none() {
                    hot.sheet = None;
                }
            }
            Wish::Mark(card) => self.marks(shell, card, None),
            Wish::Give(card, seat) => self.marks(shell, card, Some(seat)),
            // What lies open already stays where it is.
            Wish::Laid(laid) if hot.laid == laid => {}
            Wish::Laid(laid) => {
                (hot.laid, hot.page) = (laid, 0);
                hot.spread.turns_to(0);
                hot.lay(&self.session, &self.question);
            }
            Wish::Page(page) => {
                hot.spread.turns_to(page);
                hot.page = page;
            }
            Wish::Offer(offer) => hot.offer = offer,
            Wish::Amend(on) => hot.amending = on,
            wish => self.speaks_up(shell, wish),
        }
    }
}

/// Each step of the app takes longer from now on, until it is as long as can be.
fn slower(shell: &mut Shell) {
    if let Some(pace) = PACES.into_iter().find(|pace| *pace > shell.settings.pace) {
        shell.settings.pace = pace;
        shell.save_settings();
        // Where nobody watches nothing takes time.
        shell.pace = if shell.pace > 0 { shell.settings.beat() } else { 0 };
    }
}

/// How long what was done is to be seen, in hundredths of the pace: dice longer than draws.
fn pause(next: Next, dice: bool) -> i64 {
    match next {
        _ if dice => 260,
        Next::Bot(_) => 100,
        Next::Chance | Next::Go => 40,
        _ => 0,
    }
}

/// Most steps of the app that nobody sees.
const HURRY: u32 = 2_000;

/// How long the outcome of a fight is to be seen that dice have decided.
const FOUGHT: i64 = 900;
/// How long what somebody plays into a fight is to be seen.
const LANDS: i64 = 260;
/// How long a claim, a flight and what came of it are to be seen; one that ends the game; a Curse nobody can stop.
const CLAIMED: i64 = 420;
const CLIMAX: i64 = 900;
const STRUCK: i64 = 600;
/// How long somebody is seen to run before the die falls.
const RUNS: i64 = 260;
/// However slow the pace, nothing is waited for longer, in milliseconds.
const LONGEST: i64 = 3_500;
/// How long a turn that is over is to be seen.
const TURNS: i64 = 320;
/// How long the monsters' ways are to be seen.
const MARCH: i64 = 480;
/// How long those who have walked are seen where they are, in milliseconds.
const REST: i64 = 900;
