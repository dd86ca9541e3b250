//! A chance of any number of ways, in lowest terms.

use num_bigint::BigUint;

/// A fraction in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// Ways that count.
    pub numerator: BigUint,
    /// All ways.
    pub denominator: BigUint,
}

impl Fraction {
    /// So many ways out of so many; nothing out of none.
    pub fn of(numerator: BigUint, denominator: BigUint) -> Fraction {
        if denominator == BigUint::ZERO {
            return Fraction { numerator: BigUint::ZERO, denominator: BigUint::from(1_u32) };
        }
        let (mut a, mut b) = (numerator.clone(), denominator.clone());
        while b != BigUint::ZERO {
            (a, b) = (b.clone(), a % b);
        }
        Fraction { numerator: numerator / &a, denominator: denominator / a }
    }

    /// The nearest number.
    pub fn near(&self) -> f64 {
        // As many bits of both are left as a float can tell apart.
        let extra = self.denominator.bits().saturating_sub(500);
        let part = |n: &BigUint| crate::odds::count::Count::near(&(n >> extra));
        part(&self.numerator) / part(&self.denominator)
    }
}
