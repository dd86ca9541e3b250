//! The frame of a turn: its end, jumping to a phase, the Monster Die and its second thoughts.

use crate::rules::agenda::Step;
use crate::rules::card::deck::Deck;
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::monster_die::draws_for;
use crate::rules::dungeon::monster_die::monster_die;
use crate::rules::dungeon::owed;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;
use crate::rules::turn::Command;
use crate::rules::turn::command::Rerolled;
use crate::rules::window;

/// All have their cards: the first turn begins. Where the app keeps the cards, each in turn first puts down what it wants
/// of its starting hand (MQ-SET-21).
pub(crate) fn open(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.turn.seat.ok_or_else(|| Refusal::new("not-started", cites![]))?;
    out.say(table::Event::Settled, cites!["MQ-SET-21"]);
    out.owe(table::Step::TurnStart { seat });
    window::open(game, About::Opening, seat, None, out);
    Ok(())
}

/// The active player says that the turn is over (MQ-TURN-09).
pub(crate) fn end_turn(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    match game.top() {
        Some(Step::Table(table::Step::Move { seat })) if game.ending.is_none() => {
            let seat = *seat;
            out.settle();
            out.owe(table::Step::TurnEnd { seat });
            Ok(())
        }
        _ => Err(Refusal::new("not-now", cites!["MQ-TURN-02"])),
    }
}

/// What is owed from a phase on.
pub(crate) fn agenda_from(game: &Game, phase: Phase, seat: Colour) -> Vec<Step> {
    match phase {
        Phase::Draw => vec![Step::Table(table::Step::TurnStart { seat })],
        Phase::Movement => vec![Step::Table(table::Step::Move { seat })],
        Phase::Charity => vec![Step::Table(table::Step::TurnEnd { seat })],
        Phase::Monsters if game.has_map() => {
            vec![Step::Table(table::Step::NextTurn), Step::Dungeon(dungeon::Step::MonsterRoll { seat })]
        }
        Phase::Monsters => vec![Step::Table(table::Step::NextTurn)],
    }
}

/// The table goes on from a phase, whatever is owed: it plays, and the app catches up.
pub(crate) fn jump(game: &Game, phase: Phase, seat: Option<Colour>, out: &mut Facts) -> Result<(), Refusal> {
    let unsettled = |s: &Step| {
        matches!(
            s,
            Step::Table(table::Step::FirstPlayer { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
        )
    };
    ensure(!game.agenda.iter().any(unsettled), || Refusal::new("not-started", cites![]))?;
    let seat = seat.or(game.turn.seat).ok_or_else(|| Refusal::new("not-started", cites![]))?;
    ensure(game.seat(seat).is_some(), || Refusal::new("no-such-seat", cites![]).with("colour", seat))?;
    if game.ending.is_some() {
        out.note(table::Event::PlaysOn);
    }
    if game.turn.seat != Some(seat) {
        // A turn that begins counts itself; any other phase is entered in the middle of one.
        if phase != Phase::Draw {
            out.note(table::Event::Turn { seat, number: game.turn.number.saturating_add(1) });
            out.note(dungeon::Event::Refreshed { seat });
        }
    }
    if phase != Phase::Draw {
        out.note(table::Event::Phase(phase));
    }
    boss::broken_off(game, out);
    out.note(table::Event::Agenda(owed::after_jump(game, agenda_from(game, phase, seat))));
    Ok(())
}

/// A die rolled for something Standie does not follow; the Monster Die still deals its card.
pub(crate) fn roll(game: &Game, roll: Roll, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match roll {
        Roll::Monster(colour) => monster_die(game, colour, seat, cites!["MQ-DIE-05"], out),
        Roll::Six(face) => {
            ensure((1..=6).contains(&face), || Refusal::new("no-such-face", cites!["MQ-DIE-09"]))?;
            out.say(table::Event::Rolled { roll, seat }, cites!["MQ-DIE-09"]);
        }
        Roll::Ten(face) => {
            ensure((1..=10).contains(&face), || Refusal::new("no-such-face", cites!["MQ-DIE-07"]))?;
            out.say(table::Event::Rolled { roll, seat }, cites!["MQ-DIE-07"]);
        }
    }
    Ok(())
}

/// Until all standies have been moved, the Monster Die can turn out to show another colour: the monsters go back,
/// the card drawn for the old colour too, and everything is worked out anew.
pub(crate) fn reroll(game: &Game, colour: Colour, why: Rerolled, out: &mut Facts) -> Result<(), Refusal> {
    let march = game.dungeon.as_deref().and_then(|d| d.march.as_ref());
    let (Some(Step::Dungeon(dungeon::Step::Moving)), Some(march)) = (game.top(), march) else {
        return Err(Refusal::new("no-roll-to-change", cites!["MQ-DIE-11"]));
    };
    ensure(march.roll != colour, || Refusal::new("same-colour", cites![]).with("colour", colour))?;
    let cites = match why {
        Rerolled::Card => cites!["MQ-DIE-11", "MQ-DIE-04"],
        Rerolled::Mistake => cites!["MQ-DIE-04"],
    };
    out.say(dungeon::Event::Unmarched, cites);
    if game.seat(march.roll).is_some() {
        out.say(cards::Event::GaveBack { seat: march.roll, deck: Deck::DXM, cards: 1 }, cites!["MQ-DIE-05"]);
    }
    out.say(table::Event::Rolled { roll: Roll::Monster(colour), seat: game.turn.seat }, cites);
    draws_for(game, colour, cites!["MQ-MON-04", "MQ-DIE-05"], out);
    out.note(table::Event::Noted(Step::Dungeon(dungeon::Step::March {
        roll: colour,
        unasked_rooms: Vec::new(),
        unasked_monsters: Vec::new(),
    })));
    Ok(())
}

/// Whether it is the table's to ask even of a game that is over.
pub fn is_the_tables(command: &Command) -> bool {
    match command {
        Command::Jump { .. } | Command::Reroll { .. } | Command::Roll(_) => true,
        Command::EndTurn => false,
    }
}

/// Carries out what is asked of the turn.
pub fn decide(game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::EndTurn => end_turn(game, out),
        Command::Jump { phase, seat } => jump(game, *phase, *seat, out),
        Command::Reroll { colour, why } => reroll(game, *colour, *why, out),
        Command::Roll(die) => roll(game, *die, out),
    }
}
