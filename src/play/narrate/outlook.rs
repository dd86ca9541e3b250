//! What winning a fight would bring, and what losing it would mean, in words.

use crate::catalog::words::{Names, Value, Words};
use crate::odds::Odds;
use crate::odds::fight::{if_lost, roll};
use crate::play::narrate::asking::fighter;
use crate::play::narrate::card::place::escaped;
use crate::play::narrate::card::{bad_stuff as bad_stuff_of, monster as monster_of};
use crate::play::narrate::parted::{self, chases};
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::roll::{spoils, totals, winners, winners_of};
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{self, Fight, Fighter, bad_stuff, flight};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::vehicle;

/// What winning brings, as far as it is known: the game, or Levels and all Treasures of it.
enum Brings {
    Game,
    Goods(u8, u32),
}

fn brings((book, game): (&Book, &Game), fight: &Fight) -> Option<Brings> {
    let known = fight.foes(game).all(|monster| monster.def.treasures.is_some());
    if fight.meets_boss(game) || !known || fight.monsters(game).is_empty() {
        return None;
    }
    if book.system.crowns(game, fight) {
        return Some(Brings::Game);
    }
    let won = spoils(book, game, fight);
    let all = u32::from(won.treasures) + won.helper.map_or(0, |helper| u32::from(helper.treasures));
    Some(Brings::Goods(won.levels, all))
}

/// What winning brings in words; with a space behind it if it is anything.
pub fn winning(words: &Words, at: (&Book, &Game), fight: &Fight) -> String {
    match brings(at, fight) {
        // How many Treasures it brings is open, but not who else goes up by it.
        None => rises(words, at, fight),
        Some(Brings::Game) => words.get("fight-if-won-all") + " ",
        Some(Brings::Goods(levels, all)) => {
            let brings = words.with("fight-if-won", &[("levels", levels.into()), ("treasures", all.into())]) + " ";
            brings + &rises(words, at, fight)
        }
    }
}

/// That whoever helps goes up by it, too (MC-HELP-18): nothing else says so before it is done.
fn rises(words: &Words, (book, game): (&Book, &Game), fight: &Fight) -> String {
    let helper = spoils(book, game, fight).helper.filter(|helper| helper.levels > 0 && !book.system.rolls());
    let told = helper.map(|helper| {
        let seat = words.seat(helper.seat, Names::of(game));
        words.with("fight-if-won-rises", &[("seat", seat.into()), ("levels", helper.levels.into())]) + " "
    });
    told.unwrap_or_default()
}

/// The same to somebody who only looks on: by the name of whose fight it is.
fn winning_of(words: &Words, at: (&Book, &Game), fight: &Fight) -> String {
    let name = ("seat", Value::from(words.seat(fight.main, Names::of(at.1))));
    match brings(at, fight) {
        None => String::new(),
        Some(Brings::Game) => words.with("fight-if-won-all-of", &[name]) + " ",
        Some(Brings::Goods(levels, all)) => {
            words.with("fight-if-won-of", &[name, ("levels", levels.into()), ("treasures", all.into())]) + " "
        }
    }
}

/// The same to whoever helps, or is asked to: what they get of it.
fn winning_by_helping(words: &Words, (book, game): (&Book, &Game), (fight, seat): (&Fight, Colour)) -> String {
    let terms = match game.top() {
        Some(Step::Fight(fight::Step::Asked { seat: asked, terms })) if *asked == seat => Some(terms.clone()),
        _ => fight.bargain.clone(),
    };
    // As if whoever is asked were there already.
    let with = Fight { helper: Some(seat), bargain: terms.clone(), ..fight.clone() };
    if book.system.crowns(game, fight) || brings((book, game), &with).is_none() {
        return winning_of(words, (book, game), fight);
    }
    let Some(own) = spoils(book, game, &with).helper else { return winning_of(words, (book, game), fight) };
    // What is promised besides was said when it was agreed.
    let besides = terms.is_some_and(|terms| terms.gold != 0 || !terms.items.is_empty());
    if own.levels == 0 && own.treasures == 0 && besides {
        return words.get("fight-if-won-agreed") + " ";
    }
    words.with("fight-if-won-help", &[("levels", own.levels.into()), ("treasures", own.treasures.into())]) + " "
}

/// What winning a fight brings and losing it costs, as somebody reads it who is in it, helps, or looks on.
pub fn stakes(words: &Words, (book, game): (&Book, &Game), fight: &Fight, reader: Colour) -> Vec<String> {
    let at = (book, game);
    let who = runner(game, fight, Some(reader));
    let looks_on = who != reader;
    let won = match (looks_on, reader == fight.main) {
        (true, _) => winning_of(words, at, fight),
        (false, true) => winning(words, at, fight),
        (false, false) => winning_by_helping(words, at, (fight, reader)),
    };
    if game.has_map() {
        return vec![won + &losing(words, at, fight).0];
    }
    let first = won + &running(words, at, fight, (who, !looks_on));
    std::iter::once(first).chain(caught(words, at, fight, who)).collect()
}

/// What losing would mean where there is a map; and whether somebody would die of it.
pub fn losing(words: &Words, (book, game): (&Book, &Game), fight: &Fight) -> (String, bool) {
    let lost = if_lost(book, game, fight);
    let names = Names::of(game);
    let dead: Vec<String> = lost.dead.iter().map(|c| words.seat(*c, names)).collect();
    // A lost Boss fight costs a level besides (MQ-BOSS-16).
    let boss = i32::from(fight.meets_boss(game));
    let each = i32::from(fight.helping(game).is_some());
    let dead_named = Value::from(words.list(&dead));
    let args = [("hits", Value::from(lost.hits)), ("dead", dead_named), ("boss", boss.into()), ("each", each.into())];
    let id = if dead.is_empty() { "fight-if-lost" } else { "fight-if-lost-dead" };
    (words.with(id, &args), !dead.is_empty())
}

/// Whose flight is told where somebody reads how a fight may end: whoever is in it, or is asked into it, their own legs; else
/// whose fight it is.
pub fn runner(game: &Game, fight: &Fight, reader: Option<Colour>) -> Colour {
    let asked = match game.top() {
        Some(Step::Fight(fight::Step::Asked { seat, .. })) => Some(*seat),
        _ => None,
    };
    reader.filter(|reader| [fight.helper, asked].contains(&Some(*reader))).unwrap_or(fight.main)
}

/// How somebody gets away from those who give chase, without a map. Nobody but the runner is called "you": everybody else who reads
/// it reads a name.
pub fn running(words: &Words, at: (&Book, &Game), fight: &Fight, (who, own): (Colour, bool)) -> String {
    let runs = legs(words, at, fight, (who, own));
    let chased = fight.foes(at.1).next().is_none() || fight.foes(at.1).any(|monster| chases(at.1, who, monster));
    let rides = rides(words, at, who).filter(|_| chased);
    std::iter::once(runs).chain(rides).collect::<Vec<_>>().join(" ")
}

/// The same without what the numbers come from.
fn legs(words: &Words, (book, game): (&Book, &Game), fight: &Fight, (who, own): (Colour, bool)) -> String {
    if let Some(both) =
        both_run(words, (book, game), fight).filter(|_| game.stock.is_none() || !own || who != fight.main)
    {
        return both;
    }
    let after: Vec<MonsterId> =
        fight.foes(game).filter(|monster| chases(game, who, monster)).map(|monster| monster.id).collect();
    let least = |id| flight::least_from(book, game, who, id);
    let say = |id: &str, of: &str, more: &[(&'static str, Value)]| {
        let seat = [("seat", Value::from(words.seat(who, Names::of(game))))];
        let args: Vec<(&'static str, Value)> = more.iter().cloned().chain(seat).collect();
        words.with(if own { id } else { of }, &args)
    };
    let from = |least: i32| [("least", Value::from(least))];
    match after.as_slice() {
        [] if fight.foes(game).next().is_some() => say("doors-losing-free", "doors-losing-free-of", &[]),
        [] => say("doors-losing", "doors-losing-of", &from(flight::away_from(book, game, who).clamp(1, 7))),
        [one] => say("doors-losing", "doors-losing-of", &from(least(*one))),
        // From each of several it is a roll of its own (MC-RUN-14).
        [first, rest @ ..] if rest.iter().all(|id| least(*id) == least(*first)) => {
            say("doors-losing-all", "doors-losing-all-of", &from(least(*first)))
        }
        several => {
            let each = several.iter().map(|id| {
                let monster = fighter(words, game, Fighter::Monster(*id));
                let more = [("who", Value::from(monster)), ("least", least(*id).into())];
                say("doors-losing-one", "doors-losing-one-of", &more)
            });
            // Each has a sentence of its own: a list of names and numbers is read by nobody.
            let each: Vec<String> = each.collect();
            say("doors-losing-each", "doors-losing-each-of", &[("each", each.join("; ").into())])
        }
    }
}

/// Beating some and running from the rest, in words: whom, and what the die has to show, of each who runs.
pub fn parting(words: &Words, (book, game): (&Book, &Game), fight: &Fight, beaten: &[MonsterId]) -> (String, String) {
    let name = |id: &MonsterId| fighter(words, game, Fighter::Monster(*id));
    let rest: Vec<&Monster> = fight.foes(game).filter(|monster| !beaten.contains(&monster.id)).collect();
    let (whom, from): (Vec<String>, Vec<String>) =
        (beaten.iter().map(name).collect(), rest.iter().map(|monster| name(&monster.id)).collect());
    let twins = whom.len() == 1 && whom == from;
    let args = [("whom", words.list(&whom).into()), ("rest", words.list(&from).into())];
    let what = words.with(if twins { "fight-split-twin" } else { "fight-split" }, &args);
    let runs = |who: Colour| {
        let each = rest.iter().map(|monster| {
            let least = match chases(game, who, monster) {
                true => flight::least_from(book, game, who, monster.id),
                false => 1,
            };
            words.with("run-from", &[("monster", name(&monster.id).into()), ("least", least.into())])
        });
        each.collect::<Vec<_>>().join("; ")
    };
    let (own, helper) = (runs(fight.main), fight.helping(game));
    let needs = match helper.map(|who| (who, runs(who))).filter(|(_, helps)| *helps != own) {
        None => own,
        Some((who, helps)) => {
            let named = |who, runs| format!("{}: {runs}", words.seat(who, Names::of(game)));
            format!("{}. {}", named(fight.main, own), named(who, helps))
        }
    };
    (what, needs)
}

/// What somebody has to roll at least to get away, where it is one number: 1 where nobody gives chase.
fn one_least((book, game): (&Book, &Game), fight: &Fight, who: Colour) -> Option<i32> {
    let mut after = fight.foes(game).filter(|monster| chases(game, who, monster));
    let least = |monster: &Monster| flight::least_from(book, game, who, monster.id);
    let Some(first) = after.next().map(least) else { return Some(1) };
    after.all(|monster| least(monster) == first).then_some(first)
}

/// Whoever fights and whoever helps both run, each on a number of their own: where the app deals, those read it who look on.
fn both_run(words: &Words, (book, game): (&Book, &Game), fight: &Fight) -> Option<String> {
    let helper = fight.helping(game)?;
    let each = [fight.main, helper].map(|who| Some((who, one_least((book, game), fight, who)?)));
    let [Some(main), Some(help)] = each else { return None };
    let runs = [main, help].map(|(who, least)| {
        let who = Value::from(words.seat(who, Names::of(game)));
        words.with("doors-losing-on", &[("who", who), ("least", least.into())])
    });
    (main.1 != help.1).then(|| words.with("doors-losing-both", &[("each", runs.join(", ").into())]))
}

/// What happens to somebody who is caught, as the cards say it: before anybody runs.
pub fn caught(words: &Words, (book, game): (&Book, &Game), fight: &Fight, who: Colour) -> Vec<String> {
    if game.stock.is_none() {
        return Vec::new();
    }
    let after = || fight.foes(game).filter(|monster| chases(game, who, monster));
    let away = after().filter_map(|monster| escaped(words, bad_stuff::card(book, monster)?));
    let said = after().map(|monster| catch(words, (game, fight), monster, catching(words, book, monster)));
    // What two of a kind would do is said once.
    let mut all: Vec<String> = Vec::new();
    for line in said.chain(away) {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all
}

/// What a monster does to whom it gets; none is something, too.
fn catching(words: &Words, book: &Book, monster: &Monster) -> String {
    let bad = bad_stuff::card(book, monster).and_then(|card| bad_stuff_of(words, card));
    bad.unwrap_or_else(|| words.get("doors-caught-nothing"))
}

/// What a monster does to whom it gets, in a fight: where there are several, whose it is.
pub fn catch(words: &Words, (game, fight): (&Game, &Fight), monster: &Monster, what: String) -> String {
    match fight.foes(game).nth(1) {
        Some(_) => caught_by(words, game, monster, what),
        None => words.with("says-bad-stuff", &[("what", what.into())]),
    }
}

/// The same by its name.
fn caught_by(words: &Words, game: &Game, monster: &Monster, what: String) -> String {
    let who = fighter(words, game, Fighter::Monster(monster.id));
    words.with("doors-caught-by", &[("monster", who.into()), ("what", what.into())])
}

/// Whom those who fight run from while they beat the others: what that takes, and what happens to whoever is caught.
pub fn parted(words: &Words, (book, game): (&Book, &Game), fight: &Fight) -> Vec<String> {
    let each = parted::left(game, fight).flat_map(|monster| {
        let takes = parted::takes(words, (book, game), fight, monster).join(" ");
        let from = [("monster", words.monster(monster.id, Names::of(game)).into()), ("takes", takes.into())];
        let caught = game.stock.is_some() && parted::is_after(game, fight, monster);
        let caught = caught.then(|| caught_by(words, game, monster, catching(words, book, monster)));
        std::iter::once(words.with("parted-from", &from)).chain(caught)
    });
    each.collect()
}

/// All a monster's card says, where the app keeps it.
pub fn card_says(words: &Words, (book, game): (&Book, &Game), id: MonsterId) -> Vec<String> {
    let card = game.foes.get(id).filter(|_| game.stock.is_some()).and_then(|monster| bad_stuff::card(book, monster));
    card.map(|card| monster_of(words, card)).unwrap_or_default()
}

/// What each of several does to whom it gets.
pub fn catchers(words: &Words, (book, game): (&Book, &Game), monsters: &[MonsterId]) -> Vec<String> {
    let known =
        monsters.iter().filter_map(|id| game.foes.get(*id)).filter(|monster| bad_stuff::card(book, monster).is_some());
    known.map(|monster| caught_by(words, game, monster, catching(words, book, monster))).collect()
}

/// What a monster does to whom it gets, in the words of its card.
pub fn bad_stuff(words: &Words, (book, game): (&Book, &Game), id: MonsterId) -> Option<String> {
    let bad = bad_stuff_of(words, bad_stuff::card(book, game.foes.get(id)?)?)?;
    Some(words.with("says-bad-stuff", &[("what", bad.into())]))
}

/// That nothing but a Vehicle counts for somebody who runs, where something else would: a Race, another Item.
/// And that one which only slows them down can be left behind.
fn rides(words: &Words, (book, game): (&Book, &Game), who: Colour) -> Option<String> {
    let seat = game.seat(who)?;
    let says = |id: &str, (at, by): (usize, i32)| {
        let item = words.item(seat.gear.get(at)?);
        Some(words.with(id, &[("item", item.into()), ("by", format!("{by:+}").into())]))
    };
    // One that only slows its owner down can be left behind first (SR-VEHICLE-04).
    let slows = vehicle::rides(book, game, seat).filter(|(_, by)| *by < 0);
    slows
        .and_then(|slows| says("doors-losing-ditch", slows))
        .or_else(|| says("doors-losing-rides", flight::rides(book, game, who)?))
}

/// Without dice: by how much the munchkins are ahead, or what they lack: one less where a tie is theirs.
pub fn ahead(words: &Words, sides: &Sides, by: i32) -> String {
    match (sides.wins(by, 0), by) {
        (true, 0) => words.get("fight-ahead-tie"),
        (true, by) => words.with("fight-ahead", &[("by", by.into())]),
        (false, by) => {
            let least = i32::from(!sides.ties_won);
            words.with("fight-short", &[("by", (least - by).into())])
        }
    }
}

/// The chance of some sides; without dice by how much the munchkins are ahead, or what they lack.
pub fn chance(words: &Words, book: &Book, sides: &Sides) -> Option<String> {
    if sides.is_open() {
        return None;
    }
    if book.system.rolls() {
        return roll(sides).odds().map(|odds| percent(words, odds));
    }
    let (ours, theirs) = totals(sides, &[]);
    Some(ahead(words, sides, ours - theirs))
}

/// How a fight would stand with somebody's help: as if they were there already, for with a Warrior ties are won.
pub fn with_help(words: &Words, (book, game): (&Book, &Game), fight: &Fight, seat: Colour) -> Option<String> {
    // Whoever is asked may still stand next door.
    let stands = chance(words, book, &sides(book, game, fight, Some(seat)))?;
    // Nobody gives the game away for a fight without knowing.
    let with = Fight { helper: Some(seat), ..fight.clone() };
    if winners_of(book, game, &with).contains(&seat) {
        let seat = words.seat(seat, Names::of(game));
        return Some(words.with("stands-crowns", &[("stands", stands.into()), ("seat", seat.into())]));
    }
    Some(stands)
}

/// How many Levels somebody would go up by helping, who would not win the game by it.
pub fn lifts((book, game): (&Book, &Game), fight: &Fight, seat: Colour) -> Option<u8> {
    let with = Fight { helper: Some(seat), ..fight.clone() };
    let levels = spoils(book, game, &with).helper.map(|helper| helper.levels).filter(|levels| *levels > 0)?;
    (!winners_of(book, game, &with).contains(&seat)).then_some(levels)
}

/// Who would win the game by the fight that goes on; none where that decides nothing.
pub fn crowns(words: &Words, (book, game): (&Book, &Game)) -> Option<String> {
    let names: Vec<String> =
        winners(book, game).into_iter().map(|colour| words.seat(colour, Names::of(game))).collect();
    (!names.is_empty()).then(|| words.with("for-the-win", &[("seat", words.list(&names).into())]))
}

/// The chance to win, in words where it is no chance at all.
pub fn percent(words: &Words, odds: Odds) -> String {
    match odds {
        odds if odds.certain() => words.get("fight-certain"),
        odds if odds.wins == 0 => words.get("fight-hopeless"),
        odds => words.with("fight-odds", &[("percent", odds.percent().into())]),
    }
}
