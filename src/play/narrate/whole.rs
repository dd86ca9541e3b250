//! A line of the log as whoever reads nothing else understands it: who did what to whom, and what it cost or brought.

use crate::catalog::words::{Names, Value, Words};
use crate::play::narrate::line::Line;
use crate::rules::agenda::Step;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;

/// What is played in a fight, and matters there.
const PLAYED: [&str; 2] = ["told-played-card", "told-played-enhancer"];

/// What is told of one deed, and what was before it.
struct Deed<'a> {
    words: &'a Words,
    names: Names<'a>,
    before: &'a Game,
    lines: &'a [Line],
}

/// The lines of one deed as they are said, each with how it is to be understood alone: nothing for what another of them says
/// with it.
pub fn whole(words: &Words, names: Names<'_>, before: &Game, lines: &[Line]) -> Vec<(String, String)> {
    let deed = Deed { words, names, before, lines };
    lines.iter().enumerate().map(|(at, line)| deed.line(at, &line.message)).collect()
}

impl Deed<'_> {
    fn has(&self, id: &str) -> bool {
        self.lines.iter().any(|line| line.message.id == id)
    }

    fn who(&self, seat: Colour) -> String {
        self.words.seat(seat, self.names)
    }

    fn monsters(&self, all: impl Iterator<Item = MonsterId>) -> String {
        let all: Vec<String> = all.map(|id| self.words.monster(id, self.names)).collect();
        self.words.list(&all)
    }

    /// Who fights, whoever helps, and what they fight.
    fn fight(&self) -> Option<(Colour, Option<Colour>, String)> {
        let now = fight::kept(self.before)?;
        let foes = self.monsters(now.monsters(self.before).into_iter());
        (!foes.is_empty()).then(|| (now.main, now.helping(self.before), foes))
    }

    /// Who is beaten, by name.
    fn beaten(&self) -> Option<String> {
        let killed = self.lines.iter().filter(|line| line.message.id == "told-monster-killed");
        let killed = killed.filter_map(|line| match line.message.arg("monster") {
            Some(Arg::Monster(id)) => Some(*id),
            _ => None,
        });
        let beaten = self.monsters(killed);
        (!beaten.is_empty()).then_some(beaten)
    }

    fn line(&self, at: usize, message: &Message) -> (String, String) {
        let plain = self.words.say(message, self.names);
        let alone = self.fought(at, message, &plain).or_else(|| self.stolen(message));
        // Outside a fight what a card does is told, and not that it was played.
        let alone = alone.or_else(|| PLAYED.contains(&message.id).then(String::new));
        let alone = alone.or_else(|| self.caused(at, message, &plain)).unwrap_or_else(|| plain.clone());
        (plain, alone)
    }

    /// What is done in a fight, with who fights whom.
    fn fought(&self, at: usize, message: &Message, plain: &str) -> Option<String> {
        let (main, helper, foes) = self.fight()?;
        let main_name = || ("main", Value::from(self.who(main)));
        let number = |name| match message.arg(name) {
            Some(Arg::Number(number)) => Value::from(i32::try_from(*number).unwrap_or(i32::MAX)),
            _ => Value::from(0),
        };
        let all = || {
            let all: Vec<String> = [Some(main), helper].into_iter().flatten().map(|seat| self.who(seat)).collect();
            ("seats", Value::from(self.words.list(&all)))
        };
        let foes = || ("foes", Value::from(foes.clone()));
        match message.id {
            "told-helps" => {
                let seat = ("seat", self.who(message.about()?).into());
                Some(self.words.with("recap-helps", &[seat, main_name(), foes()]))
            }
            // What lifts or costs somebody a Level says so.
            "told-played-card" if self.has("told-level-up") || self.has("told-level-down") => Some(String::new()),
            "told-played-card"
            | "told-played-enhancer"
            | "told-stopped"
            | "told-sent-in"
            | "told-played-thrown"
            | "told-called-off" => {
                let text = ("text", Value::from(plain.to_owned()));
                Some(self.words.with("recap-where", &[text, main_name(), foes()]))
            }
            "told-fight-lost" => {
                let sums = [("ours", number("ours")), ("theirs", number("theirs"))];
                Some(self.words.with("recap-lost", &[all(), foes(), sums[0].clone(), sums[1].clone()]))
            }
            "told-monster-killed" => {
                let gains = |line: &Line| line.message.id == "told-level-up" && line.message.about() == Some(main);
                let first = self.lines.iter().position(|line| line.message.id == message.id) == Some(at);
                if !first || self.lines.iter().any(gains) {
                    return Some(String::new());
                }
                let count = ("count", Value::from(1 + i32::from(helper.is_some())));
                Some(self.words.with("recap-beat", &[all(), ("foes", self.beaten()?.into()), count]))
            }
            "told-level-up" => {
                let (who, beaten) = (message.about()?, self.beaten()?);
                let id = match () {
                    () if who == main => "recap-beats",
                    () if helper == Some(who) => "recap-helped",
                    () => return None,
                };
                let args = [
                    ("seat", self.who(who).into()),
                    main_name(),
                    ("foes", beaten.into()),
                    ("by", number("by")),
                    ("from", number("from")),
                    ("to", number("to")),
                ];
                Some(self.words.with(id, &args))
            }
            _ => None,
        }
    }

    /// A theft, with what and from whom: the die was owed by a step that knows it, what is sure is told at once.
    fn stolen(&self, message: &Message) -> Option<String> {
        let id = match message.id {
            "told-stole" => "recap-stole",
            "told-caught-stealing" => "recap-caught",
            // Whoever is robbed has less than before: that is said already.
            "told-gear-gone" if self.has("told-stole") => return Some(String::new()),
            _ => return None,
        };
        let tried = self.lines.iter().find(|line| line.message.id == "told-theft").and_then(|line| {
            let Some(Arg::Seat(from)) = line.message.arg("from") else { return None };
            let item = match line.message.arg("item") {
                Some(Arg::Text(item)) => item.clone(),
                _ => String::new(),
            };
            Some((*from, item))
        });
        let owed = || match self.before.top() {
            Some(Step::Munchkin(munchkin::Step::Theft { from, item, .. })) => Some((*from, item.name.clone())),
            _ => None,
        };
        let (from, item) = tried.or_else(owed)?;
        let named = i32::from(!item.is_empty());
        let args = [
            ("seat", Value::from(self.who(message.about()?))),
            ("from", self.who(from).into()),
            ("named", named.into()),
            ("item", self.words.printed(&item).into_owned().into()),
        ];
        Some(self.words.with(id, &args))
    }

    /// What somebody gains or loses, with why.
    fn caused(&self, at: usize, message: &Message, plain: &str) -> Option<String> {
        if !["told-level-up", "told-level-down", "told-gear-gone", "told-died"].contains(&message.id) {
            return None;
        }
        let who = message.about()?;
        let by = |name: &str| {
            let name = self.words.printed(name).into_owned();
            self.words.with("recap-by", &[("text", Value::from(plain.to_owned())), ("name", name.into())])
        };
        if let Some(Step::Munchkin(munchkin::Step::Cursed { seat, name, .. })) = self.before.top()
            && *seat == who
            && !name.is_empty()
        {
            return Some(by(name));
        }
        // The card that does it has been told just before, and would not be told here.
        let played = |line: &&Line| {
            let id = line.message.id;
            id.starts_with("told-played-") && (PLAYED.contains(&id) || super::line::weight(id) == 0)
        };
        let first = self.lines.iter().take(at).find(played)?;
        match first.message.arg("name") {
            Some(Arg::Text(name)) if name != "unnamed" => Some(by(name)),
            _ => None,
        }
    }
}
