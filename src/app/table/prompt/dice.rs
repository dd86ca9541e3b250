//! The dice of a fight: a pad for everyone who rolls, then the roll, which a card may still change.

use crate::app::look::{BODY, TURN_TOUCH, fill};
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::fighters::name;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::{Answers, app_rolls};
use crate::app::table::prompt::rollers::{ties, warrior};
use crate::app::table::prompt::tray::{self, faces};
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::odds::fight::turning;
use crate::rules::answer::Answer;
use crate::rules::effect::Effect;
use crate::rules::fight::roll as dice;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{Fighter, current};
use crate::rules::{fight, table};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// A pad for whoever is next: N dice are N taps, and the last one tells the fight.
pub fn roll<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let Some(fight) = current(table.game()) else { return Answers::plain(space()) };
    let Some((who, count)) = table.draft.rolling() else { return Answers::plain(space()) };
    let hand = dice::hand_of(table.game(), fight, who);
    let seat = words.seat(hand, Names::of(table.game()));
    let id = match (who, count) {
        (Fighter::Seat(_), _) => "fight-rolls",
        (Fighter::Monster(_), Some(_)) => "fight-rolls-for",
        (Fighter::Monster(_), None) => "fight-rolls-open",
    };
    let args = [
        ("who", Value::from(name(table, shell, who))),
        ("seat", Value::from(seat)),
        ("dice", Value::from(count.unwrap_or(0))),
    ];
    let title = row![badge(look, hand, 22.0), bold(words.with(id, &args), 16.0).line_height(1.15).width(Fill)];
    let title = title.spacing(8);
    let faces = faces(shell, width >= tray::WIDE, |face| Message::edits(Edit::Face(face)));
    let all = button(look, words.get("fight-that-is-all")).on_press(Message::edits(Edit::ThatIsAll));
    let back =
        button(look, words.get("fight-not-yet")).kind(Kind::Quiet).on_press(answer(Answer::Table(table::Answer::No)));
    // Of dice told in part the app rolls the rest.
    let first = if count.is_none() { Some(all.into()) } else { app_rolls(table, shell) };
    let mut ways = vec![back.into()];
    ways.extend(first);
    Answers::with_tray(space(), tray::tray(Some(title.align_y(Alignment::Center).into()), faces, ways))
}

/// The moment everyone has to act before the dice fall; anybody can stop it.
pub fn ring<'a>(shell: &'a Shell, left: f32) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let share = (left * 1_000.0) as u16;
    let part = |share: u16| container(space().height(12)).width(Length::FillPortion(share.max(1)));
    let bar = row![part(share).style(fill(look.torch, 6.0)), part(1_000 - share).style(fill(look.line, 6.0))];
    let stop = press(look, container(bold(words.get("fight-stop"), 20.0)).center_x(Fill)).kind(Kind::Danger);
    let stop = stop
        .height(TURN_TOUCH + 8.0)
        .width(Fill)
        .id("stop".to_owned())
        .on_press(answer(Answer::Table(table::Answer::No)));
    column![bar, stop].spacing(6).into()
}

/// Both totals, and every die, which a card may change.
pub fn rolled<'a>(table: &'a Table, shell: &'a Shell, (ours, theirs): (i32, i32), width: f32) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let Some(fight) = current(table.game()) else { return Answers::plain(space()) };
    let sides = sides(table.session.book(), table.game(), fight, None);
    let mut list = column![].spacing(8).width(Fill);
    if ours == theirs {
        list = list.push(warrior(table, shell)).push(ties(table, shell, sides.ties_won));
    }
    let shown = turning(&sides, (ours, theirs), fight.stage.throws());
    // Of two dice that show the same it is said once.
    let mut said = Vec::new();
    for turn in &shown {
        let (least, most) = turn.faces;
        let id = match (least, most) {
            (1, most) if most < 6 => "fight-turn-most",
            (least, 6) if least > 1 => "fight-turn-least",
            _ => "fight-turn-any",
        };
        let args = [
            ("who", Value::from(name(table, shell, turn.who))),
            ("face", turn.face.into()),
            ("least", least.into()),
            ("most", most.into()),
        ];
        let told = words.with(id, &args);
        if !said.contains(&told) {
            said.push(told);
        }
    }
    list = list.extend(said.into_iter().take(4).map(|told| body(told).color(look.torch).into()));
    // A die that is changed lies where it was rolled.
    let tray = match table.draft.turning {
        None => dim(look, words.get("fight-change-die"), BODY).into(),
        Some((who, index)) => {
            let to = move |to| Message::does(table.played(vec![Effect::Fight(fight::Effect::Face { who, index, to })]));
            tray::tray(None, faces(shell, width >= tray::WIDE, to), Vec::new())
        }
    };
    Answers::with_tray(list, tray)
}

/// Whether the munchkins win with these totals.
pub fn wins(table: &Table, ours: i32, theirs: i32) -> bool {
    current(table.game()).is_some_and(|f| sides(table.session.book(), table.game(), f, None).wins(ours, theirs))
}
