//! Faults of what cards, rooms and powers do: amounts, conditions, and choices that fit.

use super::known::Known;
use super::told::{Fault, LIST_LIMIT, lower_case, number, say, text, words};
use crate::rules::card::price::When;
use crate::rules::card::{Does, Target, Who};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Slot;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Condition;
use crate::rules::track;

/// Most things one card does: done to everybody at the largest table, they still fit into one play.
const DOES_LIMIT: usize = 16;

/// Whether there is a fight when something is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moment {
    /// There can be one.
    Any,
    /// Its dice are cast.
    Cast,
    /// There is none.
    Peace,
}

impl From<When> for Moment {
    fn from(when: When) -> Moment {
        match when {
            When::Any | When::OwnTurn | When::Fight => Moment::Any,
            When::AfterRoll => Moment::Cast,
            When::Peace => Moment::Peace,
        }
    }
}

/// Where things are done: what was chosen there, and whether there is a fight.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub target: Target,
    pub moment: Moment,
    pub known: &'a Known,
    /// Whether it is a Curse, whose victim is *you*.
    pub curse: bool,
}

/// The faults of a list of things that are done; an empty one is for its owner to judge.
pub(super) fn all(does: &[Does], at: &str, scene: Scene<'_>, faults: &mut Vec<Fault>) {
    if does.len() > DOES_LIMIT {
        say(faults, at.to_owned(), format!("found {} entries, allowed are {DOES_LIMIT}", does.len()));
    }
    for (i, one) in does.iter().take(DOES_LIMIT).enumerate() {
        let at = format!("{at}[{i}]");
        amounts(one, &at, scene.known, faults);
        chosen(one, &at, scene, faults);
        in_time(one, &at, scene.moment, faults);
    }
}

/// The faults of what is chosen beside what is done with it.
pub(super) fn target(target: Target, does: &[Does], at: &str, faults: &mut Vec<Fault>) {
    if target != Target::None && !does.iter().any(|one| uses(one, target)) {
        let problem = format!("found {:?}, which nothing in \"does\" makes use of", target_name(target));
        say(faults, at.to_owned(), problem);
    }
}

/// The fault of a deck that no hand is drawn from.
pub(super) fn deck(deck: Deck, at: String, known: &Known, faults: &mut Vec<Fault>) {
    if !known.hands().contains(&deck) {
        let allowed: Vec<&str> = known.hands().iter().map(|deck| deck.name()).collect();
        say(faults, at, format!("found {:?}, allowed are {}", deck.name(), allowed.join(", ")));
    }
}

/// The faults of what asks for a fighter where there is no fight.
pub(super) fn fighter(target: Target, moment: Moment, at: &str, faults: &mut Vec<Fault>) {
    if target == Target::Fighter && moment == Moment::Peace {
        say(faults, at.to_owned(), "found \"fighter\", but it is played outside combat".to_owned());
    }
}

/// The names of what can be chosen, as packs write them.
const fn target_name(target: Target) -> &'static str {
    match target {
        Target::None => "none",
        Target::Other => "other",
        Target::Player => "player",
        Target::Monster => "monster",
        Target::Fighter => "fighter",
        Target::Room => "room",
        Target::Side => "side",
        Target::Push => "push",
        Target::Loot => "loot",
        Target::Discard => "discard",
    }
}

/// Whether something is done with what was chosen.
fn uses(does: &Does, target: Target) -> bool {
    let munchkin = || does.whom() == Some(Who::Target);
    let foe = || {
        matches!(
            does,
            Does::Fight(fight::Does::Slay | fight::Does::Banish | fight::Does::SendAway | fight::Does::Mate)
                | Does::Dungeon(dungeon::Does::Rebase)
        )
    };
    match target {
        Target::None => true,
        Target::Other | Target::Player => {
            munchkin() || matches!(does, Does::Fight(fight::Does::Compel | fight::Does::Copy))
        }
        Target::Monster => foe(),
        Target::Fighter => munchkin() || foe() || matches!(does, Does::Fight(fight::Does::Term { .. })),
        Target::Room => matches!(
            does,
            Does::Dungeon(dungeon::Does::ToRoom { .. })
                | Does::Dungeon(dungeon::Does::Tidy)
                | Does::Dungeon(dungeon::Does::Flip)
        ),
        Target::Side => matches!(does, Does::Dungeon(dungeon::Does::Link { .. })),
        Target::Push => foe() || *does == Does::Dungeon(dungeon::Does::Push),
        Target::Loot => matches!(does, Does::Munchkin(munchkin::Does::Steal { .. })),
        Target::Discard => matches!(does, Does::Cards(cards::Does::Fetch { .. })),
    }
}

/// What has to be chosen so that something can be done.
fn chosen(does: &Does, at: &str, Scene { target, curse, .. }: Scene<'_>, faults: &mut Vec<Fault>) {
    if curse && does.whom() == Some(Who::Target) {
        let problem = "found \"target\"; the victim of a Curse is \"you\"".to_owned();
        say(faults, format!("{at}.{}.who", does.name()), problem);
        return;
    }
    let mut need = |field: String, fits: &[Target]| {
        if !fits.contains(&target) {
            let names: Vec<String> = fits.iter().map(|t| format!("{:?}", target_name(*t))).collect();
            let problem = format!("needs the target {}, found {:?}", names.join(" or "), target_name(target));
            say(faults, field, problem);
        }
    };
    if does.whom() == Some(Who::Target) {
        need(format!("{at}.{}.who", does.name()), &[Target::Other, Target::Player, Target::Fighter]);
    }
    match does {
        Does::Dungeon(dungeon::Does::ToRoom { .. }) | Does::Dungeon(dungeon::Does::Flip) => {
            need(at.to_owned(), &[Target::Room])
        }
        Does::Dungeon(dungeon::Does::Link { .. }) => need(at.to_owned(), &[Target::Side]),
        Does::Fight(fight::Does::Slay | fight::Does::Banish | fight::Does::SendAway | fight::Does::Mate)
        | Does::Dungeon(dungeon::Does::Rebase) => {
            need(at.to_owned(), &[Target::Monster, Target::Fighter, Target::Push]);
        }
        Does::Dungeon(dungeon::Does::Push) => need(at.to_owned(), &[Target::Push]),
        Does::Fight(fight::Does::Compel | fight::Does::Copy) => need(at.to_owned(), &[Target::Other, Target::Player]),
        Does::Cards(cards::Does::Fetch { .. }) => need(at.to_owned(), &[Target::Discard]),
        Does::Munchkin(munchkin::Does::Steal { .. }) => need(at.to_owned(), &[Target::Loot]),
        _ => {}
    }
}

/// What only a fight, or only its time before the dice, makes possible (MQ-CMB-46).
fn in_time(does: &Does, at: &str, moment: Moment, faults: &mut Vec<Fault>) {
    let problem = match (does, moment) {
        (
            Does::Fight(fight::Does::Term { .. })
            | Does::Fight(fight::Does::Slay | fight::Does::Mate)
            | Does::Fight(fight::Does::Compel | fight::Does::CallOff | fight::Does::Copy)
            | Does::Fight(fight::Does::Ties),
            Moment::Peace,
        ) => "only does something in a fight, and here is none",
        (
            Does::Fight(fight::Does::Term { .. })
            | Does::Fight(fight::Does::Slay | fight::Does::Mate)
            | Does::Fight(fight::Does::Compel | fight::Does::CallOff | fight::Does::Copy),
            Moment::Cast,
        ) => "comes too late once the dice of the fight are rolled",
        _ => return,
    };
    say(faults, at.to_owned(), format!("found {:?}, which {problem}", does.name()));
}

/// How much of something, and of what sort.
fn amounts(does: &Does, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let at = format!("{at}.{}", does.name());
    match does {
        Does::Munchkin(munchkin::Does::Level { by, .. }) => change(faults, format!("{at}.by"), (*by).into(), 9),
        Does::Dungeon(dungeon::Does::Health { by, .. })
        | Does::Dungeon(dungeon::Does::MaxHealth { by, .. })
        | Does::Dungeon(dungeon::Does::Moves { by, .. })
        | Does::Dungeon(dungeon::Does::Spent { by, .. }) => change(faults, format!("{at}.by"), (*by).into(), 20),
        Does::Track(track::Does::Token { by, .. }) => change(faults, format!("{at}.by"), (*by).into(), 6),
        Does::Dungeon(dungeon::Does::Gold { by, .. }) => change(faults, format!("{at}.by"), (*by).into(), 1_000_000),
        Does::Cards(cards::Does::Fetch { deck }) => self::deck(*deck, format!("{at}.deck"), known, faults),
        Does::Cards(cards::Does::Draw { deck, cards, .. }) | Does::Cards(cards::Does::Discard { deck, cards, .. }) => {
            self::deck(*deck, format!("{at}.deck"), known, faults);
            number(faults, format!("{at}.cards"), (*cards).into(), 1, 20);
        }
        Does::Munchkin(munchkin::Does::LoseItem { sort: Some(sort), .. }) => {
            let slot = Slot::ALL.iter().any(|slot| slot.name() == sort);
            if !text(faults, format!("{at}.sort"), sort) {
            } else if !slot && !outfit::SORTS.contains(&sort.as_str()) && !known.item_word(sort) {
                let allowed = "headgear, armor, footgear, hand, weapon, big, or a keyword of an Item";
                say(faults, format!("{at}.sort"), format!("found {sort:?}, allowed are {allowed}"));
            }
        }
        Does::Munchkin(munchkin::Does::Ascend { of: Some(of), .. }) => {
            lower_case(faults, format!("{at}.of"), of);
        }
        Does::Munchkin(munchkin::Does::Condition { add, .. }) => condition(add, &format!("{at}.add"), faults),
        Does::Fight(fight::Does::Term { strength, dice }) => {
            number(faults, format!("{at}.strength"), (*strength).into(), -99, 99);
            number(faults, format!("{at}.dice"), (*dice).into(), -20, 20);
            if *strength == 0 && *dice == 0 {
                say(faults, at, "found neither strength nor dice, so it would do nothing".to_owned());
            }
        }
        _ => {}
    }
}

/// A number that goes up or down by something.
fn change(faults: &mut Vec<Fault>, field: String, by: i64, most: i64) {
    if by == 0 {
        say(faults, field, format!("found 0, which would do nothing; allowed are -{most} to -1 and 1 to {most}"));
    } else {
        number(faults, field, by, -most, most);
    }
}

fn condition(add: &Condition, at: &str, faults: &mut Vec<Fault>) {
    words(faults, format!("{at}.text"), &add.text);
    for (field, found, most) in [
        ("moves", i64::from(add.moves), 20),
        ("bonus", add.bonus.into(), 99),
        ("dice", add.dice.into(), 20),
        ("hands", add.hands.into(), 9),
        ("run", add.run.into(), 20),
    ] {
        number(faults, format!("{at}.{field}"), found, -most, most);
    }
    if let Some(cost) = add.link_cost {
        number(faults, format!("{at}.link_cost"), cost.into(), 0, 9);
    }
    if add.card.is_some() {
        say(faults, format!("{at}.card"), "found a card; a pack leaves it out".to_owned());
    }
    let counts = Condition { text: String::new(), until: add.until, card: None, ..add.clone() };
    if counts == (Condition { until: add.until, ..Condition::default() }) {
        say(faults, at.to_owned(), "found a condition under which nothing changes".to_owned());
    }
}

/// The faults of what a card adds to the monster it lies on.
pub(super) fn enhancer(add: &Enhancer, at: &str, faults: &mut Vec<Fault>) {
    let mut nothing = true;
    for (field, found, most) in [
        ("level", i64::from(add.level), 99),
        ("treasures", add.treasures.into(), 20),
        ("size", add.size.into(), 3),
        ("strength", add.strength.into(), 99),
        ("dice", add.dice.into(), 20),
        ("levels", add.levels.into(), 9),
    ] {
        number(faults, format!("{at}.{field}"), found, -most, most);
        nothing &= found == 0;
    }
    if nothing {
        say(faults, at.to_owned(), "found nothing that changes the monster".to_owned());
    }
    if !add.name.is_empty() {
        say(faults, format!("{at}.name"), "found a name; it is called what its card is called".to_owned());
    }
    if add.card.is_some() {
        say(faults, format!("{at}.card"), "found a card; a pack leaves it out".to_owned());
    }
}

/// The faults of a list of words in lower case.
pub(super) fn word_list(list: &[String], at: &str, faults: &mut Vec<Fault>) {
    if list.len() > LIST_LIMIT {
        say(faults, at.to_owned(), format!("found {} entries, allowed are {LIST_LIMIT}", list.len()));
    }
    for (i, word) in list.iter().take(LIST_LIMIT).enumerate() {
        lower_case(faults, format!("{at}[{i}]"), word);
    }
}
