//! Cost of a frame: the labelled board of an evening, all of it drawn anew by the software renderer at 1280 x 800.
//!
//! `cargo bench --no-default-features --features soft --bench redraw`
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

use divan::Bencher;
use iced_test::core::{Rectangle, Size};
use iced_tiny_skia::graphics::Viewport;
use standie::app::App;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use support::driver::Window;
use support::{board, driver};

fn main() {
    divan::main();
}

/// View, layout, drawing and rasterising of everything into the pixels a window keeps, with warm caches.
fn frame(bencher: Bencher, mut driver: driver::Driver<impl Window>) {
    let mut pixels = tiny_skia::Pixmap::new(1280, 800).expect("pixels");
    let mut mask = tiny_skia::Mask::new(1280, 800).expect("a mask");
    let viewport = Viewport::with_physical_size(Size::new(1280, 800), 1.0);
    let whole = Rectangle::with_size(viewport.logical_size());
    let mut frame = || {
        driver.draws();
        driver.redraws(&mut pixels.as_mut(), &mut mask, &viewport, &[whole]);
    };
    frame();
    bencher.bench_local(frame);
}

/// Whatever is to be seen, without anything kept from the frame before.
#[divan::bench(args = ["table", "moving", "home", "helped", "group", "hot_fight", "hot_ring", "classic_claimed", "doors_fight", "over"], sample_count = 60)]
fn full_redraw(bencher: Bencher, preset: &str) {
    frame(bencher, driver::at(preset, 1280.0, 800.0));
}

/// The same without rasterising: what is drawn is worked out, and laid out.
#[divan::bench(args = ["table", "group"], sample_count = 60)]
fn laid_out(bencher: Bencher, preset: &str) {
    let mut driver = driver::at(preset, 1280.0, 800.0);
    driver.draws();
    bencher.bench_local(|| driver.draws());
}

/// Twenty-five rooms with six arrows, twelve monsters, four munchkins.
#[divan::bench(sample_count = 60)]
fn full_redraw_of_a_full_board(bencher: Bencher) {
    let mut app = App::in_memory(Clock::Fixed(0));
    app.lay_out(board::laid_out(), Keeping::Memory);
    let mut driver = driver::with(app, 1280.0, 800.0);
    if let Some(path) = std::env::var_os("STANDIE_BENCH_PICTURE") {
        driver.save_png(std::path::Path::new(&path));
    }
    frame(bencher, driver);
}
