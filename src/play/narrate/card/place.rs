//! What a monster's card says, what a room says, and the Deal it offers.

use crate::catalog::words::{Value, Words, capitalised};
use crate::play::narrate::card::does::{Voice, amounts};
use crate::play::narrate::card::word::{any_of, continued, keyword, signed, whom};
use crate::rules::card::price::Price;
use crate::rules::card::{DealDef, Does, MonsterCard, Target};
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::gait::Gait;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Face, OnEntry, SearchIcon};
use crate::rules::few::Few;
use crate::rules::fight::foe::card::{Against, Benefit, Size};

/// The sentences of a monster's card, as far as it is known.
pub fn monster(words: &Words, card: &MonsterCard) -> Vec<String> {
    let def = &card.def;
    let mut said = Vec::new();
    // Behind doors nobody rolls in a fight.
    if let (Some(level), Some(treasures), true) = (def.level, def.treasures, card.deck != Deck::MONSTER) {
        said.push(words.with("says-foe", &[("level", level.into()), ("treasures", treasures.into())]));
    } else if let (Some(level), Some(dice), Some(treasures)) = (def.level, def.dice, def.treasures) {
        let args = [("level", Value::from(level)), ("dice", dice.into()), ("treasures", treasures.into())];
        said.push(words.with("says-monster", &args));
    }
    said.extend(keyword_line(words, def.size, &def.keywords));
    for gait in def.gait.iter().flat_map(|g| g.iter()) {
        said.push(words.get(match gait {
            Gait::Fast => "says-gait-fast",
            Gait::Slow => "says-gait-slow",
            Gait::Lurking => "says-gait-lurking",
            Gait::Contrary => "says-gait-contrary",
        }));
    }
    for (id, set) in [("says-passes", def.passes), ("says-smashes", def.smashes)] {
        if !set.is_empty() {
            said.push(words.with(id, &[("links", links(words, set).into())]));
        }
    }
    for against in &def.against {
        said.push(words.with("says-against", &about(words, against)));
    }
    if def.keywords.iter().any(|k| k == "fearsome") && def.levels.is_none() {
        said.push(words.get("says-fearsome"));
    }
    if let Some(levels) = def.levels {
        said.push(words.with("says-worth", &[("by", levels.into())]));
    }
    said.extend(benefit(words, def.benefit));
    said.extend(manners(words, card));
    said.push(match bad_stuff(words, card) {
        Some(bad) => words.with("says-bad-stuff", &[("what", bad.into())]),
        None => words.get("says-no-bad-stuff"),
    });
    said
}

/// Past so much nobody gets away, whatever the die shows and whatever they have on.
const HOPELESS: i8 = -9;

/// How a monster treats some of those it meets, and those who run from it or kill it.
fn manners(words: &Words, card: &MonsterCard) -> Vec<String> {
    let def = &card.def;
    let mut said = Vec::new();
    let done = |id: &'static str, does: &[Does]| {
        let what = continued(Voice::new(words, "you", Target::None).all(does).join(" "));
        (!does.is_empty()).then(|| words.with(id, &[("what", what.into())]))
    };
    if !def.friendly.is_empty() {
        said.push(words.with("says-friendly", &[("whom", any_of(words, def.friendly.iter()).into())]));
    }
    if !def.flees.is_empty() {
        said.push(capitalised(words.with("says-flees", &[("whom", any_of(words, def.flees.iter()).into())])));
    }
    match def.run {
        0 => {}
        ..=HOPELESS => said.push(words.get("says-no-run")),
        by => said.push(words.with("says-run", &[("by", signed(by))])),
    }
    if def.spares > 0 {
        said.push(words.with("says-spares", &[("level", def.spares.into())]));
    }
    if def.only_levels {
        said.push(words.get("says-only-levels"));
    }
    said.extend(escaped(words, card));
    said.extend(done("says-killed", &card.killed));
    said
}

/// What a monster does to whoever gets away from it, if anything.
pub fn escaped(words: &Words, card: &MonsterCard) -> Option<String> {
    costs_all_the_same(words, card).map(|what| words.with("says-escaped", &[("what", continued(what).into())]))
}

/// What it does to whoever got away from it, and nothing else.
pub fn costs_all_the_same(words: &Words, card: &MonsterCard) -> Option<String> {
    (!card.escaped.is_empty()).then(|| Voice::new(words, "you", Target::None).all(&card.escaped).join(" "))
}

/// What a monster's Bad Stuff does to whoever reads it, if it has any.
pub fn bad_stuff(words: &Words, card: &MonsterCard) -> Option<String> {
    (!card.bad.is_empty()).then(|| Voice::new(words, "you", Target::None).all(&card.bad).join(" "))
}

/// Size, types and powers; human-sized is no keyword (MQ-KW-16, MQ-KW-23).
fn keyword_line(words: &Words, size: Option<Size>, keywords: &[String]) -> Option<String> {
    let size = size.and_then(|size| match size {
        Size::Tiny => Some("size-tiny"),
        Size::Small => Some("size-small"),
        Size::Human => None,
        Size::Huge => Some("size-huge"),
    });
    let all: Vec<String> =
        size.into_iter().map(|id| words.get(id)).chain(keywords.iter().map(|k| keyword(words, k))).collect();
    (!all.is_empty()).then(|| words.with("says-monster-kind", &[("words", words.row(&all).into())]))
}

fn links(words: &Words, set: Few<LinkKind>) -> String {
    words.list(&set.iter().map(|kind| words.get(&format!("says-links-{}", kind.name()))).collect::<Vec<_>>())
}

/// The arguments of a sentence on what counts against some, or for them.
fn about<'a>(words: &Words, against: &Against) -> [(&'static str, Value<'a>); 2] {
    let parts = amounts(words, (against.strength, against.dice), "fight");
    [("parts", words.list(&parts).into()), ("whom", whom(words, &against.who).into())]
}

fn benefit(words: &Words, benefit: Benefit) -> Vec<String> {
    let mut said = Vec::new();
    if benefit.gold > 0 {
        said.push(words.with("says-benefit-gold", &[("by", benefit.gold.into())]));
    }
    if benefit.dxm > 0 {
        said.push(words.with("says-benefit-dxm", &[("by", benefit.dxm.into()), ("deck", Deck::DXM.name().into())]));
    }
    if benefit.health > 0 {
        said.push(words.with("says-benefit-health", &[("by", benefit.health.into())]));
    }
    said
}

/// The sentences of a room: icons, what its text does, searching, and the Deal it offers at `usual` Move unless it says
/// otherwise.
pub fn room(words: &Words, face: &Face, usual: u8) -> Vec<String> {
    let mut said = Vec::new();
    for icon in &face.icons {
        let id = if icon.good { "says-icon-good" } else { "says-icon-bad" };
        said.push(words.with(id, &[("whom", whom(words, &icon.who).into())]));
    }
    for bonus in &face.fight {
        said.push(words.with("says-room-fight", &about(words, bonus)));
    }
    said.extend(face.enter.iter().map(|rule| enter(words, rule)));
    if let Some(cost) = face.link_cost {
        said.push(words.with("says-link-cost", &[("by", cost.into())]));
    }
    match face.search {
        Some(SearchIcon::Cannot) => said.push(words.get("says-no-search")),
        Some(SearchIcon::By(by)) => said.push(words.with("says-search", &[("by", signed(by))])),
        None => {}
    }
    if let Some(offer) = &face.deal {
        said.push(deal(words, offer, usual));
    }
    said.into_iter().map(capitalised).collect()
}

fn enter(words: &Words, rule: &OnEntry) -> String {
    let mut parts = Vec::new();
    for ([up, down], by) in [
        (["says-enter-health-up", "says-enter-health-down"], i32::from(rule.health)),
        (["says-enter-gold-up", "says-enter-gold-down"], rule.gold),
    ] {
        if by != 0 {
            parts.push(words.with(if by > 0 { up } else { down }, &[("by", by.unsigned_abs().into())]));
        }
    }
    let args = [("whom", Value::from(whom(words, &rule.who))), ("parts", words.list(&parts).into())];
    words.with("says-enter", &args)
}

/// A Deal in one paragraph: what it costs, `usual` Move unless it says otherwise (MQ-DEAL-03), and what it gives.
pub fn deal(words: &Words, deal: &DealDef, usual: u8) -> String {
    let price = match deal.asks {
        Price::Gold(by) => words.with("says-price-gold", &[("by", by.into())]),
        Price::Items(by) => words.with("says-price-items", &[("by", by.into())]),
        Price::Cards(by) => words.with("says-price-cards", &[("by", by.into())]),
        Price::Treasures(by) => {
            words.with("says-price-hand", &[("by", by.into()), ("deck", Deck::TREASURE.name().into())])
        }
        Price::Dxm(by) => words.with("says-price-hand", &[("by", by.into()), ("deck", Deck::DXM.name().into())]),
    };
    let once = if deal.once { "yes" } else { "no" };
    let what = Voice::new(words, "you", Target::None).all(&deal.does).join(" ");
    let cost = Value::from(deal.cost.unwrap_or(usual));
    words.with("says-deal", &[("once", once.into()), ("cost", cost), ("price", price.into()), ("what", what.into())])
}
