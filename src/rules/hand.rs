//! What is done with the cards of a hand and the powers of a Class, whatever part of the game they touch: played as the
//! table tells it, or by what is printed on them; and the chances others have to react.

pub(crate) mod cited;
pub mod decide;
pub mod fresh;
pub mod moves;
pub mod play;
pub mod power;
pub mod printed;
pub mod printed_power;
pub mod says;
pub mod when;
pub mod window;
