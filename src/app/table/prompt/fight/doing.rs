//! What can be done about a fight while it is built: who helps, what is added to whom, who else can join in.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::cardboard::{adds, paid};
use crate::app::table::draft::Edit;
use crate::app::table::fighters::name;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::play::draft::CardDraft;
use crate::app::table::prompt::fight::helpers;
use crate::app::table::prompt::{rollers, tray};
use crate::app::table::stage::term::die;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::odds::bids::{Bid, bids};
use crate::play::narrate::outlook;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Fight, Fighter, Stage, Term, current};
use crate::rules::ids::MonsterId;
use crate::rules::table as seats;
use crate::rules::{doors, engine, fight};
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// Width of what says to whom something is added.
pub const LABEL: f32 = 128.0;

/// Who could help, and what else can be done about the fight, on a panel of a width; in two columns where it is wide.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Element<'a, Message> {
    let wide = width >= tray::WIDE;
    let Some(fight) = current(table.game()) else { return space().into() };
    let (book, game) = (table.session.book(), table.game());
    let sides = sides(book, game, fight, None);
    let mut bids = match fight.helping(game) {
        Some(_) => Vec::new(),
        None => bids(book, game, fight, &shell.settings.weights, &table.draft.asks),
    };
    // Where a finger is going to fall nobody moves up.
    bids.sort_by_key(|bid| table.lined_up(bid.seat));
    let card = Message::opens(Panel::Card(Box::new(CardDraft::of(fight.main))));
    let play = icon_button(shell.look, "card", shell.words.get("card-title"))
        .height(48)
        .width(Fill)
        .id("play a card".to_owned());
    let curse_of = CardDraft::curse(table).map(|draft| Message::opens(Panel::Card(Box::new(draft))));
    let curse = icon_button(shell.look, "warn", shell.words.get("card-curse")).height(48).id("curse".to_owned());
    let plays = row![play.on_press(card), curse.on_press_maybe(curse_of)].spacing(tray::GAP);
    // So many stand in a grid, or most of them would be out of sight.
    let many = wide && table.is_cardboard() && bids.len() >= MANY;
    let held = shell.is_held() && table.hot.is_none();
    let (help, first) = match many {
        false if held && !bids.is_empty() => (column![helpers::grid(table, shell, &bids, width)], column![plays]),
        true => (column![gathered(table, shell, (plays.into(), &bids), width)], column![]),
        false => {
            let help = column![
                targets(table, shell, (&sides, !bids.is_empty() || fight.helping(game).is_some())),
                helpers::view(table, shell, fight, &bids)
            ];
            (help, column![plays])
        }
    };
    let rest = [ties(table, shell, fight), left_alone(table, shell, fight), helpers::others(table, shell, fight)];
    let [paid, more] = paid::in_fight(table, shell, fight);
    // What comes with a second monster stands below what was there before it.
    let rest = rest.into_iter().chain([more]).flatten();
    let partly = partly(table, shell, fight);
    if many {
        let all = first.push(help.spacing(tray::GAP)).push(paid).extend(rest).extend(partly);
        return all.spacing(10).into();
    }
    if wide {
        let first = first.push(paid);
        let part = |content: Column<'a, Message>| content.spacing(10).width(Length::FillPortion(1));
        row![part(help.extend(partly)), part(first.extend(rest))].spacing(14).into()
    } else {
        let close = if table.is_cardboard() { 4 } else { 10 };
        // On a telephone what is seen first is who could help.
        let (help, first) = if held { (first, help) } else { (help, first) };
        // Whoever could help is in sight before what Classes can do.
        first.push(help.spacing(close)).push(paid).extend(rest).extend(partly).spacing(10).into()
    }
}

/// So many who could help stand in a grid where it is wide.
const MANY: usize = 3;

/// Who could help, all of them at once, below what is played.
fn gathered<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (plays, bids): (Element<'a, Message>, &[Bid]),
    width: f32,
) -> Element<'a, Message> {
    let title = dim(shell.look, shell.words.get("fight-help"), 16.0);
    let part = |content: Element<'a, Message>| container(content).width(Length::FillPortion(1));
    let above = row![part(title.into()), part(plays)].spacing(14);
    column![above, helpers::grid(table, shell, bids, width)].spacing(tray::GAP).into()
}

/// Where a table plays so, one of several monsters is beaten and the others are run from (MS-CMB-07); or all of them are,
/// although it is won (CL-OQ-27).
fn partly<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Vec<Element<'a, Message>> {
    let (book, game) = (table.session.book(), table.game());
    if !table.is_cardboard() || matches!(fight.stage, Stage::Rolled(_)) {
        return Vec::new();
    }
    // While it is claimed they stand where they stood, to be looked at.
    let claimed = fight.stage == Stage::Announced;
    let built = claimed.then(|| {
        let mut built = game.clone();
        built.fight = Some(Fight { stage: Stage::Building, ..fight.clone() }.into());
        built
    });
    let built = built.as_ref().unwrap_or(game);
    let way = |(text, needs): (String, Option<String>), id: String, command: Command| -> Option<Element<'a, Message>> {
        engine::decide(book, built, &command).ok()?;
        let says = column![bold(text, BODY), needs.map(|needs| dim(shell.look, needs, 15.0))].width(Fill);
        let label = row![icon("boot", 20.0), says].spacing(8).align_y(Alignment::Center);
        let way = press(shell.look, label).width(Fill).height(iced::Shrink).padding([10, 14]).id(id);
        Some(way.on_press_maybe((!claimed).then(|| Message::does(command))).into())
    };
    let split = fight.monsters(game).into_iter().filter_map(|id| {
        let (text, needs) = outlook::parting(&shell.words, (book, game), fight, &[id]);
        way(
            (text, Some(needs)),
            format!("split {}", id.0),
            Command::Doors(doors::Command::Split { monsters: vec![id] }),
        )
    });
    let no = Command::Table(seats::Command::Answer(seats::Answer::No.into()));
    let runs = way((shell.words.get("doors-run-anyway"), None), "run anyway".to_owned(), no);
    split.chain(runs).collect()
}

/// Ties, where somebody fights whose class is said to win them.
fn ties<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let book = table.session.book();
    let mut fighters = std::iter::once(fight.main).chain(fight.helping(table.game()));
    let warrior = fighters.any(|c| {
        let seat = table.game().seat(c);
        seat.is_some_and(|s| s.classes.iter().any(|class| book.rules.tie_classes.contains(class)))
    });
    // Where they are won by themselves there is nothing to say.
    let fighters = (fight.main, fight.helping(table.game()));
    let said = book.system.ties(book, table.game(), fighters);
    (warrior && !said || fight.ties_won).then(|| rollers::ties(table, shell, fight.ties_won))
}

/// Monsters that are left alone; a tap shows one, where it can be attacked after all.
fn left_alone<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let each = fight
        .left_alone
        .iter()
        .map(|id| button(look, words.monster(*id, names)).on_press(Message::chooses(Some(Spot::Monster(*id)))).into());
    let content = column![dim(look, words.get("fight-left-alone"), 14.0), wrapped(each.collect(), 6.0)].spacing(4);
    (!fight.left_alone.is_empty()).then(|| content.into())
}

/// How high the rows of what is added are.
pub fn additions_height(wide: bool) -> f32 {
    if wide { 2.0 * TOUCH + tray::GAP } else { 2.0 * (TOUCH + 22.0) + tray::GAP }
}

/// What cards most often add, one tap each.
pub fn additions<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let fight = current(table.game())?;
    let sides = sides(table.session.book(), table.game(), fight, None);
    let add = |who: Fighter, (strength, dice): (i16, i8)| -> Element<'a, Message> {
        // A word for a die is too long in most languages.
        let label = match dice {
            0 => row![bold(format!("{strength:+}"), BODY)],
            _ => row![bold(format!("{dice:+}"), BODY), icon("die", 20.0)].spacing(4).align_y(Alignment::Center),
        };
        let us = matches!(who, Fighter::Seat(_));
        let amount = match dice {
            0 => format!("{strength:+}"),
            dice => format!("{dice:+} {}", die(words, dice.into())),
        };
        let what = words.get(if us { "fight-add-us" } else { "fight-add-them" });
        let called = words.with("heard-choice", &[("what", what.into()), ("choice", amount.into())]);
        let term = Term { who, name: String::new(), strength, dice };
        let id = format!("add-{}-{strength}-{dice}", if us { "us" } else { "them" });
        let press = press(look, label).centred().padding([4, 2]).width(Fill).id(id).called(called);
        press.on_press(Message::does(table.played(vec![Effect::Fight(fight::Effect::Term { add: term })]))).into()
    };
    let line = |id: &str, who: Fighter, amounts: [(i16, i8); 6]| -> Element<'a, Message> {
        let each = Row::with_children(amounts.map(|amount| add(who, amount))).spacing(4);
        let label = dim(look, words.get(id), 14.0);
        if wide {
            row![label.width(LABEL), each].spacing(tray::GAP).align_y(Alignment::Center).into()
        } else {
            column![container(label).height(22), each].into()
        }
    };
    let us = sides.munchkins.first().map(|sum| sum.who);
    let us = us.map(|us| line("fight-add-us", us, [(1, 0), (2, 0), (3, 0), (5, 0), (-5, 0), (0, 1)]));
    let them = target(table, &sides).map(Fighter::Monster);
    let them = them.map(|them| line("fight-add-them", them, [(1, 0), (3, 0), (5, 0), (10, 0), (-5, 0), (0, 1)]));
    Some(column![us, them].spacing(tray::GAP).into())
}

/// Which of several monsters is added to. Beside cardboard that stands with what is added.
fn targets<'a>(table: &'a Table, shell: &'a Shell, (sides, helped): (&Sides, bool)) -> Option<Element<'a, Message>> {
    if table.is_cardboard() {
        return helped.then(|| dim(shell.look, shell.words.get("fight-help"), 14.0).into());
    }
    let whom = whom(table, shell, sides);
    let label = dim(shell.look, shell.words.get("fight-which"), 16.0);
    Some(column![label, wrapped(whom?, 4.0)].spacing(4).into())
}

/// The same, each of them to be touched.
fn whom<'a>(table: &'a Table, shell: &'a Shell, sides: &Sides) -> Option<Vec<Element<'a, Message>>> {
    let them = target(table, sides).filter(|_| sides.monsters.len() > 1)?;
    let whom = sides.monsters.iter().filter_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    let whom = whom.map(|id| {
        let chosen = choice(shell.look, name(table, shell, Fighter::Monster(id)), id == them);
        chosen.id(format!("target-{}", id.0)).on_press(Message::edits(Edit::Target(id))).into()
    });
    Some(whom.collect())
}

/// Which monster is added to: the one that was chosen, or else the first; beside cardboard the last that came.
fn target(table: &Table, sides: &Sides) -> Option<MonsterId> {
    if table.is_cardboard() {
        return adds::target(table);
    }
    let fights = |id: &MonsterId| sides.sum(Fighter::Monster(*id)).is_some();
    let first = sides.monsters.iter().find_map(|sum| match sum.who {
        Fighter::Monster(id) => Some(id),
        Fighter::Seat(_) => None,
    });
    table.draft.target.filter(fights).or(first)
}
