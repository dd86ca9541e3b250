//! Where on a page what can be played stands, and what stands above it.

use crate::support::dealing::{dealt_anew, each_decision_of};
use rand_pcg::Pcg64Mcg;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Now, Time};
use standie::phones::page;
use standie::phones::shown::{Does, Shown, shown};
use standie::play::reacting::{self, Until};
use standie::rules::card::CardKind;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

const BOTS: &str = "greedy,cautious,random,greedy";

/// A phone that was put down for a while: a card was played meanwhile, and much has happened.
fn around() -> Around {
    let since = (1..=6).map(|n| format!("Line {n} of what happened, as long as such lines are")).collect();
    let played = vec!["BLUE played “Something”.".to_owned(), "What it says.".to_owned()];
    Around { since, played, time: Some(Time { whole: 12_000, ends: None }), ..Around::default() }
}

/// Where something stands on a page.
fn at(html: &str, what: &str) -> usize {
    html.find(what).unwrap_or(usize::MAX)
}

#[test]
fn while_time_runs_what_can_be_played_stands_below_the_two_buttons_at_once() {
    let words = Words::load("en");
    let mut seen = 0;
    for system in ["classic", "shadowrun"] {
        each_decision_of(system, BOTS, (2, 2_000), |book, game, _, _| {
            let Ask::Table(table::Ask::Window { about: About::Fight | About::Turn, waiting }) =
                engine::question(book, game).ask
            else {
                return;
            };
            for seat in waiting.iter().copied() {
                let page: Shown = shown(&words, (book, game), seat, Now::Rings(None), &around());
                let html = page::part(&words, &page, 1);
                let passes =
                    page.picks.iter().position(|pick| pick.label == "Not me" || pick.label.starts_with("Nothing."));
                let passes = at(&html, &format!("id=\"p{}\"", passes.expect("a pass")));
                assert!(passes < at(&html, "<article") && passes < at(&html, "class=\"news\""), "{html}");
                assert!(!html.contains("Your move. "), "it is somebody else's");
                let lit = page.picks.iter().position(|pick| pick.card.is_some());
                let Some(lit) = lit else { continue };
                let first = at(&html, &format!("id=\"p{lit}\""));
                for later in ["class=\"news\"", "class=\"fight\"", "class=\"card\"", "What it says.", "id=\"earlier\""]
                {
                    assert!(at(&html, later) > first, "{later} stands above what can be played: {html}");
                }
                // Two lines stand there; those before them open.
                let (folded, open) = (at(&html, "Line 4"), at(&html, "Line 5"));
                assert!(at(&html, "id=\"earlier\"") < folded && folded < open, "{html}");
                let shut = html[at(&html, "id=\"earlier\"")..].find("</details>").expect("its end");
                assert!(at(&html, "id=\"earlier\"") + shut < open);
                seen += 1;
            }
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn in_a_fight_what_can_be_done_stands_above_what_was_done() {
    let words = Words::load("en");
    let mut seen = 0;
    each_decision_of("classic", BOTS, (3, 2_000), |book, game, me, _| {
        if !matches!(engine::question(book, game).ask, Ask::Fight(fight::Ask::Fight { .. })) {
            return;
        }
        let page = shown(&words, (book, game), me, Now::Asked(&[]), &around());
        let html = page::part(&words, &page, 1);
        let (sums, button) = (at(&html, "class=\"fight\""), at(&html, "<button"));
        assert!(sums < button && button < at(&html, "Line 5") && button < at(&html, "What it says."), "{html}");
        // What it brings and costs is read before anything is done; and each of it once.
        for line in &page.stakes {
            let told =
                at(&html, &line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"));
            assert!(told < button, "{line}: {html}");
        }
        for line in page.fight.iter().chain(&page.stakes) {
            let line = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
            assert_eq!(html.matches(&format!("<p>{line}</p>")).count(), 1, "{line}: {html}");
        }
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn what_has_just_come_lies_first_and_open() {
    let words = Words::load("en");
    let mut seen = 0;
    for seed in 4..7 {
        each_decision_of("classic", BOTS, (seed, 1_500), |book, game, me, _| {
            let own = game.seat(me).expect("a seat");
            let Some(last) = own.held.iter().last().filter(|_| own.held.iter().count() > 4) else { return };
            let held = own.held.iter().filter(|card| *card != last).collect();
            let page =
                shown(&words, (book, game), me, Now::Asked(&[]), &Around { held: Some(held), ..Around::default() });
            let first = page.hand.first().expect("a hand");
            assert!(first.card == last && first.new && page.hand.iter().skip(1).all(|card| !card.new));
            assert!(page.told.contains(&format!("New in your hand: {}.", first.name)), "{:?}", page.told);
            let html = page::part(&words, &page, 1);
            let marks = page.picks.iter().any(|pick| pick.label == first.name);
            assert!(marks || !html.contains(&format!("<details class=\"card\" id=\"c{}\"", last.0)), "{html}");
            seen += 1;
        });
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let words = Words::load("en");
    let (mut seen, mut second) = (0, 0);
    for seed in 5..9 {
        each_decision_of("classic", BOTS, (seed, 1_500), |book, game, me, _| {
            if !matches!(engine::question(book, game).ask, Ask::Table(table::Ask::Turn { .. })) {
                return;
            }
            let page = shown(&words, (book, game), me, Now::Asked(&[]), &Around::default());
            let own = game.seat(me).expect("a seat");
            for card in &page.hand {
                if page.picks.iter().any(|pick| pick.card == Some(card.card)) {
                    continue;
                }
                let plain = shown(&words, (book, game), me, Now::Waits, &Around::default());
                let plain = plain.hand.iter().find(|own| own.card == card.card).expect("the card");
                assert_eq!(card.lines.len(), plain.lines.len() + 1, "{card:?}");
                seen += 1;
                let class = book.cards.card(card.card).is_some_and(|def| matches!(def.is, CardKind::Class(_)));
                if class && !own.classes.is_empty() && card.lines[0].contains("second Class") {
                    assert!(card.lines[0].contains("Discard the Class on the table"), "{card:?}");
                    second += 1;
                }
            }
        });
    }
    assert!(seen > 50 && second > 0, "{seen}, {second}");
}

#[test]
fn whoever_holds_nothing_is_asked_only_for_what_lies_there() {
    let mut rng = Pcg64Mcg::new(1);
    let (mut spared, mut asked) = (0, 0);
    for (system, seed) in [("classic", 1), ("classic", 2), ("shadowrun", 3), ("short", 4)] {
        each_decision_of(system, "random,random,random,random", (seed, 3_000), |book, game, me, _| {
            let Ask::Table(table::Ask::Window { waiting, .. }) = engine::question(book, game).ask else { return };
            for seat in waiting.iter().copied() {
                let empty = game.seat(seat).is_some_and(|own| own.hand.total() == 0);
                let may = reacting::may_have(book, game, seat);
                assert!(empty || may, "{system}: any hand could hold something");
                spared += usize::from(!may);
                asked += usize::from(may);
                // And whatever others hold, the answer is the same.
                let other = dealt_anew(book, game, me, &mut rng);
                assert_eq!(may, reacting::may_have(book, &other, seat), "{system}, {seat:?}");
                let plays = reacting::asked_at_once(book, game, seat).is_some_and(|then| {
                    engine::moves(book, &then).iter().any(|c| reacting::plays(c) && !reacting::gives_up(&then, c))
                });
                assert!(may || !plays, "{system}: whoever can play something is asked");
            }
        });
    }
    println!("{spared} were not asked, {asked} were");
    assert!(spared > 0 && asked > 0, "{spared}, {asked}");
}

/// How often something stands on a page, and where last.
fn last(html: &str, what: &str) -> usize {
    html.rfind(what).unwrap_or(0)
}

#[test]
fn news_stand_in_one_place_on_every_page_below_all_that_can_be_touched() {
    let words = Words::load("en");
    let mut seen = [0; 3];
    for (system, seed) in [("classic", 5), ("shadowrun", 6), ("quest", 7)] {
        each_decision_of(system, BOTS, (seed, 1_000), |book, game, me, _| {
            let ask = engine::question(book, game).ask;
            let rings = matches!(&ask, Ask::Table(table::Ask::Window { waiting, .. }) if waiting.contains(&me));
            let now = if rings { Now::Rings(None) } else { Now::Asked(&[]) };
            for (kind, now) in [(usize::from(rings), now), (2, Now::Waits)] {
                let page = shown(&words, (book, game), me, now, &around());
                let html = page::part(&words, &page, 1);
                let news = at(&html, "class=\"news\"");
                assert!(news < usize::MAX, "{html}");
                assert!(last(&html, "<button") < news, "something to touch stands below what happened: {html}");
                // No journal stands in the middle of a hand that something is asked about; one that is only read, and
                // everybody else, stand below it.
                let below = &html[news..at(&html, "<h2>You</h2>")];
                match kind < 2 {
                    true => assert!(
                        page.hand.iter().all(|card| !below.contains(&format!("id=\"c{}\"", card.card.0))),
                        "{html}"
                    ),
                    false => assert!(news < at(&html, "<details class=\"card\""), "{html}"),
                }
                assert!(news < at(&html, "<h2>You</h2>"), "{html}");
                // What came last is read at once; what was before that opens, where something is asked.
                if kind < 2 {
                    let earlier = at(&html, "id=\"earlier\"");
                    assert!((1..=4).all(|n| at(&html, &format!("Line {n}")) > earlier), "{html}");
                    let shut = earlier + html[earlier..].find("</details>").expect("its end");
                    assert!((5..=6).all(|n| at(&html, &format!("Line {n}")) > shut), "{html}");
                } else {
                    assert!(!html.contains("id=\"earlier\""), "{html}");
                }
                seen[kind] += 1;
            }
        });
    }
    assert!(seen.iter().all(|n| *n > 200), "{seen:?}");
}

#[test]
fn who_passes_for_longer_says_so_below_who_passes_once() {
    let words = Words::load("en");
    let (mut seen, mut own) = (0, 0);
    for system in ["classic", "quest"] {
        each_decision_of(system, BOTS, (6, 1_500), |book, game, _, _| {
            let Ask::Table(table::Ask::Window { waiting, about }) = engine::question(book, game).ask else { return };
            for seat in waiting.iter().copied().filter(|_| about != About::Opening) {
                let page = shown(&words, (book, game), seat, Now::Rings(None), &around());
                let rests: Vec<_> = page.picks.iter().filter(|pick| matches!(pick.does, Does::Peace(_))).collect();
                // Nobody passes a fight or a turn of their own.
                let now = fight::current(game);
                let fights = now.is_some_and(|now| now.main == seat || now.helping(game) == Some(seat));
                if game.turn.seat == Some(seat) || fights {
                    assert!(rests.is_empty(), "{rests:?}");
                    own += 1;
                    continue;
                }
                let labels: Vec<&str> = rests.iter().map(|pick| pick.label.as_str()).collect();
                assert_eq!(labels, ["Pass until the next fight", "Pass until my turn"]);
                let html = page::part(&words, &page, 1);
                assert!(at(&html, "Not me") < at(&html, labels[0]), "{html}");
                // What was touched is what is filled, and at once.
                for rest in &rests {
                    let Does::Peace(until) = rest.does else { continue };
                    let around = Around { peace: until, ..around() };
                    let page = shown(&words, (book, game), seat, Now::Rings(Some(false)), &around);
                    let filled: Vec<&str> =
                        page.picks.iter().filter(|pick| pick.chosen).map(|pick| pick.label.as_str()).collect();
                    assert_eq!(filled, [rest.label.as_str()]);
                }
                seen += 1;
            }
            // Whoever is passed for reads so, and can be asked again.
            let away = Around { peace: Some(Until::Turn), ..around() };
            let page = shown(&words, (book, game), waiting[0], Now::Waits, &away);
            let [again] = &page.picks[..] else { panic!("{:?}", page.picks) };
            assert!(again.does == Does::Peace(None) && again.label.starts_with("Passing until your turn."));
        });
    }
    assert!(seen > 100 && own > 20, "{seen}, {own}");
}
