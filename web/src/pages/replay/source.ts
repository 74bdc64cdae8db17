import { nameMyself } from '../../app/identity/identity.svelte';
import { recordPath, replayPath, tablePath, type Route, type Watching } from '../../app/router/routes';
import { preferences } from '../../app/settings/preferences.svelte';
import { startFair } from '../../fairness/start-game';
import type { AnyView } from '../../games/board';
import { api, type PlayingFrom } from '../../net/api';
import type { Frame, Replay } from '../../protocol/types';

export type Watched = Extract<Route, { page: 'replay' | 'record' }>;

/** The frames from `first` on: of a game of a table, or of a record that was brought along. */
export function fetchReplay(route: Watched, first?: number, most?: number): Promise<Replay> {
  const { eyes } = route;
  if (route.page === 'record') return api.replayRecord(route.record, { eyes, first, most });
  const { table, key, game } = route;
  return api.replay(table, { key, game, eyes, first, most });
}

/** One frame as this seat saw it. */
export async function fetchFrame(route: Watched, number: number, seat: number): Promise<Frame | undefined> {
  const { frames } = await fetchReplay({ ...route, eyes: String(seat) }, number, 1);
  return frames[0];
}

/** The same replay, watched otherwise. */
export function pathOf(route: Watched, changes: Partial<Watching> & { game?: number }): string {
  const { game, ...watching } = changes;
  const { eyes, at, review } = { ...route, ...watching };
  if (route.page === 'record') return recordPath(route.record, { eyes, at, review });
  return replayPath(route.table, game ?? route.game, route.key, { eyes, at, review });
}

/** Where one came from. */
export const backOf = (route: Watched): string =>
  route.page === 'record' ? '/' : tablePath(route.table, route.key);

/** The seat whose eyes are open, or else the one that is to move. */
export function seatToPlay(route: Watched, view: AnyView): number {
  const [first = 0] = view.to_act;
  return (route.eyes === 'all' ? null : view.seat) ?? (first < view.seats ? first : 0);
}

/** A new table that goes on here, on this seat. */
export async function playFrom(route: Watched, moves: number, seat: number): Promise<string> {
  await nameMyself();
  const from: PlayingFrom = { moves, seat, bot: preferences.level, start: false };
  const laid =
    route.page === 'record'
      ? await api.playFromRecord(route.record, from)
      : await api.playFrom(route.table, { ...from, game: route.game, key: route.key });
  await startFair(laid);
  return laid.table;
}
