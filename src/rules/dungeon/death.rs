//! Death, and the return from it (MQ-DEATH rows).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::phases;
use crate::rules::dungeon::piles;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::ending;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear;
use crate::rules::seat::Health;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::Ending;
use crate::rules::table::phase::Phase;

/// Death (MQ-DEATH-03 to MQ-DEATH-10): level, hand and goods go, and for the active player the turn.
pub(crate) fn death(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    if game.seat(colour).is_none_or(|s| s.dead) {
        return;
    }
    // Whoever falls in a fight ends it; what it settles comes before what death takes.
    let ended = fight::kept(game).filter(|f| f.main == colour).map(|fight| {
        let mut facts = Facts::default();
        ending::abandoned(book, game, fight, &mut facts);
        let then = facts.on(game);
        out.0.extend(facts.0);
        then
    });
    let game = ended.as_ref().unwrap_or(game);
    let Some(seat) = game.seat(colour) else { return };
    // Once all Health is gone, nothing that came after it brings any back (MQ-DEATH-02).
    if seat.health.red > 0 {
        let to = Health { red: 0, ..seat.health };
        out.say(dungeon::Event::Health { seat: colour, from: seat.health, to }, cites!["MQ-DEATH-01", "MQ-DEATH-02"]);
    }
    out.say(munchkin::Event::Died { seat: colour }, cites!["MQ-DEATH-01", "MQ-DEATH-03"]);
    if seat.hand.total() > 0 {
        out.say(cards::Event::Hand { seat: colour, from: seat.hand, to: seat.hand.emptied() }, cites!["MQ-DEATH-05"]);
    }
    if seat.level > book.rules.level_min {
        out.say(munchkin::Event::Level { seat: colour, from: seat.level, to: seat.level - 1 }, cites!["MQ-DEATH-06"]);
    }
    // Of what is left to the cardboard the app knows only the Items it was told of: the rest lies there all the same.
    if let Some(room) = seat.room.filter(|_| game.has_map()) {
        match game.keeps_goods() {
            true => piles::drop_into(book, game, room, (seat.gear.clone(), seat.big, seat.gold), out),
            false => piles::drop_untold(book, game, room, (colour, &seat.gear), out),
        }
    }
    if seat.gold > 0 {
        out.say(dungeon::Event::Gold { seat: colour, from: seat.gold, to: 0 }, cites!["MQ-DEATH-07"]);
    }
    lose_items(seat, out);
    if game.seats.iter().all(|s| s.dead || s.colour == colour) {
        out.say(table::Event::Ended(Ending::Monsters), cites!["MQ-END-04"]);
        return;
    }
    // A turn that has yet to begin begins, with the return from death (MQ-DEATH-14).
    let ahead = |s: &Step| s.is_before_all_turns() || matches!(s, Step::Table(table::Step::TurnStart { .. }));
    let begun = game.turn.seat == Some(colour) && !game.agenda.iter().any(ahead);
    if begun && matches!(game.turn.phase, Phase::Movement | Phase::Draw) {
        out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08"]);
        let rest = phases::agenda_from(game, Phase::Monsters, colour);
        out.say(table::Event::Agenda(owed::after_death(game, colour, rest)), cites!["MQ-DEATH-10", "MQ-MON-01"]);
    }
}

pub(crate) fn lose_items(seat: &Seat, out: &mut Facts) {
    let colour = seat.colour;
    let cites: Cites = cites!["MQ-DEATH-07"];
    if !seat.gear.is_empty() {
        out.say(munchkin::Event::Items { seat: colour, gone: gear::in_place(&seat.gear), got: vec![] }, cites);
    }
    if seat.bonus != 0 {
        out.say(munchkin::Event::Bonus { seat: colour, from: seat.bonus, to: 0 }, cites);
    }
    if seat.big != 0 {
        out.say(munchkin::Event::Big { seat: colour, from: seat.big, to: 0 }, cites);
    }
}

pub(crate) fn revive(book: &Book, game: &Game, seat: &Seat, out: &mut Facts) {
    let colour = seat.colour;
    out.say(munchkin::Event::Revived { seat: colour }, cites!["MQ-DEATH-14"]);
    // Who has lost the last token comes back with one: nobody lives without (MQ-HP-01, MQ-DEATH-01).
    let max = seat.health.max.max(1);
    let whole = Health { red: max, max };
    out.say(dungeon::Event::Health { seat: colour, from: seat.health, to: whole }, cites!["MQ-DEATH-15"]);
    if let Some(entrance) = game.dungeon.as_deref().and_then(Dungeon::entrance) {
        out.say(dungeon::Event::Stood { seat: colour, room: entrance.id }, cites!["MQ-DEATH-14"]);
    }
    let back = &book.rules.back;
    let gold = seat.gold.saturating_add(back.gold);
    out.say(dungeon::Event::Gold { seat: colour, from: seat.gold, to: gold }, cites!["MQ-DEATH-16"]);
    for (deck, cards) in back.hand.iter() {
        out.say(cards::Event::Drew { seat: colour, deck, cards, open: false }, cites!["MQ-DEATH-17"]);
    }
}
