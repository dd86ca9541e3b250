//! What a pick would do is said before it is touched: a power by its deed, an Item by what it adds to whom; and what nothing
//! brings back asks whether it is meant.

use crate::support::dealing::each_decision_of;
use standie::catalog::words::{Names, Words};
use standie::phones::around::{Around, Now};
use standie::phones::page;
use standie::phones::shown::{Does, Pick, Shown, shown};
use standie::play::{narrate, reacting, serving};
use standie::rules::book::Book;
use standie::rules::card::{CardKind, Choice, Does as Effects};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::game::Game;
use standie::rules::munchkin;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;
use std::collections::{BTreeMap, BTreeSet};

const BOTS: &str = "random,greedy,random,cautious,random";

/// Every page of whoever is asked, of some games.
fn pages(system: &str, seeds: std::ops::Range<u64>, mut see: impl FnMut(&Book, &Game, &Shown)) {
    let words = Words::load("en");
    for seed in seeds {
        each_decision_of(system, BOTS, (seed, 2_000), |book, game, _, _| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            see(book, game, &shown(&words, (book, game), seat, Now::Asked(&[]), &Around::default()));
        });
    }
}

fn text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[test]
fn what_nothing_brings_back_takes_a_second_touch_in_its_own_place() {
    let words = Words::load("en");
    let mut asked = BTreeMap::<&str, usize>::new();
    for system in ["classic", "shadowrun", "quest"] {
        pages(system, 0..4, |book, game, page| {
            let rare = engine::rare(book, game, page.seat);
            let html = page::part(&words, page, 1);
            for (n, pick) in page.picks.iter().enumerate() {
                let Does::Move(command) = &pick.does else { continue };
                let kind = match command {
                    command if reacting::gives_up(game, command) => "given up",
                    Command::Munchkin(munchkin::Command::PlayCard { .. }) if rare.contains(command) => "on oneself",
                    Command::Munchkin(_) if rare.contains(command) => "paid with what lies there",
                    Command::Dungeon(standie::rules::dungeon::Command::Heal { .. }) => "a Level for Health",
                    Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice })
                        if book.cards.card(*card).is_some_and(|def| def.is == CardKind::Level)
                            && choice.on.is_some_and(|on| on != *seat) =>
                    {
                        "a Level for somebody else"
                    }
                    command if serving::only_others(book, game, command) => "nothing for oneself",
                    _ => {
                        assert!(!pick.sure, "{:?}", pick.label);
                        continue;
                    }
                };
                assert!(pick.sure, "{kind}: {:?}", pick.label);
                // The button that does it lies shut, in its own place, and says what is asked.
                let at = html.find(&format!("id=\"p{n}\"")).expect("its button");
                let opens = html[..at].rfind("<details class=\"sure\"").expect("what it lies in");
                assert!(!html[opens..at].contains("</details>"), "{kind}: {html}");
                let said = if pick.card.is_some() || pick.fold.is_some() { &pick.brief } else { &pick.label };
                assert!(html[at..].contains(&text(&format!("Sure? {said}"))), "{kind}: {}", &html[opens..]);
                assert!(html[opens..at].contains("Keep it"), "{kind}");
                *asked.entry(kind).or_default() += 1;
            }
        });
    }
    println!("{asked:?}");
    assert!(
        ["given up", "on oneself", "paid with what lies there", "a Level for Health"]
            .iter()
            .all(|k| asked.contains_key(k)),
        "{asked:?}"
    );
}

/// How a power is used, whatever pays for it.
fn aimed(pick: &Pick) -> Option<(String, &Choice)> {
    match &pick.does {
        Does::Move(Command::Munchkin(munchkin::Command::UsePower { class, by, choice, .. })) => {
            Some((format!("{class} {:?} {choice:?}", by.paying()), choice))
        }
        _ => None,
    }
}

#[test]
fn a_power_is_called_by_what_it_would_do_and_below_it_stands_what_pays() {
    let words = Words::load("en");
    let (mut fought, mut sent, mut stolen, mut folded) = (0, 0, 0, 0);
    for system in ["classic", "shadowrun", "quest"] {
        pages(system, 0..6, |book, game, page| {
            let names = Names::of(game);
            let mut ways: BTreeMap<String, Vec<&Pick>> = BTreeMap::new();
            for pick in &page.picks {
                let Some((way, choice)) = aimed(pick) else { continue };
                assert!(!pick.label.contains("iscard") && pick.says.is_empty(), "{pick:?}");
                let Does::Move(Command::Munchkin(munchkin::Command::UsePower { class, by, .. })) = &pick.does else {
                    continue;
                };
                // Whose power it is, said first.
                let label = pick.label.strip_prefix(&format!("{}: ", words.kind(class))).expect("the power");
                let power = book.cards.kind(class).and_then(|kind| kind.power(by.paying())).expect("a power");
                let deeds: Vec<&Effects> = power.deeds().collect();
                if let ([Effects::Fight(fight::Does::Term { strength, dice: 0 })], Some(who)) =
                    (&deeds[..], choice.fighter)
                {
                    let who = narrate::asking::fighter(&words, game, who);
                    assert!(label.starts_with(&format!("{strength:+} for {who}, with ")), "{label}");
                    fought += 1;
                }
                if let ([Effects::Fight(fight::Does::SendAway)], Some(monster)) = (&deeds[..], choice.monster) {
                    let who = words.monster(monster, names);
                    assert_eq!(label, format!("Send {who} away: its Treasure stays, with your whole hand"));
                    sent += 1;
                }
                if let ([Effects::Munchkin(munchkin::Does::Steal { sure: false })], Some(from), Some(at)) =
                    (&deeds[..], choice.on, choice.item)
                {
                    let item = words.item(&game.seat(from).expect("a seat").gear[at]);
                    let begins = format!("Steal from {}: {item}", words.seat(from, names));
                    assert!(
                        label.starts_with(&begins) && label.contains("(4 or more, or lose a level), with "),
                        "{label}"
                    );
                    stolen += 1;
                }
                ways.entry(way).or_default().push(pick);
            }
            let folds: BTreeSet<_> = ways.values().filter(|all| all.len() > 1).map(|all| all[0].fold.clone()).collect();
            assert_eq!(folds.len(), ways.values().filter(|all| all.len() > 1).count(), "{folds:?}");
            for all in ways.values().filter(|all| all.len() > 1) {
                let fold = all[0].fold.as_ref().expect("a fold");
                for pick in all {
                    // Below it only what pays, in a few words.
                    assert!(pick.fold.as_ref() == Some(fold) && pick.brief.starts_with("with "), "{pick:?}");
                    // Shut it says whose power it is and what it costs.
                    let (class, what) = fold.split_once(": ").expect("what it does");
                    let (class, cards) = class.split_once(", ").expect("what it costs");
                    assert!(cards == "a card" || cards.ends_with(" cards"), "{fold}");
                    assert_eq!(pick.label, format!("{class}: {what}, {}", pick.brief));
                }
                folded += 1;
            }
        });
    }
    println!("{fought} in fights, {sent} sent away, {stolen} stolen, {folded} folds");
    assert!(fought > 50 && sent > 5 && stolen > 20 && folded > 50, "{fought}, {sent}, {stolen}, {folded}");
}

#[test]
fn an_item_put_into_a_fight_says_what_it_adds_to_whom() {
    let words = Words::load("en");
    let (mut laid, mut held) = (0, 0);
    pages("classic", 0..6, |book, game, page| {
        let own = game.seat(page.seat).expect("a seat");
        for pick in &page.picks {
            let Does::Move(Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. })) = &pick.does else {
                continue;
            };
            let Some(who) = choice.fighter.map(|who| narrate::asking::fighter(&words, game, who)) else { continue };
            if let Some(item) = own.gear.iter().find(|item| item.card == Some(*card)) {
                let adds = format!("{:+} for {who}", munchkin::outfit::bonus(own, item));
                assert_eq!(pick.label, format!("{}: {adds}", words.item(item)));
                assert!(pick.fold.is_none() || pick.brief == adds, "{pick:?}");
                laid += 1;
            } else if book.cards.card(*card).is_some_and(|def| matches!(def.is, CardKind::Item { .. }))
                && choice.die.is_none()
            {
                assert!(pick.brief.ends_with(&format!(" for {who}")) && pick.brief.starts_with(['+', '-']), "{pick:?}");
                held += 1;
            }
        }
    });
    assert!(laid > 10 && held > 10, "{laid}, {held}");
}

#[test]
fn what_is_worn_is_put_on_and_what_is_carried_can_be_read() {
    let words = Words::load("en");
    let (mut worn, mut wielded, mut packed, mut read) = (0, 0, 0, 0);
    pages("classic", 0..4, |book, game, page| {
        for pick in &page.picks {
            let Does::Move(Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. })) = &pick.does else {
                continue;
            };
            let Some(CardKind::Item { gear, .. }) = book.cards.card(*card).map(|def| &def.is) else { continue };
            if gear.once || choice.down || pick.card.is_none() || *choice != Choice::default() {
                continue;
            }
            let own = game.seat(page.seat).expect("a seat");
            let room = munchkin::outfit::may_use(own, gear) && munchkin::outfit::has_room_for(own, gear);
            let (says, count) = match (gear.slot, gear.hands) {
                // What there is no room for, or may not be used, goes where it does nothing.
                _ if !room => ("Put it on the table", &mut packed),
                (Some(_), _) => ("Put it on", &mut worn),
                (None, 1..) => ("Wield it", &mut wielded),
                (None, 0) => ("Put it on the table", &mut 0),
            };
            assert_eq!(pick.brief, says, "{}", pick.label);
            *count += 1;
        }
        for item in &game.seat(page.seat).expect("a seat").gear {
            let (name, bonus) = (words.item(item), format!("{:+}", item.bonus));
            let line = page.own.iter().find(|line| line.contains(&name)).expect("a line");
            assert!(item.bonus == 0 || line.contains(&bonus), "{line}");
            read += 1;
        }
    });
    assert!(worn > 20 && wielded > 20 && read > 100, "{worn}, {wielded}, {read}");
}

#[test]
fn whoever_waits_for_a_first_hand_reads_what_is_done_with_it() {
    let words = Words::load("en");
    let mut read = 0;
    each_decision_of("classic", BOTS, (0, 60), |book, game, _, _| {
        let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
        let asked = engine::question(book, game).ask;
        if !matches!(asked, Ask::Table(table::Ask::Window { about: About::Opening, .. })) {
            return;
        }
        let other = game.seats.iter().map(|one| one.colour).find(|one| *one != seat).expect("somebody else");
        let around = Around { waits: vec![seat], ..Around::default() };
        let page = shown(&words, (book, game), other, Now::Waits, &around);
        let says = format!("{} is putting down a starting hand.", words.seat(seat, Names::of(game)));
        assert_eq!(page.asked, says);
        read += 1;
    });
    assert!(read > 2, "{read}");
}

fn told(book: &Book, game: &Game, command: &Command) -> Vec<String> {
    let (mut then, words) = (game.clone(), Words::load("en"));
    let facts = engine::act(book, &mut then, command).expect("a move");
    let lines = narrate::tell_by(book, game, &facts);
    lines.iter().map(|line| words.say(&line.message, Names::told(book, &then, game))).collect()
}

#[test]
fn a_theft_says_so_and_who_has_it_is_not_said_twice() {
    let (mut tried, mut stolen, words) = (0, 0, Words::load("en"));
    for seed in 0..8 {
        each_decision_of("classic", BOTS, (seed, 2_000), |book, game, me, moves| {
            let steals = |command: &&Command| matches!(command, Command::Munchkin(munchkin::Command::UsePower { choice, .. }) if choice.item.is_some());
            let Some(command) = moves.iter().find(steals) else { return };
            let me = words.seat(me, Names::of(game));
            let lines = told(book, game, command);
            assert!(lines[0].starts_with(&format!("{me} tries to steal ")), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains("goes full")), "{lines:?}");
            tried += 1;
            let mut then = game.clone();
            engine::act(book, &mut then, command).expect("a move");
            if !matches!(engine::waits_for(book, &then), Decider::Chance) {
                return;
            }
            let die = |face: i32| Command::Table(table::Command::Answer(table::Answer::Number(face).into()));
            let lines = told(book, &then, &die(6));
            assert!(lines.iter().any(|line| *line == format!("{me} gets away with it")), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains("now has") && !line.contains("no longer has")), "{lines:?}");
            let lines = told(book, &then, &die(1));
            assert!(lines.iter().any(|line| line.starts_with(&format!("{me} is caught stealing"))), "{lines:?}");
            stolen += 1;
        });
    }
    assert!(tried > 10 && stolen > 10, "{tried}, {stolen}");
}

#[test]
fn a_card_that_steals_says_so_once() {
    let mut stolen = 0;
    for seed in 0..6 {
        each_decision_of("shadowrun", BOTS, (seed, 2_000), |book, game, me, moves| {
            let steals = |command: &&Command| matches!(command, Command::Munchkin(munchkin::Command::PlayCard { choice, .. }) if choice.item.is_some() && choice.on.is_some_and(|on| on != me));
            let Some(command) = moves.iter().find(steals) else { return };
            let lines = told(book, game, command);
            assert!(lines.iter().any(|line| line.ends_with(" gets away with it")), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains("now has") && !line.contains("no longer has")), "{lines:?}");
            stolen += 1;
        });
    }
    assert!(stolen > 2, "{stolen}");
}

#[test]
fn a_swap_is_told_once_and_names_both() {
    let (mut swaps, words) = (0, Words::load("en"));
    each_decision_of("classic", BOTS, (1, 2_000), |book, game, me, _| {
        let own = game.seat(me).expect("a seat");
        for other in game.seats.iter().filter(|other| other.colour != me) {
            let (Some(mine), Some(theirs)) = (own.gear.first(), other.gear.first()) else { continue };
            let one = || Goods { gear: vec![0], ..Goods::default() };
            let give = munchkin::Command::Give { from: me, to: other.colour, goods: one(), back: one() };
            let give = Command::Munchkin(give);
            if mine.name == theirs.name || engine::decide(book, game, &give).is_err() {
                continue;
            }
            let lines = told(book, game, &give);
            let items: Vec<&String> = lines.iter().filter(|line| line.contains(&words.item(mine))).collect();
            assert_eq!(items.len(), 1, "{lines:?}");
            let both = [me, other.colour].map(|seat| words.seat(seat, Names::of(game)));
            assert!(items[0].contains(" swap: ") && both.iter().all(|name| items[0].contains(name)), "{items:?}");
            swaps += 1;
        }
    });
    assert!(swaps > 10, "{swaps}");
}

#[test]
fn why_a_card_cannot_be_played_speaks_of_what_is_there() {
    let mut seen = BTreeSet::new();
    for system in ["classic", "short"] {
        pages(system, 0..4, |_, game, page| {
            if !matches!(game.top(), Some(standie::rules::agenda::Step::Table(table::Step::Move { .. }))) {
                return;
            }
            for card in page.hand.iter().filter(|card| page.picks.iter().all(|pick| pick.card != Some(card.card))) {
                let why = card.lines[0].clone();
                let never = [
                    "hoose one of",
                    "Enter it",
                    "in hand right",
                    "Race or Class",
                    "Name each",
                    "Nothing needs",
                    "yourself",
                ];
                for never in never {
                    assert!(!why.contains(never), "{}: {why}", card.name);
                }
                seen.insert(why);
            }
        });
    }
    println!("{seen:#?}");
    assert!(seen.iter().any(|why| why.starts_with("That card needs a Race to lie beside.")), "{seen:?}");
}

#[test]
fn while_phones_are_let_in_nobody_looks_anything_up() {
    let words = Words::load("en");
    each_decision_of("classic", BOTS, (1, 5), |book, game, me, _| {
        let page = |lets_in: bool| {
            let around = Around { reads: true, lets_in, ..Around::default() };
            shown(&words, (book, game), me, Now::Waits, &around).asked
        };
        assert!(page(false).contains("looking something up") && page(true).contains("Phones are being let in"));
    });
}

#[test]
fn the_way_to_throw_is_asked_of_nobody_else() {
    // A fight of one's own has the same picks by their labels: none is there twice.
    pages("classic", 6..8, |book, game, page| {
        if !matches!(engine::question(book, game).ask, Ask::Fight(fight::Ask::Fight { .. })) {
            return;
        }
        let mut labels = BTreeSet::new();
        assert!(page.picks.iter().all(|pick| labels.insert((pick.label.clone(), pick.card))), "{:?}", page.picks);
    });
}

#[test]
fn a_curse_says_what_it_does_to_whom_and_what_would_be_wasted_stands_last() {
    let words = Words::load("en");
    let (mut cursed, mut wasted, mut others) = (0, 0, BTreeSet::new());
    for system in ["classic", "shadowrun"] {
        pages(system, 0..4, |book, game, page| {
            let html = page::part(&words, page, 1);
            for (n, pick) in page.picks.iter().enumerate() {
                let Does::Move(Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. })) = &pick.does else {
                    continue;
                };
                let Some(on) = choice.on else { continue };
                if !book.cards.card(*card).is_some_and(|def| matches!(def.is, CardKind::Curse(_))) {
                    others.insert(format!("{}: {}", pick.label, pick.brief));
                    continue;
                }
                let whom = format!("Curse {}", words.seat(on, Names::of(game)));
                let waste = pick.fold.as_deref() == Some("Waste it");
                let says = [Some(&pick.brief), pick.fold.as_ref().filter(|_| !waste)];
                assert!(says.iter().flatten().any(|said| said.starts_with(&whom)), "{pick:?}");
                cursed += 1;
                // Whatever is worth it stands above the fold of what is not.
                let of_card = |at: &usize| page.picks[*at].card == pick.card;
                let place = |at: usize| html.find(&format!("id=\"p{at}\"")).expect("a button");
                for other in (0..page.picks.len()).filter(of_card).filter(|_| waste) {
                    if page.picks[other].fold.as_deref() != Some("Waste it") {
                        assert!(place(other) < place(n), "{html}");
                        wasted += 1;
                    }
                }
            }
        });
    }
    println!("{others:#?}");
    assert!(cursed > 50 && wasted > 5, "{cursed}, {wasted}");
}

#[test]
fn a_curse_that_can_only_happen_is_not_asked_about() {
    let (mut told, mut asked) = (0, 0);
    for (system, says, asks) in [
        ("quest", "A Curse, and nothing you have stops it.", "A Curse! Stop it if you can."),
        ("classic", "A Curse, and nothing you have stops it.", "A Curse! Stop it if you can."),
        ("shadowrun", "A Trap, and nothing you have stops it.", "A Trap! Stop it if you can."),
    ] {
        let mut words = Words::load("en");
        words.speak_of(Some(system));
        for seed in 0..8 {
            each_decision_of(system, BOTS, (seed, 2_000), |book, game, _, _| {
                let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
                if !matches!(engine::question(book, game).ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })) {
                    return;
                }
                let page = shown(&words, (book, game), seat, Now::Asked(&[]), &Around::default());
                let only = page.picks.len() == 1;
                assert_eq!(page.asked, if only { says } else { asks }, "{:?}", page.picks);
                *(if only { &mut told } else { &mut asked }) += 1;
            });
        }
    }
    println!("{told} told, {asked} asked");
    assert!(told > 20 && asked > 0, "{told}, {asked}");
}

#[test]
fn who_carries_nothing_is_missing_from_a_trade_for_a_reason() {
    let words = Words::load("en");
    let mut missing = 0;
    pages("classic", 0..6, |_, game, page| {
        let trades: Vec<&Pick> = page.picks.iter().filter(|pick| pick.fold.as_deref() == Some("Trade")).collect();
        let Some(last) = trades.last() else { return };
        let bare = |seat: &standie::rules::seat::Seat| seat.gear.is_empty();
        let own = game.seat(page.seat).expect("a seat");
        let gone = game.seats.iter().filter(|seat| bare(own) && bare(seat) && seat.colour != page.seat && !seat.dead);
        let gone: Vec<String> = gone.map(|seat| words.seat(seat.colour, Names::of(game))).collect();
        assert_eq!(last.note.is_some(), !gone.is_empty(), "{last:?}");
        let Some(note) = &last.note else { return };
        assert!(gone.iter().all(|name| note.contains(name)) && note.ends_with("and neither have you."), "{note}");
        assert!(page::part(&words, page, 1).contains(note.as_str()));
        missing += 1;
    });
    assert!(missing > 5, "{missing}");
}

#[test]
fn a_card_that_raises_a_level_says_whose_and_is_offered_for_everybody_it_may_be_played_on() {
    let words = Words::load("en");
    let (mut own, mut others) = (0, 0);
    pages("short", 0..4, |book, game, page| {
        for pick in &page.picks {
            let Does::Move(Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice })) = &pick.does else {
                continue;
            };
            if book.cards.card(*card).is_none_or(|def| def.is != CardKind::Level) {
                continue;
            }
            match choice.on.filter(|on| on != seat) {
                None => {
                    assert!(pick.brief.starts_with("A Level for ") && pick.fold.is_none(), "{pick:?}");
                    own += 1;
                }
                Some(on) => {
                    let whom = words.seat(on, Names::of(game));
                    assert!(pick.brief.starts_with(&format!("A Level for {whom}")), "{pick:?}");
                    assert!(pick.fold.as_deref() == Some("For somebody else") && pick.sure, "{pick:?}");
                    others += 1;
                }
            }
        }
        // Whatever the rules list is there.
        let listed = engine::moves(book, game);
        let raises = |command: &&Command| {
            matches!(command, Command::Munchkin(munchkin::Command::PlayCard { card, .. })
                if book.cards.card(*card).is_some_and(|def| def.is == CardKind::Level))
        };
        for command in listed.iter().filter(raises) {
            assert!(page.picks.iter().any(|pick| pick.does == Does::Move(command.clone())), "{command:?}");
        }
    });
    assert!(own > 10 && others > 10, "{own}, {others}");
}
