//! Cards in hands and in play: what they are good for where they lie, how they leave, how each kind is played and when
//! it is refused (MQ-CARD, MQ-PLAY, MQ-GET, MQ-TALK).

use crate::fights::{card, meeting};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::card::price::{Price, When};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::Bargain;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::items::candidates;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::table;

/// A card of a deck is played from somebody's hand.
pub fn plays_of(deck: Deck, seat: Colour, what: Played) -> Command {
    Command::Munchkin(munchkin::Command::Play {
        seat,
        from: Source::Hand(deck),
        name: String::new(),
        what: Box::new(what),
    })
}

/// A DxM card is played.
pub fn plays(seat: Colour, what: Played) -> Command {
    plays_of(Deck::DXM, seat, what)
}

/// An Item is put on the table.
pub fn lays(seat: Colour, item: Gear) -> Command {
    plays_of(Deck::TREASURE, seat, Played::Item(item))
}

/// A card that says nothing of when it is played.
pub fn any(effects: Vec<Effect>) -> Played {
    Played::Card { when: When::Any, effects }
}

pub fn curse(on: Colour, effect: Effect) -> Played {
    Played::Curse { on, effects: vec![effect] }
}

pub fn hat(bonus: i16) -> Gear {
    Gear { name: "Hat".into(), bonus, slot: Some(Slot::Headgear), ..Gear::default() }
}

/// Cards in a hand: Treasures, DxM.
pub fn in_hand(talk: &Talk, seat: Colour) -> (u8, u8) {
    let hand = talk.seat(seat).hand;
    (hand.of(Deck::TREASURE), hand.of(Deck::DXM))
}

fn loses(seat: Colour, sort: Option<&str>) -> Effect {
    Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: sort.map(str::to_owned), dropped: false })
}

fn give(from: Colour, to: Colour, goods: Goods) -> Command {
    Command::Munchkin(munchkin::Command::Give { from, to, goods, back: Goods::default() })
}

#[test]
fn a_card_counts_once_it_lies_on_the_table() {
    let _row = proves("MQ-CARD-02");
    let _row = proves("MQ-CARD-07");
    let _row = proves("MQ-CARD-10");
    let _row = proves("MQ-CARD-11");
    let mut talk = Talk::four();
    let held = in_hand(&talk, Blue);
    assert!(held.0 > 0 && held.1 > 0);
    assert_eq!(outfit::combat_bonus(talk.seat(Blue)), 0, "whatever is in the hand");
    assert!(candidates(talk.seat(Blue), None).is_empty());
    talk.does(lays(Blue, hat(3)));
    assert_eq!(outfit::combat_bonus(talk.seat(Blue)), 3);
    assert_eq!(in_hand(&talk, Blue), (held.0 - 1, held.1));
    talk.does(plays(Blue, Played::Race("elf".into()))).cites("MQ-CARD-11");
    assert_eq!((talk.seat(Blue).races.as_slice(), in_hand(&talk, Blue).1), (&["elf".to_owned()][..], held.1 - 1));
    // What only lies in the hand cannot be used, paid with as an Item, or lost as one in play.
    let sword = Gear { name: "Sword".into(), bonus: 2, ..Gear::default() };
    let use_it = Played::Use { item: Some(sword), on: None, effects: vec![] };
    talk.refuses(plays_of(Deck::TREASURE, Blue, use_it)).because("item-not-in-play").cites("MQ-PLAY-02");
    talk.does(dungeon::Command::Drop { seat: Blue, goods: Goods { gear: vec![0], ..Goods::default() } });
    assert_eq!(outfit::combat_bonus(talk.seat(Blue)), 0, "no longer before its player");
    talk.refuses_effect(loses(Blue, None)).because("nothing-to-lose");
}

#[test]
fn a_hand_is_touched_only_by_what_names_it() {
    let _row = proves("MQ-CARD-03");
    let mut talk = Talk::four();
    let held = in_hand(&talk, Red);
    talk.does(plays(Blue, curse(Red, loses(Red, None)))).answers(table::Answer::Done);
    assert_eq!(in_hand(&talk, Red), held, "it takes Items in play, and there are none");
    talk.does(plays(Blue, curse(Red, Effect::Dungeon(dungeon::Effect::Gold { seat: Red, change: Amount::To(0) }))))
        .answers(table::Answer::Done);
    assert_eq!((in_hand(&talk, Red), talk.seat(Red).gold), (held, 0));
    let named = Effect::Cards(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::By(-1) });
    talk.does(plays(Blue, curse(Red, named))).answers(table::Answer::Done);
    assert_eq!(in_hand(&talk, Red), (held.0 - 1, held.1));
}

#[test]
fn a_hand_sells_for_a_level_at_most() {
    let _row = proves("MQ-CARD-04");
    let level = Command::Munchkin(munchkin::Command::BuyLevel {
        seat: Blue,
        gear: vec![],
        others: vec![],
        hand: vec![600, 600],
        cards: Default::default(),
        levels: None,
    });
    for (value, sells) in [("yes", true), ("no", false)] {
        let mut talk = Talk::four().ruled("sell_from_hand_for_level", value);
        let held = in_hand(&talk, Blue);
        // Never for anything else: a Deal that wants Items wants them from the table.
        let pays = Cards { hand: Hand::dealt(2, 0), ..Cards::default() };
        let sale = Command::Dungeon(dungeon::Command::Deal {
            cost: None,
            once: false,
            asks: Some(Price::Items(100)),
            pays,
            effects: vec![],
        });
        talk.refuses(sale).because("deal-in-other-coin").cites("MQ-DEAL-04");
        if sells {
            talk.does(level.clone());
            assert_eq!((talk.seat(Blue).level, in_hand(&talk, Blue)), (2, (held.0 - 2, held.1)));
        } else {
            talk.refuses(level.clone()).because("hand-cannot-be-sold").cites("MQ-CARD-04");
        }
    }
}

#[test]
fn hands_are_neither_traded_nor_promised() {
    let _row = proves("MQ-CARD-05");
    let _row = proves("MQ-CARD-12");
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    talk.does(fight::Command::Help { seat: Some(Red) });
    let terms = Bargain { items: vec![hat(1)], ..Bargain::default() };
    talk.refuses_effect(fight::Effect::Bargain { terms }).because("bribe-not-in-play").cites("MQ-CARD-05");
    // Nothing a trade can name is a card in a hand, or a DxM anywhere.
    for goods in ["{\"dxm\":1}", "{\"treasure\":1}", "{\"kinds\":[\"elf\"]}"] {
        assert!(serde_json::from_str::<Goods>(goods).is_err(), "{goods}");
    }
    let mut talk = Talk::four();
    talk.does(lays(Blue, hat(1))).does(plays(Blue, Played::Race("elf".into())));
    let (held, theirs) = (in_hand(&talk, Blue), in_hand(&talk, Red));
    talk.does(give(Blue, Red, Goods { gear: vec![0], gold: 100, ..Goods::default() }));
    assert_eq!((in_hand(&talk, Blue), in_hand(&talk, Red)), (held, theirs));
    assert_eq!((talk.seat(Blue).races.len(), talk.seat(Red).races.len()), (1, 0), "a Race stays whose it is");
    talk.refuses(give(Blue, Red, Goods { gear: vec![0], ..Goods::default() })).because("no-such-item");
}

#[test]
fn what_leaves_play_never_comes_back_to_a_hand() {
    let _row = proves("MQ-CARD-08");
    let paid = |cards: Cards| {
        Command::Munchkin(munchkin::Command::Power {
            seat: Blue,
            class: "wizard".into(),
            by: PowerBy::Discard(cards),
            effects: vec![],
        })
    };
    let own = |gear: Vec<usize>| Goods { gear, ..Goods::default() };
    let ways: [Command; 5] = [
        Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods: own(vec![0]) }),
        give(Blue, Red, own(vec![0])),
        paid(Cards { gear: vec![0], ..Cards::default() }),
        paid(Cards { kinds: vec!["elf".into()], ..Cards::default() }),
        Command::Table(table::Command::Effects {
            note: String::new(),
            effects: vec![Effect::Munchkin(munchkin::Effect::Races { seat: Blue, races: vec![] })],
        }),
    ];
    for way in ways {
        let mut talk = Talk::four();
        talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat(1) });
        talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
        talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["wizard".into()] });
        let held = [in_hand(&talk, Blue), in_hand(&talk, Red)];
        talk.does(way.clone());
        assert_eq!([in_hand(&talk, Blue), in_hand(&talk, Red)], held, "{way:?}");
        assert!(talk.seat(Blue).gear.is_empty() || talk.seat(Blue).races.is_empty(), "{way:?}");
    }
    // Nor by picking up what was dropped.
    let mut talk = Talk::four();
    talk.does(lays(Blue, hat(1)));
    let held = in_hand(&talk, Blue);
    talk.does(dungeon::Command::Drop { seat: Blue, goods: own(vec![0]) }).does(dungeon::Command::PickUp(own(vec![0])));
    assert_eq!((in_hand(&talk, Blue), talk.seat(Blue).gear.len()), (held, 1), "it is in play again");
}

#[test]
fn an_item_in_play_goes_by_its_use_by_dropping_or_by_trade() {
    let _row = proves("MQ-CARD-09");
    let lots = |once: bool| Gear { once, keywords: vec!["throwable".into()], ..hat(2) };
    let used = |index: usize| {
        Command::Munchkin(munchkin::Command::Play {
            seat: Blue,
            from: Source::Table(index),
            name: String::new(),
            what: Box::new(Played::Use { item: None, on: None, effects: vec![] }),
        })
    };
    let mut talk = Talk::four();
    talk.does(lays(Blue, lots(false)));
    talk.does(used(0));
    assert_eq!(talk.seat(Blue).gear.len(), 1, "using it is no way to be rid of it");
    talk.refuses(munchkin::Command::Pack { seat: Blue, packed: vec![7] }).because("no-such-item");
    let nothing = Command::Dungeon(dungeon::Command::Deal {
        cost: None,
        once: false,
        asks: Some(Price::Gold(100)),
        pays: Cards { gear: vec![0], ..Cards::default() },
        effects: vec![],
    });
    talk.refuses(nothing).because("deal-in-other-coin");
    let power = Command::Munchkin(munchkin::Command::Power {
        seat: Blue,
        class: "wizard".into(),
        by: PowerBy::Discard(Cards { gear: vec![0], ..Cards::default() }),
        effects: vec![],
    });
    talk.refuses(power).because("class-not-in-play");
    // Each where its own rules allow: too far to trade, no dropping in a fight.
    let far = talk.room(5, 5, plain());
    talk.stands(Red, far);
    let goods = Goods { gear: vec![0], ..Goods::default() };
    talk.refuses(give(Blue, Red, goods.clone())).because("too-far-to-trade").cites("MQ-TRADE-02");
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(1, 0, 1), Red);
    talk.walks(East);
    talk.refuses(dungeon::Command::Drop { seat: Blue, goods: goods.clone() })
        .because("no-drop-in-combat")
        .cites("MQ-ANY-10");
    talk.wins(1).does(dungeon::Command::Drop { seat: Blue, goods });
    talk.does(lays(Blue, lots(true))).does(used(0));
    assert!(talk.seat(Blue).gear.is_empty(), "used once, it is discarded");
}

#[test]
fn any_card_pays_unless_the_price_says_which() {
    let _row = proves("MQ-CARD-13");
    let table = || {
        let mut talk = Talk::four();
        talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat(1) });
        talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
        talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".into()] });
        talk
    };
    let kinds = |which: &str| Cards { kinds: vec![which.into()], ..Cards::default() };
    let all = [
        Cards { hand: Hand::dealt(1, 0), ..Cards::default() },
        Cards { hand: Hand::dealt(0, 1), ..Cards::default() },
        Cards { gear: vec![0], ..Cards::default() },
        kinds("elf"),
        kinds("thief"),
    ];
    let deal = |asks, pays| {
        Command::Dungeon(dungeon::Command::Deal { cost: None, once: false, asks: Some(asks), pays, effects: vec![] })
    };
    for cards in all {
        let by = PowerBy::Discard(cards.clone());
        let mut talk = table();
        let before = talk.seat(Blue).clone();
        talk.does(munchkin::Command::Power { seat: Blue, class: "thief".into(), by, effects: vec![] })
            .cites("MQ-CARD-13");
        assert_ne!(*talk.seat(Blue), before, "{cards:?} is gone");
        table().does(deal(Price::Cards(1), cards.clone()));
        if cards.hand.of(Deck::DXM) == 0 {
            table().refuses(deal(Price::Dxm(1), cards)).because("deal-in-other-coin").cites("MQ-DEAL-04");
        } else {
            table().does(deal(Price::Dxm(1), cards.clone()));
            table().refuses(deal(Price::Treasures(1), cards)).because("deal-in-other-coin").cites("MQ-DEAL-04");
        }
    }
}

#[test]
fn a_dxm_is_for_any_time_unless_it_says_otherwise() {
    let _row = proves("MQ-PLAY-05");
    let what = |when| Played::Card { when, effects: vec![gold(Blue, 100)] };
    assert_eq!(When::default(), When::Any);
    let told: Command = serde_json::from_str(
        r#"{"play":{"seat":"red","from":{"hand":"dxm"},"what":{"card":{"effects":[{"gold":{"seat":"blue","change":"+5"}}]}}}}"#,
    )
    .expect("a card that says nothing of its time");
    // On one's own turn, on somebody else's, in a fight, before the roll.
    let mut talk = Talk::four();
    talk.does(plays(Blue, what(When::Any))).does(plays(Red, what(When::Any))).does(told.clone());
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    talk.does(told).does(plays(Blue, what(When::Any))).answers(table::Answer::Done).does(plays(Green, what(When::Any)));
    talk.answers(table::Answer::No);
    talk.refuses(plays(Red, what(When::OwnTurn))).because("only-on-own-turn").cites("MQ-PLAY-05");
    talk.refuses(plays(Red, what(When::Peace))).because("not-in-combat").cites("MQ-ANY-06");
    talk.refuses(plays(Red, what(When::AfterRoll))).because("no-dice-yet").cites("MQ-CMB-46");
    talk.does(plays(Red, what(When::Fight)));
    let mut talk = Talk::four();
    talk.refuses(plays(Red, what(When::Fight))).because("no-fight").cites("MQ-PLAY-05");
    talk.does(plays(Blue, what(When::OwnTurn)));
}

#[test]
fn most_are_used_once_and_some_stay() {
    let _row = proves("MQ-PLAY-06");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    let give = |talk: &mut Talk| {
        talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(9) }).game.clone()
    };
    give(&mut talk);
    let once = [Played::Level, any(vec![gold(Blue, 1)])];
    for (gone, what) in once.into_iter().enumerate() {
        talk.does(plays(Blue, what)).cites("MQ-PLAY-06");
        assert_eq!(in_hand(&talk, Blue).1, 8 - gone as u8);
    }
    let seat = talk.seat(Blue);
    assert!(seat.gear.is_empty() && seat.conditions.is_empty() && seat.races.is_empty(), "nothing is left of them");
    talk.does(plays(Blue, Played::Race("elf".into()))).does(plays(Blue, Played::HalfBreed { with: None }));
    talk.does(plays(Blue, Played::Class("thief".into()))).does(plays(Blue, Played::SuperMunchkin { with: None }));
    let add = Enhancer { level: 5, ..Enhancer::default() };
    talk.does(plays(Blue, Played::Enhancer { monster: ids[0], add: add.clone() }));
    talk.answers(fight::Answer::Fight(fight::outcome::Outcome::None)).monster_turn(Orange).answers(table::Answer::Done);
    let seat = talk.seat(Blue);
    assert_eq!((seat.hand.of(Deck::DXM), seat.races.len(), seat.half_breed), (2, 1, true), "a turn later");
    assert_eq!((seat.classes.len(), seat.super_munchkin), (1, true));
    assert_eq!(talk.who(ids[0]).enhancers, [add]);
}
