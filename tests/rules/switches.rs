//! House rules: every one in force, tried with every value it takes.

use crate::support::proofs::tries;
use crate::support::talk::*;
use standie::catalog;
use standie::catalog::pack;
use standie::play::Session;
use standie::play::chance::Pool;
use standie::play::oracle;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::march::{By, Stop};
use standie::rules::dungeon::movement;
use standie::rules::dungeon::room::Mark;
use standie::rules::dungeon::search;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::seat::Health;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::table::{Component, Place};

fn base() -> Talk {
    Talk::turn_of(&[Blue, Red])
}

#[test]
fn link_costs() {
    for (name, kind) in [("passage", Passage), ("door", Door), ("locked", Locked), ("hidden", Hidden)] {
        for cost in [0, 2] {
            let mut talk = base().ruled(&format!("link_cost.{name}"), &cost.to_string());
            let near = talk.room(1, 0, plain());
            talk.room(2, 0, plain());
            if kind != Passage {
                talk.link(near, East, kind);
            }
            talk.stands(Blue, near).walks(East);
            assert_eq!(talk.left(Blue), 3 - cost);
        }
    }
}

#[test]
fn entrance_links() {
    for (value, links) in
        [("passage", [Passage; 4]), ("door", [Door; 4]), ("passage door passage door", [Passage, Door, Passage, Door])]
    {
        tries("entrance_links", value);
        let rulings = [("entrance_links".to_owned(), value.to_owned())].into();
        let talk = Talk::with(Setup { first: Some(Blue), rulings, ..Setup::new(&[Blue, Red]) });
        assert_eq!(talk.at(RoomId::ENTRANCE).links, links);
    }
    // Set later, it is laid out too, and the neighbours' sides with it.
    let mut talk = base();
    let room = talk.room(1, 0, plain());
    talk.rule("entrance_links", "hidden");
    assert_eq!(talk.at(RoomId::ENTRANCE).links, [Hidden; 4]);
    assert_eq!(talk.at(room).link(West), Hidden);
}

#[test]
fn entrance_searchable() {
    let mut talk = base().ruled("entrance_searchable", "yes");
    talk.does(dungeon::Command::Search);
    let mut talk = base().ruled("entrance_searchable", "no");
    talk.refuses(dungeon::Command::Search).because("search-entrance");
}

#[test]
fn ransacked_modifier() {
    for (value, by) in [("-1", -1), ("-2", -2), ("0", 0)] {
        let mut talk = base().ruled("ransacked_modifier", value);
        let room = talk.room(1, 0, plain());
        talk.amends(dungeon::Effect::Mark { room, mark: Some(Mark::Ransacked) });
        assert_eq!(search::modifier(&talk.book, &talk.game, talk.at(room), talk.seat(Blue)), by);
        talk.walks(East).does(dungeon::Command::Search);
        assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { modifier, .. }) if modifier == by));
        // A 4 is gold: 500, 400 or 300.
        talk.answers(table::Answer::Dice(vec![4]));
        assert_eq!(i64::from(talk.seat(Blue).gold), 800 + i64::from(by) * 100);
    }
}

#[test]
fn looted_out_blocks_search() {
    for (value, blocks) in [("yes", true), ("no", false)] {
        let mut talk = base().ruled("looted_out_blocks_search", value);
        let room = talk.room(1, 0, plain());
        talk.amends(dungeon::Effect::Mark { room, mark: Some(Mark::LootedOut) });
        talk.walks(East);
        if blocks {
            talk.refuses(dungeon::Command::Search).because("looted-out").cites("MQ-SRCH-11");
        } else {
            talk.does(dungeon::Command::Search);
        }
    }
}

#[test]
fn link_face() {
    let count = |value: &str| {
        tries("link_face", value);
        let rulings = [("link_face".to_owned(), value.to_owned())].into();
        let mut passages = 0;
        for seed in 0..60 {
            let setup = Setup { first: Some(Blue), rulings: Clone::clone(&rulings), ..Setup::new(&[Blue, Red]) };
            let mut session = Session::begin(catalog::book(), setup, "", seed, 0).expect("a sound set-up").0;
            let mut say = |command| session.submit(&command, standie::play::record::Who::Table, 0).map(|_| ());
            say(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)))).expect("ready");
            say(Command::Table(table::Command::Keep { component: Component::Rooms, place: Place::App })).expect("kept");
            say(explore(East)).expect("explored");
            say(Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Tile(Box::default())))))
                .expect("laid");
            session.draw_from(Pool { tiles: pack::starter().tiles().collect(), monsters: Vec::new() });
            match oracle::answer(&session) {
                Some(Answer::Dungeon(dungeon::Answer::Links(links))) => {
                    passages += links.iter().filter(|(_, kind)| *kind == Passage).count()
                }
                other => panic!("links, not {other:?}"),
            }
        }
        passages
    };
    assert_eq!(count("always_back_face"), 0);
    let fair = count("fair_coin");
    assert!((60..=120).contains(&fair), "about half of 180: {fair}");
}

#[test]
fn voluntary_drop_in_combat() {
    for (value, allowed) in [("no", false), ("yes", true)] {
        let mut talk = base().ruled("voluntary_drop_in_combat", value);
        let room = talk.room(1, 0, plain());
        talk.monster(room, walker(2), Red);
        talk.walks(East);
        let drop =
            Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods: Goods { gold: 100, ..Goods::default() } });
        if allowed {
            talk.does(drop);
        } else {
            talk.refuses(drop.clone()).because("no-drop-in-combat").cites("MQ-DROP-01");
            // Nobody at the table may, fighting or not (OQ-32).
            let red =
                Command::Dungeon(dungeon::Command::Drop { seat: Red, goods: Goods { gold: 100, ..Goods::default() } });
            talk.refuses(red).because("no-drop-in-combat");
        }
    }
}

#[test]
fn dxm_when_rolled_base_unavailable() {
    for (value, draws) in [("yes", true), ("no", false)] {
        let mut talk = base().ruled("dxm_when_rolled_base_unavailable", value);
        for col in 1..=3 {
            let room = talk.room(col, 5, plain());
            talk.monster(room, walker(1), Red);
        }
        talk.explores(East, plain());
        talk.answers(fight::Answer::Monster(walker(1).into())).die(Red);
        assert_eq!(talk.drawn().contains(&(Red, Deck::DXM, 1)), draws);
        // With a base left there is no question.
        talk.wins(1).explores(North, plain());
        talk.amends(fight::Effect::RemoveMonster { monster: MonsterId(1), empty: false });
        talk.answers(fight::Answer::Monster(walker(1).into())).die(Red);
        assert!(talk.drawn().contains(&(Red, Deck::DXM, 1)));
    }
}

#[test]
fn revive_also_draws_turn_dxm() {
    for (value, cards) in [("yes", 3), ("no", 2)] {
        let mut talk = base().ruled("revive_also_draws_turn_dxm", value);
        talk.effect(hit(Red, 4)).monster_turn(Orange).answers(table::Answer::Done);
        assert_eq!(talk.asked(), Some(Red));
        assert_eq!(talk.seat(Red).hand.of(Deck::DXM), cards, "{value}");
    }
}

#[test]
fn all_move_exit() {
    for (value, some_spent) in [("full_allowance", false), ("any_remaining_at_least_1", true)] {
        let mut talk = base().ruled("all_move_exit", value);
        let near = talk.room(1, 0, plain());
        talk.room(2, 0, plain());
        talk.link(near, East, Hidden);
        talk.walks(East);
        assert_eq!(movement::all_move_exit(&talk.book, &talk.game, talk.seat(Blue)), some_spent);
        if some_spent {
            talk.clone().does(walk_all(East));
            // But not with nothing left.
            talk.effect(moves(Blue, -2));
        }
        talk.refuses(walk_all(East)).because("all-move-spent").cites("MQ-MOVE-06");
    }
}

#[test]
fn base_purge_exempts_current_fight() {
    for (value, spared) in [("no", false), ("yes", true)] {
        let mut talk = base().ruled("base_purge_exempts_current_fight", value);
        let here = talk.room(1, 0, plain());
        let strongest = talk.monster(here, walker(9), Blue);
        for (col, base, level) in [(1, Blue, 2), (2, Blue, 2), (3, Red, 7), (4, Red, 2), (5, Red, 2)] {
            let room = talk.room(col, 5, plain());
            talk.monster(room, walker(level), base);
        }
        talk.walks(East);
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
        // A wandering monster joins the fight, and no base is left.
        talk.effect(dungeon::Effect::PlaceMonster { room: here, def: walker(1), base: None }).die(Green);
        assert_eq!(talk.is_gone(strongest), !spared);
        assert_eq!(talk.game.foes.all.len(), 6);
    }
}

#[test]
fn entrance_search_monster() {
    let mut talk = base().ruled("entrance_search_monster", "nothing");
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    let mut talk = base().ruled("entrance_search_monster", "reroll");
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { .. })));
    talk.answers(table::Answer::Dice(vec![2]));
    assert_eq!(talk.seat(Blue).gold, 600);
}

#[test]
fn explore_dxm() {
    let explore_with = |value: &str| {
        let mut talk = base().ruled("explore_dxm", value);
        talk.explores(East, plain());
        talk
    };
    assert!(matches!(explore_with("automatic").asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
    let mut talk = explore_with("ask");
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::ExploreDxm));
    let mut other = talk.clone();
    talk.answers(table::Answer::No);
    assert!(talk.drawn().is_empty());
    other.answers(table::Answer::Done);
    assert_eq!(other.drawn(), [(Blue, Deck::DXM, 1)]);
}

#[test]
fn dead_counts_as_present() {
    for (value, holds) in [("no", false), ("yes", true)] {
        let mut talk = base().ruled("dead_counts_as_present", value);
        let rooms: Vec<RoomId> = [10, 11, 12].map(|col| talk.room(col, 10, arrows("e-----"))).to_vec();
        let monster = talk.monster(rooms[0], walker(1), Red);
        talk.stands(Red, rooms[1]).effect(hit(Red, 4));
        talk.monster_turn(Red);
        let route = talk.march().route(monster).expect("a route");
        assert_eq!(route.stop == Stop::TargetReached, holds, "{value}");
    }
}

#[test]
fn lost_max_health_takes() {
    for (value, red) in [("black_first", 3), ("red_first", 2)] {
        let mut talk = base().ruled("lost_max_health_takes", value);
        talk.effect(hit(Blue, 1));
        talk.effect(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(-1) });
        assert_eq!(talk.seat(Blue).health, Health { red, max: 3 });
    }
}

#[test]
fn edge_exit_needs_passable_link() {
    for (value, leaves) in [("yes", false), ("no", true)] {
        let mut talk = base().ruled("edge_exit_needs_passable_link", value);
        let far = talk.room(10, 10, plain());
        let edge = talk.room(11, 10, arrows("e-----"));
        talk.link(edge, East, Wall);
        let monster = talk.monster(edge, walker(1), Blue);
        talk.monster_turn(Red);
        assert_eq!(talk.path(monster) == [far], leaves, "{value}");
    }
}

#[test]
fn fast_extra_without_regular_move() {
    for (value, moves) in [("no", false), ("arrow_direction", true)] {
        let mut talk = base().ruled("fast_extra_without_regular_move", value);
        let a = talk.room(10, 10, arrows("e-----"));
        let b = talk.room(11, 10, plain());
        // Contrary and Fast: blocked against the arrow, so there was no regular move.
        talk.link(a, West, Wall);
        let monster = talk.monster(a, with_gait(&[Gait::Fast, Gait::Contrary]), Blue);
        talk.monster_turn(Red);
        let route = talk.march().route(monster).expect("a route");
        assert_eq!(route.to() == b, moves, "{value}");
        if moves {
            assert_eq!((route.hops.0[0].by, route.stop), (By::Fast, Stop::FastDone));
        } else {
            assert_eq!(route.stop, Stop::BlockedLink);
        }
    }
}

#[test]
fn contrary_blocked() {
    for (value, follows) in [("stay", false), ("follow_arrow", true)] {
        let mut talk = base().ruled("contrary_blocked", value);
        let a = talk.room(10, 10, arrows("e-----"));
        let b = talk.room(11, 10, plain());
        talk.link(a, West, Wall);
        let monster = talk.monster(a, with_gait(&[Gait::Contrary]), Blue);
        talk.monster_turn(Red);
        assert_eq!(talk.room_of(monster) == b, follows, "{value}");
    }
}

#[test]
fn board_changers() {
    for (value, again) in [("first", false), ("fixpoint", true)] {
        let mut talk = base().ruled("board_changers", value);
        // The first smasher's way leads through a locked door only the second one opens.
        let a = talk.room(10, 10, arrows("e-----"));
        let b = talk.room(11, 10, arrows("e-----"));
        let c = talk.room(12, 10, plain());
        talk.link(a, East, Hidden).link(b, East, Locked);
        let smashes = |kind| MonsterDef { smashes: [kind].into_iter().collect(), ..walker(1) };
        let first = talk.monster(a, smashes(Hidden), Blue);
        let second = talk.monster(b, smashes(Locked), Blue);
        talk.monster_turn(Red);
        assert_eq!(talk.path(second), [c]);
        assert_eq!(talk.path(first), if again { vec![b, c] } else { vec![b] }, "{value}");
        assert_eq!(talk.march().links_changed.len(), 2);
    }
}

#[test]
fn blocked_level_gain() {
    let mut talk = base().ruled("blocked_level_gain", "refuse");
    talk.at_level(Blue, 9);
    talk.refuses_effect(level(Blue, 1)).because("level-needs-kill").cites("MQ-FIX-07");
    let mut talk = base().ruled("blocked_level_gain", "waste");
    talk.at_level(Blue, 9).effect(level(Blue, 1));
    assert_eq!(talk.seat(Blue).level, 9, "played and wasted");
}

#[test]
fn automatic_monster_after_run_away() {
    for (value, asked) in [("yes", true), ("no", false)] {
        let mut talk = base().ruled("automatic_monster_after_run_away", value);
        let (fought, refuge) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
        talk.does(explore(North)).answers(dungeon::Answer::Nothing);
        talk.monster(fought, walker(9), Red);
        talk.stands(Blue, fought).from(Phase::Draw, Blue);
        let beaten = Beaten { seat: Blue, hits: 1, ran: Some(East) };
        talk.answers(fight::Answer::Fight(Outcome::Lost(vec![beaten])));
        assert_eq!(talk.seat(Blue).room, Some(refuge));
        assert_eq!(
            talk.asks() == Ask::Dungeon(dungeon::Ask::Automatic { room: refuge }),
            asked,
            "{value}: {:?}",
            talk.asks()
        );
    }
}

#[test]
fn added_room_gets_monster() {
    for (value, one_more) in [("yes", true), ("no", false)] {
        let mut talk = base().ruled("added_room_gets_monster", value);
        talk.effect(dungeon::Effect::EmptyRoomMonster { seat: Blue, def: Box::new(walker(4)) });
        let added = RoomId(talk.dungeon().next_room);
        talk.answers(dungeon::Answer::Exit { room: RoomId::ENTRANCE, side: East });
        talk.answers(dungeon::Answer::Tile(Box::new(plain()))).answers(table::Answer::Done);
        let asks_one = matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room, .. }) if room == added);
        assert_eq!(asks_one, one_more, "{value}: {:?}", talk.asks());
    }
}

#[test]
fn a_rule_that_does_not_exist_is_refused() {
    let mut talk = base();
    let rule = |name: &str, value: &str| {
        Command::Table(table::Command::Rule { name: name.to_owned(), value: value.to_owned() })
    };
    talk.refuses(rule("no_such_rule", "yes")).because("no-such-rule");
    talk.refuses(rule("contrary_blocked", "perhaps")).because("no-such-rule-value");
    for value in ["10", "-1", "1.5", "", " 3"] {
        talk.refuses(rule("link_cost.door", value)).because("no-such-rule-value");
    }
    talk.refuses(rule("entrance_links", "passage passage")).because("no-such-rule-value");
}

#[test]
fn all_of_them_are_put_back_at_once() {
    let mut talk = base();
    let rule = |name: &str, value: &str| {
        Command::Table(table::Command::Rule { name: name.to_owned(), value: value.to_owned() })
    };
    let by_the_book = || Command::Table(table::Command::ByTheBook);
    talk.refuses(by_the_book()).because("nothing-changes");
    let was = talk.dungeon().entrance().map(|room| room.links);
    talk.does(rule("curse_dead", "yes")).does(rule("link_cost.door", "3")).does(rule("entrance_links", "door"));
    assert_ne!(talk.dungeon().entrance().map(|room| room.links), was);
    talk.does(by_the_book());
    assert_eq!(talk.dungeon().entrance().map(|room| room.links), was, "the map follows");
    talk.refuses(by_the_book()).because("nothing-changes");
}
