//! What is done at any time, what only outside combat, what only on one's own turn; and what comes before what
//! (MQ-ANY, MQ-TIME).

use crate::cards::{any, curse, hat, in_hand, lays, plays, plays_of};
use crate::fights::{BLUE, card, meeting, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::card::price::When;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Against, MonsterDef};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::{Gift, Goods};
use standie::rules::munchkin::played::Played;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

/// Moments in which any card can be played: Blue's turn, a fight of Blue's, its pause before the roll, the tile of an
/// explored room, a step of running away.
fn moments() -> Vec<(&'static str, Talk)> {
    let turn = Talk::four();
    let mut tile = Talk::four();
    tile.does(explore(East));
    let (building, _, _) = meeting(&[card(9, 0, 1)]);
    let mut pause = building.clone();
    pause.answers(table::Answer::Done);
    let mut running = pause.clone();
    running
        .answers(fight::Answer::Throws(vec![throw(BLUE, &[1])]))
        .answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(West));
    let mut charity = Talk::four();
    charity
        .amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(9) })
        .does(turn::Command::EndTurn);
    assert!(matches!(charity.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })));
    vec![
        ("turn", turn),
        ("tile", tile),
        ("fight", building),
        ("pause", pause),
        ("running", running),
        ("charity", charity),
    ]
}

/// Those in which no combat runs, and one in which it does.
fn peace_and_war() -> (Vec<Talk>, Talk) {
    let mut others = Talk::four();
    others.from(Phase::Movement, Red);
    (vec![Talk::four(), others], meeting(&[card(3, 1, 1)]).0)
}

fn give(from: Colour, to: Colour, item: usize) -> Command {
    let goods = Goods { gear: vec![item], ..Goods::default() };
    Command::Munchkin(munchkin::Command::Give { from, to, goods, back: Goods::default() })
}

#[test]
fn levels_and_curses_and_cards_for_any_time() {
    let _row = proves("MQ-ANY-01");
    let _row = proves("MQ-ANY-02");
    let _row = proves("MQ-ANY-03");
    for (name, talk) in moments() {
        for seat in [Blue, Red] {
            let mut talk = talk.clone();
            let asks = talk.asks();
            let (level, gold_before) = (talk.seat(seat).level, talk.seat(Green).gold);
            talk.does(plays(seat, Played::Level)).cites("MQ-ANY-01");
            talk.does(plays(seat, any(vec![gold(Green, 5)]))).cites("MQ-ANY-03");
            talk.does(plays(seat, curse(Green, gold(Green, -10)))).cites("MQ-ANY-02");
            talk.answers(table::Answer::Done);
            assert_eq!((talk.seat(seat).level, talk.seat(Green).gold), (level + 1, gold_before - 5), "{name}");
            if name != "charity" {
                assert_eq!(talk.asks(), asks, "{name}: and play goes on");
            }
        }
    }
}

#[test]
fn races_and_classes_come_and_go_at_any_time() {
    let _row = proves("MQ-ANY-04");
    let _row = proves("MQ-ANY-05");
    for (name, talk) in moments() {
        for seat in [Blue, Red] {
            let mut talk = talk.clone();
            talk.does(plays(seat, Played::Race("elf".into()))).cites("MQ-ANY-04");
            talk.does(plays(seat, Played::Class("thief".into()))).cites("MQ-ANY-04");
            assert_eq!((talk.seat(seat).races.len(), talk.seat(seat).classes.len()), (1, 1), "{name}");
            talk.effect(munchkin::Effect::Races { seat, races: vec![] })
                .effect(munchkin::Effect::Classes { seat, classes: vec![] });
            assert_eq!((talk.seat(seat).races.len(), talk.seat(seat).classes.len()), (0, 0), "{name}");
        }
    }
}

#[test]
fn some_cards_are_not_for_combat() {
    let _row = proves("MQ-ANY-06");
    let what = || Played::Card { when: When::Peace, effects: vec![gold(Blue, 1)] };
    let (peace, mut war) = peace_and_war();
    for mut talk in peace {
        talk.does(plays(Blue, what())).does(plays(Red, what())).cites("MQ-ANY-06");
    }
    for seat in [Blue, Red, Yellow] {
        war.refuses(plays(seat, what())).because("not-in-combat").cites("MQ-ANY-06");
    }
    war.rule("combat_lock", "participants").does(plays(Yellow, what()));
    war.refuses(plays(Blue, what())).because("not-in-combat");
}

#[test]
fn a_level_is_given_up_for_up_to_three_health() {
    let _row = proves("MQ-ANY-07");
    let (peace, mut war) = peace_and_war();
    for mut talk in peace {
        for (hurt, healed) in [(1, 4), (3, 4)] {
            talk.at_level(Blue, 5).amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(4 - hurt) });
            talk.does(dungeon::Command::Heal { seat: Blue }).cites("MQ-ANY-07");
            assert_eq!((talk.seat(Blue).level, talk.seat(Blue).health.red), (4, healed));
        }
        talk.amends(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::To(6) });
        talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(1) })
            .does(dungeon::Command::Heal { seat: Blue });
        assert_eq!((talk.seat(Blue).level, talk.seat(Blue).health.red), (3, 4), "three, not all");
    }
    war.at_level(Blue, 5).amends(hit(Blue, 1)).at_level(Red, 5).amends(hit(Red, 1));
    war.refuses(dungeon::Command::Heal { seat: Blue }).because("not-in-combat").cites("MQ-ANY-07");
    war.refuses(dungeon::Command::Heal { seat: Red }).because("not-in-combat").cites("MQ-ANY-07");
}

#[test]
fn giving_up_a_level_is_refused() {
    let mut talk = Talk::four();
    talk.refuses(dungeon::Command::Heal { seat: Orange }).because("no-such-seat");
    talk.amends(hit(Blue, 1));
    talk.refuses(dungeon::Command::Heal { seat: Blue }).because("level-floor").cites("MQ-FIX-05");
    talk.at_level(Blue, 10).amends(heal(Blue, 1));
    talk.refuses(dungeon::Command::Heal { seat: Blue }).because("health-full").cites("MQ-HP-07");
    talk.amends(hit(Blue, 1)).does(dungeon::Command::Heal { seat: Blue });
    assert_eq!(talk.seat(Blue).level, 9, "from the highest level, too (OQ-61)");
    talk.amends(hit(Red, 1)).at_level(Red, 4).amends(hit(Blue, 1));
    let room = talk.room(3, 3, all_to(East));
    talk.room(4, 3, plain());
    talk.monster(room, walker(1), Red);
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    dead.refuses(dungeon::Command::Heal { seat: Red }).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.ends_turn().die(Red);
    talk.refuses(dungeon::Command::Heal { seat: Red }).because("not-while-monsters-move").cites("MQ-MMOV-13");
}

#[test]
fn items_are_swapped_with_the_pack_outside_combat() {
    let _row = proves("MQ-ANY-08");
    let (peace, mut war) = peace_and_war();
    let swap = |packed: usize| Command::Munchkin(munchkin::Command::Pack { seat: Red, packed: vec![packed] });
    let outfit = |talk: &mut Talk| {
        talk.amends(munchkin::Effect::Gear { seat: Red, add: hat(1) });
        talk.amends(munchkin::Effect::Gear { seat: Red, add: Gear { packed: true, ..hat(4) } });
        munchkin::outfit::combat_bonus(talk.seat(Red))
    };
    for mut talk in peace {
        assert_eq!(outfit(&mut talk), 1);
        talk.does(swap(0)).cites("MQ-ANY-08");
        assert_eq!(munchkin::outfit::combat_bonus(talk.seat(Red)), 4);
    }
    outfit(&mut war);
    war.refuses(swap(0)).because("not-in-combat").cites("MQ-ANY-08");
}

#[test]
fn items_are_traded_with_those_near_outside_combat() {
    let _row = proves("MQ-ANY-09");
    let (peace, mut war) = peace_and_war();
    for mut talk in peace {
        let (next, far) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
        for _ in 0..2 {
            talk.amends(munchkin::Effect::Gear { seat: Green, add: hat(1) });
        }
        talk.does(give(Green, Yellow, 0));
        assert_eq!((talk.seat(Green).gear.len(), talk.seat(Yellow).gear.len()), (1, 1), "in one room");
        talk.stands(Yellow, next).does(give(Green, Yellow, 0));
        assert_eq!(talk.seat(Yellow).gear.len(), 2, "in the next one");
        talk.stands(Green, far).does(give(Yellow, Green, 0)).stands(Green, RoomId::ENTRANCE).stands(Yellow, far);
        talk.refuses(give(Yellow, Green, 0)).because("too-far-to-trade").cites("MQ-TRADE-02");
    }
    war.amends(munchkin::Effect::Gear { seat: Green, add: hat(1) });
    war.refuses(give(Green, Yellow, 0)).because("not-in-combat").cites("MQ-ANY-09");
}

#[test]
fn items_are_dropped_outside_combat() {
    let _row = proves("MQ-ANY-10");
    let (peace, mut war) = peace_and_war();
    let drop =
        Command::Dungeon(dungeon::Command::Drop { seat: Red, goods: Goods { gear: vec![0], ..Goods::default() } });
    for mut talk in peace {
        talk.amends(munchkin::Effect::Gear { seat: Red, add: hat(1) }).does(drop.clone());
        assert!(talk.seat(Red).gear.is_empty() && talk.at(RoomId::ENTRANCE).pile.is_some());
    }
    war.amends(munchkin::Effect::Gear { seat: Red, add: hat(1) });
    war.refuses(drop).because("no-drop-in-combat").cites("MQ-ANY-10");
}

#[test]
fn a_treasure_just_received_is_played_on_anybodys_turn() {
    let _row = proves("MQ-ANY-11");
    for (window, later) in [("until_next_action", false), ("until_end_of_turn", true)] {
        let mut talk = Talk::four().ruled("received_item_window", window);
        talk.from(Phase::Draw, Blue);
        talk.refuses(lays(Red, hat(1))).because("item-out-of-turn").cites("MQ-ANY-11");
        talk.effect(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::By(2) });
        let mut acted = talk.clone();
        talk.does(lays(Red, hat(1))).cites("MQ-ANY-11");
        talk.does(lays(Red, Gear { name: "Boots".into(), ..Gear::default() }));
        talk.refuses(lays(Red, Gear::default())).because("item-out-of-turn");
        // A decision of the receiver's ends it, or the turn does.
        let coin = Goods { gold: 1, ..Goods::default() };
        acted.does(dungeon::Command::Drop { seat: Red, goods: coin });
        if later {
            acted.does(lays(Red, hat(1)));
        } else {
            acted.refuses(lays(Red, hat(1))).because("item-out-of-turn").cites("MQ-ANY-11");
        }
        // Not while anybody fights.
        let (mut war, _, _) = meeting(&[card(3, 1, 1)]);
        war.effect(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::By(1) });
        war.refuses(lays(Red, hat(1))).because("not-in-combat").cites("MQ-CMB-30");
        war.wins(1).does(lays(Red, hat(1)));
    }
    // What Charity brings counts as received.
    let mut talk = Talk::four();
    talk.from(Phase::Movement, Blue).at_level(Blue, 5);
    talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::To(4) });
    talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(4) })
        .does(turn::Command::EndTurn);
    let Ask::Munchkin(munchkin::Ask::Charity { surplus, to, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let one = |c: &Colour| Gift { to: Some(*c), hand: Hand::dealt(1, 0), cards: Default::default() };
    let gifts: Vec<_> = to.iter().cycle().take(surplus as usize).map(one).collect();
    talk.answers(munchkin::Answer::Gave(gifts)).does(lays(to[0], hat(1)));
}

#[test]
fn one_dies_of_ones_own_will() {
    let _row = proves("MQ-ANY-12");
    for (name, mut talk) in moments() {
        talk.at_level(Blue, 5).effect(munchkin::Effect::Life { seat: Blue, dead: true, wish: true }).cites("MQ-ANY-12");
        assert_eq!((talk.seat(Blue).dead, talk.seat(Blue).health.red), (true, 0), "{name}");
        assert_eq!(talk.seat(Blue).level, 4, "{name}: a death like any other");
    }
}

#[test]
fn items_come_onto_the_table_on_ones_own_turn_outside_combat() {
    let _row = proves("MQ-ANY-13");
    let (peace, mut war) = peace_and_war();
    for (mut talk, active) in peace.into_iter().zip([Blue, Red]) {
        let other = if active == Blue { Red } else { Blue };
        for seat in [Blue, Red] {
            talk.does(dungeon::Command::Drop { seat, goods: Goods { gold: 1, ..Goods::default() } });
        }
        talk.does(lays(active, hat(1))).cites("MQ-ANY-13");
        talk.refuses(lays(other, hat(1))).because("item-out-of-turn").cites("MQ-ANY-13");
    }
    war.refuses(lays(Blue, hat(1))).because("not-in-combat").cites("MQ-ANY-13");
    let once = Gear { once: true, bonus: 3, ..Gear::default() };
    let used = Played::Use { item: Some(once), on: Some(BLUE), effects: vec![] };
    war.does(plays_of(Deck::TREASURE, Blue, used));
    assert_eq!(totals(&war).0.0, 4, "what is used once is used from the hand");
}

#[test]
fn a_level_is_bought_on_ones_own_turn_outside_combat() {
    let _row = proves("MQ-ANY-14");
    let buys = |gear: Vec<usize>| {
        Command::Munchkin(munchkin::Command::BuyLevel {
            seat: Blue,
            gear,
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        })
    };
    let worth = |value| Gear { value: Some(value), ..Gear::default() };
    let mut talk = Talk::four();
    talk.amends(dungeon::Effect::Gold { seat: Blue, change: Amount::To(999) });
    talk.refuses(buys(vec![])).because("level-too-dear").cites("MQ-ANY-14");
    talk.amends(gold(Blue, 1)).does(buys(vec![])).cites("MQ-ANY-14");
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold), (2, 0), "gold");
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: worth(1_200) }).does(buys(vec![0]));
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold, talk.seat(Blue).gear.len()), (3, 0, 0), "Items");
    talk.amends(munchkin::Effect::Gear { seat: Blue, add: worth(600) }).amends(gold(Blue, 500)).does(buys(vec![0]));
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold), (4, 100), "both");
    talk.amends(gold(Blue, 2_000));
    let mut war = talk.clone();
    talk.from(Phase::Movement, Red).refuses(buys(vec![])).because("only-on-own-turn").cites("MQ-ANY-14");
    let room = war.room(1, 0, plain());
    war.monster(room, card(1, 0, 1), Red);
    war.walks(East).refuses(buys(vec![])).because("not-in-combat").cites("MQ-ANY-14");
    war.wins(1).does(buys(vec![]));
}

#[test]
fn rooms_and_cards_mean_what_has_their_keyword() {
    let _row = proves("MQ-ANY-15");
    let beast = |keyword: &str| MonsterDef { keywords: vec![keyword.into()], ..card(3, 1, 1) };
    let (mut talk, room, _) = meeting(&[beast("undead"), beast("animal")]);
    let mut face = (*talk.at(room).tile.up).clone();
    face.fight = vec![Against { who: "undead".into(), strength: 5, dice: 0 }];
    talk.amends(dungeon::Effect::Print { room, face });
    assert_eq!(totals(&talk).1.0, 11, "a room that means the undead");
    let item =
        |name: &str, keyword: &str| Gear { name: name.into(), keywords: vec![keyword.into()], ..Gear::default() };
    for add in [item("Flask", "potion"), item("Blade", "sword"), item("Vial", "potion")] {
        talk.amends(munchkin::Effect::Gear { seat: Blue, add });
    }
    for (sort, among) in [("potion", vec![0, 2]), ("weapon", vec![1]), ("clothing", vec![])] {
        let candidates = munchkin::items::candidates(talk.seat(Blue), Some(sort));
        assert_eq!(candidates, among, "a card that means every {sort}");
    }
}

#[test]
fn cards_work_in_the_order_they_are_played() {
    let _row = proves("MQ-TIME-01");
    let mut first = Talk::four();
    let mut second = first.clone();
    first.does(plays(Red, curse(Blue, level(Blue, -1)))).answers(table::Answer::Done).does(plays(Blue, Played::Level));
    second.does(plays(Blue, Played::Level)).does(plays(Red, curse(Blue, level(Blue, -1)))).answers(table::Answer::Done);
    assert_eq!((first.seat(Blue).level, second.seat(Blue).level), (2, 1), "Level 1 has nothing to lose");
    // One played while another waits for its answer comes before it.
    let mut talk = Talk::four();
    talk.does(plays(Red, curse(Blue, level(Blue, -1)))).does(plays(Blue, Played::Level)).answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).level, 1);
}

#[test]
fn on_ones_own_turn_a_card_is_for_any_point() {
    let _row = proves("MQ-TIME-02");
    // Blinking out of a lost fight before the dice: no hits, no rolls, no Bad Stuff.
    let (talk, _, ids) = meeting(&[card(19, 2, 1)]);
    for announced in [false, true] {
        let mut talk = talk.clone();
        if announced {
            talk.answers(table::Answer::Done);
        }
        let red = talk.seat(Blue).health.red;
        let potion = Gear { once: true, keywords: vec!["potion".into()], ..Gear::default() };
        let away = vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE })];
        talk.does(plays_of(Deck::TREASURE, Blue, Played::Use { item: Some(potion), on: None, effects: away }));
        assert_eq!((talk.seat(Blue).room, talk.seat(Blue).health.red), (Some(RoomId::ENTRANCE), red));
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && !talk.is_gone(ids[0]));
    }
    for (name, mut talk) in moments() {
        talk.does(plays(Blue, any(vec![gold(Blue, 1)])));
        assert_eq!(talk.seat(Blue).gold, 301, "{name}");
    }
}

#[test]
fn on_another_turn_a_card_halts_play() {
    let _row = proves("MQ-TIME-03");
    for (name, mut talk) in moments() {
        let (asked, asks, held) = (talk.asked(), talk.asks(), in_hand(&talk, Red));
        talk.does(plays(Red, curse(Blue, gold(Blue, -10))));
        assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })), "{name}: everything else waits");
        talk.answers(table::Answer::Done);
        assert_eq!((talk.asked(), talk.asks()), (asked, asks.clone()), "{name}: and then goes on");
        talk.does(plays(Red, any(vec![gold(Green, 5)])));
        assert_eq!((talk.asked(), talk.asks()), (asked, asks), "{name}: a card for any time, too");
        assert_eq!(in_hand(&talk, Red).1, held.1 - 2);
    }
}

#[test]
fn what_is_announced_is_not_forestalled() {
    let _row = proves("MQ-TIME-04");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.walks(East).does(explore(East));
    let spent = talk.left(Blue);
    let wall = vec![Effect::Dungeon(dungeon::Effect::Link { room, side: East, kind: Wall })];
    talk.does(plays(Red, any(wall)));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Tile { .. })), "Blue is on the way");
    talk.answers(dungeon::Answer::Tile(Box::new(plain())));
    assert_ne!(talk.seat(Blue).room, Some(room));
    assert_eq!((talk.left(Blue), talk.at(room).link(East)), (spent, Wall), "the wall is there, and too late");
    // A search begun goes on, whatever happens to the searcher's Move.
    let mut talk = Talk::four();
    talk.does(dungeon::Command::Search);
    let add = Condition { moves: -3, ..Condition::default() };
    talk.does(plays(Red, curse(Blue, Effect::Munchkin(munchkin::Effect::Condition { seat: Blue, add }))))
        .answers(table::Answer::Done);
    talk.answers(table::Answer::Number(6));
    assert!(!talk.drawn().is_empty());
}

#[test]
fn a_card_that_says_so_reverses_what_was_announced() {
    let _row = proves("MQ-TIME-05");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.walks(East);
    let mut wall = talk.clone();
    wall.does(plays(Red, any(vec![gold(Blue, -1)])));
    assert_eq!(wall.seat(Blue).room, Some(room), "one that says nothing of it does not");
    talk.does(plays(Red, any(vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE })])));
    assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE));
    // "Not yet" takes an announced roll back only for who announced it; a card that ends the fight may.
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1)]);
    talk.answers(table::Answer::Done).does(plays(Red, any(vec![gold(Blue, -1)])));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::FightDice { .. })));
    talk.does(plays(Red, any(vec![Effect::Fight(fight::Effect::RemoveMonster { monster: ids[0], empty: false })])));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
}

#[test]
fn a_wall_stops_who_has_not_moved_yet() {
    let _row = proves("MQ-TIME-06");
    let table = || {
        let mut talk = Talk::four();
        let (near, far) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
        talk.stands(Blue, near);
        (talk, near, far)
    };
    let wall = |room| plays(Red, any(vec![Effect::Dungeon(dungeon::Effect::Link { room, side: East, kind: Wall })]));
    let (mut talk, near, far) = table();
    talk.walks(East).does(wall(near));
    assert_eq!(talk.seat(Blue).room, Some(far), "too late");
    let (mut talk, near, _) = table();
    talk.does(wall(near)).refuses(walk(East)).because("wall").cites("MQ-MOVE-04");
}
