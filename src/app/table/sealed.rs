//! The dice of the game on the table: their secret is seen to, told when it is over, and checked by a touch.

use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::log::line::LogLine;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::head;
use crate::app::table::saving::Keeping;
use crate::app::table::state::Table;
use crate::app::thrown::{self, Sealing};
use crate::app::widget::parts::{body, bold, button};
use crate::app::widget::press::Kind;
use crate::catalog::words::Names;
use crate::play::dice::{Epoch, Source};
use crate::play::fair::{self, Verdict};
use crate::play::session::Session;
use crate::play::{daily, first};
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::store::secrets;
use iced::widget::column;
use iced::widget::text::Wrapping;
use iced::{Element, Fill};

/// The line of the log that says that the dice are sealed.
pub const SEALED: &str = "log-dice";

/// The panel behind that line: the seal itself, and what it is good for.
pub fn shown<'a, M: Clone + 'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, M> {
    let (words, epoch) = (&shell.words, table.session.dice().epochs().first());
    let seal = epoch.and_then(Epoch::seal).unwrap_or_default().to_owned();
    let seal = bold(seal, 18.0).wrapping(Wrapping::WordOrGlyph);
    column![head(words.get("log-seal")), seal, body(words.get("log-seal-why"))].spacing(12).into()
}

/// What is told of the dice of a stretch of the game, before anything is rolled.
fn sealed(shell: &Shell, epoch: &Epoch) -> Option<LogLine> {
    let text = match &epoch.source {
        // Nobody reads so many digits who does not want to: a touch shows them.
        Source::Sealed { .. } => {
            return Some(LogLine { id: SEALED, ..LogLine::plain(shell.words.get(SEALED), 0) });
        }
        Source::Seed(seed) => shell.words.with("log-dice-open", &[("seed", seed.to_string().into())]),
        Source::Old(_) => return None,
    };
    Some(LogLine::plain(text, 0))
}

/// The text for a game whose dice were never meant to be secret: an arranged one, the dungeon of a day, or the first game.
fn open_dice<'a>(session: &Session, [day, lesson, arranged]: [&'a str; 3]) -> Option<&'a str> {
    let header = session.header();
    if first::is(header) {
        return Some(lesson);
    }
    if header.setup.is_arranged() {
        return Some(arranged);
    }
    daily::of(header).map(|_| day)
}

/// What the log begins with: what chance will say is settled before anything happens.
pub fn first_line(shell: &Shell, session: &Session) -> Option<LogLine> {
    if let Some(text) = open_dice(session, ["log-dice-daily", "log-dice-first", "log-arranged"]) {
        return Some(LogLine::plain(shell.words.get(text), 0));
    }
    sealed(shell, session.dice().epochs().first()?)
}

/// What the dice came from, for the end of the game.
pub fn told(shell: &Shell, session: &Session) -> Option<String> {
    if let Some(text) = open_dice(session, ["over-daily", "over-first", "over-arranged"]) {
        return Some(shell.words.get(text));
    }
    session.dice().epochs().iter().rev().find_map(|epoch| match &epoch.source {
        Source::Sealed { secret: Some(secret), .. } if epoch.told => {
            Some(shell.words.with("over-secret", &[("secret", secret.text().into())]))
        }
        Source::Seed(seed) => Some(shell.words.with("over-seed", &[("seed", seed.to_string().into())])),
        _ => None,
    })
}

/// What happens on the panel of a new seal.
#[derive(Clone, Debug)]
pub enum Message {
    /// Words are thrown in.
    Throw(thrown::Message),
    /// Those that are there count, and the game goes on.
    ThrowIn,
}

/// Takes a message.
pub fn update(sealing: &mut Sealing, shell: &Shell, message: Message) -> Action {
    match message {
        Message::Throw(message) => sealing.thrown.update(shell, message),
        Message::ThrowIn => return Action::ThrowIn,
    }
    Action::None
}

/// The panel: the new seal, a word of each person, and on with the game.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, sealing: &'a Sealing) -> Element<'a, Message> {
    let words = &shell.words;
    let seal = table.session.dice().epochs().last().and_then(Epoch::seal).unwrap_or_default();
    let card = thrown::view(&sealing.thrown, shell, seal, table.people()).map(Message::Throw);
    let none = sealing.thrown.said(table.people()).is_empty();
    let label = words.get(if none { "seal-go-on-without" } else { "seal-go-on" });
    let go_on = button(shell.look, label).kind(Kind::Primary).height(TURN_TOUCH).width(Fill).id("go_on".to_owned());
    column![head(words.get("seal-title")), card, go_on.on_press(Message::ThrowIn)].spacing(12).into()
}

impl Table {
    /// People at the table, by their colours: bots throw no words in.
    fn people(&self) -> impl Iterator<Item = Colour> + '_ {
        self.game().seats.iter().map(|seat| seat.colour).filter(|seat| !self.minds_itself(*seat))
    }

    /// Whether the table looks at a new seal: nothing is rolled by it meanwhile.
    pub fn is_sealing(&self) -> bool {
        matches!(self.panel, Some(Panel::Seal(_)))
    }

    /// Shows a seal nobody has seen, so that people can throw words in; `rolls` where the app was asked for a roll.
    pub fn show_seal(&mut self, shell: &Shell, rolls: bool) {
        if self.is_open() && self.session.takes_words() && self.people().next().is_some() {
            self.panel = Some(Panel::Seal(Box::new(Sealing { rolls, ..Sealing::default() })));
            self.comes(shell);
        }
    }

    /// The words that are there count, and what was asked for is rolled.
    pub(super) fn throw_in(&mut self, shell: &mut Shell) {
        let Some(Panel::Seal(sealing)) = self.panel.take() else { return };
        let said = sealing.thrown.said(self.people());
        if !said.is_empty() {
            match self.session.throw_in(&said, shell.clock.now()) {
                Ok(written) => self.keep(shell, &written),
                Err(refusal) => shell.say(shell.words.say(&refusal.message, Names::of(self.game()))),
            }
        }
        if sealing.rolls {
            self.ask_chance(shell);
        }
    }

    /// The seal has been seen: the app does what it left undone.
    pub(super) fn goes_on(&mut self, shell: &mut Shell) {
        if self.hot.is_some() || !self.is_open() {
            return;
        }
        let before = self.session.game().clone();
        let facts = self.chances(shell);
        if !facts.is_empty() {
            self.refresh(shell);
            self.remind(shell, &before, &facts);
        }
    }

    /// Sees to the dice after the game was laid out and after every record; `asked` where people want the app to roll
    /// what they roll otherwise.
    pub fn settle(&mut self, shell: &mut Shell, asked: bool) {
        if !self.is_open() {
            return;
        }
        let (clock, at, count) = (shell.clock, shell.clock.now(), self.session.records());
        let path = match &self.keeping {
            Keeping::File(file) => Some(file.path().to_owned()),
            _ => None,
        };
        let file = shell.home.as_ref().zip(path.as_deref());
        let seals = self.session.dice().epochs().len();
        let settled = secrets::settle(&mut self.session, file, at, asked, || clock.secret(count));
        for written in &settled.written {
            self.keep(shell, written);
        }
        if settled.lost && count > 0 {
            self.notice = Some(shell.words.get("dice-lost"));
        }
        if let Some(why) = settled.failure {
            shell.say(shell.words.with("dice-unkept", &[("what", why.say(&shell.words).into())]));
        }
        if settled.written.iter().any(|written| written.number > 1)
            && let Some(epoch) = self.session.dice().epochs().last().filter(|epoch| epoch.after > count)
        {
            self.log.extend(sealed(shell, epoch));
        }
        // A die that somebody wants rolled beside their cards is rolled: that its seal was there first the log says. So are dice
        // nobody wants to see because they change nothing.
        // Nor does anybody stop for words in the middle of a fight.
        let fighting = fight::under_way(self.game()).is_some();
        let unseen = asked && (self.is_cardboard() || self.is_decided() || fighting && self.hot.is_none());
        if self.session.dice().epochs().len() > seals && !unseen {
            self.show_seal(shell, asked);
        }
    }

    /// Says what came of deciding and rolling everything again.
    pub(super) fn check_dice(&self, shell: &mut Shell) {
        let checked = fair::check(&self.session);
        let verdict = match checked.verdict() {
            Verdict::Fair => "fair",
            Verdict::Partly => "partly",
            Verdict::Running => "running",
            Verdict::Arranged => open_dice(&self.session, ["daily", "first", "laid"]).unwrap_or("arranged"),
            Verdict::Altered => "altered",
        };
        let worded = checked.secrets.iter().any(|stretch| !stretch.words.is_empty());
        let args = [
            ("verdict", verdict.into()),
            ("rolls", checked.same.into()),
            ("commands", checked.commands.into()),
            ("told", checked.told.into()),
            ("words", if worded { "some" } else { "none" }.into()),
        ];
        shell.say(shell.words.with("over-checked", &args));
    }
}
