//! Phones that hold hands, as the app has them: off until somebody asks for them, off again when the table is left.

use crate::catalog::words::Words;
use crate::phones::answer::{Picked, Time};
use crate::phones::guests::{Guests, Standing};
use crate::phones::page;
use crate::phones::server::{self, Fault, Heard, Hearing, Server};
use crate::phones::shown::Shown;
use crate::rules::ids::Colour;
use crate::store::home::Home;
use crate::store::lent::{Keeper, Lent, Trade, is_this_evening};
use iced::Subscription;
use iced::futures::{Stream, stream};
use iced::widget::qr_code;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What is done with phones at the tablet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Phones are let in from now on.
    Open,
    /// No phones any more.
    Close,
    /// It is really whose hand it wants.
    LetIn(Colour),
    /// It is not, or is not wanted any more.
    TurnAway(Colour),
    /// There are new digits after too many wrong ones.
    Again,
    /// A phone that is in, or all of them, would be thrown out: it is asked whether that is meant.
    Asks(Option<Colour>),
}

/// Where what phones say comes from; taken once.
#[derive(Clone, Debug)]
struct Line(Arc<Mutex<Option<Hearing>>>, u64);

impl std::hash::Hash for Line {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.1.hash(state);
    }
}

/// The game phones are let in to: the number it is known by, and when it began.
pub(in crate::app) type Which = (u64, i64);

/// Most games left this evening whose phones are waited for.
const MOST: usize = 5;

/// Phones of a game that lies on no table just now: who was let in is so again once that very game is back. Nobody is listened
/// to meanwhile.
#[derive(Debug)]
struct Left {
    game: Which,
    at: SocketAddr,
    guests: Guests,
    /// The trades somebody thought over.
    trades: Vec<Trade>,
    /// When that was.
    seen: i64,
}

impl Left {
    fn lent(&self) -> Lent {
        let Left { game, at, guests, trades, seen } = self;
        Lent { game: *game, at: *at, phones: guests.prints(), seen: *seen, trades: trades.clone() }
    }
}

/// Phones, while they are wanted.
#[derive(Debug)]
struct Open {
    /// Which game they are let in to, once it has been seen.
    game: Option<Which>,
    server: Server,
    line: Line,
    shown: Vec<(Colour, Shown)>,
    squares: Vec<(Colour, String, qr_code::Data)>,
}

/// Phones that hold hands.
#[derive(Debug, Default)]
pub struct Phones {
    open: Option<Open>,
    /// Those of the games that were left this evening, the last one last.
    left: Vec<Left>,
    /// The game whose phones have not found back to it, until that was told.
    astray: Option<Which>,
    /// The trades that somebody thinks over in the game on the table.
    pub(in crate::app) trades: Vec<Trade>,
    /// What outlasts the program of them.
    keeper: Keeper,
    /// How often they have been let in.
    times: u64,
    /// Why they could not be.
    fault: Option<Fault>,
    /// Whom it is asked about whether they are to be thrown out: one of them, or all.
    asks: Option<Option<Colour>>,
    /// Where they are listened to, where a test says so; else where the network is.
    pub at: Option<IpAddr>,
}

impl Phones {
    /// Whether phones are let in.
    pub fn are_open(&self) -> bool {
        self.open.is_some()
    }

    /// Why they could not be let in.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Whether it is asked if a phone, or all of them, are to be thrown out.
    pub fn asks(&self) -> Option<Option<Colour>> {
        self.asks
    }

    /// Nobody is thrown out.
    pub(in crate::app) fn lets_be(&mut self) {
        self.asks = None;
    }

    /// Who listens.
    pub fn server(&self) -> Option<&Server> {
        self.open.as_ref().map(|open| &open.server)
    }

    /// Seats whose hands are on phones.
    pub fn inside(&self) -> Vec<Colour> {
        self.server().map(Server::inside).unwrap_or_default()
    }

    /// The square that leads the phone of a seat in.
    pub fn square(&self, seat: Colour) -> Option<&qr_code::Data> {
        self.open.as_ref()?.squares.iter().find(|(own, ..)| *own == seat).map(|(.., square)| square)
    }

    /// Does what the tablet wants, for the people at it.
    pub fn wish(&mut self, words: &Words, people: &[Colour], wish: Wish) {
        self.asks = if let Wish::Asks(whom) = wish { Some(whom) } else { None };
        match (wish, &self.open) {
            (Wish::Asks(_), _) => {}
            (Wish::Open, None) => {
                self.forgoes();
                self.open(words, people);
            }
            (Wish::Close, _) => self.close(),
            (Wish::LetIn(seat), Some(open)) => open.server.let_in(seat),
            (Wish::TurnAway(seat), Some(open)) => open.server.turn_away(seat),
            (Wish::Again, Some(open)) => open.server.reopen(),
            (Wish::Open, Some(_)) | (Wish::LetIn(_) | Wish::TurnAway(_) | Wish::Again, None) => {}
        }
        self.draw();
    }

    fn open(&mut self, words: &Words, people: &[Colour]) {
        let ip = self.at.map_or_else(server::address, Ok);
        match ip.and_then(|ip| Server::open(ip, words, people.iter().copied())) {
            Ok(opened) => self.listens(opened),
            Err(fault) => self.fault = Some(fault),
        }
    }

    fn listens(&mut self, (server, hearing): (Server, Hearing)) {
        self.times += 1;
        let line = Line(Arc::new(Mutex::new(Some(hearing))), self.times);
        self.open = Some(Open { game: None, server, line, shown: Vec::new(), squares: Vec::new() });
        self.fault = None;
    }

    /// As if phones were let in, standing so: for pictures.
    pub(in crate::app) fn stage(&mut self, words: &Words, seats: &[(Colour, &str, Standing)]) {
        self.listens(Server::staged(words, "192.168.178.31:7766", seats));
        self.draw();
    }

    /// No phones any more at this table.
    pub fn close(&mut self) {
        self.open.take().into_iter().for_each(|open| open.server.closes());
        self.fault = None;
    }

    /// Whether hands of the game on the table were on phones that have not found back to it.
    pub fn are_astray(&self) -> bool {
        self.astray.is_some()
    }

    /// It was told that they have not found back, or is told no more.
    pub(in crate::app) fn forgoes(&mut self) {
        self.astray = None;
    }

    /// This game lies on the table, or none, so late in milliseconds since 1970: phones of another one are heard no more, and
    /// those that were let in to this one are there again, whatever lay on the table in between. Whether they came back just
    /// now.
    pub(in crate::app) fn sit(&mut self, words: &Words, game: Option<Which>, people: &[Colour], now: i64) -> bool {
        self.astray.take_if(|astray| game != Some(*astray));
        if let Some(open) = &mut self.open {
            let known = *open.game.get_or_insert_with(|| game.unwrap_or_default());
            if game == Some(known) {
                return false;
            }
            let left = self.open.take().and_then(|open| open.server.leaves());
            self.left.retain(|left| left.game != known);
            let trades = std::mem::take(&mut self.trades);
            self.left.extend(left.map(|(at, guests)| Left { game: known, at, guests, trades, seen: now }));
            self.left.drain(..self.left.len().saturating_sub(MOST));
        }
        let Some(game) = game else { return false };
        let Some(place) = self.left.iter().position(|left| left.game == game) else { return false };
        let Left { at, mut guests, trades, seen, .. } = self.left.remove(place);
        if !is_this_evening(seen, now) {
            return false;
        }
        // Where somebody else listens by now, or the network is another one, they look in vain.
        let (back, hands) = (guests.seat(people.iter().copied()), guests.inside().next().is_some());
        let back = back.and_then(|()| Server::again(at, words, guests).ok());
        let came = back.is_some();
        self.astray = (!came && hands).then_some(game);
        self.trades = trades;
        back.into_iter().for_each(|opened| self.listens(opened));
        self.open.iter_mut().for_each(|open| open.game = Some(game));
        self.draw();
        came
    }

    /// Phones of the games that were played this evening are waited for after the program was closed.
    pub fn wait_for(&mut self, home: &Home, now: i64) {
        let left = |lent: Lent| {
            let Lent { game, at, phones, seen, trades } = lent;
            Left { game, at, guests: Guests::back(&phones), trades, seen }
        };
        self.left = self.keeper.find(home, now).into_iter().map(left).collect();
    }

    /// What is there of phones outlasts the program.
    pub(in crate::app) fn keep(&mut self, home: &Home, now: i64) {
        let open = self.open.as_ref().and_then(|open| {
            let (game, at, phones) = (open.game?, open.server.socket()?, open.server.prints());
            Some(Lent { game, at, phones, seen: now, trades: self.trades.clone() })
        });
        let lent = self.left.iter().map(Left::lent).chain(open);
        self.keeper.note(home, lent.filter(|lent| !lent.phones.is_empty()).collect());
    }

    /// Seats are called so.
    pub(in crate::app) fn call(&self, words: &Words, names: &[(Colour, String)]) {
        self.server().into_iter().for_each(|server| server.call(words, names));
    }

    /// Draws the squares anew that have changed.
    pub(in crate::app) fn draw(&mut self) {
        let Some(open) = &mut self.open else { return };
        let server = &open.server;
        let seats = Colour::ALL.into_iter().filter_map(|seat| Some((seat, server.code(seat)?)));
        // The digits stand behind the mark that a browser keeps for itself.
        let wanted: Vec<_> = seats.map(|(seat, code)| (seat, format!("http://{}/#{code}", server.host()))).collect();
        open.squares.retain(|(seat, link, _)| wanted.iter().any(|(own, its)| own == seat && its == link));
        for (seat, link) in wanted {
            if open.squares.iter().all(|(own, ..)| *own != seat)
                && let Ok(square) = qr_code::Data::new(&link)
            {
                open.squares.push((seat, link, square));
            }
        }
    }

    /// Whether the phone of a seat has gone quiet.
    pub fn is_quiet(&self, seat: Colour) -> bool {
        self.server().is_some_and(|server| server.is_quiet(seat))
    }

    /// How it stands with the phone of a seat.
    pub fn standing(&self, seat: Colour) -> Option<Standing> {
        self.server().and_then(|server| server.standing(seat))
    }

    /// Each phone is shown what has changed for it; in milliseconds since 1970 it is so late.
    pub fn show(&mut self, words: &Words, now: i64, shown: Vec<Shown>) {
        let Some(open) = &mut self.open else { return };
        for shown in shown {
            let seat = shown.seat;
            if open.shown.iter().any(|(own, last)| *own == seat && *last == shown) {
                continue;
            }
            // What the table counts by its own clock runs on by the one of whoever listens.
            let time = shown.time.and_then(|time| {
                let left = Duration::from_millis(u64::try_from(time.ends? - now).unwrap_or(0));
                Some(Time { whole: Duration::from_millis(time.whole.unsigned_abs()), ends: Instant::now() + left })
            });
            open.server.show(seat, time, |at| page::part(words, &shown, at));
            open.shown.retain(|(own, _)| *own != seat);
            open.shown.push((seat, shown));
        }
    }

    /// What was picked, if it is from what the seat is shown now.
    pub fn meant(&self, picked: Picked) -> Option<&Shown> {
        let open = self.open.as_ref().filter(|open| open.server.at(picked.seat) == picked.at)?;
        open.shown.iter().find(|(seat, _)| *seat == picked.seat).map(|(_, shown)| shown)
    }

    /// What phones say, as it comes.
    pub fn hears(&self) -> Subscription<Heard> {
        match &self.open {
            Some(open) => Subscription::run_with(open.line.clone(), hears),
            None => Subscription::none(),
        }
    }

    /// What phones say, for whoever waits for it without a window.
    pub fn hearing(&self) -> Option<Hearing> {
        self.open.as_ref()?.line.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn hears(line: &Line) -> impl Stream<Item = Heard> + use<> {
    let hearing = line.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    stream::unfold(hearing, |hearing| async move {
        let mut hearing = hearing?;
        let heard = hearing.recv().await?;
        Some((heard, Some(hearing)))
    })
}
