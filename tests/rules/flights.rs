//! After a lost fight: hits, running away, Bad Stuff (MQ-RES, MQ-RUN rows).

use crate::fights::{BLUE, card, fight, meeting, rolls, throw};
use crate::support::proofs::proves;
use crate::support::talk::{Blue, East, Green, North, Red, Talk, Wall, West, plain};
use standie::odds::fight::if_lost;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::dungeon;
use standie::rules::event::Event;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

#[test]
fn a_lost_fight_costs_a_hit_for_each_monster() {
    let _row = proves("MQ-RES-16");
    let _row = proves("MQ-RES-19");
    let (mut talk, _, ids) = meeting(&[card(3, 0, 1), card(4, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Red), &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-RES-16");
    for seat in [Blue, Red] {
        assert_eq!(talk.seat(seat).health.red, 2, "two monsters, two hits");
    }
    assert!(ids.iter().all(|id| !talk.is_gone(*id)));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })));
    assert_eq!(talk.asked(), Some(Blue), "the main player first");
}

#[test]
fn who_dies_of_the_hits_does_not_run() {
    let _row = proves("MQ-RES-18");
    let _row = proves("MQ-DEATH-04");
    let (mut talk, room, _) = meeting(&[card(9, 0, 1)]);
    talk.effect(dungeon::Effect::Health { seat: Blue, change: Amount::To(1) });
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Red), &[1])]);
    talk.answers(table::Answer::Done);
    assert!(talk.seat(Blue).dead);
    assert_eq!(talk.seat(Blue).room, Some(room), "it lies where it fell");
    assert_eq!(talk.asked(), Some(Red), "the helper still runs (OQ-57)");
    talk.answers(dungeon::Answer::Side(West));
    let Ask::Fight(rules::fight::Ask::RunAway { monsters }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    talk.answers(rules::fight::Answer::Ran { monster: monsters[0], face: 6 });
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))),
        "and then the Monster Turn: {:?}",
        talk.asks()
    );
}

/// Blue has lost to these monsters and has to run; the Entrance is west.
fn beaten(cards: &[MonsterDef]) -> (Talk, RoomId, Vec<MonsterId>) {
    let (mut talk, room, ids) = meeting(cards);
    talk.effect(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::To(12) });
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    (talk, room, ids)
}

#[test]
fn it_names_the_room_first_and_ends_there_at_no_move() {
    let _row = proves("MQ-RUN-01");
    let _row = proves("MQ-RUN-02");
    let _row = proves("MQ-RUN-03");
    let _row = proves("MQ-RUN-10");
    let _row = proves("MQ-RUN-16");
    for faces in [[4, 5], [1, 1], [6, 6]] {
        let (mut talk, room, ids) = beaten(&[card(9, 0, 1), card(9, 0, 1)]);
        assert_eq!(
            talk.asks(),
            Ask::Dungeon(dungeon::Ask::Refuge { sides: vec![West] }),
            "into the darkness nobody runs"
        );
        talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Ran { monster: ids[0], face: 5 })));
        talk.refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Side(East))))
            .because("nowhere-to-run")
            .cites("MQ-RUN-02");
        let left = talk.left(Blue);
        talk.answers(dungeon::Answer::Side(West)).cites("MQ-RUN-01");
        for (monster, face) in ids.into_iter().zip(faces) {
            assert_eq!(talk.seat(Blue).room, Some(room), "still there");
            talk.answers(rules::fight::Answer::Ran { monster, face });
            if face < 5 {
                talk.answers(table::Answer::Done);
            }
        }
        talk.cites("MQ-RUN-16");
        assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE), "{faces:?}");
        assert_eq!(talk.left(Blue), left, "at no Move");
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "its turn goes on");
    }
}

#[test]
fn one_die_for_each_monster_in_any_order_and_a_five_is_enough() {
    let _row = proves("MQ-RUN-06");
    let _row = proves("MQ-RUN-07");
    let _row = proves("MQ-RUN-08");
    let _row = proves("MQ-RUN-11");
    let _row = proves("MQ-RUN-12");
    let _row = proves("MQ-RUN-13");
    for face in 1..=6 {
        let (mut talk, _, ids) = beaten(&[card(9, 0, 1), card(9, 0, 1)]);
        talk.answers(dungeon::Answer::Side(West));
        assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::RunAway { monsters: ids.clone() }));
        talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Ran { monster: ids[0], face: 7 })))
            .because("no-such-face");
        talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Ran { monster: ids[0], face: 0 })))
            .because("no-such-face");
        // The second of them first.
        talk.answers(rules::fight::Answer::Ran { monster: ids[1], face });
        if face < 5 {
            talk.cites("MQ-RUN-13");
            assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::BadStuff { monster: ids[1] }), "{face}");
            talk.effect(dungeon::Effect::Gold { seat: Blue, change: Amount::By(-100) });
            talk.answers(table::Answer::Done);
        }
        assert_eq!(
            talk.asks(),
            Ask::Fight(rules::fight::Ask::RunAway { monsters: vec![ids[0]] }),
            "{face}: it has its own roll"
        );
        talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Ran { monster: ids[1], face: 6 })))
            .because("no-such-monster");
        talk.answers(rules::fight::Answer::Ran { monster: ids[0], face: 5 });
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "away from this one: {:?}", talk.asks());
    }
}

#[test]
fn bad_stuff_that_does_not_apply_is_one_more_hit() {
    let _row = proves("MQ-RUN-14");
    let _row = proves("MQ-RUN-17");
    let _row = proves("MQ-RUN-04");
    let (mut talk, room, ids) = beaten(&[card(9, 0, 1)]);
    talk.answers(dungeon::Answer::Side(West));
    talk.answers(rules::fight::Answer::Ran { monster: ids[0], face: 1 });
    let red = talk.seat(Blue).health.red;
    let mut dying = talk.clone();
    talk.answers(table::Answer::No).cites("MQ-RUN-14");
    assert_eq!(talk.seat(Blue).health.red, red - 1);
    assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE));
    dying.effect(dungeon::Effect::Health { seat: Blue, change: Amount::To(1) });
    dying.answers(table::Answer::No).cites("MQ-RUN-17");
    assert!(dying.seat(Blue).dead);
    assert_eq!(dying.seat(Blue).room, Some(room), "killed by Bad Stuff, it does not leave the room");
}

#[test]
fn an_item_that_bad_stuff_takes_is_lost_by_its_own_rule() {
    let _row = proves("MQ-RUN-13");
    for several in [false, true] {
        let (mut talk, _, ids) = beaten(&[card(9, 0, 1)]);
        for name in ["Hat", "Boots"].into_iter().take(1 + usize::from(several)) {
            let add = Gear { name: name.into(), ..Gear::default() };
            talk.effect(munchkin::Effect::Gear { seat: Blue, add });
        }
        talk.answers(dungeon::Answer::Side(West));
        talk.answers(rules::fight::Answer::Ran { monster: ids[0], face: 1 });
        talk.effect(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false });
        if several {
            talk.answers(munchkin::Answer::Item(0));
        }
        let gone = |event: &&Event| matches!(event, Event::Munchkin(munchkin::Event::Items { .. }));
        assert_eq!(talk.because("MQ-RUN-13").into_iter().filter(gone).count(), 1, "{several}");
        assert_eq!(talk.because("MQ-CMB-23").into_iter().filter(gone).count(), 0, "no Curse took it");
    }
    // What a Curse takes goes by the rule for Curses.
    let mut talk = Talk::four();
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: Gear { name: "Hat".into(), ..Gear::default() } });
    talk.effect(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false }).cites("MQ-CMB-23");
}

#[test]
fn with_nowhere_to_run_there_is_no_roll_and_the_turn_is_over() {
    let _row = proves("MQ-RUN-09");
    let mut talk = Talk::four();
    talk.room(1, 0, plain());
    let room = talk.room(2, 0, plain());
    let ids = [talk.monster(room, card(9, 0, 1), Red), talk.monster(room, card(9, 0, 1), Red)];
    talk.link(room, West, Wall).stands(Blue, room).from(Phase::Draw, Blue);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-RUN-09");
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::BadStuff { monster: ids[0] }));
    talk.answers(table::Answer::Done);
    talk.answers(table::Answer::Done);
    while let Ask::Munchkin(munchkin::Ask::Charity { .. }) = talk.asks() {
        talk.does(table::Command::ByHand);
    }
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "{:?}", talk.asks());
    assert_eq!(talk.seat(Blue).room, Some(room));
}

#[test]
fn the_helper_runs_by_itself() {
    let _row = proves("MQ-HELP-21");
    let _row = proves("MQ-HELP-22");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1)]);
    let north = talk.room(1, -1, plain());
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Red), &[1])]);
    talk.answers(table::Answer::Done);
    talk.answers(dungeon::Answer::Side(West)).answers(rules::fight::Answer::Ran { monster: ids[0], face: 6 });
    assert_eq!(talk.asked(), Some(Red));
    talk.answers(dungeon::Answer::Side(North)).answers(rules::fight::Answer::Ran { monster: ids[0], face: 1 });
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::BadStuff { monster: ids[0] }));
    talk.answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).room, talk.seat(Red).room), (Some(RoomId::ENTRANCE), Some(north)));
}

#[test]
fn running_into_a_monsters_room_is_the_next_fight() {
    let _row = proves("MQ-CMB-05");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1)]);
    let north = talk.room(1, -1, plain());
    let next = talk.monster(north, card(2, 1, 1), Green);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(North))
        .answers(rules::fight::Answer::Ran { monster: ids[0], face: 6 });
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { place: Some(north), monsters: vec![next] }));
    assert!(fight(&talk).terms.is_empty(), "nothing of the old fight");
}

#[test]
fn a_table_can_have_one_hit_for_all() {
    for (value, left) in [("per_monster_each", 2), ("one_each", 3)] {
        let (mut talk, _, _) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
        talk.rule("loss_hits", value);
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.seat(Blue).health.red, left, "{value}");
    }
}

#[test]
fn what_losing_means_is_known_before_the_roll() {
    let (mut talk, _, _) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(dungeon::Effect::Health { seat: Red, change: Amount::To(2) });
    let lost = if_lost(&talk.book, &talk.game, &fight(&talk));
    assert_eq!((lost.hits, lost.dead.as_slice()), (2, &[Red][..]));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Red), &[1])]);
    talk.answers(table::Answer::Done);
    assert!(talk.seat(Red).dead && !talk.seat(Blue).dead, "and so it comes");
}

#[test]
fn bad_stuff_that_moves_a_munchkin_stands_in_for_the_room_it_named() {
    let (mut talk, _, ids) = beaten(&[card(9, 0, 1), card(9, 0, 1)]);
    let far = talk.room(0, 2, plain());
    let lair = talk.monster(far, card(1, 0, 1), Green);
    talk.answers(dungeon::Answer::Side(West));
    talk.answers(rules::fight::Answer::Ran { monster: ids[0], face: 1 });
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: far });
    talk.answers(table::Answer::Done);
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::RunAway { monsters: vec![ids[1]] }),
        "the other rolls are still made (OQ-43)"
    );
    talk.answers(rules::fight::Answer::Ran { monster: ids[1], face: 1 });
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::BadStuff { monster: ids[1] }));
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).room, Some(far));
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::Fight { place: Some(far), monsters: vec![lair] }),
        "and there it is met"
    );
}
