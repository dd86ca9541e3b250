//! What each player will be remembered for.

use crate::play::story::dice::Dice;
use crate::play::story::tally::{Count, Tally};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table::Ending;

/// A title: whoever was alone in front in something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Made others' fights worse most often.
    Backstabber,
    /// Won most fights at somebody's side.
    Sidekick,
    /// Died most often.
    Martyr,
    /// Played most Curses.
    Witch,
    /// Killed most monsters.
    Slayer,
    /// Explored most rooms.
    Explorer,
    /// Lost most fights.
    Runner,
    /// Has most gold at the end.
    Miser,
    /// Rolled best.
    Lucky,
    /// Rolled worst.
    Unlucky,
    /// Hacked most cards of the row.
    Hacker,
    /// Fought the biggest fight that was won, or beat who waits at the end.
    Giant,
    /// Won, and was in front in nothing else.
    Winner,
    /// Was there: for whoever was in front in nothing.
    Moral,
    /// The same.
    Tourist,
    /// The same.
    Furniture,
    /// The same.
    Bystander,
    /// The same.
    Enigma,
    /// The same.
    Sport,
}

impl Title {
    /// All of them, the rarest first: who has earned several gets the first.
    pub const ALL: [Title; 12] = [
        Title::Backstabber,
        Title::Martyr,
        Title::Sidekick,
        Title::Witch,
        Title::Lucky,
        Title::Unlucky,
        Title::Slayer,
        Title::Hacker,
        Title::Giant,
        Title::Runner,
        Title::Explorer,
        Title::Miser,
    ];

    /// For those who have earned none of them, in the order of the table.
    const CONSOLATION: [Title; 6] =
        [Title::Moral, Title::Tourist, Title::Furniture, Title::Bystander, Title::Enigma, Title::Sport];

    /// Whether it says that somebody did nothing.
    const fn is_idle(self) -> bool {
        matches!(self, Title::Moral | Title::Furniture | Title::Bystander)
    }

    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Title::Backstabber => "backstabber",
            Title::Sidekick => "sidekick",
            Title::Martyr => "martyr",
            Title::Witch => "witch",
            Title::Slayer => "slayer",
            Title::Explorer => "explorer",
            Title::Runner => "runner",
            Title::Miser => "miser",
            Title::Lucky => "lucky",
            Title::Unlucky => "unlucky",
            Title::Hacker => "hacker",
            Title::Giant => "giant",
            Title::Winner => "winner",
            Title::Moral => "moral",
            Title::Tourist => "tourist",
            Title::Furniture => "furniture",
            Title::Bystander => "bystander",
            Title::Enigma => "enigma",
            Title::Sport => "sport",
        }
    }

    /// How much somebody has done for it; none if that is not worth a title.
    fn earned(self, count: &Count, gold: u32) -> Option<u32> {
        let at_least = |least: u32, done: u32| (done >= least).then_some(done);
        // Thousandths of a pip from what is fair; a tenth of a pip is nothing.
        let off = |dice: Dice| dice.average().filter(|_| dice.count >= Dice::TELLING).map(|a| a - Dice::FAIR);
        let thousandths = |off: f64| (off >= 0.1).then_some((off * 1_000.0) as u32);
        match self {
            Title::Backstabber => at_least(2, count.stabs),
            Title::Sidekick => at_least(1, count.helps),
            Title::Martyr => at_least(2, count.deaths),
            Title::Witch => at_least(2, count.curses),
            Title::Slayer => at_least(2, count.kills),
            Title::Explorer => at_least(2, count.rooms),
            Title::Runner => at_least(2, count.lost),
            Title::Miser => at_least(500, gold),
            Title::Lucky => off(count.dice).and_then(thousandths),
            Title::Unlucky => off(count.dice).and_then(|off| thousandths(-off)),
            Title::Hacker => at_least(2, count.hacks),
            Title::Giant => at_least(GIANT, u32::try_from(count.greatest).unwrap_or(0)),
            Title::Winner
            | Title::Moral
            | Title::Tourist
            | Title::Furniture
            | Title::Bystander
            | Title::Enigma
            | Title::Sport => None,
        }
    }
}

/// What a side has to come to that it is remembered as big.
const GIANT: u32 = 15;

/// Who has which: one title a player, one player a title; an earned one only for whoever is alone in front, and nobody
/// goes home without.
pub fn of(game: &Game, tally: &Tally) -> Vec<(Colour, Title)> {
    let mut given: Vec<(Colour, Title)> = Vec::new();
    for title in Title::ALL {
        let done = game.seats.iter().filter_map(|seat| {
            let count = tally.seats.get(&seat.colour)?;
            Some((title.earned(count, if game.keeps_goods() { seat.gold } else { 0 })?, seat.colour))
        });
        let mut done: Vec<(u32, Colour)> = done.collect();
        done.sort_unstable_by_key(|(much, _)| std::cmp::Reverse(*much));
        let first = match done[..] {
            [(most, who), (next, _), ..] if most > next => Some(who),
            [(_, who)] => Some(who),
            _ => None,
        };
        if let Some(who) = first.filter(|who| given.iter().all(|(has, _)| has != who)) {
            given.push((who, title));
        }
    }
    let without = game.seats.iter().map(|seat| seat.colour).filter(|who| given.iter().all(|(has, _)| has != who));
    let without: Vec<Colour> = without.collect();
    let winners: &[Colour] = match &game.ending {
        Some(Ending::Players(winners)) => winners,
        Some(Ending::Monsters) | None => &[],
    };
    let (busy, idle): (Vec<Colour>, Vec<Colour>) =
        without.into_iter().partition(|who| winners.contains(who) || tally.seats.get(who).is_some_and(Count::is_busy));
    let mut left = Title::CONSOLATION.to_vec();
    let mut takes = |fits: &dyn Fn(Title) -> bool| {
        let at = left.iter().position(|title| fits(*title)).or(if left.is_empty() { None } else { Some(0) })?;
        Some(left.remove(at))
    };
    // Nobody who did something reads that they did nothing, as far as there are titles for it.
    for who in busy {
        let first = winners.contains(&who) && given.iter().all(|(_, title)| *title != Title::Winner);
        let title = if first { Some(Title::Winner) } else { takes(&|title: Title| !title.is_idle()) };
        given.extend(title.map(|title| (who, title)));
    }
    for who in idle {
        given.extend(takes(&|_: Title| true).map(|title| (who, title)));
    }
    given
}
