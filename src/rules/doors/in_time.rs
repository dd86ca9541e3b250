//! What comes too late, too early, or goes on after all: fights whose last monster was taken away, flights that are under
//! way, Treasures that have no place in a fight.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardId, CardKind, Choice};
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::doors::{self, some, surplus, turn};
use crate::rules::effect::Effect;
use crate::rules::event::FightTold;
use crate::rules::facts::Facts;
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::fight::{self, build, going};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::{self, Command, cited, timing};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{AfterLastRemoved, PlaysWhileFleeing, ReceivedInCombat, TenOnlyBy, TreasureInCombat};
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::table::window;

/// The card that brings a monster along, where one is played.
pub(crate) fn brings_a_monster<'a>(book: &Book, command: &'a Command) -> Option<(Colour, CardId, &'a Choice)> {
    let Command::PlayCard { seat, card, choice } = command else { return None };
    let brings = book.cards.card(*card).is_some_and(|def| def.is == CardKind::Monster);
    brings.then_some((*seat, *card, choice))
}

/// Refuses a Treasure in a fight that does not speak of fights, where the table plays so (MS-TREAS-01, SH-OQ-09).
///
/// # Errors
/// That it waits.
pub(crate) fn check(book: &Book, game: &Game, command: &Command) -> Result<(), Refusal> {
    if let Command::PlayCard { seat, .. } | Command::UsePower { seat, .. } = command {
        // The dead take part in nothing (CL-OQ-37).
        timing::alive(game.find(*seat)?)?;
    }
    let Command::PlayCard { seat, card, .. } = command else { return Ok(()) };
    not_while_helping(book, game, (*seat, *card))?;
    kind_time(book, game, (*seat, *card))?;
    let waits = book.house(game).treasure_in_combat() == TreasureInCombat::CardSays
        && going::under_way(game).is_some()
        && book.cards.card(*card).is_some_and(|def| {
            def.deck == Deck::ITEMS && matches!(def.is, CardKind::Card { when: When::Any | When::OwnTurn, .. })
        });
    ensure(!waits, || Refusal::new("not-in-a-fight", cites!["MC-CMB-06", "MS-TREAS-01"]).seat(*seat))
}

/// Whether a card is a Race or a Class.
fn is_kind(book: &Book, card: CardId) -> bool {
    book.cards.card(card).is_some_and(|def| matches!(def.is, CardKind::Race(_) | CardKind::Class(_)))
}

/// Whether a card is a Power that the table lets be played in anybody's turn (SR-OQ-10).
fn is_free(book: &Book, game: &Game, card: CardId) -> bool {
    let power = || book.cards.card(card).is_some_and(|def| matches!(def.is, CardKind::Class(_)));
    book.rules.ranks && book.house(game).powers_any_turn() && power()
}

/// Refuses a Race or a Class in somebody else's turn, but for one that has just come (MC-RACE-11, MC-CLASS-13).
fn kind_time(book: &Book, game: &Game, (colour, card): (Colour, CardId)) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    let waits = seat.came == 0
        && seat.held.has(card)
        && is_kind(book, card)
        && !is_free(book, game, card)
        && !timing::own_turn(game, colour)
        && !timing::hands_come_down(game);
    const RULES: Cites = cites!["MC-RACE-11", "MC-CLASS-13", "MS-TURN-10"];
    ensure(!waits, || Refusal::new("kind-out-of-turn", RULES).seat(colour))
}

/// Refuses a Race or a Class to whoever helps in somebody else's turn, where the table plays so (MS-TURN-09, SH-OQ-12).
fn not_while_helping(book: &Book, game: &Game, (seat, card): (Colour, CardId)) -> Result<(), Refusal> {
    let helps = book.house(game).received_in_combat() == ReceivedInCombat::No
        && turn::locked(book, game, seat)
        && !timing::own_turn(game, seat)
        && game.seat(seat).is_some_and(|seat| seat.held.has(card));
    let waits = helps && is_kind(book, card) && !is_free(book, game, card);
    ensure(!waits, || Refusal::new("not-while-helping", cites!["MC-RACE-11", "MS-TURN-09", "MS-TURN-10"]).seat(seat))
}

/// Refuses the last Level without a kill where it takes one, and what would change a fight that the munchkins already run
/// from (CL-OQ-32, CL-OQ-33).
///
/// # Errors
/// That it comes too late.
pub(crate) fn allows(book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
    if let Effect::Munchkin(munchkin::Effect::Ascend { seat }) = effect {
        // Not even help from above brings the last Level, where the table plays so (MS-LVL-01).
        let last = game.find(*seat)?.level.saturating_add(1) >= book.top_level(game);
        let kill = last && book.house(game).ten_only_by() == TenOnlyBy::Kill;
        let top = book.top_level(game);
        return ensure(!kill, || {
            Refusal::new("level-needs-kill", cites!["MC-LVL-09", "MS-LVL-01", "SR-CARD-07"])
                .seat(*seat)
                .with("top", top)
                .with("app", i64::from(game.stock.is_some()))
        });
    }
    // What comes down onto the table is carried (MC-BIG-08), and in a fight only what comes at any time does.
    if let Effect::Munchkin(munchkin::Effect::Gear { seat, add }) = effect
        && !surplus::is_before_hands(game)
    {
        if !add.is_hireling() {
            timing::peace(book, game, *seat, cited::ITEMS_IN_PEACE)?;
        }
        return book.system.carries(book, game, game.find(*seat)?, add);
    }
    // Nobody walks, and nobody has Health or gold.
    let elsewhere = matches!(effect, Effect::Dungeon(_));
    ensure(!elsewhere, || Refusal::new("no-map", cites!["MC-TURN-01"]))?;
    let of_the_fight = matches!(
        effect,
        Effect::Fight(
            fight::Effect::Enhance { .. }
                | fight::Effect::RemoveMonster { .. }
                | fight::Effect::CallOff
                | fight::Effect::Compel { .. }
                | fight::Effect::Mate { .. }
                | fight::Effect::Slay { .. }
        )
    );
    let runs = |step: &Step| matches!(step, Step::Fight(fight::Step::RunAway { .. }));
    let late = of_the_fight
        && game.agenda.iter().any(runs)
        && book.house(game).plays_while_fleeing() == PlaysWhileFleeing::RollAndAlways;
    ensure(!late, || Refusal::new("already-running", cites!["MC-RUN-01"]))
}

/// Whoever would win runs all the same, where the table lets them (CL-OQ-27). Whether they do.
pub(crate) fn gives_up(book: &Book, game: &Game, top: &Step, out: &mut Facts) -> bool {
    let fights = matches!(top, Step::Fight(fight::Step::Fight { .. }));
    let fight = going::current(game).filter(|fight| fights && fight.stage == Stage::Building);
    let Some(fight) = fight.filter(|fight| book.house(game).run_while_winning() && some::wins(book, game, fight))
    else {
        return false;
    };
    yields(game, Fight { gives_up: true, ..fight.clone() }, out);
    true
}

/// There is nothing for it but to run. Where the app holds the cards everybody with something to use may still change that,
/// whoever helps first; at a table of cardboard they say so themselves (MC-CMB-21, MC-INTF-02).
pub(crate) fn yields(game: &Game, fight: Fight, out: &mut Facts) {
    let mut others = game.seats.iter().filter(|seat| seat.colour != fight.main);
    if game.stock.is_none() || !others.any(may_have_something) {
        return decided(fight, out);
    }
    let (main, first) = (fight.main, fight.helping(game).unwrap_or(fight.main));
    let fight = Fight { stage: Stage::Announced, yields: true, ..fight };
    let cites = cites!["MC-CMB-21", "MC-INTF-02"];
    out.say(fight::Event::Fight { fight: Some(fight.into()), what: FightTold::Yields(main) }, cites);
    window::open(game, About::Fight, first, Some(main), out);
}

/// Nobody changes the numbers any more.
pub(crate) fn decided(fight: Fight, out: &mut Facts) {
    let fight = Fight { stage: Stage::Rolled(Vec::new()), ..fight };
    out.say(fight::Event::Fight { fight: Some(fight.into()), what: FightTold::Rolled }, cites!["MC-CMB-20"]);
}

/// Who could stop somebody's claim at a table of cardboard, for the cards are with the people (MC-CMB-19).
pub fn stoppers(game: &Game, main: Option<Colour>) -> impl Iterator<Item = &Seat> {
    game.seats.iter().filter(move |seat| Some(seat.colour) != main && !seat.dead && !seat.away)
}

/// Whether somebody has cards in hand, or lays open something to be used up or paid with: what everybody can see.
fn may_have_something(seat: &Seat) -> bool {
    let pays = !seat.classes.is_empty() && !seat.gear.is_empty();
    let uses = pays || seat.gear.iter().any(|item| item.once || item.is("throwable"));
    !seat.dead && !seat.away && (uses || seat.hand.total() > 0)
}

/// Whether what is announced still holds: a win that they win, a flight that they do not.
pub(crate) fn holds(book: &Book, game: &Game, fight: &Fight) -> bool {
    fight.gives_up || some::wins(book, game, fight) != fight.yields
}

/// A claim, or a flight that was announced, is void the moment that it does not hold any more, whoever is still asked: it
/// has to be made again (CL-OQ-20). Whether it was.
pub(crate) fn claim_is_void(game: &Game, holds: impl FnOnce(&Fight) -> bool, out: &mut Facts) -> bool {
    let Some(Step::Table(table::Step::Window { about: About::Fight, .. })) = game.top() else { return false };
    let claimed = |now: &&Fight| now.stage == Stage::Announced && now.goes_on(game);
    let Some(now) = going::current(game).filter(claimed).filter(|now| !holds(now)) else {
        return false;
    };
    let (mut fight, what) = (now.clone(), build::waits(now));
    build::back_to_building(&mut fight);
    out.settle();
    out.say(fight::Event::Fight { fight: Some(fight.into()), what }, cites!["MC-CMB-19", "MC-CMB-21"]);
    true
}

/// A fight that has lost all its monsters: those that were to be run from are still there, or others may send in a new
/// one (CL-OQ-21). Whether it goes on.
pub(crate) fn goes_on(book: &Book, game: &Game, out: &mut Facts) -> bool {
    let Some(Step::Fight(fight::Step::Fight { .. })) = game.top() else { return false };
    let Some(now) = going::current(game).filter(|fight| !fight.goes_on(game)) else { return false };
    if game.seat(now.main).is_none_or(|main| main.dead) || game.stock.is_none() || now.ran {
        return false;
    }
    let mut fight = now.clone();
    build::back_to_building(&mut fight);
    if now.fled.iter().any(|id| game.foes.get(*id).is_some()) {
        out.say(fight::Event::Fight { fight: Some(fight.into()), what: FightTold::Waits }, cites!["MC-CMB-21"]);
        return true;
    }
    let waits = book.house(game).after_last_removed() == AfterLastRemoved::MonstersOnly;
    if !waits || now.emptied || now.slain.is_empty() {
        return false;
    }
    let main = fight.main;
    let fight = Fight { emptied: true, ..fight };
    out.say(fight::Event::Fight { fight: Some(fight.into()), what: FightTold::Waits }, cites!["MC-INTF-04"]);
    window::open(game, About::Fight, main, None, out);
    true
}

/// Who searches the room, for the trouble they had looked for has been taken away (CL-OQ-07).
pub(crate) fn searches(game: &Game) -> Option<Colour> {
    let [.., Step::Doors(doors::Step::Trouble { seat }), Step::Fight(fight::Step::Fight { .. })] = &game.agenda[..]
    else {
        return None;
    };
    let over = going::current(game).filter(|fight| !fight.goes_on(game) && !fight.slain.is_empty())?;
    let sent = over.slain.iter().all(|slain| slain.sent);
    game.seat(*seat).filter(|seat| sent && !seat.dead).map(|seat| seat.colour)
}
