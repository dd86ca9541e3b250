//! What a card would not do for whoever holds it.

use crate::catalog::words::Words;
use crate::play::narrate::card::brief;
use crate::rules::card::{CardDef, CardKind, Does, Who};
use crate::rules::munchkin;
use crate::rules::munchkin::kind::is_kind;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;

/// What a card would not do for whoever holds it, said before it is played.
pub fn gives(words: &Words, seat: &Seat, def: &CardDef) -> Vec<String> {
    let many = |kinds: &mut dyn Iterator<Item = &String>| {
        words.either(&kinds.map(|kind| brief::kinds(words, kind)).collect::<Vec<_>>())
    };
    match &def.is {
        CardKind::Item { gear, .. } if !outfit::may_use(seat, gear) => {
            let (id, who) = match gear.never.iter().find(|who| is_kind(who, seat)) {
                Some(who) => ("gives-never", brief::kinds(words, who)),
                None => ("gives-only", many(&mut gear.only.iter())),
            };
            vec![words.with(id, &[("who", who.into())])]
        }
        CardKind::Item { gear, .. } => {
            let own = outfit::bonus(seat, gear);
            let missed = gear.better.iter().filter(|b| !is_kind(&b.who, seat) && i32::from(b.bonus) > own);
            let mut lines: Vec<String> = Vec::new();
            if missed.clone().next().is_some() {
                let args = [("who", many(&mut missed.map(|b| &b.who)).into()), ("own", format!("{own:+}").into())];
                lines.push(words.with("gives-less", &args));
            }
            // What is used once takes no room while it waits on the belt.
            if !gear.once && !outfit::has_room_for(seat, gear) {
                lines.push(words.get("gives-no-room"));
            }
            lines
        }
        CardKind::Card { does, .. } => {
            let level = |d: &Does| matches!(d, Does::Munchkin(munchkin::Does::Level { who: Who::You, by }) if *by < 0);
            let nothing = does.iter().any(level) && seat.level <= 1;
            nothing.then(|| words.get("gives-no-level")).into_iter().collect()
        }
        CardKind::Level
        | CardKind::Race(_)
        | CardKind::Class(_)
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die => Vec::new(),
    }
}
