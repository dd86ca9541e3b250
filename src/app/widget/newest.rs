//! A list that scrolls to what is new in it, unless somebody is just reading elsewhere in it.

use crate::app::widget::control::{Control, Means, Place, held};
use iced::advanced::layout::{self, Layout, Limits};
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Element, Event, Rectangle, Theme, Vector, mouse, touch};
use std::slice;

/// A scrollable list whose news have a key.
pub struct Newest<'a, Message> {
    key: u64,
    content: Element<'a, Message>,
    sought: Option<Id>,
    by_finger: bool,
    reads: bool,
    read: Option<Message>,
}

/// A list that scrolls to its top whenever its key is another.
pub fn newest<'a, Message>(key: u64, content: impl Into<Element<'a, Message>>) -> Newest<'a, Message> {
    Newest { key, content: content.into(), sought: None, by_finger: false, reads: false, read: None }
}

impl<Message> Newest<'_, Message> {
    /// What is new does not lie at the top: it is what has this name.
    #[must_use]
    pub fn seeking(self, sought: Id) -> Self {
        Newest { sought: Some(sought), ..self }
    }

    /// What is new is what was touched: it stays under the finger.
    #[must_use]
    pub fn by_finger(self, by_finger: bool) -> Self {
        Newest { by_finger, ..self }
    }

    /// Somebody has just scrolled there: it can wait.
    #[must_use]
    pub fn reads(self, reads: bool) -> Self {
        Newest { reads, ..self }
    }

    /// What is said whenever somebody scrolls or touches it.
    #[must_use]
    pub fn on_read(self, message: Message) -> Self {
        Newest { read: Some(message), ..self }
    }
}

/// What it told last.
#[derive(Debug, Default)]
pub struct Told {
    key: u64,
    /// Something new is still to be shown.
    due: bool,
    /// A finger lies on it, or a button is held.
    touched: bool,
    /// How far down it was touched last.
    finger: Option<f32>,
}

impl<Message: Clone> Control<Message> for Newest<'_, Message> {
    type State = Told;

    fn fresh(&self) -> Told {
        Told { key: self.key, due: self.sought.is_some(), touched: false, finger: None }
    }

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn diff(&self, tree: &mut Tree) {
        let told = tree.state.downcast_mut::<Told>();
        told.due |= told.key != self.key;
        told.key = self.key;
        tree.diff_children(self.parts());
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &Limits) -> layout::Node {
        let told = tree.state.downcast_mut::<Told>();
        let shows = told.due && !told.touched && !self.reads;
        told.due &= !shows;
        let finger = told.finger.filter(|_| self.by_finger);
        let Some(state) = tree.children.first_mut() else { return layout::Node::default() };
        let node = self.content.as_widget_mut().layout(state, renderer, limits);
        if shows {
            let mut find = Find { sought: self.sought.clone(), found: None };
            let content = self.content.as_widget_mut();
            content.operate(state, Layout::new(&node), renderer, &mut find);
            if self.sought.is_none() || find.found.is_some() {
                content.operate(state, Layout::new(&node), renderer, &mut Show(find.found, finger));
            }
        }
        node
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let told = tree.state.downcast_mut::<Told>();
        let over = place.cursor.is_over(place.layout.bounds());
        let reads = match event {
            Event::Touch(touch::Event::FingerPressed { .. })
            | Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
                if over =>
            {
                told.touched = true;
                told.finger = match event {
                    Event::Touch(touch::Event::FingerPressed { position, .. }) => Some(position.y),
                    _ => place.cursor.position().map(|at| at.y),
                };
                true
            }
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
            | Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => std::mem::take(&mut told.touched),
            Event::Mouse(mouse::Event::WheelScrolled { .. }) => over,
            _ => false,
        };
        if let Some(read) = self.read.as_ref().filter(|_| reads) {
            means.shell.publish(read.clone());
        }
        self.pass_on(tree, event, place, means);
    }
}

impl<'a, Message: Clone + 'a> From<Newest<'a, Message>> for Element<'a, Message> {
    fn from(newest: Newest<'a, Message>) -> Self {
        Element::new(held(newest))
    }
}

/// Looks for what has a name.
struct Find {
    sought: Option<Id>,
    found: Option<Rectangle>,
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id.is_some() && id == self.sought.as_ref() {
            self.found = Some(bounds);
        }
    }
}

/// Scrolls no further than needed, or so that it lies under a finger; to the top where nothing is named.
struct Show(Option<Rectangle>, Option<f32>);

impl Operation for Show {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
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
        let y = self.0.map_or(0.0, |sought| {
            let top = sought.y - bounds.y;
            let lowest = top + sought.height - bounds.height;
            let least = translation.y.clamp(lowest.min(top), top);
            let y = self.1.map_or(least, |finger| sought.center_y() - finger);
            y.clamp(0.0, (content.height - bounds.height).max(0.0))
        });
        state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
    }
}
