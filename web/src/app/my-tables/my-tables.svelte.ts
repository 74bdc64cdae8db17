import { meetMe } from '../identity/identity.svelte';
import { api } from '../../net/api';
import type { Listed, MyTables } from '../../protocol/types';
import { prefer } from '../settings/preferences.svelte';

const LOOK_AGAIN = 15_000; // milliseconds
const LOOK_AGAIN_HIDDEN = 60_000; // in a page that nobody sees: its title still tells

let mine = $state.raw<MyTables | null>(null);

export const myTables = (): MyTables | null => mine;

export async function lookAtMine(): Promise<void> {
  await meetMe();
  mine = await api.myTables();
  const waiting = waitingGame(mine);
  prefer({ waiting: waiting && { table: waiting.table, game: waiting.game } });
}

/** Look now and again, on whichever page; at once when somebody comes back to it. Answers how to stop. */
export function keepLooking(): () => void {
  let last = Date.now();
  // Silently: a list that cannot be had for a moment is no reason to disturb anybody.
  const look = (): void => {
    last = Date.now();
    void lookAtMine().catch(() => {});
  };
  const tick = (): void => {
    const isHidden = document.visibilityState === 'hidden';
    if (!isHidden || Date.now() - last >= LOOK_AGAIN_HIDDEN) look();
  };
  const timer = setInterval(tick, LOOK_AGAIN);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
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
