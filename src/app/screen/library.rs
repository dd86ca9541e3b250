//! The Box: the owner's rooms and monsters; forget, export, import.

use crate::app::errand::Errand;
use crate::app::icon::{foe, icon};
use crate::app::look::{BODY, field};
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::table::prompt;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::boxed::{Lesson, OwnersBox};
use crate::catalog::pack::{self, Pack};
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::Face;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;
use crate::store;
use crate::store::read_up_to;
use iced::widget::{column, row, text_input};
use iced::{Alignment, Element, Fill};
use std::path::{Path, PathBuf};

/// What the Box screen shows.
#[derive(Debug, Default)]
pub struct State {
    letters: String,
    monsters: bool,
    /// The entry whose next press forgets it.
    armed: Option<String>,
    /// Files that can be imported.
    files: Vec<PathBuf>,
}

/// What happens in the Box.
#[derive(Clone, Debug)]
pub enum Message {
    /// Letters to find something by.
    Type(String),
    /// Rooms or monsters.
    Monsters(bool),
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
    /// Looks what there is to import.
    pub fn refresh(&mut self, shell: &Shell) {
        let Some(home) = &shell.home else { return };
        let entries = std::fs::read_dir(home.exports()).into_iter().flatten().flatten();
        self.files = entries.map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
        self.files.sort();
        self.armed = None;
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Type(letters) => self.letters = letters.chars().take(40).collect(),
            Message::Monsters(monsters) => self.monsters = monsters,
            Message::Forget(name) if self.armed.as_ref() == Some(&name) => {
                shell.learn(if self.monsters { Lesson::ForgetMonster(name) } else { Lesson::ForgetRoom(name) });
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

fn export(shell: &mut Shell) {
    let Some(home) = &shell.home else { return };
    let folder = home.exports();
    let path = folder.join(format!("box-{}.json", shell.clock.day()));
    let pack = shell.owners_box().export(&shell.words.get("box-pack-name"));
    let json = serde_json::to_vec_pretty(&pack).unwrap_or_default();
    match store::make_folder(&folder).and_then(|()| store::replace_file(&path, &json)) {
        Ok(()) => shell.say(shell.words.with("exported", &[("path", path.display().to_string().into())])),
        Err(fault) => shell.complain(&fault),
    }
}

/// Takes everything in a pack into the Box, or says what is wrong with the file.
pub fn import(shell: &mut Shell, path: &Path) {
    let shown = path.display().to_string();
    let problem = |shell: &mut Shell, what: String| {
        let text = shell.words.with("import-failed", &[("path", shown.clone().into()), ("what", what.into())]);
        shell.say(text);
    };
    let bytes = match read_up_to(path, pack::LIMIT) {
        Ok(bytes) => bytes,
        Err(fault) => return problem(shell, fault.to_string()),
    };
    let pack = match Pack::parse(&String::from_utf8_lossy(&bytes)) {
        Ok(pack) => pack,
        Err(fault) => return problem(shell, fault.to_string()),
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
    let count = [("rooms", boxed.rooms().count().into()), ("monsters", boxed.monsters().count().into())];
    let tabs = row![
        choice(look, words.get("box-rooms"), !state.monsters).on_press(Message::Monsters(false)),
        choice(look, words.get("box-monsters"), state.monsters).on_press(Message::Monsters(true)),
        icon_button(look, "pick", words.get("box-export")).on_press(Message::Export),
    ];
    let input = text_input(&words.get("box-find"), &state.letters)
        .on_input(Message::Type)
        .padding(11)
        .size(18)
        .style(field(look));
    let mut list = column![dim(look, words.with("box-count", &count), BODY), tabs.spacing(8).wrap(), input].spacing(10);
    let files = state.files.iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = words.with("box-import", &[("file", name.into())]);
        icon_button(look, "drop", text).kind(Kind::Quiet).on_press(Message::Import(path.clone())).into()
    });
    list = list.push(wrapped(files.collect(), 6.0)).push(dim(look, words.get("box-import-hint"), 14.0));
    if state.monsters {
        for def in boxed.find_monsters(&state.letters).into_iter().take(200) {
            list = list.push(line(state, shell, foe(def), def.name.clone(), about_monster(shell, def)));
        }
    } else {
        for tile in boxed.find_rooms(&state.letters).into_iter().take(200) {
            let about = about_face(shell, &tile.up);
            list = list.push(line(state, shell, "torch", tile.up.name.clone(), about));
        }
    }
    framed(shell, words.get("box-title"), Message::Back, list, 900.0)
}

fn line<'a>(state: &State, shell: &'a Shell, name: &str, entry: String, about: String) -> Element<'a, Message> {
    let look = shell.look;
    let armed = state.armed.as_ref() == Some(&entry);
    let forget: Element<'a, Message> = if armed {
        press(look, bold(shell.words.get("box-forget-sure"), 14.0))
            .kind(Kind::Danger)
            .on_press(Message::Forget(entry.clone()))
            .into()
    } else {
        tool(look, "trash").kind(Kind::Quiet).on_press(Message::Forget(entry.clone())).into()
    };
    row![icon(name, 20.0).color(look.dim), bold(entry, 17.0).width(220), body(about).size(14.0).width(Fill), forget]
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
                parts.push(format!("{} {}", words.colour(colour), words.get(&format!("side-{}", side.name()))))
            }
            Arrow::Unknown => parts.push(format!("{} ?", words.colour(colour))),
            Arrow::None => {}
        }
    }
    parts.join(", ")
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
    parts.extend(def.keywords.iter().cloned());
    parts.join(", ")
}
