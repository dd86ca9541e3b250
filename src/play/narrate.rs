//! The telling: facts as messages, in the order they happened, for the log, the reminders and the names of undo steps.

pub mod card;
pub mod cards;
pub mod condition;
pub mod decks;
pub mod fight;
pub mod items;
pub mod line;
pub mod moves;
pub mod title;

pub use line::{Line, Tone, counted, deck_text};

use crate::play::record::Who;
use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::march::{Between, By, Hop, March, Route, Stop};
use crate::rules::dungeon::room::Mark;
use crate::rules::event::{Event, Fact, Gone, Roll};
use crate::rules::fight::Fighter;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::seat::Sex;
use crate::rules::table;
use crate::rules::table::Care;
use crate::rules::table::Component;
use crate::rules::table::Ending;
use crate::rules::table::Place;
use crate::rules::table::phase::Phase;

/// The lines of some facts, and what was before them; bookkeeping has none.
pub fn tell<'a>(before: &Game, facts: impl IntoIterator<Item = &'a Fact>) -> Vec<Line> {
    let mut enhanced = fight::Enhanced::of(before);
    let mut listed = items::Listed::of(before);
    let decks = decks::Decks::of(before);
    let facts: Vec<&Fact> = facts.into_iter().collect();
    let mut thrown = fight::thrown(&facts).into_iter();
    let guessed = fight::guessed(before, &facts);
    let told = facts.into_iter().filter_map(|fact| {
        if let Event::Table(table::Event::Rolled { roll: Roll::Six(face), .. }) = fact.event
            && let Some(Fighter::Monster(monster)) = thrown.next()
        {
            // Somebody's hand throws a monster's dice, but it is the monster that rolls.
            let message = say("told-six-monster").with("monster", monster).with("face", face);
            return Some(Line { message, cites: fact.cites, tone: Tone::Plain });
        }
        let noted = || noted(before, &fact.event).map(Some);
        match enhanced.told(&fact.event).map(Some).or_else(|| listed.told(&fact.event)).or_else(noted) {
            Some(message) => Some(Line { message: message?, cites: fact.cites, tone: Tone::Plain }),
            None if decks.is_silent(&fact.event) => None,
            None => decks.told(fact).or_else(|| line(fact)),
        }
    });
    told.chain(guessed).collect()
}

/// The text of a phase's name.
pub const fn phase_text(phase: Phase) -> &'static str {
    use crate::rules::table::phase::Phase;
    match phase {
        Phase::Draw => "phase-draw",
        Phase::Movement => "phase-movement",
        Phase::Charity => "phase-charity",
        Phase::Monsters => "phase-monsters",
    }
}

/// Whether a record was made by the app without being asked.
pub fn by_itself(who: Who) -> bool {
    who == Who::App
}

fn line(fact: &Fact) -> Option<Line> {
    let tone = match &fact.event {
        Event::Cards(rules::cards::Event::Drew { .. })
        | Event::Cards(rules::cards::Event::GaveBack { .. })
        | Event::Dungeon(dungeon::Event::RoomRule { .. }) => Tone::Reminder,
        Event::Table(table::Event::Turn { number, .. }) if *number > 0 => Tone::Turn,
        _ => Tone::Plain,
    };
    let message = tied(fact)
        .or_else(|| table_line(&fact.event))
        .or_else(|| seat_line(&fact.event))
        .or_else(|| map_line(&fact.event))
        .or_else(|| decks::line(&fact.event))
        .or_else(|| fight::line(&fact.event))?;
    Some(Line { message, cites: fact.cites, tone })
}

fn say(id: &'static str) -> Message {
    Message::new(id)
}

/// What is noted of a monster's card: what is new of it, and nothing else it says.
fn noted(before: &Game, event: &Event) -> Option<Message> {
    let Event::Fight(rules::fight::Event::MonsterCard { monster, def }) = event else { return None };
    let was = &before.foes.get(*monster)?.def;
    let mut figures: Vec<Arg> = [
        (was.level != def.level, "figure-level", def.level.map(i64::from)),
        (was.dice != def.dice, "figure-dice", def.dice.map(i64::from)),
        (was.treasures != def.treasures, "figure-treasures", def.treasures.map(i64::from)),
    ]
    .into_iter()
    .filter_map(|(new, id, count)| count.filter(|_| new).map(|count| Arg::Counted(id, count)))
    .collect();
    if let Some(gait) = def.gait.filter(|_| was.gait != def.gait) {
        let kinds: Vec<Arg> = gait.iter().map(|gait| Arg::Said(gait_text(Some(gait)))).collect();
        figures.push(if kinds.is_empty() { Arg::Said(gait_text(None)) } else { Arg::List(kinds) });
    }
    let id = if figures.is_empty() { "told-monster-card" } else { "told-monster-figures" };
    Some(say(id).with("monster", *monster).with("figures", Arg::List(figures)))
}

/// The text of a footprint's name.
pub const fn gait_text(gait: Option<Gait>) -> &'static str {
    match gait {
        None => "footprint-ordinary",
        Some(Gait::Fast) => "gait-fast",
        Some(Gait::Slow) => "gait-slow",
        Some(Gait::Lurking) => "gait-lurking",
        Some(Gait::Contrary) => "gait-contrary",
    }
}

/// Who tied at the top of the roll for the first turn, and rolls again (MQ-SET-24).
pub fn tied(fact: &Fact) -> Option<Message> {
    let Event::Table(table::Event::Noted(Step::Table(table::Step::FirstPlayer { among, rolls }))) = &fact.event else {
        return None;
    };
    let again = rolls.is_empty() && among.len() > 1 && !fact.cites.is_empty();
    again.then(|| say("told-tied").with("seats", Arg::List(among.iter().map(|c| Arg::Seat(*c)).collect())))
}

fn table_line(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Table(table::Event::Turn { seat, number }) if *number > 0 => {
            say("told-turn").seat(*seat).with("number", *number)
        }
        Event::Table(table::Event::Turn { seat, .. }) => say("told-first").seat(*seat),
        Event::Table(table::Event::Rolled { roll: Roll::Monster(colour), .. }) => {
            say("told-monster-die").with("colour", *colour)
        }
        Event::Table(table::Event::Rolled { roll: Roll::Six(face) | Roll::Ten(face), seat: Some(seat) }) => {
            say("told-six").seat(*seat).with("face", *face)
        }
        Event::Table(table::Event::Rolled { roll: Roll::Six(face) | Roll::Ten(face), .. }) => {
            say("told-die").with("face", *face)
        }
        Event::Table(table::Event::PlaysOn) => say("told-plays-on"),
        Event::Table(table::Event::Ended(Ending::Monsters)) => say("told-monsters-win"),
        Event::Table(table::Event::Ended(Ending::Players(seats))) => say("told-players-win")
            .with("seats", Arg::List(seats.iter().map(|c| Arg::Seat(*c)).collect()))
            .with("count", seats.len() as i64),
        Event::Table(table::Event::Joined { seat, .. }) => say("told-joined").seat(seat.colour),
        Event::Table(table::Event::Left { seat }) => say("told-left").with("colour", *seat),
        Event::Table(table::Event::Away { seat, away: true }) => say("told-away").seat(*seat),
        Event::Table(table::Event::Away { seat, .. }) => say("told-back").seat(*seat),
        Event::Table(table::Event::Botted { seat, bot: Some(bot) }) => {
            say("told-botted").seat(*seat).with("bot", Arg::Keyed("bot", bot.clone()))
        }
        Event::Table(table::Event::Botted { seat, .. }) => say("told-unbotted").seat(*seat),
        Event::Table(table::Event::Order(order)) => {
            say("told-order").with("seats", Arg::List(order.iter().map(|c| Arg::Seat(*c)).collect()))
        }
        Event::Table(table::Event::Ruled { name, value }) => {
            say("told-ruled").with("rule", Arg::Ruling(name.clone(), value.clone()))
        }
        Event::Table(table::Event::Kept { component, place }) => say(match place {
            Place::Table => "told-on-table",
            Place::App => "told-in-app",
        })
        .with("component", Arg::Said(component_text(*component))),
        Event::Table(table::Event::Cared(care)) => say("told-care").with("care", Arg::Said(care_text(*care))),
        Event::Dungeon(dungeon::Event::CostsChecked) => say("told-costs-checked"),
        _ => return None,
    })
}

/// The text of a component's name.
pub const fn component_text(component: Component) -> &'static str {
    use crate::rules::table::Component;
    match component {
        Component::Dice => "component-dice",
        Component::Rooms => "component-rooms",
        Component::Monsters => "component-monsters",
        Component::Cards => "component-cards",
    }
}

/// The text of a preset of care.
pub const fn care_text(care: Care) -> &'static str {
    use crate::rules::table::Care;
    match care {
        Care::Count => "care-count",
        Care::Map => "care-map",
        Care::Everything => "care-everything",
    }
}

/// A number that went up, went down or stayed.
fn change(seat: Colour, from: i64, to: i64, [up, down, same]: [&'static str; 3]) -> Message {
    let id = match to.cmp(&from) {
        std::cmp::Ordering::Greater => up,
        std::cmp::Ordering::Less => down,
        std::cmp::Ordering::Equal => same,
    };
    say(id).seat(seat).with("by", (to - from).abs()).with("from", from).with("to", to)
}

fn seat_line(event: &Event) -> Option<Message> {
    let seat = |id: &'static str, colour: Colour| say(id).seat(colour);
    Some(match event {
        Event::Munchkin(munchkin::Event::Level { seat, from, to }) => {
            change(*seat, (*from).into(), (*to).into(), ["told-level-up", "told-level-down", "told-level-same"])
        }
        Event::Dungeon(own) => return walked_line(event, own),
        Event::Cards(rules::cards::Event::Hand { seat: s, to, .. }) => {
            let cards = to.iter().map(|(deck, count)| counted(deck, count.into())).collect();
            seat("told-hand", *s).with("hand", Arg::List(cards))
        }
        Event::Cards(rules::cards::Event::Drew { seat: s, deck, cards, open }) => {
            let id = if *open { "told-drew-open" } else { "told-drew" };
            seat(id, *s).with("cards", counted(*deck, (*cards).into()))
        }
        Event::Cards(rules::cards::Event::GaveBack { seat: s, deck, cards }) => {
            seat("told-gave-back", *s).with("cards", counted(*deck, (*cards).into()))
        }
        Event::Munchkin(munchkin::Event::Races { seat: s, races }) => {
            seat("told-races", *s).with("count", races.len() as i64).with("kinds", words(races))
        }
        Event::Munchkin(munchkin::Event::Classes { seat: s, classes }) => {
            seat("told-classes", *s).with("count", classes.len() as i64).with("kinds", words(classes))
        }
        Event::Munchkin(munchkin::Event::Sex { seat: s, sex }) => seat(
            match sex {
                Some(Sex::Female) => "told-female",
                Some(Sex::Male) => "told-male",
                None => "told-no-sex",
            },
            *s,
        ),
        Event::Munchkin(munchkin::Event::Bonus { seat, from, to }) => {
            change(*seat, (*from).into(), (*to).into(), ["told-bonus", "told-bonus", "told-bonus"])
        }
        Event::Munchkin(munchkin::Event::Big { seat, from, to }) => {
            change(*seat, (*from).into(), (*to).into(), ["told-big", "told-big", "told-big"])
        }
        Event::Munchkin(munchkin::Event::HalfBreed { .. })
        | Event::Munchkin(munchkin::Event::SuperMunchkin { .. })
        | Event::Munchkin(munchkin::Event::Hands { .. })
        | Event::Munchkin(munchkin::Event::Played { .. })
        | Event::Munchkin(munchkin::Event::NoEffect { .. })
        | Event::Munchkin(munchkin::Event::Averted { .. })
        | Event::Munchkin(munchkin::Event::Power { .. }) => return cards::line(event),
        Event::Munchkin(munchkin::Event::Condition { seat: s, add }) => {
            seat("told-condition", *s).with("text", condition::arg(add))
        }
        Event::Munchkin(munchkin::Event::Lifted { seat: s, .. }) => seat("told-lifted", *s),
        Event::Table(table::Event::Named { seat: s, name }) => {
            say("told-named").with("colour", *s).with("name", name.as_str())
        }
        Event::Munchkin(munchkin::Event::Died { seat: s }) => seat("told-died", *s),
        Event::Munchkin(munchkin::Event::Revived { seat: s }) => seat("told-revived", *s),
        _ => return None,
    })
}

/// What befell somebody on the map.
fn walked_line(event: &Event, own: &dungeon::Event) -> Option<Message> {
    let seat = |id: &'static str, colour: Colour| say(id).seat(colour);
    Some(match own {
        dungeon::Event::Health { seat: s, from, to } if from.max != to.max => {
            seat("told-max-health", *s).with("from", from.max).with("to", to.max).with("red", to.red)
        }
        dungeon::Event::Health { seat, from, to } => {
            change(*seat, from.red.into(), to.red.into(), ["told-health-up", "told-health-down", "told-health-same"])
        }
        dungeon::Event::Moves { seat, from, to } => {
            change(*seat, (*from).into(), (*to).into(), ["told-moves-up", "told-moves-down", "told-moves-same"])
        }
        dungeon::Event::Spent { seat, from, to } => {
            change(*seat, (*from).into(), (*to).into(), ["told-spent", "told-unspent", "told-spent-same"])
        }
        dungeon::Event::Gold { seat, from, to } => {
            change(*seat, (*from).into(), (*to).into(), ["told-gold-up", "told-gold-down", "told-gold-same"])
        }
        dungeon::Event::RoomRule { .. } | dungeon::Event::CardPassed { .. } | dungeon::Event::Dealt { .. } => {
            return cards::line(event);
        }
        dungeon::Event::Stood { seat: s, room } => seat("told-stood", *s).with("room", *room),
        dungeon::Event::Walked { seat: s, to, side, link, all, .. } => {
            let id = if *all { "told-walked-all" } else { "told-walked" };
            seat(id, *s).with("room", *to).with("side", *side).with("link", *link)
        }
        dungeon::Event::Ventured { seat: s, side, link, all, .. } => {
            let id = if *all { "told-ventured-all" } else { "told-ventured" };
            seat(id, *s).with("side", *side).with("link", *link)
        }
        dungeon::Event::TurnedBack { seat: s, .. } => seat("told-turned-back", *s),
        dungeon::Event::Searched { seat: s, room } => seat("told-searched", *s).with("room", *room),
        dungeon::Event::Found { seat: s, result } => seat("told-found", *s).with("result", *result),
        _ => return None,
    })
}

fn words(kinds: &[String]) -> Arg {
    Arg::List(kinds.iter().map(|k| Arg::Text(cards::capital(k))).collect())
}

fn map_line(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Dungeon(dungeon::Event::RoomPlaced(room)) => say("told-room-placed").with("room", room.id),
        Event::Dungeon(dungeon::Event::RoomMoved { room, .. }) => say("told-room-moved").with("room", *room),
        Event::Dungeon(dungeon::Event::RoomTile { room, flipped: true, .. }) => {
            say("told-room-flipped").with("room", *room)
        }
        Event::Dungeon(dungeon::Event::RoomTile { room, .. })
        | Event::Dungeon(dungeon::Event::Printed { room, .. }) => say("told-room-printed").with("room", *room),
        Event::Dungeon(dungeon::Event::ArrowSeen { room, colour, to }) => {
            let message = say(match to {
                Arrow::To(_) => "told-arrow",
                Arrow::None => "told-arrow-none",
                Arrow::Unknown => "told-arrow-unknown",
            })
            .with("room", *room)
            .with("colour", *colour);
            match to {
                Arrow::To(side) => message.with("side", *side),
                _ => message,
            }
        }
        Event::Dungeon(dungeon::Event::RoomGone { room }) => say("told-room-gone").with("room", *room),
        Event::Dungeon(dungeon::Event::Link { room, side, to, .. }) => {
            say("told-link").with("room", *room).with("side", *side).with("link", *to)
        }
        Event::Dungeon(dungeon::Event::Marked { room, mark }) => say(match mark {
            Some(Mark::Ransacked) => "told-ransacked",
            Some(Mark::LootedOut) => "told-looted-out",
            None => "told-unmarked",
        })
        .with("room", *room),
        Event::Dungeon(dungeon::Event::Pile { room, pile: Some(pile) }) => match pile.letter {
            Some(letter) => {
                say("told-pile-letter").with("room", *room).with("letter", letter.to_string()).with("gold", pile.gold)
            }
            None => say("told-pile").with("room", *room).with("gold", pile.gold),
        },
        Event::Dungeon(dungeon::Event::Pile { room, pile: None }) => say("told-pile-gone").with("room", *room),
        Event::Dungeon(dungeon::Event::TilesGone) => say("told-tiles-gone"),
        Event::Fight(rules::fight::Event::MonsterPlaced(monster)) if monster.boss => {
            say("told-boss").with("monster", monster.id)
        }
        Event::Fight(rules::fight::Event::MonsterPlaced(monster)) => match (monster.room, monster.met) {
            (Some(room), _) => say("told-monster-placed").with("room", room),
            (None, Some(seat)) => say("told-monster-met").seat(seat),
            (None, None) => say("told-monster-comes"),
        }
        .with("monster", monster.id),
        Event::Dungeon(dungeon::Event::MonsterMoved { monster, to, .. }) => {
            say("told-monster-moved").with("monster", *monster).with("room", *to)
        }
        Event::Dungeon(dungeon::Event::Based { monster, base }) => {
            say("told-based").with("monster", *monster).with("colour", *base)
        }
        // Told by what is new of it; whatever was not on the map before is only noted.
        Event::Fight(rules::fight::Event::MonsterCard { monster, .. }) => {
            say("told-monster-card").with("monster", *monster)
        }
        Event::Fight(rules::fight::Event::MonsterGone { monster, why }) => say(match why {
            Gone::Killed | Gone::DrivenOff => "told-monster-killed",
            Gone::FreedBase => "told-monster-freed-base",
            Gone::Effect | Gone::Swept => "told-monster-gone",
        })
        .with("monster", *monster),
        Event::Dungeon(dungeon::Event::Marched(march)) => say("told-marched")
            .with("colour", march.roll)
            .with("moving", march.moving() as i64)
            .with("all", march.routes.len() as i64),
        Event::Dungeon(dungeon::Event::Unmarched) => say("told-unmarched"),
        Event::Dungeon(dungeon::Event::Ticked { monster }) => say("told-ticked").with("monster", *monster),
        Event::Dungeon(dungeon::Event::AllMoved) => say("told-all-moved"),
        _ => return None,
    })
}

/// One explained line of a route: a step, or the stop at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What it says.
    pub message: Message,
    /// The rules behind it.
    pub cites: Cites,
}

/// Every step of a route and why it ended.
pub fn explain(march: &March, route: &Route) -> Vec<Explained> {
    let mut lines: Vec<Explained> = route.hops.0.iter().enumerate().map(|(i, hop)| step(march, hop, i == 0)).collect();
    let at = route.to();
    let stop = match route.stop {
        Stop::Lurking => "stop-lurking",
        Stop::TargetHere => "stop-target-here",
        Stop::TargetReached => "stop-target-reached",
        Stop::NoArrow => "stop-no-arrow",
        Stop::UnknownArrow => "stop-unknown-arrow",
        Stop::BlockedLink => "stop-blocked-link",
        Stop::WouldRetrace => "stop-would-retrace",
        Stop::EntranceBlocked => "stop-entrance-blocked",
        Stop::Slow => "stop-slow",
        Stop::FastDone => "stop-fast-done",
    };
    let message = say(stop).with("room", at).with("colour", march.roll).with("monster", route.monster);
    lines.push(Explained { message, cites: route.cites });
    lines
}

fn step(march: &March, hop: &Hop, first: bool) -> Explained {
    let id = match (hop.over, hop.by) {
        (Between::Gap, _) => "step-gap",
        (Between::Edge, _) => "step-edge",
        (Between::Nothing, By::Arrow) => "step-arrow",
        (Between::Nothing, By::Contrary) => "step-contrary",
        (Between::Nothing, By::Fast) => "step-fast",
        (Between::Nothing, By::Entrance) => "step-entrance",
    };
    let message = say(id).with("room", hop.to).with("side", hop.side).with("colour", march.roll).with("link", hop.link);
    Explained { message, cites: hop.cites(first) }
}

/// The text of a link kind's name.
pub const fn link_text(link: LinkKind) -> &'static str {
    match link {
        LinkKind::Passage => "link-passage",
        LinkKind::Door => "link-door",
        LinkKind::Locked => "link-locked",
        LinkKind::Hidden => "link-hidden",
        LinkKind::Wall => "link-wall",
    }
}
