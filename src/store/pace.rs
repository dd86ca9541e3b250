//! When what was written is made durable: by a thread, several lines at once; no frame ever waits for it. A browser has no
//! thread to give, and makes durable what it was handed by itself.

#[cfg(not(target_family = "wasm"))]
pub(crate) use thread::Pace;

#[cfg(target_family = "wasm")]
pub(crate) use at_once::Pace;

/// What is done beside what is going on, on a thread of its own, one thing after the other; where there is no thread to be had,
/// at once. Whoever lets go of it waits for what is still being done.
#[derive(Debug, Default)]
pub(crate) struct Aside(Option<std::thread::JoinHandle<()>>);

impl Aside {
    /// Does something, as soon as what went before is done.
    pub(crate) fn does(&mut self, name: &str, work: impl FnOnce() + Send + 'static) {
        self.wait();
        if cfg!(target_family = "wasm") {
            return work();
        }
        self.0 = std::thread::Builder::new().name(name.to_owned()).spawn(work).ok();
    }

    /// Waits until nothing is being done.
    pub(crate) fn wait(&mut self) {
        if let Some(thread) = self.0.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        self.wait();
    }
}

/// What makes all bytes handed over so far durable.
pub(crate) type Sync = Box<dyn FnMut() -> std::io::Result<()> + Send>;

#[cfg(not(target_family = "wasm"))]
mod thread {
    use crate::store::failure::{Failure, Shared, note, said};
    use std::io;
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
    use std::thread::JoinHandle;
    use std::time::{Duration, Instant};

    /// How long lines are gathered before one sync makes them durable.
    const GATHER: Duration = Duration::from_millis(60);

    enum Ask {
        /// Lines were written.
        Dirty,
        /// Somebody waits until all lines are durable.
        Flush(Sender<()>),
    }

    /// The thread that makes lines durable.
    #[derive(Debug)]
    pub(crate) struct Pace {
        asks: Option<Sender<Ask>>,
        thread: Option<JoinHandle<()>>,
    }

    impl Pace {
        /// Starts it.
        pub(crate) fn start(sync: super::Sync, failure: Shared) -> io::Result<Pace> {
            let (asks, inbox) = channel();
            let serve = move || serve(&inbox, sync, &failure);
            let thread = std::thread::Builder::new().name("journal".to_owned()).spawn(serve)?;
            Ok(Pace { asks: Some(asks), thread: Some(thread) })
        }

        /// Lines were written.
        pub(crate) fn dirty(&mut self) {
            self.ask(Ask::Dirty);
        }

        /// Waits until every line so far is durable, or that has failed.
        pub(crate) fn flush(&mut self) {
            let (done, wait) = channel();
            self.ask(Ask::Flush(done));
            // An error here means that the thread is gone, which only a failure makes it do.
            let _ = wait.recv();
        }

        fn ask(&self, ask: Ask) {
            if let Some(asks) = &self.asks {
                let _ = asks.send(ask);
            }
        }
    }

    impl Drop for Pace {
        fn drop(&mut self) {
            // Closing the channel lets the thread finish what it has and end.
            self.asks = None;
            if let Some(thread) = self.thread.take() {
                let _ = thread.join();
            }
        }
    }

    /// Syncs whenever lines were written, several at once; sleeps while there are none.
    fn serve(inbox: &Receiver<Ask>, mut sync: super::Sync, failure: &Mutex<Failure>) {
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
                        Err(RecvTimeoutError::Timeout) => break,
                        Err(RecvTimeoutError::Disconnected) => {
                            open = false;
                            break;
                        }
                    }
                },
                Err(_) => return,
            }
            // A failed sync is not retried: the system may have forgotten the pages it could not write.
            if said(failure).is_none()
                && let Err(source) = sync()
            {
                note(failure, &source);
            }
            for done in waiting {
                let _ = done.send(());
            }
        }
    }
}

#[cfg(target_family = "wasm")]
mod at_once {
    use crate::store::disk;
    use crate::store::failure::{Shared, note};
    use std::io;
    use std::sync::Arc;

    /// Nobody: the browser was handed the lines, and says later if it could not keep them.
    pub(crate) struct Pace {
        sync: super::Sync,
        failure: Shared,
    }

    impl Pace {
        /// Listens to what the browser will say.
        pub(crate) fn start(sync: super::Sync, failure: Shared) -> io::Result<Pace> {
            let heard = Arc::downgrade(&failure);
            disk::told(move |why| match heard.upgrade() {
                Some(failure) => {
                    note(&failure, &io::Error::other(why.to_owned()));
                    true
                }
                None => false,
            });
            Ok(Pace { sync, failure })
        }

        /// Lines were written.
        pub(crate) fn dirty(&mut self) {
            self.flush();
        }

        /// What the browser has said so far stands.
        pub(crate) fn flush(&mut self) {
            if let Err(why) = (self.sync)() {
                note(&self.failure, &why);
            }
        }
    }
}
