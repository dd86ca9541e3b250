//! A power that is used, or an Item that is put into a fight: what it would do to whom, and apart from that what pays for it.

use crate::catalog::words::{Names, Words, capitalised};
use crate::play::narrate::asking::fighter;
use crate::play::narrate::card::brief;
use crate::play::narrate::comes::{adds, for_whom};
use crate::play::narrate::moves::{Part, Teller};
use crate::rules::card::{CardDef, CardKind, Choice, Does};
use crate::rules::command::Command;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::theft::DEFT;

/// What is done, and how.
pub(super) struct Deed {
    /// What several ways of it lie folded under; none where its card says it.
    pub fold: Option<String>,
    /// The one way, among others of it.
    pub brief: String,
    /// All of it; none where it is said well already.
    pub label: Option<String>,
}

/// What a move would do that is told from others by that.
pub(super) fn of(words: &Words, teller: &Teller<'_>, seat: Colour, command: &Command) -> Option<Deed> {
    match command {
        Command::Munchkin(munchkin::Command::UsePower { class, by, choice, .. }) => {
            let what = power(words, teller, (seat, class, by), (command, choice))?;
            let pays = pays(words, teller, seat, by);
            let cards = match by {
                PowerBy::Discard(cards) | PowerBy::Other(cards) => teller.paid(teller.game.seat(seat), cards).len(),
                PowerBy::Hand | PowerBy::Ten => 0,
            };
            let called = |id: &str| {
                let said =
                    [("class", words.kind(class).into()), ("what", what.clone().into()), ("cards", cards.into())];
                words.with(id, &said)
            };
            let paid = [("what", called("sheet-power-what").into()), ("pays", pays.clone().into())];
            let label = words.with("phone-paid", &paid);
            // Shut it says what it costs; opened each way says which card.
            let fold = called(if cards > 0 { "sheet-power-dear" } else { "sheet-power-what" });
            Some(Deed { fold: Some(fold), brief: pays, label: Some(label) })
        }
        Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) => {
            let own = teller.game.seat(seat)?;
            let who = fighter(words, teller.game, choice.fighter?);
            let laid = own.gear.iter().find(|item| item.card == Some(*card));
            let held = teller.book.cards.card(*card).and_then(printed);
            let bonus = outfit::bonus(own, laid.map(|item| &**item).or(held)?);
            let adds = adds(words, bonus, laid.map_or(held?.dice, |item| item.dice).into())?;
            let brief = for_whom(words, adds, who);
            let name = laid.map(|item| words.item(item));
            let label = name.as_ref().map(|name| {
                words.with("phone-goods", &[("item", name.clone().into()), ("says", brief.clone().into())])
            });
            Some(Deed { fold: name, brief, label })
        }
        _ => None,
    }
}

/// An Item as it is printed.
fn printed(def: &CardDef) -> Option<&Gear> {
    if let CardKind::Item { gear, .. } = &def.is { Some(gear) } else { None }
}

/// What a power would do to whom.
fn power(
    words: &Words,
    teller: &Teller<'_>,
    (seat, class, by): (Colour, &str, &PowerBy),
    (command, choice): (&Command, &Choice),
) -> Option<String> {
    let power = teller.book.cards.kind(class)?.power(by.paying())?;
    let names = Names::of(teller.game);
    let deeds: Vec<&Does> = power.deeds().collect();
    if let ([Does::Fight(fight::Does::Term { strength, dice })], Some(who)) = (deeds.as_slice(), choice.fighter)
        && let Some(adds) = adds(words, i32::from(*strength), i32::from(*dice))
    {
        return Some(for_whom(words, adds, fighter(words, teller.game, who)));
    }
    if let ([Does::Fight(sends @ (fight::Does::SendAway | fight::Does::Banish))], Some(monster)) =
        (deeds.as_slice(), choice.monster)
    {
        let stays = if *sends == fight::Does::SendAway { "yes" } else { "no" };
        let sent = [("monster", words.monster(monster, names).into()), ("stays", stays.into())];
        return Some(words.with("phone-send-away", &sent));
    }
    let aim = teller.parts(command).into_iter().filter(|part| !matches!(part, Part::Pay(_) | Part::Plain));
    if let ([Does::Munchkin(munchkin::Does::Steal { sure })], Some(from)) = (deeds.as_slice(), choice.on)
        && let Some(item) = aim.clone().find(|part| matches!(part, Part::Loot(..)))
    {
        let item = words.say(&teller.part(Some(seat), &item), names);
        let least = if *sure { 1 } else { i32::from(DEFT) };
        let steals = [("seat", words.seat(from, names).into()), ("item", item.into()), ("least", least.into())];
        return Some(words.with("phone-steal", &steals));
    }
    let what = capitalised(brief::deeds_of(words, power));
    let whom: Vec<String> = aim.map(|part| words.say(&teller.part(Some(seat), &part), names)).collect();
    if whom.is_empty() {
        return Some(what);
    }
    Some(words.with("phone-ways", &[("what", what.into()), ("whom", words.row(&whom).into())]))
}

/// What pays for a power.
fn pays(words: &Words, teller: &Teller<'_>, seat: Colour, by: &PowerBy) -> String {
    match by {
        PowerBy::Discard(cards) | PowerBy::Other(cards) => {
            let name = |what: Arg| words.say(&Message::new("part-name").with("what", what), Names::of(teller.game));
            let paid: Vec<String> = teller.paid(teller.game.seat(seat), cards).into_iter().map(name).collect();
            words.with("phone-pays", &[("cards", words.list(&paid).into())])
        }
        PowerBy::Hand => words.get("phone-pays-hand"),
        PowerBy::Ten => words.get("phone-pays-ten"),
    }
}
