//! A telephone held upright: everything is read and touched there without a lens.

use crate::support::driver::{self, Driver, Window};
use iced_test::core::text::Paragraph as _;
use iced_test::renderer::graphics::Text;
use iced_test::selector::Candidate;
use standie::app::{look, presets};
use standie::store::settings::Placed;

/// Telephones, held upright.
const TELEPHONES: [(f32, f32); 2] = [(390.0, 844.0), (360.0, 740.0)];
/// The smallest thing that is touched on the first of them, in its pixels.
const TOUCHED: f32 = 40.0;
/// The smallest letters, in pixels of a telephone.
const LETTERS: f32 = 11.0;
/// A figure that is dragged is as high as everything else: beside three more it is less wide.
const DRAGGED: f32 = 26.0;

/// What is looked at: every screen, and a table of each kind. With `STANDIE_ALL` every preset.
const LOOKED: &str = "home home_games setup quick settings menu seat hall rules odds \
    classic classic_fight classic_seat table fight charity moving over row row_card row_beside_card \
    hot_turn hot_fight doors_turn doors_fight doors_lifted doors_charity doors_over";

/// A preset as a telephone shows it, as large as it is drawn there.
fn held(preset: &str, size: (f32, f32)) -> Driver<impl Window> {
    let mut driver = driver::at(preset, size.0, size.1);
    let shell = &mut driver.state.shell;
    shell.settings.window = Some(Placed { at: None, size });
    shell.apply_settings();
    driver
}

/// How many pixels of a telephone one of the app's has.
fn scale(driver: &Driver<impl Window>) -> f32 {
    driver.size.width / driver.logical().width
}

/// What is written too small.
fn small(driver: &mut Driver<impl Window>) -> Vec<String> {
    driver.draws();
    let scale = scale(driver);
    let mut found = Vec::new();
    for layer in driver.layers() {
        for text in layer.text.iter().flat_map(|item| item.as_slice()) {
            let Text::Paragraph { paragraph, transformation, .. } = text else { continue };
            let Some(lines) = paragraph.upgrade() else { continue };
            if lines.font() == look::ICONS {
                continue;
            }
            let high = lines.size().0 * transformation.scale_factor() * scale;
            if high < LETTERS - 0.1 {
                let said: Vec<&str> = lines.buffer().lines.iter().map(|line| line.text()).collect();
                found.push(format!("“{}” is written in {high:.1}", said.join(" ")));
            }
        }
    }
    found
}

/// What is too small for a finger.
fn fiddly(driver: &mut Driver<impl Window>) -> Vec<String> {
    let scale = scale(driver);
    let all = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Focusable { id, bounds, visible_bounds: Some(_), .. } => {
            Some((id.map(|id| format!("{id:?}")).unwrap_or_default(), bounds * scale))
        }
        _ => None,
    });
    let few = all.into_iter().filter(|(id, at)| {
        let wide = if id.contains("-field-") { DRAGGED } else { TOUCHED };
        at.width < wide - 0.1 || at.height < TOUCHED - 0.1
    });
    few.map(|(id, at)| format!("{id} has {:.0} by {:.0}", at.width, at.height)).collect()
}

/// What is looked at, and on which telephone.
fn each() -> impl Iterator<Item = (&'static str, (f32, f32))> {
    let only = std::env::var("STANDIE_PICTURE").ok();
    let all = std::env::var("STANDIE_ALL").is_ok();
    let seen = move |name: &&str| match &only {
        Some(only) => only.split(',').any(|one| one == *name),
        None => all || LOOKED.split_whitespace().any(|one| one == *name),
    };
    let named = presets::names().into_iter().filter(seen);
    named.flat_map(|name| TELEPHONES.map(|size| (name, size)))
}

#[test]
fn nothing_on_a_telephone_is_too_small_to_read_or_to_touch() {
    let mut faults = Vec::new();
    for (name, size) in each() {
        let mut driver = held(name, size);
        let mut found = small(&mut driver);
        if size == TELEPHONES[0] {
            found.extend(fiddly(&mut driver));
        }
        faults.extend(found.into_iter().map(|fault| format!("{name} {}x{}: {fault}", size.0, size.1)));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn nothing_on_a_telephone_hangs_over_its_edge_or_is_cut() {
    let mut faults = Vec::new();
    for (name, size) in each() {
        let found = crate::fitting::wrong(&mut held(name, size));
        faults.extend(found.into_iter().map(|fault| format!("{name} {}x{}: {fault}", size.0, size.1)));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
