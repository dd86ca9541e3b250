//! Cards, Items and powers weighed outside the dice of a fight.

use crate::bots::mind::{Mind, Thought};
use crate::bots::view::Player;
use crate::rules::card::{CardId, CardKind, Choice, Does, Who};
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::seat::Seat;

/// What is never worth it.
pub const NEVER: f64 = -10_000.0;

impl Mind<'_> {
    /// What the card on top of the Door discards is worth beyond the level card it is bought with.
    pub fn claimed(&self, pays: CardId) -> f64 {
        self.view.top_discard().map_or(0.0, |card| self.card(card)) - self.price(pays)
    }

    /// What a card costs to play: what it is worth kept, less if the hand is too full to keep it.
    pub fn price(&self, card: CardId) -> f64 {
        let share = if self.view.surplus() > 0 { 0.3 } else { 1.0 };
        if self.me.held.has(card) {
            return self.card(card) * share;
        }
        let Some(me) = self.view.player(self.me.colour) else { return 0.0 };
        self.me.gear.iter().find(|g| g.card == Some(card)).map_or(0.0, |g| self.item(me, g))
    }

    /// What cards given up for a power cost.
    pub fn paid(&self, by: &PowerBy) -> f64 {
        match by {
            PowerBy::Discard(cards) | PowerBy::Other(cards) => cards.cards.iter().map(|c| self.price(c)).sum(),
            PowerBy::Hand => self.me.held.iter().map(|c| self.price(c)).sum(),
            PowerBy::Ten => 0.0,
        }
    }

    /// What playing something outside a fight is worth.
    pub fn play(&self, wish: &Command) -> Thought {
        let Some(me) = self.view.player(self.me.colour) else { return Thought::new(NEVER, "bot-why-nothing") };
        let never = Thought::new(NEVER, "bot-why-nothing");
        if let Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) = wish {
            return if *seat == self.me.colour { self.card_play(me, *card, choice) } else { never };
        }
        let Command::Munchkin(munchkin::Command::UsePower { seat, class, by, choice }) = wish else { return never };
        let kind = self.view.book().cards.kind(class).filter(|_| *seat == self.me.colour);
        let power = kind.and_then(|kind| kind.power(by.paying()));
        let Some(power) = power else { return never };
        let share = if *by == PowerBy::Ten { f64::from(self.me.level) / 10.0 } else { 1.0 };
        let (price, does): (Vec<Does>, Vec<Does>) =
            power.does.iter().cloned().partition(|d| matches!(d, Does::Dungeon(dungeon::Does::Spent { .. })));
        let cost = price.len() as f64 * self.temper.step * 1.5;
        let worth = share * self.does(&does, me, choice) - cost - self.paid(by) - 5.0;
        Thought::new(worth, "bot-why-power")
    }

    fn card_play(&self, me: Player, card: CardId, choice: &Choice) -> Thought {
        if self.me.laid.has(card) {
            return Thought::new(NEVER, "bot-why-nothing");
        }
        let Some(def) = self.view.book().cards.card(card) else { return Thought::new(NEVER, "bot-why-nothing") };
        let spare = self.view.surplus() > 0;
        match &def.is {
            CardKind::Item { gear: item, does } if choice.down || !item.once => self.lay(me, item, spare, does),
            CardKind::Item { does, .. } => {
                let worth = self.does(does, me, choice) - self.price(card) - 5.0;
                Thought::new(worth, "bot-why-use")
            }
            // Nobody gives a Level away.
            CardKind::Level if choice.on.is_some_and(|on| on != self.me.colour) => {
                Thought::new(NEVER, "bot-why-nothing")
            }
            CardKind::Level => Thought::new(self.next_level(self.me.level), "bot-why-level-card"),
            CardKind::Race(_) => Thought::new(if self.me.races.is_empty() { 150.0 } else { 60.0 }, "bot-why-kind"),
            CardKind::Class(_) => Thought::new(if self.me.classes.is_empty() { 250.0 } else { 120.0 }, "bot-why-kind"),
            CardKind::HalfBreed | CardKind::SuperMunchkin => {
                Thought::new(if choice.with.is_some() { 150.0 } else { 20.0 }, "bot-why-kind")
            }
            CardKind::Curse(does) => {
                let victim = choice.on.and_then(|on| self.view.player(on));
                let Some(victim) = victim else { return Thought::new(NEVER, "bot-why-nothing") };
                // What it is for has to be felt: nobody is sent where they stand, and no weapon is taken where there is none.
                if does.first().is_none_or(|first| self.on_player(first, victim) >= 0.0) {
                    return Thought::new(NEVER, "bot-why-nothing");
                }
                let harm = does.iter().map(|d| self.on_player(d, victim)).sum::<f64>();
                Thought::new(self.weight(victim.colour()) * harm - self.price(card), "bot-why-curse")
            }
            CardKind::Cheat => Thought::new(self.cheated(me, choice) - self.price(card), "bot-why-wear"),
            CardKind::Card { does, .. } => {
                let trip = self.trip(does, choice);
                let worth = self.does(does, me, choice) + trip - self.price(card);
                Thought::new(worth, "bot-why-card")
            }
            // These are for fights and for dice that lie.
            CardKind::Enhancer(_) | CardKind::Monster | CardKind::Die => Thought::new(NEVER, "bot-why-nothing"),
        }
    }

    /// Whether a wish gives oneself Health by a card, and costs no level.
    pub fn mends(&self, wish: &Command) -> bool {
        let Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) = wish else { return false };
        let does = match self.view.book().cards.card(*card).map(|def| &def.is) {
            Some(CardKind::Item { does, .. } | CardKind::Card { does, .. }) => does,
            _ => return false,
        };
        let own = |who: Who| match who {
            Who::You | Who::All => true,
            Who::Target => choice.on == Some(self.me.colour),
            Who::Others => false,
        };
        let heals = |d: &Does| matches!(d, Does::Dungeon(dungeon::Does::Health { who, by }) if *by > 0 && own(*who));
        *seat == self.me.colour && !choice.down && does.iter().any(heals)
    }

    /// What being taken to the Entrance is worth to who can call the Boss.
    fn trip(&self, does: &[Does], choice: &Choice) -> f64 {
        let entrance = self.view.dungeon().and_then(|d| d.entrance()).map(|r| r.id);
        let goes =
            does.iter().any(|d| matches!(d, Does::Dungeon(dungeon::Does::ToRoom { .. }))) && choice.room == entrance;
        if goes && self.me.room != entrance && self.me.level >= self.view.top_level() { 1_500.0 } else { 0.0 }
    }

    /// What putting an Item on the table is worth.
    fn lay(&self, me: Player, item: &Gear, spare: bool, _does: &[Does]) -> Thought {
        // What nobody carries in a pack lies on the table, as much of it as there is.
        let doors = self.view.dungeon().is_none();
        let room = doors || outfit::packed(self.me) < self.view.book().rules.pack;
        if item.once {
            // What nobody sees nobody reckons with, as long as the hand has room.
            if doors && self.temper.plans && self.me.hand.total() < self.view.book().rules.hand_limit {
                return Thought::new(-5.0, "bot-why-belt");
            }
            // On the belt it does not count towards the hand limit.
            return Thought::new(if me.may_use(item) { 25.0 } else { -5.0 }, "bot-why-belt");
        }
        if outfit::has_room_for(self.me, item) {
            return Thought::new(self.use_of(me, item) + 20.0, "bot-why-wear");
        }
        let better =
            self.me.gear.iter().filter(|g| !g.packed && clash(g, item)).map(|g| self.use_of(me, g)).sum::<f64>();
        if room && me.may_use(item) && self.use_of(me, item) > better + 50.0 {
            return Thought::new(60.0, "bot-why-wear");
        }
        Thought::new(if room && (spare || doors) { 15.0 } else { -30.0 }, "bot-why-pack")
    }

    /// What a Cheat card on an Item adds.
    fn cheated(&self, me: Player, choice: &Choice) -> f64 {
        // On a Power: as much room again as its Rank takes.
        if choice.with.is_some_and(|card| self.me.laid.has(card)) {
            return 150.0;
        }
        let Some(item) = choice.item.and_then(|i| self.me.gear.get(i)) else { return NEVER };
        let works = outfit::working(self.me).any(|(i, _)| Some(i) == choice.item);
        let now = if works { self.use_of(me, item) } else { 0.0 };
        let then = Gear { cheat: true, packed: false, ..Gear::clone(item) };
        if item.packed { NEVER } else { self.use_of(me, &then) - now }
    }

    /// What the Items in use come to with other ones packed.
    pub fn repacked(&self, packed: &[usize]) -> f64 {
        let Some(me) = self.view.player(self.me.colour) else { return 0.0 };
        let worth = |seat: &Seat| outfit::lending(seat).map(|(_, g)| self.use_of(me, g)).sum::<f64>();
        let mut then = self.me.clone();
        for (index, item) in then.gear.iter_mut().enumerate() {
            *item = item.put(packed.contains(&index));
        }
        worth(&then) - worth(self.me)
    }

    /// What buying a level is worth.
    pub fn bought(&self, gear: &[usize], cards: impl Iterator<Item = CardId>) -> f64 {
        let Some(me) = self.view.player(self.me.colour) else { return NEVER };
        let book = self.view.book();
        let items: f64 = gear.iter().filter_map(|i| self.me.gear.get(*i)).map(|g| self.item(me, g)).sum();
        let mut worth: u32 = gear.iter().filter_map(|i| self.me.gear.get(*i)?.value).sum();
        let mut held = 0.0;
        for card in cards {
            held += self.card(card);
            if let Some(CardKind::Item { gear, .. }) = book.cards.card(card).map(|d| &d.is) {
                worth += gear.value.unwrap_or(0);
            }
        }
        let gold = book.rules.level_price.saturating_sub(worth);
        self.next_level(self.me.level) - items - held - 0.9 * f64::from(gold)
    }
}

/// Whether two Items take the same place on the body.
fn clash(used: &Gear, item: &Gear) -> bool {
    (item.slot.is_some() && item.slot == used.slot) || (item.hands > 0 && used.hands > 0)
}
