//! What others do to a fight and what it leaves: helpers, interference, enhancers, icons, rewards, ways out (MQ-HELP,
//! MQ-INTF, MQ-ENH, MQ-ICON, MQ-RES, MQ-RUN, MQ-CMB).

use crate::fights::{BLUE, card, meeting, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::room::{Icon, Pile};
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::current;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::fight::interfere::Reach;
use standie::rules::fight::interfere::bystanders;
use standie::rules::fight::roll::hand_of;
use standie::rules::fight::sides::sides;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::{Fighter, Term, Throw};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

const RED: Fighter = Fighter::Seat(Red);

fn term(who: Fighter, strength: i16, dice: i8) -> Effect {
    Effect::Fight(fight::Effect::Term { add: Term { who, name: String::new(), strength, dice } })
}

fn enhance(monster: MonsterId, level: i16, treasures: i8) -> Effect {
    Effect::Fight(fight::Effect::Enhance { monster, add: Enhancer { level, treasures, ..Enhancer::default() } })
}

fn hat() -> Gear {
    Gear { name: "Hat".into(), bonus: 2, big: false, ..Gear::default() }
}

/// Announces and rolls.
fn rolls(talk: &mut Talk, throws: &[(Fighter, &[u8])]) {
    talk.answers(table::Answer::Done);
    let throws = throws.iter().map(|(who, faces)| Throw { who: *who, faces: faces.to_vec() }).collect();
    talk.answers(fight::Answer::Throws(throws));
}

/// Treasures drawn in the last deed: by whom, how many, whether face up.
fn treasures(talk: &Talk) -> Vec<(Colour, u8, bool)> {
    let of = |e: &Event| match e {
        Event::Cards(cards::Event::Drew { seat, deck: Deck::TREASURE, cards, open }) => Some((*seat, *cards, *open)),
        _ => None,
    };
    talk.facts.iter().filter_map(|f| of(&f.event)).collect()
}

#[test]
fn enhancers_are_played_at_any_time_and_raise_or_lower() {
    let _row = proves("MQ-ENH-02");
    let _row = proves("MQ-ENH-03");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let id = talk.monster(room, card(4, 1, 1), Red);
    talk.effect(enhance(id, 10, 0));
    assert_eq!(talk.who(id).level(), Some(14), "out of combat");
    talk.walks(East).effect(enhance(id, -5, 0));
    assert_eq!((talk.who(id).level(), totals(&talk).1.0), (Some(9), 9), "in combat");
    talk.answers(table::Answer::Done).effect(enhance(id, 5, 0));
    assert_eq!(totals(&talk).1.0, 14, "in the pause before the roll");
    talk.answers(table::Answer::No).does(table::Command::Skip).ends_turn();
    talk.effect(enhance(id, -20, 0));
    assert_eq!(talk.who(id).level(), Some(1), "while others are at it, and never below 1");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters))));
}

#[test]
fn enhancers_change_the_treasure_too() {
    let _row = proves("MQ-ENH-04");
    for (changes, cards) in [(&[2, 1][..], 5), (&[-1], 1), (&[], 2)] {
        let (mut talk, _, ids) = meeting(&[card(1, 0, 2)]);
        for change in changes {
            talk.effect(enhance(ids[0], 0, *change));
        }
        rolls(&mut talk, &[(BLUE, &[6])]);
        talk.answers(table::Answer::Done);
        assert_eq!(treasures(&talk), [(Blue, cards, false)], "{changes:?}");
    }
}

#[test]
fn one_more_monster_joins_a_fight() {
    let _row = proves("MQ-ENH-05");
    let _row = proves("MQ-INTF-02");
    let (mut talk, room, ids) = meeting(&[card(3, 1, 1)]);
    let more = MonsterId(talk.game.foes.next);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: card(4, 2, 1), base: None });
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(more))));
    talk.die(Green);
    assert_eq!(
        talk.asks(),
        Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![ids[0], more] }),
        "the same fight goes on"
    );
    assert_eq!((talk.asked(), totals(&talk).1), (Some(Blue), (7, 3)));
    let count = talk
        .agenda()
        .iter()
        .filter(|s| matches!(s, standie::rules::agenda::Step::Fight(fight::Step::Fight { .. })))
        .count();
    assert_eq!(count, 1, "and it is one fight");
    // Won, both are killed; lost, both strike.
    let mut lost = talk.clone();
    talk.effect(term(BLUE, 20, 0));
    rolls(&mut talk, &[(BLUE, &[1]), (Fighter::Monster(ids[0]), &[1]), (Fighter::Monster(more), &[1, 1])]);
    talk.answers(table::Answer::Done);
    assert!(talk.is_gone(ids[0]) && talk.is_gone(more));
    assert_eq!(talk.seat(Blue).level, 3);
    rolls(&mut lost, &[(BLUE, &[1]), (Fighter::Monster(ids[0]), &[1]), (Fighter::Monster(more), &[1, 1])]);
    lost.answers(table::Answer::Done);
    assert_eq!(lost.seat(Blue).health.red, 2);
}

#[test]
fn an_enhancer_goes_on_one_monster_of_several() {
    let _row = proves("MQ-ENH-07");
    let _row = proves("MQ-INTF-03");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1), card(4, 1, 1)]);
    talk.effect(enhance(ids[1], 10, 1));
    let level = |talk: &Talk, id| talk.who(id).level();
    assert_eq!((level(&talk, ids[0]), level(&talk, ids[1])), (Some(3), Some(14)));
    assert_eq!(totals(&talk), ((1, 1), (17, 2)));
    talk.effect(enhance(ids[0], 5, 0));
    assert_eq!((level(&talk, ids[0]), level(&talk, ids[1])), (Some(8), Some(14)));
    // Nor does a term go to somebody who is not fighting.
    talk.refuses_effect(term(RED, 5, 0)).because("not-in-the-fight").cites("MQ-ENH-07");
    talk.refuses_effect(term(Fighter::Monster(MonsterId(99)), 5, 0)).because("not-in-the-fight");
}

#[test]
fn enhancers_stay_on_who_survives() {
    let _row = proves("MQ-ENH-08");
    let _row = proves("MQ-RES-15");
    let (mut talk, room, ids) = meeting(&[card(4, 0, 1)]);
    talk.effect(enhance(ids[0], 10, 1)).cites("MQ-ENH-08");
    rolls(&mut talk, &[(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(West))
        .answers(fight::Answer::Ran { monster: ids[0], face: 6 });
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.who(ids[0]).level(), Some(14), "lost against, it keeps it");
    // The next who meets it meets it so; killed, it is gone with all that lay on it.
    talk.walks(East);
    assert_eq!((talk.asked(), totals(&talk).1.0), (Some(Red), 14));
    talk.effect(term(RED, 20, 0));
    rolls(&mut talk, &[(RED, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(treasures(&talk), [(Red, 2, false)]);
    assert!(talk.is_gone(ids[0]));
    let again = talk.monster(room, card(4, 0, 1), Red);
    assert_eq!(talk.who(again).level(), Some(4), "the same card comes back bare");
}

#[test]
fn a_fight_that_ends_by_magic_keeps_enhancers_and_loses_one_shots() {
    let _row = proves("MQ-CMB-21");
    let begun = || {
        let (mut talk, room, ids) = meeting(&[card(4, 1, 1)]);
        talk.effect(enhance(ids[0], 5, 1));
        let spent = Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::By(-1) });
        let potion =
            Command::Table(table::Command::Effects { note: String::new(), effects: vec![spent, term(BLUE, 3, 0)] });
        let left = talk.seat(Blue).hand.of(Deck::TREASURE) - 1;
        talk.does(potion);
        assert_eq!(totals(&talk), ((4, 1), (9, 1)));
        (talk, room, ids[0], left)
    };
    // The monster is sent away, or the munchkin is; and then they meet again.
    let (mut talk, room, monster, left) = begun();
    let far = talk.room(3, 0, plain());
    talk.effect(dungeon::Effect::MoveMonster { monster, room: far }).cites("MQ-CMB-18");
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    assert_eq!((talk.who(monster).level(), talk.seat(Blue).hand.of(Deck::TREASURE)), (Some(9), left));
    talk.effect(dungeon::Effect::MoveMonster { monster, room });
    assert_eq!(totals(&talk), ((1, 1), (9, 1)), "the potion is gone, the enhancer is not");
    let (mut talk, _, monster, left) = begun();
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    assert_eq!((talk.who(monster).level(), talk.seat(Blue).hand.of(Deck::TREASURE)), (Some(9), left));
    talk.walks(East);
    assert_eq!(totals(&talk), ((1, 1), (9, 1)));
}

#[test]
fn in_a_fight_nothing_is_picked_up() {
    // A part of MQ-CMB-22: what players hand to one another is not kept yet.
    let (mut talk, room, _) = meeting(&[card(4, 1, 1)]);
    talk.amends(dungeon::Effect::Pile { room, pile: Some(Pile { letter: Some('A'), others: 1, ..Pile::default() }) });
    talk.refuses(dungeon::Command::PickUp(Goods { others: 1, ..Goods::default() })).because("not-now");
    talk.effect(munchkin::Effect::Gear { seat: Red, add: hat() });
    let drop =
        Command::Dungeon(dungeon::Command::Drop { seat: Red, goods: Goods { gear: vec![0], ..Goods::default() } });
    talk.refuses(drop).because("no-drop-in-combat");
}

#[test]
fn a_curse_can_take_items_in_mid_fight() {
    let _row = proves("MQ-CMB-23");
    let (mut talk, _, _) = meeting(&[card(4, 1, 1)]);
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    assert_eq!(totals(&talk).0, (3, 1));
    talk.answers(table::Answer::Done).effect(munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false });
    assert!(talk.seat(Blue).gear.is_empty());
    assert_eq!(totals(&talk).0, (1, 1));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::FightDice { .. })), "and the fight goes on");
}

#[test]
fn who_owns_a_monster_may_change_its_roll_even_against_oneself() {
    let _row = proves("MQ-CMB-37");
    let (mut talk, room, ids) = meeting(&[card(3, 1, 1)]);
    let own = talk.monster(room, card(1, 1, 1), Blue);
    assert_eq!(hand_of(&talk.game, current(&talk.game).expect("a fight"), Fighter::Monster(own)), Blue);
    rolls(&mut talk, &[(BLUE, &[1]), (Fighter::Monster(ids[0]), &[2]), (Fighter::Monster(own), &[6])]);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 2, theirs: 12 }));
    talk.effect(fight::Effect::Face { who: Fighter::Monster(own), index: 0, to: 1 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 2, theirs: 7 }), "the main player's own");
    talk.effect(fight::Effect::Face { who: Fighter::Monster(ids[0]), index: 0, to: 5 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 2, theirs: 10 }), "and Red's");
}

#[test]
fn who_comes_by_magic_can_be_asked() {
    let _row = proves("MQ-HELP-05");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let far = talk.room(4, 0, plain());
    talk.stands(Yellow, far);
    talk.refuses(fight::Command::Help { seat: Some(Yellow) }).because("cannot-help").cites("MQ-HELP-04");
    let left = talk.left(Yellow);
    talk.effect(dungeon::Effect::Stand { seat: Yellow, room });
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "the fight goes on meanwhile");
    talk.does(fight::Command::Help { seat: Some(Yellow) }).cites("MQ-HELP-06");
    assert_eq!((totals(&talk).0, talk.left(Yellow)), ((2, 2), left));
}

#[test]
fn helpers_roll_and_change_their_own_dice() {
    let _row = proves("MQ-HELP-12");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.does(fight::Command::Help { seat: Some(Red) }).effect(term(RED, 0, 1));
    talk.answers(table::Answer::Done);
    let beast = Fighter::Monster(ids[0]);
    assert_eq!(
        talk.asks(),
        Ask::Fight(fight::Ask::FightDice { rollers: vec![(BLUE, Some(1)), (RED, Some(2)), (beast, Some(1))] }),
        "a card of the helper's adds to the helper's dice alone"
    );
    talk.answers(table::Answer::No);
    rolls(&mut talk, &[(BLUE, &[1]), (RED, &[2, 3]), (beast, &[6])]);
    let by_red = |e: &Event| matches!(e, Event::Table(table::Event::Rolled { seat: Some(Red), .. }));
    assert_eq!(talk.facts.iter().filter(|f| by_red(&f.event)).count(), 3, "two of its own, one of its monster's");
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 8, theirs: 9 }));
    talk.effect(fight::Effect::Face { who: RED, index: 1, to: 6 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 11, theirs: 9 }));
}

#[test]
fn helpers_draw_for_monsters_of_their_colour() {
    let _row = proves("MQ-HELP-19");
    let (mut talk, room, _) = meeting(&[card(1, 0, 0)]);
    for base in [Blue, Green, Red] {
        talk.monster(room, card(1, 0, 0), base);
    }
    let mut alone = talk.clone();
    talk.does(fight::Command::Help { seat: Some(Red) }).effect(term(BLUE, 9, 0));
    rolls(&mut talk, &[(BLUE, &[1]), (RED, &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-HELP-19").cites("MQ-RES-06");
    assert_eq!(
        talk.drawn(),
        [(Red, Deck::DXM, 1), (Blue, Deck::DXM, 1), (Red, Deck::DXM, 1)],
        "one a monster; nobody draws for Green's"
    );
    // Who does not help draws nothing.
    alone.effect(term(BLUE, 9, 0));
    rolls(&mut alone, &[(BLUE, &[1])]);
    alone.answers(table::Answer::Done);
    assert_eq!(alone.drawn(), [(Blue, Deck::DXM, 1)]);
}

#[test]
fn those_outside_the_fight_play_one_shots_and_curses_on_it() {
    let _row = proves("MQ-INTF-04");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.at_level(Blue, 5);
    assert_eq!(current(&talk.game).and_then(|f| f.helper), None, "nobody helps");
    let played = |seat, what| {
        let spent = Effect::Cards(cards::Effect::Hand { seat, deck: Deck::DXM, change: Amount::By(-1) });
        Command::Table(table::Command::Effects { note: String::new(), effects: vec![spent, what] })
    };
    let cards = talk.seat(Green).hand.of(Deck::DXM);
    // Green's, for the monster and for Blue; Yellow's Curse on Blue.
    talk.does(played(Green, term(Fighter::Monster(ids[0]), 5, 0)));
    assert_eq!(totals(&talk), ((5, 1), (8, 1)));
    talk.does(played(Green, term(BLUE, 2, 1)));
    assert_eq!(totals(&talk), ((7, 2), (8, 1)));
    talk.answers(table::Answer::Done).does(played(Yellow, level(Blue, -2)));
    assert_eq!((talk.seat(Blue).level, totals(&talk).0), (3, (5, 2)), "in the pause, too");
    assert_eq!((talk.seat(Green).hand.of(Deck::DXM), talk.seat(Green).room), (cards - 2, Some(RoomId::ENTRANCE)));
    talk.answers(fight::Answer::Throws(vec![
        Throw { who: BLUE, faces: vec![1, 1] },
        Throw { who: Fighter::Monster(ids[0]), faces: vec![1] },
    ]));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 9 }));
}

#[test]
fn treasure_is_drawn_face_up_before_witnesses() {
    let _row = proves("MQ-RES-10");
    let drawn = |before: &dyn Fn(&mut Talk, RoomId), helps: bool| {
        let (mut talk, room, _) = meeting(&[card(1, 0, 2)]);
        before(&mut talk, room);
        talk.effect(term(BLUE, 9, 0));
        if helps {
            talk.does(fight::Command::Help { seat: Some(Red) });
            rolls(&mut talk, &[(BLUE, &[1]), (RED, &[1])]);
        } else {
            rolls(&mut talk, &[(BLUE, &[1])]);
        }
        talk.answers(table::Answer::Done);
        if matches!(treasures(&talk)[..], [(_, _, true)]) {
            talk.cites("MQ-RES-10");
        }
        treasures(&talk)
    };
    assert_eq!(drawn(&|_, _| (), false), [(Blue, 2, false)]);
    assert_eq!(drawn(&|_, _| (), true), [(Blue, 2, true)], "a helper sees it");
    let looks_on = |talk: &mut Talk, room| {
        talk.stands(Green, room);
    };
    assert_eq!(drawn(&looks_on, false), [(Blue, 2, true)]);
    let lies_there = |talk: &mut Talk, room| {
        talk.stands(Green, room).amends(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
    };
    assert_eq!(drawn(&lies_there, false), [(Blue, 2, false)], "the dead do not");
}

#[test]
fn a_card_just_won_can_be_played_at_once() {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(1, 0, 1), Blue);
    let had = talk.seat(Blue).hand.of(Deck::DXM);
    talk.walks(East).wins(1).cites("MQ-RES-06");
    assert_eq!(talk.seat(Blue).hand.of(Deck::DXM), had + 1);
    // It was a Wandering Monster: the next fight begins.
    let spent = Effect::Cards(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::By(-1) });
    let wanders = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: card(2, 1, 1), base: Some(Red) });
    talk.does(table::Command::Effects { note: String::new(), effects: vec![spent, wanders] });
    assert_eq!(talk.seat(Blue).hand.of(Deck::DXM), had);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
}

/// Blue has lost and has to run from one monster; the Entrance is west.
fn beaten() -> (Talk, RoomId, MonsterId) {
    let (mut talk, room, ids) = meeting(&[card(9, 0, 1)]);
    rolls(&mut talk, &[(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Refuge { sides: vec![West] }));
    (talk, room, ids[0])
}

#[test]
fn magic_takes_one_away_without_a_roll() {
    let _row = proves("MQ-RUN-05");
    let (mut talk, _, monster) = beaten();
    let far = talk.room(4, 0, plain());
    let (red, left) = (talk.seat(Blue).health.red, talk.left(Blue));
    let mut named = talk.clone();
    // Before a room is named, or after; far away, or to where it would have run.
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: far });
    named.answers(dungeon::Answer::Side(West));
    assert_eq!(named.asks(), Ask::Fight(fight::Ask::RunAway { monsters: vec![monster] }));
    let mut near = named.clone();
    named.effect(dungeon::Effect::Stand { seat: Blue, room: far });
    near.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    for (talk, room) in [(talk, far), (named, far), (near, RoomId::ENTRANCE)] {
        assert_eq!(
            (talk.asked(), talk.asks()),
            (Some(Blue), Ask::Table(table::Ask::Turn { left })),
            "no roll, no Bad Stuff"
        );
        assert_eq!((talk.seat(Blue).room, talk.seat(Blue).health.red), (Some(room), red));
        assert!(!talk.is_gone(monster));
    }
}

#[test]
fn taking_headgear_from_a_bare_head_is_a_hit() {
    let _row = proves("MQ-RUN-15");
    let (mut talk, _, monster) = beaten();
    talk.answers(dungeon::Answer::Side(West)).answers(fight::Answer::Ran { monster, face: 2 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::BadStuff { monster }));
    let red = talk.seat(Blue).health.red;
    let mut wears = talk.clone();
    talk.answers(table::Answer::No).cites("MQ-RUN-14");
    assert_eq!(talk.seat(Blue).health.red, red - 1);
    wears.amends(munchkin::Effect::Gear { seat: Blue, add: hat() });
    wears
        .effect(munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false })
        .answers(table::Answer::Done)
        .cites("MQ-RUN-13");
    assert_eq!((wears.seat(Blue).health.red, wears.seat(Blue).gear.len()), (red, 0), "a hat goes instead");
}

#[test]
fn icons_are_everyones_and_those_of_the_races_and_classes() {
    let _row = proves("MQ-ICON-02");
    let _row = proves("MQ-ICON-03");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let rules = &talk.book.clone().rules;
    let mut kinds: Vec<&str> = rules.races.iter().chain(&rules.classes).map(String::as_str).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ["cleric", "dwarf", "elf", "halfling", "thief", "warrior", "wizard"]);
    let none: Vec<String> = Vec::new();
    for icon in kinds.iter().copied().chain(["everyone"]) {
        let mut face = (*talk.at(room).tile.up).clone();
        face.icons = vec![Icon { who: icon.to_owned(), good: true }];
        talk.amends(dungeon::Effect::Print { room, face });
        for kind in &kinds {
            let is_race = rules.races.iter().any(|r| r == kind);
            let one = vec![(*kind).to_owned()];
            let (races, classes) = if is_race { (one, none.clone()) } else { (none.clone(), one) };
            talk.effect(munchkin::Effect::Races { seat: Blue, races })
                .effect(munchkin::Effect::Classes { seat: Blue, classes });
            let matches = icon == "everyone" || icon == *kind;
            assert_eq!(totals(&talk).0.1, 1 + u32::from(matches), "{icon} and {kind}");
        }
    }
}

#[test]
fn who_can_join_in_from_outside_and_with_what() {
    let _row = proves("MQ-INTF-06");
    let _row = proves("MQ-THROW-04");
    let _row = proves("MQ-THROW-05");
    let (near, far) = (Green, Yellow);
    for (value, items) in [
        ("throwable_in_range", [Reach::Throwable, Reach::None]),
        ("any_in_range", [Reach::Any, Reach::None]),
        ("unlimited", [Reach::Any, Reach::Any]),
    ] {
        let (mut talk, room, _) = meeting(&[card(3, 0, 1)]);
        talk.rule("outside_oneshot_items", value);
        let next = talk.room(2, 0, plain());
        let away = talk.room(0, 2, plain());
        talk.link(room, East, Locked).stands(near, next).stands(far, away);
        talk.effect(munchkin::Effect::Classes { seat: far, classes: vec!["thief".into()] });
        talk.does(fight::Command::Help { seat: Some(Red) });
        let fight = current(&talk.game).expect("a fight").clone();
        let all = bystanders(&talk.book, &talk.game, &fight);
        let found: Vec<_> = all.iter().map(|b| (b.seat, b.items, b.backstab)).collect();
        assert_eq!(found, [(near, items[0], false), (far, items[1], true)], "{value}: a locked door stops no throw");
        talk.effect(munchkin::Effect::Life { seat: near, dead: true, wish: false });
        let cards =
            |cards| Effect::Cards(cards::Effect::Hand { seat: near, deck: Deck::DXM, change: Amount::To(cards) });
        talk.effect(cards::Effect::Hand { seat: near, deck: Deck::TREASURE, change: Amount::To(0) }).effect(cards(0));
        let all = bystanders(&talk.book, &talk.game, &fight);
        assert_eq!(all.iter().map(|b| b.seat).collect::<Vec<_>>(), [far], "whose cards are gone can play none");
        talk.effect(cards(1));
        let all = bystanders(&talk.book, &talk.game, &fight);
        assert_eq!((all[0].seat, all[0].items), (near, Reach::None), "the dead have cards only");
        talk.answers(table::Answer::Done);
        talk.answers(fight::Answer::Throws(vec![
            Throw { who: BLUE, faces: vec![1] },
            Throw { who: RED, faces: vec![1] },
        ]));
        let fight = current(&talk.game).expect("a fight");
        assert!(bystanders(&talk.book, &talk.game, fight).is_empty(), "once the dice are cast nobody can");
    }
}

#[test]
fn munchkins_never_fight_each_other() {
    let _row = proves("MQ-INTF-01");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.stands(Blue, room).stands(Red, room).from(Phase::Draw, Blue);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "a shared room is no fight: {:?}", talk.asks());
    talk.walks(West);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
}

#[test]
fn what_is_thrown_counts_for_the_side_the_thrower_names() {
    let _row = proves("MQ-ENH-01");
    for ours in [true, false] {
        let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
        let sums = |talk: &Talk| {
            let sides = sides(&talk.book, &talk.game, current(&talk.game).expect("a fight"), None);
            (Sides::total(&sides.munchkins).0, Sides::total(&sides.monsters).0)
        };
        let before = sums(&talk);
        let who = if ours { BLUE } else { Fighter::Monster(ids[0]) };
        let add = Term { who, name: "Flask".into(), strength: 4, dice: 0 };
        talk.effect(fight::Effect::Term { add });
        assert_eq!(sums(&talk), if ours { (before.0 + 4, before.1) } else { (before.0, before.1 + 4) });
        talk.effect(fight::Effect::Enhance { monster: ids[0], add: Enhancer { level: 5, ..Enhancer::default() } });
        assert_eq!(talk.who(ids[0]).level(), Some(8), "an enhancer changes the monster itself");
    }
}
