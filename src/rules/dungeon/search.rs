//! Searching (MQ-SRCH rows): the roll, the table of results, the tokens they leave.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon;
use crate::rules::dungeon::finds::Finds;
use crate::rules::dungeon::room::{Icon, Mark, Room, SearchIcon};
use crate::rules::dungeon::step::{Arrival, Coming};
use crate::rules::dungeon::walk;
use crate::rules::dungeon::walk::Mover;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin::kind::{is_kind, suffers, traits};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::EntranceSearchMonster;
use crate::rules::seat::Seat;
use crate::rules::table;

/// Whether an icon matches a munchkin (MQ-ICON-03, MQ-ICON-12); a bad one leaves some untouched (MQ-HALF-05).
pub fn icon_matches(icon: &Icon, seat: &Seat) -> bool {
    if icon.good { is_kind(&icon.who, seat) } else { suffers(&icon.who, seat) }
}

/// Dice a search in a room is rolled with: one, and one more or less an icon (MQ-SRCH-04, MQ-SRCH-05), never below 0.
pub fn dice(room: &Room, seat: &Seat) -> u8 {
    let icons = room.tile.up.icons.iter().filter(|icon| icon_matches(icon, seat));
    let sum: i32 = icons.map(|icon| if icon.good { 1 } else { -1 }).sum();
    (1 + sum).clamp(0, 40) as u8
}

/// What Search icons, printed or on the token, add to the roll (MQ-SRCH-06, OQ-05).
pub fn modifier(book: &Book, game: &Game, room: &Room, seat: &Seat) -> i32 {
    let printed = match room.tile.up.search {
        Some(SearchIcon::By(by)) => i32::from(by),
        _ => 0,
    };
    let token = match room.mark {
        Some(Mark::Ransacked) => book.house(game).ransacked_modifier().into(),
        _ => 0,
    };
    printed + token + traits(book, game, seat, |t| t.search.into())
}

/// Starts a search: it is paid, and the roll is owed.
pub(crate) fn search(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, room, .. } = walk::mover(game)?;
    ensure(game.foes.in_room(room.id).next().is_none(), || {
        Refusal::new("search-with-monster", cites!["MQ-SRCH-03", "MQ-IGN-06"])
    })?;
    // A card may let one search where the room forbids it, and the room where the book would not (MQ-FIX-03).
    let allowed = seat.conditions.iter().any(|c| c.may_search);
    ensure(allowed || room.tile.up.search != Some(SearchIcon::Cannot), || {
        Refusal::new("search-forbidden", cites!["MQ-SRCH-07"])
    })?;
    let blocked = book.house(game).looted_out_blocks_search();
    ensure(allowed || room.mark != Some(Mark::LootedOut) || !blocked, || {
        Refusal::new("looted-out", cites!["MQ-SRCH-11", "MQ-SRCH-07"])
    })?;
    let entrance = book.house(game).entrance_searchable();
    ensure(!room.entrance || entrance, || Refusal::new("search-entrance", cites![]))?;
    ensure(!seat.searched.contains(&room.id), || Refusal::new("searched-already", cites!["MQ-SRCH-13"]))?;
    walk::afford(book, game, seat, book.rules.search_cost)?;
    out.say(walk::spend(seat, book.rules.search_cost), cites!["MQ-SRCH-01", "MQ-TURN-06"]);
    out.say(dungeon::Event::Searched { seat: seat.colour, room: room.id }, cites!["MQ-SRCH-13"]);
    out.owe(dungeon::Step::SearchRoll { seat: seat.colour, room: room.id });
    Ok(())
}

/// The dice of a search.
pub(crate) fn rolled(
    book: &Book,
    game: &Game,
    (seat, room): (Colour, RoomId),
    faces: &[u8],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (searcher, place) = find(game, seat, room)?;
    let dice = dice(place, searcher);
    ensure(faces.len() == usize::from(dice), || {
        Refusal::new("wrong-number-of-dice", cites!["MQ-SRCH-04", "MQ-SRCH-05"]).with("dice", dice)
    })?;
    ensure(faces.iter().all(|f| (1..=6).contains(f)), || Refusal::new("no-such-face", cites!["MQ-DIE-09"]))?;
    for face in faces {
        out.say(table::Event::Rolled { roll: Roll::Six(*face), seat: Some(seat) }, cites!["MQ-DIE-09", "MQ-SRCH-04"]);
    }
    let sum: i32 = faces.iter().map(|f| i32::from(*f)).sum();
    result(book, game, (seat, room), sum + modifier(book, game, place, searcher), out)
}

/// What a result brings in a room; none without a table of results.
pub fn finds(book: &Book, game: &Game, room: &Room, result: i32) -> Option<Finds> {
    let row = book.rules.search_row(result)?;
    let reroll = || book.house(game).entrance_search_monster() == EntranceSearchMonster::Reroll;
    let again = row.monster && room.entrance && reroll();
    let mark = match room.mark {
        _ if row.looted_out => Some((Mark::LootedOut, cites!["MQ-SRCH-10"])),
        Some(Mark::Ransacked) if row.ransacked => Some((Mark::LootedOut, cites!["MQ-SRCH-09"])),
        None if row.ransacked => Some((Mark::Ransacked, cites!["MQ-SRCH-08"])),
        _ => None,
    };
    Some(Finds {
        // No monster may stop in the Entrance, so none appears there and no card is drawn (MQ-FIX-12, OQ-31).
        monster: row.monster && !room.entrance,
        again,
        gold: if again { 0 } else { row.gold },
        treasures: if again { 0 } else { row.treasures },
        mark: mark.filter(|(mark, _)| !again && room.mark != Some(*mark)),
        cite: Rule::parse(&row.cite).map_or(Cites::NONE, |rule| Cites::NONE.and(rule)),
    })
}

/// The result of a search, dice and modifiers together.
pub(crate) fn result(
    book: &Book,
    game: &Game,
    (seat, room): (Colour, RoomId),
    result: i32,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (searcher, place) = find(game, seat, room)?;
    ensure((-99..=999).contains(&result), || {
        Refusal::new("number-out-of-range", cites![]).with("wish", result).with("low", -99).with("high", 999)
    })?;
    let Some(finds) = finds(book, game, place, result) else {
        return Err(Refusal::new("no-search-table", cites![]));
    };
    out.say(dungeon::Event::Found { seat, result }, finds.cite);
    if finds.again {
        return Ok(());
    }
    out.settle();
    if place.pile.is_some() {
        out.owe(dungeon::Step::Collect { seat, room, found: None });
    }
    outcome(game, searcher, place, &finds, out);
    Ok(())
}

fn outcome(game: &Game, seat: &Seat, room: &Room, finds: &Finds, out: &mut Facts) {
    let (colour, cite) = (seat.colour, finds.cite);
    if finds.gold > 0 {
        out.say(dungeon::Event::Gold { seat: colour, from: seat.gold, to: seat.gold.saturating_add(finds.gold) }, cite);
    }
    if finds.treasures > 0 {
        let open = game.munchkins_in(room.id).any(|s| s.colour != colour);
        let cite = cite.and(const { Rule::new("MQ-SRCH-14") });
        out.say(cards::Event::Drew { seat: colour, deck: Deck::TREASURE, cards: finds.treasures, open }, cite);
    }
    if let Some((mark, cites)) = finds.mark {
        out.say(dungeon::Event::Marked { room: room.id, mark: Some(mark) }, cites);
    }
    if finds.monster {
        out.owe(dungeon::Step::Arrive { seat: colour, how: Coming::Stayed });
        out.owe(dungeon::Step::NewMonster { room: room.id, seat: colour, why: Arrival::Searched });
    }
}

/// What a search has turned up stands between the munchkin and what lies in the room, until it is killed (MQ-PICK-03).
pub(crate) fn found(game: &Game, (seat, room): (Colour, RoomId), monster: MonsterId, out: &mut Facts) {
    let lies = |s: &Step| matches!(s, Step::Dungeon(dungeon::Step::Collect { seat: s, room: r, .. }) if *s == seat && *r == room);
    let Some(at) = game.agenda.iter().rposition(lies) else { return };
    let mut agenda = out.on(game).agenda;
    if let Some(Step::Dungeon(dungeon::Step::Collect { found, .. })) = agenda.get_mut(at) {
        *found = Some(monster);
        out.say(table::Event::Agenda(agenda), cites!["MQ-PICK-03"]);
    }
}

fn find(game: &Game, seat: Colour, room: RoomId) -> Result<(&Seat, &Room), Refusal> {
    let place = game.dungeon.as_deref().and_then(|d| d.room(room));
    match (game.seat(seat), place) {
        (Some(seat), Some(room)) => Ok((seat, room)),
        _ => Err(Refusal::new("no-such-room", cites![])),
    }
}

/// The dice of a search, or what they come to.
pub(crate) fn answer(
    book: &Book,
    game: &Game,
    at: (Colour, RoomId),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    if let Answer::Table(table::Answer::Dice(faces)) = answer {
        return rolled(book, game, at, faces, out);
    }
    let Answer::Table(table::Answer::Number(sum)) = answer else { return Err(unasked()) };
    result(book, game, at, *sum, out)
}
