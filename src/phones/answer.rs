//! What is answered to a request, without a socket: who may ask at all, what each page is, and which pick was meant. Whoever
//! says anything else is refused, and nothing has changed.

use crate::phones::guests::{Guests, Standing, Token, Unheard};
use crate::phones::page::{self, Said, Texts};
use crate::phones::reach::Reach;
use crate::rules::ids::Colour;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Longest body of a request, in bytes.
pub const LONGEST: usize = 4 << 10;

/// What was asked.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Whether something is said, not only looked at.
    pub post: bool,
    /// Of which page.
    pub path: &'a str,
    /// To whom it was sent, as the phone believes.
    pub host: Option<&'a str>,
    /// From which page it was sent.
    pub origin: Option<&'a str>,
    /// What the phone is known by.
    pub cookie: Option<&'a str>,
    /// What was said.
    pub body: &'a [u8],
}

/// What is answered.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A page, with its status.
    Page(u16, String),
    /// A file that never changes: its type, and what is in it.
    File(&'static str, &'static str),
    /// Go and look at the first page; with what the phone is known by from now on.
    See(Option<Token>),
    /// Everything shown to this phone from now on.
    Follow(String),
    /// The phone of a seat says that it is here.
    Here(Colour),
    /// A pick, which the table carries out or refuses.
    Pick(Picked),
    /// No, and why.
    Refused(u16, String),
}

/// Which of the things a seat can do was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked {
    /// Whose phone said it.
    pub seat: Colour,
    /// The showing it was picked from.
    pub at: u32,
    /// The how manieth it is, from 0.
    pub pick: usize,
}

/// What a seat is shown now.
#[derive(Clone, Debug, Default)]
pub struct Showing {
    /// The how manieth showing it is.
    pub at: u32,
    /// The part of the page that says it.
    pub part: Arc<str>,
    /// How long there is to react, where that is not endless.
    pub time: Option<Time>,
}

/// How long there is to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// From beginning to end.
    pub whole: Duration,
    /// When it ends.
    pub ends: Instant,
}

impl Showing {
    /// The part of the page as it is at a moment: what is left of the time runs out by itself from there.
    pub fn at_moment(&self, now: Instant) -> String {
        page::timed(&self.part, self.time.map(|time| (time.whole, time.ends.saturating_duration_since(now))))
    }
}

/// What there is to be asked for.
#[derive(Debug)]
pub struct Desk {
    /// Who is let in.
    pub guests: Guests,
    /// Words that belong to no seat.
    pub texts: Texts,
    /// What each seat is shown.
    pub showings: Vec<(Colour, Showing)>,
    /// What this is called in the network: an address and a port.
    pub host: String,
    /// Which phones are there.
    pub reach: Reach,
    /// What phones are told once nobody listens to them any more, if that is meant so.
    pub farewell: Option<String>,
}

const STYLE: &str = include_str!("../../assets/phones/page.css");
const SCRIPT: &str = include_str!("../../assets/phones/page.js");

impl Desk {
    /// A desk at which nothing is shown yet.
    pub fn new(guests: Guests, texts: Texts, host: String) -> Desk {
        Desk { guests, texts, showings: Vec::new(), host, reach: Reach::default(), farewell: None }
    }

    /// What a seat is shown now.
    pub fn showing(&self, seat: Colour) -> Showing {
        self.showings.iter().find(|(own, _)| *own == seat).map(|(_, shown)| shown.clone()).unwrap_or_default()
    }

    /// Answers a request.
    pub fn answer(&mut self, asked: &Request<'_>) -> Reply {
        // A name that leads here by a trick of somebody else's page is not ours.
        if asked.host != Some(self.host.as_str()) {
            return Reply::Refused(421, String::new());
        }
        let own = format!("http://{}", self.host);
        if asked.post && asked.origin != Some(own.as_str()) {
            return Reply::Refused(403, String::new());
        }
        if asked.body.len() > LONGEST {
            return Reply::Refused(413, String::new());
        }
        let tokens: Vec<&str> = asked.cookie.and_then(said).into_iter().flat_map(Token::each).collect();
        let own = tokens.iter().find_map(|token| Some((*token, self.guests.known(token)?)));
        let (token, known) = own.unzip();
        match (asked.post, asked.path) {
            (false, "/") => Reply::Page(200, self.first(known, &tokens)),
            (false, "/page.css") => Reply::File("text/css; charset=utf-8", STYLE),
            (false, "/page.js") => Reply::File("text/javascript; charset=utf-8", SCRIPT),
            (false, "/events") => match (known, token) {
                (Some(_), Some(token)) => Reply::Follow(token.to_owned()),
                _ => Reply::Refused(401, String::new()),
            },
            (true, "/join") => self.join(asked.body, &tokens),
            (true, "/do") => self.pick(known, asked.body),
            (false, "/here") => match known {
                Some((seat, _)) => Reply::Here(seat),
                None => Reply::Refused(401, String::new()),
            },
            (true, "/leave") => match known {
                Some((seat, Standing::Knocks)) => {
                    self.guests.goes(seat);
                    Reply::See(None)
                }
                _ => Reply::Refused(401, String::new()),
            },
            (_, "/" | "/page.css" | "/page.js" | "/events" | "/here" | "/join" | "/do" | "/leave") => {
                Reply::Refused(405, String::new())
            }
            _ => Reply::Refused(404, String::new()),
        }
    }

    fn first(&self, known: Option<(Colour, Standing)>, tokens: &[&str]) -> String {
        let turned = || match tokens.iter().find_map(|token| self.guests.turned_away(token)) {
            Some(Standing::In) => Said::ThrownOut,
            Some(Standing::Knocks) => Said::TurnedAway,
            // It went by itself.
            Some(Standing::Empty) => Said::Nothing,
            // It was known at another table, or before phones were let in anew.
            None if !tokens.is_empty() => Said::Anew,
            None => Said::Nothing,
        };
        match known {
            Some((seat, Standing::In)) => self.texts.hand(&self.showing(seat).at_moment(Instant::now())),
            Some((seat, _)) => self.texts.waiting(seat),
            None if self.guests.is_closed() => self.texts.door(Said::Closed),
            None => self.texts.door(turned()),
        }
    }

    fn join(&mut self, body: &[u8], tokens: &[&str]) -> Reply {
        // Six digits are read out, and typed, in two halves.
        let digits = field(body, "code").map(|code| code.replace("%20", "").replace('+', ""));
        let digits = digits.filter(|code| code.len() == 6 && code.bytes().all(|b| b.is_ascii_digit()));
        // A slip of a finger is no guess. It is answered here, and not by the browser in words of its own.
        let Some(digits) = digits.or_else(|| self.guests.is_closed().then(String::new)) else {
            return Reply::Page(403, self.texts.door(Said::NotSix));
        };
        match self.guests.knock(&digits) {
            Ok((_, token)) => {
                let elsewhere =
                    |token: &&str| self.guests.known(token).is_none() && self.guests.turned_away(token).is_none();
                Reply::See(Some(token.beside(tokens.iter().copied().filter(elsewhere))))
            }
            Err(Unheard::Wrong) => Reply::Page(403, self.texts.door(Said::Wrong)),
            Err(Unheard::Taken) => Reply::Page(403, self.texts.door(Said::Taken)),
            Err(Unheard::Closed) => Reply::Page(403, self.texts.door(Said::Closed)),
        }
    }

    fn pick(&self, known: Option<(Colour, Standing)>, body: &[u8]) -> Reply {
        let Some((seat, Standing::In)) = known else { return Reply::Refused(401, String::new()) };
        let number = |name: &str| field(body, name)?.parse().ok();
        let (Some(at), Some(pick)) = (number("at"), number("pick")) else {
            return Reply::Refused(400, self.texts.odd().to_owned());
        };
        if at != self.showing(seat).at {
            return Reply::Refused(409, self.texts.refused().to_owned());
        }
        Reply::Pick(Picked { seat, at, pick: pick as usize })
    }
}

/// What a phone is known by, here and elsewhere, in its cookies.
fn said(cookies: &str) -> Option<&str> {
    cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix("seat="))
}

/// A field of a form. Nothing that is sent here needs more than letters and digits.
fn field<'a>(body: &'a [u8], name: &str) -> Option<&'a str> {
    let body = std::str::from_utf8(body).ok()?;
    body.split('&').find_map(|field| field.split_once('=').filter(|(own, _)| *own == name).map(|(_, value)| value))
}
