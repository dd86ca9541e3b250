//! What somebody did in a game, in numbers: what titles that are kept over games are earned by.

use crate::play::story::dice::Dice;
use crate::play::story::tally::{Count, Tally};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table::{Ending, Place};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that can be counted of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// 1 for whoever won.
    Won,
    /// 1 for whoever came last, alone.
    Last,
    /// 1 if several won together.
    Together,
    /// 1 if the monsters won.
    Monsters,
    /// Players.
    Players,
    /// Players of the app.
    Bots,
    /// Turns begun by everybody.
    Turns,
    /// The Level at the end.
    Level,
    /// The best Level there was.
    Top,
    /// Levels by which this player was ahead of the next.
    Ahead,
    /// The gold at the end.
    Gold,
    /// Monsters killed.
    Kills,
    /// Fights won.
    Fights,
    /// Fights lost.
    Lost,
    /// Fights won at somebody's side.
    Helps,
    /// Fights of others that were made worse.
    Stabs,
    /// Fights of this player's that others made worse.
    Stabbed,
    /// Deaths.
    Deaths,
    /// Rooms explored.
    Rooms,
    /// Curses played on others.
    Curses,
    /// What dice showed on average, times 100; there only where they were many.
    Luck,
    /// Minutes that this player's turns took.
    Minutes,
    /// The smallest chance of a fight that was won, in percent.
    LongShot,
    /// The greatest chance of a fight that was lost, in percent.
    Fumble,
    /// What the strongest side came to that was beaten.
    Greatest,
    /// Games finished, this one among them.
    Games,
    /// Games won, this one among them.
    Wins,
    /// Games lost in a row up to this one.
    Losses,
    /// A fact that later versions know.
    #[serde(other)]
    Later,
}

/// What somebody did. What the table did not follow is not there: nothing can be earned by what nobody counted.
pub type Deeds = BTreeMap<Fact, i64>;

/// What somebody did in a game.
pub fn of(game: &Game, tally: &Tally, colour: Colour) -> Deeds {
    let Some(seat) = game.seats.iter().find(|seat| seat.colour == colour) else { return Deeds::new() };
    let nothing = Count::default();
    let count = tally.seats.get(&colour).unwrap_or(&nothing);
    let winners: &[Colour] = match &game.ending {
        Some(Ending::Players(winners)) => winners,
        Some(Ending::Monsters) | None => &[],
    };
    let others = || game.seats.iter().filter(|other| other.colour != colour);
    let next = others().map(|other| other.level).max().unwrap_or(seat.level);
    let won = winners.contains(&colour);
    let yes = |is: bool| Some(i64::from(is));
    let top = count.course.iter().map(|(_, level)| *level).max().unwrap_or(seat.level).max(seat.level);
    let fought = !tally.uncounted && tally.seats.values().any(|count| count.kills + count.lost + count.fights > 0);
    let explored = tally.seats.values().any(|count| count.rooms > 0);
    // Where cards lie on the table, nobody tells the app each one that is played.
    let played = game.table.components.cards == Place::App || tally.seats.values().any(|c| c.stabs + c.curses > 0);
    // That somebody never did it is known only where each card that was played was told.
    let stabs = played && (count.stabs > 0 || !(tally.untold || count.nasty));
    let followed = |is: bool, number: u32| is.then(|| i64::from(number));
    let luck = count.dice.average().filter(|_| count.dice.count >= Dice::TELLING);
    let facts = [
        (Fact::Won, yes(won)),
        (Fact::Last, yes(!won && others().all(|other| other.level > seat.level))),
        (Fact::Together, yes(winners.len() > 1)),
        (Fact::Monsters, yes(game.ending == Some(Ending::Monsters))),
        (Fact::Players, Some(game.seats.len() as i64)),
        (Fact::Bots, Some(game.seats.iter().filter(|seat| !seat.is_persons()).count() as i64)),
        (Fact::Turns, followed(tally.turns > 0, tally.turns)),
        (Fact::Level, Some(seat.level.into())),
        (Fact::Top, Some(top.into())),
        (Fact::Ahead, Some(i64::from(seat.level) - i64::from(next))),
        // Gold is kept where there is a dungeon to spend it in, unless it is left to the box.
        (Fact::Gold, followed(game.keeps_goods() && (game.has_map() || seat.gold > 0), seat.gold)),
        (Fact::Kills, followed(fought, count.kills)),
        (Fact::Fights, followed(fought, count.fights)),
        (Fact::Lost, followed(fought, count.lost)),
        (Fact::Helps, followed(fought, count.helps)),
        (Fact::Stabs, followed(stabs, count.stabs)),
        (Fact::Stabbed, followed(played, count.stabbed)),
        (Fact::Deaths, followed(fought, count.deaths)),
        (Fact::Rooms, followed(explored, count.rooms)),
        (Fact::Curses, followed(played, count.curses)),
        (Fact::Luck, luck.map(|average| (average * 100.0).round() as i64)),
        (Fact::Minutes, Some(count.time / 60_000)),
        (Fact::LongShot, count.least.map(i64::from)),
        (Fact::Fumble, count.most.map(i64::from)),
        (Fact::Greatest, followed(fought, count.greatest.max(0).unsigned_abs())),
    ];
    facts.into_iter().filter_map(|(fact, number)| Some((fact, number?))).collect()
}
