//! Shared by tests and benches: tables that play by themselves, and table talk.
#![allow(dead_code)]

pub mod random;
