//! What has the keyboard, as long as somebody uses one; see [`ring`].

use crate::app::message::Message;
use crate::app::table::hot::Sheet;
use crate::app::widget::ring::{self, Goes, Ring};
use crate::rules::ids::Side;
use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key};

/// What lies open over a hand, how many steps have been chosen in it, and how much is marked.
pub(super) type Reading = (Option<Sheet>, usize, usize);

/// Where the keyboard is, as long as somebody uses one.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// What has it now.
    ring: Ring,
    /// What had it when something was laid over the screen, to be given it back.
    under: Option<Ring>,
    /// Whether it is on its way elsewhere.
    moving: bool,
    /// What the last choice offers: Tab and Down lead there next.
    offer: Option<&'static [&'static str]>,
}

impl Kept {
    /// Whether what has the keyboard has to be looked for after a message.
    pub(super) fn stays(&self, message: &Message) -> bool {
        // A key that is let go of changes nothing.
        let own = matches!(
            message,
            Message::Ringed(_) | Message::Points(_) | Message::Read(_) | Message::Key(Event::KeyReleased { .. })
        );
        !own && (self.ring.on.is_some() || self.under.is_some())
    }

    /// Whether it is on its way elsewhere, by the message that was just taken or one before.
    pub(super) fn is_moving(&self) -> bool {
        self.moving
    }

    /// It goes somewhere.
    pub(super) fn goes(&mut self, goes: Goes) -> Task<Message> {
        self.moving = true;
        let goes = match (self.offer.take(), goes) {
            (Some(names), goes @ (Goes::On | Goes::Beside(Side::South))) => Goes::Rather(names, Box::new(goes)),
            (_, goes) => goes,
        };
        ring::go(goes).map(|ring| Message::Ringed(Some(ring)))
    }

    /// It stays where it is, whatever else has changed.
    pub(super) fn hold(&self) -> Task<Message> {
        ring::go(Goes::Stays(self.ring.clone())).map(|ring| Message::Ringed(Some(ring)))
    }

    /// It is where it is.
    pub(super) fn finds(&self) -> Task<Message> {
        ring::go(Goes::Here).map(|ring| Message::Ringed(Some(ring)))
    }

    /// Where it is now, or that nothing has it.
    pub(super) fn hears(&mut self, ring: Option<Ring>) -> Task<Message> {
        match ring {
            Some(ring) => self.rings(ring),
            None => self.lets_go(),
        }
    }

    /// That is where it is.
    fn rings(&mut self, ring: Ring) -> Task<Message> {
        self.moving = false;
        if ring.on.is_none() && ring.covered && self.under.is_none() && self.ring.on.is_some() {
            self.under = Some(std::mem::take(&mut self.ring));
            return Task::none();
        }
        let uncovered = if ring.covered { None } else { self.under.take() };
        let lost = ring.on.is_none();
        self.ring = ring;
        // What had it before has it again.
        let Some(before) = uncovered.filter(|_| lost) else { return Task::none() };
        self.ring = before;
        self.hold()
    }

    /// Nothing has it any more.
    pub(super) fn lets_go(&mut self) -> Task<Message> {
        self.goes_away(Goes::Off)
    }

    /// A finger or a pointer has come down: nothing has it any more but the field that was gone into.
    pub(super) fn is_pointed_away(&mut self) -> Task<Message> {
        self.goes_away(Goes::Fields)
    }

    /// If anything has it, it goes.
    fn goes_away(&mut self, goes: Goes) -> Task<Message> {
        if self.ring.on.is_none() && self.under.is_none() {
            return Task::none();
        }
        *self = Kept::default();
        ring::go(goes).map(|ring| Message::Ringed(Some(ring)))
    }

    /// Nothing has it any more, nor any field.
    pub(super) fn leaves(&mut self) -> Task<Message> {
        *self = Kept::default();
        ring::go(Goes::Off).map(|ring| Message::Ringed(Some(ring)))
    }

    /// Where it goes by what lies open over a hand, before and now: another list is begun anew, whatever stands where the last one
    /// was touched; and of one that is done, to the hand, never to what goes on with the game.
    pub(super) fn leads(&self, before: Option<Reading>, now: Option<Reading>) -> Option<Goes> {
        let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
        let list = |sheet: &Option<Sheet>| sheet.as_ref().is_some_and(|sheet| !matches!(sheet, Sheet::Card(_)));
        match (before, now) {
            _ if !self.is_somewhere() => None,
            ((sheet, steps, _), (then, more, _)) if sheet == then => {
                (sheet.is_some() && steps != more).then_some(Goes::First(&["choose "]))
            }
            // With whom is chosen among others: that stays where it is.
            ((Some(Sheet::Trade(_)), ..), (Some(Sheet::Trade(_)), ..)) => None,
            (_, (then, ..)) if list(&then) => Some(Goes::First(&["sell ", "with ", "choose ", "close sheet"])),
            ((sheet, ..), (None, ..)) if list(&sheet) => Some(Goes::First(&["card ", "hand-tab"])),
            _ => None,
        }
    }

    /// Remembers what a choice offers that has just been made.
    pub(super) fn is_offered(&mut self, before: Option<Reading>, now: Option<Reading>) {
        let (before, now) = (before.unwrap_or_default(), now.unwrap_or_default());
        if before == now || !self.is_somewhere() {
            return;
        }
        self.offer = match now {
            (Some(Sheet::Trade(_)), ..) if before.0 == now.0 => Some(&["swap", "deal"]),
            (Some(Sheet::Card(_)), ..) => Some(&["choose "]),
            // As many go as have to: that is said next.
            (None, _, marked) if marked > before.2 => Some(&[ring::BIG]),
            _ => None,
        };
    }

    /// Whether something that is called so, as far as that goes, has it.
    pub(super) fn is_on(&self, begins: &str) -> bool {
        self.ring.on.as_ref().is_some_and(|on| on.starts_with(begins))
    }

    /// Whether anything has it.
    pub(super) fn is_somewhere(&self) -> bool {
        self.ring.on.is_some()
    }
}

/// Where a key takes the keyboard: Tab from thing to thing, F6 from part to part, and back with Shift.
pub(super) fn goes(event: &Event) -> Option<Goes> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return None };
    Some(match (key, modifiers.shift()) {
        (Key::Named(Named::Tab), false) => Goes::On,
        (Key::Named(Named::Tab), true) => Goes::Back,
        (Key::Named(Named::F6), false) => Goes::PartOn,
        (Key::Named(Named::F6), true) => Goes::PartBack,
        _ => return None,
    })
}

/// Where a letter takes the keyboard at a table: to what people have to be quick with, or do often. What the letter leads to is
/// pressed as everything is, so that a slip of a finger does nothing.
pub(super) fn jumps(event: &Event) -> Option<Goes> {
    let Event::KeyPressed { key: Key::Character(letter), modifiers, .. } = event else { return None };
    let names: &[&str] = match letter.as_str() {
        _ if modifiers.command() || modifiers.alt() => return None,
        "s" => &["stop ", "claim "],
        "c" => &["curse"],
        "l" => &["meet ", "monster-level-short-"],
        "h" => &["card "],
        _ => return None,
    };
    Some(Goes::To(names))
}
