//! Monsters of a hand that come into a fight: with a card that brings one (MC-INTF-04), or because one of their kind is
//! in it (MS-CMB-08).

use crate::rules::book::Book;
use crate::rules::card::{CardId, Choice, MonsterCard};
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::doors::{Command, door};
use crate::rules::event::{FightTold, PlayedAs};
use crate::rules::facts::Facts;
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::fight::{build, going};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::{self, timing};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{JoinTags, WanderIntoOwn};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::wish::Wishes;

/// A card of the hand brings a monster of the hand along.
///
/// # Errors
/// That there is no fight, or no such monster.
pub(crate) fn wanders(
    book: &Book,
    game: &Game,
    (seat, card): (Colour, CardId),
    choice: &Choice,
    out: &mut Facts,
) -> Result<(), Refusal> {
    const RULES: Cites = cites!["MC-INTF-04", "MC-MON-03"];
    let holder = game.find(seat)?;
    timing::alive(holder)?;
    let def = book.cards.card(card).filter(|_| holder.held.has(card));
    let def = def.ok_or_else(|| Refusal::new("card-not-in-hand", RULES).seat(seat))?;
    let fight = open_for_monsters(game)?;
    let own = fight.main != seat || book.house(game).wander_into_own() == WanderIntoOwn::Yes;
    ensure(own, || Refusal::new("not-into-your-own", RULES).seat(seat))?;
    let (brought, monster) = held(book, game, seat, choice.with, RULES)?;
    let (name, what) = (def.name.clone(), PlayedAs::Monster);
    out.say(munchkin::Event::Played { seat, name, what, on: None }, RULES);
    let deck = book.rules.kinds();
    let to = holder.hand.with(deck, holder.hand.of(deck).saturating_sub(2));
    out.note(cards::Event::Hand { seat, from: holder.hand, to });
    out.note(cards::Event::CardOut { seat, card, laid: false });
    out.note(cards::Event::CardOut { seat, card: brought, laid: false });
    comes(game, fight, monster, RULES, out);
    Ok(())
}

/// A monster of the hand joins one of its kind, without another card.
///
/// # Errors
/// That the table does not play so, or none of its kind is there.
pub(crate) fn joins(book: &Book, game: &Game, (seat, card): (Colour, CardId), out: &mut Facts) -> Result<(), Refusal> {
    const RULES: Cites = cites!["MC-INTF-04", "MS-CMB-08", "SR-GANG-02"];
    let tags = book.house(game).join_tags();
    ensure(tags != JoinTags::None, || Refusal::new("takes-a-card", RULES))?;
    timing::alive(game.find(seat)?)?;
    let fight = open_for_monsters(game)?;
    let (card, monster) = held(book, game, seat, Some(card), RULES)?;
    let met = fight.foes(game).any(|foe| of_a_kind(tags, &foe.def.keywords, &monster.def.keywords));
    ensure(met, || Refusal::new("none-of-its-kind", RULES).seat(seat))?;
    door::leaves_hand(game, seat, card, out);
    comes(game, fight, monster, RULES, out);
    if game.agenda.iter().any(|s| matches!(s, crate::rules::agenda::Step::Table(table::Step::Window { .. }))) {
        out.note(table::Event::Reopened { by: seat });
    }
    Ok(())
}

/// Whether one monster comes by itself to another, by what is written on both: both are undead, or of one gang or any
/// other group (MS-CMB-08, SR-GANG-02, SR-GANG-03).
fn of_a_kind(tags: JoinTags, there: &[String], comes: &[String]) -> bool {
    let both = |word: &String| comes.contains(word);
    match tags {
        JoinTags::None => false,
        JoinTags::Undead => there.iter().filter(|word| *word == "undead").any(both),
        JoinTags::Any => there.iter().any(both),
    }
}

/// What somebody could send in so.
pub(crate) fn wishes(book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
    let tags = book.house(game).join_tags();
    let Some(fight) = going::kept(game).filter(|_| tags != JoinTags::None) else { return };
    let holds = |seat: &&Seat| !seat.dead && seat.held.meets(book.cards.beasts());
    let Some(holder) = game.seat(seat).filter(holds).filter(|_| fight.goes_on(game)) else { return };
    let met = |comes: &[String]| fight.foes(game).any(|foe| of_a_kind(tags, &foe.def.keywords, comes));
    let fits = |card: &CardId| book.cards.monster(*card).is_some_and(|monster| met(&monster.def.keywords));
    holder.held.iter().filter(fits).for_each(|card| out.push(Command::SendIn { seat, card }.into()));
}

/// The fight a new monster can still come to: one that goes on, or has just lost its last.
fn open_for_monsters(game: &Game) -> Result<&Fight, Refusal> {
    let open = |fight: &&Fight| !matches!(fight.stage, Stage::Rolled(_)) && (fight.emptied || fight.goes_on(game));
    going::kept(game).filter(open).ok_or_else(|| Refusal::new("no-fight", cites!["MC-INTF-04"]))
}

/// A monster somebody holds.
fn held<'a>(
    book: &'a Book,
    game: &Game,
    seat: Colour,
    card: Option<CardId>,
    cites: Cites,
) -> Result<(CardId, &'a MonsterCard), Refusal> {
    let missing = || Refusal::new("no-monster-in-hand", cites).seat(seat);
    let card = card.filter(|card| game.seat(seat).is_some_and(|seat| seat.held.has(*card))).ok_or_else(missing)?;
    Ok((card, book.cards.monster(card).ok_or_else(missing)?))
}

/// It stands there from now on; a claim of before counts for nothing if it does not hold any more.
fn comes(game: &Game, fight: &Fight, monster: &MonsterCard, cites: Cites, out: &mut Facts) {
    door::meets(game, fight.main, monster, cites, out);
    if fight.emptied {
        let mut fight = Fight { emptied: false, ..fight.clone() };
        build::back_to_building(&mut fight);
        out.say(crate::rules::fight::Event::Fight { fight: Some(fight.into()), what: FightTold::Waits }, cites);
    }
}
