//! Seats that fill the screen, where a table only counts: Levels to be read and dragged from across the table.

use crate::app::icon::icon;
use crate::app::look::{Look, TOUCH, TURN_TOUCH, card, fill};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::{Field, Figure};
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::seats::around::around;
use crate::app::table::seats::brings::brings;
use crate::app::table::seats::heard::told_aloud;
use crate::app::table::seats::line::{Head, state};
use crate::app::table::seats::{afar, bonus, control, health, hurt, level, steps, track, whose};
use crate::app::table::state::Table;
use crate::app::table::{float, notices, panels, remind, row};
use crate::app::widget::carry::{Spot, carry};
use crate::app::widget::fitting::fitting;
use crate::app::widget::number::Number;
use crate::app::widget::parts::{bold, dim, shortened, thin, tool};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::swipe::swipe;
use crate::app::widget::turned::turned;
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use iced::Length::FillPortion;
use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, column, container, opaque, responsive, row as beside, scrollable, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Rectangle, Shrink, Size};

/// Widest line of a reminder.
const NOTES: f32 = 620.0;
/// Between tiles, and round them.
const GAP: f32 = 10.0;
/// A Level is at most so high.
const HIGHEST: f32 = 220.0;
/// A tile so high has figures as on the smallest screen; they grow with it.
const SMALL: f32 = 330.0;
/// Three figures beside each other need as much.
const NARROW: f32 = 260.0;
/// A tile is at least so wide.
const LEAST: f32 = 200.0;
/// A tile so high has room for its head and a line of what is touched.
const FLAT: f32 = HEAD + TURN_TOUCH + 16.0;
/// Width of a Level between a plus and a minus, and of each figure beside it.
const BETWEEN: f32 = 52.0;
const STEPPED: f32 = 2.0 * TURN_TOUCH + 64.0;
const FIGURE: f32 = 84.0;
/// A tile is at least so wide for a Level between a narrow minus and a narrow plus.
const CLOSEST: f32 = 2.0 * TOUCH + 32.0 + 20.0;
/// Height of a tile's head.
const HEAD: f32 = 56.0;
/// What a tile has besides its Level: the name, the other figures, Race and Class.
const BESIDES: f32 = 150.0;

/// A narrow tile so high has room for figures below name and Level, and for Race and Class below those.
const SLIM: f32 = 160.0;
/// The same of one on which the Level stands beside the name.
const LOW: f32 = 134.0;
/// A tile so high has room for a Level between a minus and a plus, for figures, and for two small lines of Race and Class;
/// and what it has besides its Level.
const DENSE: f32 = 173.0;
const SQUEEZED: f32 = 131.0;
/// What is told in words has so much more room on a tile that is high enough; a tile narrower than that needs it.
const TOLD: f32 = 24.0;
const CLOSE: f32 = 320.0;
/// Height of the lines that a Level leaves for what somebody wears.
const WORN: f32 = 66.0;
/// The smallest letters of a name, and the smallest there are.
const LEAST_NAME: f32 = 14.0;
const LEAST_TYPE: f32 = 11.0;

/// Whether a tile has room for a name or for what turns it, and not for both: where the app deals nobody turns it.
fn is_slim(table: &Table, tile: Size) -> bool {
    table.hot.is_some() && tile.width < LEAST
}

/// Whether a tile can be turned to whoever sits there: not where it is a telephone's, which is handed round, unless it was
/// turned elsewhere.
fn is_turned(table: &Table, tile: Size, (turns, held): (u8, bool)) -> bool {
    !is_slim(table, tile) && (!held || !turns.is_multiple_of(4))
}

/// All seats, as large as there is room.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let laid = responsive(move |size| match row::height(table, shell) {
        // Where the app keeps the cards there are no Levels in the middle: the row lies above.
        Some(high) if !table.is_of_levels() || shell.settings.far => {
            let room = Size::new(size.width, size.height - high - GAP);
            column![row::view(table, shell, size.width), grid(table, shell, room)].spacing(GAP).into()
        }
        _ => grid(table, shell, size),
    });
    container(laid).padding(GAP).width(Fill).height(Fill).into()
}

/// How many stand beside each other: as near to squares as can be.
fn across(seats: usize, size: Size) -> usize {
    match seats {
        0 | 1 => 1,
        2 | 3 if size.width < size.height => 1,
        3 => 3,
        2..=4 => 2,
        _ if size.width < size.height => 2,
        _ => 3,
    }
}

/// Where each tile lies, and its head, by which something is taken from it to another one.
fn spots(table: &Table, shell: &Shell, tiles: &[Rectangle]) -> Vec<Spot> {
    let seats = table.game().seats.iter().zip(tiles);
    let spot = |(seat, whole): (&Seat, &Rectangle)| {
        let (whole, corner, tile) = (*whole, whole.position(), whole.size());
        let (wide, high) = (Size::new(tile.width, HEAD), Size::new(HEAD, tile.height));
        let grip = match shell.settings.tile(seat.colour) % 4 {
            0 => Rectangle::new(corner, wide),
            1 => Rectangle::new(Point::new(corner.x + tile.width - HEAD, corner.y), high),
            2 => Rectangle::new(Point::new(corner.x, corner.y + tile.height - HEAD), wide),
            _ => Rectangle::new(corner, high),
        };
        Spot { grip, whole }
    };
    seats.map(spot).collect()
}

fn grid<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let seats: Vec<&Seat> = table.game().seats.iter().collect();
    let columns = match table.is_of_levels() && seats.len() > 4 && size.width >= 3.0 * LEAST {
        // Above and below the Levels there is room for two rows.
        true => 3,
        false => across(seats.len(), size),
    };
    let rows = seats.len().div_ceil(columns).max(1);
    // Between those on this side of the table and those on the other lie the Levels. From afar they are read on the tiles.
    let afar = table.is_of_levels() && shell.settings.far;
    let besides = row::height(table, shell).map_or(0.0, |high| high + GAP);
    let track = (table.is_of_levels() && !afar).then(|| track::height(size) + besides);
    let room = size.height - track.map_or(0.0, |high| high + GAP);
    let share = |whole: f32, parts: usize| (whole - GAP * (parts as f32 - 1.0)) / parts as f32;
    let high = share(room, rows);
    let scale = shell.density * shell.table_scale();
    let mut places = vec![Rectangle::default(); seats.len()];
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    let mut y = 0.0;
    for (nth, line) in around(seats.len(), columns).into_iter().enumerate() {
        if let Some(high) = track.filter(|_| nth == rows.div_ceil(2)) {
            list.push(middle(table, shell, Size::new(size.width, high)));
            y += high + GAP;
        }
        let tile = Size::new(share(size.width, line.len()), high);
        for (at, who) in line.iter().enumerate() {
            if let Some(place) = places.get_mut(*who) {
                *place = Rectangle::new(Point::new(at as f32 * (tile.width + GAP), y), tile);
            }
        }
        y += high + GAP;
        let tiles = line.iter().filter_map(|who| seats.get(*who)).map(|seat| {
            let turns = shell.settings.tile(seat.colour);
            let size = if turns.is_multiple_of(2) { tile } else { Size::new(tile.height, tile.width) };
            let content = if afar { afar::one(table, shell, seat, size) } else { one(table, shell, seat, size) };
            let one = match turns {
                0 => content,
                turns => turned(swipe(content), turns, scale, shell.look.ground).into(),
            };
            let one = container(one).width(tile.width).height(tile.height).id(format!("tile {}", seat.colour.name()));
            let one = whose(table, shell, seat, one);
            if afar || !is_turned(table, tile, (turns, shell.is_held())) {
                one
            } else {
                stack![one, turn(table, shell, seat)].into()
            }
        });
        list.push(Row::with_children(tiles).spacing(GAP).height(tile.height).into());
    }
    if let Some(high) = track.filter(|_| rows < 2) {
        list.push(middle(table, shell, Size::new(size.width, high)));
    }
    let grid = Column::with_children(list).spacing(GAP).width(Fill).height(Fill);
    if !table.is_of_levels() || !table.is_open() {
        return grid.into();
    }
    let colours: Vec<Colour> = seats.iter().map(|seat| seat.colour).collect();
    let put = move |from: usize, to: usize| match (colours.get(from), colours.get(to)) {
        (Some(from), Some(to)) => Message::opens(Panel::Trade(*from, *to)),
        _ => Message::Ask(Action::None),
    };
    carry(shell.look, grid, spots(table, shell, &places), put).into()
}

/// The Levels, and what the app has to say: so it lies over nobody's name and nobody's Level.
fn middle<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let said = container(float::told(table, shell)).align_bottom(Fill).center_x(Fill);
    // On a telephone nothing lies on what is touched below the Levels.
    let said = said.padding(Padding::ZERO.bottom(if shell.is_held() { track::NOTE + 4.0 } else { 0.0 }));
    let strip = row::height(table, shell);
    let high = size.height - strip.map_or(0.0, |strip| strip + GAP);
    // What is unfolded lies above what unfolds it, and on nobody's card.
    let notes = remind::unfolded(table, shell, NOTES.min(size.width));
    let notes = notes.map(|notes| {
        let notes = scrollable(notes.map(|m| Message::Notices(notices::Message::Reminders(m)))).direction(thin());
        let notes = container(opaque(notes.height(Shrink)));
        let notes = notes.id("float").max_width(NOTES);
        container(notes).padding(Padding::ZERO.bottom(track::NOTE + 4.0)).align_right(Fill).align_bottom(Fill)
    });
    let levels = stack![track::view(table, shell, Size::new(size.width, high)), said].push(notes);
    let levels = levels.width(Fill).height(high);
    let strip = strip.map(|_| row::view(table, shell, size.width));
    column![levels, strip].spacing(GAP).height(size.height).into()
}

/// Turns a tile to whoever sits there: it stays where it is, however the tile lies.
fn turn<'a>(table: &Table, shell: &Shell, seat: &Seat) -> Element<'a, Message> {
    let name = shell.words.seat(seat.colour, Names::of(table.game()));
    let turn = tool(shell.look, "rotate").called(shell.words.with("heard-turn", &[("seat", name.into())]));
    let turn = turn.kind(Kind::Quiet).id(format!("turn-{}", seat.colour.name()));
    let turn = turn.on_press(Message::Ask(Action::Turn(seat.colour)));
    container(turn).padding([8, 10]).align_right(Fill).height(Fill).into()
}

/// Room that is left for what turns a tile, in its corner as it lies: at the end of the head, at its beginning, or below.
fn corner(turns: u8) -> (f32, f32, Padding) {
    match turns % 4 {
        0 => (0.0, TOUCH, Padding::ZERO),
        1 => (TOUCH, 0.0, Padding::ZERO),
        2 => (0.0, 0.0, Padding::ZERO.left(TOUCH)),
        _ => (0.0, 0.0, Padding::ZERO.right(TOUCH)),
    }
}

/// Who sits there: a touch opens all of it.
fn titled<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, top): (&'a Seat, &Head),
    (slim, by, room): (bool, f32, f32),
) -> Element<'a, Message> {
    let look = shell.look;
    // On a telephone a name comes before the size of its sign: a word is not broken that has room.
    let close = shell.is_held() && !slim;
    let (written, sign) = match () {
        () if slim => (16.0, 20.0),
        () if close => (18.0, 16.0),
        () => (22.0 * by, 26.0 * by),
    };
    let name = shell.words.seat(seat.colour, Names::of(table.game()));
    // All of a name, on two smaller lines if need be; what does not fit on those either is cut between letters.
    let mark = if seat.dead || seat.away || seat.is_absent() { sign + 8.0 } else { 0.0 };
    let around = if close { 6.0 } else { 34.0 };
    let letters = (2.0 * (room - sign - mark - around) / (LEAST_NAME * 0.55)).max(6.0) as usize;
    let way = |name: &str, size: f32| -> Element<'a, Message> {
        bold(name.to_owned(), size).line_height(1.2).wrapping(Wrapping::WordOrGlyph).width(Fill).into()
    };
    let short = [letters, letters / 2].map(|letters| way(&shortened(&name, letters), LEAST_NAME));
    let word = name.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0) as f32;
    let whole = |size: &f32| !close || *size <= LEAST_NAME || word * size * 0.58 <= room - sign - mark - around;
    let sizes = [written, 18.0, 16.0, LEAST_NAME].into_iter().filter(|size| *size <= written).filter(whole);
    let ways = sizes.map(|size| way(&name, size)).chain(short).collect();
    let name = container(fitting(ways).centred()).height(TOUCH - 4.0);
    let state = state(look, seat, sign).map(|sign| sign.color_maybe(top.ink()));
    let head = beside![top.sign(sign), name, state].spacing(if slim || close { 4 } else { 8 });
    let head = press(look, head.align_y(Alignment::Center)).kind(top.kind()).width(Fill);
    let head = head.padding(if close { [2, 4] } else { [2, 8] });
    let head = head.id(format!("seat-{}", seat.colour.name()));
    // Where the app counts, who listens hears all of it in one go.
    let head = if table.hot.is_some() { head.called(told_aloud(table, shell, seat)) } else { head };
    head.on_press(Message::opens(Panel::Seat(seat.colour))).into()
}

/// Race, Class and the like, as large as there is room for all of it in what is left of the tile.
fn kinds<'a>(table: &Table, shell: &Shell, seat: &Seat, lies: &Lies) -> Element<'a, Message> {
    let marked = track::marked(table, shell, seat, false);
    // Where the figures have no line of their own, what is brought to a fight is said here.
    let brings = || format!("{:+}", brings(table, seat));
    let said = match lies.form {
        Form::Lying if marked.is_empty() => brings(),
        Form::Lying => format!("{} · {marked}", brings()),
        Form::Tall | Form::Flat | Form::Low | Form::Slim => marked,
    };
    let way = |said: &str, size: f32| -> Element<'a, Message> {
        let said = dim(shell.look, said.to_owned(), size).width(Fill).align_x(Alignment::Center);
        said.wrapping(Wrapping::WordOrGlyph).line_height(if size < 14.0 { 1.1 } else { 1.3 }).into()
    };
    // Where everything is drawn smaller nothing is smaller still.
    let least = (LEAST_TYPE / shell.scale().clamp(0.8, 1.0)).ceil();
    let plain = [16.0 * lies.by, 16.0, 14.0, 13.0, 12.0, LEAST_TYPE].into_iter().filter(|size| *size >= least);
    let plain = plain.map(|size| way(&said, size));
    // Half a line tells nothing: what is left out is a touch away.
    let short = [120, 90, 60, 40, 24].map(|letters| way(&shortened(&said, letters), least));
    // Nor does half of one.
    let none = shell.is_held().then(|| space().into());
    let worn = worn(shell, seat, lies).into_iter().map(|(worn, size)| {
        // What somebody is, is read from farther off than what they wear.
        let above = (!said.is_empty()).then(|| way(&said, (size + 1.0).max(16.0)));
        column![].push(above).push(way(&worn, size)).spacing(4).width(Fill).into()
    });
    container(fitting(worn.chain(plain).chain(short).chain(none).collect()))
        .padding(lies.below)
        .width(Fill)
        .height(Fill)
        .clip(true)
        .into()
}

/// Which of their Items lend them something, in so large letters, where a tile has a line left for it: all of them, or the best.
fn worn(shell: &Shell, seat: &Seat, lies: &Lies) -> Vec<(String, f32)> {
    let mut items: Vec<&Gear> =
        outfit::lending(seat).map(|(_, item)| item).filter(|item| !item.name.is_empty()).collect();
    items.sort_by_key(|item| -i32::from(item.bonus));
    if lies.form == Form::Lying || seat.dead || items.is_empty() {
        return Vec::new();
    }
    let named = |item: &&Gear| match item.bonus {
        0 => shell.words.item(item),
        bonus => format!("{} {bonus:+}", shell.words.item(item)),
    };
    let named: Vec<String> = items.iter().map(named).collect();
    let whole = [15.0 * lies.by, 15.0, 14.0, 13.0].map(|size| (named.join(" · "), size));
    // The best of them, and how many there are besides.
    let best = (1..named.len()).rev().map(|most| {
        let rest = shell.words.with("tile-more-items", &[("count", ((named.len() - most) as u32).into())]);
        let kept: Vec<&str> = named.iter().take(most).map(String::as_str).collect();
        (format!("{} {rest}", kept.join(" · ")), 13.0)
    });
    whole.into_iter().chain(best).collect()
}

/// How a tile is laid out: as much of it below each other as it is high.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// Name, Level, figures, Race and Class, each on a line of its own.
    Tall,
    /// The figures stand beside a Level between a minus and a plus.
    Flat,
    /// The Level stands beside the name.
    Low,
    /// The same, and so low that all the rest is one line.
    Lying,
    /// Narrow: name and Level below each other.
    Slim,
}

/// How a tile is laid out, and how large everything on it is.
struct Lies {
    form: Form,
    /// How much larger than on the smallest screen.
    by: f32,
    /// How wide a tile is.
    wide: f32,
    /// Whether three figures have no room beside each other.
    narrow: bool,
    /// Room that is left for what turns it: before its head, behind it, and below.
    before: f32,
    after: f32,
    below: Padding,
    /// Height of the Level, width of a minus and a plus beside it, and height of its letters.
    high: f32,
    finger: f32,
    large: f32,
    /// Height of what is touched, of a sign and of a figure.
    touch: f32,
    sign: f32,
    small: f32,
}

impl Lies {
    fn of(table: &Table, tile: Size, (turns, held): (u8, bool)) -> Lies {
        let by = (tile.height / SMALL).min(tile.width / SMALL).clamp(1.0, 1.6);
        let slim = is_slim(table, tile);
        // Each lies the way whoever sits there reads it; what turns it has its corner free.
        let (before, after, below) =
            if is_turned(table, tile, (turns, held)) { corner(turns) } else { (0.0, 0.0, Padding::ZERO) };
        // One figure alone has room everywhere.
        let narrow = tile.width < NARROW && table.session.book().rules.start.health > 0;
        let besides = BESIDES * by + if narrow { TURN_TOUCH } else { 0.0 };
        let roomy = tile.height >= besides + TURN_TOUCH;
        // Where there are no more figures more is told in words: they keep room for it, the sooner the narrower a tile is.
        let told = if table.session.book().rules.start.health > 0 { 0.0 } else { TOLD * by };
        let ample = tile.height >= besides + TURN_TOUCH + told;
        // Where Levels are touched they keep their line as long as there is one.
        let low = match table.is_of_levels() && !narrow {
            true => tile.height < DENSE,
            false => !roomy || (!ample && tile.width < CLOSE),
        };
        // Where it is not so high but wide enough, fingers still find a Level more and one less, beside the figures.
        let beside = if table.game().keeps_goods() { table.session.book().rules.hands.len() as f32 } else { 0.0 };
        let least = |finger: f32| 2.0 * finger + BETWEEN + (1.0 + beside) * FIGURE + 28.0;
        let fits = [TURN_TOUCH, TOUCH].into_iter().find(|finger| tile.width >= least(*finger));
        let flat = table.is_of_levels() && !roomy && tile.height >= FLAT && fits.is_some();
        // Turned sideways a tile is narrow: fingers are, too.
        let close = tile.width < STEPPED + 20.0 && tile.width >= CLOSEST;
        let tall = if close { TOUCH } else { TURN_TOUCH };
        let finger = fits.filter(|_| flat).unwrap_or(tall);
        let form = match () {
            () if flat => Form::Flat,
            () if !low => Form::Tall,
            () if slim && tile.height >= SLIM => Form::Slim,
            () if slim || tile.height < LOW => Form::Lying,
            () => Form::Low,
        };
        let high = match form {
            // What is known has at least two lines.
            Form::Tall if !roomy => (tile.height - SQUEEZED).clamp(TOUCH, TURN_TOUCH),
            Form::Tall => {
                let free = (tile.height - besides - told).max(TURN_TOUCH);
                // Where the app knows what everybody wears, a Level leaves a few lines for it that it does not need.
                let spare = free - (tile.width * 0.5).min(HIGHEST) * 1.2;
                // On a telephone it stays as large as it is, and where it is, whatever is open below.
                let free = if held && table.hot.is_some() { free.min(TURN_TOUCH) } else { free };
                free - if table.hot.is_some() && !held { spare.clamp(0.0, WORN * by) } else { 0.0 }
            }
            Form::Slim | Form::Lying => TOUCH,
            Form::Flat | Form::Low => TURN_TOUCH,
        };
        let figure = high.min(tile.width * 0.5).min(HIGHEST);
        // Three figures beside each other have less room each.
        let close = beside > 0.0 && tile.width < NARROW + 40.0;
        Lies {
            form,
            by,
            wide: tile.width,
            narrow,
            before,
            after,
            below,
            high,
            finger,
            large: if low && form != Form::Tall { if slim { 32.0 } else { 40.0 } } else { figure },
            touch: if ample || (roomy && tile.width >= CLOSE) { TURN_TOUCH * by } else { TOUCH },
            sign: if close { 16.0 } else { 24.0 * by },
            small: match () {
                () if close => 20.0,
                () if low => 22.0,
                () => 28.0 * by,
            },
        }
    }

    /// Room for a name and what stands before it, on a tile so wide.
    fn head(&self, wide: f32) -> f32 {
        let beside = matches!(self.form, Form::Low | Form::Lying);
        wide - 20.0 - self.before - self.after - if beside { TURN_TOUCH } else { 0.0 }
    }
}

/// What is brought to a fight and how many cards somebody holds, as long as it is written: no figure is broken in two.
struct Written {
    /// Size of the letters.
    size: f32,
    /// How much of the line each has.
    shares: Vec<u16>,
}

impl Written {
    fn of(table: &Table, seat: &Seat, lies: &Lies) -> Written {
        let book = table.session.book();
        let brings = format!("{:+}", outfit::standing(book, table.game(), seat).total());
        let held = book.rules.hands.iter().map(|deck| table.held(seat, *deck).to_string());
        let long: Vec<f32> = std::iter::once(brings).chain(held).map(|text| text.chars().count() as f32).collect();
        let besides = long.len() as f32 * (lies.sign + 6.0) + 20.0;
        let letters: f32 = long.iter().sum();
        let size = ((lies.wide - besides) / (letters * 0.62)).clamp(12.0, lies.small.max(12.0));
        let shares = long.iter().map(|long| (lies.sign + 6.0 + long * size * 0.62) as u16).collect();
        Written { size, shares }
    }
}

/// The figures besides the Level. Not every rule set has Health and Move; where hands are kept they are counted.
fn figures<'a>(table: &'a Table, look: Look, seat: &Seat, lies: &Lies) -> Element<'a, Message> {
    let shows = |name: &'static str, colour: Color, control: Number<'a, Message>| {
        beside![icon(name, lies.sign).color(colour), control.height(lies.touch).width(Fill)]
            .align_y(Alignment::Center)
            .width(Fill)
    };
    let health = shows("heart", hurt(look, seat), health(table, look, seat, lies.small));
    let steps = shows("boot", look.text, steps(table, look, seat, lies.small));
    let bonus = shows("sword", look.text, bonus(table, look, seat, lies.small));
    let figures = match (table.session.book().rules.start.health > 0, lies.narrow) {
        (false, _) if table.hot.is_some() && lies.wide < NARROW => {
            let Written { size, shares } = Written::of(table, seat, lies);
            let bonus = shows("sword", look.text, self::bonus(table, look, seat, size)).into();
            let all = std::iter::once(bonus).chain(hands(table, look, seat, &Lies { small: size, ..*lies }));
            let all = all.zip(shares).map(|(figure, share)| container(figure).width(FillPortion(share)).into());
            column![Row::with_children(all).spacing(2)]
        }
        (false, _) => column![beside![bonus].spacing(2).extend(hands(table, look, seat, lies))],
        (true, true) => column![beside![health, steps].spacing(4), bonus],
        (true, false) => column![beside![health, steps, bonus].spacing(4)],
    };
    container(figures).padding(lies.below).into()
}

/// The Level, between a minus and a plus where there is room for a finger on either side.
fn stepped<'a>(table: &'a Table, look: Look, seat: &Seat, (tile, lies): (Size, &Lies)) -> Element<'a, Message> {
    let figure = level(table, look, seat, lies.large).height(lies.high);
    let fingers = |figure| {
        let by = |by| by_one(table, look, seat, (by, Size::new(lies.finger, lies.high.min(TURN_TOUCH))));
        let (less, more) = (by(-1), by(1));
        beside![less, figure, more].align_y(Alignment::Center).into()
    };
    let level: Element<'a, Message> = match lies.form {
        // One touch is one Level, where there is room for the Level between them.
        Form::Tall if table.is_of_levels() && tile.width >= CLOSEST => fingers(figure.width(Fill)),
        Form::Flat => fingers(figure.width(BETWEEN)),
        Form::Low | Form::Lying => figure.width(TURN_TOUCH).into(),
        Form::Tall | Form::Slim => figure.width(Fill).into(),
    };
    told_apart(look, seat, (lies.large, lies.high), level)
}

fn one<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, tile: Size) -> Element<'a, Message> {
    let look = shell.look;
    let top = Head::of(look, table, seat);
    let lies = Lies::of(table, tile, (shell.settings.tile(seat.colour), shell.is_held()));
    let head = titled(table, shell, (seat, &top), (is_slim(table, tile), lies.by, lies.head(tile.width)));
    let level = stepped(table, look, seat, (tile, &lies));
    let figures = figures(table, look, seat, &lies);
    let kinds = kinds(table, shell, seat, &lies);
    // The corner is free before the head and behind it.
    let corners = |line: Row<'a, Message>| {
        let line = line.align_y(Alignment::Center).width(Fill);
        beside![space().width(lies.before), line, space().width(lies.after)].align_y(Alignment::Center)
    };
    let content = match lies.form {
        Form::Tall => column![corners(beside![head]), level, figures, kinds],
        Form::Flat => {
            let figures = beside![level, figures].spacing(8).align_y(Alignment::Center);
            column![corners(beside![head]), figures, kinds]
        }
        Form::Low => column![corners(beside![head, level]), figures, kinds],
        Form::Lying => column![corners(beside![head, level]), kinds],
        Form::Slim => column![head, level, figures, kinds],
    };
    let (outline, width) = top.outline();
    // Where every pixel counts there is nothing between lines.
    let (gap, around) = if lies.form == Form::Tall && lies.high < TURN_TOUCH { (0, 3) } else { (2, 6) };
    let tile = container(content.spacing(gap)).padding([around, 10]).width(Fill).height(Fill);
    tile.style(card(look, outline, width)).id(format!("tile-{}", seat.colour.name())).into()
}

/// Read from the other side of the table a 6 is a 9: a line says where below is.
fn told_apart<'a>(
    look: Look,
    seat: &Seat,
    (size, high): (f32, f32),
    level: Element<'a, Message>,
) -> Element<'a, Message> {
    if !matches!(seat.level, 6 | 9) {
        return level;
    }
    let line = container(space().width(size * 0.4).height((size * 0.05).max(3.0))).style(fill(look.torch, 2.0));
    let below = ((high - size) / 2.0 + size * 0.04).max(0.0);
    let line = container(line).center_x(Fill).align_bottom(high).padding(Padding::ZERO.bottom(below));
    stack![level, line.id(format!("below-{}", seat.colour.name()))].into()
}

/// How many cards of each deck somebody holds: a number to be dragged beside cardboard, only told where the app deals.
fn hands<'a>(
    table: &'a Table,
    look: Look,
    seat: &Seat,
    &Lies { small: size, sign, touch, .. }: &Lies,
) -> Vec<Element<'a, Message>> {
    let book = table.session.book();
    let decks = book.rules.hands.iter().filter(|_| table.game().keeps_goods());
    let each = decks.map(|deck| {
        let (glyph, field) = if *deck == Deck::ITEMS { ("chest", Field::Treasure) } else { ("scroll", Field::Dxm) };
        let glyph = icon(glyph, sign).color(look.dim);
        match table.hot.is_some() {
            // Nobody touches it: fingers have the rest.
            true => {
                let count = bold(table.held(seat, *deck).to_string(), size);
                beside![glyph, container(count).center_y(touch)].spacing(4)
            }
            false => beside![
                glyph,
                control(look, seat, field, seat.hand.of(*deck).into(), (0, 99), size).height(touch).width(Fill)
            ]
            .width(Fill),
        }
        .align_y(Alignment::Center)
        .into()
    });
    each.collect()
}

/// A Level more, or one less.
fn by_one<'a>(table: &Table, look: Look, seat: &Seat, (by, size): (i32, Size)) -> Element<'a, Message> {
    let (glyph, name) = if by > 0 { ("plus", "more") } else { ("minus", "less") };
    // The last one takes a kill: was it one?
    let last = by > 0 && seat.level.saturating_add(1) == table.session.book().top_level(table.game());
    let set = match last {
        true => Action::Open(Panel::Last(seat.colour)),
        false => Action::Set(Figure::Seat(seat.colour, Field::Level), i32::from(seat.level) + by),
    };
    let press = press(look, icon(glyph, 26.0)).centred().padding(4).height(size.height).width(size.width);
    press
        .id(format!("{name} {}", seat.colour.name()))
        .term(panels::field_text(Field::Level))
        .on_press(Message::Ask(set))
        .into()
}
