import type { Hint } from '../../../board';
import { read } from '../placing';

/** What is advised in one district. */
export interface Tip {
  rank: number;
  /** Nothing: not to place a die but a barrier. */
  die: number | null;
  /** What the die does there and how often that wins, in short. */
  more: string;
}

export interface Advice {
  districts: Record<string, Tip>;
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
      effect === 'push' ? '▶ ' : effect === 'pull' ? '◀ ' : effect === 'none' ? '' : `✕${effect.hit} `;
    const chance = wins === null ? '' : `${Math.round(wins * 100)} %`;
    advice.districts[name] ??= { rank, die: placing?.die ?? null, more: (sign + chance).trim() };
    if (placing) advice.dice.push(placing.die);
  }
  return advice;
}
