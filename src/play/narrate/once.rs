//! No deed is told by two lines: what another line of it says already is left out.

use crate::play::narrate::line::Line;
use crate::rules::game::Game;
use crate::rules::message::{Arg, Message};

/// The lines of one deed without what is told twice.
pub fn once(before: &Game, lines: Vec<Line>) -> Vec<Line> {
    let is_said: Vec<bool> =
        lines.iter().enumerate().map(|(at, line)| said(before, &lines, at, &line.message)).collect();
    let mut left = lines;
    left.iter_mut().filter(|line| is_up(before, &line.message)).for_each(|line| line.message.id = "told-revived-hand");
    let names: Vec<Option<Arg>> = left.iter().map(|line| played(&line.message)).collect();
    for (at, line) in left.iter_mut().enumerate() {
        let plain = match line.message.id {
            "told-term" => "told-term-plain",
            "told-enhanced" => "told-enhanced-again",
            _ => continue,
        };
        // What has just been played by its name is not named again.
        let name = line.message.arg("name");
        if name.is_some() && names[..at].iter().flatten().any(|played| Some(played) == name) {
            line.message.id = plain;
        }
    }
    let mut is_said = is_said.into_iter();
    left.retain(|_| !is_said.next().unwrap_or_default());
    left
}

/// What a line plays, by its name.
fn played(message: &Message) -> Option<Arg> {
    message.arg("name").filter(|_| message.id.starts_with("told-played-")).cloned()
}

/// Whether another line of a deed says what one says.
fn said(before: &Game, lines: &[Line], at: usize, message: &Message) -> bool {
    let other = |ids: &[&str], name: &str| {
        let own = message.arg(name);
        lines.iter().any(|line| ids.contains(&line.message.id) && own.is_some() && line.message.arg(name) == own)
    };
    match message.id {
        // Who is sent off or beaten is gone.
        "told-monster-left" => other(&["told-sent", "told-sent-empty", "told-slain", "told-monster-killed"], "monster"),
        // Where cards are kept the hand is told by what is drawn.
        "told-revived" => before.keeps_goods() && is_up(before, message),
        "told-races" | "told-classes" => {
            let Some(own) = message.about().and_then(|seat| before.seat(seat)) else { return false };
            let had = if message.id == "told-races" { &own.races } else { &own.classes };
            let Some(Arg::List(kinds)) = message.arg("kinds") else { return false };
            let kept = had.iter().all(|kind| kinds.contains(&Arg::Kind(kind.clone())));
            // What only comes to what was there is the card that was played.
            let plays = |line: &Line| {
                let named = !matches!(line.message.arg("name"), Some(Arg::Text(name)) if name == "unnamed");
                line.message.id == "told-played-kind" && named && line.message.about() == message.about()
            };
            kept && kinds.len() == had.len() + 1 && lines[..at].iter().any(plays)
        }
        _ => false,
    }
}

/// Whether somebody is said to return to life who is on their feet already: they only draw a hand.
fn is_up(before: &Game, message: &Message) -> bool {
    let seat = || message.about().and_then(|seat| before.seat(seat));
    message.id == "told-revived" && seat().is_some_and(|seat| !seat.dead)
}
