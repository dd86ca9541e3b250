//! What is asked in a fight.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::build;
use crate::rules::fight::cited;
use crate::rules::fight::drive_off;
use crate::rules::fight::forced;
use crate::rules::fight::help::ask;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;

/// Carries out what is asked in a fight.
pub fn decide(book: &Book, game: &Game, command: &fight::Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        fight::Command::Help { seat } => {
            // Once the roll is announced where the app keeps the cards, others react; helpers were asked before.
            let window = matches!(game.top(), Some(Step::Table(table::Step::Window { .. })));
            ensure(!window, || Refusal::new("not-now", cited::OTHERS_ACT))?;
            build::help(book, game, *seat, out)
        }
        fight::Command::DriveOff { seat, monster } => drive_off::drive_off(book, game, (*seat, *monster), out),
        fight::Command::Withdraw { seat } => forced::withdraw(book, game, *seat, out),
        fight::Command::AskHelp { seat, terms } => ask(book, game, (*seat, terms), out),
    }
}
