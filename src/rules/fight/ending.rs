//! The end of a fight. However it comes, by dice, by what the table tells, because the last monster or the main player
//! has gone, the same things are settled, and here: what was agreed, what waited for this fight, kills before the dice.

use crate::rules::book::Book;
use crate::rules::facts::Facts;
use crate::rules::fight::cited;
use crate::rules::fight::state::{Fight, Slain};
use crate::rules::fight::{instructs, spoils, worth};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear;
use crate::rules::munchkin::receive;
use crate::rules::rulings::{BribeDue, ElfHelperLevels, FearsomeHelperLevels, LootOfRemoved};
use crate::rules::seat::{Condition, Seat, Until};
use crate::rules::table;
use crate::rules::table::Ending;
use std::sync::Arc;

/// What every fight settles, whatever became of it: what was agreed for the help changes hands, and what waited for
/// somebody's next fight has counted. The game as it is from there on, if that changed what anybody has.
pub(crate) fn settles(book: &Book, game: &Game, fight: &Fight, won: bool, out: &mut Facts) -> Option<Game> {
    settles_before(book, game, fight, (won, false), out)
}

/// The same, and whether somebody has to run from it: what helps or hinders them in that has still to count.
pub(crate) fn settles_before(
    book: &Book,
    game: &Game,
    fight: &Fight,
    (won, runs): (bool, bool),
    out: &mut Facts,
) -> Option<Game> {
    let paid = pays(book, game, fight, won, out);
    let now = paid.as_ref().unwrap_or(game);
    book.system.counted(now, fight, won, out);
    for seat in std::iter::once(fight.main).chain(fight.helping(now)).filter_map(|c| now.seat(c)) {
        counted(seat, |c| !runs || c.run == 0, out);
    }
    paid
}

/// Somebody has run: what was for that has counted as well.
pub(crate) fn has_run(seat: &Seat, out: &mut Facts) {
    counted(seat, |c| c.run != 0, out);
}

/// What waited for somebody's next fight has counted in this one, and is over (MQ-CURSE-05, MQ-CURSE-06).
fn counted(seat: &Seat, done: impl Fn(&Condition) -> bool, out: &mut Facts) {
    let for_a_fight = |(_, c): &(usize, &Condition)| c.until == Until::NextFight && done(c);
    // From the end of the list, so that the places of those still to go stay true.
    for (index, c) in seat.conditions.iter().enumerate().rev().filter(for_a_fight) {
        out.say(munchkin::Event::Lifted { seat: seat.colour, index }, cited::HAS_COUNTED);
        if c.waits {
            let add = Condition { waits: false, ..c.clone() };
            out.say(munchkin::Event::Condition { seat: seat.colour, add }, cited::HANGS_OVER);
        }
    }
}

fn pays(book: &Book, game: &Game, fight: &Fight, won: bool, out: &mut Facts) -> Option<Game> {
    let said = out.0.len();
    pay(book, game, fight, won, out);
    (out.0.len() > said).then(|| out.on(game))
}

/// The fight is over without dice or tale: its last monsters have left it, or its main munchkin has. Levels for kills
/// stay; their Treasures are claimed by a main player who is still there (OQ-40).
pub(crate) fn broken_off(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    let won = claims(game, fight);
    let paid = settles(book, game, fight, won, out);
    had(book, paid.as_ref().unwrap_or(game), fight, won, out);
}

/// The main player dies or leaves the table: nobody claims anything.
pub(crate) fn abandoned(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    let paid = settles(book, game, fight, false, out);
    let game = paid.as_ref().unwrap_or(game);
    if dead_keep_kills(book, game) {
        had(book, game, fight, false, out);
    } else {
        book.system.broken_off(game, out);
    }
}

/// Whether who dies in a fight keeps the levels for kills before (OQ-40).
pub fn dead_keep_kills(book: &Book, game: &Game) -> bool {
    book.house(game).dying_keeps_kill_levels()
}

/// There was no fight after all, the table says: what waits for the next one still waits. What had been killed before is
/// had all the same.
pub(crate) fn none_after_all(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    let won = claims(game, fight);
    let paid = pays(book, game, fight, won, out);
    had(book, paid.as_ref().unwrap_or(game), fight, won, out);
}

/// Whether a main player who is still there claims what was killed before the dice: nobody is left who could have won.
fn claims(game: &Game, fight: &Fight) -> bool {
    let there = game.seat(fight.main).is_some_and(|s| !s.dead && s.room == fight.place);
    there && !fight.slain.is_empty()
}

/// What is had of a fight that was broken off.
fn had(book: &Book, game: &Game, fight: &Fight, claimed: bool, out: &mut Facts) {
    for (colour, levels) in kills(book, game, fight, claimed) {
        gains(book, game, colour, (fight.main, levels), out);
    }
    if claimed {
        instructs::all(book, game, fight.main, &fight.slain, out);
    }
    if claimed
        && (book.house(game).loot_of_removed() == LootOfRemoved::ClaimIfStillPresent || !book.system.rolls())
        && let Some(seat) = game.seat(fight.main)
    {
        loot(book, game, fight, seat, out);
    }
    book.system.broken_off(game, out);
}

/// Levels for what fell before the dice, by who fought: kept by those who then leave, lose or die too (OQ-40).
pub(crate) fn kills(book: &Book, game: &Game, fight: &Fight, won: bool) -> Vec<(Colour, u8)> {
    if fight.slain.is_empty() {
        return Vec::new();
    }
    let helper = fight.helping(game);
    let (main, helps) = shares(book, game, &fight.slain, helper, won);
    std::iter::once((fight.main, main)).chain(helper.map(|c| (c, helps))).collect()
}

/// Somebody's levels for kills before the dice.
fn gains(book: &Book, game: &Game, colour: Colour, (main, levels): (Colour, u8), out: &mut Facts) {
    let Some(seat) = game.seat(colour) else { return };
    let cites = if colour == main { cited::LEVELS_KEPT } else { cited::HELPERS_LEVELS_KEPT };
    worth::levels((book, game), seat, levels, cites, out);
}

/// What somebody who has lost a fight gains all the same.
pub(crate) fn gains_though_lost(book: &Book, game: &Game, fight: &Fight, seat: &Seat, out: &mut Facts) {
    for (colour, levels) in kills(book, game, fight, false).into_iter().filter(|(c, _)| *c == seat.colour) {
        gains(book, game, colour, (fight.main, levels), out);
    }
}

/// Levels for the main player and for whoever helps, for killing these (OQ-35); a helping Elf's own is for a fight that
/// was won (MQ-LVL-08).
pub fn shares(book: &Book, game: &Game, dead: &[Slain], helper: Option<Colour>, won: bool) -> (u8, u8) {
    let all = u32::from(worth::levels_of(dead));
    let Some(helper) = helper.filter(|_| !dead.is_empty()) else { return (all.min(99) as u8, 0) };
    let fearsome = dead.iter().filter(|s| s.fearsome).count() as u32;
    let house = book.house(game);
    let once = |per_monster: bool, count: u32| if per_monster { count } else { count.min(1) };
    let elf = won && game.seat(helper).is_some_and(|s| s.races.iter().any(|r| r == "elf"));
    let shared = once(house.fearsome_helper_levels() == FearsomeHelperLevels::PerMonster, fearsome);
    // Who was only taken away was not killed.
    let killed = dead.iter().filter(|s| !s.sent).count() as u32;
    // Where no dice are rolled it is one for each, and no question (MC-HELP-18).
    let each = !book.system.rolls() || house.elf_helper_levels() == ElfHelperLevels::PerMonster;
    let own = once(each, killed);
    // The two do not add up: an Elf gains its own level only where no Fearsome monster gave one (MQ-LVL-12).
    let helps = if shared > 0 {
        shared
    } else if elf {
        own
    } else {
        0
    };
    // A kill is worth a level, whatever lies on the monster (MQ-KW-22).
    let main = all.saturating_sub(shared).max(killed.min(1));
    (main.min(99) as u8, helps.min(99) as u8)
}

/// The Treasures of what fell before the dice, and what else its cards give; the helper has its share.
fn loot(book: &Book, game: &Game, fight: &Fight, seat: &Seat, out: &mut Facts) {
    let benefits: Vec<_> = fight.slain.iter().map(|s| s.benefit).collect();
    book.system.benefits(seat, &benefits, out);
    let all = fight.slain.iter().map(|s| s.treasures).fold(0, u8::saturating_add);
    let helper = fight.helping(game);
    let share = helper.map_or(0, |_| fight.share(all));
    let first = fight.bargain.as_ref().is_some_and(|terms| terms.helper_first == Some(true));
    if let Some(spoils) = spoils::shared(game, (seat.colour, all - share), helper.map(|c| (c, share)), first) {
        out.say(table::Event::Owed(spoils), spoils::RULES);
        return;
    }
    let seen = fight.place.is_some_and(|room| game.munchkins_in(room).any(|s| s.colour != fight.main));
    worth::treasures(seat.colour, all - share, seen, out);
    if let Some(helper) = helper {
        worth::share(helper, share, out);
    }
}

/// A power or card has killed the Boss, where the table lets it (OQ-52): that wins the game at once (MQ-END-03).
pub(crate) fn boss_slain(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    let paid = settles(book, game, fight, true, out);
    let game = paid.as_ref().unwrap_or(game);
    for (colour, levels) in kills(book, game, fight, true) {
        gains(book, game, colour, (fight.main, levels), out);
    }
    boss_beaten(fight.main, fight.helping(game), out);
}

/// What was agreed changes hands, as far as it is still there: gold, then Items (OQ-36).
fn pay(book: &Book, game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    let due = match book.house(game).bribe_due() {
        BribeDue::WinOrLose => true,
        BribeDue::WinOnly => won,
        // Left to the table's honour.
        BribeDue::HonourSystem => false,
    };
    let (Some(terms), Some(helper)) = (fight.bargain.as_ref().filter(|_| due), fight.helping(game)) else { return };
    let (Some(main), Some(helper)) = (game.seat(fight.main), game.seat(helper)) else { return };
    let (payer, payee) = if terms.gold > 0 { (main, helper) } else { (helper, main) };
    let gold = payer.gold.min(terms.gold.unsigned_abs());
    if gold > 0 {
        book.system.pays(payer, payee, gold, out);
    }
    let mut kept = gear::in_place(&main.gear);
    let mut given = Vec::new();
    for item in &terms.items {
        if let Some(index) = kept.iter().position(|kept| *kept.item == *item) {
            given.push(kept.remove(index));
        }
    }
    if !given.is_empty() {
        let items = given.iter().map(|given| Arc::clone(&given.item)).collect();
        out.say(munchkin::Event::Items { seat: main.colour, gone: given, got: vec![] }, cited::ITEMS_GIVEN);
        receive::receive(helper, Vec::new(), items, cited::ITEMS_HAD, out);
    }
}

/// Whoever beats the Boss has won, a helper too (MQ-BOSS-13, MQ-BOSS-14).
pub(crate) fn boss_beaten(main: Colour, helper: Option<Colour>, out: &mut Facts) {
    let winners = std::iter::once(main).chain(helper).collect();
    out.say(table::Event::Ended(Ending::Players(winners)), cited::BOSS_BEATEN);
}
