//! What a monster's card says besides its Level: how many Levels a kill is worth and how well one runs from it, a touch on
//! the stage.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, choice, tool};
use crate::app::widget::press::Kind;
use crate::catalog::words::Names;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::{self, Stage};
use crate::rules::ids::MonsterId;
use iced::widget::{container, row};
use iced::{Alignment, Element};

/// What a card adds to a roll to run from it, at least and at most.
const RUN: (i8, i8) = (-9, 9);

/// Whether its card can be told just now.
fn tells(table: &Table, id: MonsterId) -> Option<&Monster> {
    let rolled = fight::under_way(table.game()).is_none_or(|now| matches!(now.stage, Stage::Rolled(_)));
    table.game().foes.get(id).filter(|_| table.is_cardboard() && table.is_open() && !rolled)
}

/// What it adds to a roll to run from it: a touch is one more, or one less (MC-RUN-07).
pub fn run<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let monster = tells(table, id)?;
    let now = monster.def.run;
    let told = shell.words.with("foe-run", &[("by", format!("{now:+}").into())]);
    let by = |glyph: &str, name: &str, step: i8| {
        let def = MonsterDef { run: (now + step).clamp(RUN.0, RUN.1), ..MonsterDef::clone(&monster.def) };
        let says = Effect::Fight(fight::Effect::Card { monster: id, def });
        let press = tool(shell.look, glyph).kind(Kind::Quiet).width(TOUCH).id(format!("run-{name}-{}", id.0));
        let sign = shell.words.get(if step < 0 { "sign-minus" } else { "sign-plus" });
        let press = press.called(of(table, shell, id, format!("{told}: {sign}")));
        press.on_press(Message::does(table.played(vec![says])))
    };
    let text = told.clone();
    let ink = if now == 0 { shell.look.dim } else { shell.look.torch };
    let text = container(bold(text, 14.0).color(ink)).center_y(TOUCH);
    // Close together: beside a Level of two digits it has room on the line.
    Some(row![by("minus", "less", -1), text, by("plus", "more", 1)].spacing(0).align_y(Alignment::Center).into())
}

/// Whether a kill is worth two Levels: most are worth one, and say nothing.
pub fn levels<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let monster = tells(table, id)?;
    // Whoever beats it wins the game, and no Level.
    let (book, game) = (table.session.book(), table.game());
    if fight::current(game).is_some_and(|now| book.system.crowns(game, now)) {
        return None;
    }
    let two = monster.def.levels.is_some_and(|levels| levels > 1);
    let def = MonsterDef { levels: (!two).then_some(2), ..MonsterDef::clone(&monster.def) };
    let says = Effect::Fight(fight::Effect::Card { monster: id, def });
    // Close as well: beside a Level of two digits all of it has room on one line.
    let press =
        choice(shell.look, shell.words.get("foe-two-levels"), two).padding([2, 5]).id(format!("levels-{}", id.0));
    let press = press.called(of(table, shell, id, shell.words.get("foe-two-levels")));
    Some(press.on_press(Message::does(table.played(vec![says]))).into())
}

/// What is told of a monster, for those who do not see beside which of several it stands.
pub fn of(table: &Table, shell: &Shell, id: MonsterId, told: String) -> String {
    let name = shell.words.monster(id, Names::of(table.game()));
    shell.words.with("heard-choice", &[("what", name.into()), ("choice", told.into())])
}
