//! How the table lies on the screen: landscape in three columns, portrait with a strip above and a sheet below.

use crate::app::look::{Look, TOUCH, fill, mix, panel};
use crate::app::place::HELD;
use crate::app::shell::Shell;
use crate::app::table::hot::strip::{self, Lies};
use crate::app::table::message::Message;
use crate::app::table::prompt::tray;
use crate::app::table::seats::folded;
use crate::app::table::state::Table;
use crate::app::table::{asking, bar, end, far, float, hot, lesson, log, monsters, panels, seats, sides, stage};
use crate::app::widget::anew::anew;
use crate::app::widget::drag::drag;
use crate::app::widget::parts::thin;
use crate::app::widget::ring::{ASKED, BESIDES};
use crate::app::widget::spoken::{beneath, dialog, part};
use crate::rules::question::Ask;
use crate::rules::{self, doors, dungeon, fight, munchkin};
use iced::widget::{Container, Stack, column, container, responsive, row, scrollable, space, stack};
use iced::{Alignment, Element, Fill, Length, Padding, Shrink, Size};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The whole table.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let ground = responsive(move |size| {
        if shell.settings.far {
            far::view(table, shell, size)
        } else if let Some(story) = table.told_story().filter(|_| !table.crowns(shell)) {
            let tall = size.width < size.height;
            let end = Size::new(size.width, size.height - BAR);
            let end = float::said(table, shell, end::view(table, shell, story, end));
            let whole = column![part("bar", bar::view(table, shell, (tall, tall && size.width < HELD))), end];
            stack![whole].push(float::at_the_top(table, shell)).into()
        } else if size.width < size.height {
            stack![portrait(table, shell, size)].push(float::at_the_top(table, shell)).into()
        } else {
            landscape(table, shell, size)
        }
    });
    let ground = drag(shell.look, ground, hot::put::pieces(table));
    let ground = ground.saying(|message| hot::put::says(table, shell, message));
    let relay = hot::relay::over(table, shell);
    let (handed, panels) = (hot::relay::covers(table), panels::over(table, shell));
    let below = Stack::new().push(beneath(handed, ground)).extend(relay.map(dialog));
    let table_and_panels = Stack::new().push(beneath(!panels.is_empty(), below)).extend(panels);
    lesson::over(table, shell, table_and_panels.into())
}

/// Who is asked what: so high, whatever it is.
fn head_height(table: &Table, (wide, held, stands): (bool, bool, bool)) -> f32 {
    match wide {
        // A card that is read has its name there, and nothing else.
        _ if lifted(table) => TITLE,
        true => 90.0,
        // A name and a line, or two small ones: both sides of a fight need the rest. Whoever can stop a
        // claim has all of it.
        false if stands && !table.is_claimed() => 66.0,
        // A name and two lines.
        false if held => 84.0,
        false => 98.0,
    }
}

/// Height of the name of a card that is read.
const TITLE: f32 = TOUCH + 20.0;

/// Ways round the question.
const FOOT: f32 = TOUCH + 4.0;
/// The next step.
const NEXT: f32 = 64.0 + 20.0;

/// How much a panel takes of what it is put into.
const INSIDE: f32 = 24.0;

impl Table {
    /// Whether a fight goes on: the frame stays as it is until it is over.
    pub fn fights(&self) -> bool {
        let flees = matches!(
            self.question.ask,
            Ask::Dungeon(dungeon::Ask::Refuge { .. })
                | Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. })
                | Ask::Fight(fight::Ask::BadStuff { .. })
        );
        let begins = matches!(self.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
        begins || flees || fight::kept(self.game()).is_some()
    }
}

/// The lower parts of the frame: the tray, ways round, the next step. Each has its height, filled or not.
fn lower<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (tray, foot): (Option<Element<'a, Message>>, Option<Element<'a, Message>>),
    (high, whole): (f32, f32),
) -> Element<'a, Message> {
    // While a fight goes on its place is kept even for a question that needs none; a card that is read takes it.
    let reads = table.hot.as_ref().is_some_and(|hot| hot.sheet.is_some() || is_cursed(table));
    // So does a list of what may have been drawn, or lies turned up.
    let finds = table.asks_for_letters();
    let kept = tray.is_some() || (table.fights() && !reads && !finds && !loots(table));
    let tray = container(tray.unwrap_or_else(|| space().into())).padding([0, 12]).width(Fill).clip(true);
    // On a telephone what a card says has all the room that the ways to play it leave.
    if kept && fitted(table, shell) {
        let next = asking::context_button(table, shell, 20.0).unwrap_or_else(|| space().into());
        let next = container(next).padding([10, 12]).height(NEXT).width(Fill);
        let tray = tray.id("tray").max_height(high);
        return part(ASKED, column![container(rule(shell.look)).padding([4, 0]), tray, foot, next]);
    }
    // Before anything is played nothing stays on the screen: who could start has that room on a telephone.
    let begins = shell.is_held() && matches!(table.question.ask, Ask::Table(rules::table::Ask::FirstPlayer { .. }));
    if kept && begins && table.hot.is_none() {
        let tray = tray.id("tray").max_height(high).padding(Padding::new(12.0).top(0.0));
        return part(ASKED, column![container(rule(shell.look)).padding([4, 0]), tray, foot]);
    }
    // Where on a telephone nothing stands below a tray that is too low for what is in it, it has that room as well.
    let next = asking::context_button(table, shell, 20.0);
    let alone = shell.is_held() && kept && high < whole && foot.is_none() && next.is_none();
    if alone {
        let room = high + foot_height(table, kept, false) + NEXT;
        let tray = tray.height(whole.max(room)).id("tray");
        let tray: Element<'a, Message> =
            if room < whole { scrollable(tray).direction(thin()).height(room).into() } else { tray.into() };
        return part(ASKED, column![container(rule(shell.look)).padding([4, 0]), tray]);
    }
    let tray = tray.height(whole).id("tray");
    // What there is no room for is scrolled to: the next step never is.
    let tray: Element<'a, Message> =
        if high < whole { scrollable(tray).direction(thin()).height(high).into() } else { tray.into() };
    // While others may stop it, that comes first: whatever can be added waits.
    let tray = if table.is_claimed() { part(BESIDES, tray) } else { tray };
    let tray_there = kept.then_some(tray);
    // Where whatever can be touched is a card, nothing is kept free below them.
    if loots(table) && foot.is_none() && next.is_none() {
        return space().into();
    }
    let ways = foot_height(table, kept, foot.is_some());
    let foot =
        container(foot.unwrap_or_else(|| space().into())).padding([0, 12]).height(ways).align_y(Alignment::Center);
    let next = next.unwrap_or_else(|| space().into());
    // In the corner, whatever is above it: fingers find it without looking.
    let next = container(next).padding([10, 12]).height(NEXT).width(Fill);
    part(ASKED, column![container(rule(shell.look)).padding([4, 0]), tray_there, foot, next])
}

/// Whether the ways to play a card have as much room as they need, and no more.
fn fitted(table: &Table, shell: &Shell) -> bool {
    shell.is_held() && table.hot.as_ref().is_some_and(hot::Hot::is_lifted)
}

/// How high the ways round a question are: where nothing is touched above them none are kept free, and the ways to play a
/// card that is read have the room of those there are none of.
fn foot_height(table: &Table, tray: bool, foot: bool) -> f32 {
    if foot || (tray && !lifted(table)) { FOOT } else { 0.0 }
}

/// How high the tray is, with what is left free below it by [`foot_height`].
fn tray_height(table: &Table, wide: bool, (tray, foot): (bool, bool)) -> f32 {
    asking::height(table, wide) + if tray && !foot && lifted(table) && !trades(table) { FOOT } else { 0.0 }
}

/// The part of the screen that stands above the tray: where there is one, what is asked is in it.
fn asked_in(tray: bool) -> &'static str {
    if tray { BESIDES } else { ASKED }
}

/// What is left of so much room between the question and its foot for a tray that would be so high: what is asked keeps
/// some of it.
fn tray_in(room: f32, whole: f32) -> f32 {
    if whole + ASKS <= room { whole } else { (room - ASKS).max(room * 0.5).clamp(0.0, whole) }
}

/// The least that is left for what is asked.
const ASKS: f32 = 56.0;

fn landscape<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let (left, right) = sides::of(table, size);
    let fights = table.fights();
    let wide = right - INSIDE >= tray::WIDE;
    // Where there is no map the seats stand in its place.
    let seats = (table.game().has_map() || table.is_staged(shell)).then(|| seats::column_view(table, shell));
    let seats = seats.map(|seats| container(seats).width(left).height(Fill).padding(8).style(panel(look)));
    let asked = asking::view(table, shell, right - INSIDE);
    let head =
        container(asked.head).padding([10, 12]).height(head_height(table, (wide, false, false))).width(Fill).clip(true);
    let there = (asked.tray.is_some(), asked.foot.is_some());
    let whole = tray_height(table, wide, there);
    let ways = foot_height(table, there.0 || fights, there.1);
    let room = size.height - BAR - head_height(table, (wide, false, false)) - ways - NEXT - 10.0;
    let high = tray_in(room, whole);
    let middle = (room - if asked.tray.is_some() { high } else { 0.0 }).max(0.0);
    let asks = container(asked.body).padding([2, 12]).id("asked");
    // Where everything there is stands in a list, nothing of it is cut off for what has been; nor in a fight.
    let keeps = asked.tray.is_some() && !lifted(table) && !fights && middle > SCARCE;
    // Beside cardboard whatever a turn can be used for is seen whole, above the last line of the journal.
    let line = if table.is_cardboard() { LAST } else { 96.0 };
    let most = if keeps { (middle - line).max(middle * 0.6) } else { middle };
    let asks = container(afresh(table, asks, Shrink)).max_height(most);
    let told = container(log::view(table, shell, hot::recap::view(table, shell))).padding([4, 8]).height(Fill);
    let middle = column![part(asked_in(asked.tray.is_some()), asks), rule(look), part("told", told)].height(Fill);
    let side =
        column![head, middle, lower(table, shell, (asked.tray, asked.foot), (high, whole))].width(Fill).height(Fill);
    let side = container(side).width(right).height(Fill).style(panel(look));
    let (seats, stage) = (seats.map(|seats| part("seats", seats)), part("stage", stage::view(table, shell)));
    let body = match &table.hot {
        Some(hot) => {
            let strip = strip::view(table, shell, hot, strip::height(Lies::Beside, size.height));
            let strip = part("hand", strip);
            row![column![row![seats, stage].height(Fill), rule(look), strip].width(Fill), side].height(Fill)
        }
        None => row![seats, stage, side].height(Fill),
    };
    column![part("bar", bar::view(table, shell, (false, false))), body].into()
}

/// On a screen higher than wide, at least so much of a tray is seen, and so much of the stage.
const SEEN: f32 = 170.0;
const STAGE: f32 = 120.0;

/// How much of the stage is seen of a fight on a telephone while a card is read; and how much at least of what is touched
/// while none is.
const LIFTED: f32 = 170.0;
const LINE: f32 = 62.0;

/// And of what was just played or cast in it.
const READ: f32 = 42.0;

/// What is left for the last line of the journal.
const LAST: f32 = 56.0;

/// With so little room what is asked has all of it.
const SCARCE: f32 = 180.0;

/// Height of the bar on top.
const BAR: f32 = 56.0;

/// Whether a card is being read: what happened before can wait.
fn lifted(table: &Table) -> bool {
    table.hot.as_ref().is_some_and(|hot| hot.is_lifted()) || trades(table)
}

/// Whether Items change hands, or are sold: what can go stands in a list.
fn trades(table: &Table) -> bool {
    let sheet = table.hot.as_ref().and_then(|hot| hot.sheet.as_ref());
    matches!(sheet, Some(hot::Sheet::Level | hot::Sheet::Trade(_)))
}

/// Whether cards lie turned up, to be chosen from by what they say: that has the room.
fn loots(table: &Table) -> bool {
    let lies =
        matches!(table.question.ask, Ask::Doors(doors::Ask::Corpse { .. }) | Ask::Fight(fight::Ask::Spoils { .. }));
    table.hot.is_some() && lies
}

/// Whether a Curse is about to strike.
fn is_cursed(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }))
}

/// What is asked, scrolled to its top whenever it is something else than before.
fn afresh<'a>(table: &Table, content: Container<'a, Message>, height: Length) -> Element<'a, Message> {
    let mut what = DefaultHasher::new();
    match &table.hot {
        // What is read in a fight stays where it is, whatever is asked.
        Some(_) if table.fights() => {
            // But for a Curse, which is read from its beginning.
            ("fight", table.game().turn.number, is_cursed(table)).hash(&mut what);
        }
        // What is asked besides stands at its beginning.
        _ => (table.asked, table.owed.as_ref().filter(|_| table.is_cardboard()).map(|owed| owed.at)).hash(&mut what),
    }
    if let Some(hot) = &table.hot {
        format!("{:?}", hot.sheet).hash(&mut what);
    }
    let scrolled = scrollable(content).direction(thin()).height(height).width(Fill);
    anew(what.finish(), scrolled).into()
}

/// Whether somebody looks at their own cards because of what was just played: that is read first.
fn hears(table: &Table) -> bool {
    let window = matches!(table.question.ask, Ask::Table(rules::table::Ask::Window { .. }));
    window && table.hot.as_ref().is_some_and(|hot| hot.next != hot::Next::Ring)
}

fn portrait<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    // Where neither a map nor a fight has the stage the seats have it.
    let staged = table.game().has_map() || table.is_staged(shell);
    let seats = staged.then(|| seats::strip_view(table, shell, size.width - INSIDE));
    let seats = seats.map(|seats| part("seats", container(seats).padding([6, 8]).style(panel(look))));
    let asked = asking::view(table, shell, size.width - INSIDE);
    let wide = size.width - INSIDE >= tray::WIDE;
    // On a telephone what has been stands below what is asked, in what is left.
    let held = size.width < HELD;
    // While a fight has the stage of a telephone both sides are seen on it, whatever is touched below.
    let stands = held && table.is_staged(shell);
    let head =
        container(asked.head).padding([8, 12]).height(head_height(table, (wide, held, stands))).width(Fill).clip(true);
    let besides = asked_in(asked.tray.is_some());
    let body = container(asked.body).padding([2, 12]).id("asked");
    let asks = column![head, part(besides, afresh(table, body, if held { Shrink } else { Fill }))];
    let told = || container(part("told", log::view(table, shell, hot::recap::view(table, shell))));
    // At a table of cardboard there is more to touch in a fight.
    let fights = table.fights() && table.hot.is_none();
    // What each colour would do is read in two columns.
    let told_there = !fights && !lifted(table) && !loots(table) && !monsters::is_forecast(table);
    let sees = told_there && !(stands && table.hot.is_some());
    let sheet: Element<'a, Message> = match sees {
        true if held => column![asks.height(Shrink), told().padding([4, 8]).height(Fill)].height(Fill).into(),
        true => {
            let (asks, told) = (asks.width(Length::FillPortion(3)), told().width(Length::FillPortion(2)));
            row![asks.height(Fill), told.height(Fill)].spacing(8).height(Fill).into()
        }
        false => asks.width(Fill).height(Fill).into(),
    };
    // The hand takes some of it.
    let share = match &table.hot {
        // Where nothing but figures is kept, they have most of it, and stay where they are while somebody runs away.
        None if !staged => 0.43,
        None => 0.46,
        // A fight has the stage: what happened before it can wait. Without dice there is more to read, and less to touch.
        Some(_) if staged && table.fights() && !lifted(table) && !is_cursed(table) => {
            if table.game().has_map() {
                0.33
            } else {
                0.31
            }
        }
        // What changes hands is seen on both sides, and nobody looks at the board meanwhile.
        Some(_) if !staged && trades(table) => 0.5,
        Some(_) => 0.39,
    };
    let strip_high = strip::height(Lies::Below, size.height);
    let strip = table.hot.as_ref().map(|hot| part("hand", strip::view(table, shell, hot, strip_high)));
    // On a small screen the next step comes before what stands on the stage.
    let there = (asked.tray.is_some(), asked.foot.is_some());
    let whole = tray_height(table, wide, there);
    let besides =
        head_height(table, (wide, held, stands)) + FOOT.min(FOOT + asking::height(table, wide) - whole) + NEXT + 10.0;
    // Two seats stand beside each other on a telephone.
    let lines = table.game().seats.len().div_ceil(2) as f32;
    let seated = match () {
        () if stands => folded::height(lines) + 12.0,
        () if held && staged => lines * hot::player::heights(true, true, false).0 + 2.0 * INSIDE,
        () => 0.0,
    };
    let free = size.height - 2.0 * BAR - seated - if table.hot.is_some() { strip_high } else { 0.0 };
    let most = free - if stands && lifted(table) { LIFTED } else { STAGE };
    // Whatever is touched in a fight, the stage keeps its height.
    let kept = whole + asking::spare(table, wide);
    let least = (besides + kept.min(SEEN) + ASKS).min(most);
    // Without a hand the whole tray is seen there, and what is asked.
    let least = match table.hot.is_some() {
        true => least,
        false if held && staged => (besides + whole + if table.fights() { 0.0 } else { ASKS }).min(most),
        false => 0.0,
    };
    // At a table of cardboard who could help is touched above the tray.
    let helps = if stands && fights { LINE } else { 0.0 };
    let share = match table.staged().filter(|_| stands && !lifted(table) && !is_cursed(table)) {
        // What is touched scrolls there: as much of it is seen as both sides leave.
        Some(fight) => {
            (free - stage::stands(table, fight)).min(besides + kept.max(whole) + helps).max(besides + LINE + helps)
        }
        None => (size.height * share).round().max(least),
    };
    // What was just played or cast is read between the question and what can be touched.
    let room = (share - besides).max(0.0);
    let reads = if stands && hears(table) && !lifted(table) { (room - LINE).clamp(0.0, READ) } else { helps };
    let high = if table.hot.is_some() || stands { whole.min(room - reads) } else { whole };
    let sheet = column![sheet, lower(table, shell, (asked.tray, asked.foot), (high, whole))].height(share);
    let below = container(column![sheet, strip]).style(panel(look));
    column![part("bar", bar::view(table, shell, (true, held))), seats, part("stage", stage::view(table, shell)), below]
        .into()
}

fn rule<'a>(look: Look) -> Element<'a, Message> {
    container(space().height(1).width(Fill)).style(fill(mix(look.panel, look.line, 0.6), 0.0)).into()
}
