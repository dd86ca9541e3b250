//! Faster play: a level card buys what lies on top of the discards.

use crate::support::proofs::{proves, tries};
use crate::talk::{Blue, Green, Red, Talk, opening};
use standie::rules::card::CardSet;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::{self, Command::ClaimDiscard};
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::{cards, engine, munchkin, table};

/// BLUE and GREEN hold a level card each; RED has just given up being an Elf.
fn given_up(value: &'static str) -> Talk {
    let mut talk = opening(&[(Red, &["Elf"]), (Blue, &["Montage"]), (Green, &["Blew on the Dice"])]);
    talk.plays(Red, "Elf").all_pass();
    talk.does(table::Command::Rule { name: "fast_claims".to_owned(), value: value.to_owned() });
    let card = talk.seat(Red).laid.iter().next().expect("an Elf");
    talk.does(munchkin::Command::PlayCard { seat: Red, card, choice: Default::default() });
    talk
}

fn claims(talk: &Talk, seat: Colour, level: &str) -> doors::Command {
    ClaimDiscard { seat, pays: talk.held(seat, level) }
}

fn discarded(talk: &Talk, name: &str) -> bool {
    let card = talk.card(name);
    talk.game.stock.as_ref().is_some_and(|stock| stock.discards.has(card))
}

#[test]
fn a_level_card_buys_the_race_on_top_of_the_discards_and_gives_no_level() {
    let _row = proves("MC-FAST-03");
    let _row = proves("MC-FAST-04");
    let mut talk = given_up("yes");
    tries("fast_claims", "yes");
    talk.does(claims(&talk, Blue, "Montage"));
    // Whoever else might want it is asked, and does not.
    while let Ask::Doors(doors::Ask::Claim { .. }) = talk.asks() {
        talk.answers(table::Answer::No);
    }
    assert!(talk.holds(Blue, "Elf") && !talk.holds(Blue, "Montage"));
    assert_eq!(talk.seat(Blue).level, 1, "a payment, nothing more");
    assert!(discarded(&talk, "Montage"));
    let stock = talk.game.stock.as_ref().expect("cards");
    let door = stock.top(talk.book.cards.stack(Deck::DOOR));
    let again = ClaimDiscard { seat: Green, pays: talk.held(Green, "Blew on the Dice") };
    assert_eq!((door, talk.refuses(again).message.id), (None, "nothing-to-claim"), "it lies there no more");
}

#[test]
fn it_is_no_rule_unless_the_table_says_so_and_costs_a_level_card() {
    let talk = given_up("no");
    tries("fast_claims", "no");
    let refused = talk.refuses(claims(&talk, Blue, "Montage"));
    assert_eq!((refused.message.id, refused.cites.is_empty()), ("nothing-to-claim", false));
    let talk = given_up("yes");
    let other = talk.seat(Blue).held.iter().find(|card| *card != talk.held(Blue, "Montage")).expect("a card");
    let refused = talk.refuses(ClaimDiscard { seat: Blue, pays: other });
    assert_eq!((refused.message.id, refused.cites.is_empty()), ("claim-costs-a-level-card", false));
}

#[test]
fn where_several_want_it_dice_decide_and_whoever_loses_keeps_the_level_card() {
    let _row = proves("MC-FAST-05");
    let _row = proves("MC-FAST-06");
    let mut talk = given_up("yes");
    talk.does(claims(&talk, Blue, "Montage"));
    let pays = CardSet::of(talk.held(Green, "Blew on the Dice"));
    while let Ask::Doors(doors::Ask::Claim { .. }) = talk.asks() {
        let listed = engine::moves(&talk.book, &talk.game);
        match talk.asked() {
            Some(Green) => {
                let wants = table::Command::Answer(cards::Answer::Cards(pays.clone()).into());
                assert!(listed.contains(&wants.clone().into()), "it is listed: {listed:?}");
                talk.does(wants);
            }
            _ => {
                talk.answers(table::Answer::No);
            }
        }
    }
    assert_eq!(talk.asks(), Ask::Doors(doors::Ask::LootRoll { open: vec![Blue, Green] }));
    talk.answers(table::Answer::Die { seat: Blue, face: 3 }).answers(table::Answer::Die { seat: Green, face: 3 });
    assert_eq!(talk.asks(), Ask::Doors(doors::Ask::LootRoll { open: vec![Blue, Green] }), "a tie: once more");
    talk.answers(table::Answer::Die { seat: Blue, face: 2 }).answers(table::Answer::Die { seat: Green, face: 5 });
    assert!(talk.holds(Green, "Elf") && !talk.holds(Green, "Blew on the Dice"));
    assert!(talk.holds(Blue, "Montage"), "whoever loses keeps what it would have cost");
    assert_eq!((talk.seat(Blue).level, talk.seat(Green).level), (1, 1));
}
