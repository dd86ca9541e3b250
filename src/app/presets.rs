//! States to start from, for tests and for the pictures in the README. Each is a script in `assets/presets`, or an
//! example of the command line, played through the same engine as every game.

mod begin;
mod cardboard;
pub mod company;
pub mod doors;
mod hot;
mod long;
#[cfg(feature = "phones")]
mod phones;
mod row;
mod unknown;

pub use begin::{TIME, evening, spoken};

use crate::app::errand::Errand;
use crate::app::house::{self, House};
use crate::app::look;
use crate::app::map::Spot;
use crate::app::message::Message;
use crate::app::presets::begin::{Begin, SETUP, SIX, app, at, played, script, scripted, six};
use crate::app::route::Route;
use crate::app::screen::{daily, example, lookup, quick};
use crate::app::state::App;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::end::replay;
use crate::app::table::panels::deal::DealDraft;
use crate::app::table::play::{CardDraft, Sort};
use crate::app::table::{Field, Figure, Keeping, Message as Wish, Naming, Panel, Table, map};
use crate::catalog::shipped::shipped;
use crate::catalog::{clinic, ledger};
use crate::play::Session;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::card::price::Price;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Face, Tile};
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::fight::{Fighter, Term};
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::munchkin::gear::{Gear, Slot};
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::setup::Setup;
use crate::rules::{dungeon, engine, fight, munchkin, table};
use crate::store::library::Entry;
use crate::store::summary::{Stands, Summary};
use iced::{Preset, Task};

const EXAMPLE: &str = include_str!("../../assets/presets/routes.jsonl");
const COMBAT_TABLE: &str = include_str!("../../assets/examples/combat.play.json");
const COMBAT: &str = include_str!("../../assets/examples/combat.play.jsonl");

/// The game of the first lesson.
pub fn lesson() -> Session {
    script(
        include_str!("../../assets/presets/lesson.setup.json"),
        include_str!("../../assets/presets/lesson.jsonl"),
        "",
    )
}

/// The first lesson, after some wishes.
fn learning(wishes: &[Wish]) -> App {
    let mut app = app();
    app.run(Errand::Learn);
    for wish in wishes {
        let _ = app.update(Message::Table(wish.clone()));
    }
    app
}

/// The app at a mark of the evening, with what the table is reminded of there.
fn reminded(mark: &str, wishes: &[Wish]) -> App {
    let mut app = app();
    app.shell.settings.reminders = true;
    app.lay_out(evening(mark), Keeping::Memory);
    for wish in wishes {
        let _ = app.update(Message::Table(wish.clone()));
    }
    app
}

/// Six with names as long as they can be, nobody of whom is to begin.
fn long_names() -> Setup {
    let mut setup: Setup = shipped("setup", serde_json::from_str(SIX));
    for seat in &mut setup.seats {
        seat.name = format!("{} the Unnecessarily Bold", seat.name).chars().take(look::NAME).collect();
    }
    Setup { first: None, ..setup }
}

/// They sit down at a new table.
fn setup_six() -> App {
    let mut app = on(Route::Setup);
    app.setup.setup = long_names();
    app.setup.setup.components.dice = table::Place::App;
    app
}

/// They roll for the start.
fn six_first() -> App {
    let mut app = app();
    app.lay_out(played(long_names(), "", ""), Keeping::Memory);
    app
}

/// From here on the table only counts.
fn counts() -> Wish {
    Wish::does(Command::Table(table::Command::Care(table::Care::Count)))
}

fn on(route: Route) -> App {
    let mut app = app();
    app.go(route);
    app
}

/// Home with games to go on with: one under way, one that is over and has a name, one that was kept before home was told
/// how games stand.
fn home_games() -> App {
    let mut app = on(Route::Home);
    let named = |name: &str, session: &Session| {
        let stands = Some(Stands::of(session));
        (format!("{name}.standie").into(), session.header().clone(), Summary { name: name.to_owned(), stands })
    };
    let over = over().table.map(|table| table.session);
    let mut games = vec![named("", &evening("roll"))];
    games.extend(over.iter().map(|session| named("The long night at the cabin", session)));
    games.push(("old.standie".into(), evening("middle").header().clone(), Summary::default()));
    games.push(("six.standie".into(), script(SIX, "", "").header().clone(), Summary::default()));
    app.home.games = (0..)
        .zip(games)
        .map(|(key, (path, header, summary))| Entry {
            path,
            header: Ok(header),
            summary,
            key,
            modified: None,
            left_behind: false,
        })
        .collect();
    app
}

/// The rules, after some wishes there.
fn rules(wishes: &[lookup::Message]) -> App {
    let mut app = on(Route::Rules);
    for wish in wishes {
        let _ = app.update(Message::Lookup(wish.clone()));
    }
    app
}

/// The first example of a rule, after so many of its steps.
fn shown(rule: &str, steps: usize) -> App {
    let mut wishes: Vec<lookup::Message> = clinic::of_rule(rule).take(1).map(lookup::Message::Example).collect();
    wishes.extend((0..steps).map(|_| lookup::Message::Shown(example::Message::Next)));
    rules(&wishes)
}

/// Rules looked up, and shown.
fn consulting() -> Vec<(&'static str, Begin)> {
    vec![
        ("rules", || rules(&[lookup::Message::Section("Movement")])),
        ("found", || rules(&[lookup::Message::Type("monster enters entrance".to_owned())])),
        ("manual", || rules(&[lookup::Message::Contents])),
        ("manual_page", || rules(&[lookup::Message::Contents, lookup::Message::Manual("01-first-evening")])),
        ("manual_found", || rules(&[lookup::Message::Type("house rules".to_owned())])),
        ("rule", || rules(&ledger::row("MQ-MOVE-06").map(lookup::Message::Rule).into_iter().collect::<Vec<_>>())),
        ("example", || shown("MQ-MMOV-10", 1)),
        ("example_fight", || shown("MQ-HELP-14", 2)),
        ("example_refused", || shown("MQ-HELP-04", 1)),
    ]
}

/// "I'm rolling", and later "so be it".
fn announced() -> Wish {
    Wish::does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))))
}

/// The Boss, met in the middle of the evening.
fn boss() -> App {
    let blue = Colour::Blue;
    let now = |effect| Wish::does(Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] }));
    let goes = Effect::Dungeon(dungeon::Effect::Stand { seat: blue, room: RoomId::ENTRANCE });
    let card = MonsterDef { name: "Head Usher".to_owned(), dice: Some(2), treasures: Some(4), ..MonsterDef::default() };
    at(
        "middle",
        &[
            now(Effect::Munchkin(munchkin::Effect::Level { seat: blue, change: Amount::To(10), kill: false })),
            Wish::does(Command::Table(table::Command::Effects { note: String::new(), effects: vec![goes] })),
            Wish::does(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Monster(card.into()))))),
            Wish::does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Colour::Green))))),
        ],
    )
}

/// The Boss is beaten, and the game over.
fn over() -> App {
    let mut app = boss();
    let face = |n| Wish::edits(Edit::Face(n));
    let strong = Effect::Fight(fight::Effect::Term {
        add: Term { who: Fighter::Seat(Colour::Blue), name: String::new(), strength: 30, dice: 0 },
    });
    let strong = Wish::does(Command::Table(table::Command::Effects { note: String::new(), effects: vec![strong] }));
    for wish in [strong, announced(), face(4), face(2), face(3), announced()] {
        let _ = app.update(Message::Table(wish));
    }
    app
}

/// Tables that only count.
fn counting() -> Vec<(&'static str, Begin)> {
    vec![
        ("count", || at("middle", &[counts()])),
        ("count_new", || {
            let mut app = app();
            let setup: Setup = shipped("setup", serde_json::from_str(SETUP));
            app.lay_out(
                played(Setup { care: table::Care::Count, first: Some(Colour::Blue), ..setup }, "", ""),
                Keeping::Memory,
            );
            app
        }),
        ("count_six", || {
            let mut app = six();
            let _ = app.update(Message::Table(counts()));
            app
        }),
        ("count_turned", || {
            // Each to whoever sits there: across the table, and at its ends.
            let turns = [(Colour::Red, 1), (Colour::Green, 2), (Colour::Yellow, 3)];
            let turns = turns.into_iter().flat_map(|(colour, times)| std::iter::repeat_n(colour, times));
            let mut wishes = vec![counts()];
            wishes.extend(turns.map(|colour| Wish::Ask(Action::Turn(colour))));
            at("middle", &wishes)
        }),
        ("count_far", || at("middle", &[counts(), Wish::Ask(Action::Far)])),
    ]
}

/// Fights, from their beginning to the end of the game.
fn fights() -> Vec<(&'static str, Begin)> {
    vec![
        ("fight", || at("fight", &[])),
        ("helped", || {
            let potion =
                Term { who: Fighter::Seat(Colour::Blue), name: "Potion of Maybe".to_owned(), strength: 2, dice: 0 };
            let played = |effect| {
                Wish::does(Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect] }))
            };
            let worse = Enhancer { name: "Grumpy".to_owned(), level: 5, treasures: 1, ..Enhancer::default() };
            at(
                "fight",
                &[
                    played(Effect::Fight(fight::Effect::Enhance { monster: MonsterId(1), add: worse })),
                    played(Effect::Fight(fight::Effect::Term { add: potion })),
                    Wish::does(Command::Fight(fight::Command::Help { seat: Some(Colour::Red) })),
                ],
            )
        }),
        ("combat", || {
            let mut app = app();
            app.lay_out(scripted(COMBAT_TABLE, COMBAT, "roll"), Keeping::Memory);
            app
        }),
        ("group", || {
            let def = MonsterDef { level: Some(4), dice: Some(2), treasures: Some(1), ..MonsterDef::default() };
            let more = Effect::Dungeon(dungeon::Effect::PlaceMonster {
                room: RoomId(1),
                def: MonsterDef { name: "Damp Candle".into(), ..def },
                base: Some(Colour::Blue),
            });
            let more = Wish::does(Command::Table(table::Command::Effects { note: String::new(), effects: vec![more] }));
            at("fight", &[more, Wish::edits(Edit::Apart(MonsterId(1)))])
        }),
        ("unknown", || {
            let blank = MonsterDef { name: "Shrieking Geek".to_owned(), ..MonsterDef::default() };
            let blank = Effect::Fight(fight::Effect::Card { monster: MonsterId(1), def: blank });
            at("fight", &[Wish::corrects(vec![blank])])
        }),
        ("aside", || at("fight", &[Wish::Map(map::Message::Swap)])),
        ("farfight", || at("fight", &[Wish::Ask(Action::Far)])),
        ("across", || at("fight", &[Wish::Ask(Action::Far), Wish::Ask(Action::Across), announced()])),
        ("farrolled", || {
            let face = |n| Wish::edits(Edit::Face(n));
            at("fight", &[Wish::Ask(Action::Far), announced(), face(2), face(5)])
        }),
        ("rolling", || at("fight", &[announced()])),
        ("falling", || at("fight", &[announced(), Wish::edits(Edit::Face(4))])),
        ("rolled", || {
            let face = |n| Wish::edits(Edit::Face(n));
            at("fight", &[announced(), face(2), face(5)])
        }),
        ("flight", || {
            let face = |n| Wish::edits(Edit::Face(n));
            at("fight", &[announced(), face(2), face(5), announced()])
        }),
        ("refuge", || {
            let face = |n| Wish::edits(Edit::Face(n));
            let tile =
                Tile { up: Face { name: "Broom Closet".to_owned(), ..Face::default() }.into(), ..Tile::default() };
            let more = dungeon::Effect::PlaceRoom { at: Square { col: 1, row: -1 }, tile };
            let way = dungeon::Effect::Link { room: RoomId(1), side: Side::North, kind: LinkKind::Passage };
            let more = Wish::corrects([more, way].map(Effect::Dungeon).to_vec());
            at("fight", &[more, announced(), face(1), face(6), announced()])
        }),
        ("boss", boss),
        ("over", over),
        ("replay", || {
            let mut app = over();
            for wish in [Wish::Ask(Action::Replay(true)), Wish::Replay(replay::Message::To(90))] {
                let _ = app.update(Message::Table(wish));
            }
            app
        }),
    ]
}

/// House rules, some of them the table's own, one group of them open.
fn house_open() -> App {
    let rule = |name: &str, value: &str| {
        Wish::does(Command::Table(table::Command::Rule { name: name.to_owned(), value: value.to_owned() }))
    };
    let rules = [rule("link_cost.hidden", "2"), rule("entrance_searchable", "no"), rule("curse_dead", "yes")];
    let open = [Wish::opens(Panel::Rules(House::default())), Wish::House(house::Message::Open("links"))];
    at("middle", &[rules.as_slice(), open.as_slice()].concat())
}

/// A munchkin with a table full of Items.
fn dressed() -> App {
    let item = |name: &str, bonus: i16| Gear { name: name.to_owned(), bonus, ..Gear::default() };
    let worn = |slot: Slot, gear: Gear| Gear { slot: Some(slot), value: Some(300), ..gear };
    let list = [
        worn(Slot::Headgear, item("Colander", 1)),
        worn(Slot::Armor, item("Doormat of Welcome", 2)),
        Gear { hands: 2, big: true, value: Some(600), ..item("Two-Handed Umbrella", 4) },
        Gear { once: true, keywords: vec!["throwable".to_owned()], ..item("Lukewarm Soup", 3) },
        Gear { only: vec!["cleric".to_owned()], packed: true, value: Some(400), ..item("Hymn Amplifier", 3) },
    ];
    let put = list.map(|add| Effect::Munchkin(munchkin::Effect::Gear { seat: Colour::Blue, add })).to_vec();
    at("middle", &[Wish::corrects(put), Wish::opens(Panel::items(Colour::Blue, vec![2]))])
}

/// A Curse is on its way to somebody who can avert it.
fn cursed() -> App {
    let ill = vec![Effect::Munchkin(munchkin::Effect::LoseItem { seat: Colour::Blue, sort: None, dropped: false })];
    let what = Box::new(Played::Curse { on: Colour::Blue, effects: ill });
    let from = Source::Hand(Deck::DXM);
    let curse =
        Command::Munchkin(munchkin::Command::Play { seat: Colour::Red, from, name: "Sudden Draught".to_owned(), what });
    let ring = Gear { name: "Lucky Button".to_owned(), powers: vec!["averts_curses".to_owned()], ..Gear::default() };
    at(
        "fight",
        &[
            Wish::corrects(vec![Effect::Munchkin(munchkin::Effect::Gear { seat: Colour::Blue, add: ring })]),
            Wish::does(curse),
        ],
    )
}

/// Games that are all in the app.
fn whole() -> Vec<(&'static str, Begin)> {
    hot::list().into_iter().chain(hot::moments()).chain(company::list()).collect()
}

/// Screens besides the table.
fn besides() -> Vec<(&'static str, Begin)> {
    vec![
        ("setup", || on(Route::Setup)),
        ("setup_six", setup_six),
        ("quick", || on(Route::Quick)),
        ("settings", || on(Route::Settings)),
        ("box", || on(Route::Library)),
        ("odds", || on(Route::Odds)),
        ("hall", || {
            let mut app = over();
            app.go(Route::Hall);
            app
        }),
        ("hall_empty", || on(Route::Hall)),
        ("daily", || on(Route::Daily)),
        ("first_game", first_game),
        ("first_fight", || {
            let mut app = first_game();
            let fights = |app: &App| app.table.as_ref().is_some_and(Table::fights);
            for _ in 0..12 {
                let ways = app.table.as_ref().map(|table| engine::moves(table.session.book(), table.game()));
                let goes_on = |c: &Command| {
                    let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
                    *c == no || matches!(c, Command::Dungeon(dungeon::Command::Explore { .. }))
                };
                let way = ways.unwrap_or_default().into_iter().find(goes_on).filter(|_| !fights(&app));
                let Some(way) = way else { break };
                let _ = app.update(Message::Table(Wish::does(way)));
            }
            app
        }),
        ("daily_game", || {
            let mut app = on(Route::Daily);
            let _ = app.update(Message::Daily(daily::Message::Play));
            app
        }),
    ]
}

/// The first game in the app, the one that teaches.
fn first_game() -> App {
    let mut app = on(Route::Quick);
    let _ = app.update(Message::Quick(quick::Message::First));
    app
}

/// Names and beginnings.
fn list() -> Vec<(&'static str, Begin)> {
    let others: Vec<(&'static str, Begin)> = vec![
        ("home", || on(Route::Home)),
        ("home_games", home_games),
        ("lesson", || learning(&[])),
        ("lesson_fight", || {
            let explores = Command::Dungeon(dungeon::Command::Explore { side: Side::East, all: false });
            let next = || Wish::Asked(OnAsked::Next);
            let green = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Colour::Green))));
            learning(&[Wish::does(explores), next(), next(), next(), Wish::does(green)])
        }),
        ("first", || at("first", &[])),
        ("reminded", || reminded("turn 1", &[])),
        ("reminded_fight", || reminded("fight", &[])),
        ("table", || at("middle", &[])),
        ("far", || at("middle", &[Wish::Ask(Action::Far)])),
        ("fardie", || at("roll", &[Wish::Ask(Action::Far)])),
        ("tile", || at("tile", &[])),
        ("links", || at("links", &[])),
        ("unnamed", || at("unnamed", &[])),
        ("monster", || at("monster", &[])),
        ("base", || at("base", &[])),
        ("search", || at("search", &[])),
        ("charity", || at("charity", &[])),
        ("roll", || at("roll", &[])),
        ("arrow", || at("nobody has looked", &[])),
        ("forecast", || at("roll", &[Wish::Asked(OnAsked::Forecast(Some(Colour::Green)))])),
        ("moving", || at("moving", &[])),
        ("why", || at("moving", &[Wish::opens(Panel::WhyRoute(MonsterId(14)))])),
        ("room", || at("middle", &[Wish::chooses(Some(Spot::Room(RoomId(2))))])),
        ("standie", || at("middle", &[Wish::chooses(Some(Spot::Monster(MonsterId(15))))])),
        ("seat", || at("middle", &[Wish::opens(Panel::Seat(Colour::Blue))])),
        ("items", dressed),
        ("card", || {
            let draft = CardDraft { sort: Some(Sort::Item), ..CardDraft::of(Colour::Blue) };
            at("middle", &[Wish::opens(Panel::Card(Box::new(draft)))])
        }),
        ("curse", || {
            let draft = CardDraft { sort: Some(Sort::Curse), victim: Some(Colour::Blue), ..CardDraft::of(Colour::Red) };
            at("fight", &[Wish::opens(Panel::Card(Box::new(draft)))])
        }),
        ("deal", || {
            let draft = DealDraft { asks: Some(Price::Items(400)), once: true, ..DealDraft::new(1) };
            at("middle", &[Wish::opens(Panel::Deal(Box::new(draft)))])
        }),
        ("cursed", cursed),
        ("now", || at("fight", &[Wish::opens(Panel::Now(Colour::Green))])),
        ("pad", || at("middle", &[Wish::opens(Panel::pad(Figure::Seat(Colour::Red, Field::Gold), String::new()))])),
        ("menu", || at("middle", &[Wish::opens(Panel::Menu)])),
        ("ready", || at("middle", &[Wish::opens(Panel::Boss)])),
        ("house", || at("middle", &[Wish::opens(Panel::Rules(House::default()))])),
        ("house_open", house_open),
        ("words", || {
            let naming = Naming::Room(RoomId(3));
            at("middle", &[Wish::opens(Panel::words(naming, "Hall of".to_owned()))])
        }),
        ("journal", || {
            let mut app = at("", &[]);
            app.go(Route::Journal);
            app
        }),
        ("six", six),
        ("six_first", six_first),
        ("map_only", || {
            let care = Command::Table(table::Command::Care(table::Care::Map));
            at("middle", &[Wish::does(care)])
        }),
        ("routes", || {
            let mut app = app();
            app.lay_out(script(SETUP_UNDER_WAY, EXAMPLE, ""), Keeping::Memory);
            app
        }),
    ];
    let cards = [cardboard::list(), doors::list(), row::list(), long::list(), unknown::list()].into_iter().flatten();
    #[cfg(feature = "phones")]
    let cards = cards.chain(phones::list());
    let besides = whole().into_iter().chain(besides()).chain(cards);
    others.into_iter().chain(counting()).chain(consulting()).chain(fights()).chain(besides).collect()
}

const SETUP_UNDER_WAY: &str = include_str!("../../assets/presets/routes.setup.json");

/// All presets.
pub fn all() -> Vec<Preset<App, Message>> {
    list().into_iter().map(|(name, boot)| Preset::new(name, move || (boot(), Task::none()))).collect()
}

/// The names of all presets.
pub fn names() -> Vec<&'static str> {
    list().into_iter().map(|(name, _)| name).collect()
}
