//! The next step where it is another one than at a cardboard table.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::hot::{claim, meanwhile};
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::parts::Context;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardSet};
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::munchkin::charity::shares;
use crate::rules::munchkin::goods::Gift;
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{cards, engine, fight, munchkin, table};

/// The next step where it is another one than at a cardboard table.
pub fn context(table: &Table, shell: &Shell, hot: &Hot) -> Option<Option<Context>> {
    let words = &shell.words;
    if table.holds() {
        return Some(Some(Context::new(words.get("next-tapped"), Some(wish(Wish::GoOn)))));
    }
    if hot.is_busy() || hot.handed().is_some() {
        return Some(None);
    }
    if let Some(between) = meanwhile::context(shell, hot) {
        return Some(Some(between));
    }
    // While somebody else thinks a trade over, a slip of their finger is no move of whoever offers it.
    if let Some(other) = hot.thinks_over() {
        let name = words.seat(other, Names::of(table.game()));
        return Some(Some(Context::new(words.with("phone-trade-asks", &[("seat", name.into())]), None)));
    }
    if let Some(at_the_doors) = claim::context(table, shell, hot) {
        return Some(Some(at_the_doors));
    }
    if let Some((count, id, _)) = giving(table, hot) {
        let args = [("given", (hot.marked.len() as u32).into()), ("surplus", count.into())];
        return Some(Some(Context::new(words.with(id, &args), given(table, hot).map(Message::does))));
    }
    match &table.question.ask {
        Ask::Table(table::Ask::Window { about, .. }) => {
            let passes = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
            let may = engine::decide(table.session.book(), table.game(), &passes).is_ok();
            let message = may.then(|| Message::does(passes));
            // Whoever fights does not stand aside: it rolls, whatever has been played.
            let own = fight::kept(table.game()).filter(|f| *about == About::Fight && hot.mover() == Some(f.main));
            if own.is_some_and(|own| own.yields) {
                return Some(Some(Context::runs(shell, message)));
            }
            let label = words.get(match (about, own) {
                (About::End, _) => "window-end-turn",
                // Whose monsters were all sent away has won nothing by it.
                (_, Some(own)) if own.foes(table.game()).next().is_none() => "window-nothing-left",
                (_, Some(_)) if !table.game().has_map() => "window-still-win",
                (_, Some(_)) => "window-roll",
                (_, None) => "answer-pass",
            });
            Some(Some(Context::new(label, message)))
        }
        _ => None,
    }
}

/// How many of the marked cards go, how that is called, and the answer that gives them.
fn giving(table: &Table, hot: &Hot) -> Option<(u32, &'static str, Answer)> {
    match &table.question.ask {
        Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => {
            let giver = table.question.seat.and_then(|seat| table.game().seat(seat));
            let hand = giver.map(|s| s.hand.emptied()).unwrap_or_default();
            let gift = |(to, cards): (Option<Colour>, Vec<CardId>)| {
                let cards: CardSet = cards.into_iter().collect();
                Gift { to, hand, cards }
            };
            let gifts = shares(&hot.marked, &hot.gets, (to, *surplus))
                .into_iter()
                .filter(|(_, cards)| !cards.is_empty())
                .map(gift);
            let id = if to.is_empty() { "next-discard" } else { "next-charity" };
            Some((*surplus, id, Answer::Munchkin(munchkin::Answer::Gave(gifts.collect()))))
        }
        Ask::Cards(cards::Ask::Cards { count, drawn: false, .. }) => {
            let given = cards::Answer::Cards(hot.marked.iter().copied().collect());
            Some((*count, "next-discard", Answer::Cards(given)))
        }
        _ => None,
    }
}

/// What gives the cards that are marked, once they are as many as have to go.
pub fn given(table: &Table, hot: &Hot) -> Option<Command> {
    let (count, _, answer) = giving(table, hot)?;
    (hot.marked.len() as u32 == count).then_some(Command::Table(table::Command::Answer(answer)))
}
