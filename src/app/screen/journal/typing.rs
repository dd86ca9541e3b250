//! A number of an entry as it is typed.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::play::fix::dials::{Dial, Mark};
use crate::rules::command::Command;
use iced::widget::row;
use iced::{Alignment, Element};

/// Most digits of a number.
const DIGITS: usize = 4;

/// The number that is typed: which piece it is, and the digits so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Which piece; none while no keys lie there.
    pub nth: Option<usize>,
    digits: String,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The keys of a piece lie there, or no longer.
    Pad(usize),
    /// A digit.
    Digit(u8),
    /// The last one goes.
    Back,
}

impl Typing {
    /// Takes a key: what the number is now, if it can be that.
    pub fn takes(&mut self, key: Key, dials: &[Dial]) -> Option<Command> {
        match key {
            Key::Pad(nth) => {
                let nth = (self.nth != Some(nth)).then_some(nth);
                *self = Typing { nth, digits: String::new() };
            }
            // What nothing could be is not written either.
            Key::Digit(digit) if self.digits.len() < DIGITS => {
                self.digits.push(char::from(b'0' + digit.min(9)));
                let most = self.nth.and_then(|nth| dials.get(nth)?.typed.iter().map(|(n, _)| n.unsigned_abs()).max());
                if self.digits.parse::<u32>().is_ok_and(|sum| most.is_some_and(|most| sum > most)) {
                    self.digits.pop();
                }
            }
            Key::Digit(_) => {}
            Key::Back => _ = self.digits.pop(),
        }
        let dial = dials.get(self.nth?)?;
        let sum: i32 = self.digits.parse().ok()?;
        let falls = matches!(dial.now, Mark::Number(..0, _));
        let to = if falls { -sum } else { sum };
        dial.typed.iter().find(|(n, _)| *n == to).map(|(_, command)| command.clone())
    }

    /// The keys for a piece, behind what it is mostly: a touch lays them out.
    pub fn view<'a, M: Clone + 'a>(
        &self,
        shell: &'a Shell,
        (nth, dial): (usize, &Dial),
        on: impl Fn(Key) -> M,
    ) -> Vec<Element<'a, M>> {
        if dial.typed.is_empty() {
            return Vec::new();
        }
        let look = shell.look;
        let open = self.nth == Some(nth);
        let pad =
            tool(look, "keyboard").kind(Kind::Choice(open)).id(format!("fix-{nth} pad")).on_press(on(Key::Pad(nth)));
        if !open {
            return vec![pad.into()];
        }
        let key = |digit: u8| {
            let key = press(look, bold(digit.to_string(), BODY)).height(TOUCH).padding([4, 14]).centred();
            key.id(format!("fix-key {digit}")).on_press(on(Key::Digit(digit))).into()
        };
        let back = press(look, icon("undo", 18.0)).height(TOUCH).padding([4, 12]).centred();
        let back = back.id("fix-key back".to_owned()).on_press(on(Key::Back));
        let keys = (1..=9).chain([0]).map(key).chain([back.into()]).collect();
        let typed = if self.digits.is_empty() { "–".to_owned() } else { self.digits.clone() };
        let typed = row![bold(typed, 20.0)].height(TOUCH).align_y(Alignment::Center);
        vec![pad.into(), typed.into(), wrapped(keys, 4.0)]
    }
}
