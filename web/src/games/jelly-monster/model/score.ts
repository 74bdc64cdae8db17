import type { View } from './types';

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
