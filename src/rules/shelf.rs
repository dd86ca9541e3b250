//! Cards that go to the table and come back: the same ones, each once (MQ-CARD-07); and numbers of cards that the table
//! names by hand.

use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::cards;
use crate::rules::cards::cited;
use crate::rules::cards::stock::piles::{Shelf, Stock};
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::room::Pile;
use crate::rules::effect::Effect;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::in_play::{lies, on_the_table, under_way};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, changes};
use crate::rules::munchkin::played::Played;
use crate::rules::refusal::{Refusal, ensure};
use std::sync::Arc;

impl Shelf {
    /// What the app keeps now.
    pub(crate) fn of(game: &Game) -> Option<Box<Shelf>> {
        let seats = game.seats.iter().map(|s| (s.colour, s.held.clone(), s.laid.clone())).collect();
        game.stock.clone().map(|stock| Box::new(Shelf { stock, seats }))
    }
}

/// The cards go to the table.
pub(crate) fn away(out: &mut Facts) {
    out.say(cards::Event::Stocked(None), cited::DECKS);
}

/// The cards come to the app: those that lie on the table stay there, hands and discards are what they were when the
/// app last kept them, and the rest is shuffled.
pub(crate) fn back(book: &Book, game: &Game, out: &mut Facts) {
    let all = Stock::new(book, game.table.components.monsters).all;
    once_each(game, out);
    let game = out.on(game);
    let mut taken = CardSet::EMPTY;
    on_the_table(&game, |card| taken.insert(card));
    under_way(&game, &mut |card| taken.insert(card));
    let mut free = all.without(&taken);
    let mut claim = |wish: &CardSet| {
        let cards = wish.and(&free);
        free = free.without(&cards);
        cards
    };
    let was = |colour: Colour| game.shelf.as_ref().and_then(|s| s.seats.iter().find(|(c, _, _)| *c == colour));
    let mut hands = Vec::with_capacity(game.seats.len());
    for seat in &game.seats {
        let (held, laid) = was(seat.colour).map_or((&CardSet::EMPTY, &CardSet::EMPTY), |(_, held, laid)| (held, laid));
        let still = laid.iter().filter(|card| lies(book, seat, *card)).collect::<CardSet>();
        hands.push((seat, claim(held), claim(&still)));
    }
    let discards = claim(game.shelf.as_ref().map_or(&CardSet::EMPTY, |s| &s.stock.discards));
    // Races and Classes that came while the cards were on the table are cards of the box too.
    for (seat, _, laid) in &mut hands {
        for def in &book.cards.cards {
            let missing = matches!(
                def.is,
                CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin
            ) && def.numbers.iter().any(|card| lies(book, seat, *card))
                && !def.numbers.iter().any(|card| laid.has(*card));
            if let Some(card) = def.numbers.iter().find(|card| missing && free.has(**card)) {
                free.remove(*card);
                laid.insert(*card);
            }
        }
    }
    let named = hands.iter().fold(CardSet::EMPTY, |set, (_, held, laid)| set.or(held).or(laid));
    // In the order they came to lie there.
    let pile = game.shelf.as_ref().map(|s| s.stock.pile.iter().copied().filter(|card| discards.has(*card)).collect());
    let stock = Stock { draw: free.or(&named), discards, all, pile: pile.unwrap_or_default() };
    out.say(cards::Event::Stocked(Some(Box::new(stock))), cited::DEALT_AGAIN);
    for (seat, held, laid) in hands.iter().filter(|(_, held, laid)| !held.or(laid).is_empty()) {
        out.say(cards::Event::Took { seat: seat.colour, cards: held.or(laid) }, cited::IN_PLAY);
        for card in laid.iter() {
            out.note(cards::Event::CardOut { seat: seat.colour, card, laid: true });
        }
    }
}

/// A number named for two things in play belongs to the first.
fn once_each(game: &Game, out: &mut Facts) {
    let mut seen = CardSet::EMPTY;
    let mut keep = |card: &mut Option<CardId>| {
        if let Some(id) = *card {
            if seen.has(id) {
                *card = None;
            } else {
                seen.insert(id);
            }
        }
    };
    let mut items = |list: &[Arc<Gear>]| {
        let mut changed = list.to_vec();
        for item in &mut changed {
            let mut one = Gear::clone(item);
            keep(&mut one.card);
            keep(&mut one.cheat_card);
            if one != **item {
                *item = Arc::new(one);
            }
        }
        (changed != list).then_some(changed)
    };
    for seat in &game.seats {
        if let Some(gear) = items(&seat.gear) {
            let items = changes(&seat.gear, &gear);
            out.say(munchkin::Event::ItemsChanged { seat: seat.colour, items }, cited::IN_PLAY);
        }
    }
    let Some(dungeon) = &game.dungeon else { return };
    for room in dungeon.rooms.iter() {
        let Some(pile) = &room.pile else { continue };
        if let Some(gear) = items(&pile.gear) {
            let pile = Some(Box::new(Pile { gear, ..pile.clone() }));
            out.say(dungeon::Event::Pile { room: room.id, pile }, cited::IN_PLAY);
        }
    }
    for monster in &game.foes.all {
        let mut def = MonsterDef::clone(&monster.def);
        keep(&mut def.card);
        if def != *monster.def {
            out.say(fight::Event::MonsterCard { monster: monster.id, def: Box::new(def) }, cited::IN_PLAY);
        }
        let mut enhancers: Vec<Enhancer> = monster.enhancers.clone();
        enhancers.iter_mut().for_each(|e| keep(&mut e.card));
        if enhancers != monster.enhancers {
            out.say(fight::Event::Enhanced { monster: monster.id, enhancers }, cited::IN_PLAY);
        }
    }
}

/// The numbers of cards in a pile, but for those that lie there already.
fn in_a_pile(there: Option<&Pile>, pile: Option<&Pile>) -> Vec<CardId> {
    let cards = |pile: Option<&Pile>| -> Vec<CardId> {
        pile.into_iter().flat_map(|p| &p.gear).flat_map(|g| g.cards()).collect()
    };
    let mut left = cards(there);
    let new = |card: &CardId| match left.iter().position(|c| c == card) {
        Some(at) => {
            left.remove(at);
            false
        }
        None => true,
    };
    cards(pile).into_iter().filter(new).collect()
}

/// The numbers of cards that an effect names, but for those that lie there already.
fn named(game: &Game, effect: &Effect) -> Vec<CardId> {
    let dungeon = game.dungeon.as_deref();
    match effect {
        Effect::Munchkin(munchkin::Effect::Gear { add, .. }) => add.cards().collect(),
        Effect::Munchkin(munchkin::Effect::Condition { add, .. }) => {
            // One card can hang over several munchkins.
            let mut hangs = CardSet::EMPTY;
            under_way(game, |card| hangs.insert(card));
            add.card.into_iter().filter(|card| !hangs.has(*card)).collect()
        }
        Effect::Fight(fight::Effect::Enhance { add, .. }) => add.card.into_iter().collect(),
        Effect::Dungeon(dungeon::Effect::PlaceMonster { def, .. }) => def.card.into_iter().collect(),
        Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { def, .. }) => def.card.into_iter().collect(),
        Effect::Fight(fight::Effect::Card { monster, def }) => {
            let own = game.foes.get(*monster).and_then(|m| m.def.card);
            def.card.into_iter().filter(|card| Some(*card) != own).collect()
        }
        Effect::Dungeon(dungeon::Effect::Pile { room, pile }) => {
            let there = dungeon.and_then(|d| d.room(*room)?.pile.as_ref());
            in_a_pile(there, pile.as_ref())
        }
        Effect::Table(_) | Effect::Cards(_) | Effect::Track(_) => Vec::new(),
        Effect::Munchkin(
            munchkin::Effect::Level { .. }
            | munchkin::Effect::Ascend { .. }
            | munchkin::Effect::Steal { .. }
            | munchkin::Effect::Life { .. }
            | munchkin::Effect::Races { .. }
            | munchkin::Effect::Classes { .. }
            | munchkin::Effect::Sex { .. }
            | munchkin::Effect::Rank { .. }
            | munchkin::Effect::Bonus { .. }
            | munchkin::Effect::Big { .. }
            | munchkin::Effect::GearGone { .. }
            | munchkin::Effect::LoseItem { .. }
            | munchkin::Effect::Item { .. }
            | munchkin::Effect::HalfBreed { .. }
            | munchkin::Effect::SuperMunchkin { .. }
            | munchkin::Effect::Hands { .. }
            | munchkin::Effect::Lift { .. },
        )
        | Effect::Fight(
            fight::Effect::Strip { .. }
            | fight::Effect::RemoveMonster { .. }
            | fight::Effect::CallOff
            | fight::Effect::Compel { .. }
            | fight::Effect::Copy { .. }
            | fight::Effect::Mate { .. }
            | fight::Effect::Slay { .. }
            | fight::Effect::Term { .. }
            | fight::Effect::Unterm { .. }
            | fight::Effect::Ties { .. }
            | fight::Effect::Bargain { .. }
            | fight::Effect::LeaveAlone { .. }
            | fight::Effect::Face { .. },
        )
        | Effect::Dungeon(
            dungeon::Effect::Health { .. }
            | dungeon::Effect::MaxHealth { .. }
            | dungeon::Effect::Moves { .. }
            | dungeon::Effect::Spent { .. }
            | dungeon::Effect::Gold { .. }
            | dungeon::Effect::Lurker { .. }
            | dungeon::Effect::Stand { .. }
            | dungeon::Effect::PlaceRoom { .. }
            | dungeon::Effect::MoveRoom { .. }
            | dungeon::Effect::FlipRoom { .. }
            | dungeon::Effect::RemoveRoom { .. }
            | dungeon::Effect::Print { .. }
            | dungeon::Effect::Arrow { .. }
            | dungeon::Effect::Link { .. }
            | dungeon::Effect::Mark { .. }
            | dungeon::Effect::MoveMonster { .. }
            | dungeon::Effect::Push { .. }
            | dungeon::Effect::Base { .. },
        ) => Vec::new(),
    }
}

/// Cards that effects told by hand name come out of the decks or the discards; one that is in a hand or in play already
/// cannot be had a second time (MQ-CARD-07).
pub(crate) fn claim(game: &Game, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    let Some(stock) = &game.stock else { return Ok(()) };
    let mut free = stock.draw.or(&stock.discards);
    let mut cards = CardSet::EMPTY;
    for card in effects.iter().flat_map(|effect| named(game, effect)) {
        ensure(free.has(card), || Refusal::new("card-elsewhere", cited::IN_PLAY).with("number", card.0))?;
        free.remove(card);
        cards.insert(card);
    }
    if !cards.is_empty() {
        out.say(cards::Event::LaidOut(cards), cited::IN_PLAY);
    }
    Ok(())
}

/// Effects told along with a play, a power or a Deal name no numbers where the app keeps the cards: it knows which card
/// it is.
pub(crate) fn none_named(game: &Game, command: &Command) -> Result<(), Refusal> {
    let effects: &[Effect] = match command {
        Command::Munchkin(munchkin::Command::Play { what, .. }) => told_with(what),
        Command::Munchkin(munchkin::Command::Power { effects, .. })
        | Command::Dungeon(dungeon::Command::Deal { effects, .. }) => effects,
        // These are told without effects.
        Command::Munchkin(_)
        | Command::Dungeon(_)
        | Command::Track(_)
        | Command::Doors(_)
        | Command::Table(_)
        | Command::Turn(_)
        | Command::Fight(_) => {
            return Ok(());
        }
    };
    let any = game.stock.is_some() && effects.iter().any(|effect| !named(game, effect).is_empty());
    ensure(!any, || Refusal::new("name-the-card", cited::ON_THE_TABLE))
}

/// The effects told along with a play.
fn told_with(what: &Played) -> &[Effect] {
    match what {
        Played::Use { effects, .. } | Played::Curse { effects, .. } | Played::Card { effects, .. } => effects,
        Played::Item(_)
        | Played::Level
        | Played::Race(_)
        | Played::Class(_)
        | Played::HalfBreed { .. }
        | Played::SuperMunchkin { .. }
        | Played::Enhancer { .. }
        | Played::Monster
        | Played::Cheat { .. }
        | Played::Edge { .. }
        | Played::Die { .. } => &[],
    }
}
