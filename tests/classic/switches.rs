//! House rules: every one, tried with every value it takes.

use crate::support::proofs::tries;
use crate::talk::{Blue, Green, Red, Talk, opening, three};
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::card::{CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::doors::Command::{LookForTrouble, OpenDoor, SearchRoom, ThrowAway};
use standie::rules::fight::{self, Bargain};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::kind;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::setup::Setup;
use standie::rules::{munchkin, table, turn};

pub fn meets(talk: &mut Talk, monster: &'static str) -> MonsterId {
    talk.draws_next(&[monster]).does(OpenDoor).draws();
    talk.game.foes.all.last().expect("a monster").id
}

pub fn helped(talk: &mut Talk, seat: Colour) {
    talk.does(fight::Command::AskHelp { seat, terms: Bargain::default() }).answers(table::Answer::Done);
}

pub fn monster(id: MonsterId) -> Choice {
    Choice { monster: Some(id), ..Choice::default() }
}

pub fn is_fight(talk: &Talk) -> bool {
    matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. }))
}

pub fn is_flight(talk: &Talk) -> bool {
    matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. }))
}

/// Two monsters in RED's fight: which they are.
pub fn two(talk: &mut Talk, first: &'static str, second: &'static str) -> [MonsterId; 2] {
    talk.fetches(Blue, &["And This Is Steve", second]);
    let first = meets(talk, first);
    let brings =
        talk.play(Blue, "And This Is Steve", Choice { with: Some(talk.held(Blue, second)), ..Choice::default() });
    talk.does(brings);
    [first, talk.game.foes.all.last().expect("a monster").id]
}

#[test]
fn players_min() {
    let book = crate::talk::book();
    for (value, least) in [("3", 3), ("2", 2)] {
        tries("players_min", value);
        let rulings = [("players_min".to_owned(), value.to_owned())].into();
        let setup = Setup { system: crate::talk::system(), rulings, expansion: false, ..playout::setup(2) };
        assert_eq!((setup.fewest(&book), setup.check(&book).is_ok()), (least, least == 2));
    }
}

#[test]
fn opening_expanders() {
    for (value, waits) in [("yes", false), ("no", true)] {
        let mut talk = opening(&[(Red, &["Halfling", "Complicated Family"])]).ruled("opening_expanders", value);
        talk.plays(Red, "Halfling");
        let expands = talk.play(Red, "Complicated Family", Choice::default());
        if waits {
            assert_eq!(talk.refuses(expands).message.id, "not-before-the-start");
        } else {
            assert!(talk.does(expands).seat(Red).half_breed);
        }
    }
}

#[test]
fn opening_groups() {
    for (value, must) in [("optional", false), ("compulsory", true)] {
        let mut talk = opening(&[(Red, &["Elf", "Warrior"])]).ruled("opening_groups", value);
        let passes = table::Command::Answer(table::Answer::No.into());
        if must {
            assert_eq!(talk.refuses(passes.clone()).message.id, "race-comes-down");
            talk.plays(Red, "Elf");
            assert_eq!(talk.refuses(passes.clone()).message.id, "class-comes-down");
            talk.plays(Red, "Warrior");
        }
        talk.does(passes);
        assert_eq!(talk.asked(), Some(Blue), "RED has passed");
    }
}

#[test]
fn search_room() {
    for (value, optional) in [("automatic", false), ("optional", true)] {
        let mut talk = three(&[]).ruled("search_room", value);
        assert_eq!(talk.refuses(turn::Command::EndTurn).message.id, "door-first");
        talk.draws_next(&["Elf"]).does(OpenDoor).draws();
        if optional {
            talk.does(turn::Command::EndTurn).all_pass();
            assert_eq!((talk.game.turn.seat, talk.seat(Red).held.len()), (Some(Blue), 5));
        } else {
            assert_eq!(talk.refuses(turn::Command::EndTurn).message.id, "room-is-searched");
        }
    }
}

#[test]
fn trouble_then_search() {
    for (value, searches) in [("no", 0), ("if_removed", 1)] {
        let hand: &[(Colour, &[&'static str])] = &[(Red, &["Its Mom Wants It Home", "Rat With a Grievance"])];
        let mut talk = three(hand).ruled("trouble_then_search", value);
        talk.draws_next(&["Elf"]).does(OpenDoor).draws();
        talk.does(LookForTrouble { card: talk.held(Red, "Rat With a Grievance") });
        let home = talk.play(Red, "Its Mom Wants It Home", monster(talk.game.foes.all[0].id));
        talk.does(home).all_pass();
        assert_eq!(talk.drew(Deck::DOOR), searches, "{value}");
    }
    // Trouble that was beaten is no reason to search.
    let mut beaten = three(&[(Red, &["Rat With a Grievance"])]).ruled("trouble_then_search", "if_removed");
    beaten.raised(Red, 4).draws_next(&["Elf"]).does(OpenDoor).draws();
    beaten.does(LookForTrouble { card: beaten.held(Red, "Rat With a Grievance") });
    beaten.answers(table::Answer::Done).all_pass();
    assert_eq!((beaten.drew(Deck::DOOR), beaten.drew(Deck::ITEMS)), (0, 1));
}

#[test]
fn half_human_drawbacks() {
    for (value, from) in [("no", 5), ("yes", 6)] {
        let mut talk = opening(&[(Red, &["Halfling", "Complicated Family"])]).ruled("half_human_drawbacks", value);
        talk.plays(Red, "Halfling").plays(Red, "Complicated Family");
        assert_eq!(kind::suffers("halfling", talk.seat(Red)), value == "yes");
        assert_eq!(fight::flight::away_from(&talk.book, &talk.game, Red), from, "a Halfling runs slowly");
    }
}

#[test]
fn half_human_is_human() {
    for value in ["yes", "no"] {
        let mut talk = opening(&[(Red, &["Elf", "Complicated Family"])]).ruled("half_human_is_human", value);
        talk.plays(Red, "Elf");
        assert!(!kind::is_kind("human", talk.seat(Red)), "a whole Elf is none");
        talk.plays(Red, "Complicated Family");
        assert_eq!(kind::is_kind("human", talk.seat(Red)), value == "yes");
        talk.amends(munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned(), "dwarf".to_owned()] });
        assert!(!kind::is_kind("human", talk.seat(Red)), "nor is who is half an Elf and half a Dwarf");
    }
}

#[test]
fn two_cards_drawbacks() {
    for (value, from) in [("yes", 5), ("no", 4)] {
        let mut talk = three(&[]).ruled("two_cards_drawbacks", value);
        talk.fetches(Red, &["Elf", "Halfling", "Complicated Family"]).plays(Red, "Halfling");
        let with = Choice { with: Some(talk.held(Red, "Elf")), ..Choice::default() };
        let both = talk.play(Red, "Complicated Family", with);
        talk.does(both);
        assert_eq!(kind::suffers("halfling", talk.seat(Red)), value == "yes");
        assert_eq!(
            fight::flight::away_from(&talk.book, &talk.game, Red),
            from,
            "faster by an Elf, slower by a Halfling"
        );
    }
}

#[test]
fn level_card_target() {
    for value in ["self", "any"] {
        let mut talk = three(&[(Red, &["Montage"])]).ruled("level_card_target", value);
        let lifts = talk.play(Red, "Montage", Choice { on: Some(Green), ..Choice::default() });
        if value == "any" {
            let (mut nine, mut dead) = (talk.again(), talk.again());
            nine.raised(Green, 9);
            assert_eq!(nine.refuses(lifts.clone()).message.id, "level-needs-kill");
            dead.amends(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
            assert_eq!(dead.refuses(lifts.clone()).message.id, "dead-is-spared");
            talk.does(lifts);
        } else {
            assert_eq!(talk.refuses(lifts).message.id, "level-for-oneself");
            talk.plays(Red, "Montage");
        }
        assert_eq!(talk.seat(Green).level + talk.seat(Red).level, 3);
        assert_eq!(talk.seat(Green).level == 2, value == "any");
    }
}

#[test]
fn blocked_level_gain() {
    for value in ["refuse", "waste"] {
        let mut talk = three(&[(Red, &["Montage"])]).ruled("blocked_level_gain", value);
        talk.raised(Red, 9);
        let lifts = talk.play(Red, "Montage", Choice::default());
        if value == "waste" {
            talk.does(lifts);
            assert!((talk.seat(Red).level, talk.holds(Red, "Montage")) == (9, false), "played for nothing");
        } else {
            assert_eq!(talk.refuses(lifts).message.id, "level-needs-kill");
        }
    }
}

#[test]
fn sale_over_nine() {
    for value in ["cap", "refuse"] {
        let mut talk = three(&[]).ruled("sale_over_nine", value);
        let dear = munchkin::gear::Gear { value: Some(2_000), ..Default::default() };
        talk.raised(Red, 8).amends(munchkin::Effect::Gear { seat: Red, add: dear });
        let (others, hand, cards) = (Vec::new(), Vec::new(), CardSet::EMPTY);
        let sale = munchkin::Command::BuyLevel { seat: Red, gear: vec![0], others, hand, cards, levels: Some(2) };
        if value == "cap" {
            assert_eq!((talk.does(sale.clone()).seat(Red).level, talk.seat(Red).gear.len()), (9, 0));
            let again = munchkin::gear::Gear { value: Some(2_000), ..Default::default() };
            talk.amends(munchkin::Effect::Gear { seat: Red, add: again });
            assert_eq!(talk.refuses(sale).message.id, "level-needs-kill", "at Level 9 it is off");
        } else {
            assert_eq!(talk.refuses(sale).message.id, "level-needs-kill");
        }
    }
}

#[test]
fn death_keeps_curses() {
    for (value, left) in [("no", 0), ("yes", 1)] {
        let mut talk = three(&[]).ruled("death_keeps_curses", value);
        let lasts = Condition { text: "an accordion".to_owned(), bonus: -1, ..Condition::default() };
        talk.amends(munchkin::Effect::Condition { seat: Red, add: lasts });
        let dies = munchkin::Effect::Life { seat: Red, dead: true, wish: false };
        talk.does(table::Command::Effects { note: String::new(), effects: vec![dies.into()] });
        assert_eq!((talk.seat(Red).dead, talk.seat(Red).conditions.len()), (true, left), "{value}");
    }
}

#[test]
fn curse_dead() {
    for value in ["no", "yes"] {
        let mut talk = three(&[(Blue, &["Autocorrupted"])]).ruled("curse_dead", value);
        talk.amends(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
        let curse = talk.play(Blue, "Autocorrupted", Choice { on: Some(Green), ..Choice::default() });
        if value == "yes" {
            talk.does(curse);
        } else {
            assert_eq!(talk.refuses(curse).message.id, "dead-is-spared");
        }
    }
}

#[test]
fn loot_rounds() {
    for (value, all) in [("1", false), ("all", true)] {
        let mut talk = three(&[]).ruled("loot_rounds", value);
        talk.raised(Green, 2);
        meets(&mut talk, "Bottomless Fondue");
        talk.answers(table::Answer::Done).runs(1);
        let mut picked = Vec::new();
        while let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() {
            picked.extend(talk.asked());
            talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))));
        }
        let round = [Green, Blue, Green, Blue];
        assert_eq!(picked, if all { &round[..] } else { &round[..2] }, "{value}");
    }
}

#[test]
fn free_discard() {
    for value in ["yes", "no"] {
        let mut talk = three(&[]).ruled("free_discard", value);
        let item = munchkin::gear::Gear { name: "Spoon".to_owned(), ..Default::default() };
        talk.amends(munchkin::Effect::Gear { seat: Red, add: item });
        let throws = || ThrowAway { seat: Red, gear: vec![0] };
        if value == "no" {
            assert_eq!(talk.refuses(throws()).message.id, "not-for-nothing");
            continue;
        }
        let mut fights = talk.again();
        meets(&mut fights, "Barrel With Legs");
        assert_eq!(fights.refuses(throws()).message.id, "not-in-combat");
        assert!(talk.does(throws()).seat(Red).gear.is_empty() && talk.cited("MC-CARD-12"));
    }
}

#[test]
fn ten_only_by() {
    for value in ["kill_or_intervention", "kill"] {
        let mut talk = three(&[(Red, &["Friends in High Places"])]).ruled("ten_only_by", value);
        talk.amends(munchkin::Effect::Classes { seat: Red, classes: vec!["cleric".to_owned()] });
        let mut low = talk.again();
        assert_eq!(low.raised(Red, 8).plays(Red, "Friends in High Places").seat(Red).level, 9, "{value}");
        talk.raised(Red, 9);
        let rises = talk.play(Red, "Friends in High Places", Choice::default());
        if value == "kill" {
            assert_eq!(talk.refuses(rises).message.id, "level-needs-kill");
        } else {
            talk.does(rises);
            assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(vec![Red]))));
        }
    }
}

#[test]
fn hand_dealt_and_level_to_win() {
    let book = crate::talk::book();
    for (value, each) in [("2", 2), ("4", 4)] {
        tries("hand_dealt", value);
        let rulings = [("hand_dealt".to_owned(), value.to_owned())].into();
        let setup = Setup { system: crate::talk::system(), rulings, ..playout::setup(3) };
        let game = setup.game(&book).expect("a sound set-up");
        assert!(game.seats.iter().all(|seat| (seat.hand.of(Deck::DOOR), seat.hand.of(Deck::ITEMS)) == (each, each)));
    }
    for (value, over) in [("10", false), ("6", true)] {
        let mut talk = three(&[]).ruled("level_to_win", value);
        talk.raised(Red, 5);
        meets(&mut talk, "Barrel With Legs");
        talk.answers(table::Answer::Done).all_pass();
        assert_eq!(matches!(talk.asks(), Ask::Table(table::Ask::Over(_))), over, "{value}");
    }
}

#[test]
fn a_room_is_searched_once_its_door_is_open() {
    let mut talk = three(&[]);
    assert_eq!(talk.refuses(SearchRoom).message.id, "door-first");
    let of = |amount: Amount| munchkin::Effect::Level { seat: Red, change: amount, kill: false };
    talk.amends(of(Amount::By(1))).draws_next(&["Elf"]).does(OpenDoor).draws().does(SearchRoom);
    assert_eq!(talk.drew(Deck::DOOR), 1);
}
