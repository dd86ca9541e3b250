//! The rules, row by row of the ledger; and laws that hold for every game.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

mod anytime;
mod beginnings;
mod boss;
mod breaking_off;
mod by_the_cards;
mod card_switches;
mod cards;
mod cards_and_consequences;
mod clinic;
mod combat_example;
mod coverage;
mod curses;
mod deaths;
mod dice_and_turns;
mod examples;
mod exploring;
mod fights;
mod fixed;
mod flights;
mod fought_with_cards;
mod from_the_hand;
mod goods;
mod home_brew;
mod interfering;
mod item_cards;
mod items;
mod kept;
mod kept_laws;
mod keywords;
mod kinds;
mod laws;
mod lookup;
mod monster_cards;
mod monster_turn;
mod monsters;
mod moving;
mod odd_cards;
mod odd_fights;
mod odd_maps;
mod powers;
mod properties;
mod proving;
mod refused_cards;
mod reminders;
mod room_rules;
mod seats;
mod setting_up;
mod shared;
mod switches;
mod table;
mod trading;
mod turned_dice;
