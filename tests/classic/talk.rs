//! A table of classic Munchkin, its cards dealt as a test wants them.

use crate::support::proofs::tries;
use standie::catalog;
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::{Book, Rulings};
use standie::rules::card::{CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::{Cites, Rule};
use standie::rules::command::Command;
use standie::rules::event::{Event, Fact};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::refusal::Refusal;
use standie::rules::seat::Seat;
use standie::rules::setup::Setup;
use standie::rules::table::step::About;
use standie::rules::{engine, fight, laws, munchkin, table, track};
use std::sync::{Arc, OnceLock};

pub use standie::rules::ids::Colour::{Blue, Green, Red};

/// The table.
pub struct Talk {
    pub book: Arc<Book>,
    pub game: Game,
    /// Which cards are drawn next, whoever draws: by name.
    next: Vec<&'static str>,
    /// What happened last.
    pub facts: Vec<Fact>,
}

/// The profile that this run of the tests plays, where it is not classic itself.
pub const PROFILE: &str = "STANDIE_TEST_PROFILE";

/// Whether this run plays the Short Rules.
pub fn is_short() -> bool {
    std::env::var_os(PROFILE).is_some_and(|profile| profile == "short")
}

/// Whether this run plays Munchkin Shadowrun.
pub fn is_shadowrun() -> bool {
    std::env::var_os(PROFILE).is_some_and(|profile| profile == "shadowrun")
}

/// Whether this run plays a profile of classic.
pub fn is_profile() -> bool {
    std::env::var_os(PROFILE).is_some()
}

/// The book this run plays by; one with classic's cards.
pub fn book() -> Arc<Book> {
    let profile = std::env::var(PROFILE).unwrap_or_else(|_| "classic".to_owned());
    match profile.as_str() {
        "shadowrun" => with_classic_cards(),
        set => catalog::books().find(set).expect("a rule set").clone(),
    }
}

/// Munchkin Shadowrun with classic's cards: Warriors are Powers of Rank 1 then, and no Matrix is laid.
fn with_classic_cards() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| Arc::new((*catalog::shadowrun()).clone().with_cards(catalog::classic().cards.clone()))).clone()
}

/// Its rule set, as files name it.
pub fn system() -> String {
    book().rules.system.clone()
}

/// Nothing that has to come down, and nothing added by where a token stands: so that it counts as it does in classic.
pub fn plain() -> Rulings {
    let book = book();
    [("opening_groups", "optional"), ("layer_bonus", "no")]
        .into_iter()
        .filter(|(name, _)| book.ruling_def(name).is_some())
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// The same, with as many cards as in classic, so that what a test deals lies where it expects it.
fn alike() -> Rulings {
    let mut rulings = plain();
    rulings.insert("hand_dealt".to_owned(), "2".to_owned());
    rulings
}

/// Three players who may put down what they hold; RED begins. Whoever draws gets what is named first, then cards that do nothing
/// by themselves.
pub fn opening(hands: &[(Colour, &[&'static str])]) -> Talk {
    let rulings = if is_profile() { alike() } else { Default::default() };
    Talk::dealt(book(), Setup { system: system(), first: Some(Red), rulings, ..playout::setup(3) }, hands)
}

/// The same, once nobody has put anything down.
pub fn three(hands: &[(Colour, &[&'static str])]) -> Talk {
    let mut talk = opening(hands);
    talk.all_pass();
    talk
}

impl Talk {
    /// A table that is set up so, its cards dealt.
    pub fn dealt(book: Arc<Book>, setup: Setup, hands: &[(Colour, &[&'static str])]) -> Talk {
        let game = setup.game(&book).expect("a sound set-up");
        let mut talk = Talk::at(book, game);
        let named = setup.row.iter().map(String::as_str).map(Some).chain(std::iter::repeat(None));
        let laid = named.take_while(|name| talk.lays(*name)).count();
        if laid == 0 {
            talk.does(table::Command::Answer(table::Answer::Done.into()));
        }
        loop {
            let asked = engine::question(&talk.book, &talk.game);
            let Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) = asked.ask else { break };
            let mine = hands.iter().find(|(seat, _)| Some(*seat) == asked.seat).map_or(&[][..], |(_, names)| names);
            let wanted =
                mine.iter().map(|name| talk.card(name)).filter(|card| talk.book.cards.deck(*card) == Some(deck));
            let mut dealt: CardSet = wanted.take(count as usize).collect();
            talk.fill(&mut dealt, deck, count, hands);
            talk.answers(cards::Answer::Cards(dealt));
        }
        talk
    }

    /// The next card of the row is laid, the one of a name or any; whether one was to be.
    pub fn lays(&mut self, name: Option<&str>) -> bool {
        if !matches!(self.asks(), Ask::Track(_)) {
            return false;
        }
        let left = track::row::left(&self.book, &self.game);
        let called =
            |card: &CardId| self.book.cards.track_card(*card).is_some_and(|on| name.is_none_or(|n| on.name == n));
        let card = left.iter().find(called).unwrap_or_else(|| panic!("{name:?} does not lie next"));
        self.answers(cards::Answer::Cards(CardSet::of(card)));
        true
    }

    /// The same table under a house rule.
    pub fn ruled(mut self, name: &str, value: &str) -> Talk {
        tries(name, value);
        // What a table plays by anyway it need not say.
        if self
            .book
            .rulings()
            .iter()
            .any(|def| def.name == name && self.book.set_to(&self.game.table.rulings, def) != value)
        {
            self.does(table::Command::Rule { name: name.to_owned(), value: value.to_owned() });
        }
        self
    }

    /// Somebody's Level is set by hand.
    pub fn raised(&mut self, seat: Colour, to: i32) -> &mut Talk {
        let level = munchkin::Effect::Level { seat, change: Amount::To(to), kill: false };
        self.amends(level)
    }

    /// A correction by hand.
    pub fn amends(&mut self, effect: impl Into<standie::rules::effect::Effect>) -> &mut Talk {
        self.does(table::Command::Amend { effects: vec![effect.into()], note: String::new() })
    }

    /// Somebody gets more cards into the hand, in peace, from wherever they lie.
    pub fn fetches(&mut self, seat: Colour, names: &[&'static str]) -> &mut Talk {
        for name in names {
            let card = self.card(name);
            let deck = self.book.cards.deck(card).expect("a deck");
            // Whoever was dealt it gives it back.
            for holder in self.game.seats.iter_mut().filter(|other| other.held.has(card)) {
                holder.held.remove(card);
                holder.hand = holder.hand.with(deck, holder.hand.of(deck) - 1);
            }
            let seat = self.game.seats.iter_mut().find(|other| other.colour == seat).expect("a seat");
            seat.held.insert(card);
            seat.hand = seat.hand.with(deck, seat.hand.of(deck) + 1);
            if deck == Deck::DOOR {
                // It has just come.
                seat.came = 2;
            }
            let stock = self.game.stock.as_mut().expect("cards");
            stock.draw.remove(card);
            stock.discards.remove(card);
        }
        self
    }

    /// Somebody's whole hand is these; what they held before goes back into the decks.
    pub fn holds_only(&mut self, seat: Colour, names: &[&'static str]) -> &mut Talk {
        let held = std::mem::take(&mut self.game.seats.iter_mut().find(|s| s.colour == seat).expect("a seat").held);
        let holder = self.game.seats.iter_mut().find(|other| other.colour == seat).expect("a seat");
        holder.hand = holder.hand.emptied();
        let stock = self.game.stock.as_mut().expect("cards");
        held.iter().for_each(|card| stock.draw.insert(card));
        self.fetches(seat, names)
    }

    /// What both sides of the fight come to.
    pub fn totals(&self) -> (i32, i32) {
        let fight = fight::kept(&self.game).expect("a fight");
        fight::roll::totals(&fight::sides::sums(&self.book, &self.game, fight), &[])
    }

    /// How many cards of a deck were drawn by what was done last.
    pub fn drew(&self, deck: Deck) -> u32 {
        let drew = |fact: &Fact| match &fact.event {
            Event::Cards(cards::Event::Drew { deck: of, cards, .. }) if *of == deck => u32::from(*cards),
            _ => 0,
        };
        self.facts.iter().map(drew).sum()
    }

    /// A card of a hand, aimed at something.
    pub fn play(&self, seat: Colour, name: &str, choice: Choice) -> munchkin::Command {
        munchkin::Command::PlayCard { seat, card: self.held(seat, name), choice }
    }

    /// A game as it stands.
    pub fn at(book: Arc<Book>, game: Game) -> Talk {
        Talk { book, game, next: Vec::new(), facts: Vec::new() }
    }

    /// The same table once more.
    pub fn again(&self) -> Talk {
        Talk::at(self.book.clone(), self.game.clone())
    }

    /// A card by its name.
    pub fn card(&self, name: &str) -> CardId {
        let cards = &self.book.cards;
        let named = |card: &CardId| {
            cards.card(*card).is_some_and(|def| def.name == name)
                || cards.monster(*card).is_some_and(|monster| monster.def.name == name)
        };
        let all = [Deck::DOOR, Deck::ITEMS].into_iter().flat_map(|deck| cards.stack(deck).iter());
        let free = |card: &CardId| self.game.stock.as_ref().is_none_or(|stock| stock.draw.has(*card));
        let mut all: Vec<CardId> = all.filter(named).collect();
        all.sort_by_key(|card| !free(card));
        *all.first().unwrap_or_else(|| panic!("no card is called {name}"))
    }

    /// Draws whatever changes nothing, where a test names no card.
    fn fill(&self, dealt: &mut CardSet, deck: Deck, count: u32, hands: &[(Colour, &[&'static str])]) {
        let spoken: Vec<CardId> =
            hands.iter().flat_map(|(_, names)| names.iter()).chain(&self.next).map(|name| self.card(name)).collect();
        let stock = self.game.stock.as_ref().expect("cards in the app");
        let dull = |card: &CardId| match self.book.cards.card(*card).map(|def| &def.is) {
            Some(CardKind::Item { gear, .. }) => gear.only.is_empty() && !gear.once && gear.slot.is_none(),
            Some(CardKind::Race(_) | CardKind::Class(_)) => true,
            _ => false,
        };
        let all: Vec<CardId> = stock.draw.and(self.book.cards.stack(deck)).iter().filter(dull).collect();
        for card in all.into_iter().rev() {
            if dealt.len() < count && !spoken.contains(&card) {
                dealt.insert(card);
            }
        }
    }

    /// What is drawn next from either deck.
    pub fn draws_next(&mut self, names: &[&'static str]) -> &mut Talk {
        self.next = names.to_vec();
        self
    }

    /// Carries something out, and lets chance and the law go on.
    pub fn does(&mut self, command: impl Into<Command>) -> &mut Talk {
        let command = command.into();
        let done = engine::act(&self.book, &mut self.game, &command);
        self.facts =
            done.unwrap_or_else(|refusal| panic!("{command:?} is refused: {refusal:?}, {:?}", self.game.top()));
        // Hands are dealt once the game is open.
        if self.game.turn.number > 0 {
            assert_eq!(laws::broken(&self.book, &self.game), None, "after {command:?}");
        }
        self
    }

    /// Answers; whoever says that they run is not saved by anybody (see [`Talk::does`] for a moment to do so).
    pub fn answers(&mut self, answer: impl Into<Answer>) -> &mut Talk {
        self.does(table::Command::Answer(answer.into()));
        let facts = std::mem::take(&mut self.facts);
        while self.game.fight.as_ref().is_some_and(|fight| fight.yields)
            && matches!(self.asks(), Ask::Table(table::Ask::Window { .. }))
        {
            self.does(table::Command::Answer(table::Answer::No.into()));
        }
        self.facts.splice(0..0, facts);
        self
    }

    /// A refusal of something, which changes nothing.
    pub fn refuses(&self, command: impl Into<Command>) -> Refusal {
        let mut game = self.game.clone();
        let refused = engine::act(&self.book, &mut game, &command.into()).expect_err("it is refused");
        assert_eq!(game, self.game);
        refused
    }

    /// Chance answers what it is asked: cards as they were named, dice as they are given.
    pub fn draws(&mut self) -> &mut Talk {
        while let Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) = self.asks() {
            let mut dealt = CardSet::EMPTY;
            let mut rest = Vec::new();
            for name in std::mem::take(&mut self.next) {
                let card = self.card(name);
                if self.book.cards.deck(card) == Some(deck) && dealt.len() < count {
                    dealt.insert(card);
                } else {
                    rest.push(name);
                }
            }
            self.next = rest;
            self.fill(&mut dealt, deck, count, &[]);
            let facts = std::mem::take(&mut self.facts);
            self.answers(cards::Answer::Cards(dealt));
            self.facts.splice(0..0, facts);
        }
        self
    }

    /// Everybody passes for as long as somebody may react.
    pub fn all_pass(&mut self) -> &mut Talk {
        while matches!(self.asks(), Ask::Table(table::Ask::Window { .. })) {
            let facts = std::mem::take(&mut self.facts);
            self.answers(table::Answer::No);
            self.facts.splice(0..0, facts);
        }
        self
    }

    /// The same, but for the end of somebody's turn.
    pub fn all_pass_for(&mut self, seat: Colour) -> &mut Talk {
        while let Ask::Table(table::Ask::Window { about, .. }) = self.asks()
            && (about != About::End || self.asked() != Some(seat))
        {
            let facts = std::mem::take(&mut self.facts);
            self.answers(table::Answer::No);
            self.facts.splice(0..0, facts);
        }
        self
    }

    /// A die of somebody who runs, from the first of them first.
    pub fn runs(&mut self, face: u8) -> &mut Talk {
        if let Ask::Fight(fight::Ask::RunFirst { monsters }) = self.asks() {
            self.answers(fight::Answer::RunsFrom { monster: monsters[0] });
        }
        let Ask::Fight(fight::Ask::RunAway { monsters }) = self.asks() else { panic!("{:?}", self.asks()) };
        self.answers(fight::Answer::Ran { monster: monsters[0], face })
    }

    pub fn asks(&self) -> Ask {
        engine::question(&self.book, &self.game).ask
    }

    pub fn asked(&self) -> Option<Colour> {
        engine::question(&self.book, &self.game).seat
    }

    pub fn seat(&self, colour: Colour) -> &Seat {
        self.game.seat(colour).expect("a seat")
    }

    pub fn holds(&self, colour: Colour, name: &str) -> bool {
        let names = |card: CardId| self.book.cards.card(card).map(|def| def.name.clone());
        let foe = |card: CardId| self.book.cards.monster(card).map(|monster| monster.def.name.clone());
        self.seat(colour).held.iter().any(|card| names(card).or_else(|| foe(card)).as_deref() == Some(name))
    }

    /// Whether a rule was cited by anything that happened last.
    pub fn cited(&self, rule: &str) -> bool {
        let rule = Rule::parse(rule).expect("an id");
        // As the set that is played calls it.
        let called = Cites::new(&[rule]).in_ledger(self.book.cited());
        self.facts.iter().any(|fact| fact.cites.iter().any(|cite: Rule| called.iter().any(|own| own == cite)))
    }

    /// A card of the hand is played on nothing in particular.
    pub fn plays(&mut self, seat: Colour, name: &str) -> &mut Talk {
        let card = self.held(seat, name);
        self.does(munchkin::Command::PlayCard { seat, card, choice: Default::default() })
    }

    /// A card of a hand by its name.
    pub fn held(&self, seat: Colour, name: &str) -> CardId {
        let is = |card: &CardId| {
            self.book.cards.card(*card).is_some_and(|def| def.name == name)
                || self.book.cards.monster(*card).is_some_and(|monster| monster.def.name == name)
        };
        let found = self.seat(seat).held.iter().find(is);
        found.unwrap_or_else(|| panic!("{seat:?} does not hold {name}"))
    }
}
