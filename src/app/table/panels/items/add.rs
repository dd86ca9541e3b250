//! One more Item before somebody: a touch says how good it is, and its name is asked for next.

use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::Naming;
use crate::app::table::panel::Panel;
use crate::app::table::play::draft::CardDraft;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, button};
use crate::app::widget::press::press;
use crate::rules::ids::Colour;
use crate::rules::munchkin::vehicle;
use iced::Element;

/// Bonuses that Items mostly have, none among them.
const MOST: i16 = 5;
/// What a Big Item mostly has.
const BIG: i16 = 3;

/// A button for each bonus, one for a Big Item, and one for a Vehicle where there are any. Where only numbers are kept
/// nobody is asked for a name.
pub fn buttons<'a, M: Clone + 'a>(
    table: &Table,
    shell: &'a Shell,
    seat: Colour,
    ask: fn(Action) -> M,
) -> Vec<Element<'a, M>> {
    let look = shell.look;
    let naming = |bonus: i16, big: bool| {
        let naming = Naming::Gear(seat, bonus, big);
        let plain = table.is_cardboard() && !table.game().keeps_goods();
        ask(match table.named(naming.clone(), "").filter(|_| plain) {
            Some(command) => Action::Do(command),
            None => Action::Open(Panel::words(naming, String::new())),
        })
    };
    let each = (0..=MOST).map(|bonus| {
        let press = press(look, bold(format!("{bonus:+}"), BODY)).width(TOUCH).id(format!("add {bonus}"));
        press.on_press(naming(bonus, false)).into()
    });
    let big = button(look, shell.words.get("item-add-big")).id("add big".to_owned()).on_press(naming(BIG, true));
    // A Vehicle is a card of which a little more is told: how it runs.
    let drives = vehicle::are_driven(table.session.book()).then(|| {
        let opens = Panel::Card(Box::new(CardDraft::vehicle(seat)));
        button(look, shell.words.get("item-vehicle")).id("add vehicle".to_owned()).on_press(ask(Action::Open(opens)))
    });
    each.chain([big.into()]).chain(drives.map(Into::into)).collect()
}
