//! The Monster Turn on the screen: the forecast before the roll; the routes, why each ended, and the tick list after it.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::cardboard::printed::of;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::prompt::parts::{app_rolls, player};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, dim, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::march::{March, Route, Stop};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;
use crate::rules::turn::command::Rerolled;
use crate::rules::{dungeon, table, turn};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// The six colours, each with what it would do. One tap rolls; holding shows the routes on the map.
pub fn forecast<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    for colour in Colour::ALL {
        let would = table.forecasts.as_ref().map(|all| outlook(table, shell, &all[colour.index()]));
        let who = player(table, shell, colour);
        // On a telephone all six are seen at once: whose monsters they are stands above what they would do.
        let label = match shell.is_held() {
            true => {
                let name = bold(who.unwrap_or_else(|| words.colour(colour)), 15.0).wrapping(Wrapping::None);
                let would = body(would.unwrap_or_default()).size(13.0).line_height(1.15);
                row![icon(icon::shape(colour), 22.0), column![name, would].width(Fill).clip(true)]
            }
            false => row![
                icon(icon::shape(colour), 24.0),
                column![bold(words.colour(colour), 16.0), who.map(|who| body(who).size(13.0))].width(80),
                body(would.unwrap_or_default()).size(13.5).width(Fill),
            ],
        };
        let label = label.spacing(8).align_y(Alignment::Center);
        let roll = press(look, label).kind(Kind::Seat(colour)).height(TURN_TOUCH + 4.0).width(Fill).padding([4, 10]);
        let roll = roll
            .id(format!("colour-{}", colour.name()))
            .on_press(answer(Answer::Table(table::Answer::Colour(colour))))
            .on_hold(Message::Asked(OnAsked::Forecast(Some(colour))));
        let eye = press(look, icon("gait-lurking", 22.0)).kind(Kind::Choice(table.forecast == Some(colour)));
        let eye = eye
            .padding([18, 10])
            .height(TURN_TOUCH + 4.0)
            .width(44)
            .called(words.with("heard-forecast", &[("colour", words.colour(colour).into())]))
            .on_press(Message::Asked(OnAsked::Forecast(Some(colour))));
        list.push(row![roll, eye].spacing(4).into());
    }
    let columns = if wide || shell.is_held() { 2 } else { 1 };
    column![tray::grid(list, columns), app_rolls(table, shell)].spacing(6).width(Fill).into()
}

/// Whether the table rolls for all monsters, and reads what each colour would do.
pub fn is_forecast(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)))
}

/// What a colour would do, in a few words.
fn outlook(table: &Table, shell: &Shell, march: &March) -> String {
    let words = &shell.words;
    let names = Names::of(table.game());
    let open = march.routes.iter().filter(|r| r.stop == Stop::UnknownArrow).count();
    let moving = march.moving();
    let mut parts = Vec::new();
    // As long as an arrow is unknown, nobody can say that none moves.
    if moving > 0 || open == 0 {
        parts.push(words.with("forecast-moving", &[("count", moving.into())]));
    }
    let caught: Vec<String> = march
        .routes
        .iter()
        .filter(|r| r.stop == Stop::TargetReached)
        .filter_map(|r| table.game().foes.get(r.monster)?.base)
        .map(|c| words.seat(c, names))
        .collect();
    if !caught.is_empty() {
        parts.push(words.with("forecast-caught", &[("seats", words.list(&caught).into())]));
    }
    if open > 0 {
        parts.push(words.with("forecast-unknown", &[("count", open.into())]));
    }
    words.row(&parts)
}

/// The routes, with a tick for each standie moved on the table.
pub fn routes<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(march) = table.game().dungeon.as_deref().and_then(|d| d.march.as_ref()) else { return body("").into() };
    let moving = march.moving();
    let done = moving - march.to_move.len().min(moving) + usize::from(is_last(table, march));
    let title = row![
        badge(look, march.roll, 24.0),
        bold(words.colour(march.roll), 20.0),
        body(words.with("routes-count", &[("done", done.into()), ("all", moving.into())])),
    ];
    let mut list = column![title.spacing(8).align_y(Alignment::Center)].spacing(6).width(Fill);
    let why = (moving == 0).then(|| {
        let args = [("why", narrate::march::idle(march).into()), ("colour", words.colour(march.roll).into())];
        body(words.with("routes-why", &args))
    });
    list = list.push(why);
    let (move_on, stay): (Vec<&Route>, Vec<&Route>) = march.routes.iter().partition(|route| !route.hops.0.is_empty());
    for (number, route) in (1..).zip(move_on) {
        list = list.push(route_card(table, shell, march, route, number));
    }
    // Who stays is nothing to do for the table: why is a touch away.
    let open = table.stays;
    let fold = || {
        let label = words.with("routes-stay", &[("count", stay.len().into()), ("open", i32::from(open).into())]);
        let label = row![icon("why", 20.0), bold(label, BODY)].spacing(8).align_y(Alignment::Center);
        let fold = press(look, label).kind(Kind::Choice(open)).height(TOUCH).width(Fill).padding([4, 12]);
        fold.id("stays".to_owned()).on_press(Message::Asked(OnAsked::Stays))
    };
    // It comes last: what opens moves nothing that is touched.
    let list = list.push(dim(look, words.get("routes-reroll"), 14.0)).push(rerolls(shell, march.roll));
    let list = list.push((!stay.is_empty()).then(fold));
    list.extend(stay.iter().filter(|_| open).map(|route| route_card(table, shell, march, route, 0))).into()
}

fn route_card<'a>(
    table: &'a Table,
    shell: &'a Shell,
    march: &March,
    route: &Route,
    number: usize,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let moves = !route.hops.0.is_empty();
    let waits = march.to_move.contains(&route.monster);
    let base = table.game().foes.get(route.monster).and_then(|m| m.base);
    let number = if moves { format!("{number}.") } else { "–".to_owned() };
    let name = words.monster(route.monster, names);
    let head = row![bold(number, 18.0), base.map(|c| badge(look, c, 18.0)), bold(name, 17.0).width(Fill)];
    let way: Vec<String> = std::iter::once(route.from)
        .chain(route.hops.0.iter().map(|hop| hop.to))
        .map(|room| words.room(room, names))
        .collect();
    let explained = narrate::march::explain(march, route);
    let end = explained.last().map(|line| words.say(&line.message, names)).unwrap_or_default();
    let mut text = column![head.spacing(6).align_y(Alignment::Center)].spacing(2).width(Fill);
    if moves {
        text = text.push(body(way.join("  ›  ")).size(14.0));
    }
    text = text.push(dim(look, end, 14.0));
    let why = press(look, icon("why", 20.0))
        .kind(Kind::Quiet)
        .padding([12, 10])
        .width(42)
        .id(format!("why-{}", route.monster.0))
        .called(of(table, shell, route.monster, words.get("sign-why")))
        .on_press(Message::opens(Panel::WhyRoute(route.monster)));
    let tick: Element<'a, Message> = if waits {
        tick(table, shell, march, route.monster)
    } else if moves {
        container(icon("check", 24.0).color(look.good)).center_x(TURN_TOUCH).center_y(TURN_TOUCH).into()
    } else {
        body("").into()
    };
    let outline = if waits { look.torch } else { look.line };
    container(row![text, why, tick].spacing(4).align_y(Alignment::Center))
        .padding([6, 8])
        .style(card(look, outline, 1.5))
        .into()
}

/// Whether the last standie is ticked as well.
fn is_last(table: &Table, march: &March) -> bool {
    table.draft.another && march.to_move.len() == 1
}

/// A tick is only that: once all are moved that is said by the next step, and whoever touches it has nothing else under their
/// finger.
fn tick<'a>(table: &'a Table, shell: &'a Shell, march: &March, monster: MonsterId) -> Element<'a, Message> {
    let (look, ticked) = (shell.look, is_last(table, march));
    let does = match march.to_move.as_slice() {
        [_] => Message::edits(Edit::Another(!ticked)),
        _ => answer(Answer::Dungeon(dungeon::Answer::Moved(monster))),
    };
    let press = press(look, icon("check", 26.0))
        .kind(Kind::Choice(ticked))
        .padding([15, 14])
        .height(TURN_TOUCH)
        .width(TURN_TOUCH)
        .id(format!("tick-{}", monster.0))
        .called(of(table, shell, monster, shell.words.get("sign-check")));
    press.on_press(does).into()
}

/// The other colours, for a roll that turned out to be another one.
fn rerolls<'a>(shell: &'a Shell, roll: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let why = |why: Rerolled, id: &str| -> Element<'a, Message> {
        let faces = Colour::ALL.into_iter().filter(|c| *c != roll).map(|colour| {
            let face =
                press(look, icon(icon::shape(colour), 22.0)).kind(Kind::Seat(colour)).padding([11, 11]).width(44);
            let args = [("what", words.get(id).into()), ("choice", words.colour(colour).into())];
            face.id(format!("{id}-{}", colour.name()))
                .called(words.with("heard-choice", &args))
                .on_press(Message::does(Command::Turn(turn::Command::Reroll { colour, why })))
                .into()
        });
        column![body(words.get(id)).size(14.0), wrapped(faces.collect(), 4.0)].spacing(4).height(Shrink).into()
    };
    column![why(Rerolled::Card, "reroll-card"), why(Rerolled::Mistake, "reroll-mistake")].spacing(8).into()
}
