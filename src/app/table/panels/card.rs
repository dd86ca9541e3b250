//! A card is played: whose, what sort, what it does; and why not, before anybody taps in vain.

use crate::app::icon::icon;
use crate::app::look::{BODY, LONG_NAME, TOUCH, TURN_TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::known::is_found;
use crate::app::table::fighters::key;
use crate::app::table::panel::Panel;
use crate::app::table::panels::found::state::Wanted;
use crate::app::table::panels::parts::{figure, head, letter_pad, refusal, room_left};
use crate::app::table::panels::ranks;
use crate::app::table::play::THROWABLE;
use crate::app::table::play::draft::{CardDraft, Ill, Sort};
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::written;
use crate::catalog::words::{Names, Words};
use crate::rules::command::Command;
use crate::rules::fight::Fighter;
use crate::rules::hand::when::fights;
use crate::rules::munchkin::gear::Slot;
use crate::rules::munchkin::kind::{HALF_BREED, SUPER_MUNCHKIN};
use crate::rules::munchkin::played::Played;
use crate::rules::munchkin::{curse, vehicle};
use crate::rules::{engine, fight, munchkin};
use iced::widget::{column, container, row, space, text_input};
use iced::{Alignment, Element, Fill};

/// Most combat bonus one Item takes with it.
const MOST_LOST: u8 = 6;

/// What Vehicles add to running away, most of them.
const RUNS: [i8; 7] = [-3, -2, -1, 0, 1, 2, 3];

/// What happens on the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// The card is this, as far as it is told.
    Told(Box<CardDraft>),
    /// What the table calls it.
    Name(String),
    /// What the table has to do.
    Ask(Action),
}

impl From<Action> for Message {
    fn from(action: Action) -> Message {
        Message::Ask(action)
    }
}

impl CardDraft {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Told(draft) => *self = *draft,
            Message::Name(name) => self.name = name.chars().take(LONG_NAME).collect(),
            Message::Ask(action) => return action,
        }
        Action::None
    }
}

fn to(draft: CardDraft) -> Message {
    Message::Told(Box::new(draft))
}

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, draft: &'a CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let who = table.game().seats.iter().map(|seat| {
        let label = row![badge(look, seat.colour, 20.0), bold(words.seat(seat.colour, names), BODY)];
        let chosen = seat.colour == draft.seat && !draft.unsaid && !draft.turned_up;
        let kind = if chosen { Kind::SeatLine(seat.colour) } else { Kind::Plain };
        let press = press(look, label.spacing(6).align_y(Alignment::Center)).kind(kind);
        let change = to(draft.with(|d| (d.seat, d.unsaid, d.turned_up) = (seat.colour, false, false)).fitted(table));
        press.height(TOUCH).id(format!("by {}", seat.colour.name())).on_press(change).into()
    });
    let who = kicked_open(table, shell, draft).into_iter().chain(who);
    let sorts = Sort::ALL.into_iter().map(|sort| {
        let text = words.get(&format!("sort-{}", sort.name()));
        let chosen = draft.sort == Some(sort);
        let id = format!("sort {}", sort.name());
        choice(look, text, chosen)
            .height(TOUCH)
            .id(id)
            .on_press(to(draft.with(|d| d.sort = Some(sort)).fitted(table)))
            .into()
    });
    // Of a Curse there is an owner and a victim: nobody takes the one for the other.
    let by = if draft.sort == Some(Sort::Curse) { "card-by-curse" } else { "card-by" };
    let by = dim(look, words.get(by), 15.0);
    let by = column![by, wrapped(who.collect(), 6.0)].spacing(4);
    // Where a Level costs gold nobody looks for it anywhere else.
    let (seat, map) = (draft.seat, table.game().has_map());
    let buys =
        map && table.hot.is_none() && table.game().turn.seat == Some(seat) && fight::kept(table.game()).is_none();
    let buys = buys.then(|| {
        let press = icon_button(look, "star", words.get("deed-buy-level")).kind(Kind::Quiet).id("buys".to_owned());
        press.on_press(Message::Ask(Action::Open(Panel::sale(seat))))
    });
    let buys = buys.filter(|_| draft.sort.is_none_or(|sort| sort == Sort::Level));
    let mut list = column![head(words.get("card-title")), by, wrapped(sorts.collect(), 6.0), buys];
    if let Some(sort) = draft.sort {
        list = list.push(parts(table, shell, draft, sort));
        if sort.is_named() {
            list = list.push(name(shell, draft));
        }
        list = list.push(match sort {
            Sort::Curse => ills(table, shell, draft),
            Sort::Item if vehicle::is_vehicle(&draft.item) => drives(table, shell, draft),
            Sort::Once if fight::under_way(table.game()).is_some() => sides(table, shell, draft),
            _ => plays(table, shell, draft),
        });
    }
    list.spacing(12).into()
}

/// A Curse is nobody's card where it was turned up behind a door: it hits whoever opened that (MC-DOOR-04).
fn kicked_open<'a>(table: &Table, shell: &'a Shell, draft: &CardDraft) -> Option<Element<'a, Message>> {
    let opens = table.game().turn.seat.filter(|_| draft.sort == Some(Sort::Curse) && CardDraft::may_turn_up(table))?;
    let label = row![icon("scroll", 20.0), bold(shell.words.get("card-kicked-open"), BODY)];
    let change = draft.with(|d| (d.turned_up, d.unsaid, d.victim) = (true, false, Some(opens)));
    let press = press(shell.look, label.spacing(6).align_y(Alignment::Center)).kind(Kind::Choice(draft.turned_up));
    Some(press.height(TOUCH).id("by the door".to_owned()).on_press(to(change)).into())
}

/// A button that plays the card as it is told; grey where that is refused, which a touch explains.
fn at_once<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (draft, text, kind, id): (&CardDraft, String, Kind, String),
) -> Element<'a, Message> {
    let command = draft.command(table, &shell.words);
    let vain = command.as_ref().is_some_and(|c| hits_nothing(table, draft, c));
    let idle = command.as_ref().is_none_or(|c| engine::decide(table.session.book(), table.game(), c).is_err());
    // What the box knows better is no loss in vain: how much it takes is asked.
    let asks = draft.with(|d| d.vain = Some(d.ill));
    let idle = idle || (vain && asks.asked(table).is_none());
    let message = match command {
        Some(_) if vain => Some(to(asks)),
        command => command.map(|command| Message::Ask(Action::Made(command))),
    };
    let press = press(shell.look, bold(text, BODY)).kind(kind).height(TOUCH).padding([4, 12]).id(id);
    press.faded(idle).on_press_maybe(message).into()
}

/// Whether it is a Curse that finds nothing to take, or less than it says.
fn hits_nothing(table: &Table, draft: &CardDraft, command: &Command) -> bool {
    let Command::Munchkin(munchkin::Command::Play { what, .. }) = command else { return false };
    match &**what {
        Played::Curse { on, effects } => {
            let has = table.game().seat(*on).map_or(0, |on| on.bonus);
            let short = matches!(draft.ill, Ill::Bonus(by) if has < i16::from(by));
            short || curse::finds_nothing(table.session.book(), table.game(), *on, effects)
        }
        _ => false,
    }
}

/// A Vehicle goes by how it runs: a touch of that puts it down. One without a number leaves its driver's own (SR-VEHICLE-03).
fn drives<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let each = RUNS.into_iter().map(|run: i8| {
        let text = if run == 0 { shell.words.get("item-runs-nothing") } else { format!("{run:+}") };
        at_once(table, shell, (&draft.with(|d| d.item.run = run), text, Kind::Primary, format!("runs {run}")))
    });
    let refused = draft.command(table, &shell.words);
    let refused = refused.and_then(|c| engine::decide(table.session.book(), table.game(), &c).err());
    let reason = refused.map(|refused| refusal(table, shell, &refused));
    column![reason, bold(shell.words.get("item-runs"), BODY), wrapped(each.collect(), 6.0)].spacing(8).into()
}

/// The button that plays it, and the reason where it cannot be played now.
fn plays<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let command = draft.command(table, words);
    let refused = command.as_ref().and_then(|c| engine::decide(table.session.book(), table.game(), c).err());
    // Nobody stands before a button that does nothing and does not say why.
    let missing = draft.missing(table, words).map(|id| bold(words.get(id), BODY).color(look.torch).into());
    let reason = refused.as_ref().map(|refused| refusal(table, shell, refused)).or(missing);
    let play = command.filter(|_| refused.is_none()).map(|command| Message::Ask(Action::Made(command)));
    let label = row![icon("card", 22.0), bold(words.get("card-play"), 18.0)].spacing(8).align_y(Alignment::Center);
    let press = press(look, label).kind(Kind::Primary).height(TURN_TOUCH).width(Fill).id("play".to_owned());
    column![reason, press.on_press_maybe(play)].spacing(8).into()
}

/// What the table calls it: by keyboard, or by the letter pad.
fn name<'a>(shell: &'a Shell, draft: &'a CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let input = text_input(&words.get("card-name"), &draft.name)
        .id("words")
        .on_input(Message::Name)
        .padding(11)
        .size(18)
        .style(field(look));
    let input = written(words.get("card-name"), &draft.name, input);
    let pad = tool(look, "keyboard").kind(Kind::Choice(draft.typing)).on_press(to(draft.with(|d| d.typing ^= true)));
    let letters = draft.typing.then(|| letter_pad(shell, &draft.name, 46.0, Message::Name));
    let line = row![input, pad].spacing(6).align_y(Alignment::Center);
    column![line, room_left(shell, &draft.name, LONG_NAME), letters].spacing(8).into()
}

fn parts<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft, sort: Sort) -> Element<'a, Message> {
    match sort {
        Sort::Item => column![bonus(shell, draft), worn(table, shell, draft), price(shell, draft)].spacing(8).into(),
        Sort::Once => {
            let nowhere = fight::under_way(table.game()).is_none();
            let nowhere = nowhere.then(|| dim(shell.look, shell.words.get("card-no-fight"), 15.0));
            // Where there are no rooms everything reaches everywhere.
            let throwable = table.session.book().system.rolls().then(|| throwable(table, shell, draft));
            column![bonus(shell, draft), nowhere, throwable].spacing(8).into()
        }
        Sort::Level => dim(shell.look, shell.words.get("card-level-hint"), 15.0).into(),
        Sort::Kind => kinds(table, shell, draft),
        Sort::Curse => cursing(table, shell, draft),
        Sort::Enhancer => enhancer(table, shell, draft),
        Sort::Monster => dim(shell.look, shell.words.get("card-monster-hint"), 15.0).into(),
        Sort::Cheat => cheat(table, shell, draft),
    }
}

fn bonus<'a>(shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let now = draft.item.bonus;
    let set = |bonus: i16| to(draft.with(|d| d.item.bonus = bonus.clamp(-99, 99)));
    // What most cards say is one touch.
    let usual = [1, 2, 3, 4, 5, 10].into_iter().map(|bonus: i16| {
        let chip = choice(shell.look, format!("{bonus:+}"), bonus == now).height(TOUCH).id(format!("bonus {bonus}"));
        chip.on_press(set(bonus)).into()
    });
    let figure = figure(shell, "card-bonus", format!("{now:+}"), set(now - 1), set(now + 1));
    column![figure, wrapped(usual.collect(), 6.0)].spacing(6).into()
}

/// Where an Item is worn or held, and whether it is Big.
fn worn<'a>(table: &Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let item = &draft.item;
    let nowhere = item.slot.is_none() && item.hands == 0;
    let belt = table.session.book().system.rolls();
    let set = |slot: Option<Slot>, hands: u8| to(draft.with(|d| (d.item.slot, d.item.hands) = (slot, hands)));
    let mut each: Vec<Element<'a, Message>> = vec![
        choice(look, words.get(if belt { "item-on-belt" } else { "item-anywhere" }), nowhere)
            .on_press(set(None, 0))
            .into(),
    ];
    for slot in Slot::ALL {
        let chosen = item.slot == Some(slot);
        each.push(
            choice(look, words.get(&format!("slot-{}", slot.name())), chosen).on_press(set(Some(slot), 0)).into(),
        );
    }
    for hands in 1..=2_u8 {
        let chosen = item.slot.is_none() && item.hands == hands;
        let text = words.with("item-hands", &[("hands", hands.into())]);
        each.push(choice(look, text, chosen).on_press(set(None, hands)).into());
    }
    let big = choice(look, words.get("item-big"), item.big).on_press(to(draft.with(|d| d.item.big ^= true)));
    each.push(big.into());
    if !vehicle::are_driven(table.session.book()) {
        return wrapped(each, 6.0);
    }
    // A Vehicle is Big, stands beside the one Big Item, and runs by its own number (SR-VEHICLE-01, SR-VEHICLE-03).
    let drives = vehicle::is_vehicle(item);
    let keywords = if drives { Vec::new() } else { vec![vehicle::VEHICLE.to_owned()] };
    let driven = draft.with(|d| {
        (d.item.slot, d.item.hands, d.item.big, d.item.run) = (None, 0, !drives, 0);
        d.item.keywords = keywords;
    });
    let chip = choice(look, words.get("item-vehicle"), drives).id("vehicle".to_owned()).on_press(to(driven));
    each.push(chip.into());
    wrapped(each, 6.0)
}

fn price<'a>(shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let now = draft.item.value.unwrap_or(0);
    let set = |to: u32| draft.with(|d| d.item.value = (to > 0).then_some(to));
    let shown = if now == 0 { "–".to_owned() } else { now.to_string() };
    figure(shell, "card-price", shown, to(set(now.saturating_sub(100))), to(set(now.saturating_add(100).min(10_000))))
}

/// Whether it can be thrown. Beside it stands what nobody outside a fight can do without.
fn throwable<'a>(table: &Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let chosen = draft.item.is(THROWABLE);
    let keywords = if chosen { Vec::new() } else { vec![THROWABLE.to_owned()] };
    let change = to(draft.with(|d| d.item.keywords = keywords));
    let game = table.game();
    let outside = fight::under_way(game).is_some_and(|fight| !fights(game, fight, draft.seat));
    let why = (outside && !chosen).then(|| dim(shell.look, shell.words.get("card-throwable-only"), 15.0).width(Fill));
    let thrown = choice(shell.look, shell.words.get("card-throwable"), chosen).id("throwable".to_owned());
    row![thrown.on_press(change), why].spacing(10).align_y(Alignment::Center).into()
}

/// For whose side it counts, where there is a fight: a touch plays it.
fn sides<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, game) = (&shell.words, table.game());
    let names = Names::of(game);
    let Some(now) = fight::under_way(game) else { return space().into() };
    let ours = std::iter::once(now.main).chain(now.helping(game)).map(Fighter::Seat);
    let theirs = now.monsters(game).into_iter().map(Fighter::Monster);
    let each = ours.chain(theirs).map(|who| {
        let name = match who {
            Fighter::Seat(colour) => words.seat(colour, names),
            Fighter::Monster(id) => words.monster(id, names),
        };
        let bonus = format!("{:+}", draft.item.bonus);
        let text = words.with("card-for-whom", &[("bonus", bonus.into()), ("name", name.into())]);
        let told = draft.with(|d| d.on = Some(who));
        at_once(table, shell, (&told, text, Kind::Primary, format!("for {}", key(who))))
    });
    wrapped(each.collect(), 6.0)
}

fn kinds<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let rules = &table.session.book().rules;
    // Where Powers have Ranks those are all that is told of them, and nobody is a Super Munchkin.
    if let Some(seat) = table.game().seat(draft.seat).filter(|_| rules.ranks) {
        return column![of(table, shell, draft, &[HALF_BREED]), ranks::view(table, shell, seat)].spacing(8).into();
    }
    of(table, shell, draft, &[HALF_BREED, SUPER_MUNCHKIN])
}

/// Races, Classes, and the cards that let one have two.
fn of<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft, cards: &[&str]) -> Element<'a, Message> {
    let rules = &table.session.book().rules;
    let cards: Vec<String> = cards.iter().map(|card| (*card).to_owned()).collect();
    let each = rules.races.iter().chain(&rules.classes).chain(&cards).map(|kind| {
        let text = shell.words.kind(&kind.replace('_', "-"));
        let change = to(draft.with(|d| d.kind.clone_from(kind)));
        choice(shell.look, text, draft.kind == *kind).height(TOUCH).on_press(change).into()
    });
    wrapped(each.collect(), 6.0)
}

fn cursing<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let whom = table.game().seats.iter().map(|seat| {
        let label = row![badge(look, seat.colour, 18.0), body(words.seat(seat.colour, names))];
        let label = label.spacing(6).align_y(Alignment::Center);
        let chosen = Kind::Choice(draft.victim == Some(seat.colour));
        let press = press(look, label).kind(chosen).height(TOUCH).id(format!("curse {}", seat.colour.name()));
        let on = draft.with(|d| {
            (d.victim, d.vain) = (Some(seat.colour), None);
            // What is kicked open hits whoever kicked.
            if d.turned_up && table.game().turn.seat != d.victim {
                (d.turned_up, d.unsaid) = (false, true);
            }
        });
        press.on_press(to(on)).into()
    });
    column![body(words.get("card-curse-on")), wrapped(whom.collect(), 6.0)].spacing(6).into()
}

/// That one of several Classes is lost.
pub fn one_class(words: &Words, class: Option<&String>) -> String {
    let class = class.map(|class| words.kind(class)).unwrap_or_default();
    words.with("ill-class-at", &[("class", class.into())])
}

/// What a Curse does, in words, on whoever has so many Classes.
fn ill_text(words: &Words, ill: Ill, (several, fights): (&[String], bool)) -> String {
    match ill {
        // Whoever fights has it in this fight already.
        Ill::Fight if fights => words.get("ill-fight-here"),
        Ill::Sex if fights => words.get("ill-sex-here"),
        Ill::ClassAt(at) => one_class(words, several.get(usize::from(at))),
        Ill::Class if !several.is_empty() => words.get("ill-classes"),
        ill => ill.text(words),
    }
}

/// What a Curse does: a touch plays it. What would find nothing is grey, and a touch says so.
fn ills<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    let on = draft.victim.and_then(|on| game.seat(on));
    let all = Ill::offered(game, on, on.is_some_and(|on| !on.gear.is_empty()));
    // Of several Classes whoever is cursed keeps the others: which goes is told.
    let classes = on.map_or(&[][..], |on| &on.classes);
    let several = if classes.len() > 1 { classes } else { &[] };
    let now = fight::under_way(game).zip(draft.victim).is_some_and(|(fight, on)| fights(game, fight, on));
    // They come last: all the others lie in the same places whoever is cursed.
    let ones = (0..several.len()).filter_map(|at| u8::try_from(at).ok()).map(Ill::ClassAt);
    let ones = ones.filter(|_| all.contains(&Ill::Class)).collect::<Vec<_>>();
    let all: Vec<Ill> = all.into_iter().chain(ones).collect();
    let asked = draft.asked(table);
    let anyway = match asked {
        Some(_) => Some(goes_with_it(table, shell, draft)),
        None => in_vain(table, shell, (draft, &all)),
    };
    let each = all.into_iter().map(|ill| {
        let told = draft.with(|d| d.ill = ill);
        let name = match ill {
            Ill::Bonus(by) => format!("ill bonus {by}"),
            Ill::ClassAt(at) => format!("ill class {at}"),
            ill => format!("ill {}", ill.name()),
        };
        let chosen = draft.asked(table) == Some(ill);
        at_once(
            table,
            shell,
            (&told, ill_text(words, ill, (several, now)), if chosen { Kind::Choice(true) } else { Kind::Plain }, name),
        )
    });
    // Its line is there with nothing to say too: what a Curse does stays where it is.
    let names = Names::of(game);
    let refused = draft.command(table, words).and_then(|c| engine::decide(table.session.book(), game, &c).err());
    let refused = refused.map(|refused| words.say(&refused.message, names));
    let asked =
        asked.map(|ill| words.with("card-curse-asks", &[("what", ill_text(words, ill, (several, now)).into())]));
    let vain =
        draft.vain.map(|ill| words.with("choose-nothing", &[("what", ill_text(words, ill, (several, now)).into())]));
    let missing =
        draft.missing(table, words).map(|id| words.get(id)).or(asked).or(refused).or(vain).unwrap_or_default();
    let missing = container(body(missing).color(look.torch)).height(24);
    let by = Some(draft.seat).filter(|_| !draft.unsaid && !draft.turned_up);
    let found = draft.victim.filter(|_| table.is_cardboard() && is_found(shell, draft.sort)).map(|victim| {
        let opens = Message::Ask(Action::Open(Panel::found(Wanted::Curse { on: victim, by })));
        icon_button(look, "box", words.get("found-curse")).id("from the box".to_owned()).on_press(opens)
    });
    // Close together: where two Powers could go, its last line is seen as well.
    column![body(words.get("card-curse-does")), missing, wrapped(each.collect(), 4.0), found, anyway].spacing(4).into()
}

/// How much combat bonus goes with what is lost, where Items are left to the box: no more than there is.
fn goes_with_it<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let on = draft.victim.and_then(|on| table.game().seat(on));
    let most = on.map_or(0, |on| u8::try_from(on.bonus).unwrap_or(0)).min(MOST_LOST);
    let each = (0..=most).map(|by| {
        let told = draft.with(|d| d.ill = Ill::Bonus(by));
        let text = if by == 0 { by.to_string() } else { format!("-{by}") };
        let label = bold(text, 20.0).width(Fill).center();
        let press = press(shell.look, label).height(TOUCH).width(64).padding([4, 12]).id(format!("goes {by}"));
        let command = told.command(table, &shell.words);
        press.on_press_maybe(command.map(|command| Message::Ask(Action::Made(command)))).into()
    });
    wrapped(each.collect(), 6.0)
}

/// A Curse that finds nothing was played all the same, and is gone: a touch, where there is one that would find nothing.
fn in_vain<'a>(table: &'a Table, shell: &'a Shell, (draft, all): (&CardDraft, &[Ill])) -> Option<Element<'a, Message>> {
    // What was touched last comes first; of a bonus that is not there nothing would be told but that it is none.
    let touched = draft.vain.iter().filter(|ill| !matches!(ill, Ill::Bonus(_)));
    let mut commands = touched.chain(all).filter_map(|ill| {
        let told = draft.with(|d| d.ill = *ill);
        told.command(table, &shell.words).filter(|command| hits_nothing(table, &told, command))
    });
    let game = (table.session.book(), table.game());
    let command = commands.find(|command| engine::decide(game.0, game.1, command).is_ok())?;
    let press = button(shell.look, shell.words.get("card-curse-in-vain")).height(TOUCH).id("in vain".to_owned());
    Some(press.on_press(Message::Ask(Action::Made(command))).into())
}

fn enhancer<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let game = table.game();
    let fought = fight::under_way(game).map(|f| f.monsters(game)).unwrap_or_default();
    let rest = game.foes.all.iter().map(|m| m.id).filter(|id| !fought.contains(id));
    // Those in the fight first.
    let all: Vec<_> = fought.iter().copied().chain(rest).collect();
    let each = all.into_iter().take(12).map(|id| {
        let chosen = draft.monster == Some(id);
        let press = choice(look, words.monster(id, names), chosen).height(TOUCH);
        press.on_press(to(draft.with(|d| d.monster = Some(id)))).into()
    });
    let level = |n: i16| draft.with(|d| d.level = (draft.level + n).clamp(-99, 99));
    let cards = |n: i8| draft.with(|d| d.treasures = (draft.treasures + n).clamp(-9, 9));
    column![
        wrapped(each.collect(), 6.0),
        figure(shell, "card-enhancer-level", format!("{:+}", draft.level), to(level(-1)), to(level(1))),
        figure(shell, "card-enhancer-treasures", format!("{:+}", draft.treasures), to(cards(-1)), to(cards(1))),
    ]
    .spacing(8)
    .into()
}

fn cheat<'a>(table: &'a Table, shell: &'a Shell, draft: &CardDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let gear = table.game().seat(draft.seat).map(|s| s.gear.as_slice()).unwrap_or_default();
    let (edge, powers) = (draft.edge.clone(), table.game().seat(draft.seat).map(|s| s.classes.as_slice()));
    let powers = powers.filter(|_| table.session.book().rules.ranks).unwrap_or_default();
    if gear.is_empty() && powers.is_empty() {
        // That there is none is said where it would be played.
        return space().into();
    }
    let each = gear.iter().enumerate().map(|(index, item)| {
        let name = words.item(item);
        let change = to(draft.with(|d| (d.gear, d.edge) = (index, None)));
        let chosen = draft.edge.is_none() && draft.gear == index;
        button(look, name).kind(Kind::Choice(chosen)).height(TOUCH).on_press(change).into()
    });
    // Where Powers have Ranks it lies on one of them as well (SR-DEATH-04).
    let powers = powers.iter().map(|power| {
        let change = to(draft.with(|d| d.edge = Some(power.clone())));
        let chosen = edge.as_ref() == Some(power);
        button(look, words.kind(power)).kind(Kind::Choice(chosen)).height(TOUCH).on_press(change).into()
    });
    wrapped(each.chain(powers).collect(), 6.0)
}
