//! The screen stays awake while a game lies on the table.

use crate::catalog::words::Words;

/// Held while the screen is to stay awake. Asking the system may take long (a message bus that does not answer), so a
/// thread of its own asks.
#[derive(Debug, Default)]
pub struct Awake {
    wanted: bool,
    #[cfg(feature = "desktop")]
    asking: Option<std::sync::mpsc::Sender<()>>,
}

impl Awake {
    /// Keeps the screen awake, or no longer. Where the system has no such thing, the screen does what it always does.
    pub fn set(&mut self, wanted: bool, words: &Words) {
        if self.wanted == wanted {
            return;
        }
        self.wanted = wanted;
        // Only a desktop is told why.
        let _ = words;
        #[cfg(feature = "web")]
        crate::app::page::awake(wanted);
        #[cfg(feature = "desktop")]
        {
            // The thread ends, and lets the screen sleep, when this end of its channel goes.
            self.asking = wanted.then(|| hold(words.get("awake-reason"))).flatten();
        }
    }

    /// Whether the screen is asked to stay awake.
    pub fn is_wanted(&self) -> bool {
        self.wanted
    }
}

#[cfg(feature = "desktop")]
fn hold(reason: String) -> Option<std::sync::mpsc::Sender<()>> {
    let (asking, asked) = std::sync::mpsc::channel::<()>();
    let thread = std::thread::Builder::new().name("awake".to_owned()).spawn(move || {
        let held = keepawake::Builder::default().display(true).reason(reason).app_name("Standie").create();
        // Nothing is ever sent: this waits until the other end is dropped.
        let _ = asked.recv();
        drop(held);
    });
    thread.is_ok().then_some(asking)
}
