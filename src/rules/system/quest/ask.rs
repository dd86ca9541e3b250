//! The question that stands, from the step on top.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::command::Answer;
use crate::rules::fight::spoils;
use crate::rules::fight::{roll, sides};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::query::{gear, hand, movement};
use crate::rules::question::{Ask, DieFor, Question};
use crate::rules::stock;
use crate::rules::system::quest::fight::{self, Stage, flight};
use crate::rules::system::quest::kept::lying;
use crate::rules::system::quest::{bases, cards, empty_room, search};
use crate::rules::window;

pub(crate) fn question(book: &Book, game: &Game) -> Option<Question> {
    let step = game.top()?;
    match step {
        Step::FirstPlayer { among, rolls } => {
            let open = among.iter().copied().filter(|c| !rolls.iter().any(|(r, _)| r == c)).collect();
            asked(None, Ask::FirstPlayer { open, rolls: rolls.clone() }, cites!["MQ-SET-24"])
        }
        Step::Opening => asked(None, Ask::Opening, cites!["MQ-SET-21"]),
        Step::Arrange => asked(None, Ask::Arrange, Cites::NONE),
        Step::Move { seat } => {
            let left = game.seat(*seat).map_or(0, |s| movement::left(book, game, s));
            asked(Some(*seat), Ask::Turn { left }, cites!["MQ-TURN-02"])
        }
        Step::Charity { seat } => {
            let giver = game.seat(*seat)?;
            let ask = Ask::Charity { surplus: hand::surplus(book, game, giver), to: hand::charity_to(game, giver) };
            asked(Some(*seat), ask, cites!["MQ-CHAR-01", "MQ-CHAR-02", "MQ-CHAR-03"])
        }
        Step::MonsterRoll { seat } => {
            asked(Some(*seat), Ask::MonsterDie(DieFor::Monsters), cites!["MQ-MON-01", "MQ-MON-03"])
        }
        Step::Moving => {
            let march = game.dungeon.as_deref().and_then(|d| d.march.as_ref());
            let left = march.map(|m| m.to_move.clone()).unwrap_or_default();
            asked(None, Ask::Moving { left }, cites!["MQ-MMOV-12"])
        }
        Step::NextTurn => asked(None, Ask::NobodyHere, cites!["MQ-SET-25"]),
        Step::Tile { .. }
        | Step::AddedTile { .. }
        | Step::EmptyRoom { .. }
        | Step::Links { .. }
        | Step::ExploreDxm { .. }
        | Step::NewMonster { .. }
        | Step::BaseRoll { .. }
        | Step::Base { .. } => map_asks(book, game, step),
        Step::Fight { .. } | Step::Refuge { .. } | Step::RunAway { .. } | Step::BadStuff { .. } => {
            fight_asks(book, game, step)
        }
        Step::SearchRoll { seat, room } => {
            let searcher = game.seat(*seat)?;
            let place = game.dungeon.as_deref()?.room(*room)?;
            let ask = Ask::SearchDice {
                room: *room,
                dice: search::dice(place, searcher),
                modifier: search::modifier(book, game, place, searcher),
            };
            asked(Some(*seat), ask, cites!["MQ-SRCH-01", "MQ-SRCH-04", "MQ-SRCH-05"])
        }
        Step::Collect { seat, room, .. } => asked(Some(*seat), Ask::Collect { room: *room }, cites!["MQ-SRCH-02"]),
        Step::Automatic { seat, room } => asked(Some(*seat), Ask::Automatic { room: *room }, cites!["MQ-EXPL-24"]),
        Step::Cursed { .. }
        | Step::PowerRoll { .. }
        | Step::DieAgain { .. }
        | Step::LoseItem { .. }
        | Step::Overfull { .. }
        | Step::PickOrder { .. } => card_asks(book, game, step),
        Step::Leaver { seat } => asked(Some(*seat), Ask::Leaver, Cites::NONE),
        Step::LinkCosts { seat, link } => {
            asked(Some(*seat), Ask::LinkCosts { link: *link }, cites!["MQ-LINK-02", "MQ-MOVE-03"])
        }
        Step::AskArrow { room, colour } => {
            asked(None, Ask::Arrow { room: *room, colour: *colour }, cites!["MQ-KW-27", "MQ-MMOV-04"])
        }
        Step::AskGait { monster } => asked(None, Ask::Gait { monster: *monster }, cites!["MQ-SPEC-01"]),
        Step::AskLevel { monster } => asked(None, Ask::Level { monster: *monster }, cites!["MQ-EXPL-16"]),
        Step::NameCards { .. }
        | Step::Spoils { .. }
        | Step::Window { .. }
        | Step::Cast { .. }
        | Step::Lurker { .. }
        | Step::Asked { .. } => kept_asks(book, game, step),
        Step::BossLeaves { .. }
        | Step::TurnStart { .. }
        | Step::TurnEnd { .. }
        | Step::March { .. }
        | Step::Arrive { .. }
        | Step::Heed { .. }
        | Step::Death { .. }
        | Step::Over => None,
    }
}

fn asked(seat: Option<Colour>, ask: Ask, cites: Cites) -> Option<Question> {
    Some(Question { seat, ask, cites })
}

/// What the map waits for as it grows: tiles, links, monsters and their bases.
fn map_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Tile { seat, from, side, .. } | Step::AddedTile { seat, from, side } => {
            asked(Some(*seat), Ask::Tile { from: *from, side: *side }, cites!["MQ-EXPL-02"])
        }
        Step::EmptyRoom { seat, .. } => {
            let rooms = empty_room::empty_rooms(game);
            let exits = if rooms.is_empty() { empty_room::dark_exits(game.dungeon.as_deref()?) } else { Vec::new() };
            asked(Some(*seat), Ask::EmptyRoom { rooms, exits }, cites!["MQ-KW-06", "MQ-KW-08"])
        }
        Step::Links { room, sides } => {
            asked(None, Ask::Links { room: *room, sides: sides.clone() }, cites!["MQ-EXPL-05", "MQ-EXPL-06"])
        }
        Step::ExploreDxm { seat } => asked(Some(*seat), Ask::ExploreDxm, cites!["MQ-EXPL-07"]),
        Step::NewMonster { room, seat, why } => {
            asked(Some(*seat), Ask::NewMonster { room: *room, why: *why }, cites!["MQ-EXPL-10"])
        }
        Step::BaseRoll { monster, seat } => {
            asked(Some(*seat), Ask::MonsterDie(DieFor::Base(*monster)), cites!["MQ-EXPL-12", "MQ-DIE-03"])
        }
        Step::Base { monster, seat, .. } => {
            let options = bases::free_colours(book, game);
            asked(Some(*seat), Ask::BaseColour { monster: *monster, options }, cites!["MQ-EXPL-14", "MQ-EXPL-15"])
        }
        _ => None,
    }
}

/// What cards and Items wait for.
fn card_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Cursed { seat, .. } => {
            let averting = game.seat(*seat).map(cards::curse::averting).unwrap_or_default();
            asked(Some(*seat), Ask::Cursed { averting }, cites!["MQ-CURSE-02", "MQ-CURSE-03", "MQ-CURSE-04"])
        }
        Step::PowerRoll { seat, .. } => asked(Some(*seat), Ask::PowerDie, cites!["MQ-CLASS-07", "MQ-DIE-07"]),
        Step::DieAgain { seat, .. } => asked(Some(*seat), Ask::DieAgain, cites!["MQ-DIE-11"]),
        Step::LoseItem { seat, sort, .. } => {
            let among = cards::items::candidates(game.seat(*seat)?, sort.as_deref());
            asked(Some(*seat), Ask::LoseItem { among }, cites!["MQ-CURSE-08", "MQ-ITEM-07"])
        }
        Step::Overfull { seat } => {
            let surplus = gear::packed(game.seat(*seat)?).saturating_sub(book.rules.pack);
            asked(Some(*seat), Ask::Overfull { surplus }, cites!["MQ-ITEM-26", "MQ-ITEM-25"])
        }
        Step::PickOrder { seat } => {
            let helper = fight::kept(game)?.helper?;
            asked(Some(*seat), Ask::PickOrder { among: [*seat, helper] }, cites!["MQ-BRIBE-04"])
        }
        _ => None,
    }
}

/// What the app waits for where it keeps the cards.
fn kept_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::NameCards { seat, deck } => {
            let (owner, stock) = (game.seat(*seat)?, game.stock.as_ref()?);
            let open = stock::unnamed(book, owner, *deck);
            let left = stock.draw.and(book.cards.stack(*deck)).len();
            let count = if open > 0 { open.unsigned_abs().min(left) } else { open.unsigned_abs() };
            asked(Some(*seat), Ask::Cards { deck: *deck, count, drawn: open > 0 }, cites!["MQ-SET-02", "MQ-SET-03"])
        }
        Step::Window { about, waiting } => {
            let ask = Ask::Window { about: *about, waiting: *waiting };
            asked(waiting.first().copied(), ask, window::rules(*about))
        }
        Step::Cast { seat, roll, again: Some(_) } => {
            let ask = match (&**roll, lying::asked(game)) {
                (Answer::Number(_), _) => Ask::PowerDie,
                (Answer::Colour(_), Some(Step::BaseRoll { monster, .. })) => Ask::MonsterDie(DieFor::Base(*monster)),
                (Answer::Colour(_), _) => Ask::MonsterDie(DieFor::Monsters),
                _ => Ask::DieAgain,
            };
            asked(Some(*seat), ask, cites!["MQ-DIE-11"])
        }
        Step::Spoils { picks, turn, .. } if *turn > 0 => {
            let count = spoils::drawn(book, game, *turn);
            let ask = Ask::Cards { deck: Deck::TREASURE, count, drawn: true };
            asked(Some(spoils::picker(picks)), ask, cites!["MQ-RES-09", "MQ-RES-10"])
        }
        Step::Spoils { picks, up, .. } => {
            let ask = Ask::Spoils { up: up.clone(), picks: picks[0].1 };
            asked(Some(spoils::picker(picks)), ask, cites!["MQ-BRIBE-04", "MQ-BRIBE-03"])
        }
        Step::Lurker { seat } => asked(Some(*seat), Ask::Lurker, cites!["MQ-KW-06", "MQ-KW-07"]),
        Step::Asked { seat, terms } => {
            let main = fight::kept(game)?.main;
            asked(Some(*seat), Ask::Asked { main, terms: terms.clone() }, cites!["MQ-HELP-01", "MQ-BRIBE-01"])
        }
        _ => None,
    }
}

/// What a fight waits for: its result or its roll, the dice, whether they stand; then who runs where.
fn fight_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Fight { seat, place } => {
            let fight = fight::current(game)?;
            match &fight.stage {
                Stage::Building => {
                    let ask = Ask::Fight { place: *place, monsters: fight.monsters(game) };
                    asked(Some(*seat), ask, cites!["MQ-CMB-25", "MQ-EXPL-20"])
                }
                Stage::Announced => {
                    let rollers = roll::rollers(book, game, fight);
                    asked(Some(*seat), Ask::FightDice { rollers }, cites!["MQ-CMB-40", "MQ-CMB-43", "MQ-CMB-36"])
                }
                Stage::Rolled(throws) => {
                    let (ours, theirs) = roll::totals(&sides::sides(book, game, fight, None), throws);
                    asked(Some(*seat), Ask::FightRolled { ours, theirs }, cites!["MQ-CMB-46", "MQ-RES-03", "MQ-RES-04"])
                }
            }
        }
        Step::Refuge { seat, room, .. } => {
            let sides = flight::refuges(game, *room);
            asked(Some(*seat), Ask::Refuge { sides }, cites!["MQ-RUN-01", "MQ-RUN-02"])
        }
        Step::RunAway { seat, left, .. } => {
            let here = |id: &&_| game.foes.get(**id).is_some();
            let monsters = left.iter().filter(here).copied().collect();
            asked(Some(*seat), Ask::RunAway { monsters }, cites!["MQ-RUN-06", "MQ-RUN-07", "MQ-RUN-12"])
        }
        Step::BadStuff { seat, monster } => {
            asked(Some(*seat), Ask::BadStuff { monster: *monster }, cites!["MQ-RUN-13", "MQ-RUN-14"])
        }
        _ => None,
    }
}
