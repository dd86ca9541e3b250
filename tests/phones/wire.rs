//! Over real sockets: what a browser would send and get.

use standie::catalog::words::Words;
use standie::phones::answer::Picked;
use standie::phones::guests::Standing;
use standie::phones::reach::GRACE;
use standie::phones::server::{Heard, Hearing, Server};
use standie::rules::ids::Colour::{self, Blue, Red};
use std::io::{BufReader, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::time::Duration;

fn open() -> (Server, Hearing) {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    Server::open(here, &Words::load("en"), [Red, Blue]).expect("a server")
}

/// A connection to it that gives up where nothing comes.
fn connect(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(server.socket().expect("an address")).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    stream
}

/// Sends a request, as a browser would.
fn send(server: &Server, line: &str, head: &str, body: &str) -> TcpStream {
    let mut stream = connect(server);
    let host = server.host();
    let length = body.len();
    let asked = format!(
        "{line} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: {length}\r\nConnection: close\r\n{head}\r\n{body}"
    );
    // Whoever says too much is hung up on in the middle of it.
    let _ = stream.write_all(asked.as_bytes());
    stream
}

/// All that is answered.
fn read(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn asks(server: &Server, line: &str, head: &str, body: &str) -> String {
    read(send(server, line, head, body))
}

/// A phone that was let in: its cookie.
fn inside(server: &Server, hearing: &mut Hearing, seat: Colour) -> String {
    let code = server.code(seat).expect("digits");
    let answer = asks(server, "POST /join", "", &format!("code={code}"));
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(matches!(hearing.blocking_recv(), Some(Heard::Knocked)));
    assert_eq!(server.standing(seat), Some(Standing::Knocks));
    server.let_in(seat);
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    format!("Cookie: {}\r\n", cookie.split(';').next().expect("its value"))
}

/// The next event of a stream.
fn event(stream: &mut impl std::io::BufRead) -> (String, String) {
    let (mut kind, mut line) = (String::new(), String::new());
    loop {
        line.clear();
        assert!(stream.read_line(&mut line).expect("an event") > 0, "the stream has ended");
        if let Some(name) = line.trim_end().strip_prefix("event: ") {
            name.clone_into(&mut kind);
        }
        if let Some(data) = line.trim_end().strip_prefix("data: ") {
            return (kind, data.to_owned());
        }
    }
}

#[test]
fn every_answer_keeps_to_itself() {
    let (server, _hearing) = open();
    for path in ["GET /", "GET /page.css", "GET /page.js", "GET /nowhere", "GET /events"] {
        let answer = asks(&server, path, "", "");
        assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
        assert!(answer.contains("cache-control: no-store") && answer.contains("nosniff"), "{answer}");
        assert!(!answer.contains("http://") || path == "GET /", "nothing comes from elsewhere: {answer}");
    }
}

#[test]
fn a_phone_is_shown_what_changes_and_is_heard() {
    let (server, mut hearing) = open();
    let red = inside(&server, &mut hearing, Red);
    server.show(Red, None, |at| format!("showing {at}"));
    let mut events = BufReader::new(send(&server, "GET /events", &red, ""));
    assert_eq!(event(&mut events), ("shown".to_owned(), "\"showing 1\"".to_owned()));
    server.show(Blue, None, |_| "nobody's business".to_owned());
    server.show(Red, None, |at| format!("showing {at}"));
    assert_eq!(event(&mut events), ("shown".to_owned(), "\"showing 2\"".to_owned()));
    // A pick waits for the table.
    let waits = send(&server, "POST /do", &red, "at=2&pick=4");
    let Some(Heard::Picked(picked, asker)) = hearing.blocking_recv() else { panic!("a pick") };
    assert_eq!(picked, Picked { seat: Red, at: 2, pick: 4 });
    asker.tell(true);
    assert!(read(waits).starts_with("HTTP/1.1 303"));
    // The table says no: so does the phone.
    let waits = send(&server, "POST /do", &red, "at=2&pick=5");
    let Some(Heard::Picked(_, asker)) = hearing.blocking_recv() else { panic!("a pick") };
    asker.tell(false);
    assert!(read(waits).starts_with("HTTP/1.1 409"));
    assert!(asks(&server, "POST /do", &red, "at=1&pick=0").starts_with("HTTP/1.1 409"), "what was shown before");
    // Thrown out, it is told so.
    server.turn_away(Red);
    assert_eq!(event(&mut events).0, "anew");
    assert!(asks(&server, "POST /do", &red, "at=2&pick=0").starts_with("HTTP/1.1 401"));
}

#[test]
fn a_phone_that_was_lost_comes_back_to_the_same_page() {
    let (server, mut hearing) = open();
    let red = inside(&server, &mut hearing, Red);
    server.show(Red, None, |at| format!("showing {at}"));
    for _ in 0..40 {
        let mut events = BufReader::new(send(&server, "GET /events", &red, ""));
        assert_eq!(event(&mut events).1, "\"showing 1\"");
    }
    assert!(asks(&server, "GET /", &red, "").contains("showing 1"));
}

#[test]
fn whoever_says_too_much_or_nothing_is_not_waited_for() {
    let (server, mut hearing) = open();
    let red = inside(&server, &mut hearing, Red);
    // Where the line is cut while it is still spoken, the answer may be lost with it.
    let no = |answer: String, status: &str| answer.is_empty() || answer.starts_with(&format!("HTTP/1.1 {status}"));
    assert!(no(asks(&server, "POST /do", &red, &"x".repeat(4_097)), "413"));
    let head = format!("{red}X-Long: {}\r\n", "x".repeat(20_000));
    assert!(no(asks(&server, "GET /", &head, ""), "431"));
    // A hundred that only hold the line: no more than a few are let on it, and the table is heard again once they have gone.
    let holding: Vec<TcpStream> = (0..100).map(|_| connect(&server)).collect();
    drop(holding);
    let heard = (0..200).any(|_| {
        let mut stream = send(&server, "GET /", &red, "");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).is_ok() && answer.starts_with("HTTP/1.1 200")
    });
    assert!(heard);
}

#[test]
fn nobody_listens_once_phones_are_not_wanted() {
    let (server, mut hearing) = open();
    let address = server.socket().expect("an address");
    let red = inside(&server, &mut hearing, Red);
    let events = send(&server, "GET /events", &red, "");
    drop(server);
    // The thread lets go of the address in its own time: whatever still comes says nothing.
    let mut rest = String::new();
    let _ = BufReader::new(events).read_to_string(&mut rest);
    assert!(!rest.contains("event: shown\ndata: \"showing"));
    let gone = (0..1_000).any(|_| TcpStream::connect(address).is_err());
    assert!(gone, "somebody still listens");
}

#[test]
fn a_phone_is_told_that_the_table_is_left_and_finds_back_to_it() {
    let words = Words::load("en");
    let told = |events: &mut BufReader<TcpStream>| {
        let told = event(events);
        let mut rest = String::new();
        let _ = events.read_to_string(&mut rest);
        assert!(!rest.contains("event"), "that is the last: {rest}");
        (told.0, serde_json::from_str::<String>(&told.1).expect("a text"))
    };
    let (server, mut hearing) = open();
    let red = inside(&server, &mut hearing, Red);
    server.show(Red, None, |at| format!("showing {at}"));
    let mut phones: Vec<_> = (0..6).map(|_| BufReader::new(send(&server, "GET /events", &red, ""))).collect();
    phones.iter_mut().for_each(|events| assert_eq!(event(events).0, "shown"));
    let (at, guests) = server.leaves().expect("who was let in");
    for events in &mut phones {
        assert_eq!(told(events), ("left".to_owned(), words.get("phone-left")));
    }
    let (server, _hearing) = Server::again(at, &words, guests).expect("the same place");
    server.show(Red, None, |at| format!("again {at}"));
    let mut events = BufReader::new(send(&server, "GET /events", &red, ""));
    assert_eq!(event(&mut events).1, "\"again 1\"");
    // It is played on without them.
    server.closes();
    assert_eq!(told(&mut events), ("left".to_owned(), words.get("phone-without")));
}

#[test]
fn a_phone_whose_line_is_dead_goes_quiet_and_comes_back_by_a_word() {
    let (server, mut hearing) = open();
    let red = inside(&server, &mut hearing, Red);
    server.show(Red, None, |at| format!("showing {at}"));
    assert!(asks(&server, "GET /here", "", "").starts_with("HTTP/1.1 401"), "whoever is not known");
    // The line stands all the while.
    let mut events = BufReader::new(send(&server, "GET /events", &red, ""));
    event(&mut events);
    assert!(asks(&server, "GET /here", &red, "").starts_with("HTTP/1.1 200"));
    assert!(!server.is_quiet(Red));
    // Nothing more is heard of it for as long as is waited.
    server.wait(Duration::from_millis(1));
    assert!(asks(&server, "GET /here", &red, "").starts_with("HTTP/1.1 200"));
    assert!(matches!(hearing.blocking_recv(), Some(Heard::Reach)), "the table is told by itself");
    assert!(server.is_quiet(Red));
    server.wait(GRACE);
    assert!(asks(&server, "GET /here", &red, "").starts_with("HTTP/1.1 200"));
    assert!(matches!(hearing.blocking_recv(), Some(Heard::Reach)));
    assert!(!server.is_quiet(Red), "it is back");
}
