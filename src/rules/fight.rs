//! A fight: who is in it, what counts, what was promised, how far it has come; how it is built, rolled and won. It needs no
//! map: what one has to do with it, a rule set says.

pub mod bargain;
pub mod build;
pub mod ending;
pub mod fighter;
pub mod going;
pub mod interfere;
pub mod outcome;
pub mod roll;
pub mod sides;
pub mod slain;
pub mod spoils;
pub mod standing;
pub mod state;
pub mod sum;
pub mod won;
pub mod worth;
