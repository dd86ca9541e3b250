//! In a browser: files come and go through the page, what is not kept is said, and no finger stays where it was lifted.

use crate::hands::Hands;
use crate::keeping::app;
use crate::support::driver::{self, Window};
use iced::advanced::graphics::text::cosmic_text::{Attrs, Buffer, Family, FontSystem, Metrics, Shaping, fontdb};
use iced_test::core::{Event, touch};
use standie::app::page::{Ask, Page, Said};
use standie::app::screen::{quick, setup};
use standie::app::shell::Shell;
use standie::app::table::Keeping;
use standie::app::{App, Message, Route};
use standie::app::{look, presets};
use standie::catalog;
use standie::store::home::Home;
use standie::store::{game_file, library, read_file};

/// The app of a home with a page around it.
fn around(home: &Home, notice: Option<&str>) -> Hands<impl Window> {
    let mut app = app(home);
    app.shell.page = Page::around(notice.map(str::to_owned));
    Hands::new(driver::with(app, 800.0, 1280.0))
}

fn says(hands: &mut Hands<impl Window>, said: Said) {
    hands.driver.message(Message::Page(said));
    hands.driver.settle();
}

#[test]
fn a_file_is_brought_along_and_another_one_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = around(&home, None);
    hands.taps("bring");
    assert_eq!(std::mem::take(&mut hands.driver.state.shell.page.asked), [Ask::Pick]);
    let game = presets::evening("middle");
    says(&mut hands, Said::Brought("Our evening.standie".to_owned(), game.text().to_vec()));
    assert_eq!(hands.driver.state.route, Route::Table);
    assert!(matches!(hands.table().keeping, Keeping::File(_)), "and it is kept");
    let path = home.games().join("Our evening.standie");
    assert_eq!(read_file(&path).expect("a game"), game.text());
    hands.driver.state.go(Route::Home);
    // Another of that name takes no place but its own.
    says(&mut hands, Said::Brought("Our evening.standie".to_owned(), game.text().to_vec()));
    assert_eq!(library::list(&home).expect("games").len(), 2);
    hands.driver.state.go(Route::Home);
    hands.taps_nth("export Our evening", 0);
    let given = Ask::Give { name: "Our evening.standie".to_owned(), bytes: game.text().to_vec() };
    assert_eq!(hands.driver.state.shell.page.asked, [given]);
    assert!(!home.exports().exists(), "there is no folder for anybody to look into");
}

#[test]
fn a_set_up_outlives_a_page_that_is_loaded_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = around(&home, None);
    hands.driver.state.go(Route::Setup);
    hands.driver.message(Message::Setup(setup::Message::Name(1, "Dira".to_owned())));
    hands.driver.state.go(Route::Quick);
    hands.driver.message(Message::Quick(quick::Message::Name(0, "Ada".to_owned())));
    hands.driver.message(Message::Quick(quick::Message::More));
    // Nobody goes back or begins: the page is just loaded again.
    let mut app = App::with(Shell::at(home.clone()));
    app.shell.page = Page::around(None);
    let mut hands = Hands::new(driver::with(app, 800.0, 1280.0));
    hands.driver.state.go(Route::Setup);
    assert_eq!(hands.driver.state.set_up().seats[1].name, "Dira");
    hands.driver.state.go(Route::Quick);
    hands.driver.settle();
    let last = hands.driver.state.shell.settings.last_quick.clone().expect("what was set up");
    assert!(last.seats[0].name == "Ada" && last.seats.len() == 4);
    hands.taps("start");
    assert_eq!(hands.table().game().seats.len(), 4);
}

#[test]
fn what_is_no_game_is_said_and_a_pack_goes_into_the_box() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = around(&home, None);
    says(&mut hands, Said::Brought("holiday.jpg".to_owned(), b"nothing of ours\n".to_vec()));
    assert_eq!(hands.driver.state.route, Route::Home);
    assert!(hands.driver.state.shell.toast.take().is_some_and(|toast| toast.text.contains("holiday.jpg")));
    assert!(library::list(&home).expect("games").is_empty());
    let pack = catalog::pack::starter();
    let json = serde_json::to_vec(pack).expect("a pack");
    says(&mut hands, Said::Brought("starter.json".to_owned(), json));
    assert_eq!(hands.driver.state.shell.owners_box().rooms().count(), pack.rooms.len());
    says(&mut hands, Said::Brought("odd.json".to_owned(), b"{".to_vec()));
    assert!(hands.driver.state.shell.toast.as_ref().is_some_and(|toast| toast.text.contains("odd.json")));
}

#[test]
fn where_nothing_can_be_kept_it_is_said_played_all_the_same_and_offered_as_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = around(&home, Some("nothing stays here"));
    assert!(hands.driver.sees("nothing stays here"));
    // No folder can be made where a file lies.
    std::fs::write(home.games(), "in the way").expect("written");
    let game = presets::evening("middle");
    says(&mut hands, Said::Brought("Our evening.standie".to_owned(), game.text().to_vec()));
    assert!(matches!(hands.table().keeping, Keeping::Failed { .. }));
    hands.taps_word("banner-save-file");
    let given = std::mem::take(&mut hands.driver.state.shell.page.asked);
    let [Ask::Give { name, bytes }] = given.as_slice() else { panic!("{given:?}") };
    assert!(name.starts_with("quest-ada-ben-cleo-dov-") && name.ends_with(".standie"), "{name}");
    let (again, lost) = game_file::look_at(name.as_ref(), bytes, catalog::books()).expect("a game");
    assert_eq!((again.hash(), lost), (hands.table().session.hash(), 0));
    hands.driver.state.go(Route::Home);
    assert_eq!(hands.driver.state.route, Route::Home, "nobody is asked twice");
    says(&mut hands, Said::Freed);
    assert!(!hands.driver.sees("nothing stays here"));
    says(&mut hands, Said::Unkept("no room".to_owned()));
    assert!(hands.driver.state.shell.toast.as_ref().is_some_and(|toast| toast.text.contains("no room")));
}

#[test]
fn nothing_stays_lit_where_a_finger_was_lifted() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = around(&home, None);
    let (before, ..) = hands.driver.screenshot();
    let (id, position) = (touch::Finger(3), hands.driver.place(iced_test::core::widget::Id::new("bring")));
    hands.driver.send(&[Event::Touch(touch::Event::FingerPressed { id, position })]);
    let (pressed, ..) = hands.driver.screenshot();
    assert!(before != pressed, "what is pressed is seen to be");
    hands.driver.send(&[Event::Touch(touch::Event::FingerLifted { id, position })]);
    assert_eq!(hands.driver.state.shell.page.asked, [Ask::Pick], "and does what it does");
    let (after, ..) = hands.driver.screenshot();
    assert!(before == after, "the button is still lit");
    // A mouse points as long as it is there.
    hands.driver.click_at(position);
    let (pointed, ..) = hands.driver.screenshot();
    assert!(after != pointed);
}

/// A browser has no fonts but those that come along, and neither has a bare machine.
#[test]
fn every_letter_of_ours_is_in_the_fonts_that_come_along() {
    let mut fonts = fontdb::Database::new();
    look::fonts().into_iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    let mut system = FontSystem::new_with_locale_and_db("en".to_owned(), fonts);
    let mut lacks = |text: &str| {
        let mut buffer = Buffer::new(&mut system, Metrics::new(16.0, 20.0));
        let sans = Attrs::new().family(Family::Name("Standie Sans"));
        buffer.set_text(&mut system, text, &sans, Shaping::Advanced, None);
        buffer.shape_until_scroll(&mut system, false);
        buffer.layout_runs().any(|run| run.glyphs.iter().any(|glyph| glyph.glyph_id == 0))
    };
    assert!(lacks("\u{2423}") && !lacks("e\u{e9}"), "what is lacking is seen");
    let mut letters = std::collections::BTreeMap::new();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("assets"), root.join("src/app")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_owned();
            if path.is_dir() {
                folders.push(path);
            } else if ["ftl", "json", "csv", "rs"].contains(&ending.as_str()) {
                let text = std::fs::read_to_string(&path).expect("a text");
                let said = text.lines().filter(|line| ending != "rs" || !line.trim_start().starts_with("//"));
                let strange = said.flat_map(str::chars).filter(|letter| !letter.is_ascii());
                letters.extend(strange.map(|letter| (letter, path.clone())));
            }
        }
    }
    assert!(letters.len() > 5, "{letters:?}");
    let lacking: Vec<_> = letters.iter().filter(|(letter, _)| lacks(&letter.to_string())).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}
