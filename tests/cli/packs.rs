//! `standie check`: sound packs pass, and every fault of the others is named with file, entry and field.

use crate::run::{Folder, asset, fit_for_a_terminal, standie};
use serde_json::{Value, json};

#[test]
fn the_shipped_pack_is_sound() {
    let folder = Folder::new();
    let pack = folder.put("starter.json", asset("assets/packs/starter.json"));
    let said = standie(&["check", &pack, "--json"], b"").json();
    assert_eq!(said, json!([{"file": pack, "rooms": 12, "monsters": 12, "faults": []}]));
    let text = standie(&["check", &pack], b"").fine().out;
    assert!(text.contains(&pack) && text.contains("12"), "{text}");
}

#[test]
fn every_fault_is_named_with_file_entry_and_field() {
    let folder = Folder::new();
    let bad = json!({
        "standie_pack": 2,
        "name": "x".repeat(201),
        "rooms": [
            {"faces": []},
            {"faces": [{"name": "Attic"}, {"name": "Cellar"}, {"name": "attic"}]},
            {"faces": [{"name": ""}]},
            {"faces": [{"name": "a\u{1b}[31m"}]},
            {"faces": [{"name": "Noted", "note": "\u{7}"}]},
            {"faces": [{"name": "Bent", "arrows": {"red": "up"}}]},
            {"faces": [{"name": "Odd", "search": {"by": 99}, "icons": [{"who": "\u{202e}", "good": true}]}]},
            [[{"name": "Listed"}]],
        ],
        "monsters": [
            {"name": "Owl", "level": 0, "dice": 41, "treasures": 100},
            {"name": "owl", "level": 1000},
            {"name": "", "dice": 40, "treasures": 99, "level": 999},
            {"name": "Loud", "keywords": vec!["loud"; 21]},
            {"name": "Vast", "size": "vast"},
            {"name": "Last", "level": 0},
        ],
    });
    let fields = [
        "standie_pack",
        "name",
        "rooms[0].faces",
        "rooms[1].faces",
        "rooms[1].faces[2].name",
        "rooms[2].faces[0].name",
        "rooms[3].faces[0].name",
        "rooms[4].faces[0].note",
        "rooms[5].faces[0].arrows.red",
        "rooms[6].faces[0].search.by",
        "rooms[6].faces[0].icons[0].who",
        "rooms[7]",
        "monsters[0].level",
        "monsters[0].dice",
        "monsters[0].treasures",
        "monsters[1].name",
        "monsters[1].level",
        "monsters[2].name",
        "monsters[3].keywords",
        "monsters[4].size",
        "monsters[5].level",
    ];
    let (pack, sound) =
        (folder.put("bad.json", bad.to_string()), folder.put("good.json", r#"{"standie_pack":1,"name":""}"#));
    let ran = standie(&["check", &sound, &pack, "--json"], b"");
    assert_eq!(ran.code, Some(2));
    fit_for_a_terminal(&ran.err);
    let said: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(said[0]["faults"], json!([]));
    assert_eq!(said[1]["file"], json!(pack));
    let named: Vec<&str> =
        said[1]["faults"].as_array().expect("a list").iter().map(|f| f["field"].as_str().expect("a field")).collect();
    for field in fields {
        assert!(named.iter().any(|n| n.starts_with(field)), "{field} is not in {named:?}");
    }
    let ran = standie(&["check", &sound, &pack], b"");
    assert_eq!(ran.code, Some(2));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), named.len() + 1, "a line each, and one for the sound pack: {}", ran.out);
    for (line, field) in lines[1..].iter().zip(named) {
        assert!(line.starts_with(&format!("{pack}: {field}: ")), "{line}");
        fit_for_a_terminal(&format!("{line}\n"));
    }
}

#[test]
fn what_is_no_pack_is_refused_with_the_field_that_does_not_fit() {
    for (pack, says) in [
        (r#"{"standie_pack":1}"#, vec!["name"]),
        (r#"{"name":"x"}"#, vec!["standie_pack"]),
        (r#"{"standie_pack":"1","name":"x"}"#, vec!["standie_pack", "\"1\""]),
        (r#"{"standie_pack":1,"name":"x","tiles":[]}"#, vec!["tiles", "rooms", "monsters", "cards", "kinds"]),
        (
            r#"{"standie_pack":1,"name":"x","rooms":[{"faces":[{"name":"A","arrows":{"red":"up"}}]}]}"#,
            vec!["rooms[0].faces[0].arrows.red", "up", "north", "unknown"],
        ),
        (
            r#"{"standie_pack":1,"name":"x","monsters":[{"name":"A","size":"vast"}]}"#,
            vec!["monsters[0].size", "vast", "huge"],
        ),
        (r#"{"standie_pack":1,"name":"x","monsters":[{"name":"A","dice":1.5}]}"#, vec!["monsters[0].dice", "1.5"]),
        (
            r#"{"standie_pack":1,"name":"x","monsters":[{"name":"A","level":99999}]}"#,
            vec!["monsters[0].level", "99999"],
        ),
        (
            r#"{"standie_pack":1,"name":"x","monsters":[{"name":"A","movement":["quick"]}]}"#,
            vec!["monsters[0].movement[0]", "quick", "lurking"],
        ),
        (r#"{"standie_pack":1,"name":"x"} {}"#, vec!["column"]),
        ("", vec!["line 1"]),
    ] {
        let ran = standie(&["check", "-"], pack.as_bytes());
        assert_eq!(ran.code, Some(2), "{pack}");
        fit_for_a_terminal(&ran.out);
        for said in says {
            assert!(ran.out.contains(said), "{pack}: {said:?} is not in {}", ran.out);
        }
    }
    let ran = standie(&["check", "-"], b"\xff{}");
    assert!(ran.code == Some(2) && ran.out.contains("UTF-8"), "{}", ran.out);
}
