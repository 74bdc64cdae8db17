import { notify } from '../notifications/notices';
import { sound } from '../notifications/sounds';
import { nameMyself } from '../identity/identity.svelte';
import { go } from '../router/router.svelte';
import { tablePath } from '../router/routes';
import { prefer } from '../settings/preferences.svelte';
import { startFair } from '../../fairness/start-game';
import { say } from '../../i18n/translate.svelte';
import { api, Refusal, type Wishes } from '../../net/api';
import type { SearchTold } from '../../protocol/types';
import { complain } from '../../ui/problem';

const AGAIN_AFTER = 2_000; // milliseconds, where the server could not be reached

/** A search as the server tells of it, and since when it goes on by the clock of this device. */
interface Search {
  told: SearchTold;
  wishes: Wishes;
  since: number;
  /** Ends the waiting for an answer. */
  waiting: AbortController;
}

let current = $state.raw<Search | null>(null);

/** What is being looked for on this page, whichever part of it is shown; null: nothing. */
export const search = (): Search | null => current;

/** Look for a game until there is one, or until it is cancelled. */
export async function beginSearch(wishes: Wishes): Promise<void> {
  await nameMyself();
  prefer({ wishes, isWelcomed: true });
  const told = await api.beginSearch(wishes);
  current = { told, wishes, since: Date.now(), waiting: new AbortController() };
  void follow(told.search);
}

/** Look no longer. */
export function cancelSearch(): void {
  const ended = current;
  current = null;
  ended?.waiting.abort();
  if (ended) api.endSearch(ended.told.search).catch(() => {}); // it ends by itself half a minute later
}

/** Play against the bots that are offered. The search goes on. */
export async function playOffered(): Promise<void> {
  const offer = current?.told.bot;
  if (!offer) return;
  const laid = await api.createTable({ settings: offer.settings, bots: offer.bots });
  await startFair(laid);
  go(tablePath(laid.table));
}

async function follow(id: string): Promise<void> {
  while (current?.told.search === id) {
    try {
      const told = await api.followSearch(id, current.told.state, current.waiting.signal);
      if (current?.told.search !== id) return; // cancelled meanwhile
      current = { ...current, told };
      if (told.state === 'seated') return arrive(told.table);
    } catch (problem) {
      if (current?.told.search !== id) return;
      if (problem instanceof Refusal && problem.code === 'no-connection')
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      else {
        current = null;
        complain(problem);
      }
    }
  }
}

function arrive(table: string): void {
  current = null;
  sound('turn');
  notify(say('ui-find-found'), say('ui-find-found-more'));
  go(tablePath(table));
}

// Whoever closes the page is not matched with anybody.
addEventListener('pagehide', cancelSearch);
