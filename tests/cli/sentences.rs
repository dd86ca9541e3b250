//! What every card, monster, Race, Class and room of the set of our own says, against a golden file made for reading.
//! `STANDIE_BLESS=1` writes it anew; read the difference before it is kept.

use crate::run::asset;
use standie::catalog;
use standie::catalog::locale::{self, FALLBACK};
use standie::catalog::words::Words;
use standie::play::narrate::card;
use standie::rules::book::Book;
use standie::rules::card::price::When;
use standie::rules::card::{CardDef, CardKind, Does, KindDef, Target, Who};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::few::Member as _;
use standie::rules::fight;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::seat::{Condition, Until};
use std::fmt::Write as _;
use std::path::Path;

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

/// A Race or a Class: by its name in the pack, or in another language as it is said.
fn named(words: &Words, kind: &KindDef) -> String {
    if words.printed(&kind.name) == *kind.name && words.get("yes") == "yes" {
        return kind.name.to_string();
    }
    words.kind(&kind.name)
}

fn all(locale: &str, book: &Book) -> String {
    let mut words = Words::load(locale);
    words.speak_of(Some(&book.rules.system));
    let mut out = String::new();
    if !book.cards.tiles.is_empty() {
        out.push_str("# Rooms\n\n");
    }
    for face in book.cards.tiles.iter().flat_map(|t| std::iter::once(&t.up).chain(&t.down)) {
        entry(
            &mut out,
            &words.printed(&face.name),
            &words.printed(&face.note),
            &card::room(&words, face, book.rules.deal_cost),
        );
    }
    out.push_str(if out.is_empty() { "# Monsters\n\n" } else { "\n# Monsters\n\n" });
    for monster in &book.cards.monsters {
        entry(
            &mut out,
            &words.printed(&monster.def.name),
            &words.printed(&monster.def.note),
            &card::monster(&words, monster),
        );
    }
    out.push_str("\n# Races and Classes\n\n");
    for kind in &book.cards.kinds {
        entry(&mut out, &named(&words, kind), &words.printed(&kind.flavour), &card::kind(&words, book, kind));
    }
    out.push_str(if book.cards.tiles.is_empty() { "\n# Cards\n\n" } else { "\n# Treasure and DxM cards\n\n" });
    for def in &book.cards.cards {
        entry(&mut out, &words.printed(&def.name), &words.printed(&def.flavour), &card::sentences(&words, book, def));
    }
    if !book.cards.track.is_empty() {
        out.push_str("\n# The track\n\n");
    }
    for on in &book.cards.track {
        let title = format!("{}, Layer {}", words.printed(&on.name), on.layer);
        entry(&mut out, &title, &words.printed(&on.flavour), &[card::on_the_track(&words, on)]);
    }
    if !book.cards.players.is_empty() {
        out.push_str("\n# Player cards\n\n");
    }
    for seat in &book.cards.players {
        let title = format!("{}, {}", words.printed(&seat.name), seat.colour.name());
        entry(&mut out, &title, &words.printed(&seat.flavour), &[]);
    }
    out
}

pub fn compare(golden: &str, found: &str) {
    if std::env::var_os("STANDIE_BLESS").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(golden), found).expect("written");
        return;
    }
    let expected = asset(golden);
    for (number, (want, have)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(have, want, "{golden} line {}", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "as long as {golden}");
}

#[test]
fn every_card_says_what_it_does() {
    compare("tests/cli/golden/home-brew.txt", &all("en", &catalog::book()));
    compare("tests/cli/golden/doors.txt", &all("en", &catalog::classic()));
    compare("tests/cli/golden/overtime.txt", &all("en", &catalog::shadowrun()));
}

/// The same in every language that ships: a translator reads whole cards, not pieces of sentences.
#[test]
fn every_card_says_what_it_does_in_other_languages() {
    for locale in locale::all().iter().filter(|locale| locale.id != FALLBACK).map(|locale| locale.id) {
        let golden = |pack: &str| format!("tests/cli/golden/{locale}/{pack}.txt");
        compare(&golden("home-brew"), &all(locale, &catalog::book()));
        compare(&golden("doors"), &all(locale, &catalog::classic()));
        compare(&golden("overtime"), &all(locale, &catalog::shadowrun()));
    }
}

/// Everything a card can do, more and less of it, one and several.
fn every_does() -> Vec<Does> {
    let mut all = Vec::new();
    for who in [Who::You, Who::Target, Who::Others, Who::All] {
        for by in [1, 2, -1, -2] {
            all.extend([
                Does::Munchkin(munchkin::Does::Level { who, by }),
                Does::Dungeon(dungeon::Does::Health { who, by }),
                Does::Dungeon(dungeon::Does::MaxHealth { who, by }),
            ]);
            all.extend([
                Does::Dungeon(dungeon::Does::Moves { who, by }),
                Does::Dungeon(dungeon::Does::Spent { who, by }),
            ]);
            all.push(Does::Dungeon(dungeon::Does::Gold { who, by: i32::from(by) * 100 }));
        }
        for (deck, cards) in [(Deck::TREASURE, 1), (Deck::DXM, 2)] {
            all.extend([
                Does::Cards(cards::Does::Draw { who, deck, cards }),
                Does::Cards(cards::Does::Discard { who, deck, cards }),
            ]);
        }
        for sort in [None, Some("headgear"), Some("weapon"), Some("big"), Some("shiny"), Some("rubber")] {
            all.push(Does::Munchkin(munchkin::Does::LoseItem {
                who,
                sort: sort.map(str::to_owned),
                dropped: sort.is_none_or(|s| s == "big"),
            }));
        }
        all.extend([
            Does::Munchkin(munchkin::Does::Ascend { who, of: None }),
            Does::Munchkin(munchkin::Does::LoseRaces { who }),
            Does::Munchkin(munchkin::Does::LoseClasses { who }),
            Does::Munchkin(munchkin::Does::SwapSex { who }),
            Does::Munchkin(munchkin::Does::Lift { who }),
        ]);
        all.extend([
            Does::Dungeon(dungeon::Does::ToEntrance { who }),
            Does::Dungeon(dungeon::Does::ToRoom { who }),
            Does::Munchkin(munchkin::Does::Die { who }),
        ]);
        for until in [Until::Lifted, Until::OwnTurn, Until::NextFight] {
            let fights = Condition { bonus: 2, dice: -2, run: 1, until, ..Condition::default() };
            let rest = Condition { moves: -1, hands: 2, no_pick_up: true, until, ..Condition::default() };
            let rooms = Condition { dice: 1, link_cost: Some(0), may_search: true, until, ..Condition::default() };
            all.extend([fights, rest, rooms].map(|add| Does::Munchkin(munchkin::Does::Condition { who, add })));
        }
    }
    all.extend([Deck::TREASURE, Deck::DXM].map(|deck| Does::Cards(cards::Does::Fetch { deck })));
    all.extend(LinkKind::ALL.iter().map(|to| Does::Dungeon(dungeon::Does::Link { to: *to })));
    all.extend([(2, 0), (0, -2), (-1, 1)].map(|(strength, dice)| Does::Fight(fight::Does::Term { strength, dice })));
    all.extend([
        Does::Dungeon(dungeon::Does::Tidy),
        Does::Dungeon(dungeon::Does::Flip),
        Does::Fight(fight::Does::Ties),
        Does::Fight(fight::Does::Slay),
        Does::Fight(fight::Does::Banish),
        Does::Fight(fight::Does::SendAway),
        Does::Fight(fight::Does::Mate),
        Does::Munchkin(munchkin::Does::Steal { sure: false }),
        Does::Munchkin(munchkin::Does::Steal { sure: true }),
        Does::Munchkin(munchkin::Does::Ascend { who: Who::All, of: Some("cleric".to_owned()) }),
        Does::Dungeon(dungeon::Does::Push),
        Does::Dungeon(dungeon::Does::Rebase),
        Does::Dungeon(dungeon::Does::Lurker),
    ]);
    all
}

#[test]
fn everything_a_card_can_do_has_its_sentence() {
    let (words, book) = (Words::load("en"), catalog::book());
    let targets = [
        Target::None,
        Target::Other,
        Target::Player,
        Target::Monster,
        Target::Fighter,
        Target::Room,
        Target::Side,
        Target::Push,
        Target::Discard,
        Target::Loot,
    ];
    let whens = [When::Any, When::Peace, When::OwnTurn, When::Fight, When::AfterRoll];
    let mut lines: Vec<String> = Vec::new();
    let mut say = |is: CardKind| {
        let def = CardDef { numbers: Vec::new(), name: String::new(), deck: Deck::DXM, is, flavour: String::new() };
        for line in card::sentences(&words, &book, &def) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    };
    let all = every_does();
    for does in &all {
        for (at, target) in targets.into_iter().enumerate() {
            say(CardKind::Card { when: whens[at % 5], target, does: vec![does.clone()] });
        }
        say(CardKind::Curse(vec![does.clone()]));
        let gear = Gear { once: true, ..Gear::default() };
        say(CardKind::Item { gear, does: vec![does.clone()] });
    }
    // Used once for nothing but what it gives meanwhile; and for a fight and something else.
    say(CardKind::Item { gear: Gear { once: true, run: 1, ..Gear::default() }, does: Vec::new() });
    let draw = Does::Cards(cards::Does::Draw { who: Who::You, deck: Deck::DXM, cards: 1 });
    say(CardKind::Item { gear: Gear { once: true, bonus: 2, ..Gear::default() }, does: vec![draw.clone()] });
    // The second thing done to somebody is done to that one; and where the first does not say who can be chosen.
    let level = Does::Munchkin(munchkin::Does::Level { who: Who::Target, by: -1 });
    let pay = Does::Dungeon(dungeon::Does::Gold { who: Who::Target, by: -100 });
    let term = Does::Fight(fight::Does::Term { strength: 2, dice: 0 });
    say(CardKind::Card { when: When::Any, target: Target::Other, does: vec![draw, level.clone(), pay] });
    say(CardKind::Card { when: When::Fight, target: Target::Fighter, does: vec![level, term] });
    for line in &lines {
        let ends = line.ends_with(['.', ':']);
        let sound = line.starts_with(|c: char| c.is_uppercase() || "+-".contains(c))
            && ends
            && !line.contains(['{', '}'])
            && !line.contains("says-");
        assert!(sound && !line.contains("  "), "{line:?}");
    }
    assert!(lines.len() > 300, "{}", lines.len());
    compare("tests/cli/golden/sentences.txt", &(lines.join("\n") + "\n"));
}

/// Of two texts with one id the later is taken without a word, wherever it stands.
#[test]
fn every_text_has_an_id_of_its_own() {
    let mut seen = std::collections::BTreeMap::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text/en");
    for entry in std::fs::read_dir(folder).expect("texts") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let ids = text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
        for id in ids.filter_map(|l| Some(l.split_once(" =")?.0.to_owned())) {
            let before = seen.insert(id.clone(), path.clone());
            assert_eq!(before, None, "{id} is in {} as well", path.display());
        }
    }
    assert!(seen.len() > 1_000, "{} texts", seen.len());
}
