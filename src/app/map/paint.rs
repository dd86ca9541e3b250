//! Drawing the map: floor and outlines as quads, everything small as glyphs, routes as lines. Nothing of it is text on
//! a canvas, which costs ten times as much without a graphics card.

use crate::app::hat;
use crate::app::icon::{arrow, glyph, shape};
use crate::app::look::{BOLD, ICONS, Look, mix};
use crate::app::map::camera::{Camera, towards};
use crate::app::map::scene::{Exit, LIGHT, Leg, Lit, RoomSeen, RouteSeen, Scene, Spot, Token, token_bounds};
use crate::app::map::walk::{OUT, Walks};
use crate::app::widget::parts::shortened;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Mark, SearchIcon};
use crate::rules::ids::{Colour, Side, Square};
use iced::advanced::text::{self, Renderer as _};
use iced::advanced::{Renderer as _, renderer};
use iced::widget::canvas::{Frame, LineCap, LineJoin, Path, Stroke};
use iced::{Border, Color, Font, Pixels, Point, Rectangle, Renderer, Size, Vector, alignment, border};

/// A tile is this much smaller than its square on each side; links stand in the gap.
const INSET: f32 = 0.055;
/// Icons of smaller squares do not say for whom they are.
const NAMED: f32 = 62.0;

/// Monsters in squares so large have letters of their names.
const LETTERED: f32 = 110.0;

/// One map being drawn.
pub struct Painter<'a> {
    /// Where to.
    pub renderer: &'a mut Renderer,
    /// In which colours.
    pub look: Look,
    /// Seen from where.
    pub camera: Camera,
    /// The part of the window.
    pub bounds: Rectangle,
    /// Size of labels, 1.0 as drawn.
    pub label_scale: f32,
    /// Letters of the six colours.
    pub letters: &'a [String; 6],
    /// Who is on the way, and for how many milliseconds.
    pub walks: Option<(&'a Walks, f32)>,
    /// Who is carried, and how far from where they stand.
    pub carried: Option<(Spot, Vector)>,
}

impl Painter<'_> {
    fn size(&self) -> Size {
        self.bounds.size()
    }

    /// A point of the view as a point of the window.
    fn on_window(&self, at: Point) -> Point {
        at + Vector::new(self.bounds.x, self.bounds.y)
    }

    fn quad(&mut self, mut bounds: Rectangle, fill: Color, edge: Border) {
        bounds = bounds + Vector::new(self.bounds.x, self.bounds.y);
        if !bounds.intersects(&self.bounds) {
            return;
        }
        self.renderer.fill_quad(renderer::Quad { bounds, border: edge, ..renderer::Quad::default() }, fill);
    }

    fn write(&mut self, content: String, font: Font, size: f32, at: Point, colour: Color) {
        let at = self.on_window(at);
        // Where it lies, generously.
        let wide = size * content.chars().count().max(2) as f32;
        let own = Rectangle::new(at - Vector::new(wide / 2.0, size), Size::new(wide, size * 2.0));
        if size < 4.0 || !own.intersects(&self.bounds) {
            return;
        }
        // The software renderer cuts off only what says of itself that it reaches across the map's edge; anything else
        // it would paint over the rest of the screen.
        let clip = if own.is_within(&self.bounds) { own } else { self.bounds.expand(1.0) };
        let words = text::Text {
            content,
            // So flat that it never counts as changed by itself: the map is drawn anew as a whole, or not at all.
            bounds: Size::new(size * 30.0, 0.5),
            size: Pixels(size),
            line_height: text::LineHeight::Relative(1.0),
            font,
            align_x: text::Alignment::Center,
            align_y: alignment::Vertical::Center,
            shaping: text::Shaping::Auto,
            wrapping: text::Wrapping::None,
        };
        self.renderer.fill_text(words, at, colour, clip);
    }

    fn icon(&mut self, name: &str, size: f32, at: Point, colour: Color) {
        self.write(glyph(name).to_string(), ICONS, size, at, colour);
    }

    /// A glyph with an ink outline, so that it stands out on any ground.
    fn cut_out(&mut self, name: &str, size: f32, at: Point, colour: Color, ink: Color) {
        self.icon(name, size + (size * 0.16).clamp(2.0, 5.0), at, ink);
        self.icon(name, size, at, colour);
    }

    /// Floors, links and what is printed on them.
    pub fn floors(&mut self, scene: &Scene) {
        for room in &scene.rooms {
            let cell = self.camera.cell(room.at, self.size());
            if cell.intersects(&Rectangle::with_size(self.size())) {
                self.floor(room, cell);
                self.icon_grounds(room, cell);
            }
        }
        for exit in &scene.exits {
            self.exit_ground(exit);
        }
        for lit in &scene.lit {
            self.lit_ground(scene, *lit);
        }
    }

    /// Where a place that answers lies: the corner of its light, and how far that reaches.
    fn lit_spot(&self, scene: &Scene, lit: Lit) -> Option<(Point, f32)> {
        scene.lit_spot(lit, &self.camera, self.size())
    }

    /// The light on a place that answers what is asked.
    fn lit_ground(&mut self, scene: &Scene, lit: Lit) {
        let Some((at, reach)) = self.lit_spot(scene, lit) else { return };
        let (reach, fill, radius) = match lit {
            Lit::Room(_) => (reach, Color { a: 0.3, ..self.look.torch }, reach * 0.12),
            Lit::Side(..) => (reach * LIGHT, self.look.torch, reach * LIGHT),
        };
        let bounds = Rectangle::new(Point::new(at.x - reach, at.y - reach), Size::new(reach * 2.0, reach * 2.0));
        let (colour, width) = match lit {
            Lit::Room(_) => (self.look.torch, (self.camera.zoom * 0.03).max(3.0)),
            Lit::Side(..) => (self.look.ink, 1.5),
        };
        self.quad(bounds, fill, Border { color: colour, width, radius: border::radius(radius) });
    }

    /// The arrow on a side that answers what is asked.
    fn lit_arrow(&mut self, scene: &Scene, lit: Lit) {
        let Lit::Side(_, side) = lit else { return };
        let Some((at, reach)) = self.lit_spot(scene, lit) else { return };
        let name = arrow(self.camera.shown(side));
        match scene.arrow {
            Some(colour) => self.cut_out(name, reach * 1.7, at, self.look.seat(colour), self.look.ink),
            None => self.icon(name, reach * 1.7, at, self.look.on_torch),
        }
    }

    fn floor(&mut self, room: &RoomSeen, cell: Rectangle) {
        let s = self.camera.zoom;
        let tile = cell.shrink(s * INSET);
        let ground = if room.entrance { self.look.entrance } else { self.look.floor };
        let ink = if room.chosen { self.look.torch } else { self.look.ink };
        let width = if room.chosen { (s * 0.03).max(3.0) } else { (s * 0.02).clamp(1.5, 3.0) };
        self.quad(tile, ground, Border { color: ink, width, radius: border::radius(s * 0.045) });
        // Passages open the outline towards the neighbour; so do doors, with a door in it.
        for side in Side::ALL {
            let (kind, _) = room.links[side.index()];
            if matches!(kind, LinkKind::Passage | LinkKind::Door | LinkKind::Locked) {
                let way = towards(self.camera.shown(side));
                let along = s * INSET + width + 3.0;
                let middle = cell.center() + way * (s * 0.5 - along / 2.0);
                let across = s * 0.26;
                let opening = if way.x == 0.0 { Size::new(across, along) } else { Size::new(along, across) };
                let corner = Point::new(middle.x - opening.width / 2.0, middle.y - opening.height / 2.0);
                self.quad(Rectangle::new(corner, opening), ground, Border::default());
            }
        }
    }

    /// Links, arrows, names and tokens: everything that is a glyph.
    pub fn glyphs(&mut self, scene: &Scene) {
        for room in &scene.rooms {
            let cell = self.camera.cell(room.at, self.size());
            if cell.intersects(&Rectangle::with_size(self.size())) {
                self.links(room, cell);
                self.arrows(room, cell);
                self.labels(room, cell);
            }
        }
        // Whoever is carried comes last, above all the others.
        let is_carried = |token: &Token| self.carried.filter(|(who, _)| *who == token.spot());
        let (last, first): (Vec<_>, Vec<_>) = scene.tokens.iter().partition(|(.., token)| is_carried(token).is_some());
        let place = |(square, place, token): &&(Square, Rectangle, Token)| {
            let bounds = token_bounds(&self.camera, *square, *place, self.size());
            // Tokens stand upright however the map is turned: on the way their middles go, and nothing else.
            let way = self.walks.and_then(|(walks, gone)| walks.place(token.spot(), gone));
            let by = way.map(|at| self.camera.place(at, self.size()) - bounds.center()).unwrap_or_default();
            bounds + is_carried(token).map_or(by, |(_, by)| by)
        };
        let first: Vec<_> = first.into_iter().map(|one| (&one.2, place(&one))).collect();
        let last: Vec<_> = last.into_iter().map(|one| (&one.2, place(&one))).collect();
        self.tokens(&first);
        for exit in &scene.exits {
            self.exit_cost(exit);
        }
        for lit in &scene.lit {
            self.lit_arrow(scene, *lit);
        }
        for route in &scene.routes {
            self.route_number(route);
        }
        // No mark of where to go lies on it.
        self.tokens(&last);
    }

    fn tokens(&mut self, all: &[(&Token, Rectangle)]) {
        all.iter().for_each(|(token, bounds)| self.token(token, *bounds));
        all.iter().for_each(|(token, bounds)| self.letters(token, *bounds));
    }

    fn links(&mut self, room: &RoomSeen, cell: Rectangle) {
        let s = self.camera.zoom;
        for side in Side::ALL {
            let (kind, known) = room.links[side.index()];
            // A link between two rooms is drawn once, by the one further north or west.
            if known && !matches!(side, Side::South | Side::East) {
                continue;
            }
            let way = towards(self.camera.shown(side));
            let at = cell.center() + way * (s * if known { 0.5 } else { 0.5 - INSET * 0.4 });
            let flat = way.x == 0.0;
            let name = match (kind, flat) {
                (LinkKind::Passage, true) => "link-passage-h",
                (LinkKind::Passage, false) => "link-passage-v",
                (LinkKind::Door, true) => "link-door-h",
                (LinkKind::Door, false) => "link-door-v",
                (LinkKind::Locked, true) => "link-locked-h",
                (LinkKind::Locked, false) => "link-locked-v",
                (LinkKind::Hidden, true) => "link-hidden-h",
                (LinkKind::Hidden, false) => "link-hidden-v",
                (LinkKind::Wall, true) => "link-wall-h",
                (LinkKind::Wall, false) => "link-wall-v",
            };
            let colour = match kind {
                LinkKind::Passage => self.look.ink,
                LinkKind::Door => Color::from_rgb8(0x8a, 0x4f, 0x1d),
                LinkKind::Locked => Color::from_rgb8(0x6b, 0x3a, 0x12),
                LinkKind::Hidden => self.look.pale_ink,
                LinkKind::Wall => mix(self.look.ink, self.look.floor, 0.3),
            };
            let size = s * 0.3;
            if matches!(kind, LinkKind::Door | LinkKind::Locked | LinkKind::Wall) {
                self.cut_out(name, size, at, colour, self.look.floor);
            } else {
                self.icon(name, size, at, colour);
            }
        }
    }

    fn arrows(&mut self, room: &RoomSeen, cell: Rectangle) {
        let s = self.camera.zoom;
        let size = s * 0.115;
        for side in Side::ALL {
            let here: Vec<Colour> = Colour::ALL.into_iter().filter(|c| room.arrows.of(*c) == Arrow::To(side)).collect();
            let shown = self.camera.shown(side);
            let way = towards(shown);
            let edge = cell.center() + way * (s * 0.355);
            let along = Vector::new(way.y.abs(), way.x.abs());
            for (i, colour) in here.iter().enumerate() {
                let step = (0.62 / here.len() as f32).min(0.145);
                let off = (i as f32 - (here.len() as f32 - 1.0) / 2.0) * step;
                let at = edge + along * (s * off);
                self.cut_out(arrow(shown), size, at, self.look.seat(*colour), self.look.ink);
                if s >= 70.0 {
                    let letter = self.letters[colour.index()].clone();
                    // A triangle's middle lies towards its broad end.
                    let at = at - way * (size * 0.1);
                    self.write(letter, BOLD, size * 0.52, at, self.look.on_seat(*colour));
                }
            }
        }
        let unknown = Colour::ALL.into_iter().filter(|c| room.arrows.of(*c) == Arrow::Unknown).count();
        if unknown > 0 && s >= 60.0 {
            let at = cell.center() + Vector::new(s * 0.315, -s * 0.36);
            self.icon("why", s * 0.1, at, self.look.pale_ink);
            // How many are not known yet.
            self.write(unknown.to_string(), BOLD, s * 0.08, at + Vector::new(s * 0.075, 0.0), self.look.pale_ink);
        }
    }

    fn labels(&mut self, room: &RoomSeen, cell: Rectangle) {
        let s = self.camera.zoom;
        let (lines, size) = self.label(room);
        let ink = self.look.ink;
        let middle = cell.center();
        let mut below = s * -0.245;
        for line in lines {
            self.write(line, BOLD, size, middle + Vector::new(0.0, below), ink);
            below += size * 1.02;
        }
        self.icons(room, cell);
        let small = s * 0.1;
        let corner = |x: f32, y: f32| middle + Vector::new(s * x, s * y);
        if let Some(search) = room.search {
            let at = corner(-0.36, -0.37);
            self.icon("search", small, at, self.look.pale_ink);
            let sign = match search {
                SearchIcon::Cannot => "×".to_owned(),
                SearchIcon::By(by) => format!("{by:+}"),
            };
            self.write(sign, BOLD, small, at + Vector::new(s * 0.1, 0.0), ink);
        }
        if let Some(mark) = room.mark {
            let at = corner(-0.35, 0.355);
            let (name, colour) = match mark {
                Mark::Ransacked => ("search", self.look.pale_ink),
                Mark::LootedOut => ("cross", Color::from_rgb8(0xa3, 0x26, 0x16)),
            };
            self.cut_out(name, s * 0.11, at, colour, self.look.floor);
        }
        if let Some(letter) = room.pile {
            let at = corner(0.35, 0.345);
            self.icon("pile", s * 0.17, at, Color::from_rgb8(0x7a, 0x4b, 0x1e));
            let sign = letter.map_or_else(|| "g".to_owned(), |c| c.to_string());
            self.write(sign, BOLD, s * 0.085, at + Vector::new(0.0, s * 0.02), self.look.entrance);
        }
    }

    /// The lines of a room's name, and their size. Above icons there is room for one line only.
    fn label(&self, room: &RoomSeen) -> (Vec<String>, f32) {
        let s = self.camera.zoom;
        let size = (s * 0.092 * self.label_scale).clamp(9.0, 30.0);
        let fits = s * 0.7 / (size * 0.54);
        let smaller = fits / room.name.chars().count() as f32;
        match (room.icons.is_empty(), smaller) {
            (true, _) => (two_lines(&room.name, fits as usize), size),
            (false, 1.0..) => (vec![room.name.clone()], size),
            (false, 0.7..) => (vec![room.name.clone()], size * smaller),
            (false, _) => (vec![shortened(&room.name, (fits as usize).max(4))], size),
        }
    }

    /// Where race and class icons lie: in a line below the name.
    fn icon_places(&self, room: &RoomSeen, cell: Rectangle) -> Vec<Rectangle> {
        if room.icons.is_empty() {
            return Vec::new();
        }
        let (s, count) = (self.camera.zoom, room.icons.len() as f32);
        let (lines, size) = self.label(room);
        let lines = lines.len() as f32;
        // From afar only the signs can be told apart.
        let wide = if s < NAMED { 0.12 } else { 0.31 };
        let step = f32::min(wide + 0.02, 0.9 / count);
        let middle = cell.center() + Vector::new(0.0, s * -0.235 + (lines - 0.25) * size * 1.02 + s * 0.03);
        let size = Size::new(s * (step - 0.02), s * 0.115);
        let corner = |i: usize| Vector::new(s * step * (i as f32 - count / 2.0) + s * 0.01, -size.height / 2.0);
        (0..room.icons.len()).map(|i| Rectangle::new(middle + corner(i), size)).collect()
    }

    /// What race and class icons lie on: round and green where they are good, square and red where they are bad.
    fn icon_grounds(&mut self, room: &RoomSeen, cell: Rectangle) {
        for (place, (_, good)) in self.icon_places(room, cell).into_iter().zip(&room.icons) {
            let colour = if *good { Color::from_rgb8(0x1f, 0x78, 0x32) } else { Color::from_rgb8(0xae, 0x24, 0x18) };
            let radius = if *good { place.height / 2.0 } else { 0.0 };
            self.quad(place, colour, Border { color: self.look.ink, width: 1.0, radius: border::radius(radius) });
        }
    }

    /// A plus or a minus, and for whom.
    fn icons(&mut self, room: &RoomSeen, cell: Rectangle) {
        for (place, (letters, good)) in self.icon_places(room, cell).into_iter().zip(&room.icons) {
            let (sign, size) = (if *good { "+" } else { "−" }, place.height * 0.8);
            let text = if self.camera.zoom < NAMED { sign.to_owned() } else { format!("{sign} {letters}") };
            self.write(text, BOLD, size, place.center(), Color::WHITE);
        }
    }

    /// From near a monster is known by letters as well: two of a kind may stand together. Whoever stands beside it hides
    /// none of them.
    fn letters(&mut self, token: &Token, bounds: Rectangle) {
        let Token::Monster { letters, scale, .. } = token else { return };
        if self.camera.zoom < LETTERED {
            return;
        }
        let high = bounds.height.min(bounds.width * 1.3) * 0.94 * (0.86 * scale).min(1.02);
        let at = bounds.center() + Vector::new(high * 0.44, -high * 0.42);
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            self.write(letters.clone(), BOLD, high * 0.24, at + Vector::new(x, y), self.look.floor);
        }
        self.write(letters.clone(), BOLD, high * 0.24, at, self.look.ink);
    }

    fn token(&mut self, token: &Token, bounds: Rectangle) {
        let centre = bounds.center();
        let high = bounds.height.min(bounds.width * 1.3) * 0.94;
        let ink = self.look.ink;
        match token {
            Token::Munchkin { colour, hat, dead, active } => {
                let fill = self.look.seat(*colour);
                if *active {
                    let glow = Rectangle::new(
                        Point::new(centre.x - high * 0.52, centre.y - high * 0.52),
                        Size::new(high * 1.04, high * 1.04),
                    );
                    let edge = Border { color: self.look.torch, width: 2.5, radius: border::radius(high) };
                    self.quad(glow, Color { a: 0.55, ..self.look.torch }, edge);
                }
                let name = if *dead { "pawn-dead" } else { "pawn" };
                let hat = hat.filter(|_| !*dead);
                // A hat stands out above: its wearer is smaller, and lower.
                let (high, centre) = match hat {
                    Some(_) => (high * 0.84, centre + Vector::new(0.0, high * 0.1)),
                    None => (high, centre),
                };
                self.cut_out(name, high, centre, fill, ink);
                if let Some(hat) = hat {
                    let at = centre - Vector::new(0.0, high * hat::ABOVE);
                    self.cut_out(hat, high * hat::SIZE, at, ink, Color { a: 0.8, ..Color::WHITE });
                }
                if !*dead {
                    let at = centre + Vector::new(0.0, high * 0.13);
                    self.icon(shape(*colour), high * 0.27, at, self.look.on_seat(*colour));
                }
            }
            Token::Monster { base, kind, scale, waits, chosen, .. } => {
                let high = high * (0.86 * scale).min(1.02);
                let fill = base.map_or(self.look.pale_ink, |c| self.look.seat(c));
                if *waits || *chosen {
                    let ring = bounds.shrink(1.0);
                    let edge = Border { color: self.look.torch, width: 2.5, radius: border::radius(8) };
                    self.quad(ring, Color { a: 0.35, ..self.look.torch }, edge);
                }
                // It stands on its base, as the cardboard does; whoever owns the base is told by its front.
                self.cut_out("base", high * 1.1, centre - Vector::new(0.0, high * 0.03), fill, ink);
                let at = centre - Vector::new(0.0, high * 0.14);
                self.cut_out(kind, high * 0.86, at, ink, Color::WHITE);
                if let Some(base) = base {
                    let at = centre + Vector::new(0.0, high * 0.36);
                    self.icon(shape(*base), high * 0.22, at, self.look.on_seat(*base));
                }
            }
        }
    }

    fn exit_ground(&mut self, exit: &Exit) {
        let (at, radius) = exit.sign(&self.camera, self.size());
        let bounds = Rectangle::new(Point::new(at.x - radius, at.y - radius), Size::new(radius * 2.0, radius * 2.0));
        let edge = Border { color: self.look.ink, width: 1.5, radius: border::radius(radius) };
        self.quad(bounds, self.look.torch, edge);
    }

    fn exit_cost(&mut self, exit: &Exit) {
        let (at, radius) = exit.sign(&self.camera, self.size());
        match exit.cost {
            Some(cost) => self.write(cost.to_string(), BOLD, radius * 1.3, at, self.look.on_torch),
            None => self.icon("boot", radius * 1.2, at, self.look.on_torch),
        }
    }

    /// Routes as lines with a casing of ink.
    pub fn routes(&self, scene: &Scene) -> Option<iced::widget::canvas::Geometry> {
        if scene.routes.is_empty() {
            return None;
        }
        let mut frame = Frame::with_bounds(self.renderer, Rectangle::with_size(self.size()));
        for route in &scene.routes {
            let fill = route.base.map_or(self.look.pale_ink, |c| self.look.seat(c));
            let fill = if route.done { Color { a: 0.35, ..fill } } else { fill };
            let ink = Color { a: if route.done { 0.25 } else { 0.9 }, ..self.look.ink };
            let wide = (self.camera.zoom * 0.035).clamp(3.0, 9.0);
            for leg in &route.legs {
                let (from, to) = self.leg_ends(route, *leg);
                let line = Path::line(from, to);
                let stroke = |colour, width| Stroke {
                    line_cap: LineCap::Round,
                    line_join: LineJoin::Round,
                    ..Stroke::default().with_color(colour).with_width(width)
                };
                frame.stroke(&line, stroke(ink, wide + 3.0));
                frame.stroke(&line, stroke(fill, wide));
                let head = arrow_head(from, to, wide * 2.6);
                frame.fill(&head, fill);
                frame.stroke(&head, stroke(ink, 1.5));
            }
        }
        Some(frame.into_geometry())
    }

    /// Routes side by side where they share a corridor: each keeps a little off the middle.
    fn leg_ends(&self, route: &RouteSeen, leg: Leg) -> (Point, Point) {
        let s = self.camera.zoom;
        let lane = ((route.number as f32 % 5.0) - 2.0) * s * 0.05;
        let shift = Vector::new(lane, lane);
        let middle = |square| self.camera.centre(square, self.size()) + shift;
        match leg {
            Leg::Step(from, to) => (middle(from), middle(to)),
            Leg::Out(from, side) => {
                let way = towards(self.camera.shown(side));
                (middle(from), middle(from) + way * (s * OUT))
            }
            Leg::In(to, side) => {
                let way = towards(self.camera.shown(side));
                (middle(to) - way * (s * OUT), middle(to))
            }
        }
    }

    fn route_number(&mut self, route: &RouteSeen) {
        let Some(leg) = route.legs.first() else { return };
        let (from, to) = self.leg_ends(route, *leg);
        let s = self.camera.zoom;
        let at = from + (to - from) * 0.42;
        let radius = (s * 0.075).clamp(8.0, 18.0);
        // Badges are glyphs, so that they lie above the lines.
        self.icon("shape-green", radius * 2.4, at, self.look.ink);
        self.icon("shape-green", radius * 2.0, at, if route.done { self.look.dim } else { Color::WHITE });
        self.write(route.number.to_string(), BOLD, radius * 1.35, at, self.look.ink);
    }
}

fn arrow_head(from: Point, to: Point, size: f32) -> Path {
    let way = to - from;
    let length = (way.x * way.x + way.y * way.y).sqrt().max(0.001);
    let along = way * (1.0 / length);
    let across = Vector::new(-along.y, along.x);
    Path::new(|path| {
        path.move_to(to + along * (size * 0.4));
        path.line_to(to - along * (size * 0.6) + across * (size * 0.55));
        path.line_to(to - along * (size * 0.6) - across * (size * 0.55));
        path.close();
    })
}

/// A name on at most two lines of so many letters, shortened if it must be.
fn two_lines(name: &str, fits: usize) -> Vec<String> {
    let fits = fits.max(4);
    if name.chars().count() <= fits {
        return vec![name.to_owned()];
    }
    let mut lines = vec![String::new()];
    for word in name.split_whitespace() {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > fits && last == 0 {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    for line in &mut lines {
        if line.chars().count() > fits {
            *line = shortened(line, fits);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::two_lines;

    #[test]
    fn names_are_broken_and_shortened() {
        assert_eq!(two_lines("Gym", 10), ["Gym"]);
        assert_eq!(two_lines("Hall of Mirrors", 10), ["Hall of", "Mirrors"]);
        assert_eq!(two_lines("Unpronounceable", 8), ["Unprono…"]);
        assert_eq!(two_lines("The Very Long Hall of Endless Names", 9), ["The Very", "Long…"]);
    }
}
