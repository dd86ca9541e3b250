//! The Box at a table without a map: a monster, an Item or a Curse that was met before, by a letter or two.

pub mod state;

pub use state::{State, Wanted};

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::known;
use crate::app::table::panels::parts::head;
use crate::app::table::play::draft::{CardDraft, Ill, Sort};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, shortened, tool, upper, wrapped};
use crate::app::widget::press::press;
use crate::catalog::boxed::next_letters;
use crate::rules::effect::Effect;
use crate::rules::munchkin;
use iced::widget::{column, container};
use iced::{Element, Fill};

/// So many are shown at once.
const SHOWN: usize = 10;
/// Width of one that was found.
const WIDE: f32 = 288.0;
/// Width of a letter.
const KEY: f32 = 50.0;

/// What happens on the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// Letters, all of them.
    Letters(String),
    /// What the table has to do.
    Ask(Action),
}

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Letters(letters) => self.letters = letters,
            Message::Ask(action) => return action,
        }
        Action::None
    }
}

/// One that was found: what it is called, what else is known, and what a touch does.
struct Found {
    name: String,
    about: String,
    does: Action,
}

/// All there are, the latest first.
fn all(table: &Table, shell: &Shell, wanted: Wanted) -> Vec<Found> {
    let boxed = shell.owners_box().met();
    match wanted {
        Wanted::Foe => {
            let found = boxed.foes().map(|foe| {
                let def = Box::new(foe.def.clone());
                Found { name: known::called(shell, foe), about: known::about(shell, foe), does: Action::Meets(def) }
            });
            found.collect()
        }
        Wanted::Item(seat) => {
            let found = boxed.items().map(|item| {
                let effect = Effect::Munchkin(munchkin::Effect::Gear { seat, add: item.clone() });
                let about = known::about_item(shell, item);
                Found { name: item.name.clone(), about, does: Action::Made(table.played(vec![effect])) }
            });
            found.collect()
        }
        Wanted::Curse { on: victim, by } => {
            let found = boxed.curses().filter_map(|curse| {
                let ill = Ill::named(&curse.does, curse.by)?;
                let draft = CardDraft { sort: Some(Sort::Curse), victim: Some(victim), ..CardDraft::of(victim) };
                let draft = match by {
                    Some(by) => CardDraft { seat: by, ..draft },
                    None => {
                        let turned_up = CardDraft::may_turn_up(table);
                        CardDraft { unsaid: !turned_up, turned_up, ..draft }
                    }
                };
                let draft = CardDraft { ill, name: curse.name.clone(), ..draft };
                let does = Action::Made(draft.command(table, &shell.words)?);
                Some(Found { name: curse.name.clone(), about: ill.text(&shell.words), does })
            });
            found.collect()
        }
    }
}

/// The panel: the letters that lead on, and what they lead to.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, State { wanted, letters }: &'a State) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut all = all(table, shell, *wanted);
    all.retain(|found| words.answers(&found.name, letters).is_some());
    // Names that begin with the letters come first.
    all.sort_by_key(|found| words.answers(&found.name, letters) != Some(true));
    let title = match wanted {
        Wanted::Foe => "found-foe",
        Wanted::Item(_) => "found-item",
        Wanted::Curse { .. } => "found-curse",
    };
    let shown: Vec<_> = all.iter().map(|found| words.printed(&found.name)).collect();
    let next = next_letters(shown.iter().map(|name| &**name), letters);
    let keys = next.into_iter().map(|letter| {
        let label = container(bold(upper(letter), 18.0)).center_x(Fill);
        let key = press(look, label).padding([4, 2]).width(KEY).id(format!("letter-{letter}"));
        key.on_press(Message::Letters(format!("{letters}{letter}"))).into()
    });
    let mut fewer = letters.clone();
    let any = fewer.pop().is_some();
    let back = tool(look, "back").id("letter_back".to_owned()).on_press_maybe(any.then_some(Message::Letters(fewer)));
    let keys: Vec<Element<'a, Message>> = keys.chain([back.into()]).collect();
    let nothing = all.is_empty().then(|| dim(look, words.get("found-nothing"), BODY));
    let list = all.into_iter().take(SHOWN).enumerate().map(|(nth, found)| {
        let label = column![bold(shortened(&words.printed(&found.name), 24), 17.0), dim(look, found.about, 14.0)];
        let press = press(look, container(label).width(Fill)).height(TURN_TOUCH + 4.0).width(WIDE);
        press.id(format!("found {nth}")).on_press(Message::Ask(found.does)).into()
    });
    let list: Vec<Element<'a, Message>> = list.collect();
    column![head(words.get(title)), wrapped(keys, 4.0), nothing, wrapped(list, 6.0)].spacing(12).into()
}
