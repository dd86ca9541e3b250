//! What is asked at the doors, carried out.

use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::door::on_the_move;
use crate::rules::doors::{self, Command, cardboard, door};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::{Refusal, ensure};
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
    if let Command::Meet { def } = command {
        return cardboard::meets(game, def, out);
    }
    ensure(game.stock.is_some(), || Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    let seat = on_the_move(game).ok_or_else(|| Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    match command {
        Command::Meet { .. } => {}
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
            door::meets(game, seat, monster, cites!["MC-TROUBLE-01"], out);
            out.owe(fight::Step::Fight { seat, place: None });
        }
        Command::SearchRoom => {
            ensure(!closed(game), || Refusal::new("door-first", cites!["MC-TURN-01"]))?;
            out.settle();
            out.owe(table::Step::TurnEnd { seat });
            out.say(cards::Event::Drew { seat, deck: Deck::DOOR, cards: 1, open: false }, cites!["MC-LOOT-03"]);
        }
    }
    Ok(())
}
