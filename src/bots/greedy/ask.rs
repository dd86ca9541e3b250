//! Everything else that is asked: Curses, help, where to run, what goes.

use crate::bots::greedy::turn::given;
use crate::bots::mind::cards::NEVER;
use crate::bots::mind::{Mind, Thought};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardKind};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::ids::{RoomId, Side};
use crate::rules::munchkin;
use crate::rules::table;

/// What an answer, or a card played instead, is worth.
pub fn weigh(mind: &Mind, step: &Step, wish: &Command) -> Thought {
    let Command::Table(table::Command::Answer(answer)) = wish else { return other(mind, step, wish) };
    match (step, answer) {
        (Step::Munchkin(munchkin::Step::Cursed { card, .. }), Answer::Munchkin(munchkin::Answer::Item(index))) => {
            let item = mind.me.gear.get(*index).zip(mind.self_player()).map_or(0.0, |(g, me)| mind.item(me, g));
            Thought::new(harm(mind, *card) - item, "bot-why-avert")
        }
        (Step::Munchkin(munchkin::Step::Cursed { .. }), _) => Thought::new(0.0, "bot-why-suffer"),
        (Step::Fight(fight::Step::Asked { terms, .. }), Answer::Table(table::Answer::Done)) => {
            match mind.view.fight() {
                Some(fight) => mind.helping(fight, terms),
                None => Thought::new(-1.0, "bot-why-help"),
            }
        }
        (Step::Fight(fight::Step::Asked { .. }), _) => Thought::new(0.0, "bot-why-decline"),
        (Step::Dungeon(dungeon::Step::Refuge { room, .. }), Answer::Dungeon(dungeon::Answer::Side(side))) => {
            Thought::new(refuge(mind, *room, *side), "bot-why-run")
        }
        (Step::Munchkin(munchkin::Step::LoseItem { .. }), Answer::Munchkin(munchkin::Answer::Item(index))) => {
            Thought::new(-item(mind, *index), "bot-why-least")
        }
        (Step::Dungeon(dungeon::Step::Overfull { .. }), Answer::Dungeon(dungeon::Answer::Take(goods))) => {
            Thought::new(-goods.gear.iter().map(|i| item(mind, *i)).sum::<f64>(), "bot-why-least")
        }
        (Step::Munchkin(munchkin::Step::Charity { .. }), Answer::Munchkin(munchkin::Answer::Gave(gifts))) => {
            Thought::new(given(mind, gifts), "bot-why-least")
        }
        (Step::Fight(fight::Step::Spoils { .. }), Answer::Cards(cards::Answer::Cards(cards))) => {
            Thought::new(cards.iter().map(|c| mind.card(c)).sum::<f64>(), "bot-why-pick")
        }
        (Step::Cards(cards::Step::NameCards { .. }), Answer::Cards(cards::Answer::Cards(cards))) => {
            Thought::new(-cards.iter().map(|c| mind.card(c)).sum::<f64>(), "bot-why-least")
        }
        (Step::Dungeon(dungeon::Step::Base { .. }), Answer::Table(table::Answer::Colour(colour))) => {
            Thought::new(f64::from(u8::from(*colour == mind.me.colour)), "bot-why-base")
        }
        (
            Step::Dungeon(dungeon::Step::EmptyRoom { .. }),
            Answer::Dungeon(dungeon::Answer::Room(room)) | Answer::Dungeon(dungeon::Answer::Exit { room, .. }),
        ) => Thought::new(far(mind, *room), "bot-why-place"),
        (Step::Fight(fight::Step::PickOrder { .. }), Answer::Table(table::Answer::Seat(seat))) => {
            Thought::new(f64::from(u8::from(*seat == mind.me.colour)), "bot-why-first")
        }
        (Step::Dungeon(dungeon::Step::Automatic { .. }), Answer::Table(table::Answer::Done)) => {
            Thought::new(mind.stranger(&mind.arsenal()) + 20.0, "bot-why-explore")
        }
        (Step::Dungeon(dungeon::Step::Automatic { .. }), _) => Thought::new(0.0, "bot-why-pass"),
        (Step::Table(table::Step::Window { .. }), _) => Thought::new(0.0, "bot-why-pass"),
        (_, Answer::Table(table::Answer::Done)) => Thought::new(1.0, "bot-why-only"),
        _ => Thought::new(0.0, "bot-why-only"),
    }
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
        _ => mind.play(wish),
    }
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
