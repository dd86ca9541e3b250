//! At a table of cardboard nobody's cards are known: tokens are moved as people say, and who waits at the end is fought
//! as any monster, with its number told.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red};
use standie::catalog;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::game::Game;
use standie::rules::munchkin::goods::Cards;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::track::command::How;
use standie::rules::{doors, fight, laws, munchkin, table, track, turn};

struct Told {
    game: Game,
}

impl Told {
    fn begun() -> Told {
        let book = catalog::shadowrun();
        let setup = Setup {
            system: "shadowrun".to_owned(),
            first: Some(Red),
            care: Care::Map,
            ..Setup::new(&[Red, Blue, Green])
        };
        let mut told = Told { game: setup.game(&book).expect("a set-up") };
        told.does(table::Command::Answer(table::Answer::Done.into()));
        told
    }

    fn does(&mut self, command: impl Into<Command>) -> &mut Told {
        let (book, command) = (catalog::shadowrun(), command.into());
        engine::act(&book, &mut self.game, &command).unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        assert_eq!(laws::broken(&book, &self.game), None);
        self
    }

    fn place(&self) -> u8 {
        self.game.track.as_deref().expect("a track").token(Red)
    }
}

fn hack(how: How) -> Command {
    track::Command::Hack { seat: Red, how, pays: Cards::default(), choice: Default::default() }.into()
}

#[test]
fn a_token_moves_on_by_one_word() {
    let _row = proves("SR-MATRIX-02");
    let mut told = Told::begun();
    let book = catalog::shadowrun();
    let listed: Vec<Command> = engine::legal(&book, &told.game).offers.into_iter().map(|offer| offer.command).collect();
    assert!(listed.contains(&hack(How::Deed)) && listed.contains(&hack(How::Five)));
    told.does(hack(How::Deed)).does(hack(How::Five)).does(hack(How::Deed));
    assert_eq!(told.place(), 3);
    told.does(turn::Command::EndTurn);
    assert!(engine::decide(&book, &told.game, &hack(How::Deed)).is_err(), "it is BLUE's turn");
}

#[test]
fn who_waits_at_the_end_is_a_plain_fight_with_its_number_told() {
    let _row = proves("SR-MATRIX-01");
    let _row = proves("SR-MATRIX-11");
    let mut told = Told::begun();
    for _ in 0..6 {
        told.does(hack(How::Deed));
    }
    let def = MonsterDef { level: Some(4), ..MonsterDef::default() };
    told.does(track::Command::FaceGod { def: Some(Box::new(def)) });
    let book = catalog::shadowrun();
    assert!(fight::roll::wins_the_game(&book, &told.game));
    // Level 1 and Layer 4 beat it.
    told.does(table::Command::Answer(table::Answer::Done.into()));
    told.does(table::Command::Answer(fight::Answer::Throws(Vec::new()).into()));
    assert!(told.game.ending.is_some());
}

#[test]
fn a_lost_one_leaves_the_token_and_a_later_turn_tries_again() {
    let mut told = Told::begun();
    for _ in 0..6 {
        told.does(hack(How::Deed));
    }
    let def = || Some(Box::new(MonsterDef { level: Some(20), ..MonsterDef::default() }));
    told.does(track::Command::FaceGod { def: def() });
    told.does(table::Command::Answer(table::Answer::Done.into()));
    let id = told.game.foes.all[0].id;
    told.does(table::Command::Answer(fight::Answer::Ran { monster: id, face: 6 }.into()));
    assert!(told.game.ending.is_none() && told.place() == 6 && told.game.foes.all.is_empty());
    for seat in [Red, Blue, Green] {
        let again = engine::decide(&catalog::shadowrun(), &told.game, &track::Command::FaceGod { def: def() }.into());
        assert!(again.is_err(), "{seat:?}: once a turn, and by whoever stands there");
        told.does(turn::Command::EndTurn);
    }
    told.does(track::Command::FaceGod { def: def() });
}

#[test]
fn whoever_has_fought_behind_a_door_does_not_go_on_to_the_one_who_waits() {
    let _row = proves("SR-MATRIX-11");
    let mut told = Told::begun();
    for _ in 0..6 {
        told.does(hack(How::Deed));
    }
    let def = || Some(Box::new(MonsterDef { level: Some(20), ..MonsterDef::default() }));
    let faces =
        |told: &Told| engine::decide(&catalog::shadowrun(), &told.game, &track::Command::FaceGod { def: def() }.into());
    assert!(faces(&told).is_ok());
    told.does(doors::Command::Meet { def: Box::new(MonsterDef { level: Some(1), ..MonsterDef::default() }) });
    told.does(table::Command::Answer(table::Answer::Done.into()));
    told.does(table::Command::Answer(fight::Answer::Throws(Vec::new()).into()));
    assert!(told.game.fight.is_none());
    assert_eq!(faces(&told).expect_err("instead of a door").message.id, "god-after-a-fight");
}

#[test]
fn the_dead_gain_no_level_and_a_power_needs_a_level_that_carries_it() {
    let _row = proves("SR-DEATH-14");
    let _row = proves("SR-POWER-05");
    let mut told = Told::begun();
    let book = catalog::shadowrun();
    let effects = |effects: Vec<munchkin::Effect>| {
        let effects = effects.into_iter().map(Into::into).collect();
        Command::from(table::Command::Effects { note: String::new(), effects })
    };
    let power = |rank: u8| {
        let power = "Power 1".to_owned();
        let down = munchkin::Effect::Classes { seat: Red, classes: vec![power.clone()] };
        effects(vec![down, munchkin::Effect::Rank { seat: Red, power, rank }])
    };
    assert_eq!(engine::decide(&book, &told.game, &power(2)).expect_err("Level 1").message.id, "too-many-ranks");
    told.does(power(1));
    assert_eq!(told.game.seat(Red).expect("RED").classes.len(), 1);
    let up = || effects(vec![munchkin::Effect::Level { seat: Blue, change: Amount::By(1), kill: false }]);
    assert!(engine::decide(&book, &told.game, &up()).is_ok());
    told.does(effects(vec![munchkin::Effect::Life { seat: Blue, dead: true, wish: false }]));
    assert_eq!(engine::decide(&book, &told.game, &up()).expect_err("dead").message.id, "dead-gain-nothing");
}
