//! A monster of the hand: its face, and all its card says once it is lifted.

use crate::app::icon::icon;
use crate::app::look::{BODY, card as frame};
use crate::app::shell::Shell;
use crate::app::table::hot::shed;
use crate::app::table::hot::state::{Hot, Sheet};
use crate::app::table::message::{Message, wish};
use crate::app::table::panels::parts::refusal;
use crate::app::table::prompt::parts::Asked;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::{narrate, unplayable};
use crate::rules::card::{CardId, MonsterCard};
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::engine;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// A monster in the hand: who it is, and how strong. A touch picks a fight with it where that can be done.
pub fn face<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (card, can_go): (CardId, bool),
    (width, height): (f32, f32),
) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let def = &table.session.book().cards.monster(card)?.def;
    let chosen = hot.marked.contains(&card) || hot.sheet == Some(Sheet::Card(card));
    let lit = can_go || hot.mover().is_some() && hot.moves.iter().any(|command| brings(command, card));
    let ink = if lit || chosen { look.text } else { look.dim };
    let level = def.level.map(|level| bold(words.with("doors-level", &[("level", level.into())]), 18.0).color(ink));
    let treasures = def.treasures.map(|count| words.with("doors-treasures", &[("count", count.into())]));
    let sort = row![icon("monster", 18.0).color(look.dim), dim(look, words.get("face-foe"), BODY)].spacing(6);
    let name = bold(shell.words.printed(&def.name), 16.0).color(ink).width(Fill);
    // What has just come is seen among what was there, whatever it is.
    let name = row![name, hot.spread.is_fresh(card).then(|| icon("star", 16.0).color(look.torch))].spacing(4);
    let told =
        column![sort.align_y(Alignment::Center), name, level].extend(treasures.map(|t| dim(look, t, 15.0).into()));
    let outline = match (chosen, lit) {
        (true, _) => (look.good, 4.0),
        (_, true) => (look.torch, 2.5),
        _ => (look.line, 1.0),
    };
    let face = container(told.spacing(4)).padding([6, 9]).width(width).height(height).clip(true);
    let face = face.style(frame(look, outline.0, outline.1));
    // Read first: no slip of a finger picks a fight.
    let does = wish(shed::touched(table, card, can_go));
    let face = press(look, face).kind(Kind::Quiet).padding(0).width(width).height(height);
    Some(face.id(format!("card {}", card.0)).on_press(does).into())
}

/// A monster of the hand, lifted: all its card says; a fight with it where that can be had, or why not.
pub fn sheet<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (card, monster): (CardId, &'a MonsterCard),
    (head, goes): (Element<'a, Message>, Option<Element<'a, Message>>),
) -> Asked<'a> {
    let (words, look) = (&shell.words, shell.look);
    let said = narrate::card::monster(words, monster).into_iter().map(|line| body(line).size(18.0).into());
    let mut list = column![].spacing(8).width(Fill);
    let ways = hot.moves.iter().filter(|command| brings(command, card));
    // Where cards have to go that is all it is about.
    let going = goes.is_some();
    let ways: Vec<Element<'a, Message>> = ways
        .filter(|_| !going)
        .map(|command| {
            let text = table.teller().sentence(&table.question.ask, hot.mover(), command);
            let text = bold(words.say(&text, Names::of(table.game())), 18.0).width(Fill);
            let press = press(look, text).kind(Kind::Primary).width(Fill).height(iced::Shrink).padding([17, 14]);
            press.id("choose 0".to_owned()).on_press(Message::does(command.clone())).into()
        })
        .chain(goes)
        .collect();
    // Why there is none is read first.
    if ways.is_empty() {
        let trouble = Command::Doors(Door::LookForTrouble { card });
        let why = engine::decide(table.session.book(), table.game(), &trouble).err().filter(|_| hot.mover().is_some());
        list = list.push(match why {
            Some(_) if table.fights() => body(words.get("foe-in-fight")).color(look.bad).into(),
            // What waits for a turn, or for a door, says so, as it does on a phone; and what stands in the way of whose turn
            // it is does so in nobody else's.
            Some(why) if why.message.id == "not-now" || table.game().turn.seat != hot.mover() => {
                let at = (&**table.session.book(), table.game(), &table.question.ask);
                let said = hot.mover().map(|seat| unplayable::why(at.0, at.1, at.2, (seat, card)));
                match said {
                    Some(Err(id)) => body(words.get(id)).color(look.bad).into(),
                    _ => refusal(table, shell, &why),
                }
            }
            Some(why) => refusal(table, shell, &why),
            None => body(words.get("hand-wait")).color(look.bad).into(),
        });
    }
    list = list.extend(said);
    if !monster.def.note.is_empty() {
        list = list.push(dim(look, shell.words.printed(&monster.def.note), BODY));
    }
    let tray = (!ways.is_empty()).then(|| column(ways).spacing(8).into());
    Asked { head, body: list.into(), tray, foot: None }
}

/// Whether a command brings a monster of the hand to the table.
pub(super) fn brings(command: &Command, card: CardId) -> bool {
    match command {
        Command::Doors(Door::LookForTrouble { card: own } | Door::SendIn { card: own, .. }) => *own == card,
        _ => false,
    }
}
