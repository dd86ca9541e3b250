//! The fight is the stage, from its beginning until it is won or lost; the map is a stamp on it, and a touch swaps them.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::rules::fight;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

fn bounds(driver: &mut Driver<impl Window>, id: &str) -> Option<Rectangle> {
    driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds())
}

/// Where a text stands that is no larger than what can be seen.
fn text(driver: &mut Driver<impl Window>, text: &str) -> Vec<Rectangle> {
    driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, bounds, visible_bounds: Some(seen), .. } if content == text => {
            (seen.height > bounds.height - 1.0 && seen.width > bounds.width - 1.0).then_some(bounds)
        }
        _ => None,
    })
}

#[test]
fn both_sums_are_the_largest_figures_and_everything_of_a_plain_fight_is_on_the_stage() {
    for (width, height) in SIZES {
        let mut driver = driver::at("fight", width, height);
        let stage = bounds(&mut driver, "stage").expect("a stage");
        assert!(bounds(&mut driver, "map").is_none(), "{width}x{height}: the map is not in the way");
        // Both sums, and the chance between them; those who fight; what losing would mean.
        for shown in [
            "3",
            "2",
            "58%",
            "Tax Gnome",
            "Hat of Opinions",
            "Win: a Level and a Treasure. Lose: 1 hit, then run for it",
        ] {
            let found = text(&mut driver, shown);
            assert!(found.iter().any(|at| stage.contains(at.center())), "{width}x{height}: {shown} at {found:?}");
        }
        let sum = text(&mut driver, "3").into_iter().map(|at| at.height).fold(0.0, f32::max);
        assert!(sum >= height * 0.05, "{width}x{height}: {sum} px are not to be read from two metres");
    }
}

#[test]
fn the_map_is_a_stamp_and_a_touch_swaps_them() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("fight", width, height));
        hands.taps("stamp");
        assert!(bounds(&mut hands.driver, "map").is_some() && bounds(&mut hands.driver, "stage").is_none());
        assert!(hands.driver.sees("58%"), "how it stands is a stamp on the map");
        hands.taps("stamp");
        assert!(bounds(&mut hands.driver, "stage").is_some());
        // Put aside, it has the stage again with the next fight, and the map has it between them.
        hands.taps("stamp");
        hands.taps_word("fight-none");
        assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
        assert!(!hands.table().swapped && bounds(&mut hands.driver, "map").is_some());
    }
}

#[test]
fn a_fight_with_an_unknown_monster_takes_six_taps() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("unknown", width, height));
        assert!(hands.driver.sees("?"), "{width}x{height}: nobody knows its Level");
        hands.taps("monster-level-short-1-6");
        hands.taps("monster-dice-1-2");
        assert!(hands.driver.find_all(widget::Id::from("monster-level-short-1-6")).is_empty(), "asked once");
        assert!(hands.driver.sees("6") && hands.driver.sees("1%"), "3 and a die against 6 and two");
        hands.next();
        for die in ["die-6", "die-1", "die-1"] {
            hands.taps(die);
        }
        assert_eq!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 9, theirs: 8 }));
        hands.next();
        // One die more than a plain fight has.
        assert!(hands.taps <= 7, "{width}x{height}: {} taps", hands.taps);
        let gnome = hands.game().foes.get(MonsterId(1));
        assert!(gnome.is_none(), "it was killed");
    }
}

#[test]
fn several_unknown_monsters_are_asked_about_one_after_the_other() {
    let mut hands = Hands::new(driver::at("group", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else { panic!("no fight") };
    let ids: Vec<u32> = monsters.iter().map(|id| id.0).collect();
    for id in &monsters {
        let mut card = hands.game().foes.get(*id).expect("it").def.as_ref().clone();
        (card.level, card.dice, card.treasures) = (None, None, None);
        let blank = standie::rules::effect::Effect::Fight(fight::Effect::Card { monster: *id, def: card });
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::corrects(vec![blank])));
    }
    let asks = |hands: &mut Hands<_>, what: &str, id: u32| {
        !hands.driver.find_all(widget::Id::from(format!("monster-{what}-{id}-2"))).is_empty()
    };
    assert!(asks(&mut hands, "level-short", ids[0]) && !asks(&mut hands, "level-short", ids[1]));
    hands.taps(&format!("monster-level-short-{}-2", ids[0]));
    hands.taps(&format!("monster-dice-{}-2", ids[0]));
    hands.taps(&format!("monster-treasures-{}-2", ids[0]));
    assert!(!asks(&mut hands, "level-short", ids[1]), "nothing slides under the finger");
    for id in &ids[1..] {
        hands.taps(&format!("apart-{id}"));
        hands.waits();
        for what in ["level-short", "dice", "treasures"] {
            hands.taps(&format!("monster-{what}-{id}-2"));
        }
    }
    assert!(!asks(&mut hands, "treasures", ids[1]), "nothing is missing any more");
}

#[test]
fn what_a_deed_did_to_the_chance_is_said_no_more_once_a_level_is_unknown() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-5-0");
    assert!(hands.table().swing.is_some());
    let levels = |level| {
        let id = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
        let mut def = hands.game().foes.get(id).expect("it").def.as_ref().clone();
        def.level = level;
        standie::rules::effect::Effect::Fight(fight::Effect::Card { monster: id, def })
    };
    for card in [levels(None), levels(Some(9))] {
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::corrects(vec![card])));
        assert_eq!(hands.table().swing, None);
    }
}

#[test]
fn what_a_deed_did_to_the_chance_is_said() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    assert_eq!(hands.table().swing, None);
    hands.taps("add-them-5-0");
    let swing = hands.table().swing.clone().expect("a swing");
    assert_eq!((swing.before.percent(), swing.after.percent()), (58, 3));
    assert!(hands.driver.sees(&format!("{}: 58% › 3%", swing.what)), "{}", swing.what);
    // What changes nothing leaves it as it was.
    hands.sets(Colour::Green, standie::app::table::Field::Gold, 900);
    assert_eq!(hands.table().swing.as_ref(), Some(&swing));
    hands.taps("strike-0");
    let back = hands.table().swing.clone().expect("a swing");
    assert_eq!((back.before.percent(), back.after.percent()), (3, 58));
    hands.taps_word("fight-none");
    assert_eq!(hands.table().swing, None, "the next fight begins anew");
}

#[test]
fn the_dice_lie_beside_whoever_rolled_them_and_what_it_was_is_said() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-2");
    let stage = bounds(&mut hands.driver, "stage").expect("a stage");
    let fell = bounds(&mut hands.driver, "fell-0-0").expect("a die");
    assert!(stage.contains(fell.center()) && fell.center_x() < stage.center_x(), "on the munchkins' side");
    hands.taps("die-5");
    let lies = bounds(&mut hands.driver, "rolled-blue-0").expect("the same die");
    assert!((lies.x - fell.x).abs() <= 4.0 && (lies.y - fell.y).abs() <= 4.0, "{fell:?} {lies:?}");
    assert!(hands.driver.sees("Before the dice: 58%") && hands.driver.sees("by 2"));
}

/// The banner that is seen, by its head.
fn banner(hands: &Hands<impl Window>) -> Option<String> {
    let table = hands.table();
    table.highlight(&hands.driver.state.shell).map(|shown| shown.head.clone())
}

#[test]
fn great_moments_are_banners_that_push_nothing_and_go_by_themselves() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-6");
    hands.taps("die-1");
    assert_eq!(banner(&hands), None, "the verdict is on the stage");
    hands.next();
    assert_eq!(banner(&hands).as_deref(), Some("Level 2!"));
    assert!(hands.driver.sees("Level 2!"));
    // What lies below it is touched as if it were not there.
    let ground = bounds(&mut hands.driver, "highlight").expect("a banner").center();
    let before = bounds(&mut hands.driver, "context").expect("the next step");
    let chosen = hands.table().chosen;
    hands.driver.tap_at(ground);
    let answered = hands.table().chosen != chosen || !matches!(hands.table().question.ask, Ask::Fight(_));
    assert!(answered, "the map below it was touched");
    while banner(&hands).is_some() {
        hands.waits();
    }
    assert!(bounds(&mut hands.driver, "highlight").is_none());
    assert_eq!(bounds(&mut hands.driver, "context"), Some(before), "nothing has moved");
}

#[test]
fn a_death_and_a_curse_are_moments_a_correction_is_none_and_all_can_be_switched_off() {
    use standie::rules::amount::Amount;
    use standie::rules::effect::Effect;
    let level = |by: i32| {
        let seat = Colour::Green;
        Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::By(by), kill: false })
    };
    let dies = Effect::Munchkin(munchkin::Effect::Life { seat: Colour::Green, dead: true, wish: false });
    let message = standie::app::Message::Table;
    let plays = |effects| {
        let command = table::Command::Effects { note: String::new(), effects };
        message(standie::app::table::Message::does(standie::rules::command::Command::Table(command)))
    };
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(message(standie::app::table::Message::corrects(vec![level(1)])));
    assert_eq!(banner(&hands), None, "what was wrong is put right quietly");
    hands.driver.message(plays(vec![level(-1)]));
    assert_eq!(banner(&hands), None, "nobody celebrates that");
    hands.driver.message(plays(vec![level(1)]));
    assert!(banner(&hands).is_some_and(|head| head.starts_with("Level ")));
    hands.driver.message(plays(vec![dies.clone()]));
    assert_eq!(banner(&hands).as_deref(), Some("Cleo bites the dust"));
    let mut hands = Hands::new(driver::at("cursed", 1280.0, 800.0));
    assert_eq!(banner(&hands).as_deref(), Some("Cursed!"));
    hands.driver.state.shell.settings.highlights = false;
    hands.waits();
    hands.waits();
    hands.waits();
    hands.driver.message(plays(vec![dies]));
    assert_eq!(banner(&hands), None);
}

#[test]
fn the_map_follows_whoever_moves_at_a_size_that_can_be_read() {
    use standie::app::map::Camera;
    use standie::app::map::camera::READABLE;
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("hot_dice", width, height));
        let size = bounds(&mut hands.driver, "map").expect("a map").size();
        let view = Rectangle::with_size(size);
        let cell = |hands: &Hands<_>| {
            let table = hands.table();
            let camera: Camera = table.scene.camera(table.camera, table.turns, size);
            let here = hands.game().active().and_then(|seat| seat.room).expect("a room");
            let at = hands.game().dungeon.as_deref().and_then(|d| d.room(here)).expect("the room").at;
            camera.cell(at, size)
        };
        let followed = cell(&hands);
        let least = READABLE.min(size.width.min(size.height) / 2.4);
        assert!(followed.width >= least, "{width}x{height}: {followed:?}");
        assert!(followed.is_within(&view), "{width}x{height}: {followed:?} is not on {view:?}");
        // All of it is a touch away, and back.
        let mini = bounds(&mut hands.driver, "mini").is_some();
        assert_eq!(mini, size.width >= 480.0 && size.height >= 360.0, "{width}x{height}");
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::Map(
            standie::app::table::map::Message::Fit,
        )));
        let all = cell(&hands);
        assert!(all.width < followed.width, "{width}x{height}: all of it");
        assert!(bounds(&mut hands.driver, "mini").is_none());
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::Map(
            standie::app::table::map::Message::Fit,
        )));
        assert_eq!(cell(&hands), followed);
    }
}

#[test]
fn the_dead_wait_until_the_fight_is_over_or_put_aside() {
    let mut hands = Hands::new(driver::at("hot_ring", 1280.0, 800.0));
    // Whoever only looks on dies meanwhile.
    let fight = fight::kept(hands.game()).expect("a fight").clone();
    let fights = |seat: Colour| seat == fight.main || fight.helping(hands.game()) == Some(seat);
    let dies = hands.game().seats.iter().map(|seat| seat.colour).find(|seat| !fights(*seat)).expect("a bystander");
    let effects = vec![munchkin::Effect::Life { seat: dies, dead: true, wish: false }.into()];
    let amends = table::Command::Amend { effects, note: String::new() };
    hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(amends.into())));
    let dead = hands.table().dead.first().map(|dead| dead.seat).expect("somebody has died");
    let note = format!("died {}", dead.name());
    assert!(bounds(&mut hands.driver, "stage").is_some() && bounds(&mut hands.driver, &note).is_none());
    let swap = standie::app::table::Message::Map(standie::app::table::map::Message::Swap);
    hands.driver.message(standie::app::Message::Table(swap));
    assert!(bounds(&mut hands.driver, &note).is_some(), "told on the map");
}

#[test]
fn all_who_fight_are_seen() {
    use standie::app::table::fighters::key;
    for (width, height) in SIZES {
        for preset in ["fight", "helped", "group", "combat", "hot_fight"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let stage = bounds(&mut hands.driver, "stage").expect("a stage");
            let fight = fight::kept(hands.game()).expect("a fight").clone();
            let seats = std::iter::once(fight.main).chain(fight.helping(hands.game())).map(fight::Fighter::Seat);
            let monsters = fight.monsters(hands.game()).into_iter().map(fight::Fighter::Monster);
            for who in seats.chain(monsters).collect::<Vec<_>>() {
                let name = format!("fighter-{}", key(who));
                let found = hands.driver.find(widget::Id::from(name.clone())).expect("everybody is on the stage");
                let (all, seen) = (found.bounds(), found.visible_bounds().unwrap_or_default());
                // Who it is and the dice; of many terms the rest is scrolled to.
                let whole = seen.height >= (all.height - 1.0).min(60.0) && all.y >= stage.y;
                assert!(whole, "{preset} {width}x{height}: {name} {all:?} seen {seen:?} on {stage:?}");
            }
        }
    }
}

#[test]
fn a_die_taken_back_is_told_again_and_the_others_stay() {
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    let faces = |hands: &Hands<_>| -> Vec<Vec<u8>> {
        hands.table().draft.throws.iter().map(|throw| throw.faces.clone()).collect()
    };
    let own = standie::app::table::Message::edits(standie::app::table::draft::Edit::TakeBack(0, 0));
    hands.taps("die-3");
    assert_eq!(faces(&hands), [vec![3], vec![]]);
    // What the app offered stays where it was.
    assert!(hands.driver.sees(&hands.words.get("answer-app-rolls")));
    hands.driver.message(standie::app::Message::Table(own));
    assert_eq!(faces(&hands), [Vec::<u8>::new(), Vec::new()]);
    hands.taps("die-5");
    assert_eq!(faces(&hands), [vec![5], vec![]], "whoever lacks one is asked first");
    hands.taps("die-2");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 8, theirs: 4 })));
}

/// Whatever of a monster is asked where it stands is seen whole, however many stand there, and nobody has to scroll to it.
#[test]
fn what_is_asked_of_a_monster_is_seen_whole() {
    let presets =
        ["unknown", "unknown_two", "unknown_next", "classic_unknown", "classic_unknown_two", "classic_unknown_next"];
    for preset in presets.into_iter().chain(["classic_six_unknown"]) {
        let sizes = SIZES.into_iter().flat_map(|size| [1.0, 1.5, 2.0].map(|scale| (size, scale)));
        for ((width, height), scale) in sizes {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let shell = &mut hands.driver.state.shell;
            shell.settings.scale = scale;
            shell.settings.window = Some(standie::store::settings::Placed { at: None, size: (width, height) });
            shell.apply_settings();
            let asked = hands.driver.find(widget::Id::from("asked here")).expect("something is asked");
            let (whole, seen) = (asked.bounds(), asked.visible_bounds().unwrap_or_default());
            assert!(
                seen.height > whole.height - 1.0,
                "{preset} {width}x{height} at {scale}: {whole:?} cut to {seen:?}"
            );
        }
    }
}

/// What a fight is about is read whole, however many are in it: what winning brings first, and then what losing costs.
#[test]
fn what_winning_and_losing_would_mean_is_never_cut_and_never_turned_round() {
    let mut read = 0;
    for preset in ["doors_fight", "doors_several", "doors_crowd", "doors_six_fight"] {
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
            let mut driver = driver::at(preset, width, height);
            let written = driver.written();
            let of = |what: &str| written.iter().find(|(text, ..)| text.contains(what));
            let won = of("Win: ").unwrap_or_else(|| panic!("{preset} {width}: {written:?}"));
            for (text, bounds, seen) in [Some(won), of("Bad Stuff: ")].into_iter().flatten() {
                let seen = seen.unwrap_or_else(|| panic!("{preset} {width}: {text} is not seen"));
                assert!(bounds.height - seen.height < 1.0, "{preset} {width}: {text} is cut: {seen:?} of {bounds:?}");
            }
            if let Some((text, bounds, _)) = of("Bad Stuff: ") {
                assert!(bounds.y > won.1.y, "{preset} {width}: {text}");
                read += 1;
            }
        }
    }
    assert!(read > 3, "{read}");
}

/// A long name of a card on the discards takes a second line, and has room for it.
#[test]
fn the_name_of_the_card_on_top_of_the_discards_is_read_whole() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0)] {
        let mut driver = driver::at("doors_turn", width, height);
        let pile = bounds(&mut driver, "pile door").expect("discards");
        let inside: Vec<_> =
            driver.written().into_iter().filter(|(_, lies, _)| pile.contains(lies.position())).collect();
        assert_eq!(inside.len(), 2, "{width}: {inside:?}");
        for (text, lies, _) in inside {
            assert!(lies.y + lies.height <= pile.y + pile.height, "{width}: {text}: {lies:?} in {pile:?}");
        }
    }
}

#[test]
fn what_one_die_would_change_is_said_once_though_two_show_the_same() {
    let mut seen = 0;
    for bonus in [8, 10, 12, 14, 16] {
        let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
        let id = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
        let mut def = hands.game().foes.get(id).expect("it").def.as_ref().clone();
        (def.level, def.dice) = (Some(bonus), Some(2));
        let put = standie::rules::effect::Effect::Fight(fight::Effect::Card { monster: id, def });
        let main = fight::current(hands.game()).expect("a fight").main;
        let change = standie::rules::amount::Amount::To(10);
        let strong = munchkin::Effect::Bonus { seat: main, change }.into();
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::corrects(vec![put, strong])));
        hands.next();
        let Ask::Fight(fight::Ask::FightDice { rollers }) = hands.table().question.ask.clone() else {
            panic!("no dice")
        };
        let faces = |dice: &Option<u32>| vec![4; dice.unwrap_or(1) as usize];
        let throws = rollers.iter().map(|(who, dice)| fight::Throw { who: *who, faces: faces(dice) }).collect();
        let throws = table::Command::Answer(fight::Answer::Throws(throws).into());
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(throws.into())));
        let told: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
        let told: Vec<&String> = told.iter().filter(|text| text.ends_with("would change everything")).collect();
        let each: std::collections::BTreeSet<&&String> = told.iter().collect();
        seen += told.len();
        assert_eq!(each.len(), told.len(), "{bonus}: {told:?}");
    }
    assert!(seen > 1, "{seen}: hardly anything is said");
}

/// What is read of a fight to decide by.
const DECIDES: [&str; 7] = ["Win: ", "wins: ", "Bad Stuff: ", "It takes ", "To win", "spoils this", "spoil this"];

/// The lines one decides by lie at the lower edge of the stage and are read whole.
fn decides(hands: &mut Hands<impl Window>, called: &str) -> usize {
    let stage = bounds(&mut hands.driver, "stage").expect("a stage");
    let foot = bounds(&mut hands.driver, standie::app::table::stage::fight::FOOT);
    let foot = foot.unwrap_or_else(|| panic!("{called}: nothing at the foot"));
    let above = stage.y + stage.height - foot.y - foot.height;
    assert!((0.0..14.0).contains(&above), "{called}: {foot:?} is not at the lower edge of {stage:?}");
    let written = hands.driver.written();
    let lines = written.iter().filter(|(text, lies, _)| {
        DECIDES.iter().any(|what| text.contains(what)) && lies.x >= stage.x && lies.x < stage.x + stage.width
    });
    let lines: Vec<_> = lines.collect();
    assert!(!lines.is_empty(), "{called}: {written:?}");
    for (text, whole, seen) in &lines {
        let seen = seen.unwrap_or_else(|| panic!("{called}: {text} is not seen"));
        assert!(whole.height - seen.height < 1.0, "{called}: {text} is cut: {seen:?} of {whole:?}");
        assert!(whole.y >= foot.y - 1.0, "{called}: {text} is not at the foot: {whole:?}, {foot:?}");
    }
    lines.len()
}

#[test]
fn what_one_decides_by_lies_at_the_lower_edge_and_is_whole_however_much_lies_in_the_fight() {
    let presets =
        ["doors_fight", "doors_several", "doors_crowd", "doors_six_fight", "classic_fight", "classic_claimed"];
    let sizes = [(1024.0, 768.0, 1.0), (1280.0, 800.0, 1.0), (800.0, 1280.0, 1.0), (1280.0, 800.0, 1.5)];
    let mut wrong = Vec::new();
    for preset in presets {
        for (width, height, scale) in sizes {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let shell = &mut hands.driver.state.shell;
            shell.settings.scale = scale;
            shell.settings.window = Some(standie::store::settings::Placed { at: None, size: (width, height) });
            shell.apply_settings();
            let called = format!("{preset} {width}x{height} at {scale}");
            let right = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| decides(&mut hands, &called)));
            if right.is_err() {
                hands
                    .driver
                    .save_png(std::path::Path::new(&format!("target/pictures/decides-{preset}-{width}-{scale}.png")));
                wrong.push(called);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn cards_and_a_mate_beside_the_box_push_nothing_that_one_decides_by() {
    use standie::rules::effect::Effect;
    use standie::rules::fight::foe::card::Enhancer;
    for (width, height) in [(1024.0, 768.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("classic_claimed", width, height));
        decides(&mut hands, "one monster");
        let fight = fight::kept(hands.game()).expect("a fight");
        let (main, monster) = (fight.main, fight.monsters(hands.game())[0]);
        let term = |name: &str| {
            let add = fight::Term { who: fight::Fighter::Seat(main), name: name.to_owned(), strength: 5, dice: 0 };
            Effect::Fight(fight::Effect::Term { add })
        };
        let worse = |strength: i16| {
            let add = Enhancer { name: String::new(), level: strength, treasures: 1, ..Enhancer::default() };
            Effect::Fight(fight::Effect::Enhance { monster, add })
        };
        let mate = Effect::Fight(fight::Effect::Mate { monster });
        for effect in [term(""), worse(5), mate, term("Haste Paste"), worse(3), term("Knife")] {
            let amends = table::Command::Amend { effects: vec![effect], note: String::new() };
            hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(amends.into())));
            decides(&mut hands, &format!("{width}x{height}, more"));
        }
        hands.driver.save_png(std::path::Path::new(&format!("target/pictures/decides-box-{width}.png")));
    }
}

/// Whoever could help is asked by name, and how it would stand then is read whole.
#[test]
fn what_comes_of_asking_somebody_is_read_whole_on_their_button() {
    let mut read = 0;
    for preset in ["doors_short", "doors_six_fight", "doors_fight"] {
        let mut hands = Hands::new(driver::at(preset, 1024.0, 768.0));
        let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
        for seat in seats {
            let Some(button) = bounds(&mut hands.driver, &format!("ask {}", seat.name())) else { continue };
            for (text, lies, _) in hands.driver.written() {
                // That somebody wins the game by it is more than a name leaves room for.
                if button.contains(lies.center()) && text.chars().count() < 24 {
                    let inside = lies.y >= button.y && lies.y + lies.height <= button.y + button.height;
                    assert!(inside, "{preset}: {text}: {lies:?} in {button:?}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 3, "{read}");
}
