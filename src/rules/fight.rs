//! A fight: who is in it, what counts, what was promised, how far it has come; how it is built, rolled and won. It needs no
//! map: what one has to do with it, a rule set says.

pub mod answer;
pub mod ask;
pub mod bad_stuff;
pub mod bargain;
pub mod build;
pub(crate) mod cited;
pub mod command;
pub mod decide;
pub mod does;
pub(crate) mod drive_off;
pub mod effect;
pub mod ending;
pub mod event;
pub mod fighter;
pub mod flight;
pub mod foe;
pub mod forced;
pub mod going;
pub mod help;
pub(crate) mod instructs;
pub mod interfere;
pub(crate) mod on_monsters;
pub mod outcome;
pub mod over;
pub mod roll;
pub mod sides;
pub mod slain;
pub mod spoils;
pub mod standing;
pub mod state;
pub mod step;
pub mod sum;
pub mod won;
pub mod worth;

pub use bargain::Bargain;
pub use fighter::{Fighter, Term, Throw};
pub use going::{current, kept, under_way};
pub use state::{Fight, Slain, Stage};

pub use answer::Answer;
pub use ask::Ask;
pub use command::Command;
pub use does::Does;
pub use effect::Effect;
pub use event::Event;
pub use step::Step;
