//! The page around the window, in a browser: files come and go through it, for there are no folders to look into. On a
//! desktop there is none, and nothing is asked of it.

/// What is asked of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Somebody chooses a file to bring along.
    Pick,
    /// A file goes where the browser puts what is downloaded.
    Give {
        /// What it is called.
        name: String,
        /// What it says.
        bytes: Vec<u8>,
    },
}

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A file was brought along: what it is called, and what it says.
    Brought(String, Vec<u8>),
    /// What was written could not be kept, for a reason.
    Unkept(String),
    /// What was written elsewhere until now is written here.
    Freed,
    /// It wants to know what can be read on the screen.
    Look,
}

/// The page, as far as the app knows it.
#[derive(Debug, Default)]
pub struct Page {
    /// Whether there is one.
    pub is_there: bool,
    /// What everybody must know of how it keeps games, if anything.
    pub notice: Option<String>,
    /// What is asked of it next.
    pub asked: Vec<Ask>,
}

impl Page {
    /// A page.
    pub fn around(notice: Option<String>) -> Page {
        Page { is_there: true, notice, asked: Vec::new() }
    }

    /// Does what was asked; without a page it stays asked.
    pub fn serve(&mut self) {
        if cfg!(not(target_family = "wasm")) {
            return;
        }
        for ask in self.asked.drain(..) {
            match ask {
                Ask::Pick => call("pick", &[]),
                Ask::Give { name, bytes } => call("give", &[Value::Text(&name), Value::Bytes(&bytes)]),
            };
        }
    }
}

/// The first picture is there: what was shown meanwhile can go.
pub fn drawn() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        call("drawn", &[]);
    });
}

/// A field is written into now, or none is: where keys are on the screen they come up.
pub fn writes(on: bool) {
    call("write", &[Value::Yes(on)]);
}

/// The screen is kept awake, or no longer.
pub fn awake(on: bool) {
    call("awake", &[Value::Yes(on)]);
}

/// A sound is heard, so loud.
pub fn play(name: &str, volume: f32) {
    call("play", &[Value::Text(name), Value::Number(volume)]);
}

/// Whether less motion is asked for.
pub fn is_calm() -> bool {
    matches!(call("calm", &[]), Some(true))
}

/// What can be read on the screen, and where: a list in JSON.
pub fn seen(lines: &str) {
    call("seen", &[Value::Text(lines)]);
}

/// The app cannot go on.
pub fn broke(why: &str) {
    call("broke", &[Value::Text(why)]);
}

/// A value a page understands.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// Yes or no.
    Yes(bool),
    /// Words.
    Text(&'a str),
    /// A number.
    Number(f32),
    /// What a file says.
    Bytes(&'a [u8]),
}

/// Calls what the page has under a name; what it says, if that is yes or no.
#[cfg(all(target_family = "wasm", feature = "web"))]
fn call(name: &str, with: &[Value<'_>]) -> Option<bool> {
    use wasm_bindgen::{JsCast as _, JsValue};
    let page = js_sys::Reflect::get(&js_sys::global(), &"standie".into()).ok()?;
    let does: js_sys::Function = js_sys::Reflect::get(&page, &name.into()).ok()?.dyn_into().ok()?;
    let value = |value: &Value<'_>| -> JsValue {
        match *value {
            Value::Yes(yes) => yes.into(),
            Value::Text(text) => text.into(),
            Value::Number(number) => number.into(),
            Value::Bytes(bytes) => js_sys::Uint8Array::from(bytes).into(),
        }
    };
    does.apply(&page, &with.iter().map(value).collect()).ok()?.as_bool()
}

/// There is no page.
#[cfg(not(all(target_family = "wasm", feature = "web")))]
fn call(_name: &str, _with: &[Value<'_>]) -> Option<bool> {
    None
}
