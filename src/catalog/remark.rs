//! Remarks of a ledger as they are read at a table: without the ids of other rows, which mean something only to whoever
//! has the ledger.

/// A remark without ids. What is only about other rows, or about what the book leaves open, goes with them.
pub fn plain(remark: &str) -> String {
    let without = brackets(remark);
    let told: Vec<&str> = sentences(&without).into_iter().filter(|sentence| ids(sentence).next().is_none()).collect();
    told.join(" ")
}

/// Ids of rows and of open questions in a text.
pub fn ids(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| is_id(word))
}

/// Whether a word is an id: letters, and a number after the last dash.
fn is_id(word: &str) -> bool {
    let Some((before, number)) = word.rsplit_once('-') else { return false };
    let capitals = |part: &str| part.len() >= 2 && part.bytes().all(|b| b.is_ascii_uppercase());
    !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) && before.split('-').all(capitals)
}

/// A text without what stands in brackets and names an id.
fn brackets(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('(') {
        told.push_str(before);
        let Some((inside, after)) = after.split_once(')') else {
            told.push('(');
            rest = after;
            break;
        };
        let kept: Vec<&str> = inside.split("; ").filter(|part| ids(part).next().is_none()).collect();
        if kept.is_empty() {
            told.truncate(told.trim_end().len());
        } else {
            told.push('(');
            told.push_str(&kept.join("; "));
            told.push(')');
        }
        rest = after;
    }
    told.push_str(rest);
    told
}

/// The sentences of a text. A page ("p. 13") ends none.
fn sentences(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut from = 0;
    for (at, _) in text.match_indices(". ") {
        let last = text.get(from..at).unwrap_or_default().rsplit([' ', '(']).next().unwrap_or_default();
        if last.chars().count() > 1 {
            all.extend(text.get(from..=at));
            from = at + 2;
        }
    }
    all.extend(text.get(from..).filter(|rest| !rest.is_empty()));
    all
}
