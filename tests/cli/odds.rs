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

#[test]
fn a_flight_is_answered_with_the_best_order_or_the_one_that_was_asked_for() {
    let flight = json!({"things": [{"name": "Boots", "run": 2}], "foes": [
        {"name": "A", "caught": {"takes": ["Boots"]}}, {"name": "B", "caught": {"levels": 1}},
    ]});
    let ask = |flight: &Value| {
        standie(&["odds", "-", "--json"], json!({"flight": flight}).to_string().as_bytes()).json()["flight"].clone()
    };
    let best = ask(&flight);
    assert_eq!((&best["order"], &best["order_matters"]), (&json!(["B", "A"]), &json!(true)));
    let chance = |numerator: &str, denominator: &str, probability: f64| json!({"numerator": numerator, "denominator": denominator, "probability": probability});
    assert_eq!(best["foes"][1]["caught"], chance("1", "3", 1.0 / 3.0));
    assert_eq!(best["foes"][1]["escape"], chance("2", "3", 2.0 / 3.0));
    assert_eq!(best["foes"][1]["needs"], 3);
    let mut other = flight.clone();
    other["order"] = json!(["A", "B"]);
    let other = ask(&other);
    assert_eq!(other["foes"][1]["caught"], chance("4", "9", 4.0 / 9.0));
    assert_eq!((&other["order"], &other["order_matters"]), (&json!(["A", "B"]), &json!(true)));
    let text = standie(&["odds", "-"], json!({"flight": flight}).to_string().as_bytes()).fine().out;
    assert!(text.starts_with("Best order: B, A\nA: needs 3, 66.7%, 2 of 3\n"), "{text}");
    let sure = json!({"flight": {"from": -3, "foes": [{"name": "Slow"}, {"name": "Fast", "run": -11}]}});
    let text = standie(&["odds", "-"], sure.to_string().as_bytes()).fine().out;
    let shown = "Any order will do: Slow, Fast\nSlow: gets away for sure\nFast: no die is high enough\n";
    assert!(text.starts_with(shown), "{text}");
}

#[test]
fn hidden_hands_are_counted_exactly() {
    let asked =
        json!({"swing": {"hands": [{"cards": 9, "unseen": 80, "worth": [{"value": 1, "cards": 4}]}]}}).to_string();
    let said = standie(&["odds", "-", "--json"], asked.as_bytes()).json();
    let chance = json!({"numerator": "17427", "denominator": "45188", "probability": 17_427.0 / 45_188.0});
    assert_eq!(said, json!({"swing": {"alone": chance, "together": chance}}));
    let text = standie(&["odds", "-"], asked.as_bytes()).fine().out;
    let shown = "One card is enough: 38.6%, 17427 of 45188\nAll of them together are enough: 38.6%, 17427 of 45188\n";
    assert_eq!(text, shown);
}

#[test]
fn wrong_flights_and_hands_are_named_by_their_field() {
    let foes = |count: usize| (0..count).map(|i| json!({"name": i.to_string()})).collect::<Vec<_>>();
    for (question, says) in [
        (json!({"flight": []}), vec!["flight", "object"]),
        (json!({"flight": {"foes": []}}), vec!["flight.foes", "1 to 10"]),
        (json!({"flight": {"foes": foes(11)}}), vec!["flight.foes", "11", "10"]),
        (json!({"flight": {"foes": [{"name": "A"}, {"name": "A"}]}}), vec!["flight.foes[1].name", "twice"]),
        (json!({"flight": {"foes": [{"name": ""}]}}), vec!["flight.foes[0].name"]),
        (json!({"flight": {"foes": [{"name": "A", "run": 1_001}]}}), vec!["flight.foes[0].run", "1001", "1000"]),
        (json!({"flight": {"foes": [{"name": "A", "boots": 1}]}}), vec!["flight.foes[0].boots", "caught", "escaped"]),
        (json!({"flight": {"foes": [{"name": "A", "caught": {"levels": 100}}]}}), vec!["foes[0].caught.levels", "99"]),
        (
            json!({"flight": {"foes": [{"name": "A", "caught": {"takes": ["x"]}}]}}),
            vec!["caught.takes[0]", "x", "none"],
        ),
        (json!({"flight": {"foes": foes(2), "order": ["0"]}}), vec!["flight.order", "once each"]),
        (json!({"flight": {"foes": foes(2), "order": ["0", "7"]}}), vec!["flight.order[1]", "7", "0, 1"]),
        (json!({"flight": {"foes": foes(1), "level": 0}}), vec!["flight.level", "1 to 255"]),
        (json!({"flight": {"foes": foes(1)}, "swing": {}}), vec!["swing"]),
        (json!({"flight": {"foes": foes(1)}, "munchkins": []}), vec!["munchkins"]),
        (json!({"swing": {}}), vec!["swing", "hands"]),
        (json!({"swing": {"need": 0, "hands": []}}), vec!["swing.need", "1 to 99"]),
        (json!({"swing": {"hands": []}}), vec!["swing.hands", "1 to 4"]),
        (json!({"swing": {"hands": [{"cards": 3, "unseen": 2}]}}), vec!["swing.hands[0].cards", "0 to 2"]),
        (json!({"swing": {"hands": [{"cards": 0, "unseen": 201}]}}), vec!["hands[0].unseen", "200"]),
        (
            json!({"swing": {"hands": [{"cards": 1, "unseen": 2, "worth": [{"value": 1, "cards": 3}]}]}}),
            vec!["worth[0].cards", "0 to 2"],
        ),
    ] {
        let said = standie(&["odds", "-", "--json"], question.to_string().as_bytes()).complains(2);
        for part in says {
            assert!(said.contains(part), "{question}: {part:?} is not in {said}");
        }
    }
}
