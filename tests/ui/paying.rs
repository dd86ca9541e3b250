//! In the app: a power that several cards pay for takes any of them, from the hand or from play.

use crate::hands::Hands;
use crate::support::driver;
use crate::support::proofs::proves;
use iced_test::core::widget::Id;
use standie::rules::ids::Colour::Red;

#[test]
fn a_power_of_several_cards_is_paid_with_any_of_the_hand_and_of_the_table() {
    let _row = proves("SR-POWER-12");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("row_paying", width, height));
        let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(Id::from(id.to_owned())).is_some();
        let own = hands.game().seat(Red).expect("RED").clone();
        let before = hands.game().track.as_deref().expect("a track").token(Red);
        let held: Vec<_> = own.held.iter().collect();
        let laid: Vec<_> = own.gear.iter().filter_map(|item| item.card).collect();
        assert_eq!((held.len(), laid.len()), (2, 2));
        let mark = |hands: &mut Hands<_>, card: standie::rules::card::CardId| hands.taps(&format!("pay {}", card.0));
        mark(&mut hands, held[0]);
        mark(&mut hands, laid[0]);
        assert!(!there(&mut hands, "choose 0"), "two of three");
        mark(&mut hands, laid[1]);
        // A fourth is not taken, and what is taken back makes room for another.
        mark(&mut hands, held[1]);
        assert_eq!(hands.table().hot.as_ref().expect("the app").marked.len(), 3);
        mark(&mut hands, laid[1]);
        // It is touched where it lies as well.
        hands.taps(&format!("card {}", held[1].0));
        hands.taps("choose 0");
        let red = hands.game().seat(Red).expect("RED");
        assert!(red.held.is_empty(), "{:?}", hands.driver.state.shell.toast);
        assert_eq!(red.gear.iter().filter_map(|item| item.card).collect::<Vec<_>>(), vec![laid[1]]);
        assert_eq!(hands.game().track.as_deref().expect("a track").token(Red), before + 1, "{width}");
    }
}
