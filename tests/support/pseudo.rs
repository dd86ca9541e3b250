//! A language nobody speaks: every text a third longer, with the accents of those that people do.

use standie::catalog::words::Words;
use std::borrow::Cow;

/// All texts in it.
pub fn words() -> Words {
    Words::changed("en", longer)
}

/// Vowels twice and with accents, in turns; numbers, signs and arguments stay.
fn longer(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let (accent, long) = match letter {
            'a' => ("äå", true),
            'e' => ("éê", true),
            'i' => ("ïí", true),
            'o' => ("öø", true),
            'u' => ("üû", true),
            'A' => ("Å", true),
            'E' => ("É", true),
            'O' => ("Ö", true),
            'c' => ("ç", true),
            'n' => ("ñ", true),
            _ => ("", false),
        };
        out.push_str(accent);
        if !long {
            out.push(letter);
        }
    }
    Cow::Owned(out)
}

#[test]
fn it_is_a_third_longer() {
    let (plain, longer) = ("Which monster was drawn?", longer("Which monster was drawn?"));
    let (plain, longer) = (plain.chars().count(), longer.chars().count());
    assert!(longer * 100 >= plain * 120 && longer * 100 <= plain * 150, "{plain} to {longer}");
}
