//! Fights by touch: how many taps they take, and what is seen on the way.

use crate::cardboard::{cared, raises};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::shell::Clock;
use standie::app::table::draft::{Edit, Told};
use standie::app::table::stage::sums::score;
use standie::app::table::{Field, Keeping, Message as Wish};
use standie::app::{App, presets};
use standie::odds::bargain::Weights;
use standie::odds::bids::bids;
use standie::odds::fight::roll;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Tile;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::going::current;
use standie::rules::fight::outcome::Outcome;
use standie::rules::fight::sides::sides;
use standie::rules::fight::sum::Sides;
use standie::rules::ids::{Colour, MonsterId, Side, Square};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::{self, Care};

#[test]
fn a_plain_fight_takes_at_most_six_taps_dice_included() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    assert!(hands.driver.sees("58%"), "3 and a die against 2 and a die");
    let level = hands.game().seat(Colour::Blue).expect("Blue").level;
    hands.next();
    hands.taps("die-4");
    hands.taps("die-2");
    assert!(hands.driver.sees("7") && hands.driver.sees("4"), "both totals");
    hands.next();
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").level, level + 1);
    assert!(hands.taps <= 6, "{} taps", hands.taps);
}

#[test]
fn whoever_helps_on_the_stage_helps_in_what_is_told_of_the_fight() {
    let helper = Some(Colour::Red);
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("help-red");
    for (told, alone) in [(Told::Lost, false), (Told::Won, false), (Told::Lost, true)] {
        hands.driver.message(standie::app::Message::Table(Wish::edits(Edit::Told(told))));
        assert_eq!(hands.table().draft.helper.as_ref().map(|h| h.seat), helper, "{told:?}");
        if alone {
            hands.driver.message(standie::app::Message::Table(Wish::edits(Edit::Helper(None))));
        }
        let beaten = match hands.table().draft.outcome() {
            Some(Outcome::Lost(beaten)) => beaten.iter().map(|b| b.seat).collect(),
            Some(Outcome::Won(won)) => {
                [hands.table().question.seat, won.helper.map(|h| h.seat)].into_iter().flatten().collect()
            }
            _ => Vec::new(),
        };
        let both = [Some(Colour::Blue), helper.filter(|_| !alone)];
        assert_eq!(beaten, both.into_iter().flatten().collect::<Vec<_>>());
        // Touched again, the fight is built on.
        hands.driver.message(standie::app::Message::Table(Wish::edits(Edit::Told(told))));
    }
}

#[test]
fn what_was_agreed_is_what_a_helper_gets_where_the_fight_is_told_as_won() {
    for told in [Some(4), None] {
        let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
        let monster = current(hands.game()).expect("a fight").monsters(hands.game())[0];
        let mut def = hands.game().foes.get(monster).expect("it").def.as_ref().clone();
        def.treasures = told;
        let put = Effect::Fight(fight::Effect::Card { monster, def });
        hands.driver.message(standie::app::Message::Table(Wish::corrects(vec![put])));
        hands.taps("help-red");
        // It is agreed after who helps stands there.
        let terms = fight::Bargain { treasures: 2, ..fight::Bargain::default() };
        let agrees = Effect::Fight(fight::Effect::Bargain { terms });
        hands.driver.message(standie::app::Message::Table(Wish::corrects(vec![agrees])));
        hands.driver.message(standie::app::Message::Table(Wish::edits(Edit::Told(Told::Won))));
        let Some(Outcome::Won(won)) = hands.table().draft.outcome() else { panic!("{told:?}") };
        assert_eq!(won.helper.map(|helper| helper.treasures), Some(2), "{told:?}");
        assert!(told.is_none() || won.treasures == 2, "{}", won.treasures);
    }
}

#[test]
fn the_odds_follow_every_tap() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-5-0");
    assert!(hands.driver.sees("3%"), "3 and a die against 7 and a die");
    hands.taps("help-red");
    assert!(!hands.driver.sees("3%"));
    let with_help = hands.table().session.records();
    hands.taps("strike-0");
    assert!(hands.driver.sees("Certain"), "7 and two dice against 2 and a die");
    assert_eq!(hands.table().session.records(), with_help + 1, "each a step that undo takes back");
    hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(!hands.driver.sees("Certain"));
}

#[test]
fn what_is_undone_is_not_told_as_a_change_of_the_chance() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-5-0");
    assert!(hands.table().swing.is_some());
    hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
    assert!(hands.table().swing.is_none() && hands.driver.sees("58%"));
}

#[test]
fn a_hopeless_fight_needs_no_dice() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    assert!(!hands.driver.sees(&hands.words.get("next-decided")), "58% are to be rolled for");
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-10-0");
    hands.next();
    assert!(hands.driver.sees(&hands.words.get("next-decided")));
    hands.next();
    let Ask::Fight(fight::Ask::FightRolled { ours, theirs }) = hands.table().question.ask else {
        panic!("{:?}", hands.table().question)
    };
    assert!(ours < theirs);
    // Dice that somebody throws all the same are told as ever.
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-them-10-0");
    hands.next();
    hands.taps("die-4");
    assert!(hands.driver.sees(&hands.words.get("next-decided")), "and it is true as long as it is");
    hands.taps("die-2");
    assert_eq!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 14 }));
}

#[test]
fn a_card_changes_a_die_after_the_roll() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-1");
    hands.taps("die-6");
    assert!(hands.driver.sees("by 4"), "4 against 8");
    hands.taps("rolled-blue-0");
    hands.taps("die-6");
    assert_eq!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 9, theirs: 8 }));
}

#[test]
fn a_lost_fight_is_run_away_from() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-1");
    hands.taps("die-6");
    let red = hands.game().seat(Colour::Blue).expect("Blue").health.red;
    hands.next();
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").health.red, red - 1);
    // There is only one way out: nobody is asked for it, but told.
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })),
        "{:?}",
        hands.table().question
    );
    assert!(hands.driver.state.shell.toast.as_ref().is_some_and(|toast| toast.text.contains("Entrance")));
    assert!(hands.driver.sees("Ada runs from Tax Gnome to the Entrance"));
    hands.taps("die-2");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::BadStuff { .. })));
    hands.taps_word("quick-level-down");
    hands.next();
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    assert_eq!(hands.game().seat(Colour::Blue).and_then(|s| s.room).map(|r| r.0), Some(0), "in the Entrance");
}

#[test]
fn a_fight_is_still_there_after_the_window_was_closed() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("add-us-3-0");
    hands.taps("help-green");
    let text = hands.table().session.text().to_vec();
    let read = standie::play::journal::read(&text).expect("a journal");
    let again = Session::open(standie::catalog::book(), read, text).expect("a game");
    assert_eq!(again.game(), hands.game());
    let fight = again.game().fight.clone().expect("the fight");
    assert_eq!((fight.helper, fight.terms.len()), (Some(Colour::Green), 1));
    // Undo takes the whole fight back, step by step.
    hands.sets(Colour::Blue, Field::Gold, 900);
    for _ in 0..3 {
        hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
    }
    let fight = hands.game().fight.as_deref().expect("the fight as it began");
    assert_eq!((fight.helper, fight.terms.len()), (None, 0));
}

#[test]
fn the_ring_runs_out_and_anybody_can_stop_it() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.waits();
    let at = hands.driver.place(widget::Id::from("context".to_owned()));
    hands.driver.tap_at(at);
    let shell = &hands.driver.state.shell;
    assert!(hands.table().ring(shell).is_some_and(|left| left > 0.99));
    hands.taps("stop");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })), "back to building");
    hands.next();
    (0..3).for_each(|_| hands.waits());
    assert_eq!(hands.table().ring(&hands.driver.state.shell), None, "2.6 seconds are over");
    assert!(hands.driver.find_all(widget::Id::from("stop".to_owned())).is_empty());
    hands.taps("die-4");
}

const SIZES: [(f32, f32); 3] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)];

#[test]
fn what_is_added_most_often_is_in_sight_without_a_turn_of_the_wheel() {
    for preset in ["fight", "helped", "group"] {
        for (width, height) in SIZES {
            let mut driver = driver::at(preset, width, height);
            for id in ["add-us-1-0", "add-us-0-1", "add-them-1-0", "add-them-0-1", "context"] {
                let found = driver.find(widget::Id::from(id.to_owned())).expect("a button");
                let whole = found.visible_bounds().is_some_and(|seen| seen.height >= found.bounds().height - 0.5);
                assert!(whole, "{preset} at {width}x{height}: {id}");
            }
        }
    }
}

#[test]
fn what_is_added_to_the_monsters_goes_to_the_one_that_was_chosen() {
    let mut hands = Hands::new(driver::at("group", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else { panic!("no fight") };
    let fight = |hands: &Hands<_>| current(hands.game()).expect("a fight").clone();
    hands.taps("add-them-3-0");
    assert_eq!(fight(&hands).terms[0].who, Fighter::Monster(monsters[0]), "the first, unless another is chosen");
    hands.taps(&format!("target-{}", monsters[1].0));
    hands.taps("add-them-5-0");
    hands.taps("add-them-0-1");
    let terms = fight(&hands).terms.clone();
    assert!(terms[1..].iter().all(|term| term.who == Fighter::Monster(monsters[1])), "{terms:?}");
}

#[test]
fn an_enhancer_is_struck_where_it_stands_in_the_sum() {
    let mut hands = Hands::new(driver::at("helped", 1280.0, 800.0));
    let enhancers = |hands: &Hands<_>| hands.game().foes.get(MonsterId(1)).expect("the monster").enhancers.len();
    assert_eq!(enhancers(&hands), 1);
    assert!(hands.driver.sees("95%"));
    hands.taps("strip-1-0");
    assert_eq!(enhancers(&hands), 0);
    assert!(hands.driver.sees("Certain"), "the odds follow");
    hands.driver.key(Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!(enhancers(&hands), 1);
}

#[test]
fn would_be_helpers_stand_below_each_other_the_best_first() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let order = |hands: &mut Hands<_>| {
        let mut rows: Vec<(i32, &str)> = ["red", "green", "yellow"]
            .into_iter()
            .map(|seat| (hands.driver.place(widget::Id::from(format!("help-{seat}"))).y as i32, seat))
            .collect();
        rows.sort_unstable();
        rows.into_iter().map(|(_, seat)| seat).collect::<Vec<_>>()
    };
    // Red makes it certain for nothing; the other two ask for the only Treasure.
    assert_eq!(order(&mut hands)[0], "red");
    hands.taps("asks-red");
    assert!(hands.driver.sees("asks"));
    let first = order(&mut hands);
    assert_eq!(first[0], "red", "certain, and no dearer than the others: {first:?}");
    hands.taps("asks-green");
    assert_eq!(hands.table().draft.asks, [(Colour::Red, 1), (Colour::Green, 0)], "after all of them, none");
    assert_eq!(order(&mut hands), first, "nobody moves away under a finger");
    // Who is taken gets what was asked for.
    hands.taps("help-red");
    let fight = current(hands.game()).expect("a fight");
    assert_eq!((fight.helper, fight.bargain.as_ref().map(|b| b.treasures)), (Some(Colour::Red), Some(1)));
}

/// What is read beside a name is what is agreed, though nobody has touched it; the most that somebody asks for.
fn agrees_to_what_is_read<P: Window>(begin: impl Fn() -> Hands<P>) -> u8 {
    let mut most = 0;
    for seat in ["red", "green", "yellow", "blue"] {
        let mut hands = begin();
        let found = hands.driver.find(widget::Id::from(format!("asks-{seat}"))).map(|found| found.bounds());
        let Some(at) = found else { continue };
        let texts = hands.driver.written();
        let read = texts.iter().filter(|(_, text, _)| at.contains(text.center()));
        let asked: u8 = read.filter_map(|(text, ..)| text.parse().ok()).next().expect("a number");
        hands.taps(&format!("help-{seat}"));
        let agreed = current(hands.game()).and_then(|fight| fight.bargain.clone()).map_or(0, |b| b.treasures);
        assert_eq!(agreed, asked, "{seat}");
        most = most.max(asked);
    }
    most
}

#[test]
fn whoever_is_touched_helps_for_what_they_were_read_to_ask() {
    let most = agrees_to_what_is_read(|| Hands::new(driver::at("fight", 1280.0, 800.0)));
    assert_eq!(most, 1, "somebody asks for something");
    let most = agrees_to_what_is_read(|| {
        let mut hands = cared(Care::Everything, 1280.0, 800.0);
        raises(&mut hands, Colour::Red, 3);
        raises(&mut hands, Colour::Green, 8);
        hands.taps("meet 8");
        hands.taps("asks-green");
        hands
    });
    assert_eq!(most, 1, "whoever has said so asks for that, the others for nothing");
}

/// Who helps takes no more room than there is: what winning and losing would mean, and the map, stay where they are.
#[test]
fn what_winning_would_mean_stays_when_somebody_helps() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let stands = |hands: &mut Hands<_>| {
        let stamp = hands.driver.find(widget::Id::from("stamp".to_owned())).map(|found| found.bounds().width > 100.0);
        let told = hands.driver.written().iter().any(|(text, ..)| text.starts_with("Win:"));
        (stamp, told)
    };
    for touch in ["add-us-5-0", "add-us-3-0", "help-green"] {
        hands.taps(touch);
        assert_eq!(stands(&mut hands), (Some(true), true), "{touch}");
    }
}

/// Without dice the bar shows who is ahead, however small the sums are.
#[test]
fn the_bar_shows_who_is_ahead_below_nothing_too() {
    let mut hands = cared(Care::Map, 1280.0, 800.0);
    hands.taps("meet 1");
    fn share(hands: &Hands<impl Window>) -> f32 {
        let (app, table) = (&hands.driver.state, hands.table());
        score(table, &app.shell, current(table.game()).expect("a fight")).share.expect("a share")
    }
    assert_eq!(share(&hands), 0.5);
    hands.taps("add-them--5-0");
    assert!(share(&hands) > 0.8, "1 against -4: {}", share(&hands));
    hands.taps("add-us--5-0");
    assert_eq!(share(&hands), 0.5);
    hands.taps("add-us--5-0");
    assert!(share(&hands) < 0.2, "-9 against -4: {}", share(&hands));
}

#[test]
fn the_odds_without_a_monster_are_a_line_in_the_chart() {
    let mut hands = Hands::new(driver::at("group", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else { panic!("no fight") };
    assert!(hands.driver.sees("The line: without Tax Gnome, 5%"));
    let with = format!("{:?}", {
        hands.driver.screenshot();
        hands.driver.layers()
    });
    hands.taps(&format!("apart-{}", monsters[1].0));
    assert!(hands.driver.sees("The line: without Damp Candle, 58%"));
    let other = format!("{:?}", {
        hands.driver.screenshot();
        hands.driver.layers()
    });
    assert_ne!(with, other);
    hands.taps(&format!("apart-{}", monsters[1].0));
    assert_eq!(hands.table().draft.apart, None, "a second touch takes it away");
    hands.taps(&format!("card-{}", monsters[1].0));
    assert_eq!(hands.table().chosen, Some(standie::app::map::Spot::Monster(monsters[1])));
}

#[test]
fn the_log_says_which_card_was_played_on_a_monster_or_struck() {
    let mut hands = Hands::new(driver::at("helped", 1280.0, 800.0));
    let last = |hands: &Hands<_>| hands.table().log.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert!(last(&hands).contains(&"Tax Gnome: Grumpy, level +5 and +1 Treasure".to_owned()), "{:?}", last(&hands));
    let card = |name: &str, level| {
        Effect::Fight(fight::Effect::Enhance {
            monster: MonsterId(1),
            add: Enhancer { name: name.to_owned(), level, ..Enhancer::default() },
        })
    };
    let effects = vec![card("On Stilts", 10), card("", -3)];
    let played = Wish::does(Command::Table(table::Command::Effects { note: String::new(), effects }));
    hands.driver.message(standie::app::Message::Table(played));
    hands.taps("strip-1-1");
    let told = last(&hands);
    let end = [
        "Tax Gnome: On Stilts, level +10",
        "Tax Gnome: a card, level -3",
        "Tax Gnome: On Stilts (level +10) is struck",
    ];
    assert_eq!(told[told.len() - 3..], end, "each card by its name");
    let undone = hands.table().undoes.clone();
    assert_eq!(undone.as_deref(), Some("Tax Gnome: On Stilts (level +10) is struck"));
    // The log told anew from the journal says the same.
    for key in ["z", "y"] {
        let key = Key::Character(key.into());
        hands.driver.key(key, Modifiers::CTRL);
    }
    assert_eq!(last(&hands)[last(&hands).len() - 3..], end);
}

#[test]
fn what_a_helper_would_change_is_counted_before_anybody_asks() {
    let session = presets::evening("fight");
    let (book, game) = (session.book(), session.game());
    let fight = current(game).expect("a fight");
    let said = [(Colour::Yellow, 1)];
    let list = bids(book, game, fight, &Weights::default(), &said);
    assert_eq!(list.len(), 3, "all in the room beside it");
    for bid in &list {
        let seat = game.seat(bid.seat).expect("a seat");
        assert_eq!(
            bid.adds,
            (i32::from(seat.level) + munchkin::outfit::combat_bonus(seat), 1),
            "level, bonus and a die"
        );
        let with = roll(&sides(book, game, fight, Some(bid.seat)));
        assert_eq!(bid.helped, with);
        let fair = bid.fair.expect("countable");
        let said = said.iter().find(|(who, _)| *who == bid.seat).map(|(_, treasures)| *treasures);
        assert_eq!(bid.asks, said.or(fair.treasures.map(|t| t.0)).unwrap_or(0));
    }
    let keeps: Vec<f64> = list.iter().map(|bid| bid.keeps.expect("countable")).collect();
    assert!(keeps.is_sorted_by(|a, b| a >= b), "the best first: {keeps:?}");
}

#[test]
fn in_a_fight_reminders_are_one_line_until_they_are_wanted() {
    let mut app = App::in_memory(Clock::Fixed(presets::TIME));
    app.lay_out(presets::evening("fight"), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let rule = hands.table().notes.shown.first().expect("a reminder at the first fight").rule;
    let mute = widget::Id::from(format!("mute {rule}"));
    assert!(hands.driver.find(mute.clone()).is_none(), "folded");
    hands.taps("notes");
    assert!(hands.driver.find(mute.clone()).is_some(), "unfolded");
    hands.taps("notes");
    assert!(hands.driver.find(mute.clone()).is_none(), "folded again");
    hands.taps("notes");
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert!(hands.driver.find(mute).is_none() && hands.table().panel.is_none(), "a step back folds them, and no more");
}

#[test]
fn colours_stand_in_one_order_wherever_they_are_asked_for() {
    let sat = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
    let book = standie::catalog::book();
    let setup = Setup { first: Some(Colour::Blue), costs_checked: true, ..Setup::new(&sat) };
    let (mut session, _) = Session::begin(book, setup, "", 7, presets::TIME).expect("a game");
    let mut does =
        |command: Command| session.submit(&command, Who::Table, presets::TIME).map(|_| ()).expect("it goes on");
    does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    does(Command::Dungeon(dungeon::Command::Explore { side: Side::East, all: false }));
    does(Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Tile(Box::default())))));
    does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    does(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Monster(Default::default())))));
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut app = App::in_memory(Clock::Fixed(presets::TIME));
        let ask = session.question().ask;
        app.lay_out(session.clone(), Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        let mut at: Vec<(i32, i32, Colour)> = Vec::new();
        for colour in Colour::ALL {
            if let Some(found) = hands.driver.find(widget::Id::from(format!("colour-{}", colour.name()))) {
                at.push((found.bounds().y as i32, found.bounds().x as i32, colour));
            }
        }
        at.sort_by_key(|(y, x, _)| (*y, *x));
        let order: Vec<Colour> = at.into_iter().map(|(_, _, colour)| colour).collect();
        let ruled: Vec<Colour> = Colour::ALL.into_iter().filter(|c| order.contains(c)).collect();
        assert!(order.len() >= 4, "{}: {order:?}", ask.name());
        assert_eq!(order, ruled, "{}", ask.name());
        seen.push(ask.name());
        // Nobody plays Purple: another colour has to be chosen.
        let _ = session.submit(
            &Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Colour::Purple)))),
            Who::Table,
            presets::TIME,
        );
    }
    assert_eq!(seen, ["base-die", "base-colour"]);
}

/// A card lies on the monster of the fight.
fn enhances(hands: &mut Hands<impl Window>, treasures: i8) {
    let add = Enhancer { name: "Baby".to_owned(), level: -5, treasures, ..Enhancer::default() };
    let effects = vec![Effect::Fight(fight::Effect::Enhance { monster: MonsterId(1), add })];
    let played = Command::Table(table::Command::Effects { note: String::new(), effects });
    hands.driver.message(standie::app::Message::Table(Wish::does(played)));
}

#[test]
fn a_card_on_a_monster_changes_the_treasures_that_are_suggested() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let before = hands.game().seat(Colour::Blue).expect("Blue").hand.of(Deck::TREASURE);
    let suggested = hands.table().draft.treasures;
    hands.taps_word("fight-won");
    enhances(&mut hands, 2);
    assert_eq!(hands.table().draft.treasures, suggested + 2, "as its level does");
    hands.next();
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").hand.of(Deck::TREASURE), before + suggested + 2);
}

#[test]
fn what_was_told_of_a_win_outlives_a_card_that_changes_nothing_of_it() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps_word("fight-won");
    let label = hands.words.get("fight-treasures");
    hands.taps(&format!("plus {label}"));
    let told = hands.table().draft.treasures;
    enhances(&mut hands, 0);
    assert_eq!(hands.table().draft.treasures, told);
}

#[test]
fn whoever_wins_ties_does_not_read_that_a_tie_is_lost() {
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    hands.taps("die-3");
    hands.taps("die-4");
    assert_eq!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { ours: 6, theirs: 6 }));
    assert!(hands.driver.sees("A tie, and you lose ties"));
    let was = hands.words.with("stage-was", &[("odds", "58%".into())]);
    assert!(hands.driver.sees(&was));
    hands.taps("ties");
    assert!(!hands.driver.sees("A tie, and you lose ties"), "it is won now");
    assert!(hands.driver.sees("A tie, and you win ties"));
    assert!(hands.driver.sees(&was), "what is played on lying dice was not there before them");
}

#[test]
fn a_table_that_has_forgotten_its_warrior_is_asked_about_a_tie() {
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    let asked = |hands: &mut Hands<_>| {
        let args = [("seat", "Ada".into()), ("class", hands.words.get("kind-warrior").into())];
        let text = hands.words.with("fight-tie-power", &args);
        hands.driver.sees(&text)
    };
    let classes = munchkin::Effect::Classes { seat: Colour::Blue, classes: vec!["warrior".to_owned()] };
    hands.driver.message(standie::app::Message::Table(Wish::corrects(vec![classes.into()])));
    hands.taps("die-3");
    hands.taps("die-4");
    assert!(asked(&mut hands), "a tie, and Ada is a Warrior");
    hands.taps("ties");
    assert!(!asked(&mut hands), "it has been said");
}

#[test]
fn treasures_nobody_has_read_out_are_said_to_be_a_guess() {
    for known in [true, false] {
        let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
        if !known {
            let mut def = hands.game().foes.get(MonsterId(1)).expect("the monster").def.as_ref().clone();
            def.treasures = None;
            let effects = vec![Effect::Fight(fight::Effect::Card { monster: MonsterId(1), def })];
            hands.driver.message(standie::app::Message::Table(Wish::corrects(effects)));
        }
        hands.next();
        hands.taps("die-6");
        hands.taps("die-1");
        hands.next();
        assert!(
            matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })),
            "{:?}",
            hands.table().question
        );
        let guessed = hands.table().reminders.iter().any(|text| text.contains("so 1 was counted"));
        assert_eq!(guessed, !known, "{:?}", hands.table().reminders);
    }
}

#[test]
fn nobody_is_said_to_pick_second_before_anybody_has_agreed_to() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("asks-red");
    hands.taps("help-red");
    let last = hands.table().log.last().map(|line| line.text.clone());
    assert_eq!(last.as_deref(), Some("Agreed: the helper gets 1 Treasure"));
    hands.taps_word("bargain-first");
    let last = hands.table().log.last().map(|line| line.text.clone());
    assert_eq!(last.as_deref(), Some("Agreed: the helper gets 1 Treasure"), "there is no other");
    hands.next();
    hands.taps("die-6");
    for _ in 0..3 {
        if matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })) {
            hands.taps("die-1");
        }
    }
    hands.next();
    assert!(
        matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })),
        "not asked again: {:?}",
        hands.table().question
    );
}

#[test]
fn only_those_who_could_reach_the_fight_are_offered_as_helpers_in_what_is_told() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    // A room of its own, with no way to it.
    let at = Square { col: 20, row: 20 };
    let puts = |effects| standie::app::Message::Table(Wish::corrects(effects));
    hands.driver.message(puts(vec![Effect::Dungeon(dungeon::Effect::PlaceRoom { at, tile: Tile::default() })]));
    let far = hands.game().dungeon.as_deref().and_then(|d| d.rooms.iter().find(|room| room.at == at)).expect("it").id;
    hands.driver.message(puts(vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Colour::Green, room: far })]));
    for told in ["fight-won", "fight-lost"] {
        hands.taps_word(told);
        assert!(hands.driver.find(widget::Id::from("helped red")).is_some());
        assert!(hands.driver.find(widget::Id::from("helped green")).is_none(), "far away");
    }
}

/// The sums and the chance count with every die that falls, and what the last ones need is said.
#[test]
fn both_sides_count_while_the_dice_fall() {
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    hands.waits();
    let fight = current(hands.game()).expect("a fight").clone();
    let before = sides(hands.table().session.book(), hands.game(), &fight, None);
    let ((ours, mine), (theirs, dice)) = (Sides::total(&before.munchkins), Sides::total(&before.monsters));
    assert_eq!((mine, dice), (1, 1), "a die each");
    let percent = hands.words.with("fight-odds", &[("percent", 58.into())]);
    assert!(hands.driver.sees(&percent));
    hands.taps("die-4");
    let sum = (ours + 4).to_string();
    assert!(hands.driver.sees(&sum), "the munchkins have {sum}");
    assert!(!hands.driver.sees(&percent), "the chance counts");
    let needs = u32::try_from(ours + 4 - theirs).expect("the monster is behind");
    let who = hands.game().foes.get(fight.monsters(hands.game())[0]).expect("it").def.name.clone();
    let args = [("who", who.into()), ("count", 1.into()), ("sum", needs.into()), ("dice", 1.into())];
    let said = hands.words.with("fight-needs", &args);
    assert!(hands.driver.sees(&said), "{said}");
}

#[test]
fn a_die_told_wrongly_is_taken_back_by_a_touch() {
    let mut hands = Hands::new(driver::at("falling", 1280.0, 800.0));
    hands.waits();
    assert_eq!(hands.table().draft.rolling().map(|(who, _)| who), hands.table().draft.rollers.get(1).map(|r| r.0));
    hands.taps("fell-0-0");
    assert_eq!(hands.table().draft.rolling().map(|(who, _)| who), hands.table().draft.rollers.first().map(|r| r.0));
    hands.taps("die-6");
    assert_eq!(hands.table().draft.throws.first().map(|throw| throw.faces.clone()), Some(vec![6]));
}

#[test]
fn where_nobody_can_help_it_says_why() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let main = current(hands.game()).expect("a fight").main;
    let others = hands.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main);
    let dies = |seat| munchkin::Effect::Life { seat, dead: true, wish: false }.into();
    let effects: Vec<Effect> = others.map(dies).collect();
    assert!(hands.driver.find(widget::Id::from("help-red".to_owned())).is_some());
    let amend = Command::Table(table::Command::Amend { note: String::new(), effects });
    hands.driver.message(standie::app::Message::Table(Wish::does(amend)));
    assert!(hands.driver.find(widget::Id::from("help-red".to_owned())).is_none());
    let start = hands.words.with("help-nobody", &[("why", "".into())]);
    assert!(hands.driver.written().iter().any(|(text, _, _)| text.starts_with(start.trim())), "{start}");
}

#[test]
fn all_the_dice_of_a_monster_stand_beside_its_level() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let monster = current(hands.game()).expect("a fight").monsters(hands.game())[0];
    let def = hands.game().foes.get(monster).expect("it fights").def.clone();
    let def = MonsterDef { level: Some(5), dice: Some(2), ..(*def).clone() };
    let effects = vec![fight::Effect::Card { monster, def }.into()];
    let amend = Command::Table(table::Command::Amend { note: String::new(), effects });
    hands.driver.message(standie::app::Message::Table(Wish::does(amend)));
    let both = hands.words.with("term-both", &[("strength", "+5".into()), ("dice", 2.into())]);
    assert!(hands.driver.written().iter().any(|(text, _, _)| text.contains(&both)), "{both}");
}
