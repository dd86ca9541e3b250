//! What holds in every game the app keeps whole, whatever anybody does: checked after every step of a simulation.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock;
use crate::rules::doors;
use crate::rules::doors::surplus;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::in_play;
use crate::rules::munchkin::ranks;
use crate::rules::seat::Seat;

/// The first law that does not hold, by name; none if all do.
pub fn broken(book: &Book, game: &Game) -> Option<&'static str> {
    seats(book, game).or_else(|| cards(game)).or_else(|| map(book, game)).or_else(|| at_the_doors(book, game))
}

fn seats(book: &Book, game: &Game) -> Option<&'static str> {
    let rules = &book.rules;
    for seat in &game.seats {
        let named = |deck: Deck| stock::unnamed(book, seat, deck) != 0;
        // Hands are dealt once what lies open lies there.
        let waits = |s: &Step| matches!(s, Step::Cards(cards::Step::NameCards { .. }) | Step::Track(_));
        if !(rules.level_min..=rules.level_max).contains(&seat.level) {
            return Some("level out of range (MQ-LVL-01)");
        }
        if seat.health.red > seat.health.max {
            return Some("more Health than tokens (MQ-HP-01)");
        }
        if game.stock.is_some()
            && game.ending.is_none()
            && rules.hands.iter().copied().any(named)
            && !game.agenda.iter().any(waits)
        {
            return Some("a hand of cards nobody has named (MQ-SET-02)");
        }
        if seat.races.len() > 1 + usize::from(seat.half_breed) {
            return Some("too many Races (MQ-RACE-03)");
        }
        if !rules.ranks && seat.classes.len() > 1 + usize::from(seat.super_munchkin) {
            return Some("too many Classes (MQ-CLASS-02)");
        }
        let asked = |s: &Step| matches!(s, Step::Doors(doors::Step::Ranks { seat: of }) if *of == seat.colour);
        if ranks::too_many(book, seat) && game.ending.is_none() && !game.agenda.iter().any(asked) {
            return Some("more Ranks than Levels (SR-POWER-05)");
        }
        if seat.edges.iter().any(|edge| !seat.classes.contains(&edge.power)) && game.ending.is_none() {
            return Some("an Edge! on a Power that is not there (SR-DEATH-04)");
        }
    }
    (game.ending.is_none() && game.agenda.is_empty()).then_some("nothing is owed and the game goes on")
}

/// Every card is in one place, and none is lost.
fn cards(game: &Game) -> Option<&'static str> {
    let stock = game.stock.as_ref()?;
    let mut seen = CardSet::EMPTY;
    for set in [&stock.draw, &stock.discards].into_iter().chain(game.seats.iter().flat_map(|s| [&s.held, &s.laid])) {
        if seen.meets(set) {
            return Some("a card in two places (MQ-SET-02)");
        }
        seen = seen.or(set);
    }
    let mut twice = false;
    in_play::on_the_table(game, |card| {
        twice |= seen.has(card);
        seen.insert(card);
    });
    if twice {
        return Some("a card in play that is elsewhere too (MQ-CARD-07)");
    }
    in_play::under_way(game, |card| seen.insert(card));
    (game.ending.is_none() && seen != stock.all).then_some("a card is lost (MQ-SET-03)")
}

/// Where there is no map the last Level is the end, a card for two kinds joins something, and one Big Item is carried.
fn at_the_doors(book: &Book, game: &Game) -> Option<&'static str> {
    if book.system.rolls() || game.ending.is_some() || game.stock.is_none() {
        return None;
    }
    let too_big = |step: &Step| matches!(step, Step::Doors(doors::Step::Surplus { .. }));
    let asked = surplus::is_before_hands(game) || game.agenda.iter().any(too_big);
    for seat in &game.seats {
        if seat.level >= book.top_level(game) {
            return Some("the game goes on beyond the last Level (MC-LVL-07)");
        }
        let twice = |kinds: &[String]| kinds.iter().enumerate().any(|(i, kind)| kinds[..i].contains(kind));
        if twice(&seat.races) || (twice(&seat.classes) && !book.house(game).same_power_twice()) {
            return Some("the same of two kinds (MC-HALF-01)");
        }
        if seat.half_breed && seat.races.is_empty() || seat.super_munchkin && seat.classes.len() < 2 {
            return Some("a card for two kinds that joins nothing (MC-HALF-07, MC-HALF-09)");
        }
        if !asked && !seat.dead && surplus::overloaded(book, game, seat) {
            return Some("more Big Items or Vehicles than are carried (MC-BIG-01, SR-VEHICLE-02)");
        }
    }
    None
}

fn map(book: &Book, game: &Game) -> Option<&'static str> {
    let dungeon = game.dungeon.as_deref()?;
    let bases = book.rules.pieces(game.table.expansion).bases_per_colour;
    for colour in Colour::ALL {
        if game.foes.all.iter().filter(|m| m.base == Some(colour)).count() > bases {
            return Some("more bases than there are (MQ-COMP-03)");
        }
    }
    let fights = game
        .agenda
        .iter()
        .any(|s| matches!(s, Step::Fight(fight::Step::Fight { .. }) | Step::Dungeon(dungeon::Step::BossLeaves { .. })));
    let beside = fights || game.foes.all.iter().any(|m| m.boss);
    for monster in &game.foes.all {
        let Some(room) = monster.room.and_then(|room| dungeon.room(room)) else {
            return Some("a monster beyond the map (MQ-MMOV-01)");
        };
        if room.entrance && !beside {
            return Some("a monster rests in the Entrance (MQ-FIX-12)");
        }
    }
    let lost = |s: &Seat| s.room.is_none_or(|room| dungeon.room(room).is_none());
    game.seats.iter().any(lost).then_some("a munchkin beyond the map (MQ-MOVE-01)")
}
