//! Small things that were stumbled over at the table.

use crate::hands::{Hands, played};
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::map::Spot;
use standie::app::presets::{TIME, evening};
use standie::app::screen::setup;
use standie::app::shell::Clock;
use standie::app::table::panels::palette::Typing;
use standie::app::table::play::{CardDraft, Sort};
use standie::app::table::{Field, Figure, Keeping, Message as Wish, Panel};
use standie::app::{App, Message};
use standie::rules::command::Command;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::table;

fn written(hands: &mut Hands<impl Window>) -> Vec<String> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

#[test]
fn numbers_and_curses_are_found_by_name_and_nothing_is_said_to_be_nothing() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let name = hands.game().seats[1].name.clone();
    let seat = hands.game().seats[1].colour;
    let types = |hands: &mut Hands<_>, typed: &str| {
        hands.driver.message(Message::Table(Wish::opens(Panel::Palette(Default::default()))));
        hands.driver.message(Message::Table(Wish::Palette(Typing::Type(typed.to_owned()))));
    };
    for (typed, field) in [("lev", Field::Level), ("gold", Field::Gold), ("bonus", Field::Bonus)] {
        types(&mut hands, &format!("{name} {typed}"));
        let what = hands.words.get(standie::app::table::panels::field_text(field));
        let found = hands.words.with("pad-title", &[("seat", name.clone().into()), ("what", what.into())]);
        hands.taps_text(&found);
        let pad = matches!(&hands.table().panel, Some(Panel::Pad(pad)) if pad.figure == Figure::Seat(seat, field));
        assert!(pad, "{typed}");
    }
    types(&mut hands, "curse");
    let curse = hands.words.with("palette-curse", &[("seat", name.into())]);
    hands.taps_text(&curse);
    let card = matches!(&hands.table().panel, Some(Panel::Card(card)) if card.sort == Some(Sort::Curse));
    assert!(card, "a Curse by {seat:?}");
    types(&mut hands, "xyzzy");
    let nothing = hands.words.get("palette-nothing");
    assert!(hands.driver.sees(&nothing));
}

#[test]
fn a_base_is_offered_only_in_colours_that_are_in_the_box() {
    for (preset, more) in [("standie", false), ("table", false)] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let monster = hands.game().foes.all.first().map(|monster| monster.id).expect("a monster");
        hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Monster(monster)))));
        for colour in [Colour::Orange, Colour::Purple] {
            let found = hands.driver.find(widget::Id::from(format!("base {}", colour.name())));
            assert_eq!(found.is_some(), more, "{preset}: {}", colour.name());
        }
        assert!(hands.driver.find(widget::Id::from("base green".to_owned())).is_some());
    }
}

#[test]
fn the_entrance_is_called_so_as_a_title() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Room(RoomId::ENTRANCE)))));
    let texts = written(&mut hands);
    assert!(texts.contains(&"The Entrance".to_owned()), "{texts:?}");
}

#[test]
fn a_touch_beside_a_card_does_not_forget_what_was_tapped_together() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let seat = hands.game().turn.seat.expect("somebody");
    let play = |seat| Message::Table(Wish::opens(Panel::Card(Box::new(CardDraft::of(seat)))));
    hands.driver.message(play(seat));
    hands.taps_word("sort-curse");
    hands.taps("close");
    assert!(hands.table().panel.is_none());
    hands.driver.message(play(seat));
    let kept = matches!(&hands.table().panel, Some(Panel::Card(card)) if card.sort == Some(Sort::Curse));
    assert!(kept, "it is still a Curse");
    // Somebody else's card is another one.
    let other = hands.game().seats.iter().map(|s| s.colour).find(|c| *c != seat).expect("somebody else");
    hands.taps("close");
    hands.driver.message(play(other));
    let fresh = matches!(&hands.table().panel, Some(Panel::Card(card)) if card.sort.is_none());
    assert!(fresh);
}

#[test]
fn the_journal_is_headed_by_its_turns() {
    let mut hands = Hands::new(driver::at("journal", 1280.0, 800.0));
    let number = hands.game().turn.number;
    let name = hands.game().seat(hands.game().turn.seat.expect("somebody")).expect("a seat").name.clone();
    let head = hands.words.with("told-turn", &[("number", number.into()), ("seat", name.into())]);
    assert!(hands.driver.sees(&head), "{head}");
}

#[test]
fn the_turns_of_one_are_found_in_the_journal() {
    let mut hands = Hands::new(driver::at("journal", 1280.0, 800.0));
    let heads = |hands: &mut Hands<_>| -> Vec<String> {
        written(hands).into_iter().filter(|text| text.starts_with("Turn ") && text.contains(':')).collect()
    };
    let all = heads(&mut hands);
    assert!(all.iter().any(|head| head.ends_with("Ben")) && all.iter().any(|head| head.ends_with("Cleo")), "{all:?}");
    hands.taps("only red");
    let his = heads(&mut hands);
    // Turns of others are there with his part in them.
    let own = |heads: &[String]| heads.iter().filter(|head| head.ends_with("Ben")).cloned().collect::<Vec<_>>();
    assert!(!own(&all).is_empty() && own(&all).iter().all(|head| his.contains(head)), "{his:?}");
    assert!(own(&his).len() > own(&all).len(), "what is nobody's but others' makes room: {his:?}");
    hands.taps("only red");
    assert_eq!(heads(&mut hands), all, "everybody's again");
}

#[test]
fn the_result_of_a_search_is_said() {
    let mut hands = Hands::new(driver::at("search", 1280.0, 800.0));
    hands.taps_word("turn-search");
    hands.taps("die-3");
    let found = hands.table().reminders.iter().any(|note| note.contains("search comes to"));
    assert!(found, "{:?}", hands.table().reminders);
}

#[test]
fn colours_come_in_one_order() {
    let hands = Hands::new(driver::at("setup", 1280.0, 800.0));
    let seats: Vec<Colour> =
        setup::State::new(&hands.driver.state.shell).setup.seats.iter().map(|seat| seat.colour).collect();
    assert!(seats.is_sorted_by_key(|colour| colour.index()), "{seats:?}");
}

#[test]
fn whoever_is_not_in_the_fight_throws_and_a_bonus_is_one_touch() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let main = hands.game().turn.seat.expect("somebody fights");
    let other = hands.game().seats.iter().map(|s| s.colour).find(|c| *c != main).expect("an outsider");
    let draft = |hands: &Hands<_>| match &hands.table().panel {
        Some(Panel::Card(card)) => (**card).clone(),
        other => panic!("no card: {other:?}"),
    };
    for (seat, throws) in [(other, true), (main, false)] {
        hands.driver.message(Message::Table(Wish::opens(Panel::Card(Box::new(CardDraft::of(seat))))));
        hands.taps("sort once");
        assert_eq!(draft(&hands).item.is("throwable"), throws, "{seat:?}");
        hands.taps("bonus 5");
        assert_eq!(draft(&hands).item.bonus, 5);
        assert!(hands.driver.find(widget::Id::from("for 1".to_owned())).is_some(), "{seat:?} can play it");
    }
}

#[test]
fn what_no_colour_is_known_to_move_is_not_said_to_stay() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(played(evening("charity"), [Command::Table(table::Command::ByHand)]), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let texts = written(&mut hands);
    let open: Vec<&String> = texts.iter().filter(|text| text.contains("unknown")).collect();
    assert!(!open.is_empty(), "{texts:?}");
    assert!(open.iter().all(|text| !text.contains("none move")), "{open:?}");
}

#[test]
fn how_many_house_rules_differ_is_said() {
    let mut hands = Hands::new(driver::at("house", 1280.0, 800.0));
    let none = hands.words.with("rules-differ", &[("count", 0.into())]);
    assert!(hands.driver.sees(&none), "{none}");
    hands.driver.message(Message::Table(Wish::does(Command::Table(table::Command::Rule {
        name: "curse_dead".to_owned(),
        value: "yes".to_owned(),
    }))));
    let one = hands.words.with("rules-differ", &[("count", 1.into())]);
    assert!(hands.driver.sees(&one), "{one}");
}

#[test]
fn the_menu_is_seen_whole() {
    for (preset, width, height) in [("menu", 1280.0, 800.0), ("menu", 1024.0, 768.0), ("menu", 800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at(preset, width, height));
        for id in ["menu-far", "menu-home", "care-everything", "component-monsters"] {
            let text = hands.words.get(id);
            let found = hands.driver.find(text.as_str()).expect("in the menu");
            let seen = found.visible_bounds().is_some_and(|seen| seen.height > found.bounds().height - 1.0);
            assert!(seen, "{text} at {width}x{height}");
        }
    }
}
