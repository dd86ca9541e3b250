//! An Item that was entered: how good it is, whose it is and what it is called are put right where it stands, at the time or
//! from now on.

use crate::play::came::written;
use crate::play::fix::dial::{Dial, Mark, TYPED, say};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::played::Played;
use crate::rules::seat::Seat;
use crate::rules::table;
use std::sync::Arc;

/// The bonuses that are offered where none is higher.
const BONUS: i32 = 6;

/// The Item that effects put before somebody, if all they do besides is take its card out of their hand.
fn item(effects: &[Effect]) -> Option<(Colour, &Gear)> {
    let (Effect::Munchkin(munchkin::Effect::Gear { seat, add }), rest) = effects.split_first()? else { return None };
    let its_card =
        |effect: &Effect| matches!(effect, Effect::Cards(cards::Effect::Hand { seat: own, .. }) if own == seat);
    rest.iter().all(its_card).then_some((*seat, add))
}

/// How good an Item is: none at all among them.
pub(super) fn bonus(add: &Gear, with: impl Fn(Gear) -> Command) -> Dial {
    let (now, sign) = (i32::from(add.bonus), if add.bonus < 0 { -1 } else { 1 });
    let with = |by: i32| with(Gear { bonus: i16::try_from(by).unwrap_or(add.bonus), ..add.clone() });
    Dial::numbers(say("fix-adds"), now, (0..=BONUS.max(now.abs() + 1)).map(|n| n * sign), with)
        .signed()
        .typed((0..=TYPED).map(|n| n * sign), with)
}

/// What such an entry is made of; nothing if it is none.
pub(super) fn pieces(before: &Game, effects: &[Effect], with: &dyn Fn(Vec<Effect>) -> Command) -> Option<Vec<Dial>> {
    let (seat, add) = item(effects)?;
    let rest = &effects[1..];
    let of = |add| with(std::iter::once(munchkin::Effect::Gear { seat, add }.into()).chain(rest.to_vec()).collect());
    let theirs = |to: &Seat| {
        // It has come out of their hand instead, if they had a card there.
        let card = |effect: &Effect| {
            let Effect::Cards(cards::Effect::Hand { deck, change, .. }) = effect else { return None };
            let theirs = cards::Effect::Hand { seat: to.colour, deck: *deck, change: *change };
            (to.hand.of(*deck) > 0).then_some(theirs.into())
        };
        let put = munchkin::Effect::Gear { seat: to.colour, add: add.clone() }.into();
        with(std::iter::once(put).chain(rest.iter().filter_map(card)).collect())
    };
    let ways = before.seats.iter().map(|to| (Mark::Seat(to.colour), theirs(to))).collect();
    Some(vec![bonus(add, of), Dial::of(say("fix-whose"), Mark::Seat(seat), ways)])
}

/// What the Item is called that an entry put down; nothing if it put down none.
pub fn name(command: &Command) -> Option<&str> {
    if let Command::Munchkin(munchkin::Command::Play { what, name, .. }) = command {
        let Played::Item(gear) = &**what else { return None };
        return Some(if gear.name.is_empty() { name } else { &gear.name });
    }
    item(written(command)).map(|(_, gear)| gear.name.as_str())
}

/// The same entry for an Item of another name.
pub fn named(command: &Command, to: &str) -> Option<Command> {
    name(command)?;
    let mut command = command.clone();
    if let Command::Munchkin(munchkin::Command::Play { what, name, .. }) = &mut command
        && let Played::Item(gear) = &mut **what
    {
        to.clone_into(name);
        to.clone_into(&mut gear.name);
    }
    if let Command::Table(table::Command::Effects { effects, .. } | table::Command::Amend { effects, .. }) =
        &mut command
        && let Some(Effect::Munchkin(munchkin::Effect::Gear { add, .. })) = effects.first_mut()
    {
        to.clone_into(&mut add.name);
    }
    Some(command)
}

/// What has to be done to Items as they lie there now, where they are otherwise with one state than with another: nothing
/// if it cannot be, for one is not there any more.
pub(super) fn differences((was, would): (&Game, &Game), now: &Game) -> Option<Vec<Effect>> {
    let mut effects = Vec::new();
    for was in &was.seats {
        let (would, now) = (would.seat(was.colour)?, now.seat(was.colour)?);
        let (gone, got) = (missing(&was.gear, &would.gear), missing(&would.gear, &was.gear));
        effects.extend(of_seat(now, &gone, &got)?);
    }
    Some(effects)
}

/// What one list has and another has not.
fn missing(of: &[Arc<Gear>], other: &[Arc<Gear>]) -> Vec<Gear> {
    let mut left: Vec<&Arc<Gear>> = other.iter().collect();
    let mut all = Vec::new();
    for item in of {
        match left.iter().position(|there| *there == item) {
            Some(at) => _ = left.swap_remove(at),
            None => all.push(Gear::clone(item)),
        }
    }
    all
}

/// What goes and what comes; one that is another stays in its place.
fn of_seat(now: &Seat, gone: &[Gear], got: &[Gear]) -> Option<Vec<Effect>> {
    let seat = now.colour;
    let mut places: Vec<usize> = Vec::new();
    for gone in gone {
        let lies =
            |at: &usize| !places.contains(at) && now.gear.get(*at).is_some_and(|item| as_lies(gone, item) == **item);
        places.push((0..now.gear.len()).rev().find(lies)?);
    }
    if let ([index], [got]) = (places.as_slice(), got) {
        let now = as_lies(got, now.gear.get(*index)?);
        return Some(vec![munchkin::Effect::Item { seat, index: *index, now }.into()]);
    }
    // The last one first: the others keep their places.
    places.sort_unstable();
    let gone = places.into_iter().rev().map(|index| munchkin::Effect::GearGone { seat, index, sold: false }.into());
    let got = got.iter().map(|add| munchkin::Effect::Gear { seat, add: add.clone() }.into());
    Some(gone.chain(got).collect())
}

/// An Item as another lies there: packed, and with what lies on it.
fn as_lies(item: &Gear, there: &Gear) -> Gear {
    Gear { packed: there.packed, cheat: there.cheat, cheat_card: there.cheat_card, ..item.clone() }
}
