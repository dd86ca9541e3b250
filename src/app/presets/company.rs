//! Games against those who have a face and something to say.

use crate::app::presets::begin::{Begin, app};
use crate::app::presets::hot::{SEEDS, among, asked, with};
use crate::app::state::App;
use crate::app::table::{Message, Table};
use crate::bots::people;
use crate::play::talk::Said;
use crate::rules::command::Command;
use crate::rules::fight::{Fight, standing};
use crate::rules::question::Ask;
use crate::rules::{engine, fight, table};

/// Those one plays against, one of them with something to say.
fn talking(players: usize, enough: impl Fn(&[Said]) -> bool) -> App {
    let all: Vec<&str> = people::people().iter().map(|person| person.id.as_str()).collect();
    among((players, 1), &all, 5, |table| table.hot.as_ref().is_some_and(|_| enough(table.talk.said())))
}

/// Somebody has been asked for help and says why not.
fn refused() -> App {
    let says_no = |table: &Table| {
        let own = asked(table, |ask| matches!(ask, Ask::Fight(fight::Ask::Fight { .. })));
        let priced = |fight: &Fight| {
            let seat = fight.refused.last().copied();
            let hot = table.hot.as_ref();
            hot.zip(seat).is_some_and(|(hot, seat)| hot.counter(&table.session, seat).is_some())
        };
        own && fight::kept(table.game()).is_some_and(priced)
    };
    let mut last = None;
    for seed in 5..5 + SEEDS {
        let mut app = among((4, 1), &["haggler", "spiteful", "careful"], seed, |table| {
            let helpers = |fight: &Fight| standing::can_help(table.session.book(), table.game(), fight).count();
            asked(table, |ask| matches!(ask, Ask::Fight(fight::Ask::Fight { .. })))
                && fight::kept(table.game()).is_some_and(|fight| helpers(fight) > 1)
        });
        let asks = |command: &Command| matches!(command, Command::Fight(fight::Command::AskHelp { .. }));
        let moves = app.table.as_ref().map(|table| engine::moves(table.session.book(), table.game()));
        if let Some(ask) = moves.unwrap_or_default().into_iter().find(asks) {
            app = with(app, Message::does(ask));
        }
        if app.table.as_ref().is_some_and(says_no) {
            return app;
        }
        last = Some(app);
    }
    last.unwrap_or_else(app)
}

/// Somebody offers to help, unasked; in the first such fight from a game on.
pub fn offered(seed: u64) -> App {
    let offers = |table: &Table| table.hot.as_ref().is_some_and(|hot| hot.volunteer.is_some());
    let games = (seed..seed + SEEDS).map(|seed| among((4, 1), &["haggler", "grabby", "careful"], seed, offers));
    games.into_iter().find(|app| app.table.as_ref().is_some_and(offers)).unwrap_or_else(app)
}

/// The presets of this kind.
pub fn list() -> Vec<(&'static str, Begin)> {
    vec![
        ("hot_talk", || talking(4, |said| said.len() > 3)),
        ("hot_talk_six", || talking(6, |said| said.len() > 3)),
        ("hot_talk_late", || talking(4, |said| said.len() > 24)),
        ("hot_talk_over", || {
            let over = |table: &Table| matches!(table.question.ask, Ask::Table(table::Ask::Over(_)));
            let all = (26..26 + SEEDS).map(|seed| among((3, 1), &["spiteful", "haggler"], seed, over));
            all.into_iter().find(|app| app.table.as_ref().is_some_and(over)).unwrap_or_else(app)
        }),
        ("hot_refused", refused),
        ("hot_offer", || offered(5)),
    ]
}
