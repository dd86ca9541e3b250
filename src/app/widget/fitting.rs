//! The first of several ways to say something that fits into the room there is, measured, not guessed.

use crate::app::widget::control::{Control, Means, Place, held};
use iced::advanced::layout::{self, Layout, Limits};
use iced::advanced::widget::{Tree, Widget};
use iced::{Element, Event, Fill, Length, Point, Size, Theme, Vector};

/// Ways to say something, the fullest first. They are looked at, and touched only where that is said.
pub struct Fitting<'a, Message> {
    ways: Vec<Element<'a, Message>>,
    centred: bool,
    live: bool,
}

impl<Message> Fitting<'_, Message> {
    /// In the middle of the height there is, instead of at its top.
    #[must_use]
    pub fn centred(self) -> Self {
        Fitting { centred: true, ..self }
    }

    /// They are touched, too. The last has the room there is, and no more: it scrolls. Of several parts the last lies at the
    /// foot.
    #[must_use]
    pub fn live(self) -> Self {
        Fitting { live: true, ..self }
    }
}

/// The first of these that is no higher than the room it is given; where none is, the last.
pub fn fitting<'a, Message>(ways: Vec<Element<'a, Message>>) -> Fitting<'a, Message> {
    Fitting { ways, centred: false, live: false }
}

/// Which of the ways is shown.
#[derive(Debug, Default)]
pub struct Shown(usize);

impl<Message> Control<Message> for Fitting<'_, Message> {
    type State = Shown;

    fn parts(&self) -> &[Element<'_, Message>] {
        &self.ways
    }

    fn part(&mut self, index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        self.ways.get_mut(index).map(Element::as_widget_mut)
    }

    fn shown(&self, state: &Shown) -> usize {
        state.0
    }

    fn inside<'l>(&self, layout: Layout<'l>) -> Option<Layout<'l>> {
        layout.children().next()
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
            let limits = if self.live && index == last { &Limits::new(Size::ZERO, room) } else { &free };
            let node = way.as_widget_mut().layout(state, renderer, limits);
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
        if self.live {
            node = footed(node, room);
        }
        tree.state.downcast_mut::<Shown>().0 = index;
        layout::Node::with_children(room, vec![node])
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        if self.live {
            self.pass_on(tree, event, place, means);
        }
    }
}

/// The same with the last of several parts at the foot of the room.
fn footed(node: layout::Node, room: Size) -> layout::Node {
    let below = room.height - node.size().height;
    let mut parts = node.children().to_vec();
    if below <= 0.0 || parts.len() < 2 {
        return node;
    }
    if let Some(foot) = parts.pop() {
        parts.push(foot.translate(Vector::new(0.0, below)));
    }
    layout::Node::with_children(Size::new(node.size().width, room.height), parts)
}

impl<'a, Message: 'a> From<Fitting<'a, Message>> for Element<'a, Message> {
    fn from(fitting: Fitting<'a, Message>) -> Self {
        Element::new(held(fitting))
    }
}
