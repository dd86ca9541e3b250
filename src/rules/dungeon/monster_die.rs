//! The Monster Die: whose turn of colour it is, and who draws for it.

use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::table;

/// Says that the Monster Die came up so, and that its player draws a DxM (MQ-DIE-05, MQ-DIE-06).
pub(crate) fn monster_die(game: &Game, colour: Colour, seat: Option<Colour>, cites: Cites, out: &mut Facts) {
    out.say(table::Event::Rolled { roll: Roll::Monster(colour), seat }, cites);
    draws_for(game, colour, cites!["MQ-DIE-05"], out);
}

/// The DxM of a colour that came up, if anybody plays it.
pub(crate) fn draws_for(game: &Game, colour: Colour, cites: Cites, out: &mut Facts) {
    if game.seat(colour).is_some() {
        out.say(cards::Event::Drew { seat: colour, deck: Deck::DXM, cards: 1, open: false }, cites);
    }
}

pub(crate) fn monster_roll(game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Colour(colour)) = answer else { return Err(unasked()) };
    out.say(table::Event::Rolled { roll: Roll::Monster(*colour), seat: Some(seat) }, cites!["MQ-MON-01", "MQ-MON-02"]);
    // The card comes at once, before the monsters move.
    draws_for(game, *colour, cites!["MQ-MON-04", "MQ-DIE-05"], out);
    out.settle();
    out.owe(dungeon::Step::March { roll: *colour, unasked_rooms: Vec::new(), unasked_monsters: Vec::new() });
    Ok(())
}
