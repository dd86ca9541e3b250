//! A card that names nobody lands on those it serves, and on nobody else; half of a fight takes what is for that half.

use crate::hands::Hands;
use crate::solo::{WINDOW, arranged, begun, seated};
use crate::support::driver::Window;
use iced_test::core::widget::Id;
use standie::app::Message;
use standie::app::presets::TIME;
use standie::app::table::Message as Do;
use standie::app::table::hot::put::pieces;
use standie::app::table::hot::state::On;
use standie::app::table::hot::{Hot, Next, Sheet, Wish};
use standie::app::widget::drag::{Drop, Share};
use standie::catalog;
use standie::play::Session;
use standie::rules::card::CardId;
use standie::rules::fight::Fighter;
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::question::Ask;
use standie::rules::table;

fn hot(hands: &Hands<impl Window>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

/// A card of RED's hand, by name.
fn card(hands: &Hands<impl Window>, name: &str) -> CardId {
    let cards = &hands.table().session.book().cards;
    let named = |card: &CardId| {
        let monster = cards.monster(*card).map(|monster| monster.def.name.as_str());
        cards.card(*card).map(|def| def.name.as_str()).or(monster) == Some(name)
    };
    hands.game().seat(Red).and_then(|red| red.held.iter().find(named)).expect("it is in hand")
}

/// Where a card can be let go, and what comes of it.
fn drops(hands: &Hands<impl Window>, name: &str) -> Vec<Drop<Do>> {
    let from = Id::from(format!("card {}", card(hands, name).0));
    pieces(hands.table()).into_iter().find(|piece| piece.from == from).map(|piece| piece.to).unwrap_or_default()
}

/// On whom it is lit.
fn lit(hands: &Hands<impl Window>, name: &str) -> Vec<On> {
    let put = |drop: Drop<Do>| match drop.then {
        Do::Hot(Wish::Put(_, on)) => on,
        other => panic!("{other:?}"),
    };
    drops(hands, name).into_iter().filter(|drop| drop.lit).map(put).collect()
}

fn seats(seats: &[Colour]) -> Vec<On> {
    seats.iter().map(|seat| On::Fighter(Fighter::Seat(*seat))).collect()
}

const FRIENDS: &str = "Friends in High Places";

/// RED holds the card, and these are Clerics, each with so many Levels.
fn clerics(who: &[&str]) -> Hands<impl Window> {
    let lying: Vec<String> = who.iter().map(|who| format!(r#""{who}": ["Cleric"]"#)).collect();
    let more = format!(
        r#""in_play": {{{}}}, "hands": {{"red": ["{FRIENDS}", "Two-Handed Burrito"], "blue": [], "green": []}}"#,
        lying.join(", ")
    );
    seated(arranged("classic", &more), WINDOW)
}

#[test]
fn a_card_for_others_is_not_lit_and_says_whom_it_lifts() {
    let mut hands = clerics(&["blue"]);
    let friends = card(&hands, FRIENDS);
    assert!(!hot(&hands).lights(&hands.table().teller(), friends), "it only helps BLUE");
    assert_eq!(lit(&hands, FRIENDS), []);
    hands.driver.message(Message::Table(Do::Hot(Wish::Card(friends))));
    hands.waits();
    assert!(hands.driver.sees("Aunt Prue goes up a Level"));
    assert!(hands.driver.sees("Nothing in it for you."));
    if std::env::var("STANDIE_PICTURE").is_ok() {
        hands.driver.save_png(std::path::Path::new("target/pictures/landing-others.png"));
    }
    let levels = |hands: &Hands<_>| [Red, Blue, Green].map(|seat| hands.game().seat(seat).map(|seat| seat.level));
    assert_eq!(levels(&hands), [Some(1); 3]);
    hands.taps("choose 0");
    assert_eq!(hot(&hands).sheet, None, "whoever wants to plays it all the same");
}

#[test]
fn a_card_for_oneself_is_let_go_over_oneself() {
    let hands = clerics(&["red"]);
    let friends = card(&hands, FRIENDS);
    assert!(hot(&hands).lights(&hands.table().teller(), friends));
    assert_eq!(lit(&hands, FRIENDS), seats(&[Red]), "the field of seats is no target");
    let both = clerics(&["red", "green"]);
    assert_eq!(lit(&both, FRIENDS), seats(&[Red, Green]));
    let mut hands = both;
    hands.driver.message(Message::Table(Do::Hot(Wish::Put(friends, On::Fighter(Fighter::Seat(Green))))));
    assert!(hands.game().seat(Red).is_some_and(|red| !red.held.has(friends)), "let go over GREEN it is played");
}

#[test]
fn what_one_cannot_use_is_put_down_before_oneself() {
    let more = r#""hands": {"red": ["Pickaxe With No Off Switch", "Two-Handed Burrito"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    let axe = card(&hands, "Pickaxe With No Off Switch");
    assert!(!hot(&hands).lights(&hands.table().teller(), axe), "RED is no Dwarf");
    assert_eq!(lit(&hands, "Pickaxe With No Off Switch"), seats(&[Red]));
    assert_eq!(lit(&hands, "Two-Handed Burrito"), seats(&[Red]), "the others take nothing, nor does what is between");
    hands.driver.message(Message::Table(Do::Hot(Wish::Put(axe, On::Fighter(Fighter::Seat(Red))))));
    let lies =
        |hands: &Hands<_>| hands.game().seat(Red).is_some_and(|red| red.gear.iter().any(|item| item.card == Some(axe)));
    assert!(lies(&hands));
}

#[test]
fn each_half_of_a_fight_takes_what_is_for_that_half() {
    let more = r#""hands": {"red": ["With Extra Cheese", "Lukewarm Potion", "Sneezing Bat", "It Was Funnier at Home"], "blue": [], "green": []},
        "decks": {"door": ["Half a Sandwich"]}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    hands.taps("context");
    assert!(hands.table().fights(), "{:?}", hands.table().question);
    let cheese = drops(&hands, "With Extra Cheese");
    let of = |drops: &[Drop<Do>], share: Share| {
        let stage = |drop: &&Drop<Do>| drop.share == share && drop.on.contains(&Id::new("stage"));
        drops.iter().find(stage).map(|drop| format!("{} {:?}", drop.lit, drop.then))
    };
    let monster = hands.table().game().foes.all.first().map(|monster| monster.id).expect("a monster");
    let put = |name: &str, who| Some(format!("true {:?}", Do::Hot(Wish::Put(card(&hands, name), On::Fighter(who)))));
    let read = |name: &str| Some(format!("false {:?}", Do::Hot(Wish::Sheet(Some(Sheet::Card(card(&hands, name)))))));
    assert_eq!(of(&cheese, Share::Right), put("With Extra Cheese", Fighter::Monster(monster)));
    assert_eq!(of(&cheese, Share::Left), None, "nothing is for the munchkins");
    assert_eq!(of(&cheese, Share::All), read("With Extra Cheese"), "there it is read");
    let potion = drops(&hands, "Lukewarm Potion");
    assert_eq!(of(&potion, Share::Left), put("Lukewarm Potion", Fighter::Seat(Red)));
    assert_eq!(of(&potion, Share::Right), put("Lukewarm Potion", Fighter::Monster(monster)));
}

#[test]
fn a_level_and_a_trade_keep_their_place_all_the_turn() {
    for size in [WINDOW, (800.0, 1280.0), (1024.0, 768.0)] {
        let more = r#""in_play": {"red": ["Two-Handed Burrito", "Walk-In Armor"]}, "hands": {"red": ["Dwarf"], "blue": [], "green": []},
            "decks": {"door": ["Elf"]}"#;
        let mut hands = seated(arranged("classic", more), size);
        let mut places = Vec::new();
        for _ in 0..3 {
            let lies = |hands: &mut Hands<_>, id: &str| {
                hands.driver.find(Id::from(id.to_owned())).and_then(|found| found.visible_bounds())
            };
            let level = lies(&mut hands, "level").or_else(|| lies(&mut hands, "no-level"));
            places.push((hands.table().question.ask.name(), level, lies(&mut hands, "trade")));
            hands.waits();
            hands.taps("context");
        }
        assert!(places.iter().any(|(ask, ..)| *ask == places[2].0) && places[0].0 != places[2].0, "{places:?}");
        for (_, level, trade) in &places {
            assert!(level.is_some() && trade.is_some(), "{size:?}: {places:?}");
            assert_eq!((level, trade), (&places[0].1, &places[0].2), "{size:?}: {places:?}");
        }
    }
}

/// Three people at one screen, one with a long name.
fn people(more: &str) -> Session {
    let setup = format!(
        r#"{{"system": "classic", "first": "red", "rulings": {{}},
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red", "name": "Zoë"}}, {{"colour": "blue", "name": "Big Ben the Third of Now"}}, {{"colour": "green"}}],
            {more}}}"#
    );
    let setup = serde_json::from_str(&setup).expect("a set-up");
    Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game").0
}

#[test]
fn a_trade_says_what_is_big_and_no_way_forgets_nothing() {
    let more = r#""in_play": {"red": ["Two-Handed Burrito"], "blue": ["Walk-In Armor"]}, "hands": {"red": [], "blue": [], "green": []}"#;
    let mut hands = begun(people(more), WINDOW);
    for _ in 0..20 {
        let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
        if turn && hot(&hands).mover() == Some(Red) {
            break;
        }
        hands.waits();
        match (hot(&hands).handed(), hot(&hands).next) {
            (Some(seat), _) => hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat)))),
            (None, Next::Ring) => hands.driver.message(Message::Table(Do::Hot(Wish::WaiveAll))),
            _ => hands.taps("context"),
        }
    }
    hands.waits();
    let card = |hands: &Hands<_>, seat| hands.game().seat(seat).and_then(|seat| seat.gear[0].card).expect("an Item");
    let (gives, gets) = (card(&hands, Red), card(&hands, Blue));
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Trade(Blue))))));
    assert!(hands.driver.written().iter().any(|(text, ..)| text.ends_with("Big")), "what is big says so");
    hands.driver.message(Message::Table(Do::Hot(Wish::Mark(gives))));
    hands.driver.message(Message::Table(Do::Hot(Wish::Mark(gets))));
    hands.driver.message(Message::Table(Do::Hot(Wish::Swap(Blue))));
    hands.waits();
    hands.taps("no deal");
    assert_eq!(hot(&hands).armed, None, "BLUE will not");
    assert_eq!(hot(&hands).marked, [gives, gets], "and RED haggles");
}
