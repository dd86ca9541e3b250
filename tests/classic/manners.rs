//! What cards of monsters say besides their Level: whom they like, whom they run from, how they chase, and the last word
//! they have.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::{LookForTrouble, OpenDoor, SearchRoom};
use standie::rules::event::Event;
use standie::rules::fight::{Bargain, flight};
use standie::rules::ids::{Colour, MonsterId};
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

fn foe(talk: &Talk) -> MonsterId {
    talk.game.foes.all[0].id
}

/// The face from which on RED gets away from the only monster there is.
fn needs(talk: &Talk) -> i32 {
    flight::away_from_it(&talk.book, &talk.game, Red, foe(talk))
}

#[test]
fn a_friendly_monster_is_no_fight_and_the_room_is_searched_all_the_same() {
    let _row = proves("MC-LOOT-04");
    let _row = proves("MC-TROUBLE-02");
    let mut talk = three(&[(Red, &["Rat With a Grievance"])]);
    let mut stranger = talk.again();
    amends(&mut talk, vec![class(Red, "cleric")]);
    talk.draws_next(&["Chronic Ogre-Sharer"]).does(OpenDoor).draws();
    assert!(talk.game.foes.all.is_empty() && fight::kept(&talk.game).is_none(), "nobody fights");
    assert!(talk.cited("MC-LOOT-04"), "{:?}", talk.facts);
    let lies = talk.card("Chronic Ogre-Sharer");
    assert!(talk.game.stock.as_ref().is_some_and(|stock| stock.discards.has(lies)), "and it goes");
    let trouble = LookForTrouble { card: talk.held(Red, "Rat With a Grievance") };
    let refused = talk.refuses(trouble);
    assert_eq!((refused.message.id, refused.cites.is_empty()), ("met-already", false));
    let hand = talk.seat(Red).held.len();
    talk.does(SearchRoom).draws();
    assert_eq!(talk.seat(Red).held.len(), hand + 1);
    // To anybody else it is a monster like any other.
    stranger.draws_next(&["Chronic Ogre-Sharer"]).does(OpenDoor).draws();
    assert!(matches!(stranger.asks(), Ask::Fight(fight::Ask::Fight { .. })));
}

#[test]
fn who_looks_for_trouble_with_a_friend_finds_none_and_searches() {
    let _row = proves("MC-TROUBLE-03");
    let mut talk = three(&[(Red, &["Chronic Ogre-Sharer", "Rat With a Grievance"])]);
    amends(&mut talk, vec![class(Red, "cleric")]);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    let card = talk.held(Red, "Chronic Ogre-Sharer");
    talk.does(LookForTrouble { card });
    assert!(fight::kept(&talk.game).is_none() && !talk.holds(Red, "Chronic Ogre-Sharer"));
    let again = LookForTrouble { card: talk.held(Red, "Rat With a Grievance") };
    assert_eq!(talk.refuses(again).message.id, "met-already");
    talk.does(SearchRoom);
    // The next turn knows nothing of it.
    talk.draws().all_pass();
    while let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = talk.asks() {
        let seat = talk.asked().expect("somebody");
        let cards = talk.seat(seat).held.iter().take(surplus as usize).collect();
        let gift = munchkin::goods::Gift { to: to.first().copied(), hand: talk.seat(seat).hand.emptied(), cards };
        talk.answers(munchkin::Answer::Gave(vec![gift])).all_pass();
    }
    assert!(talk.game.turn.seat != Some(Red) && !talk.game.turn.met);
}

#[test]
fn a_cleric_who_helps_drives_a_vampire_off_without_comparing_anything() {
    let _row = proves("MC-HELP-13");
    let mut talk = three(&[]);
    amends(&mut talk, vec![class(Blue, "cleric")]);
    talk.draws_next(&["Locked-Out Vampire"]).does(OpenDoor).draws();
    let off = |seat, talk: &Talk| fight::Command::DriveOff { seat, monster: foe(talk) };
    let outside = talk.refuses(off(Blue, &talk));
    assert_eq!(
        (outside.message.id, outside.cites.is_empty()),
        ("not-in-the-fight", false),
        "a Cleric who only looks on"
    );
    assert_eq!(talk.refuses(off(Red, &talk)).message.id, "not-afraid", "nor anybody else");
    talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done);
    // 2 against 8: RED would have to run; the helper does it before that.
    let mut before = three(&[]);
    amends(&mut before, vec![class(Blue, "cleric")]);
    before.draws_next(&["Locked-Out Vampire"]).does(OpenDoor).draws();
    before.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    // Others could still send in a new one (CL-OQ-21).
    before.does(off(Blue, &before)).all_pass();
    assert!(before.cited("MC-HELP-13") && before.game.foes.all.is_empty());
    assert_eq!((before.seat(Red).level, before.seat(Blue).level), (1, 1), "nobody has killed it");
    let drew = |fact: &standie::rules::event::Fact| match fact.event {
        Event::Cards(standie::rules::cards::Event::Drew { seat: Red, deck: Deck::ITEMS, cards, .. }) => cards,
        _ => 0,
    };
    assert_eq!(before.facts.iter().map(drew).sum::<u8>(), 2, "but its Treasure is theirs");
}

#[test]
fn whoever_can_drive_a_monster_off_is_offered_it() {
    let mut talk = three(&[]);
    amends(&mut talk, vec![class(Red, "cleric")]);
    talk.draws_next(&["Locked-Out Vampire"]).does(OpenDoor).draws();
    let off = fight::Command::DriveOff { seat: Red, monster: foe(&talk) };
    let listed = engine::moves(&talk.book, &talk.game);
    assert!(listed.contains(&off.clone().into()), "{listed:?}");
    talk.does(off);
    assert_eq!(talk.seat(Red).level, 1);
}

#[test]
fn some_monsters_are_harder_to_get_away_from_than_others() {
    let _row = proves("MC-RUN-07");
    for (monster, least) in [
        ("Barrel With Legs", 5),
        ("Kraken Its Knuckles", 6),
        ("Jelly That Never Set", 7),
        ("Cyclops, No Depth Perception", 4),
        ("The Dungeon Itself", 14),
    ] {
        let mut talk = three(&[]);
        talk.draws_next(&[monster]).does(OpenDoor).draws().answers(table::Answer::Done);
        assert_eq!(needs(&talk), least, "{monster}");
    }
    let mut talk = three(&[]);
    amends(&mut talk, vec![level(Red, 5)]);
    talk.draws_next(&["Kraken Its Knuckles"]).does(OpenDoor).draws().answers(table::Answer::Done);
    let mut caught = talk.again();
    caught.runs(5).all_pass();
    assert_eq!(caught.seat(Red).level, 2, "a 5 is no longer enough: three Levels");
    talk.runs(6).all_pass();
    assert_eq!(talk.seat(Red).level, 5);
}

#[test]
fn a_chandelier_hurts_even_those_it_misses() {
    let _row = proves("MC-RUN-09");
    let mut talk = three(&[]);
    amends(&mut talk, vec![level(Red, 4)]);
    talk.draws_next(&["Loose Chandelier"]).does(OpenDoor).draws().answers(table::Answer::Done);
    let mut plain = three(&[]);
    amends(&mut plain, vec![level(Red, 4)]);
    plain.draws_next(&["Kraken Its Knuckles"]).does(OpenDoor).draws().answers(table::Answer::Done);
    talk.runs(6);
    assert!(talk.cited("MC-RUN-09"), "{:?}", talk.facts);
    talk.all_pass();
    assert_eq!(talk.seat(Red).level, 3, "away, and a Level lost");
    plain.runs(6).all_pass();
    assert_eq!(plain.seat(Red).level, 4, "mostly it costs nothing");
}

#[test]
fn what_a_slain_monsters_card_says_is_done_alone_and_with_a_helper() {
    let _row = proves("MC-CMB-23");
    let _row = proves("MC-HELP-15");
    for helped in [false, true] {
        let mut talk = three(&[]);
        amends(&mut talk, vec![level(Red, 7), level(Blue, 2)]);
        talk.draws_next(&["Ghost Writer"]).does(OpenDoor).draws();
        if helped {
            let asks = fight::Command::AskHelp { seat: Blue, terms: Bargain::default() };
            talk.does(asks).answers(table::Answer::Done);
        }
        talk.answers(table::Answer::Done).all_pass();
        assert!(talk.cited("MC-CMB-23"), "helped: {helped}");
        assert_eq!(talk.seat(Red).level, 8);
        let doors = talk.seat(Red).hand.of(Deck::DOOR);
        talk.draws();
        assert_eq!(doors, 3, "one Door more than were dealt");
    }
    // Who only sends it away has nothing to do with that.
    let mut sent = three(&[(Red, &["Its Mom Wants It Home"])]);
    sent.draws_next(&["Ghost Writer"]).does(OpenDoor).draws();
    let choice = standie::rules::card::Choice { monster: Some(foe(&sent)), ..Default::default() };
    let card = sent.held(Red, "Its Mom Wants It Home");
    sent.does(munchkin::Command::PlayCard { seat: Red, card, choice });
    assert!(!sent.cited("MC-CMB-23"), "{:?}", sent.facts);
}

#[test]
fn the_great_do_not_chase_the_lowly() {
    let mut talk = three(&[]);
    amends(&mut talk, vec![level(Blue, 4), level(Green, 4)]);
    talk.draws_next(&["Dragon, Compulsive Hoarder"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })));
    assert_eq!(talk.asked(), Some(Blue), "RED at Level 1 is not worth the run; a helper of Level 4 is");
}

#[test]
fn a_plus_one_is_a_mate_by_a_card() {
    let _row = proves("MC-ENH-03");
    let mut talk = three(&[(Blue, &["Brought a Plus-One"])]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let choice = standie::rules::card::Choice { monster: Some(foe(&talk)), ..Default::default() };
    let card = talk.held(Blue, "Brought a Plus-One");
    talk.does(munchkin::Command::PlayCard { seat: Blue, card, choice });
    assert_eq!(talk.game.foes.all.len(), 2);
}
