//! Two or more people at one screen: hands close as soon as their owners have answered, and passing betrays nothing.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::presets::TIME;
use standie::app::screen::quick;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::{Hot, Next, Until, Wish};
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::oracle;
use standie::play::record::Who;
use standie::play::{Session, playout};
use standie::rules::answer::Answer;
use standie::rules::card::{CardDef, CardId, CardKind, CardSet};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;
use std::collections::BTreeSet;

/// How long the ring is, and how often the app looks at the clock, in milliseconds.
const RING: i64 = 2_600;
const BEAT: i64 = 60;

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

/// Two people and a bot, the bot on the move, hands dealt as somebody wants them.
fn session(seed: u64, deal: impl Fn(&Session, Colour, Deck, u32) -> Option<CardSet>) -> Session {
    named("", seed, deal)
}

/// The same where the first of them is called something.
fn named(name: &str, seed: u64, deal: impl Fn(&Session, Colour, Deck, u32) -> Option<CardSet>) -> Session {
    let mut setup = playout::setup(3);
    setup.seats[0].name = name.to_owned();
    setup.seats[2].bot = Some("cautious".to_owned());
    setup.first = Some(setup.seats[2].colour);
    let setup = quick::open_to_all(setup);
    let (mut session, _) = Session::begin(catalog::book(), setup, "", seed, TIME).expect("a game");
    loop {
        let question = session.question();
        let answer = match (&question.ask, question.seat) {
            (Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }), Some(seat)) => {
                deal(&session, seat, *deck, *count).map(|it| Answer::Cards(cards::Answer::Cards(it)))
            }
            (Ask::Table(table::Ask::Opening), _) => Some(Answer::Table(table::Answer::Done)),
            _ => None,
        };
        let chance = engine::waits_for(session.book(), session.game()) == engine::Decider::Chance;
        let answer = answer.or_else(|| if chance { oracle::answer(&session) } else { None });
        let Some(answer) = answer else { return session };
        session.submit(&Command::Table(table::Command::Answer(answer)), Who::App, TIME).expect("a card");
    }
}

/// A screen that is watched.
fn watched(session: Session) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 320;
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

/// Some time goes by, and the app takes its steps.
struct Time(i64);

impl Time {
    fn beat<P: Window>(&mut self, hands: &mut Hands<P>) {
        hands.sees_it();
        self.0 += BEAT;
        hands.driver.state.shell.clock = Clock::Fixed(TIME + self.0);
        hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
    }
}

fn texts<P: Window>(hands: &mut Hands<P>) -> Vec<String> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

/// One look at the screen: when, what is to be read, which ring runs; and the hands of all but the first seat.
#[derive(Debug, PartialEq)]
struct Look {
    at: i64,
    texts: Vec<String>,
    ring: Option<&'static str>,
    others: Vec<CardSet>,
}

/// What everybody sees, beat by beat, while the two people touch nothing they need not.
fn seen(session: Session, beats: u32) -> Vec<Look> {
    let mut hands = watched(session);
    let (mut time, mut told) = (Time(0), Vec::new());
    for _ in 0..beats {
        time.beat(&mut hands);
        told.push(look(&mut hands, time.0));
        // Who is asked is known to everybody; what they see then is no secret to them.
        if hot(&hands).mover().is_some() {
            break;
        }
        if let Some(seat) = hot(&hands).handed() {
            if !matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about: About::Opening, .. })) {
                break;
            }
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
            // What its owner sees is no secret to its owner.
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::No,
            ))))));
        }
        assert_eq!(hot(&hands).open, None, "closed as soon as it is answered");
    }
    told
}

fn look<P: Window>(hands: &mut Hands<P>, at: i64) -> Look {
    let ring = match (hot(hands).next, &hands.table().question.ask) {
        (Next::Ring, Ask::Table(table::Ask::Window { about, .. })) => Some(about.name()),
        _ => None,
    };
    let others = hands.game().seats.iter().skip(1).map(|s| s.held.clone()).collect();
    Look { at, texts: texts(hands), ring, others }
}

fn is_lively(def: &CardDef) -> bool {
    match &def.is {
        CardKind::Die | CardKind::Curse(_) | CardKind::Enhancer(_) | CardKind::Monster => true,
        CardKind::Item { gear, .. } => gear.once,
        _ => false,
    }
}

/// A card that can be played on others' turns and one beside it in the deck that cannot.
fn pairs() -> Vec<(CardId, CardId)> {
    let book = catalog::book();
    let mut all: Vec<CardId> = Vec::new();
    for deck in [Deck::TREASURE, Deck::DXM] {
        all.extend(book.cards.stack(deck).iter());
    }
    let def = |card: CardId| book.cards.card(card);
    let same_deck = |a: CardId, b: CardId| book.cards.deck(a) == book.cards.deck(b);
    let dull = |card: CardId| {
        def(card).is_some_and(|d| match &d.is {
            CardKind::Item { gear, .. } => !gear.once,
            CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin => true,
            _ => false,
        })
    };
    let lively: Vec<CardId> = all.iter().copied().filter(|c| def(*c).is_some_and(is_lively)).collect();
    let near = |c: CardId| {
        let beside = all.iter().copied().filter(|d| dull(*d) && same_deck(c, *d));
        beside.min_by_key(|d| d.0.abs_diff(c.0)).map(|d| (c, d))
    };
    // One of each kind there is.
    let mut kinds = BTreeSet::new();
    let kind = |card: CardId| def(card).map(|d| std::mem::discriminant(&d.is));
    let fresh: Vec<_> =
        lively.into_iter().filter(|c| kinds.insert(format!("{:?}", kind(*c)))).filter_map(near).collect();
    fresh
}

/// Help is asked for and promised across the table: nobody opens a hand for a yes or a no.
#[test]
fn whoever_is_asked_for_help_answers_without_being_handed_the_screen() {
    for (id, helps) in [("help aloud", true), ("no aloud", false)] {
        let mut hands = Hands::new(driver::at("doors_aloud", 1280.0, 800.0));
        let asked = hot(&hands).handed().expect("somebody is asked");
        let main = hands.game().turn.seat;
        hands.taps(id);
        assert_ne!(hot(&hands).open, Some(asked), "and their hand stays closed");
        let helper = hands.game().fight.as_ref().and_then(|fight| fight.helper);
        assert_eq!(helper == Some(asked), helps, "{main:?}");
    }
}

#[test]
fn passing_betrays_nothing_of_a_hand() {
    let mut windows = BTreeSet::new();
    let pairs = pairs();
    assert!(pairs.len() >= 4, "{pairs:?}");
    for (number, (lively, dull)) in pairs.into_iter().enumerate() {
        let hand = |seed: u64, own: CardId, other: CardId| {
            session(seed, move |session, seat, deck, count| {
                let (book, game) = (session.book(), session.game());
                let mut left = game.stock.as_ref()?.draw.and(book.cards.stack(deck));
                let mut cards = CardSet::EMPTY;
                if seat == game.seats[0].colour && book.cards.deck(own) == Some(deck) {
                    cards.insert(own);
                }
                left.remove(own);
                left.remove(other);
                // Everybody holds the same besides, and nothing to change dice with.
                for card in left.without(book.cards.dice()).iter() {
                    if cards.len() < count {
                        cards.insert(card);
                    }
                }
                Some(cards)
            })
        };
        // Long enough, where a deck does not give somebody else the other card at once.
        let mut longest = 0;
        for seed in (0..6).map(|n| 20 + 10 * n + number as u64) {
            if longest > 150 {
                break;
            }
            let (one, two) = (seen(hand(seed, lively, dull), 900), seen(hand(seed, dull, lively), 900));
            let mut same = 0;
            for (a, b) in one.iter().zip(&two) {
                // Once a deck has given somebody else what is not in this hand, it is another game.
                if a.others != b.others {
                    break;
                }
                assert_eq!(a, b, "after {} ms, with {:?}", a.at, catalog::book().cards.card(lively).map(|d| &d.name));
                windows.extend(a.ring);
                same += 1;
            }
            longest = longest.max(same);
        }
        assert!(longest > 150, "{longest} beats");
    }
    assert!(windows.contains("fight") && windows.contains("dice") && windows.contains("turn"), "{windows:?}");
}

/// A ring that has begun, when it is, and who holds the screen.
fn rings() -> (Hands<impl Window>, Time, Option<Colour>) {
    rings_for("")
}

fn rings_for(name: &str) -> (Hands<impl Window>, Time, Option<Colour>) {
    let mut hands = watched(named(name, 21, |_, _, _, _| None));
    let (mut time, mut holder) = (Time(0), None);
    while hot(&hands).next != Next::Ring {
        time.beat(&mut hands);
        if let Some(seat) = hot(&hands).handed() {
            holder = Some(seat);
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::No,
            ))))));
        }
        assert!(time.0 < 60_000, "nobody could react to anything");
    }
    // What was done before is seen first.
    while hot(&hands).ring.since.is_none() {
        time.beat(&mut hands);
    }
    (hands, time, holder)
}

#[test]
fn the_ring_lasts_as_long_for_all_and_who_touches_is_handed_the_screen() {
    let (mut hands, mut time, holder) = rings();
    let slots = hot(&hands).ring.slots.clone();
    assert_eq!(slots.len(), 2, "a slot for each of the people");
    assert!(hands.driver.find(widget::Id::from("hurry")).is_none(), "nobody skips it");
    // Whoever touches it sees it first.
    for _ in 0..6 {
        time.beat(&mut hands);
    }
    let began = time.0 - 6 * BEAT;
    let last = *slots.iter().find(|seat| Some(**seat) != holder).expect("somebody who does not hold the screen");
    hands.driver.tap(widget::Id::from(format!("claim {}", last.name())));
    hands.driver.tap(widget::Id::from(format!("claim {}", last.name())));
    assert_eq!(hot(&hands).ring.claims, [last], "a double tap takes nothing back");
    while hot(&hands).next == Next::Ring {
        time.beat(&mut hands);
    }
    let rang = time.0 - began;
    assert!((RING - 2 * BEAT..=RING + 2 * BEAT).contains(&rang), "{rang} ms");
    // The other one has passed meanwhile, without being asked.
    for _ in 0..40 {
        if hot(&hands).handed().is_none() {
            time.beat(&mut hands);
        }
    }
    assert_eq!(hot(&hands).handed(), Some(last), "{:?} {:?}", hot(&hands), hands.table().question);
    assert_eq!(hot(&hands).open, None, "closed until the screen is there");
    for _ in 0..6 {
        time.beat(&mut hands);
    }
    hands.driver.tap(widget::Id::from("here".to_owned()));
    assert_eq!(hot(&hands).open, Some(last));
    hands
        .driver
        .message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))))));
    assert_eq!(hot(&hands).open, None, "and closed again with the answer");
}

#[test]
fn whoever_looks_something_up_misses_no_chance_to_react() {
    let seat = |hands: &Hands<_>| hands.game().seats[0].colour;
    for panel in 0..3 {
        let (mut hands, mut time, _) = rings();
        let panel = [Panel::Seat(seat(&hands)), Panel::WhyTurn, Panel::Now(seat(&hands))][panel].clone();
        hands.driver.message(Message::Table(Do::opens(panel)));
        for _ in 0..4 * RING / BEAT {
            time.beat(&mut hands);
        }
        assert_eq!(hot(&hands).next, Next::Ring, "it waits until that is read");
        hands.driver.message(Message::Table(Do::Ask(Action::Close)));
        for _ in 0..2 * RING / BEAT {
            if hot(&hands).next == Next::Ring {
                time.beat(&mut hands);
            }
        }
        assert_ne!(hot(&hands).next, Next::Ring, "and goes on then");
    }
}

#[test]
fn who_had_something_and_wants_peace_after_all_is_left_in_it() {
    for peace in [Until::Fight(1), Until::Turn] {
        let (mut hands, mut time, holder) = rings();
        let slots = hot(&hands).ring.slots.clone();
        let last = *slots.iter().find(|seat| Some(**seat) != holder).expect("somebody who does not hold the screen");
        for _ in 0..6 {
            time.beat(&mut hands);
        }
        hands.driver.tap(widget::Id::from(format!("claim {}", last.name())));
        assert_eq!(hot(&hands).ring.claims, [last]);
        while hot(&hands).handed() != Some(last) {
            time.beat(&mut hands);
            assert!(time.0 < 120_000, "the screen never comes");
        }
        hands.driver.message(Message::Table(Do::Hot(Wish::Here(last))));
        assert_eq!(hot(&hands).open, Some(last));
        hands.driver.message(Message::Table(Do::Hot(Wish::Peace(last, Some(peace)))));
        assert_eq!(hot(&hands).next, Next::Pass(last));
    }
}

#[test]
fn a_ring_without_an_end_waits_for_everybody() {
    let mut hands = watched(session(21, |_, _, _, _| None));
    hands.driver.state.shell.settings.ring = standie::store::settings::RING_OPEN;
    let mut time = Time(0);
    while hot(&hands).next != Next::Ring {
        time.beat(&mut hands);
        if let Some(seat) = hot(&hands).handed() {
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::No,
            ))))));
        }
        assert!(time.0 < 60_000, "nobody could react to anything");
    }
    for _ in 0..200 {
        time.beat(&mut hands);
    }
    assert_eq!(hot(&hands).next, Next::Ring, "nobody has said anything yet");
    let slots = hot(&hands).ring.slots.clone();
    hands.taps(&format!("pass {}", slots[0].name()));
    time.beat(&mut hands);
    assert_eq!(hot(&hands).next, Next::Ring);
    hands.taps("pass all");
    time.beat(&mut hands);
    assert_ne!(hot(&hands).next, Next::Ring);
}

#[test]
fn a_hand_opens_by_itself_only_in_its_owners_own_turn() {
    let (mut kept, mut passed, mut again) = (0, 0, 0);
    for seed in [3, 21, 40] {
        let mut hands = watched(session(seed, |_, _, _, _| None));
        // Who opened a hand last, and in which turn.
        let (mut time, mut holder, mut rung) = (Time(0), None, false);
        for step in 0..700_usize {
            time.beat(&mut hands);
            rung |= hot(&hands).next == Next::Ring;
            let (turn, own) = (hands.game().turn.number, hands.game().turn.seat);
            if let Some(seat) = hot(&hands).handed() {
                // Between two steps of an own turn nothing comes in between, but that all could react: then the screen
                // lay in the middle.
                let goes_on = holder == Some((seat, turn)) && own == Some(seat) && !rung;
                assert!(!goes_on, "{seat:?} has it already: {:?}", hands.table().question);
                // The curtain and what lies behind it say what is asked, and whether the tablet goes to somebody else.
                let ask = hands.table().question.ask.clone();
                let said = match &ask {
                    Ask::Table(table::Ask::Window { about, .. }) => {
                        hands.words.get(&format!("window-{}", about.name()))
                    }
                    ask => hands.words.get(&format!("ask-{}", ask.name())),
                };
                assert!(hands.driver.find(said.as_str()).is_some(), "{said}");
                let same = holder.is_some_and(|(last, _)| last == seat);
                let name = hands.words.seat(seat, Names::of(hands.game()));
                let args = [("seat", name.as_str().into())];
                let title = hands.words.with("relay-title", &args);
                assert_eq!(hands.driver.find(title.as_str()).is_some(), hot(&hands).is_passed_on(), "{title}");
                again += usize::from(same);
                hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
                (holder, passed, rung) = (Some((seat, turn)), passed + 1, false);
            }
            let Some(seat) = hot(&hands).mover() else { continue };
            let said = hot(&hands).ring.claims.contains(&seat);
            assert!(!rung || said, "after a ring a hand opens by itself");
            assert_eq!(holder.map(|(last, _)| last), Some(seat), "a hand lies open before somebody else");
            assert_eq!(holder.map(|(_, at)| at), Some(turn), "turns have gone by, and a hand opens by itself");
            kept += 1;
            let moves = &hot(&hands).moves;
            let command = moves[step * 7 % moves.len()].clone();
            hands.driver.message(Message::Table(Do::does(command)));
        }
    }
    assert!(kept > passed && passed > 5 && again > 0, "{passed} times passed, {again} to the same, {kept} answers");
}

#[test]
fn the_last_person_at_the_table_is_handed_the_screen_too() {
    let mut hands = watched(session(3, |_, _, _, _| None));
    let mut time = Time(0);
    while hot(&hands).mover().is_none() {
        time.beat(&mut hands);
        if let Some(seat) = hot(&hands).handed() {
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
        }
    }
    let seat = hot(&hands).mover().expect("somebody is at it");
    let others: Vec<Colour> = hot(&hands).people(&hands.table().session).filter(|c| *c != seat).collect();
    assert_eq!(others.len(), 1, "two people");
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Bot {
        seat,
        bot: Some("cautious".to_owned()),
    }))));
    for _ in 0..400 {
        time.beat(&mut hands);
        if hot(&hands).handed().is_some() {
            break;
        }
        assert_eq!(hot(&hands).open, None, "nobody has asked for this hand");
    }
    assert_eq!(hot(&hands).handed(), Some(others[0]));
    hands.driver.message(Message::Table(Do::Hot(Wish::Here(others[0]))));
    assert_eq!(hot(&hands).open, Some(others[0]));
}

#[test]
fn what_is_lit_is_spoken_of_only_where_something_is() {
    let (mut some, mut none) = (0, 0);
    for seed in [3, 21] {
        let mut hands = watched(session(seed, |_, _, _, _| None));
        let mut time = Time(0);
        let hint = hands.words.get("window-hint");
        for step in 0..700_usize {
            time.beat(&mut hands);
            let slots = hot(&hands).ring.slots.clone();
            if hot(&hands).ring.claims.is_empty() {
                slots.into_iter().for_each(|c| hands.driver.message(Message::Table(Do::Hot(Wish::Claim(c)))));
            }
            if let Some(seat) = hot(&hands).handed() {
                assert!(hands.driver.find(hint.as_str()).is_none(), "not behind the curtain");
                hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
            }
            let Some(seat) = hot(&hands).mover() else { continue };
            if let Ask::Table(table::Ask::Window { .. }) = hands.table().question.ask {
                let (teller, own) = (hands.table().teller(), hands.game().seat(seat).expect("a seat"));
                let all = own.held.iter().chain(own.laid.iter()).chain(own.gear.iter().filter_map(|g| g.card));
                let lit = all.into_iter().any(|card| hot(&hands).lights(&teller, card));
                assert_eq!(hands.driver.find(hint.as_str()).is_some(), lit, "at step {step}");
                (some, none) = (some + usize::from(lit), none + usize::from(!lit));
            }
            let moves = &hot(&hands).moves;
            let command = moves[step * 7 % moves.len()].clone();
            hands.driver.message(Message::Table(Do::does(command)));
        }
    }
    assert!(some > 3 && none > 3, "{some} times lit, {none} times not");
}

#[test]
fn names_keep_their_places_from_ring_to_ring() {
    let mut hands = watched(session(21, |_, _, _, _| None));
    let (mut time, mut rings, mut movers) = (Time(0), BTreeSet::new(), BTreeSet::new());
    let people: Vec<Colour> = hot(&hands).people(&hands.table().session).collect();
    let mut at = std::collections::BTreeMap::new();
    for step in 0..2_500_usize {
        time.beat(&mut hands);
        if let Some(seat) = hot(&hands).handed() {
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
        }
        if hot(&hands).mover().is_some() {
            let moves = &hot(&hands).moves;
            let command = moves[step * 7 % moves.len()].clone();
            hands.driver.message(Message::Table(Do::does(command)));
        }
        if hot(&hands).next == Next::Ring {
            let slots = hot(&hands).ring.slots.clone();
            assert!(slots.is_sorted_by_key(|seat| people.iter().position(|c| c == seat)), "{slots:?}");
            for seat in slots {
                let found = hands.driver.find(widget::Id::from(format!("claim {}", seat.name()))).expect("a name");
                let place = (found.bounds().x as i32, found.bounds().y as i32);
                let fights = hands.table().fights();
                assert_eq!(*at.entry((fights, seat.name())).or_insert(place), place, "{seat:?}");
            }
            let Ask::Table(table::Ask::Window { about, .. }) = hands.table().question.ask else { continue };
            rings.insert(about.name());
            let turn = hands.game().turn.seat.filter(|seat| people.contains(seat));
            if let (About::Turn, Some(seat)) = (about, turn) {
                // Nobody reacts to a turn of their own, but everybody has a place.
                let name = hands.words.seat(seat, Names::of(hands.game()));
                let next = hands.words.with("ring-next", &[("seat", name.into())]);
                assert!(hands.driver.sees(&next), "{next}");
                movers.insert(seat.name());
            }
        }
    }
    assert!(rings.contains("turn") && rings.len() > 1 && !movers.is_empty(), "{rings:?} {movers:?}");
}

#[test]
fn the_cards_beside_one_that_is_put_down_stay_where_they_lie() {
    let mut hands = watched(session(21, |_, _, _, _| None));
    let (mut time, mut stayed) = (Time(0), 0);
    for _ in 0..400 {
        time.beat(&mut hands);
        if let Some(seat) = hot(&hands).handed() {
            hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
        }
        let Some(seat) = hot(&hands).mover() else { continue };
        let held = hands.game().seat(seat).expect("a seat").held.clone();
        let place = |hands: &mut Hands<_>, card: CardId| {
            let found = hands.driver.find(widget::Id::from(format!("card {}", card.0)));
            found.map(|found| found.bounds().x as i32)
        };
        let plain = held.iter().find(|card| hot(&hands).plainly(&hands.table().teller(), *card).is_some());
        // What lay on another page may come into the gap.
        let before: Vec<_> = held.iter().map(|card| (card, place(&mut hands, card))).collect();
        let before: Vec<_> = before.into_iter().filter(|(_, place)| place.is_some()).collect();
        let asked = hands.table().question.ask.name();
        let Some(card) = plain else {
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::No,
            ))))));
            continue;
        };
        hands.driver.message(Message::Table(Do::Hot(Wish::Card(card))));
        hands.driver.message(Message::Table(Do::Hot(Wish::Card(card))));
        if hot(&hands).mover() != Some(seat) || hands.table().question.ask.name() != asked {
            continue;
        }
        for (other, was) in before.into_iter().filter(|(other, _)| *other != card) {
            assert_eq!(place(&mut hands, other), was, "{other:?} beside {card:?}");
            stayed += 1;
        }
    }
    assert!(stayed > 5, "{stayed} cards stayed");
}

/// Whatever happens: with two or more people a hand is open only while its owner is asked.
fn closed<P: Window>(hands: &Hands<P>, when: &str) {
    let hot = hot(hands);
    let several = hot.people(&hands.table().session).nth(1).is_some();
    if let (true, Some(open)) = (several, hot.open) {
        assert_eq!(hot.next, Next::Person(open), "{when}: {open:?}'s hand lies open");
    }
}

#[test]
fn a_hand_closes_when_its_owner_has_answered() {
    for name in ["hot_asked", "hot_relay", "hot_ring"] {
        let hands = Hands::new(driver::at(name, 1280.0, 800.0));
        closed(&hands, name);
    }
    for seed in [3, 21, 40] {
        let mut hands = watched(session(seed, |_, _, _, _| None));
        let (mut time, mut opened) = (Time(0), 0);
        for step in 0..900_usize {
            time.beat(&mut hands);
            closed(&hands, "as time goes by");
            if let Some(seat) = hot(&hands).handed() {
                hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
                opened += 1;
            }
            // Now and then somebody has something, and does it.
            if step % 40 == 0 {
                let slots = hot(&hands).ring.slots.clone();
                slots.into_iter().take(1).for_each(|c| hands.driver.message(Message::Table(Do::Hot(Wish::Claim(c)))));
            }
            if hot(&hands).mover().is_some() {
                let moves = &hot(&hands).moves;
                let command = moves[step * 7 % moves.len()].clone();
                hands.driver.message(Message::Table(Do::does(command)));
                closed(&hands, "after a move");
            }
        }
        assert!(opened > 5, "{opened} times a hand was opened");
    }
}

#[test]
fn a_long_name_has_something_inside_its_button() {
    let name = "Big Ben the Third of Now";
    let (mut hands, ..) = rings_for(name);
    let seat = hands.game().seats.iter().find(|seat| seat.name == name).expect("somebody").colour;
    let id = widget::Id::from(format!("claim {}", seat.name()));
    let button = hands.driver.find(id).and_then(|found| found.visible_bounds()).expect("a button");
    let said =
        hands.driver.written().into_iter().find(|(text, ..)| text.starts_with(name) && text.contains("got something"));
    let (text, whole, seen) = said.expect("what it says");
    let bottom = button.y + button.height;
    assert!(whole.y >= button.y && whole.y + whole.height <= bottom, "{text}: {whole:?} in {button:?}");
    assert!(seen.is_some_and(|seen| whole.height - seen.height < 0.5), "{text}: {whole:?} {seen:?}");
}
