//! Vehicles: Big, and yet beside the one Big Item; one, unless a card makes room for more; what a Vehicle adds to running
//! away is all there is (SR-VEHICLE-01 to SR-VEHICLE-04).

use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::rulings::Switch;
use crate::rules::seat::Seat;

/// The keyword of a Vehicle.
pub const VEHICLE: &str = "vehicle";

/// The Power of an Item in use that makes room for one more.
pub const ROOM: &str = "second_vehicle";

/// Whether a rule set has Vehicles: it says then what one turned sideways is worth.
pub fn are_driven(book: &Book) -> bool {
    book.ruling_def(Switch::VehicleSideways.name()).is_some()
}

/// Whether an Item is a Vehicle.
pub fn is_vehicle(gear: &Gear) -> bool {
    gear.is(VEHICLE)
}

/// What an Item is that nobody has named, as a text.
pub fn unnamed(gear: &Gear) -> &'static str {
    if is_vehicle(gear) { "vehicle-unnamed" } else { "item-unnamed" }
}

/// The Vehicles somebody has, by their places in the list.
pub fn vehicles(seat: &Seat) -> impl Iterator<Item = usize> + '_ {
    seat.gear.iter().enumerate().filter(|(_, gear)| is_vehicle(gear)).map(|(index, _)| index)
}

/// How many Vehicles somebody may have (SR-VEHICLE-02).
pub fn room(seat: &Seat) -> usize {
    let more = outfit::lending(seat).filter(|(_, gear)| gear.powers.iter().any(|power| power == ROOM)).count();
    1 + more
}

/// The Vehicles that count on the run: those in use, or those turned sideways too where the table rules so (SR-OQ-19). One
/// without a number leaves the munchkin's own (SR-OQ-17).
fn driven<'a>(book: &Book, game: &Game, seat: &'a Seat) -> impl Iterator<Item = (usize, &'a Gear)> {
    let sideways = book.house(game).vehicle_sideways();
    let driven = move |gear: &Gear| is_vehicle(gear) && gear.run != 0 && (sideways || !gear.packed);
    let fits = move |gear: &Gear| driven(gear) && outfit::may_use(seat, gear);
    seat.gear.iter().map(|gear| &**gear).enumerate().filter(move |(_, gear)| fits(gear))
}

/// What a Vehicle makes of somebody's own modifiers on the run: its number in their place (SR-VEHICLE-03). Of several the
/// best counts.
pub fn run(book: &Book, game: &Game, seat: &Seat) -> Option<i32> {
    rides(book, game, seat).map(|(_, run)| run)
}

/// The same, and which Vehicle it is, by its place in the list.
pub fn rides(book: &Book, game: &Game, seat: &Seat) -> Option<(usize, i32)> {
    if seat.gear.iter().all(|gear| !is_vehicle(gear)) {
        return None;
    }
    driven(book, game, seat).map(|(index, gear)| (index, i32::from(gear.run))).max_by_key(|(_, run)| *run)
}

/// The Vehicles that can be left behind before a roll, for they only slow their owner down (SR-VEHICLE-04).
pub fn ditched(book: &Book, game: &Game, seat: &Seat) -> Vec<usize> {
    driven(book, game, seat).filter(|(_, gear)| gear.run < 0).map(|(index, _)| index).collect()
}
