//! Capitals: of a sentence, and of what a card is headed with.

/// A sentence with a capital at its start: names inside sentences may begin with a small letter ("the Entrance").
pub fn capitalised(sentence: String) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(chars).collect(),
        _ => sentence,
    }
}

/// A kind as its card is headed: every word with a capital but for the small ones inside.
pub(super) fn titled(kind: &str) -> String {
    const SMALL: [&str; 12] = ["a", "an", "and", "as", "at", "by", "for", "in", "of", "on", "the", "to"];
    let each = kind.split(' ').enumerate().map(|(at, word)| {
        if at > 0 && SMALL.contains(&word) {
            word.to_owned()
        } else {
            word.split('-').map(|part| capitalised(part.to_owned())).collect::<Vec<_>>().join("-")
        }
    });
    each.collect::<Vec<_>>().join(" ")
}
