// The page works without this: then it is loaded anew by hand. With it what is shown follows the table by itself.
"use strict";
const main = document.querySelector("main");

// Digits that came with the square are said at once, and are seen nowhere afterwards.
const code = document.getElementById("code");
if (code && /^#[0-9]{6}$/.test(location.hash)) {
  code.value = location.hash.slice(1);
  history.replaceState(null, "", "/");
  code.form.submit();
}

// What has only just come under a finger takes no touch for a moment: who touches twice means what was there first. Where the
// same is asked, and every button stands where it stood, nothing rests.
const REST = 500;
let rests = 0;
let moved = false;
const stands = () => [...main.querySelectorAll("button")].filter((it) => it.checkVisibility === undefined || it.checkVisibility())
  .map((it) => `${it.textContent}@${Math.round(it.getBoundingClientRect().top)}`).join("|");
function rest() {
  rests = Date.now() + REST;
  main.classList.add("rests");
  setTimeout(() => { if (Date.now() >= rests) main.classList.remove("rests"); }, REST + 20);
}

// What was said of a tap goes once the table goes on: by the next tap, or by what comes a while after.
const SAID = 4000;
let saidAt = 0;
function says(text) {
  saidAt = Date.now();
  const said = document.getElementById("said");
  if (said) said.textContent = text;
}

// Whoever reads by key stays where they were: what a tap was made with is dead while it is on its way, and has lost its place.
const called = (it) => it.getAttribute("aria-label") || it.textContent;
let pressed = null;
function place() {
  const it = document.activeElement;
  return it && it !== main && main.contains(it) ? { id: it.id, name: called(it), tag: it.tagName } : pressed;
}
// The same thing, wherever it stands by now; where it is gone, what is asked. After a move of one's own that is read first.
function goesBack(was) {
  if (!was) return false;
  const same = (it) => it && called(it) === was.name;
  const own = was.id && document.getElementById(was.id);
  const there = moved || was.tag === "P" ? null : same(own) ? own : [...main.querySelectorAll(was.tag)].find(same);
  const to = there || document.getElementById("asked");
  if (to) to.focus({ preventScroll: true });
  return to && to.id === "asked";
}

// Whoever reads by ear is told what has happened since, the oldest first, and what is asked by now. What is jumped to is read anyway.
const MOST = 4;
const happened = () => [...main.querySelectorAll("#happened li")].map((it) => it.textContent);
function tells(was, asks) {
  const now = happened();
  const known = now.findIndex((_, at) => now.slice(at).every((line, n) => n >= was.length || line === was[n]));
  // What was taken back is no news.
  const fresh = now.slice(0, known >= 0 ? Math.min(known, MOST) : was.includes(now[0]) ? 0 : MOST).reverse();
  const text = fresh.concat(asks ? [asks] : []).join(" ");
  if (text) document.getElementById("heard").textContent = text;
}

// What was opened stays open, whatever is asked meanwhile. What can be played of it still is found where it was, though it
// stands elsewhere on the page by now: whoever is about to play it does not begin anew.
const key = (it) => it.dataset.stays || it.id;
const within = (it) => it.parentElement.closest("details");
const lies = (it) => { for (let up = within(it); up; up = within(up)) if (!up.open) return false; return true; };
function opened() {
  const all = [...main.querySelectorAll("details[open]")];
  const seen = all.filter((it) => it.dataset.stays && lies(it)).reverse();
  return { all: new Set(all.map(key)), seen: seen.map((it) => ({ key: key(it), top: it.getBoundingClientRect().top })) };
}
// Whether something stands where it stood.
function reopens(was) {
  for (const it of main.querySelectorAll("details")) {
    if (!key(it) || !was.all.has(key(it)) || (moved && it.matches(".sure"))) continue;
    it.open = true;
    it.dataset.again = "yes";
  }
  if (moved) return false;
  const stays = [...main.querySelectorAll("[data-stays]")];
  const now = (one) => stays.find((it) => key(it) === one.key);
  const one = was.seen.find(now);
  if (!one) return false;
  const it = now(one);
  for (let up = within(it); up; up = within(up)) up.open = true;
  window.scrollBy(0, it.getBoundingClientRect().top - one.top);
  return true;
}

function show(html) {
  const open = opened();
  const was = place();
  const asked = () => (document.getElementById("asked") || document.body).textContent;
  const before = asked();
  const knew = happened();
  const stood = stands();
  if (Date.now() > saidAt + SAID) says("");
  main.innerHTML = html;
  const stays = reopens(open);
  const read = goesBack(was);
  pressed = null;
  tells(knew, !read && asked() !== before && asked());
  // Whatever is asked anew is seen, and what came of one's own move.
  if (moved || (asked() !== before && !stays)) window.scrollTo(0, 0);
  moved = false;
  if (stands() !== stood || asked() !== before) rest();
}

// Whether it is meant is asked where the first touch was: the second one of a hasty pair says nothing.
main.addEventListener("toggle", (event) => {
  const again = event.target.dataset.again;
  delete event.target.dataset.again;
  if (event.target.classList.contains("sure") && !again) rest();
}, true);

if (main.dataset.follows) {
  const events = new EventSource("/events");
  const gone = document.getElementById("gone");
  // Where nobody listens any more, or not to this phone, it asks until somebody does: then it gets the page there is.
  // What can reach nobody is grey.
  const dims = (off) => {
    for (const button of main.querySelectorAll("button")) button.disabled = off;
    main.classList.toggle("deaf", off && !gone.hidden);
  };
  const hears = () => { gone.hidden = true; dims(false); };
  const misses = () => { gone.hidden = false; dims(true); };
  const asks = () => fetch("/page.css", { cache: "no-store" });
  const knocks = () => asks().then(() => location.replace("/"), () => setTimeout(knocks, 3000));
  // A tap that reached nobody: what is shown may have gone on coming all the while.
  const tries = () => asks().then(() => (events.readyState === EventSource.OPEN ? hears() : knocks()), () => setTimeout(tries, 3000));
  // Why nobody listens any more, where that is meant so: it says so instead of looking for what is wrong.
  events.addEventListener("left", (event) => {
    events.close();
    gone.textContent = JSON.parse(event.data);
    misses();
    setTimeout(knocks, 3000);
  });
  events.onerror = () => {
    misses();
    if (events.readyState === EventSource.CLOSED) setTimeout(knocks, 3000);
  };
  events.onopen = hears;
  events.addEventListener("shown", (event) => { show(JSON.parse(event.data)); hears(); });
  events.addEventListener("anew", () => location.replace("/"));
  // A line that is dead hangs up by itself late, or never: now and then it is tried, and whoever holds the phone need not touch
  // anything to know. A phone that sleeps in a pocket says nothing.
  const BEAT = 3000;
  const beats = async () => {
    const gives_up = new AbortController();
    const late = setTimeout(() => gives_up.abort(), BEAT);
    try {
      await fetch("/here", { cache: "no-store", signal: gives_up.signal });
      if (!gone.hidden && events.readyState === EventSource.OPEN) hears();
    } catch {
      misses();
    }
    clearTimeout(late);
    setTimeout(beats, BEAT);
  };
  setTimeout(beats, BEAT);
  // A tap is sent without leaving the page; what comes of it is shown like everything else.
  main.addEventListener("submit", async (event) => {
    // Whoever waits at the door goes by a page of its own.
    if (!event.target.action.endsWith("/do")) return;
    event.preventDefault();
    if (Date.now() < rests) return says(document.getElementById("said").dataset.soon);
    moved = event.target.dataset.moves === "yes";
    says("");
    const said = new URLSearchParams(new FormData(event.target, event.submitter));
    pressed = place();
    dims(true);
    try {
      const answer = await fetch("/do", { method: "POST", body: said, redirect: "manual" });
      if (answer.status === 409) {
        moved = false;
        says(await answer.text());
      }
    } catch {
      moved = false;
      gone.hidden = false;
      setTimeout(tries, 1000);
    }
    dims(!gone.hidden);
    // Where nothing came of it, or more is marked, it is tapped again where it was.
    if (pressed && !moved) {
      goesBack(pressed);
      pressed = null;
    }
  });
}

// Who was let in at another table comes back to it by itself, as soon as it is listened to there again: it asks now and then,
// and nobody sees it.
const AGAIN = 4000;
if (main.dataset.tries) {
  const finds = async () => {
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      if (page.includes("data-follows=\"yes\"")) return location.replace("/");
    } catch {
      // Nobody listens just now.
    }
    setTimeout(finds, AGAIN);
  };
  setTimeout(finds, AGAIN);
}
