//! Munchkin Quest, beside its box and without one: cards out of counted hands, standies that are only ticked, who came to
//! whom, and what a second touch must not do.

use crate::hands::Hands;
use crate::hot::hot;
use crate::paid::there;
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::hot::{Hot, Next, Until, Wish, marks, worth};
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::player::Players;
use standie::play::{Session, reacting};
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dice::lying;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Blue, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::table::step::About;
use standie::rules::{munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: Command) {
    hands.driver.message(Message::Table(Do::does(command)));
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    does(hands, Command::Table(table::Command::Amend { note: String::new(), effects }));
}

fn hand(hands: &Hands<impl Window>, seat: Colour, deck: Deck) -> u8 {
    hands.game().seat(seat).expect("a seat").hand.of(deck)
}

/// A fight beside the box, with hands counted: everybody holds three of each.
fn counted((width, height): (f32, f32)) -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at("fight", width, height));
    does(&mut hands, Command::Table(table::Command::Care(Care::Everything)));
    let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
    let all = |deck| seats.iter().map(move |seat| cards::Effect::Hand { seat: *seat, deck, change: Amount::To(3) });
    let effects = [Deck::TREASURE, Deck::DXM].into_iter().flat_map(all).map(Effect::Cards).collect();
    amends(&mut hands, effects);
    hands
}

#[test]
fn a_card_touched_as_a_number_leaves_the_hand_it_came_from_and_nothing_moves() {
    for size in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = counted(size);
        let stay = ["play a card", "curse", "add-us-5-0", "add-them-10-0", "context"];
        let stands = |hands: &mut Hands<_>| {
            stay.map(|id| hands.driver.find(Id::from(id.to_owned())).map(|found| found.bounds()))
        };
        let before = stands(&mut hands);
        for (id, deck) in
            [("add-us-5-0", Deck::TREASURE), ("add-them-10-0", Deck::DXM), ("add-them-0-1", Deck::TREASURE)]
        {
            let held = hand(&hands, Red, deck);
            hands.taps(id);
            assert!(there(&mut hands, "owed red"), "{size:?} {id}: whose it was is asked");
            assert_eq!(stands(&mut hands), before, "{size:?} {id}: nothing moves");
            if std::env::var("STANDIE_PICTURE").is_ok() {
                let path = format!("target/pictures/quest-owed-{}-{id}.png", size.0);
                hands.driver.save_png(std::path::Path::new(&path));
            }
            hands.taps("owed red");
            assert_eq!(hand(&hands, Red, deck), held - 1, "{size:?} {id}");
            assert!(!there(&mut hands, "owed red"), "{size:?} {id}: it is asked once");
            assert_eq!(stands(&mut hands), before, "{size:?} {id}: nothing moves");
        }
    }
}

#[test]
fn whoever_says_nothing_has_played_what_helps_them() {
    let mut hands = counted((1280.0, 800.0));
    let main = fight::kept(hands.game()).expect("a fight").main;
    let held = hand(&hands, main, Deck::TREASURE);
    hands.taps("add-us-5-0");
    hands.next();
    assert_eq!(hand(&hands, main, Deck::TREASURE), held - 1, "whoever fights has added it");
}

#[test]
fn the_last_tick_is_only_a_tick() {
    let rolled = |colour: &Colour| {
        let mut hands = Hands::new(driver::at("routes", 1280.0, 800.0));
        hands.taps(&format!("colour-{}", colour.name()));
        match hands.table().question.ask.clone() {
            Ask::Dungeon(dungeon::Ask::Moving { left }) if !left.is_empty() => Some((hands, left)),
            _ => None,
        }
    };
    let (mut hands, left) = Colour::ALL.iter().find_map(rolled).expect("a colour that moves some");
    for monster in left {
        hands.taps(&format!("tick-{}", monster.0));
    }
    let moving = |hands: &Hands<_>| matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. }));
    assert!(moving(&hands), "the last tick has ended it: {:?}", hands.table().question);
    let all = hands.words.get("next-all-moved");
    assert!(hands.driver.sees(&all), "the next step says the same");
    hands.next();
    assert!(!moving(&hands), "all are moved");
}

/// A game in the app of RED and two bots, with what else is arranged.
pub fn quest(more: &str, seed: u64) -> Hands<impl Window + use<>> {
    let setup = format!(
        r#"{{"system": "quest", "first": "red", "expansion": true,
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red"}}, {{"colour": "blue", "bot": "careful"}}, {{"colour": "green", "bot": "reckless"}}]{more}}}"#
    );
    begins(&setup, seed)
}

fn begins(setup: &str, seed: u64) -> Hands<impl Window + use<>> {
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let book = catalog::books().find("quest").expect("a game").clone();
    let session = Session::begin(book, setup, "", seed, TIME).expect("a game").0;
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

/// RED does what a bot would, the others go on; but nothing is played where everybody is asked.
pub fn goes_on(hands: &mut Hands<impl Window>, mind: &mut Players) {
    hands.waits();
    let window = matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { .. }));
    let next = match hot(hands.table()).mover() {
        Some(_) if window => Do::does(reacting::PASSES),
        Some(seat) => match mind.decide(&hands.table().session, seat) {
            Some(command) => Do::does(command),
            None => Do::Asked(OnAsked::Next),
        },
        None => Do::Hot(Wish::Hurry),
    };
    hands.driver.message(Message::Table(next));
}

#[test]
fn whoever_has_to_fight_what_came_to_them_reads_so() {
    let mut seen = 0;
    for seed in 0..12 {
        let mut hands = quest("", seed);
        let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
        for _ in 0..300 {
            if hot(hands.table()).next == Next::Over || seen >= 3 {
                break;
            }
            let fights = matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. }));
            let own = hands.table().hot.as_ref().and_then(Hot::mover) == Some(Red);
            if fights && own && fight::kept(hands.game()).is_some_and(|fight| fight.main == Red) {
                let came = hands.table().came_to(Red);
                let text = "came into your room";
                let said = hands.driver.written().iter().any(|(written, ..)| written.contains(text));
                assert_eq!(said, !came.is_empty(), "{seed}: {came:?}");
                if said {
                    seen += 1;
                    if std::env::var("STANDIE_PICTURE").is_ok() {
                        let path = format!("target/pictures/quest-came-{seen}.png");
                        hands.driver.save_png(std::path::Path::new(&path));
                    }
                }
            }
            goes_on(&mut hands, &mut mind);
        }
    }
    assert!(seen > 0, "nobody ever came");
}

#[test]
fn a_level_for_one_health_takes_two_touches() {
    for (red, touches) in [(3, 2), (1, 1)] {
        let mut hands = quest("", 3);
        let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
        for _ in 0..20 {
            let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
            if turn && hot(hands.table()).mover() == Some(Red) {
                break;
            }
            goes_on(&mut hands, &mut mind);
        }
        amends(
            &mut hands,
            vec![
                munchkin::Effect::Level { seat: Red, change: Amount::To(5), kill: false }.into(),
                Effect::Dungeon(dungeon::Effect::Health { seat: Red, change: Amount::To(red) }),
            ],
        );
        let brings = format!("Level 5 › 4, Health {red} › 4");
        assert!(hands.driver.written().iter().any(|(text, ..)| text.contains(&brings)), "{brings} is said");
        if std::env::var("STANDIE_PICTURE").is_ok() {
            hands.driver.save_png(std::path::Path::new(&format!("target/pictures/quest-heal-{red}.png")));
        }
        let level = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").level;
        for left in (0..touches).rev() {
            assert_eq!(level(&hands), 5, "{left} touches are left");
            hands.taps("heal");
        }
        assert_eq!(level(&hands), 4);
    }
}

#[test]
fn what_strengthens_a_monster_bears_its_sign() {
    let books = catalog::books();
    let (book, words) = (books.find("quest").expect("a game"), Words::load("en"));
    let mut seen = 0;
    for (card, _) in book.cards.by_number() {
        let Some(def) = book.cards.card(card) else { continue };
        let standie::rules::card::CardKind::Enhancer(add) = &def.is else { continue };
        let signs = marks::of(&words, book, def);
        assert!(signs.iter().all(|mark| mark.glyph != "sword"), "{}: {signs:?}", def.name);
        if add.strength != 0 {
            seen += 1;
            let says = format!("Monster {:+}", add.strength);
            assert!(signs.iter().any(|mark| mark.glyph == "monster" && mark.text == says), "{signs:?}");
        }
    }
    assert!(seen > 0, "no such card");
}

#[test]
fn nobody_passes_everything_by_a_second_touch_on_a_card() {
    let hold = r#", "hands": {"red": ["A Small Table-Flip", "Cat on the Board"], "blue": [], "green": []}"#;
    let mut tried = 0;
    for seed in 0..6 {
        let mut hands = quest(hold, seed);
        let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
        for _ in 0..60 {
            let asks = matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about: About::Turn, .. }));
            let plays = hot(hands.table()).moves.iter().find(|command| reacting::plays(command)).cloned();
            if let (true, Some(Red), Some(plays)) = (asks, hot(hands.table()).mover(), plays) {
                hands.waits();
                does(&mut hands, plays);
                if hot(hands.table()).mover() != Some(Red) || !there(&mut hands, "peace-turn") {
                    break;
                }
                hands.sees_it();
                let played = hands.table().session.records();
                let drawn = hands.driver.state.shell.clock.now();
                let rests = Do::Hot(Wish::Peace(Red, Some(Until::Turn)));
                hands.driver.state.shell.clock = Clock::Fixed(drawn + 400);
                hands.driver.message(Message::Touch(rests.clone()));
                let records = hands.table().session.records();
                assert_eq!(records, played, "{seed}: the same finger, a moment later");
                assert_eq!(hot(hands.table()).mover(), Some(Red), "{seed}: and RED is asked");
                hands.driver.state.shell.clock = Clock::Fixed(drawn + 1_000);
                hands.driver.message(Message::Touch(rests));
                assert!(hands.table().session.records() > played, "{seed}: a touch of its own");
                tried += 1;
                break;
            }
            goes_on(&mut hands, &mut mind);
        }
    }
    assert!(tried > 0, "nobody was asked");
}

#[test]
fn a_card_that_wins_ties_asks_nobody_where_nothing_is_tied() {
    let hold = r#", "hands": {"red": ["Photo Finish"], "blue": [], "green": []}"#;
    let mut cast = [0, 0];
    for seed in 0..40 {
        let mut hands = quest(hold, seed);
        let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
        for _ in 0..120 {
            let asks = matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about: About::Dice, .. }));
            let dice = fight::kept(hands.game()).filter(|fight| matches!(fight.stage, fight::Stage::Rolled(_)));
            let ties = |command: &&Command| {
                let mut then = hands.game().clone();
                let book = hands.table().session.book();
                standie::rules::engine::act(book, &mut then, command).is_ok()
                    && fight::kept(&then).is_some_and(|fight| fight.ties_won)
            };
            let all = &hot(hands.table()).moves;
            let ties: Vec<Command> = all.iter().filter(ties).cloned().collect();
            if asks && dice.is_some() && !ties.is_empty() && hot(hands.table()).mover() == Some(Red) {
                let (book, game) = (hands.table().session.book(), hands.game());
                let sides = fight::sides::sums(book, game, fight::current(game).expect("a fight"));
                let throws = dice.map(|fight| fight.stage.throws()).unwrap_or_default();
                let (ours, theirs) = fight::roll::totals(&sides, throws);
                let asked = worth::asking(book, game, (About::Dice, Red), &ties);
                assert_eq!(asked, ours == theirs && !sides.wins(ours, theirs), "{seed}: {ours} against {theirs}");
                cast[usize::from(asked)] += 1;
            }
            goes_on(&mut hands, &mut mind);
        }
        if cast[1] > 0 {
            break;
        }
    }
    assert!(cast[1] > 0, "nothing was ever tied: {cast:?}");
}

#[test]
fn beside_the_box_blue_is_asked_like_everybody() {
    let mut hands = counted((1280.0, 800.0));
    let held = hand(&hands, Blue, Deck::TREASURE);
    hands.taps("add-them-3-0");
    hands.taps("owed blue");
    assert_eq!(hand(&hands, Blue, Deck::TREASURE), held - 1);
}

#[test]
fn the_card_touched_last_is_asked_about_first_and_then_the_earlier_one() {
    for size in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = counted(size);
        let main = fight::kept(hands.game()).expect("a fight").main;
        let held = |hands: &Hands<_>| {
            [(Red, Deck::TREASURE), (Red, Deck::DXM), (Blue, Deck::DXM), (Blue, Deck::TREASURE)]
                .map(|(seat, deck)| hand(hands, seat, deck))
        };
        let [first, second, third, fourth] = held(&hands);
        hands.taps("add-us-3-0");
        hands.taps("add-them-5-0");
        if std::env::var("STANDIE_PICTURE").is_ok() {
            let path = format!("target/pictures/quest-owed-two-{}.png", size.0);
            hands.driver.save_png(std::path::Path::new(&path));
        }
        hands.taps("owed blue");
        assert_eq!(held(&hands), [first, second, third - 1, fourth], "{size:?}: the +5");
        let who = hands.words.seat(main, Names::of(hands.game()));
        let what = hands.words.with("owed-for", &[("what", "+3".into()), ("who", who.into())]);
        let said = hands.words.with("owed-by", &[("what", what.into())]);
        assert!(hands.driver.sees(&said), "{size:?}: {said}");
        hands.taps("owed red");
        assert_eq!(held(&hands), [first - 1, second, third - 1, fourth], "{size:?}: the +3");
        assert!(!there(&mut hands, "owed red"), "{size:?}: both are said");
    }
}

#[test]
fn whose_card_it_was_is_asked_again_once_it_is_taken_back() {
    let mut hands = counted((1280.0, 800.0));
    let held = [Red, Blue].map(|seat| hand(&hands, seat, Deck::DXM));
    hands.taps("add-us-3-0");
    hands.taps("add-them-5-0");
    hands.taps("owed blue");
    hands.taps("undo");
    hands.taps("owed red");
    assert_eq!([Red, Blue].map(|seat| hand(&hands, seat, Deck::DXM)), [held[0] - 1, held[1]]);
    assert!(there(&mut hands, "owed red"), "the +3 is still open");
    hands.taps("undo");
    hands.taps("undo");
    assert!(there(&mut hands, "owed red"), "the +5 was never played: the +3 was");
    hands.taps("undo");
    assert!(!there(&mut hands, "owed red"), "nothing was played");
    hands.taps("redo");
    assert!(there(&mut hands, "owed red"), "it was after all");
}

/// Whoever holds a card for dice is asked where something hangs on them, and not after every die.
#[test]
fn whoever_holds_a_card_for_dice_is_not_asked_about_every_die() {
    for people in [1, 2] {
        let mut asked = 0;
        for seed in 0..12 {
            let more = r#", "hands": {"red": ["Dice Jail Parole", "Dice Jail Parole"], "blue": [], "green": []}"#;
            let mut hands = begins(&set_up(people, more), seed);
            // Where nobody watches no ring is seen.
            hands.driver.state.shell.pace = if people > 1 { 320 } else { 0 };
            let mut mind = Players::new(std::iter::repeat_n("greedy", 3));
            for _ in 0..60 {
                let dice =
                    matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about: About::Dice, .. }));
                let now = hot(hands.table()).next;
                if dice && matches!(now, Next::Ring | Next::Person(_)) {
                    let game = hands.game();
                    let seats: &[Colour] = match now {
                        Next::Person(ref seat) => std::slice::from_ref(seat),
                        _ => &hot(hands.table()).ring.slots,
                    };
                    let step = lying::asked(game);
                    assert!(!matches!(step, Some(Step::Dungeon(dungeon::Step::BaseRoll { .. }))), "{seed}: a base");
                    let marches = matches!(step, Some(Step::Dungeon(dungeon::Step::MonsterRoll { .. })));
                    assert!(!marches || !game.foes.all.is_empty(), "{seed}: nobody to march");
                    for seat in seats {
                        assert!(reacting::dice_concern(hands.table().session.book(), game, *seat), "{seed}: {seat:?}");
                    }
                    asked += 1;
                }
                if now == Next::Ring {
                    hands.driver.message(Message::Table(Do::Hot(Wish::WaiveAll)));
                    continue;
                }
                if let Some(seat) = hot(hands.table()).handed() {
                    hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
                    continue;
                }
                goes_on(&mut hands, &mut mind);
            }
        }
        assert!(asked > 3, "{people}: {asked}");
    }
}

/// A game with so many people at one screen; several are asked about dice every time.
fn set_up(people: usize, more: &str) -> String {
    let (rule, blue) = if people == 1 {
        ("{}", r#"{"colour": "blue", "bot": "careful"}"#)
    } else {
        (r#"{"dice_window": "always"}"#, r#"{"colour": "blue"}"#)
    };
    format!(
        r#"{{"system": "quest", "first": "red", "expansion": true, "rulings": {rule},
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red"}}, {blue}, {{"colour": "green", "bot": "reckless"}}]{more}}}"#
    )
}
