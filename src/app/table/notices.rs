//! What the table must not miss: a game that is not kept, somebody who has died, something odd, something said.

use crate::app::icon::icon;
use crate::app::look::{BODY, Look, card};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::panel::Panel;
use crate::app::table::remind;
use crate::app::table::saving::Keeping;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, button, tool};
use crate::app::widget::press::Kind;
use crate::app::widget::spoken::news;
use crate::catalog::ledger;
use crate::catalog::words::Names;
use crate::rules::dungeon;
use crate::rules::dungeon::oddity;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use iced::widget::{Column, column, container, mouse_area, opaque, row};
use iced::{Alignment, Color, Element, Fill, Shrink};

/// Widest line of text.
pub const LINE: f32 = 620.0;
/// All of it with its picture and what it leads to.
pub const WIDEST: f32 = LINE + 60.0;
/// How many deaths are told at a time.
const MOURNED: usize = 2;

/// What happens in what floats over the map.
#[derive(Clone, Debug)]
pub enum Message {
    /// The game is written anew somewhere else.
    SaveElsewhere,
    /// What was said in passing is read.
    Hush,
    /// Put it right anyway.
    Anyway,
    /// It is read that somebody has died.
    Mourned(Colour),
    /// Among the reminders.
    Reminders(remind::Message),
    /// What the table has to do.
    Ask(Action),
}

impl Table {
    /// Something happens in what floats over the map.
    pub(super) fn noticed(&mut self, shell: &mut Shell, message: Message) -> Action {
        match message {
            Message::SaveElsewhere => self.save_elsewhere(shell),
            Message::Hush => shell.toast = None,
            Message::Anyway => {
                let mut all = shell.toast.take().map(|toast| toast.anyway).unwrap_or_default();
                let last = all.pop();
                // What comes before it has to be right for it.
                let right = all.iter().all(|command| self.submit(shell, command));
                return last.filter(|_| right).map_or(Action::None, Action::Do);
            }
            Message::Mourned(seat) => self.dead.retain(|dead| dead.seat != seat),
            Message::Reminders(message) => return self.reminded(shell, message),
            Message::Ask(action) => return action,
        }
        Action::None
    }
}

/// What the table must not miss: a game that is not kept, one opened elsewhere, something odd, something said.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    standing(table, shell).push(passing(table, shell)).into()
}

/// What was said in passing. Over an open panel it is said there, and not behind it as well.
pub fn passing<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    toast(shell, true).filter(|_| table.panel.is_none())
}

/// What is to be read until something is done about it.
pub fn standing<'a>(table: &'a Table, shell: &'a Shell) -> Column<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(6).max_width(WIDEST);
    if let Some(reason) = table.failure() {
        let text = words.with("banner-not-kept", &[("what", reason.into())]);
        let save = if shell.page.is_there { "banner-save-file" } else { "banner-save-elsewhere" };
        let save = button(look, words.get(save)).kind(Kind::Primary);
        list = list.push(banner(look, ("warn", look.bad), text, Some(save.on_press(Message::SaveElsewhere).into())));
    }
    if matches!(table.keeping, Keeping::LookOnly) {
        list = list.push(banner(look, ("lock", look.torch), words.get("banner-look-only"), None));
    }
    if let Some(notice) = &table.notice {
        list = list.push(banner(look, ("info", look.torch), notice.clone(), None));
    }
    // The last of them; whoever dies in heaps is read one after the other, and nobody over the sums of a fight or over
    // the card of what was touched.
    // When the game is over its story tells.
    let aside = table.is_staged(shell) || table.chosen.is_some() || table.told_story().is_some();
    // Where there is nothing but seats everybody sees it there; nothing lies over a seat then.
    let seen = table.is_of_levels() || (table.hot.is_some() && !table.game().has_map());
    let told = if aside || seen { 0 } else { MOURNED };
    for dead in table.dead.iter().rev().take(told) {
        let name = words.seat(dead.seat, Names::of(table.game()));
        let read = tool(look, "cross").kind(Kind::Quiet).id(format!("died {}", dead.seat.name()));
        // Beside the box it lies there whether the app knows of it or not.
        let id = match (table.game().keeps_goods(), table.game().has_map()) {
            (true, _) if dead.leaves => "banner-died-pile",
            (true, _) => "banner-died",
            (false, true) => "banner-died-pile",
            (false, false) => "banner-died-plain",
        };
        let text = words.with(id, &[("seat", name.into())]);
        list =
            list.push(banner(look, ("skull", look.bad), text, Some(read.on_press(Message::Mourned(dead.seat)).into())));
    }
    let odd = oddity::oddities(table.session.book(), table.game());
    if !odd.is_empty() && !aside && !matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(_))) {
        let text = words.with("banner-odd", &[("count", odd.len().into())]);
        let show = button(look, words.get("banner-odd-show")).kind(Kind::Quiet);
        let show = show.on_press(Message::Ask(Action::Open(Panel::Oddities)));
        list = list.push(banner(look, ("warn", look.torch), text, Some(show.into())));
    }
    list
}

fn banner<'a>(
    look: Look,
    (name, colour): (&str, Color),
    text: String,
    way: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = row![icon(name, 20.0).color(colour), bold(text, BODY).width(Fill), way];
    let content = container(content.spacing(10).align_y(Alignment::Center)).padding([7, 14]).width(Fill);
    news(container(opaque(content.style(card(look, colour, 2.0)))).id("float"))
}

/// What was said in passing. `below`: a way on stands below what is said, where beside it the words would have no room.
pub fn toast<'a>(shell: &'a Shell, below: bool) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let toast = shell.toast.as_ref()?;
    let instead = toast.instead.as_ref().map(|instead| body(instead.as_str()));
    // On a telephone it lies over the bar, and undo stays in sight.
    let (size, line, around) = if shell.is_held() { (15.0, 1.2, 3.0) } else { (17.0, 1.3, 7.0) };
    let text = column![bold(toast.text.as_str(), size).line_height(line), instead].spacing(2).width(Fill);
    let why = tool(look, "why").kind(Kind::Quiet).on_press(Message::Ask(Action::Open(Panel::Why(toast.cites))));
    let anyway = (!toast.anyway.is_empty()).then(|| button(look, words.get("toast-anyway")).on_press(Message::Anyway));
    let (anyway, under) = if below { (None, anyway) } else { (anyway, None) };
    let content = row![
        icon("info", 22.0).color(look.torch),
        text,
        // Only where there is a rule to be read.
        toast.cites.iter().any(|rule| ledger::row(rule.as_str()).is_some()).then_some(why),
        anyway,
        tool(look, "cross").kind(Kind::Quiet).on_press(Message::Hush),
    ];
    let under = under.map(|under| container(under).align_right(Fill));
    let content = column![content.spacing(10).align_y(Alignment::Center), under].spacing(4);
    let content =
        container(content).padding([around, 14.0]).width(Fill).height(Shrink).style(card(look, look.torch, 2.0));
    // What only was said goes where it is touched.
    let content: Element<'a, Message> = match toast.anyway.is_empty() {
        true => mouse_area(content).on_press(Message::Hush).into(),
        false => content.into(),
    };
    Some(news(container(opaque(content)).id("float")))
}
