//! Those who play at the doors: what they see, why they do it, whom they stop, and that it pays.

use super::blunders::holds;
use super::{dealt_anew, each_decision_of, names};
use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::mind::price::price;
use standie::bots::view::View;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::playout::{self, Table};
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::card::{CardId, CardKind, Does};
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table::Ending;
use standie::rules::table::step::About;
use standie::rules::{fight, munchkin, table};

/// No set has a card with a higher number.
const CARDS: u16 = 1_024;

/// All bots that look at what they do.
fn thinking() -> impl Iterator<Item = &'static str> {
    bots::names().into_iter().filter(|name| *name != "random")
}

fn picked<'w>(name: &str, (book, game, me): (&Book, &Game, Colour), wishes: &'w [Command]) -> &'w Command {
    let view = View::of(book, game, me);
    &wishes[bots::bot(name).expect("a bot").pick(&view, wishes, &mut Pcg64Mcg::new(1))]
}

#[test]
fn what_is_picked_hangs_on_nothing_that_is_hidden_and_has_a_reason() {
    let words = Words::load("en");
    let mut rng = Pcg64Mcg::new(5);
    each_decision_of("classic", "greedy,cautious,greedy", (8, 500), |book, game, me, wishes| {
        let other = dealt_anew(book, game, me, &mut rng);
        let (here, there) = (View::of(book, game, me), View::of(book, &other, me));
        assert_eq!(here.imagined(), there.imagined());
        assert_eq!(here.dealt(), there.dealt(), "what is thought of does not tell who holds what");
        for name in ["greedy", "cautious", "spiteful"] {
            let mut bot = bots::bot(name).expect("a bot");
            let pick = bot.pick(&here, wishes, &mut Pcg64Mcg::new(1));
            let why = bot.why().expect("a reason");
            assert!(words.has(why.id), "no text {}", why.id);
            let said = words.say(&why, Names::of(game));
            assert!(!said.is_empty() && !said.contains(['{', '%']), "{said}");
            assert_eq!(pick, bot.pick(&there, wishes, &mut Pcg64Mcg::new(1)), "{name} decides by what it cannot see");
        }
    });
}

/// How far the munchkins are ahead in the fight that goes on.
fn lead(book: &Book, game: &Game) -> Option<i32> {
    let fight = fight::kept(game)?;
    let sides = fight::sides::sums(book, game, fight);
    let (ours, theirs) = fight::roll::totals(&sides, &[]);
    Some(ours - theirs + i32::from(sides.ties_won))
}

/// The game with who fights one Level short of the end.
fn for_the_win(game: &Game, main: Colour) -> Game {
    let mut game = game.clone();
    game.seats.iter_mut().filter(|seat| seat.colour == main).for_each(|seat| seat.level = 9);
    game
}

#[test]
fn whoever_can_stop_a_win_with_one_card_does() {
    let (mut could, mut stopped) = (0, 0);
    for seed in [3, 4, 5] {
        each_decision_of("classic", "cautious,greedy,cautious,greedy", (seed, 900), |book, game, me, _| {
            let asked = matches!(game.top(), Some(Step::Table(table::Step::Window { about: About::Fight, .. })));
            let Some(fight) = fight::kept(game).filter(|fight| asked && fight.main != me && fight.helper != Some(me))
            else {
                return;
            };
            // Where the last monster was only sent away no Level is to be won (MC-TREAS-10).
            if fight.emptied {
                return;
            }
            let game = for_the_win(game, fight.main);
            if lead(book, &game).is_none_or(|lead| lead <= 0) {
                return;
            }
            let wishes = engine::moves(book, &game);
            let stops = |wish: &Command| {
                let plays = matches!(
                    wish,
                    Command::Munchkin(munchkin::Command::PlayCard { .. } | munchkin::Command::UsePower { .. })
                );
                let mut then = game.clone();
                plays && engine::act(book, &mut then, wish).is_ok() && lead(book, &then).is_some_and(|lead| lead <= 0)
            };
            if !wishes.iter().any(stops) {
                return;
            }
            for name in thinking() {
                could += 1;
                let pick = picked(name, (book, &game, me), &wishes);
                stopped += u32::from(matches!(pick, Command::Munchkin(_)));
            }
        });
    }
    assert!(could > 50 && stopped == could, "{stopped} of {could}");
}

/// Whoever kills the last monster of a fight that is won anyway gives its Level and Treasures all the same (MC-TREAS-10).
#[test]
fn nobody_pays_to_kill_what_somebody_else_has_beaten() {
    let mut asked = 0;
    for seed in [3, 4, 5, 6] {
        each_decision_of("classic", "cautious,greedy,cautious,greedy", (seed, 900), |book, game, me, _| {
            let asks = matches!(game.top(), Some(Step::Table(table::Step::Window { about: About::Fight, .. })));
            let Some(fight) = fight::kept(game).filter(|fight| asks && fight.main != me && fight.helper != Some(me))
            else {
                return;
            };
            if lead(book, game).is_none_or(|lead| lead <= 0) || fight.monsters(game).len() != 1 {
                return;
            }
            // Whoever is asked has the card that kills.
            let slays = |card: &CardId| {
                let def = book.cards.card(*card).map(|def| &def.is);
                matches!(def, Some(CardKind::Card { does, .. }) if does.contains(&Does::Fight(fight::Does::Slay)))
            };
            let kills = (0..=CARDS).map(CardId).find(slays).expect("a card that kills");
            let mut game = game.clone();
            if game.seats.iter().any(|seat| seat.held.has(kills)) {
                return;
            }
            holds(book, &mut game, me, &[kills]);
            let wishes = engine::moves(book, &game);
            let plays = |wish: &Command| matches!(wish, Command::Munchkin(munchkin::Command::PlayCard { card, .. }) if *card == kills);
            if !wishes.iter().any(plays) {
                return;
            }
            for name in thinking() {
                asked += 1;
                let pick = picked(name, (book, &game, me), &wishes);
                assert!(!plays(pick), "{name} kills for {}", fight.main.name());
            }
        });
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn nobody_helps_somebody_else_to_win_for_a_share_of_the_treasure() {
    let mut asked = 0;
    for seed in [6, 7, 8] {
        each_decision_of("classic", "cautious,greedy,cautious,greedy", (seed, 900), |book, game, me, wishes| {
            let Some(Step::Fight(fight::Step::Asked { seat, .. })) = game.top() else { return };
            let main = fight::kept(game).expect("a fight").main;
            let elf =
                game.seat(*seat).is_some_and(|seat| seat.races.iter().any(|race| race == "elf") && seat.level == 9);
            if elf {
                return;
            }
            let game = for_the_win(game, main);
            // Who wins alone as well gives nothing away.
            if lead(book, &game).is_none_or(|lead| lead > 0) {
                return;
            }
            for name in thinking() {
                asked += 1;
                let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
                assert_eq!(*picked(name, (book, &game, me), wishes), no, "{name} helps to win");
            }
        });
    }
    assert!(asked > 20, "{asked}");
}

/// Whoever could only run with them is told so, whatever is offered.
#[test]
fn nobody_comes_along_only_to_run() {
    let mut asked = 0;
    each_decision_of("classic", "cautious,greedy,cautious,greedy", (17, 1_200), |book, game, me, wishes| {
        let ask = |wish: &Command| matches!(wish, Command::Fight(fight::Command::AskHelp { .. }));
        let Some(fight) = fight::kept(game).filter(|fight| fight.main == me && wishes.iter().any(ask)) else { return };
        for seat in fight::standing::can_help(book, game, fight) {
            let with = fight::Fight { helper: Some(seat), ..fight.clone() };
            let sides = fight::sides::sides(book, game, &with, None);
            let (ours, theirs) = fight::roll::totals(&sides, &[]);
            if sides.wins(ours, theirs) {
                continue;
            }
            let terms = fight::Bargain { treasures: 1, helper_first: Some(true), ..Default::default() };
            let mut then = game.clone();
            let ask = Command::Fight(fight::Command::AskHelp { seat, terms });
            if engine::act(book, &mut then, &ask).is_err() {
                continue;
            }
            if !matches!(then.top(), Some(Step::Fight(fight::Step::Asked { .. }))) {
                continue;
            }
            let answers = engine::moves(book, &then);
            let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
            for name in thinking() {
                asked += 1;
                let view = View::of(book, &then, seat);
                let mut bot = bots::bot(name).expect("a bot");
                let pick = &answers[bot.pick(&view, &answers, &mut Pcg64Mcg::new(1))];
                let yes = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
                assert_ne!(*pick, yes, "{name} comes along only to run: {ours} to {theirs}, {:?}", then.top());
                if *pick == no {
                    assert_eq!(bot.why().expect("a reason").id, "bot-why-hopeless");
                }
            }
        }
    });
    assert!(asked > 50, "{asked}");
}

/// A price that somebody names is one for which they come.
#[test]
fn who_names_a_price_at_the_doors_keeps_to_it() {
    let (mut asked, mut came) = (0, 0);
    each_decision_of("classic", "cautious,greedy,cautious,greedy", (91, 1_200), |book, game, me, wishes| {
        let ask = |wish: &Command| matches!(wish, Command::Fight(fight::Command::AskHelp { .. }));
        let Some(fight) = fight::kept(game).filter(|fight| fight.main == me && wishes.iter().any(ask)) else { return };
        for seat in fight::standing::can_help(book, game, fight) {
            for id in ["careful", "spiteful", "haggler"] {
                let tempers = bots::temper(id).expect("a temper");
                asked += 1;
                let Some(terms) = price(View::of(book, game, seat), &tempers) else { continue };
                let mut then = game.clone();
                // The helper rates no Treasure above another: it asks for no pick for which it would not stay away.
                assert_eq!(terms.helper_first, None, "{id} names more than its price");
                let ask = Command::Fight(fight::Command::AskHelp { seat, terms });
                engine::act(book, &mut then, &ask).expect("it can be asked for that");
                let answers = engine::moves(book, &then);
                let yes = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
                assert_eq!(*picked(id, (book, &then, seat), &answers), yes, "{id} goes back on a word");
                came += 1;
            }
        }
    });
    assert!(asked > 50 && came > 10, "{came} of {asked}");
}

/// Games in which one of two bots has won, two seats each, taken in turns; a shared victory counts for both.
fn duel(one: &str, two: &str, games: u64) -> [u32; 2] {
    let book = catalog::classic();
    let mut wins = [0; 2];
    for game in 0..games {
        let list = if game % 2 == 0 { [one, two, one, two] } else { [two, one, two, one] };
        let setup = Setup { system: "classic".to_owned(), ..playout::setup(4) };
        let mut table = Table::new(&book, &setup, &names(&list.join(",")), 4_000 + game).expect("a table");
        let Some(Ending::Players(winners)) = table.play(600, false).ending else { continue };
        for (place, name) in [one, two].into_iter().enumerate() {
            let won = |(seat, of): (&standie::rules::seat::Seat, &str)| of == name && winners.contains(&seat.colour);
            wins[place] += u32::from(table.game.seats.iter().zip(list).any(won));
        }
    }
    wins
}

#[test]
fn whoever_plans_wins_more_often() {
    let [cautious, random] = duel("cautious", "random", 10);
    assert!(cautious >= 9 && random <= 1, "{cautious} to {random} of 10");
    let [cautious, greedy] = duel("cautious", "greedy", 48);
    assert!(cautious >= greedy + 4, "{cautious} to {greedy} of 48");
    let [greedy, random] = duel("greedy", "random", 10);
    assert!(greedy > random, "{greedy} to {random} of 10");
}
