//! Sentences. The core says ids and arguments; what people read comes from `assets/text/<locale>`, through Fluent.
//!
//! A new language is a folder of the same files; what it lacks is said in English.

mod bundles;
mod case;

use crate::catalog;
use crate::catalog::boxed::matches;
use crate::catalog::laws::Laws;
use crate::catalog::ledger::{self, Row};
use crate::catalog::lookup::{Finder, Tongue};
use crate::catalog::printed::Printed;
use crate::catalog::remark;
use crate::catalog::words::bundles::Bundles;
pub use crate::catalog::words::case::capitalised;
use crate::catalog::words::case::titled;
use crate::rules::book::Book;
use crate::rules::card::{CardBox, CardId, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::sides::MADE_BY;
use crate::rules::fight::{self, flight};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::vehicle;
use crate::rules::question::{Ask, Question};
use crate::rules::table;
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;

/// The texts of one locale, with English behind them.
pub struct Words {
    bundles: Bundles,
    /// What is printed on what is ours.
    printed: Printed,
    /// Which language it is.
    locale: String,
    /// The rules, and how they are found: read when they are first asked for.
    finder: OnceLock<Finder>,
    /// The rule set that is spoken of, where it calls anything otherwise.
    set: Option<String>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

/// Who resolves the names of seats, rooms and monsters.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// The game as it stands.
    pub now: Option<&'a Game>,
    /// The game before, for what has left it since.
    pub before: Option<&'a Game>,
    /// The cards it is played with; those its rule set ships with if none.
    pub cards: Option<&'a CardBox>,
    /// A game that knows what monsters were named later. With it, one without a name is called in full.
    pub later: Option<&'a Game>,
}

impl<'a> Names<'a> {
    /// The names of one state.
    pub fn of(game: &'a Game) -> Names<'a> {
        Names { now: Some(game), ..Names::default() }
    }

    /// The names of a state and of the one before it, in a game that is played by a book.
    pub fn told(book: &'a Book, now: &'a Game, before: &'a Game) -> Names<'a> {
        Names { now: Some(now), before: Some(before), cards: Some(&book.cards), ..Names::default() }
    }

    /// The same where what is told stands apart from its fight: by the names that monsters were given later, or in full.
    #[must_use]
    pub fn later(self, later: Option<&'a Game>) -> Names<'a> {
        Names { later, ..self }
    }

    /// Looks at the cards the game is played with.
    fn with_cards<T>(&self, look: impl FnOnce(&CardBox) -> T) -> T {
        if let Some(cards) = self.cards {
            return look(cards);
        }
        let books = catalog::books();
        let own = self.now.or(self.before).and_then(|game| books.find(&game.system).ok());
        look(&own.unwrap_or(&catalog::book()).cards)
    }

    /// The deck that some cards of one deck belong to; that of Items if they are of no box here.
    fn deck(&self, cards: &CardSet) -> Deck {
        let own = |all: &CardBox| Deck::ALL.into_iter().find(|deck| !cards.and(all.stack(*deck)).is_empty());
        self.with_cards(own).unwrap_or(Deck::ITEMS)
    }

    fn find<T>(&self, look: impl Fn(&'a Game) -> Option<T>) -> Option<T> {
        self.now.and_then(&look).or_else(|| self.before.and_then(&look))
    }
}

impl Words {
    /// The texts of a locale; English where there is no such locale.
    pub fn load(locale: &str) -> Words {
        let (bundles, printed, locale) = (Bundles::of(locale, None), Printed::load(locale), locale.to_owned());
        Words { bundles, printed, locale, finder: OnceLock::new(), set: None }
    }

    /// The texts of a locale with every piece of text between arguments changed: a language made up to see what languages to
    /// come will need.
    #[must_use]
    pub fn changed(locale: &str, change: fn(&str) -> Cow<'_, str>) -> Words {
        let mut words = Words::load(locale);
        words.bundles = Bundles::of(locale, Some(change));
        words.printed = Printed::changed(change);
        words.finder = Finder::new(Laws::changed(change), Tongue::of(locale)).into();
        words
    }

    /// Speaks of games by a rule set from now on, which may call things otherwise; of none in particular by default.
    pub fn speak_of(&mut self, system: Option<&str>) {
        let own = |system: &&str| self.bundles.all().iter().any(|bundle| bundle.has_message(&format!("in-{system}")));
        let set = system.filter(own);
        if self.set.as_deref() != set {
            self.set = set.map(str::to_owned);
        }
    }

    /// A text, as the rule set that is spoken of calls it.
    fn format(&self, id: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        self.called(self.set.as_deref(), id, attribute, args)
    }

    /// A text, as a rule set calls it: by a text of its own (`in-SET-ID`) where it has one.
    fn called(&self, set: Option<&str>, id: &str, part: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let own = set.and_then(|set| self.plain(&format!("in-{set}-{id}"), part, args));
        own.or_else(|| self.plain(id, part, args))
    }

    fn plain(&self, id: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        self.bundles.with(id).iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                Some(name) => message.get_attribute(name)?.value(),
                None => message.value()?,
            };
            Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        })
    }

    /// A text without arguments. A missing one is shown as its id, so that it is seen and reported.
    pub fn get(&self, id: &str) -> String {
        self.format(id, None, None).unwrap_or_else(|| id.to_owned())
    }

    /// An attribute of a text, if it has it.
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        self.format(id, Some(name), None)
    }

    /// Whether there is a text of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundles.with(id).iter().any(|b| b.has_message(id))
    }

    /// A text with plain arguments.
    pub fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.with_in(self.set.as_deref(), id, args)
    }

    /// The same as a rule set calls it, whatever is spoken of.
    pub fn with_in(&self, system: Option<&str>, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            let value = match value {
                Value::Number(n) => FluentValue::from(*n),
                Value::Text(t) => FluentValue::from(Cow::Borrowed(t.as_ref())),
            };
            fluent.set(*name, value);
        }
        self.called(system, id, None, Some(&fluent)).unwrap_or_else(|| id.to_owned())
    }

    /// A message of the core.
    pub fn say(&self, message: &Message, names: Names<'_>) -> String {
        let args = self.args(message, names);
        let said = self.called(self.set_of(names), message.id, None, Some(&args));
        said.map_or_else(|| message.id.to_owned(), capitalised)
    }

    /// What a refusal suggests instead, if its text says.
    pub fn instead(&self, message: &Message, names: Names<'_>) -> Option<String> {
        let args = self.args(message, names);
        self.called(self.set_of(names), message.id, Some("instead"), Some(&args))
    }

    /// The rule set of the game that is told of; the one that is spoken of where there is none.
    fn set_of<'a>(&'a self, names: Names<'a>) -> Option<&'a str> {
        names.now.or(names.before).map(|game| &*game.system).or(self.set.as_deref())
    }

    fn args(&self, message: &Message, names: Names<'_>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(n) => args.set(*name, *n),
                other => args.set(*name, self.arg(other, names)),
            }
        }
        args
    }

    fn arg(&self, arg: &Arg, names: Names<'_>) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => self.printed(text).into_owned(),
            // As a name, wherever it stands.
            Arg::Kind(kind) => capitalised(self.kind(kind)),
            Arg::Seat(colour) => self.seat(*colour, names),
            Arg::Colour(colour) => self.colour(*colour),
            Arg::Room(id) => self.room(*id, names),
            Arg::Monster(id) => self.monster(*id, names),
            Arg::Side(side) => self.get(&format!("side-{}", side.name())),
            Arg::Link(kind) => self.get(&format!("link-{}", kind.name())),
            Arg::Cards(cards) => {
                names.with_cards(|all| self.list(&cards.iter().map(|card| self.card(all, card)).collect::<Vec<_>>()))
            }
            Arg::Deck(cards) => self.get(&format!("deck-{}", names.deck(cards).name())),
            Arg::OfDeck(cards) => self.counted(&format!("cards-{}", names.deck(cards).name()), cards.len().into()),
            Arg::Said(id) => self.get(id),
            Arg::Counted(id, by) => self.counted(id, *by),
            Arg::Keyed(id, key) => self.keyed(id, key),
            Arg::Ruling(name, value) => self.ruled(name, value),
            Arg::List(list) => {
                let said: Vec<String> = list.iter().map(|a| self.arg(a, names)).collect();
                self.list(&said)
            }
        }
    }

    /// A text with a number, told with its sign as `by` and without it as `count`.
    pub fn counted(&self, id: &str, by: i64) -> String {
        let count = i32::try_from(by.unsigned_abs()).unwrap_or(i32::MAX);
        self.with(id, &[("by", Value::from(format!("{by:+}"))), ("count", count.into())])
    }

    /// Several things, joined the language's way.
    pub fn list(&self, things: &[String]) -> String {
        self.joined("list-and", things)
    }

    /// Several things of which one is meant, joined the language's way.
    pub fn either(&self, things: &[String]) -> String {
        self.joined("list-or", things)
    }

    fn joined(&self, id: &'static str, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => {
                self.with(id, &[("rest", Value::from(self.row(rest))), ("last", Value::from(last.as_str()))])
            }
        }
    }

    /// A colour's name, the way the book writes it: RED.
    pub fn colour(&self, colour: Colour) -> String {
        self.get(&format!("colour-{}", colour.name()))
    }

    /// A race, a class, a sex; one nobody has words for as it is written.
    pub fn kind(&self, kind: &str) -> String {
        // Who something was made by is named as it is.
        let kind = kind.strip_prefix(MADE_BY).unwrap_or(kind);
        let id = format!("kind-{kind}");
        if self.has(&id) {
            return self.get(&id);
        }
        match self.printed.here(kind) {
            Some(here) => capitalised(here.to_owned()),
            None => titled(kind),
        }
    }

    /// What is printed on a card, a room or a monster: it is kept in English, and told in this language where it is ours. What
    /// others call theirs is told as it is.
    pub fn printed<'a>(&'a self, text: &'a str) -> Cow<'a, str> {
        Cow::Borrowed(self.printed.here(text).unwrap_or(text))
    }

    /// Whether a name answers to some letters, in this language or in English: by a word of it (`Some(false)`) or from its
    /// start (`Some(true)`).
    pub fn answers(&self, name: &str, letters: &str) -> Option<bool> {
        let here = matches(&self.printed(name), letters);
        here.into_iter().chain(matches(name, letters)).max()
    }

    /// What was typed, as it is kept: what is ours in English, so that it is known in every language, and all else as it is.
    pub fn kept<'a>(&'a self, typed: &'a str) -> &'a str {
        self.printed.english(typed).unwrap_or(typed)
    }

    /// An Item by its name, or as what it is.
    pub fn item(&self, item: &Gear) -> String {
        if item.name.is_empty() { self.get(vehicle::unnamed(item)) } else { self.printed(&item.name).into_owned() }
    }

    /// The rules in this language, to be looked through.
    pub fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(Laws::load(&self.locale), Tongue::of(&self.locale)))
    }

    /// A rule of a ledger, marked where it is told in English only.
    pub fn rule<'a>(&'a self, row: &'a Row) -> Cow<'a, str> {
        self.or_english(self.finder().laws.rule(row), &row.rule)
    }

    /// What is remarked on it at a table, without the ids of other rows; empty if there is nothing.
    pub fn remarks(&self, row: &Row) -> String {
        remark::plain(&self.noted(row))
    }

    /// The same as it stands in the ledger.
    pub fn noted<'a>(&'a self, row: &'a Row) -> Cow<'a, str> {
        match row.remarks() {
            "" => Cow::Borrowed(""),
            english => self.or_english(self.finder().laws.notes(row), english),
        }
    }

    /// What a section of a ledger is called.
    pub fn section(&self, section: &str) -> String {
        self.finder().laws.section(section).map_or_else(|| ledger::curled(section), str::to_owned)
    }

    fn or_english<'a>(&'a self, here: Option<&'a str>, english: &'a str) -> Cow<'a, str> {
        match here {
            Some(here) => Cow::Borrowed(here),
            None if self.is_english() => Cow::Borrowed(english),
            None => Cow::Owned(self.marked(english)),
        }
    }

    /// Which language it is.
    pub fn locale(&self) -> &str {
        &self.locale
    }

    /// A text of a language, marked where that is English and another one is on.
    pub fn said_in<'a>(&self, locale: &str, text: &'a str) -> Cow<'a, str> {
        if self.is_english() || locale == self.locale { text.into() } else { self.marked(text).into() }
    }

    fn is_english(&self) -> bool {
        self.bundles.all().len() < 2
    }

    fn marked(&self, english: &str) -> String {
        self.with("in-english", &[("text", english.into())])
    }

    /// A text that says what a rule is, or one of its attributes, marked where there is none in this language.
    pub fn explained(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        let said = self.format(id, attribute, None)?;
        let here = self.is_english() || self.bundles.all().first().is_some_and(|own| own.has_message(id));
        Some(if here { said } else { self.marked(&said) })
    }

    /// Several things with what stands between them, where nothing is said of the last.
    pub fn row(&self, things: &[String]) -> String {
        let mut things = things.iter();
        let first = things.next().cloned().unwrap_or_default();
        things.fold(first, |first, next| {
            self.with("list-row", &[("first", first.into()), ("next", next.as_str().into())])
        })
    }

    /// A day, from its year, month and day: `20 November 2026`.
    pub fn date(&self, (year, month, day): (i32, u32, u32)) -> String {
        let month = self.get(&format!("month-{month}"));
        self.with("date", &[("year", year.to_string().into()), ("month", month.into()), ("day", day.into())])
    }

    /// Where a rule stands in the book.
    pub fn place(&self, row: &Row) -> String {
        let page = match row.page.as_str() {
            "" => Value::from(0_u8),
            page => page.into(),
        };
        let (id, section) = (row.id.as_str(), self.section(&row.section));
        self.with("why-place", &[("id", id.into()), ("page", page), ("section", section.into())])
    }

    /// The same without its id, for lists: that is read once the rule is opened.
    pub fn page(&self, row: &Row) -> String {
        let page = match row.page.as_str() {
            "" => Value::from(0_u8),
            page => page.into(),
        };
        self.with("why-page", &[("page", page), ("section", self.section(&row.section).into())])
    }

    /// A house rule as the beginning of a sentence, which its value ends.
    pub fn ruling(&self, name: &str) -> String {
        self.get(&ruling_id(name))
    }

    /// What a key of the data is called; the key as it is where there are no words for it.
    fn keyed(&self, id: &str, key: &str) -> String {
        let id = format!("{id}-{key}");
        if self.has(&id) { self.get(&id) } else { self.printed(key).into_owned() }
    }

    /// A house rule and how it stands, as one sentence.
    pub fn ruled(&self, name: &str, value: &str) -> String {
        let is = self.ruling_value(name, value);
        let first = is.split(',').next().unwrap_or_default();
        let whether = first == self.get("yes") || first == self.get("no");
        let args = [("rule", Value::from(self.ruling(name))), ("is", is.into())];
        self.with(if whether { "ruling-whether" } else { "ruling-is" }, &args)
    }

    /// The value of a house rule, as its sentence ends.
    pub fn ruling_value(&self, name: &str, value: &str) -> String {
        let attribute = format!("is-{}", value.replace('_', "-"));
        let link = format!("link-{value}");
        self.attribute(&ruling_id(name), &attribute)
            .or_else(|| self.has(&link).then(|| self.get(&link)))
            .unwrap_or_else(|| value.to_owned())
    }

    /// A player: the name, or the colour while there is none.
    pub fn seat(&self, colour: Colour, names: Names<'_>) -> String {
        match names.find(|g| g.seat(colour)) {
            Some(seat) if !seat.name.trim().is_empty() => seat.name.clone(),
            _ => names.find(|g| self.played(g, colour)).unwrap_or_else(|| self.colour(colour)),
        }
    }

    /// What somebody the app plays is called, if it is one who has a name.
    pub fn person(&self, bot: &str) -> Option<String> {
        let id = format!("person-{bot}");
        self.has(&id).then(|| self.get(&id))
    }

    /// The name of somebody the app plays, if it is one who has a name; a second one of them is the second of that name.
    fn played(&self, game: &Game, colour: Colour) -> Option<String> {
        let id = game.seat(colour)?.bot.as_deref()?;
        let name = self.person(id)?;
        let namesakes = game.seats.iter().filter(|s| s.name.is_empty() && s.bot.as_deref() == Some(id));
        let place = namesakes.take_while(|s| s.colour != colour).count() as u32 + 1;
        Some(match place {
            1 => name,
            _ => self.with("person-again", &[("name", name.into()), ("number", place.into())]),
        })
    }

    /// A room: its printed name, "the Entrance", or its number while there is none.
    pub fn room(&self, id: RoomId, names: Names<'_>) -> String {
        match names.find(|game| game.dungeon.as_deref().and_then(|all| Some((all, all.room(id)?)))) {
            Some((_, room)) if room.entrance => self.get("room-entrance"),
            Some((all, room)) if !room.tile.up.name.is_empty() => {
                let name = self.printed(&room.tile.up.name).into_owned();
                // Two that are called the same are told apart by a number.
                let alike = |other: &&dungeon::room::Room| {
                    !other.entrance && other.id < id && other.tile.up.name == room.tile.up.name
                };
                match i32::try_from(all.rooms.iter().filter(alike).count()) {
                    Ok(earlier @ 1..) => {
                        self.with("room-again", &[("name", name.into()), ("nth", (earlier + 1).into())])
                    }
                    _ => name,
                }
            }
            _ => self.with("room-number", &[("number", Value::from(id.0))]),
        }
    }

    /// A card of a box the app plays with: its printed name, or its number while there is none.
    pub fn card(&self, cards: &CardBox, card: CardId) -> String {
        let of_track = || cards.track_card(card).map(|on| &on.name);
        let monster = || cards.monster(card).map(|m| &m.def.name);
        let name = cards.card(card).map(|def| &def.name).or_else(of_track).or_else(monster);
        match name.filter(|name| !name.is_empty()) {
            Some(name) => self.with("card-named", &[("name", Value::from(self.printed(name)))]),
            None => self.with("card-number", &[("number", Value::from(card.0))]),
        }
    }

    /// A monster: its printed name, or its number while there is none.
    pub fn monster(&self, id: MonsterId, names: Names<'_>) -> String {
        let own = names.find(|game| game.foes.get(id)).map(|foe| foe.def.name.as_str());
        let later = || names.later?.foes.get(id).map(|foe| foe.def.name.as_str());
        if let Some(name) = own.filter(|name| !name.is_empty()).or_else(later).filter(|name| !name.is_empty()) {
            return self.printed(name).into_owned();
        }
        let called = if names.later.is_some() { "monster-in-full" } else { "monster-of-level" };
        names
            .find(|game| of_level(game, id))
            .map(|(level, nth)| self.with(called, &[("level", level.into()), ("nth", nth.into())]))
            .unwrap_or_else(|| self.with("monster-number", &[("number", Value::from(id.0))]))
    }

    /// What is asked, as it stands in the game: whoever runs is told what the die has to show.
    pub fn asked(&self, book: &Book, game: &Game, question: &Question) -> String {
        match (&question.ask, question.seat) {
            (Ask::Fight(fight::Ask::RunAway { monsters }), Some(seat)) => {
                let mut least = monsters.iter().map(|monster| flight::away_from_it(book, game, seat, *monster));
                let first = least.next();
                self.runs(first.filter(|first| least.all(|other| other == *first)))
            }
            (Ask::Fight(fight::Ask::RunFirst { monsters }), _) if monsters.len() == 1 => self.get("ask-run-ditch"),
            (Ask::Doors(doors::Ask::Corpse { dead, .. }), _) => {
                self.with("ask-corpse", &[("seat", self.seat(*dead, Names::of(game)).into())])
            }
            (Ask::Dungeon(dungeon::Ask::BaseColour { monster, .. }), _) => {
                let named = capitalised(self.monster(*monster, Names::of(game)));
                self.with("ask-base-colour-of", &[("monster", named.into())])
            }
            // Whoever waits for a new hand has nothing to do.
            (Ask::Table(table::Ask::Turn { .. }), Some(seat))
                if !game.has_map() && game.seat(seat).is_some_and(|seat| seat.dead) =>
            {
                self.get("ask-turn-dead")
            }
            // Where there is no map there are no dice before it is lost.
            (Ask::Fight(fight::Ask::Fight { .. }), _) if !game.has_map() => self.get("ask-fight-doors"),
            (ask, _) => self.get(&format!("ask-{}", ask.name())),
        }
    }

    /// Whoever runs rolls so much or more; none where it is not the same for all that chase them.
    fn runs(&self, least: Option<i32>) -> String {
        match least {
            None => self.get("ask-run-away-each"),
            Some(..=1) => self.get("ask-run-away-sure"),
            Some(7..) => self.get("ask-run-away-never"),
            Some(least) => self.with("ask-run-away", &[("least", least.into())]),
        }
    }
}

/// The id of a house rule's sentence.
fn ruling_id(name: &str) -> String {
    format!("rule-{}", name.replace(['.', '_'], "-"))
}

/// The Level of a monster nobody has named, and the how manieth of it that is: in a game without a map that is all anybody
/// knows of it.
fn of_level(game: &Game, id: MonsterId) -> Option<(i16, u32)> {
    if game.has_map() {
        return None;
    }
    let level = |monster: &Monster| monster.def.level.filter(|_| monster.def.name.is_empty());
    let own = level(game.foes.get(id)?)?;
    let alike = game.foes.all.iter().filter(|other| level(other) == Some(own));
    Some((own, u32::try_from(alike.take_while(|other| other.id != id).count()).unwrap_or(0) + 1))
}

/// A plain argument of a text.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A number; plural forms follow it.
    Number(f64),
    /// A text.
    Text(Cow<'a, str>),
}

macro_rules! number {
    ($($from:ty),*) => {
        $(impl From<$from> for Value<'_> {
            fn from(n: $from) -> Self {
                Value::Number(f64::from(n))
            }
        })*
    };
}

number!(u8, i8, u16, i16, u32, i32);

impl From<i64> for Value<'_> {
    fn from(n: i64) -> Self {
        Value::Number(n as f64)
    }
}

impl From<usize> for Value<'_> {
    fn from(n: usize) -> Self {
        Value::Number(n as f64)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Value::Text(text)
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}
