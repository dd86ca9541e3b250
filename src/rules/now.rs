//! What a player can do now although it may not be their turn: each sort of thing tried on the engine itself, with the
//! reason where it is refused.

use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardSet, Choice};
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::items;
use crate::rules::munchkin::played::{Played, PowerBy, Source};
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::track::command::How;
use crate::rules::track::need::{Met, met};
use crate::rules::track::{self, bonus, turn};

/// A sort of thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// A card for any time, a Curse among them.
    AnyTime,
    /// A card for any time except in combat.
    Peaceful,
    /// A Go Up A Level card.
    Level,
    /// An Item from the hand onto the table.
    Item,
    /// What is used once, in a fight.
    Once,
    /// An Item thrown into a fight.
    Throw,
    /// A card on a monster.
    Enhancer,
    /// One more monster for the fight.
    Monster,
    /// A card on dice that are cast.
    Dice,
    /// The pack.
    Pack,
    /// Trading.
    Trade,
    /// A level bought.
    BuyLevel,
    /// A level for Health.
    Heal,
    /// The power of a Class.
    Power,
    /// A Curse.
    Curse,
    /// A Race.
    Race,
    /// A Class, or a Power of a Rank.
    Class,
    /// Helping whoever fights.
    Help,
    /// Hacking the card under the own token.
    Hack,
    /// Taking on whoever waits at the end of the track.
    God,
}

impl Deed {
    /// Those where there is no map, in the order they are shown.
    const AT_THE_DOORS: [Deed; 13] = [
        Deed::Curse,
        Deed::Level,
        Deed::Race,
        Deed::Class,
        Deed::Item,
        Deed::Trade,
        Deed::BuyLevel,
        Deed::Once,
        Deed::Enhancer,
        Deed::Monster,
        Deed::Help,
        Deed::Hack,
        Deed::God,
    ];

    /// Those where there is a map, in the order they are shown.
    pub const ALL: [Deed; 14] = [
        Deed::AnyTime,
        Deed::Peaceful,
        Deed::Level,
        Deed::Item,
        Deed::Once,
        Deed::Throw,
        Deed::Enhancer,
        Deed::Monster,
        Deed::Dice,
        Deed::Power,
        Deed::Pack,
        Deed::Trade,
        Deed::BuyLevel,
        Deed::Heal,
    ];

    /// The name used in text ids, with `_` for a hyphen.
    pub const fn name(self) -> &'static str {
        match self {
            Deed::AnyTime => "any_time",
            Deed::Peaceful => "peaceful",
            Deed::Level => "level",
            Deed::Item => "item",
            Deed::Once => "once",
            Deed::Throw => "throw",
            Deed::Enhancer => "enhancer",
            Deed::Monster => "monster",
            Deed::Dice => "dice",
            Deed::Pack => "pack",
            Deed::Trade => "trade",
            Deed::BuyLevel => "buy_level",
            Deed::Heal => "heal",
            Deed::Power => "power",
            Deed::Curse => "curse",
            Deed::Race => "race",
            Deed::Class => "class",
            Deed::Help => "help",
            Deed::Hack => "hack",
            Deed::God => "god",
        }
    }
}

/// A game in which a player has a card of each sort and one Item, so that only the moment can stand in the way.
fn supplied(book: &Book, game: &Game, colour: Colour) -> Game {
    let mut then = game.clone();
    if let Some(seat) = then.seat_mut(colour) {
        for deck in [Deck::ITEMS, book.other_deck()] {
            seat.hand = seat.hand.with(deck, seat.hand.of(deck).max(1));
        }
        seat.gear.push(Gear { packed: true, ..Gear::default() }.into());
    }
    then
}

fn attempt(book: &Book, game: &Game, seat: &Seat, deed: Deed) -> Option<Command> {
    let colour = seat.colour;
    let gain = Effect::Dungeon(dungeon::Effect::Gold { seat: colour, change: Amount::By(1) });
    let play = |deck: Deck, what: Played| {
        Command::Munchkin(munchkin::Command::Play {
            seat: colour,
            from: Source::Hand(deck),
            name: String::new(),
            what: Box::new(what),
        })
    };
    let card = |when| play(book.other_deck(), Played::Card { when, effects: vec![gain.clone()] });
    let fight = fight::under_way(game);
    let used = |keyword: &str, on| {
        let item = Gear { once: true, keywords: vec![keyword.to_owned()], ..Gear::default() };
        play(Deck::ITEMS, Played::Use { item: Some(item), on, effects: Vec::new() })
    };
    let mine = seat.gear.len().saturating_sub(1);
    Some(match deed {
        Deed::AnyTime => card(When::Any),
        Deed::Peaceful => card(When::Peace),
        Deed::Dice => card(When::AfterRoll),
        Deed::Level => play(book.rules.level_cards(), Played::Level),
        Deed::Item => play(Deck::ITEMS, Played::Item(Gear::default())),
        Deed::Once => used("potion", Some(Fighter::Seat(fight?.main))),
        Deed::Throw => used("throwable", Some(Fighter::Seat(fight?.main))),
        Deed::Enhancer => {
            let fought = fight.and_then(|f| f.monsters(game).first().copied());
            let any = || game.foes.all.first().map(|m| m.id);
            play(book.other_deck(), Played::Enhancer { monster: fought.or_else(any)?, add: Enhancer::default() })
        }
        Deed::Monster => {
            fight?;
            play(book.other_deck(), Played::Monster)
        }
        Deed::Pack => {
            let packed = (0..seat.gear.len()).filter(|i| *i != mine && seat.gear[*i].packed).collect();
            Command::Munchkin(munchkin::Command::Pack { seat: colour, packed })
        }
        Deed::Trade => {
            let others = game.seats.iter().filter(|s| s.colour != colour);
            let near = others.clone().find(|s| !s.dead && items::near(book, game, seat, s));
            let to = near.or_else(|| others.clone().next())?.colour;
            let goods = Goods { gear: vec![mine], ..Goods::default() };
            Command::Munchkin(munchkin::Command::Give { from: colour, to, goods, back: Goods::default() })
        }
        Deed::BuyLevel => Command::Munchkin(munchkin::Command::BuyLevel {
            seat: colour,
            gear: vec![],
            others: vec![1_000],
            hand: vec![],
            cards: CardSet::EMPTY,
            levels: None,
        }),
        Deed::Heal => Command::Dungeon(dungeon::Command::Heal { seat: colour }),
        Deed::Curse => {
            let on = fight.map(|fight| fight.main).or(game.turn.seat)?;
            let loses = munchkin::Effect::Level { seat: on, change: Amount::By(-1), kill: false };
            play(book.other_deck(), Played::Curse { on, effects: vec![loses.into()] })
        }
        // One it has not got: whoever has a Race may well have room for a Class.
        Deed::Race => {
            let race = book.rules.races.iter().find(|race| !seat.races.contains(race))?;
            play(book.other_deck(), Played::Race(race.clone()))
        }
        Deed::Class => {
            // Of Powers with Ranks there is always one more.
            let power = book.rules.ranks.then(|| format!("{}+", seat.classes.join("+")));
            let class = book.rules.classes.iter().find(|class| !seat.classes.contains(class)).cloned().or(power)?;
            play(book.other_deck(), Played::Class(class))
        }
        Deed::Help => {
            fight.filter(|fight| fight.main != colour)?;
            Command::Fight(fight::Command::Help { seat: Some(colour) })
        }
        Deed::Hack | Deed::God => on_the_track(book, game, seat, deed)?,
        Deed::Power => {
            let class = seat.classes.first()?.clone();
            let by =
                PowerBy::Discard(Cards { hand: seat.hand.emptied().with(book.other_deck(), 1), ..Cards::default() });
            Command::Munchkin(munchkin::Command::Power { seat: colour, class, by, effects: Vec::new() })
        }
    })
}

/// The card under the own token, or whoever waits at the end of the track; none where there is no such thing.
fn on_the_track(book: &Book, game: &Game, seat: &Seat, deed: Deed) -> Option<Command> {
    if game.track.as_deref()?.token(seat.colour) >= bonus::last(book) {
        return (deed == Deed::God).then_some(Command::Track(track::Command::FaceGod { def: None }));
    }
    let asks = turn::next(book, game, seat.colour).and_then(|card| card.asks.as_ref());
    // What is paid for it is chosen on its own sheet.
    let paid = asks.is_some_and(|need| matches!(met(need, seat), Met::ByPaying));
    let hack =
        track::Command::Hack { seat: seat.colour, how: How::Deed, pays: Cards::default(), choice: Choice::default() };
    (deed == Deed::Hack && !paid).then_some(Command::Track(hack))
}

/// What a player can do now, and why not; sorts that mean nothing now, such as throwing where there is no fight, are
/// left out.
pub fn now(book: &Book, game: &Game, colour: Colour) -> Vec<(Deed, Result<(), Refusal>)> {
    let then = supplied(book, game, colour);
    let Some(seat) = then.seat(colour) else { return Vec::new() };
    let all = if book.system.rolls() { &Deed::ALL[..] } else { &Deed::AT_THE_DOORS };
    let tried = all.iter().copied().filter_map(|deed| Some((deed, attempt(book, &then, seat, deed)?)));
    tried.map(|(deed, command)| (deed, engine::decide(book, &then, &command).map(|_| ()))).collect()
}
