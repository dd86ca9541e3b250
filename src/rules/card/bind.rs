//! From what a card says to effects: *you* and *the target* become colours, chosen things take their places.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whom a word strikes `Does::whom` says of each; here are those that strike somebody, and those that do not"
)]

use crate::rules::amount::Amount;
use crate::rules::card::choice::Choice;
use crate::rules::card::{CardId, Does, Who};
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::going;
use crate::rules::fight::{Fighter, Term};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::seat::{Condition, Seat, Sex};

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
pub fn bind<'a>(
    game: &Game,
    speaker: Speaker,
    choice: &Choice,
    does: impl IntoIterator<Item = &'a Does>,
) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(1);
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
        Does::Munchkin(munchkin::Does::Level { by, .. }) => {
            Effect::Munchkin(munchkin::Effect::Level { seat, change: up(*by), kill: false })
        }
        Does::Dungeon(dungeon::Does::Health { by, .. }) => {
            Effect::Dungeon(dungeon::Effect::Health { seat, change: up(*by) })
        }
        Does::Dungeon(dungeon::Does::MaxHealth { by, .. }) => {
            Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change: up(*by) })
        }
        Does::Dungeon(dungeon::Does::Moves { by, .. }) => {
            let to = (i32::from(s.moves) + i32::from(*by)).max(0);
            (to != i32::from(s.moves))
                .then_some(Effect::Dungeon(dungeon::Effect::Moves { seat, change: Amount::To(to) }))?
        }
        Does::Dungeon(dungeon::Does::Spent { by, .. }) => {
            let to = (i32::from(s.spent) + i32::from(*by)).clamp(0, 99);
            (to != i32::from(s.spent))
                .then_some(Effect::Dungeon(dungeon::Effect::Spent { seat, change: Amount::To(to) }))?
        }
        Does::Dungeon(dungeon::Does::Gold { by, .. }) => {
            // A robber takes no more than the robbed one has.
            let robbed = choice.on.filter(|on| *by > 0 && *on != seat).and_then(|on| game.seat(on));
            let most = robbed.map_or(i32::MAX, |r| i32::try_from(r.gold).unwrap_or(i32::MAX));
            let by = (*by).min(most).max(-i32::try_from(s.gold).unwrap_or(i32::MAX));
            (by != 0).then_some(Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(by) }))?
        }
        Does::Cards(cards::Does::Draw { deck, cards, .. }) => {
            Effect::Cards(cards::Effect::Hand { seat, deck: *deck, change: Amount::By((*cards).into()) })
        }
        Does::Cards(cards::Does::Discard { deck, cards, .. }) => {
            let gone = s.hand.of(*deck).min(*cards);
            (gone > 0).then(|| {
                Effect::Cards(cards::Effect::Hand { seat, deck: *deck, change: Amount::By(-i32::from(gone)) })
            })?
        }
        Does::Munchkin(munchkin::Does::LoseItem { sort, dropped, .. }) => {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: sort.clone(), dropped: *dropped })
        }
        Does::Munchkin(munchkin::Does::LoseRaces { .. }) => {
            (!s.races.is_empty()).then(|| Effect::Munchkin(munchkin::Effect::Races { seat, races: Vec::new() }))?
        }
        Does::Munchkin(munchkin::Does::LoseClasses { .. }) => (!s.classes.is_empty())
            .then(|| Effect::Munchkin(munchkin::Effect::Classes { seat, classes: Vec::new() }))?,
        Does::Munchkin(munchkin::Does::SwapSex { .. }) => {
            let sex = if s.sex == Some(Sex::Female) { Sex::Male } else { Sex::Female };
            Effect::Munchkin(munchkin::Effect::Sex { seat, sex: Some(sex) })
        }
        Does::Munchkin(munchkin::Does::Condition { add, .. }) => {
            let text = if add.text.is_empty() { speaker.name.to_owned() } else { add.text.clone() };
            Effect::Munchkin(munchkin::Effect::Condition {
                seat,
                add: Condition { text, card: speaker.card, ..add.clone() },
            })
        }
        Does::Munchkin(munchkin::Does::Lift { .. }) => {
            Effect::Munchkin(munchkin::Effect::Lift { seat, index: s.conditions.len().checked_sub(1)? })
        }
        Does::Dungeon(dungeon::Does::ToEntrance { .. }) => {
            let entrance = game.dungeon.as_deref()?.entrance()?.id;
            (s.room != Some(entrance) && !s.dead)
                .then_some(Effect::Dungeon(dungeon::Effect::Stand { seat, room: entrance }))?
        }
        Does::Dungeon(dungeon::Does::ToRoom { .. }) => {
            Effect::Dungeon(dungeon::Effect::Stand { seat, room: choice.room? })
        }
        Does::Munchkin(munchkin::Does::Die { .. }) => {
            (!s.dead).then_some(Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false }))?
        }
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
        Does::Cards(cards::Does::Fetch { deck }) => {
            Effect::Cards(cards::Effect::Fetch { seat, deck: *deck, card: choice.pick })
        }
        Does::Dungeon(dungeon::Does::Link { to }) => {
            Effect::Dungeon(dungeon::Effect::Link { room: here()?, side: choice.side?, kind: *to })
        }
        Does::Dungeon(dungeon::Does::Tidy) => {
            let room = choice.room.or_else(here)?;
            dungeon.room(room)?.mark?;
            Effect::Dungeon(dungeon::Effect::Mark { room, mark: None })
        }
        Does::Dungeon(dungeon::Does::Flip) => {
            Effect::Dungeon(dungeon::Effect::FlipRoom { room: choice.room?, face: None })
        }
        Does::Fight(fight::Does::Term { strength, dice }) => {
            let fight = going::kept(game)?;
            let own = if fight.helper == Some(seat) { seat } else { fight.main };
            let who = choice.fighter.unwrap_or(Fighter::Seat(own));
            Effect::Fight(fight::Effect::Term {
                add: Term { who, name: speaker.name.to_owned(), strength: *strength, dice: *dice },
            })
        }
        Does::Fight(fight::Does::Ties) => Effect::Fight(fight::Effect::Ties { won: true }),
        Does::Fight(fight::Does::Slay) => Effect::Fight(fight::Effect::Slay { monster: foe? }),
        Does::Fight(fight::Does::Banish) => Effect::Fight(fight::Effect::RemoveMonster { monster: foe? }),
        Does::Dungeon(dungeon::Does::Push) => {
            Effect::Dungeon(dungeon::Effect::Push { monster: foe?, side: choice.side? })
        }
        Does::Dungeon(dungeon::Does::Rebase) => Effect::Dungeon(dungeon::Effect::Base { monster: foe?, base: seat }),
        Does::Dungeon(dungeon::Does::Lurker) => Effect::Dungeon(dungeon::Effect::Lurker { seat }),
        _ => return None,
    })
}
