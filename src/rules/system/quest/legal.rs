//! What may be done now: every closed command that is accepted, and the kinds too many to list.

use crate::rules;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::items;
use crate::rules::table;
use crate::rules::turn;
use crate::rules::wish::Wishes;
mod open;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::command::Command;
use crate::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::goods;
use crate::rules::dungeon::walk;
use crate::rules::engine::decide;
use crate::rules::event::Roll;
use crate::rules::few::Few;
use crate::rules::fight::Stage;
use crate::rules::fight::outcome::Outcome;
use crate::rules::game::Game;
use crate::rules::hand::window;
use crate::rules::ids::{Colour, Side};
use crate::rules::legal::{Legal, Template};
use crate::rules::query::movement;
use crate::rules::system::quest::moves;
use crate::rules::table::phase::Phase;
use crate::rules::turn::command::Rerolled;

pub(crate) fn legal(book: &Book, game: &Game, legal: &mut Legal) {
    answers(book, game, legal);
    let unsettled = |s: &Step| {
        matches!(
            s,
            Step::Table(table::Step::FirstPlayer { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
        )
    };
    if !game.agenda.iter().any(unsettled) {
        for seat in &game.seats {
            for phase in Phase::ALL {
                legal.offer(Some(seat.colour), Command::Turn(turn::Command::Jump { phase, seat: Some(seat.colour) }));
            }
        }
    }
    if let (Some(Step::Dungeon(dungeon::Step::Moving)), Some(march)) =
        (game.top(), game.dungeon.as_deref().and_then(|d| d.march.as_ref()))
    {
        for colour in Colour::ALL.into_iter().filter(|c| *c != march.roll) {
            for why in [Rerolled::Card, Rerolled::Mistake] {
                legal.offer(None, Command::Turn(turn::Command::Reroll { colour, why }));
            }
        }
    }
    for colour in Colour::ALL {
        legal.offer(None, Command::Turn(turn::Command::Roll(Roll::Monster(colour))));
    }
    for seat in &game.seats {
        legal.offer_if_accepted(Some(seat.colour), Command::Dungeon(dungeon::Command::Heal { seat: seat.colour }));
        let buys = |seat| {
            Command::Munchkin(munchkin::Command::BuyLevel {
                seat,
                gear: vec![],
                others: vec![],
                hand: vec![],
                cards: CardSet::EMPTY,
                levels: None,
            })
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
    let mut wishes = Wishes::default();
    moves::wishes(book, game, &mut wishes);
    let asked = legal.offers.len();
    for command in wishes.all(&book.cards) {
        let seat = match &command {
            Command::Munchkin(munchkin::Command::PlayCard { seat, .. })
            | Command::Munchkin(munchkin::Command::UsePower { seat, .. }) => Some(*seat),
            _ => game.top().and_then(moves::decider),
        };
        let known = legal.offers[..asked].iter().any(|o| o.command == command);
        if !known {
            legal.offer_if_accepted(seat, command);
        }
    }
    for seat in &game.seats {
        wishes.clear();
        moves::plays(book, game, seat, &mut wishes);
        moves::rare(book, game, seat, &mut wishes);
        for command in wishes.all(&book.cards) {
            if !legal.offers.iter().any(|o| o.command == command) {
                legal.offer_if_accepted(Some(seat.colour), command);
            }
        }
    }
}

fn answers(book: &Book, game: &Game, legal: &mut Legal) {
    let Some(top) = game.top().filter(|_| game.ending.is_none()) else { return };
    legal.templates.extend(open_answer(book, game, top));
    let mut say =
        |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Table(table::Command::Answer(answer)));
    match top {
        Step::Table(table::Step::FirstPlayer { among, rolls }) => {
            for seat in among.iter().filter(|c| !rolls.iter().any(|(r, _)| r == *c)) {
                for face in 1..=6 {
                    say(Some(*seat), Answer::Table(table::Answer::Die { seat: *seat, face }));
                }
            }
            for seat in &game.seats {
                say(None, Answer::Table(table::Answer::Seat(seat.colour)));
            }
        }
        Step::Dungeon(own) => on_the_map(book, game, (top, own), legal),
        Step::Table(table::Step::Opening) => say(None, Answer::Table(table::Answer::Done)),
        Step::Table(table::Step::Arrange) | Step::Table(table::Step::NextTurn) => {
            game.seats.iter().for_each(|s| say(None, Answer::Table(table::Answer::Seat(s.colour))))
        }
        Step::Table(table::Step::Move { seat }) => actions(book, game, *seat, legal),
        Step::Fight(fight::Step::Asked { seat, .. }) => {
            say(Some(*seat), Answer::Table(table::Answer::Done));
            say(Some(*seat), Answer::Table(table::Answer::No));
        }
        Step::Fight(fight::Step::Fight { seat, .. }) => fight_answers(book, game, *seat, legal),
        Step::Fight(fight::Step::RunAway { .. }) | Step::Fight(fight::Step::BadStuff { .. }) => {
            flight_answers(game, top, legal)
        }
        Step::Munchkin(munchkin::Step::Cursed { .. })
        | Step::Munchkin(munchkin::Step::PowerRoll { .. })
        | Step::Munchkin(munchkin::Step::LoseItem { .. })
        | Step::Fight(fight::Step::DieAgain { .. })
        | Step::Fight(fight::Step::Spoils { .. })
        | Step::Fight(fight::Step::PickOrder { .. }) => {
            card_answers(game, top, legal);
        }
        Step::Table(table::Step::Leaver { seat }) => leavers(game, *seat, legal),
        Step::Table(table::Step::Window { about, waiting }) => {
            window::answers(game, *about, waiting).for_each(|answer| say(waiting.first().copied(), answer));
        }
        Step::Table(table::Step::Cast { seat, roll, again: Some(_) }) => {
            lying::faces(game, roll).for_each(|answer| say(Some(*seat), answer));
        }
        Step::Cards(rules::cards::Step::NameCards { .. })
        | Step::Table(table::Step::Cast { .. })
        | Step::Munchkin(munchkin::Step::Charity { .. })
        | Step::Fight(fight::Step::AskLevel { .. })
        | Step::Munchkin(munchkin::Step::Overfull { .. })
        | Step::Table(table::Step::TurnStart { .. })
        | Step::Table(table::Step::TurnEnd { .. })
        | Step::Munchkin(munchkin::Step::Death { .. })
        | Step::Table(table::Step::Over) => {}
    }
}

/// Answers to a step of the map.
fn on_the_map(book: &Book, game: &Game, (top, own): (&Step, &dungeon::Step), legal: &mut Legal) {
    let mut say =
        |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Table(table::Command::Answer(answer)));
    match own {
        dungeon::Step::Links { .. } | dungeon::Step::LinkCosts { .. } => say(None, Answer::Table(table::Answer::Done)),
        dungeon::Step::MonsterRoll { seat } | dungeon::Step::BaseRoll { seat, .. } => {
            for colour in Colour::ALL {
                say(Some(*seat), Answer::Table(table::Answer::Colour(colour)));
            }
        }
        dungeon::Step::Moving => {
            say(None, Answer::Table(table::Answer::Done));
            for monster in game.dungeon.iter().filter_map(|d| d.march.as_ref()).flat_map(|m| &m.to_move) {
                say(None, Answer::Dungeon(dungeon::Answer::Moved(*monster)));
            }
        }
        dungeon::Step::ExploreDxm { seat }
        | dungeon::Step::Automatic { seat, .. }
        | dungeon::Step::Collect { seat, .. } => {
            say(Some(*seat), Answer::Table(table::Answer::Done));
            say(Some(*seat), Answer::Table(table::Answer::No));
        }
        dungeon::Step::Tile { .. }
        | dungeon::Step::AddedTile { .. }
        | dungeon::Step::NewMonster { .. }
        | dungeon::Step::Lurker { .. }
        | dungeon::Step::EmptyRoom { .. }
        | dungeon::Step::Base { .. } => map_answers(book, game, top, legal),
        dungeon::Step::Refuge { .. } => flight_answers(game, top, legal),
        dungeon::Step::AskArrow { .. } => {
            let all = std::iter::once(Arrow::None).chain(Side::ALL.map(Arrow::To));
            all.for_each(|to| say(None, Answer::Dungeon(dungeon::Answer::Arrow(to))));
        }
        dungeon::Step::AskGait { .. } => {
            Few::every().for_each(|gaits| say(None, Answer::Dungeon(dungeon::Answer::Gait(gaits))))
        }
        dungeon::Step::SearchRoll { .. }
        | dungeon::Step::BossLeaves { .. }
        | dungeon::Step::March { .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::Heed { .. } => {}
    }
}

/// The map as it grows: nothing left to draw, where a monster appears, which base it gets.
fn map_answers(book: &Book, game: &Game, step: &Step, legal: &mut Legal) {
    let mut say =
        |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Table(table::Command::Answer(answer)));
    match step {
        Step::Dungeon(dungeon::Step::Tile { seat, .. })
        | Step::Dungeon(dungeon::Step::AddedTile { seat, .. })
        | Step::Dungeon(dungeon::Step::NewMonster { seat, .. })
        | Step::Dungeon(dungeon::Step::Lurker { seat }) => {
            say(Some(*seat), Answer::Dungeon(dungeon::Answer::Nothing));
        }
        Step::Dungeon(dungeon::Step::EmptyRoom { seat, .. }) => {
            let rooms = empty_room::empty_rooms(game);
            if let (true, Some(dungeon)) = (rooms.is_empty(), &game.dungeon) {
                for (room, side) in empty_room::dark_exits(dungeon) {
                    say(Some(*seat), Answer::Dungeon(dungeon::Answer::Exit { room, side }));
                }
            }
            rooms.into_iter().for_each(|room| say(Some(*seat), Answer::Dungeon(dungeon::Answer::Room(room))));
        }
        Step::Dungeon(dungeon::Step::Base { seat, .. }) => {
            for colour in bases::free_colours(book, game) {
                say(Some(*seat), Answer::Table(table::Answer::Colour(colour)));
            }
        }
        _ => {}
    }
}

/// Cards and Items: what a Curse, a power or a choice waits for.
fn card_answers(game: &Game, step: &Step, legal: &mut Legal) {
    let mut say =
        |seat: Option<Colour>, answer: Answer| legal.offer(seat, Command::Table(table::Command::Answer(answer)));
    match step {
        Step::Munchkin(munchkin::Step::Cursed { seat, .. }) => {
            say(Some(*seat), Answer::Table(table::Answer::Done));
            if game.stock.is_none() {
                say(Some(*seat), Answer::Table(table::Answer::No));
            }
            for index in game.seat(*seat).map(curse::averting).unwrap_or_default() {
                say(Some(*seat), Answer::Munchkin(munchkin::Answer::Item(index)));
            }
        }
        Step::Munchkin(munchkin::Step::PowerRoll { seat, .. }) => {
            (1..=10).for_each(|face| say(Some(*seat), Answer::Table(table::Answer::Number(face))))
        }
        Step::Fight(fight::Step::DieAgain { seat, .. }) => {
            (1..=6).for_each(|face| say(Some(*seat), Answer::Table(table::Answer::Number(face))))
        }
        Step::Munchkin(munchkin::Step::LoseItem { seat, sort, .. }) => {
            for index in game.seat(*seat).map(|s| items::candidates(s, sort.as_deref())).unwrap_or_default() {
                say(Some(*seat), Answer::Munchkin(munchkin::Answer::Item(index)));
            }
        }
        Step::Fight(fight::Step::Spoils { picks, turn: 0, up }) => {
            up.iter()
                .for_each(|card| say(Some(picks[0].0), Answer::Cards(rules::cards::Answer::Cards(CardSet::of(card)))));
        }
        Step::Fight(fight::Step::PickOrder { seat }) => {
            let helper = fight::kept(game).and_then(|f| f.helping(game));
            std::iter::once(*seat)
                .chain(helper)
                .for_each(|first| say(Some(*seat), Answer::Table(table::Answer::Seat(first))));
        }
        _ => {}
    }
}

/// A fight: how it is told, what comes next, and who may help.
fn fight_answers(_book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    let Some(fight) = fight::current(game) else { return };
    if !fight.meets_boss(game) {
        legal.offer(
            Some(seat),
            Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::None)))),
        );
    }
    match fight.stage {
        Stage::Building | Stage::Rolled(_) => {
            legal.offer(Some(seat), Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))))
        }
        Stage::Announced => {
            legal.offer(Some(seat), Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
            legal.templates.push(Template::Throws);
        }
    }
    for helper in std::iter::once(None).chain(game.seats.iter().map(|s| Some(s.colour))) {
        legal.offer_if_accepted(Some(seat), Command::Fight(fight::Command::Help { seat: helper }));
    }
}

/// Running away: where to, each roll, what Bad Stuff did.
fn flight_answers(game: &Game, step: &Step, legal: &mut Legal) {
    let mut say =
        |seat: Colour, answer: Answer| legal.offer(Some(seat), Command::Table(table::Command::Answer(answer)));
    match step {
        Step::Dungeon(dungeon::Step::Refuge { seat, room, .. }) => {
            for side in flight::refuges(game, *room) {
                say(*seat, Answer::Dungeon(dungeon::Answer::Side(side)));
            }
        }
        Step::Fight(fight::Step::RunAway { seat, left, .. }) => {
            for monster in left {
                for face in 1..=6 {
                    say(*seat, Answer::Fight(fight::Answer::Ran { monster: *monster, face }));
                }
            }
        }
        Step::Fight(fight::Step::BadStuff { seat, .. }) => {
            say(*seat, Answer::Table(table::Answer::Done));
            say(*seat, Answer::Table(table::Answer::No));
        }
        _ => {}
    }
}

/// The answer that has more values than can be listed, if the question takes one.
fn open_answer(book: &Book, game: &Game, step: &Step) -> Option<Template> {
    Some(match step {
        Step::Munchkin(munchkin::Step::Charity { .. }) => Template::Gave,
        Step::Dungeon(dungeon::Step::Tile { .. }) | Step::Dungeon(dungeon::Step::AddedTile { .. }) => Template::Tile,
        Step::Dungeon(dungeon::Step::Links { .. }) => Template::Links,
        Step::Dungeon(dungeon::Step::NewMonster { .. }) => Template::Monster,
        Step::Fight(fight::Step::Fight { .. }) => Template::Fight,
        Step::Dungeon(dungeon::Step::SearchRoll { .. }) => Template::Dice,
        Step::Dungeon(dungeon::Step::Collect { .. }) => Template::Take,
        Step::Munchkin(munchkin::Step::Overfull { seat })
            if game.seat(*seat).is_some_and(|s| goods::may_drop(book, game, s).is_ok()) =>
        {
            Template::Take
        }
        Step::Cards(rules::cards::Step::NameCards { .. }) => Template::Cards,
        Step::Fight(fight::Step::Spoils { turn, .. }) if *turn > 0 => Template::Cards,
        Step::Dungeon(dungeon::Step::LinkCosts { .. }) => Template::Costs,
        Step::Fight(fight::Step::AskLevel { .. }) => Template::Level,
        _ => return None,
    })
}

/// What the active player may do on the map.
fn actions(book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    legal.offer(Some(seat), Command::Turn(turn::Command::EndTurn));
    let Ok(mover) = walk::mover(game) else { return };
    let exit = movement::all_move_exit(book, game, mover.seat);
    let explored = mover.dungeon.fully_explored();
    for side in Side::ALL {
        let dark = mover.dungeon.neighbour(mover.room, side).is_none();
        if dark && (explored || !mover.room.at.step(side).in_range()) {
            continue;
        }
        let go = |all| {
            if dark {
                Command::Dungeon(dungeon::Command::Explore { side, all })
            } else {
                Command::Dungeon(dungeon::Command::Walk { side, all })
            }
        };
        let link = mover.room.link(side);
        if walk::fare(book, game, (mover.seat, mover.room), link, false).is_ok() {
            legal.offer(Some(seat), go(false));
        }
        if exit && walk::fare(book, game, (mover.seat, mover.room), link, true).is_ok() {
            legal.offer(Some(seat), go(true));
        }
    }
    legal.offer_if_accepted(Some(seat), Command::Dungeon(dungeon::Command::Search));
    legal.offer_if_accepted(Some(seat), goods::plain_deal());
    if let Some(pile) = &mover.room.pile {
        let all = Command::Dungeon(dungeon::Command::PickUp(goods::all_of(pile)));
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
    legal.offer(Some(seat), Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
    let heirs = game.seats.iter().map(|s| s.colour).filter(|c| *c != seat).map(OrphanGoods::Give);
    for goods in [OrphanGoods::Drop, OrphanGoods::Box].into_iter().chain(heirs) {
        for monsters in [OrphanMonsters::Stay, OrphanMonsters::Go] {
            legal.offer(
                Some(seat),
                Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Leaver { monsters, goods }))),
            );
        }
    }
}
