//! The table: a running game on the screen. Holds the session and its file; every change goes through one door.

pub mod action;
pub mod asking;
pub mod bar;
pub mod cardboard;
mod caught;
pub mod dead;
mod doing;
pub mod draft;
pub mod end;
mod entry;
pub mod far;
pub mod fighters;
pub mod figure;
mod float;
pub mod heard;
pub mod highlight;
mod history;
pub mod hot;
pub mod inspect;
mod keeping;
pub(in crate::app) mod keys;
pub mod lesson;
pub mod log;
pub mod map;
mod message;
pub mod monsters;
pub mod next;
pub mod notices;
mod owing;
pub mod panel;
pub mod panels;
mod places;
pub mod play;
pub mod prompt;
pub mod remind;
pub mod row;
mod saving;
pub mod sealed;
pub mod seats;
mod sides;
pub mod soon;
pub mod stage;
pub mod state;
pub mod talk;
pub mod view;

pub use figure::{Field, Figure, Naming, Printed};
pub use message::{Message, answer};
pub use panel::Panel;
pub use saving::Keeping;
pub use state::Table;

use crate::app::errand::Errand;
use crate::app::hat;
use crate::app::map::{Scene, Spot, scene};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::draft::Draft;
use crate::app::table::hot::state::Hot;
use crate::app::table::remind::notes::Notes;
use crate::play::Session;
use crate::play::record::Who;
use crate::play::talk::Talk;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::monster_turn;
use crate::rules::fight::build;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::setup::Setup;
use crate::rules::{dungeon, fight, table};
use crate::store::settings::{RING_OPEN, Settings};
use crate::store::summary::Keeper;

impl Table {
    /// A game on the screen.
    pub fn new(shell: &Shell, session: Session, keeping: Keeping) -> Table {
        let question = session.question();
        let mut table = Table {
            draft: Draft::of(&question, session.game(), session.book()),
            hot: Hot::of(&session),
            drafts: Default::default(),
            undo_armed: false,
            undo_asked: (0, 0),
            session,
            keeping,
            notice: None,
            scene: Scene::default(),
            question,
            asked: 0,
            log: Vec::new(),
            reminders: Vec::new(),
            after_all: None,
            notes: Notes::default(),
            dead: Vec::new(),
            camera: None,
            looked_in: iced::Size::ZERO,
            swapped: false,
            swing: None,
            newest: None,
            log_read: None,
            turning: None,
            was: None,
            walks: None,
            stays: false,
            highlight: None,
            talk: Talk::default(),
            spoken: None,
            whole: false,
            of_turn: 0,
            turns: 0,
            chosen: None,
            carrying: false,
            panel: None,
            aside: None,
            forecasts: None,
            forecast: None,
            undoes: None,
            end: None,
            summary: Keeper::default(),
            lesson: None,
            stamps: None,
            owed: None,
            once: owing::Once::default(),
            lined_up: (0, None, Vec::new()),
            met: cardboard::lately::Lately::default(),
            told_unsaved: false,
            looked_back: false,
            meaning_since: i64::MIN,
            since: soon::Since::default(),
        };
        // Whoever touched "Start" twice has not touched what lies there.
        table.comes(shell);
        table.log = log::recent(shell, &table.session);
        table.talk = Talk::of(&table.session);
        table.refresh(shell);
        // A claim that was left lying waits for a touch.
        table.looked_back = table.is_claimed();
        table
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Whether this window may change the game.
    pub fn is_open(&self) -> bool {
        !matches!(self.keeping, Keeping::LookOnly)
    }

    /// Whether the question is answered by finding a name.
    pub fn asks_for_letters(&self) -> bool {
        let finds = matches!(
            self.question.ask,
            Ask::Dungeon(dungeon::Ask::Tile { .. }) | Ask::Dungeon(dungeon::Ask::NewMonster { .. })
        );
        finds && self.panel.is_none() && !self.is_busy()
    }

    /// How long it rings before a fight is rolled, or a claim counts, in milliseconds; 0 where it does not (MQ-CMB-41).
    fn whole_ring(&self, shell: &Shell) -> i64 {
        let agreed = build::pause(self.session.book(), self.game());
        // What rings until everybody has passed needs no bar: the dice wait anyway.
        let ring = Some(shell.settings.ring).filter(|ring| *ring != RING_OPEN);
        // Where the app keeps the cards, everybody is asked one after the other instead.
        let announced = matches!(self.question.ask, Ask::Fight(fight::Ask::FightDice { .. }))
            && self.is_open()
            && self.hot.is_none();
        if announced && !self.looked_back { agreed.or(ring).unwrap_or(0).into() } else { 0 }
    }

    /// Whether it rings, or has rung until now.
    fn rings(&self, shell: &Shell) -> bool {
        self.whole_ring(shell) > 0
    }

    /// What is left of the ring before a fight is rolled, from 1 to 0 (MQ-CMB-41).
    pub fn ring(&self, shell: &Shell) -> Option<f32> {
        let whole = self.whole_ring(shell);
        // While somebody has a card in mind the claim waits for them (MC-CMB-19).
        let gone = if self.is_thought_over() { 0 } else { shell.clock.now() - self.meaning_since };
        (0..whole).contains(&gone).then(|| 1.0 - gone as f32 / whole as f32)
    }

    /// Takes a message; where nobody watches, the app goes on at once. Says what the app has to do.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        let before = self.face(shell);
        let (sealing, thought) = (self.is_sealing(), self.is_thought_over());
        // What somebody has said lies over their figures: whoever goes on has heard it.
        if !matches!(message, Message::Hot(hot::Wish::Beat) | Message::Map(_)) {
            self.spoken = None;
            self.hot.iter_mut().for_each(|hot| hot.rests = false);
        }
        let told = matches!(self.panel, Some(Panel::Card(_)));
        let leaves = self.take(shell, message);
        // A card outlives a reload as far as it is told; a name when all of it is typed.
        let types = matches!(&self.panel, Some(Panel::Card(card)) if card.typing);
        if !types && (told || matches!(self.panel, Some(Panel::Card(_)))) {
            self.keep_draft(shell);
        }
        if !matches!(leaves, Errand::None) {
            return leaves;
        }
        if sealing && !self.is_sealing() {
            self.goes_on(shell);
        }
        #[cfg(feature = "phones")]
        if !matches!(self.panel, Some(Panel::Phones)) {
            shell.phones.lets_be();
        }
        // Whoever had a card in mind and has let it be leaves everybody all of the ring once more.
        if thought && !self.is_thought_over() {
            self.meaning_since = shell.clock.now();
        }
        self.drive(shell);
        // Who is at it is known only now.
        if self.lights_exits() != self.scene.lights {
            self.show(shell);
        }
        self.learns(shell.clock.now());
        self.freshens(shell, &before);
        leaves
    }

    fn take(&mut self, shell: &mut Shell, message: Message) -> Errand {
        if message.types() {
            self.letter_typed(shell);
        }
        let action = match (message, &mut self.panel) {
            (Message::Ask(action), _) => action,
            (Message::Map(message), _) => self.on_map(shell, message),
            (Message::Asked(message), _) => self.on_asked(shell, message),
            (Message::Notices(message), _) => self.noticed(shell, message),
            (Message::ReadsLog, _) => {
                self.log_read = Some(shell.clock.now());
                Action::None
            }
            (Message::Hot(wish), _) => {
                self.wish(shell, wish);
                Action::None
            }
            (Message::Replay(message), _) => {
                self.replayed(shell, message);
                Action::None
            }
            (Message::Pad(message), Some(Panel::Pad(pad))) => pad.update(message),
            (Message::Words(message), Some(Panel::Words(words))) => words.update(message),
            (Message::Items(message), Some(Panel::Items(items))) => items.update(message),
            (Message::Card(message), Some(Panel::Card(card))) => card.update(message),
            (Message::Deal(message), Some(Panel::Deal(deal))) => deal.update(message),
            (Message::Found(message), Some(Panel::Found(found))) => found.update(message),
            (Message::Palette(message), Some(Panel::Palette(palette))) => palette.update(message),
            (Message::House(message), Some(Panel::Rules(house))) => {
                house.update(message).map_or(Action::None, |change| Action::Do(panels::house::command(change)))
            }
            (Message::Seal(message), Some(Panel::Seal(sealing))) => sealed::update(sealing, shell, message),
            // Its panel is closed.
            (
                Message::Pad(_)
                | Message::Words(_)
                | Message::Items(_)
                | Message::Card(_)
                | Message::Deal(_)
                | Message::Found(_)
                | Message::Palette(_)
                | Message::House(_)
                | Message::Seal(_),
                _,
            ) => Action::None,
        };
        self.act(shell, action)
    }

    /// What was called by its name among the commands is done, and no list lies over it.
    fn leaves_commands(&mut self, action: &Action) {
        let done = matches!(action, Action::Undo | Action::Redo | Action::Far | Action::Across | Action::Full);
        self.panel.take_if(|panel| done && matches!(panel, Panel::Palette(_)));
    }

    /// Does what a part of the table asks for. Says what is left to the app.
    fn act(&mut self, shell: &mut Shell, action: Action) -> Errand {
        self.leaves_commands(&action);
        match action {
            Action::None => {}
            Action::Do(command) => {
                let asked = self.question.ask.name();
                self.submit(shell, &command);
                self.bares(asked);
            }
            Action::Made(command) => {
                if self.submit(shell, &command) {
                    (self.panel, self.aside) = (None, None);
                    self.curse_lands(shell);
                }
            }
            Action::Meets(def) => self.meets(shell, *def),
            Action::Both(both) => {
                if self.submit(shell, &both.0) {
                    self.panel = None;
                    // What belongs to it is taken back with it.
                    self.submit_as(shell, &both.1, Who::App);
                }
            }
            Action::Set(figure, to) => self.set(shell, figure, to),
            Action::Typed(figure, to) => self.panel = self.typed(shell, (figure, to)),
            Action::Name(naming, words) => self.name(shell, naming, &words),
            // In a game of the app nobody says for a bot what it gives.
            Action::Open(Panel::Trade(from, to)) if self.hot.is_some() => self.trades(shell, (from, to)),
            Action::Open(panel) => self.panel = Some(self.taken_up(panel)),
            Action::Close => {
                // What was said to it goes with it.
                shell.toast.take_if(|_| self.panel.is_some());
                self.put_aside();
            }
            Action::ThrowIn => self.throw_in(shell),
            Action::CheckDice => self.check_dice(shell),
            Action::Undo => self.undo(shell),
            Action::Redo => self.redo(shell),
            Action::Far => {
                // What was seen from near lies elsewhere now.
                self.camera = None;
                self.turns_over(shell, |settings| &mut settings.far);
            }
            Action::Across => self.turns_over(shell, |settings| &mut settings.turned),
            Action::Full => self.turns_over(shell, |settings| &mut settings.full),
            Action::Hat(colour, worn) => {
                hat::put_on(&mut shell.settings, colour, worn);
                shell.save_settings();
                self.show(shell);
            }
            Action::Turn(colour) => {
                shell.settings.turn_tile(colour);
                shell.save_settings();
            }
            Action::Hush => hush(shell),
            #[cfg(feature = "phones")]
            Action::Phones(wish) => self.heeds(shell, wish),
            Action::SeeTable(sees) => {
                if let Some(end) = &mut self.end {
                    end.aside = sees;
                }
                if !sees {
                    self.shows_end(shell);
                }
            }
            Action::Taught => self.taught(),
            Action::EndLesson => self.lesson = None,
            Action::Replay(opens) => self.replay(shell, opens),
            Action::Remember => self.remembers(shell),
            Action::Copy => self.copy_result(shell),
            Action::Picture => self.take_picture(shell),
            Action::Rematch => return Errand::Begin(Box::new(Setup::again(self.game())), None),
            Action::Leave(leave) => {
                if matches!(leave, Errand::Go(_) | Errand::Fix(_)) {
                    self.panel = None;
                }
                return leave;
            }
        }
        Errand::None
    }

    /// How the table is seen is set the other way round.
    fn turns_over(&mut self, shell: &mut Shell, which: fn(&mut Settings) -> &mut bool) {
        let set = which(&mut shell.settings);
        *set = !*set;
        shell.save_settings();
        self.panel = None;
    }

    /// Works out anew what follows from the state.
    fn refresh(&mut self, shell: &Shell) {
        let question = self.session.question();
        if question != self.question || self.meaning_since == i64::MIN {
            // What cards lie on stays as it was set, whatever was asked meanwhile.
            let (target, telling) = (self.draft.target, self.draft.telling);
            self.draft = Draft::of(&question, self.session.game(), self.session.book());
            (self.draft.target, self.draft.telling) = (target, telling);
            self.meaning_since = shell.clock.now();
            self.means(shell);
            self.forecast = None;
        } else if matches!(question.ask, Ask::Fight(fight::Ask::Fight { .. })) {
            self.draft.recount(self.session.book(), self.session.game());
        }
        // Any play opens a claim again: everybody has all of the ring once more (MC-CMB-19).
        if self.is_claimed() {
            self.meaning_since = shell.clock.now();
        }
        // Whose turn it is has the map, wherever somebody has looked meanwhile.
        if self.of_turn != self.game().turn.number {
            (self.of_turn, self.camera) = (self.game().turn.number, None);
        }
        if is_another(&self.question, &question) {
            self.asked = self.asked.wrapping_add(1);
            (self.chosen, self.carrying, self.stays) = (None, false, false);
            // Whoever leaves is asked what of theirs stays.
            if question.ask == Ask::Table(table::Ask::Leaver) {
                self.panel = None;
            }
        }
        self.forecasts = matches!(question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)))
            .then(|| monster_turn::forecast(self.session.book(), self.session.game()).map(Box::new))
            .flatten();
        if let Some(hot) = &mut self.hot {
            hot.look(&self.session, &question);
        }
        self.question = question;
        let goes_on = self.is_cardboard() && fight::under_way(self.game()).is_some();
        let stamps = goes_on.then(|| cardboard::stamps::line(shell, &self.session, self.session.timeline().here()));
        self.stamps = stamps.flatten();
        self.lines_up(shell);
        if self.staged().is_none() {
            (self.swapped, self.swing) = (false, None);
        }
        self.tell_story();
        self.learns_step();
        self.undoes = log::undone(shell, &self.session);
        if let Some(Spot::Room(room)) = self.chosen
            && self.game().dungeon.as_deref().is_none_or(|d| d.room(room).is_none())
        {
            self.chosen = None;
        }
        if let Some(Spot::Monster(monster)) = self.chosen
            && self.game().foes.get(monster).is_none()
        {
            self.chosen = None;
        }
        self.keep_draft(shell);
        let before = std::mem::take(&mut self.scene);
        self.show(shell);
        self.follows_again(&before);
    }

    /// Whether the ways out are touched on the map. They light up for nobody who cannot: not while somebody of the app
    /// moves, nor while a hand waits for its owner.
    fn lights_exits(&self) -> bool {
        let asked = self.game().has_map() && matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. }));
        asked && self.is_open() && self.may_move()
    }

    /// Draws the scene anew.
    fn show(&mut self, shell: &Shell) {
        let forecast = self.forecast.and_then(|c| self.forecasts.as_ref().map(|all| &all[c.index()]));
        let exits = self.lights_exits();
        let routes = matches!(self.question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. }));
        let drawn = match &self.question.ask {
            Ask::Dungeon(dungeon::Ask::Links { room, .. }) => Some((*room, self.draft.links.as_slice())),
            _ => None,
        };
        // What monsters do is seen on all of the map.
        let march = matches!(
            self.question.ask,
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters) | dungeon::Ask::Moving { .. })
        );
        let active = self.game().active().and_then(|seat| self.game().dungeon.as_deref()?.room(seat.room?));
        // A room that is asked about is what everybody looks at.
        let about = match &self.question.ask {
            Ask::Dungeon(dungeon::Ask::Arrow { room, .. } | dungeon::Ask::Links { room, .. }) => {
                self.game().dungeon.as_deref().and_then(|dungeon| dungeon.room(*room))
            }
            _ => None,
        };
        let follows = about.or(active).filter(|_| !self.whole && !march).map(|room| room.at);
        let lit: Vec<scene::Lit> = self.places().into_iter().map(|(lit, _)| lit).collect();
        let arrow = match self.question.ask {
            Ask::Dungeon(dungeon::Ask::Arrow { colour, .. }) => Some(colour),
            _ => None,
        };
        let focus = scene::Focus {
            chosen: self.chosen,
            forecast,
            exits,
            lit: (&lit, arrow),
            routes,
            drawn,
            follows,
            mover: self.carries(),
            hats: Colour::ALL.map(|colour| hat::of(&shell.settings, self.game(), colour)),
        };
        self.scene = Scene::of(self.session.book(), self.session.game(), &shell.words, focus);
    }
}

/// Those the app plays hold their tongues, or speak again.
fn hush(shell: &mut Shell) {
    shell.settings.talk = !shell.settings.talk;
    shell.save_settings();
}

/// Whether it is asked something else, and not the same thing further on: a fight is built and standies are ticked in
/// many steps, and one walks on.
fn is_another(was: &Question, now: &Question) -> bool {
    match (&was.ask, &now.ask) {
        _ if was.seat != now.seat => true,
        (Ask::Table(table::Ask::Turn { .. }), Ask::Table(table::Ask::Turn { .. }))
        | (Ask::Dungeon(dungeon::Ask::Moving { .. }), Ask::Dungeon(dungeon::Ask::Moving { .. })) => false,
        (Ask::Fight(fight::Ask::FightRolled { .. }), Ask::Fight(fight::Ask::FightRolled { .. }))
        | (Ask::Table(table::Ask::FirstPlayer { .. }), Ask::Table(table::Ask::FirstPlayer { .. })) => false,
        (
            Ask::Fight(fight::Ask::Fight { place, monsters }),
            Ask::Fight(fight::Ask::Fight { place: here, monsters: others }),
        ) => place != here || !monsters.iter().any(|id| others.contains(id)),
        (was, now) => was != now,
    }
}
