//! Going back, forward and anywhere in the history of a game: redo goes forward only, and nothing is out of reach.

use crate::support::random;
use rand::RngExt as _;
use standie::play::Session;
use standie::play::fix;
use standie::play::journal;
use standie::play::timeline::Point;

/// Whether a point is on the way to another, or is that.
fn leads(session: &Session, from: Point, to: Point) -> bool {
    from == 0 || session.timeline().path(to).contains(&from)
}

/// Everywhere redo leads from here, one after the other.
fn forward(session: &Session) -> Vec<Point> {
    let mut copy = session.clone();
    let mut all = Vec::new();
    while copy.redo(0).is_some() {
        all.push(copy.timeline().here());
        assert!(all.len() < 10_000, "redo comes to an end");
    }
    all
}

/// What holds wherever the game stands.
fn sound(session: &Session) {
    let here = session.timeline().here();
    let mut stood = here;
    for to in forward(session) {
        assert!(!leads(session, to, stood), "redo leads back from {stood} to {to}");
        let fixed = session.timeline().path(to).iter().any(|at| {
            session.timeline().node(*at).and_then(|node| node.before_fix).is_some_and(|before| before == stood)
        });
        assert!(leads(session, stood, to) || fixed, "redo leads elsewhere: from {stood} to {to}");
        stood = to;
    }
}

/// An earlier entry is struck, if that can be.
fn fixes(session: &mut Session, rng: &mut random::Rng) {
    let path = session.timeline().path(session.timeline().here());
    let Some(point) = path.get(rng.random_range(0..path.len().max(1))) else { return };
    if let Ok(preview) = fix::preview(session, *point, None) {
        session.accept(preview, 0);
    }
}

#[test]
fn there_and_back_again_is_where_one_was_with_nothing_ahead() {
    for seed in 0..20 {
        let mut session = random::evening(seed, 120);
        let newest = session.timeline().here();
        let (path, mut rng) = (session.timeline().path(newest), random::rng(seed));
        let earlier = path[rng.random_range(0..path.len() - 1)];
        session.jump(earlier, 0);
        assert_eq!(forward(&session).last(), Some(&newest), "all of it lies ahead");
        let between = path[rng.random_range(0..path.len() - 1)];
        session.jump(between, 0);
        assert_eq!(forward(&session).last(), Some(&newest), "wherever one stops on the way");
        session.jump(newest, 0);
        assert_eq!(session.timeline().redo(), None, "nothing is ahead of the newest");
        assert!(session.undo(0).is_some());
        session.redo(0);
        assert_eq!(session.timeline().here(), newest);
    }
}

#[test]
fn what_is_gone_back_to_is_left_again_a_step_at_a_time() {
    for seed in 0..20 {
        let mut session = random::evening(seed, 100);
        let newest = session.timeline().here();
        let mut stops = vec![newest];
        while session.undo(0).is_some() {
            stops.push(session.timeline().here());
        }
        stops.reverse();
        session.jump(newest, 0);
        session.jump(stops[0], 0);
        assert_eq!(forward(&session), stops[1..], "seed {seed}: as undo went");
    }
}

#[test]
fn redo_goes_forward_only_after_whatever_was_gone_to_taken_back_and_put_right() {
    let mut rng = random::rng(31);
    let mut redone = 0;
    for seed in 0..25 {
        let mut session = random::evening(seed, 40);
        for _ in 0..60 {
            match rng.random_range(0..12) {
                0..=3 => {
                    let to = rng.random_range(0..=session.timeline().last());
                    session.jump(to, 0);
                }
                4..=6 => drop(session.undo(0)),
                7..=9 => redone += usize::from(session.redo(0).is_some()),
                10 => {
                    let records = session.records() + 2;
                    random::play(&mut session, &mut rng, records);
                }
                _ => fixes(&mut session, &mut rng),
            }
            sound(&session);
        }
        let text = session.text().to_vec();
        let read = journal::read(&text).expect("what was written can be read");
        let again = Session::open(session.book().clone(), read, text).expect("and folds");
        assert_eq!(again.timeline().here(), session.timeline().here());
        assert_eq!(forward(&again), forward(&session), "it is the same from a file");
    }
    assert!(redone > 50, "{redone}");
}

#[test]
fn a_fix_that_was_gone_back_before_lies_ahead() {
    let mut rng = random::rng(5);
    let mut seen = 0;
    for seed in 0..20 {
        let mut session = random::evening(seed, 60);
        let before = session.timeline().here();
        fixes(&mut session, &mut rng);
        let fixed = session.timeline().here();
        if session.timeline().node(fixed).and_then(|node| node.before_fix) != Some(before) {
            continue;
        }
        seen += 1;
        session.jump(before, 0);
        assert_eq!(session.timeline().redo(), Some(fixed));
        session.jump(0, 0);
        assert_eq!(forward(&session).last(), Some(&fixed));
    }
    assert!(seen > 3, "{seen}");
}
