//! What a game is played by and never changes while it runs: the numbers of a rule set and its house-rule switches.
//!
//! Both are data under `assets/systems`; the catalogue reads them and hands them to the rules.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::CardBox;
use crate::rules::card::Does;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::{Cited, Cites, Ledger, Rule};
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dice::turning::Turning;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::search_face::SearchFace;
use crate::rules::dungeon::way::Way;
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::Benefit;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::Terms;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::legal::Legal;
use crate::rules::munchkin::gear::Gear;
use crate::rules::numbers::RuleSet;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::remind::{Happened, Reminder};
pub use crate::rules::rulings::Rulings;
use crate::rules::rulings::{House, Set, Switch};
use crate::rules::seat::Seat;
use crate::rules::seen::Seen;
use crate::rules::table::Care;
use crate::rules::wish::{Aim, Wishes};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What values a house-rule switch takes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Values {
    /// One of these words, the default first.
    OneOf(Vec<String>),
    /// A whole number from the first to the second.
    Whole(i32, i32),
    /// A decimal number from the first to the second, in thousandths.
    Thousandths(i32, i32),
    /// Four link kinds, north, east, south, west, separated by spaces; or one for all.
    FourLinks,
}

/// A house-rule switch of the open questions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingDef {
    /// Its name, as in files.
    pub name: String,
    /// The open question it answers.
    pub question: String,
    /// What it can be set to.
    pub values: Values,
    /// What it is unless the table says otherwise.
    pub default: String,
    /// Whether the engine acts on it yet. Set-up shows only those.
    #[serde(default)]
    pub in_force: bool,
    /// Whether it says what is dealt: once that is done it stays as it is.
    #[serde(default)]
    pub from_the_start: bool,
}

impl RulingDef {
    /// Whether a value is one this switch takes.
    pub fn allows(&self, value: &str) -> bool {
        match &self.values {
            Values::OneOf(words) => words.iter().any(|w| w == value),
            Values::Whole(low, high) => value.parse::<i32>().is_ok_and(|n| (*low..=*high).contains(&n)),
            Values::Thousandths(low, high) => value
                .parse::<f64>()
                .is_ok_and(|n| n.is_finite() && (f64::from(*low)..=f64::from(*high)).contains(&(n * 1000.0))),
            Values::FourLinks => {
                let kinds = value.split(' ').collect::<Vec<_>>();
                matches!(kinds.len(), 1 | 4)
                    && kinds.iter().all(|k| matches!(*k, "passage" | "door" | "locked" | "hidden" | "wall"))
            }
        }
    }
}

/// A fault in a set of rulings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RulingFault {
    /// There is no such switch.
    #[error("there is no house rule named {name:?}")]
    Unknown {
        /// The name found.
        name: String,
    },
    /// The switch does not take this value.
    #[error("house rule {name:?} cannot be {value:?}")]
    Value {
        /// The switch.
        name: String,
        /// The value found.
        value: String,
    },
}

/// What a rule set leaves open to itself: the rest is shared. It holds nothing; everything it needs it is shown.
pub trait System: std::fmt::Debug + Send + Sync {
    /// The map a new game starts with, where the rule set has one.
    fn dungeon(&self, _book: &Book, _expansion: bool, _rulings: &Rulings) -> Option<Dungeon> {
        None
    }

    /// What follows at once from setting a house rule.
    fn ruled(&self, _game: &Game, _name: &str, _value: &str, _out: &mut Facts) {}

    /// The facts of a command of this rule set.
    ///
    /// # Errors
    /// A refusal: what stands in the way, and the rule.
    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal>;

    /// The facts of an answer to a step, whatever cards could still change about it.
    ///
    /// # Errors
    /// A refusal: what stands in the way, and the rule.
    fn answer(&self, book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal>;

    /// Whether somebody sells one Item at twice its worth now (MC-SELL-06).
    fn sells_high(&self, _game: &Game, _seat: &Seat) -> bool {
        false
    }

    /// Somebody has sold one Item at twice its worth.
    fn sold_high(&self, _seat: Colour, _out: &mut Facts) {}

    /// Whether starting hands come down before it is rolled for who begins (MC-START-11).
    fn opens_first(&self) -> bool {
        false
    }

    /// What follows at once from doing the step on top by hand or leaving it out.
    fn waived(&self, _game: &Game, _step: &Step, _out: &mut Facts) {}

    /// The next forced facts; none if a question stands.
    fn advance(&self, book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts);

    /// The question that stands.
    fn question(&self, book: &Book, game: &Game) -> Option<Question>;

    /// What may be done now besides what is shared by all rule sets.
    fn legal(&self, book: &Book, game: &Game, legal: &mut Legal) {
        let mut wishes = Wishes::default();
        self.wishes(book, game, &mut wishes);
        let asked = self.question(book, game).and_then(|question| question.seat);
        wishes.all(&book.cards).for_each(|command| legal.offer_if_accepted(asked, command));
    }

    /// Who answers what stands.
    fn waits_for(&self, book: &Book, game: &Game) -> Decider;

    /// Whether others are still asked once who is asked whether to react has passed, and that is all that comes of it.
    fn passed(&self, _game: &Game) -> bool {
        false
    }

    /// Commands whoever has to decide may try now, in a game the app keeps whole.
    fn wishes(&self, book: &Book, game: &Game, out: &mut Wishes);

    /// What a seat could do besides, seldom wisely, in a game the app keeps whole.
    fn rare(&self, _book: &Book, _game: &Game, _seat: Colour, _out: &mut Wishes) {}

    /// What a seat could play in a fight while somebody else is asked what now, in a game the app keeps whole.
    fn besides(&self, _book: &Book, _game: &Game, _seat: Colour, _out: &mut Wishes) {}

    /// What each face of a search die would bring.
    fn search_faces(&self, _book: &Book, _game: &Game, _die: usize) -> Vec<SearchFace> {
        Vec::new()
    }

    /// The dice that lie, with the faces that would turn what they decide.
    fn turning(&self, _book: &Book, _game: &Game) -> Vec<Turning> {
        Vec::new()
    }

    /// Whether up to so many changed dice could turn what is decided.
    fn dice_turn(&self, _book: &Book, _game: &Game, _changes: usize) -> bool {
        false
    }

    /// Whether up to so many changed dice could turn what a roll decides that does not lie there yet.
    fn decides(&self, _book: &Book, _game: &Game, _cast: (&Step, &Answer), _changes: usize) -> bool {
        true
    }

    /// Whether something stands in the way of an effect that is played.
    ///
    /// # Errors
    /// A refusal: what stands in the way, and the rule.
    fn allows(&self, _book: &Book, _game: &Game, _effect: &Effect) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether dice are rolled in a fight; without them the numbers decide.
    fn rolls(&self) -> bool {
        true
    }

    /// Whether ties are the munchkins' in a fight without anything being played for it.
    fn ties(&self, _book: &Book, _game: &Game, _fighters: (Colour, Option<Colour>)) -> bool {
        false
    }

    /// Whether somebody is near enough to a fight to come and help, or to throw something into it.
    fn near(&self, _game: &Game, _fight: &Fight, _seat: &Seat) -> bool {
        true
    }

    /// What the place of a fight adds to what somebody comes to.
    fn terms(&self, _book: &Book, _game: &Game, _fight: &Fight, _who: Fighter, _terms: &mut Terms) {}

    /// Whether a fight that is won wins the game, whatever Level anybody comes to by it (SR-OQ-08).
    fn crowns(&self, _game: &Game, _fight: &Fight) -> bool {
        false
    }

    /// What follows from somebody coming to help from elsewhere.
    fn comes(&self, _place: Option<RoomId>, _helper: Colour, _out: &mut Facts) {}

    /// What a monster that is beaten brings who fought it, before it leaves.
    fn removed(&self, _monster: &Monster, _main: Colour, _helper: Option<Colour>, _out: &mut Facts) {}

    /// What the cards of defeated monsters give besides.
    fn benefits(&self, _seat: &Seat, _defeated: &[Benefit], _out: &mut Facts) {}

    /// Gold changes hands as it was agreed for a fight, where the rule set has any.
    fn pays(&self, _payer: &Seat, _payee: &Seat, _gold: u32, _out: &mut Facts) {}

    /// What becomes of whoever helped to win.
    fn helped(&self, _book: &Book, _game: &Game, _place: Option<RoomId>, _helper: &Seat, _out: &mut Facts) {}

    /// Whether goods stay where they are, for one seat, because of a fight.
    fn locked(&self, _book: &Book, _game: &Game, _seat: Colour) -> bool {
        false
    }

    /// Whether somebody is running away.
    fn runs(&self, _game: &Game, _seat: Colour) -> bool {
        false
    }

    /// Whether nobody may do anything just now.
    ///
    /// # Errors
    /// What everybody waits for, and the rule.
    fn hushed(&self, _game: &Game) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether somebody can carry one more Item, whatever lies before them.
    ///
    /// # Errors
    /// Why not, and the rule.
    fn carries(&self, _book: &Book, _game: &Game, _seat: &Seat, _item: &Gear) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether two are near enough to trade.
    fn trades(&self, _game: &Game, _a: &Seat, _b: &Seat) -> bool {
        true
    }

    /// What a purse comes to, where the rule set has any.
    fn purse(&self, _seat: &Seat, _to: u32, _cites: Cites, _out: &mut Facts) {}

    /// Where Items come to lie that somebody has lost, unless they are simply discarded.
    fn dropped(&self, _book: &Book, _game: &Game, _seat: &Seat, _gear: Vec<Arc<Gear>>, _out: &mut Facts) {}

    /// Pays what the power of a Class costs besides cards.
    ///
    /// # Errors
    /// That it cannot be paid.
    fn charges(&self, _book: &Book, _game: &Game, _seat: &Seat, _cost: u8, _out: &mut Facts) -> Result<(), Refusal> {
        Ok(())
    }

    /// All that a table can be reminded of.
    fn reminders(&self, _book: &Book) -> Vec<Reminder> {
        Vec::new()
    }

    /// What of that has its moment now.
    fn due(&self, _book: &Book, _happened: &Happened<'_>) -> Vec<Reminder> {
        Vec::new()
    }

    /// One more monster is played into a fight.
    ///
    /// # Errors
    /// What stands in the way.
    fn joins(&self, _game: &Game, _fight: &Fight, _out: &mut Facts) -> Result<(), Refusal> {
        Ok(())
    }

    /// Who decides something by a command of this rule set's own.
    fn actor(&self, _game: &Game, _command: &Command) -> Option<Colour> {
        None
    }

    /// Whether what dice that are cast were rolled for is still owed.
    fn cast_stands(&self, _book: &Book, _game: &Game) -> bool {
        true
    }

    /// Who rolled, where a step of this rule set's own is answered by dice that a card may change.
    fn rolled(&self, _step: &Step, _roll: &Answer) -> Option<Colour> {
        None
    }

    /// Somebody dies: all of it, up to the end of its step.
    fn dies(&self, _book: &Book, _game: &Game, _seat: Colour, out: &mut Facts) {
        out.settle();
    }

    /// What the beginning of a turn brings.
    fn turn_starts(&self, _book: &Book, _game: &Game, _seat: Colour, _out: &mut Facts) {}

    /// What the end of a turn brings.
    fn turn_ends(&self, _book: &Book, _game: &Game, _seat: Colour, _out: &mut Facts) {}

    /// Move that is left to a munchkin, where a rule set has any.
    fn left(&self, _book: &Book, _game: &Game, _seat: &Seat) -> u8 {
        0
    }

    /// What the active player may do besides playing cards.
    fn actions(&self, _book: &Book, _game: &Game, _seat: Colour, _legal: &mut Legal) {}

    /// The same, spelt out with cards, where the app keeps them.
    fn wishes_of_turn(&self, _book: &Book, _game: &Game, _seat: Colour, _out: &mut Wishes) {}

    /// What may be done whatever stands.
    fn anytime(&self, _book: &Book, _game: &Game, _legal: &mut Legal) {}

    /// Whatever waits for a munchkin where it is is met, as at the beginning of a turn.
    fn arrives(&self, _seat: Colour, _out: &mut Facts) {}

    /// Whether a thing of this rule set's own that a power does would plainly do nothing.
    fn idle(&self, _game: &Game, _seat: &Seat, _does: &Does, _aim: Aim) -> bool {
        false
    }

    /// What a won fight leads to for its main player, once it is paid.
    fn won(&self, _main: Colour, _out: &mut Facts) {}

    /// What a lost fight brings those who fought: all of it, up to the end of its step.
    ///
    /// # Errors
    /// A refusal: what stands in the way, and the rule.
    fn lost(&self, _book: &Book, _game: &Game, _fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        out.settle();
        Ok(())
    }

    /// What becomes of whoever runs some way, before each roll and after the last, where there is a map.
    fn flees(&self, _game: &Game, _seat: Colour, _way: Way, _left: &[MonsterId], _out: &mut Facts) {}

    /// Whether somebody who runs some way is carried off it, once these facts are true.
    fn carried(&self, _way: Way, _seat: &Seat, _struck: &Facts) -> bool {
        false
    }

    /// What comes of Bad Stuff nothing of which applied.
    fn spared(&self, _seat: &Seat, _out: &mut Facts) {}

    /// Whether the dead take part in nothing until they stand again: they get no Charity and are not asked (MQ-CHAR-07,
    /// CL-OQ-37).
    fn spares_the_dead(&self) -> bool {
        false
    }

    /// What any end of a fight means for the monsters that are left.
    fn counted(&self, _game: &Game, _fight: &Fight, _won: bool, _out: &mut Facts) {}

    /// What follows from a fight that ends without dice or tale.
    fn broken_off(&self, _game: &Game, _out: &mut Facts) {}

    /// The facts of an effect of this rule set.
    ///
    /// # Errors
    /// A refusal: what stands in the way, and the rule.
    fn interpret(
        &self,
        _book: &Book,
        _game: &Game,
        _effect: &Effect,
        _mode: Mode,
        _out: &mut Facts,
    ) -> Result<(), Refusal> {
        Err(Refusal::new("not-now", Cites::NONE))
    }
}

/// Everything the rules read and no game changes.
#[derive(Clone, Debug)]
pub struct Book {
    /// The rule set it is the book of.
    pub system: &'static dyn System,
    /// The numbers.
    pub rules: RuleSet,
    /// What the app plays with where components are in it: rooms, monsters, cards, Races and Classes.
    pub cards: CardBox,
    /// The ledger its rules are cited from.
    cited: Cited,
    /// The house-rule switches, sorted by name.
    rulings: Vec<RulingDef>,
    /// Their places by switch; none for one that this rule set does not have.
    places: Vec<Option<usize>>,
    /// What they are set to unless a table says otherwise.
    set: Set,
}

impl Book {
    /// Puts a book together, without anything in the app to play with.
    pub fn new(system: &'static dyn System, rules: RuleSet, mut rulings: Vec<RulingDef>) -> Book {
        rulings.sort_by(|a, b| a.name.cmp(&b.name));
        let place = |switch: Switch| rulings.iter().position(|def| def.name == switch.name());
        let places = Switch::ALL.into_iter().map(place).collect();
        let set = rulings.iter().map(|def| (def.name.as_str(), def.default.as_str())).collect();
        let cited = Cited::of(&rules.system);
        Book { system, rules, cards: CardBox::default(), cited, rulings, places, set }
    }

    /// The book with what the app plays with.
    #[must_use]
    pub fn with_cards(self, cards: CardBox) -> Book {
        Book { cards, ..self }
    }

    /// The ledger its rules are cited from, where it has one.
    pub const fn ledger(&self) -> Option<Ledger> {
        self.cited.own()
    }

    /// How its rules are cited.
    pub const fn cited(&self) -> &Cited {
        &self.cited
    }

    /// The book of a set that has this one's as its parent: what it calls each row that says what one of the parent's does.
    #[must_use]
    pub fn under(self, parent: &Book, same: Vec<(Rule, Rule)>) -> Book {
        let cited = self.cited.clone().under(&parent.cited, same);
        Book { cited, ..self }
    }

    /// The house-rule switches, sorted by name.
    pub fn rulings(&self) -> &[RulingDef] {
        &self.rulings
    }

    /// The deck that hands are drawn from besides Treasures: DxM or doors.
    pub fn other_deck(&self) -> Deck {
        self.rules.hands.iter().copied().find(|deck| *deck != Deck::ITEMS).unwrap_or(Deck::ITEMS)
    }

    /// A switch by name.
    pub fn ruling_def(&self, name: &str) -> Option<&RulingDef> {
        self.rulings.binary_search_by(|def| def.name.as_str().cmp(name)).ok().and_then(|place| self.rulings.get(place))
    }

    /// What a switch is set to; empty for one that this rule set does not have.
    pub fn ruling<'a>(&'a self, rulings: &'a Rulings, switch: Switch) -> &'a str {
        // Most tables change nothing, so the look-up in an empty map costs nothing.
        match rulings.get(switch.name()) {
            Some(value) => value,
            None => {
                let place = self.places.get(switch as usize).copied().flatten();
                place.and_then(|place| self.rulings.get(place)).map_or("", |def| def.default.as_str())
            }
        }
    }

    /// The house rules where a table has set these.
    pub const fn house_of<'a>(&'a self, own: &'a Set) -> House<'a> {
        House { own, rest: &self.set }
    }

    /// The house rules of a game.
    pub fn house<'a>(&'a self, game: &'a Game) -> House<'a> {
        House { own: &game.table.set, rest: &self.set }
    }

    /// The highest level there is, from which on the Boss can be called (MQ-LVL-01, MQ-BOSS-01): of a shorter game a lower
    /// one, as the table has it.
    pub fn top_level(&self, game: &Game) -> u8 {
        match self.house(game).level_to_win() {
            0 => self.rules.level_max,
            own => own.min(self.rules.level_max),
        }
    }

    /// The Boss's level, whatever its card says (MQ-BOSS-03): in a shorter game it falls with the highest level, and with
    /// every Boss that has fought and won, as the table has it.
    pub fn boss_level(&self, game: &Game) -> i16 {
        let (top, all) = (i16::from(self.top_level(game)), i16::from(self.rules.level_max.max(1)));
        let fought = game.dungeon.as_deref().map_or(0, |dungeon| i16::from(dungeon.bosses));
        let wounds = i16::from(self.house(game).boss_wounds()).saturating_mul(fought);
        (self.rules.boss_level.saturating_mul(top) / all).saturating_sub(wounds).max(1)
    }

    /// Move a Deal costs unless it says otherwise (MQ-DEAL-03), as the table has it.
    pub fn deal_cost(&self, game: &Game) -> u8 {
        if self.house(game).free_deals() { 0 } else { self.rules.deal_cost }
    }

    /// All that a table can be reminded of.
    pub fn reminders(&self) -> Vec<Reminder> {
        self.system.reminders(self)
    }

    /// What a table does well to know now. A reminder is due as long as its moment lasts and whenever it comes again; who
    /// shows it knows whether it was shown.
    pub fn due(&self, happened: &Happened<'_>) -> Vec<Reminder> {
        let game = happened.game;
        // A table that just counts wants to hear of nothing else; where the app keeps the cards it sees to all of it.
        let left_alone = game.table.care == Care::Count || game.stock.is_some();
        if left_alone { Vec::new() } else { self.system.due(self, happened) }
    }

    /// What one of this book's switches is set to.
    pub fn set_to<'a>(&self, rulings: &'a Rulings, def: &'a RulingDef) -> &'a str {
        rulings.get(&def.name).unwrap_or(&def.default)
    }

    /// Whether a house rule is of this value unless a table says otherwise.
    pub fn default_is(&self, name: &str, value: &str) -> bool {
        self.rulings().iter().any(|def| def.name == name && def.default == value)
    }

    /// Checks that every ruling exists and has a value it can take.
    ///
    /// # Errors
    /// The first fault, in name order.
    pub fn check_rulings(&self, rulings: &Rulings) -> Result<(), RulingFault> {
        for (name, value) in rulings {
            let def = self.ruling_def(name).ok_or_else(|| RulingFault::Unknown { name: name.clone() })?;
            if !def.allows(value) {
                return Err(RulingFault::Value { name: name.clone(), value: value.clone() });
            }
        }
        Ok(())
    }
}
