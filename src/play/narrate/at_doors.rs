//! What can be done at the doors, as sentences.

use crate::play::narrate::moves::Teller;
use crate::rules::cards::deck::Deck;
use crate::rules::doors::Command;
use crate::rules::message::{Arg, Message};

impl Teller<'_> {
    /// A move at the doors as a whole sentence.
    pub(super) fn at_the_door(&self, command: &Command) -> Message {
        match command {
            Command::OpenDoor => Message::new("move-open-door"),
            Command::LookForTrouble { card } => Message::new("move-trouble").with("card", self.card_name(*card)),
            Command::Meet { .. } => Message::new("move-meet"),
            Command::SendIn { card, .. } => Message::new("move-send-in").with("card", self.card_name(*card)),
            Command::Split { monsters } => {
                let known = monsters.iter().filter_map(|id| self.game.foes.get(*id));
                let names: Vec<Arg> = known
                    .map(|m| m.def.card.map_or_else(|| Arg::Text(m.def.name.clone()), |c| self.card_name(c)))
                    .collect();
                Message::new("move-split").with("whom", Arg::List(names))
            }
            Command::ThrowAway { .. } => Message::new("move-throw-away"),
            Command::ClaimDiscard { pays, .. } => {
                let top = self.game.stock.as_ref().and_then(|s| s.top(self.book.cards.stack(Deck::DOOR)));
                let card = top.map_or(Arg::Said("item-unnamed"), |top| self.card_name(top));
                Message::new("move-claim").with("card", card).with("pays", self.card_name(*pays))
            }
            Command::SearchRoom => Message::new("move-search-room"),
            Command::Ditch { seat, gear } => {
                Message::new("move-ditch").with("item", self.item(self.game.seat(*seat), *gear))
            }
        }
    }
}
