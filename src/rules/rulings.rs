//! House rules: the switches there are, and how a table has set them.

use std::collections::BTreeMap;

/// Values of house-rule switches that differ from the default, by name.
pub type Rulings = BTreeMap<String, String>;

/// What a switch is set to, read from the word a file has for it.
pub trait Setting: Copy {
    /// Where a rule set has no such switch.
    const NONE: Self;
    /// From a word; none if it is no value of this switch.
    fn read(word: &str) -> Option<Self>;
}

impl Setting for bool {
    const NONE: bool = false;
    fn read(word: &str) -> Option<bool> {
        match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Setting for $number {
            const NONE: $number = 0;
            fn read(word: &str) -> Option<$number> {
                word.parse().ok()
            }
        })*
    };
}

numbers!(u8, u16, i8);

/// A value that is more than a word: it is read where it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said;

impl Setting for Said {
    const NONE: Said = Said;
    fn read(_: &str) -> Option<Said> {
        Some(Said)
    }
}

macro_rules! switches {
    ($($variant:ident, $field:ident: $of:ident $({ $($value:ident = $word:literal),* })? = $name:literal, $question:literal;)*) => {
        /// A house-rule switch that some rule reads. What it can be set to, and to what it is set where nobody says
        /// anything, stands in the `rulings.json` of each rule set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Switch {
            $(#[doc = concat!("`", $name, "` (", $question, ").")] $variant,)*
        }

        impl Switch {
            /// All of them.
            pub const ALL: [Switch; [$($name),*].len()] = [$(Switch::$variant),*];

            /// Its name in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Switch::$variant => $name,)*
                }
            }
        }

        $($(
            #[doc = concat!("`", $name, "` (", $question, ").")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $of {
                $(#[doc = concat!("`", $word, "`.")] $value,)*
            }

            impl Setting for $of {
                const NONE: $of = [$($of::$value),*][0];
                fn read(word: &str) -> Option<$of> {
                    match word {
                        $($word => Some($of::$value),)*
                        _ => None,
                    }
                }
            }
        )?)*

        /// What the switches are set to, as far as it has been said: read from the words once.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Set {
            $(#[doc = concat!("`", $name, "` (", $question, ").")] pub $field: Option<$of>,)*
        }

        impl Set {
            /// Sets a switch. Whether there is one of that name which takes the value.
            pub fn set(&mut self, name: &str, value: &str) -> bool {
                match name {
                    $($name => {
                        self.$field = Setting::read(value);
                        self.$field.is_some()
                    })*
                    _ => false,
                }
            }
        }

        /// The house rules of a table: its own, and for the rest those its rule set comes with.
        #[derive(Clone, Copy, Debug)]
        pub struct House<'a> {
            /// The table's own.
            pub own: &'a Set,
            /// The rule set's.
            pub rest: &'a Set,
        }

        impl House<'_> {
            $(
                #[doc = concat!("`", $name, "` (", $question, ").")]
                pub fn $field(self) -> $of {
                    self.own.$field.or(self.rest.$field).unwrap_or(Setting::NONE)
                }
            )*
        }
    };
}

impl Set {
    /// How a table has set its switches.
    pub fn of(rulings: &Rulings) -> Set {
        rulings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

impl<'a> FromIterator<(&'a str, &'a str)> for Set {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(words: I) -> Self {
        let mut set = Set::default();
        for (name, value) in words {
            set.set(name, value);
        }
        set
    }
}

switches! {
    LinkCostPassage, link_cost_passage: u8 = "link_cost.passage", "OQ-01";
    LinkCostDoor, link_cost_door: u8 = "link_cost.door", "OQ-01";
    LinkCostLocked, link_cost_locked: u8 = "link_cost.locked", "OQ-01";
    LinkCostHidden, link_cost_hidden: u8 = "link_cost.hidden", "OQ-01";
    EntranceLinks, entrance_links: Said = "entrance_links", "OQ-02";
    EntranceSearchable, entrance_searchable: bool = "entrance_searchable", "OQ-02";
    RansackedModifier, ransacked_modifier: i8 = "ransacked_modifier", "OQ-05";
    LootedOutBlocksSearch, looted_out_blocks_search: bool = "looted_out_blocks_search", "OQ-05";
    LinkFace, link_face: LinkFace { FairCoin = "fair_coin", AlwaysBackFace = "always_back_face" } = "link_face", "OQ-06";
    VoluntaryDropInCombat, voluntary_drop_in_combat: bool = "voluntary_drop_in_combat", "OQ-11";
    SellFromHandForLevel, sell_from_hand_for_level: bool = "sell_from_hand_for_level", "OQ-12";
    LoadedDie, loaded_die: LoadedDie { Set = "set", Reroll = "reroll" } = "loaded_die", "OQ-14";
    BossTrigger, boss_trigger: BossTrigger { Presence = "presence", EntryOnly = "entry_only" } = "boss_trigger", "OQ-16";
    ReceivedItemWindow, received_item_window: ReceivedItemWindow { UntilNextAction = "until_next_action", UntilEndOfTurn = "until_end_of_turn" } = "received_item_window", "OQ-19";
    DxmWhenRolledBaseUnavailable, dxm_when_rolled_base_unavailable: bool = "dxm_when_rolled_base_unavailable", "OQ-21";
    ReviveAlsoDrawsTurnDxm, revive_also_draws_turn_dxm: bool = "revive_also_draws_turn_dxm", "OQ-22";
    AllMoveExit, all_move_exit: AllMoveExit { FullAllowance = "full_allowance", AnyRemainingAtLeast1 = "any_remaining_at_least_1" } = "all_move_exit", "OQ-23";
    BasePurgeExemptsCurrentFight, base_purge_exempts_current_fight: bool = "base_purge_exempts_current_fight", "OQ-25";
    AutomaticMonsterAfterRunAway, automatic_monster_after_run_away: bool = "automatic_monster_after_run_away", "OQ-28";
    AddedRoomGetsMonster, added_room_gets_monster: bool = "added_room_gets_monster", "OQ-29";
    ExploreLock, explore_lock: ExploreLock { OnCommit = "on_commit", OnMonster = "on_monster" } = "explore_lock", "OQ-30";
    EntranceSearchMonster, entrance_search_monster: EntranceSearchMonster { Nothing = "nothing", Reroll = "reroll" } = "entrance_search_monster", "OQ-31";
    CombatLock, combat_lock: CombatLock { Table = "table", Participants = "participants" } = "combat_lock", "OQ-32";
    ExploreDxm, explore_dxm: ExploreDxm { Automatic = "automatic", Ask = "ask" } = "explore_dxm", "OQ-34";
    ElfHelperLevels, elf_helper_levels: ElfHelperLevels { PerFight = "per_fight", PerMonster = "per_monster" } = "elf_helper_levels", "OQ-35";
    FearsomeHelperLevels, fearsome_helper_levels: FearsomeHelperLevels { PerMonster = "per_monster", PerFight = "per_fight" } = "fearsome_helper_levels", "OQ-35";
    BribeDue, bribe_due: BribeDue { WinOrLose = "win_or_lose", WinOnly = "win_only", HonourSystem = "honour_system" } = "bribe_due", "OQ-36";
    LossHits, loss_hits: LossHits { PerMonsterEach = "per_monster_each", OneEach = "one_each" } = "loss_hits", "OQ-37";
    OutsideOneshotItems, outside_oneshot_items: OutsideOneshotItems { ThrowableInRange = "throwable_in_range", AnyInRange = "any_in_range", Unlimited = "unlimited" } = "outside_oneshot_items", "OQ-39";
    LootOfRemoved, loot_of_removed: LootOfRemoved { ClaimIfStillPresent = "claim_if_still_present", Forfeit = "forfeit" } = "loot_of_removed", "OQ-40";
    DyingKeepsKillLevels, dying_keeps_kill_levels: bool = "dying_keeps_kill_levels", "OQ-40";
    ReplaceRemovedHelper, replace_removed_helper: bool = "replace_removed_helper", "OQ-42";
    AttackIgnoring, attack_ignoring: AttackIgnoring { Chosen = "chosen", All = "all" } = "attack_ignoring", "OQ-47";
    TreasureFloor, treasure_floor: i8 = "treasure_floor", "OQ-49";
    BossExtraHit, boss_extra_hit: bool = "boss_extra_hit", "OQ-51";
    BossInstantKill, boss_instant_kill: BossInstantKill { Blocked = "blocked", Allowed = "allowed" } = "boss_instant_kill", "OQ-52";
    DeadCountsAsPresent, dead_counts_as_present: bool = "dead_counts_as_present", "OQ-59";
    LostMaxHealthTakes, lost_max_health_takes: LostMaxHealthTakes { BlackFirst = "black_first", RedFirst = "red_first" } = "lost_max_health_takes", "OQ-62";
    EdgeExitNeedsPassableLink, edge_exit_needs_passable_link: bool = "edge_exit_needs_passable_link", "OQ-64";
    FastExtraWithoutRegularMove, fast_extra_without_regular_move: FastExtraWithoutRegularMove { No = "no", ArrowDirection = "arrow_direction" } = "fast_extra_without_regular_move", "OQ-66";
    ContraryBlocked, contrary_blocked: ContraryBlocked { Stay = "stay", FollowArrow = "follow_arrow" } = "contrary_blocked", "OQ-68";
    BoardChangers, board_changers: BoardChangers { First = "first", Fixpoint = "fixpoint" } = "board_changers", "OQ-71";
    PackedBigItemsCount, packed_big_items_count: bool = "packed_big_items_count", "OQ-74";
    ItemsWhileRunning, items_while_running: bool = "items_while_running", "OQ-32";
    BulkLevelSale, bulk_level_sale: bool = "bulk_level_sale", "OQ-76";
    CurseDead, curse_dead: bool = "curse_dead", "OQ-82";
    BlockedLevelGain, blocked_level_gain: BlockedLevelGain { Refuse = "refuse", Waste = "waste" } = "blocked_level_gain", "OQ-83";
    RollPauseSeconds, roll_pause_seconds: Said = "roll_pause_seconds", "OQ-85";
    AnyTimeAfterRoll, any_time_after_roll: bool = "any_time_after_roll", "OQ-86";
    LevelToWin, level_to_win: u8 = "level_to_win", "HR-01";
    ExtraDieToLevel, extra_die_to_level: u8 = "extra_die_to_level", "HR-02";
    FastClaims, fast_claims: bool = "fast_claims", "MC-FAST-03";
    HandDealt, hand_dealt: u8 = "hand_dealt", "MC-FAST-01";
    BossWounds, boss_wounds: u8 = "boss_wounds", "HR-03";
    FreeDeals, free_deals: bool = "free_deals", "HR-04";
    PlayersMin, players_min: u8 = "players_min", "CL-OQ-01";
    OpeningExpanders, opening_expanders: OpeningExpanders { Yes = "yes", No = "no" } = "opening_expanders", "CL-OQ-02";
    SearchRoom, search_room: SearchRoom { Automatic = "automatic", Optional = "optional" } = "search_room", "CL-OQ-05";
    TroubleThenSearch, trouble_then_search: TroubleThenSearch { No = "no", IfRemoved = "if_removed" } = "trouble_then_search", "CL-OQ-07";
    HalfHumanDrawbacks, half_human_drawbacks: bool = "half_human_drawbacks", "CL-OQ-10";
    HalfHumanIsHuman, half_human_is_human: bool = "half_human_is_human", "CL-OQ-11";
    LevelCardTarget, level_card_target: LevelCardTarget { Oneself = "self", Any = "any" } = "level_card_target", "CL-OQ-14";
    SaleOverNine, sale_over_nine: SaleOverNine { Refuse = "refuse", Cap = "cap" } = "sale_over_nine", "CL-OQ-16";
    AfterLastRemoved, after_last_removed: AfterLastRemoved { Ends = "ends", MonstersOnly = "monsters_only" } = "after_last_removed", "CL-OQ-21";
    FoeFloor, foe_floor: FoeFloor { Enhanced = "enhanced", AfterSum = "after_sum", LevelFirst = "level_first", None = "none" } = "foe_floor", "CL-OQ-23";
    RunWhileWinning, run_while_winning: bool = "run_while_winning", "CL-OQ-27";
    FleeFirst, flee_first: FleeFirst { Fighter = "fighter", Helper = "helper" } = "flee_first", "CL-OQ-29";
    DeathStopsRolls, death_stops_rolls: DeathStopsRolls { Yes = "yes", No = "no" } = "death_stops_rolls", "CL-OQ-30";
    PlaysWhileFleeing, plays_while_fleeing: PlaysWhileFleeing { All = "all", RollAndAlways = "roll_and_always" } = "plays_while_fleeing", "CL-OQ-32";
    DeathKeepsCurses, death_keeps_curses: bool = "death_keeps_curses", "CL-OQ-34";
    FreeDiscard, free_discard: bool = "free_discard", "CL-OQ-42";
    NextFightNow, next_fight_now: NextFightNow { Yes = "yes", No = "no" } = "next_fight_now", "CL-OQ-46";
    WanderIntoOwn, wander_into_own: WanderIntoOwn { Yes = "yes", No = "no" } = "wander_into_own", "CL-OQ-49";
    KillByCardPays, kill_by_card_pays: KillByCardPays { AtEnd = "at_end", AtOnce = "at_once" } = "kill_by_card_pays", "CL-OQ-56";
    OpeningGroups, opening_groups: OpeningGroups { Optional = "optional", Compulsory = "compulsory" } = "opening_groups", "SH-OQ-05";
    TwoCardsDrawbacks, two_cards_drawbacks: TwoCardsDrawbacks { Yes = "yes", No = "no" } = "two_cards_drawbacks", "SH-OQ-06";
    LootRounds, loot_rounds: LootRounds { One = "1", All = "all" } = "loot_rounds", "SH-OQ-07";
    JoinTags, join_tags: JoinTags { None = "none", Undead = "undead", Any = "any" } = "join_tags", "SH-OQ-08";
    TreasureInCombat, treasure_in_combat: TreasureInCombat { SpecialsToo = "specials_too", CardSays = "card_says" } = "treasure_in_combat", "SH-OQ-09";
    SplitCombat, split_combat: bool = "split_combat", "SH-OQ-01";
    SplitPays, split_pays: SplitPays { Before = "before", AfterIfAlive = "after_if_alive" } = "split_pays", "SH-OQ-02";
    ReceivedInCombat, received_in_combat: ReceivedInCombat { Yes = "yes", No = "no" } = "received_in_combat", "SH-OQ-12";
    JointWin, joint_win: JointWin { Any = "any", KillOnly = "kill_only", None = "none" } = "joint_win", "CL-OQ-18";
    RemovalReward, removal_reward: RemovalReward { Treasure = "treasure", Nothing = "none", CardSays = "card_says" } = "removal_reward", "MC-TREAS-10";
    DiscardsBrowsable, discards_browsable: DiscardsBrowsable { Yes = "yes", TopOnly = "top_only", No = "no" } = "discards_browsable", "CL-OQ-51";
    TimeLimit, time_limit: u16 = "time_limit", "HR-05";
    MixedDecks, mixed_decks: bool = "mixed_decks", "SR-CARD-20";
    TenOnlyBy, ten_only_by: TenOnlyBy { Intervention = "kill_or_intervention", Kill = "kill" } = "ten_only_by", "MC-LVL-11";
    PowersAnyTurn, powers_any_turn: bool = "powers_any_turn", "SR-OQ-10";
    SamePowerTwice, same_power_twice: bool = "same_power_twice", "SR-OQ-12";
    SurgedIsHuman, surged_is_human: bool = "surged_is_human", "SR-OQ-15";
    VehicleSideways, vehicle_sideways: bool = "vehicle_sideways", "SR-OQ-19";
    ListenPhase, listen_phase: bool = "listen_phase", "SR-FAST-01";
    LootTreasure, loot_treasure: bool = "loot_treasure", "SR-FAST-04";
    SharedVictory, shared_victory: bool = "shared_victory", "SR-FAST-05";
    LayerBonus, layer_bonus: bool = "layer_bonus", "SR-OQ-01";
    MatrixFiveFrom, matrix_five_from: MatrixFiveFrom { HandOrPlay = "hand_or_play", Hand = "hand" } = "matrix_five_from", "SR-OQ-03";
    MatrixAgain, matrix_again: bool = "matrix_again", "SR-OQ-27";
    GodLost, god_lost: GodLost { Stay = "stay", BackToStart = "back_to_start" } = "god_lost", "SR-OQ-06";
    DiceWindow, dice_window: DiceWindow { Held = "held", Always = "always" } = "dice_window", "OQ-41";
}
