//! The small face of every card in a hand: whole lines, nothing cut, at every size a hand is shown in.

use crate::support::driver;
use iced_test::core::{Rectangle, Size, widget};
use iced_test::runtime::{UserInterface, user_interface};
use iced_test::selector::{Candidate, Selector as _};
use standie::app::look;
use standie::app::place;
use standie::app::shell::Shell;
use standie::app::table::hot::hand::{self, Light};
use standie::app::table::hot::strip::{self, Lies};
use standie::catalog;
use standie::play::narrate::card;
use standie::rules::book::Book;
use standie::rules::card::CardDef;

/// The text of a face, with where it stands.
fn shown(
    shell: &Shell,
    (book, def): (&Book, &CardDef),
    size: Size,
    renderer: &mut iced::Renderer,
) -> Vec<(String, Rectangle)> {
    let element = hand::face(shell, (book, def), (Light::Lit, true), (size.width, size.height));
    let mut ui = UserInterface::build(element, size, user_interface::Cache::default(), renderer);
    let texts = |c: Candidate<'_>| match c {
        Candidate::Text { content, bounds, .. } => Some((content.to_owned(), bounds)),
        _ => None,
    };
    let mut operation = texts.find_all();
    ui.operate(renderer, &mut widget::operation::black_box(&mut operation));
    match widget::Operation::finish(&operation) {
        widget::operation::Outcome::Some(found) => found,
        _ => Vec::new(),
    }
}

#[test]
fn every_card_of_the_set_says_something_whole_on_its_small_face_at_every_size() {
    // Fonts and settings as the window has them.
    let window = driver::at("home", 1280.0, 800.0);
    let shell = &window.state.shell;
    let book = catalog::book();
    let mut renderer = iced::Renderer::new(look::SANS, 16.0.into());
    let cards: Vec<&CardDef> = book.cards.by_number().filter_map(|(card, _)| book.cards.card(card)).collect();
    assert!(cards.len() > 120, "the whole set");
    let screens = [
        (Lies::Beside, 800.0),
        (Lies::Beside, 1080.0),
        (Lies::Below, 1280.0),
        (Lies::Far, 800.0 / place::FAR),
        (Lies::Far, 1080.0 / place::FAR),
        (Lies::Far, 1280.0 / place::FAR),
    ];
    let mut wrong = Vec::new();
    for (screen, high) in screens {
        let height = strip::card_height(strip::height(screen, high));
        for width in [strip::NARROW, 160.0, strip::WIDE] {
            for def in &cards {
                let texts = shown(shell, (&book, def), Size::new(width, height), &mut renderer);
                let said: Vec<&String> = texts.iter().map(|(text, _)| text).collect();
                let full = card::all(&shell.words, &book, def);
                let brief = hand::glance(shell, &book, def);
                let tells = |text: &String| {
                    full.contains(text) || brief.contains(text) || *text == hand::figure(def).unwrap_or_default()
                };
                if !said.iter().any(|text| tells(text)) {
                    wrong
                        .push(format!("{screen:?} {width}x{height} {}: nothing of what it does in {said:?}", def.name));
                }
                if said.iter().any(|text| text.len() > 3 && text.ends_with('…')) {
                    wrong.push(format!("{screen:?} {width}x{height} {}: cut: {said:?}", def.name));
                }
                let low = texts.iter().find(|(_, at)| at.y + at.height > height - 2.0 || at.x + at.width > width);
                if let Some((text, at)) = low {
                    wrong.push(format!("{screen:?} {width}x{height} {}: “{text}” hangs out: {at:?}", def.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} faces:\n{}", wrong.len(), wrong.join("\n"));
}
