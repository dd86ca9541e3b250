//! Cards the app keeps: what is printed on them, as data, and sets of them.
//!
//! A card has a number of its own, so that two of a name are two cards. What it does is written in [`Does`]: the same
//! effects people tap by hand at a cardboard table, with *you* and *the target* in the place of colours.

mod bind;
mod boxed;
pub mod choice;
pub mod def;
pub mod does;
pub mod id;
pub mod price;
pub mod set;
pub mod who;

pub use bind::{Speaker, bind};
pub use boxed::{CardBox, MonsterCard, PlayerCard};
pub use choice::Choice;
pub use def::{CardDef, CardKind, KindDef, Per, Power, Traits};
pub use does::{DealDef, Does};
pub use id::CardId;
pub use set::CardSet;
pub use who::{Target, Who};
