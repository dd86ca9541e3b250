//! A fight from afar: both totals and the chance between them, who is in it, and the dice that lie.

use crate::app::icon::icon;
use crate::app::look::card;
use crate::app::shell::Shell;
use crate::app::table::far::measures::Measures;
use crate::app::table::fighters::{key, name};
use crate::app::table::figure::Printed;
use crate::app::table::message::Message;
use crate::app::table::stage::figure::figure;
use crate::app::table::stage::sums::{fallen, score, so_far, unknown};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, shortened};
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::fight::{Fight, Fighter, Stage};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Color, Element, Fill, Size};

/// What the names of everything here begin with.
const FAR: &str = "far";
/// Width of a letter of a name, in parts of its size.
const NARROW: f32 = 0.55;

/// A fight that has all of the ground, in figures so high.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight, size: Size, high: f32) -> Element<'a, Message> {
    let score = score(table, shell, fight);
    let sides = so_far(table, fight);
    let side = |mine: bool| {
        let (sums, total, colour) = match mine {
            true => (&sides.munchkins, score.ours.clone(), score.colours.0),
            false => (&sides.monsters, score.theirs.clone(), score.colours.1),
        };
        let dice = dice(table, fight, sums);
        (sums.iter().map(|sum| sum.who).collect::<Vec<_>>(), total, colour, dice)
    };
    let both = [side(true), side(false)];
    let many = both.iter().map(|(who, ..)| who.len()).max().unwrap_or(1);
    let m = Measures::of(size, high, (many, score.middle.0.chars().count()));
    let [us, them] = both.map(|side| block(table, shell, side, m));
    let middle = bold(score.middle.0, m.middle).color(score.middle.1).wrapping(Wrapping::None);
    let content: Element<'a, Message> = if m.tall {
        column![middle, row![us, them].spacing(8).height(Fill)].align_x(Alignment::Center).into()
    } else {
        row![us, container(middle), them].spacing(12).align_y(Alignment::Center).into()
    };
    container(content).id("stage").padding([6, 10]).width(Fill).height(Fill).into()
}

/// Faces that lie, and how many dice are still to fall: none where nobody knows.
type Dice = (Vec<u8>, Option<u32>);

/// The dice of a side: how those that lie have fallen, and how many are still to fall, if that is known.
fn dice(table: &Table, fight: &Fight, sums: &[Sum]) -> Dice {
    let throws = fallen(table, fight).iter().filter(|throw| sums.iter().any(|sum| sum.who == throw.who));
    let faces = throws.flat_map(|throw| throw.faces.iter().copied()).collect();
    let (_, open) = Sides::total(sums);
    let open = if matches!(fight.stage, Stage::Rolled(_)) { 0 } else { open };
    if !table.session.book().system.rolls() {
        return (faces, Some(0));
    }
    (faces, (!sums.iter().any(|sum| unknown(table, sum.who, Printed::Dice))).then_some(open))
}

/// One side: its total with its dice, and below it who is in it.
fn block<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (who, total, colour, (faces, open)): (Vec<Fighter>, String, Color, Dice),
    m: Measures,
) -> Element<'a, Message> {
    let look = shell.look;
    let size = m.total(total.chars().count());
    let total = bold(total, size).line_height(1.05).color(colour).wrapping(Wrapping::None);
    let mut line = row![total];
    // What fell is shown as it fell, as long as there is room for it.
    let most = m.dice(size);
    line =
        line.extend(faces.iter().take(most).map(|face| {
            container(icon(&format!("die-{face}"), m.die).line_height(1.0)).id(format!("{FAR}-die")).into()
        }));
    if open != Some(0) {
        let open =
            bold(open.map_or_else(|| "?".to_owned(), |open| format!("+{open}")), m.high).wrapping(Wrapping::None);
        line = line.push(row![open, icon("die", m.die)].spacing(4).align_y(Alignment::Center));
    }
    // Where a fight has grown out of all bounds, the dice go below the total.
    let line = line.spacing(m.high * 0.15).align_y(Alignment::Center).wrap().align_x(Alignment::Center);
    let content = column![line, names(table, shell, &who, m)].spacing(4).width(Fill).align_x(Alignment::Center);
    let block = container(content).padding([4, 6]).width(Fill).height(Fill);
    block.style(card(look, look.line, 1.0)).into()
}

/// Who is in it: figures and names as long as there are lines, figures alone for the rest.
fn names<'a>(table: &'a Table, shell: &'a Shell, who: &[Fighter], m: Measures) -> Element<'a, Message> {
    let line = |who: &Fighter, figured: bool| {
        let room = m.side - if figured { m.high + 6.0 } else { 0.0 };
        let told = name(table, shell, *who);
        // A name is no figure: it may be smaller before it is cut.
        let size = (room / (told.chars().count().max(1) as f32 * NARROW)).clamp(m.high * 0.42, m.high);
        let told = bold(shortened(&told, ((room / (size * NARROW)) as usize).max(3)), size).wrapping(Wrapping::None);
        let stands = figured.then(|| figure(table, shell, *who, m.high));
        let line = row![stands, told].spacing(6).align_y(Alignment::Center).height(m.line);
        container(line).id(format!("{FAR}-{}", key(*who))).into()
    };
    let stands =
        |who: &Fighter| container(figure(table, shell, *who, m.high)).id(format!("{FAR}-{}", key(*who))).into();
    if m.lines == 0 {
        return Row::with_children(who.iter().map(stands)).spacing(4).wrap().into();
    }
    let all = who.len() <= m.lines;
    let named = if all { who.len() } else { m.lines - 1 };
    let rest = (!all).then(|| Row::with_children(who[named..].iter().map(stands)).spacing(2).wrap());
    let named = who[..named].iter().map(|who| line(who, m.figured));
    column(named).push(rest).push(space().height(0)).into()
}
