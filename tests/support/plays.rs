//! Cards and Items in random hands: played, packed, given, sold, used.

use super::Rng;
use rand::RngExt as _;
use standie::rules::amount::Amount;
use standie::rules::card::price::When;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::seat::{Condition, Until};

/// An Item of any sort.
pub fn item(rng: &mut Rng) -> Gear {
    let hat = |slot| Gear { slot: Some(slot), ..Gear::default() };
    let mut gear = match rng.random_range(0..8) {
        0 => hat(Slot::Headgear),
        1 => hat(Slot::Armor),
        2 => hat(Slot::Footgear),
        3 => Gear { hands: 1, keywords: vec!["sword".to_owned()], ..Gear::default() },
        4 => Gear { hands: 2, big: true, ..Gear::default() },
        5 => Gear { once: true, keywords: vec!["throwable".to_owned(), "potion".to_owned()], ..Gear::default() },
        6 => Gear { once: true, powers: vec!["averts_curses".to_owned()], ..Gear::default() },
        _ => Gear { only: vec!["cleric".to_owned()], never: vec!["elf".to_owned()], run: 1, ..Gear::default() },
    };
    gear.name = "Thing".to_owned();
    gear.bonus = rng.random_range(0..6);
    gear.value = (rng.random_range(0..3) > 0).then(|| rng.random_range(1..12) * 100);
    gear
}

fn curse(rng: &mut Rng, on: Colour) -> Played {
    let effect = match rng.random_range(0..5) {
        0 => {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat: on, sort: None, dropped: rng.random_range(0..2) == 0 })
        }
        1 => {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat: on, sort: Some("headgear".to_owned()), dropped: false })
        }
        2 => Effect::Munchkin(munchkin::Effect::Level { seat: on, change: Amount::By(-1), kill: false }),
        3 => {
            let add = Condition { bonus: -3, until: Until::NextFight, ..Condition::default() };
            Effect::Munchkin(munchkin::Effect::Condition { seat: on, add })
        }
        _ => Effect::Munchkin(munchkin::Effect::Condition {
            seat: on,
            add: Condition { hands: -1, ..Condition::default() },
        }),
    };
    Played::Curse { on, effects: vec![effect] }
}

fn played(rng: &mut Rng, game: &Game, seat: Colour) -> (Source, Played) {
    let other = super::seat(game, rng).map_or(seat, |s| s.colour);
    let monster = game.foes.all.first().map_or(MonsterId(1), |m| m.id);
    let gear = game.seat(seat).map_or(0, |s| s.gear.len());
    let index = rng.random_range(0..=gear);
    let race = ["elf", "dwarf", "halfling"][rng.random_range(0..3)].to_owned();
    let class = ["warrior", "wizard", "thief", "cleric"][rng.random_range(0..4)].to_owned();
    let (treasure, dxm) = (Source::Hand(Deck::TREASURE), Source::Hand(Deck::DXM));
    match rng.random_range(0..14) {
        0..=2 => (treasure, Played::Item(item(rng))),
        3 => {
            let on = Some(if rng.random_range(0..2) == 0 { Fighter::Seat(other) } else { Fighter::Monster(monster) });
            (treasure, Played::Use { item: Some(item(rng)), on, effects: vec![] })
        }
        4 => {
            let on = Some(Fighter::Monster(monster));
            (Source::Table(index), Played::Use { item: None, on, effects: vec![] })
        }
        5 => (dxm, Played::Level),
        6 => (dxm, Played::Race(race)),
        7 => (dxm, Played::Class(class)),
        8 => (dxm, Played::HalfBreed { with: (rng.random_range(0..2) == 0).then_some(race) }),
        9 => (dxm, Played::SuperMunchkin { with: None }),
        10 => (dxm, curse(rng, other)),
        11 => (dxm, Played::Enhancer { monster, add: Enhancer { level: 3, ..Enhancer::default() } }),
        12 => (dxm, [Played::Monster, Played::Cheat { gear: index }][rng.random_range(0..2)].clone()),
        _ => {
            let effects = vec![Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(100) })];
            let when = [When::Any, When::Peace, When::OwnTurn, When::Fight, When::AfterRoll][rng.random_range(0..5)];
            (dxm, Played::Card { when, effects })
        }
    }
}

/// Something somebody does with cards or Items; it may well be refused.
pub fn deed(rng: &mut Rng, game: &Game) -> Command {
    let seat = super::seat(game, rng).map_or(Colour::Blue, |s| s.colour);
    let to = super::seat(game, rng).map_or(Colour::Red, |s| s.colour);
    let gear = game.seat(seat).map_or(0, |s| s.gear.len());
    let some = |rng: &mut Rng| (0..gear).filter(|_| rng.random_range(0..2) == 0).collect::<Vec<_>>();
    match rng.random_range(0..14) {
        0 => Command::Munchkin(munchkin::Command::Pack { seat, packed: some(rng) }),
        1 => {
            let goods = Goods { gear: some(rng), gold: rng.random_range(0..2) * 100, ..Goods::default() };
            Command::Munchkin(munchkin::Command::Give { from: seat, to, goods, back: Goods::default() })
        }
        2 => Command::Munchkin(munchkin::Command::BuyLevel {
            seat,
            gear: some(rng),
            others: vec![],
            hand: vec![400],
            cards: Default::default(),
            levels: None,
        }),
        3 => Command::Dungeon(dungeon::Command::Heal { seat }),
        4 => {
            let class = game.seat(seat).and_then(|s| s.classes.first().cloned()).unwrap_or_default();
            let by = match rng.random_range(0..3) {
                0 => PowerBy::Discard(Cards { hand: Hand::dealt(0, 1), ..Cards::default() }),
                1 => PowerBy::Discard(Cards { kinds: vec![class.clone()], ..Cards::default() }),
                _ => PowerBy::Ten,
            };
            Command::Munchkin(munchkin::Command::Power { seat, class, by, effects: vec![] })
        }
        _ => {
            let (from, what) = played(rng, game, seat);
            Command::Munchkin(munchkin::Command::Play { seat, from, name: String::new(), what: Box::new(what) })
        }
    }
}
