//! What a card says, in sentences put together from what it does: nobody writes them, so they are always true.

pub mod brief;
mod does;
mod gear;
pub mod gives;
pub mod place;
mod track;
mod word;

pub use place::{bad_stuff, deal, monster, room};
pub use track::{asked, on_the_track};
pub use word::{keyword, power};

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::does::Voice;
use crate::play::narrate::card::word::{continued, more_or_less, signed, whom};
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardDef, CardKind, Does, KindDef, Power, Target, Traits};
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::numbers::RuleSet;

/// What one becomes by a card, and when it may be played: behind doors on one's own turn, or as it comes (MC-RACE-11, MC-CLASS-13).
fn becomes(words: &Words, book: &Book, id: &str, kind: &str) -> String {
    let turn = i32::from(!book.system.rolls());
    words.with(id, &[("kind", whom(words, kind).into()), ("turn", turn.into())])
}

/// The sentences of a Treasure or DxM card. Those of a Race or Class card say what one becomes; what that is good for
/// says [`kind`].
pub fn sentences(words: &Words, book: &Book, def: &CardDef) -> Vec<String> {
    match &def.is {
        CardKind::Item { gear, does } => gear::item(words, gear, does),
        CardKind::Level => vec![play_at(words, book, When::Any), words.get("says-level-card")],
        CardKind::Race(race) => vec![becomes(words, book, "says-race-card", race)],
        CardKind::Class(class) => vec![becomes(words, book, "says-class-card", class)],
        CardKind::HalfBreed => vec![words.get("says-half-breed")],
        // Behind doors it joins two Classes, and is nothing beside one (MC-HALF-08).
        CardKind::SuperMunchkin if !book.system.rolls() => {
            let spared = book.default_is("two_cards_drawbacks", "no");
            vec![words.with("says-second-class", &[("spared", i32::from(spared).into())])]
        }
        CardKind::SuperMunchkin => vec![words.get("says-super-munchkin")],
        CardKind::Curse(does) => {
            let mut said = vec![words.get("says-curse")];
            said.extend(Voice::new(words, "victim", Target::None).all(does));
            said
        }
        CardKind::Enhancer(add) => vec![words.get("says-enhancer-card"), enhancer(words, add)],
        CardKind::Monster => vec![words.with("says-monster-card", &[rolls(book)])],
        CardKind::Cheat => vec![words.get("says-cheat-card")],
        CardKind::Die => vec![words.get("says-die-card")],
        CardKind::Card { when, target, does } => {
            // Where a Treasure has to speak of fights to be played in one, "any time" does not (MS-TREAS-01).
            let silent = def.deck == Deck::ITEMS && book.default_is("treasure_in_combat", "card_says");
            let said = if silent && *when == When::Any { When::Peace } else { *when };
            let mut said = vec![play_at(words, book, said)];
            said.extend(chosen_and_done(words, (*when, *target), does));
            said
        }
    }
}

/// All that a card says, and what a Race or Class is good for, which stands in the book and not on its card.
pub fn all(words: &Words, book: &Book, def: &CardDef) -> Vec<String> {
    let mut said = sentences(words, book, def);
    if let CardKind::Race(name) | CardKind::Class(name) = &def.is
        && let Some(own) = book.cards.kind(name)
    {
        said.extend(kind(words, book, own));
    }
    said
}

/// The sentences of a Race or Class: what it is always good for, its powers, and what the book itself says of it.
pub fn kind(words: &Words, book: &Book, def: &KindDef) -> Vec<String> {
    let rules = &book.rules;
    let rank = def.rank.map(|rank| words.with("says-rank", &[("rank", rank.into())]));
    let mut said: Vec<String> = rank.into_iter().chain(traits(words, rules, &def.traits)).collect();
    for per in &def.per {
        let item = keyword(words, &per.item);
        said.push(words.with("says-per", &[("by", signed(per.strength)), ("item", item.into())]));
    }
    for ability in rules.abilities.iter().filter(|a| *a.who == *def.name) {
        let parts = does::amounts(words, (ability.strength, ability.dice), "fight");
        let keyword = keyword(words, &ability.against);
        let args = [("keyword", Value::from(keyword)), ("parts", words.list(&parts).into())];
        said.push(words.with("says-ability", &args));
    }
    // What a helping Elf gains is in the book, not on the card (MQ-LVL-08).
    if &*def.name == "elf" {
        said.push(words.get("says-helps"));
    }
    // Nor is what a Halfling sells for more (MC-SELL-06).
    if &*def.name == "halfling" && !book.system.rolls() {
        said.push(words.get("says-sells-high"));
    }
    if let Some(power) = &def.discard {
        said.push(by_power(words, book, "says-by-discard", power));
    }
    if let Some(power) = &def.other {
        said.push(by_power(words, book, "says-by-discard", power));
    }
    if let Some(power) = &def.hand {
        said.push(by_power(words, book, "says-by-hand", power));
    }
    if let Some(power) = &def.ten {
        let mut ten = by_power(words, book, "says-by-ten", power);
        if rules.curse_averting_classes.iter().any(|c| **c == *def.name) {
            ten = format!("{ten} {}", words.get("says-averts"));
        }
        said.push(ten);
    }
    said
}

/// A power in one paragraph: how it is used, what is chosen, what happens.
fn by_power(words: &Words, book: &Book, id: &'static str, power: &Power) -> String {
    let does: Vec<Does> = power.deeds().cloned().collect();
    let what = chosen_and_done(words, (power.when, power.target), &does).join(" ");
    // Of a die that has to fall well the sentence goes on; after a card that is paid there is a new one.
    let what = if id == "says-by-ten" { continued(what) } else { what };
    let when = ("when", Value::from(when_text(power.when)));
    let cards = ("cards", (power.price_in_cards() as u32).into());
    let args = [when, rolls(book), cards, ("cost", power.price().into()), ("what", what.into())];
    let said = capitalised(words.with(id, &args));
    if power.once { format!("{said} {}", words.get("says-once-each")) } else { said }
}

fn play_at(words: &Words, book: &Book, when: When) -> String {
    words.with("says-play", &[("when", when_text(when).into()), rolls(book)])
}

/// Whether there is a roll that a card can come before (MC-CMB-03).
fn rolls<'a>(book: &Book) -> (&'static str, Value<'a>) {
    ("rolls", i32::from(book.system.rolls()).into())
}

const fn when_text(when: When) -> &'static str {
    match when {
        When::Any => "any",
        When::Peace => "peace",
        When::OwnTurn => "own",
        When::Fight => "fight",
        When::AfterRoll => "rolled",
    }
}

/// What is chosen, unless what is done says so, and what is done with it.
fn chosen_and_done(words: &Words, (when, target): (When, Target), does: &[Does]) -> Vec<String> {
    let voice = Voice::new(words, "you", target).in_fights(when == When::Fight);
    let asked = if voice.opens(does) { None } else { choose_text(target, does) };
    let mut said: Vec<String> = asked.into_iter().map(|id| words.get(id)).collect();
    said.extend(voice.all(does));
    said
}

/// The sentence that asks for a choice. What is in the fight is narrowed down to what the card can do something to.
fn choose_text(target: Target, does: &[Does]) -> Option<&'static str> {
    let slays = does.contains(&Does::Fight(fight::Does::Slay));
    let on_monsters = does.iter().all(|d| {
        matches!(
            d,
            Does::Fight(fight::Does::Slay | fight::Does::Banish | fight::Does::SendAway | fight::Does::Mate)
                | Does::Dungeon(dungeon::Does::Rebase)
        )
    });
    let on_anybody = does.iter().any(|d| {
        matches!(
            d,
            Does::Fight(fight::Does::Term { .. })
                | Does::Fight(fight::Does::Slay)
                | Does::Fight(fight::Does::Banish | fight::Does::SendAway | fight::Does::Mate)
                | Does::Dungeon(dungeon::Does::Rebase)
        )
    });
    Some(match target {
        // Taking a card from the discards says itself what is chosen.
        Target::None | Target::Discard | Target::Loot => return None,
        Target::Other => "says-choose-other",
        Target::Player => "says-choose-player",
        Target::Monster if slays => "says-choose-foe",
        Target::Monster => "says-choose-monster",
        Target::Fighter if on_monsters => "says-choose-foe",
        Target::Fighter if on_anybody => "says-choose-fighter",
        Target::Fighter => "says-choose-munchkin",
        Target::Room => "says-choose-room",
        Target::Side => "says-choose-side",
        Target::Push => "says-choose-push",
    })
}

fn enhancer(words: &Words, add: &Enhancer) -> String {
    let mut parts = Vec::new();
    for (id, by) in [
        ("says-enhancer-level", i32::from(add.level)),
        ("says-enhancer-size", add.size.into()),
        ("says-enhancer-strength", add.strength.into()),
        ("says-enhancer-dice", add.dice.into()),
        ("says-enhancer-treasures", add.treasures.into()),
        ("says-enhancer-levels", add.levels.into()),
    ] {
        if by != 0 {
            let amount =
                if id == "says-enhancer-strength" { vec![("by", signed(by))] } else { more_or_less(by).to_vec() };
            parts.push(words.with(id, &amount));
        }
    }
    words.with("says-enhancer", &[("parts", words.list(&parts).into())])
}

/// As many as anybody will ever carry.
const ANY: i8 = 9;

fn traits(words: &Words, rules: &RuleSet, traits: &Traits) -> Vec<String> {
    let mut said = Vec::new();
    for (id, by) in [
        ("says-trait-strength", i32::from(traits.strength)),
        ("says-trait-run", traits.run.into()),
        ("says-trait-search", traits.search.into()),
    ] {
        if by != 0 {
            said.push(words.with(id, &[("by", signed(by))]));
        }
    }
    for (id, by) in
        [("says-trait-moves", traits.moves), ("says-trait-hand", traits.hand), ("says-trait-big", traits.big)]
    {
        // Where nobody moves Big Items cost nothing, and so many are as many as there are.
        if id == "says-trait-big" && by > 0 && rules.start.moves == 0 {
            let id = if by >= ANY { "says-trait-big-any" } else { "says-trait-big-more" };
            said.push(words.with(id, &more_or_less(by)));
        } else if by != 0 {
            said.push(words.with(id, &more_or_less(by)));
        }
    }
    said
}
