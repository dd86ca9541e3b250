//! A fight of a game in the app: from its beginning to its end what is touched stands in one place. Both sides, the dice
//! and what would better the chance are read above it.

use crate::app::icon::icon;
use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::hot::place::{SAID, height, placed};
use crate::app::table::hot::state::{Hot, Next, Sheet, Wish};
use crate::app::table::hot::{bid, haggle, meanwhile, pieces, ring, sheet};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::parts::Asked;
use crate::app::table::prompt::tray::{self, GAP};
use crate::app::table::prompt::{self, flight};
use crate::app::table::stage::term::amount;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, button, dim, shortened, thin};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::card::brief;
use crate::play::narrate::moves::asked_for;
use crate::play::reacting;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Part;
use crate::rules::fight::{Fight, Fighter};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;
use crate::rules::{cards, doors, fight, munchkin, table};
use iced::Length::FillPortion;
use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, column, container, row, scrollable, space};
use iced::{Alignment, Element, Fill, Shrink};

/// Ways round the question that stand beside everything else.
const EXTRAS: usize = 2;

/// How much of the place of what is touched nobody touches now.
pub fn spare(table: &Table, hot: &Hot, wide: bool) -> f32 {
    let whole = height(table, wide);
    if hot.next == Next::Ring || meanwhile::stands(table, hot) {
        return 0.0;
    }
    if hot.is_busy() || hot.handed().is_some() {
        return whole;
    }
    let fight = fight::kept(table.game());
    match &table.question.ask {
        // Nobody is asked for help.
        Ask::Fight(fight::Ask::Fight { .. }) if fight.is_some_and(|fight| bid::is_idle(table, fight)) => whole - SAID,
        Ask::Table(table::Ask::Window { .. }) if !hot.moves.contains(&back()) => TURN_TOUCH + GAP,
        _ => 0.0,
    }
}

/// The prompt while a fight goes on.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (head, width): (Element<'a, Message>, f32),
) -> Asked<'a> {
    let wide = width >= tray::WIDE;
    let fight = fight::kept(table.game());
    let told = fight.and_then(|fight| helped(table, shell, fight));
    let head = row![container(head).width(FillPortion(3)), told.map(|told| container(told).width(FillPortion(2)))];
    let curses = matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }));
    Asked {
        head: head.spacing(12).into(),
        body: read(table, shell, hot, fight),
        // A Curse that nothing averts needs the room to be read.
        tray: (!curses || pieces::answering(table, shell, hot).next().is_some())
            .then(|| touched(table, shell, hot, (fight, width))),
        foot: foot(table, shell, hot, wide),
    }
}

/// The chance of the fight with whoever is asked to help.
pub(super) fn helped<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let asked = table.question.seat.filter(|_| matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. })))?;
    // Whoever reads it is who decides, or somebody else.
    let own = table.hot.as_ref().is_none_or(|hot| hot.mover() == Some(asked));
    let odds = bid::with_help(table, shell, fight, asked)?;
    let size = if shell.is_held() { 18.0 } else { 24.0 };
    if own {
        let text = shell.words.with("asked-odds", &[("odds", odds.into())]);
        return Some(bold(text, size).color(shell.look.torch).into());
    }
    // Who is asked is named above it already: a long name would leave no room for what it is about.
    let with = bold(shell.words.get("asked-with"), 16.0).wrapping(Wrapping::None);
    Some(column![with, bold(odds, size).color(shell.look.torch)].width(Fill).into())
}

/// What the monsters get, or lose, only because of whoever is asked to help (MQ-HELP-15).
pub(super) fn provoked<'a>(table: &'a Table, shell: &'a Shell, fight: Option<&Fight>) -> Vec<Element<'a, Message>> {
    let (words, game) = (&shell.words, table.game());
    let asked = table.question.seat.filter(|_| matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. })));
    let Some((fight, asked)) = fight.zip(asked) else { return Vec::new() };
    let book = table.session.book();
    let alone = sides(book, game, fight, None).parts;
    let with = sides(book, game, fight, Some(asked)).parts;
    let new = with.into_iter().filter(|part| matches!(part.who, Fighter::Monster(_)) && !alone.contains(part));
    let line = |part: Part| {
        let Fighter::Monster(id) = part.who else { return None };
        let args = [
            ("monster", words.monster(id, Names::of(game)).into()),
            ("what", amount(table, shell, &part).into()),
            ("who", brief::kinds(words, &part.name).into()),
        ];
        Some(bold(words.with("asked-provokes", &args), 17.0).color(shell.look.bad).into())
    };
    new.filter_map(line).collect()
}

/// What there is to read besides the stage: what has just been done, and why.
fn read<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, fight: Option<&Fight>) -> Element<'a, Message> {
    let look = shell.look;
    let boss = fight.filter(|fight| fight.meets_boss(table.game())).map(|_| {
        let text = bold(shell.words.get("boss-fight"), 18.0).color(look.torch).width(Fill);
        row![icon("skull", 24.0).color(look.torch), text].spacing(8).align_y(Alignment::Center)
    });
    let news =
        column![pieces::cast(table, shell, hot), pieces::played(table, shell, hot), pieces::why(table, shell, hot)];
    let news = news.extend(provoked(table, shell, fight)).push(said(table, shell, hot));
    // Whoever is cursed reads that first.
    column![curse(table, shell), boss, news.spacing(8).width(Fill)].spacing(6).width(Fill).into()
}

/// What a question of another kind, that comes up in a fight, says of itself.
fn said<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    if hot.is_busy() || hot.handed().is_some() {
        return None;
    }
    match &table.question.ask {
        Ask::Cards(cards::Ask::Cards { count, drawn: false, .. }) => {
            Some(pieces::shedding(table, shell, hot, *count, &[]).into())
        }
        _ => None,
    }
}

/// The Curse that is about to strike, before anything of the fight.
fn curse<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let asks = matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. }));
    asks.then(|| pieces::cursed(table, shell)).flatten()
}

/// What is touched, each thing in its place.
fn touched<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (fight, width): (Option<&Fight>, f32),
) -> Element<'a, Message> {
    let wide = width >= tray::WIDE;
    if hot.next == Next::Ring {
        return placed(ring::said(table, shell, hot), ring::slots(table, shell, hot, ring::columns(wide)));
    }
    if meanwhile::stands(table, hot) {
        return meanwhile(table, shell, hot, ring::columns(wide));
    }
    if hot.is_busy() || hot.handed().is_some() {
        return space().into();
    }
    match &table.question.ask {
        Ask::Fight(fight::Ask::Fight { .. }) => match fight {
            Some(fight) => bid::view(table, shell, hot, (fight, width)),
            None => space().into(),
        },
        Ask::Table(table::Ask::Window { .. }) => {
            let hint = pieces::hint(table, shell, hot, 15.0);
            // Where there is little room what is touched comes before what is good to know.
            if shell.is_held() {
                return column![window(table, shell, hot, fight), hint].spacing(GAP).width(Fill).into();
            }
            placed(hint.unwrap_or_else(|| space().into()), window(table, shell, hot, fight).into())
        }
        Ask::Fight(fight::Ask::Asked { main, terms }) => {
            let at = (&**table.session.book(), table.game());
            let text = shell.words.say(&asked_for(at, *main, terms), Names::of(table.game()));
            // All of it is read, however much is offered: what could be wanted instead stands at the foot.
            let ways = [17.0, 15.0, 13.0].map(|size| bold(text.clone(), size).width(Fill).into());
            placed(fitting(ways.into()).centred().into(), asked(table, shell, hot, wide))
        }
        Ask::Cards(cards::Ask::Cards { drawn: false, .. }) => space().into(),
        Ask::Fight(fight::Ask::RunFirst { monsters }) => {
            let first = runs(table, shell, hot, monsters);
            scrollable(first).direction(thin()).height(height(table, wide)).into()
        }
        _ if hot.moves.is_empty() => space().into(),
        _ => scrollable(answers(table, shell, hot)).direction(thin()).height(height(table, wide)).into(),
    }
}

/// Somebody thinks on a phone, about a fight or a turn: the names of all, where they stand when everybody is asked.
pub(super) fn meanwhile<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, columns: usize) -> Element<'a, Message> {
    let hint = match hot.meanwhile() {
        Some(_) => pieces::hint(table, shell, hot, 15.0),
        None => {
            let id = if table.fights() { "meanwhile-hint" } else { "meanwhile-hint-turn" };
            Some(dim(shell.look, shell.words.get(id), 15.0).into())
        }
    };
    placed(hint.unwrap_or_else(|| space().into()), ring::slots(table, shell, hot, columns))
}

/// Whom to run from first, and what can be left behind before.
fn runs<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, monsters: &[MonsterId]) -> Element<'a, Message> {
    let behind = hot.moves.iter().enumerate();
    let behind = behind.filter(|(_, command)| matches!(command, Command::Doors(doors::Command::Ditch { .. })));
    let behind = behind.map(|(i, c)| sheet::plain(table, shell, i, c));
    column![flight::first(table, shell, monsters).body].spacing(GAP).extend(behind).into()
}

/// Every answer there is, as large as fingers.
fn answers<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let all = pieces::answering(table, shell, hot).map(|(i, c)| sheet::plain(table, shell, i, c));
    column(all).spacing(GAP).into()
}

/// Whether somebody helps: where all is narrow both answers stand beside each other, and neither is scrolled to.
fn asked<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Element<'a, Message> {
    if wide || !shell.is_held() {
        return answers(table, shell, hot);
    }
    let all = pieces::answering(table, shell, hot).map(|(i, c)| sheet::plain(table, shell, i, c));
    tray::grid(all.collect(), 2)
}

/// Back to asking for help.
fn back() -> Command {
    Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)))
}

/// Others may react: back to asking for help, and how to be left in peace.
fn window<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, fight: Option<&Fight>) -> Column<'a, Message> {
    let (words, look, game) = (&shell.words, shell.look, table.game());
    // Somebody reacted: whoever fights may ask for help once more.
    let first = hot.moves.contains(&back()).then(|| {
        let back = button(look, words.get("fight-not-yet")).on_press(Message::does(back()));
        back.width(Fill).height(TURN_TOUCH).id("not yet".to_owned())
    });
    // Whoever fights is always asked.
    let may = |seat: &Colour| reacting::may_rest(game, fight, *seat);
    let quiet =
        hot.mover().filter(may).map(|seat| Row::from_iter(pieces::quiet(shell, seat, game.turn.number)).spacing(GAP));
    column![first, quiet].spacing(GAP)
}

/// How to leave some of it: beaten are some, and the others are run from; or all are, although it is won.
fn parting(table: &Table, shell: &Shell, hot: &Hot) -> Vec<(&'static str, String, Message, String)> {
    let build = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
    let splits = hot.moves.iter().any(|c| matches!(c, Command::Doors(doors::Command::Split { .. })));
    // Whom, and what the die has to show, is read before anything is done.
    let opens = wish(Wish::Sheet(Some(Sheet::Parting)));
    let some = splits.then(|| ("run", shell.words.get("fight-parting"), opens, "parting".to_owned()));
    let runs = || ("run", shell.words.get("doors-run-anyway"), Message::does(no.clone()), "run anyway".to_owned());
    let all = (build && hot.moves.contains(&no)).then(runs);
    some.into_iter().chain(all).collect()
}

/// Ways round: everything there is in words, powers and Items; or what ends a ring, or a peace.
fn foot<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Option<Element<'a, Message>> {
    if hot.next == Next::Ring {
        let ends = ring::rest(table, shell, hot);
        if hot.alone.is_none() {
            return Some(ends);
        }
        // What ends it keeps its place, whether or not there are other ways to pass beside it.
        let peace = Row::with_children(ring::peace(table, shell, hot)).spacing(GAP);
        let peace = container(peace).width(FillPortion(2));
        return Some(row![peace, container(ends).width(FillPortion(1))].spacing(GAP).into());
    }
    if hot.is_busy() || hot.handed().is_some() {
        return pieces::peace(shell, hot);
    }
    if hot.moves.is_empty() {
        // Whoever has got something and finds nothing takes that back.
        return hot.meanwhile().is_none().then(|| prompt::skip(table, shell));
    }
    if matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. })) {
        return haggle::view(table, shell);
    }
    if !matches!(table.question.ask, Ask::Table(table::Ask::Window { .. }) | Ask::Fight(fight::Ask::Fight { .. })) {
        return None;
    }
    let opens = |sheet: Sheet| wish(Wish::Sheet(Some(sheet)));
    let names = Names::of(table.game());
    // What is driven off is so by one touch.
    let mut ways: Vec<(&str, String, Message, String)> = hot
        .moves
        .iter()
        .filter_map(|command| {
            let Command::Fight(fight::Command::DriveOff { monster, .. }) = command else { return None };
            let text = shell.words.with("fight-drive-off", &[("monster", shell.words.monster(*monster, names).into())]);
            Some(("run", text, Message::does(command.clone()), format!("drive off {}", monster.0)))
        })
        .collect();
    ways.extend(parting(table, shell, hot));
    ways.extend(pieces::powers_of(hot).map(|(class, paying)| {
        let (glyph, text, name) = pieces::power(shell, table.session.book(), (&class, paying));
        (glyph, text, opens(Sheet::Power(class, paying)), name)
    }));
    let has = |test: fn(&Command) -> bool| hot.moves.iter().any(test);
    if has(|c| matches!(c, Command::Munchkin(munchkin::Command::Pack { .. }))) {
        ways.push(("sword", shell.words.get("sheet-pack"), opens(Sheet::Pack), "pack".to_owned()));
    }
    if has(|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. }))) {
        ways.push(("star", shell.words.get("sheet-level"), opens(Sheet::Level), "level".to_owned()));
    }
    // What finds no room here stands among everything else.
    let each = ways.into_iter().take(if wide { EXTRAS + 1 } else { EXTRAS }).map(|(glyph, text, message, id)| {
        // Two lines of it are as high as a finger, or three small ones: a word is never cut in its middle.
        let ways = [(14.0, 1.2), (13.0, 1.1), (12.0, 1.1)];
        let ways = ways.map(|(size, high)| bold(text.clone(), size).line_height(high).width(Fill).into());
        let last = bold(shortened(&text, 34), 12.0).line_height(1.1).width(Fill).into();
        let text = fitting(ways.into_iter().chain([last]).collect()).centred();
        let label = row![icon(glyph, 18.0), text].spacing(6).align_y(Alignment::Center);
        let way = press(shell.look, label).kind(Kind::Plain).padding([3, 8]).height(48).width(Fill).id(id);
        way.on_press(message).into()
    });
    let each = Row::with_children(each).spacing(GAP).width(Fill);
    Some(row![pieces::more(table, shell, hot, Shrink), each].spacing(GAP).width(Fill).align_y(Alignment::Center).into())
}
