//! Classic Munchkin in the app, each screen as soon as it comes up in a game played from a fixed seed; some are arranged.

use crate::app::presets::begin::{Begin, TIME, app};
use crate::app::presets::hot::{LATER, SEEDS, asked, plays_on, rings, sit, with};
use crate::app::screen::quick;
use crate::app::shell::Clock;
use crate::app::state::App;
use crate::app::table::action::Action;
use crate::app::table::hot::{Next, Sheet, Wish, spoils};
use crate::app::table::{Keeping, Message, Panel, Table};
use crate::bots::people;
use crate::catalog;
use crate::catalog::shipped::shipped;
use crate::play::{Session, barter, playout};
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{self, Bargain, Fighter, Term};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::rulings::Rulings;
use crate::rules::setup::Setup;
use crate::rules::table::step::About;
use crate::rules::{doors, engine, munchkin, table};
use std::sync::Arc;

const FULL: &str = include_str!("../../../assets/presets/full.setup.json");

/// Moves made at most on the way to somebody's own turn.
const FEW: u32 = 60;

/// A game with so many people among so many, as soon as something is the case.
pub(super) fn among(who: (usize, usize), seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    among_of("classic", who, seed, is_there)
}

/// The same of any game with doors.
pub fn among_of(system: &str, (players, people): (usize, usize), seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    let book = shipped("system", catalog::books().find(system).cloned());
    let bots: Vec<&str> = people::people().iter().map(|person| person.id.as_str()).collect();
    let mut last = None;
    // Not every game gets everywhere.
    for seed in seed..seed + SEEDS {
        let mut setup = Setup { system: system.to_owned(), ..playout::setup(players) };
        if players < 3 {
            setup.rulings.insert("players_min".to_owned(), "2".to_owned());
        }
        sit(&mut setup, people, &bots);
        let (session, _) = shipped("setup", Session::begin(Arc::clone(&book), setup, "", seed, TIME));
        let app = plays_on(session, goes_on, &is_there);
        if app.table.as_ref().is_some_and(&is_there) {
            return app;
        }
        last = Some(app);
    }
    last.unwrap_or_else(app)
}

/// What somebody without much of a plan does: cards go to the table, doors are opened.
pub fn goes_on(table: &Table) -> Option<Message> {
    let hot = table.hot.as_ref()?;
    if let Some(seat) = hot.handed() {
        return Some(Message::Hot(Wish::Here(seat)));
    }
    if !matches!(hot.next, Next::Person(_) | Next::Anybody) {
        return None;
    }
    let liked = |command: &&Command| match command {
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) => {
            let own = table.game().turn.seat == Some(*seat) && !table.fights();
            own && table.game().seat(*seat).is_some_and(|seat| !seat.laid.has(*card))
        }
        Command::Doors(door) => matches!(door, Door::OpenDoor | Door::SearchRoom),
        _ => false,
    };
    let moves = engine::moves(table.session.book(), table.game());
    let at = table.session.timeline().depth(table.session.timeline().here()) as usize;
    let fond = moves.iter().find(liked).filter(|_| !at.is_multiple_of(5));
    fond.or_else(|| moves.get(at % moves.len().max(1))).cloned().map(Message::does)
}

/// Somebody acts in a turn after this one.
pub fn turn_after(table: &Table, number: u32) -> bool {
    asked(table, |ask| matches!(ask, Ask::Table(table::Ask::Turn { .. }))) && table.game().turn.number > number
}

/// Somebody fights and builds the fight.
fn fights(table: &Table) -> bool {
    asked(table, |ask| matches!(ask, Ask::Fight(fight::Ask::Fight { .. })))
}

/// Somebody falls short in a fight, and has Items that could pay for help.
fn short(table: &Table) -> bool {
    let items = table.game().active().is_some_and(|seat| seat.gear.len() > 1);
    let now = fight::kept(table.game()).filter(|_| items && fights(table));
    now.is_some_and(|now| !fight::roll::wins(&sides(table.session.book(), table.game(), now, None)))
}

fn reacts(table: &Table, wanted: About) -> bool {
    asked(table, |ask| matches!(ask, Ask::Table(table::Ask::Window { about, .. }) if *about == wanted))
}

fn over(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Table(table::Ask::Over(_)))
}

/// A game of the usual three, at the first move of whoever begins.
fn begins(is_there: impl Fn(&Table) -> bool) -> App {
    let setup = Setup { system: "classic".to_owned(), first: None, ..quick::usual() };
    let first = setup.seats.first().map(|seat| seat.colour);
    let setup = Setup { rulings: Rulings::new(), first, ..setup };
    let (session, _) = shipped("setup", Session::begin(catalog::classic(), setup, "", 5, TIME));
    let mut app = app();
    app.lay_out(session, Keeping::Memory);
    for _ in 0..FEW {
        let own = |table: &&Table| table.hot.as_ref().is_some_and(|hot| hot.mover().is_some());
        let Some(table) = app.table.as_ref().filter(own) else { break };
        let turn = matches!(table.question.ask, Ask::Table(table::Ask::Turn { .. })) || table.fights();
        if turn && is_there(table) {
            break;
        }
        let moves = engine::moves(table.session.book(), table.game());
        let first = moves.iter().find(|c| matches!(c, Command::Doors(_))).or(moves.first()).cloned();
        let Some(first) = first else { break };
        app = with(app, Message::does(first));
    }
    app
}

/// An arranged game, played until something is the case: a hand of fourteen, and somebody who could end the game.
pub fn full(is_there: impl Fn(&Table) -> bool) -> App {
    let setup: Setup = shipped("setup", serde_json::from_str(FULL));
    let (session, _) = shipped("setup", Session::begin(catalog::classic(), setup, "", 5, TIME));
    plays_on(session, goes_on, is_there)
}

/// A card of whoever has the screen is lifted.
fn lifted(app: App) -> App {
    let lit = |table: &Table| {
        let (teller, hot) = (table.teller(), table.hot.as_ref()?);
        let held = &table.game().seat(hot.mover()?)?.held;
        held.iter().find(|card| !hot.plays(&teller, *card).is_empty()).or(held.iter().next())
    };
    match app.table.as_ref().and_then(lit) {
        Some(card) => with(app, Message::Hot(Wish::Card(card))),
        None => app,
    }
}

/// Somebody's own turn, with something in the hand and something before them.
fn equipped() -> App {
    among((4, 1), 5, |table| {
        let seat = table.game().active();
        turn_after(table, 6) && seat.is_some_and(|seat| seat.held.len() > 2 && !seat.gear.is_empty())
    })
}

/// Somebody's turn who has an Item on the table, as the next one has.
fn bargains() -> App {
    among((3, 1), 5, |table| {
        let has = |at: usize| table.game().seats.iter().nth(at).is_some_and(|seat| seat.gear.len() > 1);
        turn_after(table, 3) && table.game().turn.seat == Some(Colour::Red) && has(0) && has(1) && would_swap(table)
    })
}

/// Whether BLUE would have something of RED's for something of its own.
fn would_swap(table: &Table) -> bool {
    let of = |seat| table.game().seat(seat).into_iter().flat_map(|seat| seat.gear.iter().filter_map(|item| item.card));
    of(Colour::Red).any(|gives| {
        of(Colour::Blue).any(|gets| {
            let deal = barter::deal(table.game(), (Colour::Red, Colour::Blue), &[gives, gets]);
            table.would_trade(Colour::Blue, &deal)
        })
    })
}

/// Whether a move takes a monster that somebody has left.
pub fn takes_monster(table: &Table, command: &Command) -> bool {
    spoils::taken(command).is_some_and(|card| table.session.book().cards.monster(card).is_some())
}

/// A fight into which everything is thrown: somebody helps, a second monster comes along, and many cards are played.
fn crowd() -> App {
    let fight = begins(Table::fights);
    let who = |table: &Table| {
        let fight = fight::kept(table.game())?;
        Some((fight.main, *fight.monsters(table.game()).first()?))
    };
    let Some((main, monster)) = fight.table.as_ref().and_then(who) else { return fight };
    let helper = if main == Colour::Blue { Colour::Green } else { Colour::Blue };
    let term = |who: Fighter, name: &str, strength: i16| {
        Effect::Fight(fight::Effect::Term { add: Term { who, name: name.to_owned(), strength, dice: 0 } })
    };
    let worse = |name: &str| {
        let add = Enhancer { name: name.to_owned(), level: 10, treasures: 2, ..Enhancer::default() };
        Effect::Fight(fight::Effect::Enhance { monster, add })
    };
    let own = ["Sword in a Different Stone", "Rolling Pin of Rolling Well", "Helmet With a Hat on It", "Haste Paste"];
    let own = own.into_iter().map(|name| term(Fighter::Seat(main), name, 3));
    let theirs = [worse("Twice as Big on the Inside"), Effect::Fight(fight::Effect::Mate { monster })];
    let last = [
        term(Fighter::Monster(monster), "Emergency Trombone", 10),
        term(Fighter::Seat(helper), "Moral High Ground", 3),
        term(Fighter::Seat(main), "A Knife Between Friends", -2),
    ];
    let all = own.chain(theirs).chain([Effect::Fight(fight::Effect::Compel { seat: helper })]).chain(last);
    let mut app = all.fold(fight, |app, effect| {
        let effects = vec![effect];
        with(app, Message::does(Command::Table(table::Command::Amend { note: String::new(), effects })))
    });
    // What was turned up before has been seen.
    app.shell.clock = Clock::Fixed(app.shell.clock.now() + LATER);
    app
}

/// Names and beginnings.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("doors", || begins(|_| true)),
        ("doors_fight", || begins(Table::fights)),
        ("doors_crowd", crowd),
        ("doors_crowd_lifted", || lifted(crowd())),
        ("doors_opening", || among((3, 1), 5, |table| reacts(table, About::Opening))),
        ("doors_turn", || among((4, 1), 5, |table| turn_after(table, 8))),
        ("doors_lifted", || lifted(equipped())),
        ("doors_laid", || with(equipped(), Message::Hot(Wish::Laid(true)))),
        ("doors_more", || {
            let app = equipped();
            with(app, Message::Hot(Wish::Sheet(Some(Sheet::More))))
        }),
        ("doors_seat", || {
            let app = among((4, 1), 5, |table| turn_after(table, 8));
            match app.table.as_ref().and_then(|table| table.game().turn.seat) {
                Some(seat) => with(app, Message::opens(Panel::Seat(seat))),
                None => app,
            }
        }),
        ("doors_trade", || with(bargains(), Message::Hot(Wish::Sheet(Some(Sheet::Trade(Colour::Blue)))))),
        ("doors_short", || among((4, 1), 5, short)),
        ("doors_pledge", || with(among((4, 1), 5, short), Message::Hot(Wish::Sheet(Some(Sheet::Pledge))))),
        ("doors_two", || among((2, 1), 5, |table| turn_after(table, 5))),
        ("doors_two_fight", || among((2, 1), 5, fights)),
        ("doors_six", || among((6, 1), 5, |table| turn_after(table, 8))),
        ("doors_six_fight", || among((6, 1), 5, fights)),
        ("doors_several", || among((4, 1), 5, |table| fights(table) && table.game().foes.all.len() > 1)),
        ("doors_window", || among((4, 1), 5, |table| reacts(table, About::Fight))),
        ("doors_ring", || rings(among((3, 2), 9, |table| turn_after(table, 1)), goes_on)),
        ("doors_relay", || {
            let handed = |table: &Table| table.hot.as_ref().is_some_and(|hot| hot.handed().is_some());
            among((3, 2), 5, |table| table.game().turn.number > 2 && handed(table))
        }),
        ("doors_aloud", || {
            let red = |table: &Table| table.game().fight.as_ref().is_some_and(|fight| fight.main == Colour::Red);
            let terms = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
            let asks = Command::Fight(fight::Command::AskHelp { seat: Colour::Blue, terms });
            let fight = among((3, 2), 5, |table| fights(table) && red(table));
            with(with(fight, Message::Hot(Wish::Here(Colour::Red))), Message::does(asks))
        }),
        ("doors_asked", || among((3, 1), 5, |t| asked(t, |ask| matches!(ask, Ask::Fight(fight::Ask::Asked { .. }))))),
        ("doors_cursed", || {
            among((3, 1), 5, |t| asked(t, |ask| matches!(ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }))))
        }),
        ("doors_loses", || {
            among((3, 1), 5, |t| asked(t, |ask| matches!(ask, Ask::Munchkin(munchkin::Ask::LoseItem { .. }))))
        }),
        ("doors_corpse", || among((4, 1), 5, |t| asked(t, |ask| matches!(ask, Ask::Doors(doors::Ask::Corpse { .. }))))),
        ("doors_corpse_monster", || {
            among((4, 1), 5, |table| {
                asked(table, |ask| matches!(ask, Ask::Doors(doors::Ask::Corpse { .. })))
                    && table.hot.iter().flat_map(|hot| &hot.moves).any(|command| takes_monster(table, command))
            })
        }),
        ("doors_charity", || {
            among((4, 1), 5, |t| asked(t, |ask| matches!(ask, Ask::Munchkin(munchkin::Ask::Charity { .. }))))
        }),
        ("doors_full", || full(|table| asked(table, |_| true))),
        ("doors_full_charity", || {
            full(|t| asked(t, |ask| matches!(ask, Ask::Munchkin(munchkin::Ask::Charity { .. }))))
        }),
        ("doors_far", || with(among((4, 1), 5, |table| turn_after(table, 8)), Message::Ask(Action::Far))),
        ("doors_far_fight", || with(among((4, 1), 5, fights), Message::Ask(Action::Far))),
        ("doors_over", || among((3, 1), 5, over)),
    ]
}
