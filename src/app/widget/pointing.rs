//! A bubble that points at something on the screen, wherever that lies.

use crate::app::icon::glyph;
use crate::app::look::{ICONS, Look};
use crate::app::widget::control::{Brush, Control, Means, Place, held};
use iced::advanced::layout::{self, Layout, Node};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{self, Renderer as _, Text};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Renderer as _, mouse};
use iced::{
    Background, Border, Color, Element, Event, Length, Pixels, Point, Rectangle, Size, Theme, Vector, alignment,
    border, touch,
};

/// Widest bubble.
const WIDTH: f32 = 330.0;
/// Between a bubble and the edge of the screen.
const EDGE: f32 = 10.0;
/// Between a bubble and what it points at.
const GAP: f32 = 40.0;
/// Size of the arrow.
const ARROW: f32 = 30.0;
/// How much larger the ring is than what it lies around.
const AROUND: f32 = 5.0;
/// Whatever lies above this is pointed at from below.
const TOP: f32 = 120.0;

/// Where the arrow stands, first in the middle of the bubble: in parts of the side it points away from.
const SHARES: [f32; 7] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
/// The same where nothing else will do: a whole bubble off.
const OFF: [f32; 2] = [-1.0, 2.0];

/// What a bubble does not lie on, besides what it points at.
pub enum Spare<'a> {
    /// What has a name.
    Named(String),
    /// What has a name and is hidden rather than anything else.
    Rather(String),
    /// Places inside of what has a name, given how large that is.
    Inside(&'static str, Box<dyn Fn(Size) -> Vec<Rectangle> + 'a>),
}

/// Content, and a bubble over it.
pub struct Pointing<'a, Message> {
    parts: [Element<'a, Message>; 2],
    target: Id,
    about: &'static str,
    spares: Vec<Spare<'a>>,
    look: Look,
}

/// A bubble over some content, that points at what has a name there.
pub fn pointing<'a, Message>(
    look: Look,
    content: impl Into<Element<'a, Message>>,
    bubble: impl Into<Element<'a, Message>>,
    target: String,
) -> Pointing<'a, Message> {
    Pointing { parts: [content.into(), bubble.into()], target: Id::from(target), about: "", spares: Vec::new(), look }
}

impl<'a, Message> Pointing<'a, Message> {
    /// What the bubble is about: as long as that is the same it stays where it was once something has been touched.
    #[must_use]
    pub const fn about(mut self, about: &'static str) -> Self {
        self.about = about;
        self
    }

    /// What the bubble does not lie on, if there is another place for it.
    #[must_use]
    pub fn spares(mut self, spares: Vec<Spare<'a>>) -> Self {
        self.spares = spares;
        self
    }
}

/// What is pointed at, and by which arrow from where.
#[derive(Debug, Default)]
pub struct State {
    target: Option<Rectangle>,
    arrow: Option<Arrow>,
    /// Where it lay last, and for what.
    lay: Option<(For, Point)>,
    /// Whether somebody has touched the screen since: nothing slides away under their finger.
    kept: bool,
}

/// What a place was found for: what is said, at what, how large it is and the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct For {
    about: &'static str,
    target: Option<Rectangle>,
    bubble: Size,
    all: Size,
}

/// Looks for what has a name.
struct Finder {
    ids: Vec<Id>,
    found: Vec<Option<Rectangle>>,
}

impl Finder {
    fn of(ids: Vec<Id>) -> Finder {
        Finder { found: vec![None; ids.len()], ids }
    }

    fn look(&mut self, id: Option<&Id>, bounds: Rectangle) {
        for (wanted, found) in self.ids.iter().zip(&mut self.found) {
            if id == Some(wanted) && found.is_none() {
                *found = Some(bounds);
            }
        }
    }
}

impl Operation for Finder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.look(id, bounds);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, _state: &mut dyn Focusable) {
        self.look(id, bounds);
    }
}

/// An arrow, and the point it stands at.
type Arrow = (&'static str, Point);

/// From how many square pixels on something is not hidden as a whole.
const LARGE: f32 = 30_000.0;

/// How far from what it points at a bubble may lie besides, where it would hide something nearer to it.
const FARTHER: [f32; 5] = [0.0, 70.0, 140.0, 220.0, 320.0];

/// Where a bubble could lie around what it points at, the best first, each with its arrow: beside it, else above or below;
/// and farther off.
fn around(bubble: Size, target: Rectangle) -> Vec<(Point, Arrow)> {
    let ways =
        |shares: &'static [f32]| FARTHER.into_iter().flat_map(move |off| at_distance(bubble, target, off, shares));
    ways(&SHARES).chain(ways(&OFF)).collect()
}

fn at_distance(bubble: Size, target: Rectangle, off: f32, shares: &[f32]) -> Vec<(Point, Arrow)> {
    let middle = target.center();
    let mut all = Vec::new();
    let far = |at: f32, long: f32| at + long + GAP;
    let sides = |share: f32| {
        let (beside, over) = (middle.y - bubble.height * share, middle.x - bubble.width * share);
        let left = Point::new(target.x - GAP - off - bubble.width, beside);
        let right = Point::new(far(target.x, target.width) + off, beside);
        let above = Point::new(over, target.y - GAP - off - bubble.height);
        let below = Point::new(over, far(target.y, target.height) + off);
        [
            (left, ("arrow-east", Point::new(target.x - GAP / 2.0, middle.y))),
            (right, ("arrow-west", Point::new(target.x + target.width + GAP / 2.0, middle.y))),
            (above, ("arrow-south", Point::new(middle.x, target.y - GAP / 2.0))),
            (below, ("arrow-north", Point::new(middle.x, target.y + target.height + GAP / 2.0))),
        ]
    };
    let order = if target.y < TOP { [3, 0, 1, 2] } else { [0, 1, 2, 3] };
    for side in order {
        all.extend(shares.iter().map(|share| sides(*share)[side]));
    }
    all
}

/// Where a bubble lies, and the arrow between it and what it points at: where it hides the least of what is spared.
fn place(
    bubble: Size,
    target: Option<Rectangle>,
    [spared, rather]: [&[Rectangle]; 2],
    all: Size,
) -> (Point, Option<Arrow>) {
    let inside = |at: Point| {
        let within = |at: f32, size: f32, all: f32| at.min(all - size - EDGE).max(EDGE);
        Point::new(within(at.x, bubble.width, all.width), within(at.y, bubble.height, all.height))
    };
    let below = Point::new((all.width - bubble.width) / 2.0, all.height * 0.3);
    let Some(target) = target else { return (inside(below), None) };
    let lies = |at: Point| Rectangle::new(inside(at), bubble);
    let hides = |at: Point, spared: &[Rectangle]| -> f32 {
        let hidden = |spared: &Rectangle| {
            let both = spared.intersection(&lies(at))?;
            // What is large is still read beside the bubble.
            Some(both.area() * if spared.area() > LARGE { 0.25 } else { 1.0 })
        };
        spared.iter().filter_map(hidden).sum()
    };
    // An arrow that is not seen points at nothing.
    let seen = |(_, at): &Arrow| Rectangle::with_size(all).contains(*at);
    let ways = around(bubble, target).into_iter();
    let ways = ways.filter(|(at, arrow)| lies(*at).intersection(&target).is_none() && seen(arrow));
    let ways = ways.map(|(at, arrow)| ([hides(at, spared), hides(at, rather)], at, arrow));
    match ways.min_by(|(a, ..), (b, ..)| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1]))) {
        Some((_, at, arrow)) => (inside(at), Some(arrow)),
        None => {
            let over = Point::new(target.center_x() - bubble.width / 2.0, target.y - GAP - bubble.height);
            (inside(over), None)
        }
    }
}

/// How wide what ties a bubble to its arrow is.
const TIE: f32 = 3.0;

/// What ties a bubble to an arrow that does not stand at it, as far as there is any way to go.
fn tie(at: Point, bubble: Rectangle) -> [Rectangle; 2] {
    let near =
        Point::new(at.x.clamp(bubble.x, bubble.x + bubble.width), at.y.clamp(bubble.y, bubble.y + bubble.height));
    let line = |from: Point, to: Point| {
        let (corner, far) =
            (Point::new(from.x.min(to.x), from.y.min(to.y)), Point::new(from.x.max(to.x), from.y.max(to.y)));
        let far = Size::new(far.x - corner.x + TIE, far.y - corner.y + TIE);
        Rectangle::new(Point::new((corner.x - TIE / 2.0).round(), (corner.y - TIE / 2.0).round()), far)
    };
    // From a bubble that lies off to a side it goes along that first, and not across all that lies below.
    let turn = Point::new(at.x, near.y);
    [line(at, turn), line(turn, near)]
}

impl<Message> Control<Message> for Pointing<'_, Message> {
    type State = State;

    fn parts(&self) -> &[Element<'_, Message>] {
        &self.parts
    }

    fn part(&mut self, index: usize) -> Option<&mut dyn Widget<Message, Theme, iced::Renderer>> {
        self.parts.get_mut(index).map(|part| part.as_widget_mut() as _)
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn inside<'l>(&self, layout: Layout<'l>) -> Option<Layout<'l>> {
        layout.children().next()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &iced::Renderer, limits: &layout::Limits) -> Node {
        let [content, bubble] = &mut self.parts;
        let [first, second] = tree.children.as_mut_slice() else { return Node::default() };
        let ground = content.as_widget_mut().layout(first, renderer, limits);
        let names = self.spares.iter().map(|spare| match spare {
            Spare::Named(name) | Spare::Rather(name) => Id::from(name.clone()),
            Spare::Inside(name, _) => Id::new(name),
        });
        let mut finder = Finder::of(std::iter::once(self.target.clone()).chain(names).collect());
        content.as_widget_mut().operate(first, Layout::new(&ground), renderer, &mut finder);
        let target = finder.found.first().copied().flatten();
        let (mut spared, mut rather) = (Vec::new(), Vec::new());
        for (spare, found) in self.spares.iter().zip(finder.found.iter().skip(1)) {
            match (spare, found) {
                (Spare::Named(_), found) => spared.extend(*found),
                (Spare::Rather(_), found) => rather.extend(*found),
                (Spare::Inside(_, places), Some(found)) => {
                    let corner = Vector::new(found.x, found.y);
                    spared.extend(places(found.size()).into_iter().map(|place| place + corner));
                }
                (Spare::Inside(..), None) => {}
            }
        }
        let all = ground.size();
        let most = Size::new(WIDTH.min(all.width - 2.0 * EDGE).max(0.0), all.height);
        let bubble = bubble.as_widget_mut().layout(second, renderer, &layout::Limits::new(Size::ZERO, most));
        let now = For { about: self.about, target, bubble: bubble.size(), all };
        let state = tree.state.downcast_mut::<State>();
        let at = match state.lay.filter(|(was, _)| *was == now && state.kept) {
            Some((_, at)) => at,
            None => {
                let (at, arrow) = place(bubble.size(), target, [&spared, &rather], all);
                *state = State { target, arrow, lay: Some((now, at)), kept: false };
                at
            }
        };
        Node::with_children(all, vec![ground, bubble.move_to(at)])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &iced::Renderer, with: &mut dyn Operation) {
        for ((part, tree), layout) in self.parts.iter_mut().zip(&mut tree.children).zip(layout.children()) {
            part.as_widget_mut().operate(tree, layout, renderer, with);
        }
    }

    fn update(&mut self, tree: &mut Tree, event: &Event, place: Place<'_>, means: &mut Means<'_, '_, Message>) {
        let pressed = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        if *event == pressed || matches!(event, Event::Touch(touch::Event::FingerPressed { .. })) {
            tree.state.downcast_mut::<State>().kept = true;
        }
        let Means { renderer, clipboard, shell } = means;
        let each = self.parts.iter_mut().zip(&mut tree.children).zip(place.layout.children());
        let each: Vec<_> = each.collect();
        // The bubble lies on top.
        for ((part, tree), layout) in each.into_iter().rev() {
            if !shell.is_event_captured() {
                let part = part.as_widget_mut();
                part.update(tree, event, layout, place.cursor, renderer, *clipboard, shell, place.viewport);
            }
        }
    }

    fn draw(&self, tree: &Tree, brush: Brush<'_>, place: Place<'_>) {
        let Brush { renderer, theme, style } = brush;
        self.draw_inside(tree, Brush { renderer: &mut *renderer, theme, style }, place);
        let state = tree.state.downcast_ref::<State>();
        let (Some(layout), Some(bubble)) = (place.layout.children().nth(1), tree.children.get(1)) else { return };
        let corner = place.layout.position();
        let bounds = place.layout.bounds();
        renderer.with_layer(bounds, |renderer| {
            if let Some(target) = state.target {
                let border = Border { color: self.look.torch, width: 4.0, radius: border::radius(12) };
                let around = Rectangle { x: target.x + corner.x, y: target.y + corner.y, ..target }.expand(AROUND);
                renderer.fill_quad(
                    Quad { bounds: around, border, ..Quad::default() },
                    Background::Color(Color::TRANSPARENT),
                );
            }
            if let (Some((_, at)), Some((_, lies))) = (state.arrow, state.lay) {
                // A bubble that lies farther off is tied to its arrow.
                let tie = tie(at, Rectangle::new(lies, layout.bounds().size()));
                let tie = tie.map(|tie| Rectangle { x: tie.x + corner.x, y: tie.y + corner.y, ..tie });
                for tie in tie {
                    renderer.fill_quad(Quad { bounds: tie, ..Quad::default() }, Background::Color(self.look.torch));
                }
            }
            if let Some((name, at)) = state.arrow {
                // From its corner on: what changes is counted from there.
                let arrow = Text {
                    content: glyph(name).to_string(),
                    bounds: Size::new(ARROW + 4.0, ARROW + 4.0),
                    size: Pixels(ARROW),
                    line_height: text::LineHeight::Relative(1.0),
                    font: ICONS,
                    align_x: text::Alignment::Default,
                    align_y: alignment::Vertical::Top,
                    shaping: text::Shaping::Basic,
                    wrapping: text::Wrapping::None,
                };
                let at = Point::new(at.x + corner.x - ARROW / 2.0, at.y + corner.y - ARROW / 2.0);
                let at = Point::new(at.x.round(), at.y.round());
                // Whatever lies there, it is seen.
                let behind = Rectangle::new(at, Size::new(ARROW, ARROW)).expand(2.0);
                let border = border::rounded(behind.width / 2.0);
                renderer.fill_quad(Quad { bounds: behind, border, ..Quad::default() }, self.look.panel);
                renderer.fill_text(arrow, at, self.look.torch, bounds);
            }
            let part = self.parts[1].as_widget();
            part.draw(bubble, renderer, theme, style, layout, place.cursor, place.viewport);
        });
    }

    fn pointer(&self, tree: &Tree, place: Place<'_>, renderer: &iced::Renderer) -> mouse::Interaction {
        let each = self.parts.iter().zip(&tree.children).zip(place.layout.children());
        let seen = |((part, tree), layout): ((&Element<'_, Message>, &Tree), Layout<'_>)| {
            part.as_widget().mouse_interaction(tree, layout, place.cursor, place.viewport, renderer)
        };
        each.map(seen).filter(|seen| *seen != mouse::Interaction::None).last().unwrap_or_default()
    }
}

impl<'a, Message: 'a> From<Pointing<'a, Message>> for Element<'a, Message> {
    fn from(pointing: Pointing<'a, Message>) -> Self {
        Element::new(held(pointing))
    }
}
