//! Cards and Items at odd moments: who is meant is gone, what is asked is settled otherwise, the table goes on.

use crate::boss::boss_comes;
use crate::fights::{card, meeting};
use crate::support::talk::{Blue, Green, Red, Talk};
use standie::rules::command::{Answer, Command, Outcome};
use standie::rules::effect::Effect;
use standie::rules::engine::{self, Template};
use standie::rules::gear::Gear;
use standie::rules::system::Phase;

fn lists(talk: &Talk, command: &Command) -> bool {
    engine::legal(&talk.book, &talk.game).offers.iter().any(|o| o.command == *command)
}

fn open(talk: &Talk, kind: Template) -> bool {
    engine::legal(&talk.book, &talk.game).templates.contains(&kind)
}

#[test]
fn after_the_end_a_jump_is_listed_and_cards_are_not() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert!(open(&talk, Template::Play));
    talk.effect(Effect::Life { seat: Red, dead: true }).effect(Effect::Life { seat: Blue, dead: true });
    assert!(talk.game.ending.is_some());
    let on = Command::Jump { phase: Phase::Draw, seat: Some(Red) };
    assert!(lists(&talk, &on) && !open(&talk, Template::Play) && !open(&talk, Template::Power));
    talk.does(on);
    assert!(talk.game.ending.is_none());
}

#[test]
fn no_way_round_the_boss_is_listed() {
    let nothing = Command::Answer(Answer::Fight(Outcome::None));
    assert!(lists(&meeting(&[card(3, 1, 1)]).0, &nothing));
    assert!(!lists(&boss_comes(card(3, 1, 1)).0, &nothing));
}

#[test]
fn open_kinds_are_listed_only_where_one_of_them_is_accepted() {
    let mut talk = Talk::four();
    assert!(!open(&talk, Template::Pack) && !open(&talk, Template::Power) && !open(&talk, Template::PickUp));
    assert!(open(&talk, Template::Deal) && open(&talk, Template::Give) && open(&talk, Template::Drop));
    talk.effect(Effect::Gear { seat: Red, add: Gear::default() });
    talk.effect(Effect::Classes { seat: Green, classes: vec!["thief".to_owned()] });
    assert!(open(&talk, Template::Pack) && open(&talk, Template::Power));
    let (talk, ..) = meeting(&[card(3, 1, 1)]);
    assert!(!open(&talk, Template::Drop) && !open(&talk, Template::Give) && !open(&talk, Template::BuyLevel));
    assert!(open(&talk, Template::Play), "a fight is the time for cards");
}

#[test]
fn beside_a_monster_left_alone_no_deal_is_listed() {
    let (mut talk, ..) = meeting(&[card(3, 1, 1)]);
    talk.answers(Answer::Fight(Outcome::None));
    assert!(!open(&talk, Template::Deal));
}

#[test]
fn a_full_pack_can_still_be_changed_one_for_one() {
    let mut talk = Talk::four();
    let sword = |packed| Gear { hands: 2, packed, ..Gear::default() };
    for packed in [false, true, true] {
        talk.effect(Effect::Gear { seat: Blue, add: sword(packed) });
    }
    assert!(open(&talk, Template::Pack));
    talk.does(Command::Pack { seat: Blue, packed: vec![0, 2] });
}
