//! What each player will be remembered for.

use crate::play::story::dice::Dice;
use crate::play::story::tally::{Count, Tally};
use crate::rules::game::Game;
use crate::rules::ids::Colour;

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
}

impl Title {
    /// All of them, the rarest first: who has earned several gets the first.
    pub const ALL: [Title; 10] = [
        Title::Backstabber,
        Title::Martyr,
        Title::Sidekick,
        Title::Witch,
        Title::Lucky,
        Title::Unlucky,
        Title::Slayer,
        Title::Runner,
        Title::Explorer,
        Title::Miser,
    ];

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
        }
    }
}

/// Who has which: one title a player, one player a title, and only whoever is alone in front.
pub fn of(game: &Game, tally: &Tally) -> Vec<(Colour, Title)> {
    let mut given: Vec<(Colour, Title)> = Vec::new();
    for title in Title::ALL {
        let done = game.seats.iter().filter_map(|seat| {
            let count = tally.seats.get(&seat.colour)?;
            Some((title.earned(count, seat.gold)?, seat.colour))
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
    given
}
