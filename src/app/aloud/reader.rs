//! Whoever reads the screen to somebody: told what is there as long as there is anybody, and heard.

use crate::app::aloud::Heard;
use crate::app::aloud::asked::Asked;
use crate::app::aloud::walk::Signs;
use crate::app::widget::spoken::Wish;
use crate::catalog::words::Words;
use iced::Subscription;

/// The reader of this system, if it has one that is spoken to in a way this program knows: so far Linux.
#[derive(Debug, Default)]
pub struct Reader {
    listens: bool,
    /// What was read last.
    read: Option<Heard>,
    /// What is said of pictograms, in which language and of which rule set.
    signs: Option<(String, Signs)>,
    #[cfg(all(feature = "reader", target_os = "linux"))]
    bus: Option<super::bus::Bus>,
}

impl Reader {
    /// Listens for readers, once the window is there. What they are spoken to through may take its time, and has threads of its
    /// own.
    pub fn open(&mut self) {
        #[cfg(all(feature = "reader", target_os = "linux"))]
        {
            self.bus.get_or_insert_with(super::bus::Bus::open);
        }
    }

    /// What is said of pictograms, put into words once for a language and a rule set.
    pub fn signs(&mut self, words: &Words, set: Option<&str>) -> Signs {
        let spoken = format!("{} {}", words.locale(), set.unwrap_or_default());
        match &self.signs {
            Some((of, signs)) if *of == spoken => signs.clone(),
            _ => self.signs.insert((spoken, Signs::of(words))).1.clone(),
        }
    }

    /// Whether there is anybody to be told.
    pub fn listens(&self) -> bool {
        self.listens
    }

    /// A reader says something; what that means for a number depends on what it is. What is wanted of which control, if anything; of
    /// nothing, the keyboard.
    pub fn hear(&mut self, asked: Asked) -> Option<(u64, Option<Wish>)> {
        match asked {
            Asked::Began | Asked::Over => (self.listens, self.read) = (asked == Asked::Began, None),
            Asked::Focus(id) => return Some((id, None)),
            Asked::Do(id, wish) => return Some((id, Some(wish))),
            Asked::Set(id, to) => {
                let all = self.read.as_ref().map(Heard::all).unwrap_or_default();
                let [now, low, high, step] = all.iter().find(|heard| heard.id == id)?.number?;
                let steps = ((to as i32).clamp(low, high) - now) / step.max(1);
                return (steps != 0).then_some((id, Some(Wish::Step(steps))));
            }
            Asked::Stirred => {}
        }
        None
    }

    /// Tells what is on a screen with so many physical pixels for each of its own. Whether it is to be told again: a reader that has
    /// just asked may not be ready yet.
    #[must_use]
    pub fn tell(&mut self, whole: Heard, scale: f32) -> bool {
        if self.read.as_ref() == Some(&whole) {
            return false;
        }
        #[cfg(all(feature = "reader", target_os = "linux"))]
        if let Some(bus) = &mut self.bus
            && !bus.tell(&whole, scale)
        {
            return self.listens;
        }
        let _ = scale;
        self.read = Some(whole);
        false
    }

    /// The window has the keyboard, or another one.
    pub fn focused(&mut self, has: bool) {
        let _ = has;
        #[cfg(all(feature = "reader", target_os = "linux"))]
        if let Some(bus) = &mut self.bus {
            bus.focused(has);
        }
    }

    /// What readers say, as it comes.
    pub fn hears(&self) -> Subscription<Asked> {
        #[cfg(all(feature = "reader", target_os = "linux"))]
        if let Some(bus) = &self.bus {
            return bus.hears();
        }
        Subscription::none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_set_by_steps_within_its_bounds() {
        let number = Heard { id: 7, number: Some([300, 0, 1000, 100]), ..Heard::default() };
        let whole = Heard { parts: vec![number], ..Heard::default() };
        let mut reader = Reader::default();
        assert!(!reader.tell(whole, 1.0));
        assert_eq!(reader.hear(Asked::Set(7, 600.0)), Some((7, Some(Wish::Step(3)))));
        assert_eq!(reader.hear(Asked::Set(7, -50.0)), Some((7, Some(Wish::Step(-3)))));
        assert_eq!(reader.hear(Asked::Set(7, 300.0)), None);
        assert_eq!(reader.hear(Asked::Set(8, 300.0)), None);
        assert!(!reader.listens());
        assert_eq!(reader.hear(Asked::Began), None);
        assert!(reader.listens());
    }
}
