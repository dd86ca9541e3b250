//! The menu, a newcomer, other rolls, house rules, oddities, and commands by name.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::asking;
use crate::app::table::panels::head;
use crate::app::table::{Message, Panel, Table};
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::{Route, icon};
use crate::catalog::words::Names;
use crate::rules::book::{RulingDef, Rulings, Values};
use crate::rules::command::{Answer, Command, NewSeat};
use crate::rules::event::Roll;
use crate::rules::game::{Care, Component, Place};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::system::Phase;
use crate::rules::system::quest::oddity;
use iced::widget::{Column, column, row, text_input};
use iced::{Alignment, Element, Fill};

/// The menu.
pub fn menu<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let go = |name: &str, id: &str, message: Message| -> Element<'a, Message> {
        icon_button(look, name, words.get(id)).width(Fill).height(50).on_press(message).into()
    };
    let far = if shell.settings.far { "menu-near" } else { "menu-far" };
    let mut list = column![
        head(words.get("menu-title")),
        row![go("star", far, Message::Far), go("flip", "menu-across", Message::Across)].spacing(6),
        go("clock", "menu-journal", Message::Go(Route::Journal)),
        go("book", "menu-rules", Message::Open(Some(Panel::Rules))),
        go("crown", "menu-boss", Message::Open(Some(Panel::Boss))),
        go("search", "menu-lookup", Message::Go(Route::Rules)),
        go("die", "home-odds", Message::Go(Route::Odds)),
        go("box", "menu-box", Message::Go(Route::Library)),
        go("person", "menu-join", Message::Open(Some(Panel::Join))),
        // Where the app keeps everything, nothing has to be jumped over.
        jumps(table).then(|| go("next", "menu-jump", Message::Open(Some(Panel::Jump)))),
        go("keyboard", "menu-palette", Message::Open(Some(Panel::Palette(String::new())))),
        go("gear", "menu-settings", Message::Go(Route::Settings)),
        go("home", "menu-home", Message::Go(Route::Home)),
    ]
    .spacing(6);
    list = list.push(bold(words.get("menu-care"), BODY)).push(cares(table, shell));
    list = list.push(bold(words.get("menu-components"), BODY)).push(components(table, shell));
    list.into()
}

fn cares<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let each = Care::ALL.into_iter().map(|care| {
        let chosen = table.game().table.care == care;
        let text = shell.words.get(&format!("care-{}", care.name()));
        choice(shell.look, text, chosen).on_press_maybe((!chosen).then_some(Message::Do(Command::Care(care)))).into()
    });
    wrapped(each.collect(), 6.0)
}

fn components<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let rows = [Component::Dice, Component::Rooms, Component::Monsters].into_iter().map(|component| {
        let now = table.game().table.components.of(component);
        let side = |place: Place, id: &str| {
            let keep = (now != place).then_some(Message::Do(Command::Keep { component, place }));
            choice(look, words.get(id), now == place).on_press_maybe(keep)
        };
        let name = body(words.get(&format!("component-{}", component.name()))).width(Fill);
        row![name, side(Place::Table, "place-table"), side(Place::App, "place-app")]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    });
    column(rows).spacing(6).into()
}

/// Whether there are phases to jump to.
fn jumps(table: &Table) -> bool {
    table.hot.is_none() && table.game().turn.number > 0 && table.game().has_map()
}

/// The phases of the turn, to jump to.
pub fn jump<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = Phase::ALL.into_iter().map(|phase| {
        let here = table.game().turn.phase == phase;
        let text = words.get(&format!("phase-{}", phase.name()));
        let press = choice(look, text, here).width(Fill).height(TURN_TOUCH).id(format!("jump-{}", phase.name()));
        press.on_press(Message::Made(Command::Jump { phase, seat: None })).into()
    });
    let hint = dim(look, words.get("jump-hint"), BODY);
    column![head(words.get("menu-jump")), hint, column(each).spacing(6)].spacing(10).into()
}

/// A player joins: a colour is enough.
pub fn join<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let pieces = table.session.book().rules.pieces(table.game().table.expansion);
    let free = pieces.colours.iter().filter(|c| table.game().seat(**c).is_none()).map(|colour| {
        let seat = NewSeat { colour: *colour, name: String::new(), sex: None, bot: None };
        let label = row![icon(icon::shape(*colour), 24.0), bold(words.colour(*colour), 17.0)]
            .spacing(8)
            .align_y(Alignment::Center);
        let press = press(look, label).kind(Kind::Seat(*colour)).height(TURN_TOUCH).width(150);
        press.on_press(Message::Made(Command::Join { seat, index: None })).into()
    });
    column![head(words.get("join-title")), body(words.get("join-hint")), wrapped(free.collect(), 8.0)]
        .spacing(10)
        .into()
}

/// The Monster Die rolled for something Standie does not follow.
pub fn other_roll<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let faces = Colour::ALL.into_iter().map(|colour| {
        let who = table.game().seat(colour).map(|_| words.seat(colour, names)).unwrap_or_default();
        let label =
            row![icon(icon::shape(colour), 24.0), column![bold(words.colour(colour), 15.0), body(who).size(13.0)]];
        let press = press(look, label.spacing(8).align_y(Alignment::Center))
            .kind(Kind::Seat(colour))
            .height(TURN_TOUCH)
            .width(140);
        press.on_press(Message::Made(Command::Roll(Roll::Monster(colour)))).into()
    });
    column![head(words.get("other-roll-title")), body(words.get("other-roll-hint")), wrapped(faces.collect(), 8.0)]
        .spacing(10)
        .into()
}

/// House rules as plain sentences.
pub fn rules<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let set = |name: &str, value: String| Message::Do(Command::Rule { name: name.to_owned(), value });
    let list = rulings(shell, table.session.book().rulings(), &table.game().table.rulings, set);
    column![head(shell.words.get("rules-title")), list].spacing(12).into()
}

/// House rules as plain sentences, for set-up too.
pub fn rulings<'a, M: Clone + 'a>(
    shell: &'a Shell,
    defs: &'a [RulingDef],
    now: &'a Rulings,
    set: impl Fn(&str, String) -> M,
) -> Element<'a, M> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Column<'a, M> = column![].spacing(14);
    for def in defs.iter().filter(|d| d.in_force) {
        let value = now.get(&def.name).map_or(def.default.as_str(), String::as_str);
        let options: Vec<String> = match &def.values {
            Values::OneOf(values) => values.clone(),
            Values::Whole(low, high) => (*low..=(*high).min(*low + 6)).map(|n| n.to_string()).collect(),
            Values::FourLinks => ["passage", "door", "locked", "hidden"].map(str::to_owned).to_vec(),
            Values::Thousandths(..) => ["0", "1.5", "2.6", "5"].map(str::to_owned).to_vec(),
        };
        let each = options.into_iter().map(|option| {
            let text = words.ruling_value(&def.name, &option);
            choice(look, text, value == option).on_press(set(&def.name, option)).into()
        });
        let changed = (value != def.default).then(|| bold(words.get("rules-changed"), 13.0).color(look.torch));
        list = list
            .push(row![body(words.ruling(&def.name)).width(Fill), changed].spacing(8))
            .push(wrapped(each.collect(), 6.0));
    }
    list.into()
}

/// What the table says and the book would not.
pub fn oddities<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let mut list = column![head(words.get("odd-title")), dim(look, words.get("odd-hint"), BODY)].spacing(10);
    for odd in oddity::oddities(table.session.book(), table.game()) {
        let why = press(look, icon("why", 20.0)).kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Why(odd.cites))));
        list = list
            .push(row![body(words.say(&odd.message, names)).width(Fill), why].spacing(8).align_y(Alignment::Center));
    }
    list.into()
}

/// Commands by name: what is legal now, and where there is to go.
pub fn palette<'a>(table: &'a Table, shell: &'a Shell, typed: &'a str) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let input = text_input(&words.get("palette-hint"), typed)
        .id("palette")
        .on_input(Message::Type)
        .padding(11)
        .size(18)
        .style(field(look));
    let mut list = column![head(words.get("palette-title")), input].spacing(8);
    let letters = typed.to_lowercase();
    let fits = |name: &str| {
        letters.is_empty()
            || name.to_lowercase().split_whitespace().any(|w| w.starts_with(&letters))
            || name.to_lowercase().contains(&letters)
    };
    for (name, message) in entries(table, shell).into_iter().filter(|(name, _)| fits(name)).take(12) {
        list = list.push(press(look, bold(name, BODY)).width(Fill).on_press(message));
    }
    list.into()
}

fn entries(table: &Table, shell: &Shell) -> Vec<(String, Message)> {
    let words = &shell.words;
    let names = Names::of(table.game());
    let mut list: Vec<(String, Message)> = Vec::new();
    if let Some(context) = asking::context(table, shell)
        && let Some(message) = context.message
    {
        list.push((context.label, message));
    }
    for exit in &table.scene.exits {
        let side = words.get(&format!("side-{}", exit.side.name()));
        let all = exit.cost.is_none();
        let (id, command) = if exit.dark {
            ("turn-explore", Command::Explore { side: exit.side, all })
        } else {
            ("turn-walk", Command::Walk { side: exit.side, all })
        };
        list.push((words.with(id, &[("side", side.into())]), Message::Made(command)));
    }
    for seat in &table.game().seats {
        let name = words.seat(seat.colour, names);
        list.push((
            words.with("palette-seat", &[("seat", name.into())]),
            Message::Open(Some(Panel::Seat(seat.colour))),
        ));
    }
    for seat in &table.game().seats {
        let name = words.seat(seat.colour, names);
        let now = Message::Open(Some(Panel::Now(seat.colour)));
        list.push((words.with("palette-now", &[("seat", name.into())]), now));
    }
    for (name, colour) in Colour::ALL.map(|c| (words.colour(c), c)) {
        if matches!(table.question.ask, Ask::MonsterDie(_)) {
            let text = words.with("palette-roll", &[("colour", name.into())]);
            list.push((text, Message::Made(Command::Answer(Answer::Colour(colour)))));
        }
    }
    let go = [
        ("bar-undo", Message::Undo),
        ("palette-redo", Message::Redo),
        ("palette-fit", Message::Fit),
        ("palette-turn", Message::Turn),
        (if shell.settings.far { "menu-near" } else { "menu-far" }, Message::Far),
        ("menu-across", Message::Across),
        ("menu-journal", Message::Go(Route::Journal)),
        ("menu-rules", Message::Open(Some(Panel::Rules))),
        ("menu-lookup", Message::Go(Route::Rules)),
        ("menu-box", Message::Go(Route::Library)),
        ("menu-join", Message::Open(Some(Panel::Join))),
        ("turn-other-roll", Message::Open(Some(Panel::OtherRoll))),
        ("answer-skip", Message::Made(Command::Skip)),
        ("menu-settings", Message::Go(Route::Settings)),
        ("menu-home", Message::Go(Route::Home)),
    ];
    list.extend(go.into_iter().map(|(id, message)| (words.get(id), message)));
    list
}
