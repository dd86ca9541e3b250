//! What evenings at the table and in the app had stumbled over, and nobody had mended yet.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::{TIME, evening};
use standie::app::screen::journal;
use standie::app::shell::Clock;
use standie::app::table::hot::{marks, ring};
use standie::app::table::{Keeping, Message as Wish, Panel};
use standie::app::{App, Message, Route};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::record::Who;
use standie::play::{Session, fix, narrate, oracle, playout};
use standie::rules::answer::Answer;
use standie::rules::card::{CardDef, CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Cites;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::room::Face;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::Fact;
use standie::rules::ids::{Colour, RoomId, Side};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::seat::Health;
use standie::rules::table;

/// Every arrow of the map that somebody has read.
fn arrows(game: &standie::rules::game::Game) -> Vec<(RoomId, Colour, Arrow)> {
    let rooms = game.dungeon.iter().flat_map(|d| d.rooms.iter());
    let each = rooms.flat_map(|room| Colour::ALL.map(|colour| (room.id, colour, room.tile.up.arrows.of(colour))));
    each.filter(|(_, _, arrow)| *arrow != Arrow::Unknown).collect()
}

#[test]
fn an_arrow_that_was_read_stays_that_arrow_when_the_die_is_put_right() {
    let mut session = evening("nobody has looked");
    let Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) = session.question().ask else { panic!("an arrow") };
    let before = arrows(session.game());
    let east = Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(Side::East)));
    session.submit(&Command::Table(table::Command::Answer(east)), Who::Table, TIME).expect("it points east");
    let timeline = session.timeline();
    let rolled = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour))));
    let is_die = |point: &u32| timeline.node(*point).is_some_and(|n| n.command.read().ok().as_ref() == Some(&rolled));
    let die = timeline.path(timeline.here()).into_iter().rev().find(is_die).expect("the die was told");
    let mut asked = 0;
    for other in Colour::ALL.into_iter().filter(|other| *other != colour) {
        let other = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(other))));
        let Ok(preview) = fix::preview(&session, die, Some(&other)) else { continue };
        let (now, mut known) = (arrows(&preview.game), before.clone());
        known.push((room, colour, Arrow::To(Side::East)));
        known.sort_by_key(|(room, colour, _)| (*room, *colour));
        let mut now_sorted = now;
        now_sorted.sort_by_key(|(room, colour, _)| (*room, *colour));
        assert_eq!(now_sorted, known, "nobody has looked at another arrow");
        asked += 1;
    }
    assert!(asked > 0, "the die can show something else");
}

#[test]
fn what_a_room_takes_is_told_as_that_room_s() {
    let session = evening("middle");
    let game = session.game();
    let (seat, room) = (game.seats[0].colour, RoomId(1));
    let rule = dungeon::Event::RoomRule { seat, room, text: "Exact change only.".to_owned() };
    let timeline = session.timeline();
    let cited = timeline.path(timeline.here()).into_iter().filter_map(|point| timeline.node(point));
    let cites = cited.flat_map(|node| &node.facts).map(|f| f.cites).find(|c| !c.is_empty()).expect("a rule");
    let read = Fact { event: rule.into(), cites };
    let odd = Cites::default();
    let gold = Fact { event: dungeon::Event::Gold { seat, from: 300, to: 250 }.into(), cites: odd };
    let (from, to) = (Health { red: 3, max: 4 }, Health { red: 2, max: 4 });
    let hit = Fact { event: dungeon::Event::Health { seat, from, to }.into(), cites: odd };
    let words = Words::load("en");
    let names = Names::of(game);
    let said = |facts: &[Fact]| -> Vec<String> {
        narrate::tell(game, facts).iter().map(|line| words.say(&line.message, names)).collect()
    };
    let name = words.room(room, names);
    let told = narrate::tell(game, &[read.clone(), gold.clone(), hit.clone()]);
    assert_eq!(told[1].cites, read.cites, "the rule that was read there, and no other");
    let lines = said(&[read, gold.clone(), hit]);
    assert!(lines[1].contains(&name) && lines[1].contains("50"), "{lines:?}");
    assert!(lines[2].contains(&name), "{lines:?}");
    assert!(!said(&[gold])[0].contains(&name), "elsewhere it is nobody's");
}

#[test]
fn a_room_that_lies_on_the_map_is_not_said_to_be_missing_from_the_box() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(evening("tile"), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let name = "Padded Cell";
    let face = Face { name: name.to_owned(), ..Face::default() };
    let effects = vec![Effect::Dungeon(dungeon::Effect::Print { room: RoomId(0), face })];
    let named = Command::Table(table::Command::Amend { note: String::new(), effects });
    hands.driver.message(Message::Table(Wish::does(named)));
    hands.taps("letters");
    hands.driver.types(name);
    let there = hands.words.with("find-there", &[("name", name.into())]);
    assert!(hands.driver.sees(&there), "{name}");
    let nothing = hands.words.get("find-nothing");
    assert!(!hands.driver.sees(&nothing));
    hands.driver.types(" Annexe");
    assert!(hands.driver.sees(&nothing), "of another name nothing is known");
}

#[test]
fn a_race_put_in_play_at_the_seat_leaves_the_hand() {
    let mut hands = Hands::new(driver::at("seat", 1280.0, 800.0));
    let held = |hands: &Hands<_>| hands.game().seat(Colour::Blue).expect("Blue").hand.of(Deck::DXM);
    let before = held(&hands);
    assert!(before > 0);
    let race = |hands: &Hands<_>| hands.game().seat(Colour::Blue).expect("Blue").races.clone();
    let other =
        ["halfling", "dwarf"].into_iter().find(|kind| !race(&hands).contains(&(*kind).to_owned())).expect("one");
    hands.taps_word(&format!("kind-{other}"));
    assert_eq!(race(&hands), [other]);
    assert_eq!(held(&hands), before - 1, "it was a card of the hand");
    hands.taps_word(&format!("kind-{other}"));
    assert_eq!(held(&hands), before - 1, "and goes to the discards, not back");
}

#[test]
fn who_has_never_finished_a_game_has_twice_the_time_to_react() {
    let mut hands = Hands::new(driver::at("hot_ring", 1280.0, 800.0));
    let usual = ring::whole(&hands.driver.state.shell, hands.table()).expect("a ring");
    hands.driver.state.shell.newcomers = true;
    assert_eq!(ring::whole(&hands.driver.state.shell, hands.table()), Some(2 * usual));
    hands.driver.state.shell.settings.ring = standie::store::settings::RING_OPEN;
    assert_eq!(ring::whole(&hands.driver.state.shell, hands.table()), None, "that is long enough");
}

/// One person and one whom the app plays; with these cards in the first hand, as far as they are in the box.
fn holding(wanted: &[CardId]) -> Session {
    let mut setup = playout::setup(2);
    setup.seats[1].bot = Some("cautious".to_owned());
    setup.first = Some(setup.seats[0].colour);
    let (mut session, _) = Session::begin(catalog::book(), setup, "", 3, TIME).expect("a game");
    let me = session.game().seats[0].colour;
    loop {
        let question = session.question();
        let answer = match (&question.ask, question.seat) {
            (Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }), Some(seat)) if seat == me => {
                let left = session.game().stock.as_ref().expect("a stock").draw.and(session.book().cards.stack(*deck));
                let mut hand: Vec<CardId> = wanted.iter().copied().filter(|card| left.has(*card)).collect();
                hand.extend(left.iter().filter(|card| !wanted.contains(card)));
                Some(Answer::Cards(cards::Answer::Cards(hand.into_iter().take(*count as usize).collect::<CardSet>())))
            }
            (Ask::Table(table::Ask::Opening), _) => Some(Answer::Table(table::Answer::Done)),
            _ => None,
        };
        let chance = engine::waits_for(session.book(), session.game()) == engine::Decider::Chance;
        let Some(answer) = answer.or_else(|| if chance { oracle::answer(&session) } else { None }) else {
            return session;
        };
        session.submit(&Command::Table(table::Command::Answer(answer)), Who::App, TIME).expect("a card");
    }
}

#[test]
fn an_item_that_waits_for_a_race_is_taken_up_with_it() {
    let book = catalog::book();
    let all = || {
        let stacks = [Deck::TREASURE, Deck::DXM].map(|deck| book.cards.stack(deck));
        stacks
            .into_iter()
            .flat_map(|stack| stack.iter().collect::<Vec<CardId>>())
            .filter_map(|card| book.cards.card(card).map(|def| (card, def)))
    };
    // An Item for one Race or Class alone, and the card of that.
    let mut pairs = all().filter_map(|(item, def)| {
        let CardKind::Item { gear, .. } = &def.is else { return None };
        let [only] = gear.only.as_slice() else { return None };
        let is = |def: &CardDef| matches!(&def.is, CardKind::Race(kind) | CardKind::Class(kind) if *kind == *only);
        let kind = all().find(|(_, def)| is(def))?;
        (gear.moves >= 0 && gear.dice >= 0).then_some((item, kind.0))
    });
    let (item, race) = pairs.next().expect("an Item for one kind alone");
    let session = holding(&[item, race]);
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let seat = hands.game().seats[0].colour;
    let plays = |hands: &mut Hands<_>, card| {
        let command = munchkin::Command::PlayCard { seat, card, choice: Choice::default() };
        hands.driver.message(Message::Table(Wish::does(Command::Munchkin(command))));
    };
    plays(&mut hands, item);
    let packed = |hands: &Hands<_>| hands.game().seats[0].gear.iter().find(|g| g.card == Some(item)).map(|g| g.packed);
    assert_eq!(packed(&hands), Some(true), "nobody but a {race:?} can use it");
    plays(&mut hands, race);
    assert_eq!(packed(&hands), Some(false), "it fits now");
}

#[test]
fn the_journal_tells_what_came_of_a_deed_and_folds_turns() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let timeline = hands.table().session.timeline();
    let words = &hands.words;
    // Something that was more than one line, in the newest entries.
    let more = timeline.path(timeline.here()).into_iter().rev().take(30).find_map(|point| {
        let node = timeline.node(point)?;
        let before = timeline.state(node.parent);
        let names = Names::told(hands.table().session.book(), hands.game(), &before);
        let lines = narrate::tell(&before, &node.facts);
        (lines.len() > 2).then(|| words.say(&lines[2].message, names))
    });
    let more = more.expect("a deed with consequences");
    let sees = |hands: &mut Hands<_>| {
        let all: Vec<String> = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
            iced_test::selector::Candidate::Text { content, .. } => Some(content.to_owned()),
            _ => None,
        });
        all.iter().any(|text| text.contains(&more))
    };
    assert!(sees(&mut hands), "{more}");
    hands.driver.message(Message::Journal(journal::Message::FoldAll(true)));
    assert!(!sees(&mut hands), "folded away");
    // A turn in which nothing has happened yet has no head.
    let timeline = hands.table().session.timeline();
    let now = timeline.state(timeline.parent(timeline.here())).turn.number;
    hands.taps(&format!("turn-{now}"));
    hands.driver.message(Message::Journal(journal::Message::FoldAll(false)));
    assert!(sees(&mut hands));
    hands.driver.message(Message::Table(Wish::opens(Panel::Menu)));
}

#[test]
fn every_card_has_signs_for_what_it_counts_and_each_is_explained() {
    let (book, words) = (catalog::book(), Words::load("en"));
    let mut seen = 0;
    for deck in [Deck::TREASURE, Deck::DXM] {
        for card in book.cards.stack(deck).iter() {
            let def = book.cards.card(card).expect("a card");
            let signs = marks::of(&words, &book, def);
            assert!(!signs.is_empty(), "{}", def.name);
            assert!(
                signs.iter().all(|mark| !mark.text.is_empty() && !mark.text.contains('{')),
                "{}: {signs:?}",
                def.name
            );
            let counts = |glyph: &str, by: i32| signs.iter().any(|mark| mark.glyph == glyph && mark.by == Some(by));
            if let CardKind::Item { gear, .. } = &def.is {
                let figures =
                    [("sword", i32::from(gear.bonus)), ("die", gear.dice.into()), ("boot", gear.moves.into())];
                for (glyph, by) in figures.into_iter().filter(|(_, by)| *by != 0) {
                    assert!(counts(glyph, by), "{}: {signs:?}", def.name);
                    seen += 1;
                }
            }
            if let CardKind::Enhancer(add) = &def.is {
                let figures =
                    [("die", i32::from(add.dice)), ("chest", add.treasures.into()), ("star", add.levels.into())];
                for (glyph, by) in figures.into_iter().filter(|(_, by)| *by != 0) {
                    assert!(counts(glyph, by), "{}: {signs:?}", def.name);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 60, "{seen}");
}
