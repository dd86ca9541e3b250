//! Nothing of the dungeon at a table of classic Munchkin: every sheet of it, read word by word.

use crate::support::driver::{self, Driver, Window};
use iced_test::selector::Candidate;
use standie::app::house::Message as House;
use standie::app::table::play::{CardDraft, Sort};
use standie::app::table::{Message as Wish, Panel};
use standie::app::{Message, presets};
use standie::rules::ids::Colour;

/// Words that only the other game has; the last letters of one do not matter.
const FOREIGN: [&str; 11] = [
    "dungeon",
    "boss",
    "health",
    "move left",
    "move tokens",
    " move ",
    "dxm",
    "monster die",
    "belt",
    "throwable",
    "before the dice",
];

/// Everything that is written on the screen, also where one has to scroll to it.
pub fn written(driver: &mut Driver<impl Window>) -> Vec<String> {
    driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

/// What is written there that is not of this game.
fn foreign(driver: &mut Driver<impl Window>) -> Vec<String> {
    let strange = |text: &String| {
        let text = format!(" {} ", text.to_lowercase());
        FOREIGN.iter().any(|word| text.contains(word))
    };
    written(driver).into_iter().filter(strange).collect()
}

fn sheets() -> Vec<(String, Panel)> {
    let seat = Colour::Blue;
    let mut all = vec![
        ("menu".to_owned(), Panel::Menu),
        ("seat".to_owned(), Panel::Seat(seat)),
        ("items".to_owned(), Panel::items(seat, vec![0])),
        ("sale".to_owned(), Panel::sale(seat)),
        ("trade".to_owned(), Panel::Trade(seat, Colour::Red)),
        ("last".to_owned(), Panel::Last(seat)),
        ("now".to_owned(), Panel::Now(seat)),
        ("join".to_owned(), Panel::Join),
        ("rules".to_owned(), Panel::Rules(Default::default())),
    ];
    for sort in Sort::ALL {
        let draft = CardDraft { sort: Some(sort), ..CardDraft::of(seat) };
        all.push((format!("card {}", sort.name()), Panel::Card(Box::new(draft))));
    }
    for letter in 'a'..='z' {
        let palette = standie::app::table::panels::palette::State { typed: letter.to_string(), at: None };
        all.push((format!("commands {letter}"), Panel::Palette(palette)));
    }
    all
}

#[test]
fn nothing_of_the_dungeon_is_written_at_a_table_of_classic() {
    let mut found = Vec::new();
    let names = presets::names();
    let classic: Vec<&str> = names.into_iter().filter(|name| name.starts_with("classic")).collect();
    assert!(classic.len() > 20, "{classic:?}");
    for name in &classic {
        let mut driver = driver::at(name, 1280.0, 800.0);
        found.extend(foreign(&mut driver).into_iter().map(|text| format!("{name}: {text}")));
    }
    for name in ["classic", "classic_cards", "classic_fight", "classic_levels"] {
        for (sheet, panel) in sheets() {
            let mut driver = driver::at(name, 1280.0, 800.0);
            driver.message(Message::Table(Wish::opens(panel)));
            found.extend(foreign(&mut driver).into_iter().map(|text| format!("{name}, {sheet}: {text}")));
            if sheet == "rules" {
                for (group, _) in standie::app::house::GROUPS {
                    driver.message(Message::Table(Wish::House(House::Open(group))));
                    found.extend(foreign(&mut driver).into_iter().map(|text| format!("{name}, {group}: {text}")));
                }
            }
        }
    }
    // Nobody rolls for anything but to run from a monster.
    for name in ["classic", "classic_levels"] {
        let mut driver = driver::at(name, 1280.0, 800.0);
        let other = driver.state.shell.words.get("turn-other-roll");
        assert!(!driver.sees(other.as_str()), "{name}");
        driver.message(Message::Table(Wish::opens(Panel::Menu)));
        let odds = driver.state.shell.words.get("home-odds");
        assert!(!driver.sees(odds.as_str()), "{name}");
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
