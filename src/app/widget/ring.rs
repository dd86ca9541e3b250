//! Where the keyboard is. The toolkit keeps that with the place of a widget among others: when the screen changes it goes over to
//! whatever has come there. Here it is kept by what a control is called, and whatever has lost it has lost it.

use crate::app::widget::spoken::{Over, Role, Spoken, Under, key};
use crate::rules::ids::Side;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{self, Id, Operation};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};
use std::any::Any;
use std::collections::HashMap;

/// Where the keyboard is to go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Goes {
    /// To the next control, or the one before; from the last to the first.
    On,
    /// The same, the other way.
    Back,
    /// To the first control of the next part of the screen.
    PartOn,
    /// The same, the other way.
    PartBack,
    /// To the next control that is called so, or begins so where that ends in a space or a dash; nowhere if there is none.
    To(&'static [&'static str]),
    /// To the first control of all that is called so, in the same way: by the first name that there is; nowhere if there is none.
    First(&'static [&'static str]),
    /// The same, or else as this says.
    Rather(&'static [&'static str], Box<Goes>),
    /// To what lies beside what has it, on this side; nowhere if nothing does.
    Beside(Side),
    /// Nowhere: it stays with what has it, goes on beside it once that is gone, or is lost where all is different.
    Stays(Ring),
    /// Nowhere: where it is is said.
    Here,
    /// Away, but for a field that a finger has just gone into.
    Fields,
    /// Away.
    #[default]
    Off,
}

/// What has the keyboard, and whether that lies under something that has to be answered first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ring {
    /// What it is called.
    pub on: Option<String>,
    /// What can have the keyboard in that part of the screen, and its place among them.
    pub among: (Vec<String>, usize),
    /// Whether something lies over the rest.
    pub covered: bool,
}

/// Takes the keyboard somewhere, and says where it is then.
pub fn go(goes: Goes) -> Task<Ring> {
    widget::operate(Seek { goes, ..Seek::default() })
}

/// What a part of the screen is called in which Tab begins.
pub const ASKED: &str = "asked";

/// What the big button is called, which goes on with the game.
pub const BIG: &str = "context";

/// What is called so that stands beside it: what else can be done, where what is asked has a tray of its own.
pub const BESIDES: &str = "besides";

/// What parts of the screen are called, in the order they are gone through.
pub const PARTS: [&str; 7] = [ASKED, "hand", BESIDES, "stage", "seats", TOLD, "bar"];

/// What the part is called that tells what has happened.
const TOLD: &str = "told";

/// What nothing begins with where there is anything else: passes, ways out, and what only leads to more.
const HELD_BACK: [&str; 8] = ["peace-fight", "peace-turn", "pass ", "more", "undo", "redo", "close sheet", "no aloud"];

/// How many times as far away another part of the screen is.
const ANOTHER_PART: f32 = 4.0;

/// What can have the keyboard.
#[derive(Clone, Debug)]
struct Stop {
    name: String,
    part: String,
    focused: bool,
    /// Whether it is the toolkit's own, which is written in.
    field: bool,
    /// Where it lies.
    at: Rectangle,
    /// What it is scrolled with, and whether that shows it.
    scrolled: Option<(usize, bool)>,
}

/// Something around what is met.
#[derive(Debug)]
struct Around {
    name: String,
    /// Whether it is a part of the screen, or one of our own controls.
    part: bool,
    control: bool,
    /// What is written in it, and which stop it is.
    text: String,
    stop: Option<usize>,
}

/// Whether two stretches have something in common.
fn overlap((one, long): (f32, f32), (other, longer): (f32, f32)) -> bool {
    one < other + longer && other < one + long
}

/// Whether something has one of these names, or begins so where that ends in a space or a dash.
fn is_called(name: &str, names: &[&str]) -> bool {
    names.iter().any(|n| if n.ends_with([' ', '-']) { name.starts_with(n) } else { name == *n })
}

/// Goes through all that can have the keyboard.
#[derive(Default)]
struct Seek {
    goes: Goes,
    stops: Vec<Stop>,
    covered: bool,
    /// What is around, the outermost first.
    around: Vec<Around>,
    met: HashMap<String, u32>,
    /// What scrolls and has been met, and in which of it is what is met now: each with what is seen of it, and how far it is
    /// scrolled.
    scrolls: usize,
    met_scroll: Option<(Rectangle, Vector)>,
    within: Vec<(usize, Rectangle, Vector)>,
}

impl Seek {
    /// The stop that has the keyboard from now on.
    fn target(&self, goes: &Goes) -> Option<usize> {
        let (now, all) = (self.stops.iter().position(|stop| stop.focused), self.stops.len());
        let first = || self.begins(ASKED).unwrap_or(0);
        if all == 0 {
            return None;
        }
        match goes {
            Goes::On => Some(now.map_or_else(first, |now| (now + 1) % all)),
            Goes::Back => Some(now.map_or(all - 1, |now| (now + all - 1) % all)),
            Goes::PartOn => Some(self.part(now, 1)),
            Goes::PartBack => Some(self.part(now, -1)),
            Goes::Beside(side) => now.and_then(|now| self.beside(now, *side)).or(now),
            Goes::To(names) => self.called(now, names).or(now),
            Goes::First(names) => names.iter().find_map(|name| self.called(None, &[name])),
            Goes::Rather(names, or) => {
                names.iter().find_map(|name| self.called(None, &[name])).or_else(|| self.target(or))
            }
            // Whoever writes is not disturbed.
            Goes::Stays(_) if now.is_some_and(|now| self.stops[now].field) => now,
            Goes::Stays(ring) => self.stays(ring),
            Goes::Here => now,
            Goes::Fields => self.stops.iter().position(|stop| stop.focused && stop.field),
            Goes::Off => None,
        }
    }

    /// Where a part begins: with what one most likely wants, and with what lets a chance go only if there is nothing else.
    fn begins(&self, part: &str) -> Option<usize> {
        let all = || self.stops.iter().enumerate().filter(|(_, stop)| stop.part == part);
        let wanted = all().find(|(_, stop)| !is_called(&stop.name, &HELD_BACK));
        wanted.or_else(|| all().next()).map(|(at, _)| at)
    }

    /// The nearest one on a side: what lies in the same row or column comes before what lies across, and what belongs
    /// together before what lies in another part of the screen.
    fn beside(&self, now: usize, side: Side) -> Option<usize> {
        let here = self.stops[now].at;
        let apart = |stop: &Stop| if stop.part == self.stops[now].part { 1.0 } else { ANOTHER_PART };
        let away = |at: Rectangle| {
            let (x, y) = (at.center_x() - here.center_x(), at.center_y() - here.center_y());
            let (on, across, lines_up) = match side {
                Side::East => (x, y, overlap((at.y, at.height), (here.y, here.height))),
                Side::West => (-x, y, overlap((at.y, at.height), (here.y, here.height))),
                Side::South => (y, x, overlap((at.x, at.width), (here.x, here.width))),
                Side::North => (-y, x, overlap((at.x, at.width), (here.x, here.width))),
            };
            (on > 1.0).then(|| on + across.abs() * if lines_up { 0.2 } else { 3.0 })
        };
        let with = self.stops[now].scrolled.map(|(with, _)| with);
        let seen = |stop: &Stop| stop.scrolled.is_none_or(|(own, seen)| seen || Some(own) == with);
        // Nobody slips from what is asked into what has happened: that goes on and on.
        let own = &self.stops[now].part;
        let told = |stop: &Stop| side == Side::South && stop.part == TOLD && own != TOLD;
        let all = self.stops.iter().enumerate().filter(|(at, stop)| *at != now && seen(stop) && !told(stop));
        let far = all.filter_map(|(at, stop)| Some((at, away(stop.at)? * apart(stop))));
        far.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(at, _)| at)
    }

    /// The next one after what has the keyboard that has one of these names.
    fn called(&self, now: Option<usize>, names: &[&str]) -> Option<usize> {
        let all = self.stops.len();
        let begin = now.map_or(0, |now| now + 1);
        (begin..begin + all).map(|at| at % all).find(|at| is_called(&self.stops[*at].name, names))
    }

    /// What had the keyboard; or where that is gone, and most of what was beside it is not, what has come in its place.
    fn stays(&self, ring: &Ring) -> Option<usize> {
        let name = ring.on.as_ref()?;
        if let Some(found) = self.stops.iter().position(|stop| stop.name == *name) {
            return Some(found);
        }
        let (names, at) = &ring.among;
        // Nor does it ever slip onto the big button: one more Enter would end the turn.
        let fits = |stop: &Stop| stop.name != BIG && names.contains(&stop.name);
        let left: Vec<usize> = (0..self.stops.len()).filter(|i| fits(&self.stops[*i])).collect();
        if self.covered || left.is_empty() || left.len() * 2 < names.len() {
            return None;
        }
        let named = |name: &String| self.stops.iter().position(|stop| stop.name == *name && fits(stop));
        let after = names.iter().skip(*at).find_map(named);
        after.or_else(|| left.last().copied())
    }

    /// The names of a part, and the place of a stop among them.
    fn among(&self, at: usize) -> (Vec<String>, usize) {
        let here = &self.stops[at];
        let part: Vec<&Stop> = self.stops.iter().filter(|stop| stop.part == here.part).collect();
        let place = part.iter().position(|stop| stop.name == here.name).unwrap_or(0);
        (part.iter().map(|stop| stop.name.clone()).collect(), place)
    }

    /// The first stop of a part so far from the one where the keyboard is.
    fn part(&self, now: Option<usize>, by: isize) -> usize {
        let mut parts: Vec<&str> = Vec::new();
        for stop in &self.stops {
            if !parts.contains(&stop.part.as_str()) {
                parts.push(&stop.part);
            }
        }
        parts.sort_by_key(|part| PARTS.iter().position(|known| known == part).unwrap_or(PARTS.len()));
        let here = now.and_then(|now| parts.iter().position(|part| *part == self.stops[now].part));
        let to = match here {
            Some(here) => (here as isize + by).rem_euclid(parts.len() as isize) as usize,
            None => 0,
        };
        self.begins(parts[to]).unwrap_or(0)
    }

    /// What was begun last is over: a control without a name is called by what is written in it.
    fn ends(&mut self) {
        let Some(around) = self.around.pop() else { return };
        let Some(at) = around.stop else { return };
        if self.stops[at].name.is_empty() {
            self.stops[at].name = around.text;
        }
        self.numbers(at);
    }

    /// The same name for the same thing, as long as there are as many of it before it.
    fn numbers(&mut self, at: usize) {
        let nth = self.met.entry(self.stops[at].name.clone()).or_default();
        *nth += 1;
        if *nth > 1 {
            self.stops[at].name = format!("{} #{nth}", self.stops[at].name);
        }
    }
}

impl Operation<Ring> for Seek {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Ring>)) {
        let Some((bounds, by)) = self.met_scroll.take() else { return operate(self) };
        self.scrolls += 1;
        self.within.push((self.scrolls, bounds, by));
        operate(self);
        self.within.pop();
    }

    fn scrollable(&mut self, _: Option<&Id>, bounds: Rectangle, _: Rectangle, by: Vector, _: &mut dyn Scrollable) {
        self.met_scroll = Some((bounds, by));
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Any) {
        if state.is::<Over>() {
            return self.ends();
        }
        let Some(spoken) = state.downcast_ref::<Spoken>() else { return };
        self.covered |= spoken.role == Role::Beneath;
        let known = spoken.key.as_ref().map(key);
        let name = known.or_else(|| spoken.name.clone()).unwrap_or_default();
        let control = matches!(spoken.role, Role::Button | Role::Choice(_) | Role::Number | Role::Map);
        self.around.push(Around { name, part: spoken.role == Role::Part, control, text: String::new(), stop: None });
    }

    fn text(&mut self, _: Option<&Id>, _: Rectangle, text: &str) {
        if let Some(around) = self.around.last_mut().filter(|around| around.control) {
            around.text.push_str(text);
        }
    }

    fn focusable(&mut self, id: Option<&Id>, at: Rectangle, state: &mut dyn Focusable) {
        let own = id.map(key).filter(|id| !id.is_empty());
        let named = |around: &&Around| !around.part && !around.name.is_empty();
        let control = self.around.last().is_some_and(|around| around.control);
        let around = || match control {
            true => self.around.last().map(|around| around.name.clone()),
            false => self.around.iter().rev().find(named).map(|around| around.name.clone()),
        };
        let name = own.or_else(around).unwrap_or_default();
        let part = self.around.iter().rev().find(|around| around.part).map(|around| around.name.clone());
        let part = part.unwrap_or_default();
        let nth = self.stops.len();
        let at = self.within.iter().rev().fold(at, |at, (_, _, by)| at - *by);
        let scrolled = self.within.last().map(|(with, bounds, _)| (*with, bounds.intersects(&at)));
        self.stops.push(Stop { name, part, focused: state.is_focused(), field: !control, at, scrolled });
        match self.around.last_mut().filter(|_| control) {
            Some(around) => around.stop = Some(nth),
            None => self.numbers(nth),
        }
    }

    fn finish(&self) -> Outcome<Ring> {
        let target = self.target(&self.goes);
        let on = target.map(|at| self.stops[at].name.clone());
        let among = target.map(|at| self.among(at)).unwrap_or_default();
        Outcome::Chain(Box::new(Put { target, met: 0, ring: Ring { on, among, covered: self.covered } }))
    }
}

/// Gives the keyboard to one of them, and takes it from all others.
struct Put {
    target: Option<usize>,
    met: usize,
    ring: Ring,
}

impl Operation<Ring> for Put {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Ring>)) {
        operate(self);
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        if self.target == Some(self.met) {
            // A field that is written in keeps its cursor.
            if !state.is_focused() {
                state.focus();
            }
        } else if state.is_focused() {
            state.unfocus();
        }
        self.met += 1;
    }

    fn finish(&self) -> Outcome<Ring> {
        Outcome::Some(self.ring.clone())
    }
}

/// Scrolls what has most to show by so many of what is seen of it; more than it has is all the way.
pub fn page<Message: Send + 'static>(by: f32) -> Task<Message> {
    widget::operate(Largest { by, met: 0, beneath: Under::default(), found: None })
}

/// Looks for what scrolls and has the most room.
struct Largest {
    by: f32,
    met: usize,
    /// Whether what is around lies under something.
    beneath: Under,
    found: Option<(f32, usize)>,
}

impl<T: Send + 'static> Operation<T> for Largest {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Any) {
        self.beneath.hears(state);
    }

    fn scrollable(&mut self, _: Option<&Id>, bounds: Rectangle, content: Rectangle, _: Vector, _: &mut dyn Scrollable) {
        let (met, area) = (self.met, bounds.width * bounds.height);
        self.met += 1;
        let scrolls = content.height > bounds.height + 1.0 && !self.beneath.lies();
        if scrolls && self.found.is_none_or(|(most, _)| area > most) {
            self.found = Some((area, met));
        }
    }

    fn finish(&self) -> Outcome<T> {
        match self.found {
            Some((_, which)) => Outcome::Chain(Box::new(Page { by: self.by, which, met: 0 })),
            None => Outcome::None,
        }
    }
}

/// Scrolls one of them.
struct Page {
    by: f32,
    which: usize,
    met: usize,
}

impl<T: Send + 'static> Operation<T> for Page {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.met == self.which {
            let most = (content.height - bounds.height).max(0.0);
            let y = (translation.y + self.by * bounds.height).clamp(0.0, most);
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
        self.met += 1;
    }
}
