//! Whole games: they come to an end, keep the laws, and what is listed is what is accepted.

use crate::support::proofs::proves;
use standie::catalog;
use standie::play::Session;
use standie::play::player::Players;
use standie::play::playout::{self, Table};
use standie::play::record::Who;
use standie::rules::book::Book;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::event::Event;
use standie::rules::game::Game;
use standie::rules::setup::Setup;
use standie::rules::{doors, engine, laws, munchkin, table};
use std::collections::BTreeSet;

fn setup(players: usize) -> Setup {
    Setup { system: crate::talk::system(), ..playout::setup(players) }
}

#[test]
fn games_of_any_players_come_to_an_end_and_break_no_law() {
    let book = crate::talk::book();
    for seed in 0..60_u64 {
        let players = 3 + seed as usize % 4;
        let kinds = ["random", "greedy", "cautious"];
        let names: Vec<String> = (0..players).map(|i| kinds[(seed as usize + i) % 3].to_owned()).collect();
        let mut table = Table::new(&book, &setup(players), &names, seed).expect("a table");
        let played = table.play(2_000, true);
        assert!(played.ending.is_some() && played.violations.is_empty(), "seed {seed}: {played:?}");
    }
}

fn listed(book: &Book, game: &Game) {
    let listed: Vec<Command> = engine::legal(book, game).offers.into_iter().map(|offer| offer.command).collect();
    let accepted = |command: &Command| engine::decide(book, game, command).is_ok();
    assert!(listed.iter().all(accepted), "{:?}", listed.iter().find(|c| !accepted(c)));
    let moves = engine::moves(book, game);
    assert!(moves.iter().all(|command| listed.contains(command)), "{:?}", moves.iter().find(|c| !listed.contains(c)));
    let mut tries: Vec<Command> = vec![doors::Command::OpenDoor.into(), doors::Command::SearchRoom.into()];
    tries.push(table::Command::Answer(table::Answer::Done.into()).into());
    tries.push(table::Command::Answer(table::Answer::No.into()).into());
    for command in tries.iter().filter(|command| accepted(command)) {
        assert!(listed.contains(command), "{command:?} is accepted and not listed in {:?}", game.top());
    }
}

#[test]
fn what_is_listed_is_what_is_accepted_and_a_journal_folds_to_the_same_game() {
    let book = crate::talk::book();
    for seed in 0..6 {
        let (mut session, header) = Session::begin(book.clone(), setup(4), "", seed, 0).expect("a game");
        let mut text = header;
        let mut bots = Players::new(std::iter::repeat_n("random", 4));
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 900) {
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            text.extend(written.line);
            if session.records() % 7 == 0 {
                listed(&book, session.game());
            }
            if session.game().turn.number > 0 {
                assert_eq!(laws::broken(&book, session.game()), None);
            }
        }
        assert!(session.game().turn.number > 10);
        let read = standie::play::journal::read(&text).expect("a sound journal");
        let again = Session::open(catalog::books(), read, text).expect("it opens");
        assert_eq!((again.game(), again.hash()), (session.game(), session.hash()), "seed {seed}");
    }
}

#[test]
fn levels_come_and_go_for_a_reason_and_what_is_in_play_never_goes_back_to_a_hand() {
    let _row = proves("MC-LVL-03");
    let _row = proves("MC-LVL-04");
    let _row = proves("MC-CARD-11");
    let (mut up, mut down) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..20 {
        let (mut session, _) = Session::begin(crate::talk::book(), setup(4), "", seed, 0).expect("a game");
        let mut bots = Players::new(["random", "greedy", "random", "cautious"].into_iter());
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 900) {
            let before = session.game().clone();
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            for fact in &written.facts {
                let Event::Munchkin(munchkin::Event::Level { from, to, .. }) = fact.event else { continue };
                let rules = fact.cites.iter().map(|rule| rule.as_str().to_owned());
                if to > from { up.extend(rules) } else { down.extend(rules) }
            }
            for seat in before.seats.iter() {
                let gear = seat.gear.iter().flat_map(|item| [item.card, item.cheat_card]).flatten();
                let lay: Vec<CardId> = gear.chain(seat.laid.iter()).collect();
                let now = session.game();
                let back = lay.iter().find(|card| now.seats.iter().any(|seat| seat.held.has(**card)));
                // But for what the dead leave, which is picked up (MC-DEATH-04).
                let looted = now.seats.iter().any(|seat| seat.dead) || before.seats.iter().any(|seat| seat.dead);
                assert!(back.is_none() || looted, "{command:?} takes {back:?} back");
            }
        }
    }
    // Profiles call most of these otherwise.
    if crate::talk::is_profile() {
        return;
    }
    // By kills, by helping as an Elf, by sales, by cards, by an intervention; and down by cards alone.
    let of = |rules: &[&str]| rules.iter().map(|rule| (*rule).to_owned()).collect::<BTreeSet<String>>();
    let kills = ["MC-CMB-14", "MC-CMB-15", "MC-CMB-16", "MC-HELP-18"];
    let others = ["MC-LVL-03", "MC-LVL-08", "MC-LVL-11", "MC-SELL-01"];
    // The last Level from above is rare.
    let rare = of(&["MC-LVL-08", "MC-LVL-11"]);
    assert_eq!(up.union(&rare).cloned().collect::<BTreeSet<String>>(), of(&[kills, others].concat()));
    assert_eq!(down, of(&["MC-LVL-04", "MC-LVL-05"]));
}
