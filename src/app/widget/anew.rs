//! Content that begins anew with another key: scrolled to its top, nothing pressed, nothing focused. The toolkit's own
//! keyed column keeps the state of an only child whatever its key is.

use crate::app::widget::control::{Control, held};
use iced::advanced::widget::{Tree, Widget};
use iced::{Element, Theme};
use std::slice;

/// Content with a key.
pub struct Anew<'a, Message> {
    key: u64,
    content: Element<'a, Message>,
}

/// Content that begins anew whenever its key is another.
pub fn anew<'a, Message>(key: u64, content: impl Into<Element<'a, Message>>) -> Anew<'a, Message> {
    Anew { key, content: content.into() }
}

/// The key it had when it was drawn last.
#[derive(Debug, Default)]
pub struct Key(u64);

impl<Message> Control<Message> for Anew<'_, Message> {
    type State = Key;

    fn fresh(&self) -> Key {
        Key(self.key)
    }

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn diff(&self, tree: &mut Tree) {
        let key = tree.state.downcast_mut::<Key>();
        if key.0 == self.key {
            tree.diff_children(self.parts());
        } else {
            key.0 = self.key;
            tree.children = vec![Tree::new(&self.content)];
        }
    }
}

impl<'a, Message: 'a> From<Anew<'a, Message>> for Element<'a, Message> {
    fn from(anew: Anew<'a, Message>) -> Self {
        Element::new(held(anew))
    }
}
