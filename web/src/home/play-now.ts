import type { GameInfo } from '../protocol/types';
import { meetMe } from '../me/me.svelte';
import { startFair } from '../chance/start';
import { api } from '../net/api';
import { prefer } from '../settings/preferences.svelte';

/** Lay a table, fill it with bots of this level and deal. Answers the table. */
export async function playNow(game: GameInfo, level: string, seats = game.seats[0] ?? 2): Promise<string> {
  prefer({ isWelcomed: true }); // whoever plays is no first-time visitor any more
  await meetMe();
  const laid = await api.lay({
    settings: { game: game.name, seats },
    bots: Array.from({ length: seats - 1 }, () => level),
  });
  await startFair(laid);
  return laid.table;
}
