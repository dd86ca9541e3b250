//! What waits in a room: fights that begin, monsters that ignore one, searches and Deals (MQ-CMB, MQ-IGN, MQ-SRCH,
//! MQ-DEAL).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::deal::plain_deal;
use standie::rules::dungeon::room::{Face, Icon, Mark, Pile, SearchIcon, Tile};
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::fight::current;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::roll::hand_of;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

fn fights(talk: &Talk) -> bool {
    matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. }))
}

/// Red stands in a room next to the Entrance; it is Blue's turn.
fn red_elsewhere() -> (Talk, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    (talk, room)
}

/// Blue's turn ends, no monster moves, Red's begins.
fn to_red(talk: &mut Talk) {
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.game.turn.seat, Some(Red));
}

#[test]
fn nobody_fights_on_somebody_elses_turn() {
    let _row = proves("MQ-CMB-01");
    let _row = proves("MQ-CMB-02");
    let _row = proves("MQ-CMB-39");
    // A monster appears where Red stands, one is moved there, and Red is moved to one: nothing, on Blue's turn.
    let (mut talk, room) = red_elsewhere();
    let next = talk.room(2, 0, plain());
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(2), base: Some(Blue) });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    let other = talk.monster(next, walker(2), Blue);
    talk.effect(dungeon::Effect::MoveMonster { monster: other, room });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    talk.amends(dungeon::Effect::MoveMonster { monster: other, room: next })
        .effect(dungeon::Effect::Stand { seat: Red, room: next });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    talk.refuses(fight::Command::Help { seat: Some(Red) }).because("no-fight").cites("MQ-CMB-01");
    // Blue walks in: Blue fights, Red can at most help.
    talk.walks(East);
    assert!(fights(&talk));
    assert_eq!((talk.asked(), current(&talk.game).map(|f| f.main)), (Some(Blue), Some(Blue)));
    talk.wins(1);
    // On Red's own turn it is Red's fight, whoever else stands there.
    talk.stands(Blue, next);
    to_red(&mut talk);
    assert!(fights(&talk));
    assert_eq!((talk.asked(), current(&talk.game).map(|f| f.main)), (Some(Red), Some(Red)));
}

#[test]
fn a_monster_that_walks_in_waits_for_the_next_turn() {
    let _row = proves("MQ-CMB-02");
    let _row = proves("MQ-CMB-03");
    let _row = proves("MQ-CMB-04");
    let walked_in = || {
        let (mut talk, room) = red_elsewhere();
        let beyond = talk.room(2, 0, all_to(West));
        let monster = talk.monster(beyond, walker(2), Blue);
        talk.ends_turn().die(Yellow);
        assert_eq!(talk.room_of(monster), room, "it has come in");
        assert!(
            matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })),
            "and is not fought at that moment: {:?}",
            talk.asks()
        );
        (talk, room, monster)
    };
    let (mut talk, room, monster) = walked_in();
    talk.answers(table::Answer::Done).cites("MQ-CMB-04");
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }));
    assert_eq!(talk.asked(), Some(Red));
    // Either of them away by then: no fight.
    let (mut talk, _, _) = walked_in();
    talk.amends(dungeon::Effect::Stand { seat: Red, room: RoomId::ENTRANCE }).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    let (mut talk, _, monster) = walked_in();
    let far = talk.room(3, 0, plain());
    talk.effect(dungeon::Effect::MoveMonster { monster, room: far }).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
}

#[test]
fn a_monster_brought_to_the_active_munchkin_is_fought_at_once() {
    let _row = proves("MQ-CMB-06");
    let _row = proves("MQ-CMB-07");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let far = talk.room(2, 0, plain());
    let monster = talk.monster(far, walker(2), Red);
    talk.walks(East);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    talk.effect(dungeon::Effect::MoveMonster { monster, room });
    assert_eq!(
        talk.asks(),
        Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }),
        "moved there by a Curse"
    );
    talk.wins(1);
    // A card puts one there, and so do a search and the darkness.
    let next = MonsterId(talk.game.foes.next);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(2), base: None });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(next))));
    talk.die(Red);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![next] }));
    talk.wins(1);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    let found = talk.meets(walker(2), Red);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![found] }));
    talk.wins(1);
    let dark = talk.explores(North, plain());
    let lurker = talk.meets(walker(2), Red);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(dark), monsters: vec![lurker] }));
}

#[test]
fn fights_begin_at_once_cost_no_move_and_are_as_many_as_there_are() {
    let _row = proves("MQ-CMB-08");
    let _row = proves("MQ-CMB-09");
    let _row = proves("MQ-CMB-10");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    for col in 1..=3 {
        let room = talk.room(col, 0, plain());
        talk.monster(room, walker(2), Red);
    }
    for fight in 1..=3 {
        talk.walks(East).cites("MQ-CMB-08");
        assert!(fights(&talk), "fight {fight}: {:?}", talk.asks());
        assert_eq!(talk.game.turn.phase, Phase::Movement);
        let left = talk.left(Blue);
        assert_eq!(left, 3 - fight, "the steps alone are paid");
        for other in [
            walk(West),
            explore(North),
            Command::Dungeon(dungeon::Command::Search),
            Command::Turn(turn::Command::EndTurn),
        ] {
            talk.refuses(other).because("not-now");
        }
        talk.wins(1);
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left }));
        assert_eq!(talk.game.turn.phase, Phase::Movement, "and the turn goes on");
    }
    // Even with no Move left there can be another.
    let room = talk.seat(Blue).room.expect("a room");
    assert_eq!(talk.left(Blue), 0);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(2), base: Some(Red) });
    assert!(fights(&talk));
}

#[test]
fn bases_of_colours_nobody_plays_stay_in_the_box() {
    let _row = proves("MQ-CMB-35");
    let mut talk = Talk::turn_of(&[Blue, Red, Green]);
    let room = talk.explores(East, plain());
    let monster = talk.meets(walker(2), Yellow);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::BaseColour { monster, options: vec![Blue, Red, Green] }));
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Colour(Yellow))))
        .because("no-free-base")
        .cites("MQ-CMB-35");
    talk.die(Green);
    assert_eq!(talk.who(monster).base, Some(Green));
    let place = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: walker(2), base: Some(Yellow) });
    talk.refuses_effect(place).because("no-free-base").cites("MQ-CMB-35");
    talk.refuses_effect(dungeon::Effect::Base { monster, base: Yellow }).because("no-free-base").cites("MQ-CMB-35");
}

#[test]
fn a_monsters_colour_is_its_base_and_never_its_name() {
    let _row = proves("MQ-CMB-38");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let named = MonsterDef { name: "Red Herring".into(), dice: Some(1), ..walker(2) };
    let monster = talk.monster(room, named, Blue);
    talk.walks(East);
    let fight = current(&talk.game).expect("a fight");
    assert_eq!(hand_of(&talk.game, fight, Fighter::Monster(monster)), Blue);
    talk.wins(1).cites("MQ-RES-06");
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)], "it was Blue's own");
}

/// Blue, on the move, has a monster of this level in its room that ignores it.
fn ignored() -> (Talk, RoomId, MonsterId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(9), Red);
    talk.walks(East).effect(fight::Effect::LeaveAlone { monster, alone: true });
    (talk, room, monster)
}

#[test]
fn beside_a_monster_that_ignores_one_one_stays_or_goes() {
    let _row = proves("MQ-IGN-02");
    let _row = proves("MQ-IGN-03");
    let (mut talk, room, monster) = ignored();
    talk.cites("MQ-IGN-02");
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 2 }));
    let mut stays = talk.clone();
    talk.walks(West);
    assert_eq!((talk.seat(Blue).room, talk.left(Blue)), (Some(RoomId::ENTRANCE), 1), "by ordinary movement");
    assert_eq!(talk.seat(Blue).health.red, 4);
    stays.ends_turn();
    assert!(matches!(stays.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters))), "{:?}", stays.asks());
    assert_eq!((stays.seat(Blue).room, stays.room_of(monster)), (Some(room), room));
}

#[test]
fn beside_a_monster_that_ignores_one_there_is_no_deal_no_loot_no_search() {
    let _row = proves("MQ-IGN-04");
    let _row = proves("MQ-IGN-05");
    let _row = proves("MQ-IGN-06");
    let _row = proves("MQ-DEAL-02");
    let _row = proves("MQ-SRCH-03");
    let (mut talk, room, monster) = ignored();
    talk.amends(dungeon::Effect::Pile { room, pile: Some(Pile { letter: Some('A'), others: 1, ..Pile::default() }) });
    let deal = plain_deal();
    let take = Command::Dungeon(dungeon::Command::PickUp(Goods { others: 1, ..Goods::default() }));
    talk.refuses(deal.clone()).because("deal-with-monster").cites("MQ-IGN-04").cites("MQ-DEAL-02");
    talk.refuses(take.clone()).because("pick-up-with-monster").cites("MQ-IGN-05");
    talk.refuses(dungeon::Command::Search).because("search-with-monster").cites("MQ-IGN-06").cites("MQ-SRCH-03");
    // Without it all three are fine: nothing else stood in the way.
    talk.effect(fight::Effect::RemoveMonster { monster, empty: false });
    for fine in [deal, take, Command::Dungeon(dungeon::Command::Search)] {
        talk.clone().does(fine);
    }
}

#[test]
fn whether_a_monster_ignores_one_is_asked_afresh_each_turn() {
    let _row = proves("MQ-IGN-08");
    let (mut talk, room, monster) = ignored();
    to_red(&mut talk);
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Blue));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }));
    assert!(current(&talk.game).is_some_and(|f| f.left_alone.is_empty()), "it remembers nothing");
}

/// Blue on the move in a room with this face, its search begun.
fn searching(face: Face) -> (Talk, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, Tile { up: face.into(), down: None });
    talk.walks(East).does(dungeon::Command::Search);
    (talk, room)
}

fn with_icon(search: SearchIcon) -> Face {
    Face { search: Some(search), ..(*plain().up).clone() }
}

#[test]
fn a_search_is_one_move_and_one_die() {
    let _row = proves("MQ-SRCH-01");
    let _row = proves("MQ-SRCH-04");
    let (mut talk, room) = searching((*plain().up).clone());
    talk.cites("MQ-SRCH-01");
    assert_eq!(talk.left(Blue), 1, "the step and the search");
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 1, modifier: 0 }));
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Dice(vec![2, 2]))))
        .because("wrong-number-of-dice")
        .cites("MQ-SRCH-04");
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Dice(Vec::new()))))
        .because("wrong-number-of-dice");
    talk.answers(table::Answer::Dice(vec![4])).cites("MQ-SRCH-04").cites("MQ-SRCH-19");
    talk.walks(West);
    talk.refuses(dungeon::Command::Search).because("not-enough-move");
}

#[test]
fn icons_add_and_take_search_dice() {
    let _row = proves("MQ-SRCH-05");
    let _row = proves("MQ-SRCH-15");
    let icon = |who: &str, good| Icon { who: who.to_owned(), good };
    let icons = vec![icon("thief", true), icon("thief", true), icon("elf", false), icon("everyone", false)];
    let (mut talk, room) = searching(Face { icons, ..with_icon(SearchIcon::By(2)) });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 0, modifier: 2 }));
    let mut without = talk.clone();
    without.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    assert_eq!(
        without.asks(),
        Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 0, modifier: 2 }),
        "never fewer than none"
    );
    without
        .refuses(table::Command::Answer(Answer::Table(table::Answer::Dice(vec![3]))))
        .because("wrong-number-of-dice")
        .cites("MQ-SRCH-05");
    without.answers(table::Answer::Dice(Vec::new())).cites("MQ-SRCH-17");
    assert_eq!(without.seat(Blue).gold, 600, "no dice are 0, and the icon's 2 still count");
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".into()] });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 2, modifier: 2 }));
    talk.answers(table::Answer::Dice(vec![3, 3])).cites("MQ-SRCH-23");
}

#[test]
fn search_icons_count_and_can_forbid() {
    let _row = proves("MQ-SRCH-06");
    let _row = proves("MQ-SRCH-07");
    // A 4, altered: 2, 3, 5, 6.
    for (by, gold, treasures) in [(-2, 300, 0), (-1, 400, 0), (1, 100, 1), (2, 300, 1)] {
        let (mut talk, room) = searching(with_icon(SearchIcon::By(by)));
        assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 1, modifier: by.into() }));
        let before = talk.seat(Blue).hand.of(Deck::TREASURE);
        talk.answers(table::Answer::Dice(vec![4]));
        assert_eq!(
            (talk.seat(Blue).gold, talk.seat(Blue).hand.of(Deck::TREASURE)),
            (300 + gold, before + treasures),
            "{by}"
        );
    }
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.room(1, 0, Tile { up: with_icon(SearchIcon::Cannot).into(), down: None });
    talk.walks(East);
    talk.refuses(dungeon::Command::Search).because("search-forbidden").cites("MQ-SRCH-07");
}

/// What the Search Table gives for a result: gold, Treasures, the token left, whether a monster comes.
fn found(result: i32) -> (u32, u8, Option<Mark>, bool) {
    let (mut talk, room) = searching((*plain().up).clone());
    let before = (talk.seat(Blue).gold, talk.seat(Blue).hand.of(Deck::TREASURE));
    talk.answers(table::Answer::Number(result));
    let row = match result {
        ..=1 => 16,
        2..=10 => result + 15,
        _ => 26,
    };
    talk.cites(&format!("MQ-SRCH-{row}"));
    let seat = talk.seat(Blue);
    let monster = matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. }));
    (seat.gold - before.0, seat.hand.of(Deck::TREASURE) - before.1, talk.at(room).mark, monster)
}

#[test]
fn results_of_two_to_six_and_eight_give_gold_and_from_five_on_a_treasure() {
    let _row = proves("MQ-SRCH-17");
    let _row = proves("MQ-SRCH-18");
    let _row = proves("MQ-SRCH-19");
    let _row = proves("MQ-SRCH-20");
    let _row = proves("MQ-SRCH-21");
    let _row = proves("MQ-SRCH-23");
    for (result, gold) in [(2, 300), (3, 400), (4, 500)] {
        assert_eq!(found(result), (gold, 0, None, false), "{result}");
    }
    for (result, gold) in [(5, 100), (6, 300), (8, 500)] {
        assert_eq!(found(result), (gold, 1, Some(Mark::Ransacked), false), "{result}");
    }
}

#[test]
fn results_above_eight_leave_nothing_to_be_found() {
    let _row = proves("MQ-SRCH-24");
    let _row = proves("MQ-SRCH-25");
    let _row = proves("MQ-SRCH-26");
    let looted_out = Some(Mark::LootedOut);
    assert_eq!(found(9), (0, 2, looted_out, false));
    assert_eq!(found(10), (500, 2, looted_out, false));
    for result in [11, 12, 20] {
        assert_eq!(found(result), (0, 3, looted_out, false), "{result}");
    }
}

#[test]
fn at_one_or_less_and_at_seven_a_monster_is_fought_at_once() {
    let _row = proves("MQ-SRCH-16");
    let _row = proves("MQ-SRCH-22");
    for result in [-3, 0, 1, 7] {
        assert_eq!(found(result), (0, 0, None, true), "{result}");
        let (mut talk, room) = searching((*plain().up).clone());
        talk.answers(table::Answer::Number(result));
        let monster = talk.meets(walker(9), Red);
        assert_eq!(
            talk.asks(),
            Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }),
            "{result}"
        );
        assert_eq!(talk.asked(), Some(Blue));
        talk.refuses(walk(West)).because("not-now");
        talk.refuses(turn::Command::EndTurn);
    }
}

#[test]
fn a_room_is_ransacked_once_and_then_looted_out() {
    let _row = proves("MQ-SRCH-08");
    let _row = proves("MQ-SRCH-09");
    let _row = proves("MQ-SRCH-10");
    let (mut talk, room) = searching((*plain().up).clone());
    talk.answers(table::Answer::Dice(vec![5])).cites("MQ-SRCH-08");
    assert_eq!(talk.at(room).mark, Some(Mark::Ransacked));
    to_red(&mut talk);
    talk.monster_turn(Orange).answers(table::Answer::Done).does(dungeon::Command::Search);
    let mut poor = talk.clone();
    let mut rich = talk.clone();
    talk.answers(table::Answer::Number(6)).cites("MQ-SRCH-09");
    assert_eq!(talk.at(room).mark, Some(Mark::LootedOut));
    poor.answers(table::Answer::Number(3));
    assert_eq!(poor.at(room).mark, Some(Mark::Ransacked), "only such a result turns it");
    rich.answers(table::Answer::Number(9)).cites("MQ-SRCH-10");
    assert_eq!(rich.at(room).mark, Some(Mark::LootedOut));
}

#[test]
fn what_a_search_turns_up_is_fought_at_once() {
    let _row = proves("MQ-SRCH-12");
    for roll in [1, 7] {
        let (mut talk, room) = searching((*plain().up).clone());
        talk.answers(table::Answer::Number(roll));
        assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{:?}", talk.asks());
        let monster = talk.meets(walker(4), Red);
        assert_eq!(talk.who(monster).base, Some(Red), "its base is found as any other's");
        assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }));
        assert_eq!(talk.asked(), Some(Blue));
    }
}

#[test]
fn each_room_once_a_turn() {
    let _row = proves("MQ-SRCH-13");
    let (mut talk, _) = searching((*plain().up).clone());
    talk.answers(table::Answer::Dice(vec![2])).effect(moves(Blue, 2));
    talk.refuses(dungeon::Command::Search).because("searched-already").cites("MQ-SRCH-13");
    talk.walks(West).does(dungeon::Command::Search).cites("MQ-SRCH-13");
    talk.answers(table::Answer::Dice(vec![2]));
    talk.refuses(dungeon::Command::Search).because("searched-already");
    to_red(&mut talk);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![2]));
    talk.monster_turn(Orange).answers(table::Answer::Done);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![2]));
    assert_eq!(talk.asked(), Some(Blue), "once more on the next turn");
}

#[test]
fn a_search_collects_what_lies_there() {
    let _row = proves("MQ-SRCH-02");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let hat = Gear { name: "Hat".to_owned(), bonus: 2, big: false, ..Gear::default() };
    let pile = Pile { letter: Some('A'), gear: vec![hat.clone().into()], ..Pile::default() };
    talk.amends(dungeon::Effect::Pile { room, pile: Some(pile) }).walks(East).does(dungeon::Command::Search);
    talk.answers(table::Answer::Dice(vec![3]));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Collect { room }));
    talk.answers(table::Answer::Done);
    assert_eq!((&talk.seat(Blue).gear, talk.seat(Blue).gold), (&vec![hat.into()], 700), "besides what was rolled");
    assert_eq!((talk.left(Blue), &talk.at(room).pile), (1, &None));
}

#[test]
fn others_in_the_room_see_the_treasure_found() {
    let _row = proves("MQ-SRCH-14");
    let opens = |others: &[(Colour, bool)]| {
        let (mut talk, room) = searching((*plain().up).clone());
        for (seat, dead) in others {
            talk.stands(*seat, room);
            if *dead {
                talk.amends(munchkin::Effect::Life { seat: *seat, dead: true, wish: false });
            }
        }
        talk.answers(table::Answer::Dice(vec![5])).cites("MQ-SRCH-14");
        let drawn = |e: &Event| if let Event::Cards(cards::Event::Drew { open, .. }) = e { Some(*open) } else { None };
        talk.facts.iter().find_map(|f| drawn(&f.event)).expect("a Treasure")
    };
    assert!(!opens(&[]), "unseen by Red in the Entrance");
    assert!(opens(&[(Red, false)]));
    assert!(!opens(&[(Red, true)]), "the dead see nothing");
}

fn deal(cost: Option<u8>) -> Command {
    let effects = vec![
        gold(Blue, -100),
        Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::By(1) }),
    ];
    Command::Dungeon(dungeon::Command::Deal { cost, once: false, asks: None, pays: Cards::default(), effects })
}

#[test]
fn a_deal_exchanges_things_for_a_move() {
    let _row = proves("MQ-DEAL-01");
    let _row = proves("MQ-DEAL-03");
    let _row = proves("MQ-DEAL-07");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.room(1, 0, plain());
    talk.walks(East);
    let had = talk.seat(Blue).hand.of(Deck::TREASURE);
    talk.does(deal(None)).cites("MQ-DEAL-03");
    assert_eq!((talk.left(Blue), talk.seat(Blue).gold, talk.seat(Blue).hand.of(Deck::TREASURE)), (1, 200, had + 1));
    // Its text may name another price in Move, more than there is left or none at all.
    talk.refuses(deal(Some(2))).because("not-enough-move");
    talk.does(deal(Some(0)));
    assert_eq!((talk.left(Blue), talk.seat(Blue).gold), (1, 100));
    // Again and again, each time for its own Move, as long as Move and gold last.
    talk.does(deal(None));
    assert_eq!((talk.left(Blue), talk.seat(Blue).gold, talk.seat(Blue).hand.of(Deck::TREASURE)), (0, 0, had + 3));
    talk.refuses(deal(None)).because("not-enough-move");
    talk.effect(moves(Blue, 1));
    talk.refuses(deal(None)).because("not-enough-gold");
    assert_eq!(talk.left(Blue), 1, "no exchange, no Move spent");
}
