//! What nobody has to be asked: whether a claim still holds that nothing has touched, for starting hands a second time, and
//! what somebody missed who agreed to it.

use standie::app::presets::TIME;
use standie::app::screen::quick;
use standie::app::shell::Clock;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::hot::{Hot, Next, Wish};
use standie::app::table::{Keeping, Message as Do, Table};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::narrate::moves::asked_for;
use standie::play::player::Players;
use standie::play::{Session, playout, reacting};
use standie::rules::agenda::Step;
use standie::rules::command::Command;
use standie::rules::fight::{Bargain, Stage, kept};
use standie::rules::ids::Colour::{self, Green, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::step::About;
use standie::rules::{fight, munchkin, table};

/// A game in the app, of so many seats, the first of them people, the others played by the app.
fn begun(system: &str, (seats, people): (usize, usize), seed: u64) -> App {
    let books = catalog::books();
    let book = books.find(system).expect("a game").clone();
    let mut setup = playout::setup(seats);
    setup.system = system.to_owned();
    for seat in people..seats {
        setup.seats[seat].bot = Some(["greedy", "cautious"][seat % 2].to_owned());
    }
    let setup = quick::open_to_all(setup.agreed(&book));
    let session = Session::begin(book, setup, "", seed, TIME).expect("a game").0;
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    app
}

fn table(app: &App) -> &Table {
    app.table.as_ref().expect("a table")
}

fn hot(app: &App) -> &Hot {
    table(app).hot.as_ref().expect("a game in the app")
}

fn does(app: &mut App, message: Do) {
    let _ = app.update(Message::Table(message));
}

fn asks(app: &App) -> Option<About> {
    match table(app).question.ask {
        Ask::Table(table::Ask::Window { about, .. }) => Some(about),
        _ => None,
    }
}

#[test]
fn starting_hands_are_looked_at_once() {
    let mut asked_for_hands = 0;
    for system in ["short", "classic", "shadowrun", "quest"] {
        for seats in 2..=6 {
            for people in 2..=seats {
                for seed in 0..3 {
                    let mut app = begun(system, (seats, people), seed);
                    let mut mind = Players::new(std::iter::repeat_n("greedy", seats));
                    let mut handed: Vec<Colour> = Vec::new();
                    let (mut passed, mut trail): (Vec<Colour>, Vec<String>) = (Vec::new(), Vec::new());
                    for step in 0..200 {
                        app.shell.clock = Clock::Fixed(TIME + 1_000 * (step + 1));
                        let over = table(&app).game().turn.number > 0 && asks(&app) != Some(About::Opening);
                        if over || hot(&app).next == Next::Over {
                            break;
                        }
                        if let Some(seat) = hot(&app).handed() {
                            // Whom somebody's Curse has struck meanwhile had the screen between: who played it goes on.
                            if asks(&app) != Some(About::Opening) {
                                handed.retain(|seat| passed.contains(seat));
                            } else if hot(&app).is_passed_on() {
                                assert!(
                                    !handed.contains(&seat),
                                    "{system} {seats}/{people} {seed}: {seat:?} {trail:?}"
                                );
                                handed.push(seat);
                                asked_for_hands += 1;
                            }
                            does(&mut app, Do::Hot(Wish::Here(seat)));
                            continue;
                        }
                        let Some(seat) = hot(&app).mover() else {
                            does(&mut app, Do::Hot(Wish::Hurry));
                            continue;
                        };
                        let command = mind.decide(&table(&app).session, seat).unwrap_or(reacting::PASSES);
                        if command == reacting::PASSES && asks(&app) == Some(About::Opening) {
                            passed.push(seat);
                        }
                        trail.push(format!("{seat:?} {command:?}"));
                        does(&mut app, Do::does(command));
                    }
                }
            }
        }
    }
    assert!(asked_for_hands > 100, "{asked_for_hands}");
}

/// RED, far ahead of what is behind the door, GREEN, who goes up a level by a card, and a bot.
fn won_already() -> App {
    let setup = r#"{"system": "short", "first": "red",
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"},
        "seats": [{"colour": "red"}, {"colour": "green"}, {"colour": "blue", "bot": "careful"}],
        "levels": {"red": 6}, "hands": {"red": [], "green": ["Told the Story Again"], "blue": []},
        "decks": {"door": ["Half a Sandwich"]}}"#;
    let setup: Setup = serde_json::from_str(setup).expect("a set-up");
    let (session, _) = Session::begin(catalog::short(), setup, "", 3, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 320;
    app.lay_out(session, Keeping::Memory);
    app
}

/// Whether RED has claimed to have won, and others may react.
fn is_claimed(app: &App) -> bool {
    let claimed = kept(table(app).game()).is_some_and(|fight| fight.stage == Stage::Announced);
    claimed && asks(app) == Some(About::Fight)
}

#[test]
fn a_claim_that_nothing_has_touched_is_not_made_again() {
    let mut app = won_already();
    let (mut claimed, mut played) = (false, false);
    for step in 0..600 {
        app.shell.clock = Clock::Fixed(TIME + 400 * (step + 1));
        does(&mut app, Do::Hot(Wish::Beat));
        if claimed && kept(table(&app).game()).is_none() {
            break;
        }
        if is_claimed(&app) && hot(&app).next == Next::Ring {
            claimed = true;
            assert!(!hot(&app).ring.slots.contains(&Red), "RED has said it");
            if !played {
                does(&mut app, Do::Hot(Wish::Claim(Green)));
            }
            does(&mut app, Do::Hot(Wish::WaiveAll));
            continue;
        }
        if let Some(seat) = hot(&app).handed() {
            assert!(!is_claimed(&app) || seat == Green, "RED is asked again");
            does(&mut app, Do::Hot(Wish::Here(seat)));
        }
        let Some(seat) = hot(&app).mover() else { continue };
        assert!(!is_claimed(&app) || seat == Green, "RED is asked again");
        let card = table(&app).game().seat(Green).and_then(|green| green.held.iter().next());
        let plays = |command: &&Command| {
            matches!(command, Command::Munchkin(munchkin::Command::PlayCard { card: own, choice, .. })
                if Some(*own) == card && choice.on.is_none_or(|on| on == Green))
        };
        let next = match asks(&app) {
            Some(About::Fight) => hot(&app).moves.iter().find(plays).cloned().unwrap_or(reacting::PASSES),
            Some(_) => reacting::PASSES,
            None => {
                does(&mut app, Do::Asked(OnAsked::Next));
                continue;
            }
        };
        played |= next != reacting::PASSES;
        does(&mut app, Do::does(next));
    }
    assert!(claimed && played, "{claimed} {played}: {:?}", table(&app).question);
    let stands = Words::load("en").with("claim-stands", &[("seat", "RED".into())]);
    assert!(table(&app).log.iter().any(|line| line.text == stands), "it is said instead");
}

#[test]
fn whoever_is_asked_for_help_is_told_who_picks_first() {
    let app = crate::support::driver::at("doors_asked", 1280.0, 800.0).state;
    let table = table(&app);
    let Ask::Fight(fight::Ask::Asked { main, .. }) = &table.question.ask else { panic!("nobody is asked") };
    let book = table.session.book();
    let all = kept(table.game()).map_or(0, |now| fight::slain::treasures(book, table.game(), now));
    let told = |treasures: u8, helper_first: Option<bool>| {
        let terms = Bargain { treasures, helper_first, ..Bargain::default() };
        let said = asked_for((book, table.game()), *main, &terms);
        Words::load("en").say(&said, Names::of(table.game()))
    };
    assert!(all != 1, "there is something to pick from");
    assert!(told(1, Some(true)).contains("you pick first"), "{}", told(1, Some(true)));
    for first in [None, Some(false)] {
        assert!(told(1, first).contains("picks first"), "{}", told(1, first));
    }
    assert!(!told(0, None).contains("first"), "nothing to pick: {}", told(0, None));
    assert!(matches!(table.game().top(), Some(Step::Fight(fight::Step::Asked { .. }))));
}
