//! Who can still turn a fight of numbers, from what everybody may know: who has which power, what lies on the table, how
//! many cards of each back are in which hand, and which cards nobody has seen. Never what a hidden hand holds: the same
//! table says the same whatever is in those hands.
//!
//! Whether something turns it is no second set of rules: it is done in an imagined game, and the sides are added up again.

use crate::odds::fight::roll;
use crate::odds::fraction::Fraction;
use crate::odds::swing::{self, Hidden, NEED, Pairs};
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardId, CardKind, CardSet, Choice};
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::doors::{self, arrivals};
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::sides::sides;
use crate::rules::game::Game;
use crate::rules::hand::moves;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::wish::Wishes;

/// Most plays in a row that are looked for.
const IN_A_ROW: usize = 20;

/// Somebody who may still turn the fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turner {
    /// Who.
    pub seat: Colour,
    /// What everybody sees that they can do, the strongest first: powers, paid with whatever they have, and what lies on
    /// the table.
    pub plays: Vec<Command>,
    /// How far that takes the lead down.
    pub by: i32,
    /// Classes in play with a power for fights.
    pub powers: Vec<String>,
    /// Cards in hand, by back.
    pub hand: Hand,
}

/// A fight that is being won, and who can still turn it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// What the lead has to fall by: a tie is no win, unless ties are the munchkins'.
    pub need: i32,
    /// Everybody who is not the main player and not who asks, and who is alive, clockwise from the main player.
    pub seats: Vec<Turner>,
    /// What other hands hold of each back, and what it could be; empty where the app does not know the decks.
    pub hidden: Vec<Hidden>,
    /// The chance that one card of other hands is enough by itself; none where the decks are not known.
    pub alone: Option<Fraction>,
    /// The chance that all cards of other hands together are; none where the decks are not known.
    pub together: Option<Fraction>,
}

impl Turner {
    /// Whether what everybody sees is enough.
    pub const fn turns(&self, need: i32) -> bool {
        self.by >= need
    }
}

/// Who can still turn the fight that goes on, as one seat may know it; none while it is not being won, or is decided by
/// dice.
pub fn turning(book: &Book, game: &Game, me: Colour) -> Option<Turning> {
    let fight = fight::kept(game).filter(|_| !book.system.rolls())?;
    let need = lead(book, game)?;
    let from = game.seats.iter().position(|s| s.colour == fight.main)?;
    let others = || game.clockwise(from).filter(|s| s.colour != fight.main && s.colour != me && !s.dead);
    let seats = others().map(|seat| turner(book, game, seat, (me, need))).collect();
    let hidden = match &game.stock {
        Some(_) if need <= NEED as i32 => {
            let decks = book.rules.hands.iter();
            decks.map(|deck| hidden(book, game, *deck, &others().collect::<Vec<_>>(), (me, need))).collect()
        }
        _ => Vec::new(),
    };
    let known = !hidden.is_empty();
    let alone = known.then(|| swing::alone(&hidden, need as usize));
    let together = known.then(|| swing::together(&hidden, need as usize));
    Some(Turning { need, seats, hidden, alone, together })
}

/// What the lead of the munchkins has to fall by until they win no more; none if they do not win.
fn lead(book: &Book, game: &Game) -> Option<i32> {
    let fight = fight::kept(game)?;
    let sides = roll(&sides(book, game, fight, None));
    let lead = sides.munchkins.strength - sides.monsters.strength + i32::from(sides.ties_won);
    (lead > 0).then_some(lead)
}

/// How far a command takes the lead down: all the way where the fight is lost by it in another way.
fn fall(book: &Book, game: &Game, need: i32, command: &Command) -> Option<(i32, Game)> {
    let main = fight::kept(game)?.main;
    let mut then = game.clone();
    engine::carry_out(book, &mut then, command).ok()?;
    if then.seat(main).is_some_and(|s| s.dead) {
        return Some((need, then));
    }
    fight::kept(&then)?;
    let left = lead(book, &then).unwrap_or(0);
    Some((need - left, then))
}

/// The game without the cards that one may not know; a hand that is not one's own is what it is called here.
fn imagined(game: &Game, me: Colour, seat: Colour, held: &CardSet, hand: Hand) -> Game {
    let mut game = game.clone();
    let mut back = CardSet::EMPTY;
    for other in game.seats.iter_mut().filter(|s| s.colour != me) {
        back = back.or(&other.held);
        let own = other.colour == seat;
        other.held = if own { held.clone() } else { CardSet::EMPTY };
        other.hand = if own { hand } else { other.hand.emptied() };
        other.fresh = 0;
    }
    if let Some(stock) = &mut game.stock {
        stock.draw = stock.draw.or(&back).without(held);
    }
    game
}

/// Cards of a deck that one has not seen: in the deck, or in other hands.
fn unseen(book: &Book, game: &Game, deck: Deck, me: Colour) -> CardSet {
    let Some(stock) = &game.stock else { return CardSet::EMPTY };
    let others = game.seats.iter().filter(|s| s.colour != me);
    others.fold(stock.draw.clone(), |all, s| all.or(&s.held)).and(book.cards.stack(deck))
}

/// What everybody sees that somebody can do. Cards of the hand pay for powers whatever they are.
fn turner(book: &Book, game: &Game, seat: &Seat, (me, need): (Colour, i32)) -> Turner {
    let fights = |class: &&String| {
        let power = book.cards.kind(class).and_then(|kind| kind.discard.as_ref());
        power.is_some_and(|p| matches!(p.when, When::Fight))
    };
    let mut turner = Turner {
        seat: seat.colour,
        plays: Vec::new(),
        by: 0,
        powers: seat.classes.iter().filter(fights).cloned().collect(),
        hand: seat.hand,
    };
    if game.stock.is_none() {
        return turner;
    }
    let mut held = CardSet::EMPTY;
    for (deck, count) in seat.hand.iter() {
        unseen(book, game, deck, me).iter().take(count.into()).for_each(|card| held.insert(card));
    }
    let mut game = imagined(game, me, seat.colour, &held, seat.hand);
    for _ in 0..IN_A_ROW {
        let left = need - turner.by;
        let Some(now) = game.seat(seat.colour).filter(|_| left > 0) else { break };
        let mut wishes = Wishes::default();
        moves::plays(book, &game, now, &mut wishes);
        moves::rare(book, &game, now, &mut wishes);
        let seen = wishes.all(&book.cards).filter(|wish| !from_hand(wish, &now.held));
        let best = seen.filter_map(|wish| Some((fall(book, &game, left, &wish)?, wish)));
        let best = best.reduce(|best, other| if other.0.0 > best.0.0 { other } else { best });
        let Some(((by, then), wish)) = best.filter(|((by, _), _)| *by > 0) else { break };
        turner.by += by;
        turner.plays.push(wish);
        game = then;
    }
    turner
}

/// Whether a wish plays a card that nobody has seen.
fn from_hand(wish: &Command, held: &CardSet) -> bool {
    match wish {
        Command::Munchkin(munchkin::Command::PlayCard { card, .. })
        | Command::Doors(doors::Command::SendIn { card, .. }) => held.has(*card),
        _ => false,
    }
}

/// What other hands hold of a back, and what each card that it could be is worth in one of them.
fn hidden(book: &Book, game: &Game, deck: Deck, others: &[&Seat], (me, need): (Colour, i32)) -> Hidden {
    let unseen = unseen(book, game, deck, me);
    let holds: Vec<&Seat> = others.iter().copied().filter(|s| s.hand.of(deck) > 0).collect();
    let mut worth: Vec<(usize, usize)> = Vec::new();
    let mut known: Vec<(&str, usize)> = Vec::new();
    unseen.each(|card| {
        let def = book.cards.card(card);
        let name = def.map(|def| &def.name).or_else(|| Some(&book.cards.monster(card)?.def.name));
        let Some(name) = name.filter(|_| !holds.is_empty()) else { return };
        let value = known.iter().find(|(known, _)| known == name).map(|(_, value)| *value);
        let value = value.unwrap_or_else(|| {
            // Who holds it matters only to Items that are not for everybody.
            let picky = def.is_some_and(
                |def| matches!(&def.is, CardKind::Item { gear, .. } if !gear.only.is_empty() || !gear.never.is_empty()),
            );
            let tried = holds.iter().take(if picky { holds.len() } else { 1 });
            let best = tried.map(|seat| worth_of(book, game, (seat, deck, card), (me, need))).max().unwrap_or(0);
            known.push((name, best));
            best
        });
        match worth.iter_mut().find(|(other, _)| *other == value) {
            _ if value == 0 => {}
            Some((_, cards)) => *cards += 1,
            None => worth.push((value, 1)),
        }
    });
    worth.sort_unstable();
    let hands: Vec<usize> = holds.iter().map(|s| usize::from(s.hand.of(deck))).collect();
    let pairs = pairs(book, game, (deck, &unseen, &hands), (holds.first().copied(), me, need));
    Hidden { held: hands.iter().sum(), unseen: unseen.len() as usize, worth, pairs }
}

/// Monsters of a hand that are enough once a card of the same hand brings them; none where there are none.
fn pairs(
    book: &Book,
    game: &Game,
    (deck, unseen, hands): (Deck, &CardSet, &[usize]),
    (seat, me, need): (Option<&Seat>, Colour, i32),
) -> Option<Pairs> {
    let bringers =
        || unseen.iter().filter(|card| book.cards.card(*card).is_some_and(|def| def.is == CardKind::Monster));
    let (seat, bringer) = (seat?, bringers().next()?);
    let enough = |monster: &CardId| {
        let held: CardSet = [bringer, *monster].into_iter().collect();
        let game = imagined(game, me, seat.colour, &held, seat.hand.emptied().with(deck, 2));
        let choice = Choice { with: Some(*monster), ..Choice::default() };
        let brings = munchkin::Command::PlayCard { seat: seat.colour, card: bringer, choice };
        let alone = worth_of(book, &game, (seat, deck, *monster), (me, need)) as i32 >= need;
        !alone && fall(book, &game, need, &brings.into()).is_some_and(|(by, _)| by >= need)
    };
    let brought = unseen.iter().filter(|card| book.cards.monster(*card).is_some()).filter(enough).count();
    (brought > 0).then(|| Pairs { hands: hands.to_vec(), bring: bringers().count(), brought })
}

/// How far one card takes the lead down in somebody's hand, played in the best way there is.
fn worth_of(book: &Book, game: &Game, (seat, deck, card): (&Seat, Deck, CardId), (me, need): (Colour, i32)) -> usize {
    let hand = seat.hand.emptied().with(deck, 1);
    let game = imagined(game, me, seat.colour, &CardSet::of(card), hand);
    let Some(holder) = game.seat(seat.colour) else { return 0 };
    let mut wishes = Wishes::default();
    moves::plays(book, &game, holder, &mut wishes);
    arrivals::wishes(book, &game, seat.colour, &mut wishes);
    let plays = wishes.all(&book.cards).filter(|wish| from_hand(wish, &holder.held));
    let best = plays.filter_map(|wish| fall(book, &game, need, &wish)).map(|(by, _)| by).max();
    usize::try_from(best.unwrap_or(0)).unwrap_or(0)
}
