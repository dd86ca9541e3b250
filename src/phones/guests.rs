//! Who is let in: a seat has six digits that work once, whoever says them is asked about at the tablet, and from then on is
//! known by a token nobody can guess.

use crate::rules::ids::Colour;
use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

/// Wrong digits until nobody is listened to any more.
const TRIES: u8 = 5;

/// Most other tables a phone is known at.
const OTHERS: usize = 4;
/// What stands between two tokens.
const BETWEEN: char = '.';

/// What a phone is known by: 128 bits from the system, as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// As it is written into a cookie.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Beside what the phone is known by at other tables: it goes back to those as well.
    pub fn beside<'a>(mut self, others: impl Iterator<Item = &'a str>) -> Token {
        let is_one = |other: &&str| other.len() == 32 && other.bytes().all(|b| b.is_ascii_hexdigit());
        for other in others.filter(is_one).take(OTHERS) {
            self.0.push(BETWEEN);
            self.0.push_str(other);
        }
        self
    }

    /// Each a phone is known by, of what its cookie says.
    pub fn each(text: &str) -> impl Iterator<Item = &str> {
        text.split(BETWEEN)
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// What is kept of a token: its fingerprint, in hexadecimal. Nobody comes in by that.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Print(String);

impl Print {
    /// The fingerprint of what somebody says their token is. How far a wrong one is right cannot be told from how long it takes:
    /// what is compared is scattered.
    fn of(token: &str) -> Print {
        Print(Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// How it stands with the phone of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has asked for it.
    Empty,
    /// Somebody has said its digits: the tablet is asked.
    Knocks,
    /// It holds the hand.
    In,
}

/// Why somebody is not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// No seat has these digits.
    Wrong,
    /// Somebody else has said them, and the tablet is being asked about that.
    Taken,
    /// Too many wrong ones were said: the tablet has to be asked first.
    Closed,
}

/// The phone of a seat.
#[derive(Debug)]
struct Guest {
    seat: Colour,
    /// What it says to come in; empty while nobody can.
    code: String,
    /// What the phone that knocks said.
    said: String,
    token: Option<Print>,
    inside: bool,
}

/// Who is let in.
#[derive(Debug, Default)]
pub struct Guests {
    all: Vec<Guest>,
    /// Who was turned away, and how it stood with them before: they are told.
    turned: Vec<(Print, Standing)>,
    wrong: u8,
}

impl Guests {
    /// A place for the phone of each seat; none if the system gives no chance.
    pub fn of(seats: impl IntoIterator<Item = Colour>) -> Option<Guests> {
        let mut guests = Guests::default();
        guests.seat(seats)?;
        Some(guests)
    }

    /// Phones that were let in before, by the fingerprints they are known by.
    pub fn back(phones: &[(Colour, String)]) -> Guests {
        let back = |(seat, print): &(Colour, String)| Guest {
            seat: *seat,
            code: String::new(),
            said: String::new(),
            token: Some(Print(print.clone())),
            inside: true,
        };
        Guests { all: phones.iter().map(back).collect(), ..Guests::default() }
    }

    /// Whose phones are in, and the fingerprint each is known by.
    pub fn prints(&self) -> Vec<(Colour, String)> {
        let print = |guest: &Guest| Some((guest.seat, guest.token.as_ref().filter(|_| guest.inside)?.0.clone()));
        self.all.iter().filter_map(print).collect()
    }

    /// Phones as somebody says they stand: for pictures, which are always the same.
    pub fn staged(seats: &[(Colour, &str, Standing)]) -> Guests {
        let guest = |(seat, code, standing): &(Colour, &str, Standing)| Guest {
            seat: *seat,
            code: (*code).to_owned(),
            said: String::new(),
            token: (*standing != Standing::Empty).then(|| Print(String::new())),
            inside: *standing == Standing::In,
        };
        Guests { all: seats.iter().map(guest).collect(), ..Guests::default() }
    }

    /// These seats have a place from now on, and no others; who has one keeps it.
    pub fn seat(&mut self, seats: impl IntoIterator<Item = Colour>) -> Option<()> {
        let seats: Vec<Colour> = seats.into_iter().collect();
        self.all.retain(|guest| seats.contains(&guest.seat));
        for seat in seats {
            if self.standing(seat).is_none() {
                let code = self.digits()?;
                self.all.push(Guest { seat, code, said: String::new(), token: None, inside: false });
            }
        }
        Some(())
    }

    /// Six digits no other seat has.
    fn digits(&self) -> Option<String> {
        loop {
            // What would make some digits likelier than others is drawn again.
            let drawn = SysRng.try_next_u32().ok()?;
            if drawn >= u32::MAX - u32::MAX % 1_000_000 {
                continue;
            }
            let code = format!("{:06}", drawn % 1_000_000);
            if self.all.iter().all(|guest| guest.code != code) {
                return Some(code);
            }
        }
    }

    fn find(&self, seat: Colour) -> Option<&Guest> {
        self.all.iter().find(|guest| guest.seat == seat)
    }

    /// The digits of a seat, while they let somebody in.
    pub fn code(&self, seat: Colour) -> Option<&str> {
        let guest = self.find(seat)?;
        (guest.token.is_none() && !self.is_closed()).then_some(&guest.code)
    }

    /// How it stands with the phone of a seat; none if it has no place.
    pub fn standing(&self, seat: Colour) -> Option<Standing> {
        let guest = self.find(seat)?;
        Some(match (&guest.token, guest.inside) {
            (None, _) => Standing::Empty,
            (Some(_), false) => Standing::Knocks,
            (Some(_), true) => Standing::In,
        })
    }

    /// Whether nobody is listened to after too many wrong digits.
    pub fn is_closed(&self) -> bool {
        self.wrong >= TRIES
    }

    /// Somebody says six digits.
    ///
    /// # Errors
    /// If they are no seat's, or nobody is listened to.
    pub fn knock(&mut self, code: &str) -> Result<(Colour, Token), Unheard> {
        if self.is_closed() {
            return Err(Unheard::Closed);
        }
        let free = |guest: &&mut Guest| guest.token.is_none() && !guest.code.is_empty() && guest.code == code;
        if self.all.iter().any(|guest| guest.token.is_some() && !guest.inside && guest.said == code) {
            return Err(Unheard::Taken);
        }
        let Some(guest) = self.all.iter_mut().find(free) else {
            self.wrong += 1;
            return Err(Unheard::Wrong);
        };
        let mut bits = [0; 16];
        SysRng.try_fill_bytes(&mut bits).map_err(|_| Unheard::Closed)?;
        let token = Token(bits.iter().map(|byte| format!("{byte:02x}")).collect());
        // They work once.
        guest.said = std::mem::take(&mut guest.code);
        guest.token = Some(Print::of(token.text()));
        self.wrong = 0;
        Ok((guest.seat, token))
    }

    /// The tablet lets the phone of a seat in.
    pub fn let_in(&mut self, seat: Colour) {
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.seat == seat) {
            guest.inside = guest.token.is_some();
        }
    }

    /// The tablet turns the phone of a seat away: its token is worth nothing, and there are new digits.
    pub fn turn_away(&mut self, seat: Colour) {
        let code = self.digits().unwrap_or_default();
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.seat == seat) {
            let was = if guest.inside { Standing::In } else { Standing::Knocks };
            self.turned.extend(guest.token.take().map(|token| (token, was)));
            (guest.code, guest.inside) = (code, false);
        }
    }

    /// Whoever knocks has said the digits of somebody else's seat, and goes: there are new ones for it.
    pub fn goes(&mut self, seat: Colour) {
        let Some(digits) = self.digits() else { return };
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.seat == seat && !guest.inside) {
            self.turned.extend(guest.token.take().map(|token| (token, Standing::Empty)));
            guest.code = digits;
        }
    }

    /// The tablet listens again: to new digits.
    pub fn reopen(&mut self) {
        self.wrong = 0;
        let empty: Vec<Colour> =
            self.all.iter().filter(|guest| guest.token.is_none()).map(|guest| guest.seat).collect();
        empty.into_iter().for_each(|seat| self.turn_away(seat));
    }

    /// Whose phone has a token, and how it stands with it.
    pub fn known(&self, token: &str) -> Option<(Colour, Standing)> {
        let print = Some(Print::of(token));
        let guest = self.all.iter().find(|guest| guest.token == print)?;
        Some((guest.seat, if guest.inside { Standing::In } else { Standing::Knocks }))
    }

    /// How it stood with a phone that was turned away, before it was.
    pub fn turned_away(&self, token: &str) -> Option<Standing> {
        let print = Print::of(token);
        self.turned.iter().find(|(own, _)| *own == print).map(|(_, was)| *was)
    }

    /// Seats whose hands are on phones.
    pub fn inside(&self) -> impl Iterator<Item = Colour> + '_ {
        self.all.iter().filter(|guest| guest.inside).map(|guest| guest.seat)
    }
}
