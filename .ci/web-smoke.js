// What .ci/web-smoke does in the browser: node web-smoke.js PAGE PICTURES, with playwright-core to be found and CHROMIUM set.
"use strict";
const { chromium } = require("playwright-core");
const { createServer } = require("node:http");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const [page, pictures] = process.argv.slice(2);

const KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml",
    ".png": "image/png", ".wav": "audio/wav", ".webmanifest": "application/manifest+json",
};
const LAUNCH = {
    executablePath: process.env.CHROMIUM,
    args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync",
    ],
};
const TABLET = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

let step = "";
function holds(what, said = "") {
    if (!what) throw new Error(`${step} ${said}`);
}
async function until(what, check, patience = 15000) {
    const end = Date.now() + patience;
    for (;;) {
        const found = await check();
        if (found) return found;
        if (Date.now() > end) throw new Error(`${step}: ${what} did not come`);
        await new Promise(done => setTimeout(done, 60));
    }
}

// Hands out a folder; which one can be changed while it runs.
async function server(folder) {
    const it = { folder, port: 0 };
    const http = createServer((asked, answer) => {
        const name = decodeURIComponent(new URL(asked.url, "http://here").pathname);
        const file = path.join(it.folder, name === "/" ? "index.html" : path.normalize(name));
        fs.readFile(file, (failed, bytes) => {
            answer.writeHead(failed ? 404 : 200, { "content-type": KINDS[path.extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" });
            answer.end(failed ? "" : bytes);
        });
    });
    await new Promise(done => http.listen(0, "127.0.0.1", done));
    it.port = http.address().port;
    it.close = () => http.close();
    return it;
}

// A tab, and what people do in it.
class Tab {
    constructor(tab) {
        this.tab = tab;
        this.faults = [];
        tab.on("pageerror", fault => this.faults.push(fault.message));
        tab.on("console", line => line.type() === "error" && this.faults.push(line.text()));
    }
    static async open(context, port, wants = () => {}) {
        const it = new Tab(await context.newPage());
        await wants(it.tab);
        await it.tab.goto(`http://127.0.0.1:${port}/`);
        await it.drawn();
        return it;
    }
    async drawn() {
        await this.tab.waitForFunction(() => performance.getEntriesByName("drawn").length > 0, null, { timeout: 30000 });
    }
    async again() {
        await this.tab.reload();
        await this.drawn();
    }
    read() {
        return this.tab.evaluate(() => standie.read());
    }
    async says(text) {
        return (await this.read()).some(line => (line.text ?? line.field ?? "").includes(text));
    }
    find(lines, what) {
        const is = name => (typeof what === "string" ? name === what : what.test(name));
        return lines.find(line => is(line.control ?? "")) ?? lines.find(line => is(line.text ?? "")) ?? lines.find(line => "field" in line && what === "a field");
    }
    async tap(what) {
        const at = await until(`something called ${what}`, async () => this.find(await this.read(), what));
        await this.tab.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
        await this.tab.waitForTimeout(120);
    }
    async log() {
        return (await this.read()).map(line => line.text ?? "").filter(text => text.length > 1).join("\n");
    }
    picture(name) {
        return this.tab.screenshot({ path: path.join(pictures, `${name}.png`) });
    }
    // The games as the browser's storage has them: name and text.
    games() {
        return this.tab.evaluate(() => new Promise((done, failed) => {
            const asked = indexedDB.open("standie");
            asked.onerror = () => failed(asked.error);
            asked.onsuccess = () => {
                const shelf = asked.result.transaction("files").objectStore("files");
                const [keys, values] = [shelf.getAllKeys(), shelf.getAll()];
                shelf.transaction.oncomplete = () => {
                    const games = {};
                    keys.result.forEach(([name], i) => {
                        if (/^standie\/games\/.*\.standie$/.test(name)) games[name] = (games[name] ?? "") + new TextDecoder().decode(values.result[i][1]);
                    });
                    asked.result.close();
                    done(games);
                };
            };
        }));
    }
    async lines() {
        return Object.values(await this.games()).reduce((sum, text) => sum + text.split("\n").length - 1, 0);
    }
    // Seconds the page's one thread works in so many seconds of doing nothing.
    async works(seconds) {
        const session = await this.tab.context().newCDPSession(this.tab);
        await session.send("Performance.enable", { timeDomain: "threadTicks" });
        const busy = async () => (await session.send("Performance.getMetrics")).metrics.find(m => m.name === "TaskDuration").value;
        const before = await busy();
        await this.tab.waitForTimeout(seconds * 1000);
        return (await busy()) - before;
    }
    async kill() {
        const session = await this.tab.context().newCDPSession(this.tab);
        session.send("Page.crash").catch(() => {});
        await new Promise(done => this.tab.once("crash", done));
        await this.tab.close();
    }
    ends() {
        holds(this.faults.length === 0, this.faults.join("; "));
    }
}

// Does something of what there is to do for whoever is asked: mostly the next thing, now and then anything.
const WAYS = ["hurry", "context", /^choose /, /^move /, /^answer /, /^roll/, /^die /, /^card /, /^close/];
async function acts(tab) {
    const lines = await tab.read();
    const controls = lines.filter(line => line.control);
    const open = WAYS.flatMap(what => controls.filter(({ control }) => (typeof what === "string" ? control === what : what.test(control))));
    const way = Math.random() < 0.5 ? open[0] : open[Math.floor(Math.random() * open.length)];
    if (way) await tab.tab.touchscreen.tap(way.x + way.width / 2, way.y + way.height / 2);
    await tab.tab.waitForTimeout(120);
}
async function stuck(tab, fault) {
    await tab.picture("stuck");
    throw new Error(`${fault.message}: ${JSON.stringify((await tab.read()).map(line => line.control ?? line.text))}`);
}
async function plays(tab, records) {
    await tab.tab.bringToFront();
    const wanted = (await tab.lines()) + records;
    const played = async () => {
        await acts(tab);
        return (await tab.lines()) >= wanted;
    };
    await until(`${records} records`, played, 240000).catch(fault => stuck(tab, fault));
}
async function begins(tab) {
    await tab.tap("quick");
    await tab.tap("game classic");
    await tab.tap("start");
    await until("a table", () => tab.says("Undo"));
}
// The tab's own word for a game: the first of those that can be gone on with.
const goesOn = tab => tab.tap("Continue");

async function plain(name, context, port) {
    step = `${name}: a game is begun`;
    let tab = await Tab.open(context, port);
    const first = await tab.tab.evaluate(() => Math.round(performance.getEntriesByName("drawn")[0].startTime));
    await tab.picture(`${name}-home`);
    const idle = await tab.works(4);
    holds(idle < 0.02, `works ${idle} s of 4 at home, with nothing to do`);
    await begins(tab);
    await plays(tab, 25);
    await tab.picture(`${name}-table`);

    step = `${name}: loaded anew`;
    const before = await tab.games();
    await tab.again();
    holds(JSON.stringify(await tab.games()).startsWith(JSON.stringify(before).slice(0, 1000)), "another game");
    await goesOn(tab);
    await until("the table", () => tab.says("Undo"));
    await plays(tab, 10);

    step = `${name}: the tab is killed`;
    const lines = await tab.lines();
    holds(lines >= 35, `${lines} lines`);
    await tab.kill();
    tab = await Tab.open(context, port);
    const left = await tab.lines();
    holds(left >= lines, `${left} lines of ${lines} are left`);
    await goesOn(tab);
    await until("the table", () => tab.says("Undo"));
    await plays(tab, 5);
    tab.ends();
    return [tab, first, idle];
}

async function twoTabs(context, port, first) {
    step = "two tabs";
    const second = await Tab.open(context, port);
    holds(await second.says("another tab"), "the second does not say so");
    await second.picture("second-tab");
    const game = JSON.stringify(await first.games());
    await goesOn(second);
    await until("the table", () => second.says("you can only watch"));
    await second.tab.waitForTimeout(1500);
    holds(JSON.stringify(await second.games()) === game, "the second one wrote");
    await plays(first, 5);
    holds((await second.lines()) === (await first.lines()), "the first one is not kept");
    const now = await first.lines();
    await first.tab.close();
    await second.tab.bringToFront();
    step = "two tabs: one goes";
    await second.again();
    holds(!(await second.says("another tab")), "the other one is gone");
    await goesOn(second);
    await plays(second, 3);
    holds((await second.lines()) >= now + 3, "the first one's records are lost");
    second.ends();
    return second;
}

async function names(tab) {
    step = "a name, by the keys on the screen";
    await tab.again();
    await tab.tap(/^name /);
    await until("a field", async () => (await tab.read()).some(line => "field" in line));
    await tab.tap("a field");
    await until("the keys", () => tab.tab.evaluate(() => document.activeElement.id === "keys"));
    await tab.tab.keyboard.type("Fridayz");
    await tab.tab.keyboard.press("Backspace");
    await tab.tab.keyboard.insertText(" käse");
    await until("what was typed", () => tab.says("Friday käse"), 5000);
    await tab.picture("name");
    await tab.tab.keyboard.press("Enter");
    await until("home", async () => !(await tab.read()).some(line => "field" in line));
    await until("the end of the keys", () => tab.tab.evaluate(() => document.activeElement.id !== "keys"));
    await tab.again();
    holds(await tab.says("Friday käse"), "the name is lost");
}

async function files(tab) {
    step = "a file goes out and comes in";
    const [given] = await Promise.all([tab.tab.waitForEvent("download"), tab.tap(/^export /)]);
    const file = path.join(pictures, given.suggestedFilename());
    await given.saveAs(file);
    holds(given.suggestedFilename() === "Friday käse.standie", given.suggestedFilename());
    const own = Object.values(await tab.games())[0];
    holds(fs.readFileSync(file, "utf8") === own, "the file says something else");
    const [chooser] = await Promise.all([tab.tab.waitForEvent("filechooser"), tab.tap("bring")]);
    await chooser.setFiles(file);
    await until("the table", () => tab.says("Undo"));
    holds(Object.keys(await tab.games()).length === 2, "it is not kept beside the other one");
    await tab.again();
    const [another] = await Promise.all([tab.tab.waitForEvent("filechooser"), tab.tap("bring")]);
    await another.setFiles({ name: "nothing.standie", mimeType: "", buffer: Buffer.from("nothing\n") });
    await until("a word about it", () => tab.says("nothing.standie"));
    return file;
}

async function offline(context, port, tab) {
    step = "without a network";
    await tab.tab.evaluate(() => navigator.serviceWorker.ready);
    await tab.again();
    holds(await tab.tab.evaluate(() => navigator.serviceWorker.controller !== null), "nobody keeps the page");
    await context.setOffline(true);
    const alone = await Tab.open(context, port);
    await alone.picture("offline");
    holds(await alone.says("Standie"), "no home");
    await alone.tab.close();
    await context.setOffline(false);
}

async function update(here, tab) {
    step = "another version";
    const other = fs.mkdtempSync(path.join(os.tmpdir(), "standie-page-"));
    fs.cpSync(here.folder, other, { recursive: true });
    const change = (name, from, to) => {
        const file = path.join(other, name);
        const text = fs.readFileSync(file, "utf8");
        holds(text.includes(from), `${name} has no ${from}`);
        fs.writeFileSync(file, text.replace(from, to));
    };
    change("index.html", "<title>Standie</title>", "<title>Standie, the next</title>");
    change("worker.js", 'VERSION = "', 'VERSION = "next ');
    const version = fs.readdirSync(other).find(name => fs.existsSync(path.join(other, name, "page.js")));
    fs.renameSync(path.join(other, version), path.join(other, "next"));
    change("index.html", `${version}/page.css`, "next/page.css");
    change("index.html", `${version}/page.js`, "next/page.js");
    change("worker.js", "const CACHE", `const MOVED = FILES.forEach((file, i) => { FILES[i] = file.replace("${version}/", "next/"); });\nconst CACHE`);
    const lines = await tab.lines();
    here.folder = other;
    await tab.again();
    holds((await tab.tab.title()) === "Standie", "half of the new one at once");
    await until("the next one", () => tab.tab.evaluate(async () => (await caches.keys()).some(name => name.includes("next"))
        && (await navigator.serviceWorker.getRegistration()).installing === null));
    // The old one goes on.
    await goesOn(tab);
    await plays(tab, 3);
    const played = await tab.lines();
    await tab.tab.reload();
    await tab.tab.waitForFunction(() => document.title === "Standie, the next");
    await tab.drawn();
    const kept = await tab.tab.evaluate(() => caches.keys());
    holds(kept.length === 2, `kept: ${kept}`);
    holds(played >= lines + 3 && (await tab.lines()) === played, "the games are not the same");
    await goesOn(tab);
    await plays(tab, 3);
    fs.rmSync(other, { recursive: true });
}

async function full(tab) {
    step = "no room left";
    const lines = await tab.lines();
    // The browser's own limit counts by guesses and late; this is what it says when it has been reached.
    await tab.tab.evaluate(() => {
        Object.defineProperty(IDBTransaction.prototype, "error", { get: () => new DOMException("no room", "QuotaExceededError") });
        IDBObjectStore.prototype.put = function () {
            setTimeout(() => this.transaction.dispatchEvent(new Event("abort")), 20);
            return this.count();
        };
    });
    const told = async () => {
        await acts(tab);
        return tab.says("isn't being saved any more");
    };
    await until("a word about it", told, 30000).catch(fault => stuck(tab, fault));
    holds(await tab.says("no room"), "it does not say why");
    await tab.picture("full");
    const [given] = await Promise.all([tab.tab.waitForEvent("download"), tab.tap("Take it as a file")]);
    const file = path.join(pictures, "full.standie");
    await given.saveAs(file);
    holds((await tab.lines()) === lines, "half of it was kept");
    await tab.again();
    await goesOn(tab);
    await plays(tab, 2);
    return file;
}

async function refused(browser, port) {
    step = "nothing may be kept";
    const context = await browser.newContext({ ...TABLET, acceptDownloads: true });
    const refuses = tab => tab.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("not here", "SecurityError"); } });
    });
    const tab = await Tab.open(context, port, refuses);
    holds(await tab.says("won't let Standie save"), "it does not say so");
    await tab.picture("refused-home");
    await begins(tab);
    await until("a word about it", () => tab.says("isn't being saved any more"));
    for (let i = 0; i < 12; i += 1) await acts(tab);
    await tab.picture("refused-table");
    const [given] = await Promise.all([tab.tab.waitForEvent("download"), tab.tap("Take it as a file")]);
    const file = path.join(pictures, "refused.standie");
    await given.saveAs(file);
    holds(fs.readFileSync(file, "utf8").split("\n").length > 5, "the file is empty");
    await context.close();
    return file;
}

(async () => {
    const here = await server(page);
    const browser = await chromium.launch(LAUNCH);
    const told = [];
    const began = Date.now();
    const note = () => process.env.CI || console.error(`${((Date.now() - began) / 1000).toFixed(0)} s: ${step}`);
    const phone = await browser.newContext({ ...PHONE, acceptDownloads: true });
    const [, firstPhone] = await plain("phone", phone, here.port);
    await phone.close();
    note();
    const tablet = await browser.newContext({ ...TABLET, acceptDownloads: true });
    const [tab, first, idle] = await plain("tablet", tablet, here.port);
    note();
    const second = await twoTabs(tablet, here.port, tab);
    note();
    await names(second);
    note();
    told.push(await files(second));
    note();
    await offline(tablet, here.port, second);
    note();
    await update(here, second);
    note();
    told.push(await full(second));
    note();
    await tablet.close();
    here.folder = page;
    told.push(await refused(browser, here.port));
    await browser.close();
    here.close();
    console.log(`first picture after ${first} ms on a tablet, ${firstPhone} ms on a telephone; idle ${((idle / 4) * 100).toFixed(2)} %`);
    console.log(`files that came out: ${told.join(", ")}`);
    console.log("web-smoke: good");
})().catch(fault => {
    console.error(`web-smoke: ${fault.stack ?? fault}`);
    process.exit(1);
});
