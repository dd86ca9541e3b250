//! Whose turn it is to write: the tab's that holds the browser's lock, which goes with the tab, however it ends.

use js_sys::{Function, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What the lock is called.
const NAME: &str = "standie";
/// How long another tab may take to go, in milliseconds: a page that is loaded anew waits for itself.
const PATIENCE: i32 = 600;

/// Asks for the lock. Whether it is had at once; if it is had later, `later` runs then.
pub(super) async fn ours_at_once(later: impl AsyncFnOnce() + 'static) -> bool {
    let Some(window) = web_sys::window() else { return true };
    // Where pages do not come safely there is no such thing, and every tab believes itself alone.
    let locks = Reflect::get(&window.navigator(), &"locks".into()).unwrap_or(JsValue::UNDEFINED);
    let Ok(request) = Reflect::get(&locks, &"request".into()).and_then(JsValue::dyn_into::<Function>) else {
        return true;
    };
    // Had in time, had too late, or neither yet.
    let answered: Rc<Cell<bool>> = Rc::default();
    let later = Cell::new(Some(later));
    let waiting = Promise::new(&mut |done, _| {
        let late = Closure::once_into_js({
            let (done, answered) = (done.clone(), answered.clone());
            move || {
                if !answered.replace(true) {
                    let _ = done.call1(&JsValue::NULL, &JsValue::FALSE);
                }
            }
        });
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(late.unchecked_ref(), PATIENCE);
        let had = Closure::once_into_js({
            let (later, answered) = (later.take(), answered.clone());
            move |_lock: JsValue| {
                match (answered.replace(true), later) {
                    (false, _) => drop(done.call1(&JsValue::NULL, &JsValue::TRUE)),
                    (true, later) => spawn_local(async move {
                        if let Some(later) = later {
                            later().await;
                        }
                    }),
                }
                // Held until the tab goes.
                Promise::new(&mut |_, _| {})
            }
        });
        let _ = request.call2(&locks, &NAME.into(), &had);
    });
    JsFuture::from(waiting).await.is_ok_and(|ours| ours.is_truthy())
}
