//! At a table of cardboard nobody's cards are known: tokens are moved as people say, and who waits at the end is fought
//! as any monster, with its number told.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red};
use standie::catalog;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::game::Game;
use standie::rules::munchkin::goods::Cards;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::track::command::How;
use standie::rules::{fight, laws, table, track, turn};

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
    told.does(track::Command::FaceGod { def: def() });
}
