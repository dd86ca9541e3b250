//! Cards and Items at odd moments: who is meant is gone, what is asked is settled otherwise, the table goes on.

use crate::boss::boss_comes;
use crate::fights::{BLUE, beast, card, meeting, rolls, throw};
use crate::support::proofs::proves;
use crate::support::talk::{Blue, Green, Red, Talk, Yellow, all_to, plain, walker};
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::effect::Effect;
use standie::rules::engine::{self};
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Benefit, MonsterDef};
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use standie::rules::legal::Template;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Gift;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;
use standie::rules::turn::command::Rerolled;

fn lists(talk: &Talk, command: &Command) -> bool {
    engine::legal(&talk.book, &talk.game).offers.iter().any(|o| o.command == *command)
}

fn open(talk: &Talk, kind: Template) -> bool {
    engine::legal(&talk.book, &talk.game).templates.contains(&kind)
}

#[test]
fn after_the_end_a_jump_is_listed_and_cards_are_not() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert!(open(&talk, Template::Play));
    talk.effect(munchkin::Effect::Life { seat: Red, dead: true, wish: false }).effect(munchkin::Effect::Life {
        seat: Blue,
        dead: true,
        wish: false,
    });
    assert!(talk.game.ending.is_some());
    let on = Command::Turn(turn::Command::Jump { phase: Phase::Draw, seat: Some(Red) });
    assert!(lists(&talk, &on) && !open(&talk, Template::Play) && !open(&talk, Template::Power));
    talk.does(on);
    assert!(talk.game.ending.is_none());
}

#[test]
fn no_way_round_the_boss_is_listed() {
    let nothing = Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::None))));
    assert!(lists(&meeting(&[card(3, 1, 1)]).0, &nothing));
    assert!(!lists(&boss_comes(card(3, 1, 1)).0, &nothing));
}

#[test]
fn open_kinds_are_listed_only_where_one_of_them_is_accepted() {
    let mut talk = Talk::four();
    assert!(!open(&talk, Template::Pack) && !open(&talk, Template::Power) && !open(&talk, Template::PickUp));
    assert!(open(&talk, Template::Deal) && open(&talk, Template::Give) && open(&talk, Template::Drop));
    talk.effect(munchkin::Effect::Gear { seat: Red, add: Gear::default() });
    talk.effect(munchkin::Effect::Classes { seat: Green, classes: vec!["thief".to_owned()] });
    assert!(open(&talk, Template::Pack) && open(&talk, Template::Power));
    let (talk, ..) = meeting(&[card(3, 1, 1)]);
    assert!(!open(&talk, Template::Drop) && !open(&talk, Template::Give) && !open(&talk, Template::BuyLevel));
    assert!(open(&talk, Template::Play), "a fight is the time for cards");
}

#[test]
fn beside_a_monster_left_alone_no_deal_is_listed() {
    let (mut talk, ..) = meeting(&[card(3, 1, 1)]);
    talk.answers(fight::Answer::Fight(Outcome::None));
    assert!(!open(&talk, Template::Deal));
}

#[test]
fn a_full_pack_can_still_be_changed_one_for_one() {
    let mut talk = Talk::four();
    let sword = |packed| Gear { hands: 2, packed, ..Gear::default() };
    for packed in [false, true, true] {
        talk.effect(munchkin::Effect::Gear { seat: Blue, add: sword(packed) });
    }
    assert!(open(&talk, Template::Pack));
    talk.does(munchkin::Command::Pack { seat: Blue, packed: vec![0, 2] });
}

/// A card of anybody's from the DxM deck.
fn plays(talk: &mut Talk, seat: Colour, what: Played) {
    talk.amends(cards::Effect::Hand { seat, deck: Deck::DXM, change: Amount::To(5) });
    let from = Source::Hand(Deck::DXM);
    talk.does(munchkin::Command::Play { seat, from, name: String::new(), what: Box::new(what) });
}

fn dies(seat: Colour) -> Effect {
    Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false })
}

fn gold(seat: Colour, by: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(by) })
}

fn has(talk: &mut Talk, seat: Colour, items: usize, item: &Gear) {
    for _ in 0..items {
        talk.effect(munchkin::Effect::Gear { seat, add: item.clone() });
    }
}

/// Somebody leaves the table, and what they had goes to the box.
fn leaves(talk: &mut Talk, seat: Colour) {
    let goods = OrphanGoods::Box;
    talk.does(table::Command::Leave { seat })
        .answers(dungeon::Answer::Leaver { monsters: OrphanMonsters::Stay, goods });
}

fn turn(talk: &Talk) -> bool {
    matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. }))
}

#[test]
fn a_curse_falls_away_with_its_victim() {
    let _row = proves("MQ-DEATH-13");
    let curse = || Played::Curse { on: Red, effects: vec![gold(Red, -100)] };
    let mut talk = Talk::four();
    plays(&mut talk, Green, curse());
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    let mut left = talk.clone();
    leaves(&mut left, Red);
    assert!(turn(&left), "{:?}", left.asks());
    for (value, stands) in [("no", false), ("yes", true)] {
        let mut talk = talk.clone().ruled("curse_dead", value);
        talk.effect(dies(Red));
        assert_eq!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })), stands, "{value}");
    }
}

#[test]
fn a_power_ends_with_its_class_or_with_who_has_it() {
    let _row = proves("MQ-CLASS-04");
    let mut talk = Talk::four();
    talk.effect(munchkin::Effect::Classes { seat: Red, classes: vec!["cleric".to_owned()] });
    let by = PowerBy::Ten;
    talk.does(munchkin::Command::Power { seat: Red, class: "cleric".to_owned(), by, effects: vec![gold(Red, 100)] });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::PowerDie)));
    for end in [Effect::Munchkin(munchkin::Effect::Classes { seat: Red, classes: vec![] }), dies(Red)] {
        let mut talk = talk.clone();
        talk.effect(end);
        assert!(turn(&talk), "{:?}", talk.asks());
    }
    leaves(&mut talk, Red);
    assert!(turn(&talk));
}

#[test]
fn an_item_to_be_lost_is_asked_for_as_long_as_there_is_one() {
    let mut talk = Talk::four();
    has(&mut talk, Red, 2, &Gear::default());
    talk.effect(munchkin::Effect::LoseItem { seat: Red, sort: None, dropped: false });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { ref among }) if among.len() == 2));
    let mut left = talk.clone();
    leaves(&mut left, Red);
    assert!(turn(&left));
    for asked in [true, false] {
        talk.effect(munchkin::Effect::GearGone { seat: Red, index: 0, sold: false });
        assert_eq!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })), asked);
    }
}

#[test]
fn a_pack_too_full_is_asked_about_once() {
    let _row = proves("MQ-ITEM-26");
    let mut talk = Talk::four();
    has(&mut talk, Red, 4, &Gear { packed: true, ..Gear::default() });
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { surplus: 2 })), "{:?}", talk.asks());
    let mut left = talk.clone();
    leaves(&mut left, Red);
    assert!(turn(&left));
    for command in [Command::Table(table::Command::ByHand), Command::Table(table::Command::Skip)] {
        let mut talk = talk.clone();
        talk.does(command);
        assert!(turn(&talk), "what was seen to by hand is not asked again: {:?}", talk.asks());
    }
}

#[test]
fn a_pack_too_full_waits_for_the_end_of_the_fight() {
    let _row = proves("MQ-ITEM-26");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.rule("combat_lock", "participants");
    has(&mut talk, Red, 3, &Gear { packed: true, ..Gear::default() });
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { .. })), "Red is not in the fight");
    talk.rule("combat_lock", "table");
    assert!(
        matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })),
        "nobody could answer it now: {:?}",
        talk.asks()
    );
    talk.effect(fight::Effect::RemoveMonster { monster: ids[0], empty: false });
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Overfull { .. })), "{:?}", talk.asks());
}

/// A fight that is won with a share of the Treasures promised to Red, and no word about who picks first.
fn promised() -> (Talk, MonsterId) {
    let (mut talk, _, ids) = meeting(&[card(1, 0, 3)]);
    talk.does(fight::Command::Help { seat: Some(Red) });
    talk.effect(fight::Effect::Bargain { terms: Bargain { treasures: 1, ..Bargain::default() } });
    rolls(&mut talk, &[throw(BLUE, &[6]), throw(Fighter::Seat(Red), &[6])]);
    talk.answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::PickOrder { .. })));
    (talk, ids[0])
}

#[test]
fn nobody_picks_with_a_helper_who_is_gone() {
    let (talk, monster) = promised();
    let gone: [fn(&mut Talk); 3] = [
        |talk| leaves(talk, Red),
        |talk| {
            talk.effect(dies(Red));
        },
        |talk| {
            talk.amends(dungeon::Effect::Stand { seat: Red, room: RoomId::ENTRANCE });
        },
    ];
    for go in gone {
        let mut talk = talk.clone();
        go(&mut talk);
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { .. })), "{:?}", talk.asks());
        talk.answers(table::Answer::Done);
        assert!(talk.is_gone(monster) && turn(&talk));
    }
    let mut talk = talk;
    talk.effect(fight::Effect::RemoveMonster { monster, empty: false });
    assert!(turn(&talk), "no monster, no Treasures: {:?}", talk.asks());
}

#[test]
fn no_die_is_rolled_again_in_a_fight_that_is_over() {
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.rule("loaded_die", "reroll");
    rolls(&mut talk, &[throw(BLUE, &[3]), throw(beast(ids[0]), &[1])]);
    plays(&mut talk, Green, Played::Die { who: BLUE, index: 0, to: None });
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::DieAgain)));
    let mut dead = talk.clone();
    dead.effect(dies(Blue));
    assert!(matches!(dead.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "{:?}", dead.asks());
    talk.effect(fight::Effect::RemoveMonster { monster: ids[0], empty: false });
    assert!(turn(&talk), "{:?}", talk.asks());
}

#[test]
fn a_monster_for_an_empty_room_needs_one_still() {
    let _row = proves("MQ-KW-07");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.effect(dungeon::Effect::EmptyRoomMonster { seat: Green, def: Box::default() });
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::EmptyRoom { ref rooms, .. }) if rooms[..] == [room]));
    talk.amends(dungeon::Effect::RemoveRoom { room });
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::EmptyRoom { ref rooms, .. }) if rooms.is_empty()),
        "a room is added"
    );
    let Ask::Dungeon(dungeon::Ask::EmptyRoom { exits, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let (room, side) = exits[0];
    talk.answers(dungeon::Answer::Exit { room, side });
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Tile { .. })));
    talk.answers(dungeon::Answer::Nothing);
    assert!(turn(&talk), "no tiles, no room, no monster: {:?}", talk.asks());
}

/// Games that wait for something a card has brought.
fn waiting() -> Vec<Talk> {
    let mut cursed = Talk::four();
    plays(&mut cursed, Green, Played::Curse { on: Red, effects: vec![gold(Red, -100)] });
    let mut power = Talk::four();
    power.effect(munchkin::Effect::Classes { seat: Red, classes: vec!["cleric".to_owned()] });
    let by = PowerBy::Ten;
    power.does(munchkin::Command::Power { seat: Red, class: "cleric".to_owned(), by, effects: vec![] });
    let mut lose = Talk::four();
    has(&mut lose, Red, 2, &Gear::default());
    lose.effect(munchkin::Effect::LoseItem { seat: Red, sort: None, dropped: true });
    let mut empty = Talk::four();
    empty.effect(dungeon::Effect::EmptyRoomMonster { seat: Green, def: Box::default() });
    vec![cursed, power, lose, empty, promised().0]
}

#[test]
fn the_table_can_jump_away_from_whatever_a_card_asks() {
    for talk in waiting() {
        for phase in Phase::ALL {
            let mut talk = talk.clone();
            let card = talk.asks();
            talk.from(phase, Green);
            assert_ne!(talk.asks(), card);
            assert_eq!(talk.game.turn.seat, Some(Green));
            assert!(talk.game.fight.is_none(), "a fight ends with its step");
        }
        for command in [Command::Table(table::Command::ByHand), Command::Table(table::Command::Skip)] {
            let mut talk = talk.clone();
            let card = talk.asks();
            talk.does(command);
            assert_ne!(talk.asks(), card);
        }
    }
}

#[test]
fn a_death_that_is_owed_comes_whatever_else_falls_away() {
    let _row = proves("MQ-DEATH-01");
    let mut talk = Talk::four();
    has(&mut talk, Green, 2, &Gear::default());
    let lose = Effect::Munchkin(munchkin::Effect::LoseItem { seat: Green, sort: None, dropped: false });
    talk.does(table::Command::Effects { note: String::new(), effects: vec![lose, dies(Green)] });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })) && !talk.seat(Green).dead);
    let mut jumped = talk.clone();
    jumped.from(Phase::Movement, Blue);
    assert!(jumped.seat(Green).dead);
    leaves(&mut talk, Blue);
    assert!(
        matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })),
        "what was owed first comes first: {:?}",
        talk.asks()
    );
    talk.answers(munchkin::Answer::Item(0));
    assert!(talk.seat(Green).dead);
    assert_eq!(talk.at(RoomId::ENTRANCE).pile.as_ref().map(|p| p.gear.len()), Some(1), "the other lies with it");
}

#[test]
fn health_that_comes_after_the_last_was_gone_saves_nobody() {
    let _row = proves("MQ-DEATH-02");
    let mut talk = Talk::four();
    let more = Effect::Dungeon(dungeon::Effect::MaxHealth { seat: Red, change: Amount::By(1) });
    talk.does(table::Command::Effects { note: String::new(), effects: vec![dies(Red), more] });
    assert!(talk.seat(Red).dead);
    assert_eq!((talk.seat(Red).health.red, talk.seat(Red).health.max), (0, 5));
}

#[test]
fn who_has_lost_the_last_token_comes_back_with_one() {
    let _row = proves("MQ-DEATH-15");
    let mut talk = Talk::four();
    talk.effect(dungeon::Effect::MaxHealth { seat: Red, change: Amount::To(0) });
    assert!(talk.seat(Red).dead);
    talk.from(Phase::Draw, Red);
    assert!(!talk.seat(Red).dead);
    assert_eq!((talk.seat(Red).health.red, talk.seat(Red).health.max), (1, 1));
}

#[test]
fn a_boss_whose_fight_is_broken_off_does_not_stay() {
    let _row = proves("MQ-FIX-12");
    let _row = proves("MQ-BOSS-19");
    let (talk, boss) = boss_comes(card(3, 1, 1));
    for command in [
        Command::Turn(turn::Command::Jump { phase: Phase::Movement, seat: Some(Blue) }),
        Command::Table(table::Command::ByHand),
        Command::Table(table::Command::Effects { note: String::new(), effects: vec![dies(Blue)] }),
    ] {
        let mut talk = talk.clone();
        talk.does(command).cites("MQ-FIX-12");
        assert!(talk.is_gone(boss));
    }
    let mut talk = talk;
    talk.from(Phase::Draw, Blue);
    assert!(
        talk.is_gone(boss) && matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })),
        "another is drawn"
    );
}

#[test]
fn who_came_beside_a_boss_does_not_stay_without_it() {
    let _row = proves("MQ-FIX-12");
    for told in [false, true] {
        let (mut talk, boss) = boss_comes(card(3, 0, 1));
        talk.room(0, 1, plain());
        plays(&mut talk, Green, Played::Monster);
        let beside = MonsterId(talk.game.foes.next);
        talk.answers(fight::Answer::Monster(card(15, 0, 1).into())).die(Green);
        talk.amends(fight::Effect::RemoveMonster { monster: boss, empty: false }).at_level(Blue, 2);
        if told {
            let lost = Beaten { seat: Blue, hits: 1, ran: Some(Side::East) };
            talk.answers(fight::Answer::Fight(Outcome::Lost(vec![lost])));
        } else {
            rolls(&mut talk, &[throw(BLUE, &[1])]);
            talk.answers(table::Answer::Done).answers(dungeon::Answer::Side(Side::East));
            talk.answers(fight::Answer::Ran { monster: beside, face: 6 });
        }
        assert!(talk.is_gone(beside), "told: {told}");
    }
}

#[test]
fn who_came_beside_a_boss_goes_when_the_fight_is_broken_off() {
    let _row = proves("MQ-FIX-12");
    let (mut talk, boss) = boss_comes(card(3, 0, 1));
    plays(&mut talk, Green, Played::Monster);
    let beside = MonsterId(talk.game.foes.next);
    talk.answers(fight::Answer::Monster(card(15, 0, 1).into())).die(Green);
    talk.amends(fight::Effect::RemoveMonster { monster: boss, empty: false });
    for command in [
        Command::Turn(turn::Command::Jump { phase: Phase::Charity, seat: Some(Blue) }),
        Command::Table(table::Command::Skip),
        Command::Table(table::Command::Effects { note: String::new(), effects: vec![dies(Blue)] }),
    ] {
        let mut talk = talk.clone();
        talk.does(command);
        assert!(talk.is_gone(beside));
    }
}

#[test]
fn monsters_go_back_only_to_rooms_that_are_there() {
    let _row = proves("MQ-DIE-04");
    let mut talk = Talk::four();
    let (near, far) = (talk.room(1, 0, all_to(Side::East)), talk.room(2, 0, plain()));
    let monster = talk.monster(near, walker(3), Red);
    talk.ends_turn().die(Red);
    assert_eq!(talk.room_of(monster), far);
    talk.amends(dungeon::Effect::RemoveRoom { room: near });
    talk.does(turn::Command::Reroll { colour: Green, why: Rerolled::Mistake });
    assert!(talk.dungeon().room(talk.room_of(monster)).is_some());
}

#[test]
fn what_was_agreed_is_paid_before_a_monster_pays() {
    let _row = proves("MQ-BRIBE-01");
    let benefit = Benefit { gold: 100, ..Benefit::default() };
    let (mut talk, ..) = meeting(&[MonsterDef { benefit, ..card(1, 0, 1) }]);
    let (ours, theirs) = (talk.seat(Blue).gold, talk.seat(Red).gold);
    talk.does(fight::Command::Help { seat: Some(Red) });
    talk.effect(fight::Effect::Bargain { terms: Bargain { gold: 200, ..Bargain::default() } });
    rolls(&mut talk, &[throw(BLUE, &[6]), throw(Fighter::Seat(Red), &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).gold, talk.seat(Red).gold), (ours - 200 + 100, theirs + 200));
}

#[test]
fn kills_before_the_dice_count_before_the_boss_takes_its_level() {
    let _row = proves("MQ-BOSS-16");
    for told in [false, true] {
        let (mut talk, boss) = boss_comes(card(3, 0, 1));
        let beside = talk.monster(RoomId::ENTRANCE, card(1, 0, 1), Green);
        talk.at_level(Blue, 8).effect(fight::Effect::Slay { monster: beside });
        if told {
            let lost = Beaten { seat: Blue, hits: 1, ran: Some(Side::East) };
            talk.answers(fight::Answer::Fight(Outcome::Lost(vec![lost])));
        } else {
            rolls(&mut talk, &[throw(BLUE, &[1])]);
            talk.answers(table::Answer::Done);
        }
        assert_eq!(talk.seat(Blue).level, 8, "one more for the kill, one less for the Boss; told: {told}");
        assert!(told == talk.is_gone(boss));
    }
}

#[test]
fn hands_beyond_all_measure_are_given_away_by_the_card() {
    let mut talk = Talk::four();
    talk.game.seats[0].hand = Hand::dealt(250, 250);
    talk.does(turn::Command::EndTurn);
    let gift = |treasure, dxm| Gift { to: None, hand: Hand::dealt(treasure, dxm), cards: Default::default() };
    talk.refuses(table::Command::Answer(Answer::Munchkin(munchkin::Answer::Gave(vec![gift(200, 0), gift(200, 95)]))))
        .because("not-in-hand");
    talk.answers(munchkin::Answer::Gave(vec![gift(250, 0), gift(0, 245)]));
    assert_eq!(talk.seat(Blue).hand, Hand::dealt(0, 5));
}

#[test]
fn nobody_leaves_between_the_rolls_for_the_first_turn_or_after_the_end() {
    let mut talk = Talk::of(&Setup { costs_checked: true, ..Setup::new(&[Blue, Red, Green]) });
    has(&mut talk, Red, 2, &Gear::default());
    talk.effect(munchkin::Effect::LoseItem { seat: Red, sort: None, dropped: false });
    talk.refuses(table::Command::Leave { seat: Green }).because("leave-after-start");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.effect(dies(Red)).effect(dies(Blue));
    talk.refuses(table::Command::Leave { seat: Red }).because("game-over");
    talk.refuses(turn::Command::EndTurn);
}

#[test]
fn what_ends_by_itself_says_why() {
    let mut talk = Talk::four();
    let add = Condition { moves: -1, until: Until::OwnTurn, ..Condition::default() };
    talk.effect(munchkin::Effect::Condition { seat: Red, add });
    talk.from(Phase::Draw, Red);
    let lifted = talk
        .facts
        .iter()
        .find(|fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Lifted { .. })))
        .expect("it ends");
    assert!(lifted.cites.iter().any(|rule| rule.as_str() == "MQ-TURN-01"));
}

#[test]
fn cards_just_received_are_counted_from_what_is_there() {
    let _row = proves("MQ-ANY-11");
    let mut talk = Talk::four();
    talk.amends(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::To(0) });
    talk.effect(cards::Effect::Hand { seat: Red, deck: Deck::TREASURE, change: Amount::By(2) });
    let what = Box::new(Played::Item(Gear::default()));
    talk.does(munchkin::Command::Play { seat: Red, from: Source::Hand(Deck::TREASURE), name: String::new(), what });
    assert_eq!(talk.seat(Red).fresh, 1);
    let told = talk.facts.iter().any(|fact| matches!(fact.event, Event::Cards(cards::Event::Fresh { from: 2, .. })));
    assert!(!told, "the card played is no longer among those received");
}

#[test]
fn a_whole_fight_with_cards_can_be_taken_back_and_done_again() {
    let (talk, _, ids) = meeting(&[card(3, 1, 2)]);
    let setup = Setup { first: Some(Blue), costs_checked: true, ..Setup::new(&[Blue, Red, Green, Yellow]) };
    let mut session = Session::begin(talk.book.clone(), setup, "", 7, 0).expect("a game").0;
    let mut says = |command: Command| {
        session.submit(&command, Who::Table, 0).unwrap_or_else(|r| panic!("{command:?}: {r:?}"));
    };
    let amend = |effects| Command::Table(table::Command::Amend { note: String::new(), effects });
    let play = |seat, deck, what| {
        let (from, what) = (Source::Hand(deck), Box::new(what));
        Command::Munchkin(munchkin::Command::Play { seat, from, name: String::new(), what })
    };
    says(Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let room = RoomId(talk.dungeon().next_room - 1);
    says(amend(vec![Effect::Dungeon(dungeon::Effect::PlaceRoom { at: Square { col: 1, row: 0 }, tile: plain() })]));
    says(amend(vec![
        Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: card(3, 1, 2), base: Some(Red) }),
        Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room }),
        Effect::Munchkin(munchkin::Effect::Gear {
            seat: Blue,
            add: Gear { name: "Hat".to_owned(), bonus: 2, ..Gear::default() },
        }),
    ]));
    let flask = Gear { once: true, bonus: 3, keywords: vec!["throwable".to_owned()], ..Gear::default() };
    let thrown = Played::Use { item: Some(flask), on: Some(beast(ids[0])), effects: vec![] };
    let lose = Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false });
    let fight = [
        Command::Turn(turn::Command::Jump { phase: Phase::Draw, seat: Some(Blue) }),
        play(Red, Deck::TREASURE, thrown),
        play(Green, Deck::DXM, Played::Curse { on: Blue, effects: vec![lose] }),
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
        play(Blue, Deck::DXM, Played::Level),
        Command::Fight(fight::Command::Help { seat: Some(Red) }),
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
        Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(vec![
            throw(BLUE, &[6]),
            throw(Fighter::Seat(Red), &[6]),
            throw(beast(ids[0]), &[1]),
        ])))),
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
    ];
    let count = fight.len();
    let mut states = Vec::new();
    for command in fight {
        states.push(session.game().clone());
        session.submit(&command, Who::Table, 0).unwrap_or_else(|r| panic!("{command:?}: {r:?}"));
    }
    let end = session.game().clone();
    assert!(end.fight.is_none() && end.foes.all.is_empty());
    for state in states.iter().rev() {
        session.undo(0).expect("something to take back");
        assert_eq!(session.game(), state);
    }
    for _ in 0..count {
        session.redo(0).expect("something to do again");
    }
    assert_eq!(*session.game(), end);
}
