//! Dice of a fight the app rolls: they tumble for a moment and fall one after the other, as if people told them.

use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::rules::answer::Answer;
use crate::rules::fight;
use crate::rules::fight::{Fighter, Throw};

/// How long it takes until the last die lies, in milliseconds.
const LAST: i64 = 700;
/// How long all of them tumble.
const ALL: i64 = 260;
/// How long a face is up while a die tumbles.
const FACE: i64 = 70;

impl Table {
    /// Whether dice that the app rolls still tumble; those that lie by now are told. Where motion is not wanted, or
    /// nobody watches, they lie at once.
    pub(super) fn tumbles(&mut self, shell: &Shell, rolled: &Answer) -> bool {
        let Answer::Fight(fight::Answer::Throws(throws)) = rolled else { return false };
        // Nobody holds their breath for dice that change nothing.
        let idle = self.is_decided();
        let Some(hot) = self.hot.as_mut().filter(|_| shell.pace > 0 && shell.moves() && !idle) else { return false };
        let now = shell.clock.now();
        let gone = now.saturating_sub(*hot.tumble.get_or_insert(now));
        if !(0..LAST).contains(&gone) {
            hot.tumble = None;
            return false;
        }
        let dice: usize = throws.iter().map(|throw| throw.faces.len()).sum();
        self.draft.throws = lying(throws, fallen(gone, dice));
        true
    }
}

/// How many of some dice lie after so many milliseconds: the last one falls last.
fn fallen(gone: i64, dice: usize) -> usize {
    let count = i64::try_from(dice.max(1)).unwrap_or(1);
    let lie = (gone - ALL).max(0) * count / (LAST - ALL);
    usize::try_from(lie).unwrap_or_default().min(dice)
}

/// The first so many dice, as they were thrown.
fn lying(throws: &[Throw], dice: usize) -> Vec<Throw> {
    let mut left = dice;
    let each = throws.iter().map(|throw| {
        let take = throw.faces.len().min(left);
        left -= take;
        Throw { who: throw.who, faces: throw.faces.iter().copied().take(take).collect() }
    });
    each.collect()
}

/// The face a die shows while it tumbles: the nth of somebody, at a time.
pub fn face(who: Fighter, die: usize, now: i64) -> u8 {
    let who = match who {
        Fighter::Seat(colour) => colour.index(),
        Fighter::Monster(id) => id.0 as usize,
    };
    // Neighbours show different faces, and each another one after the other.
    const ORDER: [u8; 12] = [3, 6, 1, 5, 2, 4, 6, 3, 5, 1, 4, 2];
    let turn = usize::try_from((now / FACE).rem_euclid(12)).unwrap_or_default();
    ORDER[(turn + who % 12 * 7 + die % 12 * 5) % 12]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::{Colour, MonsterId};

    #[test]
    fn dice_fall_one_after_the_other_and_the_last_one_last() {
        let who = Fighter::Monster(MonsterId(1));
        let throws = [
            Throw { who: Fighter::Seat(Colour::Red), faces: [4, 2].into_iter().collect() },
            Throw { who, faces: [6].into_iter().collect() },
        ];
        assert_eq!(fallen(0, 3), 0);
        assert_eq!(fallen(LAST - 1, 3), 2, "the last one tumbles to the end");
        assert_eq!(fallen(LAST - 1, 1), 0);
        assert_eq!(fallen(500, 0), 0);
        let steps: Vec<usize> = (0..LAST).map(|gone| fallen(gone, 9)).collect();
        assert!(steps.is_sorted() && steps.last() == Some(&8));
        let two = lying(&throws, 2);
        assert_eq!((two[0].faces.len(), two[1].faces.len()), (2, 0));
        assert_eq!(lying(&throws, 3), throws);
        let far = [i64::MIN, -1, 0, 35, 1_795_431_425_123, i64::MAX];
        assert!(far.into_iter().all(|now| (1..=6).contains(&face(
            Fighter::Monster(MonsterId(u32::MAX)),
            usize::MAX,
            now
        ))));
        assert!((0..50).all(|n| face(who, 3, n * FACE) != face(who, 3, (n + 1) * FACE)));
    }
}
