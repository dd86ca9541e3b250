//! What is put together on a page, what lies folded on it, and what it says before a touch does more than it seems to.

use crate::support::dealing::each_decision_of;
use standie::catalog::words::{Names, Words};
use standie::phones::around::{Around, Choosing, Now};
use standie::phones::page;
use standie::phones::shown::{Does, Pick, shown};
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::doors;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::track;
use std::collections::BTreeMap;

const BOTS: &str = "greedy,cautious,greedy,random";

/// What a pick hacks with, if it does.
fn hacks(does: &Does) -> Option<(track::command::How, Vec<CardId>, usize)> {
    match does {
        Does::Move(Command::Track(track::Command::Hack { how, pays, .. })) => {
            Some((*how, pays.cards.iter().collect(), pays.gear.len()))
        }
        _ => None,
    }
}

#[test]
fn the_matrix_lies_there_in_words_and_any_five_cards_hack_it() {
    let words = Words::load("en");
    let (mut told, mut own_choice, mut turns) = (0, 0, 0);
    for seed in 0..6 {
        each_decision_of("shadowrun", BOTS, (seed, 1_500), |book, game, _, _| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            let page = |now: Now<'_>| shown(&words, (book, game), seat, now, &Around::default());
            let asked = page(Now::Asked(&[]));
            // All cards of the row, what they ask and give, whose token lies where, and whose turn it is.
            let track = game.track.as_deref().expect("a row");
            assert_eq!(asked.row.len(), usize::from(track::bonus::last(book)) + 1);
            assert_eq!(asked.row.iter().filter(|place| place.own).count(), 1);
            for (at, place) in asked.row.iter().enumerate() {
                for own in game.seats.iter().filter(|own| usize::from(track.token(own.colour)) == at && !own.away) {
                    let name = words.seat(own.colour, Names::of(game));
                    let here = place.lines.iter().find(|line| line.starts_with("Here: ")).expect("tokens");
                    assert!(here.contains(&name), "{here}");
                    if game.turn.seat == Some(own.colour) {
                        // To whom it belongs it is said otherwise.
                        let says = if own.colour == seat { "your turn".to_owned() } else { format!("{name}’s turn") };
                        assert!(place.lines.iter().any(|line| line.contains(&says)), "{:?}", place.lines);
                        turns += 1;
                    }
                }
                let number = track.card(u8::try_from(at).expect("few cards")).expect("a known card");
                let known = book.cards.track_card(number).expect("a card of the row");
                assert!(place.name == *known.name && place.lines.len() > 1, "{place:?}");
                told += 1;
            }
            let html = page::part(&words, &asked, 1);
            assert!(asked.row.iter().all(|place| html.contains(&page_text(&place.name))));
            if !matches!(
                question(book, game),
                Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: table::step::About::End, .. })
            ) {
                return;
            }
            // Five cards: those one likes, not only the five that are listed.
            let own = game.seat(seat).expect("a seat");
            let listed = engine::moves(book, game).into_iter().map(Does::Move);
            let listed: Vec<Vec<CardId>> = listed.filter_map(|does| Some(hacks(&does)?.1)).collect();
            // What pays is chosen, not thrown away by a touch; and what it is for is said where it begins.
            assert!(
                asked
                    .picks
                    .iter()
                    .filter_map(|pick| hacks(&pick.does))
                    .all(|(_, cards, items)| cards.len() + items == 0)
            );
            if !listed.iter().any(|cards| cards.len() == 5) || own.held.len() < 6 {
                return;
            }
            let begins = |pick: &&Pick| pick.does == Does::Choose(Some(Choosing::Hack));
            // Once: on what costs nothing, where that hacks it too.
            let free = asked.picks.iter().find(|pick| hacks(&pick.does).is_some());
            let says = free.or(asked.picks.iter().find(begins)).expect("a way");
            assert!(!says.says.is_empty(), "{:?}", says.label);
            let all: Vec<CardId> = own.held.iter().collect();
            for left in 0..all.len() - 4 {
                let marked: Vec<CardId> = all.iter().skip(left).take(5).copied().collect();
                let chosen = page(Now::Chooses(Choosing::Hack, &marked, false));
                let found = chosen.picks.iter().find(|pick| {
                    hacks(&pick.does).is_some_and(|(how, cards, _)| how == track::command::How::Five && cards == marked)
                });
                let Some(Pick { does: Does::Move(command), ends: true, .. }) = found else {
                    panic!("{:?}", chosen.picks)
                };
                assert!(engine::decide(book, game, command).is_ok());
                own_choice += usize::from(!listed.contains(&marked));
                // With four nothing is done yet; every card can be marked, and one can go back.
                let four = page(Now::Chooses(Choosing::Hack, &marked[..4], false));
                assert!(
                    !four.picks.iter().any(|pick| matches!(hacks(&pick.does), Some((track::command::How::Five, ..))))
                );
                assert!(all.iter().all(|card| four.picks.iter().any(|pick| pick.does == Does::Mark(*card))));
                assert!(four.picks.iter().any(|pick| pick.does == Does::Choose(None)));
            }
        });
    }
    assert!(told > 0 && turns > 0 && own_choice > 0, "{told}, {turns}, {own_choice}");
}

/// As a text stands in a page.
fn page_text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Buttons and folds that stand in sight at once, besides those below cards.
fn in_sight(picks: &[Pick]) -> usize {
    let mut folds: Vec<&str> = picks.iter().filter_map(|pick| pick.fold.as_deref()).collect();
    folds.sort_unstable();
    folds.dedup();
    picks.iter().filter(|pick| pick.card.is_none() && pick.fold.is_none()).count() + folds.len()
}

#[test]
fn whom_one_asks_is_chosen_before_what_for() {
    let words = Words::load("en");
    let (mut asks, mut most) = (0, 0);
    for seed in 0..8 {
        each_decision_of(
            "classic",
            "greedy,cautious,greedy,random,greedy,random",
            (seed, 2_000),
            |book, game, _, _| {
                let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
                let asked = shown(&words, (book, game), seat, Now::Asked(&[]), &Around::default());
                let mut ways: BTreeMap<String, Vec<&Pick>> = BTreeMap::new();
                for pick in &asked.picks {
                    if let Does::Move(Command::Fight(fight::Command::AskHelp { seat, .. })) = &pick.does {
                        ways.entry(format!("Ask {}", words.seat(*seat, Names::of(game)))).or_default().push(pick);
                    }
                }
                let html = page::part(&words, &asked, 1);
                for (fold, picks) in ways.iter().filter(|(_, picks)| picks.len() > 1) {
                    // How it would stand is said with the name.
                    let said = picks[0].fold.as_ref().unwrap_or_else(|| panic!("{fold}: {picks:?}"));
                    assert!(said == fold || said.starts_with(&format!("{fold}: ")), "{said}");
                    assert!(picks.iter().all(|pick| pick.fold.as_ref() == Some(said)), "{fold}: {picks:?}");
                    assert_eq!(html.matches(&format!("<summary>{}</summary>", page_text(said))).count(), 1, "{said}");
                    asks += 1;
                }
                if matches!(question(book, game), Ask::Fight(fight::Ask::Fight { .. })) {
                    most = most.max(in_sight(&asked.picks));
                }
            },
        );
    }
    assert!(asks > 0, "{asks}");
    println!("{asks} times help; at most {most} things in sight in a fight of six");
    assert!(most <= 24, "{most}");
}

fn question(book: &standie::rules::book::Book, game: &standie::rules::game::Game) -> Ask {
    engine::question(book, game).ask
}

#[test]
fn a_monster_of_the_hand_is_fought_and_what_goes_at_the_end_is_said() {
    let words = Words::load("en");
    let (mut fights, mut full, mut closed) = (0, 0, 0);
    for seed in 0..6 {
        each_decision_of("classic", BOTS, (seed, 1_500), |book, game, _, _| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            if !matches!(question(book, game), Ask::Table(table::Ask::Turn { .. })) {
                return;
            }
            let asked = shown(&words, (book, game), seat, Now::Asked(&[]), &Around::default());
            let says = |text: &str| asked.told.iter().any(|line| line.contains(text));
            let opens =
                asked.picks.iter().any(|pick| pick.does == Does::Move(Command::Doors(doors::Command::OpenDoor)));
            for pick in &asked.picks {
                if let Does::Move(Command::Doors(doors::Command::LookForTrouble { .. })) = pick.does {
                    assert_eq!(pick.brief, "Fight it");
                    assert!(says("Fight a monster from your hand"), "{:?}", asked.told);
                    fights += 1;
                }
            }
            assert_eq!(opens, says("behind the door"), "{:?}", asked.told);
            closed += usize::from(opens);
            let own = game.seat(seat).expect("a seat");
            // A Dwarf keeps six.
            if own.hand.total() > if opens { 6 } else { 5 } {
                assert!(says("When your turn ends"), "{:?}", asked.told);
                full += 1;
            }
        });
    }
    assert!(fights > 0 && full > 0 && closed > 0, "{fights}, {full}, {closed}");
}

#[test]
fn whoever_gives_says_who_gets_which() {
    let words = Words::load("en");
    let (mut given, mut even) = (0, 0);
    for seed in 0..30 {
        each_decision_of("classic", "greedy,random,greedy,random,greedy,random", (seed, 1_000), |book, game, _, _| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = question(book, game) else { return };
            if surplus < 1 || to.len() < 2 {
                return;
            }
            let held: Vec<CardId> = game.seat(seat).expect("a seat").held.iter().collect();
            // More than have to go, so that all have their turn.
            for marked in [[held[0], held[1]], [held[1], held[0]]] {
                let asked = shown(&words, (book, game), seat, Now::Asked(&marked), &Around::default());
                assert!(asked.told.iter().any(|line| line.contains("who gets what")), "{:?}", asked.told);
                for (card, gets) in marked.iter().zip(&to) {
                    let pick =
                        |to| asked.picks.iter().find(|pick| pick.does == Does::MarkFor(*card, to)).expect("a way");
                    for seat in &to {
                        assert_eq!(pick(*seat).brief, format!("To {}", words.seat(*seat, Names::of(game))));
                        assert_eq!(pick(*seat).chosen, seat == gets);
                    }
                }
            }
            // Where one card goes, or one more than is even, either of them may have it.
            for to in &to {
                let around = Around { gets: vec![(held[0], *to)], ..Around::default() };
                let asked = shown(&words, (book, game), seat, Now::Asked(&held[..1]), &around);
                let chosen: Vec<&Does> = asked.picks.iter().filter(|p| p.chosen).map(|p| &p.does).collect();
                assert_eq!(chosen, [&Does::MarkFor(held[0], *to)]);
            }
            // What was said of one card stays: whoever has enough gets no other.
            let around = Around { gets: vec![(held[0], to[0])], ..Around::default() };
            if surplus as usize == to.len() {
                let asked = shown(&words, (book, game), seat, Now::Asked(&held[..1]), &around);
                let off: Vec<&Does> = asked.picks.iter().filter(|p| p.off).map(|p| &p.does).collect();
                let full: Vec<Does> = held[1..].iter().map(|card| Does::MarkFor(*card, to[0])).collect();
                assert_eq!(off, full.iter().collect::<Vec<_>>());
                even += 1;
                assert!(page::part(&words, &asked, 1).contains("has enough"));
            }
            given += 1;
        });
    }
    assert!(given > 0 && even > 0, "{given}, {even}");
}

#[test]
fn while_all_may_react_the_last_is_waited_for_and_not_at_it() {
    let words = Words::load("en");
    let mut rung = 0;
    each_decision_of("classic", BOTS, (1, 500), |book, game, me, _| {
        if let Ask::Table(table::Ask::Window { .. }) = question(book, game) {
            let other = game.seats.iter().map(|seat| seat.colour).find(|seat| *seat != me).expect("others");
            let around = Around { waits: vec![other], ..Around::default() };
            let page = shown(&words, (book, game), me, Now::Rings(Some(false)), &around);
            let waits = format!("Still waiting for {}.", words.seat(other, Names::of(game)));
            assert!(page.told.contains(&waits), "{:?}", page.told);
            rung += 1;
        }
    });
    assert!(rung > 0);
}

#[test]
fn the_way_back_is_in_sight_wherever_the_last_card_was_touched() {
    let words = Words::load("en");
    let mut seen = [0; 3];
    for (system, seed) in [("shadowrun", 1), ("classic", 2)] {
        each_decision_of(system, BOTS, (seed, 1_000), |book, game, me, _| {
            let asked = shown(&words, (book, game), me, Now::Asked(&[]), &Around::default());
            for what in asked.picks.iter().filter_map(|pick| match pick.does {
                Does::Choose(Some(what)) => Some(what),
                _ => None,
            }) {
                let own = game.seat(me).expect("a seat");
                let marked: Vec<CardId> = own.held.iter().chain(own.gear.iter().filter_map(|item| item.card)).collect();
                let page = shown(&words, (book, game), me, Now::Chooses(what, &marked, false), &Around::default());
                let html = page::part(&words, &page, 1);
                let foot = html.find("class=\"foot\"").expect("a foot");
                let back = html.find("Never mind").expect("a way back");
                assert!(foot < back && html.matches("Never mind").count() == 1, "{html}");
                // Nothing that is marked lies between it and what else is at the foot.
                let shut = foot + html[foot..].find("</div>").expect("its end");
                assert!(back < shut, "{html}");
                seen[match what {
                    Choosing::Hack => 0,
                    Choosing::Trade(_) => 1,
                    Choosing::Sale => 2,
                }] += 1;
            }
        });
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}
