//! Proofs by the commands of the table alone: cards come from hands, Items are thrown by whoever throws them, helpers
//! walk in and run out; nothing that is to be shown is put there by a correction.

use crate::boss::boss_comes;
use crate::cards::{any, plays};
use crate::fights::{BLUE, beast, card, fight, meeting, rolls, throw, totals};
use crate::items::{HAND, cards_in_hand, has, held, item, play, potion, puts, with_keyword, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::standing::can_help;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::outfit::combat_bonus;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Health, Until};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::turn;

const RED: Fighter = Fighter::Seat(Red);

fn flask(bonus: i16) -> Gear {
    Gear { once: true, ..with_keyword("throwable", bonus) }
}

/// A one-shot from the hand, for somebody's side of the fight.
fn uses(seat: Colour, item: Gear, on: Fighter) -> Command {
    play(seat, HAND, Played::Use { item: Some(item), on: Some(on), effects: vec![] })
}

/// An Item on the table, for somebody's side of the fight.
fn uses_own(seat: Colour, index: usize, on: Fighter) -> Command {
    play(seat, Source::Table(index), Played::Use { item: None, on: Some(on), effects: vec![] })
}

fn treasures(talk: &Talk, seat: Colour) -> u8 {
    talk.seat(seat).hand.of(Deck::TREASURE)
}

#[test]
fn starting_cards_are_played_before_the_first_turn() {
    let _row = proves("MQ-SET-21");
    let _row = proves("MQ-SET-22");
    let mut talk = Talk::of(&Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening));
    talk.does(plays(Blue, Played::Race("elf".into()))).does(plays(Blue, Played::Class("thief".into())));
    talk.does(puts(Blue, item("Hat", 2)));
    // Whoever does not start can do so, too.
    talk.does(puts(Red, worn(Slot::Armor, 3)));
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening), "nobody's turn has begun");
    let (blue, red) = (talk.seat(Blue), talk.seat(Red));
    assert_eq!((blue.races.len(), blue.classes.len(), blue.gear.len(), blue.hand.total()), (1, 1, 1, 3));
    assert_eq!((combat_bonus(blue), combat_bonus(red), red.hand.total()), (2, 3, 5));
    // The usual rules for each card hold.
    talk.refuses(plays(Blue, Played::Race("dwarf".into()))).because("second-race-needs-card");
    talk.refuses(plays(Red, Played::HalfBreed { with: None })).because("nothing-to-halve");
    talk.answers(table::Answer::Done).cites("MQ-SET-21");
    assert_eq!((talk.game.turn.number, talk.asked()), (1, Some(Blue)));
    talk.refuses(puts(Red, item("Rock", 1))).because("item-out-of-turn");
}

#[test]
fn a_fight_that_ends_by_magic_gives_no_card_back() {
    let _row = proves("MQ-CMB-20");
    for monster_goes in [true, false] {
        let (mut talk, room, ids) = meeting(&[card(4, 1, 1)]);
        let far = talk.room(3, 0, plain());
        has(&mut talk, Blue, potion(2));
        let before = [Blue, Red].map(|c| treasures(&talk, c));
        talk.does(uses(Blue, potion(3), BLUE)).does(uses_own(Blue, 0, BLUE));
        talk.does(uses(Red, flask(5), beast(ids[0])));
        assert_eq!(totals(&talk), ((6, 1), (9, 1)));
        let (away, back) = if monster_goes {
            let moved = |room| Effect::Dungeon(dungeon::Effect::MoveMonster { monster: ids[0], room });
            (moved(far), moved(room))
        } else {
            let stands = |room| Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room });
            (stands(RoomId::ENTRANCE), stands(room))
        };
        talk.does(plays(Green, any(vec![away])));
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
        assert_eq!([Blue, Red].map(|c| treasures(&talk, c)), before.map(|n| n - 1));
        assert!(talk.seat(Blue).gear.is_empty());
        talk.does(plays(Green, any(vec![back])));
        assert_eq!(totals(&talk), ((1, 1), (4, 1)), "they meet again, and nothing of it counts");
    }
}

#[test]
fn a_plural_name_is_one_monster() {
    let _row = proves("MQ-CMB-24");
    let three = MonsterDef { name: "Three Sad Clowns".into(), ..card(3, 2, 1) };
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let clowns = talk.monster(room, three, Blue);
    let cards = talk.seat(Blue).hand;
    talk.walks(East);
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![clowns] }));
    assert_eq!(totals(&talk), ((1, 1), (3, 2)));
    let mut won = talk.clone();
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(clowns), &[1, 1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).health.red, 3, "one hit");
    talk.answers(dungeon::Answer::Side(West));
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::RunAway { monsters: vec![clowns] }), "one roll");
    won.does(uses(Blue, potion(9), BLUE));
    rolls(&mut won, &[throw(BLUE, &[6]), throw(beast(clowns), &[1, 1])]);
    won.answers(table::Answer::Done);
    let hand = won.seat(Blue).hand;
    assert_eq!(
        (won.seat(Blue).level, hand.of(Deck::TREASURE), hand.of(Deck::DXM)),
        (2, cards.of(Deck::TREASURE), cards.of(Deck::DXM) + 1),
        "one of each"
    );
}

#[test]
fn a_group_is_fought_or_run_from_as_a_whole() {
    let _row = proves("MQ-CMB-25");
    let _row = proves("MQ-CMB-26");
    let (mut talk, room, ids) = meeting(&[card(3, 0, 1), card(4, 0, 1)]);
    assert_eq!(
        (talk.asks(), totals(&talk).1),
        (Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: ids.clone() }), (7, 0))
    );
    // While it lasts nothing leads out of it.
    for way in
        [walk(West), explore(East), Command::Dungeon(dungeon::Command::Search), Command::Turn(turn::Command::EndTurn)]
    {
        talk.refuses(way);
    }
    // One more comes in the middle of it, and belongs to it.
    talk.does(plays(Green, Played::Monster));
    let third = talk.meets(card(2, 0, 1), Yellow);
    assert_eq!((fight(&talk).monsters(&talk.game), totals(&talk).1), (vec![ids[0], ids[1], third], (9, 0)));
    let mut lost = talk.clone();
    talk.does(uses(Blue, potion(20), BLUE));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.game.foes.in_room(room).count(), 0, "all of them");
    assert_eq!(talk.seat(Blue).level, 4);
    rolls(&mut lost, &[throw(BLUE, &[1])]);
    lost.answers(table::Answer::Done);
    assert_eq!(lost.seat(Blue).health.red, 1, "a hit for each");
    lost.answers(dungeon::Answer::Side(West)).answers(rules::fight::Answer::Ran { monster: ids[1], face: 6 });
    assert_eq!(
        lost.asks(),
        Ask::Fight(rules::fight::Ask::RunAway { monsters: vec![ids[0], third] }),
        "nor is one of them got rid of"
    );
}

#[test]
fn a_monsters_target_is_the_player_of_its_base() {
    let _row = proves("MQ-CMB-34");
    for (base, stops) in [(Blue, 2), (Red, 3), (Green, 4)] {
        let mut talk = Talk::turn_of(&[Yellow, Blue, Red, Green]);
        let rooms: Vec<RoomId> = (1..=3).map(|col| talk.room(col, 0, all_to(East))).collect();
        talk.room(4, 0, plain());
        let monster = talk.monster(rooms[0], walker(1), base);
        talk.stands(Blue, rooms[1]).stands(Red, rooms[2]).monster_turn(Orange);
        assert_eq!(talk.room_of(monster), RoomId(stops), "{base:?}");
    }
}

#[test]
fn a_dxm_just_won_is_played_at_once() {
    let _row = proves("MQ-RES-13");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let [own, reds] = [Blue, Red].map(|base| talk.monster(room, card(1, 0, 0), base));
    for seat in [Blue, Red] {
        cards_in_hand(&mut talk, seat, Deck::DXM, 0);
    }
    talk.walks(East).does(rules::fight::Command::Help { seat: Some(Red) });
    talk.refuses(plays(Blue, Played::Race("elf".into()))).because("card-not-in-hand");
    talk.does(uses(Blue, potion(9), BLUE));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(table::Answer::Done);
    assert!(talk.is_gone(own) && talk.is_gone(reds));
    assert_eq!([Blue, Red].map(|c| talk.seat(c).hand.of(Deck::DXM)), [1, 1], "one each");
    talk.refuses(plays(Blue, Played::Monster)).because("no-fight");
    talk.does(plays(Blue, Played::Race("elf".into()))).does(plays(Red, Played::Class("thief".into())));
    assert_eq!((talk.seat(Blue).races.len(), talk.seat(Red).classes.len()), (1, 1));
    assert_eq!([Blue, Red].map(|c| talk.seat(c).hand.of(Deck::DXM)), [0, 0]);
}

#[test]
fn a_hit_turns_a_token_and_takes_none_away() {
    let _row = proves("MQ-RES-17");
    let _row = proves("MQ-HP-03");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(table::Answer::Done);
    for seat in [Blue, Red] {
        assert_eq!(talk.seat(seat).health, Health { red: 2, max: 4 });
    }
    talk.answers(dungeon::Answer::Side(West))
        .answers(rules::fight::Answer::Ran { monster: ids[0], face: 1 })
        .answers(table::Answer::No);
    assert_eq!(talk.seat(Blue).health, Health { red: 1, max: 4 }, "nor does Bad Stuff");
}

#[test]
fn nobody_comes_before_the_helper_is_chosen() {
    let _row = proves("MQ-HELP-08");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let at_home = [Some(RoomId::ENTRANCE); 3];
    let stand = |talk: &Talk| [Red, Green, Yellow].map(|c| talk.seat(c).room);
    let can: Vec<Colour> = can_help(&talk.book, &talk.game, &fight(&talk)).collect();
    assert_eq!((can, stand(&talk)), (vec![Red, Green, Yellow], at_home), "any of them could");
    talk.does(rules::fight::Command::Help { seat: Some(Green) });
    assert_eq!(stand(&talk), [at_home[0], Some(room), at_home[2]], "only the chosen one comes");
    // Where each is asked in turn, who only thinks about it stays where it is, and so does who says no.
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    talk.does(table::Command::Keep { component: table::Component::Cards, place: table::Place::App });
    while let Ask::Cards(cards::Ask::Cards { deck, count, .. }) = talk.asks() {
        let deck = talk.book.cards.stack(deck);
        let lie = talk.game.stock.as_ref().expect("decks").draw.and(deck);
        talk.answers(cards::Answer::Cards(lie.iter().take(count as usize).collect()));
    }
    let asks = |seat| Command::Fight(rules::fight::Command::AskHelp { seat, terms: rules::fight::Bargain::default() });
    for seat in [Red, Green] {
        talk.does(asks(seat));
        assert_eq!((talk.asked(), stand(&talk)), (Some(seat), at_home));
        if seat == Red {
            talk.answers(table::Answer::No);
            assert_eq!(stand(&talk), at_home);
        }
    }
    talk.answers(table::Answer::Done);
    assert_eq!(stand(&talk), [at_home[0], Some(room), at_home[2]]);
}

#[test]
fn a_helper_that_lives_runs_from_each_monster_by_itself() {
    let _row = proves("MQ-HELP-20");
    let (mut talk, room, ids) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
    let south = talk.room(1, 1, plain());
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(table::Answer::Done).answers(dungeon::Answer::Side(West));
    for monster in &ids {
        talk.answers(rules::fight::Answer::Ran { monster: *monster, face: 6 });
    }
    assert_eq!(talk.asked(), Some(Red), "Blue has got away: {:?}", talk.asks());
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { sides: vec![South, West] }));
    talk.answers(dungeon::Answer::Side(South));
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Red), Ask::Fight(rules::fight::Ask::RunAway { monsters: ids.clone() }))
    );
    talk.answers(rules::fight::Answer::Ran { monster: ids[1], face: 2 });
    assert_eq!((talk.asked(), talk.asks()), (Some(Red), Ask::Fight(rules::fight::Ask::BadStuff { monster: ids[1] })));
    talk.answers(table::Answer::No);
    assert_eq!(talk.seat(Red).room, Some(room), "it is still there");
    talk.answers(rules::fight::Answer::Ran { monster: ids[0], face: 5 });
    assert_eq!((talk.seat(Red).room, talk.seat(Red).health.red), (Some(south), 1));
    assert_eq!((talk.seat(Blue).room, talk.seat(Blue).health.red), (Some(RoomId::ENTRANCE), 2));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && talk.asked() == Some(Blue));
}

#[test]
fn a_throw_comes_from_the_room_or_the_next_and_counts_for_the_side_named() {
    let _row = proves("MQ-INTF-05");
    let _row = proves("MQ-THROW-02");
    let _row = proves("MQ-THROW-03");
    let _row = proves("MQ-THROW-04");
    let _row = proves("MQ-THROW-05");
    for ours in [true, false] {
        let (mut talk, room, ids) = meeting(&[card(9, 1, 1)]);
        let next = talk.room(2, 0, plain());
        let far = talk.room(0, 2, plain());
        talk.link(room, East, Locked).stands(Red, room).stands(Green, next).stands(Yellow, far);
        let side = if ours { BLUE } else { beast(ids[0]) };
        for (seat, thrown) in [(Red, 4), (Green, 8)] {
            let cards = treasures(&talk, seat);
            talk.does(uses(seat, flask(4), side)).cites("MQ-THROW-03");
            let sums = if ours { ((1 + thrown, 1), (9, 1)) } else { ((1, 1), (9 + thrown, 1)) };
            assert_eq!((totals(&talk), treasures(&talk, seat)), (sums, cards - 1), "{seat:?}");
        }
        // What lies on the table flies as well.
        has(&mut talk, Green, with_keyword("throwable", 2));
        talk.does(uses_own(Green, 0, side));
        assert_eq!(totals(&talk), if ours { ((11, 1), (9, 1)) } else { ((1, 1), (19, 1)) });
        talk.refuses(uses(Yellow, flask(4), side)).because("item-out-of-range").cites("MQ-THROW-04");
        talk.link(room, East, Wall);
        talk.refuses(uses(Green, flask(4), side)).because("item-out-of-range").cites("MQ-THROW-04");
        assert_eq!(fight(&talk).helper, None, "none of them fights");
    }
}

#[test]
fn others_interfere_in_a_boss_fight_as_in_any_other() {
    let _row = proves("MQ-BOSS-12");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    assert_eq!(totals(&talk), ((10, 1), (20, 1)));
    talk.does(uses(Red, flask(4), beast(boss))).does(uses(Green, flask(3), BLUE));
    assert_eq!(totals(&talk), ((13, 1), (24, 1)));
    let add = Enhancer { level: 5, ..Enhancer::default() };
    talk.does(plays(Yellow, Played::Enhancer { monster: boss, add }));
    let weak = Condition { text: "weak".into(), bonus: -2, until: Until::NextFight, ..Condition::default() };
    talk.does(plays(
        Red,
        Played::Curse {
            on: Blue,
            effects: vec![Effect::Munchkin(munchkin::Effect::Condition { seat: Blue, add: weak })],
        },
    ));
    talk.answers(table::Answer::Done);
    assert_eq!((totals(&talk), fight(&talk).helper), (((11, 1), (29, 1)), None));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(boss), &[6])]);
    talk.does(plays(Green, Played::Die { who: beast(boss), index: 0, to: Some(1) }));
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours: 12, theirs: 30 }));
}

#[test]
fn a_card_brings_another_monster_to_fight_beside_the_boss() {
    let _row = proves("MQ-BOSS-09");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let cards = talk.seat(Red).hand.of(Deck::DXM);
    talk.does(plays(Red, Played::Monster)).cites("MQ-ENH-05");
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: RoomId::ENTRANCE, .. })),
        "{:?}",
        talk.asks()
    );
    let beside = talk.meets(card(4, 2, 1), Green);
    assert_eq!((talk.who(beside).base, talk.seat(Red).hand.of(Deck::DXM)), (Some(Green), cards - 1));
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::Fight { place: Some(RoomId::ENTRANCE), monsters: vec![boss, beside] })
    );
    assert_eq!(totals(&talk), ((10, 1), (24, 3)));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(boss), &[1]), throw(beast(beside), &[1, 1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).health.red, 2, "a hit for each");
}

#[test]
fn only_items_in_use_and_no_others_are_added_up() {
    let _row = proves("MQ-CMB-11");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(9, 1, 1), Red);
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 9);
    for one in [worn(Slot::Headgear, 2), held(1, 3), held(1, 4), held(1, 50)] {
        talk.does(puts(Blue, one));
    }
    assert!(talk.seat(Blue).gear[3].packed, "no Hand is left for it");
    assert_eq!(talk.seat(Blue).hand, Hand::dealt(5, 4));
    talk.at_level(Blue, 3).walks(East);
    assert_eq!(totals(&talk).0, (3 + 2 + 3 + 4, 1), "neither what is packed nor what is in the hand");
}

#[test]
fn one_more_monster_of_somebody_outside_belongs_to_the_fight() {
    let _row = proves("MQ-ENH-05");
    let _row = proves("MQ-INTF-02");
    let (mut talk, room, ids) = meeting(&[card(3, 1, 1)]);
    let cards = talk.seat(Yellow).hand.of(Deck::DXM);
    talk.does(plays(Yellow, Played::Monster)).cites("MQ-INTF-02");
    let more = talk.meets(card(4, 2, 1), Green);
    assert_eq!(talk.seat(Yellow).hand.of(Deck::DXM), cards - 1);
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Blue), Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![ids[0], more] }))
    );
    assert_eq!(totals(&talk).1, (7, 3));
    assert_eq!(talk.seat(Yellow).room, Some(RoomId::ENTRANCE));
}

#[test]
fn cards_of_others_change_a_fight_they_take_no_part_in() {
    let _row = proves("MQ-INTF-03");
    let _row = proves("MQ-INTF-04");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1), card(4, 1, 1)]);
    talk.at_level(Blue, 5);
    let hands = [Green, Yellow].map(|c| talk.seat(c).hand.of(Deck::DXM));
    let add = Enhancer { level: 10, ..Enhancer::default() };
    talk.does(plays(Green, Played::Enhancer { monster: ids[1], add })).cites("MQ-INTF-03");
    assert_eq!(
        (talk.who(ids[0]).level(), talk.who(ids[1]).level()),
        (Some(3), Some(14)),
        "on the one it was played on"
    );
    let term = crate::fights::term(BLUE, "", 2, 1);
    talk.does(plays(Green, Played::Card { when: rules::card::price::When::Fight, effects: vec![term] }));
    assert_eq!(totals(&talk), ((7, 2), (17, 2)));
    talk.does(plays(Yellow, Played::Curse { on: Blue, effects: vec![level(Blue, -2)] })).answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).level, totals(&talk).0), (3, (5, 2)));
    assert_eq!([Green, Yellow].map(|c| talk.seat(c).hand.of(Deck::DXM)), [hands[0] - 2, hands[1] - 1]);
    assert!([Green, Yellow].iter().all(|c| talk.seat(*c).room == Some(RoomId::ENTRANCE)));
}

#[test]
fn enhancers_are_cards_and_add_up_on_the_monster() {
    let _row = proves("MQ-ENH-02");
    let _row = proves("MQ-ENH-03");
    let _row = proves("MQ-ENH-06");
    let _row = proves("MQ-ENH-08");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, card(4, 0, 1), Red);
    cards_in_hand(&mut talk, Green, Deck::DXM, 4);
    let plays_on = |level| {
        let add = Enhancer { level, ..Enhancer::default() };
        plays(Green, Played::Enhancer { monster, add })
    };
    talk.does(plays_on(10));
    assert_eq!(talk.who(monster).level(), Some(14), "out of combat");
    talk.walks(East).does(plays_on(5));
    assert_eq!(totals(&talk).1, (19, 0), "in combat");
    talk.answers(table::Answer::Done).does(plays_on(-5));
    assert_eq!(totals(&talk).1, (14, 0), "in the pause before the roll, one that lowers");
    talk.answers(rules::fight::Answer::Throws(vec![throw(BLUE, &[1])])).answers(table::Answer::Done);
    talk.answers(dungeon::Answer::Side(West)).answers(rules::fight::Answer::Ran { monster, face: 6 });
    talk.monster_turn(Orange).answers(table::Answer::Done).walks(East);
    assert_eq!((talk.asked(), totals(&talk).1), (Some(Red), (14, 0)), "the next who meets it meets it so");
    assert_eq!(talk.seat(Green).hand.of(Deck::DXM), 1);
    talk.does(plays_on(-60));
    assert_eq!((talk.who(monster).level(), totals(&talk).1.0), (Some(1), 1));
}

#[test]
fn an_items_loss_to_a_curse_counts_in_mid_fight() {
    let _row = proves("MQ-CMB-23");
    let (mut talk, _, _) = meeting(&[card(4, 1, 1)]);
    has(&mut talk, Blue, worn(Slot::Headgear, 5));
    assert_eq!(totals(&talk).0, (6, 1));
    let lose =
        Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: Some("headgear".into()), dropped: false });
    talk.does(plays(Red, Played::Curse { on: Blue, effects: vec![lose] }))
        .answers(table::Answer::Done)
        .cites("MQ-CMB-23");
    assert_eq!((totals(&talk).0, talk.seat(Blue).gear.len()), ((1, 1), 0));
    assert!(
        matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })),
        "and the fight goes on: {:?}",
        talk.asks()
    );
}

#[test]
fn a_monster_moved_or_called_by_a_card_is_fought_at_once_on_ones_own_turn() {
    let _row = proves("MQ-CMB-06");
    let _row = proves("MQ-CMB-07");
    let _row = proves("MQ-CMB-08");
    let mut talk = Talk::four();
    let (room, other) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
    let monster = talk.monster(other, card(3, 0, 1), Red);
    talk.walks(East);
    let left = talk.left(Blue);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    let mut called = talk.clone();
    talk.does(plays(Green, any(vec![Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room })])));
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Blue), Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![monster] }))
    );
    talk.refuses(walk(West));
    assert_eq!(talk.left(Blue), left);
    let new = MonsterId(called.game.foes.next);
    called.does(plays(
        Green,
        any(vec![Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: card(2, 0, 1), base: Some(Yellow) })]),
    ));
    assert_eq!(
        (called.asked(), called.asks()),
        (Some(Blue), Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![new] }))
    );
    // In the room of somebody whose turn it is not, nothing is fought.
    let mut others = Talk::four();
    let room = others.room(1, 0, plain());
    others.stands(Red, room);
    others.does(plays(
        Green,
        any(vec![Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: card(2, 0, 1), base: Some(Yellow) })]),
    ));
    assert!(matches!(others.asks(), Ask::Table(table::Ask::Turn { .. })) && others.asked() == Some(Blue));
}

#[test]
fn what_a_helper_is_owed_besides_the_bargain() {
    let _row = proves("MQ-HELP-19");
    let (mut talk, room, _) = meeting(&[card(1, 0, 0)]);
    for base in [Blue, Green] {
        talk.monster(room, card(1, 0, 0), base);
    }
    let cards = [Blue, Red, Green].map(|c| talk.seat(c).hand.of(Deck::DXM));
    talk.does(rules::fight::Command::Help { seat: Some(Red) }).does(uses(Blue, potion(20), BLUE));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!([Blue, Red, Green].map(|c| talk.seat(c).hand.of(Deck::DXM)), [cards[0] + 1, cards[1] + 1, cards[2]]);
}
