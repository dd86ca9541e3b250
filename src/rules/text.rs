//! Texts that people type: which can be kept and shown.

/// Longest name anything may have, in characters.
pub const NAME_LIMIT: usize = 200;

/// Whether a text can be shown and kept: short, without control or direction-changing characters.
pub fn sound_name(text: &str) -> bool {
    // Most texts are short and plain.
    if text.len() <= NAME_LIMIT && text.bytes().fold(true, |plain, b| plain & (b' '..=b'~').contains(&b)) {
        return true;
    }
    text.chars().nth(NAME_LIMIT).is_none() && text.chars().all(shown_as_is)
}

/// Whether a character stands for itself on a screen: no control character, no invisible or direction-changing one.
pub fn shown_as_is(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}' | '\u{feff}')
}
