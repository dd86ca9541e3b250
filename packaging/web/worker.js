// Keeps the page where it was loaded once, so that it opens without a network: all files of one version together, never a
// mixture of two. A new version is fetched beside the old one and takes over when the page is opened the next time.

const VERSION = "@VERSION@";
const FILES = @FILES@;
const CACHE = `standie ${VERSION}`;

self.addEventListener("install", event => {
    event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new Request(file, { cache: "reload" })))));
});

self.addEventListener("activate", event => {
    const old = names => names.filter(name => name.startsWith("standie ") && name !== CACHE);
    event.waitUntil(caches.keys().then(names => Promise.all(old(names).map(name => caches.delete(name)))).then(() => self.clients.claim()));
});

// The page asks for it as it is opened, before anything of the old version runs.
self.addEventListener("message", event => {
    if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", event => {
    if (event.request.method !== "GET") return;
    const here = caches.open(CACHE).then(cache => cache.match(event.request, { ignoreSearch: true }));
    event.respondWith(here.then(found => found || fetch(event.request)));
});
