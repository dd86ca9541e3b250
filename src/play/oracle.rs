//! Chance as a player: what the app answers in a running game when a component is in the app.

use crate::play::arranged::{self, Where};
use crate::play::chance::{asked_of_people, chance, place};
use crate::play::dice::Key;
use crate::play::session::Session;
use crate::rules::answer::Answer;
use crate::rules::cards;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::question::Ask;
use crate::rules::table;
use crate::rules::table::Place;
use crate::rules::track;
use rand_pcg::Pcg64Mcg;

/// What a bot's mind rolls for itself now.
pub fn mind(session: &Session) -> Pcg64Mcg {
    // Where no dice are known yet, a mind still has something to go by.
    let key = session.dice().key().unwrap_or_else(|| Key::open(session.known_by()));
    key.mind(session.records() + 1)
}

/// What the app rolls or draws when somebody asks it to; none if the question is not one of chance, or what the dice
/// come from is not known.
pub fn answer(session: &Session) -> Option<Answer> {
    let timeline = session.timeline();
    let place = place(timeline, session.game(), timeline.here(), session.records() + 1);
    let (book, game, ask) = (session.book(), session.game(), session.question().ask);
    let at = Where { setup: &session.header().setup, timeline, before: timeline.here() };
    let mut picks = arranged::load(at, book, game, &ask, session.dice().key()?.picks(place));
    chance(book, game, ask, session.pool(), &mut picks)
}

/// What the app answers without being asked: rooms, links, monsters and the small dice, where they are in the app. The
/// Monster Turn's roll and the roll for the first turn wait for a tap: people want to see them fall.
pub fn unasked(session: &Session) -> Option<Answer> {
    let components = session.game().table.components;
    let place = match session.question().ask {
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_)) | dungeon::Ask::SearchDice { .. })
        | Ask::Munchkin(munchkin::Ask::PowerDie | munchkin::Ask::TheftDie)
        | Ask::Doors(doors::Ask::LootRoll { .. })
        | Ask::Fight(fight::Ask::DieAgain) => components.dice,
        Ask::Dungeon(dungeon::Ask::Tile { .. } | dungeon::Ask::Links { .. }) => components.rooms,
        Ask::Dungeon(dungeon::Ask::NewMonster { .. } | dungeon::Ask::Lurker) => components.monsters,
        Ask::Cards(cards::Ask::Cards { drawn: true, .. }) | Ask::Track(track::Ask::LayRow { .. }) => components.cards,
        // The large dice wait for a tap, and the rest is asked of people.
        Ask::Table(table::Ask::FirstPlayer { .. })
        | Ask::Fight(fight::Ask::FightDice { .. } | fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. })
        | Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters))
        | asked_of_people!() => Place::Table,
    };
    (place == Place::App).then(|| answer(session)).flatten()
}
