//! Monsters killed before the dice, fights that break off, and who stays out (MQ-CMB, MQ-IGN, MQ-HELP, MQ-BOSS rows).

use crate::boss::boss_comes;
use crate::fights::{BLUE, card, fight, meeting, rolls, term, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::{Blue, Green, Red, South, Talk, Yellow, explore, plain};
use standie::odds::boss::readiness;
use standie::odds::fight::{best_strike, roll};
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Icon};
use standie::rules::effect::Effect;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::{Against, Enhancer, MonsterDef};
use standie::rules::fight::outcome::Outcome;
use standie::rules::fight::roll::spoils;
use standie::rules::fight::sides::sides;
use standie::rules::fight::sum::Sides;
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Sex, Until};
use standie::rules::table;
use standie::rules::table::Ending;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

fn slay(monster: MonsterId) -> Effect {
    Effect::Fight(rules::fight::Effect::Slay { monster })
}

fn fearsome(def: MonsterDef) -> MonsterDef {
    MonsterDef { keywords: vec!["fearsome".into()], ..def }
}

#[test]
fn what_fell_before_the_dice_is_claimed_once_the_rest_is_beaten() {
    let _row = proves("MQ-CMB-16");
    let _row = proves("MQ-CMB-17");
    let (mut talk, room, ids) = meeting(&[card(3, 0, 2), fearsome(card(20, 0, 3))]);
    let (hand, level) = (talk.seat(Blue).hand.total(), talk.seat(Blue).level);
    talk.effect(slay(ids[1])).cites("MQ-CMB-17");
    assert!(talk.is_gone(ids[1]));
    assert_eq!(totals(&talk).1, (3, 0), "it no longer counts");
    assert_eq!((talk.seat(Blue).hand.total(), talk.seat(Blue).level), (hand, level), "nothing is claimed yet");
    let won = spoils(&talk.book, &talk.game, &fight(&talk));
    assert_eq!((won.levels, won.treasures, won.killed.len()), (3, 5, 1));
    talk.refuses_effect(slay(ids[1])).because("no-such-monster");
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.refuses_effect(slay(ids[0])).because("dice-are-cast");
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).level, level + 3);
    assert_eq!(talk.seat(Blue).hand.total(), hand + 5);
    assert_eq!(talk.game.foes.in_room(room).count(), 0);
}

#[test]
fn a_lost_fight_leaves_the_levels_of_what_fell_before() {
    let (mut talk, _, ids) = meeting(&[card(9, 0, 2), card(20, 0, 3)]);
    let (hand, red) = (talk.seat(Blue).hand.total(), talk.seat(Blue).health.red);
    talk.effect(slay(ids[1]));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).level, 2, "an actual kill");
    assert_eq!(talk.seat(Blue).hand.total(), hand, "its Treasures are gone");
    assert_eq!(talk.seat(Blue).health.red, red - 1, "a hit for each monster still there (OQ-37)");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })));
}

#[test]
fn a_monster_of_ones_own_colour_deals_its_dxm_when_it_falls() {
    let _row = proves("MQ-RES-06");
    let (mut talk, room, _) = meeting(&[card(9, 0, 2)]);
    let own = talk.monster(room, card(1, 0, 0), Blue);
    let cards = talk.seat(Blue).hand.of(Deck::DXM);
    talk.effect(slay(own)).cites("MQ-RES-06");
    assert_eq!(talk.seat(Blue).hand.of(Deck::DXM), cards + 1);
}

#[test]
fn treasures_of_a_fight_that_breaks_off() {
    let _row = proves("MQ-CMB-18");
    for (value, drawn) in [("claim_if_still_present", 3), ("forfeit", 0)] {
        let (mut talk, _, ids) = meeting(&[card(9, 0, 2), card(20, 0, 3)]);
        talk.rule("loot_of_removed", value);
        talk.effect(slay(ids[1]));
        let hand = talk.seat(Blue).hand.of(Deck::TREASURE);
        talk.effect(rules::fight::Effect::RemoveMonster { monster: ids[0], empty: false });
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "nobody is left to fight");
        assert_eq!(talk.seat(Blue).hand.of(Deck::TREASURE), hand + drawn, "{value}");
        assert_eq!(talk.seat(Blue).level, 2, "levels for kills are kept");
    }
}

#[test]
fn a_main_munchkin_taken_away_gets_no_treasures() {
    let _row = proves("MQ-CMB-19");
    let (mut talk, room, ids) = meeting(&[card(9, 0, 2), card(20, 0, 3)]);
    talk.effect(slay(ids[1]));
    let hand = talk.seat(Blue).hand.of(Deck::TREASURE);
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    assert_eq!((talk.seat(Blue).hand.of(Deck::TREASURE), talk.seat(Blue).level), (hand, 2));
    assert_eq!(talk.game.foes.in_room(room).count(), 1, "the other stays");
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
}

#[test]
fn a_helper_taken_away_can_be_replaced() {
    for (value, allowed) in [("yes", true), ("no", false)] {
        let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
        talk.rule("replace_removed_helper", value);
        talk.does(rules::fight::Command::Help { seat: Some(Red) });
        talk.refuses(rules::fight::Command::Help { seat: Some(Green) }).because("one-helper");
        let far = talk.room(0, 2, plain());
        talk.effect(dungeon::Effect::Stand { seat: Red, room: far });
        assert_eq!(fight(&talk).helping(&talk.game), None);
        if allowed {
            talk.does(rules::fight::Command::Help { seat: Some(Green) });
            assert_eq!(fight(&talk).helping(&talk.game), Some(Green));
        } else {
            talk.refuses(rules::fight::Command::Help { seat: Some(Green) }).because("no-other-helper");
        }
    }
}

#[test]
fn ignoring_monsters_are_attacked_one_by_one_or_all_together() {
    for (value, fought) in [("chosen", 2), ("all", 3)] {
        let (mut talk, _, ids) = meeting(&[card(3, 0, 1), card(4, 0, 1), card(5, 0, 1)]);
        talk.rule("attack_ignoring", value);
        for monster in [ids[1], ids[2]] {
            talk.effect(rules::fight::Effect::LeaveAlone { monster, alone: true });
        }
        assert_eq!(fight(&talk).monsters(&talk.game).len(), 1);
        talk.effect(rules::fight::Effect::LeaveAlone { monster: ids[1], alone: false }).cites("MQ-IGN-07");
        assert_eq!(fight(&talk).monsters(&talk.game).len(), fought, "{value}");
    }
}

#[test]
fn a_weakened_monster_yields_no_less_than_the_table_says() {
    for (value, treasures) in [("0", 0), ("1", 1)] {
        let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
        talk.rule("treasure_floor", value);
        talk.effect(rules::fight::Effect::Enhance {
            monster: ids[0],
            add: Enhancer { treasures: -3, ..Enhancer::default() },
        });
        assert_eq!(spoils(&talk.book, &talk.game, &fight(&talk)).treasures, treasures);
    }
}

#[test]
fn the_boss_is_killed_at_once_only_where_a_table_lets_it() {
    for value in ["blocked", "allowed"] {
        let (mut talk, boss) = boss_comes(card(9, 0, 1));
        talk.rule("boss_instant_kill", value);
        let beside = talk.monster(RoomId::ENTRANCE, card(3, 0, 1), Green);
        assert_eq!(fight(&talk).monsters(&talk.game), [boss, beside], "others may fight beside it");
        talk.effect(slay(beside));
        if value == "blocked" {
            talk.refuses_effect(slay(boss)).because("no-way-round-the-boss").cites("MQ-BOSS-06");
            continue;
        }
        talk.effect(slay(boss));
        assert_eq!(talk.game.ending, Some(Ending::Players(vec![Blue])));
    }
}

#[test]
fn goods_stay_where_they_are_during_a_fight() {
    let _row = proves("MQ-CMB-22");
    let gold = |seat| Command::Dungeon(dungeon::Command::Drop { seat, goods: Goods { gold: 100, ..Goods::default() } });
    for (value, free) in [("table", false), ("participants", true)] {
        let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
        talk.rule("combat_lock", value);
        for seat in [Blue, Red, Green, Yellow] {
            talk.effect(dungeon::Effect::Gold { seat, change: Amount::To(300) });
        }
        talk.does(rules::fight::Command::Help { seat: Some(Red) });
        talk.refuses(gold(Blue)).because("no-drop-in-combat");
        talk.refuses(gold(Red)).because("no-drop-in-combat");
        if free {
            talk.does(gold(Green));
            assert_eq!(talk.seat(Green).gold, 200);
        } else {
            talk.refuses(gold(Green)).because("no-drop-in-combat");
        }
    }
}

#[test]
fn the_lock_begins_with_the_step_into_the_dark_or_with_the_monster() {
    for (value, free) in [("on_commit", false), ("on_monster", true)] {
        let mut talk = Talk::turn_of(&[Blue, Red]);
        talk.rule("explore_lock", value);
        talk.effect(dungeon::Effect::Gold { seat: Blue, change: Amount::To(300) });
        talk.does(explore(South));
        let drop =
            Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods: Goods { gold: 100, ..Goods::default() } });
        if free {
            talk.does(drop.clone());
        } else {
            talk.refuses(drop.clone()).because("no-drop-in-combat");
        }
    }
}

#[test]
fn a_monster_left_alone_stays_out_for_the_rest_of_the_turn() {
    let _row = proves("MQ-IGN-02");
    let _row = proves("MQ-IGN-08");
    let (mut talk, room, ids) = meeting(&[card(1, 0, 0), card(20, 0, 3)]);
    talk.effect(rules::fight::Effect::LeaveAlone { monster: ids[1], alone: true });
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "it is not fought after the others");
    let third = MonsterId(talk.game.foes.next);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: card(2, 0, 0), base: Some(Green) }).cites("MQ-CMB-07");
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![third] }),
        "another one is"
    );
    talk.answers(rules::fight::Answer::Fight(Outcome::None));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    talk.stands(Blue, RoomId::ENTRANCE);
    talk.effect(dungeon::Effect::Stand { seat: Blue, room });
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::Fight { place: Some(room), monsters: vec![ids[1], third] }),
        "who comes back is asked again"
    );
}

#[test]
fn once_the_dice_are_cast_nothing_more_is_played() {
    let _row = proves("MQ-CMB-46");
    for (value, free) in [("no", false), ("yes", true)] {
        let (mut talk, room, ids) = meeting(&[card(3, 0, 1)]);
        talk.rule("any_time_after_roll", value);
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        let enhance = Effect::Fight(rules::fight::Effect::Enhance {
            monster: ids[0],
            add: Enhancer { level: 5, ..Enhancer::default() },
        });
        let more = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: card(1, 0, 0), base: Some(Green) });
        for effect in [
            enhance,
            more,
            Effect::Munchkin(munchkin::Effect::Level { seat: Blue, change: Amount::By(1), kill: false }),
        ] {
            if free {
                talk.effect(effect);
            } else {
                talk.refuses_effect(effect).because("dice-are-cast").cites("MQ-CMB-46");
            }
        }
    }
}

#[test]
fn the_dead_are_spared_what_cards_do() {
    let _row = proves("MQ-DEATH-13");
    for (value, cursed) in [("no", false), ("yes", true)] {
        let mut talk = Talk::four();
        talk.rule("curse_dead", value);
        talk.effect(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
        let level = Effect::Munchkin(munchkin::Effect::Level { seat: Green, change: Amount::By(1), kill: false });
        talk.refuses_effect(level.clone()).because("dead-is-spared").cites("MQ-DEATH-13");
        talk.amends(level);
        let add = Condition { text: "Slow feet".into(), moves: -1, until: Until::default(), ..Condition::default() };
        let curse = Effect::Munchkin(munchkin::Effect::Condition { seat: Green, add });
        if cursed {
            talk.effect(curse);
        } else {
            talk.refuses_effect(curse).because("dead-is-spared");
        }
    }
}

#[test]
fn a_power_or_a_card_gives_a_tie_to_the_munchkins() {
    let _row = proves("MQ-RES-04");
    for won in [false, true] {
        let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
        rolls(&mut talk, &[throw(BLUE, &[2])]);
        assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours: 3, theirs: 3 }));
        if won {
            talk.effect(rules::fight::Effect::Ties { won }).cites("MQ-RES-04");
            talk.refuses_effect(rules::fight::Effect::Ties { won }).because("nothing-changes");
        }
        // Won or lost, it is the rule on ties that decides, and is cited.
        talk.answers(table::Answer::Done).cites("MQ-RES-04");
        assert_eq!(talk.is_gone(ids[0]), won);
    }
    let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
    let chance = |talk: &Talk| {
        roll(&sides(&talk.book, &talk.game, &fight(talk), None))
            .odds()
            .map(|odds| odds.wins * 6 / odds.all)
            .expect("odds")
    };
    assert_eq!(chance(&talk), 4, "3 to 6 of a die");
    talk.effect(rules::fight::Effect::Ties { won: true });
    assert_eq!(chance(&talk), 5);
}

#[test]
fn what_a_helper_has_played_counts_when_the_helper_is_gone() {
    let (mut talk, _, _) = meeting(&[card(3, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(term(Fighter::Seat(Red), "Potion", 5, 0));
    assert_eq!(totals(&talk).0, (1 + 1 + 5, 2));
    let far = talk.room(0, 2, plain());
    talk.effect(dungeon::Effect::Stand { seat: Red, room: far });
    assert_eq!(totals(&talk).0, (1 + 5, 1));
}

#[test]
fn a_table_can_play_on_after_the_end() {
    let (mut talk, _) = boss_comes(card(3, 0, 1));
    talk.effect(term(BLUE, "", 20, 0));
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(Ending::Players(vec![Blue]))));
    talk.does(turn::Command::Jump { phase: Phase::Charity, seat: Some(Blue) });
    assert_eq!(talk.game.ending, None);
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })), "{:?}", talk.asks());
}

#[test]
fn readiness_for_the_boss_is_known_at_any_time() {
    let mut talk = Talk::four();
    let now = readiness(&talk.book, &talk.game, talk.seat(Blue));
    assert_eq!((now.levels, now.strength), (9, 1));
    assert!(now.chances.iter().all(|roll| roll.odds().is_some_and(|odds| odds.wins == 0)));
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(10), kill: false });
    talk.effect(munchkin::Effect::Bonus { seat: Blue, change: Amount::To(11) });
    let now = readiness(&talk.book, &talk.game, talk.seat(Blue));
    assert_eq!((now.levels, now.strength), (0, 21));
    let odds = now.chances[0].odds().expect("odds");
    assert_eq!(odds.wins * 36 / odds.all, 21, "21 and a die against 20 and a die: with at least as much on the die");
}

#[test]
fn a_monster_has_something_against_some_munchkins_and_says_it_once() {
    let _row = proves("MQ-CMB-14");
    let _row = proves("MQ-HELP-15");
    let _row = proves("MQ-HELP-16");
    let _row = proves("MQ-HELP-17");
    let _row = proves("MQ-HELP-18");
    let against = |who: &str, strength, dice| Against { who: who.into(), strength, dice };
    let bonuses = vec![against("elf", -2, 0), against("halfling", 3, 1), against("female", 4, 0)];
    let (mut talk, _, _) = meeting(&[MonsterDef { against: bonuses, ..card(10, 1, 1) }]);
    assert_eq!(totals(&talk).1, (10, 1), "nobody it has anything against");
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    assert_eq!(totals(&talk).1, (8, 1));
    talk.effect(munchkin::Effect::Races { seat: Red, races: vec!["elf".into()] });
    talk.effect(munchkin::Effect::HalfBreed { seat: Red, on: true });
    talk.effect(munchkin::Effect::Races { seat: Red, races: vec!["elf".into(), "halfling".into()] });
    let with = sides(&talk.book, &talk.game, &fight(&talk), Some(Red));
    assert_eq!(Sides::total(&with.monsters), (11, 2), "the helper's kind counts, the elves once");
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    assert_eq!(totals(&talk).1, (11, 2));
    talk.effect(munchkin::Effect::Sex { seat: Blue, sex: Some(Sex::Female) })
        .effect(munchkin::Effect::Sex { seat: Red, sex: Some(Sex::Male) });
    assert_eq!(totals(&talk).1, (15, 2));
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["halfling".into()] });
    assert_eq!(totals(&talk).1, (15, 2), "it had been counted already");
}

#[test]
fn the_card_whose_loss_would_help_most_is_found_by_striking_each() {
    let (mut talk, room, ids) = meeting(&[card(3, 1, 1), card(2, 1, 1)]);
    talk.effect(rules::fight::Effect::Enhance { monster: ids[0], add: Enhancer { level: 5, ..Enhancer::default() } });
    talk.effect(term(Fighter::Monster(ids[1]), "Lamp", 0, 1)).effect(term(BLUE, "Curse", -6, 0));
    talk.effect(term(BLUE, "Axe", 15, 0));
    talk.amends(dungeon::Effect::Print { room, face: Face { icons: vec![bad_for_all()], ..Face::default() } });
    let sides = sides(&talk.book, &talk.game, &fight(&talk), None);
    let (index, odds) = best_strike(&sides).expect("a curse");
    assert_eq!(sides.parts[index].name, "Curse");
    let chances: Vec<f64> =
        (0..sides.parts.len()).map(|i| roll(&sides.without(i)).odds().expect("few dice").chance()).collect();
    for (part, chance) in sides.parts.iter().zip(&chances).filter(|(p, _)| p.what != "term-level") {
        assert!(odds.chance() >= *chance, "{}", part.what);
    }
    // Without the room's icon the munchkin has its die again.
    let icons = sides.parts.iter().position(|p| p.what == "term-icons").expect("an icon");
    assert_eq!((Sides::total(&sides.munchkins).1, Sides::total(&sides.without(icons).munchkins).1), (0, 1));
}

fn bad_for_all() -> Icon {
    Icon { who: "everyone".into(), good: false }
}
