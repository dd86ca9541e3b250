//! Items on the table: how they are kept, what they are good for, what they cost to carry (MQ-ITEM, MQ-STAT, MQ-KW).

use crate::fights::{BLUE, card, meeting, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::price::Price;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::OnEntry;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Better, Gear, Kept, Slot};
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Sex};
use standie::rules::table;

pub const HAND: Source = Source::Hand(Deck::TREASURE);

/// An Item of a name and a bonus.
pub fn item(name: &str, bonus: i16) -> Gear {
    Gear { name: name.to_owned(), bonus, ..Gear::default() }
}

pub fn worn(slot: Slot, bonus: i16) -> Gear {
    Gear { slot: Some(slot), ..item(slot.name(), bonus) }
}

pub fn held(hands: u8, bonus: i16) -> Gear {
    Gear { hands, ..item("Held", bonus) }
}

pub fn with_keyword(keyword: &str, bonus: i16) -> Gear {
    Gear { keywords: vec![keyword.to_owned()], ..item(keyword, bonus) }
}

pub fn potion(bonus: i16) -> Gear {
    Gear { once: true, ..with_keyword("potion", bonus) }
}

pub fn play(seat: Colour, from: Source, what: Played) -> Command {
    Command::Munchkin(munchkin::Command::Play { seat, from, name: String::new(), what: Box::new(what) })
}

/// An Item from the hand is put on the table.
pub fn puts(seat: Colour, item: Gear) -> Command {
    play(seat, HAND, Played::Item(item))
}

pub fn pack(seat: Colour, packed: &[usize]) -> Command {
    Command::Munchkin(munchkin::Command::Pack { seat, packed: packed.to_vec() })
}

/// The table says that somebody has an Item in use.
pub fn has(talk: &mut Talk, seat: Colour, item: Gear) {
    talk.amends(munchkin::Effect::Gear { seat, add: item });
}

pub fn cards_in_hand(talk: &mut Talk, seat: Colour, deck: Deck, count: i32) {
    talk.amends(cards::Effect::Hand { seat, deck, change: Amount::To(count) });
}

fn bonus(talk: &Talk) -> i32 {
    outfit::combat_bonus(talk.seat(Blue))
}

fn kept(talk: &Talk) -> Vec<Kept> {
    talk.seat(Blue).gear.iter().map(|g| g.kept()).collect()
}

/// Blue and Red in the Entrance, Blue on the move with nine Treasures in hand.
pub fn table() -> Talk {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 9);
    talk
}

#[test]
fn a_record_holds_everything_about_a_character() {
    let _row = proves("MQ-STAT-01");
    let mut talk = table();
    talk.at_level(Blue, 4).effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".into()] }).effect(hit(Blue, 1));
    talk.effect(moves(Blue, 1))
        .effect(munchkin::Effect::Sex { seat: Blue, sex: Some(Sex::Male) })
        .does(puts(Blue, item("Map", 1)));
    let seat = talk.seat(Blue);
    assert_eq!((seat.level, &seat.races[..], &seat.classes[..]), (4, &["elf".into()][..], &["thief".into()][..]));
    assert_eq!((seat.health.red, seat.health.max, seat.moves, seat.sex), (3, 4, 4, Some(Sex::Male)));
    assert_eq!(seat.gear, [item("Map", 1).into()]);
    let other = talk.seat(Red);
    assert!((other.level, other.health.red, other.moves) == (1, 4, 3) && other.gear.is_empty(), "each has their own");
}

#[test]
fn every_item_is_carried_worn_or_packed() {
    let _row = proves("MQ-STAT-02");
    let _row = proves("MQ-ITEM-04");
    let _row = proves("MQ-ITEM-18");
    let _row = proves("MQ-ITEM-22");
    let mut talk = table();
    let all = [
        (worn(Slot::Headgear, 1), Kept::Worn),
        (worn(Slot::Armor, 1), Kept::Worn),
        (worn(Slot::Footgear, 1), Kept::Worn),
        (with_keyword("shiny", 1), Kept::Worn),
        (with_keyword("clothing", 1), Kept::Worn),
        (held(1, 1), Kept::Carried),
        (item("Rock", 1), Kept::Carried),
        (potion(2), Kept::Carried),
        (worn(Slot::Headgear, 1), Kept::Packed),
    ];
    for (index, (item, how)) in all.iter().enumerate() {
        talk.does(puts(Blue, item.clone())).cites("MQ-ITEM-04");
        assert_eq!(kept(&talk)[index], *how, "{}", item.name);
    }
    assert_eq!(talk.seat(Blue).hand.of(Deck::TREASURE), 0, "each from the hand");
    talk.does(pack(Blue, &[6, 8]));
    assert_eq!(kept(&talk)[6], Kept::Packed, "what is packed is not carried as well");
}

#[test]
fn an_item_helps_only_while_carried_or_worn() {
    let _row = proves("MQ-ITEM-03");
    let _row = proves("MQ-ITEM-28");
    let mut talk = table();
    assert_eq!(bonus(&talk), 0, "nine Treasures in hand give nothing");
    let winged = Gear { powers: vec!["flight".into()], moves: 1, run: 1, ..worn(Slot::Footgear, 2) };
    talk.does(puts(Blue, winged)).does(puts(Blue, held(1, 3)));
    let good = |talk: &Talk| {
        let seat = talk.seat(Blue);
        (bonus(talk), outfit::run_bonus(seat), outfit::has_power(seat, "flight"), talk.left(Blue))
    };
    assert_eq!(good(&talk), (5, 1, true, 4));
    talk.does(pack(Blue, &[0])).cites("MQ-ANY-08");
    assert_eq!(good(&talk), (3, 0, false, 3), "packed, neither bonus nor power");
    talk.does(pack(Blue, &[0, 1]));
    assert_eq!(good(&talk), (0, 0, false, 3));
    talk.does(pack(Blue, &[]));
    assert_eq!(good(&talk), (5, 1, true, 4));
    talk.does(dungeon::Command::Drop { seat: Blue, goods: Goods { gear: vec![0], ..Goods::default() } });
    assert_eq!(good(&talk), (3, 0, false, 3), "nor does what lies in the room");
}

#[test]
fn one_shots_go_to_the_belt_and_leave_the_hand() {
    let _row = proves("MQ-ITEM-05");
    let _row = proves("MQ-ITEM-23");
    let mut talk = table();
    for count in 1..=9 {
        talk.does(puts(Blue, potion(2)));
        assert_eq!(talk.seat(Blue).hand.of(Deck::TREASURE), 9 - count);
    }
    assert_eq!(kept(&talk), [Kept::Carried; 9], "any number of them");
    assert_eq!(bonus(&talk), 0, "what is used once helps when it is used");
    talk.ends_turn();
    assert_eq!(talk.seat(Blue).gear.len(), 9, "and Charity does not touch them");
}

#[test]
fn an_effect_on_a_slot_takes_the_worn_item() {
    let _row = proves("MQ-ITEM-06");
    let feet = |packed| Gear { packed, ..worn(Slot::Footgear, 1) };
    let takes_footgear =
        Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: Some("footgear".into()), dropped: false });
    let mut talk = table();
    for one in [worn(Slot::Headgear, 1), feet(true), Gear { name: "On the feet".into(), ..feet(false) }] {
        has(&mut talk, Blue, one);
    }
    talk.effect(takes_footgear.clone());
    let left: Vec<_> = talk.seat(Blue).gear.iter().map(|g| (g.name.as_str(), g.packed)).collect();
    assert_eq!(left, [("headgear", false), ("footgear", true)], "without asking, and not the packed one");
    talk.refuses_effect(takes_footgear).because("nothing-to-lose").cites("MQ-CURSE-09");
}

#[test]
fn an_effect_on_an_item_lets_its_owner_choose() {
    let _row = proves("MQ-ITEM-07");
    let mut talk = table();
    for one in [worn(Slot::Headgear, 1), potion(1), Gear { packed: true, ..held(2, 4) }] {
        has(&mut talk, Blue, one);
    }
    let any = Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false });
    for (index, gone) in [(1, "potion"), (1, "Held"), (0, "headgear")] {
        let before = talk.seat(Blue).gear.len();
        talk.effect(any.clone());
        if before > 1 {
            assert_eq!(
                (talk.asked(), talk.asks()),
                (Some(Blue), Ask::Munchkin(munchkin::Ask::LoseItem { among: (0..before).collect() }))
            );
            talk.refuses(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(before))))
                .because("no-such-item");
            talk.answers(munchkin::Answer::Item(index)).cites("MQ-ITEM-07");
        }
        assert!(talk.seat(Blue).gear.iter().all(|g| g.name != gone), "from body, belt or pack: {gone}");
    }
}

#[test]
fn orders_to_lose_items_are_met_from_neither_hand_nor_purse() {
    let _row = proves("MQ-ITEM-08");
    let _row = proves("MQ-ITEM-10");
    let mut talk = table();
    let any = |dropped| Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped });
    let (hand, gold) = (talk.seat(Blue).hand, talk.seat(Blue).gold);
    assert!(hand.total() > 0 && gold > 0);
    for dropped in [false, true] {
        talk.refuses_effect(any(dropped)).because("nothing-to-lose");
    }
    has(&mut talk, Blue, item("Rock", 0));
    has(&mut talk, Blue, item("Stick", 0));
    talk.effect(any(true));
    for other in [
        Answer::Dungeon(dungeon::Answer::Take(Goods { gold: 100, ..Goods::default() })),
        Answer::Table(table::Answer::Done),
        Answer::Table(table::Answer::Number(0)),
        Answer::Table(table::Answer::No),
    ] {
        talk.refuses(table::Command::Answer(other));
    }
    talk.answers(munchkin::Answer::Item(0)).effect(any(false));
    assert!(talk.seat(Blue).gear.is_empty());
    assert_eq!((talk.seat(Blue).hand, talk.seat(Blue).gold), (hand, gold));
    let lies = talk.at(RoomId::ENTRANCE).pile.clone().expect("a pile");
    assert_eq!((lies.gear, lies.gold), (vec![item("Rock", 0).into()], 0));
}

#[test]
fn gold_is_no_burden() {
    let _row = proves("MQ-ITEM-11");
    let mut talk = table();
    let (left, strength) = (talk.left(Blue), bonus(&talk));
    talk.effect(gold(Blue, 900_000)).effect(gold(Blue, 50_000));
    assert_eq!(talk.seat(Blue).gold, 950_300);
    assert_eq!((talk.left(Blue), bonus(&talk)), (left, strength));
    talk.ends_turn();
    assert_eq!(talk.seat(Blue).gold, 950_300);
}

#[test]
fn a_body_has_three_slots_two_hands_a_belt_and_a_pack() {
    let _row = proves("MQ-ITEM-12");
    let _row = proves("MQ-ITEM-17");
    let _row = proves("MQ-ITEM-20");
    let mut talk = table();
    assert_eq!(outfit::hands(talk.seat(Blue)), 2);
    for slot in Slot::ALL {
        talk.does(puts(Blue, worn(slot, 1)));
    }
    for _ in 0..2 {
        talk.does(puts(Blue, held(1, 1)));
    }
    talk.does(puts(Blue, item("Rock", 1))).does(puts(Blue, item("Stick", 1)));
    assert_eq!((Slot::ALL.len(), bonus(&talk), outfit::packed(talk.seat(Blue))), (3, 7, 0), "all at once");
    for second in [worn(Slot::Armor, 5), held(1, 5)] {
        talk.does(puts(Blue, second));
    }
    assert_eq!((bonus(&talk), outfit::packed(talk.seat(Blue))), (7, 2), "the pack is for the rest");
    talk.refuses(pack(Blue, &[8])).because("slot-is-taken").cites("MQ-ITEM-17");
    talk.refuses(pack(Blue, &[7])).because("no-free-hands").cites("MQ-ITEM-21");
    talk.does(pack(Blue, &[1, 8]));
    assert_eq!(bonus(&talk), 11, "the other armour instead");
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 1);
    talk.does(puts(Blue, held(1, 5)));
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { .. })),
        "a third is too many for it: {:?}",
        talk.asks()
    );
}

#[test]
fn some_items_are_for_some_only() {
    let _row = proves("MQ-ITEM-13");
    let _row = proves("MQ-ITEM-14");
    let only = |who: &str| Gear { only: vec![who.into()], ..held(1, 3) };
    let never = |who: &str| Gear { never: vec![who.into()], ..held(1, 3) };
    for (who, class, race) in [("cleric", true, false), ("elf", false, true), ("male", false, false)] {
        for (one, when_not, when) in [(only(who), 0, 3), (never(who), 3, 0)] {
            let mut talk = table();
            talk.does(puts(Blue, one));
            assert_eq!(
                (bonus(&talk), outfit::packed(talk.seat(Blue))),
                (when_not, u8::from(when_not == 0).into()),
                "{who}"
            );
            if when_not == 0 {
                talk.refuses(pack(Blue, &[])).because("item-not-for-you").cites("MQ-ITEM-13");
            }
            match (class, race) {
                (true, _) => talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec![who.into()] }),
                (_, true) => talk.effect(munchkin::Effect::Races { seat: Blue, races: vec![who.into()] }),
                _ => talk.effect(munchkin::Effect::Sex { seat: Blue, sex: Some(Sex::Male) }),
            };
            if when > 0 {
                talk.does(pack(Blue, &[]));
            }
            assert_eq!(bonus(&talk), when, "{who}");
        }
    }
    // From the hand, what is used once is no different.
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    let flask = Gear { only: vec!["cleric".into()], ..potion(3) };
    let uses = play(Blue, HAND, Played::Use { item: Some(flask), on: Some(BLUE), effects: vec![] });
    talk.refuses(uses.clone()).because("item-not-for-you").cites("MQ-ITEM-13");
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["cleric".into()] }).does(uses);
    assert_eq!(totals(&talk).0, (4, 1));
}

#[test]
fn what_can_no_longer_be_used_goes_to_the_pack() {
    let _row = proves("MQ-ITEM-24");
    let mut talk = table();
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["cleric".into()] });
    talk.does(puts(Blue, Gear { only: vec!["cleric".into()], ..item("Relic", 3) })).does(puts(Blue, item("Rock", 1)));
    assert_eq!(bonus(&talk), 4);
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec![] }).cites("MQ-ITEM-24");
    assert_eq!((bonus(&talk), kept(&talk)), (1, vec![Kept::Packed, Kept::Carried]), "what cannot be used");
    talk.does(pack(Blue, &[0, 1]));
    assert_eq!((bonus(&talk), kept(&talk)), (0, vec![Kept::Packed; 2]), "or is not wanted");
}

#[test]
fn cheat_lifts_every_restriction_for_the_best_bonus() {
    let _row = proves("MQ-ITEM-15");
    let better = vec![Better { who: "elf".into(), bonus: 5 }, Better { who: "dwarf".into(), bonus: 4 }];
    let spear = Gear { only: vec!["cleric".into()], never: vec!["female".into()], better, ..held(2, 3) };
    let mut talk = table();
    talk.effect(munchkin::Effect::Sex { seat: Blue, sex: Some(Sex::Female) });
    talk.does(puts(Blue, held(2, 2))).does(puts(Blue, worn(Slot::Headgear, 1))).does(puts(Blue, spear));
    assert_eq!((bonus(&talk), kept(&talk)[2]), (3, Kept::Packed));
    let cards = talk.seat(Blue).hand.of(Deck::DXM);
    talk.does(play(Blue, Source::Hand(Deck::DXM), Played::Cheat { gear: 2 })).cites("MQ-ITEM-15");
    assert_eq!((bonus(&talk), outfit::packed(talk.seat(Blue)), talk.seat(Blue).hand.of(Deck::DXM)), (8, 0, cards - 1));
    has(&mut talk, Blue, Gear { packed: true, ..worn(Slot::Headgear, 4) });
    talk.does(play(Blue, Source::Hand(Deck::DXM), Played::Cheat { gear: 3 }));
    assert_eq!(bonus(&talk), 12, "a second thing on the head, too");
}

#[test]
fn cheat_is_lost_with_its_item() {
    let _row = proves("MQ-ITEM-16");
    let mut talk = table();
    let relic = || Gear { only: vec!["cleric".into()], value: Some(1_000), ..item("Relic", 3) };
    let cheats = play(Blue, Source::Hand(Deck::DXM), Played::Cheat { gear: 0 });
    talk.does(puts(Blue, relic())).does(cheats.clone());
    let hand = talk.seat(Blue).hand;
    talk.effect(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false });
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Blue).hand), (0, hand), "it does not come back to the hand");
    talk.does(puts(Blue, relic()));
    assert_eq!((bonus(&talk), talk.seat(Blue).gear[0].cheat), (0, false), "nor is it there for the next");
    talk.does(cheats);
    assert_eq!(bonus(&talk), 3);
    let sold = Command::Munchkin(munchkin::Command::BuyLevel {
        seat: Blue,
        gear: vec![0],
        others: vec![],
        hand: vec![],
        cards: Default::default(),
        levels: None,
    });
    talk.does(sold).does(puts(Blue, Gear { cheat: true, ..relic() }));
    assert_eq!(bonus(&talk), 0, "no card is played with Cheat on it");
}

#[test]
fn shiny_and_clothing_take_no_slot() {
    let _row = proves("MQ-ITEM-19");
    let mut talk = table();
    for slot in Slot::ALL {
        talk.does(puts(Blue, worn(slot, 0)));
    }
    for keyword in ["shiny", "clothing"].repeat(3) {
        talk.does(puts(Blue, with_keyword(keyword, 1)));
    }
    assert_eq!((bonus(&talk), kept(&talk)), (6, vec![Kept::Worn; 9]));
}

#[test]
fn hands_hold_only_so_much() {
    let _row = proves("MQ-ITEM-21");
    for (items, fits) in [(&[1, 1][..], true), (&[2], true), (&[1, 2], false), (&[2, 1], false), (&[1, 1, 1], false)] {
        let mut talk = table();
        for hands in items {
            talk.does(puts(Blue, held(*hands, 1)));
        }
        assert_eq!(outfit::packed(talk.seat(Blue)) == 0, fits, "{items:?}");
    }
    // A Hand more, a Hand less.
    let mut talk = table();
    talk.effect(munchkin::Effect::Hands { seat: Blue, change: Amount::By(1) })
        .does(puts(Blue, held(2, 2)))
        .does(puts(Blue, held(1, 1)));
    assert_eq!(bonus(&talk), 3);
    let numb = Condition { text: "a numb arm".into(), hands: -1, ..Condition::default() };
    talk.effect(munchkin::Effect::Condition { seat: Blue, add: numb }).cites("MQ-ITEM-21");
    assert_eq!((bonus(&talk), kept(&talk)), (2, vec![Kept::Carried, Kept::Packed]));
}

#[test]
fn powers_work_like_it_or_not() {
    let _row = proves("MQ-ITEM-30");
    let _row = proves("MQ-ITEM-31");
    let _row = proves("MQ-ITEM-32");
    let _row = proves("MQ-KW-11");
    let _row = proves("MQ-KW-19");
    let winged = |power: &str| Gear { powers: vec![power.into()], ..worn(Slot::Footgear, 0) };
    let red = |power: &str, packed: bool| {
        let mut talk = table();
        let room = talk.room(1, 0, plain());
        let mut face = (*talk.at(room).tile.up).clone();
        face.enter = vec![OnEntry { who: "power:flight".into(), health: -1, gold: 0 }];
        talk.amends(dungeon::Effect::Print { room, face }).does(puts(Blue, winged(power)));
        if packed {
            talk.does(pack(Blue, &[0]));
        }
        talk.walks(East);
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "nobody is asked: {:?}", talk.asks());
        talk.seat(Blue).health.red
    };
    assert_eq!(red("flight", false), 3, "hurt, with no way to switch it off");
    assert_eq!(red("flight", true), 4, "packed, it gives no Power");
    assert_eq!(red("flying", false), 4, "the keyword of monsters is another");
    for power in ["flame", "flight", "protection from flame"] {
        let mut talk = table();
        assert!(!outfit::has_power(talk.seat(Blue), power));
        talk.does(puts(Blue, winged(power)));
        assert!(outfit::has_power(talk.seat(Blue), power));
    }
}

#[test]
fn items_are_played_traded_paid_with_and_sold() {
    let _row = proves("MQ-ITEM-01");
    let mut talk = table();
    let room = talk.room(1, 0, plain());
    for _ in 0..5 {
        talk.does(puts(Blue, Gear { value: Some(1_000), ..item("Rock", 1) }));
    }
    assert_eq!(bonus(&talk), 5, "played");
    let one = || Goods { gear: vec![0], ..Goods::default() };
    talk.does(munchkin::Command::Give {
        from: Blue,
        to: Red,
        goods: one(),
        back: Goods { gold: 100, ..Goods::default() },
    });
    assert_eq!((talk.seat(Red).gear.len(), talk.seat(Blue).gold), (1, 400), "traded");
    talk.does(munchkin::Command::BuyLevel {
        seat: Blue,
        gear: vec![0],
        others: vec![],
        hand: vec![],
        cards: Default::default(),
        levels: None,
    });
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold), (2, 400), "sold for a level");
    let pays = Cards { gear: vec![0], ..Cards::default() };
    let effects = vec![gold(Blue, 800)];
    talk.does(dungeon::Command::Deal { cost: None, once: false, asks: Some(Price::Items(1_000)), pays, effects });
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Blue).gold), (2, 1_200), "sold for gold in a Deal");
    // A monster whose card says that it takes a bribe.
    let monster = talk.monster(room, card(12, 1, 1), Red);
    talk.walks(East);
    let bribe = [
        Effect::Munchkin(munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false }),
        Effect::Fight(fight::Effect::LeaveAlone { monster, alone: true }),
    ];
    talk.does(table::Command::Effects { note: "it takes bribes".into(), effects: bribe.into() });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    assert_eq!((talk.seat(Blue).gear.len(), talk.is_gone(monster)), (1, false));
}

#[test]
fn items_are_not_discarded_at_will() {
    let _row = proves("MQ-ITEM-02");
    let mut talk = table();
    talk.does(puts(Blue, item("Rock", 1)));
    let discards =
        |by| Command::Munchkin(munchkin::Command::Power { seat: Blue, class: "wizard".into(), by, effects: vec![] });
    let rock = || PowerBy::Discard(Cards { gear: vec![0], ..Cards::default() });
    talk.refuses(discards(rock())).because("class-not-in-play").cites("MQ-CLASS-03");
    for what in [Played::Level, Played::Item(item("Rock", 1)), Played::Monster] {
        talk.refuses(play(Blue, Source::Table(0), what)).because("play-from-hand");
    }
    let uses = play(Blue, Source::Table(0), Played::Use { item: None, on: None, effects: vec![gold(Blue, 100)] });
    talk.does(uses);
    assert_eq!(talk.seat(Blue).gear.len(), 1, "using it does not discard it");
    // Where a card lets them be discarded, they can be.
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["wizard".into()] }).does(discards(rock()));
    assert!(talk.seat(Blue).gear.is_empty());
    let gone = talk.because("MQ-CARD-13");
    assert!(
        gone.iter().any(|e| matches!(e, Event::Munchkin(munchkin::Event::Items { gone, .. }) if gone.len() == 1)),
        "{gone:?}"
    );
}
