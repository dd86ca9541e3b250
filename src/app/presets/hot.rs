//! States of games that are all in the app, each the first of its kind in a game played from a fixed seed.

use crate::app::map::Spot;
use crate::app::presets::begin::{Begin, TIME, app};
use crate::app::shell::Clock;
use crate::app::state::App;
use crate::app::table::action::Action;
use crate::app::table::highlight::moment::Kind;
use crate::app::table::hot::{Next, Sheet, Wish};
use crate::app::table::{Keeping, Message, Panel, Table};
use crate::catalog;
use crate::catalog::shipped::shipped;
use crate::play::narrate::moves::Part;
use crate::play::{Session, playout};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::price::Paying;
use crate::rules::command::Command;
use crate::rules::ids::RoomId;
use crate::rules::question::Ask;
use crate::rules::setup::Setup;
use crate::rules::table::step::About;
use crate::rules::{dungeon, engine, fight, munchkin, table, turn};
use std::sync::Arc;

/// Games tried.
pub const SEEDS: u64 = 40;

/// Moves made before a state has to have come up.
const LIMIT: u32 = 3_000;

/// A game with so many people among three, played on until something is the case.
pub fn here(people: usize, seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    let mut last = None;
    // Not every game gets everywhere.
    for seed in seed..seed + SEEDS {
        let app = from(people, seed, &is_there);
        if app.table.as_ref().is_some_and(&is_there) {
            return app;
        }
        last = Some(app);
    }
    last.unwrap_or_else(app)
}

fn from(people: usize, seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    begun(3, people, seed, is_there)
}

fn begun(players: usize, people: usize, seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    among((players, people), &["cautious"], seed, is_there)
}

/// A game with so many people among so many, the others played by these in turn.
pub fn among((players, people): (usize, usize), bots: &[&str], seed: u64, is_there: impl Fn(&Table) -> bool) -> App {
    let mut setup = playout::setup(players);
    sit(&mut setup, people, bots);
    let (session, _) = shipped("setup", Session::begin(catalog::book(), setup, "", seed, TIME));
    plays_on(session, goes_on, is_there)
}

/// All but so many are played by these in turn.
pub fn sit(setup: &mut Setup, people: usize, bots: &[&str]) {
    for (seat, bot) in setup.seats.iter_mut().skip(people).zip(bots.iter().cycle()) {
        seat.bot = Some((*bot).to_owned());
    }
}

/// A game played on by people who all do the same, until something is the case.
pub fn plays_on(
    session: Session,
    goes_on: impl Fn(&Table) -> Option<Message>,
    is_there: impl Fn(&Table) -> bool,
) -> App {
    let mut app = app();
    app.lay_out(session, Keeping::Memory);
    // No time goes by here: a banner of long ago would still be seen.
    app.shell.settings.highlights = false;
    for _ in 0..LIMIT {
        let Some(table) = app.table.as_ref() else { break };
        if is_there(table) {
            break;
        }
        let Some(message) = goes_on(table) else { break };
        let _ = app.update(crate::app::Message::Table(message));
    }
    app.shell.settings.highlights = true;
    app
}

/// What somebody without much of a plan does: cards go to the table, doors are opened.
fn goes_on(table: &Table) -> Option<Message> {
    let hot = table.hot.as_ref()?;
    if let Some(seat) = hot.handed() {
        return Some(Message::Hot(Wish::Here(seat)));
    }
    if !matches!(hot.next, Next::Person(_) | Next::Anybody) {
        return None;
    }
    let liked = |c: &&Command| match c {
        Command::Munchkin(munchkin::Command::PlayCard { card, .. }) => {
            let laid = hot.mover().and_then(|c| table.game().seat(c)).is_some_and(|s| s.laid.has(*card));
            !laid
        }
        Command::Dungeon(dungeon::Command::Explore { .. }) => true,
        _ => false,
    };
    let moves = engine::moves(table.session.book(), table.game());
    let at = table.session.timeline().depth(table.session.timeline().here()) as usize;
    let fond: Vec<&Command> = moves.iter().filter(liked).collect();
    let pick = if fond.is_empty() || at.is_multiple_of(3) {
        moves.get(at % moves.len().max(1))
    } else {
        fond.first().copied()
    };
    pick.cloned().map(Message::does)
}

/// Somebody could not run away, and the moment is told.
fn caught() -> App {
    fought(|table| table.highlight.as_ref().is_some_and(|seen| seen.kind == Kind::Caught))
}

/// Somebody is about to run away.
fn runs() -> App {
    fought(|table| table.runs().is_some_and(|(.., face)| face.is_none()))
}

/// From a fight on, until something is seen.
fn fought(told: impl Fn(&Table) -> bool) -> App {
    let mut app = here(1, 5, |table| asked(table, |a| matches!(a, Ask::Fight(fight::Ask::Fight { .. }))));
    app.shell.pace = 1;
    for _ in 0..LIMIT {
        let Some(table) = app.table.as_ref().filter(|table| !told(table)) else { break };
        let message = goes_on(table).unwrap_or(Message::Hot(Wish::Beat));
        app.shell.clock = Clock::Fixed(app.shell.clock.now() + LATER);
        let _ = app.update(crate::app::Message::Table(message));
    }
    app
}

/// By then whatever tumbled or walked has come to rest, in milliseconds.
pub const LATER: i64 = 20_000;

/// Whether a person is asked something of a kind.
pub fn asked(table: &Table, wanted: impl Fn(&Ask) -> bool) -> bool {
    let moves = table.hot.as_ref().is_some_and(|hot| hot.mover().is_some());
    moves && wanted(&table.question.ask)
}

/// A card that can be played in several ways lies open.
fn aimed() -> App {
    let several = |table: &Table| {
        let teller = table.teller();
        let hot = table.hot.as_ref()?;
        let seat = table.game().seat(hot.mover()?)?;
        // Somebody or something on the map.
        let aims =
            |c: &&Command| matches!(teller.parts(c).first(), Some(Part::Seat(_) | Part::Monster(_) | Part::Room(_)));
        seat.held.iter().find(|card| hot.plays(&teller, *card).into_iter().filter(aims).count() > 2)
    };
    let mut app = here(1, 11, |table| {
        asked(table, |a| matches!(a, Ask::Fight(fight::Ask::Fight { .. }))) && several(table).is_some()
    });
    if let Some(card) = app.table.as_ref().and_then(several) {
        let _ = app.update(crate::app::Message::Table(Message::Hot(Wish::Card(card))));
    }
    app
}

/// Somebody has played against the fight that was about to be rolled: back to asking for help is one answer.
fn not_yet() -> App {
    let answered = |t: &Table| {
        let hot = t.hot.as_ref();
        hot.is_some_and(|h| {
            h.seen.is_some()
                && h.moves.contains(&Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))))
        })
    };
    here(1, 7, |t| asked(t, |a| matches!(a, Ask::Table(table::Ask::Window { about: About::Fight, .. }))) && answered(t))
}

/// A die of a search has fallen, and a card could change it.
fn searched() -> App {
    let search = |t: &Table| t.hot.as_ref().and_then(|h| h.cast.as_ref()).is_some_and(|c| c.what == "cast-search");
    here(1, 17, |t| asked(t, |a| matches!(a, Ask::Table(table::Ask::Window { about: About::Dice, .. }))) && search(t))
}

/// The card that could lies open: what each face would bring is told.
fn loaded() -> App {
    let app = searched();
    let die = |t: &Table| {
        t.hot.as_ref()?.moves.iter().find_map(|c| match c {
            Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) if choice.die.is_some() => Some(*card),
            _ => None,
        })
    };
    match app.table.as_ref().and_then(die) {
        Some(card) => with(app, Message::Hot(Wish::Card(card))),
        None => app,
    }
}

/// A card that cannot be played says why.
fn dim() -> App {
    let unlit = |table: &Table| {
        let (teller, hot) = (table.teller(), table.hot.as_ref()?);
        table.game().seat(hot.mover()?)?.held.iter().find(|card| hot.plays(&teller, *card).is_empty())
    };
    let mut app = here(1, 5, |table| {
        asked(table, |a| matches!(a, Ask::Table(table::Ask::Turn { .. }))) && unlit(table).is_some()
    });
    if let Some(card) = app.table.as_ref().and_then(unlit) {
        let _ = app.update(crate::app::Message::Table(Message::Hot(Wish::Card(card))));
    }
    app
}

/// How many could be asked to help for nothing.
fn helpers(table: &Table) -> usize {
    let moves = table.hot.as_ref().map(|hot| hot.moves.as_slice()).unwrap_or_default();
    let free = |c: &&Command| matches!(c, Command::Fight(fight::Command::AskHelp { terms, .. }) if terms.treasures == 0 && terms.gold == 0);
    moves.iter().filter(free).count()
}

fn is_deal(command: &Command) -> bool {
    matches!(command, Command::Dungeon(dungeon::Command::RoomDeal { .. }))
}

/// After a message to the table.
pub fn with(mut app: App, message: Message) -> App {
    let _ = app.update(crate::app::Message::Table(message));
    app
}

/// Two people and a bot: the ring before a fight, with something claimed.
fn ringing() -> App {
    rings(here(2, 9, |t| turn_after(t, 3)), goes_on)
}

/// The next ring before a fight counts, with something claimed.
pub fn rings(mut app: App, goes_on: impl Fn(&Table) -> Option<Message>) -> App {
    app.shell.pace = 320;
    for beat in 1..2_000 {
        let Some(table) = app.table.as_ref() else { break };
        let fight = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::Fight, .. }));
        let Some(hot) = &table.hot else { break };
        let (rings, due) = (hot.next == Next::Ring, hot.ring.since.is_some());
        if rings && fight && due {
            let first = hot.ring.slots.first().copied();
            app.shell.clock = Clock::Fixed(TIME + 3_600_000 + beat * 500 + 400);
            return match first {
                Some(seat) => with(app, Message::Hot(Wish::Claim(seat))),
                None => app,
            };
        }
        let person = matches!(hot.next, Next::Person(_) | Next::Anybody);
        let next = if person { goes_on(table) } else { Some(Message::Hot(Wish::Beat)) };
        app.shell.clock = Clock::Fixed(TIME + 3_600_000 + beat * 500);
        let Some(next) = next else { break };
        let _ = app.update(crate::app::Message::Table(next));
    }
    app
}

/// A bot at its turn, seen by a person who watches.
fn watched() -> App {
    // With few cards in hand, so that the turn is over at once.
    let few = |t: &Table| t.game().active().is_some_and(|s| s.hand.total() <= 5);
    let mut app = here(1, 5, |t| turn_after(t, 3) && few(t));
    app.shell.pace = 320;
    let _ = app.update(crate::app::Message::Table(Message::does(Command::Turn(turn::Command::EndTurn))));
    for beat in 1..400 {
        let rolled = |t: &Table| t.hot.as_ref().is_some_and(|h| h.why.is_some() && matches!(h.next, Next::Bot(_)));
        if app.table.as_ref().is_some_and(rolled) {
            break;
        }
        app.shell.clock = Clock::Fixed(TIME + 3_600_000 + beat * 2_000);
        // Whoever is asked whether to react passes.
        let open = app.table.as_ref().is_some_and(|t| asked(t, |a| matches!(a, Ask::Table(table::Ask::Window { .. }))));
        let next = if open {
            Message::does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))))
        } else {
            Message::Hot(Wish::Beat)
        };
        let _ = app.update(crate::app::Message::Table(next));
    }
    app
}

/// Somebody plays a Curse while a fight goes on.
fn cursed() -> App {
    let by = |t: &Table| matches!(t.game().top(), Some(Step::Munchkin(munchkin::Step::Cursed { by: Some(_), .. })));
    here(1, 7, |t| asked(t, |a| matches!(a, Ask::Munchkin(munchkin::Ask::Cursed { .. }))) && t.fights() && by(t))
}

/// The card of a monster lies open.
fn monster() -> App {
    let there = |t: &Table| t.game().foes.all.first().map(|m| m.id);
    let app = here(1, 5, |t| asked(t, |a| matches!(a, Ask::Table(table::Ask::Turn { .. }))) && there(t).is_some());
    let monster = app.table.as_ref().and_then(there);
    with(app, Message::chooses(monster.map(Spot::Monster)))
}

/// Whether somebody acts in a turn after this one.
fn turn_after(table: &Table, number: u32) -> bool {
    asked(table, |a| matches!(a, Ask::Table(table::Ask::Turn { .. }))) && table.game().turn.number > number
}

/// Somebody could use the power of a Class: which, and whether by the die.
fn power(table: &Table) -> Option<(Arc<str>, Paying)> {
    let all = table.hot.as_ref().map(|h| h.moves.as_slice()).unwrap_or_default();
    all.iter().find_map(|c| match c {
        Command::Munchkin(munchkin::Command::UsePower { class, by, .. }) => Some((class.clone(), by.paying())),
        _ => None,
    })
}

/// Names and beginnings.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("hot_opening", || here(1, 5, |table| asked(table, |_| true))),
        ("hot_turn", || here(1, 5, |table| turn_after(table, 3))),
        ("hot_laid", || {
            let app = here(1, 5, |t| turn_after(t, 6));
            with(app, Message::Hot(Wish::Laid(true)))
        }),
        ("hot_more", || {
            let app = here(1, 5, |t| turn_after(t, 3));
            with(app, Message::Hot(Wish::Sheet(Some(Sheet::More))))
        }),
        ("hot_fight", || here(1, 5, |table| asked(table, |a| matches!(a, Ask::Fight(fight::Ask::Fight { .. }))))),
        ("hot_aimed", aimed),
        ("hot_dim", dim),
        ("hot_window", || {
            let about = |a: &Ask| matches!(a, Ask::Table(table::Ask::Window { about: About::Fight, .. }));
            here(1, 7, |table| asked(table, about))
        }),
        ("hot_dice", || {
            let about = |a: &Ask| matches!(a, Ask::Table(table::Ask::Window { about: About::Dice, .. }));
            // With a map too large to be seen at once.
            here(1, 7, |table| {
                let (low, high) = table.scene.corners();
                (high.row - low.row).min(high.col - low.col) >= 5 && !table.fights() && asked(table, about)
            })
        }),
        ("hot_not_yet", not_yet),
        ("hot_cursed", || here(1, 7, |t| asked(t, |a| matches!(a, Ask::Munchkin(munchkin::Ask::Cursed { .. }))))),
        ("hot_fight_cursed", cursed),
        ("hot_loaded", loaded),
        ("hot_search", searched),
        ("hot_charity", || {
            here(1, 30, |table| asked(table, |a| matches!(a, Ask::Munchkin(munchkin::Ask::Charity { .. }))))
        }),
        ("hot_asked", || here(2, 9, |table| asked(table, |a| matches!(a, Ask::Fight(fight::Ask::Asked { .. }))))),
        ("hot_help", || {
            here(3, 9, |table| {
                asked(table, |a| matches!(a, Ask::Fight(fight::Ask::Fight { .. }))) && helpers(table) > 1
            })
        }),
        ("hot_relay", || {
            here(2, 9, |t| t.game().turn.number > 4 && t.hot.as_ref().is_some_and(|hot| hot.handed().is_some()))
        }),
        ("hot_ring", ringing),
        ("hot_seat", || {
            let app = here(1, 5, |t| turn_after(t, 6));
            let seat = app.table.as_ref().and_then(|t| t.game().turn.seat);
            match seat {
                Some(seat) => with(app, Message::opens(Panel::Seat(seat))),
                None => app,
            }
        }),
        ("hot_bot", watched),
        ("hot_room", || {
            let app = here(1, 5, |t| turn_after(t, 6));
            with(app, Message::chooses(Some(Spot::Room(RoomId(2)))))
        }),
        ("hot_monster", monster),
        ("hot_deal", || {
            let deals = |t: &Table| t.hot.as_ref().is_some_and(|h| h.moves.iter().any(is_deal));
            with(here(1, 5, |t| asked(t, |_| deals(t))), Message::Hot(Wish::Sheet(Some(Sheet::Deal))))
        }),
        ("hot_power", || {
            let app = here(1, 5, |t| asked(t, |_| power(t).is_some()));
            match app.table.as_ref().and_then(power) {
                Some((class, paying)) => with(app, Message::Hot(Wish::Sheet(Some(Sheet::Power(class, paying))))),
                None => app,
            }
        }),
        ("hot_six", || begun(6, 1, 5, |t| turn_after(t, 8))),
        ("hot_far", || {
            let app = here(1, 5, |t| turn_after(t, 3));
            with(app, Message::Ask(Action::Far))
        }),
        ("hot_base", || here(1, 5, |t| asked(t, |a| matches!(a, Ask::Dungeon(dungeon::Ask::BaseColour { .. }))))),
        ("hot_spoils", || here(1, 5, |t| asked(t, |a| matches!(a, Ask::Fight(fight::Ask::Spoils { .. }))))),
        ("hot_over_two", || here(2, 26, |table| matches!(table.question.ask, Ask::Table(table::Ask::Over(_))))),
        ("hot_over", || here(1, 26, |table| matches!(table.question.ask, Ask::Table(table::Ask::Over(_))))),
    ]
}

/// Their moments.
pub fn moments() -> Vec<(&'static str, Begin)> {
    vec![("hot_caught", caught), ("hot_runs", runs)]
}
