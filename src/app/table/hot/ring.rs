//! The ring for everybody: while others may react, two or more people at one screen are given the same time, whatever
//! is in their hands. Hands are closed; who has something says so, is handed the screen when its turn comes, and all
//! others pass when the ring ends. So nobody learns anything from who is asked, or from how long it takes.

pub mod clock;

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, fill};
use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::hot::{meanwhile, pieces};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::tray::grid;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, bold, choice, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::reacting;
use crate::rules::fight;
use crate::rules::fight::build;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::store::settings::RING_OPEN;
use clock::ON_PHONES;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// How long it rings, in milliseconds; until everybody has said something if none. Who has never finished a game reads
/// what happened before reacting to it: the ring of the settings is twice as long for them, an agreed one is not. So it is
/// where nothing is rolled: there a fight has to be read, and a card found.
pub fn whole(shell: &Shell, table: &Table) -> Option<i64> {
    let agreed = build::pause(table.session.book(), table.game());
    let time = i64::from(agreed.unwrap_or(shell.settings.ring));
    let twice = |is: bool| if is && agreed.is_none() { 2 } else { 1 };
    let longer = twice(shell.newcomers) * twice(!table.session.book().system.rolls());
    let least = if table.hot.as_ref().is_some_and(Hot::rings_on_phones) { ON_PHONES } else { 0 };
    (time != 0 && time != i64::from(RING_OPEN)).then_some((time * longer).max(least))
}

/// What is left of the ring, and a slot for each of the people, below each other.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    column![said(table, shell, hot), slots(table, shell, hot, 1), rest(table, shell, hot)].spacing(8).into()
}

/// How many slots lie beside each other.
pub fn columns(wide: bool) -> usize {
    if wide { 3 } else { 2 }
}

/// What is left of the ring, and what to do meanwhile.
pub fn said<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let look = shell.look;
    let timed = whole(shell, table);
    let bar = timed.map(|whole| {
        let share = (hot.ring.left(shell.clock.now(), whole) * 1_000.0) as u16;
        let part = |share: u16| container(space().height(10)).width(Length::FillPortion(share.max(1)));
        row![part(share).style(fill(look.torch, 5.0)), part(1_000 - share).style(fill(look.line, 5.0))]
    });
    // Where everybody answers on a phone there is nothing to touch here.
    let here = hot.ring.slots.iter().any(|seat| !hot.is_phoned(*seat));
    let hint = shell.words.get(match (here, timed.is_some()) {
        (false, _) => "ring-hint-phones",
        (true, true) => "ring-hint",
        (true, false) => "ring-hint-open",
    });
    // Two lines of it stand below the bar.
    column![bar, dim(look, hint, 14.0).line_height(1.15)].spacing(3).into()
}

/// A slot for each of the people.
pub fn slots<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, columns: usize) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    // While somebody thinks about a fight on a phone there is no time that ends.
    let thinks = meanwhile::stands(table, hot);
    let timed = thinks || whole(shell, table).is_some();
    let begins = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::Turn, .. }));
    let fights = fight::kept(table.game()).map(|fight| fight.main);
    // Everybody at the table, in the order they sit in, asked or not: so everybody's name keeps its place.
    let slots = hot.people(&table.session).map(|seat| {
        let (asked, claims) = match thinks {
            true => meanwhile::says(table, hot, seat),
            false => (hot.ring.slots.contains(&seat), hot.ring.claims.contains(&seat)),
        };
        let (name, phoned) = (words.seat(seat, names), hot.is_phoned(seat));
        let passed = hot.ring.passes.contains(&seat);
        // Beside a pass of its own there is room for the name.
        let said = match (timed || columns == 1, claims) {
            _ if thinks && table.question.seat == Some(seat) => words.with("meanwhile-own", &[("seat", name.into())]),
            _ if thinks && phoned => words.with("meanwhile-phone", &[("seat", name.into())]),
            (_, false) if thinks => words.with("ring-claim", &[("seat", name.into())]),
            // Nobody reacts to a turn of their own: it comes by itself.
            _ if !asked && begins && table.game().turn.seat == Some(seat) => {
                words.with("ring-next", &[("seat", name.into())])
            }
            // Whoever fights has had their say, and is in the thick of it.
            _ if !asked && fights == Some(seat) => words.with("ring-own", &[("seat", name.into())]),
            _ if !asked => words.with("ring-out", &[("seat", name.into())]),
            // Whoever looks up from a phone sees for whom it still rings.
            (_, false) if phoned && passed => words.with("ring-passed", &[("seat", name.into())]),
            (_, false) if phoned => words.with("ring-phone", &[("seat", name.into())]),
            (true, false) => words.with("ring-claim", &[("seat", name.into())]),
            (true, true) => words.with("ring-claimed", &[("seat", name.into())]),
            (false, _) => name,
        };
        // Three lines of a long name have room.
        let label = bold(said, if columns == 1 { 17.0 } else { 15.0 }).line_height(1.15).width(Fill);
        // A name longer than its button goes on in the next line.
        let label = label.wrapping(Wrapping::WordOrGlyph);
        let mark: Element<'a, Message> = if claims { icon("check", 22.0).into() } else { badge(look, seat, 22.0) };
        let label = row![mark, label].spacing(8).align_y(Alignment::Center);
        let kind = if claims { Kind::Seat(seat) } else { Kind::SeatLine(seat) };
        let claim = press(look, label).kind(kind).height(TURN_TOUCH).padding([1, 8]).width(Fill);
        let claim = claim.id(format!("claim {}", seat.name()));
        let claim = claim.on_press_maybe((asked && !phoned).then(|| wish(Wish::Claim(seat))));
        // Where nobody waits for the time, everybody says so.
        let pass = (asked && !timed && !phoned).then(|| {
            let pass = choice(look, words.get("answer-pass"), passed).height(TURN_TOUCH).padding([4, 10]);
            pass.id(format!("pass {}", seat.name())).on_press(wish(Wish::Waive(seat)))
        });
        row![claim, pass].spacing(4).into()
    });
    grid(slots.collect(), columns)
}

/// How whoever is alone at the tablet, beside phones, is left in peace, or asked again: in a line, or below each other.
pub fn peace<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Vec<Element<'a, Message>> {
    let Some(seat) = hot.alone else { return Vec::new() };
    if let Some(again) = pieces::peace(shell, hot) {
        return vec![again];
    }
    let game = table.game();
    let fight = fight::kept(game).filter(|_| table.fights());
    // A fight of this turn is not the next one.
    let this = if fight.is_some() { game.turn.number } else { 0 };
    let may = hot.ring.slots.contains(&seat) && reacting::may_rest(game, fight, seat);
    match (may, table.fights()) {
        (true, true) => Vec::from(pieces::quiet_beside(shell, seat, this)),
        (true, false) => Vec::from(pieces::quiet(shell, seat, this)),
        (false, _) => Vec::new(),
    }
}

/// Whose phone is waited for, where nobody here is; by name where it is one.
pub fn waits(table: &Table, shell: &Shell, hot: &Hot) -> Option<String> {
    let silent =
        |seat: &&Colour| hot.is_phoned(**seat) && !hot.ring.passes.contains(seat) && !hot.ring.claims.contains(seat);
    let silent: Vec<Colour> = hot.ring.slots.iter().filter(silent).copied().collect();
    let seat = shell.words.seat(*silent.first()?, Names::of(table.game()));
    Some(shell.words.with("ring-waits", &[("count", silent.len().into()), ("seat", seat.into())]))
}

/// One touch ends it for all here who have said nothing: whether the time would end it or not, a table that has agreed need
/// not wait; but it waits for phones. Where nobody is asked there is nothing to end.
pub fn rest<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let id = if hot.ring.claims.is_empty() { "ring-pass-nobody" } else { "ring-pass-all" };
    let ends = !hot.rings_on_phones() || hot.silent_here().iter().any(|seat| !hot.ring.passes.contains(seat));
    let label = waits(table, shell, hot).filter(|_| !ends).unwrap_or_else(|| shell.words.get(id));
    // Two lines of a longer word have room beside the ways to pass for longer.
    let size = if hot.alone.is_some() { 15.0 } else { BODY };
    let label = bold(label, size).line_height(1.15).align_x(Alignment::Center);
    let all = press(shell.look, label).centred().width(Fill).height(50).padding([2, 6]);
    all.id("pass all".to_owned()).on_press_maybe(ends.then(|| wish(Wish::WaiveAll))).into()
}
