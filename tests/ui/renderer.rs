//! The graphics card: tried once, remembered when it takes the program down, and never forced on anybody.

use standie::app::renderer::{CPU, Card, GPU, Trial, Way, way, worth_another};
use standie::cli::args::Renderer;
use std::path::Path;

fn tried(path: &Path, version: &str) -> Trial {
    match Trial::begin(path, version) {
        Card::Tried(trial) => trial,
        other => panic!("{other:?}"),
    }
}

/// The driver of the card breaks.
fn crashes(trial: Trial) {
    let broken = std::thread::spawn(move || {
        let _trial = trial;
        panic!("the driver broke, as it should here");
    });
    broken.join().expect_err("it broke");
}

#[test]
fn a_card_that_draws_is_tried_anew_every_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("renderer");
    for _ in 0..3 {
        let mut trial = tried(&path, "1");
        assert!(!trial.draws() && !trial.draws(), "what is asked for is not on the screen yet");
        assert!(trial.draws());
    }
}

#[test]
fn a_card_that_took_the_program_down_is_remembered_until_the_next_version() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("renderer");
    for frames in 0..3 {
        let mut trial = tried(&path, "1");
        for _ in 0..frames {
            trial.draws();
        }
        crashes(trial);
        for _ in 0..3 {
            assert!(matches!(Trial::begin(&path, "1"), Card::Failed));
            assert!(matches!(way(Renderer::Auto, false, false, &path, "1"), Way::Again(CPU)));
        }
        let mut next = tried(&path, "2");
        while !next.draws() {}
    }
}

#[test]
fn a_window_closed_at_once_has_not_failed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("renderer");
    drop(tried(&path, "1"));
    drop(tried(&path, "1"));
}

#[test]
fn a_window_that_is_just_starting_is_no_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("renderer");
    let mut first = tried(&path, "1");
    assert!(matches!(Trial::begin(&path, "1"), Card::Unsaid));
    assert!(matches!(way(Renderer::Auto, false, false, &path, "1"), Way::Here(None)));
    while !first.draws() {}
    drop(first);
    tried(&path, "1");
}

#[test]
fn where_nothing_can_be_remembered_the_window_opens_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("no/such/renderer");
    assert!(matches!(way(Renderer::Auto, false, false, &path, "1"), Way::Here(None)));
}

#[test]
fn what_was_asked_for_is_what_is_tried() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("renderer");
    crashes(tried(&path, "1"));
    assert!(matches!(way(Renderer::Gpu, false, false, &path, "1"), Way::Again(GPU)), "it may have been mended");
    assert!(matches!(way(Renderer::Cpu, false, false, &path, "1"), Way::Again(CPU)));
    assert!(matches!(way(Renderer::Auto, false, true, &path, "1"), Way::Again(CPU)));
    assert!(matches!(way(Renderer::Auto, true, false, &path, "1"), Way::Here(None)), "started again already");
    assert!(worth_another(Renderer::Auto, false));
    assert!(!worth_another(Renderer::Auto, true), "once is enough");
    assert!(!worth_another(Renderer::Gpu, false), "whoever asks for it is told what it says");
}
