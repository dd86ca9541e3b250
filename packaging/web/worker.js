// Keeps the page where it was loaded once, so that it opens without a network. What makes up a version lies in a folder of
// its own name, so no page is ever a mixture of two: a new one is fetched beside the old one and is there when the page is
// opened the next time; a page of the old one that is still open finds all of its own.

const VERSION = "@VERSION@";
const FILES = @FILES@;
const OURS = "standie ";
const CACHE = OURS + VERSION;

self.addEventListener("install", event => {
    const fetched = FILES.map(file => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(fetched)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", event => {
    // The one before stays for pages that are open.
    const old = names => names.filter(name => name.startsWith(OURS) && name !== CACHE).slice(0, -1);
    const gone = caches.keys().then(names => Promise.all(old(names).map(name => caches.delete(name))));
    event.waitUntil(gone.then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
    if (event.request.method !== "GET") return;
    const how = { ignoreSearch: true };
    const ours = caches.open(CACHE).then(cache => cache.match(event.request, how));
    event.respondWith(ours.then(found => found ?? caches.match(event.request, how)).then(found => found ?? fetch(event.request)));
});
