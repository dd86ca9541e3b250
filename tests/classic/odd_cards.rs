//! Cards of our own that end a fight in ways of their own, and one that reaches into the discards.

use crate::support::proofs::proves;
use crate::switches::{helped, is_fight, meets, monster, two};
use crate::talk::{Blue, Green, Red, three};
use standie::catalog::words::{Names, Words};
use standie::play::narrate;
use standie::play::widen::widen;
use standie::rules::card::{CardId, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::question::Ask;
use standie::rules::{cards, engine, table};

#[test]
fn what_takes_a_monster_away_for_nothing_leaves_neither_level_nor_treasure() {
    let _row = proves("MC-CMB-17");
    let mut talk = three(&[(Red, &["Wrong Dungeon", "Its Mom Wants It Home"])]);
    let met = meets(&mut talk, "Barrel With Legs");
    let mut home = talk.again();
    let leaves = talk.play(Red, "Wrong Dungeon", monster(met));
    talk.does(leaves).all_pass();
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (1, 0));
    // The other one leaves its Treasure (MC-TREAS-10).
    let leaves = home.play(Red, "Its Mom Wants It Home", monster(met));
    home.does(leaves).all_pass();
    assert_eq!((home.seat(Red).level, home.drew(Deck::ITEMS)), (1, 2));
}

#[test]
fn one_of_two_that_leaves_for_nothing_takes_only_its_own_treasure_along() {
    let _row = proves("MC-CMB-11");
    let mut talk = three(&[(Red, &["Wrong Dungeon"])]);
    talk.raised(Red, 5);
    let [barrel, _moth] = two(&mut talk, "Barrel With Legs", "Knit-Picking Moth");
    let leaves = talk.play(Red, "Wrong Dungeon", monster(barrel));
    talk.does(leaves);
    assert!(is_fight(&talk));
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (6, 1), "the moth's alone");
}

#[test]
fn a_monster_killed_by_a_card_is_a_kill_and_its_price_is_paid_at_once() {
    let _row = proves("MC-CMB-16");
    let mut talk = three(&[(Red, &["Let Go of the Piano"])]);
    talk.raised(Red, 5);
    let met = meets(&mut talk, "Hydra, Mid-Argument");
    let falls = talk.play(Red, "Let Go of the Piano", monster(met));
    talk.does(falls);
    assert_eq!(talk.seat(Red).level, 4);
    talk.all_pass();
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (6, 4), "two Levels for the hydra");
}

#[test]
fn a_card_that_wins_ties_wins_one() {
    let _row = proves("MC-CMB-04");
    let mut talk = three(&[(Red, &["Coin With Two Heads"])]);
    talk.raised(Red, 4);
    meets(&mut talk, "Barrel With Legs");
    assert_eq!(talk.totals(), (4, 4));
    let mut tied = talk.again();
    tied.answers(table::Answer::Done).all_pass();
    assert!(!is_fight(&tied) && tied.seat(Red).level == 4, "a tie alone is no win: {:?}", tied.asks());
    talk.plays(Red, "Coin With Two Heads");
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(talk.seat(Red).level, 5);
}

#[test]
fn whoever_helps_may_flip_the_coin_too() {
    let mut talk = three(&[(Green, &["Coin With Two Heads"])]);
    talk.raised(Red, 3);
    meets(&mut talk, "Barrel With Legs");
    helped(&mut talk, Green);
    assert_eq!(talk.totals(), (4, 4));
    talk.plays(Green, "Coin With Two Heads");
    talk.answers(table::Answer::Done).all_pass();
    assert_eq!(talk.seat(Red).level, 4);
}

#[test]
fn a_treasure_comes_back_from_the_discards() {
    let mut talk = three(&[(Red, &["Montage", "Down the Back of the Throne"])]);
    talk.plays(Red, "Montage");
    let card = talk.card("Montage");
    let takes = talk.play(Red, "Down the Back of the Throne", Choice { pick: Some(card), ..Choice::default() });
    talk.does(takes);
    assert!(talk.holds(Red, "Montage"));
    // Only on the own turn.
    let mut other = three(&[(Red, &["Montage"]), (Blue, &["Down the Back of the Throne"])]);
    other.plays(Red, "Montage");
    let takes = other.play(Blue, "Down the Back of the Throne", Choice { pick: Some(card), ..Choice::default() });
    other.refuses(takes);
}

/// What a card says it takes any of, it offers all of, however many lie there.
#[test]
fn any_treasure_of_a_full_pile_is_offered() {
    let mut talk = three(&[(Red, &["Down the Back of the Throne"])]);
    let stock = talk.game.stock.as_mut().expect("cards");
    let lie: Vec<CardId> = stock.draw.and(talk.book.cards.stack(Deck::ITEMS)).iter().take(40).collect();
    stock.draw.cut(&lie.iter().copied().collect());
    stock.discards.add(&lie.iter().copied().collect());
    let mut moves = engine::moves(&talk.book, &talk.game);
    widen(&talk.book, &talk.game, Some(Red), &mut moves);
    for card in lie {
        let takes = talk.play(Red, "Down the Back of the Throne", Choice { pick: Some(card), ..Choice::default() });
        assert!(moves.contains(&takes.into()), "{}", card.0);
    }
}

#[test]
fn treasures_drawn_for_all_to_see_are_told_to_all_by_name_and_others_are_not() {
    let _row = proves("MC-TREAS-04");
    let _row = proves("MC-TREAS-03");
    for helps in [true, false] {
        let mut talk = three(&[]);
        talk.raised(Red, 5).raised(Green, 3);
        meets(&mut talk, "Barrel With Legs");
        if helps {
            helped(&mut talk, Green);
        }
        talk.answers(table::Answer::Done).all_pass();
        let Ask::Cards(cards::Ask::Cards { drawn: true, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
        let before = talk.game.clone();
        let drawn = ["Thinking Cap", "Borrowed Oar"].map(|name| talk.card(name));
        talk.answers(cards::Answer::Cards(drawn.into_iter().collect()));
        let words = Words::load("en");
        let names = Names::told(&talk.book, &talk.game, &before);
        let told = narrate::tell(&before, &talk.facts).into_iter().map(|line| words.say(&line.message, names));
        let told: Vec<String> = told.collect();
        let named = told.iter().any(|line| line.contains("Thinking Cap") && line.contains("Borrowed Oar"));
        assert_eq!(named, helps, "{told:?}");
        assert!(!talk.seat(Red).shown, "and that is over once they are named");
    }
}
