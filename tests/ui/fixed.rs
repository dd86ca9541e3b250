//! An entry put right where it stands: what else it could have been is offered, and what came after it keeps what it said.

use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::table::{Field, Message as Wish};
use standie::play::fix::dials::{Mark, dials};
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight::Fighter;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::table::Care;
use standie::rules::{doors, dungeon, fight, munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Wish::does(command.into())));
}

fn happens(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    does(hands, table::Command::Effects { note: String::new(), effects: vec![effect.into()] });
}

fn plays(seat: Colour, from: Deck, what: Played) -> Command {
    let (name, what) = (String::new(), Box::new(what));
    munchkin::Command::Play { seat, from: Source::Hand(from), name, what }.into()
}

fn is_play(command: &Command) -> bool {
    matches!(command, Command::Munchkin(munchkin::Command::Play { .. }))
}

fn level(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().seat(seat).expect("a seat").level
}

#[test]
fn a_card_that_was_played_is_somebody_elses_for_the_other_side_and_adds_another_number() {
    let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
    hands.taps("meet 12");
    let before = [Yellow, Green].map(|seat| hand(&hands, seat));
    let item = Gear { bonus: 2, once: true, ..Gear::default() };
    let thrown = Played::Use { item: Some(item), on: Some(Fighter::Seat(Red)), effects: Vec::new() };
    does(&mut hands, plays(Yellow, Deck::TREASURE, thrown));
    let foe = hands.game().foes.all.first().expect("a monster").id;
    let point = last(&hands.table().session, is_play);
    opens(&mut hands, point);
    for offered in ["fix-0 red", "fix-1 -5", "fix-1 9", "fix-1 10", "fix-2 blue"] {
        assert!(there(&mut hands, offered), "{offered}");
    }
    hands.taps("fix-1 10");
    hands.taps(&format!("fix-0 monster {}", foe.0));
    hands.taps("fix-2 green");
    hands.taps("fix-accept");
    assert_eq!([Yellow, Green].map(|seat| hand(&hands, seat)), [before[0], before[1] - 1], "it was GREEN's");
    let terms = &fight::current(hands.game()).expect("a fight").terms;
    let terms: Vec<(Fighter, i16)> = terms.iter().map(|term| (term.who, term.strength)).collect();
    assert_eq!(terms, [(Fighter::Monster(foe), 10)]);
}

#[test]
fn what_was_said_of_a_monster_later_says_no_more_than_it_said() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    hands.taps("meet 3");
    let foe = hands.game().foes.all.first().expect("a monster");
    let (monster, mut def) = (foe.id, foe.def.as_ref().clone());
    def.treasures = Some(1);
    happens(&mut hands, fight::Effect::Card { monster, def });
    let met = last(&hands.table().session, |command| matches!(command, Command::Doors(doors::Command::Meet { .. })));
    opens(&mut hands, met);
    hands.taps("fix-0 13");
    hands.taps("fix-accept");
    let foe = hands.game().foes.all.first().expect("a monster");
    assert_eq!((foe.def.level, foe.def.treasures), (Some(13), Some(1)));
}

#[test]
fn one_more_is_one_more_whatever_was_put_right_before() {
    for struck in [true, false] {
        let mut hands = crate::cardboard::begun(1280.0, 800.0);
        let was = level(&hands, Green);
        hands.sets(Green, Field::Level, i32::from(was) + 1);
        hands.sets(Green, Field::Level, i32::from(was) + 2);
        let point = entries(&hands.table().session).into_iter().rev().nth(1).expect("two entries").0;
        opens(&mut hands, point);
        hands.taps(if struck { "fix-strike" } else { "fix-0 4" });
        assert!(!there(&mut hands, "fix-0 0"), "nobody is of Level 0");
        hands.taps("fix-accept");
        assert_eq!(level(&hands, Green), if struck { was + 1 } else { 5 }, "the other one stays");
    }
}

#[test]
fn a_curse_takes_the_gold_it_says_from_whoever_else_it_was_on() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    for (seat, gold) in [(Green, 300), (Blue, 700), (Red, 200)] {
        hands.sets(seat, Field::Gold, gold);
    }
    let lost = dungeon::Effect::Gold { seat: Green, change: Amount::By(-300) };
    let curse = plays(Blue, Deck::DXM, Played::Curse { on: Green, effects: vec![lost.into()] });
    let session = &hands.table().session;
    let all = dials(session.book(), hands.game(), &curse);
    for (seat, gold) in [(Blue, 500), (Red, 200), (Green, 300)] {
        let way = all.iter().flat_map(|dial| &dial.ways).find(|(mark, _)| *mark == Mark::Seat(seat)).expect("a way");
        let Command::Munchkin(munchkin::Command::Play { what, .. }) = &way.1 else { panic!("{way:?}") };
        let Played::Curse { on, effects } = &**what else { panic!("{what:?}") };
        let lost = dungeon::Effect::Gold { seat, change: Amount::By(-gold) };
        assert_eq!((*on, effects.as_slice()), (seat, [Effect::from(lost)].as_slice()));
    }
}
