//! House rules of fights and flights: every one, tried with every value it takes.

use crate::switches::{helped, is_fight, is_flight, meets, monster, two};
use crate::talk::{Blue, Green, Red, three};
use standie::rules::card::{CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::doors::Command::{SendIn, Split};
use standie::rules::fight::{self, Bargain, Fighter};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::{munchkin, table};

#[test]
fn after_last_removed() {
    let hands: &[(Colour, &[&'static str])] =
        &[(Red, &["Its Mom Wants It Home"]), (Blue, &["And This Is Steve", "Sneezing Bat"])];
    for value in ["monsters_only", "ends"] {
        let mut talk = three(hands).ruled("after_last_removed", value);
        let met = meets(&mut talk, "Barrel With Legs");
        let home = talk.play(Red, "Its Mom Wants It Home", monster(met));
        talk.does(home);
        let brings = Choice { with: Some(talk.held(Blue, "Sneezing Bat")), ..Choice::default() };
        let brings = talk.play(Blue, "And This Is Steve", brings);
        if value == "ends" {
            assert_eq!(talk.refuses(brings).message.id, "no-fight");
            assert_eq!(talk.all_pass().drew(Deck::ITEMS), 2);
            continue;
        }
        // Nobody comes: no Level, but the Treasure is paid.
        let mut over = talk.again();
        over.all_pass();
        assert_eq!((over.seat(Red).level, over.drew(Deck::ITEMS)), (1, 2));
        talk.does(brings).all_pass();
        assert!(is_fight(&talk) && talk.game.foes.all.len() == 1, "{:?}", talk.asks());
        talk.raised(Red, 3).answers(table::Answer::Done).all_pass();
        assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (4, 3), "one killed, and both paid");
    }
}

#[test]
fn foe_floor() {
    for (value, level) in [("after_sum", 4), ("level_first", 6)] {
        // Level 4, +5 and -5, whichever comes first.
        for order in [["Under the Weather", "Has Read Your Diary"], ["Has Read Your Diary", "Under the Weather"]] {
            let mut talk = three(&[(Blue, &["Under the Weather", "Has Read Your Diary"])]).ruled("foe_floor", value);
            let met = meets(&mut talk, "Barrel With Legs");
            for name in order {
                let lies = talk.play(Blue, name, monster(met));
                talk.does(lies);
            }
            assert_eq!(talk.totals().1, level, "{value}: {order:?}");
            // Without either of them, as a screen would tell.
            let fight = fight::kept(&talk.game).expect("a fight");
            let sides = fight::sides::sides(&talk.book, &talk.game, fight, None);
            let raises = sides.parts.iter().position(|part| part.strength == 5).expect("a part");
            assert_eq!(fight::roll::totals(&sides.without(raises), &[]).1, 1, "{value}: never below 1");
        }
    }
    // What it has for or against this side counts before.
    let mut talk = three(&[(Blue, &["Under the Weather"])]).ruled("foe_floor", "after_sum");
    talk.amends(munchkin::Effect::Races { seat: Red, races: vec!["halfling".to_owned()] });
    let met = meets(&mut talk, "Sinkhole Terrier");
    let lies = talk.play(Blue, "Under the Weather", monster(met));
    assert_eq!(talk.does(lies).totals().1, 4 + 3 - 5);
}

#[test]
fn treasure_floor() {
    for (value, treasures) in [("1", 1), ("0", 0)] {
        let mut talk = three(&[(Blue, &["Under the Weather"])]).ruled("treasure_floor", value);
        talk.raised(Red, 4);
        let met = meets(&mut talk, "Sneezing Bat");
        let lies = talk.play(Blue, "Under the Weather", monster(met));
        talk.does(lies).answers(table::Answer::Done).all_pass();
        assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (5, treasures), "{value}");
    }
}

#[test]
fn run_while_winning() {
    for value in ["no", "yes"] {
        let mut talk = three(&[]).ruled("run_while_winning", value);
        talk.raised(Red, 5);
        meets(&mut talk, "Sneezing Bat");
        let runs = table::Command::Answer(table::Answer::No.into());
        if value == "yes" {
            // They say so, and it stands although they would win; nobody stops them.
            talk.does(runs).all_pass();
            assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
            talk.runs(6).all_pass();
            assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (5, 0));
        } else {
            assert!(!talk.refuses(runs).message.id.is_empty());
        }
    }
}

#[test]
fn flee_first() {
    for (value, order) in [("fighter", [Red, Blue]), ("helper", [Blue, Red])] {
        let mut talk = three(&[]).ruled("flee_first", value);
        meets(&mut talk, "Barrel With Legs");
        helped(&mut talk, Blue);
        talk.answers(table::Answer::Done);
        for seat in order {
            assert_eq!((talk.asked(), is_flight(&talk)), (Some(seat), true), "{value}");
            talk.runs(6);
        }
    }
}

#[test]
fn death_stops_rolls() {
    for (value, rolls) in [("yes", false), ("no", true)] {
        let mut talk = three(&[]).ruled("death_stops_rolls", value);
        let [dies, _] = two(&mut talk, "Bottomless Fondue", "Tutorial Goblin");
        talk.answers(table::Answer::Done).answers(fight::Answer::Ran { monster: dies, face: 1 });
        assert!(talk.seat(Red).dead);
        // What lies there waits for all who run.
        assert_eq!(is_flight(&talk), rolls, "{value}: {:?}", talk.asks());
        if rolls {
            talk.runs(1);
        }
        while let Ask::Doors(ask) = talk.asks() {
            match ask {
                AtDoors::LootRoll { open } => {
                    talk.answers(table::Answer::Die { seat: open[0], face: if open[0] == Blue { 5 } else { 2 } })
                }
                AtDoors::Corpse { left, .. } => {
                    talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))))
                }
                AtDoors::Surplus { .. } | AtDoors::Claim { .. } | AtDoors::Ranks { .. } => {
                    panic!("no Big Items, no claims, no Powers")
                }
            };
        }
        // Whoever has looted Treasures may play them at once.
        talk.all_pass();
        assert_eq!((talk.game.turn.seat, talk.seat(Red).level), (Some(Blue), 1));
    }
}

#[test]
fn plays_while_fleeing() {
    for (value, late) in [("roll_and_always", true), ("all", false)] {
        let hands: &[(Colour, &[&'static str])] = &[(Blue, &["Has Read Your Diary", "Montage", "Autocorrupted"])];
        let mut talk = three(hands).ruled("plays_while_fleeing", value);
        talk.raised(Red, 3);
        let met = meets(&mut talk, "Barrel With Legs");
        talk.answers(table::Answer::Done);
        let lies = talk.play(Blue, "Has Read Your Diary", monster(met));
        if late {
            assert_eq!(talk.refuses(lies).message.id, "already-running");
        } else {
            talk.again().does(lies);
        }
        // Curses and Levels are for any time.
        talk.plays(Blue, "Montage");
        let curse = talk.play(Blue, "Autocorrupted", Choice { on: Some(Red), ..Choice::default() });
        talk.does(curse).answers(table::Answer::Done);
        assert_eq!((talk.seat(Blue).level, talk.seat(Red).level, is_flight(&talk)), (2, 2, true));
    }
}

#[test]
fn combat_lock() {
    for (value, locked) in [("participants", false), ("table", true)] {
        let mut talk = three(&[]).ruled("combat_lock", value);
        let item = munchkin::gear::Gear { name: "Spoon".to_owned(), ..Default::default() };
        talk.amends(munchkin::Effect::Gear { seat: Blue, add: item.clone() });
        talk.amends(munchkin::Effect::Gear { seat: Red, add: item });
        meets(&mut talk, "Barrel With Legs");
        let gives = |from, to| {
            let goods = Goods { gear: vec![0], ..Goods::default() };
            munchkin::Command::Give { from, to, goods, back: Goods::default() }
        };
        assert_eq!(talk.refuses(gives(Red, Green)).message.id, "not-in-combat", "never the fighter");
        if locked {
            assert_eq!(talk.refuses(gives(Blue, Green)).message.id, "not-in-combat");
        } else {
            assert_eq!(talk.does(gives(Blue, Green)).seat(Green).gear.len(), 1);
        }
    }
}

#[test]
fn next_fight_now() {
    for (value, now) in [("yes", true), ("no", false)] {
        let mut talk = three(&[(Blue, &["Your Legs Fell Asleep"])]).ruled("next_fight_now", value);
        talk.raised(Red, 9);
        meets(&mut talk, "Sneezing Bat");
        let curse = talk.play(Blue, "Your Legs Fell Asleep", Choice { on: Some(Red), ..Choice::default() });
        talk.does(curse).answers(table::Answer::Done);
        assert_eq!(talk.totals().0, if now { 4 } else { 9 }, "{value}");
        talk.raised(Red, 8).answers(table::Answer::Done).all_pass().draws();
        let left: Vec<_> = talk.seat(Red).conditions.iter().map(|c| (c.until, c.waits)).collect();
        assert_eq!(left, if now { vec![] } else { vec![(Until::NextFight, false)] }, "{value}");
    }
}

#[test]
fn wander_into_own() {
    let hands: &[(Colour, &[&'static str])] = &[(Red, &["And This Is Steve", "Sneezing Bat"])];
    for value in ["yes", "no"] {
        let mut talk = three(hands).ruled("wander_into_own", value);
        meets(&mut talk, "Barrel With Legs");
        assert!(!talk.refuses(talk.play(Red, "And This Is Steve", Choice::default())).message.id.is_empty(), "nobody");
        let with = Choice { with: Some(talk.held(Red, "Sneezing Bat")), ..Choice::default() };
        let brings = talk.play(Red, "And This Is Steve", with);
        if value == "yes" {
            talk.does(brings);
            assert_eq!((talk.totals().1, talk.seat(Red).held.len()), (4 + 2, 2));
        } else {
            assert_eq!(talk.refuses(brings).message.id, "not-into-your-own");
        }
    }
}

#[test]
fn kill_by_card_pays() {
    for (value, at_once) in [("at_end", false), ("at_once", true)] {
        let mut talk = three(&[]).ruled("kill_by_card_pays", value);
        talk.raised(Red, 3);
        let [first, _] = two(&mut talk, "Barrel With Legs", "Sneezing Bat");
        let kills = fight::Effect::Slay { monster: first };
        talk.does(table::Command::Effects { note: String::new(), effects: vec![kills.into()] });
        assert_eq!(talk.seat(Red).level, if at_once { 4 } else { 3 }, "{value}");
        // Whoever has to run then has what was paid, and nothing else.
        let mut lost = talk.again();
        lost.raised(Red, 1).answers(table::Answer::Done).runs(6).all_pass();
        assert_eq!((lost.seat(Red).level, lost.drew(Deck::ITEMS)), (1, 0));
        talk.answers(table::Answer::Done).all_pass();
        assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (5, 3), "{value}");
    }
}

#[test]
fn treasure_in_combat() {
    let hands: &[(Colour, &[&'static str])] = &[(Blue, &["Somebody Else’s Levels", "Haste Paste", "Montage"])];
    for value in ["specials_too", "card_says"] {
        let mut talk = three(hands).ruled("treasure_in_combat", value);
        talk.raised(Red, 4);
        talk.fetches(Blue, &["Somebody Else’s Levels", "Haste Paste", "Montage"]);
        meets(&mut talk, "Barrel With Legs");
        let takes = talk.play(Blue, "Somebody Else’s Levels", Choice { on: Some(Red), ..Choice::default() });
        if value == "card_says" {
            assert_eq!(talk.refuses(takes).message.id, "not-in-a-fight");
        } else {
            assert_eq!(talk.does(takes).seat(Red).level, 3);
        }
        // What is used once and what lifts a Level is for fights.
        let paste = Choice { fighter: Some(Fighter::Monster(talk.game.foes.all[0].id)), ..Choice::default() };
        let paste = talk.play(Blue, "Haste Paste", paste);
        talk.does(paste).plays(Blue, "Montage");
        assert_eq!((talk.totals().1, talk.seat(Blue).level), (4 + 3, 2));
    }
}

#[test]
fn join_tags() {
    for value in ["none", "undead"] {
        let mut talk = three(&[]).ruled("join_tags", value);
        talk.fetches(Blue, &["Ghost Writer", "Sneezing Bat"]);
        let ghost = SendIn { seat: Blue, card: talk.held(Blue, "Ghost Writer") };
        let mut alive = talk.again();
        meets(&mut alive, "Barrel With Legs");
        meets(&mut talk, "Self-Disarming Skeleton");
        if value == "none" {
            assert_eq!(talk.refuses(ghost).message.id, "takes-a-card");
            continue;
        }
        assert_eq!(alive.refuses(ghost.clone()).message.id, "none-of-its-kind");
        let bat = SendIn { seat: Blue, card: talk.held(Blue, "Sneezing Bat") };
        assert_eq!(talk.refuses(bat).message.id, "none-of-its-kind");
        talk.raised(Red, 4).answers(table::Answer::Done);
        talk.does(ghost);
        assert_eq!((talk.totals().1, talk.asked()), (2 + 6, Some(Red)), "and the claim is void");
        assert!(is_fight(&talk));
        talk.fetches(Red, &["Backing Dancers of Death"]);
        talk.does(SendIn { seat: Red, card: talk.held(Red, "Backing Dancers of Death") });
        assert_eq!(talk.game.foes.all.len(), 3, "the fighter may, and any number");
    }
}

#[test]
fn received_in_combat() {
    for value in ["yes", "no"] {
        let mut talk = three(&[(Blue, &["Elf"]), (Red, &["Dwarf"])]).ruled("received_in_combat", value);
        meets(&mut talk, "Barrel With Legs");
        helped(&mut talk, Blue);
        // It has just come.
        talk.game.seats.iter_mut().filter(|seat| seat.colour == Blue).for_each(|seat| seat.came = 2);
        let elf = talk.play(Blue, "Elf", Choice::default());
        if value == "no" {
            assert_eq!(talk.refuses(elf).message.id, "not-while-helping");
        } else {
            assert_eq!(talk.does(elf).seat(Blue).races, ["elf"]);
        }
        talk.plays(Red, "Dwarf");
        assert_eq!(talk.seat(Red).races, ["dwarf"], "on one's own turn at any moment of it");
    }
}

#[test]
fn split_combat() {
    let mut no = three(&[]).ruled("split_combat", "no");
    no.raised(Red, 5);
    let [barrel, _] = two(&mut no, "Barrel With Legs", "Wolf in Chic Clothing");
    assert_eq!(no.refuses(Split { monsters: vec![barrel] }).message.id, "all-or-none");
    let mut talk = three(&[]).ruled("split_combat", "yes");
    talk.raised(Red, 5);
    let [barrel, wolf] = two(&mut talk, "Barrel With Legs", "Wolf in Chic Clothing");
    assert_eq!(talk.refuses(Split { monsters: vec![wolf] }).message.id, "too-strong-still");
    assert_eq!(talk.refuses(Split { monsters: vec![barrel, wolf] }).message.id, "nobody-to-run-from");
    assert_eq!(talk.refuses(Split { monsters: vec![] }).message.id, "no-such-monster");
    assert_eq!(talk.refuses(Split { monsters: vec![MonsterId(77)] }).message.id, "no-such-monster");
    talk.does(Split { monsters: vec![barrel] });
    assert_eq!(talk.asked(), Some(Blue), "the others have their moment");
    // A play that turns it makes the claim void, and both monsters are fought again.
    let mut turned = talk.again();
    turned.fetches(Green, &["Emergency Trombone"]);
    let trombone = Choice { fighter: Some(Fighter::Monster(barrel)), ..Choice::default() };
    let trombone = turned.play(Green, "Emergency Trombone", trombone);
    turned.does(trombone).all_pass();
    assert_eq!((is_fight(&turned), turned.totals().1), (true, 4 + 10 + 10));
    // One that takes the beaten one away leaves the other.
    let mut taken = talk.again();
    taken.fetches(Green, &["Its Mom Wants It Home"]);
    let home = taken.play(Green, "Its Mom Wants It Home", monster(barrel));
    taken.does(home).all_pass();
    assert_eq!((is_fight(&taken), taken.totals().1), (true, 10));
    talk.all_pass();
    assert_eq!(talk.seat(Red).level, 6, "one is beaten");
    talk.draws();
    assert!(is_flight(&talk), "{:?}", talk.asks());
    talk.runs(6).all_pass();
    assert!(!is_flight(&talk) && talk.game.foes.all.is_empty(), "{:?}", talk.asks());
    // With a helper both run.
    let mut both = three(&[]).ruled("split_combat", "yes");
    both.raised(Red, 5);
    let [barrel, _] = two(&mut both, "Barrel With Legs", "Wolf in Chic Clothing");
    helped(&mut both, Green);
    both.does(Split { monsters: vec![barrel] }).all_pass().draws();
    for seat in [Red, Green] {
        assert_eq!((both.asked(), is_flight(&both)), (Some(seat), true), "{:?}", both.asks());
        both.runs(6);
    }
}

#[test]
fn split_pays() {
    for (value, dies, level) in
        [("before", true, 6), ("before", false, 6), ("after_if_alive", true, 5), ("after_if_alive", false, 6)]
    {
        let mut talk = three(&[]).ruled("split_combat", "yes").ruled("split_pays", value);
        talk.raised(Red, 5);
        let [barrel, _] = two(&mut talk, "Barrel With Legs", "Bottomless Fondue");
        talk.does(Split { monsters: vec![barrel] }).all_pass();
        assert_eq!(talk.seat(Red).level, if value == "before" { 6 } else { 5 }, "{value}");
        talk.draws().runs(if dies { 1 } else { 6 }).all_pass();
        assert_eq!((talk.seat(Red).level, talk.seat(Red).dead), (level, dies), "{value}");
        let paid = talk.drew(Deck::ITEMS);
        assert_eq!(paid, if value == "before" || dies { 0 } else { 2 }, "{value}, dies: {dies}");
    }
}

#[test]
fn roll_pause_seconds() {
    for (value, milliseconds) in [("2.6", None), ("0", Some(0)), ("10", Some(10_000))] {
        let talk = three(&[]).ruled("roll_pause_seconds", value);
        assert_eq!(fight::build::pause(&talk.book, &talk.game), milliseconds, "{value}");
    }
}

#[test]
fn loot_of_removed() {
    for (value, treasures) in [("claim_if_still_present", 3), ("forfeit", 1)] {
        let mut talk = three(&[(Red, &["Its Mom Wants It Home"])]).ruled("loot_of_removed", value);
        talk.raised(Red, 5);
        let [barrel, _] = two(&mut talk, "Barrel With Legs", "Sneezing Bat");
        let home = talk.play(Red, "Its Mom Wants It Home", monster(barrel));
        talk.does(home).answers(table::Answer::Done).all_pass();
        assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (6, treasures), "{value}");
    }
}

#[test]
fn replace_removed_helper() {
    for (value, comes) in [("yes", true), ("no", false)] {
        let mut talk = three(&[]).ruled("replace_removed_helper", value);
        meets(&mut talk, "Barrel With Legs");
        helped(&mut talk, Blue);
        talk.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
        while let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() {
            talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))));
        }
        if matches!(talk.asks(), Ask::Doors(AtDoors::LootRoll { .. })) {
            talk.answers(table::Answer::Die { seat: Red, face: 6 })
                .answers(table::Answer::Die { seat: Green, face: 1 });
            while let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() {
                talk.answers(cards::Answer::Cards(CardSet::of(left.iter().next().expect("a card"))));
            }
        }
        let asks = fight::Command::AskHelp { seat: Green, terms: Bargain::default() };
        if comes {
            talk.does(asks);
        } else {
            assert_eq!(talk.refuses(asks).message.id, "no-other-helper");
        }
    }
}

#[test]
fn bribe_due() {
    for (value, won, lost) in [("win_or_lose", 1, 1), ("win_only", 1, 0), ("honour_system", 0, 0)] {
        let mut talk = three(&[]).ruled("bribe_due", value);
        let item = munchkin::gear::Gear { name: "Spoon".to_owned(), ..Default::default() };
        talk.amends(munchkin::Effect::Gear { seat: Red, add: item });
        meets(&mut talk, "Barrel With Legs");
        let items = vec![(*talk.seat(Red).gear[0]).clone()];
        let terms = Bargain { items, ..Bargain::default() };
        talk.does(fight::Command::AskHelp { seat: Green, terms }).answers(table::Answer::Done);
        let mut wins = talk.again();
        wins.raised(Red, 6).answers(table::Answer::Done).all_pass();
        assert_eq!(wins.seat(Green).gear.len(), won, "{value}");
        talk.answers(table::Answer::Done);
        assert_eq!(talk.seat(Green).gear.len(), lost, "{value}");
    }
}

#[test]
fn what_is_for_the_next_fight_is_over_with_it_won_or_lost() {
    let mut talk = three(&[]);
    let next = Condition { text: "sleepy".to_owned(), bonus: -5, until: Until::NextFight, ..Condition::default() };
    talk.amends(munchkin::Effect::Condition { seat: Red, add: next });
    meets(&mut talk, "Barrel With Legs");
    talk.answers(table::Answer::Done);
    assert!(is_flight(&talk) && talk.seat(Red).conditions.is_empty());
}

#[test]
fn what_is_for_running_away_from_the_next_fight_counts_in_its_flight_and_is_over_with_it() {
    for (run, keeps) in [(0, 0), (6, 1)] {
        let mut talk = three(&[(Red, &["Talking Scale Mail"])]);
        let next = Condition { text: "open".to_owned(), run, until: Until::NextFight, ..Condition::default() };
        talk.plays(Red, "Talking Scale Mail").amends(munchkin::Effect::Condition { seat: Red, add: next });
        meets(&mut talk, "Wolf in Chic Clothing");
        talk.answers(table::Answer::Done);
        assert!(is_flight(&talk));
        assert_eq!(
            talk.seat(Red).conditions.len(),
            keeps,
            "what is for the fight has counted, what is for the flight not"
        );
        talk.runs(1).all_pass();
        assert_eq!(talk.seat(Red).gear.len(), keeps, "{run} more than a 1");
        assert!(talk.seat(Red).conditions.is_empty());
    }
}

#[test]
fn removal_reward() {
    for (value, treasures) in [("treasure", 2), ("none", 0)] {
        let mut talk = three(&[(Red, &["Its Mom Wants It Home"])]).ruled("removal_reward", value);
        let met = meets(&mut talk, "Barrel With Legs");
        let home = talk.play(Red, "Its Mom Wants It Home", monster(met));
        talk.does(home).all_pass();
        assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (1, treasures), "{value}");
    }
}
