//! A fight that came out the other way, put right from now on: what winning gave is taken back, or what losing took is given
//! back and what winning gives is had; what came after it stands.

use crate::play::came::happened;
use crate::play::fix::after_all::{For, came_out};
use crate::play::fix::already::{is_line, is_righted};
use crate::play::fix::now::of_seat;
use crate::play::fix::ran::{items, kinds};
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::agenda::Step;
use crate::rules::amount::Amount;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::{Fight, roll};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::table;

/// A fight that came out the other way after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// Whether it was won after all.
    pub won: bool,
    /// Who fought, and who helped.
    pub who: Vec<Colour>,
    /// The correction that makes it good; nothing where no number is otherwise.
    pub does: Option<Command>,
}

/// What makes good that the fight an entry belongs to came out the other way: beside a box, where nobody rolls for a
/// fight, and once nobody runs from it any more.
pub fn turned(session: &Session, point: Point) -> Option<Turned> {
    let (over, won) = fought(session, point)?;
    if is_righted(session, For::Fight(over)) {
        return None;
    }
    let (game, timeline) = (session.game(), session.timeline());
    let before = timeline.state(timeline.parent(over));
    let fight = fight::kept(&before).filter(|fight| fight.fled.is_empty())?;
    let who: Vec<Colour> = std::iter::once(fight.main).chain(fight.helping(&before)).collect();
    let mut effects = match won {
        true => taken_back(session, over, &before, &who)?,
        false => had_after_all(session, over, (&before, fight), &who)?,
    };
    // Where nobody counts hands nothing is said of any.
    effects.retain(|effect| game.keeps_goods() || !matches!(effect, Effect::Cards(cards::Effect::Hand { .. })));
    let note = For::Fight(over).note();
    let amend = Command::Table(table::Command::Amend { note, effects: effects.clone() });
    let does = (!effects.is_empty()).then_some(amend);
    if let Some(does) = &does {
        engine::decide(session.book(), game, does).ok()?;
    }
    Some(Turned { won: !won, who, does })
}

/// How a fight that an entry belongs to was to come out after all, where that was said already.
pub fn turned_already(session: &Session, point: Point) -> Option<bool> {
    let (over, won) = fought(session, point)?;
    is_righted(session, For::Fight(over)).then_some(!won)
}

/// Where the fight ended that an entry belongs to, and whether it was won: beside a box, where nobody rolls for a fight.
fn fought(session: &Session, point: Point) -> Option<(Point, bool)> {
    let game = session.game();
    if game.has_map() || game.stock.is_some() || game.ending.is_some() || session.book().system.rolls() {
        return None;
    }
    let over = end(session, point)?;
    Some((over, session.timeline().node(over).and_then(outcome)?))
}

/// Where the fight ended that an entry belongs to: one that brought a monster, or was said in it.
fn end(session: &Session, point: Point) -> Option<Point> {
    let timeline = session.timeline();
    let said = timeline.node(point)?.command.read().ok()?;
    if !is_line(&said) {
        return None;
    }
    let path = timeline.path(timeline.here());
    let place = path.binary_search(&point).ok()?;
    let mut game = timeline.state(timeline.parent(point));
    for (at, node) in path[place..].iter().filter_map(|at| Some((*at, timeline.node(*at)?))) {
        if outcome(node).is_some() {
            // What is said when nothing is fought ends nothing.
            return (at != point || fight::kept(&game).is_some()).then_some(at);
        }
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
        fight::kept(&game)?;
    }
    None
}

/// How the fight came out that an entry ended.
fn outcome(node: &Node) -> Option<bool> {
    came_out(&node.facts)
}

/// Whether an entry says how many Treasures one of these has drawn.
fn draws(command: &Command, who: &[Colour]) -> bool {
    match happened(command) {
        [Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(1..) })] => {
            *deck == Deck::ITEMS && who.contains(seat)
        }
        _ => false,
    }
}

/// Whose win it was that the entries that follow may say the Treasures of.
#[derive(Default)]
pub(super) struct Loot(Vec<Colour>);

impl Loot {
    /// Whether an entry says what a fight has brought that was won just before it.
    pub(super) fn is(&mut self, before: &Game, node: &Node, command: Option<&Command>) -> bool {
        let is = command.is_some_and(|command| draws(command, &self.0));
        match outcome(node) {
            Some(true) => {
                let fight = fight::kept(before);
                self.0 = fight.into_iter().flat_map(|f| std::iter::once(f.main).chain(f.helping(before))).collect();
            }
            None if is => {}
            _ => self.0.clear(),
        }
        is
    }
}

/// The Levels and the Treasures that winning gave, taken back as far as they are still there.
fn taken_back(session: &Session, over: Point, before: &Game, who: &[Colour]) -> Option<Vec<Effect>> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let mut after = timeline.state(over);
    // How many Treasures they were can have been said in entries of their own.
    for node in path.iter().filter(|at| **at > over).filter_map(|at| timeline.node(*at)) {
        if !node.command.read().is_ok_and(|command| draws(&command, who)) {
            break;
        }
        node.facts.iter().for_each(|fact| after.apply(&fact.event));
    }
    let mut effects = Vec::new();
    for seat in who {
        let (then, had, now) = (before.seat(*seat)?, after.seat(*seat)?, session.game().seat(*seat)?);
        let mut would = now.clone();
        would.level = now.level.saturating_sub(had.level.saturating_sub(then.level)).max(1);
        let cards = had.hand.of(Deck::ITEMS).saturating_sub(then.hand.of(Deck::ITEMS));
        would.hand = now.hand.with(Deck::ITEMS, now.hand.of(Deck::ITEMS).saturating_sub(cards));
        effects.extend(of_seat(now, &would));
    }
    Some(effects)
}

/// What losing took, given back, and what winning would have given: not once somebody has died of it, nor where it would
/// have won the game.
fn had_after_all(
    session: &Session,
    over: Point,
    (before, fight): (&Game, &Fight),
    who: &[Colour],
) -> Option<Vec<Effect>> {
    let (book, timeline) = (session.book(), session.timeline());
    let path = timeline.path(timeline.here());
    let lost = timeline.state(over);
    let mut after = lost.clone();
    for node in path.iter().filter(|at| **at > over).filter_map(|at| timeline.node(*at)) {
        if !runs(&after) {
            break;
        }
        node.facts.iter().for_each(|fact| after.apply(&fact.event));
    }
    if runs(&after) {
        return None;
    }
    let gains = roll::spoils(book, before, fight);
    let told = before.keeps_goods() && fight.foes(before).all(|foe| foe.def.treasures.is_some());
    let helper = gains.helper.as_ref();
    let mut effects = Vec::new();
    for seat in who {
        let (then, left, now) = (lost.seat(*seat)?, after.seat(*seat)?, session.game().seat(*seat)?);
        if left.dead || now.dead {
            return None;
        }
        let own = (gains.levels, gains.treasures);
        let (levels, treasures) = helper.filter(|got| got.seat == *seat).map_or(own, |got| (got.levels, got.treasures));
        let mut would = given_back(then, left, now);
        would.level = would.level.saturating_add(levels);
        if would.level >= book.top_level(session.game()) {
            return None;
        }
        if told {
            let cards = would.hand.of(Deck::ITEMS).saturating_add(treasures);
            would.hand = would.hand.with(Deck::ITEMS, cards);
        }
        effects.extend(of_seat(now, &would));
        effects.extend(kinds(then, left, now));
        effects.extend(items(then, left).map(|add| munchkin::Effect::Gear { seat: *seat, add }.into()));
    }
    Some(effects)
}

/// Somebody's numbers, with what they lost in between.
fn given_back(then: &Seat, left: &Seat, now: &Seat) -> Seat {
    let mut would = now.clone();
    would.level = now.level.saturating_add(then.level.saturating_sub(left.level));
    would.bonus = now.bonus.saturating_add(then.bonus.saturating_sub(left.bonus).max(0));
    would.gold = now.gold.saturating_add(then.gold.saturating_sub(left.gold));
    for (deck, count) in then.hand.iter() {
        let back = count.saturating_sub(left.hand.of(deck));
        would.hand = would.hand.with(deck, would.hand.of(deck).saturating_add(back));
    }
    would
}

/// Whether somebody still runs, or is caught.
fn runs(game: &Game) -> bool {
    let step = |step: &Step| matches!(step, Step::Fight(fight::Step::RunAway { .. } | fight::Step::BadStuff { .. }));
    game.agenda.iter().any(step)
}
