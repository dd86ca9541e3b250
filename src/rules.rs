//! The core: what is true, what is asked, what follows, and by which rule. It imports only std, serde and thiserror.

#[macro_use]
pub mod cite;

pub mod act;
pub mod agenda;
pub mod apply;
pub mod book;
pub mod card;
pub mod command;
pub mod effect;
pub mod engine;
pub mod event;
pub mod few;
pub mod game;
pub mod gear;
pub mod ids;
pub mod laws;
pub mod message;
pub mod query;
pub mod question;
pub mod refusal;
pub mod seat;
pub mod setup;
pub mod stock;
pub mod system;
