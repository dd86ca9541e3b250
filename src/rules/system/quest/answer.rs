//! Answers to the question that stands, each by its step.

use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::card::deck::Deck;
use crate::rules::cards::named::numbers;
use crate::rules::dice::recast;
use crate::rules::dungeon;
use crate::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::explore;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::goods;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::monster_die;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::pack;
use crate::rules::dungeon::result;
use crate::rules::dungeon::search;
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{self};
use crate::rules::effect::mode::Mode;
use crate::rules::event::{Gone, Roll};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::help;
use crate::rules::fight::spoils;
use crate::rules::fight::{build, ending, roll};
use crate::rules::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::hand::play;
use crate::rules::hand::power;
use crate::rules::hand::window;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::goods::Gift;
use crate::rules::munchkin::items;
use crate::rules::query::{hand, movement};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::stock;
use crate::rules::system::quest::turn;
use crate::rules::table;
use crate::rules::table::phase::Phase;

/// An answer to a step, whatever cards could still change about it.
pub(crate) fn to(book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match top {
        Step::Table(table::Step::FirstPlayer { among, rolls }) => first_player(game, (among, rolls), answer, out),
        Step::Table(table::Step::Opening) => opening(game, answer, out),
        Step::Table(table::Step::Arrange) => arrange(game, answer, out),
        Step::Munchkin(munchkin::Step::Charity { seat }) => charity(book, game, *seat, answer, out),
        Step::Dungeon(own) => of_the_map(book, game, own, answer, out),
        Step::Table(table::Step::NextTurn) => next_turn(game, answer, out),
        Step::Fight(fight::Step::Fight { seat, .. }) => fought(book, game, *seat, answer, out),
        Step::Fight(fight::Step::RunAway { seat, room, to, left, taken }) => {
            flight::run(book, game, (*seat, *room, *to, *taken), left, answer, out)
        }
        Step::Fight(fight::Step::BadStuff { seat, .. }) => flight::bad_stuff(game, *seat, answer, out),
        Step::Munchkin(munchkin::Step::Cursed { seat, effects, .. }) => {
            curse::answer(book, game, (*seat, effects), answer, out)
        }
        Step::Munchkin(munchkin::Step::PowerRoll { seat, class, effects }) => {
            power::rolled(book, game, (*seat, class, effects), answer, out)
        }
        Step::Fight(fight::Step::DieAgain { who, index, .. }) => {
            play::rolled_again(book, game, (*who, *index), answer, out)
        }
        Step::Munchkin(munchkin::Step::LoseItem { seat, sort, dropped }) => {
            items::chosen(book, game, (*seat, sort.as_deref(), *dropped), answer, out)
        }
        Step::Munchkin(munchkin::Step::Overfull { seat }) => pack::overfull(book, game, *seat, answer, out),
        Step::Fight(fight::Step::PickOrder { .. }) => match answer {
            Answer::Table(table::Answer::Seat(first)) => roll::pick_order(book, game, *first, out),
            _ => Err(unasked()),
        },
        Step::Fight(fight::Step::Spoils { picks, turn, up }) => {
            spoils::answer(book, game, (picks, *turn, up), answer, out)
        }
        Step::Table(table::Step::Leaver { seat }) => leaver(book, game, *seat, answer, out),
        Step::Fight(fight::Step::AskLevel { monster }) => ask_card(game, *monster, answer, out),
        Step::Cards(rules::cards::Step::NameCards { seat, deck }) => {
            stock::name(book, game, (*seat, *deck), answer, out)
        }
        Step::Table(table::Step::Window { about, waiting }) => window::answer(game, (*about, waiting), answer, out),
        Step::Table(table::Step::Cast { seat, roll, again }) => {
            recast::rolled_again(game, (*seat, roll, *again), answer, out)
        }
        Step::Fight(fight::Step::Asked { seat, terms }) => help::answer(book, game, (*seat, terms), answer, out),
        Step::Table(table::Step::TurnStart { .. })
        | Step::Table(table::Step::Move { .. })
        | Step::Table(table::Step::TurnEnd { .. })
        | Step::Munchkin(munchkin::Step::Death { .. })
        | Step::Table(table::Step::Over) => Err(unasked()),
    }
}

/// An answer to a step of the map.
fn of_the_map(book: &Book, game: &Game, own: &dungeon::Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match own {
        dungeon::Step::MonsterRoll { seat } => monster_roll(game, *seat, answer, out),
        dungeon::Step::Moving => moving(game, answer, out),
        dungeon::Step::Tile { seat, from, side, was } => tile(book, game, (*seat, *from, *side), *was, answer, out),
        dungeon::Step::EmptyRoom { seat, def } => empty_room::answer(game, (*seat, def), answer, out),
        dungeon::Step::AddedTile { seat, from, side } => {
            empty_room::tile(book, game, (*seat, *from, *side), answer, out)
        }
        dungeon::Step::Links { room, sides } => links(game, *room, sides, answer, out),
        dungeon::Step::ExploreDxm { seat } => explore_dxm(*seat, answer, out),
        dungeon::Step::NewMonster { room, seat, why } => new_monster(book, game, (*room, *seat, *why), answer, out),
        dungeon::Step::BaseRoll { monster, seat } => base_roll(book, game, (*monster, *seat), answer, out),
        dungeon::Step::Base { monster, .. } => base_colour(book, game, *monster, answer, out),
        dungeon::Step::Refuge { seat, room, left } => flight::refuge(game, (*seat, *room), left, answer, out),
        dungeon::Step::SearchRoll { seat, room } => match answer {
            Answer::Table(table::Answer::Dice(faces)) => search::rolled(book, game, (*seat, *room), faces, out),
            Answer::Table(table::Answer::Number(result)) => search::result(book, game, (*seat, *room), *result, out),
            _ => Err(unasked()),
        },
        dungeon::Step::Collect { seat, room, .. } => collect(game, *seat, *room, answer, out),
        dungeon::Step::Automatic { seat, room } => automatic(*seat, *room, answer, out),
        dungeon::Step::LinkCosts { seat, link } => link_costs(book, game, (*seat, *link), answer, out),
        dungeon::Step::AskArrow { room, colour } => ask_arrow(*room, *colour, answer, out),
        dungeon::Step::AskGait { monster } => ask_card(game, *monster, answer, out),
        dungeon::Step::Lurker { seat } => lurker(book, game, *seat, answer, out),
        dungeon::Step::BossLeaves { .. }
        | dungeon::Step::March { .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::Heed { .. } => Err(unasked()),
    }
}

/// A fight: announced, rolled, settled; or told by its result.
fn fought(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let stage = fight::current(game).map(|f| f.stage.clone()).unwrap_or_default();
    match (answer, stage) {
        (Answer::Fight(fight::Answer::Fight(outcome)), _) => result::enter(book, game, seat, outcome, out),
        (Answer::Table(table::Answer::Done), Stage::Building) => build::announce(game, out),
        (Answer::Table(table::Answer::No), Stage::Announced) => build::not_yet(game, out),
        (Answer::Fight(fight::Answer::Throws(throws)), Stage::Announced) => roll::throw(book, game, throws, out),
        (Answer::Table(table::Answer::Done), Stage::Rolled(_)) => roll::settle(book, game, out),
        _ => Err(unasked()),
    }
}

/// The monster drawn for an empty room (MQ-KW-06, MQ-KW-07).
fn lurker(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Fight(fight::Answer::Monster(def)) => {
            in_deck(book, game, def)?;
            out.settle();
            let effect = Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def: def.clone() });
            interpret::run(book, &out.on(game), "", &[effect], Mode::Play, out)
        }
        Answer::Dungeon(dungeon::Answer::Nothing) => {
            out.say(table::Event::Settled, cites!["MQ-SET-05"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

/// A Monster card the app keeps can be drawn only from its deck (MQ-SET-02).
fn in_deck(book: &Book, game: &Game, def: &MonsterDef) -> Result<(), Refusal> {
    let Some(stock) = &game.stock else { return Ok(()) };
    let deck = stock.draw.and(book.cards.stack(Deck::MONSTER));
    let kept = stock.all.meets(book.cards.stack(Deck::MONSTER));
    ensure(!kept || def.card.is_some_and(|card| deck.has(card)), || {
        Refusal::new("other-cards", cites!["MQ-SET-02"]).with("count", 1)
    })
}

fn unasked() -> Refusal {
    Refusal::new("not-asked", cites![])
}

fn no_such_seat(colour: Colour) -> Refusal {
    Refusal::new("no-such-seat", cites![]).with("colour", colour)
}

fn first_player(
    game: &Game,
    (among, rolls): (&[Colour], &[(Colour, u8)]),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::Die { seat, face }) => {
            let open = among.contains(seat) && !rolls.iter().any(|(c, _)| c == seat);
            ensure(open, || Refusal::new("not-your-roll", cites!["MQ-SET-24"]).seat(*seat))?;
            ensure((1..=6).contains(face), || Refusal::new("no-such-face", cites!["MQ-DIE-09"]))?;
            out.say(
                table::Event::Rolled { roll: Roll::Six(*face), seat: Some(*seat) },
                cites!["MQ-SET-24", "MQ-DIE-09"],
            );
            let mut rolls = rolls.to_vec();
            rolls.push((*seat, *face));
            out.note(table::Event::Noted(Step::Table(table::Step::FirstPlayer { among: among.to_vec(), rolls })));
            Ok(())
        }
        Answer::Table(table::Answer::Seat(seat)) => {
            ensure(game.seat(*seat).is_some(), || no_such_seat(*seat))?;
            out.settle();
            out.note(table::Event::Turn { seat: *seat, number: 0 });
            out.owe(table::Step::Opening);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn opening(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    ensure(*answer == Answer::Table(table::Answer::Done), unasked)?;
    turn::open(game, out)
}

/// "Play from here, Blue's move."
fn arrange(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Seat(seat)) = answer else { return Err(unasked()) };
    ensure(game.seat(*seat).is_some(), || no_such_seat(*seat))?;
    out.settle();
    out.note(table::Event::Turn { seat: *seat, number: 1 });
    out.note(table::Event::Phase(Phase::Movement));
    out.owe(table::Step::Move { seat: *seat });
    // What stands in the room is met as at the beginning of a turn (MQ-CMB-04).
    out.owe(dungeon::Step::Arrive { seat: *seat, how: Coming::Began });
    Ok(())
}

fn charity(book: &Book, game: &Game, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Munchkin(munchkin::Answer::Gave(gifts)) = answer else { return Err(unasked()) };
    let giver = game.seat(colour).ok_or_else(|| no_such_seat(colour))?;
    let named = game.stock.is_some() && gifts.iter().any(|g| !g.cards.is_empty());
    if named {
        return charity_by_name(book, game, giver, gifts, out);
    }
    let surplus = hand::surplus(book, game, giver);
    let to = hand::charity_to(game, giver);
    let cards = |g: &Gift| g.hand().total();
    ensure(gifts.iter().map(cards).sum::<u32>() == surplus, || {
        Refusal::new("charity-count", cites!["MQ-CHAR-02"]).with("surplus", surplus)
    })?;
    let receivers = gifts.iter().all(|g| match g.to {
        Some(c) => to.contains(&c),
        None => to.is_empty(),
    });
    ensure(receivers, || Refusal::new("charity-receiver", cites!["MQ-CHAR-02", "MQ-CHAR-04"]))?;
    let share = |c: &Colour| gifts.iter().filter(|g| g.to == Some(*c)).map(cards).sum::<u32>();
    let shares: Vec<u32> = to.iter().map(share).collect();
    let even = shares.iter().max().copied().unwrap_or(0) - shares.iter().min().copied().unwrap_or(0) <= 1;
    ensure(even, || Refusal::new("charity-uneven", cites!["MQ-CHAR-03"]))?;
    let sum = |deck| gifts.iter().map(|g| u32::from(g.hand().of(deck))).sum();
    let rest = |deck| u32::from(giver.hand.of(deck)).checked_sub(sum(deck)).and_then(|n| u8::try_from(n).ok());
    let mut left = giver.hand;
    for deck in book.rules.hands.iter().copied() {
        let count = rest(deck).ok_or_else(|| Refusal::new("not-in-hand", cites!["MQ-CHAR-01"]))?;
        left = left.with(deck, count);
    }
    out.settle();
    out.say(rules::cards::Event::Hand { seat: colour, from: giver.hand, to: left }, cites!["MQ-CHAR-01", "MQ-CHAR-02"]);
    for seat in to.iter().filter_map(|c| game.seat(*c)) {
        let mut got = seat.hand;
        for gift in gifts.iter().filter(|g| g.to == Some(seat.colour)) {
            got = gift.hand().iter().fold(got, |got, (deck, count)| got.with(deck, got.of(deck).saturating_add(count)));
        }
        if got != seat.hand {
            out.say(
                rules::cards::Event::Hand { seat: seat.colour, from: seat.hand, to: got },
                cites!["MQ-CHAR-02", "MQ-CHAR-03"],
            );
        }
    }
    Ok(())
}

/// Charity with cards the app keeps: the numbers follow from the names (MQ-CHAR-02, MQ-CHAR-03).
fn charity_by_name(book: &Book, game: &Game, giver: &Seat, gifts: &[Gift], out: &mut Facts) -> Result<(), Refusal> {
    let mut seen = CardSet::EMPTY;
    let mut counted = Vec::with_capacity(gifts.len());
    for gift in gifts {
        let hand = numbers(book, giver, &gift.cards)?;
        ensure(!gift.cards.meets(&seen), || Refusal::new("card-not-in-hand", cites!["MQ-CHAR-01"]))?;
        seen = seen.or(&gift.cards);
        counted.push(Gift::counting(gift.to, hand));
    }
    charity(book, game, giver.colour, &Answer::Munchkin(munchkin::Answer::Gave(counted)), out)?;
    for gift in gifts.iter().filter(|g| !g.cards.is_empty()) {
        let cards = gift.cards.clone();
        match gift.to {
            Some(to) => out.say(rules::cards::Event::Passed { from: giver.colour, to, cards }, cites!["MQ-CHAR-02"]),
            None => out.say(rules::cards::Event::Shed { seat: giver.colour, cards }, cites!["MQ-CHAR-04", "MQ-SET-03"]),
        }
    }
    Ok(())
}

fn monster_roll(game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(colour)) = answer else { return Err(unasked()) };
    out.say(table::Event::Rolled { roll: Roll::Monster(*colour), seat: Some(seat) }, cites!["MQ-MON-01", "MQ-MON-02"]);
    // The card comes at once, before the monsters move.
    monster_die::draws_for(game, *colour, cites!["MQ-MON-04", "MQ-DIE-05"], out);
    out.settle();
    out.owe(dungeon::Step::March { roll: *colour, unasked_rooms: Vec::new(), unasked_monsters: Vec::new() });
    Ok(())
}

fn moving(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let left = game.dungeon.as_deref().and_then(|d| d.march.as_ref()).map(|m| m.to_move.as_slice()).unwrap_or_default();
    match answer {
        Answer::Table(table::Answer::Done) => {
            if !left.is_empty() {
                out.note(dungeon::Event::AllMoved);
            }
            out.settle();
            Ok(())
        }
        Answer::Dungeon(dungeon::Answer::Moved(monster)) => {
            ensure(left.contains(monster), || Refusal::new("no-such-monster", cites![]))?;
            out.note(dungeon::Event::Ticked { monster: *monster });
            if left.len() == 1 {
                out.settle();
            }
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn next_turn(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Seat(seat)) = answer else { return Err(unasked()) };
    ensure(game.seat(*seat).is_some(), || no_such_seat(*seat))?;
    out.settle();
    out.owe(table::Step::TurnStart { seat: *seat });
    Ok(())
}

fn tile(
    book: &Book,
    game: &Game,
    step: (Colour, RoomId, Side),
    was: Option<u8>,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match answer {
        Answer::Dungeon(dungeon::Answer::Tile(drawn)) => explore::tile(game, step, drawn, out),
        Answer::Dungeon(dungeon::Answer::Nothing) => {
            out.settle();
            out.say(dungeon::Event::TilesGone, cites!["MQ-EXPL-21"]);
            give_back(book, game, step, was, out);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

/// The link led nowhere after all: it was a wall, and the step is not paid (MQ-EXPL-22).
fn give_back(book: &Book, game: &Game, (colour, from, side): (Colour, RoomId, Side), was: Option<u8>, out: &mut Facts) {
    let room = game.dungeon.as_deref().and_then(|d| d.room(from));
    let (Some(seat), Some(room)) = (game.seat(colour), room) else { return };
    if let Some(spent) = was.filter(|_| seat.exit_used) {
        out.say(dungeon::Event::TurnedBack { seat: colour, spent }, cites!["MQ-EXPL-22", "MQ-MOVE-06"]);
        return;
    }
    let Some((cost, _)) = movement::fare(book, game, seat, room, room.link(side)) else { return };
    let to = seat.spent.saturating_sub(cost);
    if to != seat.spent {
        out.say(dungeon::Event::Spent { seat: colour, from: seat.spent, to }, cites!["MQ-EXPL-22"]);
    }
}

fn links(game: &Game, room: RoomId, sides: &[Side], answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Dungeon(dungeon::Answer::Links(drawn)) => explore::links(game, room, sides, drawn, out),
        Answer::Table(table::Answer::Done) => explore::links(game, room, sides, &[], out),
        _ => Err(unasked()),
    }
}

fn explore_dxm(seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::Done) => {
            out.settle();
            out.say(rules::cards::Event::Drew { seat, deck: Deck::DXM, cards: 1, open: false }, cites!["MQ-EXPL-07"]);
            Ok(())
        }
        Answer::Table(table::Answer::No) => {
            out.settle();
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn new_monster(
    book: &Book,
    game: &Game,
    (room, seat, why): (RoomId, Colour, Arrival),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match answer {
        Answer::Fight(fight::Answer::Monster(def)) => {
            in_deck(book, game, def)?;
            out.settle();
            let monster = match why {
                Arrival::Boss => explore::boss(book, game, room, def, out)?,
                _ => explore::monster(game, room, def, None, out)?,
            };
            if why == Arrival::Searched {
                search::found(game, (seat, room), monster, out);
            }
            out.owe(dungeon::Step::BaseRoll { monster, seat });
            Ok(())
        }
        // Deck and discards empty: nobody can draw, the room stays empty (MQ-SET-05, OQ-26).
        Answer::Dungeon(dungeon::Answer::Nothing) => {
            out.say(table::Event::Settled, cites!["MQ-SET-05"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn base_roll(
    book: &Book,
    game: &Game,
    (monster, seat): (MonsterId, Colour),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(colour)) = answer else { return Err(unasked()) };
    out.say(table::Event::Rolled { roll: Roll::Monster(*colour), seat: Some(seat) }, cites!["MQ-EXPL-12", "MQ-DIE-03"]);
    let always = book.house(game).dxm_when_rolled_base_unavailable();
    if always || bases::free(book, game, *colour) > 0 {
        monster_die::draws_for(game, *colour, cites!["MQ-EXPL-13", "MQ-DIE-05"], out);
    }
    out.settle();
    out.owe(dungeon::Step::Base { monster, roll: *colour, seat, unasked: Vec::new() });
    Ok(())
}

fn base_colour(book: &Book, game: &Game, monster: MonsterId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(base)) = answer else { return Err(unasked()) };
    ensure(bases::free(book, game, *base) > 0, || {
        Refusal::new("no-free-base", cites!["MQ-EXPL-14", "MQ-CMB-35"]).with("colour", *base)
    })?;
    out.settle();
    out.say(dungeon::Event::Based { monster, base: *base }, cites!["MQ-EXPL-14", "MQ-EXPL-15"]);
    Ok(())
}

fn collect(game: &Game, seat: Colour, room: RoomId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let pile = game.dungeon.as_deref().and_then(|d| d.room(room)?.pile.as_ref());
    match (answer, pile) {
        (Answer::Table(table::Answer::No), _) => {
            out.settle();
            Ok(())
        }
        (Answer::Dungeon(dungeon::Answer::Take(some)), _) => {
            out.settle();
            goods::take(game, seat, room, some, out)
        }
        (Answer::Table(table::Answer::Done), Some(pile)) => {
            out.settle();
            goods::take(game, seat, room, &goods::all_of(pile), out)
        }
        _ => Err(unasked()),
    }
}

fn automatic(seat: Colour, room: RoomId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::Done) => {
            out.say(table::Event::Settled, cites!["MQ-EXPL-24", "MQ-EXPL-25"]);
            out.owe(dungeon::Step::Arrive { seat, how: Coming::Stayed });
            out.owe(dungeon::Step::NewMonster { room, seat, why: Arrival::Automatic });
            Ok(())
        }
        Answer::Table(table::Answer::No) => {
            out.settle();
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn leaver(book: &Book, game: &Game, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::No) => {
            out.settle();
            Ok(())
        }
        Answer::Dungeon(dungeon::Answer::Leaver { monsters, goods: of_goods }) => {
            // What a fight of its own settles comes first: what was agreed is not carried off.
            let left = fight::kept(game).filter(|f| f.main == colour).map(|fight| {
                ending::abandoned(book, game, fight, out);
                out.on(game)
            });
            let game = left.as_ref().unwrap_or(game);
            let seat = game.seat(colour).ok_or_else(|| no_such_seat(colour))?;
            out.settle();
            match (of_goods, seat.room) {
                (OrphanGoods::Drop, Some(room)) if game.has_map() => {
                    goods::drop_into(book, game, room, (seat.gear.clone(), seat.big, seat.gold), out);
                }
                (OrphanGoods::Give(to), _) => {
                    ensure(*to != colour, || no_such_seat(*to))?;
                    let heir = game.seat(*to).ok_or_else(|| no_such_seat(*to))?;
                    let gear = heir.gear.iter().chain(&seat.gear).cloned().collect();
                    out.note(munchkin::Event::Gear { seat: *to, gear });
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
        _ => Err(unasked()),
    }
}

/// What only a leaving player could do falls away, the rest passes on; in the middle of their own turn, so does the turn.
fn unwind(game: &Game, colour: Colour, out: &mut Facts) {
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

fn link_costs(
    book: &Book,
    game: &Game,
    (colour, link): (Colour, LinkKind),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match answer {
        Answer::Table(table::Answer::Done) => {
            out.settle();
            out.note(dungeon::Event::CostsChecked);
            Ok(())
        }
        Answer::Dungeon(dungeon::Answer::Costs { passage, door, locked, hidden }) => {
            let costs = [("passage", passage), ("door", door), ("locked", locked), ("hidden", hidden)];
            ensure(costs.iter().all(|(_, cost)| **cost <= 9), || {
                Refusal::new("number-out-of-range", cites![]).with("wish", 10).with("low", 0).with("high", 9)
            })?;
            out.settle();
            for (name, cost) in costs {
                out.say(
                    table::Event::Ruled { name: format!("link_cost.{name}"), value: cost.to_string() },
                    cites!["MQ-LINK-02"],
                );
            }
            out.note(dungeon::Event::CostsChecked);
            // The step just taken is paid as the box says; one paid with all Move costs the same either way.
            let seat = game.seat(colour).ok_or_else(|| no_such_seat(colour))?;
            let was = movement::link_cost(book, game, link).unwrap_or(0);
            let is = costs.iter().find(|(name, _)| *name == link.name()).map_or(was, |(_, cost)| **cost);
            if !seat.exit_used && is != was {
                let to = seat.spent.saturating_sub(was).saturating_add(is);
                out.say(dungeon::Event::Spent { seat: colour, from: seat.spent, to }, cites!["MQ-MOVE-03"]);
            }
            Ok(())
        }
        _ => Err(unasked()),
    }
}

fn ask_arrow(room: RoomId, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Dungeon(dungeon::Answer::Arrow(to)) if *to != Arrow::Unknown => {
            out.settle();
            out.say(dungeon::Event::ArrowSeen { room, colour, to: *to }, cites!["MQ-KW-27"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

/// A missing number or footprint of a monster.
fn ask_card(game: &Game, id: MonsterId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let monster = game.foes.get(id);
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cites![]))?;
    let gait_asked = matches!(game.top(), Some(Step::Dungeon(dungeon::Step::AskGait { .. })));
    let def = match answer {
        Answer::Dungeon(dungeon::Answer::Gait(gait)) if gait_asked => {
            MonsterDef { gait: Some(*gait), ..MonsterDef::clone(&monster.def) }
        }
        Answer::Fight(fight::Answer::Level(level)) if !gait_asked => {
            MonsterDef { level: Some(*level), ..MonsterDef::clone(&monster.def) }
        }
        _ => return Err(unasked()),
    };
    explore::check_def(&def)?;
    out.settle();
    out.note(fight::Event::MonsterCard { monster: id, def: Box::new(def) });
    Ok(())
}
