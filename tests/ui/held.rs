//! Whatever is played on a telephone held upright: what a fight is made of, and what was told, are read and touched there.

use crate::dungeon::{goes_on, quest};
use crate::hands::Hands;
use crate::hot::hot;
use crate::support::driver::{Driver, Window};
use crate::upright::held;
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::table::highlight::moment::{Highlight, Kind};
use standie::app::table::hot::Wish;
use standie::app::table::next;
use standie::app::{self, table};
use standie::catalog::words::Names;
use standie::play::player::Players;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::event::{Event, Fact, Gone};
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour;
use standie::rules::ids::Colour::{Blue, Red};
use standie::rules::ids::MonsterId;
use standie::rules::question::Ask;

const TELEPHONE: (f32, f32) = (390.0, 844.0);

/// What is seen of something.
fn seen(driver: &mut Driver<impl Window>, id: &str) -> Option<Rectangle> {
    driver.find(widget::Id::from(id.to_owned()))?.visible_bounds()
}

/// The first monster of a fight is called so, with so many dice.
fn becomes(driver: &mut Driver<impl Window>, name: &str, dice: u8) {
    let Some(table) = &driver.state.table else { panic!("no table") };
    let game = table.session.game();
    let monster = fight::under_way(game).expect("a fight").monsters(game)[0];
    let def = game.foes.get(monster).expect("a monster").def.as_ref().clone();
    let def = MonsterDef { name: name.to_owned(), level: Some(16), dice: Some(dice), card: None, ..def };
    let card = Effect::Fight(fight::Effect::Card { monster, def });
    driver.message(app::Message::Table(table::Message::corrects(vec![card])));
}

/// One more monster stands where a fight is.
fn joins(driver: &mut Driver<impl Window>) {
    let Some(table) = &driver.state.table else { panic!("no table") };
    let game = table.session.game();
    let room = fight::kept(game).expect("a fight").place.expect("a room");
    let def = MonsterDef { level: Some(4), dice: Some(2), treasures: Some(1), ..MonsterDef::default() };
    let def = MonsterDef { name: "Damp Candle".to_owned(), ..def };
    let more = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: Some(Blue) });
    driver.message(app::Message::Table(table::Message::corrects(vec![more])));
}

#[test]
fn whoever_could_help_beside_a_board_is_in_sight_on_a_telephone_and_so_is_what_is_added() {
    let mut helped = 0;
    for (preset, more) in
        [("fight", false), ("fight", true), ("group", false), ("unknown", false), ("unknown_two", false)]
    {
        let mut hands = Hands::new(held(preset, TELEPHONE));
        if more {
            becomes(&mut hands.driver, "Landlord of the Abyss", 4);
            joins(&mut hands.driver);
        }
        let helps: Vec<String> = hands.game().seats.iter().map(|seat| format!("help-{}", seat.colour.name())).collect();
        let there: Vec<f32> = helps
            .into_iter()
            .filter_map(|id| hands.driver.find(widget::Id::from(id)))
            .map(|found| found.visible_bounds().map_or(0.0, |at| at.height))
            .collect();
        if !there.is_empty() {
            helped += 1;
            assert!(there.iter().any(|high| *high >= 40.0), "{preset} {more}: {there:?}");
        }
        // What scrolls there is no sliver.
        let asked = seen(&mut hands.driver, "asked").map_or(0.0, |at| at.height);
        assert!(asked >= 50.0, "{preset} {more}: {asked} of what can be done is seen");
        let tray = seen(&mut hands.driver, "tray").map_or(0.0, |at| at.height);
        assert!(tray >= 60.0, "{preset} {more}: {tray} of what is added is seen");
    }
    assert!(helped > 2, "somebody could help in {helped}");
}

#[test]
fn a_monster_with_many_dice_is_called_by_whole_words_and_its_dice_stay_in_its_frame() {
    for preset in ["fight", "hot_fight", "hot_help"] {
        for name in
            ["Wyrm Welcome", "Landlord of the Abyss", "Dice-Rolling Dung Beetle", "Count Calories", "Paralizard"]
        {
            for dice in 1..=6 {
                let mut driver = held(preset, TELEPHONE);
                becomes(&mut driver, name, dice);
                fits(&mut driver, &format!("{preset} {name} {dice}"), name);
                joins(&mut driver);
                joins(&mut driver);
                fits(&mut driver, &format!("three, {preset} {name} {dice}"), name);
            }
        }
    }
}

/// Whoever fights stays in their frames, and a name on no more lines than it has words.
fn fits(driver: &mut Driver<impl Window>, what: &str, name: &str) {
    let Some(table) = &driver.state.table else { panic!("no table") };
    let game = table.session.game();
    let monsters: Vec<MonsterId> = fight::under_way(game).expect("a fight").monsters(game).into_iter().collect();
    let place = |driver: &mut Driver<_>, id: String| driver.find(widget::Id::from(id)).map(|found| found.bounds());
    let frame = place(driver, format!("fighter-{}", monsters[0].0)).expect("a frame");
    let others: Vec<Rectangle> =
        monsters[1..].iter().filter_map(|id| place(driver, format!("fighter-{}", id.0))).collect();
    for (text, at, _) in driver.written() {
        let inside = at.center_x() > frame.x && at.center_x() < frame.x + frame.width && at.y >= frame.y - 2.0;
        // Letters that are no letters are pictures: dice.
        let die = text.chars().count() == 1 && !text.is_ascii();
        let other = others.iter().any(|other| other.contains(at.center()));
        if inside && !other && (die || text.starts_with(&name[..4])) && at.y < frame.y + 150.0 {
            let ends =
                at.y + at.height <= frame.y + frame.height + 1.0 && at.x + at.width <= frame.x + frame.width + 1.0;
            assert!(ends, "{what}: {text:?} at {at:?} leaves {frame:?}");
            if !die {
                // A line of the largest letters there are.
                let lines = (at.height / 18.4).round();
                assert!(lines <= name.split(' ').count().max(2) as f32, "{what}: {text} is {} high", at.height);
                assert!(at.width > 40.0, "{what}: {text} has {} of width", at.width);
            }
        }
    }
}

#[test]
fn what_was_told_has_the_width_of_a_telephone_and_its_ways_stand_below_it() {
    let mut driver = held("journal", TELEPHONE);
    let fix = app_word(&driver, "journal-fix");
    let written = driver.written();
    let fixes: Vec<Rectangle> = written.iter().filter(|(text, ..)| *text == fix).map(|(_, at, _)| *at).collect();
    assert!(fixes.len() > 2, "{} entries", fixes.len());
    for at in fixes {
        let beside = written.iter().filter(|(text, other, _)| {
            *text != fix
                && other.x < 150.0
                && text.chars().count() > 14
                && (other.center_y() - at.center_y()).abs() < 8.0
        });
        let beside: Vec<&String> = beside.map(|(text, ..)| text).collect();
        assert!(beside.is_empty(), "{beside:?} beside what puts it right");
    }
    let narrow = written.iter().filter(|(text, at, _)| text.chars().count() > 40 && at.height > at.width);
    let narrow: Vec<_> = narrow.map(|(text, at, _)| (text, at)).collect();
    assert!(narrow.is_empty(), "{narrow:?}");
}

/// A word of the app as it is told there.
fn app_word(driver: &Driver<impl Window>, id: &str) -> String {
    driver.state.shell.words.get(id)
}

#[test]
fn a_great_moment_is_read_whole_on_a_telephone_and_for_as_long_as_that_takes() {
    let said = "RED didn’t outrun Wyrm Welcome! On the card: “Lose your Armor. Lose 2 Levels.”";
    for preset in ["hot_turn", "hot_fight", "hot_search", "doors_turn"] {
        let mut driver = held(preset, TELEPHONE);
        let shell = &mut driver.state.shell;
        shell.settings.highlights = true;
        let since = shell.clock.now();
        let (head, said) = ("Caught!".to_owned(), said.to_owned());
        let shown = Highlight { kind: Kind::Caught, head, said, seat: Some(Red), since };
        assert!(shown.seen() >= 60 * 80, "{}", shown.seen());
        driver.state.table.as_mut().expect("a table").highlight = Some(shown);
        driver.settle();
        let place = driver.find(widget::Id::from("highlight")).expect("a banner");
        let (all, seen) = (place.bounds(), place.visible_bounds().unwrap_or_default());
        assert!(all.height <= seen.height + 1.0, "{preset}: {all:?} of which {seen:?} is seen");
        let told = driver.written().into_iter().find(|(text, ..)| text.starts_with("RED didn")).expect("what it says");
        assert!(told.1.y + told.1.height <= all.y + all.height, "{preset}: {told:?} in {all:?}");
    }
}

#[test]
fn whoever_runs_and_from_whom_is_read_whole_on_a_telephone() {
    let mut driver = held("hot_runs", TELEPHONE);
    let place = driver.find(widget::Id::from("chase")).expect("a board");
    let (all, seen) = (place.bounds(), place.visible_bounds().unwrap_or_default());
    assert!(all.height <= seen.height + 1.0, "{all:?} of which {seen:?} is seen");
}

/// Whether a monster has just been sent away by a card.
fn is_sent_away(hands: &Hands<impl Window>) -> bool {
    let timeline = hands.table().session.timeline();
    let gone = |fact: &Fact| matches!(fact.event, Event::Fight(fight::Event::MonsterGone { why: Gone::Effect, .. }));
    timeline.node(timeline.here()).is_some_and(|node| node.facts.iter().any(gone))
}

#[test]
fn a_fight_that_somebody_elses_card_has_put_an_end_to_is_told_until_the_next_touch() {
    const CARD: &str = "Can’t Do Thursdays";
    let hold = format!(r#", "levels": {{"red": 9}}, "hands": {{"red": [], "blue": ["{CARD}"], "green": []}}"#);
    let mut told = 0;
    for seed in 0..40 {
        if told > 1 {
            break;
        }
        let mut hands = quest(&hold, seed);
        let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
        for _ in 0..80 {
            let fought = fight::kept(hands.game()).filter(|fight| fight.main == Red);
            let fought = fought.map(|fight| fight.monsters(hands.game())[0]);
            let name = fought.map(|id| hands.words.monster(id, Names::of(hands.game())));
            goes_on(&mut hands, &mut mind);
            let Some(name) = name.filter(|_| is_sent_away(&hands)) else { continue };
            for _ in 0..40 {
                if hot(hands.table()).mover() == Some(Red) {
                    break;
                }
                hands.waits();
                hands.driver.message(app::Message::Table(table::Message::Hot(Wish::Hurry)));
            }
            let said = hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone()).unwrap_or_default();
            assert!(said.contains(CARD) && said.contains(&name), "{seed}: {said:?}, {name}");
            told += 1;
            goes_on(&mut hands, &mut mind);
            let said = hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone()).unwrap_or_default();
            assert!(!said.contains(CARD), "{seed}: still said: {said}");
            break;
        }
    }
    assert!(told > 0, "no fight was put an end to");
}

#[test]
fn all_who_could_start_are_in_sight_on_a_telephone() {
    // Of six the last two are scrolled to.
    for (preset, least) in [("first", 6), ("six_first", 4)] {
        let mut hands = Hands::new(held(preset, TELEPHONE));
        for seat in hands.game().seats.clone().iter().take(least) {
            let id = format!("starts {}", seat.colour.name());
            let found = hands.driver.find(widget::Id::from(id.clone())).expect("a name");
            let (all, seen) = (found.bounds(), found.visible_bounds().unwrap_or_default());
            assert!(seen.height >= all.height - 1.0, "{preset} {id}: {all:?} of which {seen:?} is seen");
        }
    }
}

#[test]
fn a_monster_touched_on_the_map_of_a_telephone_is_read_on_all_of_it() {
    let mut driver = held("hot_monster", TELEPHONE);
    let all = driver.find(widget::Id::from("touched")).expect("what was touched").bounds();
    let inside = |c: Candidate<'_>| match c {
        Candidate::Scrollable { bounds, visible_bounds: Some(seen), .. } => {
            (all.contains(bounds.center()) && bounds.width > 100.0).then_some(seen.height)
        }
        _ => None,
    };
    let high = driver.find_all(inside).into_iter().fold(0.0, f32::max);
    assert!(high >= 60.0 && high >= all.height - 80.0, "{high} of {} is read", all.height);
}

#[test]
fn whose_base_a_monster_gets_is_asked_with_its_name() {
    let mut driver = held("hot_base", TELEPHONE);
    let Some(table) = &driver.state.table else { panic!("no table") };
    let Ask::Dungeon(dungeon::Ask::BaseColour { monster, .. }) = table.question.ask else {
        panic!("{:?}", table.question)
    };
    let name = driver.state.shell.words.monster(monster, Names::of(table.session.game()));
    let asked = driver.written().into_iter().find(|(text, ..)| text.starts_with(&name) && text.contains("Whose base"));
    assert!(asked.is_some_and(|(_, _, seen)| seen.is_some()), "{name}");
}

#[test]
fn what_is_said_on_a_telephone_is_read_whole_beside_the_map_s_tools_and_whoever_fights() {
    let said = "RED’s search comes to 6 · RED gains 300 gold · Room 1 is Ransacked: lay the token there";
    for preset in ["search", "hot_turn", "reminded", "fight", "boss", "hot_fight", "moving", "unknown", "group"] {
        let mut driver = held(preset, TELEPHONE);
        let Some(table) = &mut driver.state.table else { panic!("no table") };
        table.highlight = None;
        table.reminders = vec!["Cleo draws 1 DxM".to_owned(), "YELLOW draws 1 DxM".to_owned()];
        driver.settle();
        let told = driver.written().into_iter().find(|(text, ..)| text.contains("YELLOW draws 1 DxM"));
        let (_, at, shown) = told.expect("what is to be done");
        assert!(shown.is_some_and(|shown| shown.height >= at.height - 1.0), "{preset}: {shown:?} of {at:?}");
        lies_beside(&mut driver, preset);
        driver.state.shell.say(said.to_owned());
        driver.settle();
        let (_, at, shown) = driver.written().into_iter().find(|(text, ..)| text == said).expect("what was said");
        assert!(shown.is_some_and(|shown| shown.height >= at.height - 1.0), "{preset}: {shown:?} of {at:?}");
        lies_beside(&mut driver, preset);
    }
}

/// Nothing lies over the tools of the map, nor over whoever fights or what is asked.
fn lies_beside(driver: &mut Driver<impl Window>, preset: &str) {
    let float = widget::Id::from("float");
    let floats = driver.find_all(move |c: Candidate<'_>| match c {
        Candidate::Container { id, visible_bounds: Some(seen), .. } if id == Some(&float) => Some(seen),
        _ => None,
    });
    assert!(!floats.is_empty(), "{preset}: nothing is said");
    for id in ["map tools", "totals", "fighter-red", "fighter-1", "asked", "tray", "context"] {
        let Some(there) = seen(driver, id) else { continue };
        let over = floats.iter().find(|float| float.intersects(&there));
        assert!(over.is_none(), "{preset}: {over:?} lies over {id} {there:?}");
    }
}

#[test]
fn all_colours_of_the_monster_die_and_both_answers_to_whoever_asks_for_help_are_seen_whole_on_a_telephone() {
    let mut driver = held("roll", TELEPHONE);
    for colour in Colour::ALL {
        let found = driver.find(widget::Id::from(format!("colour-{}", colour.name()))).expect("a colour");
        let (all, seen) = (found.bounds(), found.visible_bounds().unwrap_or_default());
        assert!(seen.height >= all.height - 1.0, "{}: {seen:?} of {all:?}", colour.name());
    }
    let mut driver = held("hot_asked", TELEPHONE);
    let no = app_word(&driver, "answer-no-help");
    let (_, at, shown) = driver.written().into_iter().find(|(text, ..)| *text == no).expect("an answer");
    assert!(shown.is_some_and(|shown| shown.height >= at.height - 1.0), "{shown:?} of {at:?}");
}

#[test]
fn why_no_monster_moves_and_what_a_lost_fight_costs_is_said_on_a_telephone() {
    let mut hands = Hands::new(held("roll", TELEPHONE));
    hands.taps("colour-orange");
    let said = hands.table().reminders.join(" ");
    assert!(said.contains("nobody moves") && said.contains("Monster 13: the way is closed"), "{said}");
    let shown = hands.driver.written().into_iter().find(|(text, ..)| text.contains("nobody moves"));
    let (_, at, shown) = shown.expect("what is said");
    assert!(shown.is_some_and(|shown| shown.height >= at.height - 1.0), "{shown:?} of {at:?}");
    let mut hands = Hands::new(held("fight", TELEPHONE));
    hands.taps_word("fight-lost");
    hands.next();
    let said = hands.table().reminders.join(" ");
    assert!(said.contains("Ada loses 1 Health") && said.contains("Ada is now in the Entrance"), "{said}");
}

#[test]
fn what_is_offered_has_words_on_a_telephone_and_the_hand_says_which_card_is_seen_and_stays_there() {
    let mut hands = Hands::new(held("hot_help", TELEPHONE));
    for id in ["bid-treasures", "bid-gold"] {
        let word = app_word(&hands.driver, id);
        let (_, at, shown) = hands.driver.written().into_iter().find(|(text, ..)| *text == word).expect("a word");
        assert!(shown.is_some_and(|shown| shown.height >= at.height - 1.0 && shown.width >= at.width - 1.0), "{word}");
    }
    hands.taps("cards next");
    assert!(hands.driver.sees("2 of 5"));
    hands.taps("hand-tab");
    assert!(hands.driver.sees("2 of 5"), "the hand has been turned back");
}

#[test]
fn the_next_step_does_not_stand_among_everything_else_as_well() {
    for preset in ["hot_fight", "hot_help", "hot_window"] {
        let mut hands = Hands::new(held(preset, TELEPHONE));
        let step = next::context(hands.table(), &hands.driver.state.shell).expect("a next step").label;
        let written =
            |hands: &mut Hands<_>| hands.driver.written().into_iter().filter(|(text, ..)| *text == step).count();
        assert_eq!(written(&mut hands), 1, "{preset}");
        hands.taps("more");
        assert!(written(&mut hands) <= 1, "{preset}: {step}");
    }
}

#[test]
fn a_touch_of_a_sum_on_a_telephone_tells_all_that_counts_there() {
    for preset in ["hot_help", "fight", "hot_asked"] {
        let mut hands = Hands::new(held(preset, TELEPHONE));
        hands.taps_word("fight-us");
        let title = app_word(&hands.driver, "sides-why-title");
        assert!(hands.driver.sees(&title), "{preset}");
        let names = fight::under_way(hands.game()).expect("a fight").monsters(hands.game());
        let name = hands.words.monster(names[0], Names::of(hands.game()));
        assert!(hands.driver.sees(&name), "{preset}: {name}");
    }
}
