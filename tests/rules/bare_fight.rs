//! A fight stands on its own: a rule set without a map, and one without dice, fight by the same rules.

use standie::catalog;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::{Book, System};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::dungeon;
use standie::rules::engine;
use standie::rules::event::{Event, Gone};
use standie::rules::facts::Facts;
use standie::rules::fight;
use standie::rules::fight::fighter::{Fighter, Throw};
use standie::rules::fight::foe::Monster;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::going::{current, kept};
use standie::rules::fight::interfere::{Reach, bystanders};
use standie::rules::fight::sides::sides;
use standie::rules::fight::standing::can_help;
use standie::rules::fight::state::Stage;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::{build, roll};
use standie::rules::game::Game;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::ids::MonsterId;
use standie::rules::question::Question;
use standie::rules::refusal::Refusal;
use standie::rules::seen::Seen;
use standie::rules::setup::Setup;
use standie::rules::steps;
use standie::rules::table;
use standie::rules::table::Care;
use standie::rules::wish::Wishes;

/// Nothing but fights; with dice or without.
#[derive(Debug)]
struct Bare {
    dice: bool,
}

static DICE: Bare = Bare { dice: true };
static NUMBERS: Bare = Bare { dice: false };

fn unasked() -> Refusal {
    Refusal::new("not-asked", standie::rules::cite::Cites::NONE)
}

impl System for Bare {
    fn rolls(&self) -> bool {
        self.dice
    }

    fn decide(&self, book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
        match command {
            Command::Fight(fight::Command::Help { seat }) => build::help(book, game, *seat, out),
            _ => Err(unasked()),
        }
    }

    fn answer(&self, book: &Book, game: &Game, _: &Step, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
        match (answer, current(game).map(|f| &f.stage)) {
            (Answer::Table(table::Answer::Done), Some(Stage::Building)) => build::announce(game, out),
            (Answer::Fight(fight::Answer::Throws(throws)), Some(Stage::Announced)) => {
                roll::throw(book, game, throws, out)
            }
            (Answer::Table(table::Answer::Done), Some(Stage::Rolled(_))) => roll::settle(book, game, out),
            _ => Err(unasked()),
        }
    }

    fn waits_for(&self, book: &Book, game: &Game) -> Decider {
        steps::waits_for(book, game)
    }

    fn advance(&self, _: &Book, _: &Game, _: &mut Seen, _: &mut Facts) {}

    fn question(&self, _: &Book, _: &Game) -> Option<Question> {
        None
    }

    fn wishes(&self, _: &Book, _: &Game, _: &mut Wishes) {}
}

/// Three players without a map; Blue fights a monster of a level.
fn meeting(system: &'static dyn System, level: i16) -> (Book, Game) {
    let quest = catalog::book();
    let book = Book::new(system, quest.rules.clone(), quest.rulings().to_vec());
    let setup = Setup { care: Care::Count, first: Some(Blue), ..Setup::new(&[Blue, Red, Green]) };
    let mut game = setup.game(&book).expect("a sound set-up");
    game.agenda.clear();
    assert!(game.dungeon.is_none() && game.seats.iter().all(|s| s.room.is_none()));
    let def = MonsterDef { level: Some(level), treasures: Some(2), ..MonsterDef::default() };
    let id = MonsterId(game.foes.next);
    let (enhancers, boss) = (Vec::new(), false);
    let monster = Monster { id, def: def.into(), room: None, base: None, met: Some(Blue), enhancers, boss, mate: None };
    game.apply(&Event::Fight(fight::Event::MonsterPlaced(Box::new(monster))));
    game.apply(&Event::Table(table::Event::Owed(Step::Fight(fight::Step::Fight { seat: Blue, place: None }))));
    (book, game)
}

fn totals(book: &Book, game: &Game) -> ((i32, u32), (i32, u32)) {
    let sides = sides(book, game, kept(game).expect("a fight"), None);
    (Sides::total(&sides.munchkins), Sides::total(&sides.monsters))
}

#[test]
fn a_fight_needs_no_map_and_everybody_is_near() {
    let (book, mut game) = meeting(&DICE, 3);
    let fight = kept(&game).expect("it began with its step").clone();
    assert_eq!((fight.place, fight.monsters(&game), fight.goes_on(&game)), (None, vec![MonsterId(1)], true));
    assert_eq!(can_help(&book, &game, &fight).collect::<Vec<_>>(), [Red, Green]);
    assert!(bystanders(&book, &game, &fight).iter().all(|b| b.items != Reach::None));
    let mut act = |command| engine::act(&book, &mut game, &command).expect("that is right");
    act(Command::Fight(fight::Command::Help { seat: Some(Red) }));
    act(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let faces = |who, faces: &[u8]| Throw { who, faces: faces.to_vec() };
    let throws = vec![
        faces(Fighter::Seat(Blue), &[2]),
        faces(Fighter::Seat(Red), &[3]),
        faces(Fighter::Monster(MonsterId(1)), &[3]),
    ];
    act(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws)))));
    let facts = act(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let gone = Event::Fight(fight::Event::MonsterGone { monster: MonsterId(1), why: Gone::Killed });
    assert!(facts.iter().any(|f| f.event == gone), "7 to 6: {facts:?}");
    assert!(
        !facts.iter().any(|f| matches!(f.event, Event::Dungeon(dungeon::Event::Stood { .. }))),
        "nobody goes anywhere"
    );
    assert_eq!(game.seat(Blue).map(|s| s.level), Some(2));
    assert_eq!((game.fight.is_none(), game.foes.all.len(), game.agenda.len()), (true, 0, 0));
}

#[test]
fn without_dice_the_numbers_decide() {
    for (level, ties, won) in [(2, false, false), (2, true, true), (1, false, true), (3, true, false)] {
        let (book, mut game) = meeting(&NUMBERS, level);
        let act = |game: &mut Game, command| engine::act(&book, game, &command).expect("that is right");
        act(&mut game, Command::Fight(fight::Command::Help { seat: Some(Green) }));
        assert_eq!(totals(&book, &game), ((2, 0), (level.into(), 0)));
        let mut fight = kept(&game).expect("a fight").clone();
        fight.ties_won = ties;
        game.fight = Some(fight.clone().into());
        let now = sides(&book, &game, &fight, None);
        assert!(!now.is_open(), "dice nobody has told are not missed");
        assert_eq!(now.wins(2, level.into()), won);
        assert!(roll::rollers(&book, &game, &fight).is_empty());
        act(&mut game, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
        act(&mut game, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(Vec::new())))));
        let facts = act(&mut game, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
        let over = facts.iter().any(|f| matches!(f.event, Event::Fight(fight::Event::MonsterGone { .. })));
        assert_eq!((over, game.seat(Blue).map(|s| s.level)), (won, Some(if won { 2 } else { 1 })), "{level} {ties}");
        assert!(game.agenda.is_empty() && game.fight.is_none());
    }
}
