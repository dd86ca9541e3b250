//! Cards in lists: each is called by its name, and what is done with it is said as what it is.

use crate::talk::{Blue, Red, three};
use standie::catalog::words::{Names, Words};
use standie::play::narrate::moves::Teller;
use standie::rules::answer::Answer;
use standie::rules::card::{CardSet, Choice};
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::fight::Fighter;
use standie::rules::munchkin;
use standie::rules::munchkin::goods::Cards;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::table;

#[test]
fn a_monster_in_a_list_is_called_by_its_name_and_the_dead_are_robbed() {
    let mut talk = three(&[(Red, &["Wizard", "Barrel With Legs"])]);
    talk.plays(Red, "Wizard");
    let words = Words::load("en");
    let monster = talk.held(Red, "Barrel With Legs");
    let all: CardSet = std::iter::once(monster).collect();
    let teller = Teller { book: &talk.book, game: &talk.game };
    let said =
        |ask: &Ask, command: &Command| words.say(&teller.sentence(ask, Some(Red), command), Names::of(&talk.game));
    let answers = Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(all.clone()))));
    let corpse = Ask::Doors(doors::Ask::Corpse { dead: Blue, left: all.clone() });
    assert_eq!(said(&corpse, &answers), "Take Barrel With Legs");
    let charity = Ask::Munchkin(munchkin::Ask::Charity { surplus: 1, to: vec![] });
    assert_eq!(said(&charity, &answers), "Discard Barrel With Legs");
    let choice = Choice { fighter: Some(Fighter::Seat(Blue)), ..Choice::default() };
    let pays =
        |cards| munchkin::Command::UsePower { seat: Red, class: "wizard".into(), by: PowerBy::Discard(cards), choice };
    let card = pays(Cards { cards: all, ..Cards::default() });
    assert_eq!(said(&talk.asks(), &card.clone().into()), "Wizard on BLUE: discard Barrel With Legs");
    let parts: Vec<String> = teller
        .parts(&card.into())
        .iter()
        .map(|part| words.say(&teller.part(Some(Red), part), Names::of(&talk.game)))
        .collect();
    assert_eq!(parts, ["BLUE", "Discard Barrel With Legs"]);
    let itself = pays(Cards { kinds: vec!["wizard".to_owned()], ..Cards::default() });
    assert_eq!(said(&talk.asks(), &itself.into()), "Wizard on BLUE: discard Wizard itself");
}
