//! Which renderer draws the window, and what happens when it cannot: a graphics card that takes the program down before
//! it has drawn anything is remembered by a file, and the processor draws from then on.

use crate::cli::args::Renderer;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// The environment's word for the toolkit's renderer.
pub const CHOICE: &str = "ICED_BACKEND";
/// The renderer of the graphics card.
pub const GPU: &str = "wgpu";
/// The renderer of the processor.
pub const CPU: &str = "tiny-skia";

/// Frames after which a renderer has shown that it draws: when the third is asked for, two are on the screen.
const FRAMES: u8 = 3;
/// What the file says while nothing has been drawn yet.
const TRYING: &str = "trying";
/// What the file says when the graphics card has failed, before the version that found out.
const FAILED: &str = "processor";

/// A renderer being tried: until it has drawn, a file says so.
#[derive(Debug)]
pub struct Trial {
    file: File,
    frames: u8,
}

/// What is known of the graphics card.
#[derive(Debug)]
pub enum Card {
    /// It is being tried now.
    Tried(Trial),
    /// Nobody can say: another window tries it at this moment, or no file can be written.
    Unsaid,
    /// It took the program down before anything was drawn.
    Failed,
}

impl Trial {
    /// Tries the graphics card, unless it has failed with this version of the program before.
    pub fn begin(path: &Path, version: &str) -> Card {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let Ok(mut file) = file else { return Card::Unsaid };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => return Card::Unsaid,
        }
        let mut said = String::new();
        let read = (&file).take(100).read_to_string(&mut said);
        let failed = format!("{FAILED} {version}");
        if read.is_ok() && said == failed {
            return Card::Failed;
        }
        if said == TRYING {
            // Whoever tried it is gone, and has drawn nothing.
            let _ = write(&mut file, &failed);
            return Card::Failed;
        }
        match write(&mut file, TRYING) {
            Ok(()) => Card::Tried(Trial { file, frames: 0 }),
            Err(_) => Card::Unsaid,
        }
    }

    /// A frame is asked for. Says whether the renderer has shown by now that it draws.
    pub fn draws(&mut self) -> bool {
        self.frames += 1;
        if self.frames < FRAMES {
            return false;
        }
        // If this cannot be written, the processor draws next time: slower, and sound.
        let _ = write(&mut self.file, "");
        true
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        // A window that is closed before it has drawn much has not failed.
        if !std::thread::panicking() {
            let _ = write(&mut self.file, "");
        }
    }
}

fn write(file: &mut File, text: &str) -> std::io::Result<()> {
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all(text.as_bytes())
}

/// How a window gets its renderer.
#[derive(Debug)]
pub enum Way {
    /// As the toolkit likes; with a trial, if this is the first try of it.
    Here(Option<Trial>),
    /// The program starts itself again with another one.
    Again(&'static str),
}

/// How a window gets its renderer: what was wanted, what the environment says already, whether the only graphics card is
/// one that the processor plays, and the file that remembers.
pub fn way(wanted: Renderer, environment: bool, only_software: bool, memory: &Path, version: &str) -> Way {
    if environment {
        return Way::Here(None);
    }
    match wanted {
        Renderer::Gpu => Way::Again(GPU),
        Renderer::Cpu => Way::Again(CPU),
        Renderer::Auto if only_software => Way::Again(CPU),
        Renderer::Auto => match Trial::begin(memory, version) {
            Card::Tried(trial) => Way::Here(Some(trial)),
            Card::Unsaid => Way::Here(None),
            Card::Failed => Way::Again(CPU),
        },
    }
}

/// Whether a window that broke is worth another try without the graphics card: it was nobody's wish to have one, and it
/// is not the processor that failed already.
pub fn worth_another(wanted: Renderer, environment: bool) -> bool {
    wanted == Renderer::Auto && !environment
}
