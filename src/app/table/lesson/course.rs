//! What a first game in the app says: everything once, when it comes up, at the thing itself.

use crate::app::look::{BODY, card};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::hot::state::{Hot, Sheet};
use crate::app::table::lesson::kind::Lesson;
use crate::app::table::lesson::occasion::Occasion;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, button};
use crate::app::widget::press::Kind;
use crate::odds::fight::roll;
use crate::rules::card::{CardId, CardKind, Does};
use crate::rules::command::Command;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{self, Fight, standing};
use crate::rules::ids::Colour;
use crate::rules::munchkin::{charity, outfit};
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table::step::About;
use crate::rules::{dungeon, munchkin, table};
use iced::widget::{column, container, opaque, row, space};
use iced::{Alignment, Element, Fill};

/// How long something has to be up to have been read, in milliseconds.
const READ: i64 = 700;

impl Table {
    /// What there is to say now, and at what.
    pub fn occasion(&self) -> Option<(Occasion, String)> {
        let Some(Lesson::Game(course)) = &self.lesson else { return None };
        let hot = self.hot.as_ref()?;
        let me = hot.mover()?;
        self.comes_up(hot, me).into_iter().find(|(occasion, _)| !course.said.contains(occasion))
    }

    /// Everything that comes up, the most pressing first.
    fn comes_up(&self, hot: &Hot, me: Colour) -> Vec<(Occasion, String)> {
        let lit = self.lit_card(hot, me).map(|card| (Occasion::Hand, card));
        let context = |occasion| (occasion, "context".to_owned());
        if hot.sheet.is_some() {
            // What it can do now is shown, and never what it says.
            let lit = matches!(&hot.sheet, Some(Sheet::Card(card)) if hot.lights(&self.teller(), *card));
            let at = if lit { "choose 0" } else { "close sheet" };
            return hot.is_lifted().then(|| (Occasion::Lifted, at.to_owned())).into_iter().collect();
        }
        match &self.question.ask {
            Ask::Table(table::Ask::Turn { .. }) => self.turn_comes_up(hot, me, lit),
            Ask::Fight(fight::Ask::Fight { .. }) => {
                let fight = fight::kept(self.game());
                // Whoever wins for sure is told of it where it is needed.
                let open = fight.filter(|fight| !self.is_certain(fight));
                let asks = open.and_then(|fight| standing::can_help(self.session.book(), self.game(), fight).next());
                let help = asks.map(|helper| (Occasion::Help, format!("ask {}", helper.name())));
                let fight = (Occasion::Fight, format!("fighter-{}", me.name()));
                [Some(fight), lit, help, Some(context(Occasion::Roll))].into_iter().flatten().collect()
            }
            Ask::Table(table::Ask::Window { about: About::Opening, .. }) => lit.into_iter().collect(),
            Ask::Table(table::Ask::Window { .. }) => {
                let others = fight::kept(self.game()).is_some_and(|fight| fight.main != me);
                others.then(|| context(Occasion::React)).into_iter().collect()
            }
            Ask::Munchkin(munchkin::Ask::Cursed { .. }) => vec![context(Occasion::Curse)],
            Ask::Dungeon(dungeon::Ask::BaseColour { .. }) => vec![(Occasion::Base, format!("colour-{}", me.name()))],
            Ask::Dungeon(dungeon::Ask::Refuge { .. }) => vec![(Occasion::Run, "move 0".to_owned())],
            _ => Vec::new(),
        }
    }

    /// Whether a fight is won whatever the dice show.
    fn is_certain(&self, fight: &Fight) -> bool {
        let sides = sides(self.session.book(), self.game(), fight, None);
        !sides.is_open() && roll(&sides).odds().is_some_and(|odds| odds.certain())
    }

    fn turn_comes_up(&self, hot: &Hot, me: Colour, lit: Option<(Occasion, String)>) -> Vec<(Occasion, String)> {
        let level = self.game().seat(me).map_or(1, |seat| seat.level);
        let seat = format!("seat-{}", me.name());
        let top = level >= self.session.book().top_level(self.game());
        let way = hot.moves.iter().find_map(|command| match command {
            Command::Dungeon(dungeon::Command::Walk { side, .. } | dungeon::Command::Explore { side, .. }) => {
                Some((Occasion::Turn, format!("way-{}", side.name())))
            }
            _ => None,
        });
        let searches = hot.moves.contains(&Command::Dungeon(dungeon::Command::Search));
        let ends = way.is_none().then(|| (Occasion::End, "context".to_owned()));
        // What is lost by ending the turn comes before what can wait, once it is known what a turn is.
        let begun = matches!(&self.lesson, Some(Lesson::Game(course)) if course.said.contains(&Occasion::Turn));
        let book = self.session.book();
        let full = |seat: &Seat| seat.hand.total() > charity::limit(book, self.game(), seat);
        let full = begun && self.game().seat(me).is_some_and(full);
        let all = [
            top.then(|| (Occasion::Boss, seat.clone())),
            full.then(|| (Occasion::Charity, "context".to_owned())),
            (level > 1).then_some((Occasion::Level, seat)),
            way,
            lit,
            searches.then(|| (Occasion::Search, "move-search".to_owned())),
            ends,
        ];
        all.into_iter().flatten().collect()
    }

    /// A card of the hand that can be played now, as it lies.
    fn lit_card(&self, hot: &Hot, me: Colour) -> Option<String> {
        let seat = self.game().seat(me)?;
        let teller = self.teller();
        let held = self.session.book().rules.hands.iter();
        let cards = held.flat_map(|deck| seat.held.and(self.session.book().cards.stack(*deck)).iter());
        let cards = cards.into_iter().filter(|card| hot.lights(&teller, *card));
        // What would only be carried is nothing to begin with, and what works once is better kept; least of all what heals
        // nobody.
        let hurt = seat.health.red < seat.health.max;
        let rank = |card: &CardId| match self.session.book().cards.card(*card).map(|def| &def.is) {
            Some(CardKind::Item { does, .. }) if !hurt && does.iter().any(heals) => 4,
            Some(CardKind::Item { gear, .. }) if !outfit::may_use(seat, gear) => 3,
            Some(CardKind::Item { gear, .. }) if gear.once => 2,
            Some(CardKind::Item { .. } | CardKind::Race(_) | CardKind::Class(_)) => 0,
            _ => 1,
        };
        let lit = cards.min_by_key(rank)?;
        Some(format!("card {}", lit.0))
    }

    /// What was pointed at has been seen once it is not what comes up any more.
    pub(super) fn goes_on_learning(&mut self, at: i64) {
        let now = self.occasion().map(|(occasion, _)| occasion);
        let Some(Lesson::Game(course)) = &mut self.lesson else { return };
        if course.now.map(|(occasion, _)| occasion) == now {
            return;
        }
        // What has been up for less than a moment nobody has read: it comes again.
        if let Some((was, since)) = course.now
            && at.saturating_sub(since) >= READ
            && course.drawn.get() == Some(was)
        {
            course.say(was);
        }
        course.now = now.map(|occasion| (occasion, at));
    }

    /// What is pointed at is understood.
    pub(in crate::app::table) fn taught(&mut self) {
        if let Some((occasion, _)) = self.occasion()
            && let Some(Lesson::Game(course)) = &mut self.lesson
        {
            course.say(occasion);
            course.now = None;
        }
    }
}

fn heals(does: &Does) -> bool {
    matches!(does, Does::Dungeon(dungeon::Does::Health { by, .. }) if *by > 0)
}

/// What is said, how much has been, and the way out.
pub fn bubble<'a>(table: &'a Table, shell: &'a Shell, occasion: Occasion) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let said = if let Some(Lesson::Game(course)) = &table.lesson {
        course.drawn.set(Some(occasion));
        course.count()
    } else {
        0
    };
    let args = [("step", (said + 1).into()), ("steps", Occasion::ALL.len().into())];
    let count = bold(words.with("lesson-count", &args), BODY).color(look.torch);
    let leave = button(look, words.get("course-enough")).kind(Kind::Quiet).id("no more".to_owned());
    let head = row![count, space().width(Fill), leave.on_press(Message::Ask(Action::EndLesson))];
    let top = table.session.book().top_level(table.game());
    let text = body(words.with(occasion.text(), &[("top", top.into())])).size(18.0);
    let fine = button(look, words.get("course-fine")).kind(Kind::Primary).width(Fill).id("fine".to_owned());
    let content = column![head.align_y(Alignment::Center), text, fine.on_press(Message::Ask(Action::Taught))];
    let content = container(content.spacing(8)).padding([8, 14]).width(Fill);
    opaque(container(content).id("bubble").style(card(look, look.torch, 3.0)))
}
