//! The rules, looked up: every rule in our own words with its page, the house rule that settles it, and examples of it;
//! and the manual beside them.

mod differ;
mod entry;
mod manual;
mod message;
mod rule;

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, field};
use crate::app::route::Route;
use crate::app::screen::quick::GAMES;
use crate::app::screen::{example, is_wide, whole};
use crate::app::shell::Shell;
use crate::app::table::panels::letter_pad;
use crate::app::widget::parts::{bold, choice, dim, thin, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::ring::{ASKED, BESIDES};
use crate::app::widget::spoken::{part, written};
use crate::catalog::differences::{self, Topic};
use crate::catalog::ledger::Row;
use crate::catalog::manual::{self as pages, Page as OfManual};
use crate::catalog::{clinic, lookup};
use crate::rules::game::Game;
use crate::rules::system::FIRST;
pub use entry::entry;
use iced::widget::{Column, column, container, responsive, row, scrollable, text_input};
use iced::{Alignment, Element, Fill};
pub use message::Message;
use std::collections::BTreeSet;

/// Rules shown at once.
const SHOWN: usize = 60;

/// The section that no row is in: all examples.
const EXAMPLES: &str = "";

/// The section that is about all games: where they differ.
const DIFFERENCES: &str = "differences";

/// Pages of the manual shown at once below the rules that were found, where only their text has what was typed.
const SAID: usize = 3;

/// Topics shown at once above the rules that were found.
const TOPICS: usize = 2;

/// Something opened on top of the list.
#[derive(Debug)]
enum Page {
    /// A rule, all of it.
    Rule(&'static Row),
    /// An example.
    Example(Box<example::State>),
    /// What is in the manual.
    Contents,
    /// A page of it, by its name: which language it is in may change.
    Manual(&'static str),
}

/// What the screen shows.
#[derive(Debug)]
pub struct State {
    /// Whose rules are looked up.
    system: &'static str,
    typed: String,
    found: Vec<&'static Row>,
    /// What the games differ in of what was typed.
    topics: Vec<&'static Topic>,
    /// Pages of the manual about what was typed.
    manual: pages::Found,
    open: BTreeSet<&'static str>,
    pages: Vec<Page>,
    /// Whether the first page was what one came for, so that going back from it leads out.
    direct: bool,
    /// Where one came from.
    from: Route,
}

impl Default for State {
    fn default() -> State {
        State {
            system: FIRST,
            typed: String::new(),
            found: Vec::new(),
            topics: Vec::new(),
            manual: pages::Found::default(),
            open: BTreeSet::new(),
            pages: Vec::new(),
            direct: false,
            from: Route::Home,
        }
    }
}

impl State {
    /// Comes from another screen, to look for something or straight to a rule.
    pub fn enter(&mut self, shell: &Shell, from: Route, rule: Option<&'static Row>, system: Option<&str>) {
        let known = system.and_then(|system| GAMES.into_iter().find(|game| *game == system));
        if let Some(system) = rule.map(Row::system).or(known) {
            self.shows(shell, system);
        }
        self.comes(from, rule.map(Page::Rule));
    }

    /// Comes from another screen, for what is in the manual.
    pub fn enter_manual(&mut self, from: Route) {
        self.comes(from, Some(Page::Contents));
    }

    fn comes(&mut self, from: Route, page: Option<Page>) {
        if from != Route::Rules {
            self.from = from;
            self.pages.clear();
            // What was looked for another time is not looked for now.
            self.typed.clear();
            (self.found, self.topics, self.manual) = (Vec::new(), Vec::new(), pages::Found::default());
        }
        if let Some(page) = page {
            self.direct = self.pages.is_empty();
            self.pages.push(page);
        }
    }

    /// The rules of this game are looked up.
    fn shows(&mut self, shell: &Shell, system: &'static str) {
        if self.system != system {
            self.system = system;
            self.open.clear();
            self.found = found(shell, system, &self.typed);
        }
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Type(mut typed) => {
                // More than a question: a whole book may be on the clipboard.
                typed.truncate(typed.char_indices().nth(lookup::LONGEST).map_or(typed.len(), |(end, _)| end));
                self.found = found(shell, self.system, &typed);
                self.topics = differences::find(&shell.words, &typed).take(TOPICS).collect();
                self.manual = pages::find(shell.words.locale(), &shell.words.finder().tongue, &typed);
                self.typed = typed;
            }
            Message::Section(name) => {
                if !self.open.remove(name) {
                    self.open.insert(name);
                }
            }
            Message::Game(game) => self.shows(shell, game),
            Message::Rule(rule) => self.pages.push(Page::Rule(rule)),
            Message::Example(example) => {
                self.pages.extend(example::State::begin(shell, example).map(Box::new).map(Page::Example));
            }
            Message::Shown(message) => {
                let errand = match self.pages.last_mut() {
                    Some(Page::Example(example)) => example.update(shell, message),
                    Some(Page::Rule(_) | Page::Contents | Page::Manual(_)) | None => Errand::None,
                };
                match errand {
                    Errand::Consult(rule) => self.pages.push(Page::Rule(rule)),
                    Errand::Back => return self.back(),
                    _ => {}
                }
            }
            // Where one has been there, one goes back to it.
            Message::Contents => match self.pages.iter().position(|page| matches!(page, Page::Contents)) {
                Some(at) => self.pages.truncate(at + 1),
                None => self.pages.push(Page::Contents),
            },
            Message::Manual(name) => self.pages.push(Page::Manual(name)),
            Message::All => {
                self.pages.clear();
                self.direct = false;
            }
            Message::Back => return self.back(),
        }
        Errand::None
    }

    /// One page back, or out.
    fn back(&mut self) -> Errand {
        if let Some(Page::Example(state)) = self.pages.last_mut()
            && state.table.panel.take().is_some()
        {
            return Errand::None;
        }
        let out = self.pages.pop().is_none() || (self.direct && self.pages.is_empty());
        if out { Errand::Return(self.from) } else { Errand::None }
    }

    /// The example that is being shown.
    pub fn example(&self) -> Option<&example::State> {
        match self.pages.last() {
            Some(Page::Example(state)) => Some(state),
            _ => None,
        }
    }

    /// The rule that is open.
    pub fn rule(&self) -> Option<&'static Row> {
        match self.pages.last() {
            Some(Page::Rule(rule)) => Some(rule),
            _ => None,
        }
    }

    /// The page of the manual that is open, by its name.
    pub fn page(&self) -> Option<&'static str> {
        match self.pages.last() {
            Some(Page::Manual(name)) => Some(name),
            _ => None,
        }
    }

    /// Whether words are looked for.
    pub fn is_list(&self) -> bool {
        self.pages.is_empty()
    }
}

/// The screen, with the game on the table, if there is one.
pub fn view<'a>(state: &'a State, shell: &'a Shell, game: Option<&'a Game>) -> Element<'a, Message> {
    match state.pages.last() {
        Some(Page::Example(state)) => example::view(state, shell).map(Message::Shown),
        Some(Page::Rule(row)) => rule::view(row, shell, game),
        Some(Page::Manual(name)) => match pages::page(shell.words.locale(), name) {
            Some(page) => manual::view(shell, page),
            None => manual::contents(shell),
        },
        Some(Page::Contents) => manual::contents(shell),
        None => list(state, shell),
    }
}

fn list<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let content = responsive(move |size| {
        let found = || part(BESIDES, rules(state, shell));
        let rolled = |content: Element<'a, Message>| {
            scrollable(container(content).padding([4, 14])).direction(thin()).height(Fill).width(Fill)
        };
        if is_wide(size) {
            let letters = container(letters(state, shell)).width(500);
            row![letters, rolled(found())].spacing(12).padding([14, 16]).into()
        } else if size.height > 760.0 {
            column![letters(state, shell), rolled(found())].spacing(12).padding([12, 14]).into()
        } else {
            // A low screen has no room for both: all of it scrolls.
            rolled(column![letters(state, shell), found()].spacing(12).into()).into()
        }
    });
    whole(shell, shell.words.get("lookup-title"), Message::Back, content)
}

/// The field and our own letters beside it.
fn letters<'a>(state: &'a State, shell: &'a Shell) -> Column<'a, Message> {
    let input = text_input(&shell.words.get("lookup-hint"), &state.typed)
        .id("lookup")
        .on_input(Message::Type)
        .on_submit_maybe(first(state))
        .padding(12)
        .size(20)
        .style(field(shell.look));
    let input = written(shell.words.get("lookup-hint"), &state.typed, input);
    let pad = container(letter_pad(shell, &state.typed, 45.0, Message::Type)).center_x(Fill);
    column![part(ASKED, input), part("stage", pad)].spacing(12)
}

/// What Enter opens: the first of what was found that is more than a line.
fn first(state: &State) -> Option<Message> {
    let page = |pages: &[&'static OfManual]| pages.first().map(|page| Message::Manual(page.name));
    let rule = || state.found.first().map(|row| Message::Rule(row));
    page(&state.manual.titled).or_else(rule).or_else(|| page(&state.manual.said))
}

/// What was found; or all sections, to be opened.
fn rules<'a>(state: &'a State, shell: &'a Shell) -> Column<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = GAMES.into_iter().map(|game| {
        let press = choice(look, words.get(&format!("game-{game}")), state.system == game);
        press.id(format!("rules {game}")).on_press(Message::Game(game)).into()
    });
    let mut list = column![wrapped(each.collect(), 6.0)].spacing(8).width(Fill);
    if state.typed.trim().is_empty() {
        list = list.push(manual::entry(shell));
        list = list.push(dim(look, words.get("lookup-sections"), BODY));
        let open = state.open.contains(EXAMPLES);
        let count = clinic::of_system(state.system).count();
        let told = words.with("lookup-examples", &[("count", count.into())]);
        list = list.extend((count > 0).then(|| section(shell, EXAMPLES, words.get("lookup-clinic"), told, open)));
        if open {
            list = list.extend(clinic::of_system(state.system).map(|example| rule::example_entry(shell, example)));
        }
        let open = state.open.contains(DIFFERENCES);
        let count = words.with("lookup-topics", &[("count", differences::all().len().into())]);
        list = list.push(section(shell, DIFFERENCES, words.get("lookup-differ"), count, open));
        if open {
            list = list.extend(differences::all().iter().map(|topic| differ::topic(shell, topic)));
        }
        for part in lookup::sections(state.system) {
            let open = state.open.contains(part.name);
            let count = words.with("lookup-section", &[("count", part.rows.len().into())]);
            list = list.push(section(shell, part.name, words.section(part.name), count, open));
            if open {
                list = list.extend(part.rows.iter().map(|row| entry(shell, row)));
            }
        }
        return list;
    }
    let shown = state.found.len().min(SHOWN);
    let count = words.with("lookup-count", &[("count", state.found.len().into()), ("shown", shown.into())]);
    list = list.extend(state.manual.titled.iter().map(|page| manual::title(shell, page)));
    list = list.extend(state.topics.iter().map(|topic| differ::topic(shell, topic)));
    // That there is no rule is said where there is nothing else, either.
    let manual = state.manual.titled.len() + state.manual.said.len();
    list = list.push((shown > 0 || manual == 0).then(|| dim(look, count, BODY)));
    list = list.extend(state.found.iter().take(SHOWN).map(|row| entry(shell, row)));
    list = list.extend(state.manual.said.iter().take(SAID).map(|page| manual::title(shell, page)));
    // What another game says of it is a touch away.
    let others = GAMES.into_iter().filter(|game| *game != state.system && !elsewhere(shell, game, state).is_empty());
    list.extend(others.map(|game| {
        let count = elsewhere(shell, game, state).len();
        let args = [("game", words.get(&format!("game-{game}")).into()), ("count", count.into())];
        let press = press(look, bold(words.with("lookup-elsewhere", &args), BODY)).kind(Kind::Plain).width(Fill);
        press.id(format!("elsewhere {game}")).on_press(Message::Game(game)).into()
    }))
}

/// The rules of a game that fit what was typed; none while nothing is.
fn found(shell: &Shell, game: &str, typed: &str) -> Vec<&'static Row> {
    if typed.trim().is_empty() { Vec::new() } else { shell.words.finder().find(game, typed) }
}

/// What another game's rules say of what was typed.
fn elsewhere(shell: &Shell, game: &str, state: &State) -> Vec<&'static Row> {
    let own = state.found.iter().map(|row| row.id.as_str()).collect::<BTreeSet<_>>();
    found(shell, game, &state.typed).into_iter().filter(|row| !own.contains(row.id.as_str())).collect()
}

fn section<'a>(shell: &'a Shell, name: &'static str, title: String, count: String, open: bool) -> Element<'a, Message> {
    let sign = icon(if open { "minus" } else { "plus" }, 18.0);
    let label = row![sign, bold(title, 18.0).width(Fill), dim(shell.look, count, BODY)];
    let press = press(shell.look, label.spacing(10).align_y(Alignment::Center)).kind(Kind::Choice(open)).width(Fill);
    press.height(50).id(format!("section {name}")).on_press(Message::Section(name)).into()
}
