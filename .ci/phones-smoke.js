// What .ci/phones-smoke does in six browsers: node phones-smoke.js WHERE PICTURES, with playwright-core and axe-core to be found
// and CHROMIUM set.
"use strict";
const { chromium } = require("playwright-core");
const fs = require("node:fs");
const path = require("node:path");
const [where, pictures] = process.argv.slice(2);
const { host, codes } = JSON.parse(where);
// A whole game of six takes no longer than this, in milliseconds.
const LIMIT = 1000 * (process.env.STANDIE_LIMIT || 360);
const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true, bypassCSP: false };

function holds(what, said) {
    if (!what) throw new Error(said);
}

// Two screens of a phone: how many of the pages that ask something fit there is said in the end.
const SCREENS = 2 * PHONE.viewport.height;

// What each page is played by, from inside it, as a person would choose: many touches are made in the time one errand to a browser
// takes. It stands still while somebody looks at the page, or a finger is on it.
function player(seed) {
    let state = seed;
    const chance = most => {
        state = (state * 1103515245 + 12345) & 0x7fffffff;
        return (state >> 8) % most;
    };
    const pressed = button => button.getAttribute("aria-pressed") === "true";
    const open = () => {
        // What lies folded is opened first; what a card says is only read.
        for (const fold of document.querySelectorAll("main details:not(.card):not(.mark details)")) fold.open = true;
        return [...document.querySelectorAll("form[action='/do'] button")].filter(b => !b.disabled && b.checkVisibility());
    };
    globalThis.chooses = () => {
        const all = open();
        const rings = all.some(button => button.textContent === "Not me");
        if (all.length === 0 || (rings && all.some(pressed))) return null;
        if (rings) return all[chance(10) === 0 ? 0 : 1];
        // What is marked goes as soon as it is enough.
        if (all.some(pressed) && !pressed(all[0])) return all[0];
        const any = of => of[chance(of.length)];
        // Now and then anything at all; else what a person does who wants to win: claim it, get help, buy a Level, put things on.
        if (chance(12) === 0) return any(all);
        const first = all[0].textContent;
        if (/I win|Roll|Deal!|help/.test(first)) return all[0];
        const folded = (button, name) => (button.closest("details.fold") || { id: "" }).id.startsWith(name);
        const plain = all.filter(b => !b.matches(".quiet") && !b.closest(".sure") && !folded(b, "Trade") && !/^Fight it|\(you\)/.test(b.textContent));
        const help = plain.filter(b => folded(b, "Ask-"));
        if (help.length > 0 && chance(4) > 0) return help[chance(Math.min(help.length, 6))];
        const levels = plain.filter(b => /^(Buy a level|Sell )/.test(b.textContent));
        if (levels.length > 0) return any(levels);
        const ways = plain.filter(b => b.closest(".ways"));
        if (ways.length > 0 && chance(2) === 0) return any(ways);
        return chance(10) < 7 || plain.length === 0 ? all[0] : any(plain);
    };
    // A page that is only on its way has nothing to keep anything in.
    if (location.protocol !== "http:") return;
    globalThis.touched = () => localStorage.setItem("touches", 1 + Number(localStorage.getItem("touches") || 0));
    setInterval(() => {
        // Before the page's own script listens a touch would leave the page.
        if (document.readyState !== "complete" || localStorage.getItem("plays") !== "yes" || globalThis.held || !document.getElementById("asked")) return;
        const button = globalThis.chooses();
        if (button === null) return;
        globalThis.touched();
        // Nobody's finger is in the way here: what has only just come may be touched.
        rests = 0;
        button.click();
    }, 15);
}

let tallest = 0;

// A picture of a page as it is. To hide the caret, Playwright writes on every field of it and takes that back to an empty
// `style=""`, which no page of ours has: left there, it would be a style the page forbids once `rests` shows the same again.
async function pictured(page, name, more) {
    holds(await page.evaluate(() => document.querySelector("[style], style") === null), `${name}: a style of its own`);
    await page.screenshot({ path: path.join(pictures, `${name}.png`), ...more });
    await page.evaluate(() => document.querySelectorAll("[style='']").forEach(it => it.removeAttribute("style")));
}

async function sum(phones) {
    return (await Promise.all(phones.map(phone => phone.touchedSoFar()))).reduce((all, touches) => all + touches, 0);
}

class Phone {
    constructor(seat, code, browser) { Object.assign(this, { seat, code, browser, faults: [], fingers: 0, heard: 0, bytes: 0 }); }

    async comesIn() {
        this.context = await this.browser.newContext(PHONE);
        // The same choices every time.
        await this.context.addInitScript(player, this.seat.length * 1009 + this.seat.charCodeAt(0));
        await this.opens(`http://${host}/#${this.code}`);
        await this.page.waitForSelector("article, h2", { timeout: 30000 });
        holds(!this.page.url().includes("#"), `${this.seat}: the digits are still in the address`);
        const cookie = await this.page.evaluate(() => document.cookie);
        holds(cookie === "", `${this.seat}: a script can read ${cookie}`);
    }

    // A page of its own; what is heard there is counted, and what goes wrong there is written down.
    async opens(where) {
        this.page = await this.context.newPage();
        this.page.on("pageerror", fault => this.faults.push(fault.message));
        // What the pages' own rules forbid is heard of in the console.
        this.page.on("console", said => { if (said.type() === "error" && !/409|ERR_/.test(said.text())) this.faults.push(said.text()); });
        const wire = await this.context.newCDPSession(this.page);
        wire.on("Network.eventSourceMessageReceived", said => { this.heard += 1; this.bytes += said.data.length; });
        await wire.send("Network.enable");
        await this.page.goto(where);
    }

    async says(what) { return this.page.evaluate(what).catch(() => null); }

    async begins() { await this.page.evaluate(() => localStorage.setItem("plays", "yes")); }

    // A touch by a finger, which takes its time; what is shown may be new by the time it is down.
    async touches() {
        const id = await this.says(() => {
            globalThis.held = true;
            const button = globalThis.chooses();
            return button && button.id;
        });
        if (id) {
            const done = await this.page.tap(`#${id}`, { timeout: 500 }).then(() => true, () => false);
            this.fingers += Number(done);
            await this.says(() => globalThis.touched());
        }
        await this.says(() => { globalThis.held = false; });
    }

    async isOver() { return await this.says(() => document.getElementById("asked").textContent.includes("It’s over.")); }

    async touchedSoFar() { return await this.says(() => Number(localStorage.getItem("touches") || 0)) || 0; }

    // How tall the page is as it stands, with nothing opened.
    async measures(heights) {
        const tall = await this.says(() => {
            const asks = document.querySelector(".asked.mine") !== null;
            for (const fold of document.querySelectorAll("main details")) fold.open = false;
            return asks ? document.documentElement.scrollHeight : 0;
        });
        if (tall > 0) heights.push(tall);
        if (tall > tallest) {
            tallest = tall;
            await pictured(this.page, "tallest", { fullPage: true });
        }
    }

    async looksWell(name) {
        await pictured(this.page, name, { fullPage: true });
        const found = await this.page.evaluate(async axe => {
            (0, eval)(axe);
            const { violations } = await globalThis.axe.run(document);
            return violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(" ").slice(0, 200)}`);
        }, AXE).catch(fault => [String(fault)]);
        holds(found.length === 0, `${name}: ${found.join("\n")}`);
        await this.page.setViewportSize({ width: 206, height: 457 });
        const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await pictured(this.page, `${name}-double`);
        await this.page.setViewportSize(PHONE.viewport);
        holds(wide <= 0, `${name}: at twice the size ${wide} pixels stick out`);
    }

    // What has only just come under a finger takes no touch for a moment; what stands where it stood does.
    async rests() {
        const sent = await this.page.evaluate(async () => {
            const [real, kept, sent] = [globalThis.fetch, main.innerHTML, []];
            const page = label => `<p id="asked" tabindex="-1"></p><form method="post" action="/do"><button name="pick" value="0">${label}</button></form>`;
            const waits = time => new Promise(done => setTimeout(done, time));
            const touch = async () => { main.querySelector("button").click(); await waits(20); return sent.length; };
            globalThis.fetch = async () => { sent.push(1); return { status: 200 }; };
            show(page("One"));
            const counts = [await touch()];
            await waits(600);
            counts.push(await touch());
            show(page("One"));
            counts.push(await touch());
            globalThis.fetch = real;
            show(kept);
            return counts;
        });
        holds(sent.join() === "0,1,2", `${this.seat}: touches that were heard: ${sent}`);
    }

    // A tap that reached nobody is said, and the page is alive again as soon as the phone is back in the network.
    async comesBack() {
        const seen = () => this.page.evaluate(() => [gone.hidden, [...main.querySelectorAll("button")].every(it => it.disabled)]);
        await this.context.setOffline(true);
        await this.page.evaluate(() => { rests = 0; main.querySelector("form button").click(); });
        await this.page.waitForFunction(() => !document.getElementById("gone").hidden, null, { timeout: 10000 });
        await this.context.setOffline(false);
        await this.page.waitForFunction(() => document.getElementById("gone").hidden, null, { timeout: 20000 });
        holds((await seen())[1] === false, `${this.seat}: back in the network, and every button is dead`);
    }

    // Once the table has gone what reaches nobody is seen to be dead.
    async isDeaf() {
        await this.page.evaluate(() => show(`<p id="asked" tabindex="-1"></p><form method="post" action="/do"><button>One</button></form>`));
        await this.page.waitForFunction(() => !document.getElementById("gone").hidden, null, { timeout: 60000 });
        const dead = await this.page.evaluate(() => {
            const button = main.querySelector("button"), looks = getComputedStyle(button);
            return button.disabled && looks.borderStyle === "dotted" && Number(looks.opacity) < 1;
        });
        holds(dead, `${this.seat}: a button that nobody hears looks like any other`);
    }

    async shows() { return (await this.page.textContent("main")).replace(/\s+/g, " "); }
}

(async () => {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
    const stranger = new Phone("stranger", "", browser);
    stranger.context = await browser.newContext(PHONE);
    stranger.page = await stranger.context.newPage();
    await stranger.page.goto(`http://${host}/`);
    await stranger.looksWell("door");
    await stranger.context.close();
    const phones = codes.map(([seat, code]) => new Phone(seat, code, browser));
    for (const phone of phones) await phone.comesIn();
    await phones[0].looksWell("hand");
    const asks = () => Promise.all(phones.map(async phone => await phone.page.$("form button") && phone));
    let asked;
    for (let tries = 0; !asked && tries < 300; tries += 1) asked = (await asks()).find(phone => phone);
    holds(asked, "nobody is asked anything");
    await asked.looksWell("asked");
    await asked.rests();
    await asked.comesBack();
    const began = Date.now(), heights = [];
    let rounds = 0;
    for (const phone of phones) await phone.begins();
    while (!(await Promise.all(phones.map(phone => phone.isOver()))).every(over => over)) {
        const touches = await sum(phones);
        holds(Date.now() < began + LIMIT, `after ${rounds} rounds and ${touches} touches the game has not ended`);
        const phone = phones[rounds % 6];
        await phone.touches();
        await phone.measures(heights);
        rounds += 1;
        // One is loaded anew, one goes away altogether and comes back: both show what they showed.
        if (rounds % 40 === 0) await phones[rounds / 40 % 6].page.reload();
        if (rounds % 90 === 0) {
            const gone = phones[rounds / 90 % 6];
            await gone.page.close();
            await gone.opens(`http://${host}/`);
        }
        await new Promise(done => setTimeout(done, 200));
    }
    const took = Math.round((Date.now() - began) / 1000);
    for (const phone of phones) {
        const shown = await phone.shows();
        await phone.page.reload();
        holds(await phone.shows() === shown, `${phone.seat}: what followed the table is not what it shows when loaded anew`);
        holds(phone.faults.length === 0, `${phone.seat}: ${phone.faults.join("\n")}`);
    }
    await phones[0].looksWell("over");
    // The table goes a while after the game is over.
    await phones[0].isDeaf();
    heights.sort((a, b) => a - b);
    const fits = heights.filter(tall => tall <= SCREENS).length;
    const fingers = phones.reduce((all, phone) => all + phone.fingers, 0);
    console.log(`six phones, ${await sum(phones)} touches, ${fingers} of them by finger, in ${took} s, nothing lost`);
    const [heard, bytes] = ["heard", "bytes"].map(what => phones.reduce((all, phone) => all + phone[what], 0));
    console.log(`${heard} pages were shown to them, ${Math.round(bytes / heard)} bytes each`);
    console.log(`of ${heights.length} pages that ask something ${fits} fit on two screens; half are below ${heights[heights.length >> 1]} pixels, the tallest has ${tallest}`);
    await browser.close();
})().catch(fault => { console.error(fault); process.exit(1); });
