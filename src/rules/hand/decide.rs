//! Cards in hands and on the table: when they may be played, what they do there, what they pay for (MQ-CARD, MQ-PLAY,
//! MQ-ITEM, MQ-TRADE, MQ-CURSE and MQ-CLASS rows).

use crate::rules::book::Book;
use crate::rules::cards::cited as in_decks;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::play;
use crate::rules::hand::power;
use crate::rules::hand::printed;
use crate::rules::hand::printed_power;
use crate::rules::munchkin::Command;
use crate::rules::munchkin::items;
use crate::rules::munchkin::level;
use crate::rules::munchkin::played::Source;
use crate::rules::refusal::{Refusal, ensure};

/// Carries out what is asked for a munchkin.
pub fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::PlayCard { seat, card, choice } => printed::play(book, game, (*seat, *card), choice, out),
        Command::UsePower { seat, class, by, choice } => {
            printed_power::play(book, game, (*seat, class), (by, choice), out)
        }
        Command::Play { seat, from, name, what } => {
            let named = game.stock.is_none() || matches!(from, Source::Table(_));
            ensure(named, || Refusal::new("name-the-card", in_decks::HELD))?;
            play::play(book, game, (*seat, *from, name), what, out)
        }
        Command::Pack { seat, packed } => items::pack(book, game, *seat, packed, out),
        Command::Give { from, to, goods, back } => items::give(book, game, (*from, *to), (goods, back), out),
        Command::BuyLevel { seat, gear, others, hand, cards: named, levels } => {
            let offer = level::Offer { gear, others, hand, levels: levels.unwrap_or(1) };
            if named.is_empty() {
                return level::buy(book, game, *seat, offer, out);
            }
            level::buy_level(book, game, (*seat, named), offer, out)
        }
        Command::Power { seat, class, by, effects } => {
            power::power(book, game, (*seat, class), (by, effects.into(), None), out)
        }
    }
}
