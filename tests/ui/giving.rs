//! Whoever gives cards away says who gets which.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::presets::doors;
use standie::app::table::Message as Do;
use standie::app::table::hot::{Sheet, Wish};
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;

/// Whoever gives is of a high Level, and all others share the lowest.
pub fn others_are_lowest(hands: &mut Hands<impl Window>) {
    let giver = hands.table().question.seat.expect("somebody gives");
    let level = |seat: Colour| {
        let change = Amount::To(if seat == giver { 6 } else { 2 });
        munchkin::Effect::Level { seat, change, kill: false }.into()
    };
    let effects = hands.game().seats.iter().map(|seat| level(seat.colour)).collect();
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
}

/// Somebody gives so many cards away, and two others are lowest.
fn gives(over: usize) -> Hands<impl Window> {
    let asked = |table: &standie::app::table::Table| {
        matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) if surplus as usize == over)
            && table.hot.as_ref().is_some_and(|hot| hot.mover().is_some())
    };
    // Not every game gets there.
    let games = [5, 205, 405, 605].map(|seed| move || doors::among_of("classic", (3, 1), seed, asked));
    let app = games.into_iter().map(|game| game()).find(|app| app.table.as_ref().is_some_and(asked));
    let app = app.expect("somebody gives so many");
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    others_are_lowest(&mut hands);
    assert_eq!(charity(&hands).1.len(), 2, "two share the lowest Level");
    hands.waits();
    hands
}

/// How many go, and to whom.
fn charity(hands: &Hands<impl Window>) -> (u32, Vec<Colour>) {
    match &hands.table().question.ask {
        Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => (*surplus, to.clone()),
        ask => panic!("{ask:?}"),
    }
}

/// The cards of the giver that are on the screen.
fn held(hands: &mut Hands<impl Window>) -> Vec<CardId> {
    let giver = hands.table().question.seat.expect("somebody gives");
    let all: Vec<CardId> = hands.game().seat(giver).expect("a seat").held.iter().collect();
    let there = |card: &CardId| hands.driver.find(widget::Id::from(format!("card {}", card.0))).is_some();
    all.into_iter().filter(there).collect()
}

/// Who was given which card last, whatever bots have done since.
fn given(hands: &Hands<impl Window>) -> Vec<(Colour, CardId)> {
    let timeline = hands.table().session.timeline();
    let path = timeline.path(timeline.here());
    let nodes = path.iter().filter_map(|point| timeline.node(*point)).filter(|node| node.who == Who::Table);
    let gave = nodes.filter_map(|node| match node.command.read() {
        Ok(Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Gave(gifts))))) => Some(gifts),
        _ => None,
    });
    let all = gave.last().expect("somebody gave");
    all.iter().flat_map(|gift| gift.cards.iter().map(|card| (gift.to.expect("somebody"), card))).collect()
}

/// Touches a card, and what its sheet offers at a place.
fn offers(hands: &mut Hands<impl Window>, card: CardId, to: Colour) {
    let (table, name) = (hands.table(), standie::catalog::words::Names::of(hands.game()));
    let who = hands.words.seat(to, name);
    assert!(table.hot.as_ref().is_some_and(|hot| hot.sheet.is_none()));
    hands.taps(&format!("card {}", card.0));
    let text = hands.words.with("sheet-goes-to", &[("seat", who.into())]);
    hands.taps_text(&text);
}

#[test]
fn of_two_tied_for_lowest_the_giver_names_who_gets_the_odd_card() {
    let _row = proves("MC-CHAR-03");
    let _row = proves("MC-CHAR-04");
    for nth in 0..2 {
        let mut hands = gives(1);
        let (_, to) = charity(&hands);
        let (cards, to) = (held(&mut hands), to[nth]);
        // Whoever picks from a list can do the same.
        let listed = engine::moves(hands.table().session.book(), hands.game());
        let listed = listed.iter().any(|command| match command {
            Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Gave(gifts)))) => {
                gifts.iter().any(|gift| gift.to == Some(to))
            }
            _ => false,
        });
        assert!(listed, "to {to:?}");
        offers(&mut hands, cards[0], to);
        // Another one instead: nothing has to be kept first.
        offers(&mut hands, cards[1], to);
        hands.next();
        assert_eq!(given(&hands), [(to, cards[1])]);
    }
}

#[test]
fn a_card_is_let_go_on_either_of_those_who_share_the_lowest_level() {
    let mut hands = gives(1);
    let (cards, (_, to)) = (held(&mut hands), charity(&hands));
    let pieces = standie::app::table::hot::put::pieces(hands.table());
    let lands: Vec<Colour> = pieces
        .iter()
        .flat_map(|piece| &piece.to)
        .filter_map(|drop| match drop.then {
            Do::Hot(Wish::Give(card, seat)) if card == cards[0] && drop.lit => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(lands, to);
}

#[test]
fn what_is_too_much_is_told_at_once_and_it_stays_even() {
    let mut hands = gives(2);
    let (cards, (_, to)) = (held(&mut hands), charity(&hands));
    offers(&mut hands, cards[0], to[1]);
    offers(&mut hands, cards[1], to[1]);
    hands.taps(&format!("card {}", cards[2].0));
    let enough = hands.words.get("sheet-enough");
    assert!(hands.driver.sees(&enough), "it says that two are enough");
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
    assert_eq!(hands.table().hot.as_ref().and_then(|hot| hot.sheet.clone()), None::<Sheet>);
    hands.next();
    // The last word counts; the other goes where it is even.
    assert_eq!(given(&hands), [(to[0], cards[0]), (to[1], cards[1])]);
}
