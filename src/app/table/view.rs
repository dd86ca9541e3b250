//! How the table lies on the screen: landscape in three columns, portrait with a strip above and a sheet below.

use crate::app::icon::icon;
use crate::app::look::{BODY, Look, card, fill, mix, panel};
use crate::app::map::view::{Hands, map};
use crate::app::shell::Shell;
use crate::app::table::draft::Told;
use crate::app::table::{Keeping, Message, Panel, Table, bar, far, hot, inspect, log, panels, prompt, remind, seats};
use crate::app::widget::parts::{body, bold, button, thin, tool};
use crate::app::widget::press::Kind;
use crate::rules::question::Ask;
use crate::rules::system::quest::{fight, oddity};
use iced::widget::{Container, Stack, column, container, keyed_column, responsive, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Length, Shrink, Size};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The whole table.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let ground = responsive(move |size| {
        if shell.settings.far {
            far::view(table, shell, size)
        } else if size.width < size.height {
            portrait(table, shell, size)
        } else {
            landscape(table, shell, size)
        }
    });
    let relay = hot::relay::over(table, shell);
    Stack::new().push(ground).push(relay).extend(panels::over(table, shell)).into()
}

/// From this height on, there is room for what happened below the reminders.
const TALL: f32 = 900.0;

fn landscape<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let wide = size.width >= 1500.0;
    // Both sides and the odds beside what can be done about them; the map says little meanwhile.
    let fought = table.hot.is_some() && fight::kept(table.game()).is_some();
    let fight = (fought || matches!(table.question.ask, Ask::Fight { .. })) && table.chosen.is_none();
    let (left, right) = if wide { (290.0, 420.0) } else { (236.0, 340.0) };
    // Whole pixels: what lies across half of one is drawn twice.
    let building = fight && table.draft.told == Told::Open;
    let right = match &table.hot {
        Some(_) if fought => (size.width * 0.36).round().clamp(right, 620.0),
        None if building => (size.width * 0.53).round().clamp(right, 860.0),
        _ => right,
    };
    let seats = container(seats::column_view(table, shell)).width(left).height(Fill).padding(8).style(panel(look));
    let middle: Element<'a, Message> = if table.game().has_map() {
        map_view(table, shell)
    } else {
        container(bold(shell.words.get("table-no-map"), 20.0).color(look.dim)).center(Fill).into()
    };
    let below: Element<'a, Message> = match table.chosen {
        Some(spot) => inspect::view(table, shell, spot),
        None => log::view(table, look),
    };
    let asked = container(prompt::view(table, shell, right - 24.0)).padding([12, 12]);
    // Below the answers, so that they stay where they are when it comes or goes.
    let notes = remind::view(table, shell, right - 24.0).map(|notes| container(notes).padding([4, 12]));
    // What happened before is read afterwards.
    let side = if fight || (notes.is_some() && size.height < TALL) {
        column![afresh(table, asked, Fill), notes]
    } else {
        let room = if table.chosen.is_some() { 0.42 } else { 0.64 };
        let asks = container(afresh(table, asked, Shrink)).max_height(size.height * room);
        column![asks, notes, rule(look), container(below).padding([6, 8]).height(Fill)]
    };
    let side = side.width(Fill).height(Fill);
    // In the corner, whatever is above it: fingers find it without looking.
    let context = prompt::context_button(table, shell, 20.0).map(|context| container(context).padding([12, 12]));
    let side = side.push(context);
    let side = container(side).width(right).height(Fill).style(panel(look));
    let body = match &table.hot {
        Some(hot) => {
            let strip = hot::strip::view(table, shell, hot, (size.height * 0.26).clamp(190.0, 290.0));
            row![column![row![seats, middle].height(Fill), rule(look), strip].width(Fill), side].height(Fill)
        }
        None => row![seats, middle, side].height(Fill),
    };
    column![bar::view(table, shell, false), notices(table, shell), body].into()
}

/// What is asked, scrolled to its top whenever it is something else than before.
fn afresh<'a>(table: &Table, content: Container<'a, Message>, height: Length) -> Element<'a, Message> {
    let mut what = DefaultHasher::new();
    (table.question.ask.name(), table.question.seat, table.game().turn.number).hash(&mut what);
    if let Some(hot) = &table.hot {
        format!("{:?}", hot.sheet).hash(&mut what);
    }
    let scrolled = scrollable(content).direction(thin()).height(height).width(Fill);
    keyed_column([(what.finish(), scrolled.into())]).height(height).width(Fill).into()
}

fn portrait<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let strip = container(seats::strip_view(table, shell)).padding([6, 8]).style(panel(look));
    let middle: Element<'a, Message> =
        if table.game().has_map() { map_view(table, shell) } else { space().height(Fill).into() };
    let asks: Element<'a, Message> = match table.chosen {
        Some(spot) => inspect::view(table, shell, spot),
        None => afresh(table, container(prompt::view(table, shell, size.width - 28.0)).padding([8, 14]), Fill),
    };
    let mut sheet = row![container(asks).width(Length::FillPortion(3)).height(Fill)].spacing(8).height(Fill);
    let fought = table.hot.is_some() && fight::kept(table.game()).is_some();
    if !(fought || matches!(table.question.ask, Ask::Fight { .. })) {
        sheet = sheet.push(container(log::view(table, look)).width(Length::FillPortion(2)).height(Fill));
    }
    // A fight has two sides to read; the map says little meanwhile.
    let fight = fought || matches!(table.question.ask, Ask::Fight { .. } | Ask::FightRolled { .. });
    let notes = remind::view(table, shell, size.width - 24.0).map(|notes| container(notes).padding([4, 12]));
    let part = match (fight, &notes) {
        (true, None) => 0.56,
        (true, Some(_)) => 0.46,
        (false, _) => 0.4,
    };
    // The hand takes some of it.
    let part = match (&table.hot, fight) {
        (Some(_), true) => 0.4,
        (Some(_), false) => 0.33,
        (None, _) => part,
    };
    let mut below = column![sheet.height(size.height * part), notes];
    if let Some(hot) = &table.hot {
        below = below.push(hot::strip::view(table, shell, hot, (size.height * 0.17).clamp(180.0, 260.0)));
    }
    if let Some(context) = prompt::context_button(table, shell, 20.0) {
        below = below.push(container(context).padding([6, 12]));
    }
    let below = container(below).style(panel(look));
    column![bar::view(table, shell, true), notices(table, shell), strip, middle, below].into()
}

fn rule<'a>(look: Look) -> Element<'a, Message> {
    container(space().height(1).width(Fill)).style(fill(mix(look.panel, look.line, 0.6), 0.0)).into()
}

/// The map with its tools.
pub fn map_view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let look = shell.look;
    let hands = Hands { tap: Box::new(Message::Tap), hold: Box::new(Message::Hold), look: Box::new(Message::Look) };
    let view = map(&table.scene, (table.camera, table.turns), look, &shell.letters, hands)
        .label_scale(shell.settings.map_scale);
    let tools =
        column![tool(look, "fit").on_press(Message::Fit), tool(look, "rotate").on_press(Message::Turn),].spacing(6);
    let tools = container(tools).padding(12).align_right(Fill).align_bottom(Fill);
    let mut layers = stack![view, tools];
    if table.carrying {
        let hint =
            container(bold(shell.words.get("carry-hint"), 18.0)).padding([10, 16]).style(card(look, look.torch, 2.0));
        layers = layers.push(container(hint).padding(14).center_x(Fill));
    }
    container(layers).id("map").width(Fill).height(Fill).into()
}

/// What the table must not miss: a game that is not kept, one opened elsewhere, something odd, something said.
pub(super) fn notices<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(0).width(Fill);
    let banner = |name: &str, colour, text: String| {
        let content =
            row![icon(name, 20.0).color(colour), bold(text, BODY).width(Fill)].spacing(10).align_y(Alignment::Center);
        container(content).padding([7, 14]).width(Fill).style(card(look, colour, 2.0))
    };
    if let Some(reason) = table.failure() {
        let text = words.with("banner-not-kept", &[("what", reason.into())]);
        let save =
            button(look, words.get("banner-save-elsewhere")).kind(Kind::Primary).on_press(Message::SaveElsewhere);
        list = list.push(row![banner("warn", look.bad, text), save].spacing(6).align_y(Alignment::Center));
    }
    if matches!(table.keeping, Keeping::LookOnly) {
        list = list.push(banner("lock", look.torch, words.get("banner-look-only")));
    }
    if let Some(notice) = &table.notice {
        list = list.push(banner("info", look.torch, notice.clone()));
    }
    let odd = oddity::oddities(table.session.book(), table.game());
    if !odd.is_empty() && !matches!(table.question.ask, Ask::MonsterDie(_)) {
        let text = words.with("banner-odd", &[("count", odd.len().into())]);
        let show =
            button(look, words.get("banner-odd-show")).kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Oddities)));
        list = list.push(row![banner("warn", look.torch, text), show].spacing(6).align_y(Alignment::Center));
    }
    if let Some(toast) = &shell.toast {
        let mut text = column![bold(toast.text.as_str(), 17.0)].spacing(2).width(Fill);
        if let Some(instead) = &toast.instead {
            text = text.push(body(instead.as_str()));
        }
        let mut content = row![icon("info", 22.0).color(look.torch), text].spacing(10).align_y(Alignment::Center);
        if !toast.cites.is_empty() {
            content = content
                .push(tool(look, "why").kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Why(toast.cites)))));
        }
        if toast.anyway.is_some() {
            content = content.push(button(look, words.get("toast-anyway")).on_press(Message::Anyway));
        }
        content = content.push(tool(look, "cross").kind(Kind::Quiet).on_press(Message::Hush));
        list = list.push(container(content).padding([7, 14]).width(Fill).style(card(look, look.torch, 2.0)));
    }
    list.into()
}
