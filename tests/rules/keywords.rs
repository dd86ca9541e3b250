//! Keywords of Items and monsters, Powers and sizes (MQ-KW).

use crate::fights::{BLUE, card, fight, meeting, rolls, term, throw, totals};
use crate::items::{item, puts, table, with_keyword, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::catalog;
use standie::rules;
use standie::rules::card::{CardId, CardKind};
use standie::rules::dungeon;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::room::OnEntry;
use standie::rules::effect::Effect;
use standie::rules::few::Member;
use standie::rules::fight::foe::card::{Against, Enhancer, MonsterDef, Size};
use standie::rules::fight::roll::spoils;
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Kept, Slot};
use standie::rules::munchkin::kind::is_kind;
use standie::rules::munchkin::outfit;
use standie::rules::seat::Condition;
use std::collections::BTreeSet;

const TYPES: [&str; 15] = [
    "beast",
    "bug",
    "construct",
    "demon",
    "dragon",
    "giant",
    "goo",
    "horror",
    "human",
    "plant",
    "slimy",
    "tentacled",
    "trollkin",
    "undead",
    "vermin",
];
const POWERS: [&str; 3] = ["fearsome", "fiery", "flying"];

fn monster_of(keywords: &[&str]) -> MonsterDef {
    MonsterDef { keywords: keywords.iter().map(|k| (*k).to_owned()).collect(), ..card(4, 1, 2) }
}

/// Text of a room about those who fight there.
fn says(talk: &mut Talk, room: RoomId, who: &str) {
    let mut face = (*talk.at(room).tile.up).clone();
    face.fight = vec![Against { who: who.into(), strength: 5, dice: 0 }];
    talk.amends(dungeon::Effect::Print { room, face });
}

#[test]
fn seven_types_are_weapons() {
    let _row = proves("MQ-KW-01");
    let takes_weapon =
        Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: Some("weapon".into()), dropped: false });
    for keyword in ["sword", "spear", "axe", "mace", "bow", "dagger", "club"] {
        let mut talk = table();
        talk.does(puts(Blue, with_keyword("magic", 1))).does(puts(Blue, with_keyword(keyword, 1)));
        talk.effect(takes_weapon.clone());
        assert_eq!(talk.seat(Blue).gear, [with_keyword("magic", 1).into()], "{keyword}");
        talk.refuses_effect(takes_weapon.clone()).because("nothing-to-lose");
    }
    assert_eq!(outfit::WEAPONS.len(), 7);
}

#[test]
fn what_a_card_takes_is_something_that_many_carry() {
    // A Curse that means something no Item of its set is would strike nobody.
    for (name, texts) in [
        (
            "doors",
            [
                include_str!("../../assets/packs/doors/doors.json"),
                include_str!("../../assets/packs/doors/monsters.json"),
            ],
        ),
        (
            "overtime",
            [
                include_str!("../../assets/packs/overtime/doors.json"),
                include_str!("../../assets/packs/overtime/monsters.json"),
            ],
        ),
    ] {
        let book =
            catalog::books().find(if name == "doors" { "classic" } else { "shadowrun" }).expect("a book").clone();
        let gear: Vec<&Gear> = (0..=u16::MAX)
            .filter_map(|id| match &book.cards.card(CardId(id))?.is {
                CardKind::Item { gear, .. } => Some(gear),
                _ => None,
            })
            .collect();
        let taken = texts.iter().flat_map(|text| text.split("\"lose_item\": {\"sort\": \"").skip(1));
        let sorts: BTreeSet<&str> = taken.filter_map(|rest| rest.split('"').next()).collect();
        assert!(sorts.len() > 3, "{name}: {sorts:?}");
        for sort in sorts {
            let carry = gear.iter().filter(|gear| outfit::counts_as(gear, sort)).count();
            assert!(carry > 2, "{name}: {carry} Items are a {sort}");
        }
    }
    let held = Gear { hands: 2, ..Gear::default() };
    assert!(outfit::counts_as(&held, "hand") && !outfit::counts_as(&Gear::default(), "hand"));
}

#[test]
fn bonuses_add_to_the_level_and_penalties_subtract() {
    let _row = proves("MQ-KW-03");
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    talk.at_level(Blue, 5);
    for (change, sum) in [(3, 8), (-2, 6)] {
        talk.amends(munchkin::Effect::Gear { seat: Blue, add: item("Rock", change) });
        assert_eq!(totals(&talk).0, (sum, 1));
    }
    talk.effect(munchkin::Effect::Condition {
        seat: Blue,
        add: Condition { text: "weak".into(), bonus: -4, ..Condition::default() },
    });
    assert_eq!((totals(&talk).0, talk.seat(Blue).level), ((2, 1), 5), "in combat, not for good");
}

#[test]
fn flaming_items_give_flame_and_fiery_is_for_monsters() {
    let _row = proves("MQ-KW-09");
    let _row = proves("MQ-KW-10");
    let hurt = |keyword: &str| {
        let mut talk = table();
        let room = talk.room(1, 0, plain());
        let mut face = (*talk.at(room).tile.up).clone();
        face.enter = vec![OnEntry { who: "power:flame".into(), health: -1, gold: 0 }];
        talk.amends(dungeon::Effect::Print { room, face }).does(puts(Blue, with_keyword(keyword, 1))).walks(East);
        talk.seat(Blue).health.red < 4
    };
    assert_eq!((hurt("flaming"), hurt("fiery")), (true, false));
    let (mut talk, room, _) = meeting(&[monster_of(&["fiery"])]);
    for (who, strength) in [("fiery", 9), ("flaming", 4)] {
        says(&mut talk, room, who);
        assert_eq!(totals(&talk).1, (strength, 1), "{who}");
    }
    let known = &talk.book.rules.keywords;
    assert!(known.iter().any(|k| k == "fiery") && known.iter().all(|k| k != "flaming"));
}

#[test]
fn rooms_can_refer_to_every_type_and_power_of_monsters() {
    let _row = proves("MQ-KW-12");
    let mut all: Vec<&str> = TYPES.iter().chain(&POWERS).copied().collect();
    let book = table().book;
    let mut known: Vec<&str> = book.rules.keywords.iter().map(String::as_str).collect();
    all.sort_unstable();
    known.sort_unstable();
    assert_eq!(known, all);
    for keyword in all {
        let (mut talk, room, _) = meeting(&[monster_of(&[keyword]), monster_of(&[])]);
        assert_eq!(totals(&talk).1, (8, 2));
        says(&mut talk, room, &format!("monster:{keyword}"));
        assert_eq!(totals(&talk), ((1, 1), (13, 2)), "{keyword}, the one that is and not the other");
    }
}

#[test]
fn effects_can_refer_to_every_keyword_of_items() {
    let _row = proves("MQ-KW-13");
    let keywords =
        ["clothing", "flaming", "holy", "magic", "monstrous", "potion", "scroll", "shiny", "thingie", "throwable"];
    let mut items: Vec<(&str, Gear)> = keywords.iter().map(|k| (*k, with_keyword(k, 1))).collect();
    items.extend(outfit::WEAPONS.map(|k| (k, with_keyword(k, 1))));
    items.extend(Slot::ALL.map(|slot| (slot.name(), worn(slot, 1))));
    items.push(("big", Gear { big: true, ..item("Anvil", 1) }));
    for (keyword, one) in items {
        let mut talk = table();
        talk.does(puts(Blue, item("Rock", 1))).does(puts(Blue, one));
        talk.effect(munchkin::Effect::LoseItem { seat: Blue, sort: Some(keyword.into()), dropped: false });
        assert_eq!(talk.seat(Blue).gear, [item("Rock", 1).into()], "{keyword}");
    }
}

#[test]
fn there_are_four_sizes_of_monsters() {
    let _row = proves("MQ-KW-15");
    let size = |name: &str| serde_json::from_value::<Size>(name.into()).ok();
    let known = ["tiny", "small", "human", "huge"].map(size);
    assert_eq!(known, [Size::Tiny, Size::Small, Size::Human, Size::Huge].map(Some));
    assert_eq!(size("giant"), None, "that is a type, not a size");
    let mut talk = table();
    let room = talk.room(1, 0, plain());
    for size in Size::ALL {
        let monster = talk.monster(room, MonsterDef { size: Some(size), ..walker(1) }, Red);
        assert_eq!(talk.who(monster).size(), size);
        talk.effect(rules::fight::Effect::RemoveMonster { monster, empty: false });
    }
    let standies: Vec<_> = talk.book.rules.base.standies.keys().map(String::as_str).collect();
    assert_eq!(standies, ["huge", "human", "small", "tiny"]);
}

#[test]
fn whose_line_names_no_size_is_human_sized() {
    let _row = proves("MQ-KW-16");
    for (printed, steps, size) in [
        (None, 0, Size::Human),
        (Some(Size::Human), 0, Size::Human),
        (Some(Size::Tiny), 0, Size::Tiny),
        (Some(Size::Huge), 0, Size::Huge),
        (None, 1, Size::Huge),
        (None, -1, Size::Small),
        (Some(Size::Tiny), -3, Size::Tiny),
        (Some(Size::Huge), 9, Size::Huge),
    ] {
        let (mut talk, room, ids) = meeting(&[MonsterDef { size: printed, ..monster_of(&[]) }]);
        talk.effect(rules::fight::Effect::Enhance {
            monster: ids[0],
            add: Enhancer { size: steps, ..Enhancer::default() },
        });
        assert_eq!(talk.who(ids[0]).size(), size, "{printed:?} and {steps}");
        for who in ["human", "monster:human"] {
            says(&mut talk, room, who);
            assert_eq!(totals(&talk).1, (4, 1), "human-sized is no keyword");
        }
    }
}

#[test]
fn there_are_four_ways_of_moving() {
    let _row = proves("MQ-KW-17");
    let names: Vec<_> = Gait::ALL.iter().map(|g| serde_json::to_value(g).expect("a name")).collect();
    assert_eq!(names, ["fast", "slow", "lurking", "contrary"]);
    let went = |gait: &[Gait]| {
        let mut talk = table();
        let rooms: Vec<_> = (1..=4).map(|col| talk.room(col, 0, all_to(East))).collect();
        talk.link(rooms[3], East, Wall);
        let monster = talk.monster(rooms[1], with_gait(gait), Red);
        talk.monster_turn(Red);
        talk.path(monster)
    };
    let paths: Vec<_> = [&[][..], &[Gait::Fast], &[Gait::Slow], &[Gait::Lurking], &[Gait::Contrary]].map(went).into();
    let first = |i: usize| paths[i].first().copied();
    assert_eq!((paths[3].len(), paths[2].len()), (0, 1), "{paths:?}");
    assert!(first(0).is_some() && first(0) == first(1) && first(0) == first(2) && first(4) != first(0), "{paths:?}");
}

#[test]
fn a_type_or_power_does_nothing_by_itself() {
    let _row = proves("MQ-KW-18");
    let measure = |keywords: &[&str]| {
        let (mut talk, room, ids) = meeting(&[monster_of(keywords)]);
        let (sides, spoils) = (totals(&talk), spoils(&talk.book, &talk.game, &fight(&talk)));
        let beside = talk.room(2, 0, all_to(East));
        talk.room(3, 0, plain());
        talk.stands(Blue, RoomId::ENTRANCE).amends(dungeon::Effect::MoveMonster { monster: ids[0], room: beside });
        talk.from(rules::table::phase::Phase::Movement, Blue).monster_turn(Red);
        (sides, spoils.levels, spoils.treasures, talk.path(ids[0]), room)
    };
    let bare = measure(&[]);
    assert!(!bare.3.is_empty());
    for keyword in TYPES.iter().chain(&POWERS).filter(|k| **k != "fearsome") {
        assert_eq!(measure(&[keyword]), bare, "{keyword}");
    }
    assert_eq!((measure(&["fearsome"]).1, bare.1), (2, 1), "but for this one");
}

#[test]
fn levels_of_monsters_go_up_to_twenty_and_cards_beyond() {
    let _row = proves("MQ-KW-20");
    let (mut talk, _, ids) = meeting(&[card(20, 1, 1)]);
    assert_eq!(totals(&talk).1, (20, 1));
    talk.effect(rules::fight::Effect::Enhance { monster: ids[0], add: Enhancer { level: 7, ..Enhancer::default() } });
    assert_eq!((totals(&talk).1, talk.who(ids[0]).level()), ((27, 1), Some(27)));
    assert_eq!(talk.book.rules.boss_level, 20);
}

#[test]
fn human_munchkins_and_human_monsters_are_two_things() {
    let _row = proves("MQ-KW-21");
    let (mut talk, room, _) = meeting(&[monster_of(&["human"])]);
    assert!(is_kind("human", talk.seat(Blue)), "who has no Race is human");
    says(&mut talk, room, "monster:human");
    assert_eq!(totals(&talk), ((1, 1), (9, 1)), "what is about the monsters does not hit munchkins");
    says(&mut talk, room, "human");
    assert_eq!(totals(&talk), ((6, 1), (4, 1)), "nor the other way round");
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    assert_eq!(totals(&talk), ((1, 1), (4, 1)));
    assert!(!is_kind("human", talk.seat(Blue)));
}

#[test]
fn a_kill_is_worth_a_level_at_least() {
    let _row = proves("MQ-KW-22");
    let lesser = |levels| Enhancer { levels, ..Enhancer::default() };
    for (start, change, helped, end) in
        [(1, 0, false, 2), (1, -3, false, 2), (4, -3, true, 5), (9, 0, false, 10), (10, 0, false, 10)]
    {
        let (mut talk, _, ids) = meeting(&[MonsterDef { dice: Some(0), ..monster_of(&["fearsome"]) }]);
        talk.at_level(Blue, start).effect(rules::fight::Effect::Enhance { monster: ids[0], add: lesser(change - 1) });
        talk.effect(term(BLUE, "", 30, 0));
        let mut throws = vec![throw(BLUE, &[1])];
        if helped {
            talk.does(rules::fight::Command::Help { seat: Some(Red) });
            throws.push(throw(rules::fight::Fighter::Seat(Red), &[1]));
        }
        rolls(&mut talk, &throws);
        talk.answers(rules::table::Answer::Done);
        assert!(talk.is_gone(ids[0]));
        assert_eq!(i32::from(talk.seat(Blue).level), end, "from {start}");
    }
}

#[test]
fn a_card_lists_size_movement_type_and_powers() {
    let _row = proves("MQ-KW-23");
    let written = serde_json::json!({
        "level": 3, "size": "huge", "gait": ["fast"], "keywords": ["undead", "flying"]
    });
    let def: MonsterDef = serde_json::from_value(written).expect("a monster's line");
    let mut talk = table();
    let room = talk.room(1, 0, plain());
    let id = talk.monster(room, def, Red);
    let known = &talk.who(id).def;
    assert_eq!((known.size, known.gait), (Some(Size::Huge), Some([Gait::Fast].into_iter().collect())));
    assert_eq!(known.keywords, ["undead", "flying"]);
    let written = serde_json::json!({"slot": "footgear", "keywords": ["magic", "flaming"], "big": true});
    let boots: Gear = serde_json::from_value(written).expect("an Item's line");
    talk.does(puts(Blue, boots));
    let boots = &talk.seat(Blue).gear[0];
    assert!(["footgear", "magic", "flaming", "big"].iter().all(|k| outfit::counts_as(boots, k)));
    assert!(!outfit::counts_as(boots, "weapon") && boots.kept() == Kept::Worn);
}
