//! What every card, monster, Race, Class and room of the set of our own says, against a golden file made for reading.
//! `STANDIE_BLESS=1` writes it anew; read the difference before it is kept.

use crate::run::asset;
use standie::catalog;
use standie::catalog::words::Words;
use standie::play::narrate::card;
use std::fmt::Write as _;
use std::path::Path;

const GOLDEN: &str = "tests/cli/golden/home-brew.txt";

/// A name, its line to laugh at, and its sentences.
fn entry(out: &mut String, title: &str, flavour: &str, said: &[String]) {
    writeln!(out, "{title}").expect("written");
    for line in said {
        writeln!(out, "    {line}").expect("written");
    }
    if !flavour.is_empty() {
        writeln!(out, "    ({flavour})").expect("written");
    }
}

fn all() -> String {
    let (book, words) = (catalog::book(), Words::load("en"));
    let mut out = String::from("# Rooms\n\n");
    for face in book.cards.tiles.iter().flat_map(|t| std::iter::once(&t.up).chain(&t.down)) {
        entry(&mut out, &face.name, &face.note, &card::room(&words, face, book.rules.deal_cost));
    }
    out.push_str("\n# Monsters\n\n");
    for monster in &book.cards.monsters {
        entry(&mut out, &monster.def.name, &monster.def.note, &card::monster(&words, monster));
    }
    out.push_str("\n# Races and Classes\n\n");
    for kind in &book.cards.kinds {
        entry(&mut out, &kind.name, &kind.flavour, &card::kind(&words, &book.rules, kind));
    }
    out.push_str("\n# Treasure and DxM cards\n\n");
    for def in &book.cards.cards {
        entry(&mut out, &def.name, &def.flavour, &card::sentences(&words, def));
    }
    out
}

#[test]
fn every_card_says_what_it_does() {
    let found = all();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(GOLDEN);
    if std::env::var_os("STANDIE_BLESS").is_some() {
        std::fs::write(golden, found).expect("written");
        return;
    }
    let expected = asset(GOLDEN);
    for (number, (want, have)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(have, want, "{GOLDEN} line {}", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "as long as {GOLDEN}");
}
