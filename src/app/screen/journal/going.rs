//! Going far back: whoever would take much back is asked first, on the spot.

use crate::play::timeline::{Point, Timeline};

/// So many entries are taken back without a question.
const MANY: usize = 10;

/// How long the question is dead where it was called for, and the list where a fix has just let go of it, in milliseconds.
pub(super) const DEAD: i64 = 900;

/// How many entries going to a point takes back.
fn taken_back(timeline: &Timeline, to: Point) -> usize {
    let stays = timeline.path(to);
    let path = timeline.path(timeline.here());
    path.iter().zip(stays.iter()).skip_while(|(here, there)| here == there).count()
        + path.len().saturating_sub(stays.len())
}

/// How many entries going to a point takes back, where that is asked first.
pub(super) fn asks(timeline: &Timeline, to: Point) -> Option<usize> {
    let count = taken_back(timeline, to);
    (count > if to == 0 { 0 } else { MANY }).then_some(count)
}
