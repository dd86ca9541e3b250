//! Why nobody moves in a Monster Turn, for all of them together.

use crate::rules::dungeon::march::{March, Stop};

/// Why none moves in a Monster Turn, as texts name it: what holds all of them; and that there is none to move.
pub fn idle(march: &March) -> &'static str {
    let mut stops = march.routes.iter().map(|route| route.stop);
    let Some(first) = stops.next() else { return "nobody" };
    match first {
        _ if stops.any(|stop| stop != first) => "mixed",
        Stop::Lurking => "lurking",
        Stop::TargetHere => "target",
        Stop::NoArrow => "arrow",
        Stop::UnknownArrow => "unknown",
        Stop::TargetReached
        | Stop::BlockedLink
        | Stop::WouldRetrace
        | Stop::EntranceBlocked
        | Stop::Slow
        | Stop::FastDone => "mixed",
    }
}
