//! More proofs by the commands of the table alone: what a card does it does when it is played, from a hand, by somebody,
//! at a moment at which that can be done.

use crate::cards::{any, curse, plays};
use crate::fights::{BLUE, beast, card, fight, meeting, rolls, term, throw, totals};
use crate::items::{HAND, cards_in_hand, has, item, play, puts, with_keyword, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, OnEntry, Tile};
use standie::rules::effect::Effect;
use standie::rules::event::Roll;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::outcome::Outcome;
use standie::rules::fight::standing::can_help;
use standie::rules::ids::{Colour, RoomId, Square};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, PowerBy};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Health};
use standie::rules::table;
use standie::rules::turn;

const RED: Fighter = Fighter::Seat(Red);

pub fn one_shot(seat: Colour, bonus: i16, on: Fighter) -> Command {
    let item = Gear { once: true, ..with_keyword("throwable", bonus) };
    play(seat, HAND, Played::Use { item: Some(item), on: Some(on), effects: vec![] })
}

pub fn power(seat: Colour, class: &str, cards: Cards, effects: Vec<Effect>) -> Command {
    Command::Munchkin(munchkin::Command::Power { seat, class: class.into(), by: PowerBy::Discard(cards), effects })
}

pub fn one_dxm() -> Cards {
    Cards { hand: Hand::dealt(0, 1), ..Cards::default() }
}

pub fn slows() -> Effect {
    let add = Condition { text: "Slow feet".into(), moves: -1, ..Condition::default() };
    Effect::Munchkin(munchkin::Effect::Condition { seat: Blue, add })
}

/// A Curse of Red's on Blue strikes.
pub fn strikes(talk: &mut Talk, effect: Effect) {
    talk.does(plays(Red, curse(Blue, effect))).answers(table::Answer::Done);
}

/// A table of two at which Red holds Curses enough.
pub fn two() -> Talk {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    cards_in_hand(&mut talk, Red, Deck::DXM, 9);
    talk
}

#[test]
fn no_curse_takes_the_first_level() {
    let _row = proves("MQ-FIX-05");
    let _row = proves("MQ-LVL-21");
    let mut talk = two();
    talk.at_level(Blue, 4);
    strikes(&mut talk, level(Blue, -1));
    assert_eq!(talk.seat(Blue).level, 3);
    strikes(&mut talk, level(Blue, -20));
    assert_eq!(talk.seat(Blue).level, 1, "as far as there are any");
    strikes(&mut talk, level(Blue, -1));
    assert_eq!(talk.seat(Blue).level, 1);
}

#[test]
fn go_up_a_level_goes_up_one_and_not_to_the_tenth() {
    let _row = proves("MQ-LVL-14");
    let _row = proves("MQ-LVL-15");
    let mut talk = two();
    cards_in_hand(&mut talk, Blue, Deck::DXM, 9);
    for to in 2..=9 {
        talk.does(plays(Blue, Played::Level));
        assert_eq!((talk.seat(Blue).level, talk.seat(Blue).hand.of(Deck::DXM)), (to, 10 - to));
    }
    talk.refuses(plays(Blue, Played::Level)).because("level-needs-kill").cites("MQ-FIX-07");
    talk.rule("blocked_level_gain", "waste").does(plays(Blue, Played::Level));
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).hand.of(Deck::DXM)), (9, 0), "spent for nothing");
}

#[test]
fn cards_and_rooms_yield_to_what_cannot_be_changed() {
    let _row = proves("MQ-FIX-04");
    let _row = proves("MQ-FIX-08");
    let _row = proves("MQ-FIX-09");
    let _row = proves("MQ-FIX-10");
    let _row = proves("MQ-FIX-11");
    let mut talk = two();
    let next = talk.room(1, 0, plain());
    let entrance = RoomId::ENTRANCE;
    talk.stands(Blue, next).stands(Red, next);
    for (effect, row) in [
        (Effect::Dungeon(dungeon::Effect::MoveRoom { room: entrance, at: Square { col: 5, row: 5 } }), "MQ-FIX-08"),
        (Effect::Dungeon(dungeon::Effect::FlipRoom { room: entrance, face: None }), "MQ-FIX-09"),
        (Effect::Dungeon(dungeon::Effect::RemoveRoom { room: entrance }), "MQ-FIX-10"),
        (Effect::Dungeon(dungeon::Effect::Link { room: entrance, side: North, kind: Wall }), "MQ-FIX-11"),
        (Effect::Dungeon(dungeon::Effect::Link { room: next, side: West, kind: Wall }), "MQ-FIX-11"),
        (Effect::Munchkin(munchkin::Effect::Level { seat: Blue, change: Amount::To(10), kill: false }), "MQ-FIX-07"),
    ] {
        talk.at_level(Blue, 9);
        let before = talk.seat(Red).hand;
        talk.refuses(plays(Red, any(vec![effect]))).cites(row);
        assert_eq!(talk.seat(Red).hand, before, "the card stays where it is");
    }
    // Another room is not spared.
    talk.does(plays(Red, any(vec![Effect::Dungeon(dungeon::Effect::Link { room: next, side: East, kind: Wall })])));
    assert_eq!(talk.at(next).link(East), Wall);
}

#[test]
fn a_die_has_six_sides_whatever_is_rolled_for() {
    let _row = proves("MQ-DIE-09");
    let mut talk = Talk::four();
    for face in [0, 7, 10] {
        talk.refuses(turn::Command::Roll(Roll::Six(face))).because("no-such-face").cites("MQ-DIE-09");
    }
    talk.does(turn::Command::Roll(Roll::Six(6))).cites("MQ-DIE-09");
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1)]);
    talk.answers(table::Answer::Done);
    let throws = |face| {
        Command::Table(table::Command::Answer(Answer::Fight(rules::fight::Answer::Throws(vec![
            throw(BLUE, &[face]),
            throw(beast(ids[0]), &[1]),
        ]))))
    };
    talk.refuses(throws(7)).because("no-such-face").cites("MQ-DIE-09");
    talk.does(throws(1)).answers(table::Answer::Done).answers(dungeon::Answer::Side(West));
    talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Ran { monster: ids[0], face: 7 })))
        .because("no-such-face");
}

#[test]
fn the_monster_die_can_be_rolled_again() {
    let _row = proves("MQ-DIE-11");
    let mut talk = Talk::four();
    let only_red: String = Colour::ALL.iter().map(|c| if *c == Red { 'e' } else { '-' }).collect();
    let rooms = [1, 2].map(|col| talk.room(col, 0, arrows(&only_red.replace('e', if col == 1 { "e" } else { "-" }))));
    let monster = talk.monster(rooms[0], walker(1), Yellow);
    let cards = [Red, Green].map(|c| talk.seat(c).hand.of(Deck::DXM));
    talk.monster_turn(Red);
    assert_eq!(talk.room_of(monster), rooms[1]);
    talk.does(reroll(Green)).cites("MQ-DIE-11");
    assert_eq!(talk.room_of(monster), rooms[0], "as if it had been green from the first");
    assert_eq!([Red, Green].map(|c| talk.seat(c).hand.of(Deck::DXM)), [cards[0], cards[1] + 1]);
    talk.answers(table::Answer::Done);
    talk.refuses(reroll(Blue)).because("no-roll-to-change").cites("MQ-DIE-11");
}

#[test]
fn who_walks_into_a_monsters_room_fights() {
    let _row = proves("MQ-CMB-05");
    let _row = proves("MQ-CMB-09");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, card(1, 0, 1), Red);
    talk.walks(East);
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Blue), Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![monster] }))
    );
    talk.refuses(walk(West));
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 2 }), "the step has cost something, the fight nothing");
}

#[test]
fn goods_change_no_hands_in_a_fight() {
    let _row = proves("MQ-CMB-22");
    let (mut talk, room, _) = meeting(&[card(9, 1, 1)]);
    for seat in [Blue, Red, Green] {
        has(&mut talk, seat, item("Rock", 1));
    }
    let one = || Goods { gear: vec![0], ..Goods::default() };
    for (from, to) in [(Blue, Red), (Red, Green), (Green, Blue)] {
        let nothing = Goods::default();
        talk.refuses(munchkin::Command::Give { from, to, goods: one(), back: nothing.clone() })
            .because("not-in-combat")
            .cites("MQ-CMB-22");
        talk.refuses(munchkin::Command::Give { from, to, goods: nothing, back: one() }).cites("MQ-CMB-22");
    }
    talk.refuses(dungeon::Command::Drop { seat: Green, goods: one() }).because("no-drop-in-combat");
    let lying = dungeon::room::Pile { gear: vec![item("Rock", 1).into()], ..Default::default() };
    talk.amends(dungeon::Effect::Pile { room, pile: Some(lying) }).refuses(dungeon::Command::PickUp(one()));
}

#[test]
fn a_card_turns_the_die_of_ones_own_monster_that_one_fights() {
    let _row = proves("MQ-CMB-37");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let own = talk.monster(room, card(3, 1, 1), Blue);
    talk.walks(East);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(own), &[6])]);
    let cards = talk.seat(Blue).hand.of(Deck::DXM);
    talk.does(plays(Blue, Played::Die { who: beast(own), index: 0, to: Some(1) })).cites("MQ-DIE-11");
    assert_eq!(
        (talk.asks(), talk.seat(Blue).hand.of(Deck::DXM)),
        (Ask::Fight(rules::fight::Ask::FightRolled { ours: 2, theirs: 4 }), cards - 1)
    );
}

#[test]
fn both_sides_are_added_up_to_the_last_die() {
    let _row = proves("MQ-RES-01");
    let _row = proves("MQ-RES-02");
    let _row = proves("MQ-HELP-11");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1), card(4, 2, 1)]);
    has(&mut talk, Blue, worn(Slot::Headgear, 2));
    has(&mut talk, Red, worn(Slot::Armor, 1));
    talk.at_level(Red, 6).does(rules::fight::Command::Help { seat: Some(Red) });
    talk.does(one_shot(Blue, 3, BLUE)).does(one_shot(Green, 2, BLUE)).does(one_shot(Green, 5, beast(ids[1])));
    let throws = [throw(BLUE, &[4]), throw(RED, &[5]), throw(beast(ids[0]), &[6]), throw(beast(ids[1]), &[2, 3])];
    rolls(&mut talk, &throws);
    let (ours, theirs) = (1 + 2 + 3 + 2 + 4 + 6 + 1 + 5, 3 + 4 + 5 + 6 + 2 + 3);
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours, theirs }));
}

#[test]
fn who_dies_of_bad_stuff_lies_there_and_rolls_no_more() {
    let _row = proves("MQ-RUN-04");
    let _row = proves("MQ-RUN-17");
    let _row = proves("MQ-DEATH-04");
    let _row = proves("MQ-DEATH-03");
    for victim in [Blue, Red] {
        let (mut talk, room, ids) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
        talk.amends(dungeon::Effect::Health { seat: victim, change: Amount::To(3) })
            .does(rules::fight::Command::Help { seat: Some(Red) });
        rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
        talk.answers(table::Answer::Done);
        for seat in [Blue, Red] {
            assert_eq!(talk.asked(), Some(seat), "{victim:?}: {:?}", talk.asks());
            talk.answers(dungeon::Answer::Side(West));
            if seat == victim {
                talk.answers(rules::fight::Answer::Ran { monster: ids[1], face: 1 }).answers(table::Answer::No);
                assert!(talk.seat(seat).dead);
            } else {
                for monster in &ids {
                    talk.answers(rules::fight::Answer::Ran { monster: *monster, face: 6 });
                }
            }
        }
        assert_eq!(talk.seat(victim).room, Some(room), "{victim:?}");
        assert!(
            !matches!(
                talk.asks(),
                Ask::Fight(rules::fight::Ask::RunAway { .. }) | Ask::Fight(rules::fight::Ask::BadStuff { .. })
            ),
            "{:?}",
            talk.asks()
        );
        assert_eq!(talk.seat(if victim == Blue { Red } else { Blue }).room, Some(RoomId::ENTRANCE));
    }
}

#[test]
fn who_stands_in_the_room_can_be_asked_to_help() {
    let _row = proves("MQ-HELP-03");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let far = talk.room(0, 2, plain());
    talk.stands(Green, room).stands(Yellow, far);
    let can: Vec<Colour> = can_help(&talk.book, &talk.game, &fight(&talk)).collect();
    assert_eq!(can, [Red, Green], "Red from next door");
    talk.does(rules::fight::Command::Help { seat: Some(Green) }).cites("MQ-HELP-06");
    assert_eq!((fight(&talk).helping(&talk.game), totals(&talk).0), (Some(Green), (2, 2)));
    assert!(!fight(&talk).came, "it was there already");
}

#[test]
fn a_thief_outside_stabs_in_the_back() {
    let _row = proves("MQ-INTF-06");
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    let stabs = |seat| power(seat, "thief", one_dxm(), vec![term(BLUE, "Backstab", -2, 0)]);
    talk.refuses(stabs(Green)).because("class-not-in-play");
    talk.does(plays(Green, Played::Class("thief".into())));
    let cards = talk.seat(Green).hand.of(Deck::DXM);
    talk.does(stabs(Green)).cites("MQ-CLASS-05");
    assert_eq!((totals(&talk).0, talk.seat(Green).hand.of(Deck::DXM)), ((-1, 1), cards - 1));
    assert_eq!((fight(&talk).helper, talk.seat(Green).room), (None, Some(RoomId::ENTRANCE)));
}

#[test]
fn an_enhancer_changes_level_bonus_dice_and_treasure_of_its_monster() {
    let _row = proves("MQ-ENH-01");
    let _row = proves("MQ-ENH-04");
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1)]);
    let add = Enhancer { level: 5, strength: 3, dice: 1, treasures: 2, ..Enhancer::default() };
    talk.does(plays(Green, Played::Enhancer { monster: ids[0], add }));
    assert_eq!((talk.who(ids[0]).level(), totals(&talk).1), (Some(14), (17, 2)));
    talk.does(one_shot(Blue, 90, BLUE));
    let treasures = talk.seat(Blue).hand.of(Deck::TREASURE);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(ids[0]), &[1, 1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).hand.of(Deck::TREASURE), treasures + 3);
}

#[test]
fn while_monsters_move_nothing_is_played() {
    let _row = proves("MQ-MMOV-13");
    let mut talk = Talk::four();
    let rooms = [1, 2].map(|col| talk.room(col, 0, if col == 1 { all_to(East) } else { plain() }));
    let monster = talk.monster(rooms[0], walker(1), Blue);
    has(&mut talk, Red, item("Rock", 1));
    talk.does(plays(Red, Played::Class("thief".into()))).monster_turn(Red);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })), "{:?}", talk.asks());
    let moved = Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room: rooms[0] });
    let goods = Goods { gear: vec![0], ..Goods::default() };
    for command in [
        plays(Blue, any(vec![moved.clone()])),
        plays(Blue, curse(Red, gold(Red, -10))),
        plays(Red, Played::Level),
        power(Red, "thief", one_dxm(), vec![gold(Red, 10)]),
        Command::Munchkin(munchkin::Command::Pack { seat: Red, packed: vec![0] }),
        Command::Munchkin(munchkin::Command::Give { from: Red, to: Blue, goods, back: Goods::default() }),
    ] {
        talk.refuses(command).because("not-while-monsters-move").cites("MQ-MMOV-13");
    }
    assert_eq!(talk.room_of(monster), rooms[1]);
    talk.answers(table::Answer::Done).does(plays(Blue, any(vec![moved])));
    assert_eq!(talk.room_of(monster), rooms[0], "afterwards it can be sent back");
}

#[test]
fn a_kill_is_worth_the_levels_on_the_card() {
    let _row = proves("MQ-LVL-03");
    for (levels, worth) in [(None, 1), (Some(1), 1), (Some(3), 3)] {
        let (mut talk, _, _) = meeting(&[MonsterDef { levels, ..card(1, 0, 1) }]);
        rolls(&mut talk, &[throw(BLUE, &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.seat(Blue).level, 1 + worth);
    }
}

#[test]
fn a_power_is_not_had_for_nothing() {
    let _row = proves("MQ-CLASS-05");
    let mut talk = two();
    talk.does(plays(Blue, Played::Class("wizard".into())));
    let purse = talk.seat(Blue).gold;
    talk.refuses(power(Blue, "wizard", Cards::default(), vec![gold(Blue, 50)])).because("power-needs-a-card");
    talk.does(power(Blue, "wizard", one_dxm(), vec![gold(Blue, 50)]));
    assert_eq!(talk.seat(Blue).gold, purse + 50);
}

#[test]
fn rooms_and_cards_restore_hits() {
    let _row = proves("MQ-HP-05");
    let _row = proves("MQ-HP-06");
    let _row = proves("MQ-HP-07");
    let mut talk = two();
    strikes(&mut talk, hit(Blue, 3));
    let spring = OnEntry { who: "everyone".into(), health: 1, gold: 0 };
    talk.room(1, 0, Tile { up: Face { enter: vec![spring], ..(*plain().up).clone() }.into(), down: None });
    talk.walks(East);
    assert_eq!(talk.seat(Blue).health, Health { red: 2, max: 4 }, "a room");
    talk.does(plays(Blue, any(vec![heal(Blue, 1)])));
    assert_eq!(talk.seat(Blue).health, Health { red: 3, max: 4 }, "a card");
    talk.does(plays(Blue, any(vec![heal(Blue, 5)])));
    assert_eq!(talk.seat(Blue).health, Health { red: 4, max: 4 }, "no more than there are");
    talk.refuses(plays(Blue, any(vec![heal(Blue, 1)]))).because("health-full");
}

#[test]
fn what_a_full_pack_spills_is_no_gold() {
    let _row = proves("MQ-ITEM-10");
    let mut talk = two();
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 9);
    for bonus in 1..=4 {
        talk.does(puts(Blue, worn(Slot::Headgear, bonus)));
    }
    let asked = talk.asks();
    let spills = |goods| Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Take(goods))));
    talk.refuses(spills(Goods { gold: 100, ..Goods::default() })).because("items-not-gold").cites("MQ-ITEM-10");
    assert_eq!((talk.asks(), talk.seat(Blue).gear.len()), (asked, 4), "it still asks");
    talk.does(spills(Goods { gear: vec![3], ..Goods::default() }));
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Blue).gold), (3, 300));
}

#[test]
fn a_curse_on_the_feet_slows_at_once() {
    let _row = proves("MQ-MOVE-09");
    let _row = proves("MQ-MOVE-10");
    let _row = proves("MQ-MOVE-11");
    let mut talk = two();
    talk.room(1, 0, plain());
    talk.walks(East);
    assert_eq!(talk.left(Blue), 2);
    strikes(&mut talk, slows());
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 1 }), "two less the one spent");
    strikes(&mut talk, slows());
    strikes(&mut talk, slows());
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 0 }), "and no debt");
    talk.refuses(walk(West)).because("link-too-dear").cites("MQ-MOVE-11");
    talk.refuses(dungeon::Command::Search).because("not-enough-move");
}

#[test]
fn each_kind_of_link_has_its_own_price() {
    let _row = proves("MQ-LINK-01");
    let _row = proves("MQ-LINK-02");
    let _row = proves("MQ-MOVE-03");
    for (kind, cost) in [(Passage, 1), (Door, 2), (Locked, 3), (Hidden, 4)] {
        let mut talk = two();
        for (link, cost) in [("passage", "1"), ("door", "2"), ("locked", "3"), ("hidden", "4")] {
            talk.rule(&format!("link_cost.{link}"), cost);
        }
        let rooms = [1, 2].map(|col| talk.room(col, 0, plain()));
        talk.link(rooms[0], East, Wall).link(rooms[0], East, kind).stands(Blue, rooms[0]).effect(moves(Blue, 6));
        talk.walks(East);
        assert_eq!((talk.seat(Blue).room, talk.left(Blue)), (Some(rooms[1]), 9 - cost), "{kind:?}");
        talk.link(rooms[0], East, Wall).refuses(walk(West)).because("wall");
    }
}

#[test]
fn before_charity_a_hand_is_played_down() {
    let _row = proves("MQ-CHAR-05");
    let mut talk = two();
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 5);
    cards_in_hand(&mut talk, Blue, Deck::DXM, 4);
    talk.does(turn::Command::EndTurn);
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })), "{:?}", talk.asks());
    talk.does(puts(Blue, item("Rock", 1))).does(puts(Blue, item("Stick", 1)));
    let one = || Goods { gear: vec![0], ..Goods::default() };
    talk.does(munchkin::Command::Give { from: Blue, to: Red, goods: one(), back: Goods::default() });
    talk.does(dungeon::Command::Drop { seat: Blue, goods: one() });
    talk.does(plays(Blue, Played::Race("elf".into())));
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })), "six are left: {:?}", talk.asks());
    talk.does(plays(Blue, Played::Level));
    assert_eq!(talk.seat(Blue).hand, Hand::dealt(3, 2));
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))),
        "nothing is left to give: {:?}",
        talk.asks()
    );
}

#[test]
fn a_curse_makes_one_drop_in_mid_fight() {
    let _row = proves("MQ-DROP-02");
    let (mut talk, room, _) = meeting(&[card(9, 1, 1)]);
    has(&mut talk, Blue, worn(Slot::Headgear, 5));
    let drops =
        Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: Some("headgear".into()), dropped: true });
    strikes(&mut talk, drops);
    let pile = talk.at(room).pile.clone().expect("it lies there");
    assert_eq!((pile.gear, pile.letter), (vec![worn(Slot::Headgear, 5).into()], Some('A')));
    assert_eq!((talk.seat(Blue).gear.len(), totals(&talk).0), (0, (1, 1)));
    assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })), "and the fight goes on");
}

#[test]
fn a_pile_beside_a_monster_that_lives_is_not_had() {
    let _row = proves("MQ-PICK-03");
    let mut talk = two();
    let room = talk.room(1, 0, plain());
    has(&mut talk, Blue, item("Rock", 1));
    talk.walks(East).does(dungeon::Command::Drop { seat: Blue, goods: Goods { gear: vec![0], ..Goods::default() } });
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    talk.meets(walker(3), Red);
    talk.answers(rules::fight::Answer::Fight(Outcome::None));
    assert!(
        matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })),
        "it ignores her, and guards it: {:?}",
        talk.asks()
    );
    assert!(talk.at(room).pile.is_some());
    talk.refuses(dungeon::Command::PickUp(Goods { gear: vec![0], ..Goods::default() })).because("pick-up-with-monster");
}

#[test]
fn an_item_is_put_down_and_used_at_once_on_ones_own_turn() {
    let _row = proves("MQ-PLAY-03");
    let _row = proves("MQ-ANY-13");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert_eq!(talk.seat(Blue).fresh, 0, "nothing has just been received");
    talk.does(plays(Red, curse(Blue, hit(Blue, 2)))).answers(table::Answer::Done);
    talk.does(puts(Blue, item("Thermos", 1)));
    let from = munchkin::played::Source::Table(0);
    talk.does(play(Blue, from, Played::Use { item: None, on: None, effects: vec![heal(Blue, 1)] }));
    assert_eq!(talk.seat(Blue).health, Health { red: 3, max: 4 });
    talk.refuses(puts(Red, item("Rock", 1))).because("item-out-of-turn").cites("MQ-ANY-13");
    // Not in combat, whoever fights.
    let (mut talk, _, _) = meeting(&[card(9, 0, 1)]);
    for seat in [Blue, Red] {
        talk.refuses(puts(seat, item("Rock", 1))).because("not-in-combat").cites("MQ-ANY-13");
    }
}
