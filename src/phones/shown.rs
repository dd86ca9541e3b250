//! What a seat is shown on its phone: made of what it may see, and of nothing else. Whatever lies in other hands, the same
//! is shown, to the letter; a test deals them anew and compares.

use crate::bots::view::{Player, View};
use crate::catalog::words::{Names, Value, Words};
use crate::phones::around::{Around, Choosing, Now, Time};
pub use crate::phones::card::Card;
use crate::phones::card::lies;
use crate::phones::chosen;
pub use crate::phones::foes::Foe;
use crate::phones::foes::foes;
pub use crate::phones::listed::moves;
pub use crate::phones::pick::{Does, Pick};
use crate::phones::picks::{meanwhile, offered, picks, rests, ring};
pub use crate::phones::row::Place;
use crate::phones::row::row;
use crate::phones::sale;
use crate::phones::told::{asks, curse, played, reads, silent, told, unsaid, waits};
use crate::play::barter;
use crate::play::narrate::card::brief;
use crate::play::narrate::card::gives::gives;
use crate::play::narrate::{condition, outlook};
use crate::play::{reacting, unplayable};
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::dungeon::movement;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::question::Question;

/// Whoever sits at the table, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fellow {
    /// Which seat.
    pub seat: Colour,
    /// What they are called.
    pub name: String,
    /// The same in a few words.
    pub brief: String,
    /// What there is to know of them.
    pub facts: Vec<String>,
    /// Whether it is their turn.
    pub at_it: bool,
}

/// All that a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Which question it is asked; nothing while it is asked none. Another one is another showing, word for word the same as
    /// it may be.
    pub asks: Option<u32>,
    /// Which seat.
    pub seat: Colour,
    /// What it is called.
    pub name: String,
    /// What is asked, or what is waited for.
    pub asked: String,
    /// That nothing goes on for now, whatever is answered, and why.
    pub held_up: Option<String>,
    /// What has to be known to answer it.
    pub told: Vec<String>,
    /// What was played last in the fight it is about, and what that says.
    pub played: Vec<String>,
    /// What has happened since the seat did something last.
    pub since: Vec<String>,
    /// Whether the seat is waited for.
    pub waited_for: bool,
    /// The fight, if there is one: who against whom, and how it stands.
    pub fight: Vec<String>,
    /// Its monsters, each with what its card says.
    pub foes: Vec<Foe>,
    /// What winning it brings, and what losing it costs.
    pub stakes: Vec<String>,
    /// What can be done.
    pub picks: Vec<Pick>,
    /// Whether whoever waits may play something meanwhile, whatever they hold.
    pub breaks_in: bool,
    /// What is marked comes to so much, where that is what it is about.
    pub sum: Option<String>,
    /// The row that tokens go along, where there is one.
    pub row: Vec<Place>,
    /// The hand.
    pub hand: Vec<Card>,
    /// One's own munchkin.
    pub own: Vec<String>,
    /// Everybody else.
    pub others: Vec<Fellow>,
    /// What happened last, the newest first.
    pub news: Vec<String>,
    /// How long there is to react, where that is not endless.
    pub time: Option<Time>,
}

impl Shown {
    /// Whether everybody may react.
    pub fn rings(&self) -> bool {
        self.picks.iter().any(|pick| pick.does == Does::Claim)
    }
}

/// What whoever waits can do: be asked again, trade, play something.
fn besides(
    words: &Words,
    (book, game): (&Book, &Game),
    (seat, question): (Colour, &Question),
    (around, breaks_in): (&Around, bool),
) -> Vec<Pick> {
    let rests = around.peace.map(|until| rests(words, until)).into_iter();
    let plays = if breaks_in { meanwhile(words, (book, game), (seat, question)) } else { Vec::new() };
    let trades = breaks_in && reacting::may_trade(question, seat);
    let trades = trades.then(|| chosen::begins(words, (book, game), (seat, question), &[]).1);
    rests.chain(trades.into_iter().flatten()).chain(plays).collect()
}

/// Whose phone is waited for and has gone quiet.
fn quiet(words: &Words, names: Names<'_>, around: &Around) -> Vec<String> {
    let said = |seat: &Colour| words.with("phone-quiet", &[("seat", words.seat(*seat, names).into())]);
    around.quiet.iter().map(said).collect()
}

/// What it comes to that is marked to be sold.
fn sum(words: &Words, (book, game): (&Book, &Game), seat: Colour, now: Now<'_>) -> Option<String> {
    match now {
        Now::Chooses(Choosing::Sale, marked, _) => sale::sum(words, (book, game), seat, marked),
        Now::Waits | Now::Rings(_) | Now::Asked(_) | Now::Chooses(..) | Now::Offered(_) => None,
    }
}

/// What a seat is shown.
pub fn shown(words: &Words, (book, game): (&Book, &Game), seat: Colour, now: Now<'_>, around: &Around) -> Shown {
    let view = View::of(book, game, seat);
    let question = engine::question(book, game);
    let names = Names::of(game);
    let mut told = told(words, (book, game), (seat, &question), (now, around));
    let breaks_in = now == Now::Waits && around.open && reacting::may_break_in(&question, seat);
    let (asked, mut picks) = match now {
        Now::Waits => {
            let besides = besides(words, (book, game), (seat, &question), (around, breaks_in));
            (waits(words, game, (seat, &question), around), besides)
        }
        Now::Rings(said) => {
            // What was touched is read, too: nothing else may come of it for a while.
            told.extend(said.map(|has| words.get(if has { "phone-claimed" } else { "phone-passed" })));
            if said.is_some() && !around.waits.is_empty() {
                told.push(silent(words, game, around));
            }
            (
                asks(words, book, game, (seat, &question), now),
                ring(words, (book, game), (seat, &question), (said, around.peace)),
            )
        }
        Now::Asked(marked) => (
            asks(words, book, game, (seat, &question), now),
            picks(words, (book, game), (seat, &question), (marked, around)),
        ),
        Now::Chooses(what, marked, waits) => {
            told = chosen::told(words, (book, game), (seat, what), (marked, waits));
            let picks = chosen::picks(words, (book, game), (seat, &question), (what, marked, waits));
            (chosen::asked(words, (book, game), (seat, what), (marked, waits)), picks)
        }
        Now::Offered(deal) => {
            told.extend(barter::goods(words, game, deal));
            (barter::offer(words, game, deal), offered(words))
        }
    };
    told.extend(quiet(words, names, around));
    // What a die was for and what it shows is read as long as it lies.
    let cast: Vec<String> = around.dice.iter().filter(|dice| !told.contains(dice)).cloned().collect();
    told.splice(0..0, around.said.clone().into_iter().chain(cast));
    // Whoever holds the phone knows that the tablet has the hand meanwhile, and fetches it back by a touch.
    if let Some(open) = around.lent {
        told.insert(0, words.get(if open { "phone-lent-open" } else { "phone-lent" }));
        picks.insert(0, Pick::new(words.get("phone-fetch"), Does::Fetch).quiet());
    }
    let hand = in_hand(words, (&view, game), (seat, &question), (now, around), &picks);
    let come: Vec<String> = hand.iter().filter(|card| card.new).map(|card| card.name.clone()).collect();
    let come = (!come.is_empty() && !matches!(now, Now::Rings(_)))
        .then(|| words.with("phone-drew", &[("cards", words.list(&come).into())]));
    told.extend(come);
    let fight = fought(words, &view, game);
    let own = view.player(seat).map(|own| facts(words, (book, game), &own, "phone-bonus-own")).unwrap_or_default();
    let others = view.players().filter(|player| player.colour() != seat).map(|player| Fellow {
        seat: player.colour(),
        name: words.seat(player.colour(), names),
        brief: brief(words, (book, game), &player),
        facts: facts(words, (book, game), &player, "phone-bonus"),
        at_it: game.turn.seat == Some(player.colour()),
    });
    let curse = curse(words, (book, game));
    Shown {
        asks: None,
        seat,
        name: words.seat(seat, names),
        asked,
        // Whoever waits reads nothing else.
        held_up: (around.reads && now != Now::Waits).then(|| words.get(reads(around))),
        played: played(&question, now, around),
        since: unsaid(&told, curse.as_deref(), &around.since),
        told,
        // Whoever has offered a trade waits like the others.
        waited_for: !matches!(now, Now::Waits | Now::Chooses(_, _, true)),
        foes: foes(words, &view, game),
        stakes: if fight.is_empty() { Vec::new() } else { stakes(words, &view, game, seat) },
        fight,
        picks,
        breaks_in,
        sum: sum(words, (book, game), seat, now),
        row: row(words, &view, game),
        hand,
        own,
        others: others.collect(),
        news: around.news.clone(),
        time: around.time.filter(|_| matches!(now, Now::Rings(_))),
    }
}

/// The hand in words: what a card says, what it would not do for this seat, and why there is no way to play it now.
fn in_hand(
    words: &Words,
    (view, game): (&View<'_>, &Game),
    (seat, question): (Colour, &Question),
    (now, around): (Now<'_>, &Around),
    picks: &[Pick],
) -> Vec<Card> {
    let book = view.book();
    let held = view.own().map(|own| &own.held);
    let new = |card: CardId| around.held.as_ref().is_some_and(|held| !held.has(card));
    let hand = held.into_iter().flat_map(|held| held.iter()).filter_map(|id| lies(words, book, id));
    // What it would not do for this seat is said before it is played.
    let vain = |id: CardId| {
        let def = book.cards.card(id).zip(game.seat(seat));
        def.map(|(def, own)| gives(words, own, def)).unwrap_or_default()
    };
    // Why there is no way to play it now stands above what it says.
    let asks = matches!(now, Now::Asked(_) | Now::Rings(_));
    // Whoever is asked after others could play it as soon as they are.
    let then = asks.then(|| reacting::asked_at_once(book, game, seat)).flatten();
    let unlit = |id: CardId| {
        let none = asks && picks.iter().all(|pick| pick.card != Some(id));
        none.then(|| unplayable(words, (book, then.as_ref().unwrap_or(game)), question, (seat, id)))
    };
    let hand = hand.map(|card| {
        let lines = card.lines.iter().cloned().chain(vain(card.card));
        Card { new: new(card.card), lines: unlit(card.card).into_iter().chain(lines).collect(), ..card }
    });
    let mut hand: Vec<Card> = hand.collect();
    // What has just come is read first.
    hand.sort_by_key(|card| !card.new);
    hand
}

/// Why a card cannot be played now, and what would help.
fn unplayable(
    words: &Words,
    (book, game): (&Book, &Game),
    question: &Question,
    (seat, card): (Colour, CardId),
) -> String {
    let names = Names::of(game);
    match unplayable::why(book, game, &question.ask, (seat, card)) {
        Ok(refused) => {
            let why = words.say(&refused.message, names);
            // What would help beside cardboard helps nobody who holds a phone.
            let helps = !unplayable::ENTERED.contains(&refused.message.id);
            let instead = words.instead(&refused.message, names).filter(|_| helps);
            instead.map_or(why.clone(), |instead| format!("{why} {instead}"))
        }
        Err(id) => words.get(id),
    }
}

/// What everybody sees of a munchkin, in a line.
fn brief(words: &Words, (book, game): (&Book, &Game), player: &Player<'_>) -> String {
    let level = words.with("phone-level", &[("level", player.level().into()), ("top", book.top_level(game).into())]);
    let cards = words.with("phone-hand", &[("count", player.hand().total().into())]);
    let health = game.has_map().then(|| {
        let health = [("red", player.health().red.into()), ("max", player.health().max.into())];
        words.with("phone-health", &health)
    });
    let dead = player.dead().then(|| words.get("phone-dead"));
    // With all that hangs over them, as the tablet shows it.
    let brings = game.seat(player.colour()).map(|seat| format!("{:+}", outfit::standing(book, game, seat).total()));
    let parts = [Some(level), brings, health, Some(cards), dead];
    words.row(&parts.into_iter().flatten().collect::<Vec<_>>())
}

/// What everybody sees of a munchkin.
fn facts(words: &Words, (book, game): (&Book, &Game), player: &Player<'_>, bonus_id: &str) -> Vec<String> {
    let level = [("level", player.level().into()), ("top", book.top_level(game).into())];
    let mut facts = vec![words.with("phone-level", &level)];
    if game.has_map() {
        let health = [("red", player.health().red.into()), ("max", player.health().max.into())];
        facts.push(words.with("phone-health", &health));
        facts.push(words.with("phone-gold", &[("gold", player.gold().into())]));
        let own = game.active().filter(|active| active.colour == player.colour());
        let left = own.map(|active| words.with("phone-moves", &[("moves", movement::left(book, game, active).into())]));
        facts.extend(left);
    }
    let bonus = player.bonus();
    facts.push(words.with(bonus_id, &[("bonus", Value::from(format!("{bonus:+}")))]));
    facts.push(words.with("phone-hand", &[("count", player.hand().total().into())]));
    if player.dead() {
        facts.push(words.get("phone-dead"));
    }
    let kinds: Vec<String> = player.races().iter().chain(player.classes()).map(|kind| words.kind(kind)).collect();
    facts.extend((!kinds.is_empty()).then(|| words.list(&kinds)));
    // What lies there in vain is told from what is of use.
    let works = |item: &Gear| player.working().any(|own| std::ptr::eq(own, item));
    let (used, idle): (Vec<_>, Vec<_>) = player.gear().iter().partition(|item| works(item));
    for (id, items) in [("phone-items", used), ("phone-items-idle", idle)] {
        // Each with its words: whoever reads here sees no face of it.
        facts.extend(items.into_iter().map(|item| {
            let says = words.row(&brief::whole(words, item));
            let named = words.item(item);
            let item = if says.is_empty() {
                named
            } else {
                words.with("phone-goods", &[("item", named.into()), ("says", says.into())])
            };
            words.with(id, &[("items", item.into())])
        }));
    }
    facts.extend(player.conditions().iter().map(|over| condition::name(words, over)));
    facts
}

/// The fight that goes on: who against whom, how it stands, and the chance of it.
fn fought(words: &Words, view: &View<'_>, game: &Game) -> Vec<String> {
    let Some(now) = view.fight() else { return Vec::new() };
    let names = Names::of(game);
    let who = now.main;
    let monsters: Vec<String> = view.monsters(now).map(|monster| words.monster(monster.id, names)).collect();
    if monsters.is_empty() {
        // Nothing is left of it to win, to lose or to run from.
        return vec![words.get("window-emptied-told")];
    }
    let mut said =
        vec![words.with(
            "phone-fight",
            &[("seat", words.seat(who, names).into()), ("monsters", words.list(&monsters).into())],
        )];
    said.extend(outlook::crowns(words, (view.book(), game)));
    said.extend(outlook::parted(words, (view.book(), game), now));
    let helper =
        view.helping(now).map(|helper| words.with("phone-helps", &[("seat", words.seat(helper, names).into())]));
    said.extend(helper);
    let sides = view.sides(now, None);
    let lies = view.totals(now);
    let (ours, theirs) = match lies {
        Some((ours, theirs, _)) => (ours, theirs),
        None => fight::roll::totals(&sides, &[]),
    };
    said.push(words.with("phone-totals", &[("ours", ours.into()), ("theirs", theirs.into())]));
    if let Some((.., won)) = lies {
        said.push(words.get(if won { "phone-lies-won" } else { "phone-lies-lost" }));
    } else if view.book().system.rolls() {
        let dice = [("ours", &sides.munchkins), ("theirs", &sides.monsters)];
        let dice = dice.map(|(id, sums)| (id, Value::from(fight::sum::Sides::total(sums).1)));
        said.push(words.with("phone-dice", &dice));
    }
    if view.book().system.rolls()
        && lies.is_none()
        && let Some(odds) = view.roll(now, None).odds()
    {
        said.push(words.with("phone-chance", &[("percent", odds.percent().into())]));
    }
    let book = view.book();
    if !book.system.rolls() && !sides.is_open() {
        said.push(outlook::ahead(words, &sides, ours - theirs));
    }
    said
}

/// What winning the fight that goes on brings, and what losing it costs.
fn stakes(words: &Words, view: &View<'_>, game: &Game, seat: Colour) -> Vec<String> {
    let open =
        |now: &&fight::Fight| !matches!(now.stage, fight::Stage::Rolled(_)) && view.monsters(now).next().is_some();
    let Some(now) = view.fight().filter(open) else { return Vec::new() };
    outlook::stakes(words, (view.book(), game), now, seat)
}
