//! What somebody stumbled over who played without a box, alone and at a hot seat.

use crate::hands::Hands;
use crate::hot::hot;
use crate::support::driver;
use iced_test::core::widget::Id;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::Message as Do;
use standie::app::table::hot::spread::places::Spread;
use standie::app::table::hot::{Hot, Next, Seen, Until};
use standie::app::table::row;
use standie::app::{App, Message};
use standie::catalog;
use standie::play::unplayable;
use standie::play::{Session, playout};
use standie::rules::amount::Amount;
use standie::rules::card::{CardId, CardKind};
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Cites;
use standie::rules::command::Command;
use standie::rules::event::{Fact, PlayedAs};
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, ItemAt};
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Sex};
use standie::rules::setup::Setup;
use standie::rules::table;
use std::sync::Arc;

#[test]
fn whoever_passes_until_the_next_fight_is_there_as_soon_as_one_begins() {
    for preset in ["hot_asked", "doors_asked"] {
        let hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let table = hands.table();
        let Ask::Fight(fight::Ask::Asked { main, .. }) = table.question.ask else { panic!("nobody asks for help") };
        let turn = hands.game().turn.number;
        // Somebody who neither fights nor is asked: it is still being built, and nobody could react to it yet.
        let others = hands.game().seats.iter().map(|seat| seat.colour);
        let other = others.into_iter().find(|seat| *seat != main).expect("somebody else");
        let mut then = hot(table).peace.clone();
        assert!(then.is_empty());
        let (session, question) = (&table.session, table.question.clone());
        let mut looks = |until: Until| {
            let mut hot = Hot::of(session).expect("in the app");
            hot.peace = vec![(other, until)];
            hot.look(session, &question);
            then = hot.peace;
            then.clone()
        };
        assert_eq!(looks(Until::Fight(0)), Vec::new(), "{preset}: a fight has begun");
        assert_eq!(looks(Until::Fight(turn)), vec![(other, Until::Fight(turn))], "{preset}: not the next one");
        assert_eq!(looks(Until::Turn), vec![(other, Until::Turn)], "{preset}");
    }
}

#[test]
fn what_is_thrown_from_the_table_is_the_card_that_was_played_last() {
    let mut hands = Hands::new(driver::at("doors_asked", 1280.0, 800.0));
    let table = hands.driver.state.table.as_mut().expect("a table");
    let (book, records) = (table.session.book().clone(), table.session.records());
    let items: Vec<(CardId, String, Gear)> = (0..400)
        .map(CardId)
        .filter_map(|card| match &book.cards.card(card)?.is {
            CardKind::Item { gear, .. } => Some((card, book.cards.card(card)?.name.clone(), gear.clone())),
            _ => None,
        })
        .take(2)
        .collect();
    let [(older, ..), (card, name, gear)] = &items[..] else { panic!("no Items") };
    let hot = table.hot.as_mut().expect("in the app");
    let seat = Colour::ALL.into_iter().find(|seat| Some(*seat) != hot.open).expect("somebody else");
    hot.seen = Some(Seen { seat, card: *older, on: None, at: records });
    let item = Arc::new(Gear { card: Some(*card), ..gear.clone() });
    let played = munchkin::Event::Played { seat, name: name.clone(), what: PlayedAs::Thrown, on: None };
    let gone = munchkin::Event::Items { seat, gone: vec![ItemAt { at: 0, item }], got: vec![] };
    let facts = [played, gone].map(|event| Fact { event: event.into(), cites: Cites::NONE });
    hot.follow(&facts, records);
    assert_eq!(hot.seen.map(|seen| (seen.seat, seen.card)), Some((seat, *card)));
}

#[test]
fn a_card_that_only_lifts_a_curse_says_so_and_speaks_of_no_fight() {
    let mut setup = Setup { system: "classic".to_owned(), first: Some(Colour::Red), ..playout::setup(3) };
    let potion = "Potion of Getting Over It";
    setup.hands.insert(Colour::Red, vec![potion.to_owned()]);
    let (session, _) = Session::begin(catalog::classic(), setup, "", 5, TIME).expect("a game");
    let (book, game) = (session.book(), session.game());
    let seat = game.seat(Colour::Red).expect("RED");
    let held = seat.held.iter().find(|card| book.cards.card(*card).is_some_and(|def| def.name == potion));
    let card = held.expect("the Potion in hand");
    let cursed = Ask::Munchkin(munchkin::Ask::Cursed { averting: Vec::new() });
    let why = unplayable::why(book, game, &cursed, (Colour::Red, card));
    assert_eq!(why.err(), Some("hand-lifts"));
    let why = unplayable::why(book, game, &Ask::Table(table::Ask::NobodyHere), (Colour::Red, card));
    assert_ne!(why.ok().map(|refused| refused.message.id), Some("no-fight"));
    // One question for all: it may not tell what is in a hand.
    let words = catalog::words::Words::load("en");
    assert!(!words.get("ask-cursed").contains('?') && words.get("next-curse") == "Take it");
}

/// A Curse in a claimed fight that does three things, of which two together lose it.
#[test]
fn what_turned_a_fight_is_the_curse_by_its_name_and_so_is_what_would_win_it_again() {
    let mut hands = Hands::new(driver::at("classic_claimed", 1280.0, 800.0));
    let now = fight::kept(hands.game()).expect("a fight").clone();
    let main = now.main;
    let bonus = munchkin::Effect::Bonus { seat: main, change: Amount::By(10) };
    let amends = table::Command::Amend { note: String::new(), effects: vec![bonus.into()] };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    let sums = fight::sides::sums(hands.table().session.book(), hands.game(), &now);
    let (ours, theirs) = fight::roll::totals(&sums, &[]);
    let by = i16::try_from((ours - theirs + 1) / 2).expect("a small lead");
    let hangs = |name: &str| {
        let text = format!("{name}: -{by} in the next fight");
        munchkin::Effect::Condition { seat: main, add: Condition { text, bonus: -by, ..Condition::default() } }.into()
    };
    let changed = munchkin::Effect::Sex { seat: main, sex: Some(Sex::Female) }.into();
    let effects = vec![changed, hangs("Pins and needles"), hangs("Still finding the pockets")];
    let other = hands.game().seats.iter().find(|seat| seat.colour != main && seat.hand.of(Deck::DOOR) > 0);
    let curse = munchkin::Command::Play {
        seat: other.expect("somebody with a card").colour,
        from: Source::Hand(Deck::DOOR),
        name: "Wrong Changing Room".to_owned(),
        what: Box::new(Played::Curse { on: main, effects }),
    };
    hands.driver.message(Message::Table(Do::does(Command::Munchkin(curse))));
    hands.next();
    let swing = hands.table().swing.clone().expect("it was won, and is lost");
    assert_eq!(swing.what, "Wrong Changing Room");
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
    let told = "“Pins and needles” or “Still finding the pockets” gone";
    assert!(written.iter().any(|text| text.contains(told)), "{written:?}");
}

#[test]
fn all_tokens_on_one_card_stand_above_its_name() {
    for count in 1..=6 {
        for wide in [80.0, 104.0, 160.0] {
            let (along, side) = row::tokens(wide, count);
            let lines = count.div_ceil(along) as f32;
            let high = lines * side + lines - 1.0;
            assert!(high <= row::TOP, "{count} on {wide}: {high} of {}", row::TOP);
        }
    }
}

/// At others' turns nothing is kept free that nobody touches: what they have done is read there.
#[test]
fn whoever_may_react_reads_what_has_been_done() {
    let mut hands = Hands::new(driver::with(crate::hot::app(1, 3, 21), 1280.0, 800.0));
    for step in 0..200 {
        let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(Id::from(id.to_owned())).map(|it| it.bounds());
        if !hands.table().fights()
            && let (Some(last), Some(more)) = (there(&mut hands, "peace-turn"), there(&mut hands, "more"))
        {
            let free = more.y - last.y - last.height;
            assert!(free < 40.0, "{free} below {last:?} are empty");
            return;
        }
        crate::hot::touches(&mut hands, step);
    }
    panic!("nobody may ever react");
}

#[test]
fn a_monster_that_has_just_come_to_a_hand_is_marked_like_any_card() {
    let star = standie::app::icon::glyph("star").to_string();
    let mut seen = 0;
    for seed in 1..6 {
        let setup = Setup { system: "classic".to_owned(), first: Some(Colour::Red), ..playout::setup(3) };
        let mut setup = setup.agreed(&catalog::classic());
        setup.seats.iter_mut().skip(1).for_each(|seat| seat.bot = Some("careful".to_owned()));
        let (session, _) = Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.shell.settings.ring = 0;
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        for step in 0..80 {
            if matches!(hot(hands.table()).next, Next::Over) {
                break;
            }
            crate::hot::touches(&mut hands, step);
            let book = hands.table().session.book().clone();
            let spread = &hot(hands.table()).spread;
            let lie: Vec<CardId> = spread.places.iter().flatten().copied().collect();
            let fresh = |card: &CardId| book.cards.monster(*card).is_some() && spread.is_fresh(*card);
            for card in lie.into_iter().filter(fresh).collect::<Vec<_>>() {
                let Some(found) = hands.driver.find(Id::from(format!("card {}", card.0))) else { continue };
                let bounds = found.bounds();
                let written = hands.driver.written();
                let marked = written.iter().any(|(text, at, _)| *text == star && bounds.contains(at.center()));
                assert!(marked, "{card:?} has come unseen");
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "no monster ever came");
}

/// Whatever has gone from a hand of several pages, as long as a card is left one is seen.
#[test]
fn no_page_of_a_hand_that_holds_cards_is_empty() {
    for per_page in 1..5 {
        for held in 1..1_u32 << 8 {
            let mut spread = Spread::default();
            spread.places = (0..8).map(|at| (held >> at & 1 == 1).then_some(CardId(at))).collect();
            for page in 0..9 {
                let (first, page, pages) = spread.seen(page, per_page);
                let seen = || spread.places.iter().skip(first).take(per_page).flatten().count();
                assert!(seen() > 0 && page < pages, "{held:b} by {per_page}: {first} {page} {pages}");
            }
        }
    }
}
