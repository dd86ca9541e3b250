//! `standie resolve`: a Monster Turn from a board.

use crate::catalog;
use crate::catalog::words::{Names, Value, Words};
use crate::cli::args::FileOptions;
use crate::cli::board::{Board, LIMITS};
use crate::cli::fault::Fault;
use crate::cli::input::read_input;
use crate::cli::input::{Object, parse_document};
use crate::cli::out::write_json;
use crate::play::narrate;
use crate::rules::cite::Cites;
use crate::rules::dungeon::march::{LinkChange, March, Route};
use crate::rules::dungeon::monster_turn::MarchRules;
use crate::rules::dungeon::monster_turn::resolve_each;
use crate::rules::dungeon::monster_turn::targets;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId};
use serde::Serialize;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Runs the command.
///
/// # Errors
/// The first field of the board that is wrong, or that nobody reads the answer.
pub fn run(options: &FileOptions, words: &Words) -> Result<(), Fault> {
    let place = options.file.display().to_string();
    let bytes = read_input(&options.file)?;
    let Object(board): Object<Board> = parse_document(&place, &bytes, LIMITS)?;
    drop(bytes);
    let book = catalog::book();
    let game = board.game(&book, &place)?;
    let Some(roll) = board.roll() else {
        let allowed = Colour::ALL.map(Colour::name).join(", ");
        return Err(Fault::input(format!("{place}: roll"), format!("not there, allowed are {allowed}")));
    };
    let rules = MarchRules::of(&book, &game);
    let Some(dungeon) = &game.dungeon else { return Ok(()) };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut fault = None;
    let mut first = true;
    // The largest board makes gigabytes: whoever has read enough of them ends it.
    if options.json {
        write!(out, "{{\"roll\":\"{}\",\"monsters\":[", roll.name())?;
    } else {
        writeln!(out, "{}", words.with("cli-roll", &[("colour", Value::from(words.colour(roll)))]))?;
    }
    // Each route is written as soon as it is known: the largest board needs no more memory than a small one.
    let changed = resolve_each(dungeon, &game.foes, targets(&game, rules), rules, roll, |route| {
        let written = if options.json {
            let comma = if first { Ok(()) } else { out.write_all(b",") };
            comma.map_err(Fault::from).and_then(|()| write_route(&mut out, &board, &route))
        } else {
            write_text(&mut out, words, &game, roll, route)
        };
        first = false;
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                fault = Some(e);
                ControlFlow::Break(())
            }
        }
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    if options.json {
        let ids = board.room_ids();
        let changed: Vec<ChangeOut<'_>> = changed.iter().map(|c| ChangeOut::of(c, &ids)).collect();
        out.write_all(b"],\"links_changed\":")?;
        write_json(&mut out, &changed)?;
        out.write_all(b"}\n")?;
    } else {
        let names = Names::of(&game);
        for change in &changed {
            let args = [
                ("room", Value::from(words.room(change.room, names))),
                ("side", Value::from(words.get(&format!("side-{}", change.side.name())))),
                ("from", Value::from(words.get(&format!("link-{}", change.from.name())))),
            ];
            writeln!(out, "{}", words.with("cli-link-changed", &args))?;
        }
    }
    Ok(out.flush()?)
}

#[derive(Serialize)]
struct StepOut<'a> {
    to: &'a str,
    by: &'a str,
    darkness: bool,
    cites: Cites,
}

#[derive(Serialize)]
struct RouteOut<'a> {
    name: &'a str,
    from: &'a str,
    path: Vec<&'a str>,
    to: &'a str,
    stop: &'a str,
    steps: Vec<StepOut<'a>>,
    cites: Cites,
}

#[derive(Serialize)]
struct ChangeOut<'a> {
    room: &'a str,
    side: &'a str,
    from: &'a str,
    to: &'a str,
}

impl<'a> ChangeOut<'a> {
    fn of(change: &LinkChange, ids: &[&'a str]) -> ChangeOut<'a> {
        let room = ids.get(change.room.0 as usize).copied().unwrap_or_default();
        ChangeOut { room, side: change.side.name(), from: change.from.name(), to: change.to.name() }
    }
}

fn write_route(out: &mut impl Write, board: &Board, route: &Route) -> Result<(), Fault> {
    let id = |room: RoomId| board.room_id(room);
    let steps = route.hops.0.iter().enumerate().map(|(i, hop)| StepOut {
        to: id(hop.to),
        by: hop.by.name(),
        darkness: hop.darkness(),
        cites: hop.cites(i == 0),
    });
    let answer = RouteOut {
        name: board.monster_name(route.monster),
        from: id(route.from),
        path: route.hops.0.iter().map(|hop| id(hop.to)).collect(),
        to: id(route.to()),
        stop: route.stop.name(),
        steps: steps.collect(),
        cites: route.cites,
    };
    Ok(write_json(out, &answer)?)
}

fn write_text(out: &mut impl Write, words: &Words, game: &Game, roll: Colour, route: Route) -> Result<(), Fault> {
    let names = Names::of(game);
    let way: Vec<String> = std::iter::once(route.from)
        .chain(route.hops.0.iter().map(|hop| hop.to))
        .map(|room| words.room(room, names))
        .collect();
    writeln!(out, "{}: {}", words.monster(route.monster, names), way.join(" > "))?;
    let march = March { roll, routes: Vec::new(), links_changed: Vec::new(), to_move: Vec::new() };
    for line in narrate::march::explain(&march, &route) {
        writeln!(out, "    {}{}", words.say(&line.message, names), cited(words, line.cites))?;
    }
    Ok(())
}

/// Citations as people read them: ids with pages.
pub fn cited(words: &Words, cites: Cites) -> String {
    let shown: Vec<String> = cites
        .iter()
        .map(|rule| {
            let page = catalog::ledger::row(rule.as_str()).map(|row| row.page.clone()).unwrap_or_default();
            // Not every book's rules stand on pages.
            if page.is_empty() {
                return rule.as_str().to_owned();
            }
            words.with("cli-cite", &[("id", Value::from(rule.as_str())), ("page", Value::from(page))])
        })
        .collect();
    if shown.is_empty() { String::new() } else { format!("  [{}]", shown.join("; ")) }
}
