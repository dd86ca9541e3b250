//! Goes through the widgets and gathers what is to be read; or brings a wish to one of them.

use crate::app::aloud::Heard;
use crate::app::icon;
use crate::app::table::figure::Field;
use crate::app::table::panels::field_text;
use crate::app::widget::spoken::{Over, Role, Spoken, Wish, key};
use crate::catalog::words::Words;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{self, Id, Operation};
use iced::{Rectangle, Task, Vector};
use std::any::Any;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

/// Pictograms are letters of a font of our own: nobody can say them.
const PICTOGRAMS: std::ops::RangeInclusive<char> = '\u{e000}'..='\u{f8ff}';

/// What is said of pictograms, where nothing else is said.
#[derive(Clone, Debug, Default)]
pub struct Signs(Arc<Sayings>);

/// What is said of glyphs, and of the fields of a seat by the ids of their texts.
#[derive(Debug, Default)]
struct Sayings {
    glyphs: HashMap<char, String>,
    terms: HashMap<&'static str, String>,
}

impl Signs {
    /// In a language.
    pub fn of(words: &Words) -> Signs {
        let said = icon::all().filter_map(|(name, glyph)| {
            let id = format!("sign-{name}");
            words.has(&id).then(|| (glyph, words.get(&id)))
        });
        let terms = Field::ALL.map(|field| (field_text(field), words.get(field_text(field))));
        Signs(Arc::new(Sayings { glyphs: said.collect(), terms: terms.into() }))
    }
}

/// What is being gathered.
#[derive(Default)]
pub struct Walk {
    /// What is said of pictograms.
    signs: Signs,
    /// What is being read, the outermost first.
    open: Vec<Heard>,
    /// What has been read, without anything around it.
    read: Vec<Heard>,
    /// How many of a name there have been.
    met: HashMap<u64, u64>,
    /// How far what lies in something that scrolls is from where it is drawn; of the one just met, and of those around.
    scrolls: (Option<Vector>, Vec<Vector>),
    /// What was written last beside the controls: what a number without a name is a number of.
    label: String,
    /// What is wanted of which; of nothing, the keyboard.
    wish: Option<(u64, Option<Wish>)>,
}

impl Walk {
    /// One that gathers all that can be heard of the screen.
    pub fn with(signs: Signs) -> Walk {
        Walk { signs, ..Walk::default() }
    }

    /// The same; one of the controls, by what it is called among all of them, is to do something, or to have the keyboard.
    #[must_use]
    pub fn wishing(self, id: u64, wish: Option<Wish>) -> Walk {
        Walk { wish: Some((id, wish)), ..self }
    }

    /// On its way through what is on the screen.
    pub fn goes(self) -> Task<Heard> {
        widget::operate(self)
    }

    fn drawn(&self, at: Rectangle) -> Rectangle {
        self.scrolls.1.iter().fold(at, |at, by| at - *by)
    }

    fn is_beneath(&self) -> bool {
        self.open.iter().any(|heard| heard.role == Some(Role::Beneath))
    }

    /// The same name for the same thing, as long as there are as many of it before it.
    fn name(&mut self, of: impl std::hash::Hash) -> u64 {
        let mut sum = DefaultHasher::new();
        of.hash(&mut sum);
        let first = sum.finish();
        let before = self.met.entry(first).or_default();
        *before += 1;
        if *before == 1 {
            return first.max(1);
        }
        before.hash(&mut sum);
        sum.finish().max(1)
    }

    fn add(&mut self, heard: Heard) {
        match self.open.last_mut() {
            Some(around) => around.parts.push(heard),
            None => self.read.push(heard),
        }
    }

    /// What was begun last is over.
    fn ends(&mut self) {
        let Some(mut heard) = self.open.pop() else { return };
        if heard.role == Some(Role::Beneath) {
            return;
        }
        if heard.is_control() && heard.role != Some(Role::Map) {
            let term = heard.term.and_then(|term| self.signs.0.terms.get(term));
            named(&mut heard, term.unwrap_or(&self.label));
        }
        if let Some(first) = texts(&heard.parts).first().filter(|_| heard.role == Some(Role::Dialog)) {
            heard.name.clone_from(first);
        }
        if heard.role == Some(Role::Field) {
            // The toolkit's own field lies within.
            heard.focus = heard.parts.iter().find_map(|part| part.focus);
            (heard.presses, heard.parts) = (true, Vec::new());
        }
        if matches!(heard.role, Some(Role::Group | Role::Part)) && heard.name.is_empty() {
            // Nothing but what lies in it.
            heard.parts.into_iter().for_each(|part| self.add(part));
            return;
        }
        self.add(heard);
    }
}

/// What is written in something, but for its controls.
fn texts(parts: &[Heard]) -> Vec<String> {
    let of = |part: &Heard| match part.role {
        None => vec![part.name.clone()],
        Some(_) if part.is_control() => Vec::new(),
        Some(_) => texts(&part.parts),
    };
    parts.iter().flat_map(of).collect()
}

/// The controls in something.
fn controls(parts: Vec<Heard>) -> Vec<Heard> {
    let of = |part: Heard| if part.is_control() { vec![part] } else { controls(part.parts) };
    parts.into_iter().flat_map(of).collect()
}

/// A control without a name is called by what is written in it, or else by its pictograms, with what those make more or less of;
/// a number by what stands before it. What can be pressed in it stays in it.
fn named(heard: &mut Heard, label: &str) {
    let signs = std::mem::take(&mut heard.signs).join(" ");
    let written = texts(&heard.parts).join(" ");
    if heard.name.is_empty() {
        heard.name = match heard.role {
            Some(Role::Number) => label.to_owned(),
            _ if !written.is_empty() => written,
            _ if heard.steps => format!("{label}: {signs}"),
            _ => signs,
        };
    }
    heard.parts = controls(std::mem::take(&mut heard.parts));
}

impl Operation<Heard> for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Heard>)) {
        let entered = self.scrolls.0.take();
        self.scrolls.1.extend(entered);
        operate(self);
        if entered.is_some() {
            self.scrolls.1.pop();
        }
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, by: Vector, _: &mut dyn Scrollable) {
        self.scrolls.0 = Some(by);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        match self.open.last_mut() {
            Some(heard) if heard.is_control() && heard.role != Some(Role::Field) => {
                heard.focus = Some(state.is_focused());
                match self.wish {
                    Some((wanted, None)) if wanted == heard.id => state.focus(),
                    Some((_, None)) => state.unfocus(),
                    _ => {}
                }
            }
            // The toolkit's own: what it is and what is in it is said around it.
            _ => {
                let at = self.drawn(bounds);
                let around = self.open.last().filter(|heard| heard.role == Some(Role::Field)).map(|heard| heard.id);
                let name = around.unwrap_or_else(|| self.name(id));
                match self.wish {
                    Some((wanted, None | Some(Wish::Press))) if wanted == name => state.focus(),
                    Some((_, None)) => state.unfocus(),
                    _ => {}
                }
                let mut heard = Heard::begun(&Spoken::new(Role::Field), at);
                (heard.id, heard.focus, heard.presses) = (name, Some(state.is_focused()), true);
                self.add(heard);
            }
        }
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        let said: String = text.chars().filter(|c| !PICTOGRAMS.contains(c)).collect();
        let steps = text.chars().all(|c| c == icon::glyph("minus") || c == icon::glyph("plus"));
        let signs: Vec<String> = text.chars().filter_map(|c| self.signs.0.glyphs.get(&c).cloned()).collect();
        match self.open.last_mut().filter(|around| around.is_control()) {
            Some(around) => {
                around.steps |= steps;
                around.signs.extend(signs);
            }
            None if said.trim().is_empty() => self.label = signs.join(" "),
            // What stands between a minus and a plus is no name for either.
            None if !said.chars().any(char::is_alphabetic) => {}
            None => self.label.clone_from(&said),
        }
        if said.trim().is_empty() || bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        let mut heard = Heard::text(said.trim().to_owned(), self.drawn(bounds));
        heard.id = self.name(("text", &heard.name));
        self.add(heard);
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if state.is::<Over>() {
            return self.ends();
        }
        let Some(spoken) = state.downcast_mut::<Spoken>() else { return };
        spoken.listened = true;
        let beneath = self.is_beneath();
        let mut heard = Heard::begun(spoken, self.drawn(bounds));
        heard.key = spoken.key.as_ref().map(key);
        if !beneath {
            heard.id = match &spoken.key {
                Some(id) => self.name(id),
                None => self.name((&spoken.name, format!("{:?}", spoken.role))),
            };
            match self.wish {
                Some((wanted, Some(wish))) if wanted == heard.id => spoken.wish = Some(wish),
                _ => {}
            }
        }
        self.open.push(heard);
    }

    fn finish(&self) -> Outcome<Heard> {
        Outcome::Some(Heard { parts: self.read.clone(), ..Heard::default() })
    }
}
