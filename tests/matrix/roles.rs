//! A row of role cards, one for each thing a card can ask for, and the table they lie on.

use crate::talk::{Red, Talk};
use serde_json::json;
use standie::catalog;
use standie::play::playout;
use standie::rules::book::{Book, Rulings};
use standie::rules::card::{CardBox, CardId, CardSet, Choice, MonsterCard};
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Cards;
use standie::rules::setup::Setup;
use standie::rules::track::card::TrackCard;
use standie::rules::track::command::How;
use standie::rules::track::{self, Track, turn};
use std::sync::Arc;

/// Who waits at the end: Level 10.
pub const GOD: &str = "The Overseer";

/// The usual row: two kills, a sale, a kill alone, a Level, a Level paid.
pub const ROW: [&str; 6] = ["Doormat", "Hall", "Till", "Ring", "Stairs", "Exit"];

fn track() -> Vec<TrackCard> {
    let card = |number: u16, layer: u8, name: &str, asks: serde_json::Value, gives: serde_json::Value, target: &str| {
        let mut card = json!({"number": number, "layer": layer, "name": name, "gives": gives, "target": target});
        if !asks.is_null() {
            card["asks"] = asks;
        }
        serde_json::from_value(card).expect("a card")
    };
    let treasure = json!([{"draw": {"deck": "treasure", "cards": 1}}]);
    let door = json!([{"draw": {"deck": "door", "cards": 1}}]);
    vec![
        card(501, 1, "Doormat", json!({"killed": {}}), door.clone(), "none"),
        card(502, 1, "Hall", json!({"killed": {"keyword": "vermin"}}), json!([]), "none"),
        card(503, 1, "Turnstile", json!({"discards": {"cards": 1, "of": "any"}}), door, "none"),
        card(504, 1, "Bench", json!({"gave": {"items": 1}}), treasure.clone(), "none"),
        card(505, 1, "Belt", json!({"powers": {"count": 1}}), treasure.clone(), "none"),
        card(506, 1, "Bag", json!({"holds": {"cards": 4}}), json!([]), "none"),
        card(511, 2, "Till", json!({"sold": {"worth": 1000}}), treasure.clone(), "none"),
        card(512, 2, "Ring", json!({"killed": {"level": 2, "alone": true}}), treasure.clone(), "none"),
        card(513, 2, "Rack", json!({"items": {"count": 1, "keyword": "sword"}}), json!([]), "none"),
        card(
            514,
            2,
            "Skip",
            json!({"discards": {"cards": 2, "of": "item"}}),
            json!([{"fetch": {"deck": "treasure"}}]),
            "discard",
        ),
        card(521, 3, "Stairs", json!({"level": {"from": 5}}), json!([{"level": {"by": 1}}]), "none"),
        card(522, 3, "Exit", json!({"loses": {"levels": 1}}), treasure, "none"),
        card(
            523,
            3,
            "Trapdoor",
            json!({"level": {"from": 2}}),
            json!([{"level": {"who": "target", "by": -1}}]),
            "other",
        ),
        card(531, 4, "Server Room", serde_json::Value::Null, json!([]), "none"),
    ]
}

fn god() -> MonsterCard {
    let def = json!({"name": GOD, "level": 10, "dice": 1, "treasures": 0, "size": "huge", "gait": [], "card": 531});
    serde_json::from_value(json!({"def": def, "bad": [{"level": {"by": -1}}]})).expect("a monster")
}

/// The book of the set with these cards on the track.
pub fn book() -> Arc<Book> {
    let decks = catalog::classic().cards.clone();
    let monsters = decks.monsters.into_iter().chain([god()]).collect();
    let cards = CardBox::new(decks.tiles, monsters, decks.cards, decks.kinds).with_track(track());
    Arc::new(Book::clone(&catalog::shadowrun()).with_cards(cards))
}

/// A set-up of so many, RED to begin, with this row.
pub fn setup(players: usize, row: &[&str]) -> Setup {
    let row = row.iter().map(|name| (*name).to_owned()).collect();
    Setup { system: "shadowrun".to_owned(), first: Some(Red), row, ..playout::setup(players) }
}

/// Three players and this row, whoever has put nothing down.
pub fn with_row(row: &[&str], hands: &[(Colour, &[&'static str])]) -> Talk {
    let rulings = Rulings::from([("hand_dealt".to_owned(), "2".to_owned())]);
    let mut talk = Talk::dealt(book(), Setup { rulings, ..setup(3, row) }, hands);
    talk.all_pass();
    talk
}

/// The usual row.
pub fn three(hands: &[(Colour, &[&'static str])]) -> Talk {
    with_row(&ROW, hands)
}

/// Where the tokens stand, and what else is on the track.
pub fn on(talk: &Talk) -> &Track {
    talk.game.track.as_deref().expect("a track")
}

/// The place of somebody's token, from 0.
pub fn place(talk: &Talk, seat: Colour) -> u8 {
    on(talk).token(seat)
}

/// A card is hacked by what was done.
pub fn by_deed(seat: Colour) -> track::Command {
    paid(seat, How::Deed, Cards::default())
}

/// A card is hacked with these.
pub fn paid(seat: Colour, how: How, pays: Cards) -> track::Command {
    track::Command::Hack { seat, how, pays, choice: Choice::default() }
}

/// Cards of a hand, as a payment.
pub fn of_hand(cards: impl IntoIterator<Item = CardId>) -> Cards {
    Cards { cards: cards.into_iter().collect::<CardSet>(), ..Cards::default() }
}

/// A token is put somewhere by hand.
pub fn put(talk: &mut Talk, seat: Colour, place: i32) {
    talk.amends(track::Effect::Token { seat, change: standie::rules::amount::Amount::To(place) });
}

/// Whether the window would light the card up.
pub fn lit(talk: &Talk, seat: Colour) -> bool {
    turn::is_done(&talk.book, &talk.game, talk.seat(seat))
}

/// Whether the last facts cite all of these rows.
#[track_caller]
pub fn cites(talk: &Talk, rows: &[&str]) {
    for row in rows {
        assert!(talk.cited(row), "nothing cites {row}: {:?}", talk.facts);
    }
}

/// What a refusal says, and that it cites these rows.
#[track_caller]
pub fn refused(talk: &Talk, command: impl Into<standie::rules::command::Command>, id: &str, rows: &[&str]) {
    let refusal = talk.refuses(command);
    assert_eq!(refusal.message.id, id);
    for row in rows {
        assert!(refusal.cites.iter().any(|rule| rule.as_str() == *row), "{row}: {:?}", refusal.cites);
    }
}
