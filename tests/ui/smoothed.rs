//! What lies in the way of a finger or an eye beside the box and without it: what moves, what is asked twice, what is cut.

use crate::cardboard::{RING, begun, fights, raises, rings, wins};
use crate::hands::Hands;
use crate::hot::hot;
use crate::solo::{self, reads};
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use iced_test::selector::Candidate;
use standie::app::Message;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::hot::Wish;
use standie::app::table::play::CardDraft;
use standie::app::table::play::draft::Sort;
use standie::app::table::{Keeping, Message as Do, Panel, row};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::Session;
use standie::play::narrate::moves::Teller;
use standie::play::narrate::outlook;
use standie::play::story::story;
use standie::rules::amount::Amount;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::track::turn;
use standie::rules::{fight, munchkin, table};

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

/// Shadowrun beside its box.
fn office((width, height): (f32, f32)) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup = Setup { system: "shadowrun".to_owned(), first: Some(Red), care: Care::Map, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 1, TIME).expect("a game");
    let mut app = standie::app::App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

/// What is put right by hand.
fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
}

/// The only monster of a fight.
fn foe(hands: &Hands<impl Window>) -> u32 {
    hands.game().foes.all.last().expect("a monster").id.0
}

/// Where what is touched of a monster lies before its Treasures are told and after.
fn stays(mut hands: Hands<impl Window>, size: (f32, f32)) {
    hands.taps("meet 6");
    let id = foe(&hands);
    let places = |hands: &mut Hands<_>| {
        ["monster-treasures-#-2", "run-more-#", "levels-#"]
            .map(|what| hands.driver.place(Id::from(what.replace('#', &id.to_string()))))
    };
    hands.waits();
    let before = places(&mut hands);
    hands.taps(&format!("monster-treasures-{id}-2"));
    hands.waits();
    for (was, is) in before.iter().zip(places(&mut hands)) {
        assert!((was.x - is.x).abs() < 4.1 && (was.y - is.y).abs() < 4.1, "{size:?}: {before:?} {is:?}");
    }
}

#[test]
fn how_many_treasures_are_told_moves_nothing_below() {
    for size in SIZES {
        stays(begun(size.0, size.1), size);
        stays(office(size), size);
    }
}

#[test]
fn how_one_runs_stays_on_its_line_whatever_the_level() {
    for level in [6, 10, 12, 20] {
        let mut hands = office(SIZES[0]);
        hands.taps(&format!("meet {level}"));
        let id = foe(&hands);
        let [run, levels] = ["run-more", "levels"].map(|what| hands.driver.place(Id::from(format!("{what}-{id}"))));
        assert!((run.y - levels.y).abs() < 4.1, "Level {level}: {run:?} {levels:?}");
    }
}

#[test]
fn the_level_of_who_waits_at_the_end_is_told_once() {
    let mut hands = office(SIZES[0]);
    for at in 0..6 {
        hands.taps(&format!("row {at}"));
        hands.taps("row-hacked red");
    }
    hands.taps("row 6");
    let again = |hands: &Hands<_>| hands.words.with("row-god-again", &[("level", 20.into())]);
    let said = again(&hands);
    assert!(!reads(&mut hands, &said));
    hands.taps("god 20");
    assert!(fights(&hands));
    hands.taps("no fight");
    for _ in 0..9 {
        if hands.game().turn.seat == Some(Red) && !hands.game().turn.fought && hands.table().fights() {
            break;
        }
        if hands.driver.find(Id::from("row 6")).is_some() {
            hands.taps("row 6");
            let there = hands.driver.find(Id::from("god 20")).is_some();
            if there {
                assert!(reads(&mut hands, &said), "{said}");
                return;
            }
            hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Close)));
        }
        hands.next();
    }
    panic!("nobody meets it again: {:?}", hands.table().question);
}

#[test]
fn a_card_of_the_row_is_lit_only_for_whoever_can_hack_it() {
    let setup = r#"{"system": "shadowrun", "first": "red", "expansion": true,
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "blue"}, {"colour": "green"}],
        "row": ["Free Trial Lounge", "Guest Wi-Fi", "Payroll", "Gift Registry", "Exit Package", "Patent Vault"],
        "in_play": {"red": ["Shoulder Surfing"]}, "hands": {"red": [], "blue": [], "green": []}}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 3, TIME).expect("a game");
    let mut hands = solo::begun(session, SIZES[0]);
    let mut seen = Vec::new();
    for _ in 0..9 {
        let (book, game) = (hands.table().session.book(), hands.game());
        let own = game.turn.seat.and_then(|seat| game.seat(seat)).expect("a turn");
        if turn::is_done(book, game, own) {
            let moves = hot(hands.table()).mover() == Some(own.colour);
            assert_eq!(row::is_lit(hands.table(), 0), moves);
            seen.push(moves);
        }
        if seen.contains(&true) {
            break;
        }
        if hands.driver.find(Id::from("context")).is_some() {
            hands.next();
        } else {
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(Red))));
        }
    }
    assert!(seen.contains(&true) && seen.contains(&false), "{seen:?}");
}

#[test]
fn what_counts_in_this_fight_says_so() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 9");
    for (victim, id) in [(Red, "ill-fight-here"), (Blue, "ill-fight")] {
        let draft = CardDraft { victim: Some(victim), sort: Some(Sort::Curse), ..CardDraft::of(Green) };
        hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
        let said = hands.words.get(id);
        assert!(hands.driver.sees(&said), "{victim:?}: {said}");
    }
}

#[test]
fn whoever_rises_by_helping_is_told_where_no_treasures_are() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    raises(&mut hands, Blue, 4);
    amends(&mut hands, vec![munchkin::Effect::Races { seat: Blue, races: vec!["elf".to_owned()] }.into()]);
    hands.taps("meet 6");
    hands.taps("help-blue");
    hands.waits();
    let name = hands.words.seat(Blue, Names::of(hands.game()));
    let said = hands.words.with("fight-if-won-rises", &[("seat", name.into()), ("levels", 1.into())]);
    assert!(reads(&mut hands, &said), "{said}");
}

#[test]
fn what_is_remembered_of_a_monster_breaks_no_line() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 10");
    hands.next();
    hands.taps("die-1");
    hands.taps_word("quick-levels-down");
    hands.waits();
    for _ in 0..3 {
        if hands.driver.find(Id::from("remember")).is_none() {
            hands.next();
        }
    }
    let bad = hands.words.get("quick-levels-down");
    let said = hands.words.with("met-remember-bad", &[("bad", bad.into())]);
    let lines = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, bounds, .. } if content == said => Some(bounds.height),
        _ => None,
    });
    assert!(lines.first().is_some_and(|high| *high < 20.0), "{said}: {lines:?}");
}

/// All a Trap can do is seen, to its last line.
#[test]
fn no_line_of_a_trap_is_cut() {
    let mut hands = office(SIZES[0]);
    let classes = ["power 1", "power 2"].map(str::to_owned).to_vec();
    let effects = vec![
        munchkin::Effect::Level { seat: Red, change: Amount::To(4), kill: false }.into(),
        munchkin::Effect::Classes { seat: Red, classes }.into(),
        munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] }.into(),
        munchkin::Effect::Bonus { seat: Red, change: Amount::To(5) }.into(),
    ];
    amends(&mut hands, effects);
    hands.taps("meet 8");
    let draft = CardDraft { victim: Some(Red), sort: Some(Sort::Curse), ..CardDraft::of(Green) };
    hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
    hands.waits();
    hands.driver.save_png(std::path::Path::new("target/trap.png"));
    let last = hands.driver.find_all(Id::from("in vain"));
    let last = last.first().expect("played all the same");
    assert_eq!(last.visible_bounds().map(|seen| seen.height), Some(last.bounds().height), "{:?}", last.bounds());
}

#[test]
fn what_was_taken_off_a_body_is_said_and_where_it_goes() {
    let mut hands = begun(1280.0, 800.0);
    let add = Gear { bonus: 3, ..Gear::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Red, add }.into()]);
    for (seat, to) in [(Blue, 5), (Green, 4), (Yellow, 3)] {
        raises(&mut hands, seat, to);
    }
    let life = munchkin::Effect::Life { seat: Red, dead: true, wish: false };
    let dies = table::Command::Effects { note: String::new(), effects: vec![life.into()] };
    hands.driver.message(Message::Table(Do::does(dies.into())));
    hands.waits();
    hands.taps("takes 0");
    let names = Names::of(hands.game());
    let args =
        [("seat", hands.words.seat(Blue, names)), ("from", hands.words.seat(Red, names)), ("what", "+3".to_owned())];
    let said = hands.words.with("told-took-plus", &args.map(|(name, said)| (name, said.into())));
    assert!(hands.table().log.iter().any(|line| line.text == said), "{said}");
}

/// A fight for nobody's last Level but that of the Elf who helps.
#[test]
fn whoever_won_by_helping_is_said_to_have() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    raises(&mut hands, Blue, 9);
    amends(&mut hands, vec![munchkin::Effect::Races { seat: Blue, races: vec!["elf".to_owned()] }.into()]);
    hands.taps("meet 6");
    hands.taps("help-blue");
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "{:?}", hands.table().question);
    let told = story(&hands.table().session);
    let records = told.records.iter().map(|record| record.id);
    let ids: Vec<&str> = told.lines.iter().map(|line| line.message.id).chain(records).collect();
    assert!(ids.contains(&"story-end-helped") && ids.contains(&"record-helped"), "{ids:?}");
}

/// What a Trap would make of the fight is said before it is sent there.
#[test]
fn a_trap_for_a_fight_says_how_it_would_stand() {
    let more = r#""levels": {"red": 5}, "hands": {"red": ["Buffering"], "blue": [], "green": []},
        "decks": {"door": ["Snitching Fridge"]}"#;
    let mut hands = solo::seated(solo::arranged("shadowrun", more), SIZES[0]);
    hands.taps("context");
    assert!(hands.table().fights(), "{:?}", hands.table().question);
    let held = hands.game().seats[0].held.iter().next().expect("a card");
    hands.taps(&format!("card {}", held.0));
    let sums =
        fight::sides::sums(hands.table().session.book(), hands.game(), fight::current(hands.game()).expect("a fight"));
    let (ours, theirs) = fight::roll::totals(&sums, &[]);
    let said = hands.words.with("comes-totals", &[("ours", (ours - 5).into()), ("theirs", theirs.into())]);
    assert!(reads(&mut hands, &said), "{said}");
}

/// A Level that is never the last is nothing to whoever lacks only that one.
#[test]
fn a_card_that_gives_nothing_at_that_level_is_not_lit() {
    for (level, lit) in [(5, true), (9, false)] {
        let more = format!(
            r#""levels": {{"red": {level}, "blue": 3}}, "decks": {{"door": []}},
                "hands": {{"red": ["Credit Where It Isn’t Due"], "blue": [], "green": []}}"#
        );
        let hands = solo::seated(solo::arranged("shadowrun", &more), SIZES[0]);
        let held = hands.game().seats[0].held.iter().next().expect("a card");
        let teller = Teller { book: hands.table().session.book(), game: hands.game() };
        assert_eq!(hot(hands.table()).lights(&teller, held), lit, "Level {level}");
        assert!(!hot(hands.table()).plays(&teller, held).is_empty(), "it can be played");
    }
}

#[test]
fn who_made_an_item_is_read_whole() {
    let more = r#""hands": {"red": ["Self-Driving Sofa", "Balaclava With a Bobble", "Buffering", "Selfie Sword", "Ankle Monitor",
        "Dice Helpdesk", "Rated One Star"], "blue": [], "green": []}"#;
    let mut hands = solo::seated(solo::arranged("shadowrun", more), SIZES[0]);
    let mut seen = 0;
    for _ in 0..2 {
        let (width, _) = SIZES[0];
        for (text, at, visible) in hands.driver.written() {
            if text.contains(" · Mumcorp") && at.x < width * 0.7 {
                let visible = visible.expect("seen");
                assert!(at.width - visible.width < 0.6 && at.height < 20.0, "{text}: {at:?} {visible:?}");
                seen += 1;
            }
        }
        if hands.driver.find(Id::from("cards next")).is_some() {
            hands.taps("cards next");
        }
    }
    assert!(seen > 0);
}

#[test]
fn how_many_records_there_are_stands_level_with_what_lies_beside() {
    let mut hands = begun(1280.0, 800.0);
    hands.driver.message(Message::Table(Do::goes(standie::app::Route::Journal)));
    hands.waits();
    let count = hands.table().session.records();
    let texts = [hands.words.with("journal-count", &[("count", count.into())]), hands.words.get("journal-export")];
    let [count, export] = texts.map(|text| hands.driver.find(text.as_str()).expect("both").bounds().center_y());
    assert!((count - export).abs() < 3.0, "{count} {export}");
}

#[test]
fn a_lost_fight_is_taken_back_by_its_name() {
    let mut hands = Hands::new(driver::at("unknown_two", 1280.0, 800.0));
    hands.taps_word("fight-lost");
    let seat = hands.game().turn.seat.expect("a turn");
    let beaten = fight::outcome::Beaten { seat, hits: 1, ran: None };
    let lost = fight::Answer::Fight(fight::outcome::Outcome::Lost(vec![beaten]));
    hands.driver.message(Message::Table(Do::does(table::Command::Answer(lost.into()).into())));
    hands.waits();
    let said = hands.words.get("did-lost");
    assert!(reads(&mut hands, &said), "{said}");
}

#[test]
fn whoever_has_no_name_is_called_once_on_a_face_of_the_monster_die() {
    let setup = Setup { first: Some(Red), care: Care::Map, ..Setup::new(&[Red, Green]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let mut app = standie::app::App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let green = hands.words.colour(Green);
    let before = hands.driver.find_all(green.as_str()).len();
    hands.driver.message(Message::Table(Do::opens(Panel::OtherRoll)));
    assert_eq!(hands.driver.find_all(green.as_str()).len(), before + 1);
}

/// An Elf who helps goes up for it: that is part of the deal, and is said before it is made.
#[test]
fn what_an_elf_gets_of_a_deal_is_in_the_offer() {
    let told = (1..60).find_map(|seed| {
        let more = r#""levels": {"red": 3, "blue": 4}, "in_play": {"blue": ["Elf", "Borrowed Oar", "Tiara of Entitlement"]},
            "hands": {"red": [], "green": []}, "decks": {"door": ["Hydra, Mid-Argument"]}"#;
        let mut hands = solo::seated(solo::seeded("classic", more, seed), SIZES[0]);
        hands.taps("context");
        let offers = hot(hands.table()).volunteer.as_ref().is_some_and(|volunteer| volunteer.seat == Blue);
        offers.then(|| {
            reads(&mut hands, "goes up ")
        })
    });
    assert_eq!(told, Some(true), "BLUE offers to help");
}

#[test]
fn an_end_that_was_a_mistake_earns_nobody_anything() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 9);
    wins(&mut hands, 1);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "{:?}", hands.table().question);
    hands.waits();
    rings(&mut hands, 5_000);
    assert_eq!(hands.driver.state.shell.hall.games.len(), 1, "it is over");
    for _ in 0..3 {
        if hands.game().ending.is_some() {
            hands.waits();
            hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Undo)));
        }
    }
    assert!(hands.game().ending.is_none());
    assert_eq!(hands.driver.state.shell.hall.games.len(), 0, "nobody has won yet");
}

/// As many cards lie side by side in the same width always.
#[test]
fn a_hand_that_has_room_is_not_paged() {
    let more = r#""levels": {"red": 2}, "hands": {"red": ["Promoted Sideways", "Self-Driving Sofa", "Buffering", "Selfie Sword",
        "Ankle Monitor", "Rated One Star"], "blue": [], "green": []}"#;
    let mut hands = solo::seated(solo::arranged("shadowrun", more), SIZES[0]);
    let pages = |hands: &mut Hands<_>| hands.driver.find(Id::from("cards next")).is_some();
    assert!(pages(&mut hands), "six have no room");
    solo::plays(&mut hands, "Promoted Sideways");
    for _ in 0..3 {
        hands.waits();
        hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
    }
    assert_eq!(hands.game().seats[0].held.len(), 5);
    assert!(!pages(&mut hands), "five have");
}

#[test]
fn a_wandering_monster_is_not_called_like_those_behind_doors() {
    let more = r#""hands": {"red": ["And This Is Steve", "Elf"], "blue": [], "green": []}"#;
    let mut hands = solo::seated(solo::arranged("classic", more), (1024.0, 768.0));
    let said = hands.words.get("face-monster");
    assert_ne!(said, hands.words.get("face-foe"));
    let all = hands.driver.written();
    let (_, at, seen) = all.iter().find(|(text, ..)| *text == said).expect("its sort");
    assert!(seen.is_some_and(|seen| at.width - seen.width < 0.6), "{at:?} {seen:?}");
}

/// Whoever helps reads what the other one needs, where that is another number.
#[test]
fn whoever_helps_reads_both_numbers_to_run_on() {
    let more = r#""levels": {"red": 3, "blue": 4}, "in_play": {"blue": ["Elf"]}, "hands": {"red": [], "blue": [], "green": []},
        "decks": {"door": ["Hydra, Mid-Argument"]}"#;
    let mut hands = solo::seated(solo::arranged("classic", more), SIZES[0]);
    hands.taps("context");
    let (book, game) = (hands.table().session.book(), hands.game());
    let helped = fight::Fight { helper: Some(Blue), ..fight::current(game).expect("a fight").clone() };
    let said = outlook::stakes(&hands.words, (book, game), &helped, Blue).join(" ");
    for seat in [Red, Blue] {
        assert!(said.contains(&hands.words.seat(seat, Names::of(game))), "{said}");
    }
}

#[test]
fn a_name_that_is_too_long_is_not_cut_without_a_word() {
    let mut hands = Hands::new(driver::at("unknown_two", 1280.0, 800.0));
    let said = hands.words.with("letters-full", &[("letters", 40.into())]);
    for (letters, told) in [(40, false), (41, true)] {
        hands.driver.message(Message::Table(Do::Asked(OnAsked::Letters("a".repeat(letters)))));
        assert_eq!(reads(&mut hands, &said), told, "{letters}");
    }
}

/// Where nothing is rolled a win is sure or none: no line of the story tells of percents.
#[test]
fn no_story_of_a_game_without_dice_tells_of_percents() {
    for preset in ["classic_over", "doors_over", "row_over"] {
        let hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let names = Names::of(hands.game());
        for line in story(&hands.table().session).lines {
            let said = hands.words.say(&line.message, names);
            assert!(!said.contains('%'), "{preset}: {said}");
        }
    }
}
