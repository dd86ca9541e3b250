//! Moves told before they are made: a whole sentence each, and what is chosen with a card, part by part.

use crate::play::narrate::fight::{pays, picking};
use crate::play::narrate::items;
use crate::play::narrate::runs;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::price::{Paying, Price};
use crate::rules::card::{CardDef, CardId, CardKind, CardSet, Choice};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dice::lying;
use crate::rules::doors;
use crate::rules::dungeon::{self, deal};
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::{Bargain, Fighter};
use crate::rules::fight::{roll, sides};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::goods::Goods;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::track;
use crate::rules::turn;

/// One thing that is chosen as something is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A player.
    Seat(Colour),
    /// A monster.
    Monster(MonsterId),
    /// A room.
    Room(RoomId),
    /// A side of a room.
    Side(Side),
    /// An Item of one's own.
    Item(usize),
    /// An Item of the player who is chosen.
    Loot(Colour, usize),
    /// A second card put down at once.
    With(CardId),
    /// A card of the discards.
    Pick(CardId),
    /// Which of the dice, from 0, what it shows, 0 where nobody knows, and whose it is.
    Die(usize, u8, Option<Fighter>),
    /// A face.
    Face(u8),
    /// A face of the Monster Die.
    Colour(Colour),
    /// Put on the table, not used.
    Down,
    /// Simply done.
    Plain,
    /// What is discarded for it: cards.
    Pay(Box<Cards>),
    /// What is sold: cards, what they come to, and gold for what they are short of.
    Price(Box<Cards>, u32, u32),
    /// Terms of help.
    Terms(Box<Bargain>),
    /// Items in use and packed change places: what comes out, what goes in.
    Swap(Option<usize>, Option<usize>),
}

/// Whoever does something, and where it is looked up.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The rules and the cards.
    pub book: &'a Book,
    /// The game.
    pub game: &'a Game,
}

impl Teller<'_> {
    fn card(&self, card: CardId) -> Option<&CardDef> {
        self.book.cards.card(card)
    }

    /// What a card is called, whatever it is: a monster as well.
    pub(super) fn card_name(&self, card: CardId) -> Arg {
        let monster = || self.book.cards.monster(card).map(|monster| monster.def.name.clone());
        let of_track = || self.book.cards.track_card(card).map(|card| card.name.clone());
        let name = self
            .card(card)
            .map(|def| def.name.clone())
            .or_else(of_track)
            .or_else(monster)
            .filter(|name| !name.is_empty());
        name.map_or(Arg::Said("card-unnamed"), Arg::Text)
    }

    fn names(&self, cards: &CardSet) -> impl Iterator<Item = Arg> {
        cards.iter().map(|card| self.card_name(card)).collect::<Vec<_>>().into_iter()
    }

    pub(super) fn item(&self, seat: Option<&Seat>, index: usize) -> Arg {
        seat.and_then(|s| s.gear.get(index)).map_or(Arg::Said("item-unnamed"), |item| items::name(item))
    }

    /// What somebody else's Item is called, and what it is good for: what is reached for is known.
    fn loot(&self, from: Colour, index: usize) -> Message {
        let from = self.game.seat(from);
        let told = Message::new("part-loot").with("what", self.item(from, index));
        let item = from.and_then(|seat| seat.gear.get(index));
        let bonus = item.map_or(0, |item| i64::from(item.bonus));
        let told = told.with("bonus", Arg::Counted("part-loot-bonus", bonus));
        told.with("gold", item.and_then(|item| item.value).unwrap_or_default())
    }

    /// What is chosen in a command, the most important first.
    pub fn parts(&self, command: &Command) -> Vec<Part> {
        let mut parts = match command {
            Command::Munchkin(munchkin::Command::PlayCard { choice, .. }) => self.choice(choice),
            Command::Munchkin(munchkin::Command::UsePower { choice, by, .. }) => {
                let mut parts = self.choice(choice);
                if let Some(cards) = by.cards() {
                    parts.push(Part::Pay(Box::new(cards.clone())));
                }
                parts
            }
            Command::Dungeon(dungeon::Command::RoomDeal { pays, choice }) => {
                let mut parts = vec![Part::Pay(Box::new(pays.clone()))];
                parts.extend(self.choice(choice));
                parts
            }
            Command::Munchkin(munchkin::Command::BuyLevel { seat, gear, cards, .. }) => {
                vec![self.price(*seat, gear, cards)]
            }
            Command::Fight(fight::Command::AskHelp { seat, terms }) => {
                vec![Part::Seat(*seat), Part::Terms(Box::new(terms.clone()))]
            }
            Command::Track(track::Command::Hack { pays, choice, .. }) => {
                let mut parts = self.choice(choice);
                if pays.count() > 0 || !pays.cards.is_empty() {
                    parts.push(Part::Pay(Box::new(pays.clone())));
                }
                parts
            }
            Command::Track(track::Command::FaceGod { .. }) => Vec::new(),
            Command::Fight(fight::Command::DriveOff { monster, .. }) => vec![Part::Monster(*monster)],
            Command::Munchkin(munchkin::Command::Pack { seat, packed }) => vec![self.swap(*seat, packed)],
            // Nothing is chosen, or what is chosen is what the command is called by.
            Command::Table(_) | Command::Turn(_) => Vec::new(),
            Command::Munchkin(
                munchkin::Command::Play { .. } | munchkin::Command::Give { .. } | munchkin::Command::Power { .. },
            ) => Vec::new(),
            Command::Fight(fight::Command::Help { .. } | fight::Command::Withdraw { .. }) | Command::Doors(_) => {
                Vec::new()
            }
            Command::Dungeon(
                dungeon::Command::Walk { .. }
                | dungeon::Command::Explore { .. }
                | dungeon::Command::Search
                | dungeon::Command::Deal { .. }
                | dungeon::Command::PickUp(_)
                | dungeon::Command::Drop { .. }
                | dungeon::Command::Heal { .. },
            ) => Vec::new(),
        };
        if parts.is_empty() {
            parts.push(Part::Plain);
        }
        parts
    }

    fn choice(&self, choice: &Choice) -> Vec<Part> {
        let fighter = choice.fighter.map(|who| match who {
            Fighter::Seat(colour) => Part::Seat(colour),
            Fighter::Monster(id) => Part::Monster(id),
        });
        // With one die there is no die to choose.
        let dice = match lying::open(self.game) {
            Some((_, roll, _)) => lying::shape(roll, lying::asked(self.game)).1,
            None => 2,
        };
        let shows = |die: usize| match (lying::open(self.game), fight::kept(self.game)) {
            (Some((_, Answer::Table(table::Answer::Dice(faces)), _)), _) => faces.get(die).copied(),
            (None, Some(fight)) => match &fight.stage {
                Stage::Rolled(throws) => throws.iter().find(|t| Some(t.who) == choice.fighter)?.faces.get(die).copied(),
                Stage::Building | Stage::Announced => None,
            },
            _ => None,
        };
        let whose = choice.fighter.or_else(|| lying::open(self.game).map(|(seat, ..)| Fighter::Seat(seat)));
        let die = choice.die.filter(|_| dice > 1).map(|die| Part::Die(die, shows(die).unwrap_or_default(), whose));
        let of_monsters = matches!(lying::open(self.game), Some((_, Answer::Table(table::Answer::Colour(_)), _)));
        let face = choice.face.map(|face| match Colour::ALL.get(usize::from(face).saturating_sub(1)) {
            Some(colour) if of_monsters => Part::Colour(*colour),
            _ => Part::Face(face),
        });
        let parts = [
            choice.down.then_some(Part::Down),
            choice.on.map(Part::Seat),
            fighter,
            choice.monster.map(Part::Monster),
            choice.room.map(Part::Room),
            choice.side.map(Part::Side),
            choice.item.map(|item| choice.on.map_or(Part::Item(item), |from| Part::Loot(from, item))),
            choice.with.map(Part::With),
            choice.pick.map(Part::Pick),
            die,
            face,
        ];
        parts.into_iter().flatten().collect()
    }

    /// What pays for a level: Items, and gold for what they are short of.
    fn price(&self, seat: Colour, gear: &[usize], cards: &CardSet) -> Part {
        let laid = self.game.seat(seat).into_iter().flat_map(|s| gear.iter().filter_map(|i| s.gear.get(*i)));
        let held = cards.iter().filter_map(|card| self.card(card)?.value());
        let values: Vec<u32> = laid.filter_map(|g| g.value).chain(held).collect();
        let seller = self.game.seat(seat).filter(|seat| self.book.system.sells_high(self.game, seat));
        let high = seller.and(values.iter().max()).copied().unwrap_or_default();
        let worth = values.into_iter().fold(high, u32::saturating_add);
        let gold = self.book.rules.level_price.saturating_sub(worth);
        Part::Price(Box::new(Cards { cards: cards.clone(), gear: gear.to_vec(), ..Cards::default() }), worth, gold)
    }

    /// What pays, by its names.
    pub(crate) fn paid(&self, own: Option<&Seat>, pays: &Cards) -> Vec<Arg> {
        let items = pays.gear.iter().map(|i| self.item(own, *i));
        // A Race or a Class that is given up for it is told from a card of the hand.
        let kinds = pays.kinds.iter().map(|kind| Arg::Keyed("itself", kind.clone()));
        self.names(&pays.cards).chain(items).chain(kinds).collect()
    }

    /// What gold the Deal of the room asks for, if it is gold.
    fn deal_gold(&self) -> Option<u32> {
        let Price::Gold(gold) = deal::here(self.game)?.asks else { return None };
        Some(gold)
    }

    fn swap(&self, seat: Colour, packed: &[usize]) -> Part {
        let gear = self.game.seat(seat).map(|s| s.gear.as_slice()).unwrap_or_default();
        let changed = |to: bool| (0..gear.len()).find(|i| gear[*i].packed != to && packed.contains(i) == to);
        Part::Swap(changed(false), changed(true))
    }

    /// What is chosen, in a few words; `seat` is who chooses.
    pub fn part(&self, seat: Option<Colour>, part: &Part) -> Message {
        let own = seat.and_then(|c| self.game.seat(c));
        let about = |what: Arg| Message::new("part-name").with("what", what);
        match part {
            Part::Seat(colour) if Some(*colour) == seat => Message::new("part-self").seat(*colour),
            Part::Seat(colour) => about(Arg::Seat(*colour)),
            Part::Monster(id) => match self.game.foes.get(*id) {
                Some(monster) => match monster.level() {
                    Some(level) => Message::new("part-monster").with("what", *id).with("level", level),
                    None => about(Arg::Monster(*id)),
                },
                None => about(Arg::Monster(*id)),
            },
            Part::Room(id) => about(Arg::Room(*id)),
            Part::Side(side) => about(Arg::Side(*side)),
            Part::Item(index) => about(self.item(own, *index)),
            Part::Loot(from, index) => self.loot(*from, *index),
            Part::With(card) => Message::new("part-with").with("what", self.card_name(*card)),
            Part::Pick(card) => about(self.card_name(*card)),
            Part::Die(index, face, whose) => {
                let die = |id: &'static str| Message::new(id).with("number", *index as i64 + 1).with("face", *face);
                match whose {
                    None => die("part-die"),
                    Some(Fighter::Seat(seat)) => die("part-die-of").with("who", Arg::Seat(*seat)),
                    Some(Fighter::Monster(id)) => die("part-die-of").with("who", Arg::Monster(*id)),
                }
            }
            Part::Face(face) => Message::new("part-face").with("face", *face),
            Part::Colour(colour) => about(Arg::Colour(*colour)),
            Part::Down => Message::new("part-down"),
            Part::Plain => Message::new("part-plain"),
            // Nothing goes for it but gold: for a Deal.
            Part::Pay(pays) if pays.count() == 0 && pays.cards.is_empty() => match self.deal_gold() {
                Some(gold) => Message::new("part-pay-gold").with("gold", gold),
                None => Message::new("part-gold"),
            },
            Part::Pay(pays) => Message::new("part-pay").with("cards", Arg::List(self.paid(own, pays))),
            Part::Price(pays, worth, gold) => match self.paid(own, pays) {
                list if list.is_empty() => Message::new("part-gold"),
                list => {
                    let told = Message::new("part-price").with("cards", Arg::List(list));
                    told.with("worth", *worth).with("gold", *gold)
                }
            },
            Part::Terms(terms) => offered(terms, picking(self.book, self.game, terms)),
            // Moves that come and go with what is in use are told with it.
            Part::Swap(out, into) => {
                let told = match (out, into) {
                    (Some(out), Some(into)) => {
                        Message::new("part-swap").with("out", self.item(own, *out)).with("into", self.item(own, *into))
                    }
                    (Some(out), None) => Message::new("part-unpack").with("out", self.item(own, *out)),
                    (None, Some(into)) => Message::new("part-packed").with("into", self.item(own, *into)),
                    (None, None) => return Message::new("part-plain"),
                };
                let item = |at: &usize| own.and_then(|seat| seat.gear.get(*at)).map_or(0, |item| i64::from(item.moves));
                let by = out.iter().map(item).sum::<i64>() - into.iter().map(item).sum::<i64>();
                told.with("moves", Arg::Counted("part-swap-moves", by))
            }
        }
    }

    /// A move as a whole sentence, for whoever could make it.
    pub fn sentence(&self, ask: &Ask, seat: Option<Colour>, command: &Command) -> Message {
        let with = |id: &'static str, alone: &'static str| {
            let parts = self.parts(command);
            let parts = parts.iter().filter(|p| **p != Part::Plain);
            let said: Vec<Arg> = parts.map(|p| self.short(seat, p)).collect();
            if said.is_empty() { Message::new(alone) } else { Message::new(id).with("chosen", Arg::List(said)) }
        };
        match command {
            Command::Table(table::Command::Answer(answer)) => self.answer(ask, seat, answer),
            Command::Turn(turn::Command::EndTurn) => Message::new("move-end-turn"),
            Command::Dungeon(dungeon::Command::Walk { side, .. }) => Message::new("move-walk").with("side", *side),
            Command::Dungeon(dungeon::Command::Explore { side, .. }) => {
                Message::new("move-explore").with("side", *side)
            }
            Command::Doors(command) => self.at_the_door(command),
            Command::Dungeon(dungeon::Command::Search) => Message::new("move-search"),
            Command::Dungeon(dungeon::Command::PickUp(_)) => Message::new("move-pick-up"),
            Command::Munchkin(munchkin::Command::PlayCard { seat: by, card, .. }) => {
                let laid = self.game.seat(*by).is_some_and(|s| s.laid.has(*card));
                let id = if laid { ("move-give-up", "move-give-up") } else { ("move-play", "move-play-plain") };
                with(id.0, id.1).with("card", self.card_name(*card))
            }
            Command::Munchkin(munchkin::Command::UsePower { class, by, choice, .. }) => {
                let Some(pays) = by.cards() else {
                    let id = match by.paying() {
                        Paying::Ten => ("move-ten", "move-ten-plain"),
                        Paying::Hand | Paying::Card | Paying::Other => ("move-hand", "move-hand-plain"),
                    };
                    return with(id.0, id.1).with("class", Arg::Kind(class.to_string()));
                };
                // What it is aimed at, and what pays for it: each said as what it is.
                let on: Vec<Arg> = self.choice(choice).iter().map(|part| self.short(seat, part)).collect();
                let id = if on.is_empty() { "move-power-plain" } else { "move-power" };
                let own = seat.and_then(|c| self.game.seat(c));
                let told = Message::new(id).with("class", Arg::Kind(class.to_string())).with("chosen", Arg::List(on));
                told.with("cards", Arg::List(self.paid(own, pays)))
            }
            Command::Dungeon(dungeon::Command::RoomDeal { .. }) => with("move-deal", "move-deal-plain"),
            Command::Munchkin(munchkin::Command::BuyLevel { .. }) => with("move-buy-level", "move-buy-level"),
            Command::Dungeon(dungeon::Command::Heal { .. }) => Message::new("move-heal"),
            Command::Munchkin(munchkin::Command::Pack { .. }) => with("move-pack", "move-pack"),
            Command::Fight(fight::Command::AskHelp { seat, terms }) if !terms.items.is_empty() => {
                Message::new("move-ask-help-items").seat(*seat).with("what", Arg::List(pays(terms)))
            }
            Command::Fight(fight::Command::AskHelp { seat, terms }) => {
                Message::new("move-ask-help").seat(*seat).with("treasures", terms.treasures).with("gold", terms.gold)
            }
            Command::Fight(fight::Command::DriveOff { monster, .. }) => {
                Message::new("move-drive-off").with("monster", *monster)
            }
            Command::Track(track::Command::Hack { seat: by, how, choice, pays }) => {
                let chosen = self.choice(choice).iter().map(|part| self.short(seat, part)).collect();
                let pays = self.paid(self.game.seat(*by), pays);
                self.hacks(command, (*by, *how), [chosen, pays])
            }
            Command::Track(track::Command::FaceGod { .. }) => Message::new("move-face-god"),
            Command::Fight(fight::Command::Withdraw { .. }) => Message::new("move-withdraw"),
            // What is offered to nobody as a move of the game.
            Command::Table(_)
            | Command::Turn(turn::Command::Jump { .. } | turn::Command::Reroll { .. } | turn::Command::Roll(_))
            | Command::Munchkin(
                munchkin::Command::Play { .. } | munchkin::Command::Give { .. } | munchkin::Command::Power { .. },
            )
            | Command::Fight(fight::Command::Help { .. })
            | Command::Dungeon(dungeon::Command::Deal { .. } | dungeon::Command::Drop { .. }) => {
                Message::new("did-something")
            }
        }
    }

    /// What is chosen, inside a sentence.
    fn short(&self, seat: Option<Colour>, part: &Part) -> Arg {
        let own = seat.and_then(|c| self.game.seat(c));
        match part {
            Part::Seat(colour) => Arg::Seat(*colour),
            Part::Monster(id) => Arg::Monster(*id),
            Part::Room(id) => Arg::Room(*id),
            Part::Side(side) => Arg::Side(*side),
            Part::Item(index) => self.item(own, *index),
            Part::Loot(from, index) => self.item(self.game.seat(*from), *index),
            Part::With(card) | Part::Pick(card) => self.card_name(*card),
            Part::Die(index, ..) => Arg::Text(format!("#{}", index + 1)),
            Part::Face(face) => Arg::Number((*face).into()),
            Part::Colour(colour) => Arg::Colour(*colour),
            Part::Down => Arg::Said("part-down"),
            Part::Plain => Arg::Said("part-plain"),
            Part::Pay(pays) | Part::Price(pays, ..) => match self.paid(own, pays) {
                list if list.is_empty() => Arg::Said("part-gold"),
                list => Arg::List(list),
            },
            Part::Terms(_) => Arg::Said("answer-help"),
            Part::Swap(out, into) => Arg::List([out, into].into_iter().flatten().map(|i| self.item(own, *i)).collect()),
        }
    }

    /// What ends a fight without dice is called.
    fn claims(&self, ask: &Ask) -> Option<&'static str> {
        let fight = fight::current(self.game).filter(|_| !self.book.system.rolls())?;
        let wins = || roll::wins(&sides::sums(self.book, self.game, fight));
        matches!(ask, Ask::Fight(fight::Ask::Fight { .. })).then(|| if wins() { "doors-win" } else { "doors-run" })
    }

    /// What whoever goes on says to a chance to react, where that is more than to pass.
    fn stands(&self, ask: &Ask, seat: Option<Colour>) -> Option<&'static str> {
        let reacts = |to: About| matches!(ask, Ask::Table(table::Ask::Window { about, .. }) if *about == to);
        if reacts(About::End) {
            return Some("window-end-turn");
        }
        if self.book.system.rolls() {
            return None;
        }
        if matches!(ask, Ask::Fight(fight::Ask::Fight { .. })) {
            return Some("doors-run-anyway");
        }
        let own = fight::current(self.game).filter(|now| now.goes_on(self.game) && Some(now.main) == seat);
        let own = own.filter(|_| reacts(About::Fight))?;
        let left = own.foes(self.game).next().is_some();
        Some(match (own.yields, left) {
            (true, _) => "doors-run",
            (false, true) => "window-still-win",
            (false, false) => "window-nothing-left",
        })
    }

    fn answer(&self, ask: &Ask, seat: Option<Colour>, answer: &Answer) -> Message {
        let own = seat.and_then(|c| self.game.seat(c));
        let name = |what: Arg| Message::new("part-name").with("what", what);
        match answer {
            Answer::Table(table::Answer::Done) => Message::new(self.claims(ask).unwrap_or_else(|| done(ask))),
            Answer::Table(table::Answer::No) => Message::new(self.stands(ask, seat).unwrap_or_else(|| no(ask))),
            Answer::Table(table::Answer::Colour(colour)) => name(Arg::Colour(*colour)),
            Answer::Table(table::Answer::Seat(colour)) => name(Arg::Seat(*colour)),
            Answer::Dungeon(dungeon::Answer::Side(side)) => runs::to(self.game, own, *side),
            Answer::Dungeon(dungeon::Answer::Room(room)) => name(Arg::Room(*room)),
            Answer::Dungeon(dungeon::Answer::Exit { room, side }) => {
                Message::new("empty-room-exit").with("room", *room).with("side", *side)
            }
            Answer::Fight(fight::Answer::RunsFrom { monster }) => name(Arg::Monster(*monster)),
            Answer::Munchkin(munchkin::Answer::Item(index))
                if matches!(ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })) =>
            {
                Message::new("curse-averted-by").with("item", self.item(own, *index))
            }
            // What the dead had is no Item of whoever takes it.
            Answer::Munchkin(munchkin::Answer::Item(_)) if matches!(ask, Ask::Doors(doors::Ask::Corpse { .. })) => {
                Message::new("did-took-one")
            }
            Answer::Munchkin(munchkin::Answer::Item(index) | munchkin::Answer::ItemTo { index, .. }) => {
                name(self.item(own, *index))
            }
            Answer::Munchkin(munchkin::Answer::Power(place)) => {
                let power = own.and_then(|seat| seat.classes.get(*place));
                name(power.map_or(Arg::Said("item-unnamed"), |power| Arg::Kind(power.to_string())))
            }
            Answer::Dungeon(dungeon::Answer::Take(Goods { gear, .. })) => {
                let items = gear.iter().map(|i| self.item(own, *i)).collect();
                Message::new("pack-drop").with("item", Arg::List(items))
            }
            Answer::Cards(cards::Answer::Cards(cards)) if matches!(ask, Ask::Fight(fight::Ask::Spoils { .. })) => {
                Message::new("move-picked").with("cards", Arg::List(self.names(cards).collect()))
            }
            Answer::Cards(cards::Answer::Cards(cards)) if matches!(ask, Ask::Doors(doors::Ask::Corpse { .. })) => {
                Message::new("move-take-left").with("cards", Arg::List(self.names(cards).collect()))
            }
            Answer::Cards(cards::Answer::Cards(cards)) => {
                Message::new("move-shed").with("cards", Arg::List(self.names(cards).collect()))
            }
            Answer::Munchkin(munchkin::Answer::Gave(gifts)) => {
                let all: Vec<Arg> = gifts.iter().flat_map(|g| self.names(&g.cards)).collect();
                Message::new("move-gave").with("cards", Arg::List(all))
            }
            Answer::Cards(cards::Answer::Deck(_)) => Message::new("did-took-one"),
            // Faces, tiles, links and what was told are not chosen.
            Answer::Table(table::Answer::Die { .. } | table::Answer::Number(_) | table::Answer::Dice(_))
            | Answer::Fight(_)
            | Answer::Dungeon(
                dungeon::Answer::Tile(_)
                | dungeon::Answer::Nothing
                | dungeon::Answer::Links(_)
                | dungeon::Answer::Arrow(_)
                | dungeon::Answer::Gait(_)
                | dungeon::Answer::Leaver { .. }
                | dungeon::Answer::Costs { .. }
                | dungeon::Answer::Moved(_),
            ) => Message::new("did-answer"),
        }
    }
}

/// What is offered for help, and whether it matters who picks first.
pub fn offered(terms: &Bargain, picking: bool) -> Message {
    let first = picking && terms.helper_first == Some(true);
    if !terms.items.is_empty() {
        return Message::new("terms-items").with("what", Arg::List(pays(terms))).with("first", i64::from(first));
    }
    let id = match (terms.treasures, terms.gold) {
        (0, 0) => "terms-nothing",
        (_, 0) => "terms-treasures",
        (0, _) => "terms-gold",
        _ => "terms-both",
    };
    Message::new(id).with("treasures", terms.treasures).with("gold", terms.gold).with("first", i64::from(first))
}

/// Somebody is asked for help, and what for.
pub fn asked_for((book, game): (&Book, &Game), main: Colour, terms: &Bargain) -> Message {
    // Whoever asks picks first, unless it is said otherwise.
    let first = match (picking(book, game, terms), terms.helper_first == Some(true)) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => 2,
    };
    // What a win brings by itself is part of the offer: an Elf's Level.
    let levels = match (game.top(), fight::kept(game)) {
        (Some(Step::Fight(fight::Step::Asked { seat, .. })), Some(now)) => roll::levels_with(book, game, now, *seat).1,
        _ => 0,
    };
    let told = |id| Message::new(id).seat(main).with("first", first).with("levels", levels);
    if !terms.items.is_empty() {
        return told("asked-offer-items").with("what", Arg::List(pays(terms)));
    }
    let message = told("asked-offer");
    let nothing = terms.treasures == 0 && terms.gold == 0;
    message.with("treasures", terms.treasures).with("gold", terms.gold).with("nothing", i64::from(nothing))
}

/// What yes means.
fn done(ask: &Ask) -> &'static str {
    match ask {
        Ask::Fight(fight::Ask::Fight { .. }) => "next-rolling",
        Ask::Munchkin(munchkin::Ask::Cursed { .. }) => "next-curse",
        Ask::Dungeon(dungeon::Ask::ExploreDxm) => "next-draw",
        Ask::Dungeon(dungeon::Ask::Automatic { .. }) => "next-automatic",
        Ask::Dungeon(dungeon::Ask::Collect { .. }) => "next-collect",
        Ask::Fight(fight::Ask::BadStuff { .. }) => "next-bad-stuff",
        Ask::Dungeon(dungeon::Ask::Moving { .. }) => "next-go-on",
        Ask::Fight(fight::Ask::Asked { .. }) => "answer-help",
        Ask::Table(table::Ask::Window { .. }) => "fight-not-yet",
        Ask::Table(
            table::Ask::FirstPlayer { .. }
            | table::Ask::Opening
            | table::Ask::Arrange
            | table::Ask::Turn { .. }
            | table::Ask::NobodyHere
            | table::Ask::Leaver
            | table::Ask::Over(_),
        )
        | Ask::Cards(cards::Ask::Cards { .. }) => "answer-yes",
        Ask::Munchkin(
            munchkin::Ask::Charity { .. }
            | munchkin::Ask::PowerDie
            | munchkin::Ask::TheftDie
            | munchkin::Ask::LoseItem { .. },
        ) => "answer-yes",
        Ask::Fight(
            fight::Ask::FightDice { .. }
            | fight::Ask::FightRolled { .. }
            | fight::Ask::RunAway { .. }
            | fight::Ask::DieAgain
            | fight::Ask::RunFirst { .. }
            | fight::Ask::PickOrder { .. }
            | fight::Ask::Level { .. }
            | fight::Ask::Spoils { .. },
        )
        | Ask::Doors(_)
        | Ask::Track(_) => "answer-yes",
        Ask::Dungeon(
            dungeon::Ask::MonsterDie(_)
            | dungeon::Ask::Tile { .. }
            | dungeon::Ask::EmptyRoom { .. }
            | dungeon::Ask::Links { .. }
            | dungeon::Ask::NewMonster { .. }
            | dungeon::Ask::BaseColour { .. }
            | dungeon::Ask::Refuge { .. }
            | dungeon::Ask::SearchDice { .. }
            | dungeon::Ask::LinkCosts { .. }
            | dungeon::Ask::Arrow { .. }
            | dungeon::Ask::Gait { .. }
            | dungeon::Ask::Lurker
            | dungeon::Ask::Overfull { .. },
        ) => "answer-yes",
    }
}

/// What no means.
fn no(ask: &Ask) -> &'static str {
    if matches!(ask, Ask::Table(table::Ask::Window { .. })) {
        "answer-pass"
    } else if matches!(ask, Ask::Fight(fight::Ask::Asked { .. })) {
        "answer-no-help"
    } else {
        "answer-no"
    }
}

/// Whether a card is put on the table as it is played, and stays there.
pub fn stays(def: &CardDef) -> bool {
    match &def.is {
        CardKind::Item { gear, .. } => !gear.once,
        CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin => true,
        CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => false,
    }
}
