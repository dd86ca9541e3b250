//! The question that stands, from the step on top.

use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::dice::lying;
use crate::rules::dungeon;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::empty_room;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::search;
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::spoils;
use crate::rules::fight::{roll, sides};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::items;
use crate::rules::query::{gear, hand, movement};
use crate::rules::question::{Ask, Question};
use crate::rules::stock;
use crate::rules::table;
use crate::rules::window;

pub(crate) fn question(book: &Book, game: &Game) -> Option<Question> {
    let step = game.top()?;
    match step {
        Step::Table(table::Step::FirstPlayer { among, rolls }) => {
            let open = among.iter().copied().filter(|c| !rolls.iter().any(|(r, _)| r == c)).collect();
            asked(None, Ask::Table(table::Ask::FirstPlayer { open, rolls: rolls.clone() }), cites!["MQ-SET-24"])
        }
        Step::Table(table::Step::Opening) => asked(None, Ask::Table(table::Ask::Opening), cites!["MQ-SET-21"]),
        Step::Table(table::Step::Arrange) => asked(None, Ask::Table(table::Ask::Arrange), Cites::NONE),
        Step::Table(table::Step::Move { seat }) => {
            let left = game.seat(*seat).map_or(0, |s| movement::left(book, game, s));
            asked(Some(*seat), Ask::Table(table::Ask::Turn { left }), cites!["MQ-TURN-02"])
        }
        Step::Munchkin(munchkin::Step::Charity { seat }) => {
            let giver = game.seat(*seat)?;
            let ask = Ask::Munchkin(munchkin::Ask::Charity {
                surplus: hand::surplus(book, game, giver),
                to: hand::charity_to(game, giver),
            });
            asked(Some(*seat), ask, cites!["MQ-CHAR-01", "MQ-CHAR-02", "MQ-CHAR-03"])
        }
        Step::Dungeon(own) => of_the_map(book, game, step, own),
        Step::Table(table::Step::NextTurn) => asked(None, Ask::Table(table::Ask::NobodyHere), cites!["MQ-SET-25"]),
        Step::Fight(fight::Step::Fight { .. })
        | Step::Fight(fight::Step::RunAway { .. })
        | Step::Fight(fight::Step::BadStuff { .. }) => fight_asks(book, game, step),
        Step::Munchkin(munchkin::Step::Cursed { .. })
        | Step::Munchkin(munchkin::Step::PowerRoll { .. })
        | Step::Fight(fight::Step::DieAgain { .. })
        | Step::Munchkin(munchkin::Step::LoseItem { .. })
        | Step::Munchkin(munchkin::Step::Overfull { .. })
        | Step::Fight(fight::Step::PickOrder { .. }) => card_asks(book, game, step),
        Step::Table(table::Step::Leaver { seat }) => asked(Some(*seat), Ask::Table(table::Ask::Leaver), Cites::NONE),
        Step::Fight(fight::Step::AskLevel { monster }) => {
            asked(None, Ask::Fight(fight::Ask::Level { monster: *monster }), cites!["MQ-EXPL-16"])
        }
        Step::Cards(rules::cards::Step::NameCards { .. })
        | Step::Fight(fight::Step::Spoils { .. })
        | Step::Table(table::Step::Window { .. })
        | Step::Table(table::Step::Cast { .. })
        | Step::Fight(fight::Step::Asked { .. }) => kept_asks(book, game, step),
        Step::Table(table::Step::TurnStart { .. })
        | Step::Table(table::Step::TurnEnd { .. })
        | Step::Munchkin(munchkin::Step::Death { .. })
        | Step::Table(table::Step::Over) => None,
    }
}

/// What is asked about the map.
fn of_the_map(book: &Book, game: &Game, step: &Step, own: &dungeon::Step) -> Option<Question> {
    match own {
        dungeon::Step::MonsterRoll { seat } => asked(
            Some(*seat),
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)),
            cites!["MQ-MON-01", "MQ-MON-03"],
        ),
        dungeon::Step::Moving => {
            let march = game.dungeon.as_deref().and_then(|d| d.march.as_ref());
            let left = march.map(|m| m.to_move.clone()).unwrap_or_default();
            asked(None, Ask::Dungeon(dungeon::Ask::Moving { left }), cites!["MQ-MMOV-12"])
        }
        dungeon::Step::Tile { .. }
        | dungeon::Step::AddedTile { .. }
        | dungeon::Step::EmptyRoom { .. }
        | dungeon::Step::Links { .. }
        | dungeon::Step::ExploreDxm { .. }
        | dungeon::Step::NewMonster { .. }
        | dungeon::Step::BaseRoll { .. }
        | dungeon::Step::Base { .. } => map_asks(book, game, step),
        dungeon::Step::Refuge { .. } => fight_asks(book, game, step),
        dungeon::Step::SearchRoll { seat, room } => {
            let searcher = game.seat(*seat)?;
            let place = game.dungeon.as_deref()?.room(*room)?;
            let ask = Ask::Dungeon(dungeon::Ask::SearchDice {
                room: *room,
                dice: search::dice(place, searcher),
                modifier: search::modifier(book, game, place, searcher),
            });
            asked(Some(*seat), ask, cites!["MQ-SRCH-01", "MQ-SRCH-04", "MQ-SRCH-05"])
        }
        dungeon::Step::Collect { seat, room, .. } => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::Collect { room: *room }), cites!["MQ-SRCH-02"])
        }
        dungeon::Step::Automatic { seat, room } => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::Automatic { room: *room }), cites!["MQ-EXPL-24"])
        }
        dungeon::Step::LinkCosts { seat, link } => asked(
            Some(*seat),
            Ask::Dungeon(dungeon::Ask::LinkCosts { link: *link }),
            cites!["MQ-LINK-02", "MQ-MOVE-03"],
        ),
        dungeon::Step::AskArrow { room, colour } => asked(
            None,
            Ask::Dungeon(dungeon::Ask::Arrow { room: *room, colour: *colour }),
            cites!["MQ-KW-27", "MQ-MMOV-04"],
        ),
        dungeon::Step::AskGait { monster } => {
            asked(None, Ask::Dungeon(dungeon::Ask::Gait { monster: *monster }), cites!["MQ-SPEC-01"])
        }
        dungeon::Step::Lurker { .. } => kept_asks(book, game, step),
        dungeon::Step::BossLeaves { .. }
        | dungeon::Step::March { .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::Heed { .. } => None,
    }
}

fn asked(seat: Option<Colour>, ask: Ask, cites: Cites) -> Option<Question> {
    Some(Question { seat, ask, cites })
}

/// What the map waits for as it grows: tiles, links, monsters and their bases.
fn map_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Dungeon(dungeon::Step::Tile { seat, from, side, .. })
        | Step::Dungeon(dungeon::Step::AddedTile { seat, from, side }) => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::Tile { from: *from, side: *side }), cites!["MQ-EXPL-02"])
        }
        Step::Dungeon(dungeon::Step::EmptyRoom { seat, .. }) => {
            let rooms = empty_room::empty_rooms(game);
            let exits = if rooms.is_empty() { empty_room::dark_exits(game.dungeon.as_deref()?) } else { Vec::new() };
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms, exits }), cites!["MQ-KW-06", "MQ-KW-08"])
        }
        Step::Dungeon(dungeon::Step::Links { room, sides }) => asked(
            None,
            Ask::Dungeon(dungeon::Ask::Links { room: *room, sides: sides.clone() }),
            cites!["MQ-EXPL-05", "MQ-EXPL-06"],
        ),
        Step::Dungeon(dungeon::Step::ExploreDxm { seat }) => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::ExploreDxm), cites!["MQ-EXPL-07"])
        }
        Step::Dungeon(dungeon::Step::NewMonster { room, seat, why }) => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::NewMonster { room: *room, why: *why }), cites!["MQ-EXPL-10"])
        }
        Step::Dungeon(dungeon::Step::BaseRoll { monster, seat }) => asked(
            Some(*seat),
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(*monster))),
            cites!["MQ-EXPL-12", "MQ-DIE-03"],
        ),
        Step::Dungeon(dungeon::Step::Base { monster, seat, .. }) => {
            let options = bases::free_colours(book, game);
            asked(
                Some(*seat),
                Ask::Dungeon(dungeon::Ask::BaseColour { monster: *monster, options }),
                cites!["MQ-EXPL-14", "MQ-EXPL-15"],
            )
        }
        _ => None,
    }
}

/// What cards and Items wait for.
fn card_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Munchkin(munchkin::Step::Cursed { seat, .. }) => {
            let averting = game.seat(*seat).map(curse::averting).unwrap_or_default();
            asked(
                Some(*seat),
                Ask::Munchkin(munchkin::Ask::Cursed { averting }),
                cites!["MQ-CURSE-02", "MQ-CURSE-03", "MQ-CURSE-04"],
            )
        }
        Step::Munchkin(munchkin::Step::PowerRoll { seat, .. }) => {
            asked(Some(*seat), Ask::Munchkin(munchkin::Ask::PowerDie), cites!["MQ-CLASS-07", "MQ-DIE-07"])
        }
        Step::Fight(fight::Step::DieAgain { seat, .. }) => {
            asked(Some(*seat), Ask::Fight(fight::Ask::DieAgain), cites!["MQ-DIE-11"])
        }
        Step::Munchkin(munchkin::Step::LoseItem { seat, sort, .. }) => {
            let among = items::candidates(game.seat(*seat)?, sort.as_deref());
            asked(Some(*seat), Ask::Munchkin(munchkin::Ask::LoseItem { among }), cites!["MQ-CURSE-08", "MQ-ITEM-07"])
        }
        Step::Munchkin(munchkin::Step::Overfull { seat }) => {
            let surplus = gear::packed(game.seat(*seat)?).saturating_sub(book.rules.pack);
            asked(Some(*seat), Ask::Munchkin(munchkin::Ask::Overfull { surplus }), cites!["MQ-ITEM-26", "MQ-ITEM-25"])
        }
        Step::Fight(fight::Step::PickOrder { seat }) => {
            let helper = fight::kept(game)?.helper?;
            asked(Some(*seat), Ask::Fight(fight::Ask::PickOrder { among: [*seat, helper] }), cites!["MQ-BRIBE-04"])
        }
        _ => None,
    }
}

/// What the app waits for where it keeps the cards.
fn kept_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Cards(rules::cards::Step::NameCards { seat, deck }) => stock::question(book, game, (*seat, *deck)),
        Step::Table(table::Step::Window { about, waiting }) => {
            let ask = Ask::Table(table::Ask::Window { about: *about, waiting: *waiting });
            asked(waiting.first().copied(), ask, window::rules(*about))
        }
        Step::Table(table::Step::Cast { seat, roll, again: Some(_) }) => {
            let ask = match (&**roll, lying::asked(game)) {
                (Answer::Table(table::Answer::Number(_)), _) => Ask::Munchkin(munchkin::Ask::PowerDie),
                (
                    Answer::Table(table::Answer::Colour(_)),
                    Some(Step::Dungeon(dungeon::Step::BaseRoll { monster, .. })),
                ) => Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(*monster))),
                (Answer::Table(table::Answer::Colour(_)), _) => {
                    Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters))
                }
                _ => Ask::Fight(fight::Ask::DieAgain),
            };
            asked(Some(*seat), ask, cites!["MQ-DIE-11"])
        }
        Step::Fight(fight::Step::Spoils { picks, turn, .. }) if *turn > 0 => {
            let count = spoils::drawn(book, game, *turn);
            let ask = Ask::Cards(rules::cards::Ask::Cards { deck: Deck::TREASURE, count, drawn: true });
            asked(Some(spoils::picker(picks)), ask, cites!["MQ-RES-09", "MQ-RES-10"])
        }
        Step::Fight(fight::Step::Spoils { picks, up, .. }) => {
            let ask = Ask::Fight(fight::Ask::Spoils { up: up.clone(), picks: picks[0].1 });
            asked(Some(spoils::picker(picks)), ask, cites!["MQ-BRIBE-04", "MQ-BRIBE-03"])
        }
        Step::Dungeon(dungeon::Step::Lurker { seat }) => {
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::Lurker), cites!["MQ-KW-06", "MQ-KW-07"])
        }
        Step::Fight(fight::Step::Asked { seat, terms }) => {
            let main = fight::kept(game)?.main;
            asked(
                Some(*seat),
                Ask::Fight(fight::Ask::Asked { main, terms: terms.clone() }),
                cites!["MQ-HELP-01", "MQ-BRIBE-01"],
            )
        }
        _ => None,
    }
}

/// What a fight waits for: its result or its roll, the dice, whether they stand; then who runs where.
fn fight_asks(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::Fight(fight::Step::Fight { seat, place }) => {
            let fight = fight::current(game)?;
            match &fight.stage {
                Stage::Building => {
                    let ask = Ask::Fight(fight::Ask::Fight { place: *place, monsters: fight.monsters(game) });
                    asked(Some(*seat), ask, cites!["MQ-CMB-25", "MQ-EXPL-20"])
                }
                Stage::Announced => {
                    let rollers = roll::rollers(book, game, fight);
                    asked(
                        Some(*seat),
                        Ask::Fight(fight::Ask::FightDice { rollers }),
                        cites!["MQ-CMB-40", "MQ-CMB-43", "MQ-CMB-36"],
                    )
                }
                Stage::Rolled(throws) => {
                    let (ours, theirs) = roll::totals(&sides::sides(book, game, fight, None), throws);
                    asked(
                        Some(*seat),
                        Ask::Fight(fight::Ask::FightRolled { ours, theirs }),
                        cites!["MQ-CMB-46", "MQ-RES-03", "MQ-RES-04"],
                    )
                }
            }
        }
        Step::Dungeon(dungeon::Step::Refuge { seat, room, .. }) => {
            let sides = flight::refuges(game, *room);
            asked(Some(*seat), Ask::Dungeon(dungeon::Ask::Refuge { sides }), cites!["MQ-RUN-01", "MQ-RUN-02"])
        }
        Step::Fight(fight::Step::RunAway { seat, left, .. }) => {
            let here = |id: &&_| game.foes.get(**id).is_some();
            let monsters = left.iter().filter(here).copied().collect();
            asked(
                Some(*seat),
                Ask::Fight(fight::Ask::RunAway { monsters }),
                cites!["MQ-RUN-06", "MQ-RUN-07", "MQ-RUN-12"],
            )
        }
        Step::Fight(fight::Step::BadStuff { seat, monster }) => {
            asked(Some(*seat), Ask::Fight(fight::Ask::BadStuff { monster: *monster }), cites!["MQ-RUN-13", "MQ-RUN-14"])
        }
        _ => None,
    }
}
