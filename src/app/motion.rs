//! Whether this system asks for less motion.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the system asks for, as soon as it has answered; until then, less motion.
#[derive(Clone, Debug)]
pub struct Calm(Arc<AtomicBool>);

impl Calm {
    /// Nothing moves: in tests and pictures, and where no system can be asked.
    pub fn always() -> Calm {
        Calm(Arc::new(AtomicBool::new(true)))
    }

    /// Asks the system. A message bus may take its time, so a thread of its own waits for the answer; only macOS tells
    /// no other thread than the first, and at once.
    #[cfg(feature = "desktop")]
    pub fn ask() -> Calm {
        use mundy::{Interest, Preferences, ReducedMotion};
        let calm = Calm::always();
        let told = calm.0.clone();
        let ask = move || {
            let said = Preferences::once_blocking(Interest::ReducedMotion, PATIENCE);
            let less = said.is_some_and(|said| said.reduced_motion == ReducedMotion::Reduce);
            told.store(less, Ordering::Relaxed);
        };
        if cfg!(target_os = "macos") {
            ask();
        } else {
            // Without the thread nothing moves.
            let _ = std::thread::Builder::new().name("motion".to_owned()).spawn(ask);
        }
        calm
    }

    /// Asks the browser, which answers at once.
    #[cfg(feature = "web")]
    pub fn ask() -> Calm {
        let calm = Calm::always();
        calm.0.store(crate::app::page::is_calm(), Ordering::Relaxed);
        calm
    }

    /// Asks the system.
    #[cfg(not(any(feature = "desktop", feature = "web")))]
    pub fn ask() -> Calm {
        Calm::always()
    }

    /// Whether nothing is to move.
    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long a system may take to answer before it is taken to have no wish.
#[cfg(feature = "desktop")]
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);
