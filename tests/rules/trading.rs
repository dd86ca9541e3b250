//! What players hand to one another, and levels bought (MQ-TRADE, MQ-LVL).

use crate::fights::{card, meeting};
use crate::items::{cards_in_hand, has, item, pack, puts, table, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::outfit;
use standie::rules::question::Ask;

fn listed(places: &[usize]) -> Goods {
    Goods { gear: places.to_vec(), ..Goods::default() }
}

fn purse(gold: u32) -> Goods {
    Goods { gold, ..Goods::default() }
}

fn gives(from: Colour, to: Colour, goods: Goods) -> Command {
    Command::Munchkin(munchkin::Command::Give { from, to, goods, back: Goods::default() })
}

/// What is paid for levels.
#[derive(Clone, Default)]
struct Pays {
    gear: Vec<usize>,
    others: Vec<u32>,
    hand: Vec<u32>,
    levels: Option<u8>,
}

fn buys(seat: Colour, pays: &Pays) -> Command {
    let Pays { gear, others, hand, levels } = pays.clone();
    Command::Munchkin(munchkin::Command::BuyLevel { seat, gear, others, hand, cards: Default::default(), levels })
}

fn worth(value: u32) -> Gear {
    Gear { value: Some(value), ..item("Rock", 0) }
}

/// Blue on the move with gold and Items of these values on the table.
fn owns(gold_now: i32, values: &[u32]) -> Talk {
    let mut talk = table();
    talk.effect(gold(Blue, gold_now - 300));
    values.iter().for_each(|value| has(&mut talk, Blue, worth(*value)));
    talk
}

fn level_and_gold(talk: &Talk) -> (u8, u32) {
    (talk.seat(Blue).level, talk.seat(Blue).gold)
}

#[test]
fn items_and_gold_are_given_and_traded() {
    let _row = proves("MQ-TRADE-01");
    let _row = proves("MQ-ITEM-09");
    let mut talk = table();
    for one in [worn(Slot::Armor, 1), item("Rock", 2), Gear { packed: true, ..item("Stick", 3) }] {
        has(&mut talk, Blue, one);
    }
    for names in [&["Rock", "Stick"][..], &["Stick"], &[]] {
        talk.does(gives(Blue, Red, listed(&[0]))).cites("MQ-TRADE-01");
        let left: Vec<_> = talk.seat(Blue).gear.iter().map(|g| g.name.as_str()).collect();
        assert_eq!(left, names, "carried, worn or packed");
    }
    talk.does(gives(Blue, Red, purse(200))).cites("MQ-TRADE-01");
    assert_eq!((talk.seat(Blue).gold, talk.seat(Red).gold), (100, 500));
    let swap =
        Command::Munchkin(munchkin::Command::Give { from: Red, to: Blue, goods: listed(&[1]), back: purse(100) });
    talk.does(swap);
    assert_eq!((talk.seat(Blue).gear[0].bonus, talk.seat(Red).gear.len()), (2, 2));
    assert_eq!((talk.seat(Blue).gold, talk.seat(Red).gold), (0, 600));
    let both =
        Command::Munchkin(munchkin::Command::Give { from: Red, to: Blue, goods: listed(&[0]), back: listed(&[0]) });
    talk.does(both);
    assert_eq!((talk.seat(Blue).gear[0].bonus, talk.seat(Red).gear.last().map(|g| g.bonus)), (1, Some(2)));
    // Gold is dropped like Items, too.
    talk.does(dungeon::Command::Drop { seat: Red, goods: purse(150) }).cites("MQ-ITEM-09");
    assert_eq!(talk.at(RoomId::ENTRANCE).pile.as_ref().map(|p| p.gold), Some(150));
}

#[test]
fn only_with_somebody_near() {
    let _row = proves("MQ-TRADE-02");
    for (link, near) in [(Passage, true), (Door, true), (Locked, true), (Hidden, true), (Wall, false)] {
        let mut talk = table();
        let (here, next, far) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()), talk.room(3, 0, plain()));
        has(&mut talk, Blue, item("Rock", 1));
        talk.stands(Blue, here).stands(Red, next);
        if link != Passage {
            talk.link(here, East, link);
        }
        for goods in [listed(&[0]), purse(100)] {
            let gift = gives(Blue, Red, goods);
            if near {
                talk.clone().does(gift);
            } else {
                talk.refuses(gift).because("too-far-to-trade").cites("MQ-TRADE-02");
            }
        }
        talk.stands(Red, far);
        talk.refuses(gives(Blue, Red, listed(&[0]))).because("too-far-to-trade").cites("MQ-TRADE-02");
        talk.stands(Red, here).does(gives(Blue, Red, listed(&[0])));
    }
}

#[test]
fn the_benefit_changes_hands_at_once() {
    let _row = proves("MQ-TRADE-04");
    let mut talk = table();
    let winged = Gear { powers: vec!["flight".into()], moves: 1, ..worn(Slot::Footgear, 3) };
    talk.does(puts(Blue, winged));
    let good = |talk: &Talk, seat| {
        let s = talk.seat(seat);
        (outfit::combat_bonus(s), outfit::has_power(s, "flight"))
    };
    assert_eq!((good(&talk, Blue), good(&talk, Red), talk.left(Blue)), ((3, true), (0, false), 4));
    talk.does(gives(Blue, Red, listed(&[0]))).cites("MQ-TRADE-04");
    assert_eq!((good(&talk, Blue), good(&talk, Red), talk.left(Blue)), ((0, false), (3, true), 3));
    // As far as body, Hands and kind of the receiver allow.
    talk.does(puts(Blue, worn(Slot::Footgear, 1)));
    talk.does(gives(Blue, Red, listed(&[0])));
    assert_eq!(talk.seat(Red).gear.iter().map(|g| g.packed).collect::<Vec<_>>(), [false, true]);
    talk.does(puts(Blue, Gear { never: vec!["human".into()], ..item("Root", 4) }));
    assert!(talk.seat(Blue).gear[0].packed);
    talk.effect(munchkin::Effect::Races { seat: Red, races: vec!["elf".into()] }).does(gives(Blue, Red, listed(&[0])));
    assert_eq!(good(&talk, Red), (7, true), "what was packed with one is of use to the other");
}

#[test]
fn what_is_traded_stays_in_play() {
    let _row = proves("MQ-TRADE-05");
    let mut talk = table();
    talk.does(puts(Blue, item("Rock", 1)));
    let hands = [Blue, Red].map(|c| talk.seat(c).hand);
    talk.does(gives(Blue, Red, listed(&[0])));
    assert_eq!([Blue, Red].map(|c| talk.seat(c).hand), hands, "it enters no hand");
    assert_eq!(talk.seat(Red).gear, [item("Rock", 1).into()]);
    // Also where it does not fit: then the pack, and a pack too full has to be cleared.
    for _ in 0..3 {
        talk.does(puts(Blue, worn(Slot::Headgear, 1)));
        talk.does(gives(Blue, Red, listed(&[0])));
    }
    talk.does(puts(Blue, worn(Slot::Headgear, 1))).does(gives(Blue, Red, listed(&[0])));
    assert_eq!((talk.asked(), talk.asks()), (Some(Red), Ask::Dungeon(dungeon::Ask::Overfull { surplus: 1 })));
    assert_eq!(talk.seat(Red).hand, hands[1]);
}

#[test]
fn gifts_are_refused() {
    let mut talk = table();
    has(&mut talk, Blue, item("Rock", 1));
    talk.refuses(gives(Blue, Purple, listed(&[0]))).because("no-such-seat");
    talk.refuses(gives(Blue, Blue, listed(&[0]))).because("nothing-changes");
    talk.refuses(gives(Blue, Red, Goods::default())).because("nothing-named");
    talk.refuses(gives(Blue, Red, listed(&[1]))).because("no-such-item");
    talk.refuses(gives(Blue, Red, listed(&[0, 0]))).because("no-such-item");
    talk.refuses(gives(Blue, Red, purse(301))).because("not-enough-gold");
    let back = |back| Command::Munchkin(munchkin::Command::Give { from: Blue, to: Red, goods: listed(&[0]), back });
    talk.refuses(back(purse(301))).because("not-enough-gold");
    talk.refuses(back(listed(&[0]))).because("no-such-item");
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    dead.refuses(gives(Blue, Red, listed(&[0]))).because("dead-is-spared").cites("MQ-DEATH-13");
    dead.refuses(gives(Red, Blue, purse(1))).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.ends_turn().die(Orange);
    talk.refuses(gives(Blue, Red, listed(&[0]))).because("not-while-monsters-move").cites("MQ-MMOV-13");
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    for (from, to) in [(Blue, Red), (Red, Blue), (Green, Yellow)] {
        talk.refuses(gives(from, to, purse(1))).because("not-in-combat").cites("MQ-CMB-22").cites("MQ-ANY-09");
    }
}

#[test]
fn packing_is_refused() {
    let mut talk = table();
    talk.refuses(pack(Purple, &[])).because("no-such-seat");
    talk.refuses(pack(Blue, &[])).because("nothing-changes");
    for one in [item("Rock", 1), item("Stick", 1)] {
        has(&mut talk, Blue, one);
    }
    for wrong in [&[2][..], &[0, 0]] {
        talk.refuses(pack(Blue, wrong)).because("no-such-item");
    }
    talk.does(pack(Blue, &[0])).refuses(pack(Blue, &[0])).because("nothing-changes");
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    dead.refuses(pack(Blue, &[])).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.ends_turn().die(Orange);
    talk.refuses(pack(Blue, &[])).because("not-while-monsters-move").cites("MQ-MMOV-13");
}

#[test]
fn gold_and_items_together_buy_a_level() {
    let _row = proves("MQ-LVL-16");
    for (gold_now, values, left) in
        [(1_000, &[][..], Some(0)), (0, &[600, 400], Some(0)), (700, &[600], Some(300)), (399, &[600], None)]
    {
        let mut talk = owns(gold_now, values);
        let offer = buys(Blue, &Pays { gear: (0..values.len()).collect(), ..Pays::default() });
        if let Some(left) = left {
            talk.does(offer).cites("MQ-LVL-16").cites("MQ-ANY-14");
            assert_eq!(level_and_gold(&talk), (2, left), "{gold_now} and {values:?}");
            assert!(talk.seat(Blue).gear.is_empty());
        } else {
            talk.refuses(offer).because("level-too-dear").cites("MQ-LVL-16").cites("MQ-ANY-14");
        }
    }
}

#[test]
fn items_count_at_their_printed_value_from_hand_and_table() {
    let _row = proves("MQ-LVL-17");
    let _row = proves("MQ-LVL-18");
    let mut talk = owns(0, &[400, 250]);
    has(&mut talk, Blue, Gear { packed: true, ..worth(100) });
    has(&mut talk, Blue, Gear { bonus: 9, value: None, ..item("Priceless", 9) });
    let cards = talk.seat(Blue).hand;
    let offer = |hand: &[u32]| buys(Blue, &Pays { gear: vec![0, 2], hand: hand.to_vec(), ..Pays::default() });
    talk.refuses(offer(&[300, 199])).because("level-too-dear");
    talk.does(offer(&[300, 200])).cites("MQ-LVL-18").cites("MQ-LVL-17");
    assert_eq!(level_and_gold(&talk), (2, 0));
    let left: Vec<_> = talk.seat(Blue).gear.iter().map(|g| g.value).collect();
    assert_eq!(left, [Some(250), None], "what was sold is gone");
    assert_eq!(
        (talk.seat(Blue).hand.of(Deck::TREASURE), talk.seat(Blue).hand.of(Deck::DXM)),
        (cards.of(Deck::TREASURE) - 2, cards.of(Deck::DXM))
    );
    assert!(talk.at(RoomId::ENTRANCE).pile.is_none(), "discarded, not dropped");
    let priceless = buys(Blue, &Pays { gear: vec![1], others: vec![1_000], ..Pays::default() });
    talk.refuses(priceless).because("item-without-price").cites("MQ-LVL-17");
    talk.does(buys(Blue, &Pays { others: vec![500, 500], ..Pays::default() }));
    assert_eq!(level_and_gold(&talk), (3, 0), "also what nobody has listed");
}

#[test]
fn there_is_no_change() {
    let _row = proves("MQ-LVL-19");
    let mut talk = owns(50, &[900, 900]);
    talk.does(buys(Blue, &Pays { gear: vec![0, 1], ..Pays::default() })).cites("MQ-LVL-19");
    assert_eq!((level_and_gold(&talk), talk.seat(Blue).gear.len()), ((2, 50), 0));
}

#[test]
fn the_step_to_the_top_cannot_be_bought() {
    let _row = proves("MQ-LVL-20");
    let mut talk = owns(5_000, &[1_000]);
    talk.at_level(Blue, 8).does(buys(Blue, &Pays::default()));
    assert_eq!(level_and_gold(&talk), (9, 4_000));
    for gear in [vec![], vec![0]] {
        let offer = buys(Blue, &Pays { gear, ..Pays::default() });
        talk.refuses(offer).because("level-needs-kill").cites("MQ-LVL-20");
    }
    talk.rule("bulk_level_sale", "yes").at_level(Blue, 8);
    let two = buys(Blue, &Pays { levels: Some(2), ..Pays::default() });
    talk.refuses(two).because("level-needs-kill").cites("MQ-LVL-20");
}

#[test]
fn bulk_level_sale() {
    let two = Pays { gear: vec![0], others: vec![500], levels: Some(2), ..Pays::default() };
    let mut talk = owns(600, &[1_000]).ruled("bulk_level_sale", "yes");
    talk.refuses(buys(Blue, &Pays { others: vec![], gear: vec![0], ..two.clone() })).because("level-too-dear");
    talk.does(buys(Blue, &two));
    assert_eq!(level_and_gold(&talk), (3, 100));
    let mut talk = owns(600, &[1_000]).ruled("bulk_level_sale", "no");
    talk.refuses(buys(Blue, &two)).because("one-level-at-a-time").cites("MQ-LVL-19");
    talk.does(buys(Blue, &Pays { gear: vec![0], ..Pays::default() }));
    talk.does(buys(Blue, &Pays { others: vec![1_000], ..Pays::default() }));
    assert_eq!(level_and_gold(&talk), (3, 600), "several in a row");
    for value in ["yes", "no"] {
        let none = Pays { levels: Some(0), ..two.clone() };
        owns(600, &[1_000]).ruled("bulk_level_sale", value).refuses(buys(Blue, &none)).because("one-level-at-a-time");
    }
}

#[test]
fn sell_from_hand_for_level() {
    let from_hand = Pays { hand: vec![1_200], ..Pays::default() };
    let mut talk = owns(0, &[]).ruled("sell_from_hand_for_level", "yes");
    talk.does(buys(Blue, &from_hand));
    assert_eq!((level_and_gold(&talk), talk.seat(Blue).hand.of(Deck::TREASURE)), ((2, 0), 8));
    let mut talk = owns(0, &[1_000]).ruled("sell_from_hand_for_level", "no");
    talk.refuses(buys(Blue, &from_hand)).because("hand-cannot-be-sold").cites("MQ-CARD-04");
    talk.does(buys(Blue, &Pays { gear: vec![0], ..Pays::default() }));
    assert_eq!(talk.seat(Blue).level, 2);
}

#[test]
fn purchases_are_refused() {
    let mut talk = owns(5_000, &[1_000]);
    talk.refuses(buys(Purple, &Pays::default())).because("no-such-seat");
    talk.effect(gold(Red, 5_000));
    talk.refuses(buys(Red, &Pays::default())).because("only-on-own-turn").cites("MQ-ANY-14");
    talk.refuses(buys(Blue, &Pays { gear: vec![1], ..Pays::default() })).because("no-such-item");
    talk.refuses(buys(Blue, &Pays { gear: vec![0, 0], ..Pays::default() })).because("no-such-item");
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 1);
    let hand = Pays { hand: vec![600, 600], ..Pays::default() };
    talk.refuses(buys(Blue, &hand)).because("card-not-in-hand").cites("MQ-CARD-02");
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    dead.refuses(buys(Blue, &Pays::default())).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.ends_turn();
    talk.refuses(buys(Blue, &Pays::default())).because("only-on-own-turn").cites("MQ-ANY-14");
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    talk.effect(gold(Blue, 5_000));
    talk.refuses(buys(Blue, &Pays::default())).because("not-in-combat").cites("MQ-ANY-14");
}
