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

    /// For those who have earned none of them, in the order of the table.
    const CONSOLATION: [Title; 6] =
        [Title::Moral, Title::Tourist, Title::Furniture, Title::Bystander, Title::Enigma, Title::Sport];

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
            Title::Moral | Title::Tourist | Title::Furniture | Title::Bystander | Title::Enigma | Title::Sport => None,
        }
    }
}

/// Who has which: one title a player, one player a title; an earned one only for whoever is alone in front, and nobody
/// goes home without.
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
    let without = game.seats.iter().map(|seat| seat.colour).filter(|who| given.iter().all(|(has, _)| has != who));
    let consoled: Vec<(Colour, Title)> = without.zip(Title::CONSOLATION).collect();
    given.extend(consoled);
    given
}
