//! How much of a journal is sound: every line continues the checksum of the one before.

use crate::play::journal::{self, Chain};

/// Bytes of a journal up to which every line continues the one before.
pub(crate) fn sound(bytes: &[u8]) -> usize {
    let (mut chain, mut sound) = (0, 0);
    for line in bytes.split_inclusive(|b| *b == b'\n') {
        let Some(sum) = follows(line, chain) else { break };
        chain = sum;
        sound += line.len();
    }
    sound
}

/// The checksum of a line that continues another.
pub(crate) fn follows(line: &[u8], chain: Chain) -> Option<Chain> {
    journal::unseal(line.strip_suffix(b"\n")?, chain)
}
