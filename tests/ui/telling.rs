//! What is going on is said to whoever has to know it, at a game that is all in the app.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::app::table::hot::Dice;
use standie::catalog::words::Names;
use standie::play::narrate::card;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::{self, deck::Deck};
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::turn;

/// Where a text can be seen.
fn seen(hands: &mut Hands<impl Window>, text: &str) -> Option<Rectangle> {
    let found = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, visible_bounds: Some(seen), .. } if content == text => Some(seen),
        _ => None,
    });
    found.first().copied()
}

#[test]
fn a_curse_in_a_fight_is_read_before_anything_of_the_fight() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("hot_fight_cursed", width, height));
        assert!(hands.table().fights());
        let Some(Step::Munchkin(munchkin::Step::Cursed { seat, by: Some(by), name, card, .. })) =
            hands.game().top().cloned()
        else {
            panic!("{:?}", hands.game().top())
        };
        let names = Names::of(hands.game());
        let (whom, by) = (hands.words.seat(seat, names), hands.words.seat(by, names));
        let does = hands.table().session.book().cards.card(card.expect("a card")).expect("it").clone();
        // On the stage the fight is seen all the while; beside it the Curse is the first thing.
        let told: Vec<String> = hands.table().log.iter().map(|line| line.text.clone()).collect();
        let told: Vec<Rectangle> = told.iter().filter_map(|line| seen(&mut hands, line)).collect();
        let played = format!("{by} plays a Curse on {whom}");
        let lines = card::all(&hands.driver.state.shell.words, hands.table().session.book(), &does);
        assert!(!lines.is_empty());
        for text in [played, name].into_iter().chain(lines) {
            let at = seen(&mut hands, &text).unwrap_or_else(|| panic!("{width}x{height}: “{text}” is not to be seen"));
            let beside = |line: &&Rectangle| line.x < at.x + at.width && at.x < line.x + line.width;
            let above = told.iter().filter(beside).all(|line| at.y + at.height <= line.y + 1.0);
            assert!(above, "{width}x{height}: “{text}” stands below what happened before");
        }
    }
}

/// Somebody who is no person at the screen dies in a person's turn.
fn dies(hands: &mut Hands<impl Window>) -> Colour {
    let bot = hands.game().seats.iter().find(|s| s.bot.is_some() && !s.dead).expect("a bot").colour;
    let effects = vec![Effect::Dungeon(dungeon::Effect::Health { seat: bot, change: Amount::To(0) })];
    hands
        .driver
        .message(Message::Table(Do::does(Command::Table(table::Command::Effects { note: String::new(), effects }))));
    assert!(hands.game().seat(bot).expect("it").dead);
    bot
}

fn note(hands: &Hands<impl Window>, dead: Colour) -> String {
    let name = hands.words.seat(dead, Names::of(hands.game()));
    let lies = hands.game().dungeon.as_deref().is_some_and(|d| d.rooms.iter().any(|room| room.pile.is_some()));
    hands.words.with(if lies { "banner-died-pile" } else { "banner-died" }, &[("seat", name.into())])
}

/// On to the next turn of a person, who answers whatever is asked meanwhile with no.
fn next_turn(hands: &mut Hands<impl Window>) {
    let now = hands.game().turn.number;
    hands.driver.message(Message::Table(Do::does(Command::Turn(turn::Command::EndTurn))));
    for _ in 0..400 {
        let table = hands.table();
        if table.game().turn.number > now && matches!(table.question.ask, Ask::Table(table::Ask::Turn { .. })) {
            return;
        }
        let moves = table.hot.as_ref().expect("a game in the app").moves.clone();
        let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
        let does = if moves.contains(&no) { Some(no) } else { moves.first().cloned() };
        let held = table.question.seat.and_then(|c| table.game().seat(c)).map(|s| s.held.clone()).unwrap_or_default();
        let does = match table.question.ask {
            Ask::Cards(cards::Ask::Cards { count, drawn: false, .. }) => Command::Table(table::Command::Answer(
                Answer::Cards(cards::Answer::Cards(held.iter().take(count as usize).collect())),
            )),
            _ => does.unwrap_or_else(|| panic!("{:?}", table.question)),
        };
        hands.driver.message(Message::Table(Do::does(does)));
    }
    panic!("no turn comes: {:?}", hands.table().question);
}

#[test]
fn a_death_is_said_until_it_is_touched() {
    let mut hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let dead = dies(&mut hands);
    let note = note(&hands, dead);
    assert!(seen(&mut hands, &note).is_some(), "it is said");
    hands.taps(&format!("died {}", dead.name()));
    assert!(seen(&mut hands, &note).is_none(), "it is read");
}

#[test]
fn a_death_is_still_said_at_ones_own_next_turn_and_no_longer() {
    let mut hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let dead = dies(&mut hands);
    let note = note(&hands, dead);
    next_turn(&mut hands);
    assert!(seen(&mut hands, &note).is_some(), "who skipped ahead reads it now");
    next_turn(&mut hands);
    assert!(seen(&mut hands, &note).is_none(), "a turn has gone by");
}

#[test]
fn a_game_that_is_over_is_neither_skipped_nor_done_by_hand() {
    let mut hands = Hands::new(driver::at("hot_over", 1280.0, 800.0));
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))));
    for id in ["answer-by-hand", "answer-skip"] {
        let text = hands.words.get(id);
        assert!(seen(&mut hands, &text).is_none(), "“{text}” does nothing now");
    }
}

#[test]
fn one_die_is_a_die() {
    let mut told = 0;
    for preset in ["hot_search", "hot_dice"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let cast = hands.table().hot.as_ref().and_then(|hot| hot.cast.clone()).expect("dice");
        let dice = match &cast.dice {
            Dice::Six(faces) => faces.len(),
            Dice::Ten(_) | Dice::Monster(_) => 1,
            Dice::Fight(throws) => throws.iter().map(|t| t.faces.len()).sum(),
        };
        // What else a die is rolled for has words of its own.
        if !["cast-search", "cast-fight"].contains(&cast.what) {
            continue;
        }
        let said = match dice {
            1 => "The die is cast. Messing with it?",
            _ => "The dice are cast. Messing with them?",
        };
        assert!(seen(&mut hands, said).is_some(), "{preset}: {dice} dice");
        told += usize::from(dice == 1);
    }
    assert!(told > 0, "one die somewhere");
}

#[test]
fn nobody_who_is_alone_is_asked_whether_all_agree() {
    for (preset, says) in [("hot_search", [true, false]), ("hot_relay", [false, true])] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        if says[0] {
            hands.driver.tap(widget::Id::from("undo"));
            assert!(hands.table().undo_armed, "something has been seen");
        } else if let Some(table) = &mut hands.driver.state.table {
            // Two people; as after the first touch.
            table.undo_armed = true;
        }
        // However many turns it goes back.
        let said = ["bar-undo-alone", "bar-undo-agreed"].map(|id| {
            let mut each =
                (0..4).map(|turns| hands.words.with(id, &[("turns", turns.into())])).collect::<Vec<_>>().into_iter();
            each.any(|text| seen(&mut hands, &text).is_some())
        });
        assert_eq!(said, says, "{preset}");
    }
}

/// Cards that came to one hand only have been seen by nobody else, and undo says so.
#[test]
fn undo_says_who_has_seen_what_it_takes_back() {
    let mut hands = Hands::new(driver::at("doors_turn", 1280.0, 800.0));
    let seat = hands.table().hot.as_ref().and_then(|hot| hot.mover()).expect("somebody");
    for (open, seen) in [(false, Some(seat)), (true, None)] {
        let before = hands.table().session.timeline().here();
        let draws = cards::Effect::Hand { seat, deck: Deck::TREASURE, change: Amount::By(1) };
        let shows = open.then_some(cards::Effect::Show { seat });
        let effects = std::iter::once(draws).chain(shows).map(Effect::Cards).collect();
        let effects = Command::Table(table::Command::Effects { note: String::new(), effects });
        hands.driver.message(Message::Table(Do::does(effects)));
        assert!(hands.table().session.timeline().here() > before && hands.table().session.undo_reveals());
        assert_eq!(hands.table().session.undo_seen_by(), seen, "face up: {open}");
    }
}

#[test]
fn what_is_told_is_told_by_the_rules_that_are_played() {
    let mut told = 0;
    for (preset, claimed) in
        [("classic_claimed", true), ("classic_over", false), ("row_beside", false), ("row_over", false)]
    {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        if claimed {
            hands.next();
        }
        for line in &hands.table().log {
            let foreign: Vec<_> = line.cites.iter().filter(|rule| rule.as_str().starts_with("MQ-")).collect();
            assert!(foreign.is_empty(), "{preset}: {}: {foreign:?}", line.text);
            told += line.cites.iter().count();
        }
    }
    assert!(told > 10, "{told}");
}

/// A room that is turned over is told by what it was and by what it is.
#[test]
fn a_room_that_is_turned_over_is_told_by_both_its_names() {
    let mut hands = Hands::new(driver::at("hot_search", 1280.0, 800.0));
    let face = |name: &str| dungeon::room::Face { name: name.to_owned(), ..dungeon::room::Face::default() };
    let room =
        hands.game().dungeon.as_deref().and_then(|map| map.rooms.iter().find(|room| !room.entrance)).map(|r| r.id);
    let room = room.expect("a room");
    for name in ["Trampoline Chapel", "Gravity Testing Shaft"] {
        let effects = vec![Effect::Dungeon(dungeon::Effect::FlipRoom { room, face: Some(face(name)) })];
        let amend = table::Command::Amend { note: String::new(), effects };
        hands.driver.message(Message::Table(Do::does(amend.into())));
    }
    let node = hands.table().session.timeline();
    let here = node.here();
    let facts = &node.node(here).expect("a deed").facts;
    let lines = standie::play::narrate::tell(&node.state(node.parent(here)), facts);
    let told: Vec<String> = lines.iter().map(|line| hands.words.say(&line.message, Names::of(hands.game()))).collect();
    let said = told.iter().any(|line| line.contains("Trampoline Chapel") && line.contains("Gravity Testing Shaft"));
    assert!(said, "{told:?}");
}
