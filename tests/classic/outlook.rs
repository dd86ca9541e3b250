//! What the odds say of a game: from whom to run first, and who can still turn a fight. None of it knows a hidden hand.

use crate::talk::{Blue, Green, Red, Talk, three};
use standie::catalog::words::Words;
use standie::odds::chase;
use standie::odds::count::lowest;
use standie::odds::flight::{Chaser, Harm};
use standie::odds::turners::{self, Turning};
use standie::play::narrate::outlook;
use standie::rules::amount::Amount;
use standie::rules::card::CardSet;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::effect::Effect;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::gear::Gear;
use standie::rules::{fight, munchkin, table};
use std::sync::Arc;

fn amended(talk: &mut Talk, effects: Vec<Effect>) {
    talk.does(table::Command::Amend { effects, note: String::new() });
}

fn level(seat: Colour, to: i32) -> Effect {
    munchkin::Effect::Level { seat, change: Amount::To(to), kill: false }.into()
}

/// One more monster of the box stands there.
pub fn joined(talk: &mut Talk, name: &str) -> MonsterId {
    let card = talk.card(name);
    let def = Arc::clone(&talk.book.cards.monster(card).expect("a monster").def);
    let foes = &mut *talk.game.foes;
    let id = MonsterId(foes.next);
    let like = foes.all[0].clone();
    foes.all.push(fight::foe::Monster { id, def, ..like });
    foes.next += 1;
    let stock = talk.game.stock.as_mut().expect("cards in the app");
    stock.draw.remove(card);
    id
}

#[test]
fn whoever_has_boots_runs_first_from_what_does_not_take_them() {
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out"])]);
    talk.plays(Red, "Slip-Ons of Slipping Out");
    amended(&mut talk, vec![level(Red, 3)]);
    talk.draws_next(&["Doormat With Teeth"]).does(OpenDoor).draws();
    joined(&mut talk, "Backing Dancers of Death");
    // Before anybody runs it is what would come.
    let thought = chase::standing(&talk.book, &talk.game).expect("a fight");
    talk.answers(table::Answer::Done);
    let chase = chase::standing(&talk.book, &talk.game).expect("a flight");
    assert_eq!((&thought, chase.seat, chase.read), (&chase, Red, true));
    let (doormat, dancers) = (&chase.flight.chasers[0], &chase.flight.chasers[1]);
    assert_eq!(doormat.caught, Harm { takes: vec![vec![0]], ..Harm::default() });
    assert_eq!(dancers, &Chaser { caught: Harm { levels: 2, ..Harm::default() }, ..Chaser::default() });
    assert_eq!((&chase.flight.things, chase.flight.run, chase.flight.spare), (&vec![2], 0, 2));
    let plan = chase.flight.best().expect("two");
    assert_eq!((&plan.order, plan.matters), (&vec![1, 0], true));
    assert_eq!(lowest(plan.outlook.caught[1], plan.outlook.all), (1, 3));
    // As it is played so it is counted: the slippers go, and 5 is needed.
    talk.answers(fight::Answer::Ran { monster: chase.monsters[0], face: 2 });
    let after = chase::standing(&talk.book, &talk.game).expect("one more");
    assert_eq!((after.monsters.len(), after.flight.needs(0), after.flight.things.len()), (1, 5, 0));
}

#[test]
fn all_bad_stuff_of_the_set_does_what_the_odds_take_it_for() {
    let names: Vec<String> = talk_names();
    let mut fought = 0;
    for name in names {
        let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Elf", "Thief"])]);
        talk.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Elf").plays(Red, "Thief");
        amended(&mut talk, vec![level(Red, 6)]);
        let name: &'static str = name.leak();
        talk.draws_next(&[name]).does(OpenDoor).draws();
        if fight::kept(&talk.game).is_none() {
            continue;
        }
        amended(&mut talk, vec![level(Red, 1), level(Red, 6)]);
        let id = talk.game.foes.all[0].id;
        let Some(chase) = chase::of(&talk.book, &talk.game, Red, &[id]) else { panic!("{name}") };
        let (before, harm) = (talk.seat(Red).clone(), chase.flight.chasers[0].caught.clone());
        assert!(chase.read, "{name}");
        amended(&mut talk, vec![level(Red, 1)]);
        talk.answers(table::Answer::Done);
        amended(&mut talk, vec![level(Red, 6)]);
        if chase.flight.needs(0) <= 1
            || !matches!(talk.game.top(), Some(step) if format!("{step:?}").contains("RunAway"))
        {
            continue;
        }
        talk.runs(1);
        fought += 1;
        let after = talk.seat(Red);
        assert_eq!(after.dead, harm.dies, "{name}");
        assert_eq!(before.level - after.level, harm.levels.min(5), "{name}");
        let gone = usize::from(after.gear.is_empty())
            + usize::from(after.races.is_empty() && !before.races.is_empty())
            + usize::from(after.classes.is_empty());
        let taken = harm.takes.iter().filter(|any| !any.is_empty()).count();
        if !harm.dies {
            assert_eq!(gone, taken, "{name}: {harm:?}");
        }
    }
    assert!(fought > 30, "{fought}");
}

/// All monsters of the set, by name.
fn talk_names() -> Vec<String> {
    let talk = three(&[]);
    talk.book.cards.monsters.iter().map(|card| card.def.name.clone()).collect()
}

#[test]
fn whoever_looks_on_reads_on_what_each_of_both_gets_away() {
    let mut talk = three(&[]);
    amended(&mut talk, vec![munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] }.into()]);
    talk.draws_next(&["Doormat With Teeth"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Green, terms: fight::Bargain::default() }).answers(table::Answer::Done);
    let words = Words::load("en");
    let fight = fight::kept(&talk.game).expect("a fight");
    let told = |own| outlook::running(&words, (&talk.book, &talk.game), fight, (Red, own));
    assert_eq!(told(false), "Lose, and both run: RED on 5 or more, GREEN on 4 or more.");
    assert!(told(true).starts_with("Lose, and you run: 5 or more"), "{}", told(true));
}

/// RED and GREEN, who helps, come to so much against a monster of Level 4; BLUE has become a Thief, who stabs each once.
fn helped(hands: &[(Colour, &[&'static str])], red: i32) -> Talk {
    let mut talk = three(hands);
    let thief = munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".to_owned()] };
    amended(&mut talk, vec![level(Red, red - 1), thief.into()]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Green, terms: fight::Bargain::default() }).answers(table::Answer::Done);
    talk
}

fn without_cards(talk: &mut Talk, seat: Colour) {
    let held = {
        let seat = talk.game.seats.iter_mut().find(|s| s.colour == seat).expect("a seat");
        seat.hand = seat.hand.emptied();
        std::mem::replace(&mut seat.held, CardSet::EMPTY)
    };
    let stock = talk.game.stock.as_mut().expect("cards");
    stock.draw = stock.draw.or(&held);
}

fn of(talk: &Talk) -> Turning {
    turners::turning(&talk.book, &talk.game, Red).expect("RED wins")
}

#[test]
fn a_thief_without_cards_turns_it_with_what_lies_on_the_table() {
    let two: &[&str] = &["Very Loud Pants", "Stealth Clogs"];
    for (items, turns) in [(2, true), (1, false)] {
        let mut talk = helped(&[], 7);
        for name in &two[..items] {
            let card = talk.card(name);
            let Some(standie::rules::card::CardKind::Item { gear, .. }) = talk.book.cards.card(card).map(|d| &d.is)
            else {
                panic!("{name}");
            };
            let add = Arc::new(Gear { card: Some(card), ..gear.clone() });
            talk.game.stock.as_mut().expect("cards").draw.remove(card);
            talk.game.seats.iter_mut().find(|s| s.colour == Blue).expect("BLUE").gear.push(add);
        }
        without_cards(&mut talk, Blue);
        let turning = of(&talk);
        assert_eq!(turning.need, 3, "7 against 4");
        let blue = turning.seats.iter().find(|t| t.seat == Blue).expect("BLUE");
        assert_eq!((blue.turns(turning.need), blue.plays.len()), (turns, items), "{blue:?}");
        assert_eq!(blue.powers, ["thief"]);
        let green = turning.seats.iter().find(|t| t.seat == Green).expect("GREEN");
        assert!(green.plays.is_empty() && green.powers.is_empty());
    }
}

#[test]
fn cards_in_hand_pay_whatever_they_are_and_a_tie_is_no_win() {
    let talk = helped(&[], 8);
    let turning = of(&talk);
    let blue = turning.seats.iter().find(|t| t.seat == Blue).expect("BLUE");
    assert_eq!(turning.need, 4);
    assert!(blue.turns(turning.need) && blue.plays.len() == 2, "-2 twice is a tie: {blue:?}");
    // Nothing is turned where nothing is won.
    assert_eq!(turners::turning(&helped(&[], 4).book, &helped(&[], 4).game, Red), None);
}

#[test]
fn it_says_the_same_whatever_is_in_other_hands() {
    let one = helped(&[(Blue, &["Emergency Trombone"]), (Green, &["Lukewarm Potion"])], 9);
    let other = helped(&[(Blue, &["Lukewarm Potion"]), (Green, &["Emergency Trombone"])], 9);
    assert_ne!(one.seat(Blue).held, other.seat(Blue).held);
    assert_eq!(of(&one).hidden, of(&other).hidden);
    assert_eq!(of(&one), of(&other));
    let all = of(&one);
    let held: usize = all.hidden.iter().map(|back| back.held).sum();
    assert_eq!(held as u32, one.seat(Blue).hand.total() + one.seat(Green).hand.total());
    assert_eq!(all.hidden[1].unseen as u32, unseen(&one, Deck::ITEMS));
    // The trombone alone takes ten off; alone is never likelier than together.
    assert!(all.hidden[1].worth.iter().any(|(value, cards)| *value == 5 && *cards > 1), "{:?}", all.hidden);
    let (alone, together) = (all.alone.expect("decks"), all.together.expect("decks"));
    assert!(alone.near() > 0.0 && alone.near() <= together.near() && together.near() < 1.0);
}

fn unseen(talk: &Talk, deck: Deck) -> u32 {
    let stock = talk.game.stock.as_ref().expect("cards");
    let all = stock.draw.or(&talk.seat(Blue).held).or(&talk.seat(Green).held);
    all.shared(talk.book.cards.stack(deck))
}

#[test]
fn a_card_is_worth_what_playing_it_takes_off() {
    for (name, worth) in [("Emergency Trombone", 5), ("Lukewarm Potion", 2), ("Jar of Bees, Assorted", 5)] {
        let mut talk = helped(&[(Blue, &[name])], 9);
        let card = talk.held(Blue, name);
        let monster = talk.game.foes.all[0].id;
        let fighter = Some(fight::Fighter::Monster(monster));
        let choice = standie::rules::card::Choice { fighter, ..Default::default() };
        talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice });
        let then = turners::turning(&talk.book, &talk.game, Red).map_or(0, |t| t.need);
        assert_eq!(5 - then, worth, "{name}: as far down as there was to go");
    }
}
