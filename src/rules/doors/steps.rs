//! Steps at the doors: what follows, what is asked, who answers, the answers, what one does.

use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::decider::Decider;
use crate::rules::doors::corpse::Body;
use crate::rules::doors::{Ask, Step, claim, corpse, door, looters, powers, surplus};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::{on_turn, ranks, timing};
use crate::rules::question::Question;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::wish::Wishes;

/// What follows by itself.
pub(crate) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::Door { seat, before } => door::opened(book, game, (*seat, before), out),
        Step::Corpse { dead, left, picks, rolls, lies } => {
            corpse::advance(game, Body { dead: *dead, left, picks, rolls, lies }, out);
        }
        Step::Claim(claim) => claim::advance(book, game, claim, out),
        Step::Surplus { seat } => surplus::advance(book, game, *seat, out),
        Step::Ranks { seat } => powers::advance(book, game, *seat, out),
        // The trouble is over.
        Step::Trouble { .. } => out.settle(),
    }
}

/// What is asked.
pub(crate) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Door { .. } | Step::Trouble { .. } => None,
        Step::Claim(claim) if !claim.open().is_empty() => {
            asked(None, Ask::LootRoll { open: claim.open() }, cites!["MC-FAST-05"])
        }
        Step::Claim(claim) => {
            let ask = Ask::Claim { card: claim.card, by: claim.by.iter().map(|(seat, _)| *seat).collect() };
            asked(claim.waiting.first().copied(), ask, cites!["MC-FAST-03", "MC-FAST-05"])
        }
        Step::Surplus { seat } => {
            let among = game.seat(*seat).map(|seat| surplus::among(book, game, seat)).unwrap_or_default();
            asked(Some(*seat), Ask::Surplus { among, to: surplus::heir(book, game, *seat) }, cites!["MC-BIG-05"])
        }
        Step::Ranks { seat } => {
            let among = game.seat(*seat).map(|seat| ranks::among(seat).collect()).unwrap_or_default();
            asked(Some(*seat), Ask::Ranks { among }, cites!["SR-POWER-10"])
        }
        Step::Corpse { picks, rolls, .. } if !looters::open(game, picks, rolls).is_empty() => {
            asked(None, Ask::LootRoll { open: looters::open(game, picks, rolls).to_vec() }, cites!["MC-DEATH-05"])
        }
        Step::Corpse { dead, left, picks, rolls, .. } => {
            let ask = Ask::Corpse { dead: *dead, left: left.clone() };
            // Where nobody keeps the cards Levels are put right meanwhile.
            let order = if corpse::is_told(game) { looters::sorted(game, picks, rolls) } else { *picks };
            asked(order.first().copied(), ask, cites!["MC-DEATH-04"])
        }
    }
}

/// Who answers.
pub(crate) fn waits_for(game: &Game, step: &Step) -> Decider {
    match step {
        Step::Door { .. } | Step::Trouble { .. } => Decider::Table,
        Step::Claim(claim) if !claim.open().is_empty() => Decider::Chance,
        Step::Claim(claim) => claim.waiting.first().map_or(Decider::Table, |seat| Decider::Seat(*seat)),
        Step::Surplus { seat } | Step::Ranks { seat } => Decider::Seat(*seat),
        Step::Corpse { picks, rolls, .. } if !looters::open(game, picks, rolls).is_empty() => Decider::Chance,
        Step::Corpse { picks, .. } => picks.first().map_or(Decider::Table, |seat| Decider::Seat(*seat)),
    }
}

/// The answers there are.
pub(crate) fn answers(book: &Book, game: &Game, step: &Step, say: Say) {
    if let Step::Claim(claim) = step {
        claim::answers(claim, &mut *say);
    }
    if let Step::Surplus { seat } = step {
        let goes = game.seat(*seat).into_iter().flat_map(|seat| surplus::among(book, game, seat));
        goes.for_each(|index| say(Some(*seat), munchkin::Answer::Item(index).into()));
    }
    if let Step::Ranks { seat } = step {
        let among = game.seat(*seat).into_iter().flat_map(ranks::among);
        among.for_each(|place| say(Some(*seat), munchkin::Answer::Power(place).into()));
    }
    if let Step::Corpse { left, picks, rolls, lies, .. } = step {
        let open = looters::open(game, picks, rolls);
        if corpse::is_told(game) {
            let picks = picks.first().copied().filter(|_| open.is_empty());
            if let Some(seat) = picks {
                say(Some(seat), table::Answer::Done.into());
                (0..lies.gear.len()).for_each(|index| say(Some(seat), munchkin::Answer::Item(index).into()));
                let decks = lies.hand.iter().filter(|(_, count)| *count > 0);
                decks.for_each(|(deck, _)| say(Some(seat), cards::Answer::Deck(deck).into()));
            }
            say(None, table::Answer::No.into());
        }
        for seat in open.iter() {
            (1..=6).for_each(|face| say(Some(*seat), table::Answer::Die { seat: *seat, face }.into()));
        }
        if !open.is_empty() {
            return;
        }
        left.iter().for_each(|card| say(picks.first().copied(), cards::Answer::Cards(CardSet::of(card)).into()));
    }
}

/// What an answer does.
pub(crate) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::Door { .. } | Step::Trouble { .. } => Err(unasked()),
        Step::Claim(claim) => claim::answer(book, game, claim, answer, out),
        Step::Surplus { seat } => surplus::answer(book, game, *seat, answer, out),
        Step::Ranks { seat } => powers::answer(game, *seat, answer, out),
        Step::Corpse { dead, left, picks, rolls, lies } => {
            let body = Body { dead: *dead, left, picks, rolls, lies };
            if let Answer::Table(table::Answer::Die { seat, face }) = answer {
                return corpse::rolled(game, body, (*seat, *face), out);
            }
            if corpse::is_told(game) {
                return corpse::told(book, game, body, answer, out);
            }
            ensure(looters::open(game, picks, rolls).is_empty(), unasked)?;
            corpse::answer(book, game, body, answer, out)
        }
    }
}

/// What players of the app may wish besides: what is too big to carry can be sold on one's own turn (MC-BIG-06).
pub(crate) fn wishes(book: &Book, game: &Game, step: &Step, out: &mut Wishes) {
    if let Step::Claim(claim) = step {
        claim::offers(book, game, claim, out);
    }
    let Step::Surplus { seat } = step else { return };
    let sells = |seat: &&Seat| {
        timing::own_turn(game, seat.colour)
            && timing::peace(book, game, seat.colour, Cites::NONE).is_ok()
            && seat.level.saturating_add(1) < book.top_level(game)
    };
    if let Some(seat) = game.seat(*seat).filter(sells) {
        on_turn::levels(book, seat, out);
    }
}
