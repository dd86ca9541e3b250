//! Classic Munchkin beside its cardboard.

use crate::app::presets::begin::{Begin, TIME, app};
use crate::app::screen::setup;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::panels::found::Wanted;
use crate::app::table::play::CardDraft;
use crate::app::table::{Keeping, Message as Wish, Panel, notices, remind};
use crate::app::{App, Message, Route};
use crate::catalog;
use crate::catalog::boxed::{BadStuff, Foe, Lesson};
use crate::catalog::shipped::shipped;
use crate::play::Session;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::rulings::Rulings;
use crate::rules::setup::Setup;
use crate::rules::table::seating::NewSeat;
use crate::rules::{doors, fight, munchkin, table};

const SETUP: &str = include_str!("../../../assets/presets/evening.setup.json");

/// Classic Munchkin beside its cardboard: four at the table, a few turns into the evening, and then these.
fn begun(wishes: Vec<Wish>) -> App {
    let setup: Setup = shipped("setup", serde_json::from_str(SETUP));
    let setup = Setup { system: "classic".to_owned(), first: Some(Colour::Blue), care: table::Care::Map, ..setup };
    let components = table::Components::default();
    let setup = Setup { components, expansion: true, costs_checked: false, rulings: Rulings::new(), ..setup };
    let (session, _) = shipped("setup", Session::begin(catalog::classic(), setup, "", 5, TIME));
    let mut app = app();
    app.lay_out(session, Keeping::Memory);
    let levels = [(Colour::Blue, 7, 4), (Colour::Red, 4, 3), (Colour::Green, 9, 11), (Colour::Yellow, 4, 2)];
    let known = levels.into_iter().flat_map(|(seat, level, bonus)| {
        [
            munchkin::Effect::Level { seat, change: Amount::To(level), kill: false },
            munchkin::Effect::Bonus { seat, change: Amount::To(bonus) },
        ]
    });
    let races = munchkin::Effect::Races { seat: Colour::Blue, races: vec!["elf".to_owned()] };
    let classes = munchkin::Effect::Classes { seat: Colour::Blue, classes: vec!["thief".to_owned()] };
    let effects = known.chain([races, classes]).map(Effect::from).collect();
    let begins = Wish::Asked(OnAsked::Next);
    let amends = Wish::does(Command::Table(table::Command::Amend { note: String::new(), effects }));
    for wish in [begins, amends].into_iter().chain(wishes) {
        let _ = app.update(Message::Table(wish));
    }
    app
}

/// The same with six at the table, all in the same place on the way.
fn six(wishes: Vec<Wish>) -> App {
    let mut app = begun(Vec::new());
    let seats = [("Eve", Colour::Purple), ("Finn", Colour::Orange)].map(|(name, colour)| NewSeat {
        colour,
        name: name.to_owned(),
        sex: None,
        bot: None,
    });
    let joins = seats.map(|seat| Wish::does(Command::Table(table::Command::Join { seat, index: None })));
    for wish in joins.into_iter().chain(wishes) {
        let _ = app.update(Message::Table(wish));
    }
    app
}

/// The same, with what the table is reminded of, unfolded.
fn reminded(wishes: Vec<Wish>) -> App {
    let mut app = begun(Vec::new());
    app.shell.settings.reminders = true;
    if let Some(table) = &mut app.table {
        table.remind_at_once(&mut app.shell);
    }
    let unfolds = Wish::Notices(notices::Message::Reminders(remind::Message::Fold));
    for wish in wishes.into_iter().chain([unfolds]) {
        let _ = app.update(Message::Table(wish));
    }
    app
}

/// A monster of a Level with so many Treasures.
fn meets(level: i16, treasures: u8) -> Wish {
    let def = MonsterDef { level: Some(level), treasures: Some(treasures), ..MonsterDef::default() };
    Wish::does(Command::Doors(doors::Command::Meet { def: Box::new(def) }))
}

/// A table of classic Munchkin, from its Levels to a fight that is claimed, lost, or told no end of.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("classic", || begun(Vec::new())),
        ("classic_six", || six(Vec::new())),
        ("classic_reminded", || reminded(Vec::new())),
        ("classic_reminded_fight", || reminded(vec![meets(8, 2)])),
        ("classic_six_claimed", || six(vec![meets(8, 2), Wish::Asked(OnAsked::Next)])),
        ("classic_found", || {
            let mut app = begun(Vec::new());
            let foe = |name: &str, level, treasures| {
                let def = MonsterDef {
                    name: name.to_owned(),
                    level: Some(level),
                    treasures: Some(treasures),
                    ..MonsterDef::default()
                };
                Lesson::Foe(Box::new(Foe { def, bad: Some(BadStuff::Levels(1)) }))
            };
            let foes = [("Angry Kettle", 2, 1), ("Sock Thief", 4, 1), ("Tax Gnome", 6, 2), ("Landlord of Doom", 14, 4)];
            app.shell.learn_all(&foes.map(|(name, level, treasures)| foe(name, level, treasures)));
            let _ = app.update(Message::Table(Wish::opens(Panel::found(Wanted::Foe))));
            app
        }),
        ("classic_now", || begun(vec![meets(8, 2), Wish::opens(Panel::Now(Colour::Red))])),
        ("classic_curse", || {
            let mut app = begun(Vec::new());
            let curse = app.table.as_ref().and_then(CardDraft::curse).map(|draft| Panel::Card(Box::new(draft)));
            if let Some(panel) = curse {
                let _ = app.update(Message::Table(Wish::opens(panel)));
            }
            app
        }),
        ("classic_fight", || begun(vec![meets(12, 3), meets(4, 1)])),
        ("classic_claimed", || begun(vec![meets(8, 2), Wish::Asked(OnAsked::Next)])),
        ("classic_flight", || begun(vec![meets(14, 4), Wish::Asked(OnAsked::Next)])),
        ("classic_caught", || {
            let ran = Answer::Fight(fight::Answer::Ran { monster: MonsterId(1), face: 1 });
            let ran = Wish::does(Command::Table(table::Command::Answer(ran)));
            begun(vec![meets(14, 4), Wish::Asked(OnAsked::Next), ran])
        }),
        ("classic_body", || {
            let dies = munchkin::Effect::Life { seat: Colour::Blue, dead: true, wish: false };
            let dies = table::Command::Effects { note: String::new(), effects: vec![Effect::Munchkin(dies)] };
            begun(vec![Wish::does(Command::Table(dies))])
        }),
        ("classic_sale", || begun(vec![Wish::opens(Panel::Sale(Colour::Blue))])),
        ("classic_trade", || begun(vec![Wish::opens(Panel::Trade(Colour::Green, Colour::Red))])),
        ("classic_seat", || begun(vec![Wish::opens(Panel::Seat(Colour::Blue))])),
        ("classic_setup", || {
            let mut app = app();
            app.go(Route::Setup);
            let _ = app.update(Message::Setup(setup::Message::Game("classic")));
            app
        }),
    ]
}
