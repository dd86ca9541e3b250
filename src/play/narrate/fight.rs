//! What happens in a fight, as sentences.

use crate::cites;
use crate::play::narrate::items;
use crate::play::narrate::line::{Line, Tone};
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::event::{Event, Fact, FightTold, Gone, Roll};
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::{Bargain, Fighter, Term, bad_stuff, flight};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::table;

/// A fighter as an argument of a sentence.
pub fn fighter(who: Fighter) -> Arg {
    match who {
        Fighter::Seat(colour) => Arg::Seat(colour),
        Fighter::Monster(id) => Arg::Monster(id),
    }
}

/// What a card added: under its name, or by its figures alone.
fn term([named, plain]: [&'static str; 2], term: &Term) -> Message {
    let figures = [("term-strength", i64::from(term.strength)), ("term-dice", i64::from(term.dice))];
    let figures: Vec<_> = figures.into_iter().filter(|(_, by)| *by != 0).collect();
    let amount = Arg::List(figures.into_iter().map(|(id, by)| Arg::Counted(id, by)).collect());
    let message = Message::new(if term.name.is_empty() { plain } else { named }).with("who", fighter(term.who));
    // A Class that has done it is written as a name.
    message.with("name", Arg::Kind(term.name.clone())).with("amount", amount)
}

/// What help is paid with: Treasures, gold, Items.
pub(super) fn pays(terms: &Bargain) -> Vec<Arg> {
    let parts = [("cards-treasure", i64::from(terms.treasures)), ("gold-count", i64::from(terms.gold))];
    let parts = parts.into_iter().filter(|(_, n)| *n != 0).map(|(id, n)| Arg::Counted(id, n));
    parts.chain(terms.items.iter().map(items::name)).collect()
}

/// What was agreed for help.
fn bargain(terms: &Bargain) -> Message {
    let parts = pays(terms);
    // With one pick of Treasures it matters who picks first (MQ-BRIBE-04).
    let id = match (parts.is_empty(), terms.treasures, terms.helper_first) {
        (true, ..) => "told-bargain-nothing",
        (_, 0, _) => "told-bargain",
        (.., Some(true)) => "told-bargain-first",
        (.., Some(false)) => "told-bargain-second",
        // Nobody has said, so nobody picks second yet: it is asked when it comes to it.
        _ => "told-bargain",
    };
    Message::new(id).with("what", Arg::List(parts))
}

/// Whether it matters who picks Treasures first (MQ-BRIBE-04): not where the helper gets none, or all there are. How many
/// there are is not known of every monster.
pub fn picking(book: &Book, game: &Game, terms: &Bargain) -> bool {
    let all = fight::kept(game).map_or(0, |now| fight::slain::treasures(book, game, now));
    terms.treasures > 0 && (all == 0 || terms.treasures < all)
}

/// Who picks first is not said where there is nothing left to pick from.
pub(super) fn unpicked(book: &Book, (before, facts): (&Game, &[Fact]), lines: &mut [Line]) {
    let idle = |fact: &Fact| {
        matches!(&fact.event, Event::Fight(fight::Event::Fight { what: FightTold::Bargain(terms), .. })
            if !picking(book, before, terms))
    };
    if facts.iter().any(idle) {
        let told = lines.iter_mut().map(|line| &mut line.message.id);
        told.filter(|id| matches!(**id, "told-bargain-first" | "told-bargain-second"))
            .for_each(|id| *id = "told-bargain");
    }
}

/// Who sends a monster of the own hand into somebody's fight, as the facts go by.
#[derive(Debug, Default)]
pub struct Sent {
    /// Whose card has just left the hand.
    by: Option<Colour>,
    /// Whether a card was played that brings a monster: that is told as what it is.
    played: bool,
}

impl Sent {
    /// What is said of a monster that comes out of somebody's hand to somebody else.
    pub fn told(&mut self, event: &Event) -> Option<Message> {
        if let Event::Cards(cards::Event::CardOut { seat, .. }) = event {
            self.by = Some(*seat);
        }
        self.played |= matches!(event, Event::Munchkin(munchkin::Event::Played { .. }));
        let Event::Fight(fight::Event::MonsterPlaced(monster)) = event else { return None };
        let by = self.by.take().filter(|by| !self.played && monster.met.is_some_and(|met| met != *by))?;
        Some(Message::new("told-sent-in").seat(by).with("monster", monster.id))
    }
}

/// The line of an event of a fight, or of those who are fought.
pub fn line(own: &fight::Event) -> Option<Message> {
    Some(match own {
        // Without dice it is claimed, not rolled (MC-CMB-19).
        fight::Event::Fight { fight: Some(fight), what: FightTold::Announced } if fight.place.is_none() => {
            let rest: Vec<Arg> = fight.fled.iter().map(|id| Arg::Monster(*id)).collect();
            match rest.as_slice() {
                [] => Message::new("told-claimed").seat(fight.main),
                _ => Message::new("told-claimed-parted").seat(fight.main).with("rest", Arg::List(rest)),
            }
        }
        // What pays nothing leaves nothing.
        fight::Event::Fight { fight: Some(fight), what: FightTold::Sent(monster) }
            if fight.slain.last().is_some_and(|slain| slain.treasures == 0) =>
        {
            Message::new("told-sent-empty").with("monster", *monster)
        }
        // Whoever is sent away was the last: there is nothing to be won for now.
        fight::Event::Fight { fight: Some(fight), what: FightTold::Waits } if fight.emptied => {
            Message::new("told-emptied").seat(fight.main)
        }
        fight::Event::Fight { fight: Some(fight), what: FightTold::Waits } if fight.place.is_none() => {
            Message::new("told-not-won-yet").seat(fight.main)
        }
        fight::Event::Fight { what, .. } => return told(what),
        fight::Event::MonsterPlaced(monster) if monster.boss => Message::new("told-boss").with("monster", monster.id),
        fight::Event::MonsterPlaced(monster) => match (monster.room, monster.met) {
            (Some(room), _) => Message::new("told-monster-placed").with("room", room),
            (None, Some(seat)) => Message::new("told-monster-met").seat(seat),
            (None, None) => Message::new("told-monster-comes"),
        }
        .with("monster", monster.id),
        // Told by what is new of it; whatever was not on the map before is only noted.
        fight::Event::MonsterCard { monster, .. } => Message::new("told-monster-card").with("monster", *monster),
        fight::Event::MonsterGone { monster, why } => Message::new(match why {
            Gone::Killed | Gone::DrivenOff => "told-monster-killed",
            Gone::FreedBase => "told-monster-freed-base",
            Gone::Effect | Gone::Swept => "told-monster-gone",
        })
        .with("monster", *monster),
        fight::Event::Spares { monster, seat } => Message::new("told-spares").with("monster", *monster).seat(*seat),
        fight::Event::Hurts { monster, seat } => Message::new("told-hurts").with("monster", *monster).seat(*seat),
        fight::Event::Instructs { seat, card } => Message::new("told-instructs").with("card", *card).seat(*seat),
        fight::Event::DroveOff { seat, monster } => {
            Message::new("told-drove-off").with("monster", *monster).seat(*seat)
        }
        fight::Event::EnhancerOn { monster, add } => enhancer(["told-enhanced", "told-enhanced-plain"], *monster, add),
        fight::Event::EnhancerOff { monster, gone, .. } => {
            enhancer(["told-enhancer-struck", "told-enhancer-struck-plain"], *monster, gone)
        }
        fight::Event::Enhanced { monster, enhancers } => {
            let level: i64 = enhancers.iter().map(|e| i64::from(e.level)).sum();
            Message::new("told-enhancers").with("monster", *monster).with("level", level)
        }
    })
}

/// A card played on a monster, or struck: with what it changes, or by its name alone.
fn enhancer([changes, plain]: [&'static str; 2], monster: MonsterId, card: &Enhancer) -> Message {
    let name = match card.name.as_str() {
        "" => Arg::Said("enhancer-unnamed"),
        name => Arg::Text(name.to_owned()),
    };
    let figures = [
        ("adds-level", i64::from(card.level)),
        ("adds-strength", card.strength.into()),
        ("term-dice", card.dice.into()),
        ("adds-treasures", card.treasures.into()),
        ("adds-worth", card.levels.into()),
        ("adds-size", card.size.into()),
    ];
    let figures = figures.into_iter().filter(|(_, by)| *by != 0);
    let what: Vec<Arg> = figures.map(|(id, by)| Arg::Counted(id, by)).collect();
    let message = Message::new(if what.is_empty() { plain } else { changes });
    message.with("monster", monster).with("name", name).with("what", Arg::List(what))
}

/// What was done in a fight.
fn told(what: &FightTold) -> Option<Message> {
    Some(match what {
        FightTold::Helped(seat) => Message::new("told-helps").seat(*seat),
        FightTold::Compelled(seat) => Message::new("told-compelled").seat(*seat),
        FightTold::Withdrew(seat) => Message::new("told-withdrew").seat(*seat),
        FightTold::CalledOff => Message::new("told-called-off"),
        FightTold::Alone => Message::new("told-alone"),
        FightTold::Declined(seat) => Message::new("told-declined").seat(*seat),
        FightTold::Term(added) => term(["told-term", "told-term-plain"], added),
        FightTold::Struck(gone) => term(["told-term-struck", "told-term-struck-plain"], gone),
        FightTold::LeftAlone { monster, alone: true } => Message::new("told-left-alone").with("monster", *monster),
        FightTold::LeftAlone { monster, .. } => Message::new("told-attacked").with("monster", *monster),
        FightTold::Sent(monster) => Message::new("told-sent").with("monster", *monster),
        FightTold::Slain(monster) => Message::new("told-slain").with("monster", *monster),
        FightTold::Bargain(terms) => bargain(terms),
        FightTold::Ties(true) => Message::new("told-ties-won"),
        FightTold::Ties(false) => Message::new("told-ties-lost"),
        FightTold::Announced => Message::new("told-announced"),
        FightTold::Yields(main) => Message::new("told-yields").seat(*main),
        FightTold::Stays(main) => Message::new("told-stays").seat(*main),
        FightTold::Waits => Message::new("told-not-yet"),
        FightTold::Stopped(by) => Message::new("told-stopped").seat(*by),
        // Every die has a line of its own.
        FightTold::Rolled => return None,
        FightTold::Turned { who, from, to } => {
            Message::new("told-turned").with("who", fighter(*who)).with("from", *from).with("to", *to)
        }
        FightTold::Over { ours, theirs, won: true } => {
            Message::new("told-fight-won").with("ours", *ours).with("theirs", *theirs)
        }
        FightTold::Over { ours, theirs, .. } => {
            Message::new("told-fight-lost").with("ours", *ours).with("theirs", *theirs)
        }
    })
}

/// Treasures of monsters that are beaten before anybody has said what their cards give: one is counted, and said to be.
pub fn guessed(before: &Game, facts: &[&Fact]) -> Vec<Line> {
    let beaten = facts.iter().flat_map(|fact| {
        let Event::Fight(fight::Event::Fight { what, .. }) = &fact.event else { return Vec::new() };
        if let FightTold::Slain(monster) = what {
            return vec![*monster];
        }
        let won = matches!(what, FightTold::Over { won: true, .. });
        // Without a map the cards lie on the table: whoever won looks there.
        before
            .fight
            .as_ref()
            .filter(|fight| won && fight.place.is_some())
            .map(|fight| fight.monsters(before))
            .unwrap_or_default()
    });
    let unread = beaten.filter(|id| before.foes.get(*id).is_some_and(|m| m.def.treasures.is_none()));
    let line = |id| Line {
        message: Message::new("told-treasures-unknown").with("monster", id),
        cites: cites!["MQ-RES-09"],
        tone: Tone::Reminder,
    };
    unread.map(line).collect()
}

/// Whose the dice of a fight are that some facts tell, die by die as they were rolled.
pub fn thrown(facts: &[&Fact]) -> Vec<Fighter> {
    let throws = facts.iter().find_map(|fact| {
        let Event::Fight(fight::Event::Fight { fight: Some(fight), what: FightTold::Rolled }) = &fact.event else {
            return None;
        };
        let Stage::Rolled(throws) = &fight.stage else { return None };
        Some(throws.as_slice())
    });
    throws.unwrap_or_default().iter().flat_map(|throw| throw.faces.iter().map(|_| throw.who)).collect()
}

/// Lines of which rolls to get away are told with whom they were for and how they ended; and what finds nothing to take.
pub fn flights(book: &Book, (before, facts): (&Game, &[Fact]), lines: Vec<Line>) -> Vec<Line> {
    let rolled = |line: &Line| {
        let Some(Fact {
            event: Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }), ..
        }) = facts.iter().find(|fact| matches!(fact.event, Event::Table(table::Event::Rolled { .. })))
        else {
            return None;
        };
        let runs = line.message == Message::new("told-six").seat(*seat).with("face", *face);
        runs.then(|| ran(book, (before, facts), (*seat, *face))).flatten()
    };
    let told = lines.into_iter().flat_map(|line| match rolled(&line) {
        None => vec![line],
        Some((message, vain)) => {
            let vain = vain.map(|message| Line { message, ..line.clone() });
            std::iter::once(Line { message, ..line }).chain(vain).collect()
        }
    });
    told.collect()
}

/// From which monster a roll gets somebody away, or that it catches them; and whether it has nothing to take then.
fn ran(
    book: &Book,
    (before, facts): (&Game, &[Fact]),
    (seat, face): (Colour, u8),
) -> Option<(Message, Option<Message>)> {
    let runs = |step: &Step| {
        let Step::Fight(fight::Step::RunAway { seat: own, left, next, .. }) = step else { return None };
        (*own == seat).then(|| (left.clone(), *next))
    };
    let (was, next) = before.agenda.iter().rev().find_map(runs)?;
    let left = facts.iter().find_map(|fact| {
        let Event::Table(table::Event::Owed(step)) = &fact.event else { return None };
        runs(step)
    });
    let monster = match left {
        Some((left, _)) => *was.iter().find(|id| !left.contains(id))?,
        None => next.or_else(|| was.first().copied().filter(|_| was.len() == 1))?,
    };
    let say = |id: &'static str| Message::new(id).seat(seat).with("monster", monster);
    if i32::from(face) >= flight::away_from_it(book, before, seat, monster) {
        // What hurts all the same says itself that they got away.
        let hurts = facts.iter().any(|fact| matches!(fact.event, Event::Fight(fight::Event::Hurts { .. })));
        return (!hurts).then(|| (say("told-ran-away").with("face", face), None));
    }
    let vain = bad_stuff::finds_nothing(book, before, (seat, monster));
    Some((say("told-ran-caught").with("face", face), vain.then(|| say("told-bad-nothing"))))
}
