//! What may be done now: every closed command that is accepted, and the kinds too many to list.

use crate::rules::system::quest::kept::lying;
mod open;

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::command::{Answer, Command, OrphanGoods, OrphanMonsters, Outcome, Rerolled};
use crate::rules::engine::{Legal, Template, decide};
use crate::rules::event::Roll;
use crate::rules::few::Few;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Side};
use crate::rules::query::movement;
use crate::rules::system::quest::dungeon::Arrow;
use crate::rules::system::quest::fight::{self, Stage, flight};
use crate::rules::system::quest::kept::window;
use crate::rules::system::quest::phase::Phase;
use crate::rules::system::quest::{bases, cards, empty_room, goods, moves, walk};

pub(crate) fn legal(book: &Book, game: &Game, legal: &mut Legal) {
    answers(book, game, legal);
    let unsettled = |s: &Step| matches!(s, Step::FirstPlayer { .. } | Step::Opening | Step::Arrange);
    if !game.agenda.iter().any(unsettled) {
        for seat in &game.seats {
            for phase in Phase::ALL {
                legal.offer(Some(seat.colour), Command::Jump { phase, seat: Some(seat.colour) });
            }
        }
    }
    if let (Some(Step::Moving), Some(march)) = (game.top(), game.dungeon.as_deref().and_then(|d| d.march.as_ref())) {
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
        legal.offer_if_accepted(Some(seat.colour), Command::Heal { seat: seat.colour });
        let buys = |seat| Command::BuyLevel {
            seat,
            gear: vec![],
            others: vec![],
            hand: vec![],
            cards: CardSet::EMPTY,
            levels: None,
        };
        legal.offer_if_accepted(Some(seat.colour), buys(seat.colour));
    }
    open::open(book, game, legal);
    if game.stock.is_some() && game.ending.is_none() {
        kept(book, game, legal);
    }
}

/// Where the app keeps the cards: what whoever is asked can do, and what every other seat could play besides.
fn kept(book: &Book, game: &Game, legal: &mut Legal) {
    let mut wishes = Vec::with_capacity(64);
    moves::wishes(book, game, &mut wishes);
    let asked = legal.offers.len();
    for command in wishes {
        let seat = match &command {
            Command::PlayCard { seat, .. } | Command::UsePower { seat, .. } => Some(*seat),
            _ => game.top().and_then(moves::decider),
        };
        let known = legal.offers[..asked].iter().any(|o| o.command == command);
        if !known {
            legal.offer_if_accepted(seat, command);
        }
    }
    for seat in &game.seats {
        let mut plays = Vec::new();
        moves::plays(book, game, seat, &mut plays);
        moves::rare(book, game, seat, &mut plays);
        for command in plays {
            if !legal.offers.iter().any(|o| o.command == command) {
                legal.offer_if_accepted(Some(seat.colour), command);
            }
        }
    }
}

fn answers(book: &Book, game: &Game, legal: &mut Legal) {
    let Some(top) = game.top().filter(|_| game.ending.is_none()) else { return };
    legal.templates.extend(open_answer(book, game, top));
    let mut say = |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Answer(answer));
    match top {
        Step::FirstPlayer { among, rolls } => {
            for seat in among.iter().filter(|c| !rolls.iter().any(|(r, _)| r == *c)) {
                for face in 1..=6 {
                    say(Some(*seat), Answer::Die { seat: *seat, face });
                }
            }
            for seat in &game.seats {
                say(None, Answer::Seat(seat.colour));
            }
        }
        Step::Opening | Step::Links { .. } | Step::LinkCosts { .. } => say(None, Answer::Done),
        Step::Arrange | Step::NextTurn => game.seats.iter().for_each(|s| say(None, Answer::Seat(s.colour))),
        Step::Move { seat } => actions(book, game, *seat, legal),
        Step::MonsterRoll { seat } | Step::BaseRoll { seat, .. } => {
            for colour in Colour::ALL {
                say(Some(*seat), Answer::Colour(colour));
            }
        }
        Step::Moving => {
            say(None, Answer::Done);
            for monster in game.dungeon.iter().filter_map(|d| d.march.as_ref()).flat_map(|m| &m.to_move) {
                say(None, Answer::Moved(*monster));
            }
        }
        Step::ExploreDxm { seat }
        | Step::Automatic { seat, .. }
        | Step::Collect { seat, .. }
        | Step::Asked { seat, .. } => {
            say(Some(*seat), Answer::Done);
            say(Some(*seat), Answer::No);
        }
        Step::Tile { .. }
        | Step::AddedTile { .. }
        | Step::NewMonster { .. }
        | Step::Lurker { .. }
        | Step::EmptyRoom { .. }
        | Step::Base { .. } => map_answers(book, game, top, legal),
        Step::Fight { seat, .. } => fight_answers(book, game, *seat, legal),
        Step::Refuge { .. } | Step::RunAway { .. } | Step::BadStuff { .. } => flight_answers(game, top, legal),
        Step::Cursed { .. }
        | Step::PowerRoll { .. }
        | Step::LoseItem { .. }
        | Step::DieAgain { .. }
        | Step::Spoils { .. }
        | Step::PickOrder { .. } => {
            card_answers(game, top, legal);
        }
        Step::Leaver { seat } => leavers(game, *seat, legal),
        Step::AskArrow { .. } => {
            let all = std::iter::once(Arrow::None).chain(Side::ALL.map(Arrow::To));
            all.for_each(|to| say(None, Answer::Arrow(to)));
        }
        Step::AskGait { .. } => Few::every().for_each(|gaits| say(None, Answer::Gait(gaits))),
        Step::Window { about, waiting } => {
            window::answers(game, *about, waiting).for_each(|answer| say(waiting.first().copied(), answer));
        }
        Step::Cast { seat, roll, again: Some(_) } => {
            lying::faces(game, roll).for_each(|answer| say(Some(*seat), answer));
        }
        Step::NameCards { .. }
        | Step::Cast { .. }
        | Step::Charity { .. }
        | Step::SearchRoll { .. }
        | Step::AskLevel { .. }
        | Step::Overfull { .. }
        | Step::BossLeaves { .. }
        | Step::TurnStart { .. }
        | Step::TurnEnd { .. }
        | Step::March { .. }
        | Step::Arrive { .. }
        | Step::Heed { .. }
        | Step::Death { .. }
        | Step::Over => {}
    }
}

/// The map as it grows: nothing left to draw, where a monster appears, which base it gets.
fn map_answers(book: &Book, game: &Game, step: &Step, legal: &mut Legal) {
    let mut say = |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Answer(answer));
    match step {
        Step::Tile { seat, .. }
        | Step::AddedTile { seat, .. }
        | Step::NewMonster { seat, .. }
        | Step::Lurker { seat } => {
            say(Some(*seat), Answer::Nothing);
        }
        Step::EmptyRoom { seat, .. } => {
            let rooms = empty_room::empty_rooms(game);
            if let (true, Some(dungeon)) = (rooms.is_empty(), &game.dungeon) {
                for (room, side) in empty_room::dark_exits(dungeon) {
                    say(Some(*seat), Answer::Exit { room, side });
                }
            }
            rooms.into_iter().for_each(|room| say(Some(*seat), Answer::Room(room)));
        }
        Step::Base { seat, .. } => {
            for colour in bases::free_colours(book, game) {
                say(Some(*seat), Answer::Colour(colour));
            }
        }
        _ => {}
    }
}

/// Cards and Items: what a Curse, a power or a choice waits for.
fn card_answers(game: &Game, step: &Step, legal: &mut Legal) {
    let mut say = |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Answer(answer));
    match step {
        Step::Cursed { seat, .. } => {
            say(Some(*seat), Answer::Done);
            if game.stock.is_none() {
                say(Some(*seat), Answer::No);
            }
            for index in game.seat(*seat).map(cards::curse::averting).unwrap_or_default() {
                say(Some(*seat), Answer::Item(index));
            }
        }
        Step::PowerRoll { seat, .. } => (1..=10).for_each(|face| say(Some(*seat), Answer::Number(face))),
        Step::DieAgain { seat, .. } => (1..=6).for_each(|face| say(Some(*seat), Answer::Number(face))),
        Step::LoseItem { seat, sort, .. } => {
            for index in game.seat(*seat).map(|s| cards::items::candidates(s, sort.as_deref())).unwrap_or_default() {
                say(Some(*seat), Answer::Item(index));
            }
        }
        Step::Spoils { picks, turn: 0, up } => {
            up.iter().for_each(|card| say(Some(picks[0].0), Answer::Cards(CardSet::of(card))));
        }
        Step::PickOrder { seat } => {
            let helper = fight::kept(game).and_then(|f| f.helping(game));
            std::iter::once(*seat).chain(helper).for_each(|first| say(Some(*seat), Answer::Seat(first)));
        }
        _ => {}
    }
}

/// A fight: how it is told, what comes next, and who may help.
fn fight_answers(_book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    let Some(fight) = fight::current(game) else { return };
    if !fight.meets_boss(game) {
        legal.offer(Some(seat), Command::Answer(Answer::Fight(Outcome::None)));
    }
    match fight.stage {
        Stage::Building | Stage::Rolled(_) => legal.offer(Some(seat), Command::Answer(Answer::Done)),
        Stage::Announced => {
            legal.offer(Some(seat), Command::Answer(Answer::No));
            legal.templates.push(Template::Throws);
        }
    }
    for helper in std::iter::once(None).chain(game.seats.iter().map(|s| Some(s.colour))) {
        legal.offer_if_accepted(Some(seat), Command::Help { seat: helper });
    }
}

/// Running away: where to, each roll, what Bad Stuff did.
fn flight_answers(game: &Game, step: &Step, legal: &mut Legal) {
    let mut say = |seat: Colour, answer: Answer| legal.offer(Some(seat), Command::Answer(answer));
    match step {
        Step::Refuge { seat, room, .. } => {
            for side in flight::refuges(game, *room) {
                say(*seat, Answer::Side(side));
            }
        }
        Step::RunAway { seat, left, .. } => {
            for monster in left {
                for face in 1..=6 {
                    say(*seat, Answer::Ran { monster: *monster, face });
                }
            }
        }
        Step::BadStuff { seat, .. } => {
            say(*seat, Answer::Done);
            say(*seat, Answer::No);
        }
        _ => {}
    }
}

/// The answer that has more values than can be listed, if the question takes one.
fn open_answer(book: &Book, game: &Game, step: &Step) -> Option<Template> {
    Some(match step {
        Step::Charity { .. } => Template::Gave,
        Step::Tile { .. } | Step::AddedTile { .. } => Template::Tile,
        Step::Links { .. } => Template::Links,
        Step::NewMonster { .. } => Template::Monster,
        Step::Fight { .. } => Template::Fight,
        Step::SearchRoll { .. } => Template::Dice,
        Step::Collect { .. } => Template::Take,
        Step::Overfull { seat } if game.seat(*seat).is_some_and(|s| goods::may_drop(book, game, s).is_ok()) => {
            Template::Take
        }
        Step::NameCards { .. } => Template::Cards,
        Step::Spoils { turn, .. } if *turn > 0 => Template::Cards,
        Step::LinkCosts { .. } => Template::Costs,
        Step::AskLevel { .. } => Template::Level,
        _ => return None,
    })
}

/// What the active player may do on the map.
fn actions(book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    legal.offer(Some(seat), Command::EndTurn);
    let Ok(mover) = walk::mover(game) else { return };
    let exit = movement::all_move_exit(book, game, mover.seat);
    let explored = mover.dungeon.fully_explored();
    for side in Side::ALL {
        let dark = mover.dungeon.neighbour(mover.room, side).is_none();
        if dark && (explored || !mover.room.at.step(side).in_range()) {
            continue;
        }
        let go = |all| if dark { Command::Explore { side, all } } else { Command::Walk { side, all } };
        let link = mover.room.link(side);
        if walk::fare(book, game, (mover.seat, mover.room), link, false).is_ok() {
            legal.offer(Some(seat), go(false));
        }
        if exit && walk::fare(book, game, (mover.seat, mover.room), link, true).is_ok() {
            legal.offer(Some(seat), go(true));
        }
    }
    legal.offer_if_accepted(Some(seat), Command::Search);
    legal.offer_if_accepted(Some(seat), goods::plain_deal());
    if let Some(pile) = &mover.room.pile {
        let all = Command::PickUp(goods::all_of(pile));
        if decide(book, game, &all).is_ok() {
            legal.offer(Some(seat), all);
            legal.templates.push(Template::PickUp);
        }
    }
    if game.foes.in_room(mover.room.id).next().is_none() {
        legal.templates.push(Template::Deal);
    }
}

fn leavers(game: &Game, seat: Colour, legal: &mut Legal) {
    legal.offer(Some(seat), Command::Answer(Answer::No));
    let heirs = game.seats.iter().map(|s| s.colour).filter(|c| *c != seat).map(OrphanGoods::Give);
    for goods in [OrphanGoods::Drop, OrphanGoods::Box].into_iter().chain(heirs) {
        for monsters in [OrphanMonsters::Stay, OrphanMonsters::Go] {
            legal.offer(Some(seat), Command::Answer(Answer::Leaver { monsters, goods }));
        }
    }
}
