//! Dice that lie.

use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::shell::Shell;
use crate::app::table::fighters;
use crate::app::table::hot::state::{Cast, Dice, Hot};
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, dim};
use crate::catalog::words::{Names, Value};
use crate::rules::fight::Fighter;
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{fight, table};
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// Dice that lie, by themselves: what each face of them would bring is told elsewhere.
pub fn lies<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let cast = hot.cast.as_ref().filter(|cast| is_fresh(table, cast))?;
    Some(thrown(table, shell, cast))
}

/// Dice as they fell, in a line; those of a fight one line a fighter, as they lie now.
pub(super) fn thrown<'a>(table: &'a Table, shell: &'a Shell, cast: &'a Cast) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let who = cast.seat.map(|seat| words.seat(seat, names)).unwrap_or_default();
    let args = [("seat", Value::from(who)), ("from", cast.from.into())];
    let text = dim(look, words.with(cast.what, &args), BODY).width(Fill);
    let six = |faces: &[u8]| -> Element<'a, Message> {
        let faces = faces.iter().map(|f| icon(&format!("die-{f}"), 38.0).color(look.torch).into());
        Row::with_children(faces).spacing(4).wrap().into()
    };
    let line = |dice: Element<'a, Message>, text| row![text, dice].spacing(8).align_y(Alignment::Center);
    let content: Element<'a, Message> = match &cast.dice {
        Dice::Six(faces) => line(six(faces), text).into(),
        Dice::Ten(n) => line(bold(n.to_string(), 36.0).color(look.torch).into(), text).into(),
        Dice::Monster(colour) => {
            let name = bold(words.colour(*colour), 20.0);
            let die = row![badge(look, *colour, 32.0), name].spacing(8).align_y(Alignment::Center);
            line(die.into(), text).into()
        }
        Dice::Fight(throws) => {
            let now = fight::kept(table.game()).map(|f| f.stage.clone());
            let throws = match now {
                Some(fight::Stage::Rolled(now)) => now,
                _ => throws.clone(),
            };
            let each = throws.into_iter().filter(|t| !t.faces.is_empty()).map(|throw| {
                let mark: Element<'a, Message> = match throw.who {
                    Fighter::Seat(colour) => badge(look, colour, 22.0),
                    Fighter::Monster(_) => icon("monster", 22.0).into(),
                };
                let known = cast.names.iter().find(|(who, _)| *who == throw.who).map(|(_, name)| name.clone());
                let name = body(known.unwrap_or_else(|| fighters::name(table, shell, throw.who))).width(Fill);
                let head = row![mark, name].spacing(8).align_y(Alignment::Center);
                // More dice than fit beside a name lie below it.
                if throw.faces.len() > BESIDE {
                    return column![head, six(&throw.faces)].spacing(2).into();
                }
                head.push(six(&throw.faces)).into()
            });
            column![text].extend(each).spacing(2).into()
        }
    };
    container(content).padding([6, 12]).width(Fill).style(card(look, look.line, 1.0)).into()
}

/// Dice of a fight that fit beside a name.
const BESIDE: usize = 4;

/// Whether dice fell just now, or are what it is about.
pub(super) fn is_fresh(table: &Table, cast: &Cast) -> bool {
    let about = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::Dice, .. }));
    about || table.session.records().saturating_sub(cast.at) <= FRESH
}

/// Steps of the app for which dice that fell are still to be seen.
pub(super) const FRESH: u32 = 6;
