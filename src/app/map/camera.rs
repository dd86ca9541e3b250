//! From squares to pixels and back: pan, zoom, and quarter turns. Pure geometry.

use crate::rules::ids::{Side, Square};
use iced::{Point, Rectangle, Size, Vector};

/// Smallest and largest size of a square, in pixels.
const ZOOM: (f32, f32) = (24.0, 420.0);
/// A square that is followed is at least so large, in pixels: its name can be read across the table.
pub const READABLE: f32 = 120.0;
/// Squares that are seen across, even where that makes them smaller.
const ACROSS: f32 = 2.3;
/// A map that fits is never drawn larger than this.
const FIT_MOST: f32 = 210.0;

/// Where the map is looked at: the point of the grid in the middle, pixels a square, quarter turns clockwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Column and row in the middle; squares have their centres at whole numbers.
    pub middle: (f32, f32),
    /// Pixels a square.
    pub zoom: f32,
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
}

/// Which way a side of a room points on a screen that was turned by so many quarters.
pub fn side_shown(side: Side, turns: u8) -> Side {
    Side::ALL[(side.index() + turns as usize) % 4]
}

/// Which side of a room points this way on a screen that was turned by so many quarters.
pub fn side_meant(shown: Side, turns: u8) -> Side {
    Side::ALL[(shown.index() + 4 - turns as usize % 4) % 4]
}

/// A vector turned clockwise by quarters.
fn turned((x, y): (f32, f32), turns: u8) -> (f32, f32) {
    match turns % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

impl Camera {
    /// A camera that shows all squares from `low` to `high` with half a square around them.
    pub fn fit(low: Square, high: Square, size: Size, turns: u8) -> Camera {
        let span = ((high.col - low.col) as f32 + 1.9, (high.row - low.row) as f32 + 1.9);
        let (wide, tall) = if turns.is_multiple_of(2) { span } else { (span.1, span.0) };
        let zoom = (size.width / wide).min(size.height / tall).clamp(ZOOM.0, FIT_MOST);
        let middle = ((low.col + high.col) as f32 / 2.0, (low.row + high.row) as f32 / 2.0);
        Camera { middle, zoom, turns }
    }

    /// A camera that looks at a square at a size that can be read, and past the edge of the board no further than it must.
    pub fn following(at: Square, (low, high): (Square, Square), size: Size, turns: u8) -> Camera {
        let zoom = READABLE.min(size.width.min(size.height) / ACROSS).clamp(ZOOM.0, FIT_MOST);
        let (wide, tall) = if turns.is_multiple_of(2) { (size.width, size.height) } else { (size.height, size.width) };
        let along = |at: i32, low: i32, high: i32, across: f32| {
            let (low, high, half) = (low as f32 - 0.95, high as f32 + 0.95, across / zoom / 2.0);
            if high - low <= 2.0 * half { (low + high) / 2.0 } else { (at as f32).clamp(low + half, high - half) }
        };
        let middle = (along(at.col, low.col, high.col, wide), along(at.row, low.row, high.row, tall));
        Camera { middle, zoom, turns }
    }

    /// Where a point of the grid lies in a view of a size.
    pub fn place(&self, at: (f32, f32), size: Size) -> Point {
        let (x, y) = turned((at.0 - self.middle.0, at.1 - self.middle.1), self.turns);
        Point::new(size.width / 2.0 + x * self.zoom, size.height / 2.0 + y * self.zoom)
    }

    /// Which point of the grid a pixel shows.
    pub fn point(&self, at: Point, size: Size) -> (f32, f32) {
        let off = ((at.x - size.width / 2.0) / self.zoom, (at.y - size.height / 2.0) / self.zoom);
        let (x, y) = turned(off, (4 - self.turns % 4) % 4);
        (self.middle.0 + x, self.middle.1 + y)
    }

    /// The square under a pixel.
    pub fn square(&self, at: Point, size: Size) -> Square {
        let (x, y) = self.point(at, size);
        // Far off the map the cast saturates, and nothing lies there.
        Square { col: x.round() as i32, row: y.round() as i32 }
    }

    /// The middle of a square.
    pub fn centre(&self, square: Square, size: Size) -> Point {
        self.place((square.col as f32, square.row as f32), size)
    }

    /// Which way a side of a room points on the screen.
    pub fn shown(&self, side: Side) -> Side {
        side_shown(side, self.turns)
    }

    /// Which side of a room points this way on the screen.
    pub fn meant(&self, shown: Side) -> Side {
        side_meant(shown, self.turns)
    }

    /// The camera after the map was dragged by so many pixels.
    #[must_use]
    pub fn panned(mut self, by: Vector) -> Camera {
        let (x, y) = turned((by.x / self.zoom, by.y / self.zoom), (4 - self.turns % 4) % 4);
        self.middle = (self.middle.0 - x, self.middle.1 - y);
        self
    }

    /// The camera after zooming by a factor around a pixel, which keeps showing the same point.
    #[must_use]
    pub fn zoomed(mut self, factor: f32, around: Point, size: Size) -> Camera {
        let held = self.point(around, size);
        self.zoom = (self.zoom * factor).clamp(ZOOM.0, ZOOM.1);
        let now = self.point(around, size);
        self.middle = (self.middle.0 + held.0 - now.0, self.middle.1 + held.1 - now.1);
        self
    }

    /// The camera moved no further than it must be so that at least half of one of some rooms is in view.
    #[must_use]
    pub fn kept(mut self, rooms: impl IntoIterator<Item = Square>, size: Size) -> Camera {
        // A middle this far inside an edge has half of its square in view even in a corner.
        let margin = |across: f32| (self.zoom * 0.21).min(across / 2.0);
        let inside = |at: f32, across: f32| at.clamp(margin(across), across - margin(across)) - at;
        let ways = rooms.into_iter().map(|room| {
            let at = self.centre(room, size);
            Vector::new(inside(at.x, size.width), inside(at.y, size.height))
        });
        let far = |way: &Vector| way.x.hypot(way.y);
        match ways.min_by(|a, b| far(a).total_cmp(&far(b))) {
            Some(way) if far(&way) > 0.0 => {
                self = self.panned(way);
                self
            }
            _ => self,
        }
    }

    /// Whether a square is in sight, or as good as all of it.
    pub fn sees(&self, square: Square, size: Size) -> bool {
        self.cell(square, size).shrink(self.zoom * 0.15).is_within(&Rectangle::with_size(size))
    }

    /// The part of the screen a square takes.
    pub fn cell(&self, square: Square, size: Size) -> Rectangle {
        let centre = self.centre(square, size);
        let half = self.zoom / 2.0;
        Rectangle::new(Point::new(centre.x - half, centre.y - half), Size::new(self.zoom, self.zoom))
    }
}

/// One step towards a side, on the screen.
pub fn towards(side: Side) -> Vector {
    match side {
        Side::North => Vector::new(0.0, -1.0),
        Side::East => Vector::new(1.0, 0.0),
        Side::South => Vector::new(0.0, 1.0),
        Side::West => Vector::new(-1.0, 0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(800.0, 600.0);

    fn cameras() -> impl Iterator<Item = Camera> {
        (0..4).map(|turns| Camera { middle: (2.5, -1.0), zoom: 80.0, turns })
    }

    #[test]
    fn a_pixel_shows_the_point_that_lies_there() {
        for camera in cameras() {
            for at in [(0.0, 0.0), (3.25, -4.5), (-7.0, 2.0)] {
                let (x, y) = camera.point(camera.place(at, SIZE), SIZE);
                assert!((x - at.0).abs() < 1e-3 && (y - at.1).abs() < 1e-3, "{camera:?} {at:?} came back as {x},{y}");
            }
        }
    }

    #[test]
    fn sides_on_the_screen_agree_with_squares_on_the_screen() {
        for camera in cameras() {
            let here = Square { col: 1, row: 1 };
            for side in Side::ALL {
                let from = camera.centre(here, SIZE);
                let to = camera.centre(here.step(side), SIZE);
                let way = towards(camera.shown(side));
                assert!((to.x - from.x - way.x * 80.0).abs() < 1e-3 && (to.y - from.y - way.y * 80.0).abs() < 1e-3);
                assert_eq!(camera.meant(camera.shown(side)), side);
            }
        }
    }

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        for camera in cameras() {
            let finger = Point::new(123.0, 456.0);
            let before = camera.point(finger, SIZE);
            let after = camera.zoomed(1.7, finger, SIZE).point(finger, SIZE);
            assert!((before.0 - after.0).abs() < 1e-3 && (before.1 - after.1).abs() < 1e-3);
        }
    }

    #[test]
    fn panning_moves_the_map_with_the_finger() {
        for camera in cameras() {
            let before = camera.place((1.0, 1.0), SIZE);
            let after = camera.panned(Vector::new(30.0, -20.0)).place((1.0, 1.0), SIZE);
            assert!((after.x - before.x - 30.0).abs() < 1e-3 && (after.y - before.y + 20.0).abs() < 1e-3);
        }
    }

    #[test]
    fn half_a_room_stays_in_view_however_far_the_map_is_thrown() {
        let rooms = [Square { col: 0, row: 0 }, Square { col: 3, row: 0 }, Square { col: 3, row: -4 }];
        let view = Rectangle::with_size(SIZE);
        for camera in cameras() {
            for (x, y) in [(0.0, 0.0), (9_000.0, 0.0), (-400.0, 7_000.0), (-350.0, -350.0), (2_000.0, -9_000.0)] {
                for zoom in [24.0, 80.0, 420.0] {
                    let thrown = Camera { zoom, ..camera }.panned(Vector::new(x, y)).kept(rooms, SIZE);
                    let seen = |room: &Square| thrown.cell(*room, SIZE).intersection(&view).map_or(0.0, |r| r.area());
                    let most = rooms.iter().map(seen).fold(0.0, f32::max);
                    assert!(most >= zoom * zoom * 0.499, "{most} of {} pixels: {thrown:?}", zoom * zoom);
                }
            }
        }
        let here = Camera { middle: (1.0, 0.0), zoom: 80.0, turns: 0 };
        assert_eq!(here.kept(rooms, SIZE), here, "what is in view is left alone");
        assert_eq!(here.kept([], SIZE), here);
    }

    #[test]
    fn what_is_followed_is_in_view_and_no_more_dark_than_there_must_be() {
        let (low, high) = (Square { col: -3, row: -6 }, Square { col: 9, row: 4 });
        for turns in 0..4 {
            for at in [low, high, Square { col: 2, row: -1 }, Square { col: low.col, row: high.row }] {
                let camera = Camera::following(at, (low, high), SIZE, turns);
                let cell = camera.cell(at, SIZE);
                assert!(cell.width >= READABLE && cell.x >= 0.0 && cell.y >= 0.0, "{at:?} {turns}: {cell:?}");
                assert!(cell.x + cell.width <= SIZE.width && cell.y + cell.height <= SIZE.height, "{at:?} {turns}");
                let corners = [low, high].map(|corner| camera.cell(corner, SIZE));
                let left = corners.iter().map(|cell| cell.x).fold(f32::MAX, f32::min);
                let right = corners.iter().map(|cell| cell.x + cell.width).fold(f32::MIN, f32::max);
                assert!(left <= READABLE / 2.0 && right >= SIZE.width - READABLE / 2.0, "{at:?} {turns}");
            }
        }
    }

    #[test]
    fn what_fits_is_all_on_the_screen() {
        let (low, high) = (Square { col: -3, row: 0 }, Square { col: 4, row: 2 });
        for turns in 0..4 {
            let camera = Camera::fit(low, high, SIZE, turns);
            for square in [low, high, Square { col: low.col, row: high.row }] {
                let cell = camera.cell(square, SIZE);
                assert!(cell.x >= 0.0 && cell.y >= 0.0);
                assert!(cell.x + cell.width <= SIZE.width && cell.y + cell.height <= SIZE.height);
            }
        }
    }
}
