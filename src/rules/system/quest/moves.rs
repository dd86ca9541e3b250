//! What a player can do in a game the app keeps whole: commands spelt out with their cards and targets, for players to
//! choose from. Every one is tried on the engine before it is offered; what only shifts things about, such as trades,
//! is accepted from people and not listed here.

use crate::rules;
use crate::rules::card::deck::Deck;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::standing;
use crate::rules::fight::{slain, spoils};
use crate::rules::hand::window;
use crate::rules::munchkin;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::items;
use crate::rules::table;
mod cards;
mod goods;

use crate::rules::table::step::About;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::walk;
use crate::rules::fight::{Bargain, Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Side};
use crate::rules::munchkin::goods::{Gift, Goods};
use crate::rules::query::{hand, movement};
use crate::rules::seat::Seat;
use crate::rules::stock;
use crate::rules::wish::{Wish, Wishes};

/// Most ways to give cards away that are listed.
const WAYS: usize = 24;

/// Commands that may be accepted now from whoever has to decide; a few are refused when tried.
pub(crate) fn wishes(book: &Book, game: &Game, out: &mut Wishes) {
    let Some(top) = game.top().filter(|_| game.ending.is_none()) else { return };
    let mut say = |answer: Answer| out.say(answer);
    match top {
        Step::Table(table::Step::Move { seat }) => turn(book, game, *seat, out),
        Step::Table(table::Step::Window { about, waiting }) => {
            window::answers(game, *about, waiting).for_each(say);
            if let Some(seat) = waiting.first().and_then(|c| game.seat(*c)) {
                window(book, game, *about, seat, out);
            }
        }
        Step::Fight(fight::Step::Fight { seat, .. }) => {
            let Some(fight) = fight::current(game) else { return };
            if fight.stage == Stage::Building {
                say(Answer::Table(table::Answer::Done));
                helpers(book, game, fight, out);
                if let Some(seat) = game.seat(*seat) {
                    cards::plays(book, game, seat, out);
                }
            }
        }
        Step::Munchkin(munchkin::Step::Cursed { seat, tried, .. }) => {
            say(Answer::Table(table::Answer::Done));
            let Some(victim) = game.seat(*seat) else { return };
            for index in curse::averting(victim) {
                say(Answer::Munchkin(munchkin::Answer::Item(index)));
            }
            if !tried {
                cards::averts(book, victim, out);
            }
        }
        Step::Fight(fight::Step::Asked { .. }) => {
            say(Answer::Table(table::Answer::Done));
            say(Answer::Table(table::Answer::No));
        }
        Step::Dungeon(own) => on_the_map(book, game, own, out),
        Step::Munchkin(munchkin::Step::LoseItem { seat, sort, .. }) => {
            if let Some(seat) = game.seat(*seat) {
                items::candidates(seat, sort.as_deref())
                    .into_iter()
                    .for_each(|i| say(Answer::Munchkin(munchkin::Answer::Item(i))));
            }
        }
        Step::Munchkin(munchkin::Step::Charity { seat }) => charity(book, game, *seat, out),
        Step::Cards(rules::cards::Step::NameCards { seat, deck }) => shed(book, game, *seat, *deck, out),
        Step::Munchkin(munchkin::Step::Overfull { seat }) => {
            let gear = game.seat(*seat).map(|s| s.gear.as_slice()).unwrap_or_default();
            for index in (0..gear.len()).filter(|i| gear[*i].packed) {
                say(Answer::Dungeon(dungeon::Answer::Take(Goods { gear: vec![index], ..Goods::default() })));
            }
        }
        Step::Fight(fight::Step::PickOrder { seat }) => {
            let helper = fight::kept(game).and_then(|f| f.helping(game));
            std::iter::once(*seat).chain(helper).for_each(|first| say(Answer::Table(table::Answer::Seat(first))));
        }
        Step::Fight(fight::Step::BadStuff { .. }) => {
            say(Answer::Table(table::Answer::Done));
            say(Answer::Table(table::Answer::No));
        }
        Step::Fight(fight::Step::Spoils { turn: 0, up, .. }) => {
            up.iter().for_each(|card| say(Answer::Cards(rules::cards::Answer::Cards(CardSet::of(card)))))
        }
        Step::Table(table::Step::Opening) => say(Answer::Table(table::Answer::Done)),
        _ => {}
    }
}

/// The same, for a step of the map.
fn on_the_map(book: &Book, game: &Game, own: &dungeon::Step, out: &mut Wishes) {
    let mut say = |answer: Answer| out.say(answer);
    match own {
        dungeon::Step::Refuge { room, .. } => {
            flight::ways(game, *room).for_each(|side| say(Answer::Dungeon(dungeon::Answer::Side(side))))
        }
        dungeon::Step::Base { .. } => {
            bases::free_colours(book, game).into_iter().for_each(|c| say(Answer::Table(table::Answer::Colour(c))))
        }
        dungeon::Step::EmptyRoom { .. } => {
            let rooms = empty_room::empty_rooms(game);
            if let (true, Some(dungeon)) = (rooms.is_empty(), &game.dungeon) {
                for (room, side) in empty_room::dark_exits(dungeon) {
                    say(Answer::Dungeon(dungeon::Answer::Exit { room, side }));
                }
            }
            rooms.into_iter().for_each(|room| say(Answer::Dungeon(dungeon::Answer::Room(room))));
        }
        dungeon::Step::ExploreDxm { .. } | dungeon::Step::Automatic { .. } | dungeon::Step::Collect { .. } => {
            say(Answer::Table(table::Answer::Done));
            say(Answer::Table(table::Answer::No));
        }
        dungeon::Step::Moving => say(Answer::Table(table::Answer::Done)),
        _ => {}
    }
}

/// Whose answer a step waits for, if it is one seat's.
pub(crate) fn decider(step: &Step) -> Option<Colour> {
    match step {
        Step::Table(table::Step::Window { waiting, .. }) => waiting.first().copied(),
        Step::Table(table::Step::Move { seat })
        | Step::Munchkin(munchkin::Step::Charity { seat })
        | Step::Fight(fight::Step::Fight { seat, .. })
        | Step::Munchkin(munchkin::Step::Cursed { seat, .. })
        | Step::Fight(fight::Step::Asked { seat, .. })
        | Step::Dungeon(dungeon::Step::Refuge { seat, .. })
        | Step::Munchkin(munchkin::Step::LoseItem { seat, .. })
        | Step::Cards(rules::cards::Step::NameCards { seat, .. })
        | Step::Munchkin(munchkin::Step::Overfull { seat })
        | Step::Dungeon(dungeon::Step::Base { seat, .. })
        | Step::Dungeon(dungeon::Step::EmptyRoom { seat, .. })
        | Step::Fight(fight::Step::PickOrder { seat })
        | Step::Dungeon(dungeon::Step::ExploreDxm { seat })
        | Step::Dungeon(dungeon::Step::Automatic { seat, .. })
        | Step::Dungeon(dungeon::Step::Collect { seat, .. })
        | Step::Fight(fight::Step::BadStuff { seat, .. }) => Some(*seat),
        Step::Fight(fight::Step::Spoils { picks, turn: 0, .. }) => Some(spoils::picker(picks)),
        _ => None,
    }
}

/// Who answers what stands: chance, a seat, or nobody in particular.
pub(crate) fn waits_for(book: &Book, game: &Game) -> Decider {
    let Some(top) = game.top() else { return Decider::Table };
    match top {
        Step::Table(table::Step::FirstPlayer { .. })
        | Step::Dungeon(dungeon::Step::MonsterRoll { .. })
        | Step::Dungeon(dungeon::Step::BaseRoll { .. })
        | Step::Dungeon(dungeon::Step::Tile { .. })
        | Step::Dungeon(dungeon::Step::AddedTile { .. })
        | Step::Dungeon(dungeon::Step::Links { .. })
        | Step::Dungeon(dungeon::Step::NewMonster { .. })
        | Step::Dungeon(dungeon::Step::Lurker { .. })
        | Step::Fight(fight::Step::RunAway { .. })
        | Step::Dungeon(dungeon::Step::SearchRoll { .. })
        | Step::Munchkin(munchkin::Step::PowerRoll { .. })
        | Step::Fight(fight::Step::DieAgain { .. })
        | Step::Table(table::Step::Cast { .. }) => Decider::Chance,
        Step::Fight(fight::Step::Spoils { turn, .. }) if *turn > 0 => Decider::Chance,
        Step::Cards(rules::cards::Step::NameCards { seat, deck }) => match game.seat(*seat) {
            Some(owner) if stock::unnamed(book, owner, *deck) < 0 => Decider::Seat(*seat),
            _ => Decider::Chance,
        },
        Step::Fight(fight::Step::Fight { seat, .. }) => {
            let announced = game.fight.as_ref().map(|f| &f.stage);
            if announced == Some(&Stage::Announced) { Decider::Chance } else { Decider::Seat(*seat) }
        }
        step => decider(step).map_or(Decider::Table, Decider::Seat),
    }
}

/// What a seat could play now, whoever is asked.
pub(crate) fn plays(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    cards::plays(book, game, seat, out);
}

/// What a seat could do besides, seldom wisely.
pub(crate) fn rare(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    cards::rare(book, game, seat, out);
}

/// What the active player does on the map.
fn turn(book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
    out.wish(Wish::EndTurn);
    if let Ok(mover) = walk::mover(game) {
        let exit = movement::all_move_exit(book, game, mover.seat);
        let explored = mover.dungeon.fully_explored();
        let left = movement::left(book, game, mover.seat);
        for side in Side::ALL {
            let dark = mover.dungeon.neighbour(mover.room, side).is_none();
            if dark && (explored || !mover.room.at.step(side).in_range()) {
                continue;
            }
            let link = mover.room.link(side);
            // Paid as it is printed where that can be done; with all of one's Move only where it cannot.
            let fare = movement::fare(book, game, mover.seat, mover.room, link);
            let paid = fare.is_some_and(|(cost, _)| cost <= left);
            if paid || (exit && fare.is_some()) {
                let all = !paid;
                out.wish(if dark { Wish::Explore(side, all) } else { Wish::Walk(side, all) });
            }
        }
        goods::actions(book, game, &mover, out);
    }
    if let Some(seat) = game.seat(seat) {
        goods::about(book, game, seat, out);
        cards::plays(book, game, seat, out);
    }
}

/// What somebody may do while others may react.
fn window(book: &Book, game: &Game, about: About, seat: &Seat, out: &mut Wishes) {
    match lying::open(game).filter(|_| about == About::Dice) {
        Some((_, roll, None)) => cards::dice(book, game, seat, roll, out),
        _ => cards::plays(book, game, seat, out),
    }
}

/// Who could be asked to help, and for what: nothing, a Treasure, or all but one; gold.
fn helpers(book: &Book, game: &Game, fight: &Fight, out: &mut Wishes) {
    if fight.helper.is_some() {
        return;
    }
    let gold = game.seat(fight.main).map_or(0, |s| s.gold);
    let treasures = slain::treasures(book, game, fight);
    for seat in standing::can_help(book, game, fight) {
        let said_no = fight.refused.iter().filter(|c| **c == seat).count();
        if said_no > 1 {
            continue;
        }
        let mut ask = |treasures: u8, gold: i32, first: bool| {
            let terms = Bargain { treasures, gold, helper_first: Some(first), items: Vec::new() };
            out.push(Command::Fight(fight::Command::AskHelp { seat, terms }));
        };
        if said_no == 0 {
            ask(0, 0, false);
        }
        if treasures > 0 {
            ask(1, 0, said_no == 1);
        }
        if treasures > 2 {
            ask(treasures - 1, 0, true);
        }
        if gold >= 200 {
            ask(0, 200, false);
        }
    }
}

/// Ways to give away what is too much: each run of cards, as evenly as can be (MQ-CHAR-03).
fn charity(book: &Book, game: &Game, giver: Colour, out: &mut Wishes) {
    let Some(seat) = game.seat(giver) else { return };
    let surplus = hand::surplus(book, game, seat) as usize;
    let to = hand::charity_to(game, seat);
    for run in runs(&seat.held, surplus) {
        let gift = |to, cards| Gift { to, treasure: 0, dxm: 0, cards };
        let gifts = if to.is_empty() {
            vec![gift(None, run.into_iter().collect())]
        } else {
            let share = |i: usize| run.iter().copied().skip(i).step_by(to.len()).collect::<CardSet>();
            to.iter().enumerate().map(|(i, c)| gift(Some(*c), share(i))).filter(|g| !g.cards.is_empty()).collect()
        };
        out.say(Answer::Munchkin(munchkin::Answer::Gave(gifts)));
    }
}

/// Ways to choose cards that go from a hand.
fn shed(book: &Book, game: &Game, seat: Colour, deck: Deck, out: &mut Wishes) {
    let Some(seat) = game.seat(seat) else { return };
    let open = stock::unnamed(book, seat, deck);
    if open >= 0 {
        return;
    }
    let held = seat.held.and(book.cards.stack(deck));
    for run in runs(&held, open.unsigned_abs() as usize) {
        out.say(Answer::Cards(rules::cards::Answer::Cards(run.into_iter().collect())));
    }
}

/// Runs of so many cards, each beginning with another one; for single cards that is every way there is.
fn runs(cards: &CardSet, count: usize) -> Vec<Vec<rules::card::CardId>> {
    let all: Vec<_> = cards.iter().collect();
    if count == 0 || count > all.len() {
        return Vec::new();
    }
    let run = |at: usize| (0..count).map(|i| all[(at + i) % all.len()]).collect();
    (0..all.len().min(WAYS)).map(run).collect()
}
