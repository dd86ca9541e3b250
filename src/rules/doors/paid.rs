//! What a power is not paid with: the very card whose power it is (MC-CARD-17).

use crate::rules::munchkin::Command;
use crate::rules::refusal::{Refusal, ensure};

/// Refuses a Class as the price of its own power: the power goes with it (MC-CLASS-04, CL-OQ-43).
///
/// # Errors
/// That it takes another card.
pub(crate) fn check(command: &Command) -> Result<(), Refusal> {
    let (seat, class, by) = match command {
        Command::UsePower { seat, class, by, .. } => (*seat, &**class, by),
        Command::Power { seat, class, by, .. } => (*seat, class.as_str(), by),
        Command::PlayCard { .. }
        | Command::Play { .. }
        | Command::Pack { .. }
        | Command::Give { .. }
        | Command::BuyLevel { .. } => return Ok(()),
    };
    let own = by.cards().is_some_and(|cards| cards.kinds.iter().any(|kind| kind == class));
    ensure(!own, || Refusal::new("not-with-itself", cites!["MC-CARD-17", "MC-CLASS-04"]).seat(seat))
}
