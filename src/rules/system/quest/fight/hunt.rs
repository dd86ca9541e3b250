//! Monsters and the players of their colour: whose they are, who hunts them.

use crate::rules::card::deck::Deck;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight::state::Fight;
use crate::rules::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// A monster of one's own colour deals its hunter a DxM, main player and helper alike (MQ-RES-06, MQ-HELP-19).
pub(crate) fn hunters_card(monster: &Monster, main: Colour, helper: Option<Colour>, out: &mut Facts) {
    let hunter = std::iter::once(main).chain(helper).find(|c| monster.base == Some(*c));
    if let Some(seat) = hunter {
        let cites = if seat == main { cites!["MQ-RES-06"] } else { cites!["MQ-HELP-19"] };
        out.say(Event::Drew { seat, deck: Deck::DXM, cards: 1, open: false }, cites);
    }
}

/// The cards of monsters that live pass to the players of their bases (MQ-MON-07).
pub(crate) fn passes(game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    for monster in fight.foes(game).filter(|m| m.met.is_some() && !won) {
        out.say(Event::CardPassed { monster: monster.id }, cites!["MQ-MON-07"]);
    }
}
