//! The two powers of a Class, and Deals: what pays for them, what they bring, when they are refused (MQ-CLASS, MQ-DEAL).

use crate::cards::{hat, in_hand};
use crate::fights::{card, meeting, term, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::price::Price;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

fn discards(seat: Colour, class: &str, cards: Cards, effects: Vec<Effect>) -> Command {
    Command::Munchkin(munchkin::Command::Power { seat, class: class.into(), by: PowerBy::Discard(cards), effects })
}

fn ten(seat: Colour, class: &str, effects: Vec<Effect>) -> Command {
    Command::Munchkin(munchkin::Command::Power { seat, class: class.into(), by: PowerBy::Ten, effects })
}

fn kinds(names: &[&str]) -> Cards {
    Cards { kinds: names.iter().map(|n| (*n).to_owned()).collect(), ..Cards::default() }
}

fn dxm(count: u8) -> Cards {
    Cards { hand: Hand::dealt(0, count), ..Cards::default() }
}

fn treasures(count: u8) -> Cards {
    Cards { hand: Hand::dealt(count, 0), ..Cards::default() }
}

fn items(gear: &[usize]) -> Cards {
    Cards { gear: gear.to_vec(), ..Cards::default() }
}

/// Blue is a wizard and an elf with a hat.
fn wizard() -> Talk {
    let mut talk = Talk::four();
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["wizard".into()] });
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: hat(1) });
    talk
}

#[test]
fn a_power_is_paid_with_any_card() {
    let _row = proves("MQ-CLASS-05");
    for (cards, what) in [
        (treasures(1), "a Treasure"),
        (dxm(1), "a DxM"),
        (items(&[0]), "an Item in play"),
        (kinds(&["elf"]), "a Race"),
        (Cards { hand: Hand::dealt(1, 1), ..Cards::default() }, "two cards"),
    ] {
        let mut talk = wizard();
        let cards_of = |talk: &Talk| {
            let (seat, hand) = (talk.seat(Blue), in_hand(talk, Blue));
            usize::from(hand.0 + hand.1) + seat.gear.len() + seat.races.len() + seat.classes.len()
        };
        let (before, count) = (cards_of(&talk), cards.count());
        talk.does(discards(Blue, "wizard", cards, vec![gold(Blue, 50)])).cites("MQ-CLASS-05");
        assert_eq!((cards_of(&talk), talk.seat(Blue).gold), (before - count, 350), "{what}");
    }
    // In a fight, for somebody else's side, on anybody's turn.
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.effect(munchkin::Effect::Classes { seat: Red, classes: vec!["wizard".into()] });
    talk.does(discards(Red, "wizard", dxm(1), vec![term(Fighter::Monster(ids[0]), "", 3, 0)]));
    assert_eq!(totals(&talk).1.0, 6);
}

#[test]
fn a_class_pays_for_its_own_power() {
    let _row = proves("MQ-CLASS-06");
    let mut talk = wizard();
    talk.does(discards(Blue, "wizard", kinds(&["wizard"]), vec![gold(Blue, 50)])).cites("MQ-CLASS-06");
    assert_eq!((talk.seat(Blue).classes.len(), talk.seat(Blue).gold), (0, 350), "it works, and the Class is gone");
    talk.refuses(discards(Blue, "wizard", dxm(1), vec![])).because("class-not-in-play").cites("MQ-CLASS-04");
}

#[test]
fn the_ten_sided_die_shows_the_level_or_less() {
    let _row = proves("MQ-CLASS-07");
    let _row = proves("MQ-CLASS-08");
    let _row = proves("MQ-CLASS-09");
    for (level, face, works) in
        [(1, 1, true), (1, 2, false), (6, 6, true), (6, 7, false), (9, 9, true), (9, 10, false), (10, 10, true)]
    {
        let mut talk = wizard();
        let room = talk.room(1, 0, plain());
        talk.stands(Blue, room).at_level(Blue, level).does(ten(Blue, "wizard", vec![gold(Blue, 50)]));
        assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Munchkin(munchkin::Ask::PowerDie)));
        assert_eq!(talk.seat(Blue).gold, 300, "nothing before the roll");
        talk.answers(table::Answer::Number(face));
        talk.cites(if level == 10 {
            "MQ-CLASS-09"
        } else if works {
            "MQ-CLASS-07"
        } else {
            "MQ-CLASS-08"
        });
        assert_eq!(talk.seat(Blue).gold, if works { 350 } else { 300 }, "{face} at Level {level}");
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "and play goes on");
    }
    let mut talk = wizard();
    talk.does(ten(Blue, "wizard", vec![gold(Blue, 50)]));
    for face in [0, 11] {
        talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Number(face))))
            .because("no-such-face")
            .cites("MQ-DIE-07");
    }
}

#[test]
fn a_power_is_refused() {
    let mut talk = wizard();
    let ok = || vec![gold(Blue, 1)];
    talk.refuses(ten(Orange, "wizard", ok())).because("no-such-seat");
    for class in ["thief", "elf", ""] {
        talk.refuses(ten(Blue, class, ok())).because("class-not-in-play").cites("MQ-CLASS-03");
    }
    talk.refuses(discards(Blue, "wizard", Cards::default(), ok())).because("power-needs-a-card").cites("MQ-CLASS-05");
    talk.refuses(discards(Blue, "wizard", treasures(90), ok())).because("card-not-in-hand").cites("MQ-CARD-02");
    talk.refuses(discards(Blue, "wizard", items(&[3]), ok())).because("no-such-item");
    talk.refuses(discards(Blue, "wizard", items(&[0, 0]), ok())).because("no-such-item");
    talk.refuses(discards(Blue, "wizard", kinds(&["dwarf"]), ok())).because("kind-not-in-play").cites("MQ-CARD-13");
    talk.refuses(discards(Blue, "wizard", kinds(&["elf", "elf"]), ok())).because("kind-not-in-play");
    talk.refuses(discards(Blue, "wizard", kinds(&["half_breed"]), ok())).because("kind-not-in-play");
    talk.refuses(ten(Blue, "wizard", vec![gold(Blue, 1); 101])).because("too-many-effects");
    talk.refuses(discards(Blue, "wizard", dxm(1), vec![gold(Orange, 1)])).because("no-such-seat");
    talk.does(ten(Blue, "wizard", ok()));
    talk.refuses(ten(Blue, "wizard", ok())).because("power-rolling").cites("MQ-CLASS-07");
    talk.answers(table::Answer::Number(1));
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    dead.refuses(ten(Blue, "wizard", ok())).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.amends(munchkin::Effect::HalfBreed { seat: Blue, on: true });
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into(), "dwarf".into()] });
    let half = discards(Blue, "wizard", kinds(&["half_breed"]), ok());
    talk.refuses(half).because("one-kind-has-to-go").cites("MQ-RACE-03");
    talk.does(discards(Blue, "wizard", kinds(&["half_breed", "dwarf"]), ok()));
    assert_eq!((talk.seat(Blue).half_breed, talk.seat(Blue).races.len()), (false, 1));
    let room = talk.room(3, 3, all_to(East));
    talk.room(4, 3, plain());
    talk.monster(room, walker(1), Red);
    talk.ends_turn().die(Red);
    talk.refuses(ten(Blue, "wizard", ok())).because("not-while-monsters-move").cites("MQ-MMOV-13");
}

fn deal(asks: Option<Price>, pays: Cards) -> Command {
    Command::Dungeon(dungeon::Command::Deal { cost: None, once: false, asks, pays, effects: vec![level(Blue, 1)] })
}

fn worth(value: u32) -> Gear {
    Gear { value: Some(value), ..Gear::default() }
}

/// Blue with Items worth 300 and 500, an Item without a price, and a Race.
fn rich() -> Talk {
    let mut talk = Talk::four();
    for add in [worth(300), worth(500), Gear::default()] {
        talk.amends(munchkin::Effect::Gear { seat: Blue, add });
    }
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    talk
}

#[test]
fn a_deal_is_paid_in_its_own_coin() {
    let _row = proves("MQ-DEAL-04");
    let all = [Cards::default(), items(&[0, 1]), dxm(1), treasures(1), kinds(&["elf"])];
    for (asks, right) in [
        (Price::Gold(250), vec![0]),
        (Price::Items(700), vec![1]),
        (Price::Cards(1), vec![2, 3, 4]),
        (Price::Treasures(1), vec![3]),
        (Price::Dxm(1), vec![2]),
    ] {
        for (index, pays) in all.iter().enumerate() {
            let mut talk = rich();
            if right.contains(&index) {
                let before = talk.seat(Blue).clone();
                talk.does(deal(Some(asks), pays.clone())).cites("MQ-DEAL-04");
                let now = talk.seat(Blue);
                assert_eq!((now.level, now.gold), (2, if index == 0 { 50 } else { 300 }), "{asks:?}");
                assert_eq!(now.gear.len(), before.gear.len() - pays.gear.len());
                assert_eq!(now.hand.total(), before.hand.total() - pays.hand.total());
                assert_eq!(now.races.len(), before.races.len() - pays.kinds.len());
            } else {
                talk.refuses(deal(Some(asks), pays.clone())).because("deal-in-other-coin").cites("MQ-DEAL-04");
            }
        }
    }
}

#[test]
fn there_is_no_change() {
    let _row = proves("MQ-DEAL-05");
    let mut talk = rich();
    talk.does(deal(Some(Price::Items(400)), items(&[0, 1])));
    assert_eq!((talk.seat(Blue).gold, talk.seat(Blue).gear.len()), (300, 1), "800 for 400, and nothing back");
    rich().refuses(deal(Some(Price::Items(400)), items(&[0]))).because("deal-underpaid").cites("MQ-DEAL-05");
    rich().refuses(deal(Some(Price::Items(400)), items(&[0, 2]))).because("deal-underpaid").cites("MQ-DEAL-04");
    rich().does(deal(Some(Price::Items(800)), items(&[0, 1])));
}

#[test]
fn some_deals_are_made_once_a_turn() {
    let _row = proves("MQ-DEAL-06");
    let once = |once| {
        Command::Dungeon(dungeon::Command::Deal {
            cost: Some(0),
            once,
            asks: None,
            pays: Cards::default(),
            effects: vec![gold(Blue, 1)],
        })
    };
    let mut talk = Talk::four();
    talk.room(1, 0, plain());
    talk.does(once(false)).does(once(false)).does(once(true)).cites("MQ-DEAL-06");
    assert_eq!(talk.left(Blue), 3, "however much Move is left");
    talk.refuses(once(true)).because("deal-made-already").cites("MQ-DEAL-06");
    talk.walks(East).does(once(true)).walks(West);
    talk.refuses(once(true)).because("deal-made-already");
    for again in [false, true] {
        let mut talk = Talk::four();
        talk.does(once(true));
        if again {
            talk.from(Phase::Draw, Blue);
        } else {
            talk.monster_turn(Orange).answers(table::Answer::Done).from(Phase::Draw, Blue);
        }
        talk.does(once(true));
    }
}

#[test]
fn a_deal_is_refused() {
    let free = || {
        Command::Dungeon(dungeon::Command::Deal {
            cost: None,
            once: false,
            asks: None,
            pays: Cards::default(),
            effects: vec![],
        })
    };
    let mut talk = rich();
    talk.refuses(deal(Some(Price::Gold(301)), Cards::default())).because("not-enough-gold").cites("MQ-DEAL-04");
    talk.refuses(deal(Some(Price::Items(1)), items(&[7]))).because("deal-underpaid");
    talk.refuses(deal(None, items(&[7]))).because("no-such-item");
    talk.refuses(deal(Some(Price::Items(1)), items(&[0, 0]))).because("no-such-item");
    talk.refuses(deal(Some(Price::Cards(1)), kinds(&["dwarf"]))).because("kind-not-in-play").cites("MQ-CARD-13");
    let bare = Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(0) });
    talk.amends(bare).refuses(deal(Some(Price::Dxm(1)), dxm(1))).because("card-not-in-hand").cites("MQ-CARD-02");
    talk.at_level(Blue, 9).refuses(deal(None, Cards::default())).because("level-needs-kill").cites("MQ-FIX-07");
    talk.refuses(dungeon::Command::Deal {
        cost: Some(4),
        once: false,
        asks: None,
        pays: Cards::default(),
        effects: vec![],
    })
    .because("not-enough-move")
    .cites("MQ-TURN-06");
    let add = Condition { moves: -3, ..Condition::default() };
    talk.effect(munchkin::Effect::Condition { seat: Blue, add }).refuses(free()).because("not-enough-move");
    talk.effect(munchkin::Effect::Lift { seat: Blue, index: 0 });
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(1, 0, 1), Red);
    talk.walks(East).refuses(free()).because("not-now").cites("MQ-TURN-02");
    talk.answers(fight::Answer::Fight(fight::outcome::Outcome::None));
    talk.refuses(free()).because("deal-with-monster").cites("MQ-DEAL-02");
    talk.walks(West).does(turn::Command::EndTurn).refuses(free()).because("not-now").cites("MQ-TURN-02");
}
