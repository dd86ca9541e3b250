//! A card of the row that tokens go along: what it asks, what it gives, who stands there, and what moves them on.

pub mod state;
mod taking;

use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::sheet::plain_then;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::{figure, head, refusal};
use crate::app::table::panels::row::state::State;
use crate::app::table::prompt::tray;
use crate::app::table::row;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::{asking, card};
use crate::rules::amount::Amount;
use crate::rules::card::{CardId, Choice};
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::event::{Event, Fact};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::seat::Seat;
use crate::rules::track::event::God;
use crate::rules::track::{self, bonus, command::How, hack};
use iced::widget::{column, container, row as beside};
use iced::{Alignment, Element, Fill};

/// How many cards take the place of any deed (SR-MATRIX-05).
const FIVE: u8 = hack::FIVE as u8;

/// Whoever waits at the end has a Level of these, at a table of numbers.
const LEVELS: std::ops::RangeInclusive<i16> = 11..=30;

/// The panel of a card of the row.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, state: &State) -> Element<'a, Message> {
    let place = state.place;
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let last = place >= bonus::last(book);
    let plain_title = match last {
        true => words.get("row-server"),
        false => words.with("row-card", &[("place", (place + 1).into())]),
    };
    let title = row::name(table, place).map_or(plain_title, |name| words.printed(name).into_owned());
    let layer = words.with("row-layer", &[("layer", bonus::layer(book, place).into())]);
    let known = game.track.as_deref().and_then(|track| book.cards.track_card(track.card(place)?));
    let mut list = column![head(title), dim(look, layer, 17.0)].spacing(8).width(Fill);
    if let Some(known) = known {
        list = list.push(body(card::on_the_track(words, known)).size(18.0));
        if !known.flavour.is_empty() {
            list = list.push(dim(look, words.printed(&known.flavour), BODY));
        }
    } else {
        list = list.push(dim(look, words.get(if last { "asks-server" } else { "row-hint" }), BODY));
    }
    // How strong it is stands on the card, for all to see.
    let god = game.track.as_deref().and_then(|track| book.cards.monster(track.card(place)?)?.def.level);
    let god = god.filter(|_| last).map(|level| words.with("row-god-level", &[("level", level.into())]));
    list = list.push(god.map(|god| bold(god, 18.0)));
    if row::is_lit(table, place) {
        list = list.push(bold(words.get("row-done"), 18.0).color(look.torch));
    }
    // Whose turn it is comes first, in the same place on every card.
    let mut here = row::standing(table, place);
    here.sort_by_key(|seat| Some(seat.colour) != game.turn.seat);
    if here.is_empty() && table.hot.is_none() {
        list = list.push(dim(look, words.get("row-nobody"), BODY));
    }
    for seat in here {
        list = list.push(stands(table, shell, seat));
        if table.hot.is_none() {
            list = list.extend(moved(table, shell, seat, (state, last)));
        }
    }
    list.extend(own(table, shell, place)).push(choosing(table, shell, state)).into()
}

/// Which five cards go, where hands are counted: so many of each deck, and Items that are listed.
fn counting<'a>(table: &'a Table, shell: &'a Shell, seat: &Seat, state: &State) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let (_, hand) = state.counted.filter(|(whose, _)| *whose == seat.colour)?;
    let to = |then: State| Message::opens(Panel::Row(then));
    let other = table.session.book().other_deck();
    let decks = [(other, "row-doors"), (Deck::ITEMS, "row-treasures")].map(|(deck, id)| {
        let (now, most) = (hand.of(deck), seat.hand.of(deck));
        let with = |count: u8| to(State { counted: Some((seat.colour, hand.with(deck, count))), ..state.clone() });
        figure(shell, id, now.to_string(), with(now.saturating_sub(1)), with((now + 1).min(most)))
    });
    let pays = Cards { hand, gear: state.gear.clone(), ..Cards::default() };
    let hack = track::Command::Hack { seat: seat.colour, how: How::Five, pays, choice: Choice::default() };
    let hack = Command::from(hack);
    let idle = engine::decide(table.session.book(), table.game(), &hack).is_err();
    let press = icon_button(look, "check", words.get("row-with-five")).width(Fill).height(TURN_TOUCH);
    let press = press.kind(Kind::Primary).faded(idle).id("row-with-five".to_owned()).on_press(Message::made(hack));
    let count = hand.total() as usize + state.gear.len();
    let title = words.with("row-which-five", &[("count", i32::try_from(count).unwrap_or(0).into())]);
    let decks = column(decks).spacing(4);
    let items = items(shell, seat, state).collect();
    Some(column![bold(title, 17.0).color(look.torch), decks, wrapped(items, 6.0), press].spacing(8).into())
}

/// Something that can be paid with: a touch chooses it, another lets it be.
fn toggle<'a>(shell: &'a Shell, id: String, name: String, (chosen, then): (bool, State)) -> Element<'a, Message> {
    choice(shell.look, name, chosen).id(id).on_press(Message::opens(Panel::Row(then))).into()
}

/// Somebody's Items, to be paid with.
fn items<'a>(shell: &'a Shell, seat: &Seat, state: &State) -> impl Iterator<Item = Element<'a, Message>> {
    seat.gear.iter().enumerate().map(move |(at, item)| {
        let mut then = state.clone();
        let chosen = state.gear.contains(&at);
        then.gear.retain(|other| *other != at);
        if !chosen {
            then.gear.push(at);
        }
        then.gear.sort_unstable();
        let name = shell.words.item(item);
        toggle(shell, format!("row item {at}"), name, (chosen, then))
    })
}

/// Five cards of a hand to begin with: Doors first, for Treasures are dearer.
fn five(table: &Table, seat: &Seat) -> Hand {
    let other = table.session.book().other_deck();
    let doors = seat.hand.of(other).min(FIVE);
    let treasures = seat.hand.of(Deck::ITEMS).min(FIVE - doors);
    seat.hand.emptied().with(other, doors).with(Deck::ITEMS, treasures)
}

/// Cards of one's own choice that hack it: five of any sort, or what it asks for.
fn choosing<'a>(table: &'a Table, shell: &'a Shell, state: &State) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let seat = table.hot.as_ref()?.mover().and_then(|own| game.seat(own))?;
    let here = game.track.as_deref().is_some_and(|track| track.token(seat.colour) == state.place);
    // Cards are asked for where they could hack it: not before the own turn, nor in a fight (SR-TURN-13, SR-MATRIX-07).
    let may = game.turn.seat == Some(seat.colour) && !table.fights() && game.turn.number > 0;
    if !here || !may || state.place >= bonus::last(book) || !track::turn::may_pay(book, game, seat) {
        return None;
    }
    if let Some(taken) = state.taking {
        return Some(taking::view(table, shell, (seat.colour, state), taken));
    }
    let chips = chips(table, shell, seat, state);
    let pays = Cards { cards: state.cards.clone(), gear: state.gear.clone(), ..Cards::default() };
    let count = state.cards.len() as usize + state.gear.len();
    let hot = table.hot.as_ref()?;
    // Which of the discards it fetches is a question of its own: here it is one way.
    let mut seen = Vec::new();
    let ways = track::turn::ways(&hot.moves, seat.colour).into_iter().enumerate().filter(|(_, (how, choice))| {
        let first = choice.pick.is_none() || !seen.contains(how);
        seen.push(*how);
        first
    });
    let ways = ways.filter_map(|(at, (how, choice))| {
        let hack = track::Command::Hack { seat: seat.colour, how, pays: pays.clone(), choice };
        let command = Command::from(hack);
        engine::decide(book, game, &command).ok().filter(|_| count > 0)?;
        let id = if how == How::Five { "row-with-five" } else { "row-with-these" };
        // What is chosen besides is said in the whole sentence.
        let told = || table.teller().sentence(&table.question.ask, Some(seat.colour), &command);
        let plain = choice == Choice::default();
        let fetches = choice.pick.is_some();
        let text = if plain || fetches { words.get(id) } else { words.say(&told(), Names::of(game)) };
        let id = if plain || fetches { id.to_owned() } else { format!("{id} {at}") };
        let press = icon_button(look, "check", text).width(Fill).height(TURN_TOUCH).kind(Kind::Primary).id(id);
        let then = State { taking: Some(None), ..state.clone() };
        Some(press.on_press(if fetches { Message::opens(Panel::Row(then)) } else { Message::made(command) }).into())
    });
    let mut ways: Vec<Element<'a, Message>> = ways.collect();
    if ways.is_empty() {
        ways = idle(table, shell, seat, count);
    }
    let title = bold(asking::hack_with(words, (book, game), seat.colour, count), 17.0);
    Some(column![title.color(look.torch), chips].spacing(8).extend(ways).into())
}

/// What can be picked: first what the card asks for, then everything else.
fn chips<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, state: &State) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let book = table.session.book();
    let asked = track::turn::asked_for(book, table.game(), seat);
    let fits = |card: CardId| asked.as_ref().is_some_and(|(cards, _)| cards.has(card));
    let held = seat.held.iter().map(|card| {
        let known = book.cards.card(card).map(|def| &def.name);
        let name = known.or_else(|| book.cards.monster(card).map(|monster| &monster.def.name));
        let name = name.map(|name| words.printed(name).into_owned());
        let mut then = state.clone();
        let chosen = state.cards.has(card);
        if chosen {
            then.cards.remove(card);
        } else {
            then.cards.insert(card);
        }
        (fits(card), toggle(shell, format!("row card {}", card.0), name.unwrap_or_default(), (chosen, then)))
    });
    let items = items(shell, seat, state).enumerate();
    let items = items.map(|(at, item)| (asked.as_ref().is_some_and(|(_, items)| items.contains(&at)), item));
    let (right, others): (Vec<_>, Vec<_>) = held.chain(items).partition(|(fits, _)| *fits);
    let plain = |all: Vec<(bool, Element<'a, Message>)>| wrapped(all.into_iter().map(|(_, chip)| chip).collect(), 6.0);
    let Some(what) = asked.is_some().then_some(if right.is_empty() { "row-fits-none" } else { "row-fits" }) else {
        return plain(others);
    };
    let head = |id: &str| dim(look, words.get(id), 15.0);
    let right = column![head(what)].push((!right.is_empty()).then(|| plain(right))).spacing(6);
    let others = (!others.is_empty()).then(|| column![head("row-fits-not"), plain(others)].spacing(6));
    column![right, others].spacing(8).into()
}

/// What is picked hacks nothing: the way to do it stands grey in its place, with what it takes.
fn idle<'a>(table: &'a Table, shell: &'a Shell, seat: &Seat, count: usize) -> Vec<Element<'a, Message>> {
    let (book, game) = (table.session.book(), table.game());
    let asks = track::turn::takes_cards(book, game, seat);
    let (id, why) = match asks {
        true => ("row-with-these", if count == 0 { "row-why-none" } else { "row-why-asked" }),
        false => ("row-with-five", "row-why-five"),
    };
    let press = icon_button(shell.look, "check", shell.words.get(id)).width(Fill).height(TURN_TOUCH);
    let why = dim(shell.look, shell.words.get(why), 15.0);
    vec![press.id(id.to_owned()).on_press_maybe(None).into(), why.into()]
}

/// Whose token lies here.
fn stands<'a>(table: &Table, shell: &'a Shell, seat: &Seat) -> Element<'a, Message> {
    let name = bold(shell.words.seat(seat.colour, Names::of(table.game())), 18.0);
    beside![badge(shell.look, seat.colour, 24.0), name].spacing(8).align_y(Alignment::Center).into()
}

/// What the player of the app whose turn it is can do with the card under their own token.
fn own<'a>(table: &'a Table, shell: &'a Shell, place: u8) -> Vec<Element<'a, Message>> {
    let Some(hot) = table.hot.as_ref() else { return Vec::new() };
    let here = row::standing(table, place);
    let of_here = |seat: Option<Colour>| here.iter().any(|own| Some(own.colour) == seat);
    // What is paid with is chosen below, and not by the app.
    let ours = hot.moves.iter().enumerate().filter(|(_, command)| !track::turn::is_paid(command));
    let ours = ours.filter(|(_, command)| match command {
        Command::Track(track::Command::Hack { seat, .. }) => of_here(Some(*seat)),
        Command::Track(track::Command::FaceGod { .. }) => of_here(table.game().turn.seat),
        _ => false,
    });
    // Once it is done there is nothing more to do here.
    let then = |command: &Command| Message::made(command.clone());
    ours.map(|(index, command)| plain_then(table, shell, (index, command), then)).collect()
}

/// What happens to a token where the cards lie on the table: two touches, and the cards go where they always go.
fn moved<'a>(
    table: &'a Table,
    shell: &'a Shell,
    seat: &Seat,
    (state, last): (&State, bool),
) -> Option<Element<'a, Message>> {
    let words = &shell.words;
    let (colour, place) = (seat.colour, state.place);
    let by = |change: i32| {
        let token = track::Effect::Token { seat: colour, change: Amount::By(change) };
        Message::made(table.played(vec![Effect::Track(token)]))
    };
    let hacks = |how: How| {
        let hack = track::Command::Hack { seat: colour, how, pays: Cards::default(), choice: Choice::default() };
        Message::made(hack.into())
    };
    let active = table.game().turn.seat == Some(colour);
    // In a fight it is refused, whoever's turn it is (SR-TURN-13).
    let deed = track::Command::Hack { seat: colour, how: How::Deed, pays: Cards::default(), choice: Choice::default() };
    let refused = engine::decide(table.session.book(), table.game(), &deed.into()).err();
    let (active, refused) = (active && (last || refused.is_none()), refused.filter(|_| active && !last));
    // Where it is somebody else's turn it stands grey, and nothing else in its place (SR-MATRIX-07).
    let way = |glyph: &str, id: &str, message: Message| -> Element<'a, Message> {
        let press = icon_button(shell.look, glyph, words.get(id)).width(Fill).height(TURN_TOUCH);
        press.id(format!("{id} {}", colour.name())).on_press_maybe(active.then_some(message)).into()
    };
    let mut ways = Vec::new();
    if !last {
        ways.push(way("check", "row-hacked", hacks(How::Deed)));
        // Where hands are counted it is said which five.
        let five = match table.game().keeps_goods() {
            true => {
                Message::opens(Panel::Row(State { counted: Some((colour, five(table, seat))), ..State::at(place) }))
            }
            false => hacks(How::Five),
        };
        ways.push(way("card", "row-five", five));
    }
    let ways = (!ways.is_empty()).then(|| tray::grid(ways, 2));
    let waits = match refused {
        Some(refused) => Some(refusal(table, shell, &refused)),
        None => (!active && !last).then(|| dim(shell.look, words.get("row-own-turn"), 15.0).into()),
    };
    let counting = counting(table, shell, seat, state);
    // What a card does to a token is no deed of anybody's, and rarer: it is small.
    let small = |glyph: &str, id: &str, message: Message| -> Element<'a, Message> {
        let press = icon_button(shell.look, glyph, words.get(id)).kind(Kind::Quiet).height(TOUCH);
        press.id(format!("{id} {}", colour.name())).on_press(message).into()
    };
    let on = (!last).then(|| small("plus", "row-moved-on", by(1)));
    let back = (place > 0).then(|| small("minus", "row-moved-back", by(-1)));
    let moves = wrapped(on.into_iter().chain(back).collect(), 6.0);
    let god = (active && last).then(|| god(table, shell));
    Some(column![ways, waits, counting, moves, god].spacing(8).into())
}

/// Who waits there is fought: its Level is read off the card.
fn god<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let known = told_before(table);
    let each = LEVELS.map(|level| {
        // Whoever beats it has won: there is nothing more to ask of it.
        let name = shell.words.get("god-name");
        let def = MonsterDef { name, level: Some(level), treasures: Some(0), ..MonsterDef::default() };
        let faces = track::Command::FaceGod { def: Some(Box::new(def)) };
        let label = container(bold(level.to_string(), 20.0)).center(Fill);
        let press = press(shell.look, label).padding(2).height(TURN_TOUCH).width(Fill).id(format!("god {level}"));
        let press = press.kind(Kind::Choice(known == Some(level)));
        press.on_press(Message::made(faces.into())).into()
    });
    let title = known.map_or_else(
        || shell.words.get("row-god"),
        |level| shell.words.with("row-god-again", &[("level", level.into())]),
    );
    let title = bold(title, 17.0).color(shell.look.torch);
    column![title, tray::rows(each.collect(), 10, tray::GAP)].spacing(tray::GAP).into()
}

/// Of which Level whoever waits there was the last time: it is printed, and stays the same.
fn told_before(table: &Table) -> Option<i16> {
    let timeline = table.session.timeline();
    let came = |fact: &Fact| match &fact.event {
        Event::Track(track::Event::God { stands: God::Comes(id), .. }) => Some(*id),
        _ => None,
    };
    let met = timeline.back(timeline.here()).find_map(|(point, node)| {
        let id = node.facts.iter().find_map(came)?;
        timeline.state(point).foes.get(id)?.def.level
    });
    met.filter(|level| LEVELS.contains(level))
}
