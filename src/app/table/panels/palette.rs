//! Commands by name: what is legal now, and where there is to go.

pub mod state;

pub use state::{State, Typing};

use crate::app::look::{BODY, LONG_NAME, field};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::{Field, Figure};
use crate::app::table::hot::doors;
use crate::app::table::map::Message as OnMap;
use crate::app::table::message::Message;
use crate::app::table::next;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::{field_label, head};
use crate::app::table::play::draft::{CardDraft, Sort};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::catalog::words::Names;
use crate::play::narrate::asking;
use crate::play::reacting;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table::Care;
use crate::rules::{dungeon, table};
use iced::widget::{column, text_input};
use iced::{Element, Fill};
use std::collections::HashSet;

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Typing) -> Action {
        match message {
            Typing::Type(text) => {
                self.typed = text.chars().take(LONG_NAME).collect();
                self.at = None;
            }
            Typing::Goes(on) => {
                self.at = match (self.marked(), on) {
                    (None, _) => Some(0),
                    (Some(at), true) => Some((at + 1).min(MOST - 1)),
                    (Some(at), false) => Some(at.saturating_sub(1)),
                }
            }
        }
        Action::None
    }

    /// The line that Enter takes: the first of what fits the letters, or where an arrow has gone; none before there are any, so
    /// that no turn ends by a slip.
    fn marked(&self) -> Option<usize> {
        self.at.or_else(|| (!self.typed.trim().is_empty()).then_some(0))
    }

    /// The same, of so many.
    fn of(&self, all: usize) -> Option<usize> {
        self.marked().filter(|_| all > 0).map(|at| at.min(all - 1))
    }
}

/// So many are shown.
const MOST: usize = 12;

/// Commands by name: what is legal now, and where there is to go.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, state: &'a State) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let typed = state.typed.as_str();
    let found = found(table, shell, typed);
    let marked = state.of(found.len());
    let input = text_input(&words.get("palette-hint"), typed)
        .id("palette")
        .on_submit_maybe(marked.and_then(|at| found.get(at)).map(|(_, message)| message.clone()))
        .on_input(|letters| Message::Palette(Typing::Type(letters)))
        .padding(11)
        .size(18)
        .style(field(look));
    let input = written(words.get("palette-hint"), typed, input);
    let mut list = column![head(words.get("palette-title")), input].spacing(8);
    if found.is_empty() {
        list = list.push(dim(look, words.get("palette-nothing"), BODY));
    }
    for (at, (name, message)) in found.into_iter().enumerate() {
        // What Enter takes is seen before it is pressed.
        let line = press(look, bold(name, BODY)).width(Fill).kind(Kind::Choice(marked == Some(at)));
        list = list.push(line.id(format!("found {at}")).on_press(message));
    }
    list.into()
}

/// What fits the letters.
fn found(table: &Table, shell: &Shell, typed: &str) -> Vec<(String, Message)> {
    let letters = typed.to_lowercase();
    // Every word that is typed begins one of the name's, or all of it stands there.
    let fits = |name: &str| {
        let name = name.to_lowercase();
        let begins = |typed: &str| name.split_whitespace().any(|word| word.starts_with(typed));
        letters.split_whitespace().all(begins) || name.contains(&letters)
    };
    // What comes next is among what the hand can do, too.
    let mut said = HashSet::new();
    let all = entries(table, shell).into_iter().filter(|(name, _)| fits(name) && said.insert(name.clone()));
    all.take(MOST).collect()
}

/// What Enter does.
pub fn taken(table: &Table, shell: &Shell, state: &State) -> Option<Message> {
    let mut found = found(table, shell, &state.typed);
    let at = state.of(found.len())?;
    Some(found.swap_remove(at).1)
}

/// What is often done to somebody: a number, a Curse.
fn of_seats(table: &Table, shell: &Shell) -> Vec<(String, Message)> {
    let (words, names, game) = (&shell.words, Names::of(table.game()), table.game());
    // Where the app keeps the cards, it changes what they change.
    if table.hot.is_some() {
        return Vec::new();
    }
    let mut fields = vec![Field::Level, Field::Bonus];
    fields.extend((table.session.book().rules.start.health > 0).then_some(Field::Health));
    if game.keeps_goods() {
        fields.extend(table.session.book().system.rolls().then_some(Field::Gold));
        fields.extend([Field::Treasure, Field::Dxm]);
    }
    let mut list = Vec::new();
    for seat in &game.seats {
        let name = words.seat(seat.colour, names);
        for field in &fields {
            let args = [("seat", name.as_str().into()), ("what", words.get(field_label(table, *field)).into())];
            let pad = Panel::pad(Figure::Seat(seat.colour, *field), String::new());
            list.push((words.with("pad-title", &args), Message::opens(pad)));
        }
        if game.table.care != Care::Count {
            let curse = CardDraft { sort: Some(Sort::Curse), ..CardDraft::of(seat.colour) };
            let text = words.with("palette-curse", &[("seat", name.into())]);
            list.push((text, Message::opens(Panel::Card(Box::new(curse)))));
        }
    }
    list
}

/// What whoever is asked can do with the hand that lies open; but not what gives up a Race or a Class by one touch.
fn of_hand(table: &Table, shell: &Shell) -> Vec<(String, Message)> {
    let Some((hot, seat)) = table.hot.as_ref().and_then(|hot| Some((hot, hot.mover()?))) else { return Vec::new() };
    let (teller, game) = (table.teller(), table.game());
    let all = doors::firsts(table, hot).filter(|(_, command)| !reacting::gives_up(game, command));
    let told = all.map(|(_, command)| {
        let said = teller.sentence(&table.question.ask, Some(seat), command);
        (shell.words.say(&said, Names::of(game)), Message::made(command.clone()))
    });
    told.collect()
}

fn entries(table: &Table, shell: &Shell) -> Vec<(String, Message)> {
    let words = &shell.words;
    let names = Names::of(table.game());
    let mut list: Vec<(String, Message)> = Vec::new();
    if let Some(context) = next::context(table, shell)
        && let Some(message) = context.message
    {
        list.push((context.label, message));
    }
    for exit in &table.scene.exits {
        let side = words.get(&format!("side-{}", exit.side.name()));
        let all = exit.cost.is_none();
        let (id, command) = if exit.dark {
            ("turn-explore", Command::Dungeon(dungeon::Command::Explore { side: exit.side, all }))
        } else {
            ("turn-walk", Command::Dungeon(dungeon::Command::Walk { side: exit.side, all }))
        };
        list.push((words.with(id, &[("side", side.into())]), Message::made(command)));
    }
    for seat in &table.game().seats {
        let name = words.seat(seat.colour, names);
        list.push((words.with("palette-seat", &[("seat", name.into())]), Message::opens(Panel::Seat(seat.colour))));
    }
    let counts = table.game().table.care == Care::Count;
    list.extend(of_hand(table, shell));
    list.extend(of_seats(table, shell));
    for seat in table.game().seats.iter().filter(|_| !counts) {
        let name = words.seat(seat.colour, names);
        let now = Message::opens(Panel::Now(seat.colour));
        list.push((words.with("palette-now", &[("seat", name.into())]), now));
    }
    for (name, colour) in Colour::ALL.map(|c| (words.colour(c), c)) {
        if matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(_))) {
            let text = words.with("palette-roll", &[("colour", name.into())]);
            list.push((
                text,
                Message::made(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour))))),
            ));
        }
    }
    let go = [
        ("bar-undo", Message::Ask(Action::Undo)),
        ("palette-redo", Message::Ask(Action::Redo)),
        ("palette-fit", Message::Map(OnMap::Fit)),
        ("palette-turn", Message::Map(OnMap::Turn)),
        (if shell.settings.far { "menu-near" } else { "menu-far" }, Message::Ask(Action::Far)),
        ("menu-across", Message::Ask(Action::Across)),
        (if shell.settings.full { "menu-window" } else { "menu-full" }, Message::Ask(Action::Full)),
        ("menu-journal", Message::goes(Route::Journal)),
        ("menu-rules", Message::opens(Panel::Rules(Default::default()))),
        ("menu-lookup", Message::goes(Route::Rules)),
        ("menu-box", Message::goes(Route::Library)),
        ("menu-join", Message::opens(Panel::Join)),
        ("turn-other-roll", Message::opens(Panel::OtherRoll)),
        ("menu-settings", Message::goes(Route::Settings)),
        ("menu-home", Message::goes(Route::Home)),
    ];
    // What there is only with a dungeon.
    let rolls = table.session.book().system.rolls();
    let go = go.into_iter().filter(|(id, _)| match *id {
        "turn-other-roll" => rolls && !counts,
        "palette-fit" | "palette-turn" => rolls,
        _ => true,
    });
    list.extend(go.map(|(id, message)| (words.get(id), message)));
    // Last: whoever types to leave the table must not leave out what is asked.
    let (book, game) = (table.session.book(), table.game());
    let asked = asking::asked(words, (book, game), &table.question, None);
    let skip = Message::made(Command::Table(table::Command::Skip));
    list.push((words.with("palette-skip", &[("asked", asked.into())]), skip));
    list
}
