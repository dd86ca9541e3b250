//! Classic Munchkin beside its cardboard.

use crate::app::message::Message;
use crate::app::presets::begin::{Begin, TIME, app};
use crate::app::route::Route;
use crate::app::screen::{library, setup};
use crate::app::state::App;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::panels::found::Wanted;
use crate::app::table::play::CardDraft;
use crate::app::table::{Keeping, Message as Wish, Panel, notices, remind};
use crate::catalog;
use crate::catalog::boxed::{BadStuff, Foe, Lesson};
use crate::catalog::shipped::shipped;
use crate::play::Session;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::rulings::Rulings;
use crate::rules::seat::ABSENT;
use crate::rules::setup::Setup;
use crate::rules::table::phase::Phase;
use crate::rules::table::seating::NewSeat;
use crate::rules::{cards, doors, fight, munchkin, table, turn};

const SETUP: &str = include_str!("../../../assets/presets/evening.setup.json");

/// Classic Munchkin beside its cardboard: four at the table, a few turns into the evening, and then these.
pub fn begun(wishes: Vec<Wish>) -> App {
    kept(table::Care::Map, wishes)
}

/// The same with so much of it kept.
fn kept(care: table::Care, wishes: Vec<Wish>) -> App {
    let setup: Setup = shipped("setup", serde_json::from_str(SETUP));
    let setup = Setup { system: "classic".to_owned(), first: Some(Colour::Blue), care, ..setup };
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

/// Two who play it although the box says three.
fn two(wishes: Vec<Wish>) -> App {
    let mut app = begun(Vec::new());
    let away = |seat| Wish::does(Command::Table(table::Command::Away { seat, away: true }));
    for wish in [away(Colour::Green), away(Colour::Yellow)].into_iter().chain(wishes) {
        let _ = app.update(Message::Table(wish));
    }
    app
}

/// The same while some of them are away.
fn gone(seats: &[Colour], wishes: Vec<Wish>) -> App {
    let gone = seats.iter().map(|seat| {
        let bot = Some(ABSENT.to_owned());
        Wish::does(Command::Table(table::Command::Bot { seat: *seat, bot }))
    });
    begun(gone.chain(wishes).collect())
}

/// Somebody dies.
pub fn dies(seat: Colour) -> Wish {
    let dies = munchkin::Effect::Life { seat, dead: true, wish: false };
    let dies = table::Command::Effects { note: String::new(), effects: vec![Effect::Munchkin(dies)] };
    Wish::does(Command::Table(dies))
}

/// Somebody's Level is put right.
pub fn level(seat: Colour, to: i32) -> Wish {
    let level = munchkin::Effect::Level { seat, change: Amount::To(to), kill: false };
    Wish::does(Command::Table(table::Command::Amend { note: String::new(), effects: vec![level.into()] }))
}

/// The same with six at the table, all in the same place on the way.
pub fn six(wishes: Vec<Wish>) -> App {
    joined(table::Care::Map, wishes)
}

/// The same with so much of it kept.
fn joined(care: table::Care, wishes: Vec<Wish>) -> App {
    let mut app = kept(care, Vec::new());
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
pub fn meets(level: i16, treasures: u8) -> Wish {
    let def = MonsterDef { level: Some(level), treasures: Some(treasures), ..MonsterDef::default() };
    Wish::does(Command::Doors(doors::Command::Meet { def: Box::new(def) }))
}

/// Some monsters were met on other evenings.
fn meets_before(app: &mut App) {
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
}

/// A table of classic Munchkin, from its Levels to a fight that is claimed, lost, or told no end of.
pub fn list() -> Vec<(&'static str, Begin)> {
    let list: Vec<(&'static str, Begin)> = vec![
        ("classic", || begun(Vec::new())),
        ("classic_six", || six(Vec::new())),
        ("classic_reminded", || reminded(Vec::new())),
        ("classic_reminded_fight", || reminded(vec![meets(8, 2)])),
        ("classic_six_claimed", || six(vec![meets(8, 2), Wish::Asked(OnAsked::Next)])),
        ("classic_found", || {
            let mut app = begun(Vec::new());
            meets_before(&mut app);
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
        ("classic_caught", || begun(caught().into())),
        ("classic_sale", || begun(vec![Wish::opens(Panel::sale(Colour::Blue))])),
        ("classic_trade", || begun(vec![Wish::opens(Panel::Trade(Colour::Green, Colour::Red))])),
        ("classic_seat", || begun(vec![Wish::opens(Panel::Seat(Colour::Blue))])),
        ("classic_setup", || {
            let mut app = app();
            app.go(Route::Setup);
            let _ = app.update(Message::Setup(setup::Message::Game("classic")));
            app
        }),
    ];
    list.into_iter().chain(seldom()).collect()
}

/// Whoever is on the move has run, and was caught.
fn caught() -> [Wish; 3] {
    let ran = Answer::Fight(fight::Answer::Ran { monster: MonsterId(1), face: 1 });
    [meets(14, 4), Wish::Asked(OnAsked::Next), Wish::does(Command::Table(table::Command::Answer(ran)))]
}

/// Bad Stuff takes a Class, a Level and an Item nobody listed.
fn taken() -> [Wish; 3] {
    let seat = Colour::Blue;
    let level = munchkin::Effect::Level { seat, change: Amount::To(6), kill: false };
    let bonus = munchkin::Effect::Bonus { seat, change: Amount::By(-2) };
    [munchkin::Effect::Classes { seat, classes: Vec::new() }, level, bonus]
        .map(|effect| Wish::Asked(OnAsked::Suffers(vec![effect.into()])))
}

/// What comes up less often: the dead, the end, more seats and fewer, everything kept.
fn seldom() -> Vec<(&'static str, Begin)> {
    vec![
        ("classic_body", || begun(vec![dies(Colour::Blue)])),
        ("classic_taken", || begun(caught().into_iter().chain(taken()).collect())),
        ("classic_dead", || begun(vec![dies(Colour::Blue), Wish::Asked(OnAsked::Next)])),
        ("classic_body_picks", || begun(vec![level(Colour::Red, 5), dies(Colour::Blue)])),
        ("classic_six_flight", || six(vec![meets(14, 4), meets(6, 2), Wish::Asked(OnAsked::Next)])),
        ("classic_six_fight", || six(vec![meets(12, 3), meets(4, 1)])),
        ("classic_six_body", || six(vec![dies(Colour::Blue)])),
        ("classic_win", || begun(vec![level(Colour::Blue, 9), meets(8, 2)])),
        ("classic_over", || {
            let counts = fight::Answer::Throws(Vec::new());
            let counts = Wish::does(Command::Table(table::Command::Answer(counts.into())));
            begun(vec![level(Colour::Blue, 9), meets(8, 2), Wish::Asked(OnAsked::Next), counts])
        }),
        ("classic_last", || begun(vec![level(Colour::Blue, 9), Wish::opens(Panel::Last(Colour::Blue))])),
        ("classic_cards", || kept(table::Care::Everything, Vec::new())),
        ("classic_levels", || kept(table::Care::Count, Vec::new())),
        ("classic_cards_six", || joined(table::Care::Everything, Vec::new())),
        ("classic_charity", || {
            let many = cards::Effect::Hand { seat: Colour::Green, deck: Deck::ITEMS, change: Amount::To(7) };
            let turn =
                |seat| Wish::does(Command::Turn(turn::Command::Jump { phase: Phase::Movement, seat: Some(seat) }));
            let many =
                Wish::does(Command::Table(table::Command::Amend { note: String::new(), effects: vec![many.into()] }));
            kept(
                table::Care::Everything,
                vec![many, turn(Colour::Green), Wish::does(Command::Turn(turn::Command::EndTurn))],
            )
        }),
        ("classic_split", || {
            let splits = table::Command::Rule { name: "split_combat".to_owned(), value: "yes".to_owned() };
            begun(vec![Wish::does(Command::Table(splits)), meets(12, 3), meets(4, 1)])
        }),
        ("classic_box", || {
            let mut app = app();
            meets_before(&mut app);
            app.go(Route::Library);
            let _ = app.update(Message::Library(library::Message::Shelf(library::Shelf::Foes)));
            app
        }),
        ("classic_setup_two", || {
            let mut app = app();
            app.go(Route::Setup);
            let toggles = [Colour::Red, Colour::Yellow].map(setup::Message::Toggle);
            for message in [setup::Message::Game("classic")].into_iter().chain(toggles) {
                let _ = app.update(Message::Setup(message));
            }
            app
        }),
        ("classic_far", || begun(vec![Wish::Ask(Action::Far)])),
        ("classic_far_fight", || begun(vec![meets(12, 3), Wish::Ask(Action::Far)])),
        ("classic_two", || two(Vec::new())),
        ("classic_two_fight", || two(vec![meets(12, 3)])),
        ("classic_away", || gone(&[Colour::Red, Colour::Green], vec![Wish::opens(Panel::Seat(Colour::Red))])),
        ("classic_away_fight", || gone(&[Colour::Red, Colour::Green], vec![meets(13, 4)])),
        ("classic_away_claimed", || gone(&[Colour::Red], vec![meets(8, 2), Wish::Asked(OnAsked::Next)])),
        ("classic_away_flight", || {
            let bot = Some(ABSENT.to_owned());
            let goes = Wish::does(Command::Table(table::Command::Bot { seat: Colour::Blue, bot }));
            begun(vec![meets(6, 2), meets(18, 5), goes, Wish::Asked(OnAsked::Next)])
        }),
        ("classic_sale_eight", || begun(vec![level(Colour::Blue, 8), Wish::opens(Panel::sale(Colour::Blue))])),
    ]
}
