//! Munchkins: levels, kinds, Items, Charity and Curses, as in any Munchkin. What death takes, and when, a set says: the
//! dungeon in `dungeon/death.rs`.

pub mod answer;
pub mod ask;
pub mod charity;
pub(crate) mod cited;
pub mod command;
pub mod curse;
pub mod does;
pub mod effect;
pub mod event;
pub mod gear;
pub mod goods;
pub mod half_breed;
pub mod items;
pub mod kind;
pub mod level;
pub mod on_turn;
pub mod outfit;
pub mod pay;
pub mod played;
pub mod ranks;
pub mod receive;
pub mod step;
pub mod theft;
pub mod timing;
pub mod vehicle;

pub use answer::Answer;
pub use ask::Ask;
pub use command::Command;
pub use does::Does;
pub use effect::Effect;
pub use event::Event;
pub use step::Step;
