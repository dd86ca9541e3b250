//! The app in a browser: what is kept is read first, then the window is opened in the page.

use crate::app::page::Page;
use crate::app::shell::Shell;
use crate::app::{App, Message, program};
use crate::catalog::words::Words;
use crate::store::disk::{self, Kept};
use crate::store::home::Home;
use iced::Subscription;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::futures::{Stream, StreamExt as _, stream};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

/// Where everything is kept.
const HOME: &str = "standie";

thread_local! {
    /// What the page has said and nobody has heard yet.
    static HEARD: RefCell<Option<UnboundedReceiver<Message>>> = const { RefCell::new(None) };
}

/// Opens the window in the page around it.
pub fn run() {
    wasm_bindgen_futures::spawn_local(async {
        std::panic::set_hook(Box::new(|info| tell_failure(&info.to_string())));
        let words = Words::load("en");
        let (say, heard) = unbounded();
        HEARD.with(|slot| *slot.borrow_mut() = Some(heard));
        let freed = say.clone();
        let freed = move || drop(freed.unbounded_send(Message::Freed));
        let (elsewhere, nowhere) = (words.get("web-elsewhere"), words.get("web-nowhere"));
        let kept = disk::open(elsewhere.clone(), nowhere.clone(), freed).await;
        listen(&say);
        let notice = match kept {
            Kept::Here => None,
            Kept::Elsewhere => Some(elsewhere),
            Kept::Nowhere => Some(nowhere),
        };
        let boot = move || {
            let mut shell = Shell::at(Home::at(HOME));
            shell.page = Page::around(notice.clone());
            let mut app = App::with(shell);
            app.go(crate::app::Route::Home);
            app
        };
        if let Err(why) = program(boot).run() {
            tell_failure(&why.to_string());
        }
    });
}

/// The page is told that the app cannot go on.
fn tell_failure(why: &str) {
    crate::app::page::broke(why);
}

/// Hears what the page brings, and what the browser could not keep.
fn listen(say: &UnboundedSender<Message>) {
    let unkept = say.clone();
    disk::told(move |why| unkept.unbounded_send(Message::Unkept(why.to_owned())).is_ok());
    let brought = say.clone();
    let took = Closure::<dyn Fn(String, js_sys::Uint8Array)>::new(move |name, bytes: js_sys::Uint8Array| {
        let _ = brought.unbounded_send(Message::Brought(name, bytes.to_vec()));
    });
    let page = js_sys::Reflect::get(&js_sys::global(), &"standie".into()).unwrap_or(JsValue::UNDEFINED);
    let _ = js_sys::Reflect::set(&page, &"took".into(), took.as_ref().unchecked_ref());
    // As long as the page is there.
    took.forget();
}

/// What the page says.
pub fn heard() -> Subscription<Message> {
    Subscription::run(messages)
}

fn messages() -> impl Stream<Item = Message> {
    let heard = HEARD.with(|slot| slot.borrow_mut().take());
    stream::iter(heard).flatten()
}
