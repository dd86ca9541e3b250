//! Where the secrets of running games lie: `secrets/SEAL` in the data folder, for nobody but this user to read. A game's
//! file holds the seal alone until the game is over.
//!
//! Each secret says which file it belongs to. A copy of a running game does not find it, so that nobody tries on a copy
//! what the dice will say; a file that was moved or renamed does.

use crate::play::Session;
use crate::play::dice::Secret;
use crate::play::session::Written;
use crate::store::home::Home;
use crate::store::{StoreError, disk};
use rand::TryRng as _;
use rand::rngs::SysRng;
use std::path::{Path, PathBuf};

/// Longest file of a secret, in bytes: the secret, and a path.
const LONGEST: u64 = 1 << 16;

/// A secret from the system's own randomness; none if it has none to give.
pub fn random() -> Option<Secret> {
    let mut bits = [0; 16];
    SysRng.try_fill_bytes(&mut bits).ok()?;
    Some(Secret::new(bits))
}

fn folder(home: &Home) -> PathBuf {
    home.path().join("secrets")
}

/// Keeps a secret for a game's file, durably and for this user alone.
///
/// # Errors
/// What the system refused.
pub fn keep(home: &Home, secret: &Secret, game: &Path) -> Result<(), StoreError> {
    let folder = folder(home);
    let text = format!("{}\n{}\n", secret.text(), disk::real(game).display());
    disk::secret(&folder, &secret.seal(), text.as_bytes()).map_err(StoreError::io(&folder))
}

/// The secret of a seal and the file it belongs to, if it is kept here.
fn look(home: &Home, seal: &str) -> Option<(Secret, PathBuf)> {
    let plain = seal.len() == 64 && seal.bytes().all(|b| b.is_ascii_hexdigit());
    let text = plain.then(|| disk::read(&folder(home).join(seal), LONGEST).ok()).flatten()?;
    let text = String::from_utf8(text).ok()?;
    let (secret, game) = text.split_once('\n')?;
    let secret = Secret::read(secret).filter(|secret| secret.seal() == seal)?;
    Some((secret, game.strip_suffix('\n').unwrap_or(game).into()))
}

/// Finds the secrets of a game to check it by. They are not told.
pub fn find(home: &Home, session: &mut Session) {
    let unknown: Vec<String> = session.dice().unknown().map(str::to_owned).collect();
    for (secret, _) in unknown.iter().filter_map(|seal| look(home, seal)) {
        session.know(&secret);
    }
}

/// Finds the secrets of a game to play on in its file.
fn find_for(home: &Home, session: &mut Session, game: &Path) {
    let (unknown, here): (Vec<String>, _) = (session.dice().unknown().map(str::to_owned).collect(), disk::real(game));
    for (secret, theirs) in unknown.iter().filter_map(|seal| look(home, seal)) {
        if theirs == here {
            session.know(&secret);
        } else if disk::about(&theirs).is_err() && session.know(&secret) {
            // It was moved. Where that cannot be written down it is looked for again the next time.
            let _ = keep(home, &secret, game);
        }
    }
}

/// Keeps the secrets of a game for another file, in which it goes on.
///
/// # Errors
/// What the system refused.
pub fn move_to(home: &Home, session: &Session, game: &Path) -> Result<(), StoreError> {
    session.dice().untold().iter().try_for_each(|secret| keep(home, secret, game))
}

/// What was done about the dice of a game, as records that belong into its file.
#[derive(Debug, Default)]
pub struct Settled {
    /// The records.
    pub written: Vec<Written>,
    /// Whether another secret was begun since the one before is not to be found here.
    pub lost: bool,
    /// Why a secret could not be kept: the game goes on, and begins another one when it is opened again.
    pub failure: Option<StoreError>,
}

/// Sees to the dice of a game that is being played, after it was opened and after each record: secrets are looked for,
/// told when the game is over, and begun where there is none or the old one is none any more. `file` is where the data
/// folder and the game's file are; without, nothing is kept. `asked` says that the app shall roll what people roll
/// otherwise.
pub fn settle(
    session: &mut Session,
    file: Option<(&Home, &Path)>,
    at: i64,
    asked: bool,
    random: impl FnOnce() -> Option<Secret>,
) -> Settled {
    let mut settled = Settled::default();
    if let Some((home, game)) = file
        && session.dice().unknown().next().is_some()
    {
        find_for(home, session, game);
    }
    settled.written.extend(session.go_on(at));
    settled.written.extend(session.reveal(at));
    let wanted = session.wants_secret() || (asked && session.dice().key().is_none());
    if let Some(secret) = wanted.then(random).flatten() {
        settled.lost = session.dice().epochs().last().is_some_and(|epoch| !epoch.told);
        // Kept before anything follows from it.
        settled.failure = file.and_then(|(home, game)| keep(home, &secret, game).err());
        settled.written.push(session.reseal(secret, at));
    }
    settled
}
