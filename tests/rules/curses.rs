//! Curses: on whom and when, what averts them, what they take, how long they stay (MQ-CURSE).

use crate::cards::{curse, hat, in_hand, plays};
use crate::fights::{BLUE, card, meeting, rolls, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::outcome::Outcome;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::curse::AVERTS;
use standie::rules::munchkin::curse::finds_nothing;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, PowerBy};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::table;
use standie::rules::table::phase::Phase;

fn loses(seat: Colour, sort: Option<&str>) -> Effect {
    Effect::Munchkin(munchkin::Effect::LoseItem { seat, sort: sort.map(str::to_owned), dropped: false })
}

fn ring() -> Gear {
    Gear { name: "Ring".into(), powers: vec![AVERTS.into()], ..Gear::default() }
}

fn wears(talk: &mut Talk, seat: Colour, item: Gear) {
    talk.amends(munchkin::Effect::Gear { seat, add: item });
}

fn next_fight(seat: Colour) -> Effect {
    let add = Condition { text: "Butterfingers".into(), bonus: -5, until: Until::NextFight, ..Condition::default() };
    Effect::Munchkin(munchkin::Effect::Condition { seat, add })
}

/// Nothing came of the last deed's Curse.
fn nothing_came_of_it(talk: &Talk) -> bool {
    talk.facts.iter().any(|f| matches!(f.event, Event::Munchkin(munchkin::Event::NoEffect { .. })))
}

#[test]
fn anybody_at_any_moment() {
    let _row = proves("MQ-CURSE-01");
    let strikes = |talk: &mut Talk, by: Colour, on: Colour| {
        let before = (talk.asks(), talk.seat(on).gold);
        talk.does(plays(by, curse(on, gold(on, -10)))).cites("MQ-CURSE-01");
        assert_eq!((talk.asked(), talk.asks()), (Some(on), Ask::Munchkin(munchkin::Ask::Cursed { averting: vec![] })));
        talk.answers(table::Answer::Done);
        assert_eq!((talk.asks(), talk.seat(on).gold), (before.0, before.1 - 10), "and play goes on where it was");
    };
    let mut talk = Talk::four();
    for (by, on) in [(Blue, Red), (Red, Blue), (Green, Yellow), (Blue, Blue)] {
        strikes(&mut talk, by, on);
    }
    talk.does(explore(East));
    strikes(&mut talk, Red, Blue);
    talk.answers(dungeon::Answer::Tile(Box::new(plain())));
    strikes(&mut talk, Green, Blue);
    talk.answers(table::Answer::Done);
    talk.meets(card(9, 0, 1), Red);
    strikes(&mut talk, Yellow, Blue);
    talk.answers(table::Answer::Done);
    strikes(&mut talk, Green, Blue);
    talk.answers(fight::Answer::Throws(vec![throw(BLUE, &[1])]));
    talk.refuses(plays(Red, curse(Blue, gold(Blue, -1)))).because("dice-are-cast").cites("MQ-CMB-46");
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })));
    strikes(&mut talk, Red, Blue);
}

#[test]
fn it_strikes_and_is_discarded() {
    let _row = proves("MQ-CURSE-02");
    let mut talk = Talk::four();
    talk.at_level(Red, 4);
    let held = in_hand(&talk, Blue);
    talk.does(plays(Blue, curse(Red, level(Red, -1)))).answers(table::Answer::Done).cites("MQ-CURSE-02");
    assert_eq!(talk.seat(Red).level, 3);
    assert_eq!(in_hand(&talk, Blue), (held.0, held.1 - 1));
    assert!(talk.seat(Red).conditions.is_empty(), "nothing of it stays");
}

#[test]
fn an_item_given_up_stops_it() {
    let _row = proves("MQ-CURSE-03");
    let mut talk = Talk::four();
    wears(&mut talk, Red, hat(1));
    wears(&mut talk, Red, ring());
    talk.at_level(Red, 4).does(plays(Blue, curse(Red, level(Red, -1))));
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { averting: vec![1] }));
    talk.refuses(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(0))))
        .because("item-averts-nothing")
        .cites("MQ-CURSE-03");
    let mut struck = talk.clone();
    struck.answers(table::Answer::Done);
    assert_eq!((struck.seat(Red).level, struck.seat(Red).gear.len()), (3, 2), "whoever does not want to, need not");
    talk.answers(munchkin::Answer::Item(1)).cites("MQ-CURSE-03");
    assert_eq!((talk.seat(Red).level, talk.seat(Red).gear.as_slice()), (4, &[hat(1).into()][..]));
    // In the pack it is of no use.
    let mut talk = Talk::four();
    wears(&mut talk, Red, Gear { packed: true, ..ring() });
    talk.does(plays(Blue, curse(Red, gold(Red, -1))));
    assert_eq!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { averting: vec![] }));
    talk.refuses(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(0)))).because("item-averts-nothing");
}

#[test]
fn a_clerics_die_averts_it() {
    let _row = proves("MQ-CURSE-04");
    let power = |class: &str| {
        Command::Munchkin(munchkin::Command::Power {
            seat: Red,
            class: class.into(),
            by: PowerBy::Ten,
            effects: vec![],
        })
    };
    for (class, face, averted) in [("cleric", 4, true), ("cleric", 5, false), ("thief", 1, false)] {
        let mut talk = Talk::four();
        talk.at_level(Red, 4).effect(munchkin::Effect::Classes { seat: Red, classes: vec![class.into()] });
        talk.does(plays(Blue, curse(Red, level(Red, -1)))).does(power(class));
        assert_eq!((talk.asked(), talk.asks()), (Some(Red), Ask::Munchkin(munchkin::Ask::PowerDie)));
        talk.answers(table::Answer::Number(face));
        assert_eq!(!matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })), averted, "{class} {face}");
        if averted {
            talk.cites("MQ-CURSE-04");
        } else {
            talk.answers(table::Answer::Done);
        }
        assert_eq!(talk.seat(Red).level, if averted { 4 } else { 3 });
    }
}

#[test]
fn one_for_the_next_fight_counts_in_the_fight_that_goes_on() {
    let _row = proves("MQ-CURSE-05");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1)]);
    talk.at_level(Blue, 8);
    talk.does(plays(Red, curse(Blue, next_fight(Blue)))).answers(table::Answer::Done);
    assert_eq!(totals(&talk).0.0, 3, "at once");
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-CURSE-05");
    assert!(talk.seat(Blue).conditions.is_empty(), "and then it is over");
    talk.answers(dungeon::Answer::Side(West)).answers(fight::Answer::Ran { monster: ids[0], face: 6 }).walks(East);
    assert_eq!(totals(&talk).0.0, 8);
}

#[test]
fn or_it_waits_for_the_next_one() {
    let _row = proves("MQ-CURSE-06");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(2, 0, 1), Red);
    talk.at_level(Blue, 8).does(plays(Red, curse(Blue, next_fight(Blue)))).answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).conditions.len(), 1);
    talk.monster_turn(Orange).answers(table::Answer::Done).from(Phase::Draw, Blue);
    assert_eq!(talk.seat(Blue).conditions.len(), 1, "turns later");
    // Through death, too.
    let mut died = talk.clone();
    died.effect(munchkin::Effect::Life { seat: Blue, dead: true, wish: false }).from(Phase::Draw, Blue);
    assert_eq!((died.seat(Blue).dead, died.seat(Blue).conditions.len()), (false, 1));
    talk.walks(East);
    assert_eq!(totals(&talk).0.0, 3);
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert!(talk.seat(Blue).conditions.is_empty());
}

#[test]
fn one_that_changes_a_number_stays_until_lifted() {
    let _row = proves("MQ-CURSE-07");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(1, 0, 1), Red);
    let add = Condition { text: "Sore feet".into(), moves: -1, ..Condition::default() };
    talk.does(plays(Red, curse(Blue, Effect::Munchkin(munchkin::Effect::Condition { seat: Blue, add }))))
        .answers(table::Answer::Done);
    talk.cites("MQ-CURSE-07");
    assert_eq!(talk.left(Blue), 2);
    talk.walks(East).wins(1).monster_turn(Orange).answers(table::Answer::Done).from(Phase::Draw, Blue);
    assert_eq!(talk.left(Blue), 2, "after a fight, and on the next turn");
    talk.effect(munchkin::Effect::Lift { seat: Blue, index: 0 });
    assert_eq!(talk.left(Blue), 3);
}

#[test]
fn the_victim_chooses_among_several() {
    let _row = proves("MQ-CURSE-08");
    let mut talk = Talk::four();
    for item in [hat(1), ring(), Gear { name: "Sword".into(), ..Gear::default() }] {
        wears(&mut talk, Red, item);
    }
    talk.does(plays(Blue, curse(Red, loses(Red, None)))).answers(table::Answer::Done).cites("MQ-CURSE-08");
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Red), Ask::Munchkin(munchkin::Ask::LoseItem { among: vec![0, 1, 2] }))
    );
    assert_eq!(talk.seat(Red).gear.len(), 3, "nothing goes before that");
    talk.answers(munchkin::Answer::Item(1));
    let left: Vec<_> = talk.seat(Red).gear.iter().map(|g| g.name.as_str()).collect();
    assert_eq!(left, ["Hat", "Sword"]);
    // Only what the Curse means; the only one goes at once.
    talk.does(plays(Blue, curse(Red, loses(Red, Some("headgear"))))).answers(table::Answer::Done);
    assert_eq!(talk.seat(Red).gear.len(), 1);
    wears(&mut talk, Red, hat(2));
    wears(&mut talk, Red, ring());
    talk.does(plays(Blue, curse(Red, loses(Red, None)))).answers(table::Answer::Done);
    talk.refuses(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Item(9))))
        .because("no-such-item")
        .cites("MQ-CURSE-08");
}

#[test]
fn what_is_not_there_is_not_lost() {
    let _row = proves("MQ-CURSE-09");
    let mut talk = Talk::four();
    let (held, before) = (in_hand(&talk, Blue), talk.seat(Red).clone());
    for lost in [loses(Red, None), loses(Red, Some("weapon")), level(Red, -1), gold(Red, -5_000)] {
        talk.does(plays(Blue, curse(Red, lost.clone()))).answers(table::Answer::Done).cites("MQ-CURSE-09");
        assert!(nothing_came_of_it(&talk), "{lost:?}");
        assert_eq!(*talk.seat(Red), before);
        talk.amends(cards::Effect::Hand { seat: Blue, deck: cards::deck::Deck::DXM, change: Amount::To(4) });
    }
    talk.does(plays(Blue, curse(Red, loses(Red, None)))).answers(table::Answer::Done);
    assert_eq!(in_hand(&talk, Blue), (held.0, held.1 - 1), "it is spent all the same");
    // Of several things it does those it can.
    let both = Played::Curse { on: Red, effects: vec![loses(Red, None), gold(Red, -100)] };
    talk.does(plays(Blue, both)).answers(table::Answer::Done);
    assert_eq!((talk.seat(Red).gold, nothing_came_of_it(&talk)), (before.gold - 100, false));
}

#[test]
fn a_curse_that_would_find_nothing_is_known_before_it_is_played() {
    let mut talk = Talk::four();
    let nothing = |talk: &Talk, effect: Effect| finds_nothing(&talk.book, &talk.game, Red, &[effect]);
    // At Level 1 there is no level, without armour none to lose, without a Class none to forget.
    assert!(nothing(&talk, level(Red, -1)));
    assert!(nothing(&talk, loses(Red, Some("armor"))));
    assert!(nothing(&talk, Effect::Munchkin(munchkin::Effect::Classes { seat: Red, classes: vec![] })));
    assert!(!nothing(&talk, hit(Red, 1)) && !nothing(&talk, next_fight(Red)));
    // What it says is what then happens.
    let before = talk.seat(Red).clone();
    talk.does(plays(Blue, curse(Red, level(Red, -1)))).answers(table::Answer::Done).cites("MQ-CURSE-09");
    assert_eq!(*talk.seat(Red), before);
    talk.at_level(Red, 2);
    wears(&mut talk, Red, Gear { name: "Plate".into(), slot: Some(Slot::Armor), ..Gear::default() });
    assert!(!nothing(&talk, level(Red, -1)) && !nothing(&talk, loses(Red, Some("armor"))));
}

#[test]
fn pudding_needs_an_armour() {
    let _row = proves("MQ-CURSE-10");
    let pudding = || plays(Blue, curse(Red, loses(Red, Some("armor"))));
    let armour = |packed| Gear { name: "Plate".into(), bonus: 3, slot: Some(Slot::Armor), packed, ..Gear::default() };
    let mut talk = Talk::four();
    wears(&mut talk, Red, hat(1));
    wears(&mut talk, Red, armour(true));
    talk.does(pudding()).answers(table::Answer::Done).cites("MQ-CURSE-09");
    assert!(nothing_came_of_it(&talk));
    assert_eq!(talk.seat(Red).gear.len(), 2, "neither a hat nor what is packed is armour worn");
    let mut talk = Talk::four();
    wears(&mut talk, Red, hat(1));
    wears(&mut talk, Red, armour(false));
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 4);
    talk.does(pudding()).answers(table::Answer::Done);
    assert_eq!((outfit::combat_bonus(talk.seat(Red)), talk.seat(Red).gear.len()), (1, 1));
}

#[test]
fn a_curse_is_refused() {
    let mut talk = Talk::four();
    talk.refuses(plays(Blue, curse(Orange, gold(Blue, -1)))).because("no-such-seat");
    talk.refuses(plays(Blue, Played::Curse { on: Red, effects: vec![] })).because("no-effects");
    let many = Played::Curse { on: Red, effects: vec![gold(Red, -1); 101] };
    talk.refuses(plays(Blue, many)).because("too-many-effects");
    talk.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    talk.refuses(plays(Blue, curse(Red, gold(Red, -1)))).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.rule("curse_dead", "yes").does(plays(Blue, curse(Red, next_fight(Red)))).answers(table::Answer::Done);
    assert_eq!(talk.seat(Red).conditions.len(), 1);
    // The dead can play them, and what is asked is answered in its own way.
    talk.does(plays(Red, curse(Blue, gold(Blue, -1))));
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Number(3)))).because("not-asked");
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::None)))).because("not-asked");
    talk.answers(table::Answer::No);
    assert_eq!(talk.seat(Blue).gold, 300, "averted by something the table knows of");
}
