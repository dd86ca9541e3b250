//! What the page around the window says, on its way to the app.

use crate::app::message::Message;
use crate::app::page::{self, Said};
use crate::app::widget::spoken::key;
use crate::store::disk;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::futures::{Stream, StreamExt as _, stream};
use iced::widget::selector::{Candidate, find_all};
use iced::{Rectangle, Subscription, Task};
use js_sys::Uint8Array;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

thread_local! {
    /// What the page has said and nobody has heard yet.
    static HEARD: RefCell<Option<UnboundedReceiver<Message>>> = const { RefCell::new(None) };
}

/// Listens to the page, and to what the browser could not keep. What comes back says something in the page's place.
pub(super) fn listen() -> UnboundedSender<Message> {
    let (say, heard) = unbounded();
    HEARD.with(|slot| *slot.borrow_mut() = Some(heard));
    let unkept = say.clone();
    disk::told(move |why| unkept.unbounded_send(Message::Page(Said::Unkept(why.to_owned()))).is_ok());
    let brought = say.clone();
    let took = Closure::<dyn Fn(String, Uint8Array)>::new(move |name, bytes: Uint8Array| {
        let _ = brought.unbounded_send(Message::Page(Said::Brought(name, bytes.to_vec())));
    });
    let asked = say.clone();
    let look = Closure::<dyn Fn()>::new(move || drop(asked.unbounded_send(Message::Page(Said::Look))));
    let page = js_sys::Reflect::get(&js_sys::global(), &"standie".into()).unwrap_or(JsValue::UNDEFINED);
    let _ = js_sys::Reflect::set(&page, &"took".into(), took.as_ref().unchecked_ref());
    let _ = js_sys::Reflect::set(&page, &"look".into(), look.as_ref().unchecked_ref());
    // As long as the page is there.
    took.forget();
    look.forget();
    say
}

/// What the page says.
pub(super) fn heard() -> Subscription<Message> {
    Subscription::run(messages)
}

fn messages() -> impl Stream<Item = Message> {
    let heard = HEARD.with(|slot| slot.borrow_mut().take());
    stream::iter(heard).flatten()
}

/// Tells the page what can be read on a screen drawn so large: each text, each field with what is written in it, each
/// control with what it is called, and its place, in the page's own pixels.
pub(super) fn look(scale: f32) -> Task<Message> {
    let text = |candidate: Candidate<'_>| match candidate {
        Candidate::Text { content, visible_bounds: Some(at), .. } => Some(("text", content.to_owned(), at)),
        Candidate::TextInput { state, visible_bounds: Some(at), .. } => Some(("field", state.text().to_owned(), at)),
        Candidate::Focusable { id: Some(id), visible_bounds: Some(at), .. } => Some(("control", key(id), at)),
        _ => None,
    };
    let tell = move |lines: Vec<(&str, String, Rectangle)>| {
        let line = |(kind, text, at): &(&str, String, Rectangle)| {
            let at = *at * scale;
            serde_json::json!({ *kind: text, "x": at.x, "y": at.y, "width": at.width, "height": at.height })
        };
        page::seen(&serde_json::Value::from_iter(lines.iter().map(line)).to_string());
    };
    find_all(text).map(tell).discard()
}
