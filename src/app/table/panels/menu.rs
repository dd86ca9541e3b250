//! The menu.

use crate::app::errand::Errand;
use crate::app::look::{BODY, TOUCH};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::browse::state::{Shown, State};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, title, wrapped};
use crate::catalog::words::{Names, Value};
use crate::play::pace;
use crate::play::talk::has_mouths;
use crate::rules::command::Command;
use crate::rules::table;
use crate::rules::table::{Care, Component, Place};
use iced::widget::{column, row, space};
use iced::{Alignment, Element, Fill};

/// The menu.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let go = |name: &str, id: &str, message: Message| -> Element<'a, Message> {
        icon_button(look, name, words.get(id)).width(Fill).height(50).on_press(message).into()
    };
    let fingers = shell.by_finger;
    let far = if shell.settings.far { "menu-near" } else { "menu-far" };
    let mut ways = vec![
        go("fit", far, Message::Ask(Action::Far)),
        go("flip", "menu-across", Message::Ask(Action::Across)),
        go("move", if shell.settings.full { "menu-window" } else { "menu-full" }, Message::Ask(Action::Full)),
        go("clock", "menu-journal", Message::goes(Route::Journal)),
        go("book", "menu-rules", Message::opens(Panel::Rules(Default::default()))),
        go("search", if fingers { "menu-lookup-touch" } else { "menu-lookup" }, Message::goes(Route::Rules)),
        go("box", "menu-box", Message::goes(Route::Library)),
        go("person", "menu-join", Message::opens(Panel::Join)),
    ];
    // Neither a Boss nor dice to be counted on, where there is no dungeon.
    if table.session.book().system.rolls() {
        ways.push(go("crown", "menu-boss", Message::opens(Panel::Boss)));
        ways.push(go("die", "home-odds", Message::goes(Route::Odds)));
    }
    #[cfg(feature = "phones")]
    if table.hot.is_some() {
        ways.push(go("phone", "menu-phones", Message::opens(Panel::Phones)));
    }
    if table.game().stock.is_some() {
        let opens = |shown: Shown| Message::opens(Panel::Cards(State { shown, open: None }));
        let piles = table.session.book().rules.hands.first().map(|deck| Shown::Discards(*deck));
        ways.push(go("card", "menu-cards", opens(Shown::All)));
        ways.extend(piles.map(|pile| go("scroll", "menu-discards", opens(pile))));
    }
    // Where the app keeps everything, nothing has to be jumped over.
    if jumps(table) {
        ways.push(go("next", "menu-jump", Message::opens(Panel::Jump)));
    }
    if has_mouths(table.game()) {
        let (glyph, id) = if shell.settings.talk { ("mute", "menu-hush") } else { ("sound", "menu-unhush") };
        let hush = icon_button(look, glyph, words.get(id)).width(Fill).height(50).id("hush".to_owned());
        ways.push(hush.on_press(Message::Ask(Action::Hush)).into());
    }
    ways.extend([
        go(
            if fingers { "search" } else { "keyboard" },
            "menu-palette",
            Message::opens(Panel::Palette(Default::default())),
        ),
        go("gear", "menu-settings", Message::goes(Route::Settings)),
        go("home", "menu-home", Message::goes(Route::Home)),
    ]);
    // Two beside each other: what is kept is in sight as well.
    let pace = pace(table, shell).map(|pace| dim(look, pace, BODY));
    let mut list = column![top(shell), pace, tray::rows(ways, 2, 6.0)].spacing(6);
    if table.hot.is_some() {
        list = list.push(bold(words.get("menu-players"), BODY)).push(players(table, shell));
    }
    // Where the app deals, it keeps everything.
    if table.game().stock.is_some() {
        return list.into();
    }
    list = list.push(bold(words.get("menu-care"), BODY)).push(cares(table, shell));
    list = list.push(bold(words.get("menu-components"), BODY)).push(components(table, shell));
    list.into()
}

/// What it is called, and the way to whoever explains all of it.
fn top<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let manual = icon_button(shell.look, "info", shell.words.get("lookup-manual")).id("manual".to_owned());
    let manual = manual.on_press(Message::Ask(Action::Leave(Errand::Manual)));
    let called = title(shell.words.get("menu-title"), 26.0).width(Fill);
    row![called, manual, space().width(TOUCH)].spacing(10).height(TOUCH).align_y(Alignment::Center).into()
}

/// How far the game is: how many turns such games take, and what is left on the clock of a table that plays by one.
fn pace(table: &Table, shell: &Shell) -> Option<String> {
    let (words, book, game) = (&shell.words, table.session.book(), table.game());
    let number = |n: i64| Value::from(i32::try_from(n).unwrap_or(i32::MAX));
    // Of the first rounds nobody knows anything.
    let known = game.turn.number as usize > 2 * game.seats.len();
    let turns = pace::projected(book, game).filter(|_| known).map(|turns| {
        let args = [("turn", number(game.turn.number.into())), ("turns", number(turns.into()))];
        words.with("pace-turns", &args)
    });
    let left = pace::left(&table.session, shell.clock.now()).filter(|_| game.ending.is_none());
    let left = left.map(|left| words.with("pace-left", &[("minutes", number(left.div_euclid(pace::MINUTE)))]));
    let said: Vec<String> = turns.into_iter().chain(left).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Everybody at the table, to be looked at (MC-SW-01).
fn players<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let each = table.game().seats.iter().map(|seat| {
        let name = choice(shell.look, shell.words.seat(seat.colour, names), false);
        name.id(format!("menu {}", seat.colour.name())).on_press(Message::opens(Panel::Seat(seat.colour))).into()
    });
    wrapped(each.collect(), 6.0)
}

fn cares<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let map = table.session.book().system.rolls();
    let each = Care::ALL.into_iter().map(|care| {
        let chosen = table.game().table.care == care;
        let text = shell.words.get(&format!("care-{}{}", if map { "" } else { "doors-" }, care.name()));
        choice(shell.look, text, chosen)
            .on_press_maybe((!chosen).then_some(Message::does(Command::Table(table::Command::Care(care)))))
            .into()
    });
    wrapped(each.collect(), 6.0)
}

fn components<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // A table that only counts has neither rooms nor monsters; and without a map there are none to be kept.
    let counts = table.game().table.care == Care::Count || !table.session.book().system.rolls();
    let all = [Component::Dice, Component::Rooms, Component::Monsters].into_iter();
    let rows = all.filter(move |component| !counts || *component == Component::Dice).map(|component| {
        let now = table.game().table.components.of(component);
        let side = |place: Place, id: &str| {
            let keep =
                (now != place).then_some(Message::does(Command::Table(table::Command::Keep { component, place })));
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
