//! One of those who fight: the figure, the dice, the terms; of a monster what is not known of it yet, asked at once.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, card, mix};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::draft::Edit;
use crate::app::table::fighters::{key, name};
use crate::app::table::hot::tumble;
use crate::app::table::stage::figure::figure;
use crate::app::table::stage::measures::Measures;
use crate::app::table::stage::sums::{any_lies, fallen, unknown};
use crate::app::table::stage::term::term;
use crate::app::table::{Figure, Message, Panel, Printed, Table, map};
use crate::app::widget::odds;
use crate::app::widget::parts::{body, bold, button, dim, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::odds::fight::roll;
use crate::rules::fight;
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::fight::{Fight, Fighter, Stage};
use crate::rules::ids::MonsterId;
use crate::rules::question::Ask;
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Color, Element, Fill};

/// Least room for a name beside dice.
const NAME: f32 = 120.0;
/// Levels monsters have most often.
const LEVELS: [i32; 13] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20];

/// Whoever fights, in a place so wide.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (sides, sum, m): (&Sides, &Sum, Measures),
) -> Element<'a, Message> {
    let look = shell.look;
    let dice = dice(table, shell, fight, (sum, m.die));
    let room = m.side - m.figure - 40.0;
    let beside = dice.len() as f32 * (m.die + 2.0) + NAME <= room;
    let dice = Row::with_children(dice).spacing(2);
    let head = row![figure(table, shell, sum.who, m.figure), who(table, shell, sides, (sum, m.text))];
    let head = head.spacing(8).align_y(Alignment::Center).width(Fill);
    let head: Element<'a, Message> = match beside {
        true => head.push(dice).height(m.figure.max(m.die) + 6.0).into(),
        false => column![head, dice.wrap()].spacing(2).into(),
    };
    // What is not known is no term: it is asked.
    let guess = unknown(table, sum.who, Printed::Level);
    let terms = sides.parts.iter().filter(|part| part.who == sum.who && !(guess && part.what == "term-level"));
    let terms = terms.map(|part| term(table, shell, (part, m)));
    let list = column![head, wrapped(terms.collect(), 4.0)].spacing(6).width(Fill);
    let list = match sum.who {
        Fighter::Monster(id) => list
            .push(asks(table, shell, sides, (id, m.roomy)))
            .push((!m.brief).then(|| joke(table, shell, id)).flatten()),
        Fighter::Seat(_) => list,
    };
    let fighter = container(list).padding([6, 10]).width(Fill).style(card(look, edge(table, shell, sum.who), 2.0));
    fighter.id(format!("fighter-{}", key(sum.who))).into()
}

/// The colour somebody fights in.
fn edge(table: &Table, shell: &Shell, who: Fighter) -> Color {
    let colour = match who {
        Fighter::Seat(colour) => Some(colour),
        Fighter::Monster(id) => table.game().foes.get(id).and_then(|monster| monster.base),
    };
    colour.map_or(shell.look.line, |colour| mix(shell.look.line, shell.look.seat(colour), 0.8))
}

/// The name. A touch points at it; of several monsters it shows the odds without this one, and beside it is its card.
fn who<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides, (sum, text): (&Sum, f32)) -> Element<'a, Message> {
    let look = shell.look;
    let named = || bold(name(table, shell, sum.who), 18.0 * text);
    let line = |message: Message| press(look, named()).kind(Kind::Quiet).padding([4, 4]).width(Fill).on_press(message);
    let points = |spot| Message::Map(map::Message::Tap(spot));
    match sum.who {
        Fighter::Seat(colour) => line(points(Spot::Munchkin(colour))).into(),
        Fighter::Monster(id) if sides.monsters.len() < 2 || table.hot.is_some() => {
            line(points(Spot::Monster(id))).into()
        }
        Fighter::Monster(id) => {
            let begun = table.staged().is_some_and(|fight| any_lies(table, fight));
            let chosen = table.draft.apart == Some(id);
            // Once dice lie it would be of another roll.
            let without = (!sides.is_open() && !begun).then(|| roll(&sides.without_monster(id)).odds()).flatten();
            let share = without.map(|odds| {
                let args = [("odds", odds::percent(shell, odds).into())];
                let share = body(shell.words.with("fight-without-it", &args)).size(14.0).wrapping(Wrapping::None);
                share.line_height(1.1).color(if chosen { look.text } else { look.dim })
            });
            // Below the name, and as high as the figure beside it: what counts lies beneath both.
            let label = column![named().line_height(1.1), share];
            let shown = press(look, label).width(Fill).on_press(Message::edits(Edit::Apart(id))).padding([2, 6]);
            let shown = shown.kind(Kind::Choice(chosen)).height(TOUCH.max(22.0 * text + 20.0));
            let shown = shown.id(format!("apart-{}", id.0));
            let card = tool(look, "info").kind(Kind::Quiet).id(format!("card-{}", id.0));
            let card = card.on_press(Message::chooses(Some(Spot::Monster(id))));
            row![shown, card].align_y(Alignment::Center).width(Fill).into()
        }
    }
}

/// The dice: those that lie, those still to fall. Told wrongly, one is taken back by a touch; once all lie, a card may
/// turn the one that is touched.
fn dice<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (sum, size): (&Sum, f32),
) -> Vec<Element<'a, Message>> {
    let look = shell.look;
    let throw = fallen(table, fight).iter().find(|throw| throw.who == sum.who);
    let faces = throw.map(|throw| throw.faces.as_slice()).unwrap_or_default();
    let rolled = matches!(fight.stage, Stage::Rolled(_));
    let place = table.draft.rollers.iter().position(|(who, _)| *who == sum.who);
    let lies = faces.iter().enumerate().map(|(die, face)| {
        let face = icon(&format!("die-{face}"), size - 4.0);
        let (message, id) = match (rolled, place) {
            (true, _) => (Edit::Turn(Some((sum.who, die))), format!("rolled-{}-{die}", key(sum.who))),
            (false, Some(place)) => (Edit::TakeBack(place, die), format!("fell-{place}-{die}")),
            (false, None) => return container(face).center(size).into(),
        };
        if table.hot.is_some() || !table.is_open() {
            return container(face.color(look.torch)).center(size).into();
        }
        let chosen = rolled && table.draft.turning == Some((sum.who, die));
        let kind = if rolled { Kind::Choice(chosen) } else { Kind::Quiet };
        let die = press(look, container(face).center(Fill)).kind(kind).padding(0).height(size).width(size);
        die.id(id).on_press(Message::edits(message)).into()
    });
    let open = if rolled { 0 } else { (sum.dice as usize).saturating_sub(faces.len()) };
    let tumbles = table.hot.as_ref().is_some_and(|hot| hot.tumble.is_some());
    let open = (0..open).map(|nth| {
        let die = if tumbles {
            let face = tumble::face(sum.who, faces.len() + nth, shell.clock.now());
            icon(&format!("die-{face}"), size - 4.0).color(look.dim)
        } else {
            icon("die", size - 10.0).color(mix(look.panel, look.line, 0.9))
        };
        container(die).center(size).into()
    });
    lies.chain(open).collect()
}

/// What is not known of a monster, asked where it stands: a touch each, and nobody has to.
fn asks<'a>(
    table: &'a Table,
    shell: &'a Shell,
    sides: &Sides,
    (id, roomy): (MonsterId, bool),
) -> Option<Element<'a, Message>> {
    let builds = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    if !builds || table.hot.is_some() || !table.is_open() {
        return None;
    }
    let open = |id: MonsterId| -> Vec<Printed> {
        let def = table.game().foes.get(id).map(|monster| &monster.def);
        let counts = |printed: &Printed| *printed != Printed::Treasures;
        let missing = |printed: &Printed| def.is_some_and(|def| printed.of(def).is_none());
        // Treasures are asked when nothing else is missing any more.
        let urgent: Vec<Printed> = Printed::ALL.into_iter().filter(|p| counts(p) && missing(p)).collect();
        if urgent.is_empty() && !sides.is_open() { Printed::ALL.into_iter().filter(missing).collect() } else { urgent }
    };
    let ids = sides.monsters.iter().filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    // One after the other: the rest are asked when their turn comes.
    let first = ids.into_iter().find(|id| !open(*id).is_empty())?;
    if first != id {
        return None;
    }
    let most = if roomy { usize::MAX } else { 1 };
    Some(column(open(id).into_iter().take(most).map(|printed| asked(shell, id, printed))).spacing(4).into())
}

/// One printed number, in the sizes it comes in.
fn asked<'a>(shell: &'a Shell, id: MonsterId, printed: Printed) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let set = |n: i32| {
        let press = button(look, n.to_string()).padding([2, 4]).width(TOUCH);
        let press = press.id(format!("{}-{}-{n}", printed.text(), id.0));
        press.on_press(Message::Ask(Action::Set(Figure::Monster(id, printed), n))).into()
    };
    let common: Vec<i32> = match printed {
        Printed::Level => LEVELS.to_vec(),
        Printed::Dice => vec![1, 2, 3, 4],
        Printed::Treasures => vec![1, 2, 3, 4],
    };
    let other = button(look, words.get("stage-other")).padding([2, 6]).id(format!("{}-{}-other", printed.text(), id.0));
    let other = other.on_press(Message::opens(Panel::pad(Figure::Monster(id, printed), String::new())));
    let each = common.into_iter().map(set).chain(std::iter::once(other.into()));
    let title = words.with("stage-asks", &[("what", words.get(printed.text()).into())]);
    column![bold(title, BODY).color(look.torch), wrapped(each.collect(), 4.0)].spacing(2).into()
}

/// What is printed below a monster, or written to it.
fn joke<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Element<'a, Message>> {
    let def = &table.game().foes.get(id)?.def;
    let printed = def.card.and_then(|card| table.session.book().cards.card(card));
    let said = printed.map(|printed| printed.flavour.as_str()).unwrap_or_default();
    let said = if said.is_empty() { def.note.as_str() } else { said };
    (!said.is_empty()).then(|| dim(shell.look, said, BODY).into())
}
