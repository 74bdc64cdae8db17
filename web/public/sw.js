/*
 * The service worker: messages while no page is open, and what can be said without a server.
 *
 * It knows nothing of one build or another. Files whose names change with their content are kept as they come; a
 * page is always asked for first, so that a server that was renewed is noticed at once; what the server says is
 * kept only to be shown when it cannot be reached.
 */
const FILES = 'tablee-files'; // of the app: their names change with their content
const SAID = 'tablee-said'; // by the server, to this person
const TOLD = 'tablee-told'; // which messages were shown already
const SHELL = '/';
const MOST_TOLD = 60;

/** What the server says that is worth reading without it. */
const KEPT = [
  /^\/api\/me$/,
  /^\/api\/me\/tables$/,
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+\/(rules|schema)$/,
  /^\/api\/lessons\/[^/]+$/,
  /^\/api\/words\//,
  /^\/api\/notices$/,
  /^\/app\.webmanifest$/,
  /^\/icon/,
];

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (KEPT.some((path) => path.test(url.pathname))) event.respondWith(said(request));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(SHELL, { cacheName: FILES });
    const path = new URL(request.url).pathname;
    if (kept && !path.startsWith('/api/') && path !== '/metrics' && path !== '/health') return kept;
    throw problem;
  }
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES, ignoreVary: true });
  return kept ?? fetch(request);
}

async function said(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SAID)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(request, { cacheName: SAID, ignoreVary: true });
    if (!kept) throw problem;
    const headers = new Headers(kept.headers);
    headers.set('x-tablee-kept', '1');
    return new Response(kept.body, { status: kept.status, headers });
  }
}

// --- what is kept ----------------------------------------------------------------------------------------

/** The one page there is, as it is sent without an address of its own. */
async function keepShell() {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (answer.ok) await (await caches.open(FILES)).put(SHELL, answer);
}

/** All files of this build, one by one, so that nobody waits for them; those of earlier builds go. */
async function keepFiles() {
  const answer = await fetch('/offline.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const wanted = await answer.json();
  const cache = await caches.open(FILES);
  await keepShell();
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of wanted.filter((path) => !there.has(path))) {
    const found = await fetch(path);
    if (found.ok) await cache.put(path, found);
  }
  const current = new Set([SHELL, ...wanted]);
  for (const path of there) if (!current.has(path)) await cache.delete(path);
}

/** Rules and lessons, before somebody is without a server. */
async function keepTexts(paths) {
  for (const path of paths) await said(new Request(path));
}

self.addEventListener('message', (event) => {
  const { keep, forget } = event.data ?? {};
  const work = async () => {
    if (forget) await Promise.all([caches.delete(SAID), caches.delete(TOLD)]);
    if (keep) {
      await keepFiles();
      await keepTexts(keep);
    }
    event.ports[0]?.postMessage('done');
  };
  event.waitUntil(work().catch(() => event.ports[0]?.postMessage('failed')));
});

// --- messages --------------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title = 'Tablée', body = '', path = '/', tag = 'tablee', id = '' }) {
  const isNews = await isNew(id);
  // The same message again takes the place of the first one, without a sound.
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-512.png',
    badge: '/icon-512.png',
    renotify: isNews,
    silent: !isNews,
    data: { path },
  });
  await showBadge();
}

/** A server that was stopped in between sends a message twice, under the same id. */
async function isNew(id) {
  const cache = await caches.open(TOLD);
  const name = `/told/${id}`;
  if (!id || (await cache.match(name))) return !id;
  await cache.put(name, new Response(''));
  const names = await cache.keys();
  await Promise.all(names.slice(0, -MOST_TOLD).map((old) => cache.delete(old)));
  return true;
}

/** How many tables wait, on the icon of the app. */
async function showBadge() {
  if (!('setAppBadge' in navigator)) return;
  try {
    const answer = await fetch('/api/me/tables', { credentials: 'same-origin' });
    const tables = await answer.json();
    const waiting = tables.playing.filter((one) => one.is_your_turn).length;
    await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
  } catch {
    // the next page that is opened shows it
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/** The page of that address if it is open, else the home page, which nobody misses, else a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = (wanted) => pages.find(({ url }) => new URL(url).pathname === wanted);
  const there = at(path);
  const one = there ?? at('/');
  // Whoever is at another table stays there.
  if (!one) return self.clients.openWindow(path);
  if (!there) one.postMessage({ go: path });
  return one.focus().catch(() => {}); // browsers allow it after a click only
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription?.options));
});

async function subscribeAgain(options) {
  if (!options) return;
  const made = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch('/api/me/notifications/push', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth }),
  });
}
