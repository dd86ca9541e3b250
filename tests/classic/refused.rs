//! Why not: whatever is refused cites a row of the game that is played, but for what no rule is about.

use crate::support::random;
use crate::wander::{next, setup};
use rand::RngExt as _;
use standie::catalog::{self, ledger};
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight::{self, Bargain};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, Side};
use standie::rules::munchkin::goods::{Cards, Goods};
use standie::rules::munchkin::played::PowerBy;
use standie::rules::{doors, dungeon, munchkin, table, turn};
use std::collections::{BTreeMap, BTreeSet};

/// What no rule of a game says, but the app: something is not there, is not said whole, or is too much to keep.
const NO_RULE: &[&str] = &[
    "cannot-put-right",
    "choice-missing",
    "item-averts-nothing",
    "item-is-packed",
    "item-just-counts",
    "list-full",
    "no-cards-in-app",
    "no-effects",
    "no-fight",
    "no-such-card",
    "no-such-face",
    "no-such-item",
    "no-such-monster",
    "no-such-seat",
    "not-asked",
    "not-started",
    "nothing-changes",
    "nothing-named",
    "number-out-of-range",
    "text-unsound",
    "too-many-effects",
];

/// What people may say at any table, whether there is anything to it here or not.
fn said(rng: &mut random::Rng, book: &Book, game: &Game) -> Vec<Command> {
    let seats: Vec<Colour> = game.seats.iter().map(|seat| seat.colour).collect();
    let mut any = || seats[rng.random_range(0..seats.len())];
    let (seat, other) = (any(), any());
    let monster = game.foes.all.first().map_or(MonsterId(0), |foe| foe.id);
    let card = CardId(rng.random_range(1..170));
    let gold = Goods { gold: 300, ..Goods::default() };
    let item = Goods { gear: vec![0], ..Goods::default() };
    let mut all: Vec<Command> = vec![
        dungeon::Command::Walk { side: Side::North, all: false }.into(),
        dungeon::Command::Explore { side: Side::East, all: true }.into(),
        dungeon::Command::Search.into(),
        dungeon::Command::Heal { seat }.into(),
        dungeon::Command::PickUp(gold.clone()).into(),
        dungeon::Command::Drop { seat, goods: gold.clone() }.into(),
        turn::Command::EndTurn.into(),
        doors::Command::OpenDoor.into(),
        doors::Command::SearchRoom.into(),
        doors::Command::LookForTrouble { card }.into(),
        doors::Command::Meet { def: Box::default() }.into(),
        doors::Command::SendIn { seat, card }.into(),
        doors::Command::Split { monsters: vec![monster] }.into(),
        doors::Command::ThrowAway { seat, gear: vec![0] }.into(),
        doors::Command::ClaimDiscard { seat, pays: card }.into(),
        fight::Command::AskHelp { seat, terms: Bargain::default() }.into(),
        fight::Command::AskHelp { seat, terms: Bargain { gold: 200, ..Bargain::default() } }.into(),
        fight::Command::AskHelp { seat, terms: Bargain { treasures: 90, ..Bargain::default() } }.into(),
        fight::Command::Help { seat: Some(seat) }.into(),
        fight::Command::DriveOff { seat, monster }.into(),
        munchkin::Command::Give { from: seat, to: other, goods: gold, back: Goods::default() }.into(),
        munchkin::Command::Give { from: seat, to: other, goods: item, back: Goods::default() }.into(),
        munchkin::Command::PlayCard { seat, card, choice: Default::default() }.into(),
        munchkin::Command::Pack { seat, packed: vec![0] }.into(),
        munchkin::Command::BuyLevel {
            seat,
            gear: vec![0],
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        }
        .into(),
    ];
    let paid = Cards { cards: std::iter::once(card).collect(), ..Cards::default() };
    for class in &book.rules.classes {
        for by in [PowerBy::Discard(paid.clone()), PowerBy::Other(paid.clone()), PowerBy::Hand, PowerBy::Ten] {
            all.push(
                munchkin::Command::UsePower { seat, class: class.as_str().into(), by, choice: Default::default() }
                    .into(),
            );
        }
    }
    let up = Amount::By(3);
    let effects: Vec<Effect> = vec![
        dungeon::Effect::Health { seat, change: up }.into(),
        dungeon::Effect::Gold { seat, change: Amount::By(-300) }.into(),
        dungeon::Effect::Moves { seat, change: up }.into(),
        munchkin::Effect::Level { seat, change: Amount::By(20), kill: false }.into(),
        munchkin::Effect::Life { seat, dead: true, wish: false }.into(),
        fight::Effect::Mate { monster }.into(),
        fight::Effect::RemoveMonster { monster, empty: false }.into(),
    ];
    all.extend(
        effects.into_iter().map(|effect| table::Command::Effects { note: String::new(), effects: vec![effect] }.into()),
    );
    let answers: Vec<Answer> = vec![
        table::Answer::Done.into(),
        table::Answer::No.into(),
        table::Answer::Number(3).into(),
        table::Answer::Die { seat, face: 4 }.into(),
        munchkin::Answer::Item(0).into(),
        munchkin::Answer::Gave(vec![]).into(),
        fight::Answer::Ran { monster, face: 9 }.into(),
    ];
    all.extend(answers.into_iter().map(|answer| table::Command::Answer(answer).into()));
    all
}

#[test]
fn every_refusal_cites_a_row_of_the_game_that_is_played() {
    for (book, parent) in [(catalog::classic(), None), (catalog::short(), Some("MC"))] {
        let system = book.rules.system.clone();
        let own = if system == "classic" { "MC" } else { "MS" };
        let mut bare: BTreeMap<&str, String> = BTreeMap::new();
        let (mut cited, mut strange, mut refused) = (BTreeSet::new(), BTreeSet::new(), 0);
        let mut pool: Vec<Command> = Vec::new();
        for seed in 0..16 {
            let mut rng = random::rng(900 + seed);
            let setup = standie::rules::setup::Setup {
                system: system.clone(),
                rulings: Default::default(),
                ..setup(3 + seed as usize % 3)
            };
            let mut game = setup.game(&book).expect("a sound set-up");
            for _ in 0..500 {
                if game.ending.is_some() {
                    break;
                }
                let mut tries = said(&mut rng, &book, &game);
                // What was possible elsewhere, by whoever it was.
                for _ in 0..20 {
                    if !pool.is_empty() {
                        tries.push(pool[rng.random_range(0..pool.len())].clone());
                    }
                }
                for command in tries {
                    let Err(why) = engine::decide(&book, &game, &command) else { continue };
                    refused += 1;
                    if why.cites.is_empty() && !NO_RULE.contains(&why.message.id) {
                        bare.entry(why.message.id).or_insert_with(|| format!("{command:?}"));
                    }
                    for rule in why.cites.iter() {
                        let of = rule.as_str().split('-').next().unwrap_or_default();
                        if ledger::row(rule.as_str()).is_none() || of != own && Some(of) != parent {
                            strange.insert(rule);
                        }
                        cited.insert(rule);
                    }
                }
                let command = next(&mut rng, &book, &game);
                let moves = engine::moves(&book, &game);
                pool.extend(moves.into_iter().take(6));
                if pool.len() > 2_000 {
                    pool.drain(..500);
                }
                engine::carry_out(&book, &mut game, &command).expect("what is offered is accepted");
            }
        }
        assert!(strange.is_empty(), "{system}: {strange:?}");
        assert!(bare.is_empty(), "{system}: {bare:#?}");
        assert!(refused > 100_000 && cited.len() > 40, "{system}: {refused} refused by {} rules", cited.len());
    }
}
