//! What an Item's card says.

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::does::{Voice, amounts};
use crate::play::narrate::card::word::{any_of, continued, keyword, more_or_less, power, signed};
use crate::rules::card::{Does, Target};
use crate::rules::munchkin::gear::{Better, Gear};

/// The Power that is discarded to avert a Curse (MQ-CURSE-03).
pub(super) const AVERTS: &str = "averts_curses";

/// The sentences of an Item: what it is, what it gives, for whom, and what it does as it is used.
pub(super) fn item(words: &Words, gear: &Gear, does: &[Does]) -> Vec<String> {
    let mut said = vec![line(words, gear)];
    let (fights, always) = gives(words, gear);
    let done = continued(Voice::new(words, "you", Target::None).all(does).join(" "));
    match (gear.once, fights.is_empty()) {
        (true, false) => said.push(words.with("says-gear-once", &[("parts", words.list(&fights).into())])),
        (true, true) if done.is_empty() => said.push(words.get("says-gear-spent")),
        (true, true) => said.push(words.with("says-gear-used", &[("what", done.as_str().into())])),
        (false, _) => {}
    }
    if !always.is_empty() {
        said.push(words.with("says-gear-gives", &[("parts", words.list(&always).into())]));
    }
    said.extend(better(words, &gear.better));
    if !gear.only.is_empty() {
        said.push(words.with("says-gear-only", &[("whom", any_of(words, &gear.only).into())]));
    }
    if !gear.never.is_empty() {
        said.push(words.with("says-gear-never", &[("whom", any_of(words, &gear.never).into())]));
    }
    let powers: Vec<String> = gear.powers.iter().filter(|p| *p != AVERTS).map(|p| power(words, p)).collect();
    if !powers.is_empty() {
        said.push(words.with("says-gear-powers", &[("powers", words.list(&powers).into())]));
    }
    if gear.powers.iter().any(|p| p == AVERTS) {
        said.push(words.get("says-gear-averts"));
    }
    if gear.is_hireling() {
        said.push(words.get("says-gear-hireling"));
    }
    // Only what counts in a fight can be thrown into one (MQ-THROW-02).
    if gear.is("throwable") && (gear.bonus != 0 || gear.dice != 0 || !gear.better.is_empty()) {
        let how = if gear.once {
            "once"
        } else if gear.is("returns") {
            "returns"
        } else {
            "gone"
        };
        said.push(words.with("says-gear-throw", &[("how", how.into())]));
    }
    let told = gear.once && fights.is_empty();
    if !(told || done.is_empty()) {
        said.push(words.with("says-gear-when", &[("what", done.into())]));
    }
    said.into_iter().map(capitalised).collect()
}

/// What it is: size, slot, Hands, keywords, price.
fn line(words: &Words, gear: &Gear) -> String {
    let mut what = Vec::new();
    if gear.big {
        what.push(words.get("says-gear-big"));
    }
    if let Some(slot) = gear.slot {
        what.push(words.get(&format!("slot-{}", slot.name())));
    }
    if gear.hands > 0 {
        what.push(words.with("says-gear-hands", &[("hands", gear.hands.into())]));
    }
    what.extend(gear.keywords.iter().map(|k| keyword(words, k)));
    if what.is_empty() {
        what.push(words.get("says-gear-item"));
    }
    let value = gear.value.map_or(Value::from("none"), Value::from);
    words.with("says-gear", &[("what", words.row(&what).into()), ("value", value)])
}

/// What it adds to the fight it is used in, and what to its owner as long as it is in use.
fn gives(words: &Words, gear: &Gear) -> (Vec<String>, Vec<String>) {
    let fights = amounts(words, (gear.bonus, gear.dice), "fight");
    let mut always = Vec::new();
    if !gear.once {
        always = amounts(words, (gear.bonus, gear.dice), "always");
        // Both at once: combat is named once.
        if let ([bonus, _], [first, _]) = (&fights[..], &mut always[..]) {
            first.clone_from(bonus);
        }
    }
    if gear.moves != 0 {
        always.push(words.with("says-give-moves", &more_or_less(gear.moves)));
    }
    if gear.run != 0 {
        always.push(words.with("says-give-run", &[("by", signed(gear.run))]));
    }
    (if gear.once { fights } else { Vec::new() }, always)
}

/// Better bonuses, those of one size in one sentence.
fn better(words: &Words, all: &[Better]) -> Vec<String> {
    let same = all.chunk_by(|a, b| a.bonus == b.bonus);
    same.map(|same| {
        let whom = any_of(words, same.iter().map(|b| &b.who));
        words.with("says-gear-better", &[("whom", whom.into()), ("by", signed(same[0].bonus))])
    })
    .collect()
}
