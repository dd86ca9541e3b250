//! A card that is dragged out of the hand and let go over what it can be played on is played at once.

use crate::app::shell::Shell;
use crate::app::table::fighters::key;
use crate::app::table::hot::foe::brings;
use crate::app::table::hot::pieces::{goes_to, receivers};
use crate::app::table::hot::sheet::finds_nothing_on;
use crate::app::table::hot::state::{Hot, On, Sheet, Wish};
use crate::app::table::hot::{fighter, strip};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::drag::{Drop, Piece, Share};
use crate::catalog::words::Names;
use crate::play::narrate::comes::comes;
use crate::play::narrate::moves::{Part, Teller};
use crate::play::{reacting, serving};
use crate::rules::card::{CardId, Choice};
use crate::rules::command::Command;
use crate::rules::fight::Fighter;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::Command::PlayCard;
use crate::rules::question::Ask;
use iced::advanced::widget::Id;

impl Hot {
    /// The ways to play a card that are more than giving something up or helping others, and how many of their parts are the
    /// same.
    fn puts(&self, teller: &Teller<'_>, card: CardId) -> (Vec<(Vec<Part>, Command)>, usize) {
        let costs =
            |way: &Command| reacting::gives_up(teller.game, way) || serving::only_others(teller.book, teller.game, way);
        let ways = self.plays(teller, card).into_iter().filter(|way| !costs(way));
        let ways: Vec<(Vec<Part>, Command)> = ways.map(|way| (teller.parts(way), way.clone())).collect();
        let same = |at: usize| ways.iter().all(|(parts, _)| parts.len() > at + 1 && parts.get(at) == ways[0].0.get(at));
        let same = if ways.is_empty() { 0 } else { (0..).take_while(|at| same(*at)).count() };
        (ways, same)
    }

    /// The only way to play a card that is put down on the stage.
    fn staged_way(&self, teller: &Teller<'_>, card: CardId) -> Option<Command> {
        let mut foes = self.moves.iter().filter(|command| brings(command, card));
        match (foes.next(), foes.next()) {
            (Some(only), None) => Some(only.clone()),
            (Some(_), Some(_)) => None,
            (None, _) => self.put_down(teller, card),
        }
    }
}

/// Where somebody puts what is played on nobody: on those it serves, else on oneself; a monster of the hand on those it joins.
fn lands(table: &Table, mover: Colour, (card, way): (CardId, &Command)) -> Vec<On> {
    let (book, game) = (table.session.book(), table.game());
    let fighters: Vec<Fighter> = match table.staged() {
        Some(fight) if brings(way, card) => {
            sides(book, game, fight, None).monsters.iter().map(|monster| monster.who).collect()
        }
        _ => match serving::served(book, game, way) {
            Some(served) => served.seats.into_iter().map(Fighter::Seat).collect(),
            None if brings(way, card) || table.teller().parts(way) == [Part::Plain] => vec![Fighter::Seat(mover)],
            None => Vec::new(),
        },
    };
    fighters.into_iter().map(On::Fighter).collect()
}

/// Whether a play goes to one side of a fight.
fn takes_side(card: CardId, way: &Command) -> bool {
    let aimed = |choice: &Choice| choice.fighter.is_some() || choice.monster.is_some();
    brings(way, card) || matches!(way, Command::Munchkin(PlayCard { choice, .. }) if aimed(choice))
}

/// What a card that lies in somebody's hand can be put on, the smallest first.
fn places(table: &Table, hot: &Hot, (mover, card): (Colour, CardId)) -> Vec<On> {
    let teller = table.teller();
    let known = table.session.book().cards.card(card).is_some();
    let whole = hot.staged_way(&teller, card);
    if known && !hot.lights(&teller, card) {
        // What one cannot use is put down all the same by whoever wants to: before oneself.
        let down = whole.filter(|way| hot.is_idle(&teller, card) && teller.parts(way) == [Part::Plain]);
        return down.map(|_| On::Fighter(Fighter::Seat(mover))).into_iter().collect();
    }
    let (ways, same) = hot.puts(&teller, card);
    let mut on: Vec<On> = Vec::new();
    for (parts, _) in &ways {
        let who = match parts.get(same) {
            Some(Part::Seat(seat)) if !finds_nothing_on(table, hot, (card, *seat)) => Fighter::Seat(*seat),
            Some(Part::Monster(monster)) => Fighter::Monster(*monster),
            _ => continue,
        };
        if !on.contains(&On::Fighter(who)) {
            on.push(On::Fighter(who));
        }
    }
    if let Some(way) = whole {
        for there in lands(table, mover, (card, &way)) {
            if !on.contains(&there) {
                on.push(there);
            }
        }
        // Where the seats are all of the stage, and where each half of it is one side of a fight, it is they that take it.
        let fight = table.staged().filter(|_| !table.swapped);
        let parted = if fight.is_some() { takes_side(card, &way) } else { !table.game().has_map() };
        if !parted || on.is_empty() {
            on.push(On::Stage);
        }
    }
    on
}

/// All that can be dragged out of the hand that is open, and where to.
pub fn pieces(table: &Table) -> Vec<Piece<Message>> {
    let Some(hot) = table.hot.as_ref().filter(|hot| !hot.face_down && table.panel.is_none()) else { return Vec::new() };
    let Some(mover) = hot.mover().filter(|_| table.may_move()) else { return Vec::new() };
    if matches!(table.question.ask, Ask::Munchkin(munchkin::Ask::Charity { .. })) {
        return given(table, hot);
    }
    let cards = hot.spread.places.iter().flatten().filter(|card| !strip::can_go(table, hot, **card));
    let anybody = anybody(table);
    let fight = table.staged().filter(|_| !table.swapped);
    let all = fight.map(|fight| sides(table.session.book(), table.game(), fight, None));
    let pieces = cards.map(|card| {
        let on = places(table, hot, (mover, *card));
        let goes = |on: On| Drop { on: names(&on), share: Share::All, then: wish(Wish::Put(*card, on)), lit: true };
        // On whomever it cannot be put it is read instead: that says why, and what it is for. So is what cannot be played.
        let read = |on: On| {
            let reads = wish(Wish::Sheet(Some(Sheet::Card(*card))));
            Drop { on: names(&on), share: Share::All, then: reads, lit: false }
        };
        let shut = anybody.iter().filter(|who| !on.contains(who));
        let shut: Vec<Drop<Message>> = shut.cloned().map(read).collect();
        // Beside whoever fights alone on a side is as good as on them.
        let halves = all.as_ref().map(|all| halves(table, hot, all, (*card, &on))).unwrap_or_default();
        let halves = halves.into_iter().map(|(share, on)| Drop { on: names(&On::Stage), share, ..goes(on) });
        let stage = if on.contains(&On::Stage) { goes(On::Stage) } else { read(On::Stage) };
        let aimed = on.iter().filter(|on| **on != On::Stage).cloned().map(goes);
        let to = aimed.chain(shut).chain(halves).chain([stage]);
        Piece { from: Id::from(format!("card {}", card.0)), to: to.collect() }
    });
    pieces.collect()
}

/// Cards that are to be given, and whoever can get them: the giver says who. On whomever else one is let go, it is read.
fn given(table: &Table, hot: &Hot) -> Vec<Piece<Message>> {
    let full = hot.marks_all((table.session.book(), table.game()), &table.question.ask);
    let cards = hot.spread.places.iter().flatten().filter(|card| strip::can_go(table, hot, **card));
    let pieces = cards.map(|card| {
        // A single one that goes is another by the next that is let go.
        let open = !full || hot.marked.contains(card) || hot.marked.len() == 1;
        let has = goes_to(&table.question.ask, hot, *card);
        let to = receivers(&table.question.ask);
        let drop = |on: On| {
            let gets = match on {
                On::Fighter(Fighter::Seat(seat)) => {
                    Some(seat).filter(|seat| open && to.contains(seat) && has != Some(*seat))
                }
                _ => None,
            };
            let then = gets.map_or(Wish::Sheet(Some(Sheet::Card(*card))), |seat| Wish::Give(*card, seat));
            Drop { on: names(&on), share: Share::All, then: wish(then), lit: gets.is_some() }
        };
        let all = anybody(table).into_iter().map(drop);
        Piece { from: Id::from(format!("card {}", card.0)), to: all.collect() }
    });
    pieces.collect()
}

/// The halves of a stage on which a fight stands, as far as one alone is on that side and the card can be put on them: a card
/// that is not about the fight has to be let go over whoever it strikes.
fn halves(table: &Table, hot: &Hot, all: &Sides, (card, on): (CardId, &[On])) -> Vec<(Share, On)> {
    let (ways, _) = hot.puts(&table.teller(), card);
    // Who joins the monsters joins them all.
    if hot.moves.iter().any(|command| brings(command, card)) {
        let joins = all.monsters.first().map(|monster| On::Fighter(monster.who)).filter(|joins| on.contains(joins));
        return joins.map(|joins| (Share::Right, joins)).into_iter().collect();
    }
    let fights = |who: Fighter| {
        let at =
            |way: &Command| matches!(way, Command::Munchkin(PlayCard { choice, .. }) if choice.fighter == Some(who));
        matches!(who, Fighter::Monster(_)) || ways.iter().any(|(_, way)| at(way))
    };
    let alone = |share: Share, side: &[Sum]| match side {
        [one] if fights(one.who) && on.contains(&On::Fighter(one.who)) => Some((share, On::Fighter(one.who))),
        _ => None,
    };
    alone(Share::Left, &all.munchkins).into_iter().chain(alone(Share::Right, &all.monsters)).collect()
}

/// Everybody at the table, and every monster of the fight.
fn anybody(table: &Table) -> Vec<On> {
    let game = table.game();
    let seats = game.seats.iter().map(|seat| Fighter::Seat(seat.colour));
    let monsters = game.foes.all.iter().map(|monster| Fighter::Monster(monster.id));
    seats.chain(monsters).map(On::Fighter).collect()
}

/// What places on the screen are known by.
fn names(on: &On) -> Vec<Id> {
    match on {
        On::Fighter(who) => {
            let fights = Id::from(format!("fighter-{}", key(*who)));
            match who {
                Fighter::Seat(seat) => {
                    let (sits, lies) = (format!("seat-{}", seat.name()), format!("tile {}", seat.name()));
                    vec![fights, Id::from(lies), Id::from(sits)]
                }
                Fighter::Monster(_) => vec![fights],
            }
        }
        On::Stage => vec![Id::new("stage")],
    }
}

impl Table {
    /// A card of the hand has been put on something: it is played, or what is still open about it is asked.
    pub(in crate::app::table) fn puts(&mut self, shell: &mut Shell, card: CardId, on: &On) {
        let aimed = self.hot.as_ref().map_or(Aimed::Nothing, |hot| aimed(self, hot, (card, on)));
        let teller = Teller { book: self.session.book(), game: self.session.game() };
        let Some(hot) = self.hot.as_mut() else { return };
        let way = match aimed {
            Aimed::Way(way) => Some(way),
            Aimed::Nothing => None,
            Aimed::Open(before) => {
                // What is left to choose is asked.
                hot.choose(&teller, Some(Sheet::Card(card)));
                hot.narrowed = before;
                hot.forced(&teller);
                None
            }
        };
        if let Some(way) = way {
            self.submit(shell, &way);
        }
    }
}

/// What a card comes to that is put on something.
enum Aimed {
    /// This is done.
    Way(Command),
    /// So much is chosen, and the rest is asked.
    Open(Vec<Part>),
    /// Nothing.
    Nothing,
}

fn aimed(table: &Table, hot: &Hot, (card, on): (CardId, &On)) -> Aimed {
    let Some(mover) = hot.mover() else { return Aimed::Nothing };
    let teller = table.teller();
    let whole = hot.staged_way(&teller, card);
    let lands = whole.as_ref().is_some_and(|way| lands(table, mover, (card, way)).contains(on));
    let (ways, same) = hot.puts(&teller, card);
    let part = match on {
        On::Stage => None,
        On::Fighter(who) => Some(fighter(*who)),
    };
    let there = ways.iter().filter(|(parts, _)| part.is_some() && parts.get(same) == part.as_ref());
    let there: Vec<&(Vec<Part>, Command)> = there.collect();
    let one = there.first().filter(|first| there.iter().all(|(parts, _)| *parts == first.0));
    let of_it = there.iter().find(|(_, way)| is_of(way, card)).map(|(_, way)| way.clone());
    let way = match (one, part) {
        (Some((_, way)), _) => of_it.or_else(|| Some(way.clone())),
        (None, None) => whole,
        (None, Some(_)) if there.is_empty() && lands => whole,
        (None, Some(part)) => {
            let before = there.first().map(|(parts, _)| parts[..same].iter().cloned().chain([part]).collect());
            return before.map_or(Aimed::Nothing, Aimed::Open);
        }
    };
    way.map_or(Aimed::Nothing, Aimed::Way)
}

/// What is said while a card hangs over something: to whom it goes, or whom it helps in a fight and by how much.
pub fn says(table: &Table, shell: &Shell, message: &Message) -> Option<String> {
    let (words, hot) = (&shell.words, table.hot.as_ref()?);
    let (card, on) = match message {
        Message::Hot(Wish::Put(card, on)) => (*card, on),
        Message::Hot(Wish::Give(_, seat)) => {
            let seat = words.seat(*seat, Names::of(table.game()));
            return Some(words.with("sheet-goes-to", &[("seat", seat.into())]));
        }
        _ => return None,
    };
    let Aimed::Way(way) = aimed(table, hot, (card, on)) else { return None };
    let comes = comes(words, (table.session.book(), table.game()), &way)?;
    let odds = comes.odds.unwrap_or_default();
    let gains = comes.change.starts_with('+');
    let id = match on {
        On::Stage => "drop-comes",
        On::Fighter(who) if matches!(who, Fighter::Monster(_)) == gains => "drop-helps-them",
        On::Fighter(_) => "drop-helps-us",
    };
    Some(words.with(id, &[("change", comes.change.into()), ("odds", odds.into())]))
}

/// Whether a command plays this very card, and no copy of it.
fn is_of(command: &Command, card: CardId) -> bool {
    matches!(command, Command::Munchkin(PlayCard { card: own, .. }) if *own == card)
}
