//! What is asked at the doors, carried out.

use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::door::on_the_move;
use crate::rules::doors::{self, Command, arrivals, cardboard, claim, ditch, door, some};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::{pay, timing};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{SearchRoom, TroubleThenSearch};
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::{cards, fight};

/// Whether a door is still to be opened in this turn.
pub(crate) fn closed(game: &Game) -> bool {
    game.turn.phase == Phase::Draw
}

/// Carries out what is asked.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::Meet { def } => return cardboard::meets(game, def, out),
        Command::SendIn { seat, card } => return arrivals::joins(book, game, (*seat, *card), out),
        Command::Split { monsters } => return some::claims(book, game, monsters, out),
        Command::ClaimDiscard { seat, pays } => return claim::claims(book, game, (*seat, *pays), out),
        Command::ThrowAway { seat, gear } => return throws_away(book, game, (*seat, gear), out),
        Command::Ditch { seat, gear } => return ditch::ditches(book, game, (*seat, *gear), out),
        Command::OpenDoor | Command::LookForTrouble { .. } | Command::SearchRoom => {}
    }
    ensure(game.stock.is_some(), || Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    let seat = on_the_move(game).ok_or_else(|| Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    match command {
        // Done.
        Command::Meet { .. }
        | Command::SendIn { .. }
        | Command::Split { .. }
        | Command::ThrowAway { .. }
        | Command::Ditch { .. }
        | Command::ClaimDiscard { .. } => {}
        Command::OpenDoor => {
            ensure(closed(game), || Refusal::new("door-is-open", cites!["MC-DOOR-01"]))?;
            let holds = game.find(seat)?.held.clone();
            out.owe(doors::Step::Door { seat, before: holds });
            out.say(cards::Event::Drew { seat, deck: Deck::DOOR, cards: 1, open: true }, cites!["MC-DOOR-01"]);
        }
        Command::LookForTrouble { card } => {
            ensure(!closed(game), || Refusal::new("door-first", cites!["MC-TURN-01"]))?;
            let held = game.find(seat)?.held.has(*card);
            let monster = book.cards.monster(*card).filter(|_| held);
            let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cites!["MC-TROUBLE-01"]))?;
            ensure(!game.turn.met, || Refusal::new("met-already", cites!["MC-TROUBLE-02"]))?;
            door::leaves_hand(game, seat, *card, out);
            if door::is_friendly(game, seat, monster) {
                let friendly = doors::Event::Friendly { seat, card: *card };
                out.say(friendly, cites!["MC-LOOT-04", "MC-TROUBLE-03"]);
                return Ok(());
            }
            out.settle();
            out.owe(table::Step::TurnEnd { seat });
            if book.house(game).trouble_then_search() == TroubleThenSearch::IfRemoved {
                out.owe(doors::Step::Trouble { seat });
            }
            door::meets(game, seat, monster, cites!["MC-TROUBLE-01"], out);
            out.owe(fight::Step::Fight { seat, place: None });
        }
        Command::SearchRoom => {
            ensure(!closed(game), || Refusal::new("door-first", cites!["MC-TURN-01"]))?;
            out.settle();
            out.owe(table::Step::TurnEnd { seat });
            door::loots(book, game, seat, out);
        }
    }
    Ok(())
}

/// Items are thrown away in peace, where the table lets them (CL-OQ-42).
fn throws_away(book: &Book, game: &Game, (colour, gear): (Colour, &[usize]), out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    ensure(book.house(game).free_discard(), || Refusal::new("not-for-nothing", cites!["MC-CARD-12"]).seat(colour))?;
    timing::alive(seat)?;
    timing::peace(book, game, colour, cites!["MC-CARD-12"])?;
    ensure(!gear.is_empty(), || Refusal::new("nothing-named", cites!["MC-CARD-12"]))?;
    pay::discard_gear(seat, gear, cites!["MC-CARD-12"], out)?;
    Ok(())
}

/// The turn ends without a search, where the table leaves it to whoever's turn it is (CL-OQ-05).
///
/// # Errors
/// That the door comes first, or that the room is searched.
pub(crate) fn searches_nothing(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let seat = on_the_move(game).ok_or_else(|| Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    ensure(!closed(game), || Refusal::new("door-first", cites!["MC-TURN-01"]))?;
    let optional = book.house(game).search_room() == SearchRoom::Optional;
    ensure(optional, || Refusal::new("room-is-searched", cites!["MC-LOOT-03"]))?;
    out.settle();
    out.owe(table::Step::TurnEnd { seat });
    Ok(())
}
