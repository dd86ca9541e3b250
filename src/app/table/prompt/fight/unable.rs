//! Why nobody can help in a fight.

use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::fight::{self, Fight};

/// Why nobody can help, each reason once.
pub fn nobody(table: &Table, shell: &Shell, fight: &Fight) -> Option<String> {
    let why = reasons(table, shell, fight, true)?;
    (!why.is_empty()).then(|| shell.words.with("help-nobody", &[("why", why.join(" ").into())]))
}

/// What keeps each of the others from helping, in a sentence for each kind of reason; none if somebody can. Where all
/// are too far away there are fewer words for it, unless they are named.
pub fn reasons(table: &Table, shell: &Shell, fight: &Fight, named: bool) -> Option<Vec<String>> {
    let (book, game, names) = (table.session.book(), table.game(), Names::of(table.game()));
    let mut all: Vec<String> = Vec::new();
    // Those who lie dead, those who are too far away and those below the Boss, each told together.
    let (mut dead, mut far, mut low) = (Vec::new(), Vec::new(), false);
    for seat in game.seats.iter().filter(|seat| seat.colour != fight.main && !seat.away) {
        let helps = Command::Fight(fight::Command::Help { seat: Some(seat.colour) });
        let refused = engine::decide(book, game, &helps).err()?;
        let why = &refused.message;
        let name = || shell.words.seat(seat.colour, names);
        match (why.id, game.counts(seat)) {
            ("cannot-help" | "boss-helper", false) if game.has_map() => dead.push(name()),
            ("cannot-help", true) if game.has_map() => far.push(name()),
            ("boss-helper", true) => low = true,
            _ => {
                let why = shell.words.say(why, names);
                if !all.contains(&why) {
                    all.push(why);
                }
            }
        }
    }
    let top = [("top", book.top_level(game).into())];
    all.extend(low.then(|| shell.words.with("help-too-low", &top)));
    if !named && dead.is_empty() && all.is_empty() && !far.is_empty() {
        return Some(vec![shell.words.get("bid-nobody")]);
    }
    for (id, seats) in [("help-too-far", far), ("help-dead", dead)] {
        let count = i32::try_from(seats.len()).unwrap_or(i32::MAX);
        let args = [("seats", shell.words.list(&seats).into()), ("count", count.into())];
        all.extend((count > 0).then(|| shell.words.with(id, &args)));
    }
    Some(all)
}
