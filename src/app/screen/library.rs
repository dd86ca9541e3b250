//! The Box: the owner's rooms and monsters, and what tables without a map have met; forget, export, import.

use crate::app::errand::Errand;
use crate::app::icon::{foe, icon};
use crate::app::look::{BODY, field};
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::table::cardboard::known;
use crate::app::table::play::Ill;
use crate::app::table::prompt;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::catalog::boxed::{CurseCard, Foe, Lesson, OwnersBox};
use crate::catalog::pack::{self, Pack};
use crate::play::narrate::card::keyword;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::{Face, Tile};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::store;
use crate::store::{files_in, read_up_to};
use iced::widget::{Row, column, row, text_input};
use iced::{Alignment, Element, Fill};
use std::path::{Path, PathBuf};

/// What the Box screen shows.
#[derive(Debug, Default)]
pub struct State {
    letters: String,
    shelf: Shelf,
    /// The entry whose next press forgets it.
    armed: Option<String>,
    /// Files that can be imported.
    files: Vec<PathBuf>,
}

/// A shelf of the Box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shelf {
    /// Rooms.
    #[default]
    Rooms,
    /// Monsters of the map.
    Monsters,
    /// Monsters behind doors.
    Foes,
    /// Items.
    Items,
    /// Curses.
    Curses,
}

impl Shelf {
    const ALL: [Shelf; 5] = [Shelf::Rooms, Shelf::Monsters, Shelf::Foes, Shelf::Items, Shelf::Curses];

    /// The text of its name.
    const fn text(self) -> &'static str {
        match self {
            Shelf::Rooms => "box-rooms",
            Shelf::Monsters => "box-monsters",
            Shelf::Foes => "box-foes",
            Shelf::Items => "box-items",
            Shelf::Curses => "box-curses",
        }
    }

    /// How much lies on it.
    fn count(self, boxed: &OwnersBox) -> usize {
        match self {
            Shelf::Rooms => boxed.rooms().count(),
            Shelf::Monsters => boxed.monsters().count(),
            Shelf::Foes => boxed.met().foes().count(),
            Shelf::Items => boxed.met().items().count(),
            Shelf::Curses => boxed.met().curses().count(),
        }
    }
}

/// What happens in the Box.
#[derive(Clone, Debug)]
pub enum Message {
    /// Letters to find something by.
    Type(String),
    /// Another shelf.
    Shelf(Shelf),
    /// Forget an entry: the first press arms, the second does it.
    Forget(String),
    /// All of it as one file.
    Export,
    /// Everything in a file.
    Import(PathBuf),
    /// Back.
    Back,
}

impl State {
    /// The Box is opened, at a shelf with something on it: nobody who plays with cards alone looks for rooms.
    pub fn opened(&mut self, shell: &Shell) {
        let boxed = shell.owners_box();
        if self.shelf.count(boxed) == 0 {
            self.shelf = Shelf::ALL.into_iter().find(|shelf| shelf.count(boxed) > 0).unwrap_or_default();
        }
        self.refresh(shell);
    }

    /// Looks what there is to import.
    pub fn refresh(&mut self, shell: &Shell) {
        let Some(home) = &shell.home else { return };
        self.files =
            files_in(&home.exports()).into_iter().filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
        self.files.sort();
        self.armed = None;
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Type(letters) => self.letters = letters.chars().take(40).collect(),
            Message::Shelf(shelf) => (self.shelf, self.armed) = (shelf, None),
            Message::Forget(name) if self.armed.as_ref() == Some(&name) => {
                if let Some(lesson) = self.forgets(shell, name) {
                    shell.learn(lesson);
                }
                self.armed = None;
            }
            Message::Forget(name) => self.armed = Some(name),
            Message::Export => {
                export(shell);
                self.refresh(shell);
            }
            Message::Import(path) => import(shell, &path),
            Message::Back => return Errand::Back,
        }
        Errand::None
    }
}

impl State {
    /// How what is called so on the open shelf is forgotten.
    fn forgets(&self, shell: &Shell, name: String) -> Option<Lesson> {
        Some(match self.shelf {
            Shelf::Rooms => Lesson::ForgetRoom(name),
            Shelf::Monsters => Lesson::ForgetMonster(name),
            Shelf::Foes => {
                let foe = shell.owners_box().met().foes().find(|foe| known::called(shell, foe) == name)?;
                Lesson::ForgetFoe(Box::new(foe.def.clone()))
            }
            Shelf::Items | Shelf::Curses => Lesson::ForgetCard(name),
        })
    }
}

fn export(shell: &mut Shell) {
    let Some(home) = &shell.home else { return };
    let folder = home.exports();
    let path = folder.join(format!("box-{}.json", shell.clock.day()));
    let pack = shell.owners_box().export(&shell.words.get("box-pack-name"));
    let json = serde_json::to_vec_pretty(&pack).unwrap_or_default();
    if shell.page.is_there {
        return shell.give(format!("box-{}.json", shell.clock.day()), json);
    }
    match store::make_folder(&folder).and_then(|()| store::replace_file(&path, &json)) {
        Ok(()) => shell.say(shell.words.with("exported", &[("path", path.display().to_string().into())])),
        Err(fault) => shell.complain(&fault),
    }
}

/// Takes everything in a pack into the Box, or says what is wrong with the file.
pub fn import(shell: &mut Shell, path: &Path) {
    match read_up_to(path, pack::LIMIT) {
        Ok(bytes) => take_in(shell, &path.display().to_string(), &bytes),
        Err(fault) => not_taken(shell, &path.display().to_string(), fault.say(&shell.words)),
    }
}

/// A file is not what can be taken into the Box.
fn not_taken(shell: &mut Shell, path: &str, what: String) {
    let text = shell.words.with("import-failed", &[("path", path.to_owned().into()), ("what", what.into())]);
    shell.say(text);
}

/// Takes everything in a pack into the Box, or says what is wrong with it.
pub fn take_in(shell: &mut Shell, path: &str, bytes: &[u8]) {
    let pack = match Pack::parse(&String::from_utf8_lossy(bytes)) {
        Ok(pack) => pack,
        Err(fault) => return not_taken(shell, path, fault.to_string()),
    };
    let (rooms, monsters) = (pack.rooms.len(), pack.monsters.len());
    shell.learn_all(&OwnersBox::lessons_of(&pack));
    let counts = [("rooms", rooms.into()), ("monsters", monsters.into())];
    shell.say(shell.words.with("imported", &counts));
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let boxed = shell.owners_box();
    let count = words.with(&format!("{}-count", state.shelf.text()), &[("count", state.shelf.count(boxed).into())]);
    let shelf = |shelf: Shelf| {
        let tab = choice(look, words.get(shelf.text()), shelf == state.shelf).id(shelf.text().to_owned());
        tab.on_press(Message::Shelf(shelf)).into()
    };
    let tabs: Row<'a, Message> = Row::with_children(Shelf::ALL.map(shelf));
    let tabs = tabs.push(icon_button(look, "pick", words.get("box-export")).on_press(Message::Export));
    let input = text_input(&words.get("box-find"), &state.letters)
        .on_input(Message::Type)
        .padding(11)
        .size(18)
        .style(field(look));
    let input = written(words.get("box-find"), &state.letters, input);
    let mut list = column![dim(look, count, BODY), tabs.spacing(8).wrap(), input].spacing(10);
    let files = state.files.iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = words.with("box-import", &[("file", name.into())]);
        icon_button(look, "drop", text).kind(Kind::Quiet).on_press(Message::Import(path.clone())).into()
    });
    list = list.push(wrapped(files.collect(), 6.0)).push(dim(look, words.get("box-import-hint"), 14.0));
    let lines = entries(state, shell);
    if lines.is_empty() {
        list = list.push(dim(look, words.get("box-empty"), BODY));
    }
    for (glyph, name, about) in lines.into_iter().take(MOST) {
        list = list.push(line(state, shell, glyph, name, about));
    }
    framed(shell, words.get("box-title"), Message::Back, list, 900.0)
}

/// Most lines that are listed.
const MOST: usize = 200;

/// What lies on the open shelf, as far as its letters fit: sign, name in the Box, what else is known.
fn entries(state: &State, shell: &Shell) -> Vec<(&'static str, String, String)> {
    let (boxed, letters) = (shell.owners_box(), state.letters.as_str());
    let answers = |name: &str| shell.words.answers(name, letters);
    let fits = |name: &str| answers(name).is_some();
    match state.shelf {
        Shelf::Rooms => {
            let line = |tile: Tile| ("torch", tile.up.name.clone(), about_face(shell, &tile.up));
            boxed.rooms_that(answers).into_iter().map(line).collect()
        }
        Shelf::Monsters => {
            let line = |def: &MonsterDef| (foe(def), def.name.clone(), about_monster(shell, def));
            boxed.monsters_that(answers).into_iter().map(line).collect()
        }
        Shelf::Foes => {
            let line = |met: &Foe| (foe(&met.def), known::called(shell, met), known::about(shell, met));
            boxed.met().foes().map(line).filter(|(_, name, _)| fits(name)).collect()
        }
        Shelf::Items => {
            let line = |item: &Gear| ("sword", item.name.clone(), known::about_item(shell, item));
            boxed.met().items().map(line).filter(|(_, name, _)| fits(name)).collect()
        }
        Shelf::Curses => {
            let told = |curse: &CurseCard| Ill::named(&curse.does, curse.by).map(|ill| ill.text(&shell.words));
            let line = |curse: &CurseCard| ("warn", curse.name.clone(), told(curse).unwrap_or_default());
            boxed.met().curses().map(line).filter(|(_, name, _)| fits(name)).collect()
        }
    }
}

fn line<'a>(state: &State, shell: &'a Shell, name: &str, entry: String, about: String) -> Element<'a, Message> {
    let look = shell.look;
    let shown = shell.words.printed(&entry).into_owned();
    let armed = state.armed.as_ref() == Some(&entry);
    let forget: Element<'a, Message> = if armed {
        press(look, bold(shell.words.get("box-forget-sure"), 14.0))
            .kind(Kind::Danger)
            .on_press(Message::Forget(entry.clone()))
            .into()
    } else {
        let called = shell.words.with("heard-delete", &[("game", shown.as_str().into())]);
        tool(look, "trash").kind(Kind::Quiet).called(called).on_press(Message::Forget(entry.clone())).into()
    };
    row![icon(name, 20.0).color(look.dim), bold(shown, 17.0).width(220), body(about).size(14.0).width(Fill), forget]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
}

fn about_face(shell: &Shell, face: &Face) -> String {
    let words = &shell.words;
    let mut parts = Vec::new();
    for colour in Colour::ALL {
        match face.arrows.of(colour) {
            Arrow::To(side) => {
                let side = words.get(&format!("side-{}", side.name()));
                parts.push(words.with("box-arrow", &[("colour", words.colour(colour).into()), ("side", side.into())]));
            }
            Arrow::Unknown => {
                parts.push(words.with("box-arrow", &[("colour", words.colour(colour).into()), ("side", "?".into())]))
            }
            Arrow::None => {}
        }
    }
    words.row(&parts)
}

fn about_monster(shell: &Shell, def: &MonsterDef) -> String {
    let words = &shell.words;
    let mut parts = Vec::new();
    if let Some(level) = def.level {
        parts.push(words.with("monster-level", &[("level", level.into())]));
    }
    if let Some(gait) = def.gait {
        parts.extend(gait.iter().map(|g| words.get(&format!("gait-{}", prompt::footprint::name(Some(g))))));
    }
    parts.extend(def.keywords.iter().map(|word| keyword(words, word)));
    words.row(&parts)
}
