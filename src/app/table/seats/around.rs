//! Who sits where round a table.

use std::collections::VecDeque;

/// Who sits in which line: clockwise round the table, as the turns go.
pub fn around(seats: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut left: VecDeque<usize> = (0..seats).collect();
    let mut lines: Vec<Vec<usize>> = vec![left.drain(..columns.min(seats)).collect()];
    while !left.is_empty() {
        let last = left.len() <= columns;
        let line = match columns {
            1 => left.pop_front().into_iter().collect(),
            _ if last => left.drain(..).rev().collect(),
            // Down on the right, and up again on the left.
            _ => left.pop_back().into_iter().chain(left.pop_front()).collect(),
        };
        lines.push(line);
    }
    lines
}
