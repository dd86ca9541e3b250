//! Treasures won with a helper in a game the app keeps: turned up for all to see, and picked by turns.

use crate::support::app_cards::*;
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::answer::Answer;
use standie::rules::card::CardSet;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Bargain, Fighter, Throw};
use standie::rules::laws;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;

/// Red fights a monster of so many Treasures in the room beside the Entrance, Blue helps for some of them, and they win;
/// the Treasures are to be turned up.
fn won(treasures: u8, share: u8, helper_first: Option<bool>) -> Talk {
    won_for(treasures, Bargain { treasures: share, helper_first, ..Bargain::default() })
}

/// The same, whatever else Blue was promised.
fn won_for(treasures: u8, terms: Bargain) -> Talk {
    let mut talk = in_app(3);
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    let def = MonsterDef { dice: Some(0), treasures: Some(treasures), ..walker(1) };
    talk.effect(dungeon::Effect::PlaceMonster { room, def, base: None }).die(Green);
    settle(&mut talk);
    talk.does(fight::Command::AskHelp { seat: Blue, terms }).answers(table::Answer::Done).answers(table::Answer::Done);
    settle(&mut talk);
    let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert!(rollers.iter().all(|(who, _)| matches!(who, Fighter::Seat(_))), "the monster rolls none");
    let throws = rollers.iter().map(|(who, n)| Throw { who: *who, faces: vec![6; n.unwrap_or(1) as usize] });
    talk.answers(fight::Answer::Throws(throws.collect()));
    // Dice that could be changed are let be.
    while let Ask::Table(table::Ask::Window { .. }) = talk.asks() {
        talk.answers(table::Answer::No);
    }
    talk
}

/// The first Treasures of the deck are turned up.
fn turn_up(talk: &mut Talk) -> CardSet {
    let Ask::Cards(cards::Ask::Cards { count, drawn: true, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let deck = talk.game.stock.as_ref().expect("decks").draw.and(talk.book.cards.stack(Deck::TREASURE));
    let up: CardSet = deck.iter().take(count as usize).collect();
    talk.answers(cards::Answer::Cards(up.clone()));
    assert_eq!(laws::broken(&talk.book, &talk.game), None);
    up
}

/// Whoever is asked picks the last of what lies there.
fn pick(talk: &mut Talk) -> (standie::rules::ids::Colour, CardSet) {
    let Ask::Fight(fight::Ask::Spoils { up, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let seat = talk.asked().expect("somebody picks");
    let card = CardSet::of(up.iter().last().expect("a card"));
    talk.answers(cards::Answer::Cards(card.clone()));
    assert!(card.within(&talk.seat(seat).held));
    assert_eq!(laws::broken(&talk.book, &talk.game), None);
    (seat, card)
}

#[test]
fn whoever_was_promised_the_first_pick_picks_first_among_all_of_them() {
    let _row = proves("MQ-BRIBE-04");
    let _row = proves("MQ-EX-29");
    let mut talk = won(4, 1, Some(true));
    let (red, blue) = (talk.seat(Red).hand.of(Deck::TREASURE), talk.seat(Blue).hand.of(Deck::TREASURE));
    let up = turn_up(&mut talk);
    assert_eq!(up.len(), 4);
    assert_eq!(
        (talk.asks(), talk.asked()),
        (Ask::Fight(fight::Ask::Spoils { up: up.clone(), picks: 1 }), Some(Blue)),
        "the helper, among all four"
    );
    // Nothing else is picked, not two at once, and not by the other.
    let in_hand = talk.seat(Red).held.iter().next().expect("a card");
    talk.refuses(table::Command::Answer(Answer::Cards(cards::Answer::Cards(up.clone())))).because("pick-one-lying");
    talk.refuses(table::Command::Answer(Answer::Cards(cards::Answer::Cards(CardSet::of(in_hand)))))
        .because("pick-one-lying");
    let wish = up.iter().nth(2).expect("a third");
    talk.answers(cards::Answer::Cards(CardSet::of(wish))).cites("MQ-BRIBE-04");
    // The other three are the main player's, who has no choice any more.
    assert!(talk.seat(Blue).held.has(wish));
    assert!(up.without(&CardSet::of(wish)).within(&talk.seat(Red).held));
    assert_eq!((talk.seat(Red).hand.of(Deck::TREASURE), talk.seat(Blue).hand.of(Deck::TREASURE)), (red + 3, blue + 1));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    assert_eq!(laws::broken(&talk.book, &talk.game), None);
}

#[test]
fn gold_promised_besides_takes_no_first_pick_away() {
    let _row = proves("MQ-BRIBE-04");
    let mut talk = won_for(4, Bargain { treasures: 1, gold: 10, helper_first: Some(true), ..Bargain::default() });
    turn_up(&mut talk);
    assert_eq!(talk.asked(), Some(Blue), "the helper picks first, as was agreed");
}

#[test]
fn otherwise_the_main_player_picks_first_and_they_take_turns() {
    let _row = proves("MQ-BRIBE-03");
    for (first, order) in [(Some(false), [Red, Blue, Red, Blue]), (Some(true), [Blue, Red, Blue, Red])] {
        let mut talk = won(5, 2, first);
        let up = turn_up(&mut talk);
        let mut got = vec![];
        for seat in order {
            if let Ask::Fight(fight::Ask::Spoils { .. }) = talk.asks() {
                let (who, card) = pick(&mut talk);
                assert_eq!(who, seat);
                got.push((who, card));
            }
        }
        let of = |who| got.iter().filter(|(w, _)| *w == who).fold(CardSet::EMPTY, |all, (_, c)| all.or(c));
        assert!(of(Blue).len() <= 2);
        let blue = up.and(&talk.seat(Blue).held);
        assert_eq!((blue.len(), up.and(&talk.seat(Red).held).len()), (2, 3));
        assert!(of(Red).within(&talk.seat(Red).held));
    }
}

#[test]
fn treasures_that_lie_turned_up_are_seen_by_all_and_lost_by_nobody() {
    let _row = proves("MQ-RES-10");
    let mut talk = won(3, 1, Some(false));
    let up = turn_up(&mut talk);
    assert!(talk.facts.iter().any(|f| f.event == Event::Cards(cards::Event::TurnedUp(up.clone()))));
    // What whoever is asked can do is spelt out.
    let moves = engine::moves(&talk.book, &talk.game);
    for card in up.iter() {
        assert!(
            moves.contains(&Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(CardSet::of(
                card
            ))))))
        );
    }
    // A jump does not take them away.
    let mut jumped = talk.clone();
    jumped.from(table::phase::Phase::Movement, Green);
    assert_eq!(
        (jumped.asks(), jumped.asked()),
        (Ask::Fight(fight::Ask::Spoils { up: up.clone(), picks: 2 }), Some(Red))
    );
    jumped.refuses(table::Command::Skip).because("cannot-skip");
    // Who dies has no pick left; what nobody takes lies on the discards.
    let mut dead = talk.clone();
    dead.effect(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    settle(&mut dead);
    let (who, card) = pick(&mut dead);
    assert_eq!(who, Blue);
    assert!(up.without(&card).within(&dead.game.stock.as_ref().expect("decks").discards));
    // With the cards back on the table people pick for themselves.
    let before = (talk.seat(Red).hand.of(Deck::TREASURE), talk.seat(Blue).hand.of(Deck::TREASURE));
    talk.does(table::Command::Keep { component: table::Component::Cards, place: table::Place::Table });
    assert_eq!(
        (talk.seat(Red).hand.of(Deck::TREASURE), talk.seat(Blue).hand.of(Deck::TREASURE)),
        (before.0 + 2, before.1 + 1)
    );
}

#[test]
fn with_a_single_taker_nobody_picks() {
    let _row = proves("MQ-RES-09");
    // All for the helper.
    let mut talk = won(2, 2, Some(true));
    let blue = talk.seat(Blue).held.len();
    settle(&mut talk);
    assert_eq!(talk.seat(Blue).held.len(), blue + 2);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    // None for the helper.
    let mut talk = won(2, 0, None);
    let red = talk.seat(Red).held.len();
    settle(&mut talk);
    assert_eq!(talk.seat(Red).held.len(), red + 2);
}

#[test]
fn treasures_of_a_fight_that_is_broken_off_are_picked_from_too() {
    let _row = proves("MQ-BRIBE-03");
    let mut talk = in_app(3);
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    let def = MonsterDef { dice: Some(0), treasures: Some(3), ..walker(1) };
    talk.effect(dungeon::Effect::PlaceMonster { room, def, base: None }).die(Green);
    settle(&mut talk);
    let terms = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
    talk.does(fight::Command::AskHelp { seat: Blue, terms }).answers(table::Answer::Done);
    settle(&mut talk);
    // A power kills the only monster before any dice.
    let monster = talk.game.foes.all[0].id;
    talk.effect(fight::Effect::Slay { monster });
    let up = turn_up(&mut talk);
    assert_eq!(up.len(), 3);
    let (who, _) = pick(&mut talk);
    assert_eq!(who, Blue);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
}
