//! The odds of a roll, to be seen at a glance: the chance, what would better it, how far it goes either way.

use crate::app::look::{Look, fill};
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, dim};
use crate::catalog::words::Value;
use crate::odds::fight::{bonus_for, dice_for};
use crate::odds::roll::{AnyMargins, Margins};
use crate::odds::{Odds, Roll};
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// Columns of the chart at the most.
const COLUMNS: usize = 48;
/// Height of the chart's tallest column, in pixels.
const TALLEST: f32 = 44.0;

/// The chance to win, in words where it is no chance at all.
pub fn percent(shell: &Shell, odds: Odds) -> String {
    match odds {
        odds if odds.certain() => shell.words.get("fight-certain"),
        odds if odds.wins == 0 => shell.words.get("fight-hopeless"),
        // Neither rounds to what it is not.
        odds => {
            let percent = (odds.chance() * 100.0).clamp(1.0, 99.0).round() as i32;
            shell.words.with("fight-odds", &[("percent", Value::from(percent))])
        }
    }
}

/// The chance, a bar, what it would take, and the chart of margins.
pub fn outlook<'a, M: 'a>(shell: &'a Shell, roll: &Roll) -> Element<'a, M> {
    let look = shell.look;
    let Some(odds) = roll.odds() else { return column![].into() };
    let chance = odds.chance() as f32;
    let colour = if chance >= 0.5 { look.good } else { look.bad };
    let won = (chance * 1_000.0).round() as u16;
    let part = |share: u16| container(space().height(10)).width(Length::FillPortion(share.max(1)));
    let bar = row![part(won).style(fill(colour, 4.0)), part(1_000 - won).style(fill(look.line, 4.0))];
    let mut list = column![bold(percent(shell, odds), 40.0).color(colour), bar].spacing(4);
    let takes = takes(shell, roll);
    if !takes.is_empty() {
        list = list.push(dim(look, takes.join("  ·  "), 15.0));
    }
    if let AnyMargins::Small(margins) = roll.margins() {
        list = list.push(chart(look, &margins, roll.ties_won));
    }
    list.into()
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

/// How often each margin comes out: lost ones in one colour, won ones in another, neighbours together where there are
/// many.
fn chart<'a, M: 'a>(look: Look, margins: &Margins<u128>, ties_won: bool) -> Element<'a, M> {
    let all: Vec<(i32, f64)> = margins.iter().map(|(margin, ways)| (margin, *ways as f64)).collect();
    if all.len() < 2 {
        return column![].into();
    }
    let together = all.len().div_ceil(COLUMNS);
    let bars: Vec<(bool, f64)> = all
        .chunks(together)
        .map(|chunk| {
            let won = chunk.iter().any(|(margin, _)| *margin > 0 || (*margin == 0 && ties_won));
            (won, chunk.iter().map(|(_, ways)| ways).sum())
        })
        .collect();
    let most = bars.iter().map(|(_, ways)| *ways).fold(0.0, f64::max);
    let columns = bars.into_iter().map(|(won, ways)| {
        let height = (ways / most * f64::from(TALLEST)).max(1.0) as f32;
        let colour = if won { look.good } else { look.bad };
        container(space().height(height)).width(Fill).style(fill(colour, 1.0)).into()
    });
    let row = Row::with_children(columns).spacing(1).align_y(Alignment::End).height(TALLEST);
    container(row).width(Fill).into()
}
