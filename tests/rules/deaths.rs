//! Death and return, the ends of a game, and what ends a turn: Charity (MQ-DEATH, MQ-END, MQ-CHAR).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::current;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::fight::roll::hand_of;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Gift;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::table;
use standie::rules::table::Ending;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

fn hat() -> Gear {
    Gear { name: "Hat".to_owned(), bonus: 2, big: false, ..Gear::default() }
}

/// Blue, of Level 3, on the move in a room next to the Entrance, with a hat and all a game begins with.
fn alive() -> (Talk, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.at_level(Blue, 3).walks(East).effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    (talk, room)
}

/// Red's turn after Blue's death, and back to Blue.
fn round(talk: &mut Talk) {
    talk.die(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red));
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.game.turn.seat, Some(Blue));
}

#[test]
fn the_last_red_token_is_the_life() {
    let _row = proves("MQ-DEATH-01");
    let _row = proves("MQ-DEATH-03");
    let (mut talk, room) = alive();
    talk.effect(hit(Blue, 3));
    assert!(!talk.seat(Blue).dead, "one is still red");
    talk.effect(hit(Blue, 1)).cites("MQ-DEATH-01").cites("MQ-DEATH-03");
    assert!(talk.seat(Blue).dead);
    assert_eq!(talk.seat(Blue).health.red, 0);
    assert_eq!(talk.seat(Blue).room, Some(room), "it lies where it took the last hit");
    // In a fight, that is the monster's room.
    let (mut talk, room) = alive();
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(9), base: Some(Red) });
    let beaten = Beaten { seat: Blue, hits: 4, ran: None };
    talk.answers(fight::Answer::Fight(Outcome::Lost(vec![beaten])));
    assert!(talk.seat(Blue).dead);
    assert_eq!(talk.seat(Blue).room, Some(room));
}

#[test]
fn death_cannot_be_undone() {
    let _row = proves("MQ-DEATH-02");
    let (mut talk, _) = alive();
    talk.effect(hit(Blue, 4));
    talk.refuses_effect(heal(Blue, 1)).because("dead-stays-dead").cites("MQ-DEATH-02");
    talk.refuses_effect(munchkin::Effect::Life { seat: Blue, dead: false, wish: false })
        .because("dead-stays-dead")
        .cites("MQ-DEATH-02");
    talk.effect(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(1) });
    assert_eq!((talk.seat(Blue).dead, talk.seat(Blue).health.red), (true, 0), "nor by one more token");
}

#[test]
fn hand_level_gold_and_items_are_lost() {
    let _row = proves("MQ-DEATH-05");
    let _row = proves("MQ-DEATH-06");
    let _row = proves("MQ-DEATH-07");
    let (mut talk, room) = alive();
    assert!(talk.seat(Blue).hand.total() > 0);
    let reds = talk.seat(Red).hand;
    talk.effect(hit(Blue, 4)).cites("MQ-DEATH-05").cites("MQ-DEATH-06").cites("MQ-DEATH-07");
    let blue = talk.seat(Blue);
    assert_eq!((blue.hand, blue.level, blue.gold), (Hand::default(), 2, 0));
    assert!(blue.gear.is_empty());
    let pile = talk.at(room).pile.clone().expect("what it had");
    assert_eq!((pile.gold, pile.gear, pile.letter), (300, vec![hat().into()], Some('A')));
    assert_eq!(talk.seat(Red).hand, reds, "the hand is discarded, not handed on");
    // A first level is kept.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.effect(hit(Blue, 4));
    assert_eq!(talk.seat(Blue).level, 1);
}

#[test]
fn race_class_and_curses_outlast_death() {
    let _row = proves("MQ-DEATH-08");
    let _row = proves("MQ-DEATH-09");
    let (mut talk, _) = alive();
    let curse = Condition { text: "lame".to_owned(), moves: -1, until: Until::Lifted, ..Condition::default() };
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".into()] });
    talk.effect(munchkin::Effect::Condition { seat: Blue, add: curse.clone() });
    let holds = |talk: &Talk| {
        let blue = talk.seat(Blue);
        assert_eq!((&blue.races, &blue.classes), (&vec!["elf".to_owned()], &vec!["thief".to_owned()]));
        assert_eq!(blue.conditions, std::slice::from_ref(&curse));
    };
    talk.effect(hit(Blue, 4));
    holds(&talk);
    round(&mut talk);
    holds(&talk);
    assert_eq!(talk.left(Blue), 2, "and the Curse still works");
}

#[test]
fn after_a_death_the_monsters_move() {
    let _row = proves("MQ-DEATH-10");
    let (mut talk, room) = alive();
    let beyond = talk.room(2, 0, all_to(North));
    let monster = talk.monster(beyond, walker(2), Red);
    let north = talk.room(2, -1, plain());
    talk.effect(hit(Blue, 4)).cites("MQ-DEATH-10");
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)), "nothing more of the turn");
    let charity = |e: &Event| matches!(e, Event::Table(table::Event::Phase(Phase::Charity)));
    assert!(!talk.facts.iter().any(|f| charity(&f.event)), "no Charity either");
    assert_eq!((talk.asked(), talk.game.turn.phase), (Some(Blue), Phase::Monsters));
    talk.die(Green);
    assert_eq!(talk.room_of(monster), north);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red), "and then it is the next player's turn");
    // Somebody else's death does not end the turn.
    let (mut talk, _) = alive();
    talk.stands(Red, room).effect(hit(Red, 4));
    assert!(talk.seat(Red).dead);
    assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Table(table::Ask::Turn { left: 2 })));
}

#[test]
fn the_dead_play_on() {
    let _row = proves("MQ-DEATH-11");
    let _row = proves("MQ-DEATH-12");
    let mut talk = Talk::turn_of(&[Blue, Red, Green]);
    let room = talk.room(1, 0, plain());
    let dice = MonsterDef { dice: Some(1), ..walker(3) };
    let monster = talk.monster(room, dice, Red);
    talk.effect(hit(Red, 4));
    assert_eq!(talk.game.seats.len(), 3, "Red is still at the table");
    // Red rolls for the monsters on red bases, and draws when red comes up.
    talk.walks(East);
    let beast = Fighter::Monster(monster);
    assert_eq!(hand_of(&talk.game, current(&talk.game).expect("a fight"), beast), Red);
    talk.answers(table::Answer::Done);
    let throw = |who, face| Throw { who, faces: vec![face] };
    talk.answers(fight::Answer::Throws(vec![throw(Fighter::Seat(Blue), 6), throw(beast, 1)]));
    let rolled = |e: &Event| if let Event::Table(table::Event::Rolled { seat, .. }) = e { *seat } else { None };
    let rolled: Vec<Colour> = talk.facts.iter().filter_map(|f| rolled(&f.event)).collect();
    assert_eq!(rolled, [Blue, Red]);
    talk.answers(table::Answer::Done).ends_turn().die(Red);
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red), "and has its turn as always");
}

#[test]
fn the_next_turn_brings_one_back() {
    let _row = proves("MQ-DEATH-14");
    let _row = proves("MQ-DEATH-15");
    let _row = proves("MQ-DEATH-16");
    let _row = proves("MQ-DEATH-17");
    let _row = proves("MQ-DEATH-18");
    let (mut talk, room) = alive();
    talk.effect(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(1) }).effect(hit(Blue, 5));
    talk.die(Orange).answers(table::Answer::Done);
    assert_eq!((talk.asked(), talk.seat(Blue).dead), (Some(Red), true), "not before its own turn");
    assert_eq!(talk.seat(Blue).room, Some(room));
    talk.monster_turn(Orange).answers(table::Answer::Done);
    (14..=17).for_each(|row| {
        talk.cites(&format!("MQ-DEATH-{row}"));
    });
    let blue = talk.seat(Blue);
    assert!(!blue.dead);
    assert_eq!(blue.room, Some(RoomId::ENTRANCE));
    assert_eq!((blue.health.red, blue.health.max), (5, 5), "all tokens red");
    assert_eq!(blue.gold, 300);
    assert_eq!(talk.drawn(), [(Blue, Deck::TREASURE, 2), (Blue, Deck::DXM, 2), (Blue, Deck::DXM, 1)]);
    assert_eq!(blue.hand, Hand::dealt(2, 3), "the turn's own card included");
    // The turn is one like any other.
    assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Table(table::Ask::Turn { left: 3 })));
    talk.walks(East);
    assert_eq!(talk.seat(Blue).room, Some(room));
}

#[test]
fn out_is_through_the_entrance_at_level_10_and_past_the_boss() {
    let _row = proves("MQ-END-01");
    let _row = proves("MQ-END-02");
    let _row = proves("MQ-END-03");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    // In the Entrance without the level, and of the level without the Entrance: nothing.
    talk.at_level(Blue, 9).walks(East).walks(West);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    talk.walks(East).amends(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(Red) });
    talk.from(Phase::Draw, Blue).wins(1);
    assert_eq!(talk.seat(Blue).level, 10);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    assert_eq!(talk.game.ending, None);
    // Both: the Boss.
    talk.walks(West);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{:?}", talk.asks());
    let boss = talk.meets(walker(1), Red);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    assert!(talk.who(boss).boss);
    assert_eq!(talk.game.ending, None);
    talk.wins(1);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(Ending::Players(vec![Blue]))), "at once");
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Done))).because("game-over").cites("MQ-END-03");
}

#[test]
fn if_all_are_dead_at_once_the_monsters_win() {
    let _row = proves("MQ-END-04");
    let mut talk = Talk::turn_of(&[Blue, Red, Green]);
    talk.effect(hit(Blue, 4)).effect(hit(Green, 4));
    assert_eq!(talk.game.ending, None, "Red is alive");
    let mut returned = talk.clone();
    talk.effect(hit(Red, 4)).cites("MQ-END-04");
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(Ending::Monsters)));
    // Who has come back by then keeps the game going.
    returned.die(Orange).answers(table::Answer::Done);
    assert_eq!(returned.asked(), Some(Red));
    returned.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(returned.asked(), Some(Green));
    returned.effect(hit(Red, 4));
    assert_eq!(returned.game.ending, None, "never all at the same moment");
    // Two who fall in one fight fall together.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.monster(room, walker(9), Red);
    talk.walks(East).does(fight::Command::Help { seat: Some(Red) });
    let falls = |seat| Beaten { seat, hits: 4, ran: None };
    talk.answers(fight::Answer::Fight(Outcome::Lost(vec![falls(Blue), falls(Red)])));
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(Ending::Monsters)));
}

/// Four players of these levels, Blue on the move with so many Treasures and DxM.
fn hands(levels: [i32; 4], treasure: u8, dxm: u8) -> Talk {
    let mut talk = Talk::four();
    for (seat, level) in [Blue, Red, Green, Yellow].into_iter().zip(levels) {
        talk.at_level(seat, level);
    }
    for (deck, cards) in [(Deck::TREASURE, treasure), (Deck::DXM, dxm)] {
        talk.amends(cards::Effect::Hand { seat: Blue, deck, change: Amount::To(cards.into()) });
    }
    talk
}

fn gift(to: Option<Colour>, treasure: u8, dxm: u8) -> Gift {
    Gift { to, hand: Hand::dealt(treasure, dxm), cards: Default::default() }
}

fn gave(gifts: &[Gift]) -> Command {
    Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Gave(gifts.to_vec()))))
}

#[test]
fn five_cards_are_kept_and_the_lowest_gets_the_rest() {
    let _row = proves("MQ-CHAR-01");
    let _row = proves("MQ-CHAR-02");
    let _row = proves("MQ-CHAR-06");
    let mut talk = hands([3, 2, 1, 2], 4, 4);
    talk.amends(cards::Effect::Hand { seat: Red, deck: Deck::DXM, change: Amount::To(20) });
    talk.does(turn::Command::EndTurn);
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 3, to: vec![Green] }));
    assert_eq!(talk.asked(), Some(Blue));
    talk.refuses(gave(&[gift(Some(Green), 1, 1)])).because("charity-count").cites("MQ-CHAR-02");
    talk.refuses(gave(&[gift(Some(Green), 2, 2)])).because("charity-count");
    for wrong in [Some(Red), Some(Yellow), None] {
        talk.refuses(gave(&[gift(wrong, 1, 2)])).because("charity-receiver").cites("MQ-CHAR-02");
    }
    let before = talk.seat(Green).hand;
    talk.does(gave(&[gift(Some(Green), 1, 2)])).cites("MQ-CHAR-01").cites("MQ-CHAR-06");
    assert_eq!(talk.seat(Blue).hand, Hand::dealt(3, 2), "those the giver picked");
    let got = talk.seat(Green).hand;
    assert_eq!((got.of(Deck::TREASURE), got.of(Deck::DXM)), (before.of(Deck::TREASURE) + 1, before.of(Deck::DXM) + 2));
    // Red's hand is looked at on Red's turn only; now the monsters move.
    assert_eq!(
        (talk.asks(), talk.game.turn.phase),
        (Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)), Phase::Monsters)
    );
    assert_eq!(talk.seat(Red).hand.of(Deck::DXM), 20);
    // Five are not too many.
    let mut talk = hands([3, 2, 1, 2], 2, 3);
    talk.does(turn::Command::EndTurn);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)));
}

#[test]
fn those_who_tie_share_evenly() {
    let _row = proves("MQ-CHAR-03");
    let mut talk = hands([3, 1, 1, 2], 4, 4);
    talk.does(turn::Command::EndTurn);
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 3, to: vec![Red, Green] }));
    talk.refuses(gave(&[gift(Some(Red), 3, 0)])).because("charity-uneven").cites("MQ-CHAR-03");
    let before = (talk.seat(Red).hand, talk.seat(Green).hand);
    let mut other = talk.clone();
    talk.does(gave(&[gift(Some(Red), 2, 0), gift(Some(Green), 0, 1)])).cites("MQ-CHAR-03");
    assert_eq!(talk.seat(Red).hand.of(Deck::TREASURE), before.0.of(Deck::TREASURE) + 2);
    assert_eq!(talk.seat(Green).hand.of(Deck::DXM), before.1.of(Deck::DXM) + 1);
    other.does(gave(&[gift(Some(Red), 0, 1), gift(Some(Green), 1, 1)]));
    assert_eq!(
        other.seat(Green).hand.total(),
        before.1.total() + 2,
        "the giver decides who gets which, and the odd one"
    );
}

#[test]
fn the_lowest_of_all_discards() {
    let _row = proves("MQ-CHAR-04");
    for levels in [[1, 1, 1, 1], [2, 2, 3, 4]] {
        let mut talk = hands(levels, 4, 3);
        let before: Vec<Hand> = [Red, Green, Yellow].map(|c| talk.seat(c).hand).to_vec();
        talk.does(turn::Command::EndTurn);
        assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 2, to: Vec::new() }));
        talk.refuses(gave(&[gift(Some(Red), 1, 1)])).because("charity-receiver").cites("MQ-CHAR-04");
        talk.does(gave(&[gift(None, 1, 1)]));
        assert_eq!(talk.seat(Blue).hand, Hand::dealt(3, 2));
        assert_eq!([Red, Green, Yellow].map(|c| talk.seat(c).hand).to_vec(), before);
    }
}

#[test]
fn cards_played_before_charity_are_not_given_away() {
    let _row = proves("MQ-CHAR-05");
    let plays = Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::By(-1) });
    let mut talk = hands([3, 1, 2, 2], 4, 3);
    talk.effect(plays.clone()).does(turn::Command::EndTurn);
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 1, to: vec![Red] }));
    talk.does(table::Command::Effects {
        note: String::new(),
        effects: vec![plays, Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: hat() })],
    });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)), "nothing is left to give");
    assert_eq!(talk.seat(Blue).gear, [hat().into()]);
}

#[test]
fn the_dead_get_their_share_of_charity() {
    let _row = proves("MQ-CHAR-07");
    let mut talk = hands([3, 2, 1, 1], 4, 3);
    talk.effect(hit(Green, 4));
    talk.does(turn::Command::EndTurn);
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 2, to: vec![Green, Yellow] }));
    talk.refuses(gave(&[gift(Some(Yellow), 1, 1)])).because("charity-uneven");
    talk.does(gave(&[gift(Some(Green), 1, 0), gift(Some(Yellow), 0, 1)]));
    assert_eq!((talk.seat(Green).dead, talk.seat(Green).hand), (true, Hand::dealt(1, 0)));
}
