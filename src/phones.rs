//! Phones as private hands: whoever plays holds their hand on a page of their own, in the network the tablet is in.
//!
//! The tablet stays the table. It shows an address and six digits for each seat; a phone that opens the one and says the
//! other asks to be let in, and the tablet is asked ([`guests`]). What a seat is shown is put together from what its
//! [`View`](crate::bots::view::View) shows and from nothing else ([`shown`]), written as a page of plain HTML ([`page`]).
//! What comes back is a number: the how manieth of the picks that were listed to that seat, never a command; the table
//! carries it out as it would a touch. [`answer`] decides about every request without a socket, so that it can be tried with
//! any number of wrong ones; [`server`] is the thread that listens while phones are wanted, and not before.

pub mod answer;
pub mod around;
mod card;
mod chosen;
mod deed;
mod foes;
pub mod guests;
mod listed;
pub mod page;
mod pick;
mod picks;
pub mod reach;
mod row;
mod sale;
pub mod server;
pub mod shown;
mod told;
