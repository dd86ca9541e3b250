//! The map of a table: what a touch selects, where it leads, what it puts down.

use crate::app::look::{TOUCH, card};
use crate::app::map::camera::{side_meant, side_shown};
use crate::app::map::scene::{RoomSeen, Scene};
use crate::app::map::view::{Hands, map};
use crate::app::map::{Camera, Spot};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::draft::Edit;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, RoomId, Side};
use crate::rules::question::Ask;
use crate::rules::{dungeon, table};
use iced::widget::{column, container, responsive, row, space, stack};
use iced::{Alignment, Element, Fill, Padding, Rectangle, Size};

/// What happens on the map.
#[derive(Clone, Debug)]
pub enum Message {
    /// It was touched.
    Tap(Spot),
    /// It was held.
    Hold(Spot),
    /// It is looked at from elsewhere.
    Look(Camera, Size),
    /// Whoever goes somewhere now was carried through a side.
    Carried(Spot),
    /// All of it.
    Fit,
    /// A quarter turn.
    Turn,
    /// The map and the fight that goes on change places.
    Swap,
    /// Something is selected, or nothing.
    Choose(Option<Spot>),
    /// The selected thing is moved to the next spot touched.
    Carry,
    /// A munchkin is moved to the next spot touched.
    CarrySeat(Colour),
}

impl Table {
    /// Something happens on the map.
    pub(super) fn on_map(&mut self, shell: &mut Shell, message: Message) -> Action {
        match message {
            Message::Tap(spot) => return self.tap(shell, spot),
            Message::Hold(spot) => self.hold(shell, spot),
            Message::Look(camera, size) => (self.camera, self.looked_in) = (Some(camera), size),
            Message::Carried(to) => return self.carried(to),
            Message::Fit => self.fits(shell),
            Message::Turn => self.quarter_turn(),
            Message::Swap => (self.swapped, self.chosen) = (!self.swapped, None),
            Message::Choose(spot) => self.choose(shell, spot),
            Message::Carry => self.carrying = !self.carrying,
            Message::CarrySeat(seat) => {
                self.panel = None;
                self.chosen = Some(Spot::Munchkin(seat));
                self.carrying = true;
            }
        }
        Action::None
    }

    /// All of the map; and once more, only what is around whoever moves.
    fn fits(&mut self, shell: &Shell) {
        self.whole = self.camera.take().is_some() || !self.whole;
        self.show(shell);
    }

    /// Which way a side of a room points on the screen.
    pub fn shown(&self, side: Side) -> Side {
        side_shown(side, self.turns)
    }

    /// Which side of a room points this way on the screen.
    pub fn meant(&self, shown: Side) -> Side {
        side_meant(shown, self.turns)
    }

    fn quarter_turn(&mut self) {
        self.turns = (self.turns + 1) % 4;
        if let Some(camera) = &mut self.camera {
            camera.turns = self.turns;
        }
    }

    fn choose(&mut self, shell: &Shell, spot: Option<Spot>) {
        if let Some(hot) = &mut self.hot {
            hot.amending = false;
        }
        self.chosen = match spot {
            Some(Spot::Link(room, _)) => Some(Spot::Room(room)),
            Some(Spot::Munchkin(colour)) => {
                self.panel = Some(Panel::Seat(colour));
                None
            }
            other => other,
        };
        self.carrying = false;
        self.show(shell);
    }

    /// A long touch of the map: the way back of a link that is asked about, or what is selected whatever else it could be.
    fn hold(&mut self, shell: &mut Shell, spot: Spot) {
        if let (Ask::Dungeon(dungeon::Ask::Links { room, .. }), Spot::Link(at, side)) = (&self.question.ask, spot)
            && let Some(side) = self.asked_side(*room, at, side)
        {
            return self.edit(shell, Edit::LinkBack(side));
        }
        self.choose(shell, Some(spot));
    }

    /// A touch of the map: carry, cycle a link that is asked about, walk, or select.
    fn tap(&mut self, shell: &mut Shell, spot: Spot) -> Action {
        if self.carrying {
            self.carrying = false;
            self.put_down(shell, spot);
        } else if let (Ask::Dungeon(dungeon::Ask::Links { room, .. }), Spot::Link(at, side)) =
            (&self.question.ask, spot)
            && let Some(side) = self.asked_side(*room, at, side)
        {
            self.edit(shell, Edit::CycleLink(side));
        } else if let Some(answer) = self.answer_at(spot) {
            return Action::Do(Command::Table(table::Command::Answer(answer)));
        } else if self.points(shell, spot) || self.puts_down(shell) {
            // Beside a lifted card: it is put down, and nothing else.
        } else if let Some(command) = self.way_to(spot) {
            return Action::Do(command);
        } else {
            let again = self.chosen == Some(spot);
            self.choose(shell, if again { None } else { Some(spot) });
        }
        Action::None
    }

    /// Somebody was carried to where they go: the answer, or the step.
    fn carried(&self, to: Spot) -> Action {
        if !self.may_move() {
            return Action::None;
        }
        let answer = self.answer_at(to).map(|answer| Command::Table(table::Command::Answer(answer)));
        answer.or_else(|| self.way_to(to)).map_or(Action::None, Action::Do)
    }

    /// Whose figure can be carried: whoever is asked where they go.
    pub(super) fn carries(&self) -> Option<Colour> {
        let goes = match self.question.ask {
            Ask::Table(table::Ask::Turn { .. }) => self.game().turn.seat,
            Ask::Dungeon(dungeon::Ask::Refuge { .. }) => self.question.seat,
            _ => None,
        };
        goes.filter(|_| self.is_open())
    }

    /// Where something happens out of sight of where somebody looked, it is followed again.
    pub(super) fn follows_again(&mut self, before: &Scene) {
        let missed = |camera: Camera| self.scene.changed(before).iter().any(|at| !camera.sees(*at, self.looked_in));
        if self.camera.is_some_and(missed) {
            self.camera = None;
        }
    }

    /// Puts down the card that is lifted. Whether there was one.
    fn puts_down(&mut self, shell: &mut Shell) -> bool {
        let lifted = self.hot.as_ref().is_some_and(Hot::is_lifted);
        if lifted {
            self.wish(shell, Wish::Sheet(None));
        }
        lifted
    }

    /// The side of the asked-about room that a touched link belongs to.
    pub(super) fn asked_side(&self, room: RoomId, at: RoomId, side: Side) -> Option<Side> {
        let dungeon = self.game().dungeon.as_deref()?;
        if at == room {
            return Some(side);
        }
        let next = dungeon.neighbour(dungeon.room(at)?, side)?;
        (next.id == room).then(|| side.opposite())
    }

    /// The step that touching a spot means while the active player acts: into the room beside, or the darkness.
    fn way_to(&self, spot: Spot) -> Option<Command> {
        if !matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. })) {
            return None;
        }
        let dungeon = self.game().dungeon.as_deref()?;
        let here = dungeon.room(self.game().active()?.room?)?;
        let side = match spot {
            Spot::Room(id) => {
                let at = dungeon.room(id)?.at;
                Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?
            }
            Spot::Dark(at) => Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?,
            Spot::Link(room, side) if room == here.id => side,
            Spot::Link(room, side) => {
                let from = dungeon.room(room)?;
                (from.at.step(side) == here.at).then(|| side.opposite())?
            }
            Spot::Monster(_) | Spot::Munchkin(_) => return None,
        };
        let exit = self.scene.exits.iter().find(|e| e.side == side)?;
        let all = exit.cost.is_none();
        Some(if exit.dark {
            Command::Dungeon(dungeon::Command::Explore { side, all })
        } else {
            Command::Dungeon(dungeon::Command::Walk { side, all })
        })
    }

    /// Moves what is selected to a touched spot.
    fn put_down(&mut self, shell: &mut Shell, spot: Spot) {
        let room_of = |spot: Spot| match spot {
            Spot::Room(id) | Spot::Link(id, _) => Some(id),
            Spot::Monster(id) => self.game().foes.get(id).and_then(|m| m.room),
            Spot::Munchkin(colour) => self.game().seat(colour).and_then(|s| s.room),
            Spot::Dark(_) => None,
        };
        let effect = match (self.chosen, spot, room_of(spot)) {
            (Some(Spot::Room(room)), Spot::Dark(at), _) => {
                Some(Effect::Dungeon(dungeon::Effect::MoveRoom { room, at }))
            }
            (Some(Spot::Monster(monster)), _, Some(room)) => {
                Some(Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room }))
            }
            (Some(Spot::Munchkin(seat)), _, Some(room)) => Some(Effect::Dungeon(dungeon::Effect::Stand { seat, room })),
            _ => None,
        };
        match effect {
            Some(effect) => {
                self.submit(shell, &self.played(vec![effect]));
                self.chosen = self.chosen.filter(|c| !matches!(c, Spot::Munchkin(_)));
                self.show(shell);
            }
            None => shell.say(shell.words.get("table-cannot-put-there")),
        }
    }
}

/// The map with its tools.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let look = shell.look;
    let hands = Hands {
        tap: Box::new(Message::Tap),
        hold: Box::new(Message::Hold),
        look: Box::new(Message::Look),
        carry: Box::new(Message::Carried),
    };
    let view = map(&table.scene, (table.camera, table.turns), look, &shell.letters, hands)
        .label_scale(shell.settings.map_scale)
        .walks(table.walks.as_ref().map(|walks| (walks, shell.clock.now() - walks.since)))
        .told(shell.words.get("heard-map"), |spot| told(table, shell, spot));
    let tools = responsive(move |size| {
        let each = [tool(look, "fit").on_press(Message::Fit), tool(look, "rotate").on_press(Message::Turn)];
        let each = each.map(Element::from);
        // Beside each other where the map is too low for both.
        let tools =
            if size.height < LOW { row(each).spacing(6).into() } else { Element::from(column(each).spacing(6)) };
        container(container(tools).id("map tools")).padding(12).align_right(Fill).align_bottom(Fill).into()
    });
    let mini = responsive(move |size| mini(table, shell, size));
    let mut layers = stack![view, tools, mini];
    if table.carrying {
        let stop = tool(look, "cross").kind(Kind::Quiet).id("carry no more".to_owned()).on_press(Message::Carry);
        let hint = row![bold(shell.words.get("carry-hint"), 18.0), stop].spacing(8).align_y(Alignment::Center);
        let hint = container(hint).padding([4, 16]).style(card(look, look.torch, 2.0));
        layers = layers.push(container(hint).padding(14).center_x(Fill));
    }
    container(layers).id("map").width(Fill).height(Fill).into()
}

/// What is said of a place of the map: its ways, and who and what is there.
fn told(table: &Table, shell: &Shell, spot: Spot) -> String {
    let (words, names) = (&shell.words, Names::of(table.game()));
    let id = match spot {
        Spot::Room(id) | Spot::Link(id, _) => id,
        Spot::Monster(id) => return words.monster(id, names),
        Spot::Munchkin(colour) => return words.seat(colour, names),
        Spot::Dark(_) => return String::new(),
    };
    let Some((dungeon, room)) = table.game().dungeon.as_deref().and_then(|all| Some((all, all.room(id)?))) else {
        return String::new();
    };
    let way = |side: Side| {
        let to = dungeon.neighbour(room, side).map(|to| words.room(to.id, names));
        let (side, link) = (words.get(&format!("side-{}", side.name())), room.link(side));
        let link = words.get(&format!("link-{}", link.name()));
        match to {
            Some(to) => words.with("heard-way", &[("side", side.into()), ("link", link.into()), ("room", to.into())]),
            None => words.with("heard-dark", &[("side", side.into()), ("link", link.into())]),
        }
    };
    let seats = table.game().seats.iter().filter(|seat| seat.room == Some(id));
    let foes = table.game().foes.in_room(id).map(|monster| words.monster(monster.id, names));
    let there: Vec<String> = seats.map(|seat| words.seat(seat.colour, names)).chain(foes).collect();
    let says = [
        ("room", words.room(id, names).into()),
        ("there", there.join(", ").into()),
        ("ways", Side::ALL.map(way).join(", ").into()),
    ];
    words.with("heard-room", &says)
}

/// All of the map, small and in a corner, where not all of it is to be seen; a touch shows it large.
fn mini<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let camera = table.scene.camera(table.camera, table.turns, size);
    let view = Rectangle::with_size(size);
    let is_seen = |room: &RoomSeen| camera.cell(room.at, size).is_within(&view);
    if size.width < MINI_FROM.0 || size.height < MINI_FROM.1 || table.scene.rooms.iter().all(is_seen) {
        return space().into();
    }
    let all = |_| Message::Fit;
    let hands =
        Hands { tap: Box::new(all), hold: Box::new(all), look: Box::new(|_, _| Message::Fit), carry: Box::new(all) };
    let small = map(&table.scene, (None, table.turns), shell.look, &shell.letters, hands).whole();
    let frame = container(small).padding(2).style(card(shell.look, shell.look.line, 2.0));
    let mini = press(shell.look, frame).kind(Kind::Quiet).padding(0).width(MINI.0).height(MINI.1);
    let mini = mini.id("mini".to_owned()).called(shell.words.get("sign-fit")).on_press(Message::Fit);
    // Beside the tools.
    container(mini).padding(Padding::new(12.0).right(TOUCH + 20.0)).align_right(Fill).align_bottom(Fill).into()
}

/// Below this height two tools do not stand above each other.
const LOW: f32 = 124.0;
/// The small map.
const MINI: (f32, f32) = (150.0, 116.0);
/// The least map that has room for it.
const MINI_FROM: (f32, f32) = (480.0, 360.0);
