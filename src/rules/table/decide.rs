//! The table itself: who sits at it, in which order, by which house rules, with what in the app.

use crate::rules::agenda::Step;
use crate::rules::asking::unasked;
use crate::rules::book::{Book, RulingDef, RulingFault};
use crate::rules::cite::Cites;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::legal::{Legal, Template};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::{Halves, Seat};
use crate::rules::setup::{self, new_seat};
use crate::rules::shelf;
use crate::rules::table;
use crate::rules::table::Command;
use crate::rules::table::cited;
use crate::rules::table::seating::NewSeat;
use crate::rules::table::step::About;
use crate::rules::table::waive;
use crate::rules::table::{Care, Component, Ending, Place};
use crate::rules::text::sound_name;

/// Carries out what is asked of the table.
pub(crate) fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        // Answers are the step's that stands, whatever part it is of.
        Command::Answer(_) => Err(unasked()),
        Command::ByHand | Command::Skip => waive::waive(book, game, out),
        Command::Effects { note, effects } => change(book, game, (note, effects), Mode::Play, out),
        Command::Amend { note, effects } => change(book, game, (note, effects), Mode::Amend, out),
        Command::Join { seat, index } => join(book, game, seat, *index, out),
        Command::Leave { seat } => leave(game, *seat, out),
        Command::Away { seat, away } => pass_over(game, *seat, *away, out),
        Command::Bot { seat, bot } => {
            let now = game.find(*seat)?;
            ensure(now.bot != *bot, || Refusal::new("nothing-changes", Cites::NONE))?;
            ensure(bot.as_deref().is_none_or(sound_name), || Refusal::new("text-unsound", Cites::NONE))?;
            out.note(table::Event::Botted { seat: *seat, bot: bot.clone() });
            Ok(())
        }
        Command::Order(order) => reorder(game, order, out),
        Command::Rule { name, value } => rule(book, game, name, value, out),
        Command::ByTheBook => by_the_book(book, game, out),
        Command::TimeUp => time_up(book, game, out),
        Command::Keep { component, place } => keep(book, game, *component, *place, out),
        Command::Care(care) => set_care(book, game, *care, out),
    }
}

/// Something did this, or the table puts it right.
fn change(
    book: &Book,
    game: &Game,
    (note, effects): (&str, &[Effect]),
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    shelf::claim(game, effects, out)?;
    interpret::run(book, game, note, effects, mode, out)
}

fn join(book: &Book, game: &Game, new: &NewSeat, index: Option<usize>, out: &mut Facts) -> Result<(), Refusal> {
    let pieces = book.rules.pieces(game.table.expansion);
    ensure(pieces.colours.contains(&new.colour), || {
        Refusal::new("colour-without-pieces", cited::OWN_COLOUR).with("colour", new.colour)
    })?;
    ensure(game.seat(new.colour).is_none(), || {
        Refusal::new("colour-taken", cited::OTHER_COLOURS).with("colour", new.colour)
    })?;
    ensure(game.seats.len() < pieces.players, || {
        Refusal::new("table-full", cited::HOW_MANY).with("most", pieces.players as i64)
    })?;
    ensure(sound_name(&new.name), || Refusal::new("text-unsound", Cites::NONE))?;
    let halves = Halves::of(book.house(game));
    let seat = Seat { halves, ..new_seat(book, new, game.dungeon.is_some()) };
    let index = index.unwrap_or(game.seats.len());
    ensure(index <= game.seats.len(), || Refusal::new("no-such-place", Cites::NONE))?;
    out.say(table::Event::Joined { seat: Box::new(seat), index }, cited::SITS_DOWN);
    if let Some(Step::Table(table::Step::FirstPlayer { among, rolls })) = game.top() {
        let mut among = among.clone();
        among.push(new.colour);
        out.note(table::Event::Noted(Step::Table(table::Step::FirstPlayer { among, rolls: rolls.clone() })));
    }
    Ok(())
}

fn leave(game: &Game, seat: Colour, out: &mut Facts) -> Result<(), Refusal> {
    game.find(seat)?;
    ensure(game.seats.len() > 1, || Refusal::new("last-player", Cites::NONE))?;
    ensure(game.ending.is_none(), || Refusal::new("game-over", Cites::NONE))?;
    let settling_in = game.agenda.iter().any(|s| matches!(s, Step::Table(table::Step::FirstPlayer { .. })));
    ensure(!settling_in, || Refusal::new("leave-after-start", Cites::NONE))?;
    let leaving = game.agenda.iter().any(|s| matches!(s, Step::Table(table::Step::Leaver { .. })));
    ensure(!leaving, || Refusal::new("somebody-leaving", Cites::NONE))?;
    out.owe(table::Step::Leaver { seat });
    Ok(())
}

fn pass_over(game: &Game, colour: Colour, away: bool, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    ensure(seat.away != away, || Refusal::new("nothing-changes", Cites::NONE))?;
    out.note(table::Event::Away { seat: colour, away });
    Ok(())
}

fn reorder(game: &Game, order: &[Colour], out: &mut Facts) -> Result<(), Refusal> {
    let each_once = order.len() == game.seats.len()
        && order.iter().all(|c| game.seat(*c).is_some())
        && order.iter().enumerate().all(|(i, c)| !order[..i].contains(c));
    ensure(each_once, || Refusal::new("order-needs-all", Cites::NONE))?;
    out.say(table::Event::Order(order.to_vec()), cited::CLOCKWISE);
    Ok(())
}

fn rule(book: &Book, game: &Game, name: &str, value: &str, out: &mut Facts) -> Result<(), Refusal> {
    let one = [(name.to_owned(), value.to_owned())].into();
    book.check_rulings(&one).map_err(|fault| match fault {
        RulingFault::Unknown { name } => Refusal::new("no-such-rule", Cites::NONE).with("name", name),
        RulingFault::Value { name, value } => {
            Refusal::new("no-such-rule-value", Cites::NONE).with("name", name).with("value", value)
        }
    })?;
    let dealt = |def: &RulingDef| def.from_the_start && book.set_to(&game.table.rulings, def) != value;
    ensure(!book.ruling_def(name).is_some_and(dealt), || Refusal::new("rule-from-the-start", Cites::NONE))?;
    out.note(table::Event::Ruled { name: name.to_owned(), value: value.to_owned() });
    book.system.ruled(game, name, value, out);
    Ok(())
}

fn by_the_book(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let now = &game.table.rulings;
    let ours =
        book.rulings().iter().filter(|def| def.in_force && !def.from_the_start && book.set_to(now, def) != def.default);
    let ours: Vec<_> = ours.collect();
    ensure(!ours.is_empty(), || Refusal::new("nothing-changes", Cites::NONE))?;
    ours.into_iter().try_for_each(|def| rule(book, game, &def.name, &def.default, out))
}

/// The clock the table plays by has run out (HR-05). Nothing is broken off for it: a fight is fought first.
pub(crate) fn time_up(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    ensure(book.house(game).time_limit() > 0, || Refusal::new("no-time-limit", Cites::NONE))?;
    ensure(game.ending.is_none(), || Refusal::new("game-over", Cites::NONE))?;
    let free = matches!(
        game.top(),
        Some(Step::Table(
            table::Step::Move { .. } | table::Step::Window { about: About::Turn | About::Came | About::End, .. }
        ))
    );
    ensure(free, || Refusal::new("not-now", Cites::NONE))?;
    let best = game.seats.iter().map(|seat| seat.level).max();
    let winners = game.seats.iter().filter(|seat| Some(seat.level) == best).map(|seat| seat.colour).collect();
    out.note(table::Event::Ended(Ending::Players(winners)));
    Ok(())
}

fn keep(book: &Book, game: &Game, component: Component, place: Place, out: &mut Facts) -> Result<(), Refusal> {
    ensure(game.table.components.of(component) != place, || Refusal::new("nothing-changes", Cites::NONE))?;
    let cards = component == Component::Cards;
    ensure(!cards || place == Place::Table || game.keeps_goods(), || Refusal::new("cards-need-hands", Cites::NONE))?;
    out.note(table::Event::Kept { component, place });
    if cards {
        // What is in hand from now on comes from the decks in the app.
        if place == Place::App {
            shelf::back(book, game, out);
        } else {
            shelf::away(out);
        }
    }
    Ok(())
}

fn set_care(book: &Book, game: &Game, care: Care, out: &mut Facts) -> Result<(), Refusal> {
    ensure(game.table.care != care, || Refusal::new("nothing-changes", Cites::NONE))?;
    out.note(table::Event::Cared(care));
    if care != Care::Count {
        setup::maps(book, game, out);
    }
    Ok(())
}

/// What may be done about the table itself.
pub(crate) fn legal(book: &Book, game: &Game, legal: &mut Legal) {
    for seat in &game.seats {
        legal.offer(Some(seat.colour), Command::Away { seat: seat.colour, away: !seat.away });
        let command = Command::Leave { seat: seat.colour };
        if leave(game, seat.colour, &mut Facts::default()).is_ok() {
            legal.offer(Some(seat.colour), command);
        }
    }
    for component in Component::ALL {
        if component == Component::Cards && game.table.components.cards == Place::Table && !game.keeps_goods() {
            continue;
        }
        let place = match game.table.components.of(component) {
            Place::Table => Place::App,
            Place::App => Place::Table,
        };
        legal.offer(None, Command::Keep { component, place });
    }
    for care in Care::ALL {
        if care != game.table.care {
            legal.offer(None, Command::Care(care));
        }
    }
    if time_up(book, game, &mut Facts::default()).is_ok() {
        legal.offer(None, Command::TimeUp);
    }
    if game.seats.len() < book.rules.pieces(game.table.expansion).players {
        legal.templates.push(Template::Join);
    }
}
