//! Whatever stands, whatever comes in between: it is carried out to its end, what stood stands again, and the turn goes on.

use super::*;
use std::collections::BTreeSet;

/// What stands when somebody comes in between.
type State = (&'static str, fn() -> Evening);

const STATES: [State; 10] = [
    ("opening", || Evening::begun(plan(&[]))),
    ("before the door", || Evening::at_the_door(plan(&[]))),
    ("in the fight", || helped(plan(&["Basilisk in Sunglasses"]))),
    ("claimed", || {
        let mut evening = helped(plan(&["Crumb Swarm"]));
        evening.answers(table::Answer::Done);
        evening
    }),
    ("about to run", || {
        let mut evening = helped(plan(&["The Dungeon Itself"]));
        evening.answers(table::Answer::Done);
        evening
    }),
    ("fleeing", || {
        let mut evening = helped(plan(&["The Dungeon Itself"]));
        // The roll is told by people: so the question stands.
        evening.runs_by_hand();
        evening
    }),
    ("Bad Stuff owed", || {
        let mut evening = Evening::fighting(Plan { dice: &[1, 1], ..plan(&["Cyclops, No Depth Perception"]) });
        evening.answers(table::Answer::Done).all_pass();
        assert!(matches!(evening.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })), "{:?}", evening.asks());
        evening
    }),
    ("looting", || {
        let mut evening = Evening::at_the_door(plan(&[]));
        evening.told(dies(Blue));
        evening
    }),
    ("Charity", || {
        let mut evening = Evening::at_the_door(plan(&["Warrior", "Wizard"]));
        evening.does(OpenDoor).does(SearchRoom).answers(table::Answer::No);
        assert!(matches!(evening.asks(), Ask::Munchkin(munchkin::Ask::Charity { .. })), "{:?}", evening.asks());
        evening
    }),
    ("too big", || {
        let mut evening = Evening::at_the_door(plan(&[]));
        evening.told(munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] });
        evening
    }),
];

/// Everybody is somebody: RED two of each kind with Big Items, BLUE with something to lose, GREEN with a Curse in hand.
const fn plan<'a>(doors: &'a [&'a str]) -> Plan<'a> {
    Plan {
        in_play: &[
            (Red, &["Elf", "Complicated Family", "Dwarf", "Warrior", "Evening Classes", "Thief", BIG[0], BIG[1]]),
            (Blue, &["Halfling", "Very Loud Pants", "Sarcastic Shoulder Parrot"]),
        ],
        hands: &[
            (
                Red,
                &[
                    "Lukewarm Potion",
                    "Lukewarm Potion",
                    "Haste Paste",
                    "Haste Paste",
                    "Bottled Applause",
                    "Bottled Applause",
                ],
            ),
            (Blue, &["Scroll of Spoiled Milk"]),
            (Green, &["It Was Funnier at Home"]),
        ],
        doors,
        levels: &[(Red, 4), (Blue, 3), (Green, 2)],
        dice: &[],
    }
}

fn helped(plan: Plan) -> Evening {
    let mut evening = Evening::fighting(plan);
    evening.helped_by(Blue);
    evening
}

impl Evening {
    /// RED runs, and rolls a die of their own.
    fn runs_by_hand(&mut self) {
        let said = Command::Table(table::Command::Answer(table::Answer::Done.into()));
        self.session.submit(&said, Who::Asked, 0).expect("RED runs");
        self.stamp();
        while matches!(self.asks(), Ask::Table(table::Ask::Window { .. })) {
            assert!(self.says(table::Command::Answer(table::Answer::No.into())), "nobody saves them");
        }
        assert!(matches!(self.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", self.asks());
    }

    /// Says something and no more: not even chance answers.
    fn says(&mut self, command: impl Into<Command>) -> bool {
        let said = self.session.submit(&command.into(), Who::Asked, 0).is_ok();
        if said {
            self.stamp();
            assert_eq!(laws::broken(self.session.book(), self.game()), None);
        }
        said
    }

    /// Answers whatever is asked in the most harmless way.
    fn goes_on(&mut self) {
        if engine::waits_for(self.session.book(), self.game()) == Decider::Chance {
            let answer = oracle::answer(&self.session).expect("chance answers");
            assert!(self.says(table::Command::Answer(answer)));
            return;
        }
        let (no, done) = (table::Answer::No, table::Answer::Done);
        let plain = [no, done].map(|answer| Command::Table(table::Command::Answer(answer.into())));
        let moves = engine::moves(self.session.book(), self.game());
        let first = plain.into_iter().find(|answer| moves.contains(answer)).or_else(|| moves.first().cloned());
        let first = first.unwrap_or_else(|| panic!("nothing can be done about {:?}", self.asks()));
        assert!(self.says(first.clone()), "{first:?}");
    }
}

/// What comes in between.
type Between = (&'static str, fn(&Evening) -> Command);

const BETWEEN: [Between; 8] = [
    ("a Curse", |evening| {
        let card = evening.card(Green, "It Was Funnier at Home");
        munchkin::Command::PlayCard { seat: Green, card, choice: on(Red) }.into()
    }),
    ("a Level lost", |_| effects(level(Red, Amount::By(-1)))),
    ("Races lost", |_| effects(munchkin::Effect::Races { seat: Red, races: Vec::new() })),
    ("Classes lost", |_| effects(munchkin::Effect::Classes { seat: Red, classes: Vec::new() })),
    ("the helper dies", |_| effects(dies(Blue))),
    ("a Level put right", |_| {
        let effects = vec![level(Red, Amount::To(7)).into()];
        table::Command::Amend { note: String::new(), effects }.into()
    }),
    ("the second Race and its card lost", |_| {
        let races = munchkin::Effect::Races { seat: Red, races: vec!["dwarf".to_owned()] };
        let both = vec![races.into(), munchkin::Effect::HalfBreed { seat: Red, on: false }.into()];
        table::Command::Effects { note: String::new(), effects: both }.into()
    }),
    ("the second Class and its card lost", |_| {
        let classes = munchkin::Effect::Classes { seat: Red, classes: vec!["thief".to_owned()] };
        let both = vec![classes.into(), munchkin::Effect::SuperMunchkin { seat: Red, on: false }.into()];
        table::Command::Effects { note: String::new(), effects: both }.into()
    }),
];

fn effects(effect: munchkin::Effect) -> Command {
    table::Command::Effects { note: String::new(), effects: vec![effect.into()] }.into()
}

/// What is asked of whom, without the particulars.
fn asks(evening: &Evening) -> (&'static str, Option<Colour>) {
    (evening.asks().name(), evening.asked())
}

/// Pairs after which something else stands than before, once what came in between is over, and what it is.
const OTHERWISE: &[(&str, &str, &str)] = &[
    // Who has just acted is asked first.
    ("opening", "a Curse", "(\"window\", Some(Green))"),
    ("claimed", "a Curse", "(\"window\", Some(Green))"),
    // Who would win now does not run.
    ("about to run", "a Curse", "(\"window\", Some(Green))"),
    ("about to run", "the helper dies", "(\"window\", Some(Green))"),
    ("about to run", "a Level put right", "(\"fight\", Some(Red))"),
    // A Dwarf carries both once more.
    ("too big", "the second Race and its card lost", "(\"turn\", Some(Red))"),
    // Nobody asks the dead.
    ("claimed", "the helper dies", "(\"window\", Some(Green))"),
];

#[test]
fn whatever_stands_and_whatever_comes_in_between_it_stands_again_and_the_turn_goes_on() {
    let mut otherwise = BTreeSet::new();
    let (mut pairs, mut refused) = (0, BTreeSet::new());
    for (state, begin) in STATES {
        for (between, command) in BETWEEN {
            let mut evening = begin();
            let before = asks(&evening);
            let turn = evening.game().turn.number;
            let command = command(&evening);
            if !evening.says(command) {
                refused.insert(format!("{state}: {between}"));
                continue;
            }
            pairs += 1;
            // What came in between is carried out to its end, and then the question stands again.
            let mut left = 25;
            while asks(&evening) != before
                && left > 0
                && evening.game().turn.number == turn
                && evening.game().ending.is_none()
            {
                let inside = matches!(
                    evening.asks(),
                    Ask::Munchkin(munchkin::Ask::Cursed { .. } | munchkin::Ask::LoseItem { .. })
                        | Ask::Doors(
                            doors::Ask::Surplus { .. } | doors::Ask::Corpse { .. } | doors::Ask::LootRoll { .. }
                        )
                );
                if !inside {
                    break;
                }
                evening.goes_on();
                left -= 1;
            }
            if asks(&evening) != before {
                otherwise.insert(format!("{state}: {between}: {:?}", asks(&evening)));
            }
            // And the turn comes to its end.
            let mut left = 120;
            while evening.game().turn.number <= turn && evening.game().ending.is_none() {
                left -= 1;
                assert!(left > 0, "{state}, {between}: stuck at {:?}", evening.asks());
                if matches!(evening.asks(), Ask::Table(table::Ask::Turn { .. })) {
                    let moves = engine::moves(evening.session.book(), evening.game());
                    let on: Command =
                        [OpenDoor.into(), SearchRoom.into()].into_iter().find(|c| moves.contains(c)).expect("a way on");
                    assert!(evening.says(on));
                    continue;
                }
                evening.goes_on();
            }
            evening.back_and_forth();
        }
    }
    let known: BTreeSet<String> = OTHERWISE.iter().map(|(a, b, c)| format!("{a}: {b}: {c}")).collect();
    assert_eq!(otherwise, known);
    assert_eq!(refused, BTreeSet::from(["looting: the helper dies".to_owned()]), "nobody dies twice");
    assert_eq!(pairs, STATES.len() * BETWEEN.len() - 1);
}
