//! How large everything on a stage is.

use crate::app::look::TOUCH;
use iced::Size;

/// Around everything.
pub const EDGE: f32 = 12.0;
/// Between the sides.
pub const GAP: f32 = 10.0;
/// Height of the bar.
pub const BAR: f32 = 12.0;
/// Width of a term, as most of them are.
const TERM: f32 = 135.0;
/// So many terms of one alone leave everything else its room.
const FEW: usize = 3;
/// Height of what is printed below a monster, halved: not all have it. Munchkins have none, but terms that can be struck.
const JOKE: f32 = 24.0;
/// How much smaller everything is written where many stand close together.
const SMALLER: f32 = 0.875;
/// Width of a side in a small place.
const SMALL: f32 = 190.0;

/// How close together those who fight stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// Each with a figure to look at, and terms that can be struck.
    Loose,
    /// Small figures, small terms.
    Close,
    /// Each as a line that runs on: figure, name, terms.
    Line,
    /// Each as a line so high, no lower than a finger: figure, name, sum, and the terms below them in small letters.
    Named(u8),
}

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
    /// Whether there is room only for names, dice and terms.
    pub brief: bool,
    /// How close they stand.
    pub pack: Pack,
    /// Whether everything that is not known is asked at once, or one thing after the other.
    pub roomy: bool,
    /// Whether there is so little height that what a sum is of stands beside it.
    pub low: bool,
}

impl Measures {
    /// Those of a stage so large.
    pub fn of(size: Size) -> Measures {
        let (tall, low) = (size.height >= 560.0, size.height < 330.0);
        let wide = size.width >= 560.0;
        let sum = (size.width * 0.14).min(size.height * if low { 0.2 } else { 0.17 }).clamp(40.0, 150.0);
        Measures {
            sum: if low && !wide { 40.0 } else { sum.round() },
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
            brief: false,
            pack: Pack::Loose,
            roomy: tall,
            low: low && !wide,
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
            brief: false,
            pack: Pack::Loose,
            roomy: false,
            low: false,
        }
    }

    /// Those of a stage on which many stand: each of both sides with so many terms. The foot gives way first, then what
    /// is only to be smiled at.
    #[must_use]
    pub fn crowded(self, size: Size, sides: [&[usize]; 2]) -> Measures {
        if sides.iter().all(|side| side.len() < 2 && side.iter().all(|terms| *terms <= FEW)) {
            return self;
        }
        let [munchkins, monsters] = sides;
        let high = |m: &Measures| m.side_height(munchkins, JOKE / 2.0).max(m.side_height(monsters, JOKE));
        let fits = |m: &Measures| high(m) <= m.room(size);
        let mut m = self;
        if !fits(&m) {
            (m.foot, m.stamped) = (None, false);
        }
        if !fits(&m) {
            (m.brief, m.roomy, m.text) = (true, false, 1.0);
            (m.figure, m.die) = (m.figure.min(46.0), m.die.min(44.0));
        }
        m
    }

    /// Those of a stage on which so much is asked of one of the monsters, each of which has so many terms: what there is not
    /// enough room for above the foot has the room of the foot, as long as what the odds need is open. Whoever stands there is
    /// as large before it is told as after it, when the foot is there again: nothing moves.
    #[must_use]
    pub fn asked(self, size: Size, (monsters, asks): (&[usize], f32), open: bool) -> Measures {
        if self.side_height(monsters, JOKE) + asks <= self.room(size) {
            return self;
        }
        let small = Measures { text: 1.0, figure: self.figure.min(46.0), die: self.die.min(44.0), ..self };
        if open { Measures { foot: None, stamped: false, ..small } } else { small }
    }

    /// The same with ever less room for each who fights while something is asked of one of them: first what is only to be
    /// smiled at goes, then one thing is asked after the other, then everything that nobody touches is smaller.
    pub fn asking(self) -> [Measures; 4] {
        let [_, brief, close, _] = self.ways();
        [self, brief, Measures { roomy: false, ..brief }, Measures { roomy: false, ..close }]
    }

    /// Room for those who fight.
    fn room(&self, size: Size) -> f32 {
        self.field(size) - self.foot.map_or(0.0, |foot| foot + 6.0)
    }

    /// Room for those who fight and for what lies at the foot.
    pub fn field(&self, size: Size) -> f32 {
        size.height - self.top() - BAR - self.said - 34.0
    }

    /// The same with ever less room for each who fights: first what is only to be smiled at goes, then everything is smaller.
    /// Nothing above them moves.
    pub fn ways(self) -> [Measures; 4] {
        let brief = Measures { brief: true, text: 1.0, figure: self.figure.min(46.0), die: self.die.min(44.0), ..self };
        let close = Measures { pack: Pack::Close, text: SMALLER, figure: TOUCH, die: 34.0, ..brief };
        [self, brief, close, Measures { pack: Pack::Line, figure: 26.0, die: 26.0, ..close }]
    }

    /// The same with one line for each who fights, so high.
    #[must_use]
    pub fn named(self, high: u8) -> Measures {
        let [.., line] = self.ways();
        Measures { pack: Pack::Named(high), figure: 24.0, ..line }
    }

    /// Whether one of each side, with a line of terms and of what is printed below it, has room on a stage so large.
    pub fn has_room(&self, size: Size) -> bool {
        self.side_height(&[1], JOKE) <= self.room(size)
    }

    /// Height of a term nobody can strike.
    pub fn term(&self) -> f32 {
        match self.pack {
            Pack::Loose if self.brief => 24.0,
            Pack::Loose => 32.0 * self.text,
            Pack::Close | Pack::Line | Pack::Named(_) => 21.0,
        }
    }

    /// How high those of a side stand, each with so many terms and so much that is printed below them.
    fn side_height(&self, terms: &[usize], printed: f32) -> f32 {
        let row = (self.side / (TERM * self.text)).floor().max(1.0);
        let each = terms.iter().map(|count| {
            let rows = (*count as f32 / row).ceil();
            self.figure.max(self.die) + 24.0 + rows * (self.term() + 4.0) + if self.brief { 0.0 } else { printed }
        });
        each.map(|height| height + 6.0).sum()
    }

    /// Height of both sums.
    pub fn top(self) -> f32 {
        (self.sum * 1.06).round() + if self.low { 2.0 } else { 22.0 }
    }

    /// How far what floats stays above the lower edge.
    pub fn above(self) -> f32 {
        self.foot.unwrap_or_default()
    }
}
