//! The dice, and the frame of a turn (MQ-DIE, MQ-TURN).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::deal::plain_deal;
use standie::rules::dungeon::movement;
use standie::rules::event::{Event, Roll};
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::Component;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

#[test]
fn the_monster_die_has_six_colours() {
    let _row = proves("MQ-DIE-01");
    let _row = proves("MQ-DIE-02");
    for colour in [Blue, Green, Red, Yellow, Purple, Orange] {
        let mut talk = Talk::four();
        talk.ends_turn();
        assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)));
        talk.die(colour);
        assert_eq!(talk.march().roll, colour);
    }
    assert_eq!(Colour::ALL.len(), 6);
}

#[test]
fn it_decides_bases() {
    let _row = proves("MQ-DIE-03");
    for colour in [Blue, Green, Red, Yellow] {
        let mut talk = Talk::four();
        talk.explores(East, plain());
        let monster = talk.meets(walker(1), colour);
        talk.cites("MQ-DIE-03");
        assert_eq!(talk.who(monster).base, Some(colour));
    }
}

#[test]
fn it_decides_where_monsters_go() {
    let _row = proves("MQ-DIE-04");
    // Red points north, yellow east, green south, blue west; no arrow for the others.
    for (roll, to) in [(Red, Some((5, 4))), (Yellow, Some((6, 5))), (Green, Some((5, 6))), (Blue, Some((4, 5)))]
        .into_iter()
        .chain([(Orange, None), (Purple, None)])
    {
        let mut talk = Talk::four();
        let room = talk.room(5, 5, arrows("nesw--"));
        for (col, row) in [(5, 4), (6, 5), (5, 6), (4, 5)] {
            talk.room(col, row, plain());
        }
        let monster = talk.monster(room, walker(1), Green);
        talk.monster_turn(roll);
        let at = talk.at(talk.room_of(monster)).at;
        assert_eq!((at.col, at.row), to.unwrap_or((5, 5)), "{roll:?}");
    }
}

#[test]
fn whoever_plays_the_colour_draws_on_every_roll() {
    let _row = proves("MQ-DIE-05");
    let _row = proves("MQ-DIE-06");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    // A roll for a base, the Monster Turn's, and one some card asks for.
    talk.explores(East, plain());
    talk.answers(fight::Answer::Monster(walker(1).into())).die(Red).cites("MQ-DIE-05");
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
    talk.answers(fight::Answer::Fight(fight::outcome::Outcome::None));
    talk.monster_turn(Blue).cites("MQ-DIE-05");
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)]);
    talk.does(turn::Command::Roll(Roll::Monster(Red))).cites("MQ-DIE-05");
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
    // Nobody plays these.
    for colour in [Green, Yellow, Orange, Purple] {
        talk.does(turn::Command::Roll(Roll::Monster(colour)));
        assert!(talk.drawn().is_empty(), "{colour:?}");
    }
}

#[test]
fn two_six_siders_a_player_are_in_the_box() {
    let _row = proves("MQ-DIE-08");
    assert_eq!(Talk::four().book.rules.base.dice_per_player, 2);
}

#[test]
fn a_die_is_a_six_sider() {
    let _row = proves("MQ-DIE-09");
    let mut talk = Talk::four();
    talk.does(dungeon::Command::Search);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { dice: 1, .. })));
    for face in [0, 7, 10] {
        talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Dice(vec![face]))))
            .because("no-such-face")
            .cites("MQ-DIE-09");
    }
    talk.answers(table::Answer::Dice(vec![6])).cites("MQ-DIE-09");
}

#[test]
fn a_turn_has_three_phases_and_then_the_monsters_move() {
    let _row = proves("MQ-TURN-01");
    let _row = proves("MQ-TURN-03");
    let mut talk = Talk::four();
    let phases = |talk: &Talk| -> Vec<Phase> {
        let of = |e: &Event| if let Event::Table(table::Event::Phase(p)) = e { Some(*p) } else { None };
        talk.facts.iter().filter_map(|f| of(&f.event)).collect()
    };
    // Too many cards, so that Charity has something to ask.
    talk.effect(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(9) });
    talk.does(turn::Command::EndTurn).cites("MQ-TURN-01");
    assert_eq!(phases(&talk), [Phase::Charity]);
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })));
    talk.does(table::Command::ByHand);
    assert_eq!(phases(&talk), [Phase::Monsters]);
    talk.cites("MQ-TURN-03");
    talk.die(Orange);
    assert_eq!(
        talk.asks(),
        Ask::Dungeon(dungeon::Ask::Moving { left: vec![] }),
        "the Monster Turn comes before the next player"
    );
    assert_eq!(talk.game.turn.seat, Some(Blue));
    talk.answers(table::Answer::Done).cites("MQ-TURN-01");
    assert_eq!(phases(&talk), [Phase::Draw, Phase::Movement]);
    assert_eq!(talk.game.turn.seat, Some(Red));
}

#[test]
fn exploring_fights_deals_and_searches_belong_to_movement() {
    let _row = proves("MQ-TURN-02");
    let mut talk = Talk::four();
    let here = talk.room(1, 0, plain());
    talk.walks(East).does(plain_deal()).does(dungeon::Command::Search);
    talk.answers(table::Answer::Dice(vec![3]));
    assert_eq!(talk.asked(), Some(Blue), "in any order and mix");
    assert_eq!(talk.seat(Blue).room, Some(here));
    talk.ends_turn();
    // The Monster Die is being asked for: Movement is over.
    for command in [explore(North), walk(West), Command::Dungeon(dungeon::Command::Search), plain_deal()] {
        talk.refuses(command).because("not-now").cites("MQ-TURN-02");
    }
}

#[test]
fn a_turn_begins_with_a_card() {
    let _row = proves("MQ-TURN-04");
    let mut talk = Talk::four();
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)]);
    talk.cites("MQ-TURN-04");
    talk.monster_turn(Orange).answers(table::Answer::Done).cites("MQ-TURN-04");
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
    assert_eq!(talk.seat(Red).hand.of(Deck::DXM), 4);
}

#[test]
fn three_moves_a_turn_pay_for_going_and_for_acting() {
    let _row = proves("MQ-TURN-05");
    let _row = proves("MQ-TURN-06");
    let mut talk = Talk::four();
    assert_eq!(movement::allowance(&talk.book, &talk.game, talk.seat(Blue)), 3);
    talk.room(1, 0, plain());
    talk.walks(East);
    assert_eq!(talk.left(Blue), 2);
    talk.does(plain_deal()).cites("MQ-TURN-06");
    assert_eq!(talk.left(Blue), 1);
    talk.does(dungeon::Command::Search).cites("MQ-TURN-06");
    talk.answers(table::Answer::Dice(vec![3]));
    assert_eq!(talk.left(Blue), 0);
    talk.refuses(walk(West)).because("link-too-dear");
    talk.refuses(plain_deal()).because("not-enough-move").cites("MQ-TURN-06");
}

#[test]
fn move_comes_back_and_is_not_carried_over() {
    let _row = proves("MQ-TURN-08");
    let _row = proves("MQ-TURN-09");
    let _row = proves("MQ-TURN-10");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.room(1, 0, plain());
    talk.walks(East);
    // Blue ends the turn with two Move unspent.
    talk.ends_turn().cites("MQ-TURN-08");
    assert_eq!(talk.seat(Blue).spent, 0);
    talk.die(Orange).answers(table::Answer::Done);
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Blue));
    assert_eq!(talk.left(Blue), 3, "nothing saved up");
}

#[test]
fn a_monster_that_is_there_at_the_start_must_be_fought() {
    let _row = proves("MQ-TURN-11");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(3), Blue);
    talk.stands(Red, room);
    talk.monster_turn(Orange).answers(table::Answer::Done).cites("MQ-TURN-11");
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }));
    assert_eq!(talk.asked(), Some(Red));
    talk.refuses(walk(West)).because("not-now");
}

#[test]
fn magic_can_take_a_munchkin_out_of_that_fight() {
    let _row = proves("MQ-TURN-12");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.monster(room, walker(3), Blue);
    talk.stands(Red, room);
    let away = talk.room(-1, 0, plain());
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    talk.effect(dungeon::Effect::Stand { seat: Red, room: away });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 3 }), "the turn goes on as normal");
    talk.walks(East);
}

#[test]
fn dice_in_the_app_are_the_same_question() {
    let mut talk = Talk::four();
    talk.does(table::Command::Keep { component: Component::Dice, place: table::Place::App });
    talk.ends_turn();
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)));
}
