//! What a Class pays for with cards, a touch each: what it adds to its own fight, a stab into another's, a monster sent
//! away for a whole hand, an escape after a bad roll, a theft. What their cards say the app knows by number alone.

use crate::app::icon::icon;
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::caught;
use crate::app::table::fighters::name;
use crate::app::table::message::Message;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, bold};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::event::Event;
use crate::rules::fight::{self, Fight, Fighter, Term};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::{self, theft};
use crate::rules::numbers::{Paid, PaidFor};
use crate::rules::seat::Seat;
use crate::rules::table as seats;
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill, Length};

/// Width of a touch that says which card pays.
const WHICH: f32 = 58.0;
/// What an Item adds at most that is stolen by a touch: more is Big, and missed.
const MOST_STOLEN: u8 = 5;

/// What somebody's Classes pay for.
pub fn of<'a>(table: &'a Table, seat: &'a Seat) -> impl Iterator<Item = &'a Paid> {
    let all = table.session.book().rules.paid.iter();
    all.filter(|paid| !seat.dead && !seat.away && seat.classes.contains(&paid.who))
}

/// Whoever can stab those who fight from outside, with something left to pay with.
pub fn stabs(table: &Table, seat: &Seat) -> bool {
    let pays = !table.game().keeps_goods() || seat.hand.total() > 0 || !seat.gear.is_empty();
    pays && of(table, seat).any(|paid| paid.for_what == PaidFor::Stab)
}

/// Whoever can still stab somebody in this fight: each who can stabs each who fights once.
pub fn can_stab(table: &Table, fight: &Fight, seat: &Seat) -> bool {
    let paid = of(table, seat).find(|paid| paid.for_what == PaidFor::Stab).filter(|_| stabs(table, seat));
    let fighters = std::iter::once(fight.main).chain(fight.helping(table.game()));
    paid.is_some_and(|paid| fighters.into_iter().any(|who| is_open(table, fight, (seat, paid, Fighter::Seat(who)))))
}

/// Whether somebody can still stab one of those who fight. A stab that was struck out did not happen.
fn is_open(table: &Table, fight: &Fight, (seat, paid, who): (&Seat, &Paid, Fighter)) -> bool {
    let fights = |other: &Seat| Some(other.colour) == fight.helping(table.game()) || other.colour == fight.main;
    let thieves = table.game().seats.iter().filter(|other| !fights(other) && stabs(table, other)).count();
    let lie = played(fight, who, paid);
    lie < thieves && (lie == 0 || !has_stabbed(table, seat.colour, who))
}

/// Whether somebody has stabbed one of those who fight since the fight began.
fn has_stabbed(table: &Table, seat: Colour, who: Fighter) -> bool {
    let stabs = |effect: &Effect| matches!(effect, Effect::Fight(fight::Effect::Term { add }) if add.who == who);
    let timeline = table.session.timeline();
    for (_, node) in timeline.back(timeline.here()) {
        let power =
            |event: &Event| matches!(event, Event::Munchkin(munchkin::Event::Power { seat: by, .. }) if *by == seat);
        if node.facts.iter().any(|fact| power(&fact.event))
            && let Ok(Command::Munchkin(munchkin::Command::Power { effects, .. })) = node.command.read()
            && effects.iter().any(stabs)
        {
            return true;
        }
        let over = |event: &Event| {
            matches!(event, Event::Table(seats::Event::Turn { .. }))
                || matches!(event, Event::Fight(told) if told.is_over())
        };
        if node.facts.iter().any(|fact| over(&fact.event)) {
            return false;
        }
    }
    false
}

/// What can be paid for while a fight is built, and while it is claimed: nothing where no Class has a say in it. What
/// comes with a second monster comes by itself, so that it can stand below everything that was there before.
pub fn in_fight<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> [Option<Element<'a, Message>>; 2] {
    if !table.is_cardboard() {
        return [None, None];
    }
    let game = table.game();
    let helper = fight.helping(game);
    let fighters: Vec<Colour> = std::iter::once(fight.main).chain(helper).collect();
    let (mut rows, mut first, mut more) = (Vec::new(), Vec::new(), Vec::new());
    for seat in &game.seats {
        let fights = fighters.contains(&seat.colour);
        for paid in of(table, seat) {
            match paid.for_what {
                PaidFor::OwnFight if fights && meets(table, fight, paid) => {
                    let who = Fighter::Seat(seat.colour);
                    let open = played(fight, who, paid) < usize::from(paid.cards);
                    rows.push(adds(table, shell, (seat, paid, who), ("paid-fight", open)));
                }
                // Each of them once, by each who can.
                PaidFor::Stab if !fights => {
                    rows.extend(fighters.iter().map(|who| {
                        let who = Fighter::Seat(*who);
                        adds(table, shell, (seat, paid, who), ("paid-stab", is_open(table, fight, (seat, paid, who))))
                    }));
                }
                PaidFor::Monster if seat.colour == fight.main => {
                    let each = fight.monsters(game).into_iter().map(|id| leaves(table, shell, (seat, paid), id));
                    for (nth, row) in each.enumerate() {
                        if nth == 0 { first.push(row) } else { more.push(row) }
                    }
                }
                PaidFor::OwnFight | PaidFor::Stab | PaidFor::Monster | PaidFor::Flight | PaidFor::Theft => {}
            }
        }
    }
    rows.extend(first);
    [rows, more].map(|rows| (!rows.is_empty()).then(|| column(rows).spacing(4).into()))
}

/// How large a whole hand has to be that sends the one monster of a fight away, and how large it is where hands are counted;
/// none where nobody can, or the hand is too small.
pub fn sends_away(table: &Table, fight: &Fight) -> Option<(u8, Option<u32>)> {
    let (game, alone) = (table.game(), table.is_cardboard() && fight.monsters(table.game()).len() == 1);
    let seat = game.seat(fight.main).filter(|_| alone)?;
    let paid = of(table, seat).find(|paid| paid.for_what == PaidFor::Monster)?;
    let held = game.keeps_goods().then(|| seat.hand.total());
    held.is_none_or(|held| held >= u32::from(paid.cards)).then_some((paid.cards, held))
}

/// Whether it is for a monster that is there.
fn meets(table: &Table, fight: &Fight, paid: &Paid) -> bool {
    let against = |keyword: &String| fight.foes(table.game()).any(|foe| foe.def.keywords.contains(keyword));
    paid.against.as_ref().is_none_or(against)
}

/// How often it was played on somebody in this fight.
fn played(fight: &Fight, who: Fighter, paid: &Paid) -> usize {
    fight.terms.iter().filter(|term| term.who == who && term.name == paid.who).count()
}

/// A power that is paid for with so many cards.
fn power(seat: Colour, paid: &Paid, by: PowerBy, effects: Vec<Effect>) -> Command {
    Command::Munchkin(munchkin::Command::Power { seat, class: paid.who.clone(), by, effects })
}

/// A card pays for what it adds to somebody who fights.
fn adds<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, paid, who): (&'a Seat, &'a Paid, Fighter),
    (id, open): (&str, bool),
) -> Element<'a, Message> {
    let args = [
        ("class", shell.words.kind(&paid.who).into()),
        ("whom", name(table, shell, who).into()),
        ("strength", format!("{:+}", paid.strength).into()),
    ];
    let add = Term { who, name: paid.who.clone(), strength: paid.strength, dice: 0 };
    let told = format!("{} {}", paid.who, on(who));
    // What has been done stands where it stood: nothing moves up under a finger.
    line(table, shell, (seat, shell.words.with(id, &args)), (&told, open), move |cards| {
        let effects = vec![Effect::Fight(fight::Effect::Term { add: add.clone() })];
        Message::does(power(seat.colour, paid, PowerBy::Discard(cards), effects))
    })
}

/// Somebody who fights, in the name of what is touched.
fn on(who: Fighter) -> &'static str {
    match who {
        Fighter::Seat(seat) => seat.name(),
        Fighter::Monster(_) => "monster",
    }
}

/// A whole hand sends a monster away; what it guards is drawn all the same.
fn leaves<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, paid): (&'a Seat, &'a Paid),
    monster: MonsterId,
) -> Element<'a, Message> {
    let whom = name(table, shell, Fighter::Monster(monster));
    let args = [("monster", whom.into()), ("cards", paid.cards.into())];
    let label = row![badge(shell.look, seat.colour, 18.0), bold(shell.words.with("paid-monster", &args), 15.0)];
    let effects = vec![Effect::Fight(fight::Effect::RemoveMonster { monster, empty: false })];
    // Where hands are counted a small one is not enough.
    let counted = table.game().keeps_goods();
    let enough = !counted || seat.hand.total() >= u32::from(paid.cards);
    let by = if counted { PowerBy::Hand } else { PowerBy::Discard(any(table, 1)) };
    let does = enough.then(|| Message::does(power(seat.colour, paid, by, effects)));
    let press =
        press(shell.look, label.spacing(6).align_y(Alignment::Center)).padding([4, 8]).height(TOUCH).width(Fill);
    press.id(format!("paid {} {}", paid.who, monster.0)).on_press_maybe(does).into()
}

/// So many cards that nobody counts.
fn any(table: &Table, count: u8) -> Cards {
    Cards { hand: Hand::default().with(table.session.book().rules.kinds(), count), ..Cards::default() }
}

/// Something a card pays for: who, what, and which back the card has where hands are counted.
fn line<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, text): (&'a Seat, String),
    (told, open): (&str, bool),
    does: impl Fn(Cards) -> Message,
) -> Element<'a, Message> {
    let look = shell.look;
    let says = row![badge(look, seat.colour, 18.0), bold(text, 15.0).width(Fill)].spacing(6).align_y(Alignment::Center);
    if !table.game().keeps_goods() {
        let press = press(look, says).padding([4, 8]).height(TOUCH).width(Fill);
        return press.id(format!("paid {told}")).on_press_maybe(open.then(|| does(any(table, 1)))).into();
    }
    let which = decks(table, shell, seat, (told, u8::from(open)), does);
    row![says.width(Fill), which].spacing(6).height(TOUCH).align_y(Alignment::Center).into()
}

/// Which back the cards have that pay; where none pay any more it cannot be touched.
fn decks<'a>(
    table: &Table,
    shell: &'a Shell,
    seat: &Seat,
    (told, count): (&str, u8),
    does: impl Fn(Cards) -> Message,
) -> Row<'a, Message> {
    let hands = table.session.book().rules.hands.iter();
    let each = hands.map(|deck| {
        let cards = Cards { hand: Hand::default().with(*deck, count), ..Cards::default() };
        let enough = count > 0 && seat.hand.of(*deck) >= count;
        let shown = count.max(1);
        let id = format!("paid {told} {} {shown}", deck.name());
        back(shell, (*deck, shown.to_string()), id, enough.then(|| does(cards)))
    });
    Row::with_children(each).spacing(4)
}

/// So many cards of any backs: a touch for each way to put them together that the hand has.
fn mixes<'a>(
    table: &'a Table,
    shell: &'a Shell,
    seat: &'a Seat,
    (told, count): (&'a str, u8),
    does: impl Fn(Cards) -> Message + Copy + 'a,
) -> impl Iterator<Item = Element<'a, Message>> {
    let hands = &table.session.book().rules.hands;
    let (first, second) = (hands.first().copied().unwrap_or(Deck::ITEMS), hands.last().copied().unwrap_or(Deck::ITEMS));
    let ways = (0..=count).rev().map(move |some| (some, count - some));
    let ways = ways.filter(move |(some, rest)| seat.hand.of(first) >= *some && seat.hand.of(second) >= *rest);
    ways.map(move |(some, rest)| {
        let parts = [(first, some), (second, rest)].into_iter().filter(|(_, count)| *count > 0);
        let named: Vec<String> = parts.clone().map(|(deck, count)| format!("{} {count}", deck.name())).collect();
        let hand = parts.clone().fold(Hand::default(), |hand, (deck, count)| hand.with(deck, count));
        let signs = parts.map(|(deck, count)| signed(deck, count.to_string()).into());
        let press = press(shell.look, Row::with_children(signs).spacing(6)).centred().padding([2, 8]).height(TOUCH);
        let press = press.width(2.0 * WHICH).id(format!("paid {told} {}", named.join(" ")));
        press.on_press(does(Cards { hand, ..Cards::default() })).into()
    })
}

/// The sign of a back, and how many.
fn signed<'a>(deck: Deck, count: String) -> Row<'a, Message> {
    let sign = if deck == Deck::ITEMS { "chest" } else { "scroll" };
    row![icon(sign, 20.0), bold(count, 15.0)].spacing(2).align_y(Alignment::Center)
}

/// Cards by their back: which deck, and how many.
pub(super) fn back<'a>(
    shell: &'a Shell,
    (deck, count): (Deck, String),
    id: String,
    does: Option<Message>,
) -> Element<'a, Message> {
    let press = press(shell.look, signed(deck, count)).centred().padding(2).height(TOUCH).width(WHICH);
    press.id(id).on_press_maybe(does).into()
}

/// Whoever was caught and can pay to get away after all: as many cards as make up for the roll, and it is over. Where no die
/// was told any number may have done it.
pub fn escapes<'a>(
    table: &'a Table,
    shell: &'a Shell,
    seat: &'a Seat,
    monster: MonsterId,
) -> Option<Element<'a, Message>> {
    let paid = of(table, seat).find(|paid| paid.for_what == PaidFor::Flight)?;
    let short = caught::short(table, seat.colour, monster);
    let makes_up = |count: u8| short.is_none_or(|short| i32::from(count) * i32::from(paid.strength) >= short);
    let id = match short {
        None => "paid-flight",
        Some(_) if makes_up(paid.cards) => "paid-flight-short",
        Some(_) => "paid-flight-hopeless",
    };
    let args = [
        ("class", shell.words.kind(&paid.who).into()),
        ("strength", format!("{:+}", paid.strength).into()),
        ("short", short.unwrap_or(0).into()),
        ("cards", paid.cards.into()),
    ];
    let title = bold(shell.words.with(id, &args), 15.0).color(shell.look.torch);
    if !makes_up(paid.cards) {
        return Some(title.into());
    }
    let away = move |cards| {
        Message::Asked(OnAsked::Escapes(Box::new(power(seat.colour, paid, PowerBy::Discard(cards), Vec::new()))))
    };
    let counts = (1..=paid.cards).filter(|count| makes_up(*count));
    let counted = table.game().keeps_goods();
    let each: Vec<Element<'a, Message>> = match short {
        // Nobody pays more than it takes.
        Some(_) if counted => {
            counts.take(1).flat_map(|count| mixes(table, shell, seat, (&paid.who, count), away)).collect()
        }
        None if counted => counts.map(|count| decks(table, shell, seat, (&paid.who, count), away).into()).collect(),
        _ => counts
            .map(|count| {
                let label = bold(count.to_string(), 18.0);
                let press = press(shell.look, label).centred().padding(2).height(TOUCH).width(Length::Fixed(WHICH));
                press.id(format!("paid {} {count}", paid.who)).on_press(away(any(table, count))).into()
            })
            .collect(),
    };
    Some(column![title, tray::rows(each, 3, 4.0)].spacing(2).into())
}

/// What could be stolen of what lies listed before the others, once nobody fights.
pub fn thefts<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Option<Element<'a, Message>> {
    let paid = of(table, seat).find(|paid| paid.for_what == PaidFor::Theft)?;
    let game = table.game();
    if !table.is_cardboard() || !theft::is_quiet(game) {
        return None;
    }
    let names = Names::of(game);
    let others = game.seats.iter().filter(|other| other.colour != seat.colour);
    let items = others.flat_map(|other| other.gear.iter().enumerate().map(move |(index, item)| (other, index, item)));
    let each = items.filter(|(_, _, item)| theft::fits_a_sleeve(item)).map(|(other, index, item)| {
        let whom = shell.words.seat(other.colour, names);
        let what = if item.name.is_empty() { format!("{:+}", item.bonus) } else { shell.words.item(item) };
        let text = shell.words.with("paid-theft", &[("what", what.into()), ("whom", whom.into())]);
        let told = format!("{} {} {index}", paid.who, other.colour.name());
        let steals = munchkin::Effect::Steal { seat: seat.colour, from: other.colour, index, sure: false, bonus: 0 };
        line(table, shell, (seat, text), (&told, true), move |cards| {
            let effects = vec![Effect::Munchkin(steals.clone())];
            Message::made(power(seat.colour, paid, PowerBy::Discard(cards), effects))
        })
    });
    // Items nobody listed are a number: so much of it goes over.
    let counted = game.seats.iter().filter(|other| other.colour != seat.colour && other.gear.is_empty());
    let counted = counted.filter(|other| other.bonus > 0).map(|other| numbers(table, shell, (seat, other), paid));
    let each: Vec<Element<'a, Message>> = each.chain(counted).collect();
    (!each.is_empty()).then(|| column(each).spacing(4).into())
}

/// How much of somebody's number could be stolen, a touch each; by which back the card has that pays where hands are counted.
fn numbers<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, other): (&'a Seat, &'a Seat),
    paid: &'a Paid,
) -> Element<'a, Message> {
    let whom = shell.words.seat(other.colour, Names::of(table.game()));
    let title = bold(shell.words.with("paid-theft-counted", &[("whom", whom.into())]), 15.0);
    let title = row![badge(shell.look, seat.colour, 18.0), title].spacing(6).align_y(Alignment::Center);
    let most = u8::try_from(other.bonus).unwrap_or(MOST_STOLEN).min(MOST_STOLEN);
    let told = format!("{} {}", paid.who, other.colour.name());
    let each = |cards: Cards, id: String| {
        (1..=most).map(move |bonus| {
            let steals =
                munchkin::Effect::Steal { seat: seat.colour, from: other.colour, index: 0, sure: false, bonus };
            let by = PowerBy::Discard(cards.clone());
            let does = Message::made(power(seat.colour, paid, by, vec![Effect::Munchkin(steals)]));
            let label = bold(format!("+{bonus}"), 18.0);
            let press = press(shell.look, label).centred().padding(2).height(TOUCH).width(WHICH);
            press.id(format!("{id} +{bonus}")).on_press(does).into()
        })
    };
    if !table.game().keeps_goods() {
        let each = each(any(table, 1), format!("paid {told}"));
        return column![title, Row::with_children(each).spacing(4)].spacing(2).into();
    }
    let decks = table.session.book().rules.hands.iter().filter(|deck| seat.hand.of(**deck) > 0);
    let rows = decks.map(|deck| {
        let cards = Cards { hand: Hand::default().with(*deck, 1), ..Cards::default() };
        let sign = if *deck == Deck::ITEMS { "chest" } else { "scroll" };
        let each = each(cards, format!("paid {told} {}", deck.name()));
        let each = std::iter::once(icon(sign, 22.0).into()).chain(each);
        Row::with_children(each).spacing(4).align_y(Alignment::Center).into()
    });
    column![title, column(rows).spacing(4)].spacing(2).into()
}
