//! Treasures won with a helper: turned up, then picked by turns, whoever was promised the first pick first (MQ-BRIBE-04,
//! MQ-EX-29).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::cited as in_decks;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;

/// The rules behind it.
pub const RULES: Cites = cited::SHARED_SPOILS;

/// The Treasures as they are owed where the app keeps the cards and both get some; none where nobody has to pick. Unless
/// something else was agreed the main player picks first (OQ-36).
pub(crate) fn shared(
    game: &Game,
    main: (Colour, u8),
    helper: Option<(Colour, u8)>,
    helper_first: bool,
) -> Option<Step> {
    let helper = helper.filter(|(_, cards)| game.stock.is_some() && *cards > 0 && main.1 > 0)?;
    let picks = if helper_first { [helper, main] } else { [main, helper] };
    Some(Step::Fight(fight::Step::Spoils { picks, turn: main.1.saturating_add(helper.1), up: CardSet::EMPTY }))
}

/// Treasures that lie face down.
fn deck(book: &Book, game: &Game) -> CardSet {
    game.stock.as_ref().map_or(CardSet::EMPTY, |s| s.draw.and(book.cards.stack(Deck::ITEMS)))
}

/// How many cards are turned up next.
pub fn drawn(book: &Book, game: &Game, turn: u8) -> u32 {
    u32::from(turn).min(deck(book, game).len())
}

/// Who picks now, if somebody has a choice.
pub fn picker(picks: &[(Colour, u8); 2]) -> Colour {
    picks[0].0
}

/// Whether somebody can still pick.
fn picks_on(game: &Game, seat: Colour) -> bool {
    game.seat(seat).is_some_and(|s| !s.dead)
}

/// What follows without a choice: the discards are shuffled, who is gone picks nothing, the rest goes to the one who
/// still has picks. Whether anything was said; otherwise cards are turned up, or somebody picks.
pub(crate) fn advance(
    book: &Book,
    game: &Game,
    (picks, turn, up): (&[(Colour, u8); 2], u8, &CardSet),
    out: &mut Facts,
) -> bool {
    let note =
        |picks| Event::Table(table::Event::Noted(Step::Fight(fight::Step::Spoils { picks, turn: 0, up: up.clone() })));
    let Some(stock) = &game.stock else {
        // The cards have gone to the table meanwhile, where people pick for themselves.
        out.settle();
        for (seat, cards) in picks.iter().filter(|(seat, cards)| *cards > 0 && picks_on(game, *seat)) {
            let drew = Event::Cards(cards::Event::Drew { seat: *seat, deck: Deck::ITEMS, cards: *cards, open: true });
            out.say(drew, cited::WON_FOR_ALL_TO_SEE);
        }
        return true;
    };
    let treasures = book.cards.stack(Deck::ITEMS);
    if turn > 0 {
        if !deck(book, game).is_empty() {
            return false;
        }
        if !stock.discards.meets(treasures) {
            out.say(note(*picks), in_decks::ALL_OUT);
        } else {
            out.say(cards::Event::Reshuffled(treasures.clone()), in_decks::SHUFFLED_ANEW);
        }
        return true;
    }
    if let Some(gone) = picks.iter().position(|(seat, cards)| *cards > 0 && !picks_on(game, *seat)) {
        let mut picks = *picks;
        picks[gone].1 = 0;
        out.say(note(picks), cited::PICKS_NO_MORE);
        return true;
    }
    match picks {
        [(_, 0), (_, 0)] => out.settle(),
        _ if up.is_empty() => out.settle(),
        [(_, 0), _] => out.note(note([picks[1], picks[0]])),
        // A choice of one is no choice, and nobody else wants what is left.
        [(seat, cards), (_, rest)] if up.len() == 1 || (*rest == 0 && up.len() <= u32::from(*cards)) => {
            out.settle();
            out.say(cards::Event::Picked { seat: *seat, cards: up.clone() }, cited::LAST_PICK);
        }
        _ => return false,
    }
    true
}

/// Cards are turned up, or one of them is picked.
pub(crate) fn answer(
    book: &Book,
    game: &Game,
    (picks, turn, up): (&[(Colour, u8); 2], u8, &CardSet),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Cards(cards::Answer::Cards(cards)) = answer else {
        return Err(Refusal::new("not-asked", cited::FIRST_PICK));
    };
    if turn > 0 {
        let from = deck(book, game);
        let count = drawn(book, game, turn);
        ensure(cards.len() == count && cards.within(&from), || {
            Refusal::new("other-cards", cited::TURNED_UP).with("count", count)
        })?;
        let turn = turn - u8::try_from(count).unwrap_or(turn);
        out.say(cards::Event::TurnedUp(cards.clone()), cited::WON_FOR_ALL_TO_SEE);
        out.note(table::Event::Noted(Step::Fight(fight::Step::Spoils { picks: *picks, turn, up: up.or(cards) })));
        return Ok(());
    }
    let [(seat, mine), other] = *picks;
    ensure(cards.len() == 1 && cards.within(up), || Refusal::new("pick-one-lying", cited::FIRST_PICK).seat(seat))?;
    out.say(cards::Event::Picked { seat, cards: cards.clone() }, cited::PICKED);
    // By turns, as long as both have picks.
    let mine = (seat, mine.saturating_sub(1));
    let picks = if other.1 > 0 { [other, mine] } else { [mine, other] };
    out.note(table::Event::Noted(Step::Fight(fight::Step::Spoils { picks, turn: 0, up: up.without(cards) })));
    Ok(())
}
