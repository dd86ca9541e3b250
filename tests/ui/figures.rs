//! The figures on the map: hats people choose, silhouettes of monsters.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::hat;
use standie::app::icon;
use standie::app::map::scene::{Scene, Token};
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour;

/// The hat somebody wears on the map.
fn worn(scene: &Scene, seat: Colour) -> Option<&'static str> {
    scene.tokens.iter().find_map(|(_, _, token)| match token {
        Token::Munchkin { colour, hat, .. } if *colour == seat => Some(*hat),
        _ => None,
    })?
}

#[test]
fn a_hat_is_put_on_by_a_touch_and_taken_off_by_another() {
    let mut hands = Hands::new(driver::at("seat", 1280.0, 800.0));
    let first = worn(&hands.table().scene, Colour::Blue);
    assert!(first.is_some(), "everybody wears one");
    let records = hands.table().session.records();
    hands.taps("hat-pot-blue");
    assert_eq!(worn(&hands.table().scene, Colour::Blue), Some("hat-pot"));
    hands.taps("hat-pot-blue");
    assert_eq!(worn(&hands.table().scene, Colour::Blue), None);
    assert_eq!(worn(&hands.table().scene, Colour::Red), hat::worn(&hands.driver.state.shell.settings, Colour::Red));
    assert_eq!(hands.table().session.records(), records, "a hat is no deed of the game");
}

#[test]
fn a_monster_looks_like_its_keywords_or_its_name() {
    let named = |name: &str| MonsterDef { name: name.to_owned(), ..MonsterDef::default() };
    let of = |name: &str, keywords: &[&str]| MonsterDef {
        keywords: keywords.iter().map(|word| (*word).to_owned()).collect(),
        ..named(name)
    };
    for (def, kind) in [
        (of("Backwards Duke", &["human", "undead"]), "foe-undead"),
        (of("Chocolate Mouse", &["vermin", "goo"]), "foe-goo"),
        (of("Tax Gnome", &["fearsome"]), "foe-human"),
        (named("Potted Plant"), "foe-plant"),
        (named("3 Goblins"), "foe-trollkin"),
        (named("MAUL RAT"), "foe-vermin"),
        (named("Shrieking Geek"), "foe-unknown"),
        (named(""), "foe-unknown"),
    ] {
        assert_eq!(icon::foe(&def), kind, "{} {:?}", def.name, def.keywords);
    }
}

#[test]
fn every_silhouette_and_every_hat_is_drawn() {
    let words = include_str!("../../assets/icons/foes.txt").lines().filter(|line| !line.starts_with('#'));
    let kinds: Vec<String> = words.filter_map(|line| Some(format!("foe-{}", line.split_once(':')?.0))).collect();
    assert!(kinds.len() >= 12, "a dozen of them");
    for name in kinds.iter().map(String::as_str).chain(["foe-unknown"]).chain(hat::HATS) {
        assert_ne!(icon::glyph(name), '?', "{name}");
    }
    // What the book calls types of monsters has a look of its own.
    let rules = &standie::catalog::book().rules;
    let plain = ["fearsome", "fiery", "flying"];
    for word in rules.keywords.iter().filter(|word| !plain.contains(&word.as_str())) {
        let def = MonsterDef { keywords: vec![word.clone()], ..MonsterDef::default() };
        assert_ne!(icon::foe(&def), "foe-unknown", "{word}");
    }
}
