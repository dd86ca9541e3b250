//! House rules of our own, for evenings that are shorter or kinder than the book's: each value tried through commands.

use crate::fights::{BLUE, card, meeting, rolls, term, throw, totals};
use crate::support::talk::{Blue, East, Red, Talk, West, plain};
use standie::catalog;
use standie::play::figures::Counting;
use standie::play::playout::{self, Table};
use standie::rules::amount::Amount;
use standie::rules::ids::MonsterId;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::{dungeon, fight};

fn levels(talk: &mut Talk, to: i32) {
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(to), kill: false });
}

#[test]
fn in_a_shorter_game_the_boss_comes_sooner_and_smaller_and_levels_end_there() {
    for (value, boss) in [("6", 12), ("8", 16), ("10", 20)] {
        let top: i32 = value.parse().expect("a level");
        let mut talk = Talk::four();
        talk.rule("level_to_win", value);
        let room = talk.room(1, 0, plain());
        levels(&mut talk, top - 1);
        talk.stands(Blue, room);
        talk.refuses_effect(munchkin::Effect::Level { seat: Blue, change: Amount::By(1), kill: false })
            .because("level-needs-kill");
        talk.walks(West);
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "a level is missing of {value}");
        talk.stands(Blue, room);
        talk.effect(munchkin::Effect::Level { seat: Blue, change: Amount::By(1), kill: true });
        assert_eq!(i32::from(talk.seat(Blue).level), top);
        talk.refuses_effect(munchkin::Effect::Level { seat: Blue, change: Amount::By(1), kill: true })
            .because("level-top");
        talk.walks(West);
        assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{value}: {:?}", talk.asks());
        talk.answers(fight::Answer::Monster(card(3, 0, 1).into())).die(Red);
        assert_eq!(totals(&talk).1.0, boss, "Level {value}");
        talk.effect(term(BLUE, "", 30, 0));
        rolls(&mut talk, &[throw(BLUE, &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(vec![Blue]))));
    }
}

#[test]
fn a_game_made_shorter_under_way_takes_nobodys_levels() {
    let (mut talk, _, monsters) = meeting(&[card(1, 0, 1)]);
    levels(&mut talk, 9);
    talk.rule("level_to_win", "6");
    assert_eq!(talk.seat(Blue).level, 9);
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert!(talk.is_gone(monsters[0]));
    assert_eq!(talk.seat(Blue).level, 9, "and gives none");
}

#[test]
fn beginners_have_one_die_more_as_far_as_the_table_lets_them() {
    for value in 0..=5_u8 {
        for level in 1..=6_u8 {
            let (mut talk, ..) = meeting(&[card(3, 0, 1)]);
            talk.rule("extra_die_to_level", &value.to_string());
            levels(&mut talk, level.into());
            let dice = 1 + u32::from(level <= value);
            assert_eq!(totals(&talk).0, (level.into(), dice), "Level {level} where it goes up to {value}");
        }
    }
}

#[test]
fn a_boss_that_has_won_wears_the_next_one_down() {
    for (value, next) in [("0", 20), ("2", 18), ("5", 15)] {
        let mut talk = Talk::four();
        talk.rule("boss_wounds", value);
        let room = talk.room(1, 0, plain());
        levels(&mut talk, 10);
        talk.stands(Blue, room).walks(West);
        let boss = MonsterId(talk.game.foes.next);
        talk.answers(fight::Answer::Monster(card(3, 0, 1).into())).die(Red);
        assert_eq!(totals(&talk).1.0, 20, "the first is whole");
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        talk.answers(table::Answer::Done)
            .answers(dungeon::Answer::Side(East))
            .answers(fight::Answer::Ran { monster: boss, face: 6 });
        levels(&mut talk, 10);
        talk.walks(West);
        talk.answers(fight::Answer::Monster(card(4, 0, 1).into())).die(Red);
        assert_eq!(totals(&talk).1.0, next, "{value}");
    }
}

#[test]
fn a_deal_costs_no_move_where_the_table_says_so() {
    for (value, left) in [("no", 2), ("yes", 3)] {
        let mut talk = Talk::four();
        talk.rule("free_deals", value);
        let room = talk.room(1, 0, plain());
        talk.stands(Blue, room);
        let pays = Default::default();
        talk.does(dungeon::Command::Deal { cost: None, once: false, asks: None, pays, effects: vec![] });
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left }), "{value}");
        // What a room itself asks for it gets.
        let pays = Default::default();
        talk.does(dungeon::Command::Deal { cost: Some(2), once: false, asks: None, pays, effects: vec![] });
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: left - 2 }), "{value}");
    }
}

/// The figures of an evening, counted from the commands alone in another way.
#[test]
fn what_makes_an_evening_lively_is_counted_right() {
    let book = catalog::book();
    let bots = ["cautious", "greedy", "cautious"].map(str::to_owned);
    let (mut fights, mut deals) = (0, 0);
    for seed in 0..4 {
        let setup = playout::setup(3);
        let mut table = Table::new(&book, &setup, &bots, seed).expect("a table");
        table.counting = Some(Counting::default());
        let played = table.play(40, false);
        assert!(played.violations.is_empty());
        let counted = table.counting.expect("what was counted").figures;
        // The same game where nothing is counted goes the same way.
        let mut again = Table::new(&book, &setup, &bots, seed).expect("a table");
        assert_eq!(again.play(40, false), played);
        assert_eq!(again.game, table.game);
        assert_eq!(counted.far.all, counted.late.all);
        assert_eq!(counted.alone.all + counted.meddled.all, counted.far.all);
        assert!(counted.early.all <= counted.far.all && counted.far.of <= counted.far.all);
        fights += counted.far.all;
        deals += counted.deals;
    }
    assert!(fights > 60 && deals > 0, "{fights} fights and {deals} Deals");
}
