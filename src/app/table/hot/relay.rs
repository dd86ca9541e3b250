//! The tablet goes from hand to hand: until whoever is asked says so, nobody's cards are to be seen.

use crate::app::look::{card, shade};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::hot::pieces::cursed;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::hot::{ask, bid, fighting, haggle, meanwhile, offered};
use crate::app::table::message::{Message, answer, wish};
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::table::{bar, sides};
use crate::app::widget::parts::{badge, body, bold, button, dim, icon_button, title};
use crate::app::widget::press::{Kind, Press, press};
use crate::app::widget::ring::{ASKED, BESIDES};
use crate::app::widget::spoken::part;
use crate::catalog::words::Names;
use crate::play::narrate::moves::asked_for;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{fight, munchkin, table};
use iced::widget::{Row, column, container, opaque, responsive, row, space};
use iced::{Alignment, Element, Fill, Padding, Size};

/// Whether somebody is asked for help.
fn is_asked(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. }))
}

/// Whether an answer gives nothing of a hand away, so that whoever is asked says it and anybody touches it.
pub fn is_said_aloud(table: &Table, command: &Command) -> bool {
    let answers =
        [table::Answer::Done, table::Answer::No].map(|answer| Command::Table(table::Command::Answer(answer.into())));
    let phoned = handed(table).is_some_and(|(hot, seat)| hot.is_phoned(seat));
    is_asked(table) && !phoned && answers.contains(command)
}

/// Who asks for help, for what and at what chance; and both answers.
fn aloud<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let (words, look, game) = (&shell.words, shell.look, table.game());
    let Ask::Fight(fight::Ask::Asked { main, terms }) = &table.question.ask else { return Vec::new() };
    let Some(now) = fight::kept(game) else { return Vec::new() };
    let asks = bold(words.say(&asked_for((table.session.book(), game), *main, terms), Names::of(game)), 20.0);
    let says = |text: &str, id: &str, kind: Kind, says: table::Answer| -> Element<'a, Message> {
        let label = container(bold(words.get(text), 20.0)).center_x(Fill);
        let press = press(look, label).kind(kind).height(64).width(Fill).id(id.to_owned());
        press.on_press(answer(says.into())).into()
    };
    let yes = says("answer-help", "help aloud", Kind::Primary, table::Answer::Done);
    let no = says("answer-no-help", "no aloud", Kind::Plain, table::Answer::No);
    let all: Vec<Element<'a, Message>> = vec![asks.into()];
    // In the middle, as all that is said there.
    let odds = table.question.seat.and_then(|seat| bid::with_help(table, shell, now, seat)).map(|odds| {
        let with = [bold(words.get("asked-with"), 20.0), bold(odds, 24.0).color(look.torch)];
        Row::with_children(with.map(Element::from)).spacing(8).align_y(Alignment::Center).into()
    });
    let odds = odds.into_iter().chain(fighting::provoked(table, shell, Some(now)));
    let more = haggle::view(table, shell);
    all.into_iter().chain(odds).chain([row![yes, no].spacing(10).into()]).chain(more).collect()
}

/// How high the touch is that opens a hand, and how far it stands from the edge of the cover.
const READY: f32 = 64.0;
const EDGE: f32 = 10.0;
/// So much room has what undo would take back, beside the menu: longer than that it has two lines.
const UNDO: f32 = 400.0;
/// So much where the hand can go back to a phone, too.
const UNDO_BESIDE: f32 = 250.0;

impl Table {
    /// Whether a banner, or dice that have just been rolled, are still to be seen by the whole table.
    pub fn stands(&self, shell: &Shell) -> bool {
        let now = shell.clock.now();
        let dice = self.hot.as_ref().is_some_and(|hot| hot.cast.is_some() && now < hot.due);
        shell.pace > 0 && (dice || self.shown_for(shell) > 0)
    }
}

/// Whoever is asked holds the hand on a phone: the table stays in sight, and the hand can be had here all the same.
fn elsewhere<'a>(table: &'a Table, shell: &'a Shell, (hot, seat): (&Hot, Colour), size: Size) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    // What everybody would hear across the table stands here for all to see.
    let trade = match &hot.armed {
        Some(Command::Munchkin(munchkin::Command::Give { from, to, .. })) => Some((*from, *to)),
        _ => None,
    };
    let offered = trade.map(|(from, to)| {
        let args = [("from", words.seat(from, names).into()), ("to", words.seat(to, names).into())];
        words.with("phones-trade", &args)
    });
    let asks = match &table.question.ask {
        Ask::Fight(fight::Ask::Asked { main, terms }) => {
            Some(words.say(&asked_for((table.session.book(), table.game()), *main, terms), names))
        }
        _ => None,
    };
    let told = offered.or(asks).map(|told| body(told).size(18.0));
    // While a trade is thought over it is not whoever offers it that is waited for.
    let decides = trade.map_or(seat, |(_, to)| to);
    let named = [("seat", words.seat(decides, names).into())];
    let relay = if shell.is_quiet(decides) { "phones-quiet" } else { "phones-relay" };
    let relay = words.with(relay, &named);
    let here = press(look, container(bold(words.with("phones-here", &named), 17.0)).center_x(Fill));
    let here = here.height(56).width(220).id("play here".to_owned()).on_press(wish(Wish::Instead(decides, true)));
    let said = match offered::view(table, shell, hot) {
        // Once it is decided here, what leads back lies where the hand was asked for, and the answers lie above it: whoever
        // touches twice answers nothing.
        Some(offer) => {
            let back = to_phone(shell, hot, decides).map(|back| row![space().width(Fill), back.height(56).width(220)]);
            column![offer].push(back).spacing(10)
        }
        None => {
            let here = hot.is_phoned(decides).then_some(here);
            let said = column![bold(relay, 22.0), told].width(Fill);
            column![row![badge(look, decides, 40.0), said].push(here).spacing(12).align_y(Alignment::Center)]
        }
    };
    let frame = container(said).padding([10, 14]).max_width(760).width(Fill);
    let frame = opaque(frame.style(card(look, look.seat(decides), 4.0)).id("relay phone"));
    // Where the hand would lie: what has been told is read beside it.
    let beside = if size.width < size.height { 0.0 } else { sides::of(table, size).1 };
    let frame = container(frame).padding(12).center_x(Fill).align_bottom(Fill);
    row![frame, space().width(beside)].into()
}

/// The hand goes back to the phone it is held on.
pub fn to_phone<'a>(shell: &'a Shell, hot: &Hot, seat: Colour) -> Option<Press<'a, Message>> {
    hot.is_lent(seat).then(|| {
        let back = button(shell.look, shell.words.get("phones-back")).id("to phone".to_owned());
        back.on_press(wish(Wish::Instead(seat, false)))
    })
}

/// To whom the tablet is being handed over.
fn handed(table: &Table) -> Option<(&Hot, Colour)> {
    let hot = table.hot.as_ref().filter(|_| table.is_open())?;
    Some((hot, hot.handed()?))
}

/// Whether it asks before anything else is done.
pub fn covers(table: &Table) -> bool {
    handed(table).is_some_and(|(hot, seat)| !hot.is_phoned(seat))
}

/// What the key of the next step does while the tablet is handed over: whoever takes it says so. Where somebody is asked
/// across the table nothing is the next step.
pub fn taken(table: &Table) -> Option<Message> {
    let (hot, seat) = handed(table)?;
    (!hot.is_phoned(seat) && !is_asked(table)).then(|| wish(Wish::Here(seat)))
}

/// Whoever holds a phone has offered whoever takes the tablet a trade: they know before they do.
fn offers<'a>(table: &'a Table, shell: &'a Shell, (hot, seat): (&Hot, Colour)) -> Option<Element<'a, Message>> {
    let Some(Command::Munchkin(munchkin::Command::Give { from, to, .. })) = hot.offered(seat) else { return None };
    let [from, to] = [*from, *to].map(|seat| shell.words.seat(seat, Names::of(table.game())));
    let told = shell.words.with("phones-trade", &[("from", from.into()), ("to", to.into())]);
    Some(bold(told, 20.0).align_x(Alignment::Center).into())
}

/// Hands were on phones that have not found back to this table: once, instead of whom the tablet goes to.
fn astray<'a>(shell: &'a Shell) -> Option<Element<'a, Message>> {
    if !shell.misses_phones() {
        return None;
    }
    let (words, look) = (&shell.words, shell.look);
    let opens = button(look, words.get("phones-open")).id("phones back".to_owned());
    #[cfg(feature = "phones")]
    let opens = opens.on_press(Message::Ask(Action::Phones(crate::app::phones::Wish::Open)));
    let told = title(words.get("phones-astray"), 26.0).align_x(Alignment::Center);
    Some(column![told, opens].spacing(12).align_x(Alignment::Center).into())
}

/// How somebody is asked for: the tablet goes to them, or they have it, and have seen their cards or not.
fn passes(hot: &Hot, seat: Colour) -> &'static str {
    match hot.is_passed_on() {
        true => "relay-title",
        false if hot.shown != Some(seat) => "relay-first",
        false => "relay-again",
    }
}

/// What lies over the table while the tablet is handed over.
pub fn over<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let (hot, seat) = handed(table)?;
    let name = words.seat(seat, Names::of(table.game()));
    if hot.is_phoned(seat) {
        return Some(responsive(move |size| elsewhere(table, shell, (hot, seat), size)).into());
    }
    let ready =
        words.with(if is_asked(table) { "relay-cards" } else { "relay-ready" }, &[("seat", name.as_str().into())]);
    let ready = container(bold(ready, 22.0)).center_x(Fill);
    let kind = if is_asked(table) { Kind::Plain } else { Kind::Primary };
    let ready = press(look, ready).kind(kind).height(READY).width(Fill);
    let ready = ready.id("here".to_owned()).on_press(wish(Wish::Here(seat)));
    // What everybody is to see is seen first; whoever is in a hurry finds their name below it.
    let astray = astray(shell);
    if table.stands(shell) && !is_asked(table) && astray.is_none() {
        let title = words.with(passes(hot, seat), &[("seat", name.into())]);
        let head = row![badge(look, seat, 28.0), bold(title, 20.0)].spacing(10).align_y(Alignment::Center);
        let frame = container(column![head, ready].spacing(8)).padding([EDGE, 14.0]).max_width(620).width(Fill);
        let frame = frame.style(card(look, look.seat(seat), 4.0)).id("relay waits");
        return Some(opaque(container(frame).padding(12).center_x(Fill).align_bottom(Fill)));
    }
    // What the one before did by mistake is not theirs to keep only because the tablet is on its way.
    let back = table.session.timeline().can_undo().then_some(Message::Ask(Action::Undo));
    let undo = icon_button(look, "undo", bar::undo_label(table, shell)).kind(Kind::Quiet).id("undo here".to_owned());
    let undo = undo.on_press_maybe(back);
    let to_phone = to_phone(shell, hot, seat).filter(|_| !table.undo_armed);
    let room = if to_phone.is_some() || hot.meanwhile().is_some() { UNDO_BESIDE } else { UNDO };
    // Whoever wants to leave need not open anybody's hand for it.
    let menu = icon_button(look, "menu", words.get("menu-title")).kind(Kind::Quiet).id("menu here".to_owned());
    let menu = menu.on_press(Message::opens(Panel::Menu));
    // Nor for taking back that they have got something.
    let nothing = meanwhile::context(shell, hot)
        .filter(|_| !table.undo_armed)
        .map(|back| button(look, back.label).kind(Kind::Quiet).id("nothing".to_owned()).on_press_maybe(back.message));
    // What takes no look at cards is said across the table.
    let aloud = aloud(table, shell);
    let hint = if aloud.is_empty() { "relay-hint" } else { "relay-aloud" };
    let passes = astray.is_none().then(|| title(words.with(passes(hot, seat), &[("seat", name.into())]), 38.0));
    let content = column![
        badge(look, seat, 72.0),
        passes,
        astray.map(|astray| part(BESIDES, astray)),
        offers(table, shell, (hot, seat)),
        body(ask::asked(table, shell)).size(20.0).align_x(Alignment::Center),
    ]
    .extend(aloud.into_iter().map(|answers| part(ASKED, answers)))
    .push(cursed(table, shell))
    .push(dim(look, words.get(hint), 18.0))
    .push(part(
        BESIDES,
        row![container(undo).max_width(room)]
            .push(nothing)
            .push(bar::leave_it(table, shell))
            .push((!table.undo_armed).then_some(menu))
            .push(to_phone)
            .spacing(10)
            .align_y(Alignment::Center),
    ))
    // Last, where it stood while everybody still looked: it never leaves from under a finger. The keyboard begins there.
    .push(part(ASKED, ready));
    let content = content.spacing(14).align_x(Alignment::Center);
    let inside = Padding { top: 28.0, ..Padding::from([EDGE, 14.0]) };
    let frame = container(content).padding(inside).max_width(620).width(Fill).style(card(look, look.seat(seat), 4.0));
    let frame = frame.id("relay");
    Some(opaque(container(frame).padding(12).center_x(Fill).align_bottom(Fill).style(shade(look))))
}
