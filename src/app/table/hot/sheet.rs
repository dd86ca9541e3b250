//! What is being tapped together: a card and the ways to play it, a power, a level, a Deal; or everything there is.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::hot::{
    everything, finds, foe, hand, lying, marks, parting, paying, pieces, pledge, selling, strip, trading,
};
use crate::app::table::message::{Message, wish};
use crate::app::table::panels::parts::refusal;
use crate::app::table::prompt::parts::Asked;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::anew::anew;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, thin, title, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Words};
use crate::play::narrate::card;
use crate::play::narrate::card::gives::gives;
use crate::play::narrate::comes::{comes, counts_nothing, joined};
use crate::play::narrate::items;
use crate::play::narrate::moves::Part;
use crate::play::{reacting, serving, unplayable};
use crate::rules::book::Book;
use crate::rules::card::price::Paying;
use crate::rules::card::{CardDef, CardId, CardKind, Choice};
use crate::rules::command::Command;
use crate::rules::dice::faces;
use crate::rules::game::Game;
use crate::rules::hand::printed;
use crate::rules::ids::Colour;
use crate::rules::munchkin::outfit;
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{doors, dungeon, engine, munchkin, table};
use iced::widget::{Column, Text, column, row, scrollable, space};
use iced::{Alignment, Element, Fill};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The open sheet, on a panel of a width.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, (sheet, width): (&'a Sheet, f32)) -> Asked<'a> {
    if *sheet == Sheet::Level {
        return selling::view(table, shell, hot, head(shell, shell.words.get("sheet-level")));
    }
    if let Sheet::Trade(with) = sheet {
        return trading::view(table, shell, hot, (*with, head(shell, shell.words.get("turn-trade")), width));
    }
    if let Some(paid) = paying::view(table, shell, hot, |title| head(shell, title)) {
        return paid;
    }
    let lifted = if let Sheet::Card(card) = sheet { Some(*card) } else { None };
    if let Some(card) = lifted
        && let Some(monster) = table.session.book().cards.monster(card)
    {
        let head = head(shell, shell.words.printed(&monster.def.name).into_owned());
        return foe::sheet(table, shell, hot, (card, monster), (head, goes(table, shell, hot, card)));
    }
    match lifted.and_then(|card| Some((card, table.session.book().cards.card(card)?))) {
        Some((card, def)) => card_sheet(table, shell, hot, (card, def, width)),
        // The way out stays where it is, however far the rest is scrolled.
        None => {
            let (title, body) = plain_sheet(table, shell, hot, sheet);
            Asked { head: head(shell, title), body, tray: None, foot: None }
        }
    }
}

/// A sheet of what is no card: its title, and what is below it.
fn plain_sheet<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    sheet: &'a Sheet,
) -> (String, Element<'a, Message>) {
    let words = &shell.words;
    let cards = &table.session.book().cards;
    match sheet {
        Sheet::Card(_) | Sheet::Level | Sheet::Trade(_) => (String::new(), space().into()),
        Sheet::Power(class, paying) => {
            let (_, name, _) = pieces::power(shell, table.session.book(), (class, *paying));
            let hint = match paying {
                Paying::Ten => "sheet-ten-hint",
                Paying::Hand => "sheet-hand-hint",
                Paying::Card | Paying::Other => "sheet-power-hint",
            };
            let said = cards.kind(class).map(|kind| card::kind(words, table.session.book(), kind));
            let said = said.unwrap_or_default().into_iter().map(|line| body(line).into());
            let hint = dim(shell.look, words.get(hint), BODY);
            let list = column![].spacing(10);
            // Where there is little room what is chosen from comes before what everybody knows who has chosen before.
            let list = match shell.is_held() {
                true => list.push(hint).push(ways(table, shell, hot)).extend(said),
                false => list.extend(said).push(hint).push(ways(table, shell, hot)),
            };
            (name, list.into())
        }
        Sheet::Pledge => (words.get("sheet-pledge"), pledge::view(table, shell, hot).into()),
        Sheet::Pack => (words.get("sheet-pack"), ways(table, shell, hot)),
        Sheet::Deal => {
            let said = paying::offer(table, shell).map(|said| body(said).size(18.0));
            (words.get("turn-deal"), column![said, ways(table, shell, hot)].spacing(10).into())
        }
        Sheet::Parting => (words.get("fight-parting"), parting::view(table, shell, hot)),
        Sheet::More => (words.get("sheet-more"), everything(table, shell, hot)),
    }
}

/// A sheet's title and the way out.
fn head<'a>(shell: &'a Shell, name: String) -> Element<'a, Message> {
    let out = tool(shell.look, "cross").kind(Kind::Plain).id("close sheet".to_owned());
    row![title(name, 24.0).width(Fill), out.on_press(wish(Wish::Sheet(None)))]
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}

/// A lifted card: all it says; and in the tray, in one place whatever the card, the ways to play it.
fn card_sheet<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    (card, def, width): (CardId, &'a CardDef, f32),
) -> Asked<'a> {
    let (words, look) = (&shell.words, shell.look);
    let says = card::all(words, table.session.book(), def);
    // What its words say already is not said again by figures and signs.
    let unsaid = |text: &str| says.iter().all(|line| !line.contains(text));
    let sort = row![
        icon(hand::deck(def), 20.0).color(look.dim),
        dim(look, words.get(hand::sort(def)), 17.0).width(Fill),
        hand::figure(def).filter(|figure| unsaid(figure)).map(|figure| bold(figure, 30.0).color(look.torch)),
    ];
    // Why it cannot be played is what it is lifted for: it stands above all that it says.
    // Where cards have to go that is what it is about, and not what it could do at another time.
    let goes = goes(table, shell, hot, card);
    let going = goes.is_some();
    let (why, ways) = match reason(table, hot, card) {
        _ if going => (None, goes.into_iter().collect()),
        None => (None, choices(table, shell, hot)),
        Some(Ok(refused)) => (Some(refusal(table, shell, &refused)), Vec::new()),
        Some(Err(id)) => (Some(body(words.get(id)).color(look.bad).into()), Vec::new()),
    };
    let plays = why.is_none();
    let mut list = column![why, sort.spacing(8).align_y(Alignment::Center)].spacing(8).width(Fill);
    let others = hot.mover().is_some() && !hot.lights(&table.teller(), card);
    let others = hot.plays(&table.teller(), card).into_iter().find(|_| others);
    let others = others.and_then(|command| serves(words, table, command)).filter(|(_, others)| *others);
    list = list.push(others.map(|_| bold(words.get("serves-others"), 17.0).color(look.bad)));
    let vain = hot.mover().is_some() && hot.hurts_nobody(&table.teller(), card);
    list = list.push(vain.then(|| bold(words.get("hand-vain"), 17.0).color(look.bad)));
    let warns = worse(table, hot, (card, def)).map(|by| words.with("sheet-worse", &[("by", by.into())]));
    list = list.push(warns.map(|warns| bold(warns, 18.0).color(look.bad)));
    let signs = marks::of(words, table.session.book(), def);
    let signs: Vec<marks::Mark> = signs.into_iter().filter(|mark| unsaid(&mark.text)).collect();
    for line in says {
        list = list.push(body(line).size(18.0));
    }
    // What the signs of its face mean.
    list = list.push((!signs.is_empty()).then(|| marks::explained(shell, look, signs)));
    let owner = hot.open.or(hot.mover()).and_then(|c| table.game().seat(c)).filter(|s| s.held.has(card));
    for line in owner.into_iter().flat_map(|seat| gives(&shell.words, seat, def)) {
        list = list.push(bold(line, 17.0).color(look.bad));
    }
    // With dice on the table it is they that matter.
    if let Ask::Table(table::Ask::Window { about: About::Dice, .. }) = table.question.ask {
        list = list.push(lying::lies(table, shell, hot));
    } else if !def.flavour.is_empty() {
        list = list.push(dim(look, shell.words.printed(&def.flavour), BODY));
    }
    let list = list.push((plays && !going).then(|| chosen(table, shell, hot)));
    // Faces of a die lie beside each other: all six are seen at once.
    let columns = match (ways.len(), width >= ROOMY) {
        (0 | 1, _) => 1,
        (_, roomy) => 1 + usize::from(roomy) + usize::from(turns(table, hot)),
    };
    let mut which = DefaultHasher::new();
    (card.0, hot.narrowed.len()).hash(&mut which);
    let ways = scrollable(tray::grid(ways, columns)).direction(thin()).width(Fill);
    let ways = ways.height(if shell.is_held() { iced::Shrink } else { Fill });
    // Where there is no way to play it, what it says has the room.
    let tray = plays.then(|| anew(which.finish(), ways).into());
    Asked {
        head: head(shell, shell.words.printed(&def.name).into_owned()),
        body: list.into(),
        tray,
        foot: gone(table, shell, hot, card),
    }
}

/// By how much Items would help less once a Race or a Class is played; none where they would not.
fn worse(table: &Table, hot: &Hot, (card, def): (CardId, &CardDef)) -> Option<i32> {
    if !matches!(def.is, CardKind::Race(_) | CardKind::Class(_)) {
        return None;
    }
    let (book, game, own) = (table.session.book(), table.game(), hot.mover()?);
    let least = hot.plays(&table.teller(), card).into_iter().filter_map(|command| {
        let mut then = game.clone();
        engine::act(book, &mut then, command).ok()?;
        Some(outfit::combat_bonus(game.seat(own)?) - outfit::combat_bonus(then.seat(own)?))
    });
    least.min().filter(|by| *by > 0)
}

/// An Item on the table can be thrown away in peace, where the table lets it (MC-CARD-12).
fn gone<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, card: CardId) -> Option<Element<'a, Message>> {
    let seat = hot.mover()?;
    let index = table.game().seat(seat)?.gear.iter().position(|item| item.card == Some(card))?;
    let throws = Command::Doors(doors::Command::ThrowAway { seat, gear: vec![index] });
    engine::decide(table.session.book(), table.game(), &throws).ok().filter(|_| !table.game().has_map())?;
    let press = icon_button(shell.look, "trash", shell.words.get("items-throw-away")).kind(Kind::Quiet);
    Some(press.id("throw away".to_owned()).on_press(Message::does(throws)).into())
}

/// Whether it is the face of a die that is chosen next.
fn turns(table: &Table, hot: &Hot) -> bool {
    next(table, hot).iter().any(|part| matches!(part, Part::Face(_)))
}

/// What becomes of a card while it is asked which have to go: it is one of them, or not.
fn goes<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, card: CardId) -> Option<Element<'a, Message>> {
    let words = &shell.words;
    if !strip::can_go(table, hot, card) {
        return None;
    }
    let (ask, marked) = (&table.question.ask, hot.marked.contains(&card));
    let button = |at: usize, text: String, does: Option<Wish>| {
        let press = press(shell.look, bold(text, 18.0).width(Fill)).width(Fill).height(iced::Shrink).padding([17, 14]);
        let press = press.kind(if does.is_none() { Kind::Plain } else { Kind::Primary }).faded(does.is_none());
        press.id(format!("choose {at}")).on_press_maybe(does.map(wish))
    };
    // As many go as have to: one of several has to stay first; a single one is another by that touch.
    if !marked && hot.marked.len() > 1 && hot.marks_all((table.session.book(), table.game()), ask) {
        return Some(button(0, words.get("sheet-enough"), None).into());
    }
    let has = pieces::goes_to(ask, hot, card);
    let to = pieces::receivers(ask).iter().copied().filter(|seat| has != Some(*seat));
    let name = |seat| words.seat(seat, Names::of(table.game()));
    let give = |seat| (words.with("sheet-goes-to", &[("seat", name(seat).into())]), Wish::Give(card, seat));
    let stays = marked.then(|| (words.get("sheet-stays"), Wish::Mark(card)));
    let goes = (!marked && pieces::receivers(ask).is_empty()).then(|| (words.get("sheet-goes"), Wish::Mark(card)));
    let all = stays.into_iter().chain(to.map(give)).chain(goes).enumerate();
    let all = all.map(|(at, (text, does))| button(at, text, Some(does)).into());
    Some(column(all).spacing(8).into())
}

/// Why a card cannot be played now: what the rules say, or a text; none if it can.
fn reason(table: &Table, hot: &Hot, card: CardId) -> Option<Result<crate::rules::refusal::Refusal, &'static str>> {
    let teller = table.teller();
    if hot.mover().is_some() && !hot.plays(&teller, card).is_empty() {
        return None;
    }
    let Some(seat) = hot.mover() else { return Some(Err("hand-wait")) };
    Some(unplayable::why(table.session.book(), table.game(), &table.question.ask, (seat, card)))
}

/// What can be chosen next.
fn next(table: &Table, hot: &Hot) -> Vec<Part> {
    let (teller, at) = (table.teller(), hot.narrowed.len());
    let mut shown: Vec<Part> = Vec::new();
    for command in hot.ways(&teller) {
        if let Some(part) = teller.parts(command).get(at).cloned()
            && !shown.contains(&part)
        {
            shown.push(part);
        }
    }
    shown.sort_by_key(|part| if let Part::Face(face) = part { *face } else { 0 });
    shown
}

/// What has been chosen, and what can be chosen next.
fn ways<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    chosen(table, shell, hot).extend(choices(table, shell, hot)).into()
}

/// What has been chosen.
fn chosen<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Column<'a, Message> {
    let (teller, seat) = (table.teller(), hot.mover());
    let mut list: Column<'a, Message> = column![].spacing(8);
    for part in hot.narrowed.iter().filter(|p| **p != Part::Plain) {
        let text = shell.words.say(&teller.part(seat, part), Names::of(table.game()));
        let line = row![icon("check", 18.0).color(shell.look.good), bold(text, 17.0).width(Fill)].spacing(8);
        list = list.push(line.align_y(Alignment::Center));
    }
    list
}

/// What it is called to put an Item on, as a text id, and whether it would do nothing for whoever does.
fn worn(table: &Table, seat: Option<Colour>, command: &Command) -> Option<(&'static str, bool)> {
    let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = command else { return None };
    let own = table.game().seat(seat?)?;
    // A Race or a Class is put down: its power is used some other time.
    if let Some(CardDef { is: CardKind::Race(_) | CardKind::Class(_), .. }) = table.session.book().cards.card(*card)
        && own.held.has(*card)
    {
        return Some(("part-down", false));
    }
    let worn = items::puts_on(table.session.book(), Some(own), *card).filter(|_| !choice.down)?;
    let def = table.session.book().cards.card(*card)?;
    let idle = matches!(&def.is, CardKind::Item { gear, .. } if !outfit::may_use(own, gear));
    Some((worn, idle))
}

/// Whom a play serves that is aimed at nobody, in words, and whether that is only others.
fn serves(words: &Words, table: &Table, command: &Command) -> Option<(String, bool)> {
    let (book, game) = (table.session.book(), table.game());
    let served = serving::served(book, game, command)?;
    let seats: Vec<String> = served.seats.iter().map(|seat| words.seat(*seat, Names::of(game))).collect();
    let count = i32::try_from(seats.len()).unwrap_or(i32::MAX);
    let args = [("seats", words.list(&seats).into()), ("count", count.into())];
    let text = words.with(if served.levels { "serves-levels" } else { "serves-seats" }, &args);
    Some((text, serving::only_others(book, game, command)))
}

/// Everything is chosen: one touch plays it.
fn plays<'a>(table: &Table, shell: &'a Shell, hot: &'a Hot, command: &Command) -> Element<'a, Message> {
    let plain = hot.narrowed.iter().all(|part| *part == Part::Plain);
    let (worn, idle) = worn(table, hot.mover(), command).filter(|_| plain).unwrap_or(("play-it", false));
    let deal = matches!(command, Command::Dungeon(dungeon::Command::RoomDeal { .. }));
    let worn = if deal { "move-deal-plain" } else { worn };
    let text = shell.words.get(if idle { "part-down" } else { worn });
    let (text, idle) = serves(&shell.words, table, command).unwrap_or((text, idle));
    last(shell, hot, command, (text, "choose 0".to_owned()), (Wish::Play, idle))
}

/// What is chosen, and in a fight what it would do there, before it is done.
fn weighed(
    words: &Words,
    at: (&Book, &Game),
    (part, done): (&Part, Option<&Command>),
    text: String,
) -> (String, Option<String>) {
    let done = done.filter(|_| !matches!(part, Part::Face(_)));
    match done.filter(|_| *part != Part::Down).and_then(|command| comes(words, at, command)) {
        // What goes for it is what is chosen here.
        Some(comes) if matches!(part, Part::Pay(_)) => {
            let odds = comes.odds.map_or_else(String::new, |odds| format!(" · {odds}"));
            (text, Some(comes.change + &odds))
        }
        Some(comes) => (comes.change, comes.odds),
        // Whoever has to help makes more of it, or less.
        None => (text, done.and_then(|command| joined(words, at, command))),
    }
}

/// What a card does that is fetched from somewhere.
fn fetched(words: &Words, book: &Book, part: &Part) -> Option<String> {
    let Part::Pick(card) = part else { return None };
    let says = book.cards.card(*card).map(|def| card::all(words, book, def).join(" "));
    says.filter(|says| !says.is_empty())
}

/// What can be chosen next, as large as fingers.
fn choices<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Vec<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let teller = table.teller();
    let (names, at, seat) = (Names::of(table.game()), hot.narrowed.len(), hot.mover());
    let shown = next(table, hot);
    if let (true, Some(command)) = (shown.is_empty(), hot.single(&teller)) {
        return vec![plays(table, shell, hot, &command)];
    }
    let mut list = Vec::new();
    let die = hot.narrowed.iter().find_map(|part| if let Part::Die(die, ..) = part { Some(*die) } else { None });
    let (book, game) = (table.session.book(), table.game());
    let faces = book.system.search_faces(book, game, die.unwrap_or(0));
    let turning = faces::turning(book, game);
    let carries = shown.contains(&Part::Down);
    for (index, part) in shown.into_iter().enumerate() {
        let mut text = words.say(&teller.part(seat, &part), names);
        let done = hot.ways(&teller).into_iter().find(|c| {
            let parts = teller.parts(c);
            parts.get(at) == Some(&part) && parts.len() == at + 1
        });
        // What gives up a Race or a Class takes two touches.
        if let Some(command) = done.filter(|c| reacting::gives_up(game, c)) {
            let told = words.say(&teller.sentence(&table.question.ask, seat, command), names);
            list.push(last(shell, hot, command, (told, format!("choose {index}")), (Wish::Narrow(part), false)));
            continue;
        }
        // A Curse that finds nothing to take from somebody says so before it is aimed there.
        let mut idle = finds_nothing(table, hot, &part);
        // What does nothing for oneself can be done, but is not what is offered first.
        let mut downs = false;
        if idle {
            text = words.with("choose-nothing", &[("what", text.into())]);
        }
        // Nor is what adds nothing where nothing but Levels counts.
        if done.is_some_and(|command| counts_nothing((book, game), command)) {
            (text, idle) = (words.with("choose-counts-nothing", &[("what", text.into())]), true);
        }
        if let Some((worn, nothing)) = done.filter(|_| part == Part::Plain).and_then(|c| worn(table, seat, c)) {
            // Beside the way to carry it only it says what it is.
            text = words.get(if nothing && !carries { "part-down" } else { worn });
            downs = nothing;
        }
        // What lands on others says on whom.
        if let Some((serves, others)) = done.and_then(|command| serves(words, table, command)) {
            (text, downs) = (serves, others);
        }
        if let Part::Face(face) = part {
            // What it would mean; greyed where nothing comes of it.
            match faces.iter().find(|f| f.face == face) {
                Some(brings) => {
                    text = finds::face(shell, brings);
                    idle = brings.same;
                }
                None => idle = !turning.iter().any(|t| die.is_none_or(|die| t.die == die) && t.by.contains(&face)),
            }
        }
        let die = matches!(part, Part::Face(_));
        let (text, odds) = weighed(words, (book, game), (&part, done), text);
        // What is fetched says what it does.
        let odds = odds.or_else(|| fetched(words, book, &part)).map(|odds| dim(look, odds, BODY));
        let dims = move |text: Text<'a>| if idle { text.color(look.dim) } else { text };
        let told = odds.is_some();
        let said: Element<'a, Message> = match die {
            // All of what a face brings is read, however little room there is.
            true => {
                let ways = [15.0, 13.0, 12.0].map(|size| dims(bold(text.clone(), size)).width(Fill).into());
                fitting(ways.into()).centred().into()
            }
            false => column![dims(bold(text, 18.0)), odds].width(Fill).into(),
        };
        let label = row![mark(shell, &part), said].spacing(if die { 6 } else { 10 }).align_y(Alignment::Center);
        let kind = if idle {
            Kind::Quiet
        } else if at == 0 && index == 0 && part == Part::Plain && !downs {
            Kind::Primary
        } else {
            Kind::Plain
        };
        // As high as what it says; six faces fill the tray.
        let press = press(look, label).kind(kind).width(Fill).id(format!("choose {index}"));
        let around = if told { 8 } else { 17 };
        let press =
            if die { press.height(FACE).padding([2, 8]) } else { press.height(iced::Shrink).padding([around, 14]) };
        list.push(press.on_press(wish(Wish::Narrow(part))).into());
    }
    list
}

/// What stands before a thing that can be chosen.
fn mark<'a>(shell: &'a Shell, part: &Part) -> Option<Element<'a, Message>> {
    match part {
        Part::Seat(colour) => Some(badge(shell.look, *colour, 22.0)),
        Part::Monster(_) => Some(icon("monster", 22.0).into()),
        Part::Down => Some(icon("drop", 22.0).into()),
        Part::Face(face) => Some(icon(&format!("die-{face}"), 28.0).into()),
        Part::Side(side) => Some(icon(crate::app::icon::arrow(*side), 22.0).into()),
        _ => None,
    }
}

/// From this width on, two ways lie beside each other.
const ROOMY: f32 = 400.0;
/// How high a face of a die is that says what it brings.
const FACE: f32 = 74.0;

/// Whether a Curse that is being aimed would find nothing to lose there.
fn finds_nothing(table: &Table, hot: &Hot, part: &Part) -> bool {
    let (Part::Seat(on), Some(Sheet::Card(card))) = (part, &hot.sheet) else { return false };
    finds_nothing_on(table, hot, (*card, *on))
}

/// Whether a card would find nothing to lose with somebody.
pub(super) fn finds_nothing_on(table: &Table, hot: &Hot, (card, on): (CardId, Colour)) -> bool {
    let choice = Choice { on: Some(on), ..Choice::default() };
    let (book, game) = (table.session.book(), table.game());
    hot.mover().is_some_and(|seat| printed::finds_nothing(book, game, (seat, card), &choice))
}

/// The last touch before something is played; of what gives up a Race or a Class the last but one.
fn last<'a>(
    shell: &'a Shell,
    hot: &'a Hot,
    command: &Command,
    (text, id): (String, String),
    (then, idle): (Wish, bool),
) -> Element<'a, Message> {
    let armed = hot.armed.as_ref() == Some(command);
    let (kind, wished) = match then {
        Wish::Play if idle => (Kind::Plain, Wish::Play),
        Wish::Play => (Kind::Primary, Wish::Play),
        then if armed => (Kind::Danger, then),
        _ => (Kind::Plain, Wish::Arm(command.clone())),
    };
    let text = if armed { shell.words.with("give-up-sure", &[("what", text.into())]) } else { text };
    let press = press(shell.look, bold(text, 18.0).width(Fill)).kind(kind).width(Fill).height(iced::Shrink);
    press.padding([17, 14]).id(id).on_press(wish(wished)).into()
}

/// Everything that can be done, as buttons.
fn everything<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let line = |line: everything::Line| match (line.opens, hot.moves.get(line.first)) {
        (Some(opens), _) => Some(folded(table.session.book(), shell, (line.first, line.count), opens)),
        (None, command) => command.map(|command| plain(table, shell, line.first, command)),
    };
    column(pieces::left(table, shell, hot).into_iter().filter_map(line)).spacing(8).into()
}

/// A line that opens.
fn folded<'a>(book: &Book, shell: &'a Shell, (at, count): (usize, usize), opens: Sheet) -> Element<'a, Message> {
    let words = &shell.words;
    let what = match &opens {
        Sheet::Card(card) => {
            let named = book.cards.card(*card).map(|def| def.name.clone());
            let named = named.or_else(|| book.cards.monster(*card).map(|monster| monster.def.name.clone()));
            named.map(|name| words.printed(&name).into_owned()).unwrap_or_default()
        }
        Sheet::Power(class, paying) => pieces::power(shell, book, (class, *paying)).1,
        Sheet::Pack => words.get("sheet-pack"),
        Sheet::Deal => words.get("turn-deal"),
        Sheet::Parting => words.get("fight-parting"),
        _ => words.get("sheet-level"),
    };
    let ways = words.with("sheet-ways", &[("count", i32::try_from(count).unwrap_or(i32::MAX).into())]);
    let label = row![bold(what, 17.0).width(Fill), dim(shell.look, ways, BODY)].spacing(8).align_y(Alignment::Center);
    let press = press(shell.look, label).width(Fill).height(iced::Shrink).padding([16, 14]);
    press.id(format!("fold {at}")).on_press(wish(Wish::Sheet(Some(opens)))).into()
}

/// A move in words, as a button.
pub fn plain<'a>(table: &'a Table, shell: &'a Shell, index: usize, command: &'a Command) -> Element<'a, Message> {
    plain_then(table, shell, (index, command), |command| Message::does(command.clone()))
}

/// The same, done as somebody likes.
pub fn plain_then<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (index, command): (usize, &'a Command),
    does: impl FnOnce(&Command) -> Message,
) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let seat = table.hot.as_ref().and_then(Hot::mover).or(table.question.seat);
    let text = table.teller().sentence(&table.question.ask, seat, command);
    let what = shell.words.say(&text, names);
    // Whom it serves that is aimed at nobody is said wherever it can be done.
    let serves = serves(&shell.words, table, command);
    let others = serves.as_ref().is_some_and(|(_, others)| *others);
    let text = match serves {
        Some((serves, _)) => shell.words.with("move-serves", &[("what", what.into()), ("serves", serves.into())]),
        None => what,
    };
    let armed = table.hot.as_ref().is_some_and(|hot| hot.armed.as_ref() == Some(command));
    // What gives up a Race or a Class takes two touches, and what is good for others alone, or next to nothing.
    let dear = reacting::is_dear(table.session.book(), table.game(), command);
    let arms = !armed && (others || dear || reacting::gives_up(table.game(), command));
    let text = if armed { shell.words.with("give-up-sure", &[("what", text.into())]) } else { text };
    let press = press(shell.look, bold(text, 17.0).width(Fill)).width(Fill).height(iced::Shrink).padding([16, 14]);
    let press = press.kind(if armed { Kind::Danger } else { Kind::Plain });
    let then = if arms { wish(Wish::Arm(command.clone())) } else { does(command) };
    press.id(format!("move {index}")).on_press(then).into()
}
