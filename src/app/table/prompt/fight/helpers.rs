//! Who could help, the best first; who does, and for what; who else can join in.

use crate::app::icon::icon;
use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::prompt::fight::unable;
use crate::app::table::prompt::parts::{NAMED, on_a_line};
use crate::app::table::prompt::tray;
use crate::app::table::stage::sums;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, choice, dim, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::odds::bids::{Bid, bids};
use crate::play::absent;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::interfere::{Reach, bystanders};
use crate::rules::fight::sides::sides;
use crate::rules::fight::{Bargain, Fight, interfere, roll, under_way};
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{column, row, space};
use iced::{Alignment, Element, Fill, Shrink};

impl Table {
    /// Who could help stands in one order as long as a fight lasts: the best first when it begins.
    pub(in crate::app::table) fn lines_up(&mut self, shell: &Shell) {
        let Some(now) = under_way(self.session.game()) else { return };
        let (number, main) = (self.game().turn.number, Some(now.main));
        if (self.lined_up.0, self.lined_up.1) != (number, main) {
            let all = bids(self.session.book(), self.session.game(), now, &shell.settings.weights, &[]);
            let mut all: Vec<Colour> = all.into_iter().map(|bid| bid.seat).collect();
            // Beside cardboard everybody is found where they sit.
            if self.is_cardboard() {
                let seats = &self.session.game().seats;
                all.sort_by_key(|one| seats.iter().position(|seat| seat.colour == *one));
            }
            self.lined_up = (number, main, all);
        }
    }

    /// Where somebody stands among those who could help; who has come later is last.
    pub(in crate::app::table) fn lined_up(&self, seat: Colour) -> usize {
        let all = &self.lined_up.2;
        all.iter().position(|who| *who == seat).unwrap_or(all.len())
    }
}

/// Who could help, one row each, the best first; or who does.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight, bids: &[Bid]) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    // Beside cardboard it stands in a line of its own.
    let title = (!table.is_cardboard()).then(|| dim(look, words.get("fight-help"), 16.0));
    if let Some(colour) = fight.helping(table.game()) {
        let name = bold(words.seat(colour, Names::of(table.game())), 16.0);
        let label = row![icon("cross", 16.0), name].spacing(6).align_y(Alignment::Center);
        let alone = Message::does(Command::Fight(fight::Command::Help { seat: None }));
        let helper = press(look, label).kind(Kind::Choice(true)).id("sends away".to_owned()).on_press(alone);
        // Beside cardboard what sends them away does not come where what they ask for was: that is touched next.
        let (before, after) = if table.is_cardboard() { (None, Some(space().width(Fill))) } else { (title, None) };
        let before = before.map(|title| title.width(Fill));
        return Some(
            column![
                row![].push(before).push(helper).push(after).align_y(Alignment::Center),
                bargain(table, shell, fight)
            ]
            .spacing(4)
            .into(),
        );
    }
    // Beside cardboard all of them are in sight at once.
    let close = table.is_cardboard();
    let rows = bids.iter().map(|bid| row_of(table, shell, bid, close));
    if bids.is_empty() {
        let why = dim(look, unable::nobody(table, shell, fight)?, 15.0);
        return (!close).then(|| column![title, why].spacing(4).into());
    }
    Some(column![title, column(rows).spacing(if close { 4 } else { 6 })].spacing(4).into())
}

/// All who could help, beside each other where that is so wide: a line each for whoever it is, and for what they bring.
pub fn grid<'a>(table: &'a Table, shell: &'a Shell, bids: &[Bid], width: f32) -> Element<'a, Message> {
    let each = bids.iter().map(|bid| row_of(table, shell, bid, true));
    // In large print, and in a narrow window, there is room for fewer; on a telephone for one.
    let across = match () {
        () if shell.is_held() => 1,
        () if shell.settings.far || width < ROOMY => ACROSS - 1,
        () => ACROSS,
    };
    tray::rows(each.collect(), across, tray::GAP)
}

/// So many stand beside each other.
const ACROSS: usize = 3;
/// What they need beside each other, for a name to stand before its chance.
const ROOMY: f32 = 720.0;
/// A name has so many letters where they stand below each other, and what is told of them.
const LONG: usize = 20;
const TOLD: usize = 30;
/// Height of each.
const LOW: f32 = 48.0;

/// A would-be helper: what it adds, the chance with it, the fair share; and beside it what it asks for.
fn row_of<'a>(table: &'a Table, shell: &'a Shell, bid: &Bid, close: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let with = under_way(table.game()).map(|fight| sides(table.session.book(), table.game(), fight, Some(bid.seat)));
    let chance = with.filter(|_| bid.fair.is_some()).and_then(|with| sums::chance(table, shell, &with));
    let seat = words.seat(bid.seat, Names::of(table.game()));
    let long = seat.chars().count() > NAMED;
    let name: Element<'a, Message> = match close {
        true => on_a_line(&seat),
        false => bold(shortened(&seat, LONG), if long { 14.0 } else { 16.0 }).width(Fill).into(),
    };
    let chance = bold(chance.unwrap_or_default(), if close { 16.0 } else { 18.0 }).wrapping(Wrapping::None);
    let head = row![badge(look, bid.seat, 16.0), name, chance];
    // What nobody has told is shared as the table likes: five are as many as any card brings.
    let known = !table.is_cardboard() || are_known(table);
    let of = if known { bid.of } else { 5 };
    // No Treasure pays for the game.
    let wins = wins_by_helping(table, bid.seat);
    // Nor is anything fair of nothing.
    let fair = fair(shell, bid).filter(|_| known && !wins && bid.of > 0);
    let told: Vec<String> = [Some(adds(shell, bid)), against(shell, bid), fair].into_iter().flatten().collect();
    // Whoever is away has a price, or stays out of it.
    let away = table.answers_for(bid.seat).then(|| absent::price(&table.session, bid.seat));
    let told = match away {
        Some(Some(_)) => vec![words.get("help-away")],
        Some(None) => vec![words.get("help-away-no")],
        None => told,
    };
    // A Level for the last helper would be the last one.
    let wins = wins.then(|| bold(words.get("bid-wins"), if close { 13.0 } else { 16.0 }).color(look.bad));
    let told = told.join(" · ");
    let head = head.spacing(6).align_y(Alignment::Center);
    let label = match (close, wins) {
        (false, wins) => column![head, wins, dim(look, told, 16.0)],
        (true, Some(wins)) => column![head, wins.wrapping(Wrapping::None)],
        (true, None) => column![head, dim(look, shortened(&told, TOLD), 13.0).wrapping(Wrapping::None)],
    };
    let help = press(look, label).kind(Kind::SeatLine(bid.seat)).width(Fill);
    let help = if close { help.height(LOW).padding([2, 6]) } else { help.height(Shrink).padding([8, 8]) };
    let help = help.id(format!("help-{}", bid.seat.name())).faded(away == Some(None));
    let help = help.on_press(Message::Asked(OnAsked::Hire(bid.seat)));
    let asked = away.map_or(bid.asks, Option::unwrap_or_default);
    // A tap is one more, after all of them none.
    let next = if bid.asks >= of { 0 } else { bid.asks + 1 };
    let (size, high) = if close { (13.0, LOW) } else { (16.0, TURN_TOUCH) };
    let asks = column![dim(look, words.get("fight-asks"), size), bold(asked.to_string(), 18.0)];
    let asks = press(look, asks.align_x(Alignment::Center)).centred().padding(2).height(high).width(TURN_TOUCH);
    let args = [("seat", seat.as_str().into()), ("count", asked.to_string().into())];
    let asks = asks.id(format!("asks-{}", bid.seat.name())).called(shell.words.with("heard-asks", &args));
    let asks = asks.on_press_maybe((of > 0 && away.is_none()).then_some(Message::edits(Edit::Asks(bid.seat, next))));
    row![help, asks].spacing(4).into()
}

/// Whether it is told how many Treasures the fight is about.
fn are_known(table: &Table) -> bool {
    let game = table.game();
    under_way(game).is_some_and(|now| now.foes(game).all(|foe| foe.def.treasures.is_some()))
}

/// Whether somebody would win the game by helping (MC-LVL-10).
pub fn wins_by_helping(table: &Table, seat: Colour) -> bool {
    let (book, game) = (table.session.book(), table.game());
    under_way(game).is_some_and(|now| {
        let helped = Fight { helper: Some(seat), ..now.clone() };
        roll::winners_of(book, game, &helped).contains(&seat)
    })
}

/// What somebody adds to the munchkins.
fn adds(shell: &Shell, bid: &Bid) -> String {
    let (strength, dice) = bid.adds;
    let args = [("strength", Value::from(format!("{strength:+}"))), ("dice", dice.into())];
    shell.words.with(if dice == 0 { "bid-adds-strength" } else { "bid-adds" }, &args)
}

/// What the monsters have against somebody.
fn against(shell: &Shell, bid: &Bid) -> Option<String> {
    let args = [("strength", Value::from(format!("{:+}", bid.against.0)))];
    (bid.against.0 != 0).then(|| shell.words.with("bid-against", &args))
}

/// What a helper could fairly ask for, in a few words.
fn fair(shell: &Shell, bid: &Bid) -> Option<String> {
    let (words, fair) = (&shell.words, bid.fair?);
    Some(match fair.treasures.filter(|_| fair.is_possible()) {
        None => words.get("fair-none"),
        Some((few, many)) if few == many => words.with("fair-one", &[("count", few.into()), ("all", bid.of.into())]),
        Some((few, many)) => {
            words.with("fair-some", &[("few", few.into()), ("many", many.into()), ("all", bid.of.into())])
        }
    })
}

/// Who can interfere from outside, and with what.
pub fn others<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let all = bystanders(table.session.book(), table.game(), fight);
    let ask = tool(look, "why").kind(Kind::Quiet).on_press(Message::opens(Panel::Why(interfere::rules())));
    let head = row![dim(look, words.get("fight-others"), 16.0).width(Fill), ask].align_y(Alignment::Center);
    let mut list = column![head].spacing(2);
    for other in &all {
        let items = match other.items {
            Reach::None => "other-plays",
            Reach::Throwable => "other-throws",
            Reach::Any => "other-items",
        };
        // Hands that are counted are known to be empty: whoever has nothing plays nothing.
        let empty = |seat: &Seat| seat.hand.total() == 0 && seat.gear.is_empty() && seat.bonus == 0;
        let counted = table.is_cardboard() && table.game().keeps_goods();
        let empty = counted && table.game().seat(other.seat).is_some_and(empty);
        let mut text = words.get(if empty { "other-empty" } else { items });
        if other.backstab && !empty {
            text = words.with("other-backstab", &[("with", text.into())]);
        }
        let name = shortened(&words.seat(other.seat, Names::of(table.game())), NAMED);
        let text = if empty { dim(look, text, 15.0) } else { body(text).size(15.0) };
        let line = row![badge(look, other.seat, 18.0), bold(name, 15.0), text].spacing(6);
        let now = Message::opens(Panel::Now(other.seat));
        let press = press(look, line.align_y(Alignment::Center)).kind(Kind::Quiet).width(Fill).padding([10, 4]);
        list = list.push(press.id(format!("now {}", other.seat.name())).on_press(now));
    }
    (!all.is_empty()).then(|| list.into())
}

/// What the helper gets: Treasures, gold, the first pick.
fn bargain<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let terms = fight.bargain.clone().unwrap_or_default();
    let agree = |terms: Bargain| Message::does(table.played(vec![Effect::Fight(fight::Effect::Bargain { terms })]));
    let treasures = |n: u8| Bargain { treasures: n, ..terms.clone() };
    let gold = |n: i32| Bargain { gold: n, ..terms.clone() };
    let line = |label: &str, shown: String, fewer: Option<Bargain>, more: Bargain| -> Element<'a, Message> {
        let nudge = |glyph: &str, terms: Option<Bargain>| {
            tool(look, glyph).id(format!("{glyph}-{label}")).on_press_maybe(terms.map(agree))
        };
        row![body(words.get(label)).width(Fill), nudge("minus", fewer), bold(shown, 20.0), nudge("plus", Some(more))]
            .spacing(6)
            .align_y(Alignment::Center)
            .into()
    };
    let helper_first = terms.helper_first == Some(true);
    let first = choice(look, words.get("bargain-first"), helper_first)
        .on_press(agree(Bargain { helper_first: Some(!helper_first), ..terms.clone() }));
    let treasures = line(
        "bargain-treasures",
        terms.treasures.to_string(),
        terms.treasures.checked_sub(1).map(treasures),
        treasures(terms.treasures.saturating_add(1)),
    );
    // Gold is promised where it is kept.
    let golds = table.game().keeps_goods() && table.game().has_map();
    let gold = golds
        .then(|| line("bargain-gold", terms.gold.to_string(), Some(gold(terms.gold - 100)), gold(terms.gold + 100)));
    column![treasures, gold, first].spacing(4).into()
}
