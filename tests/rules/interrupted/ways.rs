//! What people do in between, by the commands they have.

use crate::support::random::{self, Rng};
use crate::support::talk::{gold, hit, new_seat, plain, walker};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

/// A way of coming in between; none where it cannot be.
pub type Way = (&'static str, fn(&mut Rng, &Book, &Game) -> Option<Vec<Command>>);

fn plays(effect: impl Into<Effect>) -> Option<Vec<Command>> {
    Some(vec![Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })])
}

fn amends(effect: impl Into<Effect>) -> Option<Vec<Command>> {
    Some(vec![Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect.into()] })])
}

fn one(command: impl Into<Command>) -> Option<Vec<Command>> {
    Some(vec![command.into()])
}

/// Whoever the question is about, mostly; or anybody.
fn seat(rng: &mut Rng, book: &Book, game: &Game) -> Option<Colour> {
    let asked = engine::question(book, game).seat.filter(|_| rng.random_range(0..3) > 0);
    asked.or_else(|| random::seat(game, rng).map(|s| s.colour))
}

fn other(rng: &mut Rng, book: &Book, game: &Game) -> Option<Colour> {
    let asked = engine::question(book, game).seat.or(game.turn.seat);
    let others: Vec<Colour> = game.seats.iter().map(|s| s.colour).filter(|c| Some(*c) != asked).collect();
    others.choose(rng).copied()
}

/// A monster the active munchkin stands beside, mostly; or any.
fn monster(rng: &mut Rng, game: &Game) -> Option<MonsterId> {
    let here = game.active().and_then(|s| s.room);
    let near: Vec<MonsterId> = here.into_iter().flat_map(|r| game.foes.in_room(r)).map(|m| m.id).collect();
    let all: Vec<MonsterId> = game.foes.all.iter().map(|m| m.id).collect();
    // The youngest is what a question of its base is about.
    match rng.random_range(0..3) {
        0 => all.last().copied(),
        1 => near.choose(rng).copied().or_else(|| all.choose(rng).copied()),
        _ => all.choose(rng).copied(),
    }
}

fn room(rng: &mut Rng, game: &Game) -> Option<RoomId> {
    let rooms = &game.dungeon.as_deref()?.rooms;
    let last = rooms.iter().max_by_key(|r| r.id).map(|r| r.id);
    if rng.random_range(0..2) == 0 { last } else { rooms.choose(rng).map(|r| r.id) }
}

fn dies(game: &Game, seat: Colour) -> Option<Vec<Command>> {
    game.seat(seat).filter(|s| !s.dead)?;
    plays(hit(seat, 99))
}

fn leaves(rng: &mut Rng, game: &Game, seat: Colour) -> Option<Vec<Command>> {
    let monsters = if rng.random_range(0..2) == 0 { OrphanMonsters::Stay } else { OrphanMonsters::Go };
    let heir = game.seats.iter().map(|s| s.colour).find(|c| *c != seat)?;
    let goods = [OrphanGoods::Drop, OrphanGoods::Give(heir)][rng.random_range(0..2)];
    let left = Answer::Dungeon(dungeon::Answer::Leaver { monsters, goods });
    Some(vec![table::Command::Leave { seat }.into(), Command::Table(table::Command::Answer(left))])
}

/// Where a fight stands, all in it have lost and run.
fn told_lost(book: &Book, game: &Game) -> Option<Vec<Command>> {
    let Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. } | fight::Ask::FightRolled { .. }) =
        engine::question(book, game).ask
    else {
        return None;
    };
    let fight = fight::kept(game)?;
    let ways = dungeon::flight::refuges(game, fight.place?);
    let in_it = std::iter::once(fight.main).chain(fight.helping(game));
    let beaten = in_it.map(|seat| Beaten { seat, hits: 1, ran: ways.first().copied() }).collect();
    one(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::Lost(beaten)))))
}

fn card(seat: Colour, what: Played) -> Option<Vec<Command>> {
    let (from, what) = (Source::Hand(Deck::DXM), Box::new(what));
    one(munchkin::Command::Play { seat, from, name: String::new(), what })
}

/// Where the app keeps the cards, whatever somebody else can do with theirs.
fn from_a_hand(rng: &mut Rng, book: &Book, game: &Game) -> Option<Vec<Command>> {
    game.stock.as_ref()?;
    let played = |c: &Command| {
        matches!(c, Command::Munchkin(munchkin::Command::PlayCard { .. } | munchkin::Command::UsePower { .. }))
    };
    let all: Vec<Command> = engine::legal(book, game).offers.into_iter().map(|o| o.command).filter(played).collect();
    all.choose(rng).cloned().map(|c| vec![c])
}

pub const WAYS: [Way; 31] = [
    ("who is on the move dies", |_, _, game| dies(game, game.turn.seat?)),
    ("somebody dies", |rng, book, game| dies(game, seat(rng, book, game)?)),
    ("another dies", |rng, book, game| dies(game, other(rng, book, game)?)),
    ("a jump", |rng, book, game| {
        let seat = seat(rng, book, game).filter(|_| rng.random_range(0..2) == 0);
        one(turn::Command::Jump { phase: *Phase::ALL.choose(rng)?, seat })
    }),
    ("who is on the move leaves", |rng, _, game| leaves(rng, game, game.turn.seat?)),
    ("somebody leaves", |rng, book, game| {
        let seat = seat(rng, book, game)?;
        leaves(rng, game, seat)
    }),
    ("another leaves", |rng, book, game| {
        let seat = other(rng, book, game)?;
        leaves(rng, game, seat)
    }),
    ("somebody joins", |rng, _, game| {
        let free: Vec<Colour> = Colour::ALL.into_iter().filter(|c| game.seat(*c).is_none()).collect();
        let index = Some(rng.random_range(0..=game.seats.len()));
        one(table::Command::Join { seat: new_seat(*free.choose(rng)?), index })
    }),
    ("a monster is taken away by hand", |rng, _, game| {
        amends(fight::Effect::RemoveMonster { monster: monster(rng, game)?, empty: false })
    }),
    ("a monster vanishes", |rng, _, game| {
        plays(fight::Effect::RemoveMonster { monster: monster(rng, game)?, empty: false })
    }),
    ("a monster is put down by hand", |rng, _, game| {
        let base = rng.random_range(0..2) == 0;
        let base = game.seats.first().map(|s| s.colour).filter(|_| base);
        amends(dungeon::Effect::PlaceMonster { room: room(rng, game)?, def: walker(3), base })
    }),
    ("a monster appears", |rng, _, game| {
        plays(dungeon::Effect::PlaceMonster { room: room(rng, game)?, def: random::monster(rng), base: None })
    }),
    ("a monster comes", |rng, _, game| {
        let room = game.active()?.room?;
        plays(dungeon::Effect::MoveMonster { monster: monster(rng, game)?, room })
    }),
    ("a monster goes", |rng, _, game| {
        plays(dungeon::Effect::MoveMonster { monster: monster(rng, game)?, room: room(rng, game)? })
    }),
    ("a monster is killed", |rng, _, game| plays(fight::Effect::Slay { monster: monster(rng, game)? })),
    ("a base is put right", |rng, _, game| {
        let base = random::seat(game, rng)?.colour;
        amends(dungeon::Effect::Base { monster: monster(rng, game)?, base })
    }),
    ("a room is taken away", |rng, _, game| amends(dungeon::Effect::RemoveRoom { room: room(rng, game)? })),
    ("a room with all who stand in it is taken away", |rng, _, game| {
        let room = room(rng, game)?;
        let out = game
            .munchkins_in(room)
            .map(|s| Effect::from(dungeon::Effect::Stand { seat: s.colour, room: RoomId::ENTRANCE }));
        let effects = out.chain([dungeon::Effect::RemoveRoom { room }.into()]).collect();
        one(table::Command::Amend { note: String::new(), effects })
    }),
    ("a room is put down where one was to be found", |rng, _, game| {
        let dungeon = game.dungeon.as_deref()?;
        let here = dungeon.room(game.active()?.room?)?;
        let at = here.at.step(*random::SIDES.choose(rng)?);
        amends(dungeon::Effect::PlaceRoom { at, tile: plain() })
    }),
    ("walls go up", |rng, _, game| {
        let room = game.active()?.room?;
        let wall = |side| Effect::from(dungeon::Effect::Link { room, side, kind: dungeon::link::LinkKind::Wall });
        let effects = vec![wall(*random::SIDES.choose(rng)?)];
        one(table::Command::Amend { note: String::new(), effects })
    }),
    ("it is done by hand", |_, _, _| one(table::Command::ByHand)),
    ("it is left out", |_, _, _| one(table::Command::Skip)),
    ("it is told as lost", |_, book, game| told_lost(book, game)),
    ("another plays a Curse", |rng, book, game| {
        let (by, on) = (other(rng, book, game)?, seat(rng, book, game)?);
        let lose = munchkin::Effect::LoseItem { seat: on, sort: None, dropped: rng.random_range(0..2) == 0 };
        let effects = match rng.random_range(0..3) {
            0 => vec![lose.into()],
            1 => vec![hit(on, 9)],
            _ => vec![dungeon::Effect::Stand { seat: on, room: RoomId::ENTRANCE }.into()],
        };
        card(by, Played::Curse { on, effects })
    }),
    ("another plays a wandering monster", |rng, book, game| card(other(rng, book, game)?, Played::Monster)),
    ("another plays a card for anything", |rng, book, game| {
        let by = other(rng, book, game)?;
        card(by, Played::Card { when: standie::rules::card::price::When::Any, effects: vec![gold(by, 100)] })
    }),
    ("a card is played from a hand", from_a_hand),
    ("a monster for an empty room", |rng, book, game| {
        let seat = seat(rng, book, game)?;
        if game.stock.is_some() && rng.random_range(0..2) == 0 {
            return plays(dungeon::Effect::Lurker { seat });
        }
        plays(dungeon::Effect::EmptyRoomMonster { seat, def: Box::new(random::monster(rng)) })
    }),
    ("somebody is moved", |rng, book, game| {
        plays(dungeon::Effect::Stand { seat: seat(rng, book, game)?, room: room(rng, game)? })
    }),
    ("somebody is put elsewhere by hand", |rng, book, game| {
        amends(dungeon::Effect::Stand { seat: seat(rng, book, game)?, room: room(rng, game)? })
    }),
    ("somebody is passed over", |rng, book, game| {
        let seat = seat(rng, book, game)?;
        let away = game.seat(seat).is_some_and(|s| !s.away);
        one(table::Command::Away { seat, away })
    }),
];

/// Gold for whoever bargains, and a bargain: what makes a fight worth interrupting.
pub fn bargains(rng: &mut Rng, game: &Game) -> Option<Command> {
    let fight = fight::under_way(game).filter(|f| f.bargain.is_none() && f.helping(game).is_some())?;
    let gold = [-100, 100, 200][rng.random_range(0..3)];
    let terms = fight::Bargain { gold, treasures: rng.random_range(0..2), ..fight::Bargain::default() };
    let effects = vec![
        dungeon::Effect::Gold { seat: fight.main, change: Amount::By(300) }.into(),
        fight::Effect::Bargain { terms }.into(),
    ];
    Some(Command::Table(table::Command::Effects { note: String::new(), effects }))
}
