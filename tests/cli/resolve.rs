//! `standie resolve`: the contract's example to the letter, the printed examples of the rulebook, and every field.

use crate::run::{Folder, asset, standie};
use serde_json::{Value, json};
use standie::catalog;
use standie::rules::book::Values;
use std::collections::BTreeSet;

/// The board of the contract.
pub const CONTRACT: &str = r#"{
  "rooms": [
    {"id": "1", "at": [0, 0], "arrows": {"green": "east"}},
    {"id": "2", "at": [1, 0], "arrows": {"green": "east"}},
    {"id": "3", "at": [2, 0], "arrows": {"green": "east"}},
    {"id": "4", "at": [3, 0], "arrows": {"green": "east"}},
    {"id": "5", "at": [0, 1], "arrows": {"green": "north"}},
    {"id": "8", "at": [3, 1], "arrows": {"green": "east"}}
  ],
  "default_link": "passage",
  "links": [{"room": "8", "side": "east", "kind": "door"}],
  "munchkins": [{"colour": "red", "room": "2", "dead": false}],
  "monsters": [
    {"name": "Goblin", "base": "blue", "room": "8", "movement": [], "passes": [], "smashes": []}
  ],
  "roll": "green",
  "rulings": {"contrary_blocked": "stay"}
}"#;

pub fn contract() -> Value {
    serde_json::from_str(CONTRACT).expect("JSON")
}

/// The answer to a board.
#[track_caller]
fn resolve(board: &Value) -> Value {
    standie(&["resolve", "-", "--json"], board.to_string().as_bytes()).json()
}

/// The board of the contract with a field of its only monster, or of the board, set.
fn with(pointer: &str, key: &str, value: Value) -> Value {
    let mut board = contract();
    board.pointer_mut(pointer).expect("there").as_object_mut().expect("an object").insert(key.to_owned(), value);
    board
}

/// Path and stop of the monster at a place of the answer.
fn way(answer: &Value, monster: usize) -> (Vec<&str>, &str) {
    let monster = &answer["monsters"][monster];
    let path = monster["path"].as_array().expect("a path").iter().map(|r| r.as_str().expect("an id")).collect();
    (path, monster["stop"].as_str().expect("a stop"))
}

#[test]
fn the_contracts_board_gets_the_contracts_answer() {
    let step = |to: &str| json!({"to": to, "by": "arrow", "darkness": false, "cites": ["MQ-MMOV-07"]});
    let expected = json!({
        "roll": "green",
        "monsters": [{
            "name": "Goblin",
            "from": "8",
            "path": ["5", "1", "2", "3", "4"],
            "to": "4",
            "stop": "would retrace",
            "steps": [
                {"to": "5", "by": "arrow", "darkness": true, "cites": ["MQ-MMOV-21"]},
                step("1"), step("2"), step("3"), step("4"),
            ],
            "cites": ["MQ-MMOV-17"],
        }],
        "links_changed": [],
    });
    assert_eq!(standie(&["resolve", "-", "--json"], CONTRACT.as_bytes()).json(), expected);
    let folder = Folder::new();
    let file = folder.put("board.json", CONTRACT);
    assert_eq!(standie(&["resolve", &file, "--json"], b"").json(), expected);
    assert_eq!(standie(&["resolve", "--json", &file], b"").json(), expected, "options stand where they like");
}

#[test]
fn the_text_says_what_the_document_says() {
    let text = standie(&["resolve", "-"], CONTRACT.as_bytes()).fine().out;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].to_lowercase().contains("green"), "{text}");
    assert_eq!(lines[1], "Goblin: 8 > 5 > 1 > 2 > 3 > 4");
    let cited: Vec<&str> = lines[2..].iter().map(|l| l.split_once('[').expect("a cite").1).collect();
    assert_eq!(cited.len(), 6, "five steps and a stop: {text}");
    let rules = ["MQ-MMOV-21", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-07", "MQ-MMOV-17"];
    for (cite, rule) in cited.iter().zip(rules) {
        assert_eq!(*cite, format!("{rule}, p. 13]"));
    }
}

#[test]
fn the_six_printed_examples_come_out() {
    let board: Value = serde_json::from_str(&asset("tests/support/printed.json")).expect("JSON");
    // Roll, monster, its steps (room, by, and "dark" over a gap or an edge), its stop and a rule behind it.
    let rows = [
        ("yellow", "Gazebo", vec![], "lurking", "MQ-SPEC-06"),
        ("blue", "Horror", vec!["11 arrow", "9 arrow dark"], "blocked link", "MQ-MMOV-08"),
        ("purple", "Psycho Squirrel", vec!["3 arrow", "7 arrow", "11 fast"], "fast done", "MQ-SPEC-03"),
        ("orange", "Shadow Nose", vec!["6 arrow"], "slow", "MQ-SPEC-05"),
        (
            "green",
            "Lame Goblin",
            vec!["5 arrow dark", "1 arrow", "2 arrow", "3 arrow", "4 arrow"],
            "would retrace",
            "MQ-MMOV-17",
        ),
        ("red", "Fungus", vec!["5 contrary", "6 arrow"], "no arrow", "MQ-MMOV-09"),
    ];
    for (roll, name, way, stop, cite) in rows {
        let mut board = board.clone();
        board["roll"] = json!(roll);
        let answer = resolve(&board);
        let monsters = answer["monsters"].as_array().expect("a list");
        let monster = monsters.iter().find(|m| m["name"] == name).expect("it is there");
        assert_eq!(monster["stop"], json!(stop), "{name}");
        assert!(monster["cites"].as_array().expect("cites").contains(&json!(cite)), "{name}: {monster}");
        let rooms: Vec<&str> = way.iter().map(|step| step.split(' ').next().expect("a room")).collect();
        assert_eq!(monster["path"], json!(rooms), "{name}");
        assert_eq!(monster["to"], rooms.last().map_or(monster["from"].clone(), |room| json!(room)), "{name}");
        let said = |step: &Value| {
            let dark = if step["darkness"] == json!(true) { " dark" } else { "" };
            format!("{} {}{dark}", step["to"].as_str().expect("a room"), step["by"].as_str().expect("why"))
        };
        let steps = monster["steps"].as_array().expect("steps");
        assert_eq!(steps.iter().map(said).collect::<Vec<_>>(), way, "{name}");
        assert!(steps.iter().all(|s| !s["cites"].as_array().expect("cites").is_empty()), "{name}");
    }
}

#[test]
fn monsters_come_back_in_the_order_given() {
    let mut board = contract();
    let names = ["Zweiter", "Erster", "Dritter"];
    board["monsters"] = names.iter().map(|n| json!({"name": n, "base": "blue", "room": "4"})).collect();
    board["monsters"][1]["smashes"] = json!(["wall"]);
    let answer = resolve(&board);
    let back: Vec<&Value> = answer["monsters"].as_array().expect("a list").iter().map(|m| &m["name"]).collect();
    assert_eq!(back, names);
}

#[test]
fn what_is_left_out_has_its_default() {
    let mut board = contract();
    let fields = board.as_object_mut().expect("an object");
    for field in ["default_link", "links", "munchkins", "rulings"] {
        fields.remove(field);
    }
    board["monsters"] = json!([{"name": "Goblin", "base": "blue", "room": "8"}]);
    assert_eq!(resolve(&board), resolve(&contract()));
    board["munchkins"] = json!([{"colour": "blue", "room": "2"}]);
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "target reached"), "not dead unless it says so");
    let empty = resolve(&json!({"rooms": [], "roll": "red"}));
    assert_eq!(empty, json!({"roll": "red", "monsters": [], "links_changed": []}));
}

#[test]
fn links_not_listed_are_the_default_link() {
    let walls = with("", "default_link", json!("wall"));
    assert_eq!(way(&resolve(&walls), 0), (vec!["5"], "blocked link"), "the door in the east is still listed");
    let mut board = walls;
    board["links"] = json!([
        {"room": "8", "side": "east", "kind": "door"},
        {"room": "1", "side": "south", "kind": "passage"},
        {"room": "2", "side": "west", "kind": "door"},
        {"room": "1", "side": "east", "kind": "door"},
    ]);
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "blocked link"), "one entry, from either room, or both");
    for kind in ["locked", "hidden", "wall"] {
        let mut board = contract();
        board["links"][0]["kind"] = json!(kind);
        assert_eq!(way(&resolve(&board), 0), (vec![], "blocked link"), "{kind}");
        board["monsters"][0]["passes"] = json!([kind]);
        assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2", "3", "4"], "would retrace"), "{kind}");
    }
}

/// The board of the contract with a wall on one side of room 8 and footprints on its Goblin.
fn walled(side: &str, movement: &[&str]) -> Value {
    let mut board = contract();
    board["links"] = json!([{"room": "8", "side": side, "kind": "wall"}]);
    board["monsters"][0]["movement"] = json!(movement);
    board
}

#[test]
fn rulings_change_what_they_are_about() {
    let mut dead = contract();
    dead["munchkins"] = json!([{"colour": "blue", "room": "1", "dead": true}]);
    let far = "5 1 2 3 4: would retrace";
    let smashers = corridor(&[("Kicker", "a", &["door"]), ("Picker", "b", &["locked"])]);
    let caught = "5 1: target reached";
    let contrary = walled("west", &["contrary"]);
    let rows = [
        ("contrary_blocked", ["stay", "follow_arrow"], contrary, ": blocked link", far),
        ("edge_exit_needs_passable_link", ["yes", "no"], walled("east", &[]), ": blocked link", far),
        ("dead_counts_as_present", ["no", "yes"], dead, far, caught),
        (
            "fast_extra_without_regular_move",
            ["no", "arrow_direction"],
            walled("west", &["contrary", "fast"]),
            ": blocked link",
            "5: fast done",
        ),
        ("board_changers", ["first", "fixpoint"], smashers, "b: blocked link", "b c: no arrow"),
    ];
    let said = |answer: &Value| {
        let (path, stop) = way(answer, 0);
        format!("{}: {stop}", path.join(" "))
    };
    for (ruling, [default, other], mut board, usually, otherwise) in rows {
        board["rulings"] = json!({});
        let without = resolve(&board);
        assert_eq!(said(&without), usually, "{ruling}");
        board["rulings"] = json!({ruling: default});
        assert_eq!(resolve(&board), without, "{ruling}: {default} is the default");
        board["rulings"] = json!({ruling: other});
        assert_eq!(said(&resolve(&board)), otherwise, "{ruling}: {other}");
    }
}

#[test]
fn every_ruling_is_accepted_with_every_value_and_the_others_change_nothing() {
    let about_monsters = [
        "contrary_blocked",
        "edge_exit_needs_passable_link",
        "dead_counts_as_present",
        "fast_extra_without_regular_move",
        "board_changers",
    ];
    let book = catalog::book();
    let plain = resolve(&contract());
    for round in 0..4 {
        let mut rulings = serde_json::Map::new();
        for def in book.rulings().iter().filter(|d| !about_monsters.contains(&d.name.as_str())) {
            let value = match &def.values {
                Values::OneOf(words) => json!(words[round.min(words.len() - 1)]),
                Values::Whole(low, high) => {
                    [json!(low), json!(high), json!(high.to_string()), json!(low)][round].clone()
                }
                Values::Thousandths(..) => [json!(0), json!(2.6), json!("2.6"), json!(60)][round].clone(),
                Values::FourLinks => json!(["passage", "door", "wall door locked hidden", "hidden"][round]),
            };
            rulings.insert(def.name.clone(), value);
        }
        assert_eq!(rulings.len() + about_monsters.len(), book.rulings().len());
        assert_eq!(resolve(&with("", "rulings", Value::Object(rulings))), plain);
    }
    // A number may stand as the number it is.
    assert_eq!(resolve(&with("", "rulings", json!({"ransacked_modifier": -2, "treasure_floor": 1}))), plain);
}

/// Three rooms in a row, a door and a locked door between them, all arrows east; and monsters that smash links.
fn corridor(monsters: &[(&str, &str, &[&str])]) -> Value {
    let monster =
        |(name, room, smashes): &(&str, &str, &[&str])| json!({"name": name, "room": room, "smashes": smashes});
    json!({
        "rooms": [
            {"id": "a", "at": [0, 0], "arrows": {"red": "east"}},
            {"id": "b", "at": [1, 0], "arrows": {"red": "east"}},
            {"id": "c", "at": [2, 0]},
        ],
        "links": [{"room": "a", "side": "east", "kind": "door"}, {"room": "c", "side": "west", "kind": "locked"}],
        "monsters": monsters.iter().map(monster).collect::<Vec<_>>(),
        "roll": "red",
    })
}

#[test]
fn what_smashes_goes_first_and_the_others_meet_the_board_it_leaves() {
    let none: &[&str] = &[];
    let follower = corridor(&[("Follower", "a", none)]);
    assert_eq!(way(&resolve(&follower), 0), (vec!["b"], "blocked link"));
    let answer = resolve(&corridor(&[("Follower", "a", none), ("Rammer", "a", &["door", "locked"])]));
    assert_eq!(way(&answer, 0), (vec!["b", "c"], "no arrow"), "listed first, it still goes second");
    assert_eq!(way(&answer, 1), (vec!["b", "c"], "no arrow"), "smashing implies passing");
    let change = |room: &str, from: &str| json!({"room": room, "side": "east", "from": from, "to": "passage"});
    assert_eq!(answer["links_changed"], json!([change("a", "door"), change("b", "locked")]));
    let text = standie(&["resolve", "-"], corridor(&[("Rammer", "a", &["door", "locked"])]).to_string().as_bytes());
    assert!(text.fine().out.lines().any(|l| l.starts_with("b, ") && l.contains("passage")));

    let passing = resolve(&corridor(&[("Ghost", "a", none)]).with_passes(&["locked"]));
    assert_eq!(passing["links_changed"], json!([]), "passing changes nothing");
    let first = resolve(&corridor(&[("First", "b", &["locked"]), ("Second", "b", &["locked", "door"])]));
    assert_eq!(first["links_changed"], json!([change("b", "locked")]), "once smashed, a passage");
    assert_eq!(resolve(&corridor(&[("Rammer", "c", &["wall"])]))["links_changed"], json!([]), "it never moved");
}

trait Passes {
    fn with_passes(self, kinds: &[&str]) -> Self;
}

impl Passes for Value {
    /// All monsters of a board pass these kinds of link.
    fn with_passes(mut self, kinds: &[&str]) -> Value {
        for monster in self["monsters"].as_array_mut().expect("a list") {
            monster["passes"] = json!(kinds);
        }
        self
    }
}

#[test]
fn a_link_into_the_darkness_can_be_smashed_too() {
    let mut board = corridor(&[("Rammer", "c", &["hidden"])]);
    board["rooms"][2]["arrows"] = json!({"red": "east"});
    board["links"] = json!([{"room": "c", "side": "east", "kind": "hidden"}]);
    let answer = resolve(&board);
    assert_eq!(way(&answer, 0), (vec!["a", "b"], "would retrace"));
    assert_eq!(answer["monsters"][0]["steps"][0]["darkness"], json!(true));
    assert_eq!(answer["links_changed"], json!([{"room": "c", "side": "east", "from": "hidden", "to": "passage"}]));
}

/// A room, the Entrance and a room beyond it, with a link on each of its two sides.
fn porch(near: &str, far: &str, monster: Value) -> Value {
    json!({
        "rooms": [
            {"id": "near", "at": [0, 0], "arrows": {"red": "east"}},
            {"id": "gate", "at": [1, 0], "entrance": true, "arrows": {"red": "west"}},
            {"id": "far", "at": [2, 0]},
        ],
        "links": [{"room": "gate", "side": "west", "kind": near}, {"room": "gate", "side": "east", "kind": far}],
        "munchkins": [{"colour": "red", "room": "gate"}],
        "monsters": [monster],
        "roll": "red",
    })
}

#[test]
fn the_entrance_is_crossed_straight_and_never_changed() {
    let plain = json!({"name": "Visitor", "base": "red", "room": "near"});
    let answer = resolve(&porch("door", "passage", plain.clone()));
    assert_eq!(way(&answer, 0), (vec!["gate", "far"], "no arrow"), "its target there does not hold it");
    let steps = &answer["monsters"][0]["steps"];
    assert_eq!((&steps[0]["by"], &steps[1]["by"]), (&json!("arrow"), &json!("entrance")));
    assert_eq!((&steps[1]["to"], &steps[1]["cites"]), (&json!("far"), &json!(["MQ-FIX-13"])));
    assert_eq!(answer["monsters"][0]["to"], json!("far"));

    for (near, far, stop) in [("locked", "passage", "blocked link"), ("passage", "locked", "entrance blocked")] {
        assert_eq!(way(&resolve(&porch(near, far, plain.clone())), 0), (vec![], stop));
        let mut rammer = plain.clone();
        rammer["smashes"] = json!(["locked", "door"]);
        let answer = resolve(&porch(near, far, rammer.clone()));
        assert_eq!(way(&answer, 0), (vec![], stop), "smashing is no leave to pass there");
        assert_eq!(answer["links_changed"], json!([]));
        rammer["passes"] = json!(["locked"]);
        let answer = resolve(&porch(near, far, rammer));
        assert_eq!(way(&answer, 0), (vec!["gate", "far"], "no arrow"));
        assert_eq!(answer["links_changed"], json!([]), "what it passes there stays");
    }
    let mut alone = porch("passage", "passage", plain);
    alone["rooms"].as_array_mut().expect("a list").pop();
    assert_eq!(way(&resolve(&alone), 0), (vec![], "entrance blocked"), "nothing beyond");
}

#[test]
fn an_unknown_arrow_stops_whoever_needs_it() {
    let mut board = contract();
    board["rooms"][1]["arrows"]["green"] = json!("unknown");
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "unknown arrow"));
    board["monsters"][0]["movement"] = json!(["fast"]);
    assert_eq!(way(&resolve(&board), 0), (vec!["5", "1", "2"], "unknown arrow"), "nobody guesses the further room");
    board["roll"] = json!("purple");
    assert_eq!(way(&resolve(&board), 0), (vec![], "no arrow"), "absent is none");
}

#[test]
fn each_reason_to_stop_has_its_name() {
    // Three rooms to a row, each row far from the others: arrows, the link between the first two, more of the monster.
    let (east, none) = (Some("east"), None);
    let rows = [
        ("lurking", [east, none, none], "passage", json!({"movement": ["lurking"]})),
        ("target here", [east, none, none], "passage", json!({"base": "red"})),
        ("target reached", [east, east, none], "passage", json!({"base": "yellow"})),
        ("no arrow", [none, none, none], "passage", json!({})),
        ("unknown arrow", [Some("unknown"), none, none], "passage", json!({"movement": ["slow"]})),
        ("blocked link", [east, none, none], "hidden", json!({"passes": ["locked"]})),
        ("would retrace", [east, east, east], "passage", json!({})),
        ("entrance blocked", [east, none, none], "passage", json!({})),
        ("slow", [east, east, none], "passage", json!({"movement": ["slow"]})),
        ("fast done", [east, none, none], "passage", json!({"movement": ["fast"]})),
    ];
    let (mut rooms, mut links, mut monsters) = (vec![], vec![], vec![]);
    for (y, (stop, arrows, link, more)) in rows.iter().enumerate() {
        for (x, arrow) in arrows.iter().enumerate() {
            let mut room = json!({"id": format!("{stop} {x}"), "at": [x + 10 * y, 10 * y]});
            if let Some(arrow) = arrow {
                room["arrows"] = json!({"red": arrow});
            }
            if *stop == "entrance blocked" && x == 1 {
                room["entrance"] = json!(true);
                links.push(json!({"room": room["id"], "side": "east", "kind": "wall"}));
            }
            rooms.push(room);
        }
        links.push(json!({"room": format!("{stop} 0"), "side": "east", "kind": link}));
        let mut monster = json!({"name": stop, "room": format!("{stop} 0")});
        monster.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        monsters.push(monster);
    }
    let munchkins =
        json!([{"colour": "red", "room": "target here 0"}, {"colour": "yellow", "room": "target reached 1"}]);
    let board = json!({"rooms": rooms, "links": links, "munchkins": munchkins, "monsters": monsters, "roll": "red"});
    let answer = resolve(&board);
    for (i, (stop, ..)) in rows.iter().enumerate() {
        assert_eq!(way(&answer, i).1, *stop);
        assert!(!answer["monsters"][i]["cites"].as_array().expect("a list").is_empty(), "{stop} cites its rule");
    }
    let said = standie(&["resolve", "-"], board.to_string().as_bytes()).fine().out;
    let mut reasons = BTreeSet::new();
    for (stop, ..) in rows {
        let told = said.lines().skip_while(|l| !l.starts_with(&format!("{stop}: "))).skip(1);
        let last = told.take_while(|l| l.starts_with(' ')).last().expect("why it stopped");
        reasons.insert(last.replace(stop, ""));
    }
    assert_eq!(reasons.len(), 10, "as text, too, each is another: {reasons:?}");
}

#[test]
fn the_limits_themselves_are_allowed() {
    let east = |i: i64| if i % 2 == 0 { json!({"red": "east"}) } else { json!({}) };
    let room = |i: i64| json!({"id": format!("room {i}"), "at": [i % 100, i / 100], "arrows": east(i)});
    let monster = |i: i64| json!({"name": format!("monster {i}"), "base": "blue", "room": format!("room {i}")});
    let mut board = json!({
        "rooms": (0..10_000).map(room).collect::<Vec<_>>(),
        "monsters": (0..10_000).map(monster).collect::<Vec<_>>(),
        "roll": "red",
    });
    board["rooms"][9_999]["at"] = json!([1_000_000, -1_000_000]);
    board["rooms"][9_998]["at"] = json!([-1_000_000, 1_000_000]);
    board["rooms"][9_997]["id"] = json!("ö".repeat(200));
    board["monsters"][9_997] = json!({"name": "ß".repeat(200), "room": "ö".repeat(200)});
    let answer = resolve(&board);
    let monsters = answer["monsters"].as_array().expect("a list");
    assert_eq!(monsters.len(), 10_000);
    for (i, monster) in monsters.iter().enumerate().take(9_990) {
        let to = if i % 2 == 0 { i + 1 } else { i };
        assert_eq!(monster["to"], json!(format!("room {to}")));
    }
}
