//! The screen stays awake while a game lies on the table.

/// Held while the screen is to stay awake.
#[derive(Default)]
pub struct Awake {
    #[cfg(feature = "desktop")]
    held: Option<keepawake::KeepAwake>,
    wanted: bool,
}

impl std::fmt::Debug for Awake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Awake").field("wanted", &self.wanted).finish_non_exhaustive()
    }
}

impl Awake {
    /// Keeps the screen awake, or no longer. Where the system has no such thing, the screen does what it always does.
    pub fn set(&mut self, wanted: bool) {
        if self.wanted == wanted {
            return;
        }
        self.wanted = wanted;
        #[cfg(feature = "desktop")]
        {
            self.held = wanted.then(hold).flatten();
        }
    }

    /// Whether the screen is asked to stay awake.
    pub fn is_wanted(&self) -> bool {
        self.wanted
    }
}

#[cfg(feature = "desktop")]
fn hold() -> Option<keepawake::KeepAwake> {
    keepawake::Builder::default().display(true).reason("A game is on the table").app_name("Standie").create().ok()
}
