//! The terms of a side as small cards: what each is called, and what it adds.

use crate::app::look::{BODY, TOUCH, card};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::stage::measures::{Measures, Pack};
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, tool};
use crate::app::widget::press::Kind;
use crate::catalog::words::Words;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::sum::Part;
use iced::widget::{container, row, space};
use iced::{Alignment, Element};

/// Width of a letter, in parts of its size, and the smallest that are written.
const LETTER: f32 = 0.56;
const LEAST: f32 = 11.0;

/// What a term is called.
pub fn part_name(table: &Table, shell: &Shell, part: &Part) -> String {
    if let "term-against" | "term-room" | "term-ability" = part.what {
        shell.words.with(part.what, &[("who", shell.words.kind(&part.name).into())])
    } else if part.what == "term-layer" {
        shell.words.with(part.what, &[("name", shell.words.printed(&part.name).into())])
    } else if part.name.is_empty() && part.what == "term-unnamed" {
        shell.words.with("term-unnamed-of", &[("amount", amount(table, shell, part).into())])
    } else if part.name.is_empty() {
        shell.words.get(part.what)
    } else if let Some(now) = as_of_now(shell, &part.name) {
        now
    } else if part.name.starts_with(char::is_lowercase) {
        // What the power of a Class gave goes by the Class.
        shell.words.kind(&part.name)
    } else {
        // Cards are called as they are written; how much a condition adds stands beside it.
        let name = shell.words.printed(&part.name);
        let adds = |more: &str| more.contains(&format!("{:+}", part.strength));
        match name.split_once(": ") {
            Some((name, more)) if part.what == "part-condition" && adds(more) => name.to_owned(),
            _ => name.into_owned(),
        }
    }
}

/// A Curse for the next fight, in that very fight, where by how much stands beside it; and from whom, where that is said.
fn as_of_now(shell: &Shell, name: &str) -> Option<String> {
    ["ill-fight", "ill-sex"].into_iter().find_map(|ill| {
        let from = name.strip_prefix(&shell.words.get(ill))?;
        Some(format!("{}{from}", shell.words.get(&format!("{ill}-now"))))
    })
}

/// What a term adds.
pub fn amount(table: &Table, shell: &Shell, part: &Part) -> String {
    let strength = format!("{:+}", part.strength);
    // Everybody's own die goes without saying; where nobody rolls there is none.
    let several = matches!(part.who, Fighter::Monster(_)) && part.dice > 1;
    let own = i32::from(part.what == "term-level" && table.session.book().system.rolls() && !several);
    if part.dice == own {
        return if part.strength == 0 { String::new() } else { strength };
    }
    let dice = part.dice - if part.term.is_some() { 0 } else { own };
    if part.strength == 0 {
        return format!("{dice:+} {}", die(&shell.words, dice));
    }
    // Both together as people say it.
    let id = if dice < 0 { "term-fewer" } else { "term-both" };
    shell.words.with(id, &[("strength", strength.into()), ("dice", dice.unsigned_abs().into())])
}

/// One die, or so many dice.
pub fn die(words: &Words, dice: i32) -> String {
    words.with("fight-die", &[("dice", dice.unsigned_abs().into())])
}

/// One term on a side; what the table has played can be struck.
pub fn term<'a>(table: &'a Table, shell: &'a Shell, (part, m): (&Part, Measures)) -> Element<'a, Message> {
    let look = shell.look;
    let text = m.text;
    // Its figures stand beside it.
    let plain = part.name.is_empty() && part.what == "term-unnamed";
    let name = if plain { shell.words.get(part.what) } else { part_name(table, shell, part) };
    let gone = match (part.term, part.enhancer, part.who) {
        (Some(index), ..) => Some((format!("strike-{index}"), Effect::Fight(fight::Effect::Unterm { index }))),
        (None, Some(index), Fighter::Monster(monster)) => {
            Some((format!("strip-{}-{index}", monster.0), Effect::Fight(fight::Effect::Strip { monster, index })))
        }
        _ => None,
    };
    let strike = gone.filter(|_| table.is_open() && table.hot.is_none()).map(|(id, effect)| {
        let called = shell.words.with("heard-strike", &[("what", name.as_str().into())]);
        tool(look, "cross").kind(Kind::Quiet).id(id).called(called).on_press(Message::does(table.played(vec![effect])))
    });
    // What is touched has its height, and a long name its lines.
    let low = m.term();
    let height = if strike.is_some() { TOUCH.max(low) } else { low };
    let close = m.pack != Pack::Loose;
    let besides = if close { 66.0 } else { 98.0 };
    let room = m.side - if strike.is_some() { TOUCH + besides } else { besides };
    // A word longer than its line is written smaller, as far as it can be read.
    let room = room.max(40.0);
    let word = name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(1).max(1);
    let size = (BODY * text).min(room / (word as f32 * LETTER)).max(LEAST);
    let name = container(body(name).size(size)).max_width(room);
    let line = row![name, bold(amount(table, shell, part), 17.0 * text), strike].spacing(6).align_y(Alignment::Center);
    let line = row![space().height(height), line].align_y(Alignment::Center);
    let edge = if part.term.is_some() || part.enhancer.is_some() { look.torch } else { look.line };
    container(line).padding([0, if close { 6 } else { 9 }]).style(card(look, edge, 1.0)).into()
}
