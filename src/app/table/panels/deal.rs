//! A Deal: what it asks for, what pays for it, what it brings; and why not, before anybody taps in vain.

pub mod draft;

pub use draft::DealDraft;

use crate::app::look::{TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::panel::Panel;
use crate::app::table::panels::items::toggle;
use crate::app::table::panels::parts::{figure, head, refusal};
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, button, choice, dim, wrapped};
use crate::app::widget::press::Kind;
use crate::rules::amount::Amount;
use crate::rules::card::price::Price;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::munchkin::goods::Cards;
use crate::rules::seat::Seat;
use crate::rules::{cards, dungeon, engine};
use iced::widget::column;
use iced::{Element, Fill};

impl DealDraft {
    /// A Deal nobody has said anything of.
    pub fn new(cost: u8) -> DealDraft {
        DealDraft { cost, once: false, asks: None, gear: Vec::new(), gold: 0, health: 0, treasures: 0, dxm: 0 }
    }

    #[must_use]
    fn with(&self, change: impl FnOnce(&mut DealDraft)) -> DealDraft {
        let mut draft = self.clone();
        change(&mut draft);
        draft
    }

    /// The cards that pay: as many as are asked for from the hand, or the Items chosen.
    fn pays(&self, seat: &Seat) -> Cards {
        match self.asks {
            None | Some(Price::Gold(_)) => Cards::default(),
            Some(Price::Items(_)) => Cards { gear: self.gear.clone(), ..Cards::default() },
            Some(Price::Treasures(count)) => Cards { hand: Hand::dealt(count, 0), ..Cards::default() },
            Some(Price::Dxm(count)) => Cards { hand: Hand::dealt(0, count), ..Cards::default() },
            Some(Price::Cards(count)) => {
                let dxm = count.min(seat.hand.of(Deck::DXM));
                Cards { hand: Hand::dealt(count - dxm, dxm), ..Cards::default() }
            }
        }
    }

    fn command(&self, seat: &Seat) -> Command {
        let colour = seat.colour;
        let by = Amount::By;
        let all = [
            (self.gold, Effect::Dungeon(dungeon::Effect::Gold { seat: colour, change: by(self.gold) })),
            (self.health, Effect::Dungeon(dungeon::Effect::Health { seat: colour, change: by(self.health) })),
            (
                self.treasures,
                Effect::Cards(cards::Effect::Hand { seat: colour, deck: Deck::TREASURE, change: by(self.treasures) }),
            ),
            (self.dxm, Effect::Cards(cards::Effect::Hand { seat: colour, deck: Deck::DXM, change: by(self.dxm) })),
        ];
        let effects = all.into_iter().filter(|(amount, _)| *amount != 0).map(|(_, effect)| effect).collect();
        Command::Dungeon(dungeon::Command::Deal {
            cost: Some(self.cost),
            once: self.once,
            asks: self.asks,
            pays: self.pays(seat),
            effects,
        })
    }
}

/// What happens on the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// The Deal is this, as far as it is told.
    Told(Box<DealDraft>),
    /// What the table has to do.
    Ask(Action),
}

impl From<Action> for Message {
    fn from(action: Action) -> Message {
        Message::Ask(action)
    }
}

impl DealDraft {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Told(draft) => *self = *draft,
            Message::Ask(action) => return action,
        }
        Action::None
    }
}

fn to(draft: DealDraft) -> Message {
    Message::Told(Box::new(draft))
}

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, draft: &'a DealDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.game().active() else { return column![].into() };
    let count = |id: &str, now: i32, step: i32, set: fn(&mut DealDraft, i32)| {
        let change = |by: i32| to(draft.with(|d| set(d, (now + by).clamp(0, 9_900))));
        figure(shell, id, now.to_string(), change(-step), change(step))
    };
    let once = choice(look, words.get("deal-once"), draft.once).on_press(to(draft.with(|d| d.once ^= true)));
    let command = draft.command(seat);
    let refused = engine::decide(table.session.book(), table.game(), &command).err();
    let make = refused.is_none().then_some(Message::Ask(Action::Made(command)));
    column![
        head(words.get("deal-title")),
        count("deal-cost", draft.cost.into(), 1, |d, n| d.cost = n.clamp(0, 9) as u8),
        once,
        asks(shell, seat, draft),
        body(words.get("deal-brings")),
        count("deal-gold", draft.gold, 100, |d, n| d.gold = n),
        count("deal-health", draft.health, 1, |d, n| d.health = n.min(20)),
        count("deck-treasure", draft.treasures, 1, |d, n| d.treasures = n.min(20)),
        count("deck-dxm", draft.dxm, 1, |d, n| d.dxm = n.min(20)),
        dim(look, words.get("deal-hint"), 15.0),
        refused.map(|refused| refusal(table, shell, &refused)),
        button(look, words.get("deal-make"))
            .kind(Kind::Primary)
            .height(TURN_TOUCH)
            .width(Fill)
            .id("make the deal".to_owned())
            .on_press_maybe(make),
    ]
    .spacing(8)
    .into()
}

/// What it asks for: a form, how much of it, and of Items which.
fn asks<'a>(shell: &'a Shell, seat: &'a Seat, draft: &'a DealDraft) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let forms: [(&str, Option<Price>); 6] = [
        ("deal-asks-nothing", None),
        ("deal-asks-gold", Some(Price::Gold(200))),
        ("deal-asks-items", Some(Price::Items(200))),
        ("deal-asks-cards", Some(Price::Cards(1))),
        ("deal-asks-treasures", Some(Price::Treasures(1))),
        ("deal-asks-dxm", Some(Price::Dxm(1))),
    ];
    let kind = |price: Option<Price>| price.map(|p| std::mem::discriminant(&p));
    let each = forms.into_iter().map(|(id, price)| {
        let chosen = kind(price) == kind(draft.asks);
        choice(look, words.get(id), chosen)
            .height(TOUCH)
            .id(id.to_owned())
            .on_press(to(draft.with(|d| d.asks = price)))
            .into()
    });
    let set = |price: Price| to(draft.with(|d| d.asks = Some(price)));
    let gold = |now: u32, by: i32| now.saturating_add_signed(by).clamp(100, 10_000);
    let cards = |now: u8, by: i8| now.saturating_add_signed(by).clamp(1, 20);
    let amount = draft.asks.map(|price| {
        let (shown, fewer, more) = match price {
            Price::Gold(n) => (n.to_string(), Price::Gold(gold(n, -100)), Price::Gold(gold(n, 100))),
            Price::Items(n) => (n.to_string(), Price::Items(gold(n, -100)), Price::Items(gold(n, 100))),
            Price::Cards(n) => (n.to_string(), Price::Cards(cards(n, -1)), Price::Cards(cards(n, 1))),
            Price::Treasures(n) => (n.to_string(), Price::Treasures(cards(n, -1)), Price::Treasures(cards(n, 1))),
            Price::Dxm(n) => (n.to_string(), Price::Dxm(cards(n, -1)), Price::Dxm(cards(n, 1))),
        };
        figure(shell, "deal-asks-how-much", shown, set(fewer), set(more))
    });
    let items = matches!(draft.asks, Some(Price::Items(_))).then(|| which(shell, seat, draft));
    column![body(words.get("deal-asks")), wrapped(each.collect(), 6.0), amount, items].spacing(6).into()
}

fn which<'a>(shell: &'a Shell, seat: &'a Seat, draft: &'a DealDraft) -> Element<'a, Message> {
    let words = &shell.words;
    let each = seat.gear.iter().enumerate().map(|(index, item)| {
        let name = words.item(item);
        let worth = item.value.map(|v| format!(" {v}")).unwrap_or_default();
        let chosen = draft.gear.contains(&index);
        let change = to(draft.with(|d| toggle(&mut d.gear, index)));
        choice(shell.look, format!("{name}{worth}"), chosen).height(TOUCH).on_press(change).into()
    });
    wrapped(each.collect(), 6.0)
}

/// The panel as it is opened.
pub fn begin(table: &Table) -> Panel {
    Panel::Deal(Box::new(DealDraft::new(table.session.book().deal_cost(table.game()))))
}
