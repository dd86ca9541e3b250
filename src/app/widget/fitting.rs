//! The first of several ways to say something that fits into the room there is, measured, not guessed.

use iced::advanced::layout::{self, Layout, Limits};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{mouse, renderer};
use iced::{Element, Fill, Length, Point, Rectangle, Size, Theme};

/// Ways to say something, the fullest first. They are looked at, never touched.
pub struct Fitting<'a, Message> {
    ways: Vec<Element<'a, Message>>,
    centred: bool,
}

impl<Message> Fitting<'_, Message> {
    /// In the middle of the height there is, instead of at its top.
    #[must_use]
    pub fn centred(self) -> Self {
        Fitting { centred: true, ..self }
    }
}

/// The first of these that is no higher than the room it is given; where none is, the last.
pub fn fitting<'a, Message>(ways: Vec<Element<'a, Message>>) -> Fitting<'a, Message> {
    Fitting { ways, centred: false }
}

/// Which of the ways is shown.
#[derive(Default)]
struct Shown(usize);

impl<Message> Widget<Message, Theme, iced::Renderer> for Fitting<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Shown>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Shown::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.ways.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.ways);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &Limits) -> layout::Node {
        let room = limits.max();
        let free = Limits::new(Size::ZERO, Size::new(room.width, f32::INFINITY));
        let last = self.ways.len().saturating_sub(1);
        let mut found = None;
        for (index, (way, state)) in self.ways.iter_mut().zip(&mut tree.children).enumerate() {
            let node = way.as_widget_mut().layout(state, renderer, &free);
            if node.size().height <= room.height || index == last {
                found = Some((index, node));
                break;
            }
        }
        let (index, mut node) = found.unwrap_or_default();
        if self.centred {
            let above = (room.height - node.size().height) / 2.0;
            node = node.move_to(Point::new(0.0, above.max(0.0)));
        }
        tree.state.downcast_mut::<Shown>().0 = index;
        layout::Node::with_children(room, vec![node])
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &iced::Renderer,
        operation: &mut dyn Operation,
    ) {
        let shown = tree.state.downcast_ref::<Shown>().0;
        let way = self.ways.get_mut(shown).zip(tree.children.get_mut(shown));
        if let (Some((way, state)), Some(layout)) = (way, layout.children().next()) {
            way.as_widget_mut().operate(state, layout, renderer, operation);
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut iced::Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let shown = tree.state.downcast_ref::<Shown>().0;
        let way = self.ways.get(shown).zip(tree.children.get(shown));
        if let (Some((way, state)), Some(layout)) = (way, layout.children().next()) {
            way.as_widget().draw(state, renderer, theme, style, layout, cursor, viewport);
        }
    }
}

impl<'a, Message: 'a> From<Fitting<'a, Message>> for Element<'a, Message> {
    fn from(fitting: Fitting<'a, Message>) -> Self {
        Element::new(fitting)
    }
}
