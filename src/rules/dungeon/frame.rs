//! The frame of a turn: its end, jumping to a phase, the Monster Die and its second thoughts.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::death;
use crate::rules::dungeon::monster_die::draws_for;
use crate::rules::dungeon::monster_die::monster_die;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::phases::agenda_from;
use crate::rules::dungeon::step::Coming;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::fresh;
use crate::rules::ids::Colour;
use crate::rules::legal::Legal;
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::ReceivedItemWindow;
use crate::rules::seat::{Seat, Until};
use crate::rules::table;
use crate::rules::table::Care;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;
use crate::rules::turn::Command;
use crate::rules::turn::command::Rerolled;

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

/// The table goes on from a phase, whatever is owed: it plays, and the app catches up.
pub(crate) fn jump(game: &Game, phase: Phase, seat: Option<Colour>, out: &mut Facts) -> Result<(), Refusal> {
    ensure(!game.agenda.iter().any(Step::is_before_all_turns), || Refusal::new("not-started", cites![]))?;
    let seat = seat.or(game.turn.seat).ok_or_else(|| Refusal::new("not-started", cites![]))?;
    game.find(seat)?;
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

/// Return from death, then the DxM Draw, then Movement with whatever waits in the room (MQ-TURN-01, OQ-22).
pub(crate) fn turn_start(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    let Some(seat) = game.seat(colour) else { return };
    out.say(table::Event::Turn { seat: colour, number: game.turn.number.saturating_add(1) }, cites!["MQ-TURN-01"]);
    // What was received in an earlier turn is no longer just received (OQ-19).
    let until_end = book.house(game).received_item_window() == ReceivedItemWindow::UntilEndOfTurn;
    let ends = |seat: &&Seat| until_end || seat.colour == colour;
    game.seats.iter().filter(ends).for_each(|seat| fresh::over(seat, out));
    out.say(table::Event::Phase(Phase::Draw), cites!["MQ-TURN-01"]);
    if seat.spent > 0 || seat.exit_used || !seat.searched.is_empty() || !seat.dealt.is_empty() {
        out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08"]);
    }
    // From the end of the list, so that the places of those still to go stay true.
    for (index, _) in seat.conditions.iter().enumerate().rev().filter(|(_, c)| c.until == Until::OwnTurn) {
        out.say(munchkin::Event::Lifted { seat: colour, index }, cites!["MQ-TURN-01", "MQ-FIX-02"]);
    }
    if seat.dead {
        death::revive(book, game, seat, out);
    }
    if game.table.care != Care::Count && (!seat.dead || book.house(game).revive_also_draws_turn_dxm()) {
        out.say(cards::Event::Drew { seat: colour, deck: Deck::DXM, cards: 1, open: false }, cites!["MQ-TURN-04"]);
    }
    out.say(table::Event::Phase(Phase::Movement), cites!["MQ-TURN-01", "MQ-TURN-02"]);
    out.owe(table::Step::Move { seat: colour });
    if game.has_map() {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Began });
    }
    table::window::open(game, About::Turn, colour, Some(colour), out);
}

/// Charity, then the Monster Turn, then the next player (MQ-TURN-01, MQ-TURN-03).
pub(crate) fn turn_end(game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    out.say(table::Event::Phase(Phase::Charity), cites!["MQ-TURN-01"]);
    out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08", "MQ-TURN-10"]);
    out.owe(table::Step::NextTurn);
    if game.has_map() {
        out.owe(dungeon::Step::MonsterRoll { seat: colour });
    }
    out.owe(munchkin::Step::Charity { seat: colour });
}

/// What may be done whatever stands: a jump in the turn, a die for anything, a level bought or given up.
pub(crate) fn anytime(game: &Game, legal: &mut Legal) {
    if !game.agenda.iter().any(Step::is_before_all_turns) {
        for seat in &game.seats {
            for phase in Phase::ALL {
                legal.offer(Some(seat.colour), Command::Jump { phase, seat: Some(seat.colour) });
            }
        }
    }
    if let (Some(Step::Dungeon(dungeon::Step::Moving)), Some(march)) =
        (game.top(), game.dungeon.as_deref().and_then(|d| d.march.as_ref()))
    {
        for colour in Colour::ALL.into_iter().filter(|c| *c != march.roll) {
            for why in [Rerolled::Card, Rerolled::Mistake] {
                legal.offer(None, Command::Reroll { colour, why });
            }
        }
    }
    for colour in Colour::ALL {
        legal.offer(None, Command::Roll(Roll::Monster(colour)));
    }
    for seat in &game.seats {
        legal.offer_if_accepted(Some(seat.colour), dungeon::Command::Heal { seat: seat.colour }.into());
        let buys = munchkin::Command::BuyLevel {
            seat: seat.colour,
            gear: vec![],
            others: vec![],
            hand: vec![],
            cards: CardSet::EMPTY,
            levels: None,
        };
        legal.offer_if_accepted(Some(seat.colour), buys.into());
    }
}
