//! After a fight of numbers that was lost: who gets away, and what Bad Stuff does.

use crate::app::icon::icon;
use crate::app::look::{TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::cardboard::known::{bad_text, known_bad};
use crate::app::table::cardboard::paid;
use crate::app::table::caught;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::panels::card::one_class;
use crate::app::table::play::draft::Ill;
use crate::app::table::prompt::flight::{chased_by, chaser, needs, settled};
use crate::app::table::prompt::parts::{Answers, app_rolls};
use crate::app::table::prompt::tray::{self, faces};
use crate::app::table::state::Table;
use crate::app::widget::odds;
use crate::app::widget::parts::{body, bold, dim, icon_button, thin};
use crate::app::widget::press::{Kind, press};
use crate::catalog::boxed::BadStuff;
use crate::catalog::words::{Names, capitalised};
use crate::odds::chase::{self, Chase};
use crate::odds::flight::{Harm, Plan};
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::effect::Effect;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::{self, ranks, vehicle};
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::{doors, fight};
use iced::widget::{Row, column, row, scrollable, space};
use iced::{Alignment, Element, Fill};

/// A die for each monster, and what it has to show.
pub fn run<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId], wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let named = |id: MonsterId| capitalised(words.monster(id, Names::of(table.game())));
    let (Some(now), Some(seat)) = (chased_by(table, monsters), table.question.seat) else {
        return Answers::plain(space());
    };
    let chase = plan(table, shell, (seat, monsters));
    let first = chase.as_ref().and_then(|(chase, plan)| chase.first(plan));
    // Of one alone it stands beside its name.
    let alone = chase.as_ref().filter(|_| monsters.len() == 1);
    let alone = alone.map(|(_, plan)| dim(look, odds::percent(shell, plan.outlook.free()), 17.0));
    let free = chase.filter(|_| monsters.len() > 1).map(|(chase, plan)| {
        let all = odds::percent(shell, plan.outlook.free());
        let text = words.with("flight-free", &[("odds", all.into())]);
        body(text).size(16.0).color(if chase.read { look.text } else { look.dim })
    });
    let each = monsters.iter().filter(|_| monsters.len() > 1).map(|id| {
        let whose = chaser(table, shell, (seat, *id), first == Some(*id)).kind(Kind::Choice(*id == now));
        // For whoever is away it is settled from whom first.
        let later = settled(table).is_some_and(|first| first != *id);
        whose.faded(later).on_press_maybe((!later).then(|| Message::edits(Edit::Target(*id)))).into()
    });
    // What only slows its owner down is left behind before the roll (SR-VEHICLE-04).
    let runs = table.game().seat(seat);
    let behind = runs.map(|runs| vehicle::ditched(table.session.book(), table.game(), runs)).unwrap_or_default();
    let behind = behind.into_iter().filter_map(|gear| {
        let item = runs?.gear.get(gear)?;
        let text = words.with("flight-ditch", &[("run", format!("{:+}", item.run).into())]);
        let ditch = icon_button(look, "cross", text).width(Fill).height(TURN_TOUCH).id(format!("ditch {gear}"));
        Some(ditch.on_press(Message::does(doors::Command::Ditch { seat, gear }.into())).into())
    });
    let faces = faces(shell, wide, move |face| answer(Answer::Fight(fight::Answer::Ran { monster: now, face })));
    let least = bold(needs(table, shell, (seat, now)), 17.0).color(look.torch);
    let title = row![bold(named(now), 17.0), least, alone].spacing(12);
    let rolls = app_rolls(table, shell).into_iter().collect();
    Answers::with_tray(
        column(each).push(free).extend(behind).spacing(4),
        tray::tray(Some(title.align_y(Alignment::Center).into()), faces, rolls),
    )
}

/// The best order to run in, with what the Box knows of their Bad Stuff; without that one is as good as another.
fn plan(table: &Table, shell: &Shell, (seat, monsters): (Colour, &[MonsterId])) -> Option<(Chase, Plan)> {
    let (book, game) = (table.session.book(), table.game());
    let mut chase = chase::of(book, game, seat, monsters)?;
    let bad = |id: &MonsterId| game.foes.get(*id).and_then(|foe| known_bad(shell, &foe.def));
    let known: Vec<BadStuff> = chase.monsters.iter().filter_map(bad).collect();
    if known.len() == chase.monsters.len() {
        for (chaser, bad) in chase.flight.chasers.iter_mut().zip(known) {
            chaser.caught = match bad {
                BadStuff::Levels(levels) => Harm { levels, ..Harm::default() },
                BadStuff::Death => Harm { dies: true, ..Harm::default() },
            };
        }
        chase.read = true;
    }
    let plan = chase.flight.best()?;
    Some((chase, plan))
}

/// Cards of a hand that is counted, which they are is nobody's business: what each is called, its sign, and what takes it, if
/// there still is one. Who had none when it began is offered nothing.
fn hand_lost(table: &Table, seat: Colour, had: Hand) -> Vec<(String, &'static str, Option<Message>)> {
    let own = table.game().seat(seat).filter(|_| table.game().keeps_goods() && had.total() > 0);
    let Some(own) = own else { return Vec::new() };
    let each = Ill::of_hand(own.hand).map(|lost| {
        let (left, glyph) = match lost {
            Ill::Card(deck) => (own.hand.of(deck).into(), if deck == Deck::ITEMS { "chest" } else { "scroll" }),
            _ => (own.hand.total(), "cross"),
        };
        let effects = lost.effects(seat, (table.session.book(), table.game()), "");
        let takes = (left > 0).then_some(Message::Asked(OnAsked::Suffers(effects)));
        (format!("ill-{}", lost.name()), glyph, takes)
    });
    each.collect()
}

/// One of several Classes goes, each a touch.
fn one_of_them<'a>(shell: &'a Shell, own: &Seat) -> Vec<Element<'a, Message>> {
    let each = own.classes.iter().enumerate().map(|(at, class)| {
        let label = row![icon("scroll", 22.0), bold(one_class(&shell.words, Some(class)), 16.0)].spacing(8);
        let press = press(shell.look, label.align_y(Alignment::Center)).height(TURN_TOUCH).width(Fill);
        let left = munchkin::Effect::Classes { seat: own.colour, classes: ranks::without(own, at) };
        let goes = Message::Asked(OnAsked::Suffers(vec![Effect::Munchkin(left)]));
        press.id(format!("ill-class-{at}")).on_press(goes).into()
    });
    each.collect()
}

/// Width of what says that somebody dies of it.
const DIES: f32 = 120.0;

/// What a monster's Bad Stuff did the last time, as far as the Box knows it.
fn remembered(table: &Table, shell: &Shell, monster: MonsterId) -> Option<&'static str> {
    table.game().foes.get(monster).and_then(|foe| known_bad(shell, &foe.def)).map(bad_text)
}

/// That somebody dies of it: nobody does by one die too many, it is far from where faces are touched.
pub fn dies<'a>(table: &Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (Ask::Fight(fight::Ask::BadStuff { monster }), Some(seat)) = (&table.question.ask, table.question.seat) else {
        return None;
    };
    let known = remembered(table, shell, *monster).filter(|_| caught::taken(table, shell).is_empty());
    let label = row![icon("skull", 22.0), bold(shell.words.get("quick-die"), 16.0)].spacing(8);
    let kind = if known == Some("quick-die") { Kind::Choice(true) } else { Kind::Plain };
    let press = press(shell.look, label.align_y(Alignment::Center)).kind(kind).height(TOUCH).padding([2, 12]);
    let dead = munchkin::Effect::Life { seat, dead: true, wish: false };
    let dead = Message::Asked(OnAsked::Suffers(vec![Effect::Munchkin(dead)]));
    Some(press.width(DIES).id("quick-die".to_owned()).on_press(dead).into())
}

/// What most Bad Stuff does, one touch each, until that is all; what it has taken so far stands above.
pub fn bad_stuff<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let name = bold(capitalised(words.monster(monster, Names::of(table.game()))), 18.0);
    let Some(seat) = table.question.seat else { return Answers::plain(space()) };
    let taken = caught::taken(table, shell);
    // What it did last time is lit, until it has done something.
    let known = remembered(table, shell, monster).filter(|_| taken.is_empty());
    let deed = |glyph: &str, id: &str, message: Option<Message>| -> Element<'a, Message> {
        let label = row![icon(glyph, 22.0), bold(words.get(id), 16.0)].spacing(8).align_y(Alignment::Center);
        let kind = if known == Some(id) { Kind::Choice(true) } else { Kind::Plain };
        let press = press(look, label).kind(kind).height(TURN_TOUCH).width(Fill).id(id.to_owned());
        press.on_press_maybe(message).into()
    };
    let suffers = |effect: munchkin::Effect| Message::Asked(OnAsked::Suffers(vec![Effect::Munchkin(effect)]));
    let (now, least) = (table.game().seat(seat).map_or(1, |seat| seat.level), table.session.book().rules.level_min);
    // Nobody falls below Level 1 (MC-LVL-05).
    let to = |by: u8| now.saturating_sub(by).max(least);
    let level = |by: u8| {
        let lost = munchkin::Effect::Level { seat, change: Amount::To(to(by).into()), kill: false };
        (to(by) < now).then(|| suffers(lost))
    };
    let low = (now <= least).then(|| dim(look, words.with("bad-stuff-lowest", &[("level", least.into())]), 15.0));
    // What could be lost when it began keeps its place: nothing moves up under a finger.
    let then = caught::before(table);
    let (own, had) = (table.game().seat(seat), then.seat(seat));
    let ill = |ill: Ill| Message::Asked(OnAsked::Suffers(ill.effects(seat, (table.session.book(), table.game()), "")));
    let kinds = |id: &str, of: fn(&Seat) -> bool, effect: munchkin::Effect| {
        let still = own.is_some_and(of);
        (still || had.is_some_and(of)).then(|| deed("scroll", id, still.then(|| suffers(effect))))
    };
    let race = munchkin::Effect::Races { seat, races: Vec::new() };
    let race = kinds("ill-race", |seat| !seat.races.is_empty(), race);
    let none = munchkin::Effect::Classes { seat, classes: Vec::new() };
    let several = own.filter(|own| own.classes.len() > 1);
    // Of several one goes, or all of them.
    let ones = several.map(|own| one_of_them(shell, own)).unwrap_or_default();
    let all = if several.is_some() { "ill-classes" } else { "ill-class" };
    let class = kinds(all, |seat| !seat.classes.is_empty(), none);
    let listed = |seat: &Seat| !seat.gear.is_empty();
    let still = own.is_some_and(listed);
    let item = still || had.is_some_and(listed);
    let item = item.then(|| deed("sword", "ill-item", still.then(|| ill(Ill::Item))));
    let on = |game: &Game| game.track.as_deref().is_some_and(|track| track.token(seat) > 0);
    let back = on(&then).then(|| deed("minus", "ill-place", on(table.game()).then(|| ill(Ill::Place))));
    let losses = [
        deed("star", "quick-level-down", level(1)),
        deed("star", "quick-levels-down", level(2)),
        deed("person", "turn-sheet", Some(Message::opens(Panel::Seat(seat)))),
    ];
    // On a telephone nothing above what is touched is sure to be seen: it stands at the foot there.
    let dies = (!shell.is_held()).then(|| dies(table, shell)).flatten();
    let name = row![name.width(Fill), dies].align_y(Alignment::Center);
    let hand = hand_lost(table, seat, had.map(|had| had.hand).unwrap_or_default());
    let hand: Vec<Element<'a, Message>> = hand.into_iter().map(|(id, glyph, lost)| deed(glyph, &id, lost)).collect();
    let losses = losses.into_iter().chain(race).chain(ones).chain(class).chain(item).chain(back).collect();
    let columns = if wide { 4 } else { 2 };
    // What goes of a hand stands above: beside everything else it would have no room.
    let hand = (!hand.is_empty()).then(|| tray::grid(hand, columns));
    // Items nobody listed are a number.
    let counted = |seat: &Seat| seat.gear.is_empty().then_some(seat.bonus.clamp(0, 5)).filter(|bonus| *bonus > 0);
    let numbers = had.and_then(counted).map(|most| {
        let left = own.and_then(counted).unwrap_or(0);
        let each = (1..=most).map(|by| {
            let gone = munchkin::Effect::Bonus { seat, change: Amount::By(-i32::from(by)) };
            let press = press(look, bold(format!("-{by}"), 18.0)).centred().padding(2).height(TURN_TOUCH).width(Fill);
            press.id(format!("lose {by}")).on_press_maybe((by <= left).then(|| suffers(gone))).into()
        });
        let each = Row::with_children(each).spacing(tray::GAP);
        column![dim(look, words.get("bad-stuff-item"), 15.0), each].spacing(2)
    });
    // That it does nothing the app keeps is the next step, and the only way to say so.
    let escapes = own.and_then(|own| paid::escapes(table, shell, own, monster));
    let taken = (!taken.is_empty()).then(|| {
        let each = taken.into_iter().map(|line| body(line).size(16.0).into());
        column![dim(look, words.get("bad-stuff-so-far"), 15.0), column(each).spacing(2)].spacing(2)
    });
    Answers::with_tray(
        column![name, escapes, numbers, hand, low, taken].spacing(4),
        scrollable(tray::grid(losses, columns)).direction(thin()).height(Fill),
    )
}
