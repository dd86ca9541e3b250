// What .ci/phones-smoke does in six browsers: node phones-smoke.js WHERE PICTURES, with playwright-core and axe-core to be found
// and CHROMIUM set.
"use strict";
const { chromium } = require("playwright-core");
const fs = require("node:fs");
const path = require("node:path");
const [where, pictures] = process.argv.slice(2);
const { host, codes } = JSON.parse(where);
const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true, bypassCSP: false };

function holds(what, said) {
    if (!what) throw new Error(said);
}

// The same choices every time.
let state = 7;
function chance(most) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % most;
}

class Phone {
    constructor(seat, code, browser) { Object.assign(this, { seat, code, browser, faults: [], touches: 0 }); }

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

    // A touch, as a person would choose it; whether there was anything to touch.
    async plays() {
        const buttons = await this.page.$$eval("form button", all => all.filter(b => !b.disabled && b.checkVisibility()).map(b => (
            { id: b.id, said: b.textContent, pressed: b.getAttribute("aria-pressed") === "true" })));
        if (buttons.length === 0) return false;
        const rings = buttons.some(b => b.said === "Not me");
        if (rings && buttons.some(b => b.pressed)) return false;
        let pick = chance(buttons.length);
        if (rings) pick = chance(10) === 0 ? 0 : 1;
        else if (buttons.some(b => b.pressed) && !buttons[0].pressed) pick = 0;
        const button = await this.page.$(`#${buttons[pick].id}`);
        // What is shown may be new by the time the finger is down.
        try { await button.tap({ timeout: 1000 }); } catch { return true; }
        this.touches += 1;
        return true;
    }

    async isOver() { return (await this.page.textContent("#asked")).includes("over"); }

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
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
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
    for (const end = Date.now() + 1200000; ;) {
        holds(Date.now() < end, "the game does not end");
        let any = false;
        for (const phone of phones) {
            if (!asked && (await phone.page.$("form button")) !== null) { asked = true; await phone.looksWell("asked"); }
            any = (await phone.plays()) || any;
        }
        rounds += 1;
        // One is loaded anew, one goes away altogether and comes back: both show what they showed.
        if (rounds % 40 === 0) await phones[rounds / 40 % 6].page.reload();
        if (rounds % 90 === 0) {
            const gone = phones[rounds / 90 % 6];
            await gone.page.close();
            gone.page = await gone.context.newPage();
            await gone.page.goto(`http://${host}/`);
        }
        if ((await Promise.all(phones.map(phone => phone.isOver()))).every(over => over)) break;
        if (!any) await new Promise(done => setTimeout(done, 100));
    }
    for (const phone of phones) {
        const shown = await phone.shows();
        await phone.page.reload();
        holds(await phone.shows() === shown, `${phone.seat}: what followed the table is not what it shows when loaded anew`);
        holds(phone.faults.length === 0, `${phone.seat}: ${phone.faults.join("\n")}`);
    }
    await phones[0].looksWell("over");
    console.log(`six phones, ${phones.reduce((all, phone) => all + phone.touches, 0)} touches, ${rounds} rounds, nothing lost`);
    await browser.close();
})().catch(fault => { console.error(fault); process.exit(1); });
