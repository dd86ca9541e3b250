//! What becomes of owed steps when something comes in between. Each belongs to somebody or something: it ends with
//! that, outlasts everything else, or passes to whoever the rules name. What was owed first happens first.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::standing;
use crate::rules::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;

/// Whether what a step is about is still there; what is not owes nothing.
pub(crate) fn stands(book: &Book, game: &Game, step: &Step) -> bool {
    let seat = |colour: &Colour| game.seat(*colour);
    let alive = |colour: &Colour| seat(colour).filter(|s| !s.dead);
    let within = |colour: &Colour, room: &RoomId| alive(colour).is_some_and(|s| s.room == Some(*room));
    let room = |id: &RoomId| -> Option<&Room> { game.dungeon.as_ref()?.room(*id) };
    let monster = |id: &MonsterId| -> Option<&Monster> { game.foes.get(*id) };
    let free = |from: &RoomId, side| {
        let beyond = game.dungeon.as_deref().and_then(|d| Some((d, d.room(*from)?.at.step(side))));
        beyond.is_some_and(|(d, at)| d.room_at(at).is_none())
    };
    match step {
        Step::Table(table::Step::Move { seat: s })
        | Step::Dungeon(dungeon::Step::LinkCosts { seat: s, .. })
        | Step::Table(table::Step::Leaver { seat: s }) => seat(s).is_some(),
        Step::Cards(cards::Step::NameCards { seat: s, .. }) | Step::Dungeon(dungeon::Step::Lurker { seat: s }) => {
            seat(s).is_some()
        }
        Step::Dungeon(dungeon::Step::EmptyRoom { seat: s, .. }) => seat(s).is_some() && game.has_map(),
        // Whoever has been taken elsewhere goes through no link, and reads no rule of a room it has left.
        Step::Dungeon(dungeon::Step::Tile { seat: s, from, side, .. }) => within(s, from) && free(from, *side),
        Step::Dungeon(dungeon::Step::AddedTile { seat: s, from, side }) => seat(s).is_some() && free(from, *side),
        Step::Dungeon(dungeon::Step::Heed { seat: s, room: Some(r) }) => within(s, r),
        Step::Dungeon(dungeon::Step::ExploreDxm { seat: s }) => alive(s).is_some(),
        Step::Dungeon(dungeon::Step::Links { room: r, .. }) => room(r).is_some(),
        Step::Dungeon(dungeon::Step::NewMonster { room: r, seat: s, why: Arrival::Boss }) => {
            room(r).is_some() && within(s, r)
        }
        // No monster stays in the Entrance but in a fight there (MQ-FIX-12).
        Step::Dungeon(dungeon::Step::NewMonster { room: r, seat: s, why }) => {
            let fought = || fight::kept(game).is_some_and(|f| f.place == Some(*r) && within(&f.main, r));
            seat(s).is_some() && room(r).is_some_and(|r| !r.entrance || *why != Arrival::Card || fought())
        }
        Step::Dungeon(dungeon::Step::SearchRoll { seat: s, room: r })
        | Step::Dungeon(dungeon::Step::Collect { seat: s, room: r, .. }) => within(s, r),
        Step::Dungeon(dungeon::Step::Automatic { seat: s, room: r }) => {
            within(s, r) && game.foes.in_room(*r).next().is_none()
        }
        // A base the table has given it is a base.
        Step::Dungeon(dungeon::Step::BaseRoll { monster: m, seat: s })
        | Step::Dungeon(dungeon::Step::Base { monster: m, seat: s, .. }) => {
            seat(s).is_some() && monster(m).is_some_and(|m| m.base.is_none())
        }
        Step::Fight(fight::Step::BadStuff { seat: s, monster: m }) => alive(s).is_some() && monster(m).is_some(),
        // The dead are spared what was meant for them, unless the table rules otherwise (MQ-DEATH-13, OQ-82).
        Step::Munchkin(munchkin::Step::Cursed { seat: s, .. }) => {
            let cursed = |s: &Seat| !s.dead || book.house(game).curse_dead();
            seat(s).is_some_and(cursed)
        }
        // A power ends with its Class (MQ-CLASS-04), and with who has it.
        Step::Munchkin(munchkin::Step::PowerRoll { seat: s, class, .. }) => {
            alive(s).is_some_and(|s| s.classes.contains(class))
        }
        Step::Fight(fight::Step::DieAgain { seat: s, .. }) => {
            let rolled = |f: &fight::Fight| matches!(f.stage, Stage::Rolled(_));
            seat(s).is_some() && fight::under_way(game).is_some_and(rolled)
        }
        // Whoever would have shared is gone, and nothing is left to agree on.
        Step::Fight(fight::Step::PickOrder { .. }) => fight::under_way(game).is_some_and(|f| f.helping(game).is_some()),
        // Nobody answers who could not come any more (MQ-HELP-04).
        Step::Fight(fight::Step::Asked { seat: s, .. }) => {
            fight::under_way(game).is_some_and(|f| standing::can_help(book, game, f).any(|c| c == *s))
        }
        // What somebody has told meanwhile is not asked any more.
        Step::Dungeon(dungeon::Step::AskArrow { room: r, colour }) => {
            room(r).is_some_and(|r| r.tile.up.arrows.0[colour.index()] == Arrow::Unknown)
        }
        Step::Dungeon(dungeon::Step::AskGait { monster: m }) => monster(m).is_some_and(|m| m.def.gait.is_none()),
        Step::Fight(fight::Step::AskLevel { monster: m }) => monster(m).is_some_and(|m| m.def.level.is_none()),
        _ => true,
    }
}

/// Whether dice that are cast are still for something: who rolled to run away may be gone, or whom it ran from.
pub(crate) fn cast_stands(book: &Book, game: &Game) -> bool {
    let (Some(step), Some((_, roll, _))) = (lying::asked(game), lying::open(game)) else { return false };
    let runs = match (step, roll) {
        (
            Step::Fight(fight::Step::RunAway { seat, room, taken, .. }),
            Answer::Fight(fight::Answer::Ran { monster, .. }),
        ) => {
            let there = game.seat(*seat).is_some_and(|s| !s.dead && (*taken || s.room == Some(*room)));
            there && game.foes.get(*monster).is_some()
        }
        _ => true,
    };
    runs && stands(book, game, step)
}

/// Whether a step ends when its munchkin dies or leaves the table on its own turn: the munchkin was to do it, or suffer
/// it. What is about a room, a monster, a card or somebody else goes on.
fn ends_with(step: &Step, game: &Game, gone: Colour) -> bool {
    match step {
        Step::Table(table::Step::Move { seat })
        | Step::Table(table::Step::TurnEnd { seat })
        | Step::Munchkin(munchkin::Step::Charity { seat })
        | Step::Dungeon(dungeon::Step::Heed { seat, .. })
        | Step::Dungeon(dungeon::Step::Arrive { seat, .. })
        | Step::Dungeon(dungeon::Step::Tile { seat, .. })
        | Step::Dungeon(dungeon::Step::ExploreDxm { seat })
        | Step::Dungeon(dungeon::Step::NewMonster { seat, why: Arrival::Boss, .. })
        | Step::Fight(fight::Step::Fight { seat, .. })
        | Step::Dungeon(dungeon::Step::Refuge { seat, .. })
        | Step::Fight(fight::Step::RunAway { seat, .. })
        | Step::Fight(fight::Step::BadStuff { seat, .. })
        | Step::Dungeon(dungeon::Step::SearchRoll { seat, .. })
        | Step::Dungeon(dungeon::Step::Collect { seat, .. })
        | Step::Dungeon(dungeon::Step::Automatic { seat, .. })
        | Step::Munchkin(munchkin::Step::LoseItem { seat, .. })
        | Step::Munchkin(munchkin::Step::Overfull { seat })
        | Step::Fight(fight::Step::PickOrder { seat })
        | Step::Fight(fight::Step::Asked { seat, .. })
        | Step::Dungeon(dungeon::Step::LinkCosts { seat, .. })
        | Step::Cards(cards::Step::NameCards { seat, .. })
        | Step::Munchkin(munchkin::Step::Death { seat }) => *seat == gone,
        Step::Dungeon(dungeon::Step::NewMonster { room, seat, why: Arrival::Card }) => {
            *seat == gone && game.dungeon.as_deref().and_then(|d| d.room(*room)).is_some_and(|r| r.entrance)
        }
        Step::Table(table::Step::Window { about: About::Turn, .. }) => game.turn.seat == Some(gone),
        _ => false,
    }
}

/// What is owed without the steps that end; dice that are cast go with what they were cast for.
fn without(game: &Game, ends: impl Fn(&Step) -> bool) -> Vec<Step> {
    let mut kept: Vec<Step> = Vec::with_capacity(game.agenda.len());
    let mut below_ends = false;
    for step in &game.agenda {
        let cast = matches!(step, Step::Table(table::Step::Cast { .. }));
        let over_cast = matches!(step, Step::Table(table::Step::Window { about: About::Dice, .. }));
        below_ends = ends(step) || (below_ends && (cast || over_cast));
        if !below_ends {
            kept.push(step.clone());
        }
    }
    kept
}

/// What is owed once the active munchkin has died: the Monster Turn of its turn, and what others owe or are owed first
/// (MQ-DEATH-10, OQ-57).
pub(crate) fn after_death(game: &Game, dead: Colour, rest: Vec<Step>) -> Vec<Step> {
    let others = without(game, |step| ends_with(step, game, dead));
    rest.into_iter().chain(others).collect()
}

/// What is owed once the active player's turn is over in mid-Movement: others finish first (MQ-RUN-09, OQ-44).
pub(crate) fn turn_over(game: &Game, seat: Colour) -> Vec<Step> {
    let others = without(game, |step| match step {
        Step::Munchkin(munchkin::Step::Death { .. })
        | Step::Cards(cards::Step::NameCards { .. })
        | Step::Munchkin(munchkin::Step::Overfull { .. })
        | Step::Munchkin(munchkin::Step::LoseItem { .. }) => false,
        _ => ends_with(step, game, seat),
    });
    std::iter::once(Step::Table(table::Step::TurnEnd { seat })).chain(others).collect()
}

/// What is owed once somebody has left the table: what only that player could do falls away, what anybody can do passes
/// to the next, and a turn broken off is followed by its Monster Turn (MQ-TURN-03, MQ-SET-25).
pub(crate) fn after_leaving(game: &Game, gone: Colour, next: Colour) -> Vec<Step> {
    let falls = |step: &Step| match step {
        Step::Munchkin(munchkin::Step::Cursed { seat, .. })
        | Step::Munchkin(munchkin::Step::PowerRoll { seat, .. }) => *seat == gone,
        _ => ends_with(step, game, gone),
    };
    let mut kept = without(game, falls);
    // Whoever is on the move does for the room what the leaver would have done.
    let heir = game.active().map(|s| s.colour).filter(|c| *c != gone).unwrap_or(next);
    for step in &mut kept {
        pass_on(step, gone, heir);
    }
    if game.turn.seat != Some(gone) {
        return kept;
    }
    let unbegun = kept.iter().any(|s| {
        matches!(
            s,
            Step::Table(table::Step::TurnStart { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
        )
    });
    if unbegun {
        return kept;
    }
    // The next turn is found from the leaver's place, so it is named before the seat goes.
    kept.retain(|s| !matches!(s, Step::Table(table::Step::NextTurn)));
    let moved = game
        .agenda
        .iter()
        .any(|s| matches!(s, Step::Dungeon(dungeon::Step::March { .. }) | Step::Dungeon(dungeon::Step::Moving)));
    let owed = kept.iter().any(|s| matches!(s, Step::Dungeon(dungeon::Step::MonsterRoll { .. })));
    let over = !game.agenda.iter().any(|s| {
        matches!(
            s,
            Step::Table(table::Step::Move { .. })
                | Step::Table(table::Step::TurnEnd { .. })
                | Step::Munchkin(munchkin::Step::Charity { .. })
                | Step::Dungeon(dungeon::Step::MonsterRoll { .. })
        )
    });
    let rolls = game.has_map() && !moved && !owed && !over;
    let base = [
        Some(Step::Table(table::Step::TurnStart { seat: next })),
        rolls.then_some(Step::Dungeon(dungeon::Step::MonsterRoll { seat: next })),
    ];
    base.into_iter().flatten().chain(kept).collect()
}

/// A step passes from a leaver to somebody else.
fn pass_on(step: &mut Step, gone: Colour, heir: Colour) {
    match step {
        Step::Table(table::Step::TurnStart { seat })
        | Step::Dungeon(dungeon::Step::MonsterRoll { seat })
        | Step::Dungeon(dungeon::Step::EmptyRoom { seat, .. })
        | Step::Dungeon(dungeon::Step::AddedTile { seat, .. })
        | Step::Dungeon(dungeon::Step::Lurker { seat })
        | Step::Dungeon(dungeon::Step::NewMonster { seat, .. })
        | Step::Dungeon(dungeon::Step::BaseRoll { seat, .. })
        | Step::Dungeon(dungeon::Step::Base { seat, .. })
        | Step::Fight(fight::Step::DieAgain { seat, .. })
        | Step::Table(table::Step::Cast { seat, .. })
            if *seat == gone =>
        {
            *seat = heir;
        }
        Step::Munchkin(munchkin::Step::Cursed { by, .. }) if *by == Some(gone) => *by = None,
        _ => {}
    }
}

/// What is to be done about an encounter.
pub(crate) enum Meeting {
    /// Nothing comes first.
    Now,
    /// The fight that goes on has it in it.
    Fought,
    /// Something was owed before: it comes in this order.
    Later(Vec<Step>),
}

/// What comes before what a munchkin meets: all that is owed already, such as the rest of the last fight, a helper's
/// flight, the Boss leaving (MQ-HELP-20, MQ-BOSS-18). Only what a search left lying comes after (MQ-PICK-03).
pub(crate) fn meeting(game: &Game, colour: Colour, how: Coming) -> Meeting {
    let Some(turn) = game.agenda.iter().position(|s| *s == Step::Table(table::Step::Move { seat: colour })) else {
        return Meeting::Now;
    };
    let Some((_, owed)) = game.agenda[turn + 1..].split_last() else { return Meeting::Now };
    if owed.iter().all(|s| matches!(s, Step::Dungeon(dungeon::Step::Collect { .. }))) {
        return Meeting::Now;
    }
    let fought = owed.iter().any(|s| matches!(s, Step::Fight(fight::Step::Fight { .. })));
    if fought && fight::under_way(game).is_some() {
        return Meeting::Fought;
    }
    let mut how = how;
    let mut order = game.agenda[..=turn].to_vec();
    order.extend(owed.iter().filter(|s| matches!(s, Step::Dungeon(dungeon::Step::Collect { .. }))).cloned());
    let at = order.len();
    for step in owed {
        match step {
            Step::Dungeon(dungeon::Step::Collect { .. }) => {}
            Step::Dungeon(dungeon::Step::Arrive { seat, how: before }) if *seat == colour => how = both(*before, how),
            _ => order.push(step.clone()),
        }
    }
    order.insert(at, Step::Dungeon(dungeon::Step::Arrive { seat: colour, how }));
    Meeting::Later(order)
}

/// How somebody comes to be where it is, coming in two ways at once.
fn both(before: Coming, now: Coming) -> Coming {
    match (before, now) {
        (_, Coming::Entered | Coming::Ran) | (Coming::Began, _) => now,
        _ => before,
    }
}
