//! What a finger has scrolled goes on for a while once it is off, as on every tablet.

use iced::Point;
use iced::time::{Duration, Instant};
use std::collections::VecDeque;

/// How long before it is off what a finger does counts as its pace.
const LATELY: Duration = Duration::from_millis(100);
/// Less than that tells no pace.
const LEAST: Duration = Duration::from_millis(8);
/// In pixels a second: slower than that nothing goes on, and nothing goes faster than the other.
const SLOW: f32 = 120.0;
const FAST: f32 = 4_000.0;
/// In pixels a second: what has become slower stands.
const STANDS: f32 = 15.0;
/// In seconds: the time in which it loses about two thirds of its pace.
const LOSES: f32 = 0.3;
/// In seconds: after a longer wait for a picture it goes on as if it had been that.
const WAIT: f32 = 0.1;

/// How a finger was drawn lately.
#[derive(Debug, Default)]
pub struct Pace(VecDeque<(Instant, Point)>);

impl Pace {
    /// A finger has come down.
    pub fn from(at: Point, now: Instant) -> Pace {
        Pace(VecDeque::from([(now, at)]))
    }

    /// It was moved.
    pub fn moves(&mut self, to: Point, now: Instant) {
        while self.0.len() > 1 && self.0.front().is_some_and(|(then, _)| now.duration_since(*then) > LATELY) {
            self.0.pop_front();
        }
        self.0.push_back((now, to));
    }

    /// It is off: what goes on, upright or across, if it was quick. Whoever rests before letting go wants it to stay.
    pub fn leaves(&self, upright: bool, now: Instant) -> Option<Glide> {
        let lately = |then: &&(Instant, Point)| now.duration_since(then.0) <= LATELY;
        let ((since, from), (until, to)) = (self.0.iter().find(lately)?, self.0.back()?);
        let long = until.duration_since(*since);
        let gone = if upright { to.y - from.y } else { to.x - from.x };
        let pace = (gone / long.as_secs_f32().max(LEAST.as_secs_f32())).clamp(-FAST, FAST);
        (long >= LEAST && pace.abs() >= SLOW).then_some(Glide { pace, at: now })
    }
}

/// What goes on without a finger.
#[derive(Clone, Copy, Debug)]
pub struct Glide {
    /// In pixels a second, as the finger went.
    pace: f32,
    at: Instant,
}

impl Glide {
    /// How many pixels further it is by now; nothing once it stands.
    pub fn goes(&mut self, now: Instant) -> Option<f32> {
        let long = now.saturating_duration_since(self.at).as_secs_f32().min(WAIT);
        let left = self.pace * (-long / LOSES).exp();
        let gone = (self.pace - left) * LOSES;
        (self.pace, self.at) = (left, self.at.max(now));
        (left.abs() >= STANDS).then_some(gone)
    }
}
