//! What other hands may still do to a fight that is being won, from what whoever fights may know: never what they hold.

use crate::app::shell::Shell;
use crate::app::table::hot::state::Hot;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::parts::icon_button;
use crate::app::widget::press::Kind;
use crate::catalog::words::{Names, Value, Words};
use crate::odds::fraction::Fraction;
use crate::odds::turners::{Turner, Turning, turning};
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::munchkin;
use iced::Element;

impl Table {
    /// Works out anew who can still turn the fight of somebody who plays it here; nothing where the app does not keep the
    /// cards.
    pub(in crate::app::table) fn weighs_hands(&mut self) {
        let game = self.session.game();
        let main = fight::under_way(game).map(|now| now.main);
        let person = |hot: &Hot| main.filter(|main| hot.is_person(&self.session, *main));
        let main = self.hot.as_ref().and_then(person);
        let now = main.and_then(|main| turning(self.session.book(), game, main));
        self.turning = now.filter(|now| now.alone.is_some() || !openly(game, now).is_empty()).map(Box::new);
    }

    /// That, while whoever fights looks at it.
    pub(in crate::app::table) fn weighed(&self) -> Option<&Turning> {
        let main = fight::under_way(self.game())?.main;
        let open = self.hot.as_ref().is_some_and(|hot| hot.open == Some(main));
        self.turning.as_deref().filter(|_| open)
    }
}

/// The chance of something, as a figure with a place after the point.
fn percent(chance: &Fraction) -> Value<'static> {
    Value::from(format!("{:.1}", chance.near() * 100.0))
}

/// Those outside of the fight who can turn it with what everybody sees.
fn openly<'t>(game: &Game, turning: &'t Turning) -> Vec<&'t Turner> {
    let helper = fight::under_way(game).and_then(|now| now.helping(game));
    let can = |turner: &&Turner| turner.turns(turning.need) && Some(turner.seat) != helper;
    turning.seats.iter().filter(can).collect()
}

/// The same in words, by name and by the Class whose power does it; nothing where nobody can.
fn open(words: &Words, game: &Game, turning: &Turning) -> Option<String> {
    let can = openly(game, turning);
    let who = can.iter().map(|turner| {
        let seat = words.seat(turner.seat, Names::of(game));
        let class = turner.plays.iter().find_map(|play| match play {
            Command::Munchkin(munchkin::Command::UsePower { class, .. }) => Some(words.kind(class)),
            _ => None,
        });
        let by = |class: String| words.with("turn-open-by", &[("seat", seat.as_str().into()), ("class", class.into())]);
        class.map_or_else(|| seat.clone(), by)
    });
    let who = words.list(&who.collect::<Vec<_>>());
    let count = i32::try_from(can.len()).unwrap_or(i32::MAX);
    (count > 0).then(|| words.with("turn-open", &[("who", who.into()), ("count", count.into())]))
}

/// How likely it is that one card of another hand turns it, where a hand is hidden, and who can with what everybody sees.
pub fn told(words: &Words, game: &Game, turning: &Turning) -> Option<String> {
    let held: usize = turning.hidden.iter().map(|hand| hand.held).sum();
    let cards = Value::from(i32::try_from(held).unwrap_or(i32::MAX));
    let alone = turning.alone.as_ref().filter(|_| held > 0);
    let chance = alone.map(|alone| words.with("turn-hidden", &[("percent", percent(alone)), ("cards", cards)]));
    let told: Vec<String> = chance.into_iter().chain(open(words, game, turning)).collect();
    (!told.is_empty()).then(|| told.join(". "))
}

/// What that is made of: cards of each back, and how many would do it; then the chances as fractions.
pub fn why(words: &Words, (decks, game): (&[Deck], &Game), turning: &Turning) -> Vec<String> {
    let number = |n: usize| Value::from(i32::try_from(n).unwrap_or(i32::MAX));
    let need = usize::try_from(turning.need).unwrap_or(0);
    let backs = decks.iter().zip(&turning.hidden).map(|(deck, hand)| {
        let enough = hand.worth.iter().filter(|(value, _)| *value >= need).map(|(_, cards)| cards).sum();
        let args = [
            ("deck", Value::from(deck.name())),
            ("held", number(hand.held)),
            ("unseen", number(hand.unseen)),
            ("enough", number(enough)),
        ];
        words.with("turn-why-back", &args)
    });
    // What takes two cards of one hand counts as well.
    let pairs = turning.hidden.iter().any(|hand| hand.pairs.is_some());
    let pairs = pairs.then(|| words.get("turn-why-pairs"));
    let chances = [("turn-why-alone", &turning.alone), ("turn-why-together", &turning.together)];
    let chances = chances.into_iter().filter_map(|(id, chance)| {
        let chance = chance.as_ref()?;
        let (ways, all) = (chance.numerator.to_string(), chance.denominator.to_string());
        Some(words.with(id, &[("percent", percent(chance)), ("ways", ways.into()), ("all", all.into())]))
    });
    let need = words.with("turn-why-need", &[("need", turning.need.into())]);
    std::iter::once(need).chain(open(words, game, turning)).chain(backs).chain(pairs).chain(chances).collect()
}

/// The line on the stage; a touch says why.
pub fn line<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let told = told(&shell.words, table.game(), table.weighed()?)?;
    let line = icon_button(shell.look, "why", told).kind(Kind::Quiet).id("turn why".to_owned());
    Some(line.on_press(Message::opens(Panel::WhyTurn)).into())
}
