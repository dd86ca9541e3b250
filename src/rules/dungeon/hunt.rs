//! What monsters bring but Treasures and levels, and whose they are: their hunters, and the players of their colour.

use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::Benefit;
use crate::rules::fight::state::Fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::seat::{Health, Seat};

/// A monster of one's own colour deals its hunter a DxM, main player and helper alike (MQ-RES-06, MQ-HELP-19).
pub(crate) fn hunters_card(monster: &Monster, main: Colour, helper: Option<Colour>, out: &mut Facts) {
    let hunter = std::iter::once(main).chain(helper).find(|c| monster.base == Some(*c));
    if let Some(seat) = hunter {
        let cites = if seat == main { cites!["MQ-RES-06"] } else { cites!["MQ-HELP-19"] };
        out.say(cards::Event::Drew { seat, deck: Deck::DXM, cards: 1, open: false }, cites);
    }
}

/// The cards of monsters that live pass to the players of their bases (MQ-MON-07).
pub(crate) fn passes(game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
    for monster in fight.foes(game).filter(|m| m.met.is_some() && !won) {
        out.say(dungeon::Event::CardPassed { monster: monster.id }, cites!["MQ-MON-07"]);
    }
}

/// What the cards of defeated monsters give besides (MQ-RES-08).
pub(crate) fn benefits(seat: &Seat, defeated: &[Benefit], out: &mut Facts) {
    let (mut gold, mut red) = (seat.gold, seat.health.red);
    for benefit in defeated.iter().filter(|b| **b != Benefit::default()) {
        let cites = cites!["MQ-RES-08"];
        if benefit.gold > 0 {
            let to = gold.saturating_add(benefit.gold);
            out.say(dungeon::Event::Gold { seat: seat.colour, from: gold, to }, cites);
            gold = to;
        }
        if benefit.dxm > 0 {
            let drew = Event::Cards(cards::Event::Drew {
                seat: seat.colour,
                deck: Deck::DXM,
                cards: benefit.dxm,
                open: false,
            });
            out.say(drew, cites);
        }
        let healed = red.saturating_add(benefit.health).min(seat.health.max);
        if healed > red {
            let (from, to) = (Health { red, ..seat.health }, Health { red: healed, ..seat.health });
            out.say(dungeon::Event::Health { seat: seat.colour, from, to }, cites);
            red = healed;
        }
    }
}

/// Gold changes hands as it was agreed (MQ-BRIBE-01).
pub(crate) fn pays(payer: &Seat, payee: &Seat, gold: u32, out: &mut Facts) {
    let cites = cites!["MQ-BRIBE-01"];
    out.say(dungeon::Event::Gold { seat: payer.colour, from: payer.gold, to: payer.gold.saturating_sub(gold) }, cites);
    out.say(dungeon::Event::Gold { seat: payee.colour, from: payee.gold, to: payee.gold.saturating_add(gold) }, cites);
}
