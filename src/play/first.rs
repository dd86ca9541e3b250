//! The first game in the app: short, kind, against one other, with dice that were picked and small monsters behind its
//! first doors, so that it begins well.

use crate::play::playout;
use crate::play::record::Header;
use crate::rules::arranged::Named;
use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use crate::rules::rulings::Rulings;
use crate::rules::seat::Sex;
use crate::rules::setup::Setup;
use serde::Deserialize;
use std::sync::LazyLock;

/// What it is begun from.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    /// What every roll follows from.
    seed: u64,
    /// Whom one plays against.
    against: String,
    /// House rules that make it short and kind.
    rules: Rulings,
    /// What comes first from its decks: named, so that it stays kind whatever becomes of the decks.
    decks: Named<Deck>,
}

static FIRST: LazyLock<First> = LazyLock::new(|| {
    // Shipped data, which a test reads.
    serde_json::from_str(include_str!("../../assets/systems/quest/first.json")).unwrap_or_default()
});

/// The seed of its dice: picked, so they are called arranged wherever it matters.
pub fn seed() -> u64 {
    FIRST.seed
}

/// Its table: one person and one other, the person first.
pub fn setup() -> Setup {
    Setup { decks: FIRST.decks.clone(), ..plain() }
}

/// Its table, with the person's name and sex.
pub fn played_by(name: &str, sex: Option<Sex>) -> Setup {
    let mut setup = setup();
    if let Some(seat) = setup.seats.first_mut() {
        (seat.name, seat.sex) = (name.to_owned(), sex);
    }
    setup
}

/// Its table as it was before its monsters were named.
fn plain() -> Setup {
    let mut setup = playout::setup(2);
    setup.first = Some(Colour::Red);
    setup.rulings.clone_from(&FIRST.rules);
    if let Some(seat) = setup.seats.last_mut() {
        seat.bot = Some(FIRST.against.clone());
    }
    setup
}

/// Whether a game is the one that teaches.
pub fn is(header: &Header) -> bool {
    // Whoever plays it may have any name.
    let mut played = header.setup.clone();
    if let Some(seat) = played.seats.first_mut() {
        (seat.name, seat.sex) = (String::new(), None);
    }
    header.seed == Some(seed()) && (played == setup() || played == plain())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::people;
    use crate::catalog;

    #[test]
    fn it_is_a_sound_table_against_somebody_who_has_a_face() {
        assert!(setup().check(&catalog::book()).is_ok());
        assert!(people::person(&FIRST.against).is_some());
        assert!(!FIRST.rules.is_empty());
    }
}
