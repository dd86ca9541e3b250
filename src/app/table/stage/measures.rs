//! How large everything on a stage is.

use crate::app::look::TOUCH;
use iced::Size;

/// Around everything.
pub const EDGE: f32 = 12.0;
/// Between the sides.
pub const GAP: f32 = 10.0;
/// Height of the bar.
pub const BAR: f32 = 12.0;
/// Width of a side in a small place.
const SMALL: f32 = 190.0;

/// The measures of a stage: what it has room for decides how large everything is, and nothing else does.
#[derive(Clone, Copy, Debug)]
pub struct Measures {
    /// Both sums.
    pub sum: f32,
    /// The line below the chance.
    pub said: f32,
    /// Width of a side.
    pub side: f32,
    /// A figure of somebody who fights.
    pub figure: f32,
    /// A die.
    pub die: f32,
    /// How much larger than elsewhere names and terms are.
    pub text: f32,
    /// Height of the foot; none where there is no room for it.
    pub foot: Option<f32>,
    /// Whether chart and steps lie beside each other.
    pub flat: bool,
    /// Whether the map is a stamp, and not only a sign.
    pub stamped: bool,
    /// Whether everything that is not known is asked at once, or one thing after the other.
    pub roomy: bool,
}

impl Measures {
    /// Those of a stage so large.
    pub fn of(size: Size) -> Measures {
        let (tall, low) = (size.height >= 560.0, size.height < 330.0);
        let wide = size.width >= 560.0;
        let sum = (size.width * 0.14).min(size.height * if low { 0.2 } else { 0.17 }).clamp(40.0, 150.0);
        Measures {
            sum: sum.round(),
            said: if tall { 48.0 } else { TOUCH },
            side: (size.width - 2.0 * EDGE - GAP) / 2.0,
            figure: if tall && wide { (size.height * 0.09).clamp(46.0, 92.0).round() } else { 46.0 },
            die: if tall && wide { 56.0 } else { 44.0 },
            text: if wide { (size.height / 744.0).clamp(1.0, 1.6) } else { 1.0 },
            foot: match (low, tall, wide) {
                (true, _, _) => None,
                (_, true, true) => Some(156.0),
                (_, true, false) => Some(176.0),
                (_, false, _) => Some(104.0),
            },
            flat: !tall,
            stamped: wide && tall,
            roomy: tall,
        }
    }

    /// Those of a small place, to be read.
    pub fn small() -> Measures {
        Measures {
            sum: 44.0,
            said: 0.0,
            side: SMALL,
            figure: 40.0,
            die: 44.0,
            text: 1.0,
            foot: None,
            flat: false,
            stamped: false,
            roomy: false,
        }
    }

    /// Height of both sums.
    pub fn top(self) -> f32 {
        (self.sum * 1.06).round() + 22.0
    }

    /// How far what floats stays above the lower edge.
    pub fn above(self) -> f32 {
        self.foot.unwrap_or_default()
    }
}
