//! Cards the app keeps: decks, discards, hands by name, and dice that a card changes.

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::play::playout;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::card::{CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Tile;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::setup::Setup;
use standie::rules::table;

/// A game the app keeps whole, Red on the move, hands dealt, everybody passing.
pub fn kept() -> Talk {
    let mut talk = Talk::of(&Setup { first: Some(Red), ..playout::setup(3) });
    talk.does(table::Command::Rule { name: "explore_lock".into(), value: "on_monster".into() });
    settle(&mut talk);
    talk
}

/// Names the cards of each hand that grew, lowest numbers first, and lets everybody pass.
pub fn settle(talk: &mut Talk) {
    loop {
        match talk.asks() {
            Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) => {
                let stock = talk.game.stock.as_ref().expect("decks");
                let from = stock.draw.and(talk.book.cards.stack(deck));
                // Nothing that changes dice: those come when a test wants them.
                let plain = from.without(talk.book.cards.dice());
                talk.answers(cards::Answer::Cards(plain.iter().take(count as usize).collect()));
            }
            Ask::Table(table::Ask::Window { .. }) => {
                talk.answers(table::Answer::No);
            }
            _ => return,
        }
    }
}

/// A card of the decks comes to a hand.
pub fn deals(talk: &mut Talk, seat: Colour, is: impl Fn(&CardKind) -> bool) -> CardId {
    let stock = talk.game.stock.as_ref().expect("decks");
    let card = stock.draw.iter().find(|c| talk.book.cards.card(*c).is_some_and(|d| is(&d.is))).expect("such a card");
    let deck = talk.book.cards.deck(card).expect("a hand's deck");
    talk.game.apply(&Event::Cards(cards::Event::Took { seat, cards: CardSet::of(card) }));
    let hand = talk.seat(seat).hand;
    talk.game.apply(&Event::Cards(cards::Event::Hand { seat, from: hand, to: hand.with(deck, hand.of(deck) + 1) }));
    card
}

pub fn plays(talk: &mut Talk, seat: Colour, card: CardId, choice: Choice) {
    talk.does(munchkin::Command::PlayCard { seat, card, choice });
}

fn draws(seat: Colour, deck: Deck, cards: i32) -> Effect {
    Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(cards) })
}

/// Cards of a deck that lie face down or up.
fn lying(talk: &Talk, stack: Deck) -> (CardSet, CardSet) {
    let (stock, deck) = (talk.game.stock.as_ref().expect("decks"), talk.book.cards.stack(stack));
    (stock.draw.and(deck), stock.discards.and(deck))
}

#[test]
fn three_decks_are_drawn_from_each_by_itself() {
    let _row = proves("MQ-SET-02");
    let mut talk = Talk::of(&Setup { first: Some(Red), ..playout::setup(2) });
    talk.answers(table::Answer::Done);
    let cards = &talk.book.cards;
    let decks = [Deck::MONSTER, Deck::TREASURE, Deck::DXM].map(|stack| cards.stack(stack));
    assert_eq!(decks.iter().map(|deck| deck.len()).sum::<u32>(), 200);
    assert!(decks[0].and(decks[1]).is_empty() && decks[1].and(decks[2]).is_empty());
    // A hand draws from the deck it is owed cards of, from no other, and as many as it is owed.
    let Ask::Cards(cards::Ask::Cards { deck: Deck::TREASURE, count: 3, drawn: true }) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    let some = |stack: Deck, n: usize| -> CardSet { lying(&talk, stack).0.iter().take(n).collect() };
    let (dxm, two, three) = (some(Deck::DXM, 3), some(Deck::TREASURE, 2), some(Deck::TREASURE, 3));
    for wrong in [dxm.clone(), two] {
        talk.refuses(table::Command::Answer(Answer::Cards(cards::Answer::Cards(wrong)))).because("other-cards");
    }
    talk.answers(cards::Answer::Cards(three.clone())).cites("MQ-SET-02");
    assert_eq!(talk.seat(Red).held, three);
    let Ask::Cards(cards::Ask::Cards { deck: Deck::DXM, count: 3, drawn: true }) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    talk.answers(cards::Answer::Cards(dxm));
    settle(&mut talk);
    // Nothing is drawn twice.
    assert!(talk.seat(Red).held.and(&talk.seat(Blue).held).is_empty());
    assert_eq!(lying(&talk, Deck::TREASURE).0.len(), 88 - 6);
}

#[test]
fn a_monster_is_drawn_from_its_own_deck() {
    let _row = proves("MQ-SET-02");
    let mut talk = kept();
    talk.does(dungeon::Command::Explore { side: East, all: false }).answers(dungeon::Answer::Tile(Box::new(plain())));
    if matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Links { .. })) {
        talk.answers(table::Answer::Done);
    }
    settle(&mut talk);
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Monster(walker(3).into()))))
        .because("other-cards");
    let def = talk.book.cards.monsters[0].def.clone();
    let card = def.card.expect("a number");
    talk.answers(fight::Answer::Monster(def));
    assert!(!lying(&talk, Deck::MONSTER).0.has(card));
}

#[test]
fn what_is_used_or_killed_lies_face_up_on_the_discards_of_its_deck() {
    let _row = proves("MQ-SET-03");
    let mut talk = kept();
    let level = deals(&mut talk, Red, |is| *is == CardKind::Level);
    plays(&mut talk, Red, level, Choice::default());
    assert_eq!(talk.seat(Red).level, 2);
    assert!(talk.because("MQ-SET-03").contains(&&Event::Cards(cards::Event::Swept(CardSet::of(level)))));
    assert_eq!(lying(&talk, Deck::TREASURE).1, CardSet::of(level));
    // An Item lies on the table until it goes.
    let item =
        deals(&mut talk, Red, |is| matches!(is, CardKind::Item { gear, .. } if !gear.once && gear.only.is_empty()));
    plays(&mut talk, Red, item, Choice::default());
    assert_eq!(talk.seat(Red).gear[0].card, Some(item));
    assert!(!lying(&talk, Deck::TREASURE).1.has(item));
    talk.does(dungeon::Command::Drop {
        seat: Red,
        goods: munchkin::goods::Goods { gear: vec![0], ..Default::default() },
    });
    assert!(!lying(&talk, Deck::TREASURE).1.has(item), "dropped is not discarded");
    talk.amends(dungeon::Effect::Pile { room: talk.seat(Red).room.expect("a room"), pile: None });
    assert!(lying(&talk, Deck::TREASURE).1.has(item));
    // A monster that is killed.
    let def = MonsterDef::clone(&talk.book.cards.monsters[3].def);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, def.clone(), Blue);
    assert!(!lying(&talk, Deck::MONSTER).0.has(def.card.expect("a number")));
    talk.effect(fight::Effect::RemoveMonster { monster, empty: false });
    assert!(lying(&talk, Deck::MONSTER).1.has(def.card.expect("a number")));
}

#[test]
fn an_empty_deck_is_made_of_its_discards_again() {
    let _row = proves("MQ-SET-04");
    let mut talk = kept();
    let stack = talk.book.cards.stack(Deck::DXM).clone();
    let rest = lying(&talk, Deck::DXM).0;
    // All but one lie on the discards.
    let last = rest.iter().next().expect("a card");
    talk.game.apply(&Event::Cards(cards::Event::Took { seat: Blue, cards: rest.without(&CardSet::of(last)) }));
    talk.game.apply(&Event::Cards(cards::Event::Shed { seat: Blue, cards: rest.without(&CardSet::of(last)) }));
    talk.effect(draws(Red, Deck::DXM, 3));
    let Ask::Cards(cards::Ask::Cards { count: 1, drawn: true, .. }) = talk.asks() else {
        panic!("the last first: {:?}", talk.asks())
    };
    talk.answers(cards::Answer::Cards(CardSet::of(last)));
    assert_eq!(talk.because("MQ-SET-04"), [&Event::Cards(cards::Event::Reshuffled(stack.clone()))]);
    assert!(lying(&talk, Deck::DXM).1.is_empty());
    let Ask::Cards(cards::Ask::Cards { count: 2, drawn: true, .. }) = talk.asks() else {
        panic!("then the others: {:?}", talk.asks())
    };
    let two: CardSet = lying(&talk, Deck::DXM).0.iter().take(2).collect();
    talk.answers(cards::Answer::Cards(two));
    assert_eq!(talk.seat(Red).held.and(&stack).len(), u32::from(talk.seat(Red).hand.of(Deck::DXM)));
}

#[test]
fn with_deck_and_discards_empty_nobody_draws() {
    let _row = proves("MQ-SET-05");
    let mut talk = kept();
    let rest = lying(&talk, Deck::TREASURE).0;
    talk.game.apply(&Event::Cards(cards::Event::Took { seat: Green, cards: rest.clone() }));
    let hand = talk.seat(Green).hand;
    let all = hand.with(Deck::TREASURE, hand.of(Deck::TREASURE) + rest.len() as u8);
    talk.game.apply(&Event::Cards(cards::Event::Hand { seat: Green, from: hand, to: all }));
    let before = talk.seat(Red).hand;
    talk.effect(draws(Red, Deck::TREASURE, 2)).cites("MQ-SET-05");
    assert_eq!(talk.seat(Red).hand, before);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
}

#[test]
fn discards_are_drawn_by_name_and_the_deck_where_there_are_none() {
    let _row = proves("MQ-CARD-14");
    let fetches = |is: &CardKind| {
        let text = format!("{is:?}");
        text.contains("Fetch { deck: treasure }")
    };
    let mut talk = kept();
    let card = deals(&mut talk, Red, fetches);
    assert!(lying(&talk, Deck::TREASURE).1.is_empty());
    let before = talk.seat(Red).hand.of(Deck::TREASURE);
    let deck = talk.book.cards.deck(card).expect("a deck");
    plays(&mut talk, Red, card, Choice::default());
    talk.cites("MQ-CARD-14");
    assert!(
        matches!(talk.asks(), Ask::Cards(cards::Ask::Cards { deck: Deck::TREASURE, count: 1, drawn: true })),
        "the top of the deck"
    );
    settle(&mut talk);
    assert_eq!(talk.seat(Red).hand.of(Deck::TREASURE), before + u8::from(deck == Deck::DXM));

    let mut talk = kept();
    let level = deals(&mut talk, Red, |is| *is == CardKind::Level);
    plays(&mut talk, Red, level, Choice::default());
    let card = deals(&mut talk, Red, fetches);
    talk.refuses(munchkin::Command::PlayCard { seat: Red, card, choice: Choice::default() }).because("choice-missing");
    let other = Choice { pick: Some(card), ..Choice::default() };
    talk.refuses(munchkin::Command::PlayCard { seat: Red, card, choice: other }).because("card-not-in-discards");
    plays(&mut talk, Red, card, Choice { pick: Some(level), ..Choice::default() });
    talk.cites("MQ-CARD-14");
    assert!(talk.seat(Red).held.has(level));
}

#[test]
fn a_hand_that_shrinks_by_number_chooses_which_cards_go() {
    let mut talk = kept();
    let held = talk.seat(Red).held.and(talk.book.cards.stack(Deck::DXM));
    talk.effect(cards::Effect::Hand { seat: Red, deck: Deck::DXM, change: Amount::By(-2) });
    let Ask::Cards(cards::Ask::Cards { deck: Deck::DXM, count: 2, drawn: false }) = talk.asks() else {
        panic!("{:?}", talk.asks())
    };
    talk.refuses(table::Command::Skip).because("cannot-skip");
    let gone: CardSet = held.iter().take(2).collect();
    talk.answers(cards::Answer::Cards(gone.clone()));
    assert_eq!(lying(&talk, Deck::DXM).1, gone);
}

#[test]
fn cards_in_a_hand_are_played_by_name_only_by_who_holds_them() {
    let mut talk = kept();
    let card = deals(&mut talk, Blue, |is| *is == CardKind::Level);
    let steal = Command::Munchkin(munchkin::Command::PlayCard { seat: Red, card, choice: Choice::default() });
    talk.refuses(steal).because("card-not-in-hand");
    let number =
        |n| Command::Munchkin(munchkin::Command::PlayCard { seat: Red, card: CardId(n), choice: Choice::default() });
    talk.refuses(number(0)).because("no-such-card");
    talk.refuses(number(255)).because("no-such-card");
    let unnamed = munchkin::played::Source::Hand(Deck::DXM);
    talk.refuses(munchkin::Command::Play {
        seat: Red,
        from: unnamed,
        name: String::new(),
        what: Box::new(munchkin::played::Played::Level),
    })
    .because("name-the-card");
    talk.refuses(dungeon::Command::RoomDeal { pays: Cards::default(), choice: Choice::default() })
        .because("no-deal-here");
    let power = |class: &str| {
        Command::Munchkin(munchkin::Command::UsePower {
            seat: Red,
            class: class.into(),
            by: PowerBy::Ten,
            choice: Choice { on: Some(Red), ..Choice::default() },
        })
    };
    talk.refuses(power("baker")).because("no-such-power");
}

#[test]
fn help_is_asked_for_and_answered() {
    let mut talk = kept();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(3), base: Some(Blue) });
    let ask = |seat, treasures| {
        Command::Fight(fight::Command::AskHelp { seat, terms: fight::Bargain { treasures, ..Default::default() } })
    };
    talk.refuses(fight::Command::AskHelp { seat: Blue, terms: fight::Bargain { gold: 5_000, ..Default::default() } })
        .because("not-enough-gold");
    for _ in 0..3 {
        talk.does(ask(Blue, 0));
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Asked { main: Red, .. })));
        talk.answers(table::Answer::No);
    }
    talk.refuses(ask(Blue, 0)).because("asked-enough");
    talk.does(ask(Green, 1));
    assert_eq!(talk.asked(), Some(Green));
    talk.answers(table::Answer::Done).cites("MQ-HELP-06").cites("MQ-BRIBE-01");
    assert_eq!(talk.seat(Green).room, Some(room));
    let fight = talk.game.fight.as_deref().expect("a fight");
    assert_eq!((fight.helper, fight.bargain.as_ref().map(|b| b.treasures)), (Some(Green), Some(1)));
}

#[test]
fn everybody_may_react_again_when_somebody_has() {
    let _row = proves("MQ-CMB-42");
    let mut talk = kept();
    let room = talk.room(1, 0, plain());
    let enhancer = deals(&mut talk, Green, |is| matches!(is, CardKind::Enhancer(e) if e.level == 5));
    talk.stands(Red, room);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(3), base: Some(Blue) });
    let monster = talk.game.foes.all[0].id;
    talk.answers(table::Answer::Done);
    let waiting = |talk: &Talk| match talk.agenda().last() {
        Some(Step::Table(table::Step::Window { waiting, .. })) => *waiting,
        other => panic!("{other:?}"),
    };
    assert_eq!(waiting(&talk), [Blue, Green], "who announced the roll is not asked");
    talk.answers(table::Answer::No);
    plays(&mut talk, Green, enhancer, Choice { monster: Some(monster), ..Choice::default() });
    assert_eq!(waiting(&talk), [Green, Red, Blue], "who has played may go on");
    assert_eq!(talk.who(monster).level(), Some(8));
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Done))).because("not-asked");
    talk.answers(table::Answer::No);
    // Whoever fights goes back to asking for help, and announces the roll once more.
    let back = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
    assert!(engine::moves(&talk.book, &talk.game).contains(&back));
    talk.does(back).cites("MQ-CMB-42");
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    talk.does(fight::Command::AskHelp { seat: Blue, terms: fight::Bargain::default() });
    talk.answers(table::Answer::No);
    talk.answers(table::Answer::Done);
    assert_eq!(waiting(&talk), [Blue, Green]);
    settle(&mut talk);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::FightDice { .. })));
}

#[test]
fn a_curse_cannot_be_waved_away_where_the_app_keeps_the_cards() {
    let mut talk = kept();
    let curse = deals(&mut talk, Blue, |is| matches!(is, CardKind::Curse(_)));
    plays(&mut talk, Blue, curse, Choice { on: Some(Red), ..Choice::default() });
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    assert!(!lying(&talk, Deck::DXM).1.has(curse), "it waits for what becomes of it");
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::No))).because("not-asked");
    talk.answers(table::Answer::Done);
    assert!(engine::moves(&talk.book, &talk.game).len() > 1);
}

#[test]
fn a_cleric_rolls_once_against_a_curse_on_itself_and_on_nobody_else() {
    let _row = proves("MQ-CURSE-04");
    let mut talk = kept();
    for seat in [Red, Green] {
        let cleric = deals(&mut talk, seat, |is| matches!(is, CardKind::Class(c) if c == "cleric"));
        plays(&mut talk, seat, cleric, Choice::default());
        settle(&mut talk);
    }
    let curse = deals(&mut talk, Blue, |is| matches!(is, CardKind::Curse(_)));
    plays(&mut talk, Blue, curse, Choice { on: Some(Red), ..Choice::default() });
    let averts = |seat| {
        Command::Munchkin(munchkin::Command::UsePower {
            seat,
            class: "cleric".into(),
            by: PowerBy::Ten,
            choice: Choice::default(),
        })
    };
    let offered = |talk: &Talk| -> Vec<Command> {
        let moves = engine::moves(&talk.book, &talk.game);
        moves.into_iter().filter(|c| matches!(c, Command::Munchkin(munchkin::Command::UsePower { .. }))).collect()
    };
    assert_eq!(offered(&talk), [averts(Red)]);
    talk.refuses(averts(Green)).because("averts-own-only").cites("MQ-CURSE-04");
    talk.does(averts(Red)).answers(table::Answer::Number(9));
    settle(&mut talk);
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Cursed { .. })), "it is still about to strike");
    assert_eq!(offered(&talk), []);
    talk.refuses(averts(Red)).because("averting-failed").cites("MQ-CLASS-08");
    talk.answers(table::Answer::Done);
}

#[test]
fn a_race_can_be_given_up_and_a_power_paid_with_what_lies_on_the_table() {
    let _row = proves("MQ-RACE-07");
    let _row = proves("MQ-ANY-05");
    let _row = proves("MQ-CLASS-06");
    let _row = proves("MQ-CLASS-05");
    let mut talk = kept();
    let is_race = |c: &CardId| matches!(talk.book.cards.card(*c).map(|d| &d.is), Some(CardKind::Race(_)));
    let race = talk.seat(Red).held.iter().find(is_race).expect("a Race among the first cards");
    let class = deals(&mut talk, Red, |is| matches!(is, CardKind::Class(c) if c == "cleric"));
    for card in [race, class] {
        plays(&mut talk, Red, card, Choice::default());
        settle(&mut talk);
    }
    let seat = talk.game.seats.iter_mut().find(|s| s.colour == Red).expect("Red plays");
    seat.gear.push(Gear { name: "Wellies".into(), ..Gear::default() }.into());
    seat.health.red -= 1;
    let rare = engine::rare(&talk.book, &talk.game, Red);
    let give_up = Command::Munchkin(munchkin::Command::PlayCard { seat: Red, card: race, choice: Choice::default() });
    let pays = |pays: Cards| {
        let choice = Choice { on: Some(Red), ..Choice::default() };
        Command::Munchkin(munchkin::Command::UsePower {
            seat: Red,
            class: "cleric".into(),
            by: PowerBy::Discard(pays),
            choice,
        })
    };
    let item = pays(Cards { gear: vec![0], ..Cards::default() });
    let own = pays(Cards { kinds: vec!["cleric".into()], ..Cards::default() });
    for command in [&give_up, &item, &own] {
        assert!(rare.contains(command), "{command:?}");
        let offers = engine::legal(&talk.book, &talk.game).offers;
        assert!(offers.iter().any(|o| o.command == *command), "{command:?}");
        assert!(!engine::moves(&talk.book, &talk.game).contains(command), "bots need not weigh it");
    }
    let mut other = talk.clone();
    other.does(own);
    assert!(other.seat(Red).classes.is_empty() && other.seat(Red).health.red == other.seat(Red).health.max);
    talk.does(item);
    assert!(talk.seat(Red).gear.is_empty() && talk.seat(Red).health.red == talk.seat(Red).health.max);
    settle(&mut talk);
    talk.does(give_up);
    settle(&mut talk);
    assert!(talk.seat(Red).races.is_empty());
    assert!(lying(&talk, Deck::DXM).1.has(race), "it lies among the discards");
}

/// A seat that has four cards of each deck, gold and an Item worth a level, or nothing at all.
fn supplied(mut talk: Talk, rich: bool) -> Talk {
    for deck in [Deck::TREASURE, Deck::DXM].into_iter().filter(|_| rich).flat_map(|deck| [deck; 4]) {
        deals(&mut talk, Red, |is| matches!(is, CardKind::Item { .. }) == (deck == Deck::TREASURE));
    }
    let seat = talk.game.seats.iter_mut().find(|s| s.colour == Red).expect("Red plays");
    seat.gold = if rich { 5_000 } else { 0 };
    (seat.health.red, seat.spent) = (1, 2);
    seat.conditions.push(Condition { text: "Itching".into(), ..Condition::default() });
    if rich {
        seat.gear.push(Gear { name: "Heirloom".into(), value: Some(1_000), ..Gear::default() }.into());
    } else {
        (seat.held, seat.hand) = (CardSet::EMPTY, Hand::default());
    }
    talk
}

#[test]
fn a_deal_is_offered_where_it_can_be_paid_and_only_there() {
    let face = |up| Tile { up, down: None };
    let tiles = kept().book.cards.tiles.clone();
    let faces = tiles.into_iter().flat_map(|t| t.down.map(face).into_iter().chain([face(t.up)]));
    let mut coins = 0;
    for tile in faces.filter(|t| t.up.deal.is_some()) {
        let mut talk = kept();
        let room = talk.room(1, 0, tile.clone());
        talk.stands(Red, room);
        for rich in [true, false] {
            let talk = supplied(talk.clone(), rich);
            let moves = engine::moves(&talk.book, &talk.game);
            let offered: Vec<_> =
                moves.iter().filter(|c| matches!(c, Command::Dungeon(dungeon::Command::RoomDeal { .. }))).collect();
            assert_eq!(!offered.is_empty(), rich, "{:?}", tile.up.deal);
            for command in offered {
                assert!(engine::decide(&talk.book, &talk.game, command).is_ok(), "{:?}: {command:?}", tile.up.deal);
            }
        }
        coins += 1;
    }
    assert!(coins >= 4, "{coins} Deals");
}
