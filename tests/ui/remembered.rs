//! What is told of a game once it is over, where it was played beside the box: titles are earned by what was told, and how
//! it went tells what the table talks about.

use crate::hands::{explored, played};
use standie::app::presets::TIME;
use standie::catalog;
use standie::play::Session;
use standie::play::feats;
use standie::play::record::Who;
use standie::play::story::deeds::{Deeds, Fact};
use standie::play::story::story;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::fight::outcome::{Beaten, Outcome, Won};
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{fight, munchkin, table};

/// Three beside the box with the map and the monsters; BLUE has opened a door, and a monster nobody has read stands there.
fn met() -> Session {
    let setup = Setup { first: Some(Blue), care: Care::Map, ..Setup::new(&[Blue, Red, Green]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    played(session, explored())
}

fn deeds(session: &Session, who: Colour) -> Deeds {
    story(session).seats.into_iter().find(|seat| seat.colour == who).expect("a seat").deeds
}

fn answer(answer: impl Into<Answer>) -> Command {
    Command::Table(table::Command::Answer(answer.into()))
}

fn foes(session: &Session) -> Vec<standie::rules::ids::MonsterId> {
    session.game().foes.all.iter().map(|monster| monster.id).collect()
}

fn won(session: &Session) -> Command {
    let won = Won { killed: foes(session), levels: 1, treasures: 1, ..Won::default() };
    answer(Answer::Fight(fight::Answer::Fight(Outcome::Won(won))))
}

fn lost(who: Colour) -> Command {
    let beaten = Beaten { seat: who, hits: 1, ran: None };
    answer(Answer::Fight(fight::Answer::Fight(Outcome::Lost(vec![beaten]))))
}

#[test]
fn a_fight_of_which_only_the_outcome_is_told_counts() {
    let session = met();
    let wins = won(&session);
    let session = played(session, [wins]);
    let told = deeds(&session, Blue);
    assert_eq!((told[&Fact::Kills], told[&Fact::Fights]), (1, 1), "{told:?}");
    let session = played(met(), [lost(Blue)]);
    assert_eq!(deeds(&session, Blue)[&Fact::Lost], 1);
}

#[test]
fn a_card_on_the_monster_of_somebody_else_is_a_stab_though_nobody_knows_the_odds() {
    let session = met();
    let monster = foes(&session)[0];
    let on = Enhancer { name: "Humongous".to_owned(), level: 5, ..Enhancer::default() };
    let what = Box::new(Played::Enhancer { monster, add: on });
    let from = Source::Hand(Deck::DXM);
    let plays = munchkin::Command::Play { seat: Red, name: "Humongous".to_owned(), from, what };
    let session = played(session, [Command::Munchkin(plays)]);
    assert_eq!(deeds(&session, Red)[&Fact::Stabs], 1);
    assert_eq!(deeds(&session, Blue)[&Fact::Stabbed], 1);
}

/// What was played into a fight told by nothing but its outcome nobody knows, nor who was nice.
#[test]
fn nobody_is_called_nice_where_not_every_card_was_told() {
    let session = met();
    let wins = won(&session);
    let session = played(session, [wins]);
    assert_eq!(deeds(&session, Red).get(&Fact::Stabs), None);
    let so = |who| {
        let mut deeds = deeds(&session, who);
        deeds.insert(Fact::Won, 1);
        feats::earned(&deeds).map(|feat| feat.id.clone()).collect::<Vec<_>>()
    };
    assert!(!so(Red).contains(&"too-nice".to_owned()), "{:?}", so(Red));
}

/// What happened at the table is told in its order, each once: a death, a stab, a Curse that took something.
#[test]
fn how_it_went_tells_of_a_death_and_of_a_curse_once_each() {
    let session = met();
    let hat = Gear { name: "Dented Hat".to_owned(), bonus: 2, ..Gear::default() };
    let wears = munchkin::Effect::Gear { seat: Green, add: hat };
    let amends = |effect: munchkin::Effect| {
        Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect.into()] })
    };
    let goes = munchkin::Effect::GearGone { seat: Green, index: 0, sold: false };
    let what = Box::new(Played::Curse { on: Green, effects: vec![goes.into()] });
    let from = Source::Hand(Deck::DXM);
    let curses = munchkin::Command::Play { seat: Red, name: "Lose Headgear".to_owned(), from, what };
    let mut session = played(session, [amends(wears), Command::Munchkin(curses)]);
    // Whoever could stop the Curse lets it through.
    let _ = session.submit(&answer(table::Answer::Done), Who::Table, TIME);
    let dies = munchkin::Effect::Life { seat: Green, dead: true, wish: false };
    let dies = table::Command::Effects { note: String::new(), effects: vec![dies.into()] };
    let session = played(session, [Command::Table(dies)]);
    let told: Vec<&str> = story(&session).lines.iter().map(|line| line.message.id).collect();
    assert_eq!(told, ["story-curse", "story-death"]);
}
