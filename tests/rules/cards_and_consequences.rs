//! What follows when cards hurt, raise, move and remove: proofs by the commands of the table alone.

use crate::by_the_cards::{slows, strikes, two};
use crate::cards::{any, curse, plays};
use crate::fights::{BLUE, beast, card, meeting, rolls, throw, totals};
use crate::items::{HAND, cards_in_hand, play, potion};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::gait::Gait;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::Outcome;
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::played::Played;
use standie::rules::question::Ask;
use standie::rules::seat::Health;
use standie::rules::table;

fn drinks(bonus: i16) -> Command {
    play(Blue, HAND, Played::Use { item: Some(potion(bonus)), on: Some(BLUE), effects: vec![] })
}

#[test]
fn the_last_hit_kills_and_nothing_takes_it_back() {
    let _row = proves("MQ-DEATH-01");
    let _row = proves("MQ-DEATH-02");
    let _row = proves("MQ-DEATH-11");
    let mut talk = Talk::four();
    cards_in_hand(&mut talk, Red, Deck::DXM, 9);
    talk.does(plays(Red, curse(Green, hit(Green, 3)))).answers(table::Answer::Done);
    assert!(!talk.seat(Green).dead, "one is left");
    talk.does(plays(Red, curse(Green, hit(Green, 1)))).answers(table::Answer::Done).cites("MQ-DEATH-01");
    assert!(talk.seat(Green).dead);
    talk.refuses(plays(Red, any(vec![heal(Green, 4)]))).because("dead-stays-dead").cites("MQ-DEATH-02");
    let wakes = Effect::Munchkin(munchkin::Effect::Life { seat: Green, dead: false, wish: false });
    talk.refuses(plays(Red, any(vec![wakes]))).because("dead-stays-dead").cites("MQ-DEATH-02");
    assert_eq!(talk.game.seats.len(), 4, "it is still in the game");
}

#[test]
fn as_much_health_as_there_are_tokens() {
    let _row = proves("MQ-HP-01");
    let _row = proves("MQ-HP-02");
    let _row = proves("MQ-HP-03");
    let mut talk = two();
    let token = Effect::Dungeon(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(1) });
    talk.does(plays(Blue, any(vec![token]))).cites("MQ-HP-02");
    assert_eq!(talk.seat(Blue).health, Health { red: 5, max: 5 });
    strikes(&mut talk, hit(Blue, 4));
    assert_eq!((talk.seat(Blue).health, talk.seat(Blue).dead), (Health { red: 1, max: 5 }, false));
    strikes(&mut talk, hit(Blue, 1));
    assert!(talk.seat(Blue).dead);
}

#[test]
fn nobody_gets_beyond_the_tenth_level() {
    let _row = proves("MQ-LVL-01");
    let _row = proves("MQ-LVL-02");
    let _row = proves("MQ-LVL-05");
    for (from, to) in [(1, 3), (8, 10), (9, 10), (10, 10)] {
        let fearsome = MonsterDef { keywords: vec!["fearsome".into()], ..card(1, 0, 1) };
        let mut talk = Talk::four();
        let room = talk.room(1, 0, plain());
        talk.monster(room, fearsome, Red);
        talk.at_level(Blue, from).walks(East);
        rolls(&mut talk, &[throw(BLUE, &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!(i32::from(talk.seat(Blue).level), to, "from {from}");
        talk.does(plays(Red, curse(Blue, level(Blue, -1)))).answers(table::Answer::Done);
        assert_eq!(i32::from(talk.seat(Blue).level), to - 1, "and down again");
    }
}

#[test]
fn a_colour_has_three_bases_and_a_fourth_monster_takes_anothers() {
    let _row = proves("MQ-COMP-03");
    let _row = proves("MQ-EXPL-14");
    let _row = proves("MQ-EXPL-15");
    let _row = proves("MQ-MON-09");
    let mut talk = two();
    talk.effect(moves(Blue, 9));
    let mut ids = Vec::new();
    for _ in 0..4 {
        let cards = [Blue, Red].map(|c| talk.seat(c).hand.of(Deck::DXM));
        talk.explores(East, plain());
        ids.push(talk.meets(card(3, 0, 0), Blue));
        // One for exploring, one for the colour rolled, none for the colour the base has instead.
        assert_eq!([Blue, Red].map(|c| talk.seat(c).hand.of(Deck::DXM)), [cards[0] + 2, cards[1]]);
        talk.answers(fight::Answer::Fight(Outcome::None));
    }
    let bases = |talk: &Talk| talk.game.foes.all.iter().map(|m| m.base).collect::<Vec<_>>();
    assert_eq!(bases(&talk), [Some(Blue), Some(Blue), Some(Blue), Some(Red)]);
    // Whatever removes a monster, its base is free again.
    talk.does(plays(Blue, any(vec![Effect::Fight(fight::Effect::RemoveMonster { monster: ids[1], empty: false })])))
        .cites("MQ-MON-09");
    talk.explores(East, plain());
    let next = talk.meets(card(3, 0, 0), Blue);
    assert_eq!(talk.who(next).base, Some(Blue));
}

#[test]
fn each_rolls_as_many_dice_as_it_has() {
    let _row = proves("MQ-CMB-12");
    let _row = proves("MQ-CMB-32");
    let _row = proves("MQ-CMB-33");
    let _row = proves("MQ-CMB-43");
    let _row = proves("MQ-CMB-45");
    let (mut talk, _, ids) = meeting(&[card(6, 3, 1)]);
    talk.does(fight::Command::Help { seat: Some(Green) }).answers(table::Answer::Done);
    let helper = fight::Fighter::Seat(Green);
    let all = |blue: &[u8], green: &[u8], monster: &[u8]| {
        let throws = [throw(BLUE, blue), throw(helper, green), throw(beast(ids[0]), monster)];
        Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(
            throws.into_iter().filter(|t| !t.faces.is_empty()).collect(),
        ))))
    };
    for wrong in [
        all(&[1, 1], &[1], &[1, 1, 1]),
        all(&[], &[1], &[1, 1, 1]),
        all(&[1], &[], &[1, 1, 1]),
        all(&[1], &[1], &[1, 1]),
        all(&[1], &[1], &[]),
    ] {
        talk.refuses(wrong).because("wrong-dice").cites("MQ-CMB-45");
    }
    talk.does(all(&[2], &[3], &[4, 5, 6]));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 1 + 1 + 2 + 3, theirs: 6 + 4 + 5 + 6 }));
}

#[test]
fn what_a_card_kills_is_paid_when_the_rest_is_beaten() {
    let _row = proves("MQ-CMB-16");
    let _row = proves("MQ-CMB-17");
    let (mut talk, room, ids) = meeting(&[card(3, 0, 2), card(20, 0, 3)]);
    let hand = talk.seat(Blue).hand.of(Deck::TREASURE);
    talk.does(plays(Green, any(vec![Effect::Fight(fight::Effect::Slay { monster: ids[1] })]))).cites("MQ-CMB-17");
    assert_eq!(
        (talk.asks(), totals(&talk).1),
        (Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![ids[0]] }), (3, 0))
    );
    assert_eq!((talk.seat(Blue).hand.of(Deck::TREASURE), talk.seat(Blue).level), (hand, 1), "not yet");
    let mut lost = talk.clone();
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).hand.of(Deck::TREASURE), talk.seat(Blue).level), (hand + 5, 3));
    rolls(&mut lost, &[throw(BLUE, &[1])]);
    lost.answers(table::Answer::Done);
    assert_eq!(
        (lost.seat(Blue).hand.of(Deck::TREASURE), lost.seat(Blue).level),
        (hand, 2),
        "no Treasure, but an actual kill"
    );
}

#[test]
fn who_is_moved_on_anothers_turn_pays_no_move() {
    let _row = proves("MQ-MOVE-12");
    let _row = proves("MQ-MOVE-13");
    let mut talk = Talk::four();
    let far = talk.room(4, 0, plain());
    let monster = talk.monster(far, card(3, 0, 1), Red);
    let left = talk.left(Green);
    talk.does(plays(Red, curse(Green, Effect::Dungeon(dungeon::Effect::Stand { seat: Green, room: far }))))
        .answers(table::Answer::Done);
    assert_eq!((talk.seat(Green).room, talk.left(Green)), (Some(far), left));
    assert!(
        matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && talk.asked() == Some(Blue),
        "nor does it fight"
    );
    assert_eq!(talk.room_of(monster), far);
}

#[test]
fn a_lurker_is_moved_by_cards_alone() {
    let _row = proves("MQ-SPEC-06");
    let _row = proves("MQ-SPEC-07");
    let mut talk = Talk::four();
    let rooms = [1, 2].map(|col| talk.room(col, 0, all_to(East)));
    let lurker = talk.monster(rooms[0], with_gait(&[Gait::Lurking]), Yellow);
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.room_of(lurker), rooms[0]);
    talk.does(plays(Red, any(vec![Effect::Dungeon(dungeon::Effect::MoveMonster { monster: lurker, room: rooms[1] })])))
        .cites("MQ-SPEC-07");
    assert_eq!(talk.room_of(lurker), rooms[1]);
}

#[test]
fn a_curse_on_a_stat_stays_until_it_is_lifted() {
    let _row = proves("MQ-CURSE-07");
    let mut talk = two();
    strikes(&mut talk, slows());
    assert_eq!(talk.left(Blue), 2);
    for _ in 0..2 {
        talk.monster_turn(Orange);
        if matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })) {
            talk.answers(table::Answer::Done);
        }
    }
    assert_eq!((talk.asked(), talk.left(Blue)), (Some(Blue), 2), "in the next turn, too");
    talk.does(plays(Red, any(vec![Effect::Munchkin(munchkin::Effect::Lift { seat: Blue, index: 0 })])));
    assert_eq!(talk.left(Blue), 3);
}

#[test]
fn a_won_fight_leaves_move_and_room_for_another() {
    let _row = proves("MQ-MOVE-14");
    let _row = proves("MQ-CMB-09");
    let _row = proves("MQ-CMB-10");
    let mut talk = Talk::four();
    for col in 1..=3 {
        let room = talk.room(col, 0, plain());
        talk.monster(room, card(1, 0, 0), Red);
    }
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 9);
    for col in 1..=3 {
        talk.walks(East);
        assert_eq!(
            talk.asks(),
            Ask::Fight(fight::Ask::Fight { place: Some(RoomId(col)), monsters: vec![MonsterId(col)] })
        );
        talk.does(drinks(5));
        rolls(&mut talk, &[throw(BLUE, &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 3 - u8::try_from(col).expect("few") }));
    }
    assert_eq!(talk.seat(Blue).level, 4);
}
