//! What those the app plays say to what happens: told from the history alone, so that whoever goes through a game again
//! hears the same, and nobody the same twice. It says nothing that not everybody knows, and takes no dice.

use crate::bots;
use crate::bots::mind::price::price;
use crate::bots::people;
use crate::bots::view::View;
use crate::catalog::words::{Value, Words};
use crate::odds::fight::roll;
use crate::play::session::Session;
use crate::play::stab::{FELT, Meddling, curse};
use crate::play::timeline::Point;
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::fight::sides::sides;
use crate::rules::fight::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;
use crate::rules::table::Ending;
use std::collections::BTreeMap;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Lines there are of everybody for each occasion.
pub const LINES: u8 = 5;
/// A fight is won by a hair by so much, or less.
const HAIR: i32 = 2;
/// A fight is lost by far by so much, or more.
const FAR: i32 = 10;
/// Of so many claims one is talked about.
const CLAIMS: usize = 3;
/// Treasures in one search that are a jackpot.
pub const JACKPOT: u32 = 2;

/// What there is to say something to; the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Occasion {
    /// One wins the game.
    Victory,
    /// One does not.
    Defeat,
    /// One dies.
    Death,
    /// One meets the Boss.
    Boss,
    /// One does not help: it is as good as lost.
    Refuse,
    /// One does not help: it does not pay.
    Unpaid,
    /// One is a level short of the last.
    Nine,
    /// One helps.
    Help,
    /// One's claim of a win is spoiled.
    Spoiled,
    /// One makes another's fight worse.
    Stab,
    /// One's own fight is made worse.
    Stabbed,
    /// One is cursed.
    Cursed,
    /// One curses somebody.
    Curse,
    /// One finds a heap of Treasures.
    Jackpot,
    /// One wins a fight by a hair.
    Close,
    /// One loses a fight by far.
    Rout,
    /// One claims a win.
    Claim,
    /// One gives to charity.
    Gives,
    /// One takes charity.
    Gets,
}

impl Occasion {
    /// All of them.
    pub const ALL: [Occasion; 19] = [
        Occasion::Victory,
        Occasion::Defeat,
        Occasion::Death,
        Occasion::Boss,
        Occasion::Refuse,
        Occasion::Unpaid,
        Occasion::Nine,
        Occasion::Help,
        Occasion::Spoiled,
        Occasion::Stab,
        Occasion::Stabbed,
        Occasion::Cursed,
        Occasion::Curse,
        Occasion::Jackpot,
        Occasion::Close,
        Occasion::Rout,
        Occasion::Claim,
        Occasion::Gives,
        Occasion::Gets,
    ];

    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Occasion::Victory => "victory",
            Occasion::Defeat => "defeat",
            Occasion::Death => "death",
            Occasion::Boss => "boss",
            Occasion::Refuse => "refuse",
            Occasion::Unpaid => "unpaid",
            Occasion::Nine => "nine",
            Occasion::Help => "help",
            Occasion::Spoiled => "spoiled",
            Occasion::Stab => "stab",
            Occasion::Stabbed => "stabbed",
            Occasion::Cursed => "cursed",
            Occasion::Curse => "curse",
            Occasion::Jackpot => "jackpot",
            Occasion::Close => "close",
            Occasion::Rout => "rout",
            Occasion::Claim => "claim",
            Occasion::Gives => "gives",
            Occasion::Gets => "gets",
        }
    }

    /// How weighty it is: what two are as much concerned by weighs the same.
    fn rank(self) -> Occasion {
        if self == Occasion::Stabbed {
            Occasion::Stab
        } else if self == Occasion::Curse {
            Occasion::Cursed
        } else if self == Occasion::Gets {
            Occasion::Gives
        } else {
            self
        }
    }

    /// Whether it is said though something has been said in this turn.
    const fn is_loud(self) -> bool {
        matches!(self, Occasion::Victory | Occasion::Defeat | Occasion::Death | Occasion::Boss | Occasion::Spoiled)
    }
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// To which deed.
    pub point: Point,
    /// By whom.
    pub seat: Colour,
    /// Who that is.
    pub who: &'static str,
    /// To what.
    pub occasion: Occasion,
    /// Which of the lines, from 1.
    pub line: u8,
    /// A chance it speaks of.
    pub percent: Option<u32>,
}

impl Said {
    /// The text's id.
    pub fn id(&self) -> String {
        format!("talk-{}-{}-{}", self.who, self.occasion.name(), self.line)
    }

    /// In words.
    pub fn words(&self, words: &Words) -> String {
        let percent = self.percent.map(|percent| ("percent", Value::from(percent)));
        words.with(&self.id(), percent.as_slice())
    }
}

/// An occasion of somebody, with a chance that may be spoken of.
type Heard = (Occasion, Colour, Option<u32>);

/// What has been said in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Talk {
    said: Vec<Said>,
    /// Lines nobody hears again, by whose and to what.
    used: BTreeMap<(&'static str, Occasion), Vec<u8>>,
    /// In which turn something was said last.
    turn: u32,
    /// By what the game is known.
    key: u64,
}

/// What is known before a deed, for what is said after it.
#[derive(Debug, Default)]
pub struct Before {
    meddling: Option<Meddling>,
    main: Option<Colour>,
    boss: bool,
    /// Who has claimed a win that does not count yet, where nothing is rolled.
    claims: Option<Colour>,
    /// Who gives to charity.
    gives: Option<Colour>,
}

impl Before {
    /// What is known before some facts come true.
    pub fn of(book: &Book, game: &Game, facts: &[Fact]) -> Before {
        let fight = fight::kept(game);
        Before {
            meddling: Meddling::before(book, game, facts),
            main: fight.map(|fight| fight.main),
            boss: fight.is_some_and(|fight| fight.meets_boss(game)),
            claims: fight.filter(|fight| is_claim(fight)).map(|fight| fight.main),
            gives: match game.top() {
                Some(Step::Munchkin(munchkin::Step::Charity { seat })) => Some(*seat),
                _ => None,
            },
        }
    }
}

/// Whether a win is claimed and does not count yet: where nothing is rolled a fight has no place (MC-CMB-19).
fn is_claim(fight: &Fight) -> bool {
    fight.place.is_none() && fight.stage == Stage::Announced && !fight.yields
}

/// Who the app plays a seat as, if they have a mouth.
fn mouth(game: &Game, seat: Colour) -> Option<&'static str> {
    people::person(game.seat(seat)?.bot.as_deref()?).map(|person| person.id.as_str())
}

/// Whether somebody who has said no would help for a price: as everybody could work out.
fn is_for_sale(book: &Book, game: &Game, seat: Colour) -> bool {
    let temper = game.seat(seat).and_then(|seat| bots::temper(seat.bot.as_deref()?));
    temper.is_some_and(|tempers| price(View::of(book, game, seat), &tempers).is_some())
}

/// Whether anybody at a table has something to say.
pub fn has_mouths(game: &Game) -> bool {
    game.seats.iter().any(|seat| mouth(game, seat.colour).is_some())
}

/// Who has found how many Treasures in one search, if it is a heap.
pub fn jackpot(facts: &[Fact]) -> Option<(Colour, u32)> {
    let seat = facts.iter().find_map(|fact| {
        let Event::Dungeon(dungeon::Event::Found { seat, .. }) = fact.event else { return None };
        Some(seat)
    })?;
    let drawn = facts.iter().filter_map(|fact| {
        let Event::Cards(cards::Event::Drew { seat: who, deck: Deck::TREASURE, cards, .. }) = fact.event else {
            return None;
        };
        (who == seat).then_some(u32::from(cards))
    });
    let count = drawn.sum::<u32>();
    (count >= JACKPOT).then_some((seat, count))
}

impl Talk {
    /// What has been said in a game so far, from its beginning.
    pub fn of(session: &Session) -> Talk {
        let mut talk = Talk { key: session.known_by(), ..Talk::default() };
        let timeline = session.timeline();
        let mut game = timeline.state(0);
        if !has_mouths(session.game()) && !has_mouths(&game) {
            return talk;
        }
        for point in timeline.path(timeline.here()) {
            let Some(node) = timeline.node(point) else { continue };
            let before = Before::of(session.book(), &game, &node.facts);
            node.facts.iter().for_each(|fact| game.apply(&fact.event));
            talk.follow(session.book(), before, (&game, point), &node.facts);
        }
        talk
    }

    /// All that was said, oldest first.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// What was said to a deed.
    pub fn at(&self, point: Point) -> Option<&Said> {
        self.said.iter().rfind(|said| said.point == point)
    }

    /// Facts have come true. Says whether anything was said to them.
    pub fn follow(&mut self, book: &Book, before: Before, (game, point): (&Game, Point), facts: &[Fact]) -> bool {
        if game.turn.number == 0 || !has_mouths(game) {
            return false;
        }
        let mut heard: Vec<Heard> = Vec::new();
        for fact in facts {
            self.hears(book, game, (&before, &fact.event), &mut heard);
        }
        heard.extend(jackpot(facts).map(|(seat, _)| (Occasion::Jackpot, seat, None)));
        if let Some(fight) = fight::under_way(game).filter(|fight| !before.boss && fight.meets_boss(game)) {
            heard.push((Occasion::Boss, fight.main, None));
        }
        if let Some(stab) = before.meddling.and_then(|it| it.after(book, game)).filter(|stab| stab.cost() >= FELT) {
            heard.extend([(Occasion::Stab, stab.by, None), (Occasion::Stabbed, stab.main, None)]);
        }
        // One claim in so many is talked about: whoever wins often has something else to say as well.
        if let Some(fight) = fight::under_way(game).filter(|fight| is_claim(fight) && before.claims.is_none()) {
            heard.extend((self.lot(point, CLAIMS) == 0).then_some((Occasion::Claim, fight.main, None)));
        }
        // Whoever still wins has thought better of it.
        let loses = |fight: &Fight| !fight::roll::wins(&fight::sides::sums(book, game, fight));
        let spoiled = |main: &Colour| {
            let own = fight::under_way(game).filter(|f| f.main == *main && f.stage == Stage::Building);
            own.is_some_and(loses)
        };
        heard.extend(before.claims.filter(spoiled).map(|main| (Occasion::Spoiled, main, None)));
        if let Some(giver) = before.gives {
            let to = facts.iter().filter_map(|fact| {
                let Event::Cards(cards::Event::Passed { from, to, .. }) = fact.event else { return None };
                (from == giver).then_some(to)
            });
            let to: Vec<Colour> = to.collect();
            heard.extend(to.first().map(|_| (Occasion::Gives, giver, None)));
            heard.extend(to.into_iter().map(|seat| (Occasion::Gets, seat, None)));
        }
        self.answers(game, point, heard)
    }

    /// What an event is to those it concerns.
    fn hears(&self, book: &Book, game: &Game, (before, event): (&Before, &Event), heard: &mut Vec<Heard>) {
        if let Some((by, on, _)) = curse(event) {
            heard.extend([(Occasion::Curse, by, None), (Occasion::Cursed, on, None)]);
        }
        if let Event::Munchkin(munchkin::Event::Died { seat }) = event {
            heard.push((Occasion::Death, *seat, None));
        }
        if let Event::Munchkin(munchkin::Event::Level { seat, from, to }) = event
            && to > from
            && to + 1 == book.top_level(game)
        {
            heard.push((Occasion::Nine, *seat, None));
        }
        if let Event::Fight(fight::Event::Fight { fight, what }) = event {
            if let (FightTold::Over { ours, theirs, won }, Some(main)) = (what, before.main) {
                let by = ours - theirs;
                heard.extend((*won && by <= HAIR).then_some((Occasion::Close, main, None)));
                heard.extend((!won && -by >= FAR).then_some((Occasion::Rout, main, None)));
            }
            if let FightTold::Helped(seat) = what {
                heard.push((Occasion::Help, *seat, None));
            }
            if let (FightTold::Declined(seat), Some(fight)) = (what, fight)
                // Of odds nobody speaks who would only help somebody else to the end.
                && !fight::roll::winners_of(book, game, fight).contains(&fight.main)
            {
                let odds = roll(&sides(book, game, fight, Some(*seat))).odds();
                let occasion = if is_for_sale(book, game, *seat) { Occasion::Unpaid } else { Occasion::Refuse };
                heard.push((occasion, *seat, odds.map(|odds| odds.percent())));
            }
        }
        if let Event::Table(table::Event::Ended(ending)) = event {
            let winners: &[Colour] = if let Ending::Players(winners) = ending { winners } else { &[] };
            for seat in &game.seats {
                let won = winners.contains(&seat.colour);
                heard.push((if won { Occasion::Victory } else { Occasion::Defeat }, seat.colour, None));
            }
        }
    }

    /// Somebody says something to one of the occasions; mostly only one thing a turn.
    fn answers(&mut self, game: &Game, point: Point, heard: Vec<Heard>) -> bool {
        let turn = game.turn.number;
        let spoken = self.turn == turn;
        // A person who has asked for help hears why not.
        let asked = |occasion: Occasion| {
            matches!(occasion, Occasion::Refuse | Occasion::Unpaid)
                && fight::kept(game).is_some_and(|f| game.seat(f.main).is_some_and(|main| main.is_persons()))
        };
        let mut may: Vec<(Heard, &'static str)> = heard
            .into_iter()
            .filter(|(occasion, ..)| !spoken || occasion.is_loud() || asked(*occasion))
            .filter_map(|heard| Some((heard, mouth(game, heard.1)?)))
            .filter(|((occasion, ..), who)| self.left(who, *occasion) > 0)
            .collect();
        // Of two who are as much concerned it is now the one, now the other; a stab is answered as often as it is gloated over.
        let lot = self.lot(point, may.len());
        let Some(first) = may.iter().map(|((occasion, ..), _)| occasion.rank()).min() else { return false };
        may.retain(|((occasion, ..), _)| occasion.rank() == first);
        let Some(((occasion, seat, percent), who)) = may.get(lot % may.len().max(1)).copied() else { return false };
        let used = self.used.entry((who, occasion)).or_default();
        let mut left: Vec<u8> = (1..=LINES).filter(|line| !used.contains(line)).collect();
        let at = lots(self.key, &format!("{who} {occasion:?} {}", used.len())) % left.len().max(1);
        if left.is_empty() {
            return false;
        }
        let line = left.swap_remove(at);
        used.push(line);
        self.turn = turn;
        self.said.push(Said { point, seat, who, occasion, line, percent });
        true
    }

    /// Lines somebody still has.
    fn left(&self, who: &'static str, occasion: Occasion) -> usize {
        usize::from(LINES) - self.used.get(&(who, occasion)).map_or(0, Vec::len)
    }

    fn lot(&self, point: Point, of: usize) -> usize {
        lots(self.key, &format!("{point}")) % of.max(1)
    }
}

/// A number that is always the same for the same.
fn lots(key: u64, what: &str) -> usize {
    (xxh3_64_with_seed(what.as_bytes(), key) >> 32) as usize
}
