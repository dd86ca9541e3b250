//! What a sitting stumbled over: things lying on each other, words that are not a table's.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::Modifiers;
use iced_test::core::keyboard::key::Named;
use iced_test::core::{Event, Rectangle, mouse, widget};
use iced_test::selector::Candidate;
use standie::app::map::Spot;
use standie::app::screen::setup;
use standie::app::table::draft::{kind_before, next_kind};
use standie::app::table::panels::words;
use standie::app::table::{Message as Wish, Naming, Panel, notices};
use standie::app::{Message, Route};
use standie::catalog::words::Names;
use standie::play::narrate::moves::{Part, Teller};
use standie::rules::card::{CardId, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::effect::Effect;
use standie::rules::fight::Fighter;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::table;
use standie::rules::table::Care;

pub const SIZES: [(f32, f32); 3] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

/// Where a control is, if it is there.
fn at(hands: &mut Hands<impl Window>, id: &str) -> Option<Rectangle> {
    hands.driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds())
}

/// All that is written, and where.
fn written(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle)> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, bounds, visible_bounds: Some(_), .. } => Some((content.to_owned(), bounds)),
        _ => None,
    })
}

fn does(hands: &mut Hands<impl Window>, command: table::Command) {
    hands.driver.message(Message::Table(Wish::does(Command::Table(command))));
}

fn dies(hands: &mut Hands<impl Window>, seat: Colour) {
    let effects = vec![Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false })];
    does(hands, table::Command::Effects { note: String::new(), effects });
}

#[test]
fn the_card_of_a_room_and_what_is_told_of_the_dead_do_not_lie_on_each_other() {
    for size in SIZES {
        let mut hands = Hands::new(driver::at("table", size.0, size.1));
        dies(&mut hands, Colour::Red);
        assert!(at(&mut hands, "died red").is_some(), "{size:?}");
        hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Room(RoomId(2))))));
        let links = hands.words.get("room-name");
        assert!(hands.driver.sees(&links), "the card is open: {size:?}");
        assert!(at(&mut hands, "died red").is_none(), "who reads a room reads that first: {size:?}");
        hands.driver.message(Message::Table(Wish::chooses(None)));
        assert!(at(&mut hands, "died red").is_some(), "and then of the dead: {size:?}");
    }
}

#[test]
fn the_skull_and_the_level_lie_on_no_name_however_long() {
    let names =
        ["Maximiliane Wilhelmine", "Bartholomew-Ferdinand-X", "Anna Magdalena Bachmann", "Llanfairpwllgwyngyllgogg"];
    for size in SIZES {
        for preset in ["table", "six", "hot_turn"] {
            let mut hands = Hands::new(driver::at(preset, size.0, size.1));
            let seats: Vec<Colour> = hands.game().seats.iter().map(|s| s.colour).collect();
            let mut effects = Vec::new();
            for (seat, name) in seats.iter().zip(names) {
                effects.push(Effect::Table(table::Effect::Name { seat: *seat, name: name.to_owned() }));
                effects.push(Effect::Munchkin(munchkin::Effect::Life { seat: *seat, dead: true, wish: false }));
            }
            does(&mut hands, table::Command::Amend { note: String::new(), effects });
            // What is told of the dead lies over it.
            for seat in &seats {
                hands.driver.message(Message::Table(Wish::Notices(notices::Message::Mourned(*seat))));
            }
            let all = written(&mut hands);
            let (pixels, width, _) = hands.driver.screenshot();
            // Whose turn it is has the head filled, and what stands on it is white as well.
            let turn = hands.game().turn.seat;
            for (seat, name) in seats.iter().zip(names).filter(|(seat, _)| turn != Some(**seat)) {
                let place = format!("{preset} at {size:?}: {name}");
                let head = at(&mut hands, &format!("seat-{}", seat.name())).expect("a seat");
                let first: String = name.chars().take(4).collect();
                let (_, named) = all
                    .iter()
                    .find(|(text, at)| text.starts_with(&first) && head.contains(at.center()))
                    .unwrap_or_else(|| panic!("{place}: no name"));
                let beside = |(_, at): &&(String, Rectangle)| {
                    let line = at.y < named.y + named.height && at.y + at.height > named.y;
                    at.x > named.x + 20.0 && line && head.contains(at.center())
                };
                // The skull and the Level have colours of their own; a name is nearly white.
                for (_, at) in all.iter().filter(beside) {
                    let white = whites(&pixels, width, *at);
                    assert_eq!(white, 0, "{place}: {white} pixels of it lie on what stands beside it, {at:?}");
                }
            }
        }
    }
}

/// How many pixels of a place are nearly white.
fn whites(pixels: &[u8], width: u32, place: Rectangle) -> usize {
    let (left, right) = (place.x as usize, (place.x + place.width) as usize);
    let at = |x: usize, y: usize| pixels.get((y * width as usize + x) * 4..).and_then(|p| p.get(..3));
    let white = |x: usize, y: usize| at(x, y).is_some_and(|pixel| pixel.iter().all(|part| *part > 200));
    (place.y as usize..(place.y + place.height) as usize).map(|y| (left..right).filter(|x| white(*x, y)).count()).sum()
}

#[test]
fn what_is_told_of_a_monster_lies_on_none_of_its_terms() {
    for size in SIZES {
        for preset in ["group", "combat"] {
            let mut hands = Hands::new(driver::at(preset, size.0, size.1));
            let all = written(&mut hands);
            let told = all.iter().filter(|(text, _)| text.starts_with("without it"));
            for (text, at) in told {
                let over = |(other, there): &&(String, Rectangle)| {
                    *other != *text && there.intersects(&Rectangle { height: at.height - 2.0, width: 60.0, ..*at })
                };
                let over: Vec<_> = all.iter().filter(over).collect();
                assert!(over.is_empty(), "{preset} at {size:?}: {text} {at:?} {over:?}");
                assert!(at.height >= 14.0, "{preset} at {size:?}: {text} has no room and lies on what is below");
                // Above the card of a term, not only above its words.
                let below = all.iter().filter(|(other, there)| {
                    other == "Level" && there.y > at.y && there.y - at.y < 60.0 && (there.x - at.x).abs() < 200.0
                });
                for (_, there) in below {
                    let lower = at.y + at.height - 4.0;
                    assert!(there.center_y() - 16.0 >= lower, "{preset} at {size:?}: {lower} {there:?}");
                }
            }
        }
    }
}

#[test]
fn what_floats_over_a_crowded_stage_lies_at_its_edge() {
    // Nothing stands at the foot of a stage on which many fight.
    let mut hands = Hands::new(driver::at("combat", 800.0, 1280.0));
    let stage = at(&mut hands, "stage").expect("a fight");
    let odds = hands.words.get("fight-us");
    assert!(hands.driver.sees(&odds));
    does(
        &mut hands,
        table::Command::Effects {
            note: String::new(),
            effects: vec![Effect::Cards(standie::rules::cards::Effect::Hand {
                seat: Colour::Blue,
                deck: Deck::DXM,
                change: standie::rules::amount::Amount::By(1),
            })],
        },
    );
    let floats = at(&mut hands, "float").expect("a reminder");
    let lower = stage.y + stage.height;
    assert!(lower - (floats.y + floats.height) < 24.0, "{floats:?} {stage:?}");
}

#[test]
fn strength_and_dice_together_are_said_as_people_say_them() {
    let mut hands = Hands::new(driver::at("group", 1280.0, 800.0));
    let all: Vec<String> = written(&mut hands).into_iter().map(|(text, _)| text).collect();
    assert!(all.iter().any(|text| text == "+4 and 2 dice"), "{all:?}");
    assert!(!all.iter().any(|text| text.contains("no bargain")), "{all:?}");
}

#[test]
fn where_hands_and_gold_are_left_to_the_cardboard_nobody_tells_them_of_the_dead_or_promises_any() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    does(&mut hands, table::Command::Care(Care::Map));
    let told = hands.table().log.len();
    dies(&mut hands, Colour::Red);
    let lines: Vec<String> = hands.table().log[told..].iter().map(|line| line.text.clone()).collect();
    assert!(lines.iter().any(|line| line == "Ben dies") && lines.iter().any(|line| line.contains("loses a level")));
    for word in ["gold", "holds", "Plank"] {
        assert!(!lines.iter().any(|line| line.contains(word)), "{lines:?}");
    }
    let mut hands = Hands::new(driver::at("helped", 1280.0, 800.0));
    let (gold, treasures) = (hands.words.get("bargain-gold"), hands.words.get("bargain-treasures"));
    assert!(hands.driver.find(gold.as_str()).is_some());
    does(&mut hands, table::Command::Care(Care::Map));
    assert!(hands.driver.find(treasures.as_str()).is_some());
    assert!(hands.driver.find(gold.as_str()).is_none(), "gold nobody keeps is not promised");
}

#[test]
fn whose_die_is_to_be_picked_is_said() {
    let hands = Hands::new(driver::at("rolled", 1280.0, 800.0));
    let game = hands.game();
    let teller = Teller { book: hands.table().session.book(), game };
    let said = |who: Fighter| {
        let choice = Choice { fighter: Some(who), die: Some(0), face: Some(6), ..Choice::default() };
        let card = munchkin::Command::PlayCard { seat: Colour::Blue, card: CardId(1), choice };
        let parts = teller.parts(&Command::Munchkin(card));
        let die = parts.iter().find(|part| matches!(part, Part::Die(..))).expect("a die");
        hands.words.say(&teller.part(Some(Colour::Blue), die), Names::of(game))
    };
    assert_eq!(said(Fighter::Seat(Colour::Blue)), "Ada’s die 1, a 2");
    assert_eq!(said(Fighter::Monster(MonsterId(1))), "Tax Gnome’s die 1, a 5");
}

#[test]
fn a_card_that_cannot_be_played_yet_says_what_is_missing() {
    let mut hands = Hands::new(driver::at("card", 1280.0, 800.0));
    // What is played by one touch has no button that plays it.
    let play = hands.words.get("card-play");
    for sort in ["curse", "kind", "enhancer", "once", "item"] {
        hands.taps(&format!("sort {sort}"));
        let Some(Panel::Card(draft)) = &hands.table().panel else { panic!("the card is open") };
        let missing = draft.missing(hands.table(), &hands.words);
        let Some(missing) = missing.filter(|_| hands.driver.find(play.as_str()).is_some()) else { continue };
        let text = hands.words.get(missing);
        assert!(hands.driver.find(text.as_str()).is_some(), "{sort}: {text}");
    }
}

#[test]
fn the_first_touch_after_escape_counts() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.waits();
    let die = hands.driver.find(widget::Id::from("colour-red".to_owned())).expect("a die").bounds().center();
    hands.taps("menu");
    hands.waits();
    hands.driver.key(Named::Escape.into(), Modifiers::empty());
    assert!(hands.table().panel.is_none());
    let before = hands.table().session.records();
    hands.driver.tap_at(die);
    assert!(hands.table().session.records() > before, "the die is told");
}

#[test]
fn a_monster_drawn_in_a_fight_is_looked_for_in_all_the_room_there_is() {
    for size in SIZES {
        let mut hands = Hands::new(driver::at("fight", size.0, size.1));
        let card = munchkin::Command::Play {
            seat: Colour::Red,
            from: Source::Hand(Deck::DXM),
            name: String::new(),
            what: Box::new(Played::Monster),
        };
        hands.driver.message(Message::Table(Wish::does(Command::Munchkin(card))));
        assert!(hands.table().asks_for_letters(), "{:?}", hands.table().question);
        let field = at(&mut hands, "letters").expect("a field");
        let next = at(&mut hands, "context").expect("the next step");
        let around = hands.driver.find_all(|c: Candidate<'_>| match c {
            Candidate::Scrollable { bounds, .. } => Some(bounds),
            _ => None,
        });
        let lower = around.iter().filter(|b| b.contains(field.center())).map(|b| b.y + b.height).fold(0.0, f32::max);
        // Between both lie only the ways round the question.
        assert!(next.y - lower < 90.0, "{size:?}: the list ends at {lower}, the next step begins at {}", next.y);
    }
}

#[test]
fn a_rename_at_the_table_is_what_set_up_offers_next_time() {
    let mut hands = Hands::new(driver::at("setup", 1280.0, 800.0));
    hands.driver.message(Message::Setup(setup::Message::Name(0, "Ada".to_owned())));
    hands.taps_word("setup-start");
    let seat = hands.game().seats[0].colour;
    hands.driver.message(Message::Table(Wish::opens(Panel::words(Naming::Seat(seat), String::new()))));
    hands.driver.message(Message::Table(Wish::Words(words::Message::Type("Ada the Second".to_owned()))));
    hands.driver.message(Message::Table(Wish::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(seat).expect("a seat").name, "Ada the Second");
    hands.driver.state.go(Route::Home);
    hands.driver.state.go(Route::Setup);
    let offered = &hands.driver.state.set_up().seats[0];
    assert_eq!((offered.colour, offered.name.as_str()), (seat, "Ada the Second"));
}

#[test]
fn a_link_touched_once_too_often_goes_back_by_holding_it() {
    let mut hands = Hands::new(driver::at("links", 1280.0, 800.0));
    let (side, first) = hands.table().draft.links[0];
    let kind = |hands: &Hands<_>| hands.table().draft.links[0].1;
    hands.taps(&format!("link-{}", side.name()));
    hands.taps(&format!("link-{}", side.name()));
    let second = next_kind(next_kind(first));
    assert_eq!(kind(&hands), second);
    // What a long touch does the other button of a mouse does.
    let place = at(&mut hands, &format!("link-{}", side.name())).expect("a link").center();
    let moved = Event::Mouse(mouse::Event::CursorMoved { position: place });
    let press = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right));
    hands.waits();
    hands.driver.send(&[moved, press]);
    assert_eq!(kind(&hands), kind_before(second));
    assert_eq!(kind_before(second), next_kind(first));
    let all = [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];
    assert!(all.into_iter().all(|kind| kind_before(next_kind(kind)) == kind), "there and back");
}
