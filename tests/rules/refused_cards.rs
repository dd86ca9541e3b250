//! Where cards come from, on whom they may be played, and each way in which playing one is refused.

use crate::cards::{any, curse, in_hand, plays, plays_of};
use crate::fights::{BLUE, card, meeting, rolls, throw};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::card::price::When;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

fn draws(seat: Colour, deck: Deck) -> Effect {
    Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(1) })
}

fn deal(gain: Effect) -> Command {
    Command::Dungeon(dungeon::Command::Deal {
        cost: None,
        once: false,
        asks: None,
        pays: Cards::default(),
        effects: vec![gain],
    })
}

/// What of a deck Blue, who was dead, draws on coming back.
fn back_from_death(deck: Deck) -> u8 {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.effect(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    talk.from(Phase::Draw, Blue);
    let drawn = |e: &Event| match e {
        Event::Cards(cards::Event::Drew { seat: Blue, deck: of, cards, .. }) if *of == deck => Some(*cards),
        _ => None,
    };
    talk.because("MQ-DEATH-17").iter().filter_map(|e| drawn(e)).sum()
}

#[test]
fn where_dxm_cards_come_from() {
    let _row = proves("MQ-GET-01");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert_eq!((in_hand(&talk, Red).1, in_hand(&talk, Blue).1), (3, 4), "at the start, and as a turn begins");
    assert_eq!(back_from_death(Deck::DXM), 2);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(plain()))).answers(table::Answer::Done);
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)], "exploring");
    talk.answers(fight::Answer::Monster(card(1, 0, 0).into())).die(Blue);
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)], "one's colour on the Monster Die");
    let mut helped = talk.clone();
    helped
        .amends(dungeon::Effect::Base { monster: MonsterId(1), base: Red })
        .does(fight::Command::Help { seat: Some(Red) });
    for (mut talk, throws, hunter) in [
        (talk.clone(), vec![throw(BLUE, &[6])], Blue),
        (helped, vec![throw(BLUE, &[6]), throw(Fighter::Seat(Red), &[1])], Red),
    ] {
        rolls(&mut talk, &throws);
        talk.answers(table::Answer::Done);
        assert_eq!(talk.drawn(), [(hunter, Deck::DXM, 1)], "a monster of one's own colour");
    }
    talk.wins(1).does(deal(draws(Blue, Deck::DXM)));
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)], "a Deal");
    talk.does(dungeon::Command::Search);
    assert!(talk.drawn().is_empty(), "but not by walking about or searching");
}

#[test]
fn where_treasures_come_from() {
    let _row = proves("MQ-GET-02");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert_eq!((in_hand(&talk, Blue).0, in_hand(&talk, Red).0), (3, 3), "at the start");
    assert_eq!(back_from_death(Deck::TREASURE), 2);
    talk.explores(East, plain());
    talk.meets(card(1, 0, 2), Red);
    rolls(&mut talk, &[throw(BLUE, &[6])]);
    talk.answers(table::Answer::Done);
    assert_eq!(talk.drawn(), [(Blue, Deck::TREASURE, 2)], "killing");
    talk.does(deal(draws(Blue, Deck::TREASURE)));
    assert_eq!(talk.drawn(), [(Blue, Deck::TREASURE, 1)], "a Deal");
    talk.amends(dungeon::Effect::Spent { seat: Blue, change: Amount::To(0) }).does(dungeon::Command::Search);
    talk.answers(table::Answer::Number(6));
    assert_eq!(talk.drawn(), [(Blue, Deck::TREASURE, 1)], "a good search");
    let item = Gear { name: "Lantern".into(), ..Gear::default() };
    talk.amends(munchkin::Effect::Gear { seat: Red, add: item.clone() });
    let goods = Goods { gear: vec![0], ..Goods::default() };
    talk.does(munchkin::Command::Give { from: Red, to: Blue, goods, back: Goods { gold: 50, ..Goods::default() } });
    assert_eq!((talk.seat(Blue).gear.as_slice(), talk.seat(Red).gear.len()), (&[item.into()][..], 0), "trade");
}

#[test]
fn harm_oneself_or_help_an_enemy_against_their_will() {
    let _row = proves("MQ-TALK-02");
    let mut talk = Talk::four();
    talk.at_level(Blue, 5).does(plays(Blue, curse(Blue, level(Blue, -2)))).answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).level, 3, "a Curse on oneself");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    // Nobody asked Yellow, who makes Blue's monster weaker; Blue makes it stronger against Blue.
    let add = |level| Enhancer { level, ..Enhancer::default() };
    talk.does(plays(Yellow, Played::Enhancer { monster: ids[0], add: add(-2) }));
    talk.does(plays(Blue, Played::Enhancer { monster: ids[0], add: add(5) }));
    assert_eq!(talk.who(ids[0]).level(), Some(6));
    talk.does(plays(Green, any(vec![level(Blue, 1)])));
    assert_eq!(talk.seat(Blue).level, 2);
}

/// One of every kind of card, harmless and playable beside a monster.
fn one_of_each(monster: MonsterId) -> Vec<Played> {
    vec![
        Played::Level,
        Played::Race("elf".into()),
        Played::Class("thief".into()),
        curse(Red, gold(Red, -1)),
        Played::Enhancer { monster, add: Enhancer { level: 1, ..Enhancer::default() } },
        Played::Monster,
        any(vec![gold(Blue, 1)]),
    ]
}

#[test]
fn no_card_is_played_without_one_in_hand() {
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    let mut bare = talk.clone();
    bare.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(0) });
    for what in one_of_each(ids[0]) {
        bare.refuses(plays(Blue, what.clone())).because("card-not-in-hand").cites("MQ-CARD-02");
        let placed = Command::Munchkin(munchkin::Command::Play {
            seat: Blue,
            from: Source::Table(0),
            name: String::new(),
            what: Box::new(what.clone()),
        });
        talk.refuses(placed).because("play-from-hand").cites("MQ-CARD-02");
        talk.refuses(plays(Orange, what.clone())).because("no-such-seat");
        let name = "a\nb".to_owned();
        let garbled = Command::Munchkin(munchkin::Command::Play {
            seat: Blue,
            from: Source::Hand(Deck::DXM),
            name,
            what: Box::new(what.clone()),
        });
        talk.refuses(garbled).because("text-unsound");
        talk.clone().does(plays(Blue, what));
    }
    // Two cards at once take two.
    bare.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(1) });
    bare.amends(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
    let with = Some("dwarf".to_owned());
    bare.refuses(plays(Blue, Played::HalfBreed { with })).because("card-not-in-hand");
    bare.does(plays(Blue, Played::HalfBreed { with: None }));
}

#[test]
fn no_card_is_played_after_the_roll_or_amid_the_monsters() {
    let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    for what in one_of_each(ids[0]) {
        talk.refuses(plays(Blue, what)).because("dice-are-cast").cites("MQ-CMB-46");
    }
    talk.does(plays(Blue, Played::Card { when: When::AfterRoll, effects: vec![gold(Blue, 1)] }));
    let mut talk = Talk::four();
    let room = talk.room(3, 3, all_to(East));
    talk.room(4, 3, plain());
    let id = talk.monster(room, walker(1), Red);
    talk.ends_turn().die(Red);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })), "{:?}", talk.asks());
    for what in one_of_each(id) {
        talk.refuses(plays(Red, what)).because("not-while-monsters-move").cites("MQ-MMOV-13");
    }
    talk.answers(table::Answer::Done).does(plays(Red, Played::Level));
}

#[test]
fn no_card_is_played_once_the_game_is_over() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::By(-1) }).at_level(Blue, 3);
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["wizard".into()] });
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: Gear { value: Some(1_000), ..Gear::default() } });
    let mut over = talk;
    over.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false }).effect(munchkin::Effect::Life {
        seat: Blue,
        dead: true,
        wish: false,
    });
    assert!(matches!(over.asks(), Ask::Table(table::Ask::Over(_))), "{:?}", over.asks());
    over.amends(munchkin::Effect::Life { seat: Red, dead: false, wish: false }).amends(munchkin::Effect::Life {
        seat: Blue,
        dead: false,
        wish: false,
    });
    for what in one_of_each(MonsterId(1)) {
        over.refuses(plays(Blue, what)).because("game-over").cites("MQ-END-03");
    }
    let by = PowerBy::Discard(Cards { hand: Hand::dealt(0, 1), ..Cards::default() });
    over.refuses(munchkin::Command::Power { seat: Blue, class: "wizard".into(), by, effects: vec![] })
        .because("game-over");
    let goods = || Goods { gear: vec![0], ..Goods::default() };
    for command in [
        Command::Dungeon(dungeon::Command::Heal { seat: Blue }),
        Command::Munchkin(munchkin::Command::BuyLevel {
            seat: Blue,
            gear: vec![0],
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        }),
        Command::Munchkin(munchkin::Command::Pack { seat: Blue, packed: vec![0] }),
        Command::Munchkin(munchkin::Command::Give { from: Blue, to: Red, goods: goods(), back: Goods::default() }),
        Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods: goods() }),
        deal(gold(Blue, 1)),
        explore(East),
    ] {
        over.refuses(command).because("game-over").cites("MQ-END-03");
    }
}

#[test]
fn a_level_card_stops_below_the_top() {
    let mut talk = Talk::four();
    talk.at_level(Blue, 9).refuses(plays(Blue, Played::Level)).because("level-needs-kill").cites("MQ-FIX-07");
    talk.at_level(Blue, 10).refuses(plays(Blue, Played::Level)).because("level-top").cites("MQ-LVL-02");
    talk.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    talk.refuses(plays(Red, Played::Level)).because("dead-is-spared").cites("MQ-DEATH-13");
}

#[test]
fn a_monster_card_needs_a_fight_and_an_enhancer_a_monster() {
    let mut talk = Talk::four();
    talk.refuses(plays(Blue, Played::Monster)).because("no-fight").cites("MQ-ENH-05");
    let enhance = |level, name: &str| Played::Enhancer {
        monster: MonsterId(1),
        add: Enhancer { level, name: name.into(), ..Enhancer::default() },
    };
    talk.refuses(plays(Blue, enhance(5, ""))).because("no-such-monster");
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(3, 1, 1), Red);
    talk.refuses(plays(Blue, enhance(500, ""))).because("number-out-of-range");
    talk.refuses(plays(Blue, enhance(5, "a\tb"))).because("text-unsound");
    for _ in 0..40 {
        talk.amends(fight::Effect::Enhance { monster: MonsterId(1), add: Enhancer::default() });
    }
    talk.refuses(plays(Blue, enhance(5, ""))).because("list-full");
    talk.walks(East).does(plays(Blue, Played::Monster)).cites("MQ-ENH-05");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
}

#[test]
fn any_other_card_does_something_possible() {
    let mut talk = Talk::four();
    talk.refuses(plays(Blue, any(vec![]))).because("no-effects");
    talk.refuses(plays(Blue, any(vec![gold(Blue, 1); 101]))).because("too-many-effects");
    talk.refuses(plays(Blue, any(vec![gold(Orange, 1)]))).because("no-such-seat");
    let into = Effect::Dungeon(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: walker(1), base: None });
    talk.refuses(plays(Blue, any(vec![into]))).because("no-monster-in-entrance").cites("MQ-FIX-12");
    let held = in_hand(&talk, Blue);
    talk.does(plays_of(Deck::TREASURE, Blue, any(vec![gold(Blue, 1)])));
    assert_eq!(in_hand(&talk, Blue), (held.0 - 1, held.1), "a Treasure that is no Item leaves the hand, too");
}
