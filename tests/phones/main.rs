//! Phones that hold hands: what each is shown depends on nothing another one hides, whoever was not let in gets nothing, and
//! whatever is sent, only a pick from a seat's own list comes of it.
//!
//! How much of it is tried is said by two variables; what runs by itself is a small part. All that the design asks for, a hundred
//! thousand pairs of tables and a million requests:
//!
//! ```text
//! STANDIE_PAIRS=100000 STANDIE_REQUESTS=1000000 cargo test --locked --no-default-features --features soft --test phones -- \
//!     --nocapture no_page_depends_on_another_hand nothing_comes_of_noise
//! ```
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

/// How often something is tried: as often as a variable says, or so often by itself.
fn times(variable: &str, quick: u32) -> u32 {
    std::env::var(variable).ok().map_or(quick, |times| times.parse().expect("a number"))
}

mod chosen;
mod deeds;
mod desk;
mod heard;
mod hidden;
mod layout;
mod ran;
mod sale;
mod script;
mod spared;
mod told;
mod wire;
