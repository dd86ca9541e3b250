//! Every preset at every size the app must fit, as pictures under `target/pictures`.

use crate::support::{driver, pseudo};
use standie::app::presets;
use standie::app::shell::Shell;
use standie::catalog::words::Words;
use standie::store::settings::Placed;
use std::path::PathBuf;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

/// A size of text, a theme and the language nobody speaks, as `STANDIE_SCALE`, `STANDIE_THEME` and `STANDIE_PSEUDO` say;
/// how the pictures are told apart.
fn otherwise(shell: &mut Shell, size: (f32, f32)) -> String {
    let mut told = String::new();
    if let Some(scale) = std::env::var("STANDIE_SCALE").ok().and_then(|scale| scale.parse().ok()) {
        shell.settings.scale = scale;
        shell.settings.window = Some(Placed { at: None, size });
        told.push_str(&format!("-{scale}"));
    }
    if let Ok(theme) = std::env::var("STANDIE_THEME") {
        shell.settings.looks = serde_json::from_value(theme.clone().into()).expect("dark, light or contrast");
        told.push_str(&format!("-{theme}"));
    }
    shell.apply_settings();
    if std::env::var("STANDIE_PSEUDO").is_ok() {
        shell.words = pseudo::words();
        told.push_str("-pseudo");
    }
    if let Ok(locale) = std::env::var("STANDIE_LOCALE") {
        told.push_str(&format!("-{locale}"));
    }
    told
}

/// The language `STANDIE_LOCALE` names: presets begin in it.
fn language() -> Words {
    Words::load(&std::env::var("STANDIE_LOCALE").unwrap_or_default())
}

/// Sizes besides, as `STANDIE_SIZE` says: `412x915`.
fn besides() -> Option<(f32, f32)> {
    let size = std::env::var("STANDIE_SIZE").ok()?;
    let (width, height) = size.split_once('x')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

#[test]
fn every_preset_can_be_drawn_at_every_size() {
    let only = std::env::var("STANDIE_PICTURE").ok();
    for name in presets::names() {
        if only.as_ref().is_some_and(|o| !o.split(',').any(|n| n == name)) {
            continue;
        }
        for (width, height) in SIZES.into_iter().chain(besides()) {
            let mut driver = match std::env::var("STANDIE_LOCALE") {
                Ok(_) => presets::spoken(language, || driver::at(name, width, height)),
                Err(_) => driver::at(name, width, height),
            };
            let other = otherwise(&mut driver.state.shell, (width, height));
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
                .join(format!("target/pictures/{name}-{width}x{height}{other}.png"));
            driver.save_png(&path);
        }
    }
}
