//! A card being played, as far as it has been tapped together.

pub mod draft;

use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::catalog::words::{Names, Words};
use crate::play::came::CURSE_GOLD;
use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::Fighter;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::{Gear, Slot};
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::munchkin::ranks;
use crate::rules::munchkin::vehicle::VEHICLE;
use crate::rules::seat::{Condition, Seat, Sex, Until};
use crate::rules::{cards, dungeon, fight, munchkin, track};
pub use draft::{CardDraft, Ill, Sort};

impl Table {
    /// A panel is closed: what was tapped together of a card is not lost by a touch beside it.
    pub(super) fn put_aside(&mut self) {
        if let Some(Panel::Card(draft)) = self.panel.take() {
            self.aside = Some((self.game().turn.number, draft));
        }
    }

    /// A panel that is opened: a card nothing has been said of yet goes on where the same player's was left this turn.
    pub(super) fn taken_up(&mut self, panel: Panel) -> Panel {
        let Panel::Card(fresh) = &panel else { return panel };
        let as_asked = |mut draft: CardDraft| {
            // In a fight most cards are used once.
            if draft.sort.is_none() && fight::current(self.game()).is_some() {
                draft.sort = Some(Sort::Once);
            }
            Panel::Card(Box::new(draft.fitted(self)))
        };
        let asked = as_asked(fresh.as_ref().clone());
        let now = self.game().turn.number;
        let same = |turn: u32, draft: &CardDraft| turn == now && draft.seat == fresh.seat;
        match self.aside.take() {
            Some((turn, draft)) if **fresh == CardDraft::of(fresh.seat) && same(turn, &draft) => Panel::Card(draft),
            _ => asked,
        }
    }
}

impl CardDraft {
    /// What alone is possible is chosen already: whoever is not in the fight can only throw. What is most likely is too: a
    /// Curse hits whoever fights or moves.
    #[must_use]
    pub fn fitted(mut self, table: &Table) -> CardDraft {
        if self.sort == Some(Sort::Curse) && self.victim.is_none() {
            let game = table.game();
            let busy = fight::under_way(game).map(|now| now.main).or(game.turn.seat);
            self.victim = busy.filter(|busy| self.unsaid || *busy != self.seat);
        }
        // Most lie on the one that has come last.
        if self.sort == Some(Sort::Enhancer) && self.monster.is_none() {
            let now = fight::under_way(table.game());
            self.monster = now.and_then(|now| now.monsters(table.game()).last().copied());
        }
        if self.sort == Some(Sort::Once)
            && let Some(fight) = fight::current(table.game())
        {
            let outside = fight.main != self.seat && fight.helper != Some(self.seat);
            self.item.keywords = if outside { vec![THROWABLE.to_owned()] } else { Vec::new() };
        }
        self
    }
}

/// What an Item is that can be thrown.
pub const THROWABLE: &str = "throwable";

impl Ill {
    /// All of them, in the order they are shown.
    pub const ALL: [Ill; 13] = [
        Ill::Level,
        Ill::Hit,
        Ill::Slot(Slot::Headgear),
        Ill::Slot(Slot::Armor),
        Ill::Slot(Slot::Footgear),
        Ill::Item,
        Ill::Big,
        Ill::Move,
        Ill::Hand,
        Ill::Fight,
        Ill::Gold,
        Ill::Race,
        Ill::Class,
    ];

    /// Those that a game offers for somebody, where Items are listed by name or are one number.
    pub fn offered(game: &Game, on: Option<&Seat>, listed: bool) -> Vec<Ill> {
        if game.has_map() {
            return Ill::ALL.to_vec();
        }
        let hand = on.filter(|_| game.keeps_goods()).map(|on| on.hand);
        Ill::of_doors(listed, game.track.is_some(), hand)
    }

    /// Those of a game without a map, where Items are listed by name or are one number.
    pub fn of_doors(listed: bool, track: bool, hand: Option<Hand>) -> Vec<Ill> {
        let slots = [Ill::Slot(Slot::Headgear), Ill::Slot(Slot::Armor), Ill::Slot(Slot::Footgear), Ill::Item, Ill::Big];
        let numbers = [1, 2, 3, 4, 5].map(Ill::Bonus);
        let plain = [Ill::Level, Ill::Levels, Ill::Race, Ill::Class, Ill::Sex, Ill::Fight, Ill::Run];
        let place = track.then_some(Ill::Place);
        let items = if listed { slots } else { numbers };
        plain.into_iter().chain(place).chain(items).chain(hand.into_iter().flat_map(Ill::of_hand)).collect()
    }

    /// Those that take cards from a hand that is counted.
    pub fn of_hand(hand: Hand) -> impl Iterator<Item = Ill> {
        hand.iter().map(|(deck, _)| Ill::Card(deck)).chain([Ill::Cards])
    }

    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Ill::Card(deck) => deck.name(),
            Ill::Cards => "cards",
            Ill::Levels => "levels",
            Ill::Bonus(_) => "bonus",
            Ill::Race => "race",
            Ill::Class | Ill::ClassAt(_) => "class",
            Ill::Sex => "sex",
            Ill::Run => "run",
            Ill::Level => "level",
            Ill::Hit => "hit",
            Ill::Slot(slot) => slot.name(),
            Ill::Item => "item",
            Ill::Big => "big",
            Ill::Move => "move",
            Ill::Hand => "hand",
            Ill::Fight => "fight",
            Ill::Gold => "gold",
            Ill::Place => "place",
        }
    }

    /// What a Curse under way does, if it is one of these.
    pub fn of(effect: &Effect) -> Option<Ill> {
        Some(match effect {
            Effect::Munchkin(munchkin::Effect::Level { .. }) => Ill::Level,
            Effect::Dungeon(dungeon::Effect::Health { .. }) => Ill::Hit,
            Effect::Munchkin(munchkin::Effect::LoseItem { sort: None, .. }) => Ill::Item,
            Effect::Munchkin(munchkin::Effect::LoseItem { sort: Some(sort), .. }) if sort == "big" => Ill::Big,
            Effect::Munchkin(munchkin::Effect::LoseItem { sort: Some(sort), .. }) => {
                Ill::Slot(Slot::ALL.into_iter().find(|slot| slot.name() == sort)?)
            }
            Effect::Munchkin(munchkin::Effect::Condition { add, .. }) if add.moves != 0 => Ill::Move,
            Effect::Munchkin(munchkin::Effect::Condition { add, .. }) if add.hands != 0 => Ill::Hand,
            Effect::Munchkin(munchkin::Effect::Condition { add, .. }) if add.bonus != 0 => Ill::Fight,
            Effect::Dungeon(dungeon::Effect::Gold { .. }) => Ill::Gold,
            Effect::Track(track::Effect::Token { .. }) => Ill::Place,
            Effect::Cards(cards::Effect::Hand { deck, change: Amount::By(..=-1), .. }) => Ill::Card(*deck),
            Effect::Cards(cards::Effect::Hand { change: Amount::To(0), .. }) => Ill::Cards,
            _ => return None,
        })
    }

    /// The one of a name, with how much of it.
    pub fn named(name: &str, by: u8) -> Option<Ill> {
        let all = Ill::ALL.into_iter().chain(Ill::of_doors(true, true, None)).chain([Ill::Bonus(by), Ill::Cards]);
        let all = all.chain(Deck::ALL.map(Ill::Card));
        all.into_iter().find(|ill| ill.name() == name)
    }

    /// What an effect of a Curse is called, and how much of it.
    pub fn word(effect: &Effect) -> Option<(String, u8)> {
        let ill = match effect {
            Effect::Munchkin(munchkin::Effect::Level { change: Amount::To(_), .. }) => Ill::Levels,
            Effect::Munchkin(munchkin::Effect::Bonus { change: Amount::By(by), .. }) => {
                Ill::Bonus(u8::try_from(by.unsigned_abs()).ok()?)
            }
            Effect::Munchkin(munchkin::Effect::Races { .. }) => Ill::Race,
            Effect::Munchkin(munchkin::Effect::Classes { .. }) => Ill::Class,
            Effect::Munchkin(munchkin::Effect::Sex { .. }) => Ill::Sex,
            Effect::Munchkin(munchkin::Effect::Condition { add, .. }) if add.run != 0 => Ill::Run,
            effect => Ill::of(effect)?,
        };
        Some((ill.name().to_owned(), if let Ill::Bonus(by) = ill { by } else { 0 }))
    }

    /// What it is called.
    pub fn text(self, words: &Words) -> String {
        if let Ill::Bonus(by) = self {
            return words.with("ill-bonus", &[("by", i32::from(by).into())]);
        }
        words.get(&format!("ill-{}", self.name()))
    }

    /// What it does to somebody, under the Curse's own name.
    pub(in crate::app) fn effects(self, seat: Colour, (book, game): (&Book, &Game), name: &str) -> Vec<Effect> {
        let now = game.seat(seat);
        let weaker = Condition { text: name.to_owned(), bonus: -5, until: Until::NextFight, ..Condition::default() };
        let own = match self {
            // As far as it can (MC-CURSE-04).
            Ill::Levels => {
                let least = book.rules.level_min;
                let to = now.map_or(least, |now| now.level.saturating_sub(2).max(least));
                munchkin::Effect::Level { seat, change: Amount::To(to.into()), kill: false }
            }
            // What nobody has cannot be taken (MC-CURSE-08).
            Ill::Bonus(by) => {
                let by = now.map_or(0, |now| i32::from(now.bonus).clamp(0, i32::from(by)));
                munchkin::Effect::Bonus { seat, change: Amount::By(-by) }
            }
            Ill::Race => munchkin::Effect::Races { seat, races: Vec::new() },
            Ill::Class => munchkin::Effect::Classes { seat, classes: Vec::new() },
            Ill::ClassAt(at) => {
                let classes = now.map(|now| ranks::without(now, at.into())).unwrap_or_default();
                munchkin::Effect::Classes { seat, classes }
            }
            Ill::Sex => {
                let sex = match now.and_then(|now| now.sex) {
                    Some(Sex::Female) => Some(Sex::Male),
                    Some(Sex::Male) => Some(Sex::Female),
                    None => None,
                };
                let turned = sex.map(|sex| munchkin::Effect::Sex { seat, sex: Some(sex) });
                let weaker = munchkin::Effect::Condition { seat, add: weaker };
                return turned.into_iter().chain([weaker]).map(Effect::Munchkin).collect();
            }
            Ill::Run => {
                let add = Condition { text: name.to_owned(), run: -1, ..Condition::default() };
                munchkin::Effect::Condition { seat, add }
            }
            // All there is, of every deck.
            Ill::Cards => {
                let decks = now.into_iter().flat_map(|now| now.hand.iter()).filter(|(_, count)| *count > 0);
                let none = |(deck, _)| cards::Effect::Hand { seat, deck, change: Amount::To(0) };
                return decks.map(none).map(Effect::Cards).collect();
            }
            Ill::Level
            | Ill::Hit
            | Ill::Slot(_)
            | Ill::Item
            | Ill::Big
            | Ill::Move
            | Ill::Hand
            | Ill::Fight
            | Ill::Gold
            | Ill::Card(_)
            | Ill::Place => return vec![self.effect(seat, game, name)],
        };
        vec![Effect::Munchkin(own)]
    }

    /// The same for those that are one effect.
    fn effect(self, seat: Colour, game: &Game, name: &str) -> Effect {
        let lose = |sort: Option<&str>| {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: sort.map(str::to_owned), dropped: false })
        };
        let lasting = |add: Condition| {
            Effect::Munchkin(munchkin::Effect::Condition { seat, add: Condition { text: name.to_owned(), ..add } })
        };
        match self {
            Ill::Level
            | Ill::Levels
            | Ill::Bonus(_)
            | Ill::Race
            | Ill::Class
            | Ill::ClassAt(_)
            | Ill::Sex
            | Ill::Cards
            | Ill::Run => Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::By(-1), kill: false }),
            Ill::Hit => Effect::Dungeon(dungeon::Effect::Health { seat, change: Amount::By(-1) }),
            Ill::Slot(slot) => lose(Some(slot.name())),
            Ill::Item => lose(None),
            Ill::Big => lose(Some("big")),
            Ill::Move => lasting(Condition { moves: -1, ..Condition::default() }),
            Ill::Place => {
                let at = game.track.as_deref().map_or(0, |track| track.token(seat));
                let change = Amount::To(at.saturating_sub(1).into());
                Effect::Track(track::Effect::Token { seat, change })
            }
            Ill::Card(deck) => Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(-1) }),
            Ill::Hand => lasting(Condition { hands: -1, ..Condition::default() }),
            Ill::Fight => lasting(Condition { bonus: -5, until: Until::NextFight, ..Condition::default() }),
            Ill::Gold => {
                // As much as there is.
                let gold = game.seat(seat).and_then(|seat| i32::try_from(seat.gold).ok()).unwrap_or(0);
                let change = Amount::By(-gold.clamp(1, CURSE_GOLD));
                Effect::Dungeon(dungeon::Effect::Gold { seat, change })
            }
        }
    }
}

impl CardDraft {
    /// A card of somebody's, nothing said yet.
    pub fn of(seat: Colour) -> CardDraft {
        CardDraft {
            seat,
            unsaid: false,
            turned_up: false,
            sort: None,
            name: String::new(),
            typing: false,
            item: Gear { bonus: 2, ..Gear::default() },
            on: None,
            kind: String::new(),
            edge: None,
            victim: None,
            ill: Ill::Level,
            vain: None,
            monster: None,
            level: 5,
            treasures: 1,
            gear: 0,
        }
    }

    /// A Vehicle of somebody's: Big, beside the one Big Item (SR-VEHICLE-01).
    pub fn vehicle(seat: Colour) -> CardDraft {
        let item = Gear { big: true, keywords: vec![VEHICLE.to_owned()], ..Gear::default() };
        CardDraft { sort: Some(Sort::Item), item, ..CardDraft::of(seat) }
    }

    /// A Curse on whoever fights or moves, of a card nobody has said whose it is; with two at the table it is the other's.
    pub fn curse(table: &Table) -> Option<CardDraft> {
        let game = table.game();
        let victim = fight::under_way(game).map(|now| now.main).or(game.turn.seat)?;
        let mut others = game.seats.iter().map(|seat| seat.colour).filter(|colour| *colour != victim);
        // Outside fights most of them have just been kicked open.
        let turned_up = CardDraft::may_turn_up(table) && fight::under_way(game).is_none();
        let (seat, unsaid) = match (others.next(), others.next()) {
            _ if turned_up => (victim, false),
            (Some(other), None) => (other, false),
            _ => (victim, true),
        };
        Some(CardDraft { sort: Some(Sort::Curse), victim: Some(victim), unsaid, turned_up, ..CardDraft::of(seat) })
    }

    /// Whether it makes a difference that a Curse was turned up behind a door: where there are doors, and hands that are
    /// counted (MC-DOOR-04).
    pub fn may_turn_up(table: &Table) -> bool {
        table.is_cardboard() && table.game().keeps_goods()
    }

    /// Whether it has to be said whose card it is: a hand that is kept loses it.
    pub fn whose(&self, table: &Table) -> bool {
        self.unsaid && table.game().keeps_goods()
    }

    /// What was touched of a Curse on Items that are left to the box: how much combat bonus goes with it is asked.
    pub fn asked(&self, table: &Table) -> Option<Ill> {
        let game = table.game();
        let left = game.has_map() && !game.keeps_goods();
        self.vain.filter(|ill| left && matches!(ill, Ill::Slot(_) | Ill::Item | Ill::Big))
    }

    /// The same with something changed.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut CardDraft)) -> CardDraft {
        let mut draft = self.clone();
        change(&mut draft);
        draft
    }

    /// For whose side an Item counts: whose was chosen, or else whoever plays it, if in the fight.
    pub fn side(&self, game: &Game) -> Option<Fighter> {
        let own = || {
            let now = fight::under_way(game)?;
            let fights = now.main == self.seat || now.helping(game) == Some(self.seat);
            fights.then_some(Fighter::Seat(self.seat))
        };
        self.on.or_else(own)
    }

    /// What is still missing, as a text; nothing once there is a command.
    pub fn missing(&self, table: &Table, words: &Words) -> Option<&'static str> {
        if self.command(table, words).is_some() {
            return None;
        }
        Some(match self.sort? {
            Sort::Kind => "card-missing-kind",
            Sort::Curse if self.whose(table) => "card-whose",
            Sort::Curse => "card-on-whom",
            Sort::Enhancer => "card-missing-monster",
            // Where they are told as a number there may well be some.
            Sort::Cheat if table.game().seat(self.seat).is_some_and(|seat| seat.bonus != 0) => "card-cheat-number",
            Sort::Cheat => "card-no-items",
            Sort::Item | Sort::Once | Sort::Level | Sort::Monster => "card-missing-side",
        })
    }

    /// The command it makes; none while something is missing.
    pub fn command(&self, table: &Table, words: &Words) -> Option<Command> {
        let book = table.session.book();
        let mut name = words.kept(&self.name).to_owned();
        let mut deck = book.rules.kinds();
        let what = match self.sort? {
            Sort::Item => {
                deck = Deck::TREASURE;
                Played::Item(Gear { name: name.clone(), ..self.item.clone() })
            }
            Sort::Once => {
                deck = Deck::TREASURE;
                let item = Gear { name: name.clone(), once: true, slot: None, hands: 0, ..self.item.clone() };
                let on = self.side(table.game());
                // A bonus that nobody is given would be lost without a word.
                let counts = on.is_some() || item.bonus == 0 || fight::under_way(table.game()).is_none();
                counts.then_some(Played::Use { item: Some(item), on, effects: Vec::new() })?
            }
            Sort::Level => {
                deck = book.rules.level_cards();
                Played::Level
            }
            Sort::Kind if book.rules.races.contains(&self.kind) => Played::Race(self.kind.clone()),
            Sort::Kind if book.rules.classes.contains(&self.kind) => Played::Class(self.kind.clone()),
            Sort::Kind if self.kind == munchkin::kind::HALF_BREED => Played::HalfBreed { with: None },
            Sort::Kind if self.kind == munchkin::kind::SUPER_MUNCHKIN => Played::SuperMunchkin { with: None },
            Sort::Kind => return None,
            Sort::Curse => {
                let on = self.victim.filter(|_| !self.whose(table))?;
                // What stays on somebody and has no name goes by what it does, and by who did it.
                let from = words.seat(self.seat, Names::of(table.game()));
                let asked = self.asked(table).filter(|_| matches!(self.ill, Ill::Bonus(_)));
                let what = asked.unwrap_or(self.ill).text(words);
                if asked.is_some() && name.is_empty() {
                    name.clone_from(&what);
                }
                let plain = [("what", what.as_str().into()), ("seat", from.into())];
                let name = match name.is_empty() {
                    // What was kicked open comes from nobody.
                    true if self.unsaid || self.seat == on => what,
                    true => words.with("curse-plain", &plain),
                    false => name.clone(),
                };
                Played::Curse { on, effects: self.ill.effects(on, (book, table.game()), &name) }
            }
            Sort::Enhancer => {
                let add = Enhancer {
                    name: name.clone(),
                    level: self.level,
                    treasures: self.treasures,
                    ..Enhancer::default()
                };
                Played::Enhancer { monster: self.monster?, add }
            }
            Sort::Monster => Played::Monster,
            Sort::Cheat if self.edge.is_some() => Played::Edge { power: self.edge.clone()? },
            Sort::Cheat => {
                let any = table.game().seat(self.seat).is_some_and(|seat| !seat.gear.is_empty());
                any.then_some(Played::Cheat { gear: self.gear })?
            }
        };
        // Of nobody's hand that is known: its own victim's it is then, of whom no hand is kept.
        let seat = self.victim.filter(|_| self.unsaid || self.turned_up).unwrap_or(self.seat);
        let from = if self.turned_up && self.sort == Some(Sort::Curse) { Source::Door } else { Source::Hand(deck) };
        Some(Command::Munchkin(munchkin::Command::Play { seat, from, name, what: Box::new(what) }))
    }
}
