//! What a card does, one sentence for each thing.

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::word::{keyword, more_or_less, signed, whom};
use crate::rules::card::{Does, Target, Who};
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Slot;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::theft;
use crate::rules::seat::{Condition, Until};
use crate::rules::track;

/// Who is meant by *you*, and by what was chosen.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    words: &'a Words,
    /// `you`, or `victim` where somebody else reads the card.
    you: &'static str,
    target: Target,
    /// What is chosen has not been spoken of yet: it is any one of its kind.
    any: bool,
    /// The monster that is chosen is one in the fight.
    fights: bool,
}

impl<'a> Voice<'a> {
    /// Nothing is chosen, or `target` is.
    pub fn new(words: &'a Words, you: &'static str, target: Target) -> Self {
        Self { words, you, target, any: false, fights: false }
    }

    /// The same of what is only done in a fight: the monster that is chosen is one of it.
    pub fn in_fights(self, fights: bool) -> Self {
        Self { fights, ..self }
    }

    /// The sentences of all that is done. The first that is about what is chosen says what can be.
    pub fn all(self, does: &[Does]) -> Vec<String> {
        let in_fights = [fight::Does::Slay, fight::Does::SendAway, fight::Does::Mate].map(Does::Fight);
        let fights = self.fights || self.target == Target::Fighter || in_fights.iter().any(|one| does.contains(one));
        let mut open = self.opens(does);
        let mut said = Vec::with_capacity(does.len());
        let mut rest = does;
        while let [first, after @ ..] = rest {
            let robbed = after.first().and_then(|second| robbed(first, second));
            let voice = Self { any: open && (robbed.is_some() || self.names(first)), fights, ..self };
            open &= !voice.any;
            if let Some(by) = robbed {
                said.push(voice.say("says-rob", Who::Target, &[("by", by.into())]));
                rest = &after[1..];
                continue;
            }
            said.push(voice.one(first));
            rest = after;
        }
        said
    }

    /// Whether what is done says by itself what can be chosen for it. Among munchkins and monsters alike it does not:
    /// the first thing done may leave out what the second can be done to.
    pub fn opens(self, does: &[Does]) -> bool {
        let mut named = does.iter().filter(|d| self.names(d)).map(sort);
        let Some(first) = named.next() else { return false };
        self.target != Target::Fighter || named.all(|sort| sort == first)
    }

    /// Whether this is done to what is chosen.
    fn names(self, does: &Does) -> bool {
        match self.target {
            Target::None | Target::Discard => false,
            Target::Other | Target::Player => sort(does) == Sort::Munchkin,
            Target::Fighter => matches!(sort(does), Sort::Munchkin | Sort::Fighter | Sort::Monster),
            Target::Monster => sort(does) == Sort::Monster,
            Target::Room => sort(does) == Sort::Room,
            Target::Side => sort(does) == Sort::Side,
            Target::Push => sort(does) == Sort::Push,
            // What is stolen says itself what is chosen.
            Target::Loot => false,
        }
    }

    /// Whom a word means here, as texts tell them apart.
    fn who(self, who: Who) -> &'static str {
        match who {
            Who::You => self.you,
            Who::Target if self.any && self.target == Target::Fighter => "anybody",
            Who::Target if self.any && self.target == Target::Other => "another",
            Who::Target if self.any => "any",
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

    /// What is chosen, as any one of its kind or as that one; or something else that needs no choice.
    fn there(self, otherwise: &'static str) -> (&'static str, Value<'static>) {
        ("there", if self.any { "any" } else { otherwise }.into())
    }

    /// A monster: any in the fight or on the map, or the one chosen.
    fn monster(self, id: &'static str) -> String {
        let what = match (self.any, self.fights) {
            (true, true) => "fight",
            (true, false) => "map",
            _ => "that",
        };
        self.words.with(id, &[("what", what.into())])
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
            Does::Munchkin(munchkin::Does::Ascend { who, of }) => match of {
                Some(of) => self.words.with("says-ascend-of", &[("whom", whom(self.words, of).into())]),
                None => self.say("says-ascend", *who, &[]),
            },
            Does::Munchkin(munchkin::Does::Steal { sure }) => {
                let from = theft::DEFT.into();
                self.words.with(if *sure { "says-steal-sure" } else { "says-steal" }, &[("from", from)])
            }
            Does::Munchkin(munchkin::Does::LoseRaces { who }) => self.say("says-lose-races", *who, &[]),
            Does::Munchkin(munchkin::Does::LoseClasses { who }) => self.say("says-lose-classes", *who, &[]),
            Does::Munchkin(munchkin::Does::SwapSex { who }) => self.say("says-swap-sex", *who, &[]),
            Does::Munchkin(munchkin::Does::Condition { who, add }) => self.condition(*who, add),
            Does::Munchkin(munchkin::Does::Lift { who }) => self.say("says-lift", *who, &[]),
            Does::Dungeon(dungeon::Does::ToEntrance { who }) => self.say("says-to-entrance", *who, &[]),
            Does::Dungeon(dungeon::Does::ToRoom { who }) => self.say("says-to-room", *who, &[self.there("room")]),
            Does::Munchkin(munchkin::Does::Die { who }) => self.say("says-die", *who, &[]),
            Does::Dungeon(dungeon::Does::Link { to }) => {
                self.words.with("says-link", &[("link", to.name().into()), self.there("that")])
            }
            Does::Dungeon(dungeon::Does::Tidy) => {
                let there = if self.target == Target::Room { "room" } else { "here" };
                self.words.with("says-tidy", &[self.there(there)])
            }
            Does::Dungeon(dungeon::Does::Flip) => self.words.with("says-flip", &[self.there("room")]),
            Does::Fight(fight::Does::Term { strength, dice }) => {
                let whose = match (self.target == Target::Fighter, self.any) {
                    (true, true) => "any",
                    (true, false) => "fighter",
                    (false, _) => "ours",
                };
                let parts = amounts(self.words, (*strength, *dice), "fight");
                let args = [("whose", Value::from(whose)), ("parts", self.words.list(&parts).into())];
                self.words.with("says-term", &args)
            }
            Does::Fight(fight::Does::Ties) => self.words.get("says-ties"),
            Does::Fight(fight::Does::Slay) => self.monster("says-slay"),
            Does::Fight(fight::Does::SendAway) => self.monster("says-send-away"),
            Does::Fight(fight::Does::Banish) => self.monster("says-banish"),
            Does::Fight(fight::Does::Mate) => self.monster("says-mate"),
            Does::Fight(fight::Does::Compel) => self.say("says-compel", Who::Target, &[]),
            Does::Fight(fight::Does::CallOff) => self.words.get("says-call-off"),
            Does::Fight(fight::Does::Copy) => self.say("says-copy", Who::Target, &[]),
            Does::Cards(cards::Does::Show { who }) => self.say("says-show", *who, &[]),
            Does::Dungeon(dungeon::Does::Push) => self.monster("says-push"),
            Does::Dungeon(dungeon::Does::Rebase) => self.monster("says-rebase"),
            Does::Dungeon(dungeon::Does::Lurker) => self.words.get("says-lurker"),
            Does::Track(track::Does::Token { who, by }) => self.change(["says-token-on", "says-token-back"], *who, *by),
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
            Some(sort) if outfit::SORTS.contains(&sort) || slot(sort) => sort.to_owned(),
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
        if !parts.is_empty() {
            parts = vec![part("says-hang-gets", &[("what", self.words.list(&parts).into())])];
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
            return self.words.printed(&add.text).into_owned();
        }
        capitalised(part("says-condition", &[("parts", self.words.list(&parts).into())]))
    }
}

/// What a thing can be done to, as a choice of the table goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Munchkin,
    Fighter,
    Monster,
    Room,
    Side,
    Push,
    /// To nothing that is chosen.
    Nothing,
}

fn sort(does: &Does) -> Sort {
    match does {
        Does::Munchkin(
            munchkin::Does::Level { who: Who::Target, .. }
            | munchkin::Does::LoseItem { who: Who::Target, .. }
            | munchkin::Does::LoseRaces { who: Who::Target }
            | munchkin::Does::LoseClasses { who: Who::Target }
            | munchkin::Does::SwapSex { who: Who::Target }
            | munchkin::Does::Condition { who: Who::Target, .. }
            | munchkin::Does::Lift { who: Who::Target }
            | munchkin::Does::Die { who: Who::Target },
        )
        | Does::Dungeon(
            dungeon::Does::Health { who: Who::Target, .. }
            | dungeon::Does::MaxHealth { who: Who::Target, .. }
            | dungeon::Does::Moves { who: Who::Target, .. }
            | dungeon::Does::Spent { who: Who::Target, .. }
            | dungeon::Does::Gold { who: Who::Target, .. }
            | dungeon::Does::ToEntrance { who: Who::Target },
        )
        | Does::Cards(
            cards::Does::Draw { who: Who::Target, .. }
            | cards::Does::Discard { who: Who::Target, .. }
            | cards::Does::Show { who: Who::Target },
        )
        | Does::Fight(fight::Does::Compel | fight::Does::Copy)
        | Does::Track(track::Does::Token { who: Who::Target, .. }) => Sort::Munchkin,
        Does::Fight(fight::Does::Term { .. }) => Sort::Fighter,
        Does::Fight(fight::Does::Slay | fight::Does::Banish | fight::Does::SendAway | fight::Does::Mate)
        | Does::Dungeon(dungeon::Does::Rebase) => Sort::Monster,
        Does::Dungeon(dungeon::Does::ToRoom { .. } | dungeon::Does::Tidy | dungeon::Does::Flip) => Sort::Room,
        Does::Dungeon(dungeon::Does::Link { .. }) => Sort::Side,
        Does::Dungeon(dungeon::Does::Push) => Sort::Push,
        Does::Munchkin(_) | Does::Dungeon(_) | Does::Track(_) | Does::Cards(_) | Does::Fight(_) => Sort::Nothing,
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

/// Strength and dice as the parts of a sentence; `scope` says whether a fight is spoken of already.
pub(super) fn amounts(words: &Words, (strength, dice): (i16, i8), scope: &'static str) -> Vec<String> {
    let mut parts = Vec::new();
    if strength != 0 {
        parts.push(words.with("says-give-bonus", &[("by", signed(strength)), ("scope", scope.into())]));
    }
    if dice != 0 {
        let [by, up] = more_or_less(dice);
        parts.push(words.with("says-give-dice", &[by, up, ("scope", scope.into())]));
    }
    parts
}
