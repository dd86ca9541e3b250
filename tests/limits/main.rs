//! Documents beyond all measure: refused while they are read, in a sentence, and never with more memory than they say.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod hostile;
#[allow(dead_code)]
#[path = "../support/random.rs"]
mod random;

use peak_alloc::PeakAlloc;
use standie::catalog;
use standie::catalog::pack::{self, Pack};
use standie::cli::Fault;
use standie::cli::board::{self, Board};
use standie::cli::input::{Object, parse_document};
use standie::cli::limits::SMALL;
use std::sync::{Mutex, PoisonError};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Memory a document may take above its own size.
const ABOVE: usize = 64 << 20;

/// One at a time: what is counted is what this document took.
static ALONE: Mutex<()> = Mutex::new(());

/// Does something with a document, and says how much memory it took at most, the document not counted.
fn taking<T>(what: impl FnOnce() -> T) -> (T, usize) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let done = what();
    (done, MEMORY.peak_usage().saturating_sub(before))
}

/// So much of something, within a frame, of a size in bytes.
fn filled(head: &str, one: &str, tail: &str, size: usize) -> String {
    let count = (size - head.len() - tail.len()) / (one.len() + 1);
    let mut text = String::with_capacity(size);
    text.push_str(head);
    for i in 0..count {
        if i > 0 {
            text.push(',');
        }
        text.push_str(one);
    }
    text.push_str(tail);
    text
}

const MEGABYTES: usize = 1 << 20;

#[test]
fn a_pack_takes_no_more_memory_than_it_may() {
    let within = pack::LIMIT as usize;
    let rooms = |inner: &str| (format!("{{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[{{\"faces\":[{inner}"), "]}]}");
    let (faces, end) = rooms("");
    let heads = [
        (faces.as_str(), "{\"name\":\"\"}", end),
        ("{\"standie_pack\":1,\"name\":\"x\",\"monsters\":[{\"name\":\"m\",\"keywords\":[", "\"\"", "]}]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"monsters\":[{\"name\":\"m\",\"against\":[", "{\"who\":\"\"}", "]}]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"monsters\":[{\"name\":\"m\",\"bad\":[", "\"die\"", "]}]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"cards\":[{\"name\":\"c\",\"numbers\":[", "1", "]}]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[", "{\"faces\":[{\"name\":\"\"},{\"name\":\"\"}]}", "]}"),
        (
            "{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[",
            "{\"faces\":[{\"name\":\"a\",\"icons\":[{\"who\":\"\"}]}]}",
            "]}",
        ),
        ("{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[", "0", "]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"monsters\":[", "{\"name\":\"\"}", "]}"),
        ("{\"standie_pack\":1,\"name\":\"x\",\"kinds\":[", "{\"name\":\"\"}", "]}"),
        ("{\"standie_pack\":1,\"name\":\"", "\\n", "\"}"),
        ("{\"standie_pack\":1,\"name\":[", "[]", "]}"),
    ];
    for (head, one, tail) in heads {
        let text = filled(head, one, tail, within);
        let ((_, faults), took) = taking(|| Pack::read(&text));
        assert!(!faults.is_empty(), "{head}");
        assert!(took < ABOVE, "{took} bytes for {head}{one}");
        assert!(faults.iter().all(|f| f.problem.len() < 2_000 && f.field.len() < 2_000), "{head}");
    }
    // Rooms of many faces, as many as are let through.
    let crowd = filled("{\"faces\":[", "{\"name\":\"\"}", "]}", 11 * 900);
    let text = filled("{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[", &crowd, "]}", within);
    let ((_, faults), took) = taking(|| Pack::read(&text));
    assert!(!faults.is_empty() && took < ABOVE, "{took}");
}

#[test]
fn a_pack_larger_than_any_is_not_even_looked_at() {
    let text = filled("{\"standie_pack\":1,\"name\":\"x\",\"rooms\":[", "0", "]}", pack::LIMIT as usize + 100);
    let ((_, faults), took) = taking(|| Pack::read(&text));
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    assert!(fault.problem.contains("8388608") && took < MEGABYTES, "{fault}");
}

#[test]
fn the_largest_pack_there_may_be_is_read() {
    let room = |i: usize| {
        let face = |j: usize| {
            format!(
                "{{\"name\":\"room {i} {j}\",\"arrows\":{{\"red\":\"north\",\"blue\":\"east\",\"green\":\"west\"}},\
                 \"icons\":[{{\"who\":\"elf\",\"good\":true}}]}}"
            )
        };
        format!("{{\"faces\":[{},{}]}}", face(0), face(1))
    };
    let monster = |i: usize| format!("{{\"name\":\"monster {i}\",\"level\":4,\"dice\":1,\"keywords\":[\"undead\"]}}");
    let list = |one: &dyn Fn(usize) -> String| (0..10_000).map(one).collect::<Vec<_>>().join(",");
    let text = format!(
        "{{\"standie_pack\":1,\"name\":\"all\",\"rooms\":[{}],\"monsters\":[{}]}}",
        list(&room),
        list(&monster)
    );
    let ((pack, faults), took) = taking(|| Pack::read(&text));
    assert_eq!((pack.rooms.len(), pack.monsters.len(), faults.first()), (10_000, 10_000, None));
    assert!(took < ABOVE, "{took}");
}

fn resolve(text: &str) -> Result<(), Fault> {
    let Object(board): Object<Board> = parse_document("board", text.as_bytes(), board::LIMITS)?;
    board.game(&catalog::book(), "board").map(drop)
}

#[test]
fn a_board_takes_no_more_memory_than_it_may() {
    catalog::book();
    let room = "{\"id\":\"1\",\"at\":[0,0],\"arrows\":{}}";
    let rooms = format!("{{\"rooms\":[{room}],\"roll\":\"red\",");
    let in_rooms = |field: &str| format!("{rooms}\"{field}\":[");
    let (links, monsters, munchkins) = (in_rooms("links"), in_rooms("monsters"), in_rooms("munchkins"));
    let rulings = format!("{rooms}\"rulings\":{{");
    let kinds = format!("{rooms}\"monsters\":[{{\"name\":\"m\",\"room\":\"1\",\"passes\":[");
    let long = format!("{rooms}\"munchkins\":[{{\"colour\":\"red\",\"room\":\"");
    let heads = [
        ("{\"rooms\":[", room, "]}"),
        ("{\"rooms\":[", "0", "]}"),
        (links.as_str(), "{\"room\":\"1\",\"side\":\"east\",\"kind\":\"wall\"}", "]}"),
        (monsters.as_str(), "{\"name\":\"m\",\"room\":\"1\"}", "]}"),
        (munchkins.as_str(), "{\"colour\":\"red\",\"room\":\"1\"}", "]}"),
        (rulings.as_str(), "\"a\":1", "}}"),
        (kinds.as_str(), "\"wall\"", "]}]}"),
        (long.as_str(), "\\n", "\"}]}"),
        (long.as_str(), "xyz", "\"}]}"),
        ("{\"rooms\":[{\"id\":\"1\",\"at\":[", "0", "]}]}"),
    ];
    for (head, one, tail) in heads {
        let text = filled(head, one, tail, 16 * MEGABYTES);
        let (answer, took) = taking(|| resolve(&text));
        let Err(Fault::Input { place, problem }) = answer else { panic!("{head}") };
        assert!(place.len() + problem.len() < 2_000, "{head}: {place}: {problem}");
        assert!(took < 16 * MEGABYTES, "{took} bytes for {head}{one}");
    }
}

/// A board as large as the contract allows, with the longest names.
fn largest() -> String {
    let name = |i: usize| format!("{i:0>200}");
    let room = |i: usize| format!("{{\"id\":\"{}\",\"at\":[{},{}]}}", name(i), i % 100, i / 100);
    let monster = |i: usize| format!("{{\"name\":\"{}\",\"room\":\"{}\"}}", name(i), name(i));
    let link = |i: usize| format!("{{\"room\":\"{}\",\"side\":\"east\",\"kind\":\"door\"}}", name(i));
    let list = |one: &dyn Fn(usize) -> String| (0..10_000).map(one).collect::<Vec<_>>().join(",");
    format!(
        "{{\"rooms\":[{}],\"monsters\":[{}],\"links\":[{}],\"roll\":\"red\"}}",
        list(&room),
        list(&monster),
        list(&link)
    )
}

#[test]
fn the_largest_board_there_may_be_is_read() {
    catalog::book();
    let text = largest();
    let (answer, took) = taking(|| resolve(&text));
    assert!(answer.is_ok(), "{answer:?}");
    assert!(took < ABOVE, "{took}");
}

#[test]
fn what_holds_too_much_is_told_by_field_and_number() {
    let says = |text: &str, limits, place: &str, problem: &str| {
        let found = parse_document::<serde_json::Value>("d", text.as_bytes(), limits);
        let Err(Fault::Input { place: at, problem: what }) = found else { panic!("{problem}") };
        assert_eq!((at.as_str(), what.as_str()), (place, problem));
    };
    let many = filled("{\"a\":{\"links\":[", "1", "]}}", 100_000);
    says(&many, board::LIMITS, "d: a.links", "found 49991 entries, allowed are at most 40000");
    let long = "x".repeat(3 * MEGABYTES);
    let text = format!("{{\"a\":\"{long}\",\"setup\":{{\"name\":\"{long}\"}}}}");
    says(&text, SMALL, "d: setup.name", "found 3145728 characters, allowed are at most 200");
    let text = format!("{{\"a\":\"{long}{long}\"}}");
    says(&text, SMALL, "d", "found a text of 6291456 bytes, allowed are 200 characters");
    let many = filled("{\"seats\":[", "1", "]}", 4_000);
    says(&many, SMALL, "d: seats", "found 1994 entries, allowed are at most 1000");
}
