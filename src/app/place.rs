//! Where the window lies: where it was left, as far as that fits the screen it opens on.

use crate::store::settings::Placed;
use iced::{Point, Size};

/// What a window is born with.
pub const BORN: Size = Size::new(1280.0, 800.0);
/// What it is never smaller than.
pub const LEAST: Size = Size::new(640.0, 600.0);
/// What a title bar and the bar of a desktop take of the height.
const FRAME: f32 = 48.0;

/// In table mode text and controls are so much larger than on the ordinary screen.
pub const FAR: f32 = 1.4;

/// What a telephone held upright has room for: what can be touched there is no smaller than 40 of its pixels, and on one of
/// 360 by 740 no letter smaller than 11.
const UPRIGHT: Size = Size::new(424.0, 871.0);

/// What is narrower than this is a telephone held upright: nothing stands beside what is asked.
pub const HELD: f32 = 560.0;

/// What everything needs to stand in, lying and upright, at its own size.
const FRAMES: [Size; 2] = [Size::new(1000.0, 640.0), Size::new(720.0, 1180.0)];

/// How large everything is drawn in a window of a size, if somebody wants it as large as this: never so large that a seat
/// or an answer had no room, and smaller than it was drawn to be
/// only where not even the smallest window has room.
pub fn scale(wanted: f32, window: Size) -> f32 {
    let [lying, upright] = FRAMES;
    let frame = if window.width < window.height { upright } else { lying };
    let most = (window.width / frame.width).min(window.height / frame.height);
    // Less than what a window can be made to is a telephone, or a window beside another one in a browser.
    let within = |least: Size| (window.width / least.width).min(window.height / least.height);
    let small = within(LEAST).max(if window.width < window.height { within(UPRIGHT) } else { 0.0 });
    wanted.min(most.max(1.0)) * small.clamp(0.3, 1.0)
}

/// How a window fits a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fit {
    /// It takes all there is.
    Fill,
    /// It has a size, and a place if that is known and in sight.
    Free(Size, Option<Point>),
}

/// The size a window asks for.
pub fn wanted(kept: Option<Placed>) -> Size {
    let sane = |n: f32, least: f32, born: f32| if n.is_finite() { n.clamp(least, 20_000.0) } else { born };
    kept.map_or(BORN, |kept| {
        Size::new(sane(kept.size.0, LEAST.width, BORN.width), sane(kept.size.1, LEAST.height, BORN.height))
    })
}

/// How a window that was left somewhere fits a screen. One that does not fit with its frame fills it.
pub fn fit(kept: Option<Placed>, screen: Size) -> Fit {
    let size = wanted(kept);
    if size.width > screen.width || size.height + FRAME > screen.height {
        return Fit::Fill;
    }
    // On another screen beside this one it comes up where the system puts it.
    let here =
        |at: &(f32, f32)| (-size.width..screen.width).contains(&at.0) && (-size.height..screen.height).contains(&at.1);
    let at = kept.and_then(|kept| kept.at).filter(here);
    let inside = |at: f32, most: f32| at.clamp(0.0, most.max(0.0));
    let at = at
        .map(|(x, y)| Point::new(inside(x, screen.width - size.width), inside(y, screen.height - FRAME - size.height)));
    Fit::Free(size, at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(at: Option<(f32, f32)>, size: (f32, f32)) -> Option<Placed> {
        Some(Placed { at, size })
    }

    #[test]
    fn everything_is_as_large_as_is_wanted_and_there_is_room_for() {
        let near = |a: f32, b: f32| (a - b).abs() < 0.01;
        for (wanted, window, drawn) in [
            (1.4, (2560.0, 1440.0), 1.4),
            (2.0, (2560.0, 1440.0), 2.0),
            (2.0, (1920.0, 1080.0), 1.6875),
            (1.4, (1280.0, 800.0), 1.25),
            (1.2, (1280.0, 800.0), 1.2),
            (2.0, (800.0, 1280.0), 1.0847),
            (0.8, (800.0, 1280.0), 0.8),
            (1.0, (640.0, 600.0), 1.0),
            (1.4, (640.0, 600.0), 1.0),
            (1.4, (412.0, 915.0), 0.9717),
            (1.0, (390.0, 844.0), 0.9198),
            (1.0, (360.0, 740.0), 0.849),
            // With the keys of the system below, as it was.
            (1.0, (390.0, 420.0), 0.609),
            (1.0, (915.0, 412.0), 0.6867),
        ] {
            let now = scale(wanted, window.into());
            assert!(near(now, drawn), "{wanted} in {window:?}: {now}");
        }
    }

    #[test]
    fn a_new_window_fits_the_screen_it_is_born_on() {
        for (screen, fits) in [
            (Size::new(1280.0, 800.0), Fit::Fill),
            (Size::new(1024.0, 768.0), Fit::Fill),
            (Size::new(800.0, 1280.0), Fit::Fill),
            (Size::new(1366.0, 768.0), Fit::Fill),
            (Size::new(1920.0, 1080.0), Fit::Free(BORN, None)),
        ] {
            assert_eq!(fit(None, screen), fits, "{screen:?}");
        }
    }

    #[test]
    fn a_window_comes_back_where_it_was_left_as_far_as_it_can_be_seen_there() {
        let screen = Size::new(1920.0, 1080.0);
        let size = Size::new(1000.0, 700.0);
        let place = |at| fit(left(Some(at), (1000.0, 700.0)), screen);
        assert_eq!(place((300.0, 200.0)), Fit::Free(size, Some(Point::new(300.0, 200.0))));
        assert_eq!(place((1500.0, 900.0)), Fit::Free(size, Some(Point::new(920.0, 332.0))), "pulled in");
        assert_eq!(place((-200.0, -30.0)), Fit::Free(size, Some(Point::ORIGIN)), "pulled in");
        assert_eq!(place((2500.0, 100.0)), Fit::Free(size, None), "on a screen that may be gone");
        assert_eq!(fit(left(None, (1000.0, 700.0)), screen), Fit::Free(size, None));
        // What filled a large screen fills a small one.
        assert_eq!(fit(left(Some((0.0, 0.0)), (1920.0, 1053.0)), screen), Fit::Fill);
        assert_eq!(fit(left(Some((0.0, 0.0)), (1920.0, 1053.0)), Size::new(1024.0, 768.0)), Fit::Fill);
    }

    #[test]
    fn nonsense_is_a_window_all_the_same() {
        let screen = Size::new(1920.0, 1080.0);
        assert_eq!(fit(left(None, (0.0, -4.0)), screen), Fit::Free(LEAST, None));
        assert_eq!(fit(left(Some((f32::NAN, 3.0)), (f32::NAN, f32::NAN)), screen), Fit::Free(BORN, None));
        assert_eq!(fit(left(None, (f32::INFINITY, 1e30)), Size::ZERO), Fit::Fill);
    }
}
