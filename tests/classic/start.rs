//! What is on the table before the first turn: counters, decks, hands, who begins.

use crate::support::proofs::proves;
use crate::talk::{Blue, Red, opening, three};
use standie::play::player::Players;
use standie::play::playout;
use standie::play::record::Who;
use standie::play::{Session, oracle};
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::CardKind;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::event::{Event, Fact};
use standie::rules::question::Ask;
use standie::rules::seat::Sex;
use standie::rules::setup::Setup;
use standie::rules::table::step::About;
use standie::rules::{cards, engine, munchkin, table};

fn setup() -> Setup {
    Setup { system: crate::talk::system(), ..playout::setup(3) }
}

#[test]
fn levels_are_whole_numbers_from_1_to_10_and_everybody_sees_them() {
    let _row = proves("MC-SET-03");
    let _row = proves("MC-LVL-01");
    let mut talk = three(&[]);
    for to in 1..=10 {
        let level = munchkin::Effect::Level { seat: Red, change: Amount::To(to), kill: true };
        let before = i32::from(talk.seat(Red).level);
        if before != to {
            let amends = table::Command::Amend { effects: vec![level.into()], note: String::new() };
            let mut game = talk.game.clone();
            engine::act(&talk.book, &mut game, &amends.into()).expect("a Level there is");
            assert_eq!(i32::from(game.seat(Red).expect("a seat").level), to);
        }
    }
    for to in [0, 11, -1] {
        let level = munchkin::Effect::Level { seat: Red, change: Amount::To(to), kill: true };
        let amends = table::Command::Amend { effects: vec![level.into()], note: String::new() };
        let mut game = talk.game.clone();
        let done = engine::act(&talk.book, &mut game, &amends.into());
        assert!(done.is_err() || (1..=10).contains(&game.seat(Red).expect("a seat").level), "{to}");
    }
    talk.all_pass();
}

#[test]
fn both_piles_are_shuffled_before_anybody_has_a_card() {
    let _row = proves("MC-SET-05");
    let each =
        crate::talk::book().ruling_def("hand_dealt").expect("a switch").default.parse::<u32>().expect("a number");
    let mut hands = Vec::new();
    for seed in 0..6 {
        let (mut session, _) = Session::begin(crate::talk::book(), setup(), "", seed, 0).expect("a game");
        let dealt = |session: &Session| session.game().seats.iter().all(|seat| seat.held.len() == 2 * each);
        while !dealt(&session) {
            let answer = oracle::answer(&session).unwrap_or(Answer::Table(table::Answer::Done));
            let answer = Command::Table(table::Command::Answer(answer));
            session.submit(&answer, Who::App, 0).expect("a step");
        }
        for seat in &session.game().seats {
            let doors = seat.held.and(session.book().cards.stack(Deck::DOOR)).len();
            assert_eq!((doors, seat.held.len()), (each, 2 * each));
        }
        hands.push(session.game().seats.iter().map(|seat| seat.held.clone()).collect::<Vec<_>>());
    }
    hands.dedup();
    assert_eq!(hands.len(), 6, "six shuffles, six deals");
}

#[test]
fn hands_come_down_before_anybody_rolls_for_the_start_and_the_highest_roll_begins() {
    let _row = proves("MC-START-09");
    let _row = proves("MC-START-11");
    let book = crate::talk::book();
    let mut game = setup().game(&book).expect("a sound set-up");
    let mut act = |command: table::Command| {
        engine::act(&book, &mut game, &command.into()).expect("accepted");
        engine::question(&book, &game)
    };
    let mut now = act(table::Command::Answer(table::Answer::Done.into()));
    let mut opened = 0;
    loop {
        let answer = match &now.ask {
            Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) => {
                let deck = *deck;
                let taken = |card| opened == 0 && book.cards.deck(card) == Some(deck);
                let stock = book.cards.stack(deck);
                let n = *count as usize;
                let skip = now.seat.map_or(0, standie::rules::ids::Colour::index) * n;
                Answer::Cards(cards::Answer::Cards(stock.iter().filter(|c| taken(*c)).skip(skip).take(n).collect()))
            }
            Ask::Table(table::Ask::Window { about: About::Opening, .. }) => {
                opened += 1;
                Answer::Table(table::Answer::No)
            }
            Ask::Table(table::Ask::FirstPlayer { .. }) => break,
            other => panic!("{other:?}"),
        };
        now = act(table::Command::Answer(answer));
    }
    assert_eq!(opened, 3, "each was asked before the roll");
    let seats = setup().seats;
    for (seat, face) in seats.iter().map(|seat| seat.colour).zip([2, 6, 5]) {
        now = act(table::Command::Answer(table::Answer::Die { seat, face }.into()));
    }
    assert!(!matches!(now.ask, Ask::Table(table::Ask::FirstPlayer { .. } | table::Ask::Opening)), "{:?}", now.ask);
    assert_eq!(game.turn.seat, Some(seats[1].colour));
}

#[test]
fn a_figure_is_of_the_sex_its_player_says() {
    let _row = proves("MC-START-04");
    let mut setup = setup();
    setup.seats[0].sex = Some(Sex::Female);
    setup.seats[1].sex = Some(Sex::Male);
    let game = setup.game(&crate::talk::book()).expect("a sound set-up");
    assert_eq!((game.seats[0].sex, game.seats[1].sex), (Some(Sex::Female), Some(Sex::Male)));
}

#[test]
fn races_and_classes_are_those_of_the_book_and_a_human_is_nothing_special() {
    let _row = proves("MC-RACE-01");
    let _row = proves("MC-RACE-02");
    let _row = proves("MC-RACE-04");
    let _row = proves("MC-CLASS-01");
    let _row = proves("MC-CLASS-14");
    let book = crate::talk::book();
    assert_eq!(book.rules.races, ["elf", "dwarf", "halfling"]);
    assert_eq!(book.rules.classes, ["warrior", "wizard", "thief", "cleric"]);
    for kind in book.rules.races.iter().chain(&book.rules.classes) {
        let card = |is: &CardKind| match is {
            CardKind::Race(name) | CardKind::Class(name) => name == kind,
            _ => false,
        };
        assert!(book.cards.cards.iter().any(|def| card(&def.is)), "{kind} has a card");
    }
    let talk = three(&[]);
    let human = talk.seat(Blue);
    let none = munchkin::kind::traits(&talk.book, &talk.game, human, |t| {
        i32::from(t.run) + i32::from(t.big) + i32::from(t.hand) + i32::from(t.strength)
    });
    assert!(human.races.is_empty() && none == 0);
}

#[test]
fn a_card_in_the_hand_is_not_shown_by_searching_nor_by_winning_alone() {
    let _row = proves("MC-LOOT-05");
    let _row = proves("MC-TREAS-03");
    let mut talk = opening(&[]);
    talk.all_pass();
    talk.draws_next(&["Elf", "Dwarf"]).does(standie::rules::doors::Command::OpenDoor).draws();
    talk.does(standie::rules::doors::Command::SearchRoom);
    let facts = talk.facts.clone();
    let unseen = |facts: &[Fact], deck: Deck| {
        facts.iter().any(
            |fact| matches!(&fact.event, Event::Cards(cards::Event::Drew { deck: of, open: false, .. }) if *of == deck),
        )
    };
    assert!(unseen(&facts, Deck::DOOR), "{facts:?}");
    let mut fight = three(&[(Red, &["Haste Paste"])]);
    fight.draws_next(&["Crumb Swarm"]).does(standie::rules::doors::Command::OpenDoor).draws();
    let level = munchkin::Effect::Level { seat: Red, change: Amount::To(5), kill: false };
    fight.does(table::Command::Amend { effects: vec![level.into()], note: String::new() });
    fight.answers(table::Answer::Done).all_pass();
    assert!(unseen(&fight.facts, Deck::ITEMS));
}

#[test]
fn a_faster_game_deals_four_and_four_at_the_start_and_after_a_death() {
    let _row = proves("MC-FAST-01");
    let _row = proves("MC-FAST-02");
    let book = crate::talk::book();
    let mut setup = Setup { first: Some(Red), ..setup() };
    setup.rulings.insert("hand_dealt".to_owned(), "4".to_owned());
    setup.check(&book).expect("a house rule there is");
    let game = setup.game(&book).expect("a sound set-up");
    for seat in game.seats.iter() {
        assert_eq!((seat.hand.of(Deck::DOOR), seat.hand.of(Deck::ITEMS)), (4, 4));
    }
    // And after a death.
    let mut back = 0;
    for seed in 0..6 {
        let setup = Setup { first: None, ..setup.clone() };
        let (mut session, _) = Session::begin(book.clone(), setup, "", seed, 0).expect("a game");
        let mut bots = Players::new(std::iter::repeat_n("random", 3));
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 1_500) {
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            let revived = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Revived { .. }));
            if written.facts.iter().any(revived) {
                let drew = written.facts.iter().filter_map(|fact| match fact.event {
                    Event::Cards(cards::Event::Drew { cards, .. }) => Some(cards),
                    _ => None,
                });
                assert_eq!(drew.collect::<Vec<_>>(), [4, 4]);
                back += 1;
            }
        }
    }
    assert!(back > 2, "{back} came back");
}
