//! The app's own widgets.

pub mod anew;
pub mod bubble;
pub mod carry;
pub mod control;
pub mod drag;
pub mod fitting;
pub mod focus;
pub mod glide;
pub mod margins;
pub mod newest;
pub mod number;
pub mod odds;
pub mod parts;
pub mod pointing;
pub mod portrait;
pub mod press;
pub mod reveal;
pub mod ring;
pub mod spoken;
pub mod stir;
pub mod swipe;
pub mod turned;
