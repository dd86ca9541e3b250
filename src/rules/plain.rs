//! Small questions that files ask about values.

/// Whether a value is what it would be if nobody had said anything: such values are left out of files.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
