//! What a card does for whoever holds it is said before it is played.

use crate::hands::Hands;
use crate::solo::{WINDOW, seated, seeded, there};
use crate::support::driver::{self, Window};
use crate::support::random;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::{Sheet, Wish};
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::chance::{Pool, chance};
use standie::play::narrate::card::gives::gives;
use standie::play::playout;
use standie::play::record::Who;
use standie::play::session::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::{CardDef, CardId, CardSet};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::Against;
use standie::rules::fight::sides;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::outfit;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;
use std::sync::Arc;

fn card<P: Window>(hands: &Hands<P>, name: &str) -> (CardId, CardDef) {
    let cards = &hands.table().session.book().cards;
    let found = cards.by_number().find(|(_, called)| *called == name).map(|(card, _)| card).expect("a card");
    (found, cards.card(found).expect("a card").clone())
}

fn reads<P: Window>(hands: &mut Hands<P>, card: CardId) {
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
}

#[test]
fn an_item_for_others_says_so_on_the_lifted_card() {
    let mut hands = Hands::new(driver::at("hot_opening", 1280.0, 800.0));
    let (only, _) = card(&hands, "Blunt Sermon");
    reads(&mut hands, only);
    assert!(hands.driver.sees("Only Clerics can use it, and you’re not one: you’d get nothing from it."));
    let (better, _) = card(&hands, "Club of the Month");
    reads(&mut hands, better);
    assert!(hands.driver.sees("The better bonus is for Warriors. You’d get +1."));
}

#[test]
fn what_gives_nothing_is_carried_by_a_plain_button() {
    for (class, worn) in [("", false), ("\"Wizard\", ", true)] {
        let more = format!(r#""hands": {{"red": [{class}"Thinking Cap"], "blue": [], "green": []}}"#);
        let mut hands = seated(seeded("classic", &more, 3), WINDOW);
        if worn {
            let (wizard, _) = card(&hands, "Wizard");
            (0..2).for_each(|_| hands.taps(&format!("card {}", wizard.0)));
        }
        let (cap, _) = card(&hands, "Thinking Cap");
        hands.taps(&format!("card {}", cap.0));
        let says = if worn { "Put it on" } else { "Put it on the table" };
        assert!(there(&mut hands, "choose 0") && hands.driver.sees(says), "{says}");
    }
}

/// It would go where it does nothing: nobody is told to put it on.
#[test]
fn what_there_is_no_room_for_is_not_put_on() {
    let more = r#""hands": {"red": ["Helmet With a Hat on It", "Thinking Cap", "Wizard"], "blue": [], "green": []}"#;
    let mut hands = seated(seeded("classic", more, 3), WINDOW);
    for name in ["Wizard", "Helmet With a Hat on It"] {
        let (put, _) = card(&hands, name);
        (0..2).for_each(|_| hands.taps(&format!("card {}", put.0)));
    }
    let (cap, _) = card(&hands, "Thinking Cap");
    hands.taps(&format!("card {}", cap.0));
    let no_room = hands.words.get("gives-no-room");
    assert!(hands.driver.sees(&no_room) && hands.driver.sees("Put it on the table"), "and does nothing there");
    assert!(!hands.driver.sees("Put it on"), "there is no room for it");
}

#[test]
fn what_an_item_gives_depends_on_who_holds_it() {
    let hands = Hands::new(driver::at("hot_opening", 1280.0, 800.0));
    let shell = &hands.driver.state.shell;
    let mut seat = hands.game().seats[0].clone();
    let said = |seat: &_, name: &str| gives(&shell.words, seat, &card(&hands, name).1).join(" ");
    assert!(said(&seat, "Halo, Slightly Bent").starts_with("Only Clerics"));
    assert!(said(&seat, "Axe First, Questions Later").starts_with("Only Warriors or Dwarves"));
    assert_eq!(said(&seat, "Bucket of Valor"), "");
    seat.classes = vec!["cleric".to_owned()];
    assert_eq!(said(&seat, "Halo, Slightly Bent"), "");
    seat.races = vec!["elf".to_owned()];
    assert!(said(&seat, "Troll’s Nose Ring").starts_with("Elves can’t use it"));
    // Both Hands are full.
    let stick = Gear { name: "Stick".to_owned(), bonus: 1, hands: 2, ..Gear::default() };
    seat.gear.push(Arc::new(stick));
    assert!(said(&seat, "Sword, Still Dripping").starts_with("You’ve no Hand"));
    assert_eq!((seat.level, said(&seat, "Gap Year")), (1, "You’re Level 1: there’s no level to lose.".to_owned()));
    seat.level = 2;
    assert_eq!(said(&seat, "Gap Year"), "");
}

#[test]
fn the_sword_counts_what_counts_in_every_fight() {
    let mut hands = Hands::new(driver::at("hot_fight", 1280.0, 800.0));
    let main = fight::current(hands.game()).expect("a fight").main;
    let put = |effect| {
        Message::Table(Do::does(Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] })))
    };
    hands
        .driver
        .message(put(Effect::Munchkin(munchkin::Effect::Classes { seat: main, classes: vec!["warrior".to_owned()] })));
    let add = Condition { text: "Brooding".to_owned(), bonus: -3, ..Condition::default() };
    hands.driver.message(put(Effect::Munchkin(munchkin::Effect::Condition { seat: main, add })));
    let (book, game) = (hands.table().session.book(), hands.game());
    let seat = game.seat(main).expect("a seat");
    let standing = outfit::standing(book, game, seat);
    assert_eq!((standing.kinds, standing.conditions), (1, -3));
    let now = fight::current(game).expect("a fight");
    let own = sides::sides(book, game, now, None).parts;
    let always = ["term-level", "term-bonus", "item-unnamed", "part-condition", "part-kinds"];
    let own = own.iter().filter(|p| p.who == fight::Fighter::Seat(main) && always.contains(&p.what));
    let strength: i32 = own.map(|p| p.strength).sum();
    assert_eq!(strength, i32::from(seat.level) + standing.total(), "what the fight counts");
    let (level, total) = (seat.level, standing.total());
    // The card says it, and the panel says what it is made of.
    assert!(hands.driver.sees(&format!("{total:+}")));
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(main))));
    let brings = format!("With Level {level} that’s {strength}.");
    let told = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
        iced_test::selector::Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    });
    assert!(told.iter().any(|text| text.ends_with(&brings) && text.contains("Race and Class +1")), "{told:?}");
}

#[test]
fn who_is_asked_to_help_is_told_what_the_monster_gets_for_it() {
    let mut hands = Hands::new(driver::at("hot_asked", 1280.0, 800.0));
    let asked = hands.table().question.seat.expect("somebody");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Asked { .. })));
    let now = fight::kept(hands.game()).expect("a fight");
    let id = now.monsters(hands.game())[0];
    let mut def = hands.game().foes.get(id).expect("a monster").def.as_ref().clone();
    def.against = vec![Against { who: "wizard".to_owned(), strength: 3, dice: 0 }];
    let name = def.name.clone();
    let put = |effect| {
        Message::Table(Do::does(Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] })))
    };
    hands.driver.message(put(Effect::Fight(fight::Effect::Card { monster: id, def })));
    let provoked = format!("If you help, {name} gets +3 against Wizards.");
    assert!(!hands.driver.sees(&provoked), "nobody is one");
    hands
        .driver
        .message(put(Effect::Munchkin(munchkin::Effect::Classes { seat: asked, classes: vec!["wizard".to_owned()] })));
    assert!(hands.driver.sees(&provoked));
}

#[test]
fn no_level_is_taken_at_level_one_and_no_item_comes_out_of_nowhere_where_the_app_keeps_the_cards() {
    let has = |hands: &mut Hands<_>, id: &str| {
        let found = hands.driver.find(iced_test::core::widget::Id::from(id.to_owned()));
        found.is_some()
    };
    let mut hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let seat = hands.game().turn.seat.expect("a seat");
    hands.driver.message(Message::Table(Do::opens(Panel::items(seat, Vec::new()))));
    assert!(!has(&mut hands, "add big") && !hands.driver.sees("Put down an Item from the hand"));
    hands.driver.message(Message::Table(Do::opens(Panel::Amend(seat))));
    assert!(!hands.driver.sees("Play a card"), "cards are played from the hand");
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(Message::Table(Do::opens(Panel::items(Colour::Blue, Vec::new()))));
    assert!(has(&mut hands, "add big"), "at a table of cardboard it can be tapped up");
    let level =
        |to| Effect::Munchkin(munchkin::Effect::Level { seat: Colour::Blue, change: Amount::To(to), kill: false });
    for (at, then) in [(1, 1), (2, 1)] {
        let put = Command::Table(table::Command::Amend { note: String::new(), effects: vec![level(at)] });
        hands.driver.message(Message::Table(Do::does(put)));
        hands.driver.message(Message::Table(Do::opens(Panel::Seat(Colour::Blue))));
        assert_eq!(has(&mut hands, "level down"), at > 1, "offered only where there is one to lose");
        if at > 1 {
            hands.taps("level down");
        }
        assert_eq!(i32::from(hands.game().seat(Colour::Blue).expect("a seat").level), then);
    }
}

/// A game whose first hands hold none of the card this is about.
const SEED: u64 = 8;

#[test]
fn a_curse_with_nothing_to_take_says_so_on_the_button_of_whom_it_is_aimed_at() {
    let mut setup = playout::setup(3);
    setup.first = Some(Colour::Red);
    setup.seats.iter_mut().skip(1).for_each(|seat| seat.bot = Some("cautious".to_owned()));
    let (mut session, _) = Session::begin(catalog::book(), setup, "", SEED, TIME).expect("a game");
    let me = Colour::Red;
    let moths = {
        let cards = &session.book().cards;
        cards.by_number().find(|(_, called)| *called == "Heavy Metal Moths").map(|(card, _)| card).expect("a card")
    };
    let (mut dealt, mut rng) = (false, random::rng(SEED));
    loop {
        let command = match session.question().ask {
            Ask::Cards(cards::Ask::Cards { drawn: true, deck: Deck::DXM, .. }) if dealt => {
                Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(CardSet::of(moths)))))
            }
            Ask::Cards(cards::Ask::Cards { drawn: true, .. }) => {
                let ask = session.question().ask;
                let draw = chance(session.book(), session.game(), ask, &Pool::default(), &mut rng);
                Command::Table(table::Command::Answer(draw.expect("a draw")))
            }
            Ask::Table(table::Ask::Window { .. }) => {
                Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)))
            }
            Ask::Table(table::Ask::Turn { .. }) if dealt => break,
            Ask::Table(table::Ask::Turn { .. }) => {
                dealt = true;
                let drawn = Effect::Cards(cards::Effect::Hand { seat: me, deck: Deck::DXM, change: Amount::By(1) });
                Command::Table(table::Command::Effects { note: String::new(), effects: vec![drawn] })
            }
            _ => Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
        };
        session.submit(&command, Who::Table, TIME).expect("it goes on");
    }
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    assert!(hands.game().seat(me).is_some_and(|s| s.held.has(moths)), "the Curse is in the hand");
    let others: Vec<Colour> = hands.game().seats.iter().map(|s| s.colour).filter(|c| *c != me).collect();
    let plate = Gear { name: "Plate".to_owned(), slot: Some(Slot::Armor), bonus: 2, ..Gear::default() };
    let bare: Vec<Effect> = others
        .iter()
        .filter_map(|c| hands.game().seat(*c))
        .flat_map(|s| {
            (0..s.gear.len())
                .map(|_| Effect::Munchkin(munchkin::Effect::GearGone { seat: s.colour, index: 0, sold: false }))
        })
        .chain([Effect::Munchkin(munchkin::Effect::Gear { seat: others[0], add: plate })])
        .collect();
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Amend {
        note: String::new(),
        effects: bare,
    }))));
    reads(&mut hands, moths);
    let name = |hands: &Hands<_>, colour| hands.words.seat(colour, Names::of(hands.game()));
    let (armoured, bare) = (name(&hands, others[0]), name(&hands, others[1]));
    assert!(hands.driver.sees(&armoured), "whom it can hurt is offered as ever");
    assert!(hands.driver.sees(&format!("{bare}: nothing to lose")));
    assert!(!hands.driver.sees(&format!("{armoured}: nothing to lose")));
}
