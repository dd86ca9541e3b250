//! The draft of an answer: what has been tapped together and not been said yet. It begins anew with each question.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::{movement, search, walk};
use crate::rules::fight::outcome::{Beaten, HelperShare, Outcome, Won};
use crate::rules::fight::{Fighter, Throw, roll, slain};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::munchkin::goods::Gift;
use crate::rules::question::{Ask, Question};
use crate::rules::{dungeon, fight, munchkin, table};
use serde::{Deserialize, Serialize};

/// Which result of a fight is being told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Told {
    /// Not yet.
    #[default]
    Open,
    /// Won.
    Won,
    /// Lost.
    Lost,
}

/// The draft of an answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// Links drawn, by side.
    pub links: Vec<(Side, LinkKind)>,
    /// Letters typed to find a room or a monster.
    pub letters: String,
    /// Whether all letters are shown, not only those that lead on.
    pub all_letters: bool,
    /// Dice told so far.
    pub dice: Vec<u8>,
    /// Which result of a fight is being told.
    pub told: Told,
    /// Monsters killed.
    pub killed: Vec<MonsterId>,
    /// Levels won.
    pub levels: u8,
    /// Treasures won.
    pub treasures: u8,
    /// Who helped.
    pub helper: Option<HelperShare>,
    /// Hits of the main player.
    pub hits: u8,
    /// Where the main player ran.
    pub ran: Option<Side>,
    /// Where somebody could run.
    pub refuges: Vec<Side>,
    /// The deck that is given from besides Treasures.
    pub deck: Option<Deck>,
    /// Cards given away: to whom, Treasures, and of the other deck.
    pub gifts: Vec<(Option<Colour>, u8, u8)>,
    /// Link costs: passage, door, locked, hidden.
    pub costs: [u8; 4],
    /// A monster's level; 0 as long as nobody has said it.
    pub level: u8,
    /// What becomes of a leaver's monsters.
    pub orphans: Option<OrphanMonsters>,
    /// Faces told for a fight, in the order of those who roll.
    pub throws: Vec<Throw>,
    /// Who rolls in the fight, with how many dice.
    pub rollers: Vec<(Fighter, Option<u32>)>,
    /// A die of the fight that is being changed.
    pub turning: Option<(Fighter, usize)>,
    /// Which of several monsters something is added to.
    pub target: Option<MonsterId>,
    /// Whether one more is being told: a monster that comes, a die for what the dead leave, the last standie that was
    /// moved.
    pub another: bool,
    /// Cards the turn brings to the hand, once somebody has said so.
    pub doors: Option<u8>,
    /// The monster without which the odds are shown too.
    pub apart: Option<MonsterId>,
    /// The monster of which numbers are being told: its rows stay until somebody turns to another one.
    pub telling: Option<MonsterId>,
    /// Treasures that would-be helpers ask for.
    pub asks: Vec<(Colour, u8)>,
    /// What those killed came to when it was last counted: levels, Treasures.
    counted: (u8, u8),
    seat: Option<Colour>,
    /// Digits typed so far.
    typed: usize,
}

/// A change of the draft.
#[derive(Clone, Debug)]
pub enum Edit {
    /// The next kind of link on a side.
    CycleLink(Side),
    /// A link of a drawn room, back to the kind before.
    LinkBack(Side),
    /// All letters are shown, or only those that lead on.
    AllLetters,
    /// A digit of the number asked for, typed; of several numbers, the next one.
    Digit(u8),
    /// A die of the roll.
    Die(u8),
    /// Won or lost.
    Told(Told),
    /// A monster was killed, or was not.
    Kill(MonsterId),
    /// A die of the fight, for whoever is next.
    Face(u8),
    /// A die that was told wrongly is taken back, and those told after it: whose, by their place, and which.
    TakeBack(usize, usize),
    /// A monster of unknown dice has rolled no more than that.
    ThatIsAll,
    /// A die of the fight is to be changed, or none.
    Turn(Option<(Fighter, usize)>),
    /// What is added goes to this monster.
    Target(MonsterId),
    /// One more monster is told, or not after all.
    Another(bool),
    /// The turn brings so many cards to the hand.
    Doors(u8),
    /// The odds are shown without this monster too, or no longer.
    Apart(MonsterId),
    /// The numbers of this monster are told next.
    Telling(MonsterId),
    /// A would-be helper asks for so many Treasures.
    Asks(Colour, u8),
    /// Levels.
    Levels(i32),
    /// Treasures.
    Treasures(i32),
    /// Somebody helped, or nobody.
    Helper(Option<Colour>),
    /// The helper's levels.
    HelperLevels(i32),
    /// The helper's Treasures.
    HelperTreasures(i32),
    /// Hits.
    Hits(i32),
    /// Where to.
    Ran(Option<Side>),
    /// Treasures given to the nth receiver.
    GiftTreasure(usize, i32),
    /// DxM given to the nth receiver.
    GiftDxm(usize, i32),
    /// The nth link cost.
    Cost(usize, i32),
    /// A level.
    Level(i32),
    /// A leaver's monsters.
    Orphans(OrphanMonsters),
    /// A leaver's goods: the whole answer.
    Goods(OrphanGoods),
}

/// Highest level that is asked for.
pub const LEVEL_MOST: u8 = 30;
/// The most that a link costs.
pub const COST_MOST: u8 = 9;

fn small(n: i32) -> u8 {
    n.clamp(0, 99) as u8
}

impl Draft {
    /// What an answer to a question starts from: the likeliest one.
    pub fn of(question: &Question, game: &Game, book: &Book) -> Draft {
        let mut draft = Draft { seat: question.seat, ..Draft::default() };
        let dungeon = game.dungeon.as_deref();
        match &question.ask {
            Ask::Dungeon(dungeon::Ask::Links { sides, .. }) => {
                draft.links = sides.iter().map(|s| (*s, LinkKind::Passage)).collect()
            }
            Ask::Fight(fight::Ask::Fight { place, monsters }) => {
                draft.killed.clone_from(monsters);
                draft.count_killed(book, game);
                draft.helps(book, game);
                draft.hits = small(monsters.len() as i32);
                let beside = || dungeon.zip(*place).into_iter().flat_map(|(d, room)| walk::adjacent(d, room));
                draft.refuges = beside().map(|(side, _)| side).collect();
                // Whoever has the choice does not run into the next monster.
                let empty = beside().find(|(_, there)| game.foes.in_room(there.id).next().is_none());
                draft.ran = empty.or_else(|| beside().next()).map(|(side, _)| side);
            }
            Ask::Fight(fight::Ask::FightDice { rollers }) => {
                draft.rollers.clone_from(rollers);
                draft.throws =
                    rollers.first().map(|(who, _)| Throw { who: *who, faces: Vec::new() }).into_iter().collect();
            }
            Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => {
                (draft.deck, draft.gifts) =
                    (Some(book.other_deck()), even_split(question.seat, (book, game), *surplus, to))
            }
            Ask::Dungeon(dungeon::Ask::LinkCosts { .. }) => {
                draft.costs = [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden]
                    .map(|kind| movement::link_cost(book, game, kind).unwrap_or(0));
            }
            _ => {}
        }
        draft
    }

    /// Whether any digit was typed.
    pub fn is_typed(&self) -> bool {
        self.typed > 0
    }

    /// Takes a change; the last die of a roll, and a leaver's goods, are the whole answer.
    pub fn edit(&mut self, edit: Edit, (book, game): (&Book, &Game)) -> Option<Command> {
        match edit {
            Edit::CycleLink(side) => self.relink(side, next_kind),
            Edit::LinkBack(side) => self.relink(side, kind_before),
            Edit::AllLetters => self.all_letters ^= true,
            Edit::Digit(digit) => self.digit(digit, game),
            Edit::Die(face) => return self.die(face, game),
            // Touched again, it is open after all.
            Edit::Told(told) => self.told = if self.told == told { Told::Open } else { told },
            Edit::Face(face) => return self.face(face),
            Edit::TakeBack(roller, die) => self.take_back(roller, die),
            Edit::ThatIsAll => return self.next_roller(),
            Edit::Turn(die) => self.turning = if self.turning == die { None } else { die },
            Edit::Kill(id) => self.kill(id, (book, game)),
            Edit::Target(id) => self.target = Some(id),
            Edit::Another(more) => self.another = more,
            Edit::Doors(count) => self.doors = Some(count),
            Edit::Apart(id) => self.apart = if self.apart == Some(id) { None } else { Some(id) },
            Edit::Telling(id) => self.telling = Some(id),
            Edit::Asks(seat, treasures) => {
                self.asks.retain(|(who, _)| *who != seat);
                self.asks.push((seat, treasures));
            }
            Edit::Levels(n) => self.levels = small(n),
            Edit::Treasures(n) => self.treasures = small(n),
            Edit::Helper(seat) => {
                self.helper = seat.map(|seat| HelperShare { seat, levels: 0, treasures: 0 });
            }
            Edit::HelperLevels(n) => {
                if let Some(h) = &mut self.helper {
                    h.levels = small(n);
                }
            }
            Edit::HelperTreasures(n) => {
                if let Some(h) = &mut self.helper {
                    h.treasures = small(n);
                }
            }
            Edit::Hits(n) => self.hits = small(n),
            Edit::Ran(side) => self.ran = side,
            Edit::GiftTreasure(i, n) => {
                if let Some(gift) = self.gifts.get_mut(i) {
                    gift.1 = small(n);
                }
            }
            Edit::GiftDxm(i, n) => {
                if let Some(gift) = self.gifts.get_mut(i) {
                    gift.2 = small(n);
                }
            }
            Edit::Cost(i, n) => {
                if let Some(cost) = self.costs.get_mut(i) {
                    *cost = n.clamp(0, COST_MOST.into()) as u8;
                }
            }
            Edit::Level(n) => self.level = small(n),
            Edit::Orphans(monsters) => self.orphans = Some(monsters),
            Edit::Goods(goods) => {
                let monsters = self.orphans.unwrap_or(OrphanMonsters::Stay);
                return Some(Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Leaver {
                    monsters,
                    goods,
                }))));
            }
        }
        None
    }

    fn relink(&mut self, side: Side, to: fn(LinkKind) -> LinkKind) {
        if let Some((_, kind)) = self.links.iter_mut().find(|(s, _)| *s == side) {
            *kind = to(*kind);
        }
    }

    /// A level is typed like any number; link costs are one digit each, in the order they stand in.
    fn digit(&mut self, digit: u8, game: &Game) {
        match game.top() {
            Some(Step::Dungeon(dungeon::Step::LinkCosts { .. })) => {
                let at = self.typed % self.costs.len();
                self.costs[at] = digit;
            }
            _ => {
                let longer = self.level.saturating_mul(10).saturating_add(digit);
                let goes_on = self.typed > 0 && longer <= LEVEL_MOST;
                self.level = if goes_on { longer } else { digit };
            }
        }
        self.typed += 1;
    }

    fn die(&mut self, face: u8, game: &Game) -> Option<Command> {
        self.dice.push(face);
        let wanted = match game.top() {
            Some(Step::Dungeon(dungeon::Step::SearchRoll { seat, room })) => {
                let searcher = game.seat(*seat)?;
                let place = game.dungeon.as_deref()?.room(*room)?;
                usize::from(search::dice(place, searcher))
            }
            _ => 1,
        };
        (self.dice.len() >= wanted).then(|| {
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::Dice(std::mem::take(&mut self.dice)))))
        })
    }

    /// Whose dice are told next: of those before, who still lacks one; or else the last.
    fn teller(&self) -> usize {
        let lacks = |(throw, (_, dice)): (&Throw, &(Fighter, Option<u32>))| {
            dice.is_some_and(|dice| (throw.faces.len() as u32) < dice)
        };
        let last = self.throws.len().saturating_sub(1);
        self.throws.iter().zip(&self.rollers).take(last).position(lacks).unwrap_or(last)
    }

    /// Whose dice are told next.
    pub fn rolling(&self) -> Option<(Fighter, Option<u32>)> {
        self.rollers.get(self.teller()).copied()
    }

    /// Dice as the app has rolled them, with those that have been told in their places; none if none has been.
    pub fn told_before(&self, rolled: &Answer) -> Option<Answer> {
        let over = |told: &[u8], rolled: &[u8]| -> Vec<u8> {
            told.iter().chain(rolled.get(told.len()..).unwrap_or_default()).copied().collect()
        };
        match rolled {
            Answer::Table(table::Answer::Dice(faces)) if !self.dice.is_empty() => {
                Some(Answer::Table(table::Answer::Dice(over(&self.dice, faces))))
            }
            Answer::Fight(fight::Answer::Throws(throws)) if self.throws.iter().any(|throw| !throw.faces.is_empty()) => {
                let told = |who| self.throws.iter().find(|told| told.who == who).map_or(&[][..], |told| &told.faces);
                let each =
                    throws.iter().map(|throw| Throw { who: throw.who, faces: over(told(throw.who), &throw.faces) });
                Some(Answer::Fight(fight::Answer::Throws(each.collect())))
            }
            _ => None,
        }
    }

    /// A die told wrongly is taken back; where nobody knows how many there are, also those told after it.
    fn take_back(&mut self, roller: usize, die: usize) {
        if die < self.dice.len() {
            self.dice.remove(die);
        }
        let Some((_, dice)) = self.rollers.get(roller) else { return };
        let Some(throw) = self.throws.get_mut(roller) else { return };
        if dice.is_some() {
            if die < throw.faces.len() {
                throw.faces.remove(die);
            }
            return;
        }
        throw.faces.truncate(die);
        self.throws.truncate(roller + 1);
    }

    /// A face for whoever is next; the last die of all is the whole answer.
    fn face(&mut self, face: u8) -> Option<Command> {
        let at = self.teller();
        self.throws.get_mut(at)?.faces.push(face);
        // Somebody else still lacks one, or whoever is last does.
        let (_, dice) = self.rolling()?;
        let told = self.throws.get(self.teller())?.faces.len() as u32;
        if dice == Some(told) { self.next_roller() } else { None }
    }

    fn next_roller(&mut self) -> Option<Command> {
        match self.rollers.get(self.throws.len()) {
            Some((who, _)) => {
                self.throws.push(Throw { who: *who, faces: Vec::new() });
                None
            }
            None => Some(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(std::mem::take(
                &mut self.throws,
            )))))),
        }
    }

    fn kill(&mut self, id: MonsterId, (book, game): (&Book, &Game)) {
        match self.killed.iter().position(|k| *k == id) {
            Some(i) => {
                self.killed.remove(i);
            }
            None => self.killed.push(id),
        }
        self.count_killed(book, game);
    }

    /// What those killed are worth.
    fn count_killed(&mut self, book: &Book, game: &Game) {
        let Some(fight) = fight::current(game) else { return };
        self.counted = slain::yields(book, game, fight, &self.killed);
        (self.levels, self.treasures) = self.counted;
    }

    /// Whoever stands there as a helper shares what is told, by what was agreed, unless the table says otherwise.
    fn helps(&mut self, book: &Book, game: &Game) {
        let Some(fight) = fight::current(game) else { return };
        let mut won = roll::spoils(book, game, fight);
        // How many there are nobody may have told; what was agreed stands all the same.
        let untold = fight.foes(game).any(|foe| foe.def.treasures.is_none());
        let agreed = fight.bargain.as_ref().map_or(0, |bargain| bargain.treasures);
        if let Some(helper) = won.helper.as_mut().filter(|_| untold) {
            helper.treasures = agreed;
        }
        if won.helper == self.helper {
            return;
        }
        (self.levels, self.treasures) = (won.levels, won.treasures);
        self.helper = won.helper;
    }

    /// A card may have changed what those killed are worth: then what was told of it is out of date.
    pub fn recount(&mut self, book: &Book, game: &Game) {
        let Some(fight) = fight::current(game) else { return };
        let (levels, treasures) = slain::yields(book, game, fight, &self.killed);
        if levels != self.counted.0 {
            self.levels = levels;
        }
        if treasures != self.counted.1 {
            self.treasures = treasures;
        }
        self.counted = (levels, treasures);
        if self.told == Told::Open {
            self.helps(book, game);
        }
    }

    /// The fight as told.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.told {
            Told::Open => None,
            Told::Won => Some(Outcome::Won(Won {
                killed: self.killed.clone(),
                driven_off: Vec::new(),
                levels: self.levels,
                treasures: self.treasures,
                helper: self.helper.clone(),
            })),
            Told::Lost => {
                let main = Beaten { seat: self.seat?, hits: self.hits, ran: self.ran };
                let helper = self.helper.as_ref().map(|h| Beaten { seat: h.seat, hits: self.hits, ran: self.ran });
                Some(Outcome::Lost(std::iter::once(main).chain(helper).collect()))
            }
        }
    }

    /// The cards given away as told.
    pub fn gave(&self) -> Answer {
        let gift = |(to, treasure, dxm): &(Option<Colour>, u8, u8)| Gift {
            to: *to,
            hand: self
                .deck
                .into_iter()
                .fold(Hand::default().with(Deck::ITEMS, *treasure), |hand, deck| hand.with(deck, *dxm)),
            cards: Default::default(),
        };
        Answer::Munchkin(munchkin::Answer::Gave(self.gifts.iter().map(gift).collect()))
    }
}

/// From the commonest to the rarest.
const KINDS: [LinkKind; 5] = [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];

fn kind_after(kind: LinkKind, steps: usize) -> LinkKind {
    let at = KINDS.iter().position(|each| *each == kind).unwrap_or(0);
    KINDS[(at + steps) % KINDS.len()]
}

/// The next kind of link, from the commonest to the rarest and round again.
pub fn next_kind(kind: LinkKind) -> LinkKind {
    kind_after(kind, 1)
}

/// The kind of link before, the way back from one touch too many.
pub fn kind_before(kind: LinkKind) -> LinkKind {
    kind_after(kind, KINDS.len() - 1)
}

/// The surplus split as evenly as possible, from whichever deck there is more of.
fn even_split(
    giver: Option<Colour>,
    (book, game): (&Book, &Game),
    surplus: u32,
    to: &[Colour],
) -> Vec<(Option<Colour>, u8, u8)> {
    let Some(seat) = giver.and_then(|c| game.seat(c)) else { return Vec::new() };
    let mut hand = seat.hand;
    let mut gifts: Vec<(Option<Colour>, u8, u8)> =
        if to.is_empty() { vec![(None, 0, 0)] } else { to.iter().map(|c| (Some(*c), 0, 0)).collect() };
    let count = gifts.len();
    for i in 0..surplus as usize {
        let gift = &mut gifts[i % count];
        let other = book.other_deck();
        let deck = if hand.of(Deck::ITEMS) > hand.of(other) { Deck::ITEMS } else { other };
        hand = hand.with(deck, hand.of(deck).saturating_sub(1));
        if deck == Deck::ITEMS {
            gift.1 += 1;
        } else {
            gift.2 += 1;
        }
    }
    gifts
}
