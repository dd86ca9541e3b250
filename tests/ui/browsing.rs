//! Cards and players to be looked at in classic Munchkin: who is who, what is behind a name, every card, the discards.

use crate::hands::Hands;
use crate::hot::touches;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::panels::browse::{self, Shown};
use standie::app::table::{Message as Wish, Panel};
use standie::catalog;
use standie::rules::card::CardId;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::lying;
use standie::rules::ids::Colour;
use standie::rules::seat::Seat;
use standie::rules::table;

/// A game of doors some way on.
fn doors() -> Hands<impl Window> {
    Hands::new(driver::at("doors", 1280.0, 800.0))
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

fn panel(hands: &Hands<impl Window>) -> Option<Panel> {
    hands.table().panel.clone()
}

fn colours(hands: &Hands<impl Window>) -> Vec<Colour> {
    hands.game().seats.iter().map(|seat| seat.colour).collect()
}

#[test]
fn every_level_is_in_sight_of_everybody() {
    let _row = proves("MC-LVL-02");
    let mut hands = doors();
    let levels: Vec<(Colour, u8)> = hands.game().seats.iter().map(|seat| (seat.colour, seat.level)).collect();
    for (colour, level) in levels {
        assert!(there(&mut hands, &format!("seat-{}", colour.name())));
        assert!(hands.driver.sees(&level.to_string()), "Level {level} of {colour:?}");
    }
}

#[test]
fn a_player_is_looked_at_by_a_touch_on_the_picture_and_out_of_the_menu() {
    let _row = proves("MC-SW-01");
    let _row = proves("MC-SW-02");
    let mut hands = doors();
    for colour in colours(&hands) {
        hands.taps(&format!("seat-{}", colour.name()));
        assert_eq!(panel(&hands), Some(Panel::Seat(colour)));
        hands.taps("close");
        hands.taps("menu");
        hands.taps(&format!("menu {}", colour.name()));
        assert_eq!(panel(&hands), Some(Panel::Seat(colour)), "and out of the menu");
        hands.taps("close");
    }
}

#[test]
fn a_name_has_its_card_behind_it() {
    let _row = proves("MC-SW-03");
    let mut hands = doors();
    // Played on until somebody has something before them.
    let lies = (0..120).find_map(|step| {
        let before = |seat: &Seat| seat.gear.iter().find_map(|item| item.card).or(seat.laid.iter().next());
        let lies = hands.game().seats.iter().find_map(|seat| before(seat).map(|card| (seat.colour, card)));
        if lies.is_none() {
            touches(&mut hands, step);
        }
        lies
    });
    let (colour, card) = lies.expect("an Item, a Race or a Class");
    let name = browse::called(&catalog::classic(), card).to_owned();
    hands.taps(&format!("seat-{}", colour.name()));
    hands.taps(&format!("behind {}", card.0));
    assert_eq!(panel(&hands), Some(Panel::Cards(browse::State { shown: Shown::One, open: Some(card) })));
    assert!(hands.driver.sees(&name), "{name}");
}

#[test]
fn every_card_there_is_can_be_read() {
    let _row = proves("MC-SW-06");
    let mut hands = doors();
    hands.taps("menu");
    let all = hands.words.get("menu-cards");
    hands.taps_text(&all);
    assert_eq!(panel(&hands), Some(Panel::Cards(browse::State { shown: Shown::All, open: None })));
    let book = catalog::classic();
    let mut names = std::collections::BTreeSet::new();
    let first = |(card, name): (CardId, &str)| names.insert(name.to_owned()).then_some(card);
    let cards: Vec<CardId> = book.cards.by_number().filter_map(first).collect();
    assert!(cards.len() >= 120);
    for card in &cards {
        assert!(there(&mut hands, &format!("read {}", card.0)), "{}", browse::called(&book, *card));
    }
    hands.taps(&format!("read {}", cards[0].0));
    assert!(hands.driver.sees("Level 1, 1 Treasure."), "and says what it says");
}

#[test]
fn both_discards_are_looked_through_out_of_the_menu_and_by_a_touch_on_them() {
    let _row = proves("MC-SW-07");
    let _row = proves("MC-SW-08");
    let mut hands = doors();
    let shows = |deck: Deck| Some(Panel::Cards(browse::State { shown: Shown::Discards(deck), open: None }));
    hands.taps("menu");
    let discards = hands.words.get("menu-discards");
    hands.taps_text(&discards);
    assert_eq!(panel(&hands), shows(Deck::DOOR));
    for deck in [Deck::DOOR, Deck::ITEMS] {
        hands.taps(&format!("browse {:?}", Shown::Discards(deck)));
        let lie = lying::open(&catalog::classic(), hands.game(), deck);
        let all = hands.game().stock.as_ref().map(|s| s.discards.and(catalog::classic().cards.stack(deck)).len());
        assert_eq!(Some(lie.len() as u32), all, "each of them once");
        for card in lie {
            assert!(there(&mut hands, &format!("read {}", card.0)));
        }
    }
    hands.taps("close");
    // The same by the pile itself, on the own turn.
    for deck in [Deck::DOOR, Deck::ITEMS] {
        hands.taps(&format!("pile {}", deck.name()));
        assert_eq!(panel(&hands), shows(deck));
        hands.taps("close");
    }
}

#[test]
fn a_table_that_plays_so_looks_at_the_top_card_alone_or_at_none() {
    let mut hands = doors();
    let book = catalog::classic();
    let lie = |hands: &Hands<_>| lying::all(&book, hands.game(), Deck::DOOR);
    for step in 0..400 {
        if lie(&hands).len() > 1 {
            break;
        }
        touches(&mut hands, step);
    }
    let all = lie(&hands);
    assert!(all.len() > 1, "some cards lie there");
    for (value, seen) in [("yes", all.len()), ("top_only", 1), ("no", 0)] {
        let rule = table::Command::Rule { name: "discards_browsable".to_owned(), value: value.to_owned() };
        hands.driver.message(Message::Table(Wish::does(rule.into())));
        hands.taps("menu");
        let discards = hands.words.get("menu-discards");
        hands.taps_text(&discards);
        let shown = all.iter().filter(|card| there(&mut hands, &format!("read {}", card.0))).count();
        assert_eq!(shown, seen, "{value}");
        hands.taps("close");
    }
}
