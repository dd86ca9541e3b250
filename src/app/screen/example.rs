//! An example of a rule on a small board: a game of its own that nothing is kept of. It goes forward a step at a time,
//! each told with its rules; nobody can play in it.

use crate::app::errand::Errand;
use crate::app::look::{BODY, card, panel};
use crate::app::screen::{is_wide, whole};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::map::Message as OnMap;
use crate::app::table::panels::why::place;
use crate::app::table::stage::fight::small;
use crate::app::table::{self, Keeping, Panel, Table, map, panels, seats};
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, thin};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::beneath;
use crate::catalog::clinic::Example;
use crate::catalog::ledger::{self, Row};
use crate::catalog::words::Names;
use crate::play::clinic::{Said, Showing};
use crate::rules::fight;
use crate::rules::fight::current;
use crate::rules::question::Ask;
use iced::widget::{Stack, column, container, responsive, row, scrollable};
use iced::{Alignment, Element, Fill, Shrink, Size};

/// An example that is being shown.
#[derive(Debug)]
pub struct State {
    showing: Showing,
    /// Its game, to be looked at.
    pub table: Table,
    /// What was told of each step, the last one last.
    pub told: Vec<Told>,
}

/// What is told of a step.
#[derive(Clone, Debug)]
pub struct Told {
    /// What somebody tries, where what comes of it does not say so.
    pub caption: Option<String>,
    /// What comes of it.
    pub said: Vec<Said>,
}

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// The next step.
    Next,
    /// From the start.
    Again,
    /// A rule that is cited.
    Rule(&'static Row),
    /// The board is looked at.
    Table(Box<table::Message>),
    /// Back.
    Back,
}

/// What is done on the board.
fn looks(message: table::Message) -> Message {
    Message::Table(Box::new(message))
}

/// A game that is only looked at.
fn lay(shell: &Shell, showing: &Showing) -> Table {
    Table::new(shell, showing.session.clone(), Keeping::LookOnly)
}

impl State {
    /// An example at its position; none if it does not get there, which the tests rule out.
    pub fn begin(shell: &Shell, example: &'static Example) -> Option<State> {
        let showing = Showing::begin(example).ok()?;
        Some(State { table: lay(shell, &showing), showing, told: Vec::new() })
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Next => self.next(shell),
            Message::Again => {
                if let Some(again) = State::begin(shell, self.showing.example) {
                    *self = again;
                }
            }
            Message::Table(message) if only_looks(&message) => return self.table.update(shell, *message),
            Message::Table(_) => {}
            Message::Rule(rule) => return Errand::Consult(rule),
            Message::Back => return Errand::Back,
        }
        Errand::None
    }

    fn next(&mut self, shell: &Shell) {
        let Some(shown) = self.showing.advance() else { return };
        let caption = self.showing.caption(&shell.words);
        self.told.push(Told { caption, said: self.showing.say(&shell.words, &shown) });
        let before = std::mem::replace(&mut self.table, lay(shell, &self.showing));
        (self.table.camera, self.table.turns) = (before.camera, before.turns);
    }

    /// The example.
    pub fn example(&self) -> &'static Example {
        self.showing.example
    }

    /// Whether all steps were shown.
    pub fn is_over(&self) -> bool {
        self.showing.next_step().is_none()
    }
}

/// Whether a wish changes only how the board is looked at.
fn only_looks(message: &table::Message) -> bool {
    match message {
        table::Message::Map(OnMap::Look(..) | OnMap::Fit | OnMap::Turn) => true,
        table::Message::Ask(ask) => match ask {
            Action::Open(panel) => {
                matches!(
                    panel,
                    Panel::Why(_)
                        | Panel::Told(..)
                        | Panel::WhyTurn
                        | Panel::WhySides
                        | Panel::WhyMove(_)
                        | Panel::WhyRoute(_)
                )
            }
            Action::Close | Action::Leave(Errand::Consult(_)) => true,
            _ => false,
        },
        _ => false,
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let content = responsive(
        move |size| {
            if is_wide(size) { landscape(state, shell, size) } else { portrait(state, shell, size) }
        },
    );
    let title = shell.words.get(&state.example().text());
    let screen = whole(shell, title, Message::Back, content);
    let over: Vec<_> = panels::over(&state.table, shell).into_iter().map(|layer| layer.map(looks)).collect();
    Stack::new().push(beneath(!over.is_empty(), screen)).extend(over).into()
}

/// The map, or the Levels where there is none.
fn board<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    match state.table.game().has_map() {
        true => map::view(&state.table, shell).map(|m| looks(table::Message::Map(m))),
        false => seats::tiles::view(&state.table, shell).map(looks),
    }
}

fn landscape<'a>(state: &'a State, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let (left, right) = if size.width >= 1500.0 { (270.0, 520.0) } else { (220.0, 410.0) };
    let seats = seats::column_view(&state.table, shell).map(looks);
    let seats = container(seats).width(left).height(Fill).padding(8).style(panel(look));
    let map = board(state, shell);
    let side = column![story(state, shell), controls(state, shell)].height(Fill);
    row![seats, map, container(side).width(right).height(Fill).style(panel(look))].height(Fill).into()
}

fn portrait<'a>(state: &'a State, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    // A low screen has room for the map and the story only.
    let seats = (size.height > 640.0).then(|| {
        let seats = seats::strip_view(&state.table, shell, size.width).map(looks);
        container(seats).padding([6, 8]).style(panel(look))
    });
    let map = board(state, shell);
    let below = column![story(state, shell), controls(state, shell)].height(size.height * 0.52);
    column![seats, map, container(below).width(Fill).style(panel(look))].into()
}

/// What there is to see, what was told, how things stand.
fn story<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let shows = words.attribute(&state.example().text(), "shows").unwrap_or_default();
    let last = state.told.len();
    let mut told = state.told.iter().enumerate().rev();
    let told_as = |(index, told)| step(shell, index + 1, told, index + 1 == last);
    let latest = told.next().map(told_as);
    let mut list = column![body(shows).size(18.0), latest, stands(state, shell)].spacing(12).width(Fill);
    list = list.extend(told.map(told_as));
    list = list.push(dim(look, words.get("example-rules"), BODY));
    for row in state.example().rules.iter().filter_map(|id| ledger::row(id)) {
        list = list.push(rule(shell, row));
    }
    scrollable(container(list).padding([12, 14])).direction(thin()).height(Fill).width(Fill).into()
}

/// Whose move it is and what is asked; of a fight, both sides.
fn stands<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let question = &state.table.question;
    let who = question.seat.map(|seat| {
        let name = bold(words.seat(seat, Names::of(state.table.game())), 17.0);
        row![badge(look, seat, 20.0), name].spacing(7).align_y(Alignment::Center)
    });
    let asks = words.asked(state.table.session.book(), state.table.game(), question);
    let ask = body(asks).color(look.dim);
    let fight = current(state.table.game()).filter(|_| matches!(question.ask, Ask::Fight(fight::Ask::Fight { .. })));
    let sides = fight.map(|fight| small(&state.table, shell, fight).map(looks));
    column![row![who, ask].spacing(10).align_y(Alignment::Center).wrap(), sides].spacing(8).into()
}

/// A step as it was told; each of its lines opens its rule.
fn step<'a>(shell: &'a Shell, number: usize, told: &'a Told, latest: bool) -> Element<'a, Message> {
    let look = shell.look;
    let head = shell.words.with("example-step", &[("number", number.into())]);
    let mut list = column![bold(head, BODY).color(if latest { look.torch } else { look.dim })].spacing(2);
    if let Some(caption) = &told.caption {
        list = list.push(container(body(caption.as_str()).size(17.0)).padding([4, 6]));
    }
    for said in &told.said {
        let colour = if said.refused { look.bad } else { look.text };
        let text = bold(said.text.as_str(), 17.0).color(colour);
        let rules: Vec<&'static Row> = said.cites.iter().filter_map(|rule| ledger::row(rule.as_str())).collect();
        let open = match rules[..] {
            [] => None,
            [rule] => Some(Message::Rule(rule)),
            _ => Some(looks(table::Message::opens(Panel::Why(said.cites)))),
        };
        let cited = rules.first().map(|first| {
            // How many more there are beside the first.
            let more = rules.len().saturating_sub(1);
            let more = if more > 0 { format!(" +{more}") } else { String::new() };
            dim(look, place(shell, first) + &more, BODY)
        });
        let press = press(look, column![text, cited].spacing(2)).kind(Kind::Quiet).width(Fill).height(Shrink);
        let press = press.padding([8, 6]).on_press_maybe(open);
        list = list.push(press);
    }
    let outline = if latest { (look.torch, 2.0) } else { (look.line, 1.0) };
    container(list).padding([8, 8]).width(Fill).style(card(look, outline.0, outline.1)).into()
}

/// A rule that the example shows.
fn rule<'a>(shell: &'a Shell, row: &'static Row) -> Element<'a, Message> {
    let text = column![body(shell.words.rule(row)), dim(shell.look, place(shell, row), BODY)].spacing(2);
    let press = press(shell.look, text).kind(Kind::Quiet).width(Fill).height(Shrink).padding([8, 6]);
    press.id(format!("rule {}", row.id)).on_press(Message::Rule(row)).into()
}

/// The one button: the next step; after the last one, from the start.
fn controls<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let all = state.example().steps.len();
    let (id, message) =
        if state.is_over() { ("example-again", Message::Again) } else { ("example-next", Message::Next) };
    let done = (state.told.len() + 1).min(all);
    let label = words.with(id, &[("number", done.into()), ("all", all.into())]);
    let label = container(bold(label, 20.0)).center_x(Fill).height(Shrink);
    let kind = if state.is_over() { Kind::Plain } else { Kind::Primary };
    let next = press(look, label).kind(kind).height(64).id("next".to_owned()).on_press(message);
    let leave = icon_button(look, "back", words.get("example-leave")).height(64);
    let leave = leave.kind(if state.is_over() { Kind::Primary } else { Kind::Plain }).id("leave".to_owned());
    let line = row![leave.on_press(Message::Back), next.width(Fill)].spacing(8);
    container(line).padding([10, 12]).into()
}
