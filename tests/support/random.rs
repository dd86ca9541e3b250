//! A table that plays by itself: whatever is asked, it answers; now and then it corrects something.

#[path = "plays.rs"]
pub mod plays;

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_pcg::Pcg64Mcg;
use standie::catalog;
use standie::catalog::pack;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::CardSet;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::room::Tile;
use standie::rules::dungeon::walk;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::outcome::{Beaten, HelperShare, Outcome, Won};
use standie::rules::fight::{Fighter, Term, Throw};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use standie::rules::munchkin;
use standie::rules::munchkin::charity;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::{Gift, Goods};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::track;
use standie::rules::turn;

pub type Rng = Pcg64Mcg;

pub fn rng(seed: u64) -> Rng {
    Pcg64Mcg::new(u128::from(seed) << 64 | 0x9e37_79b9_7f4a_7c15)
}

pub const SIDES: [Side; 4] = Side::ALL;
pub const KINDS: [LinkKind; 5] =
    [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];

pub fn four() -> Setup {
    Setup { costs_checked: true, ..Setup::new(&[Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow]) }
}

pub fn begin(setup: Setup) -> Session {
    Session::begin(catalog::book(), setup, "", 7, 0).expect("a sound set-up").0
}

fn arrow(rng: &mut Rng) -> Arrow {
    match rng.random_range(0..7) {
        0 => Arrow::Unknown,
        1 => Arrow::None,
        n => Arrow::To(SIDES[n as usize % 4]),
    }
}

pub fn tile(rng: &mut Rng) -> Tile {
    if rng.random_range(0..3) == 0 {
        return Tile::default();
    }
    let tiles: Vec<Tile> = pack::starter().tiles().collect();
    let mut tile = tiles.choose(rng).cloned().unwrap_or_default();
    for colour in Colour::ALL {
        if rng.random_range(0..3) == 0 {
            tile.up.arrows.0[colour.index()] = arrow(rng);
        }
    }
    tile
}

pub fn monster(rng: &mut Rng) -> MonsterDef {
    if rng.random_range(0..4) == 0 {
        return MonsterDef::default();
    }
    let cards: Vec<MonsterDef> = pack::starter().cards().collect();
    cards.choose(rng).cloned().unwrap_or_default()
}

/// Something the question that stands accepts.
pub fn answer(rng: &mut Rng, book: &Book, game: &Game) -> Option<Command> {
    let question = engine::question(book, game);
    let answer = match question.ask {
        Ask::Table(table::Ask::Over(_)) => return None,
        Ask::Table(table::Ask::Turn { .. }) => return Some(action(rng, book, game)),
        Ask::Table(table::Ask::FirstPlayer { open, .. }) => {
            Answer::Table(table::Answer::Die { seat: *open.first()?, face: rng.random_range(1..=6) })
        }
        Ask::Table(table::Ask::Opening) => Answer::Table(table::Answer::Done),
        Ask::Table(table::Ask::Arrange) | Ask::Table(table::Ask::NobodyHere) => {
            Answer::Table(table::Answer::Seat(seat(game, rng)?.colour))
        }
        Ask::Munchkin(munchkin::Ask::Charity { .. }) => charity(rng, book, game)?,
        Ask::Track(track::Ask::LayRow { layer }) => {
            let lie = game.track.as_deref().map(|track| track.row.clone()).unwrap_or_default();
            let fits = |card: &&track::card::TrackCard| card.layer == layer && !lie.contains(&card.number);
            let cards: Vec<_> = book.cards.track.iter().filter(fits).map(|card| card.number).collect();
            Answer::Cards(cards::Answer::Cards(CardSet::of(*cards.choose(rng)?)))
        }
        // Quest knows neither.
        Ask::Doors(doors::Ask::Claim { .. }) => Answer::Table(table::Answer::No),
        Ask::Doors(doors::Ask::LootRoll { .. } | doors::Ask::Surplus { .. } | doors::Ask::Ranks { .. }) => {
            Answer::Table(table::Answer::Done)
        }
        Ask::Doors(doors::Ask::Corpse { left, .. }) => {
            Answer::Cards(cards::Answer::Cards(CardSet::of(left.iter().next()?)))
        }
        Ask::Dungeon(own) => return of_the_map(rng, book, game, (own, question.seat)),
        Ask::Fight(fight::Ask::Fight { place, monsters }) => match rng.random_range(0..8) {
            0..=2 => Answer::Fight(fight::Answer::Fight(outcome(rng, game, question.seat?, place?, &monsters))),
            3 | 4 => return Some(built(rng, book, game, &monsters)),
            _ => Answer::Table(table::Answer::Done),
        },
        Ask::Fight(fight::Ask::FightDice { .. }) if rng.random_range(0..6) == 0 => Answer::Table(table::Answer::No),
        Ask::Fight(fight::Ask::FightDice { rollers }) => {
            Answer::Fight(fight::Answer::Throws(rollers.iter().map(|(who, dice)| throw(rng, *who, *dice)).collect()))
        }
        Ask::Fight(fight::Ask::FightRolled { .. }) => Answer::Table(table::Answer::Done),
        Ask::Fight(fight::Ask::RunAway { monsters }) => {
            Answer::Fight(fight::Answer::Ran { monster: *monsters.choose(rng)?, face: rng.random_range(1..=6) })
        }
        Ask::Fight(fight::Ask::RunFirst { monsters }) => {
            Answer::Fight(fight::Answer::RunsFrom { monster: *monsters.choose(rng)? })
        }
        Ask::Fight(fight::Ask::BadStuff { .. }) => {
            [Answer::Table(table::Answer::Done), Answer::Table(table::Answer::No)][rng.random_range(0..2)].clone()
        }
        Ask::Munchkin(munchkin::Ask::Cursed { averting }) => match averting.first() {
            Some(index) if rng.random_range(0..2) == 0 => Answer::Munchkin(munchkin::Answer::Item(*index)),
            _ => [Answer::Table(table::Answer::Done), Answer::Table(table::Answer::No)][rng.random_range(0..2)].clone(),
        },
        Ask::Cards(cards::Ask::Cards { deck, count, drawn }) => {
            let stock = game.stock.as_ref()?;
            let from = if drawn { &stock.draw } else { &game.seat(question.seat?)?.held };
            Answer::Cards(cards::Answer::Cards(from.and(book.cards.stack(deck)).iter().take(count as usize).collect()))
        }
        Ask::Fight(fight::Ask::Spoils { up, .. }) => Answer::Cards(cards::Answer::Cards(up.iter().take(1).collect())),
        Ask::Table(table::Ask::Window { .. }) => Answer::Table(table::Answer::No),
        Ask::Fight(fight::Ask::Asked { .. }) => {
            [Answer::Table(table::Answer::Done), Answer::Table(table::Answer::No)][rng.random_range(0..2)].clone()
        }
        Ask::Munchkin(munchkin::Ask::PowerDie) => Answer::Table(table::Answer::Number(rng.random_range(1..=10))),
        Ask::Munchkin(munchkin::Ask::TheftDie) => Answer::Table(table::Answer::Number(rng.random_range(1..=6))),
        Ask::Fight(fight::Ask::DieAgain) => Answer::Table(table::Answer::Number(rng.random_range(1..=6))),
        Ask::Munchkin(munchkin::Ask::LoseItem { among }) => {
            Answer::Munchkin(munchkin::Answer::Item(*among.choose(rng)?))
        }
        Ask::Fight(fight::Ask::PickOrder { among }) => {
            Answer::Table(table::Answer::Seat(among[rng.random_range(0..2)]))
        }
        Ask::Table(table::Ask::Leaver) => Answer::Table(table::Answer::No),
        Ask::Fight(fight::Ask::Level { .. }) => Answer::Fight(fight::Answer::Level(rng.random_range(1..=20))),
    };
    Some(Command::Table(table::Command::Answer(answer)))
}

/// The same, for a question of the map.
fn of_the_map(rng: &mut Rng, book: &Book, game: &Game, (own, seat): (dungeon::Ask, Option<Colour>)) -> Option<Command> {
    let colour = |rng: &mut Rng| Colour::ALL[rng.random_range(0..6)];
    let answer = match own {
        dungeon::Ask::Overfull { .. } => {
            let packed = game.seat(seat?)?.gear.iter().position(|g| g.packed)?;
            Answer::Dungeon(dungeon::Answer::Take(Goods { gear: vec![packed], ..Goods::default() }))
        }
        dungeon::Ask::MonsterDie(_) => Answer::Table(table::Answer::Colour(colour(rng))),
        dungeon::Ask::Moving { left } => match left.first() {
            Some(first) if rng.random_range(0..3) > 0 => Answer::Dungeon(dungeon::Answer::Moved(*first)),
            _ if rng.random_range(0..12) == 0 => {
                let offers = engine::legal(book, game).offers;
                let rerolls: Vec<_> = offers
                    .into_iter()
                    .filter(|o| matches!(o.command, Command::Turn(turn::Command::Reroll { .. })))
                    .collect();
                return rerolls.choose(rng).map(|o| o.command.clone());
            }
            _ => Answer::Table(table::Answer::Done),
        },
        dungeon::Ask::Tile { .. } => Answer::Dungeon(dungeon::Answer::Tile(Box::new(tile(rng)))),
        dungeon::Ask::Links { sides, .. } => {
            let kind = |rng: &mut Rng| KINDS[[0, 0, 0, 1, 1, 2, 3, 4][rng.random_range(0..8)]];
            Answer::Dungeon(dungeon::Answer::Links(sides.into_iter().map(|s| (s, kind(rng))).collect()))
        }
        dungeon::Ask::NewMonster { .. } => Answer::Fight(fight::Answer::Monster(monster(rng).into())),
        dungeon::Ask::BaseColour { options, .. } => Answer::Table(table::Answer::Colour(*options.choose(rng)?)),
        dungeon::Ask::Refuge { sides } => Answer::Dungeon(dungeon::Answer::Side(*sides.choose(rng)?)),
        dungeon::Ask::SearchDice { dice, .. } => {
            Answer::Table(table::Answer::Dice((0..dice).map(|_| rng.random_range(1..=6)).collect()))
        }
        dungeon::Ask::ExploreDxm | dungeon::Ask::Collect { .. } | dungeon::Ask::LinkCosts { .. } => {
            Answer::Table(table::Answer::Done)
        }
        dungeon::Ask::Automatic { .. } => {
            [Answer::Table(table::Answer::Done), Answer::Table(table::Answer::No)][rng.random_range(0..2)].clone()
        }
        dungeon::Ask::Lurker => return None,
        dungeon::Ask::EmptyRoom { rooms, exits } => match rooms.choose(rng) {
            Some(room) => Answer::Dungeon(dungeon::Answer::Room(*room)),
            None => exits
                .choose(rng)
                .map(|(room, side)| Answer::Dungeon(dungeon::Answer::Exit { room: *room, side: *side }))?,
        },
        dungeon::Ask::Arrow { .. } => match arrow(rng) {
            Arrow::Unknown => return Some(Command::Table(table::Command::Skip)),
            to => Answer::Dungeon(dungeon::Answer::Arrow(to)),
        },
        dungeon::Ask::Gait { .. } => Answer::Dungeon(dungeon::Answer::Gait(Default::default())),
    };
    Some(Command::Table(table::Command::Answer(answer)))
}

fn throw(rng: &mut Rng, who: Fighter, dice: Option<u32>) -> Throw {
    let dice = dice.unwrap_or_else(|| rng.random_range(0..3));
    Throw { who, faces: (0..dice).map(|_| rng.random_range(1..=6)).collect() }
}

/// Somebody helps, or something is added to a side.
fn built(rng: &mut Rng, book: &Book, game: &Game, monsters: &[MonsterId]) -> Command {
    let offers = engine::legal(book, game).offers;
    let helps: Vec<_> =
        offers.iter().filter(|o| matches!(o.command, Command::Fight(fight::Command::Help { seat: Some(_) }))).collect();
    if let Some(offer) = helps.choose(rng).filter(|_| rng.random_range(0..2) == 0) {
        return offer.command.clone();
    }
    let us = rng.random_range(0..2) == 0;
    let who = match (us, monsters.choose(rng), game.turn.seat) {
        (false, Some(id), _) => Fighter::Monster(*id),
        (_, _, Some(seat)) => Fighter::Seat(seat),
        _ => return Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
    };
    let add = Term { who, name: String::new(), strength: rng.random_range(-5..=10), dice: rng.random_range(-1..=1) };
    Command::Table(table::Command::Effects {
        note: String::new(),
        effects: vec![Effect::Fight(fight::Effect::Term { add })],
    })
}

fn charity(rng: &mut Rng, book: &Book, game: &Game) -> Option<Answer> {
    let (giver, kinds) = (game.active()?, book.rules.kinds());
    let mut hand = giver.hand;
    let to = charity::charity_to(book, game, giver);
    let surplus = charity::surplus(book, game, giver);
    let mut gifts = Vec::new();
    for i in 0..surplus {
        let treasure = hand.of(kinds) == 0 || (hand.of(Deck::TREASURE) > 0 && rng.random_range(0..2) == 0);
        hand = if treasure {
            hand.with(Deck::TREASURE, hand.of(Deck::TREASURE) - 1)
        } else {
            hand.with(kinds, hand.of(kinds) - 1)
        };
        let to = (!to.is_empty()).then(|| to[i as usize % to.len()]);
        gifts.push(Gift {
            to,
            hand: Hand::default().with(Deck::TREASURE, treasure.into()).with(kinds, (!treasure).into()),
            cards: Default::default(),
        });
    }
    Some(Answer::Munchkin(munchkin::Answer::Gave(gifts)))
}

fn outcome(rng: &mut Rng, game: &Game, seat: Colour, room: RoomId, monsters: &[MonsterId]) -> Outcome {
    match rng.random_range(0..10) {
        0 => Outcome::None,
        1..=6 => {
            let helper =
                game.seats.iter().find(|s| s.colour != seat && !s.dead).filter(|_| rng.random_range(0..4) == 0);
            Outcome::Won(Won {
                killed: monsters.to_vec(),
                driven_off: Vec::new(),
                levels: monsters.len() as u8,
                treasures: rng.random_range(0..4),
                helper: helper.map(|h| HelperShare { seat: h.colour, levels: rng.random_range(0..2), treasures: 1 }),
            })
        }
        _ => {
            let dungeon = game.dungeon.as_deref().expect("fights have a map");
            let ways: Vec<Side> = walk::adjacent(dungeon, room).map(|(side, _)| side).collect();
            Outcome::Lost(vec![Beaten { seat, hits: rng.random_range(0..3), ran: ways.choose(rng).copied() }])
        }
    }
}

/// What an active player does: go somewhere, look for something, or be done.
fn action(rng: &mut Rng, book: &Book, game: &Game) -> Command {
    let offers = engine::legal(book, game).offers;
    let goes: Vec<_> = offers
        .iter()
        .filter(|o| {
            matches!(
                o.command,
                Command::Dungeon(dungeon::Command::Walk { .. })
                    | Command::Dungeon(dungeon::Command::Explore { .. })
                    | Command::Dungeon(dungeon::Command::Search)
            )
        })
        .collect();
    match goes.choose(rng) {
        Some(offer) if rng.random_range(0..6) > 0 => offer.command.clone(),
        _ => Command::Turn(turn::Command::EndTurn),
    }
}

/// A change of some number, piece or room, as a card or a correction would bring it; it may well be refused.
pub fn change(rng: &mut Rng, game: &Game) -> Command {
    let seat = seat(game, rng).map_or(Colour::Blue, |s| s.colour);
    let by = Amount::By([-2, -1, 1, 2][rng.random_range(0..4)]);
    let dungeon = game.dungeon.as_deref();
    let room = dungeon.and_then(|d| d.rooms.choose(rng)).map_or(RoomId(0), |r| r.id);
    let monster = game.foes.all.choose(rng).map_or(MonsterId(1), |m| m.id);
    let side = SIDES[rng.random_range(0..4)];
    let effect = match rng.random_range(0..22) {
        0 => Effect::Munchkin(munchkin::Effect::Level { seat, change: by, kill: rng.random_range(0..2) == 0 }),
        1 => Effect::Dungeon(dungeon::Effect::Health { seat, change: by }),
        2 => Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change: by }),
        3 => Effect::Dungeon(dungeon::Effect::Moves { seat, change: by }),
        4 => Effect::Dungeon(dungeon::Effect::Spent { seat, change: by }),
        5 => Effect::Dungeon(dungeon::Effect::Gold {
            seat,
            change: Amount::By([-300, 100, 500][rng.random_range(0..3)]),
        }),
        6 => Effect::Cards(cards::Effect::Hand {
            seat,
            deck: [Deck::TREASURE, Deck::DXM][rng.random_range(0..2)],
            change: by,
        }),
        7 => Effect::Munchkin(munchkin::Effect::Races { seat, races: vec!["elf".to_owned()] }),
        8 => Effect::Munchkin(munchkin::Effect::Classes { seat, classes: vec!["thief".to_owned()] }),
        9 => Effect::Munchkin(munchkin::Effect::Bonus { seat, change: by }),
        10 => Effect::Munchkin(munchkin::Effect::Gear {
            seat,
            add: Gear { name: "Hat".to_owned(), bonus: 2, big: true, ..Gear::default() },
        }),
        11 => Effect::Munchkin(munchkin::Effect::Condition {
            seat,
            add: Condition { text: "cursed".to_owned(), moves: -1, until: Until::OwnTurn, ..Condition::default() },
        }),
        12 => Effect::Munchkin(munchkin::Effect::Lift { seat, index: 0 }),
        13 => Effect::Dungeon(dungeon::Effect::Stand { seat, room }),
        14 => Effect::Dungeon(dungeon::Effect::Link { room, side, kind: KINDS[rng.random_range(0..5)] }),
        15 => Effect::Dungeon(dungeon::Effect::Arrow {
            room,
            colour: Colour::ALL[rng.random_range(0..6)],
            to: arrow(rng),
        }),
        16 => Effect::Dungeon(dungeon::Effect::FlipRoom { room, face: None }),
        17 => {
            let at = Square { col: rng.random_range(-4..5), row: rng.random_range(-4..5) };
            Effect::Dungeon(dungeon::Effect::MoveRoom { room, at })
        }
        18 => Effect::Dungeon(dungeon::Effect::RemoveRoom { room }),
        19 => Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room }),
        20 if rng.random_range(0..2) == 0 => {
            Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def: Box::new(self::monster(rng)) })
        }
        20 => Effect::Fight(fight::Effect::Enhance {
            monster,
            add: Enhancer { name: "Grumpy".to_owned(), level: 5, treasures: 1, ..Enhancer::default() },
        }),
        _ => Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: self::monster(rng), base: None }),
    };
    let effects = vec![effect];
    if rng.random_range(0..3) == 0 {
        Command::Table(table::Command::Amend { note: String::new(), effects })
    } else {
        Command::Table(table::Command::Effects { note: String::new(), effects })
    }
}

/// Plays on until the game has so many records, or is over. Refused wishes make no record.
pub fn play(session: &mut Session, rng: &mut Rng, records: u32) {
    let book = session.book().clone();
    for _ in 0..records * 4 {
        if session.records() >= records {
            return;
        }
        let command = match rng.random_range(0..8) {
            0 => change(rng, session.game()),
            1 => plays::deed(rng, session.game()),
            _ => match answer(rng, &book, session.game()) {
                Some(command) => command,
                None => {
                    session.undo(0);
                    continue;
                }
            },
        };
        let _ = session.submit(&command, Who::Table, 0);
    }
}

/// A game of so many records.
pub fn evening(seed: u64, records: u32) -> Session {
    let mut session = begin(four());
    play(&mut session, &mut rng(seed), records);
    session
}

/// Somebody at the table; none at an empty one.
pub fn seat<'a>(game: &'a Game, rng: &mut Rng) -> Option<&'a standie::rules::seat::Seat> {
    let count = game.seats.len();
    if count == 0 { None } else { game.seats.get(rng.random_range(..count)) }
}
