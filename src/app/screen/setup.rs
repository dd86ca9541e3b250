//! Set-up: who plays, what is on the table and what is in the app, how much is kept, house rules; or a game under way.

use crate::app::errand::Errand;
use crate::app::house::{self, House};
use crate::app::icon::{icon, shape};
use crate::app::look::{BODY, NAME, TURN_TOUCH, field};
use crate::app::route::Route;
use crate::app::screen::framed_above;
use crate::app::screen::names::{apart, letters, letters_tool, name_field, taken, told_apart};
use crate::app::screen::quick::GAMES;
use crate::app::shell::Shell;
use crate::app::thrown::{self, Thrown};
use crate::app::widget::parts::{body, bold, choice, dim, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::catalog;
use crate::play::dice::Secret;
use crate::play::narrate::faults;
use crate::rules::book::Book;
use crate::rules::ids::Colour;
use crate::rules::setup::Setup;
use crate::rules::system::FIRST;
use crate::rules::table::seating::NewSeat;
use crate::rules::table::{Care, Component, Components, Place};
use iced::widget::{column, container, row, text_input};
use iced::{Alignment, Element, Fill};
use std::sync::Arc;

/// What is being set up.
#[derive(Debug)]
pub struct State {
    /// The set-up.
    pub setup: Setup,
    /// The book of the game that is set up.
    book: Arc<Book>,
    /// The house rules, once they are open.
    pub rules: Option<House>,
    /// What the dice will come from if the app rolls any. Its seal is shown.
    secret: Option<Secret>,
    /// The words people throw in once they have seen the seal.
    thrown: Thrown,
    /// Whose name is written with letters of ours, by their place.
    letters: Option<usize>,
}

/// What happens in set-up.
#[derive(Clone, Debug)]
pub enum Message {
    /// This game is played.
    Game(&'static str),
    /// A colour plays, or does not.
    Toggle(Colour),
    /// A seat sits one place earlier.
    Earlier(usize),
    /// A seat's name.
    Name(usize, String),
    /// It is entered: the next one is written.
    Named(usize),
    /// Letters for the name of a seat come up, or go.
    Letters(usize),
    /// Who starts; rolled for if none.
    First(Option<Colour>),
    /// Where a component is.
    Keep(Component, Place),
    /// How much is kept.
    Care(Care),
    /// The expansion is in the box, or not.
    Expansion(bool),
    /// The game is under way already.
    UnderWay(bool),
    /// House rules are shown, or not.
    Rules(bool),
    /// Among the house rules.
    House(house::Message),
    /// Words are thrown in.
    Throw(thrown::Message),
    /// Begin.
    Start,
    /// Back home.
    Back,
}

/// The book of the game that is set up.
fn book(setup: &Setup) -> Arc<Book> {
    catalog::books().find(&setup.system).cloned().unwrap_or_else(|_| catalog::book())
}

impl State {
    /// A set-up like the last one, or four seats.
    pub fn new(shell: &Shell) -> State {
        let four = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];
        // Old files that do not say it mean everything; whoever is new here wants less to count.
        let fresh = || Setup { care: Care::Map, ..Setup::new(&four) };
        let mut setup = shell.settings.last_setup.clone().unwrap_or_else(fresh);
        setup.under_way = false;
        if setup.check(&book(&setup)).is_err() {
            setup = fresh();
        }
        if let Some(costs) = shell.owners_box().costs().filter(|_| setup.system == FIRST) {
            setup.costs_checked = true;
            for (kind, cost) in ["passage", "door", "locked", "hidden"].into_iter().zip(costs) {
                house::set(&mut setup.rulings, &shell.book, &format!("link_cost.{kind}"), cost.to_string());
            }
        }
        let book = book(&setup);
        State { setup, book, rules: None, secret: shell.clock.secret(0), thrown: Thrown::default(), letters: None }
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        let setup = &mut self.setup;
        match message {
            Message::Game(game) => {
                play(setup, game);
                self.book = book(setup);
            }
            Message::Toggle(colour) => match setup.seats.iter().position(|s| s.colour == colour) {
                Some(i) => {
                    setup.seats.remove(i);
                    setup.first = setup.first.filter(|c| *c != colour);
                }
                None => setup.seats.push(NewSeat { colour, name: String::new(), sex: None, bot: None }),
            },
            Message::Earlier(i) => {
                if i > 0 && i < setup.seats.len() {
                    setup.seats.swap(i, i - 1);
                }
            }
            Message::Name(i, name) => {
                if let Some(seat) = setup.seats.get_mut(i) {
                    seat.name = name.chars().take(NAME).collect();
                }
            }
            // The keyboard goes on.
            Message::Named(_) => {}
            Message::Letters(i) => self.letters = Some(i).filter(|_| self.letters != Some(i)),
            Message::First(first) => setup.first = first,
            Message::Keep(component, place) => set_component(&mut setup.components, component, place),
            Message::Care(care) => setup.care = care,
            Message::Expansion(expansion) => {
                setup.expansion = expansion;
                let pieces = self.book.rules.pieces(expansion);
                setup.seats.retain(|s| pieces.colours.contains(&s.colour));
                setup.seats.truncate(pieces.players);
            }
            Message::UnderWay(under_way) => setup.under_way = under_way,
            Message::Rules(open) => self.rules = open.then(House::default),
            Message::House(message) => {
                if let Some(change) = self.rules.as_mut().and_then(|house| house.update(message)) {
                    change.make(&self.book, &mut setup.rulings);
                }
            }
            Message::Throw(message) => self.thrown.update(shell, message),
            Message::Start => match setup.clone().agreed(&self.book).check(&self.book) {
                Ok(()) => {
                    let setup = apart(shell, setup.clone().agreed(&self.book));
                    let said = self.thrown.said(setup.seats.iter().map(|s| s.colour));
                    let dice = self.secret.clone().map(|secret| (secret, said));
                    return Errand::Begin(Box::new(setup), dice);
                }
                Err(fault) => shell.say(faults::setup(&shell.words, &fault)),
            },
            Message::Back => {
                // Nobody types names twice because they had a look at something else.
                if setup.components.cards == Place::Table {
                    *shell.settings.last(Place::Table) = Some(setup.clone());
                    shell.save_settings();
                }
                return Errand::Go(Route::Home);
            }
        }
        Errand::None
    }
}

/// Another game: its house rules are its own, and what it does not have is not kept.
fn play(setup: &mut Setup, game: &str) {
    if setup.system == game {
        return;
    }
    setup.system = game.to_owned();
    setup.rulings.clear();
    (setup.under_way, setup.costs_checked) = (false, false);
    let book = book(setup);
    let map = book.system.rolls();
    setup.expansion = !map;
    setup.care = Care::Map;
    setup.components = Components { dice: setup.components.dice, ..Components::default() };
    let pieces = book.rules.pieces(setup.expansion);
    setup.seats.truncate(pieces.players);
    let free = Colour::ALL.into_iter().filter(|c| pieces.colours.contains(c));
    for colour in free {
        if setup.seats.len() < book.rules.players_min && setup.seats.iter().all(|seat| seat.colour != colour) {
            setup.seats.push(NewSeat { colour, name: String::new(), sex: None, bot: None });
        }
    }
    if !map {
        return;
    }
    setup.expansion = setup.seats.len() > book.rules.pieces(false).players;
}

fn set_component(components: &mut Components, component: Component, place: Place) {
    match component {
        Component::Dice => components.dice = place,
        Component::Rooms => components.rooms = place,
        Component::Monsters => components.monsters = place,
        Component::Cards => components.cards = place,
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    if let Some(house) = &state.rules {
        let ruled = (&*state.book, &state.setup.rulings);
        return house::page(house, shell, ruled, Message::House, Message::Rules(false));
    }
    let (words, look) = (&shell.words, shell.look);
    let (setup, book) = (&state.setup, &*state.book);
    // Without a map there is one box, and nothing lies about.
    let map = book.system.rolls();
    let fault = setup.clone().agreed(book).check(book).err().map(|fault| faults::setup(words, &fault));
    let few = setup.fewer(book).is_some();
    let label = match () {
        () if setup.under_way => "setup-start-under-way",
        () if few => "setup-start-two",
        () => "setup-start",
    };
    let label = words.get(label);
    let start = press(look, container(bold(label, 22.0)).center_x(Fill))
        .kind(Kind::Primary)
        .height(68)
        .width(Fill)
        .id("start".to_owned());
    let start = start.on_press_maybe(fault.is_none().then_some(Message::Start));
    let section = |id: &str| bold(words.get(id), 19.0).color(look.torch);
    let box_row = row![
        choice(look, words.get("setup-base"), !setup.expansion).on_press(Message::Expansion(false)),
        choice(look, words.get("setup-expansion"), setup.expansion).on_press(Message::Expansion(true)),
    ];
    // Which colours there are depends on the box.
    let box_row = map.then(|| box_row.spacing(6).wrap());
    let mut list = column![section("setup-game"), games(state, shell), section("setup-who"), box_row];
    list = list.push(colours(state, shell)).push(seats(state, shell)).spacing(12);
    if let Some(fault) = fault {
        list = list.push(bold(fault, BODY).color(look.bad));
    }
    list = list.push(few.then(|| bold(words.get("setup-two"), BODY).color(look.torch)));
    list = list.push(section("setup-first")).push(first(state, shell));
    list = list.push(section("setup-care")).push(cares(state, shell));
    if map {
        list = list.push(section("setup-components")).push(components(state, shell));
    }
    // Only a seal that dice will follow from is one to throw words at.
    if let Some(secret) = state.secret.as_ref().filter(|_| setup.components.any_in_app()) {
        let people = setup.seats.iter().map(|s| s.colour);
        list = list.push(thrown::view(&state.thrown, shell, &secret.seal(), people).map(Message::Throw));
    }
    let way_row = row![
        choice(look, words.get("setup-fresh"), !setup.under_way).on_press(Message::UnderWay(false)),
        choice(look, words.get("setup-under-way"), setup.under_way).on_press(Message::UnderWay(true)),
    ];
    if map {
        list = list.push(section("setup-where")).push(way_row.spacing(6).wrap());
    }
    list = list.push(section("setup-rules")).push(house::way(shell, book, &setup.rulings, Message::Rules(true)));
    framed_above(shell, words.get("setup-title"), Message::Back, list, 860.0, start)
}

/// Which game it is.
fn games<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = GAMES.into_iter().map(|game| {
        let press = choice(look, words.get(&format!("game-{game}")), state.setup.system == game);
        press.height(TURN_TOUCH).padding([2, 16]).id(format!("game {game}")).on_press(Message::Game(game)).into()
    });
    let means = container(dim(look, words.get(&format!("game-{}-means", state.setup.system)), BODY)).width(Fill);
    if shell.is_held() {
        return column![wrapped(each.collect(), 6.0), means].spacing(8).into();
    }
    row![wrapped(each.collect(), 6.0), means].spacing(14).align_y(Alignment::Center).into()
}

/// The six colours: a tap sits somebody down or lets them go.
fn colours<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let pieces = state.book.rules.pieces(state.setup.expansion);
    let each = Colour::ALL.into_iter().filter(|c| pieces.colours.contains(c)).map(|colour| {
        let plays = state.setup.seats.iter().any(|s| s.colour == colour);
        let label =
            row![icon(shape(colour), 26.0), bold(words.colour(colour), 17.0)].spacing(8).align_y(Alignment::Center);
        let kind = if plays { Kind::Seat(colour) } else { Kind::SeatLine(colour) };
        let press = press(look, label).kind(kind).chosen(plays).height(TURN_TOUCH).width(142);
        press.on_press(Message::Toggle(colour)).into()
    });
    wrapped(each.collect(), 8.0)
}

/// Letters of a name that is written smaller.
const LONG: usize = 18;

/// Height of a line with a name.
const LINE: f32 = 50.0;

/// Those who play, in table order; names are for those who like them.
fn seats<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = state.setup.seats.iter().zip(told_apart(shell, &state.setup)).enumerate();
    let rows = each.map(|(i, (seat, name))| {
        let input = text_input(&words.colour(seat.colour), &seat.name)
            .on_input(move |name| Message::Name(i, name))
            .on_submit(Message::Named(i))
            .id(name_field(i))
            .padding(if seat.name.chars().count() > LONG { [13, 11] } else { [11, 11] })
            .size(if seat.name.chars().count() > LONG { 15 } else { 18 })
            .style(field(look));
        let input = written(words.with("field-name", &[("seat", words.colour(seat.colour).into())]), &seat.name, input);
        let badge = icon(shape(seat.colour), 26.0).color(look.mark(seat.colour));
        let earlier = tool(look, "arrow-north")
            .called(words.with("heard-earlier", &[("seat", name.into())]))
            .on_press_maybe((i > 0).then_some(Message::Earlier(i)));
        // A tablet raises no keyboard for us.
        let open = state.letters == Some(i);
        let own = shell.by_finger.then(|| letters_tool(shell, i, open, Message::Letters(i)));
        let line = row![bold(format!("{}", i + 1), 17.0).width(18), badge, input, own].spacing(10);
        let high = |content: Element<'a, Message>| container(content).height(LINE).align_y(Alignment::Center);
        (high(line.align_y(Alignment::Center).into()).into(), high(earlier.into()).into())
    });
    // Many stand in two columns, each in order from top to bottom. Whoever types goes from name to name by Tab: the arrows
    // come after them.
    let mut rows: Vec<(Element<'a, Message>, Element<'a, Message>)> = rows.collect();
    let second = rows.split_off(if rows.len() > 4 { rows.len().div_ceil(2) } else { rows.len() });
    let side = |rows: Vec<(_, _)>| {
        let (names, arrows): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
        row![column(names).spacing(8).width(Fill), column(arrows).spacing(8)].spacing(10).width(Fill)
    };
    let second = (!second.is_empty()).then(|| side(second));
    let rows = row![side(rows), second].spacing(18);
    // The field takes no more: it says so where the hint stands, and nothing moves.
    let full = state.setup.seats.iter().any(|seat| seat.name.chars().count() >= NAME);
    let taken = taken(shell, &state.setup);
    let hint = match taken {
        Some(taken) => bold(taken, 14.0).color(look.torch),
        None if full => {
            bold(words.with("setup-name-full", &[("letters", (NAME as u32).into())]), 14.0).color(look.torch)
        }
        None => dim(look, words.get("setup-order-hint"), 14.0),
    };
    let writes = state.letters.and_then(|i| Some((i, state.setup.seats.get(i)?)));
    let pad = writes.map(|(i, seat)| letters(shell, &seat.name, move |name| Message::Name(i, name)));
    column![rows, pad, hint].spacing(8).into()
}

fn first<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let roll = choice(look, words.get("setup-first-roll"), state.setup.first.is_none()).on_press(Message::First(None));
    let each = state.setup.seats.iter().zip(told_apart(shell, &state.setup)).map(|(seat, name)| {
        let chosen = state.setup.first == Some(seat.colour);
        let args = [("what", words.get("setup-first").into()), ("choice", name.as_str().into())];
        let called = words.with("heard-choice", &args);
        let press = choice(look, name, chosen).id(format!("first {}", seat.colour.name())).called(called);
        press.on_press(Message::First(Some(seat.colour))).into()
    });
    wrapped(std::iter::once(roll.into()).chain(each).collect(), 6.0)
}

fn cares<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let map = state.book.system.rolls();
    let each = Care::ALL.into_iter().map(move |care| {
        let id = match map {
            true => format!("care-{}", care.name()),
            false => format!("care-doors-{}", care.name()),
        };
        let chosen = state.setup.care == care;
        let hint = body(words.get(&format!("{id}-hint"))).size(14.0).color(if chosen { look.text } else { look.dim });
        let text = column![bold(words.get(&id), 17.0), hint].spacing(2);
        let kind = Kind::Choice(chosen);
        press(look, text)
            .kind(kind)
            .height(62)
            .width(268)
            .id(format!("care {}", care.name()))
            .on_press(Message::Care(care))
            .into()
    });
    wrapped(each.collect(), 8.0)
}

fn components<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let rows = [Component::Dice, Component::Rooms, Component::Monsters].into_iter().map(|component| {
        let now = state.setup.components.of(component);
        let what = words.get(&format!("component-{}", component.name()));
        let side = |place: Place, id: &str| {
            let args = [("what", what.as_str().into()), ("choice", words.get(id).into())];
            let side = choice(look, words.get(id), now == place).called(words.with("heard-choice", &args));
            side.on_press(Message::Keep(component, place))
        };
        let name = body(what.clone()).width(180);
        row![name, side(Place::Table, "place-table"), side(Place::App, "place-app")]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    let cards =
        row![body(words.get("component-cards")).width(180), dim(look, words.get("setup-cards-hint"), 14.0)].spacing(8);
    column(rows).spacing(6).push(cards).into()
}
