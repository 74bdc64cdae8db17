import { api } from '../../../net/api';
import type { Move } from '../../../protocol/types';

const AT_ONCE = 500; // moves that the server spells out in one answer

/** What each move in notation says, by game: it is the same for ever. */
const known: Record<string, Record<string, Move>> = {};

/** Moves spelt out; those that were seen before are not asked for again. */
export async function spell(game: string, moves: readonly string[]): Promise<Record<string, Move>> {
  const unknown = [...new Set(moves)].filter((move) => !known[game]?.[move]);
  for (let first = 0; first < unknown.length; first += AT_ONCE) {
    const asked = unknown.slice(first, first + AT_ONCE);
    const answer = await api.spell(game, asked);
    const spelt = asked.map((move, place) => [move, answer[place]!] as const);
    known[game] = { ...known[game], ...Object.fromEntries(spelt) };
  }
  return known[game] ?? {};
}
