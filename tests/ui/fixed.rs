//! An entry put right where it stands: what else it could have been is offered, and what came after it keeps what it said.

use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::table::{Field, Message as Wish, Panel};
use standie::play::fix;
use standie::play::fix::dials::{Mark, dials};
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table::Care;
use standie::rules::{doors, dungeon, fight, munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Wish::does(command.into())));
}

fn happens(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    does(hands, table::Command::Effects { note: String::new(), effects: vec![effect.into()] });
}

fn plays(seat: Colour, from: Deck, what: Played) -> Command {
    let (name, what) = (String::new(), Box::new(what));
    munchkin::Command::Play { seat, from: Source::Hand(from), name, what }.into()
}

fn is_play(command: &Command) -> bool {
    matches!(command, Command::Munchkin(munchkin::Command::Play { .. }))
}

fn level(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().seat(seat).expect("a seat").level
}

#[test]
fn a_card_that_was_played_is_somebody_elses_for_the_other_side_and_adds_another_number() {
    let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
    hands.taps("meet 12");
    let before = [Yellow, Green].map(|seat| hand(&hands, seat));
    let item = Gear { bonus: 2, once: true, ..Gear::default() };
    let thrown = Played::Use { item: Some(item), on: Some(Fighter::Seat(Red)), effects: Vec::new() };
    does(&mut hands, plays(Yellow, Deck::TREASURE, thrown));
    let foe = hands.game().foes.all.first().expect("a monster").id;
    let point = last(&hands.table().session, is_play);
    opens(&mut hands, point);
    for offered in ["fix-0 red", "fix-1 -5", "fix-1 9", "fix-1 10", "fix-2 blue"] {
        assert!(there(&mut hands, offered), "{offered}");
    }
    hands.taps("fix-1 10");
    hands.taps(&format!("fix-0 monster {}", foe.0));
    hands.taps("fix-2 green");
    hands.taps("fix-accept");
    assert_eq!([Yellow, Green].map(|seat| hand(&hands, seat)), [before[0], before[1] - 1], "it was GREEN's");
    let terms = &fight::current(hands.game()).expect("a fight").terms;
    let terms: Vec<(Fighter, i16)> = terms.iter().map(|term| (term.who, term.strength)).collect();
    assert_eq!(terms, [(Fighter::Monster(foe), 10)]);
}

#[test]
fn what_was_said_of_a_monster_later_says_no_more_than_it_said() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    hands.taps("meet 3");
    let foe = hands.game().foes.all.first().expect("a monster");
    let (monster, mut def) = (foe.id, foe.def.as_ref().clone());
    def.treasures = Some(1);
    happens(&mut hands, fight::Effect::Card { monster, def });
    let met = last(&hands.table().session, |command| matches!(command, Command::Doors(doors::Command::Meet { .. })));
    opens(&mut hands, met);
    hands.taps("fix-0 13");
    hands.taps("fix-accept");
    let foe = hands.game().foes.all.first().expect("a monster");
    assert_eq!((foe.def.level, foe.def.treasures), (Some(13), Some(1)));
}

#[test]
fn one_more_is_one_more_whatever_was_put_right_before() {
    for struck in [true, false] {
        let mut hands = crate::cardboard::begun(1280.0, 800.0);
        let was = level(&hands, Green);
        hands.sets(Green, Field::Level, i32::from(was) + 1);
        hands.sets(Green, Field::Level, i32::from(was) + 2);
        let point = entries(&hands.table().session).into_iter().rev().nth(1).expect("two entries").0;
        opens(&mut hands, point);
        hands.taps(if struck { "fix-strike" } else { "fix-0 4" });
        assert!(!there(&mut hands, "fix-0 0"), "nobody is of Level 0");
        hands.taps("fix-accept");
        assert_eq!(level(&hands, Green), if struck { was + 1 } else { 5 }, "the other one stays");
    }
}

#[test]
fn a_curse_takes_the_gold_it_says_from_whoever_else_it_was_on() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    for (seat, gold) in [(Green, 300), (Blue, 700), (Red, 200)] {
        hands.sets(seat, Field::Gold, gold);
    }
    let lost = dungeon::Effect::Gold { seat: Green, change: Amount::By(-300) };
    let curse = plays(Blue, Deck::DXM, Played::Curse { on: Green, effects: vec![lost.into()] });
    let session = &hands.table().session;
    let all = dials(session.book(), hands.game(), &curse);
    for (seat, gold) in [(Blue, 500), (Red, 200), (Green, 300)] {
        let way = all.iter().flat_map(|dial| &dial.ways).find(|(mark, _)| *mark == Mark::Seat(seat)).expect("a way");
        let Command::Munchkin(munchkin::Command::Play { what, .. }) = &way.1 else { panic!("{way:?}") };
        let Played::Curse { on, effects } = &**what else { panic!("{what:?}") };
        let lost = dungeon::Effect::Gold { seat, change: Amount::By(-gold) };
        assert_eq!((*on, effects.as_slice()), (seat, [Effect::from(lost)].as_slice()));
    }
}

#[test]
fn a_curse_takes_no_item_from_whoever_else_has_none() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    for (seat, bonus) in [(Red, 3), (Green, 1)] {
        hands.sets(seat, Field::Bonus, bonus);
    }
    let lost = munchkin::Effect::Bonus { seat: Red, change: Amount::By(-2) };
    let curse = plays(Blue, Deck::DOOR, Played::Curse { on: Red, effects: vec![lost.into()] });
    let session = &hands.table().session;
    let all = dials(session.book(), hands.game(), &curse);
    for (seat, taken) in [(Red, -2), (Green, -1), (Yellow, 0)] {
        let way = all.iter().flat_map(|dial| &dial.ways).find(|(mark, _)| *mark == Mark::Seat(seat)).expect("a way");
        let Command::Munchkin(munchkin::Command::Play { what, .. }) = &way.1 else { panic!("{way:?}") };
        let Played::Curse { on, effects } = &**what else { panic!("{what:?}") };
        let lost = munchkin::Effect::Bonus { seat, change: Amount::By(taken) };
        assert_eq!((*on, effects.as_slice()), (seat, [Effect::from(lost)].as_slice()));
    }
}

fn is_run(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(answer)) = command else { return false };
    matches!(answer, Answer::Fight(fight::Answer::Ran { .. }))
}

/// RED loses a fight and rolls to get away; then others have their turns.
fn runs(die: &str, suffers: Option<&str>) -> (Hands<impl Window>, u32) {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    crate::cardboard::raises(&mut hands, Red, 5);
    hands.taps("meet 20");
    hands.next();
    hands.taps(die);
    let point = last(&hands.table().session, is_run);
    suffers.into_iter().for_each(|suffers| hands.taps(suffers));
    while hands.game().turn.number < 4 {
        hands.next();
    }
    opens(&mut hands, point);
    (hands, point)
}

#[test]
fn whoever_got_away_after_all_gets_back_what_it_cost_and_nobody_plays_anything_again() {
    let (mut hands, point) = runs("die-1", Some("quick-levels-down"));
    assert_eq!(level(&hands, Red), 3);
    let (records, turn) = (entries(&hands.table().session), hands.game().turn.clone());
    hands.taps("fix-0 6");
    hands.taps("fix-from-now");
    assert_eq!((level(&hands, Red), hands.game().turn.clone()), (5, turn));
    let now = entries(&hands.table().session);
    assert_eq!((now[..records.len()].to_vec(), now.len()), (records.clone(), records.len() + 1), "{point}");
}

#[test]
fn whoever_was_caught_after_all_pays_for_it_now() {
    let (mut hands, _) = runs("die-6", None);
    let (records, turn) = (entries(&hands.table().session).len(), hands.game().turn.clone());
    hands.taps("fix-0 1");
    let told = "RED got caught by the Level 20 monster after all";
    assert!(hands.driver.written().iter().any(|(text, _, _)| text.starts_with(told)));
    hands.taps("fix-from-now");
    assert!(matches!(hands.table().panel, Some(Panel::Seat(Red))), "the sheet lies open");
    assert!(hands.table().reminders.iter().any(|line| line.starts_with(told)));
    assert_eq!((entries(&hands.table().session).len(), hands.game().turn.clone()), (records, turn), "all of it stands");
}

#[test]
fn what_would_be_thrown_away_is_said_in_words() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    // A win then would have been the game.
    crate::cardboard::raises(&mut hands, Red, 9);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-6");
    while hands.game().turn.number < 4 {
        hands.next();
    }
    let met = last(&hands.table().session, |command| matches!(command, Command::Doors(doors::Command::Meet { .. })));
    opens(&mut hands, met);
    hands.taps("fix-0 1");
    let turns = hands.words.with("fix-turns-go", &[("turns", 3.into())]);
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, _, _)| text).collect();
    assert!(written.iter().any(|text| text.starts_with(&turns)), "{written:?}");
}

#[test]
fn whoever_helped_instead_has_rolled_the_dice_of_the_helper() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let now = fight::current(hands.game()).expect("a fight");
    let (main, room) = (now.main, now.place.expect("a room"));
    let others: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main).collect();
    let [one, other, ..] = others[..] else { panic!("two others") };
    for seat in [one, other] {
        let effects = vec![dungeon::Effect::Stand { seat, room }.into()];
        does(&mut hands, table::Command::Amend { note: String::new(), effects });
    }
    does(&mut hands, fight::Command::Help { seat: Some(one) });
    let point = last(&hands.table().session, |command| matches!(command, Command::Fight(_)));
    hands.next();
    let fight::Ask::FightDice { rollers } = (match &hands.table().question.ask {
        Ask::Fight(ask) => ask.clone(),
        asked => panic!("{asked:?}"),
    }) else {
        panic!("no dice")
    };
    let faces = |dice: &Option<u32>| vec![4; dice.unwrap_or(1) as usize];
    let throws = rollers.iter().map(|(who, dice)| fight::Throw { who: *who, faces: faces(dice) }).collect();
    does(&mut hands, table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws))));
    hands.next();
    let session = &hands.table().session;
    let preview =
        fix::preview(session, point, Some(&fight::Command::Help { seat: Some(other) }.into())).expect("it can");
    assert_eq!(preview.dropped(), 0, "{:?}", preview.later);
    let nobody = fix::preview(session, point, None).expect("it can");
    assert_eq!(nobody.dropped(), 0, "{:?}", nobody.later);
}

#[test]
fn whoever_helped_instead_picks_when_the_helper_did() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let now = fight::current(hands.game()).expect("a fight");
    let (main, room) = (now.main, now.place.expect("a room"));
    let others: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main).collect();
    let [one, other, ..] = others[..] else { panic!("two others") };
    for seat in [one, other] {
        let strong = munchkin::Effect::Bonus { seat, change: Amount::To(90) };
        let effects = vec![dungeon::Effect::Stand { seat, room }.into(), strong.into()];
        does(&mut hands, table::Command::Amend { note: String::new(), effects });
    }
    does(&mut hands, fight::Command::Help { seat: Some(one) });
    let point = last(&hands.table().session, |command| matches!(command, Command::Fight(_)));
    let terms = Bargain { treasures: 1, ..Bargain::default() };
    happens(&mut hands, fight::Effect::Bargain { terms });
    let foe = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
    let three = Enhancer { treasures: 3, ..Enhancer::default() };
    happens(&mut hands, fight::Effect::Enhance { monster: foe, add: three });
    hands.next();
    let Ask::Fight(fight::Ask::FightDice { rollers }) = hands.table().question.ask.clone() else { panic!("no dice") };
    let faces = |dice: &Option<u32>| vec![4; dice.unwrap_or(1) as usize];
    let throws = rollers.iter().map(|(who, dice)| fight::Throw { who: *who, faces: faces(dice) }).collect();
    does(&mut hands, table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws))));
    hands.next();
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::PickOrder { .. })),
        "{:?}",
        hands.table().question
    );
    does(&mut hands, table::Command::Answer(table::Answer::Seat(one).into()));
    let session = &hands.table().session;
    let instead = fight::Command::Help { seat: Some(other) }.into();
    let preview = fix::preview(session, point, Some(&instead)).expect("it can");
    assert_eq!(preview.dropped(), 0, "{:?}", preview.later);
}

#[test]
fn a_sale_that_never_was_brings_its_items_back_and_one_of_two_levels_can_be_of_one() {
    let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
    let add = Gear { bonus: 2, ..Gear::default() };
    let effects = vec![munchkin::Effect::Gear { seat: Red, add }.into()];
    does(&mut hands, table::Command::Amend { note: String::new(), effects });
    let (was, held) = (level(&hands, Red), hand(&hands, Red));
    hands.driver.message(Message::Table(Wish::opens(Panel::sale(Red))));
    hands.taps("goes 0");
    hands.taps("held 1");
    hands.taps("sell 2");
    let items = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").gear.len();
    assert_eq!((level(&hands, Red), hand(&hands, Red), items(&hands)), (was + 2, held - 1, 0));
    crate::cardboard::raises(&mut hands, Green, 3);
    let is_sale = |command: &Command| matches!(command, Command::Munchkin(munchkin::Command::BuyLevel { .. }));
    let point = last(&hands.table().session, is_sale);
    opens(&mut hands, point);
    assert!(hands.driver.written().iter().any(|(text, _, _)| text == "RED sells for 2 levels"));
    hands.taps("fix-0 1");
    hands.taps("fix-accept");
    assert_eq!((level(&hands, Red), hand(&hands, Red), items(&hands)), (was + 1, held - 1, 0));
    let point = last(&hands.table().session, is_sale);
    opens(&mut hands, point);
    hands.taps("fix-strike");
    hands.taps("fix-accept");
    assert_eq!((level(&hands, Red), hand(&hands, Red), items(&hands)), (was, held, 1));
    assert_eq!(level(&hands, Green), 3, "what came after is kept");
}

#[test]
fn a_card_that_is_taken_off_a_fight_again_is_in_the_hand_it_came_from() {
    let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
    hands.taps("meet 12");
    let held = [Blue, Green].map(|seat| hand(&hands, seat));
    let now = |hands: &Hands<_>| [Blue, Green].map(|seat| hand(hands, seat));
    hands.taps("enhance-5");
    hands.taps("owed green");
    hands.taps("enhance-5");
    hands.taps("owed blue");
    assert_eq!(now(&hands), [held[0] - 1, held[1] - 1]);
    let foe = hands.game().foes.all.first().expect("a monster").id;
    hands.taps(&format!("strip-{}-0", foe.0));
    assert_eq!(now(&hands), [held[0] - 1, held[1]], "GREEN's came first");
    hands.taps("undo");
    assert_eq!(now(&hands), [held[0] - 1, held[1] - 1], "one undo takes both back");
    hands.taps("add-us-3-0");
    hands.taps("owed green");
    hands.taps("strike-0");
    assert_eq!(now(&hands), [held[0] - 1, held[1] - 1]);
    let item = Gear { bonus: 2, once: true, ..Gear::default() };
    does(
        &mut hands,
        plays(
            Green,
            Deck::TREASURE,
            Played::Use { item: Some(item), on: Some(Fighter::Seat(Red)), effects: Vec::new() },
        ),
    );
    hands.taps("strike-0");
    assert_eq!(now(&hands), [held[0] - 1, held[1] - 1], "whatever it was called");
}

#[test]
fn a_curse_that_falls_on_whoever_played_it_after_all_comes_from_nobody_else() {
    let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
    let by = |hands: &Hands<_>, seat: &str| {
        hands.words.with("curse-plain", &[("what", "Wet Socks".into()), ("seat", seat.into())])
    };
    let add = Condition { text: by(&hands, "GREEN"), run: -1, ..Condition::default() };
    let effects = vec![munchkin::Effect::Condition { seat: Red, add }.into()];
    does(&mut hands, plays(Green, Deck::DOOR, Played::Curse { on: Red, effects }));
    does(&mut hands, table::Command::Answer(table::Answer::Done.into()));
    let texts = |hands: &Hands<_>, seat| {
        let seat = hands.game().seat(seat).expect("a seat");
        seat.conditions.iter().map(|over| over.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(texts(&hands, Red), [by(&hands, "GREEN")], "{:?}", hands.table().question);
    for (seat, name, text) in [(Blue, "blue", by(&hands, "GREEN")), (Green, "green", "Wet Socks".to_owned())] {
        let point = last(&hands.table().session, is_play);
        opens(&mut hands, point);
        hands.taps(&format!("fix-0 {name}"));
        hands.taps("fix-accept");
        assert_eq!(texts(&hands, seat), [text]);
    }
}

/// A card that was taken off a fight is in its hand once, whichever of the two entries never was.
#[test]
fn a_card_taken_off_a_fight_and_never_played_is_in_the_hand_once() {
    let strikes = |command: &Command| matches!(effects(command), [Effect::Fight(fight::Effect::Unterm { .. })]);
    let adds = |command: &Command| matches!(effects(command), [Effect::Fight(fight::Effect::Term { .. })]);
    for (card, left) in [(true, 0), (false, 1)] {
        let mut hands = crate::cardboard::cared(Care::Everything, 1280.0, 800.0);
        hands.taps("meet 12");
        let held = hand(&hands, Green);
        hands.taps("add-us-3-0");
        hands.taps("owed green");
        hands.taps("strike-0");
        assert_eq!(hand(&hands, Green), held);
        let session = &hands.table().session;
        let point = if card { last(session, adds) } else { last(session, strikes) };
        opens(&mut hands, point);
        hands.taps("fix-strike");
        hands.taps("fix-accept");
        let terms = fight::current(hands.game()).map(|now| now.terms.len());
        assert_eq!((hand(&hands, Green), terms), (held - left, Some(left as usize)), "{card}");
    }
}

#[test]
fn how_the_fight_would_stand_is_said_and_everything_to_be_touched_is_in_sight() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    for seat in [Red, Blue, Green, Yellow] {
        crate::cardboard::raises(&mut hands, seat, 4);
    }
    for _ in 0..4 {
        hands.taps("meet 1");
        hands.next();
        crate::cardboard::rings(&mut hands, crate::cardboard::RING + 1);
        hands.next();
    }
    crate::cardboard::raises(&mut hands, Red, 8);
    hands.taps("meet 12");
    hands.taps("add-us-3-0");
    let point = last(&hands.table().session, |command| !effects(command).is_empty());
    opens(&mut hands, point);
    hands.taps("fix-1 -5");
    let told = hands.words.with("fix-fight-stands", &[("ours", 3.into()), ("theirs", 12.into())]);
    assert!(hands.driver.sees(&told), "{:?}", hands.driver.written());
    let seen = |hands: &mut Hands<_>, id: &str| {
        let found = hands.driver.find(iced_test::core::widget::Id::from(id.to_owned())).expect("there");
        let found: iced_test::selector::Target = found;
        let (all, seen) = (found.bounds(), found.visible_bounds().expect("in sight"));
        assert!((all.height - seen.height).abs() < 1.0, "{id}: {seen:?} of {all:?}");
    };
    seen(&mut hands, "fix-strike");
    hands.taps("fix-strike");
    seen(&mut hands, "fix-strike");
    seen(&mut hands, "fix-leave");
    hands.taps("fix-leave");
    assert!(!there(&mut hands, "fix-accept"));
}

fn effects(command: &Command) -> &[Effect] {
    let Command::Table(table::Command::Effects { effects, .. }) = command else { return &[] };
    effects
}

#[test]
fn what_a_lost_fight_against_two_takes_is_read_at_once() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    hands.taps("meet 3");
    hands.taps("another");
    hands.taps("meet 5");
    let reads = |hands: &mut Hands<_>, start: &str| {
        let found: Vec<(String, _, _)> = hands.driver.written();
        found.iter().any(|(text, _, _)| text.contains(start))
    };
    assert!(reads(&mut hands, "you roll once for each of them: 5 or more gets away."));
    let foe = hands.game().foes.all.first().expect("a monster");
    let (monster, def) = (foe.id, fight::foe::card::MonsterDef { run: -1, ..foe.def.as_ref().clone() });
    happens(&mut hands, fight::Effect::Card { monster, def });
    assert!(reads(&mut hands, "you roll once for each. The Level 3: only a 6; The Level 5: 5 or more."));
    // What the sums say has a word of its own.
    assert!(there(&mut hands, "came-out-won") && !there(&mut hands, "came-out-lost"));
    crate::cardboard::raises(&mut hands, Red, 9);
    assert!(there(&mut hands, "came-out-lost") && !there(&mut hands, "came-out-won"));
}

#[test]
fn what_is_said_in_passing_lies_over_no_other_words() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0)] {
        let mut hands = crate::cardboard::begun(width, height);
        for (seat, to) in [(Red, 8), (Blue, 2), (Green, 2)] {
            crate::cardboard::raises(&mut hands, seat, to);
        }
        let reads = |hands: &mut Hands<_>, start: &str| {
            let found: Vec<(String, _, _)> = hands.driver.written();
            found.iter().any(|(text, _, _)| text.starts_with(start))
        };
        assert!(reads(&mut hands, "Charity goes to YELLOW."), "{width}");
        hands.taps("meet 3");
        let foe = hands.game().foes.all.first().expect("a monster");
        let (monster, def) = (foe.id, fight::foe::card::MonsterDef { treasures: Some(1), ..foe.def.as_ref().clone() });
        happens(&mut hands, fight::Effect::Card { monster, def });
        hands.next();
        crate::cardboard::rings(&mut hands, crate::cardboard::RING + 1);
        assert!(reads(&mut hands, "RED draws 1 Treasure"), "{width}");
        assert!(!reads(&mut hands, "Charity goes to YELLOW."), "{width}: it would lie under that");
        hands.next();
        assert!(reads(&mut hands, "Charity goes to YELLOW."), "{width}");
    }
}

/// What somebody said once a fight was built up is not said before that, though it is asked sooner.
#[test]
fn the_fight_is_about_to_be_rolled_after_what_was_added_to_it_not_before() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let now = fight::current(hands.game()).expect("a fight");
    let (room, seat) = (now.place.expect("a room"), Fighter::Seat(now.main));
    let def = fight::foe::card::MonsterDef { level: Some(1), ..Default::default() };
    let place = |base| Effect::from(dungeon::Effect::PlaceMonster { room, def: def.clone(), base });
    does(&mut hands, table::Command::Amend { note: String::new(), effects: vec![place(Some(Red)); 3] });
    happens(&mut hands, place(None));
    let colour = |colour| table::Command::Answer(table::Answer::Colour(colour).into());
    for chosen in [Red, Yellow] {
        does(&mut hands, colour(chosen));
    }
    let add = fight::Term { who: seat, name: String::new(), strength: 2, dice: 0 };
    happens(&mut hands, fight::Effect::Term { add });
    does(&mut hands, table::Command::Answer(table::Answer::Done.into()));
    let (session, asked) = (&hands.table().session, &hands.table().question.ask);
    assert!(matches!(asked, Ask::Fight(fight::Ask::FightDice { .. })), "{asked:?}");
    let point = last(session, |command| *command == Command::from(colour(Red)));
    let preview = fix::preview(session, point, Some(&colour(Green).into())).expect("it can");
    assert!(preview.points.is_sorted(), "each in its turn: {:?}", preview.points);
    assert_eq!(preview.dropped(), 1, "the base alone: {:?}", preview.later);
    let stage = &fight::current(&preview.game).expect("a fight").stage;
    assert!(matches!(stage, fight::Stage::Announced), "{stage:?}");
}
