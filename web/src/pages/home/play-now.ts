import type { GameInfo } from '../../protocol/types';
import { meetMe } from '../../app/identity/identity.svelte';
import { startFair } from '../../fairness/start-game';
import { api } from '../../net/api';
import { prefer } from '../../app/settings/preferences.svelte';

/** Lay a table, fill it with bots of this level and deal. Answers the table. */
export async function playNow(game: GameInfo, level: string, seats = game.seats[0] ?? 2): Promise<string> {
  prefer({ isWelcomed: true }); // whoever plays is no first-time visitor any more
  await meetMe();
  const laid = await api.createTable({
    settings: { game: game.name, seats },
    bots: Array.from({ length: seats - 1 }, () => level),
  });
  await startFair(laid);
  return laid.table;
}
