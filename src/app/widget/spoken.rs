//! What a control is to whoever does not see it: said to any operation that goes through the widgets, as the toolkit has no word
//! for it. `app::aloud` listens.

use crate::app::widget::control::{Control, held};
use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::{Element, Rectangle, Theme, Vector};
use std::any::Any;
use std::marker::PhantomData;
use std::slice;

/// What kind of thing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Something to be pressed.
    Button,
    /// One of several, chosen or not.
    Choice(bool),
    /// A number that is changed in place.
    Number,
    /// A field that is written in.
    Field,
    /// The map, or a place on it.
    Map,
    /// Things that belong together.
    Group,
    /// A part of the screen that the keyboard can leave and come to in one go.
    Part,
    /// What is said by itself as soon as it changes.
    News,
    /// What asks before anything else is done.
    Dialog,
    /// What lies under something else, and is neither seen nor heard.
    Beneath,
}

/// What is asked of a control by whoever does not touch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To be pressed.
    Press,
    /// To be held.
    Hold,
    /// To be one step more, or one less.
    Step(i32),
}

/// What a control says of itself; an operation may leave a wish.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    /// What it is.
    pub role: Role,
    /// What tests and focus know it by. The toolkit is not told: to it, whatever has a name can be pressed.
    pub key: Option<Id>,
    /// What it is called; of none, what is written in it.
    pub name: Option<String>,
    /// The id of the text of what it is a number of, or steps.
    pub term: Option<&'static str>,
    /// What it says besides.
    pub value: Option<String>,
    /// Of a number: what it is, its least and its most, and how much one step is.
    pub number: Option<[i32; 4]>,
    /// Whether it can be pressed.
    pub presses: bool,
    /// Whether it can be held.
    pub holds: bool,
    /// Whether anybody listens: what takes long to put into words is said to nobody else.
    pub listened: bool,
    /// What is wanted of it.
    pub wish: Option<Wish>,
}

impl Spoken {
    /// A thing of a kind.
    pub fn new(role: Role) -> Spoken {
        Spoken {
            role,
            key: None,
            name: None,
            term: None,
            value: None,
            number: None,
            presses: false,
            holds: false,
            listened: false,
            wish: None,
        }
    }

    /// The same, with a name.
    #[must_use]
    pub fn called(mut self, name: impl Into<String>) -> Spoken {
        self.name = Some(name.into());
        self
    }
}

/// What tests and focus know a control by.
pub fn key(id: &Id) -> String {
    // The toolkit shows what it is in no other way.
    let said = format!("{id:?}");
    said.split('"').nth(1).unwrap_or_default().to_owned()
}

/// What was begun last is over.
#[derive(Clone, Copy, Debug)]
pub struct Over;

/// Whether what is met lies under something else: of each thing around it that says what it is.
#[derive(Clone, Debug, Default)]
pub struct Under(Vec<bool>);

impl Under {
    /// Hears what something says of itself, or that it is over.
    pub fn hears(&mut self, said: &dyn Any) {
        if said.is::<Over>() {
            self.0.pop();
        } else if let Some(spoken) = said.downcast_ref::<Spoken>() {
            self.0.push(spoken.role == Role::Beneath);
        }
    }

    /// Whether it does.
    pub fn lies(&self) -> bool {
        self.0.contains(&true)
    }
}

/// Says what something is, around all it says besides, which learns whether anybody listens; whatever is wanted of it is given back.
pub fn around(
    with: &mut dyn Operation,
    bounds: Rectangle,
    mut spoken: Spoken,
    inside: impl FnOnce(&mut dyn Operation, bool),
) -> Option<Wish> {
    with.custom(None, bounds, &mut spoken);
    inside(with, spoken.listened);
    with.custom(None, bounds, &mut Over);
    spoken.wish
}

/// Content that is said to be something.
pub struct Region<'a, Message> {
    content: Element<'a, Message>,
    says: Option<String>,
    spoken: Spoken,
    holds: PhantomData<Message>,
}

/// Content that is one thing: its parts are heard within it.
pub fn region<'a, Message: 'a>(spoken: Spoken, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(held(Region { content: content.into(), says: None, spoken, holds: PhantomData }))
}

/// Content that the toolkit shows and does not tell, with what it says.
pub fn says<'a, Message: 'a>(says: String, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let spoken = Spoken::new(Role::Group);
    Element::new(held(Region { content: content.into(), says: Some(says), spoken, holds: PhantomData }))
}

/// Content that is a part of the screen, by what it is called.
pub fn part<'a, Message: 'a>(called: &'static str, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    region(Spoken { key: Some(Id::new(called)), ..Spoken::new(Role::Part) }, content)
}

/// A field, with what is to be written in it and what is written; the toolkit tells neither from the other.
pub fn written<'a, Message: 'a>(
    name: impl Into<String>,
    value: &str,
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    region(Spoken { value: Some(value.to_owned()), ..Spoken::new(Role::Field).called(name) }, field)
}

/// Content that cannot be reached as long as something lies over it.
pub fn beneath<'a, Message: 'a>(covered: bool, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    region(Spoken::new(if covered { Role::Beneath } else { Role::Group }), content)
}

/// Content that is said as soon as it is there, or another.
pub fn news<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    region(Spoken::new(Role::News), content)
}

/// Content that asks before anything else is done.
pub fn dialog<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    region(Spoken::new(Role::Dialog), content)
}

/// Nothing is kept of it; but the toolkit must not take it for anything else without a state.
#[derive(Debug, Default)]
pub struct Kept;

impl<Message> Control<Message> for Region<'_, Message> {
    type State = Kept;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        let (spoken, bounds) = (self.spoken.clone(), layout.bounds());
        let (beneath, says) = (spoken.role == Role::Beneath, self.says.clone());
        let Some((part, tree, layout)) = self.inner(tree, layout) else { return };
        let _ = around(with, bounds, spoken, |with, _| match beneath {
            true => part.operate(tree, layout, renderer, &mut Unreached(with)),
            false => {
                says.iter().for_each(|says| with.text(None, bounds, says));
                part.operate(tree, layout, renderer, with);
            }
        });
    }
}

/// An operation to which nothing can have the keyboard.
struct Unreached<'a>(&'a mut dyn Operation);

impl Operation for Unreached<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.0.traverse(&mut |with| operate(&mut Unreached(with)));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0.container(id, bounds);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        self.0.scrollable(id, bounds, content, translation, state);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.text(id, bounds, text);
    }

    fn custom(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        self.0.custom(id, bounds, state);
    }
}
