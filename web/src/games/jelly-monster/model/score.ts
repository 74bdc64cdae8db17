import type { View } from './types';

/** The jelly that everybody begins with. */
export const START = 2;

export interface ScoreLine {
  seat: number;
  jelly: number;
  pods: string[];
  /** What the pods with a die rolled, together. */
  rolled: number;
  total: number;
}

/** How everybody's total comes about, the best first. */
export function lines(view: View): ScoreLine[] {
  return view.players
    .map((player, seat) => {
      const pods = player.pods ?? [];
      const worth = player.pods_worth ?? 0;
      const known = pods.reduce((sum, pod) => (pod === 'die' ? sum : sum + Number(pod)), 0);
      const rolled = pods.includes('die') ? worth - known : 0;
      return { seat, jelly: player.jelly, pods, rolled, total: player.jelly + worth };
    })
    .sort((one, other) => other.total - one.total);
}

/** What everybody won or lost in one round, by seat. */
export interface RoundLine {
  round: number;
  gains: number[];
}

/** Round by round; none where nobody kept it, as in a position that somebody made up. */
export function roundLines(view: View): RoundLine[] {
  const rounds = Math.min(...view.players.map(({ jelly_after }) => jelly_after.length));
  return Array.from({ length: rounds }, (_, place) => ({
    round: place + 1,
    gains: view.players.map(({ jelly_after: after }) => (after[place] ?? 0) - (after[place - 1] ?? START)),
  }));
}

/** A gain as it is written: +3, 0, −2. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
