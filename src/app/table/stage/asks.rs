//! What is not known of a monster, asked where it stands: a touch each, and nobody has to.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::printed::of;
use crate::app::table::draft::Edit;
use crate::app::table::figure::{Figure, Printed};
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::stage::measures::{Measures, Pack};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, choice, wrapped};
use crate::app::widget::press::press;
use crate::app::widget::spoken::says;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::current;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::ids::MonsterId;
use crate::rules::question::Ask;
use iced::advanced::widget::Id;
use iced::widget::{column, container, row};
use iced::{Alignment, Element};

/// Width of the button for a number that is not among them, and of a sign that says what is asked.
const OTHER: f32 = 56.0;
const SIGN: f32 = 36.0;
/// Levels monsters have most often.
const LEVELS: [i32; 13] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20];
/// Between two numbers.
const GAP: f32 = 4.0;
/// On a side so wide a title stands beside the name, and Treasures have room on one line.
const BESIDE: f32 = 300.0;
/// Height of a title above its numbers.
const TITLE: f32 = 23.0;

/// The most that Level and dice take where all is asked at once: three lines of Levels, and one of dice.
const MOST: f32 = TITLE + 4.0 * TOUCH + 3.0 * GAP + 1.0;

/// What is asked goes by this name.
pub const HERE: &str = "asked here";

/// What is asked of one monster.
pub struct Asks<'a> {
    /// What its numbers are, where that stands beside the name.
    pub title: Option<Element<'a, Message>>,
    /// Its Level and its dice, as long as one of them is not known: what the odds need.
    pub counts: Option<Element<'a, Message>>,
    /// Its Treasures.
    pub treasures: Option<Element<'a, Message>>,
    /// How high what the odds need stood while it was asked: so that the rest stays where it is.
    pub instead: f32,
}

/// What one monster still lacks; of several that are told one after the other all of it.
fn open(table: &Table, sides: &Sides, id: MonsterId) -> Vec<Printed> {
    let monster = table.game().foes.get(id);
    let def = monster.map(|monster| &monster.def);
    // Whoever beats the Boss has won: nobody draws anything any more.
    let pays = monster.is_some_and(|monster| !monster.boss);
    let counts = |printed: &Printed| *printed != Printed::Treasures;
    let rolls = table.session.book().system.rolls();
    let shown = |printed: &Printed| match printed {
        Printed::Level => true,
        Printed::Dice => rolls,
        Printed::Treasures => pays,
    };
    let missing = |printed: &Printed| shown(printed) && def.is_some_and(|def| printed.of(def).is_none());
    // Treasures are asked when nothing else is missing any more.
    let urgent: Vec<Printed> = Printed::ALL.into_iter().filter(|p| counts(p) && missing(p)).collect();
    if several(table, sides) || (urgent.is_empty() && !sides.is_open()) {
        Printed::ALL.into_iter().filter(missing).collect()
    } else {
        urgent
    }
}

/// Whether several monsters are told in rows that one of them has at a time.
fn several(table: &Table, sides: &Sides) -> bool {
    table.session.book().system.rolls() && sides.monsters.len() > 1
}

/// Of whom something is asked now, and what: one after the other, the rest are asked when their turn comes. Of several the
/// one that is being told keeps its rows, also where nothing of it is missing any more: a number told of one never makes
/// the same place another's.
pub fn now(table: &Table, sides: &Sides) -> Option<(MonsterId, Vec<Printed>)> {
    let builds = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    if !builds || table.hot.is_some() || !table.is_open() {
        return None;
    }
    let ids = sides.monsters.iter().filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    let mut all = ids.map(|id| (id, open(table, sides, id)));
    if !several(table, sides) {
        return all.find(|(_, open)| !open.is_empty());
    }
    let all: Vec<_> = all.collect();
    let first = all.iter().position(|(_, open)| !open.is_empty())?;
    let told = all.iter().position(|(id, _)| table.draft.telling == Some(*id));
    all.into_iter().nth(told.unwrap_or(first))
}

/// What somebody who is not being told lacks, where a touch turns to it.
pub fn lacks(table: &Table, sides: &Sides, id: MonsterId) -> Vec<Printed> {
    let waits = several(table, sides) && now(table, sides).is_some_and(|(told, _)| told != id);
    if waits { open(table, sides, id) } else { Vec::new() }
}

/// The same on a table as it stands, where the rows come and go: beside cardboard without a map they stay.
pub fn turned_to(table: &Table) -> Option<MonsterId> {
    let (book, game) = (table.session.book(), table.game());
    let fight = current(game).filter(|_| book.system.rolls() && table.hot.is_none())?;
    now(table, &sides(book, game, fight, None)).map(|(id, _)| id)
}

/// Whether the Treasures of a monster of cardboard can be told, or told otherwise: from when its Level is known until the
/// fight is over, and while the win is claimed.
fn stays(table: &Table, id: MonsterId) -> bool {
    let fights = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. }));
    let known = table.game().foes.get(id).is_some_and(|monster| monster.def.level.is_some());
    fights && known && table.is_cardboard() && table.is_open()
}

/// What is asked of a monster now; none while another one's turn is.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, (id, m): (MonsterId, Measures)) -> Option<Asks<'a>> {
    let open = now(table, sides).filter(|(first, _)| *first == id).map(|(_, open)| open);
    let monster = table.game().foes.get(id)?;
    let def = &monster.def;
    // Answered it stays where it is, lit, and nothing below it moves.
    if stays(table, id) {
        // Whoever beats it wins the game, and nothing else.
        let (book, game) = (table.session.book(), table.game());
        let crowns = current(game).is_some_and(|now| book.system.crowns(game, now));
        if crowns || is_close(sides, m) {
            return None;
        }
        let treasures = asked((table, shell), id, (Printed::Treasures, Printed::Treasures.of(def)), false);
        let treasures = if open.is_some() { container(treasures).id(Id::new(HERE)).into() } else { treasures };
        return Some(Asks { title: None, counts: None, treasures: Some(treasures), instead: 0.0 });
    }
    let open = open?;
    let close = m.pack != Pack::Loose && m.side >= BESIDE;
    let here = |asks: Element<'a, Message>| Element::from(container(asks).id(Id::new(HERE)));
    let row = |printed: Printed| asked((table, shell), id, (printed, printed.of(def)), close);
    // What would take four lines of numbers leaves no room for what is asked after it.
    if !m.roomy || height(m.side) > MOST {
        let first = open.first().copied();
        let title = first.filter(|printed| close && *printed == Printed::Level).map(|printed| {
            let ink = if printed.of(def).is_some() { shell.look.dim } else { shell.look.torch };
            bold(title(shell, printed), BODY).color(ink).into()
        });
        return Some(Asks { title, counts: first.map(|printed| here(row(printed))), treasures: None, instead: 0.0 });
    }
    // Where there is room all of it stays until all of it is known: what has been touched is lit, and can be changed.
    let counts = open.iter().any(|printed| *printed != Printed::Treasures).then(|| {
        let dice = table.session.book().system.rolls().then(|| row(Printed::Dice));
        here(column![row(Printed::Level), dice].spacing(GAP).into())
    });
    // Where nothing is rolled its Level is told before anything is asked.
    let instead = if table.session.book().system.rolls() { height(m.side) } else { 0.0 };
    let treasures = (!monster.boss).then(|| row(Printed::Treasures));
    let treasures = treasures.map(|treasures| if counts.is_none() { here(treasures) } else { treasures });
    Some(Asks { title: None, counts, treasures, instead })
}

/// Whether several stand so close that what is told of each of them has no line of its own.
fn is_close(sides: &Sides, m: Measures) -> bool {
    sides.monsters.len() > 1 && (m.brief || m.side < BESIDE)
}

/// Turns to a monster that waits: what it lacks.
pub fn turn<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, id: MonsterId) -> Option<Element<'a, Message>> {
    let lacks = lacks(table, sides, id);
    if lacks != [Printed::Treasures] {
        return None;
    }
    let (look, told) = (shell.look, title(shell, Printed::Treasures));
    let label = row![icon("chest", 20.0).color(look.torch), bold("?", BODY).color(look.torch)].spacing(4);
    let chip = press(look, label.align_y(Alignment::Center)).height(TOUCH).padding([4, 10]);
    let chip = chip.called(of(table, shell, id, told)).id(format!("tell-{}", id.0));
    Some(chip.on_press(Message::edits(Edit::Telling(id))).into())
}

/// What a monster that waits lacks, in a few words.
pub fn lacking(shell: &Shell, lacks: &[Printed]) -> String {
    let what: Vec<String> = lacks.iter().map(|printed| shell.words.get(printed.text())).collect();
    shell.words.with("stage-asks", &[("what", shell.words.list(&what).into())])
}

/// The same where there is no line for it: what is told, or that nothing is; a touch tells it, or otherwise.
pub fn treasures<'a>(
    table: &'a Table,
    shell: &'a Shell,
    sides: &Sides,
    (id, m): (MonsterId, Measures),
) -> Option<Element<'a, Message>> {
    let def = &table.game().foes.get(id).filter(|_| stays(table, id) && is_close(sides, m))?.def;
    let told = Printed::Treasures.of(def);
    let ink = if told.is_some() { shell.look.text } else { shell.look.torch };
    let text = told.map_or_else(|| "?".to_owned(), |told| told.to_string());
    let label = row![icon("chest", 20.0).color(ink), bold(text, BODY).color(ink)].spacing(4);
    let chip = press(shell.look, label.align_y(Alignment::Center)).height(TOUCH).padding([4, 10]);
    let chip = chip.called(shell.words.get(Printed::Treasures.text()));
    let chip = chip.id(format!("{}-{}", Printed::Treasures.text(), id.0));
    let chip = chip.on_press(Message::opens(Panel::pad(Figure::Monster(id, Printed::Treasures), String::new())));
    // What is asked now is brought into sight.
    let asked = now(table, sides).is_some_and(|(first, _)| first == id);
    Some(if asked { container(chip).id(Id::new(HERE)).into() } else { chip.into() })
}

/// How high all of it is asked at once on a side so wide.
pub fn whole(side: f32) -> f32 {
    height(side) + GAP + TOUCH + GAP
}

/// What is asked.
fn title(shell: &Shell, printed: Printed) -> String {
    shell.words.with("stage-asks", &[("what", shell.words.get(printed.text()).into())])
}

/// How high Level and dice are asked on a side so wide.
fn height(side: f32) -> f32 {
    let room = side - 20.0;
    let (mut lines, mut x) = (1.0, 0.0);
    for width in std::iter::repeat_n(TOUCH, LEVELS.len()).chain(std::iter::once(OTHER)) {
        if x + width > room {
            (lines, x) = (lines + 1.0, 0.0);
        }
        x += width + GAP;
    }
    TITLE + lines * (TOUCH + GAP) - GAP + GAP + TOUCH
}

/// One printed number, in the sizes it comes in; with its title, unless that stands elsewhere.
fn asked<'a>(
    (table, shell): (&'a Table, &'a Shell),
    id: MonsterId,
    (printed, now): (Printed, Option<i32>),
    untitled: bool,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // Each says of what it is: its title, or its sign, stands somewhere before it.
    let several = current(table.game())
        .is_some_and(|fight| sides(table.session.book(), table.game(), fight, None).monsters.len() > 1);
    let heard = |number: &str| {
        let args = [("what", words.get(printed.text()).into()), ("number", number.into())];
        let told = words.with("heard-number", &args);
        if several { of(table, shell, id, told) } else { told }
    };
    let set = |n: i32| {
        let chip = choice(look, n.to_string(), now == Some(n)).padding([2, 4]).width(TOUCH);
        let chip = chip.id(format!("{}-{}-{n}", printed.text(), id.0)).called(heard(&n.to_string()));
        chip.on_press(Message::Ask(Action::Set(Figure::Monster(id, printed), n))).into()
    };
    let common: Vec<i32> = match printed {
        Printed::Level => LEVELS.to_vec(),
        Printed::Dice => vec![1, 2, 3, 4],
        Printed::Treasures => vec![1, 2, 3, 4],
    };
    let rare = now.filter(|now| !common.contains(now));
    let label = rare.map_or_else(|| words.get("stage-other"), |now| now.to_string());
    let other_label = label.clone();
    let other = choice(look, label, rare.is_some()).padding([2, 6]).width(OTHER).id(format!(
        "{}-{}-other",
        printed.text(),
        id.0
    ));
    let other = other.called(heard(&other_label));
    let other = other.on_press(Message::opens(Panel::pad(Figure::Monster(id, printed), String::new())));
    let each = common.into_iter().map(set).chain(std::iter::once(other.into()));
    let ink = if now.is_some() { look.dim } else { look.torch };
    match printed {
        Printed::Level if untitled => wrapped(each.collect(), GAP),
        Printed::Level => {
            let title = container(bold(title(shell, printed), BODY).color(ink)).height(TITLE - 2.0);
            column![title, wrapped(each.collect(), GAP)].spacing(2).into()
        }
        // One line, beside its sign: a title of its own would have no room.
        Printed::Dice | Printed::Treasures => {
            let sign = icon(if printed == Printed::Dice { "die" } else { "chest" }, 20.0).color(ink);
            let sign = says(title(shell, printed), sign);
            let sign = row![sign, bold("?", BODY).color(ink)].spacing(2).align_y(Alignment::Center);
            let each = std::iter::once(container(sign).center_y(TOUCH).width(SIGN).into()).chain(each);
            wrapped(each.collect(), 4.0)
        }
    }
}
