//! What can happen to the app.

use crate::app::aloud::Heard;
use crate::app::aloud::asked::Asked;
use crate::app::page::Said;
use crate::app::route::Route;
use crate::app::screen::{daily, hall, home, journal, library, lookup, odds, quick, settings, setup};
use crate::app::table;
use crate::app::widget::ring::Ring;
use iced::{Point, Size, keyboard, window};
use std::path::PathBuf;

/// What happens.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen.
    Go(Route),
    /// At home.
    Home(home::Message),
    /// In set-up.
    Setup(setup::Message),
    /// In the set-up of a game that is all in the app.
    Quick(quick::Message),
    /// At the table.
    Table(table::Message),
    /// At the table, by finger or by key.
    Touch(table::Message),
    /// In the journal.
    Journal(journal::Message),
    /// With the dungeon of the day.
    Daily(daily::Message),
    /// Phones have something to say.
    #[cfg(feature = "phones")]
    Phones(crate::phones::server::Heard),
    /// With the titles of everybody.
    Hall(hall::Message),
    /// In the Box.
    Library(library::Message),
    /// In the rules.
    Lookup(lookup::Message),
    /// The odds of a roll.
    Odds(odds::Message),
    /// In the settings.
    Settings(settings::Message),
    /// A moment of the ring before a fight has gone.
    Tick,
    /// A key nobody took.
    Key(keyboard::Event),
    /// Where the keyboard is now; nowhere, once somebody points at something.
    Ringed(Option<Ring>),
    /// Somebody points at something: with a finger, or with the mouse.
    Points(bool),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// Whoever reads the screen to somebody has something to say.
    Asked(Asked),
    /// What there is to be read.
    Read(Heard),
    /// The window has the keyboard, or another one.
    Focused(bool),
    /// The window was opened: how dense is its screen?
    Opened(window::Id),
    /// What was played could not be saved, found out while nobody did anything.
    Unsaved,
    /// The page around the window has said something.
    Page(Said),
    /// A frame is about to be drawn.
    Drawn,
    /// The window was opened on a screen of so many logical pixels, if the system tells.
    Screen(window::Id, Option<Size>),
    /// The window has another size.
    Resized(Size),
    /// The window lies elsewhere.
    Moved(Point),
    /// The window is to be closed.
    Close(window::Id),
    /// The window's screen has so many physical pixels for each logical one.
    Dense(f32),
}
