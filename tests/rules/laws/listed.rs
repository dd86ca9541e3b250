//! Listed exactly when accepted: every closed command there is, and of every open kind enough to know.

use super::holds::Look;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::price::When;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::deal::plain_deal;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::piles::all_of;
use standie::rules::effect::Effect;
use standie::rules::engine::{self};
use standie::rules::event::Roll;
use standie::rules::few::Few;
use standie::rules::fight;
use standie::rules::fight::Throw;
use standie::rules::fight::outcome::{Beaten, Outcome, Won};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId, Side};
use standie::rules::legal::Template;
use standie::rules::munchkin;
use standie::rules::munchkin::charity;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::goods::{Gift, Goods};
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::table::seating::NewSeat;
use standie::rules::table::{Care, Component, Place};
use standie::rules::turn;
use standie::rules::turn::command::Rerolled;

/// Every closed command there is, whether it makes sense now or not.
pub fn closed(game: &Game) -> Vec<Command> {
    let say = |it| Command::Table(table::Command::Answer(it));
    let mut all = vec![
        Command::Turn(turn::Command::EndTurn),
        Command::Dungeon(dungeon::Command::Search),
        plain_deal(),
        Command::Table(table::Command::ByHand),
        Command::Table(table::Command::Skip),
    ];
    all.push(Command::Fight(fight::Command::Help { seat: None }));
    all.extend(closed_answers(game).into_iter().map(say));
    for side in Side::ALL {
        for whole in [false, true] {
            all.push(Command::Dungeon(dungeon::Command::Walk { side, all: whole }));
            all.push(Command::Dungeon(dungeon::Command::Explore { side, all: whole }));
        }
    }
    for colour in Colour::ALL {
        all.extend([
            Command::Table(table::Command::Leave { seat: colour }),
            Command::Fight(fight::Command::Help { seat: Some(colour) }),
        ]);
        all.push(Command::Turn(turn::Command::Roll(Roll::Monster(colour))));
        all.extend([true, false].map(|away| Command::Table(table::Command::Away { seat: colour, away })));
        all.extend([Rerolled::Card, Rerolled::Mistake].map(|why| Command::Turn(turn::Command::Reroll { colour, why })));
        all.extend(Phase::ALL.map(|phase| Command::Turn(turn::Command::Jump { phase, seat: Some(colour) })));
        all.push(Command::Dungeon(dungeon::Command::Heal { seat: colour }));
        all.push(Command::Munchkin(munchkin::Command::BuyLevel {
            seat: colour,
            gear: vec![],
            others: vec![],
            hand: vec![],
            cards: Default::default(),
            levels: None,
        }));
    }
    for component in Component::ALL {
        all.extend([Place::Table, Place::App].map(|place| Command::Table(table::Command::Keep { component, place })));
    }
    all.extend(Care::ALL.map(|it| Command::Table(table::Command::Care(it))));
    let pile = game.active().and_then(|s| game.dungeon.as_deref()?.room(s.room?)?.pile.as_ref());
    all.extend(pile.map(|pile| Command::Dungeon(dungeon::Command::PickUp(all_of(pile)))));
    all
}

fn closed_answers(game: &Game) -> Vec<Answer> {
    let mut all = vec![
        Answer::Table(table::Answer::Done),
        Answer::Table(table::Answer::No),
        Answer::Dungeon(dungeon::Answer::Nothing),
        Answer::Fight(fight::Answer::Fight(Outcome::None)),
        Answer::Dungeon(dungeon::Answer::Arrow(Arrow::None)),
        Answer::Dungeon(dungeon::Answer::Arrow(Arrow::Unknown)),
    ];
    all.extend(Few::every().map(|it| Answer::Dungeon(dungeon::Answer::Gait(it))));
    all.extend(Side::ALL.into_iter().flat_map(|side| {
        [Answer::Dungeon(dungeon::Answer::Arrow(Arrow::To(side))), Answer::Dungeon(dungeon::Answer::Side(side))]
    }));
    // Of a search and of a level any number can be told.
    if !matches!(game.top(), Some(Step::Dungeon(dungeon::Step::SearchRoll { .. }))) {
        all.extend((-1..=12).map(|it| Answer::Table(table::Answer::Number(it))));
    }
    all.extend((0..10).map(|it| Answer::Munchkin(munchkin::Answer::Item(it))));
    for colour in Colour::ALL {
        all.extend([Answer::Table(table::Answer::Colour(colour)), Answer::Table(table::Answer::Seat(colour))]);
        all.extend((0..=7).map(|face| Answer::Table(table::Answer::Die { seat: colour, face })));
        for monsters in [OrphanMonsters::Stay, OrphanMonsters::Go] {
            for goods in [OrphanGoods::Drop, OrphanGoods::Box, OrphanGoods::Give(colour)] {
                all.push(Answer::Dungeon(dungeon::Answer::Leaver { monsters, goods }));
            }
        }
    }
    let monsters: Vec<MonsterId> = game.foes.all.iter().map(|m| m.id).collect();
    for monster in monsters.into_iter().chain([MonsterId(0), MonsterId(60_000)]) {
        all.push(Answer::Dungeon(dungeon::Answer::Moved(monster)));
        all.extend((0..=7).map(|face| Answer::Fight(fight::Answer::Ran { monster, face })));
    }
    for room in game.dungeon.iter().flat_map(|d| d.rooms.iter()).map(|r| r.id).chain([RoomId(60_000)]) {
        all.push(Answer::Dungeon(dungeon::Answer::Room(room)));
        all.extend(Side::ALL.map(|side| Answer::Dungeon(dungeon::Answer::Exit { room, side })));
    }
    all
}

/// Every open kind there is.
const TEMPLATES: [Template; 25] = [
    Template::Effects,
    Template::Amend,
    Template::Rule,
    Template::Order,
    Template::Join,
    Template::Roll,
    Template::Tile,
    Template::Links,
    Template::Monster,
    Template::Fight,
    Template::Throws,
    Template::Gave,
    Template::Take,
    Template::Deal,
    Template::PickUp,
    Template::Drop,
    Template::Play,
    Template::Pack,
    Template::Give,
    Template::BuyLevel,
    Template::Power,
    Template::Dice,
    Template::Cards,
    Template::Costs,
    Template::Level,
];

/// Commands of an open kind: if any of the kind is accepted, one of these is.
fn witnesses(book: &Book, game: &Game, kind: Template) -> Vec<Command> {
    let say = |it| Command::Table(table::Command::Answer(it));
    let colours = || game.seats.iter().map(|s| s.colour);
    let one = || Goods { others: 1, ..Goods::default() };
    let name = || {
        colours()
            .take(1)
            .map(|seat| Effect::Table(table::Effect::Name { seat, name: "Somebody".to_owned() }))
            .collect::<Vec<_>>()
    };
    match kind {
        Template::Effects => vec![Command::Table(table::Command::Effects { note: String::new(), effects: name() })],
        Template::Amend => vec![Command::Table(table::Command::Amend { note: String::new(), effects: name() })],
        Template::Rule => vec![Command::Table(table::Command::Rule { name: "loaded_die".to_owned(), value: "set".to_owned() })],
        Template::Order => vec![Command::Table(table::Command::Order(colours().collect()))],
        Template::Join => {
            let new = |colour| NewSeat { colour, name: String::new(), sex: None, bot: None };
            Colour::ALL.map(|c| Command::Table(table::Command::Join { seat: new(c), index: None })).into()
        }
        Template::Roll => vec![Command::Turn(turn::Command::Roll(Roll::Six(1))), Command::Turn(turn::Command::Roll(Roll::Ten(10)))],
        Template::Tile => vec![say(Answer::Dungeon(dungeon::Answer::Tile(Box::default())))],
        Template::Links => {
            let ways = Side::ALL.map(|side| say(Answer::Dungeon(dungeon::Answer::Links(vec![(side, LinkKind::Door)]))));
            ways.into_iter().chain([say(Answer::Dungeon(dungeon::Answer::Links(vec![])))]).collect()
        }
        Template::Monster => {
            // Where the app keeps the deck, one that is in it.
            let deck = game.stock.as_ref().map(|s| s.draw.and(book.cards.stack(Deck::MONSTER)));
            let first = deck.and_then(|d| d.iter().next()).and_then(|card| book.cards.monster(card));
            vec![say(Answer::Fight(fight::Answer::Monster(first.map(|m| m.def.clone()).unwrap_or_default())))]
        }
        Template::Fight | Template::Throws | Template::Gave => told(book, game, kind).into_iter().map(say).collect(),
        Template::Take => (0..10)
            .map(|i| Goods { gear: vec![i], ..Goods::default() })
            .chain([one(), Goods { gold: 1, ..Goods::default() }])
            .map(|goods| say(Answer::Dungeon(dungeon::Answer::Take(goods))))
            .collect(),
        Template::Deal => {
            vec![Command::Dungeon(dungeon::Command::Deal { cost: Some(0), once: false, asks: None, pays: Cards::default(), effects: vec![] })]
        }
        Template::PickUp => (0..10)
            .map(|i| Goods { gear: vec![i], ..Goods::default() })
            .chain([one(), Goods { gold: 1, ..Goods::default() }])
            .map(|it| Command::Dungeon(dungeon::Command::PickUp(it)))
            .collect(),
        Template::Drop => colours().map(|seat| Command::Dungeon(dungeon::Command::Drop { seat, goods: one() })).collect(),
        Template::Play => game.seats.iter().flat_map(plays).collect(),
        Template::Pack => game.seats.iter().flat_map(packs).collect(),
        Template::Give => colours()
            .flat_map(|from| colours().map(move |to| (from, to)))
            .map(|(from, to)| Command::Munchkin(munchkin::Command::Give { from, to, goods: one(), back: Goods::default() }))
            .collect(),
        Template::BuyLevel => colours()
            .map(|seat| Command::Munchkin(munchkin::Command::BuyLevel {
                seat,
                gear: vec![],
                others: vec![1_000],
                hand: vec![],
                cards: Default::default(),
                levels: None,
            }))
            .collect(),
        Template::Power => game.seats.iter().flat_map(powers).collect(),
        Template::Dice => vec![say(Answer::Table(table::Answer::Number(1))), say(Answer::Table(table::Answer::Dice(vec![1])))],
        Template::Costs => vec![say(Answer::Dungeon(dungeon::Answer::Costs { passage: 1, door: 1, locked: 3, hidden: 3 }))],
        Template::Level => vec![say(Answer::Fight(fight::Answer::Level(1)))],
        Template::Cards => cards(book, game).into_iter().map(say).collect(),
    }
    .into_iter()
    .filter(|c| !matches!((kind, c), (Template::Dice, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Number(_))))) if !searching(game)))
    .collect()
}

fn searching(game: &Game) -> bool {
    matches!(game.top(), Some(Step::Dungeon(dungeon::Step::SearchRoll { .. })))
}

/// Answers that are told at length.
fn told(book: &Book, game: &Game, kind: Template) -> Vec<Answer> {
    match (kind, engine::question(book, game).ask) {
        (Template::Fight, _) => {
            let monsters: Vec<MonsterId> = match engine::question(book, game).ask {
                Ask::Fight(fight::Ask::Fight { monsters, .. }) => monsters,
                _ => Vec::new(),
            };
            let lost = game.seats.iter().map(|s| Beaten { seat: s.colour, hits: 0, ran: None });
            let lost = lost.map(|beaten| Answer::Fight(fight::Answer::Fight(Outcome::Lost(vec![beaten]))));
            lost.chain([Answer::Fight(fight::Answer::Fight(Outcome::Won(Won { killed: monsters, ..Won::default() })))])
                .collect()
        }
        (Template::Throws, Ask::Fight(fight::Ask::FightDice { rollers })) => {
            let throw =
                |(who, dice): &(_, Option<u32>)| Throw { who: *who, faces: vec![1; dice.unwrap_or(0) as usize] };
            vec![Answer::Fight(fight::Answer::Throws(rollers.iter().map(throw).collect()))]
        }
        (Template::Throws, _) => vec![Answer::Fight(fight::Answer::Throws(vec![]))],
        (Template::Gave, Ask::Munchkin(munchkin::Ask::Charity { surplus, to })) => {
            let Some(giver) = game.active() else { return Vec::new() };
            let mut hand = giver.hand;
            let gifts = (0..surplus as usize).map(|i| {
                let deck = if hand.of(Deck::TREASURE) > 0 { Deck::TREASURE } else { Deck::DXM };
                hand = hand.with(deck, hand.of(deck).saturating_sub(1));
                let to = (!to.is_empty()).then(|| to[i % to.len()]);
                let (treasure, dxm) = if deck == Deck::TREASURE { (1, 0) } else { (0, 1) };
                Gift { to, hand: Hand::dealt(treasure, dxm), cards: Default::default() }
            });
            vec![Answer::Munchkin(munchkin::Answer::Gave(gifts.collect()))]
        }
        (Template::Gave, _) => {
            let surplus = game.seats.iter().map(|s| charity::surplus(book, game, s));
            surplus
                .map(|n| {
                    Answer::Munchkin(munchkin::Answer::Gave(vec![Gift {
                        to: None,
                        hand: Hand::dealt(n.min(99) as u8, 0),
                        cards: Default::default(),
                    }]))
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

fn plays(seat: &Seat) -> Vec<Command> {
    let colour = seat.colour;
    let play = |from, what| {
        Command::Munchkin(munchkin::Command::Play { seat: colour, from, name: String::new(), what: Box::new(what) })
    };
    let effects = vec![Effect::Table(table::Effect::Name { seat: colour, name: "Somebody".to_owned() })];
    let mut all = Vec::new();
    for deck in [Deck::TREASURE, Deck::DXM] {
        for when in [When::Any, When::AfterRoll] {
            all.push(play(Source::Hand(deck), Played::Card { when, effects: effects.clone() }));
        }
    }
    let used = |index| play(Source::Table(index), Played::Use { item: None, on: None, effects: vec![] });
    all.extend((0..seat.gear.len()).map(used));
    all
}

/// Every way to pack.
fn packs(seat: &Seat) -> Vec<Command> {
    let gear = seat.gear.len().min(9);
    let ways = 0..(1_usize << gear);
    ways.map(|bits| {
        let packed =
            (0..seat.gear.len()).filter(|i| if *i < gear { bits & (1 << i) != 0 } else { seat.gear[*i].packed });
        Command::Munchkin(munchkin::Command::Pack { seat: seat.colour, packed: packed.collect() })
    })
    .collect()
}

fn powers(seat: &Seat) -> Vec<Command> {
    let by = || {
        [
            PowerBy::Ten,
            PowerBy::Discard(Cards { others: 1, ..Cards::default() }),
            PowerBy::Discard(Cards { hand: Hand::dealt(0, 1), ..Cards::default() }),
        ]
    };
    let power = |class: &String| {
        let class = class.clone();
        by().map(|by| {
            Command::Munchkin(munchkin::Command::Power { seat: seat.colour, class: class.clone(), by, effects: vec![] })
        })
    };
    seat.classes.iter().flat_map(power).collect()
}

/// Compares what is listed with what is accepted.
pub fn check(look: &mut Look, book: &Book, game: &Game) {
    let legal = engine::legal(book, game);
    let listed: Vec<Command> = legal.offers.into_iter().map(|o| o.command).collect();
    for command in &listed {
        if let Err(refusal) = engine::decide(book, game, command) {
            look.fault(&format!("listed but refused: {}", what(command)), format!("{refusal:?} {:?}", game.agenda));
        }
    }
    for (i, command) in listed.iter().enumerate() {
        look.same(!listed[..i].contains(command), "listed twice");
    }
    for command in closed(game) {
        if engine::decide(book, game, &command).is_ok() && !listed.contains(&command) {
            look.fault(&format!("accepted but not listed: {}", what(&command)), format!("{:?}", game.agenda));
        }
    }
    for kind in TEMPLATES {
        let listed = legal.templates.contains(&kind);
        let accepted = witnesses(book, game, kind).into_iter().find(|c| engine::decide(book, game, c).is_ok());
        if listed != accepted.is_some() {
            let law = if listed { "listed, but none is accepted" } else { "not listed, but accepted" };
            let case = format!("{accepted:?} {:?} {:?}", game.agenda, game.seats);
            look.fault(&format!("{law}: {kind:?}"), case);
        }
    }
    let mut once = legal.templates.clone();
    once.sort_unstable();
    once.dedup();
    look.same(once.len() == legal.templates.len(), "an open kind listed twice");
    answerable(look, book, game, &listed, &legal.templates);
}

/// The question has an answer that can be given.
fn answerable(look: &mut Look, book: &Book, game: &Game, listed: &[Command], templates: &[Template]) {
    if game.ending.is_some() {
        return;
    }
    let turn = matches!(engine::question(book, game).ask, Ask::Table(table::Ask::Turn { .. }));
    let answers = |c: &Command| {
        matches!(c, Command::Table(table::Command::Answer(_))) || (turn && *c == Command::Turn(turn::Command::EndTurn))
    };
    let open = |t: &Template| {
        matches!(
            t,
            Template::Tile
                | Template::Links
                | Template::Monster
                | Template::Throws
                | Template::Gave
                | Template::Take
                | Template::Dice
                | Template::Level
                | Template::Cards
        )
    };
    let any = listed.iter().any(answers) || templates.iter().any(open);
    if !any {
        look.fault("a question nobody can answer", format!("{:?}", game.agenda));
    }
}

/// A command by its kind alone.
fn what(command: &Command) -> String {
    let words = format!("{command:?}");
    let long = |c: char| !c.is_alphanumeric() && c != '(';
    words.split(long).next().unwrap_or_default().to_owned()
}

/// Cards that could be named for a hand: the first of the deck, or of the hand.
fn cards(book: &Book, game: &Game) -> Option<Answer> {
    let question = engine::question(book, game);
    let (Ask::Cards(cards::Ask::Cards { deck, count, drawn }), Some(stock)) = (question.ask, &game.stock) else {
        return None;
    };
    let from = if drawn { &stock.draw } else { &game.seat(question.seat?)?.held };
    Some(Answer::Cards(cards::Answer::Cards(from.and(book.cards.stack(deck)).iter().take(count as usize).collect())))
}
