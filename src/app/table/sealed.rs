//! The dice of the game on the table: their secret is seen to, told when it is over, and checked by a touch.

use crate::app::shell::Shell;
use crate::app::table::log::LogLine;
use crate::app::table::{Keeping, Table};
use crate::play::dice::{Epoch, Source};
use crate::play::fair::{self, Verdict};
use crate::play::narrate::Tone;
use crate::play::session::Session;
use crate::rules::cite::Cites;
use crate::store::secrets;

/// What is told of the dice of a stretch of the game, before anything is rolled.
fn sealed(shell: &Shell, epoch: &Epoch) -> Option<LogLine> {
    let text = match &epoch.source {
        Source::Sealed { seal, .. } => shell.words.with("log-dice", &[("seal", seal.clone().into())]),
        Source::Seed(seed) => shell.words.with("log-dice-open", &[("seed", seed.to_string().into())]),
        Source::Old(_) => return None,
    };
    Some(LogLine { text, cites: Cites::NONE, tone: Tone::Plain })
}

/// What the log begins with: what chance will say is settled before anything happens.
pub fn first_line(shell: &Shell, session: &Session) -> Option<LogLine> {
    sealed(shell, session.dice().epochs().first()?)
}

/// What the dice came from, for the end of the game.
pub fn told(shell: &Shell, session: &Session) -> Option<String> {
    session.dice().epochs().iter().rev().find_map(|epoch| match &epoch.source {
        Source::Sealed { secret: Some(secret), .. } if epoch.told => {
            Some(shell.words.with("over-secret", &[("secret", secret.text().into())]))
        }
        Source::Seed(seed) => Some(shell.words.with("over-seed", &[("seed", seed.to_string().into())])),
        _ => None,
    })
}

impl Table {
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
        let settled = secrets::settle(&mut self.session, file, at, asked, || clock.secret(count));
        for written in &settled.written {
            self.keep(shell, written);
        }
        if settled.lost && count > 0 {
            self.notice = Some(shell.words.get("dice-lost"));
        }
        if let Some(why) = settled.failure {
            shell.say(shell.words.with("dice-unkept", &[("what", why.to_string().into())]));
        }
        if settled.written.iter().any(|written| written.number > 1)
            && let Some(epoch) = self.session.dice().epochs().last().filter(|epoch| epoch.after > count)
        {
            self.log.extend(sealed(shell, epoch));
        }
    }

    /// Says what came of deciding and rolling everything again.
    pub(super) fn check_dice(&self, shell: &mut Shell) {
        let checked = fair::check(&self.session);
        let verdict = match checked.verdict() {
            Verdict::Fair => "fair",
            Verdict::Partly => "partly",
            Verdict::Running => "running",
            Verdict::Arranged => "arranged",
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
