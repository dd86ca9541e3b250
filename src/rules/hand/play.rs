//! A card is played: from whose hand, when it may be, what it does.

use crate::rules::agenda::Step;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::card::price::When;
use crate::rules::cards::cited as in_decks;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand as Counts;
use crate::rules::cite::Cites;
use crate::rules::dice::cited as of_dice;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{self};
use crate::rules::effect::mode::Mode;
use crate::rules::event::{PlayedAs, Roll};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited as in_fights;
use crate::rules::fight::interfere::Reach;
use crate::rules::fight::interfere::reach;
use crate::rules::fight::roll;
use crate::rules::fight::{Fight, Fighter, Stage, Term};
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::hand::says::strike_on;
use crate::rules::hand::when;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::gear::{Gear, ItemChange};
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::munchkin::ranks;
use crate::rules::munchkin::receive;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::LoadedDie;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::cited as at_the_table;
use crate::rules::text::sound_name;
use std::borrow::Cow;
use std::sync::Arc;

/// One card being played: by whom, from where, and what the table calls it.
struct Hand<'a> {
    book: &'a Book,
    game: &'a Game,
    seat: &'a Seat,
    from: Source,
    name: &'a str,
    /// The card itself, where the app keeps cards.
    card: Option<CardId>,
}

impl Hand<'_> {
    /// Says what is played, and takes the card out of the hand: it is used once and discarded (MQ-PLAY-06), or lies on
    /// the table from now on.
    fn say(&self, what: PlayedAs, on: Option<Colour>, cites: Cites, out: &mut Facts) -> Result<(), Refusal> {
        let cards = match self.from {
            Source::Hand(deck) => Counts::default().with(deck, 1),
            Source::Table(_) | Source::Door => Counts::default(),
        };
        let on = on.filter(|c| *c != self.seat.colour);
        out.say(munchkin::Event::Played { seat: self.seat.colour, name: self.name.to_owned(), what, on }, cites);
        pay::from_hand(self.game, self.seat, cards, in_decks::USED_ONCE, out)
    }

    /// Runs effects as the facts so far leave the game.
    fn effects(&self, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
        if effects.is_empty() {
            return Ok(());
        }
        if self.card.is_some() {
            // What a printed card can do it does; what finds nothing to act on does nothing.
            return strike_on(self.book, self.game, effects, out);
        }
        let now = out.on(self.game);
        interpret::run(self.book, &now, self.name, effects, Mode::Play, out)
    }

    fn own_hand(&self) -> Result<(), Refusal> {
        ensure(matches!(self.from, Source::Hand(_)), || Refusal::new("play-from-hand", in_decks::HELD))
    }
}

/// A card is played, as the table tells it.
pub(crate) fn play(
    book: &Book,
    game: &Game,
    (colour, from, name): (Colour, Source, &str),
    what: &Played,
    out: &mut Facts,
) -> Result<(), Refusal> {
    play_card(book, game, (colour, from, name, None), what, out)
}

/// A Half-Breed card, with a second Race if one is put down at once (MQ-HALF-06).
fn half_breed(hand: &Hand, with: Option<&String>, out: &mut Facts) -> Result<(), Refusal> {
    let seat = hand.seat.colour;
    let mut both = vec![munchkin::Effect::HalfBreed { seat, on: true }.into()];
    if with.is_some() {
        let races = hand.seat.races.iter().chain(with).cloned().collect();
        both.push(munchkin::Effect::Races { seat, races }.into());
    }
    second_card(hand, with.is_some(), &both, out)
}

/// A Super Munchkin card, with a second Class if one is put down at once (MQ-HALF-10).
fn super_munchkin(hand: &Hand, with: Option<&String>, out: &mut Facts) -> Result<(), Refusal> {
    let seat = hand.seat.colour;
    let mut both = vec![munchkin::Effect::SuperMunchkin { seat, on: true }.into()];
    if with.is_some() {
        let classes = hand.seat.classes.iter().chain(with).cloned().collect();
        both.push(munchkin::Effect::Classes { seat, classes }.into());
    }
    second_card(hand, with.is_some(), &both, out)
}

/// A card is played; where the app keeps cards it is one of them.
pub(crate) fn play_card(
    book: &Book,
    game: &Game,
    (colour, from, name, card): (Colour, Source, &str, Option<CardId>),
    what: &Played,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    // A card the app keeps has been read.
    ensure(card.is_some() || sound_name(name), || Refusal::new("text-unsound", cites![]))?;
    timing::not_amid_monsters(book, game)?;
    let after = matches!(what, Played::Card { when: When::AfterRoll, .. } | Played::Die { .. });
    if !after {
        when::not_after_roll(book, game)?;
    }
    let hand = Hand { book, game, seat, from, name, card };
    let turned_up = from == Source::Door && matches!(what, Played::Curse { .. });
    if !turned_up && !matches!(what, Played::Use { .. }) {
        hand.own_hand()?;
    }
    match what {
        Played::Item(item) => put_down(&hand, item, out),
        Played::Use { item, on, effects } => use_item(&hand, item.as_ref(), *on, effects, out),
        Played::Level => {
            hand.say(PlayedAs::Level, None, cited::LEVEL_CARD, out)?;
            hand.effects(
                &[Effect::Munchkin(munchkin::Effect::Level { seat: colour, change: Amount::By(1), kill: false })],
                out,
            )
        }
        Played::Race(race) => {
            let mut races = seat.races.clone();
            races.push(race.clone());
            kind(&hand, &[Effect::Munchkin(munchkin::Effect::Races { seat: colour, races })], out)
        }
        Played::Class(class) => {
            let mut classes = seat.classes.clone();
            classes.push(class.clone());
            kind(&hand, &[Effect::Munchkin(munchkin::Effect::Classes { seat: colour, classes })], out)
        }
        Played::HalfBreed { with } => half_breed(&hand, with.as_ref(), out),
        Played::SuperMunchkin { with } => super_munchkin(&hand, with.as_ref(), out),
        Played::Curse { on, effects } => {
            curse::check(book, game, *on, effects)?;
            ensure(!turned_up || *on == colour, || Refusal::new("play-from-hand", cited::CURSE_CARD))?;
            let cites = if turned_up { cited::CURSE_TURNED_UP } else { cited::CURSE_CARD };
            hand.say(PlayedAs::Curse, Some(*on), cites, out)?;
            out.owe(munchkin::Step::Cursed {
                seat: *on,
                name: name.to_owned(),
                effects: effects.clone(),
                card,
                by: Some(colour).filter(|_| !turned_up),
                tried: false,
            });
            Ok(())
        }
        Played::Enhancer { monster, add } => {
            hand.say(PlayedAs::Enhancer, None, cited::ENHANCER_CARD, out)?;
            hand.effects(&[Effect::Fight(fight::Effect::Enhance { monster: *monster, add: add.clone() })], out)
        }
        Played::Monster => {
            let fight = fight::under_way(game).ok_or_else(|| Refusal::new("no-fight", cited::ONE_MONSTER_MORE))?;
            hand.say(PlayedAs::Monster, None, cited::BRINGS_A_MONSTER, out)?;
            book.system.joins(game, fight, out)
        }
        Played::Cheat { gear } => cheat(&hand, *gear, out),
        Played::Edge { power } => edge(&hand, power, out),
        Played::Die { who, index, to } => loaded(&hand, (*who, *index), *to, out),
        Played::Card { when, effects } => other(&hand, *when, effects, out),
    }
}

/// An Item comes onto the table: in use if it can be used beside the others, packed if not (MQ-ITEM-04, OQ-75). A Hireling
/// comes at any time (MS-TURN-05).
fn put_down(hand: &Hand, item: &Gear, out: &mut Facts) -> Result<(), Refusal> {
    timing::alive(hand.seat)?;
    let hired = item.is_hireling();
    if !hired {
        timing::item_time(hand.book, hand.game, hand.seat)?;
    }
    ensure(hand.card.is_some() || item.is_sound(), || Refusal::new("text-unsound", cites![]))?;
    ensure(hand.from == Source::Hand(Deck::ITEMS), || Refusal::new("play-from-hand", cited::NOT_FROM_PLAY))?;
    hand.book.system.carries(hand.book, hand.game, hand.seat, item)?;
    hand.say(PlayedAs::Item, None, if hired { cited::HIRELING } else { cited::ITEM_CARD }, out)?;
    let add = receive::laid_down(hand.seat, Gear { cheat: false, ..item.clone() });
    hand.effects(&[Effect::Munchkin(munchkin::Effect::Gear { seat: hand.seat.colour, add })], out)
}

/// An Item is used: from the hand or the belt, for oneself or thrown into a fight (MQ-CMB-27, MQ-CMB-28, MQ-THROW-01 to
/// MQ-THROW-06); what is used once is discarded then.
fn use_item<'a>(
    hand: &Hand<'a>,
    item: Option<&'a Gear>,
    on: Option<Fighter>,
    effects: &[Effect],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (seat, game) = (hand.seat, hand.game);
    let used = usable(hand, item)?;
    let fight = fight::under_way(game);
    let outside = fight.is_some_and(|f| !when::fights(game, f, seat.colour));
    let thrown = on.is_some() && outside;
    // What is thrown affects others, not who throws it.
    if thrown { timing::present(game, seat) } else { timing::alive(seat) }?;
    if let (Some(fight), true) = (fight, outside) {
        let near = reach(hand.book, game, fight, seat);
        let close = Refusal::new("item-out-of-range", cited::OUT_OF_RANGE);
        ensure(near != Reach::None, || close.seat(seat.colour))?;
        ensure(used.is("throwable") || (near == Reach::Any && used.once), || {
            let called = if used.name.is_empty() { "none" } else { used.name.as_str() };
            Refusal::new("not-throwable", cited::NOT_THROWN).with("item", called)
        })?;
    }
    // What comes back to the hand flies once a fight.
    let flew = |f: &Fight| f.terms.iter().any(|t| t.name == used.name);
    let again = on.is_some() && used.is("returns") && fight.is_some_and(flew);
    ensure(!again, || Refusal::new("item-counts-already", cited::THROWN_ONCE).with("item", used.name.as_str()))?;
    let spent = used.once || (on.is_some() && used.is("throwable") && !used.is("returns"));
    ensure(on.is_none() || outside || spent, || {
        Refusal::new("item-counts-already", in_fights::ITEMS_COUNT).with("item", used.name.as_str())
    })?;
    let (as_what, cites) = if thrown { (PlayedAs::Thrown, cited::THROWN) } else { (PlayedAs::Used, cited::USED) };
    hand.say(as_what, None, cites, out)?;
    if let (Source::Table(index), true) = (hand.from, spent) {
        pay::discard_gear(seat, &[index], cited::THROWN_AND_GONE, out)?;
    }
    let mut all = effects.to_vec();
    if let Some(who) = on {
        let name = if hand.name.is_empty() { used.name.clone() } else { hand.name.to_owned() };
        let strength = outfit::bonus(seat, &used).clamp(-999, 999) as i16;
        all.insert(0, Effect::Fight(fight::Effect::Term { add: Term { who, name, strength, dice: used.dice } }));
    }
    hand.effects(&all, out)
}

/// The Item that is to be used, if its owner can use it: one used once from the hand, or one on the table that works.
fn usable<'a>(hand: &Hand<'a>, item: Option<&'a Gear>) -> Result<Cow<'a, Gear>, Refusal> {
    let seat = hand.seat;
    match (hand.from, item) {
        (Source::Hand(_), Some(item)) => {
            ensure(hand.card.is_some() || item.is_sound(), || Refusal::new("text-unsound", cites![]))?;
            ensure(item.once, || Refusal::new("item-not-in-play", cited::ONLY_WHAT_IS_USED_ONCE))?;
            // A Cheat card lies on Items in play only.
            let item = if item.cheat { Cow::Owned(Gear { cheat: false, ..item.clone() }) } else { Cow::Borrowed(item) };
            ensure(outfit::may_use(seat, &item), || {
                let refusal = Refusal::new("item-not-for-you", cited::FOR_SOME);
                refusal.seat(seat.colour).with("item", item.name.as_str())
            })?;
            Ok(item)
        }
        (Source::Table(index), None) => {
            let works = outfit::working(seat).any(|(i, _)| i == index);
            let item = seat.gear.get(index).ok_or_else(|| Refusal::new("no-such-item", cites![]))?;
            ensure(works || !item.packed, || Refusal::new("item-is-packed", cited::NOT_IN_USE))?;
            ensure(works, || Refusal::new("item-of-no-use", cited::OF_NO_USE))?;
            Ok(Cow::Borrowed(item))
        }
        _ => Err(Refusal::new("item-from-where", cited::IN_PLAY_FIRST)),
    }
}

/// A Race or Class comes onto the table at any time, in combat too (MQ-ANY-04, MQ-CARD-11).
fn kind(hand: &Hand, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    timing::alive(hand.seat)?;
    hand.say(PlayedAs::Kind, None, cited::KIND_CARD, out)?;
    hand.effects(effects, out)
}

/// Half-Breed or Super Munchkin; a second Race or Class put down at once is one more card from the hand.
fn second_card(hand: &Hand, with: bool, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    timing::alive(hand.seat)?;
    let count = 1 + u8::from(with);
    out.say(
        munchkin::Event::Played { seat: hand.seat.colour, name: hand.name.to_owned(), what: PlayedAs::Kind, on: None },
        cited::TWO_OF_A_KIND_CARD,
    );
    let second = hand.book.rules.kinds();
    let cards = match hand.from {
        Source::Hand(first) if first != second => Counts::default().with(first, 1).with(second, count - 1),
        Source::Hand(_) | Source::Table(_) | Source::Door => Counts::default().with(second, count),
    };
    pay::from_hand(hand.game, hand.seat, cards, in_decks::USED_ONCE, out)?;
    hand.effects(effects, out)
}

/// Cheat on an Item of one's own: every restriction falls (MQ-ITEM-15).
fn cheat(hand: &Hand, index: usize, out: &mut Facts) -> Result<(), Refusal> {
    timing::alive(hand.seat)?;
    let item = hand.seat.gear.get(index).ok_or_else(|| Refusal::new("no-such-item", cited::CHEAT_CARD))?;
    ensure(!item.cheat, || Refusal::new("nothing-changes", cites![]))?;
    hand.say(PlayedAs::Cheat, None, cited::CHEAT_CARD, out)?;
    let locked = timing::locked(hand.book, hand.game, hand.seat.colour);
    // In a fight the pack stays shut (MQ-CMB-31, MQ-ITEM-29).
    let packed = item.packed && (locked || timing::runs(hand.book, hand.game, hand.seat.colour));
    let to = Gear { cheat: true, packed, cheat_card: hand.card, ..Gear::clone(item) }.into();
    let items = vec![ItemChange { at: index, from: Arc::clone(item), to }];
    out.say(munchkin::Event::ItemsChanged { seat: hand.seat.colour, items }, cited::CHEAT_CARD);
    Ok(())
}

/// An Edge! on a Power of one's own: its Rank does not count as long as it lies there (SR-ITEM-12, SR-DEATH-04).
fn edge(hand: &Hand, power: &str, out: &mut Facts) -> Result<(), Refusal> {
    timing::alive(hand.seat)?;
    let there = hand.book.rules.ranks && hand.seat.classes.iter().any(|has| has == power);
    ensure(there, || Refusal::new("class-not-in-play", cited::CLASS_IN_PLAY).seat(hand.seat.colour))?;
    ensure(!ranks::has_edge(hand.seat, power), || Refusal::new("nothing-changes", cites![]))?;
    hand.say(PlayedAs::Cheat, None, cited::CHEAT_CARD, out)?;
    let (seat, power, card) = (hand.seat.colour, power.to_owned(), hand.card);
    out.say(munchkin::Event::Edged { seat, power, card, on: true }, cited::CHEAT_CARD);
    Ok(())
}

/// A card on a die of the fight: it is turned to any face, or rolled again, as the table rules (OQ-14).
fn loaded(hand: &Hand, (who, index): (Fighter, usize), to: Option<u8>, out: &mut Facts) -> Result<(), Refusal> {
    let set = hand.book.house(hand.game).loaded_die() == LoadedDie::Set;
    let fight = fight::under_way(hand.game).ok_or_else(|| Refusal::new("no-fight", of_dice::TURNS_ANY_DIE))?;
    let Stage::Rolled(throws) = &fight.stage else { return Err(Refusal::new("no-dice-yet", in_fights::DICE_ARE_CAST)) };
    let there = throws.iter().any(|t| t.who == who && index < t.faces.len());
    ensure(there, || Refusal::new("no-such-item", of_dice::TURNS_ANY_DIE))?;
    ensure(to.is_some() == set, || Refusal::new("loaded-die-other-way", of_dice::TURNS_ANY_DIE))?;
    hand.say(PlayedAs::Card, None, in_fights::DIE_TURNED, out)?;
    match to {
        Some(to) => hand.effects(&[Effect::Fight(fight::Effect::Face { who, index, to })], out),
        None => {
            let seat = roll::hand_of(hand.game, fight, who);
            out.say(
                table::Event::Owed(Step::Fight(fight::Step::DieAgain { seat, who, index })),
                of_dice::TURNS_ANY_DIE,
            );
            Ok(())
        }
    }
}

/// What the die shows that was rolled again; it may well show the same.
pub(crate) fn rolled_again(
    book: &Book,
    game: &Game,
    (who, index): (Fighter, usize),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Number(face)) = answer else { return Err(unasked()) };
    let to = u8::try_from(*face).ok().filter(|f| (1..=6).contains(f));
    let to = to.ok_or_else(|| Refusal::new("no-such-face", at_the_table::SIX_SIDES))?;
    out.settle();
    let seat = fight::kept(game).map(|f| roll::hand_of(game, f, who));
    out.say(table::Event::Rolled { roll: Roll::Six(to), seat }, cited::CAST_AND_TURNED);
    let now = out.on(game);
    let turned =
        interpret::run(book, &now, "", &[Effect::Fight(fight::Effect::Face { who, index, to })], Mode::Play, out);
    match turned {
        Err(refusal) if refusal.message.id != "nothing-changes" => Err(refusal),
        _ => Ok(()),
    }
}

/// Any other card, when it says it may be played.
fn other(hand: &Hand, when: When, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    when::when(hand.book, hand.game, hand.seat, when)?;
    let cites = match when {
        When::AfterRoll => at_the_table::DICE_LIE,
        When::Peace => cited::ANY_TIME_BUT_FIGHTS,
        When::Any | When::OwnTurn | When::Fight => cited::PLAYED_AT_ANY_TIME,
    };
    ensure(!effects.is_empty(), || Refusal::new("no-effects", cites![]))?;
    hand.say(PlayedAs::Card, None, cites, out)?;
    hand.effects(effects, out)
}
