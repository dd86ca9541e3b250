//! When the dungeon keeps goods and cards where they are.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::step::Arrival;
use crate::rules::dungeon::step::Coming;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::rulings::CombatLock;
use crate::rules::rulings::ExploreLock;

/// Whether goods stay where they are because of a fight: for the whole table or for those in it (OQ-32), from the step
/// into the unknown or from the monster on (OQ-30).
pub fn locked(book: &Book, game: &Game, colour: Colour) -> bool {
    let all = || book.house(game).combat_lock() == CombatLock::Table;
    let on_commit = || book.house(game).explore_lock() == ExploreLock::OnCommit;
    let theirs = |seat: Colour| seat == colour || all();
    game.agenda.iter().any(|step| match step {
        Step::Fight(fight::Step::Fight { seat, place }) => {
            let fight = game.fight.as_deref().filter(|f| f.place == *place);
            theirs(*seat) || fight.is_some_and(|f| f.helping(game) == Some(colour))
        }
        Step::Dungeon(step) => match step {
            dungeon::Step::Tile { seat, .. } | dungeon::Step::NewMonster { seat, why: Arrival::Explored, .. } => {
                on_commit() && theirs(*seat)
            }
            // What a search has turned up, what was called for in a dungeon without darkness and the Boss are fought at
            // once (MQ-SRCH-12, MQ-EXPL-24, MQ-BOSS-01).
            dungeon::Step::NewMonster { seat, why: Arrival::Searched | Arrival::Automatic | Arrival::Boss, .. } => {
                theirs(*seat)
            }
            // Met already, and fought as soon as what was owed before is settled (MQ-CMB-08).
            dungeon::Step::Arrive { seat, how } => *how != Coming::Began && theirs(*seat) && meets(game, *seat),
            // The monster is there: only its base is still open.
            dungeon::Step::BaseRoll { seat, .. } | dungeon::Step::Base { seat, .. } => theirs(*seat),
            dungeon::Step::NewMonster { why: Arrival::Card, .. }
            | dungeon::Step::MonsterRoll { .. }
            | dungeon::Step::March { .. }
            | dungeon::Step::Moving
            | dungeon::Step::Heed { .. }
            | dungeon::Step::EmptyRoom { .. }
            | dungeon::Step::AddedTile { .. }
            | dungeon::Step::Links { .. }
            | dungeon::Step::ExploreDxm { .. }
            | dungeon::Step::Refuge { .. }
            | dungeon::Step::BossLeaves { .. }
            | dungeon::Step::SearchRoll { .. }
            | dungeon::Step::Collect { .. }
            | dungeon::Step::Automatic { .. }
            | dungeon::Step::LinkCosts { .. }
            | dungeon::Step::AskArrow { .. }
            | dungeon::Step::AskGait { .. }
            | dungeon::Step::Lurker { .. }
            | dungeon::Step::Overfull { .. } => false,
        },
        Step::Fight(
            fight::Step::RunAway { .. }
            | fight::Step::BadStuff { .. }
            | fight::Step::DieAgain { .. }
            | fight::Step::PickOrder { .. }
            | fight::Step::Spoils { .. }
            | fight::Step::AskLevel { .. }
            | fight::Step::Asked { .. },
        )
        | Step::Table(_)
        | Step::Cards(_)
        | Step::Doors(_)
        | Step::Track(_)
        | Step::Munchkin(_) => false,
    })
}

/// Whether a munchkin on its turn is in a room with monsters it has not left alone.
fn meets(game: &Game, colour: Colour) -> bool {
    let room = game.seat(colour).filter(|s| !s.dead).and_then(|s| s.room);
    let acts = game.turn.seat == Some(colour) && game.on_the_move(colour);
    let there = |room| game.foes.in_room(room);
    acts && room.is_some_and(|room| there(room).any(|m| !game.turn.left_alone.contains(&m.id)))
}

/// Whether a munchkin is running away: its pack stays shut (MQ-ITEM-29).
pub fn runs(game: &Game, colour: Colour) -> bool {
    let runs = |step: &Step| {
        matches!(step, Step::Dungeon(dungeon::Step::Refuge { seat, .. }) if *seat == colour)
            || matches!(step, Step::Fight(fight::Step::RunAway { seat, .. }) if *seat == colour)
    };
    game.agenda.iter().any(runs)
}

/// Refuses while the monsters move (MQ-MMOV-13).
pub(crate) fn not_amid_monsters(game: &Game) -> Result<(), Refusal> {
    let moving = game
        .agenda
        .iter()
        .any(|s| matches!(s, Step::Dungeon(dungeon::Step::March { .. }) | Step::Dungeon(dungeon::Step::Moving)));
    ensure(!moving, || Refusal::new("not-while-monsters-move", cites!["MQ-MMOV-13"]))
}

/// Who decides something by a command of the dungeon: what they have just received is played before, or waits.
pub(crate) fn actor(game: &Game, command: &Command) -> Option<Colour> {
    let Command::Dungeon(command) = command else { return None };
    match command {
        dungeon::Command::Walk { .. }
        | dungeon::Command::Explore { .. }
        | dungeon::Command::Search
        | dungeon::Command::Deal { .. }
        | dungeon::Command::RoomDeal { .. }
        | dungeon::Command::PickUp(_) => game.turn.seat,
        dungeon::Command::Drop { seat, .. } | dungeon::Command::Heal { seat } => Some(*seat),
    }
}
