//! What is touched too soon. Whoever touches twice means what was there first: what has only just come under a finger,
//! the next question, the next thing to choose, a curtain, a button, takes no touch and no key for a moment,
//! which begins when it is drawn.

pub mod since;

use crate::app::errand::Errand;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::figure::Figure;
use crate::app::table::hot::state::{Hot, Next, Sheet, Wish};
use crate::app::table::map::Message as OnMap;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::pad;
use crate::app::table::state::Table;
use crate::app::table::{cardboard, next, notices, sealed, stage};
use crate::play::reacting;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::fight::Fighter;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;
use crate::rules::{dungeon, fight, table};
use crate::store::settings::TAPPED;
use since::{
    DEAD_ALIKE, DEAD_ARRIVED, DEAD_BROKEN, DEAD_CLAIM, DEAD_DEAL, DEAD_END, DEAD_LEFT, DEAD_MET, DEAD_NEXT, DEAD_OTHER,
    DEAD_OVER, DEAD_PRINTED, DEAD_RANG, DEAD_SKIP, DEAD_SLID, DEAD_SWAP, DEAD_TURN, DEAD_UNMOVED,
};
pub use since::{Means, Moment, Since};

/// What lies under the fingers: another one has to be seen before it can be meant.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Face {
    asked: u32,
    kind: &'static str,
    whose: usize,
    rolls: Option<Fighter>,
    helper: Option<Colour>,
    /// How many monsters are there of which the Level is known: what is told of them next lies where it was told.
    told: usize,
    /// Of which monster it is asked what is printed on it, where those rows come and go.
    printed: Option<MonsterId>,
    /// How many Races and Classes lie there.
    kinds: usize,
    covered: bool,
    agreeing: bool,
    anyway: bool,
    busy: bool,
    passes: bool,
    ends: bool,
    another: bool,
    fights: bool,
    swapped: bool,
    over: bool,
    hot: Option<Hand>,
    #[cfg(feature = "phones")]
    throws: Option<Option<Colour>>,
}

/// What lies there of a game the app keeps whole.
#[derive(Clone, Debug, PartialEq)]
struct Hand {
    next: Next,
    open: Option<Colour>,
    sheet: Option<Sheet>,
    narrowed: usize,
    armed: Option<Command>,
    lent: Vec<Colour>,
    /// What is listed: once one of it is done, the rest closes up.
    moves: usize,
}

/// Whether a command answers what is asked, or plays a card, after which the same may be asked anew. Standies are ticked off one
/// after the other, as fast as they are moved.
fn answers(command: &Command) -> bool {
    if reacting::plays(command) {
        return true;
    }
    matches!(command, Command::Table(table::Command::Answer(answer)) if !matches!(answer, Answer::Dungeon(dungeon::Answer::Moved(_))))
}

impl Face {
    /// Whether the same is asked of somebody else, or of something else: it reads as it did, in the place where it was.
    fn is_alike(&self, before: &Face) -> bool {
        let next = self.asked != before.asked || self.rolls != before.rolls;
        let another_card = self.whose > 0 && self.whose < before.whose;
        // All are asked at once whether they react: there it is the big button that waits.
        let same = self.kind == before.kind && self.kind != "window";
        (same && next) || another_card
    }
}

impl Table {
    /// What lies under the fingers now.
    pub(super) fn face(&self, shell: &Shell) -> Face {
        let helper = fight::kept(self.game()).and_then(|fight| fight.helping(self.game()));
        let levels =
            fight::kept(self.game()).map(|fight| fight.foes(self.game()).filter(|foe| foe.def.level.is_some()).count());
        let known = levels.unwrap_or(0);
        let hand = |hot: &Hot| Hand {
            next: hot.next,
            open: hot.open,
            sheet: hot.sheet.clone(),
            narrowed: hot.narrowed.len(),
            armed: hot.armed.clone(),
            lent: hot.lent().collect(),
            moves: hot.moves.len(),
        };
        Face {
            asked: self.asked,
            kind: self.question.ask.name(),
            whose: cardboard::owed::cards(self),
            rolls: match &self.question.ask {
                Ask::Table(table::Ask::FirstPlayer { open, .. }) => open.first().copied().map(Fighter::Seat),
                Ask::Fight(fight::Ask::FightDice { .. }) => self.draft.rolling().map(|(who, _)| who),
                _ => None,
            },
            helper,
            told: known,
            printed: stage::asks::turned_to(self),
            kinds: self.game().seats.iter().map(|seat| seat.races.len() + seat.classes.len()).sum(),
            covered: self.panel.is_some(),
            agreeing: self.undo_armed,
            anyway: shell.toast.as_ref().is_some_and(|toast| !toast.anyway.is_empty()),
            busy: self.is_busy(),
            passes: matches!(self.question.ask, Ask::Table(table::Ask::Window { .. })),
            ends: matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. }))
                && self.hot.as_ref().is_some_and(|hot| hot.mover().is_some()),
            // The numbers of one more monster lie where it was called.
            another: self.draft.another,
            fights: matches!(self.question.ask, Ask::Fight(fight::Ask::Fight { .. })),
            swapped: self.swapped,
            over: self.told_story().is_some() && !self.is_gone_through(),
            hot: self.hot.as_ref().map(hand),
            #[cfg(feature = "phones")]
            throws: shell.phones.asks(),
        }
    }

    /// Something was done: what has come with it begins to be there.
    pub(super) fn freshens(&mut self, shell: &Shell, before: &Face) {
        let after = self.face(shell);
        if after != *before {
            self.since.asked = Moment::at(shell.clock.now());
        }
        // Beside cardboard a deed is one touch, and other deeds lie where it lay.
        let bares = before.covered && !after.covered;
        if self.hot.is_none()
            && (after.kind != before.kind || after.helper != before.helper || after.told != before.told || bares)
        {
            self.since.other = Moment::at(shell.clock.now());
        }
        // The rows of the next monster slide to where those of the one before lay.
        if after.printed != before.printed && before.printed.is_some() {
            self.since.printed = Moment::at(shell.clock.now());
        }
        let rolls = matches!(before.kind, "monster-die" | "arrow" | "gait");
        if self.hot.is_none() && rolls && after.kind == "turn" {
            self.since.unmoved = Moment::at(shell.clock.now());
        }
        if bares {
            self.since.bared = Moment::at(shell.clock.now());
        }
        if after.kinds < before.kinds {
            self.since.gone = Moment::at(shell.clock.now());
        }
        if after.is_alike(before) {
            self.since.alike = Moment::at(shell.clock.now());
        }
        if before.whose > 0 && after.whose > before.whose {
            self.since.whose = Moment::at(shell.clock.now());
        }
        // The numbers of one more monster lie where it was called, and what cards add where those lay.
        if (after.fights && !before.fights) || after.another != before.another {
            self.since.met = Moment::at(shell.clock.now());
        }
        if after.swapped != before.swapped {
            self.since.swapped = Moment::at(shell.clock.now());
        }
        if after.over && !before.over {
            self.since.over = Moment::at(shell.clock.now());
        }
        // Nor does anybody pass who skips ahead: it lies in the same place.
        let asked = after.passes && !after.busy && before.busy;
        if asked || (after.ends && !before.ends && (before.busy || before.passes)) {
            self.since.ends = Moment::at(shell.clock.now());
        }
        if after.busy && !before.busy {
            self.since.busy = Moment::at(shell.clock.now());
        }
        self.turns_next(shell);
    }

    /// The big button means something else by now: a finger that is still there has not meant that.
    pub(super) fn turns_next(&mut self, shell: &Shell) {
        let about =
            if let Ask::Table(table::Ask::Window { about, .. }) = &self.question.ask { Some(*about) } else { None };
        let says = |label: String| label.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        let means = next::context(self, shell).map(|context| Means {
            ask: self.question.ask.name(),
            about,
            says: says(context.label),
            ready: context.message.is_some(),
        });
        let goes_on = match (&self.since.next, &means) {
            (Some(before), Some(means)) => means.goes_on_from(before),
            (None, Some(_)) => false,
            (_, None) => true,
        };
        if !goes_on {
            self.since.turned = Moment::at(shell.clock.now());
        }
        self.since.next = means;
        let stands = (self.is_busy(), self.hot.as_ref().is_some_and(|hot| hot.next == Next::Ring));
        if stands != self.since.stood {
            (self.since.stood, self.since.left) = (stands, Moment::at(shell.clock.now()));
        }
    }

    /// A question was answered: the next one is another, even where it reads the same.
    pub(super) fn answered(&mut self, shell: &Shell, command: &Command) {
        // Whoever goes on has seen that the ring has run out.
        self.since.rang = Moment::default();
        if answers(command) {
            self.since.asked = Moment::at(shell.clock.now());
        }
    }

    /// More of the same is asked: what was touched twice at once is not meant twice.
    pub(super) fn asks_on(&mut self, shell: &Shell) {
        self.since.asked = Moment::at(shell.clock.now());
        self.since.other = self.since.asked.clone();
    }

    /// Somebody else has played into the fight that is thought about: whoever thinks has to see it.
    #[cfg(feature = "phones")]
    pub(super) fn is_broken_into(&mut self, shell: &Shell) {
        self.since.broken = Moment::at(shell.clock.now());
    }

    /// The end is looked at: another game stands where the way to it lay.
    pub(super) fn shows_end(&mut self, shell: &Shell) {
        self.since.over = Moment::at(shell.clock.now());
    }

    /// The context button means something else.
    pub(super) fn means(&mut self, shell: &Shell) {
        self.since.meaning = Moment::at(shell.clock.now());
    }

    /// Something has come over the table by itself.
    pub(super) fn comes(&mut self, shell: &Shell) {
        self.since.brought = Moment::at(shell.clock.now());
    }

    /// A ring has run out by itself: the end of the turn lies where it could be cut short.
    pub(super) fn rang_out(&mut self, shell: &Shell) {
        self.since.rang = Moment::at(shell.clock.now());
    }

    /// A fix in the journal has led here.
    pub(super) fn arrives(&mut self, shell: &Shell) {
        self.since.arrived = Moment::at(shell.clock.now());
    }

    /// The table is drawn as it is: from now on what lies there can be seen.
    pub fn drawn(&self, now: i64) {
        self.since.shown().into_iter().for_each(|moment| moment.drawn(now));
    }

    /// A page of a hand with a gap that others can fill closes up, once nobody has touched anything for a moment.
    pub(super) fn closes_up(&mut self, shell: &Shell) {
        let now = shell.clock.now();
        let Some(hot) = self.hot.as_mut().filter(|hot| hot.gapes()) else { return self.since.gapes = None };
        if now.saturating_sub(*self.since.gapes.get_or_insert(now)) >= DEAD_SLID {
            self.since.moved = hot.spread.closes_up();
            self.since.gapes = None;
            self.since.slid = Moment::at(now);
        }
    }

    /// A letter was typed.
    pub fn letter_typed(&mut self, shell: &Shell) {
        let now = shell.clock.now();
        self.since.typed = Moment::at(now);
        self.since.typed.drawn(now);
    }

    /// Whether somebody is in the middle of a word.
    pub fn is_typing(&self, shell: &Shell) -> bool {
        self.since.typed.is_new(shell.clock.now())
    }

    /// Takes what the key of a number wants: whoever types it has seen what it makes of the big button.
    pub(super) fn counted(&mut self, shell: &mut Shell, message: Message) -> Errand {
        let (asked, turned) = (self.asked, self.since.turned.clone());
        let errand = self.touch(shell, message);
        if self.asked == asked {
            self.since.turned = turned;
        }
        errand
    }

    /// Takes what a finger or a key wants, unless it cannot be meant for what has only just come.
    pub fn touch(&mut self, shell: &mut Shell, message: Message) -> Errand {
        let now = shell.clock.now();
        let skips = matches!(message, Message::Hot(Wish::Hurry));
        let taps_on = matches!(message, Message::Asked(OnAsked::Next)) && self.since.skipped.is_within(DEAD_SKIP, now);
        if skips || taps_on {
            self.since.skipped = Moment::at(now);
            self.since.skipped.drawn(now);
        }
        let arrived = self.since.arrived.is_within(DEAD_ARRIVED, now);
        if arrived || taps_on || self.is_too_soon(shell, &message) {
            return Errand::None;
        }
        if let Message::Hot(Wish::Claim(seat)) = message {
            (self.since.claimed, self.since.claim) = (Some(seat), Moment::at(shell.clock.now()));
        }
        if !matches!(message, Message::Hot(Wish::Beat)) {
            self.since.gapes = None;
        }
        let before = self.face(shell);
        // Whoever does anything else meanwhile takes nothing back.
        self.undo_armed &= matches!(message, Message::Ask(Action::Undo) | Message::Hot(Wish::Beat));
        let left = self.update(shell, message);
        if matches!(left, Errand::None) && self.face(shell) != before {
            self.comes(shell);
        }
        left
    }

    fn is_too_soon(&self, shell: &Shell, message: &Message) -> bool {
        let now = shell.clock.now();
        let fresh = self.since.asked.is_new(now)
            || self.since.alike.is_within(DEAD_ALIKE, now)
            || self.since.other.is_within(DEAD_OTHER, now);
        let broken = self.since.broken.is_within(DEAD_BROKEN, now);
        let step = fresh || self.since.meaning.is_new(now);
        // Whose hand it was is meant for the card that was asked about before.
        let whose = self.since.whose.is_within(DEAD_ALIKE, now);
        match message {
            _ if whose && self.panel.is_none() && cardboard::owed::says_whose(message) => true,
            // The way out of a seal rolls the dice, for those who have seen it.
            Message::Seal(sealed::Message::ThrowIn) | Message::Ask(Action::Close) if self.is_sealing() => {
                self.since.brought.is_new(now)
            }
            // Whether a phone is to be thrown out is asked in the place of the touch that wants it.
            #[cfg(feature = "phones")]
            Message::Ask(Action::Phones(_)) if shell.phones.asks().is_some() => fresh,
            // A list that has closed up has another one where that one was.
            Message::Ask(Action::Do(_))
                if self.panel.is_some() && self.hot.is_none() && self.since.gone.is_within(DEAD_OTHER, now) =>
            {
                true
            }
            // What lies on top stays whatever comes below.
            _ if self.panel.is_some() => false,
            // Nor is it "Stop!" or a card that meets the next one's monster.
            Message::Asked(OnAsked::Next | OnAsked::Passes(_)) if self.since.rang.is_within(DEAD_RANG, now) => true,
            Message::Asked(asked) => match asked {
                OnAsked::Next => {
                    let claimed = self.is_claimed() && self.since.asked.is_within(DEAD_CLAIM, now);
                    // Nobody's turn is skipped by a finger that was slow to leave.
                    let turn = self.is_cardboard() && matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. }));
                    // Nor is a room left without its links by one that came down twice on "New room".
                    let built = self.hot.is_none() && matches!(self.question.ask, Ask::Dungeon(_));
                    let turn = (turn || built) && self.since.asked.is_within(DEAD_TURN, now);
                    let turned = self.since.turned.is_within(DEAD_NEXT, now);
                    let ends = matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. }));
                    let unmoved = ends && self.since.unmoved.is_within(DEAD_UNMOVED, now);
                    step || turned || unmoved || claimed || turn || broken || self.since.ends.is_within(DEAD_END, now)
                }
                OnAsked::Letters(text) => text == " " && self.asks_for_letters() && step,
                // Who has typed letters has seen what is asked: the next step need not wait.
                OnAsked::First => self.draft.letters.trim().is_empty() && step,
                // Whoever could help lies where "No, just these" lay.
                OnAsked::Hire(_) => fresh || self.since.met.is_within(DEAD_MET, now),
                OnAsked::Chance
                | OnAsked::Edit(_)
                | OnAsked::Suffers(_)
                | OnAsked::Whose(_)
                | OnAsked::Escapes(_)
                | OnAsked::Passes(_)
                | OnAsked::DrewNone(_)
                | OnAsked::CameOut(_) => fresh,
                OnAsked::Forecast(_) | OnAsked::Stays => false,
            },
            // Whoever ends their turn twice skips nothing: it lies in the same place.
            Message::Hot(Wish::Hurry) => self.since.busy.is_within(DEAD_TURN, now),
            Message::Hot(Wish::Claim(seat)) if self.since.claimed == Some(*seat) && self.since.claim.is_new(now) => {
                true
            }
            // What pays for it lies where it was chosen.
            Message::Hot(Wish::Narrow(_)) if self.hot.as_ref().is_some_and(|hot| !hot.narrowed.is_empty()) => {
                self.since.asked.is_within(DEAD_TURN, now)
            }
            // Where two people trade at one screen the answer lies where the offer was.
            Message::Hot(Wish::Swap(_)) if self.hot.as_ref().is_some_and(|hot| hot.armed.is_some()) => {
                self.since.asked.is_within(DEAD_DEAL, now)
            }
            // Where bots wait to be seen it lies where "Go on" lay.
            Message::Hot(Wish::Sheet(Some(Sheet::More))) if shell.settings.pace == TAPPED => {
                self.since.asked.is_within(DEAD_TURN, now)
            }
            // What is passed for long lies where a card was aimed just before.
            Message::Hot(Wish::WaiveAll | Wish::Peace(_, Some(_))) => self.since.asked.is_within(DEAD_TURN, now),
            // Where a card has gone another one has come.
            Message::Hot(wish @ (Wish::Card(card) | Wish::Put(card, _) | Wish::Mark(card)))
                if self.since.slid.is_within(DEAD_SLID, now) && self.since.moved.contains(card) =>
            {
                !self.only_reads(wish)
            }
            Message::Hot(wish) => fresh && !self.only_reads(wish),
            Message::Ask(action) => self.acts_too_soon(now, action, (fresh, broken)),
            // The map lies where the way to it lay, and the way back where a room is.
            Message::Map(OnMap::Tap(_) | OnMap::Swap) if self.since.swapped.is_within(DEAD_SWAP, now) => true,
            Message::Map(OnMap::Tap(_)) | Message::Notices(notices::Message::Mourned(_) | notices::Message::Anyway) => {
                fresh
            }
            _ => false,
        }
    }

    /// The same of what is done by a part of the table: whether another question has just come, and whether something was
    /// broken off.
    fn acts_too_soon(&self, now: i64, action: &Action, (fresh, broken): (bool, bool)) -> bool {
        match action {
            // Called by keys, with no finger over it: the commands, and the pad of a digit that was typed.
            Action::Open(Panel::Palette(_)) => false,
            Action::Open(Panel::Pad(pad)) if !pad.typed.is_empty() => false,
            // Where a ring that has just run out stood lies what is read.
            // Nor does a fight that was touched twice where a line of the journal lies by now open that line.
            Action::Open(Panel::Why(_) | Panel::Told(..) | Panel::Dice) if self.hot.is_some() => {
                let left = self.since.left.is_within(DEAD_LEFT, now);
                fresh || left || self.since.brought.is_new(now) || self.since.met.is_within(DEAD_MET, now)
            }
            // A number of one monster is none of another's.
            Action::Set(Figure::Monster(..), _)
            | Action::Open(Panel::Pad(pad::State { figure: Figure::Monster(..), .. }))
                if self.since.printed.is_within(DEAD_PRINTED, now) =>
            {
                true
            }
            // Where a panel lay the tiles lie.
            Action::Set(..) => self.hot.is_none() && self.since.bared.is_within(DEAD_OTHER, now),
            // Where the first turn lies the names lay of who could begin.
            Action::Open(_) if self.begins() && self.since.asked.is_within(DEAD_TURN, now) => true,
            // The menu lies in its corner, where nothing else ever does.
            Action::Open(Panel::Menu) => false,
            // Somebody's sheet and the pad of a number lie where a list or a card lay that has just gone.
            Action::Open(_) if self.game().turn.number == 0 => self.since.brought.is_within(DEAD_OTHER, now),
            Action::Open(Panel::Seat(_) | Panel::Pad(_)) => self.since.brought.is_within(DEAD_OTHER, now),
            Action::Open(_) => self.since.brought.is_new(now),
            // Where the screen is handed over it lies nearly where the hand was turned up.
            Action::Undo if self.hot.as_ref().is_some_and(|hot| hot.handed().is_some()) => {
                self.since.asked.is_within(DEAD_TURN, now)
            }
            Action::Undo => self.undo_armed && fresh,
            // Another game stands where "Nobody minds" stood, and the way back to the end: that is seen first.
            Action::Rematch => self.since.over.is_within(DEAD_OVER, now),
            Action::Do(_) | Action::Made(_) | Action::Meets(_) | Action::Both(_) => {
                // The list of what there is to do closes up: what was below lies under the finger by now; and who
                // takes the next card off a body stands beside whoever has taken one.
                let closes = self.hot.is_some() || cardboard::body::is_shared(self);
                let moved = closes && self.since.asked.is_within(DEAD_TURN, now);
                fresh || broken || moved || self.since.met.is_within(DEAD_MET, now)
            }
            _ => false,
        }
    }

    /// Whether the first turn beside cardboard has begun.
    fn begins(&self) -> bool {
        let first = self.is_cardboard() && self.game().turn.number == 1;
        first && matches!(self.question.ask, Ask::Table(table::Ask::Turn { .. }))
    }

    /// Whether a wish changes nothing but what is to be read.
    fn only_reads(&self, wish: &Wish) -> bool {
        match wish {
            Wish::Card(card) => self.hot.as_ref().is_some_and(|hot| hot.sheet != Some(Sheet::Card(*card))),
            Wish::Beat
            | Wish::GoOn
            | Wish::Hurry
            | Wish::Sheet(None)
            | Wish::Laid(_)
            | Wish::Page(_)
            | Wish::Amend(_) => true,
            _ => false,
        }
    }
}
