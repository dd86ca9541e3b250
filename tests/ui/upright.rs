//! A telephone held upright: everything is read and touched there without a lens.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::text::Paragraph as _;
use iced_test::core::{Rectangle, widget};
use iced_test::renderer::graphics::Text;
use iced_test::selector::Candidate;
use standie::app::{look, presets};
use standie::catalog::words::Names;
use standie::rules::fight;
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
pub fn held(preset: &str, size: (f32, f32)) -> Driver<impl Window> {
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
        // Ten letters share a row, as on any telephone; each is as high as everything else.
        let wide = if id.contains("-field-") || id.contains("letter ") { DRAGGED } else { TOUCHED };
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

/// What is written in a place and seen, where it stands.
fn inside(driver: &mut Driver<impl Window>, id: &str) -> Option<(Rectangle, Vec<(String, Rectangle)>)> {
    let found = driver.find(widget::Id::from(id.to_owned()))?;
    let (room, seen) = (found.bounds(), found.visible_bounds()?);
    let words = driver.written().into_iter().filter(|(_, at, _)| room.contains(at.center()));
    Some((seen, words.filter_map(|(text, _, shown)| Some((text, shown?))).collect()))
}

/// Two texts of a place that lie over each other.
fn over_each_other(words: &[(String, Rectangle)]) -> Option<String> {
    // Figures are drawn in layers.
    let drawn = |text: &str| !text.chars().any(|letter| letter.is_ascii() || letter.is_alphabetic());
    let words: Vec<_> = words.iter().filter(|(text, _)| !drawn(text)).collect();
    words.iter().enumerate().find_map(|(index, (text, at))| {
        let other = words[index + 1..]
            .iter()
            .find(|(_, other)| at.intersection(other).is_some_and(|both| both.width > 2.0 && both.height > 3.0))?;
        Some(format!("“{text}” lies over “{}”", other.0))
    })
}

/// Who fights, by the ids of their places, and what they are called.
fn fighters(driver: &Driver<impl Window>) -> Vec<(String, String)> {
    let Some(table) = &driver.state.table else { return Vec::new() };
    let (game, words) = (table.session.game(), &driver.state.shell.words);
    let Some(fight) = fight::under_way(game) else { return Vec::new() };
    let names = Names::of(game);
    let ours = [Some(fight.main), fight.helping(game)].into_iter().flatten();
    let ours = ours.map(|seat| (format!("fighter-{}", seat.name()), words.seat(seat, names)));
    let monsters = fight.monsters(game).into_iter();
    ours.chain(monsters.map(|id| (format!("fighter-{}", id.0), words.monster(id, names)))).collect()
}

/// Where something is read that lies over the table for a moment.
const COVERED: &str = "lesson_fight curse now helped hot_talk hot_talk_six hot_refused classic_reminded_fight classic_now \
    doors_fight";

#[test]
fn both_sides_of_every_fight_are_seen_on_a_telephone_and_no_seat_lies_over_itself() {
    let (mut faults, mut fights) = (Vec::new(), 0);
    for name in presets::names() {
        let mut driver = held(name, TELEPHONES[0]);
        let all = fighters(&driver);
        if all.is_empty() || inside(&mut driver, "totals").is_none() || driver.state.shell.settings.far {
            continue;
        }
        fights += 1;
        let (totals, sums) = inside(&mut driver, "totals").expect("totals");
        if totals.height < 38.0 || sums.len() < 5 {
            faults.push(format!("{name}: totals {totals:?} {sums:?}"));
        }
        let Some(table) = &driver.state.table else { continue };
        let colours: Vec<_> = table.session.game().seats.iter().map(|seat| seat.colour.name()).collect();
        // Beside cardboard the next of several is scrolled to; so is everybody while a card is read.
        let reads = table.hot.as_ref().is_some_and(|hot| hot.is_lifted()) || name.contains("cursed");
        let covered = COVERED.split_whitespace().any(|one| one == name);
        let cardboard = table.hot.is_none();
        let whole = !cardboard && !reads && all.len() <= 4;
        for seat in colours {
            let Some((_, words)) = inside(&mut driver, &format!("seat-{seat}")) else { continue };
            faults.extend(over_each_other(&words).filter(|_| !covered).map(|fault| format!("{name}, {seat}: {fault}")));
        }
        let mut stand = 0;
        for (id, called) in &all {
            let Some((seen, words)) = inside(&mut driver, id) else { continue };
            // What is written there is seen from above to below, or scrolled to where there are many.
            let named = words.iter().any(|(text, at)| text == called && at.height > 10.0);
            stand += usize::from(seen.height >= 38.0 && (named || cardboard));
            faults
                .extend(over_each_other(&words).filter(|_| !covered).map(|fault| format!("{name}, {called}: {fault}")));
        }
        if stand < if whole { all.len() } else { 1 } && !reads {
            faults.push(format!("{name}: {stand} of {all:?} are seen"));
        }
    }
    assert!(fights > 20, "{fights} fights");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn whoever_could_help_is_in_sight_whatever_is_touched_below() {
    let mut seen = 0;
    for preset in ["classic_fight", "classic_two_fight", "classic_six_fight", "long_fight", "row_beside_six_fight"] {
        let mut hands = Hands::new(held(preset, TELEPHONES[0]));
        let helps: Vec<String> = hands.game().seats.iter().map(|seat| format!("help-{}", seat.colour.name())).collect();
        let there: Vec<Rectangle> = helps
            .into_iter()
            .filter_map(|id| hands.driver.find(widget::Id::from(id)))
            .map(|found| found.visible_bounds().unwrap_or_default())
            .collect();
        if there.is_empty() {
            continue;
        }
        seen += 1;
        // The others are scrolled to.
        assert!(there.iter().any(|at| at.height >= TOUCHED), "{preset}: {there:?}");
    }
    assert!(seen >= 4, "{seen} fights somebody could help in");
}

#[test]
fn what_is_written_beside_a_figure_stays_above_what_counts() {
    let mut hands = Hands::new(held("doors_two_fight", TELEPHONES[0]));
    let names = ["RED", "Siren"];
    let written = hands.driver.written();
    let lowest = |starts: &str| {
        written
            .iter()
            .filter(|(text, at, _)| text.starts_with(starts) && at.y > 250.0)
            .map(|(_, at, _)| at.y + at.height)
            .fold(0.0, f32::max)
    };
    let level =
        written.iter().filter(|(text, ..)| text.starts_with("Level +")).map(|(_, at, _)| at.y).fold(f32::MAX, f32::min);
    for name in names {
        assert!(lowest(name) <= level + 1.0, "{name} ends at {}, what counts begins at {level}", lowest(name));
    }
}
