//! The combat example of the rulebook as the shipped script tells it, from the search before to the Move left after
//! (MQ-EX-01 to MQ-EX-35).

use crate::support::proofs::proves;
use crate::support::talk::{Blue, Green, Red, Yellow, explore};
use crate::support::talk::{East, North, South};
use standie::catalog;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::movement;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::{Event, Roll};
use standie::rules::fight;
use standie::rules::fight::current;
use standie::rules::fight::sides::sides;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::{Bargain, Fight, Fighter, Throw};
use standie::rules::fight::{interfere, roll, standing};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::outfit;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::setup::Setup;
use standie::rules::table;
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
        current(self.session.game()).expect("a fight").clone()
    }

    fn left(&self) -> u8 {
        movement::left(self.session.book(), self.session.game(), self.seat(Blue))
    }
}

fn is_card(command: &Command, wanted: &str) -> bool {
    matches!(command, Command::Munchkin(munchkin::Command::Play { name, .. }) if name == wanted)
}

#[test]
fn before_the_fight_she_searches_explores_and_is_committed() {
    let _row = proves("MQ-EX-01");
    let _row = proves("MQ-EX-02");
    let _row = proves("MQ-EX-04");
    let _row = proves("MQ-EX-05");
    let mut example = Example::new();
    example.plays(|c| *c == Command::Dungeon(dungeon::Command::Search));
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert_eq!(example.left(), 2, "one of three for the search");
    let cards = example.seat(Blue).hand.of(Deck::DXM);
    example.plays(|c| *c == explore(East));
    assert_eq!(example.left(), 1);
    let gold = example.seat(Blue).gold;
    assert!(gold > 0);
    let drop = Command::Dungeon(dungeon::Command::Drop {
        seat: Blue,
        goods: munchkin::goods::Goods { gold, ..Default::default() },
    });
    let refused = example.session.submit(&drop, Who::Table, 0).expect_err("combat has officially begun");
    assert_eq!(refused.message.id, "no-drop-in-combat");
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    let ask = example.session.question().ask;
    assert!(
        matches!(&ask, Ask::Dungeon(dungeon::Ask::Links { sides, .. }) if sides[..] == [North, East, South]),
        "{ask:?}"
    );
    assert_eq!(example.seat(Blue).hand.of(Deck::DXM), cards, "links come first");
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert!(
        matches!(example.session.question().ask, Ask::Dungeon(dungeon::Ask::NewMonster { .. })),
        "then the monster"
    );
    assert_eq!(example.seat(Blue).hand.of(Deck::DXM), cards + 1, "the DxM for exploring");
}

#[test]
fn while_sides_are_built_others_offer_try_and_throw() {
    let _row = proves("MQ-EX-10");
    let _row = proves("MQ-EX-11");
    let _row = proves("MQ-EX-12");
    let _row = proves("MQ-EX-13");
    let _row = proves("MQ-EX-15");
    let _row = proves("MQ-EX-21");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "Bottled Applause"));
    let game = example.session.game();
    let can: Vec<Colour> = standing::can_help(example.session.book(), game, &example.fight()).collect();
    assert_eq!(can, [Red, Green, Yellow], "each is one room away");
    assert_eq!(roll::spoils(example.session.book(), game, &example.fight()).treasures, 2, "two are all there are");
    // Gold with a second pick; all Treasures; paying to be let in: any of them can be agreed.
    for (treasures, gold, helper_first) in [(1, 500, false), (2, 0, false), (0, -300, false)] {
        let mut other = Example::new();
        other.plays(|c| is_card(c, "Bottled Applause"));
        let say = |other: &mut Example, command| other.session.submit(&command, Who::Table, 0).map(|_| ());
        say(&mut other, Command::Fight(fight::Command::Help { seat: Some(Yellow) })).expect("accepted");
        let terms = Bargain { treasures, gold, helper_first: Some(helper_first), items: vec![] };
        let bargain = Command::Table(table::Command::Effects {
            note: String::new(),
            effects: vec![Effect::Fight(fight::Effect::Bargain { terms: terms.clone() })],
        });
        say(&mut other, bargain).expect("agreed");
        assert_eq!(other.fight().bargain, Some(terms));
    }
    let events =
        example.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Number(_))))));
    let rolled = Event::Table(table::Event::Rolled { roll: Roll::Ten(7), seat: Some(Blue) });
    let failed = Event::Munchkin(munchkin::Event::Power { seat: Blue, class: "warrior".into(), works: false });
    assert!(events.contains(&rolled) && events.contains(&failed) && example.seat(Blue).level < 7, "{events:?}");
    example.plays(|c| is_card(c, "Jar of Hiccups"));
    let outside = interfere::bystanders(example.session.book(), example.session.game(), &example.fight());
    assert_eq!(outside.iter().map(|b| b.seat).collect::<Vec<_>>(), [Green, Yellow], "who is asked before the roll");
    let throws = vec![Throw { who: Fighter::Seat(Red), faces: vec![1] }, Throw { who: GEEK, faces: vec![6] }];
    let rolls = Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws))));
    assert_eq!(says(&mut example, &rolls), Err("not-asked".to_owned()), "not before she has asked");
    example.plays(|c| *c == Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    assert!(matches!(example.session.question().ask, Ask::Fight(fight::Ask::FightDice { .. })));
    says(&mut example, &rolls).expect("nobody has anything to add");
}

/// Somebody wishes for something besides what the script says.
fn says(example: &mut Example, command: &Command) -> Result<(), String> {
    example.session.submit(command, Who::Table, 0).map(|_| ()).map_err(|refused| refused.message.id.to_owned())
}

/// What both sides are worth: sums and dice.
fn totals(example: &Example) -> ((i32, u32), (i32, u32)) {
    let sides = sides(example.session.book(), example.session.game(), &example.fight(), None);
    (Sides::total(&sides.munchkins), Sides::total(&sides.monsters))
}

const GEEK: Fighter = Fighter::Monster(MonsterId(1));

#[test]
fn seven_without_a_die_cannot_win_against_twelve_and_one() {
    let _row = proves("MQ-EX-03");
    let _row = proves("MQ-EX-06");
    let _row = proves("MQ-EX-07");
    let _row = proves("MQ-EX-08");
    let mut example = Example::new();
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(_))))));
    assert_eq!(totals(&example), ((7, 0), (12, 1)));
    // Neither the room nor the monster minds anybody but Warriors.
    let nobody = Effect::Munchkin(munchkin::Effect::Classes { seat: Blue, classes: vec![] });
    let hers = Command::Table(table::Command::Effects { note: String::new(), effects: vec![nobody] });
    says(&mut example, &hers).expect("she gives it up");
    assert_eq!(totals(&example), ((7, 1), (6, 1)));
    let mut rolled = Example::new();
    rolled.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(_))))));
    says(&mut rolled, &Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)))).expect("announced");
    let low = Throw { who: GEEK, faces: vec![1] };
    says(&mut rolled, &Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(vec![low])))))
        .expect("only the monster rolls");
    assert_eq!(rolled.session.question().ask, Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 13 }));
}

#[test]
fn a_potion_from_her_hand_and_two_enhancers_from_another() {
    let _row = proves("MQ-EX-09");
    let _row = proves("MQ-EX-14");
    let mut example = Example::new();
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(_))))));
    let hand = example.seat(Blue).hand;
    example.plays(|c| is_card(c, "Bottled Applause"));
    assert_eq!(totals(&example), ((12, 0), (12, 1)));
    assert_eq!(
        (example.seat(Blue).hand.of(Deck::TREASURE), example.seat(Blue).hand.of(Deck::DXM)),
        (hand.of(Deck::TREASURE) - 1, hand.of(Deck::DXM))
    );
    let cards = example.seat(Red).hand.of(Deck::DXM);
    assert_eq!(example.fight().helper, None, "Noah is not invited");
    example.plays(|c| is_card(c, "On Stilts"));
    assert_eq!(totals(&example).1, (22, 1));
    example.plays(|c| is_card(c, "Well Rested"));
    assert_eq!((totals(&example), example.seat(Red).hand.of(Deck::DXM)), (((12, 0), (27, 1)), cards - 2));
}

#[test]
fn the_helper_comes_with_eighteen_and_a_die_for_the_first_pick() {
    let _row = proves("MQ-EX-16");
    let _row = proves("MQ-EX-17");
    let mut example = Example::new();
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Number(_))))));
    let (book, fight) = (example.session.book(), example.fight());
    let with = sides(book, example.session.game(), &fight, Some(Red));
    assert_eq!((Sides::total(&with.munchkins), totals(&example).0), ((30, 1), (12, 0)), "before anything is agreed");
    let noah = |example: &Example| {
        let seat = example.seat(Red);
        (seat.room, movement::left(example.session.book(), example.session.game(), seat))
    };
    let before = noah(&example);
    assert_ne!(before.0, example.seat(Blue).room);
    example.plays(|c| matches!(c, Command::Fight(fight::Command::Help { .. })));
    assert_eq!(totals(&example), ((30, 1), (27, 1)));
    assert_eq!(noah(&example), (example.seat(Blue).room, before.1), "next to her, at no Move");
    // Terms change while they talk; the last ones hold.
    let other = Bargain { treasures: 2, gold: 0, helper_first: Some(false), items: vec![] };
    let talks = Command::Table(table::Command::Effects {
        note: String::new(),
        effects: vec![Effect::Fight(fight::Effect::Bargain { terms: other })],
    });
    says(&mut example, &talks).expect("agreed for the moment");
    example.plays(|c| matches!(c, Command::Table(table::Command::Effects { .. })));
    let last = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
    assert_eq!(example.fight().bargain, Some(last));
}

#[test]
fn a_card_of_the_helpers_and_a_throw_from_next_door() {
    let _row = proves("MQ-EX-18");
    let _row = proves("MQ-EX-19");
    let _row = proves("MQ-EX-20");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "Half Asleep"));
    assert_eq!(totals(&example), ((30, 1), (22, 1)));
    let (book, game, fight) = (example.session.book(), example.session.game(), example.fight());
    let dice = sides(book, game, &fight, None).munchkins;
    assert_eq!(dice.iter().map(|s| s.dice).collect::<Vec<_>>(), [0, 1], "only the helper has one");
    let potions = example.seat(Green).hand.of(Deck::TREASURE);
    example.plays(|c| is_card(c, "Jar of Hiccups"));
    assert_eq!(totals(&example), ((30, 1), (27, 1)), "for the monster");
    assert_ne!(example.seat(Green).room, example.seat(Blue).room);
    assert_eq!(example.seat(Green).hand.of(Deck::TREASURE), potions - 1);
    assert_eq!(example.fight().helper, Some(Red));
}

#[test]
fn a_loss_by_two_is_turned_into_a_win() {
    let _row = proves("MQ-EX-22");
    let _row = proves("MQ-EX-23");
    let _row = proves("MQ-EX-24");
    let mut example = Example::new();
    let rolled =
        example.plays(|c| matches!(c, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(_))))));
    let green =
        rolled.iter().filter(|e| matches!(e, Event::Table(table::Event::Rolled { seat: Some(Green), .. }))).count();
    assert_eq!(green, 1, "the monster stands on her base: {rolled:?}");
    assert_eq!(example.session.question().ask, Ask::Fight(fight::Ask::FightRolled { ours: 31, theirs: 33 }));
    let cards = example.seat(Red).hand.of(Deck::DXM);
    example.plays(|c| is_card(c, "Weighted Die"));
    assert_eq!(example.session.question().ask, Ask::Fight(fight::Ask::FightRolled { ours: 36, theirs: 33 }));
    assert_eq!(example.seat(Red).hand.of(Deck::DXM), cards - 1);
    // Green could still turn its own monster's die: no card is shut out, but a 6 is the best there is.
    let turns = |to| {
        let what = Played::Die { who: GEEK, index: 0, to: Some(to) };
        let from = Source::Hand(Deck::DXM);
        Command::Munchkin(munchkin::Command::Play { seat: Green, from, name: String::new(), what: Box::new(what) })
    };
    assert_eq!(says(&mut example, &turns(6)), Err("nothing-changes".to_owned()), "it shows 6 already");
    says(&mut example, &turns(2)).expect("the card is not shut out");
    assert_eq!(example.session.question().ask, Ask::Fight(fight::Ask::FightRolled { ours: 36, theirs: 29 }));
}

#[test]
fn a_level_each_and_four_treasures_face_up_three_for_her_and_one_for_him() {
    let _row = proves("MQ-EX-25");
    let _row = proves("MQ-EX-26");
    let _row = proves("MQ-EX-27");
    let _row = proves("MQ-EX-28");
    let _row = proves("MQ-EX-29");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "Weighted Die"));
    assert_eq!((example.seat(Blue).level, example.seat(Red).level), (5, 9));
    let (mia, noah) = (example.seat(Blue).hand.of(Deck::TREASURE), example.seat(Red).hand.of(Deck::TREASURE));
    let paid = example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert_eq!((example.seat(Blue).level, example.seat(Red).level), (6, 10));
    let drawn: Vec<(Colour, u8, bool)> = paid
        .iter()
        .filter_map(|event| match event {
            Event::Cards(cards::Event::Drew { seat, deck: Deck::TREASURE, cards, open }) => {
                Some((*seat, *cards, *open))
            }
            _ => None,
        })
        .collect();
    let whose = |seat: Colour| drawn.iter().filter(|d| d.0 == seat).map(|d| d.1).sum::<u8>();
    assert_eq!(drawn.iter().map(|d| d.1).sum::<u8>(), 4, "two, two for one card, one for another, one less: {drawn:?}");
    assert!(drawn.iter().all(|d| d.2), "face up: {drawn:?}");
    assert_eq!((whose(Blue), whose(Red)), (3, 1));
    assert_eq!(
        (example.seat(Blue).hand.of(Deck::TREASURE), example.seat(Red).hand.of(Deck::TREASURE)),
        (mia + 3, noah + 1)
    );
    assert!(example.session.game().foes.get(MonsterId(1)).is_none());
}

#[test]
fn what_was_won_is_cheated_with_paid_with_and_burnt() {
    let _row = proves("MQ-EX-30");
    let _row = proves("MQ-EX-31");
    let _row = proves("MQ-EX-32");
    let _row = proves("MQ-EX-33");
    let _row = proves("MQ-EX-34");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "Very Long Ladle"));
    let bonus = |example: &Example| outfit::combat_bonus(example.seat(Red));
    assert!(example.seat(Red).gear[2].packed, "his Hands are full");
    assert_eq!(bonus(&example), 9, "so it gives nothing");
    let unpacks = Command::Munchkin(munchkin::Command::Pack { seat: Red, packed: vec![] });
    assert_eq!(says(&mut example, &unpacks), Err("no-free-hands".to_owned()));
    example.plays(|c| is_card(c, "Cheat"));
    assert_eq!(bonus(&example), 14, "it needs no Hands any more, and gives all it has");
    let hand = example.seat(Blue).hand.of(Deck::TREASURE);
    example.plays(|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. })));
    assert_eq!((example.seat(Blue).level, example.seat(Blue).hand.of(Deck::TREASURE)), (7, hand - 1));
    example.plays(|c| is_card(c, "The ladle catches fire"));
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert_eq!(example.seat(Red).gear.len(), 2, "the Cheat card has gone with it");
    assert_eq!(bonus(&example), 9);
    example.plays(|c| is_card(c, "The waistcoat unravels"));
    // A wish could still call it off.
    let mut wished = example.session.game().clone();
    engine::act(
        example.session.book(),
        &mut wished,
        &Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))),
    )
    .expect("called off");
    assert_eq!(wished.seat(Red).map(outfit::combat_bonus), Some(9));
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert_eq!((bonus(&example), example.seat(Red).level), (5, 10), "no level goes with an Item");
}

#[test]
fn one_move_is_left_and_the_new_room_has_not_been_searched() {
    let _row = proves("MQ-EX-35");
    let mut example = Example::new();
    example.plays(|c| is_card(c, "The waistcoat unravels"));
    example.plays(|c| matches!(c, Command::Table(table::Command::Answer(_))));
    assert_eq!((example.left(), example.seat(Blue).room), (1, Some(RoomId(2))));
    example.plays(|c| *c == Command::Dungeon(dungeon::Command::Search));
    assert_eq!(example.left(), 0);
    assert!(matches!(example.session.question().ask, Ask::Dungeon(dungeon::Ask::SearchDice { .. })));
}
