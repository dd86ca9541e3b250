//! Reacting while everybody may: what is a play at all, and what somebody could play at once, before those have passed who
//! would be asked first.

use crate::play::widen::widen;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::dice::lying;
use crate::rules::doors;
use crate::rules::dungeon::{self, heal};
use crate::rules::engine;
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::fight::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::hand::when::fights;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::question::{Ask, Question};
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track;

/// How long somebody who reacts wants to be left in peace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until the next fight, or the own turn; a fight of this turn is not the next one.
    Fight(u32),
    /// Until the own turn.
    Turn,
}

impl Until {
    /// What it is called, as a text id.
    pub const fn name(self) -> &'static str {
        match self {
            Until::Fight(_) => "peace-fight",
            Until::Turn => "peace-turn",
        }
    }
}

/// Whether somebody who is asked whether to react can be left in peace: not who fights in a fight, nor whose turn it is.
pub fn may_rest(game: &Game, fight: Option<&Fight>, seat: Colour) -> bool {
    game.turn.number > 0 && game.turn.seat != Some(seat) && !fight.is_some_and(|now| fights(game, now, seat))
}

/// For how long they can.
pub fn rests(game: &Game, question: &Ask, seat: Colour) -> Vec<Until> {
    if !may_rest(game, fight::current(game), seat) {
        return Vec::new();
    }
    let of_fight = matches!(question, Ask::Table(table::Ask::Window { about: About::Fight, .. }));
    vec![Until::Fight(if of_fight { game.turn.number } else { 0 }), Until::Turn]
}

/// Whether a fact does something to somebody who did not do it: a Curse, a theft, a card that is played on them.
pub fn befalls(event: &Event, seat: Colour) -> bool {
    match event {
        Event::Table(table::Event::Owed(Step::Munchkin(munchkin::Step::Cursed { seat: whose, .. })))
        | Event::Munchkin(
            munchkin::Event::Played { on: Some(whose), .. } | munchkin::Event::Theft { from: whose, .. },
        ) => *whose == seat,
        Event::Table(_)
        | Event::Cards(_)
        | Event::Munchkin(_)
        | Event::Fight(_)
        | Event::Dungeon(_)
        | Event::Track(_)
        | Event::Doors(_) => false,
    }
}

/// Whether a move plays something.
pub fn plays(command: &Command) -> bool {
    matches!(
        command,
        Command::Munchkin(munchkin::Command::PlayCard { .. } | munchkin::Command::UsePower { .. })
            | Command::Fight(fight::Command::DriveOff { .. })
            | Command::Doors(doors::Command::SendIn { .. })
    )
}

/// Whether a move gives up what somebody is: its own Race or Class.
pub fn gives_up(game: &Game, command: &Command) -> bool {
    if let Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) = command {
        return game.seat(*seat).is_some_and(|s| s.laid.has(*card));
    }
    if let Command::Munchkin(munchkin::Command::UsePower {
        by: PowerBy::Discard(pays) | PowerBy::Other(pays), ..
    })
    | Command::Dungeon(dungeon::Command::RoomDeal { pays, .. }) = command
    {
        return !pays.kinds.is_empty();
    }
    false
}

/// What Health a Level would bring somebody, as it stands and as it would; none for any other move.
pub fn heals(book: &Book, game: &Game, command: &Command) -> Option<(u8, u8)> {
    let Command::Dungeon(dungeon::Command::Heal { seat }) = command else { return None };
    let seat = game.seat(*seat)?;
    Some((seat.health.red, heal::brings(book, seat).red))
}

/// Whether a move gives up a whole Level: for next to nothing, or because a card asks for it.
pub fn is_dear(book: &Book, game: &Game, command: &Command) -> bool {
    track::turn::costs(book, game, command).0 > 0
        || heals(book, game, command).is_some_and(|(from, to)| to.saturating_sub(from) <= 1)
}

/// Nothing is played.
pub const PASSES: Command = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));

/// Who is asked whether to react before a seat that is asked as well, in their order; none where the seat is not asked, or
/// where starting hands are laid out, one after the other.
pub fn before(book: &Book, game: &Game, seat: Colour) -> Option<Vec<Colour>> {
    let Ask::Table(table::Ask::Window { about, waiting }) = engine::question(book, game).ask else { return None };
    let at = waiting.iter().position(|own| *own == seat).filter(|_| about != About::Opening)?;
    Some(waiting.iter().take(at).copied().collect())
}

/// How a game stands once those have passed who are asked whether to react before a seat; none where the seat is not asked.
pub fn asked_at_once(book: &Book, game: &Game, seat: Colour) -> Option<Game> {
    let mut then = game.clone();
    for _ in before(book, game, seat)? {
        engine::carry_out(book, &mut then, &PASSES).ok()?;
    }
    (engine::question(book, &then).seat == Some(seat)).then_some(then)
}

/// Whether somebody else could play something right now, while whoever fights, or whose turn it is, is asked what now, or
/// whether that was all: first come, first served. What was begun is settled before.
pub fn may_break_in(question: &Question, seat: Colour) -> bool {
    let open = matches!(
        question.ask,
        Ask::Fight(fight::Ask::Fight { .. })
            | Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. })
    );
    open && question.seat.is_some_and(|asked| asked != seat)
}

/// Whether somebody whose turn it is not could trade right now: outside of fights, while nothing has to be settled first.
pub fn may_trade(question: &Question, seat: Colour) -> bool {
    question.ask.is_turn() && may_break_in(question, seat)
}

/// What a seat could play then; what gives up what somebody is waits until it is asked.
pub fn breaks_in(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    if !may_break_in(&engine::question(book, game), seat) {
        return Vec::new();
    }
    let mut moves = engine::besides(book, game, seat);
    widen(book, game, Some(seat), &mut moves);
    moves.retain(|command| plays(command) && !gives_up(game, command));
    moves
}

/// Whether a seat could have anything to react with, by what everybody sees: any hand could hold something; without one it is
/// what lies before the seat that counts, but for giving up what one is.
pub fn may_have(book: &Book, game: &Game, seat: Colour) -> bool {
    let Some(own) = game.seat(seat) else { return false };
    if own.hand.total() > 0 {
        return true;
    }
    if own.gear.is_empty() && own.classes.is_empty() && own.races.is_empty() {
        return false;
    }
    let Some(then) = asked_at_once(book, game, seat) else { return true };
    let given_up = |command: &Command| {
        matches!(command, Command::Munchkin(munchkin::Command::PlayCard { .. })) && gives_up(&then, command)
    };
    let mut moves = engine::moves(book, &then);
    widen(book, &then, Some(seat), &mut moves);
    moves.iter().any(|command| plays(command) && !given_up(command))
}

/// Whether dice that lie concern a seat, by what everybody sees: not for whom a base is, nor where monsters would go of which
/// there are none, nor what has come out well for whoever rolled.
pub fn dice_concern(book: &Book, game: &Game, seat: Colour) -> bool {
    match lying::open(game) {
        Some((roller, roll, _)) => match (lying::asked(game), roll) {
            (Some(Step::Dungeon(dungeon::Step::BaseRoll { .. })), _) => false,
            (Some(Step::Dungeon(dungeon::Step::MonsterRoll { .. })), _) => !game.foes.all.is_empty(),
            (_, Answer::Fight(fight::Answer::Ran { monster, face })) if roller == seat => {
                i32::from(*face) < fight::flight::away_from_it(book, game, seat, *monster)
            }
            _ => true,
        },
        // Whoever has won would lose it again at best.
        None => !fight::current(game).is_some_and(|fight| {
            let sums = fight::sides::sums(book, game, fight);
            let (ours, theirs) = fight::roll::totals(&sums, fight.stage.throws());
            fight.main == seat && matches!(fight.stage, Stage::Rolled(_)) && sums.wins(ours, theirs)
        }),
    }
}
