//! Items and what becomes of them: what fits, what is sold, traded, stolen by Curses; expanders; what cards may be played when.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, opening, three};
use standie::catalog::words::{Names, Words};
use standie::play::narrate;
use standie::rules::amount::Amount;
use standie::rules::card::{CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Rule;
use standie::rules::doors::{self, Command::OpenDoor, Command::SearchRoom};
use standie::rules::event::{Event, Fact};
use standie::rules::fight::{self, Fighter};
use standie::rules::ids::Colour;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::{self, outfit};
use standie::rules::question::Ask;
use standie::rules::seat::Sex;
use standie::rules::table;
use standie::rules::table::step::About;

fn play(talk: &Talk, seat: Colour, name: &str) -> munchkin::Command {
    munchkin::Command::PlayCard { seat, card: talk.held(seat, name), choice: Choice::default() }
}

fn gives_up(talk: &mut Talk, seat: Colour, name: &str) {
    let is = |card: &CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    let card = talk.seat(seat).laid.iter().find(is).expect("it lies there");
    talk.does(munchkin::Command::PlayCard { seat, card, choice: Choice::default() });
}

fn amend(talk: &mut Talk, effect: munchkin::Effect) {
    talk.does(table::Command::Amend { effects: vec![effect.into()], note: String::new() });
}

fn raised(talk: &mut Talk, seat: Colour, to: i32) {
    amend(talk, munchkin::Effect::Level { seat, change: Amount::To(to), kill: false });
}

fn sells(seat: Colour, gear: &[usize], levels: Option<u8>) -> munchkin::Command {
    let (others, hand, cards) = (Vec::new(), Default::default(), Default::default());
    munchkin::Command::BuyLevel { seat, gear: gear.to_vec(), others, hand, cards, levels }
}

fn gives(from: Colour, to: Colour) -> munchkin::Command {
    let goods = Goods { gear: vec![0], ..Goods::default() };
    munchkin::Command::Give { from, to, goods, back: Goods::default() }
}

/// A Curse of somebody's hand on somebody.
fn curses(talk: &mut Talk, seat: Colour, name: &str, on: Colour) {
    let choice = Choice { on: Some(on), ..Choice::default() };
    let card = talk.held(seat, name);
    talk.does(munchkin::Command::PlayCard { seat, card, choice });
}

#[test]
fn an_item_has_a_name_does_something_is_big_or_small_and_has_a_price() {
    let _row = proves("MC-ITEM-01");
    let _row = proves("MC-MON-04");
    let _row = proves("MC-STAT-01");
    let _row = proves("MC-RUN-11");
    let book = crate::talk::book();
    let items = book.cards.cards.iter().filter_map(|def| match &def.is {
        CardKind::Item { gear, does } => Some((def, gear, does)),
        _ => None,
    });
    let mut big = 0;
    for (def, gear, does) in items {
        assert!(!def.name.is_empty());
        let works = gear.bonus != 0 || gear.run != 0 || !does.is_empty();
        assert!(works && gear.value.is_none_or(|value| value % 100 == 0), "{}", def.name);
        big += u32::from(gear.big);
    }
    assert!(big >= 4);
    // Bad Stuff costs Items, Levels or the life.
    let bad: Vec<String> =
        book.cards.monsters.iter().map(|card| serde_json::to_string(&card.bad).expect("JSON")).collect();
    for sort in ["lose_item", "level", "die"] {
        assert!(bad.iter().any(|bad| bad.contains(sort)), "{sort}");
    }
    // One card, one monster, whatever its name says.
    let mut talk = three(&[]);
    talk.draws_next(&["Backing Dancers of Death"]).does(OpenDoor).draws();
    assert_eq!(talk.game.foes.all.len(), 1);
}

#[test]
fn a_treasure_put_down_is_carried_and_what_does_not_help_lies_sideways() {
    let _row = proves("MC-CARD-09");
    let _row = proves("MC-ITEM-05");
    let _row = proves("MC-ITEM-13");
    let mut talk = three(&[(Red, &["Holy Handbell", "Cleric"])]);
    talk.plays(Red, "Holy Handbell");
    assert_eq!((talk.seat(Red).gear.len(), outfit::combat_bonus(talk.seat(Red))), (1, 0), "carried, of no use");
    talk.plays(Red, "Cleric").does(munchkin::Command::Pack { seat: Red, packed: Vec::new() });
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 3);
    gives_up(&mut talk, Red, "Cleric");
    assert_eq!((talk.seat(Red).gear.len(), outfit::combat_bonus(talk.seat(Red))), (1, 0), "of no use once more");
}

#[test]
fn one_armour_and_one_pair_of_shoes_count() {
    let _row = proves("MC-ITEM-07");
    let _row = proves("MC-ITEM-08");
    let mut talk = three(&[(Red, &["Second-Hand Breastplate", "Bathrobe of Bravery"])]);
    talk.plays(Red, "Second-Hand Breastplate").plays(Red, "Bathrobe of Bravery");
    assert_eq!((talk.seat(Red).gear.len(), outfit::combat_bonus(talk.seat(Red))), (2, 2), "not 3");
    let mut shoes = three(&[(Red, &["Stealth Clogs", "Slippers of Staying In"])]);
    shoes.plays(Red, "Stealth Clogs").plays(Red, "Slippers of Staying In");
    assert_eq!(shoes.seat(Red).gear.len(), 2);
    assert!(outfit::combat_bonus(shoes.seat(Red)) < 3);
}

#[test]
fn what_counts_is_changed_at_any_time_but_in_a_fight_or_in_flight() {
    let _row = proves("MC-ITEM-14");
    let _row = proves("MC-ITEM-16");
    let mut talk = three(&[(Red, &["Second-Hand Breastplate", "Bathrobe of Bravery"]), (Blue, &["Stealth Clogs"])]);
    talk.plays(Red, "Second-Hand Breastplate").plays(Red, "Bathrobe of Bravery");
    let swap = munchkin::Command::Pack { seat: Red, packed: vec![0] };
    let mut fight = talk.again();
    fight.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    assert_eq!(fight.refuses(swap.clone()).message.id, "not-in-combat");
    fight.answers(table::Answer::Done);
    assert!(matches!(fight.asks(), Ask::Fight(fight::Ask::RunAway { .. })));
    assert!(!fight.refuses(swap.clone()).message.id.is_empty(), "nor while running");
    // In somebody else's turn, in peace.
    let mut later = talk.again();
    later.draws_next(&["Elf", "Dwarf"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass();
    assert_eq!(later.game.turn.seat, Some(Blue));
    later.does(swap);
    assert_eq!(outfit::combat_bonus(later.seat(Red)), 1, "the bathrobe now");
}

#[test]
fn a_cheat_lifts_the_limit_for_the_item_it_lies_on() {
    let _row = proves("MC-ITEM-10");
    let _row = proves("MC-CARD-13");
    let mut talk = three(&[(Red, &["Holy Handbell", "We Always Play It This Way"])]);
    talk.plays(Red, "Holy Handbell");
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 0, "for Clerics only");
    let card = talk.held(Red, "We Always Play It This Way");
    let choice = Choice { item: Some(0), ..Choice::default() };
    talk.does(munchkin::Command::PlayCard { seat: Red, card, choice });
    assert_eq!(outfit::combat_bonus(talk.seat(Red)), 3, "what the card says goes before what the rules say");
}

#[test]
fn a_sale_gives_a_level_for_every_thousand_and_nothing_back() {
    let _row = proves("MC-SELL-02");
    let _row = proves("MC-SELL-04");
    let _row = proves("MC-SELL-10");
    let begun = || {
        let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Catapult, Travel Size"])]);
        talk.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Catapult, Travel Size");
        talk
    };
    let mut talk = begun();
    talk.does(sells(Red, &[0, 1], None));
    assert_eq!((talk.seat(Red).level, talk.seat(Red).gear.len()), (2, 0), "1,300: one Level");
    let poor = begun();
    assert_eq!(poor.refuses(sells(Red, &[0, 1], Some(2))).message.id, "level-too-dear");
    // 2,000 at once are two; and sold one thousand after the other they are as many.
    let rich = |talk: &mut Talk| {
        for value in [1_000, 500, 500] {
            let gear = Gear { name: format!("worth {value}"), value: Some(value), ..Default::default() };
            amend(talk, munchkin::Effect::Gear { seat: Red, add: gear });
        }
    };
    let mut at_once = three(&[]);
    rich(&mut at_once);
    at_once.does(sells(Red, &[0, 1, 2], Some(2)));
    assert_eq!(at_once.seat(Red).level, 3);
    let mut twice = three(&[]);
    rich(&mut twice);
    twice.does(sells(Red, &[0], None)).does(sells(Red, &[0, 1], None));
    assert_eq!((twice.seat(Red).level, twice.seat(Red).gear.len()), (3, 0));
}

#[test]
fn cards_of_the_hand_are_sold_like_those_on_the_table() {
    let _row = proves("MC-SELL-05");
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Catapult, Travel Size"])]);
    let cards = ["Slip-Ons of Slipping Out", "Catapult, Travel Size"].iter().map(|name| talk.held(Red, name)).collect();
    let (others, hand, gear) = (Vec::new(), Default::default(), Vec::new());
    let before = talk.game.clone();
    talk.does(munchkin::Command::BuyLevel { seat: Red, gear, others, hand, cards, levels: None });
    assert_eq!(talk.seat(Red).level, 2);
    let (words, names) = (Words::load("en"), Names::of(&talk.game));
    let told = narrate::tell(&before, &talk.facts).into_iter().map(|line| words.say(&line.message, names));
    let told: Vec<String> = told.collect();
    assert!(told.iter().any(|line| line.contains("sells")), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("discards")), "{told:?}");
}

#[test]
fn a_halfling_sells_one_item_double_once_in_a_turn() {
    let _row = proves("MC-SELL-06");
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Catapult, Travel Size"])]);
    talk.plays(Red, "Slip-Ons of Slipping Out").plays(Red, "Catapult, Travel Size");
    assert_eq!(talk.refuses(sells(Red, &[0], None)).message.id, "level-too-dear", "700");
    amend(&mut talk, munchkin::Effect::Races { seat: Red, races: vec!["halfling".to_owned()] });
    talk.does(sells(Red, &[0], None));
    assert_eq!(talk.seat(Red).level, 2, "700 counts 1,400");
    assert_eq!(talk.refuses(sells(Red, &[0], None)).message.id, "level-too-dear", "600, and once is enough");
}

#[test]
fn only_what_lies_on_the_table_is_traded_at_any_time_but_in_a_fight_and_sold_on_ones_own_turn_only() {
    let _row = proves("MC-TRADE-02");
    let _row = proves("MC-TRADE-03");
    let _row = proves("MC-TRADE-05");
    let _row = proves("MC-CMB-09");
    let _row = proves("MC-CARD-12");
    let mut talk = three(&[(Red, &["Slip-Ons of Slipping Out", "Very Loud Pants"])]);
    assert!(!talk.refuses(gives(Red, Blue)).message.id.is_empty(), "nothing lies there");
    talk.plays(Red, "Slip-Ons of Slipping Out");
    let mut fight = talk.again();
    fight.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    assert_eq!(fight.refuses(gives(Red, Blue)).message.id, "not-in-combat");
    talk.does(gives(Red, Blue));
    assert_eq!(talk.refuses(sells(Blue, &[0], None)).message.id, "only-on-own-turn");
    // On BLUE's turn GREEN gets it from nobody's turn but BLUE's own: RED and GREEN trade as well.
    talk.does(gives(Blue, Green));
    assert_eq!((talk.seat(Green).gear.len(), talk.game.turn.seat), (1, Some(Red)));
}

#[test]
fn whoever_is_a_dwarf_no_more_keeps_one_big_item() {
    let _row = proves("MC-BIG-05");
    let _row = proves("MC-BIG-06");
    let _row = proves("MC-BIG-07");
    let begun = || {
        let mut talk = opening(&[(Red, &["Dwarf", "Moral High Ground", "Catapult, Travel Size"])]);
        talk.plays(Red, "Dwarf").plays(Red, "Moral High Ground").plays(Red, "Catapult, Travel Size").all_pass();
        talk
    };
    // On one's own turn: they are sold, or one of them goes to the lowest who can carry it.
    let mut own = begun();
    raised(&mut own, Blue, 3);
    gives_up(&mut own, Red, "Dwarf");
    let Ask::Doors(doors::Ask::Surplus { among, to }) = own.asks() else { panic!("{:?}", own.asks()) };
    assert_eq!((among.len(), own.asked(), to), (2, Some(Red), Some(Green)));
    let mut sold = own.again();
    sold.does(sells(Red, &among, None));
    assert_eq!((sold.seat(Red).level, sold.seat(Red).gear.len()), (2, 0), "500 and 600");
    assert!(!matches!(sold.asks(), Ask::Doors(_)));
    // Whoever carries a Big one already is passed over, and with nobody left it is discarded.
    let big = |talk: &mut Talk, seat| {
        let add = Gear { name: "Plank".to_owned(), big: true, ..Gear::default() };
        amend(talk, munchkin::Effect::Gear { seat, add });
    };
    let mut higher = own.again();
    big(&mut higher, Green);
    let Ask::Doors(doors::Ask::Surplus { to, .. }) = higher.asks() else { panic!("{:?}", higher.asks()) };
    assert_eq!(to, Some(Blue), "GREEN's arms are full");
    let mut nobody = higher.again();
    big(&mut nobody, Blue);
    nobody.answers(munchkin::Answer::Item(among[1]));
    assert_eq!([Red, Green, Blue].map(|seat| nobody.seat(seat).gear.len()), [1, 1, 1]);
    own.answers(munchkin::Answer::Item(among[1]));
    assert_eq!((own.seat(Red).gear.len(), own.seat(Green).gear.len()), (1, 1));
    assert!(!matches!(own.asks(), Ask::Doors(_)));
    // On somebody else's: it goes to the lowest who can carry it.
    let mut other = begun();
    raised(&mut other, Blue, 3);
    other.draws_next(&["Elf", "Halfling"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass();
    assert_eq!(other.game.turn.seat, Some(Blue));
    gives_up(&mut other, Red, "Dwarf");
    let Ask::Doors(doors::Ask::Surplus { to, among }) = other.asks() else { panic!("{:?}", other.asks()) };
    assert_eq!(to, Some(Green), "Level 1 against BLUE's 3");
    other.answers(munchkin::Answer::Item(among[0]));
    assert_eq!((other.seat(Red).gear.len(), other.seat(Green).gear.len()), (1, 1));
}

#[test]
fn a_curse_takes_what_is_on_the_table_as_its_victim_chooses_and_never_a_hand() {
    let _row = proves("MC-CARD-05");
    let _row = proves("MC-CURSE-07");
    let mut talk = three(&[(Blue, &["Borrowed by a Friend"]), (Red, &["Stealth Clogs", "Tiara of Entitlement"])]);
    let held = talk.seat(Red).held.len();
    let mut bare = talk.again();
    curses(&mut bare, Blue, "Borrowed by a Friend", Red);
    bare.all_pass();
    assert_eq!(bare.seat(Red).held.len(), held, "nothing lies on the table, and the hand is safe");
    talk.plays(Red, "Stealth Clogs").plays(Red, "Tiara of Entitlement");
    curses(&mut talk, Blue, "Borrowed by a Friend", Red);
    talk.all_pass();
    while matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })) {
        talk.answers(table::Answer::Done);
    }
    let Ask::Munchkin(munchkin::Ask::LoseItem { among }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((among.len(), talk.asked()), (2, Some(Red)), "the victim picks");
}

#[test]
fn a_change_of_sex_hampers_the_next_fight_and_a_lasting_curse_stays_until_it_is_lifted() {
    let _row = proves("MC-CURSE-05");
    let _row = proves("MC-CURSE-06");
    let mut talk = three(&[(Red, &["Wrong Changing Room", "Followed by an Accordion"])]);
    amend(&mut talk, munchkin::Effect::Sex { seat: Red, sex: Some(Sex::Male) });
    raised(&mut talk, Red, 9);
    for (name, row) in [("Wrong Changing Room", "MC-CURSE-05"), ("Followed by an Accordion", "MC-CURSE-06")] {
        curses(&mut talk, Red, name, Red);
        let (mut hangs, rule) = (false, Rule::parse(row).expect("an id"));
        while !matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) {
            match talk.asks() {
                Ask::Munchkin(munchkin::Ask::Cursed { .. }) => talk.answers(table::Answer::Done),
                _ => talk.all_pass(),
            };
            let left = |fact: &&Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Condition { .. }));
            let stays = |fact: &Fact| crate::talk::is_short() || fact.cites.iter().any(|cite: Rule| cite == rule);
            hangs |= talk.facts.iter().find(left).is_some_and(|fact| stays(fact) && fact.cites.iter().next().is_some());
        }
        assert!(hangs, "{name} stays by {row}");
    }
    assert_eq!((talk.seat(Red).sex, talk.seat(Red).conditions.len()), (Some(Sex::Female), 2));
    raised(&mut talk, Red, 8);
    talk.draws_next(&["Tutorial Goblin"]).does(OpenDoor).draws();
    let fight = fight::kept(&talk.game).expect("a fight");
    let (ours, _) = fight::roll::totals(&fight::sides::sums(&talk.book, &talk.game, fight), &[]);
    assert_eq!(ours, 8 - 5 - 1);
    talk.answers(table::Answer::Done).all_pass().draws();
    assert_eq!(talk.seat(Red).conditions.len(), 1, "one has counted, the other one stays");
}

#[test]
fn a_monster_never_falls_below_level_one_and_a_baby_is_worth_less() {
    let _row = proves("MC-CARD-18");
    let _row = proves("MC-ENH-01");
    let _row = proves("MC-ENH-02");
    let mut talk = three(&[(Blue, &["Under the Weather", "Has Read Your Diary"])]);
    talk.draws_next(&["Sneezing Bat"]).does(OpenDoor).draws();
    let monster = talk.game.foes.all[0].id;
    let choice = Choice { monster: Some(monster), ..Choice::default() };
    let weak = munchkin::Command::PlayCard { seat: Blue, card: talk.held(Blue, "Under the Weather"), choice };
    talk.does(weak);
    assert_eq!(talk.game.foes.all[0].level(), Some(1), "2 - 5");
    let choice = Choice { monster: Some(monster), ..Choice::default() };
    talk.does(munchkin::Command::PlayCard { seat: Blue, card: talk.held(Blue, "Has Read Your Diary"), choice });
    assert_eq!(talk.game.foes.all[0].level(), Some(2), "2 - 5 + 5");
    let lies = |def: &standie::rules::card::CardDef| match &def.is {
        CardKind::Enhancer(enhancer) => Some(enhancer.level),
        _ => None,
    };
    let all: Vec<i16> = talk.book.cards.cards.iter().filter_map(lies).collect();
    assert!(all.iter().any(|level| *level < 0) && all.iter().filter(|level| **level > 0).count() >= 4, "{all:?}");
}

#[test]
fn every_kind_of_card_has_its_time() {
    let _row = proves("MC-CARD-10");
    let _row = proves("MC-CMB-07");
    let _row = proves("MC-CLASS-07");
    let hands: &[(Colour, &[&'static str])] = &[
        (Red, &["Very Loud Pants", "Has Read Your Diary"]),
        (Blue, &["Montage", "Emergency Trombone"]),
        (Green, &["Fifty Feet of Rope"]),
    ];
    let mut talk = three(hands);
    assert!(!talk.refuses(play(&talk, Red, "Has Read Your Diary")).message.id.is_empty(), "no monster");
    assert_eq!(talk.refuses(play(&talk, Green, "Fifty Feet of Rope")).message.id, "item-out-of-turn");
    assert!(!talk.refuses(play(&talk, Blue, "Emergency Trombone")).message.id.is_empty(), "no fight");
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let choice = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
    talk.does(munchkin::Command::PlayCard { seat: Blue, card: talk.held(Blue, "Emergency Trombone"), choice });
    talk.does(play(&talk, Blue, "Montage"));
    assert_eq!(talk.seat(Blue).level, 2, "a Level card is for any time");
}

#[test]
fn before_the_door_everything_of_ones_own_can_be_put_down() {
    let _row = proves("MC-TURN-04");
    let _row = proves("MC-TREAS-06");
    let _row = proves("MC-RACE-11");
    let _row = proves("MC-CLASS-13");
    let mut talk = three(&[(Red, &["Very Loud Pants", "Elf", "Thief"])]);
    talk.plays(Red, "Very Loud Pants").plays(Red, "Elf").plays(Red, "Thief");
    assert_eq!((talk.seat(Red).gear.len(), talk.seat(Red).races.len(), talk.seat(Red).classes.len()), (1, 1, 1));
    talk.draws_next(&["Dwarf"]).does(OpenDoor).draws();
    gives_up(&mut talk, Red, "Elf");
    talk.plays(Red, "Dwarf");
    assert_eq!(talk.seat(Red).races, ["dwarf"], "the moment it is had");
}

#[test]
fn a_treasure_just_won_comes_down_at_once_whoevers_turn_it_is() {
    let _row = proves("MC-TREAS-05");
    let _row = proves("MC-TREAS-07");
    let mut talk = three(&[]);
    raised(&mut talk, Red, 5);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws().answers(table::Answer::Done).all_pass();
    talk.draws_next(&["Stealth Clogs", "Montage"]).draws();
    talk.all_pass_for(Red);
    talk.plays(Red, "Stealth Clogs");
    assert_eq!(talk.seat(Red).gear.len(), 1);
    talk.plays(Red, "Montage");
    assert_eq!(talk.seat(Red).level, 7);
}

#[test]
fn a_treasure_that_was_kept_waits_for_ones_own_turn_once_the_turn_it_came_in_is_over() {
    let _row = proves("MC-TREAS-05");
    let _row = proves("MC-TREAS-06");
    let mut talk = three(&[]);
    talk.holds_only(Red, &["Elf"]);
    raised(&mut talk, Red, 5);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws().answers(table::Answer::Done).all_pass();
    talk.draws_next(&["Stealth Clogs", "Montage"]).draws();
    talk.all_pass_for(Red);
    assert!(talk.again().plays(Red, "Stealth Clogs").seat(Red).gear.len() == 1, "in the turn it came in");
    talk.all_pass();
    assert_ne!(talk.game.turn.seat, Some(Red), "{:?} {:?}", talk.asks(), talk.seat(Red).hand);
    assert_eq!(talk.refuses(play(&talk, Red, "Stealth Clogs")).message.id, "item-out-of-turn");
    // Doors go by the same.
    assert_eq!(talk.refuses(play(&talk, Red, "Elf")).message.id, "kind-out-of-turn");
    // Whoever looks on has it as long.
    let mut other = three(&[]);
    other.holds_only(Red, &[]).holds_only(Blue, &["Stealth Clogs"]);
    other.game.seats.iter_mut().filter(|seat| seat.colour == Blue).for_each(|seat| seat.fresh = 1);
    assert!(other.again().plays(Blue, "Stealth Clogs").seat(Blue).gear.len() == 1, "at once, in RED's turn");
    other.draws_next(&["Elf", "Dwarf"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass();
    assert_eq!(other.game.turn.seat, Some(Blue));
    let mut again = other.again();
    again.draws_next(&["Thief", "Wizard"]).does(OpenDoor).draws().does(SearchRoom).draws().all_pass();
    assert_eq!(again.refuses(play(&again, Blue, "Stealth Clogs")).message.id, "item-out-of-turn");
}

#[test]
fn a_power_is_not_paid_for_with_itself_nor_with_an_empty_hand() {
    let _row = proves("MC-CARD-17");
    let _row = proves("MC-CLASS-04");
    let mut talk = opening(&[(Blue, &["Thief"])]);
    talk.answers(table::Answer::No).plays(Blue, "Thief").all_pass();
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let pays = |paid: munchkin::goods::Cards| {
        let by = munchkin::played::PowerBy::Discard(paid);
        let choice = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
        munchkin::Command::UsePower { seat: Blue, class: "thief".into(), by, choice }
    };
    let itself = munchkin::goods::Cards { kinds: vec!["thief".to_owned()], ..Default::default() };
    let refused = talk.refuses(pays(itself));
    assert_eq!(refused.message.id, "not-with-itself");
    assert!(refused.cites.iter().any(|rule| rule.as_str() == "MC-CARD-17"), "{refused:?}");
    let of_hand = |card| munchkin::goods::Cards { cards: std::iter::once(card).collect(), ..Default::default() };
    assert!(talk.again().does(pays(of_hand(talk.seat(Blue).held.iter().next().expect("a card")))).game.fight.is_some());
    let card = talk.seat(Blue).held.iter().next().expect("a card");
    gives_up(&mut talk, Blue, "Thief");
    assert_eq!(talk.refuses(pays(of_hand(card))).message.id, "class-not-in-play", "no Thief any more");
}

#[test]
fn two_piles_two_discards_and_each_is_shuffled_from_its_own() {
    let _row = proves("MC-CARD-01");
    let _row = proves("MC-CARD-02");
    let _row = proves("MC-CARD-03");
    let mut talk = three(&[]);
    let doors = talk.book.cards.stack(Deck::DOOR).clone();
    {
        let stock = talk.game.stock.as_mut().expect("cards");
        let moved = stock.draw.and(&doors);
        stock.draw = stock.draw.without(&moved);
        stock.discards = stock.discards.or(&moved);
    }
    let discarded = talk.game.stock.as_ref().expect("cards").discards.and(&doors).len();
    assert!(discarded > 50);
    talk.draws_next(&["Elf"]).does(OpenDoor).draws();
    let stock = talk.game.stock.as_ref().expect("cards");
    assert!(
        stock.draw.and(&doors).len() > 50 && stock.discards.and(&doors).is_empty(),
        "the discards are the pile now"
    );
    // Neither a pile nor discards: nobody draws, and the turn goes on.
    let mut empty = three(&[]);
    {
        let stock = empty.game.stock.as_mut().expect("cards");
        stock.draw = stock.draw.without(&doors);
        stock.discards = stock.discards.without(&doors);
    }
    let _ = standie::rules::engine::act(&empty.book.clone(), &mut empty.game, &OpenDoor.into());
    assert!(matches!(empty.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", empty.asks());
}

#[test]
fn what_is_in_use_is_turned_sideways_and_back_in_peace() {
    let _row = proves("MC-ITEM-16");
    let mut talk = three(&[(Red, &["Slippers of Staying In"])]);
    talk.plays(Red, "Slippers of Staying In");
    for (packed, sideways) in [(vec![0], true), (vec![], false)] {
        talk.does(munchkin::Command::Pack { seat: Red, packed });
        assert_eq!(talk.seat(Red).gear[0].packed, sideways, "the slippers need not slow anybody down");
    }
}

#[test]
fn whoever_has_nothing_to_sell_is_told_so_and_nothing_of_gold() {
    let mut talk = three(&[]);
    talk.holds_only(Red, &["Elf"]);
    let sells = |gear, cards| munchkin::Command::level_for(Red, gear, cards, None);
    assert_eq!(talk.refuses(sells(Vec::new(), CardSet::EMPTY)).message.id, "nothing-to-sell");
    talk.holds_only(Red, &["Stealth Clogs"]);
    let little = talk.refuses(sells(Vec::new(), CardSet::of(talk.held(Red, "Stealth Clogs")))).message.clone();
    let said = Words::load("en").say(&little, Names::of(&talk.game));
    assert!(little.id == "level-too-dear" && !said.contains("the gold"), "{said}");
}

/// RED (6) and GREEN beat a monster, and GREEN gets a Treasure for it; the rest is as it comes.
fn helped(to_green: &'static str) -> Talk {
    let mut talk = three(&[]);
    talk.holds_only(Red, &[]).holds_only(Green, &[]);
    raised(&mut talk, Red, 5);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let terms = fight::Bargain { treasures: 1, helper_first: Some(true), ..fight::Bargain::default() };
    talk.does(fight::Command::AskHelp { seat: Green, terms }).answers(table::Answer::Done);
    talk.answers(table::Answer::Done).all_pass();
    talk.draws_next(&[to_green, "Axe to Grind"]).draws();
    let Ask::Fight(fight::Ask::Spoils { up, picks: 1 }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let is = |card: &CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == to_green);
    let picked = CardSet::of(up.iter().find(is).expect("it lies there"));
    talk.answers(cards::Answer::Cards(picked));
    talk
}

#[test]
fn whoever_helped_is_asked_what_comes_down_before_the_turn_is_over() {
    let _row = proves("MC-TREAS-05");
    let _row = proves("MC-TREAS-06");
    let mut talk = helped("Stealth Clogs");
    let came = |talk: &Talk| matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Came, .. }));
    assert!(came(&talk) && talk.asked() == Some(Green), "{:?} {:?}", talk.asks(), talk.seat(Green).hand);
    // What is kept waits for GREEN's own turn; RED's goes on.
    let mut kept = talk.again();
    kept.answers(table::Answer::No);
    assert!(!came(&kept) && kept.asked() == Some(Red), "{:?}", kept.asks());
    talk.plays(Green, "Stealth Clogs");
    assert_eq!(talk.seat(Green).gear.len(), 1);
    assert!(!came(&talk) && talk.asked() == Some(Red), "that was all: {:?}", talk.asks());
    // What GREEN has got, and not what it is, decides who is asked.
    let dull = helped("Montage");
    assert!(came(&dull) && dull.asked() == Some(Green), "{:?}", dull.asks());
    // Whoever got nothing is not asked.
    let mut none = helped("Stealth Clogs");
    none.answers(table::Answer::No).all_pass();
    assert_eq!(none.game.turn.seat, Some(Blue));
}
