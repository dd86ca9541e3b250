//! What has to be known to answer, and who is waited for, in words: of what everybody may see, and of nothing else.

use crate::bots::view::View;
use crate::catalog::words::{Names, Words};
use crate::phones::around::{Around, Now, sheds};
use crate::phones::listed::{moves, spares};
use crate::play::narrate::moves::asked_for;
use crate::play::narrate::{asking, outlook};
use crate::play::story::said;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::table;
use crate::rules::table::step::About;

/// What is asked.
pub(super) fn asks(
    words: &Words,
    book: &Book,
    game: &Game,
    (seat, question): (Colour, &Question),
    now: Now<'_>,
) -> String {
    if matches!(now, Now::Rings(_)) && is_off(game, question, seat) {
        return words.get("phone-runs");
    }
    if let Some((count, _)) = sheds(&question.ask) {
        return words.with("phone-sheds", &[("count", count.into())]);
    }
    match &question.ask {
        // What can only happen is not asked.
        Ask::Munchkin(munchkin::Ask::Cursed { .. })
            if matches!(now, Now::Asked(_)) && moves(book, game, seat).len() == 1 =>
        {
            words.get("phone-cursed")
        }
        _ => asking::asked(words, (book, game), question, Some(seat)),
    }
}

/// Whether all may react to somebody's running.
pub(super) fn is_off(game: &Game, question: &Question, seat: Colour) -> bool {
    matches!(question.ask, Ask::Table(table::Ask::Window { about: About::Fight, .. }))
        && fight::current(game).is_some_and(|now| now.main == seat && now.yields && now.goes_on(game))
}

/// What has to be known to answer: who wants help for what, and how it would stand; which Curse strikes, and what it does;
/// what fell, what takes an Item, why cards have to go.
pub(super) fn told(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    (now, around): (Now<'_>, &Around),
) -> Vec<String> {
    let (asked, names) = (matches!(now, Now::Asked(_)), Names::of(game));
    // Behind an open door it is seen which cards will be too many; before it there is a fight between.
    let open = || engine::moves(book, game).iter().all(|command| *command != Command::Doors(doors::Command::OpenDoor));
    let full = |from: u32| asking::full(words, (book, game), "doors-full", from);
    match &question.ask {
        Ask::Fight(fight::Ask::Asked { main, terms }) if asked => {
            let stands = fight::kept(game).and_then(|fight| outlook::with_help(words, (book, game), fight, seat));
            let odds = stands.map(|stands| words.with("asked-odds", &[("odds", stands.into())]));
            std::iter::once(words.say(&asked_for((book, game), *main, terms), names)).chain(odds).collect()
        }
        // Whom one would rather not be caught by is known before it is said whom to run from first.
        Ask::Fight(fight::Ask::RunFirst { monsters }) if asked => outlook::catchers(words, (book, game), monsters),
        Ask::Fight(fight::Ask::Fight { .. }) => in_fight(words, (book, game), seat, (now, around)),
        Ask::Table(table::Ask::Window { about: About::Dice, .. }) if now != Now::Waits => {
            around.dice.iter().cloned().collect()
        }
        Ask::Table(table::Ask::Window { about: About::Fight, .. }) if now != Now::Waits => Vec::new(),
        Ask::Table(table::Ask::Turn { .. }) if asked && !game.has_map() => {
            let trouble = |command: &Command| matches!(command, Command::Doors(doors::Command::LookForTrouble { .. }));
            let (says, from) = match open() {
                true if engine::moves(book, game).iter().any(trouble) => ("doors-open", 0),
                true => ("phone-open", 0),
                false => ("doors-closed", 1),
            };
            std::iter::once(words.get(says)).chain(full(from)).collect()
        }
        Ask::Table(table::Ask::Turn { .. }) if asked => full(1).into_iter().collect(),
        Ask::Munchkin(munchkin::Ask::Charity { to, .. }) if asked => {
            let gets = asking::charity_goes(words, game, to);
            let plays = (!spares(book, game, &question.ask, seat).is_empty()).then(|| words.get("phone-spares"));
            std::iter::once(words.get(&asking::ask_text(&question.ask))).chain(gets).chain(plays).collect()
        }
        Ask::Munchkin(munchkin::Ask::LoseItem { .. }) | Ask::Cards(cards::Ask::Cards { drawn: false, .. }) if asked => {
            around.cause.clone()
        }
        Ask::Dungeon(dungeon::Ask::BaseColour { monster, .. }) if asked => {
            vec![words.with("phone-base", &[("monster", words.monster(*monster, names).into())])]
        }
        Ask::Table(table::Ask::Turn { .. }) if now == Now::Waits && around.open => {
            meanwhile(words, game, (seat, question), "phone-meanwhile-turn").into_iter().collect()
        }
        ask => {
            let curse = asking::cursed(words, (book, game)).into_iter();
            let curse = curse.flat_map(|(_, told, name, said)| [told, name].into_iter().chain(said));
            let window = matches!(ask, Ask::Table(table::Ask::Window { .. }));
            let later = now == Now::Waits && around.open && !window;
            let later = later.then(|| meanwhile(words, game, (seat, question), "phone-meanwhile-later"));
            curse.filter(|line| !line.is_empty()).chain(later.flatten()).collect()
        }
    }
}

/// What whoever waits can do meanwhile, or when they can; nothing of it is for whoever has to settle it.
fn meanwhile(words: &Words, game: &Game, (seat, question): (Colour, &Question), id: &str) -> Option<String> {
    let asked = question.seat.filter(|asked| *asked != seat)?;
    Some(words.with(id, &[("seat", words.seat(asked, Names::of(game)).into())]))
}

/// What was played last in the fight that is asked about, what it says, and why it was played.
pub(super) fn played(question: &Question, now: Now<'_>, around: &Around) -> Vec<String> {
    match (&question.ask, now) {
        (Ask::Fight(fight::Ask::Fight { .. }), Now::Asked(_)) => {
            around.played.iter().chain(&around.why).cloned().collect()
        }
        (Ask::Table(table::Ask::Window { about: About::Fight, .. }), Now::Rings(_) | Now::Asked(_)) => {
            around.played.clone()
        }
        _ => Vec::new(),
    }
}

/// In a fight: who has said no, and that whoever helps is asked in time.
fn in_fight(
    words: &Words,
    (book, game): (&Book, &Game),
    seat: Colour,
    (now, around): (Now<'_>, &Around),
) -> Vec<String> {
    let Some(fight) = fight::current(game) else { return Vec::new() };
    let named = |id: &str, who: Colour| words.with(id, &[("seat", words.seat(who, Names::of(game)).into())]);
    match (now, fight.helping(game)) {
        (Now::Asked(_), helper) => {
            let refused = refused(words, &View::of(book, game, seat), Names::of(game));
            refused.into_iter().chain(helper.map(|helper| named("phone-helped", helper))).collect()
        }
        // Whoever fights waits for somebody at the tablet: that is said above.
        (Now::Waits, _) if around.open && fight.main == seat => Vec::new(),
        (Now::Waits, helper) if around.open => {
            let helps = helper.filter(|helper| *helper == seat).map(|_| named("phone-helping", fight.main));
            helps.into_iter().chain([named("phone-meanwhile", fight.main)]).collect()
        }
        (Now::Waits, Some(helper)) if helper == seat => vec![named("phone-helping-later", fight.main)],
        (Now::Waits | Now::Rings(_) | Now::Offered(_) | Now::Chooses(..), _) => Vec::new(),
    }
}

/// The name of the Curse that strikes, where one does.
pub(super) fn curse(words: &Words, (book, game): (&Book, &Game)) -> Option<String> {
    asking::cursed(words, (book, game)).map(|(_, _, name, _)| name).filter(|name| !name.is_empty())
}

/// What has happened, without what is said above it already: what a question came of, and who plays the Curse that strikes.
pub(super) fn unsaid(told: &[String], curse: Option<&str>, since: &[String]) -> Vec<String> {
    let mut rest: Vec<String> = since.iter().filter(|line| !told.contains(line)).cloned().collect();
    let curse = curse.filter(|name| told.iter().any(|line| line == name));
    if let Some(at) = curse.and_then(|name| rest.iter().rposition(|line| line.contains(name))) {
        rest.remove(at);
    }
    rest
}

/// Whoever was asked for help last has said no.
fn refused(words: &Words, view: &View<'_>, names: Names<'_>) -> Option<String> {
    let seat = *view.fight().filter(|fight| fight.main == view.me())?.refused.last()?;
    Some(words.with("bid-refused", &[("seat", words.seat(seat, names).into())]))
}

/// Who has still to say something while everybody may react.
pub(super) fn silent(words: &Words, game: &Game, around: &Around) -> String {
    let seats: Vec<String> = around.waits.iter().map(|seat| words.seat(*seat, Names::of(game))).collect();
    words.with("phone-waits-for", &[("seats", words.list(&seats).into())])
}

/// What holds everything up at the tablet, as a text.
pub(super) fn reads(around: &Around) -> &'static str {
    if around.lets_in { "phone-lets-in" } else { "phone-reads" }
}

/// Who is waited for: everybody who has not answered, as far as everybody knows it; in the end, who has won.
pub(super) fn waits(words: &Words, game: &Game, (seat, question): (Colour, &Question), around: &Around) -> String {
    let names = Names::of(game);
    let seats: Vec<String> = around.waits.iter().map(|seat| words.seat(*seat, names)).collect();
    let listed = || words.list(&seats);
    match (&question.ask, seats.as_slice()) {
        (Ask::Table(table::Ask::Over(ending)), _) => {
            words.with("phone-over", &[("ending", said::ending(words, ending, names).into())])
        }
        _ if around.reads => words.get(reads(around)),
        (_, [one]) if around.between.is_some() && question.seat == Some(seat) => {
            words.with("phone-between", &[("seat", one.as_str().into())])
        }
        (Ask::Table(table::Ask::Window { about: About::Turn, .. }), [_, ..]) if game.turn.seat == Some(seat) => {
            words.with("phone-waits-turn", &[("seats", listed().into()), ("count", (seats.len() as u32).into())])
        }
        (Ask::Fight(fight::Ask::Asked { main, .. }), [one]) if *main == seat => {
            words.with("phone-waits-help-you", &[("seat", one.as_str().into())])
        }
        (Ask::Fight(fight::Ask::Asked { main, .. }), [one]) => {
            let main = words.seat(*main, names);
            words.with("phone-waits-help", &[("seat", one.as_str().into()), ("main", main.into())])
        }
        // What is settled is said, where everybody sees it anyway.
        (Ask::Munchkin(munchkin::Ask::Charity { .. }), [one]) => {
            words.with("phone-waits-charity", &[("seat", one.as_str().into())])
        }
        (Ask::Doors(doors::Ask::Corpse { dead, .. }), [one]) => {
            let id = if *dead == seat { "phone-waits-corpse-mine" } else { "phone-waits-corpse" };
            words.with(id, &[("seat", one.as_str().into()), ("dead", words.seat(*dead, names).into())])
        }
        (Ask::Table(table::Ask::Window { about: About::End, .. }), [one]) => {
            words.with("phone-waits-end", &[("seat", one.as_str().into())])
        }
        (Ask::Table(table::Ask::Window { about: About::Opening, .. }), [one]) => {
            words.with("phone-waits-opening", &[("seat", one.as_str().into())])
        }
        (_, [one]) => words.with("phone-waits", &[("seat", one.as_str().into())]),
        (_, [_, ..]) => words.with("phone-waits-for", &[("seats", listed().into())]),
        _ if around.goes_on => words.get("ask-goes-on"),
        _ => words.get("phone-waits-table"),
    }
}
