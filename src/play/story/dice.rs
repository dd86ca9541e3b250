//! Luck: how dice fell.

/// How dice fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Dice {
    /// How many were rolled.
    pub count: u32,
    /// What they came to.
    pub sum: u32,
}

impl Dice {
    /// Few dice say nothing about luck.
    pub const TELLING: u32 = 12;
    /// What a six-sided die shows in the long run.
    pub const FAIR: f64 = 3.5;

    /// What a die showed on average; none if none was rolled.
    pub fn average(self) -> Option<f64> {
        (self.count > 0).then(|| f64::from(self.sum) / f64::from(self.count))
    }
}
