//! A mixed table (T21): whoever is away from the cardboard is answered for by numbers alone.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_pcg::Pcg64Mcg;
use standie::catalog;
use standie::play::record::Who;
use standie::play::{Session, absent};
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Bargain, Fight, Fighter, Term};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::seat::ABSENT;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{cards, doors, fight, laws, munchkin, table, turn};

const SETS: [&str; 3] = ["classic", "short", "shadowrun"];

/// A table of cardboard of some size, with what is kept of it.
fn table_of(rng: &mut Pcg64Mcg, set: &str) -> Session {
    let books = catalog::books();
    let book = books.find(set).expect("a rule set").clone();
    let seats = &Colour::ALL[..rng.random_range(3..=5)];
    let care = if rng.random_bool(0.5) { Care::Everything } else { Care::Map };
    let setup = Setup { system: set.to_owned(), first: Some(seats[0]), care, ..Setup::new(seats) };
    let mut session = Session::unsealed(book, setup, "", 0).expect("a sound set-up").0;
    tries(&mut session, &answer(table::Answer::Done));
    session
}

fn answer(answer: impl Into<Answer>) -> Command {
    Command::Table(table::Command::Answer(answer.into()))
}

fn tries(session: &mut Session, command: &Command) -> bool {
    let done = session.submit(command, Who::Table, 0).is_ok();
    assert_eq!(laws::broken(session.book(), session.game()), None, "after {command:?}");
    done
}

fn amends(effect: impl Into<Effect>) -> Command {
    Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect.into()] })
}

/// Something that people at a table of cardboard do.
fn something(rng: &mut Pcg64Mcg, session: &Session) -> Command {
    let game = session.game();
    let colours: Vec<Colour> = game.seats.iter().map(|seat| seat.colour).collect();
    let seat = *colours.choose(rng).expect("a seat");
    let by = Amount::To(rng.random_range(0..9));
    match rng.random_range(0..16) {
        0 => amends(munchkin::Effect::Level { seat, change: Amount::To(rng.random_range(1..10)), kill: false }),
        1 => amends(munchkin::Effect::Bonus { seat, change: by }),
        2 => amends(cards::Effect::Hand { seat, deck: Deck::TREASURE, change: by }),
        3 => {
            let add = Gear { name: "Hat of Doom".to_owned(), bonus: rng.random_range(0..4), ..Gear::default() };
            amends(munchkin::Effect::Gear { seat, add })
        }
        4 | 5 => {
            // At most all but one are away.
            let bot = rng.random_bool(0.7).then(|| ABSENT.to_owned());
            Command::Table(table::Command::Bot { seat, bot })
        }
        6..=8 => {
            let (level, treasures) = (rng.random_range(1..21), rng.random_range(1..5));
            let run = [-1, 0, 0, 1].choose(rng).copied().unwrap_or(0);
            let treasures = rng.random_bool(0.7).then_some(treasures);
            let def = MonsterDef { level: Some(level), treasures, run, ..MonsterDef::default() };
            doors::Command::Meet { def: Box::new(def) }.into()
        }
        9 => {
            let who = Fighter::Seat(seat);
            let add = Term { who, name: String::new(), strength: rng.random_range(-5..10), dice: 0 };
            let effects = vec![fight::Effect::Term { add }.into()];
            Command::Table(table::Command::Effects { note: String::new(), effects })
        }
        10..=12 => {
            let away: Vec<Colour> = game.seats.iter().filter(|seat| seat.is_absent()).map(|seat| seat.colour).collect();
            let seat = away.choose(rng).copied().unwrap_or(seat);
            let terms = Bargain { treasures: rng.random_range(0..3), ..Bargain::default() };
            fight::Command::AskHelp { seat, terms }.into()
        }
        13 => answer(table::Answer::Done),
        _ => {
            let offers = session.legal().offers;
            let calm = |command: &Command| {
                !matches!(
                    command,
                    Command::Table(
                        table::Command::Leave { .. } | table::Command::Keep { .. } | table::Command::Care(_)
                    )
                )
            };
            let offers: Vec<Command> = offers.into_iter().map(|offer| offer.command).filter(calm).collect();
            offers.choose(rng).cloned().unwrap_or_else(|| answer(table::Answer::Done))
        }
    }
}

/// The same with every word changed: a name is no number.
fn renamed(game: &Game) -> Game {
    let mut game = game.clone();
    for seat in game.seats.iter_mut() {
        seat.name.push('x');
        for gear in &mut seat.gear {
            std::sync::Arc::make_mut(gear).name.push('x');
        }
    }
    for foe in game.foes.all.iter_mut() {
        std::sync::Arc::make_mut(&mut foe.def).name.push('x');
    }
    game
}

/// How often each kind of question was answered.
#[derive(Debug, Default)]
struct Count {
    claims: u32,
    helps: u32,
    declines: u32,
    runs: u32,
    turns: u32,
}

impl Count {
    fn all(&self) -> u32 {
        self.claims + self.helps + self.declines + self.runs + self.turns
    }

    /// One more answer, which is one there is for that question, and plays nothing.
    fn answered(&mut self, session: &Session, said: &Command) {
        let (book, game) = (session.book(), session.game());
        let question = session.question();
        assert!(engine::decide(book, game, said).is_ok(), "{said:?} at {question:?}");
        let seat = question.seat.and_then(|seat| game.seat(seat)).expect("somebody is asked");
        let Command::Table(table::Command::Answer(answer)) = said else {
            assert_eq!(*said, Command::from(turn::Command::EndTurn), "at {question:?}");
            assert!(seat.is_absent() && question.ask.is_turn());
            self.turns += 1;
            return;
        };
        match (question.ask, answer) {
            (Ask::Fight(fight::Ask::FightDice { rollers }), Answer::Fight(fight::Answer::Throws(dice))) => {
                assert!(rollers.is_empty() && dice.is_empty());
                let stops = game.seats.iter().filter(|other| other.colour != seat.colour && !other.dead && !other.away);
                assert!(stops.into_iter().all(|other| other.is_absent()), "somebody could have stopped it");
                self.claims += 1;
            }
            (Ask::Fight(fight::Ask::Asked { terms, .. }), Answer::Table(answer)) => {
                assert!(seat.is_absent());
                if *answer == table::Answer::No {
                    self.declines += 1;
                    return;
                }
                assert_eq!(*answer, table::Answer::Done);
                let now = fight::kept(game).expect("a fight");
                let helped = Fight { helper: Some(seat.colour), bargain: Some(terms), ..now.clone() };
                assert_eq!(fight::roll::winners_of(book, game, &helped), [], "it wins the game for somebody");
                let sides = fight::sides::sums(book, game, &helped);
                let (ours, theirs) = fight::roll::totals(&sides, &[]);
                assert!(sides.wins(ours, theirs), "it would have to run: {ours} to {theirs}");
                self.helps += 1;
            }
            (Ask::Fight(fight::Ask::RunFirst { monsters }), Answer::Fight(fight::Answer::RunsFrom { monster })) => {
                assert!(seat.is_absent() && monsters.contains(monster));
                self.runs += 1;
            }
            (Ask::Fight(fight::Ask::PickOrder { among }), Answer::Table(table::Answer::Seat(first))) => {
                assert!(seat.is_absent() && among.contains(first));
            }
            (ask, answer) => panic!("{answer:?} to {ask:?}"),
        }
    }
}

/// Hands as they are.
fn hands(game: &Game) -> Vec<cards::tally::Hand> {
    game.seats.iter().map(|seat| seat.hand).collect()
}

#[test]
fn whoever_is_away_answers_a_thousand_questions_and_never_plays_a_card() {
    let mut count = Count::default();
    let mut rng = Pcg64Mcg::new(21);
    for seed in 0.. {
        if count.all() >= 1_000 {
            break;
        }
        assert!(seed < 400, "{count:?}");
        let mut session = table_of(&mut rng, SETS[seed % SETS.len()]);
        for _ in 0..200 {
            let command = something(&mut rng, &session);
            tries(&mut session, &command);
            for _ in 0..20 {
                let Some(said) = absent::next(&session) else { break };
                let game = renamed(session.game());
                assert_eq!(absent::of(session.book(), &game), Some(said.clone()), "a name has decided");
                let (before, ends) = (hands(session.game()), session.question().ask.is_turn());
                count.answered(&session, &said);
                session.submit(&said, Who::App, 0).expect("it is legal");
                // What is won comes, and with the end of a turn the next one begins.
                let kept = before.iter().zip(hands(session.game())).all(|(was, now)| now.total() >= was.total());
                assert!(ends || kept, "a card goes by {said:?}");
                assert_eq!(laws::broken(session.book(), session.game()), None, "after {said:?}");
            }
            let waits = absent::next(&session);
            assert_eq!(waits, None, "it goes on for ever");
            if session.game().ending.is_some() {
                break;
            }
        }
    }
    let Count { claims, helps, declines, runs, turns } = count;
    assert!(claims > 10 && helps > 20 && declines > 20 && runs > 20 && turns > 20, "{count:?}");
}
