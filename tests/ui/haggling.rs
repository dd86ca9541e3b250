//! In the app: whoever is asked for help by a bot can want more for it, and it is a deal or it is not; and so is a trade.

use crate::hands::Hands;
use crate::support::driver;
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::hot::Sheet;
use standie::app::table::{Message as Do, Panel};
use standie::catalog::words::Names;
use standie::play::narrate::moves::asked_for;
use standie::rules::amount::Amount;
use standie::rules::card::CardId;
use standie::rules::fight::{self, Bargain, roll};
use standie::rules::ids::Colour::{self, Blue, Red};
use standie::rules::question::Ask;
use standie::rules::{munchkin, table};

fn asked(hands: &Hands<impl driver::Window>) -> Option<Bargain> {
    match &hands.table().question.ask {
        Ask::Fight(fight::Ask::Asked { terms, .. }) => Some(terms.clone()),
        _ => None,
    }
}

#[test]
fn whoever_is_asked_wants_more_and_gets_it_or_is_still_asked() {
    let (mut deals, mut refused) = (0, 0);
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let at = || Hands::new(driver::at("doors_asked", width, height));
        let hands = at();
        let offered = asked(&hands).expect("asked").treasures;
        let now = fight::kept(hands.game()).expect("a fight");
        let (main, all) = (now.main, roll::spoils(hands.table().session.book(), hands.game(), now).treasures);
        let me = hands.table().question.seat.expect("somebody is asked");
        for wants in offered + 1..=all.min(offered + 4) {
            let mut hands = at();
            hands.taps(&format!("haggle {wants}"));
            let helped = fight::kept(hands.game()).and_then(|now| now.helping(hands.game()));
            match helped {
                Some(helper) => {
                    let terms = fight::kept(hands.game()).and_then(|now| now.bargain.clone()).expect("what was agreed");
                    assert_eq!((helper, terms.treasures, terms.helper_first), (me, wants, Some(true)));
                    assert_eq!(fight::kept(hands.game()).expect("a fight").main, main);
                    deals += 1;
                }
                None => {
                    assert_eq!(asked(&hands).map(|terms| terms.treasures), Some(offered), "still asked, for the same");
                    assert!(hands.driver.state.shell.toast.is_some(), "and told why");
                    refused += 1;
                }
            }
        }
        let more = hands.table().question.seat.map(|_| format!("haggle {}", all + 1)).expect("asked");
        let mut hands = at();
        assert!(hands.driver.find(widget::Id::from(more)).is_none(), "there are no more than there are");
    }
    assert!(deals + refused > 0, "nothing could be wanted");
    assert!(deals > 0, "nobody ever pays");
}

#[test]
fn who_wins_anyway_pays_nobody_more() {
    let mut hands = Hands::new(driver::at("doors_asked", 1280.0, 800.0));
    let offered = asked(&hands).expect("asked");
    let main = fight::kept(hands.game()).expect("a fight").main;
    // Since it asked it has come far ahead by itself.
    let effects = vec![munchkin::Effect::Bonus { seat: main, change: Amount::By(30) }.into()];
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    hands.taps(&format!("haggle {}", offered.treasures + 1));
    assert_eq!(asked(&hands), Some(offered), "still asked, for the same");
    assert!(hands.driver.state.shell.toast.is_some(), "and told why");
}

/// What is offered is read to its end, and what could be wanted instead takes none of its room.
#[test]
fn the_whole_offer_is_read() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("doors_asked", width, height));
        let main = fight::kept(hands.game()).expect("a fight").main;
        for gold in [0, 300] {
            let terms = Bargain { treasures: 1, gold, helper_first: Some(true), ..Bargain::default() };
            let at = (&**hands.table().session.book(), hands.game());
            let text = hands.words.say(&asked_for(at, main, &terms), Names::of(hands.game()));
            let table = hands.driver.state.table.as_mut().expect("a table");
            table.question.ask = Ask::Fight(fight::Ask::Asked { main, terms });
            let written = hands.driver.written();
            let offers: Vec<_> = written.into_iter().filter(|(said, ..)| *said == text).collect();
            assert!(!offers.is_empty(), "{text}");
            for (_, all, seen) in offers {
                let whole = seen.is_some_and(|seen| seen.height > all.height - 1.0 && seen.width > all.width - 1.0);
                assert!(whole, "{width}x{height}: {text} at {all:?}, seen {seen:?}");
            }
        }
    }
}

/// The cards of somebody's Items on the table.
fn laid(hands: &Hands<impl driver::Window>, seat: Colour) -> Vec<CardId> {
    hands.game().seat(seat).map(|seat| seat.gear.iter().filter_map(|item| item.card).collect()).unwrap_or_default()
}

#[test]
fn a_trade_is_made_where_both_are_for_it_and_bots_give_nothing_away() {
    let _row = proves("MC-TRADE-03");
    let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(widget::Id::from(id.to_owned())).is_some();
    let mut hands = Hands::new(driver::at("doors_trade", 1280.0, 800.0));
    hands.taps("close sheet");
    hands.taps("trade");
    hands.taps("close sheet");
    // From the seat of a bot the same sheet is opened, and no wall.
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Blue))));
    hands.driver.message(Message::Table(Do::opens(Panel::Trade(Blue, Red))));
    assert!(hands.table().panel.is_none());
    assert_eq!(hands.table().hot.as_ref().and_then(|hot| hot.sheet.clone()), Some(Sheet::Trade(Blue)));
    let (mine, theirs) = (laid(&hands, Red), laid(&hands, Blue));
    assert!(!there(&mut hands, "swap"), "nothing is marked");
    for card in &theirs {
        hands.taps(&format!("swap {}", card.0));
        assert!(!there(&mut hands, "swap"), "nobody gives {card:?} away");
        hands.taps(&format!("swap {}", card.0));
    }
    let (mut made, mut refused) = (None, 0);
    for gives in &mine {
        hands.taps(&format!("swap {}", gives.0));
        assert!(there(&mut hands, "swap"), "a gift is taken");
        for gets in &theirs {
            hands.taps(&format!("swap {}", gets.0));
            match there(&mut hands, "swap") {
                true => made = Some((*gives, *gets)),
                false => refused += 1,
            }
            hands.taps(&format!("swap {}", gets.0));
        }
        hands.taps(&format!("swap {}", gives.0));
    }
    assert!(refused > 0 || made.is_some(), "not every trade is a good one: {mine:?}, {theirs:?}");
    let (gives, gets) = made.expect("one that both are for");
    hands.taps(&format!("swap {}", gives.0));
    hands.taps(&format!("swap {}", gets.0));
    hands.taps("swap");
    assert!(laid(&hands, Red).contains(&gets) && laid(&hands, Blue).contains(&gives));
    assert!(hands.table().hot.as_ref().is_some_and(|hot| hot.sheet.is_none() && hot.marked.is_empty()));
    hands.taps("undo");
    assert_eq!((laid(&hands, Red), laid(&hands, Blue)), (mine, theirs), "and back again");
}

#[test]
fn an_item_of_ones_own_is_offered_for_help_and_taken_back() {
    let _row = proves("MC-HELP-04");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("doors_short", width, height));
        let own = hands.game().active().expect("somebody").clone();
        let offered = |hands: &Hands<_>| hands.table().hot.as_ref().expect("the app").offer.items.clone();
        hands.taps("bid items");
        hands.taps("pledge 0");
        hands.taps("pledge 1");
        assert_eq!(offered(&hands).len(), 2);
        hands.taps("pledge 0");
        hands.taps("close sheet");
        assert_eq!(offered(&hands), vec![(*own.gear[1]).clone()], "{width}");
        // Whoever is asked hears of it.
        let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
        let asks = seats.into_iter().map(|seat| format!("ask {}", seat.name()));
        let asks: Vec<String> = asks.filter(|id| hands.driver.find(widget::Id::from(id.clone())).is_some()).collect();
        hands.taps(asks.first().expect("somebody can be asked"));
        let now = fight::kept(hands.game()).expect("a fight");
        assert!(now.bargain.is_some() || !now.refused.is_empty(), "{:?}", hands.driver.state.shell.toast);
        let terms = Bargain { items: vec![(*own.gear[1]).clone()], ..Bargain::default() };
        let told = hands
            .words
            .say(&asked_for((hands.table().session.book(), hands.game()), own.colour, &terms), Names::of(hands.game()));
        assert!(told.contains(&own.gear[1].name), "{told}");
    }
}
