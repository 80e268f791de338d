// The service worker: the shell of the page opens without a network. What can be asked of the server is always asked first,
// so a page is never older than its server; only files whose names change with their contents come from the cache.

/// <reference lib="webworker" />
export {};
declare const self: ServiceWorkerGlobalScope;

// put in by build.mjs
declare const BUILD: string;
declare const SHELL: string[];

const home = new URL(self.registration.scope).pathname;
const prefix = `burgher:${home}:`; // several houses may lie at one server
const name = prefix + BUILD;
const KEPT = /^api\/(words|games)(\/|$)/; // what never changes while a server runs

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(SHELL.map((path) => home + path)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const old of await caches.keys()) if (old.startsWith(prefix) && old !== name) await caches.delete(old);
    await self.clients.claim();
    for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ build: BUILD });
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(home)) return;
  const path = url.pathname.slice(home.length);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(shell));
  else if (path.startsWith("assets/")) event.respondWith(fromCache(request));
  else if (KEPT.test(path)) event.respondWith(fromServer(request));
});

async function shell(): Promise<Response> {
  return (await caches.match(home, { cacheName: name })) ?? Response.error();
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: name })) ?? keep(request, await fetch(request));
}

async function fromServer(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch (fault) {
    const found = await caches.match(request, { cacheName: name });
    if (found) return found;
    throw fault;
  }
}

async function keep(request: Request, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
}
