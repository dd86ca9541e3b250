//! Whatever is asked for in dice, sides or numbers can be answered with the keyboard.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::App;
use standie::app::presets::{TIME, evening};
use standie::app::shell::Clock;
use standie::app::table::{Field, Figure, Keeping, Message as Wish, Panel};
use standie::catalog::{self, clinic};
use standie::play::clinic::Showing;
use standie::play::record::Who;
use standie::play::session::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::ids::{Colour, MonsterId, Side};
use standie::rules::munchkin;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;
use std::collections::BTreeSet;

/// What a question is answered in.
enum Answered {
    /// The faces of a die.
    Dice,
    /// Sides of a room.
    Sides(Vec<Side>),
    /// A number.
    Number,
    /// Anything else.
    Otherwise,
}

/// Every question there is: a new one has to say what it is answered in.
fn answered(ask: &Ask) -> Answered {
    match ask {
        Ask::Table(table::Ask::FirstPlayer { .. })
        | Ask::Dungeon(dungeon::Ask::MonsterDie(_))
        | Ask::Fight(fight::Ask::FightDice { .. })
        | Ask::Fight(fight::Ask::FightRolled { .. })
        | Ask::Fight(fight::Ask::RunAway { .. })
        | Ask::Dungeon(dungeon::Ask::SearchDice { .. })
        | Ask::Munchkin(munchkin::Ask::PowerDie | munchkin::Ask::TheftDie)
        | Ask::Fight(fight::Ask::DieAgain) => Answered::Dice,
        Ask::Dungeon(dungeon::Ask::Links { sides, .. }) | Ask::Dungeon(dungeon::Ask::Refuge { sides }) => {
            Answered::Sides(sides.clone())
        }
        Ask::Dungeon(dungeon::Ask::Arrow { .. }) => Answered::Sides(Side::ALL.to_vec()),
        Ask::Dungeon(dungeon::Ask::EmptyRoom { exits, .. }) => match exits.first() {
            // With one way on that side it is clear which is meant.
            Some((_, side)) if exits.iter().filter(|(_, s)| s == side).count() == 1 => Answered::Sides(vec![*side]),
            _ => Answered::Otherwise,
        },
        Ask::Fight(fight::Ask::Level { .. }) | Ask::Dungeon(dungeon::Ask::LinkCosts { .. }) => Answered::Number,
        Ask::Table(table::Ask::Opening)
        | Ask::Doors(_)
        | Ask::Track(_)
        | Ask::Table(table::Ask::Arrange)
        | Ask::Table(table::Ask::Turn { .. })
        | Ask::Munchkin(munchkin::Ask::Charity { .. })
        | Ask::Dungeon(dungeon::Ask::Moving { .. })
        | Ask::Table(table::Ask::NobodyHere)
        | Ask::Dungeon(dungeon::Ask::Tile { .. })
        | Ask::Dungeon(dungeon::Ask::ExploreDxm)
        | Ask::Dungeon(dungeon::Ask::NewMonster { .. })
        | Ask::Dungeon(dungeon::Ask::BaseColour { .. })
        | Ask::Fight(fight::Ask::Fight { .. })
        | Ask::Fight(fight::Ask::BadStuff { .. })
        | Ask::Dungeon(dungeon::Ask::Collect { .. })
        | Ask::Dungeon(dungeon::Ask::Automatic { .. })
        | Ask::Munchkin(munchkin::Ask::Cursed { .. })
        | Ask::Munchkin(munchkin::Ask::LoseItem { .. })
        | Ask::Dungeon(dungeon::Ask::Overfull { .. })
        | Ask::Fight(fight::Ask::RunFirst { .. })
        | Ask::Fight(fight::Ask::PickOrder { .. })
        | Ask::Table(table::Ask::Leaver)
        | Ask::Dungeon(dungeon::Ask::Gait { .. })
        | Ask::Cards(cards::Ask::Cards { .. })
        | Ask::Table(table::Ask::Window { .. })
        | Ask::Dungeon(dungeon::Ask::Lurker)
        | Ask::Fight(fight::Ask::Asked { .. })
        | Ask::Fight(fight::Ask::Spoils { .. })
        | Ask::Table(table::Ask::Over(_)) => Answered::Otherwise,
    }
}

/// What the keys change: the game, or the draft of the answer.
fn seen(hands: &Hands<impl driver::Window>) -> (u32, String) {
    (hands.table().session.records(), format!("{:?}", hands.table().draft))
}

fn key(side: Side) -> Key {
    Key::Named(match side {
        Side::North => Named::ArrowUp,
        Side::East => Named::ArrowRight,
        Side::South => Named::ArrowDown,
        Side::West => Named::ArrowLeft,
    })
}

/// Presses a key at a session's question, and says whether that did anything.
fn does(session: &Session, keys: &[Key]) -> bool {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session.clone(), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    if matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })) {
        // The die that is changed is touched first.
        let die = hands.table().game().fight.as_ref().map(|f| f.stage.clone());
        let Some(fight::Stage::Rolled(throws)) = die else { panic!("{die:?}") };
        let Some(throw) = throws.iter().find(|t| !t.faces.is_empty()) else { return true };
        let die = standie::app::table::draft::Edit::Turn(Some((throw.who, 0)));
        hands.driver.message(standie::app::Message::Table(Wish::edits(die)));
    }
    hands.waits();
    let before = seen(&hands);
    for key in keys {
        hands.driver.key(key.clone(), Modifiers::default());
    }
    seen(&hands) != before
}

fn typed(text: &str) -> Vec<Key> {
    text.chars().map(|c| Key::Character(c.to_string().into())).collect()
}

/// The games the keys are tried in: every state of every example, and of the evening.
fn states() -> Vec<Session> {
    let mut all = Vec::new();
    for example in clinic::all() {
        let Ok(mut showing) = Showing::begin(example) else { continue };
        all.push(showing.session.clone());
        while showing.advance().is_some() {
            all.push(showing.session.clone());
        }
    }
    all.extend(["first", "roll", "search", "base", "links", "fight"].map(evening));
    all.extend(unknown());
    all
}

/// A table that knows nothing of its box: whatever the rules need is asked.
fn unknown() -> Vec<Session> {
    let blue = Colour::Blue;
    let setup = Setup { first: Some(blue), ..Setup::new(&[blue, Colour::Red]) };
    let (mut session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let say = |it| Command::Table(table::Command::Answer(it));
    let now = |effect| Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] });
    let again = Box::new(Played::Die { who: Fighter::Seat(blue), index: 0, to: None });
    let again = Command::Munchkin(munchkin::Command::Play {
        seat: blue,
        from: Source::Hand(Deck::DXM),
        name: String::new(),
        what: again,
    });
    let doors = [Side::North, Side::East, Side::South].map(|side| (side, LinkKind::Door)).to_vec();
    let gold = vec![Effect::Dungeon(dungeon::Effect::Gold { seat: blue, change: Amount::By(100) })];
    let spell = Command::Munchkin(munchkin::Command::Power {
        seat: blue,
        class: "wizard".into(),
        by: PowerBy::Ten,
        effects: gold,
    });
    let lurker = Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat: blue, def: Box::default() });
    let walks = vec![
        say(Answer::Table(table::Answer::Done)),
        Command::Table(table::Command::Rule { name: "loaded_die".into(), value: "reroll".into() }),
        now(Effect::Munchkin(munchkin::Effect::Classes { seat: blue, classes: vec!["wizard".into()] })),
        spell,
        say(Answer::Table(table::Answer::Number(1))),
        Command::Table(table::Command::Effects { note: String::new(), effects: vec![lurker] }),
        Command::Table(table::Command::Skip),
        Command::Dungeon(dungeon::Command::Explore { side: Side::East, all: false }),
        say(Answer::Dungeon(dungeon::Answer::Tile(Box::default()))),
        say(Answer::Dungeon(dungeon::Answer::Links(doors))),
        say(Answer::Fight(fight::Answer::Monster(Default::default()))),
        say(Answer::Table(table::Answer::Colour(Colour::Red))),
        say(Answer::Table(table::Answer::Done)),
        say(Answer::Fight(fight::Answer::Level(3))),
        say(Answer::Table(table::Answer::Done)),
        say(Answer::Fight(fight::Answer::Throws(vec![
            Throw { who: Fighter::Seat(blue), faces: vec![2] },
            Throw { who: Fighter::Monster(MonsterId(1)), faces: vec![2] },
        ]))),
        again,
        say(Answer::Table(table::Answer::Number(5))),
        Command::Turn(turn::Command::Jump { phase: Phase::Movement, seat: Some(blue) }),
        Command::Dungeon(dungeon::Command::Explore { side: Side::North, all: false }),
        say(Answer::Dungeon(dungeon::Answer::Tile(Box::default()))),
        say(Answer::Dungeon(dungeon::Answer::Links(Vec::new()))),
        Command::Table(table::Command::Skip),
        Command::Turn(turn::Command::Jump { phase: Phase::Monsters, seat: Some(blue) }),
        say(Answer::Table(table::Answer::Colour(Colour::Red))),
    ];
    let mut all = Vec::new();
    for command in walks {
        if let Err(refused) = session.submit(&command, Who::Table, TIME) {
            panic!("{command:?}: {refused}");
        }
        all.push(session.clone());
    }
    all
}

#[test]
fn every_question_of_dice_sides_or_numbers_takes_keys() {
    let (mut tried, mut dead) = (BTreeSet::new(), Vec::new());
    for session in states() {
        let ask = session.question().ask;
        // Once for each kind of question; cards in the app are another matter.
        if tried.contains(ask.name()) || session.game().stock.is_some() {
            continue;
        }
        let works = match answered(&ask) {
            Answered::Otherwise => continue,
            // One face of them may be what the die shows already.
            Answered::Dice => (1..=6).filter(|face| does(&session, &typed(&face.to_string()))).count() > 4,
            Answered::Number => does(&session, &typed("3")),
            Answered::Sides(sides) => sides.iter().all(|side| does(&session, &[key(*side)])),
        };
        tried.insert(ask.name());
        if !works {
            dead.push(ask.name());
        }
    }
    assert!(dead.is_empty(), "no keys for {dead:?}");
    let all = "arrow base-die die-again empty-room fight-dice fight-rolled first-player level link-costs links \
               monster-die power-die refuge run-away search-dice";
    for name in all.split_whitespace() {
        assert!(tried.contains(name), "no game asks {name}: {tried:?}");
    }
}

#[test]
fn a_number_is_typed_on_its_pad() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let open = Wish::opens(Panel::pad(Figure::Seat(Colour::Red, Field::Gold), String::new()));
    hands.driver.message(standie::app::Message::Table(open));
    for key in typed("7500") {
        hands.driver.key(key, Modifiers::default());
    }
    hands.driver.key(Key::Named(Named::Backspace), Modifiers::default());
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, 750);
    assert!(hands.table().panel.is_none());
}

#[test]
fn a_level_of_two_digits_is_typed() {
    let mut hands = Hands::new(driver::with(
        {
            let mut app = App::in_memory(Clock::Fixed(TIME));
            let session =
                states().into_iter().find(|s| matches!(s.question().ask, Ask::Fight(fight::Ask::Level { .. })));
            app.lay_out(session.expect("a level that is asked for"), Keeping::Memory);
            app
        },
        1280.0,
        800.0,
    ));
    let Ask::Fight(fight::Ask::Level { monster }) = hands.table().question.ask else {
        panic!("{:?}", hands.table().question.ask)
    };
    hands.waits();
    // Nobody says a Level by going on.
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert_eq!(hands.game().foes.get(monster).expect("it").def.level, None);
    hands.waits();
    for key in typed("14") {
        hands.driver.key(key, Modifiers::default());
    }
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert_eq!(hands.game().foes.get(monster).expect("it").def.level, Some(14));
}
