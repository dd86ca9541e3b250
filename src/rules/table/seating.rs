//! Who sits down.

use crate::rules::ids::Colour;
use crate::rules::seat::Sex;
use serde::{Deserialize, Serialize};

/// A player to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// The colour of the pieces.
    pub colour: Colour,
    /// The name; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The munchkin's sex, if the table cares to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Which bot plays it; a person if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}
