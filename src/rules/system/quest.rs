//! Munchkin Quest: the dungeon, its monsters, and the turn around them.

use crate::rules;
use crate::rules::card::Does;
use crate::rules::cards;
use crate::rules::cards::stock;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::dungeon::by_hand;
use crate::rules::dungeon::death;
use crate::rules::dungeon::effects;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::frame;
use crate::rules::dungeon::hunt;
use crate::rules::dungeon::locks;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::other_faces;
use crate::rules::dungeon::owed;
use crate::rules::dungeon::pack;
use crate::rules::dungeon::place;
use crate::rules::dungeon::start;
use crate::rules::dungeon::{piles, walk};
use crate::rules::hand;
use crate::rules::hand::fresh;
use crate::rules::hand::moves;
use crate::rules::hand::window;
use crate::rules::in_play;
use crate::rules::munchkin::gear::Gear;
use crate::rules::steps;
use std::sync::Arc;
mod remind;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::{Book, System};
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dice::turning::Turning;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::search_face::SearchFace;
use crate::rules::dungeon::step::Coming;
use crate::rules::dungeon::way::Way;
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::Benefit;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::Terms;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::legal::Legal;
use crate::rules::question::Question;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::remind::{Happened, Reminder, moment};
use crate::rules::rulings::Rulings;
use crate::rules::seat::Seat;
use crate::rules::seen::{Loose, Seen};
use crate::rules::wish::{Aim, Wishes};

/// Munchkin Quest.
#[derive(Clone, Copy, Debug)]
pub struct Quest;

impl System for Quest {
    fn dungeon(&self, book: &Book, expansion: bool, rulings: &Rulings) -> Option<Dungeon> {
        Some(start::dungeon(book, expansion, rulings))
    }

    fn ruled(&self, game: &Game, name: &str, value: &str, out: &mut Facts) {
        start::ruled(game, name, value, out);
    }

    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
        decide(book, game, command, out)
    }

    fn answer(&self, book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
        steps::answer(book, game, top, answer, out)
    }

    fn waived(&self, game: &Game, step: &Step, out: &mut Facts) {
        by_hand::waived(game, step, out);
    }

    fn advance(&self, book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
        if !seen.no_boss {
            if boss::stranded(game, out) {
                return;
            }
            seen.no_boss = !boss::anywhere(game);
        }
        if !puts_right(book, game, seen, out) {
            steps::advance(book, game, out);
        }
    }

    fn question(&self, book: &Book, game: &Game) -> Option<Question> {
        steps::question(book, game)
    }

    fn legal(&self, book: &Book, game: &Game, legal: &mut Legal) {
        steps::legal(book, game, legal);
    }

    fn waits_for(&self, book: &Book, game: &Game) -> Decider {
        steps::waits_for(book, game)
    }

    fn passed(&self, game: &Game) -> bool {
        window::passed(game)
    }

    fn wishes(&self, book: &Book, game: &Game, out: &mut Wishes) {
        steps::wishes(book, game, out);
    }

    fn rare(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        if let Some(seat) = game.seat(seat).filter(|_| game.stock.is_some()) {
            moves::rare(book, game, seat, out);
        }
    }

    fn besides(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        if let Some(seat) = game.seat(seat).filter(|_| game.stock.is_some()) {
            moves::plays(book, game, seat, out);
        }
    }

    fn search_faces(&self, book: &Book, game: &Game, die: usize) -> Vec<SearchFace> {
        other_faces::search_faces(book, game, die)
    }

    fn turning(&self, book: &Book, game: &Game) -> Vec<Turning> {
        other_faces::turning(book, game)
    }

    fn dice_turn(&self, book: &Book, game: &Game, changes: usize) -> bool {
        other_faces::turns(book, game, changes)
    }

    fn allows(&self, book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
        effects::allows(book, game, effect)
    }

    fn reminders(&self, _book: &Book) -> Vec<Reminder> {
        moment::all(&remind::ALL)
    }

    fn due(&self, book: &Book, happened: &Happened<'_>) -> Vec<Reminder> {
        remind::due(book, happened)
    }

    fn near(&self, game: &Game, fight: &Fight, seat: &Seat) -> bool {
        place::near(game, fight, seat)
    }

    fn terms(&self, _book: &Book, game: &Game, fight: &Fight, who: Fighter, terms: &mut Terms) {
        place::terms(game, fight, who, terms);
    }

    fn comes(&self, place: Option<RoomId>, helper: Colour, out: &mut Facts) {
        place::comes(place, helper, out);
    }

    fn removed(&self, monster: &Monster, main: Colour, helper: Option<Colour>, out: &mut Facts) {
        hunt::hunters_card(monster, main, helper, out);
    }

    fn benefits(&self, seat: &Seat, defeated: &[Benefit], out: &mut Facts) {
        hunt::benefits(seat, defeated, out);
    }

    fn pays(&self, payer: &Seat, payee: &Seat, gold: u32, out: &mut Facts) {
        hunt::pays(payer, payee, gold, out);
    }

    fn helped(&self, _book: &Book, _game: &Game, place: Option<RoomId>, helper: &Seat, out: &mut Facts) {
        place::helped(place, helper, out);
    }

    fn locked(&self, book: &Book, game: &Game, seat: Colour) -> bool {
        locks::locked(book, game, seat)
    }

    fn runs(&self, game: &Game, seat: Colour) -> bool {
        locks::runs(game, seat)
    }

    fn hushed(&self, game: &Game) -> Result<(), Refusal> {
        locks::not_amid_monsters(game)
    }

    fn actor(&self, game: &Game, command: &Command) -> Option<Colour> {
        locks::actor(game, command)
    }

    fn rolled(&self, step: &Step, roll: &Answer) -> Option<Colour> {
        other_faces::rolled(step, roll)
    }

    fn decides(&self, book: &Book, game: &Game, cast: (&Step, &Answer), changes: usize) -> bool {
        other_faces::turns_of(book, game, cast, changes)
    }

    fn trades(&self, game: &Game, a: &Seat, b: &Seat) -> bool {
        place::trades(game, a, b)
    }

    fn purse(&self, seat: &Seat, to: u32, cites: Cites, out: &mut Facts) {
        piles::purse(seat, to, cites, out);
    }

    fn dropped(&self, book: &Book, game: &Game, seat: &Seat, gear: Vec<Arc<Gear>>, out: &mut Facts) {
        if let Some(room) = seat.room {
            piles::drop_into(book, game, room, (gear, 0, 0), out);
        }
    }

    fn charges(&self, book: &Book, game: &Game, seat: &Seat, cost: u8, out: &mut Facts) -> Result<(), Refusal> {
        walk::charge(book, game, seat, cost, out)
    }

    fn joins(&self, _game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        place::joins(fight, out)
    }

    fn dies(&self, book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        death::death(book, game, seat, out);
    }

    fn turn_starts(&self, book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        frame::turn_start(book, game, seat, out);
    }

    fn turn_ends(&self, _book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        frame::turn_end(game, seat, out);
    }

    fn left(&self, book: &Book, game: &Game, seat: &Seat) -> u8 {
        movement::left(book, game, seat)
    }

    fn actions(&self, book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
        dungeon::on_turn::actions(book, game, seat, legal);
    }

    fn wishes_of_turn(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        dungeon::on_turn::wishes_of_turn(book, game, seat, out);
    }

    fn anytime(&self, _book: &Book, game: &Game, legal: &mut Legal) {
        frame::anytime(game, legal);
    }

    fn arrives(&self, seat: Colour, out: &mut Facts) {
        out.owe(dungeon::Step::Arrive { seat, how: Coming::Began });
    }

    fn idle(&self, game: &Game, seat: &Seat, does: &Does, aim: Aim) -> bool {
        dungeon::on_turn::idle(game, seat, does, aim)
    }

    fn won(&self, main: Colour, out: &mut Facts) {
        out.owe(dungeon::Step::Arrive { seat: main, how: Coming::Stayed });
    }

    fn lost(&self, book: &Book, game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        flight::lose(book, game, fight, out)
    }

    fn cast_stands(&self, book: &Book, game: &Game) -> bool {
        owed::cast_stands(book, game)
    }

    fn flees(&self, game: &Game, seat: Colour, way: Way, left: &[MonsterId], out: &mut Facts) {
        flight::flees(game, seat, way, left, out);
    }

    fn carried(&self, way: Way, seat: &Seat, struck: &Facts) -> bool {
        place::after(seat, struck) != Some(way.room)
    }

    fn spared(&self, seat: &Seat, out: &mut Facts) {
        flight::hit_instead(seat, out);
    }

    fn counted(&self, game: &Game, fight: &Fight, won: bool, out: &mut Facts) {
        hunt::passes(game, fight, won, out);
    }

    fn broken_off(&self, game: &Game, out: &mut Facts) {
        boss::broken_off(game, out);
    }

    fn interpret(&self, book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
        effects::interpret(book, game, effect, mode, out)
    }
}

/// The facts of a command of this rule set.
fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    // The table can jump back into a game that is over; until then nothing more happens in it (MQ-END-03).
    let on_the_table = matches!(command, Command::Turn(command) if frame::is_the_tables(command));
    ensure(game.ending.is_none() || on_the_table, || Refusal::new("game-over", cites!["MQ-END-03"]))?;
    match command {
        Command::Turn(command) => frame::decide(game, command, out)?,
        Command::Munchkin(command) => hand::decide::decide(book, game, command, out)?,
        Command::Fight(command) => rules::fight::decide::decide(book, game, command, out)?,
        // Behind its doors lies a map.
        Command::Doors(_) | Command::Track(_) => return Err(Refusal::new("not-now", Cites::NONE)),
        Command::Dungeon(command) => dungeon::decide::decide(book, game, command, out)?,
        // What is asked of the table is the same in every rule set, and carried out there.
        Command::Table(_) => return Err(Refusal::new("not-now", Cites::NONE)),
    }
    window::reacted(game, command, out);
    fresh::decided(book, game, command, out);
    Ok(())
}

/// Cards and goods come to where they belong before anything else follows. Whether anything was said.
fn puts_right(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) -> bool {
    // What is swept up now is all there is to sweep.
    if seen.loose.any() {
        let loose = std::mem::replace(&mut seen.loose, Loose::NONE);
        if in_play::sweep_up(book, game, &loose, out) {
            return true;
        }
    }
    let naming = matches!(game.top(), Some(Step::Cards(cards::Step::NameCards { .. })));
    if (naming || !seen.hands.all()) && stock::settle(book, game, &mut seen.hands, out) {
        return true;
    }
    if !seen.goods.all() {
        pack::tidy(book, game, &mut seen.goods, out);
    }
    !out.0.is_empty()
}
