//! The card under a token is hacked: by a deed or by five cards, one after the other, as often in a turn as one can
//! (SR-MATRIX-02 to SR-MATRIX-09).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::cards;
use crate::rules::cards::says::speaker;
use crate::rules::cite::Cites;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::says::{chosen, strike_on};
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::{pay, timing};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::MatrixFiveFrom;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track::card::{Need, TrackCard};
use crate::rules::track::command::How;
use crate::rules::track::event::By;
use crate::rules::track::need::{Met, count, fits, met};
use crate::rules::track::{Event, bonus, token};

/// How many cards take the place of any deed (SR-MATRIX-05).
pub const FIVE: usize = 5;

const BY_DEED: Cites = cites!["SR-MATRIX-02", "SR-MATRIX-03", "SR-MATRIX-09"];
const BY_FIVE: Cites = cites!["SR-MATRIX-05", "SR-MATRIX-09"];

/// What somebody wants to hack the card under the own token with.
#[derive(Clone, Copy, Debug)]
pub struct Hack<'a> {
    /// Whose token.
    pub seat: Colour,
    /// How.
    pub how: How,
    /// What is paid.
    pub pays: &'a Cards,
    /// What is chosen.
    pub choice: &'a Choice,
}

/// Whether somebody is at leisure: on the move, at the end of the own turn or at Charity.
pub(crate) fn at_leisure(game: &Game, seat: Colour) -> bool {
    match game.top() {
        Some(Step::Table(table::Step::Move { seat: moves })) => *moves == seat,
        Some(Step::Table(table::Step::Window { about: About::End, waiting })) => waiting.first() == Some(&seat),
        Some(Step::Munchkin(munchkin::Step::Charity { seat: gives })) => *gives == seat,
        Some(
            Step::Table(_)
            | Step::Cards(_)
            | Step::Munchkin(_)
            | Step::Fight(_)
            | Step::Doors(_)
            | Step::Dungeon(_)
            | Step::Track(_),
        )
        | None => false,
    }
}

/// Refuses where nobody may hack anything just now.
fn in_time(book: &Book, game: &Game, seat: &Seat) -> Result<(), Refusal> {
    const RULES: Cites = cites!["SR-MATRIX-07", "SR-MATRIX-08", "SR-TURN-13"];
    timing::alive(seat)?;
    let started = !game.agenda.iter().any(Step::is_before_all_turns) && game.turn.number > 0;
    ensure(started && timing::own_turn(game, seat.colour), || Refusal::new("only-on-own-turn", RULES))?;
    timing::peace(book, game, seat.colour, RULES)?;
    ensure(at_leisure(game, seat.colour), || Refusal::new("not-now", RULES))
}

/// Hacks the card under a token.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn hack(book: &Book, game: &Game, wish: Hack<'_>, out: &mut Facts) -> Result<(), Refusal> {
    let Hack { seat, how, pays, choice } = wish;
    let (track, holder) = (token::on(game)?, game.find(seat)?);
    in_time(book, game, holder)?;
    let from = track.token(seat);
    ensure(from < bonus::last(book), || match how {
        How::Deed => Refusal::new("end-of-the-track", cites!["SR-MATRIX-04", "SR-MATRIX-11"]).seat(seat),
        How::Five => Refusal::new("five-no-more", cites!["SR-MATRIX-06"]).seat(seat),
    })?;
    let card = track.card(from).and_then(|card| book.cards.track_card(card)).filter(|_| game.stock.is_some());
    let (by, cites) = match how {
        How::Deed => (By::Deed, BY_DEED),
        How::Five => (By::Five, BY_FIVE),
    };
    match (how, card) {
        (How::Five, _) => five(book, game, holder, pays, out)?,
        (How::Deed, Some(card)) => {
            let done = track.done == Some(seat);
            deed(book, game, (holder, done), (card, pays), out)?;
        }
        // What its card says is read at the table.
        (How::Deed, None) => pay::discard(game, holder, pays, BY_DEED, out)?,
    }
    let to = from + 1;
    out.say(Event::Token { seat, from, to, by, card: card.map(|card| card.number) }, cites);
    let again = book.house(game).matrix_again() || to > track.paid[seat.index()];
    match card.filter(|card| again && !card.gives.is_empty()) {
        Some(card) => rewards(book, game, (seat, card), choice, out),
        None => Ok(()),
    }
}

/// Five cards, from the hand or from play as the table rules (SR-OQ-03).
fn five(book: &Book, game: &Game, holder: &Seat, pays: &Cards, out: &mut Facts) -> Result<(), Refusal> {
    let told = game.stock.is_none() && count(pays) == 0;
    ensure(told || count(pays) == FIVE, || Refusal::new("five-cards", BY_FIVE).seat(holder.colour))?;
    let hand = book.house(game).matrix_five_from() == MatrixFiveFrom::Hand;
    let from_play = pays.items() > 0 || !pays.kinds.is_empty();
    ensure(!(hand && from_play), || Refusal::new("five-from-the-hand", BY_FIVE).seat(holder.colour))?;
    paid(book, game, holder, pays, BY_FIVE, out)
}

/// Cards are discarded for it.
fn paid(book: &Book, game: &Game, holder: &Seat, pays: &Cards, cites: Cites, out: &mut Facts) -> Result<(), Refusal> {
    let unnamed = game.stock.is_some() && (pays.others > 0 || pays.cards.is_empty() && pays.hand.total() > 0);
    ensure(!unnamed, || Refusal::new("name-the-card", cites))?;
    let counted = pay::counted(book, holder, pays)?;
    pay::discard(game, holder, &counted, cites, out)?;
    if !pays.cards.is_empty() {
        out.say(cards::Event::Shed { seat: holder.colour, cards: pays.cards.clone() }, cites);
    }
    Ok(())
}

/// What the card asks for: done before, so as it stands, or paid now.
fn deed(
    book: &Book,
    game: &Game,
    (holder, done): (&Seat, bool),
    (card, pays): (&TrackCard, &Cards),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let missing = || Refusal::new("not-done-yet", BY_DEED).seat(holder.colour).with("card", card.number);
    let need = card.asks.as_ref().ok_or_else(missing)?;
    let pays_nothing = count(pays) == 0;
    match met(need, holder) {
        Met::ByDeed => ensure(done, missing)?,
        Met::AsItStands(so) => ensure(so, missing)?,
        Met::ByPaying => return pays_for(book, game, holder, (need, pays), out),
    }
    ensure(pays_nothing, || Refusal::new("nothing-to-pay", BY_DEED))
}

/// Something is paid as the card asks.
fn pays_for(
    book: &Book,
    game: &Game,
    holder: &Seat,
    (need, pays): (&Need, &Cards),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let colour = holder.colour;
    if let Need::Discards { cards, of } = need {
        let right = count(pays) == usize::from(*cards) && fits(book, holder, pays, of);
        let wrong = || Refusal::new("other-than-asked", BY_DEED).seat(colour).with("count", u32::from(*cards));
        ensure(right, wrong)?;
        return paid(book, game, holder, pays, BY_DEED, out);
    }
    let Need::Loses { levels } = need else { return Ok(()) };
    let to = holder.level.checked_sub(*levels).filter(|to| *to >= book.rules.level_min);
    let to = to.ok_or_else(|| Refusal::new("level-floor", cites!["SR-CARD-03"]))?;
    out.say(munchkin::Event::Level { seat: colour, from: holder.level, to }, BY_DEED);
    ensure(count(pays) == 0, || Refusal::new("nothing-to-pay", BY_DEED))
}

/// What the card gives; what cannot be had is lost, and the token goes on all the same (SR-OQ-29).
fn rewards(
    book: &Book,
    game: &Game,
    (seat, card): (Colour, &TrackCard),
    choice: &Choice,
    out: &mut Facts,
) -> Result<(), Refusal> {
    chosen(book, game, seat, (card.target, &card.gives), choice)?;
    let effects = bind(game, speaker(seat, &card.name), choice, &card.gives);
    if strike_on(book, game, &effects, out).is_err() {
        out.say(munchkin::Event::NoEffect { seat }, cites!["SR-MATRIX-09", "SR-CARD-07"]);
    }
    Ok(())
}
