//! Whether a control has the keyboard.

use iced::advanced::widget::operation::Focusable;

/// The focus of one control, as part of its state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focus(pub bool);

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.0
    }

    fn focus(&mut self) {
        self.0 = true;
    }

    fn unfocus(&mut self) {
        self.0 = false;
    }
}
