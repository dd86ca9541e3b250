//! What a telephone held upright leaves whole: everything that is touched is read, and nothing lies on it.

use crate::hands::Hands;
use crate::hot::hot;
use crate::solo::{arranged, begun, reads, there};
use crate::support::driver::Window;
use crate::upright::held;
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::route::Route;
use standie::app::table::Message as Do;
use standie::app::table::hot::Next;
use standie::app::{Message, presets};
use standie::catalog::words::Names;
use standie::play::Session;
use standie::play::reacting::PASSES;
use standie::play::record::Who;
use standie::play::timeline::Node;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight::Bargain;
use standie::rules::ids::Colour::{Blue, Red};
use standie::rules::question::Ask;
use standie::rules::table::step::About;
use standie::rules::{fight, table};
use standie::store::settings::Placed;

const TELEPHONE: (f32, f32) = (390.0, 844.0);

/// A game in the app in a window of a size, as soon as hands have been looked at.
pub fn pocketed(session: Session, size: (f32, f32)) -> Hands<impl Window> {
    let mut hands = begun(session, size);
    let shell = &mut hands.driver.state.shell;
    shell.settings.window = Some(Placed { at: None, size });
    shell.apply_settings();
    for _ in 0..9 {
        let opens = matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about: About::Opening, .. }));
        if opens && hot(hands.table()).next == Next::Person(Red) {
            hands.taps("context");
        }
    }
    hands
}

fn place(hands: &mut Hands<impl Window>, id: &str) -> Rectangle {
    hands.driver.find(widget::Id::from(id.to_owned())).unwrap_or_else(|| panic!("no {id}")).bounds()
}

/// Whether all of something is seen.
fn whole(hands: &mut Hands<impl Window>, id: &str) -> bool {
    let found = hands.driver.find(widget::Id::from(id.to_owned())).unwrap_or_else(|| panic!("no {id}"));
    found.visible_bounds().is_some_and(|seen| seen.height > found.bounds().height - 1.0)
}

/// Every line of a thing that is written in it lies in it.
fn keeps_its_words(hands: &mut Hands<impl Window>, id: &str) {
    let room = place(hands, id);
    let words = hands.driver.written().into_iter().filter(|(_, at, _)| room.contains(at.center()));
    for (text, at, _) in words {
        assert!(at.y >= room.y && at.y + at.height <= room.y + room.height, "{id}: “{text}” {at:?} in {room:?}");
    }
}

/// A text that holds these words, and how much of it is seen.
fn seen(hands: &mut Hands<impl Window>, words: &str) -> Option<(Rectangle, Rectangle)> {
    let all = hands.driver.written().into_iter();
    all.filter(|(text, ..)| text.contains(words)).find_map(|(_, at, seen)| Some((at, seen?)))
}

/// In a fight RED, a Wizard, would lose.
fn wizard() -> Hands<impl Window> {
    let more = r#"
        "levels": {"red": 3}, "in_play": {"red": ["Wizard", "Borrowed Oar"], "blue": ["Tiara of Entitlement"]},
        "hands": {"red": ["Montage", "Axe to Grind", "Vest Intentions", "Its Mom Wants It Home"], "blue": [], "green": []},
        "decks": {"door": ["Dragon, Compulsive Hoarder"]}"#;
    let mut hands = pocketed(arranged("short", more), TELEPHONE);
    hands.taps("context");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })), "{:?}", hands.table().question);
    hands
}

#[test]
fn who_could_help_and_every_way_round_a_fight_is_read_whole() {
    let mut hands = wizard();
    for id in ["ask blue", "ask green", "plus-bargain-treasures", "context"] {
        assert!(whole(&mut hands, id), "{id} is cut");
    }
    for id in ["power wizard power", "power wizard hand", "ask blue"] {
        keeps_its_words(&mut hands, id);
    }
    let asks = hands.words.get("bid-who");
    assert!(hands.driver.sees(&asks));
    // A no moves nobody who could still be asked.
    let before = place(&mut hands, "ask green");
    let terms = Bargain::default();
    hands.driver.message(Message::Table(Do::does(Command::Fight(fight::Command::AskHelp { seat: Blue, terms }))));
    for _ in 0..40 {
        if matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })) && !hot(hands.table()).is_busy() {
            break;
        }
        hands.waits();
        hands.driver.message(Message::Tick);
    }
    if hands.game().fight.as_ref().is_some_and(|fight| fight.refused.contains(&Blue)) {
        let now = place(&mut hands, "ask green");
        assert!((now.y - before.y).abs() <= 4.0, "{before:?} {now:?}");
    }
}

#[test]
fn what_a_power_does_is_chosen_before_it_is_read_about() {
    let mut hands = wizard();
    hands.taps("power wizard power");
    assert!(whole(&mut hands, "choose 0"));
}

#[test]
fn the_hand_stands_on_what_has_just_come_and_it_is_said() {
    let more = r#"
        "hands": {"red": ["Montage", "Axe to Grind", "Vest Intentions", "Its Mom Wants It Home"], "blue": [], "green": []},
        "decks": {"door": ["Warrior", "Halfling"]}"#;
    let mut hands = pocketed(arranged("short", more), TELEPHONE);
    hands.taps("context");
    hands.taps("context");
    let new = hot(hands.table()).spread.shown().to_vec();
    assert!(!new.is_empty(), "{:?}", hands.table().question);
    let card = *new.last().expect("a card");
    assert!(there(&mut hands, &format!("card {}", card.0)), "{new:?}");
    let said = hands.words.with("news-cards", &[("count", (new.len() as u32).into())]);
    assert!(reads(&mut hands, &said), "“{said}”");
    // Whoever turns a page has seen it.
    hands.taps("cards next");
    assert!(!reads(&mut hands, &said));
}

#[test]
fn what_is_said_covers_no_seat_and_is_read_to_its_end() {
    let mut hands = Hands::new(held("hot_talk", TELEPHONE));
    let bubble = place(&mut hands, "bubble");
    for seat in hands.game().seats.iter().map(|seat| seat.colour.name()).collect::<Vec<_>>() {
        let seat = place(&mut hands, &format!("seat-{seat}"));
        assert!(bubble.intersection(&seat).is_none(), "{bubble:?} on {seat:?}");
    }
    keeps_its_words(&mut hands, "bubble");
}

#[test]
fn no_figure_of_a_seat_is_broken_in_two() {
    let more = r#"
        "levels": {"red": 5},
        "in_play": {"red": ["Borrowed Oar", "Tiara of Entitlement", "Bathrobe of Bravery", "Stealth Clogs"]},
        "hands": {"red": ["Montage", "Axe to Grind", "Vest Intentions", "Its Mom Wants It Home"], "blue": [], "green": []}"#;
    let mut hands = pocketed(arranged("short", more), TELEPHONE);
    let tile = place(&mut hands, "tile red");
    let figures = hands.driver.written().into_iter().filter(|(text, at, _)| {
        tile.contains(at.center()) && text.chars().all(|c| c.is_ascii_digit() || c == '+') && !text.is_empty()
    });
    let mut seen = 0;
    for (text, at, _) in figures {
        seen += 1;
        assert!(at.height < 60.0 && at.x >= tile.x && at.x + at.width <= tile.x + tile.width, "{text} {at:?} {tile:?}");
        let letters = text.chars().count() as f32;
        assert!(at.width > 5.0 * letters || text.starts_with('+'), "{text}: {at:?}");
    }
    assert!(seen >= 2, "{seen} figures");
    assert!(reads(&mut hands, "Borrowed Oar"), "what is worn stands there");
}

#[test]
fn a_card_that_is_touched_is_read_and_its_ways_lie_below_it() {
    let more = r#"
        "hands": {"red": ["Helmet With a Hat on It"], "blue": [], "green": []}"#;
    let mut hands = pocketed(arranged("short", more), TELEPHONE);
    let seat = hands.game().seats[0].held.iter().next().expect("a card");
    hands.taps(&format!("card {}", seat.0));
    let card = hands.table().session.book().cards.card(seat).expect("a card").clone();
    let says = standie::play::narrate::card::all(&hands.words, hands.table().session.book(), &card);
    for line in says {
        let (at, seen) = seen(&mut hands, &line).unwrap_or_else(|| panic!("“{line}” is not seen"));
        assert!(seen.height > at.height - 1.0, "“{line}” {at:?} seen {seen:?}");
    }
    let (way, next) = (place(&mut hands, "choose 0"), place(&mut hands, "context"));
    assert!(next.y - way.y - way.height < 40.0, "{way:?} {next:?}");
}

#[test]
fn everybody_of_a_game_is_read_on_its_card() {
    let mut hands = Hands::new(held("home_games", TELEPHONE));
    let session = presets::evening("roll");
    let names = Names::of(session.game());
    let of: Vec<String> = session.game().seats.iter().map(|seat| hands.words.seat(seat.colour, names)).collect();
    let mut read = 0;
    for name in of {
        let name: String = name.chars().take(8).collect();
        let (at, seen) = seen(&mut hands, &name).unwrap_or_else(|| panic!("{name} is not seen"));
        assert!(seen.height > at.height - 1.0, "{name}: {at:?} seen {seen:?}");
        read += 1;
    }
    assert!(read >= 3, "{read}");
}

#[test]
fn a_row_of_letters_is_one_row() {
    let mut hands = Hands::new(held("rules", TELEPHONE));
    let rows = hands.words.get("letters-rows");
    for row in rows.split('/') {
        let keys: Vec<Rectangle> =
            row.chars().filter(|c| !c.is_whitespace()).map(|c| place(&mut hands, &format!("letter {c}"))).collect();
        assert!(keys.windows(2).all(|two| (two[0].y - two[1].y).abs() < 1.0 && two[0].x < two[1].x), "{row}: {keys:?}");
    }
}

/// RED at a table of classic cardboard is caught.
fn caught() -> Hands<impl Window> {
    let mut hands = Hands::new(held("classic", TELEPHONE));
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::BadStuff { .. })));
    hands
}

#[test]
fn death_is_one_of_the_things_that_bad_stuff_does() {
    let mut hands = caught();
    assert!(whole(&mut hands, "quick-die"));
    let who = hands.table().question.seat.expect("somebody");
    hands.taps("quick-die");
    assert!(hands.game().seat(who).expect("a seat").dead);
}

#[test]
fn a_name_is_not_broken_where_it_has_room() {
    let mut hands = Hands::new(held("classic", TELEPHONE));
    let seat = hands.game().seats[0].colour;
    let named = table::Effect::Name { seat, name: "Annabell".to_owned() };
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Amend {
        note: String::new(),
        effects: vec![named.into()],
    }))));
    let tile = place(&mut hands, &format!("tile {}", seat.name()));
    let name =
        hands.driver.written().into_iter().find(|(text, at, _)| text == "Annabell" && tile.contains(at.center()));
    let (_, at, _) = name.expect("all of it");
    assert!(at.height < 26.0, "on one line: {at:?}");
}

#[test]
fn what_has_to_be_done_is_touched_through() {
    let mut hands = Hands::new(held("classic_dead", TELEPHONE));
    let note = hands.driver.find(widget::Id::from("float".to_owned())).map(|found| found.bounds());
    let now = place(&mut hands, "what now");
    if let Some(note) = note {
        assert!(note.intersection(&now).is_none(), "{note:?} on {now:?}");
    }
}

#[test]
fn what_was_agreed_is_read_in_the_fight() {
    for size in [TELEPHONE, (1280.0, 800.0)] {
        let more = r#"
            "levels": {"red": 3, "blue": 6},
            "hands": {"red": ["Montage"], "blue": [], "green": []},
            "decks": {"door": ["Bottomless Fondue"]}"#;
        let mut hands = pocketed(arranged("short", more), size);
        hands.taps("context");
        let terms = Bargain { treasures: 2, ..Bargain::default() };
        let effects: Vec<Effect> =
            vec![fight::Effect::Compel { seat: Blue }.into(), fight::Effect::Bargain { terms }.into()];
        let amends = table::Command::Amend { note: String::new(), effects };
        hands.driver.message(Message::Table(Do::does(amends.into())));
        let what = hands.words.with("bid-counter-treasures", &[("count", 2.into())]);
        let said = hands.words.with("fighter-agreed", &[("what", what.into())]);
        assert!(reads(&mut hands, &said), "{size:?}: “{said}”");
    }
}

#[test]
fn the_journal_tells_of_nobody_who_was_only_passed_for_and_goes_on_with_turns_alone() {
    let mut hands = Hands::new(held("doors_over", TELEPHONE));
    let people: Vec<String> = {
        let game = hands.game();
        let names = Names::of(game);
        let people = game.seats.iter().filter(|seat| seat.bot.is_none());
        people.map(|seat| hands.words.seat(seat.colour, names)).collect()
    };
    let timeline = hands.table().session.timeline();
    let own = |node: &Node| node.who != Who::App && node.command.read().is_ok_and(|command| command == PASSES);
    let passed = timeline.back(timeline.here()).filter(|(_, node)| own(node)).count();
    hands.driver.message(Message::Table(Do::goes(Route::Journal)));
    let passes = |hands: &mut Hands<_>| {
        let all = hands.driver.find_all(|c: Candidate<'_>| match c {
            Candidate::Text { content, .. } => Some(content.to_owned()),
            _ => None,
        });
        all.iter().filter(|text| people.iter().any(|name| **text == format!("{name} passes"))).count()
    };
    assert!(passes(&mut hands) <= passed, "{passed} were said by somebody");
    hands.taps("fold all");
    let older = hands.words.get("journal-older");
    hands.taps_text(&older);
    let unfold = hands.words.get("journal-unfold");
    assert!(reads(&mut hands, &unfold), "turns only, on this page as well");
}
