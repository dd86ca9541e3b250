//! The recorded evening, command by command, by nothing but touches and keys.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::widget;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::{Message, presets};
use standie::play::record::Who;
use standie::play::session::Session;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::monster_turn;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::turn;
use std::collections::BTreeMap;

/// The recorded evening without a window, a line at a time, as far as the app does not go on by itself.
pub struct Recorded {
    session: Session,
    /// Arrows that led nowhere whichever way they pointed when they were told: nobody is asked for them then.
    arrows: BTreeMap<(RoomId, Colour), Answer>,
}

impl Recorded {
    /// As the preset begins.
    pub fn new() -> Recorded {
        Recorded { session: presets::evening("first"), arrows: BTreeMap::new() }
    }

    /// What people say for a line of it: its command, after an arrow that is asked for by now.
    pub fn says(&mut self, line: &str) -> Vec<Command> {
        let mut said = Vec::new();
        let command: Command = serde_json::from_str(line).expect("a command");
        while let Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) = self.session.question().ask {
            let arrow =
                matches!(command, Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Arrow(_)))));
            let idle = monster_turn::is_idle_arrow(self.session.book(), self.session.game(), room, colour);
            match (idle, arrow) {
                (true, _) => {
                    if let Command::Table(table::Command::Answer(answer)) = &command
                        && arrow
                    {
                        self.arrows.insert((room, colour), answer.clone());
                    }
                    self.submit(&Command::Table(table::Command::Skip));
                    if arrow {
                        return said;
                    }
                }
                (false, true) => break,
                (false, false) => {
                    let told = self.arrows.get(&(room, colour)).expect("it was told").clone();
                    let told = Command::Table(table::Command::Answer(told));
                    self.submit(&told);
                    said.push(told);
                }
            }
        }
        self.submit(&command);
        said.push(command);
        said
    }

    fn submit(&mut self, command: &Command) {
        self.session.submit(command, Who::Table, 0).expect("it plays");
    }

    /// Whether the app goes on from here by itself.
    fn is_ahead(&self) -> bool {
        let (game, book) = (self.session.game(), self.session.book());
        match self.session.question().ask {
            Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) => monster_turn::is_idle_arrow(book, game, room, colour),
            Ask::Dungeon(dungeon::Ask::Moving { .. }) => game
                .dungeon
                .as_deref()
                .and_then(|dungeon| dungeon.march.as_ref())
                .is_some_and(|march| march.moving() == 0),
            _ => false,
        }
    }
}

#[test]
fn the_evening_can_be_played_with_nothing_but_fingers() {
    let mut hands = Hands::new(driver::at("first", 1920.0, 1080.0));
    let script = include_str!("../../assets/presets/evening.jsonl");
    // The same evening without a window.
    let mut other = Recorded::new();
    for (number, line) in script.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
        for command in other.says(line) {
            // Where no monster moves the app goes on by itself, and the script says so next.
            if hands.game() == other.session.game() {
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
        }
        let toast = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone());
        assert!(
            other.is_ahead() || hands.game() == other.session.game(),
            "line {}: {line}\n{toast:?}\n{:?}\n{:?}",
            number + 1,
            hands.table().question,
            other.session.question()
        );
    }
    assert!(hands.game().turn.number >= 30, "the evening is long");
}
