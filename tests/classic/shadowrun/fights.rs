//! Gangs, help that is compelled, monsters that are taken away, strength below 1, and who shares a win.

use super::scene::{at, carries, helped, is, joined, meets, on, ruled, scene, traps, wins};
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk};
use standie::rules::card::Choice;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Command::{LookForTrouble, OpenDoor, SearchRoom, SendIn, ThrowAway};
use standie::rules::event::{Event, Fact};
use standie::rules::fight::{self, Bargain};
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::table::Ending;
use standie::rules::{munchkin, table};

fn is_fight(talk: &Talk) -> bool {
    matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. }))
}

fn is_over(talk: &Talk) -> bool {
    talk.game.fight.is_none() && talk.game.foes.all.is_empty()
}

#[test]
fn monsters_of_one_gang_or_group_join_each_other_without_a_card() {
    let _row = proves("SR-GANG-01");
    let _row = proves("SR-GANG-02");
    let _row = proves("SR-GANG-03");
    let _row = proves("SR-INTF-03");
    let mut talk = scene(&["Ganger"]);
    talk.fetches(Green, &["Drake"]);
    let first = meets(&mut talk, "Bigger Ganger");
    let drake = talk.held(Green, "Drake");
    let refused = talk.refuses(SendIn { seat: Green, card: drake });
    assert_eq!(refused.message.id, "none-of-its-kind");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-GANG-02"));
    // Into one's own fight, too (SR-OQ-20).
    let ganger = talk.held(Red, "Ganger");
    talk.does(SendIn { seat: Red, card: ganger });
    assert_eq!((talk.game.foes.all.len(), talk.totals().1), (2, 6));
    // Dragons go with dragons, and only as long as one is there (SR-OQ-21).
    let mut dragons = scene(&["Fired"]);
    dragons.fetches(Blue, &["Wyrm"]);
    let drake = meets(&mut dragons, "Drake");
    let wyrm = dragons.held(Blue, "Wyrm");
    let mut gone = dragons.again();
    dragons.does(SendIn { seat: Blue, card: wyrm });
    assert_eq!(dragons.totals().1, 8);
    let fired = gone.play(Red, "Fired", at(drake));
    gone.does(fired);
    assert!(is_over(&gone) && gone.refuses(SendIn { seat: Blue, card: wyrm }).message.id == "no-fight");
    assert!(talk.game.foes.get(first).is_some());
}

#[test]
fn whoever_is_pressed_into_help_has_to_stay_until_a_win_is_at_stake() {
    let _row = proves("SR-HELP-17");
    let _row = proves("SR-HELP-18");
    let _row = proves("SR-HELP-19");
    let _row = proves("SR-CARD-08");
    let mut talk = scene(&["Press-Gang"]);
    talk.raised(Red, 7).raised(Blue, 6);
    meets(&mut talk, "Twelve");
    let presses = talk.play(Red, "Press-Gang", on(Blue));
    talk.does(presses);
    assert_eq!((talk.totals().0, talk.game.fight.as_ref().and_then(|f| f.helper)), (13, Some(Blue)));
    let goes = fight::Command::Withdraw { seat: Blue };
    assert_eq!(talk.refuses(goes.clone()).message.id, "no-win-at-stake");
    // The claim is made; a Level card brings the last Level into reach, and Blue walks out of it.
    talk.answers(table::Answer::Done).fetches(Green, &["Promotion", "Told the Story Again"]);
    for name in ["Promotion", "Told the Story Again"] {
        let lifts = talk.play(Green, name, on(Red));
        talk.does(lifts);
    }
    assert_eq!(talk.seat(Red).level, 9);
    talk.does(goes);
    assert!(talk.cited("SR-HELP-18") && is_fight(&talk), "nine do not beat twelve: nothing is claimed any more");
    assert_eq!(talk.totals(), (9, 12));
    // Nobody is made to help then, and who came of their own will stays.
    talk.fetches(Red, &["Press-Gang"]);
    let refused = talk.refuses(talk.play(Red, "Press-Gang", on(Blue)));
    assert_eq!(refused.message.id, "win-at-stake");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-HELP-17"));
    helped(&mut talk, Blue);
    let refused = talk.refuses(fight::Command::Withdraw { seat: Blue });
    assert_eq!(refused.message.id, "help-was-promised");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-HELP-19"));
}

#[test]
fn a_fight_that_is_called_off_brings_nobody_anything() {
    let _row = proves("SR-CMB-11");
    let mut talk = scene(&["Rained Off"]);
    meets(&mut talk, "Twelve");
    joined(&mut talk, "Ganger");
    talk.plays(Red, "Rained Off");
    assert!(is_over(&talk) && talk.drew(Deck::ITEMS) == 0 && talk.seat(Red).level == 1);
}

#[test]
fn a_monster_that_is_only_taken_away_pays_what_the_card_says_and_the_fight_is_over_at_once() {
    let _row = proves("SR-CMB-09");
    let _row = proves("SR-CMB-10");
    let _row = proves("SR-CMB-11");
    for (card, treasures) in [("Fired", 0), ("Severance Pay", 3)] {
        let mut talk = scene(&[card]);
        let monster = meets(&mut talk, "Twelve");
        let away = talk.play(Red, card, at(monster));
        talk.does(away);
        assert!(is_over(&talk), "nobody is asked whether another one comes");
        assert_eq!((talk.drew(Deck::ITEMS), talk.seat(Red).level), (treasures, 1), "{card}");
    }
    // Nor does what a monster runs from bring any Treasure.
    let mut talk = scene(&[]);
    is(&mut talk, Red, (&["ork"], &[]));
    let fan = meets(&mut talk, "Elf Fan");
    talk.does(fight::Command::DriveOff { seat: Red, monster: fan });
    assert!(is_over(&talk) && talk.drew(Deck::ITEMS) == 0);
}

#[test]
fn after_last_removed() {
    let _row = proves("SR-CMB-11");
    for (value, over) in [("ends", true), ("monsters_only", false)] {
        let mut talk = ruled(&[("after_last_removed", value)], &["Severance Pay"]);
        let monster = meets(&mut talk, "Twelve");
        let away = talk.play(Red, "Severance Pay", at(monster));
        talk.does(away);
        assert_eq!(talk.game.fight.is_none(), over, "{value}");
    }
}

#[test]
fn one_is_taken_away_and_whoever_runs_from_the_rest_has_nothing_of_it() {
    let _row = proves("SR-CMB-24");
    let _row = proves("SR-CMB-25");
    let _row = proves("SR-CMB-26");
    let mut talk = scene(&["Severance Pay"]);
    let twelve = meets(&mut talk, "Twelve");
    let ganger = joined(&mut talk, "Bigger Ganger");
    assert_eq!(talk.totals().1, 16);
    let some = standie::rules::doors::Command::Split { monsters: vec![ganger] };
    let refused = talk.refuses(some);
    assert_eq!(refused.message.id, "all-or-none");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-CMB-25"));
    let away = talk.play(Red, "Severance Pay", at(twelve));
    talk.does(away);
    assert!(is_fight(&talk) && talk.totals().1 == 4);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
    talk.runs(6);
    assert_eq!((talk.drew(Deck::ITEMS), talk.seat(Red).level), (0, 1));
}

#[test]
fn a_strength_may_fall_below_one() {
    let _row = proves("SR-CARD-04");
    let _row = proves("SR-LVL-05");
    let _row = proves("SR-ENH-01");
    let _row = proves("SR-ENH-02");
    let mut talk = scene(&[]);
    traps(&mut talk, (Blue, Red), "Jitters");
    let monster = meets(&mut talk, "Ganger");
    assert_eq!(talk.totals(), (-4, 2));
    talk.fetches(Green, &["Much Smaller", "Bigger"]);
    let smaller = talk.play(Green, "Much Smaller", at(monster));
    talk.does(smaller);
    assert_eq!(talk.totals(), (-4, -8));
    let bigger = talk.play(Green, "Bigger", at(monster));
    talk.does(bigger);
    assert_eq!(talk.totals(), (-4, -3), "it is all added up");
}

#[test]
fn what_one_monster_says_holds_for_the_whole_fight() {
    let _row = proves("SR-CMB-23");
    let _row = proves("SR-CMB-22");
    let mut talk = scene(&["Five Once", "Brute"]);
    talk.plays(Red, "Brute");
    carries(&mut talk, Red, &["Plus Four"]);
    meets(&mut talk, "Ganger");
    assert_eq!(talk.totals(), (7, 2));
    joined(&mut talk, "Purist");
    assert_eq!(talk.totals(), (1, 6), "Levels alone");
    talk.plays(Red, "Five Once");
    assert_eq!(talk.totals(), (1, 6));
}

#[test]
fn what_is_against_a_race_counts_once() {
    let _row = proves("SR-HELP-10");
    let _row = proves("SR-HELP-11");
    let mut talk = scene(&[]);
    is(&mut talk, Blue, (&["dwarf"], &[]));
    meets(&mut talk, "F1-D0");
    assert_eq!(talk.totals().1, 4);
    let mut both = talk.again();
    helped(&mut talk, Blue);
    assert_eq!(talk.totals().1, 7);
    is(&mut both, Red, (&["dwarf"], &[]));
    assert_eq!(both.totals().1, 7);
    helped(&mut both, Blue);
    assert_eq!(both.totals().1, 7);
}

#[test]
fn a_kill_brings_a_level_or_two_and_only_once_the_fight_is_over() {
    let _row = proves("SR-CMB-05");
    let _row = proves("SR-CMB-06");
    let _row = proves("SR-CMB-07");
    let _row = proves("SR-CARD-05");
    let _row = proves("SR-CARD-06");
    let mut talk = scene(&["Off the Board"]);
    talk.raised(Red, 6);
    let ganger = meets(&mut talk, "Ganger");
    joined(&mut talk, "Two-Level Tank");
    let slays = talk.play(Red, "Off the Board", at(ganger));
    talk.does(slays);
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (6, 0), "not before all of it is over");
    wins(&mut talk);
    assert_eq!((talk.seat(Red).level, talk.drew(Deck::ITEMS)), (9, 3));
}

fn last(rulings: &[(&str, &str)]) -> Talk {
    let mut talk = ruled(rulings, &[]);
    talk.raised(Red, 9).raised(Blue, 9);
    is(&mut talk, Blue, (&["elf"], &[]));
    meets(&mut talk, "Ganger");
    helped(&mut talk, Blue);
    wins(&mut talk);
    talk
}

fn winners(talk: &Talk) -> Vec<standie::rules::ids::Colour> {
    match &talk.game.ending {
        Some(Ending::Players(all)) => all.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_wins_with_whom_the_table_says() {
    let _row = proves("SR-FAST-05");
    let _row = proves("SR-LVL-06");
    let _row = proves("SR-HELP-15");
    assert_eq!(winners(&last(&[("joint_win", "any")])), [Red, Blue], "an Elf who helps is there at the same time");
    assert_eq!(winners(&last(&[("joint_win", "none")])), [Red]);
    for (value, with) in [("no", vec![Red]), ("yes", vec![Red, Green])] {
        let mut talk = ruled(&[("shared_victory", value)], &[]);
        talk.raised(Red, 9);
        meets(&mut talk, "Ganger");
        helped(&mut talk, Green);
        wins(&mut talk);
        assert_eq!((winners(&talk), talk.seat(Green).level), (with, 1), "{value}");
    }
}

#[test]
fn trouble_or_loot_and_never_both() {
    let _row = proves("SR-TROUBLE-01");
    let _row = proves("SR-TROUBLE-02");
    let _row = proves("SR-TROUBLE-03");
    let _row = proves("SR-TURN-04");
    let mut talk = scene(&["Ganger"]);
    talk.raised(Red, 5).draws_next(&["Elf"]).does(OpenDoor).draws();
    let ends = standie::rules::turn::Command::EndTurn;
    assert_eq!(talk.refuses(ends).message.id, "room-is-searched", "one of them it has to be");
    let mut loots = talk.again();
    let ganger = talk.held(Red, "Ganger");
    talk.does(LookForTrouble { card: ganger });
    wins(&mut talk);
    talk.draws();
    let over = ["not-now", "door-first"];
    assert!(over.contains(&talk.refuses(SearchRoom).message.id), "no loot after trouble");
    loots.does(SearchRoom).draws();
    assert!(over.contains(&loots.refuses(LookForTrouble { card: ganger }).message.id), "and no trouble after loot");
}

#[test]
fn looting_brings_a_door_or_a_treasure_as_the_table_has_it() {
    let _row = proves("SR-LOOT-01");
    let _row = proves("SR-FAST-04");
    for (value, deck) in [("no", Deck::DOOR), ("yes", Deck::ITEMS)] {
        let mut talk = ruled(&[("loot_treasure", value)], &[]);
        talk.draws_next(&["Elf"]).does(OpenDoor).draws();
        talk.does(SearchRoom);
        let drew = |fact: &Fact| matches!(fact.event, Event::Cards(cards::Event::Drew { deck: of, cards: 1, open: false, .. }) if of == deck);
        assert!(talk.facts.iter().any(drew), "{value}: {:?}", talk.facts);
    }
}

#[test]
fn who_listens_first_has_a_card_to_play_or_to_keep() {
    let _row = proves("SR-FAST-01");
    let _row = proves("SR-FAST-02");
    let _row = proves("SR-FAST-03");
    for (value, more) in [("no", 0), ("yes", 1)] {
        let mut talk = super::scene::opening(&[("listen_phase", value)]);
        let before = talk.seat(Red).held.len();
        talk.draws_next(&["Brute"]);
        while matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })) {
            talk.answers(table::Answer::No).draws();
        }
        assert_eq!(talk.seat(Red).held.len() - before, more, "{value}");
        if more == 1 {
            talk.plays(Red, "Brute");
            assert_eq!(talk.seat(Red).classes, ["brute"]);
        }
        talk.draws_next(&["Elf"]).does(OpenDoor).draws();
        assert!(talk.holds(Red, "Elf"), "and the door is opened as usual");
    }
}

#[test]
fn discards_are_looked_through_by_a_card_alone() {
    let _row = proves("SR-CARD-11");
    let mut talk = scene(&["Dumpster"]);
    let lost = talk.card("Plus Two");
    let stock = talk.game.stock.as_mut().expect("cards");
    stock.draw.remove(lost);
    stock.discards.insert(lost);
    let claims = standie::rules::doors::Command::ClaimDiscard { seat: Red, pays: talk.held(Red, "Dumpster") };
    assert!(!talk.refuses(claims).message.id.is_empty(), "nothing is claimed either");
    let picks = talk.play(Red, "Dumpster", Choice { pick: Some(lost), ..Choice::default() });
    talk.does(picks);
    assert!(talk.holds(Red, "Plus Two") && talk.cited("SR-CARD-11"));
}

#[test]
fn a_trap_for_the_next_fight_counts_in_the_one_that_goes_on_and_is_over_with_it() {
    let _row = proves("SR-TRAP-04");
    let _row = proves("SR-TRAP-05");
    let _row = proves("SR-INTF-04");
    let mut talk = scene(&[]);
    talk.raised(Red, 9);
    meets(&mut talk, "Ganger");
    traps(&mut talk, (Blue, Red), "Static");
    traps(&mut talk, (Green, Red), "Jitters");
    assert_eq!((talk.totals().0, talk.seat(Red).conditions.len()), (3, 2));
    talk.amends(munchkin::Effect::Level { seat: Red, change: standie::rules::amount::Amount::To(5), kill: false });
    talk.amends(munchkin::Effect::Bonus { seat: Red, change: standie::rules::amount::Amount::To(5) });
    wins(&mut talk);
    let red = talk.seat(Red);
    assert_eq!((red.level, red.conditions.len(), red.conditions[0].text.as_str()), (6, 1, "Static"));
}

#[test]
fn the_victim_chooses_what_a_trap_takes_and_one_without_it_loses_nothing() {
    let _row = proves("SR-TRAP-02");
    let _row = proves("SR-TRAP-03");
    let _row = proves("SR-TRAP-06");
    let _row = proves("SR-TRAP-07");
    let _row = proves("SR-TRAP-08");
    let mut talk = scene(&[]);
    traps(&mut talk, (Blue, Red), "Lose Your Armor");
    assert!(talk.cited("SR-TRAP-07"));
    let discards = |talk: &Talk, name: &str| talk.game.stock.as_ref().expect("cards").discards.has(talk.card(name));
    assert!(discards(&talk, "Lose Your Armor"));
    carries(&mut talk, Red, &["Jacket", "Cap"]);
    traps(&mut talk, (Green, Red), "Half Off");
    assert_eq!((talk.asks(), talk.asked()), (Ask::Munchkin(munchkin::Ask::LoseItem { among: vec![0, 1] }), Some(Red)));
    talk.answers(munchkin::Answer::Item(1));
    assert_eq!(talk.seat(Red).gear[0].name, "Jacket");
    assert!(discards(&talk, "Half Off") && discards(&talk, "Cap"));
}

#[test]
fn items_go_for_a_reason_or_not_at_all() {
    let _row = proves("SR-ITEM-15");
    let _row = proves("SR-CARD-19");
    let _row = proves("SR-ITEM-16");
    let mut talk = scene(&[]);
    carries(&mut talk, Red, &["Jacket"]);
    let refused = talk.refuses(ThrowAway { seat: Red, gear: vec![0] });
    assert_eq!(refused.message.id, "not-for-nothing");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-ITEM-15"));
    let goods = Goods { gear: vec![0], ..Default::default() };
    talk.does(munchkin::Command::Give { from: Red, to: Blue, goods, back: Default::default() });
    assert!(talk.seat(Red).gear.is_empty() && talk.seat(Blue).gear.len() == 1);
}

#[test]
fn the_dead_are_given_nothing_and_win_nothing() {
    let _row = proves("SR-DEATH-13");
    let _row = proves("SR-DEATH-14");
    let mut talk = scene(&["Promotion"]);
    talk.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    carries(&mut talk, Red, &["Jacket"]);
    assert_eq!(talk.refuses(talk.play(Red, "Promotion", on(Blue))).message.id, "dead-is-spared");
    let goods = Goods { gear: vec![0], ..Default::default() };
    let gives = munchkin::Command::Give { from: Red, to: Blue, goods, back: Default::default() };
    assert_eq!(talk.refuses(gives).message.id, "dead-is-spared");
    let terms = Bargain::default();
    meets(&mut talk, "Twelve");
    assert_eq!(talk.refuses(fight::Command::AskHelp { seat: Blue, terms }).message.id, "cannot-help");
}
