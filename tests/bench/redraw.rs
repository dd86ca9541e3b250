//! Cost of a frame: the labelled board of an evening, all of it drawn anew by the software renderer at 1280 x 800.
//!
//! `cargo bench --no-default-features --features soft --bench redraw`
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

use divan::Bencher;
use standie::app::App;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use support::{board, driver};

fn main() {
    divan::main();
}

/// View, layout, drawing and rasterising of everything, with warm caches; the pixels are converted for a picture too.
#[divan::bench(args = ["table", "moving", "home", "helped", "group", "hot_ring", "over"], sample_count = 60)]
fn full_redraw(bencher: Bencher, preset: &str) {
    let mut driver = driver::at(preset, 1280.0, 800.0);
    driver.screenshot();
    bencher.bench_local(|| driver.screenshot());
}

/// Twenty-five rooms with six arrows, twelve monsters, four munchkins.
#[divan::bench(sample_count = 60)]
fn full_redraw_of_a_full_board(bencher: Bencher) {
    let mut app = App::in_memory(Clock::Fixed(0));
    app.lay_out(board::laid_out(), Keeping::Memory);
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.screenshot();
    if let Some(path) = std::env::var_os("STANDIE_BENCH_PICTURE") {
        driver.save_png(std::path::Path::new(&path));
    }
    bencher.bench_local(|| driver.screenshot());
}
