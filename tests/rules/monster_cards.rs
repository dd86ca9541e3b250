//! Monster cards: before whom they lie and who may look, what they give besides, what a helper has against them, what
//! was promised for the help; the Boss, whom no effect gets round (MQ-MON, MQ-RES, MQ-HELP, MQ-BRIBE, MQ-FIX, MQ-BOSS).

use crate::boss::boss_comes;
use crate::cards::{any, hat, plays};
use crate::fights::{BLUE, beast, card, fight, meeting, rolls, term, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::gait::Gait;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight::foe::card::{Against, Benefit, Enhancer, MonsterDef};
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::table;

#[test]
fn a_new_monsters_card_lies_before_who_met_it() {
    let _row = proves("MQ-MON-06");
    let _row = proves("MQ-MON-07");
    let mut talk = Talk::four();
    talk.explores(East, plain());
    let id = talk.meets(card(9, 0, 1), Green);
    assert_eq!((talk.who(id).met, talk.who(id).base), (Some(Blue), Some(Green)));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    assert_eq!(talk.who(id).met, Some(Blue), "until its first fight is over");
    talk.answers(table::Answer::Done).cites("MQ-MON-07");
    assert_eq!(talk.who(id).met, None, "from then on before the player of its base");
    let passed =
        |talk: &Talk| talk.facts.iter().any(|f| matches!(f.event, Event::Dungeon(dungeon::Event::CardPassed { .. })));
    talk.answers(dungeon::Answer::Side(West)).answers(rules::fight::Answer::Ran { monster: id, face: 6 }).walks(East);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    assert!(!passed(&talk), "and it stays there");
    // One that dies in its first fight passes to nobody.
    let mut talk = Talk::four();
    talk.explores(East, plain());
    talk.meets(card(1, 0, 1), Green);
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert!(!passed(&talk));
}

#[test]
fn all_monster_cards_lie_open() {
    let _row = proves("MQ-MON-08");
    let def = MonsterDef {
        name: "Gargoyle".into(),
        keywords: vec!["stone".into()],
        against: vec![Against { who: "elf".into(), strength: 2, dice: 0 }],
        note: "Bad Stuff: two hits".into(),
        ..with_gait(&[Gait::Slow])
    };
    let mut talk = Talk::four();
    let far = talk.room(4, 4, plain());
    let id = talk.monster(far, def.clone(), Yellow);
    for seat in [Blue, Red, Green, Yellow] {
        talk.from(table::phase::Phase::Movement, seat);
        assert_eq!(*talk.who(id).def, def, "on anybody's turn, however far away");
    }
    talk.ends_turn();
    assert_eq!(*talk.who(id).def, def, "while something else is asked");
}

#[test]
fn what_a_monsters_card_gives_besides_is_taken() {
    let _row = proves("MQ-RES-08");
    let gives = |gold, dxm, health| MonsterDef { benefit: Benefit { gold, dxm, health }, ..card(1, 0, 1) };
    let (mut talk, _, _) = meeting(&[gives(200, 2, 1), gives(50, 0, 9)]);
    talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(1) });
    let mut lost = talk.clone();
    talk.effect(term(BLUE, "", 9, 0));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-RES-08");
    let seat = talk.seat(Blue);
    assert_eq!(
        (seat.gold, seat.health.red),
        (550, seat.health.max),
        "each gives its own, healing up to the last token"
    );
    assert!(talk.drawn().contains(&(Blue, Deck::DXM, 2)));
    lost.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(4) }).effect(term(BLUE, "", -9, 0));
    rolls(&mut lost, &[throw(BLUE, &[1])]);
    lost.answers(table::Answer::Done);
    assert_eq!(lost.seat(Blue).gold, 300, "only from those defeated");
}

#[test]
fn a_monster_killed_before_the_dice_gives_it_too() {
    let _row = proves("MQ-RES-08");
    let gives = || MonsterDef { benefit: Benefit { gold: 200, dxm: 0, health: 0 }, ..card(1, 0, 1) };
    let (mut talk, _, ids) = meeting(&[gives(), card(2, 0, 1)]);
    talk.effect(rules::fight::Effect::Slay { monster: ids[0] });
    let mut lost = talk.clone();
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).gold, 500);
    rolls(&mut lost, &[throw(BLUE, &[1])]);
    lost.answers(table::Answer::Done);
    assert_eq!(lost.seat(Blue).gold, 300, "like its Treasure, it is gone in a lost fight");
    // Without any dice: the last of them has fallen.
    for (value, gold) in [("claim_if_still_present", 500), ("forfeit", 300)] {
        let (mut talk, _, ids) = meeting(&[gives()]);
        talk.rule("loot_of_removed", value).effect(rules::fight::Effect::Slay { monster: ids[0] });
        assert_eq!(talk.seat(Blue).gold, gold, "{value}");
    }
}

#[test]
fn gold_from_a_monster_and_gold_for_help_add_up() {
    let gives = MonsterDef { benefit: Benefit { gold: 200, dxm: 0, health: 0 }, ..card(1, 0, 1) };
    let (mut talk, _, _) = meeting(&[gives]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(rules::fight::Effect::Bargain { terms: Bargain { gold: 120, ..Bargain::default() } });
    rolls(&mut talk, &[throw(BLUE, &[6]), throw(Fighter::Seat(Red), &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).gold, talk.seat(Red).gold), (380, 420));
}

#[test]
fn a_helper_keeps_its_abilities() {
    let _row = proves("MQ-HELP-13");
    let undead = MonsterDef { keywords: vec!["undead".into()], ..card(3, 1, 1) };
    for (against, dice) in [(undead, 2), (card(3, 1, 1), 1)] {
        let (mut talk, _, ids) = meeting(&[against]);
        talk.effect(munchkin::Effect::Classes { seat: Red, classes: vec!["cleric".into()] });
        talk.does(rules::fight::Command::Help { seat: Some(Red) }).answers(table::Answer::Done);
        let rollers = vec![(BLUE, Some(1)), (Fighter::Seat(Red), Some(dice)), (beast(ids[0]), Some(1))];
        assert_eq!(
            talk.asks(),
            Ask::Fight(rules::fight::Ask::FightDice { rollers }),
            "a Cleric's extra die against the undead"
        );
    }
}

/// Red helps Blue win against a monster with two Treasures, for these terms, up to the dice.
fn helped_for(terms: Bargain) -> Talk {
    let (mut talk, _, _) = meeting(&[card(3, 0, 2)]);
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: hat(2) });
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: Gear { name: "Rope".into(), ..Gear::default() } });
    talk.does(rules::fight::Command::Help { seat: Some(Red) }).effect(rules::fight::Effect::Bargain { terms });
    rolls(&mut talk, &[throw(BLUE, &[6]), throw(Fighter::Seat(Red), &[6])]);
    talk
}

#[test]
fn items_in_play_are_promised_for_help() {
    let _row = proves("MQ-BRIBE-02");
    let mut talk = helped_for(Bargain { items: vec![hat(2)], ..Bargain::default() });
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Red).gear.len()), (2, 0), "not in mid-fight");
    talk.answers(table::Answer::Done).cites("MQ-BRIBE-02");
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Red).gear.as_slice()), (1, &[hat(2).into()][..]));
    // Neither what is not on the table nor the same thing twice.
    let (mut talk, _, _) = meeting(&[card(3, 0, 2)]);
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: hat(2) })
        .does(rules::fight::Command::Help { seat: Some(Red) });
    for items in [vec![hat(3)], vec![hat(2), hat(2)]] {
        let terms = Bargain { items, ..Bargain::default() };
        talk.refuses_effect(rules::fight::Effect::Bargain { terms }).because("bribe-not-in-play").cites("MQ-BRIBE-02");
    }
}

#[test]
fn who_picks_first_is_part_of_the_bargain() {
    let _row = proves("MQ-BRIBE-04");
    let terms = |helper_first| Bargain { treasures: 1, helper_first, ..Bargain::default() };
    let mut said = helped_for(terms(Some(true)));
    said.answers(table::Answer::Done);
    assert!(matches!(said.asks(), Ask::Table(table::Ask::Turn { .. })), "agreed beforehand");
    for first in [Blue, Red] {
        let mut talk = helped_for(terms(None));
        talk.answers(table::Answer::Done).cites("MQ-BRIBE-04");
        assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::PickOrder { .. })), "forgotten: {:?}", talk.asks());
        assert!(talk.asked() == Some(Blue) && talk.drawn().is_empty(), "before anything is drawn");
        talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Seat(Green))))
            .because("not-in-the-fight")
            .cites("MQ-BRIBE-04");
        talk.answers(table::Answer::Seat(first)).cites("MQ-BRIBE-04");
        let drawn: Vec<(Colour, u8)> =
            talk.drawn().into_iter().filter(|d| d.1 == Deck::TREASURE).map(|d| (d.0, d.2)).collect();
        assert_eq!(drawn, [(Blue, 1), (Red, 1)]);
    }
}

#[test]
fn nothing_moves_the_boss() {
    let _row = proves("MQ-FIX-15");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let room = RoomId(1);
    let moved = Effect::Dungeon(dungeon::Effect::MoveMonster { monster: boss, room });
    talk.refuses_effect(moved.clone()).because("boss-stays-put").cites("MQ-FIX-15");
    talk.refuses(plays(Red, any(vec![moved.clone()]))).because("boss-stays-put");
    talk.clone().amends(moved);
    // Nor do its arrows or its footprints.
    talk.answers(rules::fight::Answer::Fight(rules::fight::outcome::Outcome::Lost(vec![
        rules::fight::outcome::Beaten { seat: Blue, hits: 1, ran: Some(East) },
    ])));
    assert!(talk.is_gone(boss), "it leaves the map altogether");
}

#[test]
fn nothing_turns_the_boss_into_another() {
    let _row = proves("MQ-FIX-16");
    let named = |name: &str, level| MonsterDef { name: name.into(), ..card(level, 1, 1) };
    let (mut talk, boss) = boss_comes(named("Gargoyle", 3));
    let turned = |def| Effect::Fight(rules::fight::Effect::Card { monster: boss, def });
    for def in [named("Goldfish", 20), named("Gargoyle", 1), MonsterDef::default()] {
        talk.refuses_effect(turned(def.clone())).because("boss-stays-itself").cites("MQ-FIX-16");
        talk.refuses(plays(Red, any(vec![turned(def)]))).because("boss-stays-itself");
    }
    talk.effect(rules::fight::Effect::Enhance { monster: boss, add: Enhancer { level: 5, ..Enhancer::default() } });
    assert_eq!(totals(&talk).1.0, 25, "an enhancer makes it no other");
    // What nobody has told yet can be told.
    let (mut talk, boss) = boss_comes(MonsterDef::default());
    talk.effect(rules::fight::Effect::Card { monster: boss, def: named("Gargoyle", 20) });
    assert_eq!(talk.who(boss).def.name, "Gargoyle");
}

#[test]
fn nothing_stops_the_boss_from_fighting() {
    let _row = proves("MQ-FIX-17");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let away = Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: RoomId(1) });
    for stopped in [Effect::Fight(rules::fight::Effect::RemoveMonster { monster: boss, empty: false }), away.clone()] {
        talk.refuses_effect(stopped.clone()).because("no-way-round-the-boss").cites("MQ-FIX-17");
        talk.refuses(plays(Blue, any(vec![stopped]))).because("no-way-round-the-boss");
    }
    talk.refuses_effect(rules::fight::Effect::Slay { monster: boss })
        .because("no-way-round-the-boss")
        .cites("MQ-BOSS-06");
    talk.refuses_effect(rules::fight::Effect::LeaveAlone { monster: boss, alone: true })
        .because("no-way-round-the-boss");
    assert_eq!(fight(&talk).monsters(&talk.game), [boss]);
    // Other monsters can be sent away; and after a lost fight magic helps one away (OQ-52).
    let mut other = talk.clone();
    other.amends(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: Some(Green) });
    let second = rules::ids::MonsterId(boss.0 + 1);
    other.effect(rules::fight::Effect::RemoveMonster { monster: second, empty: false });
    assert!(other.is_gone(second));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(boss), &[6])]);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })));
    talk.effect(away);
    assert_eq!(talk.seat(Blue).room, Some(RoomId(1)));
}

#[test]
fn nobody_slips_away_while_the_boss_is_drawn() {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.at_level(Blue, 10).stands(Blue, room).walks(West);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{:?}", talk.asks());
    talk.refuses_effect(dungeon::Effect::Stand { seat: Blue, room })
        .because("no-way-round-the-boss")
        .cites("MQ-FIX-17");
    talk.effect(dungeon::Effect::Stand { seat: Red, room });
    talk.answers(rules::fight::Answer::Monster(card(3, 1, 1).into()));
    talk.refuses_effect(dungeon::Effect::Stand { seat: Blue, room }).because("no-way-round-the-boss");
    talk.die(Red);
    assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })));
}

#[test]
fn nobody_controls_the_boss() {
    let _row = proves("MQ-BOSS-05");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let taken = Effect::Dungeon(dungeon::Effect::Base { monster: boss, base: Blue });
    talk.refuses_effect(taken.clone()).because("boss-is-nobodys").cites("MQ-BOSS-05");
    talk.refuses(plays(Blue, any(vec![taken.clone()]))).because("boss-is-nobodys");
    assert_eq!(talk.who(boss).base, Some(Red));
    talk.amends(taken);
    assert_eq!(talk.who(boss).base, Some(Blue), "a base put wrongly is put right");
}

#[test]
fn a_goldfish_can_be_the_boss() {
    let _row = proves("MQ-BOSS-20");
    let fish = MonsterDef {
        name: "Goldfish".into(),
        level: Some(1),
        against: vec![Against { who: "everyone".into(), strength: -1, dice: 0 }],
        ..card(1, 1, 1)
    };
    let (mut talk, boss) = boss_comes(fish);
    assert_eq!((talk.who(boss).def.name.as_str(), talk.who(boss).level()), ("Goldfish", Some(20)));
    assert_eq!(totals(&talk).1, (19, 1), "Level 20, with all else its card says");
    rolls(&mut talk, &[throw(BLUE, &[6]), throw(beast(boss), &[1])]);
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours: 16, theirs: 20 }));
}
