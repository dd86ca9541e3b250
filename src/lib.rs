//! Standie: a referee that lies on the table beside a *Munchkin Quest* box.
//!
//! This page is the architecture. The README says what Standie is for.
//!
//! # Five laws
//!
//! 1. A [`Game`](rules::game::Game) is plain data. Only [`Game::apply`](rules::game::Game::apply) changes it, and it
//!    holds no rules.
//! 2. **Rules** read a game and answer with events, or with a [`Refusal`](rules::refusal::Refusal) that cites the rule
//!    and whose text says what would do instead. [`engine::decide`](rules::engine::decide) gives only a command's own
//!    facts; every consequence is owed on the agenda, and [`engine::advance`](rules::engine::advance) works it out from
//!    the state of then.
//! 3. **Waiting is data.** The agenda is a stack of owed steps; its top is the
//!    [`Question`](rules::question::Question). What is legal is an answer to it, or what every seat may do besides.
//!    Anything owed can be done by hand, left out or jumped over: the table goes on, and all of it is recorded.
//! 4. **Chance is a player.** A roll or a draw is a question like any other. The table types it in, or the
//!    [`oracle`](play::oracle) answers from the game's dice; rules cannot tell which.
//! 5. The **journal** of facts is the truth; undo is a position in it and is itself recorded.
//!
//! And one vocabulary: an [`Effect`](rules::effect::Effect) is a small typed value ("gain a level", "move a monster").
//! What a card does, what a room does and what a correction does are the same effects; an
//! [`Amend`](rules::table::Command::Amend) is refused only for impossible shapes, because the table is always right.
//! Every printed fact is known, none or unknown, and is asked for only when something needs it.
//!
//! # Layers
//!
//! ```text
//! rules     the core: std, serde and thiserror; no clock, no chance, no disk, no sentences
//!   engine      decide, advance, act, legal              system/quest   one rule set: a value, and what it lends its parts
//!   steps       what is owed, asked, listed, answered    setup          what a table chooses before the first turn
//!   table, cards, munchkin, fight, dungeon, doors, track the parts, from the ground up
//!   hand, dice  cards played, dice that a card changes   in_play, shelf  where each card lies; cards that leave the app
//! odds      exact chances of a roll between two sides
//! catalog   what ships (rules, ledgers, packs, texts) and the owner's Box
//! bots      players of the app: each sees what its seat may see
//! play      a running game: Session, timeline, oracle, journal lines, narration, fixes of earlier entries
//! store     the only module that touches the disk: games, backups, the Box, settings
//! phones    what a seat is shown on a phone of its own, and who listens to it
//! cli, app  two faces over the same session: a command line, a window
//! ```
//!
//! Imports run downwards only, and no two files need each other: a test reads the sources and holds both, and without the
//! feature `app` no window is even linked. Files have nouns or verbs: what a thing is lies below what is done with it
//! ([`rules::fight::state`] below [`rules::fight::roll`], `app/table/state.rs` below `app/table.rs`). Shared files of `rules` never
//! take anything from a rule set: a set is a value, a [`System`](rules::book::System), which the
//! [`Book`](rules::book::Book) holds beside its numbers, and shared rules call that. A game names its set in its header and
//! is opened with the book of that name, one of the [`Books`](rules::books::Books) its caller knows; [`catalog::books`] has
//! those that ship, and `tests/toy` brings one of its own: a whole game in some two hundred lines.
//!
//! What several sets share it cites in the ledger of the one that is played: a part's `cited.rs` names each such rule with
//! a column for every ledger ([`by!`]), a missing one with its reason, and the [`engine`](rules::engine) picks the column as
//! facts, questions and refusals leave it.
//!
//! A fight stands on its own ([`rules::fight`]): it knows munchkins and their [`foes`](rules::fight::foe), its place is optional, and
//! without dice its numbers decide. What a map has to do with it is asked of the set: who is near, what a room adds, what
//! winning and losing lead to. The monsters of a fight are those at its place; where there is no map, all there are.
//!
//! # Parts and their words
//!
//! A game is put together from parts, each a folder of `rules` named after a thing on the table, and each with its own
//! `Event`, `Command`, `Answer`, `Step`, `Ask`, `Effect` and `Does` where it has any:
//!
//! ```text
//! table      who sits there, what is owed, answers any question takes, chances to react, house rules, corrections
//! turn       its end, jumps in it, dice rolled for what the app does not follow
//! cards      decks, hands, discards
//! munchkin   levels, Races and Classes, Items, Charity, Curses, death
//! fight      who is in it, the monsters, what counts, how it ends
//! dungeon    the map, walks, searches, the Monster Turn; Health, Move and gold
//! doors      a turn without a map: doors opened, claims of a win, what the dead leave, Levels bought
//! track      the row of the Matrix: hacking, its rewards, the second way to win
//! ```
//!
//! The vocabularies ([`rules::event`], [`rules::command`], [`rules::answer`], [`rules::agenda`], [`rules::question`],
//! [`rules::effect`], [`rules::card::does`]) are enums of these enums: `Event::Dungeon(dungeon::Event::Walked { .. })`. In
//! files and in the journal a word stands alone, as if there were one long list ([`rules::vocabulary`]), so a word can move
//! from one part to another and every saved game still opens; two parts never share one. Whatever matches on a part's words
//! names each of them where it must be carried out, asked, answered or listed: a new word does not compile until it is.
//! Each part also says of its steps whose they are ([`Whose`](rules::table::whose::Whose)): what is owed ends with that,
//! and with nothing else, whatever comes in between ([`rules::dungeon`]'s `owed` is the law).
//! What a part does knows only the parts below it, and a test holds that; what it needs of one above it asks the rule set,
//! through a [`System`](rules::book::System).
//!
//! A step that is owed has one line for each thing that happens to it (what follows, what it asks, who answers, which answers
//! there are, what one does), all in its part's file of [`rules::steps`]; how it is done lies in the topic's file, such as
//! `dungeon/search.rs` or `munchkin/curse.rs`. What bots are offered is taken from the same lists. Whose a step is, each part
//! says once, and a death, a leaving or a jump ends or passes on what is owed by that alone. What rule sets share cites each
//! of their ledgers, in a constant of the part's `cited.rs`. [`guide`] says what to touch to add something.
//!
//! # From a touch to the disk
//!
//! A widget sends a wish; the table submits it as a [`Command`](rules::command::Command). The session decides it on its
//! game, applies the facts, advances until a question stands, and makes one [`Record`](play::record::Record): command,
//! facts with their rules, who answered, when. The record's line, chained to the one before by a checksum, is handed to
//! the system before the screen shows what it did; a thread makes it durable within a tenth of a second. Opening folds
//! the facts and never decides again, so a later correction of a rule changes no game of the past. A fact says what
//! has happened; where files of earlier versions say a whole list instead, it is read, told and compared as what that
//! list makes of the one before it ([`old_words`](play::old_words)).
//!
//! # Cards the app keeps
//!
//! Where the cards are in the app, a whole game can be played without a box, by the same rules. They count cards; the
//! [`stock`](rules::cards::stock) says which ones they are: a hand that grew by number asks for a draw, one that shrank for a
//! choice, and a card in play that nothing on the table carries any more lies on the discards. What a card does is data,
//! [`Does`](rules::card::Does), and becomes the same effects people tap by hand. Others may react while a
//! [`Step::Window`](rules::table::Step::Window) stands; dice that a card can still change wait as a
//! [`Step::Cast`](rules::table::Step::Cast). [`engine::moves`](rules::engine::moves) spells out what whoever is asked can
//! do; [`bots`] choose from it and see only the [`View`](bots::view::View) of their seat. Those of them that are
//! [`people`](bots::people) say something now and then ([`talk`](play::talk)) and remember stabs ([`stab`](play::stab)): both
//! follow from the history, and nothing of it is kept. Beside the cardboard of a card game whoever is away is answered for by
//! one that knows numbers alone ([`absent`](play::absent)). Every roll and draw follows from
//! the game's [`dice`](play::dice): a secret whose seal is shown before the game and which is told after it, or a seed that
//! was given. [`fair`](play::fair) decides and rolls everything again. The file holds the cards a game is played with, so
//! that it stays playable whatever becomes of the shipped ones.
//!
//! # A turn
//!
//! ```
//! use standie::catalog;
//! use standie::rules::answer::Answer;
//! use standie::rules::command::Command;
//! use standie::rules::event::Event;
//! use standie::rules::ids::{Colour, Side};
//! use standie::rules::question::Ask;
//! use standie::rules::setup::Setup;
//! use standie::rules::{dungeon, engine, table, turn};
//!
//! let book = catalog::book();
//! let setup = Setup { first: Some(Colour::Blue), costs_checked: true, ..Setup::new(&[Colour::Blue, Colour::Red]) };
//! let mut game = setup.game(&book)?;
//! let mut act = |command: Command| engine::act(&book, &mut game, &command);
//! let say = |answer: Answer| Command::from(table::Command::Answer(answer));
//!
//! act(say(table::Answer::Done.into()))?;                                          // cards are laid out
//! act(dungeon::Command::Explore { side: Side::East, all: false }.into())?;        // Blue looks behind a passage
//! act(say(dungeon::Answer::Tile(Box::default()).into()))?;                        // a room nobody names
//! act(say(table::Answer::Done.into()))?;                                          // its links are passages
//! act(say(dungeon::Answer::Nothing.into()))?;                                     // no monster lives there
//! act(turn::Command::EndTurn.into())?;
//! act(table::Command::ByHand.into())?;                                            // Charity, seen to at the table
//! let facts = act(say(table::Answer::Colour(Colour::Green).into()))?;             // the Monster Die
//! let marched = facts.iter().find(|fact| matches!(fact.event, Event::Dungeon(dungeon::Event::Marched(_))));
//! assert!(marched.is_some_and(|fact| !fact.cites.is_empty()));
//!
//! assert_eq!(engine::question(&book, &game).ask, Ask::Dungeon(dungeon::Ask::Moving { left: vec![] }));
//! let walk = dungeon::Command::Walk { side: Side::West, all: false };
//! let refused = engine::act(&book, &mut game, &walk.into());
//! assert!(refused.is_err_and(|why| !why.cites.is_empty()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "app")]
pub mod app;
pub mod bots;
pub mod catalog;
pub mod cli;
pub mod guide;
pub mod odds;
#[cfg(feature = "phones")]
pub mod phones;
pub mod play;
pub mod rules;
pub mod store;

/// Opens the window.
///
/// # Errors
/// If this build has none, there is no display, or the window cannot be opened.
pub fn window(window: &cli::args::Window) -> Result<std::process::ExitCode, cli::Fault> {
    #[cfg(feature = "app")]
    return app::run(window);
    #[cfg(not(feature = "app"))]
    {
        let _ = window;
        Err(cli::Fault::Other(catalog::words::Words::load("en").get("cli-no-window")))
    }
}
