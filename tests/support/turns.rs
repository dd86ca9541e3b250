//! An executor without threads: futures are polled when the driver says so, until none of them gets any further. What
//! they deliver is there then, however busy the machine is.

use iced_test::futures::Executor;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};

type Job = Pin<Box<dyn Future<Output = ()> + Send>>;

#[derive(Clone, Default)]
pub struct Turns(Arc<Mutex<Vec<Job>>>);

/// Whether anything was woken since it was last asked.
struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Turns {
    /// Polls everything until nothing gets any further.
    pub fn run(&self) {
        let woken = Arc::new(Woken(AtomicBool::new(true)));
        let waker = Waker::from(woken.clone());
        let mut context = Context::from_waker(&waker);
        while woken.0.swap(false, Ordering::SeqCst) {
            let jobs = std::mem::take(&mut *self.0.lock().expect("no panic while it is held"));
            let mut left: Vec<Job> = Vec::new();
            for mut job in jobs {
                match job.as_mut().poll(&mut context) {
                    Poll::Ready(()) => {}
                    Poll::Pending => left.push(job),
                }
            }
            let mut jobs = self.0.lock().expect("no panic while it is held");
            if !jobs.is_empty() {
                woken.0.store(true, Ordering::SeqCst);
            }
            left.append(&mut jobs);
            *jobs = left;
        }
    }
}

impl Executor for Turns {
    fn new() -> io::Result<Self> {
        Ok(Turns::default())
    }

    fn spawn(&self, future: impl Future<Output = ()> + Send + 'static) {
        self.0.lock().expect("no panic while it is held").push(Box::pin(future));
    }

    fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        iced_test::futures::futures::executor::block_on(future)
    }
}
