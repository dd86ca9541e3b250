//! The smallest rule set that is a game: behind each door a monster, a Curse or nothing; a fight by numbers; Treasures for
//! who wins; the first at Level 5 has won. It adds no word to those of the parts it is put together from.

use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::{Book, System};
use standie::rules::card::{CardKind, Choice, bind};
use standie::rules::cards::deck::Deck;
use standie::rules::cards::says::speaker;
use standie::rules::cards::stock;
use standie::rules::cite::Cites;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::event::Gone;
use standie::rules::facts::Facts;
use standie::rules::fight::foe::Monster;
use standie::rules::fight::standing::can_help;
use standie::rules::fight::state::{Fight, Stage};
use standie::rules::fight::{bad_stuff, build, flight, going, roll};
use standie::rules::game::Game;
use standie::rules::hand::window;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::{charity, curse};
use standie::rules::numbers::RuleSet;
use standie::rules::question::{Ask, Question};
use standie::rules::refusal::Refusal;
use standie::rules::seen::Seen;
use standie::rules::steps;
use standie::rules::table::Ending;
use standie::rules::table::phase::Phase;
use standie::rules::wish::{Wish, Wishes};
use standie::rules::{cards, fight, hand, in_play, munchkin, table, turn};
use std::sync::Arc;

/// Its doors; hands hold those found in empty rooms.
pub const DOOR: Deck = Deck::ALL[3];

fn no<T>() -> Result<T, Refusal> {
    Err(Refusal::new("not-now", Cites::NONE))
}

/// The book of the toy.
pub fn book() -> Arc<Book> {
    named("toy")
}

/// The same under the name of another set, whose ledger it then cites.
pub fn named(set: &str) -> Arc<Book> {
    let rules: RuleSet = serde_json::from_str(include_str!("rules.json")).expect("numbers");
    let cards = serde_json::from_str(include_str!("cards.json")).expect("cards");
    Arc::new(Book::new(&Toy, RuleSet { system: set.to_owned(), ..rules }, Vec::new()).with_cards(cards))
}

#[derive(Debug)]
struct Toy;

impl System for Toy {
    fn rolls(&self) -> bool {
        false
    }

    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
        match (command, game.top()) {
            (Command::Turn(turn::Command::EndTurn), Some(Step::Table(table::Step::Move { seat }))) => {
                out.settle();
                out.owe(table::Step::TurnStart { seat: left_of(game, *seat) });
                out.owe(munchkin::Step::Charity { seat: *seat });
                Ok(())
            }
            (
                Command::Munchkin(command @ munchkin::Command::PlayCard { seat, .. }),
                Some(Step::Table(table::Step::Move { seat: active })),
            ) if seat == active => hand::decide::decide(book, game, command, out),
            (Command::Fight(fight::Command::Help { seat }), Some(Step::Fight(fight::Step::Fight { .. }))) => {
                build::help(book, game, *seat, out)
            }
            _ => no(),
        }
    }

    fn answer(&self, book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
        match (answer, step) {
            (answer, Step::Cards(cards::Step::NameCards { seat, deck })) => {
                stock::name(book, game, (*seat, *deck), answer, out)
            }
            (Answer::Table(table::Answer::Done), Step::Table(table::Step::Opening)) => {
                out.settle();
                out.owe(table::Step::TurnStart { seat: game.turn.seat.unwrap_or(game.seats[0].colour) });
                Ok(())
            }
            (Answer::Table(table::Answer::Done), Step::Fight(fight::Step::Fight { .. })) => build::announce(game, out),
            (answer, Step::Munchkin(munchkin::Step::Cursed { seat, effects, .. })) => {
                curse::answer(book, game, (*seat, effects), answer, out)
            }
            (answer, Step::Table(table::Step::Window { about, waiting })) => {
                window::answer(game, (*about, waiting), answer, out)
            }
            (answer, Step::Munchkin(munchkin::Step::Charity { seat })) => {
                charity::charity(book, game, *seat, answer, out)
            }
            (answer, Step::Fight(step @ fight::Step::RunAway { .. })) => flight::run(book, game, step, answer, out),
            _ => no(),
        }
    }

    fn waits_for(&self, book: &Book, game: &Game) -> Decider {
        steps::waits_for(book, game)
    }

    fn advance(&self, book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
        if in_play::sweep(book, game, out) || stock::settle(book, game, &mut seen.hands, out) {
            return;
        }
        if let Some(best) = game.seats.iter().find(|s| s.level >= book.rules.level_max) {
            return out.note(table::Event::Ended(Ending::Players(vec![best.colour])));
        }
        match game.top() {
            Some(Step::Table(table::Step::TurnStart { seat })) => {
                out.settle();
                out.note(table::Event::Turn { seat: *seat, number: game.turn.number + 1 });
                out.note(table::Event::Phase(Phase::Draw));
                out.owe(table::Step::Move { seat: *seat });
                out.note(cards::Event::Drew { seat: *seat, deck: DOOR, cards: 1, open: true });
            }
            Some(Step::Table(table::Step::Move { seat })) => opened(book, game, *seat, out),
            Some(Step::Munchkin(munchkin::Step::Charity { seat }))
                if game.seat(*seat).is_none_or(|s| charity::surplus(book, game, s) == 0) =>
            {
                out.settle();
            }
            Some(Step::Fight(fight::Step::Fight { .. })) => fought(book, game, out),
            Some(Step::Fight(fight::Step::RunAway { .. })) => flight::advance(book, game, out),
            Some(Step::Fight(fight::Step::BadStuff { seat, monster })) => {
                bad_stuff::printed(book, game, (*seat, *monster), out);
            }
            Some(Step::Table(table::Step::Window { about, waiting })) => {
                window::advance(book, game, *about, waiting, out);
            }
            _ => {}
        }
    }

    fn question(&self, book: &Book, game: &Game) -> Option<Question> {
        let asked = |seat: &Colour, ask| Some(Question { seat: Some(*seat), ask, cites: Cites::NONE });
        match game.top()? {
            Step::Table(table::Step::Opening) => {
                Some(Question { seat: None, ask: Ask::Table(table::Ask::Opening), cites: Cites::NONE })
            }
            Step::Table(table::Step::Move { seat }) => asked(seat, Ask::Table(table::Ask::Turn { left: 0 })),
            Step::Cards(cards::Step::NameCards { seat, deck }) => stock::question(book, game, (*seat, *deck)),
            Step::Munchkin(munchkin::Step::Cursed { seat, .. }) => {
                asked(seat, Ask::Munchkin(munchkin::Ask::Cursed { averting: Vec::new() }))
            }
            Step::Table(table::Step::Window { about, waiting }) => {
                asked(waiting.first()?, Ask::Table(table::Ask::Window { about: *about, waiting: *waiting }))
            }
            Step::Munchkin(munchkin::Step::Charity { seat }) => {
                let giver = game.seat(*seat)?;
                let (surplus, to) = (charity::surplus(book, game, giver), charity::charity_to(book, game, giver));
                asked(seat, Ask::Munchkin(munchkin::Ask::Charity { surplus, to }))
            }
            Step::Fight(fight::Step::Fight { seat, place }) => {
                let monsters = going::current(game)?.monsters(game);
                asked(seat, Ask::Fight(fight::Ask::Fight { place: *place, monsters }))
            }
            Step::Fight(fight::Step::RunAway { seat, left, .. }) => {
                asked(seat, Ask::Fight(fight::Ask::RunAway { monsters: left.clone() }))
            }
            _ => None,
        }
    }

    fn wishes(&self, book: &Book, game: &Game, out: &mut Wishes) {
        match game.top() {
            Some(Step::Table(table::Step::Opening)) => out.wish(Wish::Done),
            Some(Step::Table(table::Step::Move { seat })) => {
                out.wish(Wish::EndTurn);
                // What was found behind doors is only good to give away.
                let items = book.cards.stack(Deck::ITEMS);
                let held = game.seat(*seat).map(|s| s.held.and(items)).unwrap_or_default();
                let play = |card| munchkin::Command::PlayCard { seat: *seat, card, choice: Choice::default() };
                held.iter().for_each(|card| out.push(play(card).into()));
            }
            Some(Step::Munchkin(munchkin::Step::Charity { seat })) => charity::ways(book, game, *seat, out),
            Some(Step::Munchkin(munchkin::Step::Cursed { .. })) => out.wish(Wish::Done),
            Some(Step::Table(table::Step::Window { about, waiting })) => {
                window::answers(game, *about, waiting).for_each(|answer| out.say(answer));
            }
            Some(Step::Fight(_)) => {
                out.wish(Wish::Done);
                let Some(fight) = going::current(game) else { return };
                let able = can_help(book, game, fight).map(Some).filter(|_| fight.helper.is_none());
                let all = able.chain(fight.helper.map(|_| None));
                all.for_each(|seat| out.push(fight::Command::Help { seat }.into()));
            }
            _ => {}
        }
    }

    fn lost(&self, book: &Book, game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        out.settle();
        flight::all_run(book, game, fight, out);
        Ok(())
    }
}

fn left_of(game: &Game, seat: Colour) -> Colour {
    let place = game.seats.iter().position(|s| s.colour == seat).unwrap_or_default();
    game.seats[(place + 1) % game.seats.len()].colour
}

/// What was behind the door is met; an empty room is searched, and whatever is found there kept.
fn opened(book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
    let Some(opens) = game.seat(seat) else { return };
    // Who has got away from a monster, or has not, leaves it behind.
    let left = game.foes.all.iter().map(|m| fight::Event::MonsterGone { monster: m.id, why: Gone::Effect });
    left.for_each(|gone| out.note(gone));
    if game.turn.phase != Phase::Draw {
        return;
    }
    let Some(card) = opens.held.and(book.cards.stack(DOOR)).iter().next() else { return };
    let to = opens.hand.with(DOOR, opens.hand.of(DOOR).saturating_sub(1));
    out.note(cards::Event::Hand { seat, from: opens.hand, to });
    out.note(cards::Event::CardOut { seat, card, laid: false });
    out.note(table::Event::Phase(Phase::Movement));
    if let Some(monster) = book.cards.monster(card) {
        let (id, def) = (MonsterId(game.foes.next), monster.def.clone());
        let monster = Monster {
            id,
            def,
            room: None,
            base: None,
            met: Some(seat),
            enhancers: Vec::new(),
            boss: false,
            mate: None,
        };
        out.note(fight::Event::MonsterPlaced(Box::new(monster)));
        out.owe(fight::Step::Fight { seat, place: None });
    } else if let Some(CardKind::Curse(does)) = book.cards.card(card).map(|def| &def.is) {
        let effects = bind(game, speaker(seat, ""), &Choice::default(), does);
        let name = book.cards.card(card).map(|def| def.name.clone()).unwrap_or_default();
        out.owe(munchkin::Step::Cursed { seat, name, effects, card: Some(card), by: None, tried: false });
    } else {
        out.note(cards::Event::Drew { seat, deck: DOOR, cards: 1, open: false });
    }
}

/// Without dice, what is announced is decided.
fn fought(book: &Book, game: &Game, out: &mut Facts) {
    let Some(now) = going::current(game).filter(|f| f.goes_on(game)) else { return out.settle() };
    let _ = match now.stage {
        Stage::Building => Ok(()),
        Stage::Announced => roll::throw(book, game, &[], out),
        Stage::Rolled(_) => roll::settle(book, game, out),
    };
}
