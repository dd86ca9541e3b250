//! Sound that the page around the window plays, from the files that lie beside it; silence where there is no page.

use super::cue::Cue;
use crate::app::page;

/// What the file of a sound is called.
const fn name(cue: Cue) -> &'static str {
    match cue {
        Cue::Die => "die",
        Cue::Step => "step",
        Cue::Arrival => "arrival",
        Cue::Ring => "ring",
        Cue::Win => "win",
        Cue::Lose => "lose",
        Cue::Level => "level",
        Cue::Death => "death",
        Cue::Curse => "curse",
        Cue::Coin => "coin",
        Cue::Card => "card",
        Cue::Door => "door",
        Cue::Gotcha => "gotcha",
    }
}

/// Sounds, as far as the page plays any.
#[derive(Debug)]
pub struct Sound(bool);

impl Sound {
    /// Sound is wanted.
    pub fn start() -> Sound {
        Sound(true)
    }

    /// No sound.
    pub fn off() -> Sound {
        Sound(false)
    }

    /// Whether sound is wanted.
    pub fn is_on(&self) -> bool {
        self.0
    }

    /// Plays a sound soon, so loud, 1 as it was made.
    pub fn play(&mut self, cue: Cue, volume: f32) {
        if self.0 {
            page::play(name(cue), volume);
        }
    }
}
