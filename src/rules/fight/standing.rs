//! The fight that stands: who may still come, and whether there is still time.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::effect::mode::Mode;
use crate::rules::event::FightTold;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited;
use crate::rules::fight::going::below;
use crate::rules::fight::going::current;
use crate::rules::fight::going::under_way;
use crate::rules::fight::state::Fight;
use crate::rules::fight::state::Stage;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;

/// Says that a fight is now like this.
pub(crate) fn now(fight: Fight, what: FightTold, cites: Cites, out: &mut Facts) {
    out.say(fight::Event::Fight { fight: Some(fight.into()), what }, cites);
}

/// The fight that goes on.
pub(crate) fn going_on(game: &Game) -> Result<&Fight, Refusal> {
    current(game).ok_or_else(|| Refusal::new("no-fight", cited::NO_FIGHT))
}

/// The same, once the step on top is done.
pub(crate) fn going_on_below(game: &Game) -> Result<&Fight, Refusal> {
    below(game).ok_or_else(|| Refusal::new("no-fight", cited::NO_FIGHT))
}

/// The same, whatever smaller question lies on top of it: what is played for a fight counts all the same.
pub(crate) fn standing(game: &Game) -> Result<&Fight, Refusal> {
    under_way(game).ok_or_else(|| Refusal::new("no-fight", cited::NO_FIGHT))
}

/// Who can be asked to help: alive (OQ-59), near enough (MQ-HELP-03, MQ-HELP-04); against the Boss only at the
/// highest level (MQ-BOSS-11).
pub fn can_help<'a>(book: &'a Book, game: &'a Game, fight: &'a Fight) -> impl Iterator<Item = Colour> + 'a {
    let boss = fight.meets_boss(game);
    let others = game.seats.iter().filter(|s| s.colour != fight.main && game.counts(s) && !s.away);
    let able = others.filter(move |s| !boss || s.level >= book.top_level(game));
    able.filter(move |s| book.system.near(game, fight, s)).map(|s| s.colour)
}

/// Whether something still counts: nothing that is played does once the dice are cast (MQ-CMB-46).
pub(crate) fn in_time(fight: &Fight, mode: Mode) -> Result<(), Refusal> {
    let cast = matches!(fight.stage, Stage::Rolled(_));
    ensure(!cast || mode == Mode::Amend, || Refusal::new("dice-are-cast", cited::DICE_ARE_CAST))
}
