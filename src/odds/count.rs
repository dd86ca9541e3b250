//! Whole numbers to count ways with: as small as the number of dice allows, so that small fights are fast.

use num_bigint::BigUint;
use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Mul, Sub};

/// What ways are counted in.
pub trait Count:
    Clone
    + Debug
    + Display
    + PartialEq
    + Eq
    + PartialOrd
    + Ord
    + From<u32>
    + Add<Output = Self>
    + AddAssign
    + Sub<Output = Self>
    + Mul<Output = Self>
{
    /// The nearest floating-point number.
    fn near(&self) -> f64;

    /// Divides by a small number where that leaves nothing over.
    fn split(&self, by: u32) -> Option<Self>;
}

impl Count for u128 {
    fn near(&self) -> f64 {
        *self as f64
    }

    fn split(&self, by: u32) -> Option<u128> {
        self.is_multiple_of(by.into()).then(|| self / u128::from(by))
    }
}

impl Count for BigUint {
    fn near(&self) -> f64 {
        // The sixty-four leading bits decide all digits of a float.
        let extra = self.bits().saturating_sub(64);
        let leading = (self >> extra).iter_u64_digits().next().unwrap_or(0);
        leading as f64 * 2f64.powi(extra as i32)
    }

    fn split(&self, by: u32) -> Option<BigUint> {
        let rest = self % by;
        (rest == BigUint::ZERO).then(|| self / by)
    }
}

/// Six to a power.
pub fn six_to<C: Count>(power: usize) -> C {
    (0..power).fold(C::from(1), |product, _| product * C::from(6))
}

/// A fraction whose denominator is six to a power, in lowest terms.
pub fn lowest<C: Count>(mut numerator: C, mut denominator: C) -> (C, C) {
    for prime in [2, 3] {
        while let (Some(n), Some(d)) = (numerator.split(prime), denominator.split(prime)) {
            (numerator, denominator) = (n, d);
            if denominator == C::from(1) {
                break;
            }
        }
    }
    (numerator, denominator)
}
