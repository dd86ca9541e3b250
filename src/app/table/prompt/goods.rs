//! Cards and goods that change hands: Charity, piles, what a leaver leaves.

use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::{labelled, pick};
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, button, dim, wrapped};
use crate::catalog::words::Names;
use crate::play::narrate::line::deck_text;
use crate::rules::answer::Answer;
use crate::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use crate::rules::dungeon::room::Pile;
use crate::rules::ids::RoomId;
use crate::rules::table;
use iced::widget::{column, row};
use iced::{Element, Fill};

/// Who gets how many of which deck.
pub fn charity<'a>(table: &'a Table, shell: &'a Shell, surplus: u32) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let text = words.with("charity-surplus", &[("surplus", surplus.into())]);
    let mut list = column![body(text)].spacing(8);
    let other = deck_text(table.session.book().other_deck());
    for (i, (to, treasure, dxm)) in table.draft.gifts.iter().enumerate() {
        let who = |c| words.with("charity-to", &[("seat", words.seat(c, names).into())]);
        list = list
            .push(bold(to.map_or_else(|| words.get("shed-gone"), who), BODY))
            .push(labelled(shell, words.get("deck-treasure"), *treasure, move |n| Edit::GiftTreasure(i, n)))
            .push(labelled(shell, words.get(other), *dxm, move |n| Edit::GiftDxm(i, n)));
    }
    let shared = table.draft.gifts.len() > 1;
    list.push(shared.then(|| dim(look, words.get("charity-hint"), 14.0))).into()
}

/// What lies here.
pub fn collect<'a>(table: &'a Table, shell: &'a Shell, room: RoomId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let pile = table.game().dungeon.as_deref().and_then(|d| d.room(room)?.pile.as_ref());
    let mut list = column![].spacing(8);
    if let Some(pile) = pile {
        list = list.push(body(pile_text(table, shell, pile)));
    }
    list.push(button(look, words.get("answer-no")).width(Fill).on_press(answer(Answer::Table(table::Answer::No))))
        .into()
}

/// What a pile holds, as a sentence.
pub fn pile_text(table: &Table, shell: &Shell, pile: &Pile) -> String {
    let words = &shell.words;
    let names = Names::of(table.game());
    let mut things: Vec<String> = pile.gear.iter().map(|item| words.item(item)).collect();
    things.extend(pile.of.iter().map(|seat| words.with("pile-of", &[("seat", words.seat(*seat, names).into())])));
    if pile.others > 0 {
        things.push(words.with("pile-others", &[("count", pile.others.into())]));
    }
    if pile.gold > 0 {
        things.push(words.with("pile-gold", &[("gold", pile.gold.into())]));
    }
    words.list(&things)
}

/// What becomes of a leaver's monsters and goods.
pub fn leaver<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let map = table.game().has_map();
    let now = table.draft.orphans.unwrap_or(OrphanMonsters::Stay);
    let monsters = row![
        pick(shell, words.get("leaver-stay"), now == OrphanMonsters::Stay, Edit::Orphans(OrphanMonsters::Stay)),
        pick(
            shell,
            words.get(if map { "leaver-go" } else { "leaver-go-doors" }),
            now == OrphanMonsters::Go,
            Edit::Orphans(OrphanMonsters::Go)
        ),
    ]
    .spacing(6);
    let say =
        |id: &str, goods: OrphanGoods| button(look, words.get(id)).on_press(Message::edits(Edit::Goods(goods))).into();
    let mut goods: Vec<Element<'a, Message>> =
        vec![say("leaver-drop", OrphanGoods::Drop), say("leaver-box", OrphanGoods::Box)];
    for seat in table.game().seats.iter().filter(|s| Some(s.colour) != table.question.seat) {
        let text = words.with("leaver-give", &[("seat", words.seat(seat.colour, names).into())]);
        goods.push(button(look, text).on_press(Message::edits(Edit::Goods(OrphanGoods::Give(seat.colour)))).into());
    }
    column![
        bold(words.get("leaver-monsters"), BODY),
        monsters,
        bold(words.get(if map { "leaver-goods" } else { "leaver-goods-doors" }), BODY),
        wrapped(goods, 6.0),
        button(look, words.get("leaver-stays")).on_press(answer(Answer::Table(table::Answer::No))),
    ]
    .spacing(8)
    .into()
}
