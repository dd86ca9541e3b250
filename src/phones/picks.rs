//! What a seat can pick from, in words: its moves as the rules list them, in an order to read, many ways of one thing folded
//! together.

use crate::catalog::words::{Names, Words};
use crate::phones::around::{Around, gets, sheds};
use crate::phones::card::lies;
use crate::phones::chosen;
use crate::phones::deed;
use crate::phones::listed::{moves, reacts, spares};
use crate::phones::pick::{Does, Pick};
use crate::phones::sale;
use crate::phones::told::is_off;
use crate::play::narrate::card;
use crate::play::narrate::items::puts_on;
use crate::play::narrate::moves::{Part, Teller};
use crate::play::narrate::outlook;
use crate::play::reacting::{self, Until};
use crate::play::serving;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::{CardDef, CardId, CardKind};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::hand::printed;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::charity::{fits, shares};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::question::{Ask, Question};
use crate::rules::table;
use crate::rules::track;

/// From here on a move gives something up, or ends the turn.
const LAST: u8 = 7;

/// Who could be asked for help, best first: by what both sides would come to.
fn helpers(book: &Book, game: &Game) -> Vec<Colour> {
    let Some(now) = fight::current(game) else { return Vec::new() };
    let short = |seat: &Colour| {
        let (ours, theirs) = fight::roll::totals(&fight::sides::sides(book, game, now, Some(*seat)), &[]);
        theirs - ours
    };
    let mut all: Vec<Colour> = fight::standing::can_help(book, game, now).collect();
    all.sort_by_key(short);
    all
}

/// Where a move stands among all: what a turn is made of first, help by who is of most use and for how much, and last what
/// ends the turn or gives something up.
fn rank(game: &Game, helpers: &[Colour], command: &Command) -> (u8, usize, u32) {
    let plain = |rank: u8| (rank, 0, 0);
    match command {
        Command::Doors(doors::Command::OpenDoor | doors::Command::SearchRoom) => plain(0),
        Command::Dungeon(
            dungeon::Command::Walk { .. } | dungeon::Command::Explore { .. } | dungeon::Command::Search,
        ) => plain(0),
        Command::Fight(fight::Command::AskHelp { seat, terms }) => {
            let place = helpers.iter().position(|own| own == seat).unwrap_or(helpers.len());
            (2, place, terms.treasures.into())
        }
        Command::Munchkin(munchkin::Command::UsePower { .. }) => plain(3),
        Command::Munchkin(munchkin::Command::BuyLevel { .. }) => plain(5),
        Command::Track(track::Command::Hack { how: track::command::How::Five, .. }) => plain(4),
        Command::Dungeon(dungeon::Command::Heal { .. }) => plain(LAST),
        Command::Turn(_) => plain(LAST + 1),
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. })
            if game.seat(*seat).is_some_and(|own| own.laid.has(*card)) =>
        {
            plain(LAST + 2)
        }
        _ => plain(1),
    }
}

/// The card that is taken of what lies turned up.
fn taken(ask: &Ask, command: &Command) -> Option<CardId> {
    match (ask, command) {
        (
            Ask::Fight(fight::Ask::Spoils { .. }) | Ask::Doors(doors::Ask::Corpse { .. }),
            Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(card)))),
        ) => card.only(),
        _ => None,
    }
}

/// A yes and a no to a trade.
pub(super) fn offered(words: &Words) -> Vec<Pick> {
    vec![
        Pick::new(words.get("trade-deal"), Does::Agree(true)),
        Pick::new(words.get("trade-refuse"), Does::Agree(false)),
    ]
}

/// What is said while everybody may react, and what can be played at once.
pub(super) fn ring(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    (said, peace): (Option<bool>, Option<Until>),
) -> Vec<Pick> {
    // Who has passed for longer has not just passed once: what was touched is what is filled.
    let said = said.filter(|has| *has || peace.is_none());
    let pick = |id: &str, does: Does, chosen: bool| Pick::new(words.get(id), does).chosen(chosen);
    let passes = if is_off(game, question, seat) { "phone-run" } else { "phone-pass" };
    let says = [("phone-claim", Does::Claim, true), (passes, Does::Pass, false)];
    let says = says.map(|(id, does, has)| pick(id, does, said == Some(has)));
    let teller = Teller { book, game };
    let rare =
        reacting::asked_at_once(book, game, seat).map(|then| engine::rare(book, &then, seat)).unwrap_or_default();
    let plays = reacts(book, game, seat).into_iter().map(|command| {
        let sure = seldom(&rare, game, &command) || gives_away((book, game), &command);
        let told = told(words, &teller, (seat, question), command);
        Told { pick: Pick { sure, ..told.pick }, ..told }
    });
    let rests = reacting::rests(game, &question.ask, seat)
        .into_iter()
        .map(|until| pick(until.name(), Does::Peace(Some(until)), peace == Some(until)).quiet());
    says.into_iter().chain(laid_out(words, plays.collect())).chain(rests).collect()
}

/// What whoever waits can play while somebody else thinks about a fight: each card once, its ways folded under its name.
pub(super) fn meanwhile(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
) -> Vec<Pick> {
    let teller = Teller { book, game };
    let rare = engine::rare(book, game, seat);
    let plays = reacting::breaks_in(book, game, seat).into_iter().map(|command| {
        let sure = seldom(&rare, game, &command) || gives_away((book, game), &command);
        let told = told(words, &teller, (seat, question), command);
        // The hand below is read; what is played of it stands together here.
        let ways = told.pick.card.map(|card| words.card(&book.cards, card)).or(told.ways);
        Told { pick: Pick { sure, card: None, ..told.pick }, ways, ..told }
    });
    laid_out(words, plays.collect())
}

/// Whoever is passed for can be asked again.
pub(super) fn rests(words: &Words, until: Until) -> Pick {
    let turn = if until == Until::Turn { "yes" } else { "no" };
    Pick::new(words.with("phone-peace", &[("turn", turn.into())]), Does::Peace(None)).quiet()
}

/// Cards that have to go, to be marked; and what gives them, once they are enough.
fn sheds_them(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, marked, gets): (Colour, &[CardId], &[(CardId, Colour)]),
    (count, deck, to): (u32, Option<Deck>, &[Colour]),
) -> Vec<Pick> {
    let held = game.seat(seat).into_iter().flat_map(|own| own.held.iter());
    let shares = shares(marked, gets, (to, count));
    let mark = |card: CardId| -> Vec<Pick> {
        let name = words.card(&book.cards, card);
        let has = shares.iter().find(|(_, cards)| cards.contains(&card)).map(|(has, _)| *has);
        let pick = |brief: String, does: Does, chosen: bool| {
            let pick = Pick::new(name.clone(), does).chosen(chosen);
            Pick { brief, card: Some(card), ..pick }
        };
        let goes = |seat: &Colour| words.with("charity-to", &[("seat", words.seat(*seat, Names::of(game)).into())]);
        match to {
            [] => vec![pick(words.get("phone-mark"), Does::Mark(card), has.is_some())],
            [only] => {
                let brief = if has.is_some() { goes(only) } else { words.get("phone-mark") };
                vec![pick(brief, Does::Mark(card), has.is_some())]
            }
            // Whoever gives says who gets which.
            to => {
                let each = to.iter().map(|one| {
                    let chosen = has == Some(Some(*one));
                    // What was said of another card stays as it is.
                    let off = !chosen && !fits(marked, gets, (card, *one), (to, count));
                    let full = || words.with("charity-full", &[("seat", words.seat(*one, Names::of(game)).into())]);
                    let says = if off { full() } else { goes(one) };
                    Pick { off, ..pick(says, Does::MarkFor(card, *one), chosen) }
                });
                each.collect()
            }
        }
    };
    let of = |card: &CardId| deck.is_none_or(|deck| book.cards.stack(deck).has(*card));
    let mut picks: Vec<Pick> = held.filter(of).flat_map(mark).collect();
    if marked.len() as u32 == count {
        let label = words.with("phone-give", &[("count", count.into())]);
        picks.insert(0, Pick::new(label, Does::Give).ends());
    }
    picks
}

/// What can still be played of a hand that is too large, each below its card, beside what marks it.
fn spared(words: &Words, (book, game): (&Book, &Game), (seat, question): (Colour, &Question)) -> Vec<Pick> {
    let (teller, rare) = (Teller { book, game }, engine::rare(book, game, seat));
    let plays = spares(book, game, &question.ask, seat).into_iter().map(|command| {
        let sure = seldom(&rare, game, &command) || gives_away((book, game), &command);
        let told = told(words, &teller, (seat, question), command);
        Told { pick: Pick { sure, ..told.pick }, ..told }
    });
    laid_out(words, plays.collect())
}

/// Everything a seat can do that is waited for.
pub(super) fn picks(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    (marked, around): (&[CardId], &Around),
) -> Vec<Pick> {
    if let Some((count, deck)) = sheds(&question.ask) {
        let to = gets(&question.ask);
        let mut picks = sheds_them(words, (book, game), (seat, marked, &around.gets), (count, deck, to));
        picks.extend(spared(words, (book, game), (seat, question)));
        // What can be sold need not be given away.
        picks.extend(sale::begins(words, (book, game), (seat, &question.ask), &engine::moves(book, game)));
        return picks;
    }
    let mut moves = moves(book, game, seat);
    let helpers = helpers(book, game);
    moves.sort_by_key(|command| rank(game, &helpers, command));
    let (hack, trades) = chosen::begins(words, (book, game), (seat, question), &moves);
    // Which cards pay is nobody's choice but their owner's.
    moves.retain(|command| hack.is_none() || !track::turn::is_paid(command));
    // Nor is it what they sell.
    let sale = sale::begins(words, (book, game), (seat, &question.ask), &moves);
    moves.retain(|command| !sale::sells(command));
    let last = moves.iter().position(|command| rank(game, &[], command).0 >= LAST).unwrap_or(moves.len());
    let quiet = moves.split_off(last);
    let teller = Teller { book, game };
    let rare = engine::rare(book, game, seat);
    let told = |command: Command| {
        let sure = seldom(&rare, game, &command) || gives_away((book, game), &command);
        let told = told(words, &teller, (seat, question), command);
        Told { pick: Pick { sure, ..told.pick }, ..told }
    };
    let would = around.offers.iter().map(|command| would(words, &teller, seat, command));
    let wants = around.wants.iter().map(|terms| {
        let terms_said = words.say(&teller.part(Some(seat), &Part::Terms(Box::new(terms.clone()))), Names::of(game));
        let label = words.with("phone-want", &[("terms", terms_said.into())]);
        Told { pick: Pick::new(label, Does::Haggle(terms.clone())), ways: None, parts: Vec::new(), vain: None }
    });
    let plain = |pick: Pick| Told { pick, ways: None, parts: Vec::new(), vain: None };
    let mut picks: Vec<Told> = would.chain(moves.into_iter().map(told)).chain(wants).collect();
    picks.extend(hack.into_iter().chain(sale).map(plain));
    picks.extend(trades.into_iter().map(plain));
    picks.extend(quiet.into_iter().map(told));
    laid_out(words, picks)
}

/// Whether a move is seldom wise, and nothing brings back what it costs: a Race or a Class given up, something on the table
/// that pays for a power, a Curse on oneself, a Level for Health.
fn seldom(rare: &[Command], game: &Game, command: &Command) -> bool {
    reacting::gives_up(game, command)
        || matches!(command, Command::Dungeon(dungeon::Command::Heal { .. }))
        || (matches!(command, Command::Munchkin(_)) && rare.contains(command))
}

/// Whether a move gives a Level away to somebody else: it can be part of a deal, and never of a hasty touch.
fn gives_away((book, game): (&Book, &Game), command: &Command) -> bool {
    if serving::only_others(book, game, command) {
        return true;
    }
    let Command::Munchkin(munchkin::Command::PlayCard { seat, choice, .. }) = command else { return false };
    choice.on.is_some_and(|on| on != *seat) && done_to(book, command) == Some("phone-level-up")
}

/// What can be done, each once, and many ways of one thing folded together.
fn laid_out(words: &Words, mut picks: Vec<Told>) -> Vec<Pick> {
    // Ways told in the same words are the same to who chooses.
    let mut said: Vec<(String, Option<CardId>)> = Vec::new();
    picks.retain(|Told { pick, .. }| {
        let new = !said.iter().any(|(label, card)| *label == pick.label && *card == pick.card);
        if new {
            said.push((pick.label.clone(), pick.card));
        }
        new
    });
    // What would be wasted stands below what would not.
    let last = picks.iter().position(|told| told.pick.quiet).unwrap_or(picks.len());
    picks[..last].sort_by_key(|told| told.vain.is_some());
    folded(words, picks)
}

/// A pick, the words it could lie folded under, and what is chosen with it, part by part.
struct Told {
    pick: Pick,
    ways: Option<String>,
    parts: Vec<String>,
    /// Where it would find nothing to act on, or be somebody else's gain: under which words such ways lie.
    vain: Option<&'static str>,
}

/// A move as it is picked.
fn told(words: &Words, teller: &Teller<'_>, (seat, question): (Colour, &Question), command: Command) -> Told {
    let (book, game) = (teller.book, teller.game);
    let names = Names::of(game);
    let label = words.say(&teller.sentence(&question.ask, Some(seat), &command), names);
    let label = whose(words, game, &question.ask, &command).unwrap_or(label);
    let label = swapped(words, teller, seat, &command).unwrap_or(label);
    let deed = deed::of(words, teller, seat, &command);
    let label = deed.as_ref().and_then(|deed| deed.label.clone()).unwrap_or(label);
    // What lies on the table has no card here to stand below.
    let card = held_by(&command).filter(|card| game.seat(seat).is_some_and(|own| own.held.has(*card)));
    let chosen = teller.parts(&command);
    let parts = chosen.into_iter().filter(|part| *part != Part::Plain);
    let verb = done_to(book, &command);
    let parts: Vec<String> = parts
        .map(|part| {
            let said = words.say(&teller.part(Some(seat), &part), names);
            // A name alone does not say what is done to it.
            match verb.filter(|_| matches!(part, Part::Seat(_))) {
                Some(verb) => words.with(verb, &[("whom", said.into())]),
                None => said,
            }
        })
        .collect();
    let brief = match (card, parts.is_empty()) {
        (Some(_), true) => words.get(plainly(book, game, &command)),
        (Some(_), false) => deed.as_ref().map_or_else(|| words.row(&parts), |deed| deed.brief.clone()),
        (None, _) => label.clone(),
    };
    let says = taken(&question.ask, &command).and_then(|card| lies(words, book, card)).map(|card| card.lines);
    let says = says.or_else(|| item(words, (book, game), seat, &command)).unwrap_or_default();
    let quiet = rank(game, &[], &command).0 >= LAST;
    // What a card of the row asks and gives stands on what hacks it.
    let says = if matches!(command, Command::Track(track::Command::Hack { .. })) {
        chosen::says_of_row(words, (book, game), seat)
    } else {
        says
    };
    // A Curse that finds nothing to take from somebody says so before it is aimed there.
    let nothing = match &command {
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) if choice.on.is_some() => {
            printed::finds_nothing(book, game, (*seat, *card), choice)
        }
        _ => false,
    };
    let brief = if nothing { words.with("choose-nothing", &[("what", brief.into())]) } else { brief };
    let (ways, aims) = match &deed {
        Some(deed) => (deed.fold.clone(), false),
        None => ways(words, (book, game), &command),
    };
    let parts = match deed.filter(|_| card.is_none()) {
        Some(deed) => vec![deed.brief],
        None => parts.into_iter().skip(if card.is_none() && aims { 1 } else { 0 }).collect(),
    };
    let vain = match nothing {
        true => Some("phone-waste"),
        false => {
            gives_away((book, game), &command).then(|| if verb.is_some() { "phone-for-others" } else { "phone-waste" })
        }
    };
    let pick = Pick { brief, card, says, quiet, ..Pick::new(label, Does::Move(command)) };
    Told { pick, ways, parts, vain }
}

/// What a move is one of several ways of, and whether whom it is aimed at is said by that: whom one asks for help, what one
/// packs.
fn ways(words: &Words, (book, game): (&Book, &Game), command: &Command) -> (Option<String>, bool) {
    match command {
        Command::Fight(fight::Command::AskHelp { seat, .. }) => {
            let ask = words.with("bid-ask", &[("seat", words.seat(*seat, Names::of(game)).into())]);
            let stands = fight::current(game).and_then(|now| outlook::with_help(words, (book, game), now, *seat));
            let said =
                |stands: String| words.with("phone-ways", &[("what", ask.clone().into()), ("whom", stands.into())]);
            (Some(stands.map_or_else(|| ask.clone(), said)), true)
        }
        Command::Munchkin(munchkin::Command::Pack { .. }) => (Some(words.get("sheet-pack")), false),
        Command::Dungeon(dungeon::Command::RoomDeal { .. }) => (Some(words.get("turn-deal")), false),
        _ => (None, false),
    }
}

/// What several lie folded under: each is called by what it is told from the others by.
fn folded(words: &Words, all: Vec<Told>) -> Vec<Pick> {
    let same = |told: &Told| all.iter().filter(|other| told.ways.is_some() && other.ways == told.ways).count();
    let of_card = |card: CardId| all.iter().filter(move |told| told.pick.card == Some(card));
    let folds = |told: &Told| match told.pick.card {
        // What would be wasted takes no room beside what would not.
        Some(_) if told.vain.is_some() => Some((words.get(told.vain?), told.parts.clone())),
        // Many ways to play a card lie by the first of what is chosen.
        Some(card) if of_card(card).count() > WAYS && told.parts.len() > 1 => {
            Some((told.parts.first().cloned()?, told.parts.get(1..).unwrap_or_default().to_vec()))
        }
        Some(_) => None,
        None => (same(told) > 1).then(|| Some((told.ways.clone()?, told.parts.clone()))).flatten(),
    };
    let folds: Vec<Option<(String, Vec<String>)>> = all.iter().map(folds).collect();
    let picks = all.into_iter().zip(folds).map(|(Told { pick, vain, .. }, fold)| match fold {
        Some((fold, _)) if vain.is_some() => Pick { fold: Some(fold), ..pick },
        Some((fold, parts)) if !parts.is_empty() => Pick { fold: Some(fold), brief: words.row(&parts), ..pick },
        Some((fold, _)) => Pick { fold: Some(fold), ..pick },
        None => pick,
    });
    picks.collect()
}

/// From so many ways to play a card on they lie folded.
const WAYS: usize = 6;

/// Somebody the app plays would help for a price: a touch makes it a deal.
fn would(words: &Words, teller: &Teller<'_>, seat: Colour, command: &Command) -> Told {
    let label = match command {
        Command::Fight(fight::Command::AskHelp { seat: whom, terms }) => {
            let names = Names::of(teller.game);
            let terms = words.say(&teller.part(Some(seat), &Part::Terms(Box::new(terms.clone()))), names);
            words.with("phone-would", &[("seat", words.seat(*whom, names).into()), ("terms", terms.into())])
        }
        _ => String::new(),
    };
    Told { pick: Pick::new(label, Does::Move(command.clone())), ways: None, parts: Vec::new(), vain: None }
}

/// What a card does to whom it is aimed at, as a text that names them; none where its parts say it.
fn done_to(book: &Book, command: &Command) -> Option<&'static str> {
    let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = command else { return None };
    choice.on?;
    let def = book.cards.card(*card)?;
    if matches!(def.is, CardKind::Curse(_)) {
        return Some("phone-curse");
    }
    (def.is == CardKind::Level).then_some("phone-level-up")
}

/// Whether an Item does nothing for whoever holds it.
fn is_idle((book, game): (&Book, &Game), (seat, card): (Colour, CardId)) -> bool {
    let Some(CardDef { is: CardKind::Item { gear, .. }, .. }) = book.cards.card(card) else { return false };
    !gear.once && game.seat(seat).is_some_and(|seat| !outfit::may_use(seat, gear))
}

/// How it is called below its card to do with it what there is to be done.
fn plainly(book: &Book, game: &Game, command: &Command) -> &'static str {
    match command {
        Command::Doors(doors::Command::LookForTrouble { .. }) => "phone-fight-it",
        Command::Doors(doors::Command::SendIn { .. }) => "phone-send-in",
        Command::Munchkin(munchkin::Command::PlayCard { choice, .. }) if choice.down => "part-down",
        // Where it could be anybody's it is said whose it is.
        Command::Munchkin(munchkin::Command::PlayCard { card, .. })
            if book.cards.card(*card).is_some_and(|def| def.is == CardKind::Level) =>
        {
            "phone-level-self"
        }
        // What somebody may not use only lies there.
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) if is_idle((book, game), (*seat, *card)) => {
            "part-down"
        }
        Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) => {
            puts_on(book, game.seat(*seat), *card).unwrap_or("phone-play")
        }
        _ => "phone-play",
    }
}

/// Which Item goes on instead of which.
fn swapped(words: &Words, teller: &Teller<'_>, seat: Colour, command: &Command) -> Option<String> {
    let Command::Munchkin(munchkin::Command::Pack { .. }) = command else { return None };
    let parts = teller.parts(command);
    Some(words.say(&teller.part(Some(seat), parts.first()?), Names::of(teller.game)))
}

/// Whose pet it becomes: a player, where the answer is a colour.
fn whose(words: &Words, game: &Game, ask: &Ask, command: &Command) -> Option<String> {
    match (ask, command) {
        (
            Ask::Dungeon(dungeon::Ask::BaseColour { .. }),
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour)))),
        ) => {
            let own = [("seat", words.seat(*colour, Names::of(game)).into()), ("colour", words.colour(*colour).into())];
            Some(words.with("phone-base-whose", &own))
        }
        _ => None,
    }
}

/// What an Item says that an answer means: its bonus, and its card.
fn item(words: &Words, (book, game): (&Book, &Game), seat: Colour, command: &Command) -> Option<Vec<String>> {
    let Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(at)))) = command else {
        return None;
    };
    let gear: &Gear = game.seat(seat)?.gear.get(*at)?;
    Some(match gear.card.and_then(|card| lies(words, book, card)) {
        Some(card) => card.lines,
        None => card::brief::whole(words, gear),
    })
}

/// The card of the hand that something is done with.
fn held_by(command: &Command) -> Option<CardId> {
    match command {
        Command::Munchkin(munchkin::Command::PlayCard { card, .. })
        | Command::Doors(doors::Command::LookForTrouble { card } | doors::Command::SendIn { card, .. }) => Some(*card),
        _ => None,
    }
}
