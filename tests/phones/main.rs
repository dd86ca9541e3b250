//! Phones that hold hands: what each is shown depends on nothing another one hides, whoever was not let in gets nothing, and
//! whatever is sent, only a pick from a seat's own list comes of it.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

mod chosen;
mod deeds;
mod desk;
mod hidden;
mod layout;
mod ran;
mod sale;
mod told;
mod wire;
