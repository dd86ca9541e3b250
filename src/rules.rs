//! The core: what is true, what is asked, what follows, and by which rule. It imports only std, serde and thiserror.

// A new word of a part does not compile until it is carried out, asked, answered and listed; files that read a word or
// two, and no more, say so.
#![deny(clippy::wildcard_enum_match_arm)]

#[macro_use]
pub mod cite;
#[macro_use]
pub mod vocabulary;

pub mod act;
pub mod agenda;
pub mod amount;
pub mod answer;
pub mod apply;
pub(crate) mod asking;
pub mod book;
pub mod books;
pub mod card;
pub mod cards;
pub mod command;
pub mod decider;
pub mod dice;
pub mod dungeon;
pub mod effect;
pub mod engine;
pub mod event;
pub mod facts;
pub mod few;
pub mod fight;
pub mod foe;
pub mod game;
pub mod gear;
pub mod hand;
pub mod ids;
pub mod laws;
pub mod legal;
pub mod message;
pub mod munchkin;
pub mod numbers;
pub(crate) mod plain;
pub mod query;
pub mod question;
pub mod receive;
pub mod refusal;
pub mod row;
pub mod rulings;
pub mod seat;
pub mod seen;
pub mod setup;
pub mod shared;
pub mod steps;
pub mod stock;
pub mod system;
pub mod table;
pub mod text;
pub mod turn;
pub mod window;
pub mod wish;
