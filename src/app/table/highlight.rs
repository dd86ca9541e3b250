//! The moments people play for: a level, a jackpot, a Curse, Gotcha!, the Boss, a death, a fight that is won. Each is a
//! banner over the stage for a moment; it takes no touch and pushes nothing, and it can be switched off.

pub mod moment;
mod spot;

use crate::app::icon::icon;
use crate::app::look::{card, mix};
use crate::app::shell::Shell;
use crate::app::table::highlight::moment::{Highlight, Kind};
use crate::app::table::hot::behind;
use crate::app::table::message::Message;
use crate::app::table::prompt::goods;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, title};
use crate::catalog::words::{Names, Value, capitalised};
use crate::play::narrate::card::bad_stuff;
use crate::play::narrate::card::place::costs_all_the_same;
use crate::play::talk;
use crate::rules::agenda::Step;
use crate::rules::card::MonsterCard;
use crate::rules::command::Command;
use crate::rules::dungeon::march::Stop;
use crate::rules::event::told::{Gone, PlayedAs, Roll};
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight::bad_stuff::finds_nothing;
use crate::rules::fight::flight::away_from_it;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::played::Source;
use crate::rules::table::{Care, Ending};
use crate::rules::track::bonus;
use crate::rules::track::event::{By, God};
use crate::rules::{dungeon, fight, munchkin, table, track};
use iced::widget::{column, container, responsive, row, space};
use iced::{Alignment, Element, Fill};

/// A moment as it is found among facts.
struct Found {
    kind: Kind,
    seat: Option<Colour>,
    args: Vec<(&'static str, Value<'static>)>,
}

impl Table {
    /// Whether a moment is to be seen now or soon.
    pub fn celebrates(&self, shell: &Shell) -> bool {
        self.highlight.as_ref().is_some_and(|shown| shell.clock.now() - shown.since < shown.seen())
            || self.behind(shell).is_some()
            || self.stands(shell)
    }

    /// How much longer what is celebrated or turned up is to be seen, in milliseconds.
    pub(in crate::app::table) fn shown_for(&self, shell: &Shell) -> i64 {
        let now = shell.clock.now();
        let banner = self.highlight(shell).map_or(0, |shown| shown.since + shown.seen() - now);
        let card = self.behind(shell).map_or(0, |shown| shown.since + behind::SEEN - now);
        banner.max(card).max(0)
    }

    /// The moment that is celebrated or mourned now.
    pub fn highlight(&self, shell: &Shell) -> Option<&Highlight> {
        let gone = |shown: &Highlight| shell.clock.now() - shown.since;
        self.highlight.as_ref().filter(|shown| (0..shown.seen()).contains(&gone(shown)))
    }

    /// Whether somebody has just won the game, and that is still to be seen before the end is told.
    pub(super) fn crowns(&self, shell: &Shell) -> bool {
        shell.moves() && self.highlight(shell).is_some_and(|shown| shown.kind == Kind::Crown)
    }

    /// Keeps the greatest moment of what a command has brought about, if there is one.
    pub(super) fn highlights(&mut self, shell: &Shell, before: &Game, (command, facts): (&Command, &[Fact])) {
        let corrects = matches!(command, Command::Table(table::Command::Amend { .. }));
        let counts = before.table.care == Care::Count;
        // A banner ends with what it belongs to: a turn, or what led to a fight.
        let game = self.session.game();
        if before.turn.number != game.turn.number || (fight::kept(before).is_none() && fight::kept(game).is_some()) {
            self.highlight = None;
        }
        if !shell.settings.highlights || corrects || counts || before.turn.number == 0 {
            return;
        }
        let names = Names::told(self.session.book(), self.session.game(), before);
        let mut all: Vec<Found> = facts.iter().filter_map(|fact| found(shell, names, before, fact)).collect();
        all.extend(jackpot(shell, names, facts));
        all.extend(stolen(shell, names, before, facts));
        all.extend(self.ran(shell, before, facts));
        let boss = |game: &Game| fight::under_way(game).is_some_and(|fight| fight.meets_boss(game));
        if !boss(before) && boss(self.session.game()) {
            all.push(Found { kind: Kind::Boss, seat: None, args: vec![("boss", 1.into())] });
        }
        // Of the last Level the end tells itself.
        if self.session.game().ending.is_some() {
            all.retain(|found| found.kind != Kind::Level);
        }
        let Some(mut found) = all.into_iter().min_by_key(|found| found.kind) else { return };
        if found.kind == Kind::Death {
            let left = found.seat.and_then(|seat| self.left_behind(shell, before, seat));
            found.args.push(("lies", i32::from(left.is_some()).into()));
            found.args.push(("left", left.unwrap_or_default().into()));
        }
        if found.kind == Kind::Curse {
            found.args.push(("from", comes_from(command, facts).into()));
        }
        if found.kind == Kind::Hacked {
            let end = bonus::last(self.session.book());
            let stands = found.seat.zip(self.game().track.as_deref()).is_some_and(|(seat, row)| row.token(seat) >= end);
            found.args.push(("last", i32::from(stands).into()));
        }
        let (_, head, said) = found.kind.told();
        let (head, said) = (shell.words.with(head, &found.args), capitalised(shell.words.with(said, &found.args)));
        self.highlight = Some(Highlight { kind: found.kind, head, said, seat: found.seat, since: shell.clock.now() });
    }

    /// What lies where somebody has died, if there is anything.
    fn left_behind(&self, shell: &Shell, before: &Game, seat: Colour) -> Option<String> {
        let room = before.seat(seat)?.room?;
        let pile = self.game().dungeon.as_deref()?.room(room)?.pile.as_ref()?;
        Some(goods::pile_text(self, shell, pile)).filter(|text| !text.is_empty())
    }

    /// A roll to run away from a monster: whether it was enough, and if not what the card says that means.
    fn ran(&self, shell: &Shell, before: &Game, facts: &[Fact]) -> Option<Found> {
        let (seat, face) = facts.iter().find_map(|fact| match fact.event {
            Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }) => Some((seat, face)),
            _ => None,
        })?;
        let (book, now) = (self.session.book(), self.session.game());
        let runs = pursuers(now, seat);
        let from = pursuers(before, seat).iter().find(|monster| !runs.contains(monster))?;
        let names = Names::told(book, now, before);
        let args = vec![
            ("seat", shell.words.seat(seat, names).into()),
            ("monster", shell.words.monster(*from, names).into()),
            ("face", i32::from(face).into()),
        ];
        if i32::from(face) >= away_from_it(book, before, seat, *from) {
            let card = before.foes.get(*from)?.def.card.and_then(|card| book.cards.monster(card));
            if let Some(cost) = hurt(shell, card, facts) {
                let what = shell.words.with("highlight-bad-says", &[("what", cost.into())]);
                let args = args.into_iter().chain([("what", what.into())]).collect();
                return Some(Found { kind: Kind::Singed, seat: Some(seat), args });
            }
            return Some(Found { kind: Kind::Away, seat: Some(seat), args });
        }
        let card = book.cards.monster(before.foes.get(*from)?.def.card?)?;
        // The card speaks to whoever it has caught; whoever reads it may be somebody else. What it says would be an order to somebody who has nothing it could take.
        let what = match finds_nothing(book, before, (seat, *from)) {
            true => shell.words.get("highlight-bad-vain"),
            false => shell.words.with("highlight-bad-says", &[("what", bad_stuff(&shell.words, card)?.into())]),
        };
        let args = args.into_iter().chain([("what", what.into())]).collect();
        Some(Found { kind: Kind::Caught, seat: Some(seat), args })
    }
}

/// Where a Curse comes from: out of the door, out of somebody's hand, or nobody has said.
fn comes_from(command: &Command, facts: &[Fact]) -> &'static str {
    let by = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Played { on: Some(_), .. }));
    match command {
        Command::Munchkin(munchkin::Command::Play { from: Source::Door, .. }) => "door",
        _ if facts.iter().any(by) => "hand",
        _ => "nobody",
    }
}

/// What it costs to have got away from a monster that hurts all the same, as its card says it.
fn hurt(shell: &Shell, card: Option<&MonsterCard>, facts: &[Fact]) -> Option<String> {
    facts.iter().find(|fact| matches!(fact.event, Event::Fight(fight::Event::Hurts { .. })))?;
    costs_all_the_same(&shell.words, card?)
}

/// From which monsters somebody still has to run.
fn pursuers(game: &Game, who: Colour) -> &[MonsterId] {
    let runs = game.agenda.iter().rev().find_map(|step| match step {
        Step::Fight(fight::Step::RunAway { seat, left, .. }) if *seat == who => Some(left.as_slice()),
        _ => None,
    });
    runs.unwrap_or_default()
}

/// The moment that a fact is.
fn found(shell: &Shell, names: Names<'_>, before: &Game, fact: &Fact) -> Option<Found> {
    let words = &shell.words;
    let who = |seat: Colour| Value::from(words.seat(seat, names));
    let foes = || {
        let all = fight::kept(before).map(|fight| fight.monsters(before)).unwrap_or_default();
        let all: Vec<String> = all.into_iter().map(|id| words.monster(id, names)).collect();
        Value::from(words.list(&all))
    };
    let fights = |seat: Colour| {
        fight::kept(before).is_some_and(|fight| fight.main == seat || fight.helping(before) == Some(seat))
    };
    match &fact.event {
        Event::Table(table::Event::Ended(Ending::Players(winners))) => {
            let all: Vec<String> = winners.iter().map(|seat| words.seat(*seat, names)).collect();
            let args = vec![("seat", words.list(&all).into()), ("count", all.len().into())];
            Some(Found { kind: Kind::Crown, seat: winners.first().copied(), args })
        }
        Event::Munchkin(munchkin::Event::Died { seat }) => {
            let count = i32::from(fights(*seat));
            let args = vec![("seat", who(*seat)), ("fights", count.into()), ("foes", foes())];
            Some(Found { kind: Kind::Death, seat: Some(*seat), args })
        }
        Event::Munchkin(munchkin::Event::Level { seat, from, to }) if to > from => {
            let args = vec![("seat", who(*seat)), ("level", i32::from(*to).into())];
            Some(Found { kind: Kind::Level, seat: Some(*seat), args })
        }
        Event::Munchkin(munchkin::Event::Played { seat, name, what: PlayedAs::Curse, on }) => {
            let on = on.unwrap_or(*seat);
            let named = i32::from(!name.is_empty());
            let args =
                vec![("seat", who(*seat)), ("on", who(on)), ("name", name.clone().into()), ("named", named.into())];
            Some(Found { kind: Kind::Curse, seat: Some(on), args })
        }
        // Without a roll nobody has seen it come: whoever fights wins no Level by it.
        Event::Fight(fight::Event::MonsterGone { monster, why: Gone::Effect }) => {
            let main = fight::under_way(before).filter(|now| now.monsters(before).contains(monster))?.main;
            let args = vec![("seat", who(main)), ("monster", words.monster(*monster, names).into())];
            Some(Found { kind: Kind::Gone, seat: Some(main), args })
        }
        Event::Fight(fight::Event::Fight { what: FightTold::CalledOff, .. }) => {
            let main = fight::under_way(before)?.main;
            Some(Found { kind: Kind::Off, seat: Some(main), args: vec![("seat", who(main)), ("foes", foes())] })
        }
        Event::Fight(fight::Event::Fight { what: FightTold::Over { won: true, .. }, .. }) => {
            let main = fight::kept(before)?.main;
            Some(Found { kind: Kind::Won, seat: Some(main), args: vec![("seat", who(main)), ("foes", foes())] })
        }
        Event::Track(track::Event::God { seat, stands: God::Comes(_) }) => {
            Some(Found { kind: Kind::God, seat: Some(*seat), args: vec![("seat", who(*seat))] })
        }
        Event::Track(track::Event::Token { seat, to, by, .. }) => {
            let kind = match by {
                By::Deed | By::Five => Kind::Hacked,
                By::Loss => Kind::Thrown,
                By::Card => return None,
            };
            let args = vec![("seat", who(*seat)), ("place", (i32::from(*to) + 1).into())];
            Some(Found { kind, seat: Some(*seat), args })
        }
        Event::Dungeon(dungeon::Event::Marched(march)) => {
            let reached = |stop: &Stop| matches!(stop, Stop::TargetReached);
            let route = march.routes.iter().find(|route| reached(&route.stop))?;
            let base = before.foes.get(route.monster)?.base?;
            let args = vec![("seat", who(base)), ("monster", words.monster(route.monster, names).into())];
            Some(Found { kind: Kind::Gotcha, seat: Some(base), args })
        }
        _ => None,
    }
}

/// A search that finds a heap of Treasures.
fn jackpot(shell: &Shell, names: Names<'_>, facts: &[Fact]) -> Option<Found> {
    let (seat, count) = talk::jackpot(facts)?;
    let args = vec![
        ("seat", Value::from(shell.words.seat(seat, names))),
        ("count", i32::try_from(count).unwrap_or(i32::MAX).into()),
    ];
    Some(Found { kind: Kind::Jackpot, seat: Some(seat), args })
}

/// An Item that changes hands behind its owner's back, or did not.
fn stolen(shell: &Shell, names: Names<'_>, before: &Game, facts: &[Fact]) -> Option<Found> {
    let (thief, worked) = facts.iter().find_map(|fact| match &fact.event {
        Event::Munchkin(munchkin::Event::Stole { seat, worked }) => Some((*seat, *worked)),
        _ => None,
    })?;
    // The die was owed by a step that knows whose it was; what is sure is said at once.
    let tried = facts.iter().find_map(|fact| match &fact.event {
        Event::Munchkin(munchkin::Event::Theft { from, item, .. }) => Some((*from, item.clone())),
        _ => None,
    });
    let owed = || match before.top() {
        Some(Step::Munchkin(munchkin::Step::Theft { from, item, .. })) => Some((*from, item.name.clone())),
        _ => None,
    };
    let (from, item) = tried.or_else(owed)?;
    let item =
        if item.is_empty() { shell.words.get("item-of-theirs") } else { shell.words.printed(&item).into_owned() };
    let who = |seat| Value::from(shell.words.seat(seat, names));
    let args = vec![("seat", who(thief)), ("from", who(from)), ("item", item.into())];
    let (kind, seat) = if worked { (Kind::Theft, from) } else { (Kind::Foiled, thief) };
    Some(Found { kind, seat: Some(seat), args })
}

/// Sizes of what a banner says, of the line below that, and how much is around both: smaller where there is little room.
const SIZES: [(f32, f32, [f32; 2]); 4] =
    [(52.0, 22.0, [16.0, 34.0]), (36.0, 18.0, [10.0, 24.0]), (26.0, 15.0, [6.0, 16.0]), (20.0, 13.0, [3.0, 12.0])];

/// With less room than that there is no banner: what is asked for comes first, and the log tells the rest.
const LEAST: f32 = 52.0;

/// The banner, over the middle of the stage, or beside what is asked for there. Nothing in it takes a touch.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let shown = table.highlight(shell)?;
    // All it says is read, however little room there is.
    let way = |sizes| container(banner(shell, shown, sizes)).center_x(Fill).into();
    if !spot::is_asked(table, shell) {
        return Some(fitting(SIZES.map(way).into()).centred().into());
    }
    let beside = responsive(move |size| {
        let (from, to) = spot::free(table, shell, size);
        if to - from < LEAST {
            return space().into();
        }
        let way = |sizes| container(banner(shell, shown, sizes)).center_x(Fill).into();
        let banner = container(fitting(SIZES.map(way).into()).centred()).height(to - from);
        column![space().height(from), banner].into()
    });
    Some(beside.into())
}

/// What it says, so large.
fn banner<'a>(
    shell: &Shell,
    shown: &'a Highlight,
    (large, small, around): (f32, f32, [f32; 2]),
) -> Element<'a, Message> {
    let look = shell.look;
    let colour = match shown.seat {
        Some(seat) => look.seat(seat),
        None => look.torch,
    };
    let lit = if shown.kind.is_good() { look.torch } else { look.bad };
    let (glyph, ..) = shown.kind.told();
    let head = row![icon(glyph, large).color(lit), title(shown.head.as_str(), large).color(lit)];
    let said = bold(shown.said.as_str(), small).color(look.text).align_x(Alignment::Center);
    let said = container(said).max_width(720);
    let text = column![head.spacing(16).align_y(Alignment::Center), said].spacing(4).align_x(Alignment::Center);
    let frame = card(look, mix(look.line, colour, 0.9), 4.0);
    container(text).padding(around).style(frame).id("highlight").into()
}
