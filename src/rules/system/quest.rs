//! Munchkin Quest: the dungeon, its monsters, and the turn around them.

use crate::rules::cite::Cites;
pub mod advance;
pub mod answer;
pub mod ask;
pub mod bases;
pub mod cards;
pub mod dungeon;
pub mod effects;
pub mod empty_room;
pub mod explore;
pub mod fight;
pub mod goods;
pub mod heed;
pub mod kept;
pub mod legal;
pub use crate::rules::dungeon::march;
pub mod monster_turn;
pub mod moves;
pub mod oddity;
pub(crate) mod owed;
pub use crate::rules::dungeon::phase;
pub mod remind;
pub mod search;
pub mod start;
pub mod turn;
pub mod walk;

use crate::rules::agenda::{Coming, Step};
use crate::rules::answer::Answer;
use crate::rules::book::{Book, System};
use crate::rules::command::{Command, Source};
use crate::rules::decider::Decider;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::turning::{SearchFace, Turning};
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::Part;
use crate::rules::fight::{build, roll};
use crate::rules::foe::Monster;
use crate::rules::foe::card::Benefit;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::legal::Legal;
use crate::rules::question::Question;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::Rulings;
use crate::rules::seat::Seat;
use crate::rules::seen::Seen;

/// Munchkin Quest.
#[derive(Clone, Copy, Debug)]
pub struct Quest;

impl System for Quest {
    fn dungeon(&self, book: &Book, expansion: bool, rulings: &Rulings) -> Dungeon {
        start::dungeon(book, expansion, rulings)
    }

    fn ruled(&self, game: &Game, name: &str, value: &str, out: &mut Facts) {
        start::ruled(game, name, value, out);
    }

    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
        decide(book, game, command, out)
    }

    fn answer(&self, book: &Book, game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
        kept::cast::answer(book, game, answer, out)
    }

    fn waived(&self, game: &Game, step: &Step, out: &mut Facts) {
        match step {
            Step::Fight { .. } => fight::boss::broken_off(game, out),
            // Who picks first is left out: the main player does.
            Step::PickOrder { .. } => roll::main_picks(game, out),
            _ => {}
        }
    }

    fn advance(&self, book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
        advance::advance(book, game, seen, out);
    }

    fn question(&self, book: &Book, game: &Game) -> Option<Question> {
        ask::question(book, game)
    }

    fn legal(&self, book: &Book, game: &Game, legal: &mut Legal) {
        legal::legal(book, game, legal);
    }

    fn waits_for(&self, book: &Book, game: &Game) -> Decider {
        moves::waits_for(book, game)
    }

    fn wishes(&self, book: &Book, game: &Game, out: &mut Vec<Command>) {
        moves::wishes(book, game, out);
    }

    fn rare(&self, book: &Book, game: &Game, seat: Colour, out: &mut Vec<Command>) {
        if let Some(seat) = game.seat(seat).filter(|_| game.stock.is_some()) {
            moves::rare(book, game, seat, out);
        }
    }

    fn search_faces(&self, book: &Book, game: &Game, die: usize) -> Vec<SearchFace> {
        kept::turning::search_faces(book, game, die)
    }

    fn turning(&self, book: &Book, game: &Game) -> Vec<Turning> {
        kept::turning::turning(book, game)
    }

    fn dice_turn(&self, book: &Book, game: &Game, changes: usize) -> bool {
        kept::turning::turns(book, game, changes)
    }

    fn allows(&self, book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
        effects::allows(book, game, effect)
    }

    fn near(&self, game: &Game, fight: &Fight, seat: &Seat) -> bool {
        fight::place::near(game, fight, seat)
    }

    fn terms(&self, game: &Game, fight: &Fight, who: Fighter, parts: &mut Vec<Part>) {
        fight::place::terms(game, fight, who, parts);
    }

    fn comes(&self, place: Option<RoomId>, helper: Colour, out: &mut Facts) {
        fight::place::comes(place, helper, out);
    }

    fn removed(&self, monster: &Monster, main: Colour, helper: Option<Colour>, out: &mut Facts) {
        fight::hunt::hunters_card(monster, main, helper, out);
    }

    fn benefits(&self, seat: &Seat, defeated: &[Benefit], out: &mut Facts) {
        fight::hunt::benefits(seat, defeated, out);
    }

    fn helped(&self, place: Option<RoomId>, helper: &Seat, out: &mut Facts) {
        fight::place::helped(place, helper, out);
    }

    fn won(&self, main: Colour, out: &mut Facts) {
        out.owe(Step::Arrive { seat: main, how: Coming::Stayed });
    }

    fn lost(&self, book: &Book, game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        fight::flight::lose(book, game, fight, out)
    }

    fn counted(&self, game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
        fight::hunt::passes(game, fight, won, out);
    }

    fn broken_off(&self, game: &Game, out: &mut Facts) {
        fight::boss::broken_off(game, out);
    }

    fn interpret(&self, book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
        effects::interpret(book, game, effect, mode, out)
    }
}

/// The facts of a command of this rule set.
fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    // The table can jump back into a game that is over; until then nothing more happens in it (MQ-END-03).
    let on_the_table = matches!(command, Command::Jump { .. } | Command::Reroll { .. } | Command::Roll(_));
    ensure(game.ending.is_none() || on_the_table, || Refusal::new("game-over", cites!["MQ-END-03"]))?;
    act(book, game, command, out)?;
    kept::window::reacted(game, command, out);
    cards::timing::decided(book, game, command, out);
    Ok(())
}

fn act(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::EndTurn => turn::end_turn(game, out),
        Command::Jump { phase, seat } => turn::jump(game, *phase, *seat, out),
        Command::Walk { side, all } => walk::walk(book, game, *side, *all, out),
        Command::Explore { side, all } => explore::explore(book, game, *side, *all, out),
        Command::Search => search::search(book, game, out),
        Command::Help { seat } => {
            // Once the roll is announced where the app keeps the cards, others react; helpers were asked before.
            let window = matches!(game.top(), Some(Step::Window { .. }));
            ensure(!window, || Refusal::new("not-now", cites!["MQ-CMB-41"]))?;
            build::help(book, game, *seat, out)
        }
        Command::AskHelp { seat, terms } => kept::help::ask(book, game, (*seat, terms), out),
        Command::PlayCard { seat, card, choice } => kept::play::play(book, game, (*seat, *card), choice, out),
        Command::UsePower { seat, class, by, choice } => {
            kept::power::play(book, game, (*seat, class), (by, choice), out)
        }
        Command::RoomDeal { pays, choice } => kept::deal::make(book, game, pays, choice, out),
        Command::Deal { cost, once, asks, pays, effects } => {
            goods::deal(book, game, goods::Deal { cost: *cost, once: *once, asks: *asks, pays, effects }, out)
        }
        Command::Play { seat, from, name, what } => {
            let named = game.stock.is_none() || !matches!(from, Source::Hand(_));
            ensure(named, || Refusal::new("name-the-card", cites!["MQ-CARD-02"]))?;
            cards::play::play(book, game, (*seat, *from, name), what, out)
        }
        Command::Pack { seat, packed } => cards::items::pack(book, game, *seat, packed, out),
        Command::Give { from, to, goods, back } => cards::items::give(book, game, (*from, *to), (goods, back), out),
        Command::BuyLevel { seat, gear, others, hand, cards: named, levels } => {
            let offer = cards::level::Offer { gear, others, hand, levels: levels.unwrap_or(1) };
            if named.is_empty() {
                return cards::level::buy(book, game, *seat, offer, out);
            }
            kept::deal::buy_level(book, game, (*seat, named), offer, out)
        }
        Command::Heal { seat } => cards::level::heal(book, game, *seat, out),
        Command::Power { seat, class, by, effects } => {
            cards::power::power(book, game, (*seat, class), (by, effects, None), out)
        }
        Command::PickUp(goods) => goods::pick_up(book, game, goods, out),
        Command::Drop { seat, goods } => goods::drop(book, game, *seat, goods, out),
        Command::Reroll { colour, why } => turn::reroll(game, *colour, *why, out),
        Command::Roll(roll) => turn::roll(game, *roll, out),
        // What any rule set has is carried out elsewhere.
        Command::Answer(_)
        | Command::ByHand
        | Command::Skip
        | Command::Effects { .. }
        | Command::Amend { .. }
        | Command::Join { .. }
        | Command::Leave { .. }
        | Command::Away { .. }
        | Command::Bot { .. }
        | Command::Order(_)
        | Command::Rule { .. }
        | Command::Keep { .. }
        | Command::Care(_) => Err(Refusal::new("not-now", Cites::NONE)),
    }
}
