//! Letters reach beyond the room a text takes: the arm of an r, a slanted f. The software renderer draws a changed text
//! anew where it lies and no further, and leaves their ends standing. So each text stirs a little more than its own place.

use crate::app::widget::control::{Brush, Control, Means, Place, held};
use crate::app::widget::stir::{stir, sum};
use iced::advanced::Renderer as _;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::{Element, Event, Rectangle, Theme, Vector, window};
use std::{mem, slice};

/// How far letters reach beyond their text, in pixels.
const REACH: f32 = 3.0;

/// Content with texts.
pub struct Margins<'a, Message> {
    content: Element<'a, Message>,
}

/// Content each text of which is drawn anew with what its letters leave beside it.
pub fn margins<'a, Message>(content: impl Into<Element<'a, Message>>) -> Margins<'a, Message> {
    Margins { content: content.into() }
}

/// The texts that are seen, each in the same place of the row from one picture to the next: pictures are compared place by
/// place, and one more text at the beginning would draw all others anew.
#[derive(Debug, Default)]
pub struct Texts {
    row: Vec<Option<Text>>,
    /// Those that have just been found.
    found: Vec<Text>,
}

#[derive(Clone, Copy, Debug)]
struct Text {
    lies: Rectangle,
    /// Differs with where it lies and what it says.
    said: u64,
    placed: bool,
}

impl Texts {
    /// Gives those that have been found their places.
    fn settle(&mut self) {
        let Texts { row, found } = self;
        found.sort_unstable_by_key(|text| text.said);
        found.dedup_by_key(|text| text.said);
        for place in row.iter_mut() {
            let same = place.and_then(|was| found.binary_search_by_key(&was.said, |text| text.said).ok());
            *place = same.and_then(|at| found.get_mut(at)).map(|text| {
                text.placed = true;
                *text
            });
        }
        let mut fresh = found.drain(..).filter(|text| !text.placed);
        row.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = fresh.next());
        row.extend(fresh.map(Some));
        while row.pop_if(|place| place.is_none()).is_some() {}
    }
}

impl<Message> Control<Message> for Margins<'_, Message> {
    type State = Texts;

    fn parts(&self) -> &[Element<'_, Message>] {
        slice::from_ref(&self.content)
    }

    fn part(&mut self, _index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        Some(self.content.as_widget_mut())
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        self.pass_on(tree, event, place, means);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            let found = mem::take(&mut tree.state.downcast_mut::<Texts>().found);
            let mut seen = Seen { found, around: Vec::new(), view: *place.viewport, moved: Vector::ZERO };
            self.operate(tree, place.layout, means.renderer, &mut seen);
            let texts = tree.state.downcast_mut::<Texts>();
            texts.found = seen.found;
            texts.settle();
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        // A layer of their own, the first: the others stay what they are, however many texts there are.
        let texts = tree.state.downcast_ref::<Texts>();
        brush.renderer.with_layer(*place.viewport, |renderer| {
            for place in &texts.row {
                let (lies, said) = place.map_or_else(Default::default, |text| (text.lies, text.said));
                stir(renderer, lies, said);
            }
        });
        self.draw_inside(tree, brush, place);
    }
}

/// Looks for texts that are seen.
struct Seen {
    found: Vec<Text>,
    around: Vec<(Rectangle, Vector)>,
    view: Rectangle,
    moved: Vector,
}

impl Seen {
    fn finds(&mut self, lies: Rectangle, said: u64) {
        self.found.push(Text { lies, said, placed: false });
    }
}

impl Operation for Seen {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.around.push((self.view, self.moved));
        operate(self);
        if let Some((view, moved)) = self.around.pop() {
            (self.view, self.moved) = (view, moved);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        // What scrolls is cut between two pixels, and drawn on both.
        if let Some(seen) = self.view.intersection(&(bounds + self.moved)) {
            let kept = [seen.y, seen.height, content.height, content.width, translation.x, translation.y];
            self.finds(seen.expand(1.0), sum("", &kept));
        }
        self.view = self.view.intersection(&(bounds + self.moved)).unwrap_or_default();
        self.moved -= translation;
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let bounds = (bounds + self.moved).expand(REACH);
        // What is seen whole is not cut where it is scrolled, either: its letters reach beyond that, too.
        if let Some(seen) = self.view.expand(REACH).intersection(&bounds) {
            self.finds(seen, sum(text, &[bounds.x, bounds.y, bounds.width, bounds.height]));
        }
    }
}

impl<'a, Message: 'a> From<Margins<'a, Message>> for Element<'a, Message> {
    fn from(margins: Margins<'a, Message>) -> Self {
        Element::new(held(margins))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The row after a picture with these texts.
    fn row(texts: &mut Texts, seen: &[u64]) -> Vec<Option<u64>> {
        texts.found.extend(seen.iter().map(|said| Text { lies: Rectangle::default(), said: *said, placed: false }));
        texts.settle();
        texts.row.iter().map(|place| place.map(|text| text.said)).collect()
    }

    #[test]
    fn one_more_text_leaves_all_others_in_their_places() {
        let mut texts = Texts::default();
        assert_eq!(row(&mut texts, &[3, 5, 7]), [Some(3), Some(5), Some(7)]);
        assert_eq!(row(&mut texts, &[1, 3, 5, 7]), [Some(3), Some(5), Some(7), Some(1)]);
        assert_eq!(row(&mut texts, &[1, 7, 7]), [None, None, Some(7), Some(1)], "what lies there twice is drawn once");
        assert_eq!(row(&mut texts, &[1, 2, 7]), [Some(2), None, Some(7), Some(1)]);
        assert_eq!(row(&mut texts, &[2]), [Some(2)]);
        assert!(row(&mut texts, &[]).is_empty());
    }
}
