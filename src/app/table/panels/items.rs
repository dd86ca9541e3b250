//! A munchkin's Items: which work, which are packed; one or several are chosen, then something is done with them.

pub mod add;
pub mod state;

use state::State;

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::panel::Panel;
use crate::app::table::panels::found::state::Wanted;
use crate::app::table::panels::parts::head;
use crate::app::table::play::draft::{CardDraft, Sort};
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::rules::card::CardSet;
use crate::rules::command::Command;
use crate::rules::doors::surplus;
use crate::rules::effect::Effect;
use crate::rules::fight::Fighter;
use crate::rules::munchkin::gear::{Gear, Kept};
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::seat::Seat;
use crate::rules::{doors, dungeon, engine, fight, munchkin, table};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};
use std::sync::Arc;

/// What happens on the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// An Item is chosen, or no longer.
    Choose(usize),
    /// What the table has to do.
    Ask(Action),
}

impl From<Action> for Message {
    fn from(action: Action) -> Message {
        Message::Ask(action)
    }
}

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Choose(index) => toggle(&mut self.chosen, index),
            Message::Ask(action) => return action,
        }
        Action::None
    }
}

/// Adds something to those chosen, or takes it out again.
pub fn toggle(chosen: &mut Vec<usize>, index: usize) {
    match chosen.iter().position(|i| *i == index) {
        Some(at) => {
            chosen.remove(at);
        }
        None => chosen.push(index),
    }
}

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, state: &'a State) -> Element<'a, Message> {
    let (colour, chosen) = (state.seat, state.chosen.as_slice());
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.game().seat(colour) else { return column![].into() };
    let name = words.seat(colour, Names::of(table.game()));
    let mut list = column![head(words.with("items-title", &[("seat", name.into())])), summary(shell, seat)].spacing(8);
    let works: Vec<usize> = outfit::working(seat).map(|(index, _)| index).collect();
    for (index, item) in seat.gear.iter().enumerate() {
        list = list.push(line(table, shell, (seat, item, index), works.contains(&index), chosen));
    }
    // Which one goes may be asked much later.
    if !table.game().has_map() && surplus::overloaded(table.session.book(), table.game(), seat) {
        list = list.push(bold(words.get("items-one-big"), BODY).color(look.torch));
    }
    if seat.gear.is_empty() {
        list = list.push(dim(look, words.get("items-none"), BODY));
    }
    if let Some(id) = table.hands_off(colour) {
        let name = words.seat(colour, Names::of(table.game()));
        let back = tool(look, "back").on_press(Action::Open(Panel::Seat(colour)).into());
        let text = words.with(id, &[("seat", name.into())]);
        return list.push(dim(look, text, BODY)).push(back).into();
    }
    if !chosen.is_empty() {
        list = list.push(deeds(table, shell, seat, chosen));
    }
    let play = CardDraft { sort: Some(Sort::Item), ..CardDraft::of(colour) };
    let play = Message::Ask(Action::Open(Panel::Card(Box::new(play))));
    let play = icon_button(look, "card", words.get("items-from-hand")).height(TURN_TOUCH).width(Fill).on_press(play);
    let any = table.is_cardboard() && shell.owners_box().met().items().next().is_some();
    let found = any.then(|| {
        let opens = Message::Ask(Action::Open(Panel::found(Wanted::Item(colour))));
        icon_button(look, "box", words.get("found-item"))
            .height(TURN_TOUCH)
            .width(Fill)
            .id("from the box".to_owned())
            .on_press(opens)
    });
    list.push(found).push(table.game().stock.is_none().then_some(play)).push(adding(table, shell, seat)).into()
}

/// Hands and bonus in a line.
fn summary<'a>(shell: &'a Shell, seat: &Seat) -> Element<'a, Message> {
    let used: u8 = outfit::working(seat).filter(|(_, g)| !g.cheat).map(|(_, g)| g.hands).sum();
    let args = [
        ("bonus", Value::from(format!("{:+}", outfit::combat_bonus(seat)))),
        ("used", used.into()),
        ("hands", outfit::hands(seat).into()),
    ];
    dim(shell.look, shell.words.with("items-summary", &args), BODY).into()
}

/// Where an Item is kept, as a text: what is not in use is carried, in a game without a map.
pub fn kept(table: &Table, seat: &Seat, item: &Gear) -> String {
    // What nobody of that kind may use is no use, wherever it is.
    if !table.session.book().system.rolls() && !item.packed && !outfit::may_use(seat, item) {
        return "kept-no-use".to_owned();
    }
    match (table.session.book().system.rolls(), item.kept()) {
        (true, kept) => format!("kept-{}", kept.name()),
        (false, Kept::Packed) => "kept-carried".to_owned(),
        // What is used up once waits for it, and does not count before.
        (false, _) if item.once => "kept-once".to_owned(),
        (false, _) => "kept-in-use".to_owned(),
    }
}

/// One Item: a tap chooses it.
fn line<'a>(
    table: &Table,
    shell: &'a Shell,
    (seat, item, index): (&Seat, &Gear, usize),
    works: bool,
    chosen: &[usize],
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.item(item);
    let mut notes: Vec<String> = vec![words.get(&kept(table, seat, item))];
    notes.extend(item.slot.map(|slot| words.get(&format!("slot-{}", slot.name()))));
    notes.extend((item.hands > 0).then(|| words.with("item-hands", &[("hands", item.hands.into())])));
    notes.extend(item.big.then(|| words.get("item-big")));
    notes.extend(item.once.then(|| words.get("sort-once")));
    notes.extend(item.cheat.then(|| words.get("sort-cheat")));
    notes.extend(item.value.map(|gold| words.with("pile-gold", &[("gold", gold.into())])));
    notes.extend((!works && item.kept() != Kept::Packed).then(|| words.get("items-useless")));
    let strong = if works { look.text } else { look.dim };
    let label = row![
        bold(format!("{:+}", outfit::bonus(seat, item)), 20.0).color(strong).width(44),
        column![bold(name, 17.0).color(strong), dim(look, notes.join(" · "), 14.0)].width(Fill),
        icon(if item.packed { "box" } else { "check" }, 20.0).color(look.dim),
    ];
    let kind = Kind::Choice(chosen.contains(&index));
    let label = label.spacing(8).align_y(Alignment::Center);
    let press = press(look, label).kind(kind).width(Fill).height(60).padding([6, 10]);
    press.id(format!("item {index}")).on_press(Message::Choose(index)).into()
}

/// What can be done with what is chosen; what cannot be done now is dim, and says why.
fn deeds<'a>(table: &'a Table, shell: &'a Shell, seat: &Seat, chosen: &[usize]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game, colour) = (table.session.book(), table.game(), seat.colour);
    // Touched in vain, each says why.
    let deed = |glyph: &str, text: String, command: Command| -> Element<'a, Message> {
        let refused = engine::decide(book, game, &command).is_err();
        let press = icon_button(look, glyph, text).height(TOUCH).faded(refused);
        let press = press.id(format!("{}deed {glyph}", if refused { "no-" } else { "" }));
        press.on_press(if refused { Action::Do(command) } else { Action::Made(command) }.into()).into()
    };
    let packed = |pack: bool| {
        let stays = |(i, g): &(usize, &Arc<Gear>)| if chosen.contains(i) { pack } else { g.packed };
        let packed = seat.gear.iter().enumerate().filter(stays).map(|(i, _)| i).collect();
        Command::Munchkin(munchkin::Command::Pack { seat: colour, packed })
    };
    let goods = || Goods { gear: chosen.to_vec(), ..Goods::default() };
    let mut list = vec![
        deed("box", words.get(if game.has_map() { "items-pack" } else { "items-carry" }), packed(true)),
        deed("check", words.get("items-unpack"), packed(false)),
        match game.has_map() {
            true => {
                let drop = dungeon::Command::Drop { seat: colour, goods: goods() };
                deed("drop", words.get("items-drop"), Command::Dungeon(drop))
            }
            false => {
                let gone = doors::Command::ThrowAway { seat: colour, gear: chosen.to_vec() };
                deed("drop", words.get("items-throw-away"), Command::Doors(gone))
            }
        },
    ];
    let buy = Command::Munchkin(munchkin::Command::level_for(colour, chosen.to_vec(), CardSet::EMPTY, None));
    list.push(deed("star", words.get("items-buy-level"), buy));
    for other in game.seats.iter().filter(|s| s.colour != colour) {
        let name = words.seat(other.colour, Names::of(game));
        let give = Command::Munchkin(munchkin::Command::Give {
            from: colour,
            to: other.colour,
            goods: goods(),
            back: Goods::default(),
        });
        list.push(deed("deal", words.with("items-give", &[("seat", name.into())]), give));
    }
    if let ([index], Some(now)) = (chosen, fight::under_way(game)) {
        let from = Source::Table(*index);
        let used = |on: Fighter| {
            let what = Box::new(Played::Use { item: None, on: Some(on), effects: Vec::new() });
            Command::Munchkin(munchkin::Command::Play { seat: colour, from, name: String::new(), what })
        };
        list.push(deed("sword", words.get("items-use-us"), used(Fighter::Seat(now.main))));
        if let Some(monster) = now.monsters(game).first() {
            list.push(deed("monster", words.get("items-use-them"), used(Fighter::Monster(*monster))));
        }
    }
    // Of cards the app keeps none is listed by mistake.
    if let ([index], None) = (chosen, &game.stock) {
        let gone = Message::Ask(Action::Do(Command::Table(table::Command::Amend {
            note: String::new(),
            effects: vec![Effect::Munchkin(munchkin::Effect::GearGone { seat: colour, index: *index, sold: false })],
        })));
        list.push(icon_button(look, "trash", words.get("items-gone")).height(TOUCH).on_press(gone).into());
    }
    wrapped(list, 6.0)
}

/// An Item nobody need say more of than its bonus.
fn adding<'a>(table: &'a Table, shell: &'a Shell, seat: &Seat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // Where the app keeps the cards an Item is one of them: it comes from a hand, and nobody taps one up.
    let kept = table.game().stock.is_some();
    let list: Vec<Element<'a, Message>> =
        if kept { Vec::new() } else { add::buttons(table, shell, seat.colour, Message::Ask) };
    let mut gold: Vec<Element<'a, Message>> = Vec::new();
    let purse = if table.game().keeps_goods() { seat.gold } else { 0 };
    for other in table.game().seats.iter().filter(|s| s.colour != seat.colour && purse >= 100) {
        let goods = Goods { gold: 100, ..Goods::default() };
        let give = Command::Munchkin(munchkin::Command::Give {
            from: seat.colour,
            to: other.colour,
            goods,
            back: Goods::default(),
        });
        if engine::decide(table.session.book(), table.game(), &give).is_ok() {
            let name = words.seat(other.colour, Names::of(table.game()));
            let text = words.with("items-gold", &[("seat", name.into())]);
            gold.push(icon_button(look, "coin", text).on_press(Action::Do(give).into()).into());
        }
    }
    if purse > 0 && seat.room.is_some() {
        let drop = Command::Dungeon(dungeon::Command::Drop {
            seat: seat.colour,
            goods: Goods { gold: seat.gold, ..Goods::default() },
        });
        gold.push(icon_button(look, "drop", words.get("item-drop-gold")).on_press(Action::Do(drop).into()).into());
    }
    let back = tool(look, "back").on_press(Action::Open(Panel::Seat(seat.colour)).into());
    let title = (!kept).then(|| body(words.get("item-add")).size(14.0));
    let list = (!list.is_empty()).then(|| wrapped(list, 4.0));
    // Gold is no bonus: it has a row of its own.
    let gold = (!gold.is_empty()).then(|| {
        let title = body(words.get("items-own-gold")).size(14.0);
        column![title, wrapped(gold, 4.0)].spacing(6)
    });
    column![title, list, gold, back].spacing(6).into()
}
