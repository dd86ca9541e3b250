//! House rules about how a game ends and what may be looked at, each tried with every value it takes.

use crate::switches::{helped, meets};
use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::card::Choice;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::lying;
use standie::rules::doors;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::table::Ending;
use standie::rules::{munchkin, table};

/// Who has won.
fn winners(talk: &Talk) -> Vec<Colour> {
    match talk.asks() {
        Ask::Table(table::Ask::Over(Ending::Players(winners))) => winners,
        other => panic!("{other:?}"),
    }
}

fn clerics(talk: &mut Talk, seats: &[Colour]) {
    for seat in seats {
        talk.raised(*seat, 9).amends(munchkin::Effect::Classes { seat: *seat, classes: vec!["cleric".to_owned()] });
    }
}

#[test]
fn joint_win() {
    for (value, alone) in [("any", false), ("kill_only", true)] {
        let mut talk = three(&[(Blue, &["Friends in High Places"])])
            .ruled("ten_only_by", "kill_or_intervention")
            .ruled("joint_win", value);
        clerics(&mut talk, &[Red, Green]);
        let mut later = talk.again();
        talk.plays(Blue, "Friends in High Places").all_pass();
        assert_eq!(winners(&talk), if alone { vec![Red] } else { vec![Red, Green] }, "{value}: RED is on turn");
        // On BLUE's turn it is GREEN who comes first.
        later.holds_only(Red, &[]).draws_next(&["Elf"]).does(doors::Command::OpenDoor).draws();
        later.does(doors::Command::SearchRoom).draws().all_pass();
        assert_eq!(later.game.turn.seat, Some(Blue));
        later.plays(Blue, "Friends in High Places").all_pass();
        assert_eq!(winners(&later), if alone { vec![Green] } else { vec![Red, Green] }, "{value}: BLUE is on turn");
        // What was killed together is won together (MC-LVL-10).
        let mut kill = three(&[]).ruled("joint_win", value);
        kill.amends(munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] });
        kill.raised(Red, 9).raised(Green, 9);
        meets(&mut kill, "Barrel With Legs");
        helped(&mut kill, Green);
        kill.answers(table::Answer::Done).all_pass();
        assert_eq!(winners(&kill), vec![Red, Green], "{value}");
    }
}

#[test]
fn time_limit() {
    for value in ["0", "30", "45", "60", "90", "120"] {
        let mut talk = three(&[]).ruled("time_limit", value);
        talk.raised(Green, 4).raised(Blue, 4).raised(Red, 3);
        if value == "0" {
            assert_eq!(talk.refuses(table::Command::TimeUp).message.id, "no-time-limit");
            continue;
        }
        // A fight is fought first.
        let mut fights = talk.again();
        meets(&mut fights, "Barrel With Legs");
        assert_eq!(fights.refuses(table::Command::TimeUp).message.id, "not-now");
        talk.does(table::Command::TimeUp);
        assert_eq!(winners(&talk), vec![Blue, Green], "the highest Level, and both who have it");
        assert_eq!(talk.refuses(table::Command::TimeUp).message.id, "game-over");
    }
}

#[test]
fn discards_browsable() {
    for (value, seen) in [("yes", 3), ("top_only", 1), ("no", 0)] {
        let hand: &[&'static str] = &["Montage", "Nobody Was Counting"];
        let mut talk = three(&[(Red, hand)]).ruled("discards_browsable", value);
        talk.fetches(Red, &["Blew on the Dice"]);
        for name in ["Montage", "Nobody Was Counting", "Blew on the Dice"] {
            talk.plays(Red, name);
        }
        let last = talk.card("Blew on the Dice");
        let lie = lying::all(&talk.book, &talk.game, Deck::ITEMS);
        assert_eq!((lie.len(), lie.first()), (3, Some(&last)), "the latest on top");
        let open = lying::open(&talk.book, &talk.game, Deck::ITEMS);
        assert_eq!(open, lie[..seen], "{value}");
        // A card that takes one from there takes any, whatever the table looks at otherwise.
        talk.fetches(Red, &["Down the Back of the Throne"]);
        let takes = Choice { pick: Some(lie[2]), ..Choice::default() };
        let takes = talk.play(Red, "Down the Back of the Throne", takes);
        talk.does(takes);
        assert!(talk.holds(Red, "Montage"), "{value}");
    }
}
