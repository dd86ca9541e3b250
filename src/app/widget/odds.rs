//! The odds of a roll, to be seen at a glance: the chance, what would better it, how far it goes either way.

use crate::app::look::{Look, fill};
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, dim};
use crate::catalog::words::Value;
use crate::odds::fight::{bonus_for, dice_for};
use crate::odds::roll::AnyMargins;
use crate::odds::{Odds, Roll};
use crate::play::narrate::outlook as told;
use iced::widget::{Row, column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Length, Padding};

/// Columns of the chart at the most.
const COLUMNS: usize = 48;
/// Height of the chart's tallest column, in pixels.
const TALLEST: f32 = 44.0;
/// Thickness of the line above it.
const LINE: f32 = 4.0;

/// The chance to win, in words where it is no chance at all.
pub fn percent(shell: &Shell, odds: Odds) -> String {
    told::percent(&shell.words, odds)
}

/// The chance, a bar, what it would take, and the chart of margins.
pub fn outlook<'a, M: 'a>(shell: &'a Shell, roll: &Roll) -> Element<'a, M> {
    let takes = takes(shell, roll);
    let takes = (!takes.is_empty()).then(|| dim(shell.look, takes.join("  ·  "), 15.0));
    column![chance(shell, roll), takes, chart(shell.look, roll, None)].spacing(4).into()
}

/// The chance, and a bar of it.
pub fn chance<'a, M: 'a>(shell: &'a Shell, roll: &Roll) -> Option<Element<'a, M>> {
    chance_of(shell, roll, 40.0)
}

/// The chance in figures of a size, and a bar of it.
pub fn chance_of<'a, M: 'a>(shell: &'a Shell, roll: &Roll, size: f32) -> Option<Element<'a, M>> {
    let look = shell.look;
    let odds = roll.odds()?;
    let chance = odds.chance() as f32;
    let colour = if chance >= 0.5 { look.good } else { look.bad };
    let won = (chance * 1_000.0).round() as u16;
    let part = |share: u16| container(space().height(10)).width(Length::FillPortion(share.max(1)));
    let bar = row![part(won).style(fill(colour, 4.0)), part(1_000 - won).style(fill(look.line, 4.0))];
    Some(column![bold(percent(shell, odds), size).color(colour), bar].spacing(4).into())
}

/// What it would take: the bonus for each next mark.
fn takes(shell: &Shell, roll: &Roll) -> Vec<String> {
    let mut list: Vec<(i32, String)> = Vec::new();
    for percent in [50, 75, 90, 100] {
        let Some(bonus) = bonus_for(roll, percent) else { continue };
        // One bonus that reaches several marks is named by the highest.
        list.retain(|(b, _)| *b != bonus);
        let args = [("bonus", Value::from(bonus)), ("percent", Value::from(percent))];
        let id = if percent == 100 { "fight-take-sure" } else { "fight-take-one" };
        list.push((bonus, shell.words.with(id, &args)));
    }
    let mut texts: Vec<String> = list.into_iter().map(|(_, text)| text).collect();
    // A card that gives a die is as common as one that gives strength.
    let dice = [50, 75, 90].into_iter().find_map(|percent| Some((dice_for(roll, percent)?, percent)));
    if let Some((dice, percent)) = dice {
        let args = [("dice", Value::from(i32::try_from(dice).unwrap_or(0))), ("percent", Value::from(percent as i32))];
        texts.push(shell.words.with("fight-take-dice", &args));
    }
    texts
}

/// Shares of all ways by margin.
fn shares(roll: &Roll) -> Option<Vec<(i32, f64)>> {
    let AnyMargins::Small(margins) = roll.margins() else { return None };
    Some(margins.iter().map(|(margin, ways)| (margin, *ways as f64 / margins.all as f64)).collect())
}

/// How often each margin comes out: lost ones in one colour, won ones in another, neighbours together where there are
/// many. Another roll is a line above it.
pub fn chart<'a, M: 'a>(look: Look, roll: &Roll, other: Option<&Roll>) -> Option<Element<'a, M>> {
    let bars = shares(roll).filter(|all| all.len() > 1)?;
    let line = other.and_then(shares).unwrap_or_default();
    let margins = || bars.iter().chain(&line).map(|(margin, _)| *margin);
    let (low, high) = (margins().min()?, margins().max()?);
    let together = (high - low + 1).max(1) as usize;
    let together = together.div_ceil(COLUMNS);
    let share = |list: &[(i32, f64)], from: i32| -> f64 {
        let to = from + together as i32;
        list.iter().filter(|(margin, _)| (from..to).contains(margin)).map(|(_, share)| share).sum()
    };
    let columns: Vec<(bool, f64, f64)> = (low..=high)
        .step_by(together)
        .map(|from| {
            // Margins told together count as won where any of them is.
            let best = from + together as i32 - 1;
            (best > 0 || (best == 0 && roll.ties_won), share(&bars, from), share(&line, from))
        })
        .collect();
    let most = columns.iter().map(|(_, a, b)| a.max(*b)).fold(0.0, f64::max);
    let high = |share: f64| (share / most * f64::from(TALLEST)) as f32;
    let columns = columns.into_iter().map(|(won, share, other)| {
        let colour = if won { look.good } else { look.bad };
        let bar = container(space().height(high(share).max(1.0))).width(Fill).style(fill(colour, 1.0));
        let bar = container(bar).height(TALLEST).align_bottom(TALLEST);
        if other == 0.0 {
            return container(bar).width(Fill).into();
        }
        let mark = container(space().height(LINE)).width(Fill).style(fill(look.text, 0.0));
        let mark = container(mark).padding(Padding::ZERO.top((TALLEST - high(other)).min(TALLEST - LINE)));
        container(stack![bar, mark]).width(Fill).into()
    });
    let row = Row::with_children(columns).spacing(1).align_y(Alignment::End).height(TALLEST);
    Some(container(row).width(Fill).into())
}
