//! What is asked, in words: the same on the tablet and on every phone.

use crate::catalog::words::{Names, Words, capitalised};
use crate::play::narrate::parted;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::dice::lying;
use crate::rules::doors;
use crate::rules::doors::opening;
use crate::rules::dungeon::{self, bases};
use crate::rules::fight::{self, Fighter, Throw, flight, roll, sides};
use crate::rules::game::Game;
use crate::rules::hand::power;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::{self, charity, theft};
use crate::rules::question::{Ask, Question};
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track;

/// What is asked in a game the app keeps, said to somebody: whoever's fight it is hears it otherwise than the others.
pub fn asked(words: &Words, (book, game): (&Book, &Game), question: &Question, to: Option<Colour>) -> String {
    if let Some(ask) = die_again(words, game) {
        return ask;
    }
    match &question.ask {
        Ask::Table(table::Ask::Window { about: About::Dice, .. }) => {
            let meant = ran(words, (book, game)).or_else(|| decides(words, (book, game)));
            meant.unwrap_or_else(|| words.with("window-dice", &[("dice", lying(game).into())]))
        }
        Ask::Fight(fight::Ask::Fight { .. }) if !game.has_map() && is_ahead(book, game) => {
            let ties = fight::under_way(game).is_some_and(|now| roll::is_tie(&sides::sums(book, game, now)));
            words.get(if ties { "ask-fight-tie" } else { "ask-fight-ahead" })
        }
        // One helper is all there is.
        Ask::Fight(fight::Ask::Fight { .. }) if fight::current(game).is_some_and(|now| now.helping(game).is_some()) => {
            words.get(if game.has_map() { "ask-fight-app" } else { "ask-fight-helped" })
        }
        Ask::Fight(fight::Ask::Fight { .. }) if !game.has_map() => words.get("ask-fight-doors"),
        Ask::Fight(fight::Ask::Fight { .. }) => words.get("ask-fight-app"),
        Ask::Table(table::Ask::Window { about: About::Fight, .. }) if !game.has_map() => {
            claimed(words, (book, game), to)
        }
        Ask::Table(table::Ask::Window { about: About::End, .. }) => {
            full(words, (book, game), "window-end-full", 1).unwrap_or_else(|| words.get("window-end"))
        }
        // What has to come down is asked for before anybody may pass; what they hold is nobody else's business.
        Ask::Table(table::Ask::Window { about: About::Opening, .. }) => {
            let own = to.is_some() && to == question.seat;
            match opening::may_pass(book, game) {
                Err(why) if own => words.say(&why.message, Names::of(game)),
                _ if opening::comes_down(book, game) => words.get("window-opening-down"),
                _ => words.get("window-opening"),
            }
        }
        Ask::Table(table::Ask::Window { about: About::Turn, .. }) => match game.turn.seat {
            // After a Curse whoever was hit may answer it, before the turn is theirs.
            whose if whose == to && to.is_some() => words.get("window-turn-mine"),
            whose => {
                let seat = whose.map(|whose| words.seat(whose, Names::of(game)));
                words.with("window-turn", &[("seat", seat.unwrap_or_default().into())])
            }
        },
        Ask::Table(table::Ask::Window { about, .. }) => words.get(&format!("window-{}", about.name())),
        Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. })
        | Ask::Doors(doors::Ask::Corpse { .. })
        | Ask::Dungeon(dungeon::Ask::BaseColour { .. })
        | Ask::Table(table::Ask::Turn { .. }) => words.asked(book, game, question),
        ask @ (Ask::Table(_)
        | Ask::Cards(_)
        | Ask::Munchkin(_)
        | Ask::Fight(_)
        | Ask::Doors(_)
        | Ask::Dungeon(_)
        | Ask::Track(_)) => words.get(&ask_text(ask)),
    }
}

/// The text id of what is asked.
pub fn ask_text(ask: &Ask) -> String {
    // Nobody is lower: there is nobody to give to (MQ-CHAR-04).
    if matches!(ask, Ask::Munchkin(munchkin::Ask::Charity { to, .. }) if to.is_empty()) {
        return "ask-charity-discard".to_owned();
    }
    format!("ask-{}", ask.name())
}

/// To whom cards go that are given away; nothing where nobody gets them.
pub fn charity_goes(words: &Words, game: &Game, to: &[Colour]) -> Option<String> {
    let seats: Vec<String> = to.iter().map(|seat| words.seat(*seat, Names::of(game))).collect();
    let args = [("count", (seats.len() as u32).into()), ("seats", words.list(&seats).into())];
    (!seats.is_empty()).then(|| words.with("charity-goes", &args))
}

/// Which die of a fight is to be rolled again.
pub fn die_again(words: &Words, game: &Game) -> Option<String> {
    let Some(Step::Fight(fight::Step::DieAgain { who, index, .. })) = game.top() else { return None };
    let fight::Stage::Rolled(throws) = &fight::kept(game)?.stage else { return None };
    let face = *throws.iter().find(|throw| throw.who == *who)?.faces.get(*index)?;
    let who = fighter(words, game, *who);
    Some(words.with("ask-die-again-of", &[("who", who.into()), ("face", face.into())]))
}

/// What a fighter is called.
pub fn fighter(words: &Words, game: &Game, who: Fighter) -> String {
    let names = Names::of(game);
    match who {
        Fighter::Seat(colour) => words.seat(colour, names),
        Fighter::Monster(id) => capitalised(words.monster(id, names)),
    }
}

/// Whether a fight without dice is won as it stands.
fn is_ahead(book: &Book, game: &Game) -> bool {
    let sides = fight::under_way(game).map(|now| sides::sums(book, game, now));
    sides.is_some_and(|sides| !sides.is_open() && roll::wins(&sides))
}

/// What the die of somebody who runs away comes to, while it may still be changed.
fn ran(words: &Words, (book, game): (&Book, &Game)) -> Option<String> {
    let (seat, roll, _) = lying::open(game)?;
    let Answer::Fight(fight::Answer::Ran { monster, face }) = roll else { return None };
    let least = flight::away_from_it(book, game, seat, *monster);
    let names = Names::of(game);
    let args = [
        ("seat", words.seat(seat, names).into()),
        ("monster", capitalised(words.monster(*monster, names)).into()),
        ("face", i32::from(*face).into()),
        ("least", least.into()),
    ];
    Some(words.with(if i32::from(*face) >= least { "window-dice-away" } else { "window-dice-caught" }, &args))
}

/// What a single die decides besides a fight, while it may still be changed: a power, a theft, a base, who moves.
fn decides(words: &Words, (book, game): (&Book, &Game)) -> Option<String> {
    let (seat, roll, _) = lying::open(game)?;
    let names = Names::of(game);
    let who = ("seat", words.seat(seat, names).into());
    match (roll, lying::asked(game)) {
        (Answer::Table(table::Answer::Number(face)), Some(Step::Munchkin(asked))) => {
            let shown = ("face", (*face).into());
            let face = u8::try_from(*face).ok()?;
            match asked {
                munchkin::Step::PowerRoll { class, .. } => {
                    let own = game.seat(seat)?;
                    let works = i32::from(power::works(book, game, own, face));
                    let power = ("power", words.kind(class).into());
                    let args = [who, shown, power, ("most", i32::from(own.level).into()), ("works", works.into())];
                    Some(words.with("window-dice-power", &args))
                }
                munchkin::Step::Theft { .. } => {
                    let works = i32::from(face >= theft::DEFT);
                    let args = [who, shown, ("least", i32::from(theft::DEFT).into()), ("works", works.into())];
                    Some(words.with("window-dice-theft", &args))
                }
                munchkin::Step::Charity { .. }
                | munchkin::Step::Cursed { .. }
                | munchkin::Step::LoseItem { .. }
                | munchkin::Step::Death { .. } => None,
            }
        }
        (Answer::Table(table::Answer::Colour(colour)), asked) => match asked {
            Some(Step::Dungeon(dungeon::Step::BaseRoll { monster, seat })) => {
                Some(base(words, (book, game), (*monster, *seat), *colour))
            }
            _ => Some(words.with("window-dice-monsters", &[("colour", words.colour(*colour).into())])),
        },
        _ => None,
    }
}

/// How many dice lie that may still be changed.
fn lying(game: &Game) -> i32 {
    let rolled = game
        .agenda
        .iter()
        .rev()
        .find_map(|step| if let Step::Table(table::Step::Cast { roll, .. }) = step { Some(&**roll) } else { None });
    let of = |throws: &[Throw]| throws.iter().map(|throw| throw.faces.len()).sum();
    let dice: usize = match (rolled, fight::kept(game).map(|fight| &fight.stage)) {
        (Some(Answer::Table(table::Answer::Dice(faces))), _) => faces.len(),
        (Some(Answer::Fight(fight::Answer::Throws(throws))), _) | (None, Some(fight::Stage::Rolled(throws))) => {
            of(throws)
        }
        _ => 1,
    };
    i32::try_from(dice).unwrap_or(i32::MAX)
}

/// How many cards whoever's turn it is holds, and how many may stay, once so many are too many.
pub fn full(words: &Words, (book, game): (&Book, &Game), id: &str, from: u32) -> Option<String> {
    let seat = game.active()?;
    let (held, limit) = (seat.hand.total(), charity::limit(book, game, seat));
    (held >= limit + from).then(|| words.with(id, &[("held", held.into()), ("limit", limit.into())]))
}

/// Somebody says that they win, or that they run: how it stands, and whether anybody has something against it.
fn claimed(words: &Words, (book, game): (&Book, &Game), to: Option<Colour>) -> String {
    let Some(now) = fight::current(game).filter(|now| now.goes_on(game)) else {
        let main = fight::kept(game).map(|now| now.main);
        if main.is_some() && main == to {
            return words.get("window-emptied-mine");
        }
        let main = main.map(|main| words.seat(main, Names::of(game)));
        return words.with("window-emptied", &[("seat", main.unwrap_or_default().into())]);
    };
    let (ours, theirs) = roll::totals(&sides::sums(book, game, now), &[]);
    let sums = [("ours", ours.into()), ("theirs", theirs.into())];
    let (own, others) =
        if now.yields { ("window-yields-mine", "window-yields") } else { ("window-claim-mine", "window-claim") };
    // Whoever helps has nothing to spoil.
    let helps = to.is_some() && to == now.helping(game) && !now.yields;
    let [ours, theirs] = sums;
    if let Some(told) = parted::claimed(words, game, now) {
        let adds = i32::from(helps || to == Some(now.main));
        return words.with("window-claim-parted", &[("told", told.into()), ours, theirs, ("adds", adds.into())]);
    }
    if to == Some(now.main) {
        return words.with(own, &[ours, theirs]);
    }
    let seat = words.seat(now.main, Names::of(game));
    words.with(if helps { "window-claim-help" } else { others }, &[("seat", seat.into()), ours, theirs])
}

/// Whose Curse is about to strike, and whom; its name; and what it does.
pub fn cursed(words: &Words, (book, game): (&Book, &Game)) -> Option<(Colour, String, String, Vec<String>)> {
    let Some(Step::Munchkin(munchkin::Step::Cursed { seat, name, card, by, .. })) = game.top() else { return None };
    let called = |seat| words.seat(seat, Names::of(game));
    let on = ("on", called(*seat).into());
    let told = match by {
        Some(by) => words.with("cursed-by", &[("seat", called(*by).into()), on]),
        None => words.with("cursed-on", &[on]),
    };
    let def = card.and_then(|card| book.cards.card(card));
    let said = def.map(|def| super::card::all(words, book, def)).unwrap_or_default();
    Some((by.unwrap_or(*seat), told, name.clone(), said))
}

/// Which cards of one's own hack the card under the own token: those it asks for, or any five; so many are chosen.
pub fn hack_with(words: &Words, (book, game): (&Book, &Game), seat: Colour, count: usize) -> String {
    let asked = game.seat(seat).is_some_and(|seat| track::turn::takes_cards(book, game, seat));
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    words.with(if asked { "row-choose" } else { "row-choose-five" }, &[("count", count.into())])
}

/// Which base a monster gets by the die that lies, or how it gets another where none of that colour is free (MQ-EXPL-14,
/// MQ-EXPL-16).
fn base(words: &Words, (book, game): (&Book, &Game), (monster, seat): (MonsterId, Colour), rolled: Colour) -> String {
    let names = Names::of(game);
    let mut args = vec![
        ("colour", words.colour(rolled).into()),
        ("played", i32::from(game.seat(rolled).is_some()).into()),
        ("monster", words.monster(monster, names).into()),
    ];
    let id = match bases::free_colours(book, game)[..] {
        _ if bases::free(book, game, rolled) > 0 => "window-dice-base",
        [] => "window-dice-base-none",
        [only] => {
            args.push(("base", words.colour(only).into()));
            "window-dice-base-left"
        }
        _ => {
            args.push(("seat", words.seat(seat, names).into()));
            "window-dice-base-picked"
        }
    };
    words.with(id, &args)
}
