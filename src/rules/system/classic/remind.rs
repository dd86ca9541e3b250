//! What is forgotten at a table of classic Munchkin, each with the moment it matters. Where the app keeps the cards it sees
//! to all of it.

use crate::rules::agenda::Step;
use crate::rules::event::{Event, FightTold, PlayedAs, Roll};
use crate::rules::fight::{self, Fight, Stage, current};
use crate::rules::munchkin;
use crate::rules::remind::moment::{Entry, Moment};
use crate::rules::seat::{Condition, Seat};
use crate::rules::table;

/// What has just happened stands before what holds for a while.
pub(super) const ALL: [Entry; 27] = [
    ("MC-HELP-06", "remind-first-pick", treasure_shared),
    ("MC-TRADE-07", "remind-staying-out", |h| h.fought(|what| matches!(what, FightTold::Bargain(_))) || promised(h)),
    ("MC-TREAS-04", "remind-open-treasure", |h| h.fought(|what| matches!(what, FightTold::Helped(_)))),
    ("MC-CURSE-03", "remind-last-chance", |h| h.fought(|what| *what == FightTold::Announced)),
    ("MC-RUN-02", "remind-ran", |h| h.fought(|what| matches!(what, FightTold::Over { won: false, .. }))),
    ("MC-RUN-09", "remind-got-away", got_away),
    ("MC-TREAS-05", "remind-down-at-once", |h| h.fought(|what| matches!(what, FightTold::Over { won: true, .. }))),
    ("MC-LVL-08", "remind-last-level", reached_the_last_but_one),
    ("MC-DEATH-01", "remind-died", |h| h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Died { .. })))),
    ("MC-DEATH-10", "remind-back-again", |h| {
        h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Revived { .. }))) && !h.game.keeps_goods()
    }),
    ("MC-CURSE-05", "remind-sex-changed", sex_changed),
    ("MC-CMB-05", "remind-read-the-card", met_by_somebody_special),
    ("MC-CARD-16", "remind-own-foot", |h| {
        h.played(Some(PlayedAs::Curse))
            || h.told(|e| matches!(e, Event::Fight(fight::Event::EnhancerOn { add, .. }) if add.level > 0))
    }),
    ("MC-ITEM-12", "remind-luggage", equipped),
    ("MC-BIG-01", "remind-one-big", |h| equipped(h) && h.game.seats.iter().any(|seat| !is(seat, "dwarf"))),
    ("MC-CHAR-01", "remind-five-cards", |h| {
        h.told(|e| matches!(e, Event::Table(table::Event::Turn { number, .. }) if *number > 1)) && !h.game.keeps_goods()
    }),
    ("MC-ITEM-14", "remind-as-you-stand", |h| current(h.game).is_some()),
    ("MC-INTF-02", "remind-either-side", |h| building(h).is_some_and(|fight| outside(h, fight).next().is_some())),
    ("MC-INTF-05", "remind-thief", |h| {
        building(h).is_some_and(|fight| outside(h, fight).any(|seat| seat.classes.iter().any(|class| class == "thief")))
    }),
    ("MC-SET-01", "remind-all-cards", |m| m.opening()),
    ("MC-START-07", "remind-first-items", |m| m.opening()),
    ("MC-LOOT-03", "remind-second-door", |h| h.first_round() && turn(h)),
    ("MC-DOOR-04", "remind-curse-door", |h| h.first_round() && turn(h)),
    ("MC-TRADE-08", "remind-show-hand", |h| h.first_round() && turn(h)),
    ("MC-SELL-05", "remind-sell-hand", |h| !h.first_round() && turn(h)),
    ("MC-TROUBLE-05", "remind-trouble", |h| !h.first_round() && turn(h)),
    ("MC-CLASS-09", "remind-job-quit", |h| h.played(Some(PlayedAs::Kind))),
];

/// Whether somebody is on the move, and nothing else is owed.
fn turn(h: &Moment<'_>) -> bool {
    matches!(h.game.top(), Some(Step::Table(table::Step::Move { .. })))
}

/// The fight, while both sides are being built.
fn building<'a>(h: &Moment<'a>) -> Option<&'a Fight> {
    current(h.game).filter(|fight| fight.stage == Stage::Building)
}

/// Who only looks on.
fn outside<'a>(h: &Moment<'a>, fight: &'a Fight) -> impl Iterator<Item = &'a Seat> {
    let fights = [Some(fight.main), fight.helping(h.game)];
    h.game.seats.iter().filter(move |seat| !seat.dead && !seat.away && !fights.contains(&Some(seat.colour)))
}

fn is(seat: &Seat, race: &str) -> bool {
    seat.races.iter().any(|own| own == race)
}

/// A Treasure was promised to somebody.
fn promised(h: &Moment<'_>) -> bool {
    h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Condition { add: Condition { owes: Some(_), .. }, .. })))
}

/// Treasure is shared, and nobody has said who picks first.
fn treasure_shared(h: &Moment<'_>) -> bool {
    let open = |what: &FightTold| matches!(what, FightTold::Bargain(b) if b.treasures > 0 && b.helper_first.is_none());
    h.fought(open) || promised(h)
}

/// Somebody has rolled enough, and no Bad Stuff follows.
fn got_away(h: &Moment<'_>) -> bool {
    let runs = matches!(h.before.top(), Some(Step::Fight(fight::Step::RunAway { .. })));
    let caught = matches!(h.game.top(), Some(Step::Fight(fight::Step::BadStuff { .. })));
    runs && !caught && h.told(|e| matches!(e, Event::Table(table::Event::Rolled { roll: Roll::Six(_), .. })))
}

/// Somebody is one kill away from winning.
fn reached_the_last_but_one(h: &Moment<'_>) -> bool {
    let last = h.book.top_level(h.game).saturating_sub(1);
    h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Level { from, to, .. }) if to > from && *to == last))
}

/// A sex that was known is another one now.
fn sex_changed(h: &Moment<'_>) -> bool {
    h.game.seats.iter().any(|seat| {
        let was = h.before.seat(seat.colour).and_then(|was| was.sex);
        was.is_some() && seat.sex.is_some() && was != seat.sex
    })
}

/// A monster has come that nobody has told anything about but its numbers, and who fights it has a Race or a Class.
fn met_by_somebody_special(h: &Moment<'_>) -> bool {
    let plain =
        |e: &Event| matches!(e, Event::Fight(fight::Event::MonsterPlaced(monster)) if monster.def.against.is_empty());
    let special = |seat: &Seat| !seat.races.is_empty() || !seat.classes.is_empty();
    h.told(plain) && current(h.game).and_then(|fight| h.game.seat(fight.main)).is_some_and(special)
}

/// Somebody has put something on.
fn equipped(h: &Moment<'_>) -> bool {
    h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Bonus { from, to, .. }) if to > from))
        || h.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Items { got, .. }) if !got.is_empty()))
}
