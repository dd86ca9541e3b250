//! Powers, SURGEd and Edge!.

use super::scene::{carries, is, meets, on, opening, pays, place, ruled, scene, traps, wins};
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk};
use standie::catalog::pack::Pack;
use standie::catalog::words::{Names, Words};
use standie::rules::card::{CardId, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::event::Event;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::munchkin::{self, kind, outfit};
use standie::rules::question::Ask;
use standie::rules::{fight, table};

fn kinds(talk: &Talk) -> i32 {
    outfit::standing(&talk.book, &talk.game, talk.seat(Red)).kinds
}

fn laid(talk: &Talk, name: &str) -> CardId {
    let named = |card: &CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    talk.seat(Red).laid.iter().find(named).expect("it lies there")
}

fn gives_up(talk: &mut Talk, name: &str) {
    let card = laid(talk, name);
    talk.does(munchkin::Command::PlayCard { seat: Red, card, choice: Choice::default() });
}

/// Another Power is thrown out where there is one, and where that is enough.
#[test]
fn whoever_has_no_power_to_throw_out_is_told_to_level_up() {
    let _row = proves("SR-POWER-05");
    let words = Words::load("en");
    let mut talk = scene(&["Brute", "Sprinter", "Titan"]);
    let instead = |talk: &Talk, power: &str| {
        let refused = talk.refuses(talk.play(Red, power, Choice::default()));
        assert_eq!(refused.message.id, "too-many-ranks");
        words.instead(&refused.message, Names::of(&talk.game)).expect("what would do")
    };
    assert_eq!(instead(&talk, "Titan"), "Level up first.", "there is none");
    talk.plays(Red, "Brute");
    assert_eq!(instead(&talk, "Sprinter"), "Throw another Power out first, or level up.");
    assert_eq!(instead(&talk, "Titan"), "Level up first.", "alone it is too much");
}

#[test]
fn powers_fit_as_long_as_their_ranks_are_no_more_than_the_level() {
    let _row = proves("SR-POWER-01");
    let _row = proves("SR-POWER-05");
    let _row = proves("SR-POWER-07");
    let _row = proves("SR-POWER-08");
    let mut talk = scene(&["Brute", "Sprinter", "Reflexes", "Titan"]);
    talk.plays(Red, "Brute");
    assert_eq!(kinds(&talk), 2);
    let refused = talk.refuses(talk.play(Red, "Sprinter", Choice::default()));
    assert_eq!(refused.message.id, "too-many-ranks");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-POWER-05"));
    talk.raised(Red, 3);
    assert_eq!(talk.refuses(talk.play(Red, "Titan", Choice::default())).message.id, "too-many-ranks");
    // In the middle of a fight of one's own, too.
    meets(&mut talk, "Twelve");
    let (before, _) = talk.totals();
    talk.plays(Red, "Reflexes");
    assert_eq!((talk.totals().0 - before, talk.seat(Red).classes.len()), (4, 2));
}

#[test]
fn a_level_lost_takes_powers_with_it_and_their_owner_says_which() {
    let _row = proves("SR-POWER-02");
    let _row = proves("SR-POWER-10");
    let mut talk = scene(&["Brute", "Reflexes", "Sprinter"]);
    talk.raised(Red, 4).plays(Red, "Brute").plays(Red, "Reflexes").plays(Red, "Sprinter");
    traps(&mut talk, (Blue, Red), "Two Down");
    assert_eq!(talk.asks(), Ask::Doors(AtDoors::Ranks { among: vec![0, 1, 2] }));
    assert_eq!(talk.asked(), Some(Red));
    let refused = talk.refuses(table::Command::Answer(munchkin::Answer::Power(7).into()));
    assert_eq!(refused.message.id, "no-such-power");
    // One of Rank 1 is not enough.
    talk.answers(munchkin::Answer::Power(2));
    assert!(matches!(talk.asks(), Ask::Doors(AtDoors::Ranks { .. })));
    talk.answers(munchkin::Answer::Power(1));
    assert_eq!((talk.seat(Red).classes.clone(), kinds(&talk)), (vec!["brute".to_owned()], 2));
    assert!(talk.cited("SR-POWER-10") && !talk.seat(Red).laid.has(talk.card("Reflexes")));
}

#[test]
fn the_only_power_that_can_go_goes_unasked_and_a_claim_is_worked_out_again() {
    let _row = proves("SR-POWER-10");
    let mut talk = scene(&["Reflexes"]);
    talk.raised(Red, 2).plays(Red, "Reflexes");
    meets(&mut talk, "Bigger Ganger");
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "six beat four");
    traps(&mut talk, (Blue, Red), "Level Down");
    assert_eq!((talk.seat(Red).level, talk.seat(Red).classes.len()), (1, 0));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "nothing is claimed any more");
}

#[test]
fn the_same_power_is_had_twice_only_where_the_table_says_so() {
    let _row = proves("SR-POWER-15");
    for (value, twice) in [("no", false), ("yes", true)] {
        let mut talk = ruled(&[("same_power_twice", value)], &["Brute", "Brute"]);
        talk.raised(Red, 2).plays(Red, "Brute");
        let again = talk.play(Red, "Brute", Choice::default());
        if twice {
            talk.does(again);
            assert_eq!((talk.seat(Red).classes.len(), talk.seat(Red).laid.len(), kinds(&talk)), (2, 2, 4));
            gives_up(&mut talk, "Brute");
            assert_eq!((talk.seat(Red).classes.len(), talk.seat(Red).laid.len(), kinds(&talk)), (1, 1, 2));
        } else {
            let refused = talk.refuses(again);
            assert_eq!(refused.message.id, "same-kind-twice");
            assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-POWER-15"));
        }
    }
}

#[test]
fn powers_wait_for_the_own_turn_unless_the_table_says_otherwise() {
    let _row = proves("SR-TURN-12");
    for (value, any) in [("no", false), ("yes", true)] {
        let mut talk = ruled(&[("powers_any_turn", value)], &[]);
        talk.fetches(Blue, &["Brute", "Ork"]);
        talk.game.seats.iter_mut().for_each(|seat| seat.came = 0);
        let power = talk.play(Blue, "Brute", Choice::default());
        assert_eq!(talk.refuses(talk.play(Blue, "Ork", Choice::default())).message.id, "kind-out-of-turn");
        if any {
            talk.does(power);
            assert_eq!(talk.seat(Blue).classes, ["brute"]);
        } else {
            assert_eq!(talk.refuses(power).message.id, "kind-out-of-turn");
        }
    }
}

#[test]
fn a_power_just_drawn_is_put_down_by_whoever_does_not_fight() {
    let _row = proves("SR-TURN-10");
    let mut talk = scene(&[]);
    talk.fetches(Blue, &["Brute"]);
    talk.plays(Blue, "Brute");
    assert_eq!(talk.seat(Blue).classes, ["brute"]);
    talk.fetches(Green, &["Sprinter"]);
    meets(&mut talk, "Twelve");
    super::scene::helped(&mut talk, Green);
    assert_eq!(talk.refuses(talk.play(Green, "Sprinter", Choice::default())).message.id, "not-while-helping");
}

#[test]
fn powers_go_at_any_time_and_make_room_for_others() {
    let _row = proves("SR-POWER-09");
    let _row = proves("SR-TURN-05");
    let mut talk = scene(&["Brute", "Sprinter"]);
    talk.plays(Red, "Brute");
    meets(&mut talk, "Twelve");
    gives_up(&mut talk, "Brute");
    assert!(talk.seat(Red).classes.is_empty() && talk.cited("SR-POWER-09"), "{:?}", talk.facts);
    talk.plays(Red, "Sprinter");
    assert_eq!(talk.seat(Red).classes, ["sprinter"]);
}

#[test]
fn powers_are_never_traded() {
    let _row = proves("SR-POWER-06");
    let _row = proves("SR-TRADE-01");
    let mut talk = scene(&["Brute"]);
    talk.plays(Red, "Brute");
    let gives = |gear: Vec<usize>| {
        let goods = Goods { gear, ..Goods::default() };
        munchkin::Command::Give { from: Red, to: Blue, goods, back: Goods::default() }
    };
    assert_eq!(talk.refuses(gives(vec![0])).message.id, "no-such-item", "a Power is nothing that can be named");
    carries(&mut talk, Red, &["Plus Two"]);
    talk.does(gives(vec![0]));
    assert_eq!((talk.seat(Red).classes.len(), talk.seat(Blue).gear.len()), (1, 1));
}

#[test]
fn any_card_pays_for_a_power_but_a_trap_that_hangs_over_its_victim() {
    let _row = proves("SR-POWER-12");
    let _row = proves("SR-POWER-14");
    let _row = proves("SR-RACE-05");
    let _row = proves("SR-SURGE-05");
    let mut talk = scene(&["Chummer", "Surge"]);
    is(&mut talk, Red, (&["ork"], &[]));
    talk.plays(Red, "Chummer").plays(Red, "Surge");
    carries(&mut talk, Red, &["For Elves"]);
    traps(&mut talk, (Blue, Red), "Static");
    let trap = talk.card("Static");
    meets(&mut talk, "Twelve");
    let before = talk.totals().0;
    let with_trap = pays((Red, "chummer"), (CardSet::of(trap), vec![]), Choice::default());
    assert_eq!(talk.refuses(with_trap).message.id, "card-not-in-hand");
    let item = place(&talk, Red, "For Elves");
    talk.does(pays((Red, "chummer"), (CardSet::EMPTY, vec![item]), Choice::default()));
    assert_eq!(
        (talk.totals().0 - before, talk.seat(Red).gear.len()),
        (2, 0),
        "of no use to its bearer, and good enough"
    );
    // What a Race can do costs a card as ever, SURGEd or not.
    let held = talk.seat(Red).held.iter().next().expect("a card");
    let free = pays((Red, "ork"), (CardSet::EMPTY, vec![]), Choice::default());
    assert_eq!(talk.refuses(free).message.id, "power-needs-a-card");
    let hand = talk.seat(Red).held.len();
    talk.does(pays((Red, "ork"), (CardSet::of(held), vec![]), Choice::default()));
    assert_eq!((talk.totals().0 - before, hand - talk.seat(Red).held.len()), (5, 1));
}

#[test]
fn with_an_empty_hand_no_whole_hand_is_paid() {
    let _row = proves("SR-POWER-13");
    let mut talk = scene(&["Burnout"]);
    talk.plays(Red, "Burnout").holds_only(Red, &["Ork"]);
    meets(&mut talk, "Twelve");
    let burns = munchkin::Command::UsePower {
        seat: Red,
        class: "burnout".into(),
        by: PowerBy::Hand,
        choice: Choice::default(),
    };
    let before = talk.totals().0;
    talk.does(burns.clone());
    assert_eq!((talk.totals().0 - before, talk.seat(Red).held.len()), (5, 0));
    let refused = talk.refuses(burns);
    assert_eq!(refused.message.id, "hand-is-empty");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-POWER-13"));
}

#[test]
fn ranks_go_from_one_to_three() {
    let _row = proves("SR-POWER-04");
    let _row = proves("SR-POWER-03");
    let cards = &super::scene::book().cards;
    let powers: Vec<u8> = cards.kinds.iter().filter_map(|kind| kind.rank).collect();
    assert!(powers.len() > 5 && powers.iter().all(|rank| (1..=3).contains(rank)));
    let pack = |system: &str, rank: u8| {
        let text = format!(
            r#"{{"standie_pack": 1, "name": "", "system": "{system}", "kinds": [{{"name": "x", "rank": {rank}}}]}}"#
        );
        Pack::parse(&text).map_or(1, |pack| pack.faults().len())
    };
    assert_eq!([pack("shadowrun", 3), pack("shadowrun", 4), pack("shadowrun", 0), pack("classic", 1)], [0, 1, 1, 1]);
    // Like a Race, a Power goes to whoever plays it and to nobody else, and is thrown out when its owner likes.
    let mut talk = scene(&["Brute", "Ork"]);
    talk.plays(Red, "Brute").plays(Red, "Ork");
    gives_up(&mut talk, "Brute");
    gives_up(&mut talk, "Ork");
    assert!(talk.seat(Red).classes.is_empty() && talk.seat(Red).races.is_empty());
}

#[test]
fn the_worked_example_of_a_fight() {
    let _row = proves("SR-CMB-28");
    let _row = proves("SR-CMB-29");
    let _row = proves("SR-CMB-30");
    let _row = proves("SR-CMB-31");
    let _row = proves("SR-CMB-32");
    let _row = proves("SR-CMB-33");
    let mut talk = scene(&["Brute", "Mimic", "Five Once"]);
    talk.raised(Red, 6).raised(Blue, 3).raised(Green, 2).plays(Red, "Brute").plays(Red, "Mimic");
    carries(&mut talk, Red, &["Plus Two", "For Elves"]);
    carries(&mut talk, Blue, &["Plus Four"]);
    is(&mut talk, Green, (&[], &["reflexes"]));
    let monster = meets(&mut talk, "Twelve");
    assert_eq!(talk.totals(), (10, 12));
    talk.plays(Red, "Five Once");
    assert_eq!(talk.totals(), (15, 12));
    talk.fetches(Green, &["Bigger"]);
    let bigger = talk.play(Green, "Bigger", super::scene::at(monster));
    talk.does(bigger);
    assert_eq!(talk.totals(), (15, 17));
    let mut other = talk.again();
    super::scene::helped(&mut other, Blue);
    assert_eq!(other.totals(), (22, 17));
    let (held, item) = (talk.seat(Red).held.iter().next().expect("a card"), place(&talk, Red, "For Elves"));
    let one = pays((Red, "mimic"), (CardSet::of(held), vec![]), on(Green));
    assert_eq!(talk.refuses(one).message.id, "power-costs-more", "it takes two");
    talk.does(pays((Red, "mimic"), (CardSet::of(held), vec![item]), on(Green)));
    assert_eq!(talk.totals(), (19, 17));
    wins(&mut talk);
    let drew = talk.drew(Deck::ITEMS);
    assert_eq!((talk.seat(Red).level, drew), (7, 4));
}

#[test]
fn a_hand_is_shown_by_a_power_that_says_so() {
    let _row = proves("SR-CARD-16");
    let mut talk = scene(&["Peeper"]);
    talk.plays(Red, "Peeper");
    let paid = CardSet::of(talk.seat(Red).held.iter().next().expect("a card"));
    talk.does(pays((Red, "peeper"), (paid, vec![]), on(Blue)));
    let held = talk.seat(Blue).held.clone();
    let shown =
        |event: &Event| matches!(event, Event::Cards(cards::Event::Shown { seat: Blue, cards }) if *cards == held);
    assert!(talk.facts.iter().any(|fact| shown(&fact.event)) && talk.cited("SR-CARD-16"));
}

#[test]
fn surged_goes_with_a_race_spares_its_drawbacks_and_leaves_with_the_last() {
    let _row = proves("SR-SURGE-01");
    let _row = proves("SR-SURGE-02");
    let _row = proves("SR-SURGE-03");
    let _row = proves("SR-SURGE-04");
    let _row = proves("SR-SURGE-07");
    let mut talk = scene(&["Surge", "Elf"]);
    assert_eq!(talk.refuses(talk.play(Red, "Surge", Choice::default())).message.id, "nothing-to-halve");
    carries(&mut talk, Red, &["For Elves", "Not for Elves"]);
    talk.plays(Red, "Elf");
    let may = |talk: &Talk, name: &str| {
        let seat = talk.seat(Red);
        outfit::may_use(seat, &seat.gear[place(talk, Red, name)])
    };
    assert!(may(&talk, "For Elves") && !may(&talk, "Not for Elves"));
    let mut peace = talk.again();
    meets(&mut talk, "Elf Hater");
    assert_eq!(talk.totals().1, 7);
    talk.plays(Red, "Surge");
    assert_eq!(talk.totals().1, 4, "nothing against the Race counts any more");
    assert!(may(&talk, "For Elves") && may(&talk, "Not for Elves"));
    meets(&mut peace, "Elf Fan");
    let weak = peace.totals().1;
    peace.plays(Red, "Surge");
    assert_eq!((weak, peace.totals().1), (3, 3), "what is weak against it stays so");
    let elf = laid(&talk, "Elf");
    talk.does(munchkin::Command::PlayCard { seat: Red, card: elf, choice: Choice::default() });
    assert!(!talk.seat(Red).half_breed && talk.seat(Red).races.is_empty() && talk.cited("SR-SURGE-07"));
}

#[test]
fn surged_with_two_races_has_the_good_and_the_bad_of_both() {
    let _row = proves("SR-SURGE-06");
    let _row = proves("SR-RACE-08");
    let mut talk = scene(&["Surge", "Elf", "Ork", "Troll"]);
    talk.plays(Red, "Elf");
    assert_eq!(talk.refuses(talk.play(Red, "Ork", Choice::default())).message.id, "second-race-needs-card");
    let with = Choice { with: Some(talk.held(Red, "Ork")), ..Choice::default() };
    let both = talk.play(Red, "Surge", with);
    talk.does(both);
    let suffers = |talk: &Talk, who: &str| kind::is_kind(who, talk.seat(Red)) && kind::suffers(who, talk.seat(Red));
    assert!(suffers(&talk, "elf") && suffers(&talk, "ork"));
    assert_eq!(talk.refuses(talk.play(Red, "Troll", Choice::default())).message.id, "two-kinds-at-most");
    // With one of them gone it is as with one alone (SR-OQ-16).
    let ork = laid(&talk, "Ork");
    talk.does(munchkin::Command::PlayCard { seat: Red, card: ork, choice: Choice::default() });
    assert!(kind::is_kind("elf", talk.seat(Red)) && !suffers(&talk, "elf") && talk.seat(Red).half_breed);
}

#[test]
fn surged_is_no_half_human_unless_the_table_says_so() {
    let _row = proves("SR-ITEM-14");
    for (value, human) in [("no", false), ("yes", true)] {
        let mut talk = ruled(&[("surged_is_human", value)], &["Surge", "Elf"]);
        carries(&mut talk, Red, &["Chameleon Suit"]);
        let bonus = |talk: &Talk| outfit::combat_bonus(talk.seat(Red));
        assert_eq!(bonus(&talk), 3, "a human's");
        talk.plays(Red, "Elf");
        assert_eq!(bonus(&talk), 0);
        talk.plays(Red, "Surge");
        let seat = talk.seat(Red);
        assert_eq!(outfit::may_use(seat, &seat.gear[0]), human, "{value}");
    }
}

#[test]
fn an_edge_lifts_what_holds_an_item_back_or_what_a_power_weighs() {
    let _row = proves("SR-ITEM-12");
    let mut talk = scene(&["An Edge", "An Edge", "Brute", "Sprinter"]);
    carries(&mut talk, Red, &["For Elves"]);
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 0);
    let item = Choice { item: Some(0), ..Choice::default() };
    let cheats = talk.play(Red, "An Edge", item);
    talk.does(cheats);
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 3);
    talk.plays(Red, "Brute");
    assert_eq!(talk.refuses(talk.play(Red, "Sprinter", Choice::default())).message.id, "too-many-ranks");
    let power = Choice { with: Some(laid(&talk, "Brute")), ..Choice::default() };
    let edged = talk.play(Red, "An Edge", power);
    talk.does(edged).plays(Red, "Sprinter");
    assert_eq!((talk.seat(Red).classes.len(), talk.seat(Red).edges.len()), (2, 1));
    // It goes with its Power; then the rest is weighed anew.
    gives_up(&mut talk, "Brute");
    assert!(talk.seat(Red).edges.is_empty() && talk.seat(Red).classes == ["sprinter"]);
}

#[test]
fn before_the_first_turn_there_is_room_for_one_race_and_one_power_of_rank_one() {
    let _row = proves("SR-START-03");
    let _row = proves("SR-START-04");
    let mut talk = opening(&[]);
    let seat = talk.asked().expect("somebody puts cards down");
    talk.fetches(seat, &["Reflexes", "Brute", "Sprinter", "Elf", "Ork"]);
    let refused = |talk: &Talk, name: &str| talk.refuses(talk.play(seat, name, Choice::default())).message.id;
    assert_eq!(refused(&talk, "Reflexes"), "too-many-ranks");
    talk.plays(seat, "Brute").plays(seat, "Elf");
    assert_eq!((refused(&talk, "Sprinter"), refused(&talk, "Ork")), ("too-many-ranks", "second-race-needs-card"));
    talk.answers(table::Answer::No);
    assert_eq!((talk.seat(seat).classes.len(), talk.seat(seat).races.len()), (1, 1));
}

#[test]
fn the_dead_keep_powers_and_surged_and_what_lies_on_an_item_is_a_card_of_its_own() {
    let _row = proves("SR-POWER-11");
    let _row = proves("SR-DEATH-02");
    let _row = proves("SR-DEATH-03");
    let _row = proves("SR-DEATH-04");
    let _row = proves("SR-DEATH-05");
    let _row = proves("SR-DEATH-07");
    let mut talk = scene(&["An Edge", "An Edge", "Brute", "Elf", "Surge"]);
    carries(&mut talk, Red, &["Plus Two"]);
    talk.plays(Red, "Brute").plays(Red, "Elf").plays(Red, "Surge");
    let item = talk.play(Red, "An Edge", Choice { item: Some(0), ..Choice::default() });
    talk.does(item);
    let power = Choice { with: Some(laid(&talk, "Brute")), ..Choice::default() };
    let power = talk.play(Red, "An Edge", power);
    talk.does(power);
    traps(&mut talk, (Blue, Red), "Static");
    talk.holds_only(Red, &[]);
    meets(&mut talk, "Bottomless Fondue");
    talk.answers(table::Answer::Done).runs(1);
    let red = talk.seat(Red);
    assert!(red.dead && red.classes == ["brute"] && red.races == ["elf"] && red.half_breed);
    assert_eq!((red.edges.len(), red.conditions.len(), red.gear.len(), red.level), (1, 1, 0, 1));
    let roll = matches!(talk.asks(), Ask::Doors(AtDoors::LootRoll { .. }));
    if roll {
        talk.answers(table::Answer::Die { seat: Blue, face: 5 }).answers(table::Answer::Die { seat: Green, face: 2 });
    }
    let Ask::Doors(AtDoors::Corpse { left, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!(left.len(), 2, "the Item and the Edge! that lay on it");
}
