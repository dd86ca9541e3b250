//! What a seat does on its phone: what it is shown, and the pick it has made.

use crate::app::phones;
use crate::app::shell::Shell;
use crate::app::table::hot::besides::taken_back;
use crate::app::table::hot::lying::{FRESH, is_fresh};
use crate::app::table::hot::pieces::{SILENT, goes_to};
use crate::app::table::hot::state::{Cast, Dice, Hot, Next, Seen, Sheet, Wish};
use crate::app::table::hot::{begun, haggle, next, ring};
use crate::app::table::log::line::LogLine;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::catalog::words::{Names, Words};
use crate::phones::around::{Around, Choosing, Now, Time};
use crate::phones::shown::{self, Does, Shown};
use crate::play::narrate::{asking, card};
use crate::play::reacting;
use crate::play::record::Who;
use crate::play::wares;
use crate::rules::card::CardId;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::{self, charity};
use crate::rules::question::Ask;
use crate::rules::table::step::About;
use crate::rules::{engine, fight, table};
use crate::store::lent::Trade;

/// Most lines of what happened; of what happened since a seat did something last; and of what a question came of.
const NEWS: usize = 8;
const SINCE: usize = 7;
const CAUSE: usize = 3;

impl Hot {
    /// How it stands with a seat.
    pub(super) fn now(&self, seat: Colour) -> Now<'_> {
        if let Some(deal) = self.offered(seat) {
            return Now::Offered(deal);
        }
        if let Some(deals) = self.deals_now(seat) {
            return deals;
        }
        match self.next {
            Next::Person(own) if own == seat => match self.chooses {
                Some(what) => Now::Chooses(what, &self.marked, self.armed.is_some()),
                None => Now::Asked(&self.marked),
            },
            Next::Ring if self.ring.slots.contains(&seat) => {
                let said = (self.ring.claims.contains(&seat), self.ring.passes.contains(&seat));
                Now::Rings(match said {
                    (true, _) => Some(true),
                    (false, true) => Some(false),
                    (false, false) => None,
                })
            }
            _ => Now::Waits,
        }
    }

    /// Who has not answered yet, as everybody knows it.
    fn awaits(&self) -> Vec<Colour> {
        match self.next {
            Next::Ring => {
                let silent = |seat: &&Colour| !self.ring.claims.contains(seat) && !self.ring.passes.contains(seat);
                self.ring.slots.iter().filter(silent).copied().collect()
            }
            Next::Person(seat) | Next::Bot(seat) | Next::Pass(seat) => vec![seat],
            _ => Vec::new(),
        }
    }
}

impl Table {
    /// Whose phone has gone quiet, of those whom a seat waits for: who has to answer, or thinks a trade over.
    fn quiet(&self, shell: &Shell, seat: Colour) -> Vec<Colour> {
        let trades =
            self.thought_over().into_iter().filter(|trade| trade.offered && (!trade.beside || trade.from == seat));
        let awaited = self.hot.iter().flat_map(Hot::awaits).chain(trades.map(|trade| trade.with));
        let mut quiet: Vec<Colour> = awaited.filter(|own| *own != seat && shell.phones.is_quiet(*own)).collect();
        quiet.sort_unstable();
        quiet.dedup();
        quiet
    }

    /// What a seat is shown on its phone; none where the app keeps no hands.
    pub fn on_phone(&self, shell: &Shell, seat: Colour) -> Option<Shown> {
        let (hot, words) = (self.hot.as_ref()?, &shell.words);
        let touched = hot.touched.iter().find(|touched| touched.seat == seat);
        let since = self.since(seat);
        let names = Names::of(self.game());
        let why = hot.why.as_ref().filter(|(_, why)| !SILENT.contains(&why.id));
        let why = why.map(|(who, why)| {
            words.with("phone-why", &[("seat", words.seat(*who, names).into()), ("why", words.say(why, names).into())])
        });
        let whole = ring::whole(shell, self);
        let around = Around {
            news: self.log.iter().rev().take(NEWS).map(|line| line.text.clone()).collect(),
            since: since.iter().skip(since.len().saturating_sub(SINCE)).map(|line| line.text.clone()).collect(),
            said: hot
                .said
                .as_ref()
                .filter(|(to, _)| *to == seat)
                .map(|(_, text)| text.clone())
                .or_else(|| hot.travelled.clone())
                .or_else(|| {
                    hot.gone
                        .iter()
                        .find(|(own, _)| *own == seat)
                        .map(|(_, what)| begun::told(words, self.game(), *what))
                })
                .or_else(|| self.showed(seat, since)),
            offers: self.would_help(hot, seat),
            wants: if hot.next == Next::Person(seat) { haggle::wants(self) } else { Vec::new() },
            peace: hot.peace.iter().find(|(own, _)| *own == seat).map(|(_, until)| *until),
            open: matches!(hot.next, Next::Person(_)),
            between: hot.meanwhile(),
            waits: hot.awaits().into_iter().filter(|own| *own != seat).collect(),
            quiet: self.quiet(shell, seat),
            goes_on: hot.is_busy(),
            reads: self.is_read(),
            lets_in: matches!(self.panel, Some(Panel::Phones)),
            why,
            played: self.just_played(words, hot, seat),
            gets: hot.gets.clone(),
            dice: hot.cast.as_ref().filter(|cast| self.is_read_as_it_lies(cast)).map(|cast| self.lying(words, cast)),
            cause: self.cause(words, hot),
            time: whole.map(|whole| Time { whole, ends: hot.ring.ends(whole).filter(|_| !self.is_read()) }),
            held: touched.map(|touched| touched.held.clone()),
            lent: hot.is_lent(seat).then(|| hot.open == Some(seat)),
        };
        let now = hot.now(seat);
        let asks = match now {
            Now::Rings(_) => Some(hot.ring.at),
            Now::Asked(_) => Some(self.session.records()),
            Now::Waits | Now::Chooses(..) | Now::Offered(_) => None,
        };
        let shown = shown::shown(words, (self.session.book(), self.game()), seat, now, &around);
        Some(Shown { asks, ..shown })
    }

    /// A hand that somebody has shown since a seat did something last: what was paid for is seen before anything else.
    fn showed(&self, seat: Colour, since: &[LogLine]) -> Option<String> {
        let timeline = self.session.timeline();
        let shows = |line: &&LogLine| {
            timeline.node(line.point).is_some_and(|node| {
                let shown = |fact: &Fact| matches!(&fact.event, Event::Cards(cards::Event::Shown { seat: whose, cards }) if *whose != seat && !cards.is_empty());
                node.facts.iter().any(shown)
            })
        };
        since.iter().rev().find(shows).map(|line| line.text.clone())
    }

    /// For what those the app plays would help somebody: who says so unasked, and who was offered too little.
    fn would_help(&self, hot: &Hot, seat: Colour) -> Vec<Command> {
        let asked = matches!(self.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
        if !asked || hot.next != Next::Person(seat) {
            return Vec::new();
        }
        let refused = fight::kept(self.game()).and_then(|now| now.refused.last().copied());
        let refused = refused.and_then(|who| Some((who, hot.counter(&self.session, who)?)));
        let says = hot.volunteer.as_ref().map(|volunteer| (volunteer.seat, volunteer.terms.clone()));
        let asks = |(seat, terms)| Command::Fight(fight::Command::AskHelp { seat, terms });
        refused.or(says).map(asks).into_iter().collect()
    }

    /// What somebody else has played last, while that is fresh: who, what, and what it says.
    fn just_played(&self, words: &Words, hot: &Hot, seat: Colour) -> Vec<String> {
        let fresh = |seen: &Seen| seen.seat != seat && self.session.records().saturating_sub(seen.at) <= FRESH;
        let book = self.session.book();
        let Some(seen) = hot.seen.filter(fresh) else { return Vec::new() };
        // A monster somebody has sent in is named as well; what it says is told with the fight.
        let (name, said) = match (book.cards.card(seen.card), book.cards.monster(seen.card)) {
            (Some(def), _) => (&def.name, card::all(words, book, def)),
            (None, Some(monster)) => (&monster.def.name, Vec::new()),
            (None, None) => return Vec::new(),
        };
        let who = words.seat(seen.seat, Names::of(self.game()));
        let played = [("seat", who.into()), ("card", words.printed(name).into_owned().into())];
        std::iter::once(words.with("phone-played", &played)).chain(said).collect()
    }

    /// Whether dice are told as they lie. What a roll to get away came to is told with whom it was rolled for.
    fn is_read_as_it_lies(&self, cast: &Cast) -> bool {
        let waits = matches!(self.question.ask, Ask::Table(table::Ask::Window { about: About::Dice, .. }));
        is_fresh(self, cast) && (waits || cast.what != "cast-run")
    }

    /// Dice as they lie: whose, for what, and what they show.
    fn lying(&self, words: &Words, cast: &Cast) -> String {
        let names = Names::of(self.game());
        let list = |faces: &[u8]| words.list(&faces.iter().map(u8::to_string).collect::<Vec<_>>());
        let shows = match &cast.dice {
            Dice::Six(faces) => list(faces),
            Dice::Ten(n) => n.to_string(),
            Dice::Monster(colour) => words.colour(*colour),
            Dice::Fight(thrown) => {
                let now = match fight::kept(self.game()).map(|fight| &fight.stage) {
                    Some(fight::Stage::Rolled(now)) => now,
                    _ => thrown,
                };
                let each = now.iter().filter(|throw| !throw.faces.is_empty()).map(|throw| {
                    let known = cast.names.iter().find(|(who, _)| *who == throw.who).map(|(_, name)| name.clone());
                    let who = known.unwrap_or_else(|| asking::fighter(words, self.game(), throw.who));
                    words.with("phone-throws", &[("who", who.into()), ("faces", list(&throw.faces).into())])
                });
                words.row(&each.collect::<Vec<_>>())
            }
        };
        let seat = cast.seat.map(|seat| words.seat(seat, names)).unwrap_or_default();
        let what = words.with(cast.what, &[("seat", seat.into()), ("from", cast.from.into())]);
        words.with("phone-die", &[("what", what.into()), ("faces", shows.into())])
    }

    /// What has happened last, and what the card of the Curse says that has struck just now.
    fn cause(&self, words: &Words, hot: &Hot) -> Vec<String> {
        let last = self.log.get(self.log.len().saturating_sub(CAUSE)..).unwrap_or_default();
        let book = self.session.book();
        let struck = hot.struck.filter(|(_, at)| self.session.records().saturating_sub(*at) <= FRESH);
        let def = struck.and_then(|(card, _)| book.cards.card(card));
        let said = def
            .into_iter()
            .flat_map(|def| std::iter::once(words.printed(&def.name).into_owned()).chain(card::all(words, book, def)));
        last.iter().map(|line| line.text.clone()).chain(said).collect()
    }

    /// Does what the tablet wants with phones.
    pub(in crate::app::table) fn heeds(&mut self, shell: &mut Shell, wish: phones::Wish) {
        let people: Vec<_> = self.people_here().collect();
        shell.phones.wish(&shell.words, &people, wish);
        if wish == phones::Wish::Open {
            // Wherever it was touched, the squares are seen next.
            self.panel = Some(Panel::Phones);
        }
        self.names_phones(shell);
        // Whoever comes to the squares with a phone reads nobody's cards behind them.
        if let Some(hot) = self.hot.as_mut().filter(|hot| wish == phones::Wish::Open && hot.several) {
            (hot.open, hot.holder, hot.shut) = (None, None, true);
            hot.lay(&self.session, &self.question);
        }
        self.phones_changed(shell);
    }

    /// Phones know what the seats are called.
    pub(in crate::app) fn names_phones(&self, shell: &Shell) {
        let named = |seat: Colour| (seat, shell.words.seat(seat, Names::of(self.game())));
        let names: Vec<_> = self.people_here().map(named).collect();
        shell.phones.call(&shell.words, &names);
    }

    /// Other hands are on phones than before, or none.
    pub(in crate::app) fn phones_changed(&mut self, shell: &Shell) {
        let inside = shell.phones.inside();
        if let Some(hot) = self.hot.as_mut().filter(|hot| hot.on_phone != inside) {
            hot.here.retain(|(seat, _)| inside.contains(seat));
            hot.on_phone = inside;
            // Who comes or goes takes nothing from what is put together, and from what is asked because of it.
            let begun = (std::mem::take(&mut hot.marked), hot.chooses, hot.armed.take(), hot.said.take());
            let (here, gets) = (hot.here.clone(), std::mem::take(&mut hot.gets));
            hot.look(&self.session, &self.question);
            (hot.marked, hot.chooses, hot.armed, hot.said) = begun;
            (hot.here, hot.gets) = (here, gets);
        }
    }

    /// The trades that are thought over now, and those that are put together beside somebody's turn.
    pub(in crate::app) fn thought_over(&self) -> Vec<Trade> {
        let Some(hot) = self.hot.as_ref() else { return Vec::new() };
        let records = self.session.records();
        let own = match (hot.next, hot.thinks_over()) {
            (Next::Person(from), Some(with)) => {
                Some(Trade { from, with, marks: hot.marked.clone(), records, beside: false, offered: true })
            }
            _ => None,
        };
        let beside = hot.deals.iter().filter(|deal| !deal.marked.is_empty()).map(|deal| {
            let (from, with, marks) = (deal.seat, deal.with, deal.marked.clone());
            Trade { from, with, marks, records, beside: true, offered: deal.offered.is_some() }
        });
        own.into_iter().chain(beside).collect()
    }

    /// A trade that somebody thought over when the program ended, or the table was left, is offered again as it was; where that
    /// cannot be, it is said.
    pub(in crate::app) fn asks_on_about(&mut self, shell: &mut Shell, trade: &Trade) {
        let (from, with, records) = (trade.from, trade.with, self.session.records());
        let stands = |hot: &&mut Hot| records == trade.records && hot.next == Next::Person(from) && hot.is_phoned(from);
        if trade.beside {
            if records == trade.records && self.takes_up_beside(trade) {
                return;
            }
        } else if let Some(hot) = self.hot.as_mut().filter(stands) {
            (hot.chooses, hot.marked) = (Some(Choosing::Trade(with)), trade.marks.clone());
            if self.offers(shell, (from, with)) {
                return;
            }
            self.hot.iter_mut().for_each(Hot::begins_anew);
        }
        // What has come to something meanwhile needs no word.
        if records == trade.records {
            let name = |seat: Colour| shell.words.seat(seat, Names::of(self.game()));
            let both = [("from", name(from).into()), ("to", name(with).into())];
            shell.say(shell.words.with("trade-lost", &both));
            self.hot.iter_mut().for_each(|hot| hot.loses(from, Choosing::Trade(with), trade.offered));
        }
    }

    /// The app goes on after what was done on a phone.
    pub(in crate::app) fn goes_on_by(&mut self, shell: &mut Shell) {
        self.drive(shell);
        self.turns_next(shell);
        self.tells_gone(shell);
        self.learns(shell.clock.now());
    }

    /// Whoever acts on the phone holds the hand there again, and is left in peace no more.
    fn is_there_again(&mut self, seat: Colour) {
        // It does not lie open here meanwhile.
        if let Some(hot) = self.hot.as_mut().filter(|hot| hot.is_lent(seat)) {
            hot.plays_here(seat, None);
            hot.lay(&self.session, &self.question);
        }
        self.undo_armed = false;
        self.touches(seat);
        if let Some(hot) = &mut self.hot {
            hot.peace.retain(|(own, _)| *own != seat);
            hot.gone.retain(|(own, _)| *own != seat);
            hot.rests = false;
        }
    }

    /// Does what a seat has picked on its phone. Whether it could be done.
    pub fn picked(&mut self, shell: &mut Shell, seat: Colour, does: &Does) -> bool {
        if !self.is_open() || self.is_sealing() {
            return false;
        }
        self.is_there_again(seat);
        if let Some(done) = self.bargains(shell, seat, does) {
            return done;
        }
        let Some(hot) = &self.hot else { return false };
        match (hot.now(seat), does) {
            // The hand is back on the phone by now.
            (_, Does::Fetch) => true,
            (Now::Asked(_) | Now::Chooses(..), Does::Move(command)) => self.does(shell, command),
            (Now::Asked(_) | Now::Chooses(..), Does::Choose(what)) => {
                // Whoever was thinking an offer over is told that it is no more.
                let back = taken_back(&shell.words, self.game(), seat);
                // A sale begins with what costs least, as it does here.
                let own = self.game().seat(seat).filter(|_| *what == Some(Choosing::Sale));
                let begins = own.map(|own| wares::sensible(self.session.book(), self.game(), own));
                if let Some(hot) = &mut self.hot {
                    let back = match (hot.chooses, &hot.armed) {
                        (Some(Choosing::Trade(with)), Some(_)) => Some((with, back)),
                        _ => None,
                    };
                    // What is taken back stays marked; what is begun, or left, starts from nothing.
                    if hot.chooses != *what {
                        hot.marked = begins.unwrap_or_default();
                    }
                    (hot.chooses, hot.armed, hot.said) = (*what, None, back);
                    hot.ends_loans(self.session.game());
                }
                true
            }
            (Now::Chooses(_, _, false), Does::Mark(card)) => {
                if let Some(hot) = &mut self.hot {
                    hot.mark(*card, u32::MAX);
                    hot.said = None;
                }
                true
            }
            (Now::Chooses(Choosing::Trade(with), _, false), Does::Offer) => self.offers(shell, (seat, with)),
            (Now::Asked(_), Does::Haggle(terms)) => {
                self.haggles(shell, terms);
                true
            }
            (Now::Asked(_), Does::Mark(card)) => {
                self.wish(shell, Wish::Mark(*card));
                true
            }
            (Now::Asked(_), Does::MarkFor(card, to)) => self.marks_for(shell, *card, *to),
            (Now::Asked(_), Does::Give) => match next::given(self, hot) {
                Some(command) => self.submit_as(shell, &command, Who::Table),
                None => false,
            },
            (Now::Waits, Does::Move(command)) => self.breaks_in(shell, seat, command),
            (Now::Rings(_), Does::Move(command)) => self.reacts_at_once(shell, seat, command),
            (Now::Rings(said), Does::Claim) => {
                if said != Some(true)
                    && let Some(hot) = &mut self.hot
                {
                    hot.says(seat, true);
                }
                true
            }
            (Now::Rings(_), Does::Pass) => {
                if let Some(hot) = &mut self.hot {
                    hot.says(seat, false);
                }
                true
            }
            (Now::Rings(_) | Now::Waits, Does::Peace(until)) => {
                if let Some(hot) = &mut self.hot {
                    hot.leave_in_peace(seat, *until);
                    // Whoever wants to be asked again is so at once, as long as everybody may react.
                    if until.is_none() && hot.next == Next::Ring {
                        hot.ring.passes.retain(|own| *own != seat);
                        hot.look(&self.session, &self.question);
                    }
                }
                true
            }
            (Now::Offered(_), Does::Agree(yes)) => self.agrees(shell, seat, *yes),
            (Now::Waits | Now::Asked(_) | Now::Chooses(..) | Now::Rings(_) | Now::Offered(_), _) => false,
        }
    }

    /// A card is to go to somebody. What was said of another card stays as it is; what has been said goes back at any time.
    fn marks_for(&mut self, shell: &mut Shell, card: CardId, to: Colour) -> bool {
        let Some(hot) = &self.hot else { return false };
        let fits = |round: &[Colour], surplus| {
            let goes = goes_to(&self.question.ask, hot, card);
            goes == Some(to) || charity::fits(&hot.marked, &hot.gets, (card, to), (round, surplus))
        };
        if let Ask::Munchkin(munchkin::Ask::Charity { to: round, surplus }) = &self.question.ask
            && !fits(round, *surplus)
        {
            // A page that is a moment old: it shows by itself who has enough.
            return true;
        }
        self.wish(shell, Wish::Give(card, to));
        true
    }

    /// Somebody plays something while all may react: first come, first served. Whoever would be asked before has passed so far,
    /// and may react to what was played.
    fn reacts_at_once(&mut self, shell: &mut Shell, seat: Colour, command: &Command) -> bool {
        let (book, game) = (self.session.book(), self.game());
        let can = |then: Game| engine::decide(book, &then, command).is_ok();
        if !reacting::plays(command) || !reacting::asked_at_once(book, game, seat).is_some_and(can) {
            return false;
        }
        let before = reacting::before(book, game, seat).unwrap_or_default();
        if let Some(hot) = &mut self.hot {
            hot.touched_by(seat);
        }
        before.iter().all(|_| self.submit_as(shell, &reacting::PASSES, Who::App)) && self.does(shell, command)
    }

    /// Somebody plays something in a fight while whoever fights still thinks: they are asked anew, about what it comes to now.
    fn breaks_in(&mut self, shell: &mut Shell, seat: Colour, command: &Command) -> bool {
        let open = self.hot.as_ref().is_some_and(|hot| matches!(hot.next, Next::Person(_)));
        let can = || reacting::breaks_in(self.session.book(), self.game(), seat).contains(command);
        if !open || !can() {
            return false;
        }
        let before = self.hot.as_ref().map(|hot| (hot.next, hot.open, hot.sheet.clone(), hot.offer.clone()));
        self.hot.iter_mut().for_each(|hot| hot.sets_aside(self.session.game()));
        let done = self.does(shell, command);
        self.hot.iter_mut().filter(|_| !done).for_each(|hot| hot.begun = None);
        self.is_broken_into(shell);
        // A card that is read, and what was going to be offered, stay where they were.
        if let (Some(hot), Some((next, open, sheet, offer))) = (&mut self.hot, before)
            && (hot.next, hot.open) == (next, open)
        {
            // Nor does what was begun.
            hot.sheet = sheet.filter(|sheet| matches!(sheet, Sheet::Card(_))).or(hot.sheet.take());
            hot.offer = offer;
        }
        done
    }

    /// Does a move of a phone: what comes of it by itself comes of it as after a touch here.
    fn does(&mut self, shell: &mut Shell, command: &Command) -> bool {
        let before = self.game().clone();
        let done = self.submit_as(shell, command, Who::Table);
        if done {
            self.takes_up(shell, &before, command);
        }
        done
    }
}
