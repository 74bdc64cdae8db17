import type { View } from './types';

export interface Share {
  move: string;
  parts: { seat: number; amount: number }[];
}

/** Every way to share out what there is: all of it, and to nobody more than is owed. */
export function shares(view: View, eyes: number): Share[] {
  const owed = view.scoring?.owed?.[eyes];
  const purse = view.players[eyes]?.jelly ?? 0;
  if (!owed) return [];
  const found: number[][] = [];
  const give = (seat: number, left: number, given: number[]): void => {
    if (seat === owed.length) {
      if (left === 0) found.push(given);
      return;
    }
    for (let amount = Math.min(left, owed[seat] ?? 0); amount >= 0; amount--)
      give(seat + 1, left - amount, [...given, amount]);
  };
  give(0, purse, []);
  return found.map((given) => {
    const parts = given.flatMap((amount, seat) => (amount > 0 ? [{ seat, amount }] : []));
    return { move: ['give', ...parts.map(({ seat, amount }) => `${seat}:${amount}`)].join(' '), parts };
  });
}
