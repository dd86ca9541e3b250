//! Powers with Ranks at a table of cardboard: what counts is the Rank, so that is what is touched (SR-POWER-04, SR-POWER-05).

use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, choice, dim, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Words;
use crate::rules::amount::Amount;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::munchkin::ranks;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::{cards, engine, munchkin, table};
use iced::Element;
use iced::widget::column;

/// A Power of a Rank is put down, by a name of its own.
pub fn plays(table: &Table, words: &Words, seat: &Seat, rank: u8) -> Command {
    let named = |number: i32| words.with("power-nth", &[("number", number.into())]);
    let free = |name: &String| !seat.classes.contains(name);
    let power = (1..).map(named).find(free).unwrap_or_default();
    let classes = seat.classes.iter().cloned().chain([power.clone()]).collect();
    let down = Effect::Munchkin(munchkin::Effect::Classes { seat: seat.colour, classes });
    let mut effects = with_its_card(table, seat, (down, table.session.book().other_deck()), true);
    effects.insert(1, Effect::Munchkin(munchkin::Effect::Rank { seat: seat.colour, power, rank }));
    table.played(effects)
}

/// What the Powers in play come to, each to be touched away; and one more of each Rank, grey where the Level is too low.
pub fn view<'a, M: From<Action> + Clone + 'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, M> {
    let (words, look) = (&shell.words, shell.look);
    let book = table.session.book();
    let rank = |power: &str| ranks::rank(book, seat, power);
    let own = seat.classes.iter().map(|power| {
        let rest = seat.classes.iter().filter(|has| *has != power).cloned().collect();
        let gone = Effect::Munchkin(munchkin::Effect::Classes { seat: seat.colour, classes: rest });
        let name = [("name", words.kind(power).into()), ("rank", rank(power).into())];
        let chip = choice(look, words.with("power-ranked", &name), true).id(format!("kind {power}"));
        chip.on_press(Action::Do(table.played(vec![gone])).into()).into()
    });
    let more = (1..=ranks::HIGHEST).map(|rank| {
        let command = plays(table, words, seat, rank);
        let idle = engine::decide(book, table.game(), &command).is_err();
        let label = bold(words.with("power-add", &[("rank", rank.into())]), BODY);
        let press = press(look, label).kind(Kind::Plain).height(TOUCH).padding([4, 12]).faded(idle);
        press.id(format!("rank {rank}")).on_press(Action::Do(command).into()).into()
    });
    let sums = [("ranks", ranks::sum(book, seat, &seat.classes).into()), ("level", seat.level.into())];
    let sums = words.with("powers-fit", &sums);
    // What is added stays where it is; what is there already lies below it.
    column![dim(look, sums, 15.0), wrapped(more.collect(), 6.0), wrapped(own.collect(), 6.0)].spacing(4).into()
}

/// What a card puts in play, and the hand it leaves: where hands are counted at the table a Race, a Class, an Item comes from
/// there, as long as one of its deck is left in it. While a game is laid out nothing leaves a hand.
pub(in crate::app::table) fn with_its_card(
    table: &Table,
    seat: &Seat,
    (effect, deck): (Effect, Deck),
    comes: bool,
) -> Vec<Effect> {
    let game = table.game();
    let counted = game.keeps_goods() && game.stock.is_none();
    let laid_out = table.question.ask == Ask::Table(table::Ask::Arrange);
    let leaves = comes && counted && !laid_out && seat.hand.of(deck) > 0;
    let card = leaves.then_some(Effect::Cards(cards::Effect::Hand { seat: seat.colour, deck, change: Amount::By(-1) }));
    std::iter::once(effect).chain(card).collect()
}
