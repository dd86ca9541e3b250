//! The Short Rules: a profile of classic, eleven values otherwise and nothing else. Rows that say what classic's say are
//! proved by classic's tests, run once more under the profile; the others here.

use crate::profiled;
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk};
use standie::catalog::{self, ledger};
use standie::play::playout;
use standie::rules::answer::Answer;
use standie::rules::card::{CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::doors::Command::{OpenDoor, SendIn, Split};
use standie::rules::fight::{self, Bargain};
use standie::rules::munchkin::kind;
use standie::rules::numbers::RuleSet;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::setup::Setup;
use standie::rules::{engine, munchkin, table};
use std::collections::{BTreeMap, BTreeSet};

/// Rows of the Short Rules that say what these of classic do.
const SAYS: &[(&str, &[&str])] = &[
    ("MS-SET-01", &["MC-SET-04"]),
    ("MS-SET-04", &["MC-SET-03"]),
    ("MS-SET-05", &["MC-START-01"]),
    ("MS-CARD-06", &["MC-CARD-04"]),
    ("MS-CARD-07", &["MC-CARD-11"]),
    ("MS-START-02", &["MC-RACE-05", "MC-CLASS-03"]),
    ("MS-START-03", &["MC-START-07"]),
    ("MS-START-04", &["MC-START-09"]),
    ("MS-TURN-01", &["MC-TURN-01"]),
    ("MS-TURN-02", &["MC-LOOT-02", "MC-TURN-01"]),
    ("MS-TURN-03", &["MC-RACE-07", "MC-CLASS-09"]),
    ("MS-TURN-04", &["MC-TREAS-08"]),
    ("MS-TURN-06", &["MC-CURSE-03"]),
    ("MS-TURN-07", &["MC-TRADE-03"]),
    ("MS-TURN-08", &["MC-ITEM-16"]),
    ("MS-TURN-10", &["MC-RACE-11"]),
    ("MS-TURN-11", &["MC-CLASS-13"]),
    ("MS-TURN-12", &["MC-SELL-08"]),
    ("MS-TURN-13", &["MC-TREAS-06"]),
    ("MS-DOOR-01", &["MC-DOOR-01"]),
    ("MS-DOOR-02", &["MC-DOOR-02"]),
    ("MS-DOOR-03", &["MC-CURSE-01"]),
    ("MS-DOOR-04", &["MC-DOOR-05", "MC-DOOR-04"]),
    ("MS-DOOR-05", &["MC-DOOR-06"]),
    ("MS-DOOR-06", &["MC-TROUBLE-01"]),
    ("MS-TROUBLE-01", &["MC-TROUBLE-04", "MC-LOOT-03"]),
    ("MS-TROUBLE-02", &["MC-TROUBLE-01"]),
    ("MS-TROUBLE-03", &["MC-TROUBLE-03"]),
    ("MS-LOOT-01", &["MC-LOOT-03"]),
    ("MS-LOOT-02", &["MC-MON-02"]),
    ("MS-CHAR-01", &["MC-CARD-06"]),
    ("MS-CHAR-03", &["MC-CHAR-01"]),
    ("MS-CHAR-04", &["MC-CHAR-05"]),
    ("MS-CMB-01", &["MC-CMB-01"]),
    ("MS-CMB-02", &["MC-CMB-03"]),
    ("MS-CMB-03", &["MC-CMB-04"]),
    ("MS-CMB-04", &["MC-CMB-21"]),
    ("MS-CMB-05", &["MC-CMB-17"]),
    ("MS-CMB-06", &["MC-CMB-10"]),
    ("MS-CMB-09", &["MC-TREAS-01", "MC-TREAS-02"]),
    ("MS-HELP-01", &["MC-HELP-02"]),
    ("MS-HELP-02", &["MC-HELP-01"]),
    ("MS-HELP-04", &["MC-HELP-06"]),
    ("MS-HELP-05", &["MC-HELP-07", "MC-HELP-09"]),
    ("MS-HELP-06", &["MC-HELP-17"]),
    ("MS-HELP-07", &["MC-HELP-18"]),
    ("MS-HELP-08", &["MC-HELP-05"]),
    ("MS-HELP-09", &["MC-RUN-12"]),
    ("MS-RUN-01", &["MC-RUN-03", "MC-RUN-08"]),
    ("MS-RUN-02", &["MC-RUN-10"]),
    ("MS-RUN-03", &["MC-RUN-14"]),
    ("MS-DEATH-02", &["MC-DEATH-01"]),
    ("MS-DEATH-03", &["MC-DEATH-03"]),
    ("MS-LVL-02", &["MC-LVL-05"]),
    ("MS-LVL-04", &["MC-LVL-07"]),
    ("MS-ITEM-01", &["MC-ITEM-13"]),
    ("MS-ITEM-02", &["MC-ITEM-14"]),
    ("MS-ITEM-03", &["MC-ITEM-06"]),
    ("MS-BIG-01", &["MC-BIG-01"]),
    ("MS-SELL-01", &["MC-SELL-01"]),
    ("MS-SELL-02", &["MC-SELL-07"]),
    ("MS-TRADE-01", &["MC-TRADE-02"]),
    ("MS-TRADE-02", &["MC-TRADE-04"]),
    ("MS-CURSE-01", &["MC-CURSE-03"]),
    ("MS-CURSE-02", &["MC-CURSE-07"]),
];

/// Classic's tests that do not hold under the profile, and the value that makes the difference; none where it is only that a
/// row of the Short Rules says more than the one that is asked for.
const OTHERWISE: &[(&str, &str)] = &[
    ("cardboard::the_dead_are_looted_by_level_then_by_the_die_until_nothing_is_left", "loot_rounds"),
    ("deaths::once_each_has_taken_a_card_the_rest_is_discarded", "loot_rounds"),
    ("expanders::a_second_race_comes_with_the_card_or_later_and_brings_all_of_both", "two_cards_drawbacks"),
    ("manners::a_chandelier_hurts_even_those_it_misses", ""),
    ("powers::an_intervention_brings_the_tenth_level_and_those_it_lifts_together_have_won_together", "ten_only_by"),
];

/// Rows that are proved; the rest of the ledger is still owed. It may only grow.
const PROVED: usize = 88;

fn setup(players: usize) -> Setup {
    Setup { system: "short".to_owned(), ..playout::setup(players) }
}

/// Three players by the Short Rules, hands as they are dealt; RED has these among others.
fn dealt(names: &[&'static str]) -> Talk {
    Talk::dealt(catalog::short(), Setup { first: Some(Red), ..setup(3) }, &[(Red, names)])
}

/// The same, once everybody has put down what has to come down.
fn begun() -> Talk {
    let mut talk = dealt(&[]);
    while let Ask::Table(table::Ask::Window { waiting, .. }) = talk.asks() {
        let seat = waiting[0];
        let held: Vec<_> = talk.seat(seat).held.iter().collect();
        for card in held {
            let down = munchkin::Command::PlayCard { seat, card, choice: Choice::default() };
            let kind = talk.book.cards.card(card).map(|def| def.is.clone());
            let seat = talk.seat(seat);
            let wanted = match kind {
                Some(CardKind::Race(_)) => seat.races.is_empty(),
                Some(CardKind::Class(_)) => seat.classes.is_empty(),
                _ => false,
            };
            if wanted {
                talk.does(down);
            }
        }
        talk.answers(table::Answer::No);
    }
    talk
}

fn meets(talk: &mut Talk, monster: &'static str) -> standie::rules::ids::MonsterId {
    talk.draws_next(&[monster]).does(OpenDoor).draws();
    talk.game.foes.all.last().expect("a monster").id
}

#[test]
fn short_differs_from_classic_in_eleven_values_and_in_nothing_else() {
    let (classic, short) = (catalog::classic(), catalog::short());
    assert_eq!(short.rules, RuleSet { system: "short".to_owned(), ..classic.rules.clone() });
    assert_eq!(format!("{:?}", short.system), format!("{:?}", classic.system), "no rule of its own");
    assert_eq!(format!("{:?}", short.cards), format!("{:?}", classic.cards), "the same cards");
    let of = |defs: &[standie::rules::book::RulingDef]| {
        let each = defs.iter().map(|def| (def.name.clone(), (format!("{:?}", def.values), def.in_force)));
        each.collect::<BTreeMap<_, _>>()
    };
    assert_eq!(of(short.rulings()), of(classic.rulings()), "the same switches");
    let otherwise = |def: &&standie::rules::book::RulingDef| {
        classic.ruling_def(&def.name).is_some_and(|theirs| theirs.default != def.default)
    };
    let differ: BTreeMap<&str, &str> =
        short.rulings().iter().filter(otherwise).map(|def| (def.name.as_str(), def.default.as_str())).collect();
    let file: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../assets/systems/short/rules.json")).expect("a profile");
    assert_eq!((file["system"].as_str(), file["parent"].as_str()), ("short", "classic"));
    let said = file.iter().filter(|(name, _)| !["system", "parent"].contains(&name.as_str()));
    assert_eq!(differ, said.map(|(name, value)| (name.as_str(), value.as_str())).collect());
    assert_eq!(differ.len(), 11);
}

#[test]
fn what_short_says_of_a_rule_it_is_cited_by_and_what_it_does_not_by_classic() {
    let rows: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../assets/systems/short/same.json")).expect("rows");
    for (theirs, own) in &rows {
        assert!(ledger::row(theirs).is_some() && ledger::row(own).is_some(), "{theirs}, {own}");
    }
    let cited = profiled::cited(&catalog::short(), &rows);
    let own = cited.iter().filter(|id| id.starts_with("MS-")).count();
    assert!(own > 30 && cited.iter().any(|id| id.starts_with("MC-")), "{own} of {cited:?}");
    assert!(cited.iter().all(|id| id.starts_with("MS-") || id.starts_with("MC-")));
}

#[test]
fn games_come_to_an_end_and_break_no_law() {
    profiled::plays_whole_games(&catalog::short(), 0..20, 2_000);
}

#[test]
fn eight_cards_are_dealt_and_eight_come_after_a_death() {
    let _row = proves("MS-SET-03");
    let _row = proves("MS-DEATH-06");
    let mut talk = begun();
    for seat in &talk.game.seats {
        assert_eq!(seat.held.len() + seat.laid.len(), 8);
    }
    let dies = munchkin::Effect::Life { seat: Blue, dead: true, wish: false };
    talk.amends(dies);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws().does(standie::rules::doors::Command::SearchRoom).draws();
    let mut drew = 0;
    for _ in 0..40 {
        if talk.game.turn.seat == Some(Blue) && !matches!(talk.asks(), Ask::Cards(_)) {
            break;
        }
        match talk.asks() {
            Ask::Munchkin(munchkin::Ask::Charity { .. }) => {
                let moves = engine::moves(&talk.book, &talk.game);
                talk.does(moves[0].clone());
            }
            Ask::Cards(cards::Ask::Cards { count, .. }) => {
                let before = talk.seat(Blue).held.len();
                talk.draws();
                drew = talk.seat(Blue).held.len() - before;
                let _ = count;
            }
            _ => {
                talk.answers(table::Answer::No);
            }
        }
    }
    assert_eq!((drew, talk.seat(Blue).dead), (8, false));
}

#[test]
fn a_race_and_a_class_of_the_starting_hand_have_to_come_down() {
    let _row = proves("MS-START-01");
    let mut talk = dealt(&["Elf", "Dwarf", "Warrior", "Thief"]);
    let passes = table::Command::Answer(Answer::Table(table::Answer::No));
    assert_eq!(talk.refuses(passes.clone()).message.id, "race-comes-down");
    talk.plays(Red, "Dwarf");
    let refused = talk.refuses(passes.clone());
    assert_eq!(refused.message.id, "class-comes-down");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "MS-START-01"));
    talk.plays(Red, "Thief").does(passes);
    assert!(talk.holds(Red, "Elf") && talk.holds(Red, "Warrior"), "one of each, of the player's choice");
}

#[test]
fn whoever_helps_puts_no_race_down_before_the_fight_is_over() {
    let _row = proves("MS-TURN-09");
    let mut talk = begun();
    talk.amends(munchkin::Effect::Races { seat: Blue, races: vec![] });
    talk.fetches(Blue, &["Elf"]);
    let mut peace = talk.again();
    meets(&mut talk, "Barrel With Legs");
    talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    let refused = talk.refuses(talk.play(Blue, "Elf", Choice::default()));
    assert_eq!(refused.message.id, "not-while-helping");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "MS-TURN-09"));
    peace.plays(Blue, "Elf");
    assert_eq!(peace.seat(Blue).races, ["elf"], "who does not fight may");
}

#[test]
fn a_hireling_comes_in_the_middle_of_somebody_elses_fight_or_of_ones_own() {
    let _row = proves("MS-TURN-05");
    let mut talk = begun();
    talk.fetches(Blue, &["Guard Hamster", "Sarcastic Shoulder Parrot"]);
    let mut own = begun();
    meets(&mut talk, "Barrel With Legs");
    assert_eq!(
        talk.refuses(talk.play(Blue, "Sarcastic Shoulder Parrot", Choice::default())).message.id,
        "item-out-of-turn"
    );
    talk.plays(Blue, "Guard Hamster");
    assert!(talk.cited("MS-TURN-05") && talk.seat(Blue).gear.iter().any(|item| item.is_hireling()));
    // In the hand of whoever fights it can turn a fight that is claimed.
    own.fetches(Red, &["Guard Hamster"]);
    meets(&mut own, "Barrel With Legs");
    let (before, _) = own.totals();
    own.plays(Red, "Guard Hamster");
    assert_eq!(own.totals().0, before + 2);
}

#[test]
fn a_hand_that_is_too_full_is_played_given_or_both() {
    let _row = proves("MS-CHAR-02");
    let _row = proves("MS-CHAR-05");
    let mut talk = begun();
    talk.raised(Red, 2);
    let red: Vec<&str> = vec!["Bandolier of Pens", "Very Loud Pants"];
    talk.fetches(Red, &red).draws_next(&["Elf"]).does(OpenDoor).draws();
    talk.does(standie::rules::doors::Command::SearchRoom).draws().all_pass();
    let Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert!(surplus > 3, "{surplus}");
    for (left, card) in [(surplus - 1, red[0]), (surplus - 2, red[1])] {
        talk.plays(Red, card);
        assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) if surplus == left));
    }
    // What is left over is given.
    let to: u32 = talk.game.seats.iter().filter(|seat| seat.colour != Red).map(|seat| seat.held.len()).sum();
    let moves = engine::moves(&talk.book, &talk.game);
    talk.does(moves[0].clone());
    let now: u32 = talk.game.seats.iter().filter(|seat| seat.colour != Red).map(|seat| seat.held.len()).sum();
    assert_eq!((talk.seat(Red).held.len(), now - to), (5, surplus - 2));
}

#[test]
fn one_monster_is_beaten_and_the_other_run_from() {
    let _row = proves("MS-CMB-07");
    let mut talk = begun();
    talk.raised(Red, 8);
    let goblin = meets(&mut talk, "Tutorial Goblin");
    talk.fetches(Blue, &["And This Is Steve", "Dragon, Compulsive Hoarder"]);
    let with = Choice { with: Some(talk.held(Blue, "Dragon, Compulsive Hoarder")), ..Choice::default() };
    let brings = talk.play(Blue, "And This Is Steve", with);
    talk.does(brings).does(Split { monsters: vec![goblin] }).all_pass();
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (9, 1), "paid before any roll");
    talk.draws();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
    talk.runs(6);
    assert!(talk.game.foes.all.is_empty() || !talk.seat(Red).dead);
}

#[test]
fn the_undead_join_each_other_without_a_card() {
    let _row = proves("MS-CMB-08");
    let mut talk = begun();
    talk.fetches(Green, &["Ghost Writer"]);
    meets(&mut talk, "Self-Disarming Skeleton");
    talk.does(SendIn { seat: Green, card: talk.held(Green, "Ghost Writer") });
    assert!(talk.game.foes.all.len() == 2 && talk.cited("MS-CMB-08"));
}

#[test]
fn the_dead_keep_their_curses_and_leave_all_the_rest_to_the_others() {
    let _row = proves("MS-DEATH-01");
    let _row = proves("MS-DEATH-04");
    let _row = proves("MS-DEATH-05");
    let mut talk = begun();
    let lasts = Condition { text: "an accordion".to_owned(), bonus: -1, ..Condition::default() };
    talk.amends(munchkin::Effect::Condition { seat: Red, add: lasts }).raised(Green, 4);
    talk.amends(munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] });
    talk.amends(munchkin::Effect::Classes { seat: Red, classes: vec!["thief".to_owned()] });
    let held = talk.seat(Red).held.len();
    meets(&mut talk, "Bottomless Fondue");
    talk.answers(table::Answer::Done).runs(1);
    let mut picked = Vec::new();
    while let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() {
        picked.extend(talk.asked());
        talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))));
    }
    assert_eq!(picked.len(), held as usize, "until nothing is left");
    assert_eq!(picked[..3], [Green, Blue, Green], "round and round, the highest Level first");
    let red = talk.seat(Red);
    assert_eq!((red.level, red.conditions.len()), (1, 1));
    assert_eq!((&red.races[..], &red.classes[..]), (&["elf".to_owned()][..], &["thief".to_owned()][..]));
}

#[test]
fn treasures_speak_of_fights_or_wait_and_level_cards_are_for_anybody() {
    let _row = proves("MS-TREAS-01");
    let _row = proves("MS-LVL-03");
    let mut talk = begun();
    talk.fetches(Blue, &["Somebody Else’s Levels", "Montage"]).raised(Red, 3);
    meets(&mut talk, "Barrel With Legs");
    let takes = talk.play(Blue, "Somebody Else’s Levels", Choice { on: Some(Red), ..Choice::default() });
    assert_eq!(talk.refuses(takes).message.id, "not-in-a-fight");
    let lifts = talk.play(Blue, "Montage", Choice { on: Some(Green), ..Choice::default() });
    assert_eq!(talk.does(lifts).seat(Green).level, 2);
}

#[test]
fn nothing_but_a_kill_brings_the_last_level() {
    let _row = proves("MS-LVL-01");
    let mut talk = begun();
    talk.fetches(Red, &["Montage", "Friends in High Places"]).raised(Red, 9);
    talk.amends(munchkin::Effect::Classes { seat: Red, classes: vec!["cleric".to_owned()] });
    let rises = talk.refuses(talk.play(Red, "Friends in High Places", Choice::default()));
    assert_eq!((rises.message.id, rises.cites.iter().any(|id| id.as_str() == "MS-LVL-01")), ("level-needs-kill", true));
    assert_eq!(talk.refuses(talk.play(Red, "Montage", Choice::default())).message.id, "level-needs-kill");
    meets(&mut talk, "Tutorial Goblin");
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(vec![Red]))));
}

#[test]
fn two_of_a_kind_suffer_from_neither() {
    let _row = proves("MS-HALF-01");
    let _row = proves("MS-HALF-02");
    let mut talk = begun();
    let (races, classes) = (["elf", "halfling"], ["warrior", "thief"]);
    let effects = vec![
        munchkin::Effect::HalfBreed { seat: Green, on: true }.into(),
        munchkin::Effect::SuperMunchkin { seat: Green, on: true }.into(),
        munchkin::Effect::Races { seat: Green, races: races.map(str::to_owned).into() }.into(),
        munchkin::Effect::Classes { seat: Green, classes: classes.map(str::to_owned).into() }.into(),
    ];
    talk.does(table::Command::Amend { effects, note: String::new() });
    let green = talk.seat(Green);
    for kind in ["elf", "halfling", "warrior", "thief"] {
        assert!(kind::is_kind(kind, green) && !kind::suffers(kind, green), "{kind}");
    }
    // What a monster has against thieves does not count.
    talk.raised(Green, 2);
    meets(&mut talk, "Owl Bearing Grudges");
    talk.amends(munchkin::Effect::Classes { seat: Red, classes: vec![] });
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
    assert_eq!(talk.totals().1, 8);
}

#[test]
fn cards_are_known_by_what_is_printed_on_them() {
    let _row = proves("MS-CARD-01");
    let _row = proves("MS-CARD-02");
    let _row = proves("MS-CARD-03");
    let _row = proves("MS-CARD-04");
    let _row = proves("MS-CARD-05");
    let _row = proves("MS-SET-02");
    let book = catalog::short();
    let cards = &book.cards;
    for monster in &cards.monsters {
        let def = &monster.def;
        assert!(!def.name.is_empty() && def.level.is_some() && def.treasures.is_some() && monster.deck == Deck::DOOR);
    }
    let mut kinds = BTreeMap::new();
    for def in &cards.cards {
        let what = match &def.is {
            CardKind::Item { gear, .. } => {
                assert!(gear.bonus >= 0 && def.deck == Deck::ITEMS);
                "item"
            }
            CardKind::Curse(does) => {
                assert!(!does.is_empty() && def.deck == Deck::DOOR);
                "curse"
            }
            CardKind::Race(name) => {
                assert!(book.rules.races.contains(name) && def.deck == Deck::DOOR);
                "race"
            }
            CardKind::Class(name) => {
                assert!(book.rules.classes.contains(name) && def.deck == Deck::DOOR);
                "class"
            }
            _ => "other",
        };
        *kinds.entry(what).or_insert(0) += 1;
    }
    assert!(["item", "curse", "race", "class"].iter().all(|what| kinds[what] > 2), "{kinds:?}");
    assert_eq!(book.rules.decks, [Deck::DOOR, Deck::ITEMS], "one pile behind the doors, whatever it is called");
}

mod coverage {
    use super::*;

    #[test]
    #[allow(clippy::print_stdout)]
    fn rows_of_the_short_rules_are_proved_by_classic_s_tests_and_by_their_own() {
        let run = profiled::run("short");
        let otherwise: BTreeSet<&str> = OTHERWISE.iter().map(|(test, _)| *test).collect();
        let failed: BTreeSet<&str> = run.failed.iter().map(String::as_str).collect();
        let names: Vec<&&str> = failed.symmetric_difference(&otherwise).collect();
        assert!(names.is_empty(), "not as they are known to differ: {names:#?}");
        let short = catalog::short();
        for (test, value) in OTHERWISE.iter().filter(|(_, value)| !value.is_empty()) {
            let own = short.ruling_def(value).zip(catalog::classic().ruling_def(value).cloned());
            assert!(own.is_some_and(|(own, theirs)| own.default != theirs.default), "{test}: {value}");
        }
        let proved = run.proved("MS-", SAYS);
        let rows: Vec<_> = ledger::of("short").iter().filter(|row| row.testable == "yes").collect();
        let open: Vec<&str> = rows.iter().map(|row| row.id.as_str()).filter(|id| !proved.contains(*id)).collect();
        println!("{} of {} rows of the Short Rules are proved, not {open:?}", rows.len() - open.len(), rows.len());
        assert!(rows.len() - open.len() >= PROVED, "{PROVED} were, now not {open:?}");
    }
}
