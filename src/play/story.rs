//! What a game was like, worked out from its history: how Levels went, what turned it, whose dice were kind, who earned
//! which title, who took how long. Nothing of it is kept in files: it is told anew whenever somebody asks.

pub mod deeds;
pub mod dice;
pub mod lines;
pub mod records;
pub mod said;
mod tally;
pub mod titles;

use crate::play::fix::already::turned_fights;
use crate::play::pace::BREAK;
use crate::play::session::Session;
use crate::play::story::deeds::Deeds;
use crate::play::story::dice::Dice;
use crate::play::story::lines::{Lines, Told};
use crate::play::story::tally::Tally;
use crate::play::story::titles::Title;
use crate::rules::ids::Colour;
use crate::rules::message::Message;
use crate::rules::table::Ending;

/// How a game went.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Story {
    /// Turns that were begun.
    pub turns: u32,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// Everybody at the table: the winners first, then by Level, then by gold.
    pub seats: Vec<Seat>,
    /// What is worth telling, in the order it happened; eight at the most.
    pub lines: Vec<Told>,
    /// What a table compares afterwards, where there is no map to remember it by.
    pub records: Vec<Message>,
}

/// What is told of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Who.
    pub colour: Colour,
    /// The Level at the end.
    pub level: u8,
    /// The gold at the end.
    pub gold: u32,
    /// Whether this player won.
    pub won: bool,
    /// The Level from each turn on that changed it, oldest first; it begins with the first.
    pub course: Vec<(u32, u8)>,
    /// What this player will be remembered for.
    pub title: Option<Title>,
    /// The six-sided dice rolled, for oneself and for the monsters of one's colour.
    pub dice: Dice,
    /// Time that passed in this player's turns, in milliseconds, long breaks not counted.
    pub time: i64,
    /// What this player did, in numbers.
    pub deeds: Deeds,
}

/// Tells how a game went, up to where it stands.
pub fn story(session: &Session) -> Story {
    let timeline = session.timeline();
    let mut game = timeline.state(0);
    let (mut tally, mut lines) = (Tally::of(&game), Lines::default());
    let mut last: Option<i64> = None;
    let turned = turned_fights(session);
    for point in timeline.path(timeline.here()) {
        let Some(node) = timeline.node(point) else { continue };
        let passed = node.at - last.unwrap_or(node.at);
        last = Some(node.at);
        if let Some(seat) = game.turn.seat.filter(|_| (0..BREAK).contains(&passed)) {
            tally.of_seat(seat).time += passed;
        }
        tally.before(&game, node);
        lines.before(session.book(), &game, &node.facts);
        let other_way = turned.contains(&point);
        for fact in &node.facts {
            match other_way {
                true => tally.turned(&game, &fact.event),
                false => {
                    tally.fact(&game, &fact.event);
                    lines.fact(session.book(), &game, (point, &fact.event));
                }
            }
            game.apply(&fact.event);
        }
        lines.after(session.book(), &game, point, &mut tally);
    }
    let winners: &[Colour] = match &game.ending {
        Some(Ending::Players(winners)) => winners,
        Some(Ending::Monsters) | None => &[],
    };
    let titles = titles::of(&game, &tally);
    let mut seats: Vec<Seat> = game
        .seats
        .iter()
        .map(|seat| {
            let told = tally.seats.get(&seat.colour).cloned().unwrap_or_default();
            Seat {
                colour: seat.colour,
                level: seat.level,
                gold: if game.keeps_goods() { seat.gold } else { 0 },
                won: winners.contains(&seat.colour),
                course: told.course,
                title: titles.iter().find(|(colour, _)| *colour == seat.colour).map(|(_, title)| *title),
                dice: told.dice,
                time: told.time,
                deeds: deeds::of(&game, &tally, seat.colour),
            }
        })
        .collect();
    seats.sort_by_key(|s| std::cmp::Reverse((s.won, s.level, s.gold)));
    let lines = lines.told(&game, winners, &tally);
    let records = records::of(session.book(), &game, &tally);
    Story { turns: tally.turns, ending: game.ending.clone(), seats, lines, records }
}
