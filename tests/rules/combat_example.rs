//! The combat example of the rulebook as the shipped script tells it, from the search before to the Move left after
//! (MQ-EX-01 to MQ-EX-35); its running totals are in `fights`.

use crate::support::proofs::proves;
use crate::support::talk::{Blue, Green, Red, Yellow, explore};
use crate::support::talk::{East, North, South};
use standie::catalog;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::command::{Answer, Command};
use standie::rules::effect::Effect;
use standie::rules::event::{Event, Roll};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::query::{gear, movement};
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::setup::Setup;
use standie::rules::system::quest::fight::current;
use standie::rules::system::quest::fight::{build, interfere, roll};
use standie::rules::system::{Bargain, Fight};
use std::collections::VecDeque;

/// The script, played line by line.
struct Example {
    session: Session,
    rest: VecDeque<Command>,
}

impl Example {
    fn new() -> Example {
        let table: serde_json::Value =
            serde_json::from_str(include_str!("../../assets/examples/combat.play.json")).expect("JSON");
        let setup: Setup = serde_json::from_value(table["setup"].clone()).expect("a set-up");
        let lines = include_str!("../../assets/examples/combat.play.jsonl").lines();
        let rest = lines.filter(|l| !l.starts_with('#')).map(|l| serde_json::from_str(l).expect("a command")).collect();
        let session = Session::begin(catalog::book(), setup, "", 7, 0).expect("it begins").0;
        Example { session, rest }
    }

    /// Plays lines up to the first one that is like this, and that one too; what it brought about.
    fn plays(&mut self, last: impl Fn(&Command) -> bool) -> Vec<Event> {
        loop {
            let command = self.rest.pop_front().expect("a line like this");
            let written = self.session.submit(&command, Who::Table, 0).unwrap_or_else(|r| panic!("{command:?}: {r:?}"));
            if last(&command) {
                return written.facts.iter().map(|f| f.event.clone()).collect();
            }
        }
    }

    fn seat(&self, colour: Colour) -> &Seat {
        self.session.game().seat(colour).expect("a seat")
    }

    fn fight(&self) -> Fight {
        current(self.session.game()).expect("a fight").as_ref().clone()
    }

    fn left(&self) -> u8 {
        movement::left(self.session.book(), self.session.game(), self.seat(Blue))
    }
}

fn is_card(command: &Command, wanted: &str) -> bool {
    matches!(command, Command::Play { name, .. } if name == wanted)
}

#[test]
fn before_the_fight_she_searches_explores_and_is_committed() {
    proves("MQ-EX-01");
    proves("MQ-EX-02");
    proves("MQ-EX-04");
    proves("MQ-EX-05");
    let mut example = Example::new();
    example.plays(|c| *c == Command::Search);
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert_eq!(example.left(), 2, "one of three for the search");
    let cards = example.seat(Blue).hand.dxm;
    example.plays(|c| *c == explore(East));
    assert_eq!(example.left(), 1);
    let gold = example.seat(Blue).gold;
    assert!(gold > 0);
    let drop = Command::Drop { seat: Blue, goods: standie::rules::command::Goods { gold, ..Default::default() } };
    let refused = example.session.submit(&drop, Who::Table, 0).expect_err("combat has officially begun");
    assert_eq!(refused.message.id, "no-drop-in-combat");
    example.plays(|c| matches!(c, Command::Answer(_)));
    let ask = example.session.question().ask;
    assert!(matches!(&ask, Ask::Links { sides, .. } if sides[..] == [North, East, South]), "{ask:?}");
    assert_eq!(example.seat(Blue).hand.dxm, cards, "links come first");
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert!(matches!(example.session.question().ask, Ask::NewMonster { .. }), "then the monster");
    assert_eq!(example.seat(Blue).hand.dxm, cards + 1, "the DxM for exploring");
}

#[test]
fn while_sides_are_built_others_offer_try_and_throw() {
    for row in ["10", "11", "12", "13", "15", "21"] {
        proves(&format!("MQ-EX-{row}"));
    }
    let mut example = Example::new();
    example.plays(|c| is_card(c, "Bottled Applause"));
    let game = example.session.game();
    let can: Vec<Colour> = build::can_help(example.session.book(), game, &example.fight()).collect();
    assert_eq!(can, [Red, Green, Yellow], "each is one room away");
    assert_eq!(roll::spoils(example.session.book(), game, &example.fight()).treasures, 2, "two are all there are");
    // Gold with a second pick; all Treasures; paying to be let in: any of them can be agreed.
    for (treasures, gold, helper_first) in [(1, 500, false), (2, 0, false), (0, -300, false)] {
        let mut other = Example::new();
        other.plays(|c| is_card(c, "Bottled Applause"));
        let say = |other: &mut Example, command| other.session.submit(&command, Who::Table, 0).map(|_| ());
        say(&mut other, Command::Help { seat: Some(Yellow) }).expect("accepted");
        let terms = Bargain { treasures, gold, helper_first: Some(helper_first), items: vec![] };
        let bargain = Command::Effects { note: String::new(), effects: vec![Effect::Bargain { terms: terms.clone() }] };
        say(&mut other, bargain).expect("agreed");
        assert_eq!(other.fight().bargain, Some(terms));
    }
    let events = example.plays(|c| matches!(c, Command::Answer(Answer::Number(_))));
    let failed = Event::Rolled { roll: Roll::Ten(7), seat: Some(Blue) };
    assert!(events.contains(&failed) && example.seat(Blue).level < 7, "{events:?}");
    example.plays(|c| is_card(c, "Jar of Hiccups"));
    let outside = interfere::bystanders(example.session.book(), example.session.game(), &example.fight());
    assert_eq!(outside.iter().map(|b| b.seat).collect::<Vec<_>>(), [Green, Yellow], "who is asked before the roll");
}

#[test]
fn after_the_fight_treasures_are_shared_and_the_turn_goes_on() {
    for row in ["24", "29", "30", "31", "32", "33", "34"] {
        proves(&format!("MQ-EX-{row}"));
    }
    let mut example = Example::new();
    example.plays(|c| matches!(c, Command::Help { .. }));
    example.plays(|c| is_card(c, "Weighted Die"));
    // Green could still turn its own monster's die: no card is shut out, but a 6 is the best there is.
    let six = Effect::Face {
        who: standie::rules::system::Fighter::Monster(example.fight().monsters(example.session.game())[0]),
        index: 0,
        to: 6,
    };
    let same = Command::Effects { note: String::new(), effects: vec![six] };
    let refused = example.session.submit(&same, Who::Table, 0).expect_err("it shows 6 already");
    assert_eq!(refused.message.id, "nothing-changes");
    let (mia, noah) = (example.seat(Blue).hand.treasure, example.seat(Red).hand.treasure);
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert_eq!((example.seat(Blue).hand.treasure, example.seat(Red).hand.treasure), (mia + 3, noah + 1));
    assert_eq!((example.seat(Blue).level, example.seat(Red).level), (6, 10));
    example.plays(|c| is_card(c, "Very Long Ladle"));
    let bonus = |example: &Example| gear::combat_bonus(example.seat(Red));
    assert!(example.seat(Red).gear[2].packed, "his Hands are full");
    assert_eq!(bonus(&example), 9, "so it gives nothing");
    example.plays(|c| is_card(c, "Cheat"));
    assert_eq!(bonus(&example), 14, "it needs no Hands any more, and gives all it has");
    example.plays(|c| matches!(c, Command::BuyLevel { .. }));
    assert_eq!(example.seat(Blue).level, 7);
    example.plays(|c| is_card(c, "The ladle catches fire"));
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert_eq!(example.seat(Red).gear.len(), 2, "the Cheat card has gone with it");
    example.plays(|c| is_card(c, "The waistcoat unravels"));
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert_eq!((bonus(&example), example.seat(Red).level), (5, 10), "no level goes with an Item");
}

#[test]
fn one_move_is_left_and_the_new_room_has_not_been_searched() {
    proves("MQ-EX-35");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "The waistcoat unravels"));
    example.plays(|c| matches!(c, Command::Answer(_)));
    assert_eq!((example.left(), example.seat(Blue).room), (1, Some(RoomId(2))));
    example.plays(|c| *c == Command::Search);
    assert_eq!(example.left(), 0);
    assert!(matches!(example.session.question().ask, Ask::SearchDice { .. }));
}
