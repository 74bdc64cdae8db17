import { meetMe } from '../../app/identity/identity.svelte';
import { api } from '../../net/api';
import type { Listed, MyTables } from '../../protocol/types';
import { prefer } from '../../app/settings/preferences.svelte';

let mine = $state.raw<MyTables | null>(null);
let open = $state.raw<Listed[]>([]);

export const myTables = (): MyTables | null => mine;
export const openTables = (): Listed[] => open;

export async function look(): Promise<void> {
  await meetMe();
  [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
  const waiting = waitingGame(mine);
  prefer({ waiting: waiting && { table: waiting.table, game: waiting.game } });
}

/** The game to go back to: one that waits for me before one that waits for others, the latest of them. */
export function waitingGame(tables: MyTables | null): Listed | null {
  const turn = (one: Listed): number => Number(one.is_your_turn);
  return tables?.playing.toSorted((a, b) => turn(b) - turn(a) || b.changed_at - a.changed_at)[0] ?? null;
}
