//! Death where there is no map: Level, Races and Classes stay, the rest is laid out, and the others pick from it, the highest
//! Level first (MC-DEATH rows).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::doors::lies::Lies;
use crate::rules::doors::looters::{self, Rolls};
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::fight::{ending, going};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear;
use crate::rules::munchkin::goods::Gift;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::row::Row;
use crate::rules::rulings::LootRounds;
use crate::rules::seat::Seat;
use crate::rules::table;

/// A body, and who is at it.
#[derive(Clone, Copy)]
pub(crate) struct Body<'a> {
    /// Whose it was.
    pub(crate) dead: Colour,
    /// The cards that are left, where the app keeps them.
    pub(crate) left: &'a CardSet,
    /// Who still picks.
    pub(crate) picks: &'a Row,
    /// What was rolled for who is first.
    pub(crate) rolls: &'a Rolls,
    /// What the table has told of it.
    pub(crate) lies: &'a Lies,
}

impl Body<'_> {
    /// It lies there as it was but for who picks.
    fn noted(self, left: CardSet, picks: Row, rolls: Rolls, lies: Lies, out: &mut Facts) {
        let step = doors::Step::Corpse { dead: self.dead, left, picks, rolls: rolls.into(), lies: lies.into() };
        out.note(table::Event::Noted(Step::Doors(step)));
    }
}

/// Somebody dies.
pub(crate) fn death(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    out.settle();
    let Some(seat) = game.seat(colour).filter(|seat| !seat.dead) else { return };
    if let Some(fight) = going::kept(game).filter(|fight| fight.main == colour) {
        ending::abandoned(book, game, fight, out);
    }
    out.say(munchkin::Event::Died { seat: colour }, cites!["MC-DEATH-01"]);
    // Nobody knows which cards lie there but for what was told of them (MC-DEATH-03).
    let lies = match is_told(game) {
        true => {
            Lies { gear: seat.gear.clone(), hand: if game.keeps_goods() { seat.hand } else { seat.hand.emptied() } }
        }
        false => Lies::default(),
    };
    let left = lays_out(seat, out);
    // Told as numbers, what the Items gave goes with them.
    if seat.bonus != 0 && game.stock.is_none() {
        let gone = munchkin::Event::Bonus { seat: colour, from: seat.bonus, to: 0 };
        out.say(gone, cites!["MC-DEATH-01"]);
    }
    // Lasting Curses die with whom they lie on, unless the table keeps them (CL-OQ-34).
    let stay = book.house(game).death_keeps_curses();
    for (index, _) in seat.conditions.iter().enumerate().rev().filter(|_| !stay) {
        out.say(munchkin::Event::Lifted { seat: colour, index }, cites!["MC-DEATH-08"]);
    }
    let picks = looters::all(game, colour, &Vec::new());
    // Nobody is asked what they take of nothing, where all of it is told (MC-DEATH-06).
    let bare = game.keeps_goods() && lies.is_empty() && seat.bonus == 0;
    let any = if is_told(game) { !picks.is_empty() && !bare } else { game.stock.is_some() && !left.is_empty() };
    if any {
        let step = doors::Step::Corpse { dead: colour, left, picks, rolls: Box::default(), lies: lies.into() };
        owes(game, step, out);
    }
}

/// The body waits for those who still run from the same fight: whoever dies there as well takes nothing (MC-DEATH-03).
fn owes(game: &Game, body: doors::Step, out: &mut Facts) {
    let then = out.on(game);
    let waits = |step: &&Step| step.is_flight() || matches!(step, Step::Doors(doors::Step::Corpse { .. }));
    let before: Vec<Step> = then.agenda.iter().rev().take_while(waits).cloned().collect();
    before.iter().for_each(|_| out.settle());
    out.say(table::Event::Owed(Step::Doors(body)), cites!["MC-DEATH-03", "MC-DEATH-04"]);
    before.into_iter().rev().for_each(|step| out.owe(step));
}

/// Whether the table tells who has taken a card: nobody knows which ones lie there.
pub(crate) fn is_told(game: &Game) -> bool {
    game.stock.is_none() && game.table.care != table::Care::Count
}

/// Hand and Items are laid out: which cards these are.
fn lays_out(seat: &Seat, out: &mut Facts) -> CardSet {
    let colour = seat.colour;
    let mut left = seat.held.clone();
    if seat.hand.total() > 0 {
        out.say(cards::Event::Hand { seat: colour, from: seat.hand, to: seat.hand.emptied() }, cites!["MC-DEATH-01"]);
    }
    for card in seat.held.iter() {
        out.note(cards::Event::CardOut { seat: colour, card, laid: false });
    }
    if !seat.gear.is_empty() {
        let cards = seat.gear.iter().flat_map(|item| [item.card, item.cheat_card]).flatten();
        cards.for_each(|card| left.insert(card));
        let gone = gear::in_place(&seat.gear);
        out.say(munchkin::Event::Items { seat: colour, gone, got: vec![] }, cites!["MC-DEATH-01"]);
    }
    left
}

/// A roll for who is first; once all differ they stand in their order.
pub(crate) fn rolled(game: &Game, body: Body, (seat, face): (Colour, u8), out: &mut Facts) -> Result<(), Refusal> {
    let Body { left, picks, rolls, lies, .. } = body;
    let open = looters::open(game, picks, rolls);
    ensure(open.contains(&seat), || Refusal::new("not-your-roll", cites!["MC-DEATH-05"]).seat(seat))?;
    ensure((1..=6).contains(&face), || Refusal::new("no-such-face", cites!["MC-DEATH-05"]))?;
    out.say(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }, cites!["MC-DEATH-05"]);
    let rolls = looters::rolled(rolls, seat, face);
    let done = looters::open(game, picks, &rolls).is_empty();
    let picks = if done { looters::sorted(game, picks, &rolls) } else { *picks };
    body.noted(left.clone(), picks, rolls, lies.clone(), out);
    Ok(())
}

/// Where nothing is left, or nobody picks, the rest is discarded (MC-DEATH-06, MC-DEATH-07); whoever has died meanwhile
/// picks no more (SR-DEATH-13).
pub(crate) fn advance(game: &Game, body: Body, out: &mut Facts) {
    let picks: Row =
        body.picks.iter().copied().filter(|seat| game.seat(*seat).is_some_and(|s| !s.dead && !s.away)).collect();
    if picks.is_empty() || (body.left.is_empty() && !is_told(game)) {
        out.say(table::Event::Settled, cites!["MC-DEATH-06", "MC-DEATH-07"]);
    } else if picks.len() < body.picks.len() {
        body.noted(body.left.clone(), picks, body.rolls.clone(), body.lies.clone(), out);
    }
}

/// The table says that somebody has taken a card, which one if it likes, or that nothing is left (MC-DEATH-04,
/// MC-DEATH-06).
pub(crate) fn told(book: &Book, game: &Game, body: Body, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Body { dead, picks, rolls, lies, .. } = body;
    if matches!(answer, Answer::Table(table::Answer::No)) {
        out.say(table::Event::Settled, cites!["MC-DEATH-06", "MC-DEATH-07"]);
        return Ok(());
    }
    if let Answer::Munchkin(munchkin::Answer::Gave(_) | munchkin::Answer::ItemTo { .. }) = answer {
        return shared(book, game, body, answer, out);
    }
    // Levels that were put right meanwhile count as they are now.
    let rounds = book.house(game).loot_rounds() == LootRounds::All;
    let order = if rounds { *picks } else { looters::sorted(game, picks, rolls) };
    let (seat, rest) = order.split_first().ok_or_else(unasked)?;
    ensure(looters::open(game, picks, rolls).is_empty(), unasked)?;
    let kept = |deck: Deck| Some(deck).filter(|_| game.keeps_goods());
    let missing = || Refusal::new("pick-one-lying", cites!["MC-DEATH-04"]).seat(*seat);
    let (deck, (item, bonus), lies) = match answer {
        // Which, nobody has said.
        Answer::Table(table::Answer::Done) => (None, Default::default(), lies.clone()),
        Answer::Munchkin(munchkin::Answer::Item(index)) => {
            let (item, lies) = lies.without(*index).ok_or_else(missing)?;
            (kept(Deck::ITEMS), (item.name.clone(), Some(item.bonus)), lies)
        }
        Answer::Cards(cards::Answer::Deck(deck)) => {
            (kept(*deck), Default::default(), lies.less(*deck).ok_or_else(missing)?)
        }
        Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => {
            return Err(unasked());
        }
    };
    out.say(doors::Event::TookOne { seat: *seat, from: dead, deck, item, bonus }, cites!["MC-DEATH-04"]);
    goes_on(game, body, next(book, game, *seat, rest), lies, out);
    Ok(())
}

/// So much is left, and these still pick: where all of it was told, nobody picks of nothing (MC-DEATH-06).
fn goes_on(game: &Game, body: Body, picks: Row, lies: Lies, out: &mut Facts) {
    if game.keeps_goods() && lies.is_empty() && !body.lies.is_empty() {
        out.say(table::Event::Settled, cites!["MC-DEATH-06", "MC-DEATH-07"]);
    } else {
        body.noted(body.left.clone(), picks, body.rolls.clone(), lies, out);
    }
}

/// The table shares out by itself, without a die of the app's: somebody has taken one card, and picks no more
/// (MC-DEATH-04).
fn shared(book: &Book, game: &Game, body: Body, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let kept = |deck: Deck| Some(deck).filter(|_| game.keeps_goods());
    let missing = |seat: Colour| Refusal::new("pick-one-lying", cites!["MC-DEATH-04"]).seat(seat);
    let (seat, deck, (item, bonus), lies) = match answer {
        Answer::Munchkin(munchkin::Answer::Gave(gifts)) => {
            let [Gift { to: Some(seat), hand, .. }] = gifts.as_slice() else { return Err(unasked()) };
            let deck = hand.iter().find(|(_, count)| *count == 1).map(|(deck, _)| deck);
            let deck = deck.filter(|_| hand.total() == 1).ok_or_else(unasked)?;
            (*seat, kept(deck), Default::default(), body.lies.less(deck).ok_or_else(|| missing(*seat))?)
        }
        Answer::Munchkin(munchkin::Answer::ItemTo { index, to }) => {
            let (item, lies) = body.lies.without(*index).ok_or_else(|| missing(*to))?;
            (*to, kept(Deck::ITEMS), (item.name.clone(), Some(item.bonus)), lies)
        }
        Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => {
            return Err(unasked());
        }
    };
    ensure(body.picks.contains(&seat), || missing(seat))?;
    let rest: Vec<Colour> = body.picks.iter().copied().filter(|other| *other != seat).collect();
    out.say(doors::Event::TookOne { seat, from: body.dead, deck, item, bonus }, cites!["MC-DEATH-04"]);
    goes_on(game, body, next(book, game, seat, &rest), lies, out);
    Ok(())
}

/// Somebody takes a card.
pub(crate) fn answer(book: &Book, game: &Game, body: Body, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Body { dead, left, picks, rolls, lies } = body;
    let Answer::Cards(cards::Answer::Cards(card)) = answer else { return Err(unasked()) };
    let (seat, rest) = picks.split_first().ok_or_else(unasked)?;
    ensure(card.len() == 1 && card.within(left), || Refusal::new("pick-one-lying", cites!["MC-DEATH-04"]).seat(*seat))?;
    if let Some(taken) = card.only() {
        let deck = book.cards.deck(taken).unwrap_or(Deck::ITEMS);
        out.say(doors::Event::Looted { seat: *seat, from: dead, deck, card: taken }, cites!["MC-DEATH-04"]);
    }
    body.noted(left.without(card), next(book, game, *seat, rest), rolls.clone(), lies.clone(), out);
    Ok(())
}

/// Who still picks after somebody has: one card each, or round and round until nothing is left (MS-DEATH-04).
fn next(book: &Book, game: &Game, seat: Colour, rest: &[Colour]) -> Row {
    let again = (book.house(game).loot_rounds() == LootRounds::All).then_some(seat);
    rest.iter().copied().chain(again).collect()
}
