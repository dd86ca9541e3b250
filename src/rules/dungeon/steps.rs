//! Steps of the dungeon: exploring, searching, arriving, the Monster Turn, where to run.

use crate::rules::answer::Answer;
use crate::rules::asking::{Say, asked, unasked};
use crate::rules::book::Book;
use crate::rules::decider::Decider;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::pack;
use crate::rules::dungeon::piles;
use crate::rules::dungeon::{
    self, Step, arrive, bases, boss, collect, empty_room, explore, flight, heed, link_costs, monster_die, moving,
    new_monster, search, unread,
};
use crate::rules::facts::Facts;
use crate::rules::few::Few;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Side};
use crate::rules::legal::Template;
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::outfit;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use crate::rules::wish::Wishes;

/// What follows by itself.
#[inline(never)]
pub(crate) fn advance(book: &Book, game: &Game, step: &Step, out: &mut Facts) {
    match step {
        Step::MonsterRoll { .. } => {
            if !game.has_map() {
                out.settle();
            } else if game.turn.phase != Phase::Monsters {
                out.say(table::Event::Phase(Phase::Monsters), cites!["MQ-TURN-03", "MQ-CHAR-06"]);
            }
        }
        Step::March { roll, unasked_rooms, unasked_monsters } => {
            moving::march(book, game, *roll, (unasked_rooms, unasked_monsters), out);
        }
        Step::Moving => {
            if game.stock.is_some() && moving::nothing_to_move(game) {
                out.settle();
            }
        }
        Step::Heed { seat, .. } => heed::heed(game, *seat, out),
        Step::Arrive { seat, how } => arrive::arrive(book, game, *seat, *how, out),
        Step::BossLeaves { monsters } => {
            out.settle();
            boss::leaves(game, monsters, out);
        }
        Step::ExploreDxm { seat } => explore::draws_unasked(book, game, *seat, out),
        Step::Base { monster, roll, unasked, .. } => bases::base(book, game, (*monster, *roll), unasked, out),
        Step::EmptyRoom { .. } => {
            if empty_room::is_hopeless(game) {
                out.say(table::Event::Settled, cites!["MQ-KW-07"]);
            }
        }
        Step::Lurker { .. } => {
            if empty_room::is_hopeless(game) {
                out.say(table::Event::Settled, cites!["MQ-KW-07"]);
            } else {
                new_monster::refill(book, game, out);
            }
        }
        Step::NewMonster { .. } => {
            new_monster::refill(book, game, out);
        }
        Step::Collect { seat, room, found } => collect::collected(game, (*seat, *room), *found, out),
        Step::Refuge { seat, room, left } => flight::cornered(game, (*seat, *room), left, out),
        Step::Overfull { seat } => pack::asked(book, game, *seat, out),
        Step::AddedTile { .. }
        | Step::Tile { .. }
        | Step::Links { .. }
        | Step::BaseRoll { .. }
        | Step::SearchRoll { .. }
        | Step::Automatic { .. }
        | Step::LinkCosts { .. }
        | Step::AskArrow { .. }
        | Step::AskGait { .. } => {}
    }
}

/// What is asked.
pub(crate) fn question(book: &Book, game: &Game, step: &Step) -> Option<Question> {
    match step {
        Step::MonsterRoll { seat } => {
            asked(Some(*seat), dungeon::Ask::MonsterDie(DieFor::Monsters), cites!["MQ-MON-01", "MQ-MON-03"])
        }
        Step::Moving => {
            let march = game.dungeon.as_deref().and_then(|d| d.march.as_ref());
            let left = march.map(|m| m.to_move.clone()).unwrap_or_default();
            asked(None, dungeon::Ask::Moving { left }, cites!["MQ-MMOV-12"])
        }
        Step::Tile { seat, from, side, .. } | Step::AddedTile { seat, from, side } => {
            asked(Some(*seat), dungeon::Ask::Tile { from: *from, side: *side }, cites!["MQ-EXPL-02"])
        }
        Step::EmptyRoom { seat, .. } => {
            let rooms = empty_room::empty_rooms(game);
            let exits = if rooms.is_empty() { empty_room::dark_exits(game.dungeon.as_deref()?) } else { Vec::new() };
            asked(Some(*seat), dungeon::Ask::EmptyRoom { rooms, exits }, cites!["MQ-KW-06", "MQ-KW-08"])
        }
        Step::Links { room, sides } => {
            let ask = dungeon::Ask::Links { room: *room, sides: sides.clone() };
            asked(None, ask, cites!["MQ-EXPL-05", "MQ-EXPL-06"])
        }
        Step::ExploreDxm { seat } => asked(Some(*seat), dungeon::Ask::ExploreDxm, cites!["MQ-EXPL-07"]),
        Step::NewMonster { room, seat, why } => {
            asked(Some(*seat), dungeon::Ask::NewMonster { room: *room, why: *why }, cites!["MQ-EXPL-10"])
        }
        Step::BaseRoll { monster, seat } => {
            let ask = dungeon::Ask::MonsterDie(DieFor::Base(*monster));
            asked(Some(*seat), ask, cites!["MQ-EXPL-12", "MQ-DIE-03"])
        }
        Step::Base { monster, seat, .. } => {
            let ask = dungeon::Ask::BaseColour { monster: *monster, options: bases::free_colours(book, game) };
            asked(Some(*seat), ask, cites!["MQ-EXPL-14", "MQ-EXPL-15"])
        }
        Step::Refuge { seat, room, .. } => {
            let sides = flight::refuges(game, *room);
            asked(Some(*seat), dungeon::Ask::Refuge { sides }, cites!["MQ-RUN-01", "MQ-RUN-02"])
        }
        Step::SearchRoll { seat, room } => {
            let searcher = game.seat(*seat)?;
            let place = game.dungeon.as_deref()?.room(*room)?;
            let dice = search::dice(place, searcher);
            let modifier = search::modifier(book, game, place, searcher);
            let ask = dungeon::Ask::SearchDice { room: *room, dice, modifier };
            asked(Some(*seat), ask, cites!["MQ-SRCH-01", "MQ-SRCH-04", "MQ-SRCH-05"])
        }
        Step::Collect { seat, room, .. } => {
            asked(Some(*seat), dungeon::Ask::Collect { room: *room }, cites!["MQ-SRCH-02"])
        }
        Step::Automatic { seat, room } => {
            asked(Some(*seat), dungeon::Ask::Automatic { room: *room }, cites!["MQ-EXPL-24"])
        }
        Step::LinkCosts { seat, link } => {
            asked(Some(*seat), dungeon::Ask::LinkCosts { link: *link }, cites!["MQ-LINK-02", "MQ-MOVE-03"])
        }
        Step::AskArrow { room, colour } => {
            asked(None, dungeon::Ask::Arrow { room: *room, colour: *colour }, cites!["MQ-KW-27", "MQ-MMOV-04"])
        }
        Step::AskGait { monster } => asked(None, dungeon::Ask::Gait { monster: *monster }, cites!["MQ-SPEC-01"]),
        Step::Lurker { seat } => asked(Some(*seat), dungeon::Ask::Lurker, cites!["MQ-KW-06", "MQ-KW-07"]),
        Step::Overfull { seat } => {
            let surplus = outfit::packed(game.seat(*seat)?).saturating_sub(book.rules.pack);
            asked(Some(*seat), dungeon::Ask::Overfull { surplus }, cites!["MQ-ITEM-26", "MQ-ITEM-25"])
        }
        Step::BossLeaves { .. } | Step::March { .. } | Step::Arrive { .. } | Step::Heed { .. } => None,
    }
}

/// Who answers.
pub(crate) fn waits_for(step: &Step) -> Decider {
    match step {
        Step::MonsterRoll { .. }
        | Step::BaseRoll { .. }
        | Step::Tile { .. }
        | Step::AddedTile { .. }
        | Step::Links { .. }
        | Step::NewMonster { .. }
        | Step::Lurker { .. }
        | Step::SearchRoll { .. } => Decider::Chance,
        Step::EmptyRoom { seat, .. }
        | Step::ExploreDxm { seat }
        | Step::Base { seat, .. }
        | Step::Refuge { seat, .. }
        | Step::Collect { seat, .. }
        | Step::Automatic { seat, .. }
        | Step::LinkCosts { seat, .. }
        | Step::Overfull { seat } => Decider::Seat(*seat),
        Step::Moving
        | Step::AskArrow { .. }
        | Step::AskGait { .. }
        | Step::BossLeaves { .. }
        | Step::March { .. }
        | Step::Arrive { .. }
        | Step::Heed { .. } => Decider::Table,
    }
}

/// The answers there are.
pub(crate) fn answers(book: &Book, game: &Game, step: &Step, say: Say) {
    match step {
        Step::Links { .. } | Step::LinkCosts { .. } => say(None, table::Answer::Done.into()),
        Step::MonsterRoll { seat } | Step::BaseRoll { seat, .. } => {
            Colour::ALL.into_iter().for_each(|colour| say(Some(*seat), table::Answer::Colour(colour).into()));
        }
        Step::Moving => {
            say(None, table::Answer::Done.into());
            for monster in game.dungeon.iter().filter_map(|d| d.march.as_ref()).flat_map(|m| &m.to_move) {
                say(None, dungeon::Answer::Moved(*monster).into());
            }
        }
        Step::ExploreDxm { seat } | Step::Automatic { seat, .. } | Step::Collect { seat, .. } => {
            say(Some(*seat), table::Answer::Done.into());
            say(Some(*seat), table::Answer::No.into());
        }
        Step::Tile { seat, .. }
        | Step::AddedTile { seat, .. }
        | Step::NewMonster { seat, .. }
        | Step::Lurker { seat } => say(Some(*seat), dungeon::Answer::Nothing.into()),
        Step::EmptyRoom { seat, .. } => empty_room::answers(game, |answer| say(Some(*seat), answer)),
        Step::Base { seat, .. } => {
            for colour in bases::free_colours(book, game) {
                say(Some(*seat), table::Answer::Colour(colour).into());
            }
        }
        Step::Refuge { seat, room, .. } => {
            flight::ways(game, *room).for_each(|side| say(Some(*seat), dungeon::Answer::Side(side).into()));
        }
        Step::AskArrow { .. } => {
            let all = std::iter::once(Arrow::None).chain(Side::ALL.map(Arrow::To));
            all.for_each(|to| say(None, dungeon::Answer::Arrow(to).into()));
        }
        Step::AskGait { .. } => Few::every().for_each(|gaits| say(None, dungeon::Answer::Gait(gaits).into())),
        Step::SearchRoll { .. }
        | Step::BossLeaves { .. }
        | Step::March { .. }
        | Step::Arrive { .. }
        | Step::Heed { .. }
        | Step::Overfull { .. } => {}
    }
}

/// What players of the app may wish besides the answers there are: one Item or another leaves a pack too full.
pub(crate) fn wishes(game: &Game, step: &Step, out: &mut Wishes) {
    let Step::Overfull { seat } = step else { return };
    let gear = game.seat(*seat).map(|s| s.gear.as_slice()).unwrap_or_default();
    for index in (0..gear.len()).filter(|i| gear[*i].packed) {
        let goods = Goods { gear: vec![index], ..Goods::default() };
        out.say(dungeon::Answer::Take(goods).into());
    }
}

/// The answer that has more values than can be listed.
pub(crate) fn template(book: &Book, game: &Game, step: &Step) -> Option<Template> {
    match step {
        Step::Tile { .. } | Step::AddedTile { .. } => Some(Template::Tile),
        Step::Links { .. } => Some(Template::Links),
        Step::NewMonster { .. } => Some(Template::Monster),
        Step::SearchRoll { .. } => Some(Template::Dice),
        Step::Collect { .. } => Some(Template::Take),
        Step::LinkCosts { .. } => Some(Template::Costs),
        Step::Overfull { seat } => {
            game.seat(*seat).filter(|s| piles::may_drop(book, game, s).is_ok()).map(|_| Template::Take)
        }
        Step::MonsterRoll { .. }
        | Step::March { .. }
        | Step::Moving
        | Step::Heed { .. }
        | Step::Arrive { .. }
        | Step::EmptyRoom { .. }
        | Step::ExploreDxm { .. }
        | Step::BaseRoll { .. }
        | Step::Base { .. }
        | Step::Refuge { .. }
        | Step::BossLeaves { .. }
        | Step::Automatic { .. }
        | Step::AskArrow { .. }
        | Step::AskGait { .. }
        | Step::Lurker { .. } => None,
    }
}

/// What an answer does.
#[inline(never)]
pub(crate) fn answer(book: &Book, game: &Game, step: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match step {
        Step::MonsterRoll { seat } => monster_die::monster_roll(game, *seat, answer, out),
        Step::Moving => moving::moving(game, answer, out),
        Step::Tile { seat, from, side, was } => {
            explore::tile_drawn(book, game, (*seat, *from, *side), *was, answer, out)
        }
        Step::EmptyRoom { seat, def } => empty_room::answer(game, (*seat, def), answer, out),
        Step::AddedTile { seat, from, side } => empty_room::tile(book, game, (*seat, *from, *side), answer, out),
        Step::Links { room, sides } => explore::links_drawn(game, *room, sides, answer, out),
        Step::ExploreDxm { seat } => explore::explore_dxm(*seat, answer, out),
        Step::NewMonster { room, seat, why } => new_monster::new_monster(book, game, (*room, *seat, *why), answer, out),
        Step::BaseRoll { monster, seat } => bases::base_roll(book, game, (*monster, *seat), answer, out),
        Step::Base { monster, .. } => bases::base_colour(book, game, *monster, answer, out),
        Step::Refuge { seat, room, left } => flight::refuge(game, (*seat, *room), left, answer, out),
        Step::SearchRoll { seat, room } => search::answer(book, game, (*seat, *room), answer, out),
        Step::Collect { seat, room, .. } => collect::collect(game, *seat, *room, answer, out),
        Step::Automatic { seat, room } => arrive::automatic(*seat, *room, answer, out),
        Step::LinkCosts { seat, link } => link_costs::link_costs(book, game, (*seat, *link), answer, out),
        Step::AskArrow { room, colour } => unread::ask_arrow(*room, *colour, answer, out),
        Step::AskGait { monster } => unread::ask_card(game, *monster, answer, out),
        Step::Lurker { seat } => new_monster::lurker(book, game, *seat, answer, out),
        Step::Overfull { seat } => pack::overfull(book, game, *seat, answer, out),
        Step::BossLeaves { .. } | Step::March { .. } | Step::Arrive { .. } | Step::Heed { .. } => Err(unasked()),
    }
}
