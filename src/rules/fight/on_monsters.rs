//! What is played on a fight and on the monsters in it, besides what their cards print.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::effect::mode::Mode;
use crate::rules::event::{FightTold, Gone};
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::fight::foe::sound::check_def;
use crate::rules::fight::state::Fight;
use crate::rules::fight::{self, Fighter, Term, build, cited, forced, slain, standing};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::text::sound_name;

/// Changes a fight, or a monster.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn change(
    book: &Book,
    game: &Game,
    own: &fight::Effect,
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match own {
        // What its card says is told where nobody keeps the cards; its mate's says the same.
        fight::Effect::Card { monster, def } => {
            ensure(game.stock.is_none(), || Refusal::new("not-now", Cites::NONE))?;
            check_def(def)?;
            let monster = find(game, *monster)?;
            for each in pair(game, monster) {
                out.note(fight::Event::MonsterCard { monster: each.id, def: Box::new(def.clone()) });
            }
            Ok(())
        }
        fight::Effect::Enhance { monster, add } => enhance(game, find(game, *monster)?, add, out),
        fight::Effect::Strip { monster, index } => {
            let monster = find(game, *monster)?;
            let gone = monster.enhancers.get(*index).ok_or_else(|| Refusal::new("no-such-item", Cites::NONE))?;
            for each in pair(game, monster) {
                let same = |lies: &Enhancer| {
                    Enhancer { card: None, ..lies.clone() } == Enhancer { card: None, ..gone.clone() }
                };
                let Some(index) = each.enhancers.iter().position(same) else { continue };
                let gone = each.enhancers[index].clone();
                out.note(fight::Event::EnhancerOff { monster: each.id, index, gone });
            }
            Ok(())
        }
        fight::Effect::Term { .. }
        | fight::Effect::Unterm { .. }
        | fight::Effect::Ties { .. }
        | fight::Effect::Bargain { .. }
        | fight::Effect::LeaveAlone { .. }
        | fight::Effect::Face { .. } => build::effect(book, game, own, mode, out),
        fight::Effect::Mate { monster } => {
            let monster = find(game, *monster)?;
            // On a map whoever comes has a base of its own to find.
            ensure(monster.room.is_none(), || Refusal::new("not-now", cited::MATE))?;
            mates(game, monster, out);
            Ok(())
        }
        fight::Effect::Slay { monster } => slain::slay(book, game, *monster, mode, out),
        fight::Effect::RemoveMonster { monster, empty } => {
            // What the table tells of a card it holds says no more than that; a card of the app says what it pays.
            let pays = !empty && slain::removal_pays(book, game, game.stock.is_some());
            leaves(book, game, (find(game, *monster)?, pays), out);
            Ok(())
        }
        fight::Effect::CallOff => call_off(game, out),
        fight::Effect::Compel { seat } => forced::compel(book, game, *seat, out),
        fight::Effect::Copy { seat, from, name } => copy(book, game, (*seat, *from, name), mode, out),
    }
}

/// A monster leaves the fight: nobody has killed it.
fn leaves(book: &Book, game: &Game, (monster, pays): (&Monster, bool), out: &mut Facts) {
    slain::removed(book, game, (monster, pays), out);
    out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Effect }, cited::SENT_AWAY);
}

/// The fight is off: all of them leave it, and what had fallen before is worth nothing any more.
fn call_off(game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::standing(game)?;
    let off = Fight { slain: Vec::new(), ..fight.clone() };
    standing::now(off, FightTold::CalledOff, cited::SENT_AWAY, out);
    for monster in fight.foes(game) {
        out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Effect }, cited::SENT_AWAY);
    }
    Ok(())
}

/// What the best Power of somebody always adds counts for a side of the fight.
fn copy(
    book: &Book,
    game: &Game,
    (seat, from, name): (Colour, Colour, &str),
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let fight = standing::standing(game)?;
    let powers = game.find(from)?.classes.iter().filter_map(|power| book.cards.kind(power));
    let best = powers.map(|kind| kind.traits.strength).max().filter(|strength| *strength > 0);
    let strength = best.ok_or_else(|| Refusal::new("nothing-to-copy", cited::KINDS_COUNT).seat(from))?;
    let own = if fight.helping(game) == Some(seat) { seat } else { fight.main };
    let add = Term { who: Fighter::Seat(own), name: name.to_owned(), strength, dice: 0 };
    build::effect(book, game, &fight::Effect::Term { add }, mode, out)
}

fn find(game: &Game, id: MonsterId) -> Result<&Monster, Refusal> {
    game.foes.get(id).ok_or_else(|| Refusal::new("no-such-monster", Cites::NONE))
}

/// A monster and its mates.
fn pair<'a>(game: &'a Game, monster: &Monster) -> impl Iterator<Item = &'a Monster> {
    let pair = monster.pair();
    game.foes.all.iter().filter(move |other| other.pair() == pair)
}

/// Another just like it comes along: its own Level reward, Treasures, roll and Bad Stuff, and everything that lies on the
/// first (MC-ENH-06, MC-ENH-11). The cards lie on the first.
fn mates(game: &Game, monster: &Monster, out: &mut Facts) {
    let id = MonsterId(game.foes.next);
    let bare = |lies: &Enhancer| Enhancer { card: None, ..lies.clone() };
    let def = MonsterDef { card: None, ..MonsterDef::clone(&monster.def) };
    let enhancers = monster.enhancers.iter().map(bare).collect();
    let mate = Monster { id, def: def.into(), enhancers, mate: Some(monster.pair()), ..monster.clone() };
    out.say(fight::Event::MonsterPlaced(Box::new(mate)), cited::MATE);
}

/// Enhancers add up and stay on the monster (MQ-ENH-06, MQ-ENH-08), and on its mates (MC-ENH-07).
fn enhance(game: &Game, monster: &Monster, add: &Enhancer, out: &mut Facts) -> Result<(), Refusal> {
    ensure(sound_name(&add.name), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(monster.enhancers.len() < 40, || Refusal::new("list-full", Cites::NONE).with("limit", 40))?;
    ensure((-99..=99).contains(&add.level), || {
        Refusal::new("number-out-of-range", Cites::NONE).with("wish", add.level).with("low", -99).with("high", 99)
    })?;
    for each in pair(game, monster) {
        // The card lies on one of them.
        let card = add.card.filter(|_| each.id == monster.id);
        let add = Enhancer { card, ..add.clone() };
        out.say(fight::Event::EnhancerOn { monster: each.id, add }, cited::ENHANCER_LIES_THERE);
    }
    Ok(())
}
