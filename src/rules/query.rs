//! Read-only answers, shared by rules, screens and tests. Computed from base values each time, never stored.

pub mod dice;
pub mod gear;
pub mod kind;
