//! What a search finds, line by line, for who thinks of changing its dice.

use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::dice::lying;
use crate::rules::dungeon::room::Mark;
use crate::rules::dungeon::search;
use crate::rules::dungeon::search_face::SearchFace;
use crate::rules::numbers::SearchRow;
use crate::rules::{dungeon, table};
use iced::widget::{column, row};
use iced::{Color, Element, Fill};

/// What the dice come to as they lie now, with what the room and the searcher add.
fn result(table: &Table) -> Option<i32> {
    let (book, game) = (table.session.book(), table.game());
    let Some(Step::Dungeon(dungeon::Step::SearchRoll { seat, room })) = lying::asked(game) else { return None };
    let (_, Answer::Table(table::Answer::Dice(faces)), _) = lying::open(game)? else { return None };
    let (seat, room) = (game.seat(*seat)?, game.dungeon.as_deref()?.room(*room)?);
    Some(faces.iter().map(|f| i32::from(*f)).sum::<i32>() + search::modifier(book, game, room, seat))
}

/// The search table of the rules, while the dice of a search wait; where they stand now is lit.
pub fn view<'a, M: 'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, M>> {
    let rules = &table.session.book().rules;
    let rows = &rules.search;
    let now = rules.search_row(result(table)?).map(|line| line.from);
    let nexts = rows.iter().skip(1).map(|next| Some(next.from)).chain([None]);
    let lines = rows.iter().enumerate().zip(nexts).map(|((at, line), next)| {
        let range = match next {
            Some(next) if at == 0 => shell.words.with("search-up-to", &[("to", (next - 1).into())]),
            Some(next) if next - 1 > line.from => format!("{} - {}", line.from, next - 1),
            Some(_) => line.from.to_string(),
            None => shell.words.with("search-from", &[("from", line.from.into())]),
        };
        let lit = now == Some(line.from);
        let colour = |plain: Color| if lit { shell.look.torch } else { plain };
        let found = dim(shell.look, finds(shell, line), 15.0).color(colour(shell.look.dim)).width(Fill);
        row![bold(range, 15.0).color(colour(shell.look.text)).width(110), found].spacing(6).into()
    });
    Some(column(lines).spacing(2).into())
}

/// What a line of it brings.
fn finds(shell: &Shell, line: &SearchRow) -> String {
    let marks = (line.ransacked, line.looted_out);
    brings(shell, (line.monster, false), (line.gold, line.treasures), marks)
}

/// What a face of the die brings here: the result with what is added, and what that is.
pub fn face(shell: &Shell, face: &SearchFace) -> String {
    let finds = &face.finds;
    let mark = finds.mark.map(|(mark, _)| mark);
    let marks = (mark == Some(Mark::Ransacked), mark == Some(Mark::LootedOut));
    let found = brings(shell, (finds.monster, finds.again), (finds.gold, finds.treasures), marks);
    let sum = match face.modifier {
        0 => face.result.to_string(),
        modifier => format!("{modifier:+} = {}", face.result),
    };
    shell.words.with("face-brings", &[("result", sum.into()), ("finds", found.into())])
}

fn brings(
    shell: &Shell,
    (monster, again): (bool, bool),
    (gold, treasures): (u32, u8),
    (ransacked, looted_out): (bool, bool),
) -> String {
    let words = &shell.words;
    let gold = i32::try_from(gold).unwrap_or(i32::MAX);
    let all = [
        monster.then(|| words.get("search-monster")),
        again.then(|| words.get("search-again")),
        (gold > 0).then(|| words.with("pile-gold", &[("gold", gold.into())])),
        (treasures > 0).then(|| words.with("search-treasures", &[("count", treasures.into())])),
        ransacked.then(|| words.get("search-ransacked")),
        looted_out.then(|| words.get("search-looted-out")),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    if all.is_empty() { words.get("search-nothing") } else { words.list(&all) }
}
