//! Phones that hold hands, at a table: whole games played on pages alone, and what the tablet shows meanwhile.

use crate::support::driver::{self, Driver, Window};
use iced_test::core::widget;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next};
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::phones::guests::Standing;
use standie::phones::server::{Heard, Hearing};
use standie::phones::shown::{Does, Shown};
use standie::play::{Session, playout};
use standie::rules::ids::Colour::{self, Red};
use standie::rules::setup::Setup;
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicU8, Ordering};

/// A table with phones.
pub(crate) struct Room {
    pub(crate) app: App,
    hearing: Hearing,
    phones: Vec<(Colour, String)>,
    now: i64,
}

/// A thing that can be done on a page.
struct Button {
    at: String,
    pick: String,
    label: String,
    pressed: bool,
}

/// An address of this machine that nobody else listens at: whoever comes back to one finds it free. Where there is but one,
/// they share it.
pub(crate) fn own_address() -> Ipv4Addr {
    static TIMES: AtomicU8 = AtomicU8::new(0);
    if !cfg!(target_os = "linux") {
        return Ipv4Addr::LOCALHOST;
    }
    let [.., high, low] = std::process::id().to_be_bytes();
    Ipv4Addr::new(127, high.max(1), low, TIMES.fetch_add(1, Ordering::Relaxed))
}

pub(crate) fn app(session: Session, pace: i64) -> App {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = pace;
    app.shell.phones.at = Some(IpAddr::V4(own_address()));
    app.lay_out(session, Keeping::Memory);
    app
}

pub(crate) fn does(app: &mut App, message: Do) {
    drop(app.update(Message::Table(message)));
}

pub(crate) fn phones(app: &mut App, wish: Wish) {
    does(app, Do::Ask(Action::Phones(wish)));
}

impl Room {
    /// Everybody at the table has a phone, and it was let in.
    pub(crate) fn of(session: Session) -> Room {
        Room::at(app(session, 100))
    }

    /// The same at a table that lies there.
    pub(crate) fn at(mut app: App) -> Room {
        phones(&mut app, Wish::Open);
        let hearing = app.shell.phones.hearing().expect("somebody listens");
        let people: Vec<Colour> = app.table.as_ref().expect("a game").game().seats.iter().map(|s| s.colour).collect();
        let mut room = Room { app, hearing, phones: Vec::new(), now: TIME };
        people.into_iter().for_each(|seat| room.comes_in(seat));
        room
    }

    /// Phones are let in to the game that lies there by now.
    pub(crate) fn opens(&mut self) {
        phones(&mut self.app, Wish::Open);
        self.hearing = self.app.shell.phones.hearing().expect("somebody listens");
    }

    /// The phone of a seat, which has been let in elsewhere, is let in here.
    pub(crate) fn enters(&mut self, seat: Colour) {
        self.comes_in(seat);
    }

    /// The phone of a seat says its digits, and is let in.
    fn comes_in(&mut self, seat: Colour) {
        let code = self.app.shell.phones.server().and_then(|server| server.code(seat)).expect("digits");
        let known = self.phones.iter().find(|(own, _)| *own == seat).map(|(_, cookie)| cookie.clone());
        let answer = read(self.send("POST /join", &known.unwrap_or_default(), &format!("code={code}")));
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
        self.hears();
        let at = self.app.shell.phones.standing(seat);
        assert_eq!(at, Some(Standing::Knocks));
        phones(&mut self.app, Wish::LetIn(seat));
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let cookie = cookie.split(';').next().expect("its value");
        self.phones.retain(|(own, _)| *own != seat);
        self.phones.push((seat, format!("Cookie: {cookie}\r\n")));
    }

    /// The program is closed and started anew.
    pub(crate) fn restarts(self, start: impl FnOnce() -> App) -> Room {
        let at = self.app.shell.phones.server().and_then(|server| server.socket());
        let Room { app, hearing, phones, now } = self;
        drop((app, hearing));
        while at.is_some_and(|at| TcpStream::connect(at).is_ok()) {
            std::thread::yield_now();
        }
        let app = start();
        let hearing = app.shell.phones.hearing().unwrap_or_else(|| tokio::sync::mpsc::unbounded_channel().1);
        Room { app, hearing, phones, now }
    }

    fn send(&self, line: &str, head: &str, body: &str) -> TcpStream {
        let server = self.app.shell.phones.server().expect("somebody listens");
        let (host, length) = (server.host(), body.len());
        let mut stream = TcpStream::connect(server.socket().expect("an address")).expect("a connection");
        let asked = format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: {length}\r\nConnection: close\r\n{head}\r\n{body}"
        );
        stream.write_all(asked.as_bytes()).expect("sent");
        stream
    }

    /// What a phone has said reaches the table.
    fn hears(&mut self) -> bool {
        let heard = self.hearing.blocking_recv().expect("a phone");
        let picked = matches!(heard, Heard::Picked(..));
        drop(self.app.update(Message::Phones(heard)));
        picked
    }

    pub(crate) fn page(&self, seat: Colour) -> String {
        let (_, cookie) = self.phones.iter().find(|(own, _)| *own == seat).expect("a phone");
        read(self.send("GET /", cookie, ""))
    }

    /// What the phone of a seat is known by.
    pub(crate) fn cookie(&self, seat: Colour) -> String {
        let (_, cookie) = self.phones.iter().find(|(own, _)| *own == seat).expect("a phone");
        cookie.trim().strip_prefix("Cookie: seat=").expect("a cookie").to_owned()
    }

    /// A button of a page is touched. Whether the table did it.
    fn touches(&mut self, seat: Colour, button: &Button) -> bool {
        let (_, cookie) = self.phones.iter().find(|(own, _)| *own == seat).expect("a phone");
        let waits = self.send("POST /do", cookie, &format!("at={}&pick={}", button.at, button.pick));
        self.hears();
        read(waits).starts_with("HTTP/1.1 303")
    }

    /// The table goes on, some time later.
    pub(crate) fn waits(&mut self, millis: i64) {
        self.now += millis;
        self.app.shell.clock = Clock::Fixed(self.now);
        does(&mut self.app, Do::Hot(hot::Wish::Beat));
    }

    fn is_over(&self) -> bool {
        self.app.table.as_ref().is_some_and(|table| table.game().ending.is_some())
    }
}

fn read(mut stream: TcpStream) -> String {
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// What stands between two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let start = text.find(from)? + from.len();
    text.get(start..).and_then(|rest| rest.split(to).next())
}

/// Everything that can be touched on a page.
fn buttons(page: &str) -> Vec<Button> {
    let forms = page.split("action=\"/do\"").skip(1);
    let off = |form: &&str| between(form, "<button", ">").is_some_and(|button| button.contains(" disabled"));
    forms
        .filter(|form| !off(form))
        .map(|form| Button {
            at: between(form, "name=\"at\" value=\"", "\"").expect("a number").to_owned(),
            pick: between(form, "name=\"pick\" value=\"", "\"").expect("a number").to_owned(),
            label: between(form, "<button", "</button>").and_then(|b| b.split('>').nth(1)).expect("a label").to_owned(),
            pressed: form.split("</button>").next().is_some_and(|button| button.contains("aria-pressed=\"true\"")),
        })
        .collect()
}

/// What of a question the tablet must not offer while it is asked on a phone.
const OFFERED: [&str; 8] = ["move 0", "move 1", "move 2", "first 1", "first 2", "help aloud", "no aloud", "here"];

/// Whoever is asked on a phone is asked nothing on the tablet: nothing that would answer is to be touched there, and nothing
/// that is touched all the same answers.
fn keeps_to_the_phone<P: Window>(app: &mut App, eye: &mut Driver<P>, drawn: &mut BTreeMap<&'static str, u32>) {
    let table = app.table.as_ref().expect("a game");
    let (hot, name, before) =
        (table.hot.as_ref().expect("in the app"), table.question.ask.name(), table.session.records());
    let said = (hot.ring.claims.clone(), hot.ring.passes.clone());
    let wishes = match hot.next {
        Next::Ring => {
            let each = hot.ring.slots.iter().flat_map(|seat| [hot::Wish::Claim(*seat), hot::Wish::Waive(*seat)]);
            each.chain([hot::Wish::WaiveAll]).collect()
        }
        Next::Person(seat) => {
            assert_eq!(hot.handed(), Some(seat), "{name}");
            let moves = standie::phones::shown::moves(table.session.book(), table.game(), seat);
            for command in moves.iter().take(40) {
                let table = app.table.as_mut().expect("a game");
                assert!(!table.submit(&mut app.shell, command), "{name}: {command:?}");
            }
            let times = drawn.entry(name).or_default();
            *times += 1;
            if *times <= 2 {
                std::mem::swap(app, &mut eye.state);
                assert!(eye.find(widget::Id::from("relay phone")).is_some(), "{name}");
                let offered: Vec<_> = OFFERED.iter().filter(|id| eye.find(widget::Id::from(**id)).is_some()).collect();
                assert!(offered.is_empty(), "{name}: {offered:?}");
                std::mem::swap(app, &mut eye.state);
            }
            vec![hot::Wish::Peace(seat, Some(hot::Until::Turn))]
        }
        _ => return,
    };
    for wish in wishes {
        does(app, Do::Hot(wish));
    }
    let table = app.table.as_ref().expect("a game");
    let hot = table.hot.as_ref().expect("in the app");
    assert_eq!(table.session.records(), before, "{name}");
    assert_eq!((hot.ring.claims.clone(), hot.ring.passes.clone()), said, "nobody says anything for a phone");
    assert!(hot.peace.is_empty(), "{name}");
}

/// Plays a whole game on phones alone, by chance; says how many touches it took, and how often somebody has seen another's hand.
fn plays(system: &str, seats: usize, seed: u64) -> (u32, u32) {
    let book = catalog::books().find(system).expect("a book").clone();
    let setup = Setup { system: system.into(), ..playout::setup(seats) };
    let (session, _) = Session::begin(book, setup, "", seed, TIME).expect("a game");
    let mut room = Room::of(session);
    let mut rng = Pcg64Mcg::new(seed.into());
    let (mut touches, mut rounds, mut shown) = (0, 0, 0);
    let mut last = Vec::new();
    let (mut eye, mut drawn) = (driver::with(App::in_memory(Clock::Fixed(TIME)), 1280.0, 800.0), BTreeMap::new());
    while !room.is_over() {
        rounds += 1;
        keeps_to_the_phone(&mut room.app, &mut eye, &mut drawn);
        assert!(rounds < 40_000, "{system}: it does not end; {touches} touches, the last {last:?}");
        let mut said = false;
        for seat in room.phones.iter().map(|(seat, _)| *seat).collect::<Vec<_>>() {
            // A phone is lost now and then, and comes back by new digits to the same page.
            if rng.random_bool(0.002) {
                let before = room.page(seat);
                phones(&mut room.app, Wish::TurnAway(seat));
                assert!(buttons(&room.page(seat)).is_empty(), "whoever was thrown out has nothing");
                room.comes_in(seat);
                assert_eq!(body(&room.page(seat)), body(&before), "nothing is lost");
            }
            let page = room.page(seat);
            let buttons = buttons(&page);
            let Some(most) = buttons.len().checked_sub(1) else { continue };
            let rings = buttons.iter().any(|b| b.label.contains("Not me"));
            let pick = match (rings, buttons.iter().position(|b| !b.pressed)) {
                // While all may react most say that there is nothing; said once is said.
                (true, _) if buttons.iter().any(|b| b.pressed) => continue,
                (true, _) => usize::from(rng.random_bool(0.9)),
                // What is marked goes as soon as it is enough.
                (false, Some(0)) if buttons.iter().any(|b| b.pressed) => 0,
                (false, _) => rng.random_range(0..=most),
            };
            touches += 1;
            last.push((seat, buttons[pick].label.clone()));
            last.drain(..last.len().saturating_sub(12));
            let lines = |room: &Room| room.app.table.as_ref().expect("a game").log.len();
            let before = lines(&room);
            let done = room.touches(seat, &buttons[pick]);
            let table = room.app.table.as_ref().expect("a game");
            let (label, asked, toast) = (&buttons[pick].label, &table.question, &room.app.shell.toast);
            assert!(done, "{system}: {label} was listed: {asked:?}, {toast:?}");
            said = true;
            // A hand that was paid for stands above everything else.
            let asked = lines(&room) > before && table.hot.as_ref().is_some_and(|hot| hot.next == Next::Person(seat));
            if let Some(line) = table.log.last().filter(|line| asked && line.text.contains(" shows the whole hand: ")) {
                let (who, page) = (line.text.split(':').next().expect("whose"), room.page(seat));
                assert!(page.find(who).is_some_and(|at| Some(at) < page.find("<h2")), "{page}");
                shown += 1;
            }
        }
        room.waits(if said { 60 } else { 3_000 });
    }
    // Everybody is told that it is over, and nobody can do anything more.
    for (seat, _) in room.phones.clone() {
        let page = room.page(seat);
        let left: Vec<String> = buttons(&page).into_iter().map(|button| button.label).collect();
        assert!(left.is_empty(), "{left:?}");
        assert!(
            page.contains("It’s over. ") && !page.contains("The tablet knows") && buttons(&page).is_empty(),
            "{page}"
        );
    }
    (touches, shown)
}

/// What a page shows, without its number, and without what is left of the time just then.
fn body(page: &str) -> String {
    let shown = between(page, "<main", "</main>").expect("a page");
    let left = between(shown, "<svg", "</svg>").unwrap_or_default();
    let (shown, mut said) = (shown.replace(left, ""), String::new());
    for part in shown.split("name=\"at\" value=\"") {
        said.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    said
}

#[test]
fn six_phones_play_classic_to_its_end() {
    let (touches, _) = plays("classic", 6, 1);
    assert!(touches > 100, "{touches}");
}

#[test]
fn four_phones_play_the_short_rules_to_their_end() {
    assert!(plays("short", 4, 2).0 > 50);
}

#[test]
fn six_phones_play_shadowrun_to_its_end() {
    // Not in every game does somebody pay to see a hand.
    let games = (3..9).map(|seed| plays("shadowrun", 6, seed)).inspect(|(touches, _)| assert!(*touches > 100));
    assert!(games.map(|(_, shown)| shown).any(|shown| shown > 0), "a hand is shown");
}

#[test]
fn six_phones_play_quest_to_its_end() {
    assert!(plays("quest", 6, 4).0 > 100);
}

/// BLUE is played by the app; RED and GREEN are people.
fn two_people(first: &str) -> Session {
    let setup = format!(
        r#"{{"system": "classic", "first": "{first}",
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red"}}, {{"colour": "green"}}, {{"colour": "blue", "bot": "haggler"}}]}}"#
    );
    let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
    Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game").0
}

fn hot<P: Window>(driver: &Driver<P>) -> &hot::Hot {
    driver.state.table.as_ref().and_then(|table| table.hot.as_ref()).expect("a game in the app")
}

/// A touch, some time after what is to be touched was drawn.
pub(crate) fn taps_later<P: Window>(driver: &mut Driver<P>, id: &'static str) {
    let now = driver.state.shell.clock.now();
    driver.state.table.iter().for_each(|table| table.drawn(now));
    driver.state.shell.clock = Clock::Fixed(now + 2_000);
    driver.tap(widget::Id::from(id));
}

#[test]
fn a_hand_on_a_phone_is_not_laid_open_on_the_tablet() {
    let mut app = app(two_people("red"), 0);
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    let mut driver = driver::with(app, 1280.0, 800.0);
    does(&mut driver.state, Do::opens(Panel::Phones));
    driver.settle();
    // The tablet shows the digits, asks who that is, and shows who is in.
    let code = driver.state.shell.phones.server().and_then(|server| server.code(Red)).expect("digits");
    assert!(driver.sees(&format!("then type {code}")));
    let server = driver.state.shell.phones.server().expect("somebody listens");
    let (host, body) = (server.host(), format!("code={code}"));
    let mut stream = TcpStream::connect(server.socket().expect("an address")).expect("a connection");
    write!(
        stream,
        "POST /join HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 11\r\nConnection: close\r\n\r\n{body}"
    )
    .expect("sent");
    let heard = hearing.blocking_recv().expect("a knock");
    drop(driver.state.update(Message::Phones(heard)));
    driver.settle();
    driver.tap(widget::Id::from("phones yes red"));
    assert_eq!(driver.state.shell.phones.inside(), vec![Red]);
    assert!(driver.sees("RED holds the hand on a phone."));
    driver.tap(widget::Id::from("close"));
    // Whoever is asked is asked there; the tablet keeps its cards to itself.
    assert_eq!(hot(&driver).next, Next::Person(Red));
    assert_eq!(hot(&driver).open, None);
    assert!(driver.find(widget::Id::from("relay phone")).is_some());
    // All the same it can be had here: then the tablet is handed over like to anybody else, and nobody's cards lie open
    // before whoever it is has said so.
    taps_later(&mut driver, "play here");
    assert_eq!(hot(&driver).open, None, "who touches it need not be who it is");
    assert!(driver.find(widget::Id::from("relay")).is_some());
    taps_later(&mut driver, "here");
    assert_eq!(hot(&driver).open, Some(Red));
    // It goes back to the phone by a touch; on the way there as well.
    taps_later(&mut driver, "to phone");
    assert_eq!(hot(&driver).open, None);
    assert!(driver.find(widget::Id::from("relay phone")).is_some());
    taps_later(&mut driver, "play here");
    taps_later(&mut driver, "to phone");
    assert!(driver.find(widget::Id::from("relay phone")).is_some());
    // Whoever acts on the phone meanwhile holds the hand there, and it lies open nowhere else.
    taps_later(&mut driver, "play here");
    taps_later(&mut driver, "here");
    assert_eq!(hot(&driver).open, Some(Red));
    let table = driver.state.table.as_mut().expect("a game");
    let shown = table.on_phone(&driver.state.shell, Red).expect("a page");
    assert!(table.picked(&mut driver.state.shell, Red, &shown.picks.first().expect("something").does));
    driver.settle();
    assert_eq!(hot(&driver).open, None);
    assert!(!hot(&driver).is_lent(Red));
    // No phones any more: the tablet goes from hand to hand as before.
    phones(&mut driver.state, Wish::Close);
    driver.settle();
    assert!(driver.find(widget::Id::from("relay phone")).is_none());
}

#[test]
fn no_hand_lies_open_behind_the_squares() {
    let mut app = app(two_people("red"), 0);
    does(&mut app, Do::Hot(hot::Wish::Here(Red)));
    let open = |app: &App| app.table.as_ref().and_then(|table| table.hot.as_ref()?.open);
    assert_eq!(open(&app), Some(Red));
    phones(&mut app, Wish::Open);
    assert_eq!(open(&app), None, "whoever comes with a phone reads nobody's cards");
    does(&mut app, Do::Hot(hot::Wish::Here(Red)));
    assert_eq!(open(&app), Some(Red), "and it is theirs again by a touch");
}

#[test]
fn phones_go_with_the_table() {
    let mut app = app(two_people("red"), 0);
    phones(&mut app, Wish::Open);
    assert!(app.shell.phones.are_open());
    app.go(standie::app::Route::Home);
    drop(app.update(Message::Tick));
    assert!(!app.shell.phones.are_open());
}

/// A table for real browsers: `.ci/phones-smoke` runs it and plays with six of them. Whoever knocks is let in. It says where it
/// is, and when the game is over.
#[test]
#[ignore = "waits for browsers"]
fn a_table_for_browsers() {
    let system = std::env::var("STANDIE_SYSTEM").unwrap_or("classic".to_owned());
    let book = catalog::books().find(&system).expect("a book").clone();
    let setup = Setup { system, ..playout::setup(6) };
    let (session, _) = Session::begin(book, setup, "", 11, TIME).expect("a game");
    // Nobody watches the tablet: what is only to be seen there is not waited for.
    let mut app = app(session, 10);
    app.shell.clock = Clock::System;
    (app.shell.settings.highlights, app.shell.settings.motion) = (false, Some(false));
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    let server = app.shell.phones.server().expect("somebody listens");
    let codes: Vec<_> = Colour::ALL.into_iter().filter_map(|seat| Some((seat.name(), server.code(seat)?))).collect();
    println!("PHONES {}", serde_json::json!({ "host": server.host(), "codes": codes }));
    let begun = std::time::Instant::now();
    let mut over = None;
    while over.is_none_or(|over: std::time::Instant| over.elapsed().as_secs() < 20) {
        assert!(begun.elapsed().as_secs() < 1_500, "nobody plays");
        while let Ok(heard) = hearing.try_recv() {
            drop(app.update(Message::Phones(heard)));
            for seat in Colour::ALL {
                if app.shell.phones.standing(seat) == Some(Standing::Knocks) {
                    phones(&mut app, Wish::LetIn(seat));
                }
            }
        }
        does(&mut app, Do::Hot(hot::Wish::Beat));
        if over.is_none() && app.table.as_ref().is_some_and(|table| table.game().ending.is_some()) {
            println!("OVER {}", app.table.as_ref().map_or(0, |table| table.session.records()));
            over = Some(std::time::Instant::now());
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

/// Three people, each with a phone.
fn three() -> Room {
    let setup = Setup { system: "classic".into(), ..playout::setup(3) };
    Room::of(Session::begin(catalog::classic(), setup, "", 5, TIME).expect("a game").0)
}

#[test]
fn a_phone_that_has_gone_quiet_is_missed_where_it_is_waited_for_and_no_more_once_it_is_back() {
    let mut room = three();
    let asks = |room: &Room| match room.app.table.as_ref().and_then(|table| table.hot.as_ref()).map(|hot| hot.next) {
        Some(Next::Person(seat)) => Some(seat),
        _ => None,
    };
    for _ in 0..50 {
        if asks(&room).is_none() {
            room.waits(1_000);
        }
    }
    let asked = asks(&room).expect("somebody is asked");
    let other = room.phones.iter().map(|(seat, _)| *seat).find(|seat| *seat != asked).expect("somebody else");
    let follows = |room: &Room| {
        let mut events = room.send("GET /events", &format!("Cookie: seat={}\r\n", room.cookie(asked)), "");
        let mut begun = [0; 12];
        events.read_exact(&mut begun).expect("an answer");
        events
    };
    let quiet = |room: &Room| room.page(other).contains("has gone quiet");
    assert!(!quiet(&room), "whoever never followed is not missed");
    let events = follows(&room);
    assert!(!quiet(&room));
    drop(events);
    // It says so itself once it has been waited for long enough.
    assert!(!room.hears());
    assert!(quiet(&room), "{}", room.page(other));
    assert!(!room.page(asked).contains("has gone quiet"), "nobody is told that of themselves");
    let _events = follows(&room);
    assert!(!room.hears());
    assert!(!quiet(&room));
}

#[test]
fn six_phones_are_heard_with_all_the_connections_a_browser_opens() {
    let room = three();
    let (_, cookie) = &room.phones[0];
    // A browser has six of them to one place, each of which may wait.
    let all: Vec<TcpStream> = (0..36).map(|_| room.send("GET /events", cookie, "")).collect();
    for (at, mut stream) in all.iter().enumerate() {
        let mut begun = [0; 12];
        assert!(stream.read_exact(&mut begun).is_ok(), "connection {at} is not heard");
        assert_eq!(&begun, b"HTTP/1.1 200", "connection {at}");
    }
}

/// The phone of a seat says its digits, and is let in.
pub(crate) fn comes_in(app: &mut App, hearing: &mut Hearing, seat: Colour) {
    knocks(app, hearing, seat);
    phones(app, Wish::LetIn(seat));
}

pub(crate) fn knocks(app: &mut App, hearing: &mut Hearing, seat: Colour) {
    let server = app.shell.phones.server().expect("somebody listens");
    let (host, body) = (server.host(), format!("code={}", server.code(seat).expect("digits")));
    let mut stream = TcpStream::connect(server.socket().expect("an address")).expect("a connection");
    write!(
        stream,
        "POST /join HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 11\r\nConnection: close\r\n\r\n{body}"
    )
    .expect("sent");
    let heard = hearing.blocking_recv().expect("a knock");
    drop(app.update(Message::Phones(heard)));
}

/// What a seat is shown on its phone.
pub(crate) fn shown(app: &App, seat: Colour) -> Shown {
    app.table.as_ref().and_then(|table| table.on_phone(&app.shell, seat)).expect("a page")
}

/// A pick of a page is touched. Whether the table did it.
pub(crate) fn picks(app: &mut App, seat: Colour, does: &Does) -> bool {
    let table = app.table.as_mut().expect("a game");
    table.picked(&mut app.shell, seat, does)
}
