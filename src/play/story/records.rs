//! What a table compares once the cards are put away: what it was won by, how long it took, who did most of what.

use crate::play::pace::MINUTE;
use crate::play::story::tally::{Count, Tally};
use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::table::Ending;

/// What is counted of everybody: its text, and the number.
type Most = (&'static str, fn(&Count) -> u32);

/// In the order in which it is asked about.
const MOST: [Most; 7] = [
    ("record-kills", |count| count.kills),
    ("record-helps", |count| count.helps),
    ("record-deaths", |count| count.deaths),
    ("record-lost", |count| count.lost),
    ("record-stabs", |count| count.stabs),
    ("record-curses", |count| count.curses),
    ("record-stops", |count| count.stops),
];

/// Of a game without a map, where nobody remembers them by the rooms they were in.
pub fn of(book: &Book, game: &Game, tally: &Tally) -> Vec<Message> {
    if game.ending.is_none() || book.system.rolls() {
        return Vec::new();
    }
    let records = [how(book, game, tally), Some(length(tally)), greatest(tally)];
    let most = MOST.iter().filter_map(|(id, number)| most(game, tally, (*id, *number)));
    records.into_iter().flatten().chain(most).collect()
}

/// What it was won by.
fn how(book: &Book, game: &Game, tally: &Tally) -> Option<Message> {
    let Some(Ending::Players(winners)) = &game.ending else { return None };
    let who = Arg::List(winners.iter().map(|seat| Arg::Seat(*seat)).collect());
    let count = i32::try_from(winners.len()).unwrap_or(i32::MAX);
    let id = match tally.helped(winners) {
        _ if tally.god => "record-god",
        Some(_) => "record-helped",
        None => "record-level",
    };
    Some(Message::new(id).with("who", who).with("count", count).with("level", book.top_level(game)))
}

/// How many turns and how much time it took: only minutes that somebody was there.
fn length(tally: &Tally) -> Message {
    let minutes = tally.seats.values().map(|count| count.time).sum::<i64>() / MINUTE;
    let message = Message::new("record-length").with("turns", tally.turns);
    message.with("hours", minutes / 60).with("minutes", minutes % 60)
}

/// The fight with the largest sums that was won.
fn greatest(tally: &Tally) -> Option<Message> {
    let greatest = tally.greatest.as_ref()?;
    let message = Message::new(if greatest.helper.is_some() { "record-fight-helped" } else { "record-fight" });
    let message = message.with("who", Arg::Seat(greatest.main)).with("ours", greatest.ours);
    let message = message.with("theirs", greatest.theirs).with("turn", greatest.turn);
    let helper = greatest.helper.map(Arg::Seat);
    Some(helper.into_iter().fold(message, |message, helper| message.with("helper", helper)))
}

/// Who is in front in something, alone or together; nobody where all are, or nobody did it.
fn most(game: &Game, tally: &Tally, (id, number): Most) -> Option<Message> {
    let of = |seat: Colour| tally.seats.get(&seat).map_or(0, number);
    let seats = || game.seats.iter().map(|seat| seat.colour);
    let best = seats().map(of).max().filter(|best| *best > 0)?;
    let who: Vec<Colour> = seats().filter(|seat| of(*seat) == best).collect();
    if who.len() == game.seats.len() {
        return None;
    }
    let several = i32::try_from(who.len()).unwrap_or(i32::MAX);
    let who = Arg::List(who.into_iter().map(Arg::Seat).collect());
    Some(Message::new(id).with("who", who).with("several", several).with("count", best))
}
