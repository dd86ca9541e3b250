//! What follows by itself: the step on top, worked out from the state as it is now, until a question stands.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::card::deck::Deck;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::dice::cast;
use crate::rules::dungeon;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::goods;
use crate::rules::dungeon::heed;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::{Route, Stop};
use crate::rules::dungeon::monster_turn;
use crate::rules::dungeon::monster_turn::MarchRules;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::owed::Meeting;
use crate::rules::dungeon::pack;
use crate::rules::dungeon::step::Coming;
use crate::rules::dungeon::stuff;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::spoils;
use crate::rules::fight::{Fight, Stage};
use crate::rules::fight::{ending, roll};
use crate::rules::game::Game;
use crate::rules::hand::window;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin;
use crate::rules::munchkin::items;
use crate::rules::munchkin::timing;
use crate::rules::query::{gear, hand};
use crate::rules::rulings::{ExploreDxm, ReceivedItemWindow};
use crate::rules::seat::{Health, Seat, Until};
use crate::rules::seen::Seen;
use crate::rules::stock;
use crate::rules::system::quest::turn;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::table::step::About;
use crate::rules::table::{Care, Ending, Place};

pub(crate) fn advance(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
    if !seen.no_boss {
        if boss::stranded(game, out) {
            return;
        }
        seen.no_boss = !boss::anywhere(game);
    }
    if puts_right(book, game, seen, out) {
        return;
    }
    let Some(step) = game.top() else { return recover(game, out) };
    if !owed::stands(book, game, step) {
        // What it was about is gone: it owes nothing.
        return out.settle();
    }
    match step {
        Step::Table(table::Step::FirstPlayer { among, rolls }) => first_player(among, rolls, out),
        Step::Table(table::Step::TurnStart { seat }) => turn_start(book, game, *seat, out),
        Step::Table(table::Step::TurnEnd { seat }) => turn_end(game, *seat, out),
        Step::Munchkin(munchkin::Step::Charity { seat })
            if game.seat(*seat).is_none_or(|s| hand::surplus(book, game, s) == 0) =>
        {
            out.say(table::Event::Settled, cites!["MQ-CHAR-06"]);
        }
        Step::Dungeon(own) => on_the_map(book, game, (step, own), out),
        Step::Table(table::Step::NextTurn) => next_turn(game, out),
        // The cards went back to the table meanwhile: nothing is named or waited for.
        Step::Cards(cards::Step::NameCards { .. }) | Step::Table(table::Step::Window { .. })
            if game.stock.is_none() =>
        {
            out.settle()
        }
        Step::Table(table::Step::Opening) if game.stock.is_some() && turn::open(game, out).is_ok() => {}
        Step::Table(table::Step::Window { about, waiting }) => window::advance(book, game, *about, waiting, out),
        // What the dice were cast for is owed no more.
        Step::Table(table::Step::Cast { .. }) if !owed::cast_stands(book, game) => out.settle(),
        Step::Table(table::Step::Cast { roll, again: None, .. }) => cast::count(book, game, roll, out),
        Step::Fight(fight::Step::BadStuff { seat, monster }) if stuff::bad(book, game, (*seat, *monster), out) => {}
        Step::Fight(fight::Step::Fight { .. }) => fought(book, game, out),
        Step::Fight(fight::Step::Spoils { picks, turn, up })
            if spoils::advance(book, game, (picks, *turn, up), out) => {}
        Step::Munchkin(munchkin::Step::Overfull { seat }) => {
            // In combat nothing is dropped: it is asked again when the fight is over (OQ-75).
            let waits = timing::locked(book, game, *seat) || !game.keeps_goods();
            if waits || game.seat(*seat).is_none_or(|s| s.dead || gear::packed(s) <= book.rules.pack) {
                out.say(table::Event::Settled, cites!["MQ-ITEM-26"]);
            }
        }
        Step::Munchkin(munchkin::Step::LoseItem { seat, sort, .. })
            if game.seat(*seat).is_none_or(|s| items::candidates(s, sort.as_deref()).is_empty()) =>
        {
            out.settle();
        }
        Step::Munchkin(munchkin::Step::Death { seat }) => death(book, game, *seat, out),
        Step::Fight(fight::Step::RunAway { .. }) => flight::advance(game, step, out),
        _ => {}
    }
}

/// The same, for a step of the map.
fn on_the_map(book: &Book, game: &Game, (step, own): (&Step, &dungeon::Step), out: &mut Facts) {
    match own {
        dungeon::Step::MonsterRoll { .. } => {
            if !game.has_map() {
                out.settle();
            } else if game.turn.phase != Phase::Monsters {
                out.say(table::Event::Phase(Phase::Monsters), cites!["MQ-TURN-03", "MQ-CHAR-06"]);
            }
        }
        dungeon::Step::March { roll, unasked_rooms, unasked_monsters } => {
            march(book, game, *roll, (unasked_rooms, unasked_monsters), out);
        }
        dungeon::Step::Heed { seat, .. } => heed::heed(game, *seat, out),
        dungeon::Step::EmptyRoom { .. } if empty_room::is_hopeless(game) => {
            out.say(table::Event::Settled, cites!["MQ-KW-07"])
        }
        dungeon::Step::Arrive { seat, how } => arrive(book, game, *seat, *how, out),
        dungeon::Step::BossLeaves { monsters } => {
            out.settle();
            boss::leaves(game, monsters, out);
        }
        dungeon::Step::ExploreDxm { seat } if book.house(game).explore_dxm() != ExploreDxm::Ask => {
            out.settle();
            out.say(cards::Event::Drew { seat: *seat, deck: Deck::DXM, cards: 1, open: false }, cites!["MQ-EXPL-07"]);
        }
        dungeon::Step::Base { monster, roll, unasked, .. } => base(book, game, (*monster, *roll), unasked, out),
        dungeon::Step::Moving if game.stock.is_some() && nothing_to_move(game) => out.settle(),
        dungeon::Step::Lurker { .. } if empty_room::is_hopeless(game) => {
            out.say(table::Event::Settled, cites!["MQ-KW-07"])
        }
        dungeon::Step::NewMonster { .. } | dungeon::Step::Lurker { .. }
            if stock::refill(book, game, Deck::MONSTER, out) => {}
        dungeon::Step::Collect { seat, room, found } => collected(game, (*seat, *room), *found, out),
        dungeon::Step::Refuge { .. } => flight::advance(game, step, out),
        _ => {}
    }
}

/// Dice that nobody changes any more count; a fight without anybody to fight, or to fight it, is over.
fn fought(book: &Book, game: &Game, out: &mut Facts) {
    let now = fight::current(game);
    let cast = |f: &Fight| game.stock.is_some() && f.goes_on(game) && matches!(f.stage, Stage::Rolled(_));
    if now.is_some_and(cast) && roll::settle(book, game, out).is_ok() {
        // All have had their chance to change the dice: they count.
    } else if !now.is_some_and(|f| f.goes_on(game)) {
        // What it leads to is owed once it is settled itself.
        let mut ends = Facts::default();
        if let Some(now) = now {
            ending::broken_off(book, game, now, &mut ends);
        }
        out.say(table::Event::Settled, cites!["MQ-CMB-18", "MQ-CMB-19"]);
        out.0.append(&mut ends.0);
    }
}

/// What lies in a room that was searched is had unless a monster keeps it; whatever has come into the room is met first
/// (MQ-CMB-08, MQ-IGN-05).
fn collected(game: &Game, (seat, room): (Colour, RoomId), found: Option<MonsterId>, out: &mut Facts) {
    let below = game.agenda.len().checked_sub(2).and_then(|i| game.agenda.get(i));
    match below {
        Some(Step::Dungeon(dungeon::Step::Arrive { seat: meets, how })) if *meets == seat => {
            out.say(table::Event::Settled, cites!["MQ-CMB-08", "MQ-IGN-05"]);
            out.settle();
            out.owe(dungeon::Step::Collect { seat, room, found });
            out.owe(dungeon::Step::Arrive { seat, how: *how });
        }
        _ if found.is_some() || !goods::can_collect(game, seat, room) => {
            out.say(table::Event::Settled, cites!["MQ-PICK-03"]);
        }
        _ => {}
    }
}

/// Cards and goods come to where they belong before anything else follows. Whether anything was said.
fn puts_right(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) -> bool {
    // What is swept up now is all there is to sweep.
    let loose = seen.loose.replace(CardSet::EMPTY);
    if loose.as_ref().is_none_or(|loose| !loose.is_empty()) && stock::sweep_up(book, game, loose, out) {
        return true;
    }
    let naming = matches!(game.top(), Some(Step::Cards(cards::Step::NameCards { .. })));
    if (naming || !seen.hands.all()) && stock::settle(book, game, &mut seen.hands, out) {
        return true;
    }
    if !seen.goods {
        seen.goods = pack::tidy(book, game, out);
    }
    !out.0.is_empty()
}

/// Nothing is owed although the game goes on: the active player acts, or the turn passes.
fn recover(game: &Game, out: &mut Facts) {
    match game.active() {
        Some(seat) => out.owe(table::Step::Move { seat: seat.colour }),
        None => out.owe(table::Step::NextTurn),
    }
}

/// The highest roll starts; those who tie roll again (MQ-SET-24, OQ-24).
fn first_player(among: &[Colour], rolls: &[(Colour, u8)], out: &mut Facts) {
    if rolls.len() < among.len() {
        return;
    }
    let highest = rolls.iter().map(|(_, face)| *face).max();
    let best: Vec<Colour> = rolls.iter().filter(|(_, face)| Some(*face) == highest).map(|(c, _)| *c).collect();
    match best[..] {
        [seat] => {
            out.say(table::Event::Settled, cites!["MQ-SET-24"]);
            out.say(table::Event::Turn { seat, number: 0 }, cites!["MQ-SET-24"]);
            out.owe(table::Step::Opening);
        }
        _ => out.say(
            table::Event::Noted(Step::Table(table::Step::FirstPlayer { among: best, rolls: Vec::new() })),
            cites!["MQ-SET-24"],
        ),
    }
}

/// Return from death, then the DxM Draw, then Movement with whatever waits in the room (MQ-TURN-01, OQ-22).
fn turn_start(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    let Some(seat) = game.seat(colour) else { return };
    out.say(table::Event::Turn { seat: colour, number: game.turn.number.saturating_add(1) }, cites!["MQ-TURN-01"]);
    // What was received in an earlier turn is no longer just received (OQ-19).
    let until_end = book.house(game).received_item_window() == ReceivedItemWindow::UntilEndOfTurn;
    for old in game.seats.iter().filter(|s| s.fresh > 0 && (until_end || s.colour == colour)) {
        out.say(cards::Event::Fresh { seat: old.colour, from: old.fresh, to: 0 }, cites!["MQ-ANY-11"]);
    }
    out.say(table::Event::Phase(Phase::Draw), cites!["MQ-TURN-01"]);
    if seat.spent > 0 || seat.exit_used || !seat.searched.is_empty() || !seat.dealt.is_empty() {
        out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08"]);
    }
    // From the end of the list, so that the places of those still to go stay true.
    for (index, _) in seat.conditions.iter().enumerate().rev().filter(|(_, c)| c.until == Until::OwnTurn) {
        out.say(munchkin::Event::Lifted { seat: colour, index }, cites!["MQ-TURN-01", "MQ-FIX-02"]);
    }
    if seat.dead {
        revive(book, game, seat, out);
    }
    if game.table.care != Care::Count && (!seat.dead || book.house(game).revive_also_draws_turn_dxm()) {
        out.say(cards::Event::Drew { seat: colour, deck: Deck::DXM, cards: 1, open: false }, cites!["MQ-TURN-04"]);
    }
    out.say(table::Event::Phase(Phase::Movement), cites!["MQ-TURN-01", "MQ-TURN-02"]);
    out.owe(table::Step::Move { seat: colour });
    if game.has_map() {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Began });
    }
    crate::rules::window::open(game, About::Turn, colour, Some(colour), out);
}

/// Whether no standie on a table waits to be moved.
fn nothing_to_move(game: &Game) -> bool {
    game.dungeon.as_deref().and_then(|d| d.march.as_ref()).is_none_or(|m| m.to_move.is_empty())
}

fn revive(book: &Book, game: &Game, seat: &Seat, out: &mut Facts) {
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

/// Charity, then the Monster Turn, then the next player (MQ-TURN-01, MQ-TURN-03).
fn turn_end(game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    out.say(table::Event::Phase(Phase::Charity), cites!["MQ-TURN-01"]);
    out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08", "MQ-TURN-10"]);
    out.owe(table::Step::NextTurn);
    if game.has_map() {
        out.owe(dungeon::Step::MonsterRoll { seat: colour });
    }
    out.owe(munchkin::Step::Charity { seat: colour });
}

/// Works the Monster Turn out, asking for each missing fact as a monster comes to need it.
fn march(book: &Book, game: &Game, roll: Colour, unasked: (&[RoomId], &[MonsterId]), out: &mut Facts) {
    let Some(dungeon) = game.dungeon.as_deref().filter(|_| game.has_map()) else {
        out.settle();
        return;
    };
    let (rooms, monsters) = unasked;
    let gait_open = |id: &MonsterId| game.foes.get(*id).is_some_and(|m| m.def.gait.is_none()) && !monsters.contains(id);
    let rules = MarchRules::of(book, game);
    let mut march = monster_turn::resolve(dungeon, &game.foes, monster_turn::targets(game, rules), rules, roll);
    // How it moves matters only to a monster that is not held where it is, on any reading of its footprints.
    let held = |stop: Stop| matches!(stop, Stop::TargetHere | Stop::NoArrow);
    for route in &march.routes {
        if gait_open(&route.monster) && !(held(route.stop) && route.hops.0.is_empty()) {
            out.owe(dungeon::Step::AskGait { monster: route.monster });
            return;
        }
    }
    let unknown = |r: &&Route| r.stop == Stop::UnknownArrow && !rooms.contains(&r.to());
    if let Some(route) = march.routes.iter().find(unknown) {
        out.owe(dungeon::Step::AskArrow { room: route.to(), colour: roll });
        return;
    }
    if game.table.components.monsters == Place::App {
        march.to_move.clear();
    }
    out.settle();
    out.say(dungeon::Event::Marched(Box::new(march)), cites!["MQ-MMOV-01", "MQ-MMOV-12", "MQ-MMOV-14"]);
    out.owe(dungeon::Step::Moving);
}

/// The next seat clockwise that is not passed over.
fn next_turn(game: &Game, out: &mut Facts) {
    let at = game.turn.seat.and_then(|c| game.seats.iter().position(|s| s.colour == c));
    let start = at.map_or(0, |i| i + 1);
    if let Some(seat) = game.clockwise(start).find(|s| !s.away) {
        out.say(table::Event::Settled, cites!["MQ-SET-25"]);
        out.owe(table::Step::TurnStart { seat: seat.colour });
    }
}

/// What a munchkin meets where it has come to, on its own turn, once all that was owed before is settled.
fn arrive(book: &Book, game: &Game, colour: Colour, how: Coming, out: &mut Facts) {
    let seat = game.seat(colour).filter(|s| !s.dead && game.has_map());
    let own_turn = game.turn.seat == Some(colour) && game.turn.phase == Phase::Movement;
    let acts = own_turn && game.agenda.contains(&Step::Table(table::Step::Move { seat: colour }));
    let place = seat.and_then(|s| Some((s, game.dungeon.as_deref()?)));
    let place = place.and_then(|(s, d)| Some((s, d, d.room(s.room?)?)));
    let Some((seat, dungeon, room)) = place.filter(|_| acts) else { return out.settle() };
    match owed::meeting(game, colour, how) {
        Meeting::Now => out.settle(),
        Meeting::Fought => return out.settle(),
        Meeting::Later(order) => {
            return out.say(table::Event::Agenda(order), cites!["MQ-CMB-08", "MQ-HELP-20", "MQ-BOSS-18"]);
        }
    }
    let entered = matches!(how, Coming::Entered | Coming::Ran);
    // What has been left alone this turn starts no fight of its own accord (MQ-IGN-02).
    if game.foes.in_room(room.id).any(|m| !game.turn.left_alone.contains(&m.id)) {
        let cites = match how {
            Coming::Began => cites!["MQ-TURN-11", "MQ-CMB-04"],
            Coming::Entered | Coming::Ran => cites!["MQ-CMB-05", "MQ-CMB-08"],
            Coming::Stayed => cites!["MQ-CMB-06", "MQ-CMB-07", "MQ-CMB-08"],
        };
        out.say(table::Event::Owed(Step::Fight(fight::Step::Fight { seat: colour, place: Some(room.id) })), cites);
    } else if boss::comes(book, game, seat, room, entered) {
        boss::call(seat, room, out);
    } else if entered && dungeon.fully_explored() && !room.entrance && {
        // Also for those who have run away into the room, unless the table rules otherwise (OQ-28).
        how != Coming::Ran || book.house(game).automatic_monster_after_run_away()
    } {
        out.say(
            table::Event::Owed(Step::Dungeon(dungeon::Step::Automatic { seat: colour, room: room.id })),
            cites!["MQ-EXPL-24"],
        );
    }
}

/// The base of the rolled colour; another one, chosen; or one freed by sending the highest away.
fn base(book: &Book, game: &Game, (monster, roll): (MonsterId, Colour), unasked: &[MonsterId], out: &mut Facts) {
    if game.foes.get(monster).is_none() {
        out.settle();
        return;
    }
    if bases::free(book, game, roll) > 0 {
        out.settle();
        out.say(dungeon::Event::Based { monster, base: roll }, cites!["MQ-EXPL-12", "MQ-DIE-03"]);
        return;
    }
    match bases::free_colours(book, game)[..] {
        [] => match bases::purge(book, game, monster, unasked) {
            bases::Purge::NeedsLevel(monster) => out.owe(fight::Step::AskLevel { monster }),
            bases::Purge::Go(highest) if highest.is_empty() => out.settle(),
            bases::Purge::Go(highest) => {
                for monster in highest {
                    let why = Gone::FreedBase;
                    out.say(
                        fight::Event::MonsterGone { monster, why },
                        cites!["MQ-EXPL-16", "MQ-EXPL-17", "MQ-EXPL-19"],
                    );
                }
            }
        },
        // A choice of one is no choice.
        [only] => {
            out.settle();
            out.say(dungeon::Event::Based { monster, base: only }, cites!["MQ-EXPL-14", "MQ-EXPL-18"]);
        }
        _ => {}
    }
}

/// Death (MQ-DEATH-03 to MQ-DEATH-10): level, hand and goods go, and for the active player the turn.
fn death(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
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
    if let Some(room) = seat.room.filter(|_| game.keeps_goods()) {
        goods::drop_into(book, game, room, (seat.gear.clone(), seat.big, seat.gold), out);
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
    let ahead = |s: &Step| {
        matches!(
            s,
            Step::Table(table::Step::TurnStart { .. })
                | Step::Table(table::Step::FirstPlayer { .. })
                | Step::Table(table::Step::Opening)
                | Step::Table(table::Step::Arrange)
        )
    };
    let begun = game.turn.seat == Some(colour) && !game.agenda.iter().any(ahead);
    if begun && matches!(game.turn.phase, Phase::Movement | Phase::Draw) {
        out.say(dungeon::Event::Refreshed { seat: colour }, cites!["MQ-TURN-08"]);
        let rest = turn::agenda_from(game, Phase::Monsters, colour);
        out.say(table::Event::Agenda(owed::after_death(game, colour, rest)), cites!["MQ-DEATH-10", "MQ-MON-01"]);
    }
}

fn lose_items(seat: &Seat, out: &mut Facts) {
    let colour = seat.colour;
    let cites: Cites = cites!["MQ-DEATH-07"];
    if !seat.gear.is_empty() {
        out.say(munchkin::Event::Gear { seat: colour, gear: Vec::new() }, cites);
    }
    if seat.bonus != 0 {
        out.say(munchkin::Event::Bonus { seat: colour, from: seat.bonus, to: 0 }, cites);
    }
    if seat.big != 0 {
        out.say(munchkin::Event::Big { seat: colour, from: seat.big, to: 0 }, cites);
    }
}
