import type { Hint } from '../board';
import { read } from './placing';

export interface Advice {
  /** By district: the rank, the die and what it does, in short. */
  districts: Record<string, string>;
  dice: number[];
  /** Moves that are no placing. */
  others: string[];
}

export function advised(hints: readonly Hint[]): Advice {
  const advice: Advice = { districts: {}, dice: [], others: [] };
  for (const { move, rank, wins } of hints) {
    const placing = read(move);
    const block = /^block ([a-g])$/.exec(move)?.[1];
    const name = placing?.district ?? block;
    if (name === undefined) {
      advice.others.push(move);
      continue;
    }
    const effect = placing?.effect ?? 'none';
    const sign =
      effect === 'push' ? ' ▶' : effect === 'pull' ? ' ◀' : effect === 'none' ? '' : ` ✕${effect.hit}`;
    const chance = wins === null ? '' : ` ${Math.round(wins * 100)} %`;
    const text = `${rank}. ${placing ? placing.die : '▨'}${sign}${chance}`;
    advice.districts[name] ??= text;
    if (placing) advice.dice.push(placing.die);
  }
  return advice;
}
