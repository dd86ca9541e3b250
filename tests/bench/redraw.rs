//! Cost of a frame: the labelled board of an evening, all of it drawn anew by the software renderer at 1280 x 800.
//!
//! `cargo bench --no-default-features --features soft --bench redraw`
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

use divan::Bencher;
use support::driver;

fn main() {
    divan::main();
}

/// View, layout, drawing and rasterising of everything, with warm caches; the pixels are converted for a picture too.
#[divan::bench(args = ["table", "moving", "home"], sample_count = 60)]
fn full_redraw(bencher: Bencher, preset: &str) {
    let mut driver = driver::at(preset, 1280.0, 800.0);
    driver.screenshot();
    bencher.bench_local(|| driver.screenshot());
}
