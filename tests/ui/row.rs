//! The row of cards that tokens go along, by touches: the strip, a card hacked, a token moved, who waits at the end.

use crate::cardboard::{fights, is_turn, level};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use standie::app::App;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::catalog;
use standie::play::Session;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::setup::Setup;
use standie::rules::table::Care;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

fn begun((width, height): (f32, f32)) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup = Setup { system: "shadowrun".to_owned(), first: Some(Red), care: Care::Map, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

fn place(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().track.as_deref().expect("a track").token(seat)
}

#[test]
fn beside_cardboard_a_card_is_hacked_by_two_touches_and_so_is_who_waits_at_the_end() {
    for size in SIZES {
        let mut hands = begun(size);
        for at in 0..6 {
            let before = hands.taps;
            hands.taps(&format!("row {at}"));
            hands.taps("row-hacked red");
            assert_eq!((place(&hands, Red), hands.taps - before), (at + 1, 2), "{size:?}");
        }
        let before = hands.taps;
        hands.taps("row 6");
        hands.taps("god 24");
        assert!(fights(&hands) && hands.taps - before == 2, "{size:?}");
        assert_eq!(hands.game().foes.all.iter().map(|foe| foe.level()).collect::<Vec<_>>(), [Some(24)]);
    }
}

/// Whose turn it is has the same place on every card, whoever else stands there and wherever they sit.
#[test]
fn on_a_shared_card_whose_turn_it_is_comes_first() {
    let mut hands = begun(SIZES[2]);
    hands.next();
    hands.taps("row 0");
    let mut at = |id: &str| {
        let found = hands.driver.find_all(iced::widget::Id::from(id.to_owned()));
        found.first().unwrap_or_else(|| panic!("{id}")).bounds()
    };
    let (own, others) = (at("row-hacked blue"), at("row-moved-on red"));
    assert!(own.y < others.y, "{own:?} {others:?}");
    hands.taps("row-hacked blue");
    assert_eq!((place(&hands, Red), place(&hands, Blue)), (0, 1));
}

#[test]
fn a_power_is_put_down_by_its_rank_as_far_as_the_level_carries_it() {
    let mut hands = begun(SIZES[0]);
    hands.taps("seat-red");
    hands.taps("rank 2");
    let powers = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").classes.clone();
    assert_eq!(powers(&hands), Vec::<String>::new(), "Rank 2 on Level 1");
    hands.taps("rank 1");
    assert_eq!(powers(&hands).len(), 1);
    hands.taps("rank 1");
    assert_eq!(powers(&hands).len(), 1, "and no more");
    let own = format!("kind {}", powers(&hands)[0]);
    hands.taps(&own);
    assert_eq!(powers(&hands), Vec::<String>::new(), "thrown out again");
}

#[test]
fn a_token_goes_on_and_back_by_a_card() {
    let mut hands = begun(SIZES[0]);
    hands.taps("row 0");
    hands.taps("row-moved-on blue");
    assert_eq!(place(&hands, Blue), 1);
    hands.taps("row 1");
    hands.taps("row-moved-back blue");
    assert_eq!((place(&hands, Blue), level(&hands, Blue)), (0, 1));
    assert!(is_turn(&hands));
}

/// Powers are kept by names in small letters; nobody reads them so.
#[test]
fn a_power_is_written_as_a_name() {
    let hands = begun(SIZES[0]);
    assert_eq!(hands.words.kind("loud typing"), "Loud typing");
    assert_eq!((hands.words.kind("elf"), hands.words.kind("human")), ("Elf".to_owned(), "human".to_owned()));
}
