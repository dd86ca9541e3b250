//! Health and levels (MQ-HP, MQ-LVL).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::Monster;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::goods::Cards;
use standie::rules::question::Ask;
use standie::rules::seat::Health;
use standie::rules::table;

fn max_health(by: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(by) })
}

#[test]
fn maximum_health_is_the_tokens_one_has() {
    let _row = proves("MQ-HP-01");
    let _row = proves("MQ-HP-02");
    let mut talk = Talk::four();
    assert_eq!(talk.seat(Blue).health, Health { red: 4, max: 4 });
    talk.effect(max_health(1)).cites("MQ-HP-02");
    assert_eq!(talk.seat(Blue).health, Health { red: 5, max: 5 });
    // A token that goes is a black one if there is one (OQ-62).
    talk.effect(hit(Blue, 1)).effect(max_health(-1)).cites("MQ-HP-01");
    assert_eq!(talk.seat(Blue).health, Health { red: 4, max: 4 });
    talk.effect(max_health(-1));
    assert_eq!(talk.seat(Blue).health, Health { red: 3, max: 3 });
}

#[test]
fn hits_turn_tokens() {
    let _row = proves("MQ-HP-03");
    let _row = proves("MQ-HP-04");
    let mut talk = Talk::four();
    talk.effect(hit(Blue, 1)).cites("MQ-HP-03");
    assert_eq!(talk.seat(Blue).health, Health { red: 3, max: 4 }, "one hit, one unit of Health, no token lost");
    // The hits of a lost fight are the same hits.
    let room = talk.room(1, 0, plain());
    talk.monster(room, walker(3), Red);
    talk.walks(East);
    let beaten = Beaten { seat: Blue, hits: 2, ran: Some(West) };
    talk.answers(fight::Answer::Fight(Outcome::Lost(vec![beaten])));
    assert_eq!(talk.seat(Blue).health, Health { red: 1, max: 4 });
}

#[test]
fn restoring_turns_them_back_and_stops_when_all_are_red() {
    let _row = proves("MQ-HP-05");
    let _row = proves("MQ-HP-06");
    let _row = proves("MQ-HP-07");
    let mut talk = Talk::four();
    talk.effect(hit(Blue, 3)).effect(heal(Blue, 1)).cites("MQ-HP-06");
    assert_eq!(talk.seat(Blue).health, Health { red: 2, max: 4 });
    // Some rooms sell it.
    talk.does(dungeon::Command::Deal {
        cost: None,
        once: false,
        asks: None,
        pays: Cards::default(),
        effects: vec![gold(Blue, -200), heal(Blue, 1)],
    });
    assert_eq!(talk.seat(Blue).health, Health { red: 3, max: 4 });
    talk.effect(heal(Blue, 5));
    assert_eq!(talk.seat(Blue).health, Health { red: 4, max: 4 });
    talk.refuses_effect(heal(Blue, 1)).because("health-full").cites("MQ-HP-07");
}

#[test]
fn the_last_hit_kills() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.at_level(Blue, 3).effect(hit(Blue, 9));
    let blue = talk.seat(Blue);
    assert!(blue.dead);
    assert_eq!((blue.health.red, blue.level, blue.gold, blue.hand.total()), (0, 2, 0, 0));
    assert_eq!(talk.at(RoomId::ENTRANCE).pile.as_ref().map(|p| p.gold), Some(300));
    talk.refuses_effect(heal(Blue, 1)).because("dead-stays-dead").cites("MQ-DEATH-02");
    talk.die(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red));
    talk.monster_turn(Orange).answers(table::Answer::Done);
    let blue = talk.seat(Blue);
    assert!(!blue.dead);
    assert_eq!((blue.health.red, blue.gold, blue.hand.of(Deck::TREASURE)), (4, 300, 2));
    assert_eq!(blue.room, Some(RoomId::ENTRANCE));
}

#[test]
fn levels_run_from_1_to_10() {
    let _row = proves("MQ-LVL-01");
    let _row = proves("MQ-LVL-02");
    let mut talk = Talk::four();
    talk.effect(level(Blue, 3)).effect(level(Blue, -1));
    assert_eq!(talk.seat(Blue).level, 3, "up and down");
    talk.at_level(Blue, 10);
    talk.refuses_effect(kill(Blue, 1)).because("level-top").cites("MQ-LVL-02");
    talk.refuses_effect(level(Blue, 1)).because("level-top");
    for impossible in [0, 11] {
        talk.refuses_amendment(munchkin::Effect::Level { seat: Blue, change: Amount::To(impossible), kill: false })
            .because("number-out-of-range");
    }
    talk.at_level(Blue, 9).effect(kill(Blue, 2));
    assert_eq!(talk.seat(Blue).level, 10, "two levels for a kill end at 10");
}

#[test]
fn a_kill_yields_what_its_card_says() {
    let _row = proves("MQ-LVL-03");
    let _row = proves("MQ-LVL-04");
    let _row = proves("MQ-LVL-05");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.monster(room, walker(4), Red);
    assert_eq!(talk.game.foes.in_room(room).map(Monster::levels).sum::<u8>(), 1);
    let fearsome = MonsterDef { keywords: vec!["fearsome".to_owned()], ..walker(16) };
    talk.monster(room, fearsome, Red);
    assert_eq!(talk.game.foes.in_room(room).map(Monster::levels).sum::<u8>(), 3);
    talk.walks(East).wins(3).cites("MQ-LVL-03");
    assert_eq!(talk.seat(Blue).level, 4);
}

#[test]
fn driving_off_is_not_killing() {
    let _row = proves("MQ-LVL-09");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(4), Red);
    talk.walks(East);
    let won = |levels| {
        let won = fight::outcome::Won { driven_off: vec![monster], levels, treasures: 1, ..Default::default() };
        Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::Won(won)))))
    };
    talk.refuses(won(1)).because("level-without-kill").cites("MQ-LVL-09");
    talk.does(won(0));
    assert_eq!(talk.seat(Blue).level, 1);
    assert!(talk.is_gone(monster), "but it leaves, and leaves its Treasure");
}

#[test]
fn go_up_a_level() {
    let _row = proves("MQ-LVL-14");
    let _row = proves("MQ-LVL-15");
    let mut talk = Talk::four();
    // Playable at any time: also while something else is asked.
    talk.ends_turn();
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))));
    talk.effect(level(Red, 1)).cites("MQ-LVL-14");
    assert_eq!(talk.seat(Red).level, 2);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "the question still stands");
    talk.at_level(Red, 9);
    talk.refuses_effect(level(Red, 1)).because("level-needs-kill");
}

#[test]
fn levels_are_lost_when_something_says_so() {
    let _row = proves("MQ-LVL-21");
    let mut talk = Talk::four();
    talk.at_level(Blue, 5).effect(level(Blue, -2)).cites("MQ-LVL-21");
    assert_eq!(talk.seat(Blue).level, 3);
    assert!(matches!(talk.facts[0].event, Event::Munchkin(munchkin::Event::Level { from: 5, to: 3, .. })));
}
