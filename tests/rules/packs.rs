//! Packs and burdens: what a pack holds, when it is open, what is Big (MQ-ITEM).

use crate::fights::{card, meeting};
use crate::items::{has, held, item, pack, play, puts, table, with_keyword, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::fight;
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table;

#[test]
fn a_pack_holds_two_and_the_rest_has_to_go() {
    let _row = proves("MQ-ITEM-25");
    let _row = proves("MQ-ITEM-26");
    let mut talk = table();
    for bonus in 1..=3 {
        talk.does(puts(Blue, item("Rock", bonus)));
    }
    talk.refuses(pack(Blue, &[0, 1, 2])).because("pack-is-full").cites("MQ-ITEM-25");
    talk.does(pack(Blue, &[0, 1])).does(puts(Blue, worn(Slot::Headgear, 1)));
    let crowded = |talk: &Talk| {
        let mut talk = talk.clone();
        talk.does(puts(Blue, worn(Slot::Headgear, 5))).cites("MQ-ITEM-26");
        assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Dungeon(dungeon::Ask::Overfull { surplus: 1 })));
        talk
    };
    let mut drops = crowded(&talk);
    drops.refuses(walk(East)).because("not-now");
    drops
        .refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Take(Goods {
            gold: 100,
            ..Goods::default()
        }))))
        .because("items-not-gold");
    drops.answers(dungeon::Answer::Take(Goods { gear: vec![0], ..Goods::default() }));
    assert!(matches!(drops.asks(), Ask::Table(table::Ask::Turn { .. })), "dropped: {:?}", drops.asks());
    assert_eq!(drops.at(RoomId::ENTRANCE).pile.as_ref().map(|p| p.gear.len()), Some(1));
    let mut gives = crowded(&talk);
    let gift = Goods { gear: vec![4], ..Goods::default() };
    gives.does(munchkin::Command::Give { from: Blue, to: Red, goods: gift, back: Goods::default() });
    assert!(matches!(gives.asks(), Ask::Table(table::Ask::Turn { .. })), "given away: {:?}", gives.asks());
    assert_eq!((gives.seat(Red).gear[0].bonus, outfit::packed(gives.seat(Blue))), (5, 2));
}

#[test]
fn packs_stay_shut_in_a_fight_and_on_the_run() {
    let _row = proves("MQ-ITEM-29");
    let _row = proves("MQ-CMB-31");
    let (mut talk, _, _) = meeting(&[card(9, 0, 1)]);
    for seat in [Blue, Red, Green] {
        has(&mut talk, seat, item("Rock", 1));
        has(&mut talk, seat, Gear { packed: true, ..item("Stick", 1) });
    }
    talk.does(fight::Command::Help { seat: Some(Red) });
    for packed in [&[][..], &[0], &[0, 1]] {
        for seat in [Blue, Red, Green] {
            talk.refuses(pack(seat, packed)).because("not-in-combat").cites("MQ-CMB-31").cites("MQ-ITEM-29");
        }
    }
    let cheats = play(Blue, Source::Hand(Deck::DXM), Played::Cheat { gear: 1 });
    talk.does(cheats);
    assert!(talk.seat(Blue).gear[1].packed, "a card on it does not take it out");
    talk.does(table::Command::Answer(Answer::Table(table::Answer::Done)));
    let throws = [Blue, Red].map(|c| crate::fights::throw(fight::Fighter::Seat(c), &[1]));
    talk.answers(fight::Answer::Throws(throws.to_vec())).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })), "{:?}", talk.asks());
    talk.refuses(pack(Blue, &[])).because("not-while-running").cites("MQ-ITEM-29");
    talk.answers(dungeon::Answer::Side(West));
    talk.refuses(pack(Blue, &[])).because("not-while-running");
}

#[test]
fn big_is_what_says_so_and_slows_from_the_second_on() {
    let _row = proves("MQ-ITEM-33");
    let _row = proves("MQ-ITEM-34");
    let _row = proves("MQ-ITEM-35");
    let mut talk = table();
    for small in [held(2, 5), worn(Slot::Armor, 5), with_keyword("magic", 9)] {
        talk.does(puts(Blue, small));
    }
    assert_eq!((outfit::big_items(talk.seat(Blue), true), talk.left(Blue)), (0, 3), "whatever it takes or gives");
    for left in [3, 2, 1, 0, 0] {
        talk.does(puts(Blue, Gear { big: true, ..item("Anvil", 0) }));
        assert_eq!(talk.left(Blue), left);
    }
}

#[test]
fn packed_big_items_count() {
    for (value, left) in [("yes", 2), ("no", 3)] {
        let mut talk = table().ruled("packed_big_items_count", value);
        for _ in 0..2 {
            talk.does(puts(Blue, Gear { big: true, ..item("Anvil", 0) }));
        }
        assert_eq!(talk.left(Blue), 2);
        talk.does(pack(Blue, &[1]));
        assert_eq!(talk.left(Blue), left, "{value}");
    }
}

#[test]
fn a_full_pack_the_table_lets_be_is_not_asked_about_again_until_it_is_in_order() {
    let mut talk = Talk::four();
    let packed = || Gear { packed: true, ..Gear::default() };
    for _ in 0..3 {
        talk.effect(munchkin::Effect::Gear { seat: Blue, add: packed() });
    }
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { surplus: 1 }));
    talk.does(table::Command::Skip);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "the table goes on");
    talk.effect(munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false });
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: packed() });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { surplus: 1 }), "it was in order meanwhile");
}
