//! The desk, without a socket: who is let in, and what is refused.

use crate::times;
use proptest::prelude::*;
use standie::catalog::words::Words;
use standie::phones::answer::{Desk, Picked, Reply, Request, Showing};
use standie::phones::guests::{Guests, Standing, Unheard};
use standie::phones::page::{self as pages, Texts};
use standie::rules::ids::Colour::{self, Blue, Red};
use std::sync::LazyLock;
use std::time::Duration;

const HOST: &str = "192.168.0.7:7766";
const OWN: &str = "http://192.168.0.7:7766";

fn desk() -> Desk {
    let guests = Guests::of([Red, Blue]).expect("chance");
    let showing = |at: u32, part: &str| Showing { at, part: part.into(), time: None };
    let showings = vec![(Red, showing(3, "RED'S HAND")), (Blue, showing(5, "BLUE'S HAND"))];
    let mut desk = Desk::new(guests, TEXTS.clone(), HOST.to_owned());
    desk.showings = showings;
    desk
}

fn get<'a>(path: &'a str, cookie: Option<&'a str>) -> Request<'a> {
    Request { post: false, path, host: Some(HOST), origin: None, cookie, body: b"" }
}

fn post<'a>(path: &'a str, cookie: Option<&'a str>, body: &'a str) -> Request<'a> {
    Request { post: true, path, host: Some(HOST), origin: Some(OWN), cookie, body: body.as_bytes() }
}

/// A phone that was let in: its cookie.
fn inside(desk: &mut Desk, seat: Colour) -> String {
    let cookie = knocking(desk, seat);
    desk.guests.let_in(seat);
    cookie
}

fn knocking(desk: &mut Desk, seat: Colour) -> String {
    let body = format!("code={}", desk.guests.code(seat).expect("digits"));
    match desk.answer(&post("/join", None, &body)) {
        Reply::See(Some(token)) => format!("seat={}", token.text()),
        other => panic!("{other:?}"),
    }
}

fn page(desk: &mut Desk, cookie: Option<&str>) -> String {
    match desk.answer(&get("/", cookie)) {
        Reply::Page(200, page) => page,
        other => panic!("{other:?}"),
    }
}

fn refused(reply: Reply) -> u16 {
    match reply {
        Reply::Refused(status, _) | Reply::Page(status, _) => status,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_phone_holds_a_hand_once_the_tablet_has_let_it_in() {
    let mut desk = desk();
    assert!(page(&mut desk, None).contains("name=\"code\""));
    let cookie = knocking(&mut desk, Red);
    assert_eq!(desk.guests.standing(Red), Some(Standing::Knocks));
    assert!(!page(&mut desk, Some(&cookie)).contains("HAND"), "nobody has said yes");
    assert_eq!(refused(desk.answer(&post("/do", Some(&cookie), "at=3&pick=0"))), 401);
    desk.guests.let_in(Red);
    let shown = page(&mut desk, Some(&cookie));
    assert!(shown.contains("RED'S HAND") && !shown.contains("BLUE'S HAND"));
    match desk.answer(&post("/do", Some(&cookie), "at=3&pick=2")) {
        Reply::Pick(picked) => assert_eq!(picked, Picked { seat: Red, at: 3, pick: 2 }),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whoever_waits_at_the_door_reads_for_whose_hand_and_can_go_again() {
    let mut desk = desk();
    desk.texts.call(&Words::load("en"), &[(Red, "Ann & Bo".to_owned()), (Blue, "BLUE".to_owned())]);
    let code = desk.guests.code(Red).expect("digits").to_owned();
    let cookie = knocking(&mut desk, Red);
    let waits = page(&mut desk, Some(&cookie));
    assert!(waits.contains("Ann &amp; Bo’s hand") && waits.contains("Not my seat"), "{waits}");
    // Another phone that says the same digits hears why it has to wait, and that is no wrong guess.
    for _ in 0..10 {
        let Reply::Page(403, taken) = desk.answer(&post("/join", None, &format!("code={code}"))) else { panic!("403") };
        assert!(taken.contains("at the door with those digits already"), "{taken}");
    }
    assert!(!desk.guests.is_closed());
    // Whoever had the wrong ones goes, and is told nothing of being turned away; the seat has new ones.
    assert!(matches!(desk.answer(&post("/leave", Some(&cookie), "")), Reply::See(None)));
    assert_eq!(desk.guests.standing(Red), Some(Standing::Empty));
    assert!(desk.guests.code(Red).is_some_and(|new| new != code));
    let door = page(&mut desk, Some(&cookie));
    assert!(door.contains("name=\"code\"") && !door.contains("role=\"alert\""), "{door}");
    // Nobody leaves who is in, or unknown.
    let inside = inside(&mut desk, Blue);
    for cookie in [None, Some(cookie.as_str()), Some(inside.as_str())] {
        assert_eq!(refused(desk.answer(&post("/leave", cookie, ""))), 401);
    }
    assert_eq!(desk.guests.standing(Blue), Some(Standing::In));
}

#[test]
fn digits_work_once_and_five_wrong_ones_close_the_door() {
    let mut desk = desk();
    let code = desk.guests.code(Red).expect("digits").to_owned();
    inside(&mut desk, Red);
    assert_eq!(desk.guests.code(Red), None, "nobody else comes in by them");
    assert_eq!(desk.guests.knock(&code).err(), Some(Unheard::Wrong));
    let blue = desk.guests.code(Blue).expect("digits").to_owned();
    // What are no six digits are no guess: that is said in words of ours, and the browser says nothing of its own.
    for slip in ["", "1", "12ab", "00000a", "1234567"] {
        let said = desk.answer(&post("/join", None, &format!("code={slip}")));
        let Reply::Page(403, said) = said else { panic!("{said:?}") };
        assert!(said.contains("It takes six digits"), "{slip}: {said}");
        assert!(!said.contains("pattern=") && !said.contains("required"), "{said}");
    }
    assert!(!desk.guests.is_closed());
    for wrong in (100_000..).map(|n: u32| n.to_string()).filter(|wrong| *wrong != blue).take(4) {
        let said = desk.answer(&post("/join", None, &format!("code={wrong}")));
        assert!(matches!(said, Reply::Page(403, said) if said.contains("No seat has those digits")));
    }
    assert!(desk.guests.is_closed());
    assert_eq!(desk.guests.knock(&blue).err(), Some(Unheard::Closed), "right ones as little");
    assert!(page(&mut desk, None).contains("one guess too many"));
    desk.guests.reopen();
    assert_eq!(desk.guests.knock(&blue).err(), Some(Unheard::Wrong), "there are new ones");
    assert_eq!(desk.guests.standing(Red), Some(Standing::In), "whoever is in stays");
    inside(&mut desk, Blue);
}

#[test]
fn whoever_is_thrown_out_has_nothing() {
    let mut desk = desk();
    let cookie = inside(&mut desk, Red);
    desk.guests.turn_away(Red);
    assert!(!page(&mut desk, Some(&cookie)).contains("HAND"));
    assert_eq!(refused(desk.answer(&post("/do", Some(&cookie), "at=3&pick=0"))), 401);
    assert_eq!(refused(desk.answer(&get("/events", Some(&cookie)))), 401);
    // And whoever comes after by new digits has it.
    let next = inside(&mut desk, Red);
    assert_ne!(next, cookie);
    assert!(page(&mut desk, Some(&next)).contains("RED'S HAND"));
}

#[test]
fn whoever_is_thrown_out_or_not_let_in_is_told_so() {
    let mut desk = desk();
    let (red, blue) = (inside(&mut desk, Red), knocking(&mut desk, Blue));
    desk.guests.turn_away(Red);
    desk.guests.turn_away(Blue);
    assert!(page(&mut desk, Some(&red)).contains("threw this phone out"));
    assert!(page(&mut desk, Some(&blue)).contains("not you"));
    // Whoever was known at another table is asked for new digits; whoever comes for the first time is told nothing.
    assert!(page(&mut desk, Some("seat=0123")).contains("listening again"));
    assert!(!page(&mut desk, None).contains("role=\"alert\""));
}

#[test]
fn what_is_left_of_the_time_is_as_long_as_it_is_when_the_page_is_asked_for() {
    let part = pages::timed("a<!--left-->b", Some((Duration::from_secs(12), Duration::from_secs(3))));
    assert!(part.contains("from=\"250\"") && part.contains("dur=\"3000ms\""), "{part}");
    assert_eq!(pages::timed("a<!--left-->b", None), "ab");
}

#[test]
fn other_pages_and_names_lead_nowhere() {
    let mut desk = desk();
    let cookie = inside(&mut desk, Red);
    let pick = post("/do", Some(&cookie), "at=3&pick=0");
    // A name that leads to this address by somebody else's doing.
    for host in [None, Some("evil.example"), Some("192.168.0.7"), Some("192.168.0.7:80")] {
        assert_eq!(refused(desk.answer(&Request { host, ..pick })), 421, "{host:?}");
        assert_eq!(refused(desk.answer(&Request { host, ..get("/", Some(&cookie)) })), 421, "{host:?}");
    }
    for origin in [None, Some("null"), Some("http://evil.example"), Some("https://192.168.0.7:7766")] {
        assert_eq!(refused(desk.answer(&Request { origin, ..pick })), 403, "{origin:?}");
    }
    let long = "x".repeat(5_000);
    assert_eq!(refused(desk.answer(&post("/do", Some(&cookie), &long))), 413);
    assert_eq!(refused(desk.answer(&get("/do", Some(&cookie)))), 405);
    assert_eq!(refused(desk.answer(&get("/../etc/passwd", Some(&cookie)))), 404);
}

#[test]
fn only_the_showing_of_now_is_picked_from() {
    let mut desk = desk();
    let cookie = inside(&mut desk, Red);
    for (body, status) in [
        ("at=2&pick=0", 409),
        ("at=5&pick=0", 409),
        ("pick=0", 400),
        ("at=3", 400),
        ("at=3&pick=-1", 400),
        ("at=3&pick=%7B%22play%22%7D", 400),
        ("at=3&pick=99999999999999999999", 400),
        ("", 400),
    ] {
        assert_eq!(refused(desk.answer(&post("/do", Some(&cookie), body))), status, "{body}");
    }
}

/// Words of the desk: they are the same for each of very many.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::of(&Words::load("en")));

proptest! {
    #![proptest_config(ProptestConfig { cases: times("STANDIE_REQUESTS", 20_000), ..ProptestConfig::default() })]

    /// Whatever is sent, nobody comes in by it; and from a phone that is in comes at most a pick of its own, from what it is
    /// shown now.
    #[test]
    fn nothing_comes_of_noise(
        joins in any::<bool>(),
        own in any::<bool>(),
        cookie in proptest::option::of("(seat=)?[0-9a-f;= ]{0,40}"),
        body in proptest::collection::vec(any::<u8>(), 0..80),
        form in "((at|pick|code)=[0-9%+.&=-]{0,12}&?){0,4}",
        near in "at=[3-6]&pick=[0-9]{1,3}",
        kind in 0..3,
    ) {
        let mut desk = desk();
        let cookie_in = inside(&mut desk, Blue);
        let body = [body.as_slice(), form.as_bytes(), near.as_bytes()][kind as usize];
        let path = if joins { "/join" } else { "/do" };
        let cookie = if own { Some(cookie_in.as_str()) } else { cookie.as_deref() };
        let asked = Request { body, ..post(path, cookie, "") };
        let red = desk.guests.code(Red).map(str::to_owned);
        let reply = desk.answer(&asked);
        match reply {
            Reply::Pick(picked) => prop_assert!(own && !joins && (picked.seat, picked.at) == (Blue, 5), "{picked:?}"),
            Reply::Follow(_) | Reply::See(_) | Reply::Here(_) => prop_assert!(false, "{reply:?}"),
            Reply::Page(..) | Reply::File(..) | Reply::Refused(..) => {}
        }
        prop_assert_eq!(desk.guests.inside().collect::<Vec<_>>(), vec![Blue]);
        prop_assert_eq!(desk.guests.standing(Red), Some(Standing::Empty));
        prop_assert_eq!(desk.guests.code(Red).map(str::to_owned), red);
        let showings: Vec<_> = desk.showings.iter().map(|(seat, shown)| (*seat, shown.at)).collect();
        prop_assert_eq!(showings, vec![(Red, 3), (Blue, 5)]);
        prop_assert!(page(&mut desk, Some(&cookie_in)).contains("BLUE'S HAND"));
    }
}

#[test]
fn digits_that_are_typed_in_two_halves_are_the_same() {
    for between in ["+", "%20"] {
        let mut desk = desk();
        let code = desk.guests.code(Red).expect("digits").to_owned();
        let body = format!("code={}{between}{}", &code[..3], &code[3..]);
        assert!(matches!(desk.answer(&post("/join", None, &body)), Reply::See(Some(_))), "{body}");
    }
}

#[test]
fn a_phone_that_is_known_at_another_table_asks_by_itself_whether_that_is_back() {
    let mut desk = desk();
    let elsewhere = format!("seat={}", "a1".repeat(16));
    assert!(!page(&mut desk, None).contains("data-tries"), "whoever never came waits for nobody");
    let cookie = inside(&mut desk, Red);
    assert!(page(&mut desk, Some(&cookie)).contains("data-follows=\"yes\""), "that is what it looks for");
    desk.guests.turn_away(Red);
    assert!(!page(&mut desk, Some(&cookie)).contains("data-tries"), "whoever was thrown out comes by new digits");
    let door = page(&mut desk, Some(&elsewhere));
    assert!(door.contains("listening again") && door.contains("data-tries=\"yes\""), "{door}");
}
