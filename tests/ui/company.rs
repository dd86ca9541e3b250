//! Those one plays against: picked by their faces, called by their names, heard in bubbles.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::{Candidate, Target};
use standie::app::Route;
use standie::app::presets::{TIME, company as presets};
use standie::app::screen::{quick, setup};
use standie::app::shell::Clock;
use standie::app::table::end::replay;
use standie::app::table::{Message as Do, talk};
use standie::app::{App, Message, hat};
use standie::bots::people::{people, person};
use standie::catalog::words::{Names, Words};
use standie::play::playout;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::seat::Sex;

fn bots(state: &quick::State) -> Vec<Option<&str>> {
    state.setup.seats.iter().map(|seat| seat.bot.as_deref()).collect()
}

/// What the chosen game means has a line of its own, however many games stand beside each other.
#[test]
fn what_a_game_means_is_no_column_of_words() {
    for (width, height) in [(800.0, 1280.0), (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.go(Route::Quick);
        let mut hands = Hands::new(driver::with(app, width, height));
        for game in quick::GAMES {
            hands.taps(&format!("game {game}"));
            let means = hands.words.get(&format!("game-{game}-means"));
            let at = hands.driver.find(means.as_str()).expect("what it means").bounds();
            let ways = hands.driver.find(widget::Id::from("game shadowrun".to_owned())).expect("a game").bounds();
            assert!(at.y >= ways.y + ways.height, "{game} at {width}x{height}: beside the games");
            assert!(at.height < 24.0 || at.width > 500.0, "{game} at {width}x{height}: {at:?}");
        }
    }
}

/// A person and whoever has a face take as much room, each of them.
#[test]
fn nothing_moves_where_somebody_else_plays_a_seat() {
    for language in ["en", "de"] {
        for (width, height) in [(800.0, 1280.0), (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            let mut app = App::in_memory(Clock::Fixed(TIME));
            app.shell.words = Words::load(language);
            app.go(Route::Quick);
            let mut hands = Hands::new(driver::with(app, width, height));
            let at = |hands: &mut Hands<_>| -> f32 {
                hands.driver.find(widget::Id::from("more".to_owned())).expect("one more").bounds().y
            };
            let before = at(&mut hands);
            let ids = people().iter().map(|person| person.id.clone()).chain(["person".to_owned()]);
            for id in ids {
                hands.taps(&format!("plays 1 {id}"));
                let now = at(&mut hands);
                assert!((now - before).abs() <= 4.0, "{id} at {width}x{height}, {language}: {before} {now}");
            }
            if std::env::var("STANDIE_PICTURE").is_ok() {
                let path = format!("target/pictures/seats-{language}-{width}.png");
                hands.driver.save_png(std::path::Path::new(&path));
            }
        }
    }
}

#[test]
fn who_was_to_play_is_kept_where_a_set_up_is_left() {
    let name = "Maximiliane".to_owned();
    let quick = Message::Quick(quick::Message::Name(0, name.clone()));
    let setup = Message::Setup(setup::Message::Name(0, name.clone()));
    for (way, system, calls) in [("home-quick", "classic", quick), ("home-new", "short", setup)] {
        let mut hands = Hands::new(driver::with(App::in_memory(Clock::Fixed(TIME)), 1280.0, 800.0));
        hands.taps_word(way);
        hands.taps(&format!("game {system}"));
        hands.driver.message(calls);
        hands.taps("back");
        assert_eq!(hands.driver.state.route, Route::Home);
        hands.taps_word(way);
        hands.taps("start");
        let game = hands.game();
        assert_eq!((&*game.system, game.seats[0].name.as_str()), (system, name.as_str()), "{way}");
    }
}

#[test]
fn those_one_plays_against_are_picked_by_face_and_go_by_name() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    for id in ["bot-random", "bot-greedy", "bot-cautious"] {
        let old = hands.words.get(id);
        assert!(!hands.driver.sees(&old), "{old} has no face");
    }
    hands.taps("plays 1 spiteful");
    let like = hands.words.get("person-spiteful-like");
    assert!(hands.driver.sees(&like), "and it is said what they are like");
    // Who is taken changes places.
    hands.taps("plays 2 spiteful");
    hands.taps("start");
    let game = hands.game().clone();
    let who: Vec<_> = game.seats.iter().map(|seat| seat.bot.as_deref()).collect();
    assert_eq!(who, [None, Some("grabby"), Some("spiteful")]);
    let called = |colour| hands.words.seat(colour, Names::of(&game));
    let names: Vec<String> = game.seats.iter().skip(1).map(|seat| called(seat.colour)).collect();
    assert_eq!(names, ["person-grabby", "person-spiteful"].map(|id| hands.words.get(id)));
    for name in names {
        assert!(hands.driver.sees(&name), "{name} stands at the seat");
    }
    let settings = &hands.driver.state.shell.settings;
    let violet = game.seats[2].colour;
    assert_eq!(hat::of(settings, &game, violet), person("spiteful").map(|person| person.hat.as_str()));
    assert_eq!(hat::of(settings, &game, game.seats[0].colour), hat::worn(settings, game.seats[0].colour));
}

#[test]
fn an_evening_is_as_long_and_as_nasty_as_it_was_chosen_to_be() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 1400.0));
    let means = |hands: &Hands<_>, id: &str| hands.words.get(&format!("evening-{id}-means"));
    let (gentle, full) = (means(&hands, "gentle"), means(&hands, "full"));
    assert!(hands.driver.sees(&gentle) && hands.driver.sees(&full), "who has never played begins kindly");
    for game in ["classic", "quest"] {
        hands.taps(&format!("game {game}"));
    }
    assert!(hands.driver.sees(&gentle), "and whoever looks at another game meanwhile");
    let none = hands.words.with("rules-differ", &[("count", 0.into())]);
    assert!(hands.driver.sees(&none), "no house rule is anybody's own: {none}");
    hands.taps("evening short");
    hands.taps("evening merciless");
    let (nasty, short) = (means(&hands, "merciless"), means(&hands, "short"));
    assert!(hands.driver.sees(&nasty) && hands.driver.sees(&short) && !hands.driver.sees(&gentle));
    hands.taps("evening book");
    hands.taps("start");
    let rulings = hands.game().table.rulings.clone();
    let said: Vec<(&str, &str)> = rulings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(said, [("boss_wounds", "4"), ("level_to_win", "6")]);
    assert_eq!(hands.table().session.book().top_level(hands.game()), 6);
}

#[test]
fn a_setup_of_before_finds_those_with_faces_in_its_seats() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    let mut last = playout::setup(4);
    for (seat, bot) in last.seats.iter_mut().skip(1).zip(["random", "greedy", "cautious"]) {
        seat.bot = Some(bot.to_owned());
    }
    app.shell.settings.last_quick = Some(last);
    let state = quick::State::new(&app.shell);
    assert_eq!(bots(&state), [None, Some("careful"), Some("grabby"), Some("spiteful")]);
}

#[test]
fn six_whom_the_app_plays_are_told_apart() {
    let app = App::in_memory(Clock::Fixed(TIME));
    let (mut shell, mut state) = (app.shell, quick::State::new(&App::in_memory(Clock::Fixed(TIME)).shell));
    for _ in 0..3 {
        state.update(&mut shell, quick::Message::More);
    }
    state.update(&mut shell, quick::Message::Plays(0, Some("haggler".to_owned())));
    let all = bots(&state);
    assert!(all.len() == 6 && all.iter().all(Option::is_some), "{all:?}");
    let game = state.setup.game(&shell.book).expect("a game");
    let mut names: Vec<String> =
        game.seats.iter().map(|seat| shell.words.seat(seat.colour, Names::of(&game))).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 6, "{names:?}");
}

/// Where everything stands that has a name, but for what is said.
fn places<P: Window>(driver: &mut Driver<P>) -> Vec<(String, Rectangle)> {
    let all = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Container { id: Some(id), bounds, .. } => Some((format!("{id:?}"), bounds)),
        Candidate::Custom { id: Some(id), bounds, .. } => Some((format!("{id:?}"), bounds)),
        _ => None,
    });
    all.into_iter().filter(|(id, _)| !id.contains("bubble")).collect()
}

fn bubble<P: Window>(driver: &mut Driver<P>) -> Option<Rectangle> {
    driver.find(widget::Id::from("bubble")).map(|found: Target| found.bounds())
}

#[test]
fn what_is_said_stands_at_the_seat_and_moves_nothing() {
    for (preset, width, height) in [
        ("hot_talk", 1280.0, 800.0),
        ("hot_talk", 800.0, 1280.0),
        ("hot_talk_six", 800.0, 1280.0),
        ("hot_talk_six", 1024.0, 768.0),
    ] {
        let mut hands = Hands::new(driver::at(preset, width, height));
        let shell = &hands.driver.state.shell;
        let said = hands.table().speaks(shell).expect("somebody speaks").clone();
        let text = said.words(&hands.words);
        assert!(hands.driver.sees(&text), "{text}");
        let words = bubble(&mut hands.driver).expect("a bubble");
        let seat = widget::Id::from(format!("seat-{}", said.seat.name()));
        let seat = hands.driver.find(seat).map(|found: Target| found.bounds()).expect("a seat");
        let inside = words.x >= seat.x - 1.0
            && words.x + words.width <= seat.x + seat.width + 1.0
            && words.y >= seat.y
            && words.y + words.height <= seat.y + seat.height + 1.0;
        assert!(inside, "{preset} {width}: {words:?} in {seat:?}");
        let with = places(&mut hands.driver);
        hands.driver.state.shell.settings.talk = false;
        hands.driver.settle();
        assert_eq!(bubble(&mut hands.driver), None);
        assert_eq!(places(&mut hands.driver), with, "{preset}: nothing moves for it");
    }
}

#[test]
fn the_seat_is_touched_through_the_bubble_and_there_they_are_silenced() {
    let mut hands = Hands::new(driver::at("hot_talk", 1280.0, 800.0));
    let at = bubble(&mut hands.driver).expect("a bubble").center();
    hands.waits();
    hands.driver.tap_at(at);
    assert!(hands.table().panel.is_some(), "the seat opens");
    hands.taps("hush");
    assert!(!hands.driver.state.shell.settings.talk);
    assert_eq!(bubble(&mut hands.driver), None);
    hands.taps("hush");
    assert!(hands.driver.state.shell.settings.talk);
}

#[test]
fn a_bubble_goes_by_itself_and_history_has_none() {
    let mut hands = Hands::new(driver::at("hot_talk", 1280.0, 800.0));
    let (said, now) = (hands.table().talk.clone(), hands.driver.state.shell.clock.now());
    hands.driver.state.shell.clock = Clock::Fixed(now + talk::SEEN);
    assert_eq!(hands.table().speaks(&hands.driver.state.shell), None);
    // Whoever goes back and comes again hears the same.
    hands.taps("undo");
    if hands.table().undo_armed {
        hands.taps("undo");
    }
    hands.taps("redo");
    assert_eq!(hands.table().talk, said);
}

#[test]
fn everybody_has_a_face_a_hat_a_name_and_something_to_say() {
    let words = Words::load("en");
    for person in people() {
        assert!(hat::HATS.contains(&person.hat.as_str()), "{}", person.hat);
        assert_ne!(standie::app::icon::glyph(&format!("face-{}", person.id)), '?');
        assert!(words.has(&format!("person-{}", person.id)) && words.has(&format!("person-{}-like", person.id)));
    }
    assert_eq!(people().len(), 5);
    assert!(Colour::ALL.len() > people().len());
}

/// Somebody who has said no is worth a price: it is named where the next one is asked, and one touch takes it.
#[test]
fn a_price_that_is_named_is_taken_by_one_touch() {
    let mut hands = Hands::new(driver::at("hot_refused", 1280.0, 800.0));
    let fight = fight::kept(hands.game()).expect("a fight").clone();
    let seat = *fight.refused.last().expect("somebody has said no");
    let hot = hands.table().hot.as_ref().expect("a game in the app");
    let terms = hot.counter(&hands.table().session, seat).expect("a price");
    assert!(terms.treasures > 0 || terms.gold > 0, "{terms:?}");
    hands.taps("counter");
    let fight = fight::kept(hands.game()).expect("a fight");
    assert_eq!(fight.helping(hands.game()), Some(seat), "and it is kept");
    assert_eq!(fight.bargain.as_ref().map(|bargain| bargain.treasures), Some(terms.treasures));
}

/// Whoever offers help unasked means it: one touch, and they help for what they said.
#[test]
fn an_offer_nobody_asked_for_is_a_deal_by_one_touch() {
    let (mut deals, mut priced) = (0, 0);
    for seed in (5..200).step_by(15) {
        let mut hands = Hands::new(driver::with(presets::offered(seed), 1280.0, 800.0));
        let hot = hands.table().hot.as_ref().expect("a game in the app");
        let Some(volunteer) = hot.volunteer.clone() else { continue };
        assert!(volunteer.percent >= 40, "{volunteer:?}");
        hands.taps("offer");
        let fight = fight::kept(hands.game()).expect("a fight");
        assert_eq!(fight.helping(hands.game()), Some(volunteer.seat), "game {seed}: {volunteer:?}");
        deals += 1;
        priced += u32::from(volunteer.terms.treasures > 0 || volunteer.terms.gold > 0);
    }
    assert!(deals > 8 && priced > 4, "{deals} deals, {priced} with a price");
}

#[test]
fn a_seat_is_marked_by_its_daggers() {
    let mut hands = Hands::new(driver::at("hot_talk_late", 1280.0, 800.0));
    let hot = hands.table().hot.as_ref().expect("a game in the app");
    let all: Vec<(Colour, u32)> =
        hands.game().seats.iter().map(|seat| (seat.colour, hot.stabs().by(seat.colour))).collect();
    assert!(all.iter().any(|(_, stabs)| *stabs > 0), "{all:?}");
    for (seat, stabs) in &all {
        let mark = widget::Id::from(format!("stabs-{}", seat.name()));
        let mark: Option<Target> = hands.driver.find(mark);
        assert_eq!(mark.is_some(), *stabs > 0, "{seat:?}");
    }
    let (seat, _) = all.iter().max_by_key(|(_, stabs)| *stabs).expect("seats");
    hands.taps(&format!("seat-{}", seat.name()));
    let (on, count) = hands.table().hot.as_ref().expect("a game").stabs().of(*seat).next().expect("somebody");
    let on = hands.words.seat(on, Names::of(hands.game()));
    let whom = hands.words.with("seat-stabbed-whom", &[("seat", on.into()), ("count", count.into())]);
    let text = hands.words.with("seat-stabbed", &[("whom", whom.clone().into())]);
    let start = text.trim_end_matches('.').to_owned();
    let told = hands.driver.find(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } if content.starts_with(&start) => Some(()),
        _ => None,
    });
    assert!(told.is_some(), "{text}");
}

#[test]
fn whoever_goes_through_a_game_again_hears_the_same() {
    let mut hands = Hands::new(driver::at("hot_talk_over", 1280.0, 800.0));
    let said = hands.table().talk.said().to_vec();
    let last = said.last().expect("somebody has the last word").words(&hands.words);
    let stands = |hands: &mut Hands<_>, text: &str| {
        hands.driver.find(|c: Candidate<'_>| match c {
            Candidate::Text { content, .. } if content.contains(text) => Some(()),
            _ => None,
        })
    };
    assert!(stands(&mut hands, &last).is_some(), "{last}");
    hands.taps("replay");
    let path = hands.table().session.timeline().path(hands.table().session.timeline().here());
    for said in said.iter().step_by(7) {
        let at = path.iter().position(|point| *point == said.point).expect("on the way") as u32 + 1;
        hands.driver.message(Message::Table(Do::Replay(replay::Message::To(at))));
        let text = said.words(&hands.words);
        assert!(stands(&mut hands, &text).is_some(), "{text}");
    }
}

#[test]
fn people_have_a_name_and_a_figure_and_those_with_faces_bring_theirs() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("name 0");
    hands.driver.types("Dira");
    hands.taps("sex-male 0");
    hands.taps("sex-female 0");
    hands.taps("sex-female 0");
    hands.taps("start");
    let seats: Vec<(String, Option<Sex>)> = hands.game().seats.iter().map(|s| (s.name.clone(), s.sex)).collect();
    let whose = |name: &str, sex| (name.to_owned(), Some(sex));
    assert_eq!(seats, [whose("Dira", Sex::Female), whose("", Sex::Female), whose("", Sex::Male)]);
    // Whoever gives their seat to somebody else takes the name along.
    let mut shell = App::in_memory(Clock::Fixed(TIME)).shell;
    let mut state = quick::State::new(&shell);
    state.update(&mut shell, quick::Message::Name(0, "Dira".to_owned()));
    state.update(&mut shell, quick::Message::Plays(0, Some("reckless".to_owned())));
    assert_eq!((state.setup.seats[0].name.as_str(), state.setup.seats[0].sex), ("", Some(Sex::Male)));
    state.update(&mut shell, quick::Message::Plays(0, None));
    assert!(state.setup.seats[0].sex.is_some(), "a figure that can be changed: cards ask for one");
}

#[test]
fn a_game_at_the_doors_is_as_long_as_it_was_chosen_to_be_and_says_about_how_long() {
    for system in ["classic", "short", "shadowrun"] {
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.go(Route::Quick);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        hands.taps(&format!("game {system}"));
        let takes = |hands: &mut Hands<_>| -> u32 {
            let all = hands.driver.find_all(|c: Candidate<'_>| match c {
                Candidate::Text { content, .. } => Some(content.to_owned()),
                _ => None,
            });
            let said = |text: &String| text.strip_prefix("About ")?.strip_suffix(" minutes.")?.parse().ok();
            all.iter().find_map(said).expect("about how long")
        };
        let whole = takes(&mut hands);
        hands.taps("evening doors-short");
        let sooner = takes(&mut hands);
        assert!(sooner < whole, "{system}: {sooner} of {whole} minutes");
        // People take longer than those the app plays.
        hands.taps("plays 1 person");
        assert!(takes(&mut hands) > sooner, "{system}");
        hands.taps("start");
        assert_eq!(hands.table().session.book().top_level(hands.game()), 6, "{system}");
    }
}

#[test]
fn house_rules_are_made_before_a_game_without_a_box_begins_and_it_begins_under_them() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.taps("house rules");
    hands.taps("house goods");
    hands.taps("blocked_level_gain waste");
    // The key of what comes next begins nothing behind it, and Escape leads back to who plays.
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert!(hands.driver.state.table.is_none());
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert_eq!(hands.driver.state.route, Route::Quick);
    hands.taps("house rules");
    hands.taps("rules done");
    let one = hands.words.with("rules-differ", &[("count", 1.into())]);
    assert!(hands.driver.sees(&one), "{one}");
    hands.taps("evening doors-middle");
    hands.taps("start");
    let rulings = hands.game().table.rulings.clone();
    let said: Vec<(&str, &str)> = rulings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(said, [("blocked_level_gain", "waste"), ("level_to_win", "8")]);
}
