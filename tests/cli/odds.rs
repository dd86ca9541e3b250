//! `odds`: the contract's example, wrong fights, many queries.

use crate::run::standie;
use serde_json::{Value, json};

const EXAMPLE: &[u8] = br#"{"munchkins": [{"strength": 12, "dice": 0}, {"strength": 18, "dice": 1}],
 "monsters":  [{"strength": 27, "dice": 1}],
 "ties": "monsters"}"#;

#[test]
fn the_example_of_the_contract() {
    let said = standie(&["odds", "-", "--json"], EXAMPLE).json();
    let margin: Vec<Value> = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        .into_iter()
        .zip(-2..)
        .map(|(ways, margin)| json!({"margin": margin, "ways": ways.to_string()}))
        .collect();
    let win = json!({"numerator": "5", "denominator": "6", "probability": 0.8333333333333334});
    assert_eq!(said, json!({"win": win, "margin": margin}));
    let text = standie(&["odds", "-"], EXAMPLE).fine().out;
    assert!(text.starts_with("Win: 83.3%, 5 of 6\n-2 1\n"), "{text}");
}

#[test]
fn dice_are_one_where_nobody_says_and_none_where_there_are_fewer() {
    let win = |fight: Value| standie(&["odds", "-", "--json"], fight.to_string().as_bytes()).json()["win"].clone();
    let one = json!({"numerator": "5", "denominator": "12", "probability": 5.0 / 12.0});
    assert_eq!(win(json!({"munchkins": [{"strength": 3}], "monsters": [{"strength": 3}]})), one);
    let sure = json!({"numerator": "1", "denominator": "1", "probability": 1.0});
    let none = [json!({"strength": 4, "dice": -3}), json!({"strength": 3, "dice": 0})];
    assert_eq!(win(json!({"munchkins": [none[0]], "monsters": [none[1]]})), sure);
    let tie = json!({"munchkins": [none[1]], "monsters": [none[1]], "ties": "munchkins"});
    assert_eq!(win(tie), sure);
    assert_eq!(win(json!({"munchkins": [], "monsters": []}))["numerator"], "0", "a tie of nobody is the monsters'");
}

#[test]
fn eighty_dice_are_exact() {
    let fight = json!({"munchkins": [{"strength": 0, "dice": 40}], "monsters": [{"strength": 0, "dice": 40}]});
    let said = standie(&["odds", "-", "--json"], fight.to_string().as_bytes()).json();
    assert_eq!(said["margin"].as_array().map(Vec::len), Some(401));
    // Six to the eightieth has sixty-three digits, and no roll of eighty dice needs lowest terms beyond a few of them.
    assert!(said["win"]["denominator"].as_str().is_some_and(|d| d.len() > 50), "{}", said["win"]);
    assert!(said["win"]["probability"].as_f64().is_some_and(|p| (0.48..0.5).contains(&p)), "{}", said["win"]);
}

#[test]
fn wrong_fights_are_named_by_their_field() {
    let long = format!(r#"{{"munchkins": [{}], "monsters": []}}"#, vec![r#"{"strength":1}"#; 1_001].join(","));
    for (fight, says) in [
        ("", vec!["line 1"]),
        ("[]", vec!["object"]),
        (r#"{"munchkins": []}"#, vec!["monsters"]),
        (r#"{"munchkins": [], "monsters": [], "sides": 3}"#, vec!["sides", "ties"]),
        (r#"{"munchkins": [{"dice": 1}], "monsters": []}"#, vec!["munchkins[0]", "strength"]),
        (r#"{"munchkins": [{"strength": 1.5}], "monsters": []}"#, vec!["munchkins[0].strength", "1.5"]),
        (r#"{"munchkins": [{"strength": 1000001}], "monsters": []}"#, vec!["munchkins[0].strength", "1000001"]),
        (r#"{"munchkins": [], "monsters": [{"strength": 0, "dice": 41}]}"#, vec!["monsters", "40"]),
        (r#"{"munchkins": [], "monsters": [], "ties": "nobody"}"#, vec!["ties", "nobody", "munchkins"]),
        (long.as_str(), vec!["munchkins", "1001", "1000"]),
    ] {
        let said = standie(&["odds", "-", "--json"], fight.as_bytes()).complains(2);
        for part in says {
            assert!(said.contains(part), "{fight}: {part:?} is not in {said}");
        }
    }
    for args in [&["odds"][..], &["odds", "x", "--jsonl"], &["odds", "--many"]] {
        standie(args, b"").complains(2);
    }
}

#[test]
fn queries_are_answered_a_line_each() {
    let queries = br#"{"id":0,"n":1,"m":1,"mode":"none","hero":3,"monster":3,"ties":"hero"}

{"id":"b","n":2,"m":0,"mode":"loaded","hero":0,"monster":7,"ties":"monster"}
{"id":7,"n":1,"m":0,"mode":"optional","hero":0,"monster":3}
"#;
    let ran = standie(&["odds", "--jsonl"], queries).fine();
    let lines: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let of = |i: usize| {
        let number = |key: &str| lines[i][key].as_str().expect("digits").parse::<f64>().expect("a number");
        (lines[i]["id"].clone(), number("num") / number("den"))
    };
    assert_eq!(lines.len(), 3);
    assert_eq!(of(0), (json!(0), 21.0 / 36.0));
    // Two dice with the lower turned to 6 make 8 or more, but for two ones.
    assert_eq!(of(1), (json!("b"), 35.0 / 36.0));
    assert_eq!(of(2), (json!(7), 0.75));
    assert!(lines.iter().all(|l| l["ns"].is_u64()));
    let ran = standie(&["odds", "--jsonl"], b"{\"id\":0,\"n\":1,\"m\":1,\"hero\":0,\"monster\":0}\n{\"id\":1}\n");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 1), "what was answered before is still true");
    assert!(ran.err.contains("line 2"), "{}", ran.err);
}
