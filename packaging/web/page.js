// The page around the window: what the app cannot do by itself in a browser.

const wait = document.getElementById("wait");
const said = document.getElementById("said");
const again = document.getElementById("again");
const field = document.getElementById("keys");
const canvas = () => document.querySelector("canvas");
again.addEventListener("click", () => location.reload());

// Keys on the screen write into a field that is never seen. What changes in it becomes keys of the window: as many letters
// back as are gone, then those that have come. A margin before the caret lets letters be taken back that stood there before.
const MARGIN = "\u00a0".repeat(16);
let writing = false;
let fingers = false;
let written = MARGIN;

function press(key) {
    const window = canvas();
    if (!window) return;
    for (const kind of ["keydown", "keyup"]) window.dispatchEvent(new KeyboardEvent(kind, { key, code: key.length > 1 ? key : "", cancelable: true }));
}
function fresh() {
    field.value = written = MARGIN;
    field.setSelectionRange(MARGIN.length, MARGIN.length);
}
function open() {
    if (!writing || !fingers || document.activeElement === field) return;
    fresh();
    field.focus({ preventScroll: true });
}
field.addEventListener("input", event => {
    const before = [...written], now = [...field.value];
    let same = 0;
    while (same < before.length && same < now.length && before[same] === now[same]) same += 1;
    for (let i = same; i < before.length; i += 1) press("Backspace");
    for (const letter of now.slice(same)) press(letter === "\u00a0" ? " " : letter);
    written = field.value;
    if (!event.isComposing && (now.length < 4 || now.length > 200)) fresh();
});
field.addEventListener("keydown", event => {
    if (["Enter", "Escape", "Tab", "ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
        event.preventDefault();
        press(event.key);
    }
});
addEventListener("pointerdown", event => { fingers = event.pointerType !== "mouse"; }, true);
// Some browsers bring their keys only while a finger is being lifted.
addEventListener("pointerup", open);
// The window is still being used while the field has the keys.
for (const kind of ["blur", "focusout"]) {
    addEventListener(kind, event => {
        if (writing && fingers && event.target === canvas()) event.stopImmediatePropagation();
    }, true);
}

// The screen stays awake while a game lies on the table and can be seen.
let wanted = false;
let lock = null;
async function stay() {
    const held = wanted && document.visibilityState === "visible";
    if (!held && lock) {
        lock.release().catch(() => {});
        lock = null;
    } else if (held && (!lock || lock.released) && navigator.wakeLock) {
        lock = await navigator.wakeLock.request("screen").catch(() => null);
    }
}
document.addEventListener("visibilitychange", stay);

// Sounds, from the files beside this one; the browser's sound rests while there is none.
const LINGER = 1500;
const sounds = new Map();
let speaker = null;
let rests = 0;
async function play(name, volume) {
    const Context = globalThis.AudioContext;
    // Before anybody has touched anything a browser plays nothing.
    if (!Context || navigator.userActivation?.hasBeenActive === false) return;
    speaker ??= new Context();
    if (!sounds.has(name)) {
        const file = fetch(beside(`sounds/${name}.wav`)).then(answer => answer.arrayBuffer());
        sounds.set(name, file.then(bytes => speaker.decodeAudioData(bytes)));
    }
    const buffer = await sounds.get(name);
    if (speaker.state === "suspended") await speaker.resume();
    const source = speaker.createBufferSource();
    const loud = speaker.createGain();
    source.buffer = buffer;
    loud.gain.value = volume;
    source.connect(loud).connect(speaker.destination);
    source.start();
    clearTimeout(rests);
    rests = setTimeout(() => speaker.suspend(), buffer.duration * 1000 + LINGER);
}

// Files come and go.
async function bring(files) {
    for (const file of files) standie.took(file.name, new Uint8Array(await file.arrayBuffer()));
}
addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", event => {
    event.preventDefault();
    bring(event.dataTransfer?.files ?? []);
});

// What can be read on the screen, and where: for whoever cannot see it, and for tests.
let reader = () => {};
const standie = globalThis.standie = {
    took() {},
    look() {},
    read() {
        return new Promise(done => {
            reader = done;
            standie.look();
        });
    },
    seen(lines) {
        reader(JSON.parse(lines));
    },
    drawn() {
        wait.hidden = true;
        performance.mark("drawn");
    },
    broke(why) {
        said.textContent = `Standie fell over: ${why}. Everything up to the last move is saved.`;
        again.hidden = wait.hidden = false;
    },
    write(on) {
        writing = on;
        if (on) open();
        else if (document.activeElement === field) {
            field.blur();
            canvas()?.focus({ preventScroll: true });
        }
    },
    awake(on) {
        wanted = on;
        stay();
    },
    play(name, volume) {
        play(name, volume).catch(() => {});
    },
    calm() {
        return matchMedia("(prefers-reduced-motion: reduce)").matches;
    },
    give(name, bytes) {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    pick() {
        const choose = document.createElement("input");
        choose.type = "file";
        choose.addEventListener("change", () => bring(choose.files));
        choose.click();
    },
};

// The rest of this version lies beside this file.
const beside = name => new URL(name, import.meta.url);

try {
    navigator.serviceWorker?.register("worker.js", { updateViaCache: "none" }).catch(() => {});
    const { default: init } = await import("./standie.js");
    await init({ module_or_path: beside("standie_bg.wasm") });
} catch (why) {
    said.textContent = `This browser can't run Standie: ${why.message ?? why}`;
    again.hidden = false;
}
