//! What is owed outlasts what comes in between: it ends with whom it belongs to, and what was owed first comes first.

use crate::fights::{BLUE, card, meeting, rolls, throw};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::oddity::oddities;
use standie::rules::dungeon::room::{Face, OnEntry, Tile};
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::fight::outcome::{Outcome, Won};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

const RED: Fighter = Fighter::Seat(Red);

/// Blue and Red have lost to a monster beside the Entrance; a room lies north of theirs.
fn both_lost() -> (Talk, RoomId, RoomId, MonsterId) {
    let (mut talk, room, ids) = meeting(&[card(9, 0, 1)]);
    let north = talk.room(1, -1, plain());
    talk.does(fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(RED, &[1])]);
    talk.answers(table::Answer::Done);
    (talk, room, north, ids[0])
}

#[test]
fn the_next_fight_waits_until_the_helper_has_run() {
    let _row = proves("MQ-HELP-20");
    let (mut talk, room, north, beast) = both_lost();
    let next = talk.monster(north, card(2, 0, 1), Green);
    talk.answers(dungeon::Answer::Side(North)).answers(fight::Answer::Ran { monster: beast, face: 6 });
    assert_eq!(talk.seat(Blue).room, Some(north));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { .. })), "{:?}", talk.asks());
    assert_eq!(talk.asked(), Some(Red));
    talk.refuses(fight::Command::Help { seat: Some(Red) }).because("no-fight");
    assert_eq!(talk.seat(Red).room, Some(room), "nobody calls Red away");
    // Whoever has run into a monster's room does not arm meanwhile (MQ-CMB-08).
    let goods = Goods { gold: 100, ..Goods::default() };
    talk.refuses(dungeon::Command::Drop { seat: Blue, goods }).because("no-drop-in-combat");
    talk.answers(dungeon::Answer::Side(West)).answers(fight::Answer::Ran { monster: beast, face: 1 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::BadStuff { monster: beast }));
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(north), monsters: vec![next] }));
}

#[test]
fn the_boss_waits_until_the_helper_has_run() {
    let _row = proves("MQ-HELP-20");
    let _row = proves("MQ-BOSS-01");
    let (mut talk, _, _, beast) = both_lost();
    talk.at_level(Blue, 10);
    talk.answers(dungeon::Answer::Side(West)).answers(fight::Answer::Ran { monster: beast, face: 6 });
    assert_eq!((talk.asked(), talk.seat(Blue).room), (Some(Red), Some(RoomId::ENTRANCE)));
    talk.answers(dungeon::Answer::Side(North)).answers(fight::Answer::Ran { monster: beast, face: 6 });
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: RoomId::ENTRANCE, .. })),
        "{:?}",
        talk.asks()
    );
}

fn hat() -> Gear {
    Gear { name: "Hat".to_owned(), value: Some(1_000), ..Gear::default() }
}

/// Blue has searched a room in which its hat lies, and this turned up a monster.
fn searched() -> (Talk, RoomId) {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room).walks(East).effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    let item = Goods { gear: vec![0], ..Goods::default() };
    talk.does(dungeon::Command::Drop { seat: Blue, goods: item });
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
    (talk, room)
}

#[test]
fn the_pile_is_had_only_if_the_monster_of_the_search_is_killed() {
    let _row = proves("MQ-PICK-03");
    type End = (&'static str, bool, fn(&mut Talk, RoomId, MonsterId));
    let ends: [End; 7] = [
        ("killed", true, |talk, _, _| {
            talk.wins(1);
        }),
        ("killed before the dice", true, |talk, _, monster| {
            talk.effect(fight::Effect::Slay { monster });
        }),
        ("killed by the dice", true, |talk, _, _| {
            talk.effect(crate::fights::term(BLUE, "", 9, 0));
            rolls(talk, &[throw(BLUE, &[6])]);
            talk.answers(table::Answer::Done);
        }),
        ("driven off", false, |talk, _, monster| {
            let won = Won { driven_off: vec![monster], treasures: 1, ..Won::default() };
            talk.answers(fight::Answer::Fight(Outcome::Won(won)));
        }),
        ("moved away", false, |talk, _, monster| {
            let far = talk.room(0, 2, plain());
            talk.effect(dungeon::Effect::MoveMonster { monster, room: far });
        }),
        ("banished", false, |talk, _, monster| {
            talk.effect(fight::Effect::RemoveMonster { monster, empty: false });
        }),
        ("left alone", false, |talk, _, _| {
            talk.answers(fight::Answer::Fight(Outcome::None));
        }),
    ];
    for (name, had, end) in ends {
        let (mut talk, room) = searched();
        let monster = talk.meets(card(3, 0, 1), Red);
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
        end(&mut talk, room, monster);
        if had {
            assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Collect { room }), "{name}");
            talk.answers(table::Answer::Done);
        }
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{name}: {:?}", talk.asks());
        assert_eq!(talk.seat(Blue).gear.len(), 1 + usize::from(had), "{name}");
    }
    // One monster killed is not another.
    let (mut talk, room) = searched();
    let monster = talk.meets(card(3, 0, 1), Red);
    let other = talk.monster(room, card(2, 0, 1), Green);
    talk.effect(fight::Effect::Slay { monster: other }).effect(fight::Effect::RemoveMonster { monster, empty: false });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    // It never came to a fight.
    let (mut talk, _) = searched();
    let monster = MonsterId(talk.game.foes.next);
    talk.answers(fight::Answer::Monster(card(3, 0, 1).into()))
        .effect(fight::Effect::RemoveMonster { monster, empty: false });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
    // No card was left to draw: nothing stands in the way.
    let (mut talk, room) = searched();
    talk.answers(dungeon::Answer::Nothing);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Collect { room }));
}

/// All that makes a munchkin stronger before a fight is refused now.
#[track_caller]
fn nobody_arms(talk: &mut Talk) {
    let hand = Source::Hand(Deck::TREASURE);
    let item = Command::Munchkin(munchkin::Command::Play {
        seat: Blue,
        from: hand,
        name: String::new(),
        what: Box::new(Played::Item(hat())),
    });
    talk.refuses(item).because("not-in-combat").cites("MQ-CMB-30");
    let (gear, others) = (vec![0], vec![]);
    let sale = Command::Munchkin(munchkin::Command::BuyLevel {
        seat: Blue,
        gear,
        others,
        hand: vec![],
        cards: Default::default(),
        levels: None,
    });
    talk.refuses(sale).because("not-in-combat");
    let goods = || Goods { gold: 100, ..Goods::default() };
    talk.refuses(munchkin::Command::Give { from: Red, to: Blue, goods: goods(), back: Goods::default() })
        .because("not-in-combat")
        .cites("MQ-CMB-22");
    talk.refuses(dungeon::Command::Drop { seat: Blue, goods: goods() }).because("no-drop-in-combat");
    talk.refuses(munchkin::Command::Pack { seat: Blue, packed: vec![0] }).because("not-in-combat").cites("MQ-CMB-31");
}

#[test]
fn nobody_arms_between_what_a_search_turned_up_and_its_card() {
    let _row = proves("MQ-SRCH-12");
    let _row = proves("MQ-SRCH-16");
    let _row = proves("MQ-SRCH-22");
    for (result, rule) in [(1, "on_commit"), (7, "on_commit"), (1, "on_monster"), (7, "on_monster")] {
        let mut talk = Talk::four().ruled("explore_lock", rule);
        let room = talk.room(1, 0, plain());
        talk.stands(Red, room).walks(East).effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
        talk.does(dungeon::Command::Search).answers(table::Answer::Number(result));
        nobody_arms(&mut talk);
        // A Curse that is told about meanwhile makes no difference.
        let curse = Played::Curse { on: Red, effects: vec![level(Red, -1)] };
        let (from, what) = (Source::Hand(Deck::DXM), Box::new(curse));
        talk.does(munchkin::Command::Play { seat: Green, from, name: String::new(), what });
        nobody_arms(&mut talk);
        talk.answers(table::Answer::Done);
        let monster = talk.meets(card(3, 0, 1), Red);
        assert_eq!(
            talk.asks(),
            Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }),
            "and it is fought at once"
        );
    }
}

#[test]
fn nobody_arms_once_an_automatic_monster_is_called() {
    let _row = proves("MQ-EXPL-24");
    let _row = proves("MQ-CMB-08");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room).effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    talk.does(explore(North)).answers(dungeon::Answer::Nothing);
    talk.walks(East);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Automatic { room }));
    talk.answers(table::Answer::Done);
    nobody_arms(&mut talk);
}

#[test]
fn a_monster_gets_its_base_whoever_has_died() {
    let _row = proves("MQ-DIE-03");
    let _row = proves("MQ-EXPL-12");
    let mut talk = Talk::four();
    talk.explores(East, plain());
    let monster = MonsterId(talk.game.foes.next);
    talk.answers(fight::Answer::Monster(card(3, 0, 1).into()));
    talk.effect(hit(Blue, 9));
    assert!(talk.seat(Blue).dead);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(monster))));
    let cards = talk.seat(Green).hand.of(Deck::DXM);
    talk.die(Green).cites("MQ-EXPL-12");
    assert_eq!(talk.who(monster).base, Some(Green));
    assert_eq!(talk.seat(Green).hand.of(Deck::DXM), cards + 1);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)), "and then the Monster Turn");
    assert!(oddities(&talk.book, &talk.game).is_empty());
}

#[test]
fn a_new_room_gets_its_links_and_its_monster_though_its_rule_kills_who_found_it() {
    let _row = proves("MQ-EXPL-10");
    let _row = proves("MQ-EXPL-05");
    let rule = OnEntry { who: "everyone".into(), health: -4, gold: 0 };
    let up = Face { note: "Mind the gap".into(), enter: vec![rule], ..(*plain().up).clone() };
    let mut talk = Talk::four();
    let room = talk.explores(East, Tile { up: up.into(), down: None });
    assert!(talk.seat(Blue).dead);
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: there, .. }) if there == room),
        "{:?}",
        talk.asks()
    );
    let monster = talk.meets(card(3, 0, 1), Red);
    assert_eq!((talk.room_of(monster), talk.who(monster).base), (room, Some(Red)));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)), "nobody is left there to fight");
    // Killed by a card while the links were being drawn.
    let mut talk = Talk::four();
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(plain())));
    let asked = talk.asks();
    assert!(matches!(asked, Ask::Dungeon(dungeon::Ask::Links { .. })));
    let hand = talk.seat(Blue).hand.total();
    talk.effect(dungeon::Effect::Health { seat: Blue, change: Amount::To(0) });
    assert_eq!(talk.asks(), asked);
    talk.answers(table::Answer::Done);
    assert!(hand > 0 && talk.seat(Blue).hand.total() == 0, "no card for exploring for the dead");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
    talk.meets(card(3, 0, 1), Red);
    assert_eq!(
        talk.agenda(),
        [Step::Table(table::Step::NextTurn), Step::Dungeon(dungeon::Step::MonsterRoll { seat: Blue })]
    );
}

#[test]
fn what_a_card_owes_comes_in_the_order_of_the_card() {
    let _row = proves("MQ-CURSE-08");
    let mut talk = Talk::four();
    for slot in [Slot::Headgear, Slot::Headgear, Slot::Footgear, Slot::Footgear] {
        talk.effect(munchkin::Effect::Gear { seat: Red, add: Gear { slot: Some(slot), cheat: true, ..hat() } });
    }
    let lose = |sort: &str| {
        Effect::Munchkin(munchkin::Effect::LoseItem { seat: Red, sort: Some(sort.to_owned()), dropped: false })
    };
    let what = Box::new(Played::Curse { on: Red, effects: vec![lose("headgear"), lose("footgear")] });
    talk.does(munchkin::Command::Play { seat: Green, from: Source::Hand(Deck::DXM), name: String::new(), what });
    talk.answers(table::Answer::Done);
    let asked = |talk: &Talk| match talk.asks() {
        Ask::Munchkin(munchkin::Ask::LoseItem { among }) => {
            among.iter().filter_map(|i| talk.seat(Red).gear[*i].slot).next()
        }
        _ => None,
    };
    let first = asked(&talk);
    talk.answers(munchkin::Answer::Item(if first == Some(Slot::Headgear) { 0 } else { 2 }));
    assert_eq!((first, asked(&talk)), (Some(Slot::Headgear), Some(Slot::Footgear)));
}

fn plays(seat: Colour, from: Deck, what: Played) -> Command {
    Command::Munchkin(munchkin::Command::Play {
        seat,
        from: Source::Hand(from),
        name: String::new(),
        what: Box::new(what),
    })
}

#[test]
fn after_the_roll_is_after_the_roll_whatever_is_asked_first() {
    let _row = proves("MQ-CMB-46");
    let (mut talk, ..) = meeting(&[card(9, 0, 1)]);
    talk.rule("loaded_die", "reroll");
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.does(plays(Yellow, Deck::DXM, Played::Die { who: BLUE, index: 0, to: None }));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::DieAgain));
    talk.refuses(plays(Green, Deck::TREASURE, Played::Level)).because("dice-are-cast").cites("MQ-CMB-46");
    talk.refuses_effect(crate::fights::term(BLUE, "", 9, 0)).because("dice-are-cast");
    talk.answers(table::Answer::Number(2));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 3, theirs: 9 }));
}

#[test]
fn the_monsters_move_whatever_is_asked_first() {
    let _row = proves("MQ-MMOV-13");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, arrows("??????"));
    talk.monster(room, walker(2), Red);
    talk.ends_turn().die(Orange);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Arrow { .. })), "{:?}", talk.asks());
    let level = || plays(Green, Deck::TREASURE, Played::Level);
    talk.refuses(level()).because("not-while-monsters-move").cites("MQ-MMOV-13");
    talk.answers(dungeon::Answer::Arrow(Arrow::None)).answers(table::Answer::Done);
    talk.does(level());
}

#[test]
fn what_is_used_in_a_fight_counts_though_a_curse_is_told_about() {
    let _row = proves("MQ-CMB-27");
    let (mut talk, ..) = meeting(&[card(9, 0, 1)]);
    talk.does(plays(Green, Deck::DXM, Played::Curse { on: Red, effects: vec![level(Red, -1)] }));
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    let potion = Gear { name: "Potion".to_owned(), bonus: 5, once: true, ..Gear::default() };
    talk.does(plays(Blue, Deck::TREASURE, Played::Use { item: Some(potion), on: Some(BLUE), effects: vec![] }));
    talk.answers(table::Answer::Done);
    assert_eq!(crate::fights::totals(&talk).0, (1 + 5, 1));
}

#[test]
fn who_runs_names_another_room_when_the_way_to_the_first_is_closed() {
    let _row = proves("MQ-RUN-02");
    let (mut talk, room, ids) = meeting(&[card(9, 0, 1)]);
    let north = talk.room(1, -1, plain());
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done).answers(dungeon::Answer::Side(North));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::RunAway { monsters: ids.clone() }));
    talk.effect(dungeon::Effect::Link { room, side: North, kind: Wall });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { sides: vec![West] }));
    talk.answers(dungeon::Answer::Side(West)).answers(fight::Answer::Ran { monster: ids[0], face: 6 });
    assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE));
    assert_ne!(talk.seat(Blue).room, Some(north));
}

#[test]
fn nobody_waits_for_who_has_left_whatever_lies_on_top() {
    let _row = proves("MQ-SET-25");
    let mut talk = crate::support::app_cards::in_app(3);
    for _ in 0..2 {
        talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    }
    talk.from(Phase::Draw, Red);
    while let Ask::Cards(cards::Ask::Cards { .. }) = talk.asks() {
        talk.answers(crate::interruptions::kept::cards(&talk));
    }
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "{:?}", talk.asks());
    talk.effect(munchkin::Effect::LoseItem { seat: Blue, sort: None, dropped: false });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })));
    let waits = |talk: &Talk, seat| {
        let lies =
            |step: &Step| matches!(step, Step::Table(table::Step::Window { waiting, .. }) if waiting.contains(&seat));
        talk.agenda().iter().any(lies)
    };
    assert!(waits(&talk, Green) && waits(&talk, Blue));
    talk.does(table::Command::Leave { seat: Green });
    let (monsters, goods) = (OrphanMonsters::Stay, OrphanGoods::Drop);
    talk.answers(dungeon::Answer::Leaver { monsters, goods });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::LoseItem { .. })), "{:?}", talk.asks());
    assert!(!waits(&talk, Green) && waits(&talk, Blue));
}
