import { chosenLanguage } from '../../i18n/translate.svelte';
import { games } from '../../net/games.svelte';
import { go } from '../router/router.svelte';
import './install.svelte'; // the browser's offer to install comes early, and once

const PATIENCE = 5_000; // milliseconds after the page has come: whoever came to play goes first

/** The service worker, started if there is none yet. Fails where the browser allows none. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Start it when the page has long come, and let it keep what can be read without a server. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (data?.go?.startsWith('/')) go(data.go);
  });
  setTimeout(() => {
    worker()
      .then(({ active }) => active?.postMessage({ keep: isSparing() ? [] : textsToKeep() }))
      .catch(() => {}); // private windows may forbid it: then there is none
  }, PATIENCE);
}

/** Somebody else will be here: what the server said to this person goes. */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
}

/** Whoever pays by the byte is not made to fetch what they may never read. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Rules and lessons of all games, in the language at hand. */
const textsToKeep = (): string[] => [
  '/api/me',
  '/api/me/tables',
  '/api/games',
  ...games().flatMap(({ name }) => [
    `/api/games/${name}/rules?lang=${chosenLanguage()}`,
    `/api/lessons/${name}`,
  ]),
];
