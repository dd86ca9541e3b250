//! What Classes can do for a price: thieves and the whole hand; and the one card that brings the last Level.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, opening, three};
use standie::rules::amount::Amount;
use standie::rules::card::{CardSet, Choice};
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::{engine, fight, munchkin, table};

fn amends(talk: &mut Talk, effects: Vec<munchkin::Effect>) {
    let effects = effects.into_iter().map(Into::into).collect();
    talk.does(table::Command::Amend { effects, note: String::new() });
}

fn class(seat: Colour, class: &str) -> munchkin::Effect {
    munchkin::Effect::Classes { seat, classes: vec![class.to_owned()] }
}

fn level(seat: Colour, to: i32) -> munchkin::Effect {
    munchkin::Effect::Level { seat, change: Amount::To(to), kill: false }
}

/// GREEN is a Thief, BLUE wears loud trousers and carries a catapult.
fn thief() -> Talk {
    let mut talk = opening(&[(Blue, &["Very Loud Pants", "Catapult, Travel Size"])]);
    talk.answers(table::Answer::No).plays(Blue, "Very Loud Pants").plays(Blue, "Catapult, Travel Size").all_pass();
    amends(&mut talk, vec![class(Green, "thief"), level(Green, 3)]);
    talk
}

fn steals(talk: &Talk, from: Colour, item: usize) -> munchkin::Command {
    let paid = CardSet::of(talk.seat(Green).held.iter().next().expect("a card"));
    let by = PowerBy::Other(Cards { cards: paid, ..Cards::default() });
    let choice = Choice { on: Some(from), item: Some(item), ..Choice::default() };
    munchkin::Command::UsePower { seat: Green, class: "thief".into(), by, choice }
}

#[test]
fn a_thief_pays_a_card_and_a_die_decides() {
    let _row = proves("MC-CLASS-07");
    let mut talk = thief();
    let hand = talk.seat(Green).held.len();
    talk.does(steals(&talk, Blue, 0));
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::TheftDie));
    assert_eq!(talk.seat(Green).held.len(), hand - 1, "it costs a card, whatever comes of it");
    let mut caught = talk.again();
    talk.answers(table::Answer::Number(4));
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Green).gear.len()), (1, 1));
    assert_eq!((talk.seat(Green).gear[0].name.as_str(), talk.seat(Green).level), ("Very Loud Pants", 3));
    caught.answers(table::Answer::Number(3));
    assert_eq!((caught.seat(Blue).gear.len(), caught.seat(Green).gear.len()), (2, 0));
    assert_eq!(caught.seat(Green).level, 2, "caught: a Level");
}

#[test]
fn nobody_steals_while_a_monster_is_out() {
    let _row = proves("MC-CMB-08");
    let _row = proves("MC-CLASS-08");
    let _row = proves("MC-ITEM-15");
    let mut talk = thief();
    let quiet = talk.again();
    let listed = |talk: &Talk| engine::moves(&talk.book, &talk.game).iter().filter(|c| is_theft(c)).count();
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    // RED fights: neither the thief nor the victim has anything to do with it.
    let refused = talk.refuses(steals(&talk, Blue, 0));
    assert_eq!(refused.message.id, "no-stealing-in-fights");
    assert!(refused.cites.iter().any(|cite| cite.as_str() == "MC-CLASS-08"), "{:?}", refused.cites);
    assert_eq!(listed(&talk), 0);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
    assert_eq!(talk.refuses(steals(&talk, Blue, 0)).message.id, "no-stealing-in-fights", "nor while somebody runs");
    let mut peace = quiet.again();
    peace.draws_next(&["Elf"]).does(OpenDoor).draws();
    peace.does(steals(&peace, Blue, 0));
    assert_eq!(peace.asks(), Ask::Munchkin(munchkin::Ask::TheftDie), "behind an open door without a monster");
}

fn is_theft(command: &standie::rules::command::Command) -> bool {
    use standie::rules::command::Command;
    matches!(command, Command::Munchkin(munchkin::Command::UsePower { by: PowerBy::Other(_), .. }))
}

#[test]
fn what_cannot_be_stolen_is_refused_with_the_reason() {
    let mut talk = thief();
    assert_eq!(talk.refuses(steals(&talk, Blue, 1)).message.id, "too-big-to-steal", "a catapult is missed");
    assert_eq!(talk.refuses(steals(&talk, Green, 0)).message.id, "steal-from-others");
    assert_eq!(talk.refuses(steals(&talk, Blue, 7)).message.id, "no-such-item");
    // On the own turn thefts are offered, of the one thing that fits a sleeve.
    talk.does(OpenDoor);
    let mut own = thief();
    own.draws_next(&["Elf"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass();
    while own.game.turn.seat != Some(Green) {
        match own.asks() {
            Ask::Table(table::Ask::Turn { .. }) if own.game.turn.seat == Some(Blue) => {
                own.draws_next(&["Dwarf"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass()
            }
            Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => {
                let seat = own.asked().expect("somebody");
                let cards = own.seat(seat).held.iter().take(surplus as usize).collect();
                let hand = own.seat(seat).hand.emptied();
                let gift = munchkin::goods::Gift { to: to.first().copied(), hand, cards };
                own.answers(munchkin::Answer::Gave(vec![gift])).all_pass()
            }
            other => panic!("{other:?}"),
        };
    }
    let thefts = engine::moves(&own.book, &own.game).into_iter().filter(is_theft).count() as u32;
    assert_eq!(thefts, own.seat(Green).held.len(), "one Item, paid with any card of the hand");
}

#[test]
fn an_item_that_is_gone_before_the_die_falls_is_not_stolen() {
    let mut talk = thief();
    talk.does(steals(&talk, Blue, 0));
    amends(&mut talk, vec![munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false }]);
    assert!(!matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::TheftDie)), "{:?}", talk.asks());
    assert_eq!((talk.seat(Green).gear.len(), talk.seat(Green).level), (0, 3));
}

fn charms(talk: &Talk) -> munchkin::Command {
    let choice = Choice { monster: talk.game.foes.all.first().map(|monster| monster.id), ..Choice::default() };
    munchkin::Command::UsePower { seat: Red, class: "wizard".into(), by: PowerBy::Hand, choice }
}

#[test]
fn the_whole_hand_is_no_price_for_who_has_none() {
    let _row = proves("MC-CLASS-06");
    let mut talk = three(&[]);
    amends(&mut talk, vec![class(Red, "wizard")]);
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws();
    let mut empty = talk.again();
    let hand = talk.seat(Red).held.clone();
    assert!(hand.len() > 1);
    assert!(engine::moves(&talk.book, &talk.game).contains(&charms(&talk).into()), "it is offered");
    talk.does(charms(&talk));
    assert!(talk.game.foes.all.is_empty(), "tamed");
    assert_eq!((talk.seat(Red).level, talk.seat(Red).hand.of(standie::rules::cards::deck::Deck::DOOR)), (1, 0));
    let stock = talk.game.stock.as_ref().expect("cards");
    assert!(hand.iter().all(|card| stock.discards.has(card)), "every card of it");
    let gone = standie::rules::cards::Effect::Hand {
        seat: Red,
        deck: standie::rules::cards::deck::Deck::DOOR,
        change: Amount::To(0),
    };
    let items = standie::rules::cards::Effect::Hand {
        seat: Red,
        deck: standie::rules::cards::deck::Deck::ITEMS,
        change: Amount::To(0),
    };
    empty.does(table::Command::Amend { effects: vec![gone.into(), items.into()], note: String::new() });
    let refused = empty.refuses(charms(&empty));
    assert_eq!(refused.message.id, "hand-is-empty");
    assert!(refused.cites.iter().any(|cite| cite.as_str() == "MC-CLASS-06"));
    assert!(!engine::moves(&empty.book, &empty.game).contains(&charms(&empty).into()), "nor is it offered");
}

#[test]
fn an_intervention_brings_the_tenth_level_and_those_it_lifts_together_have_won_together() {
    let _row = proves("MC-LVL-11");
    let _row = proves("MC-LVL-08");
    let mut talk = three(&[(Blue, &["Friends in High Places", "Montage"])]);
    let card = talk.held(Blue, "Friends in High Places");
    let play = munchkin::Command::PlayCard { seat: Blue, card, choice: Choice::default() };
    assert!(!talk.refuses(play.clone()).message.id.is_empty(), "without a Cleric it is kept");
    amends(&mut talk, vec![class(Red, "cleric"), class(Green, "cleric"), level(Red, 9), level(Blue, 9)]);
    let mut both = talk.again();
    let montage = talk.held(Blue, "Montage");
    let levels = munchkin::Command::PlayCard { seat: Blue, card: montage, choice: Choice::default() };
    assert_eq!(talk.refuses(levels).message.id, "level-needs-kill", "any other card stops at 9");
    talk.does(play.clone());
    assert!(talk.cited("MC-LVL-11"));
    assert_eq!((talk.seat(Red).level, talk.seat(Blue).level, talk.seat(Green).level), (10, 9, 2));
    let Ask::Table(table::Ask::Over(table::Ending::Players(winners))) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    assert_eq!(winners, [Red]);
    amends(&mut both, vec![level(Green, 9)]);
    both.does(play);
    let Ask::Table(table::Ask::Over(table::Ending::Players(winners))) = both.asks() else {
        panic!("{:?}", both.asks())
    };
    assert_eq!(winners, [Red, Green]);
}
