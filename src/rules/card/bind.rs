//! From what a card says to effects: *you* and *the target* become colours, chosen things take their places.

use crate::rules::card::choice::Choice;
use crate::rules::card::{CardId, Does, Who};
use crate::rules::effect::{Amount, Effect};
use crate::rules::fight::going;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::seat::{Condition, Seat, Sex};
use crate::rules::system::{Fighter, Term};

/// Who says something, and under what name.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// Who *you* is.
    pub you: Colour,
    /// The card's name, for what it leaves behind.
    pub name: &'a str,
    /// The card, where it stays as a reminder.
    pub card: Option<CardId>,
}

/// The effects of what a card says, as the game stands. What finds nobody to act on is left out.
pub fn bind(game: &Game, speaker: Speaker, choice: &Choice, does: &[Does]) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(does.len());
    for one in does {
        match one.whom() {
            Some(who) => effects
                .extend(meant(game, speaker.you, who, choice).filter_map(|s| on_seat(game, s, one, speaker, choice))),
            None => effects.extend(on_table(game, one, speaker, choice)),
        }
    }
    effects
}

/// The seats a card means, in table order.
fn meant<'a>(game: &'a Game, you: Colour, who: Who, choice: &Choice) -> impl Iterator<Item = &'a Seat> + use<'a> {
    let target = choice.on.or(match choice.fighter {
        Some(Fighter::Seat(colour)) => Some(colour),
        _ => None,
    });
    game.seats.iter().filter(move |s| match who {
        Who::You => s.colour == you,
        Who::Target => Some(s.colour) == target,
        Who::Others => s.colour != you,
        Who::All => true,
    })
}

/// What is done to one munchkin.
fn on_seat(game: &Game, s: &Seat, does: &Does, speaker: Speaker, choice: &Choice) -> Option<Effect> {
    let seat = s.colour;
    let up = |by: i8| Amount::By(by.into());
    Some(match does {
        Does::Level { by, .. } => Effect::Level { seat, change: up(*by), kill: false },
        Does::Health { by, .. } => Effect::Health { seat, change: up(*by) },
        Does::MaxHealth { by, .. } => Effect::MaxHealth { seat, change: up(*by) },
        Does::Moves { by, .. } => {
            let to = (i32::from(s.moves) + i32::from(*by)).max(0);
            (to != i32::from(s.moves)).then_some(Effect::Moves { seat, change: Amount::To(to) })?
        }
        Does::Spent { by, .. } => {
            let to = (i32::from(s.spent) + i32::from(*by)).clamp(0, 99);
            (to != i32::from(s.spent)).then_some(Effect::Spent { seat, change: Amount::To(to) })?
        }
        Does::Gold { by, .. } => {
            // A robber takes no more than the robbed one has.
            let robbed = choice.on.filter(|on| *by > 0 && *on != seat).and_then(|on| game.seat(on));
            let most = robbed.map_or(i32::MAX, |r| i32::try_from(r.gold).unwrap_or(i32::MAX));
            let by = (*by).min(most).max(-i32::try_from(s.gold).unwrap_or(i32::MAX));
            (by != 0).then_some(Effect::Gold { seat, change: Amount::By(by) })?
        }
        Does::Draw { deck, cards, .. } => Effect::Hand { seat, deck: *deck, change: Amount::By((*cards).into()) },
        Does::Discard { deck, cards, .. } => {
            let gone = s.hand.of(*deck).min(*cards);
            (gone > 0).then(|| Effect::Hand { seat, deck: *deck, change: Amount::By(-i32::from(gone)) })?
        }
        Does::LoseItem { sort, dropped, .. } => Effect::LoseItem { seat, sort: sort.clone(), dropped: *dropped },
        Does::LoseRaces { .. } => (!s.races.is_empty()).then(|| Effect::Races { seat, races: Vec::new() })?,
        Does::LoseClasses { .. } => (!s.classes.is_empty()).then(|| Effect::Classes { seat, classes: Vec::new() })?,
        Does::SwapSex { .. } => {
            let sex = if s.sex == Some(Sex::Female) { Sex::Male } else { Sex::Female };
            Effect::Sex { seat, sex: Some(sex) }
        }
        Does::Condition { add, .. } => {
            let text = if add.text.is_empty() { speaker.name.to_owned() } else { add.text.clone() };
            Effect::Condition { seat, add: Condition { text, card: speaker.card, ..add.clone() } }
        }
        Does::Lift { .. } => Effect::Lift { seat, index: s.conditions.len().checked_sub(1)? },
        Does::ToEntrance { .. } => {
            let entrance = game.dungeon.as_deref()?.entrance()?.id;
            (s.room != Some(entrance) && !s.dead).then_some(Effect::Stand { seat, room: entrance })?
        }
        Does::ToRoom { .. } => Effect::Stand { seat, room: choice.room? },
        Does::Die { .. } => (!s.dead).then_some(Effect::Life { seat, dead: true, wish: false })?,
        _ => return None,
    })
}

/// What is done to the map, the fight or the decks.
fn on_table(game: &Game, does: &Does, speaker: Speaker, choice: &Choice) -> Option<Effect> {
    let seat = speaker.you;
    let dungeon = game.dungeon.as_deref()?;
    let here = || game.seat(seat).and_then(|s| s.room);
    let foe = match choice.fighter {
        Some(Fighter::Monster(id)) => Some(id),
        _ => choice.monster,
    };
    Some(match does {
        Does::Fetch { deck } => Effect::Fetch { seat, deck: *deck, card: choice.pick },
        Does::Link { to } => Effect::Link { room: here()?, side: choice.side?, kind: *to },
        Does::Tidy => {
            let room = choice.room.or_else(here)?;
            dungeon.room(room)?.mark?;
            Effect::Mark { room, mark: None }
        }
        Does::Flip => Effect::FlipRoom { room: choice.room?, face: None },
        Does::Term { strength, dice } => {
            let fight = going::kept(game)?;
            let own = if fight.helper == Some(seat) { seat } else { fight.main };
            let who = choice.fighter.unwrap_or(Fighter::Seat(own));
            Effect::Term { add: Term { who, name: speaker.name.to_owned(), strength: *strength, dice: *dice } }
        }
        Does::Ties => Effect::Ties { won: true },
        Does::Slay => Effect::Slay { monster: foe? },
        Does::Banish => Effect::RemoveMonster { monster: foe? },
        Does::Push => Effect::Push { monster: foe?, side: choice.side? },
        Does::Rebase => Effect::Base { monster: foe?, base: seat },
        Does::Lurker => Effect::Lurker { seat },
        _ => return None,
    })
}
