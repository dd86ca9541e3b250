//! Whoever is asked for help by a bot can want more for it: the bot pays if it would rather do that than stand alone.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::press;
use crate::bots;
use crate::bots::mind::price::pays;
use crate::bots::view::View;
use crate::catalog::words::Names;
use crate::play::record::Who;
use crate::play::session::Session;
use crate::rules::command::Command;
use crate::rules::fight::{self, Bargain, roll};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{engine, table};
use iced::widget::{Row, container, row};
use iced::{Alignment, Element};

/// Width and height of a number of Treasures.
const SIDE: f32 = 46.0;

/// The answer that somebody helps, or does not.
fn says(yes: bool) -> Command {
    let says = if yes { table::Answer::Done } else { table::Answer::No };
    Command::Table(table::Command::Answer(says.into()))
}

/// Who asks whom for help, and for what.
fn asked(table: &Table) -> Option<(Colour, Colour, &Bargain)> {
    match &table.question.ask {
        Ask::Fight(fight::Ask::Asked { main, terms }) => Some((*main, table.question.seat?, terms)),
        _ => None,
    }
}

/// What could be wanted instead: more Treasures than were offered. Nothing where a person asks, who is talked to, or where
/// there are no more.
pub(super) fn wants(table: &Table) -> Vec<Bargain> {
    let Some((main, _, terms)) = asked(table) else { return Vec::new() };
    let Some(now) = fight::kept(table.game()).filter(|_| table.minds_itself(main)) else { return Vec::new() };
    let all = roll::spoils(table.session.book(), table.game(), now).treasures;
    let each = (terms.treasures.saturating_add(1)..=all).take(4);
    each.map(|treasures| Bargain { treasures, helper_first: Some(true), ..terms.clone() }).collect()
}

/// The same, a touch each.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let each = wants(table).into_iter().map(|wants| {
        let treasures = wants.treasures;
        let label = container(bold(treasures.to_string(), 18.0)).center_x(SIDE);
        let press = press(shell.look, label).centred().padding(0).height(SIDE).width(SIDE);
        press.id(format!("haggle {treasures}")).on_press(wish(Wish::Haggle(wants))).into()
    });
    let each: Vec<Element<'a, Message>> = each.collect();
    if each.is_empty() {
        return None;
    }
    let text = dim(shell.look, shell.words.get("haggle"), 15.0);
    Some(row![text, Row::with_children(each).spacing(4)].spacing(8).align_y(Alignment::Center).into())
}

impl Table {
    /// Whoever is asked wants more. The bot that asked would rather pay, and it is a deal; or it would not, and they are
    /// still asked.
    pub(super) fn haggles(&mut self, shell: &mut Shell, wants: &Bargain) {
        let Some((main, seat, _)) = asked(self) else { return };
        let phoned = self.hot.as_ref().is_some_and(|hot| hot.is_phoned(seat));
        let would = self.hot.as_ref().is_some_and(|hot| hot.would_pay(&self.session, (main, seat), wants));
        if !would {
            let name = shell.words.seat(main, Names::of(self.game()));
            let text = shell.words.with("haggle-no", &[("seat", name.into())]);
            #[cfg(feature = "phones")]
            if let Some(hot) = self.hot.as_mut().filter(|_| phoned) {
                hot.said = Some((seat, text.clone()));
            }
            return shell.say(text);
        }
        let asks = Command::Fight(fight::Command::AskHelp { seat, terms: wants.clone() });
        if self.answers(shell, phoned, false) && self.submit_as(shell, &asks, Who::App) {
            self.answers(shell, phoned, true);
        }
    }

    /// Whoever is asked for help answers, on the phone as for every other answer, or here.
    fn answers(&mut self, shell: &mut Shell, phoned: bool, yes: bool) -> bool {
        if phoned { self.submit_as(shell, &says(yes), Who::Table) } else { self.submit(shell, &says(yes)) }
    }
}

impl Hot {
    /// Whether a bot that fights would pay that for help, and may still ask.
    fn would_pay(&self, session: &Session, (main, seat): (Colour, Colour), wants: &Bargain) -> bool {
        let (book, mut then) = (session.book(), session.game().clone());
        let tempers = then.seat(main).and_then(|bot| bots::temper(bot.bot.as_deref()?));
        let asks = Command::Fight(fight::Command::AskHelp { seat, terms: wants.clone() });
        let view = View::of(book, session.game(), main).remembering(self.players.remembered());
        tempers.is_some_and(|tempers| pays(view, &tempers, seat, wants))
            && engine::carry_out(book, &mut then, &says(false)).is_ok()
            && engine::decide(book, &then, &asks).is_ok()
    }
}
