//! The recorded evening, command by command, by nothing but touches and keys.

use crate::hands::Hands;
use crate::support::driver;
use standie::play::record::Who;
use standie::rules::command::Command;

#[test]
fn the_evening_can_be_played_with_nothing_but_fingers() {
    let mut hands = Hands::new(driver::at("first", 1920.0, 1080.0));
    let script = include_str!("../../assets/presets/evening.jsonl");
    // The same evening without a window.
    let mut other = standie::app::presets::evening("first");
    for (number, line) in script.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
        let command: Command = serde_json::from_str(line).expect("a command");
        other.submit(&command, Who::Table, 0).expect("it plays");
        hands.does(&command);
        let toast = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone());
        assert_eq!(hands.game(), other.game(), "line {}: {line}\n{toast:?}", number + 1);
    }
    assert!(hands.game().turn.number >= 30, "the evening is long");
}
