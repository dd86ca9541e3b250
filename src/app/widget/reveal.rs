//! What has the focus is scrolled into sight.

use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{self, Id, Operation};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// Room left around what is revealed, in pixels.
const AROUND: f32 = 24.0;

/// Scrolls whatever has the focus into sight.
pub fn reveal<Message: Send + 'static>() -> Task<Message> {
    widget::operate(Seek::default())
}

/// Looks for the focus, and remembers which scrollables, counted in the order they are met, it lies in.
#[derive(Default)]
struct Seek {
    met: usize,
    just_met: Option<usize>,
    around: Vec<usize>,
    found: Option<(Vec<usize>, Rectangle)>,
}

impl<T: Send + 'static> Operation<T> for Seek {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let entered = self.just_met.take();
        self.around.extend(entered);
        operate(self);
        if entered.is_some() {
            self.around.pop();
        }
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, _: &mut dyn Scrollable) {
        self.just_met = Some(self.met);
        self.met += 1;
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.found = Some((self.around.clone(), bounds));
        }
    }

    fn finish(&self) -> Outcome<T> {
        match self.found.clone() {
            Some((around, focus)) if !around.is_empty() => Outcome::Chain(Box::new(Scroll { met: 0, around, focus })),
            _ => Outcome::None,
        }
    }
}

/// Scrolls the scrollables around the focus, each no further than needed.
struct Scroll {
    met: usize,
    around: Vec<usize>,
    focus: Rectangle,
}

impl<T: Send + 'static> Operation<T> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let met = self.met;
        self.met += 1;
        if !self.around.contains(&met) {
            return;
        }
        let top = self.focus.y - bounds.y;
        let lowest = top + self.focus.height + AROUND - bounds.height;
        let y = translation.y.clamp(lowest, (top - AROUND).max(lowest));
        let y = y.clamp(0.0, (content.height - bounds.height).max(0.0));
        if (y - translation.y).abs() > 0.5 {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
    }
}
