//! What the app works out for a table, against every case there is or against another way to work it out.

use crate::support::random;
use crate::talk::{Blue, Green, Red, Talk, three};
use crate::wander::setup;
use rand::RngExt as _;
use standie::odds::bargain::{Case, Weights};
use standie::odds::bids::bids;
use standie::rules::card::CardSet;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors::Command::{OpenDoor, SearchRoom};
use standie::rules::fight::{Bargain, roll};
use standie::rules::game::Game;
use standie::rules::ids::Colour::{self, Orange, Purple, Yellow};
use standie::rules::ids::MonsterId;
use standie::rules::question::Ask;
use standie::rules::{cards, doors, engine, fight, munchkin, table};
use std::collections::BTreeMap;
use std::sync::Arc;

const ALL: [Colour; 6] = [Red, Blue, Green, Yellow, Orange, Purple];

/// Six at the table, RED with a hand of so many at the end of the turn.
fn at_charity() -> Talk {
    let mut setup = setup(6);
    setup.first = Some(Red);
    setup.rulings = [("hand_dealt", "2"), ("opening_groups", "optional")].map(|(n, v)| (n.into(), v.into())).into();
    let mut talk = Talk::dealt(crate::talk::book(), setup, &[]);
    talk.all_pass();
    talk.fetches(Red, &["Elf", "Dwarf"]);
    talk.draws_next(&["Halfling", "Elf"]).does(OpenDoor).draws().does(SearchRoom).draws().answers(table::Answer::No);
    assert!(matches!(talk.asks(), Ask::Munchkin(munchkin::Ask::Charity { surplus: 3, .. })), "{:?}", talk.asks());
    talk
}

fn set(game: &mut Game, colour: Colour, with: impl FnOnce(&mut standie::rules::seat::Seat)) {
    let seat = game.seats.iter_mut().find(|seat| seat.colour == colour).expect("a seat");
    with(seat);
}

/// RED holds so many cards too many.
fn holds(talk: &mut Talk, surplus: u32) {
    holds_exactly(talk, Deck::DOOR, 5 + surplus);
}

/// RED holds so many cards: what is missing comes from a deck, what is too much goes back.
fn holds_exactly(talk: &mut Talk, from: Deck, cards: u32) {
    let stock = talk.game.stock.as_mut().expect("cards");
    let mut held = talk.game.seats[0].held.clone();
    let mut free = stock.draw.and(talk.book.cards.stack(from)).iter().collect::<Vec<_>>().into_iter();
    while held.len() > cards {
        let card = held.iter().last().expect("a card");
        held.remove(card);
        stock.draw.insert(card);
    }
    while held.len() < cards {
        let card = free.next().expect("a card of the deck");
        held.insert(card);
        stock.draw.remove(card);
    }
    let count = |deck: Deck| u8::try_from(held.shared(talk.book.cards.stack(deck))).expect("a few");
    let (doors, items) = (count(Deck::DOOR), count(Deck::ITEMS));
    set(&mut talk.game, Red, |seat| {
        seat.hand = seat.hand.with(Deck::DOOR, doors).with(Deck::ITEMS, items);
        seat.held = held;
    });
}

#[test]
fn charity_over_all_levels_of_five_others_and_every_excess() {
    let mut talk = at_charity();
    let mut given = 0;
    for surplus in 1..=7 {
        holds(&mut talk, surplus);
        for pattern in 0..4_u32.pow(5) {
            let levels: Vec<u8> = (0..5).map(|place| (1 + pattern / 4_u32.pow(place) % 4) as u8).collect();
            // A Level for the giver, and now and then somebody who is dead.
            let own = (1 + pattern % 5) as u8;
            let dead = (pattern % 3 == 0).then(|| ALL[1 + pattern as usize % 5]);
            let mut now = talk.again();
            set(&mut now.game, Red, |seat| seat.level = own);
            for (colour, level) in ALL[1..].iter().zip(&levels) {
                set(&mut now.game, *colour, |seat| (seat.level, seat.dead) = (*level, dead == Some(*colour)));
            }
            let living = || ALL[1..].iter().zip(&levels).filter(|(colour, _)| dead != Some(**colour));
            let lowest = living().map(|(_, level)| *level).min().filter(|lowest| *lowest < own);
            let expected: Vec<Colour> =
                living().filter(|(_, level)| Some(**level) == lowest).map(|(colour, _)| *colour).collect();
            let Ask::Munchkin(munchkin::Ask::Charity { surplus: asked, to }) = now.asks() else { panic!("Charity") };
            assert_eq!((asked, &to), (surplus, &expected), "{levels:?}, {own}, dead {dead:?}");
            if pattern % 16 != surplus {
                continue;
            }
            // What is offered is what comes out.
            let gives = |wish: &Command| matches!(wish, Command::Table(table::Command::Answer(_)));
            let moves: Vec<Command> = engine::moves(&now.book, &now.game).into_iter().filter(gives).collect();
            for gives in [moves.first(), moves.last()].into_iter().flatten() {
                let mut after = now.game.clone();
                engine::act(&now.book, &mut after, gives).expect("what is offered is accepted");
                let got = |colour: Colour| {
                    let held = |game: &Game| game.seat(colour).map_or(0, |seat| seat.held.len());
                    i64::from(held(&after)) - i64::from(held(&now.game))
                };
                let shares: Vec<i64> = expected.iter().map(|colour| got(*colour)).collect();
                assert!(shares.iter().max().unwrap_or(&0) - shares.iter().min().unwrap_or(&0) <= 1, "{shares:?}");
                let sum: i64 = ALL[1..].iter().map(|colour| got(*colour)).sum();
                assert_eq!(sum, if expected.is_empty() { 0 } else { i64::from(surplus) });
                assert_eq!((sum, got(Red)), (shares.iter().sum(), -i64::from(surplus)));
                given += 1;
            }
        }
    }
    assert!(given > 500, "{given}");
}

/// RED is dead, so many cards lie there, and the others are of these Levels.
fn body(levels: &[(Colour, u8)], pile: u32) -> Talk {
    let mut setup = setup(5);
    setup.first = Some(Red);
    setup.rulings = [("hand_dealt", "2"), ("opening_groups", "optional")].map(|(n, v)| (n.into(), v.into())).into();
    let mut talk = Talk::dealt(crate::talk::book(), setup, &[]);
    talk.all_pass();
    for (colour, level) in levels {
        set(&mut talk.game, *colour, |seat| seat.level = *level);
    }
    talk.draws_next(&["Bottomless Fondue"]).does(OpenDoor).draws().answers(table::Answer::Done);
    holds_exactly(&mut talk, Deck::ITEMS, pile);
    talk.runs(1);
    talk
}

/// Those of one Level in order of their rolls: whoever is level rolls again, by themselves.
fn rolled(tied: &[Colour], faces: &mut dyn FnMut(Colour) -> u8) -> Vec<Colour> {
    if tied.len() < 2 {
        return tied.to_vec();
    }
    let mut by_face: BTreeMap<u8, Vec<Colour>> = BTreeMap::new();
    for seat in tied {
        by_face.entry(faces(*seat)).or_default().push(*seat);
    }
    by_face.into_values().rev().flat_map(|level| rolled(&level, faces)).collect()
}

/// Plays the looting of a body out; who took something, in order.
fn looted(talk: &mut Talk, script: &BTreeMap<Colour, Vec<u8>>) -> Vec<Colour> {
    let mut used: BTreeMap<Colour, usize> = BTreeMap::new();
    let mut took = Vec::new();
    loop {
        match talk.asks() {
            Ask::Doors(doors::Ask::LootRoll { open }) => {
                let seat = open[0];
                let at = used.entry(seat).or_default();
                let face = script[&seat][*at];
                *at += 1;
                talk.answers(table::Answer::Die { seat, face });
            }
            Ask::Doors(doors::Ask::Corpse { left, .. }) => {
                let seat = talk.asked().expect("somebody");
                let card = left.iter().next().expect("a card");
                talk.answers(cards::Answer::Cards(CardSet::of(card)));
                assert!(talk.seat(seat).held.has(card));
                took.push(seat);
            }
            _ => return took,
        }
    }
}

#[test]
fn a_body_of_three_among_seven_five_five_and_two() {
    let levels = [(Blue, 5), (Green, 7), (Yellow, 5), (Orange, 2)];
    let script = BTreeMap::from([(Blue, vec![2]), (Yellow, vec![6])]);
    let took = looted(&mut body(&levels, 3), &script);
    let short = crate::talk::is_short();
    assert_eq!(&took[..3], [Green, Yellow, Blue]);
    assert_eq!(took.len(), 3, "nothing is left for the last, {short}");
}

#[test]
fn who_loots_first_over_all_levels_and_many_dice() {
    let mut rng = random::rng(9);
    for pattern in 0..3_u32.pow(4) {
        let levels: Vec<(Colour, u8)> =
            (0..4).map(|place| (ALL[1 + place as usize], (2 + pattern / 3_u32.pow(place) % 3) as u8)).collect();
        for pile in [1, 3, 4, 6] {
            let script: BTreeMap<Colour, Vec<u8>> = levels
                .iter()
                .map(|(colour, _)| (*colour, (0..40).map(|_| rng.random_range(1..=6)).collect()))
                .collect();
            let mut used: BTreeMap<Colour, usize> = BTreeMap::new();
            let mut faces = |seat: Colour| {
                let at = used.entry(seat).or_default();
                *at += 1;
                script[&seat][*at - 1]
            };
            let mut order = Vec::new();
            for level in (2..=4).rev() {
                let tied: Vec<Colour> = levels.iter().filter(|(_, l)| *l == level).map(|(c, _)| *c).collect();
                order.extend(rolled(&tied, &mut faces));
            }
            let mut talk = body(&levels, pile);
            let before = talk.game.stock.as_ref().map(|stock| stock.discards.len()).expect("cards");
            let took = looted(&mut talk, &script);
            // One card each; round and round by the Short Rules.
            let rounds = if crate::talk::is_short() { pile } else { pile.min(4) };
            let expected: Vec<Colour> = order.iter().copied().cycle().take(rounds as usize).collect();
            assert_eq!(took, expected, "{levels:?}, {pile} lie there");
            let after = talk.game.stock.as_ref().map(|stock| stock.discards.len()).expect("cards");
            assert!(after >= before + (pile - rounds), "the rest is discarded");
        }
    }
}

/// A monster of the set stands there too.
fn joins(talk: &mut Talk, card: &standie::rules::card::MonsterCard) -> MonsterId {
    let foes = &mut *talk.game.foes;
    let id = MonsterId(foes.next);
    let like = foes.all[0].clone();
    let def = Arc::clone(&card.def);
    foes.all.push(fight::foe::Monster { id, def, enhancers: Vec::new(), mate: None, ..like });
    foes.next += 1;
    id
}

#[test]
fn for_the_win_is_said_whenever_winning_would_end_the_game() {
    let mut rng = random::rng(4);
    let mut talk = three(&[]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }).answers(table::Answer::Done);
    let monsters = talk.book.cards.monsters.clone();
    let (mut ends, mut played) = (0, 0);
    for round in 0..100_000_u32 {
        let mut now = talk.again();
        let mut levels = Vec::new();
        now.game.foes.all.clear();
        let like = talk.game.foes.all[0].clone();
        for id in 0..rng.random_range(1..=3_u32) {
            let card = &monsters[rng.random_range(0..monsters.len())];
            let def = Arc::clone(&card.def);
            levels.push(i32::from(card.def.levels.unwrap_or(1)));
            now.game.foes.all.push(fight::foe::Monster { id: MonsterId(id), def, ..like.clone() });
        }
        now.game.foes.next = 9;
        let (red, blue) = (rng.random_range(1..=9_u8), rng.random_range(1..=9_u8));
        let (helps, elf) = (rng.random_range(0..2) == 0, rng.random_range(0..2) == 0);
        set(&mut now.game, Red, |seat| seat.level = red);
        set(&mut now.game, Blue, |seat| {
            seat.level = blue;
            seat.races = if elf { vec!["elf".to_owned()] } else { Vec::new() };
        });
        let mut slain = Vec::new();
        // One of several may have been sent away: it was not killed.
        if levels.len() > 1 && rng.random_range(0..3) == 0 {
            levels.pop();
            let gone = now.game.foes.all.pop().expect("a monster");
            let worth = fight::slain::worth(&now.book, &now.game, &gone);
            slain.push(fight::state::Slain { levels: 0, sent: true, ..worth });
        }
        let fight = Arc::make_mut(now.game.fight.as_mut().expect("a fight"));
        (fight.helper, fight.slain) = (helps.then_some(Blue), slain);
        let killed = levels.len() as i32;
        let wins = i32::from(red) + levels.iter().sum::<i32>() >= 10 || helps && elf && i32::from(blue) + killed >= 10;
        assert_eq!(roll::wins_the_game(&now.book, &now.game), wins, "{red}, {blue}, {helps}, {elf}: {levels:?}");
        ends += u32::from(wins);
        if round % 200 == 0 {
            // As it is played so it ends.
            set(&mut now.game, Red, |seat| seat.bonus = 200);
            let says = |now: &mut Talk, answer: table::Answer| {
                let said = table::Command::Answer(answer.into()).into();
                engine::carry_out(&now.book, &mut now.game, &said).expect("an answer");
            };
            says(&mut now, table::Answer::Done);
            while matches!(now.asks(), Ask::Table(table::Ask::Window { .. })) {
                says(&mut now, table::Answer::No);
            }
            assert_eq!(now.game.ending.is_some(), wins, "{red}, {blue}, {helps}, {elf}: {levels:?}");
            played += 1;
        }
    }
    assert!(ends > 20_000 && ends < 80_000 && played == 500, "{ends}, {played}");
}

#[test]
fn for_the_win_comes_and_goes_with_what_stands_there() {
    let mut talk = three(&[(Red, &["Its Mom Wants It Home"]), (Blue, &["Has Read Your Diary"])]);
    talk.raised(Red, 8).draws_next(&["Behemoth in Denial"]).does(OpenDoor).draws();
    let says = |talk: &Talk| roll::wins_the_game(&talk.book, &talk.game);
    assert!(says(&talk), "two Levels from 8");
    let first = talk.game.foes.all[0].id;
    let choice = |monster| standie::rules::card::Choice { monster: Some(monster), ..Default::default() };
    let more = talk.play(Blue, "Has Read Your Diary", choice(first));
    talk.does(more);
    assert!(says(&talk), "however strong it is");
    let small = talk.book.cards.monster(talk.card("Crumb Swarm")).expect("a monster").clone();
    let home = standie::rules::card::Choice {
        fighter: Some(fight::Fighter::Monster(first)),
        monster: Some(first),
        ..Default::default()
    };
    let sends = talk.play(Red, "Its Mom Wants It Home", home);
    let mut alone = talk.again();
    alone.does(sends.clone());
    assert!(!says(&alone), "nothing is left to kill");
    joins(&mut talk, &small);
    talk.game.stock.as_mut().expect("cards").draw.remove(small.def.card.expect("a card"));
    talk.does(sends);
    assert!(!says(&talk), "one Level from 8");
    talk.raised(Red, 9);
    assert!(says(&talk));
}

/// What both gain by a deal, worked out once more: with fights that are won or lost for certain.
fn gains(case: &Case, weights: &Weights, treasures: f64) -> (f64, f64) {
    let sure = |roll: &standie::odds::Roll| roll.odds().map(|odds| odds.chance()).expect("no dice");
    let (alone, helped) = (sure(&case.alone), sure(&case.helped));
    let loses = f64::from(case.monsters) * (weights.hit + weights.bad_stuff * 2.0 / 3.0);
    let had = |levels: u8| f64::from(levels) * weights.level + f64::from(case.treasures) * weights.treasure;
    let main = |chance: f64, levels: u8| chance * had(levels) - (1.0 - chance) * loses;
    let paid = treasures * helped * weights.treasure;
    let helper = helped * f64::from(case.levels_helper) * weights.level - (1.0 - helped) * loses + paid;
    (main(helped, case.levels_helped) - main(alone, case.levels_alone) - paid, helper)
}

#[test]
fn every_bargain_that_is_shown_gains_both_and_an_elf_asks_for_a_level_less() {
    let mut rng = random::rng(12);
    let weights = Weights::default();
    let mut talk = three(&[]);
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let monsters = talk.book.cards.monsters.clone();
    let mut shown = 0;
    for _ in 0..4_000 {
        let mut now = talk.again();
        let card = &monsters[rng.random_range(0..monsters.len())];
        now.game.foes.all[0].def = Arc::clone(&card.def);
        for colour in [Red, Blue, Green] {
            let (level, bonus) = (rng.random_range(1..=8), rng.random_range(0..=9));
            set(&mut now.game, colour, |seat| (seat.level, seat.bonus) = (level, bonus));
        }
        let (level, bonus) = (now.seat(Blue).level, now.seat(Blue).bonus);
        // GREEN is what BLUE is, and an Elf.
        set(&mut now.game, Green, |seat| {
            (seat.level, seat.bonus) = (level, bonus);
            seat.races = vec!["elf".to_owned()];
        });
        if card.def.against.iter().any(|against| against.who == "elf" || against.who == "human") {
            continue;
        }
        let fight = fight::kept(&now.game).expect("a fight").clone();
        let bids = bids(&now.book, &now.game, &fight, &weights, &[]);
        let of = |seat: Colour| bids.iter().find(|bid| bid.seat == seat).expect("a bid");
        for bid in &bids {
            let spoils = roll::spoils(&now.book, &now.game, &fight);
            let elf = bid.seat == Green;
            let case = Case {
                alone: standie::odds::fight::roll(&fight::sides::sides(&now.book, &now.game, &fight, None)),
                helped: bid.helped,
                levels_alone: card.def.levels.unwrap_or(1),
                levels_helped: card.def.levels.unwrap_or(1),
                levels_helper: u8::from(elf),
                treasures: spoils.treasures,
                monsters: 1,
            };
            let fair = bid.fair.expect("no dice");
            if let Some((fewest, most)) = fair.treasures {
                for treasures in fewest..=most {
                    let (main, helper) = gains(&case, &weights, treasures.into());
                    assert!(main >= -1e-6 && helper >= -1e-6, "{bid:?}: {main}, {helper}");
                    shown += 1;
                }
            }
        }
        let (blue, green) = (of(Blue).fair.expect("no dice"), of(Green).fair.expect("no dice"));
        let won = of(Blue).helped.odds().map(|odds| odds.chance()).expect("no dice");
        assert!((blue.least - green.least - won * weights.level).abs() < 1e-6, "{blue:?}, {green:?}");
    }
    assert!(shown > 500, "{shown}");
}

#[test]
fn whoever_really_turns_a_fight_was_on_the_list() {
    use standie::odds::turners;
    let book = crate::talk::book();
    let (mut turned, mut looked) = (0, 0);
    for seed in 0..60 {
        crate::wander::wander(&book, &setup(3 + seed as usize % 3), seed, 500, |moment| {
            let game = moment.after;
            let Ask::Table(table::Ask::Window { about: table::step::About::Fight, waiting }) =
                engine::question(&book, game).ask
            else {
                return;
            };
            let Some(main) = fight::kept(game).map(|fight| fight.main) else { return };
            let me = waiting[0];
            if me == main {
                return;
            }
            let Some(listed) = turners::turning(&book, game, main) else { return };
            looked += 1;
            for play in engine::moves(&book, game) {
                let (seat, card, with) = match &play {
                    Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) => {
                        (*seat, *card, choice.with)
                    }
                    Command::Doors(doors::Command::SendIn { seat, card }) => (*seat, *card, None),
                    _ => continue,
                };
                let mut then = game.clone();
                engine::carry_out(&book, &mut then, &play).expect("a move");
                let won = |game: &Game| {
                    let fight = fight::kept(game)?;
                    let sides = fight::sides::sums(&book, game, fight);
                    let (ours, theirs) = roll::totals(&sides, &[]);
                    Some(sides.wins(ours, theirs) || fight.foes(game).next().is_none())
                };
                if won(&then) != Some(false) || fight::kept(&then).map(|fight| fight.main) != Some(main) {
                    continue;
                }
                turned += 1;
                let turner = listed.seats.iter().find(|turner| turner.seat == seat).expect("everybody else is there");
                let seen = turner.turns(listed.need);
                let deck = book.cards.deck(card).expect("a deck");
                let at = book.rules.hands.iter().position(|hand| *hand == deck).expect("in hands");
                let hidden = listed.hidden.get(at).is_none_or(|back| {
                    let alone = back.worth.iter().any(|(worth, _)| *worth as i32 >= listed.need);
                    back.held > 0 && (alone || with.is_some() && back.pairs.is_some())
                });
                assert!(seen || hidden, "{play:?} turns it, and nothing says so: {listed:?}");
            }
        });
    }
    assert!(looked > 100 && turned > 10, "{looked} looked at, {turned} turned");
}

#[test]
fn whatever_lies_on_a_monster_and_its_mate_counts_the_same_in_any_order() {
    let names = ["Has Read Your Diary", "Twice as Big on the Inside", "Under the Weather", "Brought a Plus-One"];
    let mut talk = three(&[]);
    talk.draws_next(&["Bard of the Same Four Chords"]).fetches(Blue, &names).does(OpenDoor).draws();
    let first = talk.game.foes.all[0].id;
    let mut found = std::collections::BTreeSet::new();
    let mut orders: Vec<Vec<usize>> = vec![vec![]];
    for _ in names {
        let longer = |order: &Vec<usize>| -> Vec<Vec<usize>> {
            let rest = (0..names.len()).filter(|at| !order.contains(at));
            rest.map(|at| order.iter().copied().chain([at]).collect()).collect()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    assert_eq!(orders.len(), 24);
    for order in orders {
        // Once there are two, either may be named (CL-OQ-25).
        for second in [false, true] {
            let mut now = talk.again();
            for at in &order {
                let named = if second { now.game.foes.all.last() } else { now.game.foes.all.first() };
                let monster = named.map_or(first, |foe| foe.id);
                let choice = standie::rules::card::Choice {
                    monster: Some(monster),
                    fighter: Some(fight::Fighter::Monster(monster)),
                    ..Default::default()
                };
                let play = now.play(Blue, names[*at], choice);
                now.does(play);
            }
            let fight = fight::kept(&now.game).expect("a fight");
            let worth = roll::spoils(&now.book, &now.game, fight);
            found.insert((now.totals(), worth.treasures, worth.levels));
        }
    }
    // 6 + 5 + 10 - 5, twice; 2 + 1 + 2 - 1 Treasures, twice; a Level each.
    assert_eq!(found, [((1, 32), 8, 2)].into());
}
