//! Entries put right where they stand, from now on or as if always: an Item, a forgotten Curse, a fight that came out the
//! other way, dice of the past; whatever is going on meanwhile.

use crate::cardboard::{RING, begun, cared, level, raises, rings};
use crate::fixes::{entries, last, opens, turns};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use iced_test::selector::Target;
use standie::app::presets::evening;
use standie::app::screen::journal;
use standie::app::table::{Field, Message as Wish, Panel};
use standie::app::{Message, Route};
use standie::catalog::words::Names;
use standie::play::Session;
use standie::play::fix;
use standie::play::fix::dials::{Mark, dials};
use standie::play::fix::items;
use standie::play::fix::now::from_now;
use standie::play::fix::others::others;
use standie::play::fix::since::since;
use standie::play::preview::Fate;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table::Care;
use standie::rules::{doors, fight, munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Wish::does(command.into())));
}

fn reads(hands: &mut Hands<impl Window>, start: &str) -> bool {
    hands.driver.written().iter().any(|(text, _, _)| text.starts_with(start))
}

/// YELLOW's Sword is entered, which leaves the hand it was in.
fn sword() -> Command {
    let add = Gear { name: "Sword".to_owned(), bonus: 3, ..Gear::default() };
    let card = cards::Effect::Hand { seat: Yellow, deck: Deck::ITEMS, change: Amount::By(-1) };
    let effects = vec![munchkin::Effect::Gear { seat: Yellow, add }.into(), card.into()];
    table::Command::Effects { note: String::new(), effects }.into()
}

fn gear(hands: &Hands<impl Window>, seat: Colour) -> Vec<(String, i16)> {
    let seat = hands.game().seat(seat).expect("a seat");
    seat.gear.iter().map(|item| (item.name.clone(), item.bonus)).collect()
}

fn named(name: &str, bonus: i16) -> Vec<(String, i16)> {
    vec![(name.to_owned(), bonus)]
}

/// Nothing of what was entered has changed, and one entry has come.
fn stands(hands: &Hands<impl Window>, before: &[(u32, Command)]) {
    let now = entries(&hands.table().session);
    assert_eq!((&now[..before.len()], now.len()), (before, before.len() + 1));
}

/// It is put right from now on, as a touch of one of its pieces would.
fn rights(hands: &mut Hands<impl Window>, point: u32, mark: Mark) {
    let session = &hands.table().session;
    let timeline = session.timeline();
    let command = timeline.node(point).expect("an entry").command.read().expect("a command");
    let all = dials(session.book(), &timeline.state(timeline.parent(point)), &command);
    let way = all.iter().flat_map(|dial| &dial.ways).find(|(own, _)| *own == mark).expect("a way");
    let amend = from_now(session, point, Some(&way.1)).expect("it can be");
    does(hands, amend);
}

/// What was entered, and where YELLOW's Sword stands in it.
fn entered(hands: &Hands<impl Window>) -> (Vec<(u32, Command)>, u32) {
    let all = entries(&hands.table().session);
    let point = all.iter().rfind(|(_, command)| *command == sword()).expect("the Sword").0;
    (all, point)
}

#[test]
fn an_item_that_was_entered_is_as_good_as_is_typed_and_the_past_stays() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    does(&mut hands, sword());
    raises(&mut hands, Green, 3);
    let (before, point) = entered(&hands);
    opens(&mut hands, point);
    assert!(!there(&mut hands, "fix-0 -8"), "its card is a card");
    assert!(there(&mut hands, "fix-0 4") && there(&mut hands, "fix-1 blue"));
    hands.taps("fix-0 pad");
    hands.taps("fix-key 1");
    hands.taps("fix-key 2");
    // No card is that good: nothing is written that would not be taken.
    hands.taps("fix-key 9");
    assert!(!hands.driver.sees("129"));
    hands.taps("fix-accept");
    assert_eq!((gear(&hands, Yellow), level(&hands, Green)), (named("Sword", 12), 3));
    hands.driver.message(Message::Table(Wish::goes(Route::Table)));
    hands.taps("undo");
    rights(&mut hands, point, Mark::Number(5, true));
    assert_eq!(gear(&hands, Yellow), named("Sword", 5));
    stands(&hands, &before);
}

#[test]
fn an_item_that_was_entered_is_somebody_elses_and_came_out_of_their_hand() {
    for from_now in [true, false] {
        let mut hands = cared(Care::Everything, 1280.0, 800.0);
        let held = [Yellow, Blue].map(|seat| hand(&hands, seat));
        does(&mut hands, sword());
        raises(&mut hands, Green, 3);
        let (before, point) = entered(&hands);
        if from_now {
            rights(&mut hands, point, Mark::Seat(Blue));
        } else {
            opens(&mut hands, point);
            hands.taps("fix-1 blue");
            hands.taps("fix-accept");
        }
        assert_eq!((gear(&hands, Yellow), gear(&hands, Blue)), (Vec::new(), named("Sword", 3)));
        assert_eq!([Yellow, Blue].map(|seat| hand(&hands, seat)), [held[0], held[1] - 1]);
        assert_eq!(level(&hands, Green), 3);
        if from_now {
            stands(&hands, &before);
        }
    }
}

#[test]
fn an_item_that_was_entered_is_called_otherwise() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    does(&mut hands, sword());
    raises(&mut hands, Green, 3);
    let (_, point) = entered(&hands);
    opens(&mut hands, point);
    hands.taps("fix-0 4");
    hands.taps("fix-name");
    assert!(!there(&mut hands, "fix-accept"), "what is written counts once it is done");
    hands.writes_on("ish");
    let told = hands.driver.written();
    assert!(told.iter().any(|(text, ..)| text.contains("It adds: +4, not +3")), "{told:?}");
    hands.taps("fix-accept");
    assert_eq!((gear(&hands, Yellow), level(&hands, Green)), (named("Swordish", 4), 3));
    assert!(reads(&mut hands, "YELLOW now has Swordish"), "the journal says so");
    let session = &hands.table().session;
    let point = session.timeline().here() - 1;
    let command = session.timeline().node(point).expect("the Item").command.read().expect("a command");
    let other = items::named(&command, "Swordfish").expect("an Item");
    let amend = from_now(session, point, Some(&other)).expect("it can be");
    does(&mut hands, amend);
    assert_eq!(gear(&hands, Yellow), named("Swordfish", 4), "from now on, too");
}

#[test]
fn an_item_that_is_packed_by_now_or_gone_is_put_right_as_it_lies() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    does(&mut hands, sword());
    let (_, point) = entered(&hands);
    let gone = |index| munchkin::Effect::GearGone { seat: Yellow, index, sold: false };
    does(&mut hands, munchkin::Command::Pack { seat: Yellow, packed: vec![0] });
    rights(&mut hands, point, Mark::Number(4, true));
    let yellow = hands.game().seat(Yellow).expect("YELLOW");
    assert_eq!((gear(&hands, Yellow), yellow.gear[0].packed), (named("Sword", 4), true));
    does(&mut hands, table::Command::Amend { note: String::new(), effects: vec![gone(0).into()] });
    let session = &hands.table().session;
    let other = items::named(&sword(), "Swordfish").expect("an Item");
    assert_eq!(from_now(session, point, Some(&other)), None, "there is nothing to put right");
}

/// The Curse is chosen that costs a Level, after an entry.
fn curses(hands: &mut Hands<impl Window>, point: u32) {
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Add(point)));
    let curse = hands.words.get("ill-level");
    hands.taps_text(&curse);
}

#[test]
fn of_a_forgotten_curse_it_is_asked_in_sight_whom_it_hit_and_whose_it_was() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = cared(Care::Everything, width, height);
        for seat in [Red, Blue, Green, Yellow] {
            raises(&mut hands, seat, 5);
        }
        let point = hands.table().session.timeline().here();
        raises(&mut hands, Red, 6);
        let held = [Red, Blue, Green, Yellow].map(|seat| hand(&hands, seat));
        curses(&mut hands, point);
        for id in ["curse on green", "curse on red", "curse by blue", "curse by yellow", "add else"] {
            let found: Target = hands.driver.find(Id::from(id.to_owned())).unwrap_or_else(|| panic!("{id}"));
            let (all, seen) = (found.bounds(), found.visible_bounds());
            assert!(seen.is_some_and(|seen| (seen.height - all.height).abs() < 1.0), "{width}: {id}: {seen:?}");
        }
        assert!(!there(&mut hands, "fix-accept"), "nobody's hand is taken for it");
        hands.taps("curse on green");
        assert!(!there(&mut hands, "fix-accept") && !there(&mut hands, "curse by green"), "nobody curses themselves");
        hands.taps("curse by blue");
        hands.taps("fix-accept");
        assert_eq!([Red, Green].map(|seat| level(&hands, seat)), [6, 4]);
        assert_eq!(
            [Red, Blue, Green, Yellow].map(|seat| hand(&hands, seat)),
            [held[0], held[1] - 1, held[2], held[3]],
            "it was BLUE's"
        );
        let is_curse = |command: &Command| {
            let Command::Munchkin(munchkin::Command::Play { from, what, .. }) = command else { return false };
            matches!((&**what, from), (Played::Curse { .. }, Source::Hand(_)))
        };
        assert_eq!(entries(&hands.table().session).iter().filter(|(_, command)| is_curse(command)).count(), 1);
    }
}

#[test]
fn a_forgotten_curse_is_another_after_all_and_can_have_lain_behind_the_door() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    let point = hands.table().session.timeline().here();
    raises(&mut hands, Blue, 5);
    curses(&mut hands, point);
    hands.taps("curse on red");
    assert!(there(&mut hands, "curse by door"), "RED's door was still to be opened");
    hands.taps("add else");
    assert!(!there(&mut hands, "curse on red") && there(&mut hands, "add deed 0"));
    curses(&mut hands, point);
    hands.taps("curse by door");
    hands.taps("curse on red");
    hands.taps("fix-accept");
    assert_eq!([Red, Blue].map(|seat| level(&hands, seat)), [4, 5]);
}

fn is_met(command: &Command) -> bool {
    matches!(command, Command::Doors(doors::Command::Meet { .. }))
}

#[test]
fn a_fight_that_was_lost_or_won_after_all_stands_in_the_journal_as_that() {
    for (monster, was, is) in [("meet 4", "won", "lost"), ("meet 20", "lost", "won")] {
        let mut hands = begun(1280.0, 800.0);
        raises(&mut hands, Red, 5);
        hands.taps(monster);
        hands.next();
        if was == "won" {
            rings(&mut hands, RING + 1);
        } else {
            hands.taps("die-1");
            hands.taps("quick-levels-down");
        }
        turns(&mut hands, is_met);
        hands.taps("fix-from-now");
        let told = format!("RED {is} the fight after all");
        assert_eq!(hands.table().undoes.as_deref(), Some(told.as_str()));
        hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
        assert!(hands.driver.sees(&told), "{:?}", hands.driver.written());
    }
}

/// RED and BLUE have won a fight each, and it is GREEN's turn; RED's monster was of another Level.
fn missing_dice() -> Hands<impl Window> {
    let mut hands = begun(1280.0, 800.0);
    for seat in [Red, Blue, Green, Yellow] {
        raises(&mut hands, seat, 5);
    }
    for turn in 2..=3 {
        hands.taps("meet 4");
        hands.next();
        rings(&mut hands, RING + 1);
        hands.next();
        assert_eq!(hands.game().turn.number, turn);
    }
    let met = entries(&hands.table().session).into_iter().find(|(_, command)| is_met(command));
    opens(&mut hands, met.expect("a monster").0);
    hands.taps("fix-0 14");
    hands
}

#[test]
fn nothing_is_applied_before_the_dice_are_told_that_go_missing_with_it() {
    let mut hands = missing_dice();
    let (why, lost) = (hands.words.get("fix-untold"), hands.words.with("fix-turns-go", &[("turns", 2.into())]));
    let before = entries(&hands.table().session);
    for said in ["unsaid 1", "unsaid levels 2"] {
        assert!(hands.driver.sees(&why) && !reads(&mut hands, &lost), "{said}");
        let apply = hands.words.get("fix-accept");
        assert!(hands.driver.sees(&apply) && !there(&mut hands, "fix-accept"), "{said}: it is dead");
        hands.driver.message(Message::Journal(journal::Message::Accept));
        assert_eq!(entries(&hands.table().session), before, "{said}");
        hands.taps(said);
    }
    assert!(!hands.driver.sees(&why));
    hands.taps("fix-accept");
    assert_eq!([Red, Blue].map(|seat| level(&hands, seat)), [3, 6]);
    assert_eq!(hands.game().turn.number, 3);
}

#[test]
fn what_was_drawn_for_a_fight_that_is_lost_now_goes_with_it() {
    let mut hands = cared(Care::Everything, 1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    let draws = |seat, by| -> Command {
        let card = cards::Effect::Hand { seat, deck: Deck::ITEMS, change: Amount::By(by) };
        table::Command::Effects { note: String::new(), effects: vec![card.into()] }.into()
    };
    // What somebody else draws meanwhile has nothing to do with it.
    does(&mut hands, draws(Red, 2));
    does(&mut hands, draws(Green, 1));
    let session = &hands.table().session;
    let (all, met) = (entries(session), last(session, is_met));
    let at = |command: Command| all.iter().rfind(|(_, own)| *own == command).expect("it was entered").0;
    let timeline = session.timeline();
    let command = timeline.node(met).expect("an entry").command.read().expect("a command");
    let all_dials = dials(session.book(), &timeline.state(timeline.parent(met)), &command);
    let way = all_dials.iter().flat_map(|dial| &dial.ways).find(|(mark, _)| *mark == Mark::Number(14, false));
    let would = fix::preview(session, met, Some(&way.expect("another Level").1)).expect("a fix");
    assert!(would.later.contains(&(at(draws(Red, 2)), Fate::GoesWith)), "{:?}", would.later);
    assert!(!would.later.contains(&(at(draws(Green, 1)), Fate::GoesWith)), "{:?}", would.later);
    let held = |game: &Game, seat| game.seat(seat).expect("a seat").hand.of(Deck::ITEMS);
    let drew = |seat| held(hands.game(), seat) - held(&would.game, seat);
    assert!(drew(Red) > 1 && drew(Green) == 0, "{} and {}", drew(Red), drew(Green));
}

#[test]
fn in_a_fix_a_monster_has_its_name_or_is_a_monster() {
    let mut hands = missing_dice();
    assert!(reads(&mut hands, "Fix: RED meets the Level 4 monster"), "{:?}", hands.driver.written());
    assert!(reads(&mut hands, "RED had to run from the Level 14 monster."));
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 8");
    let met = hands.table().session.timeline().here();
    let foe = hands.game().foes.all.first().expect("a monster");
    let def = fight::foe::card::MonsterDef { name: "Potted Plant".to_owned(), ..foe.def.as_ref().clone() };
    let effects = vec![fight::Effect::Card { monster: foe.id, def }.into()];
    does(&mut hands, table::Command::Effects { note: String::new(), effects });
    opens(&mut hands, met);
    assert!(reads(&mut hands, "Fix: RED meets Potted Plant"), "{:?}", hands.driver.written());
}

/// A question is owed, a fight is on, the game is in its last round, or something was taken back: what is put right from now
/// on is put right, and nothing else is touched.
#[test]
fn whatever_goes_on_an_item_is_put_right_from_now_on() {
    let owed = |hands: &mut Hands<_>| {
        hands.taps("meet 20");
        hands.next();
        assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })));
    };
    let fought = |hands: &mut Hands<_>| hands.taps("meet 12");
    let last_turn = |hands: &mut Hands<_>| {
        for seat in [Red, Blue, Green, Yellow] {
            raises(hands, seat, 9);
        }
        hands.taps("meet 1");
    };
    let undone = |hands: &mut Hands<_>| {
        hands.taps("meet 12");
        hands.taps("undo");
    };
    let check = |what: &str, goes: &dyn Fn(&mut Hands<_>)| {
        let mut hands = cared(Care::Everything, 1280.0, 800.0);
        does(&mut hands, sword());
        raises(&mut hands, Green, 3);
        goes(&mut hands);
        let (before, point) = entered(&hands);
        let (agenda, asked) = (hands.game().agenda.clone(), hands.table().question.clone());
        rights(&mut hands, point, Mark::Number(5, true));
        assert_eq!(gear(&hands, Yellow), named("Sword", 5), "{what}");
        assert_eq!((hands.game().agenda.clone(), hands.table().question.clone()), (agenda, asked), "{what}");
        stands(&hands, &before);
        hands.taps("undo");
        assert_eq!(gear(&hands, Yellow), named("Sword", 3), "{what}: it is taken back by itself");
    };
    check("a question is owed", &owed);
    check("a fight is on", &fought);
    check("the last turn", &last_turn);
    check("after an undo", &undone);
}

fn is_throw(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws)))) = command else {
        return false;
    };
    !throws.is_empty()
}

/// BLUE has rolled for a fight and won it; RED has something since.
fn rolled() -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-4");
    hands.taps("die-2");
    hands.next();
    hands.sets(Red, Field::Gold, 700);
    hands
}

#[test]
fn a_die_of_a_fight_with_dice_is_put_right_from_now_on() {
    let then = Hands::new(driver::at("fight", 1280.0, 800.0));
    let (fought, foes) = (level(&then, Blue), then.game().foes.all.len());
    let mut hands = rolled();
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    assert_eq!(level(&hands, Blue), fought + 1);
    let before = entries(&hands.table().session);
    let point = last(&hands.table().session, is_throw);
    opens(&mut hands, point);
    hands.taps("fix-0 1");
    hands.taps("fix-from-now");
    stands(&hands, &before);
    assert_eq!((level(&hands, Blue), hands.game().foes.all.len()), (fought, foes), "it is there again");
    assert_eq!(hands.game().seat(Red).expect("RED").gold, 700);
    assert!(matches!(hands.table().panel, Some(Panel::Seat(Blue))), "the rest is entered by hand");
    assert!(
        hands.table().reminders.iter().any(|line| line.contains(" would have been asked")),
        "{:?}",
        hands.table().reminders
    );
    opens(&mut hands, point);
    let who = hands.words.seat(Blue, Names::of(hands.game()));
    assert!(hands.driver.find(format!("{who} lost the fight after all").as_str()).is_some());
    hands.taps("fix-0 1");
    assert!(!there(&mut hands, "fix-from-now"), "it is not made good twice");
}

#[test]
fn dice_are_put_right_from_now_on_while_nothing_that_they_brought_is_still_open() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-4");
    hands.taps("die-2");
    let session = &hands.table().session;
    let point = last(session, is_throw);
    let timeline = session.timeline();
    let command = timeline.node(point).expect("a roll").command.read().expect("a command");
    let other = dials(session.book(), &timeline.state(timeline.parent(point)), &command)[0].ways[0].1.clone();
    let open = !matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
    assert!(open && since(session, point, &other).is_none(), "{:?}", hands.table().question);
    // What was taken back was not.
    let mut hands = rolled();
    let point = last(&hands.table().session, is_throw);
    hands.taps("undo");
    assert!(since(&hands.table().session, point, &other).is_some());
    hands.taps("undo");
    hands.taps("undo");
    assert!(since(&hands.table().session, point, &other).is_none());
}

fn is_answer(command: &Command) -> bool {
    matches!(command, Command::Table(table::Command::Answer(_)))
}

/// All that an answer could have been: by its pieces, and by what else was listed.
fn instead(session: &Session, point: u32, command: &Command) -> Vec<Command> {
    let timeline = session.timeline();
    let dials = dials(session.book(), &timeline.state(timeline.parent(point)), command);
    let listed = others(session, point).into_iter().map(|other| other.command);
    dials
        .into_iter()
        .flat_map(|dial| dial.ways)
        .map(|(_, way)| way)
        .chain(listed)
        .filter(|way| way != command)
        .collect()
}

#[test]
fn whatever_is_put_right_by_the_difference_asks_nothing_and_the_monster_die_moves_monsters() {
    let session = evening("");
    let (game, timeline) = (session.game(), session.timeline());
    let mut made_good: std::collections::BTreeMap<&str, usize> = std::collections::BTreeMap::new();
    let mut moved = 0;
    for (point, command) in entries(&session).into_iter().filter(|(_, command)| is_answer(command)) {
        let asked = engine::question(session.book(), &timeline.state(timeline.parent(point))).ask;
        for other in instead(&session, point, &command) {
            let Some(since) = since(&session, point, &other) else { continue };
            let mut tried = game.clone();
            engine::act(session.book(), &mut tried, &since.does).expect("it can be made good");
            assert_eq!(tried.agenda, game.agenda, "{point}: {other:?}");
            assert_eq!(tried.turn, game.turn, "{point}: {other:?}");
            *made_good.entry(asked.name()).or_default() += 1;
            let moves = |effect: &Effect| matches!(effect, Effect::Dungeon(dungeon::Effect::MoveMonster { .. }));
            let Command::Table(table::Command::Amend { effects, .. }) = &since.does else { panic!("{since:?}") };
            if matches!(asked, Ask::Dungeon(dungeon::Ask::MonsterDie(_))) && effects.iter().any(moves) {
                moved += 1;
            }
        }
    }
    assert!(moved > 0, "{made_good:?}");
    assert!(made_good.len() > 2, "{made_good:?}");
}
