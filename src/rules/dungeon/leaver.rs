//! Somebody leaves the table: what becomes of what they have, and of what they owe.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::answer::OrphanGoods;
use crate::rules::dungeon::answer::OrphanMonsters;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::piles;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::ending;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
pub(crate) fn leaver(
    book: &Book,
    game: &Game,
    colour: Colour,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Answer::Table(table::Answer::No) = answer {
        out.settle();
        return Ok(());
    }
    let Answer::Dungeon(dungeon::Answer::Leaver { monsters, goods: of_goods }) = answer else { return Err(unasked()) };
    // What a fight of its own settles comes first: what was agreed is not carried off.
    let left = fight::kept(game).filter(|f| f.main == colour).map(|fight| {
        ending::abandoned(book, game, fight, out);
        out.on(game)
    });
    let game = left.as_ref().unwrap_or(game);
    let seat = game.find(colour)?;
    out.settle();
    match (of_goods, seat.room) {
        (OrphanGoods::Drop, Some(room)) if game.has_map() => {
            piles::drop_into(book, game, room, (seat.gear.clone(), seat.big, seat.gold), out);
        }
        (OrphanGoods::Give(to), _) => {
            ensure(*to != colour, || Refusal::no_such_seat(*to))?;
            let heir = game.find(*to)?;
            out.note(munchkin::Event::Items { seat: *to, gone: vec![], got: seat.gear.clone() });
            let gold = heir.gold.saturating_add(seat.gold);
            out.note(dungeon::Event::Gold { seat: *to, from: heir.gold, to: gold });
        }
        _ => {}
    }
    if *monsters == OrphanMonsters::Go {
        for monster in game.foes.all.iter().filter(|m| m.base == Some(colour)) {
            out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Swept }, cites!["MQ-MON-09"]);
        }
    }
    unwind(game, colour, out);
    out.note(table::Event::Left { seat: colour });
    Ok(())
}

/// What only a leaving player could do falls away, the rest passes on; in the middle of their own turn, so does the turn.
pub(crate) fn unwind(game: &Game, colour: Colour, out: &mut Facts) {
    let game = out.on(game);
    // The seat to the left is found from the leaver's place, so the turn is handed over before the seat goes.
    let at = game.seats.iter().position(|s| s.colour == colour).unwrap_or(0);
    let next = game.clockwise(at + 1).find(|s| !s.away && s.colour != colour);
    let Some(next) = next.or_else(|| game.seats.iter().find(|s| s.colour != colour)) else { return };
    if game.turn.seat == Some(colour) && matches!(game.agenda.first(), Some(Step::Table(table::Step::Opening))) {
        out.note(table::Event::Turn { seat: next.colour, number: 0 });
    }
    let agenda = owed::after_leaving(&game, colour, next.colour);
    if agenda != game.agenda {
        out.say(table::Event::Agenda(agenda), cites!["MQ-SET-25", "MQ-TURN-03"]);
    }
}

/// Ways to leave: not at all; or with the goods dropped, put away or given to somebody, and the monsters on bases of
/// one's colour staying or going.
pub(crate) fn answers(game: &Game, seat: Colour, mut say: impl FnMut(Answer)) {
    say(table::Answer::No.into());
    let heirs = game.seats.iter().map(|s| s.colour).filter(|c| *c != seat).map(OrphanGoods::Give);
    for goods in [OrphanGoods::Drop, OrphanGoods::Box].into_iter().chain(heirs) {
        for monsters in [OrphanMonsters::Stay, OrphanMonsters::Go] {
            say(dungeon::Answer::Leaver { monsters, goods }.into());
        }
    }
}
