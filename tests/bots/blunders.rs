//! What nobody at a table would do, and no bot does: positions, and what is picked in them.

use super::{each_decision, names};
use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::view::View;
use standie::catalog;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::{CardId, CardKind, Does};
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::seat::{Health, Seat};
use standie::rules::{dungeon, munchkin, table};

/// All bots that look at what they do.
fn thinking() -> impl Iterator<Item = &'static str> {
    bots::names().into_iter().filter(|name| *name != "random")
}

fn picked<'w>(name: &str, (book, game, me): (&Book, &Game, Colour), wishes: &'w [Command]) -> &'w Command {
    let view = View::of(book, game, me);
    &wishes[bots::bot(name).expect("a bot").pick(&view, wishes, &mut Pcg64Mcg::new(1))]
}

/// Only so many cards are in somebody's hand.
pub fn holds(book: &Book, game: &mut Game, seat: Colour, cards: &[CardId]) {
    let seat = game.seats.iter_mut().find(|s| s.colour == seat).expect("a seat");
    let had = seat.held.clone();
    seat.held = cards.iter().copied().collect();
    let count = |deck| u8::try_from(seat.held.shared(book.cards.stack(deck))).expect("few");
    seat.hand = Deck::ALL.into_iter().fold(seat.hand, |hand, deck| match hand.of(deck) + count(deck) {
        0 => hand,
        _ => hand.with(deck, count(deck)),
    });
    let now = seat.held.clone();
    let stock = game.stock.as_mut().expect("cards");
    stock.draw = stock.draw.or(&had).without(&now);
    stock.discards = stock.discards.without(&now);
}

#[test]
fn nobody_begs_where_it_is_lost_anyway_nor_twice() {
    let (mut could, mut asked) = (0, 0);
    for (list, seed) in [("greedy,cautious,greedy", 61), ("cautious,cautious,cautious", 62)] {
        each_decision(list, seed, 900, |book, game, me, wishes| {
            let ask = |wish: &Command| matches!(wish, Command::Fight(fight::Command::AskHelp { .. }));
            if !wishes.iter().any(ask) {
                return;
            }
            could += 1;
            for name in thinking() {
                let Command::Fight(fight::Command::AskHelp { seat, .. }) = picked(name, (book, game, me), wishes)
                else {
                    continue;
                };
                asked += 1;
                let view = View::of(book, game, me);
                let fight = view.fight().expect("a fight");
                let chance = view.roll(fight, Some(*seat)).odds().expect("known").chance();
                assert!(chance >= 0.4, "{name} begs at {:.0} %", chance * 100.0);
                assert!(!fight.refused.contains(seat), "{name} asks {seat:?} again");
            }
        });
    }
    assert!(could > 20 && asked > 10, "{asked} of {could}");
}

#[test]
fn nobody_gives_a_level_for_health_with_a_healing_card_in_hand() {
    let book = catalog::book();
    let heals = |does: &Does| matches!(does, Does::Dungeon(dungeon::Does::Health { by: 1.., .. }));
    let broths: Vec<CardId> = (0..1_024)
        .map(CardId)
        .filter(|card| match book.cards.card(*card).map(|def| &def.is) {
            Some(CardKind::Item { does, gear }) => gear.once && does.iter().any(heals),
            _ => false,
        })
        .collect();
    let mut seen = 0;
    each_decision("cautious,greedy,cautious", 71, 500, |book, game, me, _| {
        if !matches!(game.top(), Some(Step::Table(table::Step::Move { .. }))) {
            return;
        }
        let mut hurt = game.clone();
        let seat = hurt.seats.iter_mut().find(|s| s.colour == me).expect("a seat");
        (seat.level, seat.health) = (5, Health { red: 1, max: 4 });
        holds(book, &mut hurt, me, &broths[..1]);
        let wishes = engine::moves(book, &hurt);
        let trade = |wish: &Command| matches!(wish, Command::Dungeon(dungeon::Command::Heal { .. }));
        let drink = |wish: &Command| {
            matches!(wish, Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. })
                if *card == broths[0] && !choice.down)
        };
        if !wishes.iter().any(trade) || !wishes.iter().any(drink) {
            return;
        }
        seen += 1;
        for name in thinking() {
            let picked = picked(name, (book, &hurt, me), &wishes);
            assert!(!trade(picked), "{name} gives a level with {broths:?} in hand");
        }
    });
    assert!(seen > 10, "{seen}");
}

/// What a munchkin has and is, but for the hand of who played the card.
fn lot(game: &Game, seat: Colour) -> Seat {
    let seat = game.seat(seat).expect("a seat");
    Seat { hand: Hand::default(), held: Default::default(), ..seat.clone() }
}

#[test]
fn no_curse_is_wasted_on_somebody_it_cannot_hurt() {
    let book = catalog::book();
    let curses: Vec<CardId> = (0..1_024)
        .map(CardId)
        .filter(|card| matches!(book.cards.card(*card).map(|def| &def.is), Some(CardKind::Curse(_))))
        .collect();
    let said = |answer| Command::Table(table::Command::Answer(Answer::Table(answer)));
    let (mut could, mut thrown) = (0, 0);
    each_decision("cautious,greedy,cautious", 81, 260, |book, game, me, _| {
        if !matches!(game.top(), Some(Step::Table(table::Step::Move { .. }))) {
            return;
        }
        let mut bare = game.clone();
        let entrance = bare.dungeon.as_deref().and_then(|d| d.entrance()).map(|room| room.id);
        for seat in bare.seats.iter_mut().filter(|seat| seat.colour != me) {
            (seat.room, seat.level, seat.gold) = (entrance, 9, 0);
            seat.gear.clear();
            (seat.races, seat.classes) = (Vec::new(), Vec::new());
        }
        for curse in &curses {
            let mut position = bare.clone();
            holds(book, &mut position, me, &[*curse]);
            let wishes = engine::moves(book, &position);
            let throws = |wish: &Command| matches!(wish, Command::Munchkin(munchkin::Command::PlayCard { card, .. }) if card == curse);
            if !wishes.iter().any(throws) {
                continue;
            }
            could += 1;
            for name in thinking() {
                let picked = picked(name, (book, &position, me), &wishes);
                let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = picked else { continue };
                if card != curse {
                    continue;
                }
                thrown += 1;
                let on = choice.on.expect("a victim");
                let mut then = position.clone();
                engine::act(book, &mut then, picked).expect("it is accepted");
                for _ in 0..9 {
                    if matches!(then.top(), Some(Step::Table(table::Step::Move { .. }))) {
                        break;
                    }
                    let _ = engine::act(book, &mut then, &said(table::Answer::No))
                        .or_else(|_| engine::act(book, &mut then, &said(table::Answer::Done)));
                }
                let name_of = &book.cards.card(*card).expect("a card").name;
                assert_ne!(lot(&then, on), lot(&position, on), "{name} wastes {name_of}");
            }
        }
    });
    assert!(could > 50 && thrown > 20, "{thrown} of {could}");
}

#[test]
fn the_old_bots_go_by_their_old_names() {
    assert_eq!(bots::NAMES, ["random", "greedy", "cautious"]);
    assert_eq!(bots::names().len(), 8);
    assert!(names("careful,grabby,spiteful,reckless,haggler").iter().all(|name| bots::bot(name).is_some()));
}
