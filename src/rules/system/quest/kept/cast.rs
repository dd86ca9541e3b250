//! Dice that are cast but do not count yet, while a card can still change them (MQ-DIE-11, OQ-14).

use crate::rules::agenda::{About, Step};
use crate::rules::book::Book;
use crate::rules::card::{CardId, Choice};
use crate::rules::cite::Cites;
use crate::rules::command::Answer;
use crate::rules::engine::Facts;
use crate::rules::event::{Event, PlayedAs};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::{Deck, Seat};
use crate::rules::system::quest::answer;
use crate::rules::system::quest::cards::pay;
use crate::rules::system::quest::kept::{turning, window};

/// The dice that are cast and wait.
pub fn open(game: &Game) -> Option<(Colour, &Answer, Option<usize>)> {
    game.agenda.iter().rev().find_map(|step| match step {
        Step::Cast { seat, roll, again } => Some((*seat, &**roll, *again)),
        _ => None,
    })
}

/// How many sides a die of a roll has, and how many dice there are.
pub fn shape(roll: &Answer, step: Option<&Step>) -> (u8, usize) {
    match roll {
        Answer::Dice(faces) => (6, faces.len()),
        Answer::Number(_) if matches!(step, Some(Step::PowerRoll { .. })) => (10, 1),
        _ => (6, 1),
    }
}

/// The step whose dice are cast.
pub fn asked(game: &Game) -> Option<&Step> {
    let at = game.agenda.iter().rposition(|s| matches!(s, Step::Cast { .. }))?;
    game.agenda.get(at.checked_sub(1)?)
}

/// Whether dice wait for a card before they count: some hand holds one that changes dice, and it could change what they
/// decide.
fn waits(book: &Book, game: &Game, step: &Step, roll: &Answer) -> Option<Colour> {
    let dice = book.cards.dice();
    let stock = game.stock.as_ref()?;
    // Where everybody is asked every time, only what all can see counts: who is asked betrays no hand (OQ-41).
    let cards: u32 = if book.ruling(&game.table.rulings, "dice_window") == "always" {
        stock.all.and(&dice).without(&stock.discards).len()
    } else {
        game.seats.iter().filter(|s| !s.away).map(|s| s.held.and(&dice).len()).sum()
    };
    if cards == 0 {
        return None;
    }
    let seat = match (step, roll) {
        (Step::SearchRoll { seat, .. }, Answer::Dice(faces)) if !faces.is_empty() => Some(*seat),
        (Step::RunAway { seat, .. }, Answer::Ran { .. })
        | (Step::PowerRoll { seat, .. }, Answer::Number(_))
        | (Step::MonsterRoll { seat } | Step::BaseRoll { seat, .. }, Answer::Colour(_)) => Some(*seat),
        _ => None,
    };
    // Nobody is asked about dice that decide the same whatever they show.
    seat.filter(|_| turning::turns_of(book, game, (step, roll), cards as usize))
}

/// Lets dice wait if somebody could change them; otherwise they count at once. Whether they wait.
pub(crate) fn hold(book: &Book, game: &Game, step: &Step, roll: &Answer, out: &mut Facts) -> Result<bool, Refusal> {
    let Some(seat) = waits(book, game, step, roll) else { return Ok(false) };
    // Only dice that could count wait.
    answer::to(book, game, step, roll, &mut Facts::default())?;
    out.say(Event::Owed(Step::Cast { seat, roll: Box::new(roll.clone()), again: None }), cites!["MQ-DIE-11"]);
    window::open(game, About::Dice, seat, None, out);
    Ok(true)
}

/// Nobody changes the dice any more: they count.
pub(crate) fn count(book: &Book, game: &Game, roll: &Answer, out: &mut Facts) {
    out.settle();
    let then = out.on(game);
    let mut facts = Facts::default();
    let counts = then.top().is_some_and(|step| answer::to(book, &then, step, roll, &mut facts).is_ok());
    // What was rolled for is no longer there: it is asked anew, or owed no more.
    if counts {
        if matches!(then.top(), Some(Step::PowerRoll { .. })) {
            facts.rest_by(cites!["MQ-DIE-07", "MQ-CLASS-07"]);
        }
        out.0.extend(facts.0);
    }
}

/// What one die of a roll shows; the Monster Die the place of its colour.
pub(crate) fn face(roll: &Answer, index: usize) -> Option<u8> {
    match roll {
        Answer::Dice(faces) => faces.get(index).copied(),
        Answer::Number(face) => u8::try_from(*face).ok(),
        Answer::Ran { face, .. } => Some(*face),
        Answer::Colour(colour) => u8::try_from(colour.index() + 1).ok(),
        _ => None,
    }
}

/// A roll with one die showing something else.
pub(crate) fn turned(roll: &Answer, index: usize, face: u8) -> Option<Answer> {
    Some(match roll {
        Answer::Dice(faces) => {
            let mut faces = faces.clone();
            *faces.get_mut(index)? = face;
            Answer::Dice(faces)
        }
        Answer::Number(_) => Answer::Number(face.into()),
        Answer::Ran { monster, .. } => Answer::Ran { monster: *monster, face },
        Answer::Colour(_) => Answer::Colour(*Colour::ALL.get(usize::from(face).checked_sub(1)?)?),
        _ => return None,
    })
}

/// A card changes one of the dice: to a face of choice, or it is rolled again, as the table rules (OQ-14).
pub(crate) fn change(
    book: &Book,
    game: &Game,
    (seat, card, name): (&Seat, CardId, &str),
    choice: &Choice,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (_, roll, again) = open(game).ok_or_else(|| Refusal::new("no-dice-yet", cites!["MQ-DIE-11"]))?;
    let window = matches!(game.top(), Some(Step::Window { about: About::Dice, .. }));
    ensure(again.is_none() && window, || Refusal::new("no-dice-yet", cites!["MQ-DIE-11"]))?;
    ensure(seat.held.has(card), || Refusal::new("card-not-in-hand", cites!["MQ-CARD-02"]).seat(seat.colour))?;
    let (sides, dice) = shape(roll, asked(game));
    let index = choice.die.unwrap_or(0);
    ensure(index < dice, || Refusal::new("no-such-item", cites!["MQ-DIE-11"]))?;
    let deck = book.cards.deck(card).unwrap_or(Deck::Dxm);
    let cards = if deck == Deck::Treasure { (1, 0) } else { (0, 1) };
    out.say(
        Event::Played { seat: seat.colour, name: name.to_owned(), what: PlayedAs::Card, on: None },
        cites!["MQ-DIE-11"],
    );
    pay::from_hand(game, seat, cards, cites!["MQ-PLAY-06"], out)?;
    out.note(Event::CardOut { seat: seat.colour, card, laid: false });
    if book.ruling(&game.table.rulings, "loaded_die") == "set" {
        let face = choice.face.filter(|f| (1..=sides).contains(f));
        let face = face.ok_or_else(|| Refusal::new("no-such-face", cites!["MQ-DIE-11"]))?;
        let roll = turned(roll, index, face).ok_or_else(|| Refusal::new("no-such-face", cites!["MQ-DIE-11"]))?;
        out.say(Event::Recast { roll: Box::new(roll), again: None }, cites!["MQ-DIE-11"]);
    } else {
        out.settle();
        out.say(Event::Recast { roll: Box::new(roll.clone()), again: Some(index) }, cites!["MQ-DIE-11"]);
    }
    Ok(())
}

/// Whatever a die that is rolled again can show.
pub(crate) fn faces(game: &Game, roll: &Answer) -> impl Iterator<Item = Answer> + use<> {
    let (sides, _) = shape(roll, asked(game));
    let colours = if matches!(roll, Answer::Colour(_)) { &Colour::ALL[..] } else { &[] };
    (1..=sides).map(|face| Answer::Number(face.into())).chain(colours.iter().map(|c| Answer::Colour(*c)))
}

/// What the die shows that was rolled again.
pub(crate) fn rolled_again(
    game: &Game,
    (seat, roll, again): (Colour, &Answer, Option<usize>),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Some(index) = again else { return Err(Refusal::new("not-asked", Cites::NONE)) };
    let (sides, _) = shape(roll, asked(game));
    let face = match answer {
        Answer::Number(n) => u8::try_from(*n).ok(),
        Answer::Colour(c) if matches!(roll, Answer::Colour(_)) => u8::try_from(c.index() + 1).ok(),
        _ => None,
    };
    let face = face.filter(|f| (1..=sides).contains(f));
    let face = face.ok_or_else(|| Refusal::new("no-such-face", cites!["MQ-DIE-11"]))?;
    let roll = turned(roll, index, face).ok_or_else(|| Refusal::new("no-such-face", cites!["MQ-DIE-11"]))?;
    out.say(Event::Recast { roll: Box::new(roll), again: None }, cites!["MQ-DIE-11"]);
    window::open(game, About::Dice, seat, None, out);
    Ok(())
}
