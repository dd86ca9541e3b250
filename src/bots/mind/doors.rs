//! Positions at the doors: what everybody has, and what the fight that goes on, decided by its numbers alone, is about to
//! bring.

use crate::bots::mind::cards::NEVER;
use crate::bots::mind::{Mind, Thought};
use crate::bots::view::Player;
use crate::rules::answer::Answer;
use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Bargain, Fight};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::question::Ask;
use crate::rules::{doors, engine, munchkin, table};

/// What a Race and a Class are worth to who has them, in gold.
const KINDS: (f64, f64) = (120.0, 220.0);
/// Things asked of a victim that are answered while something is tried out.
const SETTLED: usize = 6;
/// How likely somebody comes who gains by it, and somebody who loses hardly anything.
const COMES: (f64, f64) = (0.8, 0.25);

impl Mind<'_> {
    /// What all that somebody has is worth to it.
    pub fn wealth(&self, who: Player) -> f64 {
        let gear: f64 = who.gear().iter().map(|item| self.item(who, item)).sum();
        let kinds = KINDS.0 * who.races().len() as f64 + KINDS.1 * who.classes().len() as f64;
        let over: f64 = who.conditions().iter().map(|c| self.condition(c)).sum();
        let token = self.token(who.colour());
        self.levels(1, i32::from(who.level()) - 1) + gear + kinds + over + token + self.hand(who)
    }

    /// What a hand is worth: one's own card by card, another's by their number.
    fn hand(&self, who: Player) -> f64 {
        let of = |deck: Deck, known: u32| f64::from(u32::from(who.hand().of(deck)).saturating_sub(known));
        let own = who.colour() == self.me.colour;
        let known = |deck: Deck| if own { self.me.held.shared(self.view.book().cards.stack(deck)) } else { 0 };
        let unseen = of(Deck::TREASURE, known(Deck::TREASURE)) * self.temper.treasure
            + of(Deck::DOOR, known(Deck::DOOR)) * self.temper.dxm;
        let seen = if own { self.me.held.iter().map(|card| self.card(card) + self.prey(card)).sum() } else { 0.0 };
        unseen + seen
    }

    /// What a monster in hand is worth that could be looked for.
    fn prey(&self, card: CardId) -> f64 {
        let Some(monster) = self.view.book().cards.monster(card) else { return 0.0 };
        let level = monster.def.level.map_or(10, i32::from);
        let mine = i32::from(self.me.level) + outfit::combat_bonus(self.me);
        let beats = if mine > level { 1.0 } else { 0.5 / f64::from(level + 1 - mine).max(1.0) };
        self.temper.card + self.temper.prey * beats * self.next_level(self.me.level).min(2.0 * self.temper.level)
    }

    /// What dying takes from somebody: all it has but its Level, Race and Class, less what it comes back with.
    pub fn body(&self, who: Player) -> f64 {
        let back = &self.view.book().rules.back.hand;
        let new = f64::from(back.of(Deck::TREASURE)) * self.temper.treasure
            + f64::from(back.of(Deck::DOOR)) * self.temper.dxm;
        let gear: f64 = who.gear().iter().map(|item| self.item(who, item)).sum();
        (self.temper.death + gear + self.hand(who) - new).max(self.temper.death)
    }

    /// How far the munchkins are ahead in a fight; they win with more than none.
    pub fn lead(&self, fight: &Fight) -> i32 {
        let sides = self.view.sides(fight, None);
        let (ours, theirs) = (Sides::total(&sides.munchkins).0, Sides::total(&sides.monsters).0);
        ours - theirs + i32::from(sides.ties_won)
    }

    /// What losing a fight costs somebody in it: the Bad Stuff of all it does not get away from.
    fn caught_by(&self, who: Player, fight: &Fight) -> f64 {
        let escapes = f64::from(7 - self.view.away_from(who.colour())) / 6.0;
        let bad: f64 = self.view.monsters(fight).map(|monster| self.caught(who, &monster.def)).sum();
        bad * (1.0 - escapes.clamp(0.0, 1.0))
    }

    /// What a fight brings, won or lost, to all in it as they are weighed.
    pub fn prospect(&self, fight: &Fight, wins: bool, weight: impl Fn(Colour) -> f64) -> f64 {
        let Some(main) = self.view.player(fight.main) else { return 0.0 };
        let helper = fight.helper.and_then(|helper| self.view.player(helper));
        if !wins {
            let lost = |who: Player| weight(who.colour()) * self.caught_by(who, fight);
            return -lost(main) - helper.map_or(0.0, lost);
        }
        let spoils = self.view.spoils(fight);
        let won = |who: Player, levels: u8, treasures: u8| {
            let cards = f64::from(treasures) * self.temper.treasure;
            weight(who.colour()) * (self.levels(who.level(), levels.into()) + cards)
        };
        let share = spoils.helper.as_ref();
        let helped = helper.zip(share).map_or(0.0, |(who, share)| won(who, share.levels, share.treasures));
        // Whoever beats who waits at the end of the track has won the game.
        let crown = if self.view.crowns(fight) { weight(fight.main) * self.temper.last_level } else { 0.0 };
        // For what was only sent away nobody goes up (MC-TREAS-10).
        let levels = if self.is_sent(fight) { 0 } else { spoils.levels };
        won(main, levels, spoils.treasures) + helped + crown
    }

    /// Whether nobody is left in a fight, and none of those who were has been killed.
    fn is_sent(&self, fight: &Fight) -> bool {
        self.view.monsters(fight).next().is_none() && fight.slain.iter().all(|slain| slain.sent)
    }

    /// What the game as it stands is worth to oneself, others weighed as they were before: what is had, and what is about
    /// to come.
    pub fn position(&self, weight: impl Fn(Colour) -> f64) -> f64 {
        let had: f64 = self.view.players().map(|who| weight(who.colour()) * self.wealth(who)).sum();
        let fights = |fight: &Fight| self.view.monsters(fight).next().is_some();
        // One whose last monster a card has killed is won: what it brings is still to come (MC-TREAS-10).
        let fight = self.view.fight().filter(|fight| fights(fight) || !fight.slain.is_empty());
        had + fight.map_or(0.0, |fight| self.prospect(fight, !fights(fight) || self.lead(fight) > 0, weight))
    }

    /// The game after a wish, whoever is struck by it having chosen what hurts least; none if it is refused.
    pub fn tried(&self, base: &Game, wish: &Command) -> Option<Game> {
        let book = self.view.book();
        let mut game = base.clone();
        engine::carry_out(book, &mut game, wish).ok()?;
        for _ in 0..SETTLED {
            let question = engine::question(book, &game);
            let answer = match question.ask {
                Ask::Munchkin(munchkin::Ask::Cursed { .. }) => Answer::Table(table::Answer::Done),
                Ask::Munchkin(munchkin::Ask::LoseItem { among }) | Ask::Doors(doors::Ask::Surplus { among, .. }) => {
                    let least = self.least(&game, question.seat?, among)?;
                    Answer::Munchkin(munchkin::Answer::Item(least))
                }
                Ask::Table(_)
                | Ask::Cards(_)
                | Ask::Munchkin(_)
                | Ask::Fight(_)
                | Ask::Doors(_)
                | Ask::Dungeon(_)
                | Ask::Track(_) => {
                    break;
                }
            };
            if engine::carry_out(book, &mut game, &Command::Table(table::Command::Answer(answer))).is_err() {
                break;
            }
        }
        Some(game)
    }

    /// What a trade changes for oneself; nothing where it is refused.
    pub(super) fn traded(&self, deal: &Command) -> f64 {
        // Others are weighed as they were before.
        let weight = |who: Colour| self.weight(who);
        let worth = |game: &Game| Mind::of(self.view.at(game), self.temper).map(|mind| mind.position(weight));
        let base = self.view.dealt();
        let then = self.tried(&base, deal).and_then(|then| worth(&then));
        then.zip(worth(&base)).map_or(0.0, |(then, now)| then - now)
    }

    /// The Item that somebody misses least.
    fn least(&self, game: &Game, whose: Colour, among: Vec<usize>) -> Option<usize> {
        let view = self.view.at(game);
        let who = view.player(whose)?;
        let worth = |index: &usize| who.gear().get(*index).map_or(0.0, |item| self.item(who, item));
        among.into_iter().min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }

    /// The fight with somebody in it on terms.
    fn with_help(fight: &Fight, helper: Colour, terms: &Bargain) -> Fight {
        Fight { helper: Some(helper), agreed: Some(helper), bargain: Some(terms.clone()), ..fight.clone() }
    }

    /// What somebody's coming changes for oneself.
    pub(super) fn comes(&self, fight: &Fight, helper: Colour, terms: &Bargain) -> (f64, bool) {
        let then = Mind::with_help(fight, helper, terms);
        let wins = self.lead(&then) > 0;
        let weight = |who: Colour| self.weight(who);
        let items: f64 = match (self.view.player(helper), self.view.player(fight.main)) {
            (Some(helps), Some(main)) => {
                let given = |item| weight(helper) * self.item(helps, item) - weight(fight.main) * self.item(main, item);
                terms.items.iter().map(given).sum()
            }
            _ => 0.0,
        };
        (self.prospect(&then, wins, weight) - self.prospect(fight, self.lead(fight) > 0, weight) + items, wins)
    }

    /// What helping is worth to oneself.
    pub fn joining(&self, fight: &Fight, terms: &Bargain) -> Thought {
        let (worth, wins) = self.comes(fight, self.me.colour, terms);
        let then = Mind::with_help(fight, self.me.colour, terms);
        // No share is worth somebody else's victory.
        let lost = wins && self.lead(fight) <= 0 && self.crowns_another(&then);
        // Nor does anybody come along only to run.
        Thought::new(if lost || !wins { NEVER } else { worth }, "bot-why-share")
    }

    /// Whether a fight is lost all the same with one's help.
    pub fn is_hopeless(&self, fight: &Fight, terms: &Bargain) -> bool {
        self.view.dungeon().is_none() && self.lead(&Mind::with_help(fight, self.me.colour, terms)) <= 0
    }

    /// Whether winning a fight ends the game for whoever fights, and not for oneself who helps.
    fn crowns_another(&self, fight: &Fight) -> bool {
        let spoils = self.view.spoils(fight);
        let last = |level: u8, more: u8| level.saturating_add(more) >= self.view.top_level();
        let theirs = self.view.crowns(fight)
            || self.view.player(fight.main).is_some_and(|main| last(main.level(), spoils.levels));
        theirs && !spoils.helper.as_ref().is_some_and(|share| last(self.me.level, share.levels))
    }

    /// What asking somebody to help is worth, as far as it is likely to say yes: it weighs it as oneself would. The game is
    /// one in which nobody's hand is what it is.
    pub fn inviting(&self, thought: &Game, fight: &Fight, helper: Colour, terms: &Bargain) -> Thought {
        let never = Thought::new(NEVER, "bot-why-invite");
        let (gain, wins) = self.comes(fight, helper, terms);
        // Nobody begs where it is lost anyway, nor twice.
        if !wins || gain <= 0.0 || fight.refused.contains(&helper) {
            return never;
        }
        let Some(other) = Mind::of(self.view.at(thought).from(helper), self.temper) else { return never };
        let theirs = other.comes(fight, helper, terms).0;
        let comes = match theirs {
            gain if gain > 50.0 => COMES.0,
            gain if gain > -150.0 => COMES.1,
            _ => return never,
        };
        Thought::new(comes * gain - 10.0, "bot-why-invite")
    }
}
