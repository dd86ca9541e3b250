//! The prompt of a game the app keeps whole: what is asked, and everything that can be done besides playing cards.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::table::hot::{
    Cast, Dice, Hot, Next, Seen, Sheet, Until, Wish, fighting, finds, hand, ring, sheet, spoils, wish,
};
use crate::app::table::prompt::tray::{self, Way};
use crate::app::table::prompt::{self, Answers, Asked, Context, dice};
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{badge, body, bold, choice, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::narrate::moves::stays;
use crate::rules::agenda::{About, Step};
use crate::rules::card::{CardId, CardSet};
use crate::rules::command::{Answer, Command, Gift, PowerBy};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Deck;
use crate::rules::system::Fighter;
use crate::rules::system::quest::fight::{self, flight};
use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Fill};
use std::sync::Arc;

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
    let (cast, played) = (cast(table, shell, hot), played(table, shell, hot));
    if hot.next == Next::Ring {
        // Whoever has got something has to find their name while the ring runs: nothing stands above it.
        let list = column![ring::view(table, shell, hot), cast, played];
        return Asked { head, body: list.spacing(10).width(Fill).into(), tray: None, foot: None };
    }
    let list = column![cast, played].spacing(10).width(Fill);
    let list = list.push(peace(shell, hot));
    if waits {
        return Asked { head, body: list.push(why(table, shell, hot)).into(), tray: None, foot: None };
    }
    let Answers { body, tray } = answers(table, shell, hot, width);
    // Elsewhere everything there is stands on a button of its own already.
    let much = matches!(table.question.ask, Ask::Turn { .. } | Ask::Window { .. } | Ask::Fight { .. });
    let foot = match hot.moves.is_empty() {
        true => Some(prompt::skip(shell)),
        false => much.then(|| more(shell, hot)).flatten(),
    };
    Asked { head, body: list.push(body).into(), tray, foot }
}

/// What is asked, in words.
fn asked(table: &Table, shell: &Shell) -> String {
    match &table.question.ask {
        Ask::Window { about, .. } => shell.words.get(&format!("window-{}", about.name())),
        ask => shell.words.get(&prompt::ask_text(ask)),
    }
}

/// The answers, and what can be done besides.
fn answers<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, width: f32) -> Answers<'a> {
    let list: Column<'a, Message> = match &table.question.ask {
        Ask::Turn { .. } => return turn(table, shell, hot, width >= tray::WIDE),
        Ask::Window { .. } => window(table, shell, hot),
        Ask::Charity { surplus, to } => shedding(table, shell, hot, *surplus, to),
        Ask::Cards { count, drawn: false, .. } => shedding(table, shell, hot, *count, &[]),
        Ask::Spoils { up, picks } => spoils::view(table, shell, *up, *picks),
        Ask::Over(ending) => return Answers::plain(prompt::over(table, shell, ending)),
        _ if hot.moves.is_empty() => return prompt::by_hand(table, shell, width),
        _ => column![cursed(table, shell), generic(table, shell, hot)].spacing(10),
    };
    Answers::plain(list)
}

/// Dice of a fight that fit beside a name.
const BESIDE: usize = 4;

/// Steps of the app for which dice that fell are still to be seen.
const FRESH: u32 = 6;

/// Dice that fell just now, or that it is about.
pub fn cast<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let cast = hot.cast.as_ref().filter(|cast| is_fresh(table, cast))?;
    Some(column![thrown(table, shell, cast), finds::view(table, shell)].spacing(8).into())
}

/// Dice that lie, by themselves: what each face of them would bring is told elsewhere.
pub fn lies<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let cast = hot.cast.as_ref().filter(|cast| is_fresh(table, cast))?;
    Some(thrown(table, shell, cast))
}

/// Whether dice fell just now, or are what it is about.
fn is_fresh(table: &Table, cast: &Cast) -> bool {
    let about = matches!(table.question.ask, Ask::Window { about: About::Dice, .. });
    about || table.session.records().saturating_sub(cast.at) <= FRESH
}

/// Why a bot did what it did.
pub fn why<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let (seat, why) = hot.why.as_ref().filter(|_| hot.is_busy() || hot.handed().is_some())?;
    let why = dim(shell.look, shell.words.say(why, Names::of(table.game())), BODY).width(Fill);
    Some(row![badge(shell.look, *seat, 18.0), why].spacing(8).align_y(Alignment::Center).into())
}

/// The Curse that is about to strike: whose it is, its name, and what it does.
pub fn cursed<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let Some(Step::Cursed { name, card, by, .. }) = table.game().top() else { return None };
    let played = by.map(|by| {
        let seat = shell.words.seat(by, Names::of(table.game()));
        let text = dim(shell.look, shell.words.with("cursed-by", &[("seat", seat.into())]), BODY);
        row![badge(shell.look, by, 22.0), text].spacing(8).align_y(Alignment::Center)
    });
    let named = (!name.is_empty()).then(|| bold(name.as_str(), 20.0));
    let def = card.and_then(|card| table.session.book().cards.card(card));
    let said = def.map(|def| hand::lines(shell, table.session.book(), def)).unwrap_or_default();
    Some(column![played, named].spacing(6).extend(said.into_iter().map(|line| body(line).size(17.0).into())).into())
}

/// What somebody else has just played, to be read while it can still be answered.
pub fn played<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let fresh = |seen: &Seen| table.session.records().saturating_sub(seen.at) <= FRESH;
    // A Curse about to strike is told by itself.
    let seen = hot.seen.filter(|seen| fresh(seen) && !matches!(table.question.ask, Ask::Cursed { .. }))?;
    let def = table.session.book().cards.card(seen.card)?;
    let name = row![badge(shell.look, seen.seat, 22.0), bold(def.name.as_str(), 18.0).width(Fill)].spacing(8);
    // What stays on the table can be read there.
    let said = if stays(def) { Vec::new() } else { hand::lines(shell, table.session.book(), def) };
    let said = said.into_iter().map(|line| body(line).size(16.0).into());
    let content = column![name.align_y(Alignment::Center)].spacing(4).extend(said);
    let frame = card(shell.look, shell.look.seat(seen.seat), 2.0);
    Some(container(content).padding([8, 12]).width(Fill).style(frame).into())
}

/// Every answer there is as a button; but not what the next step says already.
fn generic<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let all = answering(table, shell, hot);
    column(all.map(|(i, c)| sheet::plain(table, shell, i, c))).spacing(8).into()
}

/// The moves that answer, with their places among all moves; but not what the next step says already.
pub fn answering<'a>(
    table: &Table,
    shell: &Shell,
    hot: &'a Hot,
) -> impl Iterator<Item = (usize, &'a Command)> + use<'a> {
    let has_next = prompt::context(table, shell).is_some();
    let shown = move |command: &Command| {
        matches!(command, Command::Answer(a) if !(has_next && *a == Answer::Done))
            || matches!(command, Command::UsePower { .. })
    };
    hot.moves.iter().enumerate().filter(move |(_, c)| shown(c))
}

/// Everything else, in words: nothing that can be done is out of reach.
pub fn more<'a>(shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let text = shell.words.with("sheet-more-count", &[("count", hot.moves.len().into())]);
    let more = icon_button(shell.look, "menu", text).kind(Kind::Quiet).height(48).id("more".to_owned());
    (hot.moves.len() > 1).then(|| more.on_press(wish(Wish::Sheet(Some(Sheet::More)))).into())
}

/// The active player's turn: ways, the room, goods in fixed places; and what it is good to know.
fn turn<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let boss = table.game().active().is_some_and(|seat| seat.level >= table.session.book().rules.level_max);
    let boss = boss.then(|| bold(words.get("boss-waits"), 17.0).color(look.torch));
    let searched = table.game().active().is_some_and(|s| s.room.is_some_and(|room| s.searched.contains(&room)));
    let searched = searched.then(|| dim(look, words.get("turn-searched"), BODY));
    let powers = powers(shell, hot);
    let body = column![prompt::turn::move_left(table, shell), boss, searched].spacing(8).extend(powers).width(Fill);
    let rules = &table.session.book().rules;
    let find = |test: fn(&Command) -> bool| hot.moves.iter().find(|command| test(command)).cloned();
    let search = find(|c| *c == Command::Search).map(Message::Do);
    let pick = find(|c| matches!(c, Command::PickUp(_))).map(Message::Do);
    let heal = find(|c| matches!(c, Command::Heal { .. })).map(Message::Do);
    let opens = |test: fn(&Command) -> bool, sheet: Sheet| find(test).map(|_| wish(Wish::Sheet(Some(sheet))));
    let deal = opens(|c| matches!(c, Command::RoomDeal { .. }), Sheet::Deal);
    let level = opens(|c| matches!(c, Command::BuyLevel { .. }), Sheet::Level);
    let pack = opens(|c| matches!(c, Command::Pack { .. }), Sheet::Pack);
    let height = if wide { 44.0 } else { 50.0 };
    let place = |glyph: &str, text: &str, id: &str, cost: Option<u8>, does: Option<Message>| -> Element<'a, Message> {
        let cost = cost
            .map(|cost| row![icon("boot", 13.0), bold(cost.to_string(), 17.0)].spacing(2).align_y(Alignment::Center));
        let label = row![icon(glyph, 20.0), bold(words.get(text), 15.0).width(Fill), cost].spacing(7);
        let press = press(look, label.align_y(Alignment::Center)).height(height).width(Fill).padding([2, 8]);
        // Touched in vain, it says why, as far as the rules know.
        let instead = (id == "move-search").then(|| tray::refused(table, Command::Search)).flatten();
        let open = does.is_some();
        let id = if open { id.to_owned() } else { format!("no-{id}") };
        press.id(id).faded(!open).on_press_maybe(does.or(instead)).into()
    };
    let rest = vec![
        place("search", "move-search", "move-search", Some(rules.search_cost), search),
        place("pick", "turn-pick-up", "move-pick-up", Some(rules.pick_up_cost), pick),
        place("deal", "turn-deal", "deal", None, deal),
        place("star", "sheet-level", "level", None, level),
        place("heart", "move-heal", "heal", None, heal),
        place("sword", "sheet-pack", "pack", None, pack),
    ];
    let ways = prompt::turn::ways(table, shell);
    // Only what whoever holds the screen may do.
    let may = |way: Way| {
        let legal = hot.moves.iter().any(|c| match c {
            Command::Walk { side, .. } | Command::Explore { side, .. } => *side == way.side,
            _ => false,
        });
        Way { does: way.does.filter(|(_, refused)| legal || *refused), ..way }
    };
    let ways = tray::ways(table, shell, wide, ways.into_iter().map(may).collect(), "way");
    let rest = tray::grid(rest, if wide { 3 } else { 2 });
    Answers::with_tray(body, column![ways, rest].spacing(4))
}

/// The Deal, levels, Health, the pack, powers: a button each, as far as they can be done.
fn extras<'a>(shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    let has = |test: &dyn Fn(&Command) -> bool| hot.moves.iter().any(test);
    let open = |glyph: &str, text: String, what: Sheet, id: String| -> Element<'a, Message> {
        let press = icon_button(look, glyph, text).height(TURN_TOUCH).width(Fill).id(id);
        press.on_press(wish(Wish::Sheet(Some(what)))).into()
    };
    if has(&|c| matches!(c, Command::RoomDeal { .. })) {
        list.push(open("deal", words.get("turn-deal"), Sheet::Deal, "deal".to_owned()));
    }
    if has(&|c| matches!(c, Command::BuyLevel { .. })) {
        list.push(open("star", words.get("sheet-level"), Sheet::Level, "level".to_owned()));
    }
    if let Some(heal) = hot.moves.iter().find(|c| matches!(c, Command::Heal { .. })) {
        let press = icon_button(look, "heart", words.get("move-heal")).height(TURN_TOUCH).width(Fill);
        list.push(press.id("heal".to_owned()).on_press(Message::Do(heal.clone())).into());
    }
    if has(&|c| matches!(c, Command::Pack { .. })) {
        list.push(open("sword", words.get("sheet-pack"), Sheet::Pack, "pack".to_owned()));
    }
    list.extend(powers(shell, hot));
    (!list.is_empty()).then(|| column(list).spacing(6).into())
}

/// The powers of Classes that can be used, and which of them by the ten-sided die.
pub fn powers_of(hot: &Hot) -> impl Iterator<Item = (Arc<str>, bool)> + use<> {
    let mut powers: Vec<(Arc<str>, bool)> = Vec::new();
    for command in &hot.moves {
        if let Command::UsePower { class, by, .. } = command {
            let power = (class.clone(), *by == PowerBy::Ten);
            if !powers.contains(&power) {
                powers.push(power);
            }
        }
    }
    powers.into_iter()
}

/// The powers of Classes, a button each.
fn powers<'a>(shell: &'a Shell, hot: &'a Hot) -> Vec<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let each = powers_of(hot).map(|(class, ten)| {
        let id = if ten { "sheet-ten" } else { "sheet-power" };
        let text = words.with(id, &[("class", words.kind(&class).into())]);
        let name = format!("power {class} {ten}");
        let press = icon_button(look, if ten { "die" } else { "card" }, text).height(TURN_TOUCH).width(Fill).id(name);
        press.on_press(wish(Wish::Sheet(Some(Sheet::Power(class, ten))))).into()
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

/// Others may react, outside of a fight: what is going on, and how to be left in peace.
fn window<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Column<'a, Message> {
    let list = column![hint(table, shell, hot, BODY), extras(shell, hot)];
    let list = list.spacing(12).width(Fill);
    let turn = &table.game().turn;
    let may = |seat: &Colour| turn.number > 0 && turn.seat != Some(*seat);
    match hot.mover().filter(may) {
        Some(seat) => list.extend(quiet(shell, seat, 0)),
        None => list,
    }
}

/// Somebody wants to be left in peace: until a fight that is not the one of this turn, or until the own turn.
pub fn quiet<'a>(shell: &'a Shell, seat: Colour, this: u32) -> [Element<'a, Message>; 2] {
    [(Until::Fight(this), "peace-fight"), (Until::Turn, "peace-turn")].map(|(until, id)| {
        let press = icon_button(shell.look, "mute", shell.words.get(id)).height(50).width(Fill).padding([4, 8]);
        press.id(id.to_owned()).on_press(wish(Wish::Peace(seat, Some(until)))).into()
    })
}

/// Whoever is left in peace can be asked again.
pub fn peace<'a>(shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let seat = hot.open?;
    let (_, until) = hot.peace.iter().find(|(c, _)| *c == seat)?;
    let id = if *until == Until::Turn { "peace-turn" } else { "peace-fight" };
    let again = choice(shell.look, shell.words.get(id), true).id("peace over".to_owned());
    Some(again.width(Fill).on_press(wish(Wish::Peace(seat, None))).into())
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
    let mut list = column![bold(words.with("shed-left", &[("count", left.into())]), 18.0)].spacing(10);
    if let Some(only) = only_deck(table) {
        list = list.push(dim(look, words.with("shed-deck", &[("deck", words.get(only).into())]), BODY));
    }
    let name = |card: &CardId| table.session.book().cards.card(*card).map(|def| def.name.clone()).unwrap_or_default();
    for gift in shares(&hot.marked, to) {
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

fn only_deck(table: &Table) -> Option<&'static str> {
    match table.question.ask {
        Ask::Cards { deck: Deck::Treasure, .. } => Some("deck-treasure"),
        Ask::Cards { deck: Deck::Dxm, .. } => Some("deck-dxm"),
        _ => None,
    }
}

/// Who gets which of the cards, as evenly as can be (MQ-CHAR-03); nobody means the discards.
fn shares(marked: &[CardId], to: &[Colour]) -> Vec<(Option<Colour>, Vec<CardId>)> {
    if to.is_empty() {
        return vec![(None, marked.to_vec())];
    }
    let share = |i: usize| marked.iter().copied().skip(i).step_by(to.len()).collect();
    to.iter().enumerate().map(|(i, colour)| (Some(*colour), share(i))).collect()
}

/// The next step where it is another one than at a cardboard table.
pub fn context(table: &Table, shell: &Shell, hot: &Hot) -> Option<Option<Context>> {
    let words = &shell.words;
    if hot.is_busy() || hot.handed().is_some() {
        return Some(None);
    }
    let given = |count: u32, answer: Answer| {
        let all = hot.marked.len() as u32 == count;
        let args = [("given", (hot.marked.len() as u32).into()), ("surplus", count.into())];
        let message = all.then_some(Message::Do(Command::Answer(answer)));
        let nobody = !matches!(&table.question.ask, Ask::Charity { to, .. } if !to.is_empty());
        let id = if nobody { "next-discard" } else { "next-charity" };
        Some(Some(Context { label: words.with(id, &args), message }))
    };
    match &table.question.ask {
        Ask::Window { about, .. } => {
            let message = Some(answer(Answer::No));
            // Whoever fights does not stand aside: it rolls, whatever has been played.
            let main = fight::kept(table.game()).map(|f| f.main);
            let rolls = *about == About::Fight && main.is_some() && main == hot.mover();
            let label = words.get(if rolls { "window-roll" } else { "answer-pass" });
            Some(Some(Context { label, message }))
        }
        Ask::Charity { surplus, to } => {
            let gift = |(to, cards): (Option<Colour>, Vec<CardId>)| {
                let cards: CardSet = cards.into_iter().collect();
                Gift { to, treasure: 0, dxm: 0, cards }
            };
            let gifts = shares(&hot.marked, to).into_iter().filter(|(_, cards)| !cards.is_empty()).map(gift);
            given(*surplus, Answer::Gave(gifts.collect()))
        }
        Ask::Cards { count, drawn: false, .. } => given(*count, Answer::Cards(hot.marked.iter().copied().collect())),
        _ => None,
    }
}

/// Dice as they fell, in a line; those of a fight one line a fighter, as they lie now.
fn thrown<'a>(table: &'a Table, shell: &'a Shell, cast: &'a Cast) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let who = cast.seat.map(|seat| words.seat(seat, names)).unwrap_or_default();
    let from = cast.seat.map_or(0, |seat| flight::away_from(table.session.book(), table.game(), seat));
    let args = [("seat", Value::from(who)), ("from", from.into())];
    let text = dim(look, words.with(cast.what, &args), BODY).width(Fill);
    let six = |faces: &[u8]| -> Element<'a, Message> {
        let faces = faces.iter().map(|f| icon(&format!("die-{f}"), 38.0).color(look.torch).into());
        Row::with_children(faces).spacing(4).wrap().into()
    };
    let line = |dice: Element<'a, Message>, text| row![text, dice].spacing(8).align_y(Alignment::Center);
    let content: Element<'a, Message> = match &cast.dice {
        Dice::Six(faces) => line(six(faces), text).into(),
        Dice::Ten(n) => line(bold(n.to_string(), 36.0).color(look.torch).into(), text).into(),
        Dice::Monster(colour) => {
            let name = bold(words.colour(*colour), 20.0);
            let die = row![badge(look, *colour, 32.0), name].spacing(8).align_y(Alignment::Center);
            line(die.into(), text).into()
        }
        Dice::Fight(throws) => {
            let now = fight::kept(table.game()).map(|f| f.stage.clone());
            let throws = match now {
                Some(fight::Stage::Rolled(now)) => now,
                _ => throws.clone(),
            };
            let each = throws.into_iter().filter(|t| !t.faces.is_empty()).map(|throw| {
                let mark: Element<'a, Message> = match throw.who {
                    Fighter::Seat(colour) => badge(look, colour, 22.0),
                    Fighter::Monster(_) => icon("monster", 22.0).into(),
                };
                let known = cast.names.iter().find(|(who, _)| *who == throw.who).map(|(_, name)| name.clone());
                let name = body(known.unwrap_or_else(|| dice::name(table, shell, throw.who))).width(Fill);
                let head = row![mark, name].spacing(8).align_y(Alignment::Center);
                // More dice than fit beside a name lie below it.
                if throw.faces.len() > BESIDE {
                    return column![head, six(&throw.faces)].spacing(2).into();
                }
                head.push(six(&throw.faces)).into()
            });
            column![text].extend(each).spacing(2).into()
        }
    };
    container(content).padding([6, 12]).width(Fill).style(card(look, look.line, 1.0)).into()
}
