//! Cards that came into a fight as a touched number: from whose hand, which nobody need say; and what a monster brought
//! whose Treasures nobody told. Where hands are counted they drift without it.

use crate::app::icon::{icon, shape};
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::message::Message;
use crate::app::table::owing::{self, Drew, Loose, Owed};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::came::{Card, What, happened};
use crate::play::fix::struck;
use crate::play::narrate::asking::fighter;
use crate::play::record::Who;
use crate::play::timeline::{Node, Point};
use crate::rules::amount::Amount;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::played::Source;
use crate::rules::question::Ask;
use crate::rules::table as seats;
use crate::rules::{cards, doors, fight, munchkin};
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill};

/// Letters of a name that fit beside a card.
const LETTERS: usize = 14;
/// Treasures a touch says at most, beside what is known.
const MOST: u8 = 10;

impl Table {
    /// Something was done: what has not been said of it?
    pub(in crate::app::table) fn leaves_open(
        &mut self,
        shell: &mut Shell,
        (before, records): (&Game, u32),
        command: &Command,
    ) {
        let kept = self.counts_hands();
        // Whatever was taken back, or came in between, has ended what was asked.
        let fresh = self.owed.as_ref().is_some_and(|owed| owed.at == records);
        let said = self.owed.take().map(|owed| owed.what);
        let stopper = match &said {
            Some(Loose::Stopper(seat)) => Some(*seat),
            _ => None,
        };
        let other = self.session.book().rules.kinds();
        let open = owing::after(said.clone(), command, (before, self.game()), other);
        // With a map what a fight brings is counted when it is won.
        let told = |open: &Loose| self.is_cardboard() || matches!(open, Loose::Cards(_));
        let open = open.filter(|open| kept && told(open));
        if kept && fresh {
            for card in owing::passed_over(said.as_ref(), command, open.as_ref()) {
                self.taken_for(shell, card);
            }
        }
        if kept {
            self.gives_back(shell, before, command);
            if let Some(card) = self.brought(before, command) {
                self.taken_for(shell, card);
            }
        }
        let open = open.filter(|open| !self.is_the_stoppers(shell, stopper, open));
        self.owed = open.map(|what| Owed { what, at: self.session.records() });
        self.keeps_open();
    }

    /// What is open here is open again for whoever comes back.
    fn keeps_open(&mut self) {
        let what = self.owed.as_ref().map(|owed| &owed.what);
        self.once.remembers(self.session.timeline().here(), what);
    }

    /// Another point of history: what was open there is asked again.
    pub(in crate::app::table) fn opens_again(&mut self) {
        let what = self.once.at(self.session.timeline().here()).cloned();
        self.owed = what.map(|what| Owed { what, at: self.session.records() });
    }

    /// Whether the hands of those at a table of cardboard are counted.
    fn counts_hands(&self) -> bool {
        self.hot.is_none() && self.game().keeps_goods()
    }

    /// Whoever has just stopped a claim has played what came next, if they have such cards at all: nobody is asked.
    fn is_the_stoppers(&mut self, shell: &mut Shell, stopper: Option<Colour>, open: &Loose) -> bool {
        let (Some(seat), Loose::Cards(cards)) = (stopper, open) else { return false };
        let [card] = cards.as_slice() else { return false };
        self.taken_for(shell, Card { by: Some(seat), ..*card })
    }

    /// A card that was taken off a fight again is in the hand it was counted out of.
    fn gives_back(&mut self, shell: &mut Shell, before: &Game, command: &Command) {
        let Some(paid) = struck::whose(&self.session, before, command) else { return };
        let back = cards::Effect::Hand { seat: paid.seat, deck: paid.deck, change: Amount::By(paid.count.into()) };
        self.submit_as(shell, &self.played(vec![back.into()]), Who::App);
    }

    /// A card leaves the hand of whoever it is taken for, if they have such cards at all.
    fn taken_for(&mut self, shell: &mut Shell, card: Card) -> bool {
        let has = |by: &Colour| self.game().seat(*by).is_some_and(|seat| seat.hand.of(card.deck) >= card.count);
        let Some(seat) = card.by.filter(has) else { return false };
        let gone = cards::Effect::Hand { seat, deck: card.deck, change: Amount::By(-i32::from(card.count)) };
        self.submit_as(shell, &self.played(vec![gone.into()]), Who::App)
    }

    /// A monster that is met after the door had something else behind it comes from the hand of whoever looks for trouble
    /// (MC-TROUBLE-01): nobody is asked.
    fn brought(&self, before: &Game, command: &Command) -> Option<Card> {
        let Command::Doors(doors::Command::Meet { def }) = command else { return None };
        let timeline = self.session.timeline();
        let opened = |(_, node): (Point, &Node)| match node.command.read().ok()? {
            Command::Munchkin(munchkin::Command::Play { from, .. }) => (from == Source::Door).then_some(()),
            _ => None,
        };
        let begins = |fact: &Fact| matches!(fact.event, Event::Table(seats::Event::Turn { .. }));
        let same = |(_, node): &(Point, &Node)| !node.facts.iter().any(begins);
        let behind = || timeline.back(timeline.here()).skip(1).take_while(same).find_map(opened);
        let deck = self.session.book().rules.kinds();
        let card = Card { deck, count: 1, what: What::Monster(def.level), on: None, by: self.game().turn.seat };
        (fight::under_way(before).is_none() && behind().is_some()).then_some(card)
    }

    /// Whose the last card of a deck was has been said, and their hand is not counted right.
    pub(in crate::app::table) fn was_theirs(&mut self, deck: Deck) {
        if let Some(Owed { what: Loose::Cards(cards), .. }) = &mut self.owed
            && let Some(said) = cards.iter().rposition(|card| card.deck == deck)
        {
            cards.remove(said);
        }
        self.owed.take_if(|owed| owed.what == Loose::Cards(Vec::new()));
        self.keeps_open();
    }

    /// Somebody has drawn no Treasures at all.
    pub(in crate::app::table) fn drew_none(&mut self, seat: Colour) {
        if let Some(Owed { what: Loose::Treasures(to), .. }) = &mut self.owed {
            to.iter_mut().filter(|drew| drew.seat == seat).for_each(|drew| drew.said = Some(0));
        }
        self.owed.take_if(|owed| matches!(&owed.what, Loose::Treasures(to) if !owing::is_open(to)));
        self.keeps_open();
    }

    /// What is asked besides, as long as nothing else was done.
    fn open(&self) -> Option<&Loose> {
        self.owed.as_ref().filter(|owed| owed.at == self.session.records()).map(|owed| &owed.what)
    }
}

/// What is asked besides: a row of marks, or of numbers. Nobody has to answer.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Option<Element<'a, Message>> {
    Some(match table.open()? {
        Loose::Cards(cards) => whose(table, shell, cards)?,
        Loose::Stopper(_) => return None,
        Loose::Treasures(to) => column(to.iter().map(|of| drawn(table, shell, *of, wide))).spacing(4).into(),
    })
}

/// The same in the place of what is asked of a fight: all that is touched in it stays where it is.
pub fn head<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let fights = match table.is_cardboard() {
        true => table.fights(),
        false => matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. })),
    };
    if fights { view(table, shell, false) } else { None }
}

/// Whether something that is touched says whose a card was.
pub fn says_whose(message: &Message) -> bool {
    let happened = match message {
        Message::Asked(OnAsked::Whose(_)) => return true,
        Message::Ask(Action::Do(command)) => happened(command),
        _ => return false,
    };
    matches!(happened, [Effect::Cards(cards::Effect::Hand { .. })])
}

/// How many cards it is asked of whose they were.
pub fn cards(table: &Table) -> usize {
    match table.open() {
        Some(Loose::Cards(cards)) => cards.len(),
        _ => 0,
    }
}

/// Whether it is asked how many Treasures somebody has drawn.
pub fn is_of_treasures(table: &Table) -> bool {
    matches!(table.open(), Some(Loose::Treasures(_)))
}

/// Whose the last of these was, which was touched just now; and how many are left after it, which come back. Whoever it is
/// taken for is marked.
fn whose<'a>(table: &'a Table, shell: &'a Shell, cards: &[Card]) -> Option<Element<'a, Message>> {
    let (card, more) = (*cards.last()?, cards.len() - 1);
    let Card { deck, count, .. } = card;
    let has = |by: &Colour| table.game().seat(*by).is_some_and(|seat| seat.hand.of(deck) >= count);
    let by = card.by.filter(has);
    let marks = table.game().seats.iter().filter(|seat| !seat.dead && !seat.away).map(|seat| {
        let gives = seat.hand.of(deck).min(count);
        let change = Amount::By(-i32::from(gives));
        let effect = cards::Effect::Hand { seat: seat.colour, deck, change };
        let tick = (by == Some(seat.colour)).then(|| icon("check", 18.0));
        let mark = row![icon(shape(seat.colour), 22.0), tick].spacing(4).align_y(Alignment::Center);
        let press = press(shell.look, mark).kind(Kind::Seat(seat.colour)).centred();
        let press = press.padding(2).height(TOUCH).width(Fill).id(format!("owed {}", seat.colour.name()));
        let name = shell.words.seat(seat.colour, Names::of(table.game()));
        // A hand that nobody has counted right loses nothing, and the card was theirs all the same.
        let does = match gives {
            0 => Message::Asked(OnAsked::Whose(deck)),
            _ => Message::does(table.played(vec![effect.into()])),
        };
        press.called(name).on_press(does).into()
    });
    // It need not have come from a hand at all.
    let nobody = by.map(|_| {
        let none = press(shell.look, icon("cross", 18.0)).centred().padding(2).height(TOUCH).width(Fill);
        let none = none.id("owed nobody".to_owned()).called(shell.words.get("owed-nobody"));
        none.on_press(Message::Asked(OnAsked::Whose(deck))).into()
    });
    let title = dim(shell.look, asked(table, shell, (card, by)), 15.0).width(Fill);
    let more = (more > 0).then(|| dim(shell.look, shell.words.with("owed-more", &[("count", more.into())]), 15.0));
    Some(column![row![title, more], Row::with_children(marks.chain(nobody)).spacing(4)].spacing(2).into())
}

/// Which card is asked about, and whose it is taken for.
fn asked(table: &Table, shell: &Shell, (card, by): (Card, Option<Colour>)) -> String {
    let words = &shell.words;
    let what = match card.what {
        What::Adds(n) => format!("{n:+}"),
        What::Dice(n) => words.with("hand-dice", &[("by", format!("{n:+}").into()), ("dice", n.into())]),
        What::Mate => words.get("owed-mate"),
        What::Monster(Some(level)) => words.with("owed-monster", &[("level", level.into())]),
        What::Monster(None) => words.get("owed-monster-open"),
    };
    // Where several are open nothing else tells one from the other.
    let what = match card.on {
        Some(who) => {
            let who = shortened(&fighter(words, table.game(), who), LETTERS);
            words.with("owed-for", &[("what", what.into()), ("who", who.into())])
        }
        None => what,
    };
    match by {
        Some(_) => words.with("owed-by", &[("what", what.into())]),
        None => words.with("owed-whose", &[("what", what.into())]),
    }
}

/// How many Treasures somebody has drawn; once it is said it stands there as long as others are asked, so that nobody's
/// numbers come under a finger that was meant for these.
fn drawn<'a>(table: &'a Table, shell: &'a Shell, drew: Drew, wide: bool) -> Element<'a, Message> {
    let Drew { seat, known, said } = drew;
    let name = shell.words.seat(seat, Names::of(table.game()));
    // Nobody draws fewer than the cards on it bring.
    let numbers = (known..=known.saturating_add(MOST)).map(|count| {
        let does = said.is_none().then(|| has_drawn(table, seat, count));
        let press = press(shell.look, bold(count.to_string(), 18.0)).centred().padding(2).height(TOUCH).width(Fill);
        let kind = if said.is_some() { Kind::Choice(said == Some(count)) } else { Kind::Plain };
        press.kind(kind).id(format!("drew {} {count}", seat.name())).on_press_maybe(does).into()
    });
    let args = [("seat", name.into()), ("known", known.into())];
    let title = shell.words.with(if known > 0 { "owed-drew-known" } else { "owed-drew" }, &args);
    let title = row![icon("chest", 18.0), dim(shell.look, title, 15.0)].spacing(6).align_y(Alignment::Center);
    column![title, tray::rows(numbers.collect(), if wide { 11 } else { 6 }, 4.0)].spacing(2).into()
}

/// Somebody has drawn so many Treasures.
fn has_drawn(table: &Table, seat: Colour, count: u8) -> Message {
    let effect = cards::Effect::Hand { seat, deck: Deck::ITEMS, change: Amount::By(count.into()) };
    match count {
        0 => Message::Asked(OnAsked::DrewNone(seat)),
        _ => Message::does(table.played(vec![effect.into()])),
    }
}

/// A digit answers how many Treasures the first of them has drawn.
pub fn digit(table: &Table, digit: u8) -> Option<Message> {
    let Loose::Treasures(to) = table.open()? else { return None };
    let open = to.iter().find(|drew| drew.said.is_none())?;
    (digit >= open.known).then(|| has_drawn(table, open.seat, digit))
}
