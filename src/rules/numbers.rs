//! The numbers of a rule set, as its `rules.json` has them.

use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::ids::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What a character starts with (MQ-SET-12 to MQ-SET-18).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartingKit {
    /// Level.
    pub level: u8,
    /// Health tokens.
    #[serde(default)]
    pub health: u8,
    /// Move tokens.
    #[serde(default)]
    pub moves: u8,
    /// Hands to hold Items with.
    pub hands: u8,
    /// Gold pieces.
    #[serde(default)]
    pub gold: u32,
    /// Cards in hand.
    #[serde(default)]
    pub hand: Hand,
}

/// What a munchkin returns to life with (MQ-DEATH-16, MQ-DEATH-17).
#[derive(Clone, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnKit {
    /// Gold pieces added.
    #[serde(default)]
    pub gold: u32,
    /// Cards drawn.
    #[serde(default)]
    pub hand: Hand,
}

/// What munchkins of a kind have in a fight against some monsters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// A Race or a Class.
    pub who: String,
    /// A keyword of the monsters.
    pub against: String,
    /// Whether only the cards say so that the app keeps: on others it is paid for, or is another.
    #[serde(default)]
    pub ours: bool,
    /// Combat dice more.
    #[serde(default)]
    pub dice: i8,
    /// Added to the strength.
    #[serde(default)]
    pub strength: i16,
}

/// What a Class pays for with cards of its own, as the cards of the box say (MC-CLASS-05, MC-CLASS-07): where they lie on
/// the table the app knows no more of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paid {
    /// A Class.
    pub who: String,
    /// What for.
    pub for_what: PaidFor,
    /// The keyword of the monsters it is against, if it is not against all of them.
    #[serde(default)]
    pub against: Option<String>,
    /// What each card adds, where it adds anything.
    #[serde(default)]
    pub strength: i16,
    /// Cards at most, in one fight or on one roll; the fewest of a whole hand.
    pub cards: u8,
}

/// What cards are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaidFor {
    /// A fight of one's own, or one that one helps in.
    OwnFight,
    /// Each of those who fight, once a fight, by somebody outside (MC-INTF-05).
    Stab,
    /// A roll to get away that was too low.
    Flight,
    /// One monster of one's own fight, which leaves: the whole hand (MC-CLASS-06).
    Monster,
    /// An Item of somebody else's, while nobody fights (MC-CLASS-08).
    Theft,
}

/// The pieces of one box (MQ-COMP rows).
#[derive(Clone, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Colours with a figure, a level counter, dice and bases.
    pub colours: Vec<Colour>,
    /// Most players with these pieces.
    pub players: usize,
    /// Monster bases in each colour.
    #[serde(default)]
    pub bases_per_colour: usize,
    /// Room tiles besides the Entrance.
    #[serde(default)]
    pub tiles: u32,
    /// Loose links by the face that is not a passage.
    #[serde(default)]
    pub links: BTreeMap<String, u32>,
    /// Standies by size.
    #[serde(default)]
    pub standies: BTreeMap<String, u32>,
    /// Cards in all.
    #[serde(default)]
    pub cards: u32,
    /// Health tokens in the supply.
    #[serde(default)]
    pub health_tokens: u32,
    /// Move tokens in the supply.
    #[serde(default)]
    pub move_tokens: u32,
    /// Gold pieces (tokens) in the supply.
    #[serde(default)]
    pub gold_tokens: u32,
    /// Letters of the dropped-Item token pairs.
    #[serde(default)]
    pub pile_letters: String,
    /// Search-result tokens.
    #[serde(default)]
    pub search_tokens: u32,
    /// Six-sided dice for each player.
    #[serde(default)]
    pub dice_per_player: u32,
}

/// One line of the search table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchRow {
    /// Lowest result the line stands for; it holds up to the next line.
    pub from: i32,
    /// Rule id.
    pub cite: String,
    /// A monster appears.
    #[serde(default)]
    pub monster: bool,
    /// Gold gained.
    #[serde(default)]
    pub gold: u32,
    /// Treasures gained.
    #[serde(default)]
    pub treasures: u8,
    /// The room becomes Ransacked.
    #[serde(default)]
    pub ransacked: bool,
    /// The room becomes Looted Out.
    #[serde(default)]
    pub looted_out: bool,
}

/// The numbers of a rule set. What only some sets have is nothing in the others.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// Which rule set.
    pub system: String,
    /// Fewest players.
    pub players_min: usize,
    /// Its decks.
    pub decks: Vec<Deck>,
    /// Those that hands are drawn from.
    pub hands: Vec<Deck>,
    /// The deck that cards giving a Level lie in; the one with everything else, if it is not said.
    #[serde(default)]
    pub level_cards: Option<Deck>,
    /// Lowest level anything can fall to.
    pub level_min: u8,
    /// Highest level of a character.
    pub level_max: u8,
    /// Cards a hand may keep at the end of a turn.
    pub hand_limit: u32,
    /// Move a search costs.
    #[serde(default)]
    pub search_cost: u8,
    /// Move a Deal costs unless it says otherwise.
    #[serde(default)]
    pub deal_cost: u8,
    /// Move picking up costs.
    #[serde(default)]
    pub pick_up_cost: u8,
    /// Level of the Boss, whatever its card says (MQ-BOSS-03).
    #[serde(default)]
    pub boss_level: i16,
    /// Classes with a power that wins ties (MQ-RES-04).
    #[serde(default)]
    pub tie_classes: Vec<String>,
    /// Classes that can stab those who fight from outside (MQ-INTF-06).
    #[serde(default)]
    pub backstab_classes: Vec<String>,
    /// Classes whose ten-sided power averts a Curse (MQ-CURSE-04).
    #[serde(default)]
    pub curse_averting_classes: Vec<String>,
    /// What munchkins of a kind have against monsters with a keyword, as the book says of them (MQ-HELP-13).
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What Classes pay for with cards, where those lie on the table.
    #[serde(default)]
    pub paid: Vec<Paid>,
    /// Items a pack holds (MQ-ITEM-25).
    #[serde(default)]
    pub pack: usize,
    /// How much of a game is over in per cent, on average, while the best is of Level 1, 2 and so on; none where nobody
    /// has counted.
    #[serde(default)]
    pub pace: Vec<u8>,
    /// From which face of the die on a munchkin gets away (MQ-RUN-12).
    #[serde(default)]
    pub away_from: u8,
    /// What a level costs, in gold and Items together (MQ-ANY-14).
    #[serde(default)]
    pub level_price: u32,
    /// Health restored at most for one level given up.
    #[serde(default)]
    pub health_for_level: u8,
    /// What a character starts with.
    pub start: StartingKit,
    /// What a munchkin returns to life with.
    #[serde(default)]
    pub back: ReturnKit,
    /// The base box.
    pub base: Pieces,
    /// The base box together with the expansion.
    #[serde(default)]
    pub expanded: Pieces,
    /// Races besides human.
    #[serde(default)]
    pub races: Vec<String>,
    /// Classes.
    #[serde(default)]
    pub classes: Vec<String>,
    /// Whether Classes have Ranks, which together may be as much as the Level, and are Powers (SR-POWER-05).
    #[serde(default)]
    pub ranks: bool,
    /// Monster keywords worth a tap.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// How many cards of each Layer the track has, the first Layer first; none where there is no track (SR-SET-06).
    #[serde(default)]
    pub layers: Vec<u8>,
    /// The search table, lowest line first.
    #[serde(default)]
    pub search: Vec<SearchRow>,
}

impl RuleSet {
    /// The pieces of the box in use.
    pub fn pieces(&self, expansion: bool) -> &Pieces {
        if expansion { &self.expanded } else { &self.base }
    }

    /// The deck that Races and Classes lie in, with all else in hands that is no Item.
    pub fn kinds(&self) -> Deck {
        self.hands.iter().copied().find(|deck| *deck != Deck::ITEMS).unwrap_or(Deck::ITEMS)
    }

    /// The deck that cards giving a Level lie in.
    pub fn level_cards(&self) -> Deck {
        self.level_cards.unwrap_or(self.kinds())
    }

    /// The line of the search table for a result.
    pub fn search_row(&self, result: i32) -> Option<&SearchRow> {
        self.search.iter().rev().find(|row| row.from <= result).or(self.search.first())
    }
}
