//! What the table does well to know and no rule enforces: the advisory rows of the ledger, each with the moment it
//! matters.

use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::place;
use crate::rules::dungeon::room::{Face, Room};
use crate::rules::event::{Event, FightTold, PlayedAs};
use crate::rules::fight::foe::Monster;
use crate::rules::fight::roll::hand_of;
use crate::rules::fight::roll::rollers;
use crate::rules::fight::standing;
use crate::rules::fight::{Fight, Stage, current};
use crate::rules::game::Game;
use crate::rules::ids::RoomId;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::numbers::Pieces;
use crate::rules::remind::moment::{self, Entry, Moment};
use crate::rules::remind::{Happened, Reminder};
use crate::rules::seat::Seat;
use crate::rules::table::Place;
use std::sync::Arc;

/// Every row that only advises. What has just happened stands before what holds for a while.
pub(super) const ALL: [Entry; 25] = [
    ("MQ-TRADE-03", "remind-out-of-reach", dropped_for_somebody_far),
    ("MQ-BRIBE-06", "remind-not-helping", |m| m.fought(|what| matches!(what, FightTold::Bargain(_)))),
    ("MQ-SRCH-11", "remind-search-token", |m| {
        m.told(|e| matches!(e, Event::Dungeon(dungeon::Event::Marked { mark: Some(_), .. })))
    }),
    ("MQ-ICON-13", "remind-question-mark", |m| {
        m.told(|e| matches!(e, Event::Dungeon(dungeon::Event::RoomRule { .. })))
    }),
    ("MQ-ITEM-27", "remind-packed", |m| m.more(|seat| seat.gear.iter().filter(|item| item.packed).count())),
    ("MQ-KW-26", "remind-item-enhancers", |m| m.played(Some(PlayedAs::Cheat)) && !m.game.table.expansion),
    ("MQ-CARD-01", "remind-card-times", |m| m.played(None) || fought(m)),
    ("MQ-GET-03", "remind-treasures", |m| {
        m.told(|e| matches!(e, Event::Cards(cards::Event::Drew { deck: Deck::TREASURE, .. })))
    }),
    ("MQ-MMOV-16", "remind-board-changers", |m| m.march().is_some_and(|march| !march.links_changed.is_empty())),
    ("MQ-MMOV-24", "remind-mob", mob_moved),
    ("MQ-TURN-07", "remind-spent-move", |m| m.more(|seat| seat.spent.into())),
    ("MQ-COMP-06", "remind-gold", |m| m.told(|e| matches!(e, Event::Dungeon(dungeon::Event::Gold { .. })))),
    ("MQ-CMB-44", "remind-which-roll", one_hand_for_several),
    ("MQ-BRIBE-05", "remind-bidding", several_could_help),
    ("MQ-KW-02", "remind-fight-words", fought),
    ("MQ-COMP-04", "remind-health-tokens", |m| m.seats(|s| s.health.max.into()) > m.pieces().health_tokens),
    ("MQ-COMP-05", "remind-move-tokens", |m| m.seats(|s| s.moves.into()) > m.pieces().move_tokens),
    ("MQ-COMP-08", "remind-search-tokens", |m| {
        m.rooms().filter(|room| room.mark.is_some()).count() > m.pieces().search_tokens as usize
    }),
    ("MQ-KW-14", "remind-one-dragon", two_dragons),
    ("MQ-SET-23", "remind-sex", |m| m.game.seats.iter().any(|s| s.sex.is_none()) && sex_counts(m)),
    ("MQ-SET-07", "remind-mapmaker", |m| m.opening() && m.game.table.components.rooms == Place::Table),
    ("MQ-SET-19", "remind-supply", |m| m.opening()),
    ("MQ-FIX-18", "remind-disputes", |m| m.first_round()),
    // Nobody has to know it before there is a card on the table.
    ("MQ-KW-24", "remind-munchkin-or-player", |m| m.played(None) || fought(m)),
    ("MQ-CARD-06", "remind-own-hand", |m| m.played(None) || fought(m)),
];

/// What is worth saying while somebody fights: what it can change. All else waits until it is over.
const OF_FIGHTS: [&str; 4] = ["remind-not-helping", "remind-which-roll", "remind-bidding", "remind-sex"];

/// Those whose moment is now.
pub(super) fn due(book: &Book, happened: &Happened<'_>) -> Vec<Reminder> {
    let fights = current(happened.game).is_some();
    let mut due = moment::due(&ALL, book, happened);
    due.retain(|reminder| !fights || OF_FIGHTS.contains(&reminder.text));
    due
}

/// A fight is over just now.
fn fought(m: &Moment<'_>) -> bool {
    current(m.before).is_some() && current(m.game).is_none()
}

impl Moment<'_> {
    /// The Monster Turn just worked out.
    fn march(&self) -> Option<&March> {
        self.facts.iter().rev().find_map(|fact| {
            let Event::Dungeon(dungeon::Event::Marched(march)) = &fact.event else { return None };
            Some(&**march)
        })
    }

    fn seats(&self, count: impl Fn(&Seat) -> u32) -> u32 {
        self.game.seats.iter().map(count).sum()
    }

    fn pieces(&self) -> &Pieces {
        self.book.rules.pieces(self.game.table.expansion)
    }

    fn dungeon(&self) -> Option<&Dungeon> {
        self.game.dungeon.as_deref().filter(|_| self.game.has_map())
    }

    fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.dungeon().into_iter().flat_map(|d| d.rooms.iter())
    }

    fn monsters(&self) -> impl Iterator<Item = &Monster> {
        self.game.foes.all.iter()
    }

    /// A fight whose dice are not cast.
    fn fight(&self, stage: &Stage) -> Option<&Fight> {
        current(self.game).filter(|fight| fight.stage == *stage)
    }
}

/// Items were dropped by choice, and somebody is too far away to be given them.
fn dropped_for_somebody_far(m: &Moment<'_>) -> bool {
    let items = |game: &Game, room: RoomId| {
        let pile = game.dungeon.as_deref().and_then(|d| d.room(room)).and_then(|r| r.pile.as_ref());
        pile.map_or(0, |p| p.gear.len() + usize::from(p.others))
    };
    let far = |room: RoomId| {
        let others = m.game.seats.iter().filter(|s| !s.dead && s.room.is_some());
        others.filter_map(|s| s.room).any(|there| place::in_reach(m.game, room).all(|near| near != there))
    };
    !m.told(|e| matches!(e, Event::Munchkin(munchkin::Event::Died { .. })))
        && m.told(|e| {
            let Event::Dungeon(dungeon::Event::Pile { room, .. }) = e else { return false };
            items(m.game, *room) > items(m.before, *room) && far(*room)
        })
}

/// Several monsters began a Monster Turn in one room, and one of them has left it.
fn mob_moved(m: &Moment<'_>) -> bool {
    m.march().is_some_and(|march| {
        let beside = |room: RoomId| march.routes.iter().filter(|route| route.from == room).count() > 1;
        march.routes.iter().any(|route| !route.hops.0.is_empty() && beside(route.from))
    })
}

fn one_hand_for_several(m: &Moment<'_>) -> bool {
    m.fight(&Stage::Announced).is_some_and(|fight| {
        let hands: Vec<_> = rollers(m.book, m.game, fight).iter().map(|r| hand_of(m.game, fight, r.0)).collect();
        hands.iter().enumerate().any(|(i, hand)| hands[..i].contains(hand))
    })
}

fn several_could_help(m: &Moment<'_>) -> bool {
    m.fight(&Stage::Building)
        .is_some_and(|fight| fight.helping(m.game).is_none() && standing::can_help(m.book, m.game, fight).count() > 1)
}

fn two_dragons(m: &Moment<'_>) -> bool {
    let dragon = |monster: &&Monster| monster.def.keywords.iter().any(|k| k == "dragon");
    !m.game.table.expansion && m.monsters().filter(dragon).count() > 1
}

/// Whether something on the table means munchkins of one sex.
fn sex_counts(m: &Moment<'_>) -> bool {
    let is = |who: &String| who == "male" || who == "female";
    let item = |item: &Arc<Gear>| {
        item.only.iter().chain(&item.never).any(is) || item.better.iter().any(|better| is(&better.who))
    };
    let face = |face: &Face| face.fight.iter().any(|a| is(&a.who)) || face.enter.iter().any(|rule| is(&rule.who));
    m.game.seats.iter().flat_map(|seat| &seat.gear).any(item)
        || m.monsters().any(|monster| monster.def.against.iter().any(|a| is(&a.who)))
        || m.rooms().any(|room| face(&room.tile.up))
}
