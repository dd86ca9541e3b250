//! At a table of cardboard: numbers are told, the claim waits for the table, and the turn ends whenever the table says so.

use crate::support::proofs::proves;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors::Command as Door;
use standie::rules::event::Fact;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::outcome::Outcome;
use standie::rules::fight::{self, Bargain, Fighter, Term};
use standie::rules::game::Game;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{doors, engine, laws, munchkin, table, turn};
use std::sync::Arc;

#[derive(Clone)]
pub struct Told {
    pub book: Arc<Book>,
    pub game: Game,
    pub facts: Vec<Fact>,
}

pub fn begun() -> Told {
    begun_with(Care::Map)
}

/// With so much of it kept.
fn begun_with(care: Care) -> Told {
    let book = crate::talk::book();
    let seats = Setup::new(&[Red, Blue, Green]);
    let rulings = crate::talk::plain();
    let setup = Setup { system: crate::talk::system(), first: Some(Red), care, rulings, ..seats };
    let game = setup.game(&book).expect("a sound set-up");
    let mut told = Told { book, game, facts: Vec::new() };
    told.does(table::Command::Answer(table::Answer::Done.into()));
    told
}

impl Told {
    pub fn does(&mut self, command: impl Into<Command>) -> &mut Told {
        let command = command.into();
        let done = engine::act(&self.book, &mut self.game, &command);
        self.facts = done.unwrap_or_else(|why| panic!("{command:?}: {why:?} at {:?}", self.game.top()));
        assert_eq!(laws::broken(&self.book, &self.game), None, "after {command:?}");
        self
    }

    fn says(&mut self, answer: impl Into<Answer>) -> &mut Told {
        self.does(table::Command::Answer(answer.into()))
    }

    fn plays(&mut self, effect: fight::Effect) -> &mut Told {
        self.does(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })
    }

    fn level(&mut self, seat: Colour, to: i32) -> &mut Told {
        let level = munchkin::Effect::Level { seat, change: Amount::To(to), kill: false };
        self.does(table::Command::Amend { note: String::new(), effects: vec![level.into()] })
    }

    fn meets(&mut self, level: i16, treasures: u8) -> MonsterId {
        let id = MonsterId(self.game.foes.next);
        let def = MonsterDef { level: Some(level), treasures: Some(treasures), ..MonsterDef::default() };
        self.does(Door::Meet { def: Box::new(def) });
        id
    }

    fn adds(&mut self, who: Fighter, strength: i16) -> &mut Told {
        self.plays(fight::Effect::Term { add: Term { who, name: String::new(), strength, dice: 0 } })
    }

    fn asks(&self) -> Ask {
        engine::question(&self.book, &self.game).ask
    }

    fn level_of(&self, seat: Colour) -> u8 {
        self.game.seat(seat).expect("a seat").level
    }

    fn claimed(&self) -> bool {
        matches!(self.asks(), Ask::Fight(fight::Ask::FightDice { rollers }) if rollers.is_empty())
    }

    /// Nobody has anything more.
    fn final_(&mut self) -> &mut Told {
        self.says(fight::Answer::Throws(Vec::new()))
    }
}

#[test]
fn a_plain_fight_is_a_monster_a_claim_and_nobody_who_minds() {
    let mut told = begun();
    told.level(Red, 4);
    told.meets(3, 1);
    told.says(table::Answer::Done);
    assert!(told.claimed(), "{:?}", told.asks());
    assert_eq!(told.level_of(Red), 4, "a claim is no Level yet");
    told.final_();
    assert_eq!(told.level_of(Red), 5);
    assert!(matches!(told.asks(), Ask::Table(table::Ask::Turn { .. })), "the turn goes on: {:?}", told.asks());
    told.does(turn::Command::EndTurn);
    assert_eq!(told.game.turn.seat, Some(Blue));
}

#[test]
fn any_play_reopens_the_claim_and_a_lead_that_is_lost_voids_it() {
    let mut told = begun();
    told.level(Red, 6);
    let foe = told.meets(3, 1);
    told.says(table::Answer::Done);
    told.adds(Fighter::Monster(foe), 2);
    assert!(told.claimed(), "6 against 5 is still a win");
    told.adds(Fighter::Monster(foe), 5);
    assert!(matches!(told.asks(), Ask::Fight(fight::Ask::Fight { .. })), "6 against 10 is none: {:?}", told.asks());
    assert_eq!(told.level_of(Red), 6);
    told.adds(Fighter::Seat(Red), 5);
    told.says(table::Answer::Done);
    assert!(told.claimed(), "11 against 10");
    told.says(table::Answer::No);
    assert!(!told.claimed(), "taken back");
    told.says(table::Answer::Done).final_();
    assert_eq!(told.level_of(Red), 7);
}

#[test]
fn a_mate_has_whatever_lies_on_the_first_whichever_came_first() {
    let _row = proves("MC-ENH-06");
    let _row = proves("MC-ENH-07");
    let _row = proves("MC-ENH-08");
    let _row = proves("MC-ENH-11");
    let lies = |name: &str, level| Enhancer { name: name.to_owned(), level, treasures: 1, ..Enhancer::default() };
    for order in 0..3 {
        let mut told = begun();
        let monster = told.meets(4, 2);
        let mut deeds = vec![
            fight::Effect::Enhance { monster, add: lies("ancient", 10) },
            fight::Effect::Enhance { monster, add: lies("enraged", 5) },
        ];
        deeds.insert(order, fight::Effect::Mate { monster });
        for deed in deeds {
            told.plays(deed);
        }
        let both: Vec<_> = told.game.foes.all.iter().map(|m| (m.level(), m.treasures(), m.enhancers.len())).collect();
        assert_eq!(both, [(Some(19), Some(4), 2), (Some(19), Some(4), 2)], "the mate came as number {order}");
        told.level(Red, 5).adds(Fighter::Seat(Red), 40).says(table::Answer::Done).final_();
        assert_eq!(told.level_of(Red), 7, "a Level for each of them");
    }
}

#[test]
fn another_monster_comes_to_the_fight_and_an_enhancer_lies_on_the_one_that_is_named() {
    let _row = proves("MC-INTF-04");
    let _row = proves("MC-ENH-03");
    let _row = proves("MC-ENH-09");
    let _row = proves("MC-CMB-10");
    let mut told = begun();
    told.level(Red, 9);
    told.meets(3, 1);
    let wanders = told.meets(5, 1);
    let add = Enhancer { name: "big".to_owned(), level: 5, ..Enhancer::default() };
    told.plays(fight::Effect::Enhance { monster: wanders, add });
    let levels: Vec<_> = told.game.foes.all.iter().map(fight::foe::Monster::level).collect();
    assert_eq!(levels, [Some(3), Some(10)]);
    told.adds(Fighter::Seat(Red), 4).says(table::Answer::Done);
    assert!(matches!(told.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "13 against 3 + 10 is a tie");
}

#[test]
fn a_helper_a_share_and_the_turn_after_it() {
    let mut told = begun();
    told.meets(2, 2);
    told.does(fight::Command::Help { seat: Some(Green) });
    let terms = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
    told.plays(fight::Effect::Bargain { terms });
    told.level(Green, 2).says(table::Answer::Done).final_();
    assert_eq!((told.level_of(Red), told.level_of(Green)), (2, 2));
}

#[test]
fn who_runs_tells_a_die_and_who_is_caught_what_it_did() {
    let mut told = begun();
    told.level(Red, 3);
    let foe = told.meets(12, 3);
    told.says(table::Answer::Done);
    told.says(fight::Answer::Ran { monster: foe, face: 2 });
    assert!(matches!(told.asks(), Ask::Fight(fight::Ask::BadStuff { .. })), "{:?}", told.asks());
    let loses = munchkin::Effect::Level { seat: Red, change: Amount::By(-1), kill: false };
    told.does(table::Command::Effects { note: String::new(), effects: vec![loses.into()] });
    told.says(table::Answer::Done);
    assert_eq!(told.level_of(Red), 2);
    assert!(matches!(told.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", told.asks());
    assert!(told.game.foes.all.is_empty(), "the monster is gone");
}

#[test]
fn the_turn_ends_whatever_the_table_was_at() {
    for stage in 0..4 {
        let mut told = begun();
        let foe = told.meets(12, 3);
        if stage > 0 {
            told.says(table::Answer::Done);
        }
        if stage > 1 {
            told.says(fight::Answer::Ran { monster: foe, face: 1 });
        }
        if stage == 3 {
            told.says(table::Answer::No);
        }
        told.does(turn::Command::EndTurn);
        assert_eq!(told.game.turn.seat, Some(Blue), "at {stage}");
        assert!(told.game.foes.all.is_empty() && told.game.fight.is_none());
        assert!(matches!(told.asks(), Ask::Table(table::Ask::Turn { .. })));
    }
}

#[test]
fn there_was_no_fight_after_all() {
    let mut told = begun();
    told.meets(12, 3);
    told.says(fight::Answer::Fight(Outcome::None));
    assert!(told.game.foes.all.is_empty() && told.game.fight.is_none());
    assert!(matches!(told.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", told.asks());
    assert_eq!(told.game.turn.seat, Some(Red));
}

#[test]
fn a_kill_wins_and_the_dead_stand_up_when_it_is_their_turn() {
    let mut told = begun();
    let dies = munchkin::Effect::Life { seat: Blue, dead: true, wish: false };
    told.does(table::Command::Effects { note: String::new(), effects: vec![dies.into()] });
    assert!(told.game.seat(Blue).expect("a seat").dead);
    told.does(turn::Command::EndTurn);
    assert!(!told.game.seat(Blue).expect("a seat").dead);
    told.level(Blue, 9);
    told.meets(3, 1);
    told.says(table::Answer::Done).final_();
    assert_eq!(told.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(vec![Blue]))));
}

#[test]
fn a_claim_is_stopped_by_somebody_and_a_bonus_changes_hands_in_peace_alone() {
    let _row = proves("MC-TRADE-03");
    let mut told = begun();
    let gives = |bonus| munchkin::Command::Give {
        from: Red,
        to: Blue,
        goods: Goods { bonus, ..Goods::default() },
        back: Goods::default(),
    };
    let bonus = |told: &Told| [Red, Blue].map(|seat| told.game.seat(seat).expect("a seat").bonus);
    told.does(gives(3));
    assert_eq!(bonus(&told), [0, 3], "nobody is left with less than nothing");
    told.level(Red, 5).meets(3, 1);
    let refused = engine::act(&told.book, &mut told.game.clone(), &gives(1).into()).expect_err("RED fights");
    let row = if crate::talk::is_short() { "MS-TURN-07" } else { "MC-TRADE-03" };
    assert!(refused.cites.iter().any(|id| format!("{id:?}").contains(row)), "{:?}", refused.cites);
    told.adds(Fighter::Seat(Red), 9).says(table::Answer::Done);
    told.says(fight::Answer::Stopped { by: Green });
    assert!(!told.claimed() && told.game.fight.is_some(), "stopped");
    told.says(table::Answer::Done).final_();
    assert_eq!(told.level_of(Red), 6);
}

#[test]
fn the_dead_are_looted_by_level_then_by_the_die_until_nothing_is_left() {
    let _row = proves("MC-DEATH-04");
    let _row = proves("MC-DEATH-05");
    let _row = proves("MC-DEATH-06");
    let dies = || {
        let mut told = begun();
        told.does(table::Command::Effects {
            note: String::new(),
            effects: vec![munchkin::Effect::Bonus { seat: Red, change: Amount::To(6) }.into()],
        });
        let life = munchkin::Effect::Life { seat: Red, dead: true, wish: false };
        told.does(table::Command::Effects { note: String::new(), effects: vec![life.into()] });
        assert_eq!(told.game.seat(Red).expect("a seat").bonus, 0, "what the Items gave goes with them");
        told
    };
    let mut told = dies();
    let refused = table::Command::Answer(table::Answer::Done.into());
    assert!(engine::act(&told.book, &mut told.game.clone(), &refused.into()).is_err(), "they roll first");
    told.says(table::Answer::Die { seat: Blue, face: 2 }).says(table::Answer::Die { seat: Green, face: 5 });
    for seat in [Green, Blue] {
        assert_eq!(engine::question(&told.book, &told.game).seat, Some(seat));
        told.says(table::Answer::Done);
        let took = doors::Event::TookOne { seat, from: Red, deck: None, item: String::new(), bonus: None };
        assert!(told.facts.iter().any(|fact| fact.event == took.clone().into()));
    }
    assert!(!matches!(told.asks(), Ask::Doors(_)), "one card each: {:?}", told.asks());
    let mut told = dies();
    told.says(table::Answer::No);
    assert!(!matches!(told.asks(), Ask::Doors(_)), "nothing was left");
}

#[test]
fn what_a_monsters_card_says_is_told_when_it_is_known_and_of_its_mate_too() {
    let mut told = begun();
    let monster = told.meets(4, 1);
    told.plays(fight::Effect::Mate { monster });
    let def = MonsterDef { level: Some(6), treasures: Some(3), levels: Some(2), ..MonsterDef::default() };
    told.plays(fight::Effect::Card { monster, def: def.clone() });
    assert!(told.game.foes.all.iter().all(|foe| *foe.def == def), "both of them");
    let refuses = |told: &Told, command: Command| {
        assert!(engine::act(&told.book, &mut told.game.clone(), &command).is_err(), "{command:?}");
    };
    for nonsense in [
        MonsterDef { level: Some(20_000), ..MonsterDef::default() },
        MonsterDef { name: "x".repeat(3_000), ..MonsterDef::default() },
    ] {
        refuses(&told, Door::Meet { def: Box::new(nonsense.clone()) }.into());
        let effects = vec![fight::Effect::Card { monster, def: nonsense }.into()];
        refuses(&told, table::Command::Effects { note: String::new(), effects }.into());
    }
}

/// What somebody's hand holds: Doors and Treasures.
fn hand(told: &Told, seat: Colour) -> (u8, u8) {
    let held = told.game.seat(seat).expect("a seat").hand;
    (held.of(Deck::DOOR), held.of(Deck::ITEMS))
}

#[test]
fn a_curse_that_was_turned_up_is_nobodys_card_and_hits_whoever_opened_the_door() {
    let _row = proves("MC-CURSE-01");
    let _row = proves("MC-DOOR-04");
    let mut told = begun_with(Care::Everything);
    told.level(Red, 4);
    let before = hand(&told, Red);
    let curse = |seat, from, on| {
        let loses = munchkin::Effect::Level { seat: on, change: Amount::By(-1), kill: false };
        let what = Box::new(Played::Curse { on, effects: vec![loses.into()] });
        munchkin::Command::Play { seat, from, name: String::new(), what }
    };
    told.does(curse(Red, Source::Door, Red));
    let row = if crate::talk::is_short() { "MS-DOOR-03" } else { "MC-DOOR-04" };
    assert!(told.facts.iter().any(|fact| fact.cites.iter().any(|id| id.as_str() == row)), "{:?}", told.facts);
    told.says(table::Answer::Done);
    assert_eq!((told.level_of(Red), hand(&told, Red)), (3, before));
    // It is nothing to be aimed, and nothing else comes so.
    let refuses = |told: &Told, command: munchkin::Command| {
        let refused = engine::act(&told.book, &mut told.game.clone(), &command.into()).expect_err("not so");
        assert_eq!(refused.message.id, "play-from-hand");
    };
    refuses(&told, curse(Red, Source::Door, Blue));
    let level =
        munchkin::Command::Play { seat: Red, from: Source::Door, name: String::new(), what: Box::new(Played::Level) };
    refuses(&told, level);
    // From a hand it is a Door of that hand, for whomever.
    let doors = hand(&told, Blue).0;
    told.does(curse(Blue, Source::Hand(Deck::DOOR), Red)).says(table::Answer::Done);
    assert_eq!((told.level_of(Red), hand(&told, Blue).0), (2, doors - 1));
}

#[test]
fn what_the_dead_left_is_taken_by_name_and_comes_to_the_hand() {
    let _row = proves("MC-DEATH-03");
    let _row = proves("MC-DEATH-04");
    let mut told = begun_with(Care::Everything);
    told.level(Blue, 3).level(Green, 2);
    let add = Gear { name: "Saw".to_owned(), bonus: 3, ..Gear::default() };
    let has = munchkin::Effect::Gear { seat: Red, add };
    told.does(table::Command::Amend { note: String::new(), effects: vec![has.into()] });
    let [blue, green] = [Blue, Green].map(|seat| hand(&told, seat));
    let life = munchkin::Effect::Life { seat: Red, dead: true, wish: false };
    told.does(table::Command::Effects { note: String::new(), effects: vec![life.into()] });
    let refuses = |told: &Told, answer: Answer| {
        let refused = engine::act(&told.book, &mut told.game.clone(), &table::Command::Answer(answer).into());
        assert_eq!(refused.expect_err("it does not lie there").message.id, "pick-one-lying");
    };
    refuses(&told, munchkin::Answer::Item(1).into());
    told.says(munchkin::Answer::Item(0));
    let took = doors::Event::TookOne {
        seat: Blue,
        from: Red,
        deck: Some(Deck::ITEMS),
        item: "Saw".to_owned(),
        bonus: Some(3),
    };
    assert!(told.facts.iter().any(|fact| fact.event == took.clone().into()), "{:?}", told.facts);
    assert_eq!(hand(&told, Blue), (blue.0, blue.1 + 1));
    refuses(&told, munchkin::Answer::Item(0).into());
    told.says(cards::Answer::Deck(Deck::DOOR));
    assert_eq!(hand(&told, Green), (green.0 + 1, green.1));
}

#[test]
fn a_fight_of_this_turn_is_remembered_until_the_turn_is_over() {
    let _row = proves("MC-TROUBLE-02");
    let mut told = begun();
    told.level(Red, 5);
    told.meets(3, 1);
    told.says(fight::Answer::Fight(Outcome::None));
    assert!(!told.game.turn.fought, "there was none");
    told.meets(3, 1);
    told.says(table::Answer::Done);
    assert!(!told.game.turn.fought, "a claim can be stopped");
    told.final_();
    assert!(told.game.turn.fought);
    told.does(turn::Command::EndTurn);
    assert!(!told.game.turn.fought);
    let foe = told.meets(12, 3);
    told.says(table::Answer::Done).says(fight::Answer::Ran { monster: foe, face: 6 });
    assert!(told.game.turn.fought, "run from all the same");
}

#[test]
fn what_is_too_big_is_asked_about_before_the_first_turn_and_not_in_its_fight() {
    let _row = proves("MC-BIG-01");
    for first in [Some(Red), None] {
        let book = crate::talk::book();
        let seats = Setup::new(&[Red, Blue, Green]);
        let setup = Setup { system: crate::talk::system(), first, care: Care::Map, ..seats };
        let game = setup.game(&book).expect("a sound set-up");
        let mut told = Told { book, game, facts: Vec::new() };
        let add = Gear { bonus: 3, big: true, ..Gear::default() };
        for _ in 0..2 {
            let add = munchkin::Effect::Gear { seat: Blue, add: add.clone() };
            told.does(table::Command::Amend { note: String::new(), effects: vec![add.into()] });
        }
        if let Ask::Table(table::Ask::Opening) = engine::question(&told.book, &told.game).ask {
            told.says(table::Answer::Done);
        }
        if first.is_none() {
            told.says(table::Answer::Seat(Red));
        }
        let ask = engine::question(&told.book, &told.game).ask;
        assert!(matches!(ask, Ask::Doors(doors::Ask::Surplus { .. })), "{first:?}: {ask:?}");
    }
}
