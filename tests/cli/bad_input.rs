//! Wrong input: exit code 2, and one line that names the field, what was found and what is allowed. Never a panic,
//! never half an answer.

use crate::resolve::{CONTRACT, contract};
use crate::run::{Folder, fit_for_a_terminal, standie};
use serde_json::{Value, json};

/// The board of the contract with the value at a JSON pointer replaced.
fn set(pointer: &str, value: Value) -> String {
    let mut board = contract();
    *board.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is there")) = value;
    board.to_string()
}

/// The board of the contract with a field put into the object at a JSON pointer.
fn put(pointer: &str, key: &str, value: Value) -> String {
    let mut board = contract();
    let object = board.pointer_mut(pointer).and_then(Value::as_object_mut).expect("an object");
    object.insert(key.to_owned(), value);
    board.to_string()
}

/// The board of the contract with one more entry in a list.
fn more(list: &str, entry: Value) -> String {
    let mut board = contract();
    board[list].as_array_mut().expect("a list").push(entry);
    board.to_string()
}

/// The board of the contract without a field.
fn without(pointer: &str, key: &str) -> String {
    let mut board = contract();
    board.pointer_mut(pointer).and_then(Value::as_object_mut).expect("an object").remove(key).expect("it was there");
    board.to_string()
}

/// Every row is refused with exit code 2, and its complaint says all that the row lists.
#[track_caller]
fn refused(rows: Vec<(&str, impl AsRef<[u8]>, Vec<&str>)>) {
    for (what, input, says) in rows {
        let ran = standie(&["resolve", "-", "--json"], input.as_ref());
        assert_eq!(ran.code, Some(2), "{what}: {} {}", ran.out, ran.err);
        let complaint = ran.complains(2);
        for said in says {
            assert!(complaint.contains(said), "{what}: {said:?} is not in {complaint}");
        }
    }
}

#[test]
fn impossible_boards_are_refused() {
    let colours = ["red", "yellow", "green", "blue", "orange", "purple"];
    let mut entrance = contract();
    entrance["rooms"][0]["entrance"] = json!(true);
    let mut two = entrance.clone();
    two["rooms"][3]["entrance"] = json!(true);
    entrance["monsters"][0]["room"] = json!("1");
    refused(vec![
        (
            "two rooms on one square",
            set("/rooms/4/at", json!([1, 0])),
            vec!["rooms[4].at", "[1, 0]", "rooms[1]", "one"],
        ),
        ("one id twice", set("/rooms/4/id", json!("2")), vec!["rooms[4].id", "\"2\"", "rooms[1]", "unique"]),
        (
            "neighbours that disagree",
            more("links", json!({"room": "1", "side": "south", "kind": "wall"}))
                .replace("\"links\":[", "\"links\":[{\"room\":\"5\",\"side\":\"north\",\"kind\":\"door\"},"),
            vec!["links[2].kind", "\"wall\"", "links[0]", "\"door\"", "agree"],
        ),
        (
            "one side of a room with two links",
            more("links", json!({"room": "8", "side": "east", "kind": "wall"})),
            vec!["links[1].kind", "\"wall\"", "\"door\""],
        ),
        ("a monster in the Entrance", entrance.to_string(), vec!["monsters[0].room", "Entrance", "allowed"]),
        ("two Entrances", two.to_string(), vec!["rooms[3].entrance", "rooms[0]", "one"]),
        (
            "a munchkin twice",
            more("munchkins", json!({"colour": "red", "room": "3"})),
            vec!["munchkins[1].colour", "\"red\"", "once"],
        ),
        ("a link of no room", set("/links/0/room", json!("99")), vec!["links[0].room", "\"99\"", "id of a room"]),
        (
            "a munchkin in no room",
            set("/munchkins/0/room", json!("99")),
            vec!["munchkins[0].room", "\"99\"", "id of a"],
        ),
        ("a monster in no room", set("/monsters/0/room", json!("")), vec!["monsters[0].room", "\"\"", "id of a room"]),
        ("a roll of no colour", set("/roll", json!("pink")), [vec!["roll", "pink"], colours.to_vec()].concat()),
        ("no roll", without("", "roll"), [vec!["roll"], colours.to_vec()].concat()),
        ("a base of no colour", set("/monsters/0/base", json!("grey")), vec!["monsters[0].base", "grey", "purple"]),
        ("a munchkin of no colour", set("/munchkins/0/colour", json!("")), vec!["munchkins[0].colour", "orange"]),
        (
            "an arrow of no colour",
            put("/rooms/0/arrows", "pink", json!("east")),
            vec!["rooms[0].arrows", "pink", "blue"],
        ),
        (
            "an arrow to nowhere",
            set("/rooms/0/arrows/green", json!("up")),
            vec!["rooms[0].arrows.green", "up", "north", "south", "east", "west", "unknown"],
        ),
        ("a link of no kind", set("/links/0/kind", json!("portal")), vec!["links[0].kind", "portal", "hidden", "wall"]),
        ("a link on no side", set("/links/0/side", json!("up")), vec!["links[0].side", "up", "north", "west"]),
        ("a default link of no kind", set("/default_link", json!("")), vec!["default_link", "passage", "locked"]),
        (
            "footprints of no kind",
            set("/monsters/0/movement", json!(["quick"])),
            vec!["monsters[0].movement[0]", "quick", "fast", "slow", "lurking", "contrary"],
        ),
        ("passing nothing", set("/monsters/0/passes", json!(["air"])), vec!["monsters[0].passes[0]", "air", "hidden"]),
        ("smashing nothing", set("/monsters/0/smashes", json!(["air"])), vec!["monsters[0].smashes[0]", "air", "door"]),
    ]);
}

#[test]
fn fields_nobody_knows_are_refused() {
    let at = |pointer: &str| put(pointer, "shade", json!(1));
    refused(vec![
        ("of the board", at(""), vec!["shade", "rooms", "rulings"]),
        ("of a room", at("/rooms/2"), vec!["rooms[2]", "shade", "entrance", "arrows"]),
        ("of arrows", at("/rooms/2/arrows"), vec!["rooms[2].arrows", "shade", "purple"]),
        ("of a link", at("/links/0"), vec!["links[0]", "shade", "side", "kind"]),
        ("of a munchkin", at("/munchkins/0"), vec!["munchkins[0]", "shade", "dead"]),
        ("of a monster", at("/monsters/0"), vec!["monsters[0]", "shade", "smashes"]),
    ]);
}

#[test]
fn fields_that_must_be_there_are_missed() {
    refused(vec![
        ("rooms", without("", "rooms"), vec!["rooms"]),
        ("an id", without("/rooms/3", "id"), vec!["rooms[3]", "id"]),
        ("a square", without("/rooms/3", "at"), vec!["rooms[3]", "at"]),
        ("a side", without("/links/0", "side"), vec!["links[0]", "side"]),
        ("a colour", without("/munchkins/0", "colour"), vec!["munchkins[0]", "colour"]),
        ("a name", without("/monsters/0", "name"), vec!["monsters[0]", "name"]),
        ("a room of a monster", without("/monsters/0", "room"), vec!["monsters[0]", "room"]),
    ]);
}

#[test]
fn rulings_nobody_knows_and_values_they_do_not_take_are_refused() {
    let ruled = |name: &str, value: Value| set("/rulings", json!({name: value}));
    refused(vec![
        (
            "an unknown ruling",
            ruled("free_beer", json!("yes")),
            vec!["rulings", "\"free_beer\"", "allowed", "contrary_blocked", "link_cost.door", "roll_pause_seconds"],
        ),
        (
            "a wrong word",
            ruled("contrary_blocked", json!("go")),
            vec!["rulings.contrary_blocked", "\"go\"", "stay", "follow_arrow"],
        ),
        (
            "a number for a word",
            ruled("contrary_blocked", json!(3)),
            vec!["rulings.contrary_blocked", "3", "stay", "follow_arrow"],
        ),
        ("a number too low", ruled("link_cost.door", json!(-1)), vec!["rulings.link_cost.door", "-1", "0 to 9"]),
        ("a number too high", ruled("link_cost.door", json!("10")), vec!["rulings.link_cost.door", "\"10\"", "0 to 9"]),
        (
            "no whole number",
            ruled("link_cost.door", json!(1.5)),
            vec!["rulings.link_cost.door", "1.5", "whole", "0 to 9"],
        ),
        ("too long a pause", ruled("roll_pause_seconds", json!(61)), vec!["roll_pause_seconds", "61", "0 to 60"]),
        (
            "links of no kind",
            ruled("entrance_links", json!("door door")),
            vec!["rulings.entrance_links", "\"door door\"", "one", "four", "passage", "wall", "north"],
        ),
        ("yes as a truth", ruled("bribe_due", json!(true)), vec!["rulings.bribe_due", "true", "a word or a number"]),
        ("a list", ruled("bribe_due", json!(["x"])), vec!["rulings.bribe_due", "a word or a number"]),
        ("nothing", ruled("bribe_due", json!(null)), vec!["rulings.bribe_due", "null", "a word or a number"]),
        ("no object", set("/rulings", json!(["stay"])), vec!["rulings"]),
    ]);
}

#[test]
fn numbers_are_whole_and_within_their_limits() {
    let at = |value: Value| set("/rooms/1/at", value);
    let limits = ["-1000000", "1000000"];
    let field = |more: &[&'static str]| [&["rooms[1].at"], more, &limits].concat();
    let raw = |at: &str| CONTRACT.replace("\"at\": [1, 0]", &format!("\"at\": {at}"));
    assert_ne!(raw("x"), CONTRACT);
    refused(vec![
        ("a column beyond", at(json!([1_000_001, 0])), field(&["1000001"])),
        ("a row beyond", at(json!([0, -1_000_001])), field(&["-1000001"])),
        ("far beyond", raw("[18446744073709551615, 0]"), field(&[])),
        ("beyond any number", raw("[999999999999999999999999999, 0]"), field(&[])),
        ("a fraction", at(json!([1.5, 0])), field(&["1.5", "whole"])),
        ("a whole number written as a fraction", raw("[1.0, 0]"), field(&["1.0", "whole"])),
        ("a text", at(json!(["1", 0])), field(&["\"1\"", "whole"])),
        ("one number", at(json!([1])), vec!["rooms[1].at", "1", "[column, row]"]),
        ("three numbers", at(json!([1, 2, 3])), vec!["rooms[1].at", "3", "[column, row]"]),
        ("no list", at(json!({"x": 1})), vec!["rooms[1].at", "[column, row]"]),
        ("one number alone", at(json!(7)), vec!["rooms[1].at", "7", "[column, row]"]),
        ("a count for a list", set("/monsters/0/movement", json!(-1)), vec!["monsters[0].movement", "-1", "list"]),
        ("a number for a truth", set("/munchkins/0/dead", json!(0)), vec!["munchkins[0].dead", "0", "boolean"]),
        ("a number for an id", set("/rooms/0/id", json!(1)), vec!["rooms[0].id", "1", "string"]),
        ("no JSON number", raw("[1e999, 0]"), vec!["rooms[1].at"]),
        ("not a number", raw("[NaN, 0]"), vec!["rooms[1].at"]),
    ]);
}

#[test]
fn more_than_the_limits_is_refused() {
    let room = |i: i32| json!({"id": i.to_string(), "at": [i, 0]});
    let many = json!({"rooms": (0..10_001).map(room).collect::<Vec<_>>(), "roll": "red"});
    let monster = json!({"name": "Goblin", "room": "8"});
    let crowd = set("/monsters", vec![monster; 10_001].into());
    refused(vec![
        ("rooms", many.to_string(), vec!["rooms", "10001", "10000"]),
        ("monsters", crowd, vec!["monsters", "10001", "10000"]),
        ("an id", set("/rooms/0/id", json!("x".repeat(201))), vec!["rooms[0].id", "201", "200"]),
        ("a name", set("/monsters/0/name", json!("ß".repeat(201))), vec!["monsters[0].name", "201", "200"]),
        ("an empty id", set("/rooms/0/id", json!("")), vec!["rooms[0].id", "empty", "200"]),
    ]);
}

#[test]
fn a_megabyte_anywhere_is_refused_in_a_short_line_that_still_says_what_is_allowed() {
    let huge = || json!("x".repeat(1 << 20));
    let key = "x".repeat(1 << 20);
    refused(vec![
        ("a name", set("/monsters/0/name", huge()), vec!["monsters[0].name", "1048576", "200"]),
        ("an id", set("/rooms/0/id", huge()), vec!["rooms[0].id", "1048576", "200"]),
        ("a room of a monster", set("/monsters/0/room", huge()), vec!["monsters[0].room", "id of a room"]),
        ("a room of a link", set("/links/0/room", huge()), vec!["links[0].room", "id of a room"]),
        ("a colour", set("/roll", huge()), vec!["roll", "red", "yellow", "green", "blue", "orange", "purple"]),
        ("a kind", set("/links/0/kind", huge()), vec!["links[0].kind", "passage", "wall"]),
        ("a field", put("", &key, json!(1)), vec!["rooms", "links", "munchkins", "monsters", "roll", "rulings"]),
        ("an arrow's colour", put("/rooms/0/arrows", &key, json!("east")), vec!["rooms[0].arrows", "red", "purple"]),
        ("a ruling", put("/rulings", &key, json!("yes")), vec!["rulings", "contrary_blocked", "treasure_floor"]),
        (
            "a ruling's value",
            set("/rulings/contrary_blocked", huge()),
            vec!["contrary_blocked", "stay", "follow_arrow"],
        ),
        ("a ruling's name and value", put("/rulings", &key, json!([1])), vec!["rulings", "a word or a number"]),
        ("a text for a truth", set("/munchkins/0/dead", huge()), vec!["munchkins[0].dead", "boolean"]),
    ]);
}

#[test]
fn control_characters_are_refused_and_never_reach_the_terminal() {
    // Colour, title and screen sequences, line breaks, a bell, C1, DEL, and what turns the reading direction round.
    for evil in ["\u{1b}[31mred", "a\nb", "a\r\nb", "\u{7}", "\u{9b}2J", "\u{7f}", "\u{202e}abc", "\u{0}", "a\tb"] {
        refused(vec![
            ("a name", set("/monsters/0/name", json!(evil)), vec!["monsters[0].name", "control"]),
            ("an id", set("/rooms/0/id", json!(evil)), vec!["rooms[0].id", "control"]),
            ("a room of a monster", set("/monsters/0/room", json!(evil)), vec!["monsters[0].room"]),
            ("a colour", set("/roll", json!(evil)), vec!["roll"]),
            ("a field", put("", evil, json!(1)), vec!["rooms"]),
            ("a ruling", put("/rulings", evil, json!("x")), vec!["rulings"]),
            ("a ruling's value", set("/rulings/contrary_blocked", json!(evil)), vec!["rulings.contrary_blocked"]),
            ("a ruling's bad value", put("/rulings", evil, json!([])), vec!["rulings"]),
        ]);
    }
    fit_for_a_terminal(&standie(&["resolve", "no\u{1b}[31m\nfile"], b"").complains(1));
    fit_for_a_terminal(&standie(&["resolve", "--\u{1b}]0;x\u{7}"], b"").complains(2));
}

#[test]
fn what_is_no_board_at_all_is_refused() {
    let deep = |open: &str, close: &str| [open.repeat(200_000), close.repeat(200_000)].concat().into_bytes();
    let mut rows = vec![
        ("nothing", Vec::new(), vec!["-"]),
        ("blanks", b" \n ".to_vec(), vec!["-"]),
        ("half a document", CONTRACT.as_bytes()[..CONTRACT.len() / 2].to_vec(), vec!["line"]),
        ("all but the last brace", CONTRACT.as_bytes()[..CONTRACT.len() - 1].to_vec(), vec!["line 18"]),
        ("two documents", [CONTRACT, CONTRACT].concat().into_bytes(), vec!["line 18"]),
        ("words", b"a board, please".to_vec(), vec!["line 1 column 1"]),
        ("bytes that are no text", b"\xff\xfe\x00{".to_vec(), vec!["line 1 column 1"]),
        ("deep lists", deep("[", "]"), vec!["object"]),
        ("deep lists in a field", [b"{\"rooms\":".to_vec(), deep("[", "]")].concat(), vec!["rooms[0]", "object"]),
        ("deep objects", deep("{\"rulings\":", "}"), vec!["rulings"]),
        ("deep rulings", [b"{\"rulings\":{\"x\":".to_vec(), deep("[", "]")].concat(), vec!["rulings"]),
        ("a list", b"[]".to_vec(), vec!["object"]),
        ("a list in the order of the fields", br#"[[],"passage",[],[],[],"red",{}]"#.to_vec(), vec!["object"]),
        ("a text", b"\"board\"".to_vec(), vec!["object"]),
        ("null", b"null".to_vec(), vec!["null", "object"]),
        ("a room that is a list", set("/rooms/0", json!(["1", [0, 0]])).into_bytes(), vec!["rooms[0]", "object"]),
        ("arrows in a list", set("/rooms/0/arrows", json!(["east"])).into_bytes(), vec!["rooms[0].arrows", "object"]),
        (
            "a link that is a list",
            set("/links/0", json!(["8", "east", "door"])).into_bytes(),
            vec!["links[0]", "object"],
        ),
        ("a munchkin that is a list", set("/munchkins/0", json!(["red", "2"])).into_bytes(), vec!["munchkins[0]"]),
        ("a monster that is a text", set("/monsters/0", json!("Goblin")).into_bytes(), vec!["monsters[0]", "object"]),
        ("rooms in an object", set("/rooms", json!({})).into_bytes(), vec!["rooms", "list"]),
    ];
    let twice = |field: &str| CONTRACT.replacen('{', &format!("{{\"{field}\": [],"), 1).into_bytes();
    rows.push(("rooms twice", twice("rooms"), vec!["rooms", "duplicate"]));
    let ruling = CONTRACT.replace("\"rulings\": {", "\"rulings\": {\"contrary_blocked\": \"follow_arrow\", ");
    rows.push(("a ruling twice", ruling.into_bytes(), vec!["rulings", "contrary_blocked", "twice"]));
    let mut cut = CONTRACT.replace("Goblin", "Gobl\u{f6}n").into_bytes();
    let place = cut.iter().position(|b| *b == 0xc3).expect("the ö");
    cut.remove(place);
    rows.push(("a name in another encoding", cut, vec!["monsters[0].name"]));
    refused(rows);
}

#[test]
fn files_that_cannot_be_read_are_no_wrong_input() {
    let folder = Folder::new();
    for command in ["resolve", "replay", "story", "legal", "check"] {
        for (file, why) in [(folder.arg("nothing.json"), "No such file"), (folder.arg(""), "folder")] {
            let complaint = standie(&[command, &file, "--json"], b"").complains(1);
            assert!(complaint.contains(&file) && complaint.contains(why), "{complaint}");
        }
    }
    let missing = folder.arg("nothing.standie");
    let verified = standie(&["verify", &missing], b"");
    assert_eq!((verified.code, verified.err.as_str()), (Some(1), ""));
    assert!(verified.out.starts_with("error ") && verified.out.contains(&missing));
    let game = folder.put("new.json", r#"{"setup":{"system":"quest","seats":[{"colour":"red"},{"colour":"blue"}]}}"#);
    assert!(standie(&["play", &game, "--script", &missing], b"").complains(1).contains(&missing));
    assert!(standie(&["play", &missing], b"").complains(1).contains(&missing));
    let nowhere = folder.arg("no/such/folder/game.standie");
    standie(&["play", &game, "--journal", &nowhere], b"").complains(1);
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    for args in [
        &["resolve"][..],
        &["resolve", "a", "b"],
        &["resolve", "a", "--jsn"],
        &["play"],
        &["play", "a", "--script"],
        &["play", "-", "--script", "-"],
        &["verify"],
        &["verify", "a", "--ack"],
        &["check", "--json"],
        &["rules", "--example"],
        &["rules", "tie", "--example", "walls"],
        &["--renderer", "magic"],
        &["--renderer"],
        &["--frobnicate"],
    ] {
        let complaint = standie(args, b"").complains(2);
        assert!(complaint.contains("--help"), "{args:?}: {complaint}");
    }
    for args in [&["--help"][..], &["-h"], &["help"], &["--version"], &["-V"], &["resolve", "--help"]] {
        let out = standie(args, b"").fine().out;
        assert!(out.to_lowercase().contains("standie"), "{args:?}");
    }
}

#[test]
fn wrong_saves_are_refused_by_whatever_opens_them() {
    let folder = Folder::new();
    let later = r#"{"standie":1,"app":"0.1.0","sum":"0123456789abcdef"}"#;
    for (what, bytes, says) in [
        ("nothing", &b""[..], "empty"),
        ("words", b"Dear diary,\n", "line 1"),
        ("bytes", b"\xff\xfe\x00\x01\n", "line 1"),
        ("a header changed", later.as_bytes(), "line 1"),
        ("a header changed, with its line end", &[later.as_bytes(), b"\n"].concat(), "checksum"),
        ("a board", CONTRACT.as_bytes(), "line 1"),
    ] {
        let file = folder.put("game.standie", bytes);
        for command in ["replay", "story", "legal"] {
            let complaint = standie(&[command, &file], b"").complains(2);
            assert!(complaint.contains(&file) && complaint.contains(says), "{what}: {complaint}");
        }
        let ran = standie(&["verify", &file], b"");
        assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""), "{what}");
        assert!(ran.out.starts_with("error ") && ran.out.contains(says), "{what}: {}", ran.out);
        fit_for_a_terminal(&ran.out);
        assert_eq!(std::fs::read(folder.path("game.standie")).expect("there"), bytes, "left as it is");
        let played = standie(&["play", "unused.json", "--journal", &file, "--ack"], b"\"undo\"\n");
        assert!(played.complains(2).contains(says), "{what}");
        assert_eq!(std::fs::read(folder.path("game.standie")).expect("there"), bytes, "left as it is");
    }
}
