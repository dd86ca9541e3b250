//! A seat, all of it: what the cards do to a munchkin is tapped here.

use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::panels::{field_text, value};
use crate::app::table::seats::control;
use crate::app::table::{Field, Message, Naming, Panel, Table};
use crate::app::widget::parts::{badge, body, bold, button, choice, icon_button, title, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::{Command, Goods};
use crate::rules::effect::{Amount, Effect};
use crate::rules::game::Care;
use crate::rules::ids::Colour;
use crate::rules::seat::{Condition, Deck, Seat, Sex};
use iced::widget::{column, row, space};
use iced::{Alignment, Element, Fill};

/// The panel of a seat.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.game().seat(colour) else { return column![].into() };
    let name = words.seat(colour, Names::of(table.game()));
    let rename = Panel::Words(Naming::Seat(colour), seat.name.clone());
    let head = row![
        badge(look, colour, 30.0),
        title(name, 28.0).width(Fill),
        tool(look, "pen").on_press(Message::Open(Some(rename))),
        // The way out of the panel.
        space().width(TOUCH),
    ];
    let goods = table.game().table.care == Care::Everything;
    let mut list = column![head.spacing(10).align_y(Alignment::Center), quick(table, shell, seat)].spacing(12);
    list = list.push(numbers(table, shell, seat, goods));
    list = list.push(bold(words.get("seat-race"), BODY)).push(kinds(table, shell, seat, true));
    list = list.push(bold(words.get("seat-class"), BODY)).push(kinds(table, shell, seat, false));
    list = list.push(sexes(table, shell, seat));
    list = list.push(bold(words.get("seat-conditions"), BODY)).push(conditions(table, shell, seat));
    if goods {
        list = list.push(bold(words.get("seat-items"), BODY)).push(items(table, shell, seat));
    }
    list.push(table_talk(table, shell, seat)).into()
}

/// What cards do most often, one tap each.
fn quick<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let colour = seat.colour;
    let act = |name: &str, id: &str, effect: Effect| -> Element<'a, Message> {
        icon_button(look, name, words.get(id)).on_press(Message::Do(table.played(vec![effect]))).into()
    };
    let by = Amount::By;
    wrapped(
        vec![
            act("star", "quick-level-up", Effect::Level { seat: colour, change: by(1), kill: false }),
            act("star", "quick-level-down", Effect::Level { seat: colour, change: by(-1), kill: false }),
            act("heart", "quick-hit", Effect::Health { seat: colour, change: by(-1) }),
            act("heart", "quick-heal", Effect::Health { seat: colour, change: by(1) }),
            act("scroll", "quick-dxm", Effect::Hand { seat: colour, deck: Deck::Dxm, change: by(1) }),
            act("chest", "quick-treasure", Effect::Hand { seat: colour, deck: Deck::Treasure, change: by(1) }),
            act("skull", "quick-die", Effect::Life { seat: colour, dead: true }),
        ],
        6.0,
    )
}

fn numbers<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, goods: bool) -> Element<'a, Message> {
    let mut fields = vec![Field::Level, Field::Health, Field::MaxHealth, Field::MoveLeft, Field::Moves];
    if goods {
        fields.extend([Field::Gold, Field::Bonus, Field::Big, Field::Treasure, Field::Dxm]);
    }
    let each = fields.into_iter().filter_map(|field| {
        let (now, step) = value(table, seat.colour, field)?;
        let range = match field {
            Field::Level => (1, 10),
            Field::Bonus => (-99, 99),
            Field::Gold => (0, 1_000_000),
            _ => (0, 99),
        };
        let figure = control(shell.look, seat, field, now, range, 26.0).step(step);
        let label = body(shell.words.get(field_text(field))).size(14.0).color(shell.look.dim);
        Some(column![label, figure].align_x(Alignment::Center).width(104).into())
    });
    wrapped(each.collect(), 6.0)
}

/// Races or classes: a tap puts one in play or takes it out; two at the most.
fn kinds<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, races: bool) -> Element<'a, Message> {
    let rules = &table.session.book().rules;
    let (all, now) = if races { (&rules.races, &seat.races) } else { (&rules.classes, &seat.classes) };
    let each = all.iter().map(|kind| {
        let chosen = now.contains(kind);
        let mut kinds: Vec<String> = now.iter().filter(|k| *k != kind).cloned().collect();
        if !chosen {
            kinds.push(kind.clone());
        }
        let effect = if races {
            Effect::Races { seat: seat.colour, races: kinds }
        } else {
            Effect::Classes { seat: seat.colour, classes: kinds }
        };
        let text = shell.words.get(&format!("kind-{kind}"));
        choice(shell.look, text, chosen).on_press(Message::Do(table.played(vec![effect]))).into()
    });
    wrapped(each.collect(), 6.0)
}

fn sexes<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let each = [(Sex::Female, "sex-female"), (Sex::Male, "sex-male")].into_iter().map(|(sex, id)| {
        let chosen = seat.sex == Some(sex);
        let effect = Effect::Sex { seat: seat.colour, sex: (!chosen).then_some(sex) };
        choice(shell.look, shell.words.get(id), chosen).on_press(Message::Do(table.played(vec![effect]))).into()
    });
    wrapped(each.collect(), 6.0)
}

fn conditions<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(4);
    for (index, condition) in seat.conditions.iter().enumerate() {
        let lift = table.played(vec![Effect::Lift { seat: seat.colour, index }]);
        let moves = (condition.moves != 0).then(|| bold(format!("{:+}", condition.moves), BODY));
        let gone = tool(look, "cross").kind(Kind::Quiet).id(format!("lift-{index}")).on_press(Message::Do(lift));
        let line = row![moves, body(condition.text.as_str()).width(Fill), gone].spacing(8).align_y(Alignment::Center);
        list = list.push(line);
    }
    let ready = |moves: i8, id: &str| -> Element<'a, Message> {
        let add = Condition { text: words.get(id), moves, ..Default::default() };
        let effect = Effect::Condition { seat: seat.colour, add };
        button(look, words.get(id)).on_press(Message::Do(table.played(vec![effect]))).into()
    };
    let own = Panel::Words(Naming::Condition(seat.colour, 0), String::new());
    let add = vec![
        ready(-1, "condition-slow"),
        ready(1, "condition-quick"),
        icon_button(look, "pen", words.get("condition-own")).on_press(Message::Open(Some(own))).into(),
    ];
    list.push(wrapped(add, 6.0)).into()
}

fn items<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(4);
    for (index, gear) in seat.gear.iter().enumerate() {
        let gone = table.played(vec![Effect::GearGone { seat: seat.colour, index }]);
        let drop = Command::Drop { seat: seat.colour, goods: Goods { gear: vec![index], ..Goods::default() } };
        let name = if gear.name.is_empty() { words.get("item-unnamed") } else { gear.name.clone() };
        let big = gear.big.then(|| bold(words.get("item-big"), 13.0).color(look.torch));
        let line = row![
            bold(format!("{:+}", gear.bonus), BODY).width(40),
            body(name).width(Fill),
            big,
            tool(look, "drop").kind(Kind::Quiet).on_press(Message::Do(drop)),
            tool(look, "cross").kind(Kind::Quiet).on_press(Message::Do(gone)),
        ];
        list = list.push(line.spacing(6).align_y(Alignment::Center));
    }
    let add = [0, 1, 2, 3, 4, 5].into_iter().map(|bonus: i16| {
        let panel = Panel::Words(Naming::Gear(seat.colour, bonus, false), String::new());
        press(look, bold(format!("{bonus:+}"), BODY)).on_press(Message::Open(Some(panel))).into()
    });
    let big = Panel::Words(Naming::Gear(seat.colour, 3, true), String::new());
    let big = button(look, words.get("item-add-big")).on_press(Message::Open(Some(big)));
    let mut adding: Vec<Element<'a, Message>> = add.collect();
    adding.push(big.into());
    if seat.gold > 0 && seat.room.is_some() {
        let drop = Command::Drop { seat: seat.colour, goods: Goods { gold: seat.gold, ..Goods::default() } };
        adding.push(icon_button(look, "drop", words.get("item-drop-gold")).on_press(Message::Do(drop)).into());
    }
    list.push(body(words.get("item-add")).size(14.0)).push(wrapped(adding, 4.0)).into()
}

/// Moving the munchkin, passing over, leaving.
fn table_talk<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let colour = seat.colour;
    let away = if seat.away { "seat-back" } else { "seat-away" };
    let mut items: Vec<Element<'a, Message>> = Vec::new();
    if table.game().has_map() {
        items.push(icon_button(look, "move", words.get("seat-move")).on_press(Message::CarrySeat(colour)).into());
    }
    let order: Vec<Colour> = table.game().seats.iter().map(|s| s.colour).collect();
    let at = order.iter().position(|c| *c == colour).unwrap_or(0);
    let swapped = |with: usize| {
        let mut order = order.clone();
        order.swap(at, with);
        Message::Do(Command::Order(order))
    };
    let earlier = (at > 0).then(|| swapped(at - 1));
    let later = (at + 1 < order.len()).then(|| swapped(at + 1));
    items.push(icon_button(look, "back", words.get("seat-earlier")).on_press_maybe(earlier).into());
    items.push(icon_button(look, "next", words.get("seat-later")).on_press_maybe(later).into());
    items.push(
        icon_button(look, "clock", words.get(away))
            .on_press(Message::Do(Command::Away { seat: colour, away: !seat.away }))
            .into(),
    );
    if seat.dead {
        let alive = vec![
            Effect::Life { seat: colour, dead: false },
            Effect::Health { seat: colour, change: Amount::To(seat.health.max.into()) },
        ];
        items.push(icon_button(look, "heart", words.get("seat-alive")).on_press(Message::Put(alive)).into());
    }
    let leave = icon_button(look, "person", words.get("seat-leave"))
        .kind(Kind::Danger)
        .on_press(Message::Do(Command::Leave { seat: colour }));
    items.push(leave.into());
    wrapped(items, 6.0)
}
