//! The page as it is heard: what is said by itself is said once, by what is never replaced.

use crate::support::dealing::each_decision_of;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Now};
use standie::phones::page::{self, Texts};
use standie::phones::shown::shown;

/// The part of a page that is replaced whenever the table goes on speaks only where it is jumped to: a reader says nothing of
/// what has only just been put there. What says it by itself stands outside of it.
#[test]
fn what_is_said_by_itself_stands_where_nothing_is_replaced() {
    let words = Words::load("en");
    let whole = Texts::of(&words).hand("<p id=\"asked\"></p>");
    let (before, replaced) = whole.split_once("<main").expect("a page");
    assert!(before.contains("role=\"status\"") && before.contains("id=\"heard\"") && before.contains("id=\"said\""));
    assert!(!replaced.contains("role=\"status\""));
    let mut pages = 0;
    each_decision_of("classic", "greedy,cautious,random", (3, 300), |book, game, me, _| {
        for (seat, now) in
            game.seats.iter().map(|seat| (seat.colour, if seat.colour == me { Now::Asked(&[]) } else { Now::Waits }))
        {
            let news = vec!["RED opens the door.".to_owned()];
            let around = Around { open: true, news, ..Around::default() };
            let part = page::part(&words, &shown(&words, (book, game), seat, now, &around), 7);
            assert!(
                !part.contains("aria-live") && !part.contains("role=\"status\"") && !part.contains("role=\"alert\"")
            );
            // What is asked can be jumped to; what has happened is found.
            assert_eq!(part.matches("id=\"asked\"").count(), 1);
            assert!(part.contains("tabindex=\"-1\"") && part.matches("id=\"happened\"").count() == 1, "{part}");
            // Nothing is called by the name of something else.
            let mut ids: Vec<&str> = part.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all, "{part}");
            pages += 1;
        }
    });
    assert!(pages > 300, "{pages}");
}
