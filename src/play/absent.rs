//! A mixed table: whoever is away from a game of cardboard is answered for, as far as numbers say what. Everything else is
//! left to the people who are there, and the game waits for them as ever.

use crate::bots::Bot;
use crate::bots::absent::Absent;
use crate::bots::view::View;
use crate::play::session::Session;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::doors::in_time;
use crate::rules::fight::Stage;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::{engine, fight, table, turn};
use rand_pcg::Pcg64Mcg;

/// Whether seats can be answered for: at cardboard, where there is no map. What the app keeps its own bots play.
pub fn is_for(game: &Game) -> bool {
    game.stock.is_none() && !game.has_map()
}

/// What is answered next for somebody who is away; none if people are asked.
pub fn next(session: &Session) -> Option<Command> {
    of(session.book(), session.game())
}

/// The same in a game as it stands: it hangs on nothing else.
pub fn of(book: &Book, game: &Game) -> Option<Command> {
    let (seat, wishes) = asked(book, game)?;
    // It leaves nothing to chance.
    let mut rng = Pcg64Mcg::new(1);
    let pick = Absent.pick(&View::of(book, game, seat), &wishes, &mut rng);
    let command = wishes.into_iter().nth(pick)?;
    engine::decide(book, game, &command).is_ok().then_some(command)
}

/// Who is asked and away, and what they could say to it.
fn asked(book: &Book, game: &Game) -> Option<(Colour, Vec<Command>)> {
    // Somebody has to be there for whom it goes on.
    let (there, away) = (game.seats.iter().any(is_there), game.seats.iter().any(Seat::is_absent));
    if !is_for(game) || game.ending.is_some() || !there || !away {
        return None;
    }
    let question = engine::question(book, game);
    let answers: fn(&Command) -> bool = match question.ask {
        Ask::Fight(fight::Ask::FightDice { rollers }) if rollers.is_empty() => {
            let mut stops = in_time::stoppers(game, question.seat);
            let first = stops.next().filter(|seat| seat.is_absent() && stops.all(Seat::is_absent))?;
            return Some((first.colour, vec![answer(fight::Answer::Throws(Vec::new()).into())]));
        }
        Ask::Fight(fight::Ask::Asked { .. } | fight::Ask::PickOrder { .. }) => |_| true,
        Ask::Fight(fight::Ask::RunFirst { .. }) => is_order,
        Ask::Table(table::Ask::Turn { .. }) if is_fresh(game) => ends,
        Ask::Table(_)
        | Ask::Cards(_)
        | Ask::Munchkin(_)
        | Ask::Fight(_)
        | Ask::Doors(_)
        | Ask::Dungeon(_)
        | Ask::Track(_) => return None,
    };
    let seat = question.seat.filter(|seat| game.seat(*seat).is_some_and(Seat::is_absent))?;
    let offers = engine::legal(book, game).offers.into_iter();
    let own = offers.filter(|offer| offer.seat == Some(seat)).map(|offer| offer.command);
    let wishes: Vec<Command> =
        own.filter(|command| (is_answer(command) || ends(command)) && answers(command)).collect();
    (!wishes.is_empty()).then_some((seat, wishes))
}

fn answer(answer: Answer) -> Command {
    Command::Table(table::Command::Answer(answer))
}

fn is_answer(command: &Command) -> bool {
    matches!(command, Command::Table(table::Command::Answer(_)))
}

fn ends(command: &Command) -> bool {
    *command == Command::from(turn::Command::EndTurn)
}

/// Whether it is let pass that somebody says "I win!".
pub fn lets_go(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(dice)))) = command else {
        return false;
    };
    dice.is_empty()
}

/// Whether somebody is at the table, for whom a game goes on.
fn is_there(seat: &Seat) -> bool {
    seat.bot.is_none() && !seat.away
}

/// Whether it is said from whom somebody runs first: what the die shows nobody makes up.
fn is_order(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(answer)) = command else { return false };
    matches!(answer, Answer::Fight(fight::Answer::RunsFrom { .. }))
}

/// Whether a turn has only begun: what has been met in it people see to.
fn is_fresh(game: &Game) -> bool {
    let dead = game.turn.seat.and_then(|seat| game.seat(seat)).is_none_or(|seat| seat.dead);
    !dead && !game.turn.fought && !game.turn.met
}

/// For how many Treasures somebody who is away would help in the fight that goes on, the fewest; none where no number
/// would do.
pub fn price(session: &Session, seat: Colour) -> Option<u8> {
    let view = View::of(session.book(), session.game(), seat);
    // Once it is claimed nobody is asked any more.
    view.fight().filter(|now| now.stage == Stage::Building)?;
    crate::bots::absent::price(&view).map(|terms| terms.treasures)
}

/// Whether somebody is away and would not help, whatever it is worth.
pub fn stays_out(session: &Session, seat: Colour) -> bool {
    let away = session.game().seat(seat).is_some_and(Seat::is_absent);
    is_for(session.game()) && away && price(session, seat).is_none()
}
