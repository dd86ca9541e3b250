//! Words and numbers that cards share.

use crate::catalog::words::{Value, Words, capitalised};
use crate::rules::fight::sides::MADE_BY;

/// More or less of something: the amount, and which way it goes.
pub(super) fn more_or_less<'a>(by: impl Into<i32>) -> [(&'static str, Value<'a>); 2] {
    let by = by.into();
    [("by", by.unsigned_abs().into()), ("up", if by > 0 { "yes" } else { "no" }.into())]
}

/// A number with its sign, as bonuses are written.
pub(super) fn signed<'a>(by: impl Into<i32>) -> Value<'a> {
    Value::from(format!("{:+}", by.into()))
}

/// A sentence as it goes on after a colon.
pub(super) fn continued(sentence: String) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) if first.is_uppercase() => first.to_lowercase().chain(chars).collect(),
        _ => sentence,
    }
}

/// Munchkins of a kind, or monsters, as a sentence names one of them: "an Elf", "every Plant monster".
pub(super) fn whom(words: &Words, who: &str) -> String {
    if let Some(power) = who.strip_prefix("power:") {
        return words.with("says-a-power", &[("power", self::power(words, power).into())]);
    }
    if let Some(word) = who.strip_prefix("monster:") {
        return words.with("says-a-keyword", &[("keyword", keyword(words, word).into())]);
    }
    if let Some(corporation) = who.strip_prefix(MADE_BY) {
        return words.with("says-a-made-by", &[("keyword", keyword(words, corporation).into())]);
    }
    let id = format!("says-a-{who}");
    if words.has(&id) {
        words.get(&id)
    } else if words.has(&format!("keyword-{who}")) {
        words.with("says-a-keyword", &[("keyword", keyword(words, who).into())])
    } else {
        let kind = words.kind(who);
        let initial: String = kind.chars().take(1).flat_map(char::to_lowercase).collect();
        words.with("says-a-kind", &[("kind", capitalised(kind).into()), ("initial", initial.into())])
    }
}

/// Several of them, any of which will do.
pub(super) fn any_of<'a>(words: &Words, who: impl IntoIterator<Item = &'a String>) -> String {
    words.either(&who.into_iter().map(|w| whom(words, w)).collect::<Vec<_>>())
}

/// A keyword as cards print it; one nobody has words for with a capital.
pub fn keyword(words: &Words, word: &str) -> String {
    let id = format!("keyword-{word}");
    if words.has(&id) { words.get(&id) } else { capitalised(word.to_owned()) }
}

/// A Power as cards print it.
pub fn power(words: &Words, word: &str) -> String {
    let id = format!("power-{}", word.replace('_', "-"));
    if words.has(&id) { words.get(&id) } else { capitalised(word.replace('_', " ")) }
}
