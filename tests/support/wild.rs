//! A table that tries everything: all it may do, much it may not, house rules that change in mid-game, and commands
//! nobody would ever send.

use super::random::{self, Rng, plays};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};
use standie::rules::amount::Amount;
use standie::rules::book::{Book, RulingDef, Values};
use standie::rules::card::price::Price;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Mark;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Benefit, MonsterDef};
use standie::rules::fight::{Bargain, Fighter, Term};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::seat::{Condition, Until};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::table::seating::NewSeat;
use standie::rules::table::{Care, Component, Components, Place};
use standie::rules::turn;

fn pick<T: Clone>(rng: &mut Rng, from: &[T]) -> T {
    from.choose(rng).cloned().expect("something to pick")
}

fn one_in(rng: &mut Rng, n: u32) -> bool {
    rng.random_range(0..n) == 0
}

/// A value a house rule can have.
fn value(rng: &mut Rng, def: &RulingDef) -> String {
    match &def.values {
        Values::OneOf(words) => pick(rng, words),
        Values::Whole(low, high) => rng.random_range(*low..=*high).to_string(),
        Values::Thousandths(..) => pick(rng, &["0", "2.6", "60"]).to_owned(),
        Values::FourLinks => pick(rng, &["passage", "door wall hidden locked"]).to_owned(),
    }
}

/// A table of any size, of any box, by any house rules.
pub fn setup(rng: &mut Rng, book: &Book) -> Setup {
    let expansion = one_in(rng, 2);
    let pieces = book.rules.pieces(expansion);
    let count = rng.random_range(2..=pieces.players);
    let place = |rng: &mut Rng| if one_in(rng, 3) { Place::App } else { Place::Table };
    let some = book.rulings().iter().filter(|_| one_in(rng, 4)).collect::<Vec<_>>();
    let rulings = some.into_iter().map(|def| (def.name.clone(), value(rng, def))).collect();
    let components = Components { dice: place(rng), rooms: place(rng), monsters: place(rng), cards: Place::default() };
    Setup {
        expansion,
        rulings,
        components,
        care: if one_in(rng, 6) { pick(rng, &Care::ALL) } else { Care::Everything },
        first: one_in(rng, 2).then(|| pieces.colours[0]),
        costs_checked: one_in(rng, 2),
        under_way: one_in(rng, 8),
        ..Setup::new(&pieces.colours[..count])
    }
}

fn effects(effects: Vec<Effect>) -> Command {
    Command::Table(table::Command::Effects { note: String::new(), effects })
}

fn seat(rng: &mut Rng, game: &Game) -> Colour {
    random::seat(game, rng).map_or(Colour::Blue, |s| s.colour)
}

fn monster(rng: &mut Rng, game: &Game) -> MonsterId {
    let all: Vec<MonsterId> = game.foes.all.iter().map(|m| m.id).collect();
    all.choose(rng).copied().unwrap_or(MonsterId(1))
}

fn room(rng: &mut Rng, game: &Game) -> RoomId {
    let all: Vec<RoomId> = game.dungeon.iter().flat_map(|d| d.rooms.iter()).map(|r| r.id).collect();
    all.choose(rng).copied().unwrap_or(RoomId::ENTRANCE)
}

/// What happens in a fight besides help and dice.
fn in_a_fight(rng: &mut Rng, game: &Game) -> Effect {
    let (monster, seat) = (monster(rng, game), seat(rng, game));
    let who = if one_in(rng, 2) { Fighter::Seat(seat) } else { Fighter::Monster(monster) };
    match rng.random_range(0..8) {
        0 => Effect::Fight(fight::Effect::Term {
            add: Term { who, name: String::new(), strength: rng.random_range(-20..20), dice: 1 },
        }),
        1 => Effect::Fight(fight::Effect::Unterm { index: rng.random_range(0..3) }),
        2 => Effect::Fight(fight::Effect::Ties { won: one_in(rng, 2) }),
        3 | 4 => {
            let own = game.active().map(|s| s.gear.clone()).unwrap_or_default();
            let items = own.choose(rng).map(|g| g.as_ref().clone()).into_iter().collect();
            let helper_first = pick(rng, &[None, None, Some(true), Some(false)]);
            let gold = rng.random_range(-3..4) * 100;
            Effect::Fight(fight::Effect::Bargain {
                terms: Bargain { treasures: rng.random_range(0..3), gold, helper_first, items },
            })
        }
        5 => Effect::Fight(fight::Effect::LeaveAlone { monster, alone: one_in(rng, 2) }),
        6 => Effect::Fight(fight::Effect::Slay { monster }),
        _ => Effect::Fight(fight::Effect::Face { who, index: rng.random_range(0..2), to: rng.random_range(1..=6) }),
    }
}

/// What a card or a room does to a munchkin or to the map, beside [`random::change`].
fn odd(rng: &mut Rng, game: &Game) -> Effect {
    let (seat, room, monster) = (seat(rng, game), room(rng, game), monster(rng, game));
    let by = Amount::By(rng.random_range(-3..=3));
    let index = rng.random_range(0..3);
    match rng.random_range(0..23) {
        0 => Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false }),
        1 => Effect::Dungeon(dungeon::Effect::Health { seat, change: Amount::By(-9) }),
        2 => Effect::Munchkin(munchkin::Effect::HalfBreed { seat, on: one_in(rng, 2) }),
        3 => Effect::Munchkin(munchkin::Effect::SuperMunchkin { seat, on: one_in(rng, 2) }),
        4 => Effect::Munchkin(munchkin::Effect::Races {
            seat,
            races: pick(rng, &[vec![], vec!["elf".into()], vec!["elf".into(), "dwarf".into()]]),
        }),
        5 => Effect::Munchkin(munchkin::Effect::Classes { seat, classes: pick(rng, &[vec![], vec!["cleric".into()]]) }),
        6 => Effect::Munchkin(munchkin::Effect::Hands { seat, change: by }),
        7 => Effect::Munchkin(munchkin::Effect::GearGone { seat, index, sold: false }),
        8 => Effect::Munchkin(munchkin::Effect::Item { seat, index, now: plays::item(rng) }),
        9 => {
            Effect::Munchkin(munchkin::Effect::Gear { seat, add: Gear { packed: one_in(rng, 2), ..plays::item(rng) } })
        }
        10 => Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: None, dropped: one_in(rng, 2) }),
        11 => Effect::Dungeon(dungeon::Effect::Mark {
            room,
            mark: pick(rng, &[None, Some(Mark::Ransacked), Some(Mark::LootedOut)]),
        }),
        12 => Effect::Dungeon(dungeon::Effect::Print { room, face: (*random::tile(rng).up).clone() }),
        13 => Effect::Fight(fight::Effect::RemoveMonster { monster, empty: false }),
        14 => Effect::Munchkin(munchkin::Effect::Big { seat, change: by }),
        15 => Effect::Fight(fight::Effect::Strip { monster, index }),
        16 => {
            let until = pick(rng, &[Until::Lifted, Until::OwnTurn, Until::NextFight]);
            let add = Condition { no_pick_up: one_in(rng, 2), may_search: true, until, ..Condition::default() };
            Effect::Munchkin(munchkin::Effect::Condition { seat, add })
        }
        17 => Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::To(9), kill: false }),
        18 | 19 => Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::To(10), kill: true }),
        20 => Effect::Dungeon(dungeon::Effect::Stand { seat, room: RoomId::ENTRANCE }),
        21 => Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change: Amount::To(rng.random_range(0..9)) }),
        _ => {
            let benefit = Benefit { gold: 100, dxm: 1, health: 1 };
            Effect::Fight(fight::Effect::Card { monster, def: MonsterDef { benefit, ..random::monster(rng) } })
        }
    }
}

/// The table itself changes: who sits there, by which rules, with what kept.
fn table(rng: &mut Rng, book: &Book, game: &Game) -> Command {
    let who = seat(rng, game);
    match rng.random_range(0..24) {
        0 => Command::Table(table::Command::Leave { seat: who }),
        1 | 2 => {
            let colour = pick(rng, &Colour::ALL);
            let index = one_in(rng, 2).then(|| rng.random_range(0..7));
            Command::Table(table::Command::Join {
                seat: NewSeat { colour, name: String::new(), sex: None, bot: None },
                index,
            })
        }
        3 => Command::Table(table::Command::Away { seat: who, away: one_in(rng, 3) }),
        4 => {
            let mut order: Vec<Colour> = game.seats.iter().map(|s| s.colour).collect();
            order.reverse();
            Command::Table(table::Command::Order(order))
        }
        // Games with cards in the app have a test of their own.
        5 => {
            let component = pick(rng, &[Component::Dice, Component::Rooms, Component::Monsters]);
            Command::Table(table::Command::Keep { component, place: pick(rng, &[Place::Table, Place::App]) })
        }
        6 => Command::Table(table::Command::Care(pick(rng, &Care::ALL))),
        7..=9 => Command::Table(table::Command::Care(Care::Everything)),
        10 | 11 => {
            Command::Turn(turn::Command::Jump { phase: pick(rng, &Phase::ALL), seat: one_in(rng, 2).then_some(who) })
        }
        12 => pick(rng, &[Command::Table(table::Command::ByHand), Command::Table(table::Command::Skip)]),
        _ => {
            let def = pick(rng, book.rulings());
            let value = value(rng, &def);
            Command::Table(table::Command::Rule { name: def.name, value })
        }
    }
}

/// Goods change hands, or a card does.
fn goods(rng: &mut Rng, game: &Game) -> Command {
    let (seat, other) = (seat(rng, game), seat(rng, game));
    let gear = game.seat(seat).map_or(0, |s| s.gear.len());
    let some = |rng: &mut Rng| Goods {
        gear: (0..gear).filter(|_| rng.random_range(0..3) == 0).collect(),
        others: rng.random_range(0..2),
        gold: rng.random_range(0..3) * 100,
        bonus: 0,
    };
    match rng.random_range(0..7) {
        0 => Command::Dungeon(dungeon::Command::Drop { seat, goods: some(rng) }),
        1 => Command::Dungeon(dungeon::Command::PickUp(some(rng))),
        2 => Command::Munchkin(munchkin::Command::Give {
            from: seat,
            to: other,
            goods: some(rng),
            back: Goods { gold: 100, ..Goods::default() },
        }),
        3 => {
            let asks = pick(rng, &[None, Some(Price::Gold(100)), Some(Price::Cards(1)), Some(Price::Items(200))]);
            let dxm = rng.random_range(0..2);
            let pays = Cards { hand: Hand::dealt(0, dxm), ..Cards::default() };
            Command::Dungeon(dungeon::Command::Deal {
                cost: Some(0),
                once: one_in(rng, 2),
                asks,
                pays,
                effects: vec![],
            })
        }
        4 => Command::Munchkin(munchkin::Command::BuyLevel {
            seat,
            gear: vec![],
            others: vec![1_000],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        }),
        5 => {
            let who = if one_in(rng, 2) { Fighter::Seat(seat) } else { Fighter::Monster(monster(rng, game)) };
            let to = one_in(rng, 2).then(|| rng.random_range(1..=6));
            let what = Box::new(Played::Die { who, index: 0, to });
            Command::Munchkin(munchkin::Command::Play {
                seat,
                from: Source::Hand(Deck::DXM),
                name: String::new(),
                what,
            })
        }
        _ => {
            let slot = |n| Gear { hands: n, big: true, ..Gear::default() };
            let what = Box::new(Played::Item(slot(rng.random_range(0..3))));
            Command::Munchkin(munchkin::Command::Play {
                seat,
                from: Source::Hand(Deck::TREASURE),
                name: String::new(),
                what,
            })
        }
    }
}

/// What comes to a table's mind next; much of it will be refused. Without corrections the rules alone are at work.
pub fn wish(rng: &mut Rng, book: &Book, game: &Game, corrections: bool) -> Command {
    let on = Command::Turn(turn::Command::Jump { phase: pick(rng, &Phase::ALL), seat: Some(seat(rng, game)) });
    let command = match rng.random_range(0..24) {
        0..=10 => random::answer(rng, book, game).unwrap_or(on),
        11 | 12 => {
            let offers = engine::legal(book, game).offers;
            let quiet = |c: &Command| {
                !matches!(
                    c,
                    Command::Table(table::Command::Leave { .. })
                        | Command::Table(table::Command::Care(_))
                        | Command::Turn(turn::Command::Jump { .. })
                        | Command::Table(table::Command::Away { .. })
                )
            };
            let some: Vec<_> = offers.into_iter().map(|o| o.command).filter(quiet).collect();
            some.choose(rng).cloned().unwrap_or(on)
        }
        13..=15 => plays::deed(rng, game),
        16 => random::change(rng, game),
        17 => effects(vec![in_a_fight(rng, game)]),
        18 => effects(vec![odd(rng, game)]),
        19 => table(rng, book, game),
        20 => goods(rng, game),
        21 => {
            // What is owed is met by whatever the table likes to say.
            let victim = seat(rng, game);
            let what = Box::new(Played::Curse { on: victim, effects: vec![odd(rng, game), odd(rng, game)] });
            Command::Munchkin(munchkin::Command::Play {
                seat: seat(rng, game),
                from: Source::Hand(Deck::DXM),
                name: String::new(),
                what,
            })
        }
        22 => garbage(rng, book, game).unwrap_or(Command::Turn(turn::Command::EndTurn)),
        _ if corrections => {
            Command::Table(table::Command::Amend { note: String::new(), effects: vec![odd(rng, game)] })
        }
        _ => random::answer(rng, book, game).unwrap_or(Command::Turn(turn::Command::EndTurn)),
    };
    match command {
        Command::Table(table::Command::Amend { note, effects }) if !corrections => {
            Command::Table(table::Command::Effects { note, effects })
        }
        Command::Table(table::Command::Effects { note, effects }) if corrections && one_in(rng, 6) => {
            Command::Table(table::Command::Amend { note, effects })
        }
        command => command,
    }
}

/// A part of a document, and a place in it by number.
fn parts(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    }
}

fn spoil(rng: &mut Rng, value: &mut Value) {
    let inside = parts(value).len();
    if inside > 0 && rng.random_range(0..4) > 0 {
        let at = rng.random_range(0..inside);
        if let Some(part) = parts(value).into_iter().nth(at) {
            return spoil(rng, part);
        }
    }
    match value {
        Value::Number(_) => {
            let numbers = [-1, 0, 1, 2, 7, 99, 255, 256, 32_767, 65_535, 2_147_483_647, 4_294_967_295, i64::MIN];
            *value = json!(pick(rng, &numbers));
        }
        Value::String(text) => {
            let words =
                ["red", "blue", "purple", "north", "+2147483647", "-2147483648", "=0", "=-5", "", "elf", "\u{202e}"];
            *text = pick(rng, &words).to_owned();
        }
        Value::Array(list) => match rng.random_range(0..3) {
            0 => list.clear(),
            1 => {
                let again = list.clone();
                list.extend(again);
            }
            _ => list.reverse(),
        },
        Value::Bool(yes) => *yes = !*yes,
        Value::Null | Value::Object(_) => *value = pick(rng, &[json!(null), json!({}), json!([]), json!(0), json!("")]),
    }
}

/// A command as a broken program would write it; none if it cannot even be read.
pub fn garbage(rng: &mut Rng, book: &Book, game: &Game) -> Option<Command> {
    let sound = match rng.random_range(0..6) {
        0 => effects(vec![in_a_fight(rng, game), odd(rng, game)]),
        1 => plays::deed(rng, game),
        2 => goods(rng, game),
        3 => table(rng, book, game),
        4 => random::change(rng, game),
        _ => random::answer(rng, book, game)?,
    };
    let mut value = serde_json::to_value(&sound).expect("commands can be written");
    for _ in 0..rng.random_range(1..4) {
        spoil(rng, &mut value);
    }
    let command: Command = serde_json::from_value(value).ok()?;
    // A correction may do what no rule would.
    (!matches!(command, Command::Table(table::Command::Amend { .. }))).then_some(command)
}
