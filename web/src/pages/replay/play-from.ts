import { startFair } from '../../fairness/start-game';
import type { AnyView } from '../../games/board';
import { api } from '../../net/api';
import { preferences } from '../../app/settings/preferences.svelte';

/** Which game of which table, and through whose eyes it is watched. */
type Watched = { table: string; game: number; eyes: string; key: string };

/** A new table that goes on here: on the seat whose eyes are open, or else on the one that is to move. */
export async function playFrom(
  { table, game, eyes, key }: Watched,
  moves: number,
  view: AnyView,
): Promise<string> {
  const [first = 0] = view.to_act;
  const seat = (eyes === 'all' ? null : view.seat) ?? (first < view.seats ? first : 0);
  const laid = await api.playFrom(table, { game, moves, seat, bot: preferences.level, key, start: false });
  await startFair(laid);
  return laid.table;
}
