//! House rules: the switches there are, and how a table has set them.

use std::collections::BTreeMap;

/// Values of house-rule switches that differ from the default, by name.
pub type Rulings = BTreeMap<String, String>;

macro_rules! switches {
    ($($variant:ident = $name:literal, $question:literal;)*) => {
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
    };
}

switches! {
    LinkCostPassage = "link_cost.passage", "OQ-01";
    LinkCostDoor = "link_cost.door", "OQ-01";
    LinkCostLocked = "link_cost.locked", "OQ-01";
    LinkCostHidden = "link_cost.hidden", "OQ-01";
    EntranceLinks = "entrance_links", "OQ-02";
    EntranceSearchable = "entrance_searchable", "OQ-02";
    RansackedModifier = "ransacked_modifier", "OQ-05";
    LootedOutBlocksSearch = "looted_out_blocks_search", "OQ-05";
    LinkFace = "link_face", "OQ-06";
    VoluntaryDropInCombat = "voluntary_drop_in_combat", "OQ-11";
    SellFromHandForLevel = "sell_from_hand_for_level", "OQ-12";
    LoadedDie = "loaded_die", "OQ-14";
    BossTrigger = "boss_trigger", "OQ-16";
    ReceivedItemWindow = "received_item_window", "OQ-19";
    DxmWhenRolledBaseUnavailable = "dxm_when_rolled_base_unavailable", "OQ-21";
    ReviveAlsoDrawsTurnDxm = "revive_also_draws_turn_dxm", "OQ-22";
    AllMoveExit = "all_move_exit", "OQ-23";
    BasePurgeExemptsCurrentFight = "base_purge_exempts_current_fight", "OQ-25";
    AutomaticMonsterAfterRunAway = "automatic_monster_after_run_away", "OQ-28";
    AddedRoomGetsMonster = "added_room_gets_monster", "OQ-29";
    ExploreLock = "explore_lock", "OQ-30";
    EntranceSearchMonster = "entrance_search_monster", "OQ-31";
    CombatLock = "combat_lock", "OQ-32";
    ExploreDxm = "explore_dxm", "OQ-34";
    ElfHelperLevels = "elf_helper_levels", "OQ-35";
    FearsomeHelperLevels = "fearsome_helper_levels", "OQ-35";
    BribeDue = "bribe_due", "OQ-36";
    LossHits = "loss_hits", "OQ-37";
    OutsideOneshotItems = "outside_oneshot_items", "OQ-39";
    LootOfRemoved = "loot_of_removed", "OQ-40";
    DyingKeepsKillLevels = "dying_keeps_kill_levels", "OQ-40";
    ReplaceRemovedHelper = "replace_removed_helper", "OQ-42";
    AttackIgnoring = "attack_ignoring", "OQ-47";
    TreasureFloor = "treasure_floor", "OQ-49";
    BossExtraHit = "boss_extra_hit", "OQ-51";
    BossInstantKill = "boss_instant_kill", "OQ-52";
    DeadCountsAsPresent = "dead_counts_as_present", "OQ-59";
    LostMaxHealthTakes = "lost_max_health_takes", "OQ-62";
    EdgeExitNeedsPassableLink = "edge_exit_needs_passable_link", "OQ-64";
    FastExtraWithoutRegularMove = "fast_extra_without_regular_move", "OQ-66";
    ContraryBlocked = "contrary_blocked", "OQ-68";
    BoardChangers = "board_changers", "OQ-71";
    PackedBigItemsCount = "packed_big_items_count", "OQ-74";
    ItemsWhileRunning = "items_while_running", "OQ-32";
    BulkLevelSale = "bulk_level_sale", "OQ-76";
    CurseDead = "curse_dead", "OQ-82";
    BlockedLevelGain = "blocked_level_gain", "OQ-83";
    RollPauseSeconds = "roll_pause_seconds", "OQ-85";
    AnyTimeAfterRoll = "any_time_after_roll", "OQ-86";
    DiceWindow = "dice_window", "OQ-41";
}
