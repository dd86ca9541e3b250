//! The screen for those who do not see it: every control with what it is, what it is called and how it stands, every text, in the
//! order they are read. It is gathered from the widgets themselves, so that nothing is said twice; whoever reads it to somebody
//! (`aloud::bus` on Linux) can have any of it pressed, held or stepped.

pub mod asked;
#[cfg(all(feature = "reader", target_os = "linux"))]
mod bus;
pub mod reader;
pub mod walk;

use crate::app::widget::spoken::{Role, Spoken};
use iced::Rectangle;
use std::fmt::{self, Write as _};

/// Something that is read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heard {
    /// What it is called among all of them, the same as long as it is there.
    pub id: u64,
    /// What tests and focus know it by.
    pub key: Option<String>,
    /// What it is; of running text, nothing.
    pub role: Option<Role>,
    /// What is said.
    pub name: String,
    /// What its pictograms say, until it has a name; whether they are a plus or a minus; and what it makes more or less of.
    signs: Vec<String>,
    steps: bool,
    term: Option<&'static str>,
    /// What it says besides: what is written in a field, what a number is.
    pub value: Option<String>,
    /// Of a number: what it is, its least and its most, and how much one step is.
    pub number: Option<[i32; 4]>,
    /// Whether it can be pressed.
    pub presses: bool,
    /// Whether it can be held.
    pub holds: bool,
    /// Whether it has the keyboard; of what never can, nothing.
    pub focus: Option<bool>,
    /// Where it lies, in the pixels of the window's content.
    pub at: Rectangle,
    /// What lies in it.
    pub parts: Vec<Heard>,
}

impl Heard {
    /// Whether it is something one does something with.
    pub fn is_control(&self) -> bool {
        use Role::{Beneath, Button, Choice, Dialog, Field, Group, Map, News, Number, Part};
        match self.role {
            Some(Button | Choice(_) | Number | Field | Map) => true,
            None | Some(Group | Part | News | Dialog | Beneath) => false,
        }
    }

    /// It and all in it, from the outside in.
    pub fn all(&self) -> Vec<&Heard> {
        let within = self.parts.iter().flat_map(Heard::all);
        [self].into_iter().chain(within).collect()
    }

    fn begun(spoken: &Spoken, at: Rectangle) -> Heard {
        Heard {
            role: Some(spoken.role),
            name: spoken.name.clone().unwrap_or_default(),
            term: spoken.term,
            value: spoken.value.clone(),
            number: spoken.number,
            presses: spoken.presses,
            holds: spoken.holds,
            at,
            ..Heard::default()
        }
    }

    fn text(name: String, at: Rectangle) -> Heard {
        Heard { name, at, ..Heard::default() }
    }
}

/// All of a screen, a line each, what lies in something further in.
impl fmt::Display for Heard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn line(heard: &Heard, deep: usize, to: &mut fmt::Formatter<'_>) -> fmt::Result {
            let kind = match heard.role {
                None => "text",
                Some(Role::Button) => "button",
                Some(Role::Choice(true)) => "choice, chosen",
                Some(Role::Choice(false)) => "choice",
                Some(Role::Number) => "number",
                Some(Role::Field) => "field",
                Some(Role::Map) => "map",
                Some(Role::Group | Role::Part) => "group",
                Some(Role::News) => "news",
                Some(Role::Dialog) => "dialog",
                Some(Role::Beneath) => "beneath",
            };
            let mut said = format!("{:deep$}{kind}", "", deep = deep * 2);
            if heard.is_control() && !heard.presses && !heard.holds {
                said.push_str(", off");
            }
            if heard.holds {
                said.push_str(", holds");
            }
            if heard.focus == Some(true) {
                said.push_str(", here");
            }
            let _ = write!(said, ": {}", heard.name);
            if let Some(value) = &heard.value {
                let _ = write!(said, " = {value}");
            }
            writeln!(to, "{}", said.trim_end())?;
            heard.parts.iter().try_for_each(|part| line(part, deep + 1, to))
        }
        self.parts.iter().try_for_each(|part| line(part, 0, to))
    }
}
