//! What a seat is shown on its phone: made of what it may see, and of nothing else. Whatever lies in other hands, the same
//! is shown, to the letter; a test deals them anew and compares.

use crate::bots::view::{Player, View};
use crate::catalog::words::{Names, Value, Words};
use crate::play::narrate::moves::{Part, Teller};
use crate::play::narrate::{card, condition};
use crate::play::widen::widen;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardId};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
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
    /// Whether it is chosen already.
    pub chosen: bool,
    /// What it does.
    pub does: Does,
}

impl Pick {
    /// One that needs no card.
    fn new(label: String, does: Does) -> Pick {
        Pick { brief: label.clone(), label, card: None, chosen: false, does }
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
}

/// How it stands with a seat at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now<'a> {
    /// Others are at it, or chance is.
    Waits,
    /// Everybody may react: whether this seat has said something, and what.
    Rings(Option<bool>),
    /// The seat is waited for; the cards it has marked.
    Asked(&'a [CardId]),
}

/// What a seat is shown. `news` is what everybody can read at the table, the newest first.
pub fn shown(words: &Words, (book, game): (&Book, &Game), seat: Colour, now: Now<'_>, news: &[String]) -> Shown {
    let view = View::of(book, game, seat);
    let question = engine::question(book, game);
    let names = Names::of(game);
    let (asked, picks) = match now {
        Now::Waits => (waits(words, game, &question), Vec::new()),
        Now::Rings(said) => (words.get("phone-ring"), ring(words, said)),
        Now::Asked(marked) => {
            (asks(words, book, game, &question), picks(words, (book, game), (seat, &question), marked))
        }
    };
    let held = view.own().map(|own| &own.held);
    let hand = held.into_iter().flat_map(|held| held.iter()).filter_map(|id| lies(words, book, id)).collect();
    let own = view.player(seat).map(|own| facts(words, game, &own, "phone-bonus-own")).unwrap_or_default();
    let others = view.players().filter(|player| player.colour() != seat).map(|player| Fellow {
        seat: player.colour(),
        name: words.seat(player.colour(), names),
        facts: facts(words, game, &player, "phone-bonus"),
        at_it: game.turn.seat == Some(player.colour()),
    });
    Shown {
        seat,
        name: words.seat(seat, names),
        asked,
        waited_for: now != Now::Waits,
        fight: fought(words, &view, names),
        picks,
        hand,
        own,
        others: others.collect(),
        news: news.to_vec(),
    }
}

/// What a seat can do while it is waited for: what the rules list, and what only people do.
pub fn moves(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut moves = engine::moves(book, game);
    widen(book, game, Some(seat), &mut moves);
    moves
}

/// How many cards have to go, where it is asked which; and of which deck, where it has to be one.
fn sheds(ask: &Ask) -> Option<(u32, Option<Deck>)> {
    match ask {
        Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) => Some((*surplus, None)),
        Ask::Cards(cards::Ask::Cards { count, drawn: false, deck, .. }) => Some((*count, Some(*deck))),
        _ => None,
    }
}

fn asks(words: &Words, book: &Book, game: &Game, question: &Question) -> String {
    match &question.ask {
        Ask::Table(table::Ask::Window { about, .. }) => words.get(&format!("phone-window-{}", about.name())),
        ask => match sheds(ask) {
            Some((count, _)) => words.with("phone-sheds", &[("count", count.into())]),
            None => words.asked(book, game, question),
        },
    }
}

fn waits(words: &Words, game: &Game, question: &Question) -> String {
    match (&question.ask, question.seat.or(game.turn.seat)) {
        (Ask::Table(table::Ask::Over(_)), _) => words.get("phone-over"),
        (_, Some(seat)) => words.with("phone-waits", &[("seat", words.seat(seat, Names::of(game)).into())]),
        (_, None) => words.get("phone-waits-table"),
    }
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
    let told = moves(book, game, seat).into_iter().map(|command| {
        let label = words.say(&teller.sentence(&question.ask, Some(seat), &command), names);
        let card = held_by(&command);
        let parts = teller.parts(&command).into_iter().filter(|part| *part != Part::Plain);
        let parts: Vec<String> = parts.map(|part| words.say(&teller.part(Some(seat), &part), names)).collect();
        let brief = match (card, parts.is_empty()) {
            (Some(_), true) => words.get("phone-play"),
            (Some(_), false) => words.row(&parts),
            (None, _) => label.clone(),
        };
        Pick { label, brief, card, chosen: false, does: Does::Move(command) }
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
fn facts(words: &Words, game: &Game, player: &Player<'_>, bonus_id: &str) -> Vec<String> {
    let mut facts = vec![words.with("phone-level", &[("level", player.level().into())])];
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
fn fought(words: &Words, view: &View<'_>, names: Names<'_>) -> Vec<String> {
    let Some(now) = view.fight() else { return Vec::new() };
    let who = now.main;
    let monsters: Vec<String> = view.monsters(now).map(|monster| words.monster(monster.id, names)).collect();
    let mut said =
        vec![words.with(
            "phone-fight",
            &[("seat", words.seat(who, names).into()), ("monsters", words.list(&monsters).into())],
        )];
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
    said
}
