//! How much room a seat's card has.

/// How much room a card has.
#[derive(Clone, Copy, Debug)]
pub struct Dense {
    /// Name, Race and Class on one line, figures in few.
    pub compact: bool,
    /// Gold and hands have a line of their own, where there is room for one on a compact card.
    pub goods: bool,
    /// Only what nobody can do without.
    pub few: bool,
    /// So much lower than it could be.
    pub by: f32,
    /// One line, for who looks at a fight on a telephone: the rest is a touch away.
    pub folded: bool,
}

impl Dense {
    /// All the room there is.
    pub const ROOMY: Dense = Dense { compact: false, goods: false, few: false, by: 0.0, folded: false };
}
