//! The page on a phone: plain HTML that works without a script, can be read aloud, and holds at twice its size. Every text
//! in it is escaped.

use crate::catalog::words::Words;
use crate::phones::shown::{Card, Does, Fellow, Pick, Place, Shown};
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::time::Duration;

/// The words of the page that belong to no seat, so that whoever listens needs no language of its own.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    lang: String,
    title: String,
    code: String,
    come_in: String,
    hint: String,
    wrong: String,
    six: String,
    taken: String,
    closed: String,
    knocked: String,
    gone: String,
    soon: String,
    left: String,
    without: String,
    refused: String,
    odd: String,
    thrown_out: String,
    turned_away: String,
    anew: String,
    not_mine: String,
    /// What each seat's phone reads while it waits to be let in.
    asks: Vec<(Colour, String)>,
}

/// What is said above the field for the digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Nothing yet.
    Nothing,
    /// They were nobody's.
    Wrong,
    /// They were no six digits.
    NotSix,
    /// Somebody else has said them, and waits to be let in.
    Taken,
    /// Nobody is listened to.
    Closed,
    /// The tablet has thrown this phone out.
    ThrownOut,
    /// The tablet has not let it in.
    TurnedAway,
    /// Phones are let in anew.
    Anew,
}

impl Texts {
    /// The words of a language.
    pub fn of(words: &Words) -> Texts {
        let get = |id: &str| words.get(id);
        Texts {
            lang: words.locale().to_owned(),
            title: get("phone-title"),
            code: get("phone-code"),
            come_in: get("phone-come-in"),
            hint: get("phone-join-hint"),
            wrong: get("phone-wrong"),
            six: get("phone-six"),
            taken: get("phone-taken"),
            closed: get("phone-closed"),
            knocked: get("phone-knocked"),
            gone: get("phone-gone"),
            soon: get("phone-soon"),
            left: get("phone-left"),
            without: get("phone-without"),
            refused: get("phone-refused"),
            odd: get("phone-odd"),
            thrown_out: get("phone-thrown-out"),
            turned_away: get("phone-turned-away"),
            anew: get("phone-anew"),
            not_mine: get("phone-not-mine"),
            asks: Vec::new(),
        }
    }

    /// Seats are called so: whoever waits to be let in reads whose hand that would be.
    pub fn call(&mut self, words: &Words, names: &[(Colour, String)]) {
        let asks = |name: &str| words.with("phone-knocked-for", &[("seat", name.into())]);
        self.asks = names.iter().map(|(seat, name)| (*seat, asks(name))).collect();
    }

    /// What is said where a tap came too late.
    pub fn refused(&self) -> &str {
        &self.refused
    }

    /// What is said where the table is left.
    pub fn left(&self) -> &str {
        &self.left
    }

    /// What is said where it is played without phones from now on.
    pub fn without(&self) -> &str {
        &self.without
    }

    /// What is said where a tap is none of those there are.
    pub fn odd(&self) -> &str {
        &self.odd
    }

    fn whole(&self, (follows, tries): (bool, bool), body: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.lang) {
                head {
                    meta charset="UTF8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) }
                    link rel="stylesheet" href="/page.css";
                    script src="/page.js" defer {}
                    // Without a script the page asks by itself now and then how it stands.
                    @if follows { noscript { meta http-equiv="refresh" content=(REFRESH); } }
                }
                body {
                    div role="status" { p .error #gone hidden { (self.gone) } p #said data-soon=(self.soon) {} p .heard #heard {} }
                    main data-follows=[follows.then_some("yes")] data-tries=[tries.then_some("yes")] { (body) }
                }
            }
        };
        page.into_string()
    }

    /// The page that asks for six digits.
    pub fn door(&self, said: Said) -> String {
        let error = match said {
            Said::Nothing => None,
            Said::Wrong => Some(&self.wrong),
            Said::NotSix => Some(&self.six),
            Said::Taken => Some(&self.taken),
            Said::Closed => Some(&self.closed),
            Said::ThrownOut => Some(&self.thrown_out),
            Said::TurnedAway => Some(&self.turned_away),
            Said::Anew => Some(&self.anew),
        };
        let body = html! {
            h1 { (self.title) }
            @if let Some(error) = error { p .error role="alert" { (error) } }
            form method="post" action="/join" {
                p { label for="code" { (self.code) } }
                input #code name="code" inputmode="numeric" autocomplete="off" maxlength="12";
                button { (self.come_in) }
            }
            p { (self.hint) }
        };
        // A phone that was let in elsewhere is so again as soon as that table is back.
        self.whole((false, said == Said::Anew), &body)
    }

    /// The page of whoever waits to be let in.
    pub fn waiting(&self, seat: Colour) -> String {
        let asks = self.asks.iter().find(|(own, _)| *own == seat).map_or(&self.knocked, |(_, asks)| asks);
        let body = html! {
            h1 { (self.title) }
            p #asked .asked tabindex="-1" { (asks) }
            form method="post" action="/leave" { button .quiet { (self.not_mine) } }
        };
        self.whole((true, false), &body)
    }

    /// The page that holds a hand: what it shows was written before.
    pub fn hand(&self, shown: &str) -> String {
        self.whole((true, false), &html! { (PreEscaped(shown)) })
    }
}

/// After how many seconds a page without a script asks how it stands.
const REFRESH: u32 = 5;

/// Where the time that is left stands on a page. No text can be this: every one is escaped.
const LEFT: &str = "<!--left-->";

/// A part of the page with what is left of the time to react, of how long it was: a bar that runs out by itself.
pub fn timed(part: &str, time: Option<(Duration, Duration)>) -> String {
    let bar = time.map(|(whole, left)| {
        let (whole, left) = (whole.as_millis().max(1), left.as_millis().max(1));
        let width = (left * 1_000 / whole).min(1_000);
        html! {
            svg .left viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" {
                rect width=(width) height="10" {
                    animate attributeName="width" from=(width) to="0" dur=(format!("{left}ms")) fill="freeze" {}
                }
            }
        }
    });
    part.replace(LEFT, &bar.map(Markup::into_string).unwrap_or_default())
}

/// The letter of a seat, so that no colour has to be seen.
fn letter(words: &Words, seat: Colour) -> Markup {
    html! { span .badge { (words.get(&format!("letter-{}", seat.name()))) } }
}

/// Picks that stand together: one, or several that lie folded under a few words.
enum Item<'a> {
    One(usize, &'a Pick),
    Fold(&'a str, Vec<(usize, &'a Pick)>),
}

/// Picks in their order, those of one fold where the first of them stands.
fn items<'a>(picks: &[(usize, &'a Pick)]) -> Vec<Item<'a>> {
    let mut items: Vec<Item<'a>> = Vec::new();
    for (n, pick) in picks {
        let Some(fold) = pick.fold.as_deref() else {
            items.push(Item::One(*n, pick));
            continue;
        };
        let known = items.iter_mut().find_map(|item| match item {
            Item::Fold(own, all) if *own == fold => Some(all),
            Item::Fold(..) | Item::One(..) => None,
        });
        match known {
            Some(all) => all.push((*n, pick)),
            None => items.push(Item::Fold(fold, vec![(*n, pick)])),
        }
    }
    items
}

/// What something is known by that stays open wherever it stands: a card's name, quoted or not.
fn stays(text: &str) -> &str {
    text.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '+' && letter != '-')
}

/// One of them: a button, or words that open into several.
fn laid(words: &Words, at: u32, of: &str, item: &Item<'_>) -> Markup {
    match item {
        Item::One(n, pick) => button(words, at, *n, pick),
        Item::Fold(fold, all) => html! {
            // What stands open stays open where the same is done elsewhere on the page.
            details .fold #(format!("{of}{fold}").replace(char::is_whitespace, "-")) data-stays=(stays(fold)) {
                summary { (fold) }
                @for (n, pick) in all { (brief(words, at, *n, pick)) }
                @for note in all.iter().filter_map(|(_, pick)| pick.note.as_ref()) { p .line { (note) } }
            }
        },
    }
}

/// What a seat is shown, as a part of the page; `at` is the number of this showing, which a pick has to name.
pub fn part(words: &Words, shown: &Shown, at: u32) -> String {
    let ends = shown.picks.iter().enumerate().filter(|(_, pick)| pick.ends);
    let ends: Vec<(usize, &Pick)> = ends.collect();
    let rests = |pick: &Pick| matches!(pick.does, Does::Peace(Some(_)));
    let longer: Vec<(usize, &Pick)> = shown.picks.iter().enumerate().filter(|(_, pick)| rests(pick)).collect();
    let general = shown.picks.iter().enumerate();
    let general = general.filter(|(_, pick)| of(shown, pick).is_none() && !pick.ends && !rests(pick));
    let (breaks_in, general): (Vec<_>, Vec<_>) =
        general.partition(|(_, pick)| shown.breaks_in && matches!(pick.does, Does::Move(_)));
    let general = items(&general);
    // The first few are what is asked; where there are many, the others wait behind a word. What is marked stands there whole.
    let marks = shown.picks.iter().any(|pick| matches!(pick.does, Does::Mark(_) | Does::MarkFor(..)));
    let few = if general.len() > FEW && !marks { FEW - 1 } else { general.len() };
    let (first, more) = general.split_at(few);
    // The way to the end of a turn is never looked for.
    let over =
        |item: &&Item<'_>| matches!(item, Item::One(_, pick) if matches!(pick.does, Does::Move(Command::Turn(_))));
    let (over, more): (Vec<_>, Vec<_>) = more.iter().partition(over);
    let general = html! {
        @for item in first { (laid(words, at, "", item)) }
        @if !more.is_empty() {
            details #more { summary { (words.get("phone-more")) } @for item in more { (laid(words, at, "more-", item)) } }
        }
        @for item in over { (laid(words, at, "", item)) }
        // Who passes once and who passes for longer are not mistaken for each other.
        @if !longer.is_empty() { div .ways { @for (n, pick) in longer { (button(words, at, n, pick)) } } }
    };
    // What ends a choice is in sight wherever the last card was touched.
    let foot = html! {
        @if !ends.is_empty() || shown.sum.is_some() {
            div .foot {
                @if let Some(sum) = &shown.sum { p .sum { (sum) } }
                @for (n, pick) in ends { (button(words, at, n, pick)) }
            }
        }
    };
    let told = html! { @if !shown.told.is_empty() { div .told { @for line in &shown.told { p { (line) } } } } };
    // News stand in one place on every page: below all that can be touched, where nothing they bring moves it.
    let part = html! {
        (asked(words, shown))
        @if shown.rings() {
            (general) (foot) (told)
        } @else {
            // What it brings and costs is known before it is fought or run from.
            (foot) (told) (fight(words, shown)) (general)
            @if shown.breaks_in { (meanwhile(words, at, &breaks_in)) }
        }
        (hands(words, shown, at, true))
        // What was before that stands nowhere between the cards.
        @if shown.waited_for { (hands(words, shown, at, false)) }
        (earlier(words, shown))
        (latest(shown))
        @if shown.rings() { (fight(words, shown)) }
        @if !shown.waited_for { (hands(words, shown, at, false)) }
        (row(words, shown))
        h2 { (words.get("phone-own")) }
        ul { @for fact in &shown.own { li { (fact) } } }
        h2 { (words.get("phone-others")) }
        @for fellow in &shown.others { (sits(words, fellow)) }
        (news(words, shown))
    };
    part.into_string()
}

/// What can be played while somebody else thinks, behind a word: it stands on every phone, whatever is in its hand.
fn meanwhile(words: &Words, at: u32, picks: &[(usize, &Pick)]) -> Markup {
    html! {
        details .fold #meanwhile data-stays="meanwhile" {
            summary { (words.get("phone-break-in")) }
            @if picks.is_empty() { p .line { (words.get("phone-break-in-none")) } }
            @for item in items(picks) { (laid(words, at, "meanwhile-", &item)) }
        }
    }
}

/// So much of what happened stands there whole where something is asked.
const FRESH: usize = 2;

/// Whose page it is, what is asked, and how long there is for it.
fn asked(words: &Words, shown: &Shown) -> Markup {
    let answered =
        shown.picks.iter().any(|pick| pick.chosen && !matches!(pick.does, Does::Mark(_) | Does::MarkFor(..)));
    html! {
        h1 { (letter(words, shown.seat)) (shown.name) }
        p #asked .asked .mine[shown.waited_for] tabindex="-1" {
            @if shown.waited_for && !answered && !shown.rings() { (words.get("phone-yours")) " " }
            (shown.asked)
        }
        @if let Some(held) = &shown.held_up {
            p .time .held { (held) }
        } @else if let Some(time) = shown.time {
            p .time { (words.with("phone-time", &[("seconds", time.seconds().into())])) (PreEscaped(LEFT)) }
        }
    }
}

/// What happened until just now, and what after that: where nothing is asked there is time to read all of it.
fn told_apart(shown: &Shown) -> (&[String], &[String]) {
    let fresh = if shown.waited_for { FRESH } else { usize::MAX };
    shown.since.split_at(shown.since.len().saturating_sub(fresh))
}

fn lines(lines: &[String]) -> Markup {
    html! { ul .news { @for line in lines { li { (line) } } } }
}

/// What was played last, and the latest of what has happened.
fn latest(shown: &Shown) -> Markup {
    let (_, latest) = told_apart(shown);
    html! {
        @if !shown.played.is_empty() { div .told { @for line in &shown.played { p { (line) } } } }
        @if !latest.is_empty() { (lines(latest)) }
    }
}

/// What was before that, behind a word.
fn earlier(words: &Words, shown: &Shown) -> Markup {
    let (earlier, _) = told_apart(shown);
    html! {
        @if !earlier.is_empty() {
            details #earlier { summary { (words.get("phone-earlier")) } (lines(earlier)) }
        }
    }
}

/// The fight, where there is one: how it stands, what it brings, and what it costs.
fn fight(words: &Words, shown: &Shown) -> Markup {
    html! {
        @if !shown.fight.is_empty() {
            div .fight role="group" aria-label=(words.get("phone-fight-title")) {
                @for line in shown.fight.iter().chain(&shown.stakes) { p { (line) } }
                @for foe in &shown.foes {
                    details .fold #{"m" (foe.id.0)} {
                        summary { h3 { (foe.name) } }
                        @for line in &foe.lines { p .line { (line) } }
                    }
                }
            }
        }
    }
}

/// The hand: all of it, or, where something is asked, first what can be played and later the others.
fn hands(words: &Words, shown: &Shown, at: u32, lit: bool) -> Markup {
    let plays = |card: &Card| shown.picks.iter().any(|pick| pick.card == Some(card.card));
    let (first, rest): (Vec<&Card>, Vec<&Card>) = shown.hand.iter().partition(|card| shown.waited_for && plays(card));
    let title = if first.is_empty() || lit { "phone-hand-title" } else { "phone-hand-rest" };
    let cards = if lit { &first } else { &rest };
    html! {
        @if !cards.is_empty() || (!lit && first.is_empty()) { h2 { (words.get(title)) } }
        @if shown.hand.is_empty() && !lit { p { (words.get("phone-hand-none")) } }
        @for card in cards { (lies(words, shown, card, at)) }
    }
}

/// Most things to be done that stand there at once.
const FEW: usize = 8;

/// What happened last: where something is asked, behind a word.
fn news(words: &Words, shown: &Shown) -> Markup {
    let list = html! { ul .news #happened { @for line in &shown.news { li { (line) } } } };
    html! {
        @if shown.waited_for {
            details #news { summary { (words.get("phone-news")) } (list) }
        } @else {
            h2 { (words.get("phone-news")) }
            (list)
        }
    }
}

/// The row that tokens go along: the card under one's own, and behind a word all of them.
fn row(words: &Words, shown: &Shown) -> Markup {
    let card = |place: &Place| {
        html! { h3 { (place.name) } @for line in &place.lines { p .line { (line) } } }
    };
    html! {
        @if !shown.row.is_empty() {
            h2 { (words.get("phone-row-own")) }
            @for place in shown.row.iter().filter(|place| place.own) { article .lit { (card(place)) } }
            details #row {
                summary { (words.get("phone-row-all")) }
                @for place in &shown.row { article .lit[place.own] { (card(place)) } }
            }
        }
    }
}

/// The card of the hand a pick is done with.
fn of<'a>(shown: &'a Shown, pick: &Pick) -> Option<&'a Card> {
    shown.hand.iter().find(|card| Some(card.card) == pick.card)
}

/// Whether it does something at the table: what came of it is read from the top of the page.
fn moves(pick: &Pick) -> Option<&'static str> {
    matches!(pick.does, Does::Move(_)).then_some("yes")
}

/// What is seldom wise: a touch shows in its own place whether it is meant, and nothing else moves. What is asked then lies
/// there unseen from the first, so that there is room for it.
fn sure(words: &Words, (at, n, pick): (u32, usize, &Pick), called: &str, says: &[String]) -> Markup {
    let really = words.with("phone-sure", &[("what", called.into())]);
    html! {
        // It is asked on about the very same.
        details .sure data-stays=(pick.label) {
            summary {
                span .shut { (called) @for line in says { span .line { (line) } } }
                span .really aria-hidden="true" { (really) }
                span .keep { (words.get("phone-keep")) }
            }
            form method="post" action="/do" data-moves=[moves(pick)] {
                input type="hidden" name="at" value=(at);
                button #{"p" (n)} name="pick" value=(n) aria-label=(words.with("phone-sure", &[("what", pick.label.as_str().into())])) {
                    (really)
                }
            }
        }
    }
}

fn button(words: &Words, at: u32, n: usize, pick: &Pick) -> Markup {
    if pick.sure {
        return sure(words, (at, n, pick), &pick.label, &pick.says);
    }
    html! {
        form method="post" action="/do" data-moves=[moves(pick)] {
            input type="hidden" name="at" value=(at);
            button #{"p" (n)} name="pick" value=(n) .quiet[pick.quiet] .says[!pick.says.is_empty()] aria-pressed=[pick.chosen.then_some("true")] {
                (pick.label)
                @for line in &pick.says { span .line { (line) } }
            }
        }
    }
}

/// The same below its card or its fold, where that need not be said once more but to those who hear it alone.
fn brief(words: &Words, at: u32, n: usize, pick: &Pick) -> Markup {
    if pick.sure {
        return sure(words, (at, n, pick), &pick.brief, &[]);
    }
    html! {
        form method="post" action="/do" data-moves=[moves(pick)] {
            input type="hidden" name="at" value=(at);
            button #{"p" (n)} name="pick" value=(n) disabled[pick.off] aria-pressed=[pick.chosen.then_some("true")]
                aria-label=(format!("{} ({})", pick.brief, pick.label)) { (pick.brief) }
        }
    }
}

/// So many cards of a hand stand there whole, whatever is asked.
const WHOLE: usize = 3;

/// So many that can be marked stand there whole.
const MARKED: usize = 4;

fn lies(words: &Words, shown: &Shown, card: &Card, at: u32) -> Markup {
    let picks: Vec<(usize, &Pick)> =
        shown.picks.iter().enumerate().filter(|(_, pick)| pick.card == Some(card.card)).collect();
    let name = html! { (card.name) @if card.new { " " span .new { (words.get("phone-new")) } } };
    let says = html! {
        @for line in &card.lines { p .line { (line) } }
        @if !card.flavour.is_empty() && (picks.is_empty() || !shown.waited_for) { p .flavour { (card.flavour) } }
    };
    // Where something is asked, what is no answer to it is there by its name, and opens; beside what is one at any rate.
    let lit = shown.picks.iter().any(|pick| pick.card.is_some());
    if shown.waited_for && picks.is_empty() && !card.new && (lit || shown.hand.len() > WHOLE) {
        return html! { details .card #{"c" (card.card.0)} { summary { h3 { (name) } } (says) } };
    }
    // Of many that are marked each is a line: its name opens into what it says, and the mark stands beside it.
    if let [(n, pick)] = picks[..]
        && matches!(pick.does, Does::Mark(_))
        && shown.hand.len() > MARKED
    {
        return html! {
            article .lit .mark {
                details #{"c" (card.card.0)} { summary { h3 { (name) } } (says) }
                (brief(words, at, n, pick))
            }
        };
    }
    let ways = items(&picks);
    html! {
        article .lit[!picks.is_empty()] data-stays=(stays(&card.name)) {
            h3 { (name) }
            (says)
            @if !picks.is_empty() {
                div .ways {
                    @for way in &ways {
                        @match way {
                            Item::One(n, pick) => (brief(words, at, *n, pick)),
                            Item::Fold(..) => (laid(words, at, &format!("c{}-", card.card.0), way)),
                        }
                    }
                }
            }
        }
    }
}

/// Somebody else: in a line, which opens into all there is to know of them.
fn sits(words: &Words, fellow: &Fellow) -> Markup {
    html! {
        details .card .lit[fellow.at_it] #{"s" (fellow.seat.name())} {
            summary { h3 { (letter(words, fellow.seat)) (fellow.name) } span .line { (fellow.brief) } }
            ul { @for fact in &fellow.facts { li { (fact) } } }
        }
    }
}
