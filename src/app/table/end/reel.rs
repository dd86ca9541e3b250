//! A game that is over, gone through once more, as it is seen: the map and the seats as they stood, a slider over all
//! that was done.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card, mix};
use crate::app::map::view::{Hands, map};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::end::replay::{self, Replay};
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::table::talk;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, shortened, thin, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::rules::fight;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use iced::widget::{Column, Row, column, container, row, scrollable, slider, stack};
use iced::{Alignment, Element, Fill, Size};

/// Width of the seats beside the map.
const SEATS: f32 = 270.0;
/// Most letters of a name.
const LETTERS: usize = 16;

/// The game as it stood, and the way through it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, replay: &'a Replay, size: Size) -> Element<'a, Message> {
    let wide = size.width >= 1000.0 && size.width > size.height;
    let seats = replay.game.seats.iter().map(|seat| stood(table, shell, replay, seat));
    let stage: Element<'a, Message> = match (replay.game.has_map(), wide) {
        (true, true) => {
            row![dungeon(shell, table, replay), container(column(seats).spacing(8)).width(SEATS).height(Fill)]
                .spacing(12)
                .height(Fill)
                .into()
        }
        (has_map, _) => {
            let mut seats: Vec<Element<'a, Message>> = seats.collect();
            let mut lines: Column<'a, Message> = column![].spacing(8);
            // Four stand two by two.
            let beside = if seats.len() == 4 { 2 } else { 3 };
            while !seats.is_empty() {
                let rest = seats.split_off(seats.len().min(beside));
                lines = lines.push(Row::with_children(std::mem::replace(&mut seats, rest)).spacing(8));
            }
            let stage = if has_map { dungeon(shell, table, replay) } else { happened(table, shell, replay) };
            column![lines, stage].spacing(12).height(Fill).into()
        }
    };
    let stage = column![head(shell, replay), stage].spacing(10).height(Fill);
    column![container(stage).padding([8, 16]).height(Fill), way(shell, replay)].into()
}

/// Which turn it is, whose, and what was done last.
fn head<'a>(shell: &'a Shell, replay: &'a Replay) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let turn = &replay.game.turn;
    let names = Names::of(&replay.game);
    let text = match turn.seat.filter(|_| turn.number > 0) {
        Some(seat) => words
            .with("replay-turn", &[("turn", Value::from(turn.number)), ("seat", Value::from(words.seat(seat, names)))]),
        None => words.get("replay-start"),
    };
    let who = turn.seat.map(|seat| badge(look, seat, 30.0));
    let told = column![bold(text, 22.0), dim(look, shortened(&replay.said, 90), BODY)].spacing(2).width(Fill);
    let leave = tool(look, "cross").kind(Kind::Plain).id("leave replay".to_owned());
    let leave = leave.on_press(Message::Ask(Action::Replay(false)));
    let head = row![who, told, leave].spacing(12).align_y(Alignment::Center);
    container(head).height(TURN_TOUCH).into()
}

fn dungeon<'a>(shell: &'a Shell, table: &'a Table, replay: &'a Replay) -> Element<'a, Message> {
    let look = shell.look;
    let play = |_| Message::Replay(replay::Message::Play);
    let seen = |camera, _| Message::Replay(replay::Message::Look(camera));
    let hands = Hands { tap: Box::new(play), hold: Box::new(play), look: Box::new(seen), carry: Box::new(play) };
    let view = map(&replay.scene, (replay.camera, table.turns), look, &shell.letters, hands)
        .label_scale(shell.settings.map_scale);
    let fit = tool(look, "fit").on_press(Message::Replay(replay::Message::Fit));
    let fit = container(fit).padding(12).align_right(Fill).align_bottom(Fill);
    container(stack![view, fit]).width(Fill).height(Fill).into()
}

/// Where there is no map: the fight as it stood, and what has happened in the turn so far, the last of it in sight.
fn happened<'a>(table: &'a Table, shell: &'a Shell, replay: &'a Replay) -> Element<'a, Message> {
    let (words, look, game) = (&shell.words, shell.look, &replay.game);
    let names = Names::of(game);
    let fought = fight::current(game).map(|now| {
        let (ours, theirs) = fight::roll::totals(&fight::sides::sums(table.session.book(), game, now), &[]);
        let monsters: Vec<String> = now.foes(game).map(|foe| words.monster(foe.id, names)).collect();
        let who = [("seat", words.seat(now.main, names).into()), ("monsters", words.list(&monsters).into())];
        let helps =
            now.helping(game).map(|seat| words.with("phone-helps", &[("seat", words.seat(seat, names).into())]));
        let sums = [("ours", ours.into()), ("theirs", theirs.into())];
        let stands = bold(words.with("phone-totals", &sums), 34.0).color(look.torch);
        column![bold(words.with("phone-fight", &who), 22.0), helps.map(body), stands].spacing(4)
    });
    let fought =
        fought.map(|fought| container(fought).padding([10, 16]).width(Fill).style(card(look, look.torch, 2.0)));
    let last = replay.told.len().saturating_sub(1);
    let lines = replay.told.iter().enumerate().map(|(at, line)| match at == last {
        true => bold(line.as_str(), 20.0).into(),
        false => dim(look, line.as_str(), 17.0).into(),
    });
    let lines = container(column(lines).spacing(6)).padding([4, 10]).width(Fill);
    let lines = scrollable(lines).direction(thin()).anchor_bottom().height(Fill).width(Fill);
    column![fought, lines].spacing(10).height(Fill).into()
}

/// Somebody, as they stood.
fn stood<'a>(table: &'a Table, shell: &'a Shell, replay: &'a Replay, seat: &'a Seat) -> Element<'a, Message> {
    let look = shell.look;
    let active = replay.game.turn.seat == Some(seat.colour);
    let name = shortened(&shell.words.seat(seat.colour, Names::of(&replay.game)), LETTERS);
    let state = seat.dead.then(|| icon("skull", 20.0).color(look.bad));
    let head = row![badge(look, seat.colour, 24.0), bold(name, 18.0).width(Fill), state].spacing(8);
    let level = bold(seat.level.to_string(), 32.0).color(look.torch);
    let mut figures = row![].spacing(5).align_y(Alignment::Center);
    if replay.game.has_map() {
        let hearts = bold(format!("{}/{}", seat.health.red, seat.health.max), BODY);
        figures = figures.push(icon("heart", 16.0).color(look.bad)).push(hearts);
    } else {
        let bonus = bold(format!("{:+}", outfit::combat_bonus(seat)), BODY);
        figures = figures.push(icon("sword", 16.0).color(look.dim)).push(bonus);
    }
    if seat.gold > 0 && replay.game.keeps_goods() {
        figures = figures.push(icon("coin", 16.0).color(look.torch)).push(bold(seat.gold.to_string(), BODY));
    }
    let told = column![head.align_y(Alignment::Center), figures].spacing(4).width(Fill);
    let line = row![told, level].spacing(8).align_y(Alignment::Center);
    let (outline, width) = if active { (look.torch, 3.0) } else { (look.seat(seat.colour), 1.5) };
    let stood = container(line).padding([8, 12]).width(Fill).style(card(look, outline, width));
    // What was said in this turn.
    let said = table.talk.said().iter().rfind(|said| replay.of_turn().contains(&said.point));
    let said = said.filter(|said| said.seat == seat.colour && shell.settings.talk);
    stack![stood].push(said.map(|said| talk::says(shell, said, true))).into()
}

/// The slider, and the steps beside it.
fn way<'a>(shell: &'a Shell, replay: &'a Replay) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let deeds = replay.deeds() as u32;
    let at = replay.at() as u32;
    let rail = slider(0..=deeds.max(1), at, |to| Message::Replay(replay::Message::To(to))).height(TOUCH);
    let rail = rail.style(move |_theme, _status| slider::Style {
        rail: slider::Rail {
            backgrounds: (look.torch.into(), mix(look.panel, look.line, 0.8).into()),
            width: 8.0,
            border: iced::border::rounded(4),
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Circle { radius: 16.0 },
            background: look.torch.into(),
            border_width: 2.0,
            border_color: look.text,
        },
    });
    let step = |id: &str, glyph: &str, text: &str, message: replay::Message, possible: bool| {
        icon_button(look, glyph, words.get(text))
            .height(TURN_TOUCH)
            .id(id.to_owned())
            .on_press_maybe(possible.then_some(Message::Replay(message)))
    };
    let label = words.get(if replay.plays { "replay-pause" } else { "replay-play" });
    // What a touch of it does.
    let sign = if replay.plays { "pause" } else { "play" };
    let play = press(look, row![icon(sign, 24.0), bold(label, 20.0)].spacing(10).align_y(Alignment::Center));
    let play = play.kind(Kind::Primary).centred().height(TURN_TOUCH).width(170).id("replay play".to_owned());
    let play = play.on_press(Message::Replay(replay::Message::Play));
    let steps = row![
        step("replay back", "back", "replay-back", replay::Message::Back, at > 0),
        play,
        step("replay on", "next", "replay-on", replay::Message::On, at < deeds)
    ];
    let steps = container(steps.spacing(10)).center_x(Fill);
    let rail = container(rail).id("replay rail").padding([0, 12]);
    container(column![rail, steps].spacing(6)).padding([8, 16]).into()
}
