//! House rules do all they say, and what the book leaves open is decided one way or the other.

use crate::cards::{curse, hat, lays, plays};
use crate::fights::{BLUE, beast, card, fight, meeting, rolls, throw};
use crate::support::app_cards::{self, deals, in_app};
use crate::support::proofs::{proves, tries};
use crate::support::talk::*;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::{CardKind, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::empty_room::empty_rooms;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight::Throw;
use standie::rules::fight::outcome::{Outcome, Won};
use standie::rules::fight::standing::can_help;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

/// Green lies dead in the room east of the Entrance.
fn with_a_body(value: &str) -> (Talk, RoomId) {
    let mut talk = Talk::four().ruled("dead_counts_as_present", value);
    let room = talk.room(1, 0, plain());
    talk.stands(Green, room).effect(hit(Green, 4));
    assert!(talk.seat(Green).dead);
    (talk, room)
}

#[test]
fn a_dead_figure_is_nobody_unless_the_table_counts_it() {
    let _row = proves("MQ-SRCH-14");
    let _row = proves("MQ-RES-10");
    let _row = proves("MQ-KW-06");
    for (value, counts) in [("no", false), ("yes", true)] {
        // Treasure found beside it.
        let (mut talk, room) = with_a_body(value);
        assert_eq!(empty_rooms(&talk.game).contains(&room), !counts, "{value}: an empty room");
        talk.stands(Blue, room).does(dungeon::Command::Search).answers(table::Answer::Dice(vec![6]));
        let open = |talk: &Talk| {
            talk.facts.iter().find_map(|f| match f.event {
                Event::Cards(cards::Event::Drew { deck: Deck::TREASURE, open, .. }) => Some(open),
                _ => None,
            })
        };
        assert_eq!(open(&talk), Some(counts), "{value}: a search");
        // Treasure won beside it.
        let (mut talk, room) = with_a_body(value);
        let monster = talk.monster(room, card(1, 0, 2), Red);
        talk.stands(Blue, room).from(Phase::Draw, Blue);
        let won = Won { killed: vec![monster], levels: 1, treasures: 2, ..Won::default() };
        talk.answers(rules::fight::Answer::Fight(Outcome::Won(won)));
        assert_eq!(open(&talk), Some(counts), "{value}: a fight");
    }
}

#[test]
fn a_dead_munchkin_helps_trades_and_throws_only_where_the_table_counts_it() {
    let _row = proves("MQ-HELP-03");
    let _row = proves("MQ-TRADE-02");
    let _row = proves("MQ-THROW-04");
    for (value, counts) in [("no", false), ("yes", true)] {
        let (mut talk, room) = with_a_body(value);
        talk.stands(Blue, room);
        let purse = Goods { gold: 100, ..Goods::default() };
        let give =
            Command::Munchkin(munchkin::Command::Give { from: Blue, to: Green, goods: purse, back: Goods::default() });
        if counts {
            talk.clone().does(give);
        } else {
            talk.refuses(give).because("dead-is-spared");
        }
        let monster = talk.monster(room, card(1, 0, 1), Red);
        talk.from(Phase::Draw, Blue);
        assert_eq!(can_help(&talk.book, &talk.game, &fight(&talk)).any(|c| c == Green), counts, "{value}: help");
        talk.amends(cards::Effect::Hand { seat: Green, deck: Deck::TREASURE, change: Amount::To(1) });
        let potion = Gear { once: true, bonus: 3, keywords: vec!["throwable".into()], ..Gear::default() };
        let what = Box::new(Played::Use { item: Some(potion), on: Some(BLUE), effects: vec![] });
        let thrown = Command::Munchkin(munchkin::Command::Play {
            seat: Green,
            from: Source::Hand(Deck::TREASURE),
            name: String::new(),
            what,
        });
        if counts {
            talk.does(thrown);
            talk.does(rules::fight::Command::Help { seat: Some(Green) });
            rolls(&mut talk, &[throw(BLUE, &[6]), Throw { who: rules::fight::Fighter::Seat(Green), faces: vec![6] }]);
            talk.answers(table::Answer::Done);
            assert!(talk.is_gone(monster), "{:?}", talk.asks());
            assert!(talk.seat(Green).dead, "it stays dead");
        } else {
            talk.refuses(thrown);
            talk.refuses(rules::fight::Command::Help { seat: Some(Green) }).because("cannot-help");
        }
    }
}

#[test]
fn fearsome_levels_shared_once_a_fight_are_given_up_once() {
    let _row = proves("MQ-LVL-11");
    let _row = proves("MQ-LVL-10");
    let fearsome = rules::fight::foe::card::MonsterDef { keywords: vec!["fearsome".into()], ..card(1, 0, 1) };
    for (value, main, helper) in [("per_monster", 2, 2), ("per_fight", 3, 1)] {
        let (mut talk, room, _) = meeting(&[fearsome.clone(), fearsome.clone()]);
        talk.rule("fearsome_helper_levels", value)
            .stands(Red, room)
            .does(rules::fight::Command::Help { seat: Some(Red) });
        rolls(&mut talk, &[throw(BLUE, &[6]), throw(rules::fight::Fighter::Seat(Red), &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!((talk.seat(Blue).level, talk.seat(Red).level), (1 + main, 1 + helper), "{value}: four in all");
    }
}

#[test]
fn who_dies_keeps_the_level_of_a_kill_made_before() {
    let _row = proves("MQ-CMB-17");
    for (value, level) in [("yes", 3), ("no", 2)] {
        let (mut talk, _, ids) = meeting(&[card(2, 0, 1), card(30, 1, 1)]);
        talk.rule("dying_keeps_kill_levels", value);
        talk.at_level(Blue, 3).amends(hit(Blue, 3)).effect(rules::fight::Effect::Slay { monster: ids[0] });
        rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(ids[1]), &[1])]);
        talk.answers(table::Answer::Done);
        // One level up for the kill, one down for the death.
        assert_eq!((talk.seat(Blue).dead, talk.seat(Blue).level), (true, level), "{value}");
    }
}

#[test]
fn nobody_beats_some_of_the_group_and_leaves_the_others_be() {
    let _row = proves("MQ-CMB-26");
    let (mut talk, _, ids) = meeting(&[card(2, 0, 1), card(3, 0, 1)]);
    let told = |killed: &[MonsterId], driven_off: &[MonsterId], levels| {
        let won = Won { killed: killed.to_vec(), driven_off: driven_off.to_vec(), levels, ..Won::default() };
        Command::Table(table::Command::Answer(Answer::Fight(rules::fight::Answer::Fight(Outcome::Won(won)))))
    };
    talk.refuses(told(&ids[..1], &[], 1)).because("monster-not-named").cites("MQ-CMB-26");
    talk.refuses(told(&[], &ids[1..], 0)).because("monster-not-named");
    talk.clone().does(told(&ids, &[], 2));
    talk.does(told(&ids[..1], &ids[1..], 1));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    // One that ignores whoever fights, and is left alone, is no part of the group.
    let (mut talk, _, ids) = meeting(&[card(2, 0, 1), card(3, 0, 1)]);
    talk.effect(rules::fight::Effect::LeaveAlone { monster: ids[1], alone: true }).does(told(&ids[..1], &[], 1));
    assert!(!talk.is_gone(ids[1]));
}

#[test]
fn one_gives_up_ones_life_on_ones_own_turn_only() {
    let _row = proves("MQ-ANY-12");
    let dies = |seat, wish| Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish });
    let mut talk = Talk::four();
    for seat in [Red, Green, Yellow] {
        talk.refuses_effect(dies(seat, true)).because("only-on-own-turn").cites("MQ-ANY-12");
    }
    talk.clone().effect(dies(Blue, true)).cites("MQ-ANY-12");
    // In one's own fight too; not while the monsters move at the end.
    let (mut war, _, _) = meeting(&[card(9, 0, 1)]);
    war.effect(dies(Blue, true));
    assert!(war.seat(Blue).dead);
    let mut over = Talk::four();
    over.ends_turn();
    over.refuses_effect(dies(Blue, true)).because("only-on-own-turn");
    // What a card kills it kills on anybody's turn, and not by MQ-ANY-12.
    talk.effect(dies(Red, false));
    assert!(talk.seat(Red).dead && talk.because("MQ-ANY-12").is_empty());
}

#[test]
fn what_would_help_to_run_has_to_be_on_before_the_fight() {
    let _row = proves("MQ-ITEM-29");
    for (value, late) in [("no", false), ("yes", true)] {
        let (mut talk, room, ids) = meeting(&[card(9, 0, 1)]);
        talk.rule("items_while_running", value);
        talk.stands(Red, room).amends(munchkin::Effect::Gear { seat: Red, add: hat(1) });
        talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::To(2) });
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        talk.answers(table::Answer::Done);
        let boots = lays(Blue, Gear { run: 2, ..hat(0) });
        let given = Goods { gear: vec![0], ..Goods::default() };
        let give =
            Command::Munchkin(munchkin::Command::Give { from: Red, to: Blue, goods: given, back: Goods::default() });
        for answer in [
            Answer::Dungeon(dungeon::Answer::Side(West)),
            Answer::Fight(rules::fight::Answer::Ran { monster: ids[0], face: 6 }),
        ] {
            if late {
                talk.clone().does(boots.clone());
                talk.clone().does(give.clone());
            } else {
                talk.refuses(boots.clone()).because("late-for-running").cites("MQ-ITEM-29");
                talk.refuses(give.clone()).because("late-for-running").cites("MQ-ITEM-29");
            }
            talk.answers(answer);
        }
        talk.does(boots);
    }
}

#[test]
fn a_curse_takes_from_the_dead_what_there_is_to_take() {
    let _row = proves("MQ-CURSE-01");
    for (value, level) in [("no", 4), ("yes", 3)] {
        let mut talk = Talk::four().ruled("curse_dead", value);
        talk.at_level(Red, 5).effect(hit(Red, 4));
        assert_eq!((talk.seat(Red).dead, talk.seat(Red).level), (true, 4));
        talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(2) });
        let play = plays(
            Blue,
            curse(Red, Effect::Munchkin(munchkin::Effect::Level { seat: Red, change: Amount::By(-1), kill: false })),
        );
        if value == "yes" {
            talk.does(play).answers(table::Answer::Done);
        } else {
            talk.refuses(play).because("dead-is-spared");
        }
        assert_eq!(talk.seat(Red).level, level, "{value}");
        // What would do the dead good still does not.
        talk.refuses_effect(up(Red)).because("dead-is-spared");
    }
}

/// A level up.
pub fn up(seat: Colour) -> Effect {
    level(seat, 1)
}

#[test]
fn a_level_that_cannot_be_gained_is_not_paid_for_or_lost_with_the_payment() {
    let _row = proves("MQ-LVL-20");
    for value in ["refuse", "waste"] {
        tries("blocked_level_gain", value);
        let mut talk = Talk::four().ruled("blocked_level_gain", value);
        talk.at_level(Blue, 9).amends(dungeon::Effect::Gold { seat: Blue, change: Amount::To(1_000) });
        let buy = Command::Munchkin(munchkin::Command::BuyLevel {
            seat: Blue,
            gear: vec![],
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        });
        if value == "waste" {
            talk.does(buy);
            assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold), (9, 0), "paid, and lost");
        } else {
            talk.refuses(buy).because("level-needs-kill").cites("MQ-LVL-20");
            assert_eq!(talk.seat(Blue).gold, 1_000);
        }
    }
}

#[test]
fn what_was_received_is_played_at_once_in_the_app_too() {
    let _row = proves("MQ-ANY-11");
    let item = |def: &rules::card::CardDef| matches!(&def.is, CardKind::Item { gear, .. } if !gear.once && gear.only.is_empty() && !gear.big);
    // Blue, on Red's turn, holds an Item from before any decision of its own, and has just received another.
    let mut talk = in_app(2);
    let old = deals(&mut talk, Blue, item);
    talk.does(dungeon::Command::Drop { seat: Blue, goods: Goods { gold: 100, ..Goods::default() } });
    assert_eq!(talk.seat(Blue).fresh, 0);
    let new = deals(&mut talk, Blue, item);
    assert_eq!(talk.seat(Blue).fresh, 1);
    app_cards::plays(&mut talk, Blue, new, Choice::default());
    assert_eq!(talk.seat(Blue).fresh, 0, "the one that came was put down");
    let late = Command::Munchkin(munchkin::Command::PlayCard { seat: Blue, card: old, choice: Choice::default() });
    talk.refuses(late).because("item-out-of-turn").cites("MQ-ANY-11");
}
