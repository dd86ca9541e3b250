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

// One touch of so many is made by a finger on the screen, the others by the page's own buttons.
const FINGER = 10;
// Two screens of a phone: no page of a seat that is asked is much longer.
const SCREENS = 2 * PHONE.viewport.height;

// The same choices every time.
let state = 7;
function chance(most) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % most;
}

let tallest = 0;
const heights = [];

class Phone {
    constructor(seat, code, browser) { Object.assign(this, { seat, code, browser, faults: [], touches: 0, fingers: 0, over: false }); }

    async comesIn() {
        this.context = await this.browser.newContext(PHONE);
        this.page = await this.context.newPage();
        this.page.on("pageerror", fault => this.faults.push(fault.message));
        // What the pages' own rules forbid is heard of in the console.
        this.page.on("console", said => { if (said.type() === "error" && !/409|ERR_/.test(said.text())) this.faults.push(said.text()); });
        await this.page.goto(`http://${host}/#${this.code}`);
        await this.page.waitForSelector("article, h2", { timeout: 30000 });
        holds(!this.page.url().includes("#"), `${this.seat}: the digits are still in the address`);
        const cookie = await this.page.evaluate(() => document.cookie);
        holds(cookie === "", `${this.seat}: a script can read ${cookie}`);
    }

    // A touch, as a person would choose it; whether there was anything to touch. What lies folded is opened first. Looking and
    // touching are one errand to the page: only now and then a finger does it, which takes its time.
    async plays() {
        const [dice, finger] = [[chance(1000), chance(1000), chance(1000)], chance(FINGER) === 0];
        const found = await this.page.evaluate(([dice, finger]) => {
            if (document.getElementById("asked").textContent.includes("It’s over.")) return "over";
            for (const fold of document.querySelectorAll("main details:not(.card)")) fold.open = true;
            const all = [...document.querySelectorAll("form button")].filter(b => !b.disabled && b.checkVisibility());
            if (all.length === 0) return null;
            const pressed = b => b.getAttribute("aria-pressed") === "true";
            const rings = all.some(b => b.textContent === "Not me");
            if (rings && all.some(pressed)) return null;
            let pick = dice[1] % all.length;
            // What is asked stands first, and is done more often than not; what is marked goes as soon as it is enough.
            if (dice[0] < 600) pick = 0;
            if (rings) pick = dice[0] < 100 ? 0 : 1;
            else if (all.some(pressed) && !pressed(all[0])) pick = 0;
            const button = all[pick];
            if (finger) return button.id;
            button.click();
            return "";
        }, [dice, finger]).catch(() => null);
        this.over = found === "over";
        if (found === null || this.over) return false;
        this.touches += 1;
        if (found === "") return true;
        // What is shown may be new by the time the finger is down.
        this.fingers += 1;
        await this.page.tap(`#${found}`, { timeout: 1000 }).catch(() => {});
        return true;
    }

    // How tall the page is as it stands, with nothing opened.
    async measures() {
        const tall = await this.page.evaluate(() => {
            const asks = document.querySelector(".asked.mine") !== null;
            for (const fold of document.querySelectorAll("main details")) fold.open = false;
            return asks ? document.documentElement.scrollHeight : 0;
        }).catch(() => 0);
        if (tall > 0) heights.push(tall);
        if (tall > tallest) {
            tallest = tall;
            await this.page.screenshot({ path: path.join(pictures, "tallest.png"), fullPage: true }).catch(() => {});
        }
    }

    async looksWell(name) {
        await this.page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
        const found = await this.page.evaluate(async axe => {
            (0, eval)(axe);
            const { violations } = await globalThis.axe.run(document);
            return violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(" ").slice(0, 200)}`);
        }, AXE).catch(fault => [String(fault)]);
        holds(found.length === 0, `${name}: ${found.join("\n")}`);
        await this.page.setViewportSize({ width: 206, height: 457 });
        const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await this.page.screenshot({ path: path.join(pictures, `${name}-double.png`) });
        await this.page.setViewportSize(PHONE.viewport);
        holds(wide <= 0, `${name}: at twice the size ${wide} pixels stick out`);
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
    let asked = false, rounds = 0;
    const began = Date.now(), sum = what => phones.reduce((all, phone) => all + phone[what], 0);
    for (const end = began + LIMIT; ;) {
        holds(Date.now() < end, `after ${rounds} rounds and ${sum("touches")} touches the game has not ended`);
        if (!asked) for (const phone of phones) {
            if (!asked && (await phone.page.$("form button")) !== null) { asked = true; await phone.looksWell("asked"); }
        }
        if (rounds % 10 === 0) for (const phone of phones) await phone.measures();
        // All six at once, as it is at a table.
        const any = (await Promise.all(phones.map(phone => phone.plays()))).some(touched => touched);
        rounds += 1;
        // One is loaded anew, one goes away altogether and comes back: both show what they showed.
        if (rounds % 40 === 0) await phones[rounds / 40 % 6].page.reload();
        if (rounds % 90 === 0) {
            const gone = phones[rounds / 90 % 6];
            await gone.page.close();
            gone.page = await gone.context.newPage();
            await gone.page.goto(`http://${host}/`);
        }
        if (phones.every(phone => phone.over)) break;
        if (!any) await new Promise(done => setTimeout(done, 30));
    }
    for (const phone of phones) {
        const shown = await phone.shows();
        await phone.page.reload();
        holds(await phone.shows() === shown, `${phone.seat}: what followed the table is not what it shows when loaded anew`);
        holds(phone.faults.length === 0, `${phone.seat}: ${phone.faults.join("\n")}`);
    }
    await phones[0].looksWell("over");
    heights.sort((a, b) => a - b);
    const fits = heights.filter(tall => tall <= SCREENS).length;
    console.log(`six phones, ${sum("touches")} touches, ${sum("fingers")} of them by finger, ${rounds} rounds in ${Math.round((Date.now() - began) / 1000)} s, nothing lost`);
    console.log(`of ${heights.length} pages that ask something ${fits} fit on two screens; half are below ${heights[heights.length >> 1]} pixels, the tallest has ${tallest}`);
    holds(fits >= 0.9 * heights.length, "pages are too long");
    await browser.close();
})().catch(fault => { console.error(fault); process.exit(1); });
