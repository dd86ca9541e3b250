//! The prompt of a game the app keeps whole: what is asked, and everything that can be done besides playing cards.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::pieces::{
    answering, cast, cursed, hint, more, peace, played, powers, quiet, shedding, why,
};
use crate::app::table::hot::state::{Hot, Next, Sheet, Wish};
use crate::app::table::hot::{asides, came, doors, fighting, meanwhile, offered, ring, sheet, spoils};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt;
use crate::app::table::prompt::parts::{Answers, Asked};
use crate::app::table::prompt::tray::{self, Way};
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::play::narrate::asking;
use crate::play::narrate::taker::taker;
use crate::play::reacting;
use crate::rules::card::CardId;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors as at_doors;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{cards, dungeon, fight, munchkin, table, track};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// How high the ways to be left in peace are.
pub const QUIET: f32 = 112.0;

/// The prompt, on a panel of a width.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, width: f32) -> Asked<'a> {
    if let Some(open) = &hot.sheet {
        return sheet::view(table, shell, hot, (open, width));
    }
    let words = &shell.words;
    let seat = match hot.next {
        Next::Bot(seat) | Next::Pass(seat) | Next::Person(seat) => Some(seat),
        Next::Ring => None,
        _ => table.question.seat,
    };
    let waits = hot.is_busy() || hot.handed().is_some();
    let said = match hot.next {
        Next::Ring => asked(table, shell),
        Next::Bot(_) => words.get("ask-bot"),
        _ if hot.is_busy() => words.get("ask-goes-on"),
        _ => asked(table, shell),
    };
    let head = prompt::titled(table, shell, seat, said);
    if table.fights() {
        return fighting::view(table, shell, hot, (head, width));
    }
    // What was taken from the dead nobody has played.
    let looted = matches!(table.question.ask, Ask::Doors(at_doors::Ask::Corpse { .. }));
    let (cast, played) = (cast(table, shell, hot), played(table, shell, hot).filter(|_| !looted));
    if hot.next == Next::Ring {
        // Whoever has got something has to find their name while the ring runs: nothing stands above it.
        let list = column![ring::view(table, shell, hot), cast, played];
        // In the tray, where they lie without phones.
        let peace = ring::peace(table, shell, hot);
        let tray = (!peace.is_empty()).then(|| column(peace).spacing(6).into());
        return Asked { head, body: list.spacing(10).width(Fill).into(), tray, foot: None };
    }
    // What is left of the turn stays where it is, whatever is told of what was done.
    let turns = !waits && table.game().has_map() && table.question.ask.is_turn();
    let left = turns.then(|| prompt::turn::move_left(table, shell));
    let list = column![left, cast, played].spacing(10).width(Fill);
    // Once it is over nobody is asked again.
    let over = matches!(table.question.ask, Ask::Table(table::Ask::Over(_)));
    let list = list.push(peace(shell, hot).filter(|_| !over));
    // Somebody has the turn on a phone: whoever is here plays something meanwhile, and is offered something.
    if meanwhile::stands(table, hot) {
        let offer = offered::view(table, shell, hot).filter(|_| !waits);
        let slots = fighting::meanwhile(table, shell, hot, ring::columns(width >= tray::WIDE));
        let foot = (!waits).then(|| more(table, shell, hot, Fill)).flatten();
        return Asked { head, body: list.push(offer).push(slots).into(), tray: None, foot };
    }
    if waits {
        return Asked {
            head,
            body: list.push(cursed(table, shell)).push(why(table, shell, hot)).into(),
            tray: None,
            foot: None,
        };
    }
    // Whoever has the turn here is offered a trade from a phone.
    let list = list.push(offered::view(table, shell, hot).filter(|_| hot.armed.is_none()));
    let Answers { body, tray } = answers(table, shell, hot, width);
    // Elsewhere everything there is stands on a button of its own already.
    let much = matches!(
        table.question.ask,
        Ask::Table(table::Ask::Turn { .. })
            | Ask::Table(table::Ask::Window { .. })
            | Ask::Fight(fight::Ask::Fight { .. })
    );
    let foot = match hot.moves.is_empty() {
        // Nothing is left to be done, or left out.
        true if matches!(table.question.ask, Ask::Table(table::Ask::Over(_))) => None,
        true => Some(prompt::skip(table, shell)),
        false => much.then(|| more(table, shell, hot, Fill)).flatten(),
    };
    Asked { head, body: list.push(body).into(), tray, foot }
}

/// What is asked, in words.
pub(super) fn asked(table: &Table, shell: &Shell) -> String {
    if let Some(asked) = meanwhile::asked(table, shell) {
        return asked;
    }
    if let Some(came) = came::asked(table, shell) {
        return came;
    }
    // What somebody holds is asked about once their hand is open.
    let opens = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::Opening, .. }));
    let open = |seat: &Colour| !opens || table.hot.as_ref().is_some_and(|hot| hot.mover() == Some(*seat));
    let to = table.question.seat.filter(open);
    let ask = asking::asked(&shell.words, (table.session.book(), table.game()), &table.question, to);
    // To whom cards go is known before the first of them is picked.
    let goes = match &table.question.ask {
        Ask::Munchkin(munchkin::Ask::Charity { to, .. }) => asking::charity_goes(&shell.words, table.game(), to),
        _ => None,
    };
    let before = news(table, shell).into_iter().chain(taker(&shell.words, &table.session));
    before.chain([ask]).chain(goes).collect::<Vec<_>>().join(" ")
}

/// That there is something new in the hand, said to whoever it is shown to as their turn goes on.
fn news(table: &Table, shell: &Shell) -> Option<String> {
    // Of what others let in the question speaks itself.
    if matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::Came, .. })) {
        return None;
    }
    let hot = table.hot.as_ref().filter(|hot| hot.mover().is_some() && hot.mover() == table.game().turn.seat)?;
    let held = table.game().seat(hot.mover()?)?.held.and(table.session.book().cards.stack(Deck::TREASURE));
    let count = |of: &dyn Fn(CardId) -> bool| hot.spread.shown().iter().filter(|card| of(**card)).count();
    match (count(&|card| held.has(card)), hot.spread.shown().len()) {
        (_, 0) => None,
        (0, cards) => Some(shell.words.with("news-cards", &[("count", (cards as u32).into())])),
        (treasures, _) => Some(shell.words.with("news-treasures", &[("count", (treasures as u32).into())])),
    }
}

/// The answers, and what can be done besides.
fn answers<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, width: f32) -> Answers<'a> {
    let list: Column<'a, Message> = match &table.question.ask {
        Ask::Table(table::Ask::Turn { .. }) if !table.game().has_map() => {
            return doors::turn(table, shell, hot, width >= tray::WIDE);
        }
        Ask::Table(table::Ask::Turn { .. }) => return turn(table, shell, hot, width >= tray::WIDE),
        Ask::Doors(at_doors::Ask::Corpse { .. }) => spoils::left(table, shell, hot, width),
        Ask::Doors(_) => return Answers::plain(doors::choice(table, shell, hot)),
        Ask::Table(table::Ask::Window { .. }) => return window(table, shell, hot, width >= tray::WIDE),
        Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => shedding(table, shell, hot, *surplus, to),
        Ask::Cards(cards::Ask::Cards { count, drawn: false, .. }) => shedding(table, shell, hot, *count, &[]),
        Ask::Fight(fight::Ask::Spoils { up, picks }) => spoils::view(table, shell, up, *picks),
        Ask::Table(table::Ask::Over(ending)) => return Answers::plain(prompt::over(table, shell, ending)),
        // Whose colour it is says more than the colour: asked as at a table of cardboard.
        Ask::Dungeon(dungeon::Ask::BaseColour { .. }) => return prompt::by_hand(table, shell, width),
        _ if hot.moves.is_empty() => return prompt::by_hand(table, shell, width),
        _ => column![cursed(table, shell), generic(table, shell, hot)].spacing(10),
    };
    Answers::plain(list)
}

/// Every answer there is as a button; but not what the next step says already.
fn generic<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let all = answering(table, shell, hot);
    column(all.map(|(i, c)| sheet::plain(table, shell, i, c))).spacing(8).into()
}

/// The active player's turn: ways, the room, goods in fixed places; and what it is good to know.
fn turn<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let top = table.session.book().top_level(table.game());
    let boss = table.game().active().is_some_and(|seat| seat.level >= top);
    let boss = boss.then(|| bold(words.with("boss-waits", &[("top", top.into())]), 17.0).color(look.torch));
    let searched = table.game().active().is_some_and(|s| s.room.is_some_and(|room| s.searched.contains(&room)));
    // The reason stands where it cannot be done.
    let searched = searched.then(|| words.get("turn-searched"));
    let powers = powers(table, shell, hot);
    let body = column![boss].spacing(4).extend(powers).width(Fill);
    let rules = &table.session.book().rules;
    let find = |test: fn(&Command) -> bool| hot.moves.iter().find(|command| test(command)).cloned();
    let search = find(|c| *c == Command::Dungeon(dungeon::Command::Search)).map(Message::does);
    let pick = find(|c| matches!(c, Command::Dungeon(dungeon::Command::PickUp(_)))).map(Message::does);
    let heal = find(|c| matches!(c, Command::Dungeon(dungeon::Command::Heal { .. })));
    let opens = |test: fn(&Command) -> bool, sheet: Sheet| find(test).map(|_| wish(Wish::Sheet(Some(sheet))));
    let deal = opens(|c| matches!(c, Command::Dungeon(dungeon::Command::RoomDeal { .. })), Sheet::Deal);
    let level = opens(|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. })), Sheet::Level);
    let pack = opens(|c| matches!(c, Command::Munchkin(munchkin::Command::Pack { .. })), Sheet::Pack);
    let height = if wide { 44.0 } else { 50.0 };
    let place = |glyph: &str, text: &str, id: &str, cost: Option<u8>, does: Option<Message>| -> Element<'a, Message> {
        let why = searched.as_ref().filter(|_| id == "move-search" && does.is_none());
        let why = why.map(|why| dim(look, why.clone(), 13.0).line_height(1.3));
        let cost = cost
            .map(|cost| row![icon("boot", 13.0), bold(cost.to_string(), 17.0)].spacing(2).align_y(Alignment::Center));
        let called = column![bold(words.get(text), 15.0), why].width(Fill);
        let label = row![icon(glyph, 20.0), called, cost].spacing(7);
        let press = press(look, label.align_y(Alignment::Center)).height(height).width(Fill).padding([2, 8]);
        // Touched in vain, it says why, as far as the rules know.
        let instead = asides::in_vain(table, id).and_then(|command| tray::refused(table, command));
        let open = does.is_some();
        let id = if open { id.to_owned() } else { format!("no-{id}") };
        press.id(id).faded(!open).on_press_maybe(does.or(instead)).into()
    };
    // What it costs and brings is read before it is done.
    let heal = heal.map(|heal| Healed::of(table, shell, hot, heal).view(shell, height));
    let rest = vec![
        place("search", "move-search", "move-search", Some(rules.search_cost), search),
        place("pick", "turn-pick-up", "move-pick-up", Some(rules.pick_up_cost), pick),
        place("deal", "turn-deal", "deal", None, deal),
        place("star", "sheet-level", "level", None, level),
        heal.unwrap_or_else(|| place("heart", "turn-heal", "heal", None, None)),
        place("sword", "sheet-pack", "pack", None, pack),
    ];
    let ways = prompt::turn::ways(table, shell);
    // Only what whoever holds the screen may do.
    let may = |way: Way| {
        let legal = hot.moves.iter().any(|c| match c {
            Command::Dungeon(dungeon::Command::Walk { side, .. })
            | Command::Dungeon(dungeon::Command::Explore { side, .. }) => *side == way.side,
            _ => false,
        });
        Way { does: way.does.filter(|(_, refused)| legal || *refused), ..way }
    };
    let ways = tray::ways(table, shell, wide, ways.into_iter().map(may).collect(), "way");
    let rest = tray::grid(rest, if wide { 3 } else { 2 });
    Answers::with_tray(body, column![ways, rest].spacing(4))
}

/// What trading a Level for Health does, what it says it brings, in full and shorter, and whether it was touched once: where
/// it brings next to nothing it takes two touches.
struct Healed {
    does: Message,
    told: [String; 2],
    armed: bool,
}

impl Healed {
    fn of(table: &Table, shell: &Shell, hot: &Hot, command: Command) -> Healed {
        let (book, game) = (table.session.book(), table.game());
        let armed = hot.armed.as_ref() == Some(&command);
        let level = game.active().map_or(0, |seat| seat.level);
        let (from, to) = reacting::heals(book, game, &command).unwrap_or_default();
        let down = level.saturating_sub(1);
        let args = [("level", level.into()), ("down", down.into()), ("from", from.into()), ("to", to.into())];
        let told = ["heal-brings", "heal-leaves"].map(|id| match armed {
            true => shell.words.get("heal-sure"),
            false => shell.words.with(id, &args),
        });
        let arms = !armed && reacting::is_dear(book, game, &command);
        let does = if arms { wish(Wish::Arm(command)) } else { Message::does(command) };
        Healed { does, told, armed }
    }

    /// The deed and what it brings, in a place so high.
    fn view<'a>(self, shell: &Shell, height: f32) -> Element<'a, Message> {
        let [full, short] = self.told;
        let way = |(told, size): (String, f32)| -> Element<'a, Message> {
            let told = dim(shell.look, told, size).line_height(1.2);
            column![bold(shell.words.get("turn-heal"), 15.0).line_height(1.2), told].width(Fill).into()
        };
        let ways = [(full.clone(), 13.0), (full, 12.0), (short.clone(), 13.0), (short, 12.0)].map(way);
        let called = container(fitting(ways.into()).centred()).height(height - 6.0);
        let label = row![icon("heart", 20.0), called].spacing(7).align_y(Alignment::Center);
        let kind = if self.armed { Kind::Danger } else { Kind::Plain };
        let press = press(shell.look, label).kind(kind).height(height).width(Fill).padding([2, 8]);
        press.id("heal".to_owned()).on_press(self.does).into()
    }
}

/// The Deal, levels, Health, the pack, powers: a button each, as far as they can be done.
fn extras<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, sells: bool) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    let has = |test: &dyn Fn(&Command) -> bool| hot.moves.iter().any(test);
    let open = |glyph: &str, text: String, what: Sheet, id: String| -> Element<'a, Message> {
        let press = icon_button(look, glyph, text).height(TURN_TOUCH).width(Fill).id(id);
        press.on_press(wish(Wish::Sheet(Some(what)))).into()
    };
    if has(&|c| matches!(c, Command::Dungeon(dungeon::Command::RoomDeal { .. }))) {
        list.push(open("deal", words.get("turn-deal"), Sheet::Deal, "deal".to_owned()));
    }
    if sells && has(&|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. }))) {
        list.push(open("star", words.get("sheet-level"), Sheet::Level, "level".to_owned()));
    }
    if let Some(heal) = hot.moves.iter().find(|c| matches!(c, Command::Dungeon(dungeon::Command::Heal { .. }))) {
        list.push(Healed::of(table, shell, hot, heal.clone()).view(shell, TURN_TOUCH));
    }
    if has(&|c| matches!(c, Command::Munchkin(munchkin::Command::Pack { .. }))) {
        list.push(open("sword", words.get("sheet-pack"), Sheet::Pack, "pack".to_owned()));
    }
    list.extend(powers(table, shell, hot));
    (!list.is_empty()).then(|| column(list).spacing(6).into())
}

/// Others may react, outside of a fight: what is going on, and how to be left in peace.
fn window<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Answers<'a> {
    // Whoever has done what the card under the token asks for says so before the turn is over.
    let ends = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::End, .. }));
    let seat = hot.mover().and_then(|seat| table.game().seat(seat)).filter(|_| ends);
    let done = seat.filter(|seat| track::turn::is_done(table.session.book(), table.game(), seat));
    let hacks = |command: &&Command| {
        matches!(command, Command::Track(track::Command::Hack { how: track::command::How::Deed, .. }))
    };
    let hack = done.and_then(|_| hot.moves.iter().enumerate().find(|(_, command)| hacks(command)));
    let hack = hack.map(|(index, command)| sheet::plain(table, shell, index, command));
    // Before the turn is over there is time to trade as well (MC-TRADE-03).
    let may = |seat: &Colour| reacting::may_rest(table.game(), None, *seat);
    let bargains = seat.is_some_and(|seat| !may(&seat.colour)) && !table.game().has_map();
    let trade = seat.filter(|_| !table.game().has_map() && !bargains).map(|_| doors::trade(table, shell, hot));
    let pays = ends && hot.moves.iter().any(track::turn::is_paid);
    let paid = pays.then(|| doors::hacks_with_cards(table, shell, hot)).flatten();
    let list = column![hint(table, shell, hot, BODY), hack, extras(table, shell, hot, !bargains), trade, paid];
    let list = list.spacing(12).width(Fill);
    // Where they lay all the turn.
    if bargains {
        let bargains = vec![doors::bargains(table, shell, hot)];
        return Answers::with_tray(list, tray::grid(bargains, if wide { 2 } else { 1 }));
    }
    match hot.mover().filter(may) {
        // In the tray: they stay where they are, whatever is told above them.
        Some(seat) => Answers::with_tray(list, column(quiet(shell, seat, 0)).spacing(6)),
        None => Answers::plain(list),
    }
}
