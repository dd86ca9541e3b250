//! A sale put right: how many Levels it was for, and what was struck off the list for it.

use crate::play::came::written;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::munchkin;

/// The most Levels that are offered.
const MOST: u8 = 8;

/// The entry after a sale that struck what had no price off the list.
pub fn struck(session: &Session, sale: Point) -> Option<Point> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let read = |at: Point| timeline.node(at)?.command.read().ok();
    let Some(Command::Munchkin(munchkin::Command::BuyLevel { seat: sold_by, .. })) = read(sale) else { return None };
    let next = *path.get(path.binary_search(&sale).ok()? + 1)?;
    let command = read(next)?;
    let effects = written(&command);
    let goes = |effect: &Effect| matches!(effect, Effect::Munchkin(munchkin::Effect::GearGone { seat, sold: true, .. }) if *seat == sold_by);
    (!effects.is_empty() && effects.iter().all(goes)).then_some(next)
}

/// The same sale for other numbers of Levels, each of them possible then: what had no price was worth the rest.
pub fn for_levels(book: &Book, before: &Game, sale: &munchkin::Command) -> Vec<(u8, Command)> {
    let munchkin::Command::BuyLevel { cards, levels, .. } = sale else { return Vec::new() };
    if !cards.is_empty() {
        return Vec::new();
    }
    let now = levels.unwrap_or(1);
    let price = book.rules.level_price;
    let of = |levels: u8| {
        let more = price.saturating_mul(levels.saturating_sub(now).into());
        let less = price.saturating_mul(now.saturating_sub(levels).into());
        let mut sale = sale.clone();
        if let munchkin::Command::BuyLevel { others: open, hand: held, levels: of, .. } = &mut sale {
            *of = Some(levels);
            if let Some(first) = open.first_mut() {
                *first = first.saturating_add(more).saturating_sub(less);
            } else if !held.is_empty() {
                let all = held.iter().copied().fold(0, u32::saturating_add).saturating_add(more).saturating_sub(less);
                let each = all.div_ceil(u32::try_from(held.len()).unwrap_or(1));
                held.fill(each);
            }
        }
        let sale = Command::Munchkin(sale);
        engine::decide(book, before, &sale).is_ok().then_some((levels, sale))
    };
    (1..=MOST).filter_map(of).collect()
}
