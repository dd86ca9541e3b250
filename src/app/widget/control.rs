//! What a control of our own is to the toolkit, said once. A control says what it does differently; the rest goes to
//! what it is wrapped around, if anything.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Size, Theme, Vector};
use std::marker::PhantomData;

/// Where a control lies, and what points at it.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// Its own layout.
    pub layout: Layout<'a>,
    /// The mouse, or a finger.
    pub cursor: mouse::Cursor,
    /// What can be seen.
    pub viewport: &'a Rectangle,
}

/// What a control reacts with.
pub struct Means<'a, 's, Message> {
    /// Measures.
    pub renderer: &'a iced::Renderer,
    /// The clipboard.
    pub clipboard: &'a mut dyn Clipboard,
    /// Takes what the control says.
    pub shell: &'a mut Shell<'s, Message>,
}

/// What a control is drawn with.
pub struct Brush<'a> {
    /// Draws.
    pub renderer: &'a mut iced::Renderer,
    /// The colours of the toolkit's own widgets.
    pub theme: &'a Theme,
    /// How text is written.
    pub style: &'a renderer::Style,
}

/// What is shown within a control, what is kept of it, and where it lies.
pub type Inner<'b, 'l, Message> = (&'b mut dyn Widget<Message, Theme, iced::Renderer>, &'b mut Tree, Layout<'l>);

/// The same, to be looked at.
pub type Seen<'b, 'l, Message> = (&'b Element<'b, Message>, &'b Tree, Layout<'l>);

/// A control of our own: alone, or wrapped around something.
pub trait Control<Message> {
    /// What is kept of it from one picture to the next.
    type State: Default + 'static;

    /// What is kept of one that is new.
    fn fresh(&self) -> Self::State {
        Self::State::default()
    }

    /// All it is wrapped around.
    fn parts(&self) -> &[Element<'_, Message>] {
        &[]
    }

    /// One of those, to be changed.
    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        None
    }

    /// Which of those is shown.
    fn shown(&self, _state: &Self::State) -> usize {
        0
    }

    /// Where that lies; the whole control, if not within it.
    fn inside<'l>(&self, layout: Layout<'l>) -> Option<Layout<'l>> {
        Some(layout)
    }

    /// What is shown within it, to be changed.
    fn inner<'b, 'l>(&'b mut self, tree: &'b mut Tree, layout: Layout<'l>) -> Option<Inner<'b, 'l, Message>> {
        let (shown, layout) = (self.shown(tree.state.downcast_ref()), self.inside(layout)?);
        Some((self.part(shown)?, tree.children.get_mut(shown)?, layout))
    }

    /// What is shown within it, to be looked at.
    fn seen<'b, 'l>(&'b self, tree: &'b Tree, place: Place<'l>) -> Option<Seen<'b, 'l, Message>> {
        let (shown, layout) = (self.shown(tree.state.downcast_ref()), self.inside(place.layout)?);
        Some((self.parts().get(shown)?, tree.children.get(shown)?, layout))
    }

    /// Where it is pointed at, as what is in it has it.
    fn place<'l>(&self, place: Place<'l>) -> Place<'l> {
        place
    }

    /// Another control has come in place of one.
    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(self.parts());
    }

    /// How large it wants to be.
    fn size(&self) -> Size<Length> {
        self.parts().first().map_or(Size::new(Length::Shrink, Length::Shrink), |part| part.as_widget().size())
    }

    /// How large it is, and where what is in it lies.
    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        let part = self.part(0).zip(tree.children.first_mut());
        part.map(|(part, tree)| part.layout(tree, renderer, limits)).unwrap_or_default()
    }

    /// Somebody looks for controls or texts.
    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        if let Some((part, tree, layout)) = self.inner(tree, layout) {
            part.operate(tree, layout, renderer, with);
        }
    }

    /// Something happens.
    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        self.pass_on(tree, event, place, means);
    }

    /// What happens goes to what is shown within it.
    fn pass_on(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let Means { renderer, clipboard, shell } = means;
        if let Some((part, tree, layout)) = self.inner(tree, place.layout) {
            part.update(tree, event, layout, place.cursor, renderer, *clipboard, shell, place.viewport);
        }
    }

    /// Draws it.
    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        self.draw_inside(tree, brush, place);
    }

    /// Draws what is shown within it.
    fn draw_inside(&self, tree: &Tree, Brush { renderer, theme, style }: Brush<'_>, place: Place<'_>) {
        if let Some((part, tree, layout)) = self.seen(tree, place) {
            part.as_widget().draw(tree, renderer, theme, style, layout, place.cursor, place.viewport);
        }
    }

    /// What the mouse looks like over it.
    fn pointer(&self, tree: &Tree, place: Place<'_>, renderer: &iced::Renderer) -> mouse::Interaction {
        self.seen(tree, place).map_or_else(mouse::Interaction::default, |(part, tree, layout)| {
            part.as_widget().mouse_interaction(tree, layout, place.cursor, place.viewport, renderer)
        })
    }
}

/// A control, as the toolkit takes it.
pub struct Held<C, Message>(C, PhantomData<Message>);

/// A control for the toolkit.
pub fn held<Message, C: Control<Message>>(control: C) -> Held<C, Message> {
    Held(control, PhantomData)
}

impl<Message, C: Control<Message>> Widget<Message, Theme, iced::Renderer> for Held<C, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<C::State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(self.0.fresh())
    }

    fn children(&self) -> Vec<Tree> {
        self.0.parts().iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        self.0.diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.0.size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> layout::Node {
        self.0.layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &iced::Renderer,
        operation: &mut dyn Operation,
    ) {
        self.0.operate(tree, layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &iced::Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let place = self.0.place(Place { layout, cursor, viewport });
        self.0.update(tree, event, place, &mut Means { renderer, clipboard, shell });
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
        let place = self.0.place(Place { layout, cursor, viewport });
        self.0.draw(tree, Brush { renderer, theme, style }, place);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &iced::Renderer,
    ) -> mouse::Interaction {
        self.0.pointer(tree, self.0.place(Place { layout, cursor, viewport }), renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &iced::Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, iced::Renderer>> {
        let (part, tree, layout) = self.0.inner(tree, layout)?;
        part.overlay(tree, layout, renderer, viewport, translation)
    }
}
