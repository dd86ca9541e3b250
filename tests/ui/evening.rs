//! The recorded evening, command by command, by nothing but touches and keys.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::play::record::Who;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::turn;

#[test]
fn the_evening_can_be_played_with_nothing_but_fingers() {
    let mut hands = Hands::new(driver::at("first", 1920.0, 1080.0));
    let script = include_str!("../../assets/presets/evening.jsonl");
    // The same evening without a window.
    let mut other = standie::app::presets::evening("first");
    for (number, line) in script.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
        let command: Command = serde_json::from_str(line).expect("a command");
        other.submit(&command, Who::Table, 0).expect("it plays");
        // Where no monster moves the app goes on by itself, and the script says so next.
        if hands.game() == other.game() {
            continue;
        }
        // Once it has, another color is told by taking the roll back.
        let again = match command {
            Command::Turn(turn::Command::Reroll { colour, .. })
                if hands.driver.find(widget::Id::from(format!("reroll-mistake-{}", colour.name()))).is_none() =>
            {
                Some(colour)
            }
            _ => None,
        };
        match again {
            Some(colour) => {
                hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
                hands.answers(&Answer::Table(table::Answer::Colour(colour)));
            }
            None => hands.does(&command),
        }
        let toast = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone());
        let march = other.game().dungeon.as_deref().and_then(|dungeon| dungeon.march.as_ref());
        let ahead = matches!(other.question().ask, Ask::Dungeon(dungeon::Ask::Moving { .. }))
            && march.is_some_and(|march| march.moving() == 0);
        assert!(
            ahead || hands.game() == other.game(),
            "line {}: {line}\n{toast:?}\n{:?}\n{:?}",
            number + 1,
            hands.table().question,
            other.question()
        );
    }
    assert!(hands.game().turn.number >= 30, "the evening is long");
}
