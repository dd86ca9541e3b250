//! The Box at a table without a map: what was fought is remembered by a touch, and met again by a letter or two.

use crate::app::icon::icon;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::cardboard::known::{bad_text, called};
use crate::app::table::caught;
use crate::app::table::figure::Naming;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::play::draft::Ill;
use crate::app::table::state::Table;
use crate::app::widget::parts::bold;
use crate::app::widget::press::{Kind, press};
use crate::catalog::boxed::{BadStuff, CurseCard, Foe, Lesson};
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::played::Played;
use crate::rules::{fight, munchkin, setup};
use iced::widget::{column, row};
use iced::{Alignment, Element};

impl Table {
    /// A monster's Bad Stuff has done something: of what most of it does the Box takes note, whatever else it does.
    pub(in crate::app::table) fn suffered(&mut self, seat: Colour, monster: MonsterId, effect: &Effect) {
        let level = |game: &Game| game.seat(seat).map_or(0, |seat| seat.level);
        let lost = level(&caught::before(self)).saturating_sub(level(self.game()));
        let bad = match effect {
            Effect::Munchkin(munchkin::Effect::Life { .. }) => Some(BadStuff::Death),
            _ => (lost > 0).then_some(BadStuff::Levels(lost)),
        };
        self.met.suffers(monster, bad);
    }

    /// A fight is over: whoever was fought can be remembered until another turn begins.
    pub(in crate::app::table) fn parts_from(&mut self, before: &Game) {
        if self.is_cardboard() {
            self.met.parts(before, self.session.game());
        }
    }

    /// A fight is won: whoever fought and has promised somebody a Treasure is told, and pays or does not.
    pub(in crate::app::table) fn promises_due(&mut self, shell: &Shell, facts: &[Fact]) {
        let over = |fact: &Fact| {
            matches!(&fact.event, Event::Fight(fight::Event::Fight { what: FightTold::Over { won: true, .. }, .. }))
        };
        if !self.is_cardboard() || !facts.iter().any(over) {
            return;
        }
        let names = Names::of(self.session.game());
        let main = self.session.game().turn.seat.and_then(|seat| self.session.game().seat(seat));
        let owed = main.iter().flat_map(|seat| seat.conditions.iter().map(|condition| (seat.colour, condition)));
        let due = owed.filter_map(|(seat, condition)| {
            let args = [
                ("seat", shell.words.seat(seat, names).into()),
                ("to", shell.words.seat(condition.owes?, names).into()),
            ];
            Some(shell.words.with("promise-due", &args))
        });
        let due: Vec<String> = due.collect();
        self.reminders.extend(due);
    }

    /// Whoever was dead is back: where no hands are kept somebody has to say that there is a new one (MC-DEATH-10).
    pub(in crate::app::table) fn returns(&mut self, shell: &Shell, facts: &[Fact]) {
        let (book, game) = (self.session.book(), self.session.game());
        if !self.is_cardboard() || game.keeps_goods() || game.has_map() {
            return;
        }
        let hand = setup::first_hand(book, &game.table.rulings, book.rules.back.hand);
        let back = facts.iter().filter_map(|fact| {
            let Event::Munchkin(munchkin::Event::Revived { seat }) = &fact.event else { return None };
            let args = [
                ("seat", shell.words.seat(*seat, Names::of(game)).into()),
                ("doors", hand.of(book.other_deck()).into()),
                ("treasures", hand.of(Deck::ITEMS).into()),
            ];
            Some(shell.words.with("back-draw", &args))
        });
        let back: Vec<String> = back.collect();
        self.reminders.extend(back);
    }

    /// Items and Curses that are called something are learned as they are told.
    pub(in crate::app::table) fn learns_cards(&self, shell: &mut Shell, command: &Command, facts: &[Fact]) {
        if !self.is_cardboard() || self.lesson.is_some() {
            return;
        }
        let mut lessons = Vec::new();
        for fact in facts {
            match &fact.event {
                Event::Munchkin(munchkin::Event::Items { got, .. }) => {
                    lessons.extend(got.iter().map(|got| Lesson::Item(Box::new(Gear::clone(got)))));
                }
                Event::Munchkin(munchkin::Event::ItemsChanged { seat, .. }) => {
                    let all = self.game().seat(*seat).map(|seat| seat.gear.as_slice()).unwrap_or_default();
                    lessons.extend(all.iter().map(|item| Lesson::Item(Box::new(Gear::clone(item)))));
                }
                _ => {}
            }
        }
        if let Command::Munchkin(munchkin::Command::Play { name, what, .. }) = command
            && let Played::Curse { effects, .. } = &**what
            && let Some((does, by)) = effects.first().and_then(Ill::word)
        {
            lessons.push(Lesson::Curse(CurseCard { name: name.clone(), does, by }));
        }
        let known = shell.owners_box();
        lessons.retain(|lesson| known.is_news(lesson));
        if !lessons.is_empty() {
            shell.learn_all(&lessons);
        }
    }

    /// Remembers who was fought last, and asks what it is called: nobody has to say.
    pub(in crate::app::table) fn remembers(&mut self, shell: &mut Shell) {
        let Some((monster, foe)) = offered(self, shell).cloned() else { return };
        let unnamed = foe.def.name.is_empty();
        shell.learn(Lesson::Foe(Box::new(foe)));
        if unnamed {
            self.met.names(monster);
            self.panel = Some(Panel::words(Naming::Met, String::new()));
        }
    }

    /// Whoever was remembered last is called something.
    pub(in crate::app::table) fn names_met(&mut self, shell: &mut Shell, name: &str) {
        let Some(foe) = self.met.named().filter(|_| !name.is_empty()) else { return };
        let nameless = Lesson::ForgetFoe(Box::new(foe.def.clone()));
        foe.def.name = name.to_owned();
        let named = Lesson::Foe(Box::new(foe.clone()));
        shell.learn_all(&[nameless, named]);
    }
}

/// Who of those that were fought can be remembered: one after the other.
fn offered<'a>(table: &'a Table, shell: &Shell) -> Option<&'a (MonsterId, Foe)> {
    if table.game().fight.is_some() || !table.is_open() {
        return None;
    }
    let known = shell.owners_box();
    table.met.foes().find(|(_, foe)| {
        let there = known.met().known(&foe.def).is_some_and(|old| old.bad.is_some() || foe.bad.is_none());
        foe.def.level.is_some() && !there && known.is_news(&Lesson::Foe(Box::new(foe.clone())))
    })
}

/// "Remember it?", while there is something to remember.
pub fn offer<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (_, foe) = offered(table, shell)?;
    // What it keeps of the Bad Stuff is said before it is kept.
    let said = |text: String| bold(text, 15.0).line_height(1.2);
    let bad = foe.bad.map(|bad| ("bad", shell.words.get(bad_text(bad)).into()));
    let bad = bad.map(|bad| said(shell.words.with("met-remember-bad", &[bad])));
    let asked = said(shell.words.with("met-remember", &[("foe", called(shell, foe).into())]));
    let label = column![asked, bad];
    let label = row![icon("box", 20.0), label].spacing(8).align_y(Alignment::Center);
    let offer = press(shell.look, label).kind(Kind::Quiet).padding([2, 6]);
    Some(offer.id("remember".to_owned()).on_press(Message::Ask(Action::Remember)).into())
}
