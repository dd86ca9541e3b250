//! After a lost fight: where to run, from whom one gets away, what Bad Stuff does.

use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::prompt::parts::{Answers, app_rolls};
use crate::app::table::prompt::tray::{self, Way, faces};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Press, press};
use crate::catalog::words::{Names, capitalised};
use crate::odds::chase;
use crate::play::narrate::outlook;
use crate::rules::agenda::Step;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::effect::Effect;
use crate::rules::fight::flight::away_from_it;
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::{dungeon, fight, munchkin, table};
use iced::widget::{Row, column, row, space};
use iced::{Alignment, Element, Fill, Shrink};

/// The ways out of the room, each in its place.
pub fn refuge<'a>(table: &'a Table, shell: &'a Shell, sides: &[Side], wide: bool) -> Answers<'a> {
    let (words, names) = (&shell.words, Names::of(table.game()));
    let dungeon = table.game().dungeon.as_deref();
    let seat = table.question.seat.and_then(|c| table.game().seat(c));
    let here = seat.and_then(|s| dungeon?.room(s.room?));
    let way = |side: Side| {
        let next = here.and_then(|here| dungeon?.neighbour(here, side));
        let run = answer(Answer::Dungeon(dungeon::Answer::Side(side)));
        Way {
            side,
            name: words.get(&format!("side-{}", side.name())),
            told: next.map(|room| words.room(room.id, names)).unwrap_or_default(),
            cost: None,
            does: sides.contains(&side).then_some((run, false)),
        }
    };
    let ways = Side::ALL.into_iter().map(way).collect();
    Answers::with_tray(space(), tray::tray(None, tray::ways(table, shell, wide, ways, "run"), Vec::new()))
}

impl Table {
    /// Says where somebody runs who has only one way.
    pub(in crate::app::table) fn say_only_way(&self, shell: &mut Shell, to: Side) {
        let game = self.session.game();
        let question = self.session.question();
        let (Some(seat), names) = (question.seat, Names::of(game)) else { return };
        let dungeon = game.dungeon.as_deref();
        let here = game.seat(seat).and_then(|s| dungeon?.room(s.room?));
        let room = here.and_then(|here| dungeon?.neighbour(here, to)).map(|room| shell.words.room(room.id, names));
        let args = [("seat", shell.words.seat(seat, names).into()), ("room", room.unwrap_or_default().into())];
        shell.say(shell.words.with("run-only", &args));
    }
}

/// Who runs from one of them, and where to.
fn runs_to(table: &Table, shell: &Shell, monster: MonsterId) -> Option<String> {
    let Some(Step::Fight(fight::Step::RunAway { way: Some(way), seat, .. })) = table.game().top() else { return None };
    let dungeon = table.game().dungeon.as_deref()?;
    let room = dungeon.neighbour(dungeon.room(way.room)?, way.to)?;
    let names = Names::of(table.game());
    let args = [
        ("seat", shell.words.seat(*seat, names).into()),
        ("monster", shell.words.monster(monster, names).into()),
        ("room", shell.words.room(room.id, names).into()),
    ];
    Some(shell.words.with("run-to", &args))
}

/// Whose die is told: the one that was chosen, or else the first.
pub fn chased_by(table: &Table, monsters: &[MonsterId]) -> Option<MonsterId> {
    let chosen = settled(table).or(table.draft.target).filter(|id| monsters.contains(id));
    chosen.or(monsters.first().copied())
}

/// The one that has been said before the die: no other is rolled for now.
pub fn settled(table: &Table) -> Option<MonsterId> {
    match table.game().top() {
        Some(Step::Fight(fight::Step::RunAway { next, .. })) => *next,
        _ => None,
    }
}

/// What the die has to show to get away from one.
pub fn needs(table: &Table, shell: &Shell, (seat, monster): (Colour, MonsterId)) -> String {
    let words = &shell.words;
    match away_from_it(table.session.book(), table.game(), seat, monster) {
        ..=1 => words.get("run-sure"),
        7.. => words.get("run-never"),
        least => words.with("run-needs", &[("least", least.into())]),
    }
}

/// One of several to get away from: who it is, whether it had better be the first, and what the die has to show.
pub fn chaser<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, monster): (Colour, MonsterId),
    first: bool,
) -> Press<'a, Message> {
    let label = chased(table, shell, (seat, monster), first);
    press(shell.look, label).width(Fill).height(TURN_TOUCH).id(format!("target-{}", monster.0))
}

/// The same on one line.
fn chased<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, monster): (Colour, MonsterId),
    first: bool,
) -> Row<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = capitalised(words.monster(monster, Names::of(table.game())));
    let sign = first.then(|| bold(words.get("flight-first"), 14.0).color(look.torch));
    let chance = dim(look, needs(table, shell, (seat, monster)), 15.0);
    row![bold(name, 16.0).width(Fill), sign, chance].spacing(8).align_y(Alignment::Center)
}

/// Whom to run from first, where the app throws the die.
pub fn first<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId]) -> Answers<'a> {
    let Some(seat) = table.question.seat else { return Answers::plain(space()) };
    let chase = chase::of(table.session.book(), table.game(), seat, monsters);
    let best = chase.and_then(|chase| chase.first(&chase.flight.best()?));
    let look = shell.look;
    let each = monsters.iter().map(|id| {
        let runs = answer(Answer::Fight(fight::Answer::RunsFrom { monster: *id }));
        // What it does to whom it gets is what the choice is about, and the fight has left the screen by now.
        let bad = outlook::bad_stuff(&shell.words, (table.session.book(), table.game()), *id);
        let bad = bad.map(|bad| dim(look, bad, 15.0).color(look.bad).width(Fill));
        let label = column![chased(table, shell, (seat, *id), best == Some(*id)), bad].spacing(4);
        let chaser = press(look, label).width(Fill).height(Shrink).padding([14, 12]);
        chaser.id(format!("target-{}", id.0)).on_press(runs).into()
    });
    Answers::plain(column(each).spacing(6))
}

/// A die for each monster, in any order.
pub fn run<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId], wide: bool) -> Answers<'a> {
    let named = |id: MonsterId| shell.words.monster(id, Names::of(table.game()));
    let Some(now) = chased_by(table, monsters) else { return Answers::plain(space()) };
    let each = monsters.iter().filter(|_| monsters.len() > 1).map(|id| {
        let whose = choice(shell.look, named(*id), *id == now).width(Fill).height(TURN_TOUCH);
        whose.id(format!("target-{}", id.0)).on_press(Message::edits(Edit::Target(*id))).into()
    });
    let faces = faces(shell, wide, move |face| answer(Answer::Fight(fight::Answer::Ran { monster: now, face })));
    let rolls = app_rolls(table, shell).into_iter().collect();
    let title = bold(runs_to(table, shell, now).unwrap_or_else(|| named(now)), 16.0);
    Answers::with_tray(column(each).spacing(6), tray::tray(Some(title.into()), faces, rolls))
}

/// What most Bad Stuff does, one tap each; the rest is in the player's own panel.
pub fn bad_stuff<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let name = bold(words.monster(monster, Names::of(table.game())), 18.0);
    let Some(seat) = table.question.seat else { return Answers::plain(space()) };
    let by = |n: i32| Amount::By(n);
    // Touched in vain, each says why.
    let act = |name: &str, id: &str, effect: Effect| -> Element<'a, Message> {
        let command = table.played(vec![effect]);
        let vain = tray::refused(table, command.clone());
        let press = icon_button(look, name, words.get(id)).faded(vain.is_some());
        press.id(format!("{}{id}", if vain.is_some() { "no-" } else { "" })).on_press(Message::does(command)).into()
    };
    let losses = vec![
        act("heart", "quick-hit", Effect::Dungeon(dungeon::Effect::Health { seat, change: by(-1) })),
        act(
            "star",
            "quick-level-down",
            Effect::Munchkin(munchkin::Effect::Level { seat, change: by(-1), kill: false }),
        ),
        act("skull", "quick-die", Effect::Munchkin(munchkin::Effect::Life { seat, dead: true, wish: false })),
        button(look, words.get("bad-stuff-seat")).on_press(Message::opens(Panel::Seat(seat))).into(),
    ];
    let none = button(look, words.get("bad-stuff-hit")).width(Fill).on_press(answer(Answer::Table(table::Answer::No)));
    let told = column![name, dim(look, words.get("bad-stuff-more"), 14.0)].spacing(10);
    Answers::with_tray(told, column![wrapped(losses, 6.0), none].spacing(tray::GAP))
}
