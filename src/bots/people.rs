//! Those one plays against: each with a temper and a hat, as `assets/bots/people.json` has them. Their names and what they
//! say are texts, their faces pictograms.

use crate::bots::temper::{Temper, Tempers};
use crate::rules::seat::Sex;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::LazyLock;

const PEOPLE: &str = include_str!("../../assets/bots/people.json");

/// Somebody to play against.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// By what the command line, saved games and texts know it.
    pub id: String,
    /// The hat, by the name of its pictogram.
    pub hat: String,
    /// What the cards that ask whether somebody is male or female go by.
    pub sex: Sex,
    /// What it is after.
    pub tempers: Tempers,
}

/// Somebody, as the file has them: what is not said is as with whom they are like.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    like: String,
    sex: Sex,
    hat: String,
    /// On a map.
    differs: Map<String, Value>,
    /// At the doors.
    doors: Map<String, Value>,
}

impl Written {
    fn person(self) -> Option<Person> {
        let like = match self.like.as_str() {
            "greedy" => Tempers::greedy(),
            "cautious" => Tempers::cautious(),
            _ => return None,
        };
        let but = |like: Temper, differs: Map<String, Value>| {
            let Ok(Value::Object(mut numbers)) = serde_json::to_value(like) else { return None };
            numbers.extend(differs);
            serde_json::from_value(Value::Object(numbers)).ok()
        };
        let tempers = Tempers { map: but(like.map, self.differs)?, doors: but(like.doors, self.doors)? };
        Some(Person { id: self.id, hat: self.hat, sex: self.sex, tempers })
    }
}

/// Everybody there is to play against, in the order they are offered.
pub fn people() -> &'static [Person] {
    static ALL: LazyLock<Vec<Person>> = LazyLock::new(|| {
        let all: Vec<Written> = serde_json::from_str(PEOPLE).unwrap_or_default();
        all.into_iter().filter_map(Written::person).collect()
    });
    &ALL
}

/// Somebody by id.
pub fn person(id: &str) -> Option<&'static Person> {
    people().iter().find(|person| person.id == id)
}
