//! Fixing an earlier entry: one old command is changed, what came after is decided again on a copy, and the table
//! sees what would differ and what no longer fits before anything is taken over.

pub mod after_all;
pub mod already;
pub mod called;
pub mod dial;
pub mod dials;
pub mod items;
pub mod missing;
pub mod now;
pub mod others;
pub mod paid;
pub mod ran;
pub mod since;
pub mod sold;
pub mod stood;
pub mod struck;
pub mod turned;
pub mod unsaid;

use crate::play::fix::after_all::came_out;
use crate::play::fix::already::{Becomes, becomes};
use crate::play::fix::paid::{card, counting, paid};
use crate::play::fix::sold::struck;
use crate::play::fix::stood::{Stood, anew, stood};
use crate::play::fix::struck::goes_with;
use crate::play::fix::turned::Loot;
use crate::play::fix::unsaid::is_unsaid;
use crate::play::old_words;
use crate::play::preview::{Fate, FixFault, Preview};
use crate::play::reacting::PASSES;
use crate::play::record::{Deed, Kept};
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::{Fighter, Throw};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::turn;
use std::collections::VecDeque;

/// So far ahead an answer is looked for where a question comes sooner than it did.
const AHEAD: usize = 24;

/// An entry that came after the one that is changed.
struct Late<'a> {
    point: Point,
    node: &'a Node,
    command: Option<Command>,
    /// The same as it is written.
    kept: Kept,
    /// In which turn it was an answer, and to what; nothing if it was none that a person gave.
    asked: Option<(u32, Question)>,
    /// What stood where it wrote.
    stood: Vec<Stood>,
    /// Whether it says what a fight has brought that was won just before.
    loot: bool,
}

impl Late<'_> {
    /// Whether it says something to a question alone, and can wait for it: a person's answer, or what Bad Stuff did.
    fn is_bound(&self) -> bool {
        let Some((_, then)) = self.asked.as_ref().filter(|_| self.node.drawn.is_none()) else { return false };
        match &self.command {
            Some(Command::Table(table::Command::Answer(_))) => true,
            _ => matches!(then.ask, Ask::Fight(fight::Ask::BadStuff { .. })),
        }
    }

    /// Whether the very question it is bound to stands now, in the same turn.
    fn fits(&self, game: &Game, now: &Question) -> bool {
        let same = |(turn, then): &(u32, Question)| {
            *turn == game.turn.number && (then.seat, &then.ask) == (now.seat, &now.ask)
        };
        self.is_bound() && self.asked.as_ref().is_some_and(same)
    }
}

/// Works out what would be if the entry that led to a point had been another command, or with none had not been at all;
/// nothing is changed. What is only asked in another order is answered in that order.
///
/// # Errors
/// If the entry is not part of the game as it stands, or the new command was not possible then.
pub fn preview(session: &Session, point: Point, command: Option<&Command>) -> Result<Preview, FixFault> {
    preview_by(session, point, (command, None), &[])
}

/// The same where the card it was came from somebody else's hand, and with what nobody had to say then: dice of running away
/// and what follows from them, in their order.
///
/// # Errors
/// As [`preview`].
pub fn preview_by(
    session: &Session,
    point: Point,
    (command, by): (Option<&Command>, Option<Colour>),
    said: &[Command],
) -> Result<Preview, FixFault> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let place = path.iter().position(|p| *p == point).ok_or(FixFault::NotOnTheWay)?;
    let from = timeline.parent(point);
    let mut replay = Replay::of(session, (from, Some(point)), said);
    let mut rest = late(session, timeline.state(point), &path[place + 1..]);
    let hand = hand(session, &replay.game, (point, command), by);
    match command {
        Some(command) => replay.begins(session, point, command)?,
        // What was struck off the list for a sale is on it again.
        // Nor is what was taken off a fight given back then.
        None => struck(session, point).into_iter().chain(goes_with(session, point)).for_each(|at| {
            rest.retain(|late| late.point != at);
            replay.later.push((at, Fate::GoesWith));
        }),
    }
    match hand {
        Hand::Stays => {}
        Hand::Goes(at) => {
            rest.retain(|late| late.point != at);
            replay.later.push((at, Fate::GoesWith));
        }
        Hand::Is(at, instead) => match rest.iter_mut().find(|late| at == Some(late.point)) {
            Some(late) => {
                late.kept = Kept::new(&instead).ok_or_else(|| FixFault::Refused(unsound()))?;
                late.command = Some(*instead);
            }
            None => replay.begins(session, point, &instead)?,
        },
    }
    replay.all(rest);
    Ok(replay.preview(from, &path))
}

/// What would have come of an entry, had it been another command, by the time of another one; nothing is changed.
///
/// # Errors
/// As [`preview`].
pub fn up_to(session: &Session, point: Point, command: &Command, last: Point) -> Result<Preview, FixFault> {
    let timeline = session.timeline();
    let path = timeline.path(last);
    let place = path.iter().position(|p| *p == point).ok_or(FixFault::NotOnTheWay)?;
    let from = timeline.parent(point);
    let mut replay = Replay::of(session, (from, Some(point)), &[]);
    replay.begins(session, point, command)?;
    replay.all(late(session, timeline.state(point), &path[place + 1..]));
    Ok(replay.preview(from, &path))
}

/// Works out what would be if something had been entered right after a point that nobody has entered; nothing is changed. A
/// Curse takes effect, and what nobody had to say then is said in its order.
///
/// # Errors
/// If the point is no part of the game as it stands, or the command was not possible then.
pub fn added(session: &Session, point: Point, command: &Command, said: &[Command]) -> Result<Preview, FixFault> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let place = path.iter().position(|p| *p == point).ok_or(FixFault::NotOnTheWay)?;
    let mut replay = Replay::of(session, (point, None), said);
    let rest = late(session, replay.game.clone(), &path[place + 1..]);
    let is_cursed = |replay: &Replay<'_>| {
        let asked = engine::question(replay.book, &replay.game).ask;
        matches!(asked, Ask::Munchkin(munchkin::Ask::Cursed { .. }))
    };
    let before = is_cursed(&replay);
    replay.begins(session, point, command)?;
    if !before && is_cursed(&replay) {
        let done = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
        replay.begins(session, point, &done)?;
    }
    replay.all(rest);
    Ok(replay.preview(point, &path))
}

/// What becomes of the entry that counted a hand down for a card.
enum Hand {
    /// It says what it said, if there is one.
    Stays,
    /// It goes.
    Goes(Point),
    /// It says this, or this is said where nothing was.
    Is(Option<Point>, Box<Command>),
}

/// What becomes of the hand a card came from once the card is another, somebody else's, or none.
fn hand(session: &Session, before: &Game, (point, command): (Point, Option<&Command>), by: Option<Colour>) -> Hand {
    let said = paid(session, point);
    let Some(command) = command else { return said.map_or(Hand::Stays, |said| Hand::Goes(said.point)) };
    let Some(card) = card(session, before, command) else { return Hand::Stays };
    let deck = |seat| (seat, card.deck, card.count);
    match (said, by.or(said.map(|said| said.seat))) {
        (Some(said), Some(seat)) if deck(seat) == (said.seat, said.deck, said.count) => Hand::Stays,
        (said, Some(seat)) => {
            let counted = counting(seat, card.deck, card.count);
            Hand::Is(said.map(|said| said.point), Box::new(counted))
        }
        (_, None) => Hand::Stays,
    }
}

/// The entries that came after a state, each with what was asked then.
fn late<'a>(session: &'a Session, mut was: Game, points: &[Point]) -> VecDeque<Late<'a>> {
    let (book, timeline) = (session.book(), session.timeline());
    let (mut all, mut won) = (VecDeque::new(), Loot::default());
    for (point, node) in points.iter().filter_map(|point| Some((*point, timeline.node(*point)?))) {
        let command = node.command.read().ok();
        let matters = matches!(
            command,
            Some(
                Command::Table(table::Command::Answer(_) | table::Command::Effects { .. })
                    | Command::Turn(turn::Command::EndTurn)
            )
        );
        let asked = matters.then(|| (was.turn.number, engine::question(book, &was)));
        let stood = command.as_ref().map(|command| stood(&was, command)).unwrap_or_default();
        let loot = won.is(&was, node, command.as_ref());
        for fact in &node.facts {
            was.apply(&fact.event);
        }
        all.push_back(Late { point, node, command, kept: node.command.clone(), asked, stood, loot });
    }
    all
}

/// A copy of the game on which everything is decided again.
struct Replay<'a> {
    session: &'a Session,
    /// After which point.
    from: Point,
    /// The entry that is another now, or is none.
    other: Option<Point>,
    book: &'a Book,
    game: Game,
    deeds: Vec<Deed>,
    points: Vec<Point>,
    later: Vec<(Point, Fate)>,
    /// What nobody had to say then.
    said: VecDeque<Command>,
    /// What is still to be said of that.
    unsaid: Option<Question>,
    /// How the last fight came out.
    won: Option<bool>,
}

impl<'a> Replay<'a> {
    fn of(session: &'a Session, (from, other): (Point, Option<Point>), said: &[Command]) -> Replay<'a> {
        let (book, game) = (session.book(), session.timeline().state(from));
        let (deeds, points, later, said) = (Vec::new(), Vec::new(), Vec::new(), said.iter().cloned().collect());
        Replay { session, from, other, book, game, deeds, points, later, said, unsaid: None, won: None }
    }

    /// What it has come to.
    fn preview(self, from: Point, path: &[Point]) -> Preview {
        let Replay { game, deeds, points, mut later, unsaid, .. } = self;
        later.sort_by_key(|(point, _)| path.binary_search(point).unwrap_or(path.len()));
        Preview { from, deeds, points, later, unsaid, game }
    }

    /// What the entry itself is instead, at the time it was.
    fn begins(&mut self, session: &Session, point: Point, command: &Command) -> Result<(), FixFault> {
        let facts = engine::act(self.book, &mut self.game, command).map_err(FixFault::Refused)?;
        let command = Kept::new(command).ok_or_else(|| FixFault::Refused(unsound()))?;
        self.deeds.push(Deed { command, facts, at: session.timeline().node(point).map(|node| node.at) });
        self.points.push(point);
        Ok(())
    }

    fn all(&mut self, mut rest: VecDeque<Late<'_>>) {
        // What nobody asks yet, and why it did not fit.
        let mut waiting: Vec<(Late<'_>, Refusal)> = Vec::new();
        loop {
            let now = engine::question(self.book, &self.game);
            let asked = waiting.iter().position(|(late, _)| late.fits(&self.game, &now));
            if asked.is_none() && is_unsaid(&now.ask) && self.unsaid.is_none() && !self.is_answered(&rest, &now) {
                if self.says() {
                    continue;
                }
                self.unsaid = (!rest.is_empty()).then(|| now.clone());
            }
            let next = rest.front().filter(|_| asked.is_none() && only_came(&now.ask));
            if let Some((point, at)) = next.map(|next| (next.point, next.node.at))
                && !rest.iter().take(AHEAD).any(|late| late.fits(&self.game, &now))
                && self.passes(point, at)
            {
                continue;
            }
            if asked.is_none() && is_claim(&now.ask) && self.is_stuck(&rest, &now) && self.claims() {
                continue;
            }
            let late = match asked {
                Some(asked) => waiting.remove(asked).0,
                None => {
                    let Some(first) = rest.front() else { break };
                    let waits = first.is_bound() && !first.fits(&self.game, &now);
                    let next = if waits { self.sooner(&rest, &now).unwrap_or(0) } else { 0 };
                    let Some(next) = rest.remove(next) else { break };
                    next
                }
            };
            match self.again(&late, &now) {
                Ok(fate) => self.later.push((late.point, fate)),
                Err(why) if asked.is_none() && late.is_bound() => waiting.push((late, why)),
                Err(why) => self.later.push((late.point, Fate::Dropped(why))),
            }
        }
        self.later.extend(waiting.into_iter().map(|(late, why)| (late.point, Fate::Dropped(why))));
    }

    /// Whether one of those to come answers what is asked now, as it was asked then or much like it.
    fn is_answered(&self, rest: &VecDeque<Late<'_>>, now: &Question) -> bool {
        let alike = |(turn, then): &(u32, Question)| {
            (*turn, then.seat, then.ask.name()) == (self.game.turn.number, now.seat, now.ask.name())
        };
        rest.iter().take(AHEAD).any(|late| late.is_bound() && late.asked.as_ref().is_some_and(alike))
    }

    /// The next of what nobody had to say then that fits is said, if there is one.
    fn says(&mut self) -> bool {
        let at = self.deeds.last().and_then(|deed| deed.at);
        while let Some(command) = self.said.pop_front() {
            let facts = engine::act(self.book, &mut self.game, &command).ok();
            let deed = facts.zip(Kept::new(&command)).map(|(facts, command)| Deed { command, facts, at });
            if let Some(deed) = deed {
                self.deeds.push(deed);
                // It is of no entry.
                self.points.push(0);
                return true;
            }
        }
        false
    }

    /// Whether what comes next was done after a fight that is still to be won now: nobody minded then that it was lost.
    fn is_stuck(&self, rest: &VecDeque<Late<'_>>, now: &Question) -> bool {
        let can = |command: &Command| engine::decide(self.book, &self.game, command).is_ok();
        let waits = |late: &Late<'_>| match &late.command {
            Some(_) if late.is_bound() => !late.fits(&self.game, now),
            Some(command) => !can(command),
            None => false,
        };
        rest.front().is_some_and(waits) && !self.is_answered(rest, now)
    }

    /// Whoever says they have won has won, where what came after it was lost.
    fn claims(&mut self) -> bool {
        let wins = Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(Vec::new()))));
        let at = self.deeds.last().and_then(|deed| deed.at);
        let facts = engine::act(self.book, &mut self.game, &wins).ok();
        let deed = facts.zip(Kept::new(&wins)).map(|(facts, command)| Deed { command, facts, at });
        let Some(deed) = deed else { return false };
        self.won = came_out(&deed.facts).or(self.won);
        self.deeds.push(deed);
        self.points.push(0);
        true
    }

    /// Which of those to come answers what is asked now: none before what can be done as things stand has been done.
    fn sooner(&self, rest: &VecDeque<Late<'_>>, now: &Question) -> Option<usize> {
        let can = |command| engine::decide(self.book, &self.game, command).is_ok();
        for (place, late) in rest.iter().take(AHEAD).enumerate() {
            if late.fits(&self.game, now) {
                return Some(place);
            }
            if !late.is_bound() && late.command.as_ref().is_some_and(can) {
                return None;
            }
        }
        None
    }

    /// Nobody played what had just come, where nobody was asked: by the rules of before, or because it had not come.
    fn passes(&mut self, point: Point, at: i64) -> bool {
        let facts = engine::act(self.book, &mut self.game, &PASSES).ok();
        let deed = facts.zip(Kept::new(&PASSES)).map(|(facts, command)| Deed { command, facts, at: Some(at) });
        self.points.extend(deed.iter().map(|_| point));
        let passes = deed.is_some();
        self.deeds.extend(deed);
        passes
    }

    /// How an entry is numbered now that was decided again, and how the fight came out that it ended, if it did.
    fn now_at(&self, point: Point) -> Option<(Point, Option<bool>)> {
        let place = self.points.iter().rposition(|of| *of == point)?;
        let made = Point::try_from(place + 1).ok()?;
        Some((self.session.timeline().last() + made, self.deeds.get(place).and_then(|deed| came_out(&deed.facts))))
    }

    /// One of them, as the game stands now.
    fn again(&mut self, late: &Late<'_>, now: &Question) -> Result<Fate, Refusal> {
        let Some(command) = &late.command else { return Ok(Fate::Unreadable) };
        // Nobody draws for a fight that is lost now.
        if late.loot && self.won == Some(false) {
            return Ok(Fate::GoesWith);
        }
        let righted = match becomes(self.session, (self.from, self.other), command, |point| self.now_at(point)) {
            Becomes::Goes => return Ok(Fate::GoesWith),
            Becomes::Stands => None,
            Becomes::IsFor(command) => Some(command),
        };
        let other = match &late.asked {
            Some((_, then)) => meant(&self.game, then, now, command)?,
            None => None,
        };
        let said = righted.as_ref().unwrap_or(command);
        let other = other.or_else(|| anew(&late.stood, &self.game, said, late.is_bound())).or(righted);
        let before = self.game.clone();
        let facts = engine::act(self.book, &mut self.game, other.as_ref().unwrap_or(command))?;
        let kept = match &other {
            None => Some(late.kept.clone()),
            Some(other) => Kept::new(other),
        };
        let same = old_words::are_same(&before, &facts, &late.node.facts);
        self.won = came_out(&facts).or(self.won);
        self.deeds.push(Deed { command: kept.ok_or_else(unsound)?, facts: facts.clone(), at: Some(late.node.at) });
        self.points.push(late.point);
        Ok(if same { Fate::Same } else { Fate::Differs(facts) })
    }
}

fn unsound() -> Refusal {
    Refusal::new("text-unsound", Default::default())
}

/// What an answer still says where something else is asked now. It was read off one arrow, footprint or card, and is none
/// of another's: it is noted as what it is, and nothing else is said of what nobody has looked at. Nothing if the answer
/// stands as it is. What Bad Stuff did to somebody goes with it: whoever was not caught has lost nothing
/// (MQ-RUN-08).
fn meant(game: &Game, then: &Question, now: &Question, command: &Command) -> Result<Option<Command>, Refusal> {
    let other = || Refusal::new("asked-something-else", Default::default());
    if let Command::Table(table::Command::Effects { .. }) = command {
        let caught = matches!(then.ask, Ask::Fight(fight::Ask::BadStuff { .. }));
        return if caught && (then.seat, &then.ask) != (now.seat, &now.ask) { Err(other()) } else { Ok(None) };
    }
    // A turn is not ended over what is owed since then, nor is one question answered with what was said to another.
    if matches!(command, Command::Turn(turn::Command::EndTurn) | Command::Table(table::Command::Answer(_)))
        && then.ask.name() != now.ask.name()
        && !is_printed(&then.ask)
    {
        return Err(other());
    }
    let Command::Table(table::Command::Answer(answer)) = command else { return Ok(None) };
    if is_own(answer, &then.ask) && then.seat != now.seat {
        return Err(other());
    }
    if matches!(then.ask, Ask::Fight(fight::Ask::BadStuff { .. })) && then.ask != now.ask {
        return Err(other());
    }
    if let (Answer::Fight(fight::Answer::Throws(throws)), Ask::Fight(fight::Ask::FightDice { rollers })) =
        (answer, &now.ask)
    {
        let throws = passed_on(throws, rollers).filter(|passed| passed != throws);
        let rolled = |throws| Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws))));
        return Ok(throws.map(rolled));
    }
    if let (
        Answer::Table(table::Answer::Seat(first)),
        Ask::Fight(fight::Ask::PickOrder { among: [_, helped] }),
        Ask::Fight(fight::Ask::PickOrder { among: [_, helps] }),
    ) = (answer, &then.ask, &now.ask)
    {
        // Whoever helps instead picks when the helper did.
        let other = Command::Table(table::Command::Answer(table::Answer::Seat(*helps).into()));
        return Ok((first == helped && helped != helps).then_some(other));
    }
    if then.ask == now.ask || !(is_printed(&then.ask) || is_printed(&now.ask)) {
        return Ok(None);
    }
    let known = printed(game, &then.ask, answer).ok_or_else(other)?;
    Ok(Some(Command::Table(table::Command::Amend { note: String::new(), effects: vec![known] })))
}

/// What was read off the cardboard, as the fact it is: an arrow, a footprint or a Level of a monster that is still there.
fn printed(game: &Game, then: &Ask, answer: &Answer) -> Option<Effect> {
    let card = |monster, of: &dyn Fn(&mut MonsterDef)| {
        let mut def = game.foes.get(monster)?.def.as_ref().clone();
        of(&mut def);
        Some(Effect::Fight(fight::Effect::Card { monster, def }))
    };
    if let (Ask::Dungeon(dungeon::Ask::Arrow { room, colour }), Answer::Dungeon(dungeon::Answer::Arrow(to))) =
        (then, answer)
    {
        return Some(Effect::Dungeon(dungeon::Effect::Arrow { room: *room, colour: *colour, to: *to }));
    }
    if let (Ask::Dungeon(dungeon::Ask::Gait { monster }), Answer::Dungeon(dungeon::Answer::Gait(gait))) = (then, answer)
    {
        return card(*monster, &|def| def.gait = Some(*gait));
    }
    if let (Ask::Fight(fight::Ask::Level { monster }), Answer::Fight(fight::Answer::Level(level))) = (then, answer) {
        return card(*monster, &|def| def.level = Some(*level));
    }
    None
}

/// Whether an answer is nobody else's: whoever ran has rolled for nobody else, nor been caught for anybody.
fn is_own(answer: &Answer, then: &Ask) -> bool {
    let rolled = matches!(
        answer,
        Answer::Fight(fight::Answer::Ran { .. } | fight::Answer::RunsFrom { .. })
            | Answer::Table(table::Answer::Dice(_))
    );
    rolled || matches!(then, Ask::Fight(fight::Ask::BadStuff { .. }))
}

/// Dice that were rolled by those who roll now: whoever helps instead has rolled what the helper did, and whoever helps no
/// more has rolled nothing. None if somebody's are missing.
fn passed_on(throws: &[Throw], rollers: &[(Fighter, Option<u32>)]) -> Option<Vec<Throw>> {
    let rolls = |who: Fighter| rollers.iter().any(|(roller, _)| *roller == who);
    let (mut own, mut left): (Vec<Throw>, Vec<Throw>) = throws.iter().cloned().partition(|throw| rolls(throw.who));
    for (who, dice) in rollers {
        if own.iter().any(|throw| throw.who == *who) {
            continue;
        }
        let fits = |throw: &Throw| {
            let alike = matches!((who, throw.who), (Fighter::Seat(_), Fighter::Seat(_)));
            alike && dice.is_none_or(|dice| throw.faces.len() == dice as usize)
        };
        let at = left.iter().position(fits)?;
        own.push(Throw { who: *who, ..left.remove(at) });
    }
    Some(own)
}

/// Whether it is asked whether what has just come is played.
fn only_came(ask: &Ask) -> bool {
    matches!(ask, Ask::Table(table::Ask::Window { about: About::Came, .. }))
}

/// Whether it is asked whether anybody minds that a fight is won, for which nobody rolls.
fn is_claim(ask: &Ask) -> bool {
    matches!(ask, Ask::Fight(fight::Ask::FightDice { rollers }) if rollers.is_empty())
}

/// Whether somebody has to look at the cardboard for the answer.
fn is_printed(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Dungeon(dungeon::Ask::Arrow { .. } | dungeon::Ask::Gait { .. }) | Ask::Fight(fight::Ask::Level { .. })
    )
}
