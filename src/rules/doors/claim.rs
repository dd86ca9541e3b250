//! Faster play: a level card buys the Race, the Class or what allows two of them that lies on top of the discards
//! (MC-FAST-03 to MC-FAST-06, CL-OQ-50).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::bought::Claim;
use crate::rules::doors::{self, Command};
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::row::Row;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::wish::Wishes;

/// The card that can be claimed, if one can.
pub(crate) fn lies(book: &Book, game: &Game) -> Option<CardId> {
    let stock = game.stock.as_ref().filter(|_| book.house(game).fast_claims())?;
    let top = stock.top(book.cards.stack(Deck::DOOR))?;
    let is = &book.cards.card(top)?.is;
    matches!(is, CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin).then_some(top)
}

/// The level cards of a hand.
fn levels<'a>(book: &'a Book, seat: &'a Seat) -> impl Iterator<Item = CardId> + 'a {
    let level = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.is == CardKind::Level);
    seat.held.iter().filter(level).collect::<Vec<_>>().into_iter()
}

/// Whether nobody may claim anything just now: a Curse is being carried out, or a claim stands.
fn busy(game: &Game) -> bool {
    game.agenda.iter().any(|step| {
        step.is_before_all_turns()
            || matches!(step, Step::Munchkin(munchkin::Step::Cursed { .. }) | Step::Doors(doors::Step::Claim(_)))
    })
}

/// What somebody may wish.
pub(crate) fn wishes(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    if seat.dead || busy(game) || game.ending.is_some() || lies(book, game).is_none() {
        return;
    }
    for pays in levels(book, seat) {
        out.push(Command::ClaimDiscard { seat: seat.colour, pays }.into());
    }
}

/// Somebody wants it; everybody else who has Treasures in the hand is asked too.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn claims(
    book: &Book,
    game: &Game,
    (colour, pays): (Colour, CardId),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    ensure(!seat.dead, || Refusal::new("dead-is-spared", cites!["MC-DEATH-09"]).seat(colour))?;
    ensure(!busy(game), || Refusal::new("not-now", cites!["MC-FAST-03"]))?;
    let card = lies(book, game).ok_or_else(|| Refusal::new("nothing-to-claim", cites!["MC-FAST-03"]))?;
    ensure(levels(book, seat).any(|level| level == pays), || {
        Refusal::new("claim-costs-a-level-card", cites!["MC-FAST-03"]).seat(colour)
    })?;
    let at = game.seats.iter().position(|other| other.colour == colour).unwrap_or_default();
    let others = game.clockwise(at).filter(|s| s.colour != colour && !s.dead && !s.away);
    let waiting = others.filter(|s| s.hand.of(Deck::ITEMS) > 0).map(|s| s.colour).collect();
    out.say(doors::Event::Wants { seat: colour, card }, cites!["MC-FAST-03"]);
    let claim = Claim { card, by: vec![(colour, pays)], waiting, rolls: Vec::new() };
    out.say(table::Event::Owed(Step::Doors(doors::Step::Claim(Box::new(claim)))), cites!["MC-FAST-03"]);
    Ok(())
}

/// Once nobody is asked any more and the dice are clear, whoever has won pays and takes it; the others keep their cards.
pub(crate) fn advance(book: &Book, game: &Game, claim: &Claim, out: &mut Facts) {
    let here = |seat: &Colour| game.seat(*seat).is_some_and(|s| !s.dead && !s.away);
    if !claim.waiting.iter().all(here) || !claim.by.iter().all(|(seat, _)| here(seat)) {
        let waiting = claim.waiting.iter().copied().filter(here).collect();
        let by = claim.by.iter().copied().filter(|(seat, _)| here(seat)).collect();
        return noted(Claim { waiting, by, ..claim.clone() }, out);
    }
    if !claim.waiting.is_empty() || !claim.open().is_empty() {
        return;
    }
    out.settle();
    let Some((colour, pays)) = claim.winner().filter(|_| lies(book, game) == Some(claim.card)) else { return };
    let Some(seat) = game.seat(colour).filter(|seat| seat.held.has(pays)) else { return };
    // It is a payment and gives no Level (MC-FAST-04).
    let to = seat.hand.with(Deck::ITEMS, seat.hand.of(Deck::ITEMS).saturating_sub(1));
    out.say(cards::Event::Hand { seat: colour, from: seat.hand, to }, cites!["MC-FAST-04"]);
    out.say(cards::Event::Shed { seat: colour, cards: CardSet::of(pays) }, cites!["MC-FAST-04"]);
    let had = cards::Event::Fetched { seat: colour, deck: Deck::DOOR, card: claim.card };
    out.say(had, cites!["MC-FAST-03", "MC-FAST-06"]);
}

fn noted(claim: Claim, out: &mut Facts) {
    out.note(table::Event::Noted(Step::Doors(doors::Step::Claim(Box::new(claim)))));
}

/// The answers there are: no, or a die.
pub(crate) fn answers(claim: &Claim, mut say: impl FnMut(Option<Colour>, Answer)) {
    for seat in claim.open() {
        (1..=6).for_each(|face| say(Some(seat), table::Answer::Die { seat, face }.into()));
    }
    if let Some(asked) = claim.waiting.first() {
        say(Some(*asked), table::Answer::No.into());
    }
}

/// The level cards who is asked could pay with.
pub(crate) fn offers(book: &Book, game: &Game, claim: &Claim, out: &mut Wishes) {
    let asked = claim.waiting.first().and_then(|seat| game.seat(*seat));
    let all = asked.into_iter().flat_map(|asked| levels(book, asked));
    all.for_each(|pays| out.say(cards::Answer::Cards(CardSet::of(pays)).into()));
}

/// Somebody wants it too, or does not; or rolls for it.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn answer(book: &Book, game: &Game, claim: &Claim, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let mut claim = claim.clone();
    if let Answer::Table(table::Answer::Die { seat, face }) = answer {
        ensure(claim.open().contains(seat), || Refusal::new("not-your-roll", cites!["MC-FAST-05"]).seat(*seat))?;
        ensure((1..=6).contains(face), || Refusal::new("no-such-face", cites!["MC-FAST-05"]))?;
        out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(*seat) }, cites!["MC-FAST-05"]);
        match claim.rolls.iter_mut().find(|(who, _)| who == seat) {
            Some((_, faces)) => faces.push(*face),
            None => claim.rolls.push((*seat, vec![*face])),
        }
        noted(claim, out);
        return Ok(());
    }
    let Some((asked, rest)) = claim.waiting.split_first().map(|(asked, rest)| (*asked, Row::from(rest))) else {
        return Err(unasked());
    };
    match answer {
        Answer::Table(table::Answer::No) => {}
        Answer::Cards(cards::Answer::Cards(pays)) => {
            let seat = game.find(asked)?;
            let pays = pays.only().filter(|pays| levels(book, seat).any(|level| level == *pays));
            let pays =
                pays.ok_or_else(|| Refusal::new("claim-costs-a-level-card", cites!["MC-FAST-03"]).seat(asked))?;
            out.say(doors::Event::Wants { seat: asked, card: claim.card }, cites!["MC-FAST-05"]);
            claim.by.push((asked, pays));
        }
        Answer::Table(_)
        | Answer::Cards(cards::Answer::Deck(_))
        | Answer::Munchkin(_)
        | Answer::Fight(_)
        | Answer::Dungeon(_) => return Err(unasked()),
    }
    noted(Claim { waiting: rest, ..claim }, out);
    Ok(())
}
