//! A monster: its card and footprints, its base, what was played on it.

use crate::app::icon;
use crate::app::icon::{foe, icon};
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::{Figure, Naming, Printed};
use crate::app::table::inspect::head::head;
use crate::app::table::map::Message as OnMap;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::prompt::footprint;
use crate::app::table::state::Table;
use crate::app::widget::number::number;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::card::brief;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::effect::Effect;
use crate::rules::few::{Few, Member as _};
use crate::rules::fight::current;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::{Against, MonsterDef, Size};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::{dungeon, fight};
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill};

/// The card of a monster: its head, and what scrolls below it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<[Element<'a, Message>; 2]> {
    let (words, look) = (&shell.words, shell.look);
    let monster = table.game().foes.get(id)?;
    let def = &monster.def;
    let name = words.monster(id, Names::of(table.game()));
    let rename = Panel::words(Naming::Monster(id), words.printed(&def.name).into_owned());
    let rolls = table.session.book().system.rolls();
    let printed = Printed::ALL.into_iter().filter(|printed| rolls || *printed != Printed::Dice);
    let numbers = row(printed.map(|printed| figure(shell, monster, printed))).spacing(10);
    // Nothing walks where there is no map.
    let walks = table.game().has_map().then(|| {
        column![
            bold(words.get("monster-base"), BODY),
            bases(table, shell, monster),
            bold(words.get("monster-gait"), BODY),
            gaits(table, shell, monster),
            bold(words.get("monster-size"), BODY),
            sizes(table, shell, monster),
            bold(words.get("monster-passes"), BODY),
            links(table, shell, monster),
        ]
        .spacing(8)
    });
    let list = column![
        in_the_fight(table, shell, monster),
        icon_button(look, "pen", words.get("monster-name")).on_press(Message::opens(rename)),
        numbers,
        walks,
        bold(words.get("monster-enhancers"), BODY),
        enhancers(table, shell, monster),
        bold(words.get("monster-against"), BODY),
        against(table, shell, monster),
        bold(words.get("monster-keywords"), BODY),
        keywords(table, shell, monster),
        handling(table, shell, monster),
    ]
    .spacing(8);
    Some([head(shell, foe(def), name), list.into()])
}

fn with(table: &Table, monster: &Monster, change: impl FnOnce(&mut MonsterDef)) -> Message {
    let mut def = monster.def.as_ref().clone();
    change(&mut def);
    Message::does(table.played(vec![Effect::Fight(fight::Effect::Card { monster: monster.id, def })]))
}

/// A printed number, or a question mark; touched, it is typed.
fn figure<'a>(shell: &'a Shell, monster: &Monster, printed: Printed) -> Element<'a, Message> {
    let (look, id) = (shell.look, monster.id);
    let pad = Message::opens(Panel::pad(Figure::Monster(id, printed), String::new()));
    let name = format!("{}-{}", printed.text(), id.0);
    let (low, high) = printed.range();
    let control: Element<'a, Message> = match printed.of(&monster.def) {
        Some(value) => {
            let figure = number(look, value, move |to| Message::Ask(Action::Set(Figure::Monster(id, printed), to)))
                .range(low, high)
                .size(26.0);
            figure.id(name).on_tap(pad).into()
        }
        None => {
            let called = shell.words.get(printed.text());
            press(look, bold("?", 24.0)).padding([8, 16]).width(TOUCH).id(name).called(called).on_press(pad).into()
        }
    };
    column![dim(look, shell.words.get(printed.text()), 14.0), control].align_x(Alignment::Center).into()
}

fn bases<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let look = shell.look;
    // Those in the box, and whatever it stands on.
    let pieces = table.session.book().rules.pieces(table.game().table.expansion);
    let there = |base: &Colour| pieces.colours.contains(base) || monster.base == Some(*base);
    let each = Colour::ALL.into_iter().filter(there).map(|base| {
        let chosen = monster.base == Some(base);
        let set = table.played(vec![Effect::Dungeon(dungeon::Effect::Base { monster: monster.id, base })]);
        let glyph = icon(icon::shape(base), 22.0).color(look.mark(base));
        let press = press(look, glyph).kind(Kind::Choice(chosen)).padding([11, 11]).width(TOUCH);
        press.id(format!("base {}", base.name())).on_press(Message::does(set)).into()
    });
    wrapped(each.collect(), 4.0)
}

fn gaits<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let now = monster.def.gait;
    let plain = choice(look, words.get("gait-ordinary"), now == Some(Few::EMPTY));
    let mut items: Vec<Element<'a, Message>> =
        vec![plain.on_press(with(table, monster, |d| d.gait = Some(Few::EMPTY))).into()];
    for gait in Gait::ALL.iter().copied() {
        let word = footprint::name(Some(gait));
        let chosen = now.is_some_and(|set| set.has(gait));
        let set = now.unwrap_or(Few::EMPTY).toggled(gait);
        let print = icon(&format!("gait-{word}"), 18.0).color_maybe(footprint::colour(look, Some(gait)));
        let label = row![print, body(words.get(&format!("gait-{word}")))].spacing(6);
        let press = press(look, label.align_y(Alignment::Center)).kind(Kind::Choice(chosen));
        items.push(press.on_press(with(table, monster, |d| d.gait = Some(set))).into());
    }
    wrapped(items, 4.0)
}

fn sizes<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let sizes = [
        (Size::Tiny, "size-tiny"),
        (Size::Small, "size-small"),
        (Size::Human, "size-human"),
        (Size::Huge, "size-huge"),
    ];
    let each = sizes.into_iter().map(|(size, id)| {
        let chosen = monster.def.size == Some(size);
        choice(shell.look, shell.words.get(id), chosen).on_press(with(table, monster, |d| d.size = Some(size))).into()
    });
    wrapped(each.collect(), 4.0)
}

/// Which links it passes, and which it smashes: a tap goes from neither to passing to smashing.
fn links<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = [LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall].into_iter().map(|kind| {
        let (passes, smashes) = (monster.def.passes.has(kind), monster.def.smashes.has(kind));
        let state = match (passes, smashes) {
            (_, true) => "passes-smashes",
            (true, false) => "passes-yes",
            // Every monster passes a regular door.
            (false, false) if kind == LinkKind::Door => "passes-yes",
            (false, false) => "passes-no",
        };
        let message = with(table, monster, |d| match (passes || kind == LinkKind::Door, smashes) {
            (_, true) => (d.passes, d.smashes) = (d.passes.without(kind), d.smashes.without(kind)),
            (true, false) => (d.passes, d.smashes) = (d.passes.without(kind), d.smashes.with(kind)),
            (false, false) => d.passes = d.passes.with(kind),
        });
        let label = row![icon(&format!("link-{}-h", kind.name()), 24.0), body(words.get(state)).size(14.0)].spacing(6);
        let chosen = passes || smashes;
        press(look, label.align_y(Alignment::Center)).kind(Kind::Choice(chosen)).width(150).on_press(message).into()
    });
    wrapped(each.collect(), 4.0)
}

fn enhancers<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(4);
    for (index, enhancer) in monster.enhancers.iter().enumerate() {
        let name = if enhancer.name.is_empty() {
            words.get("enhancer-unnamed")
        } else {
            words.printed(&enhancer.name).into_owned()
        };
        let strip = table.played(vec![Effect::Fight(fight::Effect::Strip { monster: monster.id, index })]);
        let gone = tool(look, "cross").kind(Kind::Quiet).on_press(Message::does(strip));
        let what = brief::enhancer(words, enhancer);
        let what = (!what.is_empty()).then(|| bold(words.row(&what), BODY));
        let line = row![what, body(name).width(Fill), gone].spacing(8);
        list = list.push(line.align_y(Alignment::Center));
    }
    let add = [-5, 5, 10].into_iter().map(|level: i16| {
        let panel = Panel::words(Naming::Enhancer(monster.id, level), String::new());
        press(look, bold(format!("{level:+}"), BODY)).on_press(Message::opens(panel)).into()
    });
    list.push(wrapped(add.collect(), 4.0)).into()
}

/// What it adds against races and classes: each a number of its own.
fn against<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let rules = &table.session.book().rules;
    let each = rules.races.iter().chain(&rules.classes).map(|kind| {
        let now = monster.def.against.iter().find(|a| a.who == *kind).map_or(0, |a| i32::from(a.strength));
        let set = move |wish: i32| {
            with(table, monster, |d| {
                let dice = d.against.iter().find(|a| a.who == *kind).map_or(0, |a| a.dice);
                d.against.retain(|a| a.who != *kind);
                let strength = wish.clamp(-99, 99) as i16;
                if strength != 0 || dice != 0 {
                    d.against.push(Against { who: kind.clone(), strength, dice });
                }
            })
        };
        let label = dim(look, words.kind(kind), 14.0);
        let nudge = |glyph: &str, to: i32| {
            let press = press(look, icon(glyph, 18.0)).centred().padding(2).width(TOUCH).height(TOUCH);
            press.id(format!("against-{kind} {glyph}")).on_press_maybe((to.abs() <= 20).then(|| set(to)))
        };
        let (fewer, more) = (nudge("minus", now - 1), nudge("plus", now + 1));
        let figure = number(look, now, set).range(-20, 20).size(22.0).id(format!("against-{kind}"));
        let figure = row![fewer, figure, more].align_y(Alignment::Center);
        column![label, figure].align_x(Alignment::Center).into()
    });
    wrapped(each.collect(), 10.0)
}

fn keywords<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let each = table.session.book().rules.keywords.iter().map(|word| {
        let chosen = monster.def.keywords.contains(word);
        let message = with(table, monster, |d| {
            if chosen {
                d.keywords.retain(|k| k != word);
            } else {
                d.keywords.push(word.clone());
            }
        });
        choice(shell.look, word.as_str(), chosen).on_press(message).into()
    });
    Row::with_children(each).spacing(4).wrap().vertical_spacing(4).into()
}

/// What becomes of it in the fight that goes on: left alone, or killed before the dice.
fn in_the_fight<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let fight = current(table.game()).filter(|f| f.place == monster.room)?;
    let alone = fight.left_alone.contains(&monster.id);
    let id = if alone { "fight-attack" } else { "fight-leave-alone" };
    let leave = Message::does(
        table.played(vec![Effect::Fight(fight::Effect::LeaveAlone { monster: monster.id, alone: !alone })]),
    );
    let slay = Message::does(table.played(vec![Effect::Fight(fight::Effect::Slay { monster: monster.id })]));
    let slay = icon_button(look, "skull", words.get("fight-slay")).id("slay".to_owned()).on_press(slay);
    let label = words.get(id);
    let leave = icon_button(look, "boot", label).id("standoff".to_owned()).on_press(leave);
    Some(wrapped(vec![leave.into(), slay.into()], 4.0))
}

fn handling<'a>(table: &'a Table, shell: &'a Shell, monster: &'a Monster) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let remove = table.played(vec![Effect::Fight(fight::Effect::RemoveMonster { monster: monster.id, empty: false })]);
    let moves = table.game().has_map().then(|| {
        let moves = icon_button(look, "move", words.get("monster-move")).kind(Kind::Choice(table.carrying));
        Element::from(moves.on_press(Message::Map(OnMap::Carry)))
    });
    let remove =
        icon_button(look, "trash", words.get("monster-remove")).kind(Kind::Danger).on_press(Message::does(remove));
    wrapped(moves.into_iter().chain([remove.into()]).collect(), 4.0)
}
