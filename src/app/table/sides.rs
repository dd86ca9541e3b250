//! How wide is what stands on either side of the stage, on a screen wider than high.

use crate::app::table::state::Table;
use iced::Size;

/// So low, and so wide at least, is a telephone that lies on its side.
const FLAT: f32 = 680.0;
const BROAD: f32 = 1300.0;

/// Widths of the seats on the left and of what is asked on the right, in a window so large. As wide all the time, in whole
/// pixels: what lies across half of one is drawn twice.
pub fn of(table: &Table, size: Size) -> (f32, f32) {
    let (left, right) = if size.width >= 1500.0 { (290.0, 420.0) } else { (236.0, 340.0) };
    let right = match &table.hot {
        Some(_) => (size.width * 0.36).round().clamp(right, 620.0),
        // A telephone lying on its side has more width than height: what is touched stands in few rows.
        None if size.height < FLAT && size.width > BROAD => (size.width * 0.41).round(),
        None => right,
    };
    (left, right)
}
