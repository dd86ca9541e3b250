//! What a deed is called in the history and on the undo button.

use crate::play::fix::after_all;
use crate::play::narrate::{Tone, counted, items, phase_text, say, tell};
use crate::play::timeline::Node;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact, Roll};
use crate::rules::fight;
use crate::rules::fight::outcome::Outcome;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Goods;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track;
use crate::rules::turn;
use crate::rules::turn::command::Rerolled;

/// What a node is called: what was done, in a few words, or else the first line of what came of it.
pub fn title(before: &Game, node: &Node) -> Message {
    called(before, node.command.read().ok().as_ref(), &node.facts)
}

/// What a command would be called that leads to these facts.
pub fn called(before: &Game, command: Option<&Command>, facts: &[Fact]) -> Message {
    let own = match command {
        Some(Command::Table(table::Command::Answer(answer))) => of_answer(before, answer, facts),
        Some(command) => of_command(before, command),
        None => None,
    };
    if let Some(title) = own {
        return title;
    }
    // Whatever took the last Health: what people remember of it is the death.
    let died =
        |fact: &Fact| if let Event::Munchkin(munchkin::Event::Died { seat }) = fact.event { Some(seat) } else { None };
    let died = facts.iter().find_map(died);
    if let (Some(seat), Some(Command::Table(table::Command::Effects { .. } | table::Command::Amend { .. }))) =
        (died, command)
    {
        return say("told-died").seat(seat);
    }
    let lines = tell(before, facts);
    let main = lines.iter().find(|l| l.tone == Tone::Plain).or(lines.first());
    match main {
        Some(line) => line.message.clone(),
        None => command.map_or_else(|| say("did-something"), |command| untold(before, command)),
    }
}

/// Commands that say better than their facts what was done.
fn of_command(before: &Game, command: &Command) -> Option<Message> {
    Some(match command {
        Command::Table(table::Command::Leave { seat }) => say("did-leave").seat(*seat),
        Command::Table(table::Command::ByTheBook) => say("did-by-the-book"),
        Command::Table(table::Command::TimeUp) => say("did-time-up"),
        Command::Table(table::Command::Amend { note, effects }) => {
            let (won, who) = after_all::read(note, effects)?;
            let who = Arg::List(who.into_iter().map(Arg::Seat).collect());
            say(if won { "did-win-after-all" } else { "did-lose-after-all" }).with("who", who)
        }
        Command::Table(
            table::Command::Answer(_)
            | table::Command::ByHand
            | table::Command::Skip
            | table::Command::Effects { .. }
            | table::Command::Join { .. }
            | table::Command::Away { .. }
            | table::Command::Bot { .. }
            | table::Command::Order(_)
            | table::Command::Rule { .. }
            | table::Command::Keep { .. }
            | table::Command::Care(_),
        ) => return None,
        Command::Turn(turn::Command::EndTurn) => say("did-end-turn"),
        Command::Turn(turn::Command::Jump { phase, .. }) => {
            say("did-jump").with("phase", Arg::Said(phase_text(*phase)))
        }
        Command::Turn(turn::Command::Reroll { colour, why: Rerolled::Card }) => {
            say("did-reroll-card").with("colour", *colour)
        }
        Command::Turn(turn::Command::Reroll { colour, why: Rerolled::Mistake }) => {
            say("did-reroll-mistake").with("colour", *colour)
        }
        Command::Turn(turn::Command::Roll(_)) => return None,
        Command::Munchkin(munchkin::Command::BuyLevel { seat, levels, .. }) => {
            // Without a map nobody buys: Items are sold for it.
            say(if before.has_map() { "did-buy-level" } else { "did-sell-level" })
                .seat(*seat)
                .with("levels", levels.unwrap_or(1))
        }
        Command::Munchkin(munchkin::Command::Give { from, to, back, .. }) if *back != Goods::default() => {
            say("did-swap").seat(*from).with("to", Arg::Seat(*to))
        }
        Command::Munchkin(munchkin::Command::Give { from, to, goods, .. }) => items::gives(before, (*from, *to), goods),
        Command::Munchkin(munchkin::Command::Power { class, .. }) => power(class),
        Command::Munchkin(munchkin::Command::UsePower { class, .. }) => power(class),
        Command::Munchkin(
            munchkin::Command::Play { .. } | munchkin::Command::PlayCard { .. } | munchkin::Command::Pack { .. },
        ) => return None,
        // Who drives a monster off is told by that.
        Command::Fight(
            fight::Command::AskHelp { .. }
            | fight::Command::Help { .. }
            | fight::Command::DriveOff { .. }
            | fight::Command::Withdraw { .. },
        ) => return None,
        Command::Doors(doors::Command::Ditch { seat, .. }) => say("did-ditch").seat(*seat),
        Command::Doors(doors::Command::OpenDoor) => say("did-open-door").seat(before.turn.seat?),
        Command::Doors(doors::Command::LookForTrouble { .. }) => say("did-trouble").seat(before.turn.seat?),
        // That a monster comes says so itself, and so does a claim.
        Command::Doors(
            doors::Command::Meet { .. }
            | doors::Command::SendIn { .. }
            | doors::Command::Split { .. }
            | doors::Command::ClaimDiscard { .. },
        ) => return None,
        Command::Doors(doors::Command::ThrowAway { seat, .. }) => say("did-throw-away").seat(*seat),
        Command::Doors(doors::Command::SearchRoom) => say("did-loot-room").seat(before.turn.seat?),
        // A token that moves says so itself.
        Command::Track(track::Command::Hack { .. }) => return None,
        Command::Track(track::Command::FaceGod { .. }) => say("told-god-comes").seat(before.turn.seat?),
        Command::Dungeon(dungeon::Command::PickUp(_)) => say("did-pick-up").seat(before.turn.seat?),
        Command::Dungeon(dungeon::Command::Deal { .. }) => say("did-deal").seat(before.turn.seat?),
        Command::Dungeon(dungeon::Command::Search) => say("did-search").seat(before.turn.seat?),
        Command::Dungeon(dungeon::Command::Heal { seat }) => say("did-heal").seat(*seat),
        Command::Dungeon(
            dungeon::Command::Walk { .. }
            | dungeon::Command::Explore { .. }
            | dungeon::Command::RoomDeal { .. }
            | dungeon::Command::Drop { .. },
        ) => return None,
    })
}

/// Answers that say better than their facts what was done.
fn of_answer(before: &Game, answer: &Answer, facts: &[Fact]) -> Option<Message> {
    Some(match (answer, before.top()) {
        (Answer::Dungeon(dungeon::Answer::Nothing), _) => say("did-nothing-left"),
        (Answer::Dungeon(dungeon::Answer::Costs { .. }), _) => say("told-costs-checked"),
        // Everybody passes: whose it was is what can be told apart.
        (Answer::Table(table::Answer::No), Some(Step::Table(table::Step::Window { about: About::End, .. }))) => {
            say("did-end-turn")
        }
        (Answer::Table(table::Answer::No), Some(Step::Table(table::Step::Window { about, waiting }))) => {
            let seat = *waiting.first()?;
            // Without dice whoever fights does not stand aside: the claim stands, or they run.
            let own = fight::current(before).filter(|now| now.main == seat && now.goes_on(before));
            let own = own.filter(|_| *about == About::Fight && !before.has_map());
            say(match own {
                Some(own) if own.yields => "did-still-run",
                Some(own) if own.foes(before).next().is_none() => "did-none-left",
                Some(_) => "did-still-win",
                None => "did-pass",
            })
            .seat(seat)
        }
        (Answer::Table(table::Answer::No), Some(Step::Doors(doors::Step::Corpse { dead, .. }))) => {
            say("did-shared-out").seat(*dead)
        }
        (
            Answer::Table(table::Answer::Done),
            Some(Step::Munchkin(munchkin::Step::Cursed { seat, name, card: Some(_), .. })),
        ) => say("did-curse").seat(*seat).with("name", Arg::Text(name.clone())),
        (Answer::Dungeon(dungeon::Answer::Leaver { .. }), Some(Step::Table(table::Step::Leaver { seat }))) => {
            say("did-left").seat(*seat)
        }
        (Answer::Dungeon(dungeon::Answer::Links(_)), Some(Step::Dungeon(dungeon::Step::Links { room, .. }))) => {
            say("did-links").with("room", *room)
        }
        (Answer::Dungeon(dungeon::Answer::Side(side)), Some(Step::Dungeon(dungeon::Step::Refuge { seat, .. }))) => {
            say("did-run").seat(*seat).with("side", *side)
        }
        (Answer::Dungeon(dungeon::Answer::Exit { room, side }), _) => {
            say("did-exit").with("room", *room).with("side", *side)
        }
        // Cards that go are named by what goes.
        (Answer::Cards(cards::Answer::Cards(_)), _) if sheds(facts) => {
            tell(before, facts).into_iter().map(|line| line.message).find(|said| said.id == "told-shed")?
        }
        (Answer::Cards(cards::Answer::Cards(cards)), Some(Step::Cards(cards::Step::NameCards { seat, deck }))) => {
            say("told-drew").seat(*seat).with("cards", counted(*deck, cards.len().into()))
        }
        (Answer::Fight(fight::Answer::Ran { face, .. }), Some(Step::Fight(fight::Step::RunAway { seat, .. }))) => {
            say("told-six").seat(*seat).with("face", *face)
        }
        (Answer::Fight(fight::Answer::RunsFrom { monster }), Some(Step::Fight(fight::Step::RunAway { seat, .. }))) => {
            say("did-run-first").seat(*seat).with("monster", Arg::Monster(*monster))
        }
        (Answer::Table(table::Answer::Colour(colour)), Some(Step::Dungeon(dungeon::Step::BaseRoll { .. }))) => {
            say("told-monster-die").with("colour", *colour)
        }
        (Answer::Fight(fight::Answer::Monster(_)), Some(Step::Dungeon(dungeon::Step::Lurker { .. }))) => {
            say("did-lurker")
        }
        // Who has taken a card says so itself.
        (Answer::Munchkin(munchkin::Answer::Gave(_)), Some(Step::Doors(doors::Step::Corpse { .. }))) => return None,
        (Answer::Munchkin(munchkin::Answer::Gave(_)), _) => say("did-charity").seat(before.turn.seat?),
        // A fight is rolled by several, and for monsters.
        // What it costs comes after it.
        (Answer::Fight(fight::Answer::Fight(Outcome::Lost(_))), _) => say("did-lost"),
        (Answer::Fight(fight::Answer::Throws(dice)), _) => say(if dice.is_empty() { "did-win" } else { "did-roll" }),
        (Answer::Table(table::Answer::Dice(_)), _) => rolled(facts)?,
        _ => return None,
    })
}

/// Whether cards went from a hand to the discards.
fn sheds(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| matches!(fact.event, Event::Cards(cards::Event::Shed { .. })))
}

/// All that somebody rolled at once; none if others rolled, too.
fn rolled(facts: &[Fact]) -> Option<Message> {
    let rolls = facts.iter().filter_map(|fact| {
        let Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }) = &fact.event else {
            return None;
        };
        Some((*seat, *face))
    });
    let rolls: Vec<(Colour, u8)> = rolls.collect();
    let (seat, _) = *rolls.first()?;
    if rolls.iter().any(|(other, _)| *other != seat) {
        return Some(say("did-roll"));
    }
    let faces = rolls.iter().map(|(_, face)| Arg::Number((*face).into())).collect();
    Some(say("did-roll-of").seat(seat).with("faces", Arg::List(faces)))
}

/// The power of a Class.
fn power(class: &str) -> Message {
    say("did-power").with("class", Arg::Kind(class.to_owned()))
}

/// Commands whose facts say nothing.
fn untold(before: &Game, command: &Command) -> Message {
    match command {
        Command::Table(own) => untold_at_the_table(before, own),
        Command::Munchkin(munchkin::Command::PlayCard { card, .. }) => say("did-play-card").with("card", *card),
        Command::Fight(fight::Command::AskHelp { seat, .. }) => say("did-ask-help").seat(*seat),
        Command::Dungeon(dungeon::Command::RoomDeal { .. }) => say("did-room-deal"),
        Command::Turn(
            turn::Command::EndTurn | turn::Command::Jump { .. } | turn::Command::Reroll { .. } | turn::Command::Roll(_),
        )
        | Command::Munchkin(
            munchkin::Command::Play { .. }
            | munchkin::Command::UsePower { .. }
            | munchkin::Command::Pack { .. }
            | munchkin::Command::Give { .. }
            | munchkin::Command::BuyLevel { .. }
            | munchkin::Command::Power { .. },
        )
        | Command::Fight(
            fight::Command::Help { .. } | fight::Command::DriveOff { .. } | fight::Command::Withdraw { .. },
        )
        | Command::Doors(_)
        | Command::Track(_)
        | Command::Dungeon(
            dungeon::Command::Walk { .. }
            | dungeon::Command::Explore { .. }
            | dungeon::Command::Search
            | dungeon::Command::Deal { .. }
            | dungeon::Command::PickUp(_)
            | dungeon::Command::Drop { .. }
            | dungeon::Command::Heal { .. },
        ) => say("did-something"),
    }
}

fn untold_at_the_table(before: &Game, command: &table::Command) -> Message {
    let lurks = |effects: &[Effect]| {
        effects.iter().any(|e| matches!(e, Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { .. })))
    };
    say(match command {
        table::Command::Bot { seat, .. } => return say("did-bot").seat(*seat),
        table::Command::Effects { effects, .. } | table::Command::Amend { effects, .. } if lurks(effects) => {
            "did-lurker"
        }
        table::Command::Effects { .. } => "did-effects",
        table::Command::Amend { .. } => "did-amend",
        table::Command::ByHand => "did-by-hand",
        table::Command::Skip => "did-skip",
        table::Command::Answer(Answer::Cards(cards::Answer::Cards(_))) => "did-cards",
        table::Command::Answer(Answer::Cards(cards::Answer::Deck(_))) => "did-took-one",
        table::Command::Answer(Answer::Table(table::Answer::Done)) => match before.top() {
            Some(Step::Fight(fight::Step::BadStuff { monster, .. })) => {
                return say("did-bad-stuff").with("monster", *monster);
            }
            Some(Step::Dungeon(dungeon::Step::Moving)) => "told-all-moved",
            Some(Step::Table(table::Step::Opening)) => "did-all-ready",
            // Nobody has rolled yet where a Level is asked first.
            Some(Step::Fight(fight::Step::Fight { .. })) if before.has_map() => "did-ready",
            Some(Step::Fight(fight::Step::Fight { .. })) => "did-fight",
            _ => "did-done",
        },
        table::Command::Answer(Answer::Table(table::Answer::No)) => "did-no",
        table::Command::Answer(_) => "did-answer",
        table::Command::Join { .. }
        | table::Command::Leave { .. }
        | table::Command::Away { .. }
        | table::Command::Order(_)
        | table::Command::Rule { .. }
        | table::Command::ByTheBook
        | table::Command::TimeUp
        | table::Command::Keep { .. }
        | table::Command::Care(_) => "did-something",
    })
}
