//! The app in a browser: what is kept is read first, then the window is opened in the page.

use crate::app::frame::program;
use crate::app::heard;
use crate::app::message::Message;
use crate::app::page::{self, Page, Said};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::state::App;
use crate::catalog::words::Words;
use crate::store::disk::{self, Kept};
use crate::store::home::Home;

/// Where everything is kept.
const HOME: &str = "standie";

/// Opens the window in the page around it.
pub fn run() {
    wasm_bindgen_futures::spawn_local(async {
        std::panic::set_hook(Box::new(|info| tell_failure(&info.to_string())));
        let words = Words::load("en");
        let say = heard::listen();
        let freed = move || drop(say.unbounded_send(Message::Page(Said::Freed)));
        let (elsewhere, nowhere) = (words.get("web-elsewhere"), words.get("web-nowhere"));
        let kept = disk::open(elsewhere.clone(), nowhere.clone(), freed).await;
        let notice = match kept {
            Kept::Here => None,
            Kept::Elsewhere => Some(elsewhere),
            Kept::Nowhere => Some(nowhere),
        };
        let boot = move || {
            let mut shell = Shell::at(Home::at(HOME));
            shell.page = Page::around(notice.clone());
            let mut app = App::with(shell);
            app.go(Route::Home);
            app
        };
        if let Err(why) = program(boot).run() {
            tell_failure(&why.to_string());
        }
    });
}

/// The page is told that the app cannot go on.
fn tell_failure(why: &str) {
    page::broke(why);
}
