//! What a monster's card says besides its Level: how many Levels a kill is worth, a touch on the stage.

use crate::app::shell::Shell;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::choice;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::{self, Stage};
use crate::rules::ids::MonsterId;
use iced::Element;

/// Whether a kill is worth two Levels: most are worth one, and say nothing.
pub fn levels<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let rolled = fight::under_way(table.game()).is_none_or(|now| matches!(now.stage, Stage::Rolled(_)));
    let monster = table.game().foes.get(id).filter(|_| table.is_cardboard() && table.is_open() && !rolled)?;
    let two = monster.def.levels.is_some_and(|levels| levels > 1);
    let def = MonsterDef { levels: (!two).then_some(2), ..MonsterDef::clone(&monster.def) };
    let says = Effect::Fight(fight::Effect::Card { monster: id, def });
    let press = choice(shell.look, shell.words.get("foe-two-levels"), two).id(format!("levels-{}", id.0));
    Some(press.on_press(Message::does(table.played(vec![says]))).into())
}
