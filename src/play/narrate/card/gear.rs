//! What an Item's card says.

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::does::{Voice, amounts};
use crate::play::narrate::card::{any_of, keyword, more_or_less, power, signed};
use crate::rules::card::{Does, Target};
use crate::rules::gear::{Better, Gear};

/// The Power that is discarded to avert a Curse (MQ-CURSE-03).
const AVERTS: &str = "averts_curses";

/// The sentences of an Item: what it is, what it gives, for whom, and what it does as it is used.
pub(super) fn item(words: &Words, gear: &Gear, does: &[Does]) -> Vec<String> {
    let mut said = vec![line(words, gear)];
    let gives = gives(words, gear);
    let list = || words.list(&gives);
    let done = Voice { words, you: "you", target: Target::None }.all(does);
    match (gear.once, gives.is_empty()) {
        (true, false) => said.push(words.with("says-gear-once", &[("parts", list().into())])),
        (true, true) => said.push(words.get("says-gear-used")),
        (false, false) => said.push(words.with("says-gear-gives", &[("parts", list().into())])),
        (false, true) => {}
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
        let args = [("count", Value::from(powers.len())), ("powers", words.list(&powers).into())];
        said.push(words.with("says-gear-powers", &args));
    }
    if gear.powers.iter().any(|p| p == AVERTS) {
        said.push(words.get("says-gear-averts"));
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
    match (done.is_empty(), gear.once && gives.is_empty()) {
        (true, _) => {}
        (false, true) => said.extend(done),
        (false, false) => said.push(format!("{} {}", words.get("says-gear-when"), done.join(" "))),
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
    words.with("says-gear", &[("what", what.join(", ").into()), ("value", value)])
}

/// What it adds to its owner, or to a fight where it is used once.
fn gives(words: &Words, gear: &Gear) -> Vec<String> {
    let mut parts = amounts(words, "says-give", (gear.bonus, gear.dice), if gear.once { "fight" } else { "always" });
    if gear.bonus != 0 && gear.dice != 0 && !gear.once {
        // Both at once: combat is named once.
        let [bonus, dice] = [("fight", 0), ("always", 1)]
            .map(|(scope, at)| amounts(words, "says-give", (gear.bonus, gear.dice), scope).swap_remove(at));
        parts = vec![bonus, dice];
    }
    if gear.moves != 0 {
        parts.push(words.with("says-give-moves", &more_or_less(gear.moves)));
    }
    if gear.run != 0 {
        parts.push(words.with("says-give-run", &[("by", signed(gear.run))]));
    }
    parts
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
