//! What the page around the window has said, in a browser.

use crate::app::message::Message;
use crate::app::page::Said;
use crate::app::route::Route;
use crate::app::screen::library;
use crate::app::state::App;
use crate::app::table::Keeping;
use crate::catalog;
use crate::store::{game_file, shelf};
use iced::Task;
use std::path::Path;

impl App {
    /// The page has said something.
    pub(super) fn said(&mut self, said: Said) -> Task<Message> {
        match said {
            Said::Brought(name, bytes) => self.brought(&name, &bytes),
            Said::Unkept(why) => self.unkept(why),
            Said::Freed => self.freed(),
            #[cfg(all(target_family = "wasm", feature = "web"))]
            Said::Look => return super::heard::look(self.scale()),
            #[cfg(not(all(target_family = "wasm", feature = "web")))]
            Said::Look => {}
        }
        Task::none()
    }

    /// A file was brought along: a game is put among the others and opened, a pack goes into the Box. Where nothing can be
    /// kept, the game is played all the same.
    fn brought(&mut self, name: &str, bytes: &[u8]) {
        if name.ends_with(".json") {
            return library::take_in(&mut self.shell, name, bytes);
        }
        let Some(home) = self.shell.home.clone().filter(|_| self.settled()) else { return };
        match game_file::look_at(Path::new(name), bytes, catalog::books()) {
            Ok((session, _)) => match shelf::take_in(&home, name, bytes) {
                Ok(path) => self.open(&path),
                Err(fault) => self.lay_out(session, Keeping::Failed { reason: fault.say(&self.shell.words) }),
            },
            Err(fault) => self.shell.complain(&fault),
        }
    }

    /// What was written could not be kept. A table whose game it is says so itself.
    fn unkept(&mut self, why: String) {
        if self.table.as_ref().is_none_or(|table| table.failure().is_none()) {
            self.shell.say(self.shell.words.with("web-unkept", &[("what", why.into())]));
        }
    }

    /// What was written elsewhere until now is written here.
    fn freed(&mut self) {
        self.shell.page.notice = None;
        if self.route == Route::Home {
            self.home.refresh(&mut self.shell);
            self.shell.say(self.shell.words.get("web-freed"));
        }
    }
}
