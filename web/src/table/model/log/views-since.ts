import type { AnyView, LastMove } from '../../../games/board';
import { api } from '../../../net/api';

/** How the table was before the first of these moves, and after each since, in the game of that number. */
export async function viewsSince(
  last: readonly LastMove[],
  table: string,
  key: string,
  game: number,
): Promise<{ number: number; view: AnyView }[]> {
  const first = (last[0]?.place ?? 0) - 1;
  if (first < 0) return [];
  const { frames } = await api.replay(table, { game, key, first });
  return frames.flatMap(({ number, views: [view] }) => (view ? [{ number, view }] : []));
}
