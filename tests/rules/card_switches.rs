//! House rules about cards: what a card on a die does, what is sold at once, what is Big, how long the roll is held back.

use crate::cards::plays;
use crate::fights::{BLUE, card, meeting, rolls, throw};
use crate::support::talk::*;
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::fight::build::pause;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::Played;
use standie::rules::question::Ask;
use standie::rules::table;

#[test]
fn several_levels_are_sold_at_once_where_the_table_lets_them() {
    let buys = |levels| {
        Command::Munchkin(munchkin::Command::BuyLevel {
            seat: Blue,
            gear: vec![0],
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels,
        })
    };
    for (value, allowed) in [("no", false), ("yes", true)] {
        let mut talk = Talk::four().ruled("bulk_level_sale", value);
        talk.amends(munchkin::Effect::Gear { seat: Blue, add: Gear { value: Some(2_300), ..Gear::default() } });
        if allowed {
            talk.does(buys(Some(2)));
            assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold, talk.seat(Blue).gear.len()), (3, 300, 0));
        } else {
            talk.refuses(buys(Some(2))).because("one-level-at-a-time").cites("MQ-LVL-19");
            talk.does(buys(None));
            assert_eq!((talk.seat(Blue).level, talk.seat(Blue).gold), (2, 300), "no change");
        }
    }
}

#[test]
fn a_loaded_die_is_turned_or_rolled_again() {
    let loaded = |to| plays(Blue, Played::Die { who: BLUE, index: 0, to });
    for (value, set) in [("set", true), ("reroll", false)] {
        let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
        talk.rule("loaded_die", value).refuses(loaded(Some(6))).because("no-dice-yet").cites("MQ-CMB-46");
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 2, theirs: 3 }));
        talk.refuses(loaded(if set { None } else { Some(6) })).because("loaded-die-other-way").cites("MQ-DIE-11");
        if set {
            talk.does(loaded(Some(6)));
        } else {
            talk.does(loaded(None));
            assert_eq!(talk.asks(), Ask::Fight(fight::Ask::DieAgain));
            talk.answers(table::Answer::Number(6));
        }
        assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 3 }));
    }
}

#[test]
fn packed_big_items_slow_one_down_or_do_not() {
    for (value, left) in [("yes", 2), ("no", 3)] {
        let mut talk = Talk::four().ruled("packed_big_items_count", value);
        for packed in [false, true] {
            talk.amends(munchkin::Effect::Gear { seat: Blue, add: Gear { big: true, packed, ..Gear::default() } });
        }
        assert_eq!(talk.left(Blue), left, "{value}");
    }
}

#[test]
fn the_roll_is_held_back_as_long_as_the_table_likes() {
    let mut talk = Talk::four();
    assert_eq!(pause(&talk.book, &talk.game), None, "as long as it takes, unless the table has agreed on something");
    for (seconds, milliseconds) in [("2.6", 2_600), ("0", 0), ("60", 60_000)] {
        talk.rule("roll_pause_seconds", seconds);
        assert_eq!(pause(&talk.book, &talk.game), Some(milliseconds));
    }
}
