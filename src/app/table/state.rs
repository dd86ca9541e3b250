//! A table as it stands: the game, what is open on the screen, and what people have begun to say.

use crate::app::map::camera::Camera;
use crate::app::map::scene::{Scene, Spot};
use crate::app::map::walk::Walks;
use crate::app::table::cardboard::lately::Lately;
use crate::app::table::dead::Dead;
use crate::app::table::draft::Draft;
use crate::app::table::end::told::End;
use crate::app::table::highlight::moment::Highlight;
use crate::app::table::hot::state::Hot;
use crate::app::table::lesson::kind::Lesson;
use crate::app::table::log::line::LogLine;
use crate::app::table::owing::{Once, Owed};
use crate::app::table::panel::Panel;
use crate::app::table::play::draft::CardDraft;
use crate::app::table::remind::notes::Notes;
use crate::app::table::saving::Keeping;
use crate::app::table::soon::since::Since;
use crate::app::table::stage::swing::{Newest, Swing};
use crate::odds::Odds;
use crate::odds::turners::Turning;
use crate::play::session::Session;
use crate::play::talk::Talk;
use crate::play::timeline::Point;
use crate::rules::cards::{self, deck::Deck};
use crate::rules::dungeon::march::March;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::seat::Seat;
use crate::store::drafts;
use crate::store::summary::Keeper;
use iced::Size;

/// A running game on the screen.
#[derive(Debug)]
pub struct Table {
    /// The game.
    pub session: Session,
    /// Where it is kept.
    pub keeping: Keeping,
    /// What was lost to damage when it was opened, as a sentence.
    pub notice: Option<String>,
    /// What there is to see.
    pub scene: Scene,
    /// The question that stands.
    pub question: Question,
    /// How many questions there have been: each begins at its top, with everything closed that was opened before.
    pub asked: u32,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// What somebody has to do with the cardboard, until the next action.
    pub reminders: Vec<String>,
    /// What a fight has left to do that was lost after all: since which point, in which turn, and what.
    pub(super) after_all: Option<(Point, u32, String)>,
    /// What the table does well to know now.
    pub notes: Notes,
    /// Who has died, as far as that is still to be read.
    pub dead: Vec<Dead>,
    /// The draft of an answer.
    pub draft: Draft,
    /// What keeps it over a restart.
    pub(super) drafts: drafts::Keeper,
    /// Where the map is looked at from; all of it if none.
    pub camera: Option<Camera>,
    /// How large the map was then.
    pub(super) looked_in: Size,
    /// Whether the map has the stage, though a fight goes on.
    pub swapped: bool,
    /// What the last deed did to the chance of the fight.
    pub swing: Option<Swing>,
    /// What was added last to either side of the fight.
    pub newest: Option<Newest>,
    /// When somebody last looked back in the log, in milliseconds since 1970.
    pub log_read: Option<i64>,
    /// Who can still turn the fight of somebody who plays it here.
    pub turning: Option<Box<Turning>>,
    /// The chance of the fight before its dice fell, once they lie: what is played on them does not change it.
    pub was: Option<Odds>,
    /// The moment that was celebrated or mourned last.
    pub highlight: Option<Highlight>,
    /// What those the app plays have said.
    pub talk: Talk,
    /// Since when the last of it is seen, in milliseconds since 1970.
    pub(super) spoken: Option<i64>,
    /// Who walked in the last deed, and when.
    pub walks: Option<Walks>,
    /// Whether all of the map is shown, however small it gets.
    pub whole: bool,
    /// In which turn the map was last looked at from where the app chose to.
    pub(super) of_turn: u32,
    /// Quarter turns of the map.
    pub turns: u8,
    /// What is selected.
    pub chosen: Option<Spot>,
    /// The selected thing goes where the next touch falls.
    pub carrying: bool,
    /// The panel over the table.
    pub panel: Option<Panel>,
    /// A card that was being played when its panel was closed, and in which turn.
    pub(super) aside: Option<(u32, Box<CardDraft>)>,
    /// What each colour would do, while the die is awaited.
    pub forecasts: Option<Box<[March; 6]>>,
    /// The colour whose forecast is on the map.
    pub forecast: Option<Colour>,
    /// Whether it is shown why some monsters stay where they are.
    pub stays: bool,
    /// What undo would take back, by name.
    pub undoes: Option<String>,
    /// Whether undo was asked for once, and would take back what has been seen: then the table has to agree.
    pub undo_armed: bool,
    /// Since when that is asked, in milliseconds since 1970, and how many turns it would take back.
    pub(super) undo_asked: (i64, u32),
    /// What is more about a game the app keeps whole.
    pub hot: Option<Hot>,
    /// The end, once the game is over.
    pub end: Option<End>,
    /// Since when the fight is claimed, and what came in between, where there is no map.
    pub(super) stamps: Option<String>,
    /// What nobody has said of what was touched last, where there is no map.
    pub(super) owed: Option<Owed>,
    /// The same at the points of history before.
    pub(super) once: Once,
    /// Who could help, in the order in which they stand as long as a fight lasts; and whose fight in which turn that is.
    pub(super) lined_up: (u32, Option<Colour>, Vec<Colour>),
    /// The monster that was fought last, where there is no map.
    pub(super) met: Lately,
    /// The lesson, while there is one.
    pub lesson: Option<Lesson>,
    /// What keeps for home how the game stands.
    pub(super) summary: Keeper,
    /// Whether the table was told, when it wanted to leave, that not all of it is saved.
    pub(super) told_unsaved: bool,
    /// Whether history was moved through last, or the table has just been opened: a claim that was gone back to waits until
    /// somebody does something.
    pub(super) looked_back: bool,
    /// Since when the context button means what it means, in milliseconds since 1970.
    pub(super) meaning_since: i64,
    /// Since when everything else has been there.
    pub(super) since: Since,
}

impl Table {
    /// How many cards of a deck somebody holds: in a game the app keeps whole what has to go is held until it is picked.
    pub fn held(&self, seat: &Seat, deck: Deck) -> u32 {
        let goes = match &self.question.ask {
            Ask::Cards(cards::Ask::Cards { deck: of, count, drawn: false })
                if *of == deck && self.question.seat == Some(seat.colour) =>
            {
                *count
            }
            _ => 0,
        };
        u32::from(seat.hand.of(deck)) + goes
    }
}
