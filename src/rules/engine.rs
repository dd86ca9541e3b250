//! The engine: a wish becomes facts or a refusal, facts become the next state, and what is owed follows until a
//! question stands.

use crate::rules::act;
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
use crate::rules::effect::interpret::{self, Mode};
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::stock::shelf;
use crate::rules::system;
use serde::Serialize;

/// Forced steps after one command. More would mean a rule that owes itself; none does, and the tests hold it.
const FORCED_LIMIT: usize = 1_000;

/// Facts being gathered.
#[derive(Clone, Debug, Default)]
pub struct Facts(pub Vec<Fact>);

impl Facts {
    /// Adds a fact and the rules behind it.
    pub fn say(&mut self, event: Event, cites: Cites) {
        self.0.push(Fact { event, cites });
    }

    /// Adds a fact that needs no rule: bookkeeping of the engine, or the table's own doing.
    pub fn note(&mut self, event: Event) {
        self.say(event, Cites::NONE);
    }

    /// Gives the facts that name no rule one, but for bookkeeping: what the table does by hand follows by itself here.
    pub(crate) fn rest_by(&mut self, cites: Cites) {
        let own = |event: &Event| matches!(event, Event::Owed(_) | Event::Settled | Event::Noted(_));
        for fact in self.0.iter_mut().filter(|f| f.cites.is_empty() && !own(&f.event)) {
            fact.cites = cites;
        }
    }

    /// Owes a step: it will be on top.
    pub fn owe(&mut self, step: Step) {
        self.note(Event::Owed(step));
    }

    /// The step on top is done.
    pub fn settle(&mut self) {
        self.note(Event::Settled);
    }

    /// The game as these facts leave it: for what must count from there within the same command.
    #[must_use]
    pub fn on(&self, game: &Game) -> Game {
        let mut then = game.clone();
        self.0.iter().for_each(|fact| then.apply(&fact.event));
        then
    }
}

/// The facts of a command alone, without what follows from it.
///
/// # Errors
/// A refusal: what stands in the way, the rule, and what would make it legal. Nothing has changed.
pub fn decide(book: &Book, game: &Game, command: &Command) -> Result<Facts, Refusal> {
    let mut out = Facts::default();
    shelf::none_named(game, command)?;
    match command {
        Command::Answer(answer) => system::answer(book, game, answer, &mut out)?,
        Command::ByHand | Command::Skip => act::waive::waive(game, &mut out)?,
        Command::Effects { note, effects } => {
            shelf::claim(game, effects, &mut out)?;
            interpret::run(book, game, note, effects, Mode::Play, &mut out)?;
        }
        Command::Amend { note, effects } => {
            shelf::claim(game, effects, &mut out)?;
            interpret::run(book, game, note, effects, Mode::Amend, &mut out)?;
        }
        Command::Join { .. }
        | Command::Leave { .. }
        | Command::Away { .. }
        | Command::Bot { .. }
        | Command::Order(_)
        | Command::Rule { .. }
        | Command::Keep { .. }
        | Command::Care(_) => act::table::decide(book, game, command, &mut out)?,
        Command::EndTurn
        | Command::Jump { .. }
        | Command::Walk { .. }
        | Command::Explore { .. }
        | Command::Search
        | Command::Help { .. }
        | Command::AskHelp { .. }
        | Command::PlayCard { .. }
        | Command::UsePower { .. }
        | Command::RoomDeal { .. }
        | Command::Deal { .. }
        | Command::Play { .. }
        | Command::Pack { .. }
        | Command::Give { .. }
        | Command::BuyLevel { .. }
        | Command::Heal { .. }
        | Command::Power { .. }
        | Command::PickUp(_)
        | Command::Drop { .. }
        | Command::Reroll { .. }
        | Command::Roll(_) => system::decide(book, game, command, &mut out)?,
    }
    Ok(out)
}

/// The next forced facts from the state alone; none if a question stands.
pub fn advance(book: &Book, game: &Game) -> Facts {
    let mut out = Facts::default();
    if game.ending.is_none() {
        system::advance(book, game, &mut Seen::default(), &mut out);
    }
    out
}

/// What has been looked at since anything happened that could change it: looked at again it would be as it was.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    /// Every card that is neither in a deck nor in a hand is in play.
    pub play: bool,
    /// Every hand holds as many cards as are named in it.
    pub hands: bool,
    /// Nothing in use is useless, and no pack is too full.
    pub goods: bool,
}

impl Seen {
    /// Forgets what a fact about to come true could change.
    fn before(&mut self, game: &Game, event: &Event) {
        let card = |step: &Step| matches!(step, Step::Cursed { .. } | Step::EmptyRoom { .. } | Step::Spoils { .. });
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Owed(step) if !card(step) && matches!(game.top(), Some(Step::NameCards { .. })) => {
                self.hands = false;
            }
            Event::Owed(step) if !card(step) => {}
            Event::Settled if !game.top().is_some_and(card) => {}
            Event::Noted(step) if !card(step) && !game.top().is_some_and(card) => {}
            Event::Phase(_)
            | Event::Rolled { .. }
            | Event::Reopened { .. }
            | Event::Spent { .. }
            | Event::Health { .. }
            | Event::Gold { .. }
            | Event::Walked { .. }
            | Event::Fight { .. }
            | Event::RoomRule { .. }
            | Event::Power { .. }
            | Event::Played { .. } => {}
            Event::Hand { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Shed { .. }
            | Event::Swept(_)
            | Event::Reshuffled(_) => self.hands = false,
            _ => *self = Seen::default(),
        }
    }
}

/// Carries a command out, and everything that follows until a question stands.
///
/// # Errors
/// As [`decide`]; the game is then as it was.
pub fn act(book: &Book, game: &mut Game, command: &Command) -> Result<Vec<Fact>, Refusal> {
    let mut all = Vec::new();
    follow(book, game, command, |facts| all.append(facts))?;
    Ok(net(all))
}

/// Carries a command out like [`act()`], and tells nobody what happened: for games that are only counted.
///
/// # Errors
/// As [`decide`]; the game is then as it was.
pub fn carry_out(book: &Book, game: &mut Game, command: &Command) -> Result<(), Refusal> {
    follow(book, game, command, |_| {})
}

/// Makes the facts of a command true, and those that follow, telling each lot as it comes.
fn follow(
    book: &Book,
    game: &mut Game,
    command: &Command,
    mut tell: impl FnMut(&mut Vec<Fact>),
) -> Result<(), Refusal> {
    let mut out = decide(book, game, command)?;
    // What had left play was swept up when the question came to stand; hands are dealt only after the first.
    let mut seen = Seen { play: true, hands: false, goods: false };
    let apply = |game: &mut Game, seen: &mut Seen, out: &Facts| {
        for fact in &out.0 {
            seen.before(game, &fact.event);
            game.apply(&fact.event);
        }
    };
    apply(game, &mut seen, &out);
    // One player fewer is asked whether to react: what followed nothing before follows nothing now.
    let passed = matches!(
        &out.0[..],
        [Fact { event: Event::Noted(Step::Window { waiting, .. }), .. }] if !waiting.is_empty()
    );
    tell(&mut out.0);
    if passed {
        return Ok(());
    }
    for _ in 0..FORCED_LIMIT {
        out.0.clear();
        if game.ending.is_none() {
            system::advance(book, game, &mut seen, &mut out);
        }
        if out.0.is_empty() {
            break;
        }
        apply(game, &mut seen, &out);
        tell(&mut out.0);
    }
    Ok(())
}

/// Facts without the steps that were owed and settled in the same breath: the agenda ends up the same.
fn net(facts: Vec<Fact>) -> Vec<Fact> {
    let mut kept: Vec<Option<Fact>> = Vec::with_capacity(facts.len());
    // Places in `kept` of steps owed here and still open.
    let mut open: Vec<usize> = Vec::new();
    for fact in facts {
        match (&fact.event, open.last().copied()) {
            (Event::Owed(_), _) => open.push(kept.len()),
            (Event::Settled, Some(owed)) => {
                open.pop();
                kept[owed] = None;
                continue;
            }
            (Event::Noted(step), Some(owed)) => {
                if let Some(Fact { event, .. }) = &mut kept[owed] {
                    *event = Event::Owed(step.clone());
                }
                continue;
            }
            (Event::Agenda(_), _) => {
                for owed in open.drain(..) {
                    kept[owed] = None;
                }
            }
            _ => {}
        }
        kept.push(Some(fact));
    }
    kept.into_iter().flatten().collect()
}

/// The question that stands. A pure function of the state.
pub fn question(book: &Book, game: &Game) -> Question {
    if let Some(ending) = &game.ending {
        return Question { seat: None, ask: Ask::Over(ending.clone()), cites: Cites::NONE };
    }
    system::question(book, game).unwrap_or(Question { seat: None, ask: Ask::NobodyHere, cites: Cites::NONE })
}

/// Something that may be done now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// By whom; by anyone at the table if none.
    pub seat: Option<Colour>,
    /// What.
    pub command: Command,
}

/// A kind of command that is accepted now but has too many forms to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Template {
    /// Any effects within the unchangeable rules.
    Effects,
    /// Any correction of a possible shape.
    Amend,
    /// Any house rule that exists.
    Rule,
    /// Any order of the seats.
    Order,
    /// Any new player of a free colour.
    Join,
    /// A die rolled for something Standie does not follow.
    Roll,
    /// A room tile, known or blank.
    Tile,
    /// Links for the sides asked about.
    Links,
    /// A monster, known or blank.
    Monster,
    /// How a fight came out.
    Fight,
    /// All dice of a fight.
    Throws,
    /// What Charity does.
    Gave,
    /// A part of what lies in the room.
    Take,
    /// A Deal.
    Deal,
    /// A part of what lies in the room, for Move.
    PickUp,
    /// A part of what a player has on the table.
    Drop,
    /// A card of some kind.
    Play,
    /// Which Items are packed.
    Pack,
    /// Things for somebody near.
    Give,
    /// A level for Items and gold.
    BuyLevel,
    /// The power of a Class.
    Power,
    /// A number or dice.
    Dice,
    /// Cards by name.
    Cards,
    /// Link costs.
    Costs,
    /// A level.
    Level,
}

/// Everything anyone may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// Commands, listed exactly when they are accepted.
    pub offers: Vec<Offer>,
    /// Kinds of command with too many forms to list.
    pub templates: Vec<Template>,
}

impl Legal {
    /// Lists a command.
    pub fn offer(&mut self, seat: Option<Colour>, command: Command) {
        self.offers.push(Offer { seat, command });
    }

    /// Lists a command if it is accepted now.
    pub fn offer_if_accepted(&mut self, book: &Book, game: &Game, seat: Option<Colour>, command: Command) {
        if decide(book, game, &command).is_ok() {
            self.offer(seat, command);
        }
    }
}

/// Everything anyone may do now: answers to the question and what every seat may do besides.
pub fn legal(book: &Book, game: &Game) -> Legal {
    let mut legal = Legal { offers: Vec::with_capacity(24), templates: Vec::with_capacity(8) };
    system::legal(book, game, &mut legal);
    act::table::legal(book, game, &mut legal);
    if act::waive::can_waive(game) {
        legal.offer(None, Command::ByHand);
        legal.offer(None, Command::Skip);
    }
    legal.templates.extend([Template::Effects, Template::Amend, Template::Rule, Template::Order, Template::Roll]);
    legal
}

/// Who answers the question that stands, in a game the app keeps whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Chance: a die, a draw.
    Chance,
    /// A player.
    Seat(Colour),
    /// Nobody in particular.
    Table,
}

/// Who answers a question.
pub fn decider(question: &Question) -> Decider {
    match (&question.ask, question.seat) {
        (
            Ask::FirstPlayer { .. }
            | Ask::MonsterDie(_)
            | Ask::Tile { .. }
            | Ask::Links { .. }
            | Ask::NewMonster { .. }
            | Ask::Lurker
            | Ask::FightDice { .. }
            | Ask::RunAway { .. }
            | Ask::SearchDice { .. }
            | Ask::PowerDie
            | Ask::DieAgain
            | Ask::Cards { drawn: true, .. },
            _,
        ) => Decider::Chance,
        (_, Some(seat)) => Decider::Seat(seat),
        (_, None) => Decider::Table,
    }
}

/// Who answers what stands, found without asking: as [`decider`] of the question.
pub fn waits_for(book: &Book, game: &Game) -> Decider {
    system::waits_for(book, game)
}

/// Commands whoever has to decide may try now: every one that [`moves`] lists, and a few the rules refuse. For those
/// who pick one and try another if it is refused.
pub fn wishes(book: &Book, game: &Game, out: &mut Vec<Command>) {
    out.clear();
    system::wishes(book, game, out);
}

/// What whoever has to decide can do now, spelt out with cards and targets, in a game the app keeps whole. Every
/// command is one that [`decide`] accepts; kinds without end, such as trades, are left to [`legal`].
pub fn moves(book: &Book, game: &Game) -> Vec<Command> {
    let mut all = Vec::with_capacity(32);
    system::wishes(book, game, &mut all);
    all.retain(|command| decide(book, game, command).is_ok());
    all
}

/// What a seat can do besides [`moves`], accepted like them, but seldom wise enough to be weighed every time: a Race or
/// a Class given up, a power paid with what lies on the table.
pub fn rare(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut all = Vec::new();
    system::rare(book, game, seat, &mut all);
    all.retain(|command| decide(book, game, command).is_ok());
    all
}
