//! The core: what is true, what is asked, what follows, and by which rule. It imports only std, serde and thiserror.
//!
//! Whatever is one part's lies in its folder: [`table`], [`turn`], [`cards`], [`munchkin`], [`fight`], [`doors`],
//! [`dungeon`], [`track`]; and what
//! several of them do together, in [`hand`] and [`dice`]. Here lies what is made of all of them, or known to all:
//!
//! - the sums of the parts' words: [`event`], [`command`], [`answer`], [`agenda`], [`question`], [`effect`];
//! - what a game is: [`game`], [`seat`], [`setup`] and what is [`arranged`] in it, and how facts change it: [`apply`];
//! - the sums of what parts do: [`engine`], [`steps`], [`wish`], [`laws`], where cards lie that are [`in_play`] or
//!   on the [`shelf`];
//! - [`card`]: what is printed on a card may be of any part, and every part speaks of cards; it lies below them all;
//! - what a rule set is: [`book`], [`numbers`], [`rulings`], [`system`], which ledger it cites: [`mod@cite`], and what of it
//!   a table does well to be reminded of: [`remind`];
//! - small things any file may need: [`amount`], [`few`], [`ids`], [`message`], [`refusal`], [`row`], [`shared`], [`text`].

// A new word of a part does not compile until it is carried out, asked, answered and listed; files that read a word or
// two, and no more, say so.
#![deny(clippy::wildcard_enum_match_arm)]

#[macro_use]
pub mod cite;
#[macro_use]
pub mod vocabulary;

pub mod agenda;
pub mod amount;
pub mod answer;
pub mod apply;
pub mod arranged;
pub(crate) mod asking;
pub mod book;
pub mod books;
pub mod card;
pub mod cards;
pub mod command;
pub mod decider;
pub mod dice;
pub mod doors;
pub mod dungeon;
pub mod effect;
pub mod engine;
pub mod event;
pub mod facts;
pub mod few;
pub mod fight;
pub mod game;
pub mod hand;
pub mod ids;
pub mod in_play;
pub mod laws;
pub mod legal;
pub mod message;
pub mod munchkin;
pub mod now;
pub mod numbers;
pub(crate) mod plain;
pub mod question;
pub mod refusal;
pub mod remind;
pub mod row;
pub mod rulings;
pub mod seat;
pub mod seen;
pub mod setup;
pub mod shared;
pub mod shelf;
pub mod steps;
pub mod system;
pub mod table;
pub mod text;
pub mod track;
pub mod turn;
pub mod wish;
