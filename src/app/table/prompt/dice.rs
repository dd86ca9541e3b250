//! The dice of a fight: a pad for everyone who rolls, then the roll, which a card may still change.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, fill, mix};
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::fighters::key;
use crate::app::table::fighters::name;
use crate::app::table::prompt::fight::sums;
use crate::app::table::prompt::rollers::ties;
use crate::app::table::prompt::tray::{self, faces};
use crate::app::table::prompt::{Answers, app_rolls};
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{badge, body, bold, button, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::odds::fight::{self as odds, Needs, turning};
use crate::rules::answer::Answer;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::roll as dice;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Stage, current};
use crate::rules::table;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length, Shrink};

/// A pad for whoever is next: N dice are N taps, and the last one tells the fight.
pub fn roll<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let Some(fight) = current(table.game()) else { return Answers::plain(space()) };
    // Everybody's dice have their line before they fall.
    let lines = table.draft.rollers.iter().enumerate().map(|(i, (who, count))| {
        let faces = table.draft.throws.get(i).map(|throw| throw.faces.as_slice()).unwrap_or_default();
        // Told wrongly, it is taken back by a touch.
        let fallen = faces.iter().enumerate().map(|(die, face)| {
            let die = press(look, icon(&format!("die-{face}"), 34.0))
                .kind(Kind::Quiet)
                .padding(5)
                .id(format!("fell-{i}-{die}"))
                .on_press(Message::edits(Edit::TakeBack(i, die)));
            die.height(TOUCH).width(TOUCH).into()
        });
        let open = usize::try_from(count.unwrap_or(0)).unwrap_or(0).saturating_sub(faces.len());
        let open = (0..open).map(|_| {
            let die = icon("die", 30.0).color(mix(look.panel, look.line, 0.6));
            container(die).center(TOUCH).into()
        });
        let name = body(name(table, shell, *who)).width(Length::FillPortion(2));
        let dice = Row::with_children(fallen.chain(open)).spacing(4).align_y(Alignment::Center);
        let dice = container(dice.wrap()).width(Length::FillPortion(3));
        row![name, dice].spacing(8).align_y(Alignment::Center).height(Shrink).into()
    });
    let lines = column(lines).push(needed(table, shell, fight)).spacing(6).width(Fill);
    let body = beside(sums::sides_only(table, shell, fight), lines.into(), width);
    let Some((who, count)) = table.draft.rolling() else { return Answers::plain(body) };
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
    let title = row![badge(look, hand, 22.0), bold(words.with(id, &args), 16.0).width(Fill)].spacing(8);
    let faces = faces(shell, width >= tray::WIDE, |face| Message::edits(Edit::Face(face)));
    let all = button(look, words.get("fight-that-is-all")).on_press(Message::edits(Edit::ThatIsAll));
    let back =
        button(look, words.get("fight-not-yet")).kind(Kind::Quiet).on_press(answer(Answer::Table(table::Answer::No)));
    let first = if count.is_none() { Some(all.into()) } else { app_rolls(table, shell) };
    let mut ways = vec![back.into()];
    ways.extend(first);
    Answers::with_tray(body, tray::tray(Some(title.align_y(Alignment::Center).into()), faces, ways))
}

/// What the last dice have to come to.
fn needed<'a>(table: &'a Table, shell: &'a Shell, fight: &fight::Fight) -> Option<Element<'a, Message>> {
    let counted = sums::so_far(table, fight);
    let (ours, needs) = odds::needs(&odds::roll(&counted)).filter(|_| !counted.is_open())?;
    let last: Vec<String> = if ours { &counted.munchkins } else { &counted.monsters }
        .iter()
        .filter(|sum| sum.dice > 0)
        .map(|sum| name(table, shell, sum.who))
        .collect();
    let (_, dice) = Sides::total(if ours { &counted.munchkins } else { &counted.monsters });
    let (id, sum) = match needs {
        Needs::AtLeast(sum) if sum == 6 * dice => ("fight-needs-sixes", sum),
        Needs::AtLeast(sum) => ("fight-needs", sum),
        Needs::Nothing => ("fight-needs-nothing", 0),
        Needs::TooMuch => ("fight-needs-too-much", 0),
    };
    let count = Value::from(i32::try_from(last.len()).unwrap_or(i32::MAX));
    let args =
        [("who", Value::from(shell.words.list(&last))), ("count", count), ("sum", sum.into()), ("dice", dice.into())];
    Some(bold(shell.words.with(id, &args), 18.0).color(shell.look.torch).into())
}

/// Two things beside each other where there is room, else below each other.
fn beside<'a>(left: Element<'a, Message>, right: Element<'a, Message>, width: f32) -> Element<'a, Message> {
    if width < tray::WIDE {
        return column![left, right].spacing(10).into();
    }
    let half = |part| container(part).width(Length::FillPortion(1));
    row![half(left), half(right)].spacing(14).into()
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
    let colour = if sides.wins(ours, theirs) { look.good } else { look.bad };
    let won = i32::from(sides.wins(ours, theirs));
    let by = words.with("fight-by", &[("by", (ours - theirs).abs().into()), ("won", won.into())]);
    let total = |id: &str, sum: i32| {
        column![dim(look, words.get(id), 14.0), bold(sum.to_string(), 46.0).color(colour)].align_x(Alignment::Center)
    };
    let totals = row![
        total("fight-us", ours).width(Fill),
        body(by).size(18.0).color(colour),
        total("fight-them", theirs).width(Fill),
    ];
    let mut list = column![totals.spacing(8).align_y(Alignment::Center)].spacing(8).width(Fill);
    if ours == theirs {
        list = list.push(ties(table, shell, sides.ties_won));
    }
    let throws = match fight.stage.clone() {
        Stage::Rolled(throws) => throws,
        _ => Vec::new(),
    };
    let shown = turning(&sides, (ours, theirs), &throws);
    for throw in throws {
        let dice = throw.faces.iter().enumerate().map(|(i, face)| {
            let chosen = table.draft.turning == Some((throw.who, i));
            let die = press(look, icon(&format!("die-{face}"), 38.0)).kind(Kind::Choice(chosen)).padding(4);
            let die = die.height(TURN_TOUCH).width(50).id(format!("rolled-{}-{i}", key(throw.who)));
            die.on_press(Message::edits(Edit::Turn(Some((throw.who, i))))).into()
        });
        let line = row![body(name(table, shell, throw.who)).width(Fill), row(dice).spacing(2)].spacing(8);
        list = list.push(line.align_y(Alignment::Center));
    }
    for turn in shown.iter().take(4) {
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
        list = list.push(body(words.with(id, &args)).size(15.0).color(look.torch));
    }
    let body = beside(sums::sides_only(table, shell, fight), list.into(), width);
    // A die that is changed lies where it was rolled.
    let tray = match table.draft.turning {
        None => dim(look, words.get("fight-change-die"), BODY).into(),
        Some((who, index)) => {
            let to = move |to| Message::does(table.played(vec![Effect::Fight(fight::Effect::Face { who, index, to })]));
            tray::tray(None, faces(shell, width >= tray::WIDE, to), Vec::new())
        }
    };
    Answers::with_tray(body, tray)
}

/// Whether the munchkins win with these totals.
pub fn wins(table: &Table, ours: i32, theirs: i32) -> bool {
    current(table.game()).is_some_and(|f| sides(table.session.book(), table.game(), f, None).wins(ours, theirs))
}
