//! The page on a phone: plain HTML that works without a script, can be read aloud, and holds at twice its size. Every text
//! in it is escaped.

use crate::catalog::words::Words;
use crate::phones::shown::{Card, Does, Fellow, Pick, Shown};
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
    closed: String,
    knocked: String,
    gone: String,
    refused: String,
    odd: String,
    thrown_out: String,
    turned_away: String,
    anew: String,
}

/// What is said above the field for the digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Nothing yet.
    Nothing,
    /// They were nobody's.
    Wrong,
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
            closed: get("phone-closed"),
            knocked: get("phone-knocked"),
            gone: get("phone-gone"),
            refused: get("phone-refused"),
            odd: get("phone-odd"),
            thrown_out: get("phone-thrown-out"),
            turned_away: get("phone-turned-away"),
            anew: get("phone-anew"),
        }
    }

    /// What is said where a tap came too late.
    pub fn refused(&self) -> &str {
        &self.refused
    }

    /// What is said where a tap is none of those there are.
    pub fn odd(&self) -> &str {
        &self.odd
    }

    fn whole(&self, follows: bool, body: &Markup) -> String {
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
                    div role="status" { p .error #gone hidden { (self.gone) } p #said {} }
                    main data-follows=[follows.then_some("yes")] { (body) }
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
                input #code name="code" inputmode="numeric" autocomplete="off" pattern="[0-9]{6}" maxlength="6" required;
                button { (self.come_in) }
            }
            p { (self.hint) }
        };
        self.whole(false, &body)
    }

    /// The page of whoever waits to be let in.
    pub fn waiting(&self) -> String {
        self.whole(true, &html! { h1 { (self.title) } p #asked .asked tabindex="-1" { (self.knocked) } })
    }

    /// The page that holds a hand: what it shows was written before.
    pub fn hand(&self, shown: &str) -> String {
        self.whole(true, &html! { (PreEscaped(shown)) })
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

/// What a seat is shown, as a part of the page; `at` is the number of this showing, which a pick has to name.
pub fn part(words: &Words, shown: &Shown, at: u32) -> String {
    let gives = |pick: &Pick| pick.does == Does::Give;
    let ends = shown.picks.iter().enumerate().find(|(_, pick)| gives(pick));
    let general = shown.picks.iter().enumerate().filter(|(_, pick)| of(shown, pick).is_none() && !gives(pick));
    let general: Vec<(usize, &Pick)> = general.collect();
    // The first few are what is asked; where there are many, the others wait behind a word.
    let (first, more) = general.split_at(general.len().min(if general.len() > FEW { FEW - 1 } else { FEW }));
    let answered = shown.picks.iter().any(|pick| pick.chosen && !matches!(pick.does, Does::Mark(_)));
    let part = html! {
        h1 { (letter(words, shown.seat)) (shown.name) }
        p #asked .asked .mine[shown.waited_for] tabindex="-1" aria-live="polite" {
            @if shown.waited_for && !answered { (words.get("phone-yours")) ": " }
            (shown.asked)
        }
        @if let Some(time) = shown.time {
            p .time { (words.with("phone-time", &[("seconds", time.seconds().into())])) (PreEscaped(LEFT)) }
        }
        // What ends a choice is in sight wherever the last card was touched.
        @if let Some((n, pick)) = ends { div .foot { (button(at, n, pick)) } }
        @if !shown.told.is_empty() { div .told { @for line in &shown.told { p { (line) } } } }
        @if !shown.since.is_empty() { ul .news { @for line in &shown.since { li { (line) } } } }
        @if !shown.fight.is_empty() {
            div .fight role="group" aria-label=(words.get("phone-fight-title")) { @for line in &shown.fight { p { (line) } } }
        }
        @for (n, pick) in first { (button(at, *n, pick)) }
        @if !more.is_empty() {
            details #more { summary { (words.get("phone-more")) } @for (n, pick) in more { (button(at, *n, pick)) } }
        }
        h2 { (words.get("phone-hand-title")) }
        @if shown.hand.is_empty() { p { (words.get("phone-hand-none")) } }
        @for card in &shown.hand { (lies(words, shown, card, at)) }
        h2 { (words.get("phone-own")) }
        ul { @for fact in &shown.own { li { (fact) } } }
        h2 { (words.get("phone-others")) }
        @for fellow in &shown.others { (sits(words, fellow)) }
        h2 { (words.get("phone-news")) }
        ul .news { @for line in &shown.news { li { (line) } } }
    };
    part.into_string()
}

/// Most things to be done that stand there at once.
const FEW: usize = 8;

/// The card of the hand a pick is done with.
fn of<'a>(shown: &'a Shown, pick: &Pick) -> Option<&'a Card> {
    shown.hand.iter().find(|card| Some(card.card) == pick.card)
}

fn button(at: u32, n: usize, pick: &Pick) -> Markup {
    html! {
        form method="post" action="/do" {
            input type="hidden" name="at" value=(at);
            button #{"p" (n)} name="pick" value=(n) class=[pick.quiet.then_some("quiet")] aria-pressed=[pick.chosen.then_some("true")] {
                (pick.label)
                @for line in &pick.says { span .line { (line) } }
            }
        }
    }
}

/// The same below its card, where that need not be said once more but to those who hear it alone.
fn brief(at: u32, n: usize, pick: &Pick) -> Markup {
    html! {
        form method="post" action="/do" {
            input type="hidden" name="at" value=(at);
            button #{"p" (n)} name="pick" value=(n) aria-pressed=[pick.chosen.then_some("true")]
                aria-label=(format!("{} ({})", pick.brief, pick.label)) { (pick.brief) }
        }
    }
}

fn lies(words: &Words, shown: &Shown, card: &Card, at: u32) -> Markup {
    let picks: Vec<(usize, &Pick)> =
        shown.picks.iter().enumerate().filter(|(_, pick)| pick.card == Some(card.card)).collect();
    html! {
        article .lit[!picks.is_empty()] {
            h3 { (card.name) @if card.new { " " span .new { (words.get("phone-new")) } } }
            @for line in &card.lines { p .line { (line) } }
            @if !card.flavour.is_empty() { p .flavour { (card.flavour) } }
            @if !picks.is_empty() { div .ways { @for (n, pick) in picks { (brief(at, n, pick)) } } }
        }
    }
}

fn sits(words: &Words, fellow: &Fellow) -> Markup {
    html! {
        article .lit[fellow.at_it] {
            h3 { (letter(words, fellow.seat)) (fellow.name) }
            ul { @for fact in &fellow.facts { li { (fact) } } }
        }
    }
}
