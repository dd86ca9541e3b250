//! The box, the cards, the numbers: what data says of it, and what little is otherwise than in classic's turn.

use super::scene::{book, carries, is, meets, opening, scene};
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::rules::card::{CardKind, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::munchkin::{self, kind, outfit};
use standie::rules::table;

#[test]
fn levels_items_and_treasures_are_what_their_cards_say() {
    let _row = proves("SR-ITEM-01");
    let _row = proves("SR-ITEM-02");
    let _row = proves("SR-TREAS-01");
    let _row = proves("SR-TREAS-07");
    let _row = proves("SR-TREAS-09");
    let _row = proves("SR-TREAS-12");
    let book = book();
    let (mut once, mut lasting, mut others) = (0, 0, 0);
    for def in book.cards.cards.iter().filter(|def| def.deck == Deck::ITEMS) {
        match &def.is {
            CardKind::Item { gear, does } if gear.once => {
                once += 1;
                assert!(gear.bonus != 0 || !does.is_empty(), "{}", def.name);
            }
            CardKind::Item { gear, .. } => {
                lasting += 1;
                assert!(gear.value.is_none_or(|value| value <= 2_000), "{}", def.name);
            }
            other => {
                others += 1;
                assert!(def.value().is_none(), "{other:?} is no Item and is worth nothing");
            }
        }
    }
    assert!(once > 5 && lasting > 20 && others > 3);
    // Without a value it is worth nothing in a sale, and an Item all the same.
    let mut talk = scene(&[]);
    carries(&mut talk, Red, &["Worthless", "Plus Two"]);
    talk.does(munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: vec![],
        hand: vec![],
        cards: Default::default(),
        levels: None,
    });
    assert_eq!((talk.seat(Red).level, talk.seat(Red).gear.len()), (2, 0));
}

#[test]
fn a_character_is_a_level_a_race_and_powers_and_nothing_else() {
    let _row = proves("SR-STAT-01");
    let _row = proves("SR-RACE-01");
    let _row = proves("SR-RACE-02");
    let _row = proves("SR-START-01");
    let _row = proves("SR-SET-10");
    let book = catalog::shadowrun();
    assert_eq!(book.rules.races, ["elf", "dwarf", "ork", "troll"]);
    assert!(book.rules.classes.is_empty() && book.rules.ranks && book.rules.tie_classes.is_empty());
    let talk = opening(&[]);
    assert!(talk.game.seats.iter().all(|seat| seat.level == 1 && seat.races.is_empty() && seat.classes.is_empty()));
    // Nobody's Race is Human, which is good for nothing by itself.
    let human = talk.seat(Red);
    assert!(kind::is_kind("human", human) && !kind::is_kind("elf", human));
    assert_eq!(outfit::standing(&talk.book, &talk.game, human).total(), 0);
}

#[test]
fn levels_go_up_by_kills_cards_and_sales_and_down_by_cards() {
    let _row = proves("SR-LVL-01");
    let _row = proves("SR-LVL-02");
    let _row = proves("SR-LVL-03");
    let _row = proves("SR-SET-15");
    let _row = proves("SR-SET-16");
    let mut talk = scene(&["Promotion"]);
    talk.plays(Red, "Promotion");
    assert_eq!(talk.seat(Red).level, 2);
    carries(&mut talk, Red, &["Plus Four"]);
    let sells = munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0],
        others: vec![],
        hand: vec![],
        cards: Default::default(),
        levels: Some(2),
    };
    talk.does(sells);
    assert_eq!(talk.seat(Red).level, 4);
    meets(&mut talk, "Ganger");
    super::scene::wins(&mut talk);
    assert_eq!(talk.seat(Red).level, 5);
    talk.draws();
    super::scene::traps(&mut talk, (Blue, Red), "Level Down");
    // Several stand on the same space.
    talk.raised(Blue, 4);
    assert_eq!((talk.seat(Red).level, talk.seat(Blue).level), (4, 4));
}

#[test]
fn eight_cards_are_dealt_and_everybody_is_of_a_colour_of_their_own() {
    let _row = proves("SR-SET-13");
    let _row = proves("SR-SET-09");
    let _row = proves("SR-SET-14");
    let talk = opening(&[("hand_dealt", "4")]);
    let all = talk.game.seats.len();
    let mut colours: Vec<_> = talk.game.seats.iter().map(|seat| seat.colour).collect();
    colours.dedup();
    assert_eq!((all, colours.len()), (3, 3));
    for seat in &talk.game.seats {
        let doors = seat.held.and(talk.book.cards.stack(Deck::DOOR)).len();
        assert_eq!((doors, seat.held.len()), (4, 8));
    }
    let stock = talk.game.stock.as_ref().expect("cards");
    assert_eq!(stock.draw.len() + 24, stock.all.len());
    assert_eq!(catalog::shadowrun().ruling_def("hand_dealt").expect("a switch").default, "4");
}

#[test]
fn a_card_beats_a_rule_but_not_those_four() {
    let _row = proves("SR-CARD-01");
    let _row = proves("SR-CARD-02");
    let _row = proves("SR-CARD-03");
    let _row = proves("SR-CARD-07");
    let mut talk = scene(&["Friends in High Places", "Promotion"]);
    // No card brings a Level below 1 or the last one.
    super::scene::traps(&mut talk, (Blue, Red), "Two Down");
    assert_eq!(talk.seat(Red).level, 1);
    talk.raised(Red, 9);
    is(&mut talk, Red, (&[], &["cleric"]));
    for name in ["Friends in High Places", "Promotion"] {
        let refused = talk.refuses(talk.play(Red, name, Choice::default()));
        assert_eq!(refused.message.id, "level-needs-kill", "{name}");
        assert!(refused.cites.iter().any(|rule| rule.as_str() == "SR-CARD-07"), "{name}: {refused:?}");
    }
    // Where the rule says one headgear, an Edge! says otherwise.
    let mut edged = scene(&["An Edge"]);
    carries(&mut edged, Red, &["Bandanna", "Cap"]);
    assert_eq!(outfit::combat_bonus(edged.seat(Red)), 1);
    let cheats = edged.play(Red, "An Edge", Choice { item: Some(1), ..Choice::default() });
    edged.does(cheats);
    assert_eq!(outfit::combat_bonus(edged.seat(Red)), 2);
}

#[test]
fn what_lies_before_a_player_is_for_all_to_see_and_a_hand_is_good_for_nothing() {
    let _row = proves("SR-CARD-14");
    let _row = proves("SR-CARD-13");
    let mut talk = scene(&["Brute", "Jacket"]);
    let fights = |talk: &crate::talk::Talk| outfit::standing(&talk.book, &talk.game, talk.seat(Red)).total();
    assert_eq!(fights(&talk), 0);
    talk.plays(Red, "Brute").plays(Red, "Jacket");
    super::scene::traps(&mut talk, (Blue, Red), "Static");
    let red = talk.seat(Red);
    assert_eq!((fights(&talk), red.classes.len(), red.gear.len(), red.conditions.len()), (3, 1, 1, 1));
    assert!(red.laid.iter().any(|card| talk.book.cards.card(card).is_some_and(|def| def.name == "Brute")));
    let view = standie::bots::view::View::of(&talk.book, &talk.game, Green);
    let seen = view.player(Red).expect("a player");
    assert_eq!((seen.classes().len(), seen.gear().len(), seen.conditions().len()), (1, 1, 1));
}

#[test]
fn an_item_that_is_used_once_is_gone_after_it_and_sold_before_it() {
    let _row = proves("SR-TREAS-10");
    let _row = proves("SR-TREAS-11");
    let mut talk = scene(&["Five Once"]);
    let mut sale = talk.again();
    meets(&mut talk, "Twelve");
    talk.plays(Red, "Five Once");
    assert_eq!(talk.totals().0, 6);
    assert!(talk.game.stock.as_ref().expect("cards").discards.has(talk.card("Five Once")));
    carries(&mut sale, Red, &["Plus Two"]);
    let once = sale.held(Red, "Five Once");
    sale.does(munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0],
        others: vec![],
        hand: vec![],
        cards: standie::rules::card::CardSet::of(once),
        levels: None,
    });
    assert!(!sale.holds(Red, "Five Once") && sale.seat(Red).level == 2);
}

#[test]
fn whoever_holds_more_than_five_gives_the_rest_to_the_lowest_of_the_living() {
    let _row = proves("SR-CHAR-01");
    let _row = proves("SR-CHAR-07");
    let mut talk = scene(&["Jacket", "Cap", "Anvil"]);
    talk.raised(Red, 5).raised(Green, 4);
    talk.amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    talk.draws_next(&["Elf"]).does(standie::rules::doors::Command::OpenDoor).draws();
    talk.does(standie::rules::doors::Command::SearchRoom).draws().all_pass();
    let standie::rules::question::Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    // BLUE is the lowest, and dead.
    assert_eq!((surplus, to), (talk.seat(Red).held.len() - 5, vec![Green]));
}

#[test]
fn whoever_is_caught_suffers_before_the_next_roll_and_the_dead_roll_no_more() {
    let _row = proves("SR-RUN-10");
    let _row = proves("SR-RUN-15");
    let mut talk = scene(&[]);
    talk.raised(Red, 5);
    carries(&mut talk, Red, &["Trainers"]);
    let tank = meets(&mut talk, "Two-Level Tank");
    super::scene::joined(&mut talk, "Twelve");
    let drake = super::scene::joined(&mut talk, "Drake");
    let ran = |monster, face| standie::rules::fight::Answer::Ran { monster, face };
    talk.answers(table::Answer::Done).answers(ran(tank, 1));
    assert!(talk.seat(Red).gear.is_empty(), "the shoes are gone before anybody rolls again");
    let mut dies = talk.again();
    assert_eq!(standie::rules::fight::flight::away_from(&talk.book, &talk.game, Red), 5);
    dies.answers(ran(drake, 1));
    assert!(dies.seat(Red).dead);
    let runs = matches!(dies.asks(), standie::rules::question::Ask::Fight(_));
    assert!(!runs, "{:?}", dies.asks());
}

#[test]
fn a_big_item_too_many_that_nobody_can_carry_is_discarded() {
    let _row = proves("SR-BIG-07");
    let _row = proves("SR-SELL-05");
    let mut talk = scene(&[]);
    is(&mut talk, Blue, (&["dwarf"], &[]));
    carries(&mut talk, Blue, &["Anvil", "Piano"]);
    carries(&mut talk, Red, &["Emotional Support Ox"]);
    carries(&mut talk, Green, &["Moral High Ground"]);
    talk.amends(munchkin::Effect::Races { seat: Blue, races: vec![] });
    let standie::rules::question::Ask::Doors(standie::rules::doors::Ask::Surplus { among, .. }) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    let before: usize = talk.game.seats.iter().map(|seat| seat.gear.len()).sum();
    talk.answers(munchkin::Answer::Item(among[0]));
    let after: usize = talk.game.seats.iter().map(|seat| seat.gear.len()).sum();
    assert_eq!((talk.seat(Blue).gear.len(), before - after), (1, 1), "nobody has room for it");
    // What is worth nothing adds nothing to a sale.
    let mut sale = scene(&[]);
    carries(&mut sale, Red, &["Worthless", "Plate"]);
    let refused = sale.refuses(munchkin::Command::BuyLevel {
        seat: Red,
        gear: vec![0, 1],
        others: vec![],
        hand: vec![],
        cards: Default::default(),
        levels: None,
    });
    assert_eq!(refused.message.id, "level-too-dear");
}

#[test]
fn what_happens_is_told_in_its_own_words() {
    let words = Words::load("en");
    let told = |talk: &crate::talk::Talk| -> Vec<String> {
        let lines = standie::play::narrate::tell(&talk.game, &talk.facts);
        lines.iter().map(|line| words.say(&line.message, Names::of(&talk.game))).collect()
    };
    let mut talk = scene(&["Surge", "Elf"]);
    let refused = talk.refuses(talk.play(Red, "Surge", Choice::default()));
    assert!(!words.say(&refused.message, Names::of(&talk.game)).contains("Class"));
    talk.plays(Red, "Elf").plays(Red, "Surge");
    assert!(told(&talk).iter().any(|line| line.contains("SURGEd")), "{:?}", told(&talk));
}
