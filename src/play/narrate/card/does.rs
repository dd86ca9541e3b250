//! What a card does, one sentence for each thing.

use crate::catalog::words::{Value, Words};
use crate::play::narrate::card::word::{keyword, more_or_less, signed};
use crate::rules::card::{Does, Target, Who};
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Slot;
use crate::rules::seat::{Condition, Until};

/// Who is meant by *you*, and by what was chosen.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub words: &'a Words,
    /// `you`, or `victim` where somebody else reads the card.
    pub you: &'static str,
    pub target: Target,
}

impl Voice<'_> {
    /// The sentences of all that is done.
    pub fn all(self, does: &[Does]) -> Vec<String> {
        let mut said = Vec::with_capacity(does.len());
        let mut rest = does;
        while let [first, after @ ..] = rest {
            if let Some(by) = after.first().and_then(|second| robbed(first, second)) {
                said.push(self.words.with("says-rob", &[("by", by.into())]));
                rest = &after[1..];
                continue;
            }
            said.push(self.one(first));
            rest = after;
        }
        said
    }

    /// Whom a word means here, as texts tell them apart.
    fn who(self, who: Who) -> &'static str {
        match who {
            Who::You => self.you,
            Who::Target if self.target == Target::Fighter => "fighter",
            Who::Target => "player",
            Who::Others => "others",
            Who::All => "all",
        }
    }

    fn say(self, id: &'static str, who: Who, more: &[(&'static str, Value<'_>)]) -> String {
        let mut args = vec![("who", Value::from(self.who(who)))];
        args.extend_from_slice(more);
        self.words.with(id, &args)
    }

    /// A number that goes up or down.
    fn change(self, [up, down]: [&'static str; 2], who: Who, by: impl Into<i32>) -> String {
        let by = by.into();
        self.say(if by > 0 { up } else { down }, who, &[("by", by.unsigned_abs().into())])
    }

    fn one(self, does: &Does) -> String {
        match does {
            Does::Munchkin(munchkin::Does::Level { who, by }) => {
                self.change(["says-level-up", "says-level-down"], *who, *by)
            }
            Does::Dungeon(dungeon::Does::Health { who, by }) => {
                self.change(["says-health-up", "says-health-down"], *who, *by)
            }
            Does::Dungeon(dungeon::Does::MaxHealth { who, by }) => {
                self.change(["says-max-health-up", "says-max-health-down"], *who, *by)
            }
            Does::Dungeon(dungeon::Does::Moves { who, by }) => {
                self.change(["says-moves-up", "says-moves-down"], *who, *by)
            }
            Does::Dungeon(dungeon::Does::Spent { who, by }) => {
                self.change(["says-move-spent", "says-move-back"], *who, *by)
            }
            Does::Dungeon(dungeon::Does::Gold { who, by }) => self.gold(*who, *by),
            Does::Cards(cards::Does::Draw { who, deck, cards }) => {
                self.say("says-draw", *who, &[("by", (*cards).into()), ("deck", deck.name().into())])
            }
            Does::Cards(cards::Does::Discard { who, deck, cards }) => {
                self.say("says-discard", *who, &[("by", (*cards).into()), ("deck", deck.name().into())])
            }
            Does::Cards(cards::Does::Fetch { deck }) => self.words.with("says-fetch", &[("deck", deck.name().into())]),
            Does::Munchkin(munchkin::Does::LoseItem { who, sort, dropped }) => {
                self.lose_item(*who, sort.as_deref(), *dropped)
            }
            Does::Munchkin(munchkin::Does::LoseRaces { who }) => self.say("says-lose-races", *who, &[]),
            Does::Munchkin(munchkin::Does::LoseClasses { who }) => self.say("says-lose-classes", *who, &[]),
            Does::Munchkin(munchkin::Does::SwapSex { who }) => self.say("says-swap-sex", *who, &[]),
            Does::Munchkin(munchkin::Does::Condition { who, add }) => self.condition(*who, add),
            Does::Munchkin(munchkin::Does::Lift { who }) => self.say("says-lift", *who, &[]),
            Does::Dungeon(dungeon::Does::ToEntrance { who }) => self.say("says-to-entrance", *who, &[]),
            Does::Dungeon(dungeon::Does::ToRoom { who }) => self.say("says-to-room", *who, &[]),
            Does::Munchkin(munchkin::Does::Die { who }) => self.say("says-die", *who, &[]),
            Does::Dungeon(dungeon::Does::Link { to }) => self.words.with("says-link", &[("link", to.name().into())]),
            Does::Dungeon(dungeon::Does::Tidy) => {
                let there = if self.target == Target::Room { "room" } else { "here" };
                self.words.with("says-tidy", &[("there", there.into())])
            }
            Does::Dungeon(dungeon::Does::Flip) => self.words.get("says-flip"),
            Does::Fight(fight::Does::Term { strength, dice }) => {
                let whose = if self.target == Target::Fighter { "fighter" } else { "ours" };
                let parts = amounts(self.words, SIDE, (*strength, *dice), "fight");
                let args = [("whose", Value::from(whose)), ("parts", self.words.list(&parts).into())];
                self.words.with("says-term", &args)
            }
            Does::Fight(fight::Does::Ties) => self.words.get("says-ties"),
            Does::Fight(fight::Does::Slay) => self.words.get("says-slay"),
            Does::Fight(fight::Does::Banish) => self.words.get("says-banish"),
            Does::Dungeon(dungeon::Does::Push) => self.words.get("says-push"),
            Does::Dungeon(dungeon::Does::Rebase) => self.words.get("says-rebase"),
            Does::Dungeon(dungeon::Does::Lurker) => self.words.get("says-lurker"),
        }
    }

    /// Gold that somebody gains at the cost of another is no more than that one has.
    fn gold(self, who: Who, by: i32) -> String {
        let from = match (self.target, self.you) {
            (Target::Other | Target::Player, _) if who != Who::Target => Some("player"),
            (_, "victim") if who != Who::You => Some("victim"),
            _ => None,
        };
        match from.filter(|_| by > 0) {
            Some(from) => self.say("says-gold-taken", who, &[("by", by.unsigned_abs().into()), ("from", from.into())]),
            None => self.change(["says-gold-up", "says-gold-down"], who, by),
        }
    }

    fn lose_item(self, who: Who, sort: Option<&str>, dropped: bool) -> String {
        let slot = |s: &str| Slot::ALL.iter().any(|slot| slot.name() == s);
        let what = match sort {
            None => "item".to_owned(),
            Some(sort) if sort == "weapon" || sort == "big" || slot(sort) => sort.to_owned(),
            Some(word) => keyword(self.words, word),
        };
        let dropped = if dropped { "yes" } else { "no" };
        self.say("says-lose-item", who, &[("what", what.into()), ("dropped", dropped.into())])
    }

    fn condition(self, who: Who, add: &Condition) -> String {
        // What counts in fights alone hangs over the next fight, not over the time until then.
        let in_fights =
            add.moves == 0 && add.hands == 0 && !add.no_pick_up && add.link_cost.is_none() && !add.may_search;
        let until = match add.until {
            Until::Lifted => "lifted",
            Until::OwnTurn => "own",
            Until::NextFight if in_fights => "fight",
            Until::NextFight => "next",
        };
        let part = |id: &'static str, more: &[(&'static str, Value<'_>)]| {
            let mut args = vec![("until", Value::from(until))];
            args.extend_from_slice(more);
            self.say(id, who, &args)
        };
        let mut parts = Vec::new();
        for (id, by) in [("says-hang-moves", add.moves), ("says-hang-hands", add.hands), ("says-hang-dice", add.dice)] {
            if by != 0 {
                parts.push(part(id, &more_or_less(by)));
            }
        }
        for (id, by) in [("says-hang-bonus", add.bonus), ("says-hang-run", add.run.into())] {
            if by != 0 {
                parts.push(part(id, &[("by", signed(by))]));
            }
        }
        if add.no_pick_up {
            parts.push(part("says-hang-no-pick-up", &[]));
        }
        if let Some(cost) = add.link_cost {
            parts.push(part("says-hang-link-cost", &[("by", cost.into())]));
        }
        if add.may_search {
            parts.push(part("says-hang-may-search", &[]));
        }
        if parts.is_empty() {
            // A reminder in the card's own words, and nothing that counts.
            return add.text.clone();
        }
        part("says-condition", &[("parts", self.words.list(&parts).into())])
    }
}

/// Gold that goes from who was chosen to who plays the card.
fn robbed(first: &Does, second: &Does) -> Option<u32> {
    let (taken, given) = match (first, second) {
        (
            Does::Dungeon(dungeon::Does::Gold { who: Who::Target, by: taken }),
            Does::Dungeon(dungeon::Does::Gold { who: Who::You, by: given }),
        )
        | (
            Does::Dungeon(dungeon::Does::Gold { who: Who::You, by: given }),
            Does::Dungeon(dungeon::Does::Gold { who: Who::Target, by: taken }),
        ) => (*taken, *given),
        _ => return None,
    };
    (given > 0 && taken.checked_neg() == Some(given)).then_some(given.unsigned_abs())
}

/// What a side of a fight gets.
pub(super) const SIDE: [&str; 2] = ["says-term-strength", "says-term-dice"];
/// What an owner gets of something.
pub(super) const OWNER: [&str; 2] = ["says-give-bonus", "says-give-dice"];

/// Strength and dice as the parts of a sentence; `scope` says whether a fight is spoken of already.
pub(super) fn amounts(
    words: &Words,
    [bonus, more]: [&'static str; 2],
    (strength, dice): (i16, i8),
    scope: &'static str,
) -> Vec<String> {
    let mut parts = Vec::new();
    if strength != 0 {
        parts.push(words.with(bonus, &[("by", signed(strength)), ("scope", scope.into())]));
    }
    if dice != 0 {
        let [by, up] = more_or_less(dice);
        parts.push(words.with(more, &[by, up, ("scope", scope.into())]));
    }
    parts
}
