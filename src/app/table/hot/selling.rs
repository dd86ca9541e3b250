//! A Level is bought: what goes is marked, and what it comes to is told as it grows.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::parts::Asked;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::play::wares::{Marked, bonus, gold, marked, wares};
use crate::rules::card::CardId;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// How high what it comes to is, with the touch that sells it.
pub const TRAY: f32 = TURN_TOUCH + 34.0;

/// The sheet: everything that could go, a touch each; what it comes to, and the Level.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, head: Element<'a, Message>) -> Asked<'a> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let Some(seat) = hot.mover().and_then(|colour| game.seat(colour)) else {
        return Asked { head, body: column![].into(), tray: None, foot: None };
    };
    let each = wares(book, game, seat).into_iter().map(|ware| {
        let chosen = hot.marked.contains(&ware.card);
        let adds = (ware.misses != 0).then(|| bonus(book, seat, &ware));
        let lies = words.get(if ware.at.is_some() { "laid-tab" } else { "hand-tab" });
        let gold = gold(words, ware.value);
        marks(
            shell,
            ("sell", ware.card, chosen),
            (shell.words.printed(&ware.name).into_owned(), Some(format!("{lies} · {gold}")), adds),
        )
    });
    let sale = marked(book, game, seat, &hot.marked);
    let total = bold(sale.total(words, seat.gold), 17.0);
    let Marked { worth, levels, price, command, may, .. } = sale;
    let text = match &may {
        Ok(()) => words.with("sell-buys", &[("levels", levels.into())]),
        Err(refused) if matches!(refused.message.id, "level-too-dear" | "nothing-to-sell") => {
            let missing = price.saturating_sub(worth.saturating_add(seat.gold));
            words.with("sell-missing", &[("gold", i32::try_from(missing).unwrap_or(i32::MAX).into())])
        }
        Err(_) => words.with("sell-buys", &[("levels", levels.into())]),
    };
    let press = settles(shell, text, ["choose 0", "no sale"], may.is_ok().then(|| Message::does(command)));
    let hint = dim(look, words.get("sell-hint"), BODY);
    // What comes to more than is written on it is said before it goes.
    let high = book.system.sells_high(game, seat).then(|| body(words.get("sale-high")).size(15.0).color(look.torch));
    let body = column![hint].push(high).spacing(6).extend(each).width(Fill);
    Asked { head, body: body.into(), tray: Some(column![total, press].spacing(6).into()), foot: None }
}

/// The touch that does what is marked; grey, and called otherwise, as long as it cannot be done.
pub fn settles<'a>(
    shell: &Shell,
    text: String,
    [ready, waits]: [&str; 2],
    does: Option<Message>,
) -> Element<'a, Message> {
    let press = press(shell.look, container(bold(text, 18.0)).center_x(Fill)).kind(Kind::Primary).width(Fill);
    let id = if does.is_some() { ready } else { waits };
    press.height(TURN_TOUCH).id(id.to_owned()).faded(does.is_none()).on_press_maybe(does).into()
}

/// A card that is marked by a touch: what it is called, what is said of it, and what it adds.
pub fn marks<'a>(
    shell: &Shell,
    (what, card, chosen): (&str, CardId, bool),
    told: (String, Option<String>, Option<i32>),
) -> Element<'a, Message> {
    choosing(shell, (format!("{what} {}", card.0), chosen, Wish::Mark(card)), told)
}

/// Something that is chosen by a touch, told in the same way.
pub fn choosing<'a>(
    shell: &Shell,
    (id, chosen, then): (String, bool, Wish),
    (name, said, adds): (String, Option<String>, Option<i32>),
) -> Element<'a, Message> {
    let look = shell.look;
    let told = column![bold(name, 16.0), said.map(|said| dim(look, said, 14.0))].width(Fill);
    let sign = icon(if chosen { "check" } else { "plus" }, 20.0).color(if chosen { look.good } else { look.dim });
    let adds = adds.map(|adds| bold(format!("{adds:+}"), 16.0));
    let label = row![sign, told, adds].spacing(10).align_y(Alignment::Center);
    let press = press(look, label).kind(Kind::Choice(chosen)).width(Fill).height(52).padding([4, 10]);
    press.id(id).on_press(wish(then)).into()
}
