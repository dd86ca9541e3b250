//! Steps of fights: the fight itself, help that is asked for, its spoils, running away.

use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dice::cited as of_dice;
use crate::rules::doors::in_time;
use crate::rules::dungeon::{result, unread};
use crate::rules::facts::Facts;
use crate::rules::fight::cited;
use crate::rules::fight::cited::flight as in_flight;
use crate::rules::fight::outcome::Outcome;
use crate::rules::fight::{self, Stage, Step, bad_stuff, build, flight, help, over, roll, sides, spoils};
use crate::rules::game::Game;
use crate::rules::hand::{moves, play};
use crate::rules::ids::Colour;
use crate::rules::legal::{Legal, Template};
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::wish::Wishes;

/// What follows by itself.
#[inline(never)]
pub(super) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::Fight { .. } => over::fought(book, game, out),
        Step::RunAway { .. } => flight::advance(book, game, out),
        // What the card does not say is asked.
        Step::BadStuff { seat, monster } => {
            bad_stuff::printed(book, game, (*seat, *monster), out);
        }
        Step::Spoils { picks, turn, up } => {
            spoils::advance(book, game, (picks, *turn, up), out);
        }
        Step::DieAgain { .. } | Step::PickOrder { .. } | Step::AskLevel { .. } | Step::Asked { .. } => {}
    }
}

/// What is asked.
pub(super) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Fight { seat, place } => {
            let fight = fight::current(game)?;
            match &fight.stage {
                Stage::Building => {
                    let ask = fight::Ask::Fight { place: *place, monsters: fight.monsters(game) };
                    asked(Some(*seat), ask, cited::asked::ASKS_WHAT_NOW)
                }
                Stage::Announced => {
                    let ask = fight::Ask::FightDice { rollers: roll::rollers(book, game, fight) };
                    asked(Some(*seat), ask, cited::asked::ASKS_FOR_DICE)
                }
                Stage::Rolled(throws) => {
                    let (ours, theirs) = roll::totals(&sides::sums(book, game, fight), throws);
                    let ask = fight::Ask::FightRolled { ours, theirs };
                    asked(Some(*seat), ask, cited::asked::ASKS_WHETHER_IT_STANDS)
                }
            }
        }
        Step::RunAway { seat, left, next, .. } => {
            if let Some(monsters) = flight::chooses(book, game, step) {
                return asked(Some(*seat), fight::Ask::RunFirst { monsters }, in_flight::IN_ANY_ORDER);
            }
            let here = |id: &&_| game.foes.get(**id).is_some();
            // Whoever has been chosen comes first.
            let chosen = next.iter().filter(here);
            let rest = left.iter().filter(here).filter(|id| Some(**id) != *next);
            let monsters = chosen.chain(rest).copied().collect();
            let ask = fight::Ask::RunAway { monsters };
            asked(Some(*seat), ask, in_flight::ASKS_WHETHER_IT_GETS_AWAY)
        }
        Step::BadStuff { seat, monster } => {
            asked(Some(*seat), fight::Ask::BadStuff { monster: *monster }, in_flight::ASKS_FOR_BAD_STUFF)
        }
        Step::DieAgain { seat, .. } => asked(Some(*seat), fight::Ask::DieAgain, of_dice::TURNS_ANY_DIE),
        Step::PickOrder { seat } => {
            let helper = fight::kept(game)?.helper?;
            asked(Some(*seat), fight::Ask::PickOrder { among: [*seat, helper] }, cited::FIRST_PICK)
        }
        Step::Spoils { picks, turn, .. } if *turn > 0 => {
            let count = spoils::drawn(book, game, *turn);
            let ask = cards::Ask::Cards { deck: Deck::ITEMS, count, drawn: true };
            asked(Some(spoils::picker(picks)), ask, cited::WON_FOR_ALL_TO_SEE)
        }
        Step::Spoils { picks, up, .. } => {
            let ask = fight::Ask::Spoils { up: up.clone(), picks: picks[0].1 };
            asked(Some(spoils::picker(picks)), ask, cited::asked::ASKS_WHICH_ONE)
        }
        Step::AskLevel { monster } => {
            asked(None, fight::Ask::Level { monster: *monster }, cited::asked::ASKS_FOR_A_LEVEL)
        }
        Step::Asked { seat, terms } => {
            let main = fight::kept(game)?.main;
            let ask = fight::Ask::Asked { main, terms: terms.clone() };
            asked(Some(*seat), ask, cited::asked::ASKS_FOR_HELP)
        }
    }
}

/// Who answers.
#[inline(never)]
pub(super) fn waits_for(book: &Book, game: &Game, step: &Step) -> Decider {
    match step {
        Step::Fight { seat, .. } => {
            let announced = game.fight.as_ref().map(|f| &f.stage);
            if announced == Some(&Stage::Announced) { Decider::Chance } else { Decider::Seat(*seat) }
        }
        Step::RunAway { seat, .. } if flight::may_choose(book, game, step) => Decider::Seat(*seat),
        Step::RunAway { .. } | Step::DieAgain { .. } => Decider::Chance,
        Step::Spoils { turn, .. } if *turn > 0 => Decider::Chance,
        Step::Spoils { picks, .. } => Decider::Seat(spoils::picker(picks)),
        Step::BadStuff { seat, .. } | Step::PickOrder { seat } | Step::Asked { seat, .. } => Decider::Seat(*seat),
        Step::AskLevel { .. } => Decider::Table,
    }
}

/// The answers there are, with what is only told of it or without.
#[inline(never)]
pub(super) fn answers(book: &Book, game: &Game, (step, told): (&Step, bool), say: Say) {
    match step {
        Step::Fight { seat, .. } => of_the_fight(game, *seat, told, say),
        Step::RunAway { seat, left, next, .. } => {
            // From whom first; or the die at once, as in games of before.
            flight::chooses(book, game, step).into_iter().flatten().for_each(|monster| {
                say(Some(*seat), fight::Answer::RunsFrom { monster }.into());
            });
            let chosen = next.filter(|next| game.foes.get(*next).is_some());
            for monster in left.iter().filter(|_| told).filter(|id| chosen.is_none_or(|chosen| chosen == **id)) {
                for face in 1..=6 {
                    say(Some(*seat), fight::Answer::Ran { monster: *monster, face }.into());
                }
            }
        }
        Step::BadStuff { seat, .. } | Step::Asked { seat, .. } => {
            say(Some(*seat), table::Answer::Done.into());
            say(Some(*seat), table::Answer::No.into());
        }
        Step::DieAgain { seat, .. } => (1..=6).for_each(|face| say(Some(*seat), table::Answer::Number(face).into())),
        Step::PickOrder { seat } => {
            let helper = fight::kept(game).and_then(|f| f.helping(game));
            std::iter::once(*seat).chain(helper).for_each(|first| say(Some(*seat), table::Answer::Seat(first).into()));
        }
        Step::Spoils { picks, turn: 0, up } => {
            up.iter().for_each(|card| say(Some(picks[0].0), cards::Answer::Cards(CardSet::of(card)).into()));
        }
        Step::Spoils { .. } | Step::AskLevel { .. } => {}
    }
}

/// How a fight goes on, or how it came out without dice.
fn of_the_fight(game: &Game, seat: Colour, told: bool, say: Say) {
    let Some(fight) = fight::current(game) else { return };
    // How it came out is told where dice are rolled at a table.
    if told && !fight.meets_boss(game) && (fight.place.is_some() || game.stock.is_none()) {
        say(Some(seat), fight::Answer::Fight(Outcome::None).into());
    }
    match fight.stage {
        Stage::Building | Stage::Rolled(_) => say(Some(seat), table::Answer::Done.into()),
        Stage::Announced => {
            say(Some(seat), table::Answer::No.into());
            // Where nothing is rolled it is a claim, and it is told who has stopped it.
            let claimed = in_time::stoppers(game, Some(seat)).filter(|_| fight.place.is_none() && game.stock.is_none());
            claimed.for_each(|by| say(Some(seat), fight::Answer::Stopped { by: by.colour }.into()));
        }
    }
}

/// The answer that has more values than can be listed.
pub(super) fn template(step: &Step) -> Option<Template> {
    match step {
        Step::Fight { .. } => Some(Template::Fight),
        Step::Spoils { turn, .. } if *turn > 0 => Some(Template::Cards),
        Step::AskLevel { .. } => Some(Template::Level),
        Step::RunAway { .. }
        | Step::BadStuff { .. }
        | Step::DieAgain { .. }
        | Step::PickOrder { .. }
        | Step::Spoils { .. }
        | Step::Asked { .. } => None,
    }
}

/// What may be done besides answering.
pub(super) fn legal(game: &Game, step: &Step, legal: &mut Legal) {
    let Step::Fight { seat, .. } = step else { return };
    let Some(fight) = fight::current(game) else { return };
    if fight.stage == Stage::Announced {
        legal.templates.push(Template::Throws);
    }
    for helper in std::iter::once(None).chain(game.seats.iter().map(|s| Some(s.colour))) {
        legal.offer_if_accepted(Some(*seat), Command::Fight(fight::Command::Help { seat: helper }));
    }
}

/// What players of the app may wish besides the answers there are.
#[inline(never)]
pub(super) fn wishes(book: &Book, game: &Game, step: &Step, out: &mut Wishes) {
    let Step::Fight { seat, .. } = step else { return };
    let Some(fight) = fight::current(game).filter(|f| f.stage == Stage::Building) else { return };
    help::whom_to_ask(book, game, fight, out);
    if let Some(seat) = game.seat(*seat) {
        moves::plays(book, game, seat, out);
    }
}

/// What an answer does.
#[inline(never)]
pub(super) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::Fight { seat, .. } => fought(book, game, *seat, answer, out),
        Step::RunAway { .. } => flight::run(book, game, step, answer, out),
        Step::BadStuff { seat, .. } => bad_stuff::answer(book, game, *seat, answer, out),
        Step::DieAgain { who, index, .. } => play::rolled_again(book, game, (*who, *index), answer, out),
        Step::PickOrder { .. } => {
            let Answer::Table(table::Answer::Seat(first)) = answer else { return Err(unasked()) };
            roll::pick_order(book, game, *first, out)
        }
        Step::Spoils { picks, turn, up } => spoils::answer(book, game, (picks, *turn, up), answer, out),
        Step::AskLevel { monster } => unread::ask_card(game, *monster, answer, out),
        Step::Asked { seat, terms } => help::answer(book, game, (*seat, terms), answer, out),
    }
}

/// A fight: announced, rolled, settled; or told by its result.
fn fought(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let stage = fight::current(game).map(|f| f.stage.clone()).unwrap_or_default();
    match (answer, stage) {
        (Answer::Fight(fight::Answer::Fight(outcome)), _) => result::enter(book, game, seat, outcome, out),
        (Answer::Table(table::Answer::Done), Stage::Building) => build::announce(game, out),
        (Answer::Table(table::Answer::No), Stage::Announced) => build::not_yet(game, out),
        (Answer::Fight(fight::Answer::Stopped { by }), Stage::Announced) => build::stopped(game, *by, out),
        (Answer::Fight(fight::Answer::Throws(throws)), Stage::Announced) => roll::throw(book, game, throws, out),
        (Answer::Table(table::Answer::Done), Stage::Rolled(_)) => roll::settle(book, game, out),
        _ => Err(unasked()),
    }
}
