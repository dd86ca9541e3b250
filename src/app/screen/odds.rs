//! Just the sum: two sides, their dice, and the odds, without a game.

use crate::app::errand::Errand;
use crate::app::look::{BODY, card};
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::widget::number::number;
use crate::app::widget::odds::outlook;
use crate::app::widget::parts::{bold, choice, dim, tool};
use crate::odds::roll::DICE_LIMIT;
use crate::odds::{DiceCard, Roll, Side};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// Largest strength that is dragged to.
const STRENGTH: i32 = 99;
/// Most dice of a side here; together they stay countable at a glance.
const DICE: i32 = 20;

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Strength of the munchkins, or of the monsters.
    Strength(bool, i32),
    /// Dice of the munchkins, or of the monsters.
    Dice(bool, i32),
    /// Who wins a tie.
    Ties(bool),
    /// A card on the munchkins' lowest die.
    Card(DiceCard),
    /// Back.
    Back,
}

/// The roll whose odds are shown.
#[derive(Debug)]
pub struct State {
    roll: Roll,
}

impl Default for State {
    /// A fight nobody has to have: one against one.
    fn default() -> State {
        let one = Side { strength: 1, dice: 1 };
        State { roll: Roll { munchkins: one, monsters: one, ..Roll::default() } }
    }
}

impl State {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Errand {
        let roll = &mut self.roll;
        match message {
            Message::Strength(true, to) => roll.munchkins.strength = to.clamp(-STRENGTH, STRENGTH),
            Message::Strength(false, to) => roll.monsters.strength = to.clamp(-STRENGTH, STRENGTH),
            Message::Dice(true, to) => roll.munchkins.dice = dice(to),
            Message::Dice(false, to) => roll.monsters.dice = dice(to),
            Message::Ties(won) => roll.ties_won = won,
            Message::Card(card) => roll.card = card,
            Message::Back => return Errand::Back,
        }
        Errand::None
    }
}

fn dice(to: i32) -> u32 {
    to.clamp(0, DICE.min(DICE_LIMIT as i32)) as u32
}

/// The screen.
pub fn view<'a>(State { roll }: &State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let sides = row![side(shell, roll, true), side(shell, roll, false)].spacing(12);
    let ties = row![
        choice(look, words.get("odds-tie-lost"), !roll.ties_won).on_press(Message::Ties(false)),
        choice(look, words.get("odds-tie-won"), roll.ties_won).on_press(Message::Ties(true)),
    ];
    let cards = [
        (DiceCard::None, "odds-card-none"),
        (DiceCard::Reroll, "odds-card-reroll"),
        (DiceCard::Optional, "odds-card-optional"),
        (DiceCard::Loaded, "odds-card-loaded"),
    ];
    let cards = cards
        .into_iter()
        .map(|(card, id)| choice(look, words.get(id), roll.card == card).on_press(Message::Card(card)));
    let list = column![
        outlook(shell, roll),
        sides,
        ties.spacing(6).wrap(),
        dim(look, words.get("odds-card"), BODY),
        row(cards.map(Element::from)).spacing(6).wrap(),
    ];
    framed(shell, words.get("odds-title"), Message::Back, list.spacing(16), 720.0)
}

fn side<'a>(shell: &'a Shell, roll: &Roll, us: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let side = if us { roll.munchkins } else { roll.monsters };
    let name = if us { "us" } else { "them" };
    let stepper = |what: &str,
                   value: i32,
                   low: i32,
                   high: i32,
                   say: fn(bool, i32) -> Message|
     -> Element<'a, Message> {
        let figure = number(look, value, move |n| say(us, n)).range(low, high).size(40.0).width(Fill).height(56.0);
        let nudge = |glyph: &str, to: i32| tool(look, glyph).id(format!("{glyph}-{name}-{what}")).on_press(say(us, to));
        row![nudge("minus", value - 1), figure, nudge("plus", value + 1)].spacing(4).align_y(Alignment::Center).into()
    };
    let content = column![
        bold(words.get(&format!("fight-{name}")), 19.0).color(look.torch),
        dim(look, words.get("odds-strength"), 14.0),
        stepper("strength", side.strength, -STRENGTH, STRENGTH, Message::Strength),
        dim(look, words.get("odds-dice"), 14.0),
        stepper("dice", side.dice as i32, 0, DICE, Message::Dice),
    ];
    container(content.spacing(6)).padding(12).width(Fill).style(card(look, look.line, 1.0)).into()
}
