//! The keys of the table.

use crate::app::errand::Errand;
use crate::app::map::Spot;
use crate::app::map::keys::arrow;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::cardboard::owed;
use crate::app::table::draft::{Edit, Told};
use crate::app::table::end::replay;
use crate::app::table::figure::{Figure, Printed};
use crate::app::table::hot::{self, relay};
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::panels::palette::state::Typing;
use crate::app::table::panels::{card, pad, palette, words};
use crate::app::table::play::draft::Sort;
use crate::app::table::prompt::flight;
use crate::app::table::state::Table;
use crate::catalog::ledger::{self, Row};
use crate::play::narrate::moves::Part;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, Side};
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{cards, dungeon, fight, munchkin, table};
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key, Modifiers};

impl Table {
    /// Takes a key that no widget took. Says what the app has to do, and which field has the keyboard now.
    pub fn key(&mut self, shell: &mut Shell, event: &Event) -> (Errand, Option<&'static str>) {
        let Event::KeyPressed { key, modifiers, repeat, .. } = event else { return (Errand::None, None) };
        let letter = letter(event);
        let typing = letter.is_some() && self.is_typing(shell);
        let message =
            plays_back(self, key).or_else(|| letter.and_then(|letter| types(self, letter))).or_else(|| match key {
                Key::Named(Named::Backspace) => erases(self),
                // Whatever has the keyboard: what is typed is done.
                Key::Named(Named::Enter) if self.finds().is_some() => {
                    self.finds().and_then(|palette| palette::taken(self, shell, palette))
                }
                Key::Named(Named::ArrowDown | Named::ArrowUp) if self.finds().is_some() => {
                    Some(Message::Palette(Typing::Goes(*key == Key::Named(Named::ArrowDown))))
                }
                // A space in the middle of a word answers nothing.
                Key::Named(Named::Space) if typing => None,
                // Nobody's hand is opened by a key that is held down.
                Key::Named(Named::Enter) if self.panel.is_none() && !repeat => {
                    relay::taken(self).or_else(|| shortcut(key, *modifiers, self))
                }
                key => shortcut(key, *modifiers, self),
            });
        if letter.is_some_and(char::is_alphabetic) {
            self.letter_typed(shell);
        }
        let Some(message) = message else { return (Errand::None, None) };
        let palette = matches!(message, Message::Ask(Action::Open(Panel::Palette(_))));
        let number = matches!(key, Key::Character(typed) if typed.chars().all(|c| c.is_ascii_digit()));
        let errand = if number { self.counted(shell, message) } else { self.touch(shell, message) };
        (errand, palette.then_some("palette"))
    }

    /// Out of a panel, a sheet, a selection; into the menu, where there is nothing to leave.
    pub fn escape(&mut self, shell: &mut Shell) -> Errand {
        let since = self.since.clone();
        let left = self.escapes(shell);
        // No finger was where the key is: what lies there now can be meant by the first touch.
        self.since = since;
        left
    }

    /// Whether a card that is being read is touched once more.
    pub fn is_read_on(&self, message: &Message) -> bool {
        let Message::Hot(hot::Wish::Card(card)) = message else { return false };
        self.hot.as_ref().is_some_and(|hot| hot.sheet == Some(hot::Sheet::Card(*card)))
    }

    /// Whether a card is being read.
    pub fn reads_a_card(&self) -> bool {
        self.hot.as_ref().is_some_and(|hot| matches!(hot.sheet, Some(hot::Sheet::Card(_))))
    }

    /// Whether cards of the hand answer what is asked, and nothing else is begun with: which of them go, or which is played
    /// where all else would be to pass.
    pub fn begins_with_cards(&self) -> bool {
        let Some(hot) = self.hot.as_ref().filter(|hot| hot.sheet.is_none() && hot.marked.is_empty()) else {
            return false;
        };
        let Some(seat) = hot.mover().filter(|_| self.panel.is_none()).and_then(|seat| self.game().seat(seat)) else {
            return false;
        };
        match &self.question.ask {
            Ask::Munchkin(munchkin::Ask::Charity { .. }) | Ask::Cards(cards::Ask::Cards { drawn: false, .. }) => true,
            // At the end of a turn of one's own there is more to do than that.
            Ask::Table(table::Ask::Window { about: About::End, .. }) if hot.mover() == self.game().turn.seat => false,
            Ask::Table(table::Ask::Window { .. }) => {
                let teller = self.teller();
                seat.held.iter().any(|card| !hot.plays(&teller, card).is_empty())
            }
            _ => false,
        }
    }

    /// Whether there is anything to leave but the table.
    pub fn has_way_out(&self, shell: &Shell) -> bool {
        self.panel.is_some()
            || self.hot.as_ref().is_some_and(|hot| hot.sheet.is_some())
            || self.chosen.is_some()
            || shell.toast.is_some()
            || self.undo_armed
            || self.end.as_ref().is_some_and(|end| end.replay.is_some())
            || shell.settings.far
            || self.notes.are_unfolded()
    }

    fn escapes(&mut self, shell: &mut Shell) -> Errand {
        if let Some(panel) = &self.panel {
            let back = panel.under(self.game().has_map()).map_or(Action::Close, Action::Open);
            return self.update(shell, Message::Ask(back));
        }
        if self.hot.as_ref().is_some_and(|hot| hot.sheet.is_some()) {
            return self.update(shell, Message::Hot(hot::Wish::Sheet(None)));
        }
        if self.chosen.is_some() {
            return self.update(shell, Message::chooses(None));
        }
        // What was said in passing, or an undo nobody has agreed to, is read.
        if shell.toast.is_some() || self.undo_armed {
            (shell.toast, self.undo_armed) = (None, false);
            return Errand::None;
        }
        if self.notes.are_unfolded() {
            self.notes.open = false;
            return Errand::None;
        }
        if self.end.as_ref().is_some_and(|end| end.replay.is_some()) {
            return self.update(shell, Message::Ask(Action::Replay(false)));
        }
        if shell.settings.far {
            return self.update(shell, Message::Ask(Action::Far));
        }
        self.panel = Some(Panel::Menu);
        Errand::None
    }

    /// The first rule of the reasons that are open.
    pub fn reason(&self) -> Option<&'static Row> {
        match &self.panel {
            Some(Panel::Why(cites) | Panel::Told(cites, _)) => cites.iter().find_map(|rule| ledger::row(rule.as_str())),
            _ => None,
        }
    }

    /// The name that is being asked for, as far as it is typed.
    pub fn naming(&self) -> Option<&str> {
        match &self.panel {
            None if self.asks_for_letters() => Some(&self.draft.letters),
            Some(Panel::Words(words)) => Some(&words.words),
            Some(Panel::Palette(palette)) => Some(&palette.typed),
            Some(Panel::Card(card)) if card.sort.is_some_and(Sort::is_named) => Some(&card.name),
            _ => None,
        }
    }

    /// The commands that are looked for by name, where they are.
    pub fn finds(&self) -> Option<&palette::State> {
        if let Some(Panel::Palette(palette)) = &self.panel { Some(palette) } else { None }
    }

    /// That name, written anew.
    fn writes(&self, name: String) -> Message {
        match &self.panel {
            Some(Panel::Words(_)) => Message::Words(words::Message::Type(name)),
            Some(Panel::Palette(_)) => Message::Palette(Typing::Type(name)),
            Some(Panel::Card(_)) => Message::Card(card::Message::Name(name)),
            _ => Message::letters(name),
        }
    }
}

/// The letter, or the space, that a key writes.
pub(in crate::app) fn letter(event: &Event) -> Option<char> {
    let Event::KeyPressed { modified_key, modifiers, .. } = event else { return None };
    let mut letters = match modified_key {
        Key::Character(_) if modifiers.command() || modifiers.alt() => return None,
        Key::Character(letters) => letters.chars(),
        Key::Named(Named::Space) => " ".chars(),
        _ => return None,
    };
    letters.next().filter(|_| letters.next().is_none())
}

/// While a name is asked for, whatever is typed belongs to it, wherever the focus is; a space begins no name.
fn types(table: &Table, letter: char) -> Option<Message> {
    let name = table.naming()?;
    (letter != ' ' || !name.is_empty()).then(|| table.writes(format!("{name}{letter}")))
}

/// The last letter of the name goes.
fn erases(table: &Table) -> Option<Message> {
    let Some(name) = table.naming() else { return pad(&Key::Named(Named::Backspace), table) };
    let mut fewer = name.to_owned();
    fewer.pop().map(|_| table.writes(fewer))
}

fn shortcut(key: &Key, modifiers: Modifiers, table: &Table) -> Option<Message> {
    match key {
        Key::Character(c) if modifiers.command() => match c.as_str() {
            "z" if modifiers.shift() => Some(Message::Ask(Action::Redo)),
            "z" => Some(Message::Ask(Action::Undo)),
            "y" => Some(Message::Ask(Action::Redo)),
            "k" => Some(Message::opens(Panel::Palette(Default::default()))),
            _ => None,
        },
        Key::Named(Named::Enter) if matches!(table.panel, Some(Panel::Words(_))) => {
            Some(Message::Words(words::Message::Enter))
        }
        _ if table.panel.is_some() => pad(key, table),
        // Whoever reads a card is done with that first.
        Key::Named(Named::Space | Named::Enter) if table.chosen.is_some() && !table.carrying => {
            Some(Message::chooses(None))
        }
        // Nor does whoever typed a name and goes on by Return: costs are told first.
        Key::Named(Named::Space | Named::Enter) if is_asked_costs(table) && !table.draft.is_typed() => None,
        Key::Named(Named::Space | Named::Enter) => Some(Message::Asked(OnAsked::Next)),
        // Whoever types a name here has not seen what is asked.
        Key::Character(c) if is_asked_costs(table) && c.chars().all(char::is_alphabetic) => None,
        Key::Character(c) if c == "t" => Some(Message::Ask(Action::Far)),
        Key::Character(c) if c == "o" => Some(Message::Ask(Action::Across)),
        Key::Character(c) => {
            let typed = c.as_str().parse().ok().filter(|n| *n <= 9)?;
            printed(table, typed).or_else(|| owed::digit(table, typed)).or_else(|| digit(table, typed))
        }
        key => go(table, arrow(key)?),
    }
}

/// Whether the costs of links are asked, which are numbers.
fn is_asked_costs(table: &Table) -> bool {
    matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::LinkCosts { .. }))
}

/// The keys of the number pad.
fn pad(key: &Key, table: &Table) -> Option<Message> {
    let Some(Panel::Pad(pad::State { typed, .. })) = &table.panel else { return None };
    Some(Message::Pad(match key {
        Key::Character(c) if c.chars().all(|c| c.is_ascii_digit()) => pad::Message::Type(format!("{typed}{c}")),
        Key::Named(Named::Backspace) => pad::Message::Type(typed.chars().take(typed.len().saturating_sub(1)).collect()),
        Key::Named(Named::Enter) => pad::Message::Enter,
        _ => return None,
    }))
}

/// An edge of the screen: where to run, where an arrow points, which link changes; else walks or explores that way.
fn go(table: &Table, shown: Side) -> Option<Message> {
    let side = table.meant(shown);
    if let Some(part) = chosen(table, |part| *part == Part::Side(side)) {
        return Some(part);
    }
    match &table.question.ask {
        Ask::Dungeon(dungeon::Ask::Refuge { .. }) => return Some(answer(Answer::Dungeon(dungeon::Answer::Side(side)))),
        Ask::Dungeon(dungeon::Ask::Arrow { .. }) => {
            return Some(answer(Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(side)))));
        }
        Ask::Dungeon(dungeon::Ask::Links { .. }) => return Some(Message::edits(Edit::CycleLink(side))),
        Ask::Dungeon(dungeon::Ask::EmptyRoom { exits, .. }) => {
            let mut ways = exits.iter().filter(|(_, way)| *way == side);
            let (room, side) = *ways.next().filter(|_| ways.next().is_none())?;
            return Some(answer(Answer::Dungeon(dungeon::Answer::Exit { room, side })));
        }
        Ask::Fight(fight::Ask::Fight { .. })
            if table.draft.told == Told::Lost && table.draft.refuges.contains(&side) =>
        {
            return Some(Message::edits(Edit::Ran(Some(side))));
        }
        _ => {}
    }
    let exit = table.scene.exits.iter().find(|e| e.side == side)?;
    let all = exit.cost.is_none();
    Some(Message::does(if exit.dark {
        Command::Dungeon(dungeon::Command::Explore { side, all })
    } else {
        Command::Dungeon(dungeon::Command::Walk { side, all })
    }))
}

/// A digit while a monster's card lies open: the first of its numbers that is not known, or else its level.
fn printed(table: &Table, digit: u8) -> Option<Message> {
    let Some(Spot::Monster(id)) = table.chosen.filter(|_| table.hot.as_ref().is_none_or(|hot| hot.amending)) else {
        return None;
    };
    let monster = table.game().foes.get(id)?;
    let figure = Figure::Monster(id, Printed::missing(&monster.def).unwrap_or(Printed::Level));
    Some(Message::opens(Panel::pad(figure, digit.to_string())))
}

/// A digit: the face of whatever die is asked for, or of the number.
fn digit(table: &Table, digit: u8) -> Option<Message> {
    let face = Some(digit).filter(|n| (1..=6).contains(n));
    let turned = |part: &Part| matches!((part, face), (Part::Face(to), Some(face)) if *to == face);
    if let Some(part) = chosen(table, turned) {
        return Some(part);
    }
    match &table.question.ask {
        Ask::Dungeon(dungeon::Ask::MonsterDie(_)) => {
            Some(answer(Answer::Table(table::Answer::Colour(*Colour::ALL.get(usize::from(face?) - 1)?))))
        }
        Ask::Table(table::Ask::FirstPlayer { open, .. }) => {
            Some(answer(Answer::Table(table::Answer::Die { seat: *open.first()?, face: face? })))
        }
        Ask::Dungeon(dungeon::Ask::SearchDice { .. }) => Some(Message::edits(Edit::Die(face?))),
        Ask::Fight(fight::Ask::FightDice { .. }) => Some(Message::edits(Edit::Face(face?))),
        // The die that is changed has been touched.
        Ask::Fight(fight::Ask::FightRolled { .. }) => {
            let ((who, index), to) = (table.draft.turning?, face?);
            Some(Message::does(table.played(vec![Effect::Fight(fight::Effect::Face { who, index, to })])))
        }
        Ask::Fight(fight::Ask::RunAway { monsters }) => Some(answer(Answer::Fight(fight::Answer::Ran {
            monster: flight::chased_by(table, monsters)?,
            face: face?,
        }))),
        Ask::Fight(fight::Ask::DieAgain) | Ask::Munchkin(munchkin::Ask::TheftDie) => {
            Some(answer(Answer::Table(table::Answer::Number(face?.into()))))
        }
        // Of its ten faces the 0 is a 10.
        Ask::Munchkin(munchkin::Ask::PowerDie) => {
            Some(answer(Answer::Table(table::Answer::Number(if digit == 0 { 10 } else { digit.into() }))))
        }
        Ask::Fight(fight::Ask::Level { .. }) | Ask::Dungeon(dungeon::Ask::LinkCosts { .. }) => {
            Some(Message::edits(Edit::Digit(digit)))
        }
        _ => None,
    }
}

/// What is chosen next on an open sheet, if a key says which.
fn chosen(table: &Table, is: impl Fn(&Part) -> bool) -> Option<Message> {
    let hot = table.hot.as_ref()?;
    let (teller, at) = (table.teller(), hot.narrowed.len());
    let parts = hot.ways(&teller).into_iter().filter_map(|c| teller.parts(c).get(at).cloned());
    parts.into_iter().find(|part| is(part)).map(|part| Message::Hot(hot::Wish::Narrow(part)))
}

/// A key on the way through a game that is over.
fn plays_back(table: &Table, key: &Key) -> Option<Message> {
    table.end.as_ref().filter(|_| table.panel.is_none())?.replay.as_ref()?;
    let message = match key {
        Key::Named(Named::Space) => replay::Message::Play,
        Key::Named(Named::ArrowLeft) => replay::Message::Back,
        Key::Named(Named::ArrowRight) => replay::Message::On,
        _ => return None,
    };
    Some(Message::Replay(message))
}
