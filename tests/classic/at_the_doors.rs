//! The turn: a door, trouble, the room behind it, Charity.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, three};
use standie::play::narrate;
use standie::rules::doors::Command::{LookForTrouble, OpenDoor, SearchRoom};
use standie::rules::question::Ask;
use standie::rules::table::phase::Phase;
use standie::rules::{fight, munchkin, table};

#[test]
fn everybody_begins_at_level_one_a_human_without_a_class_with_two_cards_of_each_deck() {
    let _row = proves("MC-START-01");
    let _row = proves("MC-START-02");
    let _row = proves("MC-START-03");
    let _row = proves("MC-SET-06");
    let talk = three(&[]);
    for seat in &talk.game.seats {
        assert_eq!((seat.level, seat.races.len(), seat.classes.len(), seat.held.len()), (1, 0, 0, 4));
    }
}

/// What was behind a door is told by the rule of the door, and not by that of the decks.
#[test]
fn what_is_behind_a_door_is_told_by_the_rule_of_the_door() {
    let mut talk = three(&[]);
    talk.draws_next(&["Elf"]).does(OpenDoor);
    let (before, from) = (talk.game.clone(), talk.facts.len());
    talk.draws();
    let lines = narrate::tell(&before, &talk.facts[from..]);
    let line = lines.iter().find(|line| line.message.id == "told-behind-door").expect("a line");
    let rows: Vec<String> = line.cites.iter().map(|rule| rule.as_str().to_owned()).collect();
    assert!(rows.len() == 1 && rows[0].ends_with("-DOOR-01"), "{rows:?}");
}

#[test]
fn a_monster_behind_the_door_is_fought_at_once() {
    let _row = proves("MC-DOOR-02");
    let _row = proves("MC-MON-01");
    let mut talk = three(&[]);
    talk.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws();
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", talk.asks());
    assert_eq!((talk.asked(), talk.game.foes.all.len()), (Some(Red), 1));
    assert!(talk.cited("MC-DOOR-02") && !talk.holds(Red, "Crumb Swarm"));
}

#[test]
fn a_curse_behind_the_door_strikes_whoever_opened_it() {
    let _row = proves("MC-CURSE-01");
    let _row = proves("MC-CURSE-04");
    let _row = proves("MC-DOOR-04");
    let mut talk = three(&[(Red, &["Tiara of Entitlement"])]);
    talk.plays(Red, "Tiara of Entitlement");
    assert_eq!(talk.seat(Red).gear.len(), 1);
    talk.draws_next(&["Pigeon Has Your Hat"]).does(OpenDoor).draws();
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })) && talk.asked() == Some(Red));
    talk.answers(table::Answer::Done);
    assert!(talk.seat(Red).gear.is_empty(), "the hat is gone");
    assert_eq!((talk.game.turn.phase, talk.asked()), (Phase::Movement, Some(Red)), "and the turn goes on");
}

#[test]
fn a_curse_that_finds_nothing_does_nothing() {
    let _row = proves("MC-CURSE-08");
    let _row = proves("MC-CURSE-09");
    let _row = proves("MC-DOOR-05");
    let mut talk = three(&[]);
    talk.draws_next(&["Pigeon Has Your Hat"]).does(OpenDoor).draws().answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    let card = talk.book.cards.by_number().find(|(_, name)| *name == "Pigeon Has Your Hat").expect("it").0;
    assert!(talk.game.stock.as_ref().expect("cards").discards.has(card), "it is discarded");
}

#[test]
fn with_nobody_behind_the_door_one_looks_for_trouble_or_loots_the_room() {
    let _row = proves("MC-TROUBLE-01");
    let _row = proves("MC-LOOT-03");
    let _row = proves("MC-MON-02");
    let _row = proves("MC-MON-03");
    let _row = proves("MC-TURN-01");
    let _row = proves("MC-DOOR-01");
    let mut talk = three(&[(Red, &["Tutorial Goblin"])]);
    let goblin = talk.held(Red, "Tutorial Goblin");
    assert_eq!(talk.refuses(LookForTrouble { card: goblin }).message.id, "door-first");
    assert_eq!(talk.refuses(SearchRoom).message.id, "door-first");
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    assert_eq!(talk.refuses(OpenDoor).message.id, "door-is-open");
    let mut other = three(&[(Red, &["Tutorial Goblin"])]);
    other.draws_next(&["Elf", "Dwarf"]).does(OpenDoor).draws().does(SearchRoom).draws();
    assert!(other.holds(Red, "Dwarf") && other.cited("MC-LOOT-03"), "one more card, face down");
    talk.does(LookForTrouble { card: goblin });
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    assert!(!talk.holds(Red, "Tutorial Goblin") && talk.game.foes.all.len() == 1);
    assert!(talk.refuses(SearchRoom).message.id == "not-now", "who fights loots no room");
}

#[test]
fn whoever_holds_more_than_five_gives_to_the_lowest_and_the_next_opens_a_door() {
    let _row = proves("MC-CARD-06");
    let _row = proves("MC-CHAR-01");
    let _row = proves("MC-CHAR-05");
    let _row = proves("MC-TURN-03");
    let _row = proves("MC-CARD-08");
    let _row = proves("MC-TURN-02");
    let mut talk = three(&[]);
    talk.draws_next(&["Elf", "Dwarf"]).does(OpenDoor).draws().does(SearchRoom).draws();
    assert_eq!(talk.seat(Red).held.len(), 6, "in mid-turn anything goes");
    talk.all_pass();
    let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!(surplus, 1);
    // Nobody is lower: the card is discarded.
    assert_eq!(to, Vec::new());
    let card = talk.held(Red, "Elf");
    let hand = talk.seat(Red).hand.emptied();
    let gift = munchkin::goods::Gift { to: None, hand, cards: std::iter::once(card).collect() };
    talk.answers(munchkin::Answer::Gave(vec![gift])).all_pass();
    assert_eq!((talk.seat(Red).held.len(), talk.game.turn.seat, talk.game.turn.number), (5, Some(Blue), 2));
    assert_eq!(talk.game.turn.phase, Phase::Draw);
    assert_eq!(talk.seat(Green).held.len(), 4);
}

#[test]
fn whatever_else_lies_behind_the_door_comes_to_the_hand_and_may_be_played_on_the_spot() {
    let _row = proves("MC-DOOR-06");
    let _row = proves("MC-DOOR-07");
    let _row = proves("MC-RACE-05");
    let mut talk = three(&[]);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    assert!(talk.holds(Red, "Elf") && talk.seat(Red).races.is_empty());
    assert_eq!(munchkin::outfit::run_bonus(talk.seat(Red)), 0);
    talk.plays(Red, "Elf");
    assert_eq!(talk.seat(Red).races, ["elf"]);
    assert_eq!(fight::flight::away_from(&talk.book, &talk.game, Red), 4, "an Elf runs faster from then on");
}

#[test]
fn whoever_met_a_monster_loots_no_room() {
    let _row = proves("MC-LOOT-02");
    let _row = proves("MC-RUN-02");
    let mut talk = three(&[]);
    talk.draws_next(&["Crumb Swarm"]).does(OpenDoor).draws().answers(table::Answer::Done).runs(6).all_pass();
    assert_eq!((talk.game.turn.seat, talk.game.turn.phase), (Some(Blue), Phase::Draw), "the next opens a door");
    assert_eq!(talk.seat(Red).held.len(), 4, "and nothing came to the hand");
}

#[test]
fn hands_are_put_down_before_the_first_turn_or_kept() {
    let _row = proves("MC-START-05");
    let _row = proves("MC-START-06");
    let _row = proves("MC-START-07");
    let _row = proves("MC-START-08");
    let talk = crate::talk::opening(&[(Red, &["Elf", "Warrior", "Very Loud Pants"])]);
    let mut down = talk.again();
    down.plays(Red, "Elf").plays(Red, "Warrior").plays(Red, "Very Loud Pants");
    let seat = down.seat(Red);
    assert_eq!((seat.races.len(), seat.classes.len(), seat.gear.len()), (1, 1, 1));
    let mut kept = talk.again();
    kept.all_pass();
    assert_eq!((kept.seat(Red).held.len(), kept.game.turn.number), (4, 1), "nobody has to");
    // A second Race needs the card that allows it.
    let two = crate::talk::opening(&[(Red, &["Elf", "Dwarf"])]);
    let mut one = two.again();
    one.plays(Red, "Elf");
    let card = one.held(Red, "Dwarf");
    let second = munchkin::Command::PlayCard { seat: Red, card, choice: Default::default() };
    assert!(!one.refuses(second).cites.is_empty());
}

#[test]
fn the_card_of_a_curse_from_the_door_stays_as_long_as_it_lasts() {
    let _row = proves("MC-CURSE-06");
    let mut talk = three(&[]);
    talk.draws_next(&["Followed by an Accordion"]).does(OpenDoor).draws().answers(table::Answer::Done);
    let card = talk.card("Followed by an Accordion");
    let lies = |talk: &crate::talk::Talk| talk.game.stock.as_ref().expect("cards").discards.has(card);
    assert_eq!(talk.seat(Red).conditions.first().and_then(|condition| condition.card), Some(card));
    assert!(!lies(&talk), "it lies with whoever drew it");
    talk.amends(munchkin::Effect::Lift { seat: Red, index: 0 });
    assert!(lies(&talk), "and is discarded once it is over");
}
