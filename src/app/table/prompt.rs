//! The prompt: what the game waits for, who must answer, the answers as big targets; always in the same place.

pub mod cards;
pub mod dice;
pub mod draw;
pub mod fight;
pub mod flight;
pub mod footprint;
pub mod goods;
pub mod parts;
pub mod rollers;
pub mod tray;
pub mod turn;

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::draft::{COST_MOST, Edit, LEVEL_MOST, Told};
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::on_a_line;
use crate::app::table::prompt::tray::faces;
use crate::app::table::state::Table;
use crate::app::table::{cardboard, end, monsters, sealed};
use crate::app::widget::number::number;
use crate::app::widget::parts::{badge, body, bold, button, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::ring::ASKED;
use crate::app::widget::spoken::part;
use crate::catalog::words::{Names, Value};
use crate::play::narrate;
use crate::play::narrate::asking;
use crate::play::narrate::taker::taker;
use crate::play::story::said;
use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::gait::Gait;
use crate::rules::few::{Few, Member as _};
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::question::Ask;
use crate::rules::table::{Care, Ending};
use crate::rules::{doors, dungeon, munchkin, setup, table};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};
pub use parts::{Answers, Asked, Context, app_rolls, labelled, labelled_to, pick, player, skip, stepper, titled};

/// Who is asked what; while the ring before a fight runs out, the ring in its place.
pub(super) fn head<'a>(table: &'a Table, shell: &'a Shell, seat: Option<Colour>) -> Element<'a, Message> {
    if let Some(owed) = cardboard::owed::head(table, shell) {
        return owed;
    }
    // One that waits can be stopped as well.
    if table.is_claimed() {
        return part(ASKED, cardboard::ring::view(table, shell, table.ring(shell).unwrap_or(1.0)));
    }
    if let Some(left) = table.ring(shell) {
        return dice::ring(shell, left);
    }
    if let Some(ask) = asking::die_again(&shell.words, table.game()) {
        return titled(table, shell, seat, ask);
    }
    let ask = match &table.question.ask {
        Ask::Table(table::Ask::Opening) if table.is_cardboard() => {
            // How many is a matter of the box, and of the table (MC-SET-06, MC-FAST-01).
            let book = table.session.book();
            let dealt = setup::first_hand(book, &table.game().table.rulings, book.rules.start.hand);
            let (doors, treasures) = (dealt.of(book.rules.kinds()), dealt.of(Deck::ITEMS));
            let args = [("doors", doors.into()), ("treasures", treasures.into())];
            return titled(table, shell, seat, shell.words.with("ask-opening-doors", &args));
        }
        // There is nothing to deal and to put down.
        Ask::Table(table::Ask::Opening) if table.game().table.care == Care::Count => "ask-opening-count".to_owned(),
        Ask::Fight(rules::fight::Ask::Fight { .. }) if table.is_cardboard() => "ask-fight-told".to_owned(),
        Ask::Fight(rules::fight::Ask::RunAway { .. }) if table.is_cardboard() => "ask-run-away-told".to_owned(),
        Ask::Doors(doors::Ask::LootRoll { .. } | doors::Ask::Corpse { .. })
            if table.is_cardboard() && (is_roll(table) || cardboard::body::is_shared(table)) =>
        {
            let told = shell.words.get("ask-loot-told");
            let whose = whose_loot(table).map(|dead| shell.words.seat(dead, Names::of(table.game())));
            let whose = whose.map(|dead| shell.words.with("ask-loot-whose", &[("seat", dead.into())]));
            return titled(table, shell, None, whose.into_iter().chain([told]).collect::<Vec<_>>().join(" "));
        }
        Ask::Doors(doors::Ask::Corpse { .. }) if table.is_cardboard() => "ask-corpse-told".to_owned(),
        Ask::Table(table::Ask::FirstPlayer { .. }) => "ask-first-player-or".to_owned(),
        Ask::Dungeon(dungeon::Ask::Moving { .. }) if nobody_moves(table) => "ask-moving-none".to_owned(),
        Ask::Fight(rules::fight::Ask::RunAway { .. } | rules::fight::Ask::RunFirst { .. })
        | Ask::Doors(doors::Ask::Corpse { .. })
        | Ask::Dungeon(dungeon::Ask::BaseColour { .. })
        | Ask::Table(table::Ask::Turn { .. }) => {
            let ask = shell.words.asked(table.session.book(), table.game(), &table.question);
            return titled(table, shell, seat, ask);
        }
        ask => asking::ask_text(ask),
    };
    // Whoever has to give something up is told who takes it.
    let taker = taker(&shell.words, &table.session);
    let ask = taker.into_iter().chain([shell.words.get(&ask)]).collect::<Vec<_>>().join(" ");
    titled(table, shell, seat, ask)
}

/// Whether those of the same Level roll for the first pick.
fn is_roll(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Doors(doors::Ask::LootRoll { .. }))
}

/// Whose things are shared out.
fn whose_loot(table: &Table) -> Option<Colour> {
    match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { dead, .. })) => Some(*dead),
        _ => None,
    }
}

/// Whether the colour that was rolled moves nobody.
fn nobody_moves(table: &Table) -> bool {
    let march = table.game().dungeon.as_deref().and_then(|dungeon| dungeon.march.as_ref());
    march.is_some_and(|march| march.moving() == 0)
}

/// Whether a question can be left to the table, or left out.
pub(super) fn can_skip(table: &Table) -> bool {
    match &table.question.ask {
        // Beside cardboard without a map there are two ways it can have come out.
        Ask::Fight(rules::fight::Ask::Fight { .. }) => table.draft.told == Told::Open && !table.is_cardboard(),
        // There is one way to say that nothing has to be kept, and that is the next step.
        Ask::Fight(rules::fight::Ask::BadStuff { .. }) => !table.is_cardboard(),
        Ask::Table(table::Ask::FirstPlayer { .. })
        | Ask::Table(table::Ask::Arrange)
        | Ask::Table(table::Ask::NobodyHere)
        | Ask::Table(table::Ask::Turn { .. })
        | Ask::Dungeon(dungeon::Ask::BaseColour { .. })
        | Ask::Dungeon(dungeon::Ask::Moving { .. })
        | Ask::Fight(rules::fight::Ask::FightRolled { .. })
        | Ask::Dungeon(dungeon::Ask::Collect { .. })
        | Ask::Munchkin(munchkin::Ask::Cursed { .. })
        | Ask::Fight(rules::fight::Ask::RunFirst { .. })
        | Ask::Fight(rules::fight::Ask::PickOrder { .. })
        | Ask::Table(table::Ask::Leaver)
        | Ask::Dungeon(dungeon::Ask::ExploreDxm)
        | Ask::Dungeon(dungeon::Ask::Automatic { .. })
        | Ask::Dungeon(dungeon::Ask::LinkCosts { .. })
        | Ask::Table(table::Ask::Over(_))
        | Ask::Table(table::Ask::Window { .. })
        | Ask::Fight(rules::fight::Ask::Asked { .. })
        | Ask::Table(table::Ask::Opening)
        | Ask::Cards(rules::cards::Ask::Cards { .. })
        | Ask::Doors(_)
        | Ask::Dungeon(dungeon::Ask::Lurker) => false,
        _ => true,
    }
}

/// The answers as a table of cardboard gives them.
pub fn by_hand<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let wide = width >= tray::WIDE;
    match &table.question.ask {
        Ask::Table(table::Ask::FirstPlayer { open, rolls }) => first_player(table, shell, (open, rolls), width),
        Ask::Table(table::Ask::Turn { .. }) => turn::turn(table, shell, wide),
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_))) => {
            let ways = app_rolls(table, shell).into_iter().collect();
            Answers::with_tray(space(), tray::tray(None, tray::colours(table, shell, &Colour::ALL, wide), ways))
        }
        Ask::Dungeon(dungeon::Ask::BaseColour { options, .. }) => {
            let choice = tray::colours(table, shell, options, wide);
            Answers::with_tray(space(), tray::tray(None, choice, Vec::new()))
        }
        Ask::Fight(rules::fight::Ask::Fight { monsters, .. }) => fight::view(table, shell, monsters, width),
        Ask::Fight(rules::fight::Ask::FightDice { .. }) => dice::roll(table, shell, width),
        Ask::Fight(rules::fight::Ask::FightRolled { ours, theirs }) => {
            dice::rolled(table, shell, (*ours, *theirs), width)
        }
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) => flight::refuge(table, shell, sides, wide),
        Ask::Fight(rules::fight::Ask::RunAway { monsters }) => flight::run(table, shell, monsters, wide),
        Ask::Fight(rules::fight::Ask::RunFirst { monsters }) => flight::first(table, shell, monsters),
        Ask::Fight(rules::fight::Ask::BadStuff { monster }) => flight::bad_stuff(table, shell, *monster),
        Ask::Dungeon(dungeon::Ask::SearchDice { dice, modifier, .. }) => search(table, shell, (*dice, *modifier), wide),
        Ask::Munchkin(munchkin::Ask::PowerDie) => cards::ten(table, shell, wide),
        Ask::Fight(rules::fight::Ask::DieAgain) | Ask::Munchkin(munchkin::Ask::TheftDie) => {
            let faces = faces(shell, wide, |face| answer(Answer::Table(table::Answer::Number(face.into()))));
            Answers::with_tray(space(), tray::tray(None, faces, app_rolls(table, shell).into_iter().collect()))
        }
        Ask::Dungeon(dungeon::Ask::ExploreDxm)
        | Ask::Dungeon(dungeon::Ask::Automatic { .. })
        | Ask::Table(table::Ask::Window { .. }) => Answers::plain(
            button(look, words.get("answer-no")).width(Fill).on_press(answer(Answer::Table(table::Answer::No))),
        ),
        Ask::Fight(rules::fight::Ask::Asked { .. }) => Answers::plain(
            column![
                button(look, words.get("answer-yes")).width(Fill).on_press(answer(Answer::Table(table::Answer::Done))),
                button(look, words.get("answer-no")).width(Fill).on_press(answer(Answer::Table(table::Answer::No))),
            ]
            .spacing(10),
        ),
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)) => {
            Answers::plain(monsters::forecast(table, shell, wide))
        }
        _ => Answers::plain(listed(table, shell)),
    }
}

/// Answers in a list.
fn listed<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    match &table.question.ask {
        Ask::Table(table::Ask::Arrange) => {
            let hint = dim(look, words.get("arrange-hint"), BODY);
            column![hint, seats(table, shell)].spacing(10).into()
        }
        Ask::Table(table::Ask::NobodyHere) => seats(table, shell),
        Ask::Dungeon(dungeon::Ask::Moving { .. }) => monsters::routes(table, shell),
        Ask::Dungeon(dungeon::Ask::Tile { .. }) => draw::tile(table, shell),
        Ask::Dungeon(dungeon::Ask::NewMonster { .. }) => draw::monster(table, shell),
        Ask::Dungeon(dungeon::Ask::Links { room, .. }) => draw::links(table, shell, *room),
        Ask::Munchkin(munchkin::Ask::Charity { surplus, .. }) => goods::charity(table, shell, *surplus),
        Ask::Dungeon(dungeon::Ask::Collect { room }) => goods::collect(table, shell, *room),
        Ask::Munchkin(munchkin::Ask::Cursed { averting }) => cards::cursed(table, shell, averting),
        Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms, exits }) => cards::empty_room(table, shell, rooms, exits),
        Ask::Munchkin(munchkin::Ask::LoseItem { among }) => cards::lose(table, shell, among),
        Ask::Doors(doors::Ask::Surplus { among, .. }) => cards::too_big(table, shell, among),
        Ask::Dungeon(dungeon::Ask::Overfull { surplus }) => cards::overfull(table, shell, *surplus),
        Ask::Fight(rules::fight::Ask::PickOrder { among }) => cards::pick_order(table, shell, *among),
        Ask::Table(table::Ask::Leaver) => goods::leaver(table, shell),
        Ask::Dungeon(dungeon::Ask::LinkCosts { .. }) => costs(table, shell),
        Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) => arrow(table, shell, *room, *colour),
        Ask::Dungeon(dungeon::Ask::Gait { monster }) => gait(table, shell, *monster),
        Ask::Fight(rules::fight::Ask::Level { monster }) => {
            let name = bold(words.monster(*monster, Names::of(table.game())), 18.0);
            column![name, levels(table, shell)].spacing(10).into()
        }
        Ask::Table(table::Ask::Over(ending)) => over(table, shell, ending),
        _ => space().into(),
    }
}

/// The Level on a card, by one touch; a higher one with what turns and types.
fn levels<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let look = shell.look;
    let each = cardboard::levels(shell, false, |n| answer(Answer::Fight(rules::fight::Answer::Level(n))));
    let told = i32::from(table.draft.level);
    let level = number(look, told, |n| Message::edits(Edit::Level(n))).range(0, LEVEL_MOST.into()).size(30.0);
    column![each, stepper(shell, "level", level.into(), told, Edit::Level)].spacing(10).into()
}

fn seats<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let each = table.game().seats.iter().map(|seat| {
        let label = row![badge(shell.look, seat.colour, 22.0), bold(shell.words.seat(seat.colour, names), 17.0)]
            .spacing(8)
            .align_y(Alignment::Center);
        let press = press(shell.look, label).kind(Kind::SeatLine(seat.colour)).height(TURN_TOUCH).width(Fill);
        press.on_press(answer(Answer::Table(table::Answer::Seat(seat.colour)))).into()
    });
    column(each).spacing(8).into()
}

/// On a panel so wide three names stand beside each other.
const ROOMY: f32 = 720.0;

fn first_player<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (open, rolls): (&[Colour], &[(Colour, u8)]),
    width: f32,
) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let wide = width >= tray::WIDE;
    let names = Names::of(table.game());
    // All of them in sight, two or three beside each other; what somebody has rolled stands beside their name.
    let chosen = table.game().seats.iter().map(|seat| {
        let face =
            rolls.iter().find(|(who, _)| *who == seat.colour).map(|(_, face)| icon(&format!("die-{face}"), 24.0));
        let name = on_a_line(&words.seat(seat.colour, names));
        let label = row![badge(look, seat.colour, 18.0), name, face].spacing(6).align_y(Alignment::Center);
        let press = press(look, label).width(Fill).id(format!("starts {}", seat.colour.name()));
        press.on_press(answer(Answer::Table(table::Answer::Seat(seat.colour)))).into()
    });
    let chosen = tray::grid(chosen.collect(), if width >= ROOMY { 3 } else { 2 });
    let timeline = table.session.timeline();
    let path = timeline.path(timeline.here());
    let mut facts = path.iter().filter_map(|point| timeline.node(*point)).flat_map(|node| &node.facts);
    let again = facts.any(|fact| narrate::tied(fact).is_some());
    let tied: Vec<String> = open.iter().chain(rolls.iter().map(|(c, _)| c)).map(|c| words.seat(*c, names)).collect();
    let tie = again.then(|| bold(words.with("first-tie", &[("seats", words.list(&tied).into())]), BODY));
    let body = column![chosen, tie].spacing(8).width(Fill);
    let Some(next) = open.first().copied() else { return Answers::plain(body) };
    let name = words.with("roll-of", &[("seat", Value::from(words.seat(next, names)))]);
    let title = row![badge(look, next, 22.0), bold(name, 17.0)].spacing(8).align_y(Alignment::Center);
    let faces = faces(shell, wide, move |face| answer(Answer::Table(table::Answer::Die { seat: next, face })));
    Answers::with_tray(body, tray::tray(Some(title.into()), faces, Vec::new()))
}

fn search<'a>(table: &'a Table, shell: &'a Shell, (dice, modifier): (u8, i32), wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let text = words.with("search-dice", &[("dice", dice.into()), ("modifier", format!("{modifier:+}").into())]);
    let told = table.draft.dice.iter().enumerate().map(|(nth, face)| {
        let die = press(look, container(icon(&format!("die-{face}"), 30.0)).center(Fill)).kind(Kind::Quiet).padding(0);
        die.width(TOUCH).id(format!("fell-0-{nth}")).on_press(Message::edits(Edit::TakeBack(0, nth))).into()
    });
    let results = (1..=11).map(|n| {
        let text = if n == 11 { "11+".to_owned() } else { n.to_string() };
        press(look, bold(text, BODY)).padding([4, 13]).on_press(answer(Answer::Table(table::Answer::Number(n)))).into()
    });
    let told = row(told).spacing(4).height(TOUCH);
    // Beside each other, so that both lines of results are seen whole.
    let told = row![body(text).width(Fill), told].spacing(8).align_y(Alignment::Center);
    let body = column![told, dim(look, words.get("search-or-result"), BODY), wrapped(results.collect(), 4.0)];
    let choice = if dice == 0 {
        button(look, words.get("search-no-dice"))
            .width(Fill)
            .on_press(answer(Answer::Table(table::Answer::Dice(Vec::new()))))
            .into()
    } else {
        faces(shell, wide, |face| Message::edits(Edit::Die(face)))
    };
    Answers::with_tray(body.spacing(8), tray::tray(None, choice, app_rolls(table, shell).into_iter().collect()))
}

fn costs<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let kinds = ["passage", "door", "locked", "hidden"];
    let rows = kinds.iter().enumerate().map(|(i, kind)| {
        let label = shell.words.get(&format!("link-{kind}"));
        labelled_to(shell, label, (table.draft.costs[i], COST_MOST), move |n| Edit::Cost(i, n))
    });
    column(rows).spacing(6).push(dim(shell.look, shell.words.get("costs-hint"), 14.0)).into()
}

fn arrow<'a>(table: &'a Table, shell: &'a Shell, room: RoomId, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.room(room, Names::of(table.game()));
    let text = words.with("arrow-of", &[("colour", words.colour(colour).into()), ("room", name.into())]);
    let side = |side: Side| {
        // The pad lies like the map on the screen.
        let shown = table.shown(side);
        let glyph = icon(icon::arrow(shown), 30.0).color(look.mark(colour));
        let press = press(look, glyph).padding(12).height(60).width(60).id(format!("arrow-{}", side.name()));
        let press = press.called(words.get(&format!("side-{}", side.name())));
        (shown, press.on_press(answer(Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(side))))))
    };
    let none = press(look, bold(words.get("arrow-none"), 14.0)).centred().padding([4, 6]).height(60).width(60);
    let mut pad: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for s in Side::ALL {
        let (shown, press) = side(s);
        pad[shown.index()] = Some(press.into());
    }
    let [n, e, s, w] = pad;
    let middle = row![w, none.on_press(answer(Answer::Dungeon(dungeon::Answer::Arrow(Arrow::None)))), e].spacing(6);
    let cross = column![n, middle, s].spacing(6).align_x(Alignment::Center);
    column![bold(text, 18.0), container(cross).center_x(Fill)].spacing(10).into()
}

fn gait<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = bold(words.monster(monster, Names::of(table.game())), 18.0);
    let each = std::iter::once(None).chain(Gait::ALL.iter().copied().map(Some)).map(|gait| {
        let word = footprint::name(gait);
        let set = gait.map_or(Few::EMPTY, |g| Few::EMPTY.with(g));
        let print = icon(&format!("gait-{word}"), 20.0).color_maybe(footprint::colour(look, gait));
        let label = row![print, bold(words.get(&format!("gait-{word}")), BODY)].spacing(8).align_y(Alignment::Center);
        press(look, label)
            .height(TURN_TOUCH)
            .width(Fill)
            .on_press(answer(Answer::Dungeon(dungeon::Answer::Gait(set))))
            .into()
    });
    column![name, column(each).spacing(6)].spacing(10).into()
}

/// How it ended, and what can be done now.
pub fn over<'a>(table: &'a Table, shell: &'a Shell, ending: &Ending) -> Element<'a, Message> {
    let words = &shell.words;
    let text = said::ending(words, ending, Names::of(table.game()));
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
                body(words.with(said::over_seat(table.session.book(), table.game()), &args))
            ]
            .spacing(8)
            .align_y(Alignment::Center),
        );
    }
    let mut ways: Vec<Element<'a, Message>> = vec![
        icon_button(shell.look, "rotate", words.get("over-rematch")).on_press(Message::Ask(Action::Rematch)).into(),
    ];
    ways.extend(end::besides(table, shell));
    list.push(wrapped(ways, 6.0)).into()
}
