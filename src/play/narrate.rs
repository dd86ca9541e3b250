//! The telling: facts as messages, in the order they happened, for the log, the reminders and the names of undo steps.

mod absent;
pub mod asking;
mod at_doors;
pub mod card;
pub mod cards;
pub mod comes;
pub mod condition;
pub mod decks;
pub mod faults;
pub mod fight;
mod goods;
pub mod items;
pub mod line;
pub mod march;
pub mod moves;
pub mod once;
pub mod outlook;
pub mod parted;
mod runs;
pub mod taker;
pub mod title;
mod track;
pub mod whole;

pub use line::{Line, Tone, counted, deck_text};

use crate::play::old_words;
use crate::play::record::Who;
use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
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
use std::borrow::Cow;

/// The lines of some facts, and what was before them; bookkeeping has none.
pub fn tell<'a>(before: &'a Game, facts: impl IntoIterator<Item = &'a Fact>) -> Vec<Line> {
    let all = old_words::today(before, facts);
    let facts = &all;
    let mut listed = items::Listed::of(before, facts.iter().map(|fact| &**fact));
    let mut sent = fight::Sent::default();
    let mut hanging = condition::Hanging::of(before);
    let decks = decks::Decks::of(before, facts.iter().map(|fact| &**fact));
    let away = absent::more(before, facts.iter().map(|fact| &**fact));
    let counts = before.table.care == Care::Count;
    // What the dead leave behind is told only where it is kept.
    let dead = if before.keeps_goods() { Vec::new() } else { died(facts) };
    let facts = facts.iter().map(|fact| &**fact).filter(|fact| !counts || !is_goods(&fact.event));
    let facts =
        facts.filter(|fact| dead.is_empty() || !matches!(fact.event, Event::Dungeon(dungeon::Event::Pile { .. })));
    let over = before.has_map() && all.iter().any(|fact| goods::is_won(&fact.event));
    let facts = facts.filter(|fact| !over || !goods::is_treasure(&fact.event));
    let facts: Vec<&Fact> =
        facts.filter(|fact| !left_by(&fact.event).is_some_and(|seat| dead.contains(&seat))).collect();
    let facts = goods::handed_first(goods::without_halves(facts));
    let mut thrown = fight::thrown(&facts).into_iter();
    let guessed = if over { Vec::new() } else { fight::guessed(before, &facts) };
    let mut read: Option<&Fact> = None;
    let told = facts.into_iter().filter_map(|fact| {
        // What a room's rule takes or gives is told as that room's, by the rule that was read there.
        if matches!(fact.event, Event::Dungeon(dungeon::Event::RoomRule { .. })) {
            read = Some(fact);
        } else if let Some(message) = goods::sold(before, fact) {
            return Some(Line { message, cites: fact.cites, tone: Tone::Plain });
        } else if let Some(line) = read.and_then(|rule| of_room(rule, fact)) {
            return Some(line);
        } else {
            read = None;
        }
        if let Event::Table(table::Event::Rolled { roll: Roll::Six(face), .. }) = fact.event
            && let Some(Fighter::Monster(monster)) = thrown.next()
        {
            // Somebody's hand throws a monster's dice, but it is the monster that rolls.
            let message = say("told-six-monster").with("monster", monster).with("face", face);
            return Some(Line { message, cites: fact.cites, tone: Tone::Plain });
        }
        let noted = || noted(before, &fact.event).map(Some);
        let over = hanging.told(&fact.event).or_else(|| sent.told(&fact.event)).map(Some);
        match listed.told(fact).or(over).or_else(noted) {
            Some(message) => Some(Line { message: message?, cites: fact.cites, tone: Tone::Plain }),
            None if decks.is_silent(&fact.event) => None,
            None => decks.told(before, fact).or_else(|| line(fact)),
        }
    });
    let stays = all.iter().filter_map(|fact| {
        let Event::Dungeon(dungeon::Event::Marched(march)) = &fact.event else { return None };
        Some(march::each(march))
    });
    let away = away.into_iter().chain(march::goes_by(before, all.iter().map(|fact| &**fact)));
    let lines = away.chain(told).chain(stays.flatten()).chain(guessed).collect();
    let lines = if before.has_map() { left_behind(before, &dead, lines) } else { lines };
    let mut lines = once::once(before, lines);
    absent::told(before, all.iter().map(|fact| &**fact), &mut lines);
    lines
}

/// Beside the box the cardboard knows what the dead had: all that is told of it is where it lies.
fn left_behind(before: &Game, dead: &[Colour], lines: Vec<Line>) -> Vec<Line> {
    let mut all = Vec::with_capacity(lines.len() + dead.len());
    for line in lines {
        let seat = line.message.about().filter(|seat| line.message.id == "told-died" && dead.contains(seat));
        let room = seat.and_then(|seat| before.seat(seat)?.room);
        let cites = line.cites;
        all.push(line);
        if let (Some(seat), Some(room)) = (seat, room) {
            let message = say("told-died-lies").seat(seat).with("room", room);
            all.push(Line { message, cites, tone: Tone::Plain });
        }
    }
    all
}

/// The same where it is known by which book: a roll to get away says from whom, and how it ended, and who picks
/// Treasures first is said where there is anything to pick.
pub fn tell_by<'a>(book: &Book, before: &'a Game, facts: &'a [Fact]) -> Vec<Line> {
    let mut lines = fight::flights(book, (before, facts), tell(before, facts));
    fight::unpicked(book, (before, facts), &mut lines);
    lines
}

/// What the rule of a room takes from whoever has read it, or gives.
fn of_room(rule: &Fact, fact: &Fact) -> Option<Line> {
    let Event::Dungeon(dungeon::Event::RoomRule { seat: reader, room, .. }) = rule.event else { return None };
    let message = if let Event::Dungeon(dungeon::Event::Gold { seat, from, to }) = &fact.event
        && *seat == reader
    {
        let texts = ["told-room-pays", "told-room-costs", "told-gold-same"];
        change(*seat, (*from).into(), (*to).into(), texts)
    } else if let Event::Dungeon(dungeon::Event::Health { seat, from, to }) = &fact.event
        && *seat == reader
    {
        let texts = ["told-room-heals", "told-room-hurts", "told-health-same"];
        change(*seat, from.red.into(), to.red.into(), texts)
    } else {
        return None;
    };
    Some(Line { message: message.with("room", room), cites: rule.cites, tone: Tone::Plain })
}

/// Whether something happened to hands, gold or what lies about: a table that only counts does not want to hear of it.
fn is_goods(event: &Event) -> bool {
    matches!(event, Event::Cards(_) | Event::Dungeon(dungeon::Event::Gold { .. } | dungeon::Event::Pile { .. }))
}

/// Who dies.
fn died(facts: &[Cow<'_, Fact>]) -> Vec<Colour> {
    let died = |fact: &Cow<'_, Fact>| {
        if let Event::Munchkin(munchkin::Event::Died { seat }) = fact.event { Some(seat) } else { None }
    };
    facts.iter().filter_map(died).collect()
}

/// Whose hand, gold or Items are gone.
fn left_by(event: &Event) -> Option<Colour> {
    if let Event::Munchkin(munchkin::Event::Items { seat, got, .. }) = event {
        return got.is_empty().then_some(*seat);
    }
    if let Event::Cards(rules::cards::Event::Hand { seat, .. })
    | Event::Dungeon(dungeon::Event::Gold { seat, to: 0, .. }) = event
    {
        return Some(*seat);
    }
    None
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
    let reminds = matches!(
        &fact.event,
        Event::Cards(rules::cards::Event::Drew { .. } | rules::cards::Event::GaveBack { .. })
            | Event::Dungeon(dungeon::Event::RoomRule { .. })
    );
    let turns = matches!(&fact.event, Event::Table(table::Event::Turn { number, .. }) if *number > 0);
    let tone = match (reminds, turns) {
        (true, _) => Tone::Reminder,
        (_, true) => Tone::Turn,
        (false, false) => Tone::Plain,
    };
    let message = tied(fact).or_else(|| printed(fact)).or_else(|| match &fact.event {
        Event::Table(own) => table_line(own),
        Event::Cards(own) => decks::line(own),
        Event::Munchkin(own) => munchkin_line(own, fact.cites),
        Event::Fight(own) => fight::line(own),
        Event::Doors(own) => Some(doors_line(own)),
        Event::Dungeon(own) => walked_line(own),
        Event::Track(own) => track::line(own),
    })?;
    let marched = |event: &Event| {
        let Event::Dungeon(dungeon::Event::Marched(march)) = event else { return None };
        Some(march::cites(march, fact.cites))
    };
    Some(Line { message, cites: marched(&fact.event).unwrap_or(fact.cites), tone })
}

fn say(id: &'static str) -> Message {
    Message::new(id)
}

fn doors_line(event: &doors::Event) -> Message {
    match event {
        doors::Event::Stands { seat } => say("told-stands").seat(*seat),
        doors::Event::Shares { seat } => say("told-shares").seat(*seat),
        doors::Event::SoldHigh { seat } => say("told-sold-high").seat(*seat),
        doors::Event::TookOne { seat, from, deck, item, bonus } => {
            let (one, item) = match (deck, item.as_str(), bonus) {
                // An Item without a name is known by what it adds. It counts no more: it is in a hand.
                (_, "", Some(bonus)) => ("told-took-plus", Arg::Text(format!("{bonus:+}"))),
                (None, "", None) => ("told-took-one", Arg::Text(String::new())),
                (Some(deck), "", None) => ("told-took-this", Arg::List(vec![counted(*deck, 1)])),
                (_, item, _) => ("told-took-item", Arg::Text(item.to_owned())),
            };
            say(one).seat(*seat).with("from", Arg::Seat(*from)).with("what", item)
        }
        doors::Event::Wants { seat, card } => say("told-wants").seat(*seat).with("card", *card),
        doors::Event::Friendly { seat, card } => say("told-friendly").seat(*seat).with("card", *card),
        // What lay there all have seen.
        doors::Event::Looted { seat, from, card, .. } => {
            say("told-looted").seat(*seat).with("from", Arg::Seat(*from)).with("card", *card)
        }
    }
}

/// What is told otherwise because of what was there before: of a monster's card what is new of it, and nothing else it says.
fn noted(before: &Game, event: &Event) -> Option<Message> {
    // Where there is no map nobody leaves a dungeon.
    if let Event::Fight(rules::fight::Event::MonsterGone { monster, why: Gone::Effect | Gone::Swept }) = event {
        return before.dungeon.is_none().then(|| say("told-monster-left").with("monster", *monster));
    }
    if let Event::Table(table::Event::Cared(care)) = event {
        return Some(say("told-care").with("care", Arg::Said(care_text(*care, before.has_map()))));
    }
    // Of several the one that goes is named, and not those that stay.
    if let Event::Munchkin(munchkin::Event::Classes { seat, classes }) = event {
        let had = &before.seat(*seat)?.classes;
        let left = !classes.is_empty() && classes.len() < had.len() && classes.iter().all(|kind| had.contains(kind));
        let gone: Vec<String> = had.iter().filter(|kind| !classes.contains(kind)).cloned().collect();
        let gone = Some(gone).filter(|gone| left && !gone.is_empty())?;
        return Some(say("told-classes-gone").seat(*seat).with("kinds", words(&gone)));
    }
    // Whose base it stands on is known by then.
    if let Event::Dungeon(dungeon::Event::CardPassed { monster }) = event {
        let seat = before.foes.get(*monster)?.base.and_then(|base| before.seat(base))?.colour;
        return Some(say("told-card-passed-to").with("monster", *monster).seat(seat));
    }
    let Event::Fight(rules::fight::Event::MonsterCard { monster, def }) = event else { return None };
    let was = &before.foes.get(*monster)?.def;
    let mut figures: Vec<Arg> = [
        (was.level != def.level, "figure-level", def.level.map(i64::from)),
        (was.dice != def.dice, "figure-dice", def.dice.map(i64::from)),
        (was.treasures != def.treasures, "figure-treasures", def.treasures.map(i64::from)),
        (was.levels != def.levels, "figure-worth", def.levels.map(i64::from)),
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

/// What links cost, as somebody has read it off them (MQ-LINK-02): no house rule, though it is kept as one.
fn printed(fact: &Fact) -> Option<Message> {
    let Event::Table(table::Event::Ruled { name, value }) = &fact.event else { return None };
    let read = name.starts_with("link_cost.") && fact.cites.iter().any(|rule| rule.as_str() == "MQ-LINK-02");
    read.then(|| say("told-printed").with("rule", Arg::Ruling(name.clone(), value.clone())))
}

/// What happens at the table; what is owed and what was owed is no news.
fn table_line(own: &table::Event) -> Option<Message> {
    Some(match own {
        table::Event::Turn { seat, number } if *number > 0 => say("told-turn").seat(*seat).with("number", *number),
        table::Event::Turn { seat, .. } => say("told-first").seat(*seat),
        table::Event::Rolled { roll: Roll::Monster(colour), .. } => say("told-monster-die").with("colour", *colour),
        table::Event::Rolled { roll: Roll::Six(face) | Roll::Ten(face), seat: Some(seat) } => {
            say("told-six").seat(*seat).with("face", *face)
        }
        table::Event::Rolled { roll: Roll::Six(face) | Roll::Ten(face), .. } => say("told-die").with("face", *face),
        table::Event::PlaysOn => say("told-plays-on"),
        table::Event::Ended(Ending::Monsters) => say("told-monsters-win"),
        table::Event::Ended(Ending::Players(seats)) => say("told-players-win")
            .with("seats", Arg::List(seats.iter().map(|c| Arg::Seat(*c)).collect()))
            .with("count", seats.len() as i64),
        table::Event::Joined { seat, .. } => say("told-joined").seat(seat.colour),
        table::Event::Left { seat } => say("told-left").with("colour", *seat),
        table::Event::Away { seat, away: true } => say("told-away").seat(*seat),
        table::Event::Away { seat, .. } => say("told-back").seat(*seat),
        table::Event::Botted { seat, bot: Some(bot) } => {
            say("told-botted").seat(*seat).with("bot", Arg::Keyed("bot", bot.clone()))
        }
        table::Event::Botted { seat, .. } => say("told-unbotted").seat(*seat),
        table::Event::Order(order) => {
            say("told-order").with("seats", Arg::List(order.iter().map(|c| Arg::Seat(*c)).collect()))
        }
        table::Event::Ruled { name, value } => say("told-ruled").with("rule", Arg::Ruling(name.clone(), value.clone())),
        table::Event::Kept { component, place } => say(match place {
            Place::Table => "told-on-table",
            Place::App => "told-in-app",
        })
        .with("component", Arg::Said(component_text(*component))),
        // It is called otherwise where there is no map, which is seen before.
        table::Event::Cared(care) => say("told-care").with("care", Arg::Said(care_text(*care, true))),
        table::Event::Recast { roll, again } => return decks::recast(roll, *again),
        table::Event::Named { seat, name } => say("told-named").with("colour", *seat).with("name", name.as_str()),
        table::Event::Owed(_)
        | table::Event::Settled
        | table::Event::Waived
        | table::Event::Noted(_)
        | table::Event::Agenda(_)
        | table::Event::Phase(_)
        | table::Event::Reopened { .. } => return None,
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
pub const fn care_text(care: Care, map: bool) -> &'static str {
    use crate::rules::table::Care;
    match (care, map) {
        (Care::Count, true) => "care-count",
        (Care::Map, true) => "care-map",
        (Care::Everything, true) => "care-everything",
        (Care::Count, false) => "care-doors-count",
        (Care::Map, false) => "care-doors-map",
        (Care::Everything, false) => "care-doors-everything",
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

/// What befell a munchkin.
fn munchkin_line(own: &munchkin::Event, cites: Cites) -> Option<Message> {
    let seat = |id: &'static str, colour: Colour| say(id).seat(colour);
    Some(match own {
        munchkin::Event::Level { seat, from, to } => {
            // Only a gain that came to nothing lacks a kill.
            let same = if cites.are(munchkin::cited::LAST_LEVEL) { "told-level-same" } else { "told-level-stays" };
            change(*seat, (*from).into(), (*to).into(), ["told-level-up", "told-level-down", same])
        }
        munchkin::Event::Races { seat: s, races } => {
            seat("told-races", *s).with("count", races.len() as i64).with("kinds", words(races))
        }
        munchkin::Event::Classes { seat: s, classes } => {
            seat("told-classes", *s).with("count", classes.len() as i64).with("kinds", words(classes))
        }
        munchkin::Event::Sex { seat: s, sex } => seat(
            match sex {
                Some(Sex::Female) => "told-female",
                Some(Sex::Male) => "told-male",
                None => "told-no-sex",
            },
            *s,
        ),
        munchkin::Event::Bonus { seat, from, to } => {
            change(*seat, (*from).into(), (*to).into(), ["told-bonus-up", "told-bonus-down", "told-bonus"])
        }
        munchkin::Event::Big { seat, from, to } => {
            change(*seat, (*from).into(), (*to).into(), ["told-big", "told-big", "told-big"])
        }
        munchkin::Event::Edged { .. }
        | munchkin::Event::Ranked { .. }
        | munchkin::Event::HalfBreed { .. }
        | munchkin::Event::SuperMunchkin { .. }
        | munchkin::Event::Hands { .. }
        | munchkin::Event::Played { .. }
        | munchkin::Event::NoEffect { .. }
        | munchkin::Event::Averted { .. }
        | munchkin::Event::Theft { .. }
        | munchkin::Event::Stole { .. }
        | munchkin::Event::Power { .. } => return cards::line(own),
        munchkin::Event::Condition { seat: s, add } => seat("told-condition", *s).with("text", condition::arg(add)),
        munchkin::Event::Lifted { seat: s, .. } => seat("told-lifted", *s),
        munchkin::Event::Died { seat: s } => seat("told-died", *s),
        munchkin::Event::Revived { seat: s } => seat("told-revived", *s),
        // Told by what has happened to the Items, and against what was just played.
        munchkin::Event::Items { .. } | munchkin::Event::ItemsChanged { .. } | munchkin::Event::Gear { .. } => {
            return None;
        }
    })
}

/// What befell somebody on the map.
fn walked_line(own: &dungeon::Event) -> Option<Message> {
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
        dungeon::Event::RoomRule { seat: s, room, text } if text.is_empty() => {
            seat("told-room-rule", *s).with("room", *room)
        }
        dungeon::Event::RoomRule { room, text, .. } => {
            say("told-room-says").with("room", *room).with("text", text.as_str())
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
        // The Move a Deal costs and what it brings have lines of their own; what begins anew is no news.
        dungeon::Event::Dealt { .. } | dungeon::Event::Refreshed { .. } | dungeon::Event::PackLetBe { .. } => {
            return None;
        }
        dungeon::Event::CostsChecked
        | dungeon::Event::Mapped(_)
        | dungeon::Event::CardPassed { .. }
        | dungeon::Event::RoomPlaced(_)
        | dungeon::Event::RoomMoved { .. }
        | dungeon::Event::RoomTile { .. }
        | dungeon::Event::Printed { .. }
        | dungeon::Event::ArrowSeen { .. }
        | dungeon::Event::RoomGone { .. }
        | dungeon::Event::Link { .. }
        | dungeon::Event::Marked { .. }
        | dungeon::Event::Pile { .. }
        | dungeon::Event::TilesGone
        | dungeon::Event::MonsterMoved { .. }
        | dungeon::Event::Based { .. }
        | dungeon::Event::Marched(_)
        | dungeon::Event::Unmarched
        | dungeon::Event::Ticked { .. }
        | dungeon::Event::AllMoved => return map_line(own),
    })
}

fn words(kinds: &[String]) -> Arg {
    Arg::List(kinds.iter().map(|k| Arg::Kind(k.clone())).collect())
}

/// What has changed on the map.
fn map_line(own: &dungeon::Event) -> Option<Message> {
    Some(match own {
        dungeon::Event::RoomPlaced(room) => say("told-room-placed").with("room", room.id),
        dungeon::Event::RoomMoved { room, .. } => say("told-room-moved").with("room", *room),
        dungeon::Event::RoomTile { room, flipped: true, tile } => {
            let before = tile.down.as_ref().map(|face| face.name.as_str()).filter(|name| !name.is_empty());
            match before {
                Some(before) => say("told-room-flipped-from").with("room", *room).with("before", before),
                None => say("told-room-flipped").with("room", *room),
            }
        }
        dungeon::Event::RoomTile { room, .. } | dungeon::Event::Printed { room, .. } => {
            say("told-room-printed").with("room", *room)
        }
        dungeon::Event::ArrowSeen { room, colour, to } => {
            let message = say(match to {
                Arrow::To(_) => "told-arrow",
                Arrow::None => "told-arrow-none",
                Arrow::Unknown => "told-arrow-unknown",
            })
            .with("room", *room)
            .with("colour", *colour);
            match to {
                Arrow::To(side) => message.with("side", *side),
                Arrow::None | Arrow::Unknown => message,
            }
        }
        dungeon::Event::RoomGone { room } => say("told-room-gone").with("room", *room),
        dungeon::Event::Link { room, side, to, .. } => {
            say("told-link").with("room", *room).with("side", *side).with("link", *to)
        }
        dungeon::Event::Marked { room, mark } => say(match mark {
            Some(Mark::Ransacked) => "told-ransacked",
            Some(Mark::LootedOut) => "told-looted-out",
            None => "told-unmarked",
        })
        .with("room", *room),
        dungeon::Event::Pile { room, pile: Some(pile) } => match pile.letter {
            Some(letter) => {
                say("told-pile-letter").with("room", *room).with("letter", letter.to_string()).with("gold", pile.gold)
            }
            None => say("told-pile").with("room", *room).with("gold", pile.gold),
        },
        dungeon::Event::Pile { room, pile: None } => say("told-pile-gone").with("room", *room),
        dungeon::Event::TilesGone => say("told-tiles-gone"),
        dungeon::Event::MonsterMoved { monster, to, .. } => {
            say("told-monster-moved").with("monster", *monster).with("room", *to)
        }
        dungeon::Event::Based { monster, base } => say("told-based").with("monster", *monster).with("colour", *base),
        dungeon::Event::Marched(march) => march::told(march),
        dungeon::Event::Unmarched => say("told-unmarched"),
        dungeon::Event::Ticked { monster } => say("told-ticked").with("monster", *monster),
        dungeon::Event::AllMoved => say("told-all-moved"),
        dungeon::Event::CostsChecked => say("told-costs-checked"),
        dungeon::Event::CardPassed { monster } => say("told-card-passed").with("monster", *monster),
        // A whole map is laid out and seen; what befell somebody on it is told before.
        dungeon::Event::Mapped(_)
        | dungeon::Event::Health { .. }
        | dungeon::Event::Moves { .. }
        | dungeon::Event::Spent { .. }
        | dungeon::Event::Refreshed { .. }
        | dungeon::Event::Gold { .. }
        | dungeon::Event::RoomRule { .. }
        | dungeon::Event::Dealt { .. }
        | dungeon::Event::PackLetBe { .. }
        | dungeon::Event::Stood { .. }
        | dungeon::Event::Walked { .. }
        | dungeon::Event::Ventured { .. }
        | dungeon::Event::TurnedBack { .. }
        | dungeon::Event::Searched { .. }
        | dungeon::Event::Found { .. } => return None,
    })
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
