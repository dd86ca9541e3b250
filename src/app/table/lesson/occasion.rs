//! What there is to say in a first game in the app, and what has been said.

use crate::rules::game::Game;
use std::cell::Cell;

/// Something there is to say, in the order in which it is said where several things come up at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Occasion {
    /// A turn begins: where to go.
    Turn,
    /// A card is lit.
    Hand,
    /// A card is lifted.
    Lifted,
    /// A monster has a colour nobody plays.
    Base,
    /// A fight: two numbers, and dice.
    Fight,
    /// Somebody could help.
    Help,
    /// The roll.
    Roll,
    /// Somebody else fights.
    React,
    /// A Curse strikes.
    Curse,
    /// A fight is lost: away.
    Run,
    /// A Level is gained.
    Level,
    /// A room can be searched.
    Search,
    /// Ending the turn would cost cards.
    Charity,
    /// The turn ends.
    End,
    /// The Boss waits.
    Boss,
}

impl Occasion {
    /// All there are.
    pub const ALL: [Occasion; 15] = [
        Occasion::Turn,
        Occasion::Hand,
        Occasion::Lifted,
        Occasion::Base,
        Occasion::Fight,
        Occasion::Help,
        Occasion::Roll,
        Occasion::React,
        Occasion::Curse,
        Occasion::Run,
        Occasion::Level,
        Occasion::Search,
        Occasion::Charity,
        Occasion::End,
        Occasion::Boss,
    ];

    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Occasion::Turn => "course-turn",
            Occasion::Hand => "course-hand",
            Occasion::Lifted => "course-lifted",
            Occasion::Base => "course-base",
            Occasion::Fight => "course-fight",
            Occasion::Help => "course-help",
            Occasion::Roll => "course-roll",
            Occasion::React => "course-react",
            Occasion::Curse => "course-curse",
            Occasion::Run => "course-run",
            Occasion::Level => "course-level",
            Occasion::Search => "course-search",
            Occasion::Charity => "course-charity",
            Occasion::End => "course-end",
            Occasion::Boss => "course-boss",
        }
    }
}

/// What has been said, and what is pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What has been said.
    pub(super) said: Vec<Occasion>,
    /// What is pointed at, and since when.
    pub(super) now: Option<(Occasion, i64)>,
    /// What was drawn last: what something else covered nobody has read.
    pub(super) drawn: Cell<Option<Occasion>>,
}

impl Course {
    /// As a game stands: whoever comes back to it has done most of it before.
    pub fn of(game: &Game) -> Course {
        let played = game.turn.number > 2;
        let won = game.seats.iter().any(|seat| seat.bot.is_none() && seat.level > 1);
        let said = Occasion::ALL.into_iter().filter(|occasion| match occasion {
            Occasion::Turn | Occasion::Hand | Occasion::Lifted | Occasion::Search | Occasion::End => played,
            Occasion::Fight | Occasion::Help | Occasion::Roll | Occasion::Level => won,
            Occasion::Curse | Occasion::Base | Occasion::React | Occasion::Run | Occasion::Charity | Occasion::Boss => {
                false
            }
        });
        Course { said: said.collect(), ..Course::default() }
    }

    /// How much has been said.
    pub fn count(&self) -> usize {
        self.said.len()
    }

    /// Something has been said.
    pub(super) fn say(&mut self, occasion: Occasion) {
        if !self.said.contains(&occasion) {
            self.said.push(occasion);
        }
    }
}
