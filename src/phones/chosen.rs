//! What is put together on a phone, card by card: cards that hack, Items that change hands. What it comes to is one of the
//! moves the rules would take, or it is not there to be picked.

use crate::catalog::words::{Names, Words};
use crate::phones::around::Choosing;
use crate::phones::pick::{Does, Pick};
use crate::phones::sale;
use crate::play::barter;
use crate::play::narrate::asking;
use crate::play::narrate::card::{self, brief};
use crate::play::narrate::moves::Teller;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track;

/// What is asked while something is put together.
pub(super) fn asked(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, what): (Colour, Choosing),
    (marked, asks): (&[CardId], bool),
) -> String {
    match what {
        Choosing::Trade(with) if asks => {
            words.with("phone-trade-asks", &[("seat", words.seat(with, Names::of(game)).into())])
        }
        Choosing::Hack => asking::hack_with(words, (book, game), seat, marked.len()),
        Choosing::Sale => words.get("phone-sale"),
        Choosing::Trade(with) => words.with("phone-trade", &[("seat", words.seat(with, Names::of(game)).into())]),
    }
}

/// What there is to know of what is marked: what stands in its way; and what is thought over meanwhile.
pub(super) fn told(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, what): (Colour, Choosing),
    (marked, asks): (&[CardId], bool),
) -> Vec<String> {
    let with = match what {
        Choosing::Trade(with) => with,
        Choosing::Sale => return sale::told(words, (book, game), seat, marked),
        Choosing::Hack => {
            let says = says_of_row(words, (book, game), seat);
            return if says.is_empty() { says } else { vec![says.join(" ")] };
        }
    };
    let deal = barter::deal(game, (seat, with), marked);
    if asks {
        let goods = barter::goods(words, game, &deal);
        return std::iter::once(barter::offered(words, game, &deal)).chain(goods).collect();
    }
    if barter::is_empty(&deal) {
        return Vec::new();
    }
    let why = engine::decide(book, game, &deal).err();
    why.map(|why: Refusal| words.say(&why.message, Names::of(game))).into_iter().collect()
}

/// What the card under somebody's token asks and gives.
pub(super) fn says_of_row(words: &Words, (book, game): (&Book, &Game), seat: Colour) -> Vec<String> {
    let Some(card) = track::turn::next(book, game, seat) else { return Vec::new() };
    card::on_the_track(words, card).lines().map(str::to_owned).collect()
}

/// Begins what can be put together now: a trade with somebody, cards of one's own choice that hack.
pub(super) fn begins(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    moves: &[Command],
) -> (Option<Pick>, Vec<Pick>) {
    // What costs nothing is thought of first, and says what the card asks and gives.
    let hacks = |command: &&Command| matches!(command, Command::Track(track::Command::Hack { .. }));
    let free = moves.iter().filter(hacks).any(|command| !track::turn::is_paid(command));
    let hack = moves.iter().any(track::turn::is_paid).then(|| {
        let begins = Pick::new(words.get("phone-hack"), Does::Choose(Some(Choosing::Hack)));
        let says = if free { Vec::new() } else { says_of_row(words, (book, game), seat) };
        Pick { says, quiet: free, ..begins }
    });
    let at_peace =
        matches!(question.ask, Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. }));
    let others = game.seats.iter().filter(|other| at_peace && !other.away && other.colour != seat);
    let with = others.filter(|other| barter::can(book, game, (seat, other.colour)));
    let trades = with.map(|other| {
        let name = words.seat(other.colour, Names::of(game));
        let label = words.with("phone-trade-with", &[("seat", name.clone().into())]);
        let trade = Pick::new(label, Does::Choose(Some(Choosing::Trade(other.colour))));
        Pick { brief: name, fold: Some(words.get("turn-trade")), ..trade }
    });
    let mut trades: Vec<Pick> = trades.collect();
    if let Some(last) = trades.last_mut() {
        last.note = empty_handed(words, game, seat);
    }
    (hack, trades)
}

/// Who has nothing on the table to trade, where somebody who has nothing either looks for them.
fn empty_handed(words: &Words, game: &Game, seat: Colour) -> Option<String> {
    let bare = |own: &&Seat| own.gear.iter().all(|item| item.card.is_none());
    game.seat(seat).filter(bare)?;
    let others = game.seats.iter().filter(|own| own.colour != seat && !own.away && !own.dead && bare(own));
    let seats: Vec<String> = others.map(|own| words.seat(own.colour, Names::of(game))).collect();
    let told = [("seats", words.list(&seats).into()), ("count", seats.len().into())];
    (!seats.is_empty()).then(|| words.with("phone-trade-none", &told))
}

/// Everything that can be marked, what is done with it, and the way back.
pub(super) fn picks(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    (what, marked, asks): (Choosing, &[CardId], bool),
) -> Vec<Pick> {
    // The way back is in sight wherever the last card was touched, like what ends the choice.
    let back = |id: &str, to: Option<Choosing>| Pick::new(words.get(id), Does::Choose(to)).quiet().ends();
    let Some(own) = game.seat(seat) else { return vec![back("phone-never-mind", None)] };
    match what {
        Choosing::Hack => {
            let mut picks = hacks(words, (book, game), (own, question), marked);
            picks.extend(held(words, book, own, marked));
            picks.extend(items(words, own, None, marked));
            picks.push(back("phone-never-mind", None));
            picks
        }
        Choosing::Sale => {
            let sale = sale::picks(words, (book, game), own, marked);
            sale.into_iter().chain([back("phone-never-mind", None)]).collect()
        }
        Choosing::Trade(_) if asks => vec![back("trade-withdraw", Some(what))],
        Choosing::Trade(with) => {
            let deal = barter::deal(game, (seat, with), marked);
            let may = !barter::is_empty(&deal) && engine::decide(book, game, &deal).is_ok();
            let offer = may.then(|| Pick::new(words.get("phone-trade-offer"), Does::Offer).ends());
            let theirs = words.with("trade-theirs", &[("seat", words.seat(with, Names::of(game)).into())]);
            let mut picks: Vec<Pick> = offer.into_iter().collect();
            picks.extend(items(words, own, Some(&words.get("trade-yours")), marked));
            picks.extend(game.seat(with).into_iter().flat_map(|other| items(words, other, Some(&theirs), marked)));
            picks.push(back("phone-never-mind", None));
            picks
        }
    }
}

/// Somebody's Items on the table, to be marked: each under who gives it.
fn items(words: &Words, seat: &Seat, who: Option<&str>, marked: &[CardId]) -> Vec<Pick> {
    let each = seat.gear.iter().filter_map(|item| Some((item, item.card?))).map(|(item, card)| {
        let name = words.item(item);
        let label = match who {
            Some(who) => words.with("phone-trade-item", &[("who", who.into()), ("item", name.into())]),
            None => name,
        };
        let mark = Pick::new(label, Does::Mark(card)).chosen(marked.contains(&card));
        Pick { says: brief::whole(words, item), ..mark }
    });
    each.collect()
}

/// Cards of the own hand, to be marked.
fn held(words: &Words, book: &Book, seat: &Seat, marked: &[CardId]) -> Vec<Pick> {
    let mark = |card: CardId| {
        let mark = Pick::new(words.card(&book.cards, card), Does::Mark(card)).chosen(marked.contains(&card));
        Pick { brief: words.get("phone-mark"), card: Some(card), ..mark }
    };
    seat.held.iter().map(mark).collect()
}

/// Every way the marked cards would hack: for what they are asked for, or as any five, with whatever else is chosen.
fn hacks(
    words: &Words,
    (book, game): (&Book, &Game),
    (own, question): (&Seat, &Question),
    marked: &[CardId],
) -> Vec<Pick> {
    if marked.is_empty() {
        return Vec::new();
    }
    let cards: CardSet = own.held.iter().filter(|card| marked.contains(card)).collect();
    let pays = Cards { cards, gear: barter::marked(own, marked), ..Cards::default() };
    // Whom it is aimed at, and which card it fetches, is chosen as where the cards that pay are not.
    let ways = track::turn::ways(&engine::moves(book, game), own.colour);
    let teller = Teller { book, game };
    let does = ways.into_iter().filter_map(|(how, choice)| {
        let hack = track::Command::Hack { seat: own.colour, how, pays: pays.clone(), choice };
        let hack = Command::from(hack);
        engine::decide(book, game, &hack).ok()?;
        let label = words.say(&teller.sentence(&question.ask, Some(own.colour), &hack), Names::of(game));
        Some(Pick::new(label, Does::Move(hack)).ends())
    });
    does.collect()
}
