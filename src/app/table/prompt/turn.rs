//! What the active player does: ways, the room, cards; all in fixed places, and what cannot be done grey in its own.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::deal;
use crate::app::table::play;
use crate::app::table::prompt::parts::Answers;
use crate::app::table::prompt::tray::{self, GAP, Way, refused};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::asking;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::deal::plain_deal;
use crate::rules::dungeon::piles::all_of;
use crate::rules::dungeon::{movement, walk};
use crate::rules::ids::Side;
use crate::rules::question::Ask;
use crate::rules::table;
use crate::rules::table::Care;
use iced::widget::{column, row, space};
use iced::{Alignment, Element, Fill};

/// The turn of the active player.
pub fn turn<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    // A table that only counts has nothing else to do here.
    if table.game().table.care == Care::Count {
        return Answers::plain(move_left(table, shell));
    }
    let seat = table.game().turn.seat;
    let more = row![
        icon_button(look, "scroll", words.get("turn-effect"))
            .kind(Kind::Quiet)
            .on_press_maybe(seat.map(|c| Message::opens(Panel::Seat(c)))),
        icon_button(look, "die", words.get("turn-other-roll"))
            .kind(Kind::Quiet)
            .on_press(Message::opens(Panel::OtherRoll)),
    ];
    let curse = play::CardDraft::curse(table).map(|draft| Message::opens(Panel::Card(Box::new(draft))));
    let cursed = icon_button(look, "skull", words.get("card-curse")).kind(Kind::Quiet).id("curse".to_owned());
    let left = row![move_left(table, shell), cursed.on_press_maybe(curse)].spacing(4).align_y(Alignment::Center);
    // Whoever is at the top is told where the Boss waits.
    let top = table.session.book().top_level(table.game());
    let boss = table.game().active().is_some_and(|seat| seat.level >= top);
    let said = if boss { Some(words.with("boss-waits", &[("top", top.into())])) } else { full(table, shell) };
    let full = said.filter(|_| table.game().has_map()).map(|said| bold(said, BODY));
    let body = column![left.wrap(), more.spacing(4).wrap(), full].spacing(4).width(Fill);
    let height = if wide { TURN_TOUCH } else { 50.0 };
    // Touched in vain, each says why.
    let act = |name: &str, id: &str, does: Option<Message>, instead: Option<Command>| -> Element<'a, Message> {
        let instead = instead.and_then(|command| refused(table, command));
        let (can, message) = (does.is_some(), does.or(instead));
        let press = icon_button(look, name, words.get(id)).height(height).width(Fill).padding([2, 10]);
        press.id(name.to_owned()).faded(!can).on_press_maybe(message).into()
    };
    let play = seat.map(|c| Message::opens(Panel::Card(Box::new(play::CardDraft::of(c)))));
    let card = icon_button(look, "card", words.get("card-title")).height(height).width(Fill).padding([2, 10]);
    let card: Element<'a, Message> = card.id("play a card".to_owned()).on_press_maybe(play).into();
    if !table.game().has_map() {
        return Answers::with_tray(body, tray::grid(vec![card], if wide { 4 } else { 2 }));
    }
    let can = |command: Command| refused(table, command.clone()).is_none().then_some(Message::does(command));
    let deal = can(plain_deal()).is_some().then(|| Message::opens(deal::begin(table)));
    let pile = table.game().active().and_then(|s| table.game().dungeon.as_deref()?.room(s.room?)?.pile.as_ref());
    let pick = Command::Dungeon(dungeon::Command::PickUp(pile.map(all_of).unwrap_or_default()));
    let rest = vec![
        act(
            "search",
            "turn-search",
            can(Command::Dungeon(dungeon::Command::Search)),
            Some(Command::Dungeon(dungeon::Command::Search)),
        ),
        act("deal", "turn-deal", deal, Some(plain_deal())),
        card,
        act("pick", "turn-pick-up", can(pick.clone()), Some(pick)),
    ];
    let ways = tray::ways(table, shell, wide, ways(table, shell), "way");
    let rest = tray::grid(rest, if wide { 4 } else { 2 });
    Answers::with_tray(body, column![ways, rest].spacing(GAP))
}

/// That whoever's turn it is holds more cards than may stay when it ends.
fn full(table: &Table, shell: &Shell) -> Option<String> {
    // Where nobody counts hands, nobody knows.
    let counted = table.game().stock.is_some() || table.game().keeps_goods();
    let said = asking::full(&shell.words, (table.session.book(), table.game()), "turn-full", 1);
    said.filter(|_| counted)
}

/// What ending the turn costs whoever plays with cards of the app: it stands on the very button.
pub fn costs(table: &Table, shell: &Shell) -> Option<String> {
    let ends = matches!(table.question.ask, Ask::Table(table::Ask::Turn { .. }));
    let asked = ends && table.hot.is_some() && table.game().has_map();
    asked.then(|| full(table, shell)).flatten()
}

/// What is left of the active player's Move, and why.
pub fn move_left<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let Some(seat) = table.game().active() else { return space().into() };
    let (book, game) = (table.session.book(), table.game());
    let (left, all) = (movement::left(book, game, seat), movement::allowance(book, game, seat));
    let text = shell.words.with("turn-move-left", &[("left", left.into()), ("all", all.into())]);
    let why = row![icon("boot", 20.0), bold(text, 17.0), icon("why", 16.0)].spacing(8).align_y(Alignment::Center);
    let why = press(shell.look, why).kind(Kind::Quiet);
    why.on_press(Message::opens(Panel::WhyMove(seat.colour))).into()
}

/// The four sides of the room where the active player stands.
pub fn ways(table: &Table, shell: &Shell) -> Vec<Way> {
    let Ok(mover) = walk::mover(table.game()) else { return Vec::new() };
    let (words, names) = (&shell.words, Names::of(table.game()));
    let way = |side: Side| {
        let next = mover.dungeon.neighbour(mover.room, side);
        let link = mover.room.link(side);
        let exit = table.scene.exits.iter().find(|exit| exit.side == side);
        let all = exit.is_some_and(|exit| exit.cost.is_none());
        let command = match next {
            Some(_) => Command::Dungeon(dungeon::Command::Walk { side, all }),
            None => Command::Dungeon(dungeon::Command::Explore { side, all }),
        };
        let leads = next.map(|room| words.room(room.id, names));
        let fare = movement::fare(table.session.book(), table.game(), mover.seat, mover.room, link);
        let kind = words.get(&format!("link-{}", link.name()));
        Way {
            side,
            name: words.get(if next.is_some() { "way-walk" } else { "way-explore" }),
            told: if exit.is_some() { leads.unwrap_or(kind) } else { kind },
            cost: if all { Some(words.get("way-all")) } else { fare.map(|(cost, _)| cost.to_string()) },
            does: match exit {
                Some(_) => Some((Message::does(command), false)),
                None => refused(table, command).map(|why| (why, true)),
            },
        }
    };
    Side::ALL.into_iter().map(way).collect()
}
