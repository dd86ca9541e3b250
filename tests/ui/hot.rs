//! Games that are all in the app, played through the window: what is lit is touched, and nothing else.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::errand::Errand;
use standie::app::map::Spot;
use standie::app::presets::TIME;
use standie::app::screen::quick;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::everything;
use standie::app::table::hot::{Hot, Next, Wish};
use standie::app::table::map::Message as OnMap;
use standie::app::table::{Keeping, Table};
use standie::app::{App, Message, Route, thrown};
use standie::bots;
use standie::catalog;
use standie::play::narrate::moves::Part;
use standie::play::record::Who;
use standie::play::widen::widen;
use standie::play::{Session, playout};
use standie::rules::agenda::Step;
use standie::rules::card::CardSet;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::ids::{Colour, Side};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::turn;

pub fn app(people: usize, players: usize, seed: u64) -> App {
    let mut setup = playout::setup(players);
    for (i, seat) in setup.seats.iter_mut().enumerate().skip(people) {
        seat.bot = Some(bots::NAMES[(seed as usize + i) % bots::NAMES.len()].to_owned());
    }
    let (session, _) = Session::begin(catalog::book(), setup, "", seed, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    app
}

pub fn hot(table: &Table) -> &Hot {
    table.hot.as_ref().expect("a game in the app")
}

/// Whether something of this name can be touched where it is.
fn there<P: Window>(hands: &mut Hands<P>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// One touch of whatever is lit; a different one each time, so that much comes up.
pub fn touches<P: Window>(hands: &mut Hands<P>, step: usize) -> String {
    if there(hands, "here") {
        hands.taps("here");
        return "here".to_owned();
    }
    let table = hands.table();
    let (teller, game) = (table.teller(), table.game());
    let hot = hot(table);
    if hot.sheet.is_some() {
        // Chosen on: the first way there is, or out again.
        if there(hands, "choose 0") {
            hands.taps("choose 0");
            return "choose".to_owned();
        }
        hands.taps("close sheet");
        return "close".to_owned();
    }
    let seat = hot.mover();
    if let Ask::Munchkin(munchkin::Ask::Charity { surplus: count, .. })
    | Ask::Cards(cards::Ask::Cards { count, drawn: false, .. }) = &table.question.ask
        && (hot.marked.len() as u32) < *count
    {
        let held = game.seat(seat.expect("somebody")).expect("it").held.clone();
        let fits = |card: &_| match table.question.ask {
            Ask::Cards(cards::Ask::Cards { deck, .. }) => table.session.book().cards.deck(*card) == Some(deck),
            _ => true,
        };
        let card = held.iter().filter(fits).find(|c| !hot.marked.contains(c)).expect("a card that can go");
        hands.taps_card(card.0);
        return "mark".to_owned();
    }
    let held = seat.and_then(|c| game.seat(c)).map(|s| s.held.clone()).unwrap_or_default();
    let lit: Vec<_> = held.iter().filter(|c| hot.lights(&teller, *c)).collect();
    if !step.is_multiple_of(3) && !lit.is_empty() {
        let card = lit[step % lit.len()];
        hands.taps_card(card.0);
        return format!("card {}", card.0);
    }
    for id in ["way-north", "way-east", "move-search", "deal", "way-south", "heal", "way-west"] {
        if step % 4 != 3 && there(hands, id) {
            hands.taps(id);
            return id.to_owned();
        }
    }
    if there(hands, "context") {
        hands.taps("context");
        return "context".to_owned();
    }
    let colours = Colour::ALL.map(|colour| format!("colour-{}", colour.name()));
    let picks = (0..200).map(|card| format!("pick {card}"));
    let targets = (0..99).map(|monster| format!("target-{monster}"));
    let mut all = (0..60).map(|n| format!("move {n}")).chain(picks).chain(targets).chain(colours);
    let asked = hands.table().question.clone();
    let id = all.find(|id| there(hands, id)).unwrap_or_else(|| panic!("nothing to touch: {asked:?}"));
    hands.taps(&id);
    id
}

impl<P: Window> Hands<P> {
    /// Touches a card of the hand, on whichever page it lies.
    fn taps_card(&mut self, card: u16) {
        let id = format!("card {card}");
        if there(self, "hand-tab") && hot(self.table()).laid {
            self.taps("hand-tab");
        }
        // The hand keeps its page: on to the last of them, and back again.
        for way in ["cards next", "cards back"] {
            for _ in 0..8 {
                if there(self, &id) {
                    return self.taps(&id);
                }
                if there(self, way) {
                    self.taps(way);
                }
            }
        }
        panic!("{id} lies nowhere");
    }
}

fn plays(mut app: App, turns: u32) -> (u32, bool, usize) {
    app.shell.settings.ring = 0;
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let mut last = Vec::new();
    for step in 0..4_000 {
        let table = hands.table();
        let over = matches!(hot(table).next, Next::Over);
        if over || table.game().turn.number > turns {
            return (table.game().turn.number, over, step);
        }
        let records = table.session.records();
        let before = (records, hot(table).sheet.clone(), hot(table).marked.len(), hot(table).open);
        let narrowed = (hot(table).narrowed.len(), hot(table).armed.clone());
        let asked = table.question.ask.name();
        let did = touches(&mut hands, step);
        let table = hands.table();
        let after = (table.session.records(), hot(table).sheet.clone(), hot(table).marked.len(), hot(table).open);
        let stood = before == after && narrowed == (hot(table).narrowed.len(), hot(table).armed.clone());
        assert!(!stood, "{did} does nothing about {asked} at step {step}; before it {last:?}");
        last.push(did);
        if last.len() > 12 {
            last.remove(0);
        }
    }
    panic!("no end in sight: {last:?}");
}

#[test]
fn a_person_plays_a_whole_game_against_a_bot_by_touching_what_is_lit() {
    for seed in [33, 9] {
        let (turns, over, steps) = plays(app(1, 2, seed), 30);
        assert!(over || turns > 30, "{turns} turns in {steps} touches");
    }
}

/// Many games, for a long evening: `STANDIE_SEEDS=40 cargo test --release ... --ignored`.
#[test]
#[ignore = "takes minutes"]
fn no_game_comes_to_a_dead_end() {
    let seeds = std::env::var("STANDIE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    for seed in 1..=seeds {
        let people = 1 + (seed % 3) as usize;
        let players = 2 + (seed % 3) as usize;
        let (turns, over, steps) = plays(app(people.min(players), players, seed), 40);
        println!("{seed}: {people} of {players}, {turns} turns, over: {over}, {steps} touches");
    }
}

#[test]
fn two_people_hand_one_screen_over() {
    let (turns, over, steps) = plays(app(2, 3, 5), 6);
    assert!(over || turns > 6, "{turns} turns in {steps} touches");
}

#[test]
fn nobody_sees_a_hand_before_it_is_handed_over() {
    let app = app(2, 2, 4);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let seat = hot(hands.table()).handed().expect("the screen goes to somebody");
    let names: Vec<String> = {
        let table = hands.table();
        let cards = table.game().seats.iter().flat_map(|s| s.held.iter());
        cards.filter_map(|c| table.session.book().cards.card(c)).map(|d| d.name.clone()).collect()
    };
    assert!(!names.is_empty());
    for name in &names {
        assert!(hands.driver.find(name.as_str()).is_none(), "{name} is open");
    }
    hands.taps("here");
    let own: Vec<u16> = hands.game().seat(seat).expect("it").held.iter().map(|c| c.0).collect();
    for seat in &hands.game().seats.clone() {
        for card in seat.held.iter() {
            let open = there(&mut hands, &format!("card {}", card.0));
            assert!(!open || own.contains(&card.0), "card {} of {:?} is open", card.0, seat.colour);
        }
    }
    assert!(there(&mut hands, &format!("card {}", own[0])));
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let mut hands = Hands::new(driver::with(app(1, 2, 3), 1280.0, 800.0));
    let table = hands.table();
    let (teller, me) = (table.teller(), hot(table).mover().expect("a person"));
    let held = table.game().seat(me).expect("it").held.clone();
    let dim = held.iter().find(|c| hot(table).plays(&teller, *c).is_empty()).expect("a card for another time");
    let records = table.session.records();
    hands.taps_card(dim.0);
    assert_eq!(hands.table().session.records(), records, "nothing was played");
    assert!(there(&mut hands, "close sheet"), "its sheet is open");
    assert!(!there(&mut hands, "choose 0"), "there is nothing to choose");
    hands.taps("close sheet");
    assert!(hot(hands.table()).sheet.is_none());
}

#[test]
fn one_touch_begins_a_game_of_one_person_and_two_bots() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Home);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("quick");
    assert_eq!(hands.driver.state.route, Route::Quick);
    hands.taps("start");
    assert_eq!(hands.driver.state.route, Route::Table);
    let game = hands.game();
    assert_eq!(game.seats.iter().filter(|s| s.bot.is_some()).count(), 2);
    assert!(game.stock.is_some() && game.table.costs_checked);
    assert_eq!(hands.taps, 2);
    assert!(hands.driver.state.shell.settings.last_setup.is_none(), "a table with a box begins as before");
}

#[test]
fn bots_wait_for_nobody_who_wants_to_be_left_in_peace() {
    let mut hands = Hands::new(driver::with(app(1, 3, 21), 1280.0, 800.0));
    for step in 0..200 {
        let own = hands.game().turn.seat == hot(hands.table()).open;
        if !own && there(&mut hands, "peace-fight") && step % 2 == 0 {
            let records = hands.table().session.records();
            hands.taps("peace-fight");
            assert!(hands.table().session.records() > records, "it is a pass too");
            continue;
        }
        if !own && there(&mut hands, "peace-turn") {
            hands.taps("peace-turn");
            let table = hands.table();
            let mine = table.game().turn.seat == hot(table).open;
            let about_me = table.question.seat == hot(table).open
                && !matches!(table.question.ask, Ask::Table(table::Ask::Window { .. }));
            assert!(mine || about_me || hot(table).next == Next::Over, "{:?}", table.question);
            return;
        }
        touches(&mut hands, step);
    }
    panic!("nobody else's turn came");
}

#[test]
fn setting_up_counts_the_seats() {
    let app = App::in_memory(Clock::Fixed(TIME));
    let mut state = quick::State::new(&app.shell);
    let mut shell = app.shell;
    for _ in 0..5 {
        state.update(&mut shell, quick::Message::More);
    }
    assert_eq!(state.setup.seats.len(), 6);
    assert!(state.setup.expansion);
    for _ in 0..9 {
        state.update(&mut shell, quick::Message::Less(0));
    }
    assert_eq!(state.setup.seats.len(), 2);
    assert!(matches!(state.update(&mut shell, quick::Message::Start), Errand::Begin(..)));
}

#[test]
fn two_and_three_people_begin_every_game_there_is() {
    for (game, people) in quick::GAMES.into_iter().flat_map(|game| [(game, 2), (game, 3)]) {
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.go(Route::Quick);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        hands.taps(&format!("game {game}"));
        for seat in 1..people {
            hands.taps(&format!("plays {seat} person"));
        }
        hands.taps("start");
        let setup = hands.table().session.header().setup.clone();
        assert_eq!((setup.system.as_str(), setup.seats.iter().filter(|s| s.bot.is_none()).count()), (game, people));
        assert_eq!(setup.rulings.contains_key("dice_window"), game == "quest");
    }
}

#[test]
fn who_has_seen_the_seal_throws_in_a_word() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut state = quick::State::new(&app.shell);
    let seal = state.seal().expect("sealed");
    let mut shell = app.shell;
    state.update(&mut shell, quick::Message::Plays(1, None));
    state.update(&mut shell, quick::Message::Throw(thrown::Message::Word(Colour::Red, " owl\n".to_owned())));
    state.update(&mut shell, quick::Message::Throw(thrown::Message::Any(Colour::Blue)));
    // A bot's word does not count, and one that was rubbed out is none.
    state.update(&mut shell, quick::Message::Throw(thrown::Message::Word(Colour::Green, "robot".to_owned())));
    let Errand::Begin(setup, Some((secret, said))) = state.update(&mut shell, quick::Message::Start) else {
        panic!("it begins");
    };
    assert_eq!(secret.seal(), seal);
    assert_eq!(said[0], (Colour::Red, "owl".to_owned()));
    assert!(said.len() == 2 && said[1].0 == Colour::Blue && !said[1].1.is_empty(), "{said:?}");
    let begun = Session::sealed(catalog::book(), *setup, "", (secret, said.clone()), TIME).expect("a game").0;
    assert_eq!((begun.header().seal.as_ref(), &begun.header().said), (Some(&seal), &said));
    state.update(&mut shell, quick::Message::Throw(thrown::Message::Word(Colour::Red, String::new())));
    let Errand::Begin(_, Some((_, said))) = state.update(&mut shell, quick::Message::Start) else {
        panic!("it begins");
    };
    assert_eq!(said.len(), 1);
}

#[test]
fn the_seal_and_a_word_are_a_touch_away_and_the_table_has_them() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("any red");
    hands.taps("start");
    let header = hands.table().session.header();
    assert_eq!(header.said.len(), 1, "{:?}", header.said);
    let seal = header.seal.clone().expect("sealed");
    // Its line in the journal leads to all of it.
    hands.taps_word("log-dice");
    assert!(hands.driver.written().iter().any(|(text, ..)| text.contains(&seal)), "the whole seal");
}

#[test]
fn bots_take_their_time_where_somebody_watches() {
    let mut app = app(1, 3, 21);
    app.shell.pace = 320;
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    // Up to where the app is at it.
    for step in 0..200 {
        if hot(hands.table()).is_busy() {
            break;
        }
        touches(&mut hands, step);
    }
    assert!(hot(hands.table()).is_busy(), "a bot is at it");
    let beat = || Message::Table(standie::app::table::Message::Hot(Wish::Beat));
    hands.waits();
    hands.waits();
    let before = hands.table().session.records();
    hands.driver.message(beat());
    assert_eq!(hands.table().session.records(), before + 1, "one step");
    let still = hot(hands.table()).is_busy();
    hands.driver.message(beat());
    if still && !matches!(hot(hands.table()).next, Next::Pass(_)) {
        assert_eq!(hands.table().session.records(), before + 1, "the next one not at once");
    }
    // A touch where people have nothing to say does nothing.
    let records = hands.table().session.records();
    if hot(hands.table()).is_busy() {
        hands.driver.message(Message::Table(standie::app::table::Message::does(Command::Turn(turn::Command::EndTurn))));
        assert_eq!(hands.table().session.records(), records);
    }
    for _ in 0..400 {
        hands.waits();
        hands.waits();
        hands.driver.message(beat());
    }
    assert!(!hot(hands.table()).is_busy(), "in the end a person is asked: {:?}", hands.table().question);
}

#[test]
fn what_the_app_did_is_told_as_its_own_and_undo_goes_back_to_a_person() {
    let mut hands = Hands::new(driver::with(app(1, 3, 21), 1280.0, 800.0));
    for step in 0..12 {
        touches(&mut hands, step);
    }
    let table = hands.table();
    let timeline = table.session.timeline();
    let path = timeline.path(timeline.here());
    let by = |who: Who| path.iter().filter(|p| timeline.node(**p).is_some_and(|n| n.who == who)).count();
    assert!(by(Who::App) > 5 && by(Who::Table) > 1);
    hands.taps("menu");
    hands.taps("close");
    let here = hands.table().session.timeline().here();
    // Twice, where something has been seen since.
    for _ in 0..2 {
        if hands.table().session.timeline().here() == here {
            hands.driver.message(Message::Table(standie::app::table::Message::Ask(Action::Undo)));
        }
    }
    assert_ne!(hands.table().session.timeline().here(), here);
    let hot = hot(hands.table());
    assert!(matches!(hot.next, Next::Person(_) | Next::Anybody), "{:?}", hot.next);
}

#[test]
fn a_touch_of_the_map_chooses_what_a_card_asks_for() {
    let mut hands = Hands::new(driver::at("hot_aimed", 1280.0, 800.0));
    let table = hands.table();
    let open = hot(table);
    let teller = table.teller();
    let parts: Vec<Part> =
        open.ways(&teller).iter().filter_map(|c| teller.parts(c).get(open.narrowed.len()).cloned()).collect();
    assert!(parts.len() > 2, "{parts:?}");
    let me = open.mover().expect("a person");
    let room = table.game().seat(me).and_then(|s| s.room).expect("a room");
    let spot = match &parts[0] {
        Part::Room(id) => Spot::Room(*id),
        Part::Monster(id) => Spot::Monster(*id),
        Part::Seat(colour) => Spot::Munchkin(*colour),
        Part::Side(side) => Spot::Link(room, *side),
        other => panic!("nothing on the map: {other:?}"),
    };
    let records = table.session.records();
    hands.driver.message(Message::Table(standie::app::table::Message::Map(OnMap::Tap(spot))));
    assert!(hands.table().session.records() > records, "it was played");
}

#[test]
fn a_card_is_read_on_while_bots_are_at_it() {
    let mut hands = Hands::new(driver::at("hot_bot", 1280.0, 800.0));
    let me = hot(hands.table()).open.expect("a hand");
    let card = hands.game().seat(me).and_then(|s| s.held.iter().next()).expect("a card");
    hands.taps_card(card.0);
    assert!(hot(hands.table()).sheet.is_some());
    let records = hands.table().session.records();
    hands.waits();
    hands.waits();
    hands.driver.message(Message::Table(standie::app::table::Message::Hot(Wish::Beat)));
    assert!(hands.table().session.records() > records, "the game goes on");
    assert_eq!(hot(hands.table()).sheet.is_some(), hot(hands.table()).is_busy());
}

#[test]
fn what_a_bot_has_is_its_own() {
    let mut hands = Hands::new(driver::with(app(1, 2, 3), 1280.0, 800.0));
    for step in 0..400 {
        let (me, game) = (hot(hands.table()).mover(), hands.game());
        let bot = game.seats.iter().find(|s| s.bot.is_some()).expect("a bot");
        let (colour, mine) = (bot.colour, game.seats.iter().find(|s| s.bot.is_none()).expect("a person").colour);
        let goods = Goods { gear: vec![0], ..Goods::default() };
        let give = Command::Munchkin(munchkin::Command::Give { from: colour, to: mine, goods, back: Goods::default() });
        let legal = engine::decide(hands.table().session.book(), game, &give).is_ok();
        if me.is_none() || !legal {
            touches(&mut hands, step);
            continue;
        }
        let records = hands.table().session.records();
        let message = standie::app::table::Message::does(give);
        hands.driver.message(Message::Table(message));
        assert_eq!(hands.table().session.records(), records, "nobody takes what a bot has");
        assert!(hands.driver.state.shell.toast.is_some(), "and it is said why");
        // Its Items can be looked at, and that is all.
        for (seat, deeds) in [(colour, false), (mine, true)] {
            let items = standie::app::table::Panel::items(seat, vec![0]);
            hands.driver.message(Message::Table(standie::app::table::Message::opens(items)));
            assert_eq!(hands.driver.find("Sell for a level").is_some(), deeds, "{seat:?}");
        }
        return;
    }
    panic!("a bot never had anything to give");
}

#[test]
fn who_has_been_answered_goes_back_to_asking_for_help() {
    let mut hands = Hands::new(driver::at("hot_not_yet", 1280.0, 800.0));
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { .. })));
    assert!(hot(hands.table()).seen.is_some(), "what was played is to be seen");
    hands.taps("not yet");
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })),
        "{:?}",
        hands.table().question.ask
    );
}

#[test]
fn a_curse_says_whose_it_is_and_what_it_does() {
    let mut hands = Hands::new(driver::at("hot_cursed", 1280.0, 800.0));
    let Some(Step::Munchkin(munchkin::Step::Cursed { seat, name, by: Some(by), .. })) = hands.game().top().cloned()
    else {
        panic!("a Curse")
    };
    let [by, on] = [by, seat].map(|seat| seat.name().to_uppercase());
    let who = format!("{by} plays a Curse on {on}");
    assert!(hands.driver.find(who.as_str()).is_some(), "{who}");
    assert!(hands.driver.find(name.as_str()).is_some());
}

#[test]
fn out_of_a_card_leads_back_to_the_table() {
    let mut hands = Hands::new(driver::at("hot_loaded", 1280.0, 800.0));
    assert!(hot(hands.table()).sheet.is_some());
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert!(hot(hands.table()).sheet.is_none() && hands.table().panel.is_none(), "the card, and no menu over it");
}

#[test]
fn when_it_is_over_the_dice_are_checked_by_a_touch() {
    let mut hands = Hands::new(driver::at("hot_over", 1280.0, 800.0));
    let checked = standie::play::fair::check(&hands.table().session);
    assert!(checked.rolls > 50 && checked.same == checked.rolls, "{checked:?}");
    hands.taps("check dice");
    let toast = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone()).expect("it is said");
    assert!(
        toast.starts_with(&format!("{} rolls and draws", checked.rolls)) && toast.contains("doesn’t count"),
        "{toast}"
    );
}

#[test]
fn an_arrow_key_says_where_to_run() {
    for seed in 3..40 {
        let mut hands = Hands::new(driver::with(app(1, 2, seed), 1280.0, 800.0));
        for step in 0..250 {
            let table = hands.table();
            if let (Ask::Dungeon(dungeon::Ask::Refuge { sides }), Some(_)) = (&table.question.ask, hot(table).mover()) {
                let key = match sides[0] {
                    Side::North => Named::ArrowUp,
                    Side::East => Named::ArrowRight,
                    Side::South => Named::ArrowDown,
                    Side::West => Named::ArrowLeft,
                };
                let records = table.session.records();
                hands.waits();
                hands.driver.key(Key::Named(key), Modifiers::default());
                assert!(hands.table().session.records() > records, "it runs");
                return;
            }
            if table.question.ask.name() == "over" {
                break;
            }
            touches(&mut hands, step);
        }
    }
    panic!("nobody ran");
}

#[test]
fn a_level_can_be_paid_with_the_items_one_likes() {
    let hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let (book, mut game) = (hands.table().session.book().clone(), hands.game().clone());
    let colour = game.turn.seat.expect("a turn");
    let me = game.seats.iter_mut().find(|s| s.colour == colour).expect("a seat");
    let item = |value| Gear { name: format!("worth {value}"), value: Some(value), ..Gear::default() }.into();
    (me.level, me.gold, me.held) = (1, 300, CardSet::EMPTY);
    me.gear = vec![item(700), item(400), item(300), item(100)];
    let mut moves = Vec::new();
    widen(&book, &game, Some(colour), &mut moves);
    let paid: Vec<Vec<usize>> = moves
        .iter()
        .filter_map(|c| match c {
            Command::Munchkin(munchkin::Command::BuyLevel { gear, .. }) => Some(gear.clone()),
            _ => None,
        })
        .collect();
    // 700 are wanted: one Item, or two that are just enough; never one more than that.
    assert_eq!(paid, [vec![0], vec![1, 2]]);
}

#[test]
fn no_way_out_lights_up_for_whoever_cannot_touch_it() {
    let hands = Hands::new(driver::at("hot_bot", 1280.0, 800.0));
    assert!(hands.table().scene.exits.is_empty(), "somebody of the app moves");
    // They come and go with whose hand it is.
    let mut hands = Hands::new(driver::with(app(2, 4, 5), 1280.0, 800.0));
    let mut seen = (0, 0);
    for step in 0..120 {
        let asked = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
        let hot = hot(hands.table());
        let here = asked && matches!(hot.next, Next::Person(_)) && hot.handed().is_none();
        let lit = !hands.table().scene.exits.is_empty();
        assert!(here || !lit, "{step}: {:?}", hot.next);
        seen = (seen.0 + u32::from(lit), seen.1 + u32::from(asked && !here));
        touches(&mut hands, step);
    }
    assert!(seen.0 > 3 && seen.1 > 3, "{seen:?}");
}

#[test]
fn more_leaves_out_what_has_a_button_of_its_own() {
    let mut hands = Hands::new(driver::at("hot_more", 1280.0, 800.0));
    let moves = hot(hands.table()).moves.clone();
    let at = |is: &dyn Fn(&Command) -> bool| moves.iter().position(is);
    let walks = at(&|c| matches!(c, Command::Dungeon(dungeon::Command::Walk { .. }))).expect("a way");
    let ends = at(&|c| *c == Command::Turn(turn::Command::EndTurn)).expect("the end");
    let cards = moves.iter().filter(|c| matches!(c, Command::Munchkin(munchkin::Command::PlayCard { .. }))).count();
    assert!(cards > 0, "and what has none is listed");
    let listed =
        |hands: &mut Hands<_>, at: usize| there(hands, &format!("fold {at}")) || there(hands, &format!("move {at}"));
    assert!(!listed(&mut hands, walks) && !listed(&mut hands, ends));
    let lists = (0..moves.len()).filter(|at| listed(&mut hands, *at)).count();
    let all = everything::lines(&moves).len();
    assert!(lists > 0 && lists < all, "{lists} of {all}");
    hands.taps("close sheet");
    let label = hands.words.with("sheet-more-count", &[("count", lists.into())]);
    assert!(hands.driver.sees(&label), "{label}");
}
