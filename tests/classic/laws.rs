//! Laws of the game at the doors that hold after every command of random games, each worked out here once more and
//! otherwise than the engine does it.

use crate::wander::{Moment, setup, wander};
use standie::bots::view::View;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::CardSet;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::event::Event;
use standie::rules::fight::foe::Monster;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::kind::is_kind;
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::{cards, fight, laws, munchkin, table};
use std::collections::BTreeSet;

/// Plays games of three to six, and looks at every command.
fn games(count: u64, steps: usize, mut look: impl FnMut(&Moment)) {
    let book = crate::talk::book();
    for seed in 0..count {
        let mut setup = setup(3 + seed as usize % 4);
        if seed % 3 == 0 {
            // Near the end there is more to win, and more to lose.
            setup.levels = setup.seats.iter().zip(6..).map(|(seat, level)| (seat.colour, level.min(9))).collect();
        }
        wander(&book, &setup, seed, steps, |moment| look(moment));
    }
}

/// What a seat brings into a fight, added up from what lies there.
fn brings(seat: &Seat) -> i32 {
    let fits = |gear: &munchkin::gear::Gear| {
        gear.cheat
            || (gear.only.is_empty() || gear.only.iter().any(|who| is_kind(who, seat)))
                && !gear.never.iter().any(|who| is_kind(who, seat))
    };
    let worn = seat.gear.iter().filter(|gear| !gear.packed && !gear.once && fits(gear));
    let hangs = seat.conditions.iter().filter(|hangs| !hangs.waits).map(|hangs| i32::from(hangs.bonus));
    i32::from(seat.level)
        + i32::from(seat.bonus)
        + worn.map(|gear| i32::from(gear.bonus)).sum::<i32>()
        + hangs.sum::<i32>()
}

/// What lies on a monster: its own, or as the mate of another what lies on that one too.
fn on<'a>(game: &'a Game, foe: &'a Monster) -> &'a [fight::foe::card::Enhancer] {
    let master = foe.mate.and_then(|master| game.foes.get(master));
    master.map_or(&foe.enhancers, |master| &master.enhancers)
}

/// Both totals of the fight.
pub fn totals(book: &Book, game: &Game) -> Option<(i32, i32)> {
    let now = game.fight.as_deref()?;
    let sides: Vec<&Seat> =
        [Some(now.main), now.helping(game)].into_iter().flatten().filter_map(|c| game.seat(c)).collect();
    let term = |seat: bool| {
        let terms = now.terms.iter().filter(move |term| matches!(term.who, fight::Fighter::Seat(_)) == seat);
        terms.map(|term| i32::from(term.strength)).sum::<i32>()
    };
    let there = |id: MonsterId| now.foes(game).any(|foe| foe.id == id);
    let thrown = now.terms.iter().filter_map(|term| match term.who {
        fight::Fighter::Monster(id) if there(id) => Some(i32::from(term.strength)),
        _ => None,
    });
    let foe = |foe: &Monster| {
        // A Half-Breed has only what is good in its Race (CL-OQ-10), by the Short Rules in both.
        let spared = |seat: &Seat, who: &String| {
            let half = |card: bool, kinds: &[String]| {
                card && kinds.contains(who) && (kinds.len() == 1 || crate::talk::is_short())
            };
            half(seat.half_breed, &seat.races) || half(seat.super_munchkin, &seat.classes)
        };
        let met = |against: &fight::foe::card::Against, seat: &Seat| {
            is_kind(&against.who, seat) && (against.strength < 0 || !spared(seat, &against.who))
        };
        let against = foe.def.against.iter().filter(|against| sides.iter().any(|seat| met(against, seat)));
        let all = i32::from(foe.def.level.unwrap_or(1))
            + on(game, foe).iter().map(|add| i32::from(add.level)).sum::<i32>()
            + against.map(|against| i32::from(against.strength)).sum::<i32>();
        // In Munchkin Shadowrun a monster may be weaker than nothing at all.
        if crate::talk::is_shadowrun() { all } else { all.max(1) }
    };
    // What a Cleric can do against the undead, and the like.
    let met = |keyword: &String| now.foes(game).any(|foe| foe.def.keywords.contains(keyword));
    let able = |seat: &Seat| {
        let all = book.rules.abilities.iter().filter(|able| is_kind(&able.who, seat) && met(&able.against));
        all.map(|able| i32::from(able.strength)).sum::<i32>()
    };
    let ours = sides.iter().map(|seat| brings(seat) + able(seat)).sum::<i32>() + term(true);
    Some((ours, now.foes(game).map(foe).sum::<i32>() + thrown.sum::<i32>()))
}

fn wins(book: &Book, game: &Game) -> Option<bool> {
    let (ours, theirs) = totals(book, game)?;
    let now = game.fight.as_deref()?;
    let fighters = [Some(now.main), now.helping(game)];
    let breaks_ties = |class: &String| class == "warrior" && book.rules.tie_classes.contains(class);
    let warrior = |colour: Colour| game.seat(colour).is_some_and(|seat| seat.classes.iter().any(breaks_ties));
    let ties = now.ties_won || fighters.into_iter().flatten().any(warrior);
    Some(ours > theirs || ties && ours == theirs)
}

#[test]
fn the_last_level_is_the_end_and_comes_by_a_kill_or_from_above() {
    let mut reached = 0;
    games(60, 900, |moment| {
        assert_eq!(laws::broken(moment.book, moment.after), None, "after {:?}", moment.command);
        for seat in &moment.after.seats {
            assert!((1..=10).contains(&seat.level));
        }
        if !moment.after.seats.iter().any(|seat| seat.level == 10) {
            return;
        }
        reached += 1;
        assert!(moment.after.ending.is_some(), "the game goes on at Level 10: {:?}", moment.command);
        let last = |event: &Event| matches!(event, Event::Munchkin(munchkin::Event::Level { to: 10, .. }));
        let by = ["MC-CMB-14", "MC-CMB-15", "MC-CMB-16", "MC-HELP-18", "MC-LVL-11", "MS-CMB-05"];
        let fact = moment.facts.iter().find(|fact| last(&fact.event)).expect("a Level");
        assert!(moment.cites(fact, &by), "{fact:?}");
        let drew = |event: &Event| matches!(event, Event::Cards(cards::Event::Drew { deck: Deck::ITEMS, .. }));
        let ends = |event: &Event| matches!(event, Event::Table(table::Event::Ended(_)));
        let end = moment.facts.iter().position(|fact| ends(&fact.event)).expect("the end");
        assert!(!moment.facts[end..].iter().any(|fact| drew(&fact.event)), "nobody draws any more");
    });
    assert!(reached > 3, "{reached}");
}

#[test]
fn who_fights_uses_nothing_that_was_not_in_use_when_the_fight_began() {
    let mut looked = 0;
    games(60, 700, |moment| {
        let (Some(before), Some(after)) = (&moment.before.fight, &moment.after.fight) else { return };
        let cheats = matches!(moment.command, Command::Munchkin(munchkin::Command::PlayCard { card, .. })
            if moment.book.cards.card(*card).is_some_and(|def| def.is == standie::rules::card::CardKind::Cheat));
        if before.main != after.main || cheats {
            return;
        }
        for colour in [Some(before.main), before.helper.filter(|_| before.helper == after.helper)].into_iter().flatten()
        {
            let worn = |game: &Game| -> BTreeSet<_> {
                let gear = game.seat(colour).into_iter().flat_map(|seat| &seat.gear);
                gear.filter(|gear| !gear.packed && !gear.once && !gear.is_hireling())
                    .filter_map(|gear| gear.card)
                    .collect()
            };
            let (was, is) = (worn(moment.before), worn(moment.after));
            assert!(is.is_subset(&was), "{:?} puts {:?} on in a fight", moment.command, is.difference(&was));
            looked += usize::from(!was.is_empty());
        }
    });
    assert!(looked > 500, "{looked}");
}

#[test]
fn a_fight_is_won_by_who_has_more_and_only_once_all_others_had_their_chance_since_the_last_play() {
    let (mut passed, mut won, mut lost) = (BTreeSet::new(), 0, 0);
    games(120, 700, |moment| {
        let pass = matches!(moment.command, Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
        if let (Ask::Table(table::Ask::Window { waiting, .. }), true) = (moment.asked(), pass) {
            passed.insert(waiting[0]);
        } else if moment.before.fight.is_some() && !matches!(moment.asked(), Ask::Fight(fight::Ask::PickOrder { .. })) {
            // Anything else that anybody does opens it anew, but what somebody who is cursed decides is part of a play.
            passed.clear();
        }
        let Some((ours, theirs, how)) = moment.fought() else { return };
        let now = moment.before.fight.as_deref().expect("a fight");
        if now.fled.is_empty() {
            assert_eq!(Some((ours, theirs)), totals(moment.book, moment.before), "{now:?}");
            assert_eq!(Some(how), wins(moment.book, moment.before).map(|wins| wins && !now.gives_up), "{now:?}");
        }
        let others = moment.before.seats.iter().filter(|seat| seat.colour != now.main && !seat.dead && !seat.away);
        for seat in others.filter(|_| how) {
            assert!(passed.contains(&seat.colour), "{:?} was not asked: {passed:?}", seat.colour);
        }
        if how {
            won += 1
        } else {
            lost += 1
        }
        passed.clear();
    });
    assert!(won > 40 && lost > 40, "{won} won, {lost} lost");
}

#[test]
fn who_wins_draws_what_the_monsters_are_worth_and_who_loses_nothing() {
    let (mut won, mut lost) = (0, 0);
    games(120, 700, |moment| {
        let Some((.., how)) = moment.fought() else { return };
        let now = moment.before.fight.as_deref().expect("a fight");
        let instructed =
            moment.facts.iter().any(|fact| matches!(fact.event, Event::Fight(fight::Event::Instructs { .. })));
        if moment.after.ending.is_some() || instructed || !now.fled.is_empty() {
            return;
        }
        // What the next turn begins with is no Treasure of the fight.
        let next = |event: &Event| matches!(event, Event::Table(table::Event::Turn { .. }));
        let drawn: u32 = moment
            .facts
            .iter()
            .take_while(|fact| !next(&fact.event))
            .map(|fact| match &fact.event {
                Event::Cards(cards::Event::Drew { deck: Deck::ITEMS, cards, .. }) => u32::from(*cards),
                Event::Table(table::Event::Owed(Step::Fight(fight::Step::Spoils { picks, .. }))) => {
                    picks.iter().map(|(_, cards)| u32::from(*cards)).sum()
                }
                _ => 0,
            })
            .sum();
        let worth = |foe: &Monster| {
            let more: i32 = on(moment.before, foe).iter().map(|add| i32::from(add.treasures)).sum();
            (i32::from(foe.def.treasures.unwrap_or(1)) + more).max(1) as u32
        };
        let all = now.foes(moment.before).map(worth).sum::<u32>()
            + now.slain.iter().map(|s| u32::from(s.treasures)).sum::<u32>();
        assert_eq!(drawn, if how { all } else { 0 }, "{:?}\n{now:?}", moment.facts);
        if how { won += 1 } else { lost += 1 }
    });
    assert!(won > 40 && lost > 40, "{won} won, {lost} lost");
}

/// Who still has to run from what.
fn to_run(game: &Game) -> Vec<(Colour, MonsterId)> {
    let entries = game.agenda.iter().filter_map(|step| match step {
        Step::Fight(fight::Step::RunAway { seat, left, .. }) => Some(left.iter().map(move |id| (*seat, *id))),
        _ => None,
    });
    entries.flatten().collect()
}

#[test]
fn whoever_runs_rolls_once_for_each_and_no_more_once_dead() {
    let (mut owed, mut rolled) = (Vec::new(), 0);
    games(120, 700, |moment| {
        let (was, is) = (to_run(moment.before), to_run(moment.after));
        if was.is_empty() && !is.is_empty() {
            let now = moment.before.fight.as_deref().expect("a fight");
            let runners = [Some(now.main), now.helping(moment.before)].into_iter().flatten();
            let foes: Vec<MonsterId> = moment.before.foes.all.iter().map(|foe| foe.id).collect();
            owed = runners.flat_map(|runner| foes.iter().map(move |foe| (runner, *foe))).collect();
            let mut told = is.clone();
            told.sort_unstable_by_key(|(seat, id)| (seat.index(), id.0));
            owed.retain(|(_, foe)| moment.after.foes.get(*foe).is_some_and(|_| !now.left_alone.contains(foe)));
            // Who does not bother those of low Level is not run from (MC-RUN-15).
            owed.retain(|(runner, foe)| {
                let (seat, foe) =
                    (moment.before.seat(*runner).expect("a seat"), moment.before.foes.get(*foe).expect("a foe"));
                i32::from(seat.level) > i32::from(foe.def.spares)
            });
            owed.sort_unstable_by_key(|(seat, id)| (seat.index(), id.0));
            assert_eq!(told, owed, "{now:?}");
        }
        let ran =
            matches!(moment.command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Ran { .. }))));
        for entry in was.iter().filter(|entry| !is.contains(entry)) {
            let dead = moment.after.seat(entry.0).is_none_or(|seat| seat.dead);
            let gone = moment.after.foes.get(entry.1).is_none();
            let rolls = ran
                && matches!(moment.command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Ran { monster, .. }))) if *monster == entry.1);
            assert!(dead || gone || rolls, "{entry:?} is not rolled for: {:?}", moment.command);
            rolled += usize::from(rolls);
        }
    });
    assert!(rolled > 100, "{rolled}");
}

#[test]
fn charity_leaves_what_may_be_kept_and_goes_evenly_to_the_lowest_who_live() {
    let mut given = 0;
    games(240, 700, |moment| {
        let Command::Table(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Gave(_)))) = moment.command else {
            return;
        };
        let giver = moment.before.turn.seat.expect("a turn");
        let held = |game: &Game, colour: Colour| game.seat(colour).map_or(0, |seat| seat.held.len());
        let dwarf = moment.before.seat(giver).is_some_and(|seat| seat.races.iter().any(|race| race == "dwarf"));
        assert_eq!(held(moment.after, giver), if dwarf { 6 } else { 5 });
        let others = || moment.before.seats.iter().filter(|seat| seat.colour != giver);
        let living = || others().filter(|seat| !seat.dead && !seat.away);
        let level = moment.before.seat(giver).map_or(0, |seat| seat.level);
        let lowest = living().map(|seat| seat.level).min().filter(|lowest| *lowest < level);
        let more = |seat: &Seat| held(moment.after, seat.colour) - held(moment.before, seat.colour);
        let shares: Vec<u32> = living().filter(|seat| Some(seat.level) == lowest).map(more).collect();
        assert!(shares.iter().max().unwrap_or(&0) - shares.iter().min().unwrap_or(&0) <= 1, "{shares:?}");
        let rest = others().filter(|seat| seat.dead || seat.away || Some(seat.level) != lowest);
        assert!(rest.into_iter().all(|seat| more(seat) == 0), "{:?}", moment.facts);
        let surplus = held(moment.before, giver) - held(moment.after, giver);
        assert_eq!(shares.iter().sum::<u32>(), if lowest.is_some() { surplus } else { 0 });
        given += 1;
    });
    assert!(given > 40, "{given}");
}

#[test]
fn nobody_sees_another_hand_or_what_comes_next() {
    let mut looked = 0;
    games(6, 300, |moment| {
        let game = moment.after;
        if looked % 7 != 0 {
            looked += 1;
            return;
        }
        looked += 1;
        for me in &game.seats {
            let imagined = View::of(moment.book, game, me.colour).imagined();
            assert!(imagined.seats.iter().all(|seat| seat.colour == me.colour || seat.held == CardSet::EMPTY));
            // Another hand of the same size, out of the decks: nothing looks otherwise.
            let mut other = game.clone();
            let stock = other.stock.as_mut().expect("cards");
            for seat in other.seats.iter_mut().filter(|seat| seat.colour != me.colour) {
                for deck in [Deck::DOOR, Deck::ITEMS] {
                    let had = seat.held.and(moment.book.cards.stack(deck));
                    let free = stock.draw.and(moment.book.cards.stack(deck));
                    if free.len() < had.len() {
                        continue;
                    }
                    let now: CardSet = free.iter().take(had.len() as usize).collect();
                    seat.held = seat.held.without(&had).or(&now);
                    stock.draw = stock.draw.without(&now).or(&had);
                }
            }
            assert_eq!(View::of(moment.book, &other, me.colour).imagined(), imagined);
        }
    });
    assert!(looked > 300, "{looked}");
}
