//! What others have taken from somebody while it was not their move: told in a line once it is.

use crate::app::shell::Shell;
use crate::app::table::hot::state::Hot;
use crate::app::table::state::Table;
use crate::catalog::words::{Names, Words};
use crate::play::record::Who;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, FightTold, Gone};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;

impl Table {
    /// Somebody has been at it: what it sees now it has seen.
    pub(in crate::app::table) fn leaves_seat(&mut self, who: Option<Colour>, turn: u32) {
        let Some(seat) = who.and_then(|who| self.game().seat(who)).cloned() else { return };
        let Some(hot) = &mut self.hot else { return };
        hot.left.retain(|(_, left)| left.colour != seat.colour);
        hot.left.push((turn, seat));
    }

    /// Two have traded: what either gave away they know.
    pub(in crate::app::table) fn traded(&mut self, before: &Game, command: &Command) {
        let Command::Munchkin(munchkin::Command::Give { from, to, .. }) = command else { return };
        let Some(hot) = &mut self.hot else { return };
        for seat in [*from, *to] {
            let (Some(had), Some(has)) = (before.seat(seat), self.session.game().seat(seat)) else { continue };
            let given = |card| lies_before(had, card) && !lies_before(has, card);
            for (_, left) in hot.left.iter_mut().filter(|(_, left)| left.colour == seat) {
                left.gear.retain(|item| !given(item.card));
                left.held = left.held.without(&had.held.without(&has.held));
                left.gold = left.gold.saturating_sub(had.gold.saturating_sub(has.gold));
            }
        }
    }

    /// Whoever is asked again is told what it has lost meanwhile; but not what its own turn has brought, which it has seen.
    pub(in crate::app::table) fn tells_missed(&mut self, shell: &mut Shell) {
        let Some(who) = self.hot.as_ref().and_then(Hot::mover) else { return };
        let (turn, own) = (self.game().turn.number, self.game().turn.seat == Some(who));
        let left = self.hot.as_ref().and_then(|hot| hot.left.iter().find(|(_, left)| left.colour == who));
        let left = left.filter(|(then, _)| !own || *then != turn).zip(self.game().seat(who));
        // Death tells itself, and all it takes with it.
        let left = left.filter(|((then, _), _)| !self.has_died(who, *then));
        let lost = left.map(|((_, left), now)| lost(&shell.words, left, now)).unwrap_or_default();
        // Said as long as nothing has been touched since.
        let out = self.hot.as_ref().and_then(|hot| hot.put_out.as_ref()).filter(|(seat, _)| *seat == who);
        if let Some((_, told)) = out {
            shell.say(told.clone());
        }
        if !lost.is_empty() && shell.toast.is_none() {
            let told = shell.words.with("missed", &[("what", shell.words.list(&lost).into())]);
            let names = Names::of(self.game());
            let blamed = self.to_blame(who).map(|(by, card)| {
                let args = [("told", told.as_str().into()), ("seat", shell.words.seat(by, names).into())];
                let [told, seat] = args;
                shell.words.with("missed-by", &[told, seat, ("card", shell.words.printed(&card).into())])
            });
            shell.say(blamed.unwrap_or(told));
        }
        self.leaves_seat(Some(who), turn);
    }
}

impl Table {
    /// Somebody else's card may have put an end to the fight of somebody at the screen: that is said until they do something.
    pub(in crate::app::table) fn loses_fight(&mut self, shell: &Shell, before: &Game, (who, facts): (Who, &[Fact])) {
        let told = self.put_out(shell, before, facts);
        let Some(hot) = &mut self.hot else { return };
        if who == Who::Table || told.is_some() {
            hot.put_out = told;
        }
    }

    /// Whose fight a card of somebody else's has just put an end to, and how that is said.
    fn put_out(&self, shell: &Shell, before: &Game, facts: &[Fact]) -> Option<(Colour, String)> {
        let (hot, fought) = (self.hot.as_ref()?, fight::kept(before)?);
        let gone: Vec<MonsterId> = facts
            .iter()
            .flat_map(|fact| match &fact.event {
                Event::Fight(fight::Event::MonsterGone { monster, why: Gone::Effect }) => vec![*monster],
                Event::Fight(fight::Event::Fight { what: FightTold::CalledOff, .. }) => {
                    fought.monsters(before).to_vec()
                }
                _ => Vec::new(),
            })
            .collect();
        let names = Names::told(self.session.book(), self.game(), before);
        let gone: Vec<String> = fought
            .monsters(before)
            .into_iter()
            .filter(|monster| gone.contains(monster))
            .map(|monster| shell.words.monster(monster, names))
            .collect();
        if gone.is_empty() {
            return None;
        }
        let ours = [Some(fought.main), fought.helping(before)].into_iter().flatten();
        let seat = ours.into_iter().find(|seat| hot.is_person(&self.session, *seat))?;
        let timeline = self.session.timeline();
        let back = timeline.back(timeline.here()).take(LITTLE).map(|(_, node)| node);
        let (by, card) = back.flat_map(|node| node.facts.iter().rev()).find_map(|fact| match &fact.event {
            Event::Munchkin(munchkin::Event::Played { seat, name, .. }) if !name.is_empty() => Some((*seat, name)),
            _ => None,
        })?;
        let args = [
            ("seat", shell.words.seat(by, names).into()),
            ("card", shell.words.printed(card).into_owned().into()),
            ("monsters", shell.words.list(&gone).into()),
            ("count", gone.len().into()),
        ];
        (by != seat).then(|| (seat, shell.words.with("missed-fight", &args)))
    }

    /// Who has played last, and what, that cost somebody a Level, Items or gold.
    fn to_blame(&self, who: Colour) -> Option<(Colour, String)> {
        let timeline = self.session.timeline();
        let mut back = timeline.back(timeline.here()).take(LOOKS_BACK).map(|(_, node)| node);
        let paid = |fact: &Fact| match &fact.event {
            Event::Dungeon(dungeon::Event::Gold { seat, from, to }) => *seat == who && to < from,
            _ => false,
        };
        let costs = |fact: &Fact| match &fact.event {
            Event::Munchkin(munchkin::Event::Level { seat, from, to }) => *seat == who && to < from,
            Event::Munchkin(munchkin::Event::Items { seat, gone, .. }) => *seat == who && !gone.is_empty(),
            _ => paid(fact),
        };
        let node = back.by_ref().find(|node| node.facts.iter().any(costs))?;
        // What was played a little before, on nobody else; gold is taken at once.
        let before = if node.facts.iter().any(paid) { 0 } else { LITTLE };
        std::iter::once(node).chain(back.take(before)).flat_map(|node| node.facts.iter().rev()).find_map(|fact| {
            let Event::Munchkin(munchkin::Event::Played { seat, name, on, .. }) = &fact.event else { return None };
            let theirs = *seat != who && !name.is_empty() && on.is_none_or(|on| on == who);
            theirs.then(|| (*seat, name.clone()))
        })
    }
}

impl Table {
    /// Whether somebody has died since a turn.
    fn has_died(&self, who: Colour, since: u32) -> bool {
        let timeline = self.session.timeline();
        let lies = self.game().seat(who).is_some_and(|seat| seat.dead);
        let begins =
            |fact: &Fact| matches!(fact.event, Event::Table(table::Event::Turn { number, .. }) if number <= since);
        let died = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Died { seat }) if seat == who);
        let nodes = timeline.back(timeline.here()).map(|(_, node)| node);
        let mut facts = nodes.flat_map(|node| node.facts.iter().rev());
        lies || facts.find(|fact| died(fact) || begins(fact)).is_some_and(died)
    }
}

/// Whether an Item, by its card, lies before somebody.
fn lies_before(seat: &Seat, card: Option<CardId>) -> bool {
    card.is_some() && seat.gear.iter().any(|item| item.card == card)
}

/// So far back it is looked for what cost somebody something; and so little before that what was played.
const LOOKS_BACK: usize = 60;
const LITTLE: usize = 6;

/// What somebody has lost.
fn lost(words: &Words, left: &Seat, now: &Seat) -> Vec<String> {
    let mut lost = Vec::new();
    if now.level < left.level {
        lost.push(words.with("missed-level", &[("level", now.level.into())]));
    }
    if now.gold < left.gold {
        lost.push(words.with("missed-gold", &[("gold", (left.gold - now.gold).into())]));
    }
    let gone = |card| !now.gear.iter().any(|item| item.card == card);
    let items = left.gear.iter().filter(|item| item.card.is_some() && gone(item.card)).map(|item| words.item(item));
    let kinds = left.races.iter().filter(|kind| !now.races.contains(kind));
    let kinds = kinds.chain(left.classes.iter().filter(|kind| !now.classes.contains(kind)));
    let gone: Vec<String> = items.chain(kinds.map(|kind| words.kind(kind))).collect();
    if !gone.is_empty() {
        lost.push(words.with("missed-goods", &[("goods", words.list(&gone).into())]));
    }
    let cards = left.held.without(&now.held).len();
    if cards > 0 {
        lost.push(words.with("missed-cards", &[("count", i32::try_from(cards).unwrap_or(i32::MAX).into())]));
    }
    lost
}
