//! An append-only file and the thread that makes it durable.
//!
//! A line is handed to the system before the screen shows what it says: that survives a crash of the app. A thread
//! syncs it within a tenth of a second: that survives the power. No frame ever waits for a sync. After a write or a
//! sync has failed, nothing more is written to the same file.

use crate::store::StoreError;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long lines are gathered before one sync makes them durable.
const GATHER: Duration = Duration::from_millis(60);

/// What a writer appends to: a file, or in tests something that fails on purpose.
pub trait Log: Send + 'static {
    /// Hands bytes to the system.
    ///
    /// # Errors
    /// What the system said.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Something that makes all bytes handed over so far durable, usable from another thread.
    ///
    /// # Errors
    /// What the system said.
    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>>;
}

impl Log for File {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        let file = self.try_clone()?;
        Ok(Box::new(move || file.sync_data()))
    }
}

enum Ask {
    /// Lines were written.
    Dirty,
    /// Somebody waits until all lines are durable.
    Flush(Sender<()>),
}

/// What failed, and who wants to know.
#[derive(Debug, Default)]
struct Failure {
    said: Option<String>,
    waiting: Vec<Waker>,
}

type Shared = Arc<Mutex<Failure>>;

/// Comes true when a write or a sync of one file fails. Whoever shows the game waits for it: a sync fails on a thread of
/// its own, when nobody is doing anything.
#[derive(Clone, Debug)]
pub struct Failed(Shared);

impl Future for Failed {
    type Output = ();

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let mut failure = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if failure.said.is_some() {
            return Poll::Ready(());
        }
        if !failure.waiting.iter().any(|w| w.will_wake(cx.waker())) {
            failure.waiting.push(cx.waker().clone());
        }
        Poll::Pending
    }
}

impl PartialEq for Failed {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Failed {}

impl std::hash::Hash for Failed {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

/// An append-only file being written.
pub struct Writer {
    path: PathBuf,
    log: Box<dyn Log>,
    asks: Option<Sender<Ask>>,
    thread: Option<JoinHandle<()>>,
    failure: Shared,
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Writer {
    /// Starts writing to a log.
    ///
    /// # Errors
    /// If the log cannot be synced from a thread, or no thread can be had.
    pub fn start(path: &Path, log: impl Log) -> Result<Writer, StoreError> {
        let sync = log.syncer().map_err(StoreError::io(path))?;
        let (asks, inbox) = channel();
        let failure = Shared::default();
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn({
                let failure = failure.clone();
                move || serve(&inbox, sync, &failure)
            })
            .map_err(StoreError::io(path))?;
        Ok(Writer { path: path.to_owned(), log: Box::new(log), asks: Some(asks), thread: Some(thread), failure })
    }

    /// Hands a line to the system.
    ///
    /// # Errors
    /// If the system refuses it, or something has failed before.
    pub fn append(&mut self, line: &[u8]) -> Result<(), StoreError> {
        if let Some(reason) = self.failure() {
            return Err(StoreError::Broken { path: self.path.clone(), reason });
        }
        if let Err(source) = self.log.append(line) {
            note(&self.failure, &source);
            return Err(StoreError::Io { path: self.path.clone(), source });
        }
        self.ask(Ask::Dirty);
        Ok(())
    }

    /// Waits until every line so far is durable.
    ///
    /// # Errors
    /// If a sync failed, now or before.
    pub fn flush(&mut self) -> Result<(), StoreError> {
        let (done, wait) = channel();
        self.ask(Ask::Flush(done));
        // An error here means that the thread is gone, which only a failure makes it do.
        let _ = wait.recv();
        match self.failure() {
            Some(reason) => Err(StoreError::Broken { path: self.path.clone(), reason }),
            None => Ok(()),
        }
    }

    /// What failed, if anything has.
    pub fn failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).said.clone()
    }

    /// Comes true when something fails.
    pub fn failed(&self) -> Failed {
        Failed(self.failure.clone())
    }

    fn ask(&self, ask: Ask) {
        if let Some(asks) = &self.asks {
            let _ = asks.send(ask);
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Closing the channel lets the thread finish what it has and end.
        self.asks = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn note(failure: &Mutex<Failure>, source: &io::Error) {
    let mut failure = failure.lock().unwrap_or_else(PoisonError::into_inner);
    failure.said.get_or_insert_with(|| source.to_string());
    failure.waiting.drain(..).for_each(Waker::wake);
}

/// Syncs whenever lines were written, several at once; sleeps while there are none.
fn serve(inbox: &Receiver<Ask>, mut sync: Box<dyn FnMut() -> io::Result<()> + Send>, failure: &Mutex<Failure>) {
    let mut open = true;
    while open {
        let mut waiting = Vec::new();
        let first = inbox.recv();
        let until = Instant::now() + GATHER;
        match first {
            Ok(Ask::Flush(done)) => waiting.push(done),
            Ok(Ask::Dirty) => loop {
                // From the first line on, so that a busy table's lines do not put the sync off.
                match inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
                    Ok(Ask::Dirty) => {}
                    Ok(Ask::Flush(done)) => {
                        waiting.push(done);
                        break;
                    }
                    Err(std::sync::mpsc::RecvTimeoutError::Timeout) => break,
                    Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => {
                        open = false;
                        break;
                    }
                }
            },
            Err(_) => return,
        }
        // A failed sync is not retried: the system may have forgotten the pages it could not write.
        let failed = failure.lock().unwrap_or_else(PoisonError::into_inner).said.is_some();
        if !failed && let Err(source) = sync() {
            note(failure, &source);
        }
        for done in waiting {
            let _ = done.send(());
        }
    }
}
