//! House rules as a table has set them.

use std::collections::BTreeMap;

/// Values of house-rule switches that differ from the default, by name.
pub type Rulings = BTreeMap<String, String>;
