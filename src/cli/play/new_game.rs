//! A new game for the command line: a set-up, with what only a saved game's header holds otherwise, and cards of a table's
//! own.

use crate::catalog::pack::Pack;
use crate::catalog::{mixed, own_cards};
use crate::cli::board::name_problem;
use crate::cli::fault::Fault;
use crate::cli::input::{Object, object, parse_document, parse_json, plain};
use crate::cli::limits::SMALL;
use crate::rules::book::Book;
use crate::rules::setup::Setup;
use crate::rules::text::sound_name;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};
use std::sync::Arc;

/// A new game as it was asked for.
pub struct NewGame {
    /// The set-up.
    pub setup: Setup,
    /// Where it stands, for messages.
    pub place: String,
    /// Seed of every die the app rolls, so that a script always plays alike; without one a secret takes its place.
    pub seed: Option<u64>,
    /// What the table calls it.
    pub name: String,
    /// Cards of its own.
    pack: Option<String>,
}

/// A document, without its pack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    #[serde(deserialize_with = "object")]
    setup: Setup,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    name: String,
}

/// What a document has at all: a set-up in it, or a set-up alone.
#[derive(Default, Deserialize)]
struct Has {
    #[serde(default)]
    setup: Option<Arranges>,
    #[serde(default)]
    system: Option<IgnoredAny>,
}

/// What of a set-up is seen to before it is read.
#[derive(Deserialize)]
struct Arranges {
    #[serde(default)]
    pack: Option<IgnoredAny>,
    #[serde(default)]
    components: Option<IgnoredAny>,
}

impl NewGame {
    /// Reads a document: `{"setup": ...}`, or a set-up alone.
    ///
    /// # Errors
    /// The first field that is wrong.
    pub fn read(place: &str, bytes: &[u8]) -> Result<NewGame, Fault> {
        // What is no object is told as a document that is none.
        let has = serde_json::from_slice::<Object<Has>>(bytes).map_or_else(|_| Has::default(), |Object(has)| has);
        let bare = has.setup.is_none() && has.system.is_some();
        let arranges = match bare {
            true => serde_json::from_slice::<Object<Arranges>>(bytes).ok().map(|Object(arranges)| arranges),
            false => has.setup,
        };
        let (packed, placed) =
            arranges.map_or((false, false), |arranges| (arranges.pack.is_some(), arranges.components.is_some()));
        let at = if bare { place.to_owned() } else { format!("{place}: setup") };
        let mut new = if packed || bare {
            crate::cli::limits::check(place, bytes, SMALL)?;
            NewGame::taken_apart(place, bytes, (bare, at))?
        } else {
            let Object(document): Object<Document> = parse_document(place, bytes, SMALL)?;
            NewGame { setup: document.setup, place: at, seed: document.seed, name: document.name, pack: None }
        };
        if !sound_name(&new.name) {
            return Err(Fault::input(format!("{place}: name"), name_problem(&new.name)));
        }
        new.setup.own_cards |= new.pack.is_some();
        if !placed {
            new.setup.unplaced();
        }
        Ok(new)
    }

    /// A document with a pack in its set-up, or a set-up alone: what only this form has is taken out before it is read.
    fn taken_apart(place: &str, bytes: &[u8], (bare, at): (bool, String)) -> Result<NewGame, Fault> {
        let Object(mut all): Object<Map<String, Value>> = parse_json(place, bytes)?;
        let (mut seed, mut name) = (None, String::new());
        if bare {
            let own =
                |field: &str, e: &serde_json::Error| Fault::input(format!("{place}: {field}"), plain(&e.to_string()));
            let given = all.remove("seed").unwrap_or(Value::Null);
            seed = Option::<u64>::deserialize(given).map_err(|e| own("seed", &e))?;
            let given = all.remove("name").unwrap_or_else(|| Value::String(String::new()));
            name = String::deserialize(given).map_err(|e| own("name", &e))?;
        }
        let setup = if bare { Some(&mut all) } else { all.get_mut("setup").and_then(Value::as_object_mut) };
        let pack = setup.and_then(|setup| setup.remove("pack"));
        let text = |value: &dyn Fn() -> serde_json::Result<String>| value().map_err(|e| Fault::Other(e.to_string()));
        let rest = text(&|| serde_json::to_string(&all))?;
        let pack = pack.map(|pack| text(&|| serde_json::to_string(&pack))).transpose()?;
        if bare {
            let Object(setup): Object<Setup> = parse_json(place, rest.as_bytes()).map_err(unplaced)?;
            return Ok(NewGame { setup, place: at, seed, name, pack });
        }
        let Object(document): Object<Document> = parse_json(place, rest.as_bytes()).map_err(unplaced)?;
        Ok(NewGame { setup: document.setup, place: at, seed: document.seed, name: document.name, pack })
    }

    /// The book it is played by: with its own cards, and those its house rules shuffle in.
    ///
    /// # Errors
    /// The first fault of its pack.
    pub fn book(&self, book: &Arc<Book>) -> Result<Arc<Book>, Fault> {
        let book = &mixed::of_table(book, &self.setup.rulings);
        let Some(text) = &self.pack else { return Ok(book.clone()) };
        let place = format!("{}.pack", self.place);
        // Its cards are of the game it is given with, unless it says otherwise.
        let Object(mut pack): Object<Map<String, Value>> = parse_json(&place, text.as_bytes()).map_err(unplaced)?;
        pack.entry("system").or_insert_with(|| Value::String(self.setup.system.clone()));
        let system = pack.get("system").and_then(Value::as_str).unwrap_or_default().to_owned();
        let text = serde_json::to_string(&pack).map_err(|e| Fault::Other(e.to_string()))?;
        let pack = Pack::parse(&text).map_err(|e| {
            let field = if e.field == "." { place.clone() } else { format!("{place}.{}", e.field) };
            Fault::input(field, plain(&e.problem))
        })?;
        if system != self.setup.system {
            let problem = format!("found {system:?}, allowed is {:?}, the game it is given with", self.setup.system);
            return Err(Fault::input(format!("{place}.system"), problem));
        }
        if let Some(i) = pack.monsters.iter().position(|monster| monster.number.is_none()) {
            let problem = "missing; a monster that is played with has the number of its card, 1 to 1023";
            return Err(Fault::input(format!("{place}.monsters[{i}].number"), problem));
        }
        Ok(own_cards::with(book, pack))
    }
}

/// A fault of what was taken apart: where in its line it stood nobody can find any more.
fn unplaced(fault: Fault) -> Fault {
    match fault {
        Fault::Input { place, problem } => {
            let problem = problem.split(" at line ").next().unwrap_or_default().to_owned();
            Fault::Input { place, problem }
        }
        other => other,
    }
}
