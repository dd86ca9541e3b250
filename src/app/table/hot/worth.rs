//! Whether somebody alone against bots has to be asked at all: only where something is lit that can change something.

use crate::odds::fight::roll;
use crate::play::reacting;
use crate::play::serving;
use crate::rules::book::Book;
use crate::rules::card::CardKind;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dice::faces;
use crate::rules::event::{Event, FightTold};
use crate::rules::fight::sides::sides;
use crate::rules::fight::state::Stage;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;
use crate::rules::{cards, engine, fight, munchkin, table};

/// The least difference to a chance that is worth a question.
const LEAST: f64 = 0.01;

/// Whether something somebody could do now could change something.
pub fn asking(book: &Book, game: &Game, (about, seat): (About, Colour), moves: &[Command]) -> bool {
    let die = |command: &Command| {
        matches!(command, Command::Munchkin(munchkin::Command::PlayCard { card, .. })
            if book.cards.card(*card).is_some_and(|def| matches!(def.is, CardKind::Die)))
    };
    let plays = moves.iter().filter(|command| {
        let costs = reacting::gives_up(game, command) || serving::only_others(book, game, command);
        reacting::plays(command) && !costs
    });
    let alone = |command: &&Command| match about {
        About::Dice if die(command) => faces::can_turn(book, game, seat),
        // What lies there is won or lost: what leaves it so asks nobody.
        About::Fight | About::Dice => changes(book, game, command),
        // What can be put down just as well on one's own turn asks nobody on somebody else's.
        About::Turn if puts_down(book, command) || is_for_oneself(book, command) => false,
        // What has come is a Treasure; a Curse has time.
        About::Came => matches!(command, Command::Munchkin(munchkin::Command::PlayCard { card, .. })
            if book.cards.deck(*card) == Some(Deck::ITEMS)),
        // A power alone lights no card.
        _ => matches!(command, Command::Munchkin(munchkin::Command::PlayCard { .. })),
    };
    let fought = matches!(about, About::Fight | About::Dice);
    plays.clone().any(|command| alone(&command)) || (fought && together(book, game, plays))
}

/// By how much a fight is won so far, and whether it is, where no die is to fall any more.
fn stands(book: &Book, game: &Game) -> Option<(i32, bool)> {
    let fight = fight::current(game)?;
    if book.system.rolls() && !matches!(fight.stage, Stage::Rolled(_)) {
        return None;
    }
    let sides = fight::sides::sums(book, game, fight);
    let (ours, theirs) = fight::roll::totals(&sides, fight.stage.throws());
    Some((ours - theirs, sides.wins(ours, theirs)))
}

/// Whether all of it together turns a fight without dice, where nothing does alone: two half measures make a whole one.
fn together<'a>(book: &Book, game: &Game, plays: impl Iterator<Item = &'a Command>) -> bool {
    let lead = |game: &Game| Some(stands(book, game)?.0);
    let Some((now, won)) = stands(book, game) else { return false };
    let wins = |game: &Game| stands(book, game).is_some_and(|(_, won)| won);
    let does = |game: &Game, command: &Command, before: i32| {
        let mut then = game.clone();
        engine::act(book, &mut then, command).ok()?;
        let by = if won { before - lead(&then)? } else { lead(&then)? - before };
        (by > 0).then_some((by, then))
    };
    let mut all: Vec<_> = plays.filter_map(|command| Some((does(game, command, now)?.0, command))).collect();
    all.sort_by_key(|(by, _)| std::cmp::Reverse(*by));
    // What can be done once is done once: each is tried after all that does more.
    let mut then = game.clone();
    for (_, command) in all {
        let Some((_, after)) = lead(&then).and_then(|before| does(&then, command, before)) else { continue };
        then = after;
        if wins(&then) != won {
            return true;
        }
    }
    false
}

/// Whether an Item is only put down.
fn puts_down(book: &Book, command: &Command) -> bool {
    let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = command else { return false };
    let item = book.cards.card(*card).and_then(|def| match &def.is {
        CardKind::Item { gear, .. } => Some(gear),
        _ => None,
    });
    item.is_some_and(|gear| !gear.once || choice.down)
}

/// Whether a card makes something else of whoever plays it, and does nothing to anybody.
fn is_for_oneself(book: &Book, command: &Command) -> bool {
    let Command::Munchkin(munchkin::Command::PlayCard { card, .. }) = command else { return false };
    let is = book.cards.card(*card).map(|def| &def.is);
    matches!(
        is,
        Some(CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin | CardKind::Cheat)
    )
}

/// Whether a play before the roll changes the chance, or anything besides the fight.
fn changes(book: &Book, game: &Game, command: &Command) -> bool {
    let chance = |game: &Game| {
        let fight = fight::current(game)?;
        if matches!(fight.stage, Stage::Rolled(_)) {
            return stands(book, game).map(|(_, won)| f64::from(u8::from(won)));
        }
        let sides = sides(book, game, fight, None);
        if sides.is_open() { None } else { Some(roll(&sides).odds()?.chance()) }
    };
    let mut then = game.clone();
    let Ok(facts) = engine::act(book, &mut then, command) else { return false };
    let only_sums = facts.iter().all(|fact| match &fact.event {
        Event::Fight(fight::Event::Fight { what, .. }) => matches!(what, FightTold::Term(_) | FightTold::Ties(_)),
        Event::Fight(fight::Event::EnhancerOn { .. } | fight::Event::EnhancerOff { .. })
        | Event::Munchkin(munchkin::Event::Played { .. })
        | Event::Cards(cards::Event::CardOut { .. })
        | Event::Cards(cards::Event::Hand { .. })
        | Event::Cards(cards::Event::Shed { .. })
        | Event::Cards(cards::Event::Swept(_))
        | Event::Table(table::Event::Noted(_))
        | Event::Table(table::Event::Reopened { .. }) => true,
        _ => false,
    });
    match (chance(game), chance(&then)) {
        (Some(before), Some(after)) if only_sums => (before - after).abs() >= LEAST,
        _ => true,
    }
}
