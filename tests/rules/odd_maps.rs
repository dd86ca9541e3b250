//! The Entrance while the Boss is fought and at all other times, walls where the darkness ends, bases that run out.

use crate::boss::boss_comes;
use crate::fights::{BLUE, beast, card, fight, rolls, throw, totals};
use crate::support::app_cards::{self, deals, in_app};
use crate::support::proofs::{proves, tries};
use crate::support::talk::*;
use standie::rules;
use standie::rules::card::{CardDef, CardKind, Choice, Target};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table;

/// Red brings a monster of a level into Blue's fight with a card from the hand; the Monster Die shows red.
fn another(talk: &mut Talk, level: i16) -> MonsterId {
    let id = MonsterId(talk.game.foes.next);
    let (seat, from, what) = (Red, Source::Hand(Deck::DXM), Box::new(Played::Monster));
    talk.does(munchkin::Command::Play { seat, from, name: "Wandering".to_owned(), what });
    talk.answers(rules::fight::Answer::Monster(card(level, 0, 1).into())).die(Red);
    id
}

#[test]
fn the_boss_is_never_sent_away_to_free_a_base() {
    let _row = proves("MQ-FIX-17");
    let _row = proves("MQ-FIX-15");
    // Two players have six bases: five are taken, the Boss stands on the last.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let rooms: Vec<RoomId> = (1..=5).map(|col| talk.room(col, 0, plain())).collect();
    let others: Vec<MonsterId> = rooms
        .iter()
        .zip([Blue, Blue, Blue, Red, Red])
        .zip([4, 9, 6, 9, 2])
        .map(|((room, base), level)| talk.monster(*room, walker(level), base))
        .collect();
    talk.at_level(Blue, 10).from(table::phase::Phase::Draw, Blue);
    let boss = MonsterId(talk.game.foes.next);
    talk.answers(rules::fight::Answer::Monster(card(3, 1, 1).into())).die(Red);
    assert_eq!(talk.who(boss).base, Some(Red));
    let newcomer = another(&mut talk, 2);
    // The two of Level 9 go, not the Boss of Level 20.
    assert_eq!(others.iter().filter(|id| talk.is_gone(**id)).count(), 2, "{:?}", talk.facts);
    assert!(talk.is_gone(others[1]) && talk.is_gone(others[3]));
    assert_eq!(fight(&talk).monsters(&talk.game), [boss, newcomer]);
    assert_eq!(talk.who(newcomer).base, Some(Red), "on a base that was freed");
}

#[test]
fn a_card_brings_a_monster_into_the_entrance_during_a_boss_fight_only() {
    let _row = proves("MQ-BOSS-09");
    let _row = proves("MQ-FIX-12");
    let _row = proves("MQ-CMB-06");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let beside = RoomId(1);
    let other = talk.monster(beside, card(4, 0, 1), Green);
    talk.effect(dungeon::Effect::MoveMonster { monster: other, room: RoomId::ENTRANCE });
    assert_eq!(fight(&talk).monsters(&talk.game), [boss, other]);
    let third = MonsterId(talk.game.foes.next);
    talk.effect(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: None }).die(Yellow);
    assert_eq!(fight(&talk).monsters(&talk.game), [boss, other, third]);
    assert_eq!(totals(&talk).1.0, 20 + 4 + 2, "they fight beside the Boss");
    // With the fight lost none of them stays.
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(boss), &[6])]);
    talk.answers(table::Answer::Done).answers(dungeon::Answer::Side(East));
    for monster in [boss, other, third] {
        talk.answers(rules::fight::Answer::Ran { monster, face: 6 });
    }
    assert_eq!(talk.game.foes.in_room(RoomId::ENTRANCE).count(), 0);
    // Without the Boss nothing comes to rest there.
    let last = talk.monster(beside, card(4, 0, 1), Green);
    talk.refuses_effect(dungeon::Effect::MoveMonster { monster: last, room: RoomId::ENTRANCE }).cites("MQ-FIX-12");
}

#[test]
fn a_way_that_turns_out_to_be_a_wall_costs_nothing_however_it_was_paid() {
    let _row = proves("MQ-EXPL-22");
    let _row = proves("MQ-MOVE-06");
    for value in ["full_allowance", "any_remaining_at_least_1"] {
        tries("all_move_exit", value);
        let mut talk = Talk::turn_of(&[Blue, Red]).ruled("all_move_exit", value);
        let room = talk.room(1, 0, plain());
        let spent = value != "full_allowance";
        if spent {
            talk.walks(East);
        } else {
            talk.stands(Blue, room);
        }
        let left = talk.left(Blue);
        assert_eq!(left, 3 - u8::from(spent));
        talk.does(dungeon::Command::Explore { side: East, all: true });
        assert_eq!(talk.left(Blue), 0);
        talk.answers(dungeon::Answer::Nothing).cites("MQ-EXPL-22");
        assert_eq!(talk.left(Blue), left, "all of it comes back");
        assert!(!talk.seat(Blue).exit_used);
        talk.walks(West);
        assert_eq!(talk.left(Blue), left - 1, "and can be used");
    }
}

fn pushes(def: &CardDef) -> bool {
    matches!(&def.is, CardKind::Card { target: Target::Push, .. })
}

/// Rooms on both sides of the Entrance, a monster in the eastern one, and a card that pushes in Blue's hand.
fn before_the_entrance(west: bool) -> (Talk, MonsterId, rules::card::CardId) {
    let mut talk = in_app(2);
    let east = talk.room(1, 0, plain());
    if west {
        talk.room(-1, 0, plain());
    }
    let monster = talk.monster(east, walker(3), Red);
    let card = deals(&mut talk, Blue, pushes);
    (talk, monster, card)
}

fn pushed(monster: MonsterId, side: rules::ids::Side) -> Choice {
    Choice { monster: Some(monster), side: Some(side), ..Choice::default() }
}

#[test]
fn what_is_pushed_into_the_entrance_crosses_it() {
    let _row = proves("MQ-FIX-13");
    let _row = proves("MQ-FIX-12");
    let (mut talk, monster, card) = before_the_entrance(true);
    app_cards::plays(&mut talk, Blue, card, pushed(monster, West));
    talk.cites("MQ-FIX-13");
    assert_eq!(talk.room_of(monster), RoomId(2), "straight on into the room beyond");
    // With no room beyond it cannot enter at all, and the card stays in hand.
    let (mut talk, monster, card) = before_the_entrance(false);
    let play = Command::Munchkin(munchkin::Command::PlayCard { seat: Blue, card, choice: pushed(monster, West) });
    talk.refuses(play).because("entrance-not-crossed").cites("MQ-FIX-14");
    // By hand, too, a push goes on through the Entrance.
    let (mut talk, monster, _) = before_the_entrance(true);
    talk.effect(dungeon::Effect::Push { monster, side: West }).cites("MQ-FIX-13");
    assert_eq!(talk.room_of(monster), RoomId(2));
}

#[test]
fn a_push_goes_where_the_monster_could_walk() {
    let _row = proves("MQ-MMOV-08");
    let go = |kind: LinkKind, def: MonsterDef| {
        let (mut talk, monster, card) = before_the_entrance(true);
        let far = talk.room(2, 0, plain());
        talk.amends(rules::fight::Effect::Card { monster, def });
        if kind != Passage {
            talk.link(RoomId(1), East, kind);
        }
        (talk, monster, card, far)
    };
    for kind in [Passage, Door] {
        let (mut talk, monster, card, far) = go(kind, walker(3));
        app_cards::plays(&mut talk, Blue, card, pushed(monster, East));
        assert_eq!(talk.room_of(monster), far);
    }
    for kind in [Locked, Hidden, Wall] {
        let (mut talk, monster, card, _) = go(kind, walker(3));
        let play = Command::Munchkin(munchkin::Command::PlayCard { seat: Blue, card, choice: pushed(monster, East) });
        talk.refuses(play).because("push-blocked").cites("MQ-MMOV-08");
    }
    let (mut talk, monster, card, far) = go(Wall, MonsterDef { passes: [Wall].into_iter().collect(), ..walker(3) });
    app_cards::plays(&mut talk, Blue, card, pushed(monster, East));
    assert_eq!(talk.room_of(monster), far, "through walls, as its card says");
    // A slow, lurking or contrary monster is pushed like any other.
    let (mut talk, monster, card, far) = go(Passage, with_gait(&[Gait::Lurking, Gait::Contrary]));
    app_cards::plays(&mut talk, Blue, card, pushed(monster, East));
    assert_eq!(talk.room_of(monster), far);
    // Into the darkness nothing is pushed.
    let (mut talk, monster, card, _) = go(Passage, walker(3));
    let play = Command::Munchkin(munchkin::Command::PlayCard { seat: Blue, card, choice: pushed(monster, North) });
    talk.refuses(play).because("push-into-darkness");
}

#[test]
fn in_a_boss_fight_a_push_ends_in_the_entrance() {
    let _row = proves("MQ-BOSS-09");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    talk.room(-1, 0, plain());
    let other = talk.monster(RoomId(1), card(4, 0, 1), Green);
    talk.effect(dungeon::Effect::Push { monster: other, side: West });
    assert_eq!(fight(&talk).monsters(&talk.game), [boss, other]);
    talk.refuses_effect(dungeon::Effect::Push { monster: boss, side: West })
        .because("boss-stays-put")
        .cites("MQ-FIX-15");
    assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })));
}
