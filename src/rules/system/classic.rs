//! Classic Munchkin: doors instead of a map, fights without dice, the first at the highest Level has won.

mod dice;
mod remind;

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::{Book, System};
use crate::rules::cards;
use crate::rules::cards::stock;
use crate::rules::cite::{Cites, Ledger};
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dice::turning::Turning;
use crate::rules::doors;
use crate::rules::doors::{
    arrivals, cardboard, claim, corpse, door, frame, in_time, joined, opening, paid, powers, some, surplus, victory,
};
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::outcome::Outcome;
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::fight::sum::Terms;
use crate::rules::fight::{build, ending, flight, going, on_monsters, roll};
use crate::rules::game::Game;
use crate::rules::hand;
use crate::rules::hand::{fresh, moves, window};
use crate::rules::ids::{Colour, RoomId};
use crate::rules::in_play;
use crate::rules::legal::Legal;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::{items, vehicle};
use crate::rules::question::Question;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::remind::{Happened, Reminder, moment};
use crate::rules::seat::Seat;
use crate::rules::seen::{Loose, Seen, Whose};
use crate::rules::steps;
use crate::rules::table;
use crate::rules::table::Ending;
use crate::rules::table::step::About;
use crate::rules::track;
use crate::rules::turn;
use crate::rules::wish::Wishes;

/// Classic Munchkin.
#[derive(Clone, Copy, Debug)]
pub struct Classic;

impl System for Classic {
    fn rolls(&self) -> bool {
        false
    }

    fn turning(&self, book: &Book, game: &Game) -> Vec<Turning> {
        dice::turning(book, game)
    }

    fn dice_turn(&self, book: &Book, game: &Game, changes: usize) -> bool {
        changes > 0 && !dice::turning(book, game).is_empty()
    }

    fn opens_first(&self) -> bool {
        true
    }

    fn sells_high(&self, game: &Game, seat: &Seat) -> bool {
        !game.turn.sold_high && seat.races.iter().any(|race| race == "halfling")
    }

    fn sold_high(&self, seat: Colour, out: &mut Facts) {
        out.say(doors::Event::SoldHigh { seat }, cites!["MC-SELL-06"]);
    }

    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
        let goes_on = matches!(command, Command::Turn(turn::Command::Jump { .. }));
        ensure(goes_on || game.ending.is_none(), || Refusal::new("game-over", cites!["MC-LVL-07"]))?;
        let said = out.0.len();
        match command {
            Command::Munchkin(command) => {
                joined::check(book, game, command)?;
                opening::check(book, game, command)?;
                in_time::check(book, game, command)?;
                paid::check(command)?;
                match in_time::brings_a_monster(book, command) {
                    Some((seat, card, choice)) => arrivals::wanders(book, game, (seat, card), choice, out)?,
                    None => hand::decide::decide(book, game, command, out)?,
                }
            }
            Command::Fight(command) => fight::decide::decide(book, game, command, out)?,
            Command::Doors(command) => doors::decide::decide(book, game, command, out)?,
            Command::Track(command) => track::decide::decide(book, game, command, out)?,
            Command::Turn(turn::Command::EndTurn) if game.stock.is_none() => cardboard::ends_turn(book, game, out)?,
            Command::Turn(turn::Command::EndTurn) => doors::decide::searches_nothing(book, game, out)?,
            Command::Turn(turn::Command::Jump { phase, seat }) => cardboard::jump(game, *phase, *seat, out)?,
            Command::Turn(turn::Command::Roll(roll)) if matches!(roll, Roll::Six(1..=6)) => {
                out.say(table::Event::Rolled { roll: *roll, seat: game.turn.seat }, Cites::NONE);
            }
            Command::Table(_) | Command::Turn(_) | Command::Dungeon(_) => {
                return Err(Refusal::new("not-now", cites!["MC-TURN-01"]));
            }
        }
        window::reacted(game, command, out);
        fresh::decided(book, game, command, out);
        track::decide::decided(book, game, command, said, out);
        Ok(())
    }

    fn answer(&self, book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
        let said = out.0.len();
        answered(book, game, top, answer, out)?;
        track::decide::followed(book, game, said, out);
        Ok(())
    }

    fn advance(&self, book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
        let said = out.0.len();
        follows(book, game, seen, out);
        track::decide::followed(book, game, said, out);
    }

    fn question(&self, book: &Book, game: &Game) -> Option<Question> {
        steps::question(book, game)
    }

    fn legal(&self, book: &Book, game: &Game, legal: &mut Legal) {
        steps::legal(book, game, legal);
        let mut besides = Wishes::default();
        doors::turn::of_a_fight(book, game, &mut besides);
        doors::ditch::wishes(book, game, &mut besides);
        let asked = match self.waits_for(book, game) {
            Decider::Seat(seat) => Some(seat),
            Decider::Chance | Decider::Table => None,
        };
        besides.all(&book.cards).for_each(|command| legal.offer_if_accepted(asked, command));
        // Before the first turn some have to put something down.
        if opening::may_pass(book, game).is_err() {
            legal.only_if_accepted(&table::Command::Answer(table::Answer::No.into()).into());
        }
    }

    fn waits_for(&self, book: &Book, game: &Game) -> Decider {
        steps::waits_for(book, game)
    }

    fn passed(&self, game: &Game) -> bool {
        // Whether somebody may pass before the first turn depends on what they hold.
        let first = matches!(game.top(), Some(Step::Table(table::Step::Window { about: About::Opening, .. })));
        !first && window::passed(game)
    }

    fn wishes(&self, book: &Book, game: &Game, out: &mut Wishes) {
        steps::wishes(book, game, out);
        doors::turn::of_a_fight(book, game, out);
        if let Some(Step::Fight(fight::Step::RunAway { .. })) = game.top() {
            doors::ditch::wishes(book, game, out);
        }
        // What is played or sold need not be given away (CL-OQ-08).
        if let Some(Step::Munchkin(munchkin::Step::Charity { seat })) = game.top() {
            doors::turn::wishes(book, game, *seat, out);
            track::turn::wishes(book, game, *seat, out);
        }
    }

    fn actions(&self, book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
        doors::turn::actions(book, game, seat, legal);
        track::turn::actions(game, seat, legal);
    }

    fn wishes_of_turn(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        doors::turn::wishes(book, game, seat, out);
        if game.track.is_some() {
            track::turn::wishes(book, game, seat, out);
        }
    }

    fn rare(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        if let Some(seat) = game.seat(seat).filter(|_| game.stock.is_some()) {
            moves::rare(book, game, seat, out);
            claim::wishes(book, game, seat, out);
        }
    }

    fn besides(&self, book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
        if let Some(own) = game.seat(seat).filter(|_| game.stock.is_some()) {
            moves::plays(book, game, own, out);
            arrivals::wishes(book, game, seat, out);
        }
    }

    fn locked(&self, book: &Book, game: &Game, seat: Colour) -> bool {
        doors::turn::locked(book, game, seat)
    }

    fn spares_the_dead(&self) -> bool {
        true
    }

    fn dies(&self, book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        corpse::death(book, game, seat, out);
    }

    fn turn_starts(&self, book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        frame::turn_starts(book, game, seat, out);
    }

    fn turn_ends(&self, _book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
        frame::turn_ends(game, seat, out);
    }

    fn carries(&self, book: &Book, game: &Game, seat: &Seat, item: &Gear) -> Result<(), Refusal> {
        let drives = vehicle::is_vehicle(item);
        let (id, cites) = if drives {
            ("one-vehicle", cites!["SR-VEHICLE-02"])
        } else {
            ("one-big", cites!["MC-BIG-01", "MC-BIG-08"])
        };
        ensure(surplus::has_room(book, game, seat, item), || Refusal::new(id, cites).seat(seat.colour))
    }

    fn helped(&self, book: &Book, game: &Game, _place: Option<RoomId>, helper: &Seat, out: &mut Facts) {
        victory::helped(book, game, helper, out);
    }

    fn allows(&self, book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
        in_time::allows(book, game, effect)
    }

    fn reminders(&self, book: &Book) -> Vec<Reminder> {
        // The Short Rules play by it, and differ in some of what it reminds of.
        if book.ledger() == Some(Ledger::Classic) { moment::all(&remind::ALL) } else { Vec::new() }
    }

    fn due(&self, book: &Book, happened: &Happened<'_>) -> Vec<Reminder> {
        if book.ledger() == Some(Ledger::Classic) { moment::due(&remind::ALL, book, happened) } else { Vec::new() }
    }

    fn ties(&self, book: &Book, game: &Game, (main, helper): (Colour, Option<Colour>)) -> bool {
        let fights = std::iter::once(main).chain(helper).filter_map(|colour| game.seat(colour));
        let mut classes = fights.flat_map(|seat| &seat.classes);
        classes.any(|class| book.rules.tie_classes.contains(class))
    }

    fn terms(&self, book: &Book, game: &Game, _fight: &Fight, who: Fighter, terms: &mut Terms) {
        track::bonus::terms(book, game, who, terms);
    }

    fn crowns(&self, game: &Game, fight: &Fight) -> bool {
        track::god::is_fought(game, fight)
    }

    fn interpret(&self, book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
        match effect {
            Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort, dropped }) => {
                items::lose(book, game, (*seat, sort.as_deref(), *dropped), out)
            }
            Effect::Fight(own) => on_monsters::change(book, game, own, mode, out),
            Effect::Table(_) | Effect::Cards(_) | Effect::Munchkin(_) | Effect::Dungeon(_) | Effect::Track(_) => {
                Err(Refusal::new("no-map", cites!["MC-TURN-01"]))
            }
        }
    }

    fn lost(&self, book: &Book, game: &Game, fight: &Fight, out: &mut Facts) -> Result<(), Refusal> {
        // What was promised is due, and what was for this fight has counted, won or lost.
        ending::settles_before(book, game, fight, (false, true), out);
        out.settle();
        flight::all_run(book, game, fight, out);
        Ok(())
    }
}

/// What an answer does.
fn answered(book: &Book, game: &Game, top: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    // "I win", or there is nothing for it but to run (MC-CMB-19, MC-CMB-21).
    if let (Step::Fight(fight::Step::Fight { .. }), Answer::Table(table::Answer::Done)) = (top, answer)
        && let Some(now) = going::current(game).filter(|now| now.stage == Stage::Building)
    {
        return match some::wins(book, game, now) {
            true => build::announce(game, out),
            false => {
                in_time::yields(game, now.clone(), out);
                Ok(())
            }
        };
    }
    // Before the first turn some have to put something down.
    if matches!(answer, Answer::Table(table::Answer::No)) {
        opening::may_pass(book, game)?;
        if in_time::gives_up(book, game, top, out) {
            return Ok(());
        }
    }
    // At a table of cardboard: there was no fight after all.
    if let (Step::Fight(fight::Step::Fight { .. }), Answer::Fight(fight::Answer::Fight(Outcome::None))) = (top, answer)
        && game.stock.is_none()
    {
        return cardboard::no_fight(book, game, out);
    }
    steps::answer(book, game, top, answer, out)
}

/// What follows by itself.
fn follows(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
    // The row lies there before hands are dealt.
    if let Some(Step::Track(_)) = game.top() {
        return steps::advance(book, game, out);
    }
    if puts_right(book, game, seen, out) || track::decide::looks(book, game, out) {
        return;
    }
    let top = || book.top_level(game);
    let is_won = |top| game.ending.is_none() && game.seats.iter().any(|seat| seat.level >= top);
    if !seen.no_winner && is_won(top()) {
        let ending = Ending::Players(victory::winners(book, game, seen.won));
        return out.say(table::Event::Ended(ending), cites!["MC-LVL-07", "MC-LVL-10", "SR-LVL-06"]);
    }
    seen.no_winner = true;
    let mut searches = None;
    if let Some(Step::Fight(fight::Step::Fight { .. })) = game.top() {
        if of_a_fight(book, game, seen, out) {
            return;
        }
        searches = in_time::searches(game);
    } else if let Some(Step::Table(table::Step::Window { about: About::Fight, .. })) = game.top()
        && in_time::claim_is_void(game, |now| holds(book, game, now, seen), out)
    {
        return;
    }
    steps::advance(book, game, out);
    if let Some(seat) = searches {
        door::loots(book, game, seat, out);
    }
}

/// What follows while a fight is on top. Whether anything was said.
fn of_a_fight(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) -> bool {
    let Some(now) = going::kept(game) else { return false };
    if !now.goes_on(game) {
        return in_time::goes_on(book, game, out);
    }
    match now.stage {
        Stage::Building => false,
        // Nobody has anything more: what was claimed counts, if it still holds (MC-CMB-19, MC-CMB-20).
        // At a table of cardboard the claim stands until the table says that it does.
        Stage::Announced if holds(book, game, now, seen) => {
            if game.stock.is_none() {
                return false;
            }
            in_time::decided(now.clone(), out);
            true
        }
        Stage::Announced => {
            // That it can go on has been looked at.
            let _ = build::not_yet(game, out);
            true
        }
        Stage::Rolled(_) => roll::settle(book, game, out).is_ok(),
    }
}

/// Whether what is claimed in a fight still holds; looked at again only once something has changed a number.
fn holds(book: &Book, game: &Game, now: &Fight, seen: &mut Seen) -> bool {
    if !seen.holds {
        seen.holds = in_time::holds(book, game, now);
    }
    debug_assert_eq!(seen.holds, in_time::holds(book, game, now), "what is claimed is looked at again in time");
    seen.holds
}

/// Cards come to where they belong before anything else follows. Whether anything was said.
fn puts_right(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) -> bool {
    // A fight of cardboard is over: nobody stands about.
    if matches!(game.top(), Some(Step::Table(table::Step::Move { .. }))) && !game.foes.all.is_empty() {
        cardboard::gone(game, out);
        return true;
    }
    if seen.loose.any() {
        let loose = std::mem::replace(&mut seen.loose, Loose::NONE);
        if in_play::sweep_up(book, game, &loose, out) {
            return true;
        }
    }
    // Looked at again only once somebody has become something else, or has other Items.
    if !seen.goods.all() {
        // Whoever is a Dwarf no more keeps one Big Item (MC-BIG-05).
        if powers::owed(book, game, out) || joined::parted(game, out) || surplus::owed(book, game, seen.goods, out) {
            return true;
        }
        if !surplus::is_asked(game) {
            seen.goods = Whose::ALL;
        }
    }
    let naming = matches!(game.top(), Some(Step::Cards(cards::Step::NameCards { .. })));
    (naming || !seen.hands.all()) && stock::settle(book, game, &mut seen.hands, out)
}
