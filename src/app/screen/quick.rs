//! No box handy: a game with everything in the app, people and bots around one screen, one touch to begin.

use crate::app::errand::Errand;
use crate::app::house::{self, House};
use crate::app::icon::{icon, shape};
use crate::app::look::{BODY, NAME, TOUCH, TURN_TOUCH, card, field, mix};
use crate::app::route::Route;
use crate::app::screen::framed_above;
use crate::app::screen::names::{apart, letters, letters_tool, name_field, taken};
use crate::app::shell::Shell;
use crate::app::table::hot::player::bot_name;
use crate::app::thrown::{self, Thrown};
use crate::app::widget::parts::{body, bold, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::portrait::portrait;
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::bots::people;
use crate::catalog;
use crate::catalog::dealing;
use crate::catalog::evenings::{self, Bundle};
use crate::catalog::mixed;
use crate::play::dice::Secret;
use crate::play::narrate::faults;
use crate::play::playout;
use crate::rules::book::Book;
use crate::rules::ids::Colour;
use crate::rules::seat::Sex;
use crate::rules::setup::Setup;
use crate::rules::table::Place;
use crate::rules::table::seating::NewSeat;
use iced::widget::{Column, column, container, row, space, text_input};
use iced::{Alignment, Element, Fill};
use std::sync::Arc;

/// The games there are, as files call them.
pub const GAMES: [&str; 4] = ["quest", "classic", "short", "shadowrun"];

/// How large a face is, for fingers.
const FACE: f32 = 46.0;
/// How wide it is said who plays a seat: as wide as there is room beside the faces.
const WHO: f32 = 328.0;

/// What is being set up.
#[derive(Debug)]
pub struct State {
    /// The set-up.
    pub setup: Setup,
    /// The book of the game that is set up.
    book: Arc<Book>,
    /// The house rules, once they are open.
    pub rules: Option<House>,
    /// Whether it is said what the first game is, before it begins.
    pub first: bool,
    /// What the dice will come from. Its seal is shown; nobody sees the secret itself before the game is over.
    secret: Option<Secret>,
    /// The words people throw in once they have seen the seal.
    thrown: Thrown,
    /// Whose name is written with letters of ours, by their place.
    letters: Option<usize>,
}

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// A seat is played by a bot, or by a person.
    Plays(usize, Option<String>),
    /// Another game.
    Game(&'static str),
    /// A person's name.
    Name(usize, String),
    /// It is entered: that of the next person is written.
    Named(usize),
    /// Letters for the name of a person come up, or go.
    Letters(usize),
    /// Whether a person's munchkin is male or female; touched once more, it is left open.
    Sex(usize, Sex),
    /// A seat has the next free colour.
    Colour(usize),
    /// Whether another game's cards are shuffled in.
    Mixed(bool),
    /// Everybody is dealt so many of each deck.
    Dealt(u8),
    /// The evening is as long as that, or as hard.
    Evening(&'static [Bundle], &'static Bundle),
    /// House rules are shown, or not.
    Rules(bool),
    /// Among the house rules.
    House(house::Message),
    /// Words are thrown in.
    Throw(thrown::Message),
    /// One more sits down.
    More,
    /// Somebody does not play after all.
    Less(usize),
    /// What the first game is, which teaches, is told, or not.
    Tell(bool),
    /// The first game begins.
    First,
    /// Begin.
    Start,
    /// Back home.
    Back,
}

/// The book of the game that is set up.
fn book(setup: &Setup) -> Arc<Book> {
    catalog::books().find(&setup.system).cloned().unwrap_or_else(|_| catalog::book())
}

/// Who sits down next: the first who does not sit there yet.
fn newcomer(setup: &Setup) -> Option<String> {
    let sits = |id: &str| setup.seats.iter().any(|seat| seat.bot.as_deref() == Some(id));
    let all = people::people();
    all.iter().find(|person| !sits(&person.id)).or(all.first()).map(|person| person.id.clone())
}

/// One person and two whom the app plays.
pub fn usual() -> Setup {
    let mut setup = playout::setup(3);
    for i in 0..setup.seats.len() {
        let bot = if i == 0 { None } else { newcomer(&setup) };
        sit(&mut setup.seats[i], bot);
    }
    kindly(&mut setup);
    setup
}

/// Who has chosen nothing begins kindly, where that is a choice.
fn kindly(setup: &mut Setup) {
    let tempers = &evenings::of(&setup.system).tempers;
    if let Some(kind) = tempers.first() {
        evenings::set(tempers, kind, &mut setup.rulings);
    }
}

/// Somebody sits down: those with a face bring their figure along, people have one they can change. Without one no card for
/// either sex would ever be theirs.
fn sit(seat: &mut NewSeat, bot: Option<String>) {
    let person = bot.as_deref().and_then(people::person);
    seat.sex = Some(match person {
        Some(person) => person.sex,
        None if seat.colour.index().is_multiple_of(2) => Sex::Female,
        None => Sex::Male,
    });
    if bot.is_some() {
        seat.name.clear();
    }
    seat.bot = bot;
}

/// A set-up of before, in which those the app plays had neither name nor face, and people no figure: somebody who has takes
/// each such seat.
fn with_faces(mut setup: Setup) -> Setup {
    for i in 0..setup.seats.len() {
        let Some(bot) = setup.seats[i].bot.clone() else {
            if setup.seats[i].sex.is_none() {
                sit(&mut setup.seats[i], None);
            }
            continue;
        };
        let bot = if people::person(&bot).is_some() { Some(bot) } else { newcomer(&setup) };
        sit(&mut setup.seats[i], bot);
    }
    setup
}

impl State {
    /// A set-up like the last one of its kind, or one person and two bots.
    pub fn new(shell: &Shell) -> State {
        let last = shell.settings.last_quick.clone();
        let whole = |s: &Setup| s.components.cards == Place::App && s.check(&book(s)).is_ok();
        let setup = last.filter(whole).map_or_else(usual, with_faces);
        let book = book(&setup);
        State {
            setup,
            book,
            rules: None,
            first: false,
            secret: shell.clock.secret(0),
            thrown: Thrown::default(),
            letters: None,
        }
    }

    /// The seal of the dice: what follows from it is settled now.
    pub fn seal(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::seal)
    }

    /// The set-up with what the table agrees to by beginning.
    pub(in crate::app) fn agreed(&self) -> Setup {
        self.setup.clone().agreed(&book(&self.setup))
    }

    /// The people at the table.
    fn people(&self) -> impl Iterator<Item = Colour> + '_ {
        self.setup.seats.iter().filter(|s| s.bot.is_none()).map(|s| s.colour)
    }

    fn free(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|c| !self.setup.seats.iter().any(|s| s.colour == *c))
    }

    /// Somebody takes a seat. Whoever sat elsewhere under that name changes places with who sat here.
    fn plays(&mut self, i: usize, bot: Option<String>) {
        let seats = &mut self.setup.seats;
        let Some(was) = seats.get(i).map(|seat| seat.bot.clone()) else { return };
        let other = seats.iter().position(|seat| bot.is_some() && seat.bot == bot).filter(|at| *at != i);
        sit(&mut seats[i], bot);
        if let Some(at) = other {
            let instead = was.or_else(|| newcomer(&self.setup));
            sit(&mut self.setup.seats[at], instead);
        }
    }

    /// One more sits down.
    fn more(&mut self) {
        let colour = self.free().next();
        let bot = newcomer(&self.setup);
        self.setup.seats.extend(colour.map(|colour| {
            let mut seat = NewSeat { colour, name: String::new(), sex: None, bot: None };
            sit(&mut seat, bot);
            seat
        }));
    }

    /// More than the base box seats need the pieces of the expansion.
    fn fit(&mut self) {
        let base = |c: Colour| !matches!(c, Colour::Orange | Colour::Purple);
        self.setup.expansion = self.setup.seats.len() > 4 || !self.setup.seats.iter().all(|s| base(s.colour));
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Plays(i, bot) => self.plays(i, bot),
            Message::Name(i, name) => {
                if let Some(seat) = self.setup.seats.get_mut(i) {
                    seat.name = name.chars().take(NAME).collect();
                }
            }
            // The keyboard goes on.
            Message::Named(_) => {}
            Message::Letters(i) => self.letters = Some(i).filter(|_| self.letters != Some(i)),
            Message::Sex(i, sex) => {
                if let Some(seat) = self.setup.seats.get_mut(i) {
                    seat.sex = Some(sex);
                }
            }
            Message::Colour(i) => {
                let now = self.setup.seats.get(i).map(|s| s.colour.index());
                let after = self.free().find(|c| Some(c.index()) > now);
                let colour = after.or_else(|| self.free().next());
                if let (Some(seat), Some(colour)) = (self.setup.seats.get_mut(i), colour) {
                    seat.colour = colour;
                }
            }
            Message::Game(game) => {
                self.setup.system = game.to_owned();
                // House rules are a game's own.
                self.setup.rulings.clear();
                kindly(&mut self.setup);
                self.book = book(&self.setup);
                let least = self.book.rules.players_min;
                while self.setup.seats.len() < least {
                    self.more();
                }
            }
            Message::Evening(kind, bundle) => evenings::set(kind, bundle, &mut self.setup.rulings),
            Message::Rules(open) => self.rules = open.then(House::default),
            Message::House(message) => {
                if let Some(change) = self.rules.as_mut().and_then(|house| house.update(message)) {
                    change.make(&self.book, &mut self.setup.rulings);
                }
            }
            Message::Mixed(mixed) => mixed::set(mixed, &mut self.setup.rulings),
            Message::Dealt(count) => dealing::set(&self.book, count, &mut self.setup.rulings),
            Message::Throw(message) => self.thrown.update(shell, message),
            Message::More => self.more(),
            Message::Less(i) => {
                let mut fewer = self.setup.clone();
                if i < fewer.seats.len() {
                    fewer.seats.remove(i);
                }
                let book = book(&self.setup);
                if fewer.seats.len() >= fewer.fewest(&book) || fewer.fewer(&book).is_some() {
                    self.setup = fewer;
                }
            }
            Message::Tell(open) => self.first = open,
            Message::First => {
                // Nobody types their name twice.
                let me = self.setup.seats.iter().find(|seat| seat.bot.is_none());
                let (name, sex) = me.map_or((String::new(), None), |seat| (seat.name.trim().to_owned(), seat.sex));
                return Errand::First(name, sex);
            }
            Message::Start => match self.agreed().check(&book(&self.setup)) {
                Ok(()) => {
                    let said = self.thrown.said(self.people());
                    return Errand::Begin(
                        Box::new(apart(shell, self.agreed())),
                        self.secret.clone().map(|s| (s, said)),
                    );
                }
                Err(fault) => shell.say(faults::setup(&shell.words, &fault)),
            },
            Message::Back => {
                // Nobody types names twice because they had a look at something else.
                *shell.settings.last(Place::App) = Some(self.agreed());
                shell.save_settings();
                return Errand::Go(Route::Home);
            }
        }
        self.fit();
        Errand::None
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    if let Some(house) = &state.rules {
        let ruled = (&*state.book, &state.setup.rulings);
        return house::page(house, shell, ruled, Message::House, Message::Rules(false));
    }
    if state.first {
        return first(shell);
    }
    let (words, look) = (&shell.words, shell.look);
    let seats = state.setup.seats.iter().enumerate().map(|(i, seat)| line(state, shell, i, seat));
    let mut list: Column<'a, Message> = column![body(words.get("quick-what")).size(18.0)].spacing(12);
    list = list.push(games(state, shell));
    // That a seat’s own colour can be touched nobody would guess.
    list = list.push(dim(look, words.get("quick-colours"), BODY)).extend(seats);
    list = list.push(taken(shell, &state.setup).map(|taken| bold(taken, BODY).color(look.torch)));
    if state.setup.seats.len() < book(&state.setup).rules.pieces(true).players {
        let more = icon_button(look, "plus", words.get("quick-more")).height(TURN_TOUCH).id("more".to_owned());
        list = list.push(more.on_press(Message::More));
    }
    let all = evenings::of(&state.setup.system);
    for (kind, bundles) in [("lengths", &all.lengths), ("tempers", &all.tempers)] {
        list = list.push((!bundles.is_empty()).then(|| evening(state, shell, kind, bundles)));
    }
    list = list.push(dealt(state, shell)).push(decks(state, shell)).push(rules(state, shell));
    let people = state.people().count();
    let hint = match people {
        0 => "quick-nobody",
        1 => "quick-one",
        _ => "quick-many",
    };
    list = list.push(dim(look, words.get(hint), BODY));
    // With phones nothing goes round at all.
    let phones = cfg!(feature = "phones") && people > 1;
    list = list.push(phones.then(|| dim(look, words.get("quick-phones"), BODY)));
    if let Some(seal) = state.seal().filter(|_| people > 0) {
        list = list.push(thrown::view(&state.thrown, shell, &seal, state.people()).map(Message::Throw));
    }
    let few = state.setup.fewer(&book(&state.setup)).is_some();
    let list = list.push(few.then(|| bold(words.get("setup-two"), BODY).color(look.torch)));
    let start = words.get(if few { "setup-start-two" } else { "quick-start" });
    let start = container(bold(start, 22.0)).center_x(Fill);
    let start = press(look, start).kind(Kind::Primary).height(68).width(Fill).id("start".to_owned());
    framed_above(shell, words.get("quick-title"), Message::Back, list, 1_000.0, start.on_press(Message::Start))
}

/// What comes in the first game, before it begins.
fn first<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let line = |glyph: &str, id: &str| -> Element<'a, Message> {
        let said = body(words.get(id)).size(20.0).width(Fill);
        row![icon(glyph, 26.0).color(look.torch), said].spacing(14).align_y(Alignment::Center).into()
    };
    let lines = [("star", "first-long"), ("monster", "first-dungeon"), ("why", "first-hints"), ("undo", "first-undo")];
    let list = column(lines.map(|(glyph, id)| line(glyph, id))).spacing(18);
    let start = press(look, container(bold(words.get("first-start"), 22.0)).center_x(Fill));
    let start = start.kind(Kind::Primary).height(68).width(Fill).id("first start".to_owned());
    let title = words.get("quick-first");
    framed_above(shell, title, Message::Tell(false), list, 760.0, start.on_press(Message::First))
}

/// Which game it is, and the way to the one that teaches.
fn games<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = GAMES.into_iter().map(|game| {
        let press = choice(look, words.get(&format!("game-{game}")), state.setup.system == game);
        press.height(TURN_TOUCH).padding([2, 16]).id(format!("game {game}")).on_press(Message::Game(game)).into()
    });
    let first = icon_button(look, "star", words.get("quick-first")).height(TURN_TOUCH).id("first".to_owned());
    let each = each.chain([first.on_press(Message::Tell(true)).into()]);
    line_of(shell, "quick-game", each.collect(), [words.get(&format!("game-{}-means", state.setup.system))])
}

/// A choice on a line: what is asked, the ways, and what the chosen one means; that has a line of its own where it does not
/// fit beside them whole.
fn line_of<'a>(
    shell: &'a Shell,
    asks: &str,
    each: Vec<Element<'a, Message>>,
    means: impl IntoIterator<Item = String>,
) -> Element<'a, Message> {
    let title = container(bold(shell.words.get(asks), BODY)).width(120).height(TURN_TOUCH).center_y(TURN_TOUCH);
    let means = means.into_iter().map(|means| dim(shell.look, means, BODY).into());
    let said = row![wrapped(each, 6.0)].extend(means).spacing(14).align_y(Alignment::Center).wrap().vertical_spacing(4);
    if shell.is_held() {
        return column![title.width(Fill).height(TOUCH), said].into();
    }
    row![title, container(said).width(Fill)].spacing(14).into()
}

/// Whose cards are played with, where others can be shuffled in.
fn decks<'a>(state: &'a State, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let mixed = mixed::is_mixed(&book(&state.setup), &state.setup.rulings)?;
    let each = [(false, "decks-own"), (true, "decks-mixed")].map(|(to, id)| {
        let press = choice(look, words.get(id), mixed == to).height(TURN_TOUCH).padding([2, 16]);
        press.id(id.to_owned()).on_press(Message::Mixed(to)).into()
    });
    let means = if mixed { "decks-mixed-means" } else { "decks-own-means" };
    Some(line_of(shell, "decks", each.into(), [words.get(means)]))
}

/// How many cards everybody is dealt, where boxes differ.
fn dealt<'a>(state: &'a State, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (now, ways) = dealing::ways(&state.book, &state.setup.rulings)?;
    let each = ways.into_iter().map(|count| {
        let words = shell.words.with("opening-each", &[("count", count.into())]);
        let press = choice(shell.look, words, count == now).height(TURN_TOUCH).padding([2, 16]);
        press.id(format!("dealt {count}")).on_press(Message::Dealt(count)).into()
    });
    Some(line_of(shell, "quick-dealt", each.collect(), [shell.words.get("opening-newer")]))
}

/// The way to the house rules.
fn rules<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let title =
        container(bold(shell.words.get("setup-rules"), BODY)).width(120).height(TURN_TOUCH).center_y(TURN_TOUCH);
    // What the evening brings along and how many cards are dealt is chosen above: it is nobody's own.
    let all = evenings::of(&state.setup.system);
    let brought = |name: &String| {
        [&all.lengths, &all.tempers].into_iter().any(|kind| {
            let chosen = kind.iter().find(|bundle| evenings::is_set(kind, bundle, &state.setup.rulings));
            chosen.is_some_and(|bundle| bundle.rules.contains_key(name))
        })
    };
    let dealt = |name: &String| name == dealing::RULE && dealing::ways(&state.book, &state.setup.rulings).is_some();
    let own = state.setup.rulings.iter().filter(|(name, _)| !brought(name) && !dealt(name));
    let own = own.map(|(name, value)| (name.clone(), value.clone())).collect();
    let way = house::way(shell, &state.book, &own, Message::Rules(true));
    if shell.is_held() {
        return column![title.width(Fill).height(TOUCH), way].into();
    }
    row![title, way].spacing(14).align_y(Alignment::Center).into()
}

/// Seconds that a turn takes: of a person, and of somebody the app plays.
const TURN: (u32, u32) = (75, 12);

/// How long it takes as most games go, in whole fives of minutes.
fn minutes(rounds: u32, people: u32, bots: u32) -> u32 {
    (rounds * (people * TURN.0 + bots * TURN.1)).div_ceil(300).max(1) * 5
}

/// How long the evening is, or how hard: one of each kind, and what it means.
fn evening<'a>(state: &'a State, shell: &'a Shell, kind: &str, all: &'static [Bundle]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let chosen = all.iter().find(|bundle| evenings::is_set(all, bundle, &state.setup.rulings));
    let each = all.iter().map(|bundle| {
        let name = words.get(&format!("evening-{}", bundle.id));
        let press = choice(look, name, chosen == Some(bundle)).height(TURN_TOUCH).padding([2, 16]);
        press.id(format!("evening {}", bundle.id)).on_press(Message::Evening(all, bundle)).into()
    });
    // House rules of before that are none of these are the table's own.
    let means = chosen.map_or("evening-own".to_owned(), |bundle| format!("evening-{}-means", bundle.id));
    let means = words.get(&means);
    let told = chosen.and_then(|bundle| bundle.rounds).map(|rounds| {
        let people = state.people().count();
        let (people, bots) = (people as u32, state.setup.seats.len().saturating_sub(people) as u32);
        words.with("evening-takes", &[("minutes", minutes(rounds, people, bots).into())])
    });
    line_of(shell, &format!("evening-{kind}"), each.collect(), std::iter::once(means).chain(told))
}

/// A seat: its colour, and who plays it.
fn line<'a>(state: &'a State, shell: &'a Shell, i: usize, seat: &'a NewSeat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let badge = row![icon(shape(seat.colour), 28.0), bold(words.colour(seat.colour), 18.0)];
    let badge = press(look, badge.spacing(10).align_y(Alignment::Center)).kind(Kind::Seat(seat.colour));
    let badge = badge.height(TURN_TOUCH).width(148).id(format!("colour {i}")).on_press(Message::Colour(i));
    let faces = faces(shell, i, seat);
    // Whoever plays it takes as much room: nothing below moves where somebody else does.
    let who = match seat.bot.as_deref() {
        Some(bot) => told(shell, bot),
        None => person(state, shell, i, seat),
    };
    let who = row![container(who).width(Fill), space().height(TURN_TOUCH)].align_y(Alignment::Center).width(WHO);
    let who = if shell.is_held() {
        column![faces, who.width(Fill)].spacing(6).into()
    } else {
        wrapped(vec![faces, who.into()], 6.0)
    };
    let less = tool(look, "cross").kind(Kind::Quiet).height(TURN_TOUCH).id(format!("less {i}"));
    let less = less.called(words.with("heard-less", &[("seat", words.colour(seat.colour).into())]));
    let less = less.on_press_maybe((state.setup.seats.len() > 2).then_some(Message::Less(i)));
    let line: Element<'a, Message> = if shell.is_held() {
        column![row![badge, space().width(Fill), less], who].spacing(8).into()
    } else {
        row![badge, container(who).width(Fill), less].spacing(14).align_y(Alignment::Center).into()
    };
    let writes = state.letters == Some(i) && seat.bot.is_none();
    let pad = writes.then(|| letters(shell, &seat.name, move |name| Message::Name(i, name)));
    let line = column![line, pad].spacing(8);
    container(line).padding([8, 10]).width(Fill).style(card(look, look.seat(seat.colour), 1.5)).into()
}

/// Who can play a seat: a person, or one of those with a face.
fn faces<'a>(shell: &'a Shell, i: usize, seat: &'a NewSeat) -> Element<'a, Message> {
    let look = shell.look;
    let plays = |bot: Option<&str>, picture: Element<'a, Message>| -> Element<'a, Message> {
        let press = press(look, picture).centred().kind(Kind::Choice(seat.bot.as_deref() == bot)).padding(4);
        let press = press.height(FACE + 10.0).width(FACE + 14.0).id(format!("plays {i} {}", bot.unwrap_or("person")));
        let called = bot.map_or_else(|| shell.words.get("sign-person"), |bot| bot_name(shell, bot));
        press.called(called).on_press(Message::Plays(i, bot.map(str::to_owned))).into()
    };
    let person = icon("person", FACE * 0.7).color(look.text);
    let person = plays(None, container(person).center(FACE).into());
    let bots = people::people().iter().map(|person| {
        // On the light of what is chosen a face is lighter too.
        let chosen = seat.bot.as_deref() == Some(&person.id);
        let colour = mix(look.mark(seat.colour), look.text, if chosen { 0.5 } else { 0.0 });
        plays(Some(&person.id), portrait(person, (colour, look.text), FACE))
    });
    wrapped(std::iter::once(person).chain(bots).collect(), 6.0)
}

/// Who plays it: the name, and what they are like.
fn told<'a>(shell: &'a Shell, bot: &'a str) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let like = words.get(&format!("person-{bot}-like"));
    column![bold(bot_name(shell, bot), BODY).line_height(1.15), dim(look, like, BODY).line_height(1.15)].into()
}

/// A person: the name that titles are kept under, and the figure.
fn person<'a>(state: &'a State, shell: &'a Shell, i: usize, seat: &'a NewSeat) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = text_input(&words.get("quick-name"), &seat.name).on_input(move |name| Message::Name(i, name));
    let name = name.on_submit(Message::Named(i)).padding(11).size(18).style(field(look)).id(name_field(i));
    let named = words.with("field-name", &[("seat", words.colour(seat.colour).into())]);
    let name = written(named, &seat.name, name);
    // A tablet raises no keyboard for us.
    let letters = shell.by_finger.then(|| letters_tool(shell, i, state.letters == Some(i), Message::Letters(i)));
    let name = row![name, letters].spacing(6).align_y(Alignment::Center);
    let sex = |sex: Sex, id: &str| -> Element<'a, Message> {
        let press = choice(look, words.get(id), seat.sex == Some(sex)).height(TURN_TOUCH).padding([2, 12]);
        press.id(format!("{id} {i}")).on_press(Message::Sex(i, sex)).into()
    };
    let figures = row![sex(Sex::Female, "sex-female"), sex(Sex::Male, "sex-male")].spacing(6);
    if shell.is_held() {
        return column![name, figures].spacing(6).into();
    }
    row![container(name).width(Fill), figures].spacing(10).align_y(Alignment::Center).into()
}

/// Where two or more people share a screen that keeps their hands, all are asked about dice every time: nobody learns
/// from it who holds a card that changes them. Where fights have no dice there is nothing to ask.
pub fn open_to_all(mut setup: Setup) -> Setup {
    let people = setup.seats.iter().filter(|s| s.bot.is_none()).count();
    let known = book(&setup).ruling_def("dice_window").is_some();
    if known && setup.components.cards == Place::App {
        match people {
            0 | 1 => setup.rulings.remove("dice_window"),
            _ => setup.rulings.insert("dice_window".to_owned(), "always".to_owned()),
        };
    }
    setup
}
