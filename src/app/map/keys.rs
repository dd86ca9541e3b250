//! The map by keyboard: one place of it is looked at, the arrows go to the next one that way, what presses and what holds is meant of
//! it.

use crate::app::map::camera::{Camera, towards};
use crate::app::map::scene::{Scene, Spot, Token, token_bounds};
use crate::rules::ids::{Side, Square};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size, Vector};

/// What is looked at: a square, and which of what stands there, the room itself first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor(Option<(Square, usize)>);

impl Cursor {
    /// What is looked at; whoever's turn it is, if nothing has been yet.
    pub fn spot(self, scene: &Scene) -> Option<Spot> {
        let (at, which) = self.place(scene)?;
        let all = stops(scene, at);
        all.get(which).or(all.first()).copied()
    }

    /// Where that is on the screen.
    pub fn bounds(self, scene: &Scene, camera: &Camera, size: Size) -> Option<Rectangle> {
        let (at, _) = self.place(scene)?;
        match self.spot(scene)? {
            Spot::Room(_) | Spot::Link(..) | Spot::Dark(_) => Some(camera.cell(at, size)),
            spot => {
                let (square, place, _) = scene.tokens.iter().find(|(.., token)| token.spot() == spot)?;
                Some(token_bounds(camera, *square, *place, size).expand(3.0))
            }
        }
    }

    /// After a key; nothing if the key means nothing here.
    pub fn goes(self, scene: &Scene, camera: &Camera, key: &Key) -> Option<Cursor> {
        let (at, which) = self.place(scene)?;
        let shown = match key {
            Key::Named(Named::PageDown) => {
                return Some(Cursor(Some((at, (which + 1) % stops(scene, at).len().max(1)))));
            }
            Key::Named(Named::PageUp) => {
                let count = stops(scene, at).len().max(1);
                return Some(Cursor(Some((at, (which + count - 1) % count))));
            }
            key => arrow(key)?,
        };
        Some(
            next(scene, at, towards(camera.meant(shown))).map_or(Cursor(Some((at, which))), |to| Cursor(Some((to, 0)))),
        )
    }

    fn place(self, scene: &Scene) -> Option<(Square, usize)> {
        let there = self.0.filter(|(at, _)| scene.rooms.iter().any(|room| room.at == *at));
        let active = |token: &Token| matches!(token, Token::Munchkin { active: true, .. });
        let begins = || scene.tokens.iter().find(|(.., token)| active(token)).map(|(at, ..)| *at);
        there.or_else(|| Some((begins().or_else(|| scene.rooms.first().map(|room| room.at))?, 0)))
    }
}

/// Where an arrow points, as the screen shows it.
pub fn arrow(key: &Key) -> Option<Side> {
    Some(match key {
        Key::Named(Named::ArrowUp) => Side::North,
        Key::Named(Named::ArrowRight) => Side::East,
        Key::Named(Named::ArrowDown) => Side::South,
        Key::Named(Named::ArrowLeft) => Side::West,
        _ => return None,
    })
}

/// A room and all that stands in it.
fn stops(scene: &Scene, at: Square) -> Vec<Spot> {
    let rooms = scene.rooms.iter().filter(|room| room.at == at).map(|room| Spot::Room(room.id));
    rooms.chain(scene.tokens.iter().filter(|(square, ..)| *square == at).map(|(.., token)| token.spot())).collect()
}

/// The nearest room that way: straight on before aside.
fn next(scene: &Scene, at: Square, way: Vector) -> Option<Square> {
    let far = |to: Square| {
        let (x, y) = ((to.col - at.col) as f32, (to.row - at.row) as f32);
        let (along, aside) = (x * way.x + y * way.y, (x * way.y - y * way.x).abs());
        (along > 0.0 && aside <= along).then_some(along + 2.0 * aside)
    };
    let rooms = scene.rooms.iter().filter_map(|room| Some((far(room.at)?, room.at)));
    rooms.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::map::scene::RoomSeen;
    use crate::rules::ids::RoomId;

    fn scene(rooms: &[(i32, i32)]) -> Scene {
        let rooms = rooms.iter().zip(1..).map(|((col, row), id)| RoomSeen {
            id: RoomId(id),
            at: Square { col: *col, row: *row },
            name: String::new(),
            entrance: false,
            arrows: Default::default(),
            links: Default::default(),
            mark: None,
            search: None,
            icons: Vec::new(),
            pile: None,
            chosen: false,
        });
        Scene { rooms: rooms.collect(), ..Scene::default() }
    }

    #[test]
    fn arrows_go_where_they_point_however_the_map_lies() {
        let scene = scene(&[(0, 0), (1, 0), (2, 1), (0, -1)]);
        let size = Size::new(400.0, 400.0);
        for turns in 0..4 {
            let camera = scene.camera(None, turns, size);
            for side in Side::ALL {
                let key = [Named::ArrowUp, Named::ArrowRight, Named::ArrowDown, Named::ArrowLeft][side.index()];
                let cursor = Cursor::default();
                let from = cursor.bounds(&scene, &camera, size).expect("somewhere").center();
                let to = cursor.goes(&scene, &camera, &Key::Named(key)).expect("a key of the map");
                if to.spot(&scene) == cursor.spot(&scene) {
                    continue;
                }
                let way = to.bounds(&scene, &camera, size).expect("somewhere").center() - from;
                let shown = towards(side);
                assert!(way.x * shown.x + way.y * shown.y > 0.0, "{turns} {side:?}");
            }
        }
        // From the first room two of four ways lead on, and one of them leads on aside.
        let camera = scene.camera(None, 0, size);
        let goes = |cursor: Cursor, key| cursor.goes(&scene, &camera, &Key::Named(key)).expect("a key of the map");
        let east = goes(Cursor::default(), Named::ArrowRight);
        assert_eq!(east.spot(&scene), Some(Spot::Room(RoomId(2))));
        assert_eq!(goes(east, Named::ArrowRight).spot(&scene), Some(Spot::Room(RoomId(3))));
        assert_eq!(goes(Cursor::default(), Named::ArrowUp).spot(&scene), Some(Spot::Room(RoomId(4))));
        assert_eq!(goes(Cursor::default(), Named::ArrowLeft), Cursor(Some((Square { col: 0, row: 0 }, 0))));
    }
}
