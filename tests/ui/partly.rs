//! Some of the monsters are beaten and the others run from: what is read and asked before.

use crate::pocket::pocketed;
use crate::solo::arranged;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::catalog::words::Names;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::fight;
use standie::rules::ids::MonsterId;
use standie::rules::table;

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (390.0, 844.0)];

#[test]
fn whom_one_runs_from_and_on_what_roll_is_read_before_anything_is_done() {
    for size in SIZES {
        let more = r#"
            "levels": {"red": 5}, "hands": {"red": ["Montage"], "blue": [], "green": []},
            "decks": {"door": ["Barrel With Legs"]}"#;
        let mut hands = pocketed(arranged("short", more), size);
        hands.taps("context");
        let monster = hands.game().foes.all[0].id;
        let mate = fight::Effect::Mate { monster };
        let amends = table::Command::Amend { note: String::new(), effects: vec![mate.into()] };
        hands.driver.message(Message::Table(Do::does(amends.into())));
        let before = hands.table().session.records();
        // The button is read whole.
        let text = hands.words.get("fight-parting");
        let button = hands.driver.find(widget::Id::from("parting")).expect("a way").bounds();
        let label = hands.driver.written().into_iter().find(|(said, ..)| *said == text);
        let (_, all, seen) = label.expect("its words");
        assert!(seen.is_some_and(|seen| seen.height > all.height - 0.5), "{size:?}: {all:?} seen {seen:?}");
        assert!(all.y >= button.y && all.y + all.height <= button.y + button.height, "{size:?}: {all:?} in {button:?}");
        hands.taps("parting");
        assert_eq!(hands.table().session.records(), before, "nothing is done by asking");
        let moves = hands.table().hot.as_ref().expect("a game of the app").moves.clone();
        let ways = moves.iter().filter_map(|command| match command {
            Command::Doors(doors::Command::Split { monsters }) => Some(monsters.clone()),
            _ => None,
        });
        let ways: Vec<Vec<MonsterId>> = ways.collect();
        let way = ways.first().expect("a way").clone();
        let game = hands.game().clone();
        let names = Names::of(&game);
        let fight = fight::current(&game).expect("a fight");
        let fled: Vec<MonsterId> = fight.monsters(&game).into_iter().filter(|id| !way.contains(id)).collect();
        let all: Vec<String> = hands.driver.written().into_iter().map(|(said, ..)| said).collect();
        for id in &fled {
            let name = hands.words.monster(*id, names);
            let least = fight::flight::away_from_it(hands.table().session.book(), &game, fight.main, *id);
            let needs = hands.words.with("run-from", &[("monster", name.clone().into()), ("least", least.into())]);
            assert!(all.iter().any(|said| said.contains(&needs)), "{size:?}: “{needs}” in {all:?}");
            assert!(
                all.iter().any(|said| said.contains("run from") && (said.contains(&name) || said.contains("other")))
            );
        }
        let id = way.iter().map(|id| id.0.to_string()).collect::<Vec<_>>().join(" ");
        hands.taps(&format!("split {id}"));
        assert!(hands.table().session.records() > before, "the second touch does it");
    }
}
