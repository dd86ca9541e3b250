//! Turns and fights at the doors: what a wish leads to is tried out on a game in which nobody's hand is what it is.

use crate::bots::greedy::ask;
use crate::bots::mind::cards::NEVER;
use crate::bots::mind::{Mind, Thought};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardKind};
use crate::rules::command::Command;
use crate::rules::fight::{Bargain, Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;
use crate::rules::{doors, fight, munchkin, table, track, turn};

/// What a closed door is worth: less than anything that is worth doing before it.
const DOOR: f64 = 1.0;
/// What anything has to be worth that is done at all.
const BOTHER: f64 = 5.0;
/// What beating some of the monsters is worth before running from the others.
const SOME: f64 = 20.0;
/// What several cards together have to be worth.
const SALVO: f64 = 30.0;

/// What each wish is worth; none where it is decided as on a map.
pub fn weigh(mind: &Mind, wishes: &[Command]) -> Option<Vec<Thought>> {
    match mind.view.top()? {
        Step::Table(table::Step::Move { .. } | table::Step::Window { about: About::Came | About::End, .. }) => {
            let tries = Tries::new(mind);
            Some(wishes.iter().map(|wish| tries.on_turn(wish)).collect())
        }
        step @ Step::Munchkin(munchkin::Step::Charity { .. }) => {
            let tries = Tries::new(mind);
            let one = |wish: &Command| match wish {
                Command::Table(_) => ask::weigh(mind, step, wish),
                Command::Turn(_)
                | Command::Munchkin(_)
                | Command::Fight(_)
                | Command::Doors(_)
                | Command::Dungeon(_)
                | Command::Track(_) => tries.on_turn(wish),
            };
            Some(wishes.iter().map(one).collect())
        }
        Step::Fight(fight::Step::Fight { .. }) | Step::Table(table::Step::Window { about: About::Fight, .. }) => {
            let fight = mind.view.fight().filter(|fight| !matches!(fight.stage, Stage::Rolled(_)))?;
            Some(Tries::new(mind).in_fight(fight, wishes))
        }
        Step::Table(_)
        | Step::Cards(_)
        | Step::Munchkin(_)
        | Step::Fight(_)
        | Step::Doors(_)
        | Step::Dungeon(_)
        | Step::Track(_) => None,
    }
}

/// Wishes tried out.
struct Tries<'m, 'a> {
    mind: &'m Mind<'a>,
    /// The game in which they are.
    base: Game,
    /// How everybody's gain is weighed.
    weights: Vec<(Colour, f64)>,
    /// What the game is worth as it stands.
    now: f64,
}

/// What came of a wish.
struct Tried {
    /// What it is worth.
    worth: f64,
    /// How far the munchkins are ahead then, in a fight that goes on.
    lead: Option<i32>,
}

impl<'m, 'a> Tries<'m, 'a> {
    fn new(mind: &'m Mind<'a>) -> Tries<'m, 'a> {
        let weights = mind.view.players().map(|who| (who.colour(), mind.weight(who.colour()))).collect();
        let mut tries = Tries { mind, base: mind.view.dealt(), weights, now: 0.0 };
        tries.now = tries.worth(&tries.base).0;
        tries
    }

    fn weight(&self, who: Colour) -> f64 {
        self.weights.iter().find(|(seat, _)| *seat == who).map_or(0.0, |(_, weight)| *weight)
    }

    /// What a game is worth, and how its fight stands.
    fn worth(&self, game: &Game) -> (f64, Option<i32>) {
        let Some(then) = Mind::of(self.mind.view.at(game), self.mind.temper) else { return (NEVER, None) };
        let lead = then.view.fight().map(|fight| then.lead(fight));
        (then.position(|who| self.weight(who)), lead)
    }

    fn tried(&self, wish: &Command) -> Option<Tried> {
        let game = self.mind.tried(&self.base, wish)?;
        let (worth, lead) = self.worth(&game);
        Some(Tried { worth: worth - self.now, lead })
    }

    fn simply(&self, wish: &Command, why: &'static str) -> Thought {
        Thought::new(self.tried(wish).map_or(NEVER, |tried| tried.worth - BOTHER), why)
    }

    /// What a wish of one's own turn is worth.
    fn on_turn(&self, wish: &Command) -> Thought {
        let thought = match wish {
            Command::Doors(doors::Command::OpenDoor) => return Thought::new(DOOR, "bot-why-door"),
            Command::Doors(doors::Command::SearchRoom) => return Thought::new(DOOR / 2.0, "bot-why-loot"),
            Command::Doors(doors::Command::LookForTrouble { .. }) => self.trouble(wish),
            Command::Doors(doors::Command::ClaimDiscard { pays, .. }) => {
                Thought::new(self.mind.claimed(*pays), "bot-why-best")
            }
            Command::Turn(turn::Command::EndTurn)
            | Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))) => {
                return Thought::new(0.0, "bot-why-only");
            }
            Command::Munchkin(munchkin::Command::BuyLevel { .. }) => self.simply(wish, "bot-why-sell"),
            Command::Munchkin(munchkin::Command::Pack { packed, .. }) => {
                Thought::new(self.mind.repacked(packed) - 10.0, "bot-why-wear")
            }
            Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) if *seat == self.mind.me.colour => {
                match self.kind(*card) {
                    Some(CardKind::Curse(_)) => self.simply(wish, "bot-why-curse"),
                    Some(CardKind::Card { .. }) => self.simply(wish, "bot-why-card"),
                    _ => self.mind.play(wish),
                }
            }
            Command::Munchkin(munchkin::Command::UsePower { .. }) => self.simply(wish, "bot-why-power"),
            Command::Track(track::Command::Hack { .. }) => self.simply(wish, "bot-why-hack"),
            Command::Track(track::Command::FaceGod { .. }) => self.god(wish),
            Command::Doors(
                doors::Command::Meet { .. }
                | doors::Command::SendIn { .. }
                | doors::Command::Split { .. }
                | doors::Command::ThrowAway { .. }
                | doors::Command::Ditch { .. },
            )
            | Command::Table(_)
            | Command::Turn(turn::Command::Jump { .. } | turn::Command::Reroll { .. } | turn::Command::Roll(_))
            | Command::Munchkin(_)
            | Command::Fight(_)
            | Command::Dungeon(_) => self.mind.play(wish),
        };
        // What is free is done only for its own sake: else it would be done for ever.
        if thought.worth > 0.0 { thought } else { Thought { worth: NEVER, ..thought } }
    }

    fn kind(&self, card: CardId) -> Option<&'a CardKind> {
        self.mind.view.book().cards.card(card).map(|def| &def.is)
    }

    /// What a monster from the own hand is worth, against one card more.
    fn trouble(&self, wish: &Command) -> Thought {
        let never = Thought::new(NEVER, "bot-why-trouble");
        let Some(game) = self.mind.tried(&self.base, wish) else { return never };
        let Some(then) = Mind::of(self.mind.view.at(&game), self.mind.temper) else { return never };
        let (mut worth, lead) = self.worth(&game);
        if self.mind.temper.plans
            && let (Some(lead @ ..=0), Some(fight)) = (lead, then.view.fight())
        {
            worth += self.covered(&then, fight, 1 - lead).max(self.joined(&then, fight));
        }
        let worth = worth - self.now - self.mind.temper.dxm;
        if worth > BOTHER { Thought::new(2.0 * DOOR + worth / 10_000.0, "bot-why-trouble") } else { never }
    }

    /// What it is worth to fight who waits at the end of the track: as any trouble, with the game to be won.
    fn god(&self, wish: &Command) -> Thought {
        Thought { why: "bot-why-god", ..self.trouble(wish) }
    }

    /// What the best of those who could help is worth, as far as it is likely to come.
    fn joined(&self, then: &Mind, fight: &Fight) -> f64 {
        let treasures = then.view.spoils(fight).treasures;
        let mut best = 0.0_f64;
        for helper in then.view.can_help(fight) {
            for share in [treasures / 2, treasures] {
                let terms = Bargain { treasures: share, gold: 0, helper_first: Some(true), items: Vec::new() };
                best = best.max(then.inviting(&self.base, fight, helper, &terms).worth);
            }
        }
        best
    }

    /// What it is worth to make up for being behind by so much with what one has for it; nothing if that does not reach.
    fn covered(&self, then: &Mind, fight: &Fight, by: i32) -> f64 {
        let (mut left, mut cost) = (by, 0.0);
        for (strength, _, price) in then.arsenal() {
            if left <= 0 {
                break;
            }
            left -= strength;
            cost += price;
        }
        let turned =
            then.prospect(fight, true, |who| self.weight(who)) - then.prospect(fight, false, |who| self.weight(who));
        if left <= 0 { (turned - cost).max(0.0) } else { 0.0 }
    }

    /// What each wish of a fight is worth, one's own or another's.
    fn in_fight(&self, fight: &Fight, wishes: &[Command]) -> Vec<Thought> {
        let mind = self.mind;
        let lead = mind.lead(fight);
        let reacting = matches!(mind.view.top(), Some(Step::Table(table::Step::Window { .. })));
        let turned = self.turned(fight, lead > 0);
        let counts = self.counts(fight, turned);
        let mut tried: Vec<Option<Tried>> = Vec::with_capacity(wishes.len());
        let one = |wish: &Command| {
            let mut found = None;
            let thought = match wish {
                // Help was asked for before the claim.
                Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))) if reacting => {
                    Thought::new(NEVER, "bot-why-nothing")
                }
                Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))) => {
                    Thought::new(0.0, if lead > 0 { "bot-why-claim" } else { "bot-why-flee" })
                }
                Command::Table(table::Command::Answer(_)) => Thought::new(0.0, "bot-why-pass"),
                Command::Fight(fight::Command::AskHelp { seat, terms }) => {
                    mind.inviting(&self.base, fight, *seat, terms)
                }
                Command::Munchkin(
                    munchkin::Command::PlayCard { seat, .. } | munchkin::Command::UsePower { seat, .. },
                ) if *seat == mind.me.colour => {
                    found = self.tried(wish);
                    let then = found.as_ref().and_then(|tried| tried.lead);
                    let mut worth = found.as_ref().map_or(NEVER, |tried| tried.worth - BOTHER);
                    if then.is_some_and(|then| (then > 0) != (lead > 0)) {
                        worth -= (1.0 - counts) * turned.max(0.0);
                    }
                    Thought::new(worth, turns(lead, then))
                }
                // A monster more, from one's own hand; one fewer, by a Class.
                Command::Doors(doors::Command::SendIn { .. }) | Command::Fight(fight::Command::DriveOff { .. }) => {
                    found = self.tried(wish);
                    let then = found.as_ref().and_then(|tried| tried.lead);
                    Thought::new(found.as_ref().map_or(NEVER, |tried| tried.worth - BOTHER), turns(lead, then))
                }
                // Some of them are beaten, and nothing else is to be had.
                Command::Doors(doors::Command::Split { .. }) => Thought::new(SOME, "bot-why-split"),
                Command::Table(_)
                | Command::Turn(_)
                | Command::Munchkin(_)
                | Command::Fight(_)
                | Command::Doors(_)
                | Command::Dungeon(_)
                | Command::Track(_) => Thought::new(NEVER, "bot-why-nothing"),
            };
            tried.push(found);
            thought
        };
        let mut thoughts: Vec<Thought> = wishes.iter().map(one).collect();
        if mind.temper.plans {
            self.salvo((lead, turned * counts), wishes, &tried, &mut thoughts);
        }
        thoughts
    }

    /// What turning a fight round is worth.
    fn turned(&self, fight: &Fight, wins: bool) -> f64 {
        let at = |wins: bool| self.mind.prospect(fight, wins, |who| self.weight(who));
        at(!wins) - at(wins)
    }

    /// How much of that counts for somebody outside: others may stop it too, unless somebody would win by it, and whoever
    /// fights may have an answer.
    fn counts(&self, fight: &Fight, turned: f64) -> f64 {
        let mind = self.mind;
        if mind.in_fight(fight) {
            return 1.0;
        }
        let wins = turned > mind.temper.last_level * mind.weight(fight.main).abs() * 0.8;
        let later = if wins { 0 } else { mind.view.asked_later() };
        let cards = mind.view.player(fight.main).map_or(0, |who| who.hand().total());
        let left = (1.0 - mind.temper.leave).powi(i32::try_from(later).unwrap_or(0));
        left * (1.0 - mind.temper.fear).powi(i32::try_from(cards).unwrap_or(0))
    }

    /// Several cards that turn a fight only together: the first of them is worth what all of them are; no more are played
    /// than it takes.
    fn salvo(&self, (lead, gain): (i32, f64), wishes: &[Command], tried: &[Option<Tried>], thoughts: &mut [Thought]) {
        let wins = lead > 0;
        let mut needs = if wins { lead } else { 1 - lead };
        if gain <= 0.0 {
            return;
        }
        let mut cards: Vec<(usize, i32, f64)> = Vec::new();
        let mut seen: Vec<CardId> = Vec::new();
        for (place, (wish, tried)) in wishes.iter().zip(tried).enumerate() {
            let Some(Tried { worth, lead: Some(then) }) = tried else { continue };
            let by = if wins { lead - then } else { then - lead };
            // What one card alone does has been weighed.
            if by <= 0 || by >= needs {
                continue;
            }
            if let Command::Munchkin(munchkin::Command::PlayCard { card, .. }) = wish {
                if seen.contains(card) {
                    continue;
                }
                seen.push(*card);
            }
            cards.push((place, by, -worth));
        }
        cards.sort_by(|a, b| (a.2 / f64::from(a.1)).total_cmp(&(b.2 / f64::from(b.1))));
        let mut all: Vec<(usize, i32, f64)> = Vec::new();
        for card in cards {
            if needs <= 0 {
                break;
            }
            needs -= card.1;
            all.push(card);
        }
        if needs > 0 {
            return;
        }
        // What is too much of it stays in the hand.
        let mut spare = -needs;
        all.sort_by(|a, b| b.2.total_cmp(&a.2));
        all.retain(|card| {
            let kept = card.1 > spare;
            if !kept {
                spare -= card.1;
            }
            kept
        });
        let cost: f64 = all.iter().map(|card| card.2).sum();
        let worth = gain - cost - SALVO;
        if let Some((place, ..)) = all.first().filter(|_| worth > 0.0)
            && let Some(thought) = thoughts.get_mut(*place)
            && thought.worth < worth
        {
            *thought = Thought::new(worth, if wins { "bot-why-stop" } else { "bot-why-ahead" });
        }
    }
}

/// Why a card is played into a fight.
fn turns(lead: i32, then: Option<i32>) -> &'static str {
    match then {
        Some(then) if then > lead => "bot-why-ahead",
        Some(then) if then < lead => "bot-why-stop",
        _ => "bot-why-card",
    }
}
