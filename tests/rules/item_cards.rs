//! Items as cards: played from the hand, used once, thrown, cheated with, in fights and out of them (MQ-CMB, MQ-PLAY,
//! MQ-THROW, MQ-RES, MQ-DIE).

use crate::fights::{BLUE, beast, card, fight, meeting, rolls, term, throw, totals};
use crate::items::{HAND, cards_in_hand, has, held, item, play, potion, puts, table, with_keyword, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::price::When;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Icon, SearchIcon};
use standie::rules::event::{Event, Roll};
use standie::rules::fight::build;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::fight::roll::spoils;
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Better, Gear, Slot};
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::turn;

const DXM: Source = Source::Hand(Deck::DXM);
const RED: Fighter = Fighter::Seat(Red);

fn flask(bonus: i16) -> Gear {
    Gear { once: true, ..with_keyword("throwable", bonus) }
}

/// An Item from the hand is used, in a fight for somebody's side.
fn uses(seat: Colour, item: Gear, on: Option<Fighter>) -> Command {
    play(seat, HAND, Played::Use { item: Some(item), on, effects: vec![] })
}

/// An Item on the table is used.
fn uses_own(seat: Colour, index: usize, on: Option<Fighter>) -> Command {
    play(seat, Source::Table(index), Played::Use { item: None, on, effects: vec![] })
}

fn treasures(talk: &Talk, seat: Colour) -> u8 {
    talk.seat(seat).hand.of(Deck::TREASURE)
}

#[test]
fn one_shots_of_either_deck_come_straight_from_the_hand() {
    let _row = proves("MQ-CMB-27");
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    let before = [Blue, Red].map(|c| talk.seat(c).hand);
    talk.does(uses(Blue, potion(3), Some(BLUE))).cites("MQ-CMB-27");
    assert_eq!(totals(&talk), ((5, 2), (9, 1)));
    talk.does(uses(Red, potion(2), Some(RED)));
    assert_eq!(totals(&talk).0, (7, 2), "the helper's, too");
    let dxm = Played::Card { when: When::Fight, effects: vec![term(beast(ids[0]), "", -4, 0)] };
    talk.does(play(Blue, DXM, dxm));
    assert_eq!(totals(&talk).1, (5, 1));
    let (blue, red) = (talk.seat(Blue).hand, talk.seat(Red).hand);
    assert_eq!(
        (blue.of(Deck::TREASURE), blue.of(Deck::DXM)),
        (before[0].of(Deck::TREASURE) - 1, before[0].of(Deck::DXM) - 1)
    );
    assert_eq!(
        (red.of(Deck::TREASURE), red.of(Deck::DXM)),
        (before[1].of(Deck::TREASURE) - 1, before[1].of(Deck::DXM))
    );
}

#[test]
fn potions_and_scrolls_on_the_belt_are_used_in_fights() {
    let _row = proves("MQ-CMB-28");
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    has(&mut talk, Blue, potion(3));
    has(&mut talk, Blue, Gear { once: true, dice: 1, ..with_keyword("scroll", 0) });
    assert_eq!(totals(&talk).0, (1, 1), "on the belt they add nothing yet");
    talk.does(uses_own(Blue, 0, Some(BLUE))).cites("MQ-CMB-28");
    assert_eq!(totals(&talk).0, (4, 1));
    talk.does(uses_own(Blue, 0, Some(BLUE)));
    assert_eq!((totals(&talk).0, talk.seat(Blue).gear.len()), ((4, 2), 0));
}

#[test]
fn a_one_shot_is_discarded_once_used() {
    let _row = proves("MQ-CMB-29");
    let mut talk = table();
    let drinks = |from, item| play(Blue, from, Played::Use { item, on: None, effects: vec![heal(Blue, 1)] });
    talk.effect(hit(Blue, 3)).does(puts(Blue, potion(2))).does(puts(Blue, item("Rock", 1)));
    let hand = treasures(&talk, Blue);
    talk.does(drinks(Source::Table(0), None)).cites("MQ-CMB-29");
    assert_eq!((talk.seat(Blue).health.red, talk.seat(Blue).gear.len()), (2, 1));
    assert_eq!(treasures(&talk, Blue), hand, "discarded, not back in the hand");
    talk.does(drinks(HAND, Some(potion(2))));
    assert_eq!((talk.seat(Blue).health.red, treasures(&talk, Blue)), (3, hand - 1));
    talk.does(drinks(Source::Table(0), None));
    assert_eq!(talk.seat(Blue).gear, [item("Rock", 1).into()], "what is not used once stays");
    let dxm = talk.seat(Blue).hand.of(Deck::DXM);
    talk.does(play(Blue, DXM, Played::Level)).cites("MQ-CMB-29");
    assert_eq!((talk.seat(Blue).level, talk.seat(Blue).hand.of(Deck::DXM)), (2, dxm - 1), "Go Up A Level is one, too");
}

#[test]
fn while_anybody_fights_nobody_puts_items_on_the_table() {
    let _row = proves("MQ-CMB-30");
    let _row = proves("MQ-PLAY-04");
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    for seat in [Blue, Red, Green] {
        talk.effect(cards::Effect::Hand { seat, deck: Deck::TREASURE, change: Amount::By(1) });
        talk.refuses(puts(seat, item("Rock", 1))).because("not-in-combat").cites("MQ-CMB-30").cites("MQ-PLAY-04");
    }
    talk.does(uses(Blue, potion(3), Some(BLUE))).does(uses(Red, potion(2), Some(RED)));
    talk.does(uses(Green, flask(1), Some(BLUE)));
    assert_eq!(totals(&talk).0, (8, 2), "one-shots are another matter");
    // Where only those who fight are held, the others still need their own turn, or a card just received.
    talk.rule("combat_lock", "participants");
    talk.refuses(puts(Red, item("Rock", 1))).because("not-in-combat");
    talk.refuses(puts(Yellow, item("Rock", 1))).because("item-out-of-turn").cites("MQ-ANY-13");
}

#[test]
fn one_shots_serve_in_any_fight() {
    let _row = proves("MQ-PLAY-01");
    for (value, far) in [("throwable_in_range", false), ("any_in_range", false), ("unlimited", true)] {
        let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
        let away = talk.room(5, 0, plain());
        talk.rule("outside_oneshot_items", value).stands(Yellow, away);
        has(&mut talk, Blue, potion(2));
        has(&mut talk, Yellow, potion(4));
        talk.does(uses_own(Blue, 0, Some(BLUE))).does(uses(Blue, potion(3), Some(BLUE)));
        assert_eq!(totals(&talk).0, (6, 1), "from play and from hand");
        for command in [uses_own(Yellow, 0, Some(BLUE)), uses(Yellow, potion(1), Some(BLUE))] {
            if far {
                talk.does(command).cites("MQ-THROW-03");
            } else {
                talk.refuses(command).because("item-out-of-range").cites("MQ-THROW-04");
            }
        }
        assert_eq!(totals(&talk).0, (if far { 11 } else { 6 }, 1), "{value}");
    }
}

#[test]
fn other_items_have_to_be_in_play_first() {
    let _row = proves("MQ-PLAY-02");
    let _row = proves("MQ-PLAY-03");
    let does = |item| Played::Use { item, on: None, effects: vec![heal(Blue, 1)] };
    let mut talk = table();
    talk.effect(hit(Blue, 2));
    let staff = held(1, 2);
    let from_hand = play(Blue, HAND, does(Some(staff.clone())));
    talk.refuses(from_hand.clone()).because("item-not-in-play").cites("MQ-PLAY-02");
    talk.does(puts(Blue, staff.clone())).does(play(Blue, Source::Table(0), does(None)));
    assert_eq!((talk.seat(Blue).health.red, outfit::combat_bonus(talk.seat(Blue))), (3, 2), "played and used at once");
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    talk.effect(hit(Blue, 1));
    talk.refuses(from_hand).because("item-not-in-play").cites("MQ-PLAY-02");
    talk.refuses(uses(Blue, staff, Some(BLUE))).because("item-not-in-play");
    assert_eq!(totals(&talk).0, (1, 1));
}

#[test]
fn what_counts_already_is_not_added_again() {
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    has(&mut talk, Blue, held(1, 3));
    assert_eq!(totals(&talk).0, (4, 1));
    talk.refuses(uses_own(Blue, 0, Some(BLUE))).because("item-counts-already").cites("MQ-CMB-11");
    has(&mut talk, Blue, with_keyword("throwable", 2));
    assert_eq!(totals(&talk).0, (6, 1));
    talk.does(uses_own(Blue, 1, Some(BLUE)));
    assert_eq!((totals(&talk).0, talk.seat(Blue).gear.len()), ((6, 1), 1), "thrown, it no longer counts from the hand");
}

#[test]
fn only_throwable_items_are_thrown() {
    let _row = proves("MQ-THROW-01");
    let _row = proves("MQ-KW-25");
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1)]);
    let rock = item("Rock", 5);
    for (index, one) in [potion(3), rock.clone(), with_keyword("throwable", 4), flask(2)].into_iter().enumerate() {
        has(&mut talk, Red, one.clone());
        let on_table = uses_own(Red, index, Some(beast(ids[0])));
        if one.is("throwable") {
            assert_eq!(totals(&talk.clone().does(on_table).clone()).1, (9 + i32::from(one.bonus), 1));
        } else {
            talk.refuses(on_table).because("not-throwable").cites("MQ-THROW-01").cites("MQ-KW-25");
        }
    }
    talk.refuses(uses(Red, potion(3), Some(BLUE))).because("not-throwable").cites("MQ-KW-25");
    let plain_potion = with_keyword("potion", 3);
    talk.refuses(uses(Blue, plain_potion, Some(BLUE))).because("item-not-in-play").cites("MQ-KW-25");
    // Where any one-shot reaches a fight, what is no one-shot still does not.
    talk.rule("outside_oneshot_items", "any_in_range");
    talk.refuses(uses_own(Red, 1, Some(BLUE))).because("not-throwable").cites("MQ-THROW-01");
    talk.does(uses_own(Red, 0, Some(BLUE)));
    assert_eq!((totals(&talk).0, talk.seat(Red).gear[0].clone()), ((4, 1), rock.into()));
}

#[test]
fn what_is_thrown_is_gone_unless_it_comes_back() {
    let _row = proves("MQ-THROW-06");
    let (mut talk, room, _) = meeting(&[card(9, 1, 1)]);
    let returns = Gear { keywords: vec!["throwable".into(), "returns".into()], ..item("Boomerang", 1) };
    for one in [with_keyword("throwable", 4), returns.clone(), flask(2)] {
        has(&mut talk, Red, one);
    }
    talk.does(uses_own(Red, 0, Some(BLUE))).cites("MQ-THROW-06");
    assert_eq!((totals(&talk).0, talk.seat(Red).gear.len()), ((5, 1), 2));
    talk.does(uses_own(Red, 0, Some(BLUE))).does(uses_own(Red, 1, Some(BLUE)));
    assert_eq!((totals(&talk).0, talk.seat(Red).gear.clone()), ((8, 1), vec![returns.into()]));
    assert_eq!(talk.at(room).pile, None, "discarded, not dropped");
    let hand = treasures(&talk, Red);
    talk.does(uses(Red, flask(1), Some(BLUE)));
    assert_eq!((totals(&talk).0, treasures(&talk, Red)), ((9, 1), hand - 1));
}

#[test]
fn what_was_just_won_can_be_put_down_at_once() {
    let _row = proves("MQ-RES-12");
    let (mut talk, _, ids) = meeting(&[card(1, 0, 3)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(rules::fight::Effect::Bargain {
        terms: Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() },
    });
    talk.effect(term(BLUE, "", 9, 0));
    let won = [Blue, Red].map(|c| treasures(&talk, c));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(rules::table::Answer::Done);
    assert!(talk.is_gone(ids[0]));
    assert_eq!([Blue, Red].map(|c| treasures(&talk, c)), [won[0] + 2, won[1] + 1]);
    talk.does(puts(Blue, item("Rock", 1))).does(puts(Red, item("Stick", 2)));
    let bonus = |talk: &Talk, c| outfit::combat_bonus(talk.seat(c));
    assert_eq!((bonus(&talk, Blue), bonus(&talk, Red)), (1, 2), "the helper, too, although it is Blue's turn");
    talk.refuses(puts(Red, item("Stone", 1))).because("item-out-of-turn").cites("MQ-ANY-11");
    talk.refuses(puts(Green, item("Stone", 1))).because("item-out-of-turn");
}

#[test]
fn a_card_received_in_a_fight_waits_for_its_end() {
    let (mut talk, _, _) = meeting(&[card(1, 0, 1)]);
    talk.effect(cards::Effect::Hand { seat: Green, deck: Deck::TREASURE, change: Amount::By(1) });
    talk.refuses(puts(Green, item("Rock", 1))).because("not-in-combat").cites("MQ-CMB-30");
    talk.wins(1).does(puts(Green, item("Rock", 1)));
    assert_eq!(talk.seat(Green).gear.len(), 1);
}

#[test]
fn received_item_window() {
    for (value, after) in [("until_next_action", false), ("until_end_of_turn", true)] {
        let mut talk = table().ruled("received_item_window", value);
        talk.refuses(puts(Red, item("Rock", 1))).because("item-out-of-turn");
        talk.effect(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::By(3) });
        talk.does(puts(Red, item("Rock", 1)));
        assert_eq!(talk.seat(Red).gear.len(), 1, "{value}");
        talk.does(dungeon::Command::Drop { seat: Red, goods: Goods { gold: 100, ..Goods::default() } });
        if after {
            talk.does(puts(Red, item("Stick", 1)));
            talk.rule("received_item_window", value).monster_turn(Orange).answers(rules::table::Answer::Done);
            talk.monster_turn(Orange).answers(rules::table::Answer::Done);
            assert_eq!(talk.game.turn.seat, Some(Blue));
        }
        talk.refuses(puts(Red, item("Stone", 1))).because("item-out-of-turn").cites("MQ-ANY-11");
    }
}

#[test]
fn roll_pause_seconds() {
    let mut talk = table();
    assert_eq!(build::pause(&talk.book, &talk.game), None, "the table decides when to roll");
    for (value, milliseconds) in [("2.6", 2_600), ("0", 0), ("0.5", 500)] {
        talk.rule("roll_pause_seconds", value);
        assert_eq!(build::pause(&talk.book, &talk.game), Some(milliseconds));
    }
    talk.refuses(rules::table::Command::Rule { name: "roll_pause_seconds".into(), value: "61".into() });
}

/// Blue shows 1, the monster of Level 3 shows 5.
fn cast() -> (Talk, Fighter) {
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(ids[0]), &[5])]);
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours: 2, theirs: 8 }));
    (talk, beast(ids[0]))
}

fn loads(who: Fighter, index: usize, to: Option<u8>) -> Command {
    play(Green, DXM, Played::Die { who, index, to })
}

#[test]
fn loaded_die() {
    let (mut talk, monster) = cast();
    let cards = talk.seat(Green).hand.of(Deck::DXM);
    talk.rule("loaded_die", "set").refuses(loads(BLUE, 0, None)).because("loaded-die-other-way").cites("MQ-DIE-11");
    talk.does(loads(BLUE, 0, Some(6))).cites("MQ-DIE-11");
    talk.does(loads(monster, 0, Some(1)));
    assert_eq!(
        (talk.asks(), talk.seat(Green).hand.of(Deck::DXM)),
        (Ask::Fight(rules::fight::Ask::FightRolled { ours: 7, theirs: 4 }), cards - 2)
    );
    let (mut talk, monster) = cast();
    talk.rule("loaded_die", "reroll").refuses(loads(BLUE, 0, Some(6))).because("loaded-die-other-way");
    talk.does(loads(monster, 0, None));
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Red), Ask::Fight(rules::fight::Ask::DieAgain)),
        "who rolled it rolls it again"
    );
    talk.refuses(rules::table::Command::Answer(Answer::Table(rules::table::Answer::Number(7))))
        .because("no-such-face")
        .cites("MQ-DIE-09");
    talk.answers(rules::table::Answer::Number(2)).cites("MQ-DIE-11");
    assert_eq!(
        (talk.asks(), talk.seat(Green).hand.of(Deck::DXM)),
        (Ask::Fight(rules::fight::Ask::FightRolled { ours: 2, theirs: 5 }), cards - 1)
    );
    for (who, index) in [(BLUE, 1), (RED, 0)] {
        talk.refuses(loads(who, index, None)).because("no-such-item");
    }
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    talk.refuses(loads(BLUE, 0, Some(6))).because("no-dice-yet").cites("MQ-CMB-46");
    table().refuses(play(Blue, DXM, Played::Die { who: BLUE, index: 0, to: Some(6) })).because("no-fight");
}

/// Blue, a Wizard of Level 3.
fn wizard() -> Talk {
    let mut talk = table();
    talk.at_level(Blue, 3).effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["wizard".into()] });
    talk
}

fn tries_a_power(by: PowerBy) -> Command {
    Command::Munchkin(munchkin::Command::Power {
        seat: Blue,
        class: "wizard".into(),
        by,
        effects: vec![gold(Blue, 100)],
    })
}

#[test]
fn the_ten_sided_die_is_for_powers_and_for_cards_that_name_it() {
    let _row = proves("MQ-DIE-07");
    let mut talk = wizard();
    talk.does(tries_a_power(PowerBy::Discard(Cards { hand: Hand::dealt(1, 0), ..Cards::default() })));
    assert!(matches!(talk.asks(), Ask::Table(rules::table::Ask::Turn { .. })), "a power paid for needs no die");
    talk.does(tries_a_power(PowerBy::Ten)).cites("MQ-DIE-07");
    assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Munchkin(munchkin::Ask::PowerDie)));
    for face in [0, 11] {
        talk.refuses(rules::table::Command::Answer(Answer::Table(rules::table::Answer::Number(face))))
            .because("no-such-face")
            .cites("MQ-DIE-07");
    }
    talk.refuses(rules::table::Command::Answer(Answer::Table(rules::table::Answer::Dice(vec![3]))))
        .because("not-asked");
    talk.answers(rules::table::Answer::Number(10)).cites("MQ-DIE-07");
    talk.does(turn::Command::Roll(Roll::Ten(7))).cites("MQ-DIE-07");
    assert_eq!(
        talk.because("MQ-DIE-07"),
        [&Event::Table(rules::table::Event::Rolled { roll: Roll::Ten(7), seat: Some(Blue) })]
    );
    talk.refuses(turn::Command::Roll(Roll::Ten(11))).because("no-such-face").cites("MQ-DIE-07");
}

#[test]
fn what_changes_rolls_changes_six_sided_ones_only() {
    let _row = proves("MQ-DIE-10");
    let mut talk = wizard();
    let room = talk.room(1, 0, arrows("eeeeee"));
    let mut face = (*talk.at(room).tile.up).clone();
    face.icons = vec![Icon { who: "everyone".into(), good: true }; 2];
    face.search = Some(SearchIcon::By(2));
    talk.amends(dungeon::Effect::Print { room, face }).does(puts(Blue, Gear { dice: 1, run: 2, ..item("Charm", 0) }));
    let lucky = Condition { text: "lucky".into(), dice: 1, run: 1, ..Condition::default() };
    talk.effect(munchkin::Effect::Condition { seat: Blue, add: lucky }).walks(East);
    for (face, works) in [(3, true), (4, false), (1, true), (10, false)] {
        let purse = talk.seat(Blue).gold;
        talk.does(tries_a_power(PowerBy::Ten)).answers(rules::table::Answer::Number(face));
        let rolled = Event::Table(rules::table::Event::Rolled { roll: Roll::Ten(face as u8), seat: Some(Blue) });
        assert!(talk.facts.iter().any(|f| f.event == rolled), "{:?}", talk.facts);
        assert_eq!(talk.seat(Blue).gold - purse, if works { 100 } else { 0 }, "a {face} is a {face}");
    }
    talk.does(dungeon::Command::Search);
    assert_eq!(
        talk.asks(),
        Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 3, modifier: 2 }),
        "but a search is another thing"
    );
    talk.answers(rules::table::Answer::Dice(vec![1, 1, 1]));
    let monster = talk.monster(room, walker(1), Green);
    talk.stands(Blue, rules::ids::RoomId::ENTRANCE).from(rules::table::phase::Phase::Movement, Blue);
    talk.monster_turn(Yellow);
    assert_eq!((talk.march().roll, talk.who(monster).base), (Yellow, Some(Green)));
}

#[test]
fn cheat_frees_a_spear_from_hands() {
    let _row = proves("MQ-EX-30");
    let mut talk = table();
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    talk.does(puts(Blue, held(1, 1))).does(puts(Blue, held(1, 2))).does(puts(Blue, worn(Slot::Armor, 4)));
    let better = vec![Better { who: "dwarf".into(), bonus: 5 }];
    talk.does(puts(Blue, Gear { name: "Spear".into(), better, ..held(2, 3) }));
    let bonus = |talk: &Talk| outfit::combat_bonus(talk.seat(Blue));
    assert_eq!((bonus(&talk), talk.seat(Blue).gear[3].packed), (7, true), "both Hands are full");
    talk.refuses(crate::items::pack(Blue, &[])).because("no-free-hands").cites("MQ-ITEM-21");
    talk.does(play(Blue, DXM, Played::Cheat { gear: 3 })).cites("MQ-ITEM-15");
    assert_eq!((bonus(&talk), outfit::packed(talk.seat(Blue))), (12, 0), "its full five, and all the rest");
}

#[test]
fn some_effects_raise_the_levels_of_a_kill() {
    let _row = proves("MQ-LVL-06");
    for (levels, gained) in [(0, 1), (1, 2), (2, 3)] {
        let (mut talk, _, ids) = meeting(&[card(1, 0, 1)]);
        talk.effect(rules::fight::Effect::Enhance { monster: ids[0], add: Enhancer { levels, ..Enhancer::default() } });
        assert_eq!(spoils(&talk.book, &talk.game, &fight(&talk)).levels, gained);
        rolls(&mut talk, &[throw(BLUE, &[6])]);
        talk.answers(rules::table::Answer::Done);
        assert_eq!(talk.seat(Blue).level, 1 + gained);
    }
}

#[test]
fn items_are_refused_from_the_hand() {
    let rock = || item("Rock", 1);
    let mut talk = table();
    talk.refuses(puts(Purple, rock())).because("no-such-seat");
    talk.refuses(puts(Red, rock())).because("item-out-of-turn").cites("MQ-ANY-13");
    talk.refuses(puts(Blue, item("\u{7}", 1))).because("text-unsound");
    talk.refuses(puts(Blue, item("Rock", 1_000))).because("text-unsound");
    let named = |name: &str| {
        Command::Munchkin(munchkin::Command::Play {
            seat: Blue,
            from: HAND,
            name: name.into(),
            what: Box::new(Played::Item(rock())),
        })
    };
    talk.refuses(named("\u{7}")).because("text-unsound");
    talk.refuses(play(Blue, DXM, Played::Item(rock()))).because("play-from-hand").cites("MQ-CARD-10");
    talk.refuses(play(Blue, Source::Table(0), Played::Item(rock()))).because("play-from-hand").cites("MQ-CARD-02");
    let mut empty = talk.clone();
    cards_in_hand(&mut empty, Blue, Deck::TREASURE, 0);
    empty.refuses(puts(Blue, rock())).because("card-not-in-hand").cites("MQ-CARD-02");
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    dead.refuses(puts(Blue, rock())).because("dead-is-spared").cites("MQ-DEATH-13");
    let mut over = talk.clone();
    over.effect(munchkin::Effect::Life { seat: Red, dead: true, wish: false }).effect(munchkin::Effect::Life {
        seat: Blue,
        dead: true,
        wish: false,
    });
    over.refuses(puts(Blue, rock())).because("game-over").cites("MQ-END-03");
    let mut full = talk.clone();
    (0..100).for_each(|_| has(&mut full, Blue, rock()));
    full.refuses(puts(Blue, rock())).because("list-full");
    talk.ends_turn().die(Orange);
    talk.refuses(puts(Blue, rock())).because("not-while-monsters-move").cites("MQ-MMOV-13");
    let (mut talk, _) = cast();
    talk.refuses(puts(Blue, rock())).because("dice-are-cast").cites("MQ-CMB-46");
    talk.refuses(uses(Blue, potion(1), Some(BLUE))).because("dice-are-cast").cites("MQ-CMB-46");
}

#[test]
fn uses_of_items_are_refused() {
    let (mut talk, _, _) = meeting(&[card(9, 1, 1)]);
    for one in [potion(1), Gear { packed: true, ..potion(2) }, worn(Slot::Armor, 1), worn(Slot::Armor, 2)] {
        has(&mut talk, Blue, one);
    }
    let both = play(Blue, Source::Table(0), Played::Use { item: Some(potion(1)), on: None, effects: vec![] });
    talk.refuses(both).because("item-from-where").cites("MQ-PLAY-02");
    let neither = play(Blue, HAND, Played::Use { item: None, on: None, effects: vec![] });
    talk.refuses(neither).because("item-from-where");
    talk.refuses(uses_own(Blue, 4, Some(BLUE))).because("no-such-item");
    talk.refuses(uses_own(Blue, 1, Some(BLUE))).because("item-is-packed").cites("MQ-ITEM-28");
    talk.refuses(uses_own(Blue, 3, None)).because("item-of-no-use").cites("MQ-ITEM-21");
    talk.refuses(uses(Blue, item("\u{7}", 1), Some(BLUE))).because("text-unsound");
    talk.refuses(uses_own(Blue, 0, Some(Fighter::Seat(Green)))).because("not-in-the-fight").cites("MQ-ENH-07");
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 0);
    talk.refuses(uses(Blue, potion(1), Some(BLUE))).because("card-not-in-hand").cites("MQ-CARD-02");
    talk.amends(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
    talk.refuses(uses(Green, flask(1), Some(BLUE))).because("dead-is-spared").cites("MQ-DEATH-13");
    table().refuses(uses(Blue, potion(1), Some(BLUE))).because("no-fight").cites("MQ-CMB-01");
}

#[test]
fn cheats_are_refused() {
    let cheats = |gear| play(Blue, DXM, Played::Cheat { gear });
    let mut talk = table();
    talk.does(puts(Blue, item("Rock", 1)));
    talk.refuses(cheats(1)).because("no-such-item").cites("MQ-ITEM-15");
    talk.refuses(play(Blue, Source::Table(0), Played::Cheat { gear: 0 })).because("play-from-hand");
    let mut empty = talk.clone();
    cards_in_hand(&mut empty, Blue, Deck::DXM, 0);
    empty.refuses(cheats(0)).because("card-not-in-hand").cites("MQ-CARD-02");
    let mut dead = talk.clone();
    dead.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    dead.refuses(cheats(0)).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.does(cheats(0)).refuses(cheats(0)).because("nothing-changes");
}
