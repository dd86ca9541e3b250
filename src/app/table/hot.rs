//! A game the app keeps whole, at one screen: what the app does by itself, a step at a time; whose hand may be seen;
//! and how far the tapping together of a move has come.

pub mod asides;
pub mod ask;
mod asked;
#[cfg(feature = "phones")]
mod begun;
pub mod behind;
#[cfg(feature = "phones")]
mod besides;
pub mod bid;
pub mod came;
pub mod claim;
pub mod doors;
mod drive;
pub mod everything;
pub mod fighting;
mod finds;
pub mod foe;
mod haggle;
pub mod hand;
mod lying;
pub mod marks;
pub mod meanwhile;
mod missed;
pub(super) mod next;
pub mod offered;
pub mod own;
mod parting;
pub mod paying;
#[cfg(feature = "phones")]
mod phone;
mod pieces;
pub mod place;
pub mod player;
mod pledge;
pub mod put;
pub mod recap;
pub mod relay;
pub mod ring;
mod saying;
pub mod selling;
mod shed;
pub mod sheet;
pub mod spoils;
pub mod spot;
pub mod spread;
pub mod state;
pub mod strip;
mod taken_up;
pub mod trading;
pub mod tumble;
mod vain;
pub mod won;
pub mod worth;

use crate::app::table::hot::ring::clock::Ring;
use crate::app::table::hot::spread::places::Spread;
pub use crate::app::table::message::wish;
use crate::bots::grudge::Grudges;
use crate::play::narrate::moves::{Part, Teller};
use crate::play::player::Players;
use crate::play::reacting;
pub use crate::play::reacting::Until;
use crate::play::record::Who;
use crate::play::serving;
use crate::play::session::Session;
use crate::play::wares;
use crate::play::widen::widen;
use crate::rules::agenda::Step;
use crate::rules::card::{CardId, CardKind};
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::doors::Ask as AtDoors;
use crate::rules::engine;
use crate::rules::event::{Event, Fact, PlayedAs};
use crate::rules::fight::{Bargain, Fighter};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::question::{Ask, Question};
use crate::rules::table::Place;
use crate::rules::table::step::About;
use crate::rules::{cards, dungeon, fight, munchkin, table};
pub use own::{is_move, owner};
pub use state::{Cast, Dice, Hot, Next, Seen, Sheet, Wish};

/// The bots of the seats, by name.
fn bots(game: &Game) -> Vec<Option<String>> {
    game.seats.iter().map(|s| s.bot.clone()).collect()
}

impl Hot {
    /// A game, if the app keeps its cards.
    pub fn of(session: &Session) -> Option<Hot> {
        session.game().stock.as_ref()?;
        let names = bots(session.game());
        let mut hot = Hot {
            players: Players::new(names.iter().map(|n| n.as_deref().unwrap_or(""))),
            names,
            next: Next::Over,
            open: None,
            holder: None,
            held_in: 0,
            rests: false,
            shut: false,
            ring: Ring::default(),
            ends: false,
            goes_on: None,
            claimed: None,
            stands: None,
            opened: Vec::new(),
            opening: None,
            armed: None,
            face_down: false,
            peace: Vec::new(),
            due: 0,
            holds: false,
            tumble: None,
            cast: None,
            seen: None,
            behind: None,
            why: None,
            moves: Vec::new(),
            sheet: None,
            narrowed: Vec::new(),
            marked: Vec::new(),
            gets: Vec::new(),
            page: 0,
            laid: false,
            spread: Spread::default(),
            offer: Bargain::default(),
            volunteer: None,
            amending: false,
            stuck: false,
            shown: None,
            left: Vec::new(),
            put_out: None,
            several: false,
            open_to_all: false,
            on_phone: Vec::new(),
            here: Vec::new(),
            alone: None,
            meanwhile: None,
            #[cfg(feature = "phones")]
            deals: Vec::new(),
            #[cfg(feature = "phones")]
            begun: None,
            #[cfg(feature = "phones")]
            gone: Vec::new(),
            #[cfg(feature = "phones")]
            struck: None,
            touched: Vec::new(),
            #[cfg(feature = "phones")]
            travelled: None,
            #[cfg(feature = "phones")]
            chooses: None,
            #[cfg(feature = "phones")]
            said: None,
        };
        hot.look(session, &session.question());
        Some(hot)
    }

    /// Who has stabbed whom.
    pub fn remembered(&self) -> &Grudges {
        self.players.remembered()
    }

    /// Who has made whose fights worse.
    pub fn stabs(&self) -> &Grudges {
        self.players.stabs()
    }

    /// Whether a person plays a seat.
    pub fn is_person(&self, session: &Session, seat: Colour) -> bool {
        !self.players.plays(session, seat)
    }

    /// The people at the screen.
    pub fn people<'a>(&'a self, session: &'a Session) -> impl Iterator<Item = Colour> + 'a {
        let seats = session.game().seats.iter().filter(|s| !s.away).map(|s| s.colour);
        seats.filter(|c| self.is_person(session, *c))
    }

    /// Whether the tablet has to be handed over first, and to whom. Whoever decides on a phone is asked nothing here, not even
    /// what takes no hand.
    pub fn handed(&self) -> Option<Colour> {
        match self.next {
            Next::Person(seat) if self.is_phoned(seat) => Some(seat),
            Next::Person(seat) if self.open != Some(seat) && !self.open_to_all => Some(seat),
            _ => None,
        }
    }

    /// History was travelled: phones say so, so many lines are told of it, and whoever may react has time again.
    pub fn travelled(&mut self, said: String, told: usize) {
        self.done(Who::Table);
        // Lines are counted anew from here.
        self.touched.iter_mut().for_each(|touched| touched.told = told);
        #[cfg(feature = "phones")]
        {
            self.travelled = Some(said);
            self.begun = None;
        }
        #[cfg(not(feature = "phones"))]
        let _ = said;
        (self.ring, self.goes_on, self.opening) = (Ring::default(), None, None);
        // What was taken back was not played.
        (self.seen, self.meanwhile) = (None, None);
        self.holds = false;
        self.opened.clear();
    }

    /// Whether the app is at it.
    pub fn is_busy(&self) -> bool {
        matches!(self.next, Next::Chance | Next::Go | Next::Bot(_) | Next::Pass(_) | Next::Ring)
    }

    /// Whose moves are on the screen.
    pub fn mover(&self) -> Option<Colour> {
        match self.next {
            Next::Person(seat) if self.open == Some(seat) => Some(seat),
            _ => None,
        }
    }

    /// Works out anew who is at it and what can be done.
    pub fn look(&mut self, session: &Session, question: &Question) {
        let game = session.game();
        if self.names != bots(game) {
            self.names = bots(game);
            self.players = Players::new(self.names.iter().map(|n| n.as_deref().unwrap_or("")));
        }
        self.players.grudges(session);
        self.moves.clear();
        self.tumble = None;
        self.disarms();
        let read = self.sheet.take().filter(|sheet| matches!(sheet, Sheet::Card(_)));
        self.marked.clear();
        self.gets.clear();
        #[cfg(feature = "phones")]
        {
            (self.chooses, self.said) = (None, None);
        }
        self.narrowed.clear();
        self.next = self.whose(session, question);
        self.goes_between(question);
        #[cfg(feature = "phones")]
        self.keeps_deals(session, question);
        self.ends_loans(game);
        self.open_to_all = lies_open(&question.ask);
        self.at_peace(game, question);
        let several = self.people(session).nth(1).is_some();
        self.several = several;
        // Somebody else has come to the screen.
        let alone = self.alone_here(session);
        if self.alone.is_some() && alone != self.alone {
            (self.holder, self.shut) = (None, true);
        }
        self.alone = alone;
        let window = if let Ask::Table(table::Ask::Window { about, .. }) = &question.ask { Some(*about) } else { None };
        self.claims(session, window);
        self.ends = window == Some(About::Fight) && fight::roll::wins_the_game(session.book(), game);
        if window.is_none() {
            (self.ring, self.goes_on) = (Ring::default(), None);
        }
        // While a card played meanwhile has its way nothing is over yet.
        if let Some(seat) = self.opening.filter(|seat| window.is_some() && self.next != Next::Person(*seat)) {
            self.opened.push(seat);
            self.opening = None;
        }
        // After a break, or where something was taken back, it is known from what has happened.
        if window == Some(About::Opening) && self.opened.is_empty() {
            self.opened = asked::have_passed(session);
        }
        match window {
            // Whoever's turn it is says when it ends.
            Some(About::End) | None => {}
            Some(about) if several => self.rings(session, about),
            Some(about) => self.alone(session, about),
        }
        if let (Some(About::Opening), Next::Person(seat)) = (window, self.next) {
            self.opening = Some(seat);
        }
        if let Next::Person(_) | Next::Anybody = self.next {
            let seat = if let Next::Person(seat) = self.next { Some(seat) } else { game.turn.seat };
            if let Some(seat) = self.meanwhile() {
                self.moves = reacting::breaks_in(session.book(), game, seat);
            } else {
                if self.moves.is_empty() {
                    self.moves = engine::moves(session.book(), game);
                }
                widen(session.book(), game, seat, &mut self.moves);
            }
        }
        // A card can be read on while others are at it.
        if self.is_busy() {
            self.sheet = read;
        }
        let asks_help = matches!(question.ask, Ask::Fight(fight::Ask::Asked { .. }));
        self.close(session, (several, asks_help));
        self.volunteer(session);
        #[cfg(feature = "phones")]
        self.goes_on_with_begun(session, question);
        self.lay(session, question);
    }

    fn whose(&self, session: &Session, question: &Question) -> Next {
        let game = session.game();
        let places = game.table.components;
        match engine::waits_for(session.book(), game) {
            Decider::Chance => match drive::place(question, places) {
                Place::App if !self.stuck => Next::Chance,
                _ => Next::Anybody,
            },
            Decider::Seat(seat) if self.players.plays(session, seat) && !self.stuck => Next::Bot(seat),
            // What nobody can change is shown, and not asked.
            Decider::Seat(_) if self.suffers(session, question) => Next::Go,
            // The last card of somebody who died goes to whom it can only go to.
            Decider::Seat(_) if !self.stuck && self.takes_last(session, question).is_some() => Next::Go,
            // Where there is only one way to run, nobody is asked.
            Decider::Seat(_)
                if matches!(&question.ask, Ask::Dungeon(dungeon::Ask::Refuge { sides }) if sides.len() == 1)
                    && !self.stuck =>
            {
                Next::Go
            }
            Decider::Seat(seat) => Next::Person(seat),
            Decider::Table => match question.ask {
                Ask::Table(table::Ask::Over(_)) => Next::Over,
                Ask::Dungeon(dungeon::Ask::Moving { .. }) if places.monsters == Place::App => Next::Go,
                // Where it was settled who begins, the app deals at once.
                Ask::Table(table::Ask::Opening) if !self.stuck => Next::Go,
                _ => Next::Anybody,
            },
        }
    }

    /// The one way there is to take what somebody who died has left.
    pub(super) fn takes_last(&self, session: &Session, question: &Question) -> Option<Command> {
        if !matches!(question.ask, Ask::Doors(AtDoors::Corpse { .. })) {
            return None;
        }
        let moves = engine::moves(session.book(), session.game());
        let [only] = moves.as_slice() else { return None };
        Some(only.clone())
    }

    /// Whether a Curse strikes somebody alone against bots, who can do nothing about it. With others about nobody is asked
    /// by what is in a hand.
    fn suffers(&self, session: &Session, question: &Question) -> bool {
        if self.stuck
            || session.game().has_map()
            || !matches!(question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }))
            || self.people(session).nth(1).is_some()
        {
            return false;
        }
        let done = Command::Table(table::Command::Answer(table::Answer::Done.into()));
        engine::moves(session.book(), session.game()).iter().all(|command| *command == done)
    }

    /// Who wants to be left in peace no longer does on an own turn, or in a fight.
    fn at_peace(&mut self, game: &Game, question: &Question) {
        let fight = fight::current(game);
        let fights = |c: Colour| fight.as_ref().is_some_and(|f| f.main == c || f.helping(game) == Some(c));
        let reacts = matches!(question.ask, Ask::Table(table::Ask::Window { .. }));
        let phoned = &self.on_phone;
        self.peace.retain(|(seat, until)| {
            let turn = game.turn.seat == Some(*seat) && matches!(question.ask, Ask::Table(table::Ask::Turn { .. }));
            let next = matches!(until, Until::Fight(this) if *this != game.turn.number);
            // Whoever holds a phone is there again for whatever is their own.
            let own = phoned.contains(seat) && question.seat == Some(*seat) && !reacts;
            // From its beginning: before others are asked it may be over.
            let over = turn || own || fights(*seat) || (fight::under_way(game).is_some() && next);
            !over
        });
    }

    /// Dice that a card has changed are shown as they lie now, and cards of others as they are played.
    pub fn follow(&mut self, facts: &[Fact], records: u32) {
        // What the dead had in hand nobody has played.
        let died = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Died { .. }));
        let died = facts.iter().any(died);
        // What was behind a door nobody has played either, though it goes through a hand.
        let drawn = |card: CardId| {
            let took = |fact: &Fact| match &fact.event {
                Event::Cards(cards::Event::Took { cards, .. }) => cards.has(card),
                _ => false,
            };
            facts.iter().any(took)
        };
        for fact in facts {
            let phoned = &self.on_phone;
            self.peace.retain(|(seat, _)| !phoned.contains(seat) || !reacting::befalls(&fact.event, *seat));
            match &fact.event {
                // A chance to react begins, or begins anew: everybody has time again.
                Event::Table(table::Event::Owed(Step::Table(table::Step::Window { .. }))) => {
                    (self.ring, self.goes_on) = (Ring::default(), None)
                }
                Event::Table(table::Event::Reopened { by }) => (self.ring, self.goes_on) = (Ring::default(), Some(*by)),
                _ => {}
            }
            // What was played in another turn, or before the fight that begins, bears on nothing any more.
            if begins(&fact.event) {
                self.seen = None;
            }
            if let Event::Table(table::Event::Owed(Step::Munchkin(munchkin::Step::Cursed { card, seat, by, .. }))) =
                &fact.event
            {
                #[cfg(feature = "phones")]
                {
                    self.struck = card.map(|card| (card, records));
                }
                // One from behind a door is read like one that was played, by whomever it strikes.
                self.seen = card.map(|card| Seen { seat: by.unwrap_or(*seat), card, on: Some(*seat), at: records });
            }
            // What is thrown from the table lay before everybody: it is the newest all the same.
            if let Event::Munchkin(munchkin::Event::Played { seat, what: PlayedAs::Used | PlayedAs::Thrown, .. }) =
                &fact.event
                && Some(*seat) != self.open
            {
                self.seen = thrown(facts, *seat).map(|card| Seen { seat: *seat, card, on: None, at: records });
            }
            if let Event::Cards(cards::Event::CardOut { seat, card, .. }) = fact.event
                && Some(seat) != self.open
                && !died
                && !drawn(card)
            {
                let on = self.seen.filter(|seen| seen.card == card).and_then(|seen| seen.on);
                self.seen = Some(Seen { seat, card, on, at: records });
            }
            if let (Event::Table(table::Event::Recast { roll, again: None }), Some(cast)) =
                (&fact.event, &mut self.cast)
                && let Some(dice) = drive::dice(roll, matches!(cast.dice, Dice::Ten(_)))
            {
                cast.dice = dice;
            }
        }
    }

    /// Something was done: what people do clears what the app could not.
    pub fn done(&mut self, who: Who) {
        #[cfg(feature = "phones")]
        {
            self.travelled = None;
        }
        if who != Who::App {
            // What was tapped together is done, and is not in the way of what comes of it; the hand keeps its page.
            (self.stuck, self.cast, self.sheet) = (false, None, None);
            self.holds = false;
            self.why = None;
            self.offer = Bargain::default();
        }
    }

    /// A card is to go, or not; never more than have to.
    fn mark(&mut self, card: CardId, most: u32) {
        self.disarms();
        match self.marked.iter().position(|c| *c == card) {
            Some(at) => {
                self.marked.remove(at);
                self.gets.retain(|(own, _)| *own != card);
            }
            None if self.marked.len() < most as usize => self.marked.push(card),
            None => {}
        }
    }

    /// What can be done with what is on the sheet, as far as it has been narrowed down.
    pub fn ways(&self, teller: &Teller<'_>) -> Vec<&Command> {
        let Some(sheet) = &self.sheet else { return Vec::new() };
        let fits = |command: &&Command| {
            let parts = teller.parts(command);
            matches(teller, sheet, command) && parts.starts_with(&self.narrowed)
        };
        self.moves.iter().filter(fits).collect()
    }

    /// Whether a card is lit: it can be played, and that is more than giving up what one is.
    pub fn lights(&self, teller: &Teller<'_>, card: CardId) -> bool {
        let (book, game) = (teller.book, teller.game);
        // What only helps others harms who plays it.
        let lit = |command: &Command| !reacting::gives_up(game, command) && !serving::only_others(book, game, command);
        !self.is_idle(teller, card)
            && !self.lifts_nobody(teller, card)
            && self.plays(teller, card).into_iter().any(|command| lit(command) && !self.is_vain(teller, command))
    }

    /// Whether a card is an Item that is not for whoever holds it: it is put down for what it is worth, if at all.
    fn is_idle(&self, teller: &Teller<'_>, card: CardId) -> bool {
        let own = self.mover().and_then(|seat| teller.game.seat(seat));
        match (own, teller.book.cards.card(card).map(|def| &def.is)) {
            (Some(seat), Some(CardKind::Item { gear, .. })) => !outfit::may_use(seat, gear),
            _ => false,
        }
    }

    /// The ways to play a card.
    pub fn plays(&self, teller: &Teller<'_>, card: CardId) -> Vec<&Command> {
        let sheet = Sheet::Card(card);
        self.moves.iter().filter(|c| matches(teller, &sheet, c)).collect()
    }
}

/// Whether a command belongs to a sheet. Copies of a card are one thing to choose.
fn matches(teller: &Teller<'_>, sheet: &Sheet, command: &Command) -> bool {
    match (sheet, command) {
        (Sheet::Card(wanted), Command::Munchkin(munchkin::Command::PlayCard { card, seat, .. })) => {
            let def = |card| teller.book.cards.card(card).map(std::ptr::from_ref);
            let held = |card: &CardId| teller.game.seat(*seat).is_some_and(|s| s.held.has(*card));
            card == wanted || (def(*card) == def(*wanted) && held(card) && held(wanted))
        }
        (Sheet::More, _) => true,
        _ => everything::chosen_on(command).as_ref() == Some(sheet),
    }
}

impl Hot {
    /// Opens a sheet; touched again it closes, but a lifted card stays up.
    fn choose(&mut self, teller: &Teller<'_>, sheet: Option<Sheet>) {
        self.narrowed.clear();
        self.disarms();
        let again = self.sheet == sheet && !matches!(sheet, Some(Sheet::Card(_) | Sheet::Trade(_)));
        let marks = |sheet: &Option<Sheet>| {
            matches!(sheet, Some(Sheet::Level | Sheet::Trade(_) | Sheet::Power(..) | Sheet::Deal))
        };
        // Whoever hears no haggles with what was picked; with somebody else it begins anew.
        let haggles = self.sheet == sheet && matches!(sheet, Some(Sheet::Trade(_)));
        if !haggles && (marks(&self.sheet) || marks(&sheet)) {
            self.marked.clear();
        }
        self.sheet = if again { None } else { sheet };
        // A sale begins with what costs least.
        if let (Some(Sheet::Level), Some(seat)) = (&self.sheet, self.mover().and_then(|c| teller.game.seat(c))) {
            self.marked = wares::sensible(teller.book, teller.game, seat);
        }
        self.forced(teller);
    }

    /// What is the same in every way left need not be chosen.
    fn forced(&mut self, teller: &Teller<'_>) {
        if self.sheet == Some(Sheet::More) {
            return;
        }
        loop {
            let at = self.narrowed.len();
            let ways = self.ways(teller);
            // The last of it is always touched: nothing is played by being read.
            if ways.iter().any(|c| teller.parts(c).len() <= at + 1) {
                return;
            }
            let mut parts = ways.iter().map(|c| teller.parts(c).get(at).cloned());
            let Some(Some(first)) = parts.next() else { return };
            if ways.len() < 2 || !parts.all(|p| p.as_ref() == Some(&first)) {
                return;
            }
            self.narrowed.push(first);
        }
    }

    /// The only way that is left, if there is only one.
    pub fn single(&self, teller: &Teller<'_>) -> Option<Command> {
        let ways = self.ways(teller);
        let said = |c: &&Command| teller.parts(c) == self.narrowed;
        // Ways told in the same words are the same to who chooses.
        let one = ways.len() == 1 || ways.iter().all(said);
        // Of copies it is the one that was touched.
        let own = ways.iter().find(
            |c| matches!((c, &self.sheet), (Command::Munchkin(munchkin::Command::PlayCard { card, .. }), Some(Sheet::Card(own))) if card == own),
        );
        own.or(ways.first()).filter(|_| one).map(|c| (*c).clone())
    }
}

/// Whether a turn begins, or a fight.
fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Table(table::Event::Turn { .. } | table::Event::Owed(Step::Fight(fight::Step::Fight { .. })))
    )
}

/// The Item that somebody uses up from the table.
fn thrown(facts: &[Fact], by: Colour) -> Option<CardId> {
    facts.iter().find_map(|fact| match &fact.event {
        Event::Munchkin(munchkin::Event::Items { seat, gone, .. }) if *seat == by => gone.first()?.item.card,
        _ => None,
    })
}

/// Whether a question is about nothing but what lies face up.
fn lies_open(ask: &Ask) -> bool {
    match ask {
        Ask::Fight(ask) => matches!(ask, fight::Ask::Spoils { .. } | fight::Ask::RunFirst { .. }),
        Ask::Doors(ask) => matches!(ask, AtDoors::Corpse { .. } | AtDoors::Ranks { .. }),
        Ask::Table(_) | Ask::Cards(_) | Ask::Munchkin(_) | Ask::Dungeon(_) | Ask::Track(_) => false,
    }
}

/// Who fights, as somebody to be named.
pub fn fighter(who: Fighter) -> Part {
    match who {
        Fighter::Seat(colour) => Part::Seat(colour),
        Fighter::Monster(id) => Part::Monster(id),
    }
}
