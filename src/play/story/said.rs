//! A story in words, for the window and the command line alike.

use crate::catalog::words::{Names, Value, Words};
use crate::play::pace::MINUTE;
use crate::play::story::dice::Dice;
use crate::play::story::lines::Told;
use crate::play::story::titles::Title;
use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::table::Ending;

/// How it ended.
pub fn ending(words: &Words, ending: &Ending, names: Names<'_>) -> String {
    match ending {
        Ending::Monsters => words.get("over-monsters"),
        Ending::Players(seats) => {
            let seats: Vec<String> = seats.iter().map(|c| words.seat(*c, names)).collect();
            words.with("over-players", &[("seats", words.list(&seats).into())])
        }
    }
}

/// The text of what somebody has come to: not every game has gold, and not every table has the app count it.
pub fn over_seat(book: &Book, game: &Game) -> &'static str {
    if book.system.rolls() && game.keeps_goods() { "over-seat" } else { "end-level" }
}

/// A title.
pub fn title(words: &Words, title: Title) -> String {
    words.get(&format!("title-{}", title.name()))
}

/// What a title is for.
pub fn why(words: &Words, title: Title) -> Option<String> {
    words.attribute(&format!("title-{}", title.name()), "why")
}

/// How somebody's dice fell; none where few say nothing.
pub fn dice(words: &Words, dice: Dice) -> Option<String> {
    let average = dice.average().filter(|_| dice.count >= Dice::TELLING)?;
    let args = [("average", Value::from(format!("{average:.2}")))];
    Some(words.with("story-dice", &args))
}

/// How long somebody took; none under a minute.
pub fn time(words: &Words, time: i64) -> Option<String> {
    let minutes = time / MINUTE;
    (minutes > 0).then(|| words.with("story-time", &[("minutes", Value::from(minutes.to_string()))]))
}

/// What happened in which turn.
pub fn line(words: &Words, told: &Told, names: Names<'_>) -> String {
    let text = words.say(&told.message, names);
    match told.turn {
        0 => text,
        turn => words.with("story-line", &[("turn", Value::from(turn)), ("text", Value::from(text))]),
    }
}
