//! A fight: both sides while they are built; or told by its result: won, lost, or none after all.

pub mod doing;
pub mod helpers;
pub mod unable;

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::draft::{Edit, Told};
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::{Answers, labelled, pick};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::answer::Answer;
use crate::rules::fight;
use crate::rules::fight::current;
use crate::rules::fight::outcome::Outcome;
use crate::rules::fight::standing::can_help;
use crate::rules::ids::{Colour, MonsterId, Side};
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Fill};

/// The fight and its result, on a panel of a width: what is added most, and how it came out, stays in the tray.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId], width: f32) -> Answers<'a> {
    let draft = &table.draft;
    let wide = width >= tray::WIDE;
    let (body, added): (Element<'a, Message>, Option<Element<'a, Message>>) = match draft.told {
        Told::Open => (doing::view(table, shell, width), doing::additions(table, shell, wide)),
        Told::Won => (won(table, shell, fought(table, shell, monsters)), None),
        Told::Lost => (lost(table, shell, fought(table, shell, monsters)), None),
    };
    let added = container(added.unwrap_or_else(|| space().into())).height(doing::additions_height(wide));
    Answers::with_tray(body, column![added, results(table, shell, wide)].spacing(tray::GAP))
}

/// Won, lost, or none after all; touched again, the fight is built on.
fn results<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Element<'a, Message> {
    let (words, look, draft) = (&shell.words, shell.look, &table.draft);
    let told = |told: Told, name: &str, id: &str| {
        let label = row![icon(name, 20.0), bold(words.get(id), BODY)].spacing(6).align_y(Alignment::Center);
        press(look, label)
            .kind(Kind::Choice(draft.told == told))
            .height(TURN_TOUCH)
            .padding([4, 8])
            .on_press(Message::edits(Edit::Told(told)))
    };
    let none = icon_button(look, "cross", words.get("fight-none")).height(TURN_TOUCH).padding([4, 8]);
    let hint = wide.then(|| dim(look, words.get("fight-or-told"), 14.0).width(doing::LABEL));
    let each = row![
        told(Told::Won, "crown", "fight-won").width(Fill),
        told(Told::Lost, "skull", "fight-lost").width(Fill),
        none.width(Fill).on_press(answer(Answer::Fight(fight::Answer::Fight(Outcome::None)))),
    ];
    row![hint, each.spacing(tray::GAP)].spacing(tray::GAP).align_y(Alignment::Center).into()
}

/// Who was fought; which of them were killed.
fn fought<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId]) -> Column<'a, Message> {
    let (words, look, draft) = (&shell.words, shell.look, &table.draft);
    let names = Names::of(table.game());
    let mut list = column![].spacing(8).width(Fill);
    for id in monsters {
        let Some(monster) = table.game().foes.get(*id) else { continue };
        let base = monster.base.map(|c| badge(look, c, 18.0));
        let level = monster.level().map_or_else(|| "?".to_owned(), |l| l.to_string());
        let level = words.with("monster-level", &[("level", level.into())]);
        let label = row![base, bold(words.monster(*id, names), 17.0).width(Fill), body(level)]
            .spacing(8)
            .align_y(Alignment::Center);
        let line: Element<'a, Message> = if draft.told == Told::Won {
            let kind = Kind::Choice(draft.killed.contains(id));
            press(look, label).kind(kind).width(Fill).on_press(Message::edits(Edit::Kill(*id))).into()
        } else {
            label.into()
        };
        list = list.push(line);
    }
    list
}

fn won<'a>(table: &'a Table, shell: &'a Shell, list: Column<'a, Message>) -> Element<'a, Message> {
    let (words, draft) = (&shell.words, &table.draft);
    // Whoever beats the Boss has won, and draws nothing any more.
    if table.game().foes.boss_among(&draft.killed).is_some() {
        return helpers(table, shell, list).push(body(words.get("fight-wins"))).into();
    }
    let list = list.push(labelled(shell, words.get("fight-levels"), draft.levels, Edit::Levels)).push(labelled(
        shell,
        words.get("fight-treasures"),
        draft.treasures,
        Edit::Treasures,
    ));
    // What nobody has told is a guess, and no more than that.
    let untold =
        draft.killed.iter().filter(|id| table.game().foes.get(**id).is_some_and(|foe| foe.def.treasures.is_none()));
    let untold: Vec<String> = untold.map(|id| words.monster(*id, Names::of(table.game()))).collect();
    let told = (!untold.is_empty()).then(|| words.list(&untold));
    let told = told.map(|all| words.with("fight-treasures-untold", &[("monsters", all.into())]));
    let told = told.map(|told| body(told).color(shell.look.torch));
    let list = helpers(table, shell, list);
    match &draft.helper {
        None => list.push(told).into(),
        Some(helper) => list
            .push(labelled(shell, words.get("fight-helper-levels"), helper.levels, Edit::HelperLevels))
            .push(labelled(shell, words.get("fight-helper-treasures"), helper.treasures, Edit::HelperTreasures))
            .push(told)
            .into(),
    }
}

fn lost<'a>(table: &'a Table, shell: &'a Shell, list: Column<'a, Message>) -> Element<'a, Message> {
    let (words, look, draft) = (&shell.words, shell.look, &table.draft);
    let list = list.push(labelled(shell, words.get("fight-hits"), draft.hits, Edit::Hits));
    let (game, names) = (table.game(), Names::of(table.game()));
    let beyond = |side: Side| {
        let dungeon = game.dungeon.as_deref()?;
        let here = dungeon.room(fight::kept(game)?.place?)?;
        Some(words.room(dungeon.neighbour(here, side)?.id, names))
    };
    let ways = draft.refuges.iter().map(|side| {
        let shown = table.shown(*side);
        let there = beyond(*side).unwrap_or_else(|| words.get(&format!("side-{}", side.name())));
        let label = row![icon(icon::arrow(shown), 16.0), body(there)];
        let kind = Kind::Choice(draft.ran == Some(*side));
        press(look, label.spacing(6).align_y(Alignment::Center))
            .kind(kind)
            .id(format!("ran {}", side.name()))
            .on_press(Message::edits(Edit::Ran(Some(*side))))
            .into()
    });
    let nowhere = pick(shell, words.get("fight-nowhere"), draft.ran.is_none(), Edit::Ran(None));
    let ways: Vec<Element<'a, Message>> = ways.chain(std::iter::once(nowhere)).collect();
    let list = list.push(body(words.get("fight-ran"))).push(wrapped(ways, 6.0));
    helpers(table, shell, list).into()
}

/// Who helped, if anybody.
fn helpers<'a>(table: &'a Table, shell: &'a Shell, list: Column<'a, Message>) -> Column<'a, Message> {
    let (words, look, draft) = (&shell.words, shell.look, &table.draft);
    let names = Names::of(table.game());
    let Some(fight) = current(table.game()) else { return list };
    let others: Vec<Colour> = can_help(table.session.book(), table.game(), fight).collect();
    if others.is_empty() {
        return list;
    }
    let now = draft.helper.as_ref().map(|h| h.seat);
    let alone = pick(shell, words.get("fight-alone"), now.is_none(), Edit::Helper(None));
    let each = others.into_iter().map(|colour| {
        let chosen = now == Some(colour);
        let press = choice(look, words.seat(colour, names), chosen).id(format!("helped {}", colour.name()));
        press.on_press(Message::edits(Edit::Helper(Some(colour)))).into()
    });
    list.push(wrapped(std::iter::once(alone).chain(each).collect(), 6.0))
}
