//! Pieces of what is asked in a game the app keeps whole.

use crate::app::look::{BODY, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::hot::everything;
use crate::app::table::hot::finds;
use crate::app::table::hot::lying::{FRESH, is_fresh, thrown};
use crate::app::table::hot::state::{Cast, Dice, Hot, Seen, Sheet, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::next;
use crate::app::table::panels::browse::called;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, choice, dim, icon_button};
use crate::app::widget::press::{Kind, Press, press};
use crate::catalog::words::Names;
use crate::play::narrate::card::brief;
use crate::play::narrate::line::deck_text;
use crate::play::narrate::moves::stays;
use crate::play::narrate::{asking, card};
use crate::play::reacting::Until;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::card::price::Paying;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::munchkin::charity::shares;
use crate::rules::question::Ask;
use crate::rules::{cards, fight, munchkin, table};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill, Length};
use std::sync::Arc;

/// Dice that fell just now, or that it is about.
pub fn cast<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    // Those of a fight lie on the stage.
    let staged = |cast: &Cast| matches!(cast.dice, Dice::Fight(_)) && table.staged().is_some() && !table.swapped;
    let cast = hot.cast.as_ref().filter(|cast| is_fresh(table, cast))?;
    if staged(cast) {
        return finds::view(table, shell);
    }
    Some(column![thrown(table, shell, cast), finds::view(table, shell)].spacing(8).into())
}

/// Reasons that say nothing.
pub(super) const SILENT: [&str; 7] =
    ["bot-why-only", "bot-why-nothing", "bot-why-end", "bot-why-pass", "bot-why-card", "bot-why-use", "bot-why-suffer"];

/// Why a bot did what it did.
pub fn why<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let (seat, why) = hot.why.as_ref().filter(|_| hot.is_busy() || hot.handed().is_some())?;
    // What goes without saying is not said.
    if SILENT.contains(&why.id) {
        return None;
    }
    let why = dim(shell.look, shell.words.say(why, Names::of(table.game())), BODY).width(Fill);
    Some(row![badge(shell.look, *seat, 18.0), why].spacing(8).align_y(Alignment::Center).into())
}

/// The Curse that is about to strike: whose it is and whom it strikes, its name, and what it does.
pub fn cursed<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (by, text, name, said) = asking::cursed(&shell.words, (table.session.book(), table.game()))?;
    let played = row![badge(shell.look, by, 22.0), bold(text, BODY)];
    let played = played.spacing(8).align_y(Alignment::Center);
    let named = (!name.is_empty()).then(|| bold(name, 20.0));
    Some(column![played, named].spacing(6).extend(said.into_iter().map(|line| body(line).size(17.0).into())).into())
}

/// What somebody else has just played, to be read while it can still be answered.
pub fn played<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let fresh = |seen: &Seen| table.session.records().saturating_sub(seen.at) <= FRESH;
    // A Curse about to strike is told by itself.
    let seen = hot
        .seen
        .filter(|seen| fresh(seen) && !matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })))?;
    let def = table.session.book().cards.card(seen.card)?;
    let name =
        row![badge(shell.look, seen.seat, 22.0), bold(shell.words.printed(&def.name), 18.0).width(Fill)].spacing(8);
    // Whom a Curse has struck is not seen from its card.
    let on = seen
        .on
        .map(|seat| shell.words.with("seen-on", &[("seat", shell.words.seat(seat, Names::of(table.game())).into())]));
    let name = name.push(on.map(|on| bold(on, BODY)));
    // What stays on the table can be read there.
    let said = if stays(def) { Vec::new() } else { card::all(&shell.words, table.session.book(), def) };
    // In one piece: upright there is little room for it.
    let said = (!said.is_empty()).then(|| body(said.join(" ")).size(16.0));
    let content = column![name.align_y(Alignment::Center), said].spacing(2);
    let frame = card(shell.look, shell.look.seat(seen.seat), 2.0);
    Some(container(content).padding([6, 12]).width(Fill).style(frame).into())
}

/// The moves that answer, with their places among all moves; but not what the next step says already.
pub fn answering<'a>(
    table: &Table,
    shell: &Shell,
    hot: &'a Hot,
) -> impl Iterator<Item = (usize, &'a Command)> + use<'a> {
    let has_next = next::context(table, shell).is_some();
    let shown = move |command: &Command| {
        matches!(command, Command::Table(table::Command::Answer(a)) if !(has_next && *a == Answer::Table(table::Answer::Done)))
            || matches!(command, Command::Munchkin(munchkin::Command::UsePower { .. }))
            || matches!(command, Command::Fight(fight::Command::DriveOff { .. }))
    };
    hot.moves.iter().enumerate().filter(move |(_, c)| shown(c))
}

/// The lines for what has no button of its own on the screen, nor is the next step that stands below it.
pub fn left(table: &Table, shell: &Shell, hot: &Hot) -> Vec<everything::Line> {
    let next = next::context(table, shell).and_then(|next| next.message);
    let below = |line: &everything::Line| match (&next, hot.moves.get(line.first)) {
        (Some(Message::Ask(Action::Do(next))), Some(command)) => line.opens.is_none() && next == command,
        _ => false,
    };
    let mut all = everything::rest(table.game(), &table.question.ask, &hot.moves);
    all.retain(|line| !below(line));
    all
}

/// Everything else, in words: nothing that can be done is out of reach.
pub fn more<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, width: Length) -> Option<Element<'a, Message>> {
    let count = left(table, shell, hot).len();
    let text = match count {
        0 => shell.words.get("sheet-more-none"),
        count => shell.words.with("sheet-more-count", &[("count", count.into())]),
    };
    let more = icon_button(shell.look, "menu", text).kind(Kind::Quiet).height(48).width(width);
    let more = more.id(if count > 0 { "more" } else { "more none" }.to_owned()).faded(count == 0);
    let opens = (count > 0).then(|| wish(Wish::Sheet(Some(Sheet::More))));
    (hot.moves.len() > 1).then(|| more.on_press_maybe(opens).into())
}

/// The powers of Classes that can be used, and how each is had.
pub fn powers_of(hot: &Hot) -> impl Iterator<Item = (Arc<str>, Paying)> + use<> {
    let mut powers: Vec<(Arc<str>, Paying)> = Vec::new();
    for command in &hot.moves {
        if let Command::Munchkin(munchkin::Command::UsePower { class, by, .. }) = command {
            let power = (class.clone(), by.paying());
            if !powers.contains(&power) {
                powers.push(power);
            }
        }
    }
    powers.into_iter()
}

/// What the button of a power says, its glyph, and its name.
pub fn power<'a>(shell: &Shell, book: &Book, (class, paying): (&Arc<str>, Paying)) -> (&'a str, String, String) {
    let words = &shell.words;
    let kind = book.cards.kind(class);
    let cards = kind.and_then(|kind| kind.power(paying)).map_or(1, |power| power.price_in_cards().max(1));
    // Of two that cost a card each says what it does; and so does what costs several.
    let two = kind.is_some_and(|kind| kind.other.is_some()) || cards > 1;
    let what =
        kind.and_then(|kind| kind.power(paying)).filter(|_| two && matches!(paying, Paying::Card | Paying::Other));
    let what = what.map(|power| words.row(&brief::does(words, &power.does)));
    let args = [
        ("class", words.kind(class).into()),
        ("what", what.clone().unwrap_or_default().into()),
        ("cards", i32::try_from(cards).unwrap_or(1).into()),
    ];
    let id = match (paying, what.is_some()) {
        (Paying::Card | Paying::Other, true) if cards > 1 => "sheet-power-dear",
        (Paying::Card | Paying::Other, true) => "sheet-power-what",
        (Paying::Card | Paying::Other, false) => "sheet-power",
        (Paying::Hand, _) => "sheet-hand",
        (Paying::Ten, _) => "sheet-ten",
    };
    let glyph = if paying == Paying::Ten { "die" } else { "card" };
    (glyph, words.with(id, &args), format!("power {class} {}", paying.name()))
}

/// The powers of Classes, a button each.
pub fn powers<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Vec<Element<'a, Message>> {
    let each = powers_of(hot).map(|(class, paying)| {
        let (glyph, text, name) = power(shell, table.session.book(), (&class, paying));
        let press = icon_button(shell.look, glyph, text).height(TURN_TOUCH).width(Fill).id(name);
        press.on_press(wish(Wish::Sheet(Some(Sheet::Power(class, paying))))).into()
    });
    each.collect()
}

/// That what is lit can be played, said to whoever has something lit.
pub fn hint<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, size: f32) -> Option<Element<'a, Message>> {
    let teller = table.teller();
    let seat = hot.mover().and_then(|c| table.game().seat(c))?;
    let lit = hot.has_lit(&teller, seat, false) || hot.has_lit(&teller, seat, true);
    lit.then(|| dim(shell.look, shell.words.get("window-hint"), size).into())
}

/// Somebody wants to be left in peace: until a fight that is not the one of this turn, or until the own turn.
pub fn quiet<'a>(shell: &'a Shell, seat: Colour, this: u32) -> [Element<'a, Message>; 2] {
    rests(seat, this, |id| icon_button(shell.look, "mute", shell.words.get(id)).width(Fill).padding([4, 8]))
}

/// The same beside another button, where there is room for words alone.
pub fn quiet_beside<'a>(shell: &'a Shell, seat: Colour, this: u32) -> [Element<'a, Message>; 2] {
    rests(seat, this, |id| {
        let words = bold(shell.words.get(id), 13.0).align_x(Alignment::Center);
        press(shell.look, words).centred().width(Length::FillPortion(3)).padding([4, 4])
    })
}

fn rests<'a>(seat: Colour, this: u32, press: impl Fn(&str) -> Press<'a, Message>) -> [Element<'a, Message>; 2] {
    [Until::Fight(this), Until::Turn].map(|until| {
        let press = press(until.name()).height(50).id(until.name().to_owned());
        press.on_press(wish(Wish::Peace(seat, Some(until)))).into()
    })
}

/// Whoever is left in peace can be asked again.
pub fn peace<'a>(shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let seat = hot.open.or(hot.alone)?;
    let (_, until) = hot.peace.iter().find(|(c, _)| *c == seat)?;
    let again = choice(shell.look, shell.words.get(until.name()), true).id("peace over".to_owned());
    Some(again.width(Fill).height(50).on_press(wish(Wish::Peace(seat, None))).into())
}

/// Cards that go are touched; to whom each of them goes is said as it is touched.
pub fn shedding<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    count: u32,
    to: &'a [Colour],
) -> Column<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let left = count.saturating_sub(hot.marked.len() as u32);
    let mut list = column![bold(
        words.with(if hot.marked.is_empty() { "shed-left" } else { "shed-more" }, &[("count", left.into())]),
        18.0
    )]
    .spacing(10);
    if let Some(only) = only_deck(table) {
        list = list.push(dim(look, words.with("shed-deck", &[("deck", words.get(only).into())]), BODY));
    }
    let name = |card: &CardId| words.printed(called(table.session.book(), *card)).into_owned();
    for gift in shares(&hot.marked, &hot.gets, (to, count)) {
        let cards: Vec<String> = gift.1.iter().map(name).collect();
        if cards.is_empty() {
            continue;
        }
        let who = match gift.0 {
            Some(colour) => words.with("charity-to", &[("seat", words.seat(colour, names).into())]),
            None => words.get("shed-gone"),
        };
        list = list.push(column![dim(look, who, BODY), bold(words.list(&cards), 17.0)].spacing(2));
    }
    list
}

/// Who can get a card that goes; nobody where it goes on the discards.
pub(super) fn receivers(ask: &Ask) -> &[Colour] {
    if let Ask::Munchkin(munchkin::Ask::Charity { to, .. }) = ask { to } else { &[] }
}

/// To whom a card goes that is marked; none if that is nobody.
pub(super) fn goes_to(ask: &Ask, hot: &Hot, card: CardId) -> Option<Colour> {
    let Ask::Munchkin(munchkin::Ask::Charity { to, surplus }) = ask else { return None };
    let all = shares(&hot.marked, &hot.gets, (to, *surplus));
    all.into_iter().find(|(_, cards)| cards.contains(&card))?.0
}

pub(super) fn only_deck(table: &Table) -> Option<&'static str> {
    match table.question.ask {
        Ask::Cards(cards::Ask::Cards { deck, .. }) => Some(deck_text(deck)),
        _ => None,
    }
}
