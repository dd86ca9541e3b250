//! The roll of a fight, and what it decides.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::event::{FightTold, Roll};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::bargain::Bargain;
use crate::rules::fight::cited;
use crate::rules::fight::fighter::{Fighter, Throw};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::going::{self, kept};
use crate::rules::fight::outcome::{HelperShare, Won};
use crate::rules::fight::sides::{sums, weighed};
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::fight::{ending, flight, slain, standing, won, worth};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::SplitPays;
use crate::rules::table;
use crate::rules::table::cited as at_the_table;
use crate::rules::table::step::About;
use crate::rules::table::window;

/// Most dice of one fighter.
const DICE_LIMIT: usize = 40;

/// Who rolls how many dice, the munchkins first; none for a monster whose dice nobody has told: however many it rolls
/// are its dice.
pub fn rollers(book: &Book, game: &Game, fight: &Fight) -> Vec<(Fighter, Option<u32>)> {
    let sides = sums(book, game, fight);
    let rolls = book.system.rolls();
    let open = |id: MonsterId| rolls && game.foes.get(id).is_some_and(|m| m.def.dice.is_none());
    let all = sides.munchkins.iter().chain(&sides.monsters);
    let untold = |who: Fighter| matches!(who, Fighter::Monster(id) if open(id));
    let dice = all.map(|sum| (sum.who, Some(sum.dice).filter(|_| !sum.unknown || !untold(sum.who))));
    dice.filter(|(_, dice)| *dice != Some(0)).collect()
}

/// Who rolls for a fighter: each munchkin for itself, a monster's own player for it (MQ-CMB-36, MQ-CMB-43).
pub fn hand_of(game: &Game, fight: &Fight, who: Fighter) -> Colour {
    match who {
        Fighter::Seat(colour) => colour,
        Fighter::Monster(id) => {
            let base = game.foes.get(id).and_then(|m| m.base);
            base.filter(|c| game.seat(*c).is_some_and(|s| !s.away)).unwrap_or(fight.main)
        }
    }
}

/// All dice of the fight.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn throw(book: &Book, game: &Game, throws: &[Throw], out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::going_on(game)?;
    let wanted = rollers(book, game, fight);
    let fits = throws.len() == wanted.len()
        && wanted.iter().all(|(who, dice)| {
            let mine = throws.iter().find(|t| t.who == *who);
            mine.is_some_and(|t| dice.map_or(t.faces.len() <= DICE_LIMIT, |d| t.faces.len() == d as usize))
        });
    ensure(fits, || Refusal::new("wrong-dice", cited::WHICH_DICE))?;
    let faces = || throws.iter().flat_map(|t| &t.faces);
    ensure(faces().all(|f| (1..=6).contains(f)), || Refusal::new("no-such-face", at_the_table::SIX_SIDES))?;
    for throw in throws {
        let hand = hand_of(game, fight, throw.who);
        let cites = match throw.who {
            Fighter::Seat(_) => cited::OWN_DICE,
            Fighter::Monster(_) => cited::ROLLED_FOR_A_MONSTER,
        };
        for face in &throw.faces {
            out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(hand) }, cites);
        }
        learn_dice(game, throw, out);
    }
    let main = fight.main;
    let cast = Fight { stage: Stage::Rolled(throws.to_vec()), ..fight.clone() };
    standing::now(cast, FightTold::Rolled, cited::ALL_ROLL, out);
    window::open(game, About::Dice, main, None, out);
    Ok(())
}

/// However many dice a monster rolled are the dice on its card.
fn learn_dice(game: &Game, throw: &Throw, out: &mut Facts) {
    let Fighter::Monster(id) = throw.who else { return };
    let Some(monster) = game.foes.get(id).filter(|m| m.def.dice.is_none()) else {
        return;
    };
    let def = MonsterDef { dice: Some(throw.faces.len() as u8), ..MonsterDef::clone(&monster.def) };
    out.say(fight::Event::MonsterCard { monster: id, def: Box::new(def) }, cited::HOW_MANY_DICE);
}

/// What both sides come to with their dice: munchkins, monsters.
pub fn totals(sides: &Sides, throws: &[Throw]) -> (i32, i32) {
    let faces = |who: Fighter| {
        throws.iter().filter(|t| t.who == who).flat_map(|t| &t.faces).map(|f| i32::from(*f)).sum::<i32>()
    };
    let side = |sums: &[Sum]| sums.iter().map(|s| s.strength + faces(s.who)).sum::<i32>();
    (side(&sides.munchkins), side(&sides.monsters))
}

/// Whether the munchkins win as it stands, whatever dice are still to fall.
pub fn wins(sides: &Sides) -> bool {
    let (ours, theirs) = totals(sides, &[]);
    sides.wins(ours, theirs)
}

/// Whether both sides come to as much as it stands.
pub fn is_tie(sides: &Sides) -> bool {
    let (ours, theirs) = totals(sides, &[]);
    ours == theirs
}

/// The dice stand: the munchkins win with more, the monsters with as much (MQ-RES-03, MQ-RES-04).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn settle(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::going_on(game)?;
    let Stage::Rolled(throws) = &fight.stage else { return Err(Refusal::new("no-dice-yet", cited::ALL_ROLL)) };
    let (ours, theirs, stronger) = if throws.is_empty() {
        weighed(book, game, fight)
    } else {
        let sides = sums(book, game, fight);
        let (ours, theirs) = totals(&sides, throws);
        (ours, theirs, sides.wins(ours, theirs))
    };
    let won = stronger && !fight.gives_up;
    let flees = won && !fight.ran && !fight.fled.is_empty();
    if flees && book.house(game).split_pays() == SplitPays::AfterIfAlive {
        standing::now(Fight { ran: true, ..fight.clone() }, FightTold::Rolled, cited::ALL_ROLL, out);
        flight::run_from(book, game, fight, &fight.fled, out);
        return Ok(());
    }
    // Where one of them gets all there is nobody picks second; and cards that lie on the table, or of which nobody tells
    // who holds them, are not the app's to be picked from.
    let picked = game.stock.is_some() || (book.system.rolls() && game.keeps_goods());
    let shared = |b: &&Bargain| picked && b.treasures > 0 && b.treasures < slain::treasures(book, game, fight);
    let share = fight.bargain.as_ref().filter(|b| won && b.helper_first.is_none()).filter(shared);
    if share.is_some() && fight.helping(game).is_some() {
        out.say(table::Event::Owed(Step::Fight(fight::Step::PickOrder { seat: fight.main })), cited::FIRST_PICK);
        return Ok(());
    }
    out.say(
        fight::Event::Fight { fight: None, what: FightTold::Over { ours, theirs, won } },
        match (won, ours == theirs) {
            (true, true) => cited::TIE_WON,
            (true, false) => cited::WON,
            (false, _) => cited::LOST,
        },
    );
    if won {
        // What was agreed has changed hands: the rest counts from what each has then.
        let paid = ending::settles_before(book, game, fight, (won, flees), out);
        let game = paid.as_ref().unwrap_or(game);
        let spoils = spoils(book, game, fight);
        out.settle();
        if flees {
            flight::run_from(book, game, fight, &fight.fled, out);
        }
        return won::win(book, game, fight, &spoils, out);
    }
    book.system.lost(book, game, fight, out)
}

/// The main player picks first where nobody says who does (OQ-36).
pub(crate) fn main_picks(game: &Game, out: &mut Facts) {
    if let Some(fight) = kept(game).filter(|f| f.bargain.is_some()).cloned() {
        picks_first(fight, false, out);
    }
}

/// Writes down who picks first (MQ-BRIBE-04).
fn picks_first(mut fight: Fight, helper: bool, out: &mut Facts) {
    let terms = Bargain { helper_first: Some(helper), ..fight.bargain.take().unwrap_or_default() };
    fight.bargain = Some(terms.clone());
    standing::now(fight, FightTold::Bargain(terms), cited::FIRST_PICK, out);
}

/// Who picks first, said at last: then the fight is settled (MQ-BRIBE-04, OQ-36).
pub(crate) fn pick_order(book: &Book, game: &Game, first: Colour, out: &mut Facts) -> Result<(), Refusal> {
    let fight = kept(game).cloned().ok_or_else(|| Refusal::new("no-fight", cited::FIRST_PICK))?;
    let helper = fight.helping(game);
    ensure(first == fight.main || Some(first) == helper, || {
        Refusal::new("not-in-the-fight", cited::FIRST_PICK).seat(first)
    })?;
    out.settle();
    picks_first(fight, Some(first) == helper, out);
    let then = out.on(game);
    settle(book, &then, out)
}

/// Levels for the main player and for somebody who helps, if all monsters are killed (OQ-35).
pub fn levels_with(book: &Book, game: &Game, fight: &Fight, helper: Colour) -> (u8, u8) {
    let (main, helps) = ending::shares(book, game, &slain::all(book, game, fight), Some(helper), true);
    (main.max(1), helps)
}

/// What a won fight brings: every monster killed, its Treasures, and the levels, one at least (MQ-KW-22).
pub fn spoils(book: &Book, game: &Game, fight: &Fight) -> Won {
    let killed = fight.monsters(game);
    let dead = slain::all(book, game, fight);
    let treasures = dead.iter().map(|s| s.treasures).fold(0, u8::saturating_add);
    let Some(colour) = fight.helping(game) else {
        let levels = worth::levels_of(&dead).clamp(1, 99);
        return Won { killed, levels, treasures, ..Won::default() };
    };
    let (levels, helps) = levels_with(book, game, fight, colour);
    let share = fight.share(treasures);
    let helper = Some(HelperShare { seat: colour, levels: helps, treasures: share });
    Won { killed, levels, treasures: treasures - share, helper, ..Won::default() }
}

/// Who wins the game by the fight that goes on, once it is won (MC-LVL-07, MC-LVL-10): whoever fights, or an Elf who helps.
/// Where the dice decide nobody knows before.
pub fn winners(book: &Book, game: &Game) -> Vec<Colour> {
    going::under_way(game).map_or_else(Vec::new, |now| winners_of(book, game, now))
}

/// Who would win the game by a fight as it is, or as it would be with somebody's help.
pub fn winners_of(book: &Book, game: &Game, now: &Fight) -> Vec<Colour> {
    if book.system.rolls() || slain::all(book, game, now).iter().all(|slain| slain.sent) {
        return Vec::new();
    }
    let won = spoils(book, game, now);
    let tops = |(colour, levels): &(Colour, u8)| {
        *levels > 0 && game.seat(*colour).is_some_and(|seat| seat.level.saturating_add(*levels) >= book.top_level(game))
    };
    let crowned = book.system.crowns(game, now).then_some(now.main);
    let helper = won.helper.map(|helper| (helper.seat, helper.levels));
    let both = std::iter::once((now.main, won.levels)).chain(helper).filter(tops).map(|(colour, _)| colour);
    crowned.into_iter().chain(both.filter(|colour| Some(*colour) != crowned)).collect()
}

/// Whether the fight that goes on, once won, wins the game.
pub fn wins_the_game(book: &Book, game: &Game) -> bool {
    !winners(book, game).is_empty()
}
