//! The prompt: what the game waits for, who must answer, the answers as big targets; always in the same place.

pub mod cards;
pub mod dice;
pub mod draw;
pub mod fight;
pub mod flight;
pub mod goods;
pub mod tray;
pub mod turn;

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::draft::{Edit, LEVEL_MOST, Told};
use crate::app::table::hot;
use crate::app::table::prompt::tray::faces;
use crate::app::table::{Message, Table, answer, monsters, sealed};
use crate::app::widget::number::number;
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::narrate;
use crate::rules::command::{Answer, Command};
use crate::rules::few::{Few, Member as _};
use crate::rules::game::{Ending, Place};
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::question::{Ask, DieFor};
use crate::rules::system::{Arrow, Gait, Phase};
use iced::Length::FillPortion;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill, Shrink};

/// The next step: what it will do.
pub struct Context {
    /// Its label.
    pub label: String,
    /// What it does; none while it cannot be done yet.
    pub message: Option<Message>,
}

/// The next step, where there is one.
pub fn context(table: &Table, shell: &Shell) -> Option<Context> {
    if let Some(other) = table.hot.as_ref().and_then(|hot| hot::ask::context(table, shell, hot)) {
        return other;
    }
    let words = &shell.words;
    let dice = table.game().table.components.dice == Place::App;
    let draft = &table.draft;
    let say = |id: &str, message: Option<Message>| Some(Context { label: words.get(id), message });
    match &table.question.ask {
        Ask::Opening => say("next-opening", Some(answer(Answer::Done))),
        Ask::Turn { .. } => say("next-end-turn", Some(Message::Do(Command::EndTurn))),
        Ask::MonsterDie(DieFor::Monsters) if dice => say("next-roll-monsters", Some(Message::Chance)),
        Ask::MonsterDie(DieFor::Base(_)) if dice => say("next-roll-base", Some(Message::Chance)),
        Ask::FirstPlayer { .. } | Ask::SearchDice { .. } if dice => say("next-roll", Some(Message::Chance)),
        Ask::Moving { left } => {
            let id = if left.is_empty() { "next-go-on" } else { "next-all-moved" };
            say(id, Some(answer(Answer::Done)))
        }
        Ask::Tile { .. } | Ask::NewMonster { .. } => Some(draw::next(table, shell)),
        Ask::Links { .. } => say("next-links", Some(answer(Answer::Links(draft.links.clone())))),
        Ask::Charity { surplus, to } => {
            let given: u32 = draft.gifts.iter().map(|(_, t, d)| u32::from(*t) + u32::from(*d)).sum();
            let ready = given == *surplus;
            let id = if to.is_empty() { "next-discard" } else { "next-charity" };
            let label = words.with(id, &[("given", given.into()), ("surplus", (*surplus).into())]);
            Some(Context { label, message: ready.then(|| answer(draft.gave())) })
        }
        Ask::Fight { .. } if draft.told != Told::Open => {
            say("next-fight", draft.outcome().map(|outcome| answer(Answer::Fight(outcome))))
        }
        Ask::Fight { .. } => say("next-rolling", Some(answer(Answer::Done))),
        Ask::FightDice { rollers } if rollers.is_empty() => {
            say("next-no-dice", Some(answer(Answer::Throws(Vec::new()))))
        }
        Ask::FightDice { .. } | Ask::RunAway { .. } if dice => say("next-roll", Some(Message::Chance)),
        Ask::FightRolled { ours, theirs } => {
            say(if dice::wins(table, *ours, *theirs) { "next-won" } else { "next-lost" }, Some(answer(Answer::Done)))
        }
        Ask::BadStuff { .. } => say("next-bad-stuff", Some(answer(Answer::Done))),
        Ask::Cursed { .. } => say("next-curse", Some(answer(Answer::Done))),
        Ask::PowerDie | Ask::DieAgain if dice => say("next-roll", Some(Message::Chance)),
        Ask::ExploreDxm => say("next-draw", Some(answer(Answer::Done))),
        Ask::Automatic { .. } => say("next-automatic", Some(answer(Answer::Done))),
        Ask::Collect { .. } => say("next-collect", Some(answer(Answer::Done))),
        Ask::LinkCosts { .. } => {
            let [passage, door, locked, hidden] = draft.costs;
            say("next-costs", Some(answer(Answer::Costs { passage, door, locked, hidden })))
        }
        Ask::Level { .. } => {
            let label = words.with("next-level", &[("level", draft.level.into())]);
            Some(Context { label, message: Some(answer(Answer::Level(draft.level.into()))) })
        }
        _ => None,
    }
}

/// What is asked, each part for its own place in the frame.
pub struct Asked<'a> {
    /// Who is asked, and what.
    pub head: Element<'a, Message>,
    /// What there is to read and to weigh.
    pub body: Element<'a, Message>,
    /// What is touched.
    pub tray: Option<Element<'a, Message>>,
    /// Ways round the question.
    pub foot: Option<Element<'a, Message>>,
}

/// The answers to a question.
pub struct Answers<'a> {
    /// What there is to read and to weigh, as long as it must be.
    pub body: Element<'a, Message>,
    /// What is touched, always in the same place.
    pub tray: Option<Element<'a, Message>>,
}

impl<'a> Answers<'a> {
    /// Answers that are all touched where they are read.
    pub fn plain(body: impl Into<Element<'a, Message>>) -> Answers<'a> {
        Answers { body: body.into(), tray: None }
    }

    /// Answers in the tray, and what there is to read besides.
    pub fn with_tray(body: impl Into<Element<'a, Message>>, tray: impl Into<Element<'a, Message>>) -> Answers<'a> {
        Answers { body: body.into(), tray: Some(tray.into()) }
    }
}

/// The prompt, on a panel of a width.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Asked<'a> {
    if let Some(hot) = &table.hot {
        return hot::ask::view(table, shell, hot, width);
    }
    let Answers { body, tray } = by_hand(table, shell, width);
    let foot = can_skip(table).then(|| skip(shell));
    let head = head(table, shell, table.question.seat);
    // The chance keeps its place while the fight is built and the dice fall.
    let chance = (width >= tray::WIDE).then(|| fight::sums::chance(table, shell)).flatten();
    let head = match chance {
        Some(chance) => {
            let half = |part| container(part).width(FillPortion(1));
            row![half(head), half(chance)].spacing(14).into()
        }
        None => head,
    };
    Asked { head, body, tray, foot }
}

/// Who is asked what; while the ring before a fight runs out, the ring in its place.
fn head<'a>(table: &'a Table, shell: &'a Shell, seat: Option<Colour>) -> Element<'a, Message> {
    if let Some(left) = table.ring(shell) {
        return dice::ring(shell, left);
    }
    let ask = shell.words.get(&ask_text(&table.question.ask));
    titled(table, shell, seat, ask)
}

/// The text of what is asked.
pub fn ask_text(ask: &Ask) -> String {
    match ask {
        // Nobody is lower: there is nobody to give to (MQ-CHAR-04).
        Ask::Charity { to, .. } if to.is_empty() => "ask-charity-discard".to_owned(),
        ask => format!("ask-{}", ask.name()),
    }
}

/// Somebody's name, and what is asked.
pub fn titled<'a>(table: &'a Table, shell: &'a Shell, seat: Option<Colour>, ask: String) -> Element<'a, Message> {
    let who = seat.map(|seat| {
        let name = bold(shell.words.seat(seat, Names::of(table.game())), 20.0);
        row![badge(shell.look, seat, 22.0), name].spacing(8).align_y(Alignment::Center)
    });
    column![who, body(ask).size(17.0)].spacing(3).width(Fill).into()
}

/// Whether a question can be left to the table, or left out.
fn can_skip(table: &Table) -> bool {
    match &table.question.ask {
        Ask::Fight { .. } => table.draft.told == Told::Open,
        Ask::FirstPlayer { .. }
        | Ask::Arrange
        | Ask::NobodyHere
        | Ask::Turn { .. }
        | Ask::BaseColour { .. }
        | Ask::Moving { .. }
        | Ask::FightRolled { .. }
        | Ask::Collect { .. }
        | Ask::Cursed { .. }
        | Ask::PickOrder { .. }
        | Ask::Leaver
        | Ask::ExploreDxm
        | Ask::Automatic { .. }
        | Ask::LinkCosts { .. }
        | Ask::Over(_)
        | Ask::Window { .. }
        | Ask::Asked { .. }
        | Ask::Opening
        | Ask::Cards { .. }
        | Ask::Lurker => false,
        _ => true,
    }
}

/// The answers as a table of cardboard gives them.
pub fn by_hand<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let wide = width >= tray::WIDE;
    match &table.question.ask {
        Ask::FirstPlayer { open, rolls } => first_player(table, shell, (open, rolls), wide),
        Ask::Turn { .. } => turn::turn(table, shell, wide),
        Ask::MonsterDie(DieFor::Base(_)) => {
            let ways = app_rolls(table, shell).into_iter().collect();
            Answers::with_tray(space(), tray::tray(None, tray::colours(table, shell, &Colour::ALL, wide), ways))
        }
        Ask::BaseColour { options, .. } => {
            let choice = tray::colours(table, shell, options, wide);
            Answers::with_tray(space(), tray::tray(None, choice, Vec::new()))
        }
        Ask::Fight { monsters, .. } => fight::view(table, shell, monsters, width),
        Ask::FightDice { .. } => dice::roll(table, shell, width),
        Ask::FightRolled { ours, theirs } => dice::rolled(table, shell, (*ours, *theirs), width),
        Ask::Refuge { sides } => flight::refuge(table, shell, sides, wide),
        Ask::RunAway { monsters } => flight::run(table, shell, monsters, wide),
        Ask::BadStuff { monster } => flight::bad_stuff(table, shell, *monster),
        Ask::SearchDice { dice, modifier, .. } => search(table, shell, (*dice, *modifier), wide),
        Ask::PowerDie => cards::ten(table, shell, wide),
        Ask::DieAgain => {
            let faces = faces(shell, wide, |face| answer(Answer::Number(face.into())));
            Answers::with_tray(space(), tray::tray(None, faces, app_rolls(table, shell).into_iter().collect()))
        }
        Ask::ExploreDxm | Ask::Automatic { .. } | Ask::Window { .. } => {
            Answers::plain(button(look, words.get("answer-no")).width(Fill).on_press(answer(Answer::No)))
        }
        Ask::Asked { .. } => Answers::plain(
            column![
                button(look, words.get("answer-yes")).width(Fill).on_press(answer(Answer::Done)),
                button(look, words.get("answer-no")).width(Fill).on_press(answer(Answer::No)),
            ]
            .spacing(10),
        ),
        _ => Answers::plain(listed(table, shell)),
    }
}

/// Answers in a list.
fn listed<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    match &table.question.ask {
        Ask::Arrange => {
            let hint = dim(look, words.get("arrange-hint"), BODY);
            column![hint, seats(table, shell)].spacing(10).into()
        }
        Ask::NobodyHere => seats(table, shell),
        Ask::MonsterDie(_) => monsters::forecast(table, shell),
        Ask::Moving { .. } => monsters::routes(table, shell),
        Ask::Tile { .. } => draw::tile(table, shell),
        Ask::NewMonster { .. } => draw::monster(table, shell),
        Ask::Links { room, .. } => draw::links(table, shell, *room),
        Ask::Charity { surplus, .. } => goods::charity(table, shell, *surplus),
        Ask::Collect { room } => goods::collect(table, shell, *room),
        Ask::Cursed { averting } => cards::cursed(table, shell, averting),
        Ask::EmptyRoom { rooms, exits } => cards::empty_room(table, shell, rooms, exits),
        Ask::LoseItem { among } => cards::lose(table, shell, among),
        Ask::Overfull { surplus } => cards::overfull(table, shell, *surplus),
        Ask::PickOrder { among } => cards::pick_order(table, shell, *among),
        Ask::Leaver => goods::leaver(table, shell),
        Ask::LinkCosts { .. } => costs(table, shell),
        Ask::Arrow { room, colour } => arrow(table, shell, *room, *colour),
        Ask::Gait { monster } => gait(table, shell, *monster),
        Ask::Level { monster } => {
            let name = bold(words.monster(*monster, Names::of(table.game())), 18.0);
            let level =
                number(look, table.draft.level.into(), |n| Message::Draft(Edit::Level(n))).range(1, LEVEL_MOST.into());
            let level = level.size(40.0);
            column![name, stepper(shell, "level", level.into(), table.draft.level.into(), Edit::Level)]
                .spacing(10)
                .into()
        }
        Ask::Over(ending) => over(table, shell, ending),
        _ => space().into(),
    }
}

/// A number between minus and plus.
pub fn stepper<'a>(
    shell: &'a Shell,
    label: &str,
    figure: Element<'a, Message>,
    value: i32,
    edit: impl Fn(i32) -> Edit,
) -> Element<'a, Message> {
    let side = |name: &str, to: i32| {
        let press = press(shell.look, icon(name, 20.0)).padding([12, 12]).width(TOUCH).id(format!("{name} {label}"));
        press.on_press(Message::Draft(edit(to)))
    };
    row![side("minus", value - 1), figure, side("plus", value + 1)].spacing(4).align_y(Alignment::Center).into()
}

use crate::app::look::TOUCH;

/// A named number between minus and plus.
pub fn labelled<'a>(
    shell: &'a Shell,
    label: String,
    value: u8,
    edit: impl Fn(i32) -> Edit + Copy + 'a,
) -> Element<'a, Message> {
    let figure = number(shell.look, value.into(), move |n| Message::Draft(edit(n))).size(26.0);
    let figure = stepper(shell, &label, figure.into(), value.into(), edit);
    row![body(label).width(Fill), figure].spacing(8).align_y(Alignment::Center).into()
}

/// "Leave it out": the table goes on without the app.
pub fn skip<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    row![
        button(look, words.get("answer-by-hand")).kind(Kind::Quiet).on_press(Message::Do(Command::ByHand)),
        button(look, words.get("answer-skip")).kind(Kind::Quiet).on_press(Message::Do(Command::Skip)),
    ]
    .spacing(6)
    .into()
}

/// "Let the app roll", for a table that lost its die.
pub fn app_rolls<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    (table.game().table.components.dice == Place::Table).then(|| {
        let roll = icon_button(shell.look, "die", shell.words.get("answer-app-rolls"));
        roll.kind(Kind::Quiet).on_press(Message::Chance).into()
    })
}

/// Who plays a colour, where that is more than the colour's own name.
pub fn player(table: &Table, shell: &Shell, colour: Colour) -> Option<String> {
    let seat = table.game().seat(colour).filter(|s| !s.name.is_empty())?;
    Some(shell.words.seat(seat.colour, Names::of(table.game())))
}

fn seats<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let each = table.game().seats.iter().map(|seat| {
        let label = row![badge(shell.look, seat.colour, 22.0), bold(shell.words.seat(seat.colour, names), 17.0)]
            .spacing(8)
            .align_y(Alignment::Center);
        let press = press(shell.look, label).kind(Kind::SeatLine(seat.colour)).height(TURN_TOUCH).width(Fill);
        press.on_press(answer(Answer::Seat(seat.colour))).into()
    });
    column(each).spacing(8).into()
}

fn first_player<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (open, rolls): (&[Colour], &[(Colour, u8)]),
    wide: bool,
) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let mut list = column![].spacing(8);
    for (seat, face) in rolls {
        let line = row![
            badge(look, *seat, 20.0),
            body(words.seat(*seat, names)).width(Fill),
            icon(&format!("die-{face}"), 28.0)
        ];
        list = list.push(line.spacing(8).align_y(Alignment::Center));
    }
    let chosen = table.game().seats.iter().map(|seat| {
        let label = row![badge(look, seat.colour, 18.0), body(words.seat(seat.colour, names))]
            .spacing(6)
            .align_y(Alignment::Center);
        press(look, label).on_press(answer(Answer::Seat(seat.colour))).into()
    });
    // What was rolled comes below, so that who can be chosen stays where it is.
    let timeline = table.session.timeline();
    let path = timeline.path(timeline.here());
    let mut facts = path.iter().filter_map(|point| timeline.node(*point)).flat_map(|node| &node.facts);
    let again = facts.any(|fact| narrate::tied(fact).is_some());
    let tied: Vec<String> = open.iter().chain(rolls.iter().map(|(c, _)| c)).map(|c| words.seat(*c, names)).collect();
    let tie = again.then(|| bold(words.with("first-tie", &[("seats", words.list(&tied).into())]), BODY));
    let body = column![dim(look, words.get("or-choose"), BODY), wrapped(chosen.collect(), 6.0), tie, list];
    let body = body.spacing(8).width(Fill);
    let Some(next) = open.first().copied() else { return Answers::plain(body) };
    let name = words.with("roll-of", &[("seat", Value::from(words.seat(next, names)))]);
    let title = row![badge(look, next, 22.0), bold(name, 17.0)].spacing(8).align_y(Alignment::Center);
    let faces = faces(shell, wide, move |face| answer(Answer::Die { seat: next, face }));
    Answers::with_tray(body, tray::tray(Some(title.into()), faces, Vec::new()))
}

fn search<'a>(table: &'a Table, shell: &'a Shell, (dice, modifier): (u8, i32), wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let text = words.with("search-dice", &[("dice", dice.into()), ("modifier", format!("{modifier:+}").into())]);
    let told = table.draft.dice.iter().map(|face| icon(&format!("die-{face}"), 30.0).into());
    let results = (1..=11).map(|n| {
        let text = if n == 11 { "11+".to_owned() } else { n.to_string() };
        press(look, bold(text, BODY)).padding([4, 13]).on_press(answer(Answer::Number(n))).into()
    });
    let told = row(told).spacing(4).height(36);
    let body =
        column![body(text), told, dim(look, words.get("search-or-result"), BODY), wrapped(results.collect(), 4.0)];
    let choice = if dice == 0 {
        button(look, words.get("search-no-dice")).width(Fill).on_press(answer(Answer::Dice(Vec::new()))).into()
    } else {
        faces(shell, wide, |face| Message::Draft(Edit::Die(face)))
    };
    Answers::with_tray(body.spacing(8), tray::tray(None, choice, app_rolls(table, shell).into_iter().collect()))
}

fn costs<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let kinds = ["passage", "door", "locked", "hidden"];
    let rows = kinds.iter().enumerate().map(|(i, kind)| {
        let label = shell.words.get(&format!("link-{kind}"));
        labelled(shell, label, table.draft.costs[i], move |n| Edit::Cost(i, n))
    });
    column(rows).spacing(6).push(dim(shell.look, shell.words.get("costs-hint"), 14.0)).into()
}

fn arrow<'a>(table: &'a Table, shell: &'a Shell, room: RoomId, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.room(room, Names::of(table.game()));
    let text = words.with("arrow-of", &[("colour", words.colour(colour).into()), ("room", name.into())]);
    let side = |side: Side| {
        // The pad lies like the map on the screen.
        let shown = Side::ALL[(side.index() + table.turns as usize) % 4];
        let glyph = icon(icon::arrow(shown), 30.0).color(look.seat(colour));
        let press = press(look, glyph).padding(12).height(60).width(60).id(format!("arrow-{}", side.name()));
        (shown, press.on_press(answer(Answer::Arrow(Arrow::To(side)))))
    };
    let none = press(look, bold(words.get("arrow-none"), 14.0)).padding([4, 6]).height(60).width(60);
    let mut pad: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for s in Side::ALL {
        let (shown, press) = side(s);
        pad[shown.index()] = Some(press.into());
    }
    let [n, e, s, w] = pad;
    let middle = row![w, none.on_press(answer(Answer::Arrow(Arrow::None))), e].spacing(6);
    let cross = column![n, middle, s].spacing(6).align_x(Alignment::Center);
    column![bold(text, 18.0), container(cross).center_x(Fill)].spacing(10).into()
}

fn gait<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = bold(words.monster(monster, Names::of(table.game())), 18.0);
    let each = std::iter::once(None).chain(Gait::ALL.iter().copied().map(Some)).map(|gait| {
        let word = gait_name(gait);
        let set = gait.map_or(Few::EMPTY, |g| Few::EMPTY.with(g));
        let label = icon_button(look, &format!("gait-{word}"), words.get(&format!("gait-{word}"))).height(TURN_TOUCH);
        label.width(Fill).on_press(answer(Answer::Gait(set))).into()
    });
    column![name, column(each).spacing(6)].spacing(10).into()
}

/// The word of a footprint, "ordinary" for none.
pub fn gait_name(gait: Option<Gait>) -> &'static str {
    match gait {
        None => "ordinary",
        Some(Gait::Fast) => "fast",
        Some(Gait::Slow) => "slow",
        Some(Gait::Lurking) => "lurking",
        Some(Gait::Contrary) => "contrary",
    }
}

/// How it ended, and what can be done now.
pub fn over<'a>(table: &'a Table, shell: &'a Shell, ending: &Ending) -> Element<'a, Message> {
    let words = &shell.words;
    let text = match ending {
        Ending::Monsters => words.get("over-monsters"),
        Ending::Players(seats) => {
            let names: Vec<String> = seats.iter().map(|c| words.seat(*c, Names::of(table.game()))).collect();
            words.with("over-players", &[("seats", words.list(&names).into())])
        }
    };
    let mut list = column![bold(text, 22.0)].spacing(10);
    if let Some(text) = sealed::told(shell, &table.session) {
        list = list.push(dim(shell.look, text, BODY));
    }
    let mut seats: Vec<_> = table.game().seats.iter().collect();
    seats.sort_by_key(|s| std::cmp::Reverse((s.level, s.gold)));
    for seat in seats {
        let args = [("level", Value::from(seat.level)), ("gold", Value::from(seat.gold))];
        let name = words.seat(seat.colour, Names::of(table.game()));
        list = list.push(
            row![
                badge(shell.look, seat.colour, 22.0),
                bold(name, 18.0).width(Fill),
                body(words.with("over-seat", &args))
            ]
            .spacing(8)
            .align_y(Alignment::Center),
        );
    }
    let on = Command::Jump { phase: Phase::Charity, seat: table.game().turn.seat };
    let mut ways: Vec<Element<'a, Message>> = vec![
        icon_button(shell.look, "rotate", words.get("over-rematch")).on_press(Message::Rematch).into(),
        icon_button(shell.look, "play", words.get("over-play-on")).on_press(Message::Do(on)).into(),
        icon_button(shell.look, "undo", words.get("over-undo")).on_press(Message::Undo).into(),
    ];
    if !table.session.dice().epochs().is_empty() {
        let fair = icon_button(shell.look, "die", words.get("over-check")).id("check dice".to_owned());
        ways.push(fair.on_press(Message::CheckDice).into());
    }
    list.push(wrapped(ways, 6.0)).into()
}

/// The context button, as wide as there is room.
pub fn context_button<'a>(table: &'a Table, shell: &'a Shell, size: f32) -> Option<Element<'a, Message>> {
    // Everybody has the whole of the ring: nobody skips it.
    if table.hot.as_ref().is_some_and(|hot| hot.next == hot::Next::Ring) {
        return None;
    }
    if table.is_busy() && table.hot.is_some() {
        let label = container(bold(shell.words.get("next-hurry"), size)).center_x(Fill);
        let press = press(shell.look, label).height(64).width(Fill).padding([6, 12]).id("hurry".to_owned());
        return Some(press.on_press(hot::wish(hot::Wish::Hurry)).into());
    }
    let context = context(table, shell)?;
    let ready = context.message.is_some();
    let label = container(bold(context.label, size)).center_x(Fill).height(Shrink);
    let press = press(shell.look, label).kind(Kind::Primary).height(64).width(Fill).padding([6, 12]);
    let press = press.id("context".to_owned());
    Some(press.on_press_maybe(ready.then_some(Message::Context)).into())
}

/// One of several choices that change the draft.
pub fn pick<'a>(shell: &'a Shell, words: String, chosen: bool, edit: Edit) -> Element<'a, Message> {
    choice(shell.look, words, chosen).on_press(Message::Draft(edit)).into()
}
