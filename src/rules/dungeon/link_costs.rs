//! The table is asked once whether its box says what the app takes links to cost (MQ-LINK-02).

use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::movement;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
pub(crate) fn link_costs(
    book: &Book,
    game: &Game,
    (colour, link): (Colour, LinkKind),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Answer::Table(table::Answer::Done) = answer {
        out.settle();
        out.note(dungeon::Event::CostsChecked);
        return Ok(());
    }
    let Answer::Dungeon(dungeon::Answer::Costs { passage, door, locked, hidden }) = answer else {
        return Err(unasked());
    };
    let costs = [("passage", passage), ("door", door), ("locked", locked), ("hidden", hidden)];
    ensure(costs.iter().all(|(_, cost)| **cost <= 9), || {
        Refusal::new("number-out-of-range", cites![]).with("wish", 10).with("low", 0).with("high", 9)
    })?;
    out.settle();
    for (name, cost) in costs {
        out.say(
            table::Event::Ruled { name: format!("link_cost.{name}"), value: cost.to_string() },
            cites!["MQ-LINK-02"],
        );
    }
    out.note(dungeon::Event::CostsChecked);
    // The step just taken is paid as the box says; one paid with all Move costs the same either way.
    let seat = game.find(colour)?;
    let was = movement::link_cost(book, game, link).unwrap_or(0);
    let is = costs.iter().find(|(name, _)| *name == link.name()).map_or(was, |(_, cost)| **cost);
    if !seat.exit_used && is != was {
        let to = seat.spent.saturating_sub(was).saturating_add(is);
        out.say(dungeon::Event::Spent { seat: colour, from: seat.spent, to }, cites!["MQ-MOVE-03"]);
    }
    Ok(())
}
