//! The six printed routes on the screen, step by step, with their rules.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::map::{Spot, walk};
use standie::catalog::words::Names;
use standie::play::narrate;
use standie::rules::dungeon;
use standie::rules::dungeon::march::March;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;

/// Monsters of the preset, the colour that moves them in the printed example, and the rooms they then enter.
const PRINTED: [(&str, Colour, &[&str]); 6] = [
    ("Whispering Sofa", Colour::Green, &[]),
    ("Bargain Wraith", Colour::Blue, &["Cell 11", "Cell 9"]),
    ("Sprinting Turtle", Colour::Purple, &["Cell 3", "Cell 7", "Cell 11"]),
    ("Slow Locksmith", Colour::Orange, &["Cell 6"]),
    ("Mob of Two", Colour::Green, &["Cell 5", "Cell 1", "Cell 2", "Cell 3", "Cell 4"]),
    ("Backwards Duke", Colour::Red, &["Cell 5", "Cell 6"]),
];

fn march(table: &standie::app::table::Table) -> March {
    table.game().dungeon.as_deref().and_then(|d| d.march.clone()).expect("a Monster Turn")
}

#[test]
fn every_step_and_every_stop_is_explained_with_its_rule() {
    for (name, colour, way) in PRINTED {
        let mut hands = Hands::new(driver::at("routes", 1920.0, 1080.0));
        let face = hands.words.colour(colour);
        hands.taps_text(&face);
        assert_eq!(hands.taps, 1, "a Monster Turn is one tap");
        let march = march(hands.table());
        let game = hands.game().clone();
        let names = Names::of(&game);
        let route = march.routes.iter().find(|r| hands.words.monster(r.monster, names) == name).expect("that monster");
        let entered: Vec<String> = route.hops.0.iter().map(|hop| hands.words.room(hop.to, names)).collect();
        assert_eq!(entered, way, "{name}");
        if way.is_empty() {
            let why = format!("why-{}", route.monster.0);
            assert!(hands.driver.find(iced::widget::Id::from(why)).is_none(), "who stays is folded");
            hands.taps("stays");
        }
        hands.taps(&format!("why-{}", route.monster.0));
        let explained = narrate::march::explain(&march, route);
        assert_eq!(explained.len(), way.len() + 1, "every step and the stop");
        for line in explained {
            let text = hands.words.say(&line.message, names);
            assert!(!hands.driver.find_all(text.as_str()).is_empty(), "{name}: {text}");
            for rule in line.cites.iter() {
                let row = standie::catalog::ledger::row(rule.as_str()).expect("a row");
                assert!(!hands.driver.find_all(row.rule.as_str()).is_empty(), "{name}: {}", row.id);
            }
        }
    }
}

#[test]
fn standies_walk_their_routes_where_motion_is_wanted() {
    for (name, colour, way) in PRINTED {
        let mut hands = Hands::new(driver::at("routes", 1280.0, 800.0));
        hands.driver.state.shell.settings.motion = Some(true);
        let stood = walk::stands(&hands.table().scene);
        let face = hands.words.colour(colour);
        hands.taps_text(&face);
        let march = march(hands.table());
        let game = hands.game().clone();
        let names = Names::of(&game);
        let route = march.routes.iter().find(|r| hands.words.monster(r.monster, names) == name).expect("that monster");
        let who = Spot::Monster(route.monster);
        let walks = hands.table().walks.as_ref().expect("some walk");
        let longest = march.routes.iter().map(|route| route.hops.0.len()).max().unwrap_or_default();
        assert!(walks.march);
        assert_eq!(walks.length(), longest as f32 * walk::ROOM);
        if way.is_empty() {
            assert_eq!(walks.place(who, 0.0), None, "{name} stays");
            continue;
        }
        let from = stood.iter().find(|(other, ..)| *other == who).expect("it stood there").2;
        assert_eq!(walks.place(who, 0.0), Some(from), "{name}");
        for (step, hop) in (1_u8..).zip(&route.hops.0) {
            let square = game.dungeon.as_deref().and_then(|d| d.room(hop.to)).expect("that room").at;
            let (x, y) = walks.place(who, f32::from(step) * walk::ROOM - 0.001).expect("still on the way");
            let off = (x - square.col as f32).hypot(y - square.row as f32);
            assert!(off < 0.5, "{name}, step {step}: {off}");
        }
        assert_eq!(walks.place(who, route.hops.0.len() as f32 * walk::ROOM), None, "{name} has arrived");
        // The next deed ends it.
        hands.taps(&format!("tick-{}", route.monster.0));
        if hands.table().walks.is_some() {
            // The last tick is only a tick.
            hands.next();
        }
        assert!(hands.table().walks.is_none());
    }
}

#[test]
fn nobody_walks_where_motion_is_not_wanted() {
    let mut hands = Hands::new(driver::at("routes", 1280.0, 800.0));
    let face = hands.words.colour(Colour::Green);
    hands.taps_text(&face);
    assert!(hands.table().walks.is_none(), "as the system of the tests asks");
}

#[test]
fn where_nobody_moves_nobody_is_told_to_move() {
    let mut hands = Hands::new(driver::at("routes", 1280.0, 800.0));
    let face = hands.words.colour(Colour::Yellow);
    hands.taps_text(&face);
    // It goes on by itself, and the journal says why nobody does.
    assert!(!matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })));
    let some = hands.words.get("ask-moving");
    assert!(!hands.driver.sees(&some));
    let told = format!("{face} rolled: ");
    let why = hands.table().log.iter().find(|line| line.text.starts_with(&told)).expect("a line of it");
    assert!(why.text.ends_with("nobody moves") || why.text.contains("none"), "{}", why.text);
}
