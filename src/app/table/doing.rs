//! The one door through which a game changes: a command is decided, written down, told; or it is said why not.

use crate::app::map::scene::Spot;
use crate::app::map::walk::{Place, Walks, stands};
use crate::app::shell::{Shell, Toast};
use crate::app::table::cardboard::stamps;
use crate::app::table::heard::heard;
use crate::app::table::log::line::LogLine;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::table::{dead, hot};
use crate::catalog::boxed::Lesson;
use crate::catalog::words::Names;
use crate::play::record::Who;
use crate::play::{Session, absent, narrate, oracle, pace};
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::monster_turn;
use crate::rules::dungeon::movement;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Square};
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::question::Ask;
use crate::rules::refusal::Refusal;
use crate::rules::table::Care;
use crate::rules::{cards, dungeon, engine, fight, munchkin, table};

impl Table {
    /// Carries a command out: decided, written down, shown; and what the app answers by itself after it. Says whether
    /// it was accepted.
    pub fn submit(&mut self, shell: &mut Shell, command: &Command) -> bool {
        // Nobody moves while a bot does, or before the tablet has come to them.
        if !self.may_move() && hot::is_move(command) && !hot::relay::is_said_aloud(self, command) {
            return false;
        }
        if hot::is_move(command) && self.hot.as_ref().is_some_and(|hot| hot.is_not_theirs(command)) {
            return false;
        }
        // What a bot has is its own: nobody gives it away, packs it or pays with it.
        let guarded = hot::owner(command).and_then(|seat| Some((seat, self.hands_off(seat)?)));
        if let Some((seat, why)) = guarded {
            let name = shell.words.seat(seat, Names::of(self.game()));
            shell.say(shell.words.with(why, &[("seat", name.into())]));
            return false;
        }
        let before = self.hot.is_some().then(|| self.game().clone());
        let mover = self.hot.as_ref().and_then(hot::Hot::mover);
        self.hot.iter_mut().for_each(|hot| hot.claims_anew(command));
        let marches = *command == Command::Table(table::Command::ByHand) && self.asks_how_they_move();
        let done = self.submit_as(shell, command, Who::Table);
        if done && marches {
            self.moved_by_hand(shell, command);
        }
        if let Some(before) = before.filter(|_| done) {
            self.takes_up(shell, &before, command);
            self.lands(shell, command);
            self.leaves_seat(mover, before.turn.number);
            mover.into_iter().for_each(|mover| self.touches(mover));
        }
        done
    }

    pub(super) fn submit_as(&mut self, shell: &mut Shell, command: &Command, who: Who) -> bool {
        if !self.is_open() {
            shell.say(shell.words.get("table-look-only"));
            return false;
        }
        let (before, records) = (self.session.game().clone(), self.session.records());
        let stood = shell.moves().then(|| stands(&self.scene));
        let at = shell.clock.now();
        match self.session.submit(command, who, at) {
            Ok(written) => {
                shell.toast = None;
                (self.undo_armed, self.looked_back) = (false, false);
                self.answered(shell, command);
                self.forgets();
                // What was begun to be told of a card before another was played is not gone on with.
                if plays(command) {
                    self.aside = None;
                }
                self.keep(shell, &written);
                let told = self.log.len();
                self.tell(shell, &before, &written.facts);
                let stamps = stamps::ended(shell, &self.session, self.session.timeline().here());
                self.log.extend(stamps);
                self.swings(&before, told);
                self.weighs_hands();
                self.highlights(shell, &before, (command, &written.facts));
                self.turns_up(shell, &before, &written.facts);
                self.hears(shell, &before, &written.facts);
                self.settle(shell, false);
                self.parts_from(&before);
                self.learns_cards(shell, command, &written.facts);
                let mut facts = written.facts;
                match &mut self.hot {
                    // There the app goes on step by step, so that people can follow.
                    Some(hot) => {
                        let people: Vec<Colour> = hot.people(&self.session).collect();
                        dead::follow(&mut self.dead, (&before, self.session.game()), &facts, &people);
                        hot.done(who);
                        hot.has_broken_in(command);
                        hot.follow(&facts, self.session.records());
                        self.traded(&before, command);
                        self.loses_fight(shell, &before, (who, &facts));
                    }
                    None => {
                        facts.extend(self.chances(shell));
                        // Everybody sees the same screen: what is told of the dead is told until the turn is over.
                        dead::follow(&mut self.dead, (&before, self.session.game()), &facts, &[]);
                    }
                }
                if who == Who::Table || absent::lets_go(command) {
                    self.leaves_open(shell, (&before, records), command);
                }
                self.refresh(shell);
                self.asks_who_joins(command);
                self.leaves_the_dead(&facts);
                self.walk(shell, stood.as_deref(), &facts);
                self.remind(shell, &before, &facts);
                self.rings_out(shell, &facts);
                self.claim_passes(shell);
                true
            }
            Err(refusal) => {
                self.refuse(shell, command, &refusal);
                false
            }
        }
    }

    /// Whether it is asked where arrows point, or how monsters walk, so that they can move.
    fn asks_how_they_move(&self) -> bool {
        matches!(self.question.ask, Ask::Dungeon(dungeon::Ask::Arrow { .. } | dungeon::Ask::Gait { .. }))
    }

    /// Who has moved all of the standies at the table is not asked arrow by arrow: one touch is for the Monster Turn, and one
    /// takes it back. Where they stand now is theirs to say.
    fn moved_by_hand(&mut self, shell: &mut Shell, by_hand: &Command) {
        while self.asks_how_they_move() && self.submit_as(shell, by_hand, Who::App) {}
        self.reminders.push(shell.words.get("monsters-by-hand"));
    }

    /// Whoever has died needs no sheet: what is asked of the dead lies below it.
    fn leaves_the_dead(&mut self, facts: &[Fact]) {
        let Some(Panel::Seat(open)) = self.panel else { return };
        let dies = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Died { seat }) if seat == open);
        if facts.iter().any(dies) {
            self.panel = None;
        }
    }

    /// A card has brought one more monster beside cardboard: its Level is asked, as where "Another" was touched.
    fn asks_who_joins(&mut self, command: &Command) {
        let Command::Munchkin(munchkin::Command::Play { what, .. }) = command else { return };
        let fights = matches!(self.question.ask, Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. }));
        if **what == Played::Monster && fights && self.is_cardboard() {
            self.draft.another = true;
        }
    }

    /// A turn begins: where the table plays by the clock, that may have run out (HR-05).
    fn rings_out(&mut self, shell: &mut Shell, facts: &[Fact]) {
        let begins = facts.iter().any(|fact| matches!(fact.event, Event::Table(table::Event::Turn { .. })));
        if begins && pace::left(&self.session, shell.clock.now()) == Some(0) {
            let rings = Command::Table(table::Command::TimeUp);
            if engine::decide(self.session.book(), self.session.game(), &rings).is_ok() {
                self.submit_as(shell, &rings, Who::App);
            }
        }
    }

    /// Keeps who has gone from where to where; nobody is seen to where it is not said where they stood.
    fn walk(&mut self, shell: &Shell, stood: Option<&[(Spot, Square, Place)]>, facts: &[Fact]) {
        let march = facts.iter().find_map(|fact| match &fact.event {
            Event::Dungeon(dungeon::Event::Marched(march)) => Some(&**march),
            _ => None,
        });
        let both = self.session.game().dungeon.as_deref().zip(stood);
        self.walks =
            both.and_then(|(dungeon, stood)| Walks::between(shell.clock.now(), (stood, &self.scene), dungeon, march));
        // Whoever is reached is so once the monster is there.
        if let (Some(walks), Some(shown)) = (self.walks.as_ref().filter(|walks| walks.march), &mut self.highlight)
            && shown.since == walks.since
        {
            shown.since += walks.length() as i64;
        }
    }

    /// What the app answers without being asked, and what follows from it.
    pub(super) fn chances(&mut self, shell: &mut Shell) -> Vec<Fact> {
        self.session.draw_from(shell.pool());
        let mut facts = Vec::new();
        while !self.is_sealing()
            && let Some(command) = by_itself(&self.session)
        {
            let before = self.session.game().clone();
            if let Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Side(to)))) = command {
                self.say_only_way(shell, to);
            }
            let Ok(written) = self.session.submit(&command, Who::App, shell.clock.now()) else { break };
            self.keep(shell, &written);
            self.tell(shell, &before, &written.facts);
            self.settle(shell, false);
            facts.extend(written.facts);
        }
        facts
    }

    pub(super) fn ask_chance(&mut self, shell: &mut Shell) {
        self.session.draw_from(shell.pool());
        self.settle(shell, true);
        // New dice are rolled once everybody could throw a word in.
        if self.is_sealing() {
            return;
        }
        if let Some(answer) = oracle::answer(&self.session) {
            // The rest of what the table rolls is the table's, whoever throws it.
            let (answer, who) = match self.draft.told_before(&answer) {
                Some(told) => (told, Who::Table),
                None => (answer, Who::Asked),
            };
            self.submit_as(shell, &Command::Table(table::Command::Answer(answer)), who);
        }
    }

    /// Whoever comes back to life takes gold as well as cards, where both lie in the box.
    fn brings_gold(&mut self, shell: &Shell, before: &Game, (facts, lines): (&[Fact], &[narrate::Line])) {
        let game = self.session.game();
        let back = facts.iter().any(|fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Revived { .. })));
        if !back || self.hot.is_some() || game.keeps_goods() || game.table.care == Care::Count {
            return;
        }
        let names = Names::told(self.session.book(), game, before);
        let gold = lines.iter().filter(|line| line.message.id == "told-gold-up");
        let gold: Vec<String> = gold.map(|line| shell.words.say(&line.message, names)).collect();
        self.reminders.extend(gold);
    }

    /// On a telephone nothing is read of the journal: why nobody moves, and what a lost fight has cost, is said for a moment.
    fn passes_by(&mut self, shell: &Shell, before: &Game, (facts, lines): (&[Fact], &[narrate::Line])) {
        if self.hot.is_some() || !shell.is_held() {
            return;
        }
        let stays = facts
            .iter()
            .any(|fact| matches!(&fact.event, Event::Dungeon(dungeon::Event::Marched(march)) if march.moving() == 0));
        let flees = fight::kept(before).is_some();
        let names = Names::told(self.session.book(), self.session.game(), before);
        let told = lines.iter().filter(|line| match line.message.id {
            "told-marched" | "told-stays-put" => stays,
            "told-health-down" | "told-stood" => flees,
            _ => false,
        });
        let told: Vec<String> = told.map(|line| shell.words.say(&line.message, names)).collect();
        self.reminders.extend(told);
    }

    /// Puts facts into the log and the reminders, teaches the Box, makes a sound.
    fn tell(&mut self, shell: &mut Shell, before: &Game, facts: &[Fact]) {
        let names = Names::told(self.session.book(), self.session.game(), before);
        let all = narrate::tell_by(self.session.book(), before, facts);
        let lines = LogLine::of(&shell.words, names, (before, &all), self.session.timeline().here());
        let cardboard = self.hot.is_none() && self.game().table.care != Care::Count;
        let reminds = lines.iter().filter(|line| line.tone == narrate::Tone::Reminder && cardboard);
        self.reminders.extend(reminds.map(|line| line.text.clone()));
        self.log.extend(lines);
        // What a search brought is the answer to the dice: it is said where everybody looks.
        if self.hot.is_none() && facts.iter().any(|f| matches!(f.event, Event::Dungeon(dungeon::Event::Found { .. }))) {
            let told = all.iter().filter(|line| line.tone == narrate::Tone::Plain);
            let told: Vec<String> = told.map(|line| shell.words.say(&line.message, names)).collect();
            self.reminders.push(told.join(" · "));
        }
        self.passes_by(shell, before, (facts, &all));
        self.brings_gold(shell, before, (facts, &all));
        self.promises_due(shell, facts);
        self.returns(shell, facts);
        for fact in facts {
            // What a made-up table shows, or the app's own set, is in nobody's box.
            let lesson = shell.owners_box().lesson(self.session.game(), &fact.event);
            // Monsters of a game without a map are remembered when somebody says so.
            let mapped = self.game().has_map();
            if let Some(lesson) = lesson.filter(|_| self.lesson.is_none() && self.hot.is_none() && mapped) {
                shell.learn(lesson);
            }
            if let Event::Dungeon(dungeon::Event::CostsChecked) = fact.event {
                shell.learn(Lesson::Costs(costs(&self.session)));
            }
        }
        if let Some(cue) = heard(facts) {
            shell.play(cue);
        }
    }

    /// Says why something cannot be done, and offers to put it right all the same where that can be.
    pub(super) fn refuse(&mut self, shell: &mut Shell, command: &Command, refusal: &Refusal) {
        let names = Names::of(self.session.game());
        // What cannot be played can still be true: the table is always right.
        let anyway = match command {
            Command::Table(table::Command::Effects { note, effects }) => {
                let amend = Command::Table(table::Command::Amend { note: note.clone(), effects: effects.clone() });
                let amends = engine::decide(self.session.book(), self.session.game(), &amend).is_ok();
                amends.then_some(amend).into_iter().collect()
            }
            // A hand that is counted has drifted: whoever holds the card shows it.
            Command::Munchkin(munchkin::Command::Play { seat, from: Source::Hand(deck), .. })
                if self.is_cardboard() && refusal.message.id == "card-not-in-hand" =>
            {
                let one = cards::Effect::Hand { seat: *seat, deck: *deck, change: Amount::By(1) };
                let amend = table::Command::Amend { note: String::new(), effects: vec![one.into()] };
                vec![Command::Table(amend), command.clone()]
            }
            _ => Vec::new(),
        };
        shell.toast = Some(Toast {
            text: shell.words.say(&refusal.message, names),
            instead: shell.words.instead(&refusal.message, names),
            cites: refusal.cites,
            anyway,
            until: None,
        });
    }

    /// Effects as they are meant now: a correction while a game is being laid out, else something that happened.
    pub fn played(&self, effects: Vec<Effect>) -> Command {
        let note = String::new();
        if self.question.ask == Ask::Table(table::Ask::Arrange) {
            Command::Table(table::Command::Amend { note, effects })
        } else {
            Command::Table(table::Command::Effects { note, effects })
        }
    }
}

/// What nobody is asked for: what the app rolls and draws, the only way there is, and what is said for whoever is away.
fn by_itself(session: &Session) -> Option<Command> {
    let answer = oracle::unasked(session).or_else(|| only_way(session));
    let away = || absent::next(session).filter(|command| !absent::lets_go(command));
    let answer = answer.map(|answer| Command::Table(table::Command::Answer(answer)));
    answer.or_else(|| goes_by(session)).or_else(away)
}

/// Beside the box nobody tells the color of a Monster Turn without monsters, where the hands are not counted either: what
/// that color's player draws is said, and drawn on the table.
fn goes_by(session: &Session) -> Option<Command> {
    let game = session.game();
    let rolls = matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)));
    // Nor is an arrow looked for that leads nowhere whichever way it points.
    if let Ask::Dungeon(dungeon::Ask::Arrow { room, colour }) = session.question().ask
        && monster_turn::is_idle_arrow(session.book(), game, room, colour)
    {
        return Some(Command::Table(table::Command::Skip));
    }
    let untold = game.table.care == Care::Map && game.table.components.dice == table::Place::Table;
    (rolls && untold && game.foes.all.is_empty()).then_some(Command::Table(table::Command::Skip))
}

/// The way to run where there is only one, and that no monster moves: nobody is asked for it.
fn only_way(session: &Session) -> Option<Answer> {
    match session.question().ask {
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) if sides.len() == 1 => {
            sides.first().map(|side| Answer::Dungeon(dungeon::Answer::Side(*side)))
        }
        // Beside the box nobody confirms that no standie moves: the journal says so, and why.
        Ask::Dungeon(dungeon::Ask::Moving { .. }) => {
            let march = session.game().dungeon.as_deref().and_then(|dungeon| dungeon.march.as_ref())?;
            (march.moving() == 0).then_some(Answer::Table(table::Answer::Done))
        }
        _ => None,
    }
}

/// The link costs of a game: passage, door, locked, hidden.
fn costs(session: &Session) -> [u8; 4] {
    use crate::rules::dungeon::link::LinkKind;
    [LinkKind::Passage, LinkKind::Door, LinkKind::Locked, LinkKind::Hidden]
        .map(|kind| movement::link_cost(session.book(), session.game(), kind).unwrap_or(0))
}

/// Whether a command plays a card, or uses a power.
fn plays(command: &Command) -> bool {
    use munchkin::Command::{Play, PlayCard, Power, UsePower};
    matches!(command, Command::Munchkin(Play { .. } | PlayCard { .. } | Power { .. } | UsePower { .. }))
}
