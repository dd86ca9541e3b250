//! Fights: both sides built, rolled, won, lost, run away from (MQ-CMB, MQ-HELP, MQ-RES, MQ-RUN, MQ-ICON rows).

use crate::support::proofs::proves;
use crate::support::talk::{Blue, East, Green, Red, South, Talk, Wall, Yellow, plain, walker, with_gait};
use standie::odds::fight::turning;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Icon;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::roll::hand_of;
use standie::rules::fight::roll::spoils;
use standie::rules::fight::sides::sides;
use standie::rules::fight::standing;
use standie::rules::fight::sum::Sides;
use standie::rules::fight::{Bargain, Fighter, Term, Throw};
use standie::rules::fight::{Fight, current};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::rulings::FoeFloor;
use standie::rules::table;
use standie::rules::table::phase::Phase;

/// A monster with everything printed on its card.
pub fn card(level: i16, dice: u8, treasures: u8) -> MonsterDef {
    MonsterDef { dice: Some(dice), treasures: Some(treasures), ..walker(level) }
}

/// Blue begins a turn beside monsters in a room east of the Entrance.
pub fn meeting(cards: &[MonsterDef]) -> (Talk, RoomId, Vec<MonsterId>) {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let monsters = cards.iter().map(|def| talk.monster(room, def.clone(), Red)).collect();
    talk.stands(Blue, room).from(Phase::Draw, Blue);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "{:?}", talk.asks());
    (talk, room, monsters)
}

pub fn fight(talk: &Talk) -> Fight {
    current(&talk.game).expect("a fight").clone()
}

pub fn totals(talk: &Talk) -> ((i32, u32), (i32, u32)) {
    let sides = sides(&talk.book, &talk.game, &fight(talk), None);
    (Sides::total(&sides.munchkins), Sides::total(&sides.monsters))
}

pub fn term(who: Fighter, name: &str, strength: i16, dice: i8) -> Effect {
    Effect::Fight(fight::Effect::Term { add: Term { who, name: name.to_owned(), strength, dice } })
}

pub fn throw(who: Fighter, faces: &[u8]) -> Throw {
    Throw { who, faces: faces.to_vec() }
}

/// Announces and rolls.
pub fn rolls(talk: &mut Talk, throws: &[Throw]) {
    talk.answers(table::Answer::Done);
    talk.answers(fight::Answer::Throws(throws.to_vec()));
}

pub const BLUE: Fighter = Fighter::Seat(Blue);

pub fn beast(id: MonsterId) -> Fighter {
    Fighter::Monster(id)
}

#[test]
fn a_munchkin_is_its_level_its_items_and_one_die() {
    let _row = proves("MQ-CMB-11");
    let _row = proves("MQ-CMB-32");
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    assert_eq!(totals(&talk).0, (1, 1));
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(5), kill: false });
    let hat = Gear { name: "Hat".into(), bonus: 2, big: false, ..Gear::default() };
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat });
    talk.effect(munchkin::Effect::Bonus { seat: Blue, change: Amount::To(3) });
    assert_eq!(totals(&talk).0, (10, 1));
}

#[test]
fn a_monster_is_its_level_its_enhancers_and_its_dice() {
    let _row = proves("MQ-CMB-12");
    let _row = proves("MQ-CMB-13");
    let _row = proves("MQ-CMB-33");
    let _row = proves("MQ-ENH-06");
    let (mut talk, _, ids) = meeting(&[card(6, 2, 2)]);
    assert_eq!(totals(&talk).1, (6, 2));
    for level in [10, 5, -5] {
        let add = Enhancer { level, ..Enhancer::default() };
        talk.effect(fight::Effect::Enhance { monster: ids[0], add });
    }
    assert_eq!(totals(&talk), ((1, 1), (16, 2)), "on the monster's side, not the munchkin's");
    talk.effect(fight::Effect::Enhance { monster: ids[0], add: Enhancer { level: -40, ..Enhancer::default() } });
    assert_eq!(totals(&talk).1.0, 1, "printed and enhanced level together are never below 1");
}

#[test]
fn all_monsters_of_the_room_are_one_group() {
    let _row = proves("MQ-CMB-25");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1), card(4, 2, 1)]);
    assert_eq!(totals(&talk).1, (7, 3));
    talk.monster(room, card(2, 1, 1), Green);
    assert_eq!(totals(&talk).1, (9, 4), "those arriving in mid-fight included");
}

#[test]
fn room_icons_change_the_dice_of_whom_they_match() {
    let _row = proves("MQ-ICON-04");
    let _row = proves("MQ-ICON-05");
    let _row = proves("MQ-ICON-06");
    let _row = proves("MQ-ICON-07");
    let _row = proves("MQ-ICON-12");
    let _row = proves("MQ-HELP-14");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let icon = |who: &str, good| Icon { who: who.to_owned(), good };
    let mut face = (*talk.at(room).tile.up).clone();
    face.icons = vec![icon("warrior", false), icon("elf", true), icon("elf", true), icon("everyone", true)];
    talk.amends(dungeon::Effect::Print { room, face });
    assert_eq!(totals(&talk).0.1, 2, "everyone");
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["warrior".into()] });
    assert_eq!(totals(&talk).0.1, 1);
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    assert_eq!(totals(&talk).0.1, 3, "icon by icon");
    talk.does(fight::Command::Help { seat: Some(Red) });
    let sides = sides(&talk.book, &talk.game, &fight(&talk), None);
    assert_eq!(sides.sum(Fighter::Seat(Red)).map(|s| s.dice), Some(2), "counted apart from the main player's");
    assert_eq!(sides.monsters[0].dice, 1, "never a monster's (OQ-38)");
}

#[test]
fn fewer_than_no_dice_are_none_and_bonuses_still_count() {
    let _row = proves("MQ-ICON-08");
    let _row = proves("MQ-ICON-09");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.effect(term(BLUE, "", 4, -3));
    assert_eq!(totals(&talk).0, (5, 0));
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightDice { rollers: vec![(beast(ids[0]), Some(1))] }));
    talk.answers(fight::Answer::Throws(vec![throw(beast(ids[0]), &[1])]));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 5, theirs: 4 }));
}

#[test]
fn helpers_come_from_the_room_or_the_next_one_but_not_through_walls() {
    let _row = proves("MQ-HELP-03");
    let _row = proves("MQ-HELP-04");
    let _row = proves("MQ-HELP-07");
    let _row = proves("MQ-HELP-10");
    let _row = proves("MQ-MOVE-13");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    let beyond = talk.room(2, 0, plain());
    let walled = talk.room(1, 1, plain());
    let far = talk.room(3, 0, plain());
    talk.link(room, South, Wall).stands(Green, walled).stands(Yellow, far);
    let can: Vec<Colour> = standing::can_help(&talk.book, &talk.game, &fight(&talk)).collect();
    assert_eq!(can, [Red], "Red stands in the Entrance");
    for seat in [Green, Yellow] {
        talk.refuses(fight::Command::Help { seat: Some(seat) }).because("cannot-help").cites("MQ-HELP-04");
    }
    talk.stands(Yellow, beyond).link(room, East, dungeon::link::LinkKind::Hidden);
    let left = talk.left(Yellow);
    talk.does(fight::Command::Help { seat: Some(Yellow) }).cites("MQ-HELP-07");
    assert_eq!(talk.seat(Yellow).room, Some(room), "through whatever kind of door");
    assert_eq!(talk.left(Yellow), left, "at no Move");
}

#[test]
fn one_helper_and_by_invitation_only() {
    let _row = proves("MQ-HELP-01");
    let _row = proves("MQ-HELP-02");
    let _row = proves("MQ-HELP-06");
    let _row = proves("MQ-HELP-09");
    let (mut talk, room, ids) = meeting(&[card(3, 1, 1)]);
    talk.stands(Green, room);
    assert_eq!(fight(&talk).helper, None, "being there is not helping");
    talk.does(fight::Command::Help { seat: Some(Red) }).cites("MQ-HELP-06");
    talk.refuses(fight::Command::Help { seat: Some(Green) }).because("one-helper").cites("MQ-HELP-01");
    talk.refuses(fight::Command::Help { seat: None }).because("helper-must-help").cites("MQ-HELP-09");
    let far = talk.room(0, 2, plain());
    talk.effect(dungeon::Effect::Stand { seat: Red, room: far });
    talk.does(fight::Command::Help { seat: Some(Green) }).does(fight::Command::Help { seat: None });
    assert_eq!(fight(&talk).helper, None, "who was there already can think again");
    talk.does(fight::Command::Help { seat: Some(Green) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Green), &[1]), throw(beast(ids[0]), &[1])]);
    talk.refuses(fight::Command::Help { seat: None }).because("dice-are-cast").cites("MQ-CMB-46");
    let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
    talk.stands(Green, room);
    talk.effect(munchkin::Effect::Life { seat: Green, dead: true, wish: false });
    talk.refuses(fight::Command::Help { seat: Some(Green) }).because("cannot-help");
}

#[test]
fn the_helpers_level_items_and_dice_count() {
    let _row = proves("MQ-HELP-11");
    let _row = proves("MQ-RES-01");
    let _row = proves("MQ-RES-02");
    let (mut talk, _, ids) = meeting(&[card(12, 1, 1)]);
    talk.amends(munchkin::Effect::Level { seat: Red, change: Amount::To(9), kill: false });
    talk.effect(munchkin::Effect::Bonus { seat: Red, change: Amount::To(9) });
    let alone = totals(&talk);
    let with = sides(&talk.book, &talk.game, &fight(&talk), Some(Red));
    assert_eq!(Sides::total(&with.munchkins), (19, 2), "as a preview");
    assert_eq!(totals(&talk), alone);
    talk.does(fight::Command::Help { seat: Some(Red) });
    talk.effect(term(beast(ids[0]), "Thrown for it", 5, 0));
    talk.effect(term(BLUE, "Thrown for her", 3, 0));
    assert_eq!(totals(&talk), ((22, 2), (17, 1)));
}

#[test]
fn everybody_rolls_for_themselves_and_for_their_own_monsters() {
    let _row = proves("MQ-CMB-36");
    let _row = proves("MQ-CMB-43");
    let _row = proves("MQ-CMB-45");
    let (mut talk, room, ids) = meeting(&[card(3, 2, 1)]);
    let own = talk.monster(room, card(1, 1, 1), Blue);
    talk.does(fight::Command::Help { seat: Some(Green) });
    assert_eq!(hand_of(&talk.game, &fight(&talk), beast(ids[0])), Red, "it stands on a red base");
    assert_eq!(hand_of(&talk.game, &fight(&talk), beast(own)), Blue, "even when fighting it");
    talk.answers(table::Answer::Done);
    let helper = Fighter::Seat(Green);
    let all = [throw(BLUE, &[3]), throw(helper, &[4]), throw(beast(ids[0]), &[1, 2]), throw(beast(own), &[6])];
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Throws(all[..3].to_vec()))))
        .because("wrong-dice")
        .cites("MQ-CMB-45");
    let mut many = all.to_vec();
    many[0].faces.push(1);
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Throws(many)))).because("wrong-dice");
    talk.answers(fight::Answer::Throws(all.to_vec())).cites("MQ-CMB-36");
    let rolled: Vec<Colour> = talk
        .facts
        .iter()
        .filter_map(|f| if let Event::Table(table::Event::Rolled { seat, .. }) = f.event { seat } else { None })
        .collect();
    assert_eq!(rolled, [Blue, Green, Red, Red, Blue]);
}

#[test]
fn the_roll_is_announced_and_can_be_put_off() {
    let _row = proves("MQ-CMB-40");
    let _row = proves("MQ-CMB-41");
    let _row = proves("MQ-CMB-42");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Throws(vec![
        throw(BLUE, &[1]),
        throw(beast(ids[0]), &[1]),
    ]))));
    talk.answers(table::Answer::Done).cites("MQ-CMB-41");
    talk.effect(term(beast(ids[0]), "Played in the pause", 5, 0));
    talk.answers(table::Answer::No).cites("MQ-CMB-42");
    talk.does(fight::Command::Help { seat: Some(Red) });
    assert_eq!(totals(&talk), ((2, 2), (8, 1)));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
}

#[test]
fn after_the_roll_only_dice_can_still_change() {
    let _row = proves("MQ-CMB-46");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(ids[0]), &[2])]);
    talk.refuses_effect(term(BLUE, "", 9, 0)).because("dice-are-cast").cites("MQ-CMB-46");
    talk.refuses(fight::Command::Help { seat: Some(Red) }).because("dice-are-cast");
    talk.effect(fight::Effect::Face { who: BLUE, index: 0, to: 6 });
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 5 }));
    talk.refuses_effect(fight::Effect::Face { who: BLUE, index: 1, to: 6 });
    talk.refuses_effect(fight::Effect::Face { who: BLUE, index: 0, to: 7 }).because("no-such-face");
}

#[test]
fn more_wins_and_as_much_does_not() {
    let _row = proves("MQ-RES-03");
    let _row = proves("MQ-RES-04");
    for (face, wins) in [(5, true), (4, false), (3, false)] {
        let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
        rolls(&mut talk, &[throw(BLUE, &[face]), throw(beast(ids[0]), &[2])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.is_gone(ids[0]), wins, "{face}");
        assert_eq!(talk.seat(Blue).level, if wins { 2 } else { 1 });
    }
}

#[test]
fn a_won_fight_pays_in_the_books_order() {
    let _row = proves("MQ-RES-05");
    let _row = proves("MQ-RES-06");
    let _row = proves("MQ-RES-07");
    let _row = proves("MQ-RES-09");
    let _row = proves("MQ-RES-11");
    let _row = proves("MQ-RES-14");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let own = talk.monster(room, card(1, 0, 2), Blue);
    let other = talk.monster(room, card(1, 0, 1), Red);
    talk.stands(Blue, room).from(Phase::Draw, Blue);
    talk.effect(term(BLUE, "", 9, 0));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done).cites("MQ-RES-05");
    let paid: Vec<&str> = talk
        .facts
        .iter()
        .filter_map(|f| match &f.event {
            Event::Cards(cards::Event::Drew { seat: Blue, deck: Deck::DXM, cards: 1, .. }) => Some("DxM"),
            Event::Fight(fight::Event::MonsterGone { .. }) => Some("base"),
            // Nobody else is there: the Treasure is drawn secretly.
            Event::Cards(cards::Event::Drew { seat: Blue, deck: Deck::TREASURE, cards: 3, open: false }) => {
                Some("Treasure")
            }
            Event::Munchkin(munchkin::Event::Level { seat: Blue, from: 1, to: 3 }) => Some("levels"),
            _ => None,
        })
        .collect();
    assert_eq!(paid, ["DxM", "base", "base", "Treasure", "levels"]);
    assert!(talk.is_gone(own) && talk.is_gone(other));
    assert!(talk.game.fight.is_none());
}

#[test]
fn levels_are_shared_with_helpers_as_the_book_has_it() {
    let _row = proves("MQ-LVL-07");
    let _row = proves("MQ-LVL-08");
    let _row = proves("MQ-LVL-10");
    let _row = proves("MQ-LVL-11");
    let _row = proves("MQ-LVL-12");
    let fearsome = MonsterDef { keywords: vec!["fearsome".into()], ..card(3, 1, 1) };
    let share = |cards: &[MonsterDef], helper: Option<Colour>, elf: bool, rules: &[(&str, &str)]| {
        let (mut talk, _, _) = meeting(cards);
        rules.iter().for_each(|(name, value)| {
            talk.rule(name, value);
        });
        if elf {
            talk.effect(munchkin::Effect::Races { seat: Red, races: vec!["elf".into()] });
        }
        if helper.is_some() {
            talk.does(fight::Command::Help { seat: helper });
        }
        let won = spoils(&talk.book, &talk.game, &fight(&talk));
        (won.levels, won.helper.map(|h| h.levels))
    };
    let plain = card(3, 1, 1);
    assert_eq!(share(&[plain.clone(), plain.clone()], None, false, &[]), (2, None));
    assert_eq!(share(std::slice::from_ref(&fearsome), None, false, &[]), (2, None));
    assert_eq!(share(std::slice::from_ref(&plain), Some(Red), false, &[]), (1, Some(0)), "a helper gains no level");
    let two = [plain.clone(), plain.clone()];
    for (value, levels) in [("per_fight", 1), ("per_monster", 2)] {
        assert_eq!(share(&two, Some(Red), true, &[("elf_helper_levels", value)]), (2, Some(levels)), "{value}");
    }
    let both = [fearsome.clone(), fearsome.clone()];
    for (value, levels) in [("per_monster", (2, Some(2))), ("per_fight", (3, Some(1)))] {
        assert_eq!(share(&both, Some(Red), false, &[("fearsome_helper_levels", value)]), levels, "{value}");
    }
    assert_eq!(
        share(std::slice::from_ref(&fearsome), Some(Red), true, &[]),
        (1, Some(1)),
        "an Elf's does not come on top"
    );
}

#[test]
fn monsters_that_ignore_somebody_are_left_alone_or_attacked_anyway() {
    let _row = proves("MQ-IGN-01");
    let _row = proves("MQ-IGN-07");
    let (mut talk, _, ids) = meeting(&[card(9, 1, 1), card(1, 1, 1)]);
    talk.effect(fight::Effect::LeaveAlone { monster: ids[0], alone: true }).cites("MQ-IGN-01");
    assert_eq!(totals(&talk).1, (1, 1));
    talk.effect(fight::Effect::LeaveAlone { monster: ids[0], alone: false }).cites("MQ-IGN-07");
    assert_eq!(totals(&talk).1, (10, 2));
    talk.effect(fight::Effect::LeaveAlone { monster: ids[0], alone: true });
    talk.effect(fight::Effect::LeaveAlone { monster: ids[1], alone: true });
    assert!(
        matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })),
        "with all of them left alone there is no fight"
    );
}

#[test]
fn the_fight_ends_when_nobody_is_left_to_fight() {
    let _row = proves("MQ-CMB-16");
    let _row = proves("MQ-CMB-18");
    let _row = proves("MQ-CMB-19");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1), card(4, 1, 1)]);
    talk.effect(fight::Effect::RemoveMonster { monster: ids[0], empty: false });
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "the others are still there");
    let mut leaves = talk.clone();
    talk.effect(fight::Effect::RemoveMonster { monster: ids[1], empty: false }).cites("MQ-CMB-18");
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    leaves.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    assert!(matches!(leaves.asks(), Ask::Table(table::Ask::Turn { .. })), "magic took the munchkin out");
    assert!(leaves.game.fight.is_none());
}

#[test]
fn printed_numbers_nobody_has_told_are_asked_for_or_learned() {
    let (mut talk, _, ids) = meeting(&[with_gait(&[])]);
    talk.amends(fight::Effect::Card { monster: ids[0], def: MonsterDef::default() });
    assert!(sides(&talk.book, &talk.game, &fight(&talk), None).is_open(), "the odds are not guessed");
    talk.answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Level { monster: ids[0] }));
    talk.answers(fight::Answer::Level(7));
    talk.answers(table::Answer::Done);
    assert_eq!(
        talk.asks(),
        Ask::Fight(fight::Ask::FightDice { rollers: vec![(BLUE, Some(1)), (beast(ids[0]), None)] })
    );
    talk.answers(fight::Answer::Throws(vec![throw(BLUE, &[2]), throw(beast(ids[0]), &[3, 4])]));
    assert_eq!(talk.who(ids[0]).def.dice, Some(2), "however many it rolled");
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 3, theirs: 14 }));
}

#[test]
fn what_was_promised_for_help_is_paid_when_the_fight_is_over() {
    let _row = proves("MQ-BRIBE-01");
    let _row = proves("MQ-BRIBE-03");
    let terms = |treasures, gold| {
        Effect::Fight(fight::Effect::Bargain {
            terms: Bargain { treasures, gold, helper_first: Some(true), items: vec![] },
        })
    };
    let cases = [
        ("win_or_lose", true, true),
        ("win_or_lose", false, true),
        ("win_only", true, true),
        ("win_only", false, false),
        ("honour_system", true, false),
    ];
    for (value, wins, paid) in cases {
        let (mut talk, _, ids) = meeting(&[card(9, 0, 3)]);
        talk.rule("bribe_due", value);
        talk.does(fight::Command::Help { seat: Some(Green) });
        talk.effect(terms(2, 500)).cites("MQ-BRIBE-03");
        assert_eq!((talk.seat(Blue).gold, talk.seat(Green).gold), (300, 300), "nothing changes hands in a fight");
        if wins {
            talk.effect(term(BLUE, "", 9, 0));
        }
        rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Green), &[1])]);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.is_gone(ids[0]), wins);
        let gold = if paid { (0, 600) } else { (300, 300) };
        assert_eq!((talk.seat(Blue).gold, talk.seat(Green).gold), gold, "{value}, won {wins}: as far as there is any");
        if wins {
            let drawn: Vec<(Colour, u8)> =
                talk.drawn().into_iter().filter(|d| d.1 == Deck::TREASURE).map(|d| (d.0, d.2)).collect();
            assert_eq!(drawn, [(Blue, 1), (Green, 2)]);
        }
    }
    let (mut talk, _, _) = meeting(&[card(1, 0, 1)]);
    talk.does(fight::Command::Help { seat: Some(Green) });
    talk.effect(terms(5, -100)).effect(term(BLUE, "", 9, 0));
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Green), &[1])]);
    talk.answers(table::Answer::Done);
    let drawn: Vec<_> = talk.drawn().into_iter().filter(|d| d.1 == Deck::TREASURE).collect();
    assert_eq!(drawn, [(Green, Deck::TREASURE, 1)], "at most what the monsters yield");
    assert_eq!((talk.seat(Blue).gold, talk.seat(Green).gold), (400, 200), "one can pay to be let in");
}

#[test]
fn dice_that_would_turn_the_result_are_found_by_trying_them_all() {
    let throws = [throw(BLUE, &[2, 5]), throw(beast(MonsterId(1)), &[6])];
    for (ours, theirs) in [(9, 12), (12, 9), (9, 9), (20, 1)] {
        let none = Sides {
            parts: Vec::new(),
            munchkins: Vec::new(),
            monsters: Vec::new(),
            ties_won: false,
            floors: FoeFloor::Enhanced,
        };
        let found = turning(&none, (ours, theirs), &throws);
        for (t, throw) in throws.iter().enumerate() {
            for (index, face) in throw.faces.iter().enumerate() {
                let turns: Vec<u8> = (1..=6)
                    .filter(|to| {
                        let by = i32::from(*to) - i32::from(*face);
                        let (ours, theirs) = if t == 0 { (ours + by, theirs) } else { (ours, theirs + by) };
                        (ours > theirs) != original(ours, theirs, by, t)
                    })
                    .collect();
                let named = found.iter().find(|f| f.who == throw.who && f.index == index).map(|f| f.faces);
                let wanted = turns.first().map(|least| (*least, turns[turns.len() - 1]));
                assert_eq!(named, wanted, "{ours} against {theirs}, die {face}");
            }
        }
    }
}

/// Who was ahead before a die was changed.
fn original(ours: i32, theirs: i32, by: i32, side: usize) -> bool {
    if side == 0 { ours - by > theirs } else { ours > theirs - by }
}
