//! However a fight ends, the same things are settled: levels, Treasures, what was agreed, the helper, the Boss.

use crate::boss::boss_comes;
use crate::fights::{BLUE, card, meeting, rolls, throw};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::{Beaten, HelperShare, Outcome, Won};
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::Ending;

const RED: Fighter = Fighter::Seat(Red);

fn fearsome(level: i16, treasures: u8) -> MonsterDef {
    MonsterDef { keywords: vec!["fearsome".into()], ..card(level, 0, treasures) }
}

fn agrees(talk: &mut Talk, gold: i32, treasures: u8) {
    let terms = Bargain { gold, treasures, helper_first: Some(false), items: vec![] };
    talk.effect(fight::Effect::Bargain { terms });
}

fn away(seat: Colour, room: RoomId) -> Effect {
    Effect::Dungeon(dungeon::Effect::Stand { seat, room })
}

fn dies(talk: &mut Talk, seat: Colour) {
    talk.effect(hit(seat, 9));
}

fn told(talk: &mut Talk, outcome: Outcome) {
    talk.answers(fight::Answer::Fight(outcome));
}

fn runs_west(seat: Colour) -> Beaten {
    Beaten { seat, hits: 1, ran: Some(West) }
}

fn levels(talk: &Talk) -> (u8, u8) {
    (talk.seat(Blue).level, talk.seat(Red).level)
}

fn gold_of(talk: &Talk) -> (u32, u32) {
    (talk.seat(Blue).gold, talk.seat(Red).gold)
}

/// Every end of a fight in which Red helps, beside the name it goes by.
type End = (&'static str, fn(&mut Talk, &[MonsterId]));

const ENDS: [End; 9] = [
    ("won by the dice", |talk, _| {
        talk.effect(crate::fights::term(BLUE, "", 40, 0));
        rolls(talk, &[throw(BLUE, &[6]), throw(RED, &[6])]);
        talk.answers(table::Answer::Done);
    }),
    ("lost by the dice", |talk, ids| {
        for monster in ids {
            talk.effect(fight::Effect::Enhance { monster: *monster, add: strong() });
        }
        rolls(talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
        talk.answers(table::Answer::Done);
    }),
    ("told as won", |talk, ids| {
        let won = Won { killed: ids.to_vec(), levels: 1, ..Won::default() };
        told(talk, Outcome::Won(won));
    }),
    ("told as lost", |talk, _| told(talk, Outcome::Lost(vec![runs_west(Blue), runs_west(Red)]))),
    ("told as no fight", |talk, _| told(talk, Outcome::None)),
    ("the last monster gone", |talk, ids| {
        for monster in ids {
            talk.effect(fight::Effect::RemoveMonster { monster: *monster, empty: false });
        }
    }),
    ("the main player gone", |talk, _| {
        let far = talk.room(0, 2, plain());
        talk.effect(away(Blue, far));
    }),
    ("the main player dead", |talk, _| dies(talk, Blue)),
    ("the last monster killed before the dice", |talk, ids| {
        for monster in ids {
            talk.effect(fight::Effect::Slay { monster: *monster });
        }
    }),
];

fn strong() -> fight::foe::card::Enhancer {
    fight::foe::card::Enhancer { level: 30, ..Default::default() }
}

#[test]
fn a_bribe_is_paid_however_the_fight_ends() {
    let _row = proves("MQ-BRIBE-01");
    for (name, end) in ENDS {
        let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
        talk.does(fight::Command::Help { seat: Some(Red) });
        agrees(&mut talk, 200, 0);
        end(&mut talk, &ids);
        assert_eq!(talk.seat(Red).gold, 500, "{name}");
        let kept = if talk.seat(Blue).dead { 0 } else { 100 };
        assert_eq!(talk.seat(Blue).gold, kept, "{name}");
        talk.cites("MQ-BRIBE-01");
    }
}

#[test]
fn a_bribe_for_a_win_is_paid_for_a_win_only() {
    let _row = proves("MQ-BRIBE-01");
    let wins = ["won by the dice", "told as won", "the last monster killed before the dice"];
    for (value, all) in [("win_only", false), ("honour_system", false), ("win_or_lose", true)] {
        for (name, end) in ENDS {
            let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
            talk.rule("bribe_due", value);
            talk.does(fight::Command::Help { seat: Some(Red) });
            agrees(&mut talk, 200, 0);
            end(&mut talk, &ids);
            let paid = all || (value == "win_only" && wins.contains(&name));
            assert_eq!(talk.seat(Red).gold, if paid { 500 } else { 300 }, "{value}: {name}");
        }
    }
}

#[test]
fn the_next_helper_has_a_bargain_of_its_own() {
    let _row = proves("MQ-BRIBE-01");
    let _row = proves("MQ-BRIBE-03");
    let agreed = || {
        let (mut talk, _, _) = meeting(&[card(3, 0, 2)]);
        talk.does(fight::Command::Help { seat: Some(Red) });
        agrees(&mut talk, 200, 1);
        dies(&mut talk, Red);
        talk
    };
    let wins = |talk: &mut Talk| {
        talk.effect(crate::fights::term(BLUE, "", 9, 0));
        rolls(talk, &[throw(BLUE, &[6]), throw(Fighter::Seat(Green), &[6])]);
        talk.answers(table::Answer::Done);
    };
    let mut talk = agreed();
    let cards = talk.seat(Green).hand.of(Deck::TREASURE);
    talk.does(fight::Command::Help { seat: Some(Green) });
    wins(&mut talk);
    assert_eq!(talk.seat(Green).hand.of(Deck::TREASURE), cards, "nothing was agreed with Green");
    assert_eq!((talk.seat(Blue).gold, talk.seat(Green).gold), (300, 300));
    // What is agreed with the new one before it comes counts.
    let mut talk = agreed();
    agrees(&mut talk, 100, 0);
    talk.does(fight::Command::Help { seat: Some(Green) });
    wins(&mut talk);
    assert_eq!((talk.seat(Blue).gold, talk.seat(Green).gold), (200, 400));
    assert_eq!(talk.seat(Green).hand.of(Deck::TREASURE), cards);
}

#[test]
fn a_fearsome_monster_killed_before_the_dice_is_shared_however_the_rest_goes() {
    let _row = proves("MQ-LVL-10");
    let _row = proves("MQ-LVL-11");
    for (name, end) in ENDS {
        let (mut talk, _, ids) = meeting(&[fearsome(4, 2), card(3, 0, 1)]);
        talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(3), kill: false });
        talk.does(fight::Command::Help { seat: Some(Red) });
        talk.effect(fight::Effect::Slay { monster: ids[0] });
        end(&mut talk, &ids[1..]);
        let expected = match name {
            "won by the dice" | "the last monster killed before the dice" => (5, 2),
            // The table says what each gets.
            "told as won" => (4, 1),
            // The level of the kill is won before that of death is lost (OQ-40).
            "the main player dead" => (3, 2),
            _ => (4, 2),
        };
        assert_eq!(levels(&talk), expected, "{name}");
    }
}

#[test]
fn the_share_of_what_fell_before_the_dice_is_given_when_the_rest_is_gone() {
    let _row = proves("MQ-BRIBE-03");
    let _row = proves("MQ-CMB-17");
    for (value, blue, red) in [("claim_if_still_present", 2, 1), ("forfeit", 0, 0)] {
        let (mut talk, _, ids) = meeting(&[card(4, 0, 3), card(3, 0, 1)]);
        talk.rule("loot_of_removed", value);
        talk.does(fight::Command::Help { seat: Some(Red) });
        agrees(&mut talk, 0, 1);
        talk.effect(fight::Effect::Slay { monster: ids[0] });
        talk.effect(fight::Effect::RemoveMonster { monster: ids[1], empty: false });
        let drawn =
            |seat| talk.drawn().iter().filter(|d| d.0 == seat && d.1 == Deck::TREASURE).map(|d| d.2).sum::<u8>();
        assert_eq!((drawn(Blue), drawn(Red)), (blue, red), "{value}");
        assert_eq!(levels(&talk), (2, 1));
    }
}

#[test]
fn no_tale_gets_round_the_boss() {
    let _row = proves("MQ-BOSS-04");
    let _row = proves("MQ-BOSS-13");
    let (mut talk, boss) = boss_comes(card(3, 0, 1));
    let other = MonsterId(boss.0 + 1);
    talk.amends(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: Some(Green) });
    for (killed, driven_off) in [(vec![], vec![boss]), (vec![other], vec![boss]), (vec![other], vec![])] {
        let won = Won { killed, driven_off, treasures: 1, ..Won::default() };
        let refused = talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::Won(won)))));
        refused.because("no-way-round-the-boss").cites("MQ-BOSS-04");
    }
    let won = Won { killed: vec![boss], driven_off: vec![other], ..Won::default() };
    told(&mut talk, Outcome::Won(won));
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(Ending::Players(vec![Blue]))));
}

#[test]
fn magic_takes_a_munchkin_out_of_one_fight_and_into_the_next() {
    let _row = proves("MQ-CMB-05");
    let _row = proves("MQ-TURN-12");
    let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
    let far = talk.room(0, 2, plain());
    let lair = talk.monster(far, card(1, 0, 1), Green);
    talk.effect(away(Blue, far));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(far), monsters: vec![lair] }));
    talk.cites("MQ-CMB-05");
    assert!(!talk.is_gone(ids[0]));
    talk.wins(1);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
}

#[test]
fn magic_takes_a_munchkin_of_the_highest_level_to_the_boss() {
    let _row = proves("MQ-BOSS-01");
    let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
    talk.at_level(Blue, 10);
    talk.effect(away(Blue, RoomId::ENTRANCE));
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: RoomId::ENTRANCE, .. })),
        "{:?}",
        talk.asks()
    );
    let boss = talk.meets(card(3, 0, 1), Red);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(RoomId::ENTRANCE), monsters: vec![boss] }));
}

#[test]
fn a_table_says_what_the_helper_got() {
    let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
    talk.does(fight::Command::Help { seat: Some(Red) });
    agrees(&mut talk, 200, 1);
    let share = HelperShare { seat: Red, levels: 1, treasures: 1 };
    let won = Won { killed: ids, levels: 1, treasures: 1, helper: Some(share), ..Won::default() };
    told(&mut talk, Outcome::Won(won));
    assert_eq!(gold_of(&talk), (100, 500));
    assert_eq!(levels(&talk), (2, 2));
    let drawn: Vec<u8> = talk.drawn().iter().filter(|d| d.1 == Deck::TREASURE).map(|d| d.2).collect();
    assert_eq!(drawn, [1, 1], "as told, not twice");
}
