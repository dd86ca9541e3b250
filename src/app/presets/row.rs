//! The row of cards that tokens go along: in the app as soon as it comes up, and beside its cardboard.

use crate::app::message::Message as AppMessage;
use crate::app::presets::begin::{Begin, TIME, app, scripted};
use crate::app::presets::cardboard::meets;
use crate::app::presets::doors::{among_of, goes_on, turn_after};
use crate::app::presets::hot::{asked, plays_on, with};
use crate::app::state::App;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::hot::{Sheet, Wish};
use crate::app::table::panels::row::state::State;
use crate::app::table::play::CardDraft;
use crate::app::table::{Keeping, Message, Panel, Table};
use crate::catalog;
use crate::catalog::shipped::shipped;
use crate::play::Session;
use crate::rules::amount::Amount;
use crate::rules::card::price::Paying;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::{self, roll, sides, standing};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::rulings::Rulings;
use crate::rules::seat::Condition;
use crate::rules::setup::Setup;
use crate::rules::track::{self, turn};
use crate::rules::{munchkin, table};

const SETUP: &str = include_str!("../../../assets/presets/evening.setup.json");
const OFFICE_TABLE: &str = include_str!("../../../assets/examples/office.play.json");
const OFFICE: &str = include_str!("../../../assets/examples/office.play.jsonl");
/// Somebody whose hand alone does not pay for a Power that costs three cards.
const PAYING: &str = include_str!("../../../assets/presets/paying.setup.json");
const SYSTEM: &str = "shadowrun";
/// Who sits at a table of four.
const FOUR: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];

/// In the app, with so many at the table, as soon as something is the case.
fn among(players: usize, is_there: impl Fn(&Table) -> bool) -> App {
    among_of(SYSTEM, (players, 1), 5, is_there)
}

/// The example of a fight, as far as a line that begins with a mark.
fn office(until: &str) -> App {
    let mut app = app();
    app.lay_out(scripted(OFFICE_TABLE, OFFICE, until), Keeping::Memory);
    app
}

/// A Power that three cards pay for, about to be paid with two of a hand and what lies on the table.
fn paying() -> App {
    let setup: Setup = shipped("setup", serde_json::from_str(PAYING));
    let book = shipped("system", catalog::books().find(SYSTEM).cloned());
    let (session, _) = shipped("setup", Session::begin(book, setup, "", 5, TIME));
    let app = plays_on(session, goes_on, |table: &Table| turn_after(table, 0));
    with(app, Message::Hot(Wish::Sheet(Some(Sheet::Power("loud typing".into(), Paying::Card)))))
}

/// Whoever acts has done what their card asks, and has only to say so.
fn is_done(table: &Table) -> bool {
    let own = table.game().active().is_some_and(|own| turn::is_done(table.session.book(), table.game(), own));
    own && asked(table, |ask| matches!(ask, Ask::Table(table::Ask::Turn { .. })))
}

/// Whoever waits at the end is fought.
fn meets_god(table: &Table) -> bool {
    table.fights() && table.game().track.as_deref().is_some_and(|track| track.god.is_some())
}

/// Beside its cardboard, with tokens here and there, and these wishes.
pub fn beside(seats: usize, wishes: Vec<Message>) -> App {
    beside_of(seats, table::Care::Map, wishes)
}

/// The same, as exact as the table likes.
fn beside_of(seats: usize, care: table::Care, wishes: Vec<Message>) -> App {
    let setup: Setup = shipped("setup", serde_json::from_str(SETUP));
    let components = table::Components::default();
    let mut setup = Setup { system: SYSTEM.to_owned(), first: Some(Colour::Blue), care, ..setup };
    setup = Setup { components, expansion: true, costs_checked: false, rulings: Rulings::new(), ..setup };
    if seats > 4 {
        setup.seats = Setup::new(&Colour::ALL).seats;
    }
    let book = shipped("system", catalog::books().find(SYSTEM).cloned());
    let (session, _) = shipped("setup", Session::begin(book, setup, "", 5, TIME));
    let mut app = app();
    app.lay_out(session, Keeping::Memory);
    let to = |seat: Colour, place: i32| Effect::Track(track::Effect::Token { seat, change: Amount::To(place) });
    let level =
        |seat: Colour, to: i32| Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::To(to), kill: false });
    let mut effects = vec![to(Colour::Blue, 6), to(Colour::Red, 2), to(Colour::Green, 2), to(Colour::Yellow, 4)];
    effects.extend([level(Colour::Blue, 6), level(Colour::Red, 4), level(Colour::Green, 8), level(Colour::Yellow, 4)]);
    let begins = Message::Asked(OnAsked::Next);
    let amends = Message::does(Command::Table(table::Command::Amend { note: String::new(), effects }));
    for wish in [begins, amends].into_iter().chain(wishes) {
        let _ = app.update(AppMessage::Table(wish));
    }
    app
}

/// Everybody is somebody: two Races, Powers or Classes, and something that hangs over them.
pub fn known(seats: &[Colour]) -> Message {
    known_as(seats, [["ork", "elf"], ["Loud Typing", "Street Wisdom"]])
}

/// The same with these Races and Classes.
pub fn known_as(seats: &[Colour], [races, classes]: [[&'static str; 2]; 2]) -> Message {
    let each = seats.iter().flat_map(|seat| {
        let seat = *seat;
        let races = races.map(str::to_owned).to_vec();
        let classes = classes.map(str::to_owned).to_vec();
        let add = Condition { text: "Wet Socks".to_owned(), run: -1, ..Condition::default() };
        // Enough Levels for two Powers.
        let level = i32::try_from(seat.index()).unwrap_or_default() + 3;
        [
            munchkin::Effect::Level { seat, change: Amount::To(level), kill: false },
            munchkin::Effect::Races { seat, races },
            munchkin::Effect::Classes { seat, classes },
            munchkin::Effect::Condition { seat, add },
            munchkin::Effect::Bonus { seat, change: Amount::To(7) },
        ]
    });
    let effects = each.map(Effect::from).collect();
    Message::does(Command::Table(table::Command::Amend { note: String::new(), effects }))
}

/// Somebody fights, and so many could help.
fn helped_by(table: &Table, many: usize) -> bool {
    let own = asked(table, |ask| matches!(ask, Ask::Fight(fight::Ask::Fight { .. })));
    let fight = fight::kept(table.game()).filter(|_| own);
    let (book, game) = (table.session.book(), table.game());
    // Nobody who is ahead asks anybody.
    fight.is_some_and(|fight| {
        standing::can_help(book, game, fight).count() >= many && !roll::wins(&sides::sums(book, game, fight))
    })
}

/// Somebody runs, and somebody else than the app is asked something.
fn flees(table: &Table) -> bool {
    table.fights() && table.staged().is_none() && asked(table, |_| true)
}

/// Whoever waits at the end, of a Level.
fn god(level: i16) -> Message {
    let def = MonsterDef { level: Some(level), ..MonsterDef::default() };
    Message::does(track::Command::FaceGod { def: Some(Box::new(def)) }.into())
}

/// GREEN has a Power of a Rank.
fn power(rank: u8) -> Message {
    let power = format!("Power {rank}");
    let classes = if rank == 3 { vec![power.clone()] } else { vec!["Power 3".to_owned(), power.clone()] };
    let down = Effect::Munchkin(munchkin::Effect::Classes { seat: Colour::Green, classes });
    let ranked = Effect::Munchkin(munchkin::Effect::Rank { seat: Colour::Green, power, rank });
    Message::does(Command::Table(table::Command::Effects { note: String::new(), effects: vec![down, ranked] }))
}

/// Five cards of a hand that is counted are chosen.
fn five() -> Vec<Message> {
    let back = track::Effect::Token { seat: Colour::Blue, change: Amount::To(2) };
    let back = Command::Table(table::Command::Effects { note: String::new(), effects: vec![Effect::Track(back)] });
    let hand = Hand::default().with(Deck::DOOR, 4).with(Deck::ITEMS, 1);
    let state = State { counted: Some((Colour::Blue, hand)), ..State::at(2) };
    vec![Message::does(back), Message::opens(Panel::Row(state))]
}

/// Names and beginnings.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("row", || among(4, |table| turn_after(table, 12))),
        ("row_six", || among(6, |table| turn_after(table, 12))),
        ("row_known", || with(among(4, |table| turn_after(table, 12)), known(&FOUR))),
        ("row_six_known", || with(among(6, |table| turn_after(table, 12)), known(&Colour::ALL))),
        ("row_six_fight", || among(6, |table| helped_by(table, 5))),
        ("row_six_flight", || among(6, flees)),
        ("row_done", || among(4, is_done)),
        ("row_paying", paying),
        ("row_card", || with(among(4, is_done), Message::opens(Panel::row(0)))),
        ("row_god", || among(3, meets_god)),
        ("row_over", || among(3, |table| matches!(table.question.ask, Ask::Table(table::Ask::Over(_))))),
        ("row_office", || with(office("claim"), Message::Hot(Wish::Here(Colour::Red)))),
        ("row_far", || with(among(4, |table| turn_after(table, 12)), Message::Ask(Action::Far))),
        ("row_beside", || beside(4, Vec::new())),
        ("row_beside_six", || beside(6, Vec::new())),
        ("row_beside_known", || beside(4, vec![known(&FOUR)])),
        ("row_beside_six_known", || beside(6, vec![known(&Colour::ALL)])),
        ("row_cards_six_known", || beside_of(6, table::Care::Everything, vec![known(&Colour::ALL)])),
        ("row_beside_six_fight", || beside(6, vec![meets(12, 3), meets(4, 1)])),
        ("row_beside_six_flight", || beside(6, vec![meets(14, 4), meets(6, 2), Message::Asked(OnAsked::Next)])),
        ("row_beside_card", || beside(4, vec![Message::opens(Panel::row(2))])),
        ("row_beside_server", || beside(4, vec![Message::opens(Panel::row(6))])),
        ("row_beside_god", || beside(4, vec![god(24)])),
        ("row_beside_seat", || beside(4, vec![power(3), power(1), Message::opens(Panel::Seat(Colour::Green))])),
        ("row_beside_vehicle", || {
            beside(4, vec![Message::opens(Panel::Card(Box::new(CardDraft::vehicle(Colour::Blue))))])
        }),
        ("row_beside_five", || beside_of(4, table::Care::Everything, five())),
    ]
}
