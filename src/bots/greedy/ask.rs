//! Everything else that is asked: Curses, help, where to run, what goes.

use crate::bots::greedy::turn::given;
use crate::bots::mind::cards::NEVER;
use crate::bots::mind::{Mind, Thought};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardKind};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::ids::{MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::table;

/// What an answer, or a card played instead, is worth.
pub fn weigh(mind: &Mind, step: &Step, wish: &Command) -> Thought {
    let Command::Table(table::Command::Answer(answer)) = wish else { return other(mind, step, wish) };
    let thought = match step {
        Step::Table(own) => of_the_table(own),
        Step::Cards(cards::Step::NameCards { .. }) => named(mind, answer, -1.0, "bot-why-least"),
        Step::Munchkin(own) => of_munchkins(mind, own, answer),
        Step::Fight(own) => of_fights(mind, own, answer),
        Step::Doors(own) => of_the_doors(mind, own, answer),
        Step::Dungeon(own) => of_the_dungeon(mind, own, answer),
        // Chance lays the row.
        Step::Track(_) => None,
    };
    // Nothing to weigh: the table goes on.
    let goes_on = || f64::from(u8::from(matches!(answer, Answer::Table(table::Answer::Done))));
    thought.unwrap_or_else(|| Thought::new(goes_on(), "bot-why-only"))
}

fn of_the_table(step: &table::Step) -> Option<Thought> {
    match step {
        table::Step::Window { .. } => Some(Thought::new(0.0, "bot-why-pass")),
        table::Step::FirstPlayer { .. }
        | table::Step::Opening
        | table::Step::Arrange
        | table::Step::TurnStart { .. }
        | table::Step::Move { .. }
        | table::Step::TurnEnd { .. }
        | table::Step::NextTurn
        | table::Step::Leaver { .. }
        | table::Step::Cast { .. }
        | table::Step::Over => None,
    }
}

fn of_munchkins(mind: &Mind, step: &munchkin::Step, answer: &Answer) -> Option<Thought> {
    let chosen = || {
        let Answer::Munchkin(munchkin::Answer::Item(index)) = answer else { return None };
        Some(*index)
    };
    match step {
        munchkin::Step::Cursed { card, .. } => {
            let Some(index) = chosen() else { return Some(Thought::new(0.0, "bot-why-suffer")) };
            let item = mind.me.gear.get(index).zip(mind.self_player()).map_or(0.0, |(g, me)| mind.item(me, g));
            Some(Thought::new(harm(mind, *card) - item, "bot-why-avert"))
        }
        munchkin::Step::LoseItem { .. } => Some(Thought::new(-item(mind, chosen()?), "bot-why-least")),
        munchkin::Step::Charity { .. } => {
            let Answer::Munchkin(munchkin::Answer::Gave(gifts)) = answer else { return None };
            Some(Thought::new(given(mind, gifts), "bot-why-least"))
        }
        munchkin::Step::PowerRoll { .. } | munchkin::Step::Theft { .. } | munchkin::Step::Death { .. } => None,
    }
}

/// Of what the dead have left the best is taken.
fn of_the_doors(mind: &Mind, step: &doors::Step, answer: &Answer) -> Option<Thought> {
    match step {
        doors::Step::Corpse { .. } => named(mind, answer, 1.0, "bot-why-best"),
        doors::Step::Surplus { .. } => {
            let Answer::Munchkin(munchkin::Answer::Item(index)) = answer else { return None };
            Some(Thought::new(-item(mind, *index), "bot-why-least"))
        }
        doors::Step::Ranks { .. } => {
            let Answer::Munchkin(munchkin::Answer::Power(place)) = answer else { return None };
            Some(Thought::new(-mind.power(*place), "bot-why-least"))
        }
        // What it costs is a Level: the card has to be worth more.
        doors::Step::Claim(claim) => match answer {
            Answer::Cards(cards::Answer::Cards(pays)) => {
                let worth = mind.card(claim.card) / (claim.by.len() + 1) as f64;
                Some(Thought::new(worth - pays.iter().map(|card| mind.price(card)).sum::<f64>(), "bot-why-best"))
            }
            Answer::Table(_)
            | Answer::Cards(cards::Answer::Deck(_))
            | Answer::Munchkin(_)
            | Answer::Fight(_)
            | Answer::Dungeon(_) => Some(Thought::new(0.0, "bot-why-pass")),
        },
        doors::Step::Door { .. } | doors::Step::Trouble { .. } => None,
    }
}

fn of_fights(mind: &Mind, step: &fight::Step, answer: &Answer) -> Option<Thought> {
    match step {
        fight::Step::Asked { terms, .. } => Some(match (answer, mind.view.fight()) {
            (Answer::Table(table::Answer::Done), Some(fight)) => mind.helping(fight, terms),
            (Answer::Table(table::Answer::Done), None) => Thought::new(-1.0, "bot-why-help"),
            (_, Some(fight)) if mind.is_hopeless(fight, terms) => Thought::new(0.0, "bot-why-hopeless"),
            _ => Thought::new(0.0, "bot-why-decline"),
        }),
        fight::Step::Spoils { .. } => named(mind, answer, 1.0, "bot-why-pick"),
        fight::Step::PickOrder { .. } => {
            let Answer::Table(table::Answer::Seat(seat)) = answer else { return None };
            Some(Thought::new(f64::from(u8::from(*seat == mind.me.colour)), "bot-why-first"))
        }
        // From the worst of them first, while all that helps is still there.
        fight::Step::RunAway { .. } => {
            let Answer::Fight(fight::Answer::RunsFrom { monster }) = answer else { return None };
            let def = mind.view.foes().get(*monster).map(|monster| &monster.def)?;
            Some(Thought::new(mind.self_player().map_or(0.0, |me| mind.caught(me, def)), "bot-why-run-first"))
        }
        fight::Step::Fight { .. }
        | fight::Step::BadStuff { .. }
        | fight::Step::DieAgain { .. }
        | fight::Step::AskLevel { .. } => None,
    }
}

fn of_the_dungeon(mind: &Mind, step: &dungeon::Step, answer: &Answer) -> Option<Thought> {
    match step {
        dungeon::Step::Refuge { room, .. } => {
            let Answer::Dungeon(dungeon::Answer::Side(side)) = answer else { return None };
            Some(Thought::new(refuge(mind, *room, *side), "bot-why-run"))
        }
        dungeon::Step::Base { .. } => {
            let Answer::Table(table::Answer::Colour(colour)) = answer else { return None };
            Some(Thought::new(f64::from(u8::from(*colour == mind.me.colour)), "bot-why-base"))
        }
        dungeon::Step::EmptyRoom { .. } => {
            let Answer::Dungeon(dungeon::Answer::Room(room) | dungeon::Answer::Exit { room, .. }) = answer else {
                return None;
            };
            Some(Thought::new(far(mind, *room), "bot-why-place"))
        }
        dungeon::Step::Automatic { .. } => Some(match answer {
            Answer::Table(table::Answer::Done) => {
                Thought::new(mind.stranger(&mind.arsenal()) + 20.0, "bot-why-explore")
            }
            Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => {
                Thought::new(0.0, "bot-why-pass")
            }
        }),
        dungeon::Step::Overfull { .. } => {
            let Answer::Dungeon(dungeon::Answer::Take(goods)) = answer else { return None };
            Some(Thought::new(-goods.gear.iter().map(|i| item(mind, *i)).sum::<f64>(), "bot-why-least"))
        }
        dungeon::Step::MonsterRoll { .. }
        | dungeon::Step::March { .. }
        | dungeon::Step::Moving
        | dungeon::Step::Heed { .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::AddedTile { .. }
        | dungeon::Step::Tile { .. }
        | dungeon::Step::Links { .. }
        | dungeon::Step::ExploreDxm { .. }
        | dungeon::Step::NewMonster { .. }
        | dungeon::Step::BaseRoll { .. }
        | dungeon::Step::BossLeaves { .. }
        | dungeon::Step::SearchRoll { .. }
        | dungeon::Step::Collect { .. }
        | dungeon::Step::LinkCosts { .. }
        | dungeon::Step::AskArrow { .. }
        | dungeon::Step::AskGait { .. }
        | dungeon::Step::Lurker { .. } => None,
    }
}

/// Cards that are named, for what they are worth: had, or gone.
fn named(mind: &Mind, answer: &Answer, sign: f64, why: &'static str) -> Option<Thought> {
    let Answer::Cards(cards::Answer::Cards(cards)) = answer else { return None };
    Some(Thought::new(sign * cards.iter().map(|c| mind.card(c)).sum::<f64>(), why))
}

/// A card, an Item or a power in the place of an answer.
fn other(mind: &Mind, step: &Step, wish: &Command) -> Thought {
    match (step, wish) {
        (
            Step::Munchkin(munchkin::Step::Cursed { seat, card, .. }),
            Command::Munchkin(munchkin::Command::UsePower { seat: by, .. }),
        ) => {
            let own = *by == mind.me.colour && *seat == mind.me.colour;
            Thought::new(if own { harm(mind, *card) } else { NEVER }, "bot-why-avert")
        }
        (Step::Fight(fight::Step::RunAway { left, .. }), Command::Doors(doors::Command::Ditch { gear, .. })) => {
            ditches(mind, left, *gear)
        }
        _ => mind.play(wish),
    }
}

/// What only slows is left behind where the better chance to get away is worth more than it: before anybody is run from.
fn ditches(mind: &Mind, left: &[MonsterId], gear: usize) -> Thought {
    let (Some(item), Some(me)) = (mind.me.gear.get(gear), mind.self_player()) else {
        return Thought::new(NEVER, "bot-why-nothing");
    };
    let caught: f64 = left.iter().filter_map(|id| mind.view.foes().get(*id)).map(|foe| mind.caught(me, &foe.def)).sum();
    let gain = caught * f64::from(-item.run) / 6.0 - mind.item(me, item);
    Thought::new(if gain > 0.0 { caught + gain } else { NEVER }, "bot-why-ditch")
}

/// What a Curse would cost oneself.
fn harm(mind: &Mind, card: Option<CardId>) -> f64 {
    let def = card.and_then(|c| mind.view.book().cards.card(c)).map(|d| &d.is);
    match (def, mind.self_player()) {
        (Some(CardKind::Curse(does)), Some(me)) => -does.iter().map(|d| mind.on_player(d, me)).sum::<f64>(),
        _ => 200.0,
    }
}

fn item(mind: &Mind, index: usize) -> f64 {
    mind.me.gear.get(index).zip(mind.self_player()).map_or(0.0, |(g, me)| mind.item(me, g))
}

/// What running through a side leads to.
fn refuge(mind: &Mind, room: RoomId, side: Side) -> f64 {
    let Some(dungeon) = mind.view.dungeon() else { return 0.0 };
    let Some(to) = dungeon.room(room).and_then(|r| dungeon.neighbour(r, side)) else { return NEVER };
    let monsters = mind.foray(to.id, &mind.arsenal()).map_or(0.0, |(worth, _)| worth);
    monsters + mind.search(to, 0.0).unwrap_or(0.0) * 0.2
}

/// How far a room is from oneself: a monster is put where others meet it.
fn far(mind: &Mind, room: RoomId) -> f64 {
    mind.ways().iter().find(|w| w.room == room).map_or(20.0, |w| f64::from(w.cost))
}
