//! From what a card says to effects: *you* and *the target* become colours, chosen things take their places.

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
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::kind::is_kind;
use crate::rules::seat::{Condition, Seat, Sex};
use crate::rules::track;

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
        Some(Fighter::Monster(_)) | None => None,
    });
    game.seats.iter().filter(move |s| match who {
        Who::You => s.colour == you,
        Who::Target => Some(s.colour) == target,
        Who::Others => s.colour != you,
        Who::All => true,
    })
}

/// What is done to one munchkin; none of what is done on the table.
fn on_seat(game: &Game, s: &Seat, does: &Does, speaker: Speaker, choice: &Choice) -> Option<Effect> {
    match does {
        Does::Cards(does) => cards_of_seat(s, does),
        Does::Munchkin(does) => to_munchkin(s, does, speaker),
        Does::Fight(_) => None,
        Does::Dungeon(does) => in_dungeon(game, s, does, choice),
        Does::Track(track::Does::Token { by, .. }) => {
            Some(track::Effect::Token { seat: s.colour, change: Amount::By((*by).into()) }.into())
        }
    }
}

/// Cards that come to a hand, or go from it.
fn cards_of_seat(s: &Seat, does: &cards::Does) -> Option<Effect> {
    let seat = s.colour;
    Some(match does {
        cards::Does::Draw { deck, cards, .. } => {
            Effect::Cards(cards::Effect::Hand { seat, deck: *deck, change: Amount::By((*cards).into()) })
        }
        cards::Does::Discard { deck, cards, .. } => {
            let gone = s.hand.of(*deck).min(*cards);
            (gone > 0).then(|| {
                Effect::Cards(cards::Effect::Hand { seat, deck: *deck, change: Amount::By(-i32::from(gone)) })
            })?
        }
        cards::Does::Show { .. } => Effect::Cards(cards::Effect::Show { seat }),
        cards::Does::Fetch { .. } => return None,
    })
}

/// What is done to a munchkin itself, to its kinds and its Items.
fn to_munchkin(s: &Seat, does: &munchkin::Does, speaker: Speaker) -> Option<Effect> {
    let seat = s.colour;
    let up = |by: i8| Amount::By(by.into());
    Some(match does {
        munchkin::Does::Level { by, .. } => {
            Effect::Munchkin(munchkin::Effect::Level { seat, change: up(*by), kill: false })
        }
        munchkin::Does::Ascend { of, .. } => {
            let meant = of.as_deref().is_none_or(|of| is_kind(of, s)) && !s.dead;
            meant.then_some(Effect::Munchkin(munchkin::Effect::Ascend { seat }))?
        }
        munchkin::Does::Steal { .. } => return None,
        munchkin::Does::LoseItem { sort, dropped, .. } => {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: sort.clone(), dropped: *dropped })
        }
        munchkin::Does::LoseRaces { .. } => {
            (!s.races.is_empty()).then(|| Effect::Munchkin(munchkin::Effect::Races { seat, races: Vec::new() }))?
        }
        munchkin::Does::LoseClasses { .. } => (!s.classes.is_empty())
            .then(|| Effect::Munchkin(munchkin::Effect::Classes { seat, classes: Vec::new() }))?,
        munchkin::Does::SwapSex { .. } => {
            let sex = if s.sex == Some(Sex::Female) { Sex::Male } else { Sex::Female };
            Effect::Munchkin(munchkin::Effect::Sex { seat, sex: Some(sex) })
        }
        munchkin::Does::Condition { add, .. } => {
            let text = if add.text.is_empty() { speaker.name.to_owned() } else { add.text.clone() };
            Effect::Munchkin(munchkin::Effect::Condition {
                seat,
                add: Condition { text, card: speaker.card, ..add.clone() },
            })
        }
        munchkin::Does::Lift { .. } => {
            Effect::Munchkin(munchkin::Effect::Lift { seat, index: s.conditions.len().checked_sub(1)? })
        }
        munchkin::Does::Die { .. } => {
            (!s.dead).then_some(Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false }))?
        }
    })
}

/// What is done to a munchkin in the dungeon.
fn in_dungeon(game: &Game, s: &Seat, does: &dungeon::Does, choice: &Choice) -> Option<Effect> {
    let seat = s.colour;
    let up = |by: i8| Amount::By(by.into());
    Some(match does {
        dungeon::Does::Health { by, .. } => Effect::Dungeon(dungeon::Effect::Health { seat, change: up(*by) }),
        dungeon::Does::MaxHealth { by, .. } => Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change: up(*by) }),
        dungeon::Does::Moves { by, .. } => {
            let to = (i32::from(s.moves) + i32::from(*by)).max(0);
            (to != i32::from(s.moves))
                .then_some(Effect::Dungeon(dungeon::Effect::Moves { seat, change: Amount::To(to) }))?
        }
        dungeon::Does::Spent { by, .. } => {
            let to = (i32::from(s.spent) + i32::from(*by)).clamp(0, 99);
            (to != i32::from(s.spent))
                .then_some(Effect::Dungeon(dungeon::Effect::Spent { seat, change: Amount::To(to) }))?
        }
        dungeon::Does::Gold { by, .. } => {
            // A robber takes no more than the robbed one has.
            let robbed = choice.on.filter(|on| *by > 0 && *on != seat).and_then(|on| game.seat(on));
            let most = robbed.map_or(i32::MAX, |r| i32::try_from(r.gold).unwrap_or(i32::MAX));
            let by = (*by).min(most).max(-i32::try_from(s.gold).unwrap_or(i32::MAX));
            (by != 0).then_some(Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(by) }))?
        }
        dungeon::Does::ToEntrance { .. } => {
            let entrance = game.dungeon.as_deref()?.entrance()?.id;
            (s.room != Some(entrance) && !s.dead)
                .then_some(Effect::Dungeon(dungeon::Effect::Stand { seat, room: entrance }))?
        }
        dungeon::Does::ToRoom { .. } => Effect::Dungeon(dungeon::Effect::Stand { seat, room: choice.room? }),
        dungeon::Does::Link { .. }
        | dungeon::Does::Tidy
        | dungeon::Does::Flip
        | dungeon::Does::Push
        | dungeon::Does::Rebase
        | dungeon::Does::Lurker => return None,
    })
}

/// What is done to the map, the fight or the decks; none of what is done to munchkins.
fn on_table(game: &Game, does: &Does, speaker: Speaker, choice: &Choice) -> Option<Effect> {
    let foe = match choice.fighter {
        Some(Fighter::Monster(id)) => Some(id),
        Some(Fighter::Seat(_)) | None => choice.monster,
    };
    match does {
        Does::Cards(does) => from_decks(does, speaker.you, choice),
        Does::Munchkin(munchkin::Does::Steal { sure }) => {
            let (from, index) = choice.on.zip(choice.item)?;
            Some(Effect::Munchkin(munchkin::Effect::Steal { seat: speaker.you, from, index, sure: *sure, bonus: 0 }))
        }
        Does::Munchkin(_) => None,
        Does::Fight(does) => in_the_fight(game, does, speaker, (choice, foe)),
        Does::Dungeon(does) => on_the_map(game, does, speaker.you, (choice, foe)),
        Does::Track(track::Does::Token { .. }) => None,
    }
}

fn from_decks(does: &cards::Does, seat: Colour, choice: &Choice) -> Option<Effect> {
    Some(match does {
        cards::Does::Fetch { deck } => Effect::Cards(cards::Effect::Fetch { seat, deck: *deck, card: choice.pick }),
        cards::Does::Draw { .. } | cards::Does::Discard { .. } | cards::Does::Show { .. } => return None,
    })
}

fn in_the_fight(
    game: &Game,
    does: &fight::Does,
    speaker: Speaker,
    (choice, foe): (&Choice, Option<MonsterId>),
) -> Option<Effect> {
    let seat = speaker.you;
    Some(match does {
        fight::Does::Term { strength, dice } => {
            let fight = going::kept(game)?;
            let own = if fight.helper == Some(seat) { seat } else { fight.main };
            let who = choice.fighter.unwrap_or(Fighter::Seat(own));
            Effect::Fight(fight::Effect::Term {
                add: Term { who, name: speaker.name.to_owned(), strength: *strength, dice: *dice },
            })
        }
        fight::Does::Ties => Effect::Fight(fight::Effect::Ties { won: true }),
        fight::Does::Slay => Effect::Fight(fight::Effect::Slay { monster: foe? }),
        fight::Does::Mate => Effect::Fight(fight::Effect::Mate { monster: foe? }),
        fight::Does::Banish => Effect::Fight(fight::Effect::RemoveMonster { monster: foe?, empty: true }),
        fight::Does::SendAway => Effect::Fight(fight::Effect::RemoveMonster { monster: foe?, empty: false }),
        fight::Does::Compel => Effect::Fight(fight::Effect::Compel { seat: choice.on? }),
        fight::Does::CallOff => Effect::Fight(fight::Effect::CallOff),
        fight::Does::Copy => {
            Effect::Fight(fight::Effect::Copy { seat, from: choice.on?, name: speaker.name.to_owned() })
        }
    })
}

fn on_the_map(
    game: &Game,
    does: &dungeon::Does,
    seat: Colour,
    (choice, foe): (&Choice, Option<MonsterId>),
) -> Option<Effect> {
    let dungeon = game.dungeon.as_deref()?;
    let here = || game.seat(seat).and_then(|s| s.room);
    Some(match does {
        dungeon::Does::Link { to } => {
            Effect::Dungeon(dungeon::Effect::Link { room: here()?, side: choice.side?, kind: *to })
        }
        dungeon::Does::Tidy => {
            let room = choice.room.or_else(here)?;
            dungeon.room(room)?.mark?;
            Effect::Dungeon(dungeon::Effect::Mark { room, mark: None })
        }
        dungeon::Does::Flip => Effect::Dungeon(dungeon::Effect::FlipRoom { room: choice.room?, face: None }),
        dungeon::Does::Push => Effect::Dungeon(dungeon::Effect::Push { monster: foe?, side: choice.side? }),
        dungeon::Does::Rebase => Effect::Dungeon(dungeon::Effect::Base { monster: foe?, base: seat }),
        dungeon::Does::Lurker => Effect::Dungeon(dungeon::Effect::Lurker { seat }),
        dungeon::Does::Health { .. }
        | dungeon::Does::MaxHealth { .. }
        | dungeon::Does::Moves { .. }
        | dungeon::Does::Spent { .. }
        | dungeon::Does::Gold { .. }
        | dungeon::Does::ToEntrance { .. }
        | dungeon::Does::ToRoom { .. } => return None,
    })
}
