//! Treasures that were won together, turned up for all to see: they lie on the stage while they are picked from, wherever whoever
//! picks decides. What is picked stays in its place, with whose it is now, so that nothing slides under a finger.

use crate::app::look::{BODY, card as frame};
use crate::app::shell::Shell;
use crate::app::table::hot::hand::{Light, face};
use crate::app::table::hot::state::{Hot, Next};
use crate::app::table::message::{Message, answer};
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, bold};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::answer::Answer;
use crate::rules::card::{CardDef, CardId, CardSet};
use crate::rules::cards;
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use iced::widget::{Column, Row, column, container, opaque, responsive, row, space};
use iced::{Alignment, Element, Fill, Size};

/// Between cards.
const GAP: f32 = 8.0;
/// Around them, what is said above them, and whose it is below each.
const EDGE: f32 = 24.0;
const HEAD: f32 = 40.0;
const FOOT: f32 = 26.0;
/// The least and the most of a card.
const LEAST: f32 = 150.0;
const MOST: (f32, f32) = (220.0, 270.0);

/// What was turned up for what is picked now, and who has taken it meanwhile.
fn lying(table: &Table, up: &CardSet) -> Vec<(CardId, Option<Colour>)> {
    let timeline = table.session.timeline();
    let (mut lay, mut taken) = (CardSet::EMPTY, Vec::new());
    for (_, node) in timeline.back(timeline.here()) {
        for fact in node.facts.iter().rev() {
            match &fact.event {
                Event::Cards(cards::Event::Picked { seat, cards }) => {
                    taken.extend(cards.iter().map(|card| (card, *seat)))
                }
                Event::Cards(cards::Event::TurnedUp(cards)) => lay = lay.or(cards),
                _ => {}
            }
        }
        if up.within(&lay) {
            break;
        }
    }
    let whose = |card: CardId| taken.iter().find(|(own, _)| *own == card).map(|(_, seat)| *seat);
    lay.or(up).iter().map(|card| (card, whose(card).filter(|_| !up.has(card)))).collect()
}

/// In how many rows so many cards lie, and how large each is.
fn laid_out(count: usize, room: Size) -> (usize, (f32, f32)) {
    let of = |rows: usize| {
        let across = count.div_ceil(rows).max(1);
        let wide = (room.width - EDGE - GAP * (across as f32 - 1.0)) / across as f32;
        let high = (room.height - EDGE - HEAD) / rows as f32 - FOOT - GAP;
        (across, (wide.min(MOST.0), high.min(MOST.1)))
    };
    (1..=3).map(of).find(|(_, (wide, _))| *wide >= LEAST).unwrap_or_else(|| of(3))
}

/// One of them: whoever is asked here touches it to have it.
fn one<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (def, card, whose): (&'a CardDef, CardId, Option<Colour>),
    size: (f32, f32),
) -> Element<'a, Message> {
    let light = if whose.is_some() { Light::Dim } else { Light::Lit };
    let shown = face(shell, (table.session.book(), def), (light, false), size);
    let here = |hot: &&Hot| matches!(hot.next, Next::Person(_)) && hot.handed().is_none() && table.may_move();
    let picks = table.hot.as_ref().filter(here).filter(|_| whose.is_none());
    let does = picks.map(|_| answer(Answer::Cards(cards::Answer::Cards(CardSet::of(card)))));
    let shown: Element<'a, Message> = match does {
        Some(does) => {
            let press = press(shell.look, shown).kind(Kind::Quiet).padding(0).width(size.0).height(iced::Shrink);
            press.id(format!("won {}", card.0)).on_press(does).into()
        }
        None => container(shown).id(format!("won {}", card.0)).into(),
    };
    let owner = whose.map(|seat| {
        let name = bold(shell.words.seat(seat, Names::of(table.game())), BODY);
        row![badge(shell.look, seat, 18.0), name].spacing(6).align_y(Alignment::Center)
    });
    let owner = container(owner.map_or_else(|| space().into(), Element::from)).height(FOOT).center_x(size.0);
    column![shown, owner].into()
}

/// The Treasures that are picked from, on the stage.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let Ask::Fight(fight::Ask::Spoils { up, .. }) = &table.question.ask else { return None };
    let seat = table.question.seat.filter(|_| table.hot.is_some())?;
    let book = table.session.book();
    let lie = lying(table, up);
    let said = shell.words.with("spoils-whose", &[("seat", shell.words.seat(seat, Names::of(table.game())).into())]);
    let shown = responsive(move |room| {
        let (across, size) = laid_out(lie.len(), room);
        let all = lie.iter().filter_map(|(card, whose)| Some((book.cards.card(*card)?, *card, *whose)));
        let all: Vec<_> = all.collect();
        let rows = all.chunks(across).map(|line| {
            let each = line.iter().map(|card| one(table, shell, *card, size));
            Row::with_children(each).spacing(GAP).into()
        });
        let rows: Column<'a, Message> = column(rows).spacing(GAP);
        let head = container(bold(said.clone(), 20.0)).height(HEAD - GAP);
        let content = column![head, rows].spacing(GAP).align_x(Alignment::Center);
        let content = container(content).padding(EDGE / 2.0).style(frame(shell.look, shell.look.seat(seat), 2.0));
        container(opaque(content.id("won"))).center_x(Fill).center_y(Fill).into()
    });
    Some(shown.into())
}
