//! What a seat is shown on its phone: made of what it may see, and of nothing else. Whatever lies in other hands, the same
//! is shown, to the letter; a test deals them anew and compares.

use crate::bots::view::{Player, View};
use crate::catalog::words::{Names, Value, Words};
use crate::phones::around::{Around, Now, Time, sheds};
use crate::phones::told::{asks, offer, told, waits};
use crate::play::narrate::moves::{Part, Teller};
use crate::play::narrate::{card, condition, outlook};
use crate::play::widen::widen;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardId};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::Bargain;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::question::{Ask, Question};
use crate::rules::table;

/// What a pick does at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// A move, as the rules list it.
    Move(Command),
    /// Somebody has something while everybody may react.
    Claim,
    /// Somebody has nothing.
    Pass,
    /// A card goes, or stays after all.
    Mark(CardId),
    /// What is marked goes.
    Give,
    /// A trade that somebody has offered is one, or is not.
    Agree(bool),
}

/// One of the things a seat can do: its phone says only which one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What it is called.
    pub label: String,
    /// The same below the card it is done with: on whom, with what.
    pub brief: String,
    /// The card of the hand it is done with, if it is one.
    pub card: Option<CardId>,
    /// What the card says that it is about, where that lies on the table.
    pub says: Vec<String>,
    /// Whether it is chosen already.
    pub chosen: bool,
    /// Whether it gives something up or ends the turn: it stands last, and looks like it.
    pub quiet: bool,
    /// What it does.
    pub does: Does,
}

impl Pick {
    /// One that needs no card.
    fn new(label: String, does: Does) -> Pick {
        Pick { brief: label.clone(), label, card: None, says: Vec::new(), chosen: false, quiet: false, does }
    }

    fn chosen(self, chosen: bool) -> Pick {
        Pick { chosen, ..self }
    }
}

/// A card of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which.
    pub card: CardId,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub lines: Vec<String>,
    /// What makes it funny.
    pub flavour: String,
    /// Whether it has come since the seat did something last.
    pub new: bool,
}

/// Whoever sits at the table, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fellow {
    /// Which seat.
    pub seat: Colour,
    /// What they are called.
    pub name: String,
    /// What there is to know of them.
    pub facts: Vec<String>,
    /// Whether it is their turn.
    pub at_it: bool,
}

/// All that a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Which seat.
    pub seat: Colour,
    /// What it is called.
    pub name: String,
    /// What is asked, or what is waited for.
    pub asked: String,
    /// What has to be known to answer it.
    pub told: Vec<String>,
    /// What has happened to the seat since it did something last.
    pub since: Vec<String>,
    /// Whether the seat is waited for.
    pub waited_for: bool,
    /// The fight, if there is one.
    pub fight: Vec<String>,
    /// What can be done.
    pub picks: Vec<Pick>,
    /// The hand.
    pub hand: Vec<Card>,
    /// One's own munchkin.
    pub own: Vec<String>,
    /// Everybody else.
    pub others: Vec<Fellow>,
    /// What happened last, the newest first.
    pub news: Vec<String>,
    /// How long there is to react, where that is not endless.
    pub time: Option<Time>,
}

/// What a seat is shown.
pub fn shown(words: &Words, (book, game): (&Book, &Game), seat: Colour, now: Now<'_>, around: &Around) -> Shown {
    let view = View::of(book, game, seat);
    let question = engine::question(book, game);
    let names = Names::of(game);
    let mut told = told(words, (book, game), (seat, &question), (now, around));
    let (asked, picks) = match now {
        Now::Waits => (waits(words, game, &question, around), Vec::new()),
        Now::Rings(said) => {
            if said.is_some() && !around.waits.is_empty() {
                told.push(waits(words, game, &question, around));
            }
            (asks(words, book, game, (seat, &question)), ring(words, said))
        }
        Now::Asked(marked) => {
            (asks(words, book, game, (seat, &question)), picks(words, (book, game), (seat, &question), marked))
        }
        Now::Offered(deal) => (offer(words, game, deal), offered(words)),
    };
    let held = view.own().map(|own| &own.held);
    let new = |card: CardId| around.held.as_ref().is_some_and(|held| !held.has(card));
    let hand = held.into_iter().flat_map(|held| held.iter()).filter_map(|id| lies(words, book, id));
    let hand = hand.map(|card| Card { new: new(card.card), ..card }).collect();
    let own = view.player(seat).map(|own| facts(words, (book, game), &own, "phone-bonus-own")).unwrap_or_default();
    let others = view.players().filter(|player| player.colour() != seat).map(|player| Fellow {
        seat: player.colour(),
        name: words.seat(player.colour(), names),
        facts: facts(words, (book, game), &player, "phone-bonus"),
        at_it: game.turn.seat == Some(player.colour()),
    });
    Shown {
        seat,
        name: words.seat(seat, names),
        asked,
        told,
        since: around.since.clone(),
        waited_for: now != Now::Waits,
        fight: fought(words, &view, game),
        picks,
        hand,
        own,
        others: others.collect(),
        news: around.news.clone(),
        time: around.time.filter(|_| matches!(now, Now::Rings(_))),
    }
}

/// What a seat can do while it is waited for: what the rules list, and what only people do.
pub fn moves(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut moves = engine::moves(book, game);
    widen(book, game, Some(seat), &mut moves);
    offers(book, game, &mut moves);
    moves
}

/// Whoever may be asked for help may be offered any number of Treasures, not only those a bot would think of.
fn offers(book: &Book, game: &Game, moves: &mut Vec<Command>) {
    let Some(now) = fight::current(game) else { return };
    let all = fight::roll::spoils(book, game, now).treasures;
    let asks = |command: &Command| match command {
        Command::Fight(fight::Command::AskHelp { seat, terms }) if terms.gold == 0 && terms.items.is_empty() => {
            Some((*seat, terms.treasures))
        }
        _ => None,
    };
    let listed: Vec<(Colour, u8)> = moves.iter().filter_map(asks).collect();
    let mut seats: Vec<Colour> = listed.iter().map(|(seat, _)| *seat).collect();
    seats.dedup();
    for (seat, treasures) in seats.into_iter().flat_map(|seat| (1..=all).map(move |count| (seat, count))) {
        let terms = Bargain { treasures, helper_first: Some(true), ..Bargain::default() };
        let ask = Command::Fight(fight::Command::AskHelp { seat, terms });
        if !listed.contains(&(seat, treasures)) && !moves.contains(&ask) && engine::decide(book, game, &ask).is_ok() {
            moves.push(ask);
        }
    }
}

/// From here on a move gives something up, or ends the turn.
const LAST: u8 = 7;

/// Where a move stands among all: what a turn is made of first, help by who is asked for how much, a level by what it
/// costs, and last what ends the turn or gives something up.
fn rank(game: &Game, command: &Command) -> (u8, Option<Colour>, u32) {
    let plain = |rank: u8| (rank, None, 0);
    match command {
        Command::Doors(doors::Command::OpenDoor | doors::Command::SearchRoom) => plain(0),
        Command::Dungeon(
            dungeon::Command::Walk { .. } | dungeon::Command::Explore { .. } | dungeon::Command::Search,
        ) => plain(0),
        Command::Fight(fight::Command::AskHelp { seat, terms }) => (2, Some(*seat), terms.treasures.into()),
        Command::Munchkin(munchkin::Command::UsePower { .. }) => plain(3),
        Command::Munchkin(munchkin::Command::BuyLevel { seat, gear, .. }) => {
            let own = game.seat(*seat).map(|own| own.gear.as_slice()).unwrap_or_default();
            let worth = gear.iter().filter_map(|at| own.get(*at)?.value).sum();
            (5, None, worth)
        }
        Command::Dungeon(dungeon::Command::Heal { .. }) => plain(LAST),
        Command::Turn(_) => plain(LAST + 1),
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. })
            if game.seat(*seat).is_some_and(|own| own.laid.has(*card)) =>
        {
            plain(LAST + 2)
        }
        _ => plain(1),
    }
}

/// The card that is taken of what lies turned up.
fn taken(ask: &Ask, command: &Command) -> Option<CardId> {
    match (ask, command) {
        (
            Ask::Fight(fight::Ask::Spoils { .. }) | Ask::Doors(doors::Ask::Corpse { .. }),
            Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(card)))),
        ) => card.only(),
        _ => None,
    }
}

fn offered(words: &Words) -> Vec<Pick> {
    vec![
        Pick::new(words.get("trade-deal"), Does::Agree(true)),
        Pick::new(words.get("trade-refuse"), Does::Agree(false)),
    ]
}

fn ring(words: &Words, said: Option<bool>) -> Vec<Pick> {
    let pick = |id: &str, does: Does, chosen: bool| Pick::new(words.get(id), does).chosen(chosen);
    vec![pick("phone-claim", Does::Claim, said == Some(true)), pick("phone-pass", Does::Pass, said == Some(false))]
}

fn picks(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    marked: &[CardId],
) -> Vec<Pick> {
    let names = Names::of(game);
    if let Some((count, deck)) = sheds(&question.ask) {
        let held = game.seat(seat).into_iter().flat_map(|own| own.held.iter());
        let mark = |card: CardId| {
            let mark = Pick::new(words.card(&book.cards, card), Does::Mark(card)).chosen(marked.contains(&card));
            Pick { brief: words.get("phone-mark"), card: Some(card), ..mark }
        };
        let of = |card: &CardId| deck.is_none_or(|deck| book.cards.stack(deck).has(*card));
        let mut picks: Vec<Pick> = held.filter(of).map(mark).collect();
        if marked.len() as u32 == count {
            let label = words.with("phone-give", &[("count", count.into())]);
            picks.insert(0, Pick::new(label, Does::Give));
        }
        return picks;
    }
    let teller = Teller { book, game };
    let mut moves = moves(book, game, seat);
    moves.sort_by_key(|command| rank(game, command));
    let told = moves.into_iter().map(|command| {
        let label = words.say(&teller.sentence(&question.ask, Some(seat), &command), names);
        let label = whose(words, game, &question.ask, &command).unwrap_or(label);
        let card = held_by(&command);
        let parts = teller.parts(&command).into_iter().filter(|part| *part != Part::Plain);
        let parts: Vec<String> = parts.map(|part| words.say(&teller.part(Some(seat), &part), names)).collect();
        let brief = match (card, parts.is_empty()) {
            (Some(_), true) => words.get("phone-play"),
            (Some(_), false) => words.row(&parts),
            (None, _) => label.clone(),
        };
        let says = taken(&question.ask, &command).and_then(|card| lies(words, book, card));
        let says = says.map(|card| card.lines);
        let says = says.or_else(|| item(words, (book, game), seat, &command)).unwrap_or_default();
        Pick {
            label,
            brief,
            card,
            says,
            chosen: false,
            quiet: rank(game, &command).0 >= LAST,
            does: Does::Move(command),
        }
    });
    let mut picks: Vec<Pick> = told.collect();
    // Ways told in the same words are the same to who chooses.
    let mut said: Vec<(String, Option<CardId>)> = Vec::new();
    picks.retain(|pick| {
        let new = !said.iter().any(|(label, card)| *label == pick.label && *card == pick.card);
        if new {
            said.push((pick.label.clone(), pick.card));
        }
        new
    });
    picks
}

/// Whose pet it becomes: a player, where the answer is a colour.
fn whose(words: &Words, game: &Game, ask: &Ask, command: &Command) -> Option<String> {
    match (ask, command) {
        (
            Ask::Dungeon(dungeon::Ask::BaseColour { .. }),
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour)))),
        ) => {
            let own = [("seat", words.seat(*colour, Names::of(game)).into()), ("colour", words.colour(*colour).into())];
            Some(words.with("phone-base-whose", &own))
        }
        _ => None,
    }
}

/// What an Item says that an answer means: its bonus, and its card.
fn item(words: &Words, (book, game): (&Book, &Game), seat: Colour, command: &Command) -> Option<Vec<String>> {
    let Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(at)))) = command else {
        return None;
    };
    let gear: &Gear = game.seat(seat)?.gear.get(*at)?;
    Some(match gear.card.and_then(|card| lies(words, book, card)) {
        Some(card) => card.lines,
        None => card::brief::item(words, gear),
    })
}

/// The card of the hand that something is done with.
fn held_by(command: &Command) -> Option<CardId> {
    match command {
        Command::Munchkin(munchkin::Command::PlayCard { card, .. })
        | Command::Doors(doors::Command::LookForTrouble { card } | doors::Command::SendIn { card, .. }) => Some(*card),
        _ => None,
    }
}

/// A card of the hand, in words: a monster as well.
fn lies(words: &Words, book: &Book, id: CardId) -> Option<Card> {
    let told = |name: &str, lines: Vec<String>, flavour: &str| Card {
        card: id,
        name: words.printed(name).into_owned(),
        lines,
        flavour: words.printed(flavour).into_owned(),
        new: false,
    };
    let def: Option<&CardDef> = book.cards.card(id);
    if let Some(monster) = book.cards.monster(id) {
        let lines = card::monster(words, monster);
        return Some(told(&monster.def.name, lines, &monster.def.note));
    }
    let def = def?;
    Some(told(&def.name, card::all(words, book, def), &def.flavour))
}

/// What everybody sees of a munchkin.
fn facts(words: &Words, (book, game): (&Book, &Game), player: &Player<'_>, bonus_id: &str) -> Vec<String> {
    let level = [("level", player.level().into()), ("top", book.top_level(game).into())];
    let mut facts = vec![words.with("phone-level", &level)];
    if game.has_map() {
        let health = [("red", player.health().red.into()), ("max", player.health().max.into())];
        facts.push(words.with("phone-health", &health));
        facts.push(words.with("phone-gold", &[("gold", player.gold().into())]));
    }
    let bonus = player.bonus();
    facts.push(words.with(bonus_id, &[("bonus", Value::from(format!("{bonus:+}")))]));
    facts.push(words.with("phone-hand", &[("count", player.hand().total().into())]));
    if player.dead() {
        facts.push(words.get("phone-dead"));
    }
    let kinds: Vec<String> = player.races().iter().chain(player.classes()).map(|kind| words.kind(kind)).collect();
    facts.extend((!kinds.is_empty()).then(|| words.list(&kinds)));
    let items: Vec<String> = player.gear().iter().map(|item| words.item(item)).collect();
    facts.extend((!items.is_empty()).then(|| words.with("phone-items", &[("items", words.row(&items).into())])));
    facts.extend(player.conditions().iter().map(|over| condition::name(words, over)));
    facts
}

/// The fight that goes on: who against whom, how it stands, and the chance of it.
fn fought(words: &Words, view: &View<'_>, game: &Game) -> Vec<String> {
    let Some(now) = view.fight() else { return Vec::new() };
    let names = Names::of(game);
    let who = now.main;
    let monsters: Vec<String> = view.monsters(now).map(|monster| words.monster(monster.id, names)).collect();
    let mut said =
        vec![words.with(
            "phone-fight",
            &[("seat", words.seat(who, names).into()), ("monsters", words.list(&monsters).into())],
        )];
    said.extend((!fight::roll::winners_of(view.book(), game, now).is_empty()).then(|| words.get("for-the-win")));
    let helper =
        view.helping(now).map(|helper| words.with("phone-helps", &[("seat", words.seat(helper, names).into())]));
    said.extend(helper);
    let sides = view.sides(now, None);
    let (ours, theirs) = match view.totals(now) {
        Some((ours, theirs, _)) => (ours, theirs),
        None => fight::roll::totals(&sides, &[]),
    };
    said.push(words.with("phone-totals", &[("ours", ours.into()), ("theirs", theirs.into())]));
    if view.book().system.rolls()
        && let Some(odds) = view.roll(now, None).odds()
    {
        said.push(words.with("phone-chance", &[("percent", odds.percent().into())]));
    }
    let book = view.book();
    if !book.system.rolls() && !sides.is_open() {
        said.push(outlook::ahead(words, &sides, ours - theirs));
    }
    if matches!(now.stage, fight::Stage::Rolled(_)) {
        return said;
    }
    let won = outlook::winning(words, (book, game), now);
    if game.has_map() {
        said.push(won + &outlook::losing(words, (book, game), now).0);
    } else {
        said.push(won + &outlook::running(words, (book, game), now));
        said.extend(outlook::caught(words, (book, game), now));
    }
    said
}
