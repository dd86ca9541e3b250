//! How large everything is that is read from afar.

use iced::Size;

/// Size of a figure, in parts of the window's height: a digit is seven tenths of it, and so more than a twentieth.
pub const FIGURE: f32 = 0.077;
/// Width of a letter, in parts of its size.
const LETTER: f32 = 0.62;

/// Width of a letter of a size.
pub fn letters(size: f32) -> f32 {
    size * LETTER
}

/// The measures of a fight in a place so large.
#[derive(Clone, Copy, Debug)]
pub struct Measures {
    /// The least size of a figure.
    pub high: f32,
    /// Whether the chance stands above both sides, and not between them.
    pub tall: bool,
    /// Size of the chance.
    pub middle: f32,
    /// Width of what is in a side.
    pub side: f32,
    /// Room for a total.
    total: f32,
    /// Size of a die.
    pub die: f32,
    /// Height of a line with a name.
    pub line: f32,
    /// So many names have a line.
    pub lines: usize,
    /// Whether a figure stands before each name.
    pub figured: bool,
}

impl Measures {
    /// Those of a place so large, where a figure is at least so high, so many stand on a side, and the chance between
    /// both has so many letters.
    pub fn of(size: Size, high: f32, (many, chance): (usize, usize)) -> Measures {
        let line = high * 1.18;
        let beside = |chance: f32| ((size.width - 20.0 - chance - 24.0) / 2.0 - 12.0).max(high);
        let between = beside(chance.max(4) as f32 * letters(high));
        let tall = between < 4.2 * high;
        let side = if tall { beside(0.0) } else { between };
        let rest = size.height - 12.0 - if tall { high * 1.4 } else { 0.0 } - 8.0;
        // The names first; what is left over makes the totals larger, and a part of a line stays free for what floats there.
        let wanted = (many.min(4) as f32 + 0.4) * line;
        let total = (rest - wanted).clamp(high, 3.2 * high);
        let lines = ((rest - total * 1.1) / line).floor().max(0.0) as usize;
        Measures {
            high,
            tall,
            middle: if tall { (high * 1.15).round() } else { high },
            side,
            total,
            die: (high * 0.86).round(),
            line,
            lines,
            figured: side > 4.5 * high,
        }
    }

    /// Size of a total of so many letters: as large as there is room, and never small.
    pub fn total(&self, letters: usize) -> f32 {
        // Beside it is room for the dice that are still to fall.
        let dice = 2.0 * self::letters(self.high) + self.die + 0.4 * self.high;
        let fits = (self.side - dice) / (letters.max(1) as f32 * LETTER);
        self.total.min(fits).max(self.high).round()
    }

    /// So many dice have room beside a total of a size, or below it.
    pub fn dice(&self, total: f32) -> usize {
        let row = (self.side / (self.die * 1.2)) as usize;
        let below = if self.total > total * 1.5 { 2 } else { 1 };
        (row * below).max(2)
    }
}
