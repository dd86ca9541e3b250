//! What cards add to a fight of numbers: a touch each.

use crate::app::icon::icon;
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::message::Message;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, button, dim, icon_button, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::came::{ADDED, LAID, treasures};
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{self, Fighter, Term, current};
use crate::rules::ids::MonsterId;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill};

/// Width of what says to whom something is added.
const LABEL: f32 = 76.0;
/// Width of a sign that says the same.
const SIGN: f32 = 24.0;
/// Three rows: for the munchkins, for the monsters, and what lies on a monster.
pub fn rows<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Element<'a, Message> {
    let Some(fight) = current(table.game()) else { return space().into() };
    let all = sides(table.session.book(), table.game(), fight, None);
    let us = all.munchkins.first().map(|sum| sum.who);
    let them = target(table).map(Fighter::Monster);
    let line = |id: &str, sign: &str, each: Vec<Element<'a, Message>>| -> Element<'a, Message> {
        // Where it is narrow a sign has to do: fingers come first.
        let label = match wide {
            true => container(dim(shell.look, shell.words.get(id), 14.0)).width(LABEL),
            false => container(icon(sign, 18.0).color(shell.look.dim)).width(SIGN),
        };
        row![label, Row::with_children(each).spacing(4)].height(TOUCH).align_y(Alignment::Center).into()
    };
    let terms = |who: Option<Fighter>, side: &'static str| {
        let each = ADDED.into_iter().filter_map(move |strength| Some(term(table, shell, (who?, side), strength)));
        each.collect::<Vec<_>>()
    };
    let lies = target(table).map(|monster| LAID.map(|level| enhancer(table, shell, monster, level)));
    let lies = lies.into_iter().flatten().collect();
    let gap = if wide { tray::GAP } else { 4.0 };
    column![
        line("doors-add-us", "person", terms(us, "us")),
        line("doors-add-them", "monster", terms(them, "them")),
        line("doors-enhance", "card", lies)
    ]
    .spacing(gap)
    .into()
}

/// Which monster is added to: the one that was chosen, or else the last that came.
pub fn target(table: &Table) -> Option<MonsterId> {
    let fight = current(table.game())?;
    let all = fight.monsters(table.game());
    table.draft.target.filter(|id| all.contains(id)).or(all.last().copied())
}

/// Of several monsters the one that cards lie on, and that a touch takes the next of them.
pub fn cycle<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let all = current(table.game())?.monsters(table.game());
    let now = target(table).filter(|_| all.len() > 1)?;
    let at = all.iter().position(|id| *id == now)?;
    // What lies on one of a pair counts for both of them.
    let pair = |id: MonsterId| table.game().foes.get(id).map_or(id, |foe| foe.pair());
    let (both, others): (Vec<MonsterId>, Vec<MonsterId>) =
        all.iter().copied().cycle().skip(at).take(all.len()).partition(|id| pair(*id) == pair(now));
    let next = *others.first()?;
    // Two lines of it fit.
    let names = Names::of(table.game());
    let named: Vec<String> = both.iter().map(|id| shell.words.monster(*id, names)).collect();
    let name = shortened(&shell.words.list(&named), if named.len() > 1 { 34 } else { 26 });
    let text = bold(shell.words.with("doors-target", &[("monster", name.into())]), 13.0).line_height(1.2);
    let press = press(shell.look, container(text).center_y(Fill))
        .kind(Kind::Choice(true))
        .padding([4, 8])
        .height(TOUCH)
        .width(Fill);
    Some(press.id(format!("target-{}", next.0)).on_press(Message::edits(Edit::Target(next))).into())
}

/// Something for a side in this fight alone.
fn term<'a>(table: &'a Table, shell: &'a Shell, (who, side): (Fighter, &str), strength: i16) -> Element<'a, Message> {
    let add = Term { who, name: String::new(), strength, dice: 0 };
    let press = button(shell.look, format!("{strength:+}")).padding([4, 2]).width(Fill);
    let what = shell.words.get(if side == "us" { "fight-add-us" } else { "fight-add-them" });
    let args = [("what", what.into()), ("choice", format!("{strength:+}").into())];
    let press = press.id(format!("add-{side}-{strength}-0")).called(shell.words.with("heard-choice", &args));
    press.on_press(Message::does(table.played(vec![Effect::Fight(fight::Effect::Term { add })]))).into()
}

/// A card that lies on a monster: it brings Treasure, or takes one away (MC-ENH-04).
fn enhancer<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId, level: i16) -> Element<'a, Message> {
    let treasures = treasures(level);
    let add = Enhancer { level, treasures, ..Enhancer::default() };
    let args = [("level", format!("{level:+}").into()), ("treasures", format!("{treasures:+}").into())];
    let press = button(shell.look, shell.words.with("doors-enhancer", &args)).padding([4, 2]).width(Fill);
    let press = press.id(format!("enhance-{level}"));
    press.on_press(Message::does(table.played(vec![Effect::Fight(fight::Effect::Enhance { monster, add })]))).into()
}

/// There is no other one after all.
pub fn no_other<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let back = icon_button(shell.look, "cross", shell.words.get("doors-no-other")).padding([4, 10]);
    back.id("no other".to_owned()).on_press(Message::edits(Edit::Another(false))).into()
}

/// One more monster comes: its Level is asked.
pub fn another<'a>(shell: &'a Shell) -> Element<'a, Message> {
    way(shell, ("monster", "doors-more"), "another", Some(Message::edits(Edit::Another(true))))
}

/// One of three ways beside each other.
pub fn way<'a>(
    shell: &'a Shell,
    (glyph, id): (&str, &str),
    name: &str,
    message: Option<Message>,
) -> Element<'a, Message> {
    let label = row![icon(glyph, 18.0), bold(shell.words.get(id), 15.0)].spacing(5).align_y(Alignment::Center);
    press(shell.look, label).padding([4, 6]).width(Fill).id(name.to_owned()).on_press_maybe(message).into()
}

/// A mate of the monster that is added to.
pub fn mate<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let comes = |monster| Message::does(table.played(vec![Effect::Fight(fight::Effect::Mate { monster })]));
    way(shell, ("heart", "doors-mate"), "mate", target(table).map(comes))
}
