//! A card changes dice that lie, or has one rolled again (MQ-DIE-11).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::choice::Choice;
use crate::rules::card::id::CardId;
use crate::rules::cards;
use crate::rules::cards::cited as in_decks;
use crate::rules::cards::tally::Hand;
use crate::rules::dice::cited;
use crate::rules::dice::lying::asked;
use crate::rules::dice::lying::face;
use crate::rules::dice::lying::open;
use crate::rules::dice::lying::shape;
use crate::rules::dice::lying::turned;
use crate::rules::event::PlayedAs;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::pay;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::rulings::LoadedDie;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::table::window;

/// A card changes one of the dice: to a face of choice, or it is rolled again, as the table rules (OQ-14).
pub(crate) fn change(
    book: &Book,
    game: &Game,
    (seat, card, name): (&Seat, CardId, &str),
    choice: &Choice,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (_, roll, again) = open(game).ok_or_else(|| Refusal::new("no-dice-yet", cited::TURNS_ANY_DIE))?;
    let window = matches!(game.top(), Some(Step::Table(table::Step::Window { about: About::Dice, .. })));
    ensure(again.is_none() && window, || Refusal::new("no-dice-yet", cited::TURNS_ANY_DIE))?;
    ensure(seat.held.has(card), || Refusal::new("card-not-in-hand", in_decks::HELD).seat(seat.colour))?;
    let (sides, dice) = shape(roll, asked(game));
    let index = choice.die.unwrap_or(0);
    ensure(index < dice, || Refusal::new("no-such-item", cited::TURNS_ANY_DIE))?;
    let deck = book.cards.deck(card).unwrap_or(book.rules.kinds());
    let cards = Hand::default().with(deck, 1);
    out.say(
        munchkin::Event::Played { seat: seat.colour, name: name.to_owned(), what: PlayedAs::Card, on: None },
        cited::TURNS_ANY_DIE,
    );
    pay::from_hand(game, seat, cards, in_decks::USED_ONCE, out)?;
    out.note(cards::Event::CardOut { seat: seat.colour, card, laid: false });
    if book.house(game).loaded_die() == LoadedDie::Set {
        let face = choice.face.filter(|f| (1..=sides).contains(f));
        let face = face.ok_or_else(|| Refusal::new("no-such-face", cited::TURNS_ANY_DIE))?;
        let roll = turned(roll, index, face).ok_or_else(|| Refusal::new("no-such-face", cited::TURNS_ANY_DIE))?;
        out.say(table::Event::Recast { roll: Box::new(roll), again: None }, cited::TURNS_ANY_DIE);
    } else {
        out.settle();
        out.say(table::Event::Recast { roll: Box::new(roll.clone()), again: Some(index) }, cited::TURNS_ANY_DIE);
    }
    Ok(())
}

/// What the die shows that was rolled again.
pub(crate) fn rolled_again(
    game: &Game,
    (seat, roll, again): (Colour, &Answer, Option<usize>),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Some(index) = again else { return Err(unasked()) };
    let (sides, _) = shape(roll, asked(game));
    let coloured = |answer: &Answer| matches!(answer, Answer::Table(table::Answer::Colour(_)));
    let number = matches!(answer, Answer::Table(table::Answer::Number(_)));
    let shown = face(answer, 0).filter(|_| number || (coloured(answer) && coloured(roll)));
    let face = shown.filter(|f| (1..=sides).contains(f));
    let face = face.ok_or_else(|| Refusal::new("no-such-face", cited::TURNS_ANY_DIE))?;
    let roll = turned(roll, index, face).ok_or_else(|| Refusal::new("no-such-face", cited::TURNS_ANY_DIE))?;
    out.say(table::Event::Recast { roll: Box::new(roll), again: None }, cited::TURNS_ANY_DIE);
    window::open(game, About::Dice, seat, None, out);
    Ok(())
}
