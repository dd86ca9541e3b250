//! Every preset at every size the app must fit, as pictures under `target/pictures`.

use crate::support::driver;
use standie::app::presets;
use std::path::PathBuf;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

#[test]
fn every_preset_can_be_drawn_at_every_size() {
    let only = std::env::var("STANDIE_PICTURE").ok();
    for name in presets::names() {
        if only.as_ref().is_some_and(|o| !o.split(',').any(|n| n == name)) {
            continue;
        }
        for (width, height) in SIZES {
            let mut driver = driver::at(name, width, height);
            let path =
                PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("target/pictures/{name}-{width}x{height}.png"));
            driver.save_png(&path);
        }
    }
}
