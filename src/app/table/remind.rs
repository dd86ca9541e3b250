//! Reminders on the table: one at a time, each once a game, until the question they came with is answered.

use crate::app::table::remind::notes::is_same;
pub mod notes;

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, card, mix};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::rules::cite::{Cites, Rule};
use crate::rules::event::Fact;
use crate::rules::game::Game;
use crate::rules::remind::{Happened, Reminder};
use crate::rules::table::Care;
use crate::rules::table::phase::Phase;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};

/// How many are shown at a time.
const MOST: usize = 1;

/// Above and below what is written, and where there is little room.
const AROUND: f32 = 8.0;
const CLOSE: f32 = 2.0;

/// From this width on, text and buttons lie beside each other.
const ROOMY: f32 = 460.0;

/// What happens among the reminders.
#[derive(Clone, Debug)]
pub enum Message {
    /// Those that are folded are unfolded, or folded again.
    Fold,
    /// One of them never comes again.
    Mute(Rule),
    /// What the table has to do.
    Ask(Action),
}

impl Table {
    /// Something happens among the reminders.
    pub(super) fn reminded(&mut self, shell: &mut Shell, message: Message) -> Action {
        match message {
            Message::Fold => self.notes.open ^= true,
            Message::Mute(rule) => self.mute(shell, rule),
            Message::Ask(action) => return action,
        }
        Action::None
    }

    /// Brings up what is due as the game lies there, without anything having happened.
    pub fn remind_at_once(&mut self, shell: &mut Shell) {
        let game = self.game().clone();
        self.remind(shell, &game, &[]);
    }

    /// Brings up what is due after some facts.
    pub(super) fn remind(&mut self, shell: &mut Shell, before: &Game, facts: &[Fact]) {
        if self.notes.asked.as_ref().is_some_and(|was| !is_same(was, &self.question)) {
            self.notes.clear();
        }
        // From two metres away nobody reads them: they come another time.
        // In a lesson there is enough to read.
        if self.lesson.is_some() || !self.is_open() || !shell.settings.reminders || shell.settings.far {
            return;
        }
        let happened = Happened { before, game: self.session.game(), facts };
        self.notes.waiting = self.session.book().due(&happened);
        // Where hands are counted too many cards are asked about.
        if self.is_charity_untold(before) {
            self.notes.waiting.insert(0, Reminder::new("MQ-CHAR-02", "remind-charity"));
        }
        self.bring_up(shell);
    }

    /// Whether Charity has gone by without a word, because hands are left to the box.
    fn is_charity_untold(&self, before: &Game) -> bool {
        let game = self.session.game();
        let ended = before.turn.number > 0 && before.turn.phase < Phase::Charity;
        let gone = game.turn.phase > Phase::Charity || game.turn.number > before.turn.number;
        game.table.care == Care::Map && game.has_map() && ended && gone
    }

    /// Shows of what waits as much as there is room for.
    fn bring_up(&mut self, shell: &mut Shell) {
        let game = self.session.known_by();
        let settings = &mut shell.settings;
        let mut new = false;
        for reminder in std::mem::take(&mut self.notes.waiting) {
            if settings.muted.contains(&reminder.rule) || settings.was_reminded(game, reminder.rule) {
                continue;
            }
            if self.notes.shown.len() < MOST {
                settings.note_reminded(game, reminder.rule);
                self.notes.shown.push(reminder);
                new = true;
            } else {
                self.notes.waiting.push(reminder);
            }
        }
        if new {
            self.notes.asked = Some(self.question.clone());
            shell.save_settings();
        }
    }

    /// One of them never comes again.
    fn mute(&mut self, shell: &mut Shell, rule: Rule) {
        shell.settings.muted.insert(rule);
        shell.save_settings();
        self.notes.shown.retain(|r| r.rule != rule);
        self.bring_up(shell);
    }
}

/// The reminders on the screen, if there are any, on a panel of a width: each opens its rule, and can be told not to
/// come again.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Option<Element<'a, Message>> {
    are_shown(table, shell).then(|| list(table, shell, (width, AROUND)))
}

/// Whether there are any on the screen.
pub fn are_shown(table: &Table, shell: &Shell) -> bool {
    // In a fight there is room for none until somebody wants to read them; nor on the map of a telephone.
    let has_room = table.notes.open || !(table.fights() || table.is_cardboard() || shell.is_held());
    // Where Levels fill the screen all of it is touched: they lie in the middle, beside what unfolds them.
    has_room && is_wanted(table, shell) && !lie_in_the_middle(table, shell)
}

/// What unfolds them in a fight: in the bar, for everything else is read.
pub fn in_the_bar<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let count = table.notes.shown.len();
    let wanted = (table.fights() || shell.is_held()) && is_wanted(table, shell) && !lie_in_the_middle(table, shell);
    let label = row![icon("info", 20.0), bold(count.to_string(), 17.0)].spacing(4).align_y(Alignment::Center);
    let fold = press(shell.look, label).kind(Kind::Choice(table.notes.open)).padding([3, 10]).height(TOUCH);
    let told = shell.words.with("remind-count", &[("count", count.into())]);
    wanted.then(|| fold.id("notes".to_owned()).called(told).on_press(Message::Fold).into())
}

/// Those that are unfolded where Levels fill the screen.
pub fn unfolded<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Option<Element<'a, Message>> {
    let open = is_wanted(table, shell) && lie_in_the_middle(table, shell) && table.notes.open;
    // In the middle there is room for two of them, close together.
    open.then(|| list(table, shell, (width, CLOSE)))
}

/// Whether they lie in the middle of the table, where nobody's Level is.
pub fn lie_in_the_middle(table: &Table, shell: &Shell) -> bool {
    table.is_of_levels() && !table.is_staged(shell)
}

fn list<'a>(table: &'a Table, shell: &'a Shell, (width, around): (f32, f32)) -> Element<'a, Message> {
    let each = table.notes.shown.iter().map(|reminder| note(shell, *reminder, (width, around)));
    column(each).spacing(around.min(6.0)).width(Fill).into()
}

/// Whether there are any to be read. Whoever looks at a room or a monster wants to see that.
fn is_wanted(table: &Table, shell: &Shell) -> bool {
    let near = shell.settings.reminders && !shell.settings.far;
    near && table.chosen.is_none() && !table.notes.shown.is_empty()
}

/// One line for all of them, which unfolds them, if there are any.
pub fn fold<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let count = shell.words.with("remind-count", &[("count", table.notes.shown.len().into())]);
    let fold = icon_button(shell.look, "info", count).kind(Kind::Choice(table.notes.open)).id("notes".to_owned());
    is_wanted(table, shell).then(|| fold.on_press(Message::Fold).into())
}

fn note<'a>(shell: &'a Shell, reminder: Reminder, (width, around): (f32, f32)) -> Element<'a, Message> {
    let (words, look, rule) = (&shell.words, shell.look, reminder.rule);
    let open = Message::Ask(Action::Open(Panel::Why(Cites::NONE.and(rule))));
    let why = icon_button(look, "why", words.get("remind-why")).kind(Kind::Quiet).id(format!("why {rule}"));
    let mute = press(look, dim(look, words.get("remind-not-again"), BODY)).kind(Kind::Quiet).id(format!("mute {rule}"));
    let (why, mute) = (why.on_press(open), mute.on_press(Message::Mute(rule)));
    let text = row![icon("info", 20.0).color(look.torch), bold(words.get(reminder.text), BODY).width(Fill)];
    let text = text.spacing(8).align_y(Alignment::Center);
    let content: Element<'a, Message> = if width < ROOMY {
        column![text, row![why, space().width(Fill), mute].height(TOUCH)].into()
    } else {
        row![text, why, mute].spacing(4).align_y(Alignment::Center).into()
    };
    container(content)
        .padding([around, 10.0])
        .width(Fill)
        .style(card(look, mix(look.line, look.torch, 0.5), 1.0))
        .into()
}
