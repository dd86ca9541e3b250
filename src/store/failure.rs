//! What failed in the writing of a file, for whoever wants to know.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

/// What failed, and who wants to know.
#[derive(Debug, Default)]
pub(crate) struct Failure {
    said: Option<String>,
    waiting: Vec<Waker>,
}

/// What failed in one file, if anything has.
pub(crate) type Shared = Arc<Mutex<Failure>>;

/// Comes true when a write or a sync of one file fails. Whoever shows the game waits for it: a sync fails on a thread of
/// its own, when nobody is doing anything.
#[derive(Clone, Debug)]
pub struct Failed(pub(super) Shared);

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

/// What failed, if anything has.
pub(crate) fn said(failure: &Mutex<Failure>) -> Option<String> {
    failure.lock().unwrap_or_else(PoisonError::into_inner).said.clone()
}

/// Something has failed: the first word stands, and whoever waits is told.
pub(crate) fn note(failure: &Mutex<Failure>, source: &io::Error) {
    let mut failure = failure.lock().unwrap_or_else(PoisonError::into_inner);
    failure.said.get_or_insert_with(|| source.to_string());
    failure.waiting.drain(..).for_each(Waker::wake);
}
