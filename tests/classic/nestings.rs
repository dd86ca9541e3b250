//! What may come inside of what: a Curse in a claim in a fight, a helper who dies while the fighter runs, a Race lost and all
//! that hangs on it. The topmost finishes, then the fight is added up once more; and going back over any of it, record by
//! record, and forward again gives the same bytes.

mod pairs;

use crate::talk::{Blue, Green, Red};
use crate::wander::setup;
use standie::play::Session;
use standie::play::oracle;
use standie::play::record::Who;
use standie::play::timeline::Point;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::{CardId, CardSet, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::effect::Effect;
use standie::rules::fight::{Bargain, Fighter, Stage};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::question::Ask;
use standie::rules::refusal::Refusal;
use standie::rules::seat::Seat;
use standie::rules::{arranged, cards, doors, engine, fight, laws, munchkin, table};
use std::collections::BTreeMap;

type Names<'a> = &'a [(Colour, &'a [&'a str])];

/// What is arranged for a game of three in which RED begins.
#[derive(Clone, Copy, Default)]
struct Plan<'a> {
    in_play: Names<'a>,
    hands: Names<'a>,
    doors: &'a [&'a str],
    levels: &'a [(Colour, u8)],
    dice: &'a [u8],
}

/// A game with all that was ever its state.
struct Evening {
    session: Session,
    stamps: Vec<(Point, String)>,
}

fn bytes(game: &Game) -> String {
    serde_json::to_string(game).expect("a game is written")
}

impl Evening {
    fn begun(plan: Plan) -> Evening {
        let named = |all: Names| -> arranged::Named<Colour> {
            all.iter().map(|(seat, names)| (*seat, names.iter().map(|name| (*name).to_owned()).collect())).collect()
        };
        let mut setup = setup(3);
        setup.first = Some(Red);
        setup.rulings = crate::talk::plain();
        (setup.in_play, setup.hands) = (named(plan.in_play), named(plan.hands));
        for seat in [Red, Blue, Green] {
            setup.hands.entry(seat).or_default();
        }
        setup.decks = BTreeMap::from([(Deck::DOOR, plan.doors.iter().map(|name| (*name).to_owned()).collect())]);
        setup.levels = plan.levels.iter().copied().collect();
        setup.dice = plan.dice.iter().map(|face| arranged::Face::Pips(*face)).collect();
        let (session, _) = Session::begin(crate::talk::book(), setup, "", 3, 0).expect("a sound set-up");
        let mut evening = Evening { session, stamps: Vec::new() };
        evening.stamp();
        evening.does(table::Command::Answer(table::Answer::Done.into()));
        evening
    }

    /// The same, once RED is about to open the door.
    fn at_the_door(plan: Plan) -> Evening {
        let mut evening = Evening::begun(plan);
        evening.all_pass();
        evening
    }

    /// The same, once there is a fight.
    fn fighting(plan: Plan) -> Evening {
        let mut evening = Evening::at_the_door(plan);
        evening.does(OpenDoor);
        assert!(matches!(evening.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", evening.asks());
        evening
    }

    fn stamp(&mut self) {
        let here = self.session.timeline().here();
        self.stamps.push((here, bytes(self.session.game())));
    }

    /// Says something, and lets chance answer what it is asked.
    fn does(&mut self, command: impl Into<Command>) -> &mut Evening {
        let command = command.into();
        if let Err(refusal) = self.session.submit(&command, Who::Asked, 0) {
            panic!("{command:?} is refused: {refusal:?}, {:?}", self.asks());
        }
        self.stamp();
        while engine::waits_for(self.session.book(), self.session.game()) == Decider::Chance {
            let answer = oracle::answer(&self.session).expect("chance answers");
            let said = Command::Table(table::Command::Answer(answer));
            self.session.submit(&said, Who::Asked, 0).expect("an answer of chance");
            self.stamp();
        }
        if self.game().turn.number > 0 {
            assert_eq!(laws::broken(self.session.book(), self.game()), None, "after {command:?}");
        }
        self
    }

    fn answers(&mut self, answer: impl Into<Answer>) -> &mut Evening {
        self.does(table::Command::Answer(answer.into()))
    }

    fn all_pass(&mut self) -> &mut Evening {
        while matches!(self.asks(), Ask::Table(table::Ask::Window { .. })) {
            self.answers(table::Answer::No);
        }
        self
    }

    /// The table says what happens to somebody, as a card would.
    fn told(&mut self, effect: impl Into<Effect>) -> &mut Evening {
        self.does(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })
    }

    fn refuses(&self, command: impl Into<Command>) -> Refusal {
        engine::decide(self.session.book(), self.game(), &command.into()).expect_err("it is refused")
    }

    fn game(&self) -> &Game {
        self.session.game()
    }

    fn asks(&self) -> Ask {
        self.session.question().ask
    }

    fn asked(&self) -> Option<Colour> {
        self.session.question().seat
    }

    fn seat(&self, colour: Colour) -> &Seat {
        self.game().seat(colour).expect("a seat")
    }

    fn card(&self, seat: Colour, name: &str) -> CardId {
        let book = self.session.book();
        let seat = self.seat(seat);
        let is = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == name);
        seat.held.iter().chain(seat.laid.iter()).find(is).unwrap_or_else(|| panic!("{name} is not there"))
    }

    fn plays(&mut self, seat: Colour, name: &str, choice: Choice) -> &mut Evening {
        let card = self.card(seat, name);
        self.does(munchkin::Command::PlayCard { seat, card, choice })
    }

    fn helped_by(&mut self, seat: Colour) -> &mut Evening {
        self.does(fight::Command::AskHelp { seat, terms: Bargain::default() }).answers(table::Answer::Done)
    }

    fn foe(&self, at: usize) -> MonsterId {
        self.game().foes.all[at].id
    }

    fn totals(&self) -> (i32, i32) {
        let fight = fight::kept(self.game()).expect("a fight");
        fight::roll::totals(&fight::sides::sums(self.session.book(), self.game(), fight), &[])
    }

    fn stage(&self) -> Option<Stage> {
        fight::kept(self.game()).map(|fight| fight.stage.clone())
    }

    /// Goes back to the start, and forward again: the same bytes at every point, and the same journal reads the same.
    fn back_and_forth(mut self) {
        let stamps: BTreeMap<Point, String> = self.stamps.drain(..).collect();
        let (end, last) = (self.session.timeline().here(), bytes(self.session.game()));
        let mut back = 0;
        while self.session.undo(0).is_some() {
            let here = self.session.timeline().here();
            assert_eq!(stamps.get(&here), Some(&bytes(self.session.game())), "back at {here:?}");
            back += 1;
        }
        assert!(back > 3, "{back}");
        while self.session.redo(0).is_some() {
            let here = self.session.timeline().here();
            assert_eq!(stamps.get(&here), Some(&bytes(self.session.game())), "forward at {here:?}");
        }
        assert_eq!((self.session.timeline().here(), bytes(self.session.game())), (end, last));
    }
}

fn on(seat: Colour) -> Choice {
    Choice { on: Some(seat), ..Choice::default() }
}

fn at(monster: MonsterId) -> Choice {
    Choice { monster: Some(monster), fighter: Some(Fighter::Monster(monster)), ..Choice::default() }
}

fn level(seat: Colour, change: Amount) -> munchkin::Effect {
    munchkin::Effect::Level { seat, change, kill: false }
}

fn dies(seat: Colour) -> munchkin::Effect {
    munchkin::Effect::Life { seat, dead: true, wish: false }
}

#[test]
fn a_curse_inside_a_claim_inside_a_fight() {
    let mut evening = Evening::fighting(Plan {
        hands: &[(Green, &["Read the Runes Out Loud"])],
        doors: &["Barrel With Legs"],
        levels: &[(Red, 5)],
        ..Plan::default()
    });
    evening.answers(table::Answer::Done);
    assert_eq!((evening.stage(), evening.asked()), (Some(Stage::Announced), Some(Blue)));
    evening.answers(table::Answer::No).plays(Green, "Read the Runes Out Loud", on(Red));
    assert!(matches!(evening.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })), "the Curse first");
    assert_eq!(evening.seat(Red).level, 5, "it can still be averted");
    evening.answers(table::Answer::Done).all_pass();
    assert_eq!((evening.totals(), evening.stage()), ((3, 4), Some(Stage::Building)), "and the claim is gone");
    assert!(matches!(evening.asks(), Ask::Fight(fight::Ask::Fight { .. })) && evening.asked() == Some(Red));
    evening.back_and_forth();
}

#[test]
fn a_helper_who_dies_while_the_fighter_runs_runs_from_nothing_any_more() {
    let mut evening = Evening::fighting(Plan {
        hands: &[(Blue, &["Very Loud Pants"]), (Red, &["Elf"])],
        doors: &["Passive-Aggressive Golem"],
        levels: &[(Red, 4), (Green, 3)],
        dice: &[1, 1],
        ..Plan::default()
    });
    evening.helped_by(Blue);
    // Whoever rolls here is chance: so it dies while RED decides, one roll before.
    let mut game = evening.game().clone();
    let book = evening.session.book().clone();
    let said = table::Command::Answer(table::Answer::Done.into());
    engine::act(&book, &mut game, &said.into()).expect("RED runs");
    while matches!(engine::question(&book, &game).ask, Ask::Table(table::Ask::Window { .. })) {
        let passes = table::Command::Answer(table::Answer::No.into());
        engine::act(&book, &mut game, &passes.into()).expect("nobody saves them");
    }
    assert!(matches!(engine::question(&book, &game).ask, Ask::Fight(fight::Ask::RunAway { .. })));
    let kills = table::Command::Effects { note: String::new(), effects: vec![dies(Blue).into()] };
    engine::act(&book, &mut game, &kills.into()).expect("BLUE dies");
    // RED still runs, and nobody else.
    let Ask::Fight(fight::Ask::RunAway { monsters }) = engine::question(&book, &game).ask else {
        panic!("{:?}", engine::question(&book, &game))
    };
    assert_eq!(engine::question(&book, &game).seat, Some(Red));
    let ran = table::Command::Answer(fight::Answer::Ran { monster: monsters[0], face: 1 }.into());
    engine::act(&book, &mut game, &ran.into()).expect("a roll");
    // What lies there is looted then.
    let mut looted = 0;
    while let Ask::Doors(doors::Ask::Corpse { left, .. }) = engine::question(&book, &game).ask {
        let card = left.iter().next().expect("a card");
        let takes = table::Command::Answer(cards::Answer::Cards(CardSet::of(card)).into());
        engine::act(&book, &mut game, &takes.into()).expect("a pick");
        looted += 1;
    }
    assert_eq!(looted, 1);
    while matches!(engine::question(&book, &game).ask, Ask::Table(table::Ask::Window { .. })) {
        let passes = table::Command::Answer(table::Answer::No.into());
        engine::act(&book, &mut game, &passes.into()).expect("RED ends the turn");
    }
    assert_eq!((game.seat(Red).map(|red| red.level), game.seat(Blue).map(|blue| blue.dead)), (Some(2), Some(false)));
    assert_eq!(game.turn.seat, Some(Blue), "who stands there again, its turn");
    // The same in a game, with dice of the app: before RED decides.
    evening.told(dies(Blue));
    evening.answers(cards::Answer::Cards(CardSet::of(evening.card_left())));
    assert!(matches!(evening.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", evening.asks());
    assert_eq!(fight::kept(evening.game()).and_then(|fight| fight.helping(evening.game())), None);
    evening.answers(table::Answer::Done).all_pass();
    assert_eq!(evening.seat(Red).level, 2);
    evening.back_and_forth();
}

impl Evening {
    /// A card that can be picked from what a dead munchkin left.
    fn card_left(&self) -> CardId {
        let Ask::Doors(doors::Ask::Corpse { left, .. }) = self.asks() else { panic!("{:?}", self.asks()) };
        left.iter().next().expect("a card")
    }
}

const BIG: [&str; 2] = ["Emotional Support Ox", "Moral High Ground"];

#[test]
fn a_race_lost_inside_a_claim_makes_items_idle_and_too_big_and_the_total_fall() {
    // RED is a Dwarf with two Big Items and armour that only Dwarves wear: 1 + 4 + 3 + 3 against 10.
    let mut evening = Evening::fighting(Plan {
        in_play: &[(Red, &["Dwarf", BIG[0], BIG[1], "Vest Intentions"])],
        hands: &[(Green, &["Identity Thief"])],
        doors: &["Passive-Aggressive Golem"],
        ..Plan::default()
    });
    assert_eq!(evening.totals(), (11, 10));
    evening.answers(table::Answer::Done).plays(Green, "Identity Thief", on(Red)).answers(table::Answer::Done);
    let Ask::Doors(doors::Ask::Surplus { among, to }) = evening.asks() else { panic!("{:?}", evening.asks()) };
    assert_eq!((evening.asked(), among.len(), to), (Some(Red), 2, Some(Blue)), "what is not sold goes to the lowest");
    // Nobody goes on before that is done, and nothing is sold in a fight.
    let sells = munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: vec![],
        hand: vec![],
        cards: CardSet::EMPTY,
        levels: None,
    };
    assert!(
        evening
            .refuses(sells)
            .cites
            .iter()
            .any(|rule| ["MC-SELL-07", "MC-SELL-08", "MC-ITEM-15", "MS-TURN-12"].contains(&rule.as_str()))
    );
    evening.answers(munchkin::Answer::Item(among[1])).all_pass();
    assert_eq!(evening.totals(), (1 + 4, 10), "the ox stays, the armour does nothing");
    assert_eq!((evening.stage(), evening.asked()), (Some(Stage::Building), Some(Red)));
    evening.back_and_forth();
}

#[test]
fn a_helper_s_race_lost_inside_a_claim_sends_what_is_too_big_to_the_lowest_who_can_carry_it() {
    // GREEN carries something Big already and is as low as RED, who does not.
    let mut evening = Evening::fighting(Plan {
        in_play: &[(Blue, &["Dwarf", BIG[0], BIG[1]]), (Green, &["Walk-In Armor"])],
        hands: &[(Green, &["Identity Thief"])],
        doors: &["Barrel With Legs"],
        levels: &[(Blue, 3)],
        ..Plan::default()
    });
    evening.helped_by(Blue);
    assert_eq!(evening.totals(), (1 + 3 + 4 + 3, 4));
    evening.answers(table::Answer::Done).plays(Green, "Identity Thief", on(Blue)).answers(table::Answer::Done);
    let Ask::Doors(doors::Ask::Surplus { to, among }) = evening.asks() else { panic!("{:?}", evening.asks()) };
    assert_eq!((evening.asked(), to), (Some(Blue), Some(Red)));
    evening.answers(munchkin::Answer::Item(among[0]));
    assert_eq!((evening.seat(Red).gear.len(), evening.seat(Blue).gear.len()), (1, 1));
    // The claim still holds, and everybody is asked once more.
    assert_eq!(evening.stage(), Some(Stage::Announced));
    let Ask::Table(table::Ask::Window { waiting, .. }) = evening.asks() else { panic!("{:?}", evening.asks()) };
    assert_eq!(waiting.len(), 3, "the ring is full again");
    evening.all_pass();
    assert_eq!(evening.seat(Red).level, 2);
    evening.back_and_forth();
}

#[test]
fn a_level_lost_inside_a_claim_takes_it_away_and_a_level_gained_brings_it_back_only_by_a_new_one() {
    let mut evening = Evening::fighting(Plan {
        hands: &[(Red, &["Montage"])],
        doors: &["Barrel With Legs"],
        levels: &[(Red, 5)],
        ..Plan::default()
    });
    evening.answers(table::Answer::Done).told(level(Red, Amount::By(-1)));
    assert_eq!((evening.totals(), evening.stage()), ((4, 4), Some(Stage::Building)));
    evening.plays(Red, "Montage", Choice::default());
    assert_eq!((evening.totals(), evening.stage()), ((5, 4), Some(Stage::Building)), "it has to be claimed again");
    evening.answers(table::Answer::Done).all_pass();
    assert_eq!(evening.seat(Red).level, 6);
    evening.back_and_forth();
}

#[test]
fn a_half_breed_given_up_inside_the_claim_takes_a_race_along_and_the_ring_begins_anew() {
    let mut evening = Evening::fighting(Plan {
        in_play: &[(Red, &["Elf", "Complicated Family", "Dwarf", "Vest Intentions", "Cutting Remark"])],
        doors: &["Wolf in Chic Clothing"],
        levels: &[(Red, 8)],
        ..Plan::default()
    });
    // 8 + 3 + 5 against 10 and 3 for the Elf in RED.
    let mut expected = 10 + 3;
    if crate::talk::is_short() {
        expected = 10;
    }
    assert_eq!(evening.totals(), (16, expected));
    evening.answers(table::Answer::Done).answers(table::Answer::No);
    let family = evening.card(Red, "Complicated Family");
    let gives = |card| munchkin::Command::PlayCard { seat: Red, card, choice: Choice::default() };
    assert_eq!(evening.refuses(gives(family)).message.id, "one-kind-has-to-go");
    let elf = evening.card(Red, "Elf");
    evening.does(gives(elf));
    assert_eq!(evening.totals(), (11, 10), "no Elf: the sword is idle, and the wolf has nothing against Dwarves");
    let Ask::Table(table::Ask::Window { waiting, .. }) = evening.asks() else { panic!("{:?}", evening.asks()) };
    assert!(waiting.contains(&Blue) && waiting.contains(&Green), "BLUE too, who had passed: {waiting:?}");
    evening.does(gives(family));
    assert!(!evening.seat(Red).half_breed && evening.seat(Red).races == ["dwarf"]);
    let dwarf = evening.card(Red, "Dwarf");
    evening.does(gives(dwarf)).all_pass();
    assert_eq!((evening.totals(), evening.stage()), ((8, 10), Some(Stage::Building)));
    evening.back_and_forth();
}

#[test]
fn a_super_munchkin_without_one_of_its_classes_is_none_and_what_it_could_do_is_gone() {
    let mut evening = Evening::fighting(Plan {
        in_play: &[(Red, &["Warrior", "Evening Classes", "Thief"])],
        hands: &[(Green, &["Class Dismissed"])],
        doors: &["Barrel With Legs"],
        levels: &[(Red, 4)],
        ..Plan::default()
    });
    evening.answers(table::Answer::Done);
    assert_eq!(evening.stage(), Some(Stage::Announced), "a Warrior wins a tie");
    let warrior = evening.card(Red, "Warrior");
    evening.does(munchkin::Command::PlayCard { seat: Red, card: warrior, choice: Choice::default() });
    assert!(!evening.seat(Red).super_munchkin && evening.seat(Red).classes == ["thief"]);
    assert_eq!(evening.stage(), Some(Stage::Building), "a tie is no win any more");
    evening.back_and_forth();
}

#[test]
fn one_of_two_is_sent_home_and_what_lay_on_it_lies_on_nobody() {
    let mut evening = Evening::fighting(Plan {
        hands: &[
            (Red, &["Its Mom Wants It Home"]),
            (Blue, &["Has Read Your Diary", "On Its Third Espresso", "And This Is Steve", "Sneezing Bat"]),
        ],
        doors: &["Barrel With Legs"],
        levels: &[(Red, 3)],
        ..Plan::default()
    });
    let bat = {
        let book = evening.session.book();
        let is = |card: &CardId| book.cards.monster(*card).is_some_and(|monster| monster.def.name == "Sneezing Bat");
        evening.seat(Blue).held.iter().find(is).expect("a bat")
    };
    evening.plays(Blue, "And This Is Steve", Choice { with: Some(bat), ..Choice::default() });
    let (barrel, bat) = (evening.foe(0), evening.foe(1));
    evening.plays(Blue, "Has Read Your Diary", at(barrel));
    assert_eq!(evening.totals(), (3, 4 + 5 + 2));
    evening.plays(Red, "Its Mom Wants It Home", at(barrel));
    assert_eq!(evening.totals(), (3, 2), "the diary went with the barrel");
    let late = munchkin::Command::PlayCard {
        seat: Blue,
        card: evening.card(Blue, "On Its Third Espresso"),
        choice: at(barrel),
    };
    assert!(!evening.refuses(late).message.id.is_empty());
    let held = evening.seat(Red).held.len();
    evening.answers(table::Answer::Done).all_pass();
    assert_eq!(evening.seat(Red).level, 4, "one was killed, {bat:?}");
    // Two and one for what lay on it, and one for the bat (MC-TREAS-10).
    assert_eq!(evening.seat(Red).held.len() - held, 4);
    evening.back_and_forth();
}
