//! Games the app keeps whole are told in full sentences, and what is in a hand stays in it.

use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::chance::{self, Pool};
use standie::play::record::Who;
use standie::play::{Session, narrate, playout};
use standie::rules::card::CardSet;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine::{self};
use standie::rules::event::{Event, Fact, FightTold};
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::fight::Stage;
use standie::rules::ids::Colour;
use standie::rules::table;
use std::collections::BTreeSet;

/// Plays at random and hands over every record with what is told of it.
fn wander(seed: u64, steps: usize, mut look: impl FnMut(&[Fact], &str, &[String])) {
    let (book, words) = (catalog::book(), Words::load("en"));
    let mut rng = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let (mut session, _) = Session::begin(book.clone(), playout::setup(3), "", seed, 0).expect("a game");
    for _ in 0..steps {
        if session.game().ending.is_some() {
            break;
        }
        let before = session.game().clone();
        let question = engine::question(&book, &before);
        let command = match engine::waits_for(&book, &before) {
            Decider::Chance => {
                let answer = chance::chance(&book, &before, question.ask, &Pool::default(), &mut rng);
                Command::Table(table::Command::Answer(answer.expect("chance answers")))
            }
            _ => {
                let mut moves = engine::moves(&book, &before);
                moves.swap_remove(rng.random_range(0..moves.len()))
            }
        };
        let written = session.submit(&command, Who::Table, 0).expect("what is offered is accepted");
        let names = Names::told(session.book(), session.game(), &before);
        let told = narrate::tell(&before, &written.facts);
        let said: Vec<String> = told.iter().map(|line| words.say(&line.message, names)).collect();
        let node = session.timeline().node(session.timeline().here()).expect("a point of history");
        look(&written.facts, &words.say(&narrate::title::title(&before, node), names), &said);
    }
}

fn names(cards: &CardSet) -> impl Iterator<Item = String> + use<> {
    let book = catalog::book();
    cards.iter().filter_map(move |card| book.cards.card(card).map(|def| def.name.clone()))
}

#[test]
fn games_the_app_keeps_are_told_in_sentences_and_give_no_hand_away() {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..12 {
        wander(seed, 500, |facts, title, said| {
            for text in said.iter().map(String::as_str).chain([title]) {
                let leak = ["told-", "did-", "deck-", "{", "}", "  "].iter().find(|leak| text.contains(**leak));
                assert!(leak.is_none() && text.starts_with(|c: char| !c.is_lowercase()), "{text:?}");
            }
            let open = facts.iter().any(|f| {
                !matches!(f.event, Event::Cards(cards::Event::Took { .. }) | Event::Cards(cards::Event::Passed { .. }))
            });
            for fact in facts {
                seen.insert(match &fact.event {
                    Event::Cards(cards::Event::Took { cards, .. })
                    | Event::Cards(cards::Event::Passed { cards, .. }) => {
                        let lines = said.join("\n");
                        let named = names(cards).find(|name| !open && lines.contains(&format!("“{name}”")));
                        assert!(named.is_none(), "{lines} names {named:?}");
                        "hidden"
                    }
                    Event::Cards(cards::Event::Shed { cards, .. }) => {
                        let lines = said.join("\n");
                        assert!(names(cards).all(|name| lines.contains(&name)), "{lines} names what lies open");
                        "open"
                    }
                    Event::Cards(cards::Event::Fetched { .. }) => "fetched",
                    Event::Cards(cards::Event::Reshuffled(_)) => "reshuffled",
                    Event::Table(table::Event::Recast { .. }) => "recast",
                    _ => continue,
                });
            }
            if std::env::var_os("STANDIE_SHOW").is_some() {
                eprintln!("# {title}\n  {}", said.join("\n  "));
            }
        });
    }
    assert!(["hidden", "open", "recast"].iter().all(|kind| seen.contains(kind)), "{seen:?}");
}

#[test]
fn a_monster_rolls_its_own_dice_whoever_throws_them() {
    let (words, mut fights) = (Words::load("en"), 0);
    for seed in 0..6 {
        wander(seed, 400, |facts, _, said| {
            let throws = facts.iter().find_map(|fact| match &fact.event {
                Event::Fight(fight::Event::Fight { fight: Some(fight), what: FightTold::Rolled }) => match &fight.stage
                {
                    Stage::Rolled(throws) => Some(throws.clone()),
                    _ => None,
                },
                _ => None,
            });
            let Some(throws) = throws else { return };
            let dice = |mine: bool| -> usize {
                let all = throws.iter().filter(|throw| matches!(throw.who, Fighter::Seat(_)) == mine);
                all.map(|throw| throw.faces.len()).sum()
            };
            let by_seat =
                |text: &&String| Colour::ALL.iter().any(|c| text.starts_with(&format!("{} rolls ", words.colour(*c))));
            let rolls = said.iter().filter(|text| text.contains(" rolls "));
            assert_eq!(rolls.clone().filter(by_seat).count(), dice(true), "{said:?}");
            assert_eq!(rolls.count(), dice(true) + dice(false), "{said:?}");
            fights += usize::from(dice(false) > 0);
        });
    }
    assert!(fights > 5, "{fights} fights");
}
