//! Races and Classes, one of each or two with the card for it (MQ-RACE, MQ-CLASS, MQ-HALF).

use crate::cards::{in_hand, plays};
use crate::fights::{BLUE, card, fight, meeting, rolls, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Icon;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::{Against, MonsterDef};
use standie::rules::fight::roll::levels_with;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::kind::{is_kind, suffers};
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, PowerBy};
use standie::rules::numbers::Ability;
use standie::rules::table;
use std::sync::Arc;

fn race(name: &str) -> Played {
    Played::Race(name.into())
}

fn class(name: &str) -> Played {
    Played::Class(name.into())
}

fn half(with: Option<&str>) -> Played {
    Played::HalfBreed { with: with.map(str::to_owned) }
}

fn super_munchkin(with: Option<&str>) -> Played {
    Played::SuperMunchkin { with: with.map(str::to_owned) }
}

fn races(seat: Colour, names: &[&str]) -> Effect {
    Effect::Munchkin(munchkin::Effect::Races { seat, races: names.iter().map(|n| (*n).to_owned()).collect() })
}

fn classes(seat: Colour, names: &[&str]) -> Effect {
    Effect::Munchkin(munchkin::Effect::Classes { seat, classes: names.iter().map(|n| (*n).to_owned()).collect() })
}

/// A hand of ten DxM cards.
fn full_hand(talk: &mut Talk) {
    talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(10) });
}

/// Blue, with a full hand, beside an undead monster, in a room with these icons.
fn beside_undead(icons: &[(&str, bool)]) -> Talk {
    let undead = MonsterDef { keywords: vec!["undead".into()], ..card(3, 1, 1) };
    let (mut talk, room, _) = meeting(&[undead]);
    let mut face = (*talk.at(room).tile.up).clone();
    face.icons = icons.iter().map(|(who, good)| Icon { who: (*who).to_owned(), good: *good }).collect();
    talk.amends(dungeon::Effect::Print { room, face });
    full_hand(&mut talk);
    talk
}

fn dice(talk: &Talk) -> u32 {
    totals(talk).0.1
}

#[test]
fn without_a_race_one_is_human() {
    let _row = proves("MQ-RACE-01");
    let _row = proves("MQ-RACE-02");
    let mut talk = Talk::four();
    assert!(is_kind("human", talk.seat(Blue)));
    let mut known = talk.book.rules.races.clone();
    known.sort();
    assert_eq!(known, ["dwarf", "elf", "halfling"]);
    for name in &known {
        talk.amends(races(Blue, &[]));
        full_hand(&mut talk);
        talk.does(plays(Blue, race(name)));
        let seat = talk.seat(Blue);
        let is: Vec<_> = known.iter().filter(|k| is_kind(k, seat)).collect();
        assert_eq!((is, is_kind("human", seat)), (vec![name], false));
    }
}

#[test]
fn without_a_class_one_has_none() {
    let _row = proves("MQ-CLASS-01");
    let mut talk = Talk::four();
    let mut known = talk.book.rules.classes.clone();
    known.sort();
    assert_eq!(known, ["cleric", "thief", "warrior", "wizard"]);
    assert!(known.iter().all(|k| !is_kind(k, talk.seat(Blue))));
    for name in &known {
        talk.amends(classes(Blue, &[]));
        full_hand(&mut talk);
        talk.does(plays(Blue, class(name)));
        let is: Vec<_> = known.iter().filter(|k| is_kind(k, talk.seat(Blue))).collect();
        assert_eq!(is, [name]);
    }
}

#[test]
fn one_of_each_and_no_more() {
    let _row = proves("MQ-RACE-03");
    let _row = proves("MQ-CLASS-02");
    let mut talk = Talk::four();
    full_hand(&mut talk);
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, class("thief")));
    talk.refuses(plays(Blue, race("dwarf"))).because("second-race-needs-card").cites("MQ-RACE-03");
    talk.refuses(plays(Blue, class("cleric"))).because("second-class-needs-card").cites("MQ-CLASS-02");
    talk.refuses(plays(Blue, race("elf"))).because("same-kind-twice").cites("MQ-HALF-07");
    talk.refuses(plays(Blue, class("thief"))).because("same-kind-twice").cites("MQ-HALF-07");
    talk.effect(races(Blue, &[])).does(plays(Blue, race("dwarf")));
    assert_eq!(talk.seat(Blue).races, ["dwarf"]);
}

#[test]
fn a_race_or_class_is_refused() {
    let mut talk = Talk::four();
    full_hand(&mut talk);
    for nameless in [race(""), class(""), race("a\nb"), class("a\nb")] {
        talk.refuses(plays(Blue, nameless)).because("text-unsound");
    }
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, half(Some("dwarf"))));
    talk.does(plays(Blue, class("thief"))).does(plays(Blue, super_munchkin(Some("cleric"))));
    talk.refuses(plays(Blue, race("halfling"))).because("two-kinds-at-most").cites("MQ-HALF-01");
    talk.refuses(plays(Blue, class("wizard"))).because("two-kinds-at-most").cites("MQ-HALF-02");
    talk.refuses(plays(Blue, half(None))).because("nothing-changes");
    talk.refuses(plays(Blue, super_munchkin(None))).because("nothing-changes");
    talk.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false })
        .amends(races(Red, &["elf"]))
        .amends(classes(Red, &["thief"]));
    for what in [race("elf"), class("thief"), half(None), super_munchkin(None)] {
        talk.refuses(plays(Red, what)).because("dead-is-spared").cites("MQ-DEATH-13");
    }
}

/// The book with an ability for every Race, as their cards would have it.
fn with_abilities(talk: &mut Talk) {
    let book = Arc::make_mut(&mut talk.book);
    for who in book.rules.races.clone() {
        book.rules.abilities.push(Ability { who, against: "undead".into(), ours: false, dice: 0, strength: 2 });
    }
}

#[test]
fn abilities_of_a_race_come_and_go_with_its_card() {
    let _row = proves("MQ-RACE-04");
    let _row = proves("MQ-RACE-05");
    let _row = proves("MQ-RACE-06");
    let mut talk = beside_undead(&[]);
    with_abilities(&mut talk);
    assert_eq!(totals(&talk).0.0, 1, "a human has none");
    for name in ["elf", "dwarf", "halfling"] {
        talk.does(plays(Blue, race(name)));
        assert_eq!(totals(&talk).0.0, 3, "{name}: from the moment it is put down");
        talk.effect(races(Blue, &[]));
        assert_eq!(totals(&talk).0.0, 1, "{name}: until it is discarded");
        full_hand(&mut talk);
    }
    // The one the rulebook tells of: an Elf gains a level by helping.
    let helps = |talk: &Talk| levels_with(&talk.book, &talk.game, &fight(talk), Red).1;
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    assert_eq!(helps(&talk), 0);
    talk.does(plays(Red, race("elf")));
    assert_eq!(helps(&talk), 1);
    talk.effect(races(Red, &[]));
    assert_eq!(helps(&talk), 0);
}

#[test]
fn abilities_of_a_class_come_and_go_with_its_card() {
    let _row = proves("MQ-CLASS-03");
    let _row = proves("MQ-CLASS-04");
    let power = Command::Munchkin(munchkin::Command::Power {
        seat: Blue,
        class: "cleric".into(),
        by: PowerBy::Ten,
        effects: vec![gold(Blue, 1)],
    });
    let mut talk = beside_undead(&[]);
    talk.refuses(power.clone()).because("class-not-in-play").cites("MQ-CLASS-03");
    assert_eq!(dice(&talk), 1);
    talk.does(plays(Blue, class("cleric")));
    assert_eq!(dice(&talk), 2, "against the undead, at once");
    talk.clone().does(power.clone());
    talk.effect(classes(Blue, &[]));
    assert_eq!(dice(&talk), 1);
    talk.refuses(power).because("class-not-in-play").cites("MQ-CLASS-04");
}

#[test]
fn a_race_is_discarded_in_mid_fight_to_spite_a_monster() {
    let _row = proves("MQ-RACE-07");
    let eats_elves = MonsterDef { against: vec![Against { who: "elf".into(), strength: 4, dice: 1 }], ..card(3, 1, 1) };
    let (mut talk, _, _) = meeting(&[eats_elves]);
    talk.does(plays(Blue, race("elf")));
    assert_eq!(totals(&talk).1, (7, 2));
    talk.answers(table::Answer::Done).effect(races(Blue, &[]));
    assert_eq!(totals(&talk).1, (3, 1), "at once, even in the pause before the roll");
    // On another's turn, too; not once the dice are cast.
    talk.does(plays(Red, race("elf"))).effect(races(Red, &[]));
    talk.answers(table::Answer::No).does(plays(Blue, race("dwarf")));
    let beast = crate::fights::beast(fight(&talk).monsters(&talk.game)[0]);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast, &[1])]);
    talk.refuses_effect(races(Blue, &[])).because("dice-are-cast").cites("MQ-CMB-46");
}

#[test]
fn a_half_breed_has_two_races_and_a_super_munchkin_two_classes() {
    let _row = proves("MQ-HALF-01");
    let _row = proves("MQ-HALF-02");
    let _row = proves("MQ-HALF-06");
    let mut talk = Talk::four();
    full_hand(&mut talk);
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, class("thief")));
    let (mut at_once, held) = (talk.clone(), in_hand(&talk, Blue).1);
    at_once.does(plays(Blue, half(Some("dwarf")))).does(plays(Blue, super_munchkin(Some("cleric"))));
    talk.does(plays(Blue, half(None))).does(plays(Blue, super_munchkin(None)));
    assert_eq!((talk.seat(Blue).races.len(), talk.seat(Blue).classes.len()), (1, 1));
    talk.monster_turn(Orange).answers(table::Answer::Done).from(table::phase::Phase::Draw, Blue);
    full_hand(&mut talk);
    talk.does(plays(Blue, race("dwarf"))).does(plays(Blue, class("cleric")));
    assert_eq!((in_hand(&at_once, Blue).1, in_hand(&talk, Blue).1), (held - 4, 8), "two cards are two cards");
    for talk in [at_once, talk] {
        assert_eq!(
            (talk.seat(Blue).races.join(" "), talk.seat(Blue).classes.join(" ")),
            ("elf dwarf".into(), "thief cleric".into())
        );
    }
}

#[test]
fn only_with_a_race_to_halve() {
    let _row = proves("MQ-HALF-03");
    let mut talk = Talk::four();
    full_hand(&mut talk);
    for with in [None, Some("elf")] {
        talk.refuses(plays(Blue, half(with))).because("nothing-to-halve").cites("MQ-HALF-03");
        talk.refuses(plays(Blue, super_munchkin(with))).because("nothing-to-halve").cites("MQ-HALF-10");
    }
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, half(None))).cites("MQ-HALF-01");
}

#[test]
fn a_half_elf_has_the_good_of_it_without_the_bad() {
    let _row = proves("MQ-HALF-04");
    let _row = proves("MQ-HALF-05");
    for (icons, human, elf, half_elf) in [
        (&[("elf", true)][..], 1, 2, 2),
        (&[("elf", false)], 1, 0, 1),
        (&[("elf", true), ("elf", false)], 1, 1, 2),
        (&[("dwarf", false)], 1, 1, 1),
    ] {
        let mut talk = beside_undead(icons);
        assert_eq!(dice(&talk), human);
        talk.does(plays(Blue, race("elf")));
        assert_eq!(dice(&talk), elf, "{icons:?}");
        talk.does(plays(Blue, half(None)));
        assert_eq!(dice(&talk), half_elf, "{icons:?}");
    }
    // Nor what monsters have against Elves, nor what Elves cannot use.
    let mut talk = Talk::four();
    full_hand(&mut talk);
    talk.does(plays(Blue, race("elf")));
    let never = Gear { bonus: 3, never: vec!["elf".into()], ..Gear::default() };
    let only = Gear { only: vec!["elf".into()], ..Gear::default() };
    assert!(!outfit::may_use(talk.seat(Blue), &never));
    talk.does(plays(Blue, half(None)));
    assert!(outfit::may_use(talk.seat(Blue), &never) && outfit::may_use(talk.seat(Blue), &only));
    let eats_elves = MonsterDef { against: vec![Against { who: "elf".into(), strength: 4, dice: 0 }], ..card(3, 1, 1) };
    let (mut talk, _, _) = meeting(&[eats_elves]);
    talk.does(plays(Blue, race("elf")));
    assert_eq!(totals(&talk).1.0, 7);
    talk.does(plays(Blue, half(None)));
    assert_eq!(totals(&talk).1.0, 3);
}

#[test]
fn two_races_are_two_with_all_that_is_good_and_bad_about_them() {
    let _row = proves("MQ-HALF-07");
    let mut talk = beside_undead(&[("elf", true), ("elf", false), ("dwarf", false), ("halfling", false)]);
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, half(None)));
    assert_eq!(dice(&talk), 2);
    talk.refuses(plays(Blue, race("elf"))).because("same-kind-twice").cites("MQ-HALF-07");
    talk.does(plays(Blue, race("dwarf")));
    assert_eq!(dice(&talk), 0, "1 + 1 - 1 - 1");
    assert!(suffers("elf", talk.seat(Blue)) && suffers("dwarf", talk.seat(Blue)));
}

#[test]
fn half_breed_goes_with_the_last_race() {
    let _row = proves("MQ-HALF-08");
    let mut talk = Talk::four();
    full_hand(&mut talk);
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, half(Some("dwarf"))));
    talk.effect(races(Blue, &["dwarf"]));
    assert!(talk.seat(Blue).half_breed, "one is left");
    let mut paid = talk.clone();
    talk.effect(races(Blue, &[])).cites("MQ-HALF-08");
    assert!(!talk.seat(Blue).half_breed);
    paid.effect(classes(Blue, &["wizard"]));
    let by = PowerBy::Discard(Cards { kinds: vec!["dwarf".into()], ..Cards::default() });
    paid.does(munchkin::Command::Power { seat: Blue, class: "wizard".into(), by, effects: vec![] }).cites("MQ-HALF-08");
    assert!(!paid.seat(Blue).half_breed && paid.seat(Blue).races.is_empty());
}

#[test]
fn a_half_breed_changes_its_only_race_in_one_go() {
    let _row = proves("MQ-HALF-09");
    let mut talk = Talk::four();
    full_hand(&mut talk);
    talk.does(plays(Blue, race("elf"))).does(plays(Blue, half(None)));
    let from_hand = Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::By(-1) });
    talk.does(table::Command::Effects { note: String::new(), effects: vec![races(Blue, &["dwarf"]), from_hand] });
    assert_eq!((talk.seat(Blue).half_breed, talk.seat(Blue).races.join(" ")), (true, "dwarf".to_owned()));
    assert_eq!(in_hand(&talk, Blue).1, 7);
    // Of two, either goes and another comes.
    talk.does(plays(Blue, race("halfling"))).effect(races(Blue, &["halfling"])).does(plays(Blue, race("elf")));
    assert_eq!((talk.seat(Blue).half_breed, talk.seat(Blue).races.join(" ")), (true, "halfling elf".to_owned()));
    // The card itself stays as long as there are two (OQ-81).
    let off = Effect::Munchkin(munchkin::Effect::HalfBreed { seat: Blue, on: false });
    talk.refuses_effect(off.clone()).because("one-kind-has-to-go").cites("MQ-RACE-03");
    talk.effect(races(Blue, &["elf"])).effect(off);
    assert!(!talk.seat(Blue).half_breed);
}

#[test]
fn super_munchkins_follow_the_same_rules() {
    let _row = proves("MQ-HALF-10");
    let _row = proves("MQ-HALF-11");
    let mut talk = beside_undead(&[("thief", true), ("thief", false), ("warrior", false)]);
    talk.does(plays(Blue, class("thief")));
    assert_eq!(dice(&talk), 1, "the good and the bad of it");
    talk.does(plays(Blue, super_munchkin(None))).cites("MQ-HALF-02");
    assert_eq!(dice(&talk), 2, "only the good");
    talk.refuses(plays(Blue, class("thief"))).because("same-kind-twice").cites("MQ-HALF-07");
    talk.does(plays(Blue, class("warrior")));
    assert_eq!(dice(&talk), 0, "everything about both");
    talk.refuses_effect(munchkin::Effect::SuperMunchkin { seat: Blue, on: false }).because("one-kind-has-to-go");
    talk.effect(classes(Blue, &["warrior"])).effect(classes(Blue, &["wizard"]));
    assert!(talk.seat(Blue).super_munchkin, "changed in one go");
    talk.effect(classes(Blue, &[])).cites("MQ-HALF-10");
    assert!(!talk.seat(Blue).super_munchkin);
    talk.refuses(plays(Blue, super_munchkin(None))).because("nothing-to-halve").cites("MQ-HALF-10");
}
