//! The set of our own: as many of everything as the book's box has, and everything a card can be and do is in it.

use crate::support::proofs::proves;
use serde_json::Value;
use standie::catalog;
use standie::catalog::pack::Pack;
use standie::rules::card::{CardId, CardSet};
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::few::Member as _;
use standie::rules::fight::foe::card::Size;
use standie::rules::munchkin;
use standie::rules::munchkin::outfit::WEAPONS;
use std::collections::BTreeSet;
use std::path::Path;

/// The five packs, as JSON and as what was read of them.
fn packs() -> Vec<(Value, Pack)> {
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/packs/home-brew/{name}.json"));
        let text = std::fs::read_to_string(path).expect("a pack");
        (serde_json::from_str(&text).expect("JSON"), Pack::parse(&text).expect("a sound pack"))
    };
    ["rooms", "monsters", "treasures", "dxm", "kinds"].map(read).into()
}

/// Every word and every field name in a value.
fn words(value: &Value, all: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(all.insert(word.clone())),
        Value::Array(list) => list.iter().for_each(|v| words(v, all)),
        Value::Object(fields) => fields.iter().for_each(|(name, v)| {
            all.insert(name.clone());
            words(v, all);
        }),
        _ => {}
    }
}

/// Everything that stands under a field, wherever it is.
fn under(value: &Value, field: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| under(v, field, all)),
        Value::Object(fields) => fields.iter().for_each(|(name, v)| {
            if name == field {
                words(v, all);
            }
            under(v, field, all);
        }),
        _ => {}
    }
}

/// The names of what stands under a field, or in a list there: words, or objects of one field.
fn named(value: &Value, field: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| named(v, field, all)),
        Value::Object(fields) => fields.iter().for_each(|(name, v)| {
            if name == field {
                let one = |v: &Value| v.as_str().map(str::to_owned).or_else(|| v.as_object()?.keys().next().cloned());
                let list = v.as_array().map_or(std::slice::from_ref(v), Vec::as_slice);
                all.extend(list.iter().filter_map(one));
            }
            named(v, field, all);
        }),
        _ => {}
    }
}

/// The names a shape can have, by what it says when it is given none of them.
fn variants<T: serde::de::DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>("\"?\"") else { panic!("it takes anything") };
    let error = error.to_string();
    let (_, expected) = error.rsplit_once(", expected ").expect("names");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_set_has_the_components_of_the_box() {
    let _row = proves("MQ-COMP-01");
    let book = catalog::book();
    let (cards, pieces) = (&book.cards, &book.rules.base);
    assert_eq!((cards.tiles.len() as u32, pieces.tiles), (24, 24));
    assert!(cards.tiles.iter().all(|tile| tile.down.is_some()), "two faces each");
    let faces: BTreeSet<&str> =
        cards.tiles.iter().flat_map(|t| std::iter::once(&t.up).chain(&t.down)).map(|f| f.name.as_str()).collect();
    assert_eq!(faces.len(), 48);

    let of = |size: Size| cards.monsters.iter().filter(|m| m.def.size == Some(size)).count();
    assert_eq!(Size::ALL.map(of), [8, 8, 14, 8]);
    assert_eq!(cards.monsters.len(), 38);

    // Three decks, two hundred cards, each with a number of its own from 1 to 200.
    let stacks = [Deck::MONSTER, Deck::TREASURE, Deck::DXM].map(|stack| cards.stack(stack));
    assert_eq!(stacks.map(|s| s.len()), [38, 88, 74]);
    let [monsters, treasures, dxm] = stacks;
    assert!(monsters.and(treasures).or(&treasures.and(dxm)).or(&monsters.and(dxm)).is_empty(), "no card in two decks");
    let all = monsters.or(treasures).or(dxm);
    assert_eq!(all, (1..=200).map(CardId).collect::<CardSet>());
    let printed = cards.cards.iter().map(|def| def.numbers.len()).sum::<usize>() + cards.monsters.len();
    assert_eq!((printed as u32, pieces.cards), (all.len(), 200), "each number once");
    // One dragon, in the box as in ours (MQ-KW-14).
    let dragons = cards.monsters.iter().filter(|m| m.def.keywords.iter().any(|k| k == "dragon"));
    assert_eq!(dragons.count(), 1);
    // The app never has to ask for what nobody can look up.
    for monster in &cards.monsters {
        let def = &monster.def;
        let known = def.level.is_some() && def.dice.is_some() && def.treasures.is_some() && def.gait.is_some();
        assert!(known && def.level.is_some_and(|l| (1..=20).contains(&l)), "{} is known in full", def.name);
    }
}

#[test]
fn the_set_uses_everything_a_card_can_be_and_do() {
    use standie::rules::card::price::{Price, When};
    use standie::rules::card::{CardKind, Does, Target, Who};
    use standie::rules::munchkin::gear::Slot;
    use standie::rules::seat::Until;

    let mut used = BTreeSet::new();
    let said = |field: &str| {
        let mut all = BTreeSet::new();
        packs().iter().for_each(|(json, _)| named(json, field, &mut all));
        all
    };
    let done: BTreeSet<String> = ["does", "curse", "bad"].iter().flat_map(|field| said(field)).collect();
    // What there is without a map alone.
    let elsewhere = BTreeSet::from(
        ["mate", "send_away", "steal", "ascend", "call_off", "compel", "copy", "show", "token"].map(str::to_owned),
    );
    used.insert(("what is done", &(&variants::<Does>() - &elsewhere) - &done));
    used.insert(("whom to", &(&variants::<Who>() - &BTreeSet::from(["you".to_owned()])) - &said("who")));
    used.insert((
        "what is chosen",
        &(&variants::<Target>() - &BTreeSet::from(["none", "loot"].map(str::to_owned))) - &said("target"),
    ));
    used.insert(("when", &(&variants::<When>() - &BTreeSet::from(["any".to_owned()])) - &said("when")));
    // Other words for the same, in a set that has them.
    let words = BTreeSet::from(["edge", "power", "surged", "trap"].map(str::to_owned));
    used.insert(("kinds of card", &(&variants::<CardKind>() - &words) - &said("is")));
    used.insert(("prices", &variants::<Price>() - &said("asks")));
    used.insert(("durations", &(&variants::<Until>() - &BTreeSet::from(["lifted".to_owned()])) - &said("until")));
    used.insert(("slots", &variants::<Slot>() - &said("slot")));
    used.insert(("links made", &BTreeSet::from(["passage".to_owned(), "locked".to_owned()]) - &said("to")));
    for (what, missing) in used {
        assert!(missing.is_empty(), "{what}: nothing uses {missing:?}");
    }
    // What is the default where nothing is said.
    let (_, dxm) = &packs()[3];
    let lasting = |is: &CardKind| {
        let CardKind::Curse(does) = is else { return false };
        does.iter()
            .any(|d| matches!(d, Does::Munchkin(munchkin::Does::Condition { add, .. }) if add.until == Until::Lifted))
    };
    assert!(dxm.cards.iter().any(|def| lasting(&def.is)), "a Curse until lifted");
    let plain = |is: &CardKind| matches!(is, CardKind::Card { when: When::Any, target: Target::None, .. });
    assert!(packs().iter().flat_map(|(_, p)| &p.cards).any(|def| plain(&def.is)), "a card for any time");
}

#[test]
fn the_set_has_every_icon_keyword_movement_and_feature_of_an_item() {
    let book = catalog::book();
    let cards = &book.cards;
    let faces = || cards.tiles.iter().flat_map(|t| std::iter::once(&t.up).chain(&t.down));
    for who in book
        .rules
        .races
        .iter()
        .chain(&book.rules.classes)
        .map(String::as_str)
        .chain(["everyone", "human", "odd", "even"])
    {
        for good in [true, false] {
            assert!(faces().any(|f| f.icons.iter().any(|i| i.who == who && i.good == good)), "{who}, {good}");
        }
    }
    use standie::rules::dungeon::room::SearchIcon::{By, Cannot};
    for icon in [None, Some(Cannot), Some(By(-2)), Some(By(-1)), Some(By(1)), Some(By(2))] {
        assert!(faces().any(|f| f.search == icon), "{icon:?}");
    }
    for gait in Gait::ALL {
        assert!(cards.monsters.iter().any(|m| m.def.gait.is_some_and(|g| g.has(*gait))), "{gait:?}");
    }
    let links = |of: fn(&standie::rules::card::MonsterCard, LinkKind) -> bool, kinds: &[LinkKind]| {
        kinds.iter().all(|kind| cards.monsters.iter().any(|m| of(m, *kind)))
    };
    assert!(links(|m, k| m.def.passes.has(k), &[LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall]));
    assert!(links(|m, k| m.def.smashes.has(k), &[LinkKind::Door, LinkKind::Locked, LinkKind::Hidden]));
    for keyword in &book.rules.keywords {
        assert!(cards.monsters.iter().any(|m| m.def.keywords.contains(keyword)), "{keyword}");
    }
    let benefits = || cards.monsters.iter().map(|m| m.def.benefit);
    assert!(benefits().any(|b| b.gold > 0) && benefits().any(|b| b.dxm > 0) && benefits().any(|b| b.health > 0));

    let mut gear = BTreeSet::new();
    let mut words = BTreeSet::new();
    for (json, _) in packs() {
        for card in json["cards"].as_array().into_iter().flatten() {
            let fields = card["is"]["item"]["gear"].as_object().into_iter().flatten();
            gear.extend(fields.map(|(name, _)| name.clone()));
            for list in ["keywords", "powers"] {
                under(&card["is"]["item"]["gear"], list, &mut words);
            }
        }
    }
    let printed = ["bonus", "big", "slot", "hands", "value", "keywords", "powers", "only", "never", "better", "once"];
    for field in printed.into_iter().chain(["dice", "moves", "run"]) {
        assert!(gear.contains(field), "no Item has {field}");
    }
    let others =
        ["clothing", "flaming", "holy", "magic", "monstrous", "potion", "scroll", "shiny", "thingie", "throwable"];
    let powers = ["flight", "flame", "protection_from_flame", "averts_curses", "returns"];
    for word in WEAPONS.into_iter().chain(others).chain(powers) {
        assert!(words.contains(word), "no Item has {word}");
    }
}

/// Names with their lines to laugh at: of faces, monsters, cards, Races and Classes.
fn told() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (json, _) in packs() {
        let list = |of: &Value, field: &str| of[field].as_array().cloned().unwrap_or_default();
        let rooms = list(&json, "rooms");
        let faces = rooms.iter().flat_map(|tile| list(tile, "faces"));
        for entry in faces.chain(["monsters", "cards", "kinds"].iter().flat_map(|field| list(&json, field))) {
            let text = |field: &str| entry[field].as_str().unwrap_or_default().to_owned();
            all.push((text("name"), text("flavour") + &text("note")));
        }
    }
    all
}

#[test]
fn names_and_lines_fit_their_faces_and_every_joke_is_told_once() {
    // What the publisher prints on cards and boxes, or all but prints.
    let theirs =
        ["cheat", "half-breed", "super munchkin", "eleven-foot", "eleven feet", "gentlemen's", "clerical error"];
    let mut seen = BTreeSet::new();
    for (name, line) in told() {
        assert!(name.chars().count() <= 26, "{name} is too long for the face of a card");
        assert!((1..=70).contains(&line.chars().count()), "the line of {name}: {line}");
        assert!(!format!("{name}{line}").contains(['\'', '"']), "quotes that were typed: {name}, {line}");
        assert!(seen.insert(line.clone()), "told twice: {line}");
        let small = name.to_lowercase();
        assert!(!theirs.iter().any(|word| small.contains(word)), "{name} is somebody else's");
    }
    assert_eq!(seen.len(), 48 + 38 + 127 + 7, "rooms, monsters, cards, Races and Classes");
}
