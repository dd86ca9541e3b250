//! Who may do what, when: every cell of the table, played. What stands in `windows.txt` is what the engine accepts; what it
//! refuses it refuses with a row of the ledger.

use crate::talk::{Blue, Green, Red, Talk, three};
use standie::rules::card::Choice;
use standie::rules::command::Command;
use standie::rules::doors::Command::{ClaimDiscard, LookForTrouble, OpenDoor, SearchRoom, SendIn, ThrowAway};
use standie::rules::engine;
use standie::rules::fight::{self, Bargain, Fighter};
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::{Cards, Goods};
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::{munchkin, table};
use std::fmt::Write as _;
use std::path::Path;

/// Whose column it is, and how the table came there.
type Moment = (&'static str, Colour, fn(Colour) -> Talk);

const MOMENTS: [Moment; 12] = [
    ("own turn, door shut", Red, ready),
    ("own turn, door open", Red, |seat| {
        let mut talk = ready(seat);
        talk.draws_next(&["Warrior"]).does(OpenDoor).draws();
        talk
    }),
    ("other's turn", Blue, ready),
    ("just received", Blue, |seat| {
        let mut talk = ready(seat);
        (of(&mut talk, seat).fresh, of(&mut talk, seat).came) = (1, 1);
        talk
    }),
    ("own fight", Red, fights),
    ("helps", Green, fights),
    ("looks on", Blue, fights),
    ("claims", Red, claimed),
    ("a claim", Blue, claimed),
    ("runs", Red, |seat| {
        let mut talk = fights(seat);
        talk.answers(table::Answer::Done);
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::RunAway { .. })), "{:?}", talk.asks());
        talk
    }),
    ("others run", Blue, |seat| {
        let mut talk = fights(seat);
        talk.answers(table::Answer::Done);
        talk
    }),
    ("dead", Blue, |seat| {
        let mut talk = ready(seat);
        of(&mut talk, seat).dead = true;
        talk
    }),
];

fn of(talk: &mut Talk, seat: Colour) -> &mut standie::rules::seat::Seat {
    talk.game.seats.iter_mut().find(|other| other.colour == seat).expect("a seat")
}

/// Somebody holds these, wherever they were.
fn has(talk: &mut Talk, seat: Colour, names: &[&'static str]) {
    for name in names {
        let card = talk.card(name);
        let deck = talk.book.cards.deck(card).expect("a deck");
        for holder in talk.game.seats.iter_mut().filter(|holder| holder.held.has(card)) {
            holder.held.remove(card);
            holder.hand = holder.hand.with(deck, holder.hand.of(deck) - 1);
        }
        talk.fetches(seat, &[name]);
    }
}

/// RED before the door; the seat that is looked at has one of everything.
fn ready(seat: Colour) -> Talk {
    let mut talk = three(&[]);
    let goods = ["Elf", "Thief", "Fifty Feet of Rope", "Stealth Clogs", "Slippers of Staying In"];
    for (owner, names) in [(seat, &goods[..]), (other(seat), &["Very Loud Pants"])] {
        has(&mut talk, owner, names);
        for name in names {
            let turn = talk.game.turn.seat.replace(owner);
            talk.plays(owner, name);
            talk.game.turn.seat = turn;
        }
    }
    let hand = [
        "It Was Funnier at Home",
        "Montage",
        "Dwarf",
        "Complicated Family",
        "Evening Classes",
        "Wizard",
        "Tiara of Entitlement",
        "Lukewarm Potion",
        "Has Read Your Diary",
        "Brought a Plus-One",
        "And This Is Steve",
        "Sneezing Bat",
        "Backing Dancers of Death",
        "Pocket-Size Plot Hole",
        "Borrowed Oar",
    ];
    has(&mut talk, seat, &hand);
    (of(&mut talk, seat).fresh, of(&mut talk, seat).came) = (0, 0);
    talk
}

/// RED fights something undead that is too strong, with GREEN.
fn fights(seat: Colour) -> Talk {
    let mut talk = ready(seat);
    talk.draws_next(&["Locked-Out Vampire"]).does(OpenDoor).draws();
    talk.does(fight::Command::AskHelp { seat: Green, terms: Bargain::default() }).answers(table::Answer::Done);
    talk
}

/// The same, and it is beaten: the others may still act.
fn claimed(seat: Colour) -> Talk {
    let mut talk = ready(seat);
    talk.draws_next(&["Self-Disarming Skeleton"]).does(OpenDoor).draws();
    talk.raised(Red, 9).answers(table::Answer::Done);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), "{:?}", talk.asks());
    talk
}

/// What somebody does.
type Deed = (&'static str, fn(&mut Talk, Colour) -> Command);

fn plays(talk: &Talk, seat: Colour, name: &str, choice: Choice) -> Command {
    talk.play(seat, name, choice).into()
}

fn lies(talk: &Talk, seat: Colour, name: &str) -> Command {
    let is = |card: &standie::rules::card::CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    let card = talk.seat(seat).laid.iter().find(is).expect("it lies there");
    munchkin::Command::PlayCard { seat, card, choice: Choice::default() }.into()
}

/// Somebody is no longer what one of their cards says.
fn without(talk: &mut Talk, seat: Colour, name: &str) {
    let card = talk.card(name);
    let laid = of(talk, seat).laid.clone();
    let is = |card: &standie::rules::card::CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    let lies = laid.iter().find(is).unwrap_or(card);
    let seat = of(talk, seat);
    seat.laid.remove(lies);
    seat.races.retain(|race| !race.eq_ignore_ascii_case(name));
    seat.classes.retain(|class| !class.eq_ignore_ascii_case(name));
    talk.game.stock.as_mut().expect("cards").discards.insert(lies);
}

fn other(seat: Colour) -> Colour {
    if seat == Red { Blue } else { Red }
}

fn at_foe(talk: &Talk) -> Choice {
    let foe = talk.game.foes.all.first().map(|foe| foe.id);
    Choice { monster: foe, fighter: foe.map(Fighter::Monster), ..Choice::default() }
}

/// Where an Item lies.
fn place(talk: &Talk, seat: Colour, name: &str) -> usize {
    talk.seat(seat).gear.iter().position(|item| item.name == name).expect("it lies there")
}

const DEEDS: [Deed; 28] = [
    ("a Curse", |t, s| plays(t, s, "It Was Funnier at Home", Choice { on: Some(other(s)), ..Choice::default() })),
    ("a Level card", |t, s| plays(t, s, "Montage", Choice::default())),
    ("gives up a Race", |t, s| lies(t, s, "Elf")),
    ("gives up a Class", |t, s| lies(t, s, "Thief")),
    ("a Race", |t, s| {
        without(t, s, "Elf");
        plays(t, s, "Dwarf", Choice::default())
    }),
    ("a Class", |t, s| {
        without(t, s, "Thief");
        plays(t, s, "Wizard", Choice::default())
    }),
    ("Half-Breed and a Race", |t, s| {
        plays(t, s, "Complicated Family", Choice { with: Some(t.held(s, "Dwarf")), ..Choice::default() })
    }),
    ("Super Munchkin and a Class", |t, s| {
        plays(t, s, "Evening Classes", Choice { with: Some(t.held(s, "Wizard")), ..Choice::default() })
    }),
    ("puts an Item down", |t, s| plays(t, s, "Tiara of Entitlement", Choice::default())),
    ("changes shoes", |t, s| {
        let packed = (0..t.seat(s).gear.len()).filter(|at| t.seat(s).gear[*at].packed);
        let worn = place(t, s, "Stealth Clogs");
        let all: Vec<usize> = packed.chain([worn]).filter(|at| *at != place(t, s, "Slippers of Staying In")).collect();
        munchkin::Command::Pack { seat: s, packed: all }.into()
    }),
    ("gives an Item", |t, s| {
        let goods = Goods { gear: vec![place(t, s, "Fifty Feet of Rope")], ..Goods::default() };
        munchkin::Command::Give { from: s, to: other(s), goods, back: Goods::default() }.into()
    }),
    ("throws an Item away", |t, s| ThrowAway { seat: s, gear: vec![place(t, s, "Fifty Feet of Rope")] }.into()),
    ("sells", |t, s| {
        let cards = [t.held(s, "Pocket-Size Plot Hole"), t.held(s, "Borrowed Oar")].into_iter().collect();
        munchkin::Command::BuyLevel { seat: s, gear: vec![], others: vec![], hand: vec![], cards, levels: None }.into()
    }),
    ("once, for the munchkins", |t, s| {
        plays(t, s, "Lukewarm Potion", Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() })
    }),
    ("once, for the monster", |t, s| plays(t, s, "Lukewarm Potion", at_foe(t))),
    ("something on a monster", |t, s| plays(t, s, "Has Read Your Diary", at_foe(t))),
    ("a mate", |t, s| plays(t, s, "Brought a Plus-One", at_foe(t))),
    ("a monster with its card", |t, s| {
        plays(t, s, "And This Is Steve", Choice { with: Some(t.held(s, "Sneezing Bat")), ..Choice::default() })
    }),
    ("a monster of its kind", |t, s| SendIn { seat: s, card: t.held(s, "Backing Dancers of Death") }.into()),
    ("a backstab", |t, s| {
        let paid = Cards { cards: std::iter::once(t.held(s, "Montage")).collect(), ..Cards::default() };
        let choice = Choice { fighter: Some(Fighter::Seat(Red)), ..Choice::default() };
        munchkin::Command::UsePower { seat: s, class: "thief".into(), by: PowerBy::Discard(paid), choice }.into()
    }),
    ("a theft", |t, s| {
        let paid = Cards { cards: std::iter::once(t.held(s, "Montage")).collect(), ..Cards::default() };
        let choice = Choice { on: Some(other(s)), item: Some(0), ..Choice::default() };
        munchkin::Command::UsePower { seat: s, class: "thief".into(), by: PowerBy::Other(paid), choice }.into()
    }),
    ("asks for help", |_, _| fight::Command::AskHelp { seat: Blue, terms: Bargain::default() }.into()),
    ("sends the helper home", |_, _| fight::Command::Help { seat: None }.into()),
    ("opens the door", |_, _| OpenDoor.into()),
    ("looks for trouble", |t, s| LookForTrouble { card: t.held(s, "Sneezing Bat") }.into()),
    ("searches the room", |_, _| SearchRoom.into()),
    ("buys a discard", |t, s| ClaimDiscard { seat: s, pays: t.held(s, "Montage") }.into()),
    ("claims, or runs", |_, _| table::Command::Answer(table::Answer::Done.into()).into()),
];

/// Whether a deed is the deed of whoever's column it is: some are said for the table, and tell nobody's name.
fn own(deed: &str, seat: Colour) -> bool {
    let of_the_turn = [
        "asks for help",
        "sends the helper home",
        "opens the door",
        "looks for trouble",
        "searches the room",
        "claims, or runs",
    ];
    seat == Red || !of_the_turn.contains(&deed)
}

#[test]
fn who_may_do_what_and_when() {
    let mut text = String::from("deed");
    for (moment, ..) in MOMENTS {
        write!(text, " | {moment}").expect("memory takes it");
    }
    text.push('\n');
    let mut bare = Vec::new();
    for (deed, command) in DEEDS {
        text.push_str(deed);
        for (moment, seat, begin) in MOMENTS {
            let cell = if own(deed, seat) {
                let mut talk = begin(seat);
                let command = command(&mut talk, seat);
                match engine::decide(&talk.book, &talk.game, &command) {
                    Ok(_) => "yes".to_owned(),
                    Err(why) => {
                        let rule = why.cites.iter().next().map(|rule| rule.to_string());
                        // What nothing is chosen for there is no rule about, nor an answer that nobody asked for.
                        if rule.is_none() && !["choice-missing", "not-asked"].contains(&why.message.id) {
                            bare.push(format!("{deed}, {moment}: {}", why.message.id));
                        }
                        rule.unwrap_or_else(|| why.message.id.to_owned())
                    }
                }
            } else {
                "-".to_owned()
            };
            write!(text, " | {cell}").expect("memory takes it");
        }
        text.push('\n');
    }
    let name = if crate::talk::is_short() { "windows-short.txt" } else { "windows.txt" };
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classic").join(name);
    if std::env::var_os("STANDIE_BLESS").is_some() {
        std::fs::write(&golden, &text).expect("the table is written");
    }
    let known = std::fs::read_to_string(&golden).unwrap_or_default();
    for (is, was) in text.lines().zip(known.lines()) {
        assert_eq!(is, was);
    }
    assert_eq!(text.lines().count(), known.lines().count());
    assert!(bare.is_empty(), "refused without a rule: {bare:#?}");
}
