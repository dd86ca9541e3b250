//! Building both sides: help, terms, monsters left alone, the announcement.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::effect::Effect;
use crate::rules::effect::mode::Mode;
use crate::rules::event::FightTold;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::bargain::Bargain;
use crate::rules::fight::cited;
use crate::rules::fight::fighter::{Fighter, Term};
use crate::rules::fight::going::under_way;
use crate::rules::fight::standing::{can_help, going_on, in_time, now, standing};
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{AttackIgnoring, Switch};
use crate::rules::table::cited as at_the_table;
use crate::rules::table::step::About;
use crate::rules::table::window;
use crate::rules::text::sound_name;

/// Most terms a table adds to one fight.
const TERM_LIMIT: usize = 60;

/// Somebody helps, and moves in at no cost (MQ-HELP-06, MQ-HELP-07); or nobody does after all.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn help(book: &Book, game: &Game, seat: Option<Colour>, out: &mut Facts) -> Result<(), Refusal> {
    let fight = going_on(game)?;
    if let Some(colour) = seat {
        return helps(book, game, (fight, colour), out);
    }
    ensure(fight.helping(game).is_some(), || Refusal::new("nothing-changes", cites![]))?;
    in_time(fight, Mode::Play)?;
    ensure(!fight.came, || Refusal::new("helper-must-help", cited::HAS_COME))?;
    let mut fight = Fight { helper: None, bargain: None, agreed: None, ..fight.clone() };
    back_to_building(&mut fight);
    now(fight, FightTold::Alone, cited::ONE_HELPER, out);
    Ok(())
}

/// Whether somebody can help in a fight.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn may_help(book: &Book, game: &Game, (fight, colour): (&Fight, Colour)) -> Result<(), Refusal> {
    ensure(fight.helping(game).is_none(), || Refusal::new("one-helper", cited::ONE_HELPER))?;
    in_time(fight, Mode::Play)?;
    // A helper taken away leaves the place free, unless the table rules otherwise (OQ-42).
    let another = fight.helper.is_none() || book.house(game).replace_removed_helper();
    ensure(another, || Refusal::new("no-other-helper", cited::ONE_HELPER))?;
    let able = game.seat(colour).is_some_and(|s| s.level >= book.top_level(game));
    ensure(!fight.meets_boss(game) || able, || {
        Refusal::new("boss-helper", cited::BOSS_HELPER).seat(colour).with("top", book.top_level(game))
    })?;
    ensure(can_help(book, game, fight).any(|c| c == colour), || {
        Refusal::new("cannot-help", cited::CANNOT_HELP).seat(colour)
    })
}

/// Somebody helps in a fight.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn helps(
    book: &Book,
    game: &Game,
    (fight, colour): (&Fight, Colour),
    out: &mut Facts,
) -> Result<(), Refusal> {
    may_help(book, game, (fight, colour))?;
    let mut fight = fight.clone();
    let place = fight.place;
    fight.helper = Some(colour);
    fight.forced = false;
    // What was agreed with somebody else ended with that helper (MQ-BRIBE-01).
    if fight.agreed.is_some_and(|with| with != colour) {
        fight.bargain = None;
        fight.agreed = None;
    }
    fight.agreed = fight.bargain.as_ref().map(|_| colour);
    back_to_building(&mut fight);
    fight.came = game.seat(colour).is_some_and(|s| s.room != place);
    let came = fight.came;
    now(fight, FightTold::Helped(colour), cited::HELPS, out);
    if came {
        book.system.comes(place, colour, out);
    }
    Ok(())
}

/// "I'm rolling": everyone has a moment to act (MQ-CMB-40, MQ-CMB-41). A level nobody has told is asked for first.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn announce(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let fight = going_on(game)?;
    let unknown = |id: &_| game.foes.get(*id).is_some_and(|m| m.def.level.is_none());
    if let Some(monster) = fight.foes(game).map(|m| m.id).find(unknown) {
        out.owe(fight::Step::AskLevel { monster });
        return Ok(());
    }
    let main = fight.main;
    now(Fight { stage: Stage::Announced, ..fight.clone() }, FightTold::Announced, cited::ANNOUNCED, out);
    window::open(game, About::Fight, main, Some(main), out);
    Ok(())
}

/// How long others have to act before the roll, in milliseconds, if the table has agreed on it (MQ-CMB-41, OQ-85).
pub fn pause(book: &Book, game: &Game) -> Option<u32> {
    let rulings = &game.table.rulings;
    let agreed = rulings
        .contains_key(Switch::RollPauseSeconds.name())
        .then(|| book.ruling(rulings, Switch::RollPauseSeconds))?;
    let seconds = agreed.parse::<f64>().ok().filter(|s| s.is_finite())?;
    Some((seconds.clamp(0.0, 60.0) * 1_000.0) as u32)
}

/// The rules behind what is announced, and who can still do something about it.
pub fn claims() -> Cites {
    cited::ANNOUNCED
}

/// Back to asking and playing instead (MQ-CMB-42).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn not_yet(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let mut fight = going_on(game)?.clone();
    let what = waits(&fight);
    back_to_building(&mut fight);
    now(fight, what, cited::NOT_YET, out);
    Ok(())
}

/// What is told when what was announced does not come true.
pub(crate) fn waits(fight: &Fight) -> FightTold {
    if fight.yields { FightTold::Stays(fight.main) } else { FightTold::Waits }
}

/// The same, because somebody has got something (MQ-CMB-42).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn stopped(game: &Game, by: Colour, out: &mut Facts) -> Result<(), Refusal> {
    let mut fight = going_on(game)?.clone();
    game.find(by)?;
    back_to_building(&mut fight);
    now(fight, FightTold::Stopped(by), cited::NOT_YET, out);
    Ok(())
}

/// Nothing is claimed any more, of all monsters or of some.
pub(crate) fn back_to_building(fight: &mut Fight) {
    fight.stage = Stage::Building;
    fight.fled.clear();
    (fight.yields, fight.gives_up) = (false, false);
}

/// Whether a card or power comes too late, or would if the rule set says of its effect that it is for any time: once the dice are cast only what is used then still counts, unless the table
/// lets cards for any time be played (MQ-CMB-46, OQ-86).
pub(crate) fn late(book: &Book, game: &Game, effect: &Effect, for_any_time: bool) -> Result<(), Refusal> {
    let any_time = for_any_time
        || matches!(
            effect,
            Effect::Munchkin(munchkin::Effect::Level { .. })
                | Effect::Munchkin(munchkin::Effect::Races { .. })
                | Effect::Munchkin(munchkin::Effect::Classes { .. })
                | Effect::Munchkin(munchkin::Effect::Condition { .. })
                | Effect::Fight(fight::Effect::Enhance { .. })
                | Effect::Munchkin(munchkin::Effect::Gear { .. })
                | Effect::Munchkin(munchkin::Effect::GearGone { .. })
                | Effect::Munchkin(munchkin::Effect::LoseItem { .. })
                | Effect::Munchkin(munchkin::Effect::HalfBreed { .. })
                | Effect::Munchkin(munchkin::Effect::SuperMunchkin { .. })
                | Effect::Munchkin(munchkin::Effect::Bonus { .. })
        );
    if !any_time || book.house(game).any_time_after_roll() {
        return Ok(());
    }
    under_way(game).map_or(Ok(()), |fight| in_time(fight, Mode::Play))
}

/// What cards and powers do to the fight that goes on.
pub(crate) fn effect(
    book: &Book,
    game: &Game,
    effect: &fight::Effect,
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let mut fight = standing(game)?.clone();
    match effect {
        fight::Effect::Term { add } => {
            in_time(&fight, mode)?;
            check(game, &fight, add)?;
            fight.terms.push(add.clone());
            let cites =
                if matches!(add.who, Fighter::Seat(_)) { cited::FOR_THE_MUNCHKINS } else { cited::FOR_THE_MONSTERS };
            now(fight, FightTold::Term(Box::new(add.clone())), cites, out);
        }
        fight::Effect::Unterm { index } => {
            ensure(*index < fight.terms.len(), || Refusal::new("no-such-item", cites![]))?;
            let gone = fight.terms.remove(*index);
            now(fight, FightTold::Struck(Box::new(gone)), cites![], out);
        }
        fight::Effect::Ties { won } => {
            ensure(fight.ties_won != *won, || Refusal::new("nothing-changes", cites![]))?;
            fight.ties_won = *won;
            now(fight, FightTold::Ties(*won), cited::TIES, out);
        }
        fight::Effect::Bargain { terms } => {
            in_time(&fight, mode)?;
            let helper = fight.helping(game);
            bargain(game, (fight, helper), terms, out)?;
        }
        fight::Effect::LeaveAlone { monster, alone } => {
            in_time(&fight, mode)?;
            leave_alone(book, game, fight, (*monster, *alone), out)?;
        }
        fight::Effect::Face { who, index, to } => {
            ensure((1..=6).contains(to), || Refusal::new("no-such-face", at_the_table::SIX_SIDES))?;
            let Stage::Rolled(throws) = &mut fight.stage else {
                return Err(Refusal::new("no-dice-yet", cited::DICE_ARE_CAST));
            };
            let face = throws.iter_mut().find(|t| t.who == *who).and_then(|t| t.faces.get_mut(*index));
            let face = face.ok_or_else(|| Refusal::new("no-such-item", cites![]))?;
            let from = std::mem::replace(face, *to);
            ensure(from != *to, || Refusal::new("nothing-changes", cites![]))?;
            now(fight, FightTold::Turned { who: *who, from, to: *to }, cited::DIE_TURNED, out);
        }
        // What is done to a monster wherever it stands.
        fight::Effect::Card { .. }
        | fight::Effect::CallOff
        | fight::Effect::Compel { .. }
        | fight::Effect::Copy { .. }
        | fight::Effect::Enhance { .. }
        | fight::Effect::Strip { .. }
        | fight::Effect::RemoveMonster { .. }
        | fight::Effect::Mate { .. }
        | fight::Effect::Slay { .. } => return Err(Refusal::new("no-fight", cites![])),
    }
    Ok(())
}

/// A monster that ignores the main player stays out of the fight, or is attacked anyway: alone, or with all the others
/// that ignore it, as the table rules (OQ-47).
fn leave_alone(
    book: &Book,
    game: &Game,
    mut fight: Fight,
    (monster, alone): (MonsterId, bool),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let boss = game.foes.get(monster).is_some_and(|m| m.boss);
    ensure(!boss || !alone, || Refusal::new("no-way-round-the-boss", cited::NOT_LEFT_ALONE))?;
    let here = game.foes.at(fight.place).any(|m| m.id == monster);
    ensure(here, || Refusal::new("no-such-monster", cites![]))?;
    ensure(fight.left_alone.contains(&monster) != alone, || Refusal::new("nothing-changes", cites![]))?;
    let all = book.house(game).attack_ignoring() == AttackIgnoring::All;
    let attacked = |m: &MonsterId| !alone && (all || *m == monster);
    let (now_attacked, left): (Vec<_>, Vec<_>) = fight.left_alone.iter().copied().partition(attacked);
    fight.left_alone = left;
    if alone {
        fight.left_alone.push(monster);
        now(fight, FightTold::LeftAlone { monster, alone }, cited::LEFT_ALONE, out);
        return Ok(());
    }
    for monster in now_attacked {
        now(fight.clone(), FightTold::LeftAlone { monster, alone }, cited::ATTACKED_ALL_THE_SAME, out);
    }
    Ok(())
}

/// Whether something can be agreed for help, beside what was agreed before (MQ-BRIBE-02).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn may_agree(
    game: &Game,
    (main, before): (Colour, Option<&Bargain>),
    terms: &Bargain,
) -> Result<(), Refusal> {
    let limit = 1_000_000;
    ensure(terms.gold.abs() <= limit, || {
        let refusal = Refusal::new("number-out-of-range", cites![]).with("wish", terms.gold);
        refusal.with("low", -limit).with("high", limit)
    })?;
    ensure(before != Some(terms), || Refusal::new("nothing-changes", cites![]))?;
    // Only what is in play can be offered, never cards in hand (MQ-BRIBE-02).
    let own = game.seat(main).map(|s| s.gear.as_slice()).unwrap_or_default();
    let each_own = terms.items.iter().all(|item| own.iter().any(|g| **g == *item)) && terms.items.len() <= own.len();
    ensure(each_own, || Refusal::new("bribe-not-in-play", cited::ONLY_FROM_PLAY))
}

/// What was agreed for help in a fight, with whoever helps, is written down (MQ-BRIBE-02).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn bargain(
    game: &Game,
    (mut fight, helper): (Fight, Option<Colour>),
    terms: &Bargain,
    out: &mut Facts,
) -> Result<(), Refusal> {
    may_agree(game, (fight.main, fight.bargain.as_ref()), terms)?;
    fight.bargain = Some(terms.clone());
    fight.agreed = helper;
    now(fight, FightTold::Bargain(terms.clone()), cited::BARGAIN, out);
    Ok(())
}

/// A term belongs to somebody in the fight, and keeps within what a card can say.
fn check(game: &Game, fight: &Fight, term: &Term) -> Result<(), Refusal> {
    ensure(fight.terms.len() < TERM_LIMIT, || Refusal::new("list-full", cites![]).with("limit", TERM_LIMIT as i64))?;
    ensure(sound_name(&term.name), || Refusal::new("text-unsound", cites![]))?;
    for (wish, most) in [(i32::from(term.strength), 999), (i32::from(term.dice), 20)] {
        ensure(wish.abs() <= most, || {
            Refusal::new("number-out-of-range", cites![]).with("wish", wish).with("low", -most).with("high", most)
        })?;
    }
    let fights = match term.who {
        Fighter::Seat(colour) => colour == fight.main || fight.helping(game) == Some(colour),
        Fighter::Monster(id) => fight.foes(game).any(|m| m.id == id),
    };
    ensure(fights, || Refusal::new("not-in-the-fight", cited::ON_ONE_MONSTER))
}
