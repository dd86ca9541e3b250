//! The players of a game the app keeps whole, as everybody may see them: figures to read, hands only by their number.

use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::browse::state::{Shown, State};
use crate::app::table::panels::parts::head;
use crate::app::table::panels::{browse, items};
use crate::app::table::seats::brings::brings as brings_to_fights;
use crate::app::table::seats::dense::Dense;
use crate::app::table::seats::heard::told_aloud;
use crate::app::table::seats::line::{Head, line, named};
use crate::app::table::state::Table;
use crate::app::table::talk;
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, wrapped};
use crate::app::widget::portrait::portrait;
use crate::app::widget::press::{Kind, press};
use crate::bots::people;
use crate::catalog::words::Names;
use crate::play::narrate::{card, condition};
use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon::movement;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::track::bonus;
use iced::widget::{Row, column, container, row, stack};
use iced::{Alignment, Color, Element, Fill, Shrink};

/// What a bot is called.
pub fn bot_name(shell: &Shell, name: &str) -> String {
    let plain = || {
        let id = format!("bot-{name}");
        if shell.words.has(&id) { shell.words.get(&id) } else { name.to_owned() }
    };
    shell.words.person(name).unwrap_or_else(plain)
}

/// Who plays a seat, as a picture beside its colour, drawn in an ink: those the app plays have a face.
pub fn face<'a, M: 'a>(seat: &Seat, (ink, hat): (Color, Color), size: f32) -> Option<Element<'a, M>> {
    let bot = seat.bot.as_deref().filter(|_| !seat.is_absent())?;
    Some(match people::person(bot) {
        Some(person) => portrait(person, (ink, hat), size),
        None => icon("gear", size * 0.5).color(ink).into(),
    })
}

/// How high a card is, with Health and Move or without, and how low it can be.
pub fn heights(map: bool, compact: bool, goods: bool) -> (f32, f32) {
    match (compact, map) {
        // Gold and hands below the other figures.
        (true, true) if goods => (92.0, 78.0),
        (true, _) => (72.0, 60.0),
        (false, true) => (121.0, 104.0),
        (false, false) => (98.0, 84.0),
    }
}

/// A seat beside the map.
pub fn seat_card<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, dense: Dense) -> Element<'a, Message> {
    let (compact, low) = (dense.compact, dense.by > 0.0);
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let traits = short_traits(shell, seat);
    let top = Head::of(look, table, seat);
    let name = named(shell, top, (words.seat(seat.colour, Names::of(game)), traits.clone()), compact);
    let state = top.state(seat, 20.0);
    let level = bold(seat.level.to_string(), 34.0).color(top.ink().unwrap_or(look.torch));
    let level = level.line_height(if low { 1.1 } else { 1.3 });
    // On its own colour it would not be seen.
    let face = face(seat, top.ink().map_or((look.mark(seat.colour), look.text), |ink| (ink, ink)), 32.0);
    let sign = top.sign(if face.is_some() { 18.0 } else { 22.0 });
    let marks = |ink: Option<Color>| marks(table, seat.colour, ink.unwrap_or(look.bad));
    let head = row![sign, face, name, compact.then(|| marks(top.ink())).flatten(), state, level];
    let head = head.spacing(6).align_y(Alignment::Center);
    let (left, all) = (movement::left(book, game, seat), movement::allowance(book, game, seat));
    let hurt = seat.health.red * 2 <= seat.health.max;
    let (size, gap) = if compact { (15.0, 2.0) } else { (18.0, 4.0) };
    let figure = |glyph: &str, shown: String, colour: Color| -> Element<'a, Message> {
        row![icon(glyph, size).color(colour), bold(shown, size).line_height(if low { 1.12 } else { 1.3 })]
            .spacing(gap)
            .align_y(Alignment::Center)
            .width(Fill)
            .into()
    };
    let brings = format!("{:+}", brings_to_fights(table, seat));
    let mut numbers = Row::with_children([
        figure("heart", format!("{}/{}", seat.health.red, seat.health.max), if hurt { look.bad } else { look.text }),
        figure("boot", format!("{left}/{all}"), look.text),
        figure("sword", brings.clone(), look.text),
    ]);
    let mut content = column![top.ground(head)];
    if book.rules.start.health == 0 {
        // Neither Health nor Move nor gold: what is brought to a fight, and how many cards of each deck.
        let held = book.rules.hands.iter().map(|deck| {
            let glyph = if *deck == Deck::ITEMS { "chest" } else { "scroll" };
            figure(glyph, table.held(seat, *deck).to_string(), look.dim)
        });
        content = content.push(Row::with_children([figure("sword", brings, look.text)]).extend(held));
        if !compact {
            content = content.push(row![container(line(shell, traits.clone())).width(Fill), marks(None)]);
        }
    } else if compact && !dense.goods {
        let hand = (table.held(seat, Deck::TREASURE) + table.held(seat, Deck::DXM)).to_string();
        numbers = numbers.push(figure("card", hand, look.dim));
        content = content.push(numbers);
    } else {
        let goods = Row::with_children([
            figure("coin", seat.gold.to_string(), look.gold()),
            figure("chest", table.held(seat, Deck::TREASURE).to_string(), look.dim),
            figure("scroll", table.held(seat, Deck::DXM).to_string(), look.dim),
        ]);
        content = content.push(numbers).push(goods);
    }
    if book.rules.start.health > 0 && !compact {
        content = content.push(row![container(line(shell, traits)).width(Fill), marks(None)]);
    }
    let (outline, width) = top.outline();
    let around = match (low, compact) {
        (true, _) => [1, 8],
        (false, true) => [4, 8],
        (false, false) => [5, 8],
    };
    let inside = container(content).padding(around).width(Fill);
    let inside = inside.style(card(look, outline, width));
    let press = press(look, inside).kind(Kind::Quiet).padding(0).width(Fill).height(Shrink);
    let press = press.called(told_aloud(table, shell, seat));
    let press = press.id(format!("seat-{}", seat.colour.name())).on_press(Message::opens(Panel::Seat(seat.colour)));
    stack![press].push(talk::bubble(table, shell, seat.colour, compact)).into()
}

/// How often somebody has made others' fights worse, as the end counts it: nobody has to remember it alone.
fn marks<'a>(table: &'a Table, seat: Colour, colour: Color) -> Option<Element<'a, Message>> {
    let stabs = table.hot.as_ref()?.stabs().by(seat);
    let mark = row![icon("dagger", 14.0).color(colour), bold(stabs.to_string(), 14.0).color(colour)];
    let mark = container(mark.spacing(2).align_y(Alignment::Center)).id(format!("stabs-{}", seat.name()));
    (stabs > 0).then(|| mark.into())
}

/// Whom somebody has stabbed, and how often.
fn stabbed<'a>(table: &'a Table, shell: &'a Shell, seat: Colour) -> Option<Element<'a, Message>> {
    let names = Names::of(table.game());
    let of = |(on, count): (Colour, u32)| {
        shell.words.with("seat-stabbed-whom", &[("seat", shell.words.seat(on, names).into()), ("count", count.into())])
    };
    let all: Vec<String> = table.hot.as_ref()?.stabs().of(seat).map(of).collect();
    let text = shell.words.with("seat-stabbed", &[("whom", shell.words.list(&all).into())]);
    let line = row![icon("dagger", 18.0).color(shell.look.bad), body(text).width(Fill)].spacing(8);
    (!all.is_empty()).then(|| line.align_y(Alignment::Center).into())
}

/// Races, Classes and what hangs over a munchkin, by their names.
fn short_traits(shell: &Shell, seat: &Seat) -> String {
    let kinds = seat.races.iter().chain(&seat.classes).map(|kind| shell.words.kind(kind));
    let name = |text: &str| text.split(':').next().unwrap_or_default().to_owned();
    kinds.chain(seat.conditions.iter().map(|c| name(&condition::name(&shell.words, c)))).collect::<Vec<_>>().join(" · ")
}

/// A seat, all that everybody may know of it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.game().seat(colour) else { return column![].into() };
    let name = words.seat(colour, Names::of(table.game()));
    let mut list =
        column![head(name), seat_card(table, shell, seat, Dense::ROOMY), brings(table, shell, seat)].spacing(12);
    list = list.push(stabbed(table, shell, colour));
    // Races, Classes and what allows two: the cards behind the names.
    let behind = |card: CardId| Message::opens(Panel::Cards(State { shown: Shown::One, open: Some(card) }));
    let opens = |card: CardId, name: &'a str| -> Element<'a, Message> {
        let name = shell.words.printed(name);
        let name = press(look, bold(name, 17.0)).kind(Kind::Quiet).height(48);
        name.id(format!("behind {}", card.0)).on_press(behind(card)).into()
    };
    let book = table.session.book();
    let laid: Vec<Element<'a, Message>> =
        seat.laid.iter().map(|card| opens(card, browse::called(book, card))).collect();
    if !laid.is_empty() {
        list = list.push(wrapped(laid, 6.0));
    }
    list = list.push(bold(words.get("seat-items"), 18.0));
    if seat.gear.is_empty() {
        list = list.push(dim(look, words.get("hand-none-laid"), BODY));
    }
    for item in &seat.gear {
        let said = item
            .card
            .and_then(|c| table.session.book().cards.card(c))
            .map(|def| card::all(&shell.words, table.session.book(), def));
        let said = said.unwrap_or_default().join(" ");
        let bonus = (item.bonus != 0).then(|| bold(format!("{:+}", item.bonus), 20.0).color(look.torch));
        let name: Element<'a, Message> = match item.card {
            Some(card) => container(opens(card, &item.name)).width(Fill).into(),
            None => bold(shell.words.item(item), 17.0).width(Fill).into(),
        };
        let top = row![name, dim(look, words.get(&items::kept(table, seat, item)), BODY), bonus];
        list = list.push(column![top.spacing(10).align_y(Alignment::Center), dim(look, said, BODY)].spacing(2));
    }
    for condition in &seat.conditions {
        list = list.push(body(condition::name(words, condition)));
    }
    list = list.push(bold(words.get("seat-player"), 18.0)).push(who(table, shell, seat));
    if seat.bot.as_deref().is_some_and(|bot| people::person(bot).is_some()) {
        let (glyph, id) = if shell.settings.talk { ("mute", "menu-hush") } else { ("sound", "menu-unhush") };
        let hush = icon_button(look, glyph, words.get(id)).height(48).id("hush".to_owned());
        list = list.push(hush.on_press(Message::Ask(Action::Hush)));
    }
    let open = |panel: Panel| Message::opens(panel);
    let ways = vec![
        icon_button(look, "sword", words.get(if table.game().has_map() { "seat-goods" } else { "seat-goods-doors" }))
            .height(48)
            .on_press(open(Panel::items(colour, Vec::new())))
            .into(),
        icon_button(look, "pen", words.get("seat-amend"))
            .height(48)
            .id("amend".to_owned())
            .on_press(open(Panel::Amend(colour)))
            .into(),
    ];
    list.push(wrapped(ways, 6.0)).into()
}

/// What the figure beside the sword is made of.
pub fn brings<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let standing = outfit::standing(table.session.book(), table.game(), seat);
    let by = |amount: i32| format!("{amount:+}");
    let (book, game) = (table.session.book(), table.game());
    let layer = bonus::brings(book, game, seat.colour);
    let all = standing.total() + layer;
    let args = [
        ("all", by(all).into()),
        ("layer", by(layer).into()),
        ("items", by(standing.items).into()),
        ("kinds", by(standing.kinds).into()),
        ("hangs", by(standing.conditions).into()),
        ("level", seat.level.into()),
        ("strength", (all + i32::from(seat.level)).into()),
    ];
    let line = row![icon("sword", 18.0), body(shell.words.with("seat-brings", &args)).width(Fill)].spacing(8);
    line.align_y(Alignment::Center).into()
}

/// Who plays a seat: a person, or one of the bots.
fn who<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let now = seat.bot.as_deref().filter(|_| !seat.is_absent());
    let bot = |name: Option<&str>, text: String| -> Element<'a, Message> {
        let command = Command::Table(table::Command::Bot { seat: seat.colour, bot: name.map(str::to_owned) });
        let may = (now != name && table.is_open()).then_some(Message::does(command));
        choice(shell.look, text, now == name).on_press_maybe(may).into()
    };
    let person = bot(None, shell.words.get("player-person"));
    // What only an old game knows stands there as long as it plays.
    let old = now.filter(|now| people::person(now).is_none());
    let names = old.into_iter().chain(people::people().iter().map(|person| person.id.as_str()));
    let bots = names.map(|name| bot(Some(name), bot_name(shell, name)));
    wrapped(std::iter::once(person).chain(bots).collect(), 6.0)
}
