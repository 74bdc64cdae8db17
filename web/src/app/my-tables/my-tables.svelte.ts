import { meetMe } from '../identity/identity.svelte';
import { api } from '../../net/api';
import type { Listed, MyTables } from '../../protocol/types';
import { prefer } from '../settings/preferences.svelte';

const LOOK_AGAIN = 60_000; // milliseconds; in between the server says when to look

let mine = $state.raw<MyTables | null>(null);
let isListening = false;

export const myTables = (): MyTables | null => mine;

export async function lookAtMine(): Promise<void> {
  await meetMe();
  mine = await api.myTables();
  void hearOfChanges(mine.playing.length + mine.open.length > 0);
  const waiting = waitingGame(mine);
  prefer({ waiting: waiting && { table: waiting.table, game: waiting.game } });
}

/** Who has no table hears of none, and need not load what listens. */
async function hearOfChanges(hasTables: boolean): Promise<void> {
  if (!hasTables && !isListening) return;
  isListening = hasTables;
  const { socket } = await import('../../net/socket');
  socket.keep(isListening);
}

/** Look when the server says so, at once when somebody comes back, and now and again. Answers how to stop. */
export function keepLooking(): () => void {
  let looking: Promise<void> | null = null;
  let isOutdated = false;
  // Silently: a list that cannot be had for a moment is no reason to disturb anybody. One look at a time.
  function look(): void {
    isOutdated = looking !== null;
    looking ??= lookAtMine()
      .catch(() => {})
      .finally(() => {
        looking = null;
        if (isOutdated) look();
      });
  }
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(look, LOOK_AGAIN);
  document.addEventListener('visibilitychange', lookIfSeen);
  addEventListener('tablee:tables-changed', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
    removeEventListener('tablee:tables-changed', look);
  };
}

/** The game to go back to: one that waits for me before one that waits for others, the latest of them. */
export function waitingGame(tables: MyTables | null): Listed | null {
  const turn = (one: Listed): number => Number(one.is_your_turn);
  return tables?.playing.toSorted((a, b) => turn(b) - turn(a) || b.changed_at - a.changed_at)[0] ?? null;
}

/** Where it is my turn, besides the table that I am at: whoever has waited longest comes first. */
export function waitingForMe(tables: MyTables | null, at = ''): Listed[] {
  const waiting = tables?.playing.filter((one) => one.is_your_turn && one.table !== at) ?? [];
  return waiting.toSorted((a, b) => a.changed_at - b.changed_at);
}
