//! What a fix would do, in words: what the entry becomes, and what of all that came after it.

use crate::app::screen::journal::turning::{Enters, Turning};
use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::catalog::words::{Names, Value};
use crate::play::fix::now::{comes_to, from_now};
use crate::play::fix::ran::{caught_after_all, given_back};
use crate::play::fix::since::{Since, since};
use crate::play::fix::unsaid::ways;
use crate::play::preview::{Fate, Preview};
use crate::play::timeline::Point;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::event::{Event, Fact};
use crate::rules::fight::{self, roll, sides};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::table;

/// What makes an entry good from now on.
#[derive(Clone, Debug)]
pub enum Good {
    /// A correction.
    Does(Command),
    /// Somebody was caught after all: their sheet lies open for what Bad Stuff takes, with a line that says so.
    Caught(Colour, String),
    /// A fight came out the other way.
    Turned(Turning),
}

/// What a fix would do, as it is read.
#[derive(Debug)]
pub struct Would {
    /// The fix itself.
    pub preview: Preview,
    /// What came of the entry.
    pub was: String,
    /// What would come of it.
    pub becomes: String,
    /// What makes it good from now on, and how that is told.
    pub now: Option<(Good, String)>,
    /// How the fight that goes on would stand, where that is otherwise.
    pub stands: Option<String>,
    /// What of the game is thrown away with it, and what can be done instead; and whether that is only how this fight ended.
    pub goes: Option<(String, bool)>,
    /// Why entries no longer fit, each reason once, with the entries.
    pub reasons: Vec<(String, Vec<String>)>,
    /// Entries that come out otherwise: what each was called, and what is otherwise about it.
    pub differing: Vec<(String, String)>,
    /// How many come out the same, as far as anybody reads.
    pub same: usize,
    /// The players' numbers, where they are others in the end.
    pub ends: String,
}

impl Would {
    /// Whether nobody would read anything else of what came after it.
    pub fn is_all_same(&self) -> bool {
        self.same == self.preview.later.len()
    }

    /// What nobody had to say then and can say now.
    pub fn untold(&self) -> Option<&Question> {
        self.preview.unsaid.as_ref().filter(|asked| !ways(asked).is_empty())
    }

    /// Whether nothing is taken over before that is said: more would go than how this very fight ended, which is asked
    /// again at the table.
    pub fn waits(&self) -> bool {
        self.untold().is_some() && !matches!(self.goes, None | Some((_, true)))
    }

    /// What a preview comes to, in words.
    pub fn of(
        shell: &Shell,
        table: &Table,
        (point, before, later): (Point, &Game, &Game),
        preview: Preview,
        now: Option<(Good, String)>,
    ) -> Would {
        let first = preview.deeds.iter().zip(&preview.points).find(|(_, of)| **of == point);
        let becomes = match first {
            Some((deed, _)) => {
                let told = log::told(shell, table, (before, &deed.facts), later).join(" · ");
                let id = if preview.from == point { "fix-added" } else { "fix-becomes" };
                shell.words.with(id, &[("what", Value::from(told))])
            }
            None => shell.words.get("fix-gone"),
        };
        let ends = comes_to(&table.session, &preview.game).and_then(|command| log::would_tell(shell, table, &command));
        let ends = ends.unwrap_or_default();
        let (differing, silent) = differing(shell, table, &preview, later);
        Would {
            was: if preview.from == point {
                String::new()
            } else {
                log::lines_later(shell, &table.session, point, Some(later)).join(" · ")
            },
            becomes,
            now,
            reasons: reasons(shell, table, &preview, later),
            differing,
            same: preview.same() + silent,
            goes: goes(shell, table, (point, &preview), later),
            stands: stands(shell, table, &preview.game),
            ends,
            preview,
        }
    }
}

/// What makes an entry good from now on, and how that is told.
pub fn good(
    shell: &Shell,
    table: &Table,
    (point, later): (Point, &Game),
    command: Option<&Command>,
) -> Option<(Good, String)> {
    let session = &table.session;
    let does = from_now(session, point, command).or_else(|| given_back(session, point, command?));
    if let Some(does) = does {
        return told(shell, table, does);
    }
    let Some((seat, monster)) = caught_after_all(session, point, command?) else {
        return by_the_difference(shell, table, since(session, point, command?)?);
    };
    let args = [
        ("seat", Value::from(shell.words.seat(seat, Names::of(table.game())))),
        ("monster", shell.words.monster(monster, Names::of(later).later(Some(later))).into()),
    ];
    let line = shell.words.with("fix-caught-line", &args);
    Some((Good::Caught(seat, line), shell.words.with("fix-caught", &args)))
}

/// What stands now changes by what would have come of it; what nobody has said of that is entered by hand.
fn by_the_difference(shell: &Shell, table: &Table, Since { does, asked, would }: Since) -> Option<(Good, String)> {
    let Some((seat, asked)) = asked.and_then(|asked| Some((asked.seat?, asked))) else {
        return told(shell, table, does);
    };
    let game = table.game();
    let what = shell.words.asked(table.session.book(), &would, &asked);
    let args = [("seat", shell.words.seat(seat, Names::of(game)).into()), ("what", Value::from(what))];
    let line = shell.words.with("fix-rest", &args);
    let told = log::would_tell(shell, table, &does)?;
    let (label, changes) = (String::new(), None);
    let turning = Turning { does: Some(does), enters: Some(Enters::Sheet(seat)), label, line: line.clone(), changes };
    Some((Good::Turned(turning), format!("{told}. {line}")))
}

/// A correction, and how it is told.
pub fn told(shell: &Shell, table: &Table, does: Command) -> Option<(Good, String)> {
    let told = log::would_tell(shell, table, &does)?;
    Some((Good::Does(does), shell.words.with("fix-from-now-told", &[("what", told.into())])))
}

/// How the fight that goes on would stand, where that is otherwise than it does.
fn stands(shell: &Shell, table: &Table, would: &Game) -> Option<String> {
    let book = table.session.book();
    let sum = |game: &Game| {
        let now = fight::under_way(game)?;
        Some(roll::totals(&sides::sums(book, game, now), now.stage.throws()))
    };
    let (ours, theirs) = sum(would).filter(|would| sum(table.game()).is_some_and(|now| now != *would))?;
    Some(shell.words.with("fix-fight-stands", &[("ours", ours.into()), ("theirs", theirs.into())]))
}

/// What of the game goes with what no longer fits, in words: whole turns, a fight, or how this very fight ended.
fn goes(shell: &Shell, table: &Table, (point, preview): (Point, &Preview), later: &Game) -> Option<(String, bool)> {
    let (words, timeline) = (&shell.words, table.session.timeline());
    let dropped = || preview.later.iter().filter(|(_, fate)| matches!(fate, Fate::Dropped(_)));
    dropped().next()?;
    let ends = |point: Point| {
        let over = |fact: &Fact| matches!(&fact.event, Event::Fight(told) if told.is_over());
        timeline.node(point).is_some_and(|node| node.facts.iter().any(over))
    };
    let turns = table.game().turn.number.saturating_sub(preview.game.turn.number);
    if turns == 0 {
        let fight = dropped().map(|(point, _)| *point).find(|point| ends(*point))?;
        let next = timeline.path(timeline.here()).into_iter().find(|at| *at > point && ends(*at));
        if next == Some(fight) && fight::kept(&timeline.state(point)).is_some() {
            let what = log::title_later(shell, &table.session, fight, Some(later)).unwrap_or_default();
            return Some((words.with("fix-this-goes", &[("what", what.into())]), true));
        }
        return Some((format!("{} {}", words.get("fix-fight-goes"), words.get("fix-by-hand")), false));
    }
    let gone = words.with("fix-turns-go", &[("turns", turns.into())]);
    // What is missing is what the rest waits for.
    let (book, game) = (table.session.book(), &preview.game);
    let asked = engine::question(book, game);
    let waits = asked.seat.filter(|_| !matches!(asked.ask, Ask::Table(table::Ask::Turn { .. }))).map(|seat| {
        let what = words.asked(book, game, &asked).into();
        words.with("fix-waits", &[("seat", words.seat(seat, Names::of(game)).into()), ("what", what)])
    });
    let by_hand = Some(words.get("fix-by-hand"));
    Some(([Some(gone), waits, by_hand].into_iter().flatten().collect::<Vec<_>>().join(" "), false))
}

/// Why entries no longer fit, each reason once, with what they are called.
fn reasons(shell: &Shell, table: &Table, preview: &Preview, later: &Game) -> Vec<(String, Vec<String>)> {
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for (point, fate) in &preview.later {
        let why = match fate {
            Fate::Same | Fate::Differs(_) => continue,
            Fate::GoesWith => shell.words.get("fix-goes-with"),
            Fate::Unreadable => shell.words.get("fix-unreadable"),
            Fate::Dropped(why) => match why.message.id {
                // Nobody has touched these now: what they answered is what does not come up.
                "not-asked" | "asked-something-else" | "cannot-skip" => shell.words.get("fix-not-asked"),
                _ => shell.words.say(&why.message, Names::of(table.game())),
            },
        };
        let title = log::title_later(shell, &table.session, *point, Some(later)).unwrap_or_default();
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, titles)) => titles.push(title),
            None => reasons.push((why, vec![title])),
        }
    }
    reasons
}

/// The entries that come out otherwise, and what is told of them now that was not told before; and how many of them are
/// told just as they were.
fn differing(shell: &Shell, table: &Table, preview: &Preview, later: &Game) -> (Vec<(String, String)>, usize) {
    let mut game = table.session.timeline().state(preview.from);
    let (mut list, mut silent) = (Vec::new(), 0);
    for (deed, point) in preview.deeds.iter().zip(&preview.points) {
        let differs = preview.later.iter().any(|(of, fate)| of == point && matches!(fate, Fate::Differs(_)));
        if differs {
            let (was, now) = (
                log::lines_later(shell, &table.session, *point, Some(later)),
                log::told(shell, table, (&game, &deed.facts), later),
            );
            let new: Vec<&str> = now.iter().filter(|line| !was.contains(line)).map(String::as_str).collect();
            let gone: Vec<&str> = was.iter().filter(|line| !now.contains(line)).map(String::as_str).collect();
            let told = match (new.is_empty(), gone.is_empty()) {
                (false, _) => Some(new.join(" · ")),
                (true, false) => Some(shell.words.with("fix-no-longer", &[("what", gone.join(" · ").into())])),
                (true, true) => None,
            };
            match told {
                Some(told) => {
                    list.push((log::title_later(shell, &table.session, *point, Some(later)).unwrap_or_default(), told))
                }
                None => silent += 1,
            }
        }
        deed.facts.iter().for_each(|fact| game.apply(&fact.event));
    }
    (list, silent)
}
