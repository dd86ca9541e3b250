//! What a card says in as few words as there are, for a hand that is read at a glance. Its sentences stand on its sheet.

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::word::{keyword, power};
use crate::play::narrate::condition;
use crate::rules::book::Book;
use crate::rules::card::price::Paying;
use crate::rules::card::who::Target;
use crate::rules::card::{Does, KindDef, Power, Who};
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, Slot};
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::vehicle;
use crate::rules::seat::{Condition, Until};
use crate::rules::track;

fn by<'a>(amount: impl Into<i32>) -> (&'static str, Value<'a>) {
    ("by", Value::from(format!("{:+}", amount.into())))
}

fn count<'a>(amount: impl Into<i32>) -> (&'static str, Value<'a>) {
    ("count", Value::from(amount.into().unsigned_abs()))
}

/// What an Item is and gives, the combat bonus left out: that is the figure on its face.
pub fn item(words: &Words, gear: &Gear) -> Vec<String> {
    let mut lines = Vec::new();
    let mut parts = Vec::new();
    // A Vehicle stands beside the one Big Item.
    if vehicle::is_vehicle(gear) {
        parts.push(words.get("item-vehicle"));
    } else if gear.big {
        parts.push(words.get("item-big"));
    }
    if let Some(slot) = gear.slot {
        parts.push(words.get(&format!("slot-{}", slot.name())));
    }
    if gear.hands > 0 {
        parts.push(words.with("item-hands", &[("hands", gear.hands.into())]));
    }
    if gear.is("throwable") {
        parts.push(words.get("card-throwable"));
    }
    if !parts.is_empty() {
        lines.push(parts.join(" · "));
    }
    if gear.dice != 0 {
        lines.push(words.with("hand-dice", &[by(gear.dice), ("dice", gear.dice.into())]));
    }
    if gear.moves != 0 {
        lines.push(words.with("brief-move", &[by(gear.moves)]));
    }
    if gear.run != 0 {
        lines.push(words.with("brief-run", &[by(gear.run)]));
    }
    for better in &gear.better {
        lines.push(
            words.with("hand-better", &[("who", kinds(words, &better.who).into()), ("bonus", by(better.bonus).1)]),
        );
    }
    let list = |all: &[String]| words.either(&all.iter().map(|k| kinds(words, k)).collect::<Vec<_>>());
    lines.extend(only(words, gear));
    if !gear.never.is_empty() {
        lines.push(words.with("hand-never", &[("who", list(&gear.never).into())]));
    }
    for word in &gear.powers {
        let averts = *word == crate::play::narrate::card::gear::AVERTS;
        lines.push(if averts { words.get("brief-averts") } else { power(words, word) });
    }
    lines
}

/// Who alone can use an Item; none where anybody can.
pub fn only(words: &Words, gear: &Gear) -> Option<String> {
    let who: Vec<String> = gear.only.iter().map(|kind| kinds(words, kind)).collect();
    (!who.is_empty()).then(|| words.with("hand-only", &[("who", words.either(&who).into())]))
}

/// What an Item is, gives and goes for, for whoever sees no face of it.
pub fn whole(words: &Words, gear: &Gear) -> Vec<String> {
    let bonus = (gear.bonus != 0).then(|| format!("{:+}", gear.bonus));
    let value = gear.value.map(|value| words.with("says-price-gold", &[("by", value.into())]));
    let figures: Vec<String> = bonus.into_iter().chain(value).collect();
    let figures = (!figures.is_empty()).then(|| words.row(&figures));
    // What it is, where cards ask for that: the corporation that made it (SR-CORP-03), a Potion; what can be thrown says so.
    let known = gear.keywords.iter().filter(|word| !["throwable", vehicle::VEHICLE].contains(&word.as_str()));
    let known: Vec<String> = known.map(|word| keyword(words, word)).collect();
    let known = (!known.is_empty()).then(|| words.row(&known));
    figures.into_iter().chain(known).chain(item(words, gear)).collect()
}

/// Munchkins of a kind, more than one: "Clerics".
pub fn kinds(words: &Words, kind: &str) -> String {
    let id = format!("kinds-{kind}");
    if words.has(&id) { words.get(&id) } else { words.kind(kind) }
}

/// What a card on a monster does to it.
pub fn enhancer(words: &Words, add: &Enhancer) -> Vec<String> {
    let figures = [
        ("hand-level", i32::from(add.level)),
        // It is not whoever reads it that is stronger.
        ("brief-monster-strength", add.strength.into()),
        ("hand-dice", add.dice.into()),
        ("hand-treasures", add.treasures.into()),
        ("brief-worth", add.levels.into()),
        ("brief-size", add.size.into()),
    ];
    let figures = figures.into_iter().filter(|(_, amount)| *amount != 0);
    figures.map(|(id, amount)| words.with(id, &[by(amount), ("dice", amount.into())])).collect()
}

/// What a Race or Class is good for.
pub fn kind(words: &Words, book: &Book, def: &KindDef) -> Vec<String> {
    let traits = &def.traits;
    let figures = [
        ("brief-strength", i32::from(traits.strength)),
        ("brief-run", traits.run.into()),
        ("brief-search", traits.search.into()),
        ("brief-move", traits.moves.into()),
        ("brief-hand", traits.hand.into()),
        ("brief-big", traits.big.into()),
    ];
    let figures = figures.into_iter().filter(|(_, amount)| *amount != 0);
    let mut lines: Vec<String> =
        figures.map(|(id, amount)| words.with(id, &[by(amount), ("dice", amount.into())])).collect();
    if &*def.name == "elf" {
        lines.push(words.get("brief-helps"));
    }
    if &*def.name == "halfling" && !book.system.rolls() {
        lines.push(words.get("brief-sells-high"));
    }
    let used = [Paying::Card, Paying::Other, Paying::Hand, Paying::Ten];
    lines.extend(used.into_iter().filter_map(|paying| power_of(words, def, paying)));
    lines.into_iter().map(capitalised).collect()
}

/// What a power of a Race or Class takes and does; none where it has none that is paid for so.
pub fn power_of(words: &Words, def: &KindDef, paying: Paying) -> Option<String> {
    let id = match paying {
        Paying::Card | Paying::Other => "brief-by-discard",
        Paying::Hand => "brief-by-hand",
        Paying::Ten => "brief-by-ten",
    };
    let power = def.power(paying)?;
    // It is not whoever reads it that is weaker.
    let weakens = power.deeds().find_map(|does| {
        let Does::Fight(fight::Does::Term { strength, dice: 0 }) = does else { return None };
        (*strength < 0).then_some(*strength)
    });
    let only = weakens.filter(|_| power.target == Target::Fighter && power.deeds().count() == 1);
    let what = match only {
        Some(strength) => words.with("brief-weakens", &[by(strength)]),
        None => deeds_of(words, power),
    };
    Some(capitalised(words.with(id, &[("what", what.into())])))
}

/// What a power does, whatever pays for it.
pub fn deeds_of(words: &Words, power: &Power) -> String {
    words.list(&power.deeds().map(|does| one(words, does)).collect::<Vec<_>>())
}

/// What is done, a line for each thing.
pub fn does(words: &Words, all: &[Does]) -> Vec<String> {
    // Gold that changes hands is one thing.
    if let [
        Does::Dungeon(dungeon::Does::Gold { who: Who::Target, by: taken }),
        Does::Dungeon(dungeon::Does::Gold { who: Who::You, by: given }),
        rest @ ..,
    ] = all
        && taken.checked_neg() == Some(*given)
        && *given > 0
    {
        let first = words.with("brief-rob", &[count(*given)]);
        return std::iter::once(first).chain(does(words, rest)).map(capitalised).collect();
    }
    all.iter().map(|each| capitalised(one(words, each))).collect()
}

/// Who a line is about, where it is not whoever reads it, or whom it is played on.
fn whose(words: &Words, who: Who, said: String) -> String {
    match who {
        Who::Others => words.with("brief-others", &[("what", said.into())]),
        Who::All => words.with("brief-all", &[("what", said.into())]),
        Who::You | Who::Target => said,
    }
}

fn one(words: &Words, does: &Does) -> String {
    let figure = |id: &str, amount: i32| words.with(id, &[by(amount), count(amount)]);
    let (who, said) = match does {
        Does::Munchkin(munchkin::Does::Level { who, by }) => (*who, figure("brief-level", (*by).into())),
        Does::Dungeon(dungeon::Does::Health { who, by }) => (*who, figure("brief-health", (*by).into())),
        Does::Dungeon(dungeon::Does::MaxHealth { who, by }) => (*who, figure("brief-max-health", (*by).into())),
        Does::Dungeon(dungeon::Does::Moves { who, by }) => (*who, figure("brief-moves", (*by).into())),
        Does::Dungeon(dungeon::Does::Spent { who, by }) => (*who, figure("brief-spent", -i32::from(*by))),
        Does::Dungeon(dungeon::Does::Gold { who, by }) => (*who, figure("brief-gold", *by)),
        Does::Cards(cards::Does::Draw { who, deck, cards }) => {
            (*who, words.with("brief-draw", &[count(*cards), ("deck", deck.name().into())]))
        }
        Does::Cards(cards::Does::Discard { who, deck, cards }) => {
            (*who, words.with("brief-discard", &[count(*cards), ("deck", deck.name().into())]))
        }
        Does::Cards(cards::Does::Fetch { deck }) => {
            (Who::You, words.with("brief-fetch", &[("deck", deck.name().into())]))
        }
        Does::Munchkin(munchkin::Does::LoseItem { who, sort, dropped }) => {
            let slot = |s: &str| Slot::ALL.iter().any(|slot| slot.name() == s);
            let what = match sort.as_deref() {
                None => "item".to_owned(),
                Some(sort) if outfit::SORTS.contains(&sort) || slot(sort) => sort.to_owned(),
                Some(word) => keyword(words, word),
            };
            let dropped = if *dropped { "yes" } else { "no" };
            (*who, words.with("brief-lose-item", &[("what", what.into()), ("dropped", dropped.into())]))
        }
        Does::Munchkin(munchkin::Does::Ascend { who, of }) => match of {
            Some(of) => (Who::You, words.with("brief-ascend-of", &[("who", kinds(words, of).into())])),
            None => (*who, words.get("brief-ascend")),
        },
        Does::Munchkin(munchkin::Does::Steal { sure }) => {
            (Who::You, words.get(if *sure { "brief-steal-sure" } else { "brief-steal" }))
        }
        Does::Munchkin(munchkin::Does::LoseRaces { who }) => (*who, words.get("brief-lose-races")),
        Does::Munchkin(munchkin::Does::LoseClasses { who }) => (*who, words.get("brief-lose-classes")),
        Does::Munchkin(munchkin::Does::SwapSex { who }) => (*who, words.get("brief-swap-sex")),
        Does::Munchkin(munchkin::Does::Condition { who, add }) => (*who, hangs(words, add)),
        Does::Munchkin(munchkin::Does::Lift { who }) => (*who, words.get("brief-lift")),
        Does::Dungeon(dungeon::Does::ToEntrance { who }) => (*who, words.get("brief-to-entrance")),
        Does::Dungeon(dungeon::Does::ToRoom { who }) => (*who, words.get("brief-to-room")),
        Does::Munchkin(munchkin::Does::Die { who }) => (*who, words.get("brief-die")),
        Does::Track(track::Does::Token { who, by }) => (*who, figure("brief-token", (*by).into())),
        Does::Dungeon(dungeon::Does::Link { to }) => {
            (Who::You, words.with("brief-link", &[("link", to.name().into())]))
        }
        Does::Dungeon(dungeon::Does::Tidy) => (Who::You, words.get("brief-tidy")),
        Does::Dungeon(dungeon::Does::Flip) => (Who::You, words.get("brief-flip")),
        Does::Fight(fight::Does::Term { strength, dice }) => {
            let mut parts = Vec::new();
            if *strength != 0 {
                parts.push(words.with("brief-strength", &[by(*strength)]));
            }
            if *dice != 0 {
                parts.push(words.with("hand-dice", &[by(*dice), ("dice", (*dice).into())]));
            }
            (Who::You, words.list(&parts))
        }
        Does::Fight(fight::Does::Ties) => (Who::You, words.get("brief-ties")),
        Does::Fight(fight::Does::Slay) => (Who::You, words.get("brief-slay")),
        Does::Fight(fight::Does::SendAway) => (Who::You, words.get("brief-send-away")),
        Does::Fight(fight::Does::Banish) => (Who::You, words.get("brief-banish")),
        Does::Fight(fight::Does::Mate) => (Who::You, words.get("brief-mate")),
        Does::Fight(fight::Does::Compel) => (Who::You, words.get("brief-compel")),
        Does::Fight(fight::Does::CallOff) => (Who::You, words.get("brief-call-off")),
        Does::Fight(fight::Does::Copy) => (Who::You, words.get("brief-copy")),
        Does::Cards(cards::Does::Show { who }) => (*who, words.get("brief-show")),
        Does::Dungeon(dungeon::Does::Push) => (Who::You, words.get("brief-push")),
        Does::Dungeon(dungeon::Does::Rebase) => (Who::You, words.get("brief-rebase")),
        Does::Dungeon(dungeon::Does::Lurker) => (Who::You, words.get("brief-lurker")),
    };
    whose(words, who, said)
}

/// What hangs over somebody, by its figures, and until when.
fn hangs(words: &Words, add: &Condition) -> String {
    // The figures say it in fewer words than the card's own text.
    let what = condition::by_figures(words, add);
    let until = match add.until {
        Until::Lifted => "lifted",
        Until::OwnTurn => "own",
        Until::NextFight => "fight",
    };
    words.with("brief-hangs", &[("what", what.into()), ("until", until.into())])
}
