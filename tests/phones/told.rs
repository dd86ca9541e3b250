//! What a page says is what the tablet says: for what help is asked, whose claim it is, which Curse strikes, what lies there.

use crate::support::dealing::each_decision_of;
use standie::catalog::words::{Names, Words};
use standie::phones::around::{Around, Now};
use standie::phones::shown::{Does, shown};
use standie::play::narrate::{self, outlook};
use standie::rules::agenda::Step;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::doors;
use standie::rules::engine;
use standie::rules::fight::{self, Command as InFight, flight};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::outfit::standing;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

/// Nobody else is meant by "you": those who look on read whose fight it is, whoever helps what they get. How many did of each.
fn each_reads_their_own(
    words: &Words,
    (book, game): (&Book, &Game),
    reads: impl Fn(Colour) -> String,
) -> (usize, usize) {
    let now = fight::kept(game).expect("a fight");
    let main = words.seat(now.main, Names::of(game));
    let (mut helps, mut looks_on) = (0, 0);
    for other in game.seats.iter().map(|seat| seat.colour).filter(|other| *other != now.main) {
        let first = reads(other);
        if now.helping(game) == Some(other) {
            let gets = fight::roll::spoils(book, game, now).helper.expect("a share");
            let treasures = match gets.treasures {
                0 => String::new(),
                1 => "a Treasure".to_owned(),
                n => format!("{n} Treasures"),
            };
            assert!(first.starts_with("Win, and you get ") && first.contains(&treasures), "{first}");
            let runs = ["Lose, and you ", "Lose, and both run: "];
            assert!(runs.iter().any(|runs| first.contains(runs)), "{first}");
            helps += 1;
        } else {
            let runs = [format!("If {main} loses, "), "Lose, and both run: ".to_owned()];
            assert!(runs.iter().any(|runs| first.contains(runs)), "{first}");
            assert!(first.contains(&format!("If {main} wins")), "{first}");
            assert!(!first.contains("you"), "{first}");
            looks_on += 1;
        }
    }
    (helps, looks_on)
}

#[test]
fn a_page_says_what_the_tablet_says() {
    let words = Words::load("en");
    let (mut helped, mut claimed, mut cursed, mut lay, mut offered, mut legs) = (0, 0, 0, 0, 0, 0);
    let (mut looks_on, mut helps) = (0, 0);
    for seed in 0..12 {
        each_decision_of("classic", "greedy,cautious,greedy,random", (seed, 1_500), |book, game, _, _| {
            let question = engine::question(book, game);
            let page = |seat, now: Now<'_>| shown(&words, (book, game), seat, now, &Around::default());
            if let Ask::Table(table::Ask::Window { about: About::Fight, .. }) = question.ask
                && let Some(now) = fight::current(game).filter(|now| now.goes_on(game) && !now.yields)
            {
                let (own, other) = (now.main, game.seats.iter().map(|seat| seat.colour).find(|c| *c != now.main));
                assert!(page(own, Now::Rings(None)).asked.starts_with("Still "));
                assert!(page(other.expect("others"), Now::Rings(None)).asked.contains("says: “I win!”"));
                claimed += 1;
            }
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            let asked = page(seat, Now::Asked(&[]));
            match (&question.ask, game.top()) {
                (Ask::Fight(fight::Ask::Asked { .. }), _) => {
                    assert!(asked.told.iter().any(|line| line.starts_with("With you: ")), "{:?}", asked.told);
                    assert!(asked.told.iter().any(|line| line.contains("asks for your help")), "{:?}", asked.told);
                    helped += 1;
                    // Whoever asked reads of themselves as "you".
                    let main = fight::kept(game).expect("a fight").main;
                    let around = Around { waits: vec![seat], ..Around::default() };
                    let waits = shown(&words, (book, game), main, Now::Waits, &around).asked;
                    assert!(waits.ends_with(" is thinking about whether to help you."), "{waits}");
                    // It is their own legs they run on, not those of whoever asks (MC-RUN-07).
                    let now = fight::kept(game).expect("a fight");
                    let foes: Vec<_> = now.foes(game).map(|monster| monster.id).collect();
                    if let [foe] = foes.as_slice() {
                        let least = |who| flight::away_from_it(book, game, who, *foe);
                        let (own, main) = (least(seat), least(now.main));
                        let says =
                            |least: i32| asked.stakes.iter().any(|s| s.contains(&format!("run: {least} or more")));
                        if own != main && (2..6).contains(&own) && asked.stakes.iter().any(|s| s.contains(" or more")) {
                            assert!(says(own) && !says(main), "{own}, not {main}: {:?}", asked.stakes);
                            legs += 1;
                        }
                    }
                }
                (Ask::Fight(fight::Ask::Spoils { .. }), _) => {
                    assert!(asked.picks.iter().any(|pick| !pick.says.is_empty()));
                    lay += 1;
                }
                (Ask::Fight(fight::Ask::Fight { .. }), _) => {
                    // Every number of Treasures can be offered, as long as anything can.
                    let offers: Vec<u8> = asked
                        .picks
                        .iter()
                        .filter_map(|pick| match &pick.does {
                            Does::Move(Command::Fight(InFight::AskHelp { terms, .. })) => Some(terms.treasures),
                            _ => None,
                        })
                        .collect();
                    let all = fight::kept(game).map_or(0, |now| fight::roll::spoils(book, game, now).treasures);
                    if offers.contains(&all) {
                        assert!((1..=all).all(|count| offers.contains(&count)), "{offers:?} of {all}");
                        offered += usize::from(all > 2);
                    }
                    assert!(asked.stakes.iter().any(|line| line.contains("Lose")), "{:?}", asked.stakes);
                    let first = |other| page(other, Now::Waits).stakes.first().cloned().unwrap_or_default();
                    let (own, others) = each_reads_their_own(&words, (book, game), first);
                    (helps, looks_on) = (helps + own, looks_on + others);
                }
                (_, Some(Step::Munchkin(munchkin::Step::Cursed { name, .. }))) if !name.is_empty() => {
                    assert!(asked.told.contains(name), "{:?}", asked.told);
                    cursed += 1;
                }
                _ => {}
            }
            // What ends the turn, or gives something up, stands last.
            let quiet = asked.picks.iter().position(|pick| pick.quiet).unwrap_or(asked.picks.len());
            assert!(asked.picks[quiet..].iter().all(|pick| pick.quiet));
        });
    }
    assert!(
        [helped, claimed, cursed, lay, offered, legs, looks_on, helps].iter().all(|n| *n > 0),
        "{:?}",
        (helped, claimed, cursed, lay, offered, legs, looks_on, helps)
    );
}

#[test]
fn what_help_is_said_to_come_to_is_what_it_comes_to() {
    let words = Words::load("en");
    let (mut asked, mut next_door, mut won) = (0, 0, 0);
    let quest = (1..5).map(|seed| ("quest", seed));
    let others = (5..25).flat_map(|seed| [("classic", seed), ("shadowrun", seed)]);
    for (system, seed) in quest.chain(others) {
        each_decision_of(system, "greedy,cautious,greedy,random", (seed, 3_000), |book, game, _, _| {
            let question = engine::question(book, game);
            let (Ask::Fight(fight::Ask::Asked { .. }), Some(seat)) = (&question.ask, question.seat) else { return };
            let Some(now) = fight::kept(game) else { return };
            let said = outlook::with_help(&words, (book, game), now, seat);
            let mut then = game.clone();
            let yes = Command::Table(table::Command::Answer(table::Answer::Done.into()));
            if engine::act(book, &mut then, &yes).is_err() {
                return;
            }
            let Some(helped) = fight::kept(&then).filter(|helped| helped.helping(&then) == Some(seat)) else { return };
            let sides = fight::sides::sides(book, &then, helped, None);
            let stands = outlook::chance(&words, book, &sides);
            // Whoever would win the game by helping is told so.
            let crowns = fight::roll::winners_of(book, &then, helped).contains(&seat);
            let (said, stands) = (said.unwrap_or_default(), stands.unwrap_or_default());
            assert!(said.starts_with(&stands) && (said == stands) != crowns, "{system} {seed}: {said}, not {stands}");
            won += usize::from(crowns);
            asked += 1;
            next_door += usize::from(game.seat(seat).map(|seat| seat.room) != then.seat(seat).map(|seat| seat.room));
        });
    }
    println!("{asked} asked for help, {next_door} of them next door");
    assert!(asked > 20 && next_door > 0 && won > 0, "{asked}, {next_door}, {won}");
}

#[test]
fn whoever_sends_a_monster_in_is_named() {
    let (mut sent, words) = (0, Words::load("en"));
    for seed in 0..20 {
        each_decision_of("shadowrun", "random,random,random,random", (seed, 2_000), |book, game, me, moves| {
            let sends = |command: &&Command| matches!(command, Command::Doors(doors::Command::SendIn { .. }));
            let Some(command) = moves.iter().find(sends) else { return };
            let mut then = game.clone();
            let Ok(facts) = engine::act(book, &mut then, command) else { return };
            let told = narrate::tell(game, &facts);
            let told: Vec<String> = told.iter().map(|line| words.say(&line.message, Names::of(&then))).collect();
            let who = words.seat(me, Names::of(&then));
            let own = fight::kept(game).is_some_and(|fight| fight.main == me);
            assert!(own || told.iter().any(|line| line.starts_with(&format!("{who} sends "))), "{told:?}");
            sent += usize::from(!own);
        });
    }
    assert!(sent > 5, "{sent}");
}

#[test]
fn who_picks_first_is_said_where_there_is_anything_to_pick_from() {
    let words = Words::load("en");
    let (mut said, mut unsaid, mut agreed) = (0, 0, [0; 2]);
    for seed in 0..8 {
        each_decision_of("classic", "greedy,cautious,greedy,random", (seed, 2_000), |book, game, me, moves| {
            let question = engine::question(book, game);
            let Some(now) = fight::kept(game) else { return };
            let all = fight::slain::treasures(book, game, now);
            let some = |terms: &fight::Bargain| terms.helper_first == Some(true) && terms.treasures > 0;
            if let Ask::Fight(fight::Ask::Fight { .. }) = question.ask {
                for pick in shown(&words, (book, game), me, Now::Asked(&[]), &Around::default()).picks {
                    let Does::Move(Command::Fight(InFight::AskHelp { terms, .. })) = &pick.does else { continue };
                    let picks = some(terms) && terms.treasures < all;
                    assert_eq!(pick.brief.contains("picks first"), picks, "{} of {all}", pick.brief);
                    (said, unsaid) = (said + u32::from(picks), unsaid + u32::from(some(terms) && !picks));
                }
            }
            let Ask::Fight(fight::Ask::Asked { terms, .. }) = &question.ask else { return };
            let page = shown(&words, (book, game), me, Now::Asked(&[]), &Around::default());
            let picks = some(terms) && terms.treasures < all;
            assert_eq!(page.told.iter().any(|line| line.contains("pick first")), picks, "{:?}", page.told);
            // And what was agreed is told like what was offered.
            let yes = Command::Table(table::Command::Answer(table::Answer::Done.into()));
            let mut then = game.clone();
            let Ok(facts) = engine::act(book, &mut then, moves.iter().find(|own| **own == yes).unwrap_or(&yes)) else {
                return;
            };
            let told = narrate::tell_by(book, game, &facts);
            let told: Vec<String> = told.iter().map(|line| words.say(&line.message, Names::of(&then))).collect();
            if let Some(line) = told.iter().find(|line| line.starts_with("Agreed: ") && terms.treasures > 0) {
                assert_eq!(line.contains(", and picks "), terms.treasures < all, "{line}, of {all}");
                agreed[usize::from(terms.treasures < all)] += 1;
            }
        });
    }
    println!("{said} said, {unsaid} not; agreed {agreed:?}");
    assert!(said > 20 && unsaid > 20 && agreed[0] > 0, "{said}, {unsaid}, {agreed:?}");
}

#[test]
fn what_cannot_be_played_on_ones_own_turn_says_what_it_needs() {
    let words = Words::load("en");
    let mut own = 0;
    for seed in 0..4 {
        each_decision_of("classic", "random,random,random,random", (seed, 2_000), |book, game, me, moves| {
            let now = match engine::question(book, game).ask {
                Ask::Table(table::Ask::Window { .. }) => Now::Rings(None),
                _ => Now::Asked(&[]),
            };
            let page = shown(&words, (book, game), me, now, &Around::default());
            let says = |text: &str| page.hand.iter().any(|card| card.lines.iter().any(|line| line.starts_with(text)));
            assert!(!says("There is no fight going on"), "{:?}", page.hand);
            if game.turn.seat == Some(me) {
                assert!(!says("A monster waits for your own turn"), "{:?}", page.hand);
                let closed = moves.contains(&Command::Doors(doors::Command::OpenDoor));
                own += usize::from(closed && says("Open a door first. "));
            }
        });
    }
    assert!(own > 10, "{own}");
}

#[test]
fn a_page_counts_what_the_tablet_counts_for_everybody() {
    let words = Words::load("en");
    let mut cursed = 0;
    for seed in 0..8 {
        each_decision_of("classic", "random,random,random,random", (seed, 2_000), |book, game, me, _| {
            let page = shown(&words, (book, game), me, Now::Waits, &Around::default());
            for fellow in &page.others {
                let seat = game.seat(fellow.seat).expect("a seat");
                let brings = standing(book, game, seat);
                assert!(fellow.brief.contains(&format!("{:+}", brings.total())), "{}, {brings:?}", fellow.brief);
                cursed += usize::from(brings.conditions != 0);
            }
        });
    }
    assert!(cursed > 0);
}

#[test]
fn what_a_box_says_no_line_below_says_once_more() {
    let words = Words::load("en");
    let mut cursed = 0;
    for seed in 0..6 {
        each_decision_of("classic", "random,random,random,random", (seed, 2_000), |book, game, me, _| {
            let Some(Step::Munchkin(munchkin::Step::Cursed { name, .. })) = game.top() else { return };
            let plays = format!("BLUE plays the Curse “{name}” on GREEN");
            let since = vec![plays.clone(), "RED opens a door".to_owned(), plays];
            let page = shown(&words, (book, game), me, Now::Asked(&[]), &Around { since, ..Around::default() });
            // The one before it was another time.
            assert_eq!(page.told.iter().filter(|line| *line == name).count(), 1, "{:?}", page.told);
            assert_eq!(page.since.len(), 2, "{:?}", page.since);
            assert_eq!(page.since[1], "RED opens a door");
            cursed += 1;
        });
    }
    assert!(cursed > 0);
    // Nor what a question came of.
    let mut caused = 0;
    for seed in 0..6 {
        each_decision_of("classic", "random,random,random,random", (seed, 2_000), |book, game, me, _| {
            if !matches!(engine::question(book, game).ask, Ask::Munchkin(munchkin::Ask::LoseItem { .. })) {
                return;
            }
            let since = vec!["A rust monster".to_owned(), "RED loses".to_owned()];
            let around = Around { cause: vec!["RED loses".to_owned()], since, ..Around::default() };
            let page = shown(&words, (book, game), me, Now::Asked(&[]), &around);
            assert!(page.told.contains(&"RED loses".to_owned()) && page.since == ["A rust monster"], "{page:?}");
            caused += 1;
        });
    }
    assert!(caused > 0);
}

#[test]
fn what_somebody_carries_is_told_with_who_made_it() {
    let words = Words::load("en");
    let mut made = 0;
    for seed in 0..3 {
        each_decision_of("shadowrun", "greedy,greedy,greedy,greedy", (seed, 1_500), |book, game, me, _| {
            let own = game.seat(me).expect("a seat");
            let page = shown(&words, (book, game), me, Now::Waits, &Around::default());
            for item in own.gear.iter().filter(|item| item.is("oopsoft")) {
                let named = format!("{}: ", words.item(item));
                let line = page.own.iter().find(|line| line.contains(&named)).expect("a line");
                assert!(line.contains("Oopsoft"), "{line}");
                made += 1;
            }
        });
    }
    assert!(made > 0);
}

#[test]
fn a_page_says_what_the_monsters_of_a_fight_are_like() {
    let words = Words::load("en");
    let (mut fights, mut runs) = (0, 0);
    for (system, seed) in
        [("classic", 0), ("classic", 1), ("classic", 2), ("classic", 3), ("quest", 4), ("shadowrun", 5)]
    {
        each_decision_of(system, "greedy,cautious,greedy,random", (seed, 1_500), |book, game, _, _| {
            let question = engine::question(book, game);
            if let Some(now) = fight::current(game) {
                let page = shown(&words, (book, game), game.seats[0].colour, Now::Waits, &Around::default());
                let html = standie::phones::page::part(&words, &page, 1);
                for id in now.foes(game).filter_map(|foe| Some((foe.id, foe.def.card?))) {
                    let card = book.cards.monster(id.1).expect("a monster");
                    let foe = page.foes.iter().find(|foe| foe.id == id.0).expect("it is on the page");
                    assert_eq!(foe.lines, narrate::card::monster(&words, card));
                    assert!(html.contains(&format!("id=\"m{}\"", id.0.0)), "{}", foe.name);
                    fights += 1;
                }
            }
            if let (Ask::Fight(fight::Ask::RunFirst { monsters }), Some(seat)) = (&question.ask, question.seat) {
                let told = shown(&words, (book, game), seat, Now::Asked(&[]), &Around::default()).told;
                let bad = told.iter().filter(|line| line.starts_with("Caught by ")).count();
                assert_eq!(bad, monsters.len(), "{told:?}");
                runs += 1;
            }
        });
    }
    assert!(fights > 50 && runs > 0, "{fights}, {runs}");
}
