//! What can still be played need not be given away.

use crate::support::dealing::each_decision_of;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Now};
use standie::phones::shown::{Does, Pick, shown};
use standie::play::reacting;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::engine;
use standie::rules::munchkin;
use standie::rules::question::Ask;

/// How many cards have to go, if it is asked which.
fn surplus(ask: &Ask) -> Option<u32> {
    if let Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) = ask { Some(*surplus) } else { None }
}

#[test]
fn what_can_still_be_played_is_offered_where_cards_have_to_go() {
    let words = Words::load("en");
    let (mut asked, mut offered, mut spared) = (0, 0, 0);
    for (system, seed) in (0..36).flat_map(|seed| [("classic", seed), ("short", seed), ("quest", seed)]) {
        each_decision_of(system, "random,random,random,random", (seed, 1_500), |book, game, me, moves| {
            let question = engine::question(book, game);
            let Some(count) = surplus(&question.ask) else { return };
            asked += 1;
            // The others read what they wait for.
            let other = game.seats.iter().map(|seat| seat.colour).find(|other| *other != me).expect("others");
            let around = Around { waits: vec![me], open: true, ..Around::default() };
            let waits = shown(&words, (book, game), other, Now::Waits, &around).asked;
            assert!(waits.ends_with(" has too many cards, and is picking what goes."), "{waits}");
            let own = |command: &&Command| matches!(command, Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) if *seat == me && game.seat(me).is_some_and(|own| own.held.has(*card)));
            let page = shown(&words, (book, game), me, Now::Asked(&[]), &Around::default());
            let marks = page.picks.iter().filter(|pick| matches!(pick.does, Does::Mark(_) | Does::MarkFor(..)));
            assert!(marks.count() > 0, "the cards can go all the same");
            for command in moves.iter().filter(|command| reacting::plays(command)).filter(own) {
                let Command::Munchkin(munchkin::Command::PlayCard { card, .. }) = command else { continue };
                // Ways told in the same words are one.
                let plays = |pick: &&Pick| pick.card == Some(*card) && matches!(pick.does, Does::Move(_)) && !pick.off;
                assert!(page.picks.iter().any(|pick| plays(&pick)), "{system} {seed}: {command:?}");
                assert!(page.told.iter().any(|line| line.starts_with("Or play something first")), "{:?}", page.told);
                offered += 1;
                let mut then = game.clone();
                if engine::act(book, &mut then, command).is_err() {
                    continue;
                }
                // One card fewer has to go, or none.
                let now = engine::question(book, &then);
                spared += usize::from(surplus(&now.ask).is_none_or(|now| now < count));
            }
            for pick in &page.picks {
                let Does::Move(command) = &pick.does else { continue };
                assert!(engine::decide(book, game, command).is_ok(), "{system} {seed}: {command:?}");
            }
        });
    }
    println!("{asked} asked, {offered} offered, {spared} spared");
    assert!(asked > 10 && offered > 8 && spared > 5, "{asked}, {offered}, {spared}");
}

#[test]
fn whoever_has_died_reads_that_and_who_goes_through_their_pockets() {
    let (words, mut read) = (Words::load("en"), 0);
    for seed in 0..12 {
        each_decision_of("classic", "random,random,random,random", (seed, 1_500), |book, game, me, _| {
            let Ask::Doors(doors::Ask::Corpse { dead, .. }) = engine::question(book, game).ask else { return };
            let around = Around { waits: vec![me], open: true, ..Around::default() };
            let asked = |seat| shown(&words, (book, game), seat, Now::Waits, &around).asked;
            assert!(asked(dead).starts_with("You’re dead. "), "{}", asked(dead));
            for other in game.seats.iter().map(|seat| seat.colour).filter(|other| *other != dead && *other != me) {
                assert!(asked(other).contains(" is going through the late "), "{}", asked(other));
            }
            read += 1;
        });
    }
    assert!(read > 3, "{read}");
}
