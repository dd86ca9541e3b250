//! The Matrix cards that ship, and what is wrong with some that do not.

use crate::support::proofs::proves;
use standie::catalog;
use standie::catalog::pack::Pack;
use standie::catalog::words::Words;

#[test]
fn there_are_six_of_each_layer_and_one_server() {
    let _row = proves("SR-SET-06");
    let book = catalog::shadowrun();
    let of = |layer: u8| book.cards.track.iter().filter(|card| card.layer == layer).count();
    assert_eq!([of(1), of(2), of(3), of(4)], [6, 6, 6, 1]);
    let server = book.cards.track.iter().find(|card| card.layer == 4).expect("a server");
    let god = book.cards.monster(server.number).expect("somebody behind it");
    assert!(god.def.level.is_some_and(|level| level > 10) && !god.bad.is_empty());
    assert!(book.cards.track.iter().all(|card| card.layer == 4 || card.asks.is_some()));
}

#[test]
fn what_is_wrong_with_a_matrix_card_is_told() {
    let pack = |card: &str| {
        let text = format!(r#"{{"standie_pack": 1, "name": "x", "system": "shadowrun", "matrix": [{card}]}}"#);
        Pack::read(&text).1.into_iter().map(|fault| fault.to_string()).collect::<Vec<_>>()
    };
    for (card, fault) in [
        (r#"{"number": 1, "layer": 1, "name": "A"}"#, "matrix[0].asks: found nothing that it asks for"),
        (
            r#"{"number": 1, "layer": 5, "name": "A", "asks": {"killed": {}}}"#,
            "matrix[0].layer: found 5, allowed are 1 to 4",
        ),
        (r#"{"number": 1, "layer": 4, "name": "A"}"#, "matrix[0].back: found nobody on its other side"),
        (
            r#"{"number": 1, "layer": 1, "name": "A", "asks": {"sold": {"worth": 0}}}"#,
            "matrix[0].asks.sold.worth: found 0, allowed are 1 to 1000000",
        ),
        (
            r#"{"number": 1, "layer": 1, "name": "A", "asks": {"killed": {}}, "gives": [{"level": {"who": "target", "by": -1}}]}"#,
            "matrix[0].gives[0].level.who: needs the target",
        ),
        (
            r#"{"number": 1, "layer": 1, "name": "A", "asks": {"killed": {}}, "gives": [{"token": {"by": 0}}]}"#,
            "matrix[0].gives[0].token.by: found 0",
        ),
        (
            r#"{"number": 1, "layer": 1, "name": "A", "asks": {"sleeps": {}}}"#,
            "matrix[0].asks: unknown variant `sleeps`",
        ),
    ] {
        let faults = pack(card);
        assert!(faults.iter().any(|said| said.starts_with(fault)), "{card}: {faults:?}");
    }
    let sound = r#"{"number": 1, "layer": 1, "name": "A", "asks": {"killed": {}}, "gives": [{"token": {"who": "others", "by": -1}}]}"#;
    assert_eq!(pack(sound), Vec::<String>::new());
}

#[test]
fn every_matrix_card_says_what_it_asks_and_what_it_gives() {
    let (book, words) = (catalog::shadowrun(), Words::load("en"));
    for card in book.cards.track.iter().filter(|card| card.layer < 4) {
        let says = standie::play::narrate::card::on_the_track(&words, card);
        assert!(
            says.ends_with('.') && !says.contains("says-") && !says.contains("asks-") && !says.contains("{"),
            "{says}"
        );
    }
}
