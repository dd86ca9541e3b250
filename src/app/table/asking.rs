//! What is asked now, at a table of cardboard or of the app, and the one button that goes on.

pub mod message;

use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::hot::place;
use crate::app::table::message::Message;
use crate::app::table::next::context;
use crate::app::table::prompt::parts::{Answers, Asked, skip};
use crate::app::table::prompt::{by_hand, can_skip, head, tray, turn};
use crate::app::table::state::Table;
use crate::app::table::{cardboard, hot};
use crate::app::widget::parts::bold;
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::news;
use crate::catalog::words::Names;
use crate::odds::bids::bids;
use crate::play::absent;
use crate::play::record::Who;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::{self, Bargain, under_way};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table::step::About;
use crate::rules::{munchkin, table};
use crate::store::settings::{PACES, TAPPED};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// Most letters of a name that is looked for.
const LETTERS: usize = 40;

impl Table {
    /// Something happens in what is asked.
    pub(super) fn on_asked(&mut self, shell: &mut Shell, message: OnAsked) -> Action {
        match message {
            OnAsked::Next | OnAsked::First => return self.next(shell),
            // A space begins no name: it is the key of the next step.
            OnAsked::Letters(text) if text == " " && self.asks_for_letters() => return self.next(shell),
            OnAsked::Letters(text) => {
                // What is left out is no secret.
                if text.chars().count() > LETTERS {
                    shell.say(shell.words.with("letters-full", &[("letters", LETTERS.into())]));
                }
                self.draft.letters = text.chars().take(LETTERS).collect();
            }
            OnAsked::Chance => self.ask_chance(shell),
            OnAsked::Edit(edit) => self.edit(shell, edit),
            OnAsked::Forecast(colour) => {
                self.forecast = if self.forecast == colour { None } else { colour };
                self.show(shell);
            }
            OnAsked::Stays => self.stays = !self.stays,
            OnAsked::Suffers(effects) => self.suffers(shell, effects),
            OnAsked::Whose(deck) => self.was_theirs(deck),
            OnAsked::Escapes(pays) => {
                let done = self.submit(shell, &pays);
                self.no_bad_stuff(shell, done);
            }
            OnAsked::Hire(seat) => self.hire(shell, seat),
            OnAsked::Passes(def) => self.passes(shell, *def),
            OnAsked::DrewNone(seat) => self.drew_none(seat),
            OnAsked::CameOut(won) => self.came_out(shell, won),
        }
        Action::None
    }

    /// Whatever comes next.
    fn next(&mut self, shell: &mut Shell) -> Action {
        match context(self, shell).and_then(|context| context.message) {
            Some(Message::Ask(action)) => action,
            Some(Message::Asked(message)) if !matches!(message, OnAsked::Next | OnAsked::First) => {
                self.on_asked(shell, message)
            }
            Some(Message::Hot(wish)) => {
                self.wish(shell, wish);
                Action::None
            }
            _ => Action::None,
        }
    }

    /// The draft of the answer changes; what is whole is said.
    pub(super) fn edit(&mut self, shell: &mut Shell, edit: Edit) {
        if let Some(command) = self.draft.edit(edit, (self.session.book(), self.session.game())) {
            self.submit(shell, &command);
        }
        self.keep_draft(shell);
        self.show(shell);
    }

    /// Bad Stuff has done something. It may do more: whoever died of it alone is asked nothing else.
    fn suffers(&mut self, shell: &mut Shell, effects: Vec<Effect>) {
        let seat = self.question.seat;
        let monster = match self.question.ask {
            Ask::Fight(fight::Ask::BadStuff { monster }) => Some(monster),
            _ => None,
        };
        let done = self.submit(shell, &self.played(effects.clone()));
        if let Some(seat) = seat.filter(|_| done) {
            if let Some(monster) = monster {
                effects.iter().for_each(|effect| self.suffered(seat, monster, effect));
            }
            self.asks_on(shell);
        }
        let dies = effects.iter().any(|effect| matches!(effect, Effect::Munchkin(munchkin::Effect::Life { .. })));
        self.no_bad_stuff(shell, done && dies);
    }

    /// That was all the Bad Stuff did: it is taken back with what ended it.
    fn no_bad_stuff(&mut self, shell: &mut Shell, done: bool) {
        if done && matches!(self.question.ask, Ask::Fight(fight::Ask::BadStuff { .. })) {
            self.submit_as(shell, &Command::Table(table::Command::Answer(table::Answer::Done.into())), Who::App);
        }
    }

    /// Whether somebody is away from a table of cardboard, and answered for.
    pub(in crate::app::table) fn answers_for(&self, seat: Colour) -> bool {
        self.is_cardboard() && self.game().seat(seat).is_some_and(Seat::is_absent)
    }

    /// Somebody helps, for what is read beside their name, whether anybody has set that or not; who picks first is asked when
    /// there is something to pick (MQ-BRIBE-04).
    fn hire(&mut self, shell: &mut Shell, seat: Colour) {
        // Whoever is away is asked, and answered for: at their price, or not at all.
        if self.answers_for(seat) {
            return match absent::price(&self.session, seat) {
                Some(treasures) => {
                    let terms = Bargain { treasures, ..Bargain::default() };
                    self.submit(shell, &Command::Fight(fight::Command::AskHelp { seat, terms }));
                }
                None => {
                    let name = shell.words.seat(seat, Names::of(self.game()));
                    shell.say(shell.words.with("help-away-never", &[("seat", name.into())]));
                }
            };
        }
        let (book, game) = (self.session.book(), self.game());
        let all = under_way(game).map(|now| bids(book, game, now, &shell.settings.weights, &self.draft.asks));
        let asked = all.into_iter().flatten().find(|bid| bid.seat == seat).map_or(0, |bid| bid.asks);
        if self.submit(shell, &Command::Fight(fight::Command::Help { seat: Some(seat) })) && asked > 0 {
            let terms = Bargain { treasures: asked, ..Bargain::default() };
            // What it costs is taken back with it.
            self.submit_as(shell, &self.played(vec![Effect::Fight(fight::Effect::Bargain { terms })]), Who::App);
        }
    }
}

/// The prompt, on a panel of a width.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Asked<'a> {
    if let Some(hot) = &table.hot {
        let asked = hot::ask::view(table, shell, hot, width);
        let foot = if is_tapped(table, shell) { Some(tapped(table, shell)) } else { asked.foot };
        return Asked { foot, ..asked };
    }
    let Answers { body, tray } = cardboard::view(table, shell, width).unwrap_or_else(|| by_hand(table, shell, width));
    // What throws a fight away does not stand where "We lost it" stood a moment ago.
    let skips = can_skip(table) && !table.is_claimed();
    let foot = skips.then(|| skip(table, shell)).or_else(|| cardboard::came_out::view(table, shell));
    let foot = foot.or_else(|| cardboard::loots::view(table, shell));
    let dies = shell.is_held() && table.is_cardboard();
    let foot = foot.or_else(|| cardboard::flight::dies(table, shell).filter(|_| dies));
    let foot = foot.or_else(|| cardboard::met::offer(table, shell));
    Asked { head: news(head(table, shell, table.question.seat)), body, tray, foot }
}

/// How high the next step is, written so large.
fn step_height(size: f32) -> f32 {
    (size * 1.3 + 14.0).max(64.0)
}

/// Size of what a touch of the next step costs.
const COSTS: f32 = 15.0;

/// Whether bots wait to be seen, or are at it where they would.
fn is_tapped(table: &Table, shell: &Shell) -> bool {
    table.is_busy() && table.hot.is_some() && shell.settings.pace == TAPPED
}

/// What lets bots go on that wait to be seen, in one place whether they wait or are at it. Not where one's own next step
/// stands: whoever touches it again and again answers nothing.
fn tapped<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let label = container(bold(shell.words.get("next-tapped"), BODY)).center_x(Fill);
    let on = press(shell.look, label).kind(Kind::Primary).height(TOUCH).width(Fill).padding([6, 12]);
    on.id("go on".to_owned()).on_press_maybe(table.holds().then_some(Message::Asked(OnAsked::Next))).into()
}

/// The context button, as wide as there is room.
pub fn context_button<'a>(table: &'a Table, shell: &'a Shell, size: f32) -> Option<Element<'a, Message>> {
    // Everybody has the whole of the ring: nobody skips it.
    if table.hot.as_ref().is_some_and(|hot| hot.next == hot::Next::Ring) {
        return None;
    }
    if table.is_busy() && table.hot.is_some() {
        let label = container(bold(shell.words.get("next-hurry"), size)).center_x(Fill);
        let hurry =
            press(shell.look, label).height(step_height(size)).width(Fill).padding([6, 12]).id("hurry".to_owned());
        let hurry = hurry.on_press(hot::wish(hot::Wish::Hurry));
        // Whoever cannot follow slows them down where they are looked at.
        let slower = (shell.settings.pace < PACES[PACES.len() - 1]).then(|| {
            let label = container(bold(shell.words.get("next-slower"), 15.0)).center_x(Fill);
            let slower =
                press(shell.look, label).height(step_height(size)).width(96).padding([6, 8]).id("slower".to_owned());
            slower.on_press(hot::wish(hot::Wish::Slower))
        });
        return Some(row![hurry, slower].spacing(6).into());
    }
    let context = context(table, shell)?;
    let ready = context.message.is_some();
    // What the touch costs is read on it, before it is made.
    let costs = turn::costs(table, shell).map(|costs| bold(costs, COSTS).line_height(1.2));
    // A name of two lines stands in the middle with both.
    let said =
        bold(context.label, size).line_height(if costs.is_some() { 1.2 } else { 1.3 }).align_x(Alignment::Center);
    let label = column![said, costs];
    let label = container(label.align_x(Alignment::Center)).center_x(Fill).height(Shrink);
    // What is being chosen shines, and not what goes on without it as well.
    let chooses = table.hot.as_ref().is_some_and(|hot| hot.sheet.is_some());
    let kind = match () {
        () if context.away => Kind::Danger,
        () if chooses && ready => Kind::Plain,
        () => Kind::Primary,
    };
    let press = press(shell.look, label).kind(kind).height(step_height(size)).width(Fill).padding([6, 12]);
    let press = press.id("context".to_owned());
    Some(press.on_press_maybe(ready.then_some(Message::Asked(OnAsked::Next))).into())
}

/// How high the tray of a turn at the doors is: as high as what is in it, so that nothing above it is cut for nothing.
fn at_the_doors(table: &Table, hot: &hot::Hot, wide: bool) -> f32 {
    let rows = match table.question.ask {
        Ask::Table(table::Ask::Turn { .. }) => hot::doors::rows(hot).min(if wide { ROWS } else { ROWS + 1 }),
        // At the end of the own turn it is a Level and a trade.
        Ask::Table(table::Ask::Window { about: About::End, .. }) if hot.mover() == table.game().turn.seat => 1,
        _ => ROWS,
    };
    rows as f32 * (TURN_TOUCH + tray::GAP)
}

/// Most rows of what is touched on a turn at the doors that are seen at once where two lie beside each other; one more where
/// they lie one below the other.
const ROWS: usize = 2;

/// Whether a card is being read.
fn reads(table: &Table) -> bool {
    table.hot.as_ref().is_some_and(hot::Hot::is_lifted)
}

/// How much of the place of what is touched in a fight nobody touches now: what is read above it has that.
pub fn spare(table: &Table, wide: bool) -> f32 {
    let hot = table.hot.as_ref().filter(|hot| hot.sheet.is_none() && table.fights());
    hot.map_or(0.0, |hot| hot::fighting::spare(table, hot, wide))
}

/// How high the tray is.
pub fn height(table: &Table, wide: bool) -> f32 {
    if let Some(height) = cardboard::height(table, wide) {
        return height;
    }
    let hot = table.hot.is_some();
    if hot && table.fights() {
        // Nothing is said above the ways to play a card: what it says has that room.
        return place::height(table, wide) - spare(table, wide) - if reads(table) { place::SAID } else { 0.0 };
    }
    match table.hot.as_ref().and_then(|hot| hot.sheet.as_ref()) {
        Some(hot::Sheet::Level) => return hot::selling::TRAY,
        Some(hot::Sheet::Trade(_)) => return hot::trading::TRAY,
        Some(_) if table.hot.as_ref().and_then(|hot| hot::paying::asks(table, hot)).is_some() => {
            return hot::selling::TRAY;
        }
        _ => {}
    }
    if let Some(hot) = table.hot.as_ref().filter(|hot| hot.sheet.is_none() && !table.game().has_map()) {
        return at_the_doors(table, hot, wide);
    }
    // Nothing but how to be left in peace: what others have done has the room.
    if hot && matches!(table.question.ask, Ask::Table(table::Ask::Window { .. })) {
        return hot::ask::QUIET;
    }
    match (hot, wide) {
        (false, false) => 214.0,
        (false, true) => 168.0,
        (true, false) => 268.0,
        (true, true) if table.game().has_map() => 176.0,
        // Without a map there are no ways to go.
        (true, true) => 126.0,
    }
}
