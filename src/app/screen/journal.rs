//! The journal: read, jump, put right, take along as text.

pub mod adding;
pub mod fixing;
mod folding;
mod going;
pub mod laid;
mod line;
pub mod naming;
pub mod saying;
pub mod turning;
pub mod typing;
pub mod would;

use crate::app::errand::Errand;
use crate::app::look::{BODY, TOUCH, panel};
use crate::app::route::Route;
use crate::app::screen::framed;
use crate::app::screen::journal::fixing::Fixing;
use crate::app::screen::journal::folding::{REPLACED, UNDONE, begun_by, fixes_taken_back, in_lines, is_passed_for};
use crate::app::screen::journal::line::{entry, replaced, turn_head};
use crate::app::screen::journal::turning::Enters;
use crate::app::screen::journal::typing::Key;
use crate::app::screen::journal::would::Good;
use crate::app::shell::Shell;
use crate::app::table::soon::Moment;
use crate::app::table::{Table, log};
use crate::app::widget::anew::anew;
use crate::app::widget::newest::newest;
use crate::app::widget::parts::{badge, body, bold, button, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Words};
use crate::play::fix::already::righted;
use crate::play::timeline::{Node, Point};
use crate::play::{first, narrate};
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::store;
use iced::keyboard::Event;
use iced::widget::{Id, column, container, row};
use iced::{Alignment, Element, Fill};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Entries on one page.
const PAGE: usize = 60;
/// Under these names players stand in what is written.
const PLAYERS: [&str; 8] = ["seat", "on", "to", "from", "by", "main", "helper", "dead"];
/// What an entry is marked with that was put right from now on.
const RIGHTED: &str = "journal-righted";
/// The name of the entry that was put right last.
const PLACE: &str = "put right";

/// An entry of the page.
#[derive(Debug)]
struct Entry {
    point: Point,
    title: String,
    /// What came of it besides, a sentence each.
    more: String,
    /// The turn it belongs to, and whose that is.
    turn: (u32, Option<Colour>),
    /// What became of it where it is no part of the game any more: the id of a word.
    gone: Option<&'static str>,
    /// So many that a fix has replaced, in one line; none for an entry of its own.
    lines: usize,
}

/// What the journal shows.
#[derive(Debug, Default)]
pub struct State {
    page: usize,
    /// Whose turns are shown, and what else says anything of them; everybody's if nobody's alone.
    only: Option<Colour>,
    /// Whether there are older entries than those of the page.
    more: bool,
    /// The entries of the page, newest first, told with the names of their time.
    entries: Vec<Entry>,
    fixing: Option<Fixing>,
    /// The entry that was put right last: the list stays there; and how many were.
    place: Option<Point>,
    place_shown: u32,
    /// That was where the game went by a touch: it stays under the finger.
    by_finger: bool,
    /// What was taken back is there again: its line keeps its place meanwhile.
    is_back: bool,
    /// Heads of turns of which nothing else is shown, each by the entry below it.
    folded: BTreeSet<Point>,
    /// What was replaced and is shown all the same, each by the last of it.
    unfolded: BTreeSet<Point>,
    /// Entries that were put right from now on.
    righted: BTreeSet<Point>,
    /// Where one would go, if so much is taken back for it: how much.
    asks: Option<(Point, usize)>,
    /// Since when that is asked, or an entry is put right.
    since: Moment,
    /// How often it has been opened: each time at its top.
    opened: u32,
}

/// What happens in the journal.
#[derive(Clone, Debug)]
pub enum Message {
    /// Older or newer entries.
    Page(usize),
    /// The turns of somebody alone, or everybody's.
    Only(Option<Colour>),
    /// A turn is shown with what happened in it, or without: that whose head stands above an entry.
    Fold(Point),
    /// All turns are.
    FoldAll(bool),
    /// What a fix has replaced is shown, or is one line.
    Replaced(Point),
    /// The game goes to a point, unless it is asked first.
    Go(Point),
    /// The game goes to a point.
    Jump(Point),
    /// An entry is to be put right, or not after all.
    Fix(Option<Point>),
    /// Something is missing after an entry.
    Add(Point),
    /// It should have been this, or not at all.
    Try(Option<Command>),
    /// It came from this hand.
    By(Colour),
    /// What is missing is chosen.
    Choose(adding::Message),
    /// A number is typed.
    Type(Key),
    /// A name is written.
    Name(naming::Message),
    /// What nobody had to say then is said.
    Say(Vec<Command>),
    /// Its fight came out the other way.
    Turn,
    /// What was tried is taken over.
    Accept,
    /// What was tried is made good from now on.
    FromNow,
    /// The whole journal as text.
    Export,
    /// Back to the table.
    Back,
}

impl From<fixing::Message> for Message {
    fn from(message: fixing::Message) -> Message {
        match message {
            fixing::Message::Try(command) => Message::Try(command),
            fixing::Message::By(seat) => Message::By(seat),
            fixing::Message::Add(message) => Message::Choose(message),
            fixing::Message::Type(key) => Message::Type(key),
            fixing::Message::Name(message) => Message::Name(message),
            fixing::Message::Say(said) => Message::Say(said),
            fixing::Message::Turn => Message::Turn,
            fixing::Message::FromNow => Message::FromNow,
            fixing::Message::Accept => Message::Accept,
            fixing::Message::Leave => Message::Fix(None),
        }
    }
}

impl From<line::Message> for Message {
    fn from(message: line::Message) -> Message {
        match message {
            line::Message::Go(point) => Message::Go(point),
            line::Message::Fix(point) => Message::Fix(Some(point)),
            line::Message::Add(point) => Message::Add(point),
            line::Message::Fold(point) => Message::Fold(point),
            line::Message::Replaced(point) => Message::Replaced(point),
        }
    }
}

impl State {
    /// The journal of a game, its newest page, after it was read before.
    pub fn of(shell: &Shell, table: &Table, before: &State) -> State {
        let mut state = State { opened: before.opened.wrapping_add(1), ..State::default() };
        state.refresh(shell, table);
        state
    }

    /// A picture of it is drawn.
    pub fn drawn(&self, now: i64) {
        self.since.drawn(now);
    }

    /// An entry is to be put right: the page it is on lies open there.
    pub fn fixes(&mut self, shell: &Shell, table: &Table, point: Point) {
        self.stays_at(shell, table, point);
        self.since = Moment::default();
        self.fixing = Some(Fixing::of(shell, table, point));
    }

    /// What a key says that nothing has taken, while a name is written.
    pub fn typed(&self, event: &Event) -> Option<Message> {
        self.fixing.as_ref()?.naming.typed(event).map(Message::Name)
    }

    /// An entry that was to be put right is not after all. Whether there was one.
    pub fn leaves_fix(&mut self) -> bool {
        let left = self.fixing.take();
        self.place = left.as_ref().map(|fixing| fixing.point).or(self.place);
        left.is_some()
    }

    /// How much would be taken back for going somewhere, if that is asked.
    fn asked(&self, point: Point) -> Option<usize> {
        self.asks.filter(|(to, _)| *to == point).map(|(_, count)| count)
    }

    /// The entries of the page, each with the one below its head, and whether it is that.
    fn headed(&self) -> impl Iterator<Item = (&Entry, Point, bool)> {
        let (mut turn, mut head, mut stands) = (None, None, false);
        self.entries.iter().map(move |entry| {
            // What was fixed begins no turn anew, nor what was taken back among what stands.
            stands |= entry.gone.is_none();
            let counts = entry.gone.is_none() || entry.gone == Some(UNDONE) && !stands;
            let begins = counts && turn.replace(entry.turn) != Some(entry.turn);
            if begins {
                head = Some(entry.point);
            }
            (entry, head.unwrap_or(entry.point), begins)
        })
    }

    /// Whether nothing is shown but the heads of turns.
    fn is_folded(&self) -> bool {
        self.headed().all(|(_, head, _)| self.folded.contains(&head))
    }

    /// Tells the entries of the page anew.
    fn refresh(&mut self, shell: &Shell, table: &Table) {
        let timeline = table.session.timeline();
        // What ends a turn belongs to it.
        let turn = |point: Point| timeline.state(timeline.parent(point)).turn;
        let shown = |point: &Point| {
            let is_in = |only| timeline.node(*point).is_some_and(|node| takes_part(node, only));
            self.only.is_none_or(|only| turn(*point).seat == Some(only) || is_in(only))
        };
        let (path, replaced) = (timeline.path(timeline.here()), timeline.replaced());
        let taken = fixes_taken_back(timeline, &path);
        // A fix that was taken back is one line, whatever had been decided again for it.
        let copied = |point: Point| {
            let is_copy = path.binary_search(&point).is_err() && !replaced.contains(&point);
            timeline.node(point).filter(|node| is_copy && taken.contains(&node.record)).map(|node| node.record)
        };
        let told_once = |point: &Point| copied(*point).is_none_or(|record| copied(point + 1) != Some(record));
        let all = (1..=timeline.last())
            .rev()
            .filter(told_once)
            .filter(shown)
            .filter(|point| !is_passed_for(timeline, *point));
        let gone = |point: Point| match path.binary_search(&point) {
            Ok(_) => None,
            Err(_) if replaced.contains(&point) => Some(REPLACED),
            Err(_) => Some(UNDONE),
        };
        let points = in_lines(all, gone, &self.unfolded);
        if let Some(place) = self.place.and_then(|place| points.iter().position(|(point, _)| *point == place)) {
            self.page = place / PAGE;
        }
        let page: Vec<(Point, usize)> = points.iter().skip(self.page * PAGE).take(PAGE).copied().collect();
        self.more = points.len() > (self.page + 1) * PAGE;
        let told = |(point, lines): (Point, usize)| {
            let told = turn(point);
            let of_turn = begun_by(timeline, point).unwrap_or((told.number, told.seat));
            if lines > 0 {
                let id = if gone(point) == Some(UNDONE) { "journal-undone-lines" } else { "journal-replaced-lines" };
                let title = shell.words.with(id, &[("count", lines.into())]);
                return Some(Entry { point, title, more: String::new(), turn: of_turn, gone: Some(REPLACED), lines });
            }
            if let Some(record) = copied(point) {
                let first = (1..=point).rev().take_while(|at| copied(*at) == Some(record)).last()?;
                let what = log::title(shell, &table.session, first)?;
                let title = shell.words.with("fix-title", &[("what", what.into())]);
                let gone = Some("journal-fix-undone");
                return Some(Entry { point, title, more: String::new(), turn: of_turn, gone, lines });
            }
            let title = log::title(shell, &table.session, point)?;
            let told = log::lines(shell, &table.session, point);
            let more: Vec<String> = told.into_iter().filter(|line| *line != title).collect();
            Some(Entry { point, title, more: more.join(" · "), turn: of_turn, gone: gone(point), lines })
        };
        self.entries = page.into_iter().filter_map(told).collect();
        self.righted = righted(&table.session);
    }

    /// The lines behind which something taken back is folded, and how much of it, from a point on.
    fn undone(&self, table: &Table, from: Point) -> BTreeMap<Point, usize> {
        let replaced = table.session.timeline().replaced();
        let lines = self.entries.iter().filter(|entry| entry.lines > 0 && entry.point >= from);
        lines.filter(|entry| !replaced.contains(&entry.point)).map(|entry| (entry.point, entry.lines)).collect()
    }

    /// The game goes to a point: what that takes back stays to be read, and what was touched under the finger.
    fn goes(&mut self, shell: &mut Shell, table: &mut Table, point: Point) {
        let before = self.undone(table, point);
        table.jump(shell, point);
        (self.fixing, self.place, self.by_finger) = (None, Some(point), true);
        self.refresh(shell, table);
        let now = self.undone(table, point);
        self.is_back = (self.is_back || !before.is_empty()) && now.is_empty();
        self.unfolded.extend(now.iter().filter(|(head, lines)| before.get(head) != Some(lines)).map(|(head, _)| head));
        self.refresh(shell, table);
        self.place_shown = self.place_shown.wrapping_add(1);
    }

    /// An entry was put right: the list stays there.
    fn stays_at(&mut self, shell: &Shell, table: &Table, place: Point) {
        (self.place, self.by_finger, self.is_back) = (Some(place), false, false);
        self.since = Moment::at(shell.clock.now());
        self.refresh(shell, table);
        self.place_shown = self.place_shown.wrapping_add(1);
    }

    /// Something is touched in the entry that is put right.
    fn touches(&mut self, shell: &Shell, table: &Table, message: Message) {
        let Some(fixing) = &mut self.fixing else { return };
        match message {
            Message::Try(command) => fixing.tries(shell, table, command),
            Message::By(seat) => fixing.gives(shell, table, seat),
            Message::Choose(message) => fixing.adds(shell, table, message),
            Message::Type(key) => fixing.types(shell, table, key),
            Message::Name(message) => fixing.names(shell, table, message),
            Message::Say(said) => fixing.says(shell, table, said),
            Message::Turn => fixing.turns(),
            _ => {}
        }
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, table: &mut Table, message: Message) -> Errand {
        let touches = !matches!(message, Message::Back | Message::Jump(_));
        if touches && self.since.is_within(going::DEAD, shell.clock.now()) {
            return Errand::None;
        }
        let asked = self.asks.take();
        match message {
            Message::Page(page) => {
                // Whoever reads turns alone goes on reading turns alone.
                let turns = self.is_folded();
                (self.page, self.place, self.is_back) = (page, None, false);
                self.refresh(shell, table);
                if turns {
                    self.folded.extend(self.headed().map(|(_, head, _)| head).collect::<Vec<_>>());
                }
            }
            Message::Only(seat) => {
                (self.only, self.page, self.fixing, self.place) = (seat, 0, None, None);
                self.refresh(shell, table);
            }
            Message::Fold(head) => {
                if !self.folded.remove(&head) {
                    self.folded.insert(head);
                }
            }
            Message::FoldAll(true) => self.folded = self.headed().map(|(_, head, _)| head).collect(),
            Message::FoldAll(false) => self.folded.clear(),
            Message::Replaced(head) => {
                if !self.unfolded.remove(&head) {
                    self.unfolded.insert(head);
                }
                self.place = None;
                self.refresh(shell, table);
            }
            Message::Go(point) => match going::asks(table.session.timeline(), point) {
                Some(count) if asked != Some((point, count)) => {
                    (self.asks, self.since) = (Some((point, count)), Moment::at(shell.clock.now()));
                }
                _ => self.goes(shell, table, point),
            },
            Message::Jump(point) => self.goes(shell, table, point),
            Message::Fix(point) => {
                // Nobody is taken elsewhere for having looked.
                self.place = self.fixing.take().map(|fixing| fixing.point).filter(|_| point.is_none());
                self.fixing = point.map(|point| Fixing::of(shell, table, point));
            }
            Message::Add(point) => {
                self.place = None;
                self.fixing = Some(Fixing::missing(shell, table, point));
            }
            Message::Try(_)
            | Message::By(_)
            | Message::Choose(_)
            | Message::Type(_)
            | Message::Name(_)
            | Message::Say(_)
            | Message::Turn => {
                self.touches(shell, table, message);
            }
            Message::Accept => {
                if let Some(preview) = self.fixing.take_if(|fixing| fixing.is_told()).and_then(Fixing::preview) {
                    let (from, made) = (preview.from, preview.deeds.len() as Point);
                    table.accept(shell, preview);
                    let first = table.session.timeline().last() + 1 - made;
                    self.stays_at(shell, table, if made > 0 { first } else { from });
                }
            }
            Message::FromNow => return self.goes_from_now(shell, table),
            Message::Export => export(shell, table),
            Message::Back => return Errand::Go(Route::Table),
        }
        Errand::None
    }

    /// What a fix says is so from now on; what cannot be done here is entered at the table.
    fn goes_from_now(&mut self, shell: &mut Shell, table: &mut Table) -> Errand {
        let Some(fixing) = self.fixing.take() else { return Errand::None };
        let point = fixing.point;
        match fixing.from_now() {
            Some(Good::Does(command)) => _ = table.submit(shell, &command),
            Some(Good::Caught(seat, line)) => return enters(shell, table, seat, line),
            Some(Good::Turned(turned)) => {
                turned.does.iter().for_each(|does| _ = table.submit(shell, does));
                match turned.enters {
                    Some(Enters::Sheet(seat)) => return enters(shell, table, seat, turned.line),
                    Some(Enters::Table) => {
                        table.lost_after_all(shell, turned.line);
                        return Errand::Go(Route::Table);
                    }
                    None => {}
                }
            }
            None => {}
        }
        self.stays_at(shell, table, point);
        Errand::None
    }
}

/// Whether an entry says anything of somebody.
fn takes_part(node: &Node, seat: Colour) -> bool {
    let said = node.command.read().ok().and_then(|command| serde_json::to_value(command).ok());
    said.into_iter().chain(serde_json::to_value(&node.facts).ok()).any(|said| names(&said, seat.name()))
}

/// Whether somebody is named where players are: colours of bases and of arrows are no players.
fn names(said: &Value, seat: &str) -> bool {
    match said {
        Value::Object(map) => map.iter().any(|(key, value)| {
            (value.as_str() == Some(seat) && PLAYERS.contains(&key.as_str())) || names(value, seat)
        }),
        Value::Array(all) => all.iter().any(|value| names(value, seat)),
        Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => false,
    }
}

/// Whether somebody arranged the game; the first game says what it is at its beginning.
fn is_arranged(table: &Table) -> bool {
    let header = table.session.header();
    header.setup.is_arranged() && !first::is(header)
}

/// Something is still to be entered: on the sheet, which lies on the table.
fn enters(shell: &Shell, table: &mut Table, seat: Colour, line: String) -> Errand {
    table.caught_after_all(shell, seat, line);
    Errand::Go(Route::Table)
}

/// Every entry on the way to now, as lines of text, told with the names of their time.
pub fn as_text(words: &Words, table: &Table, time: impl Fn(i64) -> String) -> String {
    let timeline = table.session.timeline();
    let mut before = timeline.state(0);
    let mut text = String::new();
    if is_arranged(table) {
        text.push_str(&format!("{}\n", words.get("log-arranged")));
    }
    for node in timeline.path(timeline.here()).iter().filter_map(|p| timeline.node(*p)) {
        let mut now = before.clone();
        for fact in &node.facts {
            now.apply(&fact.event);
        }
        let names = Names::told(table.session.book(), &now, &before);
        for line in narrate::tell_by(table.session.book(), &before, &node.facts) {
            let cites: Vec<String> = line.cites.iter().map(|r| r.to_string()).collect();
            let cites = if cites.is_empty() { String::new() } else { format!("  [{}]", cites.join(", ")) };
            text.push_str(&format!("{}  {}{cites}\n", time(node.at), words.say(&line.message, names)));
        }
        before = now;
    }
    text
}

fn export(shell: &mut Shell, table: &Table) {
    let Some(home) = &shell.home else { return };
    let clock = shell.clock;
    let text = as_text(&shell.words, table, |at| clock.format(at, "%H:%M"));
    let folder = home.exports();
    let path = folder.join(format!("game-{}.txt", clock.format(clock.now(), "%Y-%m-%d-%H%M%S")));
    let written = store::make_folder(&folder).and_then(|()| store::replace_file(&path, text.as_bytes()));
    match written {
        Ok(()) => shell.say(shell.words.with("exported", &[("path", path.display().to_string().into())])),
        Err(fault) => shell.complain(&fault),
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let timeline = table.session.timeline();
    let mut list = column![].spacing(4);
    let tools = wrapped(
        vec![
            icon_button(look, "scroll", words.get("journal-export")).on_press(Message::Export).into(),
            fold_all(state, shell),
            container(body(words.with("journal-count", &[("count", table.session.records().into())])))
                .center_y(TOUCH)
                .into(),
        ],
        12.0,
    );
    let arranged = is_arranged(table).then(|| dim(look, words.get("log-arranged"), BODY));
    list = list.push(tools).push(arranged).push(whose(state, shell, table));
    let back = || container(dim(look, words.get("journal-none-undone"), BODY)).height(TOUCH).align_y(Alignment::Center);
    list = list.push(state.is_back.then(back));
    for (Entry { point, title, more, turn: now, gone, lines }, head, begins) in state.headed() {
        let folded = state.folded.contains(&head);
        if begins {
            list = list.push(turn_head(shell, table, (head, *now), folded).map(Message::from));
        }
        if folded {
            continue;
        }
        if *lines > 0 {
            list = list.push(replaced(shell, title, *point, state.unfolded.contains(point)).map(Message::from));
        } else if let Some(node) = timeline.node(*point) {
            let mark = gone.or_else(|| state.righted.contains(point).then_some(RIGHTED));
            let shown = entry(shell, table, (*point, node), (title, more), (mark, gone.is_none()), state.asked(*point))
                .map(Message::from);
            let is_place = state.place == Some(*point);
            let shown = if is_place { container(shown).id(Id::new(PLACE)).into() } else { shown };
            list = list.push(shown);
            // Where it was asked for: nobody looks for it at the other end of the list.
            let fixing = state.fixing.as_ref().filter(|fixing| fixing.point == *point);
            list = list.push(fixing.map(|fixing| laid::view(fixing, shell, table).map(Message::from)));
        }
    }
    let start = match state.asked(0) {
        Some(count) => press(look, bold(words.with("journal-start-sure", &[("count", count.into())]), BODY)),
        None => press(look, bold(words.get("journal-start"), BODY)),
    };
    let kind = if state.asked(0).is_some() { Kind::Primary } else { Kind::Plain };
    let start = start.kind(kind).width(Fill).id("go to 0".to_owned()).on_press(Message::Go(0));
    if !state.more && state.only.is_none() {
        list = list.push(start);
    }
    let older = state.more.then(|| button(look, words.get("journal-older")).on_press(Message::Page(state.page + 1)));
    let newer =
        (state.page > 0).then(|| button(look, words.get("journal-newer")).on_press(Message::Page(state.page - 1)));
    let list = list.push(row![older, newer].spacing(8));
    let mut key = DefaultHasher::new();
    (state.opened, state.page, state.only).hash(&mut key);
    let mut sought = DefaultHasher::new();
    (state.fixing.as_ref().map(Fixing::shown), state.place_shown).hash(&mut sought);
    let framed = framed(shell, words.get("journal-title"), Message::Back, list, 900.0);
    let is_open = state.fixing.is_some();
    let framed = newest(sought.finish(), framed)
        .by_finger(state.by_finger && state.fixing.is_none())
        .seeking(Id::new(if is_open { laid::PANEL } else { PLACE }));
    // What it comes to lies below the list, in sight however long that is.
    let bar = state.fixing.as_ref().map(|fixing| laid::bar(fixing, shell)).map(|bar| {
        let bar = container(container(bar.map(Message::from)).max_width(900.0).width(Fill)).center_x(Fill);
        bar.padding([10, 16]).style(panel(look))
    });
    anew(key.finish(), column![framed].push(bar)).into()
}

/// Whose turns are looked for: a touch leaves those of one alone, another brings all back.
fn whose<'a>(state: &'a State, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = table.game().seats.iter().map(|seat| {
        let chosen = state.only == Some(seat.colour);
        let name = bold(words.seat(seat.colour, Names::of(table.game())), BODY);
        let label = row![badge(look, seat.colour, 18.0), name].spacing(6).align_y(Alignment::Center);
        let press = press(look, label).kind(Kind::Choice(chosen)).height(TOUCH);
        let press = press.id(format!("only {}", seat.colour.name()));
        press.on_press(Message::Only((!chosen).then_some(seat.colour))).into()
    });
    wrapped(each.collect(), 6.0)
}

/// Only the turns are shown, or everything that happened in them.
fn fold_all<'a>(state: &State, shell: &'a Shell) -> Element<'a, Message> {
    let all = state.is_folded();
    let label = shell.words.get(if all { "journal-unfold" } else { "journal-fold" });
    button(shell.look, label).id("fold all".to_owned()).on_press(Message::FoldAll(!all)).into()
}
