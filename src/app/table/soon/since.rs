//! Since when things lie under the fingers.

use crate::rules::ids::Colour;
/// Since when what lies there has been there, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default)]
pub struct Since {
    /// What is asked, and all that answers it.
    pub(super) asked: Option<i64>,
    /// What skips the app's own steps.
    pub(super) busy: Option<i64>,
    /// What a finger or a key has brought, whatever it is.
    pub(super) brought: Option<i64>,
    /// Who has touched their name in the ring last, and when: touched twice at once it is not taken back.
    pub(super) claimed: Option<(Colour, i64)>,
}
